/**
 * Lists the files that pyright's command checks, in its order. Mirrors the enumeration of pyright 1.1.414 (measured:
 * equal files in equal order on released projects); the session compares the count with what the server found.
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

/** Names of the tables by which a pyproject.toml configures the server: the first that is there counts. */
export type Tables = readonly [string, ...string[]];
export const ownTables: Tables = ["pyright"];

const configName = "pyrightconfig.json";
const projectName = "pyproject.toml";
/** Patterns that pyright adds to every list of excludes. */
const defaultExcludes = ["**/node_modules", "**/__pycache__", "**/.*", "**/__editable__.*"];
/** Entries that mark a virtual environment: a folder with one of these is left out. */
const environmentMarkers = [["bin", "activate"], ["Scripts", "activate"], ["pyvenv.cfg"], ["conda-meta"]];
const sourceFile = /\.pyi?$/;
const foldersMax = 200_000;

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
      reason: `a ${above} lies above the scratch folder and would configure ${tables[0]}`,
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
      reason: "the configuration includes files outside the project",
    };
  return { kind: "program", paths: found.map((path) => path.slice(prefix.length)), projectDiagnostics: [] };
}

/**
 * Returns the configuration and what it extends as JSON, as pyright would read them; the reason if they cannot be
 * read.
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

/** Returns the files that hold the configuration, relative to the tree, as far as they could be read. */
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
 * Returns the folders outside of a project's own in which its configuration and settings let imports be looked for;
 * absolute.
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

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

type FileSpec = {
  /** Components of the absolute pattern. */
  readonly components: readonly string[];
  readonly start: string;
  readonly hasFolderWildcard: boolean;
};

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
 * True if `matches` is, for a path in a folder that does not match: then the last component of the pattern has to
 * match the last of the path.
 */
function endsAt(spec: FileSpec, path: string): boolean {
  const last = spec.components.at(-1) ?? "";
  return (last === "**" || isNameMatch(last, path.slice(path.lastIndexOf(sep) + 1))) && matches(spec, path);
}

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

/** Lists a folder's entries, sorted by UTF-16 code units, as pyright sorts them; links count as what they point to. */
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

function kindOf(path: string): "file" | "folder" | "none" {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? "file" : stats?.isDirectory() ? "folder" : "none";
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Parses pyright's own pattern language: `**` for any folders, `*` and `?` within a name, everything else literal. */
export function fileSpec(folder: string, pattern: string): FileSpec {
  const components = resolve(folder, pattern).split(sep).slice(1);
  const open = components.findIndex((component) => /[*?]/.test(component));
  const fixed = open < 0 ? components : components.slice(0, open);
  return { components, start: sep + fixed.join(sep), hasFolderWildcard: components.includes("**") };
}

/**
 * True if a path, or a folder that it lies in, matches the pattern. Not a regular expression: the pattern is text of
 * the change under review, and several `**` make one take minutes. This costs pattern times path.
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

/** Adds the places behind each `**`, because it may also match no folder. */
function withSkips(components: readonly string[], places: Set<number>): Set<number> {
  for (const place of places) if (components[place] === "**") places.add(place + 1);
  return places;
}

function replaceSpecs(specs: FileSpec[], entries: unknown, folder: string): void {
  if (!Array.isArray(entries)) return;
  specs.length = 0;
  for (const entry of entries as unknown[]) {
    if (typeof entry === "string" && !isAbsolute(entry)) specs.push(fileSpec(folder, entry));
  }
}

type Json = Readonly<Record<string, unknown>>;
/** One configuration file; `file` is relative to the tree, `folder` absolute. */
export type Configuration = { readonly file: string; readonly json: Json; readonly folder: string };
/** Configurations of a project; `files` are those that were read for them, inside of the project. */
type Configurations = { readonly files: readonly string[] } & (
  | { readonly kind: "configurations"; readonly configurations: readonly Configuration[] }
  | { readonly kind: "refused"; readonly reason: string; readonly code?: Refusal["code"] }
);

const extendsMax = 16;

/** Reads the configuration of the project and what it extends, outermost base first. */
export function readConfigurations(place: ProjectPlace, tables = ownTables): Configurations {
  const { root } = place;
  const configurations: Configuration[] = [];
  const files: string[] = [];
  const own = projectFolder(place);
  let file = [configName, projectName].map((name) => join(own, name)).find((path) => existsSync(path));
  while (file !== undefined) {
    const name = file.slice(root.length + 1);
    if (configurations.length >= extendsMax)
      return { kind: "refused", files, reason: `${name}: too many "extends"` };
    files.push(file);
    const parsed = readConfiguration(file, tables);
    if (parsed.kind === "broken")
      return { kind: "refused", files, reason: `${name} could not be read: ${parsed.reason}` };
    if (parsed.json === undefined) {
      // A pyproject.toml that does not configure pyright: what is above does, as far as the tree goes.
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

type Parsed =
  | { readonly kind: "json"; readonly json: Json | undefined }
  | { readonly kind: "broken"; readonly reason: string };

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
    if (isDeep(text)) return { kind: "broken", reason: "its nesting is too deep" };
    const errors: ParseError[] = [];
    const json: unknown = parseJson(text, errors, { allowTrailingComma: true });
    if (errors.length > 0) return { kind: "broken", reason: "it is not valid JSON" };
    const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
    return isObject
      ? { kind: "json", json: json as Json }
      : { kind: "broken", reason: "it is not an object" };
  } catch (error) {
    return { kind: "broken", reason: whyUnreadable(error) };
  }
}

/** Returns the reason without the path that Node names: it is one of this machine. */
function whyUnreadable(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (code === "ENOENT") return "there is no such file";
  if (typeof code === "string") return code;
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : "unreadable";
}

/** Finds a path that leaves the project: a change under review may not point the server at files outside of it. */
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
  // The name of a folder in `venvPath`, which another file may set.
  const { venv } = json;
  const climbs = typeof venv === "string" && (isAbsolute(venv) || venv.split(/[\\/]/u).includes(".."));
  return climbs ? { key: "venv", path: venv } : undefined;
}

/**
 * Finds a setting that names a folder outside of the project. pyright expands the home folder and variables in them
 * (1.1.414).
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

type Escaping = { readonly key: string; readonly path: string };

/**
 * Finds the configuration above `folder`, no higher than the tree: the nearest file of pyright's own, else the nearest
 * pyproject.toml.
 */
function configurationAbove(folder: string, root: string): string | undefined {
  const above: string[] = [];
  for (let at = folder; at !== root; above.push(at)) at = dirname(at);
  const nearest = (name: string) => above.map((one) => join(one, name)).find((path) => existsSync(path));
  return nearest(configName) ?? nearest(projectName);
}

/** Finds a configuration above the tree: pyright would use it, but it is not the project's. */
function influenceAbove(root: string, folder: string): string | undefined {
  if (!existsSync(join(folder, projectName))) return undefined;
  for (let at = dirname(root); ; at = dirname(at)) {
    const name = [configName, projectName].find((one) => existsSync(join(at, one)));
    if (name !== undefined) return name;
    if (at === dirname(at)) return undefined;
  }
}
