/** Runs a server again, under the same schedule and under others, and finds what its results depend on. */
import { noVariation } from "../../session/observe/vary.ts";
import type { TraceDivergence } from "../../session/trace/compare.ts";
import { scanSecrets } from "../../session/trace/secrets.ts";
import {
  type AllRuns,
  type Arm,
  armRequest,
  canonicalArm,
  type DriftBaseline,
  type DriftOptions,
  factsOnly,
  type Repeated,
  runAll,
  scheduleName,
} from "./arms.ts";
import { compareFacts, type Divergence } from "./classes.ts";
import { firstDifferingAnswer } from "./differing-answer.ts";
import { factsOf } from "./facts.ts";
import { type Judgement, judgeRepeats, judgeRuns, type VariedRun } from "./judgement.ts";
import { detectionPower, type Outcome, type RunsSummary, summarise, upperBound95 } from "./runs.ts";
import { type IssueArm, type IssueFacts, upstreamIssue } from "./upstream.ts";

// Delta debugging: finds the fewest files under which a difference still happens, for a short issue.

/** Tests whether the difference happens with these items, a subset in the given order. */
type Happens<Item> = (items: readonly Item[]) => Promise<boolean>;

type Minimised<Item> = {
  readonly items: readonly Item[];
  /** Number of sets that were tried. */
  readonly tests: number;
  /**
   * "minimal": without any single item the difference does not happen. "cut": the limit of tests ended the search
   * earlier. "did-not-happen": the difference did not occur even with all items.
   */
  readonly outcome: "minimal" | "cut" | "did-not-happen";
};

/**
 * Minimises by ddmin (Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002): each part alone
 * first, then everything without one part, then smaller parts. Each test starts the server, so no set is tried twice,
 * and at most `testsMax` sets are tried. The first one is the complete set.
 */
export async function minimise<Item>(
  items: readonly Item[],
  happens: Happens<Item>,
  testsMax: number,
): Promise<Minimised<Item>> {
  const known = new Map<string, boolean>();
  let tests = 0;
  const holds = async (indices: readonly number[]): Promise<boolean> => {
    const key = indices.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    if (tests >= testsMax) throw new BudgetSpent();
    tests += 1;
    const held = await happens(indices.map((index) => items[index] as Item));
    known.set(key, held);
    return held;
  };

  let least: readonly number[] = [...items.keys()];
  const minimised = (outcome: Minimised<Item>["outcome"]): Minimised<Item> => ({
    items: least.map((index) => items[index] as Item),
    tests,
    outcome,
  });
  try {
    if (!(await holds(least))) return minimised("did-not-happen");
    let parts = 2;
    while (least.length > 0) {
      const smaller = await reduce(least, Math.min(parts, least.length), holds);
      if (smaller !== undefined) {
        least = smaller.items;
        parts = smaller.parts;
      } else if (parts >= least.length) break;
      else parts *= 2;
    }
    return minimised("minimal");
  } catch (error) {
    if (error instanceof BudgetSpent) return minimised("cut");
    throw error;
  }
}

class BudgetSpent extends Error {}

/**
 * Runs one round of ddmin: returns the first smaller set that holds, with the next number of parts. Undefined for none.
 */
async function reduce(
  least: readonly number[],
  parts: number,
  holds: Happens<number>,
): Promise<{ readonly items: readonly number[]; readonly parts: number } | undefined> {
  const split = splitInto(least, parts);
  if (parts > 1) {
    for (const part of split) if (await holds(part)) return { items: part, parts: 2 };
  }
  for (const part of split) {
    const rest = least.filter((index) => !part.includes(index));
    if (await holds(rest)) return { items: rest, parts: Math.max(2, parts - 1) };
  }
  return undefined;
}

/** Splits into parts whose sizes differ by at most one. */
function splitInto(all: readonly number[], parts: number): readonly (readonly number[])[] {
  return Array.from({ length: parts }, (_, index) =>
    all.slice(Math.floor((index * all.length) / parts), Math.floor(((index + 1) * all.length) / parts)),
  );
}

