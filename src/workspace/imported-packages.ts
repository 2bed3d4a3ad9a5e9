/**
 * Lists the installed packages that a session can depend on: packages that a file of its program imports, and the
 * packages that these need, each with its version. A recorded trace is comparable with a new run only if these
 * versions are equal. Everything is read from files.
 */
import { existsSync, globSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readMember } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { parseJsonDocument } from "../packages/document.ts";
import { isNodeModule, packageOfSpecifier, packagesOfImport, typesPackage } from "../packages/names.ts";
import { normaliseName } from "../packages/package.ts";
import type { ImportedModule } from "../packages/uses.ts";
import { readOptional } from "../platform/files.ts";
import type { Profile } from "../servers/profile.ts";
import { isScriptLanguage, syntaxLanguage } from "../syntax/parser.ts";
import { importedModules } from "../verdict/imported.ts";
import type { RecordedRun, SideFacts } from "../verdict/record.ts";
import { listPythonPackages, needsAmong, readIfThere } from "./site-packages.ts";

/** Place of a session, and what is known of its program. */
export type SessionPlace = {
  readonly profile: Profile;
  /** Tree on disk. */
  readonly root: string;
  /** Linked folders of dependencies, relative to it. */
  readonly linked: readonly string[];
  /** Folders in which packages of Python are searched; absolute. */
  readonly places: readonly string[];
  readonly facts: SideFacts;
};

/**
 * Lists these packages by name. Returns an empty record for languages whose imports Lanser does not read: then the
 * dependencies of a session are unknown.
 */
export function listImportedPackages(of: SessionPlace): Pick<RecordedRun, "imported"> {
  const languages = of.profile.languageIds.map(syntaxLanguage);
  const [isOfPython, isOfNode] = [
    languages.includes("python"),
    languages.some((one) => one !== undefined && isScriptLanguage(one)),
  ];
  if (!isOfPython && !isOfNode) return {};
  const imports = importedModules(of.facts);
  const found = new Map<string, Set<string>>();
  // A server of Python does not read types of packages of npm, even if they are in the same tree.
  for (const [name, version] of [...ofPython(of, imports), ...(isOfNode ? ofNode(of, imports) : [])])
    found.set(name, (found.get(name) ?? new Set()).add(version));
  return {
    imported: Object.fromEntries(
      [...found]
        .sort(([one], [other]) => compareText(one, other))
        .map(([name, versions]) => [name, [...versions].sort(compareText).join(" and ")]),
    ),
  };
}

/** Version of a package that declares none. */
const unknownVersion = "of unknown version";

/** Name and version of a package. */
type Named = readonly [name: string, version: string];

/**
 * Lists the packages of Python that the imports reach, also through dependencies and packages with stubs. Each of
 * them can change what a session reports.
 */
function ofPython({ places }: SessionPlace, imports: readonly ImportedModule[]): readonly Named[] {
  // Most files import the same modules, so each module is searched once.
  const modules = new Set(imports.filter(({ ecosystem }) => ecosystem !== "npm").map(({ module }) => module));
  if (modules.size === 0) return [];
  const installed = listPythonPackages(places);
  const byName = new Map(installed.map((one) => [one.name, one] as const));
  const byModule = new Map<string, string[]>();
  for (const { name, modules: own } of installed)
    for (const module of own()) byModule.set(module, [...(byModule.get(module) ?? []), name]);
  const reached = new Set<string>();
  const unnamed = new Set<string>();
  const isBeside = besideIn(places);
  for (const module of modules) {
    const candidates = packagesOfImport("pypi", module, byModule);
    const withStubs = candidates.flatMap((name) => [name, `types-${name}`, `${name}-stubs`]);
    const own = withStubs.filter((name) => byName.has(name));
    for (const name of own) reached.add(name);
    const first = module.split(".")[0] ?? "";
    if (own.length === 0 && isBeside(first)) unnamed.add(first);
  }
  const needs = needsAmong(installed, readIfThere);
  // The loop also visits entries that it adds to the set.
  for (const name of reached) for (const other of needs(name)) reached.add(other);
  return [
    // A package that is installed from the tree changes with the tree, which is compared separately.
    ...[...reached].flatMap((name): readonly Named[] => {
      const one = byName.get(name);
      return one === undefined || one.localFolder !== null ? [] : [[name, one.version ?? unknownVersion]];
    }),
    ...[...unnamed].map((name) => [normaliseName(name), unknownVersion] as const),
  ];
}

