/**
 * Decides whether the packages that a project needs are installed, by the imports that a server could not resolve.
 * Findings that exist on both sides look like nothing new, but nothing behind those imports was checked.
 */
import { limit } from "../model/codes.ts";
import type { Finding } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import { isBelow } from "../model/paths.ts";
import type { Limit } from "../model/report.ts";
import { plural } from "../model/text.ts";
import type { DeclaredRequirement } from "./declared.ts";
import { commandAt, installCommand } from "./install-command.ts";
import { matchesMarker } from "./markers.ts";
import { isNodeModule, packagesOfImport, typesPackage } from "./names.ts";
import type { Ecosystem } from "./package.ts";
import { isOnPath, otherPython } from "./python-version.ts";
import { type UnresolvedImport, unresolvedImport } from "./unresolved.ts";
import type { ImportedModule } from "./uses.ts";
import { isSameVersion, isVersion } from "./versions.ts";

// Recognises files that are not part of the project itself.

/** True for tests, documentation, examples and benchmarks. */
export function isAsideFile(path: string): boolean {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  return (
    folders.some((folder) => asideFolders.has(folder.toLowerCase())) ||
    /^(?:test_.*|.*_tests?|tests?|conftest|noxfile)\.pyi?$|\.(?:test|spec|test-d|stories|bench)\.[cm]?[jt]sx?$/u.test(
      name,
    )
  );
}

const asideFolders: ReadonlySet<string> = new Set(
  [
    "test tests testing __tests__ __mocks__ e2e spec specs fixtures",
    "doc docs documentation example examples sample samples demo demos bench benches benchmark benchmarks",
  ].flatMap((line) => line.split(" ")),
);

/** Declarations of manifests in one folder, and which of them are installed. */
export type KnownFolder = {
  /** Path relative to the repository; empty for its top. */
  readonly folder: string;
  /** Versions of Python that the project accepts, as they are written; null if it does not say. */
  readonly requiresPython: string | null;
  /** File that lets a program compute the mandatory packages; absent for none. */
  readonly dynamic?: string;
  /** File from which its packages are installed; absent if none is known. */
  readonly installer?: string;
  readonly packages: readonly KnownPackage[];
};

export type KnownPackage = DeclaredRequirement & {
  /** Installed version, empty if it is not known; null if the package is not installed. */
  readonly installed: string | null;
  /** Modules of an installed Python package that do not have its name. */
  readonly modules?: readonly string[];
  /** Versions in lock files or exact requirements; absent if there are none. */
  readonly locked?: readonly string[];
  /** File that has these versions. */
  readonly lockedBy?: string;
  /** Virtual environment that has it, but that the server does not use. */
  readonly elsewhere?: string;
  /** True if a lock file has it and no manifest declares it. */
  readonly isOnlyLocked?: true;
  /** True for a package of the repository, which the installation links. */
  readonly isOwn?: true;
};

export type MissingInput = {
  /** Folders in order. */
  readonly known: readonly KnownFolder[];
  /** Folder of the root that is judged, relative to the repository; empty for its top. */
  readonly root: string;
  /** Submodules that the change does not move: nobody installs what their templates and tests import. */
  readonly submodules: readonly string[];
  /** Python environment of the server; the name of a virtual environment is its folder. */
  readonly python: { readonly name: string; readonly version: string } | null;
  readonly findings: readonly Finding[];
  /** Returns all imports of the program's files; called only if the result depends on them. */
  readonly imports: () => readonly ImportedModule[];
};

export type Missing = {
  /** Reasons why the run is in doubt, each a sentence. */
  readonly doubts: readonly string[];
  readonly limits: readonly Limit[];
  /** Findings on imports that a declared but missing package would resolve. */
  readonly explained: readonly ExplainedFinding[];
  /** Findings on imports that no manifest declares as required or optional. */
  readonly undecided: readonly UndecidedFinding[];
  /** Command to run; undefined if no single command is known. */
  readonly command: string | undefined;
};

/** Finding, and the package (or the module) whose absence causes it. */
export type ExplainedFinding = { readonly finding: Finding; readonly name: string };

