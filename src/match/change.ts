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

/** Facts about the whole change that the placement of each single finding needs. */
type Change = {
  readonly renames: Renames;
  readonly sections: SectionPlaces;
  /** Returns the definition or branch of a line, if one of its lines was aligned with a line of another. */
  readonly crossed: (source: TokenSource, line: number) => number | undefined;
  /** Files of both sides that differ, by head path. */
  readonly lined: ReadonlyMap<string, WordAlignment>;
  readonly elsewhere: Elsewhere;
};

/** Returns the source of a file on one side; undefined if it is not text. */
export type FindSideSource = (side: Side, path: string) => TokenSource | undefined;

/**
 * Reads all changed files at once, because a change renames identifiers and moves functions across files. It aligns
 * each file, finds moved definitions, derives the renames from both, and aligns the files again with the renames
 * known.
 */
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

/** Place of a finding in a definition that moved. */
export type InSection = {
  /** Key that both versions of the function share, and no other function. */
  readonly key: string;
  readonly placed: PlacedFinding;
  readonly names: Names;
};

/** Alignments of moved definitions. Each is made when the first finding needs it. */
type SectionPlaces = {
  readonly find: (source: TokenSource, line: number) => number | undefined;
  readonly of: (number: number) => {
    readonly moved: MovedSection;
    readonly names: Names;
    readonly alignment: FileAlignment;
  };
};

/**
 * Aligns the old and the new text of each moved definition on demand. A moved definition can be edited too, so its
 * findings need an alignment of their own.
 */
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
      const alignment = known.get(number) ?? make(number);
      known.set(number, alignment);
      return alignment;
    },
  };
}

/**
 * Places a finding by the definition that moved around it. Without this, every finding in a moved function would be
 * fixed in one place and new in another. Returns undefined if its definition did not move, or if its counterpart is
 * in a nested function that moved by itself.
 */
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

/** Empty set of moved lines: inside a moved definition, no line is elsewhere. */
const noMovedLines = { base: new Set<string>(), head: new Set<string>() };

/** Returns the lines of a section as a source of their own. */
function sourceIn({ source, section }: MovedSection["base"]): TokenSource {
  return partOf(source, section.line, section.end);
}

/** Context of an alignment before renames and moves are known. */
export const noContext = { names: sameNames, marks: noMarks.of };

/**
 * Returns, for each moved section, the head path of its file if it moved within that file. Its renames then count
 * like other renames of the file. A section that moved across files gets a key of its own instead.
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

/**
 * Collects the word edits of each file: those in place and those in the sections that moved. `findRenames` decides
 * which of them are renames.
 */
function editsIn(
  pairs: ReadonlyMap<string, WordAlignment>,
  moved: readonly MovedSection[],
  keys: readonly string[],
  areTwo: ReturnType<typeof movedSections>["areTwo"],
): ReadonlyMap<string, readonly WordEdit[]> {
  // Two functions with one body that both exist are two functions, so one name is not a rename of the other.
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
 * Returns the pairs of definitions and blocks where a line was aligned with a line outside of the counterpart.
 * Suppose one function is fixed and another one gets the same mistake. Then an equal line must not connect them, so
 * the caller marks the lines of these pairs and aligns again.
 */
function crossedIn({ file, pairs: kept, all }: SectionMatches): readonly MovedSection[] {
  const { lines, hunks, sources } = file;
  // If a file has syntax errors, nobody knows where its definitions end.
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

/** Collects the lines that name a definition. */
function nameLines(all: readonly SourceSection[]): ReadonlySet<number> {
  return new Set(all.map(({ section }) => section.nameLine));
}

/**
 * Wraps two whole files as a pair of sections, so that blocks at module level are paired like blocks of a definition.
 */
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

/** Indented lines under a condition, a loop or a callback. */
type Block = SourceSection & {
  /** Line in front of the block, behind the condition that an `else` belongs to. */
  readonly head: string;
  readonly blocks: Block[];
};

/**
 * Pairs the blocks of a definition that belong to one condition, loop or callback on both sides, each without its
 * first line. A line must stay in its branch: an equal line in the other branch is other code.
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
 * Pairs blocks in order: first those with equal first lines, if both sides have the same number of them. If the same
 * number is left on both sides and all are alike, it pairs the rest too, because then only the first lines were
 * edited.
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

/**
 * Returns the first word of the block's own line, such as `if`. For an `else` the condition in front of it is
 * skipped.
 */
function kindOf({ head }: Block): string {
  return /^\S+/u.exec(head.slice(head.indexOf("\n") + 1))?.[0] ?? "";
}

/**
 * True if the longer block shares half of its tokens with the other. False if the change negated the condition: that
 * swaps the two branches, so equal conditions mean different blocks.
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

/** Removes negations and brackets, so that `a` and `not (a)` are equal. */
function withoutNegation(head: string): string {
  return head.replace(/\bnot\b|[!()=\s]/gu, "");
}

/**
 * Finds blocks by indentation, which works for every language without a grammar. Lines that name a definition begin
 * no block, because `movedSections` has paired the definitions already.
 */
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
  // An `else` belongs to the last condition with the same indentation.
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
