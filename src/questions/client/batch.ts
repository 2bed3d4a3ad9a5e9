/**
 * Sends many queries to warm servers: lines in, lines out in the same order. A line can refer to a place in the answer
 * to an earlier line. Equal queries are sent once. An error in a line is reported in its place.
 */
import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { canonical, readMember, valueAtPointer } from "../../model/json.ts";
import { splitText } from "../../model/text.ts";
import { validateBatchV1 } from "../../schemas/generated/questions.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import { printPlace } from "../../selectors/place.ts";
import type { PositionSpec } from "../../selectors/spec.ts";
import type { Bundle, BundleEnvironment, Resolution } from "../bundle/bundle.ts";
import { type BundleError, bundleError } from "../bundle/bundle.ts";
import type { AnswerFacts } from "../bundle/facts.ts";
import { fromServer, unitOf } from "../query/encoding.ts";
import { questionCalled, questions } from "../query/questions.ts";
import { reload } from "../query/status.ts";
import type { Client } from "./client.ts";
import { createMemo } from "./memo.ts";
import type { ClientRequest } from "./request.ts";
import { askOver, createGate } from "./turns.ts";
import { requestFrom, type WrittenQuestion, writtenMembers } from "./written.ts";

export type BatchOptions = {
  readonly indexing: ColumnUnit;
  readonly timeoutMs: number | null;
  /** Maximum number of concurrent queries to a server. */
  readonly inFlightMax: number;
  /** `kept`: an answer is reused for equal queries. */
  readonly memo: "kept" | "off";
};

/** Number of lines that are read before the oldest of them is answered. */
export const aheadMax = 256;
/**
 * Limits on the answers that a later line can refer to: their number and their total bytes. The last answer is always
 * kept, so that the next line can refer to it.
 */
const referableMax = 4_096;
const referableBytesMax = 4 * 1_048_576;
export const batchLineLengthMax = 1_048_576;

type Line = Omit<WrittenQuestion, "place"> & {
  readonly id: string;
  readonly place?: string | PositionSpec | Reference;
};

/** Output for one line. */
type Out = { readonly id: string; readonly bundle: Bundle } | Problem;
type Problem = { readonly id: string | null; readonly line: number; readonly error: BundleError };

type Entry = {
  readonly abort: AbortController;
  readonly out: Promise<Out>;
  /** Sends the query again; undefined for a line without a query. */
  readonly again: (() => Promise<Out>) | undefined;
  /** Number of earlier lines that stopped servers. */
  readonly reloads: number;
};

/**
 * Runs a batch. `write` receives one line without its line feed, as soon as all lines before it have an answer. Lines
 * run ahead up to `aheadMax`, which keeps the servers busy and the memory bounded. An answer from a server that was
 * restarted meanwhile is repeated, so that no answer contradicts a line before it.
 */
