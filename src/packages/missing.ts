/**
 * Decides whether the packages that a project needs are installed, by the imports that a server could not resolve. If
 * both sides lack a package, its findings are unchanged and the run would pass, although no use of the package was
 * checked.
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

/**
 * True for tests, documentation, examples and benchmarks. Their packages are often optional, so a missing one there
 * does not show that the installation failed.
 */
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
  /** File by which a program computes the mandatory packages, such as a build hook; absent for none. */
  readonly dynamic?: string;
  /** File from which the packages of the folder are installed; absent if none is known. */
  readonly installer?: string;
  readonly packages: readonly KnownPackage[];
};

/** A declared package, and what is installed of it. */
export type KnownPackage = DeclaredRequirement & {
  /** Installed version, empty if it is not known; null if the package is not installed. */
  readonly installed: string | null;
  /** Modules of an installed Python package whose names differ from the package's name. */
  readonly modules?: readonly string[];
  /** Versions in lock files or exact requirements; absent if there are none. */
  readonly locked?: readonly string[];
  /** File that has these versions. */
  readonly lockedBy?: string;
  /** Virtual environment in which the package is installed, but that the server does not use. */
  readonly elsewhere?: string;
  /** True if only a lock file has the package, and no manifest declares it. */
  readonly isOnlyLocked?: true;
  /** True for a package of the repository, which the installation links. */
  readonly isOwn?: true;
};

/** What is known about one root of a server. */
export type MissingInput = {
  /** Folders in order. */
  readonly known: readonly KnownFolder[];
  /** Folder of the root that is judged, relative to the repository; empty for its top. */
  readonly root: string;
  /**
   * Folders of submodules, by whether the change moves them. Nobody installs the packages that their templates and tests
   * import, so such an import counts only if a manifest declares it and the submodule moves.
   */
  readonly submodules: Readonly<Record<"moved" | "unmoved", readonly string[]>>;
  /** Python environment of the server: its version, and the folder of a virtual environment or the name on PATH. */
  readonly python: { readonly name: string; readonly version: string } | null;
  readonly findings: readonly Finding[];
  /**
   * Returns all imports of the program's files. Called only if the result depends on them, because it parses all files.
   */
  readonly imports: () => readonly ImportedModule[];
};

/** Result of `findMissingPackages`. */
export type Missing = {
  /** Reasons why the run is in doubt. */
  readonly doubts: readonly PackageDoubt[];
  readonly limits: readonly Limit[];
  /** Findings on imports that a declared but missing package would resolve. */
  readonly explained: readonly ExplainedFinding[];
  /** Findings on imports that no manifest declares as required or optional. */
  readonly undecided: readonly UndecidedFinding[];
  /** Command to run; undefined if no single command is known. */
  readonly command: string | undefined;
};

/** Reason for a doubt, as a sentence. `path` is the first file with such an import; null if no import is unresolved. */
export type PackageDoubt = { readonly message: string; readonly path: string | null };

/** Finding, and the package (or the module) whose absence causes it. */
export type ExplainedFinding = { readonly finding: Finding; readonly name: string };

/** Finding with the path of its module without an extension: `module` is "a/b" for Python's `a.b`. */
export type UndecidedFinding = ExplainedFinding & { readonly module: string };

/**
 * Sorts the unresolved imports by the reason why the package is missing, and turns them into doubts and limits. A doubt
 * makes the run inconclusive: a declared package is missing, so the installation failed. A limit is only shown: the
 * project can work without the package.
 */
