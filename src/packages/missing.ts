/**
 * Whether what a project needs is installed, judged by what a server could not resolve: findings that are there on both
 * sides look like nothing new, and yet nothing behind those imports was checked.
 */
import { limit } from "../model/codes.ts";
import type { Finding } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Limit } from "../model/report.ts";
import { plural } from "../model/text.ts";
import { isAside } from "./aside.ts";
import type { Declared } from "./declared.ts";
import { commandAt, installCommand } from "./install-command.ts";
import { markerHolds } from "./markers.ts";
import { isNodeModule, packagesOfImport, typesPackage } from "./names.ts";
import type { Ecosystem } from "./package.ts";
import { isOnPath, otherPython } from "./python-version.ts";
import { type UnresolvedImport, unresolvedImport } from "./unresolved.ts";
import type { ImportedModule } from "./uses.ts";
import { isSameVersion, isVersion } from "./versions.ts";

/** What manifests at one folder declare, and what of it is installed. */
export type KnownFolder = {
  /** Relative to the repository; empty for its top. */
  readonly folder: string;
  /** The versions of Python that the project takes, as they are written; null where it says nothing. */
  readonly requiresPython: string | null;
  /** The file that leaves it to a program what the project cannot do without; absent for none. */
  readonly dynamic?: string;
  /** The file by which its packages are installed; absent where none is known. */
  readonly installer?: string;
  readonly packages: readonly KnownPackage[];
};

export type KnownPackage = Declared & {
  /** Its version, empty where that is not known; null where it is not installed. */
  readonly installed: string | null;
  /** Of an installed package of Python: its modules, where they are not called like it. */
  readonly modules?: readonly string[];
  /** The versions that lock files, or exact requirements, name; absent where none does. */
  readonly locked?: readonly string[];
  /** The file that names them. */
  readonly lockedBy?: string;
  /** A virtual environment that has it, and that the server is not given. */
  readonly elsewhere?: string;
  /** A lock file has it, and no manifest declares it. */
  readonly isOnlyLocked?: true;
};

export type MissingInput = {
  /** In the order of folders. */
  readonly known: readonly KnownFolder[];
  /** What the server is given of Python; for a virtual environment the name is its folder. */
  readonly python: { readonly name: string; readonly version: string } | null;
  readonly findings: readonly Finding[];
  /** All that the files of the program import; asked only where it decides. */
  readonly imports: () => readonly ImportedModule[];
};

export type Missing = {
  /** Why the run is in doubt, each a sentence. */
  readonly doubts: readonly string[];
  readonly limits: readonly Limit[];
  /** Findings on imports that a declared package would resolve, and it is not installed. */
  readonly explained: readonly ExplainedFinding[];
  /** Findings on imports of which no manifest decides whether they may be missing. */
  readonly undecided: readonly UndecidedFinding[];
  /** What to run; undefined where no one command is known. */
  readonly command: string | undefined;
};

/** A finding, and the package (or the module) whose absence it comes from. */
export type ExplainedFinding = { readonly finding: Finding; readonly name: string };

/** `module`: where its files would lie, as a path without an ending: "a/b" of Python's `a.b`. */
export type UndecidedFinding = ExplainedFinding & { readonly module: string };

export function missingPackages(input: MissingInput): Missing {
  const book = bookOf(input);
  const found = input.findings.flatMap((finding) => {
    const one = unresolvedImport(finding, book.modules);
    return one === undefined ? [] : [{ finding, unresolved: one, need: needOf(one, book) }];
  });
  const unresolved = found.map((one) => one.unresolved);
  const needs = found.map((one) => one.need);
  const isElsewhere = (need: Need) =>
    (need.kind === "mandatory" || (need.kind === "optional" && !isAside(need.import.path))) &&
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
      ...otherPython(input.known, input.python),
      ...elsewhereDoubt(elsewhere, input),
      ...mandatoryDoubt(mandatory, input),
      ...groupDoubt(optional.filter(isAbsent), absent),
      ...others.doubts,
    ],
    limits: [
      ...optionalLimit(optional.filter((need) => !isAbsent(need))),
      ...unbuiltLimit(needs.filter((need) => need.kind === "installed")),
      ...undeclaredLimit(needs.filter((need) => need.kind === "undeclared" || need.kind === "dynamic")),
    ],
    explained: found.flatMap(({ finding, need }) =>
      need.kind === "undeclared" || need.kind === "installed" || need.kind === "none"
        ? []
        : [{ finding, name: need.name }],
    ),
    undecided: found.flatMap(({ finding, need }) =>
      need.kind === "undeclared" || need.kind === "dynamic" || need.kind === "locked"
        ? [{ finding, name: need.name, module: modulePath(need.import) }]
        : [],
    ),
    command: commandFor(input, { needs, files: others.files }),
  };
}

