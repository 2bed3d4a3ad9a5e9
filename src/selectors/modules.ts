/**
 * Finds the file of a module, and the definition that a name of the module stands for. A name that is only re-exported
 * is followed to its definition; the way there is the route.
 */
import { importResolver } from "../affected/imports.ts";
import { innerModule } from "../affected/module-names.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import { compareText } from "../model/order.ts";
import { type Document, readJsonc, readToml } from "../packages/document.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import type { Import } from "../syntax/imports.ts";
import { namedDefinitions } from "../syntax/outline.ts";
import type { Reading } from "../syntax/reading.ts";
import type { ListedName } from "./given.ts";
import {
  type AstPlace,
  type FilePlace,
  type ModuleLanguage,
  type ModulePlace,
  moduleLanguages,
  pathOf,
  printPlace,
} from "./place.ts";

/** Tree in which modules are searched. */
export type ModuleTree = {
  readonly paths: readonly string[];
  /** Returns the text of a file; undefined if it cannot be read. */
  readonly textOf: (path: string) => Promise<string | undefined>;
  /** Returns the reading of a file; undefined without a grammar. */
  readonly readingOf: (path: string) => Promise<Reading | undefined>;
  /** Names with a value that the outline of a reading does not list. */
  readonly givenIn: (reading: Reading) => readonly ListedName[];
};

/** One step of a re-export: the file, and the 1-based line of the import or export. */
export type RouteStep = { readonly path: string; readonly line: number };

export type FoundModule = { readonly place: FilePlace; readonly route: readonly RouteStep[] };

/** Limits on what is followed and read: a hostile tree can chain its exports. */
const hopsMax = 200;
const manifestsMax = 2_000;

/**
 * Returns the place in a file that a place by its module stands for. Throws a UserError with exit code 3 if there is no
 * such module or name, and 4 with the candidates if several files have the module's name.
 */
export async function findModulePlace(place: ModulePlace | AstPlace, tree: ModuleTree): Promise<FoundModule> {
  const { seen } = place;
  if (place.kind === "ast") {
    if ("path" in place.root) return { place: { ...place, root: place.root }, route: [] };
    const { module } = place.root;
    const found = await Promise.all(
      moduleLanguages.map(async (one) => await filesOfModule(one, module, tree)),
    );
    const path = onlyFile(
      place,
      module,
      found.flatMap(({ files }) => files),
      tree,
    );
    return { place: { ...place, root: { path } }, route: [] };
  }
  const { language, module, role, overload } = place;
  const { files, names: inner } = await filesOfModule(language, module, tree);
  const names = [...inner, ...place.names];
  if (names.length === 0) {
    const path = onlyFile(place, module, files, tree);
    return { place: { kind: "file", path, ...compact({ seen }) }, route: [] };
  }
  const symbol = (path: string, of: readonly string[]): FilePlace =>
    of.length === 0
      ? { kind: "file", path, ...compact({ seen }) }
      : { kind: "symbol", path, names: of, ...compact({ role, overload, seen }) };
  const follow = new Follower(tree);
  const byPlace = new Map<string, FoundModule>();
  for (const file of files)
    for (const one of await follow.find(file, names)) {
      const at = symbol(one.path, one.names);
      byPlace.set(printPlace(at), byPlace.get(printPlace(at)) ?? { place: at, route: one.route });
    }
  const found = [...byPlace.values()];
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  if (second !== undefined)
    throw severalFiles(
      place,
      found.map((one) => one.place),
    );
  // A package of Go has several files, so the error of a name names the package and not one of them.
  const [only, ...others] = files;
  if (only === undefined) throw noModule(place, module, tree);
  if (others.length === 0) throw await noName(only, names, module, tree);
  throw new UserError("not-found", `the module ${module} defines no \`${names.join(".")}\``, {
    hint: `Its files are ${files.slice(0, 10).join(", ")}.`,
  });
}

/** Returns the error for a name that a module neither defines nor imports; its hint is the nearest name. */
async function noName(
  file: string,
  names: readonly string[],
  module: string,
  tree: ModuleTree,
): Promise<UserError> {
  const wanted = names.join(".");
  const reading = await tree.readingOf(file);
  const all =
    reading === undefined
      ? []
      : [
          ...namedDefinitions(reading).map(({ symbol }) => symbol),
          ...tree.givenIn(reading).map(({ symbol }) => symbol),
          ...findAliases(reading).map(({ local }) => local),
        ];
  const near = all.find((one) => one.endsWith(`.${wanted}`)) ?? findNearest(wanted, [...new Set(all)]);
  return new UserError("not-found", `the module ${module} (${file}) has no \`${wanted}\``, {
    hint:
      near === undefined
        ? `To list the definitions of the file: lanser outline ${printPlace({ kind: "file", path: file })}`
        : `Did you mean \`${near}\`?`,
  });
}

