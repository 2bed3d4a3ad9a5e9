/**
 * Finds what a change can affect in a root whose files cannot be listed, because a file that configures it is missing
 * (often a generated one). It reads folders and the words of imports. It includes too much rather than too little,
 * because the `paths` and patterns of that file are unknown.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { candidatePaths, importResolver } from "../affected/imports.ts";
import { readMember } from "../model/json.ts";
import { once } from "../model/once.ts";
import { compareText } from "../model/order.ts";
import { folderOf, foldersAbove, isBelow } from "../model/paths.ts";
import { push } from "../model/push.ts";
import { listEntries, parseJsonDocument } from "../packages/document.ts";
import { isOwnRange } from "../packages/manifest.ts";
import { isNodeModule, packagesOfImport } from "../packages/names.ts";
import { keysAt, placedJson } from "../servers/carrying/places.ts";
import type { Profile, TreeListing } from "../servers/profile.ts";
import { type Import, importsIn, writtenModule } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";

/**
 * Words of all imports of a tree, read once for all roots whose files cannot be listed, and the files to which they
 * may lead.
 */
type TreeWords = {
  readonly tree: TreeListing;
  readonly there: ReadonlySet<string>;
  readonly manifests: readonly WorkspaceManifest[];
  readonly of: (path: string) => FileWords;
  /** Sources that may have such a name. */
  readonly named: (name: string) => readonly string[];
  /** Sources whose paths begin so. */
  readonly beginningWith: (beginning: string) => readonly string[];
  /** True if a file exists to which a specifier may lead without an alias, or by an alias of its first part. */
  readonly isThere: (importer: string, specifier: string) => boolean;
};

/** Imports of one file. */
type FileWords = {
  /** Sources that its imports lead to by their paths. */
  readonly targets: readonly string[];
  /** Stems that its relative imports lead to, whether or not a file exists. */
  readonly stems: readonly string[];
  /** Imports without a relative specifier, each of which leads to one place. */
  readonly others: readonly OtherImport[];
};

/** An import that no relative path resolves. */
type OtherImport = {
  /** Specifier; undefined for a language that has none. */
  readonly specifier: string | undefined;
  /** Names by which the files are found that an alias, or a search path, leads to. */
  readonly names: readonly string[];
};

/** Data of a `package.json`. */
export type WorkspaceManifest = {
  readonly folder: string;
  readonly name: string | undefined;
  /** Packages from a registry. */
  readonly declared: readonly string[];
  /** Packages that are declared as the repository's own. */
  readonly own: readonly string[];
  /** Member `imports`: an alias, and a place in the package. */
  readonly imports: readonly (readonly [alias: string, place: string])[];
};

/** Reads the words of a tree. The imports of a file are read when they are first needed. */
function wordsOf(profile: Pick<Profile, "isSource" | "languageId">, tree: TreeListing): TreeWords {
  const sources = tree.paths.filter(profile.isSource).sort(compareText);
  const { near } = importResolver(sources);
  const ofAll = once(() => importResolver(tree.paths).near);
  const byName = new Map<string, string[]>();
  for (const path of sources) push(byName, nameOf(path), path);
  const read = (path: string): FileWords => {
    const language = profile.isSource(path) ? syntaxLanguage(profile.languageId(path)) : undefined;
    const imports = language === undefined ? [] : importsIn(language, tree.text(path) ?? "");
    const relative = imports.flatMap((one) => relativePath(one) ?? []);
    return {
      targets: [...new Set(imports.flatMap((one) => near(path, one)))],
      stems: relative.flatMap((one) => candidatePaths(path, one).map(stemOf)),
      others: imports.flatMap((one) => (relativePath(one) === undefined ? [otherImport(one)] : [])),
    };
  };
  const known = new Map<string, FileWords>();
  return {
    tree,
    there: new Set(tree.paths),
    manifests: manifestsIn(tree),
    of: (path) => {
      const found = known.get(path) ?? read(path);
      known.set(path, found);
      return found;
    },
    named: (name) => byName.get(name) ?? [],
    beginningWith: (beginning) => beginningWith(sources, beginning),
    isThere: (importer, specifier) => {
      const one = { kind: "path", specifier } as const;
      return near(importer, one).length > 0 || ofAll()(importer, one).length > 0;
    },
  };
}

