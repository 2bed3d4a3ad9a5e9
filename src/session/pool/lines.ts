/**
 * Assigns the passes over a root to processes. One process takes both passes of a side, or all of both sides if two
 * processes would not be faster.
 */

import type { ProcessChoice } from "../../model/run-facts.ts";
import type { SessionName } from "../../model/sessions.ts";
import { plural } from "../../model/text.ts";
import type { BothSides, Lease } from "./lease.ts";
import { createLine, type EndedLook } from "./line.ts";
import { isFilledByOne } from "./room.ts";

export type LinesWanted = {
  /** Way of a process to the tree of the other side, or why there is none. */
  readonly both: BothSides | { readonly why: string };
  /** True if other roots are queried before this one is done: no process stays then. */
  readonly isAmongOthers: boolean;
};

export type Lines = {
  /** Decision on one process for both sides, and its reason. */
  readonly choice: ProcessChoice;
  /** Returns the lease of a pass; null for a pass with its own process. */
  readonly lease: (look: SessionName) => Lease | null;
  /** Ends the processes that stayed; null if none stays. */
  readonly end: (() => Promise<readonly EndedLook[]>) | null;
};

export function linesOf(
  { both, isAmongOthers }: LinesWanted,
  { processors }: { readonly processors: number },
): Lines {
  if (isAmongOthers) {
    const choice = { isOne: false, why: "other roots are asked before it is done" };
    return { choice, lease: () => null, end: null };
  }
  const choice = choiceOf(both, processors);
  const lines =
    choice.isOne && !("why" in both)
      ? [createLine(["base", "head", "head-again", "base-again"], both)]
      : [createLine(["base", "base-again"], null), createLine(["head", "head-again"], null)];
  return {
    choice,
    lease: (look) => lines.map((line) => line.lease(look)).find((lease) => lease !== null) ?? null,
    end: async () => (await Promise.all(lines.map((line) => line.end()))).filter((one) => one !== undefined),
  };
}

function choiceOf(both: LinesWanted["both"], processors: number): ProcessChoice {
  if ("why" in both) return { isOne: false, why: both.why };
  if (both.by === "texts")
    return { isOne: true, why: "few of its files are looked at, and it loads them all" };
  return isFilledByOne(processors)
    ? { isOne: true, why: `${plural(processors, "processor")}, which one process keeps busy` }
    : { isOne: false, why: `there are ${processors} processors` };
}
