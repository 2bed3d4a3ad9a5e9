/** What of a tree configures ruff: each file is judged by the nearest of these above it, and by what that extends. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, isAbsolute, join, posix } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../core/json.ts";
import { compareText } from "../../core/order.ts";
import { folderOf, isBelow } from "../../core/paths.ts";
import { readOptional } from "../../files.ts";
import type { ConfiguredTree, TreeListing } from "../profile.ts";

const foldersMax = 200_000;
const configurationName = /(?:^|\/)(?:\.?ruff\.toml|pyproject\.toml)$/u;

/** Equal texts, equal configuration. Of a pyproject.toml only what ruff reads: its own table, and which Python is required. */
export function ruffConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    filesOf(tree).map((path) => [path, configured(path, readOptional(join(tree.root, path)) ?? "")]),
  );
}

export function ruffConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return filesOf(tree);
}

/** Whether somebody wants ruff: a file of its own, or its table in a pyproject.toml. */
export function configuresRuff({ paths, text }: TreeListing): boolean {
  return paths.some(
    (path) =>
      configurationName.test(path) &&
      (!path.endsWith("pyproject.toml") || ownTable(path, text(path) ?? "") !== undefined),
  );
}

/** Why ruff is not started on a tree: what lies above it would configure it, or it reads a file from elsewhere. */
export function ruffRefusal(tree: ConfiguredTree): string | undefined {
  for (let folder = dirname(tree.root); ; folder = dirname(folder)) {
    const above = ["ruff.toml", ".ruff.toml", "pyproject.toml"].find((name) => {
      const text = readOptional(join(folder, name));
      return text !== undefined && ownTable(name, text) !== undefined;
    });
    if (above !== undefined) return `a ${above} lies above the scratch folder and would configure ruff`;
    if (folder === dirname(folder)) break;
  }
  for (const path of filesOf(tree)) {
    const extended = extendOf(path, readOptional(join(tree.root, path)) ?? "");
    if (extended !== undefined && extendedPath(path, extended) === undefined)
      return `${path} extends a file outside the project`;
  }
  return undefined;
}

function filesOf({ root, apart }: ConfiguredTree): readonly string[] {
  const found = new Set<string>();
  const waiting = ["."];
  for (let folders = 0; waiting.length > 0 && folders < foldersMax; folders += 1) {
    const folder = waiting.pop() ?? ".";
    for (const entry of entriesOf(join(root, folder))) {
      const path = folder === "." ? entry.name : `${folder}/${entry.name}`;
      // Folders of dependencies are links, and git's own is none of the project's.
      if (entry.isDirectory() && entry.name !== ".git" && entry.name !== "node_modules") {
        if (!apart.includes(path)) waiting.push(path);
      } else if (entry.isFile() && configurationName.test(path)) found.add(path);
    }
  }
  for (const path of found) {
    const extended = extendOf(path, readOptional(join(root, path)) ?? "");
    const to = extended === undefined ? undefined : extendedPath(path, extended);
    // A set takes in what is added while it is walked.
    if (to !== undefined && existsSync(join(root, to)) && !apart.some((one) => isBelow(to, one)))
      found.add(to);
  }
  return [...found].sort(compareText);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function configured(path: string, text: string): unknown {
  if (!path.endsWith("pyproject.toml")) return text;
  const toml = tomlOf(text);
  if (toml === undefined) return text;
  return { ruff: ownTable(path, text), python: member(member(toml, "project"), "requires-python") };
}

function tomlOf(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

function ownTable(path: string, text: string): unknown {
  const toml = tomlOf(text);
  return path.endsWith("pyproject.toml") ? member(member(toml, "tool"), "ruff") : toml;
}

function extendOf(path: string, text: string): string | undefined {
  const extended = member(ownTable(path, text), "extend");
  return typeof extended === "string" ? extended : undefined;
}

/** Relative to the tree; undefined outside of it, and where the environment or a home would be asked. */
function extendedPath(path: string, extended: string): string | undefined {
  if (isAbsolute(extended) || /^~|[$%]/u.test(extended)) return undefined;
  const to = posix.normalize(posix.join(folderOf(path), extended));
  return to.startsWith("../") || to === ".." ? undefined : to;
}
