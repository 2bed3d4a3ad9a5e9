/** Converts columns between the units that people count in and the protocol's UTF-16 code units. Pure. */

/** Units of one column. */
export const columnUnits = ["utf-8", "utf-16", "codepoint"] as const;
export type ColumnUnit = (typeof columnUnits)[number];

/**
 * Converts a 0-based column in `unit` to the UTF-16 offset in a line. Undefined behind the line's end, and inside a
 * character: no position of the protocol is there.
 */
export function toUtf16(line: string, count: number, unit: ColumnUnit): number | undefined {
  if (unit === "utf-16") {
    const isInside = isLow(line.charCodeAt(count)) && isHigh(line.charCodeAt(count - 1));
    return count <= line.length && !isInside ? count : undefined;
  }
  let units = 0;
  let offset = 0;
  for (const character of line) {
    if (units >= count) break;
    units += unit === "codepoint" ? 1 : utf8Length(character);
    offset += character.length;
  }
  return units === count ? offset : undefined;
}

/** Converts a UTF-16 offset of a line to a 0-based column in `unit`. The reverse of `toUtf16`. */
export function fromUtf16(line: string, offset: number, unit: ColumnUnit): number {
  if (unit === "utf-16") return offset;
  let units = 0;
  for (const character of line.slice(0, offset)) units += unit === "codepoint" ? 1 : utf8Length(character);
  return units;
}

/**
 * Returns the character that stands for `bytes` bytes (1 to 3) that are not UTF-8: a lone surrogate, which no decoded
 * text has. `toWellFormed()` makes it U+FFFD, as a decoder does, so UTF-16 offsets are the same.
 */
export function undecoded(bytes: number): string {
  return String.fromCharCode(undecodedBase + bytes);
}

const undecodedBase = 0xdc00;

/** Returns the length in UTF-8, or the number of bytes for which a character of `undecoded` stands. */
function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point > undecodedBase && point <= undecodedBase + 3) return point - undecodedBase;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
