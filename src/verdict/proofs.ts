/**
 * Proves by probes which fixed findings are really fixed. A probe counts only if the server reports anything at all.
 */
import type { ComparedFinding } from "../model/finding.ts";
import type { Proof } from "../model/proof.ts";
import { judgeKnown } from "../probes/known/plan.ts";
import type { ServerRun } from "./record.ts";

export type Proofs = {
  /** Proofs of findings that were fixed when the probes were planned. */
  readonly byId: ReadonlyMap<string, Proof>;
  /** Reason why the proofs do not count, or null. If they do not count, no fix is rewarded. */
  readonly failure: string | null;
};

/** Returns the proofs of all roots: a fix that one root does not prove is unproven. */
export function proofsOf({ roots }: ServerRun): Proofs {
  const byId = new Map<string, Proof>();
  let failure: string | null = null;
  for (const { probed } of roots) {
    if (probed === null || probed.failure !== null) continue;
    const { proofs, isSilent } = judgeKnown(probed.input, probed.answers);
    if (isSilent) failure = "the probes count for nothing: the server complained of none of them";
    for (const [id, proof] of proofs) if (byId.get(id)?.kind !== "unproven") byId.set(id, proof);
  }
  return { byId: failure === null ? byId : new Map(), failure };
}

/** Adds the proof to a fixed finding. `doubts`: other observations that make a fix doubtful, by the same ids. */
export function withProof(
  finding: ComparedFinding,
  { byId }: Proofs,
  doubts: ReadonlyMap<string, string>,
): ComparedFinding {
  if (finding.state !== "fixed") return finding;
  const proof = byId.get(finding.id) ?? { kind: "unproven", probe: "nothing was asked about its place" };
  const doubt = doubts.get(finding.id);
  if (proof.kind === "unproven" || doubt === undefined) return { ...finding, proof };
  return { ...finding, proof: { kind: "unproven", probe: doubt } };
}

export function isUnproven({ state, proof }: Pick<ComparedFinding, "state" | "proof">): boolean {
  return state === "fixed" && proof?.kind !== "proven";
}
