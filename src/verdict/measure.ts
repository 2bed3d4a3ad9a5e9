/**
 * Measures one server's comparison, live or replayed, root by root. First come both sides completely, then the probes
 * of both. If a finding is new or fixed, or the order of files may hide one, head is checked again in reverse order.
 * Base follows if that can tell more. Causes are looked up in the second pass, which runs during the probes if there
 * is memory. Last, head is checked under its own server configuration.
 */

import { createReachability, type MakeGraph } from "../affected/imports.ts";
import { type Attribution, findCauses } from "../causes/cause.ts";
import type { Comparison } from "../match/compare.ts";
import { type ConfirmationPlan, planConfirmation } from "../match/confirmation.ts";
import { allEnded } from "../model/all-ended.ts";
import { type LimitCode, limit } from "../model/codes.ts";
import { compact } from "../model/compact.ts";
import { isSameJson } from "../model/json.ts";
import type { LookupPlan } from "../model/lookup.ts";
import { compareText } from "../model/order.ts";
import type { Limit, Side } from "../model/report.ts";
import type { RunScope } from "../model/scope.ts";
import type { ProbeInput } from "../probes/input.ts";
import { planProbes } from "../probes/plan.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { EndedLook } from "../session/pool/line.ts";
import { compareSides } from "./compare-sides.ts";
import { listDisagreeingFiles, replaceDoubtedAnswers } from "./compiled.ts";
import { type ProbedChange, probeInput } from "./probed.ts";
import { createProbeBarrier } from "./probing.ts";
import {
  type ProbedRoot,
  type RootRun,
  type RunRecord,
  renamesIn,
  type SecondRun,
  type ServerRecord,
  type ServerRun,
  type SideRun,
} from "./record.ts";
import { joinObservations, joinSides, lookupsOf } from "./roots.ts";
import {
  changeFor,
  contextFilesOf,
  dropFindingsIn,
  graphOf,
  listOpenedFiles,
  restrictToScope,
} from "./scope.ts";
import type { RootSessions, SideProbing } from "./sessions.ts";
import { askForFixes } from "./suggestions.ts";

/** Facts about the change that a measurement needs. */
export type MeasuredChange = Pick<
  RunRecord,
  "base" | "head" | "changedFiles" | "otherNames" | "ignore" | "looksUp" | "scope" | "scopes"
> &
  Pick<ProbedChange, "namedAfter"> & {
    /** Import graph of a walk, which has queried parts of it before. */
    readonly graph?: MakeGraph;
  };

/** Concurrency that the memory of the machine allows. */
type Concurrency = {
  /** Number of roots that are checked at the same time. */
  readonly roots: number;
  /** True if there is memory for the second pass next to the first: while one side is probed, the other waits. */
  readonly isForBoth: boolean;
  /** False only to measure the cost of probes: unchecked code is not noticed then, and nothing is proven. */
  readonly isProbed?: boolean;
};

/** Smallest concurrency: one root after the other, one side after the other. */
const least: Concurrency = { roots: 1, isForBoth: false };

/**
 * Measures the roots of one server. `more` returns further roots, or is null; it is called once, after the first
 * passes of the others, while no session is open. It lets the caller open roots only when there is memory for them.
 */
