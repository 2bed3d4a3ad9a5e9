/** Defines a lookup: a query for the definition of the code at a position. Lanser finds causes with the answers. */
import type { Place, Position } from "./finding.ts";

export type Lookup = { readonly path: string; readonly position: Position };

export type LookedUp = Lookup & {
  /** Definitions inside the project, in the server's order. Definitions outside are left out. */
  readonly targets: readonly Place[];
};

/** Returns the next lookups from all answers so far; an empty list ends them. */
export type LookupPlan = (found: readonly LookedUp[]) => readonly Lookup[];
