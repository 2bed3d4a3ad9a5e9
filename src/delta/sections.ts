/** Definitions with the lines under them, by keyword and indent alone, and which of them the change moved. */
import type { Side } from "../core/report.ts";
import type { LinedUp } from "./place.ts";
import { alignSequences } from "./sequence.ts";
import { type Source, withoutLayout } from "./tokens.ts";

export type Section = {
  /** Names of the definitions around it and its own, joined by dots. */
  readonly path: string;
  readonly name: string;
  readonly line: number;
  /** Behind its last line. */
  readonly end: number;
};

/** A section of base and the same section in head, which is not in its old place. */
export type MovedSection = Readonly<Record<Side, { readonly source: Source; readonly section: Section }>>;

const definition =
  /^\s*(?:(?:export|default|async|pub|public|private|protected|static|abstract|final|declare)\s+)*(?:def|class|function|fn|func|interface|struct|trait|enum|impl|namespace|module)\s*\*?\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;

export function sectionsOf({ lines }: Source): readonly Section[] {
  const sections: (Section & { end: number; indent: number })[] = [];
  const open: (Section & { end: number; indent: number })[] = [];
  let last = 0;
  for (const [line, content] of lines.entries()) {
    const indent = content.search(/\S/u);
    if (indent < 0) continue;
    // A closing bracket is the end of what it closes.
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent && !/^\s*[)\]}]/u.test(content)) {
      const done = open.pop();
      if (done !== undefined) done.end = last + 1;
    }
    last = line;
    const name = definition.exec(content)?.[1];
    if (name === undefined) continue;
    const path = [...open.map((outer) => outer.name), name].join(".");
    const section = { path, name, line, end: lines.length, indent };
    sections.push(section);
    open.push(section);
  }
  for (const done of open) done.end = last + 1;
  return sections;
}

/** Compares nothing but names, and only where they leave no choice: of two functions of one name none is told. */
export function movedSections(files: readonly LinedUp[]): readonly MovedSection[] {
  const moved: MovedSection[] = [];
  const left = { base: [] as Owned[], head: [] as Owned[] };
  for (const file of files) {
    const base = sectionsOf(file.sources.base).map((section) => ({ section, source: file.sources.base }));
    const head = sectionsOf(file.sources.head).map((section) => ({ section, source: file.sources.head }));
    const paired = pairUp(base, head);
    const inPlace = sectionsInPlace(file, paired.pairs);
    moved.push(...paired.pairs.filter((pair) => !inPlace.has(pair)));
    left.base.push(...paired.base);
    left.head.push(...paired.head);
  }
  return [...moved, ...pairUp(left.base, left.head).pairs];
}

type Owned = { readonly section: Section; readonly source: Source };

function pairUp(base: readonly Owned[], head: readonly Owned[]) {
  const pairs: MovedSection[] = [];
  let left = { base, head };
  for (const key of [pathOf, nameOf, bodyOf]) {
    const single = { base: singles(left.base, key), head: singles(left.head, key) };
    const taken = new Set<Owned>();
    for (const [name, one] of single.base) {
      const other = single.head.get(name);
      if (name === null || one === null || other === null || other === undefined) continue;
      pairs.push({ base: one, head: other });
      taken.add(one).add(other);
    }
    left = {
      base: left.base.filter((one) => !taken.has(one)),
      head: left.head.filter((one) => !taken.has(one)),
    };
  }
  return { pairs, ...left };
}

type Name = (of: Owned) => string | null;
const pathOf: Name = ({ section }) => section.path;
const nameOf: Name = ({ section }) => section.name;
/** A function under another name is the same if all the rest of it is. */
const bodyOf: Name = ({ source, section }) => {
  const tokens = source.tokens.slice(source.firstOf(section.line + 1), source.firstOf(section.end));
  return tokens.length < bodyTokensMin ? null : tokens.map(withoutLayout).join(" ");
};
const bodyTokensMin = 12;

/** Null for what more than one has. */
function singles(all: readonly Owned[], key: Name): ReadonlyMap<string | null, Owned | null> {
  const found = new Map<string | null, Owned | null>();
  for (const one of all) {
    const name = key(one);
    found.set(name, found.has(name) ? null : one);
  }
  return found;
}

/** Its first line is aligned with itself; or both are in one hunk, in the order that most of that hunk keeps. */
function sectionsInPlace(
  { lines, hunks }: LinedUp,
  pairs: readonly MovedSection[],
): ReadonlySet<MovedSection> {
  const inPlace = new Set<MovedSection>();
  const unclear = new Map<string, MovedSection[]>();
  for (const pair of pairs) {
    const [from, to] = [pair.base.section.line, pair.head.section.line];
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
    const group = unclear.get(key);
    if (group === undefined) unclear.set(key, [pair]);
    else group.push(pair);
  }
  for (const group of unclear.values()) {
    const by = (side: Side) =>
      group.toSorted((left, right) => left[side].section.line - right[side].section.line);
    const [base, head] = [by("base"), by("head")];
    const number = new Map(base.map((pair, at) => [pair, String(at)] as const));
    const ids = (of: readonly MovedSection[]) => of.map((pair) => number.get(pair) ?? "");
    const { toHead } = alignSequences(ids(base), ids(head), { first: "edits", isAnchor: () => true });
    for (const [at, pair] of base.entries()) if ((toHead[at] ?? -1) >= 0) inPlace.add(pair);
  }
  return inPlace;
}

/** Per line of a source the mark of the moved section that it is in; empty for most. */
export type SectionMarks = (source: Source, line: number) => string;

/**
 * A line of a moved section is a line of that section and of no other: put in front of it, the mark keeps it from being
 * aligned with its like in the function that stands there now. Marks have no letters and no digits.
 */
export function sectionMarks(moved: readonly MovedSection[]): {
  readonly of: SectionMarks;
  readonly has: (source: Source) => boolean;
} {
  const find = sectionFinder(moved);
  const sources = new Set(moved.flatMap(({ base, head }) => [base.source, head.source]));
  const marks = moved.map(
    (_, number) => `${number.toString(2).replace(/0/gu, "\u0001").replace(/1/gu, "\u0002")}\u0000`,
  );
  return {
    of: (source, line) => marks[find(source, line) ?? -1] ?? "",
    has: (source) => sources.has(source),
  };
}

/** Which moved section a line is in, as an index of `moved`; undefined for most. The innermost counts. */
export function sectionFinder(
  moved: readonly MovedSection[],
): (source: Source, line: number) => number | undefined {
  const numbers = new Map<Source, number[]>();
  const parts = moved.flatMap(({ base, head }, number) => [base, head].map((one) => ({ ...one, number })));
  // Inner sections begin behind the outer ones, and overwrite them.
  for (const { source, section, number } of parts.sort((one, two) => one.section.line - two.section.line)) {
    const own = numbers.get(source) ?? [];
    for (let line = section.line; line < section.end; line++) own[line] = number;
    numbers.set(source, own);
  }
  return (source, line) => numbers.get(source)?.[line];
}

export const noMarks = sectionMarks([]);
