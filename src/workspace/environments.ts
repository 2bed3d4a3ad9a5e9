/**
 * Compares the dependencies of both sides, read from git objects before a tree is written. The result decides which
 * packages base gets, and whether different packages can cause findings.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import type { Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readBlob } from "../git/objects.ts";
import { sha256 } from "../model/digest.ts";
import { canonical, readMember } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { isInside, isRelativePath, relativeInside } from "../model/paths.ts";
import type { Side } from "../model/report.ts";
import { countMore } from "../model/text.ts";
import { ambientModules, isScriptConfiguration } from "../packages/ambient.ts";
import {
  type Needs,
  nameKey,
  type PackageChange,
  packageChanges,
  type SideFiles,
} from "../packages/changes.ts";
import type { DependencyPlace, InstalledPackage, RecordedDependencies } from "../packages/compare.ts";
import { parseJsonDocument, readTextValue } from "../packages/document.ts";
import { type DependencyFile, unreadableFile } from "../packages/package.ts";
import { lineOfPackage } from "../packages/place.ts";
import { formatOf, readDependencyFile } from "../packages/read.ts";
import { readRequirements } from "../packages/requirements.ts";
import { isSameVersion } from "../packages/versions.ts";
import type { Host } from "../platform/host.ts";
import { findInterpreter } from "../servers/python/interpreter.ts";
import {
  distributionName,
  listPythonPackages,
  metadataIn,
  pythonNeeds,
  readIfThere,
  sitesIn,
  versionOf,
} from "./site-packages.ts";

/** Result of the comparison. */
export type Environments = {
  /** Recorded dependencies; null if both sides' files are equal. */
  readonly dependencies: RecordedDependencies | null;
  /** Folder of base's packages, laid out like the repository; absolute. */
  readonly from: string;
};

/** What is compared. */
export type EnvironmentRequest = {
  readonly repository: Repository;
  /** Trees of base and head. */
  readonly trees: Readonly<Record<Side, string>>;
  /** Ignored folders that trees get links to. */
  readonly dependencies: readonly string[];
  /** Folder of base's own packages: absolute, and its name for messages; null for none. */
  readonly own: { readonly folder: string; readonly shown: string } | null;
};

/** Maximum number of files of a side that are read; further ones are left out. */
const filesMax = 5_000;
/** Maximum size of all files of one side. */
const charactersMax = 64 * 1024 * 1024;
/** Maximum size of one file. */
const fileBytesMax = 20 * 1024 * 1024;

/**
 * Compares the manifests and lock files of both sides. If they differ, reads what is installed, and tests whether
 * base's own folder of packages fits.
 */
export async function compareEnvironments(
  host: Pick<Host, "env" | "spawn" | "kill" | "clock">,
  request: EnvironmentRequest,
): Promise<Environments> {
  const { repository, trees } = request;
  const shared = { dependencies: null, from: repository.top };
  const [base, head] = [await blobsOf(repository, trees.base), await blobsOf(repository, trees.head)];
  if (isSame(dependencyFiles(base), dependencyFiles(head))) return shared;
  const texts = createTexts(repository);
  const sides = { base: await readSide(texts, base), head: await readSide(texts, head) };
  const files = { base: without(sides.base, sides.head), head: without(sides.head, sides.base) };
  const found = packageChanges(files.base, files.head);
  if (found.packages.length + found.unreadable.length === 0) return shared;
  const isOfPython = found.packages.some(({ ecosystem }) => ecosystem !== "npm");
  // Environments in subfolders are not read. If there is one, the installed packages count as unknown.
  const isNested = hasNestedEnvironment(request, [
    ...dependencyFiles(base).keys(),
    ...dependencyFiles(head).keys(),
  ]);
  const python = isOfPython && !isNested ? await installedPython(host, request) : null;
  const changed = new Set(found.packages.map(({ name }) => name));
  const changes = packageChanges(files.base, files.head, python?.needs(changed) ?? []);
  const relevant = new Set(
    [
      ...changes.packages.map(({ ecosystem, name }) => nameKey(ecosystem, name)),
      ...Object.keys(changes.neededBy),
    ].concat(
      Object.entries(changes.neededBy).flatMap(([key, names]) =>
        names.map((name) => `${key.slice(0, key.indexOf(":"))}:${name}`),
      ),
    ),
  );
  const lacks =
    request.own === null
      ? null
      : (lackOf(request, request.own, dependencyFiles(base)) ??
        otherVersion(request, changes.packages, request.own));
  const isOwn = request.own !== null && lacks === null;
  return {
    dependencies: {
      changes,
      installed: python === null ? null : python.packages(relevant),
      ambient: await ambientIn(texts, [base, head]),
      isOwn,
      lacks,
      places: changes.packages.map((one) => placeOf(one, sides)),
    },
    from: isOwn && request.own !== null ? request.own.folder : repository.top,
  };
}

