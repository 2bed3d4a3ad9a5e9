/** Pairs findings of base with findings of head, strictly one to one, in stages; the first that fits decides. */
import type { Finding, MatchStage } from "../core/finding.ts";
import { normaliseMessage } from "../core/finding.ts";
import { compareFindings } from "../core/order.ts";
import type { PlacedFinding } from "./place.ts";

/** A finding whose file exists on both sides, with its place on the other side. */
export type Candidate = {
  readonly finding: Finding;
  /** The same for both versions of a file, through renames. */
  readonly file: string;
  readonly placed: PlacedFinding;
};

export type Pair = { readonly base: Candidate; readonly head: Candidate; readonly stage: MatchStage };

export type Matching = {
  readonly pairs: readonly Pair[];
  /** What no stage paired. */
  readonly base: readonly Candidate[];
  readonly head: readonly Candidate[];
};

/**
 * A stage gives each candidate a key, or undefined when it is none of its business. Candidates of the two sides with
 * equal keys are paired in the Report order, the first with the first, and the surplus of either side goes on to the
 * next stage: duplicates are counted, never collapsed. Nothing depends on the order in which findings come in, and
 * swapping the sides swaps the result.
 */
export type Stage = {
  readonly name: MatchStage;
  readonly key: (candidate: Candidate) => readonly (string | null)[] | undefined;
};

/**
 * No stage goes by message or symbol alone: one error fixed and the same kind added elsewhere must stay visible.
 * Within a stage, a finding whose range also ends at the same place goes first.
 */
export const stages: readonly Stage[] = [
  { name: "image", key: (candidate) => and(atImage(candidate), endKey(candidate), [message(candidate)]) },
  { name: "image", key: (candidate) => and(atImage(candidate), [message(candidate)]) },
  { name: "image-message-drift", key: (candidate) => and(atWholeImage(candidate), endKey(candidate)) },
  { name: "image-message-drift", key: (candidate) => atWholeImage(candidate) },
  { name: "replaced", key: (candidate) => and(inReplaced(candidate), [message(candidate)]) },
];

export function match(
  base: readonly Candidate[],
  head: readonly Candidate[],
  by: readonly Stage[] = stages,
): Matching {
  let left = { base: inOrder(base), head: inOrder(head) };
  const pairs: Pair[] = [];
  for (const stage of by) {
    const result = runStage(stage, left.base, left.head);
    pairs.push(...result.pairs);
    left = { base: result.base, head: result.head };
  }
  return { pairs, base: left.base, head: left.head };
}

function runStage(stage: Stage, base: readonly Candidate[], head: readonly Candidate[]) {
  const waiting = new Map<string, Candidate[]>();
  for (const candidate of base) {
    const key = keyOf(stage, candidate);
    if (key === undefined) continue;
    const group = waiting.get(key);
    if (group === undefined) waiting.set(key, [candidate]);
    else group.push(candidate);
  }
  for (const group of waiting.values()) group.reverse();
  const pairs: Pair[] = [];
  const paired = new Set<Candidate>();
  for (const candidate of head) {
    const key = keyOf(stage, candidate);
    const partner = key === undefined ? undefined : waiting.get(key)?.pop();
    if (partner === undefined) continue;
    pairs.push({ base: partner, head: candidate, stage: stage.name });
    paired.add(partner).add(candidate);
  }
  const isLeft = (candidate: Candidate): boolean => !paired.has(candidate);
  return { pairs, base: base.filter(isLeft), head: head.filter(isLeft) };
}

function inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((left, right) => compareFindings(left.finding, right.finding));
}

function keyOf(stage: Stage, candidate: Candidate): string | undefined {
  const { server, source, code } = candidate.finding;
  const key = stage.key(candidate);
  return key === undefined ? undefined : JSON.stringify([candidate.file, server, source, code, ...key]);
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

function message({ finding }: Candidate): string {
  return normaliseMessage(finding.message);
}

function and(...keys: readonly Key[]): Key {
  const all: (string | null)[] = [];
  for (const key of keys) {
    if (key === undefined) return undefined;
    all.push(...key);
  }
  return all;
}
