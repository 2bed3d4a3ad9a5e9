/**
 * Defines the published form of a Report. It is separate from the internal type, so that only a decision changes it.
 */
import { compareCauses } from "./causes.ts";
import { type ChangedSource, changedSourceToV1, compareChanged } from "./changed.ts";
import { compareClaims, type JudgedClaim } from "./claims.ts";
import { compact } from "./compact.ts";
import { type Confirmation, confirmationToV1 } from "./confirmation.ts";
import {
  type Blame,
  type Cause,
  type ComparedFinding,
  dependencyToV1,
  type Finding,
  type FindingSources,
  type FindingState,
  type MatchStage,
  type Place,
  type PlacementKind,
  type PolicyEffects,
  type Range,
  type SeenSchedules,
  type Severity,
  type Waiver,
} from "./finding.ts";
import { canonical, makeWellFormed } from "./json.ts";
import { compareFindings, compareText, compareValues } from "./order.ts";
import { insidePath } from "./paths.ts";
import { policyToV1 } from "./policy-v1.ts";
import { type ProofV1, proofToV1 } from "./proof.ts";
import { reachToV1 } from "./reach.ts";
import type { ReplaySummary, ServerBump } from "./replay.ts";
import { bumpToV1, compareBumps, replayToV1 } from "./replay-v1.ts";
import type {
  AddedEscape,
  Excerpt,
  Limit,
  PolicyChange,
  PolicySummary,
  Reason,
  Report,
  ReportClass,
  ReportedCause,
  ServerSummary,
  Side,
  Unchecked,
  UnknownFile,
  UnmatchedReason,
  Verdict,
} from "./report.ts";
import type { RewardSummary } from "./reward.ts";
import { judgedToV1 } from "./rules.ts";
import { type Scope, scopeToV1 } from "./scope.ts";
import { sourcesToV1 } from "./sources.ts";
import { type SuggestionV1, suggestionToV1 } from "./suggestion.ts";

/** The published form (`schemas/report.v1.json`). */
export type ReportV1 = {
  readonly schema: "lanser.report.v1";
  readonly verdict: Verdict;
  readonly class: ReportClass;
  readonly reasons: readonly (ReasonTextV1 & { readonly lifted?: LiftedReasonV1 })[];
  readonly base: Report["base"];
  readonly head: Report["head"];
  readonly servers: readonly ServerSummary[];
  /** Absent in reports of older releases, and if the change touches no source. */
  readonly changed?: readonly ChangedSource[];
  /** Absent: every file was checked. */
  readonly scope?: Scope;
  readonly confirmation?: Confirmation;
  readonly counts: Report["counts"];
  readonly findings: readonly FindingV1[];
  /** Absent for none. */
  readonly off?: readonly FindingV1[];
  readonly causes: readonly CauseV1[];
  readonly unmatched: readonly UnmatchedV1[];
  readonly unknown: readonly UnknownFile[];
  readonly reward: RewardSummary | null;
  readonly claims?: readonly JudgedClaim[];
  readonly unscored: string | null;
  readonly replay: ReplaySummary | null;
  readonly bumps: readonly ServerBump[];
  readonly policy: PolicySummary;
  readonly policyChanges: readonly PolicyChange[];
  readonly escapes: readonly AddedEscape[];
  /** Absent for none. */
  readonly hidden?: readonly (PlaceV1 & { readonly why: string; readonly blame?: Blame })[];
  /** Absent for none; `range` is null for a complete file. */
  readonly unchecked?: readonly UncheckedV1[];
  readonly limits: readonly Limit[];
};

export type UncheckedV1 = Omit<Unchecked, "range"> & { readonly range: RangeV1 | null };

type ReasonTextV1 = { readonly code: string; readonly message: string; readonly hint?: string };
export type LiftedReasonV1 = ReasonTextV1 & { readonly waived: Waiver };

/** 1-based; columns count UTF-16 code units; `end` is exclusive. */
export type RangeV1 = {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
};

export type UnmatchedV1 = {
  readonly side: Side;
  readonly reason?: UnmatchedReason;
  readonly server: string;
  readonly source: string | null;
  readonly code: string | null;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string;
  readonly range: RangeV1;
  readonly symbol: string | null;
};