/**
 * Returns what base's own folder lacks compared with the checkout, as a message, or null. A package that is missing
 * in base alone would make its findings look new. The search covers the top and the folders of base's files that name
 * packages.
 */
function lackOf(
  { repository, dependencies }: EnvironmentRequest,
  { folder, shown }: { readonly folder: string; readonly shown: string },
  files: Blobs,
): string | null {
  const names = dependencies.map((name) => name.replace(/\/+$/u, ""));
  const nested = [...new Set([...files.keys()].map((path) => dirname(path)))].flatMap((one) =>
    one === "." ? [] : names.filter((name) => !name.includes("/")).map((name) => `${one}/${name}`),
  );
  const places = [...names, ...nested.sort(compareText)];
  const isIn = (place: string) => (name: string) => existsSync(join(place, name));
  if (!existsSync(folder)) return `${shown} does not exist`;
  if (!places.some(isIn(folder))) return `${shown} contains none of ${names.join(", ")}`;
  const missing = places.filter(isIn(repository.top)).filter((name) => !isIn(folder)(name));
  const some = `${missing.slice(0, missingShownMax).join(", ")}${countMore(missing.length - missingShownMax)}`;
  return missing.length === 0 ? null : `${shown} lacks ${some}, a folder of the repository`;
}

/** Maximum number of missing folders in a message. */
const missingShownMax = 5;

/**
 * Returns the first package of base's own folder with another version than base needs, as a message, or null. With
 * the wrong version, findings that the version change causes would look old.
 */
function otherVersion(
  { dependencies }: EnvironmentRequest,
  changes: readonly PackageChange[],
  { folder, shown }: { readonly folder: string; readonly shown: string },
): string | null {
  const metadata = metadataIn(sitesIn(folder, dependencies));
  const python = new Map(metadata.map((path) => [distributionName(path), versionOf(path)] as const));
  for (const { ecosystem, name, from, isTop } of changes) {
    if (from === null || !isTop || !/^\d[^\s,]*$/u.test(from)) continue;
    const found = ecosystem === "npm" ? npmVersion(join(folder, "node_modules", name)) : python.get(name);
    if (found === undefined || isSameVersion(found, from)) continue;
    return `${shown} has ${name} ${found}, but base needs ${from}`;
  }
  return null;
}

/** Returns the version in a package's manifest; undefined if there is none. */
function npmVersion(folder: string): string | undefined {
  const read = parseJsonDocument(readIfThere(join(folder, "package.json")) ?? "");
  return read.kind === "value" ? readTextValue(readMember(read.value, "version")) : undefined;
}

/** Blob of each file by path. */
type Blobs = ReadonlyMap<string, string>;

/** Returns the regular files of a tree by path. Links are left out, because they can lead anywhere. */
async function blobsOf(repository: Repository, tree: string): Promise<Blobs> {
  const entries = await listTree(repository, tree);
  return new Map(
    entries.flatMap(({ path, type, id, mode, size }) =>
      typeof path === "string" &&
      type === "blob" &&
      mode !== "120000" &&
      isRelativePath(path) &&
      (size ?? 0) >= 0
        ? [[path, id] as const]
        : [],
    ),
  );
}

