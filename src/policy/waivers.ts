/** Who lets new findings pass: only ways that base's `policy.waivers` allows, and nothing but the verdict hears of it. */
import type { CommitMessage } from "../core/change.ts";
import { limit } from "../core/codes.ts";
import type { ComparedFinding } from "../core/finding.ts";
import { compareText } from "../core/order.ts";
import type { Limit } from "../core/report.ts";
import { cut } from "../core/text.ts";

export type Grant = {
  /** Lower case hexadecimal, the first digits of the finding's digest; null for every new finding. */
  readonly finding: string | null;
  readonly by: string;
  readonly reason: string;
};

export type Grants = { readonly grants: readonly Grant[]; readonly limits: readonly Limit[] };

/** Of an id: fewer could name another finding as well. */
const digitsMin = 12;
const reasonLengthMax = 500;
const grantsMax = 500;
const shownCommitLength = 12;

/** `Lanser-Allow: FINDING-ID reason` on a line of its own. */
export function trailerGrants(messages: readonly CommitMessage[]): Grants {
  const grants: Grant[] = [];
  const problems: string[] = [];
  for (const { commit, message } of messages) {
    for (const text of allowTrailers(message)) {
      const [, id = "", reason = ""] = /^(?:sha256:)?([0-9a-f]*)(?:\s+(.*))?$/isu.exec(text) ?? [];
      const by = `trailer ${commit.slice(0, shownCommitLength)}`;
      const problem = problemOf(id, reason);
      if (problem !== undefined) problems.push(`${by}: ${problem}`);
      else if (grants.length < grantsMax)
        grants.push({ finding: id.toLowerCase(), by, reason: cut(reason.trim(), reasonLengthMax) });
      else problems.push(`${by}: a change has at most ${grantsMax} waivers`);
    }
  }
  const [first] = problems;
  const limits = first === undefined ? [] : [limit("waiver-unread", first, problems.length)];
  return { grants, limits };
}

/** Anywhere below the subject: a squash merge puts the trailers of many commits in the middle of one message. */
function allowTrailers(message: string): readonly string[] {
  const [, ...body] = message.split(/\r?\n/u);
  return body.flatMap((line, at) => {
    const value = /^lanser-allow:[ \t]*(.*)$/iu.exec(line)?.[1];
    if (value === undefined) return [];
    const next = body.slice(at + 1);
    const end = next.findIndex((one) => !/^[ \t]+\S/u.test(one));
    // A folded trailer goes on where lines are indented.
    return [[value, ...next.slice(0, end < 0 ? next.length : end).map((one) => one.trim())].join(" ")];
  });
}

function problemOf(id: string, reason: string): string | undefined {
  if (id.length < digitsMin || id.length > 64)
    return `Lanser-Allow needs ${digitsMin} to 64 digits of a finding's id`;
  return reason.trim() === "" ? "Lanser-Allow needs a reason behind the id" : undefined;
}

/** `allowed` is base's `policy.waivers`: "trailer", or "label:NAME". */
export function labelGrants(allowed: readonly string[], labels: readonly string[]): readonly Grant[] {
  const named = labels.filter((label) => allowed.includes(`label:${label}`)).sort(compareText);
  return named.map((label) => ({
    finding: null,
    by: `label:${label}`,
    reason: `the pull request carries the label ${label}`,
  }));
}

/** The first grant that covers a new finding counts. */
export function waive(
  findings: readonly ComparedFinding[],
  grants: readonly Grant[],
): readonly ComparedFinding[] {
  if (grants.length === 0) return findings;
  const find = grantFinder(grants);
  return findings.map((one) => {
    const grant = one.state === "new" ? find(one.id) : undefined;
    return grant === undefined ? one : { ...one, waived: { by: grant.by, reason: grant.reason } };
  });
}

/** Grants for one finding that cover none; the first is named. */
export function unusedGrants(
  findings: readonly ComparedFinding[],
  grants: readonly Grant[],
): readonly Limit[] {
  const fresh = new Set(findings.flatMap(({ state, id }) => (state === "new" ? [digitsOf(id)] : [])));
  const starts = new Set([...fresh].map((digits) => digits.slice(0, digitsMin)));
  const isUnused = ({ finding }: Grant): boolean =>
    finding !== null &&
    (!starts.has(finding.slice(0, digitsMin)) || ![...fresh].some((digits) => digits.startsWith(finding)));
  const unused = grants.filter(isUnused);
  const [first] = unused;
  if (first === undefined) return [];
  const message = `${first.by}: no new finding has the id ${first.finding}`;
  return [limit("waiver-unused", message, unused.length)];
}

function grantFinder(grants: readonly Grant[]): (id: string) => Grant | undefined {
  const order = new Map(grants.map((grant, index) => [grant, index]));
  const forAll = grants.find(({ finding }) => finding === null);
  const byStart = Map.groupBy(
    grants.filter(({ finding }) => finding !== null),
    ({ finding }) => finding?.slice(0, digitsMin) ?? "",
  );
  return (id) => {
    const digits = digitsOf(id);
    const own = byStart
      .get(digits.slice(0, digitsMin))
      ?.find(({ finding }) => digits.startsWith(finding ?? ""));
    if (own === undefined || forAll === undefined) return own ?? forAll;
    return (order.get(own) ?? 0) < (order.get(forAll) ?? 0) ? own : forAll;
  };
}

function digitsOf(id: string): string {
  return id.slice("sha256:".length);
}