/** Returns the only file of a module. */
function onlyFile(
  place: ModulePlace | AstPlace,
  module: string,
  files: readonly string[],
  tree: ModuleTree,
): string {
  const [first, second] = [...new Set(files)];
  if (first === undefined) throw noModule(place, module, tree);
  if (second === undefined) return first;
  throw severalFiles(
    place,
    files.map((path) => withFile(place, path)),
  );
}

function withFile(place: ModulePlace | AstPlace, path: string): FilePlace {
  if (place.kind === "ast") return { ...place, root: { path } };
  return { kind: "file", path, ...compact({ seen: place.seen }) };
}

function severalFiles(place: ModulePlace | AstPlace, places: readonly FilePlace[]): UserError {
  const candidates = places
    .map((one) => ({ selector: printPlace(one), path: pathOf(one) }))
    .toSorted((one, other) => compareText(one.selector, other.selector))
    .slice(0, 20);
  return new UserError("ambiguous", `\`${printPlace(place)}\` can mean ${places.length} places`, {
    hint: `Name one of them:\n${candidates.map(({ selector }) => selector).join("\n")}`,
    candidates: candidates.map((one) => ({ ...one, range: [0, 0, 0, 0], symbol: null, score: 1 })),
  });
}

function noModule(place: ModulePlace | AstPlace, module: string, { paths }: ModuleTree): UserError {
  const wanted = module
    .split(/::|[./]/u)
    .filter(Boolean)
    .join("/");
  const stems = new Map(
    paths.map((path) => [path.replace(/(?:\/__init__|\/index)?(?:\.d)?\.\w+$/u, ""), path]),
  );
  const tail = [...stems.keys()].map((stem) => stem.split("/").slice(-wanted.split("/").length).join("/"));
  const closest = findNearest(wanted, [...new Set(tail)]);
  const near = [...stems].find(
    ([stem]) => closest !== undefined && (stem === closest || stem.endsWith(`/${closest}`)),
  )?.[1];
  return new UserError(
    "not-found",
    `no file of the tree is the module \`${module}\` of \`${printPlace(place)}\``,
    {
      hint:
        near === undefined
          ? "Name the file by its path: path#NAME."
          : `Did you mean ${printPlace({ kind: "file", path: near })}?`,
    },
  );
}

/** Files of a module; `names` are the last parts of its name if they are modules inside the file. */
type ModuleFiles = { readonly files: readonly string[]; readonly names: readonly string[] };

async function filesOfModule(
  language: ModuleLanguage,
  module: string,
  tree: ModuleTree,
): Promise<ModuleFiles> {
  switch (language) {
    case "py":
      return { files: pythonFiles(module, tree.paths), names: [] };
    case "ts":
      return { files: await scriptFiles(module, tree), names: [] };
    case "go":
      return { files: await goFiles(module, tree), names: [] };
    case "rs":
      return await rustFiles(module, tree);
  }
}

/**
 * Returns the Python files whose path ends with the module, below a folder that is no package itself. Folders that the
 * project declares as roots count first: the top, folders with a manifest, and `src` in them.
 */
function pythonFiles(module: string, paths: readonly string[]): readonly string[] {
  const wanted = module.replaceAll(".", "/");
  const packages = new Set(
    paths.filter((path) => /(?:^|\/)__init__\.pyi?$/u.test(path)).map((path) => folderOf(path)),
  );
  const found = paths.flatMap((path) => {
    if (!/\.pyi?$/u.test(path)) return [];
    const stem = path.replace(/\.pyi?$/u, "").replace(/(?:^|\/)__init__$/u, "");
    if (stem !== wanted && !stem.endsWith(`/${wanted}`)) return [];
    const root = stem.slice(0, Math.max(0, stem.length - wanted.length - 1));
    return packages.has(root) && root !== "" ? [] : [{ path, root }];
  });
  const manifests = paths.filter((path) => /(?:^|\/)(?:pyproject\.toml|setup\.(?:py|cfg))$/u.test(path));
  const declared = new Set([
    "",
    "src",
    ...manifests.flatMap((path) => [folderOf(path), joined(folderOf(path), "src")]),
  ]);
  const inRoots = found.filter(({ root }) => declared.has(root));
  const kept = (inRoots.length > 0 ? inRoots : found).map(({ path }) => path);
  return codeOf(kept, new Set(paths));
}

