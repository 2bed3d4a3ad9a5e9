/** Pairs findings of base with findings of head, strictly one to one, in stages; the first that fits decides. */

import type { MatchStage } from "../model/finding.ts";
import { compareFindings, compareText } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Candidate, MatchProof } from "./candidate.ts";
import { movedLeaf, type Stage } from "./stages.ts";

export type MatchedPair<Of extends Candidate = Candidate> = {
  readonly base: Of;
  readonly head: Of;
  readonly stage: MatchStage;
};

export type Matching<Of extends Candidate = Candidate> = {
  readonly pairs: readonly MatchedPair<Of>[];
  /** Candidates that no stage paired. */
  readonly base: readonly Of[];
  readonly head: readonly Of[];
};

/** Tests of what no key says. */
export type Proofs<Of extends Candidate> = Readonly<Record<MatchProof, (base: Of, head: Of) => boolean>>;

export function match<Of extends Candidate>(
  base: readonly Of[],
  head: readonly Of[],
  by: readonly Stage[],
  proofs: Proofs<Of>,
): Matching<Of> {
  let left = { base: inOrder(base), head: inOrder(head) };
  const pairs: MatchedPair<Of>[] = [];
  for (const stage of by) {
    const result = runStage(stage, left.base, left.head, proofs);
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
  proofs: Proofs<Of>,
): Matching<Of> {
  const waiting = groupsOf(stage, base);
  const pairs: MatchedPair<Of>[] = [];
  const paired = new Set<Candidate>();
  const left = (group: readonly Of[]) =>
    stage.any === undefined ? group : group.filter((candidate) => !paired.has(candidate));
  const groups = [...groupsOf(stage, head)];
  if (stage.any !== undefined) groups.sort(([one], [other]) => compareText(one, other));
  const needs = [...neededBy(stage), ...(stage.needs === undefined ? [] : [stage.needs])];
  const isProven =
    needs.length === 0 ? undefined : (one: Of, other: Of) => needs.every((need) => proofs[need](one, other));
  for (const [key, all] of groups) {
    const [group, partners] = [left(all), left(waiting.get(key) ?? [])];
    if (stage.pairs === "unique" && (group.length > 1 || partners.length > 1)) continue;
    for (const [index, candidate] of group.entries()) {
      const partner =
        isProven === undefined
          ? partners[index]
          : partners.find((one) => !paired.has(one) && isProven(one, candidate));
      if (partner === undefined) continue;
      const name = typeof stage.name === "string" ? stage.name : stage.name(partner, candidate);
      pairs.push({ base: partner, head: candidate, stage: name });
      paired.add(partner).add(candidate);
    }
  }
  const isLeft = (candidate: Candidate): boolean => !paired.has(candidate);
  return { pairs, base: base.filter(isLeft), head: head.filter(isLeft) };
}

/** Returns the proofs that all stages of a kind need. */
function neededBy({ name, needs, within, of, isCallAsAWhole }: Stage): readonly MatchProof[] {
  if (of === "imports") return [];
  const isKnown = name === "image" || isCallAsAWhole === true || needs === "problem";
  const same: readonly MatchProof[] = isKnown ? [] : ["complaint"];
  if (typeof name !== "string") return same;
  if (name.endsWith("-text") || name.endsWith("-context")) return [...same, "not instead"];
  if (within !== "file" || name.startsWith("moved")) return same;
  return name === "edited" && needs === "complaint"
    ? [...same, "one definition", "place"]
    : [...same, "one definition"];
}

function groupsOf<Of extends Candidate>(
  stage: Stage,
  candidates: readonly Of[],
): ReadonlyMap<string, readonly Of[]> {
  const groups = new Map<string, Of[]>();
  const isAmbiguous = stage.pairs === "one symbol" ? ambiguousLeaves(candidates) : () => false;
  for (const candidate of candidates) {
    if (isAmbiguous(candidate)) continue;
    for (const key of keysOf(stage, candidate)) push(groups, key, candidate);
  }
  return groups;
}

/** Finds names that several functions have: the functions may have traded places, so their name proves nothing. */
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

/**
 * Returns the source without its file: `yaml-schema` of `yaml-schema: schemas/port.json`. The file may get another
 * name.
 */
export function checkerOf(source: string | null): string | null {
  return source?.replace(/: .*$/su, "") ?? null;
}

function keysOf({ within, key: keyFor, any, of }: Stage, candidate: Candidate): readonly string[] {
  const { server, source } = candidate.finding;
  // In a file that the other side does not have nothing can have moved.
  if (within === "file" && candidate.placed.start.kind === "no-file") return [];
  const key = keyFor(candidate);
  if (key === undefined) return [];
  const file = within === "file" ? candidate.file : null;
  const { imported } = candidate;
  // In another file what is written the same may be something else.
  const named = within === "file" ? imported?.written : imported?.targets.join(" ");
  const written = of === "imports" ? null : (named ?? null);
  const common = [file, server, checkerOf(source), candidate.family, candidate.key, written, ...key];
  return any === undefined
    ? [JSON.stringify(common)]
    : any(candidate).map((one) => JSON.stringify([...common, one]));
}
