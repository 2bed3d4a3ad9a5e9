/** Finds out how the packages of a Python project are installed, from its files. */
import { parse } from "smol-toml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { readDependencyFile } from "../../packages/read.ts";
import { uvWorkspace } from "../../servers/pyright/roots.ts";
import { folderAndAbove, isAsideFolder, isPlainPath, type RepositoryListing } from "./listing.ts";

export type PythonInstall = {
  /** Folder of the installation; "." for the top. */
  readonly folder: string;
  /** Files that define the installation, relative to the repository. */
  readonly files: readonly string[];
} & (
  | {
      readonly by: "uv";
      readonly members: readonly string[];
      readonly extras: readonly string[];
      readonly groups: readonly string[];
      /** True if it declares that some of these exclude each other. */
      readonly hasConflicts: boolean;
    }
  | {
      readonly by: "poetry";
      readonly extras: readonly string[];
      /** Groups that are only installed if they are named. */
      readonly groups: readonly string[];
      /** False if its own sources are not at poetry's default places: then it is not installed itself. */
      readonly isInstallable: boolean;
    }
  | { readonly by: "pdm" | "pipenv" }
  | {
      readonly by: "pip";
      readonly requirements: readonly string[];
      /** Project to install; null if the requirements are all there is. */
      readonly project: PipProject | null;
    }
);

export type PipProject = {
  readonly extras: readonly string[];
  readonly groups: readonly string[];
  /** True if the project itself is installed, for editing; otherwise only its packages. */
  readonly isBuilt: boolean;
};

export type PythonVersion = { readonly file: string } | { readonly version: string };

/** Lock files in order of preference: a lock file is surer than a list of requirements. */
const locks = [
  ["uv.lock", "uv", "pyproject.toml"],
  ["poetry.lock", "poetry", "pyproject.toml"],
  ["pdm.lock", "pdm", "pyproject.toml"],
  ["Pipfile.lock", "pipenv", "Pipfile"],
] as const;

/**
 * Names of lists of requirements. Tests import packages of the development files; without those every new test
 * would look broken.
 */
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

/**
 * Returns how the packages of one folder are installed; undefined if no file tells. A lock file wins over lists of
 * requirements, because its versions are exact. Extras and groups are included: tests import their packages.
 */
export function pythonInstallIn(tree: RepositoryListing, folder: string): PythonInstall | undefined {
  const isThere = (name: string) => tree.has(inFolder(folder, name));
  // A lock file without the project that it locks belongs to something else.
  const lock = locks.find(([name, , project]) => isThere(name) && isThere(project));
  if (lock === undefined) return pipInstallIn(tree, folder);
  const [name, by] = lock;
  const at = { folder, files: [inFolder(folder, name)] };
  const toml = tomlIn(tree, folder);
  const extras = plainNames(readMember(readMember(toml, "project"), "optional-dependencies"));
  if (by === "uv") {
    const members = uvWorkspace(tree, folder);
    const all = [folder, ...members].map((one) => tomlIn(tree, one));
    return {
      ...at,
      by,
      members,
      extras: [
        ...new Set(
          all.flatMap((one) => names(readMember(readMember(one, "project"), "optional-dependencies"))),
        ),
      ],
      groups: [...new Set(all.flatMap((one) => names(readMember(one, "dependency-groups"))))].filter(
        (one) => one !== "dev",
      ),
      hasConflicts: all.some(
        (one) => readMember(readMember(readMember(one, "tool"), "uv"), "conflicts") !== undefined,
      ),
    };
  }
  if (by === "poetry") {
    const poetry = readMember(readMember(toml, "tool"), "poetry");
    const groups = readMember(poetry, "group");
    return {
      ...at,
      by,
      extras: [...new Set([...extras, ...names(readMember(poetry, "extras"))])],
      groups: names(groups).filter((one) => readMember(readMember(groups, one), "optional") === true),
      isInstallable: isPoetryPackage(tree, folder, toml),
    };
  }
  return { ...at, by };
}

/**
 * True if poetry can install the project itself. Poetry refuses a project whose sources are not at its default places;
 * the workflow then needs `--no-root`.
 */
