/** Finds what configures oxlint in a tree, and the parts of it that would run code of the repository. */
import { join } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree, TreeListing } from "../profile.ts";

const configurationName = /(?:^|\/)(?:\.oxlintrc\.jsonc?|\.eslintignore)$/u;
/** Name of a configuration that is a program. */
const programName = /(?:^|\/)oxlint\.config\.[cm]?[jt]s$/u;
const names = [
  ".oxlintrc.json",
  ".oxlintrc.jsonc",
  ...["js", "mjs", "cjs", "ts", "mts", "cts"].map((end) => `oxlint.config.${end}`),
];

export function oxlintConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(filesOf(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]));
}

export function oxlintConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return filesOf(tree);
}

export function configuresOxlint({ paths }: TreeListing): boolean {
  return paths.some((path) => configurationName.test(path) && !path.endsWith(".eslintignore"));
}

/**
 * Returns the reason why oxlint is not started on a tree: it would run code of the repository, or read a file from
 * elsewhere.
 */
export function oxlintRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  if (above !== undefined) return `a ${above} lies above the scratch folder and would configure oxlint`;
  for (const path of filesOf(tree)) {
    if (programName.test(path))
      return `${path} is a program, which oxlint would run; write the configuration as .oxlintrc.json`;
    const settings: unknown = parseJson(readOptional(join(tree.root, path)) ?? "");
    for (const one of [settings, ...listOf(member(settings, "overrides"))])
      if (member(one, "jsPlugins") !== undefined)
        return `${path} names \`jsPlugins\`, code of the repository that oxlint would run`;
    if (member(member(settings, "options"), "typeAware") === true)
      return `${path} asks for \`typeAware\` rules, for which oxlint would run the tsgolint of the repository`;
    const outside = extendsOf(settings).find((one) => extendedPath(path, one) === undefined);
    if (outside !== undefined) return `${path} extends a file outside the project`;
  }
  return undefined;
}

function filesOf(tree: ConfiguredTree): readonly string[] {
  const name = new RegExp(`${configurationName.source}|${programName.source}`, "u");
  return configurationFilesOf(tree, name, (path) =>
    extendsOf(parseJson(readOptional(join(tree.root, path)) ?? "")).flatMap(
      (one) => extendedPath(path, one) ?? [],
    ),
  );
}

function extendsOf(settings: unknown): readonly string[] {
  return listOf(member(settings, "extends")).filter((one) => typeof one === "string");
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
