/** What a project declares of the packages it needs, folder by folder: what it cannot do without, and its extras and groups. */
import { member } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { entriesOf, readJson, readToml, textOf, textsOf } from "./document.ts";
import { installerOf } from "./install-command.ts";
import { isOwnRange } from "./manifest.ts";
import { type DependencyFile, type Ecosystem, normaliseName } from "./package.ts";
import { readDependencyFile } from "./read.ts";
import { readRequirements } from "./requirements.ts";

/** A file of the repository that speaks of packages; `path` is relative to it. */
export type DeclaringFile = { readonly path: string; readonly text: string };

export type Declared = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** The extra or group that it belongs to; null for what the project cannot do without. */
  readonly group: string | null;
  /** Where it is needed (PEP 508); null for everywhere. */
  readonly marker: string | null;
};

export type DeclaringFolder = {
  /** Empty for the top. */
  readonly folder: string;
  /** The versions of Python that the project takes, as they are written; null where it says nothing. */
  readonly requiresPython: string | null;
  /** The file that leaves it to a program what the project cannot do without; null for none. */
  readonly dynamic: string | null;
  readonly packages: readonly Declared[];
  /** Versions that lock files in this folder name. */
  readonly locked: readonly {
    readonly ecosystem: Ecosystem;
    readonly name: string;
    readonly version: string;
    /** The file that names it. */
    readonly file: string;
  }[];
  /** The file by which its packages are installed; null where none is known. */
  readonly installer: string | null;
  /** How files below may import the package itself: a name of npm, which needs `exports`; null for none. */
  readonly ownName: string | null;
};

/** In the order of folders; one without a word about packages is none. */
export function declaredIn(files: readonly DeclaringFile[]): readonly DeclaringFolder[] {
  const read = files.map(readFile);
  const roles = rolesOf(read);
  const folders = Map.groupBy(read, ({ path }) => roles.get(path)?.folder ?? folderOf(path));
  return [...folders]
    .map(([folder, own]) => ({ folder, own, packages: packagesOf(own, roles) }))
    .map(({ folder, own, packages }) => ({
      folder,
      requiresPython: own.map(requiresPython).find((one) => one !== null) ?? null,
      dynamic: dynamicFile(own, roles),
      packages,
      locked: own.flatMap((one) => lockedIn(one, roles.get(one.path)?.group ?? null)),
      installer: installerOf(own.map(({ path }) => path)),
      ownName: own.map(importableName).find((one) => one !== null) ?? null,
    }))
    .filter(
      ({ requiresPython: python, dynamic, packages, locked, ownName: name }) =>
        [python, dynamic, name].some((one) => one !== null) || packages.length + locked.length > 0,
    )
    .sort((left, right) => compareText(left.folder, right.folder));
}

function packagesOf(own: readonly ReadFile[], roles: ReadonlyMap<string, Role>): readonly Declared[] {
  return unique(own.flatMap((one) => packagesIn(one, roles.get(one.path)?.group ?? null)));
}

/**
 * A build hook, or a program that computes them. What is declared beside it is all that there is; a requirements file beside
 * a hook is only where the project names it: it may be for anything.
 */
function dynamicFile(own: readonly ReadFile[], roles: ReadonlyMap<string, Role>): string | null {
  const declaring = own.filter((one) =>
    packagesOf([one], roles).some(({ ecosystem, group }) => ecosystem !== "npm" && group === null),
  );
  const hook = own.find(
    ({ path, value }) =>
      baseName(path) === "pyproject.toml" &&
      textsOf(member(member(value, "project"), "dynamic")).includes("dependencies"),
  );
  if (hook !== undefined) {
    const isAside = (one: ReadFile) => isRequirements(one) && roles.get(one.path)?.isNamed !== true;
    return declaring.every(isAside) ? hook.path : null;
  }
  const program = own.find(
    ({ path, content }) => baseName(path) === "setup.py" && content?.kind === "unreadable",
  );
  return declaring.length > 0 ? null : (program?.path ?? null);
}

type ReadFile = DeclaringFile & {
  readonly content: DependencyFile | undefined;
  /** What `pyproject.toml` and `package.json` say besides; undefined for any other file. */
  readonly value: unknown;
};

function readFile({ path, text }: DeclaringFile): ReadFile {
  const readers: Readonly<Record<string, typeof readJson>> = {
    "pyproject.toml": readToml,
    "package.json": readJson,
  };
  const document = readers[baseName(path)]?.(text);
  const value = document?.kind === "value" ? document.value : undefined;
  // What another file includes may be called anything.
  const content =
    readDependencyFile(path, text) ?? (isRequirements({ path }) ? readRequirements(text) : undefined);
  return { path, text, value, content };
}

