/** Selects words of head. The server looks up their definitions, to find what a finding refers to. */

import { type Token, tokenize } from "../match/tokens.ts";
import type { Place, Position, Range } from "../model/finding.ts";
import type { Lookup } from "../model/lookup.ts";
import { comparePositions } from "../model/order.ts";
import { positionAt, splitText } from "../model/text.ts";
import type { Definition } from "../syntax/outline.ts";
import type { SyntaxLanguage } from "../syntax/parser.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { functionBody } from "./outward.ts";

/** Words around a place in head. Each lookup is a query to the server, so the number of words is limited. */
export type CauseWords = {
  /** Returns the words under a range, then those before it on its first line, nearest first. */
  readonly range: (path: string, range: Range) => readonly Lookup[];
  readonly line: (path: string, line: number) => readonly Lookup[];
  /** Returns the words of the type or value that a name gets where it is bound. */
  readonly value: (place: Place) => readonly Lookup[];
  /** Returns the words of the type that a name gets where it is bound. */
  readonly type: (place: Place) => readonly string[];
  /** Returns the words of a function's results, and of the values of local names in them. */
  readonly results: (path: string, definition: Definition) => readonly Lookup[];
  /** True if a line starts a `return` or `yield`. */
  readonly isResult: (path: string, line: number) => boolean;
  /** Returns the words of a class's bases. */
  readonly bases: (path: string, definition: Definition) => readonly Lookup[];
  /** Returns the expression before the dot of a looked-up word; null if there is none. */
  readonly objectOf: (lookup: Lookup) => string | null;
  /** Returns the looked-up word at a place. */
  readonly at: (lookup: Lookup) => string;
};

/** Maximum number of words that are looked up for one place. */
export const wordsMax = 12;
/** Only this many lines of a finding are searched after its first one. */
const linesMax = 8;

export type TextsOfHead = {
  readonly text: (path: string) => string | undefined;
  readonly reading: (path: string) => Reading | undefined;
};

/**
 * Creates the functions that select words from the texts of head. Comments and strings are left out, because a server
 * has no definition for their words.
 */
export function createCauseWords({ text, reading }: TextsOfHead): CauseWords {
  const texts = new Map<string, readonly string[]>();
  const codeOf = (path: string): readonly string[] => {
    const all = texts.get(path) ?? splitText(reading(path)?.code ?? text(path) ?? "");
    texts.set(path, all);
    return all;
  };
  const isLookedUp = (path: string, { text: word }: Token): boolean =>
    isWord.test(word) && !reserved[reading(path)?.language ?? "typescript"].has(word);
  const lookups = (path: string, tokens: readonly Token[]): readonly Lookup[] =>
    tokens
      .filter((token) => isLookedUp(path, token))
      .slice(0, wordsMax)
      .map((token) => ({ path, position: positionOf(token) }));
  const bindingAt = ({ path, range }: Place) => {
    const own = reading(path);
    const at = own === undefined ? 0 : offsetOf(own.starts, range.start);
    return own?.bindings.find(({ start, kind }) => start === at && kind !== "result");
  };
  return {
    type: (place) => bindingAt(place)?.type?.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? [],
    range: (path, { start, end }) => {
      const tokens = tokenize(codeOf(path), start.line, Math.min(end.line, start.line + linesMax) + 1);
      const inside = tokens.filter(
        (token) =>
          comparePositions(start, positionOf(token)) <= 0 && comparePositions(positionOf(token), end) < 0,
      );
      const before = tokens.filter((token) => token.line === start.line && token.start < start.character);
      return lookups(path, [...inside, ...before.reverse()]);
    },
    line: (path, line) => lookups(path, tokenize(codeOf(path), line, line + 1)),
    value: (place) => {
      const { path } = place;
      const own = reading(path);
      const binding = bindingAt(place);
      if (own === undefined || binding === undefined) return [];
      const at = binding.start;
      const { type } = binding;
      const end = type === null ? binding.end : own.text.indexOf(type, at) + type.length;
      const last = Math.min(positionAt(own.starts, end).line, binding.line + linesMax);
      const tokens = tokenize(codeOf(path), binding.line, last + 1).filter((token) => {
        const offset = offsetOf(own.starts, positionOf(token));
        return at < offset && offset < end;
      });
      return lookups(path, tokens);
    },
    results: (path, definition) => {
      const own = reading(path);
      return own === undefined ? [] : lookups(path, resultTokens(own, codeOf(path), definition));
    },
    isResult: (path, line) => /^\s*(?:return|yield)\b/u.test(codeOf(path)[line] ?? ""),
    bases: (path, { nameRange, range }) => {
      const { line, character } = nameRange.end;
      const behind = tokenize(codeOf(path), line, Math.min(range.end.line, line + linesMax) + 1).filter(
        (token) => token.line > line || token.start >= character,
      );
      return lookups(path, untilBody(behind));
    },
    objectOf: ({ path, position: { line, character } }) =>
      /([\p{L}_$][\p{L}\p{M}\p{N}_$.]{0,200})\s*(?:\.|::|->)\s*$/u.exec(
        (codeOf(path)[line] ?? "").slice(Math.max(0, character - 250), character),
      )?.[1] ?? null,
    at: ({ path, position: { line, character } }) =>
      /^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(codeOf(path)[line]?.slice(character) ?? "")?.[0] ?? "",
  };
}

/**
 * Returns the tokens from behind a class's name to the colon or brace of its body: its bases are among them. Their
 * definitions are looked up, because an edit of a base class can cause a finding about the class.
 */