export type FindingV1 = Omit<UnmatchedV1, "side" | "reason"> &
  PolicyEffects &
  FindingSources &
  ProofV1 & {
    readonly id: string;
    /** The first of the roots whose servers reported it. */
    readonly root: string;
    /** All roots whose servers reported it. Absent if there is only one. */
    readonly roots?: readonly string[];
    readonly state: FindingState;
    readonly matchedBy: MatchStage | null;
    readonly why: string;
    readonly base: PlaceV1 | null;
    readonly placement: PlacementKind;
    readonly counterpart: PlaceV1 | null;
    readonly cause: (PlaceV1 & Pick<Cause, "symbol" | "how" | "dependency">) | null;
    readonly seen: SeenSchedules | null;
    /** Present only if the commits of the change were checked one by one. */
    readonly blame?: Blame;
    readonly silenced?: Blame;
    /** Present only for a new finding that a waiver lets pass. */
    readonly waived?: Waiver;
    /** Present only for a new finding for which a server offers a fix. */
    readonly suggestion?: SuggestionV1;
    /** Present only for a volatile finding that head never had: its place is in base. */
    readonly side?: "base";
    readonly excerpt: Readonly<Record<Side, ExcerptV1 | null>> | null;
  };

/** A cause with the lines of its edit on each side, from the first changed line to the last. */
export type CauseV1 = Omit<ReportedCause, "base" | "head" | "excerpts"> & {
  readonly base: PlaceV1 | null;
  readonly head: PlaceV1 | null;
  readonly excerpts: Readonly<Record<"base" | "head", ExcerptV1 | null>>;
};

export type PlaceV1 = { readonly path: string; readonly range: RangeV1 };

/** `line` is the 1-based number of the first line. */
export type ExcerptV1 = { readonly line: number; readonly lines: readonly string[] };

/**
 * Returns the bytes of a Report: RFC 8785 JSON and one line feed. Equal runs must give equal bytes, because other jobs
 * compare and hash reports. So all lists except the reasons are ordered by content, findings in the Report order.
 * Hashed JSON cannot contain a lone surrogate, so each becomes U+FFFD. Throws if a path is not relative to the
 * repository and inside it.
 */
export function reportToV1(report: Report): string {
  const published: ReportV1 = {
    schema: "lanser.report.v1",
    verdict: report.verdict,
    class: report.class,
    reasons: report.reasons.map(reasonToV1),
    base: { commit: report.base.commit, tree: report.base.tree },
    head: { commit: report.head.commit, tree: report.head.tree },
    servers: report.servers.map(serverToV1).sort(compareServers),
    ...compact({
      changed:
        report.changed === undefined || report.changed.length === 0
          ? undefined
          : report.changed.map(changedSourceToV1).sort(compareChanged),
      scope: report.scope === undefined ? undefined : scopeToV1(report.scope),
      confirmation: report.confirmation ? confirmationToV1(report.confirmation) : undefined,
    }),
    counts: countsToV1(report.counts),
    findings: report.findings
      .toSorted(compareFindings)
      .map((finding) => findingToV1(finding, report.excerpts.get(finding.id))),
    ...compact({
      off:
        report.off.length === 0
          ? undefined
          : report.off.toSorted(compareFindings).map((one) => findingToV1(one, undefined)),
    }),
    causes: report.causes.toSorted(compareCauses).map(causeToV1),
    unmatched: report.unmatched.toSorted(compareFindings).map(({ side, reason, ...finding }) => ({
      side,
      ...compact({ reason: reason ? reason : undefined }),
      ...observedToV1(finding),
    })),
    unknown: report.unknown.map(unknownToV1).sort(compareUnknown),
    reward: report.reward,
    unscored: report.unscored,
    ...compact({
      claims:
        report.claims === undefined || report.claims.length === 0
          ? undefined
          : report.claims.map(claimToV1).sort(compareClaims),
    }),
    replay: report.replay === null ? null : replayToV1(report.replay),
    bumps: report.bumps.map(bumpToV1).sort(compareBumps),
    policy: policyToV1(report.policy),
    policyChanges: report.policyChanges.map(policyChangeToV1).sort(compareValues),
    escapes: report.escapes.map(escapeToV1).sort(compareEscapes),
    ...compact({
      hidden:
        report.hidden.length === 0
          ? undefined
          : report.hidden
              .map((one) => ({
                ...requiredPlaceToV1(one),
                why: one.why,
                ...compact({ blame: one.blame === undefined ? undefined : blameToV1(one.blame) }),
              }))
              .sort(compareValues),
      unchecked:
        report.unchecked.length === 0 ? undefined : report.unchecked.map(uncheckedToV1).sort(compareValues),
    }),
    limits: report.limits.map(({ code, message, count }) => ({ code, message, count })).sort(compareLimits),
  };
  return `${canonical(makeWellFormed(published))}\n`;
}

