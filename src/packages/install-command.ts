/** Finds the command that installs a project's packages from its own files, for the hint in a report. */

type Commands = {
  readonly name: RegExp;
  /** Command for the mandatory packages. */
  readonly main: (file: string) => string;
  /** Command that also installs every extra and group; absent if no single command does. */
  readonly all?: string;
};

/** Installers in the order of preference: lock files give exact versions, then lists, then manifests. */
const installers: readonly Commands[] = [
  // The workflow of `lanser init` uses the same command. `--locked` fails if pyproject.toml is newer than the lock file.
  { name: /^uv\.lock$/u, main: () => "uv sync --frozen", all: "uv sync --frozen --all-extras --all-groups" },
  { name: /^poetry\.lock$/u, main: () => "poetry install", all: "poetry install --all-extras --all-groups" },
  { name: /^pdm\.lock$/u, main: () => "pdm sync", all: "pdm sync -G :all" },
  { name: /^Pipfile\.lock$/u, main: () => "pipenv sync", all: "pipenv sync --dev" },
  {
    name: /^(?:package-lock|npm-shrinkwrap)\.json$/u,
    main: () => "npm ci --ignore-scripts",
    all: "npm ci --ignore-scripts",
  },
  {
    name: /^pnpm-lock\.yaml$/u,
    main: () => "pnpm install --frozen-lockfile",
    all: "pnpm install --frozen-lockfile",
  },
  { name: /^yarn\.lock$/u, main: () => "yarn install", all: "yarn install" },
  { name: /^bun\.lock$/u, main: () => "bun install --frozen-lockfile", all: "bun install --frozen-lockfile" },
  { name: /^requirements\.txt$/u, main: (file) => `pip install -r ${file}` },
  { name: /^(?:pyproject\.toml|setup\.(?:py|cfg))$/u, main: () => "pip install ." },
  { name: /\.(?:txt|in)$/u, main: (file) => `pip install -r ${file}` },
  {
    name: /^package\.json$/u,
    main: () => "npm install --ignore-scripts",
    all: "npm install --ignore-scripts",
  },
];

/**
 * Returns the file of a folder from which people install its packages, lock files first; null for none. The hint about
 * missing packages shows the command for it. Lanser itself does not run that command.
 */
export function findInstallFile(paths: readonly string[]): string | null {
  for (const { name } of installers) {
    const found = paths.find((path) => name.test(baseName(path)));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Returns the command that installs from a file. Undefined if no single command does. Undefined, too, for a path with
 * characters that a shell interprets, because people copy the command.
 */
export function installCommand(file: string, packages: "main" | "all"): string | undefined {
  const own = installers.find(({ name }) => name.test(baseName(file)));
  if (own === undefined || !/^[\w./@+-]+$/u.test(file)) return undefined;
  const folder = file.split("/").slice(0, -1).join("/");
  const command = packages === "main" ? own.main(baseName(file)) : own.all;
  return command === undefined || folder === "" ? command : `cd ${folder} && ${command}`;
}

/**
 * Returns the command of the nearest lock file in the given folders, or of the nearest other file. In a workspace the
 * lock file at the top installs the packages of all folders.
 */
export function commandAt(
  above: readonly { readonly folder: string; readonly installer?: string }[],
  packages: "main" | "all",
): string | undefined {
  const nearest = above
    .flatMap(({ folder, installer }) => (installer === undefined ? [] : [{ folder, installer }]))
    .sort((left, right) => right.folder.length - left.folder.length);
  const found = nearest.find(({ installer }) => isLock.test(installer)) ?? nearest[0];
  return found === undefined ? undefined : installCommand(found.installer, packages);
}

const isLock = /(?:\.lock|-lock\.yaml|-lock\.json|-shrinkwrap\.json)$/u;

function baseName(path: string): string {
  return path.split("/").at(-1) ?? "";
}
