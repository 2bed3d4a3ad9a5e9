/** Composes the workflow for what was detected. */

import { ownPackage } from "../../platform/version.ts";
import type { Generator } from "../../servers/typescript/generated.ts";
import { baseInstallation, baseStep } from "./base.ts";
import { commandsOf, type Install } from "./commands.ts";
import type { Detected, Python, Script } from "./detect.ts";
import { type Step, stepLines } from "./steps.ts";

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

export function workflowLines({ servers, python, script, lists, generators }: Detected): readonly string[] {
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

function generatorStep({ folder, command }: Generator): Step {
  const name = "Write what configures the project; this executes code of the repository";
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
function moduleDownloads(servers: Detected["servers"]): readonly string[] {
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
function installSteps(installs: readonly Install[]): readonly Step[] {
  const there = new Set<string>();
  return installs.map((install) => {
    const { tools, lines, env } = commandsOf(install);
    const missing = tools.filter((one) => !there.has(one));
    for (const one of missing) there.add(one);
    return { folder: install.folder, env, lines: [...missing, ...lines] };
  });
}