export async function runBatch(
  client: Client,
  lines: AsyncIterable<string>,
  write: (line: string) => void,
  options: BatchOptions,
): Promise<void> {
  const gate = createGate(options.inFlightMax);
  const memo = createMemo(options.memo);
  const waiting: Entry[] = [];
  const byId = new Map<string, Entry>();
  const referable = createReferable();
  const ids = new Set<string>();
  /** Restarts seen in received answers, and in written ones. */
  const [received, written] = [createSessions(), createSessions()];
  const writeFirst = async (): Promise<void> => {
    const first = waiting[0];
    if (first === undefined) return;
    let out = await first.out;
    // An earlier line already has an answer from a newer server process, so this older answer is repeated.
    if (first.again !== undefined && written.isOlder(out, first.reloads)) out = await first.again();
    written.note(out, first.reloads);
    waiting.shift();
    write(canonical(out));
    if (out.id === null || byId.get(out.id) !== first) return;
    byId.delete(out.id);
    referable.keep(out.id, "bundle" in out ? referredIn(out.bundle) : nothingReferred);
  };
  let draining: Promise<void> | undefined;
  let broken: { readonly error: unknown } | undefined;
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) await writeFirst();
    draining = undefined;
  };
  const begin = (): void => {
    draining ??= drain().catch((error: unknown) => {
      broken = { error };
    });
  };
  let number = 0;
  /** Number of earlier lines that stopped servers. Answers of those servers are queried again. */
  let reloads = 0;
  for await (const text of lines) {
    number += 1;
    if (text.trim() === "") continue;
    const read = readLine(text);
    if (read.kind === "cancel") {
      byId.get(read.id)?.abort.abort();
      continue;
    }
    const abort = new AbortController();
    const isTwice = read.kind === "question" && ids.has(read.line.id);
    const at = { number, reloads };
    const again = read.kind === "problem" || isTwice ? undefined : () => answer(read.line, at, abort.signal);
    const out =
      again?.() ??
      Promise.resolve(
        read.kind === "problem"
          ? problemOf(number, read.id, read.message)
          : problemOf(number, read.line.id, duplicateIdText(read.line.id)),
      );
    const entry = { abort, out, again, reloads };
    if (read.kind === "question" && isReload(read.line)) reloads += 1;
    waiting.push(entry);
    if (read.kind === "question" && !isTwice) {
      ids.add(read.line.id);
      byId.set(read.line.id, entry);
    }
    begin();
    while (waiting.length >= aheadMax && broken === undefined) await waiting[0]?.out;
    if (broken !== undefined) throw broken.error;
  }
  while (waiting.length > 0 && broken === undefined) {
    begin();
    await draining;
  }
  if (broken !== undefined) throw broken.error;

  async function answer(
    line: Line,
    at: { readonly number: number; readonly reloads: number },
    signal: AbortSignal,
  ): Promise<Out> {
    const { id, overlay } = line;
    try {
      const question = questionCalled(line.cmd);
      const request = await requestOf(line, signal);
      const isAlone = question.isAlone === true || overlay !== undefined;
      // The key counts restarts, so that an answer from an ended server process is not reused.
      const of = [client.tree, at.reloads, received.count()];
      const key = canonical([...of, keyOf(question.name, request), overlay ?? null]);
      const asked = () =>
        gate(isAlone, () =>
          overlay === undefined ? client.ask(request) : askOver(client, request, overlay),
        );
      // The state of servers changes at any time, so its answer is never reused.
      const bundle = question.kind === "servers" ? await asked() : await memo(key, asked, signal);
      // Files may have changed since a reused answer was made.
      const marked = bundle.meta.cache === "hit" ? await client.marked(request, bundle) : bundle;
      const isEdit = question.purpose === "edits";
      const meta = isEdit ? { ...marked.meta, step: at.number } : marked.meta;
      const out = { id, bundle: { ...marked, meta } };
      received.note(out, at.reloads);
      return out;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { id, line: at.number, error: bundleError(error, null) };
    }
  }

  async function requestOf({ place, ...line }: Line, signal: AbortSignal): Promise<ClientRequest> {
    if (!isReference(place)) return requestFrom({ ...line, ...compact({ place }) }, options, signal);
    const referred = await placeAt(place.$ref);
    return requestFrom({ ...line, place: referred.place, indexing: referred.unit }, options, signal);
  }

  /** Returns the referenced place. Answers use the server's own column unit. */
  async function placeAt(reference: string): Promise<ReferredPlace> {
    const { id, pointer } = splitReference(reference);
    const waited = await byId.get(id)?.out;
    const referred =
      waited === undefined
        ? referable.of(id)
        : "bundle" in waited
          ? referredIn(waited.bundle)
          : nothingReferred;
    if (referred === undefined) throw new UserError("not-found", unknownIdText(id));
    return await referredPlace(client, referred, { id, pointer });
  }
}

type ReferredPlace = { readonly place: string; readonly unit: ColumnUnit };

