/**
 * What of a tree a project's program can be made of at most, read from its configuration and the words of its files. The
 * command would have to be asked for the program itself; of most projects that a change does not touch this shows it.
 */
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { type ParseError, parseTree } from "jsonc-parser";
import { member } from "../../core/json.ts";
import { isDeep } from "../../core/nesting.ts";
import { once } from "../../core/once.ts";
import { folderOf, inFolder, isBelow, isInside } from "../../core/paths.ts";
import { readFileBytes, readFileText } from "../../files.ts";
import type { ChangedPath } from "../profile.ts";
import {
  extended,
  type Looked,
  lookThrough,
  projectConfiguration,
  reachedFrom,
  readConfiguration,
  texts,
} from "./configuration.ts";
import { isDependency } from "./dependencies.ts";
import { influenceAbove, isScript } from "./program.ts";
import { climbsOut, packagesNamed } from "./words.ts";

/**
 * Whether a change at a path may matter to one project, without its program; undefined where only that can tell.
 *
 * Its files lie in folders: that of each of its projects, and of each package of the repository that it can find among its
 * dependencies. In none of them may anything lead out but by such a package: no relative path, no configuration. Then what
 * changes elsewhere is no part of the program, and resolves none of its imports.
 */
export function typescriptReach(
  tree: string,
): (project: string) => ((change: ChangedPath) => boolean) | undefined {
  const root = realpathSync(tree);
  const shared = once(() => sharedOf(root));
  return (project) => {
    const first = projectConfiguration(join(root, project));
    const found = first === undefined ? undefined : shared();
    if (first === undefined || found === undefined) return undefined;
    const started = startOf(root, inFolder(project, first));
    if (started === undefined) return undefined;
    const folders = foldersReached(found, started);
    return folders === undefined ? undefined : within(folders, started.files);
  };
}

function within(folders: readonly string[], files: readonly string[]): (change: ChangedPath) => boolean {
  const own = new Set(files);
  return ({ path, isNewName }) => {
    const name = posix.basename(path);
    if (own.has(path) || folders.some((folder) => isBelow(path, folder))) return true;
    if (name === "package.json" || /^[jt]sconfig\b.*\.json$/u.test(name) || isDependency(path)) return true;
    // `base` would be taken before `base.json`.
    return isNewName && files.some((file) => file.startsWith(path));
  };
}

type Start = {
  /** Of its projects, relative to the tree. */
  readonly folders: readonly string[];
  /** All that configures them, relative to the tree. */
  readonly files: readonly string[];
  readonly texts: readonly string[];
};

/** Undefined where a configuration may lead out of its own folders. */
function startOf(root: string, first: string): Start | undefined {
  const { files, projects, problem } = reachedFrom(root, [join(root, first)], ["/"]);
  const folders = [...new Set(projects.map(dirname))];
  // A change is always within the whole tree.
  if (problem !== undefined || folders.includes(root)) return undefined;
  const jsons: { readonly folder: string; readonly json: object; readonly text: string }[] = [];
  const outer = new Set<string>();
  for (const file of files) {
    const read = readConfiguration(file);
    if (read.kind === "broken") return undefined;
    jsons.push({ folder: dirname(file), json: read.json, text: readFileText(file) });
    const named = extended(read.json, dirname(file), root);
    // A file may come that it finds.
    if (named.length < texts(member(read.json, "extends")).length) return undefined;
    for (const target of named) if (!isInside(target, root)) outer.add(target);
  }
  const isBased = jsons.some(({ json }) => member(member(json, "compilerOptions"), "baseUrl") !== undefined);
  const stays = jsons.every(({ folder, json }) => staysIn(json, { folder, folders, isBased }));
  if (!stays || ![...outer].every(isPlain)) return undefined;
  const shown = (path: string) => path.slice(root.length + 1);
  return { folders: folders.map(shown), files: files.map(shown), texts: jsons.map(({ text }) => text) };
}

/** A configuration of a package that says nothing of where files lie. */
function isPlain(file: string): boolean {
  const read = readConfiguration(file);
  if (read.kind === "broken") return false;
  const { json } = read;
  const options = member(json, "compilerOptions");
  const placing = ["extends", "files", "include", "references"];
  return (
    placing.every((key) => member(json, key) === undefined) &&
    [...pathOptions, "baseUrl", "moduleSuffixes", "preserveSymlinks"].every(
      (key) => member(options, key) === undefined,
    )
  );
}

