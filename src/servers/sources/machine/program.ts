/** Program of the machine: what a profile declares, and what a pin holds. */
export type MachineProgram = {
  readonly program: string;
  readonly version: string;
  /**
   * True if it is the program on PATH with the bytes of the pin; absent: it is found and known by its version alone.
   */
  readonly byDigest?: true;
};

export type PinnedProgram = {
  readonly machine: { readonly program: string; readonly version: string; readonly sha256?: string };
};
