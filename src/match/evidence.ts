/**
 * Describes a finding without its place: the text of its line, and the tokens under and around it. The stages for
 * moved code compare this evidence.
 */
import type { Position, Range } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { isInSpans, offsetOf } from "../syntax/reading.ts";
import type { Names } from "./names.ts";
import { isOpen } from "./slots.ts";
import {
  handleAt,
  isDistinctive,
  isWord,
  type Token,
  type TokenHandle,
  type TokenSource,
  withoutLayout,
} from "./tokens.ts";

/**
 * Evidence of a finding. Equal keys are equal evidence. Both sides of a comparison must get them from one
 * `createEvidenceFinder`, because the keys are numbers that it assigns.
 */
export type MatchEvidence = {
  readonly line: Key;
  readonly context: Key;
  /**
   * Rest of the line from the finding on, if only words are in front of it: `local`, `const`, `return`; otherwise
   * undefined.
   */
  readonly rest: Key | undefined;
  /**
   * Returned or assigned value around the finding, and its position in that value; undefined if it is in no such value.
   */
  readonly value: Key | undefined;
  /** Returns the logical line without layout: it ends at a line end where no round or square bracket is open. */
  readonly logicalLine: () => string;
};

/** Evidence as a short text that is compared as a whole. */
type Key = {
  readonly key: string;
  /** True if it has a word that says what the code is about, so that it is not like every second line. */
  readonly isDistinctive: boolean;
};

/** Maximum number of tokens of a range that count; some more count on each side of it. */
export const contextTokensMax = 32;
const contextTokensAround = 2;

/**
 * Returns a function that reads the evidence of a range; undefined if there is no token to refer to. Moved code has
 * no aligned place, so it is recognized by its tokens. Comments do not count, unless the finding is in one.
 */
export function createEvidenceFinder(): (
  source: TokenSource,
  range: Range,
  names: Names,
) => MatchEvidence | undefined {
  const codes = new Map<TokenSource, Code>();
  const numbers = new Map<string, number>();
  const lines = new Map<Names, Map<Token, Key>>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const keyOf = (tokens: readonly Token[], names: Names): Key => {
    const texts = tokens.map((token) => names.neutral(withoutLayout(token)));
    return {
      // Long lines hold many findings; a number keeps the keys short.
      key: String(numberOf(texts.join(" "))),
      isDistinctive: texts.some(isDistinctive),
    };
  };
  const lineKey = (tokens: readonly Token[], at: number, names: Names): Key & { from: number } => {
    const line = tokens[at]?.line;
    let from = at;
    while (from > 0 && tokens[from - 1]?.line === line) from--;
    let to = at + 1;
    while (tokens[to]?.line === line) to++;
    const first = tokens[from] as Token;
    const known = lines.get(names) ?? new Map<Token, Key>();
    lines.set(names, known);
    const key = known.get(first) ?? keyOf(tokens.slice(from, to), names);
    known.set(first, key);
    return { ...key, from };
  };

  return (source, range, names) => {
    const code = codes.get(source) ?? codeOf(source);
    codes.set(source, code);
    const tokens = code.isInComment(range) ? source.tokens : code.tokens;
    const handle = handleAt(tokens, range.start);
    if (handle === undefined) return undefined;
    const at = handleKey(tokens[handle.token] as Token, handle, names);
    const line = lineKey(tokens, handle.token, names);
    const end = Math.min(endOf(tokens, handle.token, range), handle.token + contextTokensMax);
    const [from, to] = around(source, tokens, handle.token, end);
    const context = keyOf(tokens.slice(from, to), names);
    return {
      line: { ...line, key: `${line.key} ${handle.token - line.from} ${at}` },
      rest: restKey(tokens, handle, (of) => keyOf(of, names)),
      context: { ...context, key: `${context.key} ${handle.token - from} ${end - handle.token} ${at}` },
      value: valueKey(logicalLineAt(tokens, handle.token), tokens[handle.token] as Token, (of) =>
        keyOf(of, names),
      ),
      logicalLine: once(() => keyOf(logicalLineAt(tokens, handle.token), names).key),
    };
  };
}

/**
 * Adds a few tokens on each side of a range, but not beyond a blank line: other code begins there, and it may have
 * stayed behind.
 */
