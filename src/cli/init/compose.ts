/** What was detected → the two files. Only values: nothing that a repository names gets into them but fixed file names. */
import { configPath } from "../../gate/config.ts";
import { type Detected, environmentFolder, type Install, type Python } from "./detect.ts";

export const workflowPath = ".github/workflows/lanser.yml";

export type Composed = { readonly path: string; readonly text: string };

/** test/tools/workflows.test.ts keeps these equal to those of examples/workflows, which Dependabot renews. */
const actions = {
  checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
  python: "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",
  lanser: "lanser/lanser@v1",
} as const;

const tools = { uv: "uv==0.13.9", poetry: "poetry==2.5.1", pdm: "pdm==2.29.4" } as const;

export function compose(detected: Detected): readonly Composed[] {
  const config = { path: configPath, text: configText(detected) };
  // Where a workflow has the Action, a second one would only say everything twice.
  if (detected.workflow !== null && detected.workflow !== workflowPath) return [config];
  return [config, { path: workflowPath, text: workflowText(detected) }];
}

function configText({ servers, python }: Detected): string {
  const isInstalled = python !== null && python.install.by !== "nothing";
  return lines(
    "# What Lanser checks. The base commit's copy of this file decides, so a change cannot loosen its own gate.",
    "version: 1",
    "servers:",
    ...servers.map(({ id }) => `  - id: ${id}`),
    ...(isInstalled
      ? [
          "# Folders that git does not track and the servers need to see.",
          `dependencies: ["${environmentFolder}"]`,
        ]
      : [
          "# Folders that git does not track and the servers need to see, such as .venv.",
          "dependencies: []",
        ]),
    "policy:",
    "  fail-on: error # or warning, information, hint; never only reports",
  );
}

function workflowText({ servers, python }: Detected): string {
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
    ...installSteps(install),
  ];
}

function installSteps(install: Install): readonly string[] {
  const commands = installCommands(install);
  if (commands.length === 0) return [];
  const environment =
    install.by === "poetry" ? ["        env:", '          POETRY_VIRTUALENVS_IN_PROJECT: "true"'] : [];
  const [only, ...rest] = commands;
  if (rest.length === 0) return [`      - run: ${only}`, ...environment];
  return ["      - run: |", ...commands.map((command) => `          ${command}`), ...environment];
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
      // For editing: a copy among the packages would hide the change from whoever imports the project by name.
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