const pathOptions = ["rootDirs", "typeRoots", "paths", "types", "jsxImportSource"];

type Config = {
  readonly folder: string;
  /** Of all projects that it may configure. */
  readonly folders: readonly string[];
  /** Whether one among them has a `baseUrl`: then paths begin there, wherever they are written. */
  readonly isBased: boolean;
};

function staysIn(json: object, { folder, folders, isBased }: Config): boolean {
  const options = member(json, "compilerOptions");
  const listed = (key: string) => texts(member(options, key));
  if (member(options, "preserveSymlinks") === true) return false;
  if (listed("moduleSuffixes").some((one) => one.includes("/"))) return false;
  if ([...listed("types"), ...listed("jsxImportSource")].some((one) => one.includes(".."))) return false;
  const paths = Object.values((member(options, "paths") ?? {}) as Record<string, unknown>).flatMap(texts);
  if (isBased && paths.some((one) => one.includes(".."))) return false;
  const named = [
    ...texts(member(json, "files")),
    ...texts(member(json, "include")),
    ...listed("baseUrl"),
    ...listed("rootDirs"),
    ...listed("typeRoots").filter((one) => !isUsual(resolve(folder, one), folders)),
    ...paths,
  ];
  return named.every((value) => folders.every((project) => isOwnPath(value, { folder, folders, project })));
}

/** Where types are looked for in any case. */
function isUsual(place: string, folders: readonly string[]): boolean {
  const types = "/node_modules/@types";
  return place.endsWith(types) && folders.every((one) => isInside(one, place.slice(0, -types.length)));
}

function isOwnPath(
  value: string,
  { folder, folders, project }: Omit<Config, "isBased"> & { readonly project: string },
): boolean {
  const [fixed = "", ...pattern] = value.replace(/^\$\{configDir\}/u, project).split(/(?=[*?])/u);
  if (pattern.some((part) => part.includes(".."))) return false;
  const target = resolve(folder, fixed);
  return !isDependency(value) && folders.some((one) => isInside(target, one));
}

type Shared = {
  readonly root: string;
  /** By the folder in which a `node_modules` lies: what in it leads into the tree, or is a part of it. */
  readonly packages: ReadonlyMap<string, readonly OwnPackage[]>;
  readonly named: (text: string) => readonly string[];
  readonly scans: Map<string, Scan | undefined>;
};

type OwnPackage = { readonly name: string /** Relative to the tree. */; readonly folder: string };

/** Undefined where a folder of the tree is in truth another one. */
function sharedOf(root: string): Shared | undefined {
  if (influenceAbove(root) !== undefined) return undefined;
  const looked: Looked = lookThrough(root);
  if (looked.problem !== undefined || looked.links.some((one) => targetOf(root, one) !== undefined))
    return undefined;
  const packages = new Map(
    looked.packageFolders.map((one) => [folderOf(one), ownPackagesIn(root, one)] as const),
  );
  const names = new Set([...packages.values()].flat().map(({ name }) => name));
  return { root, packages, named: packagesNamed([...names]), scans: new Map() };
}

/** Where a link leads to in the tree, relative to it; undefined for outside. What is not there may come. */
function targetOf(root: string, link: string): string | undefined {
  const place = join(root, link);
  const target = existsSync(place) ? realpathSync(place) : resolve(dirname(place), readlinkSync(place));
  return isInside(target, root) ? target.slice(root.length + 1) || "." : undefined;
}

/** Of a `node_modules` that is a folder of the tree; a scope holds packages of its own. */
function ownPackagesIn(root: string, place: string, scope = ""): readonly OwnPackage[] {
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry): readonly OwnPackage[] => {
    const [name, path] = [`${scope}${entry.name}`, `${place}/${entry.name}`];
    if (entry.isDirectory() && scope === "" && entry.name.startsWith("@"))
      return ownPackagesIn(root, path, `${entry.name}/`);
    const folder = entry.isSymbolicLink() ? targetOf(root, path) : entry.isDirectory() ? path : undefined;
    if (folder !== undefined) return [{ name, folder }];
    // `import "name"` finds `name.ts`, too.
    return entry.isFile() && isScript(name) ? [{ name: name.replace(/\..*$/u, ""), folder: place }] : [];
  });
}