export function findMissingPackages(input: MissingInput): Missing {
  const index = indexOf(input);
  const found = input.findings.flatMap((finding) => {
    const one = unresolvedImport(finding, index.modules);
    return one === undefined ? [] : [{ finding, unresolved: one, need: needOf(one, index) }];
  });
  const isIn = (kind: "moved" | "unmoved", path: string) =>
    input.submodules[kind].some((one) => isBelow(path, one));
  const own = found.filter(({ finding: { path } }) => !isIn("unmoved", path));
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
  const needsImports = optional.length > 0 || input.known.some(hasLocked);
  const imports = needsImports ? input.imports() : [];
  const absent = absentGroups({ optional, unresolved, imports }, index);
  const isAbsent = ({ groups }: Optional) => groups.some((group) => absent.has(group));
  const others = otherVersions(imports, index);
  return {
    doubts: [
      ...otherPython(input).map((message) => ({ message, path: null })),
      ...elsewhereDoubt(elsewhere, input),
      ...mandatoryDoubt(mandatory, input),
      ...groupDoubt(optional.filter(isAbsent), absent),
      ...others.doubts.map((message) => ({ message, path: null })),
    ],
    limits: [
      ...optionalLimit(optional.filter((need) => !isAbsent(need))),
      ...unbuiltLimit(needs.filter((need) => need.kind === "installed").filter(({ isOwn }) => isOwn)),
      ...undeclaredLimit(
        needs
          .filter((need) => need.kind === "undeclared" || need.kind === "dynamic")
          .filter((need) => !isIn("moved", need.import.path)),
      ),
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
/** Index of the declarations of all manifests and lock files. */
type DeclarationIndex = {
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Returns the declarations of a package at or above a file, the nearest first. */
  readonly find: (ecosystem: Ecosystem, name: string, path: string) => readonly Entry[];
  /** Returns whether a marker (PEP 508) holds here; undefined if that is not known. */
  readonly holds: (marker: string) => boolean | undefined;
  /** True if a program computes the packages of a folder at or above this file. */
  readonly isDynamic: (path: string) => boolean;
};

/**
 * Builds the index of the declarations. A package can be declared in several folders of a monorepo, and the nearest
 * folder above an importing file counts first.
 */
function indexOf({ known, python }: Pick<MissingInput, "known" | "python">): DeclarationIndex {
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
/** Missing mandatory package. `elsewhere` is an environment that has it, but that the server does not use. */
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
  /** Only in a lock file: no manifest says whether the project needs it. */
  | (Named & { readonly kind: "locked" })
  /** A program computes the needed packages, so no file lists them. */
  | (Named & { readonly kind: "dynamic" })
  /**
   * Installed, so the import has another fault. `isOwn` is true for a package of the repository, which needs a build.
   */
  | (Named & { readonly kind: "installed"; readonly isOwn: boolean })
  /** Not needed here, because the conditions of its declarations are false. */
  | { readonly kind: "none" };

/**
 * Classifies one unresolved import by the declarations of its package. The first candidate package that any manifest or
 * lock file has decides. Only a missing mandatory package proves that the installation is incomplete.
 */
function needOf(found: UnresolvedImport, { find, holds, isDynamic }: DeclarationIndex): Need {
  // Go does not compile packages that import a missing module, so only a change to these packages is in doubt.
  if (found.ecosystem === "go") return { kind: "locked", import: found, name: found.module };
  for (const name of found.packages) {
    const entries = find(found.ecosystem, name, found.path);
    if (entries.length === 0) continue;
    const present = entries.filter(({ installed }) => installed !== null);
    // A package without a version comes from the repository and not from a registry.
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
 * Returns the groups (extras, dependency groups) without any installed package among the imported ones: the
 * installation left out the complete group. If one package of a group is installed, the group was installed, and
 * somebody left out the missing one on purpose. Imports in tests do not count.
 */
function absentGroups(
  { optional, unresolved, imports }: Imports,
  { find, modules }: DeclarationIndex,
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
      // If a Python server resolves the import, the package is installed, even if no metadata of it was found.
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

/** Returns the candidate packages of an import. For a built-in module of Node the package with its types counts. */
function packagesFor(
  ecosystem: Ecosystem,
  module: string,
  modules: DeclarationIndex["modules"],
): readonly string[] {
  if (ecosystem === "npm" && isNodeModule(module)) return [typesPackage("node")];
  return packagesOfImport(ecosystem, module, modules);
}

/**
 * Returns the command that installs the first missing package, mandatory ones first. For an optional package the
 * command installs all groups. Undefined if no file says how to install.
 */
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

/**
 * Returns one doubt per environment that has missing packages, but that the server does not use: a wrong configuration.
 */
function elsewhereDoubt(
  needs: readonly (Mandatory | Optional)[],
  { python }: MissingInput,
): readonly PackageDoubt[] {
  const used = python === null ? "no environment" : `\`${python.name}\``;
  return [...Map.groupBy(needs, ({ elsewhere = "" }) => elsewhere)].map(([environment, own]) => {
    const what = `the server cannot resolve ${plural(own.length, "import")} (${listed(own)})`;
    const verb = new Set(own.map(({ name }) => name)).size === 1 ? "the package is" : "the packages are";
    const message = `${what}: ${verb} installed in \`${environment}\`, but the server uses ${used}`;
    return { message, path: firstPath(own) };
  });
}

/**
 * Returns the doubts about missing mandatory packages, one for Python and one for npm. The number of installed packages
 * tells whether the installation did not run at all or stopped early.
 */
function mandatoryDoubt(
  needs: readonly Mandatory[],
  { known, python }: MissingInput,
): readonly PackageDoubt[] {
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
    const what = `the server cannot resolve ${plural(own.length, "import")} of ${of} (${listed(own)})`;
    const others = `${plural(present.size, "other package")} ${present.size === 1 ? "is" : "are"} installed`;
    const message =
      present.size === 0
        ? `${what}. Check that the installation ran and used \`${place}\``
        : `${what}, but ${others}. Check that the installation did not stop early and used \`${place}\``;
    return [{ message, path: firstPath(own) }];
  });
}

/** Returns the doubt about groups without any installed package, since code outside of tests imports their packages. */
function groupDoubt(needs: readonly Optional[], absent: ReadonlySet<string>): readonly PackageDoubt[] {
  if (needs.length === 0) return [];
  const groups = [...absent].map((key) => key.split("\n")[0] ?? "");
  const names = [...new Set(groups)].sort(compareText);
  const what = `the server cannot resolve ${plural(needs.length, "import")} of optional packages (${listed(needs)})`;
  const message = `${what}, and no package of ${names.length === 1 ? "the group" : "the groups"} ${names.join(", ")} is installed`;
  return [{ message, path: firstPath(needs) }];
}

/** Returns the first file with one of these imports, in the order of paths. */
function firstPath(needs: readonly Named[]): string | null {
  return needs.map((need) => need.import.path).sort(compareText)[0] ?? null;
}

/**
 * Says which package some file imports that is not installed, or has another version than in its lock file, with both
 * versions. Undefined for none. If there is one, every importing file can make the run doubtful, so the run must not use scope
 * `affected`, which leaves files out.
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
  const { find, modules, holds } = indexOf({ known, python });
  const mayHold = (marker: string | null) => marker === null || holds(marker) !== false;
  for (const { ecosystem, path, module } of imports())
    for (const name of packagesFor(ecosystem, module, modules))
      for (const one of find(ecosystem, name, path))
        if (mayHold(one.marker) && isUnsure(one))
          return one.installed === null
            ? `the package ${name} is not installed`
            : `${name} ${one.installed} is installed, and ${one.lockedBy ?? "the lock file"} has ${(one.locked ?? []).join(" or ")}`;
  return undefined;
}

function hasLocked({ packages }: KnownFolder): boolean {
  return packages.some(({ installed, locked }) => installed !== null && locked !== undefined);
}

/**
 * Returns doubts about imported packages whose installed version differs from the lock file, and these lock files.
 * Another version can have other types, and so other findings. A package that no file imports affects no finding.
 */
function otherVersions(
  imports: readonly ImportedModule[],
  { find, modules }: DeclarationIndex,
): { readonly doubts: readonly string[]; readonly files: readonly string[] } {
  const others = new Map<string, { readonly text: string; readonly file: string }>();
  for (const { ecosystem, path, module } of imports) {
    for (const name of packagesFor(ecosystem, module, modules)) {
      const [nearest] = find(ecosystem, name, path);
      if (nearest === undefined) continue;
      const { installed, locked, lockedBy = "the lock file" } = nearest;
      if (installed === null || installed === "" || locked === undefined) continue;
      // The lock file has an alias, an archive or a commit instead of a version, which cannot be compared.
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
    return `installed packages have other versions than in ${file}: ${first}${more}`;
  });
  return { doubts, files: byFile.map(([file]) => file) };
}

/** Returns a limit for missing optional packages: the project works without them, but their uses are not checked. */
function optionalLimit(needs: readonly Optional[]): readonly Limit[] {
  if (needs.length === 0) return [];
  const message = `the server cannot resolve ${plural(needs.length, "import")} of optional packages (${listed(needs)})`;
  return [limit("optional-packages-missing", message)];
}

/**
 * Returns a limit for npm packages of the same repository. The installation links them, but their types exist only
 * after a build. Python servers need no build.
 */
function unbuiltLimit(needs: readonly Named[]): readonly Limit[] {
  const own = needs.filter((need) => need.import.ecosystem === "npm" && !need.name.startsWith("@types/"));
  if (own.length === 0) return [];
  const what = `the server cannot resolve ${plural(own.length, "import")} of installed packages (${listed(own)})`;
  return [limit("unresolved-installed", `${what}. Check that these packages are built`)];
}

/**
 * Maximum number of files with undeclared imports without a limit. A few such imports are usual, for example in
 * scripts.
 */
const undeclaredFilesMax = 3;

/**
 * Returns a limit for many imports of undeclared packages: Lanser then cannot tell whether the installation is
 * complete.
 */
function undeclaredLimit(needs: readonly Named[]): readonly Limit[] {
  const files = new Set(needs.map((need) => need.import.path));
  if (files.size <= undeclaredFilesMax) return [];
  const message = `the server cannot resolve imports in ${files.size} files, and no manifest declares their packages (${listed(needs)})`;
  return [limit("undeclared-imports", message)];
}

function firstPart({ ecosystem, module, packages: [first = module] }: UnresolvedImport): string {
  return ecosystem === "npm" ? first : (module.split(".")[0] ?? module);
}

function modulePath({ ecosystem, module }: UnresolvedImport): string {
  return ecosystem === "npm" ? module : module.replaceAll(".", "/");
}

const listedMax = 3;

/**
 * Lists up to three names for a message. Those with the most imports come first, because they explain most findings.
 */
function listed(needs: readonly Named[]): string {
  const counts = [...Map.groupBy(needs, ({ name }) => name)].map(([name, { length }]) => ({ name, length }));
  const names = counts
    .sort((left, right) => right.length - left.length || compareText(left.name, right.name))
    .map(({ name }) => name);
  return [...names.slice(0, listedMax), ...(names.length > listedMax ? ["…"] : [])].join(", ");
}
