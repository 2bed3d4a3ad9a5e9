/** What a run made of a change, in few words for a table. */
import type { ComparedFinding } from "../../src/model/finding.ts";
import { findingStates } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import type { Outcome } from "./gate.ts";

/** The report of a run that has to have one, and that leaves nothing behind. */
export function reportOf({ report, error, left }: Outcome): Report {
  if (report === undefined) throw error;
  if (left.length > 0) throw new Error(`left behind: ${left.join(", ")}`);
  return report;
}

/** The headline reward and how many findings are in each state but unchanged; or why there is no reward. */
export function rewardLine({ reward, unscored, counts }: Report): string {
  const states = findingStates.flatMap((state) =>
    state === "unchanged" || counts[state] === 0 ? [] : [`${counts[state]} ${state}`],
  );
  const worth = reward === null ? `none, ${unscored}` : String(reward["pr-v2"].r);
  return [worth, ...states].join("; ");
}

/** Each finding on a line of its own; unchanged ones only when asked for. */
export function findingLines({ findings }: Report, options: { readonly all?: boolean } = {}): string[] {
  return findings.filter(({ state }) => options.all === true || state !== "unchanged").map(findingInWords);
}

export function findingInWords({ state, path, range, code }: ComparedFinding): string {
  return `${state} ${path}:${range.start.line + 1} ${code}`;
}