/** Returns the code in place of its declarations: a stub, or a `.d.ts` next to JavaScript, is the same module. */
function codeOf(files: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const code = files.map((file) => {
    const stem = file.replace(/\.d\.([cm]?)ts$/u, ".$1js");
    if (stem !== file) return [stem, `${stem}x`].find((one) => known.has(one)) ?? file;
    return file.endsWith(".pyi") && known.has(file.slice(0, -1)) ? file.slice(0, -1) : file;
  });
  return [...new Set(code)];
}

/** Returns the files of a specifier of TypeScript: from the top, by a package of the tree, or by `paths`. */
async function scriptFiles(module: string, tree: ModuleTree): Promise<readonly string[]> {
  const { near } = importResolver(tree.paths);
  const known = new Set(tree.paths);
  const at = (folder: string, path: string): readonly string[] => {
    const specifier = `./${path.replace(/^(?:\.?\/)+/u, "")}`;
    const found = near(joined(folder, "package.json"), { kind: "path", specifier });
    return /\.d\.[cm]?ts$/u.test(path) ? found : codeOf(found, known);
  };
  const found = new Set(module.startsWith(".") ? [] : at("", module));
  const manifests = tree.paths.filter((path) => /(?:^|\/)package\.json$/u.test(path)).slice(0, manifestsMax);
  for (const path of manifests) {
    const manifest = objectOf(valueIn(readJsonc((await tree.textOf(path)) ?? "")));
    const { name } = manifest;
    if (typeof name !== "string" || (module !== name && !module.startsWith(`${name}/`))) continue;
    const subpath = module.slice(name.length + 1);
    for (const target of packageTargets(manifest, subpath)) {
      const [file] = sourcesOf(target).flatMap((one) => at(folderOf(path), one));
      if (file === undefined) continue;
      found.add(file);
      break;
    }
  }
  const configs = tree.paths
    .filter((path) => /(?:^|\/)[jt]sconfig[^/]*\.json$/u.test(path))
    .slice(0, manifestsMax);
  for (const path of configs) {
    const options = objectOf(
      objectOf(valueIn(readJsonc((await tree.textOf(path)) ?? "")))["compilerOptions"],
    );
    const base = joined(folderOf(path), typeof options["baseUrl"] === "string" ? options["baseUrl"] : "");
    for (const target of aliasTargets(objectOf(options["paths"]), module)) {
      const [file] = at(normal(base), target);
      if (file !== undefined) found.add(file);
    }
  }
  return [...found];
}

/** Returns the targets of a subpath of a package, by `exports`, otherwise by its main file, the likeliest first. */
function packageTargets(manifest: Readonly<Record<string, unknown>>, subpath: string): readonly string[] {
  const { exports } = manifest;
  const own = subpath === "" ? "." : `./${subpath}`;
  if (exports !== undefined) {
    const isMap = Object.keys(objectOf(exports)).some((key) => key.startsWith("."));
    const entries: readonly (readonly [string, unknown])[] = isMap
      ? Object.entries(objectOf(exports))
      : [[".", exports]];
    return entries.flatMap(([key, target]) => {
      const part = starOf(key, own);
      return part === undefined ? [] : conditionsOf(target).map((one) => one.replaceAll("*", part));
    });
  }
  if (subpath !== "") return [subpath, `src/${subpath}`];
  const named = ["source", "types", "typings", "module", "main"].flatMap((key) =>
    typeof manifest[key] === "string" ? [manifest[key]] : [],
  );
  return [...named, "index", "src/index"];
}

/** Returns what the star of a pattern stands for in a text; empty without a star; undefined if it does not match. */
function starOf(pattern: string, text: string): string | undefined {
  const [before = "", behind] = pattern.split("*");
  if (behind === undefined) return pattern === text ? "" : undefined;
  const isMatch =
    text.startsWith(before) && text.endsWith(behind) && text.length >= before.length + behind.length;
  return isMatch ? text.slice(before.length, text.length - behind.length) : undefined;
}

