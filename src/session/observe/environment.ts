/** What two sessions must have in common to be compared. */

/** What must be the same for a comparison: not what is varied on purpose, and not the schedule. Values are for people. */
export type Environment = readonly EnvironmentFact[];

export type EnvironmentFact = {
  readonly name: string;
  readonly value: string;
  /** Whether it alone makes runs incomparable; else it does where their results differ: that may be why. */
  readonly isStrict: boolean;
  /** Nothing of the session can depend on it: a difference is only noted, where both sides say so. */
  readonly isNote?: true;
  /**
   * Of packages: those that the project's own manifests name, by name, each with its version. Of all others only that they
   * differ is for everybody to read. Absent where it was not recorded.
   */
  readonly versions?: Readonly<Record<string, string>>;
  /** What a name that only the other side has is here; absent: in no manifest. */
  readonly absent?: string;
};
