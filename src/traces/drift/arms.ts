/**
 * Runs the arms of a drift report. An arm is one way to run the server: an order of files and a variation of the
 * environment. The canonical arm is the order of the server's own command, without a variation.
 */

import { canonical } from "../../model/json.ts";
import { noVariation, type Variation } from "../../session/observe/vary.ts";
import { compareFacts } from "./classes.ts";
import { type DriftFacts, factsOf, fingerprint, type ObservedRun } from "./facts.ts";
import {
  factsDiffer,
  hasAnswer,
  type Judgement,
  type Repeats,
  type RunCount,
  repeatsLeast,
  repeatsOf,
  usualFacts,
  type VariedRun,
} from "./judgement.ts";
import type { DiagnosticPair } from "./pairs.ts";
import { seededRandom, shuffled } from "./random.ts";
import { rawKey } from "./raw-diagnostic.ts";
import type { Run } from "./runs.ts";
import { compareVersions, driftOf, type VersionDrift } from "./versions.ts";

/**
 * Finds the differences that are due to another version of a server: those in all its repeats and in no canonical run.
 */
export type DriftBaseline = {
  readonly version: string;
  /** Named differences: only those that every repeat of the other version has and no canonical run. */
  readonly drift: VersionDrift;
  /** Number of runs that it is based on, without the first of the other version; null if that run does not differ. */
  readonly repeated: { readonly own: number; readonly canonical: number } | null;
  /** Differences of the first run or of a repeat that are not due to the version, and how often they were seen. */
  readonly unsettled: readonly Unsettled[];
};

type Unsettled = { readonly pair: DiagnosticPair; readonly repeats: Repeats };

type VersionRuns = {
  readonly version: string;
  /** First run of the other version, which is not one of its repeats. */
  readonly sighting: DriftFacts;
  /** Repeats of the other version; empty if its first run does not differ. */
  readonly own: readonly DriftFacts[];
  /** Canonical runs, including the recording. */
  readonly canonical: readonly [DriftFacts, ...DriftFacts[]];
};

/**
 * Removes the environment, the protocol and the lookups. They differ between any two versions of a server, so they
 * would hide whether the diagnostics differ.
 */
function resultsOnly(facts: DriftFacts): DriftFacts {
  return { ...facts, environment: null, protocol: null, lookups: [] };
}

/** True if the results of another version's first run differ. Only then does Lanser spend seven more runs on it. */
function differsByVersion(canonical: DriftFacts, sighting: DriftFacts): boolean {
  return factsDiffer(resultsOnly(canonical), resultsOnly(sighting));
}

/**
 * Attributes differences to a version: those in all its repeats and in no canonical run. A difference that a flaky
 * server shows by chance must not count as a change of the version. `unsettled` lists all other differences. Without
 * repeats no difference counts. If too few canonical runs or any repeat failed, `drift.failures` says so.
 */
export function judgeVersions({ version, sighting, own, canonical: all }: VersionRuns): DriftBaseline {
  const healthy = all.filter(({ failure }) => failure === null);
  const [first, ...others] = healthy;
  const reference = first === undefined ? all[0] : usualFacts([first, ...others]);
  if (own.length === 0) {
    const once = compareVersions(reference, sighting);
    // A difference that was seen only once can be chance, so it is not attributed to the version.
    const drift = once.findings.length === 0 ? once : driftOf([], [], { before: notRepeated, after: null });
    return { version, drift, repeated: null, unsettled: [] };
  }
  const repeated = { own: own.length, canonical: healthy.length };
  const failures = { before: explainTooFewRuns(healthy.length, all), after: explainFailedRepeats(own) };
  if (failures.before !== null || failures.after !== null)
    return { version, drift: driftOf([], [], failures), repeated, unsettled: [] };

  // A file without an answer in any of these runs has unknown findings, so its differences do not count.
  const unknown = new Map(
    [
      ...own.map((facts) => [reference, facts] as const),
      ...healthy.map((facts) => [facts, sighting] as const),
    ]
      .flatMap(([before, after]) => compareVersions(before, after).unknown)
      .map((one) => [one.path, one] as const),
  );
  const pairsOf = (facts: DriftFacts) =>
    new Map(
      compareVersions(reference, facts)
        .findings.filter(({ wanted, got }) => !unknown.has((wanted ?? got).path))
        .map((pair) => [keyOf(pair), pair] as const),
    );
  const [seen, ownPairs, canonicalPairs] = [pairsOf(sighting), own.map(pairsOf), healthy.map(pairsOf)];
  const judged = [...new Map([seen, ...ownPairs].flatMap((pairs) => [...pairs]))].map(([key, pair]) => {
    const times = (runs: readonly ReadonlyMap<string, DiagnosticPair>[]) => ({
      runs: runs.filter((pairs) => pairs.has(key)).length,
      of: runs.length,
    });
    return { pair, repeats: repeatsOf(version, times(ownPairs), times(canonicalPairs)) };
  });
  const named = judged.filter(({ repeats }) => repeats.outcome === "named").map(({ pair }) => pair);
  return {
    version,
    drift: driftOf(named, [...unknown.values()], failures),
    repeated,
    unsettled: judged.filter(({ repeats }) => repeats.outcome !== "named"),
  };
}

