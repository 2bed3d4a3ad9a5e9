/** Defines the sessions of one comparison: whole programs in canonical order, then some files again. */
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
  /**
   * Checks a side completely and then lets `probing` probe it. A side without a session, or with a failed one, is not
   * probed.
   */
  readonly first: (side: Side, probing: SideProbing) => Promise<SideRun>;
  /** Checks `paths` again in this order, and makes the lookups in the same session. */
  readonly again: (side: Side, paths: readonly string[], lookups: LookupPlan | null) => Promise<Observation>;
  /**
   * True if the replayed run checked base again: then it is replayed, too. Earlier recordings also have this if head is
   * the same in both orders.
   */
  readonly isBaseAgain?: boolean;
  /**
   * Present if `again` continues in the process of a `first`. Called after the last `again`: ends the processes that
   * stayed open, and returns the last observation of each. That observation has a failure if the server was not
   * healthy to the end.
   */
  readonly end?: () => Promise<readonly EndedLook[]>;
  /**
   * Checks these files only, in a process of its own. Absent if the order of files does not affect the server, and if
   * a recording has no such session.
   */
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
