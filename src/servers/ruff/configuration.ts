/** Finds what configures ruff in a tree: the nearest of these files above each file, and what that extends. */
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree, TreeListing } from "../profile.ts";

const configurationName = /(?:^|\/)(?:\.?ruff\.toml|pyproject\.toml)$/u;

/**
 * Returns the configuration as text: equal texts, equal configuration. A pyproject.toml counts only with what ruff
 * reads: its own table, and the required Python.
 */
export function ruffConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    filesOf(tree).map((path) => [path, configured(path, readOptional(join(tree.root, path)) ?? "")]),
  );
}

export function ruffConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return filesOf(tree);
}

/** True if the project uses ruff: it has a file of its own, or a table in a pyproject.toml. */
export function configuresRuff({ paths, text }: TreeListing): boolean {
  return paths.some(
    (path) =>
      configurationName.test(path) &&
      (!path.endsWith("pyproject.toml") || ownTable(path, text(path) ?? "") !== undefined),
  );
}

/**
 * Returns the reason why ruff is not started on a tree: a file above it would configure it, or it reads a file from
 * elsewhere.
 */
export function ruffRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, ["ruff.toml", ".ruff.toml", "pyproject.toml"], (file) => {
    const text = readOptional(file);
    return text !== undefined && ownTable(file, text) !== undefined;
  });
  if (above !== undefined) return `a ${above} lies above the scratch folder and would configure ruff`;
  for (const path of filesOf(tree)) {
    const extended = extendOf(path, readOptional(join(tree.root, path)) ?? "");
    if (extended !== undefined && extendedPath(path, extended) === undefined)
      return `${path} extends a file outside the project`;
  }
  return undefined;
}

function filesOf(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, (path) => {
    const extended = extendOf(path, readOptional(join(tree.root, path)) ?? "");
    const to = extended === undefined ? undefined : extendedPath(path, extended);
    return to === undefined ? [] : [to];
  });
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