const notRepeated = "Lanser did not repeat the differences, because the canonical runs are not comparable";

function explainTooFewRuns(healthy: number, { length }: readonly DriftFacts[]): string | null {
  return healthy < repeatsLeast ? `only ${healthy} of ${length} canonical runs ended normally` : null;
}

function explainFailedRepeats(own: readonly DriftFacts[]): string | null {
  const failed = own.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  return failed[0] === undefined ? null : `${failed[0]}, in ${failed.length} of ${own.length} repeats`;
}

/** Returns a key that equal differences of several runs share, so that `judgeVersions` can count them. */
function keyOf({ class: of, wanted, got }: DiagnosticPair): string {
  return canonical([of, wanted === null ? null : rawKey(wanted), got === null ? null : rawKey(got)]);
}

/** An order in which files are opened: the canonical one, its reverse, or a shuffle that its seed determines. */
export type DriftSchedule =
  | { readonly kind: "canonical" }
  | { readonly kind: "reverse" }
  | { readonly kind: "shuffle"; readonly seed: string };

const canonicalSchedule: DriftSchedule = { kind: "canonical" };

/**
 * Parses "canonical", "reverse" or "shuffle:SEED", as people write it in `--schedules` and as traces record it. A seed
 * is 1 to 64 of A-Z a-z 0-9 . _ - Returns undefined for anything else.
 */
export function parseSchedule(name: string): DriftSchedule | undefined {
  if (name === "canonical" || name === "reverse") return { kind: name };
  const seed = /^shuffle:([\w.-]{1,64})$/.exec(name)?.[1];
  return seed === undefined ? undefined : { kind: "shuffle", seed };
}

/** Returns the name that `parseSchedule` reads. */
export function scheduleName(schedule: DriftSchedule): string {
  return schedule.kind === "shuffle" ? `shuffle:${schedule.seed}` : schedule.kind;
}

/**
 * Sorts files by a schedule. `canonical` is the order in which the server's own command walks the tree. A seed gives
 * the same shuffle on every machine, so that a report can be reproduced.
 */
export function inScheduleOrder(schedule: DriftSchedule, canonical: readonly string[]): readonly string[] {
  switch (schedule.kind) {
    case "canonical":
      return canonical;
    case "reverse":
      return canonical.toReversed();
    case "shuffle":
      return shuffled(canonical, seededRandom(`lanser.schedule.v1 ${schedule.seed}`));
  }
}

export type Arm = { readonly schedule: DriftSchedule; readonly variation: Variation };
export const canonicalArm: Arm = { schedule: canonicalSchedule, variation: noVariation };

/** All runs of a drift report, as `measureDrift` judges them. */
export type AllRuns = {
  /** First canonical run, and the first one that differs from it; of the others only the facts are kept. */
  readonly first: ObservedRun;
  readonly other: ObservedRun | undefined;
  readonly canonical: readonly Run[];
  /** Runs under other schedules. */
  readonly scheduled: readonly Run[];
  readonly varied: readonly VariedRun[];
  readonly repeats: readonly Repeated[];
  /** Null if no other version is compared, or nothing can be compared with it. */
  readonly against: DriftBaseline | null;
};

/** Result of the repeats of one arm. */
export type Repeated = Repeats & {
  /** Judgement if the difference is in every repeat. */
  readonly names: Judgement;
};

/**
 * Maximum number of arms of each kind that are repeated. An order-dependent result usually differs under every other
 * order, so more arms would cost runs and show nothing new.
 */
const armsMax = 3;

/**
 * Runs all arms one after the other, so that no run disturbs another. Only differences are repeated, before they are
 * named: at most 7 more canonical runs, and 7 each of three schedules, three variations and another version.
 */
