/** The times that a server is waited for, and the messages that it is sent besides what the protocol asks for. */

import type { DocumentFacts, Publication, SessionFacts } from "./protocol/facts.ts";

/**
 * Evidence that a server has published all it finds in a document: a function of the facts of a session, never of
 * time. Looked at after every message; `document` was opened and not closed.
 */
export type CompletionEvidence = (facts: SessionFacts, document: DocumentFacts) => Completion;

/**
 * The state of such evidence. met: `publication` is the result. unmet: wait, `reason` says for what. unmeetable:
 * waiting cannot help.
 */
export type Completion =
  | { readonly state: "unmet"; readonly reason: string }
  | { readonly state: "met"; readonly reason: string; readonly publication: Publication }
  | { readonly state: "unmeetable"; readonly reason: string };

/** One more question beside each pull, whose answer shows that the server looked at the file as part of the project. */
export type Membership = {
  readonly method: "custom/projectInfo";
  readonly isMember: (result: unknown, root: string) => boolean;
};

/** A small document of our own whose answer is known; asked first and last, never part of a result. */
export type Canary = {
  readonly path: string;
  readonly languageId: string;
  readonly text: string;
  /** The rule codes that must come back, in order; null: it has only to be answered, which shows less. */
  readonly codes: readonly string[] | null;
  /**
   * True if it stays open until the session ends, or another takes its place: a server would give up what it made
   * for it, and make it anew.
   */
  readonly stays?: true;
};

/** A notification that a server is sent. */
export type Announcement = { readonly method: string; readonly params: object };

/** The means by which a server that stays takes in another state of its tree, by `workspace/didChangeWatchedFiles`. */
export type Walks = {
  /**
   * Reads from a line of its log the number of files that it has listed anew, which it does after one came or went;
   * null where it says nothing.
   */
  readonly listed: ((logged: string) => number | undefined) | null;
  /**
   * The means by which a process that has answered forgets what it inferred, and answers as one that is started
   * anew, as it was measured (docs/second-look.md). `settings`: told them once more, it lists and reads all files
   * again. `edit`: a file that was another for a while makes another program. Absent, and of any other version than
   * those: a second look takes a process of its own.
   */
  readonly forgets?: { readonly by: "settings" | "edit"; readonly versions: readonly string[] };
};

export type ProfileLimits = {
  readonly initializeMsMax: number;
  readonly readinessMsMax: number;
  readonly diagnosticsMsMax: number;
  readonly totalMsMax: number;
  /**
   * The most time for requests that questions make, by method: where they may take another time than others; absent
   * for none.
   */
  readonly requestsMsMax?: Readonly<Record<string, number>>;
  /**
   * The time that a server must stay silent after the last canary: a condition beside others, never one alone. Null
   * for one that cannot ask to be asked again.
   */
  readonly quietMs: number | null;
  readonly shutdownMsMax: number;
  readonly exitMsMax: number;
  readonly diagnosticsPerFileMax: number;
  readonly messageLengthMax: number;
};

/** A report in the protocol's form, or why nothing can be known of the document. */
export type BelievedRange =
  | { readonly kind: "report"; readonly report: unknown }
  | { readonly kind: "unmeetable"; readonly reason: string }
  /** The server took the document for no part of the project. */
  | { readonly kind: "no-member" };
