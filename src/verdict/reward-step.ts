/**
 * Computes the step between two states of a change from their reports alone. `lanser reward` uses it for agents that
 * run the gate after each edit.
 */
import { type ComparedFinding, sideOfFinding } from "../model/finding.ts";
import { isSameJson } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { selectRewarded } from "../policy/rules.ts";
import { computeGain } from "../reward/score.ts";
import { type Stop, walk } from "../reward/walk.ts";
import { haveOneRule } from "./reward-again.ts";
import { countedSeverities } from "./score.ts";
import { isUnproven } from "./settle.ts";

/** Step between two reports, or the reason why there is none. */
export type StepBetween =
  | { readonly kind: "step"; readonly step: RewardStep }
  | { readonly kind: "refused"; readonly why: string };

/**
 * Returns the step between two reports about one base under one policy. A finding that is new in both is recognised
 * by its id. After a rename it counts as gone and as new, which gives the same sum. Each state counts as in its own
 * report.
 *
 * A report of an older release does not say which files the change answers for, and may have findings that are fixed
 * elsewhere: then there is no step.
 */
export function createStep(prev: Report, next: Report): StepBetween {
  const { commit, tree } = prev.base;
  if (commit === null || tree === null || !isSameJson(prev.base, next.base))
    return refused("the reports have different base commits, and a step needs two states of one change");
  if (prev.policy.digest !== next.policy.digest || !isSameJson(prev.policy.reward, next.policy.reward))
    return refused("the reports use different policies");
  if (!haveOneRule([prev.reward, next.reward]))
    return refused("the reports measure the confidence by different rules (`reward.rule`)");
  const news = new Set(newsOf(prev));
  const stops = [stopOf(prev, new Set()), stopOf(next, news)].filter((stop) => stop !== null);
  const { steps } = walk({
    base: { commit, tree },
    stops,
    baseDiagnostics: next.reward?.diagnostics.base ?? 0,
    counting: { relevant: everything, severities: countedSeverities },
    weights: next.policy.reward.weights,
    rule: next.reward?.rule ?? 1,
  });
  const [before, last] = steps;
  if (before === undefined || last === undefined) return refused("one of the reports does not name its tree");
  const { since: _since, ...step } = { ...last, step: 1 };
  if (before.unscored !== null) {
    const unscored = `the earlier state has no score: ${before.unscored}`;
    const { before: _before, ...rest } = step;
    return { kind: "step", step: { ...rest, "pr-v1": null, "pr-v2": null, unscored } };
  }
  if (step.unscored === null && [before, step].some((one, at) => gainIn(one) !== gains(prev, next)[at]))
    return refused(
      "one of the reports counts fixed findings in files outside its change and does not name them",
    );
  return { kind: "step", step };
}

/** Returns by how many the step lowered the counted findings; undefined if it was not scored. */
function gainIn(step: RewardStep): number | undefined {
  return step["pr-v2"]?.components.diag_delta;
}

/**
 * Returns the gains from base to the first state, and from the first to the second, from the reports' own counts.
 * They must equal those of the steps.
 */
function gains(prev: Report, next: Report): readonly number[] {
  const [first = 0, second = 0] = [prev, next].map(({ reward }) =>
    reward === null ? 0 : reward.diagnostics.base - reward.diagnostics.head,
  );
  return [first, second - first];
}

/**
 * Returns one state for the walk over the change; null without a tree. `before` are the ids of findings that the
 * state before already had.
 */
function stopOf(report: Report, before: ReadonlySet<string>): Stop | null {
  const { commit, tree } = report.head;
  return tree === null ? null : { commit, tree, measured: measuredOf(report, before) };
}

/**
 * Returns what a report measured at its state, in the form that steps are computed from, or why nothing was measured.
 */
function measuredOf(report: Report, before: ReadonlySet<string>): Stop["measured"] {
  if (report.reward === null)
    return { kind: "unscored", why: report.unscored ?? "the report has no measurement" };
  const { safety, alpha_conf } = report.reward["pr-v2"].components;
  return {
    kind: "measured",
    findings: counted(report, report.reward.relevant),
    safety,
    confidence: alpha_conf,
    // A report does not contain the number of probes.
    probes: { asked: 0, silent: countSilentPlaces(report) },
    shown: listOtherChanges(report),
    carried: new Map(newsOf(report).flatMap((id) => (before.has(id) ? [[id, id] as const] : []))),
  };
}

/**
 * Drops findings that were fixed in files for which the change does not answer: they count on neither side. An older
 * report does not say which, so nothing is dropped.
 */
function counted(report: Report, relevant: readonly string[] | undefined): readonly ComparedFinding[] {
  const findings = listDifferingFindings(report);
  if (relevant === undefined) return findings;
  const unproven = new Set(findings.filter(isUnproven).map(({ id }) => id));
  const known = { severities: countedSeverities, unproven };
  const [own, all] = [
    { ...known, relevant: new Set(relevant) },
    { ...known, relevant: everything },
  ];
  return findings.filter((one) => computeGain(one, own) === computeGain(one, all));
}

/** Filter that every file passes. */
const everything = { has: () => true };

/**
 * Lists changes of a state other than findings: policy changes and new escapes such as suppressions. None of them
 * earns a reward, but they can make findings vanish without a fix, so a step shows them.
 */
export function listOtherChanges({ policyChanges, escapes }: Report): readonly string[] {
  return [
    ...policyChanges.map(({ message }) => message),
    ...escapes.map(({ kind, path, symbol, text }) => {
      const where = symbol === null ? "" : ` in ${symbol}`;
      return `adds ${kind} to ${path}${where}: ${text.trim().slice(0, shownLengthMax).toWellFormed()}`;
    }),
  ];
}

/** Maximum length of a text that a step quotes. */
const shownLengthMax = 200;

/** Returns the number of places where the server did not report a probe. */
export function countSilentPlaces({ findings, off, hidden }: Report): number {
  return [...findings, ...off].filter(({ proof }) => proof?.kind === "unproven").length + hidden.length;
}

/**
 * Returns the findings that differ from base, with the server's own severities: no rule of the policy affects the
 * reward.
 */
export function listDifferingFindings(report: Report): readonly ComparedFinding[] {
  return selectRewarded(report, report.policy).filter(
    ({ state }) => state !== "unchanged" && state !== "moved",
  );
}

/** True if the finding exists only in head: the change introduced it. */
export function isOfHead(finding: ComparedFinding): boolean {
  return finding.base === null && sideOfFinding(finding) === "head";
}

/** Returns the ids of the findings that exist only in head. */
function newsOf(report: Report): readonly string[] {
  return listDifferingFindings(report).flatMap((one) => (isOfHead(one) ? [one.id] : []));
}

/** Returns a refusal with its reason. */
function refused(why: string): StepBetween {
  return { kind: "refused", why };
}
