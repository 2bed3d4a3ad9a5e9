/**
 * Reads a trace and verifies it. One pass checks every line: it is the canonical text of an entry, the entry follows
 * the schema, and entries are numbered, chained and counted as they were written. Later reads of the trace read what
 * was checked here.
 */

import { isUtf8 } from "node:buffer";
import {
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
} from "vscode-languageserver-protocol";
import { canonical, depthMax, parseStrict } from "../../model/json.ts";
import { push } from "../../model/push.ts";
import { sha256Bytes } from "../../platform/hashing.ts";
import { validateTraceV1 } from "../../schemas/generated/trace.v1.ts";
import {
  BrokenTrace,
  type CheckpointBlock,
  chainStart,
  entryKinds,
  hashedText,
  sha256Text,
  type TraceEntry,
  type TraceFault,
  type TraceHeader,
  type TraceProblem,
  type Trailer,
  timeSuffix,
  traceSchema,
  withTime,
} from "./format.ts";
import { type ByteLine, headroomBytes, lineText, readLines } from "./lines.ts";
import { placeholder } from "./scrub.ts";
import type { TraceSource } from "./source.ts";

export type Trace = {
  readonly name: string;
  /** Source that the trace is read from. */
  readonly source: TraceSource;
  readonly header: TraceHeader;
  /** Entries in order, read again from the file. Throws BrokenTrace if the file is not the same any more. */
  readonly entries: (filter?: EntryFilter) => Iterable<TraceEntry>;
  /** Number of entries, including the trailer. */
  readonly count: number;
  readonly root: string;
  /** Everything but frames, checkpoints and the trailer. */
  readonly notes: readonly TraceEntry[];
  readonly documents: Documents;
};

/** Documents that the session opened, by their path in the tree. Texts are read again on each query. */
type Documents = {
  /** Text of the document when it was first opened. */
  readonly get: (path: string) => (() => string) | undefined;
  /** Texts of the document each time that it was opened or changed, in order. */
  readonly texts: (path: string) => readonly (() => string)[];
};

export type EntryFilter = {
  /** Number of the first entry to read. */
  readonly from?: number;
  /** Direction of the frames to read; the other direction is left out. */
  readonly direction?: ">" | "<";
};

export type ReadTrace = { readonly kind: "trace"; readonly trace: Trace };

/** Verifies a trace and opens it. A damaged trace is a value, not an error: it is a result that commands report. */
export function readTrace(source: TraceSource): ReadTrace | TraceFault {
  try {
    return { kind: "trace", trace: checkedTrace(source) };
  } catch (error) {
    if (error instanceof BrokenTrace) return error.fault;
    throw error;
  }
}

/** Maximum size of all notes of a trace together; notes are kept in memory. */
const noteBytesMax = 64 * 1_048_576;

/** Position where a block begins: the number of its first entry and its byte offset. */
type BlockStart = { readonly entry: number; readonly at: number };

/**
 * Verifies every line of a trace in one pass: form, schema, number and hash chain. Notes where blocks and texts begin,
 * so that later reads can jump there. Throws BrokenTrace at the first fault.
 */
