/** What configures a server, as data: the names of its files, what they name, and what is refused of them. */
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { readMember } from "../model/json.ts";
import { inFolder } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "./configuration-files.ts";
import type { ConfiguredTree, Profile } from "./profile.ts";

export type Configured = {
  /** Names of its files, in any folder. One above the tree would configure it, too, so then it is not started. */
  readonly names: readonly string[];
  /** True if only files at the top of a project count, and those above the tree only without any of these. */
  readonly isTop?: true;
  /** Names of files that only count inside the tree. */
  readonly insideOnly?: readonly string[];
  /** Reads the settings of a file; absent: what is in a file does not matter here. */
  readonly read?: (path: string, text: string) => unknown;
  /** The part of a file that configures it, as a plain value; absent: its text. */
  readonly part?: (path: string, text: string) => unknown;
  /** The files that settings name, relative to their own file. One outside the tree is refused. */
  readonly references?: (settings: unknown) => readonly string[];
  /** The files that a file takes in, relative to the tree, in place of `references`. */
  readonly follow?: (tree: ConfiguredTree, path: string) => readonly string[];
  /** The reason why it is not started with these settings: they would run code of the repository. */
  readonly refusal?: (settings: unknown, path: string) => string | undefined;
  /** True if such a file configures it; absent: each does. */
  readonly isMeant?: (settings: unknown, path: string) => boolean;
};

export type ConfigurationRules = Pick<Profile, "configuration" | "configurationFiles"> & {
  readonly isConfigured: NonNullable<Profile["isConfigured"]>;
  /** The reason why the server, called `name`, is not started on a tree. */
  readonly refusal: (tree: ConfiguredTree, name: string) => string | undefined;
};

export function configurationOf(configured: Configured): ConfigurationRules {
  const { names, insideOnly = [], read, references, refusal, isMeant } = configured;
  const pattern = namePattern([...names, ...insideOnly]);
  const settingsOf = (path: string, text: string | undefined) => read?.(path, text ?? "");
  const configures = (path: string, text: () => string | undefined) =>
    isMeant === undefined || isMeant(settingsOf(path, text()), path);
  const settingsAt = ({ root }: ConfiguredTree, path: string) =>
    settingsOf(path, readOptional(join(root, path)));
  const namedIn = (tree: ConfiguredTree, path: string) => references?.(settingsAt(tree, path)) ?? [];
  const configurationFiles = (tree: ConfiguredTree) =>
    configured.isTop === true
      ? topFiles(tree, names)
      : configurationFilesOf(
          tree,
          pattern,
          (path) =>
            configured.follow?.(tree, path) ??
            namedIn(tree, path).flatMap((one) => extendedPath(path, one) ?? []),
        );
  const nameOver = (tree: ConfiguredTree) =>
    configured.isTop === true &&
    tree.projects.every((one) => topFiles({ ...tree, projects: [one] }, names).length > 0)
      ? undefined
      : nameAbove(tree.root, names, (file) => configures(file, () => readOptional(file)));
  return {
    configurationFiles,
    configuration: (tree) => configurationText(tree, configurationFiles(tree), configured.part),
    isConfigured: ({ paths, text }) =>
      paths.some((path) => pattern.test(path) && configures(path, () => text(path))),
    refusal: (tree, name) => {
      const above = nameOver(tree);
      if (above !== undefined) return `a ${above} lies above the scratch folder and would configure ${name}`;
      for (const path of configurationFiles(tree)) {
        const why = refusal?.(settingsAt(tree, path), path);
        if (why !== undefined) return why;
        if (namedIn(tree, path).some((one) => extendedPath(path, one) === undefined))
          return `${path} extends a file outside the project`;
      }
      return undefined;
    },
  };
}

function topFiles({ root, projects }: ConfiguredTree, names: readonly string[]): readonly string[] {
  const files = projects.flatMap((project) => names.map((name) => inFolder(project, name)));
  return files.filter((path) => readOptional(join(root, path)) !== undefined);
}

/** The configuration as one text: the files with the part of each that counts. */
export function configurationText(
  { root }: Pick<ConfiguredTree, "root">,
  files: readonly string[],
  part: Configured["part"] = (_path, text) => text,
): string {
  return JSON.stringify(files.map((path) => [path, part(path, readOptional(join(root, path)) ?? "")]));
}

/** Matches the paths of files with one of these names. */
export function namePattern(names: readonly string[]): RegExp {
  return new RegExp(`(?:^|/)(?:${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$`, "u");
}

/** Reads settings in TOML: in a pyproject.toml the table of a tool. */
export function tomlSettings(tool: string): NonNullable<Configured["read"]> {
  return (path, text) => {
    const toml = tomlOf(text);
    return path.endsWith("pyproject.toml") ? readMember(readMember(toml, "tool"), tool) : toml;
  };
}

/** The part of a pyproject.toml that counts: the tables of tools, as `of` puts them together, and the required Python. */
export function pyprojectPart(of: (tools: unknown) => object): NonNullable<Configured["part"]> {
  return (path, text) => {
    const toml = path.endsWith("pyproject.toml") ? tomlOf(text) : undefined;
    if (toml === undefined) return text;
    return {
      ...of(readMember(toml, "tool")),
      python: readMember(readMember(toml, "project"), "requires-python"),
    };
  };
}

function tomlOf(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

/** The texts in a list; a single text is a list of one. */
export function textList(value: unknown): readonly string[] {
  return [value].flat().filter((one) => typeof one === "string");
}
