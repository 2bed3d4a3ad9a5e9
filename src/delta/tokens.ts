/** The tokens of a text. Language-neutral: it knows words, numbers, strings and marks, no grammar. */
import type { Position } from "../core/finding.ts";
import { lines } from "../core/text.ts";

/** 0-based; `end` is exclusive; a token never leaves its line. */
export type Token = {
  readonly text: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

/** A text in lines without their endings, and in tokens without trailing commas. */
export type Source = {
  readonly text: string;
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
  /** The index of the first token at or behind the start of a line. */
  readonly firstOf: (line: number) => number;
};

export function sourceOf(text: string): Source {
  return sourceOfLines(lines(text), text);
}

export function sourceOfLines(content: readonly string[], text: string = content.join("\n")): Source {
  const tokens = withoutTrailingCommas(tokenize(content, 0, content.length));
  const firsts = new Int32Array(content.length + 1);
  let at = 0;
  for (let line = 0; line <= content.length; line++) {
    while ((tokens[at]?.line ?? line) < line) at++;
    firsts[line] = at;
  }
  return {
    text,
    lines: content,
    tokens,
    firstOf: (line) => firsts[Math.min(Math.max(line, 0), content.length)] ?? tokens.length,
  };
}

/** A comma in front of a closing bracket comes and goes with formatters. */
function withoutTrailingCommas(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const { text } = token;
    const isClosing = text === ")" || text === "]" || text === "}";
    if (isClosing && kept.at(-1)?.text === ",") kept.pop();
    kept.push(token);
  }
  return kept;
}

/** Formatters change the quotes of a string; that is layout. */
export function withoutLayout({ text }: Pick<Token, "text">): string {
  return text.length > 1 && text.startsWith("'") ? `"${text.slice(1, -1)}"` : text;
}

export function isWord(text: string): boolean {
  return /^[\p{L}_$]/u.test(text);
}

/**
 * Words that say what code is about: two letters or more, and not of the grammar. `return None` stands in every second
 * function; `return total` does not.
 */
export function tellingWords(text: string): readonly string[] {
  return (text.match(longWords) ?? []).filter((word) => !grammarWords.has(word));
}

export function isTelling(text: string): boolean {
  longWords.lastIndex = 0;
  for (let found = longWords.exec(text); found !== null; found = longWords.exec(text)) {
    if (!grammarWords.has(found[0])) return true;
  }
  return false;
}

const longWords = /\p{L}[\p{L}\p{M}\p{N}_$]+/gu;
export const grammarWords: ReadonlySet<string> = new Set(
  `and as async await break case catch class const continue def default defer del do elif else end enum except export
  extends false False final finally fn for from func function go if impl implements import in interface is let match
  mut new nil None not null or package pass pub private protected public raise return select self static struct super
  switch then this throw throws trait true True try type undefined union use using var void while with yield`.split(
    /\s+/u,
  ),
);

/**
 * Words (Unicode letters, digits, _), numbers with their point, strings in quotes that end on their line within 500
 * characters (an apostrophe in a comment is a mark), and every other character by itself.
 */
export function tokenize(content: readonly string[], from: number, to: number): readonly Token[] {
  const tokens: Token[] = [];
  for (let line = from; line < to; line++) {
    const text = content[line] ?? "";
    const pattern = beyondAscii.test(text) ? tokenPattern : asciiPattern;
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      tokens.push({ text: found[0], line, start: found.index, end: pattern.lastIndex });
    }
  }
  return tokens;
}

// The limit on strings keeps a line full of quotes that do not end linear; such a quote falls to the last branch.
const tokenPattern =
  /[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|[^\s]/gu;

// The same for text in ASCII, which most code is: without Unicode's classes it takes a third of the time.
const asciiPattern = /[A-Za-z_$][\w$]*|\d\w*(?:\.\d\w*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|\S/g;
const beyondAscii = /[^\0-\x7f]/;

/** What a position hangs on: the token it is in, the one it stands behind, or the first of its line. */
export type Handle = {
  readonly token: number;
  readonly relation: "in" | "behind" | "before";
  /** Characters from the token's start (in), from its end (behind), or to its start (before). */
  readonly distance: number;
};

/** Undefined on a line without tokens. */
export function handleAt(tokens: readonly Token[], { line, character }: Position): Handle | undefined {
  const token = lastAtOrBefore(tokens, line, character);
  const found = tokens[token];
  if (found?.line === line) {
    return character < found.end
      ? { token, relation: "in", distance: character - found.start }
      : { token, relation: "behind", distance: character - found.end };
  }
  const next = tokens[token + 1];
  if (next?.line !== line) return undefined;
  return { token: token + 1, relation: "before", distance: next.start - character };
}

function lastAtOrBefore(tokens: readonly Token[], line: number, character: number): number {
  let low = -1;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const token = tokens[middle];
    if (token !== undefined && (token.line < line || (token.line === line && token.start <= character)))
      low = middle;
    else high = middle - 1;
  }
  return low;
}