function checkedTrace(source: TraceSource): Trace {
  source.check();
  const refuse = (problem: TraceProblem, index: number, entry: number | null, message: string) =>
    new BrokenTrace(source.name, { problem, line: index + 1, entry, message });
  source.size();
  const notes: TraceEntry[] = [];
  /** Byte offsets of the lines that hold texts of documents. */
  const texts: number[] = [];
  const starts: BlockStart[] = [{ entry: 0, at: 0 }];
  const blocks: CheckpointBlock[] = [];
  let state: Buffer = Buffer.from(chainStart, "hex");
  let index = 0;
  let noteBytes = 0;
  let trailer: Trailer | undefined;
  const endBlock = (h: string, next: number): void => {
    const last = starts.at(-1);
    blocks.push({ h, bytes: next - (last?.at ?? 0) });
  };
  const lines = readLines(source, 0);
  for (const line of lines) {
    if (!line.isWhole) throw refuse("truncated", index, index, "the last line is incomplete");
    if (trailer !== undefined) throw refuse("trailer", index, null, "the trace goes on after the trailer");
    const text = lineText(line);
    const entry = parseEntry(text, line, (problem, message) => refuse(problem, index, index, message));
    if (entry.i !== index) {
      const next = lines.next();
      throw misnumbered(refuse, index, entry.i, next.done === true ? undefined : numberIn(next.value));
    }
    if (index === 0) assertHeader(entry, refuse);
    assertSchema(entry, (message) => refuse("not-following-schema", index, index, message));
    const next = line.at + line.end - line.start + 1;
    if (entry.k === "checkpoint" || entry.k === "trailer") {
      const h = sha256Text(state);
      const since = starts.at(-1)?.entry ?? 0;
      const what = `one of the entries ${since} to ${index - 1} was changed: their hash differs from the`;
      if (entry.k === "checkpoint") {
        if ((entry.m as { h: string }).h !== h)
          throw refuse("checkpoint", index, index, `${what} checkpoint`);
        endBlock(h, next);
        starts.push({ entry: index + 1, at: next });
      } else {
        trailer = entry.m as Trailer;
        if (trailer.entries !== index)
          throw refuse(
            "trailer",
            index,
            index,
            `the trailer counts ${trailer.entries} entries, but the trace has ${index}`,
          );
        if (trailer.root !== h) throw refuse("trailer", index, index, `${what} trailer`);
        endBlock(h, line.at);
        if (canonical(trailer.blocks) !== canonical(blocks))
          throw refuse("trailer", index, index, "the trailer lists other blocks than the trace has");
      }
    } else if (entry.k !== "frame") {
      notes.push(entry);
      noteBytes += line.end - line.start;
      if (noteBytes > noteBytesMax)
        throw refuse(
          "too-large",
          index,
          index,
          `the entries other than messages have more than ${noteBytesMax} bytes`,
        );
    } else if (entry.d === ">") {
      const document = documentIn(entry.m, (why) => refuse("not-following-schema", index, index, why));
      if (document !== undefined) texts.push(line.at);
    }
    state = chainLine(state, line, entry.t);
    index += 1;
  }
  const header = notes[0]?.m as TraceHeader | undefined;
  if (header === undefined || trailer === undefined)
    throw refuse("truncated", index, null, `the ${header === undefined ? "header" : "trailer"} is missing`);
  return {
    name: source.name,
    source,
    header,
    entries: (filter = {}) => entriesOf(source, starts, filter),
    count: index,
    root: trailer.root,
    notes,
    documents: documentsOf(source, texts),
  };
}

type Refuse = (problem: TraceProblem, index: number, entry: number | null, message: string) => BrokenTrace;

/**
 * Hashes a line without copying it: writes the state in front of the line, and the closing brace over the time. Both
 * places were already read. Copies of all lines would make large traces slow to verify.
 */
function chainLine(state: Buffer, { chunk, start, end }: ByteLine, time: number): Buffer {
  const hashedEnd = end - timeSuffix(time).length;
  state.copy(chunk, start - headroomBytes);
  chunk[hashedEnd] = closingBrace;
  return sha256Bytes(chunk.subarray(start - headroomBytes, hashedEnd + 1));
}

const closingBrace = 0x7d;

type Say = (problem: TraceProblem, message: string) => BrokenTrace;

/**
 * Parses a line into an entry: an object with a number, a kind and a time. Refuses a line that is not the canonical
 * text of its entry, because the hash is computed from the line.
 */
