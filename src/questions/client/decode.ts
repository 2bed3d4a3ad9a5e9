/** Decodes a file so that bytes which are not UTF-8 still count as bytes. */
import { undecoded } from "../../selectors/columns.ts";

const replacement = "\ufffd";
const replacementBytes = Buffer.from(replacement);

/**
 * Decodes UTF-8 with `undecoded` for each part that is not UTF-8. `toWellFormed()` of the result is the text that
 * servers get.
 */
export function decodeCounted(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  if (!text.includes(replacement)) return text;
  const parts: string[] = [];
  let at = 0;
  for (const character of text) {
    const length = character === replacement ? undecodedLength(bytes, at) : 0;
    parts.push(length === 0 ? character : undecoded(length));
    at += length === 0 ? Buffer.byteLength(character) : length;
  }
  return parts.join("");
}

/** Returns the number of bytes that a decoder replaces at an offset; 0 if the file itself has U+FFFD there. */
function undecodedLength(bytes: Buffer, at: number): number {
  if (bytes.subarray(at, at + replacementBytes.length).equals(replacementBytes)) return 0;
  const left = bytes.length - at;
  const isOne = (length: number) => bytes.toString("utf8", at, at + length) === replacement;
  return [3, 2, 1].find((length) => length <= left && isOne(length)) ?? 1;
}
