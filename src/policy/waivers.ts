/**
 * Waivers of new findings, and of reasons why a run is inconclusive. Only the sources that base's `policy.waivers`
 * allows count. A waiver affects only the verdict. A grant is one parsed waiver.
 */
import { causeId } from "../model/causes.ts";
import type { CommitMessage } from "../model/change.ts";
import {
  isWaivable,
  limit,
  type ObservedCode,
  type WaivableReason,
  waivableReasons,
} from "../model/codes.ts";
import type { ComparedFinding, Waiver } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Limit, Reason } from "../model/report.ts";
import { cut } from "../model/text.ts";

export type Grant = FindingGrant | ReasonGrant;

type FindingGrant = Waiver & {
  /** First digits of the finding's digest, lower-case hexadecimal. Null for everything that can be waived. */
  readonly finding: string | null;
};

/** Waives only the reason with that code. */
type ReasonGrant = Waiver & { readonly code: WaivableReason };

export type Grants = { readonly grants: readonly Grant[]; readonly limits: readonly Limit[] };

/** Minimum digits of an id. Fewer digits could match a second finding by accident. */
const digitsMin = 12;
const reasonLengthMax = 500;
const grantsMax = 500;
const shownCommitLength = 12;

/**
 * Reads the waivers in commit messages: `Lanser-Allow: FINDING-ID reason` on a line of its own, or the code of a reason
 * in place of the id. An invalid trailer becomes a limit in the report, so that its author sees why it has no effect.
 */
export function trailerGrants(messages: readonly CommitMessage[]): Grants {
  const grants: Grant[] = [];
  const problems: string[] = [];
  for (const { commit, message } of messages) {
    for (const text of allowTrailers(message)) {
      const by = `trailer ${commit.slice(0, shownCommitLength)}`;
      const covered = coveredBy(text);
      if (typeof covered === "string") problems.push(`${by}: ${covered}`);
      else if (grants.length < grantsMax) grants.push({ ...covered, by });
      else problems.push(`${by}: the change has more than ${grantsMax} waivers`);
    }
  }
  const [first] = problems;
  const limits = first === undefined ? [] : [limit("waiver-unread", first, problems.length)];
  return { grants, limits };
}

/**
 * Returns the text of each `Lanser-Allow` trailer anywhere below the subject. Git reads trailers only at the end, but a
 * squash merge puts the trailers of many commits in the middle of one message.
 */
function allowTrailers(message: string): readonly string[] {
  const [, ...body] = message.split(/\r?\n/u);
  return body.flatMap((line, at) => {
    const value = /^lanser-allow:[ \t]*(.*)$/iu.exec(line)?.[1];
    if (value === undefined) return [];
    const next = body.slice(at + 1);
    const end = next.findIndex((one) => !/^[ \t]+\S/u.test(one));
    // Git lets a long trailer continue on indented lines.
    return [[value, ...next.slice(0, end < 0 ? next.length : end).map((one) => one.trim())].join(" ")];
  });
}

/**
 * Parses the text of one trailer into the waived finding or reason, and the author's explanation. A string is the error
 * in the trailer. The explanation is required, because reviewers must see why an error is accepted.
 */
function coveredBy(text: string): Omit<FindingGrant, "by"> | Omit<ReasonGrant, "by"> | string {
  const [, name = "", rest = ""] = /^(\S*)(?:\s+(.*))?$/su.exec(text) ?? [];
  const reason = cut(rest.trim(), reasonLengthMax);
  const code = waivableReasons.find((one) => one === name.toLowerCase());
  const digits = /^(?:sha256:)?([0-9a-f]*)$/iu.exec(name)?.[1]?.toLowerCase() ?? "";
  if (code === undefined && (digits.length < digitsMin || digits.length > 64))
    return `Lanser-Allow needs ${digitsMin} to 64 digits of a finding's id, or ${waivableReasons.join(" or ")}`;
  if (reason === "") return `Lanser-Allow needs a reason after ${code ?? "the id"}`;
  return code === undefined ? { finding: digits, reason } : { code, reason };
}