export function parseEntry(text: string, { chunk, start, end }: ByteLine, say: Say): TraceEntry {
  // Invalid UTF-8 decodes to U+FFFD. Without this check, two different lines would have the same text.
  if (text.includes("\ufffd") && !isUtf8(chunk.subarray(start, end)))
    throw say("not-json", "the line is not UTF-8");
  const entry = parseJson(text) as Partial<TraceEntry> | null | undefined;
  if (entry === undefined || !isCanonical(text, entry)) {
    const read = parseStrict(text);
    throw read.kind === "invalid"
      ? say("not-json", `${read.message}, at column ${read.column}`)
      : say("not-canonical", "the line is not a trace entry in canonical JSON (RFC 8785)");
  }
  const isEntry =
    Number.isSafeInteger(entry?.i) &&
    Number.isSafeInteger(entry?.t) &&
    entryKinds.includes(entry?.k as never);
  if (!isEntry) throw say("not-following-schema", "the line is not a trace entry");
  return entry as TraceEntry;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * True if `text` is the RFC 8785 text of the entry that was parsed from it. Usually JSON.stringify of ordered members
 * gives the same text, which is fast. Two cases need the slow serializer: members named like numbers, which JavaScript
 * reorders, and half surrogate pairs.
 */
function isCanonical(text: string, entry: unknown): boolean {
  if (isOrdered(entry, 0) && !text.includes("\\ud")) return JSON.stringify(entry) === text;
  try {
    const { t, ...hashed } = entry as TraceEntry;
    return withTime(hashedText(hashed), t) === text;
  } catch {
    return false;
  }
}

/**
 * True if all members are in order of their names, which RFC 8785 requires. False beyond the maximum depth, so that the
 * recursion is bounded.
 */
function isOrdered(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth > depthMax) return false;
  if (Array.isArray(value)) return value.every((one) => isOrdered(one, depth + 1));
  let before = "";
  for (const key in value) {
    if (key < before || !isOrdered((value as Record<string, unknown>)[key], depth + 1)) return false;
    before = key;
  }
  return true;
}

/**
 * Returns the fault of an entry with a wrong number. The next line shows whether the entry was repeated, swapped,
 * changed or removed, so that the user knows what happened to the file.
 */
function misnumbered(refuse: Refuse, index: number, found: number, next: number | undefined): BrokenTrace {
  if (found < index)
    return refuse("duplicate-entry", index, found, `the entry appears again where entry ${index} belongs`);
  if (found === index + 1 && next === index)
    return refuse("swapped-entries", index, index, `the entry follows entry ${found}, but belongs before it`);
  if (next === index + 1)
    return refuse("changed-entry", index, index, `the number of the entry changed to ${found}`);
  const missing =
    found === index + 1 ? "the entry is missing" : `this entry and all up to entry ${found - 1} are missing`;
  return refuse("missing-entry", index, index, missing);
}

function numberIn(line: ByteLine): number | undefined {
  const entry = parseJson(lineText(line)) as { i?: unknown } | null | undefined;
  return typeof entry?.i === "number" ? entry.i : undefined;
}

/** Throws if the first entry is not a header of this format: another version would fail later with a riddle. */
function assertHeader(entry: TraceEntry, refuse: Refuse): void {
  const schema = (entry.m as { schema?: unknown } | null)?.schema;
  if (entry.k === "header" && schema === traceSchema) return;
  const other = typeof schema === "string" ? `; its schema is ${JSON.stringify(schema.slice(0, 80))}` : "";
  throw refuse("not-following-schema", 0, 0, `the first line is not a header of ${traceSchema}${other}`);
}

/**
 * Throws if an entry does not follow the schema. Frames are most of a trace, so a short check written by hand
 * (`isFrame`) replaces the slow validator for them.
 */
export function assertSchema(entry: TraceEntry, say: (message: string) => BrokenTrace): void {
  if (entry.k === "frame" ? isFrame(entry) : validateTraceV1(entry)) return;
  validateTraceV1(entry);
  // The validator tries every kind of entry. Only the error of the entry's own kind is about its content.
  const wrong = validateTraceV1.errors?.find(({ instancePath }) => instancePath.startsWith("/m"));
  const where = wrong === undefined ? "" : `: ${wrong.instancePath} ${wrong.message}`;
  throw say(`the entry does not follow schemas/trace.v1.json${where}`);
}

/** True if an entry is a valid frame: the same rules as in the schema, which a test compares. */
export function isFrame(entry: TraceEntry): boolean {
  const { d, m, t } = entry;
  const isMessage = typeof m === "object" && m !== null && (m as { jsonrpc?: unknown }).jsonrpc === "2.0";
  return (
    (d === ">" || d === "<") &&
    entry.i >= 0 &&
    t >= 0 &&
    isMessage &&
    !Array.isArray(m) &&
    Object.keys(entry).length === frameMembers
  );
}

const frameMembers = 5;