export async function measure(
  whole: MeasuredChange,
  roots: readonly RootSessions[],
  { roots: width, isForBoth, isProbed = true }: Concurrency = least,
  more: (() => Promise<readonly RootSessions[]>) | null = null,
): Promise<ServerRun> {
  const [one] = roots;
  const change = one === undefined ? whole : changeFor(whole, one.server.id);
  const staysOpen = roots.some(({ sessions }) => sessions.end !== undefined);
  const isAhead = isForBoth && !staysOpen && roots.length === 1 && more === null;
  const ahead = isAhead ? secondLookAhead(change) : null;
  const look = (some: readonly RootSessions[]) =>
    runInBatches(some, width, (of) => lookFirst(change, of, { isProbed, whenCompared: ahead?.begin }));
  const lookAtAll = async () => {
    try {
      const some = await look(roots);
      if (more === null) return some;
      return [...some, ...(await look(await more()))].toSorted((left, right) =>
        compareText(left.root, right.root),
      );
    } finally {
      await ahead?.ended();
    }
  };
  const confirm = async (firsts: readonly FirstLook[]): Promise<Looks> => {
    const summed = summedUp(change, firsts);
    const { plan } = summed;
    if (plan === undefined) return { firsts, summed, seconds: null };
    const ask = async (one: FirstLook) =>
      [one.root, await (ahead?.looked() ?? askAgain(change, one, plan))] as const;
    return { firsts, summed, seconds: await runInBatches(firsts.filter(isHealthy), width, ask) };
  };
  let looks: Looks;
  let ended: readonly EndedOfRoot[] = [];
  try {
    looks = await confirm(await lookAtAll());
  } finally {
    ended = await endStaying(roots);
  }
  // A server that failed while it was shut down has proven nothing. Its answers are dropped, and other findings may
  // then be new.
  const failed = ended.filter(({ observation }) => observation.failure !== undefined);
  if (failed.some(({ isAgain }) => !isAgain))
    looks = await confirm(looks.firsts.map((one) => withEndings(change, one, failed)));
  else if (failed.length > 0) looks = withoutEnded(change, looks, failed);
  const { firsts, summed, seconds } = looks;
  const { sides, comparison, graphs, plan } = summed;
  const healthy = firsts.filter(isHealthy);
  const configured = await runInBatches(healthy, width, async ({ root, sessions }) =>
    sessions.headConfiguration === null ? [] : [[root, await sessions.headConfiguration()] as const],
  );
  const own = configured.flat();
  const underOwn = new Set(
    own.flatMap(([root, { observation }]) => (observation.failure === undefined ? [root] : [])),
  );
  const fixes = await askForFixes(change, { sides, comparison }, healthy);
  return {
    server: serverOf(firsts),
    roots: firsts.map((one) => rootRun(one, seconds, underOwn)),
    sides,
    comparison,
    graphs,
    second: plan === undefined || seconds === null ? null : secondRun(plan, seconds),
    headConfiguration: own.length === 0 ? null : joinSides(own),
    ...compact({ fixes: fixes === null ? undefined : fixes }),
  };
}

/**
 * All passes of a run: the first pass of each root, their comparison, and the second passes, or null without a plan.
 */
type Looks = {
  readonly firsts: readonly FirstLook[];
  readonly summed: ReturnType<typeof summedUp>;
  readonly seconds: SecondLooks | null;
};

/**
 * First pass over one root: both sides, their comparison, and the probes. Null if a side failed or nothing was
 * probed.
 */
type FirstLook = RootSessions & {
  readonly sides: Readonly<Record<Side, SideRun>>;
  readonly comparison: Comparison | null;
  readonly probed: ProbedRoot | null;
};

/** A root whose two sides were just compared, before it is probed. */
type Compared = Pick<RootSessions, "root" | "sessions"> & {
  readonly sides: Readonly<Record<Side, SideRun>>;
  readonly comparison: Comparison;
};

/**
 * Starts the second pass of the only root as soon as both sides are compared, while the probes run. The probes do not
 * change its plan, and the run saves the waiting time.
 */
function secondLookAhead(change: MeasuredChange) {
  let look: Promise<SecondLook | null> | undefined;
  return {
    begin: ({ root, sessions, sides: { base, head }, comparison }: Compared): void => {
      const sides = { base: joinSides([[root, base]]), head: joinSides([[root, head]]) };
      const graphs = { base: graphOf(sides.base, change.graph), head: graphOf(sides.head, change.graph) };
      const plan = planSecond(change, { sides, comparison, graphs });
      if (plan !== undefined) look = askAgain(change, { sides, sessions }, plan);
    },
    looked: () => look,
    ended: () => Promise.allSettled([look]),
  };
}

