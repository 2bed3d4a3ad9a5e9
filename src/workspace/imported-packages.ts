/**
 * Lists the installed packages that a session can depend on: those that a file of its program imports, and what these
 * need, each with its version. Read from files alone.
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
 * Lists the imported packages. Empty for a language whose imports are not read here: then the dependencies of its
 * sessions are unknown.
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
  // A server of Python looks at no types of Node's packages, which lie in the same tree.
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

type Named = readonly [name: string, version: string];

function ofPython({ places }: SessionPlace, imports: readonly ImportedModule[]): readonly Named[] {
  // Most files import what others do.
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
  // What is added to a set on the way is walked, too.
  for (const name of reached) for (const other of needs(name)) reached.add(other);
  return [
    // What is installed from the tree itself is of the tree.
    ...[...reached].flatMap((name): readonly Named[] => {
      const one = byName.get(name);
      return one === undefined || one.localFolder !== null ? [] : [[name, one.version ?? unknownVersion]];
    }),
    ...[...unnamed].map((name) => [normaliseName(name), unknownVersion] as const),
  ];
}

/** True if a module is among the packages without metadata of its installation; each is searched once. */
function besideIn(places: readonly string[]): (module: string) => boolean {
  const sites = places.filter((place) => /\/(?:site|dist)-packages\/?$/u.test(place));
  return remembered((module) => {
    const names = [module, `${module}.py`, `${module}.pyi`, `${module}-stubs`];
    return sites.some((site) => names.some((name) => existsSync(join(site, name))));
  });
}

function ofNode(
  { profile, root, linked, facts }: SessionPlace,
  imports: readonly ImportedModule[],
): readonly Named[] {
  const folders = linked
    .filter((folder) => basename(folder) === "node_modules")
    .map((one) => join(root, one));
  if (folders.length === 0) return [];
  // A server that runs packages can depend on each. Types are part of a program unless its configuration says otherwise.
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
  // What is added to a set on the way is walked, too.
  for (const place of found) {
    const read = parseJsonDocument(readIfThere(join(place, "package.json")) ?? "");
    const manifest = read.kind === "value" ? read.value : undefined;
    const [name, version] = [readMember(manifest, "name"), readMember(manifest, "version")];
    if (typeof name !== "string") continue;
    // A package of the repository itself is of the tree.
    if (place.includes("/node_modules/"))
      named.push([name, typeof version === "string" ? version : unknownVersion]);
    if (found.size > packagesMax) continue;
    for (const key of ["dependencies", "peerDependencies", "optionalDependencies"])
      for (const needed of Object.keys(readMember(manifest, key) ?? {}))
        add(found, resolvedFrom(place, needed));
  }
  return named;
}

const packagesMax = 5_000;

function add(found: Set<string>, place: string | undefined): void {
  if (place !== undefined) found.add(place);
}

/** Finds a package as Node does: in each `node_modules` above. Each folder is searched once for a name. */
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

/** Caches the answers of a function of one text. */
function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text) ?? { answer: answer(text) };
    known.set(text, found);
    return found.answer;
  };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