/** Finding with the path of its module without an extension: `module` is "a/b" for Python's `a.b`. */
export type UndecidedFinding = ExplainedFinding & { readonly module: string };

export function findMissingPackages(input: MissingInput): Missing {
  const book = bookOf(input);
  const found = input.findings.flatMap((finding) => {
    const one = unresolvedImport(finding, book.modules);
    return one === undefined ? [] : [{ finding, unresolved: one, need: needOf(one, book) }];
  });
  const own = found.filter(({ finding: { path } }) => !input.submodules.some((one) => isBelow(path, one)));
  const unresolved = own.map((one) => one.unresolved);
  const needs = own.map((one) => one.need);
  const isElsewhere = (need: Need) =>
    (need.kind === "mandatory" || (need.kind === "optional" && !isAsideFile(need.import.path))) &&
    need.elsewhere !== undefined;
  const mandatory = needs.filter((need) => need.kind === "mandatory").filter((need) => !isElsewhere(need));
  const optional = needs.filter((need) => need.kind === "optional").filter((need) => !isElsewhere(need));
  const elsewhere = needs.flatMap((need) =>
    (need.kind === "mandatory" || need.kind === "optional") && isElsewhere(need) ? [need] : [],
  );
  const isAsked = optional.length > 0 || input.known.some(hasLocked);
  const imports = isAsked ? input.imports() : [];
  const absent = absentGroups({ optional, unresolved, imports }, book);
  const isAbsent = ({ groups }: Optional) => groups.some((group) => absent.has(group));
  const others = otherVersions(imports, book);
  return {
    doubts: [
      ...otherPython(input),
      ...elsewhereDoubt(elsewhere, input),
      ...mandatoryDoubt(mandatory, input),
      ...groupDoubt(optional.filter(isAbsent), absent),
      ...others.doubts,
    ],
    limits: [
      ...optionalLimit(optional.filter((need) => !isAbsent(need))),
      ...unbuiltLimit(needs.filter((need) => need.kind === "installed").filter(({ isOwn }) => isOwn)),
      ...undeclaredLimit(needs.filter((need) => need.kind === "undeclared" || need.kind === "dynamic")),
    ],
    explained: found.flatMap(({ finding, need }) =>
      need.kind === "undeclared" || need.kind === "installed" || need.kind === "none"
        ? []
        : [{ finding, name: need.name }],
    ),
    undecided: own.flatMap(({ finding, need }) =>
      need.kind === "undeclared" || need.kind === "dynamic" || need.kind === "locked"
        ? [{ finding, name: need.name, module: modulePath(need.import) }]
        : [],
    ),
    command: commandFor(input, { needs, files: others.files }),
  };
}

type Entry = KnownPackage & { readonly folder: string };
/** Index of the declarations. */
type Book = {
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Returns the declarations of a package at or above a file, the nearest first. */
  readonly find: (ecosystem: Ecosystem, name: string, path: string) => readonly Entry[];
  readonly holds: (marker: string) => boolean | undefined;
  /** True if a file at or above this one lets a program compute the packages. */
  readonly isDynamic: (path: string) => boolean;
};

function bookOf({ known, python }: Pick<MissingInput, "known" | "python">): Book {
  const entries = known.flatMap(({ folder, packages }) => packages.map((one): Entry => ({ ...one, folder })));
  const byName = Map.groupBy(entries, ({ ecosystem, name }) => keyOf(ecosystem, name));
  for (const own of byName.values()) own.sort((left, right) => right.folder.length - left.folder.length);
  const modules = new Map<string, readonly string[]>();
  for (const one of entries) {
    for (const module of one.modules ?? []) modules.set(module, [...(modules.get(module) ?? []), one.name]);
  }
  return {
    modules,
    find: (ecosystem, name, path) =>
      (byName.get(keyOf(ecosystem, name)) ?? []).filter(({ folder }) => isAtOrAbove(folder, path)),
    holds: (marker) => matchesMarker(marker, { python: python?.version ?? null }),
    isDynamic: (path) =>
      known.some(({ folder, dynamic }) => dynamic !== undefined && isAtOrAbove(folder, path)),
  };
}