/**
 * Returns the paths in a target of `exports`, the likeliest first: as an `import` of code finds them, then as one of
 * types. A target for `require` is another build of the same module.
 */
function conditionsOf(target: unknown): readonly string[] {
  return [...withConditions(target, codeConditions), ...withConditions(target, typeConditions)];
}

const codeConditions: ReadonlySet<string> = new Set(["source", "import", "module", "node", "default"]);
const typeConditions: ReadonlySet<string> = new Set([...codeConditions, "types", "require"]);

function withConditions(target: unknown, conditions: ReadonlySet<string>, depth = 0): readonly string[] {
  if (typeof target === "string") return [target];
  if (depth > 10 || typeof target !== "object" || target === null) return [];
  return Object.entries(target).flatMap(([condition, one]) =>
    conditions.has(condition) ? withConditions(one, conditions, depth + 1) : [],
  );
}

/** Returns the path, then the source that a built file is usually made of: `./dist/a.js` of `src/a.ts`. */
function sourcesOf(target: string): readonly string[] {
  const [, rest] =
    /^(?:\.\/)?(?:dist|lib|build|out|esm|cjs)\/(?:(?:esm|cjs|types|src)\/)?(.+)$/u.exec(target) ?? [];
  if (rest === undefined) return [target];
  const stem = rest.replace(/(?:\.d)?\.[cm]?[jt]sx?$/u, "");
  return [target, `src/${stem}`, stem];
}

function aliasTargets(paths: Readonly<Record<string, unknown>>, module: string): readonly string[] {
  return Object.entries(paths).flatMap(([pattern, targets]) => {
    const part = starOf(pattern, module);
    if (part === undefined || !Array.isArray(targets)) return [];
    return targets.flatMap((one) => (typeof one === "string" ? [one.replaceAll("*", part)] : []));
  });
}

/** Returns the files of a package of Go, by the module names in the `go.mod` files of the tree. */
async function goFiles(module: string, tree: ModuleTree): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of tree.paths.filter((one) => /(?:^|\/)go\.mod$/u.test(one)).slice(0, manifestsMax)) {
    const [, name] = /^\s*module\s+"?([^\s"]+)/mu.exec((await tree.textOf(path)) ?? "") ?? [];
    if (name === undefined || (module !== name && !module.startsWith(`${name}/`))) continue;
    const folder = joined(folderOf(path), module.slice(name.length + 1));
    found.push(
      ...tree.paths.filter(
        (one) => one.endsWith(".go") && !one.endsWith("_test.go") && folderOf(one) === folder,
      ),
    );
  }
  return found;
}

/**
 * Returns the file of a module of Rust: `shop::rates` in the crate `shop`, or `crate::rates` in any crate. Modules that
 * have no file are names in the file around them.
 */
async function rustFiles(module: string, tree: ModuleTree): Promise<ModuleFiles> {
  const { near } = importResolver(tree.paths);
  const [crate = "", ...parts] = module.split("::");
  const found: { file: string; depth: number }[] = [];
  for (const path of tree.paths.filter((one) => /(?:^|\/)Cargo\.toml$/u.test(one)).slice(0, manifestsMax)) {
    const name = crateName((await tree.textOf(path)) ?? "");
    if (name === undefined || (crate !== "crate" && name !== crate)) continue;
    const root = joined(folderOf(path), "src/lib.rs");
    for (let depth = parts.length; depth >= 0; depth -= 1) {
      const files = near(root, { kind: "use", path: ["crate", ...parts.slice(0, depth)].join("::") });
      if (files.length === 0) continue;
      found.push(...files.map((file) => ({ file, depth })));
      break;
    }
  }
  const depth = Math.max(0, ...found.map((one) => one.depth));
  return {
    files: found.filter((one) => one.depth === depth).map(({ file }) => file),
    names: parts.slice(depth),
  };
}

/** Returns the name of a crate as Rust code writes it. */
function crateName(manifest: string): string | undefined {
  const { lib, package: own } = objectOf(valueIn(readToml(manifest)));
  const name = objectOf(lib)["name"] ?? objectOf(own)["name"];
  return typeof name === "string" ? name.replaceAll("-", "_") : undefined;
}

/** Returns the value of a manifest; one that cannot be parsed names nothing. */
function valueIn(document: Document): unknown {
  return document.kind === "value" ? document.value : undefined;
}

