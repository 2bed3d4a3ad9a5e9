/** Lease: the process that a pass takes over from the passes before it, and leaves to those after it. */
import type { Observation } from "../observe/observation.ts";
import type { ObserveOptions } from "../observe/options.ts";
import type { ServerProcess } from "./process.ts";

/** Way of one process to the trees of both sides, each under the name of its root. */
export type BothSides =
  /** A link points to the tree. Absolute. */
  | { readonly by: "link"; readonly link: string }
  /**
   * The server is opened on base's tree. These files, relative to it, are held open with the texts of the other side;
   * all else is the same in both.
   */
  | { readonly by: "texts"; readonly paths: readonly string[] };

/** Process between two passes. */
export type HeldServer = ServerProcess & {
  /** Root that the process was opened on: a tree, or a link to the tree that is queried. Absolute. */
  readonly root: string;
  /** Way to the tree of the other side; null if the process never goes there. */
  readonly both: BothSides | null;
  /**
   * Ends the process and returns its last observation, which is a failure if the server was not healthy to this end.
   */
  readonly end: () => Promise<Observation>;
};

export type Lease = {
  /** Returns the process to continue with, once the previous pass is over; undefined if a new one must be started. */
  readonly take: () => Promise<HeldServer | undefined>;
  /** Resets the process and queries it; undefined if a new process is needed. */
  readonly again: (held: HeldServer, options: ObserveOptions) => Promise<Observation | undefined>;
  /** Returns the options for a new process. */
  readonly first: (options: ObserveOptions) => ObserveOptions;
  /** Leaves the process to the next pass; null if there is none. */
  readonly keep: ((held: HeldServer) => void) | null;
  /** Reports that the process of this last pass has ended and was not healthy to the end. */
  readonly unwell: () => void;
  readonly isWell: () => boolean;
  /** Ends the queries of the schedule. May be called again. */
  readonly over: () => void;
  /** Way to the tree of the other side for a process that is started for this lease; null if it never goes there. */
  readonly both: BothSides | null;
};
