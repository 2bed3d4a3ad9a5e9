/** Proof that a vanished finding was fixed: the checker still checks its place and reports nonsense there. */
export type Proof =
  | { readonly kind: "proven" }
  /** `probe` names the probe that was silent, as a sentence without a full stop. */
  | { readonly kind: "unproven"; readonly probe: string };

/** Present only for a fixed finding. `probe` is the silent one if the fix is not proven. */
export type ProofV1 = { readonly proof?: Proof["kind"]; readonly probe?: string };

export function proofToV1(proof: Proof | undefined): ProofV1 {
  if (proof === undefined) return {};
  return proof.kind === "proven" ? { proof: proof.kind } : { proof: proof.kind, probe: proof.probe };
}