type Entry = KnownPackage & { readonly folder: string };
/** What is declared, to be looked up. */
type Book = {
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Declarations of a package at or above a file, the nearest first. */
  readonly find: (ecosystem: Ecosystem, name: string, path: string) => readonly Entry[];
  readonly holds: (marker: string) => boolean | undefined;
  /** Whether a file at or above this one leaves it to a program what is needed. */
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
    holds: (marker) => markerHolds(marker, { python: python?.version ?? null }),
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
/** `elsewhere`: an environment that has it, and that the server is not given. */
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
  /** A lock file has it; whether it may be missing no file says. */
  | (Named & { readonly kind: "locked" })
  /** No file says what is needed. */
  | (Named & { readonly kind: "dynamic" })
  /** Something else is wrong with it. */
  | (Named & { readonly kind: "installed" })
  /** Nothing needs it here. */
  | { readonly kind: "none" };

function needOf(found: UnresolvedImport, { find, holds, isDynamic }: Book): Need {
  // Go does not compile what imports it: in doubt is only a change that it matters to.
  if (found.ecosystem === "go") return { kind: "locked", import: found, name: found.module };
  for (const name of found.packages) {
    const entries = find(found.ecosystem, name, found.path);
    if (entries.length === 0) continue;
    if (entries.some(({ installed }) => installed !== null))
      return { kind: "installed", import: found, name };
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
 * Groups of which nothing is there that a file outside of tests imports: the installation left the whole out. A group of
 * which something is there was installed, and what is missing of it is somebody's choice.
 */
function absentGroups(
  { optional, unresolved, imports }: Imports,
  { find, modules }: Book,
): ReadonlySet<string> {
  const wanted = optional.filter((need) => !isAside(need.import.path));
  const absent = new Set(wanted.flatMap(({ groups }) => groups));
  if (absent.size === 0) return absent;
  const missing = new Set(
    unresolved.flatMap(({ ecosystem, packages }) => packages.map((name) => keyOf(ecosystem, name))),
  );
  for (const { ecosystem, path, module } of imports) {
    if (isAside(path)) continue;
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

/** For the first missing package; of what only groups have for all of them. */
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
    const what = `${plural(own.length, "import")} cannot be resolved (${listed(own)})`;
    const verb = new Set(own.map(({ name }) => name)).size === 1 ? "the package is" : "the packages are";
    return `${what}: ${verb} installed in \`${environment}\`, and the server was given ${given}`;
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
    const what = `${plural(own.length, "import")} of ${of} cannot be resolved (${listed(own)})`;
    if (present.size === 0) return [`${what}: did the installation run, and into \`${place}\`?`];
    const others = `${plural(present.size, "other")} ${present.size === 1 ? "is" : "are"} installed`;
    return [`${what}, and ${others}: did the installation run to its end, and into \`${place}\`?`];
  });
}

function groupDoubt(needs: readonly Optional[], absent: ReadonlySet<string>): readonly string[] {
  if (needs.length === 0) return [];
  const groups = [...absent].map((key) => key.split("\n")[0] ?? "");
  const names = [...new Set(groups)].sort(compareText);
  const what = `${plural(needs.length, "import")} of optional packages cannot be resolved (${listed(needs)})`;
  return [
    `${what}, and nothing of ${names.length === 1 ? "the group" : "the groups"} ${names.join(", ")} is installed`,
  ];
}

/**
 * A package that some file imports and that is not installed, or not as its lock file has it; undefined for none. Where one is,
 * any file that imports it can make a run doubtful, whatever a change did to it.
 */
export function unsurePackage({
  known,
  python,
  imports,
}: Omit<MissingInput, "findings">): string | undefined {
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

/** Of packages that the program imports: a tool that nothing imports decides no finding. */
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
  const message = `${plural(needs.length, "import")} of optional packages cannot be resolved (${listed(needs)})`;
  return [limit("optional-packages-missing", message)];
}

/** Packages of the same repository are linked before they are built. Python's servers need no build. */
function unbuiltLimit(needs: readonly Named[]): readonly Limit[] {
  const own = needs.filter((need) => need.import.ecosystem === "npm" && !need.name.startsWith("@types/"));
  if (own.length === 0) return [];
  const what = `${plural(own.length, "import")} of installed packages cannot be resolved (${listed(own)})`;
  return [limit("unresolved-installed", `${what}: are they built?`)];
}

/** Fewer files with such imports are findings like any other. */
const undeclaredFilesMax = 3;

function undeclaredLimit(needs: readonly Named[]): readonly Limit[] {
  const files = new Set(needs.map((need) => need.import.path));
  if (files.size <= undeclaredFilesMax) return [];
  const message = `imports in ${files.size} files cannot be resolved, and no manifest declares their packages (${listed(needs)})`;
  return [limit("undeclared-imports", message)];
}

function firstPart({ ecosystem, module, packages: [first = module] }: UnresolvedImport): string {
  return ecosystem === "npm" ? first : (module.split(".")[0] ?? module);
}

function modulePath({ ecosystem, module }: UnresolvedImport): string {
  return ecosystem === "npm" ? module : module.replaceAll(".", "/");
}

const listedMax = 3;

/** The names that most imports have first. */
function listed(needs: readonly Named[]): string {
  const counts = [...Map.groupBy(needs, ({ name }) => name)].map(([name, { length }]) => ({ name, length }));
  const names = counts
    .sort((left, right) => right.length - left.length || compareText(left.name, right.name))
    .map(({ name }) => name);
  return [...names.slice(0, listedMax), ...(names.length > listedMax ? ["…"] : [])].join(", ");
}
