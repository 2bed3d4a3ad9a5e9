/** What a server is asked about one comparison: whole programs in canonical order, then some files once more. */
import type { LookupPlan } from "../core/lookup.ts";
import type { Side } from "../core/report.ts";
import type { Observation } from "../observe/observation.ts";
import type { ServerRecord, SideRun } from "./record.ts";

/** Of one root. Live or replayed; measuring is the same. Each session is a process of its own. */
export type Sessions = {
  readonly first: (side: Side) => Promise<SideRun>;
  /** `paths` in the order in which to check them. */
  readonly again: (side: Side, paths: readonly string[], lookups: LookupPlan | null) => Promise<Observation>;
  /** Null where head has the server configuration of base. */
  readonly headConfiguration: (() => Promise<SideRun>) | null;
};

/** A server on one of its roots: what is asked, fails and is reported by itself. */
export type RootSessions = {
  /** Relative to the repository, "." for the top. */
  readonly root: string;
  readonly server: ServerRecord;
  readonly sessions: Sessions;
};
