/** A program of the machine: what a profile names, and what a pin holds. */
export type MachineProgram = {
  readonly program: string;
  readonly version: string;
  /** It is the one on PATH, and its bytes are those of the pin; absent: it is found and known by its version alone. */
  readonly byDigest?: true;
};

export type PinnedProgram = {
  readonly machine: { readonly program: string; readonly version: string; readonly sha256?: string };
};
