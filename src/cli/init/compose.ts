/** Composes the files from what was detected. Only plain paths and names of a repository get into them. */

import { ownPackage } from "../../platform/version.ts";
import { configPath } from "../../policy/config.ts";
import { configV1 } from "../../schemas/generated/keys.ts";
import type { Generator } from "../../servers/typescript/generated.ts";
import {
  baseInstallation,
  baseStep,
  type Install,
  installCommands,
  stepLines,
  type WorkflowStep,
} from "./base.ts";
import type { DetectedRepository, DetectedServer, Python, Script } from "./detect.ts";
import { environmentFolder, packagesFolder } from "./listing.ts";

// Composes the workflow for what was detected.

/**
 * Actions with their commits. test/tools/workflows.test.ts keeps these equal to those of examples/workflows, which
 * Dependabot updates.
 */
const actions = {
  checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
  python: "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",
  node: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
  cache: "actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",
  bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
  lanser: `${ownPackage.repository}@${ownPackage.line}`,
  upload: "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
} as const;

function workflowLines({
  servers,
  python,
  script,
  lists,
  generators,
}: DetectedRepository): readonly string[] {
  // A flag of the workflow gives no consent: until base has the configuration they would only refuse to start.
  const asked = servers.filter(({ runs }) => runs === undefined);
  const ofPython = python?.installs ?? [];
  const ofScript = script?.installs ?? [];
  const installs = [...ofPython, ...ofScript];
  const ecosystems = [
    ...(ofPython.length > 0 ? (["python"] as const) : []),
    ...(ofScript.length > 0 ? (["script"] as const) : []),
  ];
  return [
    "name: Lanser",
    "",
    "on:",
    "  pull_request:",
    "  merge_group:",
    "",
    "permissions:",
    "  contents: read # for the checkout; the job writes nothing and uses no secret",
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
    ...(python === null ? [] : pythonSetup(python)),
    ...(script === null ? [] : scriptSetup(script)),
    ...installSteps(installs).flatMap(stepLines),
    ...generators.flatMap((one) => stepLines(generatorStep(one))),
    ...(installs.length === 0
      ? []
      : stepLines(baseInstallation(installs, { ecosystems, lists, generators }))),
    ...moduleDownloads(servers),
    ...(asked.length < servers.length ? sandboxSetup() : []),
    ...serverCache(),
    `      - uses: ${actions.lanser}`,
    "        id: lanser",
    "        with:",
    "          # Can go when the default branch has .lanser/config.yml.",
    `          servers: ${(asked.length === 0 ? servers : asked).map(({ id }) => id).join(" ")}`,
    ...(installs.length === 0
      ? []
      : [
          `          base-dependencies: $\{{ steps.${baseStep}.outputs.folder }} # empty: one environment for both`,
        ]),
    ...pageUpload(),
  ];
}

function generatorStep({ folder, command }: Generator): WorkflowStep {
  const name = "Write the project's configuration; this executes code of the repository";
  return { name, folder, env: {}, lines: [command] };
}

/** Sets up the sandbox: Ubuntu 24.04 forbids the user namespaces that bubblewrap needs. */
function sandboxSetup(): readonly string[] {
  return [
    "      - name: Set up the sandbox for servers that execute code of the repository",
    "        run: |",
    "          sudo apt-get update && sudo apt-get install --yes bubblewrap",
    "          sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0",
  ];
}

/** Downloads Go modules: Go is on every runner, and nothing that it fetches runs. */
function moduleDownloads(servers: DetectedRepository["servers"]): readonly string[] {
  const roots = servers.flatMap(({ id, roots: own }) => (id === "go" ? own : []));
  return roots.flatMap((root) => [
    "      - run: go mod download",
    ...(root === "." ? [] : [`        working-directory: ${JSON.stringify(root)}`]),
  ]);
}

/** Caches the installed server, whose files are checked against the pin's digest each time. */
function serverCache(): readonly string[] {
  return [
    `      - uses: ${actions.cache}`,
    "        with:",
    `          path: $\{{ runner.tool_cache }}/lanser`,
    `          key: lanser-$\{{ hashFiles('.github/workflows/lanser.yml', '.lanser/**') }}`,
  ];
}

/** Uploads the page, also for a run that fails, which is when people want to read it. Without a page it is skipped. */
function pageUpload(): readonly string[] {
  return [
    `      - uses: ${actions.upload}`,
    `        if: $\{{ !cancelled() && steps.lanser.outputs.html != '' }}`,
    "        with:",
    "          name: lanser-page",
    `          path: $\{{ steps.lanser.outputs.html }}`,
    "          if-no-files-found: error",
    "          retention-days: 14",
  ];
}

