/**
 * Measures one server's comparison, live or replayed, root by root: first both sides completely, then the probes of
 * both. If anything is new or fixed, or may be hidden by the order, head is checked again in reverse order, and base if
 * that can tell more; the causes are looked up, and if there is memory this runs during the probes. Last, head is
 * checked under its own server configuration.
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

type Concurrency = {
  /** Number of roots that are checked at the same time. */
  readonly roots: number;
  /** True if there is memory for the second pass next to the first: while one side is probed, the other waits. */
  readonly isForBoth: boolean;
  /** False only to measure the cost of probes: unchecked code is not noticed then, and nothing is proven. */
  readonly isProbed?: boolean;
};

const least: Concurrency = { roots: 1, isForBoth: false };

/**
 * Measures the roots. `more` returns further roots, or is null; it is called once, after the first passes of the
 * others, while no session is open.
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
  const failed = ended.filter(({ observation }) => observation.failure !== undefined);
  // What failed in the end has found nothing, and of the others something else may be new then.
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

type Looks = {
  readonly firsts: readonly FirstLook[];
  readonly summed: ReturnType<typeof summedUp>;
  readonly seconds: SecondLooks | null;
};

type FirstLook = RootSessions & {
  readonly sides: Readonly<Record<Side, SideRun>>;
  readonly comparison: Comparison | null;
  readonly probed: ProbedRoot | null;
};

type Compared = Pick<RootSessions, "root" | "sessions"> & {
  readonly sides: Readonly<Record<Side, SideRun>>;
  readonly comparison: Comparison;
};

/** Starts the second pass of the only root as soon as both sides are compared: the probes do not change its plan. */
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

/** Joins the first passes and plans the second; the plan is undefined if there is nothing to check again. */
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

type EndedOfRoot = EndedLook & { readonly root: string };

async function endStaying(roots: readonly RootSessions[]): Promise<readonly EndedOfRoot[]> {
  const endings = roots.map(async ({ root, sessions: { end = async () => [] } }) =>
    (await end()).map((look) => ({ ...look, root })),
  );
  return (await allEnded(endings)).flat();
}

function withEndings({ scope }: MeasuredChange, first: FirstLook, ended: readonly EndedOfRoot[]): FirstLook {
  const lookOf = (side: Side): SideRun => {
    const own = ended.find(
      (one) => one.root === first.root && one.side === side && !one.isAgain,
    )?.observation;
    const run = first.sides[side];
    if (own === undefined || run.observation.failure !== undefined) return run;
    // What was said of it before: that it was restarted.
    const limits = [
      ...run.observation.limits.filter(({ code }) => code === "server-restarted"),
      ...own.limits,
    ];
    return { ...run, observation: dropFindingsIn({ ...own, limits }, contextFilesOf(side, scope)) };
  };
  return { ...first, sides: { base: lookOf("base"), head: lookOf("head") } };
}

/** Second looks that failed in the end have found nothing. */
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

type FirstOptions = {
  readonly isProbed: boolean;
  readonly whenCompared: ((compared: Compared) => void) | undefined;
};

/** Checks both sides completely, and then probes them. */
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

/** Returns the comparison from before the probes if there is one root: it would be the same now. */
function comparedAlready(firsts: readonly FirstLook[]): Comparison | null {
  const [only, ...more] = firsts;
  return only !== undefined && more.length === 0 && isHealthy(only) ? only.comparison : null;
}

type SecondLooks = readonly (readonly [root: string, looked: SecondLook | null])[];

function serverOf([first]: readonly RootSessions[]): ServerRecord {
  if (first === undefined) throw new Error("A server has no root.");
  return first.server;
}

function isHealthy({ sides }: FirstLook): boolean {
  return sides.base.observation.failure === undefined && sides.head.observation.failure === undefined;
}

/** Runs `work` on `width` items at a time; the results are in the order of `all`. */
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
        "new findings outside the change without a search for their cause",
        plan.causes.cut(head.lookups),
      ),
    ],
  };
}

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
    // Of a root that one side does not have the other's are judged.
    ...compact({
      packages: base === undefined && head === undefined ? undefined : { base: base ?? [], head: head ?? [] },
    }),
    withheld: { base: sides.base.withheld.length, head: sides.head.withheld.length },
    second: seconds?.find(([other]) => other === root)?.[1] ?? null,
    probed,
    isUnderOwn: underOwn.has(root),
  };
}

function limits(code: LimitCode, message: string, count: number): readonly Limit[] {
  return count === 0 ? [] : [limit(code, message, count)];
}

/** Compares a server's findings with the output of its own command, for the files that the command found to differ. */
type Agreement = {
  /** Checks files in doubt again, before anything is concluded from them. */
  readonly of: (side: Side, run: SideRun) => Promise<SideRun>;
  /** Returns the same run at its end, with the result of that check. */
  readonly settled: (side: Side, run: SideRun) => SideRun;
};

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
      if (recheck === undefined) throw new Error("Nobody can be asked about files in doubt.");
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

/** Runs the second pass of a root: head in the other order, and base if that can tell more. */
type SecondPlan = ConfirmationPlan & { readonly causes: Attribution; readonly looksUp: boolean };

type SecondLook = Readonly<Record<Side, Observation>>;

/** Checks the files of the plan that a root has; null if it has none of them. */
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
