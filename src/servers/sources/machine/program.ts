/** A program of the machine: what a profile names, and what a pin holds. */
export type MachineProgram = { readonly program: string; readonly version: string };
export type PinnedProgram = { readonly machine: MachineProgram };
