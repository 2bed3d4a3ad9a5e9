/** The codes by which a report says why and what was left out. Nothing is decided by the words beside them. */

/**
 * Why a verdict is what it is. `judged`: follows from the findings, the files, the policy and the rest of a report, so
 * it can be derived again from the report. `observed`: something happened around the measurement, which only the
 * job that measured knows.
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

/** A code that this release does not know, in a report of another, counts as observed: it is not derived here. */
export function isJudged(code: ReasonCode): code is JudgedCode {
  return Object.hasOwn(reasonCodes, code) && reasonCodes[code] === "judged";
}

/**
 * Limits with which the whole comparison is in doubt: the run is inconclusive by a reason of the same code, and this is
 * what to do.
 */
export const doubtfulLimits = {
  "renames-skipped": "Split the change, so that git can follow its renames.",
  "head-configuration": "Correct it: once base has it, no change could be judged any more.",
  "dependencies-differ":
    "Install what base needs into a folder of its own, and name it: base-dependencies: .base in the workflow or in .lanser/config.yml, --base-dependencies .base on the command line. docs/dependencies.md has the steps to paste; policy `dependencies-differ: warn` takes one environment for both.",
  "dependencies-missing": "Install the packages before the gate.",
  "submodule-changed":
    "In the workflow, add to actions/checkout: `with: { submodules: recursive, fetch-depth: 0 }`. On your machine, run: git submodule update --init --recursive.",
} as const satisfies Partial<Record<ObservedCode, string>>;

export type DoubtfulLimit = keyof typeof doubtfulLimits;

/** Reasons that a waiver can lift, where base's policy allows one: a person looked, and takes the doubt. */
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
  /** The object is not here, as in a partial clone. */
  | "missing";

/** Why a file that was asked about has no final answer. */
export type UnknownReason =
  | "timeout"
  | "error"
  /** A command did not get to it, because of an error elsewhere. */
  | "blocked"
  | "unsupported"
  | "malformed"
  | "bad-range"
  | "too-many-findings"
  | "outside-project"
  | "unsettled"
  /** The server's own command finds something else, whenever the server is asked. */
  | "command-disagrees"
  /** The server published something, and nothing can show any more that it is all. */
  | "incomplete"
  | "server-failed"
  | "unreadable";

/** Limits that were hit, and what was left out. But for the doubtful ones the result stands. */
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

/** One that was hit `count` times. */
export function limit(
  code: LimitCode,
  message: string,
  count = 1,
): { readonly code: LimitCode; readonly message: string; readonly count: number } {
  return { code, message, count };
}
