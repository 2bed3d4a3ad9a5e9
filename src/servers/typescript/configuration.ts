/**
 * Finds the files that configure TypeScript on a tree: every `tsconfig.json`, and the files that they extend or
 * reference.
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

/** The names of a configuration, in the order in which the command prefers them. */
export const configNames: readonly string[] = ["tsconfig.json", "jsconfig.json"];
const foldersMax = 200_000;
const filesMax = 10_000;
/** The most projects of one program. Each costs one start of the command. */
const projectsMax = 500;

/** Gives the name of the configuration that `tsc` would use in a folder; undefined if it has none. */
export function projectConfiguration(root: string): string | undefined {
  return configNames.find((name) => isFile(join(root, name)));
}

/**
 * Reads all configuration as one text. Two trees with equal texts are configured alike. Layout and comments do not
 * matter, so reformatting a tsconfig.json changes no result.
 */
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
 * Lists the configuration files, relative to the tree and sorted. A server uses the nearest one above each file, so
 * all of them count, not only those of the roots.
 */
export function typescriptConfigurationFiles({ root, projects, apart }: ConfiguredTree): readonly string[] {
  const isApart = (file: string) => apart.some((folder) => isBelow(file, folder));
  const first = projects.flatMap((project) => {
    const name = projectConfiguration(projectFolder({ root, project }));
    return name === undefined ? [] : [inFolder(project, name)];
  });
  const named = findConfigurations(root).files.filter((file) => !isApart(file));
  // A file that a nested configuration extends also changes the rules for files in that folder.
  const starts = [...first, ...named].map((file) => join(root, file));
  const reached = reachedFrom(root, starts).files;
  const all = new Set([...reached.map((file) => file.slice(root.length + 1)), ...named]);
  return [...all].sort(compareText);
}

/**
 * Lists the files that configure one project, relative to the tree: its own, and those that it extends or references.
 * A change to one of them can change the project's findings.
 */
export function reachedFiles(root: string, project: string): readonly string[] {
  const folder = projectFolder({ root, project });
  const first = projectConfiguration(folder);
  if (first === undefined) return [];
  return reachedFrom(root, [join(folder, first)]).files.map((file) => file.slice(root.length + 1));
}

/** The configuration that can be reached from some starting files. */
export type ReachedConfiguration = {
  /** All files found: absolute, inside the tree, each once. */
  readonly files: readonly string[];
  /** The configurations of all projects. Referenced projects come before those that reference them. */
  readonly projects: readonly string[];
  /** The first problem: a path outside the project, an unreadable file, or an exceeded limit. */
  readonly problem: string | undefined;
  /** True if the problem is a path outside the project. */
  readonly isOutside: boolean;
};

/** A file to read next. */
type Waiting = {
  readonly file: string;
  /** The folder of the project that the file configures. It is the value of `${configDir}`. */
  readonly project: string;
  readonly isProject: boolean;
  /** The file that names it; absent for a starting file. */
  readonly namedBy?: string;
};

/**
 * Follows `extends` and `references` from `starts`, and reports the first path that leaves the tree. An extended
 * package is followed only inside the tree. `places` are the folders that may hold dependencies; `checkouts` are the
 * folders in which Lanser found them. The change can edit all these files, so limits stop endless chains.
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
      // A project that is referenced again moves to the end. The reversed order then has it before all projects that
      // reference it.
      projects.delete(file);
      projects.add(file);
    }
    if (files.has(file)) continue;
    if (projects.size - starts.length >= projectsMax) {
      problem ??= `the configuration references more than ${projectsMax} projects`;
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
        outside ??= `${shown}: "extends" names a file outside the project: ${describeOutside(target, root, checkouts)}`;
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
  // The command prints nothing for a circle of projects (7.0.2).
  if (isCircular(references)) problem ??= "the project references form a circle: remove one";
  return {
    files: [...files].filter(isFile),
    projects: [...projects].reverse(),
    problem: problem ?? outside,
    isOutside: problem === undefined && outside !== undefined,
  };
}

/**
 * True if one of the files sets a compiler option, or extends a file that is not among them and can set it. An
 * unreadable file counts as setting it, so that doubt never hides an effect.
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
 * True if a configuration turns on an option, itself or through a file that it extends. Also true if a file is
 * unreadable: callers then choose the slower, safe way.
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

/**
 * Gives the file and line (from 1) in which a configuration names a target, so that the message about a broken target
 * points to its cause. The text can name the target without its ending.
 */
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
 * True if references form a circle. The command prints nothing for such projects (7.0.2), so the caller refuses them.
 * The search repeatedly removes projects that reference no remaining project; a circle remains.
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

/** The configurations and links in a tree. */
export type FoundConfigurations = {
  /** Files with one of the two names, relative to the tree. */
  readonly files: readonly string[];
  /** Links in the tree: to dependencies, and to other places in the tree. */
  readonly links: readonly string[];
  /** Folders named `node_modules` that are no links. */
  readonly packageFolders: readonly string[];
  /**
   * A sentence for messages if a name contains a line feed; otherwise empty. The command prints one path per line, so
   * such a name breaks its listing.
   */
  readonly lineFeed: string;
  /** The limit that stopped the search; undefined if it saw the complete tree. */
  readonly problem: string | undefined;
};

/**
 * Lists the configurations of a tree, and its links. It also searches folders with a leading dot, because a project
 * can name files there, although no pattern includes them.
 */
