/** zizmor 1.32.0, which checks workflows of GitHub: a command-line checker that this release does not have. */
import { withoutSettings } from "../../../src/servers/compiler/defaults.ts";
import { cleanLines } from "../../../src/servers/compiler/findings.ts";
import { readSarif } from "../../../src/servers/compiler/sarif.ts";
import { defineServer, overFile, wheelOf } from "../../../src/servers/define.ts";
import { ignoreSourcesBut } from "../../../src/servers/foreign.ts";

const common = ["--offline", "--no-progress", "--no-exit-codes", "--strict-collection", "--format=sarif"];

const completed = (stderr: string) =>
  [...stderr.matchAll(/^ INFO audit: zizmor: .* completed (.+)$/gmu)].map(([, path = ""]) => path);

export const zizmor = defineServer("command", {
  id: "zizmor",
  language: "YAML",
  languages: { yaml: /(?:^|\/)(?:\.github\/workflows\/[^/]+|action|dependabot)\.ya?ml$/u },
  // The wheel for arm64 asks for another C library (1.32.0).
  package: wheelOf("zizmor", { libc: "2.28", processors: ["x64"] }),
  role: "linter",
  executes: "never",
  executesWhy: "It parses workflows. With --offline it asks no server.",
  settingsProblem: withoutSettings("zizmor.yml configures zizmor"),
  configured: { names: ["zizmor.yml", "zizmor.yaml"] },
  canIgnoreChange: ignoreSourcesBut("YAML"),
  project: () => [...common, "."],
  document: overFile([...common, "--no-config"], {}),
  canary: {
    path: ".lanser/canary-{}.yml",
    text: "on: pull_request_target # {}\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps: [run: 'true']\n",
    codes: ["zizmor/dangerous-triggers", "zizmor/excessive-permissions"],
  },
  list: {
    args: [...common, "."],
    read: ({ stderr, exitCode }) => (exitCode === 0 ? completed(stderr) : undefined),
  },
  output: {
    // Without a workflow it audits nothing, and fails.
    isEmpty: ({ exitCode, stderr }) => exitCode === 3 && stderr.includes("error: no inputs collected"),
    findings: ({ stdout, cwd }, id) => readSarif(stdout, { source: id, cwd }),
    agrees: (exitCode) => exitCode === 0,
    files: ({ stderr }) => completed(stderr).length || undefined,
    failure: {
      words: ({ stderr }) => cleanLines(stderr, { strip: /^fatal: /u, skip: /^(?:INFO|Caused by:|Stack)/u }),
      isConfiguration: () => true,
    },
  },
  compiler: { columns: "code-points" },
});
