/** Results of committed traces, and differences caused by a server's update alone. Plain data of a Report. */
import type { DivergenceClass } from "./divergence.ts";

/** offline: no server; the recording must give the same bytes. live: the pinned server is queried again. */
export const replayModes = ["off", "offline", "live"] as const;
export type ReplayMode = (typeof replayModes)[number];

/** Effect of a committed trace with another result: it fails the change, or is only shown. */
export type ReplayMismatch = "fail" | "warn";

export type ReplayedTrace = {
  /** Path of the file in the repository, or of the folder of a recorded run. */
  readonly path: string;
  /** Both are empty if the trace does not name them. */
  readonly server: string;
  readonly version: string;
  /**
   * State of a trace.
   * - `different`: the same messages give another result, or the server answers differently.
   * - `stale`: another version of this tool sent other queries.
   * - `inconclusive`: it could not be replayed.
   * - `unreadable`: it is not a complete trace.
   */
  readonly state: "equal" | "different" | "stale" | "inconclusive" | "unreadable";
  /**
   * Class of the difference. An equal trace can differ in something that decides nothing. Null if nothing was compared.
   */
  readonly class: DivergenceClass | null;
  /** One sentence for a person who sees a trace for the first time. */
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

/** Returns the effect of a trace. Under `replay-mismatch: warn` every problem is only shown. */
export function replayWeight(
  { state }: Pick<ReplayedTrace, "state">,
  { replayMismatch }: { readonly replayMismatch: ReplayMismatch },
): ReplayWeight {
  const weight = weights[state];
  return weight !== "nothing" && replayMismatch === "warn" ? "warns" : weight;
}

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
  /** Why it could not be measured; null when it was. */
  readonly problem: string | null;
};