export async function runAll(options: DriftOptions): Promise<AllRuns> {
  const canonical: Run[] = [];
  let first: ObservedRun | undefined;
  let other: ObservedRun | undefined;
  const observe = async (what: string, arm: Arm): Promise<Rerecorded> => {
    options.progress(what);
    return options.observeOnce(armRequest(options, arm, null, options.program));
  };
  const runCanonical = async (until: number): Promise<void> => {
    while (canonical.length < until) {
      const again = await observe(`canonical ${canonical.length + 1} of ${until}`, canonicalArm);
      const facts = factsOf(again);
      canonical.push(runOf(canonicalArm, facts));
      const isOther = canonical.length > 1 && fingerprint(facts) !== fingerprint((canonical[0] as Run).facts);
      if (first === undefined) first = again;
      else if (other === undefined && isOther) other = again;
      else again.discard?.();
    }
  };
  await runCanonical(Math.max(1, options.runs));
  const reference = (canonical[0] as Run).facts;
  const scheduled: Run[] = [];
  for (const schedule of options.schedules) {
    const arm = { ...canonicalArm, schedule };
    scheduled.push(runOf(arm, factsOnly(await observe(scheduleName(schedule), arm))));
  }
  const varied: VariedRun[] = [];
  const variedFacts: DriftFacts[] = [];
  for (const variation of options.variations) {
    const run = await observe(`canonical, ${variation.name}`, { ...canonicalArm, variation });
    const facts = factsOnly(run);
    variedFacts.push(facts);
    const divergence = compareFacts(reference, facts);
    varied.push({ name: variation.name, divergence, notVaried: run.notVaried });
  }
  const { against: version } = options;
  const observeVersion = async (what: string): Promise<DriftFacts> => {
    options.progress(`canonical, version ${version}${what}`);
    const request = armRequest(options, canonicalArm, null, options.program);
    return resultsOnly(factsOnly(await options.observeOnce({ ...request, version })));
  };
  const sighting = version === null ? null : await observeVersion("");

  const recording = options.recorded === null ? [] : [factsOf(options.recorded)];
  const known = recording.filter((facts) => compareFacts(facts, reference).class !== "D9");
  const canonicalFacts = (): readonly [DriftFacts, ...DriftFacts[]] => [
    reference,
    ...canonical.slice(1).map(({ facts }) => facts),
    ...known,
  ];
  // If the environment changed during the report (D9), or no run gave an answer, repeats would prove nothing.
  const isComparable = [...canonical.slice(1), ...scheduled]
    .map(({ facts }) => facts)
    .concat(variedFacts)
    .every((facts) => compareFacts(reference, facts).class !== "D9");
  const hasNone = canonical.every(({ facts }) => !hasAnswer(facts));
  const isOtherVersion =
    isComparable && !hasNone && sighting !== null && differsByVersion(usualFacts(canonicalFacts()), sighting);
  const repeats: Repeated[] = [];
  const against = async (): Promise<DriftBaseline | null> => {
    if (version === null || sighting === null) return null;
    const own: DriftFacts[] = [];
    if (isOtherVersion)
      for (let nth = 1; nth <= repeatsLeast; nth += 1)
        own.push(await observeVersion(`, repeat ${nth} of ${repeatsLeast}`));
    const [one, ...more] = canonicalFacts();
    return judgeVersions({
      version,
      sighting,
      own,
      canonical: [resultsOnly(one), ...more.map(resultsOnly)],
    });
  };
  const done = async (): Promise<AllRuns> => ({
    first: first as ObservedRun,
    other,
    canonical,
    scheduled,
    varied,
    repeats,
    against: await against(),
  });
  if (!isComparable || hasNone) return done();

  // Before the canonical runs are judged, so that one that differs among these is repeated, too.
  if (isOtherVersion) await runCanonical(repeatsLeast - known.length);
  if (canonicalFacts().some((facts) => factsDiffer(reference, facts))) {
    // The canonical arm gave two results. More runs show whether one of them occurred only once.
    await runCanonical(canonical.length + repeatsLeast);
    const most = usualFacts(canonicalFacts());
    const differing = canonicalFacts().filter((facts) => factsDiffer(most, facts));
    const [recorded] = known;
    const isRecordingAlone = recorded !== undefined && differing.length === 1 && factsDiffer(most, recorded);
    const counted: RunCount = { runs: differing.length - 1, of: canonicalFacts().length - 1 };
    repeats.push(
      isRecordingAlone
        ? {
            ...repeatsOf("recorded", { runs: canonical.length, of: canonical.length }, { runs: 0, of: 0 }),
            names: "drifted",
          }
        : { ...repeatsOf("canonical", { runs: 0, of: 0 }, counted), names: "nondeterministic" },
    );
    if (repeats.some(({ outcome }) => outcome !== "seen-once")) return done();
  }
  const most = usualFacts(canonicalFacts());
  const once = canonicalFacts().filter((facts) => factsDiffer(most, facts));
  const repeat = async (name: string, arm: Arm, names: Judgement, sighting: DriftFacts): Promise<void> => {
    // A canonical result that occurred only once is already judged, unless this arm gave the same result.
    const judged = once.filter((facts) => factsDiffer(sighting, facts)).length;
    await runCanonical(repeatsLeast - known.length);
    let shown = 0;
    for (let nth = 1; nth <= repeatsLeast; nth += 1) {
      const facts = factsOnly(await observe(`${name}, repeat ${nth} of ${repeatsLeast}`, arm));
      if (arm.variation === noVariation) scheduled.push(runOf(arm, facts));
      if (factsDiffer(most, facts)) shown += 1;
    }
    const canonicalRuns = canonicalFacts();
    const differing = canonicalRuns.filter((facts) => factsDiffer(most, facts)).length - judged;
    const own = { runs: shown, of: repeatsLeast };
    repeats.push({ ...repeatsOf(name, own, { runs: differing, of: canonicalRuns.length - judged }), names });
  };
  const orders = options.schedules
    .map((schedule, at) => ({ schedule, facts: (scheduled[at] as Run).facts }))
    .filter(({ facts }) => factsDiffer(most, facts));
  for (const { schedule, facts } of orders.slice(0, armsMax)) {
    await repeat(scheduleName(schedule), { ...canonicalArm, schedule }, "order-dependent", facts);
    if (repeats.at(-1)?.outcome === "named") return done();
  }
  const variations = options.variations
    .map((variation, at) => ({ variation, facts: variedFacts[at] as DriftFacts }))
    .filter(({ facts }) => factsDiffer(most, facts));
  for (const { variation, facts } of variations.slice(0, armsMax)) {
    await repeat(variation.name, { ...canonicalArm, variation }, "environment-dependent", facts);
    if (repeats.at(-1)?.outcome === "named") return done();
  }
  return done();
}

