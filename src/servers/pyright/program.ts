/**
 * Lists the files that pyright's command checks, in its order, by the rules of pyright 1.1.414. Released projects
 * gave the same files in the same order. A session also compares the number with the number that the server logs.
 */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { type ParseError, parse as parseJson } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { isDeep } from "../../model/nesting.ts";
import { isInside } from "../../model/paths.ts";
import { readFileText, readOptional } from "../../platform/files.ts";
import { isNameMatch } from "../carrying/patterns.ts";
import { placeOfValue, type Refusal } from "../outward.ts";
import {
  type ConfiguredTree,
  type FileSet,
  type OpenedProject,
  type ProjectPlace,
  projectFolder,
} from "../profile.ts";

/**
 * The tables of a pyproject.toml that configure the server. The first existing one counts: basedpyright also reads
 * `tool.pyright`.
 */
export type Tables = readonly [string, ...string[]];
/** The table of pyright itself. */
export const ownTables: Tables = ["pyright"];

const configName = "pyrightconfig.json";
const projectName = "pyproject.toml";
/** The patterns that pyright adds to every list of excludes. */
const defaultExcludes = ["**/node_modules", "**/__pycache__", "**/.*", "**/__editable__.*"];
/** Paths that mark a virtual environment. pyright skips a folder that contains one of them. */
const environmentMarkers = [["bin", "activate"], ["Scripts", "activate"], ["pyvenv.cfg"], ["conda-meta"]];
const sourceFile = /\.pyi?$/;
/** The most folders to search, so that a huge or circular tree ends. */
const foldersMax = 200_000;

/**
 * Lists the files of one project as pyright's command would check them. It computes them instead of running pyright,
 * which costs much less. A configuration or setting that reaches outside the tree is refused, because the change
 * could point pyright at any file of the machine.
 */
export function pyrightProgram(
  place: ProjectPlace & { readonly settings?: OpenedProject["settings"] },
  tables = ownTables,
): FileSet {
  const { root } = place;
  const folder = projectFolder(place);
  const configured = escapingSetting(place.settings, folder, root);
  if (configured !== undefined) {
    const reason = `the setting "${configured.key}" points outside the project: ${configured.path}`;
    return { kind: "refused", code: "outside", reason };
  }
  const chain = readConfigurations(place, tables);
  if (chain.kind === "refused") return chain;
  const above = chain.configurations.length === 0 ? influenceAbove(root, folder) : undefined;
  if (above !== undefined) {
    return {
      kind: "refused",
      reason: `a ${above} above the folder for temporary files would configure ${tables[0]}: set TMPDIR to another folder`,
    };
  }
  const includes: FileSpec[] = [];
  const excludes: FileSpec[] = [];
  for (const { json, folder } of chain.configurations) {
    replaceSpecs(includes, json["include"], folder);
    replaceSpecs(excludes, json["exclude"], folder);
  }
  if (includes.length === 0) includes.push(fileSpec(folder, "."));
  const known = new Set(excludes.map((spec) => spec.components.join("/")));
  for (const pattern of defaultExcludes) {
    const spec = fileSpec(folder, pattern);
    if (!known.has(spec.components.join("/"))) excludes.push(spec);
  }
  const found = enumerate(includes, excludes);
  const prefix = root + sep;
  const outside = found.find((path) => !path.startsWith(prefix));
  if (outside !== undefined)
    return {
      kind: "refused",
      code: "outside",
      reason: "`include` matches files outside the project: change the pattern",
    };
  return { kind: "program", paths: found.map((path) => path.slice(prefix.length)), projectDiagnostics: [] };
}

/**
 * Reads the configuration of each project, with the files that it extends, as one text. A run compares the texts of
 * base and head to see if the change configures pyright. For an unreadable configuration the text is the reason.
 */
export function pyrightConfiguration({ root, projects }: ConfiguredTree, tables = ownTables): string {
  const chains = projects.map((project) => {
    const chain = readConfigurations({ root, project }, tables);
    return chain.kind === "refused"
      ? { refused: chain.reason }
      : chain.configurations.map(({ json, folder }) => ({ json, folder: folder.slice(root.length) }));
  });
  const [only] = chains;
  return JSON.stringify(chains.length === 1 ? only : chains);
}

/**
 * Lists the existing files of the configuration, relative to the tree. A change to one of them changes the rules, so
 * head is checked under base's versions.
 */
