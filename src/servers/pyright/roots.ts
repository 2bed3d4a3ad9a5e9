/** Finds pyright's projects in a tree: the folders that its command would be called in. */
import picomatch from "picomatch";
import { parse as parseToml } from "smol-toml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import type { FoundRoots, TreeListing } from "../profile.ts";
import { ownTables } from "./program.ts";

/**
 * Finds the roots: the top, if it configures pyright or nothing below it does; then the members of the top's uv
 * workspace: all of them where the top has no configuration that would check them, else those with one of their own.
 * Where there is neither, the outermost configured folders.
 */
export function pyrightRoots(tree: TreeListing, tables = ownTables): FoundRoots {
  const projects = new Map(
    tree.paths
      .filter((path) => /(?:^|\/)pyproject\.toml$/u.test(path) && !isHidden(path))
      .map((path) => [folderOf(path), tomlAt(tree, path)] as const),
  );
  const configured = new Set([
    ...tree.paths
      .filter((path) => /(?:^|\/)pyrightconfig\.json$/u.test(path) && !isHidden(path))
      .map(folderOf),
    ...[...projects].flatMap(([folder, toml]) =>
      tables.every((name) => readMember(readMember(toml, "tool"), name) === undefined) ? [] : [folder],
    ),
  ]);
  const folders = [...configured].sort(compareText);
  const members = membersOf(projects);
  const isTop = configured.has(".") || folders.length === 0;
  const named = members.filter((folder) => configured.has(folder) || (!isTop && projects.has(folder)));
  const roots = [...(isTop ? ["."] : []), ...named];
  const chosen = roots.length > 0 ? roots : outermost(folders);
  const known = new Set(chosen);
  return { roots: chosen, others: folders.filter((folder) => !known.has(folder)) };
}

/** True for a path that no program of pyright's enters by itself. */
function isHidden(path: string): boolean {
  return path.split("/").some((part) => part === "node_modules" || part.startsWith("."));
}

function tomlAt({ text }: TreeListing, path: string): unknown {
  try {
    return parseToml(text(path) ?? "");
  } catch {
    return {};
  }
}

/** Returns the members, in order, of the uv workspace that the project in a folder is the head of. */
export function uvWorkspace(tree: TreeListing, top = "."): readonly string[] {
  const own = tree.paths.filter(
    (path) => /(?:^|\/)pyproject\.toml$/u.test(path) && !isHidden(path) && isBelow(path, top),
  );
  const inside = (path: string) => (top === "." ? path : path.slice(top.length + 1));
  const projects = new Map(own.map((path) => [folderOf(inside(path)), tomlAt(tree, path)] as const));
  return membersOf(projects).map((folder) => inFolder(top, folder));
}

/** Returns the members of the top's uv workspace, in order. */
function membersOf(projects: ReadonlyMap<string, unknown>): readonly string[] {
  const workspace = readMember(readMember(readMember(projects.get("."), "tool"), "uv"), "workspace");
  const globs = (name: string) =>
    [readMember(workspace, name)]
      .flat()
      .flatMap((one) => (typeof one === "string" && isPattern(normal(one)) ? [one] : []));
  const [included, excluded] = [globs("members"), globs("exclude")];
  if (included.length === 0) return [];
  const isIn = picomatch(included.map(normal));
  const isOut = excluded.length === 0 ? () => false : picomatch(excluded.map(normal));
  return [...projects.keys()]
    .filter((folder) => folder !== "." && isIn(folder) && !isOut(folder))
    .sort(compareText);
}

function normal(glob: string): string {
  return glob.replace(/^\.\//u, "").replace(/\/+$/u, "");
}

/** True for a text that picomatch can read: not empty, and no longer than a person writes. */
function isPattern(text: string): boolean {
  return text !== "" && text.length <= patternLengthMax;
}

const patternLengthMax = 1_000;

function outermost(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => !folders.some((other) => other !== folder && isBelow(folder, other)));
}
