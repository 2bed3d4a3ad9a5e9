/** Reads the bytes of a trace from a file or memory, plain or compressed. Nothing stays open between reads. */
import { type BigIntStats, closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { UserError } from "../../model/errors.ts";
import { createSha256 } from "../../platform/hashing.ts";
import { BrokenTrace, bytesPerCheckpoint, lineBytesMax, type TraceProblem, traceBytesMax } from "./format.ts";
import { decodeFrame, type Frame, readSeekTable, type SeekTable, zstdMagic } from "./seekable.ts";

export type TraceSource = {
  /** Name for messages. */
  readonly name: string;
  /** Number of bytes of all lines. Throws BrokenTrace, as `read` does, if it is unknown. */
  readonly size: () => number;
  /** Copies lines from `at` into `target` from `offset` on. Returns the number of bytes; 0 only at the end. */
  readonly read: (at: number, target: Buffer, offset: number) => number;
  /** Checks everything outside of the lines; throws BrokenTrace if it is damaged. */
  readonly check: () => void;
  /** Number of bytes of the file that were read so far. */
  readonly bytesRead: () => number;
};

/**
 * Opens a trace file, plain or compressed; its first bytes decide. Throws a UserError if the file cannot be read at
 * all. Damage in it is reported later by the reads, as BrokenTrace.
 */
export function openTraceFile(path: string, name: string = path): TraceSource {
  try {
    return sourceOf(name, fileBytes(path, name));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `Lanser cannot read the trace ${name}`, { cause: error });
  }
}

/** Opens a trace in memory, for example a blob from git, without copying its bytes. */
export function traceFromBytes(bytes: Uint8Array, name = "the trace"): TraceSource {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return sourceOf(name, {
    size: whole.length,
    read: (at, target, offset) => whole.copy(target, offset, at),
  });
}

type RawBytes = {
  readonly size: number;
  readonly read: (at: number, target: Buffer, offset: number) => number;
};

/**
 * Wraps raw bytes in a source and decompresses them if their first bytes say so. Counts the bytes that are read,
 * by which a test checks that a comparison reads only a small part of a trace.
 */
function sourceOf(name: string, raw: RawBytes): TraceSource {
  let bytesRead = 0;
  const counted: RawBytes = {
    size: raw.size,
    read: (at, target, offset) => {
      const bytes = raw.read(at, target, offset);
      bytesRead += bytes;
      return bytes;
    },
  };
  const magic = readExactly(counted, 0, Math.min(4, raw.size));
  const isCompressed = magic.length === 4 && magic.readUInt32LE(0) === zstdMagic;
  const content = isCompressed ? compressed(name, counted) : plain(name, counted);
  return { name, ...content, bytesRead: () => bytesRead };
}

type Content = Pick<TraceSource, "size" | "read" | "check">;

function plain(name: string, raw: RawBytes): Content {
  return { size: () => checkedSize(name, raw.size), read: raw.read, check: () => undefined };
}

function checkedSize(name: string, size: number): number {
  if (size > traceBytesMax)
    throw damaged(name, "too-large", `the trace is larger than ${traceBytesMax} bytes`);
  return size;
}

/** Limits on a compressed trace. A frame holds a block and its times, which do not count towards a block's size. */
const seekLimits = {
  framesMax: 4 * 1_048_576,
  frameContentBytesMax: lineBytesMax + 2 * bytesPerCheckpoint,
};

/**
 * Reads a compressed trace. Decompresses only the frame that a read needs, and keeps the last one, because reads follow
 * each other within a frame.
 */
function compressed(name: string, raw: RawBytes): Content {
  let known: SeekTable | undefined;
  let last: { readonly frame: Frame; readonly content: Buffer } | undefined;
  const table = (): SeekTable => {
    if (known !== undefined) return known;
    const found = readSeekTable(raw.size, (at, bytes) => readExactly(raw, at, bytes), seekLimits);
    if ("wrong" in found) throw damaged(name, "damaged-file", found.wrong);
    known = found;
    return found;
  };
  const contentOf = (frame: Frame): Buffer => {
    if (last?.frame === frame) return last.content;
    const content = decodeFrame(readExactly(raw, frame.at, frame.bytes), frame);
    if (content === undefined)
      throw damaged(name, "damaged-file", `the frame at byte ${frame.at} is damaged or incomplete`);
    last = { frame, content };
    return content;
  };
  return {
    size: () => {
      const end = table().frames.at(-1);
      return checkedSize(name, end === undefined ? 0 : end.contentAt + end.contentBytes);
    },
    read: (at, target, offset) => {
      const frame = frameAt(table().frames, at);
      return frame === undefined ? 0 : contentOf(frame).copy(target, offset, at - frame.contentAt);
    },
    check: () => {
      const { dataBytes, digest } = table();
      const made = createSha256();
      const chunk = Buffer.allocUnsafe(Math.min(dataBytes, checkBytes));
      for (let at = 0; at < dataBytes; ) {
        const part = chunk.subarray(0, Math.min(chunk.length, dataBytes - at));
        const bytes = raw.read(at, part, 0);
        if (bytes === 0) break;
        made.update(part.subarray(0, bytes));
        at += bytes;
      }
      if (made.digest("hex") !== digest)
        throw damaged(name, "damaged-file", "the compressed bytes differ from the original");
    },
  };
}

const checkBytes = 1_048_576;

/** Returns the frame that contains a byte of the content, by binary search; undefined behind the end. */
function frameAt(frames: readonly Frame[], at: number): Frame | undefined {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((frames[middle]?.contentAt ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const frame = frames[low - 1];
  return frame !== undefined && at < frame.contentAt + frame.contentBytes ? frame : undefined;
}

/** Reads exactly this number of bytes, or fewer at the end: a single read may return less than was requested. */
export function readExactly(raw: Pick<RawBytes, "read">, at: number, bytes: number): Buffer {
  const target = Buffer.alloc(bytes);
  for (let offset = 0; offset < bytes; ) {
    const got = raw.read(at + offset, target, offset);
    if (got === 0) return target.subarray(0, offset);
    offset += got;
  }
  return target;
}

function damaged(name: string, problem: TraceProblem, message: string): BrokenTrace {
  return new BrokenTrace(name, { problem, line: null, entry: null, message });
}

/**
 * Reads bytes of a file and opens it again for each read. A trace is read again long after it was checked, so each read
 * verifies that the file is still the same.
 */
function fileBytes(path: string, name: string): RawBytes {
  const known = statSync(path, { bigint: true });
  if (!known.isFile()) throw new UserError("unreadable-file", `the trace ${name} is not a file`);
  return {
    size: Number(known.size),
    read: (at, target, offset) => {
      const descriptor = openSync(path, "r");
      try {
        if (!isSame(known, fstatSync(descriptor, { bigint: true })))
          throw damaged(name, "damaged-file", "the file changed while Lanser read it");
        return offset < target.length ? readSync(descriptor, target, offset, target.length - offset, at) : 0;
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

function isSame(a: BigIntStats, b: BigIntStats): boolean {
  return a.size === b.size && a.mtimeNs === b.mtimeNs && a.ino === b.ino && a.dev === b.dev;
}
