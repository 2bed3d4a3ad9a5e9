/**
 * Finds definitions as lines of their file, and those that the change moved. Findings in a moved function must follow
 * it.
 */
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { namedDefinitions } from "../syntax/outline.ts";
import type { SectionMarks } from "./hunk-lines.ts";
import { lineKeys, type SourceSlice } from "./likeness.ts";
import type { WordAlignment } from "./lineup.ts";
import type { Names } from "./names.ts";
import { alignSequences } from "./sequence.ts";
import { grammarWords, isDistinctive, isWord, type TokenSource } from "./tokens.ts";

/** Definition as lines of its file, 0-based. */
export type Section = {
  /** Names of the definitions around it and its own, joined by dots. */
  readonly path: string;
  readonly name: string;
  /** First line, including decorators. */
  readonly line: number;
  /** Line behind its last line. */
  readonly end: number;
  /** Line of its name. */
  readonly nameLine: number;
};

/** Pair of one section in base and in head. A moved section is not in its old place. */
export type MovedSection = Readonly<
  Record<Side, { readonly source: TokenSource; readonly section: Section }>
>;

/**
 * Returns the sections in the order of the text, containers before their contents. A section is the lines of one
 * definition, which can move as a whole.
 */
export function sectionsOf({ reading }: TokenSource): readonly Section[] {
  // A data key on one line is followed by its line, so it needs no section.
  const own = namedDefinitions(reading()).filter(
    ({ definition: { kind, range } }) => kind !== "key" || range.start.line < range.end.line,
  );
  return own.map(({ key, definition: { name, item, range, nameRange } }) => ({
    path: key,
    name: item ?? name,
    line: range.start.line,
    end: range.end.line + 1,
    nameLine: nameRange.start.line,
  }));
}

/** Definitions of one file that are in their place on both sides. */
export type SectionMatches = {
  readonly file: WordAlignment;
  readonly pairs: readonly MovedSection[];
  readonly all: SidePair;
};

/** Tests whether two pieces of code are alike (see `likeness.ts`). */
export type AreAlike = (base: SourceSlice, head: SourceSlice) => boolean;

/**
 * Pairs the definitions of all files, and finds those that moved. If two functions have one name, none is paired,
 * because they may have traded places. A name is no evidence either: two definitions with one name are paired only if
 * their bodies share enough.
 */