function untilBody(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  const end = tokens.findIndex(({ text }) => {
    if (depth === 0 && (text === ":" || text === "{")) return true;
    if (text === "(" || text === "[") depth++;
    else if (text === ")" || text === "]") depth--;
    return false;
  });
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Limit on the steps through names that are bound in the function itself. */
const bindingsMax = 3;

/**
 * Returns the tokens of a function's results, and of the values of local names in them. An inferred result type
 * depends on these words, so an edit of their definitions can break a caller.
 */
function resultTokens(reading: Reading, code: readonly string[], definition: Definition): readonly Token[] {
  const body = functionBody(reading, definition);
  if (body === undefined) return [];
  const { start, end } = definition.range;
  const isOwn = (line: number, character: number) => {
    const offset = offsetOf(reading.starts, { line, character });
    return (
      body.start <= offset &&
      offset < body.end &&
      !definition.definitions.some(
        ({ range }) =>
          comparePositions(range.start, { line, character }) <= 0 &&
          comparePositions({ line, character }, range.end) < 0,
      )
    );
  };
  const tokens = tokenize(code, start.line, end.line + 1).filter((token) => isOwn(token.line, token.start));
  const found = tokens.flatMap(({ text }, at) =>
    text === "return" || text === "yield" ? statement(tokens, at + 1) : [],
  );
  const arrow =
    found.length === 0
      ? tokens.findIndex(({ text }, at) => text === "=" && tokens[at + 1]?.text === ">")
      : -1;
  if (arrow >= 0 && tokens[arrow + 2]?.text !== "{") found.push(...tokens.slice(arrow + 2));
  const followed = new Set<string>();
  for (let round = 0; round < bindingsMax; round++) {
    const names = new Set(found.map(({ text }) => text).filter((word) => !followed.has(word)));
    for (const name of names) followed.add(name);
    const bound = reading.bindings.filter(
      ({ name, line, start: offset, kind }) =>
        (kind === "variable" || kind === "name") &&
        names.has(name) &&
        isOwn(line, offset - (reading.starts[line] ?? 0)),
    );
    for (const { line } of bound) {
      const first = tokens.findIndex((token) => token.line === line);
      if (first >= 0) found.push(...statement(tokens, first));
    }
  }
  return [...new Set(found)];
}

/**
 * Returns the tokens from one to the end of its statement: the end of its line, or of the brackets that are open
 * there. It needs no grammar, so it works for code with errors too.
 */
function statement(tokens: readonly Token[], from: number): readonly Token[] {
  let depth = 0;
  let at = from;
  for (; at < tokens.length; at++) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined) break;
    const isNextLine = before !== undefined && token.line > before.line && at > from;
    // A line that begins with a dot continues a chain of calls.
    if (depth <= 0 && (token.text === ";" || (isNextLine && token.text !== "."))) break;
    if ("([{".includes(token.text)) depth++;
    else if (")]}".includes(token.text)) depth--;
    if (depth < 0) break;
  }
  return tokens.slice(from, at);
}

/** Returns the position at which a token starts. */
function positionOf({ line, start }: Token): Position {
  return { line, character: start };
}

/**
 * Reserved words of TypeScript, and built-in types: no project defines them. The server still answers for some of
 * them: for `return` with the function, for `extends` or `await` with the surrounding code.
 */
const reservedInScript: ReadonlySet<string> = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum export
  extends false finally for function if implements import in infer instanceof interface is keyof let never new null
  number object override package private protected public readonly return satisfies static string super switch symbol
  throw true try typeof undefined unknown var void while with yield`.split(/\s+/u),
);

/** Reserved words of Go, and names that exist without an import: no file of the project defines them. */
const reservedInGo: ReadonlySet<string> = new Set(
  `any append bool break byte cap case chan clear close comparable complex complex128 complex64 const continue copy
  default defer delete else error fallthrough false float32 float64 for func go goto if imag import int int16 int32
  int64 int8 interface iota len make map max min new nil package panic print println range real recover return rune
  select string struct switch true type uint uint16 uint32 uint64 uint8 uintptr var`.split(/\s+/u),
);

const reservedInData: ReadonlySet<string> = new Set(["false", "null", "true"]);

/** Reserved words of Rust, and names that exist without an import. */
const reservedInRust: ReadonlySet<string> = new Set(
  `as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i128 i16 i32 i64 i8 if
  impl in isize let loop match mod move mut None Ok Err Option pub ref Result return Self Some static str String struct
  super trait true type u128 u16 u32 u64 u8 union unsafe use usize Vec where while`.split(/\s+/u),
);

const reservedInBash: ReadonlySet<string> = new Set(
  `case declare do done elif else esac export fi for function if in local readonly return select then time typeset until while`.split(
    /\s+/u,
  ),
);

/** Reserved words of C and C++. A word that only one of them reserves is rarely a name in the other. */
const reservedInCpp: ReadonlySet<string> = new Set(
  `alignas alignof asm auto bool break case catch char class concept const consteval constexpr constinit const_cast continue co_await
  co_return co_yield decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline
  int long mutable namespace new noexcept nullptr operator private protected public register reinterpret_cast requires restrict
  return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid
  typename typeof union unsigned using virtual void volatile wchar_t while`.split(/\s+/u),
);

/** Words that are not looked up, for each language. Queries for them would be wasted. */
const reserved = {
  python: new Set<string>(),
  typescript: reservedInScript,
  tsx: reservedInScript,
  json: reservedInData,
  yaml: reservedInData,
  go: reservedInGo,
  rust: reservedInRust,
  bash: reservedInBash,
  cpp: reservedInCpp,
} as const satisfies Record<SyntaxLanguage, ReadonlySet<string>>;

/**
 * Matches names. Words for the instance or the class are excluded: every method defines them, so they give no
 * information.
 */
const isWord = /^(?!(?:self|cls|this)$)[\p{L}_$]/u;