/** Reads the facts of a run and deletes its trace: the traces of all runs of a report would fill the disk. */
export function factsOnly(run: ObservedRun): DriftFacts {
  const facts = factsOf(run);
  run.discard?.();
  return facts;
}

function runOf({ schedule }: Arm, facts: DriftFacts): Run {
  return { schedule: scheduleName(schedule), facts };
}

/**
 * Returns the request that runs an arm over `opened`. The order of the whole program is shuffled first and then
 * filtered. To shuffle a smaller list would give other relative positions, and so another schedule.
 */
export function armRequest(
  options: DriftOptions,
  { schedule, variation }: Arm,
  files: readonly string[] | null,
  opened: readonly string[],
): ObserveRequest {
  const isOpened = new Set(opened);
  return {
    schedule: scheduleName(schedule),
    paths: inScheduleOrder(schedule, options.program).filter((path) => isOpened.has(path)),
    files,
    variation,
    version: null,
  };
}

// Options of a drift run, and the request for one run of a server.

/** One run in a new process. */
export type ObserveRequest = {
  /** Name for people and for the trace: "canonical", "reverse", "shuffle:17". */
  readonly schedule: string;
  /** Files to open, in this order. */
  readonly paths: readonly string[];
  /** Files that exist in the tree, in the order of the walk; null for all of the snapshot. */
  readonly files: readonly string[] | null;
  readonly variation: Variation;
  /** Another version of the server; null for the trace's own. */
  readonly version: string | null;
};

type Rerecorded = ObservedRun & {
  /** Properties that this machine could not vary, in words. */
  readonly notVaried: readonly string[];
};

type ObserveOnce = (request: ObserveRequest) => Promise<Rerecorded>;

/** Everything that a drift report needs. Only `observeOnce` starts a server, so tests can script the runs. */
export type DriftOptions = {
  /** Name for people: the trace or the project. */
  readonly target: string;
  readonly server: { readonly id: string; readonly name: string; readonly version: string };
  /** Files in the order in which the server's own command walks the tree. */
  readonly program: readonly string[];
  /** Canonical run from a trace; null without one. */
  readonly recorded: ObservedRun | null;
  /** Number of runs of the canonical schedule; at least one. */
  readonly runs: number;
  /** Schedules, each run once. */
  readonly schedules: readonly DriftSchedule[];
  /** Variations, each run once under the canonical schedule. */
  readonly variations: readonly Variation[];
  /** Version to compare with; null for none. */
  readonly against: string | null;
  /**
   * Maximum number of sets of files, and number of runs of each if only a repetition shows the difference; null: not
   * reduced.
   */
  readonly reduce: { readonly setsMax: number; readonly runsPerSet: number } | null;
  /** Returns a text for an issue; null for a file that cannot be read. */
  readonly text: (path: string) => string | null;
  /** The server's own configuration files in the tree; they exist in every run, however few sources do. */
  readonly configurationFiles: readonly string[];
  /** The server's own command over these files in this order; null if it has no order, or is unknown. */
  readonly ownCommand: ((paths: readonly string[]) => readonly string[]) | null;
  /** Names and values for an issue. */
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly observeOnce: ObserveOnce;
  /** Reports progress before each run. */
  readonly progress: (what: string) => void;
};
