/** Traces as tests write them, by the writer itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  chain,
  chainStart,
  hashedText,
  type TraceEntry,
  type TraceHeader,
  traceSchema,
  withTime,
} from "../../../src/session/trace/format.ts";
import { readTrace, type Trace } from "../../../src/session/trace/read.ts";
import { openTrace, type TraceWriter } from "../../../src/session/trace/record.ts";
import { traceFromBytes } from "../../../src/session/trace/source.ts";
import { makeFolder } from "../../support/files.ts";

export const stillClock = { now: () => 0, after: () => () => undefined };

const zeros = `sha256:${"0".repeat(64)}`;

export const header: TraceHeader = {
  schema: traceSchema,
  tool: { name: "lanser", version: "0.0.0" },
  server: { id: "scripted", version: "1.0.0", treeDigest: zeros },
  side: "head",
  session: "head",
  snapshot: { commit: null, tree: null },
  digests: { capabilities: zeros, schedule: zeros, configuration: zeros },
  program: [],
  run: null,
};

/** Bytes of a trace in which `write` noted what it likes. */
export function writtenTrace(
  write: (trace: TraceWriter) => void,
  { name = "t.trace.jsonl", clock = stillClock, places = new Map<string, string>() } = {},
): Buffer {
  const { folder, remove } = makeFolder();
  try {
    const file = join(folder, name);
    const trace = openTrace(clock, file, header, places);
    write(trace);
    trace.finish();
    return readFileSync(file);
  } finally {
    remove();
  }
}

/** A trace of so many messages. */
export function messages(count: number): (trace: TraceWriter) => void {
  return (trace) => {
    for (let index = 0; index < count; index += 1)
      trace.frame(index % 2 === 0 ? ">" : "<", { jsonrpc: "2.0", method: "m", params: { index } });
  };
}

/** Reads a trace that must be whole. */
export function wholeTrace(bytes: Uint8Array): Trace {
  const result = readTrace(traceFromBytes(bytes));
  if (result.kind === "fault") throw new Error(`line ${result.line}: ${result.message}`);
  return result.trace;
}

/** What a reader says of bytes, in one line. */
export function told(bytes: Uint8Array): string {
  const result = readTrace(traceFromBytes(bytes));
  return result.kind === "fault"
    ? `${result.problem}, line ${result.line}, entry ${result.entry}: ${result.message}`
    : `${result.trace.count} entries`;
}

/** The numbers and the trailer that make a changed trace look whole. It has no checkpoint. */
export function rechained(lines: readonly string[]): string[] {
  let state = chainStart;
  let bytes = 0;
  return lines.map((line, i) => {
    const entry = { ...(JSON.parse(line) as TraceEntry), i };
    const h = `sha256:${state}`;
    const isTrailer = entry.k === "trailer";
    const sealed = isTrailer ? { ...entry, m: { entries: i, root: h, blocks: [{ h, bytes }] } } : entry;
    state = chain(state, sealed);
    const written = withTime(hashedText(sealed), sealed.t);
    bytes += Buffer.byteLength(written) + 1;
    return written;
  });
}