export function pyrightConfigurationFiles(
  { root, projects }: ConfiguredTree,
  tables = ownTables,
): readonly string[] {
  const files = projects.flatMap((project) => readConfigurations({ root, project }, tables).files);
  return [...new Set(files)]
    .map((file) => file.slice(root.length + 1))
    .filter((file) => existsSync(join(root, file)));
}

/**
 * Lists the absolute folders that the configuration and the settings add to pyright's search for imports. A change
 * there can affect the project, although it is outside its folder.
 */
export function namedFolders(of: OpenedProject, tables = ownTables): readonly string[] {
  const chain = readConfigurations(of, tables);
  const configured = chain.kind === "refused" ? [] : chain.configurations;
  const settings = { json: (of.settings["analysis"] ?? {}) as Json, folder: projectFolder(of) };
  return [...configured, settings].flatMap(({ json, folder }) => {
    const environments = [json["executionEnvironments"]].flat().filter(isObject);
    return [json, ...environments].flatMap((value) =>
      ["extraPaths", "stubPath", "root", "venvPath", "typeshedPath"]
        .flatMap((key) => [value[key]].flat())
        .flatMap((path) => (typeof path === "string" ? [resolve(folder, path)] : [])),
    );
  });
}

/** True for an object or a list. */
function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

/** A pattern of `include` or `exclude`, made absolute. `start` is the folder before its first wildcard. */
type FileSpec = {
  /** The names between the slashes of the pattern. */
  readonly components: readonly string[];
  readonly start: string;
  readonly hasFolderWildcard: boolean;
};

/**
 * Lists the files that the patterns include, in pyright's order. Excluded folders are not entered. Files that two
 * patterns include count once.
 */
function enumerate(includes: readonly FileSpec[], excludes: readonly FileSpec[]): string[] {
  const found = new Set<string>();
  const roots = includes.map((spec) => realPath(spec.start) ?? spec.start);
  const isExcluded = (path: string) => excludes.some((spec) => matches(spec, path));
  for (const include of includes) {
    if (isExcluded(include.start)) continue;
    const kind = kindOf(include.start);
    if (kind === "file") found.add(include.start);
    if (kind === "folder")
      explore(include, roots, (path) => excludes.some((spec) => endsAt(spec, path)), found);
  }
  return [...found];
}

/**
 * True if the pattern matches the path itself. Use it only if no folder above matches: then the last name must match
 * too, which costs less to test first.
 */
function endsAt(spec: FileSpec, path: string): boolean {
  const last = spec.components.at(-1) ?? "";
  return (last === "**" || isNameMatch(last, path.slice(path.lastIndexOf(sep) + 1))) && matches(spec, path);
}

/**
 * Adds the sources below an include to `found`, in pyright's order: files of a folder first, then its folders by
 * name. Each real folder is visited once, so circles of links end. Links that leave the includes, and virtual
 * environments, are skipped as pyright skips them.
 */
function explore(
  include: FileSpec,
  roots: readonly string[],
  isExcluded: (path: string) => boolean,
  found: Set<string>,
): void {
  const seen = new Set<string>();
  const waiting = [include.start];
  for (let folder = waiting.pop(); folder !== undefined && seen.size < foldersMax; folder = waiting.pop()) {
    const real = realPath(folder);
    if (real === undefined || seen.has(real)) continue;
    seen.add(real);
    if (!roots.some((root) => real === root || real.startsWith(root.endsWith(sep) ? root : root + sep)))
      continue;
    if (environmentMarkers.some((marker) => existsSync(join(folder, ...marker)))) continue;
    const { files, folders } = entriesOf(folder);
    const isAllIncluded = matches(include, folder);
    const isIncluded = (path: string) => isAllIncluded || matches(include, path);
    for (const file of files) {
      if (sourceFile.test(file) && isIncluded(file) && !isExcluded(file)) found.add(file);
    }
    for (const child of folders.reverse()) {
      if ((isIncluded(child) || include.hasFolderWildcard) && !isExcluded(child)) waiting.push(child);
    }
  }
}

/**
 * Lists the files and folders in a folder, sorted by UTF-16 code units as pyright sorts them. A link counts as its
 * target. The order decides pyright's results in import cycles.
 */
function entriesOf(folder: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const kind = entry.isSymbolicLink()
      ? kindOf(path)
      : entry.isFile()
        ? "file"
        : entry.isDirectory()
          ? "folder"
          : "none";
    if (kind === "file") files.push(path);
    if (kind === "folder") folders.push(path);
  }
  return { files, folders };
}

