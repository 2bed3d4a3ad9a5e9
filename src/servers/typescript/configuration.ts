/**
 * Finds the files that configure TypeScript on a tree: every `tsconfig.json`, and what the first of them extends or
 * refers to.
 */
import { readdirSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { type ParseError, parse as parseJson, parseTree } from "jsonc-parser";
import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { isDeep } from "../../model/nesting.ts";
import { compareText } from "../../model/order.ts";
import { inFolder, isBelow, isInside } from "../../model/paths.ts";
import { readFileText } from "../../platform/files.ts";
import { placeOfValue } from "../outward.ts";
import { type ConfiguredTree, projectFolder } from "../profile.ts";
import { describeOutside } from "./dependencies.ts";
import { adviceOnMissingFile } from "./generated.ts";

export const configNames: readonly string[] = ["tsconfig.json", "jsconfig.json"];
const foldersMax = 200_000;
const filesMax = 10_000;
/** Maximum number of projects; each costs a start of the command. */
const projectsMax = 500;

/** Name of the configuration that the command would use at `root`, relative to it, or undefined. */
export function projectConfiguration(root: string): string | undefined {
  return configNames.find((name) => isFile(join(root, name)));
}

/** Text of the configuration: equal texts mean equal configuration. Layout and comments do not count. */
export function typescriptConfiguration(tree: ConfiguredTree): string {
  const { root } = tree;
  return JSON.stringify(
    typescriptConfigurationFiles(tree).map((file) => {
      const read = readConfiguration(join(root, file));
      return [file, read.kind === "json" ? read.json : (read.text ?? read.reason)];
    }),
  );
}

/**
 * Lists the configuration files relative to the tree, in order. A server uses the nearest one above a file, so all of
 * them count.
 */
export function typescriptConfigurationFiles({ root, projects, apart }: ConfiguredTree): readonly string[] {
  const isApart = (file: string) => apart.some((folder) => isBelow(file, folder));
  const first = projects.flatMap((project) => {
    const name = projectConfiguration(projectFolder({ root, project }));
    return name === undefined ? [] : [inFolder(project, name)];
  });
  const named = findConfigurations(root).files.filter((file) => !isApart(file));
  // What a nested one extends loosens the rules of the files below it as well.
  const starts = [...first, ...named].map((file) => join(root, file));
  const reached = reachedFrom(root, starts).files;
  const all = new Set([...reached.map((file) => file.slice(root.length + 1)), ...named]);
  return [...all].sort(compareText);
}

/** Lists the files that configure one project, relative to the tree: its own, those that it extends and refers to. */
export function reachedFiles(root: string, project: string): readonly string[] {
  const folder = projectFolder({ root, project });
  const first = projectConfiguration(folder);
  if (first === undefined) return [];
  return reachedFrom(root, [join(folder, first)]).files.map((file) => file.slice(root.length + 1));
}

export type ReachedConfiguration = {
  /** Files that configure the starts: absolute, inside the tree, each once. */
  readonly files: readonly string[];
  /** Configurations of all projects; those that others refer to come first. */
  readonly projects: readonly string[];
  /** Problem: something points outside of the project, cannot be read, or exceeds a limit. */
  readonly problem: string | undefined;
  /** True if the problem is that something points outside of the project. */
  readonly isOutside: boolean;
};

type Waiting = {
  readonly file: string;
  /** Folder of the project that it configures: the value of `${configDir}`. */
  readonly project: string;
  readonly isProject: boolean;
  /** File that names it; absent for the first. */
  readonly namedBy?: string;
};

/**
 * Follows `extends` and `references`; a package that is extended only if it is one of the project's own. `places` are
 * the folders where dependencies may lie, `checkouts` those where they were found.
 */
export function reachedFrom(
  root: string,
  starts: readonly string[],
  places: readonly string[] = [],
  checkouts: readonly string[] = [],
): ReachedConfiguration {
  const files = new Set<string>();
  const projects = new Set<string>();
  const references = new Map<string, readonly string[]>();
  let problem: string | undefined;
  let outside: string | undefined;
  const waiting = starts.map((file): Waiting => ({ file, project: dirname(file), isProject: true }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, project, isProject } = next;
    if (isProject) {
      // Whoever is referred to from further down comes before all of them.
      projects.delete(file);
      projects.add(file);
    }
    if (files.has(file)) continue;
    if (projects.size - starts.length >= projectsMax) {
      problem ??= `more than ${projectsMax} projects are referred to`;
      break;
    }
    if (files.size >= filesMax) {
      problem ??= `more than ${filesMax} files configure TypeScript`;
      break;
    }
    files.add(file);
    const shown = file.slice(root.length + 1);
    const read = readConfiguration(file);
    if (read.kind === "broken") {
      const { namedBy } = next;
      const named =
        namedBy === undefined ? shown : `${lineNaming(namedBy, root, file)} names ${shown}, which`;
      problem ??= `${named} could not be read: ${read.reason}${adviceOnMissingFile(file, root)}`;
      continue;
    }
    const escaping = escapingPath(read.json, { folder: dirname(file), project, root });
    if (escaping !== undefined) {
      const { key, value } = escaping;
      const at = placeOfValue(readFileText(file), value);
      outside ??= `${shown}${at}: "${key}" points outside the project: ${isAbsolute(value) ? "an absolute path" : value}`;
    }
    for (const target of extendedConfigurations(read.json, dirname(file), root)) {
      if (isInside(target, root)) waiting.push({ file: target, project, isProject: false, namedBy: file });
      else if (!places.some((place) => isInside(target, place)))
        outside ??= `${shown}: "extends" leads to a file outside of the project: ${describeOutside(target, root, checkouts)}`;
    }
    if (isProject) {
      const targets = referencedConfigurations(read.json, dirname(file)).filter((target) =>
        isInside(target, root),
      );
      references.set(file, targets);
      for (const target of targets)
        waiting.push({ file: target, project: dirname(target), isProject, namedBy: file });
    }
  }
  // For such a project the command prints nothing (7.0.2).
  if (isCircular(references)) problem ??= "its references form a circle";
  return {
    files: [...files].filter(isFile),
    projects: [...projects].reverse(),
    problem: problem ?? outside,
    isOutside: problem === undefined && outside !== undefined,
  };
}

/**
 * True if one of these files sets an option of the compiler, or extends a file that is not among them and may set it.
 */
export function maySet(option: string, files: readonly string[], root: string): boolean {
  return files.some((file) => {
    const read = readConfiguration(file);
    if (read.kind === "broken") return true;
    const targets = extendedConfigurations(read.json, dirname(file), root);
    const isElsewhere = targets.length < textsOfMember(readMember(read.json, "extends")).length;
    if (isElsewhere || !targets.every((target) => files.includes(target))) return true;
    return readMember(readMember(read.json, "compilerOptions"), option) !== undefined;
  });
}

/**
 * True if a configuration has an option on, itself or by a file that it extends, anywhere; a false positive is
 * possible.
 */
export function mayHaveOn(option: string, file: string, root: string): boolean {
  const read = readConfiguration(file);
  if (read.kind === "broken") return true;
  const targets = extendedConfigurations(read.json, dirname(file), root);
  if (targets.length < textsOfMember(readMember(read.json, "extends")).length) return true;
  const own = readMember(readMember(read.json, "compilerOptions"), option);
  if (own !== undefined) return own !== false;
  return targets.some((target) => mayHaveOn(option, target, root));
}

/** Returns the file and line in which a configuration names a target, with or without the added ending. */
function lineNaming(file: string, root: string, target: string): string {
  const folder = dirname(file);
  const isNamed = (one: string) =>
    ["", ".json", "/tsconfig.json"].some((end) => resolve(folder, `${one}${end}`) === target);
  const at = readFileText(file)
    .split(/\r\n|[\n\r]/u)
    .findIndex((line) => [...line.matchAll(/"([^"]+)"/gu)].some(([, one = ""]) => isNamed(one)));
  const shown = file.slice(root.length + 1);
  return at < 0 ? shown : `${shown}:${at + 1}`;
}

/**
 * True if references form a circle. Removes each project that refers to no remaining one; the rest refers to itself.
 */
function isCircular(references: ReadonlyMap<string, readonly string[]>): boolean {
  const open = new Map([...references].map(([from, targets]) => [from, new Set(targets)] as const));
  const referrers = new Map<string, string[]>();
  for (const [from, targets] of open)
    for (const target of targets) referrers.set(target, [...(referrers.get(target) ?? []), from]);
  const free = [...open].filter(([, targets]) => targets.size === 0).map(([from]) => from);
  const leaves = [...referrers.keys()].filter((target) => !open.has(target));
  const waiting = [...free, ...leaves];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    open.delete(next);
    for (const referrer of referrers.get(next) ?? []) {
      const left = open.get(referrer);
      left?.delete(next);
      if (left?.size === 0) waiting.push(referrer);
    }
  }
  return open.size > 0;
}

export type FoundConfigurations = {
  /** Configurations with one of the two names, relative to the root. */
  readonly files: readonly string[];
  /** Links in the tree: to dependencies, and those of its own, which lead to another place in it. */
  readonly links: readonly string[];
  /** Folders of packages that are not links. */
  readonly packageFolders: readonly string[];
  /** Hint that a name has a line feed, which a list of one path a line cannot show; empty if none has. */
  readonly lineFeed: string;
  /** Reason why not all of it was seen, or undefined. */
  readonly problem: string | undefined;
};

/**
 * Lists the configurations of a tree. Folders whose names begin with a dot are included: no pattern includes their
 * files, but a project can name them.
 */
export function findConfigurations(root: string): FoundConfigurations {
  const files: string[] = [];
  const links: string[] = [];
  const packageFolders: string[] = [];
  const waiting = [""];
  let folders = 0;
  let lineFeed = "";
  const seen = (problem: string | undefined) => ({ files, links, packageFolders, lineFeed, problem });
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    folders += 1;
    if (folders > foldersMax) return seen(`it has more than ${foldersMax} folders`);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.includes("\n")) lineFeed = `; ${JSON.stringify(path)} has a line feed in its name`;
      if (configNames.includes(entry.name) && isFile(join(root, path))) files.push(path);
      if (entry.isSymbolicLink()) links.push(path);
      if (!entry.isDirectory()) continue;
      if (entry.name === "node_modules") packageFolders.push(path);
      else if (entry.name !== ".git") waiting.push(path);
    }
    if (files.length > filesMax) return seen(`more than ${filesMax} files configure TypeScript`);
  }
  return seen(undefined);
}