/** Returns a path without the parts that an import leaves out: its endings, and `index` or `__init__`. */
function stemOf(path: string): string {
  const at = path.lastIndexOf("/") + 1;
  const [stem = ""] = path.slice(at).split(".");
  return /^(?:index|__init__)$/u.test(stem) ? folderOf(path) : path.slice(0, at) + stem;
}

/** Returns the last part of a stem, by which an alias may name the file. */
function nameOf(path: string): string {
  return posix.basename(stemOf(path));
}

/** Returns the specifier of a relative import; undefined for any other. */
function relativePath(one: Import): string | undefined {
  return one.kind === "path" && /^\.{1,2}(?:\/|$)/u.test(one.specifier) ? one.specifier : undefined;
}

/** Returns the names by which an import without a relative path may find a file. */
function otherImport(one: Import): OtherImport {
  if (one.kind === "path") return { specifier: one.specifier, names: [nameOf(one.specifier)] };
  const last = writtenModule(one).split(/[./]/u).at(-1) ?? "";
  return { specifier: undefined, names: one.kind === "module" ? [last, ...one.names] : [last] };
}

/**
 * Returns the texts with this beginning, by a binary search: aliases cause many such searches. `sorted` is in the
 * order of `compareText`.
 */
function beginningWith(sorted: readonly string[], beginning: string): readonly string[] {
  let [first, end] = [0, sorted.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if (compareText(sorted[middle] ?? "", beginning) < 0) first = middle + 1;
    else end = middle;
  }
  while (sorted[end]?.startsWith(beginning) === true) end += 1;
  return sorted.slice(first, end);
}

/** Members of `package.json` with dependencies. */
const tables = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/**
 * Reads the `package.json` files of a tree. Their names and aliases show what the files of an unlisted root can
 * import.
 */
export function manifestsIn({ paths, text }: TreeListing): readonly WorkspaceManifest[] {
  return paths.flatMap((path) => {
    if (posix.basename(path) !== "package.json") return [];
    const read = parseJsonDocument(text(path) ?? "");
    if (read.kind !== "value") return [];
    const name = readMember(read.value, "name");
    const entries = tables.flatMap((table) => listEntries(readMember(read.value, table)));
    const isOwn = (range: unknown) => typeof range !== "string" || isOwnRange(range);
    return [
      {
        folder: folderOf(path),
        name: typeof name === "string" && name !== "" ? name : undefined,
        declared: entries.flatMap(([one, range]) => (isOwn(range) ? [] : [one])),
        own: entries.flatMap(([one, range]) => (isOwn(range) ? [one] : [])),
        imports: listEntries(readMember(read.value, "imports")).flatMap(([alias, target]) =>
          placesIn(target).map((place) => [alias, posix.join(folderOf(path), place)] as const),
        ),
      },
    ];
  });
}

/**
 * Returns the places of a target with nested conditions. A target outside of the package is another package, and has
 * none.
 */
function placesIn(target: unknown): readonly string[] {
  if (typeof target === "string") return target.startsWith("./") ? [target] : [];
  if (typeof target !== "object" || target === null) return [];
  return Object.values(target).flatMap(placesIn);
}

/** Files that may belong to a root, and the names that it may import. */
export type UnlistedPrograms = {
  /** All files below the folder, and the sources that those may import, also through others. */
  readonly program: readonly string[];
  /** True if an import of one of them may mean a file of this name. */
  readonly isSought: (path: string) => boolean;
  /** True if an import in the root may mean any file: its name is defined only by the missing file. */
  readonly isOpen: boolean;
};

/** What is needed of a server. */
type OfProfile = Pick<Profile, "isSource" | "languageId" | "configurationPaths">;

