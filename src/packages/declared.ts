/**
 * Reads the packages that a project declares, folder by folder: the mandatory ones, extras and groups. The result tells
 * whether a missing package is an incomplete installation or a choice.
 */
import { readMember } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { listEntries, parseJsonDocument, readTextValue, readToml, textsOf } from "./document.ts";
import { findInstallFile } from "./install-command.ts";
import { isOwnRange } from "./manifest.ts";
import { type DependencyFile, type Ecosystem, normaliseName } from "./package.ts";
import { readDependencyFile } from "./read.ts";
import { readRequirements } from "./requirements.ts";

/** File of the repository that declares packages; `path` is relative to the repository. */
export type DeclaringFile = { readonly path: string; readonly text: string };

/** A package that a manifest requests. */
export type DeclaredRequirement = {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Extra or group that it belongs to; null for a mandatory package. */
  readonly group: string | null;
  /** Condition under which it is needed (PEP 508); null for always. */
  readonly marker: string | null;
};

/** Declarations of all manifests, lists and lock files that belong to one folder. */
export type DeclaringFolder = {
  /** Path of the folder; empty for the top. */
  readonly folder: string;
  /** Versions of Python that the project accepts, as they are written; null if it does not say. */
  readonly requiresPython: string | null;
  /** File by which a program computes the mandatory packages; null for none. */
  readonly dynamic: string | null;
  readonly packages: readonly DeclaredRequirement[];
  /** Versions in lock files of this folder. */
  readonly locked: readonly {
    readonly ecosystem: Ecosystem;
    readonly name: string;
    readonly version: string;
    /** File that has the version. */
    readonly file: string;
  }[];
  /** File from which the packages of the folder are installed; null if none is known. */
  readonly installer: string | null;
  /** Name of the npm package in this folder, if files below can import it by that name (`exports`); null for none. */
  readonly ownName: string | null;
};

/** Reads declaring files, each only once: a lock file is large, and all roots of a workspace share it. */
export type DeclarationReader = (file: DeclaringFile) => ReadFile;

/** Creates the reader. It caches by path, and reads again only if the text differs, as on the two sides of a change. */
export function declarationReader(): DeclarationReader {
  const known = new Map<string, ReadFile>();
  return (file) => {
    const found = known.get(file.path);
    const read = found?.text === file.text ? found : readFile(file);
    known.set(file.path, read);
    return read;
  };
}

/**
 * Returns the folders with declarations, in the order of paths. A list such as `requirements/dev.txt` belongs to the
 * folder above. A folder without declarations is left out.
 */
export function declaredIn(
  files: readonly DeclaringFile[],
  reader: DeclarationReader,
): readonly DeclaringFolder[] {
  const read = files.map(reader);
  const roles = rolesOf(read);
  const folders = Map.groupBy(read, ({ path }) => roles.get(path)?.folder ?? parentFolder(path));
  return [...folders]
    .map(([folder, own]) => ({ folder, own, packages: packagesOf(own, roles) }))
    .map(({ folder, own, packages }) => ({
      folder,
      requiresPython: own.map(requiresPython).find((one) => one !== null) ?? null,
      dynamic: dynamicFile(own, roles),
      packages,
      locked: own.flatMap((one) => lockedIn(one, roles.get(one.path)?.group ?? null)),
      installer: findInstallFile(own.map(({ path }) => path)),
      ownName: own.map(importableName).find((one) => one !== null) ?? null,
    }))
    .filter(
      ({ requiresPython: python, dynamic, packages, locked, ownName: name }) =>
        [python, dynamic, name].some((one) => one !== null) || packages.length + locked.length > 0,
    )
    .sort((left, right) => compareText(left.folder, right.folder));
}

function packagesOf(
  own: readonly ReadFile[],
  roles: ReadonlyMap<string, Role>,
): readonly DeclaredRequirement[] {
  return unique(own.flatMap((one) => packagesIn(one, roles.get(one.path)?.group ?? null)));
}

/**
 * Returns the build hook or the `setup.py` that computes the mandatory packages. An undeclared import is then no sign
 * of a mistake. Null if other files declare mandatory packages, because these are the best known list. A requirements
 * file next to a hook counts only if the project names it; otherwise it can have another purpose.
 */
