/** What one look has of the processes that looks before it left, and leaves to those after it. */
import type { Observation } from "../observe/observation.ts";
import type { ObserveOptions } from "../observe/options.ts";
import type { ServerProcess } from "./process.ts";

/** How one process comes to the trees of both sides, each by the name of its root. */
export type BothSides =
  /** A link is pointed to the tree. Absolute. */
  | { readonly by: "link"; readonly link: string }
  /** It is opened on base's, and these files, relative to it, are held open with the texts of the other. All else is the same in both. */
  | { readonly by: "texts"; readonly paths: readonly string[] };

/** A process between two looks. */
export type HeldServer = ServerProcess & {
  /** What it was opened on: a tree, or a link that leads to the one that it is asked about. Absolute. */
  readonly root: string;
  /** How it comes to the tree of the other side; null where it never does. */
  readonly both: BothSides | null;
  /** Ends it, and gives its last look, which counts for nothing if the server was not healthy to this end. */
  readonly end: () => Promise<Observation>;
};

export type Lease = {
  /** The process to go on with, once the look before is over; undefined where a new one is to be started. */
  readonly take: () => Promise<HeldServer | undefined>;
  /** Resets it and asks; undefined where a new process has to answer. */
  readonly again: (held: HeldServer, options: ObserveOptions) => Promise<Observation | undefined>;
  /** What a new process is asked. */
  readonly first: (options: ObserveOptions) => ObserveOptions;
  /** Leaves it for the look after this one; null where none comes. */
  readonly keep: ((held: HeldServer) => void) | null;
  /** The process whose last look this was has ended, and was not healthy to that end. */
  readonly unwell: () => void;
  readonly isWell: () => boolean;
  /** It asks nothing more in the order of its schedule. May be called again. */
  readonly over: () => void;
  /** How a process that is started for it comes to the tree of the other side; null where it never does. */
  readonly both: BothSides | null;
};
