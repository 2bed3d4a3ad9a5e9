/**
 * Applies a change's renames and additions to base's configuration of a server. Lanser checks head under base's
 * configuration, so that a change cannot loosen its own check. The paths in it follow the renamed files, and harmless
 * additions of head are added. Pure.
 */
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { lineStarts, positionAt } from "../../model/text.ts";
import { findMovement, folderMove, type Movement, type Moves } from "./moves.ts";
import {
  type ConfigurationPath,
  matcherOf,
  type NamedPath,
  pathShape,
  relativeToFolder,
  resolvePath,
} from "./patterns.ts";
import { keysAt, type PathStep, placedJson, placedToml, readStrictly, valueAtSteps } from "./places.ts";

/** One addition of head to base's configuration. The server's profile decides which additions are harmless. */
export type Addition = {
  /** The member that it belongs to, for people: `compilerOptions.paths`. */
  readonly key: string;
  /** The name of the addition, for people. */
  readonly name: string;
} & (
  | { readonly kind: "member"; readonly steps: readonly PathStep[]; readonly value: unknown }
  /** An addition at the end of a list; the steps lead to the list. */
  | { readonly kind: "last"; readonly steps: readonly PathStep[]; readonly value: string }
);

/** The most additions in one file. Further ones are left out, because each costs one parse of the file. */
export const additionsMax = 100;

/**
 * Writes the additions into base's text, one after the other. New members go where head's `own` text has them. An
 * addition is left out if writing it would change anything else; comments and layout of the text stay.
 */
export function withAdditions(
  file: string,
  text: string,
  own: string,
  additions: readonly Addition[],
): { readonly text: string; readonly added: readonly Addition[] } {
  const order = readStrictly(file, own);
  return additions.reduce<{ readonly text: string; readonly added: readonly Addition[] }>(
    (progress, addition) => {
      const next = withAddition(file, progress.text, order, addition);
      return next === undefined ? progress : { text: next, added: [...progress.added, addition] };
    },
    { text, added: [] },
  );
}

/**
 * Writes one addition; undefined if the edited text does not parse to exactly the expected value. The check protects
 * against layouts that the edit does not understand.
 */
function withAddition(file: string, text: string, order: unknown, addition: Addition): string | undefined {
  const before = readStrictly(file, text);
  if (typeof before !== "object" || before === null) return undefined;
  const edited = file.endsWith(".toml") ? inToml(text, addition) : inJson(text, order, addition);
  if (edited === undefined) return undefined;
  const expected = withValue(before, addition.steps, addition);
  return isDeepStrictEqual(plain(readStrictly(file, edited)), plain(expected)) ? edited : undefined;
}

/** Reduces a value to plain JSON, so that parsers' special types compare equal. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/**
 * Adds a value to a parsed configuration. `withAddition` compares the result with the parsed text that it edited, to
 * find an edit that went wrong.
 */
function withValue(value: unknown, steps: readonly PathStep[], addition: Addition): unknown {
  const [step, ...more] = steps;
  if (step === undefined)
    return addition.kind === "last"
      ? [...(Array.isArray(value) ? value : []), addition.value]
      : addition.value;
  const inner = valueAtSteps(value, [step]);
  return { ...(value as object | undefined), [step]: withValue(inner, more, addition) };
}

/**
 * Writes an addition into JSON with comments, and keeps a byte order mark. Missing objects on the way are created
 * where head's file has them, so that the text reads like head's.
 */
function inJson(text: string, order: unknown, { kind, steps, value }: Addition): string {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const content = text.slice(mark.length);
  if (kind === "last") return mark + applyEdits(content, modify(content, [...steps, -1], value, {}));
  return (
    mark +
    steps.reduce<string>((written, step, at) => {
      const above = steps.slice(0, at);
      const isThere = valueAtSteps(placedJson(written).value, [...above, step]) !== undefined;
      if (isThere && at < steps.length - 1) return written;
      const names = keysAt(order, above);
      const before = names.slice(0, names.indexOf(String(step)));
      const edits = modify(written, [...above, step], at < steps.length - 1 ? {} : value, {
        getInsertionIndex: (there) => there.findLastIndex((name) => before.includes(name)) + 1,
      });
      return applyEdits(written, edits);
    }, content)
  );
}

/**
 * Writes an addition into TOML: behind the last text of a list, or below the head of its table. Undefined if the text
 * has neither. No library edits TOML and keeps its layout. So the edit works on the text.
 */
