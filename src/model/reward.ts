/** Defines the process reward in a report. The formulas are in `reward/`. */

/** The two process rewards; `reward/equations.ts` has the difference. */
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

/** A reward with everything that it was computed from. */
export type ProcessReward = {
  /** Rounded to 12 decimals. */
  readonly r: number;
  readonly components: RewardComponents;
  readonly weights: RewardWeights;
  readonly explanation: string;
};

/** The safety checks, in their order. Safety is 1 only if all of them pass. Every reward lists all. */
export const safetyCheckNames = ["links-inside", "names-safe", "merges-cleanly"] as const;

/** Result of one safety check. */
export type SafetyCheck = { readonly name: string; readonly ok: boolean; readonly detail: string };

/**
 * Rule for the confidence of a symbol. 1: the score of its best candidate, so each edit costs something. 2: 1 for a
 * unique match, so only ambiguity costs. Rewards under different rules are not comparable.
 */
export type ConfidenceRule = 1 | 2;

/** The rule of this release. */
export const confidenceRule: ConfidenceRule = 2;

/** Confidence that a symbol that the change touched is found again. */
export type SymbolConfidence = {
  readonly path: string;
  readonly symbol: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly status: "found" | "ambiguous" | "deleted" | "not-found";
  /** Score of its best candidate by the paper's Eq. (1), 0 to 1. Absent under rule 1: `confidence` is the score. */
  readonly score?: number;
  /** Number of candidates with that score, if there are several. */
  readonly tied?: number;
  /** Present if the symbol's file no longer has a definition of that name and kind. */
  readonly gone?: true;
};

/** The rewards of a change. `headline` is the version that the policy shows and judges. */
export type RewardSummary = {
  readonly headline: RewardVersion;
  /** Absent in older reports: 1. */
  readonly rule?: ConfidenceRule;
  readonly "pr-v1": ProcessReward;
  readonly "pr-v2": ProcessReward;
  /**
   * Number of files whose findings count: those that the change can affect. If that is not known: the changed files and
   * those that import them.
   */
  readonly relevantFiles: number;
  /**
   * Sorted paths of the relevant files with a finding on any side. With them the reward can be computed again from the
   * report. Absent in older reports.
   */
  readonly relevant?: readonly string[];
  /** Findings that count, on each side. */
  readonly diagnostics: { readonly base: number; readonly head: number };
  /** Number of vanished findings that earn no reward, by reason. */
  readonly unearned: readonly { readonly why: string; readonly count: number }[];
  readonly safety: readonly SafetyCheck[];
  readonly confidence: {
    readonly minimum: number;
    readonly symbols: readonly SymbolConfidence[];
    /**
     * τ of the paper. A symbol whose best candidate has a lower score is ambiguous, or was deleted on purpose if its
     * definition is gone.
     * Absent in older reports.
     */
    readonly threshold?: number;
  };
};
