/** Carries the paths in one file of base's configuration to head. Pure. */
import { posix } from "node:path";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { lineStarts, positionAt } from "../../model/text.ts";
import { type Movement, type Moves, movementOf } from "./moves.ts";
import { type ConfigurationPath, insideOf, matcherOf, type NamedPath, namedBy, shapeOf } from "./patterns.ts";

export type ConfigurationText = {
  /** Path of the file, relative to the tree. */
  readonly file: string;
  readonly text: string;
  readonly paths: readonly ConfigurationPath[];
};

export type CarriedPath = Place & { readonly from: string; readonly to: string };
export type UncarriedPath = Place & { readonly key: string; readonly value: string; readonly why: string };
/** Place in a file; the line is 1-based. */
type Place = { readonly file: string; readonly line: number };

type Target = {
  /** Path of the file in head. */
  readonly to: string;
  /** Paths that head's own file names; undefined if head has no such file. */
  readonly own: readonly ConfigurationPath[] | undefined;
  readonly moves: Moves;
  /** Folders of the projects that may take this file's paths: the possible values of `${configDir}`. */
  readonly projects: readonly string[];
};

export type CarriedText = {
  readonly text: string;
  readonly changes: readonly CarriedPath[];
  readonly problems: readonly UncarriedPath[];
};

export function carryText({ file, text, paths }: ConfigurationText, target: Target): CarriedText {
  const entries = namedIn(paths, folderOf(file)).map(
    (one): Entry => ({ ...one, movement: movementOf(one.path, one.named, target.moves) }),
  );
  const looked: Looked = { ...target, file, entries, heads: namedIn(target.own ?? [], folderOf(target.to)) };
  const finals = new Map(entries.map((entry) => [entry.path, finalOf(entry, looked)] as const));
  const starts = lineStarts(text);
  const edits: Edit[] = [];
  const changes: CarriedPath[] = [];
  const problems: UncarriedPath[] = [];
  for (const entry of entries) {
    const { path } = entry;
    const final = finals.get(path) ?? entry.named;
    const place = { file, line: positionAt(starts, path.at?.offset ?? 0).line + 1 };
    const problem = problemOf(entry, final, { ...looked, finals });
    if (problem !== undefined) {
      problems.push({ ...place, key: path.key, value: path.value, why: problem });
      continue;
    }
    const from = relativeFolder(path, looked, finals);
    const there = namedBy(path, from);
    if (there !== undefined && isSame(there, final)) continue;
    const value = written(path.value, final, from);
    if (path.at === null) {
      const why = "where it stands in the file was not found";
      problems.push({ ...place, key: path.key, value: path.value, why });
      continue;
    }
    const [before, behind] = path.around ?? ["", ""];
    edits.push({ ...path.at, literal: JSON.stringify(`${before}${value}${behind}`) });
    changes.push({ ...place, from: path.value, to: value });
  }
  for (const path of paths.filter(({ value }) => ofProject.test(value))) {
    const value = path.value.replace(ofProject, "./");
    const isMoved = target.projects.some((folder) => {
      const named = namedBy({ ...path, value }, folder);
      return named !== undefined && movementOf(path, named, target.moves).kind !== "stays";
    });
    if (!isMoved) continue;
    const line = positionAt(starts, path.at?.offset ?? 0).line + 1;
    const why = "what it names moved, and a path of each project that has it from here is not carried";
    problems.push({ file, line, key: path.key, value: path.value, why });
  }
  return { text: edited(text, edits), changes, problems };
}

const ofProject = /^\$\{configDir\}\/?/u;

type Named = { readonly path: ConfigurationPath; readonly named: NamedPath };
type Entry = Named & { readonly movement: Movement };
type Looked = Target & {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly heads: readonly Named[];
};
type Finals = ReadonlyMap<ConfigurationPath, NamedPath>;

function namedIn(paths: readonly ConfigurationPath[], folder: string): readonly Named[] {
  return paths.flatMap((path) => {
    const before = paths.find(({ key }) => key === path.relativeTo);
    const from = before === undefined ? (path.from ?? folder) : posix.join(folder, before.value);
    const named = namedBy(path, from);
    return named === undefined ? [] : [{ path, named }];
  });
}

