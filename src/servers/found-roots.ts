/** Folders relative to the tree, "." for the top. */
export type FoundRoots = {
  readonly roots: readonly string[];
  /** With a configuration of the server, and no roots. */
  readonly others: readonly string[];
  /** Checked as part of a root which refers to them; absent for none. */
  readonly referred?: readonly string[];
  /** Whether the server's command never looks at a source in a root; absent: it looks at each. */
  readonly isPassedOver?: (path: string) => boolean;
};
