/**
 * Reads from files alone which packages a tree declares, and which of them are installed: nothing is run. Everything is
 * bounded, and an unreadable file counts as missing.
 */

import { existsSync, globSync, readdirSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { compact } from "../model/compact.ts";
import { readMember } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { isInside } from "../model/paths.ts";
import {
  type DeclarationReader,
  type DeclaringFile,
  type DeclaringFolder,
  declaredIn,
  includedRequirements,
  parentFolder,
  requirementsFolder,
} from "../packages/declared.ts";
import { parseJsonDocument } from "../packages/document.ts";
import type { KnownFolder, KnownPackage } from "../packages/missing.ts";
import { modulesOf } from "../packages/modules.ts";
import { type Ecosystem, normaliseName } from "../packages/package.ts";
import { formatOf } from "../packages/read.ts";
import { readOptional } from "../platform/files.ts";

/** Tree whose declared and installed packages are read for one server. */
export type TreeOfPackages = {
  /** Tree on disk. */
  readonly root: string;
  /** Files of the tree, relative to it. */
  readonly files: readonly string[];
  /** Files that are checked: only declarations at or above one of them count. */
  readonly program: readonly string[];
  readonly ecosystem: Ecosystem;
  /** Folders in which packages of Python are searched, in this order; absolute. */
  readonly places: readonly string[];
  /** Folders in the tree that hold dependencies; relative to it. */
  readonly linked: readonly string[];
  /** Reader that all roots of the tree share. */
  readonly reader: DeclarationReader;
};

/**
 * Maximum number of manifests and lock files of one tree. Further files do not count, so that a repository cannot
 * make reading slow.
 */
const filesMax = 500;
const fileBytesMax = 16 * 1024 * 1024;
const treeBytesMax = 64 * 1024 * 1024;

/**
 * Lists the declared packages of each folder of a tree, and whether each is installed. The verdict uses the list to
 * tell a missing package from a fault of the change, and to name the command that installs it.
 */
export function knownPackages(tree: TreeOfPackages): readonly KnownFolder[] {
  const folders = declaredIn(declaringFiles(tree), tree.reader);
  const { ecosystem } = tree;
  const installed = ecosystem === "npm" ? npmPackages(tree.root) : pythonPackages(tree.places);
  const elsewhere = ecosystem === "npm" ? () => undefined : otherEnvironments(tree);
  const declared = new Set(folders.flatMap(({ packages }) => packages.map(({ name }) => name)));
  return folders.flatMap(({ folder, requiresPython, dynamic, packages, locked: lockedHere, ...more }) => {
    const { ownName, installer } = more;
    const facts = installer === null ? {} : { installer };
    const locked = lockedAt(folders, folder, ecosystem);
    const own = packages
      .filter((one) => one.ecosystem === ecosystem)
      .map((one): KnownPackage => {
        const { isOwn, ...found } = installed(folder, one.name);
        // A package that the installation links from the repository has no version in a lock file. A locked package
        // of the same name is for folders that get it from the registry.
        const word = isOwn === true ? undefined : locked.get(one.name);
        const environment = found.installed === null ? elsewhere(folder, one.name) : undefined;
        return {
          ...one,
          ...found,
          ...compact({
            isOwn: isOwn === true ? isOwn : undefined,
            elsewhere: environment,
            locked: word === undefined ? undefined : [...word.versions].sort(compareText),
            lockedBy: word === undefined ? undefined : word.file,
          }),
        };
      });
    if (ecosystem === "npm") {
      const all = [...own, ...(ownName === null ? [] : [itself(ownName)])];
      return all.length === 0 ? [] : [{ folder, requiresPython: null, ...facts, packages: all }];
    }
    const names = new Set(lockedHere.filter((one) => one.ecosystem === ecosystem).map(({ name }) => name));
    const onlyLocked = [...names]
      .filter((name) => !declared.has(name) && installed(folder, name).installed === null)
      .sort(compareText)
      .map((name): KnownPackage => ({ ...absent, ecosystem, name }));
    const all = [...own, ...onlyLocked];
    if (all.length === 0 && requiresPython === null && dynamic === null) return [];
    const said = dynamic === null ? {} : { dynamic };
    return [{ folder, requiresPython, ...facts, ...said, packages: all }];
  });
}

/** Facts of a package that only a lock file names: another package needs it, perhaps also a declared one. */
const absent = { group: null, marker: null, installed: null, isOnlyLocked: true } as const;

/**
 * Returns the package of the folder itself. It needs no installation: an import of it that does not resolve means
 * that the package was not built.
 */
function itself(name: string): KnownPackage {
  return { ecosystem: "npm", name, group: "itself", marker: null, installed: "" };
}

/**
 * Returns the locked versions of the nearest folder at or above `at` that has a lock file. Only that file says what
 * an installation in this folder gets.
 */
function lockedAt(
  folders: readonly DeclaringFolder[],
  at: string,
  ecosystem: Ecosystem,
): ReadonlyMap<string, LockedVersions> {
  const above = folders
    .filter(({ folder }) => folder === "" || folder === at || at.startsWith(`${folder}/`))
    .map(({ locked }) => locked.filter((one) => one.ecosystem === ecosystem));
  const known = new Map<string, { readonly file: string; readonly versions: Set<string> }>();
  for (const { name, version, file } of above.findLast((locked) => locked.length > 0) ?? []) {
    const own = known.get(name) ?? { file, versions: new Set() };
    own.versions.add(version);
    known.set(name, own);
  }
  return known;
}

/** Versions of a package in one lock file, which may list several. */
type LockedVersions = { readonly file: string; readonly versions: ReadonlySet<string> };

/**
 * Finds the nearest virtual environment at or above a folder that has a package, among those that the server does not
 * use. A hint can then say that the package is installed in the wrong place.
 */
function otherEnvironments({ root, linked }: TreeOfPackages) {
  const environments = linked
    .filter((folder) => existsSync(join(root, folder, "pyvenv.cfg")))
    .sort((left, right) => right.length - left.length || compareText(left, right))
    .map((folder) => ({
      folder,
      find: pythonPackages(
        globSync("lib*/python3*/site-packages", { cwd: join(root, folder) }).map((one) =>
          join(root, folder, one),
        ),
      ),
    }));
  return (at: string, name: string): string | undefined =>
    environments.find(({ folder, find }) => {
      const beside = parentFolder(folder);
      const isNear = beside === "" || beside === at || at.startsWith(`${beside}/`);
      return isNear && find(at, name).installed !== null;
    })?.folder;
}

/**
 * Reads the manifests and lock files that can declare packages of checked files, the files nearest to the top first.
 * It also reads the requirements files that those include.
 */
function declaringFiles({ root, files, program, ecosystem }: TreeOfPackages): readonly DeclaringFile[] {
  const around = foldersAround(program);
  const isNear = (path: string) => around.has(parentFolder(path)) || around.has(requirementsFolder(path));
  const isOfIts = (path: string) => {
    const format = formatOf(path);
    return format !== undefined && (format.ecosystem === "npm") === (ecosystem === "npm");
  };
  const waiting = files
    .filter((path) => isOfIts(path) && isNear(path))
    .sort((left, right) => left.split("/").length - right.split("/").length || compareText(left, right));
  const known = new Set(files);
  const seen = new Set(waiting);
  const found: DeclaringFile[] = [];
  let bytes = 0;
  for (const path of waiting) {
    if (found.length >= filesMax || bytes >= treeBytesMax) break;
    const text = readOptional(join(root, path), Math.min(fileBytesMax, treeBytesMax - bytes));
    if (text === undefined) continue;
    bytes += text.length;
    const file = { path, text };
    found.push(file);
    // The loop also visits included files that it appends here.
    for (const include of includedRequirements(file)) {
      if (seen.has(include) || !known.has(include)) continue;
      seen.add(include);
      waiting.push(include);
    }
  }
  return found;
}

/** Returns every folder at or above a file, because only manifests in these folders declare packages for the file. */
function foldersAround(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>([""]);
  for (const path of paths) {
    for (let folder = parentFolder(path); !folders.has(folder); folder = parentFolder(folder))
      folders.add(folder);
  }
  return folders;
}

/** Installed version of a package, null if it is not installed, and modules with other names than the package. */
type Installation = Pick<KnownPackage, "installed" | "modules"> & {
  /** True for a package of the repository, which the installation links. */
  readonly isOwn?: boolean;
};
/** Finds the installation of a package for code in a folder. */
type FindInstalled = (folder: string, name: string) => Installation;

const manifestBytesMax = 1024 * 1024;

/**
 * Returns a function that finds a package as Node does, in the nearest `node_modules` folder that has it. Language
 * servers search in the same way. Each place is read once.
 */
export function npmPackages(root: string): FindInstalled {
  const known = new Map<string, Installation>();
  const find = (path: string): Installation => {
    const found = known.get(path) ?? npmPackage(root, path);
    known.set(path, found);
    return found;
  };
  return (folder, name) => {
    for (let at = folder; ; at = parentFolder(at)) {
      const found = find(`${at === "" ? "" : `${at}/`}node_modules/${name}`);
      if (found.installed !== null || at === "") return found;
    }
  };
}

/**
 * Reads one installed package. A link to a folder of the repository marks a package of the repository itself: its
 * version says nothing about the installation.
 */
function npmPackage(root: string, path: string): Installation {
  const installed = npmVersion(join(root, path, "package.json"));
  if (installed === null) return { installed };
  const [top, place] = [realpathSync(root), realpathSync(join(root, path))];
  const isOwn = isInside(place, top) && !place.slice(top.length).split(sep).includes("node_modules");
  return { installed, isOwn };
}

/** Returns the version in a `package.json`: empty if it declares none, null if the file does not exist. */
function npmVersion(file: string): string | null {
  const text = readOptional(file, manifestBytesMax);
  if (text === undefined) return null;
  const read = parseJsonDocument(text);
  const version = read.kind === "value" ? readMember(read.value, "version") : undefined;
  return typeof version === "string" ? version : "";
}

/** Limits of a search for packages of Python: a huge or hostile environment must not make a run slow. */
const placesMax = 100;
const entriesMax = 50_000;
const recordBytesMax = 4 * 1024 * 1024;

/**
 * Returns a function that finds packages by their metadata. The first place that has a package counts, because Python
 * searches in the same order.
 */
function pythonPackages(places: readonly string[]): FindInstalled {
  const installed = new Map<string, { readonly version: string; readonly metadata: string }>();
  for (const place of places.slice(0, placesMax)) {
    for (const entry of namesIn(place).slice(0, entriesMax)) {
      const { name, version = "" } = metadataName.exec(entry)?.groups ?? {};
      if (name === undefined || installed.has(normaliseName(name))) continue;
      installed.set(normaliseName(name), { version, metadata: join(place, entry) });
    }
  }
  const known = new Map<string, Installation>();
  const find = (name: string): Installation => {
    const found = installed.get(name);
    if (found === undefined) return { installed: null };
    const modules = modulesOf(name, {
      record: readOptional(join(found.metadata, "RECORD"), recordBytesMax),
      topLevel: readOptional(join(found.metadata, "top_level.txt"), manifestBytesMax),
    });
    return { installed: found.version, ...compact({ modules: modules.length === 0 ? undefined : modules }) };
  };
  return (_, name) => {
    const one = known.get(name) ?? find(name);
    known.set(name, one);
    return one;
  };
}

/**
 * Matches names of metadata: `NAME-VERSION.dist-info`, `NAME-VERSION-py3.12.egg-info`, `NAME.egg-info`,
 * `NAME.egg-link`.
 */
const metadataName =
  /^(?<name>[A-Za-z0-9][\w.-]*?)(?:-(?<version>[^-]+)(?:-py[\d.]+)?)?\.(?:dist-info|egg-info|egg-link)$/u;

/** Returns the names in a folder; empty if it cannot be read, because places of the search path need not exist. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
