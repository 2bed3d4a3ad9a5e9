/** Escapes untrusted text, so that people see all of it and no part of it can end a code block of Markdown. */

/**
 * Characters that can move a cursor, start a line, hide or reorder text: C0, C1, line and paragraph separators, and all
 * that have no shape in Unicode (bidirectional controls, zero-width characters, variation selectors, tags). The GitHub
 * runner compares text as .NET does and ignores characters without a shape: it reads "#\ufe0f#[" as the command "##[".
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Matches a word. A word can mix Latin letters with others that look like them: `раypal` and `paypal` differ. */
const words = /[\p{L}\p{M}\p{N}_]+/gu;
const latin = /\p{Script=Latin}/u;
/** Letters that look like Latin ones. Of Greek only letters with a Latin twin: `Δx` and `μs` are not misleading. */
const lookalikes =
  /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυικγϲϳ]/gu;

/** Matches a word of only look-alikes of Latin letters. Next to Latin words it is not a word of its own language. */
const twins = /^[асеорхуіјѕԁһԛԝАВЕКМНОРСТХІЈЅοανρυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{M}\p{N}_]+$/u;
const tokens = /[^\s"'`]+/gu;

/**
 * Writes every unsafe character as an escape such as `\u{202E}`, and also letters that look like Latin ones in a Latin
 * name. Otherwise a change could show a reviewer another text than the one in the file.
 */
export function showInvisible(text: string): string {
  const escaped = text.replace(unsafeCharacters, asEscape);
  // Most text has no look-alikes, so skip the slower steps.
  if (escaped.search(lookalikes) < 0) return escaped;
  return escaped.replace(tokens, (token) => {
    const isLatin = latin.test(token);
    return token.replace(words, (word) =>
      latin.test(word) || (isLatin && twins.test(word)) ? word.replace(lookalikes, asEscape) : word,
    );
  });
}

function asEscape(character: string): string {
  return `\\u{${hexadecimal(character)}}`;
}

function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

/**
 * Returns a code span with more backticks than `line` has in a row, so that `line`, one escaped line, cannot close it.
 */
export function spanOf(line: string): string {
  const ticks = "`".repeat(longestRun(line) + 1);
  const space = line === "" || line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${ticks}${space}${line}${space}${ticks}`;
}

/**
 * Returns fenced code with more backticks than the lines have in a row, so that no line can close it. The lines are
 * already escaped. `language` is a fixed word.
 */
export function fenceOf(lines: readonly string[], language: string): readonly string[] {
  const ticks = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
  return [`${ticks}${language}`, ...lines, ticks];
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}