function keyOf(ecosystem: UnresolvedImport["ecosystem"], name: string): string {
  return `${ecosystem === "npm" ? "npm" : "python"} ${name}`;
}

function isAtOrAbove(folder: string, path: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

type Named = { readonly import: UnresolvedImport; readonly name: string };
/** Missing mandatory package. `elsewhere`: environment that has it, but that the server does not use. */
type Mandatory = Named & { readonly kind: "mandatory"; readonly elsewhere?: string };
type Optional = Named & {
  readonly kind: "optional";
  readonly groups: readonly string[];
  readonly elsewhere?: string;
};
type Need =
  | Mandatory
  | Optional
  | (Named & { readonly kind: "undeclared" })
  /** In a lock file; no file says whether it may be missing. */
  | (Named & { readonly kind: "locked" })
  /** A program computes what is needed, so no file says it. */
  | (Named & { readonly kind: "dynamic" })
  /** Installed, so it has another fault. A package of the repository may not be built. */
  | (Named & { readonly kind: "installed"; readonly isOwn: boolean })
  /** Not needed here. */
  | { readonly kind: "none" };

function needOf(found: UnresolvedImport, { find, holds, isDynamic }: Book): Need {
  // Go does not compile what imports it: in doubt is only a change that it matters to.
  if (found.ecosystem === "go") return { kind: "locked", import: found, name: found.module };
  for (const name of found.packages) {
    const entries = find(found.ecosystem, name, found.path);
    if (entries.length === 0) continue;
    const present = entries.filter(({ installed }) => installed !== null);
    // A package without a version comes from no registry.
    const isOwn = present.some((one) => one.isOwn === true || one.installed === "");
    if (present.length > 0) return { kind: "installed", import: found, name, isOwn };
    const needed = entries
      .map((one) => ({ ...one, isNeeded: one.marker === null ? true : holds(one.marker) }))
      .filter(({ isNeeded }) => isNeeded !== false);
    if (needed.length === 0) return { kind: "none" };
    if (needed.every(({ isOnlyLocked }) => isOnlyLocked === true))
      return { kind: "locked", import: found, name };
    const environment = needed.find((one) => one.elsewhere !== undefined)?.elsewhere;
    const elsewhere = environment === undefined ? {} : { elsewhere: environment };
    if (needed.some(({ group, isNeeded }) => group === null && isNeeded === true)) {
      return { kind: "mandatory", import: found, name, ...elsewhere };
    }
    const groups = needed.flatMap(({ folder, group }) => (group === null ? [] : [groupKey(folder, group)]));
    return { kind: "optional", import: found, name, groups, ...elsewhere };
  }
  const kind = found.ecosystem !== "npm" && isDynamic(found.path) ? "dynamic" : "undeclared";
  return { kind, import: found, name: firstPart(found) };
}

function groupKey(folder: string, group: string): string {
  return `${group}\n${folder}`;
}

/**
 * Returns the groups without any package that a file outside of tests imports: the installation left out the whole
 * group. If something of a group is there, it was installed, and a missing package of it was left out by choice.
 */
function absentGroups(
  { optional, unresolved, imports }: Imports,
  { find, modules }: Book,
): ReadonlySet<string> {
  const wanted = optional.filter((need) => !isAsideFile(need.import.path));
  const absent = new Set(wanted.flatMap(({ groups }) => groups));
  if (absent.size === 0) return absent;
  const missing = new Set(
    unresolved.flatMap(({ ecosystem, packages }) => packages.map((name) => keyOf(ecosystem, name))),
  );
  for (const { ecosystem, path, module } of imports) {
    if (isAsideFile(path)) continue;
    for (const name of packagesFor(ecosystem, module, modules)) {
      // What Python's servers resolve is there, and be it without a word about its installation.
      const isResolved = ecosystem !== "npm" && !missing.has(keyOf(ecosystem, name));
      for (const { group, folder, installed, elsewhere } of find(ecosystem, name, path)) {
        if (group !== null && (installed !== null || elsewhere !== undefined || isResolved))
          absent.delete(groupKey(folder, group));
      }
    }
  }
  return absent;
}

type Imports = {
  readonly optional: readonly Optional[];
  readonly unresolved: readonly UnresolvedImport[];
  readonly imports: readonly ImportedModule[];
};

function packagesFor(ecosystem: Ecosystem, module: string, modules: Book["modules"]): readonly string[] {
  if (ecosystem === "npm" && isNodeModule(module)) return [typesPackage("node")];
  return packagesOfImport(ecosystem, module, modules);
}

/** Returns the command for the first missing package; for an optional one it installs all groups. */
function commandFor(
  { known }: MissingInput,
  { needs, files }: { readonly needs: readonly Need[]; readonly files: readonly string[] },
): string | undefined {
  const missing = needs.filter(
    ({ kind }) => kind !== "none" && kind !== "installed" && kind !== "undeclared",
  );
  const need = missing.find(({ kind }) => kind === "mandatory") ?? missing[0];
  if (need === undefined || need.kind === "none")
    return files[0] === undefined ? undefined : installCommand(files[0], "main");
  if (need.import.ecosystem === "go") return "go mod download";
  const above = known.filter(({ folder }) => isAtOrAbove(folder, need.import.path));
  return commandAt(above, need.kind === "optional" ? "all" : "main");
}

function elsewhereDoubt(
  needs: readonly (Mandatory | Optional)[],
  { python }: MissingInput,
): readonly string[] {
  const given = python === null ? "no environment" : `\`${python.name}\``;
  return [...Map.groupBy(needs, ({ elsewhere = "" }) => elsewhere)].map(([environment, own]) => {
    const what = `${plural(own.length, "import")} unresolved (${listed(own)})`;
    const verb = new Set(own.map(({ name }) => name)).size === 1 ? "the package is" : "the packages are";
    return `${what}: ${verb} installed in \`${environment}\`, but the server uses ${given}`;
  });
}

function mandatoryDoubt(needs: readonly Mandatory[], { known, python }: MissingInput): readonly string[] {
  const isPython = (one: Pick<UnresolvedImport, "ecosystem">) => one.ecosystem !== "npm";
  return [true, false].flatMap((ofPython) => {
    const own = needs.filter((need) => isPython(need.import) === ofPython);
    if (own.length === 0) return [];
    const present = new Set(
      known.flatMap(({ packages }) =>
        packages.flatMap((one) =>
          one.group === null && one.installed !== null && isPython(one) === ofPython ? [one.name] : [],
        ),
      ),
    );
    const environment = python === null || isOnPath(python.name) ? ".venv" : python.name;
    const place = ofPython ? environment : "node_modules";
    const of = own.length === 1 ? "a declared package" : "declared packages";
    const what = `${plural(own.length, "import")} of ${of} unresolved (${listed(own)})`;
    if (present.size === 0) return [`${what}: did the installation run, and into \`${place}\`?`];
    const others = `${plural(present.size, "other")} ${present.size === 1 ? "is" : "are"} installed`;
    return [`${what}, and ${others}: did the installation run to its end, and into \`${place}\`?`];
  });
}

function groupDoubt(needs: readonly Optional[], absent: ReadonlySet<string>): readonly string[] {
  if (needs.length === 0) return [];
  const groups = [...absent].map((key) => key.split("\n")[0] ?? "");
  const names = [...new Set(groups)].sort(compareText);
  const what = `${plural(needs.length, "import")} of optional packages unresolved (${listed(needs)})`;
  return [
    `${what}, and no package of ${names.length === 1 ? "the group" : "the groups"} ${names.join(", ")} is installed`,
  ];
}

/**
 * Returns a package that some file imports and that is not installed, or not in the version of its lock file; undefined
 * for none. If there is one, any file that imports it can make a run doubtful, however the change affects it.
 */
export function unsurePackage({
  known,
  python,
  imports,
}: Omit<MissingInput, "findings" | "root" | "submodules">): string | undefined {
  const isUnsure = ({ installed, locked, isOnlyLocked }: KnownPackage) =>
    (installed === null && isOnlyLocked !== true) ||
    (installed !== null &&
      installed !== "" &&
      locked !== undefined &&
      !locked.some((version) => isSameVersion(installed, version)));
  if (!known.some(({ packages }) => packages.some(isUnsure))) return undefined;
  const { find, modules, holds } = bookOf({ known, python });
  const mayHold = (marker: string | null) => marker === null || holds(marker) !== false;
  for (const { ecosystem, path, module } of imports())
    for (const name of packagesFor(ecosystem, module, modules))
      if (find(ecosystem, name, path).some((one) => mayHold(one.marker) && isUnsure(one))) return name;
  return undefined;
}

function hasLocked({ packages }: KnownFolder): boolean {
  return packages.some(({ installed, locked }) => installed !== null && locked !== undefined);
}

/**
 * Returns packages with other versions than locked, among those that the program imports: a tool that nothing imports
 * affects no finding.
 */
function otherVersions(
  imports: readonly ImportedModule[],
  { find, modules }: Book,
): { readonly doubts: readonly string[]; readonly files: readonly string[] } {
  const others = new Map<string, { readonly text: string; readonly file: string }>();
  for (const { ecosystem, path, module } of imports) {
    for (const name of packagesFor(ecosystem, module, modules)) {
      const [nearest] = find(ecosystem, name, path);
      if (nearest === undefined) continue;
      const { installed, locked, lockedBy = "the lock file" } = nearest;
      if (installed === null || installed === "" || locked === undefined) continue;
      // An alias, an archive or a commit stands there instead of a version.
      if (!locked.every(isVersion)) continue;
      if (locked.some((version) => isSameVersion(installed, version))) continue;
      others.set(name, { text: `${name} ${installed}, not ${locked.join(" or ")}`, file: lockedBy });
    }
  }
  const byFile = [...Map.groupBy(others.values(), ({ file }) => file)].sort(([left], [right]) =>
    compareText(left, right),
  );
  const doubts = byFile.map(([file, own]) => {
    const [first = ""] = own.map(({ text }) => text).sort(compareText);
    const more = own.length === 1 ? "" : `, and ${own.length - 1} more`;
    return `installed packages are of other versions than ${file} has: ${first}${more}`;
  });
  return { doubts, files: byFile.map(([file]) => file) };
}

function optionalLimit(needs: readonly Optional[]): readonly Limit[] {
  if (needs.length === 0) return [];
  const message = `${plural(needs.length, "import")} of optional packages unresolved (${listed(needs)})`;
  return [limit("optional-packages-missing", message)];
}

/**
 * Returns a limit for packages of the same repository, which are linked before they are built. Python's servers need no
 * build.
 */
function unbuiltLimit(needs: readonly Named[]): readonly Limit[] {
  const own = needs.filter((need) => need.import.ecosystem === "npm" && !need.name.startsWith("@types/"));
  if (own.length === 0) return [];
  const what = `${plural(own.length, "import")} of installed packages unresolved (${listed(own)})`;
  return [limit("unresolved-installed", `${what}: are they built?`)];
}

/** Maximum number of files with such imports that get no limit: their findings are like any other. */
const undeclaredFilesMax = 3;

function undeclaredLimit(needs: readonly Named[]): readonly Limit[] {
  const files = new Set(needs.map((need) => need.import.path));
  if (files.size <= undeclaredFilesMax) return [];
  const message = `unresolved imports in ${files.size} files, and no manifest declares their packages (${listed(needs)})`;
  return [limit("undeclared-imports", message)];
}

function firstPart({ ecosystem, module, packages: [first = module] }: UnresolvedImport): string {
  return ecosystem === "npm" ? first : (module.split(".")[0] ?? module);
}

function modulePath({ ecosystem, module }: UnresolvedImport): string {
  return ecosystem === "npm" ? module : module.replaceAll(".", "/");
}

const listedMax = 3;

/** Lists the names with the most imports first. */
function listed(needs: readonly Named[]): string {
  const counts = [...Map.groupBy(needs, ({ name }) => name)].map(([name, { length }]) => ({ name, length }));
  const names = counts
    .sort((left, right) => right.length - left.length || compareText(left.name, right.name))
    .map(({ name }) => name);
  return [...names.slice(0, listedMax), ...(names.length > listedMax ? ["…"] : [])].join(", ");
}
