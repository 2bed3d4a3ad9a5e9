/**
 * Maps files and findings of one side to the other side. Reads and aligns a text when it is first needed: most files
 * of a tree did not change.
 */
import type { ChangedFile } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { Side } from "../model/report.ts";
import { isDefining } from "../syntax/bindings.ts";
import { keyAt, namedDefinitions } from "../syntax/outline.ts";
import { isData } from "../syntax/parser.ts";
import type { Reading } from "../syntax/reading.ts";
import { createChange, type FindSideSource, type InSection, noContext, placeInSection } from "./change.ts";
import { createLikenessFinder, type SourceSlice } from "./likeness.ts";
import { alignWords, type WordAlignment } from "./lineup.ts";
import type { Names } from "./names.ts";
import { alignFile, type FileAlignment, type PlacedFinding, sameText } from "./place.ts";
import { type AreAlike, sectionSlice, sectionsOf, shareWords } from "./sections.ts";
import { type Token, type TokenSource, tokenSource, withoutLayout } from "./tokens.ts";

/** Files of one side by what is known about them. */
export type FileSets = {
  readonly files: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  readonly unchecked: ReadonlySet<string>;
};

/** Everything that the texts of a change are read from. */
export type TextsInput = {
  readonly renames: ReadonlyMap<string, string>;
  readonly changedFiles: readonly ChangedFile[];
  readonly text: (side: Side, path: string) => string | undefined;
  /**
   * Parses a file; called only for changed files. Undefined if no grammar reads the file: then none of its definitions
   * are known.
   */
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

/** Files of both sides, and their texts. */
export type FilesInput = Readonly<Record<Side, FileSets>> &
  TextsInput & {
    /**
     * Texts of the same renames, changed files and sources, shared by several comparisons. If absent, they are read for
     * this comparison alone.
     */
    readonly texts?: Texts;
  };

/** Finding with its file and place in terms of both sides. */
export type LocatedFinding = {
  /** Key that both versions of a file share, and no other file. */
  readonly file: string;
  /** Path on the other side; null for none. */
  readonly otherPath: string | null;
  readonly placed: PlacedFinding | UnplacedFinding;
  /** Renames that apply in the file. */
  readonly names: Names;
};

/** Placement of a finding whose file has no text on the other side. */
type UnplacedFinding = {
  readonly start: { readonly kind: "no-file" | "unchecked" };
  readonly endKey: null;
  readonly isWhole: false;
  readonly counterpart: null;
};

/** Everything that the matching asks about files. */
export type Files = {
  readonly locate: (side: Side, finding: Finding) => LocatedFinding | "unknown";
  readonly source: (side: Side, path: string) => TokenSource | undefined;
  /**
   * Renames between files whose content is alike. git may also report a rename for an unrelated file with the same
   * licence header.
   */
  readonly renames: ReadonlyMap<string, string>;
  /** True if two findings are in definitions, or in files, whose content is alike. */
  readonly areAlike: (base: Finding, head: Finding) => boolean;
  /** True if two findings are in different definitions with different bodies, one deleted and the other added. */
  readonly areApart: (base: Finding, head: Finding) => boolean;
  /** True if the lines of the two findings are equal except for layout. */
  readonly isSameLine: (base: Finding, head: Finding) => boolean;
  /** True if the word occurs in that file or in any changed file of the side. */
  readonly mentions: (side: Side, path: string, word: string) => boolean;
  /**
   * Returns the tokens on the other side that replace a finding's line, and those that replace the lines edited with
   * it.
   */
  readonly insteadOf: (
    side: Side,
    finding: Finding,
  ) => { readonly line: readonly string[]; readonly hunk: readonly string[] };
  /** True if `side` has the definition in the file whose path on the other side is `path`. */
  readonly hasDefinition: (side: Side, path: string, symbol: string) => boolean;
  /**
   * True if two findings are in one block and in one definition, or in a definition that was written in the place of
   * the other. Blocks count only where a line of one was aligned with a line of another.
   */
  readonly areInOne: (base: Finding, head: Finding) => boolean;
  /**
   * Returns a key of the edited lines that hold a finding, the same for both sides; undefined if its line was not
   * edited.
   */
  readonly hunkAt: (side: Side, finding: Finding) => string | undefined;
  /** Returns the renames that apply in all files. */
  readonly names: () => Names;
  /** Returns a map from base name to head name of every identifier that the change renamed. */
  readonly renamed: () => ReadonlyMap<string, string>;
  /** Places a finding in its function if the whole function moved; undefined otherwise. */
  readonly inSection: (side: Side, finding: Finding) => InSection | undefined;
  /**
   * Returns the full name of the data key at a finding. Null unless the file is data, was changed, and has the key
   * exactly once on both sides.
   */
  readonly keyOnBoth: (side: Side, finding: Finding) => string | null;
  /** True if a definition of that name was deleted from the file (base) or added to it (head). */
  readonly isDefinitionMoved: (side: Side, path: string, name: string) => boolean;
};

/**
 * Facts about the texts of a change, whatever findings it has. Comparisons of several observations of one change share
 * them.
 */
export type Texts = ReturnType<typeof readTexts>;

/**
 * Reads the facts about the texts of a change that do not depend on findings. Each fact is computed once, on demand.
 */
export function readTexts(given: TextsInput) {
  const source = remember((side: Side, path: string) => {
    const content = given.text(side, path);
    return content === undefined ? undefined : tokenSource(content, () => given.reading(side, path));
  });
  const wordsOf = remember(
    (side: Side, path: string): ReadonlySet<string> => new Set(source(side, path)?.text.match(words) ?? []),
  );
  const areAlike = createLikenessFinder();
  const proven = provenRenames(given, source, areAlike);
  return {
    source,
    wordsOf,
    areAlike,
    proven,
    pieces: pieceFinder(source),
    change: once(() => createChange(proven.changedFiles, source, areAlike)),
  };
}

/**
 * Creates the functions that map files and findings between the sides. Comparisons of several servers or passes share
 * `given.texts`, which is the expensive part. If one of the two files is not text, nobody knows where its code went, so
 * its findings are unknown. Only tokens of the same definition or block count as a replacement of deleted code.
 */
export function createFiles(given: FilesInput): Files {
  const { source, wordsOf, areAlike, proven, pieces, change } = given.texts ?? readTexts(given);
  const input = { ...given, ...proven };
  const counterpart = counterparts(input);
  const { piecesAt, definitionsAt, has } = pieces;
  const alignments = new Map<string, FileAlignment | undefined>();

  const alignmentOf = (from: string, to: string): FileAlignment | undefined => {
    if (!alignments.has(to)) alignments.set(to, align(from, to));
    return alignments.get(to);
  };
  const align = (from: string, to: string): FileAlignment | undefined => {
    // A path in neither tree is a file of a dependency, which is the same for both sides.
    if (!exists(input.base, from) && !exists(input.head, to)) return sameText;
    const [base, head] = [input.text("base", from), input.text("head", to)];
    if (base === undefined || head === undefined) return undefined;
    if (base === head) return sameText;
    const lined =
      change().lined.get(to) ??
      alignWords(tokenSource(base), tokenSource(head), { ...noContext, names: change().renames.of(to) });
    return alignFile(lined, change().elsewhere);
  };

  const locate = (side: Side, finding: Finding): LocatedFinding | "unknown" => {
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

  const linedAt = (side: Side, path: string) => {
    const other = counterpart(side, path);
    if (other === undefined) return undefined;
    const [from, to] = side === "base" ? [path, other] : [other, path];
    const sources = { base: source("base", from), head: source("head", to) };
    const alignment = alignmentOf(from, to);
    const otherSide = side === "base" ? ("head" as const) : ("base" as const);
    if (sources.base === undefined || sources.head === undefined || alignment === undefined) return undefined;
    const both = { base: sources.base, head: sources.head };
    return { alignment, sources: both, own: both[side], other: both[otherSide], otherSide };
  };

  const insteadAt = remembered((side: Side, { path, range: { start } }: Finding) => {
    const lined = linedAt(side, path);
    if (lined === undefined) return { line: [], hunk: [] };
    const { own, other, otherSide, alignment } = lined;
    const { crossed } = change();
    const mark = crossed(own, start.line);
    const words = (tokens: readonly Token[]) =>
      tokens.filter(({ line }) => crossed(other, line) === mark).map(({ text }) => text);
    const span = alignment.hunkAcross(side, start.line);
    return {
      line: words(alignment.instead(side, start.line)),
      hunk: span === undefined ? [] : words(lined.sources[otherSide].tokensOf(span.start, span.end)),
    };
  });

  const hunkAt = (side: Side, { path, range: { start } }: Finding) => {
    const to = side === "head" ? path : counterpart(side, path);
    const at = hunkOfLine(change().lined.get(to ?? "")?.lines.hunks ?? [], side, start.line);
    return at < 0 ? undefined : `${to} ${at}`;
  };

  return {
    locate,
    source,
    renames: input.renames,
    isSameLine: (base, head) => {
      const line = (side: Side, { path, range }: Finding) =>
        source(side, path)
          ?.tokensOf(range.start.line, range.start.line + 1)
          .map(withoutLayout)
          .join(" ");
      return line("base", base) === line("head", head);
    },
    mentions: (side, path, word) => {
      const changed = input.changedFiles.map(({ from, to }) => (side === "base" ? from : to));
      return [path, ...changed].some((one) => one !== null && wordsOf(side, one).has(word));
    },
    insteadOf: insteadAt,
    hasDefinition: (side, path, symbol) =>
      has(side, counterpart(side === "base" ? "head" : "base", path) ?? path, symbol),
    areInOne: (base, head) => {
      const mark = (side: Side, { path, range }: Finding) => {
        const own = source(side, path);
        return own === undefined ? undefined : change().crossed(own, range.start.line);
      };
      const { all: names, pairs } = change().renames;
      const isOneHunk = () => {
        const hunk = hunkAt("base", base);
        if (hunk === undefined || hunk !== hunkAt("head", head)) return false;
        const [from = "", to = ""] = [base.symbol, head.symbol].map((symbol) => symbol ?? "");
        const isGone = !has("head", head.path, from) && !pairs.has(from.split(".").at(-1) ?? "");
        return isGone || !has("base", base.path, to);
      };
      return (
        mark("base", base) === mark("head", head) &&
        (names.neutral(base.symbol ?? "") === names.neutral(head.symbol ?? "") || isOneHunk())
      );
    },
    hunkAt,
    areAlike: (base, head) => {
      const others = piecesAt("head", head);
      return piecesAt("base", base).some((one) => others.some((other) => areAlike(one, other)));
    },
    areApart: (base, head) => {
      const [[one], [other]] = [definitionsAt("base", base), definitionsAt("head", head)];
      return (
        one !== undefined &&
        other !== undefined &&
        one.section.name !== other.section.name &&
        !has("head", head.path, one.section.path) &&
        !has("base", base.path, other.section.path) &&
        !areAlike(sectionSlice(one), sectionSlice(other)) &&
        !shareWords(one, other, change().renames.all)
      );
    },
    names: () => change().renames.all,
    renamed: () => change().renames.pairs,
    inSection: (side, finding) => {
      const own = source(side, finding.path);
      return own === undefined ? undefined : placeInSection(change(), side, own, finding);
    },
    keyOnBoth: keyFinder(counterpart, source),
    isDefinitionMoved: definitionFinder({ counterpart, source, alignmentOf }),
  };
}

/**
 * Returns the index of the hunk that holds a line (0-based); negative if the line is in no hunk, and so unchanged.
 * Two findings in one hunk were edited together.
 */
function hunkOfLine(hunks: WordAlignment["lines"]["hunks"], side: Side, line: number): number {
  return hunks.findIndex((hunk) =>
    side === "base"
      ? hunk.baseStart <= line && line < hunk.baseEnd
      : hunk.headStart <= line && line < hunk.headEnd,
  );
}

/**
 * Keeps the renames between files whose content is alike; each other rename becomes a deletion and an addition. git
 * pairs unrelated files that have one licence header, and their findings must not be paired. A rename of a file that
 * is not text is trusted.
 */
function provenRenames(
  { renames, changedFiles }: TextsInput,
  source: FindSideSource,
  areAlike: AreAlike,
): Pick<FilesInput, "renames" | "changedFiles"> {
  const isOne = (from: string, to: string): boolean => {
    const [base, head] = [source("base", from), source("head", to)];
    return base === undefined || head === undefined || areAlike(wholeOf(base), wholeOf(head));
  };
  const proven = new Map([...renames].filter(([from, to]) => isOne(from, to)));
  if (proven.size === renames.size) return { renames, changedFiles };
  return {
    renames: proven,
    changedFiles: changedFiles.flatMap(({ from, to }) =>
      from === null || to === null || from === to || proven.get(from) === to
        ? [{ from, to }]
        : [
            { from, to: null },
            { from: null, to },
          ],
    ),
  };
}

const words = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;

/** Returns a file as a piece of code whose likeness can be tested. */
function wholeOf(source: TokenSource): SourceSlice {
  return { source, from: 0, to: source.lines.length };
}

/**
 * Finds the definitions around a finding, the innermost first, and then its file. Two findings can be one only if
 * some piece around them is alike.
 */
function pieceFinder(source: FindSideSource) {
  const sections = remember((side: Side, path: string) => {
    const own = source(side, path);
    return own === undefined ? [] : sectionsOf(own).map((section) => ({ source: own, section }));
  });
  const definitionsAt = (side: Side, { path, range: { start } }: Finding) =>
    sections(side, path)
      .filter(({ section }) => section.line <= start.line && start.line < section.end)
      .reverse();
  return {
    definitionsAt,
    has: (side: Side, path: string, name: string) =>
      sections(side, path).some(({ section }) => section.path === name),
    piecesAt: (side: Side, finding: Finding): readonly SourceSlice[] => {
      const own = source(side, finding.path);
      return own === undefined ? [] : [...definitionsAt(side, finding).map(sectionSlice), wholeOf(own)];
    },
  };
}

/** Places a finding whose file the other side lacks or does not check. */
function unplaced(kind: "no-file" | "unchecked"): UnplacedFinding {
  return { start: { kind }, endKey: null, isWhole: false, counterpart: null };
}

/** True if a side has the file, checked or not. */
function exists({ files, unchecked }: FileSets, path: string): boolean {
  return files.has(path) || unchecked.has(path);
}

/** Returns the path of a file on the other side; undefined for none. */
type Counterpart = (side: Side, path: string) => string | undefined;

/**
 * Returns a function that gives the path of a file on the other side; undefined if the other side has no such file. A
 * path that is a rename's old or new name belongs to that rename only.
 */
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

/**
 * Returns a function that names the data key (JSON, YAML) at a finding, if both sides have that key exactly once.
 * Such a key is an address: it finds the value wherever the change moved it.
 */
function keyFinder(counterpart: Counterpart, source: FindSideSource): Files["keyOnBoth"] {
  const counts = remember((side: Side, path: string) => {
    const reading = source(side, path)?.reading();
    const all = reading !== undefined && isData(reading.language) ? namedDefinitions(reading) : [];
    return all.reduce((sum, { key }) => sum.set(key, (sum.get(key) ?? 0) + 1), new Map<string, number>());
  });
  return (side, { path, range: { start } }) => {
    const [other, otherSide] = [counterpart(side, path), side === "base" ? "head" : "base"] as const;
    const own = source(side, path);
    if (other === undefined || own === undefined || own.text === source(otherSide, other)?.text) return null;
    if (counts(side, path).size === 0) return null;
    const reading = own.reading();
    const key = reading === undefined ? null : keyAt(reading, start);
    const isOne = (of: ReadonlyMap<string, number>) => key !== null && of.get(key) === 1;
    return isOne(counts(side, path)) && isOne(counts(otherSide, other)) ? key : null;
  };
}

/**
 * Returns a test whether the change deleted a definition of a name from a file, or added one to it. Only such a
 * definition can have moved. Answers are kept, because many findings are in one definition.
 */
function definitionFinder(of: {
  readonly counterpart: Counterpart;
  readonly source: FindSideSource;
  readonly alignmentOf: (from: string, to: string) => FileAlignment | undefined;
}): Files["isDefinitionMoved"] {
  const definitions = remember((side: Side, path: string) =>
    Map.groupBy(of.source(side, path)?.reading()?.bindings.filter(isDefining) ?? [], ({ name }) =>
      name.slice(name.lastIndexOf(".") + 1),
    ),
  );
  const known = new Map<string, boolean>();
  const find: Files["isDefinitionMoved"] = (side, path, name) => {
    const other = of.counterpart(side, path);
    if (other === undefined) return true;
    const alignment = side === "base" ? of.alignmentOf(path, other) : of.alignmentOf(other, path);
    return (definitions(side, path).get(name) ?? []).some(({ line, start: offset }) => {
      const starts = of.source(side, path)?.reading()?.starts ?? [];
      const start = { line, character: offset - (starts[line] ?? 0) };
      return alignment?.place(side, { range: { start, end: start } }).start.kind === "removed";
    });
  };
  return (side, path, name) => {
    const key = JSON.stringify([side, path, name]);
    const answer = known.get(key) ?? find(side, path, name);
    known.set(key, answer);
    return answer;
  };
}

/** Computes a value once for each side and path: many findings are in one file. */
function remember<Value>(find: (side: Side, path: string) => Value): (side: Side, path: string) => Value {
  const known = { base: new Map<string, Value>(), head: new Map<string, Value>() };
  return (side, path) => {
    const values = known[side];
    if (!values.has(path)) values.set(path, find(side, path));
    return values.get(path) as Value;
  };
}

/** Computes a value once for each side and finding: several stages and proofs need it. */
function remembered<Value>(find: (side: Side, finding: Finding) => Value) {
  const known = { base: new WeakMap<Finding, Value>(), head: new WeakMap<Finding, Value>() };
  return (side: Side, finding: Finding): Value => {
    const before = known[side].get(finding);
    if (before !== undefined) return before;
    const value = find(side, finding);
    known[side].set(finding, value);
    return value;
  };
}
