/** Finds what configures ty in a tree: the `ty.toml`, or the table of a `pyproject.toml`, at the top of the project. */
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree } from "../profile.ts";

const names = ["ty.toml", "pyproject.toml"] as const;

/**
 * Returns the configuration as text: equal texts, equal configuration. A pyproject.toml counts only with what ty
 * reads: its own table, and the required Python.
 */
export function tyConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    tyConfigurationFiles(tree).map((path) => [
      path,
      configured(path, readOptional(join(tree.root, path)) ?? ""),
    ]),
  );
}

export function tyConfigurationFiles({ root, projects }: ConfiguredTree): readonly string[] {
  return projects.flatMap((project) =>
    names
      .map((name) => inFolder(project, name))
      .filter((path) => readOptional(join(root, path)) !== undefined),
  );
}

/** Returns the reason why ty is not started on a tree: a file above it would configure it. */
export function tyRefusal({ root, projects }: ConfiguredTree): string | undefined {
  const isOwn = (project: string) =>
    tyConfigurationFiles({ root, projects: [project], apart: [] }).length > 0;
  if (projects.every(isOwn)) return undefined;
  const above = nameAbove(root, names, () => true);
  return above === undefined ? undefined : `a ${above} lies above the scratch folder and would configure ty`;
}

function configured(path: string, text: string): unknown {
  if (!path.endsWith("pyproject.toml")) return text;
  try {
    const toml: unknown = parseToml(text);
    return {
      ty: member(member(toml, "tool"), "ty"),
      python: member(member(toml, "project"), "requires-python"),
    };
  } catch {
    return text;
  }
}
