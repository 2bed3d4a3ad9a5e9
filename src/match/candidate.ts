/** A finding of one side with all that it may be paired by. */
import type { Finding } from "../model/finding.ts";
import type { Complaint } from "./complaint.ts";
import type { Evidence } from "./evidence.ts";
import type { Located } from "./files.ts";
import type { Imported } from "./imported.ts";
import type { PlacedFinding } from "./place.ts";
import type { ModuleStatement } from "./statements.ts";

/** A finding with its place on the other side, and what is known of it apart from that. */
export type Candidate = {
  readonly finding: Finding;
  /** The same for both versions of a file, through renames. */
  readonly file: string;
  readonly placed: Located["placed"];
  /** Without layout, modulo the renames of its file. */
  readonly message: string;
  /** Of data, where the file has it on both sides, once: by what the value is known. It is the value of no other key; null else. */
  readonly key: string | null;
  /** What it is about if it stands on an import, modulo the renames of its file. */
  readonly imported: Imported | null;
  /** One for all codes of a family, else its own. */
  readonly family: string | null;
  /** The family is about the object that something is asked of: what is asked may be another thing. */
  readonly isOfObject: boolean;
  /** Asked only of findings whose code was edited, deleted or written. */
  readonly edit: () => EditEvidence;
  /** Asked only of findings whose code was deleted, or written. */
  readonly moveEvidence: () => MoveEvidence;
};

/** What may be found again elsewhere, in the names of the file and in those of the whole change. */
export type MoveEvidence = {
  readonly inFile: Evidence | undefined;
  readonly inTree: Evidence | undefined;
  /** Where it is in its function, if that was moved as a whole. */
  readonly inSection: SectionEvidence | undefined;
  readonly messageInTree: string;
  /** Modulo the renames of its file; null at module level. */
  readonly symbol: string | null;
  /** The last name of its symbol path, if the definition itself was deleted, or written. */
  readonly movedLeaf: string | null;
};

/** What may still be there though it was edited. */
export type EditEvidence = {
  readonly complaint: Complaint;
  /** Where its value goes, the same on both sides; null where that is not known, or not there any more. */
  readonly slot: string | null;
  /** What is called, likewise. */
  readonly callee: string | null;
  /** What something is asked of: what stands before its dot, or else its own last name. */
  readonly object: string | null;
  /** The same where that is a name, and no bracket. */
  readonly namedObject: string | null;
  /** At module level, where its statement was edited: which lines of the file it is among, and the statement. */
  readonly statement: {
    readonly hunk: string;
    readonly of: ModuleStatement;
    /** Of what was edited in place: the statement there, on the other side. */
    readonly edited: ModuleStatement | null;
  } | null;
  /** The lines that were edited and that it stands in; null for none. */
  readonly hunk: string | null;
  /** The call whose argument it is, the same on both sides, and what is said of it as a whole; null for none. */
  readonly argumentOf: string | null;
  /** What stands in front of it on its line, and it, modulo renames; empty where that says too little. */
  readonly lead: string;
  /** The innermost call around it, and where it is in that; null for none. */
  readonly call: Evidence["context"] | null;
};

export type SectionEvidence = {
  readonly key: string;
  readonly placed: PlacedFinding;
  readonly message: string;
};

/**
 * What two candidates have to prove beside the key of a stage.
 *
 * - `likeness`: the bodies of their definitions, or of their files, share enough; `likeness of files`: only if both
 *   files are gone; `line of files`: elsewhere their lines are the same, however they are wrapped.
 * - `complaint`: head's message complains of nothing that base's does not.
 * - `problem`: it is of the same kind, whatever it is asked of.
 * - `no more names`: head's message lists no name that base's does not.
 * - `callee`: what is called, if they stand on a call, has one name, and neither is about what stands on the line of the other.
 * - `place`: where the code of one is on the other side is known, the other one is about some of that.
 * - `not instead`: head's did not take the place of something else in another definition or branch, unless that named the
 *   definition that base's was in; `instead of a call`: what is in the place of one calls the definition that the other is in.
 * - `one definition`: of what was edited in place: no definition around it went while another one came.
 * - `statement`: they are in one statement of the module.
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
