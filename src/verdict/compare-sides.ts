/** Compares two sides of one server, under the configuration and with the names that links give to files. */

import picomatch from "picomatch";
import { type Comparison, compareObservations, type SideObservation } from "../match/compare.ts";
import { readTexts, type Texts } from "../match/files.ts";
import { compact } from "../model/compact.ts";
import { type ComparedFinding, findingsOf } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import type { Observation } from "../session/observe/observation.ts";
import {
  type OtherNames,
  type RunRecord,
  renamesIn,
  type SideRun,
  withOtherNames,
  withoutRepeats,
} from "./record.ts";

/** Texts and parses of both sides. */
type Sides = Readonly<Record<Side, Pick<SideRun, "text" | "reading">>>;
/** Changed files of a run, with renames. */
type ChangedIn = Pick<RunRecord, "changedFiles">;

/**
 * Returns the texts and parses of both sides in the form that matching expects. The alignment of texts and the
 * comparison of findings share this input.
 */
function textsInput({ changedFiles }: ChangedIn, sides: Sides) {
  return {
    renames: renamesIn(changedFiles),
    changedFiles,
    text: (side: Side, path: string) => sides[side].text(path),
    reading: (side: Side, path: string) => sides[side].reading(path),
  };
}

/** Input of the last comparison, so that a second comparison of the same sides reuses it. */
type KnownTexts = {
  readonly of: ChangedIn["changedFiles"];
  readonly head: SideRun["text"];
  readonly texts: Texts;
};
/** Texts by the function that gives base's: a change is compared before the second pass and after it. */
const knownTexts = new WeakMap<SideRun["text"], KnownTexts>();

/**
 * Returns the aligned texts of both sides. They are computed once, because a change is compared before the second
 * pass and after it.
 */
function textsOf(change: ChangedIn, sides: Sides): Texts {
  const { changedFiles: of } = change;
  const [base, head] = [sides.base.text, sides.head.text];
  const known = knownTexts.get(base);
  if (known?.of === of && known.head === head) return known.texts;
  const texts = readTexts(textsInput(change, sides));
  knownTexts.set(base, { of, head, texts });
  return texts;
}

/**
 * Compares two sides of one server: which finding of head is which of base. The observations are separate arguments,
 * because a second pass covers only some files.
 */
export function compareSides(
  change: Pick<RunRecord, "changedFiles" | "otherNames" | "ignore">,
  sides: Readonly<Record<Side, SideRun>>,
  observations: Readonly<Record<Side, Observation>> = {
    base: sides.base.observation,
    head: sides.head.observation,
  },
): Comparison {
  const isIgnored = createIgnoreTest(change.ignore);
  const unchecked = {
    base: [...sides.base.unchecked, ...heldByBase(change.changedFiles, sides.head.program)],
    head: sides.head.unchecked,
  };
  const observed = (side: Side): SideObservation =>
    sideObservation({ ...sides[side], unchecked: unchecked[side] }, observations[side], {
      isIgnored,
      otherNames: change.otherNames?.[side] ?? {},
    });
  const catalogue = sides.head.catalogue ?? sides.base.catalogue;
  const comparison = compareObservations({
    texts: textsOf(change, sides),
    ...compact({ catalogue }),
    base: observed("base"),
    head: observed("head"),
    ...textsInput(change, sides),
  });
  return withIgnored(comparison, isIgnored);
}

/**
 * Marks fixed findings as removed if their code is now in an ignored file: moving code there must not earn a reward.
 */
function withIgnored(comparison: Comparison, isIgnored: (path: string) => boolean): Comparison {
  let count = 0;
  const findings = comparison.findings.map((one): ComparedFinding => {
    const to = one.state === "fixed" ? one.counterpart?.path : undefined;
    if (to === undefined || !isIgnored(to)) return one;
    count += 1;
    const why = `the code moved to ${to}, where the configuration ignores findings (\`ignore\`)`;
    return { ...one, state: "removed", placement: "unchecked", counterpart: null, why };
  });
  if (count === 0) return comparison;
  const { fixed, removed } = comparison.counts;
  return {
    ...comparison,
    findings,
    counts: { ...comparison.counts, fixed: fixed - count, removed: removed + count },
  };
}

/**
 * Returns the base paths of files that the change did not add. They existed in base, even if no root of base had
 * them, so their findings are not the change's.
 */
function heldByBase(changedFiles: RunRecord["changedFiles"], program: readonly string[]): readonly string[] {
  const origins = new Map(changedFiles.map(({ from, to }) => [to, from] as const));
  return program.flatMap((path) => {
    const from = origins.has(path) ? origins.get(path) : path;
    return from === null || from === undefined ? [] : [from];
  });
}

/**
 * Returns one side as matching sees it: without ignored files, and with every name of an unknown file. Matching must
 * not take a finding for fixed or new because the server got no text or gave no answer.
 */
function sideObservation(
  side: SideRun,
  observation: Observation,
  of: { readonly isIgnored: (path: string) => boolean; readonly otherNames: OtherNames },
): SideObservation {
  const unknown = observation.files.flatMap((file) => (file.kind === "unknown" ? [file.path] : []));
  const withheld = side.withheld.map((file) => file.path);
  // A file that the server could not get still exists, so findings of the other side in it are not new.
  const files = new Set([...side.program, ...withheld, ...side.configurationFiles]);
  return {
    findings: withoutRepeats(findingsOf(observation), of.otherNames).filter(
      ({ path }) => !of.isIgnored(path),
    ),
    unknown: new Set(withOtherNames([...unknown, ...withheld], of.otherNames)),
    files,
    unchecked: new Set(side.unchecked.filter((path) => !files.has(path))),
    silent: new Map(
      observation.files.flatMap((file) =>
        file.kind === "final" && file.silent !== undefined
          ? [[file.path, new Set(file.silent)] as const]
          : [],
      ),
    ),
  };
}

/**
 * Tests whether a path is ignored. Globs match files whose findings are left out. If some globs begin with an
 * exclamation mark (from `include`), all files that these do not match are left out, too.
 */
export function createIgnoreTest(globs: readonly string[]): (path: string) => boolean {
  const matching = (some: readonly string[]) =>
    some.length === 0 ? undefined : picomatch([...some], { dot: true });
  const isOut = matching(globs.filter((glob) => !glob.startsWith("!")));
  const isIn = matching(globs.flatMap((glob) => (glob.startsWith("!") ? [glob.slice(1)] : [])));
  return (path) => isOut?.(path) === true || isIn?.(path) === false;
}
