/** Defines the events that a run reports while it works, for the terminal and for `--events`. */
import type { FindingState } from "./finding.ts";
import type { Side } from "./report.ts";
import type { RewardStep } from "./reward-step.ts";

/** One event of a run. */
export type ProgressEvent =
  | { readonly kind: "phase"; readonly text: string }
  | {
      readonly kind: "files";
      readonly server: string;
      /** Name of the server for people. */
      readonly name: string;
      /** Relative to the repository, "." for the top. */
      readonly root: string;
      readonly side: Side;
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: "note"; readonly text: string }
  | {
      /** A pass of a server over a side: started, ready for queries, ended. A cached pass only starts and ends. */
      readonly kind: "server";
      readonly server: string;
      readonly root: string;
      readonly session: string;
      readonly state: "started" | "ready" | "ended";
      /** The code of the failure that ended the pass, or null. */
      readonly failure: string | null;
    }
  /** Numbers of findings by state, after the comparison. */
  | { readonly kind: "findings"; readonly counts: Readonly<Record<FindingState, number>> }
  /** A commit was checked. Its reward is known only when all commits were checked. */
  | {
      readonly kind: "commit";
      readonly number: number;
      readonly of: number;
      readonly commit: string | null;
      readonly unscored: string | null;
    }
  | { readonly kind: "step"; readonly step: RewardStep };

/** Events that the terminal shows to people. */
export type ToldEvent = Extract<ProgressEvent, { readonly kind: "phase" | "files" | "note" }>;

export function isTold(event: ProgressEvent): event is ToldEvent {
  return event.kind === "phase" || event.kind === "files" || event.kind === "note";
}
