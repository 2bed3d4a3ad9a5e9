/**
 * Proof that a vanished finding was fixed and not hidden: the checker still reports a deliberate error at its place.
 * Only a proven fix earns a reward.
 */
export type Proof =
  | { readonly kind: "proven" }
  /** `probe` describes the deliberate error that the checker did not report, as a sentence without a full stop. */
  | { readonly kind: "unproven"; readonly probe: string };

/** Present only for a fixed finding. `probe` is the silent one if the fix is not proven. */
export type ProofV1 = { readonly proof?: Proof["kind"]; readonly probe?: string };

export function proofToV1(proof: Proof | undefined): ProofV1 {
  if (proof === undefined) return {};
  return proof.kind === "proven" ? { proof: proof.kind } : { proof: proof.kind, probe: proof.probe };
}