export function movedSections(
  files: readonly WordAlignment[],
  areAlike: AreAlike,
): {
  readonly moved: readonly MovedSection[];
  /** Definitions that are in their place, and all definitions of both sides, per file. */
  readonly stayed: readonly SectionMatches[];
  /**
   * Tests, by source of head, whether one name belongs to a definition that kept its name and body, and the other name
   * to another definition next to it.
   */
  readonly areTwo: ReadonlyMap<TokenSource, (kept: string, other: string) => boolean>;
} {
  const moved: MovedSection[] = [];
  const stayed: SectionMatches[] = [];
  const areTwo = new Map<TokenSource, (kept: string, other: string) => boolean>();
  const left = { base: [] as SourceSection[], head: [] as SourceSection[] };
  const bodyOf = bodyFinder();
  for (const file of files) {
    // If only the layout changed, no definition moved.
    if (file.hunks.every(({ isLayout }) => isLayout)) continue;
    const base = sectionsOf(file.sources.base).map((section) => ({ section, source: file.sources.base }));
    const head = sectionsOf(file.sources.head).map((section) => ({ section, source: file.sources.head }));
    // In one file a dotted name is one definition, even if its body was rewritten.
    const paired = pairUp(base, head, areAlike, () => true);
    const inPlace = sectionsInPlace(file, paired.pairs);
    // A change may give the name to another body, and keep the old body under another name.
    const isKept = (pair: MovedSection) => isOfSize(pair) && isOneBody(pair, areAlike);
    const others = (side: Side, like: SourceSection) =>
      isLong(like) ? paired[side].slice(0, othersMax).filter((other) => bodyOf(other) === bodyOf(like)) : [];
    // Finds definitions whose whole body has another name on the other side, while the old name has another body.
    const underOther = ({ base: from, head: to }: MovedSection): readonly MovedSection[] => {
      if (bodyOf(from) === bodyOf(to)) return [];
      const [into, of] = [others("head", from), others("base", to)];
      return [
        ...(into.length === 1 ? into.map((other) => ({ base: from, head: other })) : []),
        ...(of.length === 1 ? of.map((other) => ({ base: other, head: to })) : []),
      ];
    };
    const isTaken = (pair: MovedSection) =>
      isKept(pair)
        ? underOther(pair).length > 0
        : isLong(pair.base) &&
          head.some((other) => other !== pair.head && isKept({ base: pair.base, head: other }));
    // If a copy with the same body was added or deleted, a line could belong to either of the two.
    const hasTwin = ({ base: from, head: to }: MovedSection) =>
      bodyOf(from) === bodyOf(to) && others("base", to).length + others("head", to).length > 0;
    moved.push(
      ...paired.pairs.filter((pair) => (inPlace.has(pair) ? hasTwin(pair) : !isTaken(pair))),
      ...paired.pairs.flatMap(underOther),
    );
    stayed.push({ file, pairs: paired.pairs.filter((pair) => inPlace.has(pair)), all: { base, head } });
    const own = paired.pairs.filter(
      (pair) => pair.base.section.path === pair.head.section.path && isKept(pair),
    );
    const keptPaths = new Set(own.map((pair) => pair.head.section.path));
    const paths = Map.groupBy(
      head.map(({ section }) => section),
      ({ name }) => name,
    );
    // A method of another class with this name proves nothing.
    const isBeside = (kept: string, { name, path }: Section) =>
      keptPaths.has(`${path.slice(0, path.length - name.length)}${kept}`);
    areTwo.set(
      file.sources.head,
      (kept, other) => paths.get(other)?.some((section) => isBeside(kept, section)) === true,
    );
    left.base.push(...paired.base);
    left.head.push(...paired.head);
  }
  // Pairs within one file were made above, so only pairs across files are left.
  const fileOf = new Map(files.map(({ sources }) => [sources.base, sources.head]));
  const across = pairUp(left.base, left.head, areAlike).pairs.filter(
    ({ base, head }) => fileOf.get(base.source) !== head.source,
  );
  return { moved: [...moved, ...across], stayed, areTwo };
}

/** Maximum number of definitions without a counterpart that are compared with those that have one. */
const othersMax = 50;

/** Section with the source that it is in. */
export type SourceSection = { readonly section: Section; readonly source: TokenSource };

/**
 * Pairs definitions by dotted name, then by their own name, then by their bodies. Each step sees only those that are
 * left, so weak evidence cannot undo strong evidence. `isSamePath` decides on pairs of one dotted name.
 */
function pairUp(
  base: readonly SourceSection[],
  head: readonly SourceSection[],
  areAlike: AreAlike,
  isSamePath: (pair: MovedSection) => boolean = (pair) => isOneBody(pair, areAlike),
) {
  const pairs: MovedSection[] = [];
  let left: SidePair = { base, head };
  const take = (found: readonly MovedSection[]): void => {
    pairs.push(...found);
    const taken = new Set<SourceSection>(found.flatMap((pair) => [pair.base, pair.head]));
    const isLeft = (one: SourceSection): boolean => !taken.has(one);
    left = { base: left.base.filter(isLeft), head: left.head.filter(isLeft) };
  };
  take(sameKeys(left, ({ section }) => section.path).filter(isSamePath));
  take(sameKeys(left, ({ section }) => section.name).filter((pair) => isOneBody(pair, areAlike)));
  take(sameBodies(left));
  return { pairs, ...left };
}

/**
 * Returns a function that reads the lines of a definition, modulo arbitrary names. If two bodies are equal, one is a
 * copy of the other, and a line alone does not say to which it belongs.
 */
function bodyFinder(): (of: SourceSection) => string {
  const keys = new Map<TokenSource, readonly string[]>();
  const known = new Map<SourceSection, string>();
  const find = ({ source, section: { line, end } }: SourceSection): string => {
    const own = keys.get(source) ?? lineKeys(source);
    keys.set(source, own);
    return own.slice(line, end).join("\n");
  };
  return (of) => {
    const body = known.get(of) ?? find(of);
    known.set(of, body);
    return body;
  };
}

/** True if a definition has at least three lines. Shorter bodies are often equal by chance. */
function isLong({ section: { line, end } }: SourceSection): boolean {
  return end - line >= 3;
}

