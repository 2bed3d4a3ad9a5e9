/**
 * Finds what configures pyrefly in a tree: its own file or table; if there is none, what it takes over from mypy and
 * pyright.
 */
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf, nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree } from "../profile.ts";

const names = [
  "pyrefly.toml",
  "pyproject.toml",
  "mypy.ini",
  ".mypy.ini",
  "pyrightconfig.json",
  "setup.cfg",
] as const;
const configurationName =
  /(?:^|\/)(?:pyrefly\.toml|pyproject\.toml|\.?mypy\.ini|pyrightconfig\.json|setup\.cfg)$/u;

/**
 * Returns the configuration as text: equal texts, equal configuration. A pyproject.toml counts only with what is read:
 * the tables of checkers, and the required Python.
 */
export function pyreflyConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    pyreflyConfigurationFiles(tree).map((path) => [
      path,
      configured(path, readOptional(join(tree.root, path)) ?? ""),
    ]),
  );
}

export function pyreflyConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, () => []);
}

/**
 * Returns the reason why pyrefly is not started on a tree: it would run a program that the repository names, or be
 * configured from above.
 */
export function pyreflyRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  if (above !== undefined) return `a ${above} lies above the scratch folder and could configure pyrefly`;
  for (const path of pyreflyConfigurationFiles(tree)) {
    const own = ownTable(path, readOptional(join(tree.root, path)) ?? "");
    if (["build-system", "build_system"].some((name) => member(own, name) !== undefined))
      return `${path} names a build system, which pyrefly would run`;
  }
  return undefined;
}

function configured(path: string, text: string): unknown {
  if (!path.endsWith("pyproject.toml")) return text;
  const toml = tomlOf(text);
  if (toml === undefined) return text;
  const tool = member(toml, "tool");
  return {
    tools: ["pyrefly", "mypy", "pyright"].map((name) => member(tool, name) ?? null),
    python: member(member(toml, "project"), "requires-python"),
  };
}

function ownTable(path: string, text: string): unknown {
  if (!path.endsWith(".toml")) return undefined;
  const toml = tomlOf(text);
  return path.endsWith("pyproject.toml") ? member(member(toml, "tool"), "pyrefly") : toml;
}

function tomlOf(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}
