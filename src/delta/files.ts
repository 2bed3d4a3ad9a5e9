/** What a file is on the other side, and where in it a finding's code is. Texts are read and aligned when asked for. */
import type { ChangedFile } from "../core/change.ts";
import type { Finding, Position } from "../core/finding.ts";
import type { Side } from "../core/report.ts";
import { unpairedKeys } from "./blocks.ts";
import { isDefinition } from "./definitions.ts";
import type { MovedLines } from "./hunks.ts";
import { type Names, sameNames } from "./names.ts";
import {
  alignFile,
  type FileAlignment,
  type LinedUp,
  lineUp,
  type PlacedFinding,
  sameText,
  wordEdits,
} from "./place.ts";
import { findRenames, type Renames, type WordEdit } from "./renames.ts";
import { type MovedSection, movedSections, noMarks, sectionFinder, sectionMarks } from "./sections.ts";
import { type Source, sourceOf, sourceOfLines } from "./tokens.ts";

export type FileSets = {
  readonly files: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  readonly unchecked: ReadonlySet<string>;
};

export type FilesInput = Readonly<Record<Side, FileSets>> & {
  readonly renames: ReadonlyMap<string, string>;
  readonly changedFiles: readonly ChangedFile[];
  readonly text: (side: Side, path: string) => string | undefined;
};

export type Located = {
  /** The same for both versions of a file, and for no other file. */
  readonly file: string;
  /** Its path on the other side; null for none. */
  readonly otherPath: string | null;
  readonly placed: PlacedFinding | Unplaced;
  /** The renames that count in it. */
  readonly names: Names;
};

/** There is no text on the other side to place it in. */
export type Unplaced = {
  readonly start: { readonly kind: "no-file" | "unchecked" };
  readonly endKey: null;
  readonly isWhole: false;
  readonly counterpart: null;
};

export type InSection = {
  /** The same for both versions of the function, and for no other. */
  readonly key: string;
  readonly placed: PlacedFinding;
  readonly names: Names;
  /** How far the other version begins below this one, in lines. */
  readonly shift: number;
};

export type Files = {
  readonly locate: (side: Side, finding: Finding) => Located | "unknown";
  readonly source: (side: Side, path: string) => Source | undefined;
  /** The renames that count everywhere. */
  readonly names: () => Names;
  /** Where it is in its function, if that was moved as a whole. */
  readonly inSection: (side: Side, finding: Finding) => InSection | undefined;
  /** Whether a definition of that name was deleted from the file (base), or written into it (head). */
  readonly isDefinitionMoved: (side: Side, path: string, name: string) => boolean;
};

export function createFiles(input: FilesInput): Files {
  const counterpart = counterparts(input);
  const source = remember((side: Side, path: string) => {
    const content = input.text(side, path);
    return content === undefined ? undefined : sourceOf(content);
  });
  const change = once(() => changeOf(input, source));
  const alignments = new Map<string, FileAlignment | undefined>();

  const alignmentOf = (from: string, to: string): FileAlignment | undefined => {
    if (!alignments.has(to)) alignments.set(to, align(from, to));
    return alignments.get(to);
  };
  const align = (from: string, to: string): FileAlignment | undefined => {
    // A path in neither tree is a dependency that both sides see, and the same file.
    if (!exists(input.base, from) && !exists(input.head, to)) return sameText;
    const [base, head] = [input.text("base", from), input.text("head", to)];
    if (base === undefined || head === undefined) return undefined;
    if (base === head) return sameText;
    const lined =
      change().lined.get(to) ??
      lineUp(sourceOf(base), sourceOf(head), { ...plain, names: change().renames.of(to) });
    return alignFile(lined, change().elsewhere);
  };

  const locate = (side: Side, finding: Finding): Located | "unknown" => {
    const { path } = finding;
    const other = counterpart(side, path);
    const otherSide = side === "base" ? "head" : "base";
    if (input[side].unknown.has(path)) return "unknown";
    if (other !== undefined && input[otherSide].unknown.has(other)) return "unknown";
    const names = change().renames.of(side === "head" ? path : (other ?? ""));
    if (other === undefined)
      return { file: `${side}:${path}`, otherPath: null, placed: unplaced("no-file"), names };
    const [from, to] = side === "base" ? [path, other] : [other, path];
    if (input[otherSide].unchecked.has(other) && !input[side].unchecked.has(path))
      return { file: to, otherPath: other, placed: unplaced("unchecked"), names };
    const alignment = alignmentOf(from, to);
    if (alignment === undefined) return "unknown";
    return { file: to, otherPath: other, placed: alignment.place(side, finding), names };
  };

  return {
    locate,
    source,
    names: () => change().renames.all,
    inSection: (side, finding) => {
      const own = source(side, finding.path);
      return own === undefined ? undefined : placeInSection(change(), side, own, finding);
    },
    isDefinitionMoved: definitionFinder({ counterpart, source, alignmentOf }),
  };
}

function unplaced(kind: "no-file" | "unchecked"): Unplaced {
  return { start: { kind }, endKey: null, isWhole: false, counterpart: null };
}

function exists({ files, unchecked }: FileSets, path: string): boolean {
  return files.has(path) || unchecked.has(path);
}

type Counterpart = (side: Side, path: string) => string | undefined;

