/** By what findings are paired, in which order. */
import type { Finding, MatchStage } from "../core/finding.ts";
import type { Evidence } from "./evidence.ts";
import type { Located } from "./files.ts";
import type { PlacedFinding } from "./place.ts";

/** A finding with its place on the other side, and what can be said of it apart from that. */
export type Candidate = {
  readonly finding: Finding;
  /** The same for both versions of a file, through renames. */
  readonly file: string;
  readonly placed: Located["placed"];
  /** Without layout, modulo the renames of its file. */
  readonly message: string;
  /** Asked only of findings whose code was deleted, or written. */
  readonly traces: () => Traces;
};

/** What may be found again elsewhere, in the names of the file and in those of the whole change. */
export type Traces = {
  readonly inFile: Evidence | undefined;
  readonly inTree: Evidence | undefined;
  /** Where it is in its function, if that was moved as a whole. */
  readonly inSection: SectionTrace | undefined;
  readonly messageInTree: string;
  /** Modulo the renames of its file; null at module level. */
  readonly symbol: string | null;
  /** The last name of its symbol path, if the definition itself was deleted, or written. */
  readonly movedLeaf: string | null;
};

export type SectionTrace = {
  readonly key: string;
  readonly placed: PlacedFinding;
  readonly message: string;
};

/**
 * A stage gives each candidate a key, or undefined when it is none of its business. Candidates of the two sides with
 * equal keys are paired in the Report order, the first with the first, and the surplus of either side goes on to the
 * next stage: duplicates are counted, never collapsed. Nothing depends on the order in which findings come in, and
 * swapping the sides swaps the result.
 */
export type Stage = {
  readonly name: MatchStage;
  /** Keys are compared within a file, through renames, or within the whole tree. */
  readonly within: "file" | "tree";
  readonly key: (candidate: Candidate) => Key;
  /** Of equals on one side nothing is paired ("unique"), or only if all are of one symbol in one file. */
  readonly pairs?: "unique" | "one symbol";
};

/**
 * No stage goes by message or symbol alone, unless the code was deleted: one error fixed and the same kind added
 * elsewhere must stay visible. Within a stage, a finding whose range also ends at the same place, or that has the
 * symbol of its counterpart, goes first.
 */
export const stages: readonly Stage[] = [
  { name: "image", within: "file", key: (of) => and(atImage(of), endKey(of), [of.message]) },
  { name: "image", within: "file", key: (of) => and(atImage(of), [of.message]) },
  { name: "image-message-drift", within: "file", key: (of) => and(atWholeImage(of), endKey(of)) },
  { name: "image-message-drift", within: "file", key: (of) => atWholeImage(of) },
  { name: "replaced", within: "file", key: (of) => and(inReplaced(of), [of.message]) },

  { name: "moved-text", within: "file", key: (of) => and(inSection(of), sectionMessage(of), line(of)) },
  { name: "moved-context", within: "file", key: (of) => and(inSection(of), sectionMessage(of)) },
  { name: "moved-text", within: "file", key: (of) => and(wholeInSection(of), line(of)) },
  { name: "moved-context", within: "file", key: (of) => wholeInSection(of) },
  { name: "moved-symbol", within: "file", key: (of) => and(replacedInSection(of), sectionMessage(of)) },
  { name: "moved-text", within: "file", key: (of) => and(strayLine(of), [of.message], symbol(of)) },
  { name: "moved-text", within: "file", key: (of) => and(tellingLine(of), [of.message]) },
  { name: "moved-context", within: "file", key: (of) => and(context(of), [of.message], symbol(of)) },
  { name: "moved-context", within: "file", key: (of) => and(tellingContext(of), [of.message]) },
  { name: "moved-text", within: "file", key: (of) => and(tellingLine(of), symbol(of)) },
  { name: "moved-text", within: "file", key: (of) => tellingLine(of) },
  { name: "moved-context", within: "file", key: (of) => tellingContext(of), pairs: "unique" },
  { name: "moved-symbol", within: "file", key: (of) => and(namedSymbol(of), [of.message]) },

  {
    name: "moved-file-text",
    within: "tree",
    key: (of) => and(inSection(of), sectionMessage(of), sectionLine(of)),
  },
  { name: "moved-file-context", within: "tree", key: (of) => and(inSection(of), sectionMessage(of)) },
  { name: "moved-file-text", within: "tree", key: (of) => and(wholeInSection(of), sectionLine(of)) },
  { name: "moved-file-context", within: "tree", key: (of) => wholeInSection(of) },
  { name: "moved-file-symbol", within: "tree", key: (of) => and(replacedInSection(of), sectionMessage(of)) },
  { name: "moved-file-text", within: "tree", key: (of) => and(fileLine(of), fileMessage(of), symbol(of)) },
  { name: "moved-file-text", within: "tree", key: (of) => and(fileLine(of), fileMessage(of)) },
  {
    name: "moved-file-context",
    within: "tree",
    key: (of) => and(fileContext(of), fileMessage(of), symbol(of)),
  },
  { name: "moved-file-context", within: "tree", key: (of) => and(fileContext(of), fileMessage(of)) },
  { name: "moved-file-text", within: "tree", key: (of) => and(fileLine(of), symbol(of)) },
  { name: "moved-file-text", within: "tree", key: (of) => fileLine(of) },
  { name: "moved-file-context", within: "tree", key: (of) => fileContext(of), pairs: "unique" },
  {
    name: "moved-file-symbol",
    within: "tree",
    key: (of) => and(movedLeaf(of), fileMessage(of)),
    pairs: "one symbol",
  },
];