/** Returns the place at a pointer of an answer. Throws a UserError if there is none. */
async function referredPlace(
  client: Client,
  referred: Referred,
  { id, pointer }: ReturnType<typeof splitReference>,
): Promise<ReferredPlace> {
  const fact = valueAtPointer(referred, pointer);
  const path = readMember(fact, "path");
  const range = readMember(fact, "selectionRange") ?? readMember(fact, "range");
  if (typeof path !== "string" || !Array.isArray(range))
    throw new UserError("not-found", `the answer to \`${id}\` has no place at ${pointer}`);
  const [line = 0, column = 0] = range as readonly number[];
  const encoding = referred.encoding ?? "utf-16";
  const text = (await client.text(path)) ?? "";
  // A server counts in the decoded text, and a place in the bytes of the file.
  const decoded = text.isWellFormed() ? [] : splitText(text.toWellFormed());
  const at = fromServer(decoded, { line, character: column }, encoding);
  const character = at?.character ?? column;
  return {
    place: printPlace({ kind: "position", path, line: line + 1, column: character + 1 }),
    unit: at === undefined ? unitOf(encoding) : "utf-16",
  };
}

/** Place in the answer to an earlier line: `ID#/facts/definitions/0`. */
export type Reference = { readonly $ref: string };

/** True for a reference: a place as an object has a kind instead. */
export function isReference(place: string | object | undefined): place is Reference {
  return typeof place === "object" && "$ref" in place;
}

/** Splits a reference into the id of a line, which can contain any character, and a JSON pointer. */
export function splitReference(reference: string): { readonly id: string; readonly pointer: string } {
  const end = reference.lastIndexOf("#/");
  return { id: reference.slice(0, end), pointer: reference.slice(end + 1) };
}

/** Parts of an answer that a later line can refer to: its places, and the unit of their columns. */
type Referred = {
  readonly facts?: AnswerFacts;
  readonly resolution?: Resolution | null;
  readonly encoding: BundleEnvironment["positionEncoding"];
};

const nothingReferred: Referred = { encoding: null };

function referredIn(bundle: Bundle): Referred {
  const { resolution, environment } = bundle;
  const facts = "facts" in bundle ? { facts: bundle.facts } : {};
  return { ...facts, resolution, encoding: environment.positionEncoding };
}

/**
 * Keeps the answers that later lines can refer to, by id, within the limits above. Stores bytes, because parsed values
 * and concatenated strings take ten times as much memory. Drops the oldest first.
 */
function createReferable() {
  const texts = new Map<string, Buffer>();
  let bytes = 0;
  return {
    keep: (id: string, referred: Referred): void => {
      const own = Buffer.from(canonical(referred));
      texts.set(id, own);
      bytes += own.length;
      for (const [oldest, one] of texts) {
        const isWithin = texts.size <= referableMax && bytes <= referableBytesMax;
        if (isWithin || oldest === id) break;
        texts.delete(oldest);
        bytes -= one.length;
      }
    },
    of: (id: string): Referred | undefined => {
      const text = texts.get(id);
      return text === undefined ? undefined : (JSON.parse(text.toString()) as Referred);
    },
  };
}

/**
 * Counts the restarts of each server on each of its roots, as the answers report them. A batch uses it to detect an
 * answer that comes from an earlier process of the same server.
 */
function createSessions() {
  const restarts = new Map<string, number>();
  const keyIn = (out: Out, reloads: number): string | undefined => {
    if (!("bundle" in out) || out.bundle.environment.server === null) return undefined;
    const { server, root } = out.bundle.environment;
    return canonical([reloads, server.id, root]);
  };
  const restartsIn = (out: Out): number => ("bundle" in out ? out.bundle.meta.restarts : 0);
  return {
    note: (out: Out, reloads: number): void => {
      const key = keyIn(out, reloads);
      if (key !== undefined) restarts.set(key, Math.max(restarts.get(key) ?? 0, restartsIn(out)));
    },
    isOlder: (out: Out, reloads: number): boolean => {
      const key = keyIn(out, reloads);
      return key !== undefined && restartsIn(out) < (restarts.get(key) ?? 0);
    },
    count: (): number => [...restarts.values()].reduce((sum, one) => sum + one, 0),
  };
}

