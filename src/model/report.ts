/** Defines the Report: the complete result of one gate run. Every output is a pure function of it. */
import type { ChangedSource } from "./changed.ts";
import type { JudgedClaim } from "./claims.ts";
import type { LimitCode, ObservedCode, ReasonCode, SkipKind, UnknownReason } from "./codes.ts";
import type { Confirmation } from "./confirmation.ts";
import type {
  Blame,
  Cause,
  ComparedFinding,
  DependencyChange,
  Edit,
  Finding,
  Place,
  Range,
  Waiver,
} from "./finding.ts";
import type { Reach } from "./reach.ts";
import type { ReplayMismatch, ReplaySummary, ServerBump } from "./replay.ts";
import type { RewardSummary, RewardVersion, RewardWeights } from "./reward.ts";
import type { MaxNew, PolicyRule } from "./rules.ts";
import type { Scope, ScopeSetting } from "./scope.ts";
import type { ServerPolicies } from "./server-policy.ts";

export type Verdict = "pass" | "inconclusive" | "fail";
export type ReportClass = "new_errors" | "lsp_unavailable" | "baseline_error" | "warnings_only" | "clean";
/** Lowest severity at which a new finding fails. */
export type FailOn = "error" | "warning" | "information" | "hint" | "never";
export type Side = "base" | "head";

/** A reason for the verdict: a stable code and a sentence. `hint` says what to do next. */
export type Reason<Code extends ReasonCode = ReasonCode> = {
  readonly code: Code;
  readonly message: string;
  readonly hint: string | null;
  /** The reason that a `waived` reason replaces, if it is not about findings. */
  readonly lifted?: LiftedReason;
};

/** A reason that a waiver took out of the verdict. */
export type LiftedReason = {
  readonly code: ObservedCode;
  readonly message: string;
  readonly hint: string | null;
  readonly waived: Waiver;
};

/** Number of files that a server checked on one side, and how many of them have no answer. */
export type SideSummary = { readonly files: number; readonly unknown: number };

/** Sandbox of a server that runs code of the repository: bubblewrap, or none if somebody accepted that. */
export type SandboxKind = "bwrap" | "none";

/** One server on one of its roots. */
export type ServerSummary = {
  readonly id: string;
  readonly version: string;
  /** Relative to the repository, "." for the top. */
  readonly root: string;
  /** Why the server was not queried, or null. */
  readonly skipped: "same program" | null;
  /** The code of the failure that ended one of its sessions, or null if all sessions ended normally. */
  readonly ended: ObservedCode | null;
  /** Digest over the installed files; null when the server could not be installed. */
  readonly treeDigest: string | null;
  readonly schedule: string | null;
  /** The toolchain that the server uses: for Python, the interpreter's name and version. Null for none. */
  readonly interpreter: { readonly name: string; readonly version: string } | null;
  /** Sandbox of a server that runs code of the repository. Absent for any other server. */
  readonly sandbox?: SandboxKind;
  /** Present for a server that can stay silent about errors, so that a run without findings proves nothing. */
  readonly stability?: "unproven";
  /**
   * Mode: `lsp` for a language server, `compiler` for a command whose output is parsed. Absent if the server could not
   * be installed.
   */
  readonly mode?: "lsp" | "compiler";
  /** Digest over the settings and the configuration of the server. Absent if the server could not be installed. */
  readonly settings?: string;
  /**
   * The sign by which Lanser knew that the server was ready, in the first pass over each side. Null without a sign.
   * Absent if the server was not queried.
   */
  readonly ready?: Readonly<Record<Side, string | null>>;
  /**
   * The files that this server checks, if they differ from the scope of the report. Absent: the scope of the report.
   */
  readonly scope?: Scope;
  readonly base: SideSummary;
  readonly head: SideSummary;
};

/** A file without a final answer on one side. */
export type UnknownFile = {
  readonly server: string;
  readonly side: Side;
  readonly path: string;
  /** Why the file has no answer, or why Lanser did not send it to the server. */
  readonly reason: UnknownReason | SkipKind;
  /** Details in the server's words. Absent if `reason` says everything. */
  readonly why?: string;
};

/**
 * A finding that says nothing about the change, because its file is unknown on the other side or because of `reason`.
 * It is never new or fixed.
 */
export type UnmatchedFinding = Finding & { readonly side: Side; readonly reason?: UnmatchedReason };

/** Why a finding says nothing about the change. Absent if its file is unknown on the other side. */
export type UnmatchedReason = "dependencies-missing";

/** A limit that was hit, or something that was left out, with the number of times. */
export type Limit = { readonly code: LimitCode; readonly message: string; readonly count: number };

