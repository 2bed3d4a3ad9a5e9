/** What a repository has that decides how Lanser is set up in it. Nothing of it runs. */
import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { compareText } from "../../core/order.ts";
import type { Repository } from "../../repo/git.ts";
import { recordsOf, treePath } from "../../repo/names.ts";
import { profiles, type ServerProfile } from "../../servers/registry.ts";

export type Detected = {
  /** One for each language, in the order of the registry; none when there is nothing to check. */
  readonly servers: readonly DetectedServer[];
  /** Null when there are no Python sources. */
  readonly python: Python | null;
  /** Null when there is no TypeScript project. */
  readonly script: Script | null;
  readonly defaultBranch: string | null;
  /** A workflow that has the Action already. */
  readonly workflow: string | null;
  /** How many files were looked at. */
  readonly files: number;
};

export type DetectedServer = {
  readonly id: string;
  readonly sources: number;
  /** The first one, for a person who wonders. */
  readonly example: string;
};

export type Python = {
  readonly version: { readonly file: string } | { readonly version: string };
  readonly install: Install;
  /** Whether the folder that the dependencies go to is there and git does not ignore it. */
  readonly isEnvironmentListed: boolean;
};

/** How the dependencies are installed, by the files that say so. */
export type Install =
  | { readonly by: "uv" | "poetry" | "pdm"; readonly file: string }
  | { readonly by: "requirements"; readonly files: readonly string[] }
  | { readonly by: "project"; readonly file: string }
  | { readonly by: "nothing" };

export type Script = {
  /** A file that actions/setup-node reads the version from, or one. */
  readonly version: { readonly file: string } | { readonly version: string };
  readonly install: ScriptInstall;
  /** Whether the folder that the dependencies go to is there and git does not ignore it. */
  readonly isEnvironmentListed: boolean;
};

/** How packages are installed, by the lock file that shows it; `yarn` is the first yarn, `berry` every later one. */
export type ScriptInstall =
  | { readonly by: "npm" | "pnpm" | "yarn" | "berry" | "bun"; readonly file: string }
  | { readonly by: "package"; readonly file: string }
  | { readonly by: "nothing" };

export const environmentFolder = ".venv";
export const packagesFolder = "node_modules";

/** In the order in which they are believed: a lock file is surer than a list, a list more than a name. */
export const lockFiles = { "uv.lock": "uv", "poetry.lock": "poetry", "pdm.lock": "pdm" } as const;

/** Tests import what the development files name; without it every new test would look broken. */
export const requirementFiles = [
  "requirements.txt",
  "requirements-dev.txt",
  "requirements-test.txt",
  "dev-requirements.txt",
  "test-requirements.txt",
  "requirements_dev.txt",
  "requirements_test.txt",
] as const;

/** In the order in which they are believed; npm's is last because others leave it behind when a project moves to them. */
const scriptLocks = {
  "pnpm-lock.yaml": "pnpm",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "yarn.lock": "yarn",
  "npm-shrinkwrap.json": "npm",
  "package-lock.json": "npm",
} as const;

const defaultPython = "3.12";
const defaultNode = "24";
const fileBytesMax = 1_000_000;

export async function detect(repository: Repository): Promise<Detected> {
  const listed = await listedPaths(repository);
  const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const paths = listed.filter((path) => !isIn(environmentFolder)(path) && !isIn(packagesFolder)(path));
  const servers = serversFor(paths, repository.top);
  const has = (language: string) => servers.some(({ profile }) => profile.language === language);
  return {
    servers: servers.map(({ profile, sources, example }) => ({ id: profile.id, sources, example })),
    python: has("Python") ? pythonOf(repository.top, listed.some(isIn(environmentFolder))) : null,
    script: has("TypeScript") ? scriptOf(repository.top, listed.some(isIn(packagesFolder))) : null,
    defaultBranch: await defaultBranchOf(repository),
    workflow: workflowWithAction(repository.top),
    files: paths.length,
  };
}

/** Tracked, and what would be tracked; ignored files are not sources. */
async function listedPaths(repository: Repository): Promise<readonly string[]> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  return recordsOf(await repository.bytes(args, "work-tree"))
    .map(treePath)
    .filter((path) => typeof path === "string");
}

