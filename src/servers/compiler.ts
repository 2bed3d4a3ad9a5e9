/**
 * Compiler mode: a server that is a command with a parser. It is run once over a project as it lies on disk, and once over each
 * document that is not a file of it; `observe/compiler.ts` speaks for it, so a session sees one conversation like any other.
 */
import { clientCapabilities } from "../lsp/capabilities.ts";
import type { SessionFacts } from "../lsp/facts.ts";
import type { RunResult } from "../run.ts";
import type { PreparedToolchain, Profile, Readiness, SideContext } from "./profile.ts";

export type Compiler = {
  /** Over the project; the program itself and what always stands before are the profile's `command`. */
  readonly project: (context: SideContext) => CompilerRun;
  /** Over one document: a canary. */
  readonly document: (context: SideContext, document: CompilerDocument) => CompilerRun;
  /** Pure: what the end of a run comes to. */
  readonly read: (ended: CompilerEnded) => CompilerRead;
  /** What its columns count. */
  readonly columns: "utf-16" | "code-points" | "bytes";
};

export type CompilerRun = {
  readonly args: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  readonly input: string;
  /** Written before, each below the document's folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of a run over a document: by which absolute path it is named in the output. */
  readonly names?: string;
};

export type CompilerDocument = {
  /** Absolute; nothing need lie there. */
  readonly path: string;
  readonly text: string;
  /** An empty folder, for a command that takes files only; absolute. */
  readonly folder: string;
};

export type CompilerEnded = Pick<RunResult, "exitCode" | "stderr" | "timedOut"> & {
  readonly stdout: string;
  /** Relative names in the output lie below it. */
  readonly cwd: string;
  readonly over: "project" | "document";
};

/** An exit code alone proves nothing: `finished` needs evidence of its own, and the files that were looked at where they are told. */
export type CompilerRead =
  | {
      readonly kind: "finished";
      readonly files: number | null;
      readonly diagnostics: readonly CompilerDiagnostic[];
      /** What it says of its configuration and goes on. */
      readonly complaints: readonly string[];
    }
  | {
      readonly kind: "failed";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/** As commands print them: lines and columns from 1, the end exclusive; null for an end that is not told. */
export type CompilerDiagnostic = {
  /** Absolute. */
  readonly path: string;
  readonly start: CompilerPosition;
  readonly end: CompilerPosition | null;
  readonly severity: "error" | "warning" | "information" | "hint" | null;
  readonly code: string | null;
  readonly source: string;
  readonly message: string;
};

export type CompilerPosition = { readonly line: number; readonly column: number };

export function failedRun(
  code: Extract<CompilerRead, { kind: "failed" }>["code"],
  reason: string,
): CompilerRead {
  return { kind: "failed", code, reason: reason.slice(0, reasonLengthMax) };
}

const reasonLengthMax = 2_000;

/** How a run that gave nothing to read ended, or undefined where it ended by itself. */
export function brokenOff({ exitCode, timedOut }: CompilerEnded): CompilerRead | undefined {
  if (timedOut) return failedRun("server-not-ready", "the command did not end in time");
  return exitCode === null ? failedRun("server-not-ready", "the command was ended by a signal") : undefined;
}

/** What the speaker logs once the run over the project has ended; `compilerReadiness` reads it. */
export function compilerLog(read: CompilerRead): string {
  return read.kind === "finished"
    ? `finished: ${read.files === null ? "the project" : `${read.files} files`}`
    : `failed: ${read.code}: ${read.reason}`;
}

const finishedLine = /^finished: (?:(\d+) files|the project)$/u;
const failedLine = /^failed: (server-configuration|server-not-ready): ([\s\S]*)$/u;

/** Ready is what has looked at the whole project. */
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

export const noToolchain: PreparedToolchain = {
  facts: {},
  summary: null,
  packages: null,
  places: [],
  problem: null,
};

/** What is the same of all commands. */
export const compilerDefaults = {
  environment: {},
  // Whatever it would look for outside, it finds nothing.
  searchPath: "",
  toolchain: { facts: [], find: () => Promise.resolve(() => Promise.resolve(noToolchain)) },
  capabilities: clientCapabilities,
  initializationOptions: undefined,
  changedSettings: () => ({}),
  section: () => null,
  readiness: compilerReadiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000 },
  scope: "full",
  listed: null,
  keepsOpen: () => false,
  membership: null,
  configurationProblems: () => [],
  complaintOf: (message) => (/^(?:finished|failed): /u.test(message) ? undefined : message),
  isFinding: () => true,
  isUnreachable: () => false,
  unprobed: "nothing is known of how it answers to probes",
  limits: {
    initializeMsMax: 10_000,
    readinessMsMax: 300_000,
    diagnosticsMsMax: 60_000,
    totalMsMax: 900_000,
    // A run that has ended says nothing more.
    quietMs: null,
    shutdownMsMax: 5_000,
    exitMsMax: 1_000,
    diagnosticsPerFileMax: 10_000,
    messageLengthMax: 16_384,
  },
} as const satisfies Partial<Profile>;
