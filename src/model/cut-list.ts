/** Cuts Markdown that is too long between parts. */
import { plural } from "./text.ts";

/** Returns as many complete parts as fit, and the number of those left out. */
export function cutList(
  parts: readonly string[],
  between: string,
  bytesMax: number,
  noun: string,
  elsewhere: string,
): string {
  let text = "";
  for (const [index, part] of parts.entries()) {
    const left = parts.length - index;
    const next = `${index === 0 ? "" : between}${part}`;
    const more = `${between}${plural(left, `more ${noun}`)}: see ${elsewhere}.\n`;
    if (bytesOf(text) + bytesOf(next) + bytesOf(more) > bytesMax) return text + more;
    text += next;
  }
  return text;
}

function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

const encoder = new TextEncoder();
