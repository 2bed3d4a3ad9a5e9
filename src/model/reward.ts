/** The process reward as it is reported. The formulas are in `reward/`. */

export type RewardVersion = "pr-v1" | "pr-v2";

/** Finite and not negative. `alpha` weighs diagnostics, `beta` safety, `gamma` ambiguity. */
export type RewardWeights = { readonly alpha: number; readonly beta: number; readonly gamma: number };

/** Components by the paper's names. `alpha_conf` is a confidence, never the weight. */
export type RewardComponents = {
  readonly diag_delta: number;
  readonly safety: 0 | 1;
  readonly ambiguity_penalty: number;
  readonly alpha_conf: number;
};

export type ProcessReward = {
  /** Rounded to 12 decimals. */
  readonly r: number;
  readonly components: RewardComponents;
  readonly weights: RewardWeights;
  readonly explanation: string;
};

/** All checks that safety is the AND of, in their order. A reward has each of them. */
export const safetyCheckNames = ["links-inside", "names-safe", "merges-cleanly"] as const;

/** Result of one safety check. */
export type SafetyCheck = { readonly name: string; readonly ok: boolean; readonly detail: string };

/** Confidence that a symbol that the change touched is found again. */
export type SymbolConfidence = {
  readonly path: string;
  readonly symbol: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly status: "found" | "ambiguous" | "deleted" | "not-found";
  /** Its file no longer has a definition of that name and kind. Absent if it has one. */
  readonly gone?: true;
};

export type RewardSummary = {
  readonly headline: RewardVersion;
  readonly "pr-v1": ProcessReward;
  readonly "pr-v2": ProcessReward;
  /**
   * Number of files that count: those that the change can affect, or else the changed ones and those that import them.
   */
  readonly relevantFiles: number;
  /**
   * Those of them, on either side, that have a finding, in order. They show which findings of a report count. Absent in
   * older reports.
   */
  readonly relevant?: readonly string[];
  /** Findings that count, on each side. */
  readonly diagnostics: { readonly base: number; readonly head: number };
  /** Findings that went away without earning a reward, by reason. */
  readonly unearned: readonly { readonly why: string; readonly count: number }[];
  readonly safety: readonly SafetyCheck[];
  readonly confidence: {
    readonly minimum: number;
    readonly symbols: readonly SymbolConfidence[];
    /**
     * τ: a symbol that is gone counts as deleted on purpose if nothing in head has a higher score. Absent in older
     * reports.
     */
    readonly threshold?: number;
  };
};