/** All folders of which files may be a part of the program, none of them in another; undefined for anywhere. */
function foldersReached(shared: Shared, start: Start): readonly string[] | undefined {
  const folders: string[] = [];
  const waiting = [...start.folders];
  const configured = new Set(start.texts.flatMap(shared.named));
  const isNamed = (name: string) => isImplied(name) || configured.has(name);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const path = folder;
    if (folders.some((one) => one === path || isBelow(path, one))) continue;
    const scanned = scan(shared, path);
    if (scanned === undefined || path === ".") return undefined;
    folders.push(path);
    waiting.push(...scanned.targets);
    for (let above = folderOf(path); ; above = folderOf(above)) {
      for (const { name, folder } of packagesAt(shared, above))
        if (isNamed(name) || scanned.names.has(name) || isDependency(path)) waiting.push(folder);
      if (above === ".") break;
    }
  }
  return folders;
}

/** Of the names in packages that were copied into the tree none is known before. */
function packagesAt({ root, packages }: Shared, above: string): readonly OwnPackage[] {
  const place = inFolder(above, "node_modules");
  const isFolderOfTree =
    isDependency(above) && lstatSync(join(root, place), { throwIfNoEntry: false })?.isDirectory() === true;
  return packages.get(above) ?? (isFolderOfTree ? ownPackagesIn(root, place) : []);
}

/** What a program can take in though no file of it says the name. */
function isImplied(name: string): boolean {
  return /^(?:@types|@typescript)\//u.test(name) || name === "react" || name === "tslib";
}

type Scan = {
  /** Of packages in folders above that its files may name. */
  readonly names: ReadonlySet<string>;
  /** Where links in it lead to, relative to the tree. */
  readonly targets: readonly string[];
};

const bytesMax = 64 * 1024 * 1024;

/** Undefined where something in the folder may lead out of it. */
function scan(shared: Shared, folder: string): Scan | undefined {
  if (!shared.scans.has(folder)) shared.scans.set(folder, scanned(shared, folder));
  return shared.scans.get(folder);
}

function scanned({ root, named }: Shared, top: string): Scan | undefined {
  if (isScopedAbove(root, top)) return undefined;
  const names = new Set<string>();
  const targets: string[] = [];
  const waiting = [{ folder: top, depth: 0 }];
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { folder, depth } = next;
    if (!isFolder(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) waiting.push({ folder: path, depth: depth + 1 });
      const target = entry.isSymbolicLink() ? targetOf(root, path) : undefined;
      if (target !== undefined) targets.push(isFolder(join(root, target)) ? target : folderOf(target));
      const isManifest = entry.name === "package.json";
      if (!entry.isFile() || !(isManifest || isScript(path))) continue;
      const content = readFileBytes(join(root, path));
      bytes += content.length;
      // TypeScript reads UTF-16, too.
      if (bytes > bytesMax || content[0] === 0xff || content[0] === 0xfe) return undefined;
      const text = isManifest ? resolving(content.toString("utf8")) : content.toString("utf8");
      if (climbsOut(text, depth)) return undefined;
      for (const name of named(text)) names.add(name);
    }
  }
  return { names, targets };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether a package.json above says what an import of the package itself, or one that begins with "#", finds. */
function isScopedAbove(root: string, top: string): boolean {
  for (let folder = top; ; folder = folderOf(folder)) {
    const manifest = join(root, folder, "package.json");
    if (existsSync(manifest)) return folder !== top && resolving(readFileText(manifest)) !== "";
    if (folder === ".") return false;
  }
}

const resolvingKeys = new Set([
  "main",
  "types",
  "typings",
  "typesversions",
  "exports",
  "imports",
  "tsconfig",
]);

/** What of a package.json leads to files; of a key that is there twice, both. */
function resolving(manifest: string): string {
  const text = manifest.replace(/^\ufeff/u, "");
  const errors: ParseError[] = [];
  const tree = isDeep(text) ? undefined : parseTree(text, errors);
  if (tree?.type !== "object" || errors.length > 0) return text;
  return (tree.children ?? [])
    .filter(({ children: [key] = [] }) => resolvingKeys.has(String(key?.value).toLowerCase()))
    .map(({ offset, length }) => text.slice(offset, offset + length))
    .join("\n");
}
