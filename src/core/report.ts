/** Everything one gate run found. Every output is a pure function of it. */
import type { ComparedFinding, Finding, FindingState, MatchStage, Range, Severity } from "./finding.ts";
import { canonical, parseStrict } from "./json.ts";
import { compareFindings, compareText, compareValues } from "./order.ts";
import { isRelativePath } from "./paths.ts";

export type Verdict = "pass" | "inconclusive" | "fail";
export type ReportClass = "new_errors" | "lsp_unavailable" | "baseline_error" | "warnings_only" | "clean";
export type FailOn = "error" | "warning" | "information" | "hint" | "never";
export type Side = "base" | "head";

/** Why the verdict is what it is: a stable code and a sentence; `hint` says what to do next. */
export type Reason = { readonly code: ReasonCode; readonly message: string; readonly hint: string | null };

export type ReasonCode =
  | "new-finding"
  | "advisory"
  | "clean"
  | "no-files"
  | "unknown-files"
  | "unmatched-findings"
  | "base-unavailable"
  | "head-unavailable"
  | "history-unavailable"
  | "version-skew"
  | "install-failed"
  | "digest-mismatch"
  | "server-not-started"
  | "server-crashed"
  | "server-timeout"
  | "server-protocol"
  | "server-not-ready"
  | "canary-failed"
  | "file-count-mismatch"
  | "server-configuration"
  | "server-configuration-changed"
  | "renames-skipped"
  | "disk"
  | "cancelled";

export type SideSummary = { readonly files: number; readonly unknown: number };

export type ServerSummary = {
  readonly id: string;
  readonly version: string;
  /** Digest over the installed files; null when the server could not be installed. */
  readonly treeDigest: string | null;
  readonly schedule: string | null;
  /** What the server was told of the toolchain, for Python the interpreter's name and version; null for none. */
  readonly interpreter: { readonly name: string; readonly version: string } | null;
  readonly base: SideSummary;
  readonly head: SideSummary;
};

export type UnknownFile = {
  readonly server: string;
  readonly side: Side;
  readonly path: string;
  readonly reason: string;
};

/** A finding in a file that is unknown on the other side: never new, never fixed. */
export type UnmatchedFinding = Finding & { readonly side: Side };

/** A limit that was hit, or something that was left out, and how often. */
export type Limit = { readonly code: string; readonly message: string; readonly count: number };

export type PolicySummary = {
  /** Where the configuration came from. */
  readonly origin: "base" | "head" | "file" | "flags" | "defaults";
  readonly digest: string;
  readonly failOn: FailOn;
  readonly unknown: "inconclusive" | "warn";
  /** Head edits the configuration: said, not used. */
  readonly change: string | null;
};

export type Report = {
  readonly verdict: Verdict;
  readonly class: ReportClass;
  readonly reasons: readonly Reason[];
  /** Nulls when it could not be had. */
  readonly base: { readonly commit: string | null; readonly tree: string | null };
  /** `commit` is null for the work tree. */
  readonly head: { readonly commit: string | null; readonly tree: string | null };
  readonly servers: readonly ServerSummary[];
  readonly counts: Readonly<Record<ComparedFinding["state"], number>>;
  readonly findings: readonly ComparedFinding[];
  readonly unmatched: readonly UnmatchedFinding[];
  readonly unknown: readonly UnknownFile[];
  /** Null: this release does not score changes yet. */
  readonly reward: null;
  readonly policy: PolicySummary;
  readonly limits: readonly Limit[];
};

/** The published form (`schemas/report.v1.json`); a type of its own, so that ours can change and it cannot. */
export type ReportV1 = {
  readonly schema: "lanser.report.v1";
  readonly verdict: Verdict;
  readonly class: ReportClass;
  readonly reasons: readonly { readonly code: string; readonly message: string; readonly hint?: string }[];
  readonly base: Report["base"];
  readonly head: Report["head"];
  readonly servers: readonly ServerSummary[];
  readonly counts: Report["counts"];
  readonly findings: readonly FindingV1[];
  readonly unmatched: readonly UnmatchedV1[];
  readonly unknown: readonly UnknownFile[];
  readonly reward: null;
  readonly policy: PolicySummary;
  readonly limits: readonly Limit[];
};

/** 1-based; columns count UTF-16 code units; `end` is exclusive. */
export type RangeV1 = {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
};

export type UnmatchedV1 = {
  readonly side: Side;
  readonly server: string;
  readonly source: string | null;
  readonly code: string | null;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string;
  readonly range: RangeV1;
  readonly symbol: string | null;
};

export type FindingV1 = Omit<UnmatchedV1, "side"> & {
  readonly id: string;
  readonly state: FindingState;
  readonly matchedBy: MatchStage | null;
  readonly why: string;
  readonly base: { readonly path: string; readonly range: RangeV1 } | null;
  /** Null: this release does not attribute findings yet. */
  readonly cause: null;
};

/**
 * The bytes of a Report: RFC 8785 and one line feed. Findings stand in the Report order and the other lists, but for
 * the reasons, in an order of their content, so that equal reports have equal bytes. JSON that is hashed cannot carry
 * a lone surrogate, so each becomes U+FFFD. Throws when a path is not relative to the repository and inside it.
 */