/**
 * Joins the first passes of all roots and plans the second pass. The plan is undefined if there is nothing to check
 * again, or if every root failed.
 */
function summedUp(change: MeasuredChange, firsts: readonly FirstLook[]) {
  const broken = new Set(firsts.filter((one) => !isHealthy(one)).map(({ root }) => root));
  const joined = (side: Side) =>
    joinSides(
      firsts.map(({ root, sides }) => [root, sides[side]]),
      broken,
    );
  const sides = { base: joined("base"), head: joined("head") };
  const comparison = comparedAlready(firsts) ?? compareSides(change, sides);
  const graphs = { base: graphOf(sides.base, change.graph), head: graphOf(sides.head, change.graph) };
  const isWhole = broken.size < firsts.length;
  const plan = isWhole ? planSecond(change, { sides, comparison, graphs }) : undefined;
  return { sides, comparison, graphs, plan };
}

/** Final result of a pass, and its root. */
type EndedOfRoot = EndedLook & { readonly root: string };

/**
 * Ends the servers that stayed open after their last pass, and returns what each finally observed. All of them are
 * ended, even if one fails.
 */
async function endStaying(roots: readonly RootSessions[]): Promise<readonly EndedOfRoot[]> {
  const endings = roots.map(async ({ root, sessions: { end = async () => [] } }) =>
    (await end()).map((look) => ({ ...look, root })),
  );
  return (await allEnded(endings)).flat();
}

/**
 * Replaces a first pass by the final observation of a server that failed while it was shut down. A pass that had
 * failed before keeps its own failure.
 */
function withEndings({ scope }: MeasuredChange, first: FirstLook, ended: readonly EndedOfRoot[]): FirstLook {
  const lookOf = (side: Side): SideRun => {
    const own = ended.find(
      (one) => one.root === first.root && one.side === side && !one.isAgain,
    )?.observation;
    const run = first.sides[side];
    if (own === undefined || run.observation.failure !== undefined) return run;
    // The note that the server was restarted is only in the earlier observation.
    const limits = [
      ...run.observation.limits.filter(({ code }) => code === "server-restarted"),
      ...own.limits,
    ];
    return { ...run, observation: dropFindingsIn({ ...own, limits }, contextFilesOf(side, scope)) };
  };
  return { ...first, sides: { base: lookOf("base"), head: lookOf("head") } };
}

/**
 * Replaces second passes by the final observation of a server that failed during its shutdown. Its earlier answers in
 * that pass may be wrong, so they do not count.
 */
function withoutEnded({ scope }: MeasuredChange, looks: Looks, ended: readonly EndedOfRoot[]): Looks {
  const { seconds } = looks;
  if (seconds === null) return looks;
  const again = seconds.map(([root, looked]): SecondLooks[number] => {
    const own = Object.fromEntries(
      ended.flatMap((one) =>
        one.root === root
          ? [[one.side, dropFindingsIn(one.observation, contextFilesOf(one.side, scope))] as const]
          : [],
      ),
    );
    return [root, looked === null ? null : { ...looked, ...own }];
  });
  return { ...looks, seconds: again };
}

/** Options of the first passes. */
type FirstOptions = {
  readonly isProbed: boolean;
  readonly whenCompared: ((compared: Compared) => void) | undefined;
};

/**
 * Checks both sides completely, and then probes them. Both sessions stay open until the sides are compared, because
 * the comparison decides what is probed.
 */
