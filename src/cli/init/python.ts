/** How the packages of a Python project are installed, by the files that say so. */
import { parse } from "smol-toml";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { readDependencyFile } from "../../packages/read.ts";
import { uvWorkspace } from "../../servers/pyright/roots.ts";
import { foldersAbove, isAside, isPlainPath, type Listing } from "./listing.ts";

export type PythonInstall = {
  /** Where it is installed; "." for the top. */
  readonly folder: string;
  /** What says so, relative to the repository. */
  readonly files: readonly string[];
} & (
  | {
      readonly by: "uv";
      readonly members: readonly string[];
      readonly extras: readonly string[];
      readonly groups: readonly string[];
      /** Whether it says that not all of these go together. */
      readonly hasConflicts: boolean;
    }
  | {
      readonly by: "poetry";
      readonly extras: readonly string[];
      /** Those that are not installed unless they are named. */
      readonly groups: readonly string[];
      /** False where its own sources are not where poetry looks for them: then it is not installed itself. */
      readonly isInstallable: boolean;
    }
  | { readonly by: "pdm" | "pipenv" }
  | {
      readonly by: "pip";
      readonly requirements: readonly string[];
      /** Null: the requirements are all there is. */
      readonly project: PipProject | null;
    }
);

export type PipProject = {
  readonly extras: readonly string[];
  readonly groups: readonly string[];
  /** Whether it is installed itself, for editing; else its packages alone. */
  readonly isBuilt: boolean;
};

export type PythonVersion = { readonly file: string } | { readonly version: string };

/** In the order in which they are believed: a lock file is surer than a list, a list more than a name. */
const locks = [
  ["uv.lock", "uv", "pyproject.toml"],
  ["poetry.lock", "poetry", "pyproject.toml"],
  ["pdm.lock", "pdm", "pyproject.toml"],
  ["Pipfile.lock", "pipenv", "Pipfile"],
] as const;

/** Tests import what the development files name; without it every new test would look broken. */
const requirementFiles = [
  "requirements.txt",
  "requirements-dev.txt",
  "requirements-test.txt",
  "dev-requirements.txt",
  "test-requirements.txt",
  "requirements_dev.txt",
  "requirements_test.txt",
  ...["base", "common", "main", "dev", "development", "local", "test", "tests", "testing", "typing"].map(
    (name) => `requirements/${name}.txt`,
  ),
];

const defaultPython = "3.12";

/** What installs the packages of one folder; undefined where nothing says so. */
export function pythonInstallIn(tree: Listing, folder: string): PythonInstall | undefined {
  const isThere = (name: string) => tree.has(inFolder(folder, name));
  // A lock file without the project that it locks belongs to something else.
  const lock = locks.find(([name, , project]) => isThere(name) && isThere(project));
  if (lock === undefined) return pipInstallIn(tree, folder);
  const [name, by] = lock;
  const at = { folder, files: [inFolder(folder, name)] };
  const toml = tomlIn(tree, folder);
  const extras = plainNames(member(member(toml, "project"), "optional-dependencies"));
  if (by === "uv") {
    const members = uvWorkspace(tree, folder);
    const all = [folder, ...members].map((one) => tomlIn(tree, one));
    return {
      ...at,
      by,
      members,
      extras: [
        ...new Set(all.flatMap((one) => names(member(member(one, "project"), "optional-dependencies")))),
      ],
      groups: [...new Set(all.flatMap((one) => names(member(one, "dependency-groups"))))].filter(
        (one) => one !== "dev",
      ),
      hasConflicts: all.some((one) => member(member(member(one, "tool"), "uv"), "conflicts") !== undefined),
    };
  }
  if (by === "poetry") {
    const poetry = member(member(toml, "tool"), "poetry");
    const groups = member(poetry, "group");
    return {
      ...at,
      by,
      extras: [...new Set([...extras, ...names(member(poetry, "extras"))])],
      groups: names(groups).filter((one) => member(member(groups, one), "optional") === true),
      isInstallable: isPoetryPackage(tree, folder, toml),
    };
  }
  return { ...at, by };
}

/** Where poetry refuses to install what it does not find. */
function isPoetryPackage({ paths }: Listing, folder: string, toml: unknown): boolean {
  const poetry = member(member(toml, "tool"), "poetry");
  if (member(poetry, "package-mode") === false || member(poetry, "packages") !== undefined) return true;
  const name = member(poetry, "name") ?? member(member(toml, "project"), "name");
  if (typeof name !== "string") return false;
  const module = name.toLowerCase().replace(/[-.]+/gu, "_");
  const places = [module, `src/${module}`].map((one) => inFolder(folder, one).toLowerCase());
  return paths.some((path) =>
    places.some((place) => {
      const lower = path.toLowerCase();
      return lower === `${place}.py` || (isBelow(lower, place) && /\.pyi?$/u.test(lower));
    }),
  );
}

