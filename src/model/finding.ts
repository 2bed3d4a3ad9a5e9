/** Defines a finding: its place (path, range, symbol path) and its content (severity, source, code, message). */
import { sha256 } from "./digest.ts";
import { canonical } from "./json.ts";
import type { Proof } from "./proof.ts";
import type { Suggestion } from "./suggestion.ts";

/** The four severities of LSP, most severe first. */
export const severities = ["error", "warning", "information", "hint"] as const;
export type Severity = (typeof severities)[number];

/** 0-based, as the protocol counts; `character` counts UTF-16 code units. */
export type Position = { readonly line: number; readonly character: number };
/** `end` is exclusive. */
export type Range = { readonly start: Position; readonly end: Position };

/** One diagnostic of a server in a file of the repository. */
export type Finding = {
  /** The profile of the server that reported it, for example "pyright". */
  readonly server: string;
  readonly source: string | null;
  readonly code: string | null;
  readonly severity: Severity;
  /** The server's message, with absolute roots made relative. */
  readonly message: string;
  /** Relative to the repository, forward slashes. */
  readonly path: string;
  readonly range: Range;
  /** Names of the enclosing definitions, outermost first, joined by dots ("Invoice.total"); null at module level. */
  readonly symbol: string | null;
  /** Places in the project that the server named with the finding (related information of LSP). */
  readonly related?: readonly Place[];
};

/** States that the comparison gives to a finding. All parts of Lanser use these seven (contract, Report v1). */
export const findingStates = [
  "new",
  "unchanged",
  "moved",
  "fixed",
  "removed",
  "suppressed",
  "volatile",
] as const;
export type FindingState = (typeof findingStates)[number];

type StateRow = {
  /**
   * The side of the finding's own place. A volatile finding can be on either; its passes decide (see `sideOfFinding`).
   */
  readonly side: "base" | "head";
  /** True if head no longer has the finding. */
  readonly isGone: boolean;
  /**
   * The sides on which the reward counts the finding. A finding that vanished with deleted or hidden code counts on
   * both.
   */
  readonly counts: { readonly base: boolean; readonly head: boolean };
  /**
   * True if the state is a claim about the change. Then the second pass, in another order of files, must confirm it.
   */
  readonly isConfirmed: boolean;
  readonly title: string;
};

const inBase = { base: true, head: false };
const inHead = { base: false, head: true };
const inBoth = { base: true, head: true };
const inNeither = { base: false, head: false };

/** Meaning of each state. All rules about states read this table, so that a new state cannot be forgotten. */
export const findingStateTable = {
  new: { side: "head", isGone: false, counts: inHead, isConfirmed: true, title: "New" },
  unchanged: { side: "head", isGone: false, counts: inBoth, isConfirmed: false, title: "Unchanged" },
  moved: { side: "head", isGone: false, counts: inBoth, isConfirmed: false, title: "Moved" },
  fixed: { side: "base", isGone: true, counts: inBase, isConfirmed: true, title: "Fixed" },
  removed: { side: "base", isGone: true, counts: inBoth, isConfirmed: false, title: "Removed" },
  suppressed: { side: "base", isGone: true, counts: inBoth, isConfirmed: false, title: "Suppressed" },
  volatile: { side: "head", isGone: false, counts: inNeither, isConfirmed: false, title: "Volatile" },
} as const satisfies Record<FindingState, StateRow>;

/** A range in a file; the path is relative to the repository. */
export type Place = { readonly path: string; readonly range: Range };

/** What happened to a finding's code on the other side. */
export const placements = [
  /** Its line is unchanged, through renames of files. */
  "same-line",
  /** Its token survives in a line that was edited. */
  "edited-line",
  /** A few tokens became a few others, in place. */
  "replaced",
  /** Its token is missing on the other side: the change deleted it (base) or wrote it (head). */
  "rewritten",
  /** The other side has no such file. */
  "no-file",
  /** The other side has the file, but the server does not check it there. */
  "unchecked",
] as const;
export type PlacementKind = (typeof placements)[number];

/**
 * Ways to find a cause. If several findings have one cause in several ways, the first way in this list is the cause's
 * own.
 */
