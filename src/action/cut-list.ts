/** Markdown that is too long, cut at whole parts. */
import { plural } from "../core/text.ts";

/** As many of the parts as fit, whole, and how many do not. */
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
    if (Buffer.byteLength(text) + Buffer.byteLength(next) + Buffer.byteLength(more) > bytesMax)
      return text + more;
    text += next;
  }
  return text;
}
