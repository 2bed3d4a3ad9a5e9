/** What a server is asked about one comparison: whole trees in canonical order, then some files once more. */
import type { LookupPlan } from "../core/lookup.ts";
import type { Side } from "../core/report.ts";
import type { Observation } from "../observe/observation.ts";
import type { SideRun } from "./record.ts";

/** Live or replayed; measuring is the same. Each session is a process of its own. */
export type Sessions = {
  readonly first: (side: Side) => Promise<SideRun>;
  /** `paths` in the order in which to check them. */
  readonly again: (side: Side, paths: readonly string[], lookups: LookupPlan | null) => Promise<Observation>;
  /** Null where head has the server configuration of base. */
  readonly headConfiguration: (() => Promise<SideRun>) | null;
};
