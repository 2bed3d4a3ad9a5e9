/**
 * Matches the braces of a C or C++ text by its characters alone. Macros and conditions of the preprocessor can
 * mislead the grammar, so its result is compared with this one.
 */

/**
 * Returns the offset of each closing brace by that of the opening one; unclosed braces are left out. Braces in
 * comments, strings and characters do not count, because they open no block.
 */
export function matchingBraces(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  marks.lastIndex = 0;
  // Each missing end is searched only once, so the cost stays linear.
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

// In `1'000` the quote begins no character. A string ends with its line, unless a backslash continues the line.
const marks =
  /\/\/[^\r\n]*|\/\*|(?<![\p{L}\p{N}_])(?:u8|[uUL])?R"(?<end>[^()\\\s"]{0,16})\(|"(?:[^"\\\r\n]|\\(?:\r\n|[\s\S]))*"?|(?<![\p{N}\p{L}_])'(?:[^'\\\r\n]|\\.){1,20}'|[{}]/gu;