type Read =
  | { readonly kind: "json"; readonly json: object }
  | { readonly kind: "broken"; readonly reason: string; readonly text: string | undefined };

/** Reads a configuration as TypeScript does: a byte order mark is allowed, too. */
export function readConfiguration(file: string): Read {
  let text: string;
  try {
    text = readFileText(file).replace(/^\ufeff/u, "");
  } catch (error) {
    if (error instanceof UserError) return { kind: "broken", reason: error.message, text: undefined };
    const code = (error as { code?: unknown }).code;
    const reason = code === "ENOENT" ? "there is no such file" : `it cannot be read (${String(code)})`;
    return { kind: "broken", reason, text: undefined };
  }
  return parseConfiguration(text);
}

/** Parses a configuration. Comments and trailing commas are allowed, and an empty text is an empty object. */
export function parseConfiguration(text: string): Read {
  if (isDeep(text)) return { kind: "broken", reason: "its nesting is too deep", text };
  const errors: ParseError[] = [];
  const json: unknown = parseJson(text, errors, { allowTrailingComma: true, allowEmptyContent: true }) ?? {};
  if (errors.length > 0) return { kind: "broken", reason: "it is not valid JSON", text };
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return { kind: "broken", reason: "it is not an object", text };
  // TypeScript takes both (7.0.2); a parser takes the last.
  const twice = twiceIn(text);
  if (twice !== undefined) return { kind: "broken", reason: `it has ${twice} twice`, text };
  return { kind: "json", json };
}

