/** Compares a server's findings with the output of its own command, for the files that the command found to differ. */
import type { Side } from "../model/report.ts";
import type { RunScope } from "../model/scope.ts";
import type { Observation } from "../session/observe/observation.ts";
import { disagreeing, settledBy } from "./compiled.ts";
import type { SideRun } from "./record.ts";
import type { RootSessions } from "./sessions.ts";

export type Agreement = {
  /** Checks files in doubt again, before anything is concluded from them. */
  readonly of: (side: Side, run: SideRun) => Promise<SideRun>;
  /** Returns the same run at its end, with the result of that check. */
  readonly settled: (side: Side, run: SideRun) => SideRun;
};

export function createAgreement(
  scope: RunScope | undefined,
  { root, sessions }: Pick<RootSessions, "root" | "sessions">,
): Agreement {
  const files: Partial<Record<Side, Observation["files"]>> = {};
  return {
    of: async (side, run) => {
      if (scope?.mode !== "complete") return run;
      const compiled = scope.compiled[root]?.[side];
      if (compiled === undefined) return run;
      const own = new Set(run.program);
      const wanted = new Set(scope.paths[side].filter((path) => own.has(path)));
      const doubted = disagreeing(run.observation, compiled, wanted);
      if (doubted.length === 0) return run;
      const { recheck } = sessions;
      if (recheck === undefined) throw new Error("Nobody can be asked about files in doubt.");
      const again = await recheck(side, doubted);
      const still = disagreeing(again, compiled, new Set(doubted));
      const observation = settledBy(run.observation, again, doubted, still);
      files[side] = observation.files;
      return { ...run, observation };
    },
    settled: (side, run) => {
      const own = files[side];
      return own === undefined || run.observation.failure !== undefined
        ? run
        : { ...run, observation: { ...run.observation, files: own } };
    },
  };
}
