/** Facts that two sessions must have in common to be compared. */

/**
 * Facts that must be equal for a comparison: without variations made on purpose, and without the schedule. Values are
 * for people.
 */
export type Environment = readonly EnvironmentFact[];

export type EnvironmentFact = {
  readonly name: string;
  readonly value: string;
  /**
   * True if a difference alone makes runs incomparable; otherwise only if their results differ, because it may be the
   * cause.
   */
  readonly isStrict: boolean;
  /** True if nothing of the session can depend on it: a difference is only noted, if both sides say so. */
  readonly isNote?: true;
  /**
   * Versions of the packages that the project's own manifests name, by name. For all other packages only the fact that
   * they differ is public. Absent if it was not recorded.
   */
  readonly versions?: Readonly<Record<string, string>>;
  /** Text for a name that only the other side has; absent: it is in no manifest. */
  readonly absent?: string;
};