export function findConfigurations(root: string): FoundConfigurations {
  const files: string[] = [];
  const links: string[] = [];
  const packageFolders: string[] = [];
  const waiting = [""];
  let folders = 0;
  let lineFeed = "";
  const foundSoFar = (problem: string | undefined) => ({ files, links, packageFolders, lineFeed, problem });
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    folders += 1;
    if (folders > foldersMax) return foundSoFar(`the tree has more than ${foldersMax} folders`);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.includes("\n"))
        lineFeed = `. Rename ${JSON.stringify(path)}: its name contains a line feed`;
      if (configNames.includes(entry.name) && isFile(join(root, path))) files.push(path);
      if (entry.isSymbolicLink()) links.push(path);
      if (!entry.isDirectory()) continue;
      if (entry.name === "node_modules") packageFolders.push(path);
      else if (entry.name !== ".git") waiting.push(path);
    }
    if (files.length > filesMax) return foundSoFar(`more than ${filesMax} files configure TypeScript`);
  }
  return foundSoFar(undefined);
}

/** A configuration, or the reason why it is unreadable, with its text if there is one. */
type Read =
  | { readonly kind: "json"; readonly json: object }
  | { readonly kind: "broken"; readonly reason: string; readonly text: string | undefined };

/**
 * Reads a configuration as TypeScript does: a byte order mark is allowed. A failure is a value, because the change
 * under review can break the file.
 */
export function readConfiguration(file: string): Read {
  let text: string;
  try {
    text = readFileText(file).replace(/^\ufeff/u, "");
  } catch (error) {
    if (error instanceof UserError) return { kind: "broken", reason: error.message, text: undefined };
    const code = (error as { code?: unknown }).code;
    const reason = code === "ENOENT" ? "there is no such file" : `the system reports ${String(code)}`;
    return { kind: "broken", reason, text: undefined };
  }
  return parseConfiguration(text);
}

/**
 * Parses a configuration. Comments and trailing commas are allowed; an empty text is an empty object. A text that
 * TypeScript would read in another way than this parser is broken, so that no path escapes the checks.
 */
export function parseConfiguration(text: string): Read {
  if (isDeep(text)) return { kind: "broken", reason: "the file is nested too deeply", text };
  const errors: ParseError[] = [];
  const json: unknown = parseJson(text, errors, { allowTrailingComma: true, allowEmptyContent: true }) ?? {};
  if (errors.length > 0) return { kind: "broken", reason: "the file is not valid JSON", text };
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return { kind: "broken", reason: "the file is not a JSON object", text };
  // TypeScript merges both values (7.0.2); the parser here takes the last. Lanser would check other paths than
  // TypeScript reads.
  const twice = twiceIn(text);
  if (twice !== undefined)
    return { kind: "broken", reason: `the file contains the key ${twice} twice`, text };
  return { kind: "json", json };
}

/**
 * Finds a key that an object contains twice; undefined if every key is unique. TypeScript merges both values, while the
 * parser keeps one.
 */
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

/**
 * Gives the texts of a member that can be one text or a list. Values of other types are ignored: TypeScript reports
 * them itself.
 */
export function textsOfMember(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => (typeof one === "string" ? [one.replaceAll("\\", "/")] : []));
}

/** A path, and no name of a package. */
const relativePath = /^\.{0,2}\//u;

/**
 * Resolves the values of `extends` to absolute files. The result is shorter than the list of values if a package is
 * missing; callers then know that they have not seen all configuration.
 */
export function extendedConfigurations(json: object, folder: string, root: string): readonly string[] {
  return textsOfMember(readMember(json, "extends")).flatMap((one) =>
    relativePath.test(one) ? [withExtension(resolve(folder, one))] : packageFile(one, folder, root),
  );
}

/** Adds the ending that TypeScript adds to a path in `extends`. */
function withExtension(target: string): string {
  return isFile(target) || target.endsWith(".json") ? target : `${target}.json`;
}

/**
 * Finds the configuration that a package provides, as a real path, and as TypeScript searches for it. A package of
 * the workspace is a link to a folder of the tree; its real path shows that the change can edit it.
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

/**
 * Resolves the configuration of a package with `exports`, as Node does. Undefined for other packages, and if
 * `exports` hides the file. Then the file counts as missing, although it exists.
 */
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

/** Reads a JSON file of a package; an unreadable one is an empty object, because TypeScript ignores it too. */
function readOptional(file: string): object {
  const read = readConfiguration(file);
  return read.kind === "json" ? read.json : {};
}

/**
 * Gives the absolute paths of the configurations that `references` names. `folder` is absolute. Each is a further
 * project of the program, so the command must list it too.
 */
export function referencedConfigurations(json: object, folder: string): readonly string[] {
  return [readMember(json, "references")].flat().flatMap((one) =>
    textsOfMember(readMember(one, "path")).map((path) => {
      // TypeScript treats a path without `.json` as a folder.
      const target = resolve(folder, path);
      return target.endsWith(".json") ? target : join(target, "tsconfig.json");
    }),
  );
}

/** The file's folder, its project's folder and the tree; all absolute. */
type Where = { readonly folder: string; readonly project: string; readonly root: string };

/** The key and the value of a path that leaves the tree. */
type Escaping = { readonly key: string; readonly value: string };

/**
 * Finds a path that leaves the project. A change under review must not point the server at files outside. The caller
 * also checks the files that a program reaches by imports.
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
  // TypeScript appends the name of a package to each `node_modules` above. With `..` in it, the result can be any
  // file.
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
