/** What a run reports while it works. */
import type { FindingState } from "./finding.ts";
import type { Side } from "./report.ts";
import type { RewardStep } from "./reward-step.ts";

export type ProgressEvent =
  | { readonly kind: "phase"; readonly text: string }
  | {
      readonly kind: "files";
      readonly server: string;
      /** Of the server, as people call it. */
      readonly name: string;
      /** Relative to the repository, "." for the top. */
      readonly root: string;
      readonly side: Side;
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: "note"; readonly text: string }
  | {
      /** A look of a server at a side: begun, ready for questions, ended. What is kept of an earlier one is begun and ended. */
      readonly kind: "server";
      readonly server: string;
      readonly root: string;
      readonly session: string;
      readonly state: "started" | "ready" | "ended";
      /** Of an ended one, the code by which it broke; null for one that did not. */
      readonly failure: string | null;
    }
  /** How many findings of the change there are, once they are known. */
  | { readonly kind: "findings"; readonly counts: Readonly<Record<FindingState, number>> }
  /** A commit was looked at; what it earned is known when all were. */
  | {
      readonly kind: "commit";
      readonly number: number;
      readonly of: number;
      readonly commit: string | null;
      readonly unscored: string | null;
    }
  | { readonly kind: "step"; readonly step: RewardStep };

/** What is for people, too. */
export type ToldEvent = Extract<ProgressEvent, { readonly kind: "phase" | "files" | "note" }>;

export function isTold(event: ProgressEvent): event is ToldEvent {
  return event.kind === "phase" || event.kind === "files" || event.kind === "note";
}
