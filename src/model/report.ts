/** Everything one gate run found. Every output is a pure function of it. */
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
export type FailOn = "error" | "warning" | "information" | "hint" | "never";
export type Side = "base" | "head";

/** Why the verdict is what it is: a stable code and a sentence; `hint` says what to do next. */
export type Reason<Code extends ReasonCode = ReasonCode> = {
  readonly code: Code;
  readonly message: string;
  readonly hint: string | null;
  /** Of a `waived` reason that is not about findings: what it would be without the waiver. */
  readonly lifted?: LiftedReason;
};

/** A reason that a waiver took out of the verdict. */
export type LiftedReason = {
  readonly code: ObservedCode;
  readonly message: string;
  readonly hint: string | null;
  readonly waived: Waiver;
};

export type SideSummary = { readonly files: number; readonly unknown: number };

/** What keeps in a server that runs code of the repository: bubblewrap, or nothing, as somebody has accepted. */
export type SandboxKind = "bwrap" | "none";

/** One server on one of its roots. */
export type ServerSummary = {
  readonly id: string;
  readonly version: string;
  /** Relative to the repository, "." for the top. */
  readonly root: string;
  /** Why it was not asked, or null. */
  readonly skipped: "same program" | null;
  /** The code by which a session of it broke, or null: then all of them ended as they should. */
  readonly ended: ObservedCode | null;
  /** Digest over the installed files; null when the server could not be installed. */
  readonly treeDigest: string | null;
  readonly schedule: string | null;
  /** What the server is given of the toolchain, for Python the interpreter's name and version; null for none. */
  readonly interpreter: { readonly name: string; readonly version: string } | null;
  /** Of a server that runs code of the repository: what kept it in. Absent for any other. */
  readonly sandbox?: SandboxKind;
  /** A server whose silence proves nothing; absent for any other. */
  readonly stability?: "unproven";
  /** Whether it was asked over the protocol of language servers, or is a command whose output is read. Absent where it was not had. */
  readonly mode?: "lsp" | "compiler";
  /** Digest over the settings and the configuration that it was given; absent where it was not had. */
  readonly settings?: string;
  /** What showed that it was ready to be asked, in its first look at a side; null where nothing did. Absent where it was not asked. */
  readonly ready?: Readonly<Record<Side, string | null>>;
  /** Which files it was given, where that is its own; absent: as the report has it for all. */
  readonly scope?: Scope;
  readonly base: SideSummary;
  readonly head: SideSummary;
};

export type UnknownFile = {
  readonly server: string;
  readonly side: Side;
  readonly path: string;
  /** Why it has no answer, or was not given to the server at all. */
  readonly reason: UnknownReason | SkipKind;
  /** In the server's words; absent where the reason says it all. */
  readonly why?: string;
};

/** A finding in a file that is unknown on the other side, or that `reason` explains: never new, never fixed. */
export type UnmatchedFinding = Finding & { readonly side: Side; readonly reason?: UnmatchedReason };

/** Why a finding says nothing about the change; without one its file is unknown on the other side. */
export type UnmatchedReason = "dependencies-missing";

/** A limit that was hit, or something that was left out, and how often. */
export type Limit = { readonly code: LimitCode; readonly message: string; readonly count: number };

export type PolicySummary = {
  /** Where the configuration came from. */
  readonly origin: "base" | "head" | "file" | "flags" | "defaults";
  readonly digest: string;
  readonly failOn: FailOn;
  readonly unknown: "inconclusive" | "warn";
  /** What an inconclusive run makes of a check; both block one that is required. */
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
  /** Changed sources that no program takes in. Absent: report. */
  readonly unchecked?: "inconclusive" | "fail";
  /** Comments of the change that silence a checker. Absent: report. */
  readonly suppressions?: "inconclusive" | "fail";
  /** What a false claim of a reward does. Absent: fail. */
  readonly claims?: "warn" | "ignore";
  /** Absent: auto. */
  readonly scope?: Exclude<ScopeSetting, "auto">;
  /** The first that matches a finding decides. Absent: none. */
  readonly rules?: readonly PolicyRule[];
  /** Absent: no limits. */
  readonly maxNew?: MaxNew;
  /** Servers whose settings a flag or an input gives. Absent: none. */
  readonly settings?: readonly string[];
  /** Nothing fails in files that the change does not touch. Absent: it does. */
  readonly onlyChangedFiles?: true;
  /** What single servers count as. Absent: each by its profile. */
  readonly servers?: ServerPolicies;
  readonly reward: {
    readonly headline: RewardVersion;
    readonly weights: RewardWeights;
    /** What people read leaves it out. Absent: it does not. */
    readonly shown?: false;
  };
  /** Head edits the configuration: shown, not used. */
  readonly change: string | null;
};

