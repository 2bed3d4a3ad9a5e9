/**
 * Scores a whole run: its process reward, or the reason why there is none. A reward is null whenever something
 * relevant was not measured, so that a gap never earns anything.
 */
import { alignLines } from "../match/lines.ts";
import type { ComparedFinding, Severity } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Limit, Reason, Report, UnknownFile, UnmatchedFinding } from "../model/report.ts";
import { confidenceRule } from "../model/reward.ts";
import { isOnlyOpinion } from "../model/server-policy.ts";
import { plural, splitText } from "../model/text.ts";
import { scoreChange } from "../reward/score.ts";
import { type Confidence, confidenceOf } from "../selectors/confidence.ts";
import type { HeadFile } from "../selectors/head.ts";
import { relocateAll, relocateDefaults } from "../selectors/relocate.ts";
import type { SourceFile } from "../selectors/selector.ts";
import { touchedSymbols } from "../selectors/touched.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";
import { pathsOf } from "./scope.ts";
import type { SettledRun } from "./settle.ts";
import { isUnproven } from "./settle.ts";

/** What a run found, as far as the reward needs it. */
export type RunScoreInput = {
  readonly settled: readonly SettledRun[];
  /** Findings that the reward counts, as in the report. */
  readonly findings: readonly ComparedFinding[];
  readonly unknown: readonly UnknownFile[];
  readonly unmatched: readonly UnmatchedFinding[];
  /** Reasons why the run as a whole is not reliable. */
  readonly failures: readonly Reason[];
  /** Number of head files with a final answer. */
  readonly headFiles: number;
  readonly skippedRoots: number;
};

/** Reward of a run, or the reason why it has none, and limits of the reward. */
export type ScoredRun = Pick<Report, "reward" | "unscored"> & { readonly limits: readonly Limit[] };

/**
 * Severities that count as D, the diagnostics of the reward's equations: informations and hints are matters of taste.
 */
export const countedSeverities: ReadonlySet<Severity> = new Set(["error", "warning"]);

/**
 * Scores the change from the findings in relevant files, the safety checks and the confidence in its symbols.
 * `unscored` says why there is no reward.
 */
export function score(record: RunRecord, runs: readonly ServerRun[], input: RunScoreInput): ScoredRun {
  const { settled } = input;
  const relevant = new Set(settled.flatMap((one) => [...one.relevant]));
  const { confidence, limits } = confidenceIn(record, runs);
  const result = scoreChange({
    findings: input.findings,
    relevant,
    severities: countedSeverities,
    unproven: new Set(input.findings.filter(isUnproven).map(({ id }) => id)),
    safety: record.safety.checks,
    confidence,
    weights: record.policy.reward.weights,
    blockers: blockersOf(record, input),
  });
  if (result.kind === "unscored") return { reward: null, unscored: result.reason, limits };
  const { detail } = result;
  const withFindings = new Set(
    input.findings.flatMap(({ path, base }) => (base === null ? [path] : [path, base.path])),
  );
  const symbols = confidence.symbols.map(({ at: _at, ...symbol }) => symbol);
  const reward = {
    headline: record.policy.reward.headline,
    rule: confidenceRule,
    "pr-v1": result["pr-v1"],
    "pr-v2": result["pr-v2"],
    relevantFiles: relevant.size,
    relevant: [...withFindings].filter((path) => relevant.has(path)).sort(compareText),
    diagnostics: detail.diagnostics,
    unearned: detail.unearned,
    safety: record.safety.checks,
    confidence: { minimum: confidence.minimum, symbols, threshold: relocateDefaults.scoreMin },
  };
  return { reward, unscored: null, limits };
}

/**
 * True if a server checks only a part of the files. Head may then have no checked file, and that does not block the
 * reward.
 */
function isPartly({ scope, scopes = {} }: RunRecord): boolean {
  return [scope, ...Object.values(scopes)].some((one) => pathsOf(one) !== undefined);
}

/** Doubts that only the policy weighs: they do not change the measurement. */
const isOfPolicy: ReadonlySet<string> = new Set(["suppressions", "unchecked-sources", "hidden-code"]);

/**
 * Returns everything that blocks the reward, most general first; the first one is shown. A blocked change has no
 * reward instead of a low one, because an agent must not learn from a gap.
 */
function blockersOf(
  record: RunRecord,
  { settled, unknown, unmatched, failures, headFiles, skippedRoots }: RunScoreInput,
): string[] {
  const unparsed = [...new Set(settled.flatMap((one) => one.unparsed))];
  const [first] = unparsed;
  return [
    ...failures.filter(({ code }) => !isOfPolicy.has(code)).map((one) => one.message),
    ...(headFiles === 0 && skippedRoots === 0 && failures.length === 0 && !isPartly(record)
      ? ["Lanser checked no file of head"]
      : []),
    ...(unknown.length > 0 ? [`${plural(unknown.length, "file")} without a result`] : []),
    ...(unmatched.length > 0 ? [`${plural(unmatched.length, "finding")} without a comparison`] : []),
    ...(first === undefined ? [] : [`${first} does not parse`]),
    // Hidden code blocks the reward under any policy: nobody knows which findings it has.
    ...settled.flatMap(({ hidden: [first] }) =>
      first === undefined
        ? []
        : [`the change hides code from the checker (${first.path}:${first.range.start.line + 1})`],
    ),
    ...settled.flatMap(({ unprobed, server }) =>
      unprobed === null || isOnlyOpinion(server, record.policy) ? [] : [unprobed],
    ),
    ...(record.safety.unknown === null ? [] : [record.safety.unknown]),
  ];
}

/**
 * Returns how reliably the symbols of all changed files are found again in head. A symbol that vanished lowers the
 * reward, because its findings may have vanished with it.
 */
function confidenceIn(
  { changedFiles }: RunRecord,
  runs: readonly ServerRun[],
): { readonly confidence: Confidence; readonly limits: readonly Limit[] } {
  const sourceOf = (path: string | null, side: "base" | "head"): SourceFile | undefined =>
    path === null ? undefined : firstOf(runs, (run) => sourceFile(path, run.sides[side]));
  const headFiles: HeadFile[] = [];
  const touched = changedFiles.flatMap(({ from, to }) => {
    const [base, head] = [sourceOf(from, "base"), sourceOf(to, "head")];
    if (head !== undefined) {
      headFiles.push({ ...head, base: from === null ? null : { path: from, outline: base?.outline } });
    }
    if (base === undefined) return [];
    const { hunks } = alignLines(splitText(base.text), head === undefined ? [] : splitText(head.text));
    return touchedSymbols(base, head?.outline, hunks);
  });
  const renamed = new Map(runs.flatMap(({ comparison }) => [...comparison.renamed]));
  const { relocations, limits } = relocateAll(touched, headFiles, { ...relocateDefaults, renamed });
  return { confidence: confidenceOf(relocations, relocateDefaults.scoreMin), limits };
}

/** Returns a file with its text and outline; undefined if the side has no text or cannot parse it. */
function sourceFile(path: string, side: SideRun): SourceFile | undefined {
  const [text, outline] = [side.text(path), side.reading(path)];
  return text === undefined || outline === undefined ? undefined : { path, text, outline };
}

/** Returns the first result that is not undefined: several servers can have the file, and one is enough. */
function firstOf<From, To>(all: readonly From[], look: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const found = look(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
