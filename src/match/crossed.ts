/** Finds definitions and blocks with a line that was aligned with a line of another one. */
import type { Side } from "../model/report.ts";
import type { LinedUp } from "./lineup.ts";
import { type MovedSection, type Owned, type Section, type Stayed, sectionFinder } from "./sections.ts";
import type { Source } from "./tokens.ts";

/**
 * Returns the pairs with a line that is aligned with a line outside of its counterpart. A line stays inside its
 * definition and its block: if one function is fixed and another one gets the same mistake, neither is the other.
 */
export function crossedIn({ file, pairs: kept, all }: Stayed): readonly MovedSection[] {
  const { lines, hunks, sources } = file;
  // Of what does not parse it is not known where a definition ends.
  if ([sources.base, sources.head].some(({ reading }) => reading()?.hasErrors === true)) return [];
  const named = { base: nameLines(all.base), head: nameLines(all.head) };
  const pairs = [...kept, ...[...kept, wholeOf(sources)].flatMap((pair) => blockPairs(pair, named))];
  const find = sectionFinder(pairs);
  const crossed = new Set<number>();
  const look = (from: number, to: number | undefined): void => {
    if (to === undefined) return;
    const [one, other] = [find(sources.base, from), find(sources.head, to)];
    if (one === other) return;
    for (const number of [one, other]) if (number !== undefined) crossed.add(number);
  };
  for (let line = 0; line < sources.base.lines.length; line++) look(line, lines.headLine(line));
  for (const { hunk, alignment } of hunks) {
    for (let line = hunk.baseStart; line < hunk.baseEnd; line++) {
      const target = alignment.headLine(line - hunk.baseStart);
      look(line, target === undefined ? undefined : target + hunk.headStart);
    }
  }
  return pairs.filter((_, number) => crossed.has(number));
}

/** Lines that name a definition. Definitions are not blocks: their pairs are known. */
type NameLines = Readonly<Record<Side, ReadonlySet<number>>>;

function nameLines(all: readonly Owned[]): ReadonlySet<number> {
  return new Set(all.map(({ section }) => section.nameLine));
}

function wholeOf({ base, head }: LinedUp["sources"]): MovedSection {
  const whole = (source: Source): Section => ({
    path: "",
    name: "",
    line: 0,
    end: source.lines.length,
    nameLine: -1,
  });
  return { base: { source: base, section: whole(base) }, head: { source: head, section: whole(head) } };
}

type Block = Owned & {
  /** Line in front of the block, behind the condition that an `else` belongs to. */
  readonly head: string;
  readonly blocks: Block[];
};

/**
 * Pairs the blocks of a definition that belong to one condition, loop or callback on both sides, each without the line
 * that begins it.
 */
function blockPairs({ base, head }: MovedSection, named: NameLines): readonly MovedSection[] {
  const pairs: MovedSection[] = [];
  const open: (readonly [readonly Block[], readonly Block[]])[] = [
    [blocksIn(base, named.base), blocksIn(head, named.head)],
  ];
  for (let both = open.pop(); both !== undefined; both = open.pop()) {
    for (const [one, other] of pairUp(...both)) {
      pairs.push({ base: one, head: other });
      open.push([one.blocks, other.blocks]);
    }
  }
  return pairs;
}

/**
 * Pairs blocks in order: those that begin alike, if both sides have as many of them; then, if as many are left, those
 * whose beginning was edited.
 */
function pairUp(base: readonly Block[], head: readonly Block[]): readonly (readonly [Block, Block])[] {
  const [left, right] = [base, head].map((all) => Map.groupBy(all, (one) => one.head));
  const pairs = [...(left ?? [])].flatMap(([key, all]) => {
    const others = right?.get(key) ?? [];
    return others.length === all.length ? all.map((one, at) => [one, others[at] as Block] as const) : [];
  });
  const taken = new Set(pairs.flat());
  const rest = base.filter((one) => !taken.has(one));
  const others = head.filter((one) => !taken.has(one));
  const isSame = (one: Block, at: number): boolean => {
    const other = others[at];
    return other !== undefined && kindOf(one) === kindOf(other) && areAlike(one, other);
  };
  return rest.length === others.length && rest.every(isSame)
    ? [...pairs, ...rest.map((one, at) => [one, others[at] as Block] as const)]
    : pairs;
}

/** Returns the first word of the block's own line, behind the condition of an `else`. */
function kindOf({ head }: Block): string {
  return /^\S+/u.exec(head.slice(head.indexOf("\n") + 1))?.[0] ?? "";
}

/**
 * True if half of the tokens of the longer block are in the other. False if the condition was negated, which swaps its
 * branches.
 */
function areAlike(base: Block, head: Block): boolean {
  if (base.head !== head.head && withoutNegation(base.head) === withoutNegation(head.head)) return false;
  const [one, other] = [base, head].map(({ source, section: { line, end } }) =>
    source.tokensOf(line, end).map(({ text }) => text),
  );
  const counts = new Map<string, number>();
  for (const text of one ?? []) counts.set(text, (counts.get(text) ?? 0) + 1);
  let common = 0;
  for (const text of other ?? []) {
    const count = counts.get(text) ?? 0;
    if (count > 0) common++;
    counts.set(text, count - 1);
  }
  return 2 * common >= Math.max(one?.length ?? 0, other?.length ?? 0);
}

function withoutNegation(head: string): string {
  return head.replace(/\bnot\b|[!()=\s]/gu, "");
}

/** Finds blocks by indentation. */
function blocksIn(
  { source, section: { line: first, end, nameLine } }: Owned,
  named: ReadonlySet<number>,
): readonly Block[] {
  const { lines } = source;
  const all: Block[] = [];
  type Open = {
    readonly indent: number;
    readonly line: number;
    readonly head: string;
    readonly blocks: Block[];
  };
  const open: Open[] = [];
  let last = first;
  const close = (indent: number, at: number): void => {
    for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      if (last === top.line || named.has(top.line)) continue;
      const section = { path: "", name: "", line: top.line + 1, end: at, nameLine: top.line };
      (open.at(-1)?.blocks ?? all).push({ source, section, head: top.head, blocks: top.blocks });
    }
  };
  // What an `else` belongs to is the condition in front of it.
  const conditions = new Map<number, string>();
  for (let line = first; line < end; line++) {
    const text = (lines[line] ?? "").trim();
    if (text === "" || line === nameLine) continue;
    const indent = (lines[line] ?? "").search(/\S/u);
    close(indent, line);
    last = line;
    const own = text.replace(/^\}\s*/u, "");
    const isMore = /^(?:elif|else|except|catch|finally)\b/u.test(own);
    if (!isMore) conditions.set(indent, own);
    open.push({ indent, line, head: isMore ? `${conditions.get(indent) ?? ""}\n${own}` : own, blocks: [] });
  }
  close(0, end);
  return all;
}
