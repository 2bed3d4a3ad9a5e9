/** Builds the import graph of the files of one program, with its import cycles. */
import { once } from "../model/once.ts";
import { push } from "../model/push.ts";
import type { Import, ModuleImport } from "../syntax/imports.ts";
import { useResolver } from "./crates.ts";

/** Resolves a specifier of TypeScript or JavaScript to files of a program: `./a.js`, `../b`, `@/c`, `#d`. */
type ResolveSpecifier = (importer: string, specifier: string) => readonly string[];

/**
 * Resolves a relative specifier as TypeScript does, to at most one file. Any other specifier is resolved generously,
 * because `paths`, `baseUrl`, `imports` and packages of the same repository are not read here. It tries every folder
 * around the importing file and the `src` of each, with the first part, and without it if that looks like an alias. A
 * link too many only costs time; a missing one would hide a finding.
 */
export function createSpecifierResolver(files: readonly string[]): ResolveSpecifier {
  const known = new Set(files);
  const stems = new Set(files.flatMap(stemsOf));
  const fileAt = (path: string): readonly string[] => {
    // This test is cheap, and most specifiers name packages.
    if (!stems.has(stemOf(path))) return [];
    const found = candidates(path).find((candidate) => known.has(candidate));
    return found === undefined ? [] : [found];
  };
  return (importer, specifier) => {
    const folders = importer.split("/").slice(0, -1);
    if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return walk(folders, specifier).flatMap(fileAt);
    const roots = [...folders.keys(), folders.length].map((count) => folders.slice(0, count));
    return withoutAlias(specifier).flatMap((path) =>
      roots.flatMap((root) => [
        ...walk(root, path).flatMap(fileAt),
        ...walk([...root, "src"], path).flatMap(fileAt),
      ]),
    );
  };
}

/**
 * Returns the possible places of a specifier, even if no file is there, so that a missing module has one name on both
 * sides. A relative specifier has one place; otherwise the likeliest comes first.
 */
