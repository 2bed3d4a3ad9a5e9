/** Codes of reasons and limits in a report. Decisions depend on the codes, never on the messages. */

/**
 * Codes of reasons for a verdict. `judged`: follows from the findings, the files, the policy and the rest of a report,
 * so it can be derived again from the report. `observed`: something happened during the measurement that only the
 * measuring job knows.
 */
export const reasonCodes = {
  "new-finding": "judged",
  "max-new": "judged",
  "moved-finding": "judged",
  "volatile-finding": "judged",
  "min-reward": "judged",
  "false-claim": "judged",
  "replay-mismatch": "judged",
  "replay-inconclusive": "judged",
  "unknown-files": "judged",
  "unmatched-findings": "judged",
  unscored: "judged",
  "no-files": "judged",
  "server-unproven": "judged",
  clean: "judged",
  advisory: "judged",
  waived: "judged",
  "volatile-in-change": "observed",
  "volatile-share": "observed",
  "unchecked-files": "observed",
  "unproven-files": "observed",
  "hidden-code": "observed",
  "unchecked-sources": "observed",
  "files-unmatched": "observed",
  suppressions: "observed",
  "unreviewed-workflow": "observed",
  "base-unavailable": "observed",
  "head-unavailable": "observed",
  "history-unavailable": "observed",
  "version-skew": "observed",
  "install-refused": "observed",
  "install-failed": "observed",
  "digest-mismatch": "observed",
  "edit-unfinished": "observed",
  "shard-missing": "observed",
  "server-not-started": "observed",
  "server-crashed": "observed",
  "server-timeout": "observed",
  "server-protocol": "observed",
  "server-not-ready": "observed",
  "canary-failed": "observed",
  "file-count-mismatch": "observed",
  "server-configuration": "observed",
  outside: "observed",
  "renames-skipped": "observed",
  "dependencies-differ": "observed",
  "dependencies-missing": "observed",
  "submodule-changed": "observed",
  "configuration-differs": "observed",
  "head-configuration": "observed",
  "runner-file-tampered": "observed",
  disk: "observed",
  "machine-limit": "observed",
  "git-failed": "observed",
  "repository-damaged": "observed",
  cancelled: "observed",
} as const satisfies Record<string, "judged" | "observed">;

export type ReasonCode = keyof typeof reasonCodes;
export type JudgedCode = {
  [Code in ReasonCode]: (typeof reasonCodes)[Code] extends "judged" ? Code : never;
}[ReasonCode];
export type ObservedCode = Exclude<ReasonCode, JudgedCode>;

/**
 * True for a judged code. An unknown code, from a report of another release, counts as observed, because this release
 * cannot derive it again.
 */
export function isJudged(code: ReasonCode): code is JudgedCode {
  return Object.hasOwn(reasonCodes, code) && reasonCodes[code] === "judged";
}

/**
 * Limits that make the complete comparison uncertain. The run is inconclusive with a reason of the same code; the text
 * is the hint of that reason.
 */
export const doubtfulLimits = {
  "renames-skipped": "Split the change into smaller ones, so that git can follow the renames.",
  "head-configuration": "Fix this file. If you merge this file, Lanser can no longer check any change.",
  "dependencies-differ":
    "Install base's packages into a folder outside the repository. Name it with base-dependencies in the workflow, or with --base-dependencies on the command line (steps: docs/dependencies.md). To use one environment for both sides, set the policy `dependencies-differ: warn`.",
  "dependencies-missing": "Install the packages before the gate.",
  "submodule-changed":
    "In the workflow, add to actions/checkout: `with: { submodules: recursive, fetch-depth: 0 }`. On your machine, run: git submodule update --init --recursive.",
} as const satisfies Partial<Record<ObservedCode, string>>;

export type DoubtfulLimit = keyof typeof doubtfulLimits;

/** Reasons that a waiver can lift, if base's policy allows it: a person has examined the doubt and accepts it. */
export const waivableReasons = [
  "dependencies-differ",
  "dependencies-missing",
  "unchecked-sources",
  "hidden-code",
  "configuration-differs",
  "files-unmatched",
  "submodule-changed",
] as const satisfies readonly ObservedCode[];

export type WaivableReason = (typeof waivableReasons)[number];

export function isWaivable(code: ReasonCode): code is WaivableReason {
  return waivableReasons.some((one) => one === code);
}

/** Why an entry of a tree was not written to disk. */
export type SkipKind =
  | "symlink"
  | "submodule"
  | "too-large"
  | "bad-name"
  | "not-utf8"
  | "case-collision"
  | "cap"
  /** This clone does not have the object, for example because it is partial. */
  | "missing";

/** Why a file that was queried has no final answer. */
export type UnknownReason =
  | "timeout"
  | "error"
  /** A command did not reach the file because of an error elsewhere. */
  | "blocked"
  | "unsupported"
  | "malformed"
  | "bad-range"
  | "too-many-findings"
  | "outside-project"
  | "unsettled"
  /** The server's own command has other findings, even after the server was queried again. */
  | "command-disagrees"
  /** The server published findings, but no sign can show that the list is complete. */
  | "incomplete"
  | "server-failed"
  | "unreadable";

/** Codes for limits that were hit and for parts that were left out. Only the doubtful ones make a run inconclusive. */
export type LimitCode =
  | DoubtfulLimit
  | "other-base"
  | "rules-off"
  | "waivers-unread"
  | "waiver-unread"
  | "waiver-unused"
  | "causes-cut"
  | "fixes-cut"
  | "fixes-failed"
  | "change-unread"
  | "relocate-compared"
  | "relocate-clipped"
  | "relocate-unsearched"
  | "severity-assumed"
  | "message-cut"
  | "diagnostics-incomplete"
  | "published-unopened"
  | "server-oddity"
  | "server-restarted"
  | "server-configuration"
  | "dependency-not-linked"
  | "dependency-own-files"
  | "optional-packages-missing"
  | "undeclared-imports"
  | "unresolved-installed"
  | "not-a-root"
  | "unread-root"
  | "files-unmatched"
  | "scope-miss"
  | "unchecked-sources"
  | "denied"
  | "probes-failed"
  | "probes-silent"
  | "probes-cut"
  | "walk-differs"
  | "not-written"
  | `not-written-${SkipKind}`;

export function isDoubtful(code: LimitCode): code is DoubtfulLimit {
  return Object.hasOwn(doubtfulLimits, code);
}

/**
 * Returns a limit that was hit `count` times. Limits of one code and message are joined later, and their counts added.
 */
export function limit(
  code: LimitCode,
  message: string,
  count = 1,
): { readonly code: LimitCode; readonly message: string; readonly count: number } {
  return { code, message, count };
}
