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
    const more = `${between}${left} more ${noun}${left === 1 ? "" : "s"}: see ${elsewhere}.\n`;
    if (Buffer.byteLength(text) + Buffer.byteLength(next) + Buffer.byteLength(more) > bytesMax)
      return text + more;
    text += next;
  }
  return text;
}
