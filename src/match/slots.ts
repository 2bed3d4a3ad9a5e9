/**
 * Reads the expression at a finding: its callee, its object and its slot (which argument of which call, which target
 * of an assignment, or a returned value).
 */
import type { Range } from "../model/finding.ts";
import {
  distinctiveWords,
  grammarWords,
  handleAt,
  isText,
  isWord,
  type Token,
  type TokenSource,
  tokenize,
} from "./tokens.ts";

/** Place that a value goes to. */
type Slot = {
  /** Token that the slot belongs to: the callee, the target of the assignment, or `return`. */
  readonly anchor: Token;
  /**
   * Path in the anchor, outermost part first: `( 1` is the second argument, `( name=` a keyword argument, `[ 0` the
   * first item, `value` an assigned or returned value.
   */
  readonly path: string;
};

/** Code under a finding, with its surroundings, as the matching of edited code needs it. */
export type Expression = {
  readonly text: string;
  /** Slot that its value goes to; undefined if that is not clear. */
  readonly slot: Slot | undefined;
  /** Callee, if the expression is a call or is called: the last name before the brackets. */
  readonly callee: Token | undefined;
  /** Object that is accessed: the token before its dot, or else its own last token. */
  readonly object: Token;
  /** Last tokens in front of it on its line, and its own text. */
  readonly lead: string;
  /** Innermost call around it, and its position in the call, in tokens; undefined for none. */
  readonly call: { readonly text: string; readonly at: number } | undefined;
  /** True for a name that is called, or that is a member of an object. */
  readonly isName: boolean;
};

/** Maximum number of tokens that are searched in one direction. */
const tokensMax = 400;
/** Number of tokens in front of a finding that are evidence. */
const leadTokens = 4;

/**
 * Reads the expression under a range. It works on tokens and needs no grammar, so it works for code with syntax
 * errors too. Undefined if no token is at the start of the range.
 */
export function expressionAt(source: TokenSource, { start, end }: Range): Expression | undefined {
  const { tokens } = source;
  const handle = handleAt(tokens, start);
  if (handle === undefined || handle.relation !== "in") return undefined;
  const first = handle.token;
  let last = first;
  for (
    let next = tokens[last + 1];
    next !== undefined && last - first < tokensMax;
    next = tokens[++last + 1]
  ) {
    if (next.line > end.line || (next.line === end.line && next.start >= end.character)) break;
  }
  const whole = tokens[first] as Token;
  const isInText =
    handle.distance > 0 && isText(whole) && end.line === whole.line && end.character < whole.end;
  const own = isInText
    ? tokenize([whole.text.slice(handle.distance, end.character - whole.start)], 0, 1)
    : tokens.slice(first, last + 1);
  const written = own.map((token) => token.text).join(" ");
  const switched = tokens[first - 1]?.text === "case" ? switchedAt(tokens, first - 1) : undefined;
  const text = switched === undefined ? written : `${switched} = = = ${written}`;
  const isCalled = tokens[last + 1]?.text === "(" && isWord(tokens[last]?.text ?? "");
  const isMember = tokens[first - 1]?.text === "." && first === last;
  return {
    text,
    slot: slotAt(tokens, first),
    callee: isCalled ? tokens[last] : calleeOf(tokens, first, last),
    object: tokens[isMember ? first - 2 : last] ?? (tokens[first] as Token),
    lead: leadOf(tokens, first, text),
    call: callAround(tokens, first),
    isName: isCalled || isMember,
  };
}

/**
 * Returns the value that a `case` is compared with: `a` of `switch (a) {`. With it, `case "b"` equals `a === "b"`, so
 * a finding survives when an `if` becomes a `switch`.
 */
function switchedAt(tokens: readonly Token[], from: number): string | undefined {
  let depth = 0;
  let at = from - 1;
  for (; at >= 0 && from - at < tokensMax; at--) {
    const { text } = tokens[at] as Token;
    if (text === "}") depth++;
    else if (text === "{" && depth-- === 0) break;
  }
  const start = tokens.slice(0, at).findLastIndex(({ text }) => text === "switch");
  if (tokens[at]?.text !== "{" || start < 0) return undefined;
  const switched = tokens.slice(start + 1, at).map(({ text }) => text);
  const isInBrackets = switched[0] === "(" && switched.at(-1) === ")";
  return (isInBrackets ? switched.slice(1, -1) : switched).join(" ");
}

/**
 * Returns the callee of an expression that is itself a call: `b` of `a.b(c)`; undefined for others. It is evidence that
 * two findings are about the same call, although its arguments were edited.
 */
