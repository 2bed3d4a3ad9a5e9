/**
 * What we know about one server: how to start, configure and lock it down, when it is ready, how its own command
 * walks a tree, and how it says its diagnostics. One value per server, in `servers/`.
 */
import type { SessionFacts } from "./facts.ts";

/** met: go on. unmet: wait, `reason` says for what. unmeetable: waiting cannot help, `reason` says why. */
export type Readiness =
  | { readonly state: "unmet"; readonly reason: string }
  | { readonly state: "met"; readonly reason: string; readonly files: number | null }
  | {
      readonly state: "unmeetable";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/** What a server is told about one tree. All paths absolute. */
export type SideContext = {
  readonly root: string;
  /** Where the server's package lies. */
  readonly serverFolder: string;
  /** What stands in for the toolchain's interpreter, or a path that does not exist. */
  readonly interpreter: string;
  /** From the configuration: merged under the profile's own, which cannot be loosened. */
  readonly settings: Readonly<Record<string, unknown>>;
};

/** A small document of our own whose answer is known; asked first and last, never part of a result. */
export type Canary = {
  readonly path: string;
  readonly languageId: string;
  readonly text: string;
  /** The rule codes that must come back, in order. */
  readonly codes: readonly string[];
};

/** The files a server's own command would check, in its order, or why that cannot be known. */
export type Program =
  | { readonly kind: "program"; readonly paths: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

export type ProfileLimits = {
  readonly initializeMsMax: number;
  readonly readinessMsMax: number;
  /** How long diagnostics on request may be offered after the server is ready; they may be registered late. */
  readonly offerMsMax: number;
  readonly diagnosticsMsMax: number;
  readonly totalMsMax: number;
  /** How long a server must stay silent after the last canary. A condition beside others, never one alone. */
  readonly quietMs: number;
  readonly shutdownMsMax: number;
  readonly exitMsMax: number;
  readonly diagnosticsPerFileMax: number;
  readonly messageLengthMax: number;
};

export type Profile = {
  readonly id: string;
  /** For people: "pyright". */
  readonly name: string;
  readonly language: "python";
  readonly languageId: (path: string) => string;
  /** Arguments for Node: the server's entry point and its options. */
  readonly command: (serverFolder: string) => { readonly args: readonly string[] };
  readonly environment: Readonly<Record<string, string>>;
  readonly initializationOptions: unknown;
  /** The answer to `workspace/configuration` for one section; undefined is answered as null. */
  readonly section: (section: string, context: SideContext) => unknown;
  /** Why settings of the configuration cannot be used, or undefined: none is ignored, none loosens the lock-down. */
  readonly settingsProblem: (settings: Readonly<Record<string, unknown>>) => string | undefined;
  readonly readiness: (facts: SessionFacts) => Readiness;
  /** What of the tree configures the server, as one text: equal texts, equal configuration. */
  readonly configuration: (root: string) => string;
  /** The files, relative to `root`, that `configuration` speaks of. */
  readonly configurationFiles: (root: string) => readonly string[];
  /** Whether a path may name a source that the server checks. */
  readonly isSource: (path: string) => boolean;
  /** Walks the tree on disk below `root`. */
  readonly program: (root: string) => Program;
  readonly canaries: readonly [first: Canary, last: Canary];
  /** Whether a warning or error in the server's log is about the configuration, and so worth showing. */
  readonly isAboutConfiguration: (message: string) => boolean;
  /** Whether a diagnostic of LSP severity `severity` (1…4) is something the server's own command prints. */
  readonly isFinding: (severity: number) => boolean;
  /** Whether a diagnostic that is no finding marks code that the server does not look at. */
  readonly isUnreachable: (message: string) => boolean;
  readonly limits: ProfileLimits;
};