type Serving = { readonly profile: ServerProfile; readonly sources: number; readonly example: string };

function serversFor(paths: readonly string[], top: string): readonly Serving[] {
  const seen = new Set<string>();
  return profiles.flatMap((profile) => {
    const sources = paths.filter((path) => profile.isSource(path) && isPlainFile(join(top, path)));
    const [example] = sources.sort(compareText);
    if (example === undefined || seen.has(profile.language) || !profile.isDetected(paths)) return [];
    seen.add(profile.language);
    return [{ profile, sources: sources.length, example }];
  });
}

function pythonOf(top: string, isEnvironmentListed: boolean): Python {
  const project = projectOf(top);
  return {
    version: pythonVersionOf(top, project),
    install: installOf(top, project),
    isEnvironmentListed,
  };
}

/** The project's entries of `pyproject.toml`; a broken one has none. */
type Project = { readonly isInstallable: boolean; readonly saysPython: boolean };

function projectOf(top: string): Project | null {
  const text = readPlainFile(join(top, "pyproject.toml"));
  if (text === undefined) return null;
  try {
    const { project, "build-system": buildSystem } = parse(text);
    const isTable = typeof project === "object" && !Array.isArray(project);
    return {
      isInstallable: isTable || buildSystem !== undefined,
      saysPython: isTable && "requires-python" in project,
    };
  } catch {
    return { isInstallable: false, saysPython: false };
  }
}

function pythonVersionOf(top: string, project: Project | null): Python["version"] {
  if (isPlainFile(join(top, ".python-version"))) return { file: ".python-version" };
  if (project?.saysPython === true) return { file: "pyproject.toml" };
  return { version: defaultPython };
}

function installOf(top: string, project: Project | null): Install {
  const isThere = (name: string) => isPlainFile(join(top, name));
  for (const [file, by] of Object.entries(lockFiles)) {
    // A lock file without the project that it locks belongs to something else.
    if (project !== null && isThere(file)) return { by, file };
  }
  const files = requirementFiles.filter(isThere);
  if (files.length > 0) return { by: "requirements", files };
  if (project?.isInstallable === true) return { by: "project", file: "pyproject.toml" };
  return isThere("setup.py") ? { by: "project", file: "setup.py" } : { by: "nothing" };
}

function scriptOf(top: string, isEnvironmentListed: boolean): Script {
  const named = [".nvmrc", ".node-version"].find((name) => isPlainFile(join(top, name)));
  return {
    version: named === undefined ? { version: defaultNode } : { file: named },
    install: scriptInstallOf(top),
    isEnvironmentListed,
  };
}

function scriptInstallOf(top: string): ScriptInstall {
  const isThere = (name: string) => isPlainFile(join(top, name));
  // A lock file without the package that it locks belongs to something else.
  if (!isThere("package.json")) return { by: "nothing" };
  for (const [file, by] of Object.entries(scriptLocks)) {
    if (!isThere(file)) continue;
    const isLater = by === "yarn" && !/^# yarn lockfile v1$/m.test(readPlainFile(join(top, file)) ?? "");
    return { by: isLater ? "berry" : by, file };
  }
  return { by: "package", file: "package.json" };
}

async function defaultBranchOf(repository: Repository): Promise<string | null> {
  const remote = await repository.raw(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"], "history");
  const named = /^refs\/remotes\/(origin\/.+)$/.exec(remote.stdout.trim())?.[1];
  if (named !== undefined) return named;
  const args = ["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads/main", "refs/heads/master"];
  const [local = ""] = (await repository.text(args, "history")).split("\n");
  return local === "" ? null : local;
}

const workflowFolder = ".github/workflows";

function workflowWithAction(top: string): string | null {
  const found = filesOf(join(top, workflowFolder))
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => `${workflowFolder}/${entry.name}`)
    .sort(compareText)
    .find((path) => /^[\s-]*uses:\s*["']?lanser\/lanser@/m.test(readPlainFile(join(top, path)) ?? ""));
  return found ?? null;
}

function filesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Undefined when there is none that a person would have written. */
function readPlainFile(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.size > fileBytesMax) return undefined;
  return readFileSync(path, "utf8");
}