function calleeOf(tokens: readonly Token[], first: number, last: number): Token | undefined {
  if (tokens[last]?.text !== ")") return undefined;
  let depth = 0;
  for (let at = last; at > first; at--) {
    const { text } = tokens[at] as Token;
    if (closing.has(text)) depth++;
    if (opening.has(text) && --depth === 0)
      return isWord(tokens[at - 1]?.text ?? "") ? tokens[at - 1] : undefined;
  }
  return undefined;
}

/**
 * Returns the code with the tokens in front of it, which together identify a moved expression. A short expression
 * alone, such as `a.b`, occurs in too many places. Empty if there are too few tokens to be evidence.
 */
function leadOf(tokens: readonly Token[], first: number, text: string): string {
  const { line } = tokens[first] as Token;
  const before = tokens.slice(Math.max(0, first - leadTokens), first).filter((token) => token.line === line);
  const words = new Set(before.flatMap((token) => distinctiveWords(token.text)));
  return before.length < leadTokens || words.size === 0
    ? ""
    : [...before.map((token) => token.text), text].join(" ");
}

/**
 * Returns the innermost call around a token. A moved argument is recognized by the rest of its call. Undefined if
 * another bracket is nearer or the call is too long.
 */
function callAround(tokens: readonly Token[], first: number): Expression["call"] {
  let depth = 0;
  for (let at = first - 1; at > 0 && first - at < tokensMax; at--) {
    const { text } = tokens[at] as Token;
    if (closing.has(text)) depth++;
    else if (opening.has(text) && depth-- === 0) {
      const callee = tokens[at - 1]?.text ?? "";
      if (text !== "(" || !isWord(callee) || grammarWords.has(callee)) return undefined;
      const end = closingOf(tokens, at);
      if (end === undefined) return undefined;
      const own = tokens.slice(at - 1, end + 1).map((token) => token.text);
      return { text: own.join(" "), at: first - at };
    }
  }
  return undefined;
}

/**
 * Returns the index of the bracket that closes the one at `from`. Undefined if it is further away than `tokensMax`,
 * so a file of open brackets stays fast.
 */
function closingOf(tokens: readonly Token[], from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < tokens.length && at - from < tokensMax; at++) {
    const { text } = tokens[at] as Token;
    if (opening.has(text)) depth++;
    else if (closing.has(text) && --depth === 0) return at;
  }
  return undefined;
}

/** Words that take a value and begin a statement. */
const statements: ReadonlySet<string> = new Set(
  "return yield if elif while assert throw raise await for".split(" "),
);
/** Opening brackets. */
const opening: ReadonlySet<string> = new Set(["(", "[", "{"]);
const closing: ReadonlySet<string> = new Set([")", "]", "}"]);

/**
 * Returns the slot that the value at a token goes to, by reading backwards to the callee or to the start of the
 * statement. The slot survives when the value itself is edited. Undefined if the slot is not clear.
 */
function slotAt(tokens: readonly Token[], first: number): Slot | undefined {
  const path: string[] = [];
  let depth = 0;
  let commas = 0;
  let keyword: string | undefined;
  for (let at = first - 1; at >= 0 && first - at < tokensMax; at--) {
    const { text, line } = tokens[at] as Token;
    const before = tokens[at - 1];
    if (closing.has(text)) depth++;
    else if (depth > 0) depth -= opening.has(text) ? 1 : 0;
    else if (opening.has(text)) {
      path.unshift(keyword === undefined ? `${text} ${commas}` : `${text} ${keyword}`);
      if (text === "(" && before !== undefined && isWord(before.text) && !grammarWords.has(before.text))
        return { anchor: before, path: path.join(" ") };
      [commas, keyword] = [0, undefined];
    } else if (text === ",") commas++;
    else if (
      (text === "=" || text === ":") &&
      commas === 0 &&
      keyword === undefined &&
      before !== undefined
    ) {
      keyword = `${before.text}${text}`;
    }
    if (depth === 0 && (before === undefined || before.line !== line) && !isOpen(tokens, at)) {
      const anchor = tokens[at] as Token;
      return statements.has(text) || keyword?.endsWith("=") === true
        ? { anchor, path: ["value", ...path].join(" ") }
        : undefined;
    }
  }
  return undefined;
}

/**
 * True if a round or square bracket is open where a line begins, so that the line continues the one above. Braces do
 * not count: statements begin in them.
 */
export function isOpen(tokens: readonly Token[], at: number): boolean {
  let depth = 0;
  for (let back = at - 1; back >= 0 && at - back < tokensMax; back--) {
    const { text } = tokens[back] as Token;
    if (closing.has(text)) depth++;
    else if (opening.has(text)) {
      if (depth === 0) return text !== "{";
      depth--;
    }
  }
  return false;
}