/** What head changes of the rules that it is judged by: base's decide, and this is shown beside them. */
export type PolicyChange = {
  readonly kind: "configuration" | "servers" | "pins" | "server-configuration" | "traces" | "new-root";
  readonly files: readonly string[];
  readonly message: string;
  /**
   * Findings of head that its own rules would not show, and those that only its own rules show; null where that
   * was not measured.
   */
  readonly hides: number | null;
  readonly adds: number | null;
};

/** Code of head that the change hid from the checker: nonsense in front of it is met with silence. */
export type Hidden = Place & {
  readonly why: string;
  /** With which commit it was hidden; absent where that is not certain, and where the commits were not looked at one by one. */
  readonly blame?: Blame;
};

/** What was not looked at, or not through, and does not decide by itself; `range` is null for a whole file. */
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

/** One edit, and all that it broke outside of itself. */
export type ReportedCause = Pick<Cause, "path" | "symbol" | "how"> &
  Edit &
  Reach & {
    readonly dependency: DependencyChange | null;
    /** See `causeId`. */
    readonly id: string;
    /** Its changed lines, as many as a reader needs; null where a side has none, or the run does not have its text. */
    readonly excerpts: Readonly<Record<Side, Excerpt | null>>;
  };

/** What of a cause follows from the findings and the edits alone. */
export type BareCause = Omit<ReportedCause, "excerpts" | "touched" | "routes">;

/** A few lines around a finding, as they are on one side. */
export type Excerpt = { readonly line: number; readonly lines: readonly string[] };

/** Both sides' code of a finding, by its id. */
export type Excerpts = ReadonlyMap<string, Readonly<Record<Side, Excerpt | null>>>;

export type Report = {
  readonly verdict: Verdict;
  readonly class: ReportClass;
  readonly reasons: readonly Reason[];
  /** Nulls when it could not be had. */
  readonly base: { readonly commit: string | null; readonly tree: string | null };
  /** `commit` is null for the working tree. */
  readonly head: { readonly commit: string | null; readonly tree: string | null };
  readonly servers: readonly ServerSummary[];
  /** Every source that the change touches, in the order of paths. Absent in reports of older releases, and where the change is not known. */
  readonly changed?: readonly ChangedSource[];
  /** Absent: every file was looked at, as nothing else was asked for. */
  readonly scope?: Scope;
  /** Absent where no server ended its first look. */
  readonly confirmation?: Confirmation;
  readonly counts: Readonly<Record<ComparedFinding["state"], number>>;
  readonly findings: readonly ComparedFinding[];
  /** What rules of the policy turn off, in the same order. */
  readonly off: readonly ComparedFinding[];
  /** Of the new findings that have one; every such finding is an effect of exactly one. */
  readonly causes: readonly ReportedCause[];
  readonly unmatched: readonly UnmatchedFinding[];
  readonly unknown: readonly UnknownFile[];
  /** Null when the change could not be scored; then `unscored` says why. */
  readonly reward: RewardSummary | null;
  readonly unscored: string | null;
  /** What head claims of its own reward; absent where it claims nothing. */
  readonly claims?: readonly JudgedClaim[];
  /** What became of base's committed traces; null when none was to be replayed. */
  readonly replay: ReplaySummary | null;
  /** Of the servers whose pin the change edits. */
  readonly bumps: readonly ServerBump[];
  readonly policy: PolicySummary;
  readonly policyChanges: readonly PolicyChange[];
  /** Suppressions, casts, stubs and the like, whether they hide something or not. */
  readonly escapes: readonly AddedEscape[];
  readonly hidden: readonly Hidden[];
  readonly unchecked: readonly Unchecked[];
  /** Of findings that are not unchanged. */
  readonly excerpts: Excerpts;
  readonly limits: readonly Limit[];
};
