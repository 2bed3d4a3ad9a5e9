/** What became of the committed traces, and what a server's bump alone changes. Plain data of a Report. */
import type { DivergenceClass } from "./divergence.ts";

/** offline: no server, the same bytes come out. live: the pinned server is asked again. */
export const replayModes = ["off", "offline", "live"] as const;
export type ReplayMode = (typeof replayModes)[number];

/** Whether a committed trace with another result fails the change, or is only shown. */
export type ReplayMismatch = "fail" | "warn";

export type ReplayedTrace = {
  /** Of the file in the repository, or of the folder of a recorded run. */
  readonly path: string;
  /** Both empty where the trace does not say it. */
  readonly server: string;
  readonly version: string;
  /**
   * different: the same words lead to another result, or the server gives other answers. stale: another version of this
   * tool asked other questions. inconclusive: it could not be replayed. unreadable: it is not a complete trace.
   */
  readonly state: "equal" | "different" | "stale" | "inconclusive" | "unreadable";
  /** How it differs; of what is equal, in something that decides nothing. Null where nothing was compared. */
  readonly class: DivergenceClass | null;
  /** One sentence for a person who sees a trace for the first time. */
  readonly message: string;
  /** The first difference: the number of the entry, and a JSON pointer into it or into the result; null for no place. */
  readonly at: { readonly entry: number; readonly pointer: string } | null;
  readonly wanted: string | null;
  readonly got: string | null;
  /** What to do about it, a sentence each, in the order in which to try it. */
  readonly advice: readonly string[];
};

/** What a trace makes of the verdict. */
export type ReplayWeight = "nothing" | "warns" | "inconclusive" | "fails";

const weights = {
  equal: "nothing",
  different: "fails",
  stale: "warns",
  inconclusive: "inconclusive",
  unreadable: "fails",
} as const satisfies Record<ReplayedTrace["state"], ReplayWeight>;

/** Under `replay-mismatch: warn` whatever is wrong is only shown. */
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

/** A server whose pin the change edits: the results of the new one on base, beside those of the old one. */
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
