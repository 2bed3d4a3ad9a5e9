/** What a server is told of documents and files: capabilities and registrations in, notifications out. */
import { expect, test } from "vitest";
import { emptyFacts } from "../../../src/servers/protocol/facts.ts";
import { documentAt, takePublication } from "../../../src/servers/protocol/published.ts";
import { createDocuments } from "../../../src/session/lsp/documents.ts";

function opened(sync: unknown, watchers: readonly object[] = [], published: "kept" | "dropped" = "dropped") {
  const facts = emptyFacts(published);
  facts.registrations.set("w", {
    id: "w",
    method: "workspace/didChangeWatchedFiles",
    options: { watchers },
  });
  const sent: string[] = [];
  const documents = createDocuments(
    { rootPath: "/tree", facts, capabilities: () => ({ textDocumentSync: sync }) },
    (method, params) => sent.push(`${method.replace(/^.*\//u, "")} ${JSON.stringify(params)}`),
  );
  return { documents, sent, facts };
}

const uri = "file:///tree/a.py";

test("each text of a document comes under a higher version than the one before", () => {
  const { documents, sent } = opened(2);
  documents.open({ uri, languageId: "python", text: "1" });
  documents.change({ uri, text: "2" });
  documents.change({ uri, text: "3" });
  documents.close(uri);
  documents.open({ uri, languageId: "python", text: "4" });
  expect(sent.map((one) => one.match(/^\w+|"version":\d|"text":"\d"/gu)?.join(" "))).toEqual([
    'didOpen "version":1 "text":"1"',
    'didChange "version":2 "text":"2"',
    'didChange "version":3 "text":"3"',
    "didClose",
    'didOpen "version":1 "text":"4"',
  ]);
});

test("a document that is held is another for as long as somebody has opened it, and is told of once where nothing differs", () => {
  const { documents, sent } = opened(2);
  const other = "file:///tree/b.py";
  const lines = () =>
    sent.splice(0).map((one) =>
      one
        .match(/^\w+|\w\.py|"text":"\w+"/gu)
        ?.join(" ")
        .replaceAll('"', ""),
    );
  documents.hold([
    { uri, languageId: "python", text: "held" },
    { uri: other, languageId: "python", text: "too" },
  ]);
  expect(lines()).toEqual(["didOpen a.py text:held", "didOpen b.py text:too"]);
  documents.open({ uri, languageId: "python", text: "held" });
  documents.close(uri);
  expect(lines()).toEqual([]);
  documents.open({ uri, languageId: "python", text: "mine" });
  expect(lines()).toEqual(["didClose a.py", "didOpen a.py text:mine"]);
  documents.close(uri);
  expect(lines()).toEqual(["didClose a.py", "didOpen a.py text:held"]);
  expect([documents.isOpen(uri), documents.isOpen(other)]).toEqual([true, true]);
  documents.hold([{ uri: other, languageId: "python", text: "now" }]);
  expect(lines()).toEqual(["didClose a.py", "didClose b.py", "didOpen b.py text:now"]);
  expect(documents.isOpen(uri)).toBe(false);
});

test("what was published for the text before is none of the text after", () => {
  const { documents, facts } = opened(2, [], "kept");
  documents.open({ uri, languageId: "python", text: "1" });
  takePublication({ uri, version: 1, diagnostics: [] }, facts);
  documents.change({ uri, text: "2" });
  expect(documentAt(facts, uri)).toMatchObject({ version: 2, ofVersion: undefined });
  takePublication({ uri, version: 1, diagnostics: [] }, facts);
  expect(documentAt(facts, uri)).toMatchObject({ ofVersion: undefined, otherVersions: 1 });
});

test.each([
  [2, []],
  [{ openClose: true, change: 2 }, []],
  [{ openClose: true, save: false }, []],
  [{ openClose: true, save: true }, ['didSave {"textDocument":{"uri":"file:///tree/a.py"}}']],
  [{ openClose: true, save: {} }, ['didSave {"textDocument":{"uri":"file:///tree/a.py"}}']],
  [
    { openClose: true, save: { includeText: true } },
    ['didSave {"textDocument":{"uri":"file:///tree/a.py"},"text":"x"}'],
  ],
])("is told of a saved document as it wants to be: %j", (sync, expected) => {
  const { documents, sent } = opened(sync);
  documents.save({ uri, text: "x" });
  expect(sent).toEqual(expected);
});

test.each([
  ["**", 7, true],
  ["**/*.{go,py}", 7, true],
  ["*.py", undefined, true],
  ["/tree/**/*", 7, true],
  ["**/pyrightconfig.json", 7, false],
  ["**/*.py", 1, false],
  ["**/*.py", 4, false],
  ["**/*.py", 2, true],
  [{ baseUri: "file:///tree", pattern: "**/*.py" }, 7, true],
  [{ baseUri: { uri: "file:///tree", name: "tree" }, pattern: "*.py" }, 7, true],
  [{ baseUri: "file:///other", pattern: "**" }, 7, false],
  [{ pattern: "**" }, 7, false],
  [7, 7, false],
] as const)(
  "is told of an edited file where it watches it: %j of kind %s: %s",
  (globPattern, kind, isTold) => {
    const { documents, sent } = opened(2, [{ globPattern, ...(kind === undefined ? {} : { kind }) }]);
    documents.edited([uri]);
    expect(sent).toEqual(
      isTold ? ['didChangeWatchedFiles {"changes":[{"uri":"file:///tree/a.py","type":2}]}'] : [],
    );
  },
);

test("who does not want to know of documents is told of none", () => {
  const { documents, sent } = opened({ openClose: false });
  documents.open({ uri, languageId: "python", text: "1" });
  documents.change({ uri, text: "2" });
  documents.close(uri);
  expect(sent).toEqual([]);
});