type MinimisedFiles = {
  /** Files that must exist. */
  readonly exist: readonly string[];
  /** Files among them that must be opened; the others only need to be on the disk. */
  readonly opened: readonly string[];
  readonly tests: number;
  readonly outcome: Minimised<string>["outcome"];
};

/**
 * Minimises files in two passes: first the files that must exist, all of them opened; then those that must be opened. A
 * file can matter only because the server reads it from the disk as an import. `testsMax` limits both passes together.
 */
export async function minimiseFiles(
  files: readonly string[],
  happens: (exist: readonly string[], opened: readonly string[]) => Promise<boolean>,
  testsMax: number,
): Promise<MinimisedFiles> {
  const there = await minimise(files, (some) => happens(some, some), testsMax);
  const exist = there.items;
  if (there.outcome !== "minimal")
    return { exist, opened: exist, tests: there.tests, outcome: there.outcome };
  const opened = await minimise(exist, (some) => happens(exist, some), testsMax - there.tests);
  // The first pass ended with all of these files open and the difference present. If it is absent now, it is flaky.
  return {
    exist,
    opened: opened.items,
    tests: there.tests + opened.tests,
    outcome: opened.outcome === "did-not-happen" ? "cut" : opened.outcome,
  };
}

/** One of the two arms of a reproduction: names and the opened files in their order. */
export type ReproducedArm = {
  readonly schedule: string;
  readonly variation: string;
  readonly opened: readonly string[];
};

/** The fewest files that show the divergence, and the two arms whose results differ. */
export type Reproduction = {
  readonly arms: readonly [wanted: ReproducedArm, got: ReproducedArm];
  readonly exist: readonly string[];
  /** "did-not-happen": it did not occur again with all files, so nothing was reduced. */
  readonly outcome: "minimal" | "cut" | "did-not-happen";
  readonly tests: number;
  readonly divergence: Divergence;
};

/** First answer in which two conversations of one schedule differ. */
export type DifferingAnswer = {
  /** Null for the recording; otherwise the number of a canonical run, from 1. */
  readonly wanted: number | null;
  readonly got: number;
  /** `a` is the wanted answer. */
  readonly at: TraceDivergence;
};

/** Result of `lanser trace drift`; `drift-v1.ts` writes its published form. */
export type DriftReport = {
  readonly target: string;
  readonly server: { readonly id: string; readonly version: string };
  readonly judgement: Judgement;
  /** Divergence of the trace from the first canonical run; null without a trace. */
  readonly recorded: Divergence | null;
  readonly canonical: RunsSummary;
  /** First differing answer of the recording and the first canonical run, or else of two canonical runs. */
  readonly differingAnswer: DifferingAnswer | null;
  /** Canonical runs and those under other schedules. */
  readonly runs: RunsSummary;
  readonly variations: readonly VariedRun[];
  /** Result of each difference that was repeated. */
  readonly repeats: readonly Repeated[];
  readonly against: DriftBaseline | null;
  readonly reproduction: Reproduction | null;
  readonly issue: { readonly title: string; readonly body: string } | null;
  /** Probability that the canonical runs show a flake that occurs with probability `p`. */
  readonly power: readonly { readonly p: number; readonly chance: number }[];
};

const powerOf = [0.2, 0.1, 0.05, 0.02] as const;

/**
 * Measures a drift report: runs all arms, judges them, and reduces a difference to few files with the text of an issue.
 * `lanser trace drift` and the nightly job call it. A recorded trace counts as one more canonical run.
 */