/** The policy of a run, with its defaults filled in. */
export type PolicySummary = {
  /** Source of the configuration. */
  readonly origin: "base" | "head" | "file" | "flags" | "defaults";
  readonly digest: string;
  readonly failOn: FailOn;
  readonly unknown: "inconclusive" | "warn";
  /** Conclusion of the check of an inconclusive run. Both values block a required check. */
  readonly inconclusive: "action_required" | "failure";
  readonly volatile: "report" | "fail";
  readonly moved: "report" | "fail";
  /** A lower headline reward fails; null for none. */
  readonly minReward: number | null;
  readonly replayMismatch: ReplayMismatch;
  /** Absent: inconclusive. */
  readonly dependenciesDiffer?: "warn";
  /** Absent: inconclusive. */
  readonly dependenciesMissing?: "warn";
  /** Absent: inconclusive. */
  readonly hidden?: "report" | "fail";
  /** Changed sources that no program includes. Absent: report. */
  readonly unchecked?: "inconclusive" | "fail";
  /** Comments of the change that silence a checker. Absent: report. */
  readonly suppressions?: "inconclusive" | "fail";
  /** Effect of a false reward claim. Absent: fail. */
  readonly claims?: "warn" | "ignore";
  /** Absent: auto. */
  readonly scope?: Exclude<ScopeSetting, "auto">;
  /** The first rule that matches a finding decides. Absent: none. */
  readonly rules?: readonly PolicyRule[];
  /** Absent: no limits. */
  readonly maxNew?: MaxNew;
  /** Servers whose settings come from a flag or an input. Absent: none. */
  readonly settings?: readonly string[];
  /** Findings in files that the change does not touch never fail. Absent: they can. */
  readonly onlyChangedFiles?: true;
  /** Roles and thresholds of single servers. Absent: each by its profile. */
  readonly servers?: ServerPolicies;
  readonly reward: {
    readonly headline: RewardVersion;
    readonly weights: RewardWeights;
    /** Output for people leaves the reward out. Absent: it is shown. */
    readonly shown?: false;
  };
  /** Head's edit of the configuration: it is shown but not used. */
  readonly change: string | null;
};

/** A change of head to the rules that judge it. Base's rules decide; the change is only shown. */
export type PolicyChange = {
  readonly kind: "configuration" | "servers" | "pins" | "server-configuration" | "traces" | "new-root";
  readonly files: readonly string[];
  readonly message: string;
  /**
   * Number of head's findings that only base's rules show. `adds`: that only head's rules show. Null if not measured.
   */
  readonly hides: number | null;
  readonly adds: number | null;
};

/**
 * Code of head that the change hides from the checker: the checker does not report a deliberate error in front of it.
 */
export type Hidden = Place & {
  readonly why: string;
  /** The commit that hid it. Absent if that is uncertain, and if the commits were not checked one by one. */
  readonly blame?: Blame;
};

/**
 * A place that was not fully checked. It does not decide the verdict by itself. `range` is null for a complete file.
 */
export type Unchecked = { readonly path: string; readonly range: Range | null; readonly why: string };

/** Something that the change adds and that can make a checker silent without making the code right. */
export type AddedEscape = {
  /** For example "type-ignore", "any" or "stub". */
  readonly kind: string;
  readonly path: string;
  /** 0-based, in head. */
  readonly line: number;
  readonly symbol: string | null;
  readonly text: string;
};

/** One edit and everything that it broke elsewhere. */
export type ReportedCause = Pick<Cause, "path" | "symbol" | "how"> &
  Edit &
  Reach & {
    readonly dependency: DependencyChange | null;
    /** See `causeId`. */
    readonly id: string;
    /** The first changed lines of the edit. Null if a side has none, or if the run does not have the text. */
    readonly excerpts: Readonly<Record<Side, Excerpt | null>>;
  };

/** The part of a cause that follows from the findings and the edits alone. */
export type BareCause = Omit<ReportedCause, "excerpts" | "touched" | "routes">;

/** A few lines around a finding on one side. `line` is 0-based. */
export type Excerpt = { readonly line: number; readonly lines: readonly string[] };

/** Code of both sides for a finding, by its id. */
export type Excerpts = ReadonlyMap<string, Readonly<Record<Side, Excerpt | null>>>;

export type Report = {
  readonly verdict: Verdict;
  readonly class: ReportClass;
  readonly reasons: readonly Reason[];
  /** Both are null if base is not available. */
  readonly base: { readonly commit: string | null; readonly tree: string | null };
  /** `commit` is null for the working tree. */
  readonly head: { readonly commit: string | null; readonly tree: string | null };
  readonly servers: readonly ServerSummary[];
  /**
   * Every source that the change touches, in the order of paths. Absent in reports of older releases, and if the change
   * is not known.
   */
  readonly changed?: readonly ChangedSource[];
  /** Absent: every file was checked, because no smaller scope was requested. */
  readonly scope?: Scope;
  /** Whether the second pass ran, and why. Absent if no server finished its first pass. */
  readonly confirmation?: Confirmation;
  readonly counts: Readonly<Record<ComparedFinding["state"], number>>;
  readonly findings: readonly ComparedFinding[];
  /** Findings that rules of the policy turn off, in the same order. */
  readonly off: readonly ComparedFinding[];
  /** Causes of the new findings. Each new finding that has a cause is an effect of exactly one. */
  readonly causes: readonly ReportedCause[];
  readonly unmatched: readonly UnmatchedFinding[];
  readonly unknown: readonly UnknownFile[];
  /** Null if the change could not be scored. Then `unscored` says why. */
  readonly reward: RewardSummary | null;
  readonly unscored: string | null;
  /** Claims of head about its own reward. Absent if it claims nothing. */
  readonly claims?: readonly JudgedClaim[];
  /** Result of the replay of base's committed traces. Null if none was to be replayed. */
  readonly replay: ReplaySummary | null;
  /** Servers whose pin the change edits. */
  readonly bumps: readonly ServerBump[];
  readonly policy: PolicySummary;
  readonly policyChanges: readonly PolicyChange[];
  /** Suppressions, casts, stubs and similar, even if they hide nothing. */
  readonly escapes: readonly AddedEscape[];
  readonly hidden: readonly Hidden[];
  readonly unchecked: readonly Unchecked[];
  /** Code of the findings that are not unchanged. */
  readonly excerpts: Excerpts;
  readonly limits: readonly Limit[];
};
