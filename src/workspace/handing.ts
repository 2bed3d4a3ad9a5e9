/**
 * Finds installed packages that need a package of the repository, directly or through others. Such a package can
 * export types of the repository: a change there can change them, and no import between files of the repository shows
 * it. Everything is read from metadata; nothing runs.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { BlobFile, FindSource } from "../affected/source.ts";
import { readMember } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { listEntries, parseJsonDocument, readJsonc, readTextValue, readToml } from "../packages/document.ts";
import { normaliseName } from "../packages/package.ts";
import { readOptional } from "../platform/files.ts";
import { listPythonPackages, pythonNeeds, readIfThere } from "./site-packages.ts";

/** Tree with its installed packages. */
export type Installation = {
  /** Tree on disk with its installed packages; absolute. */
  readonly root: string;
  /** Files of the tree, relative to it. */
  readonly files: readonly string[];
  /** Specifiers that its sources import, as written. */
  readonly imported: ReadonlySet<string>;
  /** Packages of npm in the tree itself, and aliases of its configuration. */
  readonly packages: readonly string[];
  /** Folders of packages of Python; absolute. */
  readonly places: readonly string[];
  /** Lists the packages in those folders; absent to read them again. */
  readonly installed?: typeof listPythonPackages;
};

/** Installed packages that depend on packages of the repository. */
type ReverseDependencies = {
  /** Names as sources import them; for Python as PEP 503 normalizes names. */
  readonly names: readonly string[];
  /** Name of one whose declarations need no import; undefined for none. */
  readonly ambient: string | undefined;
};

/**
 * Finds these packages for npm and Python. The selection of affected files treats an import of one like an import of
 * the repository.
 */
export function findReverseDependencies(of: Installation): ReverseDependencies {
  const npm = npmHanding(of);
  const names = new Set([...npm.names, ...pythonHanding(of)]);
  return { names: [...names].sort(compareText), ambient: npm.ambient };
}

/**
 * Returns the reasons why a change of any source can affect every file: a package with types that need no import
 * depends on the repository. No import shows which files use those types.
 */
export function ambientReasons({ ambient }: ReverseDependencies): readonly string[] {
  return ambient === undefined
    ? []
    : [`the types of ${ambient} need no import, and ${ambient} depends on a package of this repository`];
}

/** Returns the specifiers that the files import from packages or aliases, as written. */
export function importedBy(files: readonly BlobFile[], sourceOf: FindSource): ReadonlySet<string> {
  return new Set(
    files.flatMap(
      (file) => sourceOf(file)?.imports.flatMap((one) => (one.kind === "path" ? one.specifier : [])) ?? [],
    ),
  );
}

const manifestBytesMax = 1024 * 1024;
/**
 * Maximum number of npm manifests that are read. A package beyond it counts as needing the repository, which is the
 * safe side.
 */
const manifestsMax = 20_000;

/** Dependencies of one installed package of npm. */
type NpmPackage = {
  /** Real paths of the installed packages that it needs. */
  readonly needs: readonly string[];
  readonly needsOwn: boolean;
};

/**
 * Follows the dependencies of all imported packages of npm, and of those whose types need no import. Returns the
 * packages that reach one of the repository.
 */
function npmHanding({ root, files, imported, packages }: Installation): ReverseDependencies {
  const folders = [...foldersOf(files)]
    .map((folder) => join(root, folder, "node_modules"))
    .filter(existsSync);
  if (folders.length === 0) return { names: [], ambient: undefined };
  // An alias such as `*` maps every import, so it names no package.
  const own = packages.filter((one) => !one.startsWith("*"));
  const isOwn = (name: string) =>
    own.some((one) => (one.includes("*") ? name.startsWith(one.replace(/\*.*$/u, "")) : name === one));
  const graph = new Map<string, NpmPackage>();
  const waiting: string[] = [];
  const placeOf = (folder: string): string | undefined => {
    const place = existsSync(join(folder, "package.json")) ? realpathSync(folder) : undefined;
    if (place !== undefined && !graph.has(place)) waiting.push(place);
    return place;
  };
  const roots = new Map<string, readonly string[]>();
  const ambient = new Set<string>();
  const begin = (name: string): void => {
    const places = folders.flatMap((folder) =>
      [name, typesOf(name)].flatMap((one) => placeOf(join(folder, one)) ?? []),
    );
    roots.set(name, places.filter(isInstalled));
  };
  for (const name of new Set([...imported].flatMap(packageIn))) begin(name);
  for (const name of [...folders.flatMap(typesIn), ...configuredTypes(root, files)]) {
    ambient.add(name);
    begin(name);
  }
  for (const place of waiting) {
    if (graph.has(place)) continue;
    if (graph.size >= manifestsMax) graph.set(place, { needs: [], needsOwn: true });
    else graph.set(place, npmPackage(place, isOwn, placeOf));
  }
  const handing = reaching(graph);
  const names = [...roots].flatMap(([name, places]) =>
    places.some((one) => handing.has(one)) ? [name] : [],
  );
  return { names, ambient: names.find((name) => ambient.has(name)) };
}

/**
 * True for a package that an installation copied. A package that is linked from elsewhere is in the repository or
 * next to it, so it can change with the repository.
 */
function isInstalled(place: string): boolean {
  return place.split(sep).includes("node_modules");
}

