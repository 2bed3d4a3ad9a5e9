/** Untrusted text made visible, and kept inside code where it becomes Markdown. */

/**
 * Characters that can move a cursor, start a line, hide or reorder text: C0, C1, line and paragraph separators, and
 * whatever Unicode gives no shape (bidirectional controls, zero-width characters, variation selectors, tags). The
 * runner compares text as .NET does, which looks past characters without a shape: "#\ufe0f#[" would be a "##[" to it.
 */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A word of Latin letters and others that look like them: `раypal` and `paypal` are two names. */
const words = /[\p{L}\p{M}\p{N}_]+/gu;
const latin = /\p{Script=Latin}/u;
/** Of Greek only what has a Latin twin: `Δx` and `μs` are what they seem. */
const lookalikes =
  /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυικγϲϳ]/gu;

/** Letters that cannot be told from Latin ones: a word of them alone is no word of its language beside Latin letters. */
const twins = /^[асеорхуіјѕԁһԛԝАВЕКМНОРСТХІЈЅοανρυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{M}\p{N}_]+$/u;
const tokens = /[^\s"'`]+/gu;

/** Every unsafe character as `\u{202E}`, and so letters that look like those beside them. */
export function visible(text: string): string {
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

/** A code span that ends nowhere but at its end. `line` is one line that was made safe for its place before. */
export function spanOf(line: string): string {
  const ticks = "`".repeat(longestRun(line) + 1);
  const space = line === "" || line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${ticks}${space}${line}${space}${ticks}`;
}

/** Fenced code that ends nowhere but at its end. The lines were made safe before; `language` is a word of ours. */
export function fenceOf(lines: readonly string[], language: string): readonly string[] {
  const ticks = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
  return [`${ticks}${language}`, ...lines, ticks];
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}