async function lookFirst(
  change: MeasuredChange,
  of: RootSessions,
  { isProbed, whenCompared }: FirstOptions,
): Promise<FirstLook> {
  let comparison: Comparison | null = null;
  let input: ProbeInput | null = null;
  const about = (side: Side, run: SideRun) => restrictToScope(run, side, change.scope);
  const agreement = createAgreement(change.scope, of);
  const meeting = createProbeBarrier(({ base, head }) => {
    const sides = { base: about("base", base), head: about("head", head) };
    comparison = compareSides(change, sides);
    whenCompared?.({ ...of, sides, comparison });
    if (!isProbed || sides.head.unprobed !== undefined) return null;
    input = probeInput(change, sides, comparison, createReachability(graphOf(sides.head, change.graph)));
    return planProbes(input);
  });
  const look = async (side: Side): Promise<SideRun> => {
    let run: SideRun | null = null;
    try {
      const met = meeting.of(side);
      const probing: SideProbing = async (seen, ask) => met(await agreement.of(side, seen), ask);
      run = agreement.settled(side, await of.sessions.first(side, probing));
      return about(side, run);
    } finally {
      meeting.ended(side, run);
    }
  };
  const [base, head] = await allEnded([look("base"), look("head")]);
  const failure = base.observation.probes?.failure ?? head.observation.probes?.failure ?? null;
  const probed = input === null ? null : { input, ...meeting.answers(), failure };
  return { ...of, sides: { base, head }, comparison, probed };
}

/**
 * Returns the comparison from before the probes if there is one healthy root: it would be the same now, and comparing
 * is slow.
 */
function comparedAlready(firsts: readonly FirstLook[]): Comparison | null {
  const [only, ...more] = firsts;
  return only !== undefined && more.length === 0 && isHealthy(only) ? only.comparison : null;
}

/** Second passes by root; null for a root that needs none. */
type SecondLooks = readonly (readonly [root: string, looked: SecondLook | null])[];

/** Returns the server of the roots. Throws without a root: a caller passes at least one. */
function serverOf([first]: readonly RootSessions[]): ServerRecord {
  if (first === undefined) throw new Error("A server has no root.");
  return first.server;
}

/** True if no side of the root failed. Only such a root is checked again. */
function isHealthy({ sides }: FirstLook): boolean {
  return sides.base.observation.failure === undefined && sides.head.observation.failure === undefined;
}

/**
 * Runs `work` on `width` items at a time, because each holds a server process; the results are in the order of `all`.
 * Waits for all items of a batch, even if one throws.
 */
async function runInBatches<One, Result>(
  all: readonly One[],
  width: number,
  work: (one: One) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < all.length; at += width)
    results.push(...(await allEnded(all.slice(at, at + width).map(work))));
  return results;
}

/**
 * Plans the second pass: which files are checked again in reverse order, and which lookups find causes. Undefined if
 * the first pass needs no confirmation.
 */
function planSecond(
  { changedFiles, looksUp }: MeasuredChange,
  { sides, comparison, graphs }: Pick<ServerRun, "sides" | "comparison" | "graphs">,
): SecondPlan | undefined {
  const plan = planConfirmation({
    comparison,
    changedFiles,
    renames: renamesIn(changedFiles),
    programs: { base: listOpenedFiles(sides.base), head: listOpenedFiles(sides.head) },
    graphs,
    reading: (side, path) => sides[side].reading(path),
  });
  if (plan === undefined) return undefined;
  const causes = findCauses({
    findings: comparison.findings,
    changedFiles,
    text: (side, path) => sides[side].text(path),
    reading: (side, path) => sides[side].reading(path),
    programs: { base: sides.base.program, head: sides.head.program },
    graph: graphs.head,
  });
  return { ...plan, causes, looksUp: looksUp !== false };
}

/**
 * Joins the second passes of the roots and derives the causes from their lookups. Null if no root was checked again.
 */
function secondRun(plan: SecondPlan, seconds: SecondLooks): SecondRun | null {
  const asked = seconds.flatMap(([root, looked]) => (looked === null ? [] : [[root, looked] as const]));
  if (asked.length === 0) return null;
  const joined = (side: Side) => joinObservations(asked.map(([root, looked]) => [root, looked[side]]));
  const [base, head] = [joined("base"), joined("head")];
  return {
    observations: { base, head },
    causes: plan.causes.causes(head.lookups),
    limits: [
      ...limits(
        "causes-cut",
        "Lanser did not search for the causes of all new findings outside of the change",
        plan.causes.cut(head.lookups),
      ),
    ],
  };
}