function claimToV1({ path, about, commit, claimed, why, state, measured }: JudgedClaim): JudgedClaim {
  return { path: insidePath(path), about, commit, claimed: { ...claimed }, why, state, measured };
}

/**
 * Writes a reason. A waived one also has the reason that it replaces, so that a report shows what somebody accepted.
 */
function reasonToV1({ lifted, ...reason }: Reason): ReportV1["reasons"][number] {
  if (lifted === undefined) return reasonTextToV1(reason);
  const { by, reason: why } = lifted.waived;
  return {
    ...reasonTextToV1(reason),
    lifted: { ...reasonTextToV1(lifted), waived: { by, reason: why } },
  };
}

function reasonTextToV1({ code, message, hint }: Omit<Reason, "lifted">): ReasonTextV1 {
  return hint === null ? { code, message } : { code, message, hint };
}

function seenToV1({ base, head, isFlaky }: SeenSchedules): SeenSchedules {
  return { base, head, ...compact({ isFlaky }) };
}

/**
 * Writes one finding. Members that apply only to some findings are absent for the others. `excerpt` is undefined if the
 * report has no code for it.
 */
function findingToV1(
  finding: ComparedFinding,
  excerpt: Readonly<Record<Side, Excerpt | null>> | undefined,
): FindingV1 {
  const { id, state, matchedBy, why, base, placement, counterpart, cause, seen, waived, roots } = finding;
  return {
    ...observedToV1(finding),
    id,
    root: roots?.[0] ?? ".",
    ...compact({ roots: roots === undefined || roots.length < 2 ? undefined : roots }),
    ...sourcesToV1(finding),
    state,
    matchedBy,
    why,
    base: placeToV1(base),
    placement,
    counterpart: placeToV1(counterpart),
    cause:
      cause === null
        ? null
        : {
            ...requiredPlaceToV1(cause),
            symbol: cause.symbol,
            how: cause.how,
            ...compact({
              dependency: cause.dependency === undefined ? undefined : dependencyToV1(cause.dependency),
            }),
          },
    seen: seen === null ? null : seenToV1(seen),
    ...compact({ side: seen !== null && seen.head.length === 0 ? ("base" as const) : undefined }),
    ...proofToV1(finding.proof),
    ...compact({
      blame: finding.blame === undefined ? undefined : blameToV1(finding.blame),
      silenced: finding.silenced === undefined ? undefined : blameToV1(finding.silenced),
      waived: waived === undefined ? undefined : { by: waived.by, reason: waived.reason },
      suggestion: finding.suggestion === undefined ? undefined : suggestionToV1(finding.suggestion),
    }),
    ...judgedToV1(finding),
    excerpt:
      excerpt === undefined ? null : { base: excerptToV1(excerpt.base), head: excerptToV1(excerpt.head) },
  };
}

function blameToV1({ commit, since }: Blame): Blame {
  return since === undefined ? { commit } : { commit, since };
}

/** Writes one cause with 1-based lines, as editors count. Throws if a path is not inside the repository. */
function causeToV1(cause: ReportedCause): CauseV1 {
  const { id, path, symbol, how, dependency, base, head, excerpts } = cause;
  return {
    id,
    path: insidePath(path),
    symbol,
    how,
    dependency: dependency === null ? null : dependencyToV1(dependency),
    base: placeToV1(base),
    head: placeToV1(head),
    excerpts: { base: excerptToV1(excerpts.base), head: excerptToV1(excerpts.head) },
    ...reachToV1(cause),
  };
}

