/** The vocabulary of a finding: where (path, range, symbol path) and what (severity, source, code, message). */
import { sha256 } from "./digest.ts";
import { canonical } from "./json.ts";
import type { Proof } from "./proof.ts";
import type { Suggestion } from "./suggestion.ts";

/** LSP's four, most severe first. */
export const severities = ["error", "warning", "information", "hint"] as const;
export type Severity = (typeof severities)[number];

/** 0-based, as the protocol counts; `character` counts UTF-16 code units. */
export type Position = { readonly line: number; readonly character: number };
/** `end` is exclusive. */
export type Range = { readonly start: Position; readonly end: Position };

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
  /** Places that the server named beside it (related information), as far as they are in the project. */
  readonly related?: readonly Place[];
};

/** What the comparison says of a finding; one enumeration of seven everywhere (contract, Report v1). */
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
  /** The side on which its own place is; of what is volatile the runs say it. */
  readonly side: "base" | "head";
  /** Whether head does not have it any more. */
  readonly isGone: boolean;
  /** On which sides the reward counts it where it counts at all: what was deleted or hidden earns nothing. */
  readonly counts: { readonly base: boolean; readonly head: boolean };
  /** Whether it is a claim about the change, which holds only in every order of files. */
  readonly isConfirmed: boolean;
  readonly title: string;
};

const inBase = { base: true, head: false };
const inHead = { base: false, head: true };
const inBoth = { base: true, head: true };
const inNeither = { base: false, head: false };

export const findingStateTable = {
  new: { side: "head", isGone: false, counts: inHead, isConfirmed: true, title: "New" },
  unchanged: { side: "head", isGone: false, counts: inBoth, isConfirmed: false, title: "Unchanged" },
  moved: { side: "head", isGone: false, counts: inBoth, isConfirmed: false, title: "Moved" },
  fixed: { side: "base", isGone: true, counts: inBase, isConfirmed: true, title: "Fixed" },
  removed: { side: "base", isGone: true, counts: inBoth, isConfirmed: false, title: "Removed" },
  suppressed: { side: "base", isGone: true, counts: inBoth, isConfirmed: false, title: "Suppressed" },
  volatile: { side: "head", isGone: false, counts: inNeither, isConfirmed: false, title: "Volatile" },
} as const satisfies Record<FindingState, StateRow>;

export type Place = { readonly path: string; readonly range: Range };

/** What became of the code under a finding on the other side. */
export const placements = [
  /** Its line is unchanged, through renames of files. */
  "same-line",
  /** Its token survives in a line that was edited. */
  "edited-line",
  /** A few tokens became a few others, in place. */
  "replaced",
  /** Its token is not there: in base it was deleted, in head it was written. */
  "rewritten",
  /** The other side has no such file. */
  "no-file",
  /** The other side has the file, but the server does not check it there. */
  "unchecked",
] as const;
export type PlacementKind = (typeof placements)[number];