/** Returns what the report needs of one root. */
function rootRun(
  { root, server, sides, probed }: FirstLook,
  seconds: SecondLooks | null,
  underOwn: ReadonlySet<string>,
): RootRun {
  const [base, head] = [sides.base.packages, sides.head.packages];
  return {
    root,
    server,
    first: { base: sides.base.observation, head: sides.head.observation },
    // A root that one side does not have is judged by the packages of the other side.
    ...compact({
      packages: base === undefined && head === undefined ? undefined : { base: base ?? [], head: head ?? [] },
    }),
    withheld: { base: sides.base.withheld.length, head: sides.head.withheld.length },
    second: seconds?.find(([other]) => other === root)?.[1] ?? null,
    probed,
    isUnderOwn: underOwn.has(root),
  };
}

/** Returns the limit if it was reached at all. */
function limits(code: LimitCode, message: string, count: number): readonly Limit[] {
  return count === 0 ? [] : [limit(code, message, count)];
}

/** Both steps of the comparison for one root. */
type Agreement = {
  /** Checks files in doubt again, before anything is concluded from them. */
  readonly of: (side: Side, run: SideRun) => Promise<SideRun>;
  /** Returns the same run at its end, with the result of that check. */
  readonly settled: (side: Side, run: SideRun) => SideRun;
};

/**
 * Creates the comparison for one root. Does nothing unless the command of the server chose the scope (`complete`).
 */
export function createAgreement(
  scope: RunScope | undefined,
  { root, sessions }: Pick<RootSessions, "root" | "sessions">,
): Agreement {
  const files: Partial<Record<Side, Observation["files"]>> = {};
  return {
    of: async (side, run) => {
      if (scope?.mode !== "complete") return run;
      const compiled = scope.compiled[root]?.[side];
      if (compiled === undefined) return run;
      const own = new Set(run.program);
      const wanted = new Set(scope.paths[side].filter((path) => own.has(path)));
      const doubted = listDisagreeingFiles(run.observation, compiled, wanted);
      if (doubted.length === 0) return run;
      const { recheck } = sessions;
      if (recheck === undefined) throw new Error("No session can check the files in doubt again.");
      const again = await recheck(side, doubted);
      const still = listDisagreeingFiles(again, compiled, new Set(doubted));
      const observation = replaceDoubtedAnswers(run.observation, again, doubted, still);
      files[side] = observation.files;
      return { ...run, observation };
    },
    settled: (side, run) => {
      const own = files[side];
      return own === undefined || run.observation.failure !== undefined
        ? run
        : { ...run, observation: { ...run.observation, files: own } };
    },
  };
}

/** Files of both sides to check again, and the lookups that find causes. */
type SecondPlan = ConfirmationPlan & { readonly causes: Attribution; readonly looksUp: boolean };

/** Observations of the second pass. */
type SecondLook = Readonly<Record<Side, Observation>>;

/**
 * Checks the files of the plan that a root has; null if it has none of them. Lookups for causes run in the session
 * over head, because causes are edits of head.
 */
async function askAgain(
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
  const about = (side: Side, observation: Observation) =>
    dropFindingsIn(observation, contextFilesOf(side, scope));
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

/** Returns the observation of these files only, so that it can be compared with a second pass over them. */
function within(observation: Observation, paths: readonly string[]): Observation {
  const wanted = new Set(paths);
  return { ...observation, files: observation.files.filter(({ path }) => wanted.has(path)) };
}

/** Returns the files sorted by path: both passes have them in different orders. */
function inOrder({ files }: Observation): Observation["files"] {
  return files.toSorted((left, right) => compareText(left.path, right.path));
}

/** Returns the lookups of the plan; null if there are none, so that no session starts for them. */
function lookupsFor(causes: Attribution): LookupPlan | null {
  return causes.next([]).length === 0 ? null : causes.next;
}
