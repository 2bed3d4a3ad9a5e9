/**
 * Joins equal findings of several servers into one entry with all of them: same place on both sides, same state, same
 * meaning. A reader sees each error once. A failing finding is never hidden behind one that does not fail.
 */
import { compact } from "../model/compact.ts";
import { isSevere } from "../model/failing.ts";
import { type ComparedFinding, severityRank } from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import { meaningOf } from "../model/meaning.ts";
import { compareFindings, compareRanges, compareText } from "../model/order.ts";
import type { PolicySummary } from "../model/report.ts";
import { isOnlyOpinion, type ServerRole, serverPolicyOf } from "../model/server-policy.ts";
import { reportingServers } from "../model/sources.ts";

/** Parts of the policy that decide which findings may be joined. */
type JoiningPolicy = Pick<PolicySummary, "failOn" | "servers">;

/**
 * Joins findings; the result is in the Report order. Findings with a rule, `only-changed-files` or a server's
 * configuration applied stay separate: these concern one server's finding.
 */
export function joinSources(
  findings: readonly ComparedFinding[],
  policy: JoiningPolicy,
): readonly ComparedFinding[] {
  const groups = Map.groupBy(findings, (one) => (isAlone(one) ? one : placeKey(one)));
  return [...groups.values()].flatMap((group) => joined(group, policy)).sort(compareFindings);
}

/** True if the policy treats this finding specially. Another server's equal finding is not treated so. */
function isAlone({ ruled, elsewhere, onlyUnderBase }: ComparedFinding): boolean {
  return ruled !== undefined || elsewhere !== undefined || onlyUnderBase !== undefined;
}

/** Returns the key of a finding's place and state: only findings with the same key are joined. */
function placeKey({ path, range, state, base, seen }: ComparedFinding): string {
  return canonical(JSON.parse(JSON.stringify([path, range, state, base, seen])));
}

/**
 * Returns one entry for each meaning among findings of one place. A server is in an entry once, because its own
 * findings differ from each other.
 */
function joined(group: readonly ComparedFinding[], policy: JoiningPolicy): readonly ComparedFinding[] {
  if (group.length < 2) return group;
  const entries: ComparedFinding[][] = [];
  for (const finding of group.toSorted(leadFirst(policy))) {
    const own = entries.find(
      (entry) =>
        !entry.some(({ server }) => server === finding.server) &&
        entry[0] !== undefined &&
        isSame(entry[0], finding, policy),
    );
    if (own === undefined) entries.push([finding]);
    else own.push(finding);
  }
  return entries.map(([lead, ...others]) => {
    if (lead === undefined) throw new Error("A joined entry has no finding.");
    if (others.length === 0) return lead;
    const suggestion = [lead, ...others].find((one) => one.suggestion !== undefined)?.suggestion;
    return {
      ...lead,
      sources: [lead, ...others].map(reportingServers),
      ...compact({ suggestion }),
    };
  });
}

/**
 * Sorts failing findings first, then those of a primary server, then the more severe ones. The first of a group leads
 * the entry and decides the verdict.
 */
function leadFirst(policy: JoiningPolicy): (left: ComparedFinding, right: ComparedFinding) => number {
  const rank = (one: ComparedFinding) => [
    isSevere(one, policy) ? 0 : 1,
    roleRank[serverPolicyOf(one.server, policy).role ?? "primary"],
    severityRank(one.severity),
  ];
  return (left, right) => {
    const [mine, others] = [rank(left), rank(right)];
    const at = mine.findIndex((value, index) => value !== others[index]);
    return at < 0
      ? compareText(left.server, right.server) || compareFindings(left, right)
      : (mine[at] ?? 0) - (others[at] ?? 0);
  };
}

/** Order of the servers by role: the finding of the first one represents a joined finding. */
const roleRank = { primary: 0, linter: 1, "second-opinion": 2 } as const satisfies Record<ServerRole, number>;

/**
 * True if two findings mean the same. For a mere second opinion the place is enough: it checks the same expression and
 * fails nothing. For others the rule must have the same name, however it is written: `eslint(no-debugger)`,
 * `lint/suspicious/noDebugger`.
 */
function isSame(lead: ComparedFinding, other: ComparedFinding, policy: JoiningPolicy): boolean {
  // A finding with an empty range is about the file or the project, so its place says nothing about its meaning.
  const isAtCode = compareRanges(lead.range, { start: lead.range.start, end: lead.range.start }) !== 0;
  if (isAtCode && isOnlyOpinion(other.server, policy)) return true;
  const [mine, others] = [meaningOf(lead.code), meaningOf(other.code)];
  return mine !== null && mine === others;
}
