/** Describes a change as a whole: which identifiers it renamed, and which functions it moved. */
import type { ChangedFile } from "../model/change.ts";
import type { Finding, Position } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import type { Elsewhere } from "./hunk-lines.ts";
import { createMovedTextFinder } from "./hunk-lines.ts";
import {
  alignWords,
  findRenames,
  type Renames,
  type WordAlignment,
  type WordEdit,
  wordEdits,
} from "./lineup.ts";
import { type Names, sameNames } from "./names.ts";
import { alignFile, type FileAlignment, type PlacedFinding } from "./place.ts";
import {
  type AreAlike,
  createSectionFinder,
  type MovedSection,
  movedSections,
  noMarks,
  type Section,
  type SectionMatches,
  type SourceSection,
  sectionMarks,
} from "./sections.ts";
import { partOf, type TokenSource, tokenSource } from "./tokens.ts";

type Change = {
  readonly renames: Renames;
  readonly sections: SectionPlaces;
  /** Returns the definition or branch of a line, if one of its lines was aligned with a line of another. */
  readonly crossed: (source: TokenSource, line: number) => number | undefined;
  /** Files of both sides that differ, by head path. */
  readonly lined: ReadonlyMap<string, WordAlignment>;
  readonly elsewhere: Elsewhere;
};

export type FindSideSource = (side: Side, path: string) => TokenSource | undefined;

/** Reads all changed files at once: identifiers are renamed, and functions are moved, across files. */
export function createChange(
  changedFiles: readonly ChangedFile[],
  source: FindSideSource,
  areAlike: AreAlike,
): Change {
  const nothing = tokenSource("");
  const pairs = new Map<string, WordAlignment>();
  const single: WordAlignment[] = [];
  for (const { from, to } of changedFiles) {
    const base = from === null ? nothing : source("base", from);
    const head = to === null ? nothing : source("head", to);
    if (base === undefined || head === undefined || base.text === head.text) continue;
    const lined = alignWords(base, head, noContext);
    if (from === null || to === null) single.push(lined);
    else pairs.set(to, lined);
  }
  const { moved, stayed, areTwo } = movedSections([...pairs.values(), ...single], areAlike);
  const crossed = stayed.flatMap(crossedIn);
  const marks = sectionMarks([...moved, ...crossed]);
  const keys = sectionOwners(pairs, moved);
  const renames = findRenames(editsIn(pairs, moved, keys, areTwo));
  const lined = new Map(
    [...pairs].map(([to, before]) => {
      const { base, head } = before.sources;
      const names = renames.of(to);
      const isPlain = names.areSame && !marks.has(base) && !marks.has(head);
      return [to, isPlain ? before : alignWords(base, head, { names, marks: marks.of })];
    }),
  );
  const elsewhere = createMovedTextFinder([...lined.values(), ...single].flatMap(({ hunks }) => hunks));
  return {
    renames,
    lined,
    elsewhere,
    crossed: createSectionFinder(crossed),
    sections: sectionPlaces(moved, keys, renames),
  };
}

export type InSection = {
  /** Key that both versions of the function share, and no other function. */
  readonly key: string;
  readonly placed: PlacedFinding;
  readonly names: Names;
};

type SectionPlaces = {
  readonly find: (source: TokenSource, line: number) => number | undefined;
  readonly of: (number: number) => {
    readonly moved: MovedSection;
    readonly names: Names;
    readonly alignment: FileAlignment;
  };
};

function sectionPlaces(
  moved: readonly MovedSection[],
  keys: readonly string[],
  renames: Renames,
): SectionPlaces {
  const known = new Map<number, ReturnType<SectionPlaces["of"]>>();
  const make = (number: number): ReturnType<SectionPlaces["of"]> => {
    const of = moved[number];
    if (of === undefined) throw new Error("No such section.");
    const names = renames.of(keys[number] ?? "");
    const lined = alignWords(sourceIn(of.base), sourceIn(of.head), { ...noContext, names });
    return { moved: of, names, alignment: alignFile(lined, noMovedLines) };
  };
  return {
    find: createSectionFinder(moved),
    of: (number) => {
      const made = known.get(number) ?? make(number);
      known.set(number, made);
      return made;
    },
  };
}

