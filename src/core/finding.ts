/** The vocabulary of a finding: where (path, range, symbol path) and what (severity, source, code, message). */
import { sha256 } from "./digest.ts";
import { canonical } from "./json.ts";

/** LSP's four, most severe first. */
export const severities = ["error", "warning", "information", "hint"] as const;
export type Severity = (typeof severities)[number];

/** 0-based, as the protocol counts; `character` counts UTF-16 code units. */
export type Position = { readonly line: number; readonly character: number };
/** `end` is exclusive. */
export type Range = { readonly start: Position; readonly end: Position };

export type Finding = {
  /** The profile that said it, for example "pyright". */
  readonly server: string;
  readonly source: string | null;
  readonly code: string | null;
  readonly severity: Severity;
  /** What the server said, with absolute roots made relative. */
  readonly message: string;
  /** Relative to the repository, forward slashes. */
  readonly path: string;
  readonly range: Range;
  /** Names of the enclosing definitions, outermost first, joined by dots ("Invoice.total"); null at module level. */
  readonly symbol: string | null;
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

export type Place = { readonly path: string; readonly range: Range };

/** A finding after the comparison. `place` is in head, or in base for fixed, removed and suppressed. */
export type ComparedFinding = Finding & {
  /** "sha256:…", of the base position where there is one, so that it survives renames. */
  readonly id: string;
  readonly state: FindingState;
  /** The stage that paired it, or null when nothing did. */
  readonly matchedBy: MatchStage | null;
  /** In words a reviewer understands: how it matched, or why nothing matched. */
  readonly why: string;
  /** The other half of a pair, in base. */
  readonly base: Place | null;
  /** Where to show it when that is not its own place (a merge commit); null when it is not there at all. */
  readonly shown?: Place | null;
};

export const matchStages = ["image", "image-message-drift", "replaced"] as const;
export type MatchStage = (typeof matchStages)[number];

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
