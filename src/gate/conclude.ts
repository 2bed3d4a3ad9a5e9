/** The pure end of a run: observations in, Report out. A live run and a replay both end here. */
import picomatch from "picomatch";
import { sha256 } from "../core/digest.ts";
import { type ComparedFinding, type FindingState, findingStates, type Place } from "../core/finding.ts";
import { canonical } from "../core/json.ts";
import { compareFindings, compareText } from "../core/order.ts";
import type {
  Limit,
  Reason,
  Report,
  ServerSummary,
  Side,
  UnknownFile,
  UnmatchedFinding,
} from "../core/report.ts";
import { compareObservations, type SideObservation } from "../delta/compare.ts";
import { findingsOf } from "../observe/observe.ts";
import { judge, reason } from "./judge.ts";
import type { RunRecord, ServerRun, ShownMap, SideRun } from "./record.ts";

export function conclude(record: RunRecord, runs: readonly ServerRun[]): Report {
  const isIgnored = record.ignore.length === 0 ? () => false : picomatch([...record.ignore], { dot: true });
  const compared = runs.map((run) => compareSides(record, run, isIgnored));
  const findings = compared.flatMap((one) => one.findings).map((one) => place(one, record.shown));
  findings.sort(compareFindings);
  const unmatched = compared.flatMap((one) => one.unmatched).sort(compareFindings);
  const unknown = runs.flatMap((run) => unknownFiles(run, isIgnored)).sort(compareUnknown);
  const failures = [...runs.flatMap(failuresOf), ...record.limits.flatMap(doubtOf)];
  const headFiles = runs.reduce((sum, run) => sum + finalFiles(run.sides.head), 0);
  const verdict = judge({ findings, unmatched, unknown, failures, headFiles, failOn: record.policy.failOn });
  return {
    ...verdict,
    base: record.base,
    head: record.head,
    servers: runs.map(summaryOf),
    counts: countStates(findings),
    findings,
    unmatched,
    unknown,
    reward: null,
    policy: record.policy,
    limits: mergeLimits([...record.limits, ...runs.flatMap(limitsOf)]),
  };
}

/** The Report of a run that ended before any server could be asked. */
export function concludeUnmeasured(
  record: RunRecord,
  why: Reason,
  servers: readonly ServerSummary[],
): Report {
  return {
    ...judge({
      findings: [],
      unmatched: [],
      unknown: [],
      failures: [why],
      headFiles: 0,
      failOn: record.policy.failOn,
    }),
    base: record.base,
    head: record.head,
    servers,
    counts: countStates([]),
    findings: [],
    unmatched: [],
    unknown: [],
    reward: null,
    policy: record.policy,
    limits: record.limits,
  };
}

function compareSides(
  record: RunRecord,
  run: ServerRun,
  isIgnored: (path: string) => boolean,
): { findings: readonly ComparedFinding[]; unmatched: readonly UnmatchedFinding[] } {
  return compareObservations({
    base: sideObservation(run.sides.base, isIgnored),
    head: sideObservation(run.sides.head, isIgnored),
    renames: new Map(record.renames),
    text: (side, path) => run.sides[side].text(path),
  });
}

function sideObservation(side: SideRun, isIgnored: (path: string) => boolean): SideObservation {
  const { files } = side.observation;
  const unknown = files.filter((file) => file.kind === "unknown").map((file) => file.path);
  const withheld = side.withheld.map((file) => file.path);
  return {
    findings: findingsOf(side.observation).filter((finding) => !isIgnored(finding.path)),
    unknown: new Set([...unknown, ...withheld]),
    // A file that the server was not given is still there: what the other side finds in it is not new.
    files: new Set([...files.map((file) => file.path), ...withheld]),
  };
}

function unknownFiles(run: ServerRun, isIgnored: (path: string) => boolean): UnknownFile[] {
  const sides: readonly Side[] = ["base", "head"];
  return sides.flatMap((side) => {
    const { observation, withheld } = run.sides[side];
    const said = observation.files.flatMap((file) =>
      file.kind === "unknown" ? [{ path: file.path, reason: file.reason }] : [],
    );
    return [...said, ...withheld]
      .filter((file) => !isIgnored(file.path))
      .map((file) => ({ server: run.server.id, side, ...file }));
  });
}

function failuresOf(run: ServerRun): Reason[] {
  const sides: readonly Side[] = ["base", "head"];
  return sides.flatMap((side) => {
    const { failure } = run.sides[side].observation;
    return failure === undefined
      ? []
      : [reason(failure.code, `${run.server.id} on ${side}: ${failure.message}`)];
  });
}

/** Limits that put the whole comparison in doubt. */
const doubtHints: ReadonlyMap<string, string> = new Map([
  [
    "server-configuration-changed",
    "Change the server's configuration in a commit of its own, and read what it changes.",
  ],
  ["renames-skipped", "Split the change, so that git can follow its renames."],
]);

function doubtOf(limit: Limit): Reason[] {
  const hint = doubtHints.get(limit.code);
  if (hint === undefined) return [];
  return [reason(limit.code as "renames-skipped", limit.message, hint)];
}

function summaryOf(run: ServerRun): ServerSummary {
  const sideSummary = (side: SideRun) => ({
    files: side.observation.files.length + side.withheld.length,
    unknown: side.observation.files.length - finalFiles(side) + side.withheld.length,
  });
  const { base, head } = run.sides;
  return {
    ...run.server,
    schedule: sha256(canonical({ base: base.observation.schedule, head: head.observation.schedule })),
    base: sideSummary(base),
    head: sideSummary(head),
  };
}

function finalFiles(side: SideRun): number {
  return side.observation.files.filter((file) => file.kind === "final").length;
}

function limitsOf(run: ServerRun): Limit[] {
  return [...run.sides.base.observation.limits, ...run.sides.head.observation.limits];
}

function countStates(findings: readonly ComparedFinding[]): Report["counts"] {
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const finding of findings) counts[finding.state] += 1;
  return counts;
}

/** Equal limits of the two sides are one entry; order by code and message. */
function mergeLimits(limits: readonly Limit[]): Limit[] {
  const merged = new Map<string, Limit>();
  for (const one of limits) {
    const key = canonical([one.code, one.message]);
    merged.set(key, { ...one, count: one.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged.values()].sort(
    (a, b) => compareText(a.code, b.code) || compareText(a.message, b.message),
  );
}

function compareUnknown(a: UnknownFile, b: UnknownFile): number {
  return compareText(a.path, b.path) || compareText(a.side, b.side) || compareText(a.server, b.server);
}

/** On a merge commit the pull request's own head is what people look at: its lines are other lines. */
function place(finding: ComparedFinding, shown: ShownMap | null): ComparedFinding {
  if (shown === null || finding.state !== "new" || !Object.hasOwn(shown, finding.path)) return finding;
  const hunks = shown[finding.path] ?? null;
  return { ...finding, shown: hunks === null ? null : shift(finding, hunks) };
}

function shift(
  finding: ComparedFinding,
  hunks: readonly { baseStart: number; baseEnd: number; headEnd: number }[],
): Place | null {
  const { start, end } = finding.range;
  if (hunks.some((hunk) => start.line < hunk.baseEnd && end.line >= hunk.baseStart)) return null;
  const before = hunks.findLast((hunk) => hunk.baseEnd <= start.line);
  const by = before === undefined ? 0 : before.headEnd - before.baseEnd;
  return {
    path: finding.path,
    range: {
      start: { line: start.line + by, character: start.character },
      end: { line: end.line + by, character: end.character },
    },
  };
}
