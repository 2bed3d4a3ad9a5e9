/** Defines the stages that pair findings, in order of the strength of their evidence. */
import type { MatchStage } from "../model/finding.ts";
import type { Candidate, EditEvidence, MatchProof, MoveEvidence } from "./candidate.ts";
import type { MatchEvidence } from "./evidence.ts";
import type { LocatedFinding } from "./files.ts";

/**
 * One stage of the pairing. It gives each candidate a key, or undefined if the stage does not apply to it. Candidates
 * of the two sides with equal keys are paired in the Report order, the first with the first. The surplus of either
 * side goes on to the next stage: duplicates are counted, never collapsed. The order of the input does not matter,
 * and swapping the sides swaps the result.
 */
export type Stage = {
  readonly name: MatchStage | ((base: Candidate, head: Candidate) => MatchStage);
  /** Scope in which keys are compared: a file, through renames, or the whole tree. */
  readonly within: "file" | "tree";
  readonly key: (candidate: Candidate) => Key;
  /**
   * Additional keys: each of them together with `key` is a key of its own. The first in order that both sides have left
   * pairs them.
   */
  readonly any?: (candidate: Candidate) => readonly string[];
  /**
   * Compares imports by what they import, however it is written. All other stages pair two imports only if they are
   * written alike, or, across files, import the same.
   */
  readonly of?: "imports";
  /**
   * Proof that two candidates need in addition to their key. Most stages also need `complaint`; `neededBy` has the
   * exceptions.
   */
  readonly needs?: MatchProof;
  /** True if the message is about a call as a whole, wherever in the call the server points. */
  readonly isCallAsAWhole?: true;
  /**
   * Restricts pairs if one side has several equal candidates: none is paired ("unique"), or only if all are of one
   * symbol in one file.
   */
  readonly pairs?: "unique" | "one symbol";
};

/** Code in which a finding is searched at its old place: its file, or its function if that moved as a whole. */
type Home = {
  /** Key of the function; empty for the file. */
  readonly key: string;
  readonly placed: LocatedFinding["placed"];
  readonly message: string;
};

/** Returns the file as the home of a finding. */
const inFile = (of: Candidate): Home => ({ key: "", placed: of.placed, message: of.message });
/** Returns the moved function as the home of a finding. */
const inSection = (of: Candidate): Home | undefined => moveEvidence(of)?.inSection;

/**
 * Returns the stages that compare only the place of the code. They are the same for a finding in its file and for one
 * in a moved function; only the names of the stages differ.
 */
function inPlace(
  within: Stage["within"],
  home: (of: Candidate) => Home | undefined,
  [image, drift, replaced]: readonly [Stage["name"], Stage["name"], Stage["name"]],
): readonly Stage[] {
  return [
    { name: image, within, key: (of) => and(atImage(home(of)), endKey(home(of)), message(home(of))) },
    { name: image, within, key: (of) => and(atImage(home(of)), message(home(of))) },
    {
      name: drift,
      within,
      key: (of) => and(atWholeImage(home(of)), endKey(home(of))),
      needs: "complaint",
    },
    { name: drift, within, key: (of) => atWholeImage(home(of)), needs: "complaint" },
    { name: replaced, within, key: (of) => and(inReplaced(home(of)), message(home(of))), needs: "callee" },
  ];
}

/**
 * Returns the stage of a finding that moved with its function. Its name is part of the report and says how much is
 * the same: the whole line, or only the code under the finding.
 */
function movedWith(base: Candidate, head: Candidate): MatchStage {
  const side = base.file === head.file ? "inFile" : "inTree";
  const [from, to] = [moveEvidence(base)?.[side]?.line.key, moveEvidence(head)?.[side]?.line.key];
  const isSameLine = from !== undefined && from === to;
  if (side === "inFile") return isSameLine ? "moved-text" : "moved-context";
  return isSameLine ? "moved-file-text" : "moved-file-context";
}

/** Returns the stage of a finding in rewritten code: in the same file or in another one. */
function rewrittenIn(base: Candidate, head: Candidate): MatchStage {
  return base.file === head.file ? "moved-symbol" : "moved-file-symbol";
}

/**
 * Stages for code that is in its place. No stage compares only message or symbol, unless the code was deleted: if one
 * error is fixed and one of the same kind is added elsewhere, the second must be new. Stages that also compare the
 * end of the range, or the symbol, come first.
 */
