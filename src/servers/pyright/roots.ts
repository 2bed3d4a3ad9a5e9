/** Finds the folders of a repository in which pyright's command would be called. */
import picomatch from "picomatch";
import { parse as parseToml } from "smol-toml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import type { FoundRoots, TreeListing } from "../profile.ts";
import { ownTables } from "./program.ts";

/**
 * Finds the roots. The top is one if it configures pyright, or if no folder does. The members of the top's uv
 * workspace are roots: all of them if the top has no configuration that would check them, else those with their own.
 * If neither exists, the outermost configured folders are roots.
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

/** True for a path in a folder that pyright enters only if a configuration names it. */
function isHidden(path: string): boolean {
  return path.split("/").some((part) => part === "node_modules" || part.startsWith("."));
}

/**
 * Parses a TOML file of the tree; an invalid one is empty. pyright itself reports the error, so the search need not.
 */
function tomlAt({ text }: TreeListing, path: string): unknown {
  try {
    return parseToml(text(path) ?? "");
  } catch {
    return {};
  }
}

/**
 * Lists the members of the uv workspace whose head is the project in the folder `top`. `lanser init` uses it to
 * install all of them.
 */
export function uvWorkspace(tree: TreeListing, top = "."): readonly string[] {
  const own = tree.paths.filter(
    (path) => /(?:^|\/)pyproject\.toml$/u.test(path) && !isHidden(path) && isBelow(path, top),
  );
  const inside = (path: string) => (top === "." ? path : path.slice(top.length + 1));
  const projects = new Map(own.map((path) => [folderOf(inside(path)), tomlAt(tree, path)] as const));
  return membersOf(projects).map((folder) => inFolder(top, folder));
}

/**
 * Lists the members of the top's uv workspace, sorted. `projects` are the parsed manifests by folder. Each member is
 * a project of its own, with its own configuration.
 */
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

/** Removes `./` at the start and slashes at the end, because manifests' folders have neither. */
function normal(glob: string): string {
  return glob.replace(/^\.\//u, "").replace(/\/+$/u, "");
}

/** True for a pattern that picomatch reads fast: neither empty nor longer than people write. */
function isPattern(text: string): boolean {
  return text !== "" && text.length <= patternLengthMax;
}

const patternLengthMax = 1_000;

/** Removes folders inside other ones of the list: pyright in the outer folder checks them. */
function outermost(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => !folders.some((other) => other !== folder && isBelow(folder, other)));
}