/**
 * Returns the files that name dependencies. Packages that were committed are sources like all others, so their
 * manifests do not count.
 */
function dependencyFiles(blobs: Blobs): Blobs {
  const known = [...blobs].filter(([path]) => formatOf(path) !== undefined || isScriptConfiguration(path));
  return new Map(
    known.filter(
      ([path]) =>
        !path.split("/").some((part) => part === "node_modules" || part === "site-packages") &&
        // `requirements.txt` was compiled from `requirements.in` and has exact versions.
        !(path.endsWith(".in") && blobs.has(path.replace(/\.in$/u, ".txt"))),
    ),
  );
}

/** True if both sides have the same files with the same content. */
function isSame(base: Blobs, head: Blobs): boolean {
  return base.size === head.size && [...base].every(([path, blob]) => head.get(path) === blob);
}

/** Parsed files of one side. */
type ReadSide = readonly {
  readonly path: string;
  readonly blob: string;
  readonly text: string;
  readonly file: DependencyFile;
}[];

/** Reads the text of a blob; undefined for one that cannot be read. */
type Texts = (blob: string) => Promise<string | undefined>;

/** Returns the reader of blobs; each is read once, because both sides share most of them. */
function createTexts(repository: Repository): Texts {
  const known = new Map<string, Promise<string | undefined>>();
  const read = async (blob: string) => {
    try {
      const bytes = await readBlob(repository, blob);
      return bytes.length > fileBytesMax ? undefined : bytes.toString("utf8");
    } catch {
      // The blob is too large, or missing in a partial clone.
      return undefined;
    }
  };
  return (blob) => {
    const text = known.get(blob) ?? read(blob);
    known.set(blob, text);
    return text;
  };
}

