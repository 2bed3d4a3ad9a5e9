/** The lines of a trace, one after the other, in bounded memory. */
import { BrokenTrace, lineBytesMax } from "./format.ts";
import type { TraceSource } from "./source.ts";

/** Bytes before each line in its chunk that belong to the holder of the line. */
export const headroomBytes = 32;

/**
 * Line without its line feed. Until the next line is requested, it and the `headroomBytes` before it may be
 * overwritten, so that a chain is hashed in place.
 */
export type ByteLine = {
  readonly chunk: Buffer;
  readonly start: number;
  readonly end: number;
  /** Offset of the line among the bytes of the trace. */
  readonly at: number;
  /** False for text after the last line feed. */
  readonly isWhole: boolean;
};

/** Number of bytes that are read at once when a trace is read to its end. */
const chunkBytesWhole = 1_048_576;

/**
 * Yields the lines of a trace from byte `from`, which is the beginning of a line, to its end. Memory stays bounded by
 * the longest line, because a trace can have gigabytes. Throws BrokenTrace for a line over `lineBytesMax`.
 */
export function* readLines(
  source: TraceSource,
  from: number,
  chunkBytes: number = chunkBytesWhole,
): Generator<ByteLine, void> {
  const size = Math.min(chunkBytes, Math.max(1, source.size() - from));
  let chunk = Buffer.allocUnsafeSlow(headroomBytes + size);
  let start = headroomBytes;
  let filled = start;
  let at = from;
  for (let searched = start; ; ) {
    const feed = chunk.indexOf(lineFeed, searched);
    if (feed >= 0 && feed < filled) {
      yield { chunk, start, end: feed, at, isWhole: true };
      at += feed + 1 - start;
      start = feed + 1;
      searched = start;
      continue;
    }
    const rest = filled - start;
    if (rest > lineBytesMax) {
      const message = `a line is longer than ${lineBytesMax} bytes`;
      throw new BrokenTrace(source.name, { problem: "too-large", line: null, entry: null, message });
    }
    const isFull = rest > (chunk.length - headroomBytes) / 2;
    const room = isFull ? Buffer.allocUnsafeSlow(headroomBytes + 2 * rest) : chunk;
    chunk.copy(room, headroomBytes, start, filled);
    chunk = room;
    start = headroomBytes;
    filled = start + rest;
    searched = filled;
    const bytes = source.read(at + rest, chunk, filled);
    if (bytes === 0) break;
    filled += bytes;
  }
  if (filled > start) yield { chunk, start, end: filled, at, isWhole: false };
}

const lineFeed = 10;

export function lineText({ chunk, start, end }: ByteLine): string {
  return chunk.toString("utf8", start, end);
}
