/** Defines the options of a drift run, and how a server is run once. */
import type { Variation } from "../../session/observe/vary.ts";
import type { Observed } from "./facts.ts";
import type { DriftSchedule } from "./schedules.ts";

/** One run in a new process. */
export type ObserveRequest = {
  /** Name for people and for the trace: "canonical", "reverse", "shuffle:17". */
  readonly schedule: string;
  /** Files to open, in this order. */
  readonly paths: readonly string[];
  /** Files that exist in the tree, in the order of the walk; null for all of the snapshot. */
  readonly files: readonly string[] | null;
  readonly variation: Variation;
  /** Another version of the server; null for the trace's own. */
  readonly version: string | null;
};

export type Rerecorded = Observed & {
  /** Properties that could not be varied here, in words. */
  readonly notVaried: readonly string[];
};

export type ObserveOnce = (request: ObserveRequest) => Promise<Rerecorded>;

export type DriftOptions = {
  /** Name for people: that of a trace or a project. */
  readonly target: string;
  readonly server: { readonly id: string; readonly name: string; readonly version: string };
  /** Files in the order in which the server's own command walks the tree. */
  readonly program: readonly string[];
  /** Canonical run from a trace; null without one. */
  readonly recorded: Observed | null;
  /** Number of runs of the canonical schedule; at least one. */
  readonly runs: number;
  /** Schedules, each run once. */
  readonly schedules: readonly DriftSchedule[];
  /** Variations, each run once under the canonical schedule. */
  readonly variations: readonly Variation[];
  /** Version to compare with; null for none. */
  readonly against: string | null;
  /**
   * Maximum number of sets of files, and number of runs of each if only a repetition shows the difference; null: not
   * reduced.
   */
  readonly reduce: { readonly setsMax: number; readonly runsPerSet: number } | null;
  /** Returns a text for an issue; null for a file that cannot be read. */
  readonly text: (path: string) => string | null;
  /** The server's own configuration files in the tree; they exist in every run, however few sources do. */
  readonly configurationFiles: readonly string[];
  /** The server's own command over these files in this order; null if it has no order, or is unknown. */
  readonly ownCommand: ((paths: readonly string[]) => readonly string[]) | null;
  /** Names and values for an issue. */
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly observeOnce: ObserveOnce;
  /** Reports progress before each run. */
  readonly progress: (what: string) => void;
};
