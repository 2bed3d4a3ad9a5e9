/** Counts and cuts text in bytes of UTF-8, so that it fits. */

/**
 * Cuts text to at most `bytesMax` bytes of UTF-8, at the end of a line: a code span ends there, so none is torn
 * open.
 */
export function cutToBytes(text: string, bytesMax: number): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const one of text.split("\n")) {
    bytes += bytesOf(one) + 1;
    if (bytes > bytesMax) break;
    kept.push(one);
  }
  return kept.join("\n");
}

/** Counts bytes, because the limits of GitHub count bytes, not characters. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