function isPoetryPackage({ paths }: RepositoryListing, folder: string, toml: unknown): boolean {
  const poetry = readMember(readMember(toml, "tool"), "poetry");
  if (readMember(poetry, "package-mode") === false || readMember(poetry, "packages") !== undefined)
    return true;
  const name = readMember(poetry, "name") ?? readMember(readMember(toml, "project"), "name");
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

/** Matches `-e .[extra]` in a list of requirements. */
const listsItself = /^[ \t]*(?:(?:-e|--editable)[ \t=]+)?\.\/?(?:\[[^\]\n]*\])?[ \t]*(?:#.*)?$/mu;

/**
 * Returns the installation by pip for a folder without a lock file; undefined if it has neither a list of requirements
 * nor a project to install. A project that a list already installs (`-e .`) is not named again.
 */
function pipInstallIn(tree: RepositoryListing, folder: string): PythonInstall | undefined {
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

/**
 * Returns the project to install; null if there is none, or if a list of requirements covers a project that declares
 * nothing to install. Some repositories have a pyproject.toml only for settings of tools.
 */
function pipProjectIn(tree: RepositoryListing, folder: string, hasList: boolean): PipProject | null {
  const toml = tomlIn(tree, folder);
  const project = readMember(toml, "project");
  const hasSetup = tree.has(inFolder(folder, "setup.py"));
  const isBuilt = readMember(toml, "build-system") !== undefined || hasSetup;
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
  const extras = [...names(readMember(project, "optional-dependencies")), ...ofSetup];
  return {
    extras: [...new Set(extras)].filter(isPlainName),
    groups: plainNames(readMember(toml, "dependency-groups")),
    isBuilt,
  };
}

/** True if the name can be a part of a command. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/u.test(name);
}

/** Returns the keys of a table that need no quotes in a shell command. */
function plainNames(table: unknown): readonly string[] {
  return names(table).filter(isPlainName);
}

/** Returns the keys of a table of TOML; empty for any other value. */
function names(table: unknown): readonly string[] {
  return typeof table === "object" && table !== null && !Array.isArray(table) ? Object.keys(table) : [];
}

/** Parses the pyproject.toml of a folder. A missing or broken one counts as empty, because `init` only proposes. */
function tomlIn(tree: RepositoryListing, folder: string): unknown {
  try {
    return parse(tree.text(inFolder(folder, "pyproject.toml")) ?? "");
  } catch {
    return {};
  }
}

export type PythonPlaces = {
  readonly installs: readonly PythonInstall[];
  /** Roots to give to the server, because each has packages of its own; undefined: the server finds its own. */
  readonly roots: readonly string[] | undefined;
  /** Files of further installations that nothing here needs, or whose folders cannot be named in a workflow. */
  readonly aside: readonly string[];
};

/**
 * Chooses the installations for the roots that the server found. Each root gets the nearest one at or above it; one
 * with a lock file wins. If the only root is the top, and only folders below have packages, these folders become the
 * roots: each server needs the packages of its own project.
 */
export function pythonPlaces(tree: RepositoryListing, found: readonly string[]): PythonPlaces {
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
    const above = folderAndAbove(root).flatMap((folder) => all.get(folder) ?? []);
    return above.find(({ by }) => by !== "pip") ?? above[0];
  };
  const ofRoots = new Set(found.flatMap((root) => nearest(root) ?? []));
  const isOnlyTop = found.length === 1 && found[0] === "." && ofRoots.size === 0;
  const hasSource = (folder: string) =>
    tree.paths.some((path) => isBelow(path, folder) && /\.pyi?$/u.test(path));
  const own = [...all.values()].filter(({ folder }) => !isAsideFolder(folder) && hasSource(folder));
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

/** True if a lock file defines the installation: only such a file proves that a project is installed on its own. */
function isLocked({ by }: PythonInstall): boolean {
  return by !== "pip";
}

/**
 * Returns a file from which actions/setup-python reads the version of Python, so that the workflow follows the project.
 * If no file names a version, it returns one.
 */
export function pythonVersion(tree: RepositoryListing, installs: readonly PythonInstall[]): PythonVersion {
  for (const folder of [".", ...installs.map((one) => one.folder)]) {
    const file = inFolder(folder, ".python-version");
    if (tree.has(file)) return { file };
    const toml = tomlIn(tree, folder);
    const poetry = readMember(readMember(readMember(toml, "tool"), "poetry"), "dependencies");
    const wanted = readMember(readMember(toml, "project"), "requires-python") ?? readMember(poetry, "python");
    if (typeof wanted === "string") return { file: inFolder(folder, "pyproject.toml") };
  }
  return { version: defaultPython };
}