export async function measureDrift(options: DriftOptions): Promise<DriftReport> {
  const runs = await runAll(options);
  const { first, canonical, varied, repeats } = runs;
  const [canonicalRuns, allRuns] = [summarise(canonical), summarise([...canonical, ...runs.scheduled])];
  const recorded = options.recorded === null ? null : compareFacts(factsOf(options.recorded), factsOf(first));
  const judgement = judgeRepeats(
    judgeRuns(canonical, canonicalRuns, allRuns, recorded, varied),
    repeats,
    recorded,
  );
  // A recording is a canonical run, too, unless it is from another environment (D9).
  const counted = canonical.length + (recorded === null || recorded.class === "D9" ? 0 : 1);
  const found = suspected(options, judgement, canonicalRuns, allRuns, varied);
  const reproduction = found === undefined ? null : await reproduce(options, found);
  return {
    target: options.target,
    server: { id: options.server.id, version: options.server.version },
    judgement,
    recorded,
    canonical: withRecording(canonicalRuns, recorded),
    differingAnswer: differingAnswer(options, runs, recorded, canonicalRuns),
    runs: withRecording(allRuns, recorded),
    variations: varied,
    repeats,
    against: runs.against,
    reproduction,
    issue: found === undefined ? null : issueOf(options, found, reproduction),
    power: powerOf.map((p) => ({ p, chance: detectionPower(p, counted) })),
  };
}

/**
 * Counts the recording as one more run in the upper bound: an equal one makes it smaller, a different one removes it. A
 * recording from another environment (D9) does not count, since it says nothing about chance.
 */
function withRecording(runs: RunsSummary, recorded: Divergence | null): RunsSummary {
  if (runs.upper95 === null || recorded === null || recorded.class === "D9") return runs;
  return { ...runs, upper95: recorded.class === "D0" ? upperBound95(runs.runs + 1) : null };
}

/**
 * Finds the first answer that differs, so that a person can read the two messages. The recording comes first, because
 * it is the file that people have; without a difference there, two canonical runs are compared. Null if none differs.
 */
function differingAnswer(
  { recorded }: DriftOptions,
  { first, other }: Pick<AllRuns, "first" | "other">,
  divergence: Divergence | null,
  { firstDivergence }: RunsSummary,
): DifferingAnswer | null {
  if (recorded !== null && divergence !== null) {
    const at = firstDifferingAnswer(recorded, first, divergence);
    if (at !== null) return { wanted: null, got: 1, at };
  }
  if (firstDivergence === null || other === undefined) return null;
  const at = firstDifferingAnswer(first, other, firstDivergence.divergence);
  return at === null ? null : { wanted: 1, got: firstDivergence.run + 1, at };
}

type Suspected = {
  readonly arms: readonly [wanted: Arm, got: Arm];
  readonly divergence: Divergence;
  readonly seen: IssueFacts["seen"];
};

/**
 * Returns the pair of arms for the reduction and the issue, with the first divergence that decides. Undefined for a
 * judgement that no repeated run can reproduce, for example `drifted`.
 */
function suspected(
  options: DriftOptions,
  judgement: Judgement,
  canonicalRuns: RunsSummary,
  allRuns: RunsSummary,
  varied: readonly VariedRun[],
): Suspected | undefined {
  if (judgement === "nondeterministic") {
    const outcome = canonicalRuns.outcomes.find(({ divergence }) => divergence.decides);
    if (outcome === undefined) return undefined;
    const differing = canonicalRuns.runs - (canonicalRuns.outcomes[0]?.runs ?? 0);
    return {
      arms: [canonicalArm, canonicalArm],
      divergence: outcome.divergence,
      seen: { runs: differing, of: canonicalRuns.runs, reference: canonicalRuns.runs },
    };
  }
  if (judgement === "order-dependent") {
    const outcome = allRuns.outcomes.find(({ divergence }) => divergence.decides);
    const name = outcome?.schedules[0]?.name;
    const schedule = options.schedules.find((one) => scheduleName(one) === name);
    if (outcome === undefined || schedule === undefined) return undefined;
    const times = ({ schedules }: Outcome) => schedules.find((one) => one.name === name)?.runs ?? 0;
    return {
      arms: [canonicalArm, { ...canonicalArm, schedule }],
      divergence: outcome.divergence,
      seen: {
        runs: times(outcome),
        of: allRuns.outcomes.reduce((sum, one) => sum + times(one), 0),
        reference: canonicalRuns.runs,
      },
    };
  }
  if (judgement !== "environment-dependent") return undefined;
  const run = varied.find(({ divergence }) => divergence.decides);
  const variation = options.variations.find(({ name }) => name === run?.name);
  if (run === undefined || variation === undefined) return undefined;
  return {
    arms: [canonicalArm, { ...canonicalArm, variation }],
    divergence: run.divergence,
    seen: { runs: 1, of: 1, reference: canonicalRuns.runs },
  };
}

