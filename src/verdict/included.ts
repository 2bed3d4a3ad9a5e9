/** Detects `include` globs that match no checked file: otherwise such a run would look clean. */
import type { ObservedCode } from "../model/codes.ts";
import type { Reason } from "../model/report.ts";
import { reason } from "./judge.ts";
import type { RunRecord, ServerRun } from "./record.ts";

/**
 * Returns a doubt if servers check files, but all of them on both sides are left out because no glob of `include`
 * matches one.
 */
export function includeDoubts(
  { ignore }: Pick<RunRecord, "ignore">,
  runs: readonly Pick<ServerRun, "sides">[],
  isIgnored: (path: string) => boolean,
): readonly Reason<ObservedCode>[] {
  const included = ignore.flatMap((glob) => (glob.startsWith("!") ? [glob.slice(1)] : []));
  const checked = runs.flatMap(({ sides }) => [...sides.base.program, ...sides.head.program]);
  if (included.length === 0 || checked.length === 0 || !checked.every(isIgnored)) return [];
  return [
    reason(
      "files-unmatched",
      `no file that a server checks is named by \`include\` (${included.join(", ")}), so no finding counts`,
      "Correct the globs of `include` in base's `.lanser/config.yml`. A waiver takes the doubt, where base's policy allows one.",
    ),
  ];
}
