/** The parts that profiles of commands share. */

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

/** Builds a failure. A long reason is cut, because it can contain the command's complete output. */
export function failedRun(
  code: Extract<CompilerRead, { kind: "failed" }>["code"],
  reason: string,
): CompilerRead {
  return { kind: "failed", code, reason: reason.slice(0, reasonLengthMax) };
}

/** The most characters of a reason. */
const reasonLengthMax = 2_000;

/** Builds the failure if a run did not end by itself; undefined if it did. Such a run has no complete output. */
export function interruptedRun({ exitCode, timedOut }: CompilerEnded): CompilerRead | undefined {
  if (timedOut) return failedRun("server-not-ready", "the command did not end in time");
  return exitCode === null ? failedRun("server-not-ready", "a signal ended the command") : undefined;
}

/**
 * Refuses all settings, for a server that reads only its own configuration. `why` names that configuration. Ignored
 * settings would mislead their author.
 */
export function withoutSettings(why: string): Profile["settingsProblem"] {
  return (settings) => {
    const name = Object.keys(settings)[0];
    return name === undefined ? undefined : `\`${name}\` cannot be set: ${why}`;
  };
}

/**
 * Describes how a run over a project ended for the session's log. `compilerReadiness` reads this text again, so that a
 * command looks like a server in traces.
 */
export function compilerLog(read: CompilerRead): string {
  return read.kind === "finished"
    ? `finished: ${read.files === null ? "the project" : `${read.files} files`}`
    : `failed: ${read.code}: ${read.reason}`;
}

/** The forms of that text. */
const finishedLine = /^finished: (?:(\d+) files|the project)$/u;
const failedLine = /^failed: (server-configuration|server-not-ready): ([\s\S]*)$/u;

/**
 * Decides the readiness of a command from its log: it is ready when it has checked the whole project. A failed run
 * then ends the session before its first document.
 */
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
  return { state: "unmet", reason: "the command is still running" };
}

/** The facts of a server that needs no installation of a language. */
const noToolchain: PreparedToolchain = {
  facts: {},
  summary: null,
  packages: null,
  places: [],
  problem: null,
};

/** The toolchain of a server that needs none. */
export const withoutToolchain: ToolchainFinder = preparedFacts([], () => ({}));

/**
 * Builds a toolchain whose facts come only from the tree, such as a file that Lanser writes for the server. Such a
 * server needs no installation of its language.
 */
export function preparedFacts(
  facts: readonly string[],
  prepare: (tree: ToolchainTree) => ToolchainFacts,
): ToolchainFinder {
  return {
    facts,
    find: () => Promise.resolve((tree) => Promise.resolve({ ...noToolchain, facts: prepare(tree) })),
  };
}

/** Why a server is not probed until somebody has measured its answers. */
export const unprobed = "nobody has measured how the server answers probes";

/** The members with which every profile begins. */
export const serverDefaults = {
  environment: {},
  // The server finds no program outside its package.
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

/**
 * The members with which every profile of a command begins. A command that has ended sends nothing more, so Lanser
 * need not wait for silence.
 */
export const compilerDefaults = {
  ...serverDefaults,
  readiness: compilerReadiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000 },
  complaintOf: (message) => (/^(?:finished|failed): /u.test(message) ? undefined : message),
  unprobed,
  limits: { ...serverDefaults.limits, initializeMsMax: 10_000, readinessMsMax: 300_000 },
} as const satisfies Partial<Profile>;