/**
 * True if neither definition has more than twice the lines of the other. A small body within a large one is a part of
 * it.
 */
function isOfSize({ base, head }: MovedSection): boolean {
  const [few = 0, many = 0] = [base, head]
    .map(({ section: { line, end } }) => end - line)
    .sort((left, right) => left - right);
  return 2 * few >= many;
}

/** True if the bodies of a pair are alike. */
function isOneBody({ base, head }: MovedSection, areAlike: AreAlike): boolean {
  return areAlike(sectionSlice(base), sectionSlice(head));
}

/**
 * True if most words of each definition occur in the other, modulo renames. Bodies of a line or two are too short for
 * a comparison by lines.
 */
export function shareWords(base: SourceSection, head: SourceSection, { neutral }: Names): boolean {
  const [one, other] = [base, head].map(({ source, section: { line, end } }) =>
    source
      .tokensOf(line, end)
      .map(({ text }) => neutral(text))
      .filter((text) => isWord(text) && !grammarWords.has(text)),
  );
  const isMost = (all: readonly string[] = [], known: readonly string[] = []) =>
    2 * all.filter((word) => known.includes(word)).length > all.length;
  return isMost(one, other) && isMost(other, one);
}

/** Returns a section as a piece of code whose likeness can be tested. */
export function sectionSlice({ source, section }: SourceSection): SourceSlice {
  return { source, from: section.line, to: section.end };
}

/** Definitions of both sides that have no counterpart yet. */
type SidePair = Readonly<Record<Side, readonly SourceSection[]>>;

/** Pairs the definitions that have a key which occurs once on each side. A key that occurs twice proves nothing. */
function sameKeys({ base, head }: SidePair, keyOf: (of: SourceSection) => string): readonly MovedSection[] {
  const others = singles(head, keyOf);
  return [...singles(base, keyOf)].flatMap(([key, one]) => {
    const other = others.get(key);
    return one === null || other === null || other === undefined ? [] : [{ base: one, head: other }];
  });
}

/** Groups definitions by key; null for a key that several of them have, because such a key does not identify one. */
function singles(
  all: readonly SourceSection[],
  keyOf: (of: SourceSection) => string,
): ReadonlyMap<string, SourceSection | null> {
  const found = new Map<string, SourceSection | null>();
  for (const one of all) {
    const key = keyOf(one);
    found.set(key, found.has(key) ? null : one);
  }
  return found;
}

/**
 * Pairs functions under different names: more than half of the distinctive lines of each are in the other. Only lines
 * that occur once on each side count, because other lines do not say which function they belong to.
 */
function sameBodies({ base, head }: SidePair): readonly MovedSection[] {
  if (base.length === 0 || head.length === 0) return [];
  const [left, right] = [bodiesOf(base), bodiesOf(head)];
  const votes = new Map<SourceSection, Map<SourceSection, number>>();
  for (const [key, one] of left.owners) {
    const other = right.owners.get(key);
    if (one === null || other === null || other === undefined) continue;
    const own = votes.get(one) ?? new Map<SourceSection, number>();
    votes.set(one, own.set(other, (own.get(other) ?? 0) + 1));
  }
  return [...votes].flatMap(([one, own]) =>
    [...own]
      .filter(([other, count]) => 2 * count > Math.max(left.sizes.get(one) ?? 0, right.sizes.get(other) ?? 0))
      .map(([other]) => ({ base: one, head: other })),
  );
}

/**
 * Assigns each distinctive line to its innermost section, and counts the lines of each, so that functions with most
 * lines in common can be paired. Null for a line that occurs twice: it does not say which function it belongs to.
 */
function bodiesOf(all: readonly SourceSection[]) {
  const owners = new Map<string, SourceSection | null>();
  const sizes = new Map<SourceSection, number>();
  const inner = new Map<TokenSource, SourceSection[]>();
  for (const one of all.toSorted((a, b) => a.section.line - b.section.line)) {
    const own = inner.get(one.source) ?? [];
    for (let line = one.section.line + 1; line < one.section.end; line++) own[line] = one;
    inner.set(one.source, own);
  }
  for (const [source, lines] of inner) {
    const keys = lineKeys(source);
    for (const [line, one] of lines.entries()) {
      if (one === undefined) continue;
      const key = keys[line] ?? "";
      if (!isDistinctive(key)) continue;
      owners.set(key, owners.has(key) ? null : one);
      sizes.set(one, (sizes.get(one) ?? 0) + 1);
    }
  }
  return { owners, sizes };
}