/** `-e .[extra]` in a list of requirements. */
const listsItself = /^[ \t]*(?:(?:-e|--editable)[ \t=]+)?\.\/?(?:\[[^\]\n]*\])?[ \t]*(?:#.*)?$/mu;

function pipInstallIn(tree: Listing, folder: string): PythonInstall | undefined {
  const at = (name: string) => inFolder(folder, name);
  const requirements = requirementFiles.filter((name) => tree.has(at(name)));
  const isListed = requirements.some((name) => listsItself.test(tree.text(at(name)) ?? ""));
  const project = isListed ? null : pipProjectIn(tree, folder, requirements.length > 0);
  const manifest = ["pyproject.toml", "setup.py"].find((name) => tree.has(at(name)));
  if (requirements.length === 0 && project === null) return undefined;
  return {
    folder,
    files: [...requirements, ...(project === null || manifest === undefined ? [] : [manifest])].map(at),
    by: "pip",
    requirements,
    project,
  };
}

/** A list of requirements may be all of a project that only names itself. */
function pipProjectIn(tree: Listing, folder: string, hasList: boolean): PipProject | null {
  const toml = tomlIn(tree, folder);
  const project = member(toml, "project");
  const hasSetup = tree.has(inFolder(folder, "setup.py"));
  const isBuilt = member(toml, "build-system") !== undefined || hasSetup;
  const read = ["pyproject.toml", "setup.cfg", "setup.py"].flatMap((name) => {
    const file = readDependencyFile(inFolder(folder, name), tree.text(inFolder(folder, name)) ?? "");
    return file?.kind === "declared" ? file.packages.map((one) => ({ ...one, name, own: one.name })) : [];
  });
  const isSourced = tree.paths.some(
    (path) => isBelow(path, inFolder(folder, "src")) && /\.pyi?$/u.test(path),
  );
  const isNeeded = isBuilt
    ? !hasList || isSourced || read.some(({ group }) => group === null)
    : typeof project === "object" && read.length > 0;
  if (!isNeeded) return null;
  const ofSetup = read.flatMap(({ name, group }) =>
    name === "pyproject.toml" || group === null ? [] : [group],
  );
  const extras = [...names(member(project, "optional-dependencies")), ...ofSetup];
  return {
    extras: [...new Set(extras)].filter(isPlainName),
    groups: plainNames(member(toml, "dependency-groups")),
    isBuilt,
  };
}

/** Their text gets into a command. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/u.test(name);
}

function plainNames(table: unknown): readonly string[] {
  return names(table).filter(isPlainName);
}

function names(table: unknown): readonly string[] {
  return typeof table === "object" && table !== null && !Array.isArray(table) ? Object.keys(table) : [];
}

function tomlIn(tree: Listing, folder: string): unknown {
  try {
    return parse(tree.text(inFolder(folder, "pyproject.toml")) ?? "");
  } catch {
    return {};
  }
}

export type PythonPlaces = {
  readonly installs: readonly PythonInstall[];
  /** Roots that the server has to be given, because each has packages of its own; undefined: it finds its own. */
  readonly roots: readonly string[] | undefined;
  /** Files of further installations that nothing here needs, or whose folders cannot be named in a workflow. */
  readonly aside: readonly string[];
};

/**
 * Each root has the packages of the nearest installation at or above it, of a lock before all others. Where the only
 * root is the top, and only folders below have packages, these are the roots.
 */
export function pythonPlaces(tree: Listing, found: readonly string[]): PythonPlaces {
  const isMarked =
    /(?:^|\/)(?:pyproject\.toml|setup\.py|Pipfile\.lock|requirements[^/]*\.txt|[a-z]+-requirements\.txt|requirements\/[^/]+\.txt)$/u;
  const marked = tree.paths
    .filter((path) => isMarked.test(path))
    .map((path) => folderOf(path).replace(/(?:^|\/)requirements$/u, "") || ".");
  const all = new Map(
    [...new Set(marked)].sort(compareText).flatMap((folder) => {
      const install = pythonInstallIn(tree, folder);
      return install === undefined ? [] : [[folder, install] as const];
    }),
  );
  const nearest = (root: string) => {
    const above = foldersAbove(root).flatMap((folder) => all.get(folder) ?? []);
    return above.find(({ by }) => by !== "pip") ?? above[0];
  };
  const ofRoots = new Set(found.flatMap((root) => nearest(root) ?? []));
  const isOnlyTop = found.length === 1 && found[0] === "." && ofRoots.size === 0;
  const hasSource = (folder: string) =>
    tree.paths.some((path) => isBelow(path, folder) && /\.pyi?$/u.test(path));
  const own = [...all.values()].filter(({ folder }) => !isAside(folder) && hasSource(folder));
  const outer = own.filter(
    ({ folder }) => !own.some((other) => other.folder !== folder && isBelow(folder, other.folder)),
  );
  const chosen = (isOnlyTop ? outer : [...ofRoots]).filter(({ folder }) => isPlainPath(folder));
  const members = new Set(chosen.flatMap((one) => (one.by === "uv" ? one.members : [])));
  const known = new Set(chosen);
  return {
    installs: chosen.toSorted((left, right) => compareText(left.folder, right.folder)),
    roots: isOnlyTop && chosen.length > 0 ? chosen.map(({ folder }) => folder) : undefined,
    aside: [...all.values()]
      .filter((one) => !known.has(one) && !members.has(one.folder) && isLocked(one))
      .flatMap(({ files }) => files),
  };
}

function isLocked({ by }: PythonInstall): boolean {
  return by !== "pip";
}

/** A file that actions/setup-python reads the version from, or one. */
export function pythonVersion(tree: Listing, installs: readonly PythonInstall[]): PythonVersion {
  for (const folder of [".", ...installs.map((one) => one.folder)]) {
    const file = inFolder(folder, ".python-version");
    if (tree.has(file)) return { file };
    const toml = tomlIn(tree, folder);
    const poetry = member(member(member(toml, "tool"), "poetry"), "dependencies");
    const wanted = member(member(toml, "project"), "requires-python") ?? member(poetry, "python");
    if (typeof wanted === "string") return { file: inFolder(folder, "pyproject.toml") };
  }
  return { version: defaultPython };
}
