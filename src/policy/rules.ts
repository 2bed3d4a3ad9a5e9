/**
 * Applies base's policy rules to single findings: off, another severity, failing or not. Rules apply after matching, so
 * that matching does not depend on them. They also apply after the reward, which no rule affects: moving code to a
 * place where a rule turns its findings off fixes nothing.
 */

import picomatch from "picomatch";
import { limit } from "../model/codes.ts";
import { compact } from "../model/compact.ts";
import type { ComparedFinding, FindingState, Ruling } from "../model/finding.ts";
import type { Limit, PolicySummary } from "../model/report.ts";
import { describeRule, type PolicyRule, ruleName, selectorText } from "../model/rules.ts";
import { isOnlyOpinion } from "../model/server-policy.ts";

/** Findings after the rules of the policy. */
export type Ruled = {
  readonly findings: readonly ComparedFinding[];
  /** Findings that a rule turns off. Only the reward uses them. */
  readonly off: readonly ComparedFinding[];
};

type RulePolicy = Pick<PolicySummary, "rules" | "onlyChangedFiles">;

/**
 * Applies the rules in the given order and splits off the findings that a rule turns off. A recheck applies them again
 * to a finished report, so earlier rulings are ignored. `isTouched` tells the files that the change edits.
 */
export function rule(
  findings: readonly ComparedFinding[],
  { rules = [], onlyChangedFiles }: RulePolicy,
  isTouched: (path: string) => boolean,
): Ruled {
  const ruleOf = ruleFinder(rules);
  const all = findings.map((one) => {
    const ruled = ruledBy(withOriginalSeverities(one), ruleOf(one), rules);
    const isElsewhere = onlyChangedFiles === true && mayFailBy[one.state] && !isTouched(one.path);
    return isElsewhere && !isOff(ruled, rules) ? { ...ruled, elsewhere: true as const } : ruled;
  });
  const { off = [], on = [] } = Object.groupBy(all, (one) => (isOff(one, rules) ? "off" : "on"));
  return { findings: on, off };
}

/** States that can fail. Findings in the others are gone from head, or were already there. */
const mayFailBy = {
  new: true,
  moved: true,
  volatile: true,
  unchanged: false,
  fixed: false,
  removed: false,
  suppressed: false,
} as const satisfies Record<FindingState, boolean>;

/**
 * Returns the findings that count for the reward: with the severities of their servers, and without those that only a
 * second opinion reports. A rule could otherwise raise the reward without a change of the code.
 */
export function selectRewarded(
  {
    findings,
    off,
  }: { readonly findings: readonly ComparedFinding[]; readonly off: readonly ComparedFinding[] },
  policy: Pick<PolicySummary, "servers">,
): readonly ComparedFinding[] {
  return [...findings, ...off]
    .filter(({ server }) => !isOnlyOpinion(server, policy))
    .map(withOriginalSeverities);
}

/** Returns a finding as its server reported it, before any policy. The reward uses this: no rule affects it. */
export function withOriginalSeverities({
  ruled,
  elsewhere: _elsewhere,
  ...finding
}: ComparedFinding): ComparedFinding {
  return ruled?.said === undefined ? finding : { ...finding, severity: ruled.said };
}

/**
 * Applies the rule with this index to a finding. If the rule changes the severity, `said` keeps the server's own, which
 * the reward and a later recheck need.
 */
function ruledBy(
  finding: ComparedFinding,
  index: number | undefined,
  rules: readonly PolicyRule[],
): ComparedFinding {
  const found = index === undefined ? undefined : rules[index];
  if (index === undefined || found === undefined) return finding;
  const { severity, fail } = found;
  if (severity === "off") return { ...finding, ruled: { rule: index } };
  const isOther = severity !== undefined && severity !== finding.severity;
  const ruled: Ruling = {
    rule: index,
    ...compact({ said: isOther ? finding.severity : undefined, fail }),
  };
  return isOther ? { ...finding, severity, ruled } : { ...finding, ruled };
}

function isOff({ ruled }: ComparedFinding, rules: readonly PolicyRule[]): boolean {
  return ruled !== undefined && rules[ruled.rule]?.severity === "off";
}

/** Returns a function that finds the index of the first matching rule. The globs are compiled once for all findings. */
function ruleFinder(
  rules: readonly PolicyRule[],
): (of: Pick<ComparedFinding, "server" | "code" | "path">) => number | undefined {
  const matchers = rules.map(ruleMatcher);
  return (finding) => {
    const index = matchers.findIndex((matches) => matches(finding));
    return index < 0 ? undefined : index;
  };
}

export type Selectable = Pick<ComparedFinding, "server" | "code" | "path">;

/**
 * Returns a test for the findings that a rule selects. Code, path and server must all match, as far as the rule has
 * them.
 */
export function ruleMatcher({ code, path, server }: PolicyRule): (finding: Selectable) => boolean {
  const isCode = code === undefined ? undefined : codeMatcher(code);
  const isPath = path === undefined ? undefined : pathMatcher(path);
  return (finding) =>
    (server === undefined || server === finding.server) &&
    (isPath === undefined || isPath(finding.path)) &&
    (isCode === undefined || isCode(finding));
}

/**
 * Matches a code by a glob: as the server gives it, and as its output shows it ("2345" and "TS2345" for TypeScript),
 * because people write both. A code has no folders, so a star also matches a slash.
 */
function codeMatcher(glob: string): (finding: Selectable) => boolean {
  const matches = picomatch(glob, { bash: true, dot: true, nonegate: true });
  return (finding) => {
    const names = [finding.code, ruleName(finding)];
    return names.some((name) => name !== null && name !== "" && matches(name));
  };
}

/** Compiles a glob for paths of the repository. Folders that begin with a dot match, too. */
export function pathMatcher(glob: string): (path: string) => boolean {
  return picomatch(glob, { dot: true });
}

/**
 * Returns the index of the first rule that an earlier one makes unreachable, and the index of that earlier one. The
 * configuration is refused then. It compares only the texts of the selectors: a test of whether one glob contains
 * another could refuse a valid file.
 */
export function shadowed(rules: readonly PolicyRule[]): { rule: number; by: number } | undefined {
  for (const [index, { code, path, server }] of rules.entries()) {
    const by = rules
      .slice(0, index)
      .findIndex(
        (other) =>
          (other.code === undefined || other.code === code) &&
          (other.path === undefined || other.path === path) &&
          (other.server === undefined || other.server === server),
      );
    if (by >= 0) return { rule: index, by };
  }
  return undefined;
}

/**
 * Returns a limit for each rule that turns findings off. Every output shows it, because these findings are not listed.
 */
export function offLimits(
  off: readonly ComparedFinding[],
  { rules = [] }: Pick<PolicySummary, "rules">,
): readonly Limit[] {
  return rules.flatMap((one, index) => {
    const own = off.filter(({ ruled }) => ruled?.rule === index);
    if (own.length === 0) return [];
    const fresh = own.filter(({ state }) => state === "new").length;
    const message = `turned off by ${describeRule(index)} (${selectorText(one)}); ${fresh} of them ${fresh === 1 ? "is" : "are"} new`;
    return [limit("rules-off", message, own.length)];
  });
}

/**
 * Returns a test for files that the change touches, for `only-changed-files`. A file below a changed path also counts:
 * the path can be a symbolic link or a submodule, and git then lists no file behind it.
 */
export function rulesTouching(paths: readonly string[]): (path: string) => boolean {
  const touched = new Set(paths);
  return (path) => {
    if (touched.has(path)) return true;
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1))
      if (touched.has(path.slice(0, at))) return true;
    return false;
  };
}
