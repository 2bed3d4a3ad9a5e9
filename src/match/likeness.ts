/**
 * Compares two pieces of code by what their bodies share. Names (`main`, `run`, `__init__`), licences, docstrings,
 * imports and decorators occur everywhere, so none of them counts.
 */

import { namedDefinitions } from "../syntax/outline.ts";
import { isData } from "../syntax/parser.ts";
import { isInSpans, offsetOf, type Reading, type Span } from "../syntax/reading.ts";
import { distinctiveWords, isDistinctive, type TokenSource, withoutLayout } from "./tokens.ts";

/** Definition or file, as lines of a source. */
export type SourceSlice = {
  readonly source: TokenSource;
  readonly from: number;
  readonly to: number;
};

/** Number of lines with two words below which lines with one word count as well. */
const shortLines = 4;

/**
 * Returns a test whether two pieces of code are alike, so that one may be the other after an edit. Alike pieces share
 * at least half of the meaningful lines of the smaller one: those with two words or more, if it has enough of them.
 * If every line was wrapped or edited, they share most pairs of adjacent tokens instead. Pieces without meaningful
 * lines are alike only if equal.
 */
export function createLikenessFinder(): (base: SourceSlice, head: SourceSlice) => boolean {
  const sources = new Map<TokenSource, readonly Line[]>();
  const bodies = new Map<string, Body>();
  const numbers = new Map<TokenSource, number>();
  const known = new Map<string, boolean>();
  const keyOf = ({ source, from, to }: SourceSlice): string => {
    const number = numbers.get(source) ?? numbers.size;
    numbers.set(source, number);
    return `${number} ${from} ${to}`;
  };
  const bodyOf = (piece: SourceSlice): Body => {
    const key = keyOf(piece);
    const lines = sources.get(piece.source) ?? linesOf(piece.source);
    sources.set(piece.source, lines);
    const found = bodies.get(key) ?? bodyIn(lines.slice(piece.from, piece.to));
    bodies.set(key, found);
    return found;
  };
  return (base, head) => {
    if (base.source.text === head.source.text && base.from === head.from && base.to === head.to) return true;
    const key = `${keyOf(base)} ${keyOf(head)}`;
    const answer = known.get(key) ?? areAlike(bodyOf(base), bodyOf(head));
    known.set(key, answer);
    return answer;
  };
}

/** Line of a source, reduced to what says something about its code. */
type Line = {
  readonly key: string;
  readonly words: readonly string[];
  /** Pairs of adjacent tokens of which one is distinctive. */
  readonly turns: readonly string[];
  /** True for an import, and for the line that names a definition. */
  readonly isCheap: boolean;
  /** True for a line in front of a definition, which could be in front of any other. */
  readonly isDecorator: boolean;
};

/** Lines of a piece of code, counted. */
type Body = {
  /** All lines, without layout. */
  readonly whole: string;
  /** Lines with a distinctive word; `lines` has those of them with two. */
  readonly some: ReadonlyMap<string, number>;
  readonly lines: ReadonlyMap<string, number>;
  readonly lineCount: number;
  readonly turns: ReadonlyMap<string, number>;
  readonly turnCount: number;
};

/** Returns the tokens of each line without layout. All arbitrary names are replaced by one placeholder. */
export function lineKeys(source: TokenSource): readonly string[] {
  return linesOf(source).map(({ key }) => key);
}

/**
 * Reads the lines of a source without comments, and without strings of several lines: licences and docstrings say
 * nothing about the code. Otherwise two files with one licence would look like a rename.
 */
