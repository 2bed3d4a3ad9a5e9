/**
 * Pairs findings of base with findings of head, one to one, in stages. The first stage that pairs a finding decides.
 */

import type { MatchStage } from "../model/finding.ts";
import { compareFindings, compareText } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Candidate, MatchProof } from "./candidate.ts";
import { movedLeaf, type Stage } from "./stages.ts";

/** Finding of base and finding of head that are the same finding, and the stage that found this. */
export type MatchedPair<Of extends Candidate = Candidate> = {
  readonly base: Of;
  readonly head: Of;
  readonly stage: MatchStage;
};

/** Result of the stages so far. */
export type Matching<Of extends Candidate = Candidate> = {
  readonly pairs: readonly MatchedPair<Of>[];
  /** Candidates that no stage paired. */
  readonly base: readonly Of[];
  readonly head: readonly Of[];
};

/** Tests that need the texts and cannot be written as keys. */
export type Proofs<Of extends Candidate> = Readonly<Record<MatchProof, (base: Of, head: Of) => boolean>>;

/**
 * Runs the stages in order. Each stage sees only the candidates that earlier stages left, so strong evidence comes
 * first.
 */
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

/** Sorts candidates into the Report order, so that the order of the server's answer does not matter. */
function inOrder<Of extends Candidate>(candidates: readonly Of[]): readonly Of[] {
  return candidates.toSorted((left, right) => compareFindings(left.finding, right.finding));
}

/**
 * Runs one stage: groups the candidates of both sides by key, and pairs each group in order as far as the proofs
 * allow. Candidates of a stage with several keys (`any`) can be in several groups, so a paired one is left out of the
 * later ones.
 */
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

/**
 * Returns the proofs that all stages of a kind need, in addition to the proof that a stage names itself. Most pairs
 * need the same complaint; pairs of code in its place also need one definition around it.
 */
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

/**
 * Groups candidates by their keys in a stage, because only candidates with an equal key can be paired. A candidate to
 * which the stage does not apply is in no group.
 */
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

/** Finds names that several functions have. Such functions may have traded places, so the name proves nothing. */
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
 * Returns the source of a finding without its file: `yaml-schema` of `yaml-schema: schemas/port.json`. The change may
 * rename that file, and the finding stays the same.
 */
export function checkerOf(source: string | null): string | null {
  return source?.replace(/: .*$/su, "") ?? null;
}

/**
 * Returns the keys of a candidate in a stage. Every key has the server, the source, the rule and the import, so
 * findings of different kinds are never paired. No keys means that the stage does not apply.
 */
function keysOf({ within, key: keyFor, any, of }: Stage, candidate: Candidate): readonly string[] {
  const { server, source } = candidate.finding;
  // The other side does not have the file, so nothing moved within it.
  if (within === "file" && candidate.placed.start.kind === "no-file") return [];
  const key = keyFor(candidate);
  if (key === undefined) return [];
  const file = within === "file" ? candidate.file : null;
  const { imported } = candidate;
  // The same text can import another module from another file, so the targets are compared there.
  const named = within === "file" ? imported?.written : imported?.targets.join(" ");
  const written = of === "imports" ? null : (named ?? null);
  const common = [file, server, checkerOf(source), candidate.family, candidate.key, written, ...key];
  return any === undefined
    ? [JSON.stringify(common)]
    : any(candidate).map((one) => JSON.stringify([...common, one]));
}
