/** Matches the paths of a server's configuration with the files of a tree. Pure. */
import { posix } from "node:path";
import { isBelow } from "../../model/paths.ts";

/**
 * What a path does. "takes-in": it includes files (`include`, `files`). "leaves-out": it excludes files (`exclude`,
 * `ignore`). "place": it names another configuration (`extends`, `references`). "lookup": imports are searched there.
 */
export type PathKind = "takes-in" | "leaves-out" | "place" | "lookup";

/** A path in a configuration. */
export type ConfigurationPath = {
  /** The list or member that has the path, for people: `include`, `compilerOptions.paths`. */
  readonly key: string;
  readonly value: string;
  readonly kind: PathKind;
  /** The place of its literal in the text, in UTF-16 code units; null if it is unknown. */
  readonly at: { readonly offset: number; readonly length: number } | null;
  /** The member of the same file that it is relative to. Absent: it is relative to `from`. */
  readonly relativeTo?: string;
  /** The folder that the path is relative to, relative to the tree. Absent: the file's folder. */
  readonly from?: string;
  /** The text before and behind the path in its literal, such as the rest of a command. */
  readonly around?: readonly [before: string, behind: string];
  /** What a pattern with a wildcard at its end matches: files and everything below matched folders, or files only. */
  readonly wildcard: "folders" | "files";
};

/**
 * A resolved path, relative to the tree: the folder or file before the first wildcard, and the components from there
 * on.
 */
export type NamedPath = { readonly prefix: string; readonly rest: readonly string[] };

/**
 * Resolves a value relative to `folder`. Undefined if it leaves the tree or is no plain path, such as one with a
 * variable. Nobody knows which files such a path names, so it cannot follow a move.
 */
export function resolvePath(
  { value }: Pick<ConfigurationPath, "value">,
  folder: string,
): NamedPath | undefined {
  if (/^[/~$]|\\/u.test(value) || value === "") return undefined;
  const parts = value.split("/");
  const open = parts.findIndex((part) => /[*?]/u.test(part));
  const fixed = open < 0 ? parts : parts.slice(0, open);
  const rest = open < 0 ? [] : parts.slice(open).filter((part) => part !== "");
  const prefix = posix.join(folder, ...fixed).replace(/(?<=.)\/$/u, "");
  if (prefix === ".." || prefix.startsWith("../") || rest.includes("..")) return undefined;
  return { prefix, rest };
}

/**
 * What the prefix is in base: a folder, a file, or a file without its ending, as `paths` and `extends` can name it.
 */
export type Shape = "folder" | "file" | "stem";

/**
 * Decides what the prefix of a path is in a tree. An unknown prefix counts as a folder. The shape decides how files
 * are compared with the path.
 */
export function pathShape({ prefix, rest }: NamedPath, paths: ReadonlySet<string>): Shape {
  if (rest.length > 0 || prefix === ".") return "folder";
  if (paths.has(prefix)) return "file";
  for (const path of paths) if (isBelow(path, prefix)) return "folder";
  for (const path of paths) if (isStem(prefix, path)) return "stem";
  return "folder";
}

/** True if a path can match. The test is quick and never misses a match; `matcherOf` decides. */
export function mayName({ prefix }: NamedPath, path: string): boolean {
  return path.startsWith(prefix) || prefix === ".";
}

/** True for a path that names one place and is no pattern of files. */
export function isPlace({ kind }: ConfigurationPath): boolean {
  return kind === "place" || kind === "lookup";
}

/** True if the file is the prefix plus an ending that TypeScript adds. */
function isStem(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && /^\.(?:(?:d\.)?[cm]?[jt]sx?|json)$/u.test(path.slice(prefix.length));
}

/**
 * Builds the test of files for a path. With `wildcard: "files"`, as in TypeScript's `include`, a wildcard at the end
 * matches only files, not what is below a folder. pyright's patterns match both.
 */
export function matcherOf(
  path: ConfigurationPath,
  { prefix, rest }: NamedPath,
  shape: Shape,
): (path: string) => boolean {
  if (shape === "file") return (one) => one === prefix;
  if (shape === "stem") return (one) => isStem(prefix, one);
  if (rest.length === 0 || isPlace(path)) return (one) => isBelow(one, prefix);
  const isWhole = path.wildcard === "files" && /[*?]/u.test(rest.at(-1) ?? "");
  return (one) => isBelow(one, prefix) && isMatch(rest, relativeToFolder(one, prefix).split("/"), isWhole);
}

/** Gives a path relative to a folder above it. */
export function relativeToFolder(path: string, folder: string): string {
  return folder === "." ? path : path.slice(folder.length + 1);
}

/**
 * True if the names match the pattern's components. It tracks all possible positions instead of using a regular
 * expression: the change controls the pattern, and several `**` would make an expression run for minutes. The time is
 * at most pattern times path.
 */
function isMatch(pattern: readonly string[], names: readonly string[], isWhole: boolean): boolean {
  let places = withSkips(pattern, new Set([0]));
  for (const name of names) {
    if (!isWhole && places.has(pattern.length)) return true;
    const next = new Set<number>();
    for (const place of places) {
      const component = pattern[place];
      if (component === "**") next.add(place);
      else if (component !== undefined && isNameMatch(component, name)) next.add(place + 1);
    }
    places = withSkips(pattern, next);
  }
  return places.has(pattern.length);
}

/** Adds the position after each `**`, because `**` also matches no folder. */
function withSkips(pattern: readonly string[], places: Set<number>): Set<number> {
  for (const place of places) if (pattern[place] === "**") places.add(place + 1);
  return places;
}

/**
 * True if a name matches a pattern with `*` and `?`. On a mismatch it goes back only to the last star, which keeps
 * the time nearly linear: the change controls the pattern.
 */
export function isNameMatch(pattern: string, name: string): boolean {
  let [at, inName, star, mark] = [0, 0, -1, 0];
  while (inName < name.length) {
    if (pattern[at] === "*") [star, mark, at] = [at, inName, at + 1];
    else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === name[inName]))
      [at, inName] = [at + 1, inName + 1];
    else if (star >= 0) [at, mark, inName] = [star + 1, mark + 1, mark + 1];
    else return false;
  }
  while (pattern[at] === "*") at += 1;
  return at === pattern.length;
}
