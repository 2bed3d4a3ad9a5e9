/** Runs the second pass of a root: head in the other order, and base if that can tell more. */

import type { Attribution } from "../causes/cause.ts";
import type { ConfirmationPlan } from "../match/confirmation.ts";
import { allEnded } from "../model/all-ended.ts";
import { isSameJson } from "../model/json.ts";
import type { LookupPlan } from "../model/lookup.ts";
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { RunRecord, SideRun } from "./record.ts";
import { lookupsOf } from "./roots.ts";
import { besideOn, foundWithout } from "./scope.ts";
import type { RootSessions } from "./sessions.ts";

export type SecondPlan = ConfirmationPlan & { readonly causes: Attribution; readonly looksUp: boolean };

export type SecondLook = Readonly<Record<Side, Observation>>;

/** Checks the files of the plan that a root has; null if it has none of them. */
export async function askAgain(
  { scope }: Pick<RunRecord, "scope">,
  { sides, sessions }: Pick<RootSessions, "sessions"> & { readonly sides: Readonly<Record<Side, SideRun>> },
  plan: SecondPlan,
): Promise<SecondLook | null> {
  const own = (side: Side) => {
    const program = new Set(sides[side].program);
    return plan[side].filter((path) => program.has(path));
  };
  const [basePaths, headPaths] = [own("base"), own("head")];
  const isWhole = basePaths.length === plan.base.length && headPaths.length === plan.head.length;
  if (!isWhole && basePaths.length + headPaths.length === 0) return null;
  const headProgram = new Set(sides.head.program);
  const isOwn = (path: string) => isWhole || headProgram.has(path);
  const lookups = plan.looksUp ? lookupsOf(lookupsFor(plan.causes), isOwn) : null;
  const about = (side: Side, observation: Observation) => foundWithout(observation, besideOn(side, scope));
  const lookAtBase = async () => about("base", await sessions.again("base", basePaths, null));
  const lookAtHead = async () => about("head", await sessions.again("head", headPaths, lookups));
  if (plan.isForFindings || sessions.isBaseAgain === true) {
    const [base, head] = await allEnded([lookAtBase(), lookAtHead()]);
    return { base, head };
  }
  const head = await lookAtHead();
  const isSame = isSameAgain(sides.head.observation, head);
  return { base: isSame ? within(sides.base.observation, basePaths) : await lookAtBase(), head };
}

/**
 * True if head has the same findings in both orders. Then the order of the first pass hid nothing in head and nothing
 * was new, and no other order of base can change that. So base is not checked again and counts as the same, too.
 */
function isSameAgain(first: Observation, again: Observation): boolean {
  const paths = again.files.map(({ path }) => path);
  const wereAnswered = again.failure === undefined && again.files.every(({ kind }) => kind === "final");
  return wereAnswered && isSameJson(inOrder(within(first, paths)), inOrder(again));
}

function within(observation: Observation, paths: readonly string[]): Observation {
  const wanted = new Set(paths);
  return { ...observation, files: observation.files.filter(({ path }) => wanted.has(path)) };
}

function inOrder({ files }: Observation): Observation["files"] {
  return files.toSorted((left, right) => compareText(left.path, right.path));
}

function lookupsFor(causes: Attribution): LookupPlan | null {
  return causes.next([]).length === 0 ? null : causes.next;
}
