/** Finds statements at module level: one that was rewritten in place is one statement on both sides. */
import { namedDefinitions } from "../syntax/outline.ts";
import { distinctiveWords, type Source } from "./tokens.ts";

/** Lines of a statement, 0-based, `end` exclusive. */
export type ModuleStatement = {
  readonly from: number;
  readonly end: number;
  /** Names that it defines, including variables of loops and comprehensions. */
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

/**
 * Finds the statement around a line, by lines: it continues while lines are indented, close a bracket or are another
 * branch of it. Declarations in one pair of brackets in Go are several statements. Undefined inside a definition.
 */
export function moduleStatementAt(source: Source, line: number): ModuleStatement | undefined {
  const { lines } = source;
  const reading = source.reading();
  if (reading === undefined) return undefined;
  const declared =
    reading.language === "go" ? reading.bindings.filter(({ kind }) => kind === "variable") : [];
  const begins = new Set(declared.map((one) => one.line));
  const isMore = (at: number) => goesOn(lines[at] ?? "") && !begins.has(at);
  let from = line;
  while (from > 0 && line - from < linesMax && isMore(from)) from--;
  let end = line + 1;
  while (end < lines.length && end - line < linesMax && isMore(end)) end++;
  const [start, stop] = [reading.starts[from] ?? 0, reading.starts[end] ?? reading.text.length];
  const inside = namedDefinitions(reading).some(
    ({ definition: { range } }) => range.start.line <= line && line <= range.end.line,
  );
  if (inside) return undefined;
  const names = reading.bindings
    .filter(({ kind, start: at }) => kind !== "import" && start <= at && at < stop)
    .map(({ name }) => name);
  const words = distinctiveWords(lines.slice(from, end).join("\n"));
  return { from, end, names: new Set(names), words: new Set(words) };
}

const linesMax = 200;
const wordsMin = 3;

function goesOn(line: string): boolean {
  return /^(?:\s|[)\]}]|(?:else|elif|except|finally|catch)\b|$)/u.test(line);
}

/** True if both define a common name, or share half of the words of the shorter one, if it has enough words. */
export function isSameStatement(base: ModuleStatement, head: ModuleStatement): boolean {
  const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((word) => other.has(word)).length;
  if (common(base.names, head.names) > 0) return true;
  const least = Math.min(base.words.size, head.words.size);
  return least >= wordsMin && 2 * common(base.words, head.words) >= least;
}
