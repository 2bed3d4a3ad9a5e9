/**
 * Waivers of new findings and of doubts. Only the sources that base's `policy.waivers` allows count, and a waiver
 * affects only the verdict.
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

/** Minimum digits of an id: fewer could also match another finding. */
const digitsMin = 12;
const reasonLengthMax = 500;
const grantsMax = 500;
const shownCommitLength = 12;

/**
 * Reads trailers: `Lanser-Allow: FINDING-ID reason` on a line of its own, or the code of a reason in place of the id.
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
      else problems.push(`${by}: a change has at most ${grantsMax} waivers`);
    }
  }
  const [first] = problems;
  const limits = first === undefined ? [] : [limit("waiver-unread", first, problems.length)];
  return { grants, limits };
}

/**
 * Finds trailers anywhere below the subject: a squash merge puts the trailers of many commits in the middle of one
 * message.
 */
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

/** Returns the finding or reason that a trailer waives, and why. A string is the error in the trailer. */
function coveredBy(text: string): Omit<FindingGrant, "by"> | Omit<ReasonGrant, "by"> | string {
  const [, name = "", rest = ""] = /^(\S*)(?:\s+(.*))?$/su.exec(text) ?? [];
  const reason = cut(rest.trim(), reasonLengthMax);
  const code = waivableReasons.find((one) => one === name.toLowerCase());
  const digits = /^(?:sha256:)?([0-9a-f]*)$/iu.exec(name)?.[1]?.toLowerCase() ?? "";
  if (code === undefined && (digits.length < digitsMin || digits.length > 64))
    return `Lanser-Allow needs ${digitsMin} to 64 digits of a finding's id, or ${waivableReasons.join(" or ")}`;
  if (reason === "") return `Lanser-Allow needs a reason behind ${code ?? "the id"}`;
  return code === undefined ? { finding: digits, reason } : { code, reason };
}

/**
 * Returns grants of labels. `allowed` is base's `policy.waivers`: "trailer", or "label:NAME". A label waives everything
 * that can be waived.
 */
export function labelGrants(allowed: readonly string[], labels: readonly string[]): readonly Grant[] {
  const named = labels.filter((label) => allowed.includes(`label:${label}`)).sort(compareText);
  return named.map((label) => ({
    finding: null,
    by: `label:${label}`,
    reason: `the pull request carries the label ${label}`,
  }));
}

/** Waives new findings. The first grant that covers a finding counts. */
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

/** Waives reasons. The first grant that covers a reason counts. */
export function waiveReasons(
  reasons: readonly Reason<ObservedCode>[],
  grants: readonly Grant[],
): readonly JudgedReason[] {
  return reasons.map((one) => {
    const grant = isWaivable(one.code) ? grants.find((grant) => coversReason(grant, one.code)) : undefined;
    return grant === undefined ? one : { ...one, waived: { by: grant.by, reason: grant.reason } };
  });
}

/** Why something could not be measured, and the waiver that accepts it. */
export type JudgedReason = Reason<ObservedCode> & { readonly waived?: Waiver };

function coversReason(grant: Grant, code: ObservedCode): boolean {
  return "code" in grant ? grant.code === code : grant.finding === null;
}

/** Returns a limit for grants for one finding or reason that match nothing. Its message names the first. */
export function unusedGrants(
  findings: readonly ComparedFinding[],
  reasons: readonly Reason<ObservedCode>[],
  grants: readonly Grant[],
): readonly Limit[] {
  const fresh = new Set(findings.flatMap(({ state, id }) => (state === "new" ? [digitsOf(id)] : [])));
  const starts = new Set([...fresh].map((digits) => digits.slice(0, digitsMin)));
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
      ? `nothing is doubtful by ${first.code}`
      : isOfEdit(first.finding ?? "", findings)
        ? `${first.finding} is the id of an edit: write a line for the id of each of its findings`
        : `no new finding has the id ${first.finding}`;
  const message = `${first.by}: ${what}`;
  return [limit("waiver-unused", message, unused.length)];
}

function isOfEdit(digits: string, findings: readonly ComparedFinding[]): boolean {
  return findings.some(({ cause }) => cause !== null && digitsOf(causeId(cause)).startsWith(digits));
}

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
