/** What a trace says instead of the places of one machine. */
import { expect, test } from "vitest";
import { portable } from "../../src/trace/record.ts";
import { createScrubber, placeholder } from "../../src/trace/scrub.ts";
import type { Message } from "../../src/wire/transport.ts";

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
  expect(portable(scrubber, opening(text))).toEqual({
    jsonrpc: "2.0",
    method: "textDocument/didOpen",
    params: {
      textDocument: { uri: `${placeholder("ROOT_URI")}/m.py`, languageId: "python", version: 1, text },
    },
  });
});

test("our process id is in no trace", () => {
  const initialize: Message = {
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { processId: 4711, rootPath: "/app" },
  };
  expect(portable(scrubber, initialize)).toEqual({
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { processId: 0, rootPath: placeholder("ROOT") },
  });
});
