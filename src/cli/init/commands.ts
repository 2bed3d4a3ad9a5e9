/**
 * Converts an installation to shell commands for its folder. Names from the repository were checked to be plain
 * before.
 */
import { environmentFolder } from "./listing.ts";
import type { PythonInstall } from "./python.ts";
import type { ScriptInstall } from "./script.ts";

export type Install = PythonInstall | ScriptInstall;

export type Commands = {
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
 * Returns the commands. Python packages go into the environment folder next to the files that require them, others
 * where their manager puts them.
 */
export function commandsOf(install: Install): Commands {
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

/**
 * Flag of pip: a package that must be built runs its own code, so pip prefers a wheel, even an older one, if there
 * is any.
 */
const wheels = "--prefer-binary";

function pipCommands({ requirements, project }: Extract<PythonInstall, { readonly by: "pip" }>): Commands {
  const lists = requirements.map((file) => `-r ${file}`);
  const groups = (project?.groups ?? []).map((name) => `--group ${name}`);
  const environment = `python -m venv ${environmentFolder}`;
  if (project !== null && !project.isBuilt) {
    // pip cannot leave a project out and take its packages.
    const extras = project.extras.length > 0 ? ["--all-extras"] : [];
    const what = [...lists, "-r pyproject.toml", ...extras, ...groups].join(" ");
    const line = `uv pip install --python ${environmentFolder} ${what}`;
    return { tools: [tools.uv], lines: [environment, line], env: {} };
  }
  const extras = project === null || project.extras.length === 0 ? "" : `[${project.extras.join(",")}]`;
  // For editing: a copy among the packages would hide the change from code that imports the project by name.
  const own = project === null ? [] : [`-e ${extras === "" ? "." : `'.${extras}'`}`];
  const pip = `${environmentFolder}/bin/pip install`;
  const newer = groups.length > 0 ? [`${pip} ${pipWithGroups}`] : [];
  const line = [pip, wheels, ...lists, ...own, ...groups].join(" ");
  return { tools: [], lines: [environment, ...newer, line], env: {} };
}
