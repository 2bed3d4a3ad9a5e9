/** The process reward of a whole run, or why there is none. */
import type { Reason, Report, UnknownFile, UnmatchedFinding } from "../core/report.ts";
import type { RunRecord, ServerRun } from "./record.ts";
import type { Settled } from "./settle.ts";

export type ScoreInput = {
  readonly settled: readonly Settled[];
  readonly unknown: readonly UnknownFile[];
  readonly unmatched: readonly UnmatchedFinding[];
  readonly failures: readonly Reason[];
};

export function score(
  _record: RunRecord,
  _runs: readonly ServerRun[],
  _input: ScoreInput,
): Pick<Report, "reward" | "unscored"> {
  return { reward: null, unscored: "not yet" };
}