/**
 * Reduces the program to the fewest files that show the divergence. A set counts only if it shows the same class of
 * divergence, because a smaller set may have another defect. Null if the options do not request a reduction.
 */
async function reproduce(options: DriftOptions, found: Suspected): Promise<Reproduction | null> {
  if (options.reduce === null) return null;
  const { setsMax, runsPerSet } = options.reduce;
  const [wanted, got] = found.arms;
  // If both arms are the same, only chance separates them, so several runs are needed to see the difference.
  const tries = wanted === got ? runsPerSet : 1;
  let last = found.divergence;
  const happens = async (exist: readonly string[], opened: readonly string[]): Promise<boolean> => {
    options.progress(`reduce to ${exist.length} files, ${opened.length} opened`);
    const observe = async (arm: Arm) =>
      factsOnly(await options.observeOnce(armRequest(options, arm, exist, opened)));
    const reference = await observe(wanted);
    for (let run = 0; run < tries; run += 1) {
      const divergence = compareFacts(reference, await observe(got));
      if (divergence.class !== found.divergence.class) continue;
      last = divergence;
      return true;
    }
    return false;
  };
  const { exist, opened, outcome, tests } = await minimiseFiles(options.program, happens, setsMax);
  return {
    arms: [armOf(options, wanted, opened), armOf(options, got, opened)],
    exist,
    outcome,
    tests,
    divergence: last,
  };
}

function armOf(options: DriftOptions, arm: Arm, opened: readonly string[]): ReproducedArm {
  const { schedule, paths, variation } = armRequest(options, arm, null, opened);
  return { schedule, variation: variation.name, opened: paths };
}

/**
 * Returns an issue for the maintainers of the server. Without a reduction it lists only the files that differ, because
 * the complete program is too long for an issue.
 */
function issueOf(
  options: DriftOptions,
  found: Suspected,
  reproduction: Reproduction | null,
): { readonly title: string; readonly body: string } {
  const isReduced = reproduction !== null && reproduction.outcome !== "did-not-happen";
  const divergence = isReduced ? reproduction.divergence : found.divergence;
  const differing = new Set(divergence.differences.map(({ path }) => path));
  const paths = isReduced ? reproduction.exist : options.program.filter((path) => differing.has(path));
  const [wanted, got] = isReduced
    ? reproduction.arms
    : [armOf(options, found.arms[0], options.program), armOf(options, found.arms[1], options.program)];
  return upstreamIssue({
    server: options.server,
    arms: [issueArm(options, wanted), issueArm(options, got)],
    divergence,
    seen: found.seen,
    files: [...options.configurationFiles, ...paths].flatMap((path) => {
      const text = options.text(path);
      return text === null ? [] : [{ path, text: withoutSecrets(text) }];
    }),
    configurationFiles: options.configurationFiles.length,
    reduced: isReduced ? { isMinimal: reproduction.outcome === "minimal", tests: reproduction.tests } : null,
    environment: options.environment,
  });
}

/** Replaces a text that contains a secret, because people paste the issue into a public tracker. */
function withoutSecrets(text: string): string {
  const [first] = scanSecrets(text);
  return first === undefined
    ? text
    : `(Lanser left this file out, because line ${first.line} matches a secret: ${first.kind})
`;
}

function issueArm(options: DriftOptions, { schedule, variation, opened }: ReproducedArm): IssueArm {
  return {
    name: variation === noVariation.name ? `${schedule} order` : `${schedule} order, ${variation}`,
    opened,
    command: options.ownCommand?.(opened) ?? null,
  };
}
