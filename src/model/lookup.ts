/** A question after the definition of what stands at a position, and its answer. */
import type { Place, Position } from "./finding.ts";

export type Lookup = { readonly path: string; readonly position: Position };

export type LookedUp = Lookup & {
  /** Definitions inside the project, in the server's order; what is outside of it is left out. */
  readonly targets: readonly Place[];
};

/** Says what to look up next, given all that was found so far; an empty list ends it. */
export type LookupPlan = (found: readonly LookedUp[]) => readonly Lookup[];
