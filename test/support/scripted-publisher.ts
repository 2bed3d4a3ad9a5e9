/**
 * A server that publishes its diagnostics: one error on every line of a document that holds the word `broken`. It does
 * one thing wrong, or only unusual, on purpose. Nothing in it happens by time: what is late comes after so many
 * questions of its own were answered.
 */
import type { Message } from "../../src/session/wire/transport.ts";

export const publisherFaults = [
  "nothing",
  "publishes late",
  "publishes for an older version first",
  "publishes for an older version of b.py only",
  "publishes an empty list before it has looked",
  "publishes an empty list, and what it found when the next document is opened",
  "publishes an error and takes it back before it ends its progress",
  "corrects b.py when the last canary is opened",
  "keeps correcting b.py",
  "publishes nothing for b.py",
  "publishes nothing at all",
  "publishes for 1100 files that were not opened",
  "publishes 101 diagnostics for b.py",
  "publishes what is not a list for b.py",
  "publishes b.py a thousand times over",
  "names no version",
  "names null as version",
  "names a text as version",
  "names no document",
  "encodes URIs in another way",
  "clears a document when it is closed",
  "clears a document of another version when it is closed",
  "gives up on b.py",
  "never ends its progress",
  "ends with code 3 when b.py is opened",
  "does not ask for opened documents",
] as const;
export type PublisherFault = (typeof publisherFaults)[number];

type Side = { readonly send: (message: Message) => void; readonly end: (code: number) => void };
type Document = { readonly uri: string; readonly version: number; readonly text: string };

/** Before what was found in a document is published, and after it, `noise` may send what it likes. */
export type Noise = (when: "before" | "after", document: Document, side: NoiseSide) => void;
export type NoiseSide = {
  readonly publish: (uri: string, version: number | undefined, diagnostics: unknown) => void;
  readonly progress: (token: string, kind: "begin" | "end") => void;
  readonly log: (message: string) => void;
};