export function reportToV1(report: Report): string {
  const published: ReportV1 = {
    schema: "lanser.report.v1",
    verdict: report.verdict,
    class: report.class,
    reasons: report.reasons.map(({ code, message, hint }) =>
      hint === null ? { code, message } : { code, message, hint },
    ),
    base: { commit: report.base.commit, tree: report.base.tree },
    head: { commit: report.head.commit, tree: report.head.tree },
    servers: report.servers.map(serverToV1).sort(compareServers),
    counts: countsToV1(report.counts),
    findings: report.findings.toSorted(compareFindings).map(findingToV1),
    unmatched: report.unmatched
      .toSorted(compareFindings)
      .map((finding) => ({ side: finding.side, ...observedToV1(finding) })),
    unknown: report.unknown.map(unknownToV1).sort(compareUnknown),
    reward: report.reward,
    policy: policyToV1(report.policy),
    limits: report.limits.map(({ code, message, count }) => ({ code, message, count })).sort(compareLimits),
  };
  return `${canonical(wellFormed(published))}\n`;
}

export type ReadReport =
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "invalid"; readonly message: string };

/**
 * Reads what `reportToV1` wrote. `isReportV1` is the validator of the schema, which lives at the edge; nothing is
 * taken on trust before it agreed.
 */
export function reportFromV1(text: string, isReportV1: (value: unknown) => boolean): ReadReport {
  const parsed = parseStrict(text);
  if (parsed.kind === "invalid") {
    return {
      kind: "invalid",
      message: `not JSON: ${parsed.message} (line ${parsed.line}, column ${parsed.column})`,
    };
  }
  if (!isReportV1(parsed.value))
    return { kind: "invalid", message: "not a report that follows schemas/report.v1.json" };
  const { schema: _schema, ...published } = parsed.value as ReportV1;
  const report: Report = {
    ...published,
    reasons: published.reasons.map(({ code, message, hint }) => ({
      code: code as ReasonCode,
      message,
      hint: hint ?? null,
    })),
    findings: published.findings.map(({ cause: _cause, ...finding }) => ({
      ...finding,
      range: rangeFromV1(finding.range),
      base:
        finding.base === null ? null : { path: finding.base.path, range: rangeFromV1(finding.base.range) },
    })),
    unmatched: published.unmatched.map((finding) => ({ ...finding, range: rangeFromV1(finding.range) })),
  };
  return { kind: "report", report };
}

function findingToV1(finding: ComparedFinding): FindingV1 {
  const { id, state, matchedBy, why, base } = finding;
  return {
    ...observedToV1(finding),
    id,
    state,
    matchedBy,
    why,
    base: base === null ? null : { path: insidePath(base.path), range: rangeToV1(base.range) },
    cause: null,
  };
}

function observedToV1(finding: Finding): Omit<UnmatchedV1, "side"> {
  const { server, source, code, severity, message, path, range, symbol } = finding;
  return { server, source, code, severity, message, path: insidePath(path), range: rangeToV1(range), symbol };
}

function rangeToV1({ start, end }: Range): RangeV1 {
  return {
    start: { line: start.line + 1, column: start.character + 1 },
    end: { line: end.line + 1, column: end.character + 1 },
  };
}

function rangeFromV1({ start, end }: RangeV1): Range {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}

function insidePath(path: string): string {
  if (!isRelativePath(path))
    throw new Error(`A path that is not inside the repository: ${JSON.stringify(path)}`);
  return path;
}

// Each field is named: a field added to our types is published by decision, not by accident.

function serverToV1({
  id,
  version,
  treeDigest,
  schedule,
  interpreter,
  base,
  head,
}: ServerSummary): ServerSummary {
  return {
    id,
    version,
    treeDigest,
    schedule,
    interpreter: interpreter === null ? null : { name: interpreter.name, version: interpreter.version },
    base: { files: base.files, unknown: base.unknown },
    head: { files: head.files, unknown: head.unknown },
  };
}

function countsToV1(counts: Report["counts"]): Report["counts"] {
  const { new: added, fixed, unchanged, moved, removed, suppressed, volatile } = counts;
  return { new: added, fixed, unchanged, moved, removed, suppressed, volatile };
}

function unknownToV1({ server, side, path, reason }: UnknownFile): UnknownFile {
  return { server, side, path: insidePath(path), reason };
}

function policyToV1({ origin, digest, failOn, unknown, change }: PolicySummary): PolicySummary {
  return { origin, digest, failOn, unknown, change };
}

function compareServers(left: ServerSummary, right: ServerSummary): number {
  return (
    compareText(left.id, right.id) || compareText(left.version, right.version) || compareValues(left, right)
  );
}

function compareUnknown(left: UnknownFile, right: UnknownFile): number {
  return (
    compareText(left.path, right.path) || compareText(left.server, right.server) || compareValues(left, right)
  );
}

function compareLimits(left: Limit, right: Limit): number {
  return (
    compareText(left.code, right.code) || compareText(left.message, right.message) || left.count - right.count
  );
}

/** Only strings that are values can come from outside; the keys are ours. */
function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, wellFormed(member)]));
}