/** Returns a key that an object has more than once; undefined for none. */
function twiceIn(text: string): string | undefined {
  const waiting = [parseTree(text, [], { allowTrailingComma: true, allowEmptyContent: true })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const children = node.children ?? [];
    waiting.push(...children);
    if (node.type !== "object") continue;
    const keys = children.map((one) => String(one.children?.[0]?.value));
    const twice = keys.find((key, at) => keys.indexOf(key) < at);
    if (twice !== undefined) return JSON.stringify(twice);
  }
  return undefined;
}

/** Texts of a member that may be one text or a list of them; TypeScript reports everything else. */
export function textsOfMember(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => (typeof one === "string" ? [one.replaceAll("\\", "/")] : []));
}

const relativePath = /^\.{0,2}\//u;

export function extendedConfigurations(json: object, folder: string, root: string): readonly string[] {
  return textsOfMember(readMember(json, "extends")).flatMap((one) =>
    relativePath.test(one) ? [withExtension(resolve(folder, one))] : packageFile(one, folder, root),
  );
}

function withExtension(target: string): string {
  return isFile(target) || target.endsWith(".json") ? target : `${target}.json`;
}

/**
 * Finds the real path of a package's configuration. A package of the project itself, to which a link among the
 * dependencies leads, is part of the change.
 */
