/** Defines `run.json`: facts that differ between equal runs, such as times. No hash covers them. */
import type { PlaceV1 } from "./report-v1.ts";
import type { Costs } from "./units.ts";

export type RunFacts = {
  /** `ms` is elapsed time. `cpuMs` is processor time of Lanser's own process, without the servers. */
  readonly phases: readonly { readonly name: string; readonly ms: number; readonly cpuMs: number }[];
  /** Time in milliseconds for which the server of each session waited for Lanser. */
  readonly serverIdleMs: Readonly<Record<string, number>>;
  /** Cost of each session for all its files. Absent if nothing was measured. */
  readonly sessions?: Costs;
  /**
   * Number of processes on each root: one for both base and head, or two, with the reason. Absent if no server can
   * check both in one process.
   */
  readonly processes?: Readonly<Record<string, ProcessChoice>>;
  readonly peakBytes: number;
  /** As Node names them. Absent in files of older releases. */
  readonly platform?: { readonly os: string; readonly arch: string };
  /** Servers that ended too early, and the end of the standard error of each. Absent for none. */
  readonly ended?: readonly { readonly session: string; readonly stderr: string }[];
  /** Source of each session's observation. Absent if no cache of observations was used. */
  readonly observations?: readonly ObservationSource[];
  /** The pull request of the event that started it; absent for none. */
  readonly pullRequest?: number;
  /** Result of each post to GitHub. Absent if nothing was posted. */
  readonly surfaces?: readonly {
    readonly surface: string;
    readonly state: string;
    readonly why: string | null;
  }[];
  /** Places of new findings of a merge commit in the pull request's own head, by id. Null without such a place. */
  readonly shown?: Readonly<Record<string, PlaceV1 | null>>;
  /** The same for the own places of findings that have a cause. */
  readonly ownShown?: Readonly<Record<string, PlaceV1 | null>>;
};

/** Whether one process checks both sides, and why. */
export type ProcessChoice = { readonly isOne: boolean; readonly why: string };

/** Where the observation of a session comes from. */
export type ObservationSource = {
  /** `pyright base`, `pyright+packages+a head-again`. */
  readonly session: string;
  /** `both`: the server also ran, because it was probed. */
  readonly from: "server" | "cache" | "both";
  /** Why the cache alone was not enough, or null. */
  readonly why: string | null;
  /** Why the server's observation was not cached, or null. */
  readonly unkept: string | null;
};
