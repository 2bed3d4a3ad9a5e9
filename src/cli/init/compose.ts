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

/**
 * Writes the workflow for what was detected. Its token can only read, so that it is safe for pull requests of forks.
 * The packages are installed before the gate, because servers need them to resolve imports.
 */
function workflowLines({
  servers,
  python,
  script,
  lists,
  generators,
}: DetectedRepository): readonly string[] {
  // Only the configuration of base can accept servers that run code. The input `servers` of the workflow cannot, so it leaves them out.
  const named = servers.filter(({ runs }) => runs === undefined);
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
    "  contents: read # for the checkout; this workflow writes nothing and uses no secret",
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
    "          fetch-depth: 0 # the gate needs both commits of the comparison",
    "          persist-credentials: false",
    ...(python === null ? [] : pythonSetup(python)),
    ...(script === null ? [] : scriptSetup(script)),
    ...installSteps(installs).flatMap(stepLines),
    ...generators.flatMap((one) => stepLines(generatorStep(one))),
    ...(installs.length === 0
      ? []
      : stepLines(baseInstallation(installs, { ecosystems, lists, generators }))),
    ...moduleDownloads(servers),
    ...(named.length < servers.length ? sandboxSetup() : []),
    ...serverCache(),
    `      - uses: ${actions.lanser}`,
    "        id: lanser",
    "        with:",
    "          # Remove this once the default branch has .lanser/config.yml.",
    `          servers: ${(named.length === 0 ? servers : named).map(({ id }) => id).join(" ")}`,
    ...(installs.length === 0
      ? []
      : [
          `          base-dependencies: $\{{ steps.${baseStep}.outputs.folder }} # empty: both sides use the same packages`,
        ]),
    ...pageUpload(),
  ];
}

/**
 * Makes the step that runs a framework's command, such as `nuxt prepare`. It writes a configuration that the server
 * needs and git does not have.
 */
function generatorStep({ folder, command }: Generator): WorkflowStep {
  const name = "Generate the configuration of the project (executes code of the repository)";
  return { name, folder, env: {}, lines: [command] };
}

/**
 * Installs bubblewrap and allows user namespaces, which the sandbox needs and Ubuntu 24.04 forbids. Only written if a
 * server executes code of the repository.
 */
function sandboxSetup(): readonly string[] {
  return [
    "      - name: Set up the sandbox for servers that execute code of the repository",
    "        run: |",
    "          sudo apt-get update && sudo apt-get install --yes bubblewrap",
    "          sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0",
  ];
}

/**
 * Downloads the Go modules of each root of the server `go`, which the gate runs with `GOPROXY=off`. Go is on every
 * runner of GitHub, and a download runs no code.
 */
function moduleDownloads(servers: DetectedRepository["servers"]): readonly string[] {
  const roots = servers.flatMap(({ id, roots: own }) => (id === "go" ? own : []));
  return roots.flatMap((root) => [
    "      - run: go mod download",
    ...(root === "." ? [] : [`        working-directory: ${JSON.stringify(root)}`]),
  ]);
}

/**
 * Caches the installed servers, so that not every job downloads them. The gate verifies their files by the digest of
 * the pin each time, so an altered cache does no harm.
 */
function serverCache(): readonly string[] {
  return [
    `      - uses: ${actions.cache}`,
    "        with:",
    `          path: $\{{ runner.tool_cache }}/lanser`,
    `          key: lanser-$\{{ hashFiles('.github/workflows/lanser.yml', '.lanser/**') }}`,
  ];
}

/** Uploads the HTML page, also after a failed run, when people read it. The step is skipped if there is no page. */
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

/**
 * Writes the step that sets up Python. It refers to the file of the repository that names the version, if there is one,
 * so that the workflow follows an update of the project.
 */
function pythonSetup({ version }: Python): readonly string[] {
  return [
    `      - uses: ${actions.python}`,
    "        with:",
    "file" in version
      ? `          python-version-file: ${version.file}`
      : `          python-version: "${version.version}"`,
  ];
}

