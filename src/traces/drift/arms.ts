/** Runs the arms of a drift report: the canonical runs, other arms, and repeats of differences. */
import { noVariation, type Variation } from "../../session/observe/vary.ts";
import { type Against, differsByVersion, judgeVersions, resultsOnly } from "./against.ts";
import { compareFacts } from "./classes.ts";
import { type Facts, factsOf, fingerprint, type Observed } from "./facts.ts";
import { hasAnswer, type Judgement, type VariedRun } from "./judgement.ts";
import type { DriftOptions, ObserveRequest, Rerecorded } from "./options.ts";
import { type Counted, differs, type Repeats, repeatsLeast, repeatsOf, usual } from "./repeats.ts";
import type { Run } from "./runs.ts";
import { canonicalSchedule, type DriftSchedule, inOrder, scheduleName } from "./schedules.ts";

export type Arm = { readonly schedule: DriftSchedule; readonly variation: Variation };
export const canonicalArm: Arm = { schedule: canonicalSchedule, variation: noVariation };

export type AllRuns = {
  /** First canonical run, and the first one that differs from it; of the others only the facts are kept. */
  readonly first: Observed;
  readonly other: Observed | undefined;
  readonly canonical: readonly Run[];
  /** Runs under other schedules. */
  readonly scheduled: readonly Run[];
  readonly varied: readonly VariedRun[];
  readonly repeats: readonly Repeated[];
  /** Null if no other version is compared, or nothing can be compared with it. */
  readonly against: Against | null;
};

export type Repeated = Repeats & {
  /** Judgement if the difference is in every repeat. */
  readonly names: Judgement;
};

/** Maximum number of arms of each kind that are repeated: an order-dependent result differs under every other order. */
const armsMax = 3;

/**
 * Runs all arms one after the other, so that no run disturbs another. Only differences are repeated, before they are
 * named: at most 7 more canonical runs, and 7 each of three schedules, three variations and another version.
 */
export async function runAll(options: DriftOptions): Promise<AllRuns> {
  const canonical: Run[] = [];
  let first: Observed | undefined;
  let other: Observed | undefined;
  const observe = async (what: string, arm: Arm): Promise<Rerecorded> => {
    options.progress(what);
    return options.observeOnce(requestOf(options, arm, null, options.program));
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
    scheduled.push(runOf(arm, factsAndNoMore(await observe(scheduleName(schedule), arm))));
  }
  const varied: VariedRun[] = [];
  const variedFacts: Facts[] = [];
  for (const variation of options.variations) {
    const run = await observe(`canonical, ${variation.name}`, { ...canonicalArm, variation });
    const facts = factsAndNoMore(run);
    variedFacts.push(facts);
    const divergence = compareFacts(reference, facts);
    varied.push({ name: variation.name, divergence, notVaried: run.notVaried });
  }
  const { against: version } = options;
  const observeVersion = async (what: string): Promise<Facts> => {
    options.progress(`canonical, version ${version}${what}`);
    const request = requestOf(options, canonicalArm, null, options.program);
    return resultsOnly(factsAndNoMore(await options.observeOnce({ ...request, version })));
  };
  const sighting = version === null ? null : await observeVersion("");

  const recording = options.recorded === null ? [] : [factsOf(options.recorded)];
  const known = recording.filter((facts) => compareFacts(facts, reference).class !== "D9");
  const canonicalFacts = (): readonly [Facts, ...Facts[]] => [
    reference,
    ...canonical.slice(1).map(({ facts }) => facts),
    ...known,
  ];
  const isComparable = [...canonical.slice(1), ...scheduled]
    .map(({ facts }) => facts)
    .concat(variedFacts)
    .every((facts) => compareFacts(reference, facts).class !== "D9");
  const hasNone = canonical.every(({ facts }) => !hasAnswer(facts));
  const isOtherVersion =
    isComparable && !hasNone && sighting !== null && differsByVersion(usual(canonicalFacts()), sighting);
  const repeats: Repeated[] = [];
  const against = async (): Promise<Against | null> => {
    if (version === null || sighting === null) return null;
    const own: Facts[] = [];
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
    first: first as Observed,
    other,
    canonical,
    scheduled,
    varied,
    repeats,
    against: await against(),
  });
  if (!isComparable || hasNone) return done();

  // Before the canonical runs are judged: one that differs among these is repeated as any other.
  if (isOtherVersion) await runCanonical(repeatsLeast - known.length);

  if (canonicalFacts().some((facts) => differs(reference, facts))) {
    // Seen in this arm itself: two canonical results, of which one may have come once.
    await runCanonical(canonical.length + repeatsLeast);
    const most = usual(canonicalFacts());
    const differing = canonicalFacts().filter((facts) => differs(most, facts));
    const [recorded] = known;
    const isRecordingAlone = recorded !== undefined && differing.length === 1 && differs(most, recorded);
    const counted: Counted = { runs: differing.length - 1, of: canonicalFacts().length - 1 };
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
  const most = usual(canonicalFacts());
  const once = canonicalFacts().filter((facts) => differs(most, facts));
  const repeat = async (name: string, arm: Arm, names: Judgement, sighting: Facts): Promise<void> => {
    // A canonical result that came once and never again is judged already, unless it is what the arm came to.
    const judged = once.filter((facts) => differs(sighting, facts)).length;
    await runCanonical(repeatsLeast - known.length);
    let shown = 0;
    for (let nth = 1; nth <= repeatsLeast; nth += 1) {
      const facts = factsAndNoMore(await observe(`${name}, repeat ${nth} of ${repeatsLeast}`, arm));
      if (arm.variation === noVariation) scheduled.push(runOf(arm, facts));
      if (differs(most, facts)) shown += 1;
    }
    const canonicalRuns = canonicalFacts();
    const differing = canonicalRuns.filter((facts) => differs(most, facts)).length - judged;
    const own = { runs: shown, of: repeatsLeast };
    repeats.push({ ...repeatsOf(name, own, { runs: differing, of: canonicalRuns.length - judged }), names });
  };
  const orders = options.schedules
    .map((schedule, at) => ({ schedule, facts: (scheduled[at] as Run).facts }))
    .filter(({ facts }) => differs(most, facts));
  for (const { schedule, facts } of orders.slice(0, armsMax)) {
    await repeat(scheduleName(schedule), { ...canonicalArm, schedule }, "order-dependent", facts);
    if (repeats.at(-1)?.outcome === "named") return done();
  }
  const variations = options.variations
    .map((variation, at) => ({ variation, facts: variedFacts[at] as Facts }))
    .filter(({ facts }) => differs(most, facts));
  for (const { variation, facts } of variations.slice(0, armsMax)) {
    await repeat(variation.name, { ...canonicalArm, variation }, "environment-dependent", facts);
    if (repeats.at(-1)?.outcome === "named") return done();
  }
  return done();
}

export function factsAndNoMore(run: Observed): Facts {
  const facts = factsOf(run);
  run.discard?.();
  return facts;
}

function runOf({ schedule }: Arm, facts: Facts): Run {
  return { schedule: scheduleName(schedule), facts };
}

/**
 * Returns the request of an arm. Opened files keep the order of the whole program: another shuffle would be another
 * schedule.
 */
export function requestOf(
  options: DriftOptions,
  { schedule, variation }: Arm,
  files: readonly string[] | null,
  opened: readonly string[],
): ObserveRequest {
  const isOpened = new Set(opened);
  return {
    schedule: scheduleName(schedule),
    paths: inOrder(schedule, options.program).filter((path) => isOpened.has(path)),
    files,
    variation,
    version: null,
  };
}
