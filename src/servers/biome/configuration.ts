/**
 * Finds what configures biome in a tree: its own files, wherever they are, with what they extend and the plugins that
 * they name.
 */
import { join } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree, TreeListing } from "../profile.ts";

const names = ["biome.json", "biome.jsonc", ".biome.json", ".biome.jsonc"];
const configurationName = /(?:^|\/)\.?biome\.jsonc?$/u;

export function isBiomeConfiguration(path: string): boolean {
  return configurationName.test(path);
}

export function biomeConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    biomeConfigurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
  );
}

export function biomeConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, (path) =>
    namedIn(settingsOf(tree, path)).flatMap((one) => extendedPath(path, one) ?? []),
  );
}

export function configuresBiome({ paths }: TreeListing): boolean {
  return paths.some(isBiomeConfiguration);
}

/**
 * Returns the reason why biome is not started on a tree: it would read a configuration from elsewhere, or evaluate
 * code of the repository.
 */
export function biomeRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  if (above !== undefined) return `a ${above} lies above the scratch folder and would configure biome`;
  for (const path of biomeConfigurationFiles(tree)) {
    const outside = namedIn(settingsOf(tree, path)).find((one) => extendedPath(path, one) === undefined);
    if (outside !== undefined) return `${path} names a file outside the project`;
    const program = pluginsOf(settingsOf(tree, path)).find((one) => !one.endsWith(".grit"));
    if (program !== undefined)
      return `${path} names the plugin ${program}, code of the repository that biome would evaluate`;
  }
  return undefined;
}

function settingsOf({ root }: ConfiguredTree, path: string): unknown {
  return /\.jsonc?$/u.test(path) ? parseJson(readOptional(join(root, path)) ?? "") : undefined;
}

/**
 * Returns the files that the settings name as paths: other names are packages, which are where packages are; `//` is
 * the configuration of the top.
 */
function namedIn(settings: unknown): readonly string[] {
  return [...listOf(member(settings, "extends")), ...pluginsOf(settings)].filter(isPath);
}

function pluginsOf(settings: unknown): readonly string[] {
  return [settings, ...listOf(member(settings, "overrides"))]
    .flatMap((one) => listOf(member(one, "plugins")))
    .map((one) => (typeof one === "string" ? one : member(one, "path")))
    .filter((one) => typeof one === "string");
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && /^(?:\.|\/(?!\/)|[^@][^/]*\.(?:jsonc?|grit)$)/u.test(value);
}

/** Returns a list; `extends` may be a single value. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}
