/** Reads a published Report of this release or an older one. */

import type { ObservedCode, ReasonCode } from "./codes.ts";
import { compact } from "./compact.ts";
import type { ComparedFinding, Place, Range } from "./finding.ts";
import { parseStrict } from "./json.ts";
import type { Proof } from "./proof.ts";
import type { Excerpt, PolicySummary, Reason, Report, ServerSummary } from "./report.ts";
import type { ExcerptV1, FindingV1, PlaceV1, RangeV1, ReportV1 } from "./report-v1.ts";
import { suggestionFromV1 } from "./suggestion.ts";

export type ReadReport =
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "invalid"; readonly message: string };

/** A report of any release: an older one lacks the newer fields. */
type OlderReportV1 = Omit<ReportV1, "replay" | "bumps" | "causes" | "policy" | "servers"> &
  Partial<Pick<ReportV1, "replay" | "bumps" | "causes">> & {
    readonly servers: readonly (Omit<ServerSummary, NewOfServer> &
      Partial<Pick<ServerSummary, NewOfServer>>)[];
    readonly policy: Omit<PolicySummary, "replayMismatch"> & Partial<Pick<PolicySummary, "replayMismatch">>;
  };

type NewOfServer = "root" | "skipped" | "ended";

/**
 * Reads the output of `reportToV1`, from this release or an older one. Fields that an older release did not write get
 * their defaults, so that all outputs work for old reports. `isReportV1` is the validator of the schema, which the
 * caller provides. The text is not used before the validator accepts it.
 */
export function reportFromV1(text: string, isReportV1: (value: unknown) => boolean): ReadReport {
  const parsed = parseStrict(text);
  if (parsed.kind === "invalid") {
    return {
      kind: "invalid",
      message: `the file is not JSON: ${parsed.message} (line ${parsed.line}, column ${parsed.column})`,
    };
  }
  if (!isReportV1(parsed.value))
    return { kind: "invalid", message: "the file does not follow schemas/report.v1.json" };
  const { schema: _schema, ...published } = parsed.value as OlderReportV1;
  const report: Report = {
    ...published,
    replay: published.replay ?? null,
    bumps: published.bumps ?? [],
    servers: published.servers.map((one) => ({ root: ".", skipped: null, ended: null, ...one })),
    policy: { ...published.policy, replayMismatch: published.policy.replayMismatch ?? "fail" },
    reasons: published.reasons.map(reasonFromV1),
    findings: published.findings.map(findingFromV1),
    off: (published.off ?? []).map(findingFromV1),
    causes: (published.causes ?? []).map((one) => ({
      ...one,
      base: placeFromV1(one.base),
      head: placeFromV1(one.head),
      excerpts: { base: excerptFromV1(one.excerpts.base), head: excerptFromV1(one.excerpts.head) },
    })),
    excerpts: new Map(
      published.findings.flatMap(({ id, excerpt }) =>
        excerpt === null
          ? []
          : [[id, { base: excerptFromV1(excerpt.base), head: excerptFromV1(excerpt.head) }] as const],
      ),
    ),
    unmatched: published.unmatched.map((finding) => ({ ...finding, range: rangeFromV1(finding.range) })),
    escapes: published.escapes.map((one) => ({ ...one, line: one.line - 1 })),
    hidden: (published.hidden ?? []).map((one) => ({ ...one, range: rangeFromV1(one.range) })),
    unchecked: (published.unchecked ?? []).map((one) => ({
      ...one,
      range: one.range === null ? null : rangeFromV1(one.range),
    })),
  };
  return { kind: "report", report };
}

function reasonFromV1({ code, message, hint, lifted }: ReportV1["reasons"][number]): Reason {
  const reason = { code: code as ReasonCode, message, hint: hint ?? null };
  if (lifted === undefined) return reason;
  return { ...reason, lifted: { ...lifted, code: lifted.code as ObservedCode, hint: lifted.hint ?? null } };
}

/** Reads one finding. Its `side` is not read, because `seen` implies it. An older report has no `root`. */
function findingFromV1(
  published: Omit<FindingV1, "root"> & Partial<Pick<FindingV1, "root">>,
): ComparedFinding {
  const {
    side: _side,
    excerpt: _excerpt,
    root = ".",
    roots = [root],
    cause,
    proof,
    probe,
    suggestion,
    ...finding
  } = published;
  return {
    ...finding,
    ...compact({
      proof: proof === undefined ? undefined : proofFromV1(proof, probe),
      suggestion: suggestion === undefined ? undefined : suggestionFromV1(suggestion),
    }),
    roots,
    range: rangeFromV1(finding.range),
    base: placeFromV1(finding.base),
    counterpart: placeFromV1(finding.counterpart),
    cause: cause === null ? null : { ...cause, range: rangeFromV1(cause.range) },
  };
}

/**
 * Reads a proof. Lanser never writes "unproven" without a probe, but an edited report can have that. The finding is
 * then still unproven.
 */
function proofFromV1(kind: Proof["kind"], probe = "the report does not name the silent probe"): Proof {
  return kind === "proven" ? { kind } : { kind, probe };
}

/**
 * Adds the places of `shownToV1` to the new findings of a report. A job that only posts a report has no repository, so
 * it cannot compute them.
 */
export function shownFromV1(
  shown: Readonly<Record<string, PlaceV1 | null>>,
  of: "shown" | "ownShown",
  report: Report,
): Report {
  const findings = report.findings.map((one) =>
    one.state === "new" && Object.hasOwn(shown, one.id)
      ? { ...one, [of]: placeFromV1(shown[one.id] ?? null) }
      : one,
  );
  return { ...report, findings };
}

function placeFromV1(place: PlaceV1 | null): Place | null {
  return place === null ? null : { path: place.path, range: rangeFromV1(place.range) };
}

function excerptFromV1(excerpt: ExcerptV1 | null): Excerpt | null {
  return excerpt === null ? null : { line: excerpt.line - 1, lines: excerpt.lines };
}

function rangeFromV1({ start, end }: RangeV1): Range {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}
