/** What was detected → the two files. Only values: nothing that a repository names gets into them but fixed file names. */
import { configPath } from "../../policy/config.ts";
import {
  type Detected,
  environmentFolder,
  type Install,
  type Python,
  packagesFolder,
  type Script,
  type ScriptInstall,
} from "./detect.ts";

export const workflowPath = ".github/workflows/lanser.yml";

export type Composed = { readonly path: string; readonly text: string };

/** test/tools/workflows.test.ts keeps these equal to those of examples/workflows, which Dependabot renews. */
const actions = {
  checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
  python: "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",
  node: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
  bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
  lanser: "lanser/lanser@v1",
} as const;

const tools = { uv: "uv==0.13.9", poetry: "poetry==2.5.1", pdm: "pdm==2.29.4" } as const;

export function compose(detected: Detected): readonly Composed[] {
  const config = { path: configPath, text: configText(detected) };
  // Where a workflow has the Action, a second one would only say everything twice.
  if (detected.workflow !== null && detected.workflow !== workflowPath) return [config];
  return [config, { path: workflowPath, text: workflowText(detected) }];
}

function configText({ servers, python, script }: Detected): string {
  const folders = [
    ...(python !== null && python.install.by !== "nothing" ? [environmentFolder] : []),
    ...(script !== null && script.install.by !== "nothing" ? [packagesFolder] : []),
  ];
  const usual = script === null ? environmentFolder : packagesFolder;
  return lines(
    "# What Lanser checks. The base commit's copy of this file decides, so a change cannot loosen its own gate.",
    "version: 1",
    "servers:",
    ...servers.map(({ id }) => `  - id: ${id}`),
    ...(folders.length > 0
      ? [
          "# Folders that git does not track and the servers need to see.",
          `dependencies: [${folders.map((folder) => `"${folder}"`).join(", ")}]`,
        ]
      : [
          `# Folders that git does not track and the servers need to see, such as ${usual}.`,
          "dependencies: []",
        ]),
    "policy:",
    "  fail-on: error # or warning, information, hint; never only reports",
  );
}

function workflowText({ servers, python, script }: Detected): string {
  return lines(
    "name: Lanser",
    "",
    "on:",
    "  pull_request:",
    "  merge_group:",
    "",
    "permissions:",
    "  contents: read # to check the code out; nothing here writes, and no secret is used",
    "",
    "concurrency:",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expressions.
    "  group: lanser-${{ github.ref }}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expressions.
    "  cancel-in-progress: ${{ github.event_name == 'pull_request' }}",
    "",
    "jobs:",
    "  lanser:",
    "    name: Lanser",
    "    runs-on: ubuntu-latest",
    "    timeout-minutes: 30",
    "    steps:",
    `      - uses: ${actions.checkout}`,
    "        with:",
    "          fetch-depth: 0 # both sides of the change, without asking for more later",
    "          persist-credentials: false",
    ...(python === null ? [] : pythonSteps(python)),
    ...(script === null ? [] : scriptSteps(script)),
    `      - uses: ${actions.lanser}`,
    "        with:",
    "          # Can go when the default branch has .lanser/config.yml.",
    `          servers: ${servers.map(({ id }) => id).join(" ")}`,
  );
}

function pythonSteps({ version, install }: Python): readonly string[] {
  return [
    `      - uses: ${actions.python}`,
    "        with:",
    "file" in version
      ? `          python-version-file: ${version.file}`
      : `          python-version: "${version.version}"`,
    ...runSteps(
      installCommands(install),
      install.by === "poetry" ? { POETRY_VIRTUALENVS_IN_PROJECT: "true" } : {},
    ),
  ];
}

/** Without packages there is nothing to set up: the server needs no Node. */
function scriptSteps({ version, install }: Script): readonly string[] {
  if (install.by === "nothing") return [];
  const yarn = { YARN_ENABLE_SCRIPTS: "false", YARN_NODE_LINKER: "node-modules" };
  return [
    ...(install.by === "bun" ? bunSteps : nodeSteps(version)),
    ...runSteps(scriptCommands(install), install.by === "berry" ? yarn : {}),
  ];
}

const bunSteps = [`      - uses: ${actions.bun}`, "        with:", '          bun-version: "1.4.5"'];

function nodeSteps(version: Script["version"]): readonly string[] {
  return [
    `      - uses: ${actions.node}`,
    "        with:",
    "file" in version
      ? `          node-version-file: ${version.file}`
      : `          node-version: "${version.version}"`,
    // What a package manager keeps between jobs, a change could have written.
    "          package-manager-cache: false",
  ];
}

function runSteps(
  commands: readonly string[],
  variables: Readonly<Record<string, string>>,
): readonly string[] {
  if (commands.length === 0) return [];
  const named = Object.entries(variables).map(([name, value]) => `          ${name}: "${value}"`);
  const environment = named.length === 0 ? [] : ["        env:", ...named];
  const [only, ...rest] = commands;
  if (rest.length === 0) return [`      - run: ${only}`, ...environment];
  return ["      - run: |", ...commands.map((command) => `          ${command}`), ...environment];
}

/** Types need no script of a package to be run. corepack takes the version that package.json names. */
export function scriptCommands(install: ScriptInstall): readonly string[] {
  switch (install.by) {
    case "npm":
      return ["npm ci --ignore-scripts"];
    case "pnpm":
      return ["corepack enable", "pnpm install --frozen-lockfile --ignore-scripts"];
    case "yarn":
      return ["corepack enable", "yarn install --frozen-lockfile --ignore-scripts"];
    case "berry":
      return ["corepack enable", "yarn install --immutable"];
    case "bun":
      return ["bun install --frozen-lockfile --ignore-scripts"];
    case "package":
      return ["npm install --ignore-scripts"];
    case "nothing":
      return [];
  }
}

/** Each leaves its packages in the environment folder, and the project itself where it is. */
export function installCommands(install: Install): readonly string[] {
  switch (install.by) {
    case "uv":
      return [`pipx install ${tools.uv}`, "uv sync --frozen"];
    case "poetry":
      return [`pipx install ${tools.poetry}`, "poetry install --no-interaction"];
    case "pdm":
      return [`pipx install ${tools.pdm}`, "pdm sync"];
    case "requirements":
      return withPip(install.files.map((file) => `-r ${file}`).join(" "));
    case "project":
      // For editing: a copy among the packages would hide the change from code that imports the project by name.
      return withPip("-e .");
    case "nothing":
      return [];
  }
}

function withPip(what: string): readonly string[] {
  return [`python -m venv ${environmentFolder}`, `${environmentFolder}/bin/pip install ${what}`];
}

function lines(...texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}