function dynamicFile(own: readonly ReadFile[], roles: ReadonlyMap<string, Role>): string | null {
  const declaring = own.filter((one) =>
    packagesOf([one], roles).some(({ ecosystem, group }) => ecosystem !== "npm" && group === null),
  );
  const hook = own.find(
    ({ path, value }) =>
      baseName(path) === "pyproject.toml" &&
      textsOf(readMember(readMember(value, "project"), "dynamic")).includes("dependencies"),
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
  /** The complete parsed `pyproject.toml` or `package.json`; undefined for any other file. */
  readonly value: unknown;
};

/** Reads the packages of a file, and the complete document of a manifest for the fields that are not packages. */
function readFile({ path, text }: DeclaringFile): ReadFile {
  const readers: Readonly<Record<string, typeof parseJsonDocument>> = {
    "pyproject.toml": readToml,
    "package.json": parseJsonDocument,
  };
  const document = readers[baseName(path)]?.(text);
  const value = document?.kind === "value" ? document.value : undefined;
  // A file that another one includes (`-r NAME.txt`) can have any name.
  const content =
    readDependencyFile(path, text) ?? (isRequirements({ path }) ? readRequirements(text) : undefined);
  return { path, text, value, content };
}

/** Role of a requirements file: the folder and the group to which its packages belong. */
type Role = {
  readonly folder: string;
  readonly group: string | null;
  /** True if `pyproject.toml` or another manifest names the file, directly or through includes. */
  readonly isNamed: boolean;
};

/**
 * Decides the roles of requirements files, which have no format for groups. If a manifest declares the packages, these
 * files have the developers' packages, each file as a group. Otherwise `requirements.txt` and similar names have the
 * mandatory packages, and every other file is a group. An included file has the role of the including one; mandatory
 * files come first.
 */
function rolesOf(files: readonly ReadFile[]): ReadonlyMap<string, Role> {
  const known = new Map(files.map((one) => [one.path, one]));
  const roles = new Map<string, Role>();
  const declaring = new Set(files.filter(declaresPackages).map(({ path }) => parentFolder(path)));
  const assign = (path: string, role: Role): void => {
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const file = known.get(next);
      // Files can include each other in a circle.
      if (file === undefined || roles.has(next) || isConstraints(next)) continue;
      if (isRequirements(file)) roles.set(next, role);
      else if (next !== path) continue;
      waiting.push(...includesOf(file).toReversed());
    }
  };
  for (const file of files)
    if (!isRequirements(file))
      assign(file.path, { folder: parentFolder(file.path), group: null, isNamed: true });
  const own = files.filter(isRequirements).map(({ path }) => ({ path, folder: requirementsFolder(path) }));
  const isMandatory = ({ path, folder }: (typeof own)[number]) =>
    !declaring.has(folder) && mainName.test(path);
  for (const { path, folder } of own.filter(isMandatory))
    assign(path, { folder, group: null, isNamed: false });
  for (const { path, folder } of own) assign(path, { folder, group: baseName(path), isNamed: false });
  return roles;
}

/** Names of mandatory requirements: `requirements.txt`, `requirements/base.txt`, `requirements-prod.in`. */
const mainName =
  /(?:^|\/)requirements(?:[-_.]?(?:base|common|main|core|prod|production|install|app))?\.(?:txt|in)$|(?:^|\/)requirements?\/(?:base|common|main|core|prod|production|install|app|requirements)\.(?:txt|in)$/iu;

function isRequirements({ path }: Pick<DeclaringFile, "path">): boolean {
  return /\.(?:txt|in)$/iu.test(path);
}

function isConstraints(path: string): boolean {
  return /constraints?[^/]*$/iu.test(path);
}

/**
 * Returns the folder to which a requirements file belongs: for `requirements/dev.txt` the folder above `requirements`.
 */
export function requirementsFolder(path: string): string {
  const folder = parentFolder(path);
  return /(?:^|\/)requirements?$/iu.test(folder) ? parentFolder(folder) : folder;
}

/**
 * Returns the paths of the files that a file includes, so that the caller can read them, too. Files outside the
 * repository are left out.
 */
export function includedRequirements(file: DeclaringFile): readonly string[] {
  const mayInclude = isRequirements(file) || baseName(file.path) === "pyproject.toml";
  return !mayInclude ? [] : includesOf(readFile(file));
}

function includesOf({ path, content }: ReadFile): readonly string[] {
  if (content === undefined || content.kind === "unreadable") return [];
  return content.includes.flatMap((include) => resolveInclude(path, include) ?? []);
}

/**
 * Returns the path of an included file in the repository. Undefined for a path outside it and for a URL: never read
 * those.
 */