/** Says what a path is; a link counts as its target, a missing one as "none". */
function kindOf(path: string): "file" | "folder" | "none" {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? "file" : stats?.isDirectory() ? "folder" : "none";
}

/** Gives the real path; undefined for a broken link, so that the search skips it. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Parses a pattern of pyright: `**` matches any folders, `*` and `?` match within a name, and everything else is
 * literal. The search begins behind the fixed part, so that it does not walk the whole tree.
 */
export function fileSpec(folder: string, pattern: string): FileSpec {
  const components = resolve(folder, pattern).split(sep).slice(1);
  const open = components.findIndex((component) => /[*?]/.test(component));
  const fixed = open < 0 ? components : components.slice(0, open);
  return { components, start: sep + fixed.join(sep), hasFolderWildcard: components.includes("**") };
}

/**
 * True if the pattern matches the path or a folder above it. It walks through the names instead of using a regular
 * expression: the change controls the pattern, and several `**` would make an expression run for minutes. The time
 * here is at most pattern times path.
 */
export function matches(spec: FileSpec, path: string): boolean {
  let places = withSkips(spec.components, new Set([0]));
  for (const name of path.split(sep).slice(1)) {
    if (places.has(spec.components.length)) return true;
    const next = new Set<number>();
    for (const place of places) {
      const component = spec.components[place] ?? "";
      if (component === "**") next.add(place);
      else if (isNameMatch(component, name)) next.add(place + 1);
    }
    places = withSkips(spec.components, next);
  }
  return places.has(spec.components.length);
}

/** Adds the position after each `**`, because `**` also matches no folder. */
function withSkips(components: readonly string[], places: Set<number>): Set<number> {
  for (const place of places) if (components[place] === "**") places.add(place + 1);
  return places;
}

/**
 * Replaces the patterns if a configuration names some. pyright does not merge lists: an extending file replaces the
 * list of the extended one.
 */
function replaceSpecs(specs: FileSpec[], entries: unknown, folder: string): void {
  if (!Array.isArray(entries)) return;
  specs.length = 0;
  for (const entry of entries as unknown[]) {
    if (typeof entry === "string" && !isAbsolute(entry)) specs.push(fileSpec(folder, entry));
  }
}

type Json = Readonly<Record<string, unknown>>;
/** One configuration file. `file` is relative to the tree; `folder` is absolute, and its paths are relative to it. */
export type Configuration = { readonly file: string; readonly json: Json; readonly folder: string };
/** The configurations of a project. `files` are all files that were read for them inside the tree. */
type Configurations = { readonly files: readonly string[] } & (
  | { readonly kind: "configurations"; readonly configurations: readonly Configuration[] }
  | { readonly kind: "refused"; readonly reason: string; readonly code?: Refusal["code"] }
);

/** The longest chain of `extends`; it also ends circles. */
const extendsMax = 16;

/**
 * Reads the configuration of a project and the files that it extends, the most basic first. A pyproject.toml without
 * pyright's table is skipped for a configuration in a folder above. A path outside the tree is refused, with its
 * line.
 */
export function readConfigurations(place: ProjectPlace, tables = ownTables): Configurations {
  const { root } = place;
  const configurations: Configuration[] = [];
  const files: string[] = [];
  const own = projectFolder(place);
  let file = [configName, projectName].map((name) => join(own, name)).find((path) => existsSync(path));
  while (file !== undefined) {
    const name = file.slice(root.length + 1);
    if (configurations.length >= extendsMax)
      return {
        kind: "refused",
        files,
        reason: `${name}: the chain of "extends" has more than ${extendsMax} files`,
      };
    files.push(file);
    const parsed = readConfiguration(file, tables);
    if (parsed.kind === "broken")
      return { kind: "refused", files, reason: `${name} could not be read: ${parsed.reason}` };
    if (parsed.json === undefined) {
      // The pyproject.toml has no table of pyright. A configuration above it counts, up to the top of the tree.
      file = configurations.length === 0 ? configurationAbove(dirname(file), root) : undefined;
      continue;
    }
    const outside = escapingPath(parsed.json, dirname(file), root);
    if (outside !== undefined) {
      const at = placeOfValue(readOptional(file), outside.path);
      const reason = `${name}${at}: "${outside.key}" points outside the project: ${outside.path}`;
      return { kind: "refused", code: "outside", files, reason };
    }
    configurations.unshift({ file: name, json: parsed.json, folder: dirname(file) });
    const next: unknown = parsed.json["extends"];
    file = typeof next === "string" ? resolve(dirname(file), next) : undefined;
  }
  return { kind: "configurations", files, configurations };
}