export function placeInSection(
  { sections }: Change,
  side: Side,
  source: TokenSource,
  { range }: Finding,
): InSection | undefined {
  const number = sections.find(source, range.start.line);
  if (number === undefined) return undefined;
  const { moved, names, alignment } = sections.of(number);
  const from = moved[side].section.line;
  const up = ({ line, character }: Position): Position => ({ line: line - from, character });
  const placed = alignment.place(side, { range: { start: up(range.start), end: up(range.end) } });
  const { counterpart } = placed;
  const other = moved[side === "base" ? "head" : "base"];
  // A function in it that moved by itself has its lines for itself.
  const isTaken =
    counterpart !== null &&
    sections.find(other.source, counterpart.start.line + other.section.line) !== number;
  return isTaken ? undefined : { key: String(number), placed, names };
}

const noMovedLines = { base: new Set<string>(), head: new Set<string>() };

function sourceIn({ source, section }: MovedSection["base"]): TokenSource {
  return partOf(source, section.line, section.end);
}

export const noContext = { names: sameNames, marks: noMarks.of };

/**
 * Returns the file in which each section moved. A section that moved across files belongs to no file; its renames count
 * everywhere all the same.
 */
function sectionOwners(
  pairs: ReadonlyMap<string, WordAlignment>,
  moved: readonly MovedSection[],
): readonly string[] {
  const owners = new Map([...pairs].map(([to, { sources }]) => [sources.head, to]));
  const origins = new Map([...pairs].map(([to, { sources }]) => [sources.base, to]));
  return moved.map(({ base, head }, number) => {
    const owner = owners.get(head.source);
    return owner !== undefined && owner === origins.get(base.source) ? owner : `${number} moved`;
  });
}

/** Collects the word edits of each file, in place and in the sections that moved. */
function editsIn(
  pairs: ReadonlyMap<string, WordAlignment>,
  moved: readonly MovedSection[],
  keys: readonly string[],
  areTwo: ReturnType<typeof movedSections>["areTwo"],
): ReadonlyMap<string, readonly WordEdit[]> {
  // A function beside another one of the same body is no other name for it.
  const isOther = ({ sources }: WordAlignment, { from, to }: WordEdit) =>
    areTwo.get(sources.head)?.(from, to) === true;
  const edits = new Map(
    [...pairs].map(([to, lined]) => [to, wordEdits(lined).filter((edit) => !isOther(lined, edit))]),
  );
  for (const [number, { base, head }] of moved.entries()) {
    const key = keys[number] ?? "";
    const found = wordEdits(alignWords(sourceIn(base), sourceIn(head), noContext));
    edits.set(key, [...(edits.get(key) ?? []), ...found]);
  }
  return edits;
}

// Finds definitions and blocks with a line that was aligned with a line of another one.

/**
 * Returns the pairs with a line that is aligned with a line outside of its counterpart. A line stays inside its
 * definition and its block: if one function is fixed and another one gets the same mistake, neither is the other.
 */
function crossedIn({ file, pairs: kept, all }: SectionMatches): readonly MovedSection[] {
  const { lines, hunks, sources } = file;
  // Of what does not parse it is not known where a definition ends.
  if ([sources.base, sources.head].some(({ reading }) => reading()?.hasErrors === true)) return [];
  const named = { base: nameLines(all.base), head: nameLines(all.head) };
  const pairs = [...kept, ...[...kept, wholeOf(sources)].flatMap((pair) => blockPairs(pair, named))];
  const find = createSectionFinder(pairs);
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

function nameLines(all: readonly SourceSection[]): ReadonlySet<number> {
  return new Set(all.map(({ section }) => section.nameLine));
}

function wholeOf({ base, head }: WordAlignment["sources"]): MovedSection {
  const whole = (source: TokenSource): Section => ({
    path: "",
    name: "",
    line: 0,
    end: source.lines.length,
    nameLine: -1,
  });
  return { base: { source: base, section: whole(base) }, head: { source: head, section: whole(head) } };
}

type Block = SourceSection & {
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
  { source, section: { line: first, end, nameLine } }: SourceSection,
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
