/** What a trace says instead of the places of one machine. */
import { expect, test } from "vitest";
import { makePortable } from "../../../src/session/trace/record.ts";
import { createScrubber, placeholder } from "../../../src/session/trace/scrub.ts";
import type { Message } from "../../../src/session/wire/transport.ts";

const scrubber = createScrubber(
  new Map([
    ["ROOT", "/app"],
    ["ROOT_URI", "file:///app"],
  ]),
);

function opening(text: string): Message {
  const textDocument = { uri: "file:///app/m.py", languageId: "python", version: 1, text };
  return { jsonrpc: "2.0", method: "textDocument/didOpen", params: { textDocument } };
}

test("a document that is opened keeps its text, also where it names a place: positions count its characters", () => {
  const text = `where = "/app/data"  # ${placeholder("ROOT")}\n`;
  expect(makePortable(scrubber, opening(text))).toEqual({
    jsonrpc: "2.0",
    method: "textDocument/didOpen",
    params: {
      textDocument: { uri: `${placeholder("ROOT_URI")}/m.py`, languageId: "python", version: 1, text },
    },
  });
});

test("what a server sends under that name may be anything", () => {
  const odd = [undefined, {}, { textDocument: 1 }, { textDocument: { uri: "file:///app/m.py" } }];
  const said = odd.map((params) => {
    const message = { jsonrpc: "2.0", method: "textDocument/didOpen", params } as unknown as Message;
    return (makePortable(scrubber, message) as { params?: unknown }).params;
  });
  expect(said).toEqual([
    undefined,
    {},
    { textDocument: 1 },
    { textDocument: { uri: `${placeholder("ROOT_URI")}/m.py` } },
  ]);
});

test("our process id is in no trace", () => {
  const initialize: Message = {
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { processId: 4711, rootPath: "/app" },
  };
  expect(makePortable(scrubber, initialize)).toEqual({
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { processId: 0, rootPath: placeholder("ROOT") },
  });
});

test("what a server tells of itself names no port, token or home; what it complains of is kept as it is", () => {
  const wide = createScrubber(new Map([["HOME", "/home/me"]]));
  const log = (type: number, message: string): Message => ({
    jsonrpc: "2.0",
    method: "window/logMessage",
    params: { type, message },
  });
  const said = "listening on 127.0.0.1:4711 for 3f2504e0-4f89-41d3-9a0c-0305e82c3301 in /home/me/.cache";
  const read = (message: Message) =>
    (makePortable(wide, message) as { params: { message: string } }).params.message;
  expect([read(log(3, said)), read(log(2, said))]).toEqual([
    `listening on 127.0.0.1:${placeholder("PORT:1")} for ${placeholder("TOKEN:1")} in ${placeholder("HOME")}/.cache`,
    said,
  ]);
});