function inToml(text: string, addition: Addition): string | undefined {
  const { steps } = addition;
  if (addition.kind === "last") {
    const { value, at } = placedToml(text);
    const list = valueAtSteps(value, steps);
    const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
    if (!Array.isArray(list) || typeof last !== "string") return undefined;
    const place = at([...steps, list.length - 1], last);
    if (place === null) return undefined;
    const end = place.offset + place.length;
    return `${text.slice(0, end)}, ${JSON.stringify(addition.value)}${text.slice(end)}`;
  }
  const name = steps.slice(0, -1).join(String.raw`[ \t]*\.[ \t]*`);
  const found = new RegExp(String.raw`^[ \t]*\[[ \t]*${name}[ \t]*\][ \t]*(?:#.*)?$`, "mu").exec(text);
  if (found === null) return undefined;
  const end = found.index + found[0].length;
  const line = `${String(steps.at(-1))} = ${JSON.stringify(addition.value)}`;
  return `${text.slice(0, end)}${lineEnd(text)}${line}${text.slice(end)}`;
}

/** Gives the line break that a text uses. */
function lineEnd(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** One file of base's configuration. */
type ConfigurationText = {
  /** The path of the file, relative to the tree. */
  readonly file: string;
  readonly text: string;
  readonly paths: readonly ConfigurationPath[];
};

type CarriedPath = Place & { readonly from: string; readonly to: string };
type UncarriedPath = Place & { readonly key: string; readonly value: string; readonly why: string };
/** A place in a file; the line counts from 1. */
type Place = { readonly file: string; readonly line: number };

/** Where a file of base's configuration is in head, and what is known about head. */
type Target = {
  /** The path of the file in head. */
  readonly to: string;
  /** The paths that head's own file names; undefined if head has no such file. */
  readonly own: readonly ConfigurationPath[] | undefined;
  readonly moves: Moves;
  /** The folders of the projects that can use this file, which are the possible values of `${configDir}`. */
  readonly projects: readonly string[];
};

/** A carried text, the paths that changed in it, and those that could not follow. */
type CarriedText = {
  readonly text: string;
  readonly changes: readonly CarriedPath[];
  readonly problems: readonly UncarriedPath[];
};

/**
 * Rewrites the paths of one file for head. A path follows the files that it names if they moved together. If they
 * moved apart, the path becomes a problem, and head cannot be checked under base's configuration. Paths with
 * `${configDir}` mean another folder in each project, so they are only reported.
 */
function carryText({ file, text, paths }: ConfigurationText, target: Target): CarriedText {
  const entries = namedIn(paths, folderOf(file)).map(
    (one): Entry => ({ ...one, movement: findMovement(one.path, one.named, target.moves) }),
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
    const there = resolvePath(path, from);
    if (there !== undefined && isSame(there, final)) continue;
    const value = written(path.value, final, from);
    if (path.at === null) {
      const why = "Lanser could not find this path in the file";
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
      const named = resolvePath({ ...path, value }, folder);
      return named !== undefined && findMovement(path, named, target.moves).kind !== "stays";
    });
    if (!isMoved) continue;
    const line = positionAt(starts, path.at?.offset ?? 0).line + 1;
    const why = "the target of the path moved, but several projects share the path";
    problems.push({ file, line, key: path.key, value: path.value, why });
  }
  return { text: edited(text, edits), changes, problems };
}

/** The variable for the folder of the extending project. */
const ofProject = /^\$\{configDir\}\/?/u;

/** A path of a configuration, resolved in its tree. */
type Named = { readonly path: ConfigurationPath; readonly named: NamedPath };
type Entry = Named & { readonly movement: Movement };
/** All that the decisions about one file need. */
type Looked = Target & {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly heads: readonly Named[];
};
type Finals = ReadonlyMap<ConfigurationPath, NamedPath>;

/**
 * Resolves the paths of a configuration. A path can be relative to another member, such as `baseUrl`. Paths outside
 * the tree are left out. Decisions about moved files compare paths only in this form.
 */
function namedIn(paths: readonly ConfigurationPath[], folder: string): readonly Named[] {
  return paths.flatMap((path) => {
    const before = paths.find(({ key }) => key === path.relativeTo);
    const from = before === undefined ? (path.from ?? folder) : posix.join(folder, before.value);
    const named = resolvePath(path, from);
    return named === undefined ? [] : [{ path, named }];
  });
}

/**
 * Decides what an entry of base must name in head: the new place of its files, or the same as before. The path must
 * not check more or fewer files than the author of the change wanted.
 */
