/**
 * The types of a server's conduct: the limits of waiting, canaries, and messages that the protocol does not require.
 */

import type { DocumentFacts, Publication, SessionFacts } from "./protocol/facts.ts";

/**
 * Decides if a server has published all diagnostics of a document: a function of the session's facts, never of time.
 * Lanser evaluates it after every message. `document` is open.
 */
export type CompletionEvidence = (facts: SessionFacts, document: DocumentFacts) => Completion;

/**
 * The state of such evidence. `met`: `publication` is the result. `unmet`: wait; `reason` says for what.
 * `unmeetable`: waiting cannot help.
 */
export type Completion =
  | { readonly state: "unmet"; readonly reason: string }
  | { readonly state: "met"; readonly reason: string; readonly publication: Publication }
  | { readonly state: "unmeetable"; readonly reason: string };

/**
 * A further request with each pull. Its answer shows that the server checked the file as part of the project;
 * otherwise the findings would be those of default options.
 */
export type Membership = {
  readonly method: "custom/projectInfo";
  readonly isMember: (result: unknown, root: string) => boolean;
};

/**
 * A small document whose answer is known. Lanser queries it first and last, to see that the server works; it is never
 * part of a result.
 */
export type Canary = {
  readonly path: string;
  readonly languageId: string;
  readonly text: string;
  /** The codes that the server must return, in this order. Null: any answer will do, which proves less. */
  readonly codes: readonly string[] | null;
  /**
   * True if the canary stays open until the session ends or another replaces it. The server would otherwise discard
   * what it built for the canary and build it again.
   */
  readonly stays?: true;
};

/** A notification that Lanser sends. */
export type Announcement = { readonly method: string; readonly params: object };

/** How a running server takes over another state of its tree, after `workspace/didChangeWatchedFiles`. */
export type Walks = {
  /**
   * Reads from a line of the log how many files the server listed again after a file was added or removed. Null if it
   * logs nothing.
   */
  readonly listed: ((logged: string) => number | undefined) | null;
  /**
   * How a process that has answered drops what it inferred, so that it answers like a fresh process.
   * docs/second-look.md has the measurements. `settings`: after a repeated notification of settings, it lists and
   * reads all files again. `edit`: after a temporary edit, it builds the program again. Absent, or another version:
   * the second pass starts a new process.
   */
  readonly forgets?: { readonly by: "settings" | "edit"; readonly versions: readonly string[] };
};

/** The limits of a server, in milliseconds where the name ends in `Ms` or `MsMax`. */
export type ProfileLimits = {
  readonly initializeMsMax: number;
  readonly readinessMsMax: number;
  readonly diagnosticsMsMax: number;
  readonly totalMsMax: number;
  /** Longer limits for the requests of queries, by method. Absent: the general limit. */
  readonly requestsMsMax?: Readonly<Record<string, number>>;
  /**
   * How long the server must be silent after the last canary, in addition to other conditions. Null for a server that
   * cannot request a new pull.
   */
  readonly quietMs: number | null;
  readonly shutdownMsMax: number;
  readonly exitMsMax: number;
  readonly diagnosticsPerFileMax: number;
  readonly messageLengthMax: number;
};

/** A report in the protocol's form, or why the result of a document stays unknown. */
export type BelievedRange =
  | { readonly kind: "report"; readonly report: unknown }
  | { readonly kind: "unmeetable"; readonly reason: string }
  /** The server did not treat the document as part of the project. */
  | { readonly kind: "no-member" };