/**
 * Returns a predicate: true for a module that lies in a package folder without metadata. Such a module has no known
 * version, but a session still depends on it. Each name is searched once.
 */
function besideIn(places: readonly string[]): (module: string) => boolean {
  const sites = places.filter((place) => /\/(?:site|dist)-packages\/?$/u.test(place));
  return remembered((module) => {
    const names = [module, `${module}.py`, `${module}.pyi`, `${module}-stubs`];
    return sites.some((site) => names.some((name) => existsSync(join(site, name))));
  });
}

/**
 * Lists the packages of npm that a session can depend on: imported packages, packages with types without an import,
 * names in configuration files, and everything that these need.
 */
function ofNode(
  { profile, root, linked, facts }: SessionPlace,
  imports: readonly ImportedModule[],
): readonly Named[] {
  const folders = linked
    .filter((folder) => basename(folder) === "node_modules")
    .map((one) => join(root, one));
  if (folders.length === 0) return [];
  // A server that runs packages can depend on each of them. Types below `@types` belong to a program unless its
  // configuration says otherwise.
  const everywhere = profile.executes === "repository" ? "{@*/*,[!.@]*}" : "@types/*";
  const found = new Set(
    folders.flatMap((folder) =>
      globSync(everywhere, { cwd: folder }).flatMap((name) => realPath(join(folder, name)) ?? []),
    ),
  );
  const resolvedFrom = resolver();
  const namesOf = remembered((module) =>
    isNodeModule(module) ? [typesPackage("node")] : packagesOfImport("npm", module, new Map()),
  );
  for (const { ecosystem, path, module } of imports) {
    const names = ecosystem === "npm" ? namesOf(module) : [];
    for (const name of names) add(found, resolvedFrom(dirname(join(root, path)), name));
  }
  for (const path of facts.configurationFiles) {
    const text = readOptional(join(root, path)) ?? "";
    for (const [, word = ""] of text.matchAll(/"([^"\s]{1,200})"/gu)) {
      const name = packageOfSpecifier(word);
      for (const folder of name === undefined ? [] : folders) add(found, realPath(join(folder, name ?? "")));
    }
  }
  const named: Named[] = [];
  // The loop also visits entries that it adds to the set.
  for (const place of found) {
    const read = parseJsonDocument(readIfThere(join(place, "package.json")) ?? "");
    const manifest = read.kind === "value" ? read.value : undefined;
    const [name, version] = [readMember(manifest, "name"), readMember(manifest, "version")];
    if (typeof name !== "string") continue;
    // A package of the repository itself changes with the tree, which is compared separately.
    if (place.includes("/node_modules/"))
      named.push([name, typeof version === "string" ? version : unknownVersion]);
    if (found.size > packagesMax) continue;
    for (const key of ["dependencies", "peerDependencies", "optionalDependencies"])
      for (const needed of Object.keys(readMember(manifest, key) ?? {}))
        add(found, resolvedFrom(place, needed));
  }
  return named;
}

/** Maximum number of packages whose dependencies are followed. */
const packagesMax = 5_000;

/** Adds a place if there is one. */
function add(found: Set<string>, place: string | undefined): void {
  if (place !== undefined) found.add(place);
}

/**
 * Returns a function that finds a package as Node does: in each `node_modules` folder above. Each folder is searched
 * once for a name.
 */
function resolver(): (folder: string, name: string) => string | undefined {
  const place = remembered(realPath);
  const packagesOf = remembered((folder) =>
    basename(folder) === "node_modules" ? undefined : place(join(folder, "node_modules")),
  );
  return (folder, name) => {
    for (let at = folder; ; at = dirname(at)) {
      const packages = packagesOf(at);
      const found = packages === undefined ? undefined : place(join(packages, name));
      if (found !== undefined || at === dirname(at)) return found;
    }
  };
}

/** Returns the same function with a cache, because the same names occur in many files. */
function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text) ?? { answer: answer(text) };
    known.set(text, found);
    return found.answer;
  };
}

/** Returns the path without links; undefined if it does not exist. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