/** Reads which packages a package needs, and whether one of these is of the repository. */
function npmPackage(
  place: string,
  isOwn: (name: string) => boolean,
  placeOf: (folder: string) => string | undefined,
): NpmPackage {
  const read = parseJsonDocument(readOptional(join(place, "package.json"), manifestBytesMax) ?? "");
  const manifest = read.kind === "value" ? read.value : undefined;
  const named = ["dependencies", "peerDependencies", "optionalDependencies"].flatMap((key) =>
    listEntries(readMember(manifest, key)).map(([name]) => name),
  );
  const found = new Set(named.flatMap((name) => foundFrom(place, name, placeOf) ?? []));
  return {
    needs: [...found].filter(isInstalled),
    needsOwn: named.some(isOwn) || [...found].some((one) => !isInstalled(one)),
  };
}

/** Finds a package as Node does: in each `node_modules` folder above. Undefined if none has it. */
function foundFrom(
  place: string,
  name: string,
  placeOf: (folder: string) => string | undefined,
): string | undefined {
  for (let at = place; at !== dirname(at); at = dirname(at)) {
    const found = at.endsWith(`${sep}node_modules`) ? undefined : placeOf(join(at, "node_modules", name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns all packages that need a package of the repository, directly or through others. */
function reaching(graph: ReadonlyMap<string, NpmPackage>): ReadonlySet<string> {
  const needed = new Map<string, string[]>();
  for (const [place, { needs }] of graph)
    for (const one of needs) needed.set(one, [...(needed.get(one) ?? []), place]);
  const found = new Set([...graph].flatMap(([place, { needsOwn }]) => (needsOwn ? [place] : [])));
  // The loop also visits entries that it adds to the set.
  for (const place of found) for (const one of needed.get(place) ?? []) found.add(one);
  return found;
}

/** Returns the package of a specifier, in a list; empty for a path or a URL. `@a/b/c.js` is of `@a/b`. */
function packageIn(specifier: string): readonly string[] {
  const name = /^(?:@[^/]+\/)?[^./@#~$][^/]*/u.exec(specifier)?.[0];
  return name === undefined || name.includes(":") ? [] : [name];
}

/**
 * Returns the name of the package in which others publish the types of a package: an import of `x` reads `@types/x`
 * too.
 */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//u, "$1__")}`;
}

/** Lists the packages below `@types` of a folder. Their types belong to every program, without an import. */
function typesIn(folder: string): readonly string[] {
  const place = join(folder, "@types");
  return existsSync(place) ? readdirSync(place).map((name) => name.replace(/^(.+?)__/u, "@$1/")) : [];
}

/** Lists the packages in `types` of all configuration files of TypeScript: their types need no import. */
function configuredTypes(root: string, files: readonly string[]): readonly string[] {
  return files
    .filter((path) => /(?:^|\/)[^/]*[tj]sconfig[^/]*\.json$/u.test(path))
    .flatMap((path) => {
      const read = readJsonc(readOptional(join(root, path), manifestBytesMax) ?? "");
      const types =
        read.kind === "value" ? readMember(readMember(read.value, "compilerOptions"), "types") : undefined;
      return Array.isArray(types) ? types.flatMap((one) => packageIn(readTextValue(one) ?? ".")) : [];
    });
}

/** Returns the top and every folder above a file, because any of them can have its own `node_modules`. */
function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>([""]);
  for (const path of files)
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
      const folder = path.slice(0, at);
      if (found.has(folder)) break;
      found.add(folder);
    }
  return found;
}

/** Returns the installed packages of Python that need a package of the repository, and their modules. */
function pythonHanding({
  root,
  files,
  places,
  installed = listPythonPackages,
}: Installation): readonly string[] {
  const packages = installed(places);
  if (packages.length === 0) return [];
  const own = new Set([
    ...ownNames(root, files),
    ...packages.filter(({ localFolder }) => localFolder !== null).map(({ name }) => name),
  ]);
  const needs = new Map(
    pythonNeeds(packages, own, readIfThere).map(({ name, dependsOn }) => [name, dependsOn] as const),
  );
  const found = new Set<string>();
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [name, dependsOn] of needs) {
      if (found.has(name) || own.has(name)) continue;
      if (!dependsOn.some((one) => own.has(one) || found.has(one))) continue;
      found.add(name);
      isMore = true;
    }
  }
  return packages
    .filter(({ name }) => found.has(name))
    .flatMap(({ name, modules }) => [name, ...modules().map(normaliseName)]);
}

/**
 * Returns the names of the packages that the repository itself provides: names in manifests, and modules next to the
 * manifests. An installed package that needs such a name can depend on the tree instead of a release.
 */
function ownNames(root: string, files: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const beside = new Set<string>(["", "src/"]);
  for (const path of files) {
    const read = manifestNames[path.slice(path.lastIndexOf("/") + 1)];
    if (read === undefined) continue;
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    beside.add(folder).add(`${folder}src/`);
    const name = read(readOptional(join(root, path), manifestBytesMax) ?? "");
    if (name !== undefined) names.add(normaliseName(name));
  }
  for (const path of files) {
    if (!/\.pyi?$/u.test(path)) continue;
    for (const folder of beside) {
      if (!path.startsWith(folder)) continue;
      const [first = ""] = path.slice(folder.length).split("/");
      names.add(normaliseName(first.replace(/\.pyi?$/u, "")));
    }
  }
  return names;
}

/** Readers of the package name in each manifest of Python; undefined if it has none. */
const manifestNames: Readonly<Record<string, (text: string) => string | undefined>> = {
  "pyproject.toml": (text) => {
    const read = readToml(text);
    const value = read.kind === "value" ? read.value : undefined;
    return (
      readTextValue(readMember(readMember(value, "project"), "name")) ??
      readTextValue(readMember(readMember(readMember(value, "tool"), "poetry"), "name"))
    );
  },
  "setup.cfg": (text) => /^\[metadata\][^[]*?^name[ \t]*=[ \t]*(\S+)/mu.exec(text)?.[1],
  "setup.py": (text) => /\bname[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/u.exec(text)?.[1],
};