/** Reads the manifests of one side, and the files that they include. They show which packages the side needs. */
async function readSide(texts: Texts, blobs: Blobs): Promise<ReadSide> {
  const found: ReadSide[number][] = [];
  const waiting = [...dependencyFiles(blobs).keys()].filter((path) => formatOf(path) !== undefined);
  const seen = new Set(waiting);
  let characters = 0;
  // Iterating over an array also visits entries that are added during the loop, so includes are read, too.
  for (const path of waiting) {
    if (found.length >= filesMax || characters > charactersMax) {
      found.push(cutAt(path, waiting.slice(found.length), blobs));
      break;
    }
    const blob = blobs.get(path) ?? "";
    const text = await texts(blob);
    const file =
      text === undefined
        ? unreadableFile("the file is too large, or missing in this clone")
        : (readDependencyFile(path, text) ?? readRequirements(text));
    characters += text?.length ?? 0;
    found.push({ path, blob, text: text ?? "", file });
    for (const include of file.kind === "unreadable" ? [] : file.includes) {
      const target = posix.normalize(posix.join(dirname(path), include));
      if (seen.has(target) || !blobs.has(target)) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return found;
}

/**
 * Returns one entry for all files beyond the limit. It differs between the sides unless all of them are the same, so
 * no difference is missed.
 */
function cutAt(path: string, left: readonly string[], blobs: Blobs): ReadSide[number] {
  const blob = sha256(canonical(left.map((one) => [one, blobs.get(one) ?? ""])));
  return {
    path,
    blob,
    text: "",
    file: unreadableFile("the repository has too many files with package names"),
  };
}

/** Leaves out unreadable files that are the same on both sides: they cannot make a difference. */
function without(own: ReadSide, other: ReadSide): SideFiles {
  const blobs = new Map(other.map(({ path, blob }) => [path, blob] as const));
  return own.filter(({ path, blob, file }) => file.kind !== "unreadable" || blobs.get(path) !== blob);
}

/**
 * Returns the line of each file on which a package's version differs; null if it is not found. It becomes the place
 * of the cause in a report.
 */
function placeOf(
  { ecosystem, name, from, to, files }: RecordedDependencies["changes"]["packages"][number],
  sides: Readonly<Record<Side, ReadSide>>,
): DependencyPlace {
  const textOf = (side: Side, path: string) => sides[side].find((one) => one.path === path)?.text;
  const at = (side: Side, path: string, version: string | null) => {
    const text = version === null ? undefined : textOf(side, path);
    return text === undefined ? null : lineOfPackage(text, name, version);
  };
  const places = files.map((path) => ({
    ecosystem,
    name,
    path,
    base: at("base", path, from),
    head: at("head", path, to),
  }));
  const best = places.find(({ head }) => head !== null) ?? places.find(({ base }) => base !== null);
  return best ?? { ecosystem, name, path: files[0] ?? "", base: null, head: null };
}

/**
 * Returns the modules whose types a program has without an import, by the TypeScript configuration of either side. A
 * change of such a package affects every file.
 */
async function ambientIn(texts: Texts, sides: readonly Blobs[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const blobs of sides) {
    for (const [path, blob] of dependencyFiles(blobs)) {
      if (!isScriptConfiguration(path)) continue;
      for (const module of ambientModules((await texts(blob)) ?? "")) found.add(module);
    }
  }
  return [...found].sort(compareText);
}

/** Installed packages of Python, as the comparison needs them. */
type InstalledPython = {
  /** Dependencies that lead to one of these packages. */
  readonly needs: (changed: ReadonlySet<string>) => Needs;
  /** Installed packages of these names, by `nameKey`. */
  readonly packages: (names: ReadonlySet<string>) => readonly InstalledPackage[];
};

/** Reads the installed packages of Python; null if none can be seen. They show which packages need a changed one. */
async function installedPython(
  host: Pick<Host, "env" | "spawn" | "kill" | "clock">,
  { repository, dependencies }: EnvironmentRequest,
): Promise<InstalledPython | null> {
  const linked = sitesIn(repository.top, dependencies);
  const places =
    linked.length > 0 ? linked : ((await findInterpreter(host, [repository.top]))?.packages ?? []);
  const packages = listPythonPackages(places);
  if (packages.length === 0) return null;
  // The repository's own packages are sources: their imports say what they need, not what they declare.
  const foreign = packages.filter(
    ({ localFolder }) => localFolder === null || !isInside(localFolder, repository.top),
  );
  return {
    needs: (changed) => pythonNeeds(foreign, changed, readIfThere),
    packages: (names) =>
      packages
        .filter(({ name }) => names.has(nameKey("pypi", name)) || names.has(nameKey("conda", name)))
        .map(({ name, modules }) => ({ name, modules: modules() }))
        .sort((left, right) => compareText(left.name, right.name)),
  };
}

/**
 * True if a folder with a manifest has a virtual environment of its own. Lanser does not read that environment, so
 * the packages of the folder are unknown.
 */
function hasNestedEnvironment(
  { repository, dependencies }: EnvironmentRequest,
  files: readonly string[],
): boolean {
  const folders = new Set(files.map((path) => dirname(path)).filter((folder) => folder !== "."));
  return [...folders].some((folder) =>
    dependencies.some((name) => existsSync(join(repository.top, folder, name, "pyvenv.cfg"))),
  );
}

/**
 * Returns the folder of base's own packages; null for none. A flag or an input names it for one run, the
 * configuration for all.
 */
export function ownEnvironment(
  top: string,
  given: string | undefined,
  configured: string | null,
): EnvironmentRequest["own"] {
  const named = given ?? (configured === null ? null : join(top, configured));
  if (named === null) return null;
  // A folder outside of the repository is shown by its name only: a report contains no absolute path.
  const inside = named === top ? "." : relativeInside(top, named);
  return { folder: named, shown: inside ?? basename(named) };
}