type Followed = {
  readonly path: string;
  readonly names: readonly string[];
  readonly route: readonly RouteStep[];
};

/** Follows a name through imports and exports to the files that define it. */
class Follower {
  readonly #tree: ModuleTree;
  readonly #near: (file: string, one: Import) => readonly string[];
  readonly #seen = new Set<string>();
  #hops = 0;

  constructor(tree: ModuleTree) {
    this.#tree = tree;
    const { near } = importResolver(tree.paths);
    const known = new Set(tree.paths);
    this.#near = (file, one) => codeOf(near(file, one), known);
  }

  /** Returns the files that define a name as seen from a file; empty if none does. */
  async find(
    file: string,
    names: readonly string[],
    route: readonly RouteStep[] = [],
  ): Promise<readonly Followed[]> {
    const key = `${file}\0${names.join("\0")}`;
    const [first = ""] = names;
    if (this.#seen.has(key) || this.#hops++ > hopsMax) return [];
    this.#seen.add(key);
    const reading = await this.#tree.readingOf(file);
    if (reading === undefined) return [];
    if (names.length === 0) return [{ path: file, names, route }];
    const own = ownName(reading, first);
    if (own !== undefined && this.#defines(reading, own))
      return [{ path: file, names: [own, ...names.slice(1)], route }];
    const aliases = findAliases(reading);
    const found: Followed[] = [];
    for (const alias of aliases.filter(({ local, isExported }) => local === first && isExported))
      found.push(...(await this.#through(file, alias, aliases, names, route)));
    if (found.length > 0) return unique(found);
    for (const alias of aliases.filter(
      ({ imported, local, from }) => imported === "*" && local === "*" && from !== null,
    ))
      if (alias.isExported && !first.startsWith("_"))
        for (const target of alias.from === null ? [] : this.#near(file, alias.from))
          found.push(...(await this.find(target, names, [...route, { path: file, line: alias.first + 1 }])));
    return unique(found);
  }

  async #through(
    file: string,
    alias: Alias,
    aliases: readonly Alias[],
    names: readonly string[],
    route: readonly RouteStep[],
  ): Promise<readonly Followed[]> {
    const rest = names.slice(1);
    const way = [...route, { path: file, line: alias.first + 1 }];
    const { from, imported } = alias;
    if (from === null) {
      // A name of this file under another name; the file may have imported it.
      const origin = aliases.find((one) => one.local === imported && one.from !== null);
      if (origin !== undefined) return await this.#through(file, origin, aliases, names, route);
      return await this.find(file, [imported, ...rest], way);
    }
    const found: Followed[] = [];
    if (imported === "")
      for (const target of this.#near(file, from)) found.push(...(await this.find(target, rest, way)));
    else {
      for (const target of this.#near(file, from))
        found.push(...(await this.find(target, [imported, ...rest], way)));
      // `from a import b` can also import the module a.b.
      if (found.length === 0 && (from.kind === "module" || from.kind === "use"))
        for (const target of this.#near(file, innerModule(from, imported)))
          found.push(...(await this.find(target, rest, way)));
    }
    return found;
  }

  /** True if a file defines a name: as a definition, or as a variable. */
  #defines(reading: Reading, name: string): boolean {
    const isWanted = ({ symbol }: { readonly symbol: string }) =>
      symbol === name || symbol.startsWith(`${name}.`);
    return namedDefinitions(reading).some(isWanted) || this.#tree.givenIn(reading).some(isWanted);
  }
}

function unique(found: readonly Followed[]): readonly Followed[] {
  return found.filter(
    (one, at) =>
      found.findIndex(({ path, names }) => path === one.path && names.join() === one.names.join()) === at,
  );
}

/** Returns the name in a file: that of the default export if `default` is wanted. */
function ownName(reading: Reading, name: string): string | undefined {
  if (name !== "default") return name;
  const [, declared, exported] =
    /\bexport\s+default\s+(?:(?:async\s+)?(?:function\s*\*?|(?:abstract\s+)?class)\s+([\p{L}_$][\p{L}\p{N}_$]*)|([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:;|$))/mu.exec(
      reading.code,
    ) ?? [];
  return declared ?? exported;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function joined(folder: string, rest: string): string {
  return folder === "" ? rest : rest === "" ? folder : `${folder}/${rest}`;
}

/** Resolves `.` and `..` in a folder of the tree. */
function normal(folder: string): string {
  const parts: string[] = [];
  for (const part of folder.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