/**
 * Returns the pairs that did not move: the lines of their names are aligned, or both are in one hunk, in the order
 * that most of that hunk keeps. Findings in such pairs are placed by the alignment of the file.
 */
function sectionsInPlace(
  { lines, hunks }: WordAlignment,
  pairs: readonly MovedSection[],
): ReadonlySet<MovedSection> {
  const inPlace = new Set<MovedSection>();
  const unclear = new Map<string, MovedSection[]>();
  for (const pair of pairs) {
    const [from, to] = [pair.base.section.nameLine, pair.head.section.nameLine];
    const outer = hunks.findIndex(({ hunk }) => hunk.baseStart <= from && from < hunk.baseEnd);
    const around = hunks[outer];
    if (around === undefined) {
      if (lines.headLine(from) === to) inPlace.add(pair);
      continue;
    }
    const { hunk, alignment } = around;
    if (to < hunk.headStart || to >= hunk.headEnd) continue;
    const [inBase, inHead] = [from - hunk.baseStart, to - hunk.headStart];
    const target = alignment.headLine(inBase);
    if (target === inHead) inPlace.add(pair);
    const inner = alignment.hunks.findIndex((of) => of.baseStart <= inBase && inBase < of.baseEnd);
    const part = alignment.hunks[inner];
    if (part === undefined || inHead < part.headStart || inHead >= part.headEnd) continue;
    const key = `${outer} ${inner}`;
    push(unclear, key, pair);
  }
  for (const group of unclear.values()) {
    const by = (side: Side) =>
      group.toSorted((left, right) => left[side].section.nameLine - right[side].section.nameLine);
    const [base, head] = [by("base"), by("head")];
    const number = new Map(base.map((pair, at) => [pair, String(at)] as const));
    const ids = (of: readonly MovedSection[]) => of.map((pair) => number.get(pair) ?? "");
    const { toHead } = alignSequences(ids(base), ids(head), { first: "edits", isAnchor: () => true });
    for (const [at, pair] of base.entries()) if ((toHead[at] ?? -1) >= 0) inPlace.add(pair);
  }
  return inPlace;
}

/**
 * Marks the lines of moved sections. A line of a moved section belongs to that section alone: the mark in front of it
 * keeps it from being aligned with an equal line of the function that is now in the old place. Marks have no letters
 * and no digits, so they do not change which lines count as distinctive.
 */
export function sectionMarks(moved: readonly MovedSection[]): {
  readonly of: SectionMarks;
  readonly has: (source: TokenSource) => boolean;
} {
  const find = createSectionFinder(moved);
  const sources = new Set(moved.flatMap(({ base, head }) => [base.source, head.source]));
  const marks = moved.map(
    (_, number) => `${number.toString(2).replace(/0/gu, "\u0001").replace(/1/gu, "\u0002")}\u0000`,
  );
  return {
    of: (source, line) => marks[find(source, line) ?? -1] ?? "",
    has: (source) => sources.has(source),
  };
}

/**
 * Returns a function that finds the innermost moved section of a line, as an index of `moved`; undefined for most
 * lines. The owners are computed once, because every line of a changed file is looked up.
 */
export function createSectionFinder(
  moved: readonly MovedSection[],
): (source: TokenSource, line: number) => number | undefined {
  const numbers = new Map<TokenSource, number[]>();
  const parts = moved.flatMap(({ base, head }, number) => [base, head].map((one) => ({ ...one, number })));
  // Inner sections begin behind the outer ones, or end before them, and overwrite them.
  const isOuter = ({ section: one }: SourceSection, { section: two }: SourceSection) =>
    one.line - two.line || two.end - one.end;
  for (const { source, section, number } of parts.sort(isOuter)) {
    const own = numbers.get(source) ?? [];
    for (let line = section.line; line < section.end; line++) own[line] = number;
    numbers.set(source, own);
  }
  return (source, line) => numbers.get(source)?.[line];
}

export const noMarks = sectionMarks([]);