/** By what a cause was found; where several findings have one cause in several ways, the first of them is its own. */
export const causeKinds = [
  /** A file that the change deleted, and that an import means. */
  "removed-module",
  /** A file that the change moved: what imports it has its old path, or it imports what is no more beside it. */
  "moved-module",
  /** A definition that the change edited, and that the finding refers to. */
  "definition",
  /** A place that the server named beside the finding. */
  "related",
  /** A definition from whose body the type is inferred that the finding is about. */
  "inferred",
  /** A class that is a base of what the finding is about. */
  "base-class",
  /** A line that hands a name on from another module. */
  "re-export",
  /** A name that the change took away. */
  "removed-name",
  /** An import that the change edited, and that does not resolve any more. */
  "broken-import",
  /** What the change mended an import by, so that the server sees what it did not see before. */
  "mended-import",
  /** Another version of a package that is depended upon. */
  "dependency",
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** A package that is another one in head; null for a version on the side that has none. */
export type DependencyChange = {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
};

export function dependencyToV1({ name, from, to }: DependencyChange): DependencyChange {
  return { name, from, to };
}

/** What the change edited and broke a finding with that lies outside of it; its place is in head, but for a deleted file. */
export type Cause = Place & {
  /** Dotted; null for the module as a whole. */
  readonly symbol: string | null;
  readonly how: CauseKind;
  /** Only of `dependency`. */
  readonly dependency?: DependencyChange;
};

/** Head has the place of every other cause. */
export function isInHead({ how }: Pick<Cause, "how">): boolean {
  return how !== "removed-module";
}

/** Where a finding is shown: at its cause, because that is inside of the change, or at its own place where head has no such file. */
export function causeOrOwnPlace(finding: Pick<ComparedFinding, "cause" | "path" | "range">): Place {
  return finding.cause !== null && isInHead(finding.cause) ? finding.cause : finding;
}

/** The lines that an edit has on each side, from the first changed one to the last; null for a side that has none. */
export type Edit = { readonly base: Place | null; readonly head: Place | null };

/** A cause, and the lines of the edit that it is. */
export type FoundCause = { readonly cause: Cause; readonly edit: Edit };

/** The schedules under which a volatile finding appears, per side. */
export const schedules = ["canonical", "reverse"] as const;
export type ScheduleName = (typeof schedules)[number];
export type Seen = Readonly<Record<"base" | "head", readonly ScheduleName[]>> & {
  /** Two looks at one side disagree though no order can tell them apart: the server is flaky. */
  readonly isFlaky?: true;
};

/** What the four looks found, in words: two at base, two at head. */
export function looksInWords(seen: Seen): string {
  const of = (side: "base" | "head") =>
    `${side} ${schedules.map((name) => (seen[side].includes(name) ? "yes" : "no")).join(", ")}`;
  return `${of("base")}; ${of("head")}`;
}

/**
 * A finding after the comparison. Its place is in head, or in base for fixed, removed and suppressed, and for what is
 * volatile and seen only in base.
 */
export type ComparedFinding = Finding &
  Judged &
  Sourced & {
    /** "sha256:…", of the base position where there is one, so that it survives renames. */
    readonly id: string;
    readonly state: FindingState;
    /** The stage that paired it, or null when nothing did. */
    readonly matchedBy: MatchStage | null;
    /** In words a reviewer understands: how it matched, or why nothing matched. */
    readonly why: string;
    /** The other half of a pair, in base. */
    readonly base: Place | null;
    readonly placement: PlacementKind;
    /** Where its code is on the other side, for `same-line`, `edited-line` and `replaced`; else null. */
    readonly counterpart: Place | null;
    /** Null for a finding inside of the change, and where nothing could be named. */
    readonly cause: Cause | null;
    /** Null for all but volatile findings. */
    readonly seen: Seen | null;
    /** The roots whose servers reported it, in their order; absent where that is not known yet. */
    readonly roots?: readonly string[];
    /** Of a fixed one whether it was mended; absent for all others, and before it was judged. */
    readonly proof?: Proof;
    /** Of a new finding that a waiver lets pass, as base's policy allows: it stays new, and does not fail. */
    readonly waived?: Waiver;
    /** With which commit of the change it came, or went; absent where the commits were not looked at one by one. */
    readonly blame?: Blame;
    /** Of one that is gone without a proof: with which commit its probe fell silent, which may be another than the one it went with. */
    readonly silenced?: Blame;
    /** Where to show it when that is not its cause's or its own place (a merge commit); null when that is not there. */
    readonly shown?: Place | null;
    /** The same of its own place, where that is not where it is shown: it has a cause. */
    readonly ownShown?: Place | null;
    /** Of a new finding: what a server would write in the place of its lines. */
    readonly suggestion?: Suggestion;
  };

/** What one server says of a finding that several report. */
export type FindingSource = Pick<Finding, "server" | "source" | "code" | "severity" | "message">;

export type Sourced = {
  /** All servers that report the same, the one whose words these are first; absent where it is one. */
  readonly sources?: readonly FindingSource[];
};

/** The commit with which a finding came, or went; null for what is not committed yet. */
export type Blame = {
  readonly commit: string | null;
  /** The last commit before it that could be looked at, where that is not its parent: it may have been any of those since then. */
  readonly since?: string;
};

/** What a rule makes of a finding. */
export type Ruling = {
  /** Its place in `policy.rules`, from 0. */
  readonly rule: number;
  /** The server's severity, where the rule gives another. */
  readonly said?: Severity;
  /** Whether a new one fails, whatever its severity. */
  readonly fail?: boolean;
};

/** What a policy makes of a finding besides its severity. */
export type Judged = {
  /** Absent where none matches, and before rules were asked. */
  readonly ruled?: Ruling;
  /** The change does not touch its file, and the policy has `only-changed-files`: it does not fail. */
  readonly elsewhere?: true;
  /** Of a new finding: head's own server configuration does not report it. Base's decides, and it is in doubt. */
  readonly onlyUnderBase?: true;
};

/** `by` is "trailer COMMIT" or "label:NAME". */
export type Waiver = { readonly by: string; readonly reason: string };

/**
 * `edited`: still there in code that was edited, by what its message says of it. `import`: by what is imported, wherever the statement stands. `moved-*`: by line text, by the tokens around it, by symbol path;
 * within the file, or across files.
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

/** Where the code of a finding is on each side, as far as it is there. */
export function placesOf(one: ComparedFinding): { readonly base: Place | null; readonly head: Place | null } {
  const own = { path: one.path, range: one.range };
  return sideOf(one) === "base"
    ? { base: own, head: one.counterpart }
    : { base: one.base ?? one.counterpart, head: own };
}

/** The side on which its own place is. */
export function sideOf({ state, seen }: Pick<ComparedFinding, "state" | "seen">): "base" | "head" {
  return seen?.head.length === 0 ? "base" : findingStateTable[state].side;
}

/** 0 for the most severe. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** "never" is a threshold that nothing reaches. */
export function severityAtLeast(severity: Severity, threshold: Severity | "never"): boolean {
  return threshold !== "never" && severityRank(severity) <= severityRank(threshold);
}

/**
 * The identity of a finding: sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol,
 * occurrence]. `occurrence` counts from 0 among equals in position order. Lone surrogates count as U+FFFD.
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
 * What is layout in a message and not content: line endings become LF, runs of spaces, tabs and no-break spaces one
 * space (pyright indents with no-break spaces), the ends are trimmed, lone surrogates become U+FFFD. Nothing else:
 * no Unicode normal form, no letter case, no numbers or names masked.
 */
export function normaliseMessage(message: string): string {
  return message
    .toWellFormed()
    .replace(/\r\n?/gu, "\n")
    .replace(/[ \t\u00a0]+/gu, " ")
    .trim();
}

/** All that an observation's files with a final answer say, in the order of the files. */
export function findingsOf(observation: {
  readonly files: readonly (
    | { readonly kind: "final"; readonly findings: readonly Finding[] }
    | { readonly kind: "unknown" }
  )[];
}): readonly Finding[] {
  return observation.files.flatMap((file) => (file.kind === "final" ? file.findings : []));
}
