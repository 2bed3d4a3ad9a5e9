/**
 * Trace v1: every message of a session, one JSON object a line, chained by hashes (schemas/trace.v1.json).
 *
 * A line is the RFC 8785 text of its entry. Members come in the order d, i, k, m, t. The hash covers the entry without
 * its time, because times differ between equal sessions; that text is the line without `,"t":N`.
 */

import { UserError } from "../../model/errors.ts";
import { canonical } from "../../model/json.ts";
import { sha256Bytes } from "../../platform/hashing.ts";

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
  /** Direction of a frame: `>` from this client to the server, `<` from the server to this client. */
  readonly d?: ">" | "<";
  readonly m: unknown;
  /** Microseconds since the start; in no hash. */
  readonly t: number;
};

export const traceSchema = "lanser.trace.v1";
export const entriesPerCheckpoint = 1_024;
/** Maximum number of hashed bytes before a checkpoint, whatever the number of entries. */
export const bytesPerCheckpoint = 1_048_576;
export const lineBytesMax = 64 * 1_048_576;
/** Maximum size of all lines, uncompressed. */
export const traceBytesMax = 2_048 * 1_048_576;

export type TraceHeader = {
  readonly schema: typeof traceSchema;
  readonly tool: { readonly name: "lanser"; readonly version: string };
  readonly server: { readonly id: string; readonly version: string; readonly treeDigest: string };
  readonly side: "base" | "head";
  /** Name of the session in its run: a side's first or second pass, or head with its own server configuration. */
  readonly session: string;
  /** The folder of the tree that the server was opened on; absent for its top. */
  readonly root?: string;
  /** Tree that the server saw; null if it was not taken from git. */
  readonly snapshot: { readonly commit: string | null; readonly tree: string | null };
  /** Digests of the capabilities of this client, of the schedule, and of the configuration of the server. */
  readonly digests: {
    readonly capabilities: string;
    readonly schedule: string;
    readonly configuration: string;
    /** Digest of the packages that the server could see; absent in traces of older releases. */
    readonly dependencies?: string;
  };
  /** Files of the schedule, in its order, with their blob ids. */
  readonly program: readonly { readonly path: string; readonly blob: string | null }[];
  /** Data of the run beyond the session: the comparison, the renames, the policy. Read by the gate. */
  readonly run: unknown;
  /** Differences of this machine from how sessions are usually run. */
  readonly variation?: Readonly<Record<string, string | number | boolean>>;
};

/** Content of a `decision` entry: the frames after it are probes or queries for fixes, and the end of the session. */
export const probesFollow = { probes: "follow" } as const;

export function isProbesFollow({ k, m }: Pick<TraceEntry, "k" | "m">): boolean {
  return k === "decision" && (m as { readonly probes?: unknown }).probes === probesFollow.probes;
}

/** Digests of the files when a session began, and again when it ended: content of a `digest` entry. */
export type FilesDigest = {
  /** Digests of the files, by path in the tree. */
  readonly files: Readonly<Record<string, string>>;
  readonly configuration: string;
};

/** Range of entries: up to a checkpoint, including it, or from the last checkpoint to before the trailer. */
export type CheckpointBlock = {
  /** The chain after the last entry that is not a checkpoint. */
  readonly h: string;
  /** Size of its lines, times and line feeds included. */
  readonly bytes: number;
};

export type Trailer = {
  readonly entries: number;
  readonly root: string;
  readonly blocks: readonly CheckpointBlock[];
};

/** Chain before the first entry: 32 bytes of zero. */
export const chainStart = "0".repeat(64);

/**
 * Returns the hash chain after an entry: `h_i = sha256(h_{i-1} ‖ JCS(entry i without t))`, in hexadecimal. Each hash
 * covers all entries before, so one changed entry changes every later hash.
 */
export function chain(previous: string, entry: TraceEntry): string {
  return chainText(Buffer.from(previous, "hex"), hashedText(entry)).toString("hex");
}

/** Same as `chain`, for the text of an entry without its time. */
export function chainText(previous: Buffer, text: string): Buffer {
  return sha256Bytes(Buffer.concat([previous, Buffer.from(text)]));
}

/** Returns the RFC 8785 text of an entry without its time, which the chain hashes. */
export function hashedText({ d, i, k, m }: Omit<TraceEntry, "t">): string {
  return `{${d === undefined ? "" : `"d":"${d}",`}"i":${i},"k":"${k}","m":${canonical(m)}}`;
}

/** The line of an entry, without its line feed, from its hashed text. */
export function withTime(hashed: string, time: number): string {
  return `${hashed.slice(0, -1)}${timeSuffix(time)}`;
}

/** Text after the content of an entry, which is not in its hash. */
export function timeSuffix(time: number): string {
  return `,"t":${time}}`;
}

export function sha256Text(state: Buffer): string {
  return `sha256:${state.toString("hex")}`;
}

export type TraceProblem =
  | "truncated"
  | "missing-entry"
  | "duplicate-entry"
  | "swapped-entries"
  | "changed-entry"
  | "not-json"
  | "not-canonical"
  | "not-following-schema"
  | "checkpoint"
  | "trailer"
  | "too-large"
  | "damaged-file";

/** Reason why a trace is refused. */
export type TraceFault = {
  readonly kind: "fault";
  readonly problem: TraceProblem;
  /** Line number, counts from 1; null if the file is damaged below its lines. */
  readonly line: number | null;
  /** Number of the entry concerned; null if there is none. */
  readonly entry: number | null;
  readonly message: string;
};

/** Error that carries a fault out of the readers; the trace folder returns its `fault` as a value. */
export class BrokenTrace extends UserError {
  readonly fault: TraceFault;

  constructor(name: string, fault: Omit<TraceFault, "kind">) {
    const whole = { kind: "fault", ...fault } as const;
    super("replay-mismatch", faultText(name, whole), {
      hint: "Restore the committed file, or record it again.",
    });
    this.fault = whole;
  }
}

/** Text of a fault: `NAME:LINE: entry N: what is wrong`. */
export function faultText(name: string, { line, entry, message }: TraceFault): string {
  const where = line === null ? name : `${name}:${line}`;
  return `${where}: ${entry === null ? "" : `entry ${entry}: `}${message}`;
}
