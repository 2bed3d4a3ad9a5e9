/** Which brace closes which in a text of C or C++, told by its marks alone: what a grammar makes of macros and of both branches of a condition is held against it. */

/** By offset; one that nothing closes is left out. Those in comments, strings and characters are none. */
export function matchingBraces(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === "{") open.push(index);
    else if (mark === "}") {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    }
  }
  return found;
}

// In `1'000` the mark is none of a character. The limits keep what never ends linear.
const marks =
  /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|(?<![\p{L}\p{N}_])(?:u8|[uUL])?R"(?<end>[^()\\\s"]{0,16})\([\s\S]*?\)\k<end>"|"(?:[^"\\\r\n]|\\[\s\S]){0,10000}"|(?<![\p{N}\p{L}_])'(?:[^'\\\r\n]|\\.){1,20}'|[{}]/gu;
