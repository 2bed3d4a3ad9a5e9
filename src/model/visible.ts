/** Escapes untrusted text so that it is visible and stays inside code in Markdown. */

/**
 * Characters that can move a cursor, start a line, hide or reorder text: C0, C1, line and paragraph separators, and all
 * that Unicode gives no shape (bidirectional controls, zero-width characters, variation selectors, tags). The runner
 * compares text as .NET does, which ignores characters without a shape: "#\ufe0f#[" would be a "##[" to it.
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A word. It can mix Latin letters with others that look like them: `раypal` and `paypal` are two names. */
const words = /[\p{L}\p{M}\p{N}_]+/gu;
const latin = /\p{Script=Latin}/u;
/** Letters that look like Latin ones. Greek has only those with a Latin twin: `Δx` and `μs` are not misleading. */
const lookalikes =
  /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυικγϲϳ]/gu;

/** A word of only Latin look-alikes. Next to Latin letters it is not a real word of its language. */
const twins = /^[асеорхуіјѕԁһԛԝАВЕКМНОРСТХІЈЅοανρυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{M}\p{N}_]+$/u;
const tokens = /[^\s"'`]+/gu;

/** Writes every unsafe character as `\u{202E}`, and also letters that look like the Latin ones next to them. */
export function showInvisible(text: string): string {
  const escaped = text.replace(unsafeCharacters, asEscape);
  // Most text has no other letters.
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

/** Returns a code span that nothing in `line` can close. `line` is a single line that is already escaped. */
export function spanOf(line: string): string {
  const ticks = "`".repeat(longestRun(line) + 1);
  const space = line === "" || line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${ticks}${space}${line}${space}${ticks}`;
}

/**
 * Returns fenced code that nothing in the lines can close. The lines are already escaped; `language` is a word of ours.
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