/** Sets up Node or Bun to install packages. The servers themselves use the Node of the Action. */
function scriptSetup({ version, installs }: Script): readonly string[] {
  const isBun = (one: { readonly by: string }) => one.by === "bun";
  const bun = [`      - uses: ${actions.bun}`, "        with:", '          bun-version: "1.4.5"'];
  const node = [
    `      - uses: ${actions.node}`,
    "        with:",
    "file" in version
      ? `          node-version-file: ${version.file}`
      : `          node-version: "${version.version}"`,
    // A cache of packages can come from an earlier job of the same change, which could have altered it.
    "          package-manager-cache: false",
  ];
  return [...(installs.some(isBun) ? bun : []), ...(installs.every(isBun) ? [] : node)];
}

/** Makes one step for each installation. The first step that needs a package manager also installs it. */
function installSteps(installs: readonly Install[]): readonly WorkflowStep[] {
  const installed = new Set<string>();
  return installs.map((install) => {
    const { tools, lines, env } = installCommands(install);
    const missing = tools.filter((one) => !installed.has(one));
    for (const one of missing) installed.add(one);
    return { folder: install.folder, env, lines: [...missing, ...lines] };
  });
}

export const workflowPath = ".github/workflows/lanser.yml";

export type ComposedFile = { readonly path: string; readonly text: string };

/**
 * Composes the files to write: the configuration, a proposed tsconfig.json or jsconfig.json, and the workflow. The
 * order is that of the output.
 */
export function composeFiles(detected: DetectedRepository): readonly ComposedFile[] {
  const { proposal, workflow } = detected;
  return [
    { path: configPath, text: lines(configLines(detected)) },
    ...(proposal === undefined ? [] : [{ path: proposal.path, text: proposal.text }]),
    // If another workflow has the Action, a second one would report every finding twice.
    ...(workflow === null || workflow === workflowPath
      ? [{ path: workflowPath, text: lines(workflowLines(detected)) }]
      : []),
  ];
}

/**
 * Writes the configuration. Servers that execute code of the repository are in comments, because only a person can
 * accept them.
 */
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
    // With this line, editors complete and check the file.
    `# yaml-language-server: $schema=${configV1.$id}`,
    "# Settings of Lanser. The gate reads this file from the base commit, so a",
    "# change cannot loosen its own gate.",
    "version: 1",
    "servers:",
    ...servers.flatMap(serverLines),
    ...untrusted.flatMap((one) => [
      `  # ${one.id} executes code of the repository. \`lanser init --trust ${one.id}\` writes:`,
      ...serverLines({ ...one, others: [] }).map((line) => line.replace("  ", "  # ")),
    ]),
    ...(folders.length > 0
      ? [
          "# Untracked folders that the servers need. Lanser looks for them at the top",
          "# and next to each Python project or package.json.",
          `dependencies: [${folders.map((folder) => `"${folder}"`).join(", ")}]`,
        ]
      : [`# Untracked folders that the servers need, such as ${usual}.`, "dependencies: []"]),
    "policy:",
    "  fail-on: error # or warning, information, hint; never only reports",
    '  # A finding is accepted if a commit message has "Lanser-Allow: FINDING-ID REASON":',
    "  # waivers: [trailer]",
  ];
}

/**
 * Writes the lines of a server. A version and roots are only there if a run needs them. A later release pins another
 * version, and would refuse a version that was written here. A list of roots gets out of date. Other configured folders
 * are in a comment, for a person to decide.
 */
function serverLines(server: DetectedServer): readonly string[] {
  const { id, version, isVersionNamed, roots, isNamed, others, runs } = server;
  const list = (folders: readonly string[]) => `[${folders.map((one) => JSON.stringify(one)).join(", ")}]`;
  return [
    `  - id: ${id}`,
    ...(isVersionNamed ? [`    version: ${version}`] : []),
    ...(runs === undefined ? [] : ["    trust: executes-repository", "    sandbox: bwrap"]),
    ...(isNamed ? [`    roots: ${list(roots)}`] : []),
    ...(others.length === 0
      ? []
      : [
          "    # To also check configured folders that belong to no root, use this list or a part of it:",
          `    # roots: ${list([...roots, ...others])}`,
        ]),
  ];
}

function lines(texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}
