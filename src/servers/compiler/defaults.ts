/** Shared parts of all servers that are commands. */

import type {
  PreparedToolchain,
  Profile,
  Readiness,
  ToolchainFacts,
  ToolchainFinder,
  ToolchainTree,
} from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import type { CompilerEnded, CompilerRead } from "./types.ts";

export function failedRun(
  code: Extract<CompilerRead, { kind: "failed" }>["code"],
  reason: string,
): CompilerRead {
  return { kind: "failed", code, reason: reason.slice(0, reasonLengthMax) };
}

const reasonLengthMax = 2_000;

/** Returns the failure of a run without readable output, or undefined if it ended by itself. */
export function interruptedRun({ exitCode, timedOut }: CompilerEnded): CompilerRead | undefined {
  if (timedOut) return failedRun("server-not-ready", "the command did not end in time");
  return exitCode === null
    ? failedRun("server-not-ready", "the command ended because of a signal")
    : undefined;
}

/** Rejects settings of a command that reads only its own configuration: `why` says what configures it. */
export function withoutSettings(why: string): Profile["settingsProblem"] {
  return (settings) => {
    const name = Object.keys(settings)[0];
    return name === undefined ? undefined : `\`${name}\` cannot be set: ${why}`;
  };
}

/** Text that `observe/compiler.ts` logs once the run over the project has ended; `compilerReadiness` reads it. */
export function compilerLog(read: CompilerRead): string {
  return read.kind === "finished"
    ? `finished: ${read.files === null ? "the project" : `${read.files} files`}`
    : `failed: ${read.code}: ${read.reason}`;
}

const finishedLine = /^finished: (?:(\d+) files|the project)$/u;
const failedLine = /^failed: (server-configuration|server-not-ready): ([\s\S]*)$/u;

/** Readiness of a command: it is ready when it has checked the whole project. */
export function compilerReadiness(facts: SessionFacts): Readiness {
  for (const { message } of facts.log) {
    const failed = failedLine.exec(message);
    if (failed !== null) {
      const code = failed[1] === "server-configuration" ? "server-configuration" : "server-not-ready";
      return { state: "unmeetable", code, reason: failed[2] ?? "" };
    }
    const finished = finishedLine.exec(message);
    if (finished !== null)
      return {
        state: "met",
        reason: message,
        files: finished[1] === undefined ? null : Number(finished[1]),
      };
  }
  return { state: "unmet", reason: "the command has not ended" };
}

const noToolchain: PreparedToolchain = {
  facts: {},
  summary: null,
  packages: null,
  places: [],
  problem: null,
};

/** Finds nothing of the machine. */
export const withoutToolchain: ToolchainFinder = preparedFacts([], () => ({}));

/** Gives a server facts of each tree, by these names, without anything of the machine. */
export function preparedFacts(
  facts: readonly string[],
  prepare: (tree: ToolchainTree) => ToolchainFacts,
): ToolchainFinder {
  return {
    facts,
    find: () => Promise.resolve((tree) => Promise.resolve({ ...noToolchain, facts: prepare(tree) })),
  };
}

/** The reason why a server is not probed as long as nobody has measured it. */
export const unprobed = "its answers to probes are unknown";

/** Profile members that all servers share. */
export const serverDefaults = {
  environment: {},
  // Whatever it would look for outside, it finds nothing.
  searchPath: () => "",
  toolchain: withoutToolchain,
  capabilities: clientCapabilities,
  initializationOptions: () => undefined,
  changedSettings: () => ({}),
  section: () => null,
  scope: "full",
  listFiles: null,
  keepsOpen: () => false,
  membership: null,
  configurationProblems: () => [],
  complaintOf: () => undefined,
  isFinding: () => true,
  isUnreachable: () => false,
  limits: {
    initializeMsMax: 60_000,
    readinessMsMax: 60_000,
    diagnosticsMsMax: 60_000,
    totalMsMax: 900_000,
    quietMs: null,
    shutdownMsMax: 5_000,
    exitMsMax: 1_000,
    diagnosticsPerFileMax: 10_000,
    messageLengthMax: 16_384,
  },
} as const satisfies Partial<Profile>;

/** Profile members that all commands share. A run that has ended says nothing more, so it need not be quiet. */
export const compilerDefaults = {
  ...serverDefaults,
  readiness: compilerReadiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000 },
  complaintOf: (message) => (/^(?:finished|failed): /u.test(message) ? undefined : message),
  unprobed,
  limits: { ...serverDefaults.limits, initializeMsMax: 10_000, readinessMsMax: 300_000 },
} as const satisfies Partial<Profile>;
