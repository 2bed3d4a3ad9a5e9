/** Whether a finding that vanished was mended: the checker still looks at its place and refuses nonsense there. */
export type Proof =
  | { readonly kind: "proven" }
  /** `probe`: which one was silent, as a sentence without a full stop. */
  | { readonly kind: "unproven"; readonly probe: string };

/** Only of a fixed finding; `probe`, where it is not proven, is the one that was silent. */
export type ProofV1 = { readonly proof?: Proof["kind"]; readonly probe?: string };

export function proofToV1(proof: Proof | undefined): ProofV1 {
  if (proof === undefined) return {};
  return proof.kind === "proven" ? { proof: proof.kind } : { proof: proof.kind, probe: proof.probe };
}
