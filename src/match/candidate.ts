/** Defines a finding of one side with all evidence that can pair it. */
import type { Finding } from "../model/finding.ts";
import type { Complaint } from "./complaint.ts";
import type { Evidence } from "./evidence.ts";
import type { Located } from "./files.ts";
import type { Imported } from "./imported.ts";
import type { PlacedFinding } from "./place.ts";
import type { ModuleStatement } from "./statements.ts";

/** Finding with its place on the other side, and with evidence that does not depend on the place. */
export type Candidate = {
  readonly finding: Finding;
  /** Key that both versions of a file share, through renames. */
  readonly file: string;
  readonly placed: Located["placed"];
  /** Message without layout, modulo the renames of its file. */
  readonly message: string;
  /**
   * Name of the data key that the value has, if the file is data and has the key once on both sides; otherwise null.
   * The value of one key is never that of another.
   */
  readonly key: string | null;
  /** Import that the finding is on, modulo the renames of its file; null for none. */
  readonly imported: Imported | null;
  /** Problem that all codes of a family share, or else the code itself. */
  readonly family: string | null;
  /** True if the family is about the object that is accessed: the accessed member may differ. */
  readonly isOfObject: boolean;
  /** Returns the evidence of an edit; called only for findings whose code was edited, deleted or written. */
  readonly edit: () => EditEvidence;
  /** Returns the evidence of a move; called only for findings whose code was deleted or written. */
  readonly moveEvidence: () => MoveEvidence;
};

/** Evidence that a finding moved, with the names of the file and with those of the whole change. */
export type MoveEvidence = {
  readonly inFile: Evidence | undefined;
  readonly inTree: Evidence | undefined;
  /** Place in its function, if that moved as a whole. */
  readonly inSection: SectionEvidence | undefined;
  readonly messageInTree: string;
  /** Symbol path, modulo the renames of its file; null at module level. */
  readonly symbol: string | null;
  /** Last name of its symbol path, if the definition itself was deleted or written. */
  readonly movedLeaf: string | null;
};

/** Evidence that a finding is still there although its code was edited. */
export type EditEvidence = {
  readonly complaint: Complaint;
  /** Slot of its value, the same on both sides; null if it is unknown or gone. */
  readonly slot: string | null;
  /** Callee, likewise. */
  readonly callee: string | null;
  /** Object that is accessed: the token before its dot, or else its own last name. */
  readonly object: string | null;
  /** The same if it is a name, not a bracket; otherwise null. */
  readonly namedObject: string | null;
  /** Edited statement at module level: the edited lines of the file that it is among, and the statement. */
  readonly statement: {
    readonly hunk: string;
    readonly of: ModuleStatement;
    /** Statement on the other side, if the code was edited in place. */
    readonly edited: ModuleStatement | null;
  } | null;
  /** Edited lines that hold the finding; null for none. */
  readonly hunk: string | null;
  /**
   * Call that the finding is an argument of, the same on both sides, and what the message says of the call as a whole;
   * null for none.
   */
  readonly argumentOf: string | null;
  /** Tokens in front of it on its line and its own, modulo renames; empty if they say too little. */
  readonly lead: string;
  /** Innermost call around it, and its position in the call; null for none. */
  readonly call: Evidence["context"] | null;
};

export type SectionEvidence = {
  readonly key: string;
  readonly placed: PlacedFinding;
  readonly message: string;
};

/**
 * Proof that two candidates may need in addition to the key of a stage.
 *
 * - `likeness`: the bodies of their definitions, or of their files, share enough. `likeness of files`: the same, only
 *   if both files are gone. `line of files`: the same if both files are gone; otherwise their lines are equal, however
 *   they are wrapped.
 * - `complaint`: head's message complains of nothing that base's does not.
 * - `problem`: both are of the same kind, whatever their subject is.
 * - `no more names`: head's message lists no name that base's does not.
 * - `callee`: the calls that they are on have one callee name, and neither is about code on the line of the other.
 * - `place`: if the place of one on the other side is known, the other one overlaps it.
 * - `not instead`: head's code did not replace other code in another definition or branch, unless that named the
 *   definition around base's. `instead of a call`: the code in the place of one calls the definition around the other.
 * - `one definition`: for code that was edited in place: no definition around it was deleted while another one was
 *   added.
 * - `statement`: both are in one statement of the module.
 */
export type Proof =
  | "likeness"
  | "likeness of files"
  | "line of files"
  | "complaint"
  | "problem"
  | "no more names"
  | "callee"
  | "place"
  | "not instead"
  | "instead of a call"
  | "one definition"
  | "statement";