function isReload({ cmd }: Line): boolean {
  return cmd === reload.name;
}

/** Returns the key by which two queries are equal. It leaves out members that do not change the answer. */
function keyOf(
  name: string,
  { places, params, seen, indexing, workspace, limit, cursor, timeoutMs }: ClientRequest,
) {
  // Queries with other timeouts differ: the one that waits longer can have an answer where the other has none.
  return [name, places, params, seen ?? null, indexing, workspace, limit ?? null, cursor ?? null, timeoutMs];
}

type ReadLine =
  | { readonly kind: "question"; readonly line: Line }
  | { readonly kind: "cancel"; readonly id: string }
  | { readonly kind: "problem"; readonly id: string | null; readonly message: string };

/**
 * Parses one line of a batch. A mistake is a value, not an error: it is reported in the place of the line's answer, and
 * the batch continues.
 */
export function readLine(text: string): ReadLine {
  const problem = (message: string, id: unknown): ReadLine => ({
    kind: "problem",
    id: typeof id === "string" && id !== "" && id.length <= 200 ? id : null,
    message,
  });
  if (text.length > batchLineLengthMax)
    return problem(`the line has more than ${batchLineLengthMax} characters`, null);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem("the line is not JSON", null);
  }
  const id = readMember(value, "id");
  const isOut = readMember(value, "bundle") !== undefined || readMember(value, "error") !== undefined;
  if (isOut || !validateBatchV1(value)) {
    const why = isOut ? "the line is an answer, not a question" : reasonOf(value);
    return problem(why, id);
  }
  const line = value as Line;
  return line.cmd === "cancel" ? { kind: "cancel", id: line.id } : { kind: "question", line };
}

/**
 * Names the first mistake in a line that the schema refuses. A schema error would name a rule of the schema; the user
 * needs the member to correct.
 */
function reasonOf(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return "the line is not a JSON object";
  if (typeof readMember(value, "id") !== "string") return "the line has no `id`";
  if (typeof readMember(value, "cmd") !== "string") return "the line has no `cmd`";
  const known: readonly string[] = ["id", ...writtenMembers];
  const other = Object.keys(value).find((key) => !known.includes(key));
  return other === undefined
    ? "a member does not match schemas/batch.v1.json"
    : isFlag(String(readMember(value, "cmd")), other)
      ? `write \`${other}\` inside \`params\`: "params": { "${other}": … }`
      : `a question has no member \`${other}\``;
}

/** True if a query takes the member as a parameter: then the user only wrote it outside of `params`. */
function isFlag(cmd: string, key: string): boolean {
  const question = questions.find(({ name, aliases }) => name === cmd || aliases.includes(cmd));
  if (question === undefined) return false;
  const { flags, modes, word } = question;
  return flags.some(({ name }) => name === key) || (key === "mode" && modes.length > 0) || key === word;
}

export function duplicateIdText(id: string): string {
  return `an earlier line already has the id \`${id}\``;
}

export function unknownIdText(id: string): string {
  return `no earlier line has the id \`${id}\``;
}

function problemOf(number: number, id: string | null, message: string): Problem {
  const error = new UserError("usage", `line ${number}: ${message}`, { hint: "See schemas/batch.v1.json." });
  return { id, line: number, error: bundleError(error, null) };
}

/**
 * Splits a stream of chunks into lines, as soon as each is complete: a program may write a line and wait for its
 * answer. The last line needs no line feed.
 */
export async function* splitLines(input: AsyncIterable<string>): AsyncIterable<string> {
  let rest = "";
  for await (const chunk of input) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