function linesOf(source: TokenSource): readonly Line[] {
  const reading = source.reading();
  const quiet: Span[] = reading === undefined ? [] : [...reading.comments, ...longStrings(reading)];
  const cheap = cheapNames(reading);
  // In data files the keys are the content, so they count.
  const definitions = namedDefinitions(reading)
    .map(({ definition }) => definition)
    .filter(({ kind }) => kind !== "key");
  const headers = new Set(definitions.map(({ nameRange }) => nameRange.start.line));
  const decorators = new Set(
    definitions.flatMap(({ range, nameRange }) =>
      Array.from({ length: nameRange.start.line - range.start.line }, (_, at) => range.start.line + at),
    ),
  );
  quiet.sort((left, right) => left.start - right.start);
  return source.lines.map((text, line) => {
    const tokens = source
      .tokensOf(line, line + 1)
      .filter(({ start }) => !isInSpans(quiet, offsetOf(reading?.starts ?? [], { line, character: start })));
    const isRemark = reading === undefined && /^\s*(?:#|\/\/|\/?\*)/u.test(text);
    const texts = tokens.map(withoutLayout);
    const key = isRemark
      ? ""
      : texts.map((text, at) => (cheap.has(text) && texts[at - 1] !== "." ? "$" : text)).join(" ");
    const isCheap =
      headers.has(line) ||
      /^(?:from|import|package|use|using|export \{.*\} from|export \* from|# include)(?: |$)/u.test(key);
    const parts = key.split(" ");
    const turns = parts.slice(1).flatMap((part, at) => {
      const turn = `${parts[at]} ${part}`;
      return isDistinctive(turn) ? [turn] : [];
    });
    return { key, words: distinctiveWords(key), turns, isCheap, isDecorator: decorators.has(line) };
  });
}

/**
 * Returns the names of functions, and names that only functions bind: parameters and local variables. A change can
 * rename these at will, so they are replaced by a placeholder before lines are compared.
 */
function cheapNames(reading: Reading | undefined): ReadonlySet<string> {
  const all = namedDefinitions(reading).map(({ definition }) => definition);
  const starts = reading?.starts ?? [];
  const functions = all
    .filter(({ kind }) => kind === "function")
    .map(({ range }) => ({ start: offsetOf(starts, range.start), end: offsetOf(starts, range.end) }));
  const ends = functions.map(({ end }, at) => Math.max(end, ...functions.slice(0, at).map((one) => one.end)));
  const named = all.filter(({ kind }) => kind === "function");
  const names = new Set(named.map(({ name }) => name));
  const others = new Set<string>();
  for (const { kind, name, start } of reading?.bindings ?? []) {
    if (kind === "import" || kind === "attribute" || kind === "result" || name.includes(".")) continue;
    const at = functions.findLastIndex((one) => one.start <= start);
    if (at >= 0 && (ends[at] ?? 0) > start) names.add(name);
    else others.add(name);
  }
  for (const { name } of named) others.delete(name);
  return new Set([...names].filter((name) => !others.has(name)));
}

/** Returns the strings of several lines. In code these are docstrings and embedded texts, which do not count. */
function longStrings({ language, strings, text }: Reading): readonly Span[] {
  // In data files such a string is content: a script of a workflow, for example.
  if (isData(language)) return [];
  return strings.filter(({ start, end }) => /[\r\n]/u.test(text.slice(start, end)));
}

/** Counts the lines, words and token pairs of a piece of code, so that two pieces can be compared by numbers. */
function bodyIn(all: readonly Line[]): Body {
  const lines = new Map<string, number>();
  const some = new Map<string, number>();
  const turns = new Map<string, number>();
  const own = all.filter(({ isDecorator }) => !isDecorator);
  const bodyLines = own.filter(({ isCheap, key }) => !isCheap && !/\b__name__\b/u.test(key));
  // A piece of only declarations and imports has nothing else to compare.
  const counted = bodyLines.some(({ words }) => words.length > 0) ? bodyLines : own;
  let lineCount = 0;
  let turnCount = 0;
  for (const line of counted) {
    for (const turn of line.turns) turns.set(turn, (turns.get(turn) ?? 0) + 1);
    turnCount += line.turns.length;
    if (line.words.length === 0) continue;
    some.set(line.key, (some.get(line.key) ?? 0) + 1);
    if (new Set(line.words).size < 2) continue;
    lines.set(line.key, (lines.get(line.key) ?? 0) + 1);
    lineCount++;
  }
  const whole = all
    .map(({ key }) => key)
    .filter(Boolean)
    .join("\n");
  return { whole, some, lines, lineCount, turns, turnCount };
}

/** Minimum number of pairs; fewer occur in every other body: `int $`. */
const turnsMin = 3;

/**
 * True if two bodies share half of the lines of the smaller one, or most of their token pairs. Then one may be the
 * other after an edit.
 */
function areAlike(base: Body, head: Body): boolean {
  if (base.whole === head.whole) return true;
  const isShort = Math.min(base.lineCount, head.lineCount) < shortLines;
  const [one, other] = isShort ? [base.some, head.some] : [base.lines, head.lines];
  const least = Math.min(size(one), size(other));
  if (least > 0 && 2 * shared(one, other) >= least) return true;
  // If a formatter wrapped the whole body, its lines differ but its token pairs stay.
  const [few, many] = [base.turnCount, head.turnCount].sort((left, right) => left - right) as [
    number,
    number,
  ];
  const count = shared(base.turns, head.turns);
  return few >= turnsMin && 4 * count >= 3 * few && 3 * count >= 2 * many;
}

/** Returns the number of lines, counted with repetitions. */
function size(lines: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const times of lines.values()) count += times;
  return count;
}

/** Returns how many lines two pieces have in common, counted with repetitions. */
function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const [key, times] of one) count += Math.min(times, other.get(key) ?? 0);
  return count;
}
