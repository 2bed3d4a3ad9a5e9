/**
 * Compares two traces: finds the first difference by their trailers and a stretch of each, and lists the messages that
 * were added, removed or changed.
 */
import { canonical } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { entryLine, firstDifference, type ValueDifference, valueText } from "./difference.ts";
import {
  BrokenTrace,
  type CheckpointBlock,
  lineBytesMax,
  type TraceEntry,
  type TraceFault,
  type Trailer,
} from "./format.ts";
import { type ByteLine, lineText, readLines } from "./lines.ts";
import { assertSchema, parseEntry, type Trace } from "./read.ts";
import { readExactly, type TraceSource } from "./source.ts";

export type TraceComparison =
  | { readonly kind: "identical"; readonly bytesRead: number }
  | ({ readonly kind: "different" } & TraceDivergence)
  | { readonly kind: "fault"; readonly of: "a" | "b"; readonly fault: TraceFault };

export type TraceDivergence = {
  /** The number of the first entry that differs, in `a`. */
  readonly entry: number;
  /** Number of its counterpart in `b`: the same unless entries were skipped. */
  readonly entryInB: number;
  /** JSON pointer into its content; empty if the entries are of different kinds. */
  readonly pointer: string;
  readonly a: string;
  readonly b: string;
  /** The entry in each, with three before it and three after, each shortened to a line. */
  readonly around: { readonly a: readonly string[]; readonly b: readonly string[] };
  /** Bytes read from both files since they were opened. */
  readonly bytesRead: number;
};

/**
 * Finds the first difference of two traces by their checkpoints, without reading the whole files. The hash chain makes
 * every block after a difference differ, so the first differing block has it. Only the parts that are read are
 * verified. `contentOf` returns the part of an entry that counts; undefined skips the entry.
 */
export function firstDivergence(
  a: TraceSource,
  b: TraceSource,
  contentOf: (entry: TraceEntry) => unknown = hashedContent,
): TraceComparison {
  const read = { a: guarded("a"), b: guarded("b") };
  try {
    const trailers = { a: read.a(() => readTrailer(a)), b: read.b(() => readTrailer(b)) };
    const bytesRead = () => a.bytesRead() + b.bytesRead();
    if (trailers.a.root === trailers.b.root && trailers.a.entries === trailers.b.entries)
      return { kind: "identical", bytesRead: bytesRead() };
    const block = Math.max(0, equalBlocks(trailers.a.blocks, trailers.b.blocks) - 1);
    const [left, right] = [
      withContext(a.name, entriesFrom(a, trailers.a, block), contentOf),
      withContext(b.name, entriesFrom(b, trailers.b, block), contentOf),
    ];
    for (;;) {
      const one = read.a(() => left.next());
      const other = read.b(() => right.next());
      if (one.k === "trailer" && other.k === "trailer" && contentOf(one) === undefined)
        return { kind: "identical", bytesRead: bytesRead() };
      const found = differenceOf(one, other, contentOf);
      if (found === undefined) continue;
      const around = { a: read.a(() => left.around()), b: read.b(() => right.around()) };
      const { pointer, wanted, got } = found;
      return {
        kind: "different",
        entry: one.i,
        entryInB: other.i,
        pointer,
        a: wanted,
        b: got,
        around,
        bytesRead: bytesRead(),
      };
    }
  } catch (error) {
    if (error instanceof Guarded) return { kind: "fault", of: error.of, fault: error.fault };
    throw error;
  }
}

type Walk = {
  /** Returns the next entry that is not skipped; at last the trailer, which is never skipped. */
  readonly next: () => TraceEntry;
  /** Returns the last entry of `next` with the entries before and after it, a line each. */
  readonly around: () => readonly string[];
};

/** Walks through entries and keeps the last few lines, so that a difference can be shown with its surroundings. */
function withContext(
  name: string,
  entries: Iterator<TraceEntry, void>,
  contentOf: (entry: TraceEntry) => unknown,
): Walk {
  const before: string[] = [];
  let last: TraceEntry | undefined;
  return {
    next: () => {
      for (;;) {
        if (last !== undefined) before.push(entryLine(last));
        if (before.length > entriesAround) before.shift();
        const step = entries.next();
        if (step.done === true) throw brokenTrailer(name);
        last = step.value;
        if (last.k === "trailer" || contentOf(last) !== undefined) return last;
      }
    },
    around: () => [
      ...before,
      ...(last === undefined ? [] : [entryLine(last)]),
      ...take(entries, entriesAround).map(entryLine),
    ],
  };
}