function finalOf({ path, named, movement }: Entry, looked: Looked): NamedPath {
  const { file, to } = looked;
  const [folder, into] = [folderOf(file), folderOf(to)];
  switch (movement.kind) {
    // An entry stays if head's own configuration keeps it and names no new place instead: the author did not want it
    // to move. An import must fail where it fails under head's own configuration, because that is an effect of the
    // change.
    case "moved": {
      const isLeft = path.kind === "lookup" || isKept(looked, path, named);
      return isLeft && !isAnswered(looked, path, movement.lost) ? named : movement.to;
    }
    // A path whose target does not exist yet moves with the folder of its configuration.
    case "stays":
      return file !== to && isBelow(named.prefix, folder) && !isThere(path, named, looked)
        ? { ...named, prefix: inFolder(into, relativeToFolder(named.prefix, folder)) }
        : named;
    case "stuck":
      return named;
  }
}

/** True if the entry names at least one file of base. */
function isThere(path: ConfigurationPath, named: NamedPath, { moves: { base } }: Looked): boolean {
  return [...base].some(matcherOf(path, named, pathShape(named, base)));
}

/**
 * Says why a moved entry cannot be carried; undefined if it can, or if it need not be. An excluding path must not
 * exclude sources in head that base checked.
 */
function problemOf(
  { path, named, movement }: Entry,
  final: NamedPath,
  looked: Looked & { readonly finals: Finals },
): string | undefined {
  const { entries, finals, moves } = looked;
  if (movement.kind === "stays" && path.kind === "leaves-out" && !isSame(named, final)) {
    const isLeftOut = matcherOf(path, final, pathShape(final, moves.head));
    const found = [...moves.head].find((one) => moves.isSource(one) && isLeftOut(one));
    return found === undefined ? undefined : `the path would exclude ${found}, which base checks`;
  }
  if (movement.kind !== "stuck") return undefined;
  const covers = entries
    .filter((other) => other.path.key === path.key)
    .map((other) => {
      const there = finals.get(other.path) ?? other.named;
      return matcherOf(other.path, there, pathShape(there, moves.head));
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

/**
 * True if head's own configuration names a place that the entry's files moved to, instead of the entry. That shows
 * that the author wanted the entry to follow.
 */
function isAnswered(
  { heads, entries, moves }: Looked,
  path: ConfigurationPath,
  lost: readonly string[],
): boolean {
  const { key } = path;
  const rivals = heads.filter((head) => head.path.key === key);
  // Without a list, the server includes all files.
  if (rivals.length === 0) return path.kind === "takes-in";
  return rivals
    .filter(({ named }) => !entries.some((entry) => entry.path.key === key && isSame(entry.named, named)))
    .some((head) => lost.some(matcherOf(head.path, head.named, pathShape(head.named, moves.head))));
}

/** True if two paths name the same. */
function isSame(one: NamedPath, other: NamedPath): boolean {
  return one.prefix === other.prefix && one.rest.join("/") === other.rest.join("/");
}

/**
 * Gives the folder that a path is relative to in head. It differs from base if the configuration moved, or if the
 * member that the path is relative to (`baseUrl`) moved.
 */
function relativeFolder(
  { relativeTo, from }: ConfigurationPath,
  { entries, to }: Looked,
  finals: Finals,
): string {
  if (from !== undefined) return from;
  const before = entries.find(({ path }) => path.key === relativeTo);
  return before === undefined ? folderOf(to) : (finals.get(before.path)?.prefix ?? folderOf(to));
}

/** Writes a path in the style of base's text: with `./` in front and a slash at the end if base has them. */
function written(value: string, { prefix, rest }: NamedPath, from: string): string {
  const path = posix.relative(posix.join("/", from), posix.join("/", prefix, ...rest)) || ".";
  const isDotted = /^\.\.?(?:\/|$)/u.test(value) && !/^\.\.?(?:\/|$)/u.test(path);
  return `${isDotted ? "./" : ""}${path}${value.endsWith("/") ? "/" : ""}`;
}

/** A replacement of a literal in a text, in UTF-16 code units. */
type Edit = { readonly offset: number; readonly length: number; readonly literal: string };

/** Applies the edits from the end of the text to its start, so that offsets stay valid. */
function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (whole, { offset, length, literal }) => whole.slice(0, offset) + literal + whole.slice(offset + length),
      text,
    );
}

/** The input of `carryConfiguration`. */
export type ToCarry = {
  /** The configuration files of base. */
  readonly configurations: readonly ConfigurationText[];
  /** Gives head's own file; undefined if head has none at the path. */
  readonly own: (file: string) => Pick<ConfigurationText, "text" | "paths"> | undefined;
  readonly moves: Moves;
  /** Lists the harmless additions of head's own file to base's. */
  readonly additions: (of: AddedTo) => readonly Addition[];
  /**
   * Lists the modules that sources of base import, as written in the sources. It is a function because reading all
   * sources costs time and is rarely needed.
   */
  readonly imports: () => ReadonlySet<string>;
};

/** The input of a profile's `configurationAdditions`. */
export type AddedTo = Pick<ToCarry, "imports"> & {
  /** The paths of the configuration: `file` in base, `to` in head. */
  readonly file: string;
  readonly to: string;
  /** Base's text with its paths carried to head, and head's own text. */
  readonly text: string;
  readonly own: string;
  /** The files of head. */
  readonly heads: ReadonlySet<string>;
};

/** An addition that was applied. `file` is base's file. */
export type CarriedAddition = Pick<Addition, "key" | "name"> & { readonly file: string };

/** The result: base's configuration as head is checked under it. */
export type CarriedConfiguration = {
  /** The texts by their path in head, for every file of base. A text without moves or additions is base's. */
  readonly files: ReadonlyMap<string, { readonly from: string; readonly text: string }>;
  /** The paths that were rewritten or moved, each with its place in base. */
  readonly changes: readonly CarriedPath[];
  readonly additions: readonly CarriedAddition[];
  /** The paths that moved and could not follow. Head then cannot be checked under base's configuration. */
  readonly problems: readonly UncarriedPath[];
};

/**
 * Carries all configuration files of base to head. It first finds where each file moved, because files extend each
 * other by path, and then rewrites each text.
 */
export function carryConfiguration(of: ToCarry): CarriedConfiguration {
  const files = new Map<string, { readonly from: string; readonly text: string }>();
  const changes: CarriedPath[] = [];
  const additions: CarriedAddition[] = [];
  const problems: UncarriedPath[] = [];
  const targets = new Map<string, string>();
  for (const { file } of of.configurations) {
    const move = fileMove(file, of.moves);
    targets.set(file, move.to);
    if (move.to !== file) changes.push({ file, line: 1, from: file, to: move.to });
    if (move.why !== undefined) problems.push({ file, line: 1, key: "", value: file, why: move.why });
  }
  // A configuration can be edited so much that git no longer pairs it as a rename. The files that extend it still
  // follow.
  const known = new Map([...of.moves.renames, ...[...targets].filter(([from, to]) => from !== to)]);
  const moves = { ...of.moves, renames: known };
  const projects = [...new Set(of.configurations.map(({ file }) => folderOf(file)))];
  for (const configuration of of.configurations) {
    const to = targets.get(configuration.file) ?? configuration.file;
    const { file } = configuration;
    const own = of.own(to);
    const carried = carryText(configuration, { to, own: own?.paths, moves, projects });
    const { text } = carried;
    const shared = { imports: of.imports, heads: moves.head };
    const added = own === undefined ? [] : of.additions({ file, to, text, own: own.text, ...shared });
    const withAdded = withAdditions(file, text, own?.text ?? "", added);
    files.set(to, { from: file, text: withAdded.text });
    changes.push(...carried.changes);
    additions.push(...withAdded.added.map(({ key, name }) => ({ file, key, name })));
    problems.push(...carried.problems);
  }
  return { files, changes, additions, problems };
}

/** File names that make a file the configuration of its folder. Such a file follows only its folder. */
const projectNames = ["tsconfig.json", "jsconfig.json", "pyrightconfig.json", "pyproject.toml"];

/**
 * Finds where a configuration file of base is in head: moved with its folder, or alone by a rename that git found.
 * Without a move it is the same path, also if head deleted the file. Base's text then goes to that place, because a
 * server reads the configuration where it lies.
 */
function fileMove(file: string, moves: Moves): { readonly to: string; readonly why?: string } {
  if (moves.head.has(file)) return { to: file };
  const folder = folderOf(file);
  const into = folderMove(folder, moves);
  const along = into === undefined ? undefined : inFolder(into, relativeToFolder(file, folder));
  if (along !== undefined && moves.head.has(along) && !moves.base.has(along)) return { to: along };
  const renamed = moves.renames.get(file);
  if (renamed === undefined) return { to: file };
  if (!projectNames.includes(posix.basename(file))) return { to: renamed };
  const target = folderOf(renamed);
  // Two packages often have equal configurations, which git pairs as a rename. If no source moved the same way, one
  // package was deleted and another was added.
  const isFollowed = [...moves.renames].some(
    ([from, to]) => moves.isSource(from) && isBelow(from, folder) && isBelow(to, target),
  );
  return isFollowed && posix.basename(renamed) === posix.basename(file)
    ? { to: file, why: `the file moved to ${renamed}, but some sources of its folder did not` }
    : { to: file };
}