/**
 * Returns the program of a root by its folder, as far as it can be known. `root` is the tree on disk, with its
 * installed packages.
 */
export function unlistedPrograms(
  profile: OfProfile,
  tree: TreeListing,
  root: string,
): (folder: string) => UnlistedPrograms {
  const words = once(() => wordsOf(profile, tree));
  return (folder) => unlistedProgram(profile, words(), { root, folder });
}

/** A root on disk. */
type Place = { readonly root: string; readonly folder: string };

/**
 * Follows the imports of all files of the root. A relative import leads to one file; any other one leads to every
 * file of its name, because aliases are unknown.
 */
function unlistedProgram(profile: OfProfile, words: TreeWords, place: Place): UnlistedPrograms {
  const { folder } = place;
  const configured = configuredPlaces(profile, words, folder);
  const fixed = configured.aliases.filter((alias) => !alias.includes("*"));
  const wild = configured.aliases.filter((alias) => alias.includes("*"));
  const packages = new Map<string | undefined, string[]>();
  for (const one of words.manifests) push(packages, one.name, one.folder);
  const own = words.tree.paths.filter(
    (path) => isBelow(path, folder) || configured.taken.some((one) => path.startsWith(one)),
  );
  const isKnown = knownSpecifiers(words, configured, place);
  const ofRoot = new Set(own);
  const found = new Set(own);
  const sought = new Set<string>();
  const [names, specifiers, beginnings] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const take = (beginning: string): void => {
    if (beginnings.has(beginning)) return;
    beginnings.add(beginning);
    for (const target of words.beginningWith(beginning)) found.add(target);
  };
  let isOpen = false;
  // Iterating over a Set also visits values that are added during the loop, so this follows imports to the end.
  for (const path of found) {
    const { targets, stems, others } = words.of(path);
    for (const target of targets) found.add(target);
    for (const stem of stems) sought.add(stem);
    for (const { specifier, names: all } of others) {
      if (specifier !== undefined && ofRoot.has(path)) isOpen ||= !isKnown(path, specifier);
      for (const name of all) {
        if (names.has(name)) continue;
        names.add(name);
        sought.add(name);
        for (const target of words.named(name)) found.add(target);
      }
      if (specifier === undefined || specifiers.has(specifier)) continue;
      specifiers.add(specifier);
      for (const one of fixed) take(one);
      const parts = specifier.split("/");
      for (const at of parts.keys()) {
        const end = parts.slice(at).join("/");
        // A wildcard can match any end of the specifier.
        for (const alias of wild) take(alias.replace("*", () => end));
        for (const one of packages.get(parts.slice(0, at + 1).join("/")) ?? [])
          take(one === "." ? "" : `${one}/`);
      }
    }
  }
  return {
    program: [...found].sort(compareText),
    isSought: (path) => sought.has(nameOf(path)) || sought.has(stemOf(path)),
    isOpen,
  };
}

/** Places that readable configuration files name. */
type Configured = {
  /** Beginnings of the paths that readable configuration files include. */
  readonly taken: readonly string[];
  /** Places where they search imports, each with a wildcard or none. */
  readonly aliases: readonly string[];
  /** Names for those places in an import, each with a wildcard or none. */
  readonly names: readonly string[];
  /** Folders below which an import may begin. */
  readonly bases: readonly string[];
};

/** Member with the options of TypeScript. */
const options = "compilerOptions";

/**
 * Reads the places that the JSON files in the folder name, those that they extend, and the packages around it. They show
 * which further files the unlisted root can contain or import. They also explain imports: one that nothing explains can
 * mean any file.
 */
