/** Cuts Markdown that is too long, only between its parts: a cut inside a code block would break all text after it. */
import { plural } from "./text.ts";

/**
 * Joins as many complete parts as fit into `bytesMax` bytes. If some do not fit, a last part gives their number and
 * says where they are: "3 more lines: see the run." `noun` names one part, `elsewhere` the other place.
 */
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