const stay: readonly Stage[] = [
  ...inPlace("file", inFile, ["image", "image-message-drift", "replaced"]),
  { name: "import", of: "imports", within: "file", key: (of) => and(allTargets(of), [of.message]) },
  { name: "import", of: "imports", within: "file", key: allTargets, needs: "no more names" },
  { name: "import", of: "imports", within: "file", key: () => [], any: targets, needs: "no more names" },
  { name: "edited", within: "file", key: (of) => atImage(inFile(of)), needs: "complaint" },
  {
    name: "edited",
    within: "file",
    key: (of) => and(inReplaced(inFile(of)), called(of)),
    needs: "complaint",
  },
  { name: "edited", within: "file", key: slot, needs: "complaint" },
  { name: "edited", within: "file", key: argumentOf, pairs: "unique", isCallAsAWhole: true },
  { name: "edited", within: "file", key: object },
  { name: "edited", within: "file", key: namedObject, needs: "problem" },
  { name: "edited", within: "file", key: callee, needs: "complaint" },
  {
    name: "edited",
    within: "file",
    key: (of) => and(statement(of), under(of), [of.message]),
    needs: "statement",
  },
  {
    name: "edited",
    within: "file",
    key: (of) => and(statement(of) && under(of), [of.message]),
    needs: "statement",
  },
  {
    name: "edited",
    within: "file",
    key: (of) => and(statement(of), [of.message]),
    needs: "statement",
    pairs: "unique",
  },
  // `if (a === "b")` became `case "b"` of `switch (a)`, in one definition or in one edit at module level.
  { name: "edited", within: "file", key: comparison },
];
/** Stages for code that moved: first with its function, then within its file, then to another file. */
const go: readonly Stage[] = [
  ...inPlace("tree", inSection, [movedWith, movedWith, rewrittenIn]),

  { name: "moved-text", within: "file", key: (of) => and(strayLine(of), [of.message], symbol(of)) },
  { name: "moved-text", within: "file", key: (of) => and(distinctiveLine(of), [of.message]) },
  { name: "moved-context", within: "file", key: (of) => and(statementRest(of), [of.message]) },
  { name: "moved-context", within: "file", key: (of) => and(context(of), [of.message], symbol(of)) },
  { name: "moved-context", within: "file", key: (of) => and(distinctiveContext(of), [of.message]) },
  { name: "moved-context", within: "file", key: call },
  { name: "moved-context", within: "file", key: (of) => and(lead(of), [of.message]) },
  { name: "moved-text", within: "file", key: (of) => and(distinctiveLine(of), symbol(of)) },
  { name: "moved-text", within: "file", key: (of) => distinctiveLine(of) },
  { name: "moved-context", within: "file", key: (of) => distinctiveContext(of), pairs: "unique" },
  { name: "moved-symbol", within: "file", key: (of) => and(namedSymbol(of), [of.message]) },
  { name: "moved-symbol", within: "file", key: namedSymbol, needs: "complaint", pairs: "unique" },
  // A key of a data file is an address, so the line itself may be new.
  { name: "moved-symbol", within: "file", key: (of) => (of.key === null ? undefined : [of.message]) },

  { name: "moved-text", within: "file", key: (of) => and(perhapsLine(of), [of.message]) },
  // Code that was extracted into a function that is called in its place, or inlined from one.
  { name: "moved-context", within: "file", key: value, needs: "instead of a call" },
  { name: "moved-symbol", within: "file", key: rewritten, needs: "instead of a call" },

  {
    name: "moved-file-text",
    within: "tree",
    needs: "likeness of files",
    key: (of) => and(fileLine(of), fileMessage(of), symbol(of)),
  },
  {
    name: "moved-file-text",
    within: "tree",
    needs: "likeness of files",
    key: (of) => and(fileLine(of), fileMessage(of)),
  },
  {
    name: "import",
    of: "imports",
    within: "tree",
    needs: "likeness of files",
    key: (of) => and(strayTargets(of), fileMessage(of)),
  },
  {
    name: "moved-file-context",
    within: "tree",
    needs: "line of files",
    key: (of) => and(fileContext(of), fileMessage(of), symbol(of)),
  },
  {
    name: "moved-file-context",
    within: "tree",
    needs: "line of files",
    key: (of) => and(fileContext(of), fileMessage(of)),
  },
  {
    name: "moved-file-text",
    within: "tree",
    needs: "likeness of files",
    key: (of) => and(fileLine(of), symbol(of)),
  },
  { name: "moved-file-text", within: "tree", needs: "likeness of files", key: (of) => fileLine(of) },
  {
    name: "moved-file-context",
    within: "tree",
    needs: "line of files",
    key: (of) => fileContext(of),
    pairs: "unique",
  },
  {
    name: "moved-file-symbol",
    within: "tree",
    key: (of) => and(movedLeaf(of), fileMessage(of)),
    needs: "likeness",
    pairs: "one symbol",
  },
];