function configuredPlaces(
  { configurationPaths }: OfProfile,
  { tree: { paths, text }, there, manifests }: TreeWords,
  folder: string,
): Configured {
  const [taken, aliases, names, bases] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const files = new Set(paths.filter((path) => folderOf(path) === folder && path.endsWith(".json")));
  for (const file of files) {
    const content = text(file) ?? "";
    for (const name of keysAt(placedJson(content).value, [options, "paths"])) names.add(name);
    const named = configurationPaths(file, content).filter(({ kind }) => kind !== "leaves-out");
    for (const { key, value, kind, relativeTo } of named) {
      const under = named.find((one) => one.key === relativeTo)?.value ?? ".";
      const from = value.startsWith("$") ? folder : posix.join(folderOf(file), under);
      const place = posix.join(from, value.replace(/^\$\{configDir\}/u, "."));
      for (const one of key === "extends" ? [place, `${place}.json`] : []) if (there.has(one)) files.add(one);
      if (key === "extends") continue;
      if (key === `${options}.baseUrl`) bases.add(place);
      const [beginning = ""] = place.split(/[*?]/u);
      if (kind === "lookup") aliases.add(place);
      else taken.add(/^\.{0,2}(?:\/|$)/u.test(beginning) ? "" : beginning);
    }
  }
  for (const { folder: other, imports } of manifests) {
    for (const [name, place] of isAround(other, folder) ? imports : []) {
      names.add(name);
      aliases.add(place);
    }
  }
  return { taken: [...taken], aliases: [...aliases], names: [...names], bases: [...bases] };
}

/** True if the declarations of a package may count in a root: it contains the root, or is in it. */
function isAround(folder: string, root: string): boolean {
  return folder === root || isBelow(root, folder) || isBelow(folder, root);
}

/** Modules of SvelteKit: the package itself declares them, no path does. */
const ofSvelteKit = /^\$(?:app|env)\/|^\$service-worker$/u;

/**
 * Returns a test: true if a readable file defines what a specifier leads to; false if only a missing file can. An
 * unknown specifier can mean any file, so the root counts as affected by every change.
 */
function knownSpecifiers(
  words: TreeWords,
  { names, bases }: Configured,
  { root, folder }: Place,
): (importer: string, specifier: string) => boolean {
  const near = words.manifests.filter((one) => isAround(one.folder, folder));
  const declared = new Set(near.flatMap((one) => one.declared));
  // Only the name of such a package shows where it is.
  const linked = new Set(near.flatMap(({ own }) => own));
  const workspace = new Set(words.manifests.map(({ name }) => name));
  const hasKit = declared.has("@sveltejs/kit");
  const isPackage = (importer: string, name: string) =>
    workspace.has(name) ||
    (!linked.has(name) &&
      (declared.has(name) ||
        ["", ...foldersAbove(importer)].some((one) => existsSync(join(root, one, "node_modules", name)))));
  // The alias `*` matches every specifier, so it explains none.
  const isAlias = (specifier: string) =>
    names.some((name) => {
      const [before = "", behind] = name.split("*");
      if (behind === undefined) return specifier === name;
      return name !== "*" && specifier.startsWith(before) && specifier.endsWith(behind);
    });
  const isKnown = (importer: string, specifier: string): boolean => {
    // A pattern of an ambient module; a module of Node, of another runtime, or of a bundler.
    if (/\*|^[a-z][\w+.-]*:/u.test(specifier) || isNodeModule(specifier) || isAlias(specifier)) return true;
    if (hasKit && ofSvelteKit.test(specifier)) return true;
    if (packagesOfImport("npm", specifier, new Map()).some((name) => isPackage(importer, name))) return true;
    if (bases.some((base) => words.isThere(`${base}/x`, `./${specifier}`))) return true;
    // An alias with a wildcard leads to files of this name, which are all included. An alias without one can lead to any
    // file.
    const hasRest = /^(?!@[^/]+\/[^/]+$).*\//u.test(specifier) || (hasKit && specifier === "$lib");
    return hasRest && words.isThere(importer, specifier);
  };
  const known = new Map<string, boolean>();
  return (importer, specifier) => {
    const key = `${folderOf(importer)}\0${specifier}`;
    const answer = known.get(key) ?? isKnown(importer, specifier);
    known.set(key, answer);
    return answer;
  };
}
