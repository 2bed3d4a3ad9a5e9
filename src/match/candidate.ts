/**
 * Defines a candidate: a finding of one side with all evidence that can pair it with a finding of the other side.
 */
import type { Finding } from "../model/finding.ts";
import { namedDefinitions } from "../syntax/outline.ts";
import type { Complaint } from "./complaint.ts";
import type { MatchEvidence } from "./evidence.ts";
import type { LocatedFinding } from "./files.ts";
import type { ImportedPart } from "./imported.ts";
import type { PlacedFinding } from "./place.ts";
import { distinctiveWords, type TokenSource } from "./tokens.ts";

// Finds statements at module level: one that was rewritten in place is one statement on both sides.

/** Statement at module level, outside of every definition. Lines are 0-based, `end` is exclusive. */
type ModuleStatement = {
  readonly from: number;
  readonly end: number;
  /** Names that it defines, including variables of loops and comprehensions. */
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

/**
 * Finds the statement around a line (0-based) at module level. A finding at module level has no symbol, so the
 * statement is the only thing that says where it belongs. The statement goes on while lines are indented, close a
 * bracket or are another branch (`else`). In Go, declarations in one pair of brackets are several statements. Returns
 * undefined for a line inside a definition or without a grammar.
 */
export function moduleStatementAt(source: TokenSource, line: number): ModuleStatement | undefined {
  const { lines } = source;
  const reading = source.reading();
  if (reading === undefined) return undefined;
  const declared =
    reading.language === "go" ? reading.bindings.filter(({ kind }) => kind === "variable") : [];
  const begins = new Set(declared.map((one) => one.line));
  const isMore = (at: number) => goesOn(lines[at] ?? "") && !begins.has(at);
  let from = line;
  while (from > 0 && line - from < linesMax && isMore(from)) from--;
  let end = line + 1;
  while (end < lines.length && end - line < linesMax && isMore(end)) end++;
  const [start, stop] = [reading.starts[from] ?? 0, reading.starts[end] ?? reading.text.length];
  const inside = namedDefinitions(reading).some(
    ({ definition: { range } }) => range.start.line <= line && line <= range.end.line,
  );
  if (inside) return undefined;
  const names = reading.bindings
    .filter(({ kind, start: at }) => kind !== "import" && start <= at && at < stop)
    .map(({ name }) => name);
  const words = distinctiveWords(lines.slice(from, end).join("\n"));
  return { from, end, names: new Set(names), words: new Set(words) };
}

/** Maximum number of lines of a statement in each direction. */
const linesMax = 200;
/** Minimum number of words of a statement that is recognized by its words alone. */
const wordsMin = 3;

/**
 * True if a line continues the statement above it: it is blank, indented, closes a bracket or begins another branch.
 */
function goesOn(line: string): boolean {
  return /^(?:\s|[)\]}]|(?:else|elif|except|finally|catch)\b|$)/u.test(line);
}

/**
 * True if two module statements are one statement that the change rewrote: both define a common name, or they share
 * half of the words of the shorter one. Very short statements need a common name, because a few words agree by
 * chance.
 */
export function isSameStatement(base: ModuleStatement, head: ModuleStatement): boolean {
  const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((word) => other.has(word)).length;
  if (common(base.names, head.names) > 0) return true;
  const least = Math.min(base.words.size, head.words.size);
  return least >= wordsMin && 2 * common(base.words, head.words) >= least;
}

/**
 * Finding with its place on the other side, and with evidence that does not depend on the place. The stages of the
 * matching compare candidates of base with candidates of head.
 */
export type Candidate = {
  readonly finding: Finding;
  /** Key that both versions of a file share, through renames. */
  readonly file: string;
  readonly placed: LocatedFinding["placed"];
  /** Message without layout, modulo the renames of its file. */
  readonly message: string;
  /**
   * Name of the data key that the value has, if the file is data and has the key once on both sides; otherwise null.
   * The value of one key is never that of another.
   */
  readonly key: string | null;
  /** Import that the finding is on, modulo the renames of its file; null for none. */
  readonly imported: ImportedPart | null;
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
  readonly inFile: MatchEvidence | undefined;
  readonly inTree: MatchEvidence | undefined;
  /** Place in its function, if that moved as a whole. */
  readonly inSection: SectionEvidence | undefined;
  readonly messageInTree: string;
  /** Symbol path, modulo the renames of its file; null at module level. */
  readonly symbol: string | null;
  /** Last name of its symbol path, if the definition itself was deleted or written. */
  readonly movedLeaf: string | null;
};

/**
 * Evidence that a finding is still there although the change edited its code. All keys are equal on both sides if
 * they mean the same code.
 */
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
  readonly call: MatchEvidence["context"] | null;
};

/** Place of a finding inside a definition that moved as a whole, with its message modulo the renames there. */
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
export type MatchProof =
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