/** Stages for code in its place, then for code that moved. Split and merged imports are paired between the two. */
export const stages = { stay, go } as const;

/**
 * Returns the evidence of an edit; undefined for unedited code, which earlier stages pair, and for imports, which
 * have stages of their own.
 */
function editEvidence(of: Candidate): EditEvidence | undefined {
  const { start } = of.placed;
  const isSame = start.kind === "image" && !start.lineChanged && of.placed.isWhole;
  return isSame || of.imported !== null ? undefined : of.edit();
}

/** Returns the callee as a key: another callee at the same place is another call. */
function called(of: Candidate): Key {
  return [of.edit().complaint.callee];
}

/** Returns the slot of the finding's value: which argument of which call, or the assigned or returned value. */
function slot(of: Candidate): Key {
  const found = editEvidence(of)?.slot ?? null;
  return found === null ? undefined : [found];
}

/** Returns the place of the callee, if that survived the edit. */
function callee(of: Candidate): Key {
  const found = editEvidence(of)?.callee ?? null;
  return found === null ? undefined : [found];
}

/**
 * Returns the call that a finding's argument belongs to, even if nothing was edited. If a function takes more
 * parameters, the server points at a later argument of the same call.
 */
function argumentOf(of: Candidate): Key {
  const found = of.imported === null ? of.edit().argumentOf : null;
  return found === null ? undefined : [found];
}

/** Returns the place of the accessed object, for rules about the object: the accessed member may then differ. */
function object(of: Candidate): Key {
  const found = of.isOfObject ? (editEvidence(of)?.object ?? null) : null;
  return found === null ? undefined : [found];
}

/** Returns the same for an object that is a plain name. */
function namedObject(of: Candidate): Key {
  const found = of.isOfObject ? (editEvidence(of)?.namedObject ?? null) : null;
  return found === null ? undefined : [found];
}

/** Returns the edited lines of a finding at module level. */
function statement(of: Candidate): Key {
  const hunk = of.placed.start.kind === "image" ? null : (editEvidence(of)?.statement?.hunk ?? null);
  return hunk === null ? undefined : [hunk];
}

/** Returns a comparison with its definition, or with its edited lines at module level. */
function comparison(of: Candidate): Key {
  const code = editEvidence(of)?.complaint.under ?? "";
  const within = / [=!] = /u.test(code) ? (of.moveEvidence().symbol ?? of.edit().hunk) : null;
  return within === null ? undefined : [within, code];
}

/** Returns the code under the finding, modulo renames. */
function under(of: Candidate): Key {
  return [of.edit().complaint.under];
}

/** Returns the part of an import that the finding is on; undefined if it is on no import. */
function part({ imported }: Candidate): Key {
  return imported === null ? undefined : [imported.part];
}

/** Returns the targets of the import. */
function targets({ imported }: Candidate): readonly string[] {
  return imported?.targets ?? [];
}

/** Returns everything that the import imports, as one key. */
function allTargets(of: Candidate): Key {
  return and(part(of), targets(of));
}

/** Returns the targets of an import that the change deleted or added. */
function strayTargets(of: Candidate): Key {
  return strayEvidence(of) === undefined ? undefined : allTargets(of);
}

/** Key of a candidate; undefined if the stage does not apply. Null is a value like any other. */
type Key = readonly (string | null)[] | undefined;

/** Returns the place of the finding's first token if that survives or its line is unchanged. */
function atImage(home: Home | undefined): Key {
  return home?.placed.start.kind === "image" ? [home.key, home.placed.start.key] : undefined;
}

/**
 * Returns the place if all code under the finding survives. Only then may the message change. `foo.bar` with a bad
 * `bar` that became `foo.baz` with a bad `baz` is one fixed and one new finding.
 */
function atWholeImage(home: Home | undefined): Key {
  return home?.placed.isWhole ? atImage(home) : undefined;
}

/** Returns the place of the end of the range, if the end survives. */
function endKey(home: Home | undefined): Key {
  const end = home?.placed.endKey ?? null;
  return end === null ? undefined : [end];
}

/** Returns the place of a small edit that holds the finding. */
function inReplaced(home: Home | undefined): Key {
  return home?.placed.start.kind === "replaced" ? [home.key, home.placed.start.key] : undefined;
}

/** Returns the message modulo the renames of the home. */
function message(home: Home | undefined): Key {
  return home === undefined ? undefined : [home.message];
}

/**
 * Returns the evidence of a move; undefined for code that survives in place. Only deleted code can have moved away,
 * and only added code can have come from elsewhere.
 */
