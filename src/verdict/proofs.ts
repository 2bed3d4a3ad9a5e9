/** Which fixed findings are proven to be mended: by probes, whose word is believed only where the server speaks at all. */
import type { ComparedFinding } from "../model/finding.ts";
import type { Proof } from "../model/proof.ts";
import { judgeKnown } from "../probes/known/plan.ts";
import type { ServerRun } from "./record.ts";

export type Proofs = {
  /** Of findings that were fixed when probes were planned. */
  readonly byId: ReadonlyMap<string, Proof>;
  /** Why they count for nothing, or null: then nothing is paid for. */
  readonly failure: string | null;
};

/** What one of its roots does not show to be mended is not. */
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

/** `doubts`: by the same ids, what was seen besides that makes a fix doubtful. */
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
