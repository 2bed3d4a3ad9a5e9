/** The declaration of a program of the machine. */
export type MachineProgram = {
  readonly program: string;
  readonly version: string;
  /** True if the program on PATH must have the pin's bytes. Absent: its version is enough. */
  readonly byDigest?: true;
};

/** The pinned program; `sha256` is that of its bytes. */
export type PinnedProgram = {
  readonly machine: { readonly program: string; readonly version: string; readonly sha256?: string };
};