/**
 * Returns the places at which findings are shown instead of their own, by id. They go into `run.json` and not into the
 * report, because they depend on the pull request and not on the two trees. `of` selects the place of the cause or the
 * finding's own.
 */
export function shownToV1(
  { findings }: Pick<Report, "findings">,
  of: "shown" | "ownShown",
): Readonly<Record<string, PlaceV1 | null>> {
  const entries = findings.flatMap(({ id, [of]: shown }) =>
    shown === undefined ? [] : [[id, placeToV1(shown)] as const],
  );
  return Object.fromEntries(entries.sort(([left], [right]) => compareText(left, right)));
}

function placeToV1(place: Place | null): PlaceV1 | null {
  return place === null ? null : requiredPlaceToV1(place);
}

export function requiredPlaceToV1({ path, range }: Place): PlaceV1 {
  return { path: insidePath(path), range: rangeToV1(range) };
}

function excerptToV1(excerpt: Excerpt | null): ExcerptV1 | null {
  return excerpt === null ? null : { line: excerpt.line + 1, lines: excerpt.lines };
}

function observedToV1(finding: Finding): Omit<UnmatchedV1, "side" | "reason"> {
  const { server, source, code, severity, message, path, range, symbol } = finding;
  return { server, source, code, severity, message, path: insidePath(path), range: rangeToV1(range), symbol };
}

function rangeToV1({ start, end }: Range): RangeV1 {
  return {
    start: { line: start.line + 1, column: start.character + 1 },
    end: { line: end.line + 1, column: end.character + 1 },
  };
}

// The functions below name each field. A spread would publish every new field of an internal type.

/** Writes one server. `trust` is derived: only a server that runs code of the repository has a sandbox. */
function serverToV1(server: ServerSummary): ServerSummary {
  const { id, version, root, skipped, ended, treeDigest, schedule, interpreter } = server;
  const { sandbox, stability, mode, settings, ready, scope, base, head } = server;
  return {
    id,
    version,
    root,
    skipped,
    ended,
    treeDigest,
    schedule,
    interpreter: interpreter && { name: interpreter.name, version: interpreter.version },
    ...compact({
      trust: sandbox === undefined ? undefined : "executes-repository",
      sandbox,
      stability,
      mode,
      settings,
      ready: ready === undefined ? undefined : { base: ready.base, head: ready.head },
      scope: scope === undefined ? undefined : scopeToV1(scope),
    }),
    base: { files: base.files, unknown: base.unknown },
    head: { files: head.files, unknown: head.unknown },
  };
}

function countsToV1(counts: Report["counts"]): Report["counts"] {
  const { new: added, fixed, unchanged, moved, removed, suppressed, volatile } = counts;
  return { new: added, fixed, unchanged, moved, removed, suppressed, volatile };
}

function uncheckedToV1({ path, range, why }: Unchecked): UncheckedV1 {
  return { path: insidePath(path), range: range === null ? null : rangeToV1(range), why };
}

function unknownToV1({ server, side, path, reason, why }: UnknownFile): UnknownFile {
  return { server, side, path: insidePath(path), reason, ...compact({ why }) };
}

function policyChangeToV1({ kind, files, message, hides, adds }: PolicyChange): PolicyChange {
  return { kind, files: files.map(insidePath), message, hides, adds };
}

function escapeToV1({ kind, path, line, symbol, text }: AddedEscape): AddedEscape {
  return { kind, path: insidePath(path), line: line + 1, symbol, text };
}

function compareEscapes(left: AddedEscape, right: AddedEscape): number {
  return compareText(left.path, right.path) || left.line - right.line || compareValues(left, right);
}

function compareServers(left: ServerSummary, right: ServerSummary): number {
  return (
    compareText(left.id, right.id) ||
    compareText(left.version, right.version) ||
    compareText(left.root, right.root) ||
    compareValues(left, right)
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
