/**
 * Compares head under its own server configuration with the result that decides, which uses base's configuration.
 * Otherwise a change could switch off the checks that it fails.
 */

import { type Comparison, compareObservations } from "../match/compare.ts";
import type { ObservedCode } from "../model/codes.ts";
import { isInDoubt } from "../model/failing.ts";
import { type ComparedFinding, type Finding, findingStateTable, findingsOf } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { PolicyChange, PolicySummary, Reason, Report } from "../model/report.ts";
import { countMore, plural } from "../model/text.ts";
import { createReason } from "./judge.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";

/**
 * Adds how many findings of head its own configuration would hide, and how many it would add. Null if head was not or
 * could not be checked under it.
 */
export function withHeadConfiguration(
  change: RunRecord["policyChanges"][number],
  runs: readonly ServerRun[],
  isIgnored: (path: string) => boolean,
): PolicyChange {
  if (change.kind !== "server-configuration") return { ...change, hides: null, adds: null };
  const failure = runs
    .map((run) => run.headConfiguration?.observation.failure)
    .find((one) => one !== undefined);
  if (failure !== undefined) {
    const message = `${change.message}; the check with head's own configuration failed: ${failure.message}`;
    return { ...change, message, hides: null, adds: null };
  }
  const seen = runs.flatMap((run) =>
    run.headConfiguration === null ? [] : [differences(run, run.headConfiguration, isIgnored)],
  );
  if (seen.length === 0) return { ...change, hides: null, adds: null };
  const sum = (of: "hides" | "adds") => seen.reduce((total, one) => total + one[of], 0);
  return { ...change, hides: sum("hides"), adds: sum("adds") };
}

/**
 * Counts the findings of head that only one of the two configurations reports. The report shows with these counts
 * what head's change of the configuration would hide or add.
 */
function differences(
  run: ServerRun,
  own: SideRun,
  isIgnored: (path: string) => boolean,
): { readonly hides: number; readonly adds: number } {
  const { counts } = comparedWithOwn(run, own, isIgnored);
  return { hides: counts.fixed + counts.removed, adds: counts.new };
}

/**
 * Compares head under base's configuration with head under its own. Both have the same code, so findings are paired
 * by place alone.
 */
function comparedWithOwn(
  { sides: { head }, roots }: ServerRun,
  own: SideRun,
  isIgnored: (path: string) => boolean,
): Comparison {
  // A root that was not checked under its own configuration keeps its findings: nothing shows that they would go.
  const elsewhere = roots.filter(({ isUnderOwn }) => !isUnderOwn);
  const kept = new Set(elsewhere.flatMap(({ first }) => findingsOf(first.head)).map(placeKey));
  const side = (run: SideRun) => ({
    findings: findingsOf(run.observation).filter(
      (finding) => !isIgnored(finding.path) && !kept.has(placeKey(finding)),
    ),
    unknown: new Set<string>(),
    files: new Set([...head.program, ...own.program]),
    unchecked: new Set<string>(),
  });
  return compareObservations({
    base: side(head),
    head: side(own),
    renames: new Map(),
    changedFiles: [],
    text: (_side, path) => head.text(path) ?? own.text(path),
    reading: () => undefined,
  });
}

/**
 * Tests whether head's own configuration does not report a finding of head. False if that configuration could not be
 * checked.
 */
export function createOwnConfigurationTest(
  run: ServerRun,
  isIgnored: (path: string) => boolean,
): (finding: Finding) => boolean {
  const own = run.headConfiguration;
  if (own === null || own.observation.failure !== undefined) return () => false;
  const unknown = new Set(
    own.observation.files.flatMap(({ kind, path }) => (kind === "unknown" ? [path] : [])),
  );
  const gone = once(() => {
    const { findings } = comparedWithOwn(run, own, isIgnored);
    return new Set(findings.filter(({ state }) => findingStateTable[state].isGone).map(placeKey));
  });
  return (finding) => !unknown.has(finding.path) && gone().has(placeKey(finding));
}

/** Returns the key of a finding by place and words: both sides have the same text. */
function placeKey({ path, range: { start, end }, source, code, message }: Finding): string {
  return JSON.stringify([path, start.line, start.character, end.line, end.character, source, code, message]);
}

/** Maximum number of findings that the doubt names. */
const namedMax = 5;

/**
 * Returns the doubt about new findings that head's own configuration does not report. Base's configuration decides
 * what is new. But the change may need head's configuration, or that may switch checks off, and only a person can
 * tell.
 */
export function configurationDoubts(
  findings: readonly ComparedFinding[],
  policy: Pick<PolicySummary, "failOn" | "servers" | "maxNew">,
): readonly Reason<ObservedCode>[] {
  const doubted = findings.filter((one) => isInDoubt(one, policy));
  if (doubted.length === 0) return [];
  const named = doubted
    .slice(0, namedMax)
    .map(({ path, range, code }) => `${path}:${range.start.line + 1}${code === null ? "" : ` ${code}`}`);
  const [what, verb] = [plural(doubted.length, "finding"), doubted.length === 1 ? "is" : "are"];
  const message = `${what} ${verb} new with base's configuration of the server, but head's configuration does not report ${doubted.length === 1 ? "it" : "them"}: ${named.join(", ")}${countMore(doubted.length - named.length)}`;
  return [createReason("configuration-differs", message, toDo)];
}

/** Hint of the doubt. */
const toDo =
  "Merge the configuration first, in its own pull request, or fix the findings. If base's policy allows waivers, you can waive this reason: `Lanser-Allow: configuration-differs REASON`.";

/**
 * Checks a report from elsewhere. That head's configuration does not report a finding is trusted, like the answers of a
 * server.
 */
export function hasItsConfiguration({ findings, policyChanges }: Report): boolean {
  const isEdited = policyChanges.some(({ kind }) => kind === "server-configuration");
  return findings.every(
    ({ state, onlyUnderBase }) => onlyUnderBase === undefined || (isEdited && state === "new"),
  );
}
