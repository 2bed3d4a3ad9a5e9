/** Judges servers without proof that they find errors, next to proven servers. */
import type { ObservedCode } from "../model/codes.ts";
import type { Reason } from "../model/report.ts";
import { andMore } from "../model/text.ts";
import { reason } from "./judge.ts";
import type { RunRecord, ServerRun } from "./record.ts";

/** Returns doubts about changed files that only an unproven server checks: its silence proves nothing. */
export function unprovenDoubts(
  { changedFiles }: RunRecord,
  runs: readonly ServerRun[],
  isIgnored: (path: string) => boolean,
): readonly Reason<ObservedCode>[] {
  const [unproven, proven] = [runs.filter(isUnprovenServer), runs.filter((run) => !isUnprovenServer(run))];
  // That there is no other is for the verdict to say.
  if (proven.length === 0) return [];
  const checked = new Set(proven.flatMap(({ sides }) => sides.head.program));
  const alone = changedFiles.flatMap(({ to }) => {
    const by = unproven.find(({ sides }) => to !== null && sides.head.program.includes(to));
    return to === null || by === undefined || checked.has(to) || isIgnored(to) ? [] : [{ to, by }];
  });
  const [first, ...more] = alone;
  if (first === undefined) return [];
  return [
    reason(
      "unproven-files",
      `nothing shows that ${first.by.server.id} would find a mistake in ${first.to}${andMore(more.length)}, and no other server checks it`,
      "Give it a canary, in `.lanser/servers` of base.",
    ),
  ];
}

function isUnprovenServer({ server }: ServerRun): boolean {
  return server.stability === "unproven";
}