/** Returns what base's entry has to name in head. */
function finalOf({ path, named, movement }: Entry, looked: Looked): NamedPath {
  const { file, to } = looked;
  const [folder, into] = [folderOf(file), folderOf(to)];
  switch (movement.kind) {
    // What head's own configuration keeps, and does not name anew either, was not to move along. Nor is an import looked for
    // where head's own would not look: that it does not find it is what the change does.
    case "moved": {
      const isLeft = path.kind === "lookup" || isKept(looked, path, named);
      return isLeft && !isAnswered(looked, path, movement.lost) ? named : movement.to;
    }
    // What is not there yet moves with the folder of the configuration.
    case "stays":
      return file !== to && isBelow(named.prefix, folder) && !isThere(path, named, looked)
        ? { ...named, prefix: inFolder(into, insideOf(named.prefix, folder)) }
        : named;
    case "stuck":
      return named;
  }
}

/** True if it names a file of base. */
function isThere(path: ConfigurationPath, named: NamedPath, { moves: { base } }: Looked): boolean {
  return [...base].some(matcherOf(path, named, shapeOf(named, base)));
}

/**
 * Returns the reason why an entry that moved, or of which a part did, cannot be carried; undefined if it can, or need
 * not be.
 */
function problemOf(
  { path, named, movement }: Entry,
  final: NamedPath,
  looked: Looked & { readonly finals: Finals },
): string | undefined {
  const { entries, finals, moves } = looked;
  if (movement.kind === "stays" && path.kind === "leaves-out" && !isSame(named, final)) {
    const isLeftOut = matcherOf(path, final, shapeOf(final, moves.head));
    const found = [...moves.head].find((one) => moves.isSource(one) && isLeftOut(one));
    return found === undefined ? undefined : `${found} would be left out by it, and was not in base`;
  }
  if (movement.kind !== "stuck") return undefined;
  const covers = entries
    .filter((other) => other.path.key === path.key)
    .map((other) => {
      const there = finals.get(other.path) ?? other.named;
      return matcherOf(other.path, there, shapeOf(there, moves.head));
    });
  const lost = movement.lost.filter((one) => !covers.some((isCovered) => isCovered(one)));
  if (lost.length === 0) return undefined;
  const isToMove = isAnswered(looked, path, lost) || (movement.isGone && !isKept(looked, path, named));
  return isToMove ? movement.why : undefined;
}

/** True if head's own configuration still has the entry. */
function isKept({ heads }: Looked, { key }: ConfigurationPath, named: NamedPath): boolean {
  return heads.some((head) => head.path.key === key && isSame(head.named, named));
}

/** True if head's own configuration names, instead of base's entry, one of the places that its files went to. */
function isAnswered(
  { heads, entries, moves }: Looked,
  path: ConfigurationPath,
  lost: readonly string[],
): boolean {
  const { key } = path;
  const rivals = heads.filter((head) => head.path.key === key);
  // Without a list the server takes in all that there is.
  if (rivals.length === 0) return path.kind === "takes-in";
  return rivals
    .filter(({ named }) => !entries.some((entry) => entry.path.key === key && isSame(entry.named, named)))
    .some((head) => lost.some(matcherOf(head.path, head.named, shapeOf(head.named, moves.head))));
}

function isSame(one: NamedPath, other: NamedPath): boolean {
  return one.prefix === other.prefix && one.rest.join("/") === other.rest.join("/");
}

/** Returns the folder that a path in head's copy is relative to. */
function relativeFolder(
  { relativeTo, from }: ConfigurationPath,
  { entries, to }: Looked,
  finals: Finals,
): string {
  if (from !== undefined) return from;
  const before = entries.find(({ path }) => path.key === relativeTo);
  return before === undefined ? folderOf(to) : (finals.get(before.path)?.prefix ?? folderOf(to));
}

/** Returns the path in base's way of writing: with the same `./` before it and slash behind it. */
function written(value: string, { prefix, rest }: NamedPath, from: string): string {
  const path = posix.relative(posix.join("/", from), posix.join("/", prefix, ...rest)) || ".";
  const isDotted = /^\.\.?(?:\/|$)/u.test(value) && !/^\.\.?(?:\/|$)/u.test(path);
  return `${isDotted ? "./" : ""}${path}${value.endsWith("/") ? "/" : ""}`;
}

type Edit = { readonly offset: number; readonly length: number; readonly literal: string };

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (whole, { offset, length, literal }) => whole.slice(0, offset) + literal + whole.slice(offset + length),
      text,
    );
}
