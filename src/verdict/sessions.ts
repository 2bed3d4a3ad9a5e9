/** Defines the queries of one comparison: whole programs in canonical order, then some files again. */
import type { FixedFinding } from "../model/fixes.ts";
import type { LookupPlan } from "../model/lookup.ts";
import type { Side } from "../model/report.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { AskProbes } from "../session/observe/probing.ts";
import type { EndedLook } from "../session/pool/line.ts";
import type { ServerRecord, SideRun } from "./record.ts";

/** Probes a side after its last answer; the session stays open until this is done. */
export type SideProbing = (run: SideRun, ask: AskProbes) => Promise<void>;

/** Sessions of one root. Live or replayed; measuring is the same. */
export type Sessions = {
  /** A side that has no session, or whose session failed, is not probed. */
  readonly first: (side: Side, probing: SideProbing) => Promise<SideRun>;
  /** `paths` in the order in which to check them. */
  readonly again: (side: Side, paths: readonly string[], lookups: LookupPlan | null) => Promise<Observation>;
  /**
   * True if the replayed run checked base again: then it is replayed, too. Earlier recordings also have this if head is
   * the same in both orders.
   */
  readonly isBaseAgain?: boolean;
  /**
   * Present where `again` goes on in the process of a `first`, once that is done. After the last `again` it ends what stayed. Gives the
   * last looks of servers that stayed, which failed if those were not healthy to the end.
   */
  readonly end?: () => Promise<readonly EndedLook[]>;
  /** These files, and no others, by a process of its own; absent where no order decides what the server finds, and where a recording has none. */
  readonly alone?: (side: Side, paths: readonly string[]) => Promise<Observation>;
  /**
   * Checks only files in which the server's own command has other findings, in a process of its own; absent if a
   * recording has none.
   */
  readonly recheck?: (side: Side, paths: readonly string[]) => Promise<Observation>;
  /** Null if head has the server configuration of base. */
  readonly headConfiguration: (() => Promise<SideRun>) | null;
  /**
   * Returns the fixes that the server offers for findings of head, after all measurements; absent if they are not
   * needed.
   */
  readonly fixes?: (findings: readonly FixedFinding[]) => Promise<Observation>;
};

/** Server on one of its roots, which is checked, fails and is reported by itself. */
export type RootSessions = {
  /** Path relative to the repository, "." for the top. */
  readonly root: string;
  readonly server: ServerRecord;
  readonly sessions: Sessions;
};