/** Whose the packages of a requirements file are: of a folder, and of a group of it. */
type Role = {
  readonly folder: string;
  readonly group: string | null;
  /** Whether `pyproject.toml` names it, or what that names includes it. */
  readonly isNamed: boolean;
};

/**
 * A project that declares its packages elsewhere keeps in its requirements files what its developers need. Where there is
 * nothing else, they are the declaration: those whose name says that they are for something are groups. What a file
 * includes is what that file is; the first one that includes it decides, and one that is mandatory before all others.
 */
function rolesOf(files: readonly ReadFile[]): ReadonlyMap<string, Role> {
  const known = new Map(files.map((one) => [one.path, one]));
  const roles = new Map<string, Role>();
  const declaring = new Set(files.filter(declaresPackages).map(({ path }) => folderOf(path)));
  const take = (path: string, role: Role): void => {
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const file = known.get(next);
      // Files include each other in circles, too.
      if (file === undefined || roles.has(next) || isConstraints(next)) continue;
      if (isRequirements(file)) roles.set(next, role);
      else if (next !== path) continue;
      waiting.push(...includesOf(file).toReversed());
    }
  };
  for (const file of files)
    if (!isRequirements(file)) take(file.path, { folder: folderOf(file.path), group: null, isNamed: true });
  const own = files.filter(isRequirements).map(({ path }) => ({ path, folder: requirementsFolder(path) }));
  const isMandatory = ({ path, folder }: (typeof own)[number]) =>
    !declaring.has(folder) && mainName.test(path);
  for (const { path, folder } of own.filter(isMandatory)) take(path, { folder, group: null, isNamed: false });
  for (const { path, folder } of own) take(path, { folder, group: baseName(path), isNamed: false });
  return roles;
}

/** `requirements.txt`, `requirements/base.txt`, `requirements-prod.in`. */
const mainName =
  /(?:^|\/)requirements(?:[-_.]?(?:base|common|main|core|prod|production|install|app))?\.(?:txt|in)$|(?:^|\/)requirements?\/(?:base|common|main|core|prod|production|install|app|requirements)\.(?:txt|in)$/iu;

function isRequirements({ path }: Pick<DeclaringFile, "path">): boolean {
  return /\.(?:txt|in)$/iu.test(path);
}

function isConstraints(path: string): boolean {
  return /constraints?[^/]*$/iu.test(path);
}

/** `requirements/dev.txt` speaks of the folder above. */
export function requirementsFolder(path: string): string {
  const folder = folderOf(path);
  return /(?:^|\/)requirements?$/iu.test(folder) ? folderOf(folder) : folder;
}

/** The files that a file includes; those that lead out of the repository are left out. */
export function includesIn(file: DeclaringFile): readonly string[] {
  const mayInclude = isRequirements(file) || baseName(file.path) === "pyproject.toml";
  return !mayInclude ? [] : includesOf(readFile(file));
}

function includesOf({ path, content }: ReadFile): readonly string[] {
  if (content === undefined || content.kind === "unreadable") return [];
  return content.includes.flatMap((include) => resolveInclude(path, include) ?? []);
}

