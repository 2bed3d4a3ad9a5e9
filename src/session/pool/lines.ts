/** Which looks at a root one process takes: both of a side, or all of both sides, where two processes would be done no earlier. */

import type { ProcessChoice } from "../../model/run-facts.ts";
import type { SessionName } from "../../model/sessions.ts";
import { plural } from "../../model/text.ts";
import type { BothSides, Lease } from "./lease.ts";
import { createLine, type EndedLook } from "./line.ts";
import { isFilledByOne } from "./room.ts";

export type LinesWanted = {
  /** How a process comes to the tree of the other side, or why it cannot. */
  readonly both: BothSides | { readonly why: string };
  /** Whether other roots are asked before this one is done: no process stays then. */
  readonly isAmongOthers: boolean;
};

export type Lines = {
  /** Whether one process looks at both sides, and why. */
  readonly choice: ProcessChoice;
  /** Null for a look with a process of its own. */
  readonly lease: (look: SessionName) => Lease | null;
  /** Ends what stayed; null where nothing does. */
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