/**
 * Returns the document of the tree that a message from this client opens; undefined for any other message. Callers use
 * it to find the texts that a recorded session was about.
 */
export function openedDocument(
  message: unknown,
): { readonly path: string; readonly text: string } | undefined {
  const { method } = message as { method?: unknown };
  if (method !== DidOpenTextDocumentNotification.method) return undefined;
  return documentIn(message, (why) => new Error(why));
}

/**
 * Returns the document of the tree whose whole text a message from this client sends, by opening or by changing it.
 * Undefined for any other message. A replay takes the texts of files from there, because it has no tree.
 */
function documentIn(
  message: unknown,
  say: (message: string) => Error,
): { readonly path: string; readonly text: string } | undefined {
  const { method, params } = message as {
    method?: unknown;
    params?: {
      textDocument?: { uri?: unknown; text?: unknown };
      contentChanges?: readonly { text?: unknown; range?: unknown }[];
    };
  };
  const isOpened = method === DidOpenTextDocumentNotification.method;
  if (!isOpened && method !== DidChangeTextDocumentNotification.method) return undefined;
  const { uri } = params?.textDocument ?? {};
  const [change] = params?.contentChanges ?? [];
  const text = isOpened ? params?.textDocument?.text : change?.range === undefined ? change?.text : undefined;
  const prefix = `${placeholder("ROOT_URI")}/`;
  if (typeof uri !== "string" || typeof text !== "string" || !uri.startsWith(prefix)) return undefined;
  try {
    return { path: decodeURIComponent(uri.slice(prefix.length)), text };
  } catch {
    throw say("the path of the opened document cannot be decoded");
  }
}

/** Creates the look-up of texts. It collects the paths only at the first query, because a verification needs none. */
function documentsOf(source: TraceSource, all: readonly number[]): Documents {
  let places: ReadonlyMap<string, readonly number[]> | undefined;
  const collected = () => {
    const found = new Map<string, number[]>();
    for (const at of all) push(found, documentAt(source, at).path, at);
    return found;
  };
  const texts = (path: string) => {
    places ??= collected();
    return (places.get(path) ?? []).map((at) => () => documentAt(source, at).text);
  };
  // The first text is that of the file. Later ones can be probes.
  return { get: (path) => texts(path)[0], texts };
}

function documentAt(source: TraceSource, at: number): { readonly path: string; readonly text: string } {
  const document = documentIn(entryAt(source, at).m, () => changedMeanwhile(source));
  if (document === undefined) throw changedMeanwhile(source);
  return document;
}

/** Number of bytes that are read at once for one line. */
const chunkBytes = 65_536;

function entryAt(source: TraceSource, at: number): TraceEntry {
  const line = readLines(source, at, chunkBytes).next();
  if (line.done === true) throw changedMeanwhile(source);
  return againRead(source, line.value);
}

/** Yields the entries from a number on. Starts at the beginning of their block, whose position is known. */
function* entriesOf(
  source: TraceSource,
  starts: readonly BlockStart[],
  { from = 0, direction }: EntryFilter,
): Generator<TraceEntry, void> {
  const block = starts.findLast((start) => start.entry <= from) ?? { entry: 0, at: 0 };
  let number = block.entry;
  for (const line of readLines(source, block.at)) {
    const isWanted = number >= from && (direction === undefined || directionOf(line) === direction);
    if (isWanted) yield againRead(source, line);
    number += 1;
  }
}

/** A frame begins with `{"d":">"`, everything else with its number. */
function directionOf({ chunk, start }: ByteLine): ">" | "<" | undefined {
  if (chunk[start + 2] !== letterD) return undefined;
  return chunk[start + 6] === greaterThan ? ">" : "<";
}

const letterD = 0x64;
const greaterThan = 0x3e;

function againRead(source: TraceSource, line: ByteLine): TraceEntry {
  const entry = parseJson(lineText(line));
  if (entry === undefined) throw changedMeanwhile(source);
  return entry as TraceEntry;
}

function changedMeanwhile({ name }: TraceSource): BrokenTrace {
  const message = "the file changed while Lanser read it";
  return new BrokenTrace(name, { problem: "damaged-file", line: null, entry: null, message });
}
