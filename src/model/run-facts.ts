/** What differs between equal runs: `run.json` holds it, and no hash covers it. */
import type { PlaceV1 } from "./report-v1.ts";
import type { Costs } from "./units.ts";

export type RunFacts = {
  /** `ms` on the clock; `cpuMs` of this process alone, without the servers. */
  readonly phases: readonly { readonly name: string; readonly ms: number; readonly cpuMs: number }[];
  /** For how long each session's server waited for us between two files. */
  readonly serverIdleMs: Readonly<Record<string, number>>;
  /** By session, what its look at all its files cost; absent where nothing was measured. */
  readonly sessions?: Costs;
  /** By root, whether one process of the server looked at base and at head, and why; absent where no server can. */
  readonly processes?: Readonly<Record<string, ProcessChoice>>;
  readonly peakBytes: number;
  /** As Node names them. Absent in files of older releases. */
  readonly platform?: { readonly os: string; readonly arch: string };
  /** Servers that ended before they were asked to, and the end of what each had printed on standard error; absent for none. */
  readonly ended?: readonly { readonly session: string; readonly stderr: string }[];
  /** Of each session where its observation came from; absent where no cache of observations was used. */
  readonly observations?: readonly ObservationSource[];
  /** The pull request of the event that started it; absent for none. */
  readonly pullRequest?: number;
  /** What became of what was to be posted; absent when nothing was. */
  readonly surfaces?: readonly {
    readonly surface: string;
    readonly state: string;
    readonly why: string | null;
  }[];
  /** On a merge commit, by id: where a new finding stands in the pull request's own head; null where it does not. */
  readonly shown?: Readonly<Record<string, PlaceV1 | null>>;
  /** The same of the own places of findings that have a cause. */
  readonly ownShown?: Readonly<Record<string, PlaceV1 | null>>;
};

export type ProcessChoice = { readonly isOne: boolean; readonly why: string };

export type ObservationSource = {
  /** `pyright base`, `pyright+packages+a head-again`. */
  readonly session: string;
  /** `both`: the server was begun, too, because it was probed. */
  readonly from: "server" | "cache" | "both";
  /** Why not from the cache alone, or null. */
  readonly why: string | null;
  /** Why what the server found is not kept, or null. */
  readonly unkept: string | null;
};
