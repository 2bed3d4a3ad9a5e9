/**
 * Composes the step that installs base's packages into a folder of its own, if a change touches the files that
 * define them.
 */
import { posix } from "node:path";
import { compareText } from "../../model/order.ts";
import { folderOf } from "../../model/paths.ts";
import { formatOf, readDependencyFile } from "../../packages/read.ts";
import type { Generator } from "../../servers/typescript/generated.ts";
import { environmentFolder, isPlainPath, type RepositoryListing } from "./listing.ts";
import type { PythonInstall } from "./python.ts";
import type { ScriptInstall } from "./script.ts";

/**
 * Installation of one folder. Its names from the repository are plain (`isPlainPath`), so none needs quotes in a shell.
 */
export type Install = PythonInstall | ScriptInstall;

type Commands = {
  /** Commands that install the package manager itself: once a job. */
  readonly tools: readonly string[];
  /** Commands in the folder of the installation. */
  readonly lines: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

const tools = {
  uv: "pipx install uv==0.13.9",
  poetry: "pipx install poetry==2.5.1",
  pdm: "pipx install pdm==2.29.4",
  pipenv: "pipx install pipenv==2026.10.3",
} as const;

/** Version of pip that supports groups (PEP 735), which the version that comes with Python may not. */
const pipWithGroups = "pip==26.3";

/**
 * Returns the commands that install packages exactly as the lock file says, and run no scripts of packages where the
 * package manager can avoid it. Python packages go into the environment folder next to their files, where the server
 * looks for them.
 */
export function installCommands(install: Install): Commands {
  const plain = (lines: readonly string[], by: readonly string[] = []) => ({ tools: by, lines, env: {} });
  /** Runs a managed tool: corepack uses the version that package.json names. */
  const managed = (name: string, packageName: string, rest: string) => {
    const version = "version" in install ? install.version : null;
    return version === null
      ? plain([`${name} ${rest}`], ["corepack enable"])
      : plain([`npx --yes ${packageName}@${version} ${rest}`]);
  };
  switch (install.by) {
    case "uv": {
      const all = install.hasConflicts
        ? []
        : [
            ...(install.extras.length > 0 ? ["--all-extras"] : []),
            ...(install.groups.length > 0 ? ["--all-groups"] : []),
          ];
      const packages = install.members.length > 0 ? ["--all-packages"] : [];
      return plain([["uv sync --frozen", ...packages, ...all].join(" ")], [tools.uv]);
    }
    case "poetry": {
      const flags = [
        ...(install.isInstallable ? [] : ["--no-root"]),
        ...(install.extras.length > 0 ? ["--all-extras"] : []),
        ...(install.groups.length > 0 ? ["--all-groups"] : []),
      ];
      const line = ["poetry install --no-interaction", ...flags].join(" ");
      return { ...plain([line], [tools.poetry]), env: { POETRY_VIRTUALENVS_IN_PROJECT: "true" } };
    }
    case "pdm":
      return plain(["pdm sync --group :all"], [tools.pdm]);
    case "pipenv":
      return { ...plain(["pipenv sync --dev"], [tools.pipenv]), env: { PIPENV_VENV_IN_PROJECT: "1" } };
    case "pip":
      return pipCommands(install);
    case "npm":
      return plain(["npm ci --ignore-scripts"]);
    case "pnpm":
      return managed("pnpm", "pnpm", "install --frozen-lockfile --ignore-scripts");
    case "yarn":
      return managed("yarn", "yarn", "install --frozen-lockfile --ignore-scripts");
    case "berry":
      return {
        ...managed("yarn", "@yarnpkg/cli-dist", "install --immutable"),
        env: { YARN_ENABLE_SCRIPTS: "false", YARN_NODE_LINKER: "node-modules" },
      };
    case "bun":
      return plain(["bun install --frozen-lockfile --ignore-scripts"]);
    case "package":
      return plain(["npm install --ignore-scripts"]);
  }
}

/** Flag of pip that prefers a wheel, even an older one: the build of a package runs its code. */
const wheels = "--prefer-binary";

/**
 * Returns the commands for a project without a lock file: a virtual environment, then pip with the lists of
 * requirements, the project, its extras and its groups.
 */
function pipCommands({ requirements, project }: Extract<PythonInstall, { readonly by: "pip" }>): Commands {
  const lists = requirements.map((file) => `-r ${file}`);
  const groups = (project?.groups ?? []).map((name) => `--group ${name}`);
  const environment = `python -m venv ${environmentFolder}`;
  if (project !== null && !project.isBuilt) {
    // pip cannot install the packages of a project without the project itself. uv can.
    const extras = project.extras.length > 0 ? ["--all-extras"] : [];
    const what = [...lists, "-r pyproject.toml", ...extras, ...groups].join(" ");
    const line = `uv pip install --python ${environmentFolder} ${what}`;
    return { tools: [tools.uv], lines: [environment, line], env: {} };
  }
  const extras = project === null || project.extras.length === 0 ? "" : `[${project.extras.join(",")}]`;
  // -e links to the sources. A copy among the packages would hide the change from code that imports the project.
  const own = project === null ? [] : [`-e ${extras === "" ? "." : `'.${extras}'`}`];
  const pip = `${environmentFolder}/bin/pip install`;
  const newer = groups.length > 0 ? [`${pip} ${pipWithGroups}`] : [];
  const line = [pip, wheels, ...lists, ...own, ...groups].join(" ");
  return { tools: [], lines: [environment, ...newer, line], env: {} };
}

type Ecosystem = "python" | "script";

/** Files that `packages/read.ts` compares, as patterns of git; a test keeps the two equal. */
const patterns: Readonly<Record<Ecosystem, readonly (readonly string[])[]>> = {
  python: [
    ["**/*requirements*.txt", "**/*requirements*.in", "**/constraints*.txt", "**/constraints*.in"],
    ["**/requirement/*.txt", "**/requirement/*.in", "**/requirements/*.txt", "**/requirements/*.in"],
    ["**/pyproject.toml", "**/setup.py", "**/setup.cfg", "**/Pipfile", "**/Pipfile.lock"],
    ["**/uv.lock", "**/poetry.lock", "**/pdm.lock", "**/pylock.toml", "**/pylock.*.toml"],
    ["**/environment*.yml", "**/environment*.yaml", "**/conda-lock.yml", "**/conda-lock.yaml"],
  ],
  script: [
    ["**/package.json", "**/package-lock.json", "**/npm-shrinkwrap.json"],
    ["**/pnpm-lock.yaml", "**/yarn.lock", "**/bun.lock", "**/bun.lockb"],
  ],
};

/** Returns the patterns of the ecosystems that the repository uses, so that the step does not run for other files. */
export function patternsFor(ecosystems: readonly Ecosystem[]): readonly (readonly string[])[] {
  return ecosystems.flatMap((one) => patterns[one]);
}

/**
 * Finds lists of requirements that other lists include and no pattern above matches. The step compares them by name, so
 * that it also runs if only such a list changes. Names that a shell would need in quotes are left out.
 */
export function includedLists(tree: RepositoryListing): readonly string[] {
  const found = new Set<string>();
  const waiting = tree.paths.filter((path) => formatOf(path)?.scope === "list");
  // `for … of` also visits the paths that are added to the array during the loop.
  for (const path of waiting) {
    const file = readDependencyFile(path, tree.text(path) ?? "") ?? { kind: "unreadable" as const };
    for (const include of file.kind === "unreadable" ? [] : file.includes) {
      const target = posix.normalize(posix.join(folderOf(path), include));
      if (formatOf(target) !== undefined || !tree.has(target) || found.has(target)) continue;
      found.add(target);
    }
  }
  return [...found].filter(isPlainPath).sort(compareText);
}

/** Parts of the comparison that decide whether base's packages are installed, and commands to run after that. */
export type BaseNeeds = {
  readonly ecosystems: readonly Ecosystem[];
  readonly lists: readonly string[];
  readonly generators: readonly Generator[];
};

/** Returns the command that enters the folder in the checkout of base (`$folder` of the step). */
function inBase(folder: string): string {
  return `cd "$folder${folder === "." ? "" : `/${folder}`}"`;
}

/** Id of the step, by which the gate's step names its output. */
export const baseStep = "base";

/**
 * Composes the step that installs base's packages, if the change touches their files. It checks out all of base next to
 * the repository, because a package manager also reads settings, patches, packages of a workspace, and a README that a
 * build names. It writes the output last, so that a partial installation does not count.
 */
export function baseInstallation(
  installs: readonly Install[],
  { ecosystems, lists, generators }: BaseNeeds,
): WorkflowStep {
  const all = installs.map((install) => ({ install, commands: installCommands(install) }));
  const rows = [...patternsFor(ecosystems), ...(lists.length === 0 ? [] : [lists])];
  const specs = rows.map((row) => `  ${row.map((one) => `'${one}'`).join(" ")}`);
  return {
    name: "Install the packages of base, if the change touches their files",
    id: baseStep,
    // If the step fails, the gate checks both sides with the same packages, and reports that if they differ.
    isOptional: true,
    folder: ".",
    env: {
      ...Object.assign({}, ...all.map(({ commands }) => commands.env)),
      GIT_LFS_SKIP_SMUDGE: "1",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expressions.
      GROUP_BASE: "${{ github.event.merge_group.base_sha }}",
    },
    lines: [
      `base=$(git rev-parse --verify "$\{GROUP_BASE:-HEAD^1}^{commit}")`,
      `if git --glob-pathspecs --icase-pathspecs diff --quiet "$base" HEAD -- \\`,
      ...specs.map((line, index) => (index === specs.length - 1 ? line : `${line} \\`)),
      "then exit 0; fi",
      `folder="$RUNNER_TEMP/lanser-base"`,
      `git worktree add --detach "$folder" "$base"`,
      ...all.flatMap(({ install: { folder }, commands }) => [inBase(folder), ...commands.lines]),
      ...generators.flatMap(({ folder, command }) => [inBase(folder), command]),
      `echo "folder=$folder" >> "$GITHUB_OUTPUT"`,
    ],
  };
}

/** Step of a workflow that runs commands. */
export type WorkflowStep = {
  readonly name?: string;
  readonly id?: string;
  /** True if the job continues after a failure of the step. */
  readonly isOptional?: boolean;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
};

/** Writes a step as lines of YAML, in the layout that people use in workflows. Empty for a step without commands. */
export function stepLines({ name, id, isOptional, folder, env, lines }: WorkflowStep): readonly string[] {
  if (lines.length === 0) return [];
  const [only = "", ...rest] = lines;
  const entries: readonly (readonly string[])[] = [
    ...(name === undefined ? [] : [[`name: ${name}`]]),
    ...(id === undefined ? [] : [[`id: ${id}`]]),
    ...(isOptional === true
      ? [
          [
            "continue-on-error: true # after a failure, both sides use the same packages, and the gate reports that",
          ],
        ]
      : []),
    ...(folder === "." ? [] : [[`working-directory: ${folder}`]]),
    rest.length === 0 ? [`run: ${only}`] : ["run: |", ...lines.map((line) => `  ${line}`)],
    ...(Object.keys(env).length === 0
      ? []
      : [["env:", ...Object.entries(env).map(([key, value]) => `  ${key}: ${valueText(value)}`)]]),
  ];
  return entries.flat().map((line, index) => `      ${index === 0 ? "- " : "  "}${line}`);
}

/** Quotes a value, because YAML reads `1` as a number. GitHub's expressions (`${{ … }}`) need no quotes. */
function valueText(value: string): string {
  return value.startsWith("$") ? value : JSON.stringify(value);
}
