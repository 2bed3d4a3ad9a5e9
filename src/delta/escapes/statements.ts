/** Python's logical lines: what one statement spans, through brackets, strings and backslashes. */
import type { Scanned } from "./scan.ts";

export type Statement = {
  /** Offset of its first character that is no white space. */
  readonly offset: number;
  /** 0-based lines, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Columns before it; a tab counts as one. */
  readonly indent: number;
  /** With comments and strings blanked. */
  readonly code: string;
};

export function statementsOf({ text, code, strings }: Scanned): readonly Statement[] {
  const statements: Statement[] = [];
  let line = 0;
  let depth = 0;
  let nextString = 0;
  let start = 0;
  let firstLine = 0;
  const close = (end: number): void => {
    const content = code.slice(start, end).trim();
    if (content === "") return;
    // Blank lines are closed one by one, so all white space before it is its indentation; a string has none of its own.
    const indent = text.slice(start, end).search(/\S/u);
    statements.push({ offset: start + indent, first: firstLine, last: line, indent, code: content });
  };
  for (let at = 0; at < code.length; at++) {
    const unit = code[at] ?? "";
    if ("([{".includes(unit)) depth++;
    else if (")]}".includes(unit)) depth = Math.max(0, depth - 1);
    else if (unit === "\n" || (unit === "\r" && code[at + 1] !== "\n")) {
      while ((strings[nextString]?.end ?? Number.POSITIVE_INFINITY) <= at) nextString++;
      const isInString = (strings[nextString]?.start ?? Number.POSITIVE_INFINITY) < at;
      const before = code[at - 1] === "\r" ? code[at - 2] : code[at - 1];
      if (depth === 0 && !isInString && before !== "\\") {
        close(at);
        start = at + 1;
        firstLine = line + 1;
      }
      line++;
    }
  }
  close(code.length);
  return statements;
}
