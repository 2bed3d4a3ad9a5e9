/** Decides about a replay that left its trace: the recording is old, or something is wrong. */
import type { TraceEntry } from "../../session/trace/format.ts";
import type { ReplayDivergence } from "../../session/trace/replay.ts";

export type ReplayJudgement = {
  /**
   * "stale-recording": this release sends other requests than the one that recorded. "mismatch": same requests, other
   * results.
   */
  readonly kind: "stale-recording" | "mismatch";
  readonly reason: string;
};

export type LeftTrace = {
  /** Version in the header of the trace; `replayedBy` is that of this release. */
  readonly recordedBy: string;
  readonly replayedBy: string;
  readonly divergence: Pick<ReplayDivergence, "problem" | "pointer">;
  /** Entry of the trace that the divergence names. */
  readonly entry: TraceEntry | undefined;
};

/**
 * Judges the replay. A recording is stale only if another version of this tool recorded it and the difference is in the
 * client's part: one of its messages, or the schedule. A difference in the server's answers or in the results is a
 * mismatch under any version. So is every difference under the version that recorded: it must do the same again.
 */
export function judgeReplay({ recordedBy, replayedBy, divergence, entry }: LeftTrace): ReplayJudgement {
  if (recordedBy === replayedBy)
    return {
      kind: "mismatch",
      reason: `this release, ${replayedBy}, recorded it, and its result is another now`,
    };
  return isOurs(divergence, entry)
    ? {
        kind: "stale-recording",
        reason: `recorded by ${recordedBy}; ${replayedBy} sends other requests to the server`,
      }
    : {
        kind: "mismatch",
        reason: `recorded by ${recordedBy}; ${replayedBy} sends the same requests but gives another result`,
      };
}

/**
 * True if the difference is in the client's part, also if it sends a message that the trace does not have, or no longer
 * sends one.
 */
function isOurs({ problem, pointer }: LeftTrace["divergence"], entry: TraceEntry | undefined): boolean {
  if (problem === "unexpected-message") return true;
  if (entry?.k === "frame") return entry.d === ">";
  return entry?.k === "header" && ourHeader.test(pointer);
}

/**
 * Parts of a header that this tool decides: the requested files and the declared capabilities. Snapshot and
 * configuration belong to the repository.
 */
const ourHeader = /^\/(?:program|digests\/(?:schedule|capabilities))(?:\/|$)/;
