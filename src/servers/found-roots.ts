/** The projects that were found in a tree, as folders relative to it, "." for the top. */
export type FoundRoots = {
  readonly roots: readonly string[];
  /** Folders with a configuration of the server that are no roots. */
  readonly others: readonly string[];
  /** Folders that are checked as part of a root which refers to them; absent for none. */
  readonly referred?: readonly string[];
  /** True if the server's command never looks at a source in a root; absent: it looks at each. */
  readonly isPassedOver?: (path: string) => boolean;
};
