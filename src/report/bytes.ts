/** Counts and cuts text in bytes of UTF-8, so that it fits. */

export function cutToBytes(text: string, bytesMax: number): string {
  // At the end of a line: a code span ends there, so none is torn open.
  const kept: string[] = [];
  let bytes = 0;
  for (const one of text.split("\n")) {
    bytes += bytesOf(one) + 1;
    if (bytes > bytesMax) break;
    kept.push(one);
  }
  return kept.join("\n");
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
