/** Describes a change as a whole: which identifiers it renamed, and which functions it moved. */
import type { ChangedFile } from "../model/change.ts";
import type { Finding, Position } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import { crossedIn } from "./crossed.ts";
import type { Elsewhere } from "./hunk-lines.ts";
import { writtenElsewhere } from "./hunk-lines.ts";
import { type LinedUp, lineUp, wordEdits } from "./lineup.ts";
import { type Names, sameNames } from "./names.ts";
import { alignFile, type FileAlignment, type PlacedFinding } from "./place.ts";
import { findRenames, type Renames, type WordEdit } from "./renames.ts";
import {
  type AreAlike,
  type MovedSection,
  movedSections,
  noMarks,
  sectionFinder,
  sectionMarks,
} from "./sections.ts";
import { partOf, type Source, sourceOf } from "./tokens.ts";

export type Change = {
  readonly renames: Renames;
  readonly sections: SectionPlaces;
  /** Returns the definition or branch of a line, if one of its lines was aligned with a line of another. */
  readonly crossed: (source: Source, line: number) => number | undefined;
  /** Files of both sides that differ, by head path. */
  readonly lined: ReadonlyMap<string, LinedUp>;
  readonly elsewhere: Elsewhere;
};

export type FindSource = (side: Side, path: string) => Source | undefined;

/** Reads all changed files at once: identifiers are renamed, and functions are moved, across files. */
export function changeOf(
  changedFiles: readonly ChangedFile[],
  source: FindSource,
  areAlike: AreAlike,
): Change {
  const nothing = sourceOf("");
  const pairs = new Map<string, LinedUp>();
  const single: LinedUp[] = [];
  for (const { from, to } of changedFiles) {
    const base = from === null ? nothing : source("base", from);
    const head = to === null ? nothing : source("head", to);
    if (base === undefined || head === undefined || base.text === head.text) continue;
    const lined = lineUp(base, head, noContext);
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
      return [to, isPlain ? before : lineUp(base, head, { names, marks: marks.of })];
    }),
  );
  const elsewhere = writtenElsewhere([...lined.values(), ...single].flatMap(({ hunks }) => hunks));
  return {
    renames,
    lined,
    elsewhere,
    crossed: sectionFinder(crossed),
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
  readonly find: (source: Source, line: number) => number | undefined;
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
    const lined = lineUp(sourceIn(of.base), sourceIn(of.head), { ...noContext, names });
    return { moved: of, names, alignment: alignFile(lined, noMovedLines) };
  };
  return {
    find: sectionFinder(moved),
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
  source: Source,
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

function sourceIn({ source, section }: MovedSection["base"]): Source {
  return partOf(source, section.line, section.end);
}

export const noContext = { names: sameNames, marks: noMarks.of };

/**
 * Returns the file in which each section moved. A section that moved across files belongs to no file; its renames count
 * everywhere all the same.
 */
function sectionOwners(
  pairs: ReadonlyMap<string, LinedUp>,
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
  pairs: ReadonlyMap<string, LinedUp>,
  moved: readonly MovedSection[],
  keys: readonly string[],
  areTwo: ReturnType<typeof movedSections>["areTwo"],
): ReadonlyMap<string, readonly WordEdit[]> {
  // A function beside another one of the same body is no other name for it.
  const isOther = ({ sources }: LinedUp, { from, to }: WordEdit) =>
    areTwo.get(sources.head)?.(from, to) === true;
  const edits = new Map(
    [...pairs].map(([to, lined]) => [to, wordEdits(lined).filter((edit) => !isOther(lined, edit))]),
  );
  for (const [number, { base, head }] of moved.entries()) {
    const key = keys[number] ?? "";
    const found = wordEdits(lineUp(sourceIn(base), sourceIn(head), noContext));
    edits.set(key, [...(edits.get(key) ?? []), ...found]);
  }
  return edits;
}
