/** What a server is asked about one comparison: whole programs in canonical order, then some files once more. */
import type { FixedFinding } from "../model/fixes.ts";
import type { LookupPlan } from "../model/lookup.ts";
import type { Side } from "../model/report.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { AskProbes } from "../session/observe/probing.ts";
import type { EndedLook } from "../session/pool/line.ts";
import type { ServerRecord, SideRun } from "./record.ts";

/** What a side is asked after its last answer; its session stays open until this is done. */
export type SideProbing = (run: SideRun, ask: AskProbes) => Promise<void>;

/** Of one root. Live or replayed; measuring is the same. */
export type Sessions = {
  /** A side that has no session, or whose session failed, is not probed. */
  readonly first: (side: Side, probing: SideProbing) => Promise<SideRun>;
  /** `paths` in the order in which to check them. */
  readonly again: (side: Side, paths: readonly string[], lookups: LookupPlan | null) => Promise<Observation>;
  /** Base was looked at again in the run that is replayed, and so it is now: earlier recordings have that also where head is the same in both orders. */
  readonly isBaseAgain?: boolean;
  /**
   * Present where `again` goes on in the process of a `first`, once that is done. After the last `again` it ends what stayed. Gives the
   * last looks of servers that stayed, which failed if those were not healthy to the end.
   */
  readonly end?: () => Promise<readonly EndedLook[]>;
  /** These files, and no others, by a process of its own; absent where no order decides what the server finds, and where a recording has none. */
  readonly alone?: (side: Side, paths: readonly string[]) => Promise<Observation>;
  /** Files in which the server's own command finds something else, and no others, by a process of its own; absent where a recording has none. */
  readonly recheck?: (side: Side, paths: readonly string[]) => Promise<Observation>;
  /** Null where head has the server configuration of base. */
  readonly headConfiguration: (() => Promise<SideRun>) | null;
  /** What the server would do about findings of head, once everything is measured; absent where nobody asks for it. */
  readonly fixes?: (findings: readonly FixedFinding[]) => Promise<Observation>;
};

/** A server on one of its roots: what is asked, fails and is reported by itself. */
export type RootSessions = {
  /** Relative to the repository, "." for the top. */
  readonly root: string;
  readonly server: ServerRecord;
  readonly sessions: Sessions;
};
