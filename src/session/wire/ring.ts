/** Buffer of the last bytes of a stream, for the standard error of a server that may print without end. */

export type Ring = {
  readonly push: (chunk: Uint8Array) => void;
  /** Kept bytes, decoded as UTF-8; a character that was cut at the front is left out. */
  readonly text: () => string;
};

/**
 * Creates a ring that keeps the last `bytesMax` bytes. It starts small and grows as bytes arrive, so that a server that
 * prints little takes little memory.
 */
export function createRing(bytesMax: number): Ring {
  let buffer = Buffer.alloc(0);
  /** Offset of the next byte; once the ring is full it is also the offset of the oldest byte. */
  let at = 0;
  let isFull = false;

  return { push, text };

  function push(chunk: Uint8Array): void {
    const last = chunk.subarray(Math.max(0, chunk.length - bytesMax));
    if (!isFull && at + last.length > buffer.length) grow(at + last.length);
    const first = Math.min(last.length, buffer.length - at);
    buffer.set(last.subarray(0, first), at);
    buffer.set(last.subarray(first), 0);
    isFull ||= at + last.length >= bytesMax;
    at = bytesMax === 0 ? 0 : (at + last.length) % bytesMax;
    if (last.length < chunk.length) isFull = true;
  }

  function grow(bytesNeeded: number): void {
    const larger = Buffer.alloc(Math.min(bytesMax, Math.max(bytesNeeded, 2 * buffer.length, 4096)));
    buffer.copy(larger, 0, 0, at);
    buffer = larger;
  }

  function text(): string {
    if (!isFull) return buffer.toString("utf8", 0, at);
    const kept = Buffer.concat([buffer.subarray(at), buffer.subarray(0, at)]);
    let start = 0;
    while (start < 3 && ((kept[start] ?? 0) & 0xc0) === 0x80) start++;
    return kept.toString("utf8", start);
  }
}