/** A parsed configuration; `json` is undefined for a pyproject.toml without the tables. */
type Parsed =
  | { readonly kind: "json"; readonly json: Json | undefined }
  | { readonly kind: "broken"; readonly reason: string };

/**
 * Reads one configuration, or says why it is unreadable. A failure is a value, because the change under review can
 * break the file.
 */
function readConfiguration(file: string, tables: Tables): Parsed {
  try {
    const text = readFileText(file);
    if (file.endsWith(".toml")) {
      const tool = (parseToml(text) as Json)["tool"] as Json | undefined;
      return {
        kind: "json",
        json: tables.map((name) => tool?.[name]).find((one) => one !== undefined) as Json | undefined,
      };
    }
    if (isDeep(text)) return { kind: "broken", reason: "the file is nested too deeply" };
    const errors: ParseError[] = [];
    const json: unknown = parseJson(text, errors, { allowTrailingComma: true });
    if (errors.length > 0) return { kind: "broken", reason: "the file is not valid JSON" };
    const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
    return isObject
      ? { kind: "json", json: json as Json }
      : { kind: "broken", reason: "the file is not a JSON object" };
  } catch (error) {
    return { kind: "broken", reason: whyUnreadable(error) };
  }
}

/**
 * Gives the reason why a file is unreadable, without the path in Node's message: reports name no folder of this
 * machine.
 */
function whyUnreadable(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (code === "ENOENT") return "there is no such file";
  if (typeof code === "string") return code;
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : "unreadable";
}

/**
 * Finds a path in a configuration that leaves the tree. A change under review must not point the server at files
 * outside.
 */
function escapingPath(json: Json, folder: string, root: string): Escaping | undefined {
  const environments = Array.isArray(json["executionEnvironments"])
    ? (json["executionEnvironments"] as unknown[])
    : [];
  for (const value of [json, ...environments]) {
    if (typeof value !== "object" || value === null) continue;
    for (const key of ["extends", "venvPath", "stubPath", "typeshedPath", "extraPaths", "root", "include"]) {
      for (const path of [(value as Json)[key]].flat()) {
        if (typeof path !== "string") continue;
        const target = resolve(folder, path);
        if (target !== root && !target.startsWith(root + sep)) return { key, path };
      }
    }
  }
  // `venv` is the name of a folder in `venvPath`, which another file can set.
  const { venv } = json;
  const climbs = typeof venv === "string" && (isAbsolute(venv) || venv.split(/[\\/]/u).includes(".."));
  return climbs ? { key: "venv", path: venv } : undefined;
}

/**
 * Finds a setting that names a folder outside the tree. pyright expands `~` and variables in settings (1.1.414), so
 * other variables than the workspace's folder are refused.
 */
function escapingSetting(
  settings: OpenedProject["settings"] | undefined,
  folder: string,
  root: string,
): Escaping | undefined {
  const analysis = settings?.["analysis"];
  if (!isObject(analysis)) return undefined;
  for (const key of ["extraPaths", "stubPath"]) {
    for (const path of [analysis[key]].flat()) {
      if (typeof path !== "string") continue;
      const named = path.replace(/\$\{workspaceFolder\}/gu, () => folder);
      if (/^~|\$\{/u.test(named) || !isInside(resolve(folder, named), root)) return { key, path };
    }
  }
  return undefined;
}

/** The key and the value of a path that leaves the tree. */
type Escaping = { readonly key: string; readonly path: string };

/**
 * Finds the configuration in a folder above, up to the top of the tree, as pyright searches: the nearest
 * pyrightconfig.json, else the nearest pyproject.toml.
 */
function configurationAbove(folder: string, root: string): string | undefined {
  const above: string[] = [];
  for (let at = folder; at !== root; above.push(at)) at = dirname(at);
  const nearest = (name: string) => above.map((one) => join(one, name)).find((path) => existsSync(path));
  return nearest(configName) ?? nearest(projectName);
}

/**
 * Finds a configuration above the tree. pyright searches there only for a pyproject.toml without its table; such a
 * file belongs to the machine, so other machines would check by other rules.
 */
function influenceAbove(root: string, folder: string): string | undefined {
  if (!existsSync(join(folder, projectName))) return undefined;
  for (let at = dirname(root); ; at = dirname(at)) {
    const name = [configName, projectName].find((one) => existsSync(join(at, one)));
    if (name !== undefined) return name;
    if (at === dirname(at)) return undefined;
  }
}