function moveEvidence({ placed: { start }, moveEvidence: find }: Candidate): MoveEvidence | undefined {
  return start.kind === "removed" || start.kind === "no-file" ? find() : undefined;
}

/**
 * Returns the evidence of a move, except for code that survives, or was edited in place, in a function that moved:
 * the stages for moved functions pair that code, or nothing does.
 */
function strayEvidence(of: Candidate): MoveEvidence | undefined {
  const found = moveEvidence(of);
  const kind = found?.inSection?.placed.start.kind ?? "removed";
  return kind === "removed" ? found : undefined;
}

/** Returns the evidence of a move within the file. Imports are excluded: earlier stages pair them on any line. */
function strayInFile(of: Candidate): MoveEvidence | undefined {
  return of.imported === null ? strayEvidence(of) : undefined;
}

/** Returns the line of moved code, even if it says little. */
function strayLine(of: Candidate): Key {
  return keyIf(strayInFile(of)?.inFile?.line, "any");
}

/** Returns the line of moved code if it has a word that says what it is about. */
function distinctiveLine(of: Candidate): Key {
  return keyIf(strayInFile(of)?.inFile?.line, "distinctive");
}

/** Returns the line without its leading words, so that `a = 1` pairs with `local a = 1`. */
function statementRest(of: Candidate): Key {
  return keyIf(strayInFile(of)?.inFile?.rest, "distinctive");
}

/** Returns the line of a finding if the change added or deleted it, or if other code is in its old place. */
function perhapsLine(of: Candidate): Key {
  const isElsewhere = "isElsewhere" in of.placed && of.imported === null;
  const found = isElsewhere ? of.moveEvidence() : strayInFile(of);
  return keyIf(found?.inFile?.line, "distinctive");
}

/**
 * Returns the value that rewritten code returns or assigns: an extracted function returns what was assigned before.
 */
function value(of: Candidate): Key {
  return and(rewritten(of), keyIf(of.moveEvidence().inFile?.value, "any"));
}

/** Returns an empty key for code that the change deleted or replaced, so that a stage is limited to such code. */
function rewritten({ imported, placed: { start } }: Candidate): Key {
  return imported === null && (start.kind === "removed" || start.kind === "replaced") ? [] : undefined;
}

/** Returns the distinctive line of code that moved, modulo the renames of the whole change. */
function fileLine(of: Candidate): Key {
  return keyIf(strayEvidence(of)?.inTree?.line, "distinctive");
}

/** Returns the tokens around moved code, even if they say little. */
function context(of: Candidate): Key {
  return keyIf(strayInFile(of)?.inFile?.context, "any");
}

function distinctiveContext(of: Candidate): Key {
  return keyIf(strayInFile(of)?.inFile?.context, "distinctive");
}

/** Returns the call around moved code. */
function call(of: Candidate): Key {
  return strayInFile(of) === undefined ? undefined : keyIf(of.edit().call ?? undefined, "distinctive");
}

/** Returns the tokens in front of moved code together with the code. */
function lead(of: Candidate): Key {
  const found = strayInFile(of) === undefined ? "" : of.edit().lead;
  return found === "" ? undefined : [found];
}

function fileContext(of: Candidate): Key {
  return keyIf(strayEvidence(of)?.inTree?.context, "distinctive");
}

/** Returns evidence as a key; undefined if there is none, or if it says too little for the stage. */
function keyIf(evidence: MatchEvidence["value"], needs: "any" | "distinctive"): Key {
  return evidence === undefined || (needs === "distinctive" && !evidence.isDistinctive)
    ? undefined
    : [evidence.key];
}

/** Returns the symbol as a key; null at module level. */
function symbol(of: Candidate): Key {
  return [moveEvidence(of)?.symbol ?? null];
}

/** Returns the symbol; undefined at module level, where all findings would have the same key. */
function namedSymbol(of: Candidate): Key {
  const named = strayInFile(of)?.symbol ?? null;
  return named === null ? undefined : [named];
}

/** Returns the last name of the symbol, if the change deleted or added the definition itself. */
export function movedLeaf(of: Candidate): Key {
  const leaf = strayEvidence(of)?.movedLeaf ?? null;
  return leaf === null ? undefined : [leaf];
}

/** Returns the message modulo the renames of the whole change, for pairs across files. */
function fileMessage(of: Candidate): Key {
  const message = moveEvidence(of)?.messageInTree;
  return message === undefined ? undefined : [message];
}

/** Joins keys; undefined if one of them is undefined, because a stage needs all its parts. */
function and(...keys: readonly Key[]): Key {
  const all: (string | null)[] = [];
  for (const key of keys) {
    if (key === undefined) return undefined;
    all.push(...key);
  }
  return all;
}
