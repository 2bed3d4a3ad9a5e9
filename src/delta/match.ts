/** Pairs findings of base with findings of head, strictly one to one, in stages; the first that fits decides. */
import type { Finding, MatchStage } from "../core/finding.ts";
import { compareFindings } from "../core/order.ts";
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

export type Pair<Of extends Candidate = Candidate> = {
  readonly base: Of;
  readonly head: Of;
  readonly stage: MatchStage;
};

export type Matching<Of extends Candidate = Candidate> = {
  readonly pairs: readonly Pair<Of>[];
  /** What no stage paired. */
  readonly base: readonly Of[];
  readonly head: readonly Of[];
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

export function match<Of extends Candidate>(
  base: readonly Of[],
  head: readonly Of[],
  by: readonly Stage[] = stages,
): Matching<Of> {
  let left = { base: inOrder(base), head: inOrder(head) };
  const pairs: Pair<Of>[] = [];
  for (const stage of by) {
    const result = runStage(stage, left.base, left.head);
    pairs.push(...result.pairs);
    left = { base: result.base, head: result.head };
  }
  return { pairs, base: left.base, head: left.head };
}

function inOrder<Of extends Candidate>(candidates: readonly Of[]): readonly Of[] {
  return candidates.toSorted((left, right) => compareFindings(left.finding, right.finding));
}

function runStage<Of extends Candidate>(
  stage: Stage,
  base: readonly Of[],
  head: readonly Of[],
): Matching<Of> {
  const waiting = groupsOf(stage, base);
  const pairs: Pair<Of>[] = [];
  const paired = new Set<Candidate>();
  for (const [key, group] of groupsOf(stage, head)) {
    const partners = waiting.get(key) ?? [];
    if (stage.pairs === "unique" && (group.length > 1 || partners.length > 1)) continue;
    for (const [index, candidate] of group.entries()) {
      const partner = partners[index];
      if (partner === undefined) break;
      pairs.push({ base: partner, head: candidate, stage: stage.name });
      paired.add(partner).add(candidate);
    }
  }
  const isLeft = (candidate: Candidate): boolean => !paired.has(candidate);
  return { pairs, base: base.filter(isLeft), head: head.filter(isLeft) };
}

function groupsOf<Of extends Candidate>(
  stage: Stage,
  candidates: readonly Of[],
): ReadonlyMap<string, readonly Of[]> {
  const groups = new Map<string, Of[]>();
  const isAmbiguous = stage.pairs === "one symbol" ? ambiguousLeaves(candidates) : () => false;
  for (const candidate of candidates) {
    const key = keyOf(stage, candidate);
    if (key === undefined || isAmbiguous(candidate)) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [candidate]);
    else group.push(candidate);
  }
  return groups;
}

/** Two functions of one name may have traded places: their name says nothing. */
function ambiguousLeaves(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const owners = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    const leaf = movedLeaf(candidate)?.[0];
    if (typeof leaf !== "string") continue;
    const owner = JSON.stringify([candidate.file, candidate.finding.symbol]);
    owners.set(leaf, (owners.get(leaf) ?? new Set()).add(owner));
  }
  return (candidate) => (owners.get(movedLeaf(candidate)?.[0] ?? "")?.size ?? 0) > 1;
}

function keyOf({ within, key: keyFor }: Stage, candidate: Candidate): string | undefined {
  const { server, source, code } = candidate.finding;
  const key = keyFor(candidate);
  const file = within === "file" ? candidate.file : null;
  return key === undefined ? undefined : JSON.stringify([file, server, source, code, ...key]);
}

type Key = readonly (string | null)[] | undefined;

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

/** What lives on in a function that moved is found there or nowhere. */
function strayTraces(of: Candidate): Traces | undefined {
  const found = traces(of);
  return found?.inSection?.placed.start.kind === "image" ? undefined : found;
}

function inSection(of: Candidate): Key {
  const found = traces(of)?.inSection;
  return found?.placed.start.kind === "image" ? [found.key, found.placed.start.key] : undefined;
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

function movedLeaf(of: Candidate): Key {
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
