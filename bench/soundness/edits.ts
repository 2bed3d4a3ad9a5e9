/** A change of one text that may alter what others see of it: every way in which one kind of edit can be made to it. */

/** What a text becomes, once for each place where the edit can be made; a text that stays as it is counts as none. */
export type TextEdit = (text: string) => readonly string[];

/** At every match, replaced by what is given; `undefined` leaves it. */
export function atEach(
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string | undefined,
): TextEdit {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const now = replacement(match);
      if (now === undefined || now === match[0]) return [];
      return [text.slice(0, match.index) + now + text.slice(match.index + match[0].length)];
    });
}

/** Several ways of one kind. */
export function anyOf(...edits: readonly TextEdit[]): TextEdit {
  return (text) => edits.flatMap((edit) => edit(text));
}

/** At every line that `pattern` finds, with the lines that belong to it; the lines that come in their place. */
export function atBlocks(
  pattern: RegExp,
  change: (block: readonly string[], match: RegExpExecArray) => readonly string[] | undefined,
): TextEdit {
  return (text) => {
    const lines = text.split("\n");
    return lines.flatMap((line, at) => {
      const match = pattern.exec(line);
      if (match === null) return [];
      const indent = indentOf(line);
      let end = at + 1;
      while (end < lines.length && (lines[end] ?? "") !== "" && indentOf(lines[end] ?? "") > indent) end++;
      // What closes a block of braces stands as deep as what began it.
      if (/^\s*[}\])]/u.test(lines[end] ?? "") && indentOf(lines[end] ?? "") === indent) end++;
      const now = change(lines.slice(at, end), match);
      return now === undefined ? [] : [[...lines.slice(0, at), ...now, ...lines.slice(end)].join("\n")];
    });
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
