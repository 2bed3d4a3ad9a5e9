/** Reads a tree once for all roots whose files cannot be listed: the imports of each file, and where they may lead. */
import { posix } from "node:path";
import { importResolver } from "../affected/imports.ts";
import { placesOfSpecifier } from "../affected/specifiers.ts";
import { member } from "../model/json.ts";
import { once } from "../model/once.ts";
import { compareText } from "../model/order.ts";
import { folderOf } from "../model/paths.ts";
import { push } from "../model/push.ts";
import { entriesOf, readJson } from "../packages/document.ts";
import { isOwnRange } from "../packages/manifest.ts";
import type { Profile, TreeListing } from "../servers/profile.ts";
import { type Import, importsIn, writtenModule } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";

export type TreeWords = {
  readonly tree: TreeListing;
  readonly there: ReadonlySet<string>;
  readonly manifests: readonly Manifest[];
  readonly of: (path: string) => FileWords;
  /** Sources that may have such a name. */
  readonly named: (name: string) => readonly string[];
  /** Sources whose paths begin so. */
  readonly beginningWith: (beginning: string) => readonly string[];
  /** True if a file exists to which a specifier may lead without an alias, or by an alias of its first part. */
  readonly isThere: (importer: string, specifier: string) => boolean;
};

export type FileWords = {
  /** Sources that its imports lead to by their paths. */
  readonly targets: readonly string[];
  /** Stems that its relative imports lead to, whether or not a file exists. */
  readonly stems: readonly string[];
  /** Imports without a relative specifier, each of which leads to one place. */
  readonly others: readonly OtherImport[];
};

export type OtherImport = {
  /** Specifier; undefined for a language that has none. */
  readonly specifier: string | undefined;
  /** Names by which the files are found that an alias, or a search path, leads to. */
  readonly names: readonly string[];
};

/** Data of a `package.json`. */
export type Manifest = {
  readonly folder: string;
  readonly name: string | undefined;
  /** Packages from a registry. */
  readonly declared: readonly string[];
  /** Packages that are declared as the repository's own. */
  readonly own: readonly string[];
  /** Member `imports`: an alias, and a place in the package. */
  readonly imports: readonly (readonly [alias: string, place: string])[];
};

export function wordsOf(profile: Pick<Profile, "isSource" | "languageId">, tree: TreeListing): TreeWords {
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
      stems: relative.flatMap((one) => placesOfSpecifier(path, one).map(stemOf)),
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

/** Path without what an import leaves out: its endings, and the file that stands for its folder. */
export function stemOf(path: string): string {
  const at = path.lastIndexOf("/") + 1;
  const [stem = ""] = path.slice(at).split(".");
  return /^(?:index|__init__)$/u.test(stem) ? folderOf(path) : path.slice(0, at) + stem;
}

export function nameOf(path: string): string {
  return posix.basename(stemOf(path));
}

function relativePath(one: Import): string | undefined {
  return one.kind === "path" && /^\.{1,2}(?:\/|$)/u.test(one.specifier) ? one.specifier : undefined;
}

function otherImport(one: Import): OtherImport {
  if (one.kind === "path") return { specifier: one.specifier, names: [nameOf(one.specifier)] };
  const last = writtenModule(one).split(/[./]/u).at(-1) ?? "";
  return { specifier: undefined, names: one.kind === "module" ? [last, ...one.names] : [last] };
}

/** Returns the texts with the beginning, of texts in the order of `compareText`. */
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

const tables = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

function manifestsIn({ paths, text }: TreeListing): readonly Manifest[] {
  return paths.flatMap((path) => {
    if (posix.basename(path) !== "package.json") return [];
    const read = readJson(text(path) ?? "");
    if (read.kind !== "value") return [];
    const name = member(read.value, "name");
    const entries = tables.flatMap((table) => entriesOf(member(read.value, table)));
    const isOwn = (range: unknown) => typeof range !== "string" || isOwnRange(range);
    return [
      {
        folder: folderOf(path),
        name: typeof name === "string" && name !== "" ? name : undefined,
        declared: entries.flatMap(([one, range]) => (isOwn(range) ? [] : [one])),
        own: entries.flatMap(([one, range]) => (isOwn(range) ? [one] : [])),
        imports: entriesOf(member(read.value, "imports")).flatMap(([alias, target]) =>
          placesIn(target).map((place) => [alias, posix.join(folderOf(path), place)] as const),
        ),
      },
    ];
  });
}

/** Reads the places of nested conditions; a target outside of the package is a package. */
function placesIn(target: unknown): readonly string[] {
  if (typeof target === "string") return target.startsWith("./") ? [target] : [];
  if (typeof target !== "object" || target === null) return [];
  return Object.values(target).flatMap(placesIn);
}
