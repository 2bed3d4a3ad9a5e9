/** What a drift run is asked for, and how a server is asked once. */
import type { Variation } from "../../session/observe/vary.ts";
import type { Observed } from "./facts.ts";
import type { DriftSchedule } from "./schedules.ts";

/** One run in a fresh process. */
export type ObserveRequest = {
  /** For people and for the trace: "canonical", "reverse", "shuffle:17". */
  readonly schedule: string;
  /** The files to open, in this order. */
  readonly paths: readonly string[];
  /** The files that lie in the tree, in the order of the walk; null for all of the snapshot. */
  readonly files: readonly string[] | null;
  readonly variation: Variation;
  /** Another version of the server; null for the trace's own. */
  readonly version: string | null;
};

export type Rerecorded = Observed & {
  /** What could not be varied here, in words. */
  readonly notVaried: readonly string[];
};

export type ObserveOnce = (request: ObserveRequest) => Promise<Rerecorded>;

export type DriftOptions = {
  /** What was asked about, for people: the name of a trace or a project. */
  readonly target: string;
  readonly server: { readonly id: string; readonly name: string; readonly version: string };
  /** In the order in which the server's own command walks the tree. */
  readonly program: readonly string[];
  /** What a trace holds of a canonical run; null without one. */
  readonly recorded: Observed | null;
  /** How often the canonical schedule is run; at least once. */
  readonly runs: number;
  /** Each is run once. */
  readonly schedules: readonly DriftSchedule[];
  /** Each is run once, under the canonical schedule. */
  readonly variations: readonly Variation[];
  /** The version to compare with; null for none. */
  readonly against: string | null;
  /** How many sets of files may be tried, and how often each where only a repetition shows it; null: not reduced. */
  readonly reduce: { readonly setsMax: number; readonly runsPerSet: number } | null;
  /** For the text of an issue; null for a file that cannot be read. */
  readonly text: (path: string) => string | null;
  /** The server's own configuration files in the tree; they lie there in every run, however few sources do. */
  readonly configurationFiles: readonly string[];
  /** The server's own command over these files in this order; null where it has no order, or is unknown. */
  readonly ownCommand: ((paths: readonly string[]) => readonly string[]) | null;
  /** Names and values for an issue. */
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly observeOnce: ObserveOnce;
  /** Called before each run. */
  readonly progress: (what: string) => void;
};
