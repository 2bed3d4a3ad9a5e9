/** Matches the paths that a server's configuration names with the files of a tree. Pure. */
import { posix } from "node:path";
import { isBelow } from "../../model/paths.ts";

/**
 * Effect of a path. takes-in: `include`, `files`; leaves-out: `exclude`, `ignore`; place: `extends`, `references`;
 * lookup: where imports are looked for.
 */
export type PathKind = "takes-in" | "leaves-out" | "place" | "lookup";

export type ConfigurationPath = {
  /** List or member that holds the path, for people: `include`, `compilerOptions.paths`. */
  readonly key: string;
  readonly value: string;
  readonly kind: PathKind;
  /** Place of its literal in the text, in UTF-16 code units; null if it is not known. */
  readonly at: { readonly offset: number; readonly length: number } | null;
  /** Member of the same file that it is relative to; absent: it is relative to `from`. */
  readonly relativeTo?: string;
  /** Folder that the path is relative to, relative to the tree; absent: the file's folder. */
  readonly from?: string;
  /** Text before and behind the path in its literal. */
  readonly around?: readonly [before: string, behind: string];
  /** Meaning of a pattern that ends in a wildcard: all below what it matches, or files alone. */
  readonly wildcard: "folders" | "files";
};

/** Named path, relative to the tree: the folder or file before the first wildcard, and the components from there on. */
export type NamedPath = { readonly prefix: string; readonly rest: readonly string[] };

/** Resolves a value that is relative to `folder`. Undefined if it leaves the tree, or is no path in it. */
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
 * Kind of what is at the prefix in base: a folder, a file, or a file without its ending, as `paths` and `extends` name
 * one.
 */
export type Shape = "folder" | "file" | "stem";

export function pathShape({ prefix, rest }: NamedPath, paths: ReadonlySet<string>): Shape {
  if (rest.length > 0 || prefix === ".") return "folder";
  if (paths.has(prefix)) return "file";
  for (const path of paths) if (isBelow(path, prefix)) return "folder";
  for (const path of paths) if (isStem(prefix, path)) return "stem";
  return "folder";
}

/** True if a path may be named: quick, and in doubt true. */
export function mayName({ prefix }: NamedPath, path: string): boolean {
  return path.startsWith(prefix) || prefix === ".";
}

/** True for a path that names what is there, and is no pattern. */
export function isPlace({ kind }: ConfigurationPath): boolean {
  return kind === "place" || kind === "lookup";
}

function isStem(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && /^\.(?:(?:d\.)?[cm]?[jt]sx?|json)$/u.test(path.slice(prefix.length));
}

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

/** Returns a path relative to a folder that it lies in. */
export function relativeToFolder(path: string, folder: string): string {
  return folder === "." ? path : path.slice(folder.length + 1);
}

/**
 * True if the names match the pattern. Costs pattern times path, because a pattern is text of a change under review.
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

/** Adds the places behind each `**`, because it may also match no folder. */
function withSkips(pattern: readonly string[], places: Set<number>): Set<number> {
  for (const place of places) if (pattern[place] === "**") places.add(place + 1);
  return places;
}

/** True if a name matches a pattern with `*` and `?`; going back only to the last star keeps it near-linear. */
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