function counterparts({ base, head, renames }: FilesInput): Counterpart {
  const renamedFrom = new Map([...renames].map(([from, to]) => [to, from]));
  if (renamedFrom.size !== renames.size)
    throw new Error("Two files of base cannot be renamed to one of head.");
  const onBoth = (path: string): boolean => exists(base, path) === exists(head, path);
  return (side, path) =>
    side === "base"
      ? (renames.get(path) ?? (onBoth(path) && !renamedFrom.has(path) ? path : undefined))
      : (renamedFrom.get(path) ?? (onBoth(path) && !renames.has(path) ? path : undefined));
}

type Change = {
  readonly renames: Renames;
  readonly sections: SectionPlaces;
  /** By head path: files of both sides that differ. */
  readonly lined: ReadonlyMap<string, LinedUp>;
  readonly elsewhere: MovedLines["elsewhere"];
};

type FindSource = (side: Side, path: string) => Source | undefined;

/** Looks at all changed files at once: an identifier is renamed, and a function moved, across files. */
function changeOf({ changedFiles, text }: FilesInput, source: FindSource): Change {
  const nothing = sourceOfLines([]);
  const pairs = new Map<string, LinedUp>();
  const single: LinedUp[] = [];
  for (const { from, to } of changedFiles) {
    if (from !== null && to !== null && text("base", from) === text("head", to)) continue;
    const base = from === null ? nothing : source("base", from);
    const head = to === null ? nothing : source("head", to);
    if (base === undefined || head === undefined) continue;
    const lined = lineUp(base, head, plain);
    if (from === null || to === null) single.push(lined);
    else pairs.set(to, lined);
  }
  const moved = movedSections([...pairs.values(), ...single]);
  const marks = sectionMarks(moved);
  const keys = sectionOwners(pairs, moved);
  const renames = findRenames(editsIn(pairs, moved, keys));
  const lined = new Map(
    [...pairs].map(([to, before]) => {
      const { base, head } = before.sources;
      const names = renames.of(to);
      const isPlain = names.areSame && !marks.has(base) && !marks.has(head);
      return [to, isPlain ? before : lineUp(base, head, { names, marks: marks.of })];
    }),
  );
  const elsewhere = { base: new Set<string>(), head: new Set<string>() };
  for (const { hunks } of [...lined.values(), ...single]) {
    const unpaired = unpairedKeys(hunks);
    for (const key of unpaired.base) elsewhere.head.add(key);
    for (const key of unpaired.head) elsewhere.base.add(key);
  }
  return { renames, lined, elsewhere, sections: sectionPlaces(moved, keys, renames) };
}

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
    const lined = lineUp(partOf(of.base), partOf(of.head), { ...plain, names });
    return { moved: of, names, alignment: alignFile(lined, nowhere) };
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

function placeInSection(
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
  const other = moved[side === "base" ? "head" : "base"].section.line;
  return { key: String(number), placed, names, shift: other };
}

const nowhere = { base: new Set<string>(), head: new Set<string>() };

function partOf({ source, section }: MovedSection["base"]): Source {
  return sourceOfLines(source.lines.slice(section.line, section.end));
}

const plain = { names: sameNames, marks: noMarks.of };

/**
 * Per moved section the file in which it moved. Across files there is no file to count in; what was renamed in it counts
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

/** Per file what changed word by word, in place and in the sections that moved. */
function editsIn(
  pairs: ReadonlyMap<string, LinedUp>,
  moved: readonly MovedSection[],
  keys: readonly string[],
): ReadonlyMap<string, readonly WordEdit[]> {
  const edits = new Map([...pairs].map(([to, lined]) => [to, [...wordEdits(lined)]]));
  for (const [number, { base, head }] of moved.entries()) {
    const key = keys[number] ?? "";
    const found = wordEdits(lineUp(partOf(base), partOf(head), plain));
    edits.set(key, [...(edits.get(key) ?? []), ...found]);
  }
  return edits;
}

function definitionFinder(of: {
  readonly counterpart: Counterpart;
  readonly source: FindSource;
  readonly alignmentOf: (from: string, to: string) => FileAlignment | undefined;
}): Files["isDefinitionMoved"] {
  const places = remember((side: Side, path: string) => {
    const found = new Map<string, number[]>();
    const tokens = of.source(side, path)?.tokens ?? [];
    for (const [at, { text }] of tokens.entries()) {
      const known = found.get(text);
      if (known === undefined) found.set(text, [at]);
      else known.push(at);
    }
    return { tokens, found };
  });
  const known = new Map<string, boolean>();
  const find: Files["isDefinitionMoved"] = (side, path, name) => {
    const other = of.counterpart(side, path);
    if (other === undefined) return true;
    const alignment = side === "base" ? of.alignmentOf(path, other) : of.alignmentOf(other, path);
    const { tokens, found } = places(side, path);
    return (found.get(name) ?? []).some((at) => {
      const token = tokens[at];
      if (token === undefined || !isDefinition(tokens, at)) return false;
      const position = { line: token.line, character: token.start };
      return alignment?.place(side, { range: { start: position, end: position } }).start.kind === "removed";
    });
  };
  return (side, path, name) => {
    const key = JSON.stringify([side, path, name]);
    const answer = known.get(key) ?? find(side, path, name);
    known.set(key, answer);
    return answer;
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function remember<Value>(find: (side: Side, path: string) => Value): (side: Side, path: string) => Value {
  const known = { base: new Map<string, Value>(), head: new Map<string, Value>() };
  return (side, path) => {
    const values = known[side];
    if (!values.has(path)) values.set(path, find(side, path));
    return values.get(path) as Value;
  };
}