function pythonSetup({ version }: Python): readonly string[] {
  return [
    `      - uses: ${actions.python}`,
    "        with:",
    "file" in version
      ? `          python-version-file: ${version.file}`
      : `          python-version: "${version.version}"`,
  ];
}

/** Sets up Node or Bun. Without packages there is nothing to set up: the server needs no Node. */
function scriptSetup({ version, installs }: Script): readonly string[] {
  const isBun = (one: { readonly by: string }) => one.by === "bun";
  const bun = [`      - uses: ${actions.bun}`, "        with:", '          bun-version: "1.4.5"'];
  const node = [
    `      - uses: ${actions.node}`,
    "        with:",
    "file" in version
      ? `          node-version-file: ${version.file}`
      : `          node-version: "${version.version}"`,
    // What a package manager keeps between jobs, a change could have written.
    "          package-manager-cache: false",
  ];
  return [...(installs.some(isBun) ? bun : []), ...(installs.every(isBun) ? [] : node)];
}

/** Makes the steps. The first step that needs a package manager installs it. */
function installSteps(installs: readonly Install[]): readonly WorkflowStep[] {
  const there = new Set<string>();
  return installs.map((install) => {
    const { tools, lines, env } = installCommands(install);
    const missing = tools.filter((one) => !there.has(one));
    for (const one of missing) there.add(one);
    return { folder: install.folder, env, lines: [...missing, ...lines] };
  });
}

export const workflowPath = ".github/workflows/lanser.yml";

export type ComposedFile = { readonly path: string; readonly text: string };

export function composeFiles(detected: DetectedRepository): readonly ComposedFile[] {
  const { proposal, workflow } = detected;
  return [
    { path: configPath, text: lines(configLines(detected)) },
    ...(proposal === undefined ? [] : [{ path: proposal.path, text: proposal.text }]),
    // Where a workflow has the Action, a second one would only say everything twice.
    ...(workflow === null || workflow === workflowPath
      ? [{ path: workflowPath, text: lines(workflowLines(detected)) }]
      : []),
  ];
}

function configLines({
  servers,
  untrusted,
  python,
  script,
  generators,
}: DetectedRepository): readonly string[] {
  const folders = [
    ...(python !== null && python.installs.length > 0 ? [environmentFolder] : []),
    ...(script !== null && script.installs.length > 0 ? [packagesFolder] : []),
    ...generators.map(({ writes }) => writes),
  ];
  const usual = script === null ? environmentFolder : packagesFolder;
  return [
    // Editors with a YAML server complete and check the file by it.
    `# yaml-language-server: $schema=${configV1.$id}`,
    "# Settings of Lanser. The base commit's copy of this file decides, so a change cannot loosen its own gate.",
    "version: 1",
    "servers:",
    ...servers.flatMap(serverLines),
    ...untrusted.flatMap((one) => [
      `  # ${one.id} executes code of the repository. \`lanser init --trust ${one.id}\` writes:`,
      ...serverLines({ ...one, others: [] }).map((line) => line.replace("  ", "  # ")),
    ]),
    ...(folders.length > 0
      ? [
          "# Untracked folders for the servers, here and next to each project below.",
          `dependencies: [${folders.map((folder) => `"${folder}"`).join(", ")}]`,
        ]
      : [`# Untracked folders for the servers, such as ${usual}.`, "dependencies: []"]),
    "policy:",
    "  fail-on: error # or warning, information, hint; never only reports",
    '  # waivers: [trailer] # with "Lanser-Allow: FINDING-ID REASON" in a commit, the finding does not fail',
  ];
}

/**
 * Writes the lines of a server. Roots are named if the server would not find them; other configured folders are
 * proposed in a comment.
 */
function serverLines({ id, version, roots, isNamed, others, runs }: DetectedServer): readonly string[] {
  const list = (folders: readonly string[]) => `[${folders.map((one) => JSON.stringify(one)).join(", ")}]`;
  return [
    `  - id: ${id}`,
    `    version: ${version}`,
    ...(runs === undefined ? [] : ["    trust: executes-repository", "    sandbox: bwrap"]),
    ...(isNamed ? [`    roots: ${list(roots)}`] : []),
    ...(others.length === 0
      ? []
      : [
          "    # Configured folders without a root. Remove the ones without need for a check:",
          `    # roots: ${list([...roots, ...others])}`,
        ]),
  ];
}

function lines(texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}
