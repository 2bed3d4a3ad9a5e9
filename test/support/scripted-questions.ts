/**
 * A language server that answers questions of its own reading of the texts: a place means the word there, which is defined
 * where it stands first and used where it stands. It counts columns in the encoding that it is told, and does one thing wrong.
 * `node scripted-questions.ts ENCODING ODDITY`; what it does besides is what `scripted-pyright.ts` does.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createDecoder, encodeFrame } from "../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../src/session/wire/limits.ts";
import type { Message } from "../../src/session/wire/transport.ts";
import { play } from "./scripted-pyright.ts";

export const encodings = ["utf-8", "utf-16", "utf-32"] as const;
type Encoding = (typeof encodings)[number];

export const oddities = [
  "nothing",
  "answers the second question before the first",
  "answers everything twice",
  "answers the first question when the second comes",
  "answers with a number",
  "answers with places that are none",
  "answers with places outside of the tree",
  "publishes what belongs to versions that there never were",
  "answers with 100,001 places",
  "answers with a frame over the limit",
  "sends a million items in parts",
  "ends when it is asked",
  "counts in what nobody offered",
] as const;
export type Oddity = (typeof oddities)[number];

/** This file, to be started by Node with an encoding and an oddity. */
export const scriptedQuestions = fileURLToPath(import.meta.url);

type Position = { readonly line: number; readonly character: number };
type Answer = (message: Message) => unknown;

/** How many units stand before a UTF-16 offset; by Buffer and by code points, and not by what is tested. */
function unitsBefore(line: string, offset: number, encoding: Encoding): number {
  const before = line.slice(0, offset);
  return { "utf-8": Buffer.byteLength(before), "utf-16": before.length, "utf-32": [...before].length }[
    encoding
  ];
}

