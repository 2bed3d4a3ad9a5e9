/** Whether a finding that vanished was mended: the checker still looks at its place and refuses nonsense there. */
export type Proof =
  | { readonly kind: "proven" }
  /** `probe`: which one was silent, as a sentence without a full stop. */
  | { readonly kind: "unproven"; readonly probe: string };
