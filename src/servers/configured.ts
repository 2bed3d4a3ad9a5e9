/**
 * The configuration of a server as data: the names of its files, the files that they name, and what Lanser refuses in
 * them.
 */
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { readMember } from "../model/json.ts";
import { inFolder } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "./configuration-files.ts";
import type { ConfiguredTree, Profile } from "./profile.ts";

/** What configures a server. */
export type Configured = {
  /**
   * The names of its files, in any folder. A file above the tree would configure the server too, so Lanser then does
   * not start it.
   */
  readonly names: readonly string[];
  /** True if only files at the top of a project count. Files above the tree then count only if the top has none. */
  readonly isTop?: true;
  /** The names of files that count only inside the tree. */
  readonly insideOnly?: readonly string[];
  /** Reads the settings of a file. Absent if no rule depends on them. */
  readonly read?: (path: string, text: string) => unknown;
  /** The part of a file that configures the server, as a plain value. Absent: the complete text. */
  readonly part?: (path: string, text: string) => unknown;
  /** The files that settings name, relative to the file with the settings. Lanser refuses one outside the tree. */
  readonly references?: (settings: unknown) => readonly string[];
  /** The files that a file includes, relative to the tree. It replaces `references`. */
  readonly follow?: (tree: ConfiguredTree, path: string) => readonly string[];
  /** Why Lanser does not start the server with these settings: they would run code of the repository. */
  readonly refusal?: (settings: unknown, path: string) => string | undefined;
  /** True if a file with these settings configures the server. Absent: every file does. */
  readonly isMeant?: (settings: unknown, path: string) => boolean;
};

/** The rules that follow from such data. */
export type ConfigurationRules = Pick<Profile, "configuration" | "configurationFiles"> & {
  readonly isConfigured: NonNullable<Profile["isConfigured"]>;
  /** Why Lanser does not start the server `name` on a tree, or undefined. */
  readonly refusal: (tree: ConfiguredTree, name: string) => string | undefined;
};

/**
 * Derives the members of a profile from the names and readers of its configuration. All linters share this code, so
 * that each refuses files above or outside the tree.
 */
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
      if (above !== undefined)
        return `a ${above} above the folder for temporary files would configure ${name}: set TMPDIR to another folder`;
      for (const path of configurationFiles(tree)) {
        const why = refusal?.(settingsAt(tree, path), path);
        if (why !== undefined) return why;
        if (namedIn(tree, path).some((one) => extendedPath(path, one) === undefined))
          return `${path} extends a file outside the project: move that file into it`;
      }
      return undefined;
    },
  };
}

/** Lists the configuration files at the top of the projects. */
function topFiles({ root, projects }: ConfiguredTree, names: readonly string[]): readonly string[] {
  const files = projects.flatMap((project) => names.map((name) => inFolder(project, name)));
  return files.filter((path) => readOptional(join(root, path)) !== undefined);
}

/**
 * Joins the configuration files to one text, with the part of each that counts. Equal texts configure the server
 * alike. A run compares the texts of base and head to see if the change configures the server.
 */
export function configurationText(
  { root }: Pick<ConfiguredTree, "root">,
  files: readonly string[],
  part: Configured["part"] = (_path, text) => text,
): string {
  return JSON.stringify(files.map((path) => [path, part(path, readOptional(join(root, path)) ?? "")]));
}

/** Builds the pattern for the paths of files with one of the names. */
export function namePattern(names: readonly string[]): RegExp {
  return new RegExp(`(?:^|/)(?:${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$`, "u");
}

/** Builds a reader of TOML settings. In a pyproject.toml it reads only the table of the tool. */
export function tomlSettings(tool: string): NonNullable<Configured["read"]> {
  return (path, text) => {
    const toml = tomlOf(text);
    return path.endsWith("pyproject.toml") ? readMember(readMember(toml, "tool"), tool) : toml;
  };
}

/**
 * Builds a reader of the part of a pyproject.toml that counts: tables of tools, as `of` chooses them, and the
 * required Python. A change elsewhere in the file, such as a new dependency, then leaves the configuration as it is.
 */
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

/** Parses TOML; undefined if it is invalid. The server itself reports the error, so Lanser need not. */
function tomlOf(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

/** Gives the texts in a list, or a single text as a list. */
export function textList(value: unknown): readonly string[] {
  return [value].flat().filter((one) => typeof one === "string");
}