function packageFile(name: string, folder: string, root: string): readonly string[] {
  for (let above = folder; isInside(above, root); above = dirname(above)) {
    const exported = exportedFile(join(above, "node_modules"), name);
    if (exported !== undefined) return [realpathSync(exported)];
    const place = join(above, "node_modules", name);
    const named = readMember(readOptional(join(place, "package.json")), "tsconfig");
    const tries = [
      place,
      `${place}.json`,
      join(place, "tsconfig.json"),
      ...(typeof named === "string"
        ? ["", ".json", "/tsconfig.json"].map((ending) => join(place, named) + ending)
        : []),
    ];
    const found = tries.find(isFile);
    if (found !== undefined) return [realpathSync(found)];
  }
  return [];
}

/** Resolves a file of a package with `exports`, as Node does; undefined for other packages. */
function exportedFile(modules: string, name: string): string | undefined {
  const parts = name.split("/").slice(0, name.startsWith("@") ? 2 : 1);
  const manifest = join(modules, ...parts, "package.json");
  if (readMember(readOptional(manifest), "exports") === undefined) return undefined;
  try {
    const found = createRequire(join(dirname(modules), "tsconfig.json")).resolve(name);
    return isFile(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function readOptional(file: string): object {
  const read = readConfiguration(file);
  return read.kind === "json" ? read.json : {};
}

/** Configurations that `references` names; `folder` is absolute. */
export function referencedConfigurations(json: object, folder: string): readonly string[] {
  return [readMember(json, "references")].flat().flatMap((one) =>
    textsOfMember(readMember(one, "path")).map((path) => {
      // TypeScript takes every name without that ending for a folder's.
      const target = resolve(folder, path);
      return target.endsWith(".json") ? target : join(target, "tsconfig.json");
    }),
  );
}

type Where = { readonly folder: string; readonly project: string; readonly root: string };

type Escaping = { readonly key: string; readonly value: string };

/**
 * Finds a path that leads out of the project: a change under review may not point the server at files there. Files that
 * it reaches are checked, too.
 */
function escapingPath(json: object, { folder, project, root }: Where): Escaping | undefined {
  const options = readMember(json, "compilerOptions");
  const baseUrl = textsOfMember(readMember(options, "baseUrl"))[0];
  const paths = Object.values((readMember(options, "paths") ?? {}) as Record<string, unknown>);
  const references = [readMember(json, "references")].flat().map((one) => readMember(one, "path"));
  const named: readonly (readonly [key: string, values: readonly string[], from: string])[] = [
    ["extends", textsOfMember(readMember(json, "extends")).filter((one) => relativePath.test(one)), folder],
    ["files", textsOfMember(readMember(json, "files")), folder],
    ["include", textsOfMember(readMember(json, "include")), folder],
    ["references", references.flatMap(textsOfMember), folder],
    ["baseUrl", textsOfMember(readMember(options, "baseUrl")), folder],
    ["rootDir", textsOfMember(readMember(options, "rootDir")), folder],
    ["rootDirs", textsOfMember(readMember(options, "rootDirs")), folder],
    ["typeRoots", textsOfMember(readMember(options, "typeRoots")), folder],
    ["paths", paths.flatMap(textsOfMember), baseUrl === undefined ? folder : resolve(folder, baseUrl)],
  ];
  // TypeScript puts what is no path behind each node_modules above, and from there it could go anywhere.
  const climbing = textsOfMember(readMember(json, "extends")).find(
    (one) => !relativePath.test(one) && one.split("/").includes(".."),
  );
  if (climbing !== undefined) return { key: "extends", value: climbing };
  for (const [key, values, from] of named) {
    for (const value of values) {
      const target = resolve(from, value.replace(/^\$\{configDir\}/u, project).replace(/\*.*$/su, ""));
      if (isInside(target, root)) continue;
      return { key, value };
    }
  }
  return undefined;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
