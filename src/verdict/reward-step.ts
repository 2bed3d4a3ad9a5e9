/** Computes the step between two states of a change from their reports alone. */
import { type ComparedFinding, sideOfFinding } from "../model/finding.ts";
import { isSameJson } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { selectRewarded } from "../policy/rules.ts";
import { computeGain } from "../reward/score.ts";
import { type Stop, walk } from "../reward/walk.ts";
import { countedSeverities } from "./score.ts";
import { isUnproven } from "./settle.ts";

export type StepBetween =
  | { readonly kind: "step"; readonly step: RewardStep }
  | { readonly kind: "refused"; readonly why: string };

/**
 * Returns the step between two reports about one base under one policy. A finding that is new in both is recognised by
 * its id. After a rename it counts as gone and as new, which gives the same sum. Each state counts as in its own
 * report.
 *
 * A report of an older release does not say which files the change answers for, and may have findings that are fixed
 * elsewhere: then there is no step.
 */
export function createStep(prev: Report, next: Report): StepBetween {
  const { commit, tree } = prev.base;
  if (commit === null || tree === null || !isSameJson(prev.base, next.base))
    return refused("they are about different bases, and only states of one change have steps between them");
  if (prev.policy.digest !== next.policy.digest || !isSameJson(prev.policy.reward, next.policy.reward))
    return refused("they have different policies");
  const news = new Set(newsOf(prev));
  const stops = [stopOf(prev, new Set()), stopOf(next, news)].filter((stop) => stop !== null);
  const { steps } = walk({
    base: { commit, tree },
    stops,
    baseDiagnostics: next.reward?.diagnostics.base ?? 0,
    counting: { relevant: everything, severities: countedSeverities },
    weights: next.policy.reward.weights,
  });
  const [before, last] = steps;
  if (before === undefined || last === undefined) return refused("the tree of one of them is unknown");
  const { since: _since, ...step } = { ...last, step: 1 };
  if (before.unscored !== null) {
    const unscored = `the state before it has no score: ${before.unscored}`;
    const { before: _before, ...rest } = step;
    return { kind: "step", step: { ...rest, "pr-v1": null, "pr-v2": null, unscored } };
  }
  if (step.unscored === null && [before, step].some((one, at) => gainIn(one) !== gains(prev, next)[at]))
    return refused("one of them fixes findings in files outside its change, and no report names them");
  return { kind: "step", step };
}

function gainIn(step: RewardStep): number | undefined {
  return step["pr-v2"]?.components.diag_delta;
}

/** Returns the gains from base to the first state, and from the first to the second. */
function gains(prev: Report, next: Report): readonly number[] {
  const [first = 0, second = 0] = [prev, next].map(({ reward }) =>
    reward === null ? 0 : reward.diagnostics.base - reward.diagnostics.head,
  );
  return [first, second - first];
}

function stopOf(report: Report, before: ReadonlySet<string>): Stop | null {
  const { commit, tree } = report.head;
  return tree === null ? null : { commit, tree, measured: measuredOf(report, before) };
}

function measuredOf(report: Report, before: ReadonlySet<string>): Stop["measured"] {
  if (report.reward === null) return { kind: "unscored", why: report.unscored ?? "it has no measurement" };
  const { safety, alpha_conf } = report.reward["pr-v2"].components;
  return {
    kind: "measured",
    findings: counted(report, report.reward.relevant),
    safety,
    confidence: alpha_conf,
    // A report does not have what was asked.
    probes: { asked: 0, silent: countSilentPlaces(report) },
    shown: listOtherChanges(report),
    carried: new Map(newsOf(report).flatMap((id) => (before.has(id) ? [[id, id] as const] : []))),
  };
}

/**
 * Drops findings that were fixed in files for which the change did not answer: they count on neither side. An older
 * report does not say which.
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

const everything = { has: () => true };

/** Returns changes of a state other than findings, none of which earns a reward. */
export function listOtherChanges({ policyChanges, escapes }: Report): readonly string[] {
  return [
    ...policyChanges.map(({ message }) => message),
    ...escapes.map(({ kind, path, symbol, text }) => {
      const where = symbol === null ? "" : ` in ${symbol}`;
      return `adds ${kind} to ${path}${where}: ${text.trim().slice(0, shownLengthMax).toWellFormed()}`;
    }),
  ];
}

const shownLengthMax = 200;

/** Returns the number of places where the server stayed silent when it was probed. */
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

export function isOfHead(finding: ComparedFinding): boolean {
  return finding.base === null && sideOfFinding(finding) === "head";
}

function newsOf(report: Report): readonly string[] {
  return listDifferingFindings(report).flatMap((one) => (isOfHead(one) ? [one.id] : []));
}

function refused(why: string): StepBetween {
  return { kind: "refused", why };
}
