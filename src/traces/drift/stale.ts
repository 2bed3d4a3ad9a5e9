/** A replay left its trace: is the trace old, or is something wrong? */
import type { TraceEntry } from "../../session/trace/format.ts";
import type { ReplayDivergence } from "../../session/trace/replay.ts";

export type ReplayJudgement = {
  /** "stale-recording": this release asks other questions than the one that recorded. "mismatch": same questions, other results. */
  readonly kind: "stale-recording" | "mismatch";
  readonly reason: string;
};

export type LeftTrace = {
  /** The version in the header of the trace, and that of this release. */
  readonly recordedBy: string;
  readonly replayedBy: string;
  readonly divergence: Pick<ReplayDivergence, "problem" | "pointer">;
  /** The entry of the trace that the divergence names. */
  readonly entry: TraceEntry | undefined;
};

/**
 * Stale is only what another version of this tool recorded and what differs in our own part: a message of ours, or
 * the schedule. What the server answered and what we make of it is a mismatch under any version, and so is every
 * difference under the version that recorded: it must do the same again.
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
        reason: `recorded by ${recordedBy}; ${replayedBy} asks the server other questions`,
      }
    : {
        kind: "mismatch",
        reason: `recorded by ${recordedBy}; ${replayedBy} asks the same and comes to something else`,
      };
}

/** What we say is ours, also where we say something that the trace does not have, or no longer say what it has. */
function isOurs({ problem, pointer }: LeftTrace["divergence"], entry: TraceEntry | undefined): boolean {
  if (problem === "unexpected-message") return true;
  if (entry?.k === "frame") return entry.d === ">";
  return entry?.k === "header" && ourHeader.test(pointer);
}

/** Of a header: what is asked for, and what we say of ourselves. Snapshot and configuration are the repository's. */
const ourHeader = /^\/(?:program|digests\/(?:schedule|capabilities))(?:\/|$)/;
