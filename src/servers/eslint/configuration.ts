/**
 * Finds what configures ESLint in a tree: its programs of configuration, and the files of the repository that they
 * load by a relative path.
 */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree, TreeListing } from "../profile.ts";

const configurationName = /(?:^|\/)eslint\.config\.[cm]?[jt]s$/u;
const names = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((end) => `eslint.config.${end}`);

export function eslintConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    eslintConfigurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
  );
}

/**
 * Lists the configuration files. Head is checked under base's: also under base's version of a rule that is in the
 * repository.
 */
export function eslintConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, (path) =>
    loadedBy(readOptional(join(tree.root, path)) ?? "").flatMap((one) => fileAt(tree.root, path, one)),
  );
}

/**
 * True if a file at the top configures ESLint. It searches from its root upwards only: one in a folder below, such as
 * an example's, configures nothing.
 */
export function configuresEslint({ paths }: TreeListing): boolean {
  return names.some((name) => paths.includes(name));
}

export function eslintRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  return above === undefined
    ? undefined
    : `a ${above} lies above the scratch folder and would configure ESLint`;
}

/**
 * Returns what is imported or required by a relative path; one too many only makes more of the repository count as
 * configuration.
 */
function loadedBy(text: string): readonly string[] {
  const pattern = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*["'](\.{1,2}\/[^"'\n]{1,400})["']/gu;
  return [...text.matchAll(pattern)].map(([, path = ""]) => path);
}

const endings = [
  "",
  ".js",
  ".mjs",
  ".cjs",
  ".ts",
  ".mts",
  ".cts",
  ".json",
  "/index.js",
  "/index.mjs",
  "/index.cjs",
  "/index.ts",
];

function fileAt(root: string, path: string, loaded: string): readonly string[] {
  const to = extendedPath(path, loaded);
  if (to === undefined) return [];
  const file = endings.map((ending) => `${to}${ending}`).find((one) => isFile(join(root, one)));
  return file === undefined ? [] : [file];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