export function playPublisher(
  fault: PublisherFault,
  { send, end }: Side,
  noise: Noise = () => undefined,
): (message: Message) => void {
  const open = new Map<string, Document>();
  const awaited = new Map<unknown, () => void>();
  let nextId = 0;
  let corrections = 0;
  let owed: () => void = () => undefined;
  const notify = (method: string, params: object) => send({ jsonrpc: "2.0", method, params });
  const request = (method: string, params: object, then: () => void) => {
    nextId += 1;
    awaited.set(`s${nextId}`, then);
    send({ jsonrpc: "2.0", id: `s${nextId}`, method, params });
  };
  const reply = (to: Message, result: unknown) => send({ jsonrpc: "2.0", id: to["id"], result });
  const progress: NoiseSide["progress"] = (token, kind) => notify("$/progress", { token, value: { kind } });
  const log: NoiseSide["log"] = (message) => notify("window/logMessage", { type: 3, message });
  const publish: NoiseSide["publish"] = (uri, version, diagnostics) =>
    notify("textDocument/publishDiagnostics", {
      ...(fault === "names no document" ? {} : { uri: writtenUri(uri) }),
      ...(version === undefined ? {} : { version: writtenVersion(version) }),
      diagnostics,
    });
  const writtenUri = (uri: string) =>
    fault === "encodes URIs in another way"
      ? uri.replace("file://", "file://localhost").replace("/b.py", "/%62.py")
      : uri;
  const writtenVersion = (version: number) => {
    if (fault === "names no version") return undefined;
    if (fault === "names null as version") return null;
    return fault === "names a text as version" ? String(version) : version;
  };
  /** Asks so many questions first. */
  const after = (questions: number, then: () => void): void => {
    if (questions === 0) then();
    else request("window/workDoneProgress/create", { token: "q" }, () => after(questions - 1, then));
  };

  const check = (document: Document): void => {
    const { uri, version } = document;
    const isB = uri.endsWith("/b.py");
    if (isB && fault === "ends with code 3 when b.py is opened") {
      end(3);
      return;
    }
    if (isB && fault === "gives up on b.py") log(`Giving up on ${uri}`);
    if (fault === "publishes an empty list, and what it found when the next document is opened") {
      owed();
      owed = () => publish(uri, version, foundIn(document));
      publish(uri, version, []);
      return;
    }
    if (fault === "corrects b.py when the last canary is opened" && uri.includes("canary_last")) correct();
    if (fault === "keeps correcting b.py" && uri.includes("canary_last")) correct();
    progress(uri, "begin");
    noise("before", document, { publish, progress, log });
    const found = foundIn(document, corrections);
    if (
      fault === "publishes for an older version first" ||
      fault === "publishes for an older version of b.py only"
    )
      publish(uri, version - 1, [item(7)]);
    if (fault === "publishes an empty list before it has looked") publish(uri, version, []);
    if (fault === "publishes an error and takes it back before it ends its progress")
      publish(uri, version, [...found, item(0)]);
    if (fault === "publishes b.py a thousand times over" && isB)
      for (let n = 0; n < 1_000; n += 1) publish(uri, version, [item(n % 3)]);
    if (fault === "publishes for 1100 files that were not opened" && isB)
      for (let n = 0; n < 1_100; n += 1) publish(uri.replace("b.py", `${n}.py`), undefined, [item(0)]);
    const isKept =
      (isB &&
        [
          "publishes nothing for b.py",
          "publishes for an older version of b.py only",
          "gives up on b.py",
        ].includes(fault)) ||
      fault === "publishes nothing at all";
    after(fault === "publishes late" ? 20 : 0, () => {
      if (!isKept) publish(uri, version, isB ? foundInB(found) : found);
      if (fault !== "never ends its progress") progress(uri, "end");
      noise("after", document, { publish, progress, log });
    });
  };
  const foundInB = (found: readonly object[]): unknown => {
    if (fault === "publishes what is not a list for b.py") return { items: found };
    if (fault !== "publishes 101 diagnostics for b.py") return found;
    return Array.from({ length: 101 }, () => item(0));
  };
  /** Something else about b.py, which may be closed. */
  const correct = (): void => {
    if (corrections > 0 && fault !== "keeps correcting b.py") return;
    corrections += 1;
    const b = [...seen.values()].find(({ uri }) => uri.endsWith("/b.py"));
    if (b !== undefined) publish(b.uri, b.version, foundIn(b, corrections));
  };
  const seen = new Map<string, Document>();

  const handlers: Readonly<Record<string, (message: Message) => void>> = {
    initialize: (message) => {
      const textDocumentSync =
        fault === "does not ask for opened documents" ? 0 : { openClose: true, change: 2 };
      reply(message, { capabilities: { textDocumentSync } });
    },
    "textDocument/didOpen": (message) => {
      const document = documentOf(message);
      open.set(document.uri, document);
      seen.set(document.uri, document);
      check(document);
    },
    "textDocument/didClose": (message) => {
      const { uri } = documentOf(message);
      const version = open.get(uri)?.version ?? 0;
      open.delete(uri);
      if (fault === "clears a document when it is closed") publish(uri, undefined, []);
      if (fault === "clears a document of another version when it is closed") publish(uri, version + 1, []);
    },
    shutdown: (message) => reply(message, null),
    exit: () => end(0),
  };
  return (message) => {
    const method = message["method"];
    if (typeof method === "string") {
      handlers[method]?.(message);
      return;
    }
    const then = awaited.get(message["id"]);
    awaited.delete(message["id"]);
    then?.();
  };
}

/** One diagnostic a line that holds the word; after a correction one more on the first line. */
export function foundIn({ uri, text }: Pick<Document, "uri" | "text">, corrections = 0): readonly object[] {
  const lines = text.split("\n").flatMap((line, index) => (line.includes("broken") ? [item(index)] : []));
  const extra = uri.endsWith("/b.py") ? Array.from({ length: corrections }, () => item(0, "corrected")) : [];
  return [...lines, ...extra];
}

function item(line: number, message = "it is broken"): object {
  const range = { start: { line, character: 0 }, end: { line, character: 1 } };
  return { range, severity: 1, source: "Scripted", code: "broken", message };
}

function documentOf(message: Message): Document {
  return (message["params"] as { textDocument: Document }).textDocument;
}