/** Undefined for one that leads out of the repository. */
function resolveInclude(from: string, include: string): string | undefined {
  const parts = folderOf(from)
    .split("/")
    .filter((one) => one !== "");
  if (include.startsWith("/") || /^[a-z][a-z0-9+.-]*:/iu.test(include)) return undefined;
  for (const part of include.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/** Whether the file itself is where a project of Python declares what it needs, and be it nothing. */
function declaresPackages({ path, value, content }: ReadFile): boolean {
  const name = baseName(path);
  if (name === "Pipfile") return true;
  if (name === "setup.cfg" || name === "setup.py") {
    return content?.kind === "declared" && content.packages.some(({ group }) => group === null);
  }
  if (name !== "pyproject.toml") return false;
  const lists = [
    member(member(value, "project"), "dependencies"),
    member(member(member(value, "tool"), "poetry"), "dependencies"),
  ];
  return lists.some((one) => one !== undefined);
}

function packagesIn(file: ReadFile, role: string | null): readonly Declared[] {
  const { path, value, content } = file;
  if (content?.kind === "resolved") {
    // A requirements file that a tool wrote declares what it locks.
    if (!isRequirements(file)) return [];
    return content.packages.map(({ ecosystem, name }) => ({ ecosystem, name, group: role, marker: null }));
  }
  if (content?.kind !== "declared" || isConstraints(path)) return [];
  const isNpm = baseName(path) === "package.json";
  const optionalPeers = optionalPeersIn(value);
  const own = isNpm ? undefined : ownName(value);
  const packages = content.packages.flatMap(({ ecosystem, name, group, specifier }): readonly Declared[] => {
    // The extra "all" of a project names its other extras so.
    if (name === own || (ecosystem === "npm" && group === "overrides")) return [];
    // Package managers install peers as they install the rest.
    const isNeeded = group === null || (ecosystem === "npm" && group === "peer" && !optionalPeers.has(name));
    // An environment of conda holds what its developers need, besides what the project declares.
    if (ecosystem === "conda")
      return [{ ecosystem: "pypi", name: normaliseName(name), group: baseName(path), marker: null }];
    return [{ ecosystem, name, group: isNeeded ? role : group, marker: markerOf(specifier) }];
  });
  return isNpm ? [...packages, ...ownPackages(value)] : packages;
}

/** Packages of the same workspace are linked by an installation, as the others are put there by it. */
function ownPackages(manifest: unknown): readonly Declared[] {
  const tables = [
    ["dependencies", null],
    ["devDependencies", "dev"],
  ] as const;
  return tables.flatMap(([key, group]) =>
    entriesOf(member(manifest, key)).flatMap(([name, range]) =>
      typeof range === "string" && isOwnRange(range)
        ? [{ ecosystem: "npm" as const, name, group, marker: null }]
        : [],
    ),
  );
}

function optionalPeersIn(manifest: unknown): ReadonlySet<string> {
  const meta = entriesOf(member(manifest, "peerDependenciesMeta"));
  return new Set(meta.flatMap(([name, one]) => (member(one, "optional") === true ? [name] : [])));
}

function markerOf(specifier: string): string | null {
  const at = specifier.indexOf("; ");
  if (at >= 0) return specifier.slice(at + 2).trim();
  // Poetry's own conditions are not read: what they speak of is not needed everywhere.
  return /(?:^|\s)(?:markers|python|platform)=/u.test(specifier) ? specifier : null;
}

/** Exact versions of a requirements file that is no lock are the project's word, too. */
function lockedIn(file: ReadFile, role: string | null): DeclaringFolder["locked"] {
  const { content, path } = file;
  if (content?.kind === "resolved") {
    return content.packages.map(({ ecosystem, name, version }) => ({ ecosystem, name, version, file: path }));
  }
  if (content?.kind !== "declared" || role !== null || !isRequirements(file)) return [];
  return content.packages.flatMap(({ ecosystem, name, specifier }) => {
    const version = /^(?:\[[^\]]*\] )?===?([^,*;\s]+)(?: --hash.*| sha.*)?$/u.exec(specifier)?.[1];
    return version === undefined ? [] : [{ ecosystem, name, version, file: path }];
  });
}

function requiresPython({ path, text, value }: ReadFile): string | null {
  const name = baseName(path);
  if (name === "setup.cfg")
    return /^python_requires[ \t]*=[ \t]*(\S[^\r\n]*)$/mu.exec(text)?.[1]?.trim() ?? null;
  if (name !== "pyproject.toml") return null;
  const poetry = member(member(member(value, "tool"), "poetry"), "dependencies");
  return (
    textOf(member(member(value, "project"), "requires-python")) ?? textOf(member(poetry, "python")) ?? null
  );
}

function ownName(pyproject: unknown): string | undefined {
  const name = textOf(member(member(pyproject, "project"), "name"));
  return name === undefined ? undefined : normaliseName(name);
}

/** Node and TypeScript resolve a package's own name only through its `exports`. */
function importableName({ path, value }: ReadFile): string | null {
  const name = baseName(path) === "package.json" ? textOf(member(value, "name")) : undefined;
  return name !== undefined && nameShape.test(name) && member(value, "exports") !== undefined ? name : null;
}

const packagesMax = 5_000;
const nameShape = /^(?:@[\w.~-]{1,214}\/)?[\w.~-]{1,214}$/u;
/** Names of groups are people's; markers are short. */
const textLengthMax = 1_000;

/** Each once, and only what could be one: names end in messages. */
function unique(packages: readonly Declared[]): readonly Declared[] {
  const isOne = ({ name, group, marker }: Declared) =>
    nameShape.test(name) && (group?.length ?? 0) <= textLengthMax && (marker?.length ?? 0) <= textLengthMax;
  const key = ({ ecosystem, name, group, marker }: Declared) =>
    JSON.stringify([ecosystem, name, group, marker]);
  const own = new Map(packages.filter(isOne).map((one) => [key(one), one]));
  return [...own.values()].slice(0, packagesMax);
}

export function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}

function baseName(path: string): string {
  return path.split("/").at(-1) ?? "";
}