export type Key = readonly (string | null)[] | undefined;

/** Its token survives, or its line is unchanged. */
function atImage({ placed: { start } }: Candidate): Key {
  return start.kind === "image" ? [start.key] : undefined;
}

/**
 * A changed message is the old finding only where all code under it is the old code: `foo.bar` with a bad `bar` that
 * became `foo.baz` with a bad `baz` is one fixed and one new.
 */
function atWholeImage(candidate: Candidate): Key {
  return candidate.placed.isWhole ? atImage(candidate) : undefined;
}

function endKey({ placed }: Candidate): Key {
  return placed.endKey === null ? undefined : [placed.endKey];
}

function inReplaced({ placed: { start } }: Candidate): Key {
  return start.kind === "replaced" ? [start.key] : undefined;
}

/** Only what was deleted can have moved away, and only what was written can have come from somewhere. */
function traces({ placed: { start }, traces: find }: Candidate): Traces | undefined {
  return start.kind === "removed" || start.kind === "no-file" ? find() : undefined;
}

/** What lives on in a function that moved, or was edited in place there, is found there or nowhere. */
function strayTraces(of: Candidate): Traces | undefined {
  const found = traces(of);
  const kind = found?.inSection?.placed.start.kind ?? "removed";
  return kind === "removed" ? found : undefined;
}

function inSection(of: Candidate): Key {
  const found = traces(of)?.inSection;
  return found?.placed.start.kind === "image" ? [found.key, found.placed.start.key] : undefined;
}

function replacedInSection(of: Candidate): Key {
  const found = traces(of)?.inSection;
  return found?.placed.start.kind === "replaced" ? [found.key, found.placed.start.key] : undefined;
}

function wholeInSection(of: Candidate): Key {
  return traces(of)?.inSection?.placed.isWhole ? inSection(of) : undefined;
}

function sectionMessage(of: Candidate): Key {
  const message = traces(of)?.inSection?.message;
  return message === undefined ? undefined : [message];
}

function sectionLine(of: Candidate): Key {
  return keyIf(traces(of)?.inTree?.line, "any");
}

function line(of: Candidate): Key {
  return keyIf(traces(of)?.inFile?.line, "any");
}

function strayLine(of: Candidate): Key {
  return keyIf(strayTraces(of)?.inFile?.line, "any");
}

function tellingLine(of: Candidate): Key {
  return keyIf(strayTraces(of)?.inFile?.line, "telling");
}

function fileLine(of: Candidate): Key {
  return keyIf(strayTraces(of)?.inTree?.line, "telling");
}

function context(of: Candidate): Key {
  return keyIf(strayTraces(of)?.inFile?.context, "any");
}

function tellingContext(of: Candidate): Key {
  return keyIf(strayTraces(of)?.inFile?.context, "telling");
}

function fileContext(of: Candidate): Key {
  return keyIf(strayTraces(of)?.inTree?.context, "telling");
}

function keyIf(evidence: Evidence["line"] | undefined, needs: "any" | "telling"): Key {
  return evidence === undefined || (needs === "telling" && !evidence.isTelling) ? undefined : [evidence.key];
}

function symbol(of: Candidate): Key {
  return [traces(of)?.symbol ?? null];
}

/** A module is no symbol: everything in it would be alike. */
function namedSymbol(of: Candidate): Key {
  const named = strayTraces(of)?.symbol ?? null;
  return named === null ? undefined : [named];
}

export function movedLeaf(of: Candidate): Key {
  const leaf = strayTraces(of)?.movedLeaf ?? null;
  return leaf === null ? undefined : [leaf];
}

function fileMessage(of: Candidate): Key {
  const message = traces(of)?.messageInTree;
  return message === undefined ? undefined : [message];
}

function and(...keys: readonly Key[]): Key {
  const all: (string | null)[] = [];
  for (const key of keys) {
    if (key === undefined) return undefined;
    all.push(...key);
  }
  return all;
}
