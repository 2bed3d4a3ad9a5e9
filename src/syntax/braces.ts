/**
 * Matches the braces of a C or C++ text by its characters alone. A grammar's reading of macros and of both branches of
 * a condition is compared with it.
 */

/**
 * Returns the closing brace by the offset of the opening one; unclosed ones are left out. Braces in comments, strings
 * and characters do not count.
 */
export function matchingBraces(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  marks.lastIndex = 0;
  // What opens and is closed nowhere is looked for once.
  const unclosed = new Set<string>();
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const { 0: own, index, groups } = mark;
    if (own === "{") open.push(index);
    else if (own === "}") {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    } else {
      const close = own === "/*" ? "*/" : groups?.["end"] === undefined ? undefined : `)${groups["end"]}"`;
      if (close === undefined || unclosed.has(close)) continue;
      const end = text.indexOf(close, marks.lastIndex);
      if (end < 0) unclosed.add(close);
      else marks.lastIndex = end + close.length;
    }
  }
  return found;
}

// In `1'000` the mark is none of a character. A string ends with its line, where that is not continued.
const marks =
  /\/\/[^\r\n]*|\/\*|(?<![\p{L}\p{N}_])(?:u8|[uUL])?R"(?<end>[^()\\\s"]{0,16})\(|"(?:[^"\\\r\n]|\\(?:\r\n|[\s\S]))*"?|(?<![\p{N}\p{L}_])'(?:[^'\\\r\n]|\\.){1,20}'|[{}]/gu;