const entriesAround = 3;

/** Returns the entries around a difference on one side, the entry itself marked with ">". */
export function aroundLines(found: TraceDivergence, side: "a" | "b"): readonly string[] {
  const own = side === "a" ? found.entry : found.entryInB;
  return found.around[side].map((line) => `${line.startsWith(`${own} `) ? ">" : " "} ${line}`);
}

/** Error that says which of the two traces a fault is in. */
class Guarded extends Error {
  readonly of: "a" | "b";
  readonly fault: TraceFault;

  constructor(of: "a" | "b", fault: TraceFault) {
    super(fault.message);
    this.of = of;
    this.fault = fault;
  }
}

/** Returns a wrapper that marks a fault with the trace it is in: the user must know which file to replace. */
function guarded(of: "a" | "b"): <T>(work: () => T) => T {
  return (work) => {
    try {
      return work();
    } catch (error) {
      throw error instanceof BrokenTrace ? new Guarded(of, error.fault) : error;
    }
  };
}

/** Returns the number of equal blocks at the beginning, by binary search: after the first difference all differ. */
function equalBlocks(one: readonly CheckpointBlock[], other: readonly CheckpointBlock[]): number {
  let [low, high] = [0, Math.min(one.length, other.length)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (one[middle]?.h === other[middle]?.h) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the first difference of two entries; undefined if the parts that count are equal. */
function differenceOf(
  a: TraceEntry,
  b: TraceEntry,
  contentOf: (entry: TraceEntry) => unknown,
): ValueDifference | undefined {
  if (a.k !== b.k || a.d !== b.d) return { pointer: "", wanted: shown(a), got: shown(b) };
  return firstDifference(contentOf(a), contentOf(b));
}

function shown(entry: TraceEntry): string {
  return entry.k === "trailer" ? "the end" : valueText(entry.m);
}

/** Content of an entry without times: the blocks of a trailer have times in their lengths. */
function hashedContent({ k, m }: TraceEntry): unknown {
  if (k !== "trailer") return m;
  const { entries, root } = m as Trailer;
  return { entries, root };
}

/** Takes up to `count` entries from an iterator, fewer at its end; the rest of the trace is not read. */
function take(entries: Iterator<TraceEntry>, count: number): readonly TraceEntry[] {
  const taken: TraceEntry[] = [];
  while (taken.length < count) {
    const step = entries.next();
    if (step.done === true) break;
    taken.push(step.value);
  }
  return taken;
}

function* entriesFrom(source: TraceSource, { blocks }: Trailer, block: number): Generator<TraceEntry, void> {
  const at = blocks.slice(0, block).reduce((sum, { bytes }) => sum + bytes, 0);
  if (at >= source.size()) throw brokenTrailer(source.name);
  for (const line of readLines(source, at, chunkBytes)) yield entryOf(source, line);
}

/** Returns the error for a wrong block position. Positions are only in the trailer, which is read without a check. */
function brokenTrailer(name: string): BrokenTrace {
  const message = "the positions of blocks in the trailer do not fit the file";
  return new BrokenTrace(name, { problem: "trailer", line: null, entry: null, message });
}

/** Number of bytes that are read at once where the rest is not read. */
const chunkBytes = 65_536;

/**
 * Reads the trailer, which is the last line. Searches from the end in growing steps, so that a comparison of two large
 * traces reads little. Throws BrokenTrace if the file is incomplete.
 */
function readTrailer(source: TraceSource): Trailer {
  const size = source.size();
  for (let bytes = chunkBytes; ; bytes *= 4) {
    const from = Math.max(0, size - bytes);
    const tail = readExactly(source, from, size - from);
    const feed = tail.length < 2 ? -1 : tail.lastIndexOf(lineFeed, -2);
    if (feed < 0 && from > 0 && bytes <= lineBytesMax) continue;
    const isWhole = tail.at(-1) === lineFeed;
    const line = {
      chunk: tail,
      start: feed + 1,
      end: tail.length - (isWhole ? 1 : 0),
      at: from + feed + 1,
      isWhole,
    };
    const entry = isWhole ? entryOf(source, line) : undefined;
    if (entry?.k === "trailer") return entry.m as Trailer;
    const message = isWhole ? "the trailer is missing" : "the last line is incomplete";
    throw new BrokenTrace(source.name, { problem: "truncated", line: null, entry: null, message });
  }
}

const lineFeed = 10;

/**
 * Parses one line and checks it against the schema. A fault names the byte, because the line number is unknown here.
 */
function entryOf(source: TraceSource, line: ByteLine): TraceEntry {
  const say = (problem: TraceFault["problem"], message: string) =>
    new BrokenTrace(source.name, {
      problem,
      line: null,
      entry: null,
      message: `byte ${line.at}: ${message}`,
    });
  const entry = parseEntry(lineText(line), line, say);
  assertSchema(entry, (message) => say("not-following-schema", message));
  return entry;
}

/** Number of messages of one method and direction that only one trace has, or that differ. */
export type MessageChange = {
  readonly direction: ">" | "<";
  /** Method of the message; for an answer, the method of its request. */
  readonly method: string;
  readonly part: "message" | "answer";
  readonly removed: number;
  readonly added: number;
  /** Number of messages that are both removed and added. */
  readonly changed: number;
  /** Number of the first entry concerned: in `a` for removed or changed messages, otherwise in `b`. */
  readonly first: number;
};

/**
 * Counts the messages that only one of two traces has, in any order: equal messages cancel each other. Both traces are
 * read in step, so that few messages wait for their counterpart. `isWhole` is false if more waited than memory allows;
 * then the counts cover the traces up to that point.
 */
export function messageChanges(
  a: Trace,
  b: Trace,
): { readonly changes: readonly MessageChange[]; readonly isWhole: boolean } {
  const open = new Map<string, OpenMessage>();
  const walks = [
    { messages: messagesOf(a), sign: 1 },
    { messages: messagesOf(b), sign: -1 },
  ];
  let isWhole = true;
  for (let running = walks.length; running > 0 && isWhole; ) {
    running = 0;
    for (const { messages, sign } of walks) {
      const step = messages.next();
      if (step.done === true) continue;
      running += 1;
      const { key, ...about } = step.value;
      const balance = (open.get(key)?.balance ?? 0) + sign;
      if (balance === 0) open.delete(key);
      else open.set(key, { ...(open.get(key) ?? about), balance });
    }
    isWhole = open.size < openMessagesMax;
  }
  return { changes: summed([...open.values()]), isWhole };
}

/** Maximum number of messages that one trace had and the other not yet. */
const openMessagesMax = 262_144;

type About = Pick<MessageChange, "direction" | "method" | "part"> & { readonly entry: number };
/** Message without a counterpart; `balance` is how many more of it the first trace has. */
type OpenMessage = About & { readonly balance: number };

/**
 * Sums messages without a counterpart by method and direction. A message of both traces with other content counts once
 * as changed, and not as removed and added.
 */
function summed(open: readonly OpenMessage[]): readonly MessageChange[] {
  const groups = Map.groupBy(open, (one) => `${one.method}\n${one.part}\n${one.direction}`);
  const changes = [...groups.values()].flatMap((group): MessageChange[] => {
    const [one] = group;
    if (one === undefined) return [];
    const count = (sign: number) => group.reduce((sum, { balance }) => sum + Math.max(0, balance * sign), 0);
    const [onlyA, onlyB] = [count(1), count(-1)];
    const changed = Math.min(onlyA, onlyB);
    const shownFirst = group.filter(({ balance }) => onlyA === 0 || balance > 0);
    const first = Math.min(...shownFirst.slice(0, 1).map(({ entry }) => entry));
    const { direction, method, part } = one;
    return [{ direction, method, part, removed: onlyA - changed, added: onlyB - changed, changed, first }];
  });
  return changes.sort((x, y) => compareText(x.method, y.method) || x.first - y.first);
}

/**
 * Yields every message of a trace with its direction, method and the hash of its content. An answer has no method, so
 * it gets that of its request.
 */
function* messagesOf(trace: Trace): Generator<About & { readonly key: string }, void> {
  const asked = { ">": new Map<string, string>(), "<": new Map<string, string>() };
  for (const { d, i, k, m } of trace.entries()) {
    if (k !== "frame" || d === undefined) continue;
    const { id, method } = m as { id?: unknown; method?: unknown };
    const key = sha256Hex(`${d}${canonical(m)}`);
    const name = JSON.stringify(id ?? null);
    if (typeof method === "string") {
      if (id !== undefined) asked[d].set(name, method);
      yield { key, direction: d, method, part: "message", entry: i };
      continue;
    }
    const requests = asked[d === ">" ? "<" : ">"];
    const request = requests.get(name) ?? "unknown";
    requests.delete(name);
    yield { key, direction: d, method: request, part: "answer", entry: i };
  }
}
