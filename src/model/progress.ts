/** Events that a run reports while it works. */
import type { FindingState } from "./finding.ts";
import type { Side } from "./report.ts";
import type { RewardStep } from "./reward-step.ts";

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
      /** The code by which an ended pass broke, or null if it did not. */
      readonly failure: string | null;
    }
  /** Numbers of findings of the change, once they are known. */
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

/** Events that are also shown to people. */
export type ToldEvent = Extract<ProgressEvent, { readonly kind: "phase" | "files" | "note" }>;

export function isTold(event: ProgressEvent): event is ToldEvent {
  return event.kind === "phase" || event.kind === "files" || event.kind === "note";
}