export function candidatePaths(importer: string, specifier: string): readonly string[] {
  const folders = importer.split("/").slice(0, -1);
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return walk(folders, specifier);
  if (!/^[@~#$]/u.test(specifier)) return [];
  const roots = [...folders.keys(), folders.length].map((count) => folders.slice(0, count));
  return withoutAlias(specifier)
    .slice(1)
    .flatMap((path) => roots.flatMap((root) => [...walk([...root, "src"], path), ...walk(root, path)]));
}

/**
 * Follows a relative path from a folder. Empty if the path leaves the repository, because no file of the program is
 * there.
 */
function walk(folders: readonly string[], path: string): readonly string[] {
  const parts = [...folders];
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return [];
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return [parts.join("/")];
}

/**
 * Returns variants of a specifier without its alias. In `@/a`, `~/a`, `#a/b`, `@app/b` and `$lib/b`, the first part
 * or its mark may stand for a folder that only the configuration names.
 */
function withoutAlias(specifier: string): readonly string[] {
  if (!/^[@~#$]/u.test(specifier)) return [specifier];
  const rest = specifier.split("/").slice(1).join("/");
  return [specifier, specifier.slice(1), ...(rest === "" ? [] : [rest])];
}

/** Endings that TypeScript adds to a specifier without one, in its order. */
const implied = [".ts", ".tsx", ".d.ts", ".js", ".jsx"];
/** Endings of sources that TypeScript tries if a specifier names the compiled file. */
const sources: Readonly<Record<string, readonly string[]>> = {
  ".js": [".ts", ".tsx", ".d.ts", ".js", ".jsx"],
  ".jsx": [".tsx", ".ts", ".d.ts", ".jsx", ".js"],
  ".mjs": [".mts", ".d.mts", ".mjs"],
  ".cjs": [".cts", ".d.cts", ".cjs"],
};

/**
 * Returns the files that a path can mean, in the order in which TypeScript tries them. The first that exists is the
 * one that the checker reads.
 */
function candidates(path: string): readonly string[] {
  const extension = /\.[^./]+$/u.exec(path)?.[0] ?? "";
  const without = path.slice(0, path.length - extension.length);
  const index = path === "" ? "index" : `${path}/index`;
  return [
    ...(sources[extension] ?? []).map((source) => without + source),
    path,
    ...implied.map((source) => path + source),
    ...implied.map((source) => index + source),
    // Declarations of a file of another kind: `a.css` by `a.d.css.ts`.
    ...(extension === "" ? [] : [`${without}.d${extension}.ts`]),
  ];
}

/**
 * Returns a path without everything after the first dot of its name. A source and its declarations share it, so one
 * lookup excludes most specifiers.
 */
function stemOf(path: string): string {
  const name = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", name);
  return dot < 0 ? path : path.slice(0, dot);
}

/** Returns the stems under which an import can name a file. An `index` file can be named by its folder. */
function stemsOf(file: string): readonly string[] {
  const stem = stemOf(file);
  const folder = /^(?:(.*)\/)?index$/u.exec(stem);
  return folder === null ? [stem] : [stem, stemOf(folder[1] ?? "")];
}

/** Imports between the files of a program. */
export type ImportGraph = {
  /** Files that a file imports, by path. A file without imports has no entry. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The import cycle that contains a file. A file in no cycle has no entry. */
  readonly cycles: ReadonlyMap<string, readonly string[]>;
};

/**
 * Builds the graph with generous resolution. In Python, an absolute import may refer to a file below any folder
 * around the importing file, or below `src`. A package stands for its `__init__`, and a name imported from a package
 * may be one of its modules. Specifiers of TypeScript are resolved by `createSpecifierResolver`. Go, Rust and C have
 * no edges.
 */
export function importGraph(
  files: readonly string[],
  importsOf: (path: string) => readonly Import[],
): ImportGraph {
  const { targets } = importResolver(files);
  return graphFrom(files, (file) => importsOf(file).flatMap((one) => targets(file, one)));
}

/** Builds an import graph; `createGraphCache` returns one that remembers. */
export type MakeGraph = typeof importGraph;

/**
 * Returns an `importGraph` that remembers its last states. Commits of a branch differ in few files: for the same list
 * of files, the targets of an unchanged list of imports are computed once.
 */
export function createGraphCache(): MakeGraph {
  type Known = {
    readonly files: readonly string[];
    readonly targets: ResolveImport;
    readonly found: Map<string, { readonly of: readonly Import[]; readonly targets: readonly string[] }>;
  };
  let memory: readonly Known[] = [];
  return (files, importsOf) => {
    const isOf = (one: Known) =>
      one.files.length === files.length && one.files.every((file, at) => file === files[at]);
    const known = memory.find(isOf) ?? { files, targets: importResolver(files).targets, found: new Map() };
    // Three states are in use at once: base, head, and the state before.
    memory = [known, ...memory.filter((one) => one !== known)].slice(0, 3);
    return graphFrom(files, (file) => {
      const of = importsOf(file);
      const before = known.found.get(file);
      if (before?.of === of) return before.targets;
      const targets = of.flatMap((one) => known.targets(file, one));
      known.found.set(file, { of, targets });
      return targets;
    });
  };
}

/**
 * Builds the graph from the targets of each file. Imports of a file by itself are left out, because they would make
 * every such file a cycle.
 */
function graphFrom(files: readonly string[], targetsOf: (file: string) => readonly string[]): ImportGraph {
  const imports = new Map<string, Set<string>>();
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const target of targetsOf(file)) {
      if (target === file) continue;
      addTo(imports, file, target);
      addTo(importers, target, file);
    }
  }
  return { imports, importers, cycles: cyclesOf(files, imports) };
}

/**
 * Returns two resolvers. `targets` gives all files that an import may lead to, as `importGraph` needs them. `near`
 * gives only the file of the module itself, without the packages around it and the names imported from it.
 */
export function importResolver(
  files: readonly string[],
): Readonly<Record<"targets" | "near", ResolveImport>> {
  // Most programs are in one language and need only one of these.
  const known = once(() => moduleIndex(files));
  const resolve = once(() => createSpecifierResolver(files));
  const packages = once(() => createPackageResolver(files));
  const uses = once(() => useResolver(files));
  const includes = once(() => createIncludeResolver(files));
  return {
    targets: (file, one) => {
      if (one.kind === "path") return resolve()(file, one.specifier);
      // The graph has no edges for Go, Rust and C: Go forbids import cycles, and files of one package or crate see each other without imports.
      return one.kind === "module" ? targetsOf(file, one, known()) : [];
    },
    near: (file, one) => {
      if (one.kind === "path") return resolve()(file, one.specifier);
      if (one.kind === "package") return packages()(file, one.path);
      if (one.kind === "use") return uses()(file, one.path);
      if (one.kind === "include") return includes()(file, one.path);
      return rootsOf(file, one).flatMap((root) => known().get([...root, ...partsOf(one)].join("/")) ?? []);
    },
  };
}

/** Returns a resolver of the module of an import, without what is imported from it. */
export function createModuleResolver(files: readonly string[]): ResolveImport {
  return importResolver(files).near;
}

/** Returns the files that an import of a file may mean. */
type ResolveImport = (file: string, one: Import) => readonly string[];

/**
 * Returns these files and all their importers, direct and indirect: everything that a change of these files can
 * reach.
 */
export function withImporters(
  { importers }: { readonly importers: ReadonlyMap<string, Iterable<string>> },
  files: Iterable<string>,
): ReadonlySet<string> {
  const found = new Set(files);
  // The loop also visits the files that it adds to the set on the way.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/**
 * Returns a test whether a file is, or imports, another, directly or indirectly. The reach of each file is computed
 * once, because causes are searched for many findings of one file.
 */
export function createReachability({ imports }: ImportGraph): (path: string, other: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  const reached = (path: string): ReadonlySet<string> => {
    const found = new Set([path]);
    // The loop also visits the files that it adds to the set on the way.
    for (const file of found) for (const target of imports.get(file) ?? []) found.add(target);
    known.set(path, found);
    return found;
  };
  return (path, other) => path === other || (known.get(path) ?? reached(path)).has(other);
}

/** Files by module path with slashes: a source and its stub. */
type ModuleIndex = ReadonlyMap<string, readonly string[]>;

/**
 * Indexes Python files by module path, so that an import is one lookup. A source and its stub have the same path.
 */
function moduleIndex(files: readonly string[]): ModuleIndex {
  const index = new Map<string, string[]>();
  for (const file of files) {
    const module = file.replace(/\.pyi?$/u, "").replace(/(?:^|\/)__init__$/u, "");
    push(index, module, file);
  }
  return index;
}

/**
 * Returns all files that a Python import runs or may name: the packages on the way, the module, and submodules. A
 * change of any of them can change what the importer knows, so the importer is affected.
 */
function targetsOf(file: string, one: ModuleImport, known: ModuleIndex): readonly string[] {
  const path = partsOf(one);
  const found: string[] = [];
  for (const root of rootsOf(file, one)) {
    const at = (parts: readonly string[]) => known.get([...root, ...parts].join("/")) ?? [];
    // Importing a.b runs a first.
    for (let length = one.level > 0 ? 0 : 1; length <= path.length; length++)
      found.push(...at(path.slice(0, length)));
    for (const name of one.names) found.push(...at([...path, name]));
  }
  return found;
}

function partsOf({ module }: ModuleImport): readonly string[] {
  return module === "" ? [] : module.split(".");
}

/**
 * Returns the folders below which the module of a Python import may be, nearest first. The search path is not read
 * here, so every folder around the file counts. `src` and `typings` are where pyright also searches.
 */
function rootsOf(file: string, { level }: ModuleImport): readonly (readonly string[])[] {
  const folders = file.split("/").slice(0, -1);
  return level > 0
    ? [folders.slice(0, Math.max(0, folders.length - level + 1))]
    : [...folders.map((_, index) => folders.slice(0, folders.length - index)), [], ["src"], ["typings"]];
}

/**
 * Returns Tarjan's strongly connected components of more than one file. It uses no recursion, because a chain of
 * imports can be longer than the call stack.
 */
function cyclesOf(
  files: readonly string[],
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly string[]> {
  const cycles = new Map<string, readonly string[]>();
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const lower = (file: string, to: number) =>
    lowest.set(file, Math.min(lowest.get(file) ?? Number.POSITIVE_INFINITY, to));
  for (const start of files) {
    if (order.has(start)) continue;
    const walk: { file: string; next: Iterator<string> }[] = [];
    const enter = (file: string) => {
      order.set(file, order.size);
      lower(file, order.get(file) ?? 0);
      open.push(file);
      isOpen.add(file);
      walk.push({ file, next: (imports.get(file) ?? new Set<string>()).values() });
    };
    enter(start);
    for (let top = walk.at(-1); top !== undefined; top = walk.at(-1)) {
      const { value: target, done } = top.next.next();
      if (done !== true) {
        if (!order.has(target)) enter(target);
        else if (isOpen.has(target)) lower(top.file, order.get(target) ?? 0);
        continue;
      }
      walk.pop();
      const parent = walk.at(-1);
      if (parent !== undefined) lower(parent.file, lowest.get(top.file) ?? 0);
      if (lowest.get(top.file) !== order.get(top.file)) continue;
      const members = open.splice(open.lastIndexOf(top.file));
      for (const member of members) isOpen.delete(member);
      if (members.length < 2) continue;
      members.sort();
      for (const member of members) cycles.set(member, members);
    }
  }
  return cycles;
}

/** Adds a value to the set of a key. */
function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}

/** Resolves an `#include` of C or C++ to files of a program. */
type ResolveInclude = (includer: string, path: string) => readonly string[];

/**
 * Resolves to the file next to the includer. The include folders are in the compile command, which is not read here.
 * So otherwise it is the only file of the tree whose path ends with the included path; none if there are several.
 */
export function createIncludeResolver(files: readonly string[]): ResolveInclude {
  const known = new Set(files);
  const byName = new Map<string, string[]>();
  for (const file of files) push(byName, nameOf(file), file);
  return (includer, path) => {
    const beside = joined(includer.split("/").slice(0, -1), path.split("/"));
    if (beside !== undefined && known.has(beside)) return [beside];
    const end = path.replace(/^(?:\.{1,2}\/)+/u, "");
    const found = (byName.get(nameOf(path)) ?? []).filter((file) => file === end || file.endsWith(`/${end}`));
    return found.length === 1 ? found : [];
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Joins a path to a folder and resolves `..` in it. Undefined if the result is outside the tree, because no file of
 * the program is there.
 */
function joined(folder: readonly string[], parts: readonly string[]): string | undefined {
  const found = [...folder];
  for (const part of parts) {
    if (part === "..") {
      if (found.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") found.push(part);
  }
  return found.join("/");
}

/** Resolves a path of Go to files of a program: `example.com/shop/rates` to those of the folder `rates`. */
type ResolvePackage = (importer: string, path: string) => readonly string[];

/**
 * Resolves without `go.mod`, which has the name of a module. It takes the folder below any folder around the
 * importing file whose path is the longest end of the import. So the package in the top folder of a module is never
 * found. Tests are left out, because nothing can import them.
 */
export function createPackageResolver(files: readonly string[]): ResolvePackage {
  const folders = Map.groupBy(
    files.filter((file) => file.endsWith(".go") && !file.endsWith("_test.go")),
    folderOf,
  );
  return (importer, path) => {
    const around = folderOf(importer).split("/").filter(Boolean);
    const roots = Array.from({ length: around.length + 1 }, (_, up) => around.slice(0, around.length - up));
    const parts = path.split("/");
    for (let from = 0; from < parts.length; from++) {
      for (const root of roots) {
        const found = folders.get([...root, ...parts.slice(from)].join("/"));
        if (found !== undefined) return found;
      }
    }
    return [];
  };
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}