/**
 * Returns the grants of the pull request's labels. `allowed` is base's `policy.waivers`: "trailer", or "label:NAME". A
 * label waives every finding and reason that can be waived, for a reviewer who takes the whole change.
 */
export function labelGrants(allowed: readonly string[], labels: readonly string[]): readonly Grant[] {
  const named = labels.filter((label) => allowed.includes(`label:${label}`)).sort(compareText);
  return named.map((label) => ({
    finding: null,
    by: `label:${label}`,
    reason: `the pull request has the label ${label}`,
  }));
}

/**
 * Marks the new findings that a grant covers as waived, so that they do not fail the run and stay in the report. The
 * first grant that covers a finding counts.
 */
export function applyWaivers(
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

/**
 * Marks the reasons that a grant covers as waived, so that they do not make the run inconclusive. The first grant that
 * covers a reason counts. Only reasons that `isWaivable` allows can be waived.
 */
export function waiveReasons(
  reasons: readonly Reason<ObservedCode>[],
  grants: readonly Grant[],
): readonly JudgedReason[] {
  return reasons.map((one) => {
    const grant = isWaivable(one.code) ? grants.find((grant) => coversReason(grant, one.code)) : undefined;
    return grant === undefined ? one : { ...one, waived: { by: grant.by, reason: grant.reason } };
  });
}

/** Reason why a run is inconclusive, with the waiver that accepts it. */
export type JudgedReason = Reason<ObservedCode> & { readonly waived?: Waiver };

function coversReason(grant: Grant, code: ObservedCode): boolean {
  return "code" in grant ? grant.code === code : grant.finding === null;
}

/**
 * Returns a limit for the waivers of one finding or reason that match nothing: they are out of date or have a wrong id.
 * The message names the first. A label covers everything, so it is never unused.
 */
export function unusedGrants(
  findings: readonly ComparedFinding[],
  reasons: readonly Reason<ObservedCode>[],
  grants: readonly Grant[],
): readonly Limit[] {
  const fresh = new Set(findings.flatMap(({ state, id }) => (state === "new" ? [digitsOf(id)] : [])));
  const starts = new Set([...fresh].map((digits) => digits.slice(0, digitsMin)));
  /** True if a grant names a reason or a finding that this run does not have. */
  const isUnused = (grant: Grant): boolean => {
    if ("code" in grant) return !reasons.some(({ code }) => code === grant.code);
    const { finding } = grant;
    return (
      finding !== null &&
      (!starts.has(finding.slice(0, digitsMin)) || ![...fresh].some((digits) => digits.startsWith(finding)))
    );
  };
  const unused = grants.filter(isUnused);
  const [first] = unused;
  if (first === undefined) return [];
  const what =
    "code" in first
      ? `the run has no reason ${first.code} to waive`
      : isOfEdit(first.finding ?? "", findings)
        ? `${first.finding} is the id of an edit; write one Lanser-Allow line for each finding that the edit causes`
        : `no new finding has the id ${first.finding}`;
  const message = `${first.by}: ${what}`;
  return [limit("waiver-unused", message, unused.length)];
}

/** True if the digits are those of an edit that caused findings: people copy them by mistake, so a message says so. */
function isOfEdit(digits: string, findings: readonly ComparedFinding[]): boolean {
  return findings.some(({ cause }) => cause !== null && digitsOf(causeId(cause)).startsWith(digits));
}

/**
 * Returns a function that finds the first grant for a finding's id. It groups the grants by the first digits of their
 * ids, because a change can have hundreds of grants and thousands of findings.
 */
function grantFinder(all: readonly Grant[]): (id: string) => FindingGrant | undefined {
  const grants = all.filter((grant) => "finding" in grant);
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
