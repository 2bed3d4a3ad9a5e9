/** Defines the parts of a Report about committed traces, and about differences that only a server's update causes. */
import type { DivergenceClass } from "./divergence.ts";

/**
 * Modes. `offline` runs no server: the recording must give the same bytes. `live` also runs the pinned server again.
 */
export const replayModes = ["off", "offline", "live"] as const;
export type ReplayMode = (typeof replayModes)[number];

/** Effect of a committed trace with another result: it fails the change, or is only shown. */
export type ReplayMismatch = "fail" | "warn";

/** Result of one committed trace. */
export type ReplayedTrace = {
  /** Path of the file in the repository, or of the folder of a recorded run. */
  readonly path: string;
  /** Both are empty if the trace does not name them. */
  readonly server: string;
  readonly version: string;
  /**
   * State of a trace.
   * - `different`: the same messages give another result, or the server gives other answers.
   * - `stale`: another release of Lanser recorded the trace and sent other requests.
   * - `inconclusive`: the trace could not be replayed.
   * - `unreadable`: the file is not a complete trace.
   */
  readonly state: "equal" | "different" | "stale" | "inconclusive" | "unreadable";
  /**
   * Class of the difference. Even an equal trace can have one that does not decide. Null if nothing was compared.
   */
  readonly class: DivergenceClass | null;
  /** One sentence that a person understands who does not know traces. */
  readonly message: string;
  /**
   * The first difference: the number of the entry, and a JSON pointer into it or into the result. Null if there is no
   * place.
   */
  readonly at: { readonly entry: number; readonly pointer: string } | null;
  readonly wanted: string | null;
  readonly got: string | null;
  /** Steps to take, a sentence each, in the order in which to try them. */
  readonly advice: readonly string[];
};

/** Effect of a trace on the verdict. */
export type ReplayWeight = "nothing" | "warns" | "inconclusive" | "fails";

const weights = {
  equal: "nothing",
  different: "fails",
  stale: "warns",
  inconclusive: "inconclusive",
  unreadable: "fails",
} as const satisfies Record<ReplayedTrace["state"], ReplayWeight>;

/**
 * Returns the effect of a trace on the verdict. With the policy `replay-mismatch: warn` every problem is only shown.
 */
export function replayWeight(
  { state }: Pick<ReplayedTrace, "state">,
  { replayMismatch }: { readonly replayMismatch: ReplayMismatch },
): ReplayWeight {
  const weight = weights[state];
  return weight !== "nothing" && replayMismatch === "warn" ? "warns" : weight;
}

/** Results of all committed traces of base. */
export type ReplaySummary = {
  readonly mode: Exclude<ReplayMode, "off">;
  /** In the order of paths. */
  readonly traces: readonly ReplayedTrace[];
};

export type DriftCounts = { readonly added: number; readonly removed: number; readonly changed: number };

/** A server whose pin the change edits: the results of the new version on base, compared with those of the old one. */
export type ServerBump = {
  readonly server: string;
  readonly from: string;
  readonly to: string;
  readonly total: DriftCounts;
  /** In the order of codes. */
  readonly rules: readonly (DriftCounts & { readonly code: string })[];
  /** In the order of paths. */
  readonly files: readonly (DriftCounts & { readonly path: string })[];
  /** Why the update could not be measured; null if it was. */
  readonly problem: string | null;
};
