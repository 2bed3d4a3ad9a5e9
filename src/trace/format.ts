/** Trace v1: everything said in a session, one JSON object a line, chained by hashes (schemas/trace.v1.json). */
import { hash } from "node:crypto";
import { canonical } from "../core/json.ts";
import { validateTraceV1 } from "../schemas.gen.ts";

export const entryKinds = [
  "header",
  "frame",
  "meta",
  "digest",
  "decision",
  "result",
  "checkpoint",
  "trailer",
] as const;
export type EntryKind = (typeof entryKinds)[number];

export type TraceEntry = {
  /** Counts from 0. */
  readonly i: number;
  readonly k: EntryKind;
  /** Of frames: `>` from us to the server, `<` from the server to us. */
  readonly d?: ">" | "<";
  readonly m: unknown;
  /** Microseconds since the start; in no hash. */
  readonly t: number;
};

export const traceSchema = "lanser.trace.v1";
export const entriesPerCheckpoint = 1_024;
export const chainStart = "0".repeat(64);

export type TraceHeader = {
  readonly schema: typeof traceSchema;
  readonly tool: { readonly name: "lanser"; readonly version: string };
  readonly server: { readonly id: string; readonly version: string; readonly treeDigest: string };
  readonly side: "base" | "head";
  /** Which of a run's sessions this is: a side's first or second look, or head with its own server configuration. */
  readonly session: string;
  /** The files that the schedule looks at, in its order, with their blob ids. */
  readonly program: readonly { readonly path: string; readonly blob: string | null }[];
  /** What the run knew besides the session: the comparison, the renames, the policy. Read by the gate. */
  readonly run: unknown;
};

/** `h_i = sha256(h_{i-1} ‖ JCS(entry i without t))`, in hexadecimal. */
export function chain(previous: string, entry: TraceEntry): string {
  const { t: _time, ...hashed } = entry;
  return hash("sha256", Buffer.concat([Buffer.from(previous, "hex"), Buffer.from(canonical(hashed))]), "hex");
}

export type Trace = {
  readonly header: TraceHeader;
  readonly entries: readonly TraceEntry[];
  readonly root: string;
};

export type TraceFault = { readonly kind: "fault"; readonly line: number; readonly message: string };

/** Reads and checks a whole trace: numbering, checkpoints, trailer and chain, and that every entry follows the schema. */
export function readTrace(text: string): { readonly kind: "trace"; readonly trace: Trace } | TraceFault {
  const lines = text.split("\n");
  if (lines.pop() !== "") return fault(lines.length + 1, "the last line is cut off");
  const entries: TraceEntry[] = [];
  let state = chainStart;
  for (const [index, line] of lines.entries()) {
    const entry = parseEntry(line);
    if (entry === undefined) return fault(index + 1, "this is no trace entry");
    if (entry.i !== index) return fault(index + 1, `entry ${index} is numbered ${entry.i}`);
    if (entry.k === "checkpoint" && read(entry.m, "h") !== `sha256:${state}`) {
      return fault(index + 1, "something before this checkpoint was changed");
    }
    if (entry.k === "trailer") {
      if (index !== lines.length - 1) return fault(index + 2, "there is something after the trailer");
      if (read(entry.m, "entries") !== index) return fault(index + 1, "the trailer counts other entries");
      if (read(entry.m, "root") !== `sha256:${state}`)
        return fault(index + 1, "something before the trailer was changed");
    }
    state = chain(state, entry);
    entries.push(entry);
  }
  const header = entries[0];
  if (header?.k !== "header" || read(header.m, "schema") !== traceSchema) {
    return fault(1, `the first line is no header of ${traceSchema}`);
  }
  const trailer = entries.at(-1);
  if (trailer?.k !== "trailer") return fault(lines.length, "the trailer is missing");
  const odd = entries.find((entry) => !validateTraceV1(entry));
  if (odd !== undefined) return fault(odd.i + 1, "this entry does not follow schemas/trace.v1.json");
  return {
    kind: "trace",
    trace: { header: header.m as TraceHeader, entries, root: String(read(trailer.m, "root")) },
  };
}

function fault(line: number, message: string): TraceFault {
  return { kind: "fault", line, message };
}

function parseEntry(line: string): TraceEntry | undefined {
  try {
    const entry = JSON.parse(line) as TraceEntry;
    const isFrame = entry.k === "frame";
    return Number.isInteger(entry.i) &&
      entryKinds.includes(entry.k) &&
      isFrame === (entry.d === ">" || entry.d === "<")
      ? entry
      : undefined;
  } catch {
    return undefined;
  }
}

function read(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
