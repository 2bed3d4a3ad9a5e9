/**
 * Carries base's configuration of a server through a change. Head is checked under base's configuration: its paths
 * follow the files that they name, and what head adds to it is added to what base has. Pure.
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

/**
 * Writes what a change adds to base's configuration into base's own text. The server decides which additions there
 * are. Pure.
 */
export type Addition = {
  /** Member that it belongs to, for people: `compilerOptions.paths`. */
  readonly key: string;
  /** Name of what is added, for people. */
  readonly name: string;
} & (
  | { readonly kind: "member"; readonly steps: readonly PathStep[]; readonly value: unknown }
  /** Addition to the end of a list; the steps lead to the list. */
  | { readonly kind: "last"; readonly steps: readonly PathStep[]; readonly value: string }
);

/** Most additions of one file; more are left out, because each costs a reading of the file. */
export const additionsMax = 100;

/**
 * Writes the additions into `text`. Members are put where they are in head's `own` text. An addition that cannot be
 * written without touching anything else is left out.
 */
export function withAdditions(
  file: string,
  text: string,
  own: string,
  additions: readonly Addition[],
): { readonly text: string; readonly added: readonly Addition[] } {
  const order = readStrictly(file, own);
  return additions.reduce<{ readonly text: string; readonly added: readonly Addition[] }>(
    (done, addition) => {
      const next = withAddition(file, done.text, order, addition);
      return next === undefined ? done : { text: next, added: [...done.added, addition] };
    },
    { text, added: [] },
  );
}

function withAddition(file: string, text: string, order: unknown, addition: Addition): string | undefined {
  const before = readStrictly(file, text);
  if (typeof before !== "object" || before === null) return undefined;
  const edited = file.endsWith(".toml") ? inToml(text, addition) : inJson(text, order, addition);
  if (edited === undefined) return undefined;
  const expected = withValue(before, addition.steps, addition);
  return isDeepStrictEqual(plain(readStrictly(file, edited)), plain(expected)) ? edited : undefined;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function withValue(value: unknown, steps: readonly PathStep[], addition: Addition): unknown {
  const [step, ...more] = steps;
  if (step === undefined)
    return addition.kind === "last"
      ? [...(Array.isArray(value) ? value : []), addition.value]
      : addition.value;
  const inner = valueAtSteps(value, [step]);
  return { ...(value as object | undefined), [step]: withValue(inner, more, addition) };
}

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

/** Writes an addition behind the last of a list, or below the head of the table. */
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

function lineEnd(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** Carries the paths in one file of base's configuration to head. Pure. */
type ConfigurationText = {
  /** Path of the file, relative to the tree. */
  readonly file: string;
  readonly text: string;
  readonly paths: readonly ConfigurationPath[];
};

type CarriedPath = Place & { readonly from: string; readonly to: string };
type UncarriedPath = Place & { readonly key: string; readonly value: string; readonly why: string };
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

type CarriedText = {
  readonly text: string;
  readonly changes: readonly CarriedPath[];
  readonly problems: readonly UncarriedPath[];
};

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
      const why = "Lanser did not find where the file contains this path";
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
    const why = "its target moved, and Lanser cannot change a path shared by several projects";
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
    const named = resolvePath(path, from);
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
        ? { ...named, prefix: inFolder(into, relativeToFolder(named.prefix, folder)) }
        : named;
    case "stuck":
      return named;
  }
}

/** True if it names a file of base. */
function isThere(path: ConfigurationPath, named: NamedPath, { moves: { base } }: Looked): boolean {
  return [...base].some(matcherOf(path, named, pathShape(named, base)));
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
    const isLeftOut = matcherOf(path, final, pathShape(final, moves.head));
    const found = [...moves.head].find((one) => moves.isSource(one) && isLeftOut(one));
    return found === undefined ? undefined : `${found} would be left out by it, and was not in base`;
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
    .some((head) => lost.some(matcherOf(head.path, head.named, pathShape(head.named, moves.head))));
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

export type ToCarry = {
  /** Configurations of base. */
  readonly configurations: readonly ConfigurationText[];
  /** Returns head's own file; undefined if head has none there. */
  readonly own: (file: string) => Pick<ConfigurationText, "text" | "paths"> | undefined;
  readonly moves: Moves;
  /** Returns what head's own file adds to base's. */
  readonly additions: (of: AddedTo) => readonly Addition[];
  /** Returns the modules that sources of base import, as they write them. */
  readonly imports: () => ReadonlySet<string>;
};

export type AddedTo = Pick<ToCarry, "imports"> & {
  /** Paths of the configuration: `file` in base, `to` in head. */
  readonly file: string;
  readonly to: string;
  /** Base's text with its paths carried to head; `own` is head's own text. */
  readonly text: string;
  readonly own: string;
  /** Files of head. */
  readonly heads: ReadonlySet<string>;
};

/** Addition that was carried; `file` is base's. */
export type CarriedAddition = Pick<Addition, "key" | "name"> & { readonly file: string };

export type CarriedConfiguration = {
  /** Texts by the path in head, for every file of base; a text is base's if nothing in it moved or was added. */
  readonly files: ReadonlyMap<string, { readonly from: string; readonly text: string }>;
  /** Paths that were rewritten or moved, each with its place in base. */
  readonly changes: readonly CarriedPath[];
  readonly additions: readonly CarriedAddition[];
  /** Paths that moved and cannot be carried: head cannot be checked under base's configuration. */
  readonly problems: readonly UncarriedPath[];
};

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
  // A configuration may be edited beyond what git takes for a rename; what extends it follows it.
  const known = new Map([...of.moves.renames, ...[...targets].filter(([from, to]) => from !== to)]);
  const moves = { ...of.moves, renames: known };
  const projects = [...new Set(of.configurations.map(({ file }) => folderOf(file)))];
  for (const configuration of of.configurations) {
    const to = targets.get(configuration.file) ?? configuration.file;
    const { file } = configuration;
    const own = of.own(to);
    const carried = carryText(configuration, { to, own: own?.paths, moves, projects });
    const { text } = carried;
    const beside = { imports: of.imports, heads: moves.head };
    const added = own === undefined ? [] : of.additions({ file, to, text, own: own.text, ...beside });
    const whole = withAdditions(file, text, own?.text ?? "", added);
    files.set(to, { from: file, text: whole.text });
    changes.push(...carried.changes);
    additions.push(...whole.added.map(({ key, name }) => ({ file, key, name })));
    problems.push(...carried.problems);
  }
  return { files, changes, additions, problems };
}

/** Files whose name alone makes them the configuration of the folder that they lie in. */
const projectNames = ["tsconfig.json", "jsconfig.json", "pyrightconfig.json", "pyproject.toml"];

/** Returns the place that a file that configures a server moved to: itself if it is still there, or is gone. */
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
  // Two packages often have the same configuration; where no source went the same way, one is gone and another came.
  const isFollowed = [...moves.renames].some(
    ([from, to]) => moves.isSource(from) && isBelow(from, folder) && isBelow(to, target),
  );
  return isFollowed && posix.basename(renamed) === posix.basename(file)
    ? { to: file, why: `it moved to ${renamed}, and not all sources of its folder did` }
    : { to: file };
}