function resolveInclude(from: string, include: string): string | undefined {
  const parts = parentFolder(from)
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

/** True if a Python project declares its packages in this file, even if the list is empty: empty means no packages. */
function declaresPackages({ path, value, content }: ReadFile): boolean {
  const name = baseName(path);
  if (name === "Pipfile") return true;
  if (name === "setup.cfg" || name === "setup.py") {
    return content?.kind === "declared" && content.packages.some(({ group }) => group === null);
  }
  if (name !== "pyproject.toml") return false;
  const lists = [
    readMember(readMember(value, "project"), "dependencies"),
    readMember(readMember(readMember(value, "tool"), "poetry"), "dependencies"),
  ];
  return lists.some((one) => one !== undefined);
}

/**
 * Returns the packages that a file declares. `role` is the group of a requirements file; null for mandatory packages.
 * Lock files and constraints declare nothing: they only choose versions.
 */
function packagesIn(file: ReadFile, role: string | null): readonly DeclaredRequirement[] {
  const { path, value, content } = file;
  if (content?.kind === "resolved") {
    // A requirements file that pip-compile or uv wrote is a lock file, and at the same time the only declaration.
    if (!isRequirements(file)) return [];
    return content.packages.map(({ ecosystem, name }) => ({ ecosystem, name, group: role, marker: null }));
  }
  if (content?.kind !== "declared" || isConstraints(path)) return [];
  const isNpm = baseName(path) === "package.json";
  const optionalPeers = optionalPeersIn(value);
  const own = isNpm ? undefined : ownName(value);
  const packages = content.packages.flatMap(
    ({ ecosystem, name, group, specifier }): readonly DeclaredRequirement[] => {
      // A project names itself in an extra such as "all", which joins its other extras.
      if (name === own || (ecosystem === "npm" && group === "overrides")) return [];
      // Package managers install peer dependencies like the others, except optional ones.
      const isNeeded =
        group === null || (ecosystem === "npm" && group === "peer" && !optionalPeers.has(name));
      // A conda environment has the developers' packages in addition to the declared ones, so it is a group.
      if (ecosystem === "conda")
        return [{ ecosystem: "pypi", name: normaliseName(name), group: baseName(path), marker: null }];
      return [{ ecosystem, name, group: isNeeded ? role : group, marker: markerOf(specifier) }];
    },
  );
  return isNpm ? [...packages, ...ownPackages(value)] : packages;
}

/** Returns the packages of the same workspace. `readManifest` leaves them out, but an installation links them, too. */
function ownPackages(manifest: unknown): readonly DeclaredRequirement[] {
  const tables = [
    ["dependencies", null],
    ["devDependencies", "dev"],
  ] as const;
  return tables.flatMap(([key, group]) =>
    listEntries(readMember(manifest, key)).flatMap(([name, range]) =>
      typeof range === "string" && isOwnRange(range)
        ? [{ ecosystem: "npm" as const, name, group, marker: null }]
        : [],
    ),
  );
}

function optionalPeersIn(manifest: unknown): ReadonlySet<string> {
  const meta = listEntries(readMember(manifest, "peerDependenciesMeta"));
  return new Set(meta.flatMap(([name, one]) => (readMember(one, "optional") === true ? [name] : [])));
}

/** Returns the condition of a requirement, from the normalised text of its versions; null for none. */
function markerOf(specifier: string): string | null {
  const at = specifier.indexOf("; ");
  if (at >= 0) return specifier.slice(at + 2).trim();
  // Poetry's own conditions are not parsed. The text as a marker is not readable, so the need is unknown.
  return /(?:^|\s)(?:markers|python|platform)=/u.test(specifier) ? specifier : null;
}

/**
 * Returns the locked versions of a file. Exact versions (`==`) in a requirements file count, too, if they are
 * mandatory.
 */
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

/** Returns the versions of Python that the project accepts, as the file writes them; null if it does not say. */
function requiresPython({ path, text, value }: ReadFile): string | null {
  const name = baseName(path);
  if (name === "setup.cfg")
    return /^python_requires[ \t]*=[ \t]*(\S[^\r\n]*)$/mu.exec(text)?.[1]?.trim() ?? null;
  if (name !== "pyproject.toml") return null;
  const poetry = readMember(readMember(readMember(value, "tool"), "poetry"), "dependencies");
  return (
    readTextValue(readMember(readMember(value, "project"), "requires-python")) ??
    readTextValue(readMember(poetry, "python")) ??
    null
  );
}

function ownName(pyproject: unknown): string | undefined {
  const name = readTextValue(readMember(readMember(pyproject, "project"), "name"));
  return name === undefined ? undefined : normaliseName(name);
}

/** Returns the name by which a package can import itself. Node and TypeScript allow that only with `exports`. */
function importableName({ path, value }: ReadFile): string | null {
  const name = baseName(path) === "package.json" ? readTextValue(readMember(value, "name")) : undefined;
  return name !== undefined && nameShape.test(name) && readMember(value, "exports") !== undefined
    ? name
    : null;
}

const packagesMax = 5_000;
const nameShape = /^(?:@[\w.~-]{1,214}\/)?[\w.~-]{1,214}$/u;
/** Maximum length of names of groups, which people choose, and of markers, which are short. */
const textLengthMax = 1_000;

/** Returns each package once, without invalid or long names, because names from the repository appear in messages. */
function unique(packages: readonly DeclaredRequirement[]): readonly DeclaredRequirement[] {
  const isOne = ({ name, group, marker }: DeclaredRequirement) =>
    nameShape.test(name) && (group?.length ?? 0) <= textLengthMax && (marker?.length ?? 0) <= textLengthMax;
  const key = ({ ecosystem, name, group, marker }: DeclaredRequirement) =>
    JSON.stringify([ecosystem, name, group, marker]);
  const own = new Map(packages.filter(isOne).map((one) => [key(one), one]));
  return [...own.values()].slice(0, packagesMax);
}

export function parentFolder(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}

function baseName(path: string): string {
  return path.split("/").at(-1) ?? "";
}