function around(
  { lines }: TokenSource,
  tokens: readonly Token[],
  start: number,
  end: number,
): readonly [number, number] {
  const isApart = (left: Token | undefined, right: Token | undefined): boolean => {
    if (left === undefined || right === undefined) return true;
    for (let line = left.line + 1; line < right.line; line++) if (!/\S/u.test(lines[line] ?? "")) return true;
    return false;
  };
  let from = start;
  while (start - from < contextTokensAround && !isApart(tokens[from - 1], tokens[from])) from--;
  let to = end;
  while (to - end < contextTokensAround && !isApart(tokens[to - 1], tokens[to])) to++;
  return [from, to];
}

/**
 * Returns the key of the rest of a line behind its leading words. It pairs `const a = 1` with `a = 1`, where only a
 * keyword was added. Undefined if anything else is in front of the finding.
 */
function restKey(
  tokens: readonly Token[],
  { token: at, relation }: TokenHandle,
  keyOf: (tokens: readonly Token[]) => Key,
): Key | undefined {
  const line = tokens[at]?.line;
  let from = at;
  while (tokens[from - 1]?.line === line && isWord(tokens[from - 1]?.text ?? "")) from--;
  if (relation !== "in" || tokens[from - 1]?.line === line) return undefined;
  let to = at + 1;
  while (tokens[to]?.line === line) to++;
  return keyOf(tokens.slice(at, to));
}

/** Tokens behind which a returned or assigned value begins. */
const valueHeads: ReadonlySet<string> = new Set(["return", "=", ":="]);

/**
 * Returns the key of a returned or assigned value. An extracted function returns what was assigned before, so both
 * have this value in common.
 */
function valueKey(
  line: readonly Token[],
  at: Token,
  keyOf: (tokens: readonly Token[]) => Key,
): Key | undefined {
  const head = line.findIndex(({ text }) => valueHeads.has(text));
  const own = line.indexOf(at);
  if (head < 0 || own <= head) return undefined;
  const value = line.slice(head + 1, line.at(-1)?.text === ";" ? -1 : undefined);
  const key = keyOf(value);
  return { ...key, key: `${key.key} ${own - head}` };
}

/**
 * Returns the tokens of a logical line, so that a wrapped line equals the line in one piece. A line that begins with
 * a dot continues a chain of calls.
 */
function logicalLineAt(tokens: readonly Token[], at: number): readonly Token[] {
  const begins = (index: number): boolean =>
    tokens[index - 1]?.line !== tokens[index]?.line && tokens[index]?.text !== "." && !isOpen(tokens, index);
  let from = at;
  while (from > 0 && at - from < logicalTokensMax && !begins(from)) from--;
  let end = at + 1;
  while (end < tokens.length && end - at < logicalTokensMax && !begins(end)) end++;
  return tokens.slice(from, end);
}

/** Maximum number of tokens of a logical line in each direction. */
const logicalTokensMax = 200;

/** Describes where in its token a finding begins, so that two findings in one string differ. */
function handleKey(token: Token, { relation, distance }: TokenHandle, names: Names): string {
  return relation === "in" ? `in ${names.neutral(token.text.slice(0, distance)).length}` : relation;
}

/**
 * Returns the index behind the last token that begins in the range, or behind the first one if none does. At most
 * `contextTokensMax` tokens count: a finding over a whole class must not depend on all of its text.
 */
function endOf(tokens: readonly Token[], from: number, { end }: Range): number {
  let at = from + 1;
  for (let token = tokens[at]; token !== undefined && at - from < contextTokensMax; token = tokens[++at]) {
    if (token.line > end.line || (token.line === end.line && token.start >= end.character)) break;
  }
  return at;
}

/** Tokens of a source without comments and trailing commas. */
type Code = { readonly tokens: readonly Token[]; readonly isInComment: (range: Range) => boolean };

/**
 * Drops comments, and commas in front of closing brackets. Formatters and editors add and remove these, and moved
 * code must be found anyway.
 */
function codeOf({ tokens, reading }: TokenSource): Code {
  const { starts = [], comments = [] } = reading() ?? {};
  const isInComment = ({ line, character }: Position) =>
    isInSpans(comments, offsetOf(starts, { line, character }));
  const kept: Token[] = [];
  for (const token of tokens) {
    if (comments.length > 0 && isInComment({ line: token.line, character: token.start })) continue;
    if (/^[)\]}]$/u.test(token.text) && kept.at(-1)?.text === ",") kept.pop();
    kept.push(token);
  }
  return { tokens: kept, isInComment: ({ start }) => isInComment(start) };
}