function serve(encoding: Encoding, oddity: Oddity): void {
  const texts = new Map<string, string>();
  let root = "";
  let waiting: Message | undefined;
  let asked = 0;
  const send = (message: Message) => {
    const result = message["result"] as { capabilities?: object } | null | undefined;
    const isInitialize = typeof result === "object" && result !== null && "capabilities" in result;
    const all = isInitialize
      ? { ...message, result: { capabilities: offered(result.capabilities) } }
      : message;
    process.stdout.write(encodeFrame(all));
  };
  const offered = (own: object | undefined) => ({
    ...own,
    positionEncoding: oddity === "counts in what nobody offered" ? "utf-7" : encoding,
    definitionProvider: true,
    referencesProvider: true,
    hoverProvider: true,
    documentHighlightProvider: true,
    documentSymbolProvider: true,
  });
  const usual = play("nothing", {
    send,
    writeRaw: (text) => void process.stdout.write(text),
    end: (code) => process.exit(code),
  });

  const allTexts = (): ReadonlyMap<string, string> => {
    const folder = fileURLToPath(root);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) =>
      one.endsWith(".py"),
    );
    const onDisk = files.map((one): [string, string] => {
      const path = join(folder, one);
      return [pathToFileURL(path).href, readFileSync(path, "utf8")];
    });
    return new Map([...onDisk, ...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  const wordAt = (uri: string, { line, character }: Position): string | undefined => {
    const text = (allTexts().get(uri) ?? "").split(/\r\n|[\r\n]/u)[line] ?? "";
    return [...text.matchAll(word)].find(
      ({ 0: found, index }) =>
        unitsBefore(text, index, encoding) <= character &&
        character <= unitsBefore(text, index + found.length, encoding),
    )?.[0];
  };
  const places = (wanted: string) =>
    [...allTexts()].flatMap(([uri, text]) =>
      text.split(/\r\n|[\r\n]/u).flatMap((line, number) =>
        [...line.matchAll(word)]
          .filter(([found]) => found === wanted)
          .map(({ index }) => ({
            uri,
            range: {
              start: { line: number, character: unitsBefore(line, index, encoding) },
              end: { line: number, character: unitsBefore(line, index + wanted.length, encoding) },
            },
          })),
      ),
    );
  const found: Answer = ({ params }) => {
    const { textDocument, position } = params as { textDocument: { uri: string }; position: Position };
    const wanted = wordAt(textDocument.uri, position);
    return wanted === undefined ? [] : places(wanted);
  };
  const answers: Readonly<Record<string, Answer>> = {
    "textDocument/definition": (message) => (found(message) as readonly object[]).slice(0, 1),
    "textDocument/references": found,
    "textDocument/hover": ({ params }) => {
      const { textDocument, position } = params as { textDocument: { uri: string }; position: Position };
      return { contents: `word ${wordAt(textDocument.uri, position)}` };
    },
    "textDocument/documentHighlight": found,
    "textDocument/documentSymbol": () => [],
  };

  const reply = (message: Message, result: unknown) => send({ jsonrpc: "2.0", id: message["id"], result });
  const honest = (message: Message) => reply(message, answers[String(message["method"])]?.(message));
  const here = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };

  /** How a question is answered. */
  const odd: Readonly<Record<Oddity, (message: Message) => void>> = {
    nothing: honest,
    "counts in what nobody offered": honest,
    "answers the second question before the first": (message) => {
      if (waiting === undefined) waiting = message;
      else for (const one of [message, waiting]) honest(one);
    },
    "answers everything twice": (message) => {
      honest(message);
      honest(message);
    },
    "answers the first question when the second comes": (message) => {
      if (asked === 1) waiting = message;
      else for (const one of [waiting ?? message, message]) honest(one);
    },
    "answers with a number": (message) => reply(message, 7),
    "answers with places that are none": (message) =>
      reply(message, [{ uri: `${root}/a.py`, range: { start: { line: -1, character: 0 } } }]),
    "answers with places outside of the tree": (message) =>
      reply(
        message,
        ["file:///etc/passwd", `${root}/../x.py`, "untitled:x", `${root}/a.py`].map((uri) => ({
          uri,
          range: here,
        })),
      ),
    "publishes what belongs to versions that there never were": (message) => {
      for (const version of [-1, 0, 99])
        send({
          jsonrpc: "2.0",
          method: "textDocument/publishDiagnostics",
          params: {
            uri: `${root}/a.py`,
            version,
            diagnostics: [{ range: here, message: "old", severity: 1 }],
          },
        });
      honest(message);
    },
    "answers with 100,001 places": (message) =>
      reply(
        message,
        Array.from({ length: 100_001 }, (_, line) => ({
          uri: `${root}/a.py`,
          range: { start: { line, character: 0 }, end: { line, character: 1 } },
        })).reverse(),
      ),
    "answers with a frame over the limit": () =>
      void process.stdout.write(`Content-Length: ${decoderLimits.frameBytesMax + 1}\r\n\r\n`),
    "sends a million items in parts": (message) => {
      const value = Array.from({ length: 1_000 }, () => ({ uri: `${root}/a.py`, range: here }));
      for (let part = 0; part < 1_000; part += 1)
        send({ jsonrpc: "2.0", method: "$/progress", params: { token: "part", value } });
      reply(message, value);
    },
    "ends when it is asked": () => process.exit(7),
  };

  const decoder = createDecoder(decoderLimits);
  process.stdin.on("data", (bytes) => {
    for (const event of decoder.push(bytes)) if (event.kind === "message") receive(event.message);
  });
  process.stdin.on("end", () => process.exit(0));

  const receive = (message: Message): void => {
    const params = message["params"] as {
      rootUri?: string;
      textDocument?: { uri: string; text?: string };
      contentChanges?: readonly { text: string }[];
    } | null;
    const method = message["method"];
    if (method === "initialize") root = params?.rootUri ?? "";
    if (method === "textDocument/didOpen")
      texts.set(params?.textDocument?.uri ?? "", params?.textDocument?.text ?? "");
    if (method === "textDocument/didChange")
      texts.set(params?.textDocument?.uri ?? "", params?.contentChanges?.[0]?.text ?? "");
    if (method === "textDocument/didClose") texts.delete(params?.textDocument?.uri ?? "");
    if (typeof method === "string" && Object.hasOwn(answers, method)) {
      asked += 1;
      odd[oddity](message);
    } else usual(message);
  };
}

const word = /[\p{L}\p{M}\p{N}_]+/gu;

if (import.meta.main) {
  const encoding = encodings.find((one) => one === process.argv[2]);
  const oddity = oddities.find((one) => one === process.argv[3]);
  if (encoding === undefined || oddity === undefined)
    throw new Error(`no such server: ${process.argv.slice(2)}`);
  serve(encoding, oddity);
}
