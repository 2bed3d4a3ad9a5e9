/** Compares two versions of one server over the same trees: what the update alone changes, per rule and per file. */
import { compareNullableText, comparePaths } from "../../model/order.ts";
import type { Observation } from "../../session/observe/observation.ts";
import { type DriftFacts, type DriftFileFacts, factsOf } from "./facts.ts";
import { type DiagnosticPair, pairDifferences } from "./pairs.ts";

export type Counts = { readonly added: number; readonly removed: number; readonly changed: number };

export type RuleDrift = Counts & { readonly source: string | null; readonly code: string | null };
export type FileDrift = Counts & { readonly path: string };

/** Differences between two versions of a server over the same files. */
export type VersionDrift = {
  /** Changes by rule, most findings first. A changed finding counts for its rule in the new version. */
  readonly rules: readonly RuleDrift[];
  /** Changes by path; only files in which something differs. */
  readonly files: readonly FileDrift[];
  /**
   * Pairs of findings. Added and removed ones are D4. All others are one finding that changed: D2 was reworded, D3
   * points elsewhere, D5 has another severity or rule.
   */
  readonly findings: readonly DiagnosticPair[];
  readonly total: Counts;
  /** Files for which one version has no answer. They are not compared. */
  readonly unknown: readonly UnknownDrift[];
  /** Why a session failed, or null. If one failed, nothing is compared. */
  readonly failures: { readonly before: string | null; readonly after: string | null };
};

/** A file without an answer on one side: `before` and `after` are its states. */
export type UnknownDrift = { readonly path: string; readonly before: string; readonly after: string };

/**
 * Compares two observations of the same tree by two versions of a server. Observations without traces have no protocol,
 * so only findings and unreachable code are compared. `isIgnored` skips files that the policy ignores.
 */
export function versionDrift(
  before: Observation,
  after: Observation,
  isIgnored: (path: string) => boolean = () => false,
): VersionDrift {
  const factsIn = (observation: Observation) => factsOf({ observation, environment: null, entries: null });
  return compareVersions(factsIn(before), factsIn(after), isIgnored);
}

/**
 * Compares two runs of different versions, with counts per rule and per file. If a session failed, the result is empty
 * and `failures` says why: its missing findings would count as removed.
 */
export function compareVersions(
  left: DriftFacts,
  right: DriftFacts,
  isIgnored: (path: string) => boolean = () => false,
): VersionDrift {
  const failures = { before: left.failure, after: right.failure };
  if (failures.before !== null || failures.after !== null) return driftOf([], [], failures);
  const both = pairedByPath(left.files, right.files).filter(([{ path }]) => !isIgnored(path));
  // A file that only one version checks counts as checked without findings by the other: the update causes that.
  const isAnswered = ({ state }: DriftFileFacts) => state === "final" || state === notChecked;
  const isKnown = ([one, other]: readonly [DriftFileFacts, DriftFileFacts]) =>
    isAnswered(one) && isAnswered(other);
  const findings = both
    .filter(isKnown)
    .flatMap(([one, other]) => pairDifferences(one.diagnostics, other.diagnostics));
  const unknown = both
    .filter((pair) => !isKnown(pair))
    .map(([one, other]) => ({ path: one.path, before: one.state, after: other.state }));
  return driftOf(findings, unknown, failures);
}

/** Counts paired differences per rule and per file. A report of an update shows these counts, not single findings. */
export function driftOf(
  findings: readonly DiagnosticPair[],
  unknown: readonly UnknownDrift[],
  failures: VersionDrift["failures"],
): VersionDrift {
  return {
    rules: rulesOf(findings),
    files: filesOf(findings),
    findings,
    total: count(findings),
    unknown,
    failures,
  };
}

const notChecked = "not-checked";

/** Pairs the files of both runs by path. A file that one run did not check has the state `not-checked` there. */
function pairedByPath(
  left: readonly DriftFileFacts[],
  right: readonly DriftFileFacts[],
): readonly (readonly [DriftFileFacts, DriftFileFacts])[] {
  const [before, after] = [left, right].map(
    (files) => new Map(files.map((file) => [file.path, file] as const)),
  );
  const paths = [...new Set([...left, ...right].map(({ path }) => path))].sort(comparePaths);
  return paths.map((path) => {
    const none: DriftFileFacts = { path, state: notChecked, diagnostics: [] };
    return [before?.get(path) ?? none, after?.get(path) ?? none];
  });
}

/** Counts the changes of each rule, the rule with most changes first. `lanser trace drift --against` lists them. */
function rulesOf(findings: readonly DiagnosticPair[]): readonly RuleDrift[] {
  const ruleOf = ({ wanted, got }: DiagnosticPair) => got ?? wanted;
  const groups = Map.groupBy(findings, (pair) => {
    const { source, code } = ruleOf(pair);
    return JSON.stringify([source, code]);
  });
  return [...groups.values()]
    .map((group) => {
      const { source, code } = ruleOf(group[0] as DiagnosticPair);
      return { source, code, ...count(group) };
    })
    .sort(
      (a, b) =>
        sum(b) - sum(a) || compareNullableText(a.source, b.source) || compareNullableText(a.code, b.code),
    );
}

function filesOf(findings: readonly DiagnosticPair[]): readonly FileDrift[] {
  return [...Map.groupBy(findings, ({ wanted, got }) => (wanted ?? got).path)]
    .map(([path, group]) => ({ path, ...count(group) }))
    .sort((a, b) => comparePaths(a.path, b.path));
}

function count(findings: readonly DiagnosticPair[]): Counts {
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const { wanted, got } of findings)
    counts[wanted === null ? "added" : got === null ? "removed" : "changed"] += 1;
  return counts;
}

function sum({ added, removed, changed }: Counts): number {
  return added + removed + changed;
}