export const causeKinds = [
  /** A file that the change deleted and that an import refers to. */
  "removed-module",
  /** A moved file: its importers use the old path, or it imports files that are no longer next to it. */
  "moved-module",
  /** A definition that the change edited, and that the finding refers to. */
  "definition",
  /** A place that the server named with the finding. */
  "related",
  /** A definition whose body determines the inferred type of the finding's subject. */
  "inferred",
  /** A base class of the finding's subject. */
  "base-class",
  /** A line that re-exports a name from another module. */
  "re-export",
  /** A name that the change removed. */
  "removed-name",
  /** An import that the change edited and that no longer resolves. */
  "broken-import",
  /** An edit that fixed an import, so that the server now sees code that it did not see before. */
  "mended-import",
  /** Another version of a dependency. */
  "dependency",
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** A package whose version differs between base and head. A version is null if that side does not have the package. */
export type DependencyChange = {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
};

export function dependencyToV1({ name, from, to }: DependencyChange): DependencyChange {
  return { name, from, to };
}

/** An edit of the change that broke a finding elsewhere. Its place is in head, or in base for a deleted file. */
export type Cause = Place & {
  /** Name of the edited definition, with dots; null for the module itself. */
  readonly symbol: string | null;
  readonly how: CauseKind;
  /** Only for `how: "dependency"`. */
  readonly dependency?: DependencyChange;
};

/** True if head has the place of the cause. Only a deleted file has its place in base. */
export function isInHead({ how }: Pick<Cause, "how">): boolean {
  return how !== "removed-module";
}

/**
 * Returns the place at which a finding is shown. A reviewer sees only changed files, so this is the cause, which is
 * inside the change. Without a cause in head it is the finding's own place.
 */
export function causeOrOwnPlace(finding: Pick<ComparedFinding, "cause" | "path" | "range">): Place {
  return finding.cause !== null && isInHead(finding.cause) ? finding.cause : finding;
}

/** The changed lines of an edit on each side, from the first to the last; null for a side without any. */
export type Edit = { readonly base: Place | null; readonly head: Place | null };

/** A cause and the lines of its edit. */
export type FoundCause = { readonly cause: Cause; readonly edit: Edit };

/** The schedules under which a volatile finding appears, per side. */
export const schedules = ["canonical", "reverse"] as const;
export type ScheduleName = (typeof schedules)[number];
export type SeenSchedules = Readonly<Record<"base" | "head", readonly ScheduleName[]>> & {
  /** Two passes over one side disagree, and no file order explains it: the server is flaky. */
  readonly isFlaky?: true;
};

/**
 * Describes in words which of the four passes (two over base, two over head) had the finding, for a volatile finding.
 */
export function looksInWords(seen: SeenSchedules): string {
  const of = (side: "base" | "head") =>
    `${side} ${schedules.map((name) => (seen[side].includes(name) ? "yes" : "no")).join(", ")}`;
  return `${of("base")}; ${of("head")}`;
}

/**
 * A finding after the comparison. Its place is in head. It is in base for fixed, removed and suppressed findings, and
 * for volatile ones seen only in base.
 */
export type ComparedFinding = Finding &
  PolicyEffects &
  FindingSources & {
    /** "sha256:…". Computed from the position in base if there is one, so that it survives renames. */
    readonly id: string;
    readonly state: FindingState;
    /** The stage of matching that paired it with a finding of base; null without a pair. */
    readonly matchedBy: MatchStage | null;
    /** A reason for the state that a reviewer understands: how the finding matched, or why nothing matched. */
    readonly why: string;
    /** The place of the paired finding in base. */
    readonly base: Place | null;
    readonly placement: PlacementKind;
    /** The place of its code on the other side, for `same-line`, `edited-line` and `replaced`. Otherwise null. */
    readonly counterpart: Place | null;
    /** Null for a finding inside the change, and if no cause was found. */
    readonly cause: Cause | null;
    /** Null for all but volatile findings. */
    readonly seen: SeenSchedules | null;
    /** The roots whose servers reported the finding, in their order. Absent before the roots are joined. */
    readonly roots?: readonly string[];
    /** Whether a probe proved that a fixed finding was really fixed. Absent for other states, and before the probes. */
    readonly proof?: Proof;
    /**
     * Waiver that lets a new finding pass, as base's policy allows. The finding stays new but does not fail the run.
     */
    readonly waived?: Waiver;
    /** The commit that added or removed the finding. Absent if the commits were not checked one by one. */
    readonly blame?: Blame;
    /**
     * The commit after which the checker no longer reports the probe of an unproven finding. It can differ from the
     * commit that removed the finding.
     */
    readonly silenced?: Blame;
    /**
     * The place at which the finding is shown, if head is GitHub's merge commit: the place in the pull request's own
     * head. Null if it does not exist there.
     */
    readonly shown?: Place | null;
    /** The finding's own place in the pull request's head, if the finding is shown at its cause. */
    readonly ownShown?: Place | null;
    /** Replacement that a server offers for the lines of a new finding. */
    readonly suggestion?: Suggestion;
  };

/** One server's version of a finding that several servers report. */
export type FindingSource = Pick<Finding, "server" | "source" | "code" | "severity" | "message">;

export type FindingSources = {
  /** All servers that report the finding. The message is that of the first. Absent if there is only one. */
  readonly sources?: readonly FindingSource[];
};

/** The commit that added or removed a finding. Null for uncommitted changes. */
export type Blame = {
  readonly commit: string | null;
  /**
   * The last earlier commit that could be checked, if that is not the parent. Any commit after that one can be the
   * commit to blame.
   */
  readonly since?: string;
};

/** Effect of a policy rule on a finding. */
export type Ruling = {
  /** Its place in `policy.rules`, from 0. */
  readonly rule: number;
  /** The server's severity, if the rule replaces it. */
  readonly said?: Severity;
  /** True if the rule makes a new finding fail, false if it lets one pass. Absent: the severity decides. */
  readonly fail?: boolean;
};

/** Effects of the policy on a finding, apart from its severity. */
export type PolicyEffects = {
  /** Absent if no rule matches, and before the rules were applied. */
  readonly ruled?: Ruling;
  /**
   * The change does not touch the finding's file, and the policy has `only-changed-files`, so the finding does not
   * fail.
   */
  readonly elsewhere?: true;
  /**
   * Head's own server configuration does not report this new finding. Base's configuration decides, and the run is
   * inconclusive.
   */
  readonly onlyUnderBase?: true;
};

/** `by` is "trailer COMMIT" or "label:NAME". */
export type Waiver = { readonly by: string; readonly reason: string };

/**
 * Stages that pair findings.
 * - `import`: by the imported name, wherever the statement is.
 * - `edited`: still in code that was edited, paired by the words of its message.
 * - `moved-*`: by line text, by the tokens around it, or by symbol path, within the file or across files.
 */
export const matchStages = [
  "image",
  "image-message-drift",
  "replaced",
  "import",
  "edited",
  "moved-text",
  "moved-context",
  "moved-symbol",
  "moved-file-text",
  "moved-file-context",
  "moved-file-symbol",
] as const;
export type MatchStage = (typeof matchStages)[number];

/** Returns the places of a finding's code on each side, for excerpts; null for a side without that code. */
export function placesOf(one: ComparedFinding): { readonly base: Place | null; readonly head: Place | null } {
  const own = { path: one.path, range: one.range };
  return sideOfFinding(one) === "base"
    ? { base: own, head: one.counterpart }
    : { base: one.base ?? one.counterpart, head: own };
}

/**
 * Returns the side of the finding's own place. Only a volatile finding that no pass over head saw differs from the
 * table.
 */
export function sideOfFinding({ state, seen }: Pick<ComparedFinding, "state" | "seen">): "base" | "head" {
  return seen?.head.length === 0 ? "base" : findingStateTable[state].side;
}

/** Returns the rank of a severity; 0 is the most severe. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** True if the severity is at least the threshold, such as `fail-on`. No severity reaches "never". */
export function severityAtLeast(severity: Severity, threshold: Severity | "never"): boolean {
  return threshold !== "never" && severityRank(severity) <= severityRank(threshold);
}

/**
 * Returns the identity of a finding: sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol,
 * occurrence]. It contains no line, so that it survives edits elsewhere in the file. `occurrence` counts from 0 among
 * equal findings, in the order of positions. Lone surrogates count as U+FFFD.
 */
export function findingId(of: {
  readonly path: string;
  readonly source: string | null;
  readonly code: string | null;
  readonly message: string;
  readonly symbol: string | null;
  readonly occurrence: number;
}): string {
  const { path, source, code, symbol } = of;
  const message = normaliseMessage(of.message);
  const parts = [path, source, code, message, symbol].map((part) => part?.toWellFormed() ?? null);
  return sha256(canonical([...parts, of.occurrence]));
}

/**
 * Normalises the layout of a message, so that it does not change the identity of a finding. Line endings become LF.
 * Runs of spaces, tabs and no-break spaces become one space (pyright indents with no-break spaces). The ends are
 * trimmed, and lone surrogates become U+FFFD. Everything else is kept: a changed number or name is another finding.
 */
export function normaliseMessage(message: string): string {
  return message
    .toWellFormed()
    .replace(/\r\n?/gu, "\n")
    .replace(/[ \t\u00a0]+/gu, " ")
    .trim();
}

/** Returns the findings of all files with a final answer. A file without one has unknown findings, not none. */
export function findingsOf(observation: {
  readonly files: readonly (
    | { readonly kind: "final"; readonly findings: readonly Finding[] }
    | { readonly kind: "unknown" }
  )[];
}): readonly Finding[] {
  return observation.files.flatMap((file) => (file.kind === "final" ? file.findings : []));
}
