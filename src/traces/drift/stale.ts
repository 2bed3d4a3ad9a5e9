/** Decides whether a replay that differs from its trace means an old recording or an error. */
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

/** A replay that differs from its trace. */
export type LeftTrace = {
  /** Version in the header of the trace; `replayedBy` is that of this release. */
  readonly recordedBy: string;
  readonly replayedBy: string;
  readonly divergence: Pick<ReplayDivergence, "problem" | "pointer">;
  /** Entry of the trace that the divergence names. */
  readonly entry: TraceEntry | undefined;
};

/**
 * Judges a replay that differs. A recording is stale only if another version of Lanser recorded it and the difference
 * is in the client's part: a message of the client, or the schedule. Then a new recording is enough. A difference in
 * the answers of the server or in the results is a mismatch, because an edited trace looks like that. With the same
 * version of Lanser every difference is a mismatch, because the version must do the same again.
 */
export function judgeReplay({ recordedBy, replayedBy, divergence, entry }: LeftTrace): ReplayJudgement {
  if (recordedBy === replayedBy)
    return {
      kind: "mismatch",
      reason: `this release, ${replayedBy}, recorded the trace, but now gives another result`,
    };
  return isOurs(divergence, entry)
    ? {
        kind: "stale-recording",
        reason: `release ${recordedBy} recorded the trace. Release ${replayedBy} sends other requests to the server`,
      }
    : {
        kind: "mismatch",
        reason: `release ${recordedBy} recorded the trace. Release ${replayedBy} sends the same requests but gives another result`,
      };
}

/**
 * True if the difference is in the client's part: a message that the trace does not have, or one that this release no
 * longer sends, or a part of the header that the client decides.
 */
function isOurs({ problem, pointer }: LeftTrace["divergence"], entry: TraceEntry | undefined): boolean {
  if (problem === "unexpected-message") return true;
  if (entry?.k === "frame") return entry.d === ">";
  return entry?.k === "header" && ourHeader.test(pointer);
}

/**
 * Parts of a header that Lanser decides: the requested files and the declared capabilities. Snapshot and configuration
 * come from the repository, so a difference there is no sign of another release.
 */
const ourHeader = /^\/(?:program|digests\/(?:schedule|capabilities))(?:\/|$)/;
