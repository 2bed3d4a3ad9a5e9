/**
 * Pairs imports that became several statements, or one: the imports are the same, though the number of findings
 * differs.
 */
import { push } from "../model/push.ts";
import type { Candidate } from "./candidate.ts";
import type { MatchedPair, Matching } from "./match.ts";

/** Findings on imports whose number changed although the imports are the same. */
export type ImportParts<Of extends Candidate> = {
  /** Unpaired head findings, each with the base finding that all its names were part of. */
  readonly split: readonly MatchedPair<Of>[];
  /** Unpaired base findings, each with a head finding that all its names are part of now. */
  readonly merged: readonly { readonly base: Of; readonly head: Of }[];
};

/**
 * Finds split and merged imports among the unpaired findings. A server reports an unresolved module once for each
 * statement, so one statement that became two would be a new finding. Each name counts as often as base imports it: a
 * second import of the same name is one more.
 */
export function findImportParts<Of extends Candidate>(
  matching: Matching<Of>,
): Matching<Of> & { readonly parts: ImportParts<Of> } {
  const owners = new Map<string, Of[]>();
  for (const base of [...matching.pairs.map((pair) => pair.base), ...matching.base]) {
    for (const key of keysOf(base)) push(owners, key, base);
  }
  for (const { head } of matching.pairs) for (const key of keysOf(head)) owners.get(key)?.shift();
  const split: MatchedPair<Of>[] = [];
  const head = matching.head.filter((one) => {
    const keys = keysOf(one);
    const [of] = keys.flatMap((key) => owners.get(key)?.[0] ?? []);
    if (of === undefined || keys.some((key) => (owners.get(key) ?? []).length === 0)) return true;
    for (const key of keys) owners.get(key)?.shift();
    split.push({ base: of, head: one, stage: "import" });
    return false;
  });
  const now = new Map<string, Of>();
  for (const one of [...matching.pairs.map((pair) => pair.head), ...head])
    for (const key of keysOf(one)) now.set(key, now.get(key) ?? one);
  const merged: { base: Of; head: Of }[] = [];
  const base = matching.base.filter((one) => {
    const found = keysOf(one).map((key) => now.get(key));
    const [into] = found;
    // An import that is still in its place was not merged, so its finding is fixed.
    if (into === undefined || found.includes(undefined) || one.placed.start.kind === "image") return true;
    merged.push({ base: one, head: into });
    return false;
  });
  return { pairs: matching.pairs, base, head, parts: { split, merged } };
}

/** Returns one key for each target that a finding's import has; none if the finding is on a single name. */
function keysOf({ imported, finding: { server, source, code }, file }: Candidate): readonly string[] {
  if (imported?.part !== "module") return [];
  return imported.targets.map((target) => JSON.stringify([file, server, source, code, target]));
}
