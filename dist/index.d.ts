import type { ChildProcess } from "node:child_process";
/** Computes the effect of an edit: findings and reward. Throws a UserError for an edit that does not fit. */
export declare function afterEdit(host: Host, asked: AfterEditRequest): Promise<AfterEdit>;
/** Compares two commits and judges the change. Throws a UserError for what a person can fix. */
export declare function runGate(host: Host, request: GateRequest): Promise<GateResult>;
/** Sources of the policy, as a caller names them. */
export type PolicySource = Omit<PolicyRequest, "file" | "settings"> & {
    /** File of `--config`: an absolute path, and its name for messages. */
    readonly file: {
        readonly path: string;
        readonly name: string;
    } | undefined;
    /** Settings of `--settings` or the input: their text, or an absolute path. */
    readonly settings?: GivenSettings | undefined;
};
/** What a caller asks of the gate. It has no defaults: the command line and the Action decide them. */
export type GateRequest = {
    /** Folder inside the repository, at any depth; absolute. */
    readonly repository: string;
    readonly base: BaseRequest;
    readonly head: HeadRequest;
    readonly policy: PolicySource;
    /** Folder with base's own packages, absolute; absent: as configured. */
    readonly baseDependencies?: string;
    /** Labels of the pull request, from its event. */
    readonly labels?: readonly string[];
    /** Returns the signs of tampering during the sessions; called once they have ended. */
    readonly tampering?: () => readonly Reason<ObservedCode>[];
    /** Folders, absolute: only the roots at or below one of them are checked. Empty, or the repository itself: all. */
    readonly roots?: readonly string[];
    /** Folder of installed servers; absolute; null keeps none. */
    readonly cacheFolder: string | null;
    /** Folder with the verification results of installed servers; absent and null: each is read again. */
    readonly verifiedFolder?: string | null;
    /** Folder with trees of earlier runs; absent and null: each is written again. */
    readonly treesFolder?: string | null;
    /** Cache of observations of earlier runs; null and absent: all servers are queried. */
    readonly observations?: StorePlace | null;
    /** Folder of the traces; absolute; undefined records nothing. */
    readonly traceFolder: string | undefined;
    /** True to keep traces in which something looks like a secret. */
    readonly allowSecrets?: boolean;
    /** True to run probes. False shows what probes cost, and where they make no difference. */
    readonly isProbed?: boolean;
    /** True to query servers for fixes of new findings, if the configuration does not set it. */
    readonly suggests?: boolean;
    readonly progress: (event: ProgressEvent) => void;
    readonly signal: AbortSignal;
};
/** Report of a run, and the facts that are not part of the report. */
export type GateResult = {
    readonly report: Report;
    /** Facts that differ between equal runs, for `run.json`; no hash covers them. */
    readonly run: RunFacts;
    /** Commit that was judged, as people know it: the pull request's own head for GitHub's merge of it. */
    readonly judged?: string | null;
    /** Top folder of the repository, absolute; absent if nothing could be compared. */
    readonly top?: string;
};
/** Result of a check after an edit. */
export type AfterEdit = {
    readonly lint: Lint;
    /**
     * Reward of the edit, as a line of `lanser reward`: since `previous`, or since base. Null if there is none: `why` has
     * the reason.
     */
    readonly step: RewardStep | null;
    readonly why: string | null;
    /** Report of the comparison with base. */
    readonly report: Report;
};
/** Request of a check after an edit. */
export type AfterEditRequest = Omit<GateRequest, "base" | "head"> & {
    /** Base commit; default: the commit that is checked out. */
    readonly base?: GateRequest["base"];
    /**
     * Edited files, relative to the top of the repository. One without `content` is read from the disk; null is a removed
     * file.
     */
    readonly files: readonly {
        readonly path: string;
        readonly content?: string | null;
    }[];
    /** Report of the previous call: `step` then starts there. */
    readonly previous?: Report;
};
/** Findings in the files of the edit, and new ones anywhere. */
export type Lint = {
    readonly mode: "after-edit";
    /** Ids of the servers. */
    readonly server: string;
    readonly target: readonly string[];
    readonly diagnostics: readonly LintDiagnostic[];
    readonly total: number;
    readonly errors: number;
    readonly warnings: number;
};
/** One finding, flat, as programs that run linters expect it. */
export type LintDiagnostic = {
    readonly id: string;
    readonly path: string;
    readonly severity: Severity;
    /** 1-based, in UTF-16 code units. */
    readonly line: number;
    readonly column: number;
    readonly code: string | null;
    readonly message: string;
    readonly source: string | null;
    readonly isNew: boolean;
};
export type ErrorCode = keyof typeof errorTable;
/**
 * Error that a person can correct. The message says what is wrong and where, the hint what to do next. People see it
 * without a stack trace; any other error is a defect of Lanser.
 */
export declare class UserError extends Error {
    readonly code: ErrorCode;
    /** Empty if the message says everything. */
    readonly hint: string;
    /** Places that an ambiguous selector can mean, the best first; empty for other errors. */
    readonly candidates: readonly PlaceCandidate[];
    /** What could not be merged; empty for other errors. */
    readonly conflicts: readonly MergeConflict[];
    constructor(code: ErrorCode, message: string, options?: {
        hint?: string;
        cause?: unknown;
        candidates?: readonly PlaceCandidate[];
        conflicts?: readonly MergeConflict[];
    });
    get exitCode(): number;
    get retryable(): boolean;
}
export type FindingState = (typeof findingStates)[number];
/** States that the comparison gives to a finding. All parts of Lanser use these seven (contract, Report v1). */
export declare const findingStates: readonly ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"];
export type Severity = (typeof severities)[number];
/** The four severities of LSP, most severe first. */
export declare const severities: readonly ["error", "warning", "information", "hint"];
/** One event of a run. */
export type ProgressEvent = {
    readonly kind: "phase";
    readonly text: string;
} | {
    readonly kind: "files";
    readonly server: string;
    /** Name of the server for people. */
    readonly name: string;
    /** Relative to the repository, "." for the top. */
    readonly root: string;
    readonly side: Side;
    readonly done: number;
    readonly of: number;
} | {
    readonly kind: "note";
    readonly text: string;
} | {
    /** A pass of a server over a side: started, ready for queries, ended. A cached pass only starts and ends. */
    readonly kind: "server";
    readonly server: string;
    readonly root: string;
    readonly session: string;
    readonly state: "started" | "ready" | "ended";
    /** The code of the failure that ended the pass, or null. */
    readonly failure: string | null;
}
/** Numbers of findings by state, after the comparison. */
 | {
    readonly kind: "findings";
    readonly counts: Readonly<Record<FindingState, number>>;
}
/** A commit was checked. Its reward is known only when all commits were checked. */
 | {
    readonly kind: "commit";
    readonly number: number;
    readonly of: number;
    readonly commit: string | null;
    readonly unscored: string | null;
} | {
    readonly kind: "step";
    readonly step: RewardStep;
};
export type ReplayMode = (typeof replayModes)[number];
/** Lowest severity at which a new finding fails. */
export type FailOn = "error" | "warning" | "information" | "hint" | "never";
/** A reason for the verdict: a stable code and a sentence. `hint` says what to do next. */
export type Reason<Code extends ReasonCode = ReasonCode> = {
    readonly code: Code;
    readonly message: string;
    readonly hint: string | null;
    /** The reason that a `waived` reason replaces, if it is not about findings. */
    readonly lifted?: LiftedReason;
};
export type Report = {
    readonly verdict: Verdict;
    readonly class: ReportClass;
    readonly reasons: readonly Reason[];
    /** Both are null if base is not available. */
    readonly base: {
        readonly commit: string | null;
        readonly tree: string | null;
    };
    /** `commit` is null for the working tree. */
    readonly head: {
        readonly commit: string | null;
        readonly tree: string | null;
    };
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
export type Verdict = "pass" | "inconclusive" | "fail";
/** How base is chosen. The event kinds have the fields of GitHub's events. */
export type BaseRequest = 
/** `--base`: the merge base of the revision and head. */
{
    readonly kind: "merge-base";
    readonly rev: string;
    /** Head of the event's pull request. Annotations belong there if head is GitHub's merge of it. */
    readonly pullHead?: string;
}
/** `--base-exact`: exactly this commit. */
 | {
    readonly kind: "exact";
    readonly rev: string;
}
/** The merge base with origin/HEAD. */
 | {
    readonly kind: "default";
}
/** The commit before head on its own branch (a scheduled or manual run without inputs). */
 | {
    readonly kind: "first-parent";
} | {
    readonly kind: "pull-request";
    readonly headSha: string;
    readonly baseRef: string;
    readonly baseSha: string;
}
/** A merge queue's group: its own commit, on top of the entries that are merged before it. */
 | {
    readonly kind: "merge-group";
    readonly baseSha: string;
    readonly headSha: string;
}
/** The commit at which head left the default branch. If head is on that branch, head itself. */
 | {
    readonly kind: "left-default";
    readonly defaultBranch: string;
} | {
    readonly kind: "push";
    readonly before: string;
    readonly after: string;
    readonly ref: string;
    /** The commit before is not an ancestor of the one after. */
    readonly forced: boolean;
    readonly defaultBranch: string;
};
export type EditedFile = {
    readonly path: string;
    readonly text: string | null;
};
/** Edits to a tree that are not on disk. */
export type Edits = 
/** Plain files by their path from the top of the repository; null deletes one. */
{
    readonly kind: "files";
    readonly files: readonly EditedFile[];
}
/** As `git diff` prints it. */
 | {
    readonly kind: "patch";
    readonly patch: string;
};
/** Which tree is head. `checked-out` is the commit of HEAD. */
export type HeadRequest = {
    readonly kind: "work-tree";
}
/** The working tree with these edits, which are never written. */
 | {
    readonly kind: "edited";
    readonly edits: Edits;
} | {
    readonly kind: "commit";
    readonly rev: string;
}
/** A commit with patches applied in sequence. The working tree does not matter, and nothing is written. */
 | {
    readonly kind: "patched";
    readonly rev: string;
    readonly patches: readonly string[];
} | {
    readonly kind: "checked-out";
};
/** One step with its reward. Each list has the findings that the step added or removed. */
export type RewardStep = StepFindings & {
    /** Id of the step's trajectory, in a batch. */
    readonly trajectory?: string;
    /** From 1. */
    readonly step: number;
    /** Null for the working tree. */
    readonly commit: string | null;
    /**
     * The commit before this one in the walk; base for the first. Null for a working tree, which is possible only if the
     * reward is computed from two reports.
     */
    readonly parent: string | null;
    readonly tree: string;
    /** The last commit that could be scored, if that is not `parent`. The step spans all commits since then. */
    readonly since?: string;
    /**
     * The state before the step, measured from base. With it the rewards can be computed again from the line alone.
     * Absent if there is no such state, and in older lines.
     */
    readonly before?: StepStart;
    /** Rule for the confidence. Absent without a reward, and in older lines: their rule is 1. */
    readonly rule?: ConfidenceRule;
    readonly "pr-v1": ProcessReward | null;
    readonly "pr-v2": ProcessReward | null;
    /** Why there is no reward, or null. */
    readonly unscored: string | null;
    /**
     * Changes of the step to configuration and policy, and added code that can silence a checker. They are shown but do
     * not affect the reward. Absent: none.
     */
    readonly shown?: readonly string[];
    /** Probes of the run from base to this commit. */
    readonly probes: {
        readonly asked: number;
        readonly silent: number;
    };
};
/** A finding that a step added or removed. */
export type StepFinding = {
    readonly id: string;
    readonly path: string;
    /** 1-based, on the side where it is or was. */
    readonly line: number;
    readonly code: string | null;
    /** Its part of the step's `diag_delta`: by how many findings the reward's count decreases because of it. */
    readonly diag_delta: -2 | -1 | 0 | 1 | 2;
    /** The silent probe of an unproven finding. */
    readonly probe?: string;
};
export type StepFindings = Readonly<Record<(typeof stepLists)[number], readonly StepFinding[]>>;
export type RunFacts = {
    /** `ms` is elapsed time. `cpuMs` is processor time of Lanser's own process, without the servers. */
    readonly phases: readonly {
        readonly name: string;
        readonly ms: number;
        readonly cpuMs: number;
    }[];
    /** Time in milliseconds for which the server of each session waited for Lanser. */
    readonly serverIdleMs: Readonly<Record<string, number>>;
    /** Cost of each session for all its files. Absent if nothing was measured. */
    readonly sessions?: Costs;
    /**
     * Number of processes on each root: one for both base and head, or two, with the reason. Absent if no server can
     * check both in one process.
     */
    readonly processes?: Readonly<Record<string, ProcessChoice>>;
    readonly peakBytes: number;
    /** As Node names them. Absent in files of older releases. */
    readonly platform?: {
        readonly os: string;
        readonly arch: string;
    };
    /** Servers that ended too early, and the end of the standard error of each. Absent for none. */
    readonly ended?: readonly {
        readonly session: string;
        readonly stderr: string;
    }[];
    /** Source of each session's observation. Absent if no cache of observations was used. */
    readonly observations?: readonly ObservationSource[];
    /** The pull request of the event that started it; absent for none. */
    readonly pullRequest?: number;
    /** Result of each post to GitHub. Absent if nothing was posted. */
    readonly surfaces?: readonly {
        readonly surface: string;
        readonly state: string;
        readonly why: string | null;
    }[];
    /** Places of new findings of a merge commit in the pull request's own head, by id. Null without such a place. */
    readonly shown?: Readonly<Record<string, PlaceV1 | null>>;
    /** The same for the own places of findings that have a cause. */
    readonly ownShown?: Readonly<Record<string, PlaceV1 | null>>;
};
/** All effects that the code can have. */
export type Host = {
    readonly env: Readonly<Record<string, string | undefined>>;
    /** The folder in which the command was called; relative paths start from it. */
    readonly cwd: string;
    readonly platform: string;
    readonly arch: string;
    readonly pid: number;
    /** Process id of Lanser for the servers that it starts; null in a sandbox, where the id names no process. */
    readonly pidForServers: number | null;
    /** The Node binary that runs Lanser, and servers written for Node. */
    readonly nodePath: string;
    /** The file with which Node was started, as it was named; undefined if there is none. */
    readonly programFile: string | undefined;
    readonly nodeVersion: string;
    readonly temporaryFolder: string;
    readonly clock: Clock;
    readonly randomId: () => string;
    /** Returns the date in UTC as YYYY-MM-DD. */
    readonly today: () => string;
    /** Returns milliseconds since 1970 by the machine's clock, which can be set back. */
    readonly wallMs: () => number;
    readonly usage: () => Usage;
    readonly capacity: () => Capacity;
    /** Aborted when the run must end; running processes are then ended too. Absent if nothing ends it. */
    readonly stop?: AbortSignal;
    /** Starts a program with three pipes and no other inherited descriptor. */
    readonly spawn: (request: SpawnRequest) => ChildProcess;
    /** Signals a process, or its whole group when `pid` is negative; false when there is none. */
    readonly kill: (pid: number, signal: NodeJS.Signals | 0) => boolean;
    /**
     * Returns this user's processes whose environment has the entry `NAME=value` and that do not descend from this
     * process. It finds processes that left both their process group and their parent. Empty if the system does not
     * provide this; absent means the same.
     */
    readonly marked?: (entry: string) => readonly number[];
    /**
     * Returns a text that no later process with the same id has; undefined if there is no such process. Always undefined
     * if the system does not provide this; absent means the same.
     */
    readonly processStart?: (pid: number) => string | undefined;
    readonly stdout: Output;
    readonly stderr: Output;
    /** Returns standard input as UTF-8 text, in pieces; absent if there is none. */
    readonly stdin?: () => AsyncIterable<string>;
};
/**
 * Returns the effects of this process. Only the `main.ts` files call it; everything else takes a Host as an argument.
 */
export declare function realHost(): Host;
export declare const version: string;
export type Bundle = Answer & {
    readonly version: typeof bundleVersion;
    readonly bundleId: Digest;
    readonly factsId: Digest;
    /** Reward of the edit, if the caller computed it; in no hash. */
    readonly processReward: ProcessReward | null;
};
export type LanserClient = AsyncDisposable & {
    /**
     * Returns one bundle, also for an error. Throws a UserError if there is no repository or no such query, or for
     * unknown members.
     */
    readonly ask: (question: LanserQuestion) => Promise<Bundle>;
    /**
     * The same for a question that plans an edit (`rename`, `actions`, `format`, `organize-imports`). The bundle's `edits`
     * has the patch and the digest; nothing is written. Throws a UserError for another question.
     */
    readonly preview: (question: LanserQuestion) => Promise<Bundle>;
    /**
     * Writes an edit that this client planned: all of its files, or none. Takes the digest of its bundle, and returns the
     * changed paths. Throws a UserError if a file has changed since, or has uncommitted changes.
     */
    readonly apply: (digest: string, options?: {
        readonly allowDirty?: boolean;
    }) => Promise<readonly string[]>;
    /** Takes back the last edit, and returns its paths. Throws a UserError if one of them has changed since. */
    readonly undo: () => Promise<readonly string[]>;
};
export type LanserClientOptions = {
    /** Any folder inside the repository, absolute. */
    readonly repository: string;
    /** A commit. Absent: the working tree, as it is at each query. */
    readonly rev?: string;
    /** Absent: the servers that `.lanser/config.yml` of the queried tree configures. */
    readonly servers?: SubjectRequest["servers"];
    /** A configuration on disk that replaces the tree's own: an absolute path, and its name for messages. */
    readonly config?: {
        readonly path: string;
        readonly name: string;
    };
    /** True if the queried tree decides which servers are started. Default: true. */
    readonly isTreeTrusted?: boolean;
    /** Absolute path of the folder for installed servers; null keeps none. */
    readonly cacheFolder: string | null;
    /** Absolute path of the folder for records of sessions, evidence and times. */
    readonly traceFolder?: string;
    /** Methods that `request` may send although they are not known to be read-only. Default: none. */
    readonly allowedMethods?: readonly string[];
    /**
     * Time in milliseconds after which an unused server is stopped. Null keeps all until the client is disposed. Default:
     * 600,000.
     */
    readonly idleMsMax?: number | null;
    /** Cancels every query and stops the servers. */
    readonly signal?: AbortSignal;
    readonly on?: LanserEvents;
};
export type LanserEvents = {
    /** Reports the current work: a server is installed, started. */
    readonly progress?: (text: string) => void;
    readonly answered?: (bundle: Bundle) => void;
};
/** A query with the members of a line of `lanser batch`, without its id. */
export type LanserQuestion = WrittenQuestion & {
    /** Cancels only this query. */
    readonly signal?: AbortSignal;
};
/**
 * Opens a client of the SDK. It starts nothing before the first query that needs it, so opening is cheap and never
 * fails. `await using` stops the servers.
 */
export declare function openLanserClient(host: Host, options: LanserClientOptions): LanserClient;
/** A place in code as an object; `printSpec` gives its text. */
export type PositionSpec = (InFile & {
    readonly kind: "file";
}) | (InFile & {
    readonly kind: "line";
    readonly line: number;
}) | (InFile & {
    readonly kind: "cursor";
    readonly line: number;
    readonly col: number;
    /** Unit of `col`; absent: the unit of the question. */
    readonly indexing?: ColumnUnit;
}) | (InFile & {
    readonly kind: "range";
    /** Line and column. */
    readonly start: readonly [number, number];
    /** Line and column; the end is exclusive. */
    readonly end: readonly [number, number];
    readonly indexing?: ColumnUnit;
}) | (InFile & {
    readonly kind: "name";
    readonly line: number;
    readonly name: string;
    readonly occurrence?: number;
}) | (Common & {
    readonly kind: "symbol";
    /** `Class.method` with `uri`, otherwise `pkg.mod:Class.method`. */
    readonly qualname: string;
    readonly uri?: string;
    /** Language of the module; `py` if absent. */
    readonly lang?: ModuleLanguage;
    readonly role?: DefinitionRole | "def";
    readonly overload?: number;
}) | (Common & {
    readonly kind: "ast";
    /** `["module", NAME]` or `["file", PATH]`, then `[KIND, NAME]`, `[KIND, NAME, N]` or `[KIND, N]`. */
    readonly path: readonly (readonly [string, ...(string | number)[]])[];
}) | (Common & {
    readonly kind: "id";
    readonly id: string;
}) | (InFile & {
    readonly kind: "anchor";
    readonly snippet: string;
    readonly ctx?: number;
    readonly hash?: string;
});
/** First place where a replay differs from its trace. */
export type ReplayDivergence = {
    /** Number of the trace entry that was due. */
    readonly entry: number;
    readonly problem: ReplayProblem;
    /** JSON pointer to the first difference, into the content of the entry. */
    readonly pointer: string;
    readonly wanted: string;
    readonly got: string;
    /** The entry with three before it and three after, each shortened to a line. */
    readonly around: readonly string[];
    /** Hints, as sentences. */
    readonly whatToTry: readonly string[];
};
/** The report of a replayed run, or the file and the place at which the replay differs. */
export type ReplayResult = {
    readonly kind: "report";
    readonly report: Report;
    readonly runs: readonly ServerRun[];
} | {
    readonly kind: "diverged";
    readonly file: string;
    readonly divergence: ReplayDivergence;
};
/** Replays a recorded run. Throws a UserError if the folder holds no complete one. */
export declare function replayRun(folder: string): Promise<ReplayResult>;
/** Returns canonical JSON and one line feed. Throws if the Report breaks its schema, which is a broken invariant. */
export declare function serializeReport(report: Report): string;
/** Settings as a caller gives them: their text, or a file. */
type GivenSettings = SettingsSource | {
    readonly path: string;
    readonly name: string;
};
/** Choices of flags and inputs, which override the configuration. */
type PolicyRequest = {
    /** From `--server` or the input. They override a file. */
    readonly servers: readonly {
        readonly id: string;
        readonly version: string | undefined;
    }[];
    /** From `--config`: the file's text, and its name for messages. */
    readonly file: {
        readonly text: string;
        readonly name: string;
    } | undefined;
    readonly failOn: FailOn | undefined;
    /** From `--scope` or the input. */
    readonly scope?: ScopeSetting | undefined;
    /** From the inputs. Empty or undefined: as the configuration says. */
    readonly traces?: readonly string[];
    readonly replay?: ReplayMode | undefined;
    /** From `--settings` or the input: replaces the configuration's settings of the servers that it names. */
    readonly settings?: SettingsSource | undefined;
    /** In Actions, head's file is only shown. */
    readonly where: "actions" | "terminal";
};
type StorePlace = {
    /** Folder of the entries; absolute, created when something is written. */
    readonly folder: string;
    readonly use: "read-write" | "read";
    /** Maximum size of all entries together: the least recently used are removed first. */
    readonly bytesMax: number;
};
type ObservedCode = Exclude<ReasonCode, JudgedCode>;
/**
 * Every exit code of the contract except those of a verdict. Each code from 2 to 10 and from 64 to 77 has one meaning.
 */
declare const errorTable: {
    readonly "bad-selector": {
        readonly exitCode: 2;
        readonly retryable: false;
        readonly hint: "Correct the selector.";
    };
    readonly "not-found": {
        readonly exitCode: 3;
        readonly retryable: false;
        readonly hint: "Check the name.";
    };
    readonly ambiguous: {
        readonly exitCode: 4;
        readonly retryable: true;
        readonly hint: "Write a longer name or a more exact selector.";
    };
    readonly "version-skew": {
        readonly exitCode: 10;
        readonly retryable: true;
        readonly hint: "Use the release of Lanser that wrote the file, or write the file again.";
    };
    readonly "report-refused": {
        readonly exitCode: 11;
        readonly retryable: false;
        readonly hint: "Read the log of the analysis job, and run that job again.";
    };
    readonly "bad-configuration": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "";
    };
    readonly "no-server": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Name a server, for example: --server pyright";
    };
    readonly "unknown-server": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Name a server of this release. docs/servers.md lists them.";
    };
    readonly "unknown-version": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Name a version that this release pins.";
    };
    readonly "unsupported-platform": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Run Lanser on Linux.";
    };
    readonly "unsafe-trigger": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Run the workflow on pull_request instead.";
    };
    readonly "no-git": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Install git 2.38 or newer and put it on PATH.";
    };
    readonly usage: {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "See: lanser --help";
    };
    readonly "no-repository": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Name a folder inside a git repository with --repo.";
    };
    readonly "no-base": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Name a base: --base REV (compared from the merge base) or --base-exact REV.";
    };
    readonly "no-merge-base": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Name the exact base commit: --base-exact REV.";
    };
    readonly "unknown-revision": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Fetch the commit, or name an existing commit.";
    };
    readonly "unreadable-file": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Check the path and its permissions.";
    };
    readonly broken: {
        readonly exitCode: 14;
        readonly retryable: false;
        readonly hint: "This is an internal error. Report it with the stack trace.";
    };
    readonly "server-timeout": {
        readonly exitCode: 64;
        readonly retryable: true;
        readonly hint: "Try again, or name fewer files.";
    };
    readonly "server-crashed": {
        readonly exitCode: 65;
        readonly retryable: true;
        readonly hint: "Try again, or use another version.";
    };
    readonly "server-not-started": {
        readonly exitCode: 66;
        readonly retryable: true;
        readonly hint: "Try again, and check that the machine can reach the package registry.";
    };
    readonly "apply-conflict": {
        readonly exitCode: 70;
        readonly retryable: false;
        readonly hint: "The files have changed. Request the edit again for their current contents.";
    };
    readonly "write-denied": {
        readonly exitCode: 71;
        readonly retryable: false;
        readonly hint: "Allow the path, or leave it out.";
    };
    readonly "unsupported-capability": {
        readonly exitCode: 72;
        readonly retryable: false;
        readonly hint: "Use another server.";
    };
    readonly "machine-limit": {
        readonly exitCode: 78;
        readonly retryable: true;
        readonly hint: "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.";
    };
    readonly cancelled: {
        readonly exitCode: 73;
        readonly retryable: true;
        readonly hint: "Run the command again.";
    };
    readonly "content-modified": {
        readonly exitCode: 74;
        readonly retryable: true;
        readonly hint: "Try again when no other program writes to the files.";
    };
    readonly "indexing-unsupported": {
        readonly exitCode: 75;
        readonly retryable: false;
        readonly hint: "Count columns in UTF-16 code units.";
    };
    readonly "replay-mismatch": {
        readonly exitCode: 76;
        readonly retryable: false;
        readonly hint: "Restore the file from an earlier commit (git log -- FILE), or record it again: lanser trace record --name NAME --force -- FILE…";
    };
    readonly outside: {
        readonly exitCode: 77;
        readonly retryable: false;
        readonly hint: "Remove the reference. For a reference to a package, link the package and name its folder in `dependencies`.";
    };
};
/** Lines that an edit and the working tree both change. Null: that side does not have the file. */
type MergeConflict = {
    readonly file: string;
    readonly base: string | null;
    readonly ours: string | null;
    readonly theirs: string | null;
};
/** Place that an ambiguous selector can mean. */
type PlaceCandidate = {
    /** A selector that names only this place. */
    readonly selector: string;
    readonly path: string;
    /** Line and column of the start and the end, 0-based, UTF-16. */
    readonly range: readonly [number, number, number, number];
    /** Dotted names of the definitions around, or null. */
    readonly symbol: string | null;
    /** Score by equation (1) of the paper, from 0 to 1. */
    readonly score: number;
    /** Features of the score; absent for an exact match. */
    readonly features?: PlaceFeatures;
};
type Side = "base" | "head";
/**
 * Modes. `offline` runs no server: the recording must give the same bytes. `live` also runs the pinned server again.
 */
declare const replayModes: readonly ["off", "offline", "live"];
/** A reason that a waiver took out of the verdict. */
type LiftedReason = {
    readonly code: ObservedCode;
    readonly message: string;
    readonly hint: string | null;
    readonly waived: Waiver;
};
type ReasonCode = keyof typeof reasonCodes;
/** A limit that was hit, or something that was left out, with the number of times. */
type Limit = {
    readonly code: LimitCode;
    readonly message: string;
    readonly count: number;
};
/** Code of both sides for a finding, by its id. */
type Excerpts = ReadonlyMap<string, Readonly<Record<Side, Excerpt | null>>>;
/**
 * A place that was not fully checked. It does not decide the verdict by itself. `range` is null for a complete file.
 */
type Unchecked = {
    readonly path: string;
    readonly range: Range | null;
    readonly why: string;
};
/**
 * Code of head that the change hides from the checker: the checker does not report a deliberate error in front of it.
 */
type Hidden = Place & {
    readonly why: string;
    /** The commit that hid it. Absent if that is uncertain, and if the commits were not checked one by one. */
    readonly blame?: Blame;
};
/** Something that the change adds and that can make a checker silent without making the code right. */
type AddedEscape = {
    /** For example "type-ignore", "any" or "stub". */
    readonly kind: string;
    readonly path: string;
    /** 0-based, in head. */
    readonly line: number;
    readonly symbol: string | null;
    readonly text: string;
};
/** A change of head to the rules that judge it. Base's rules decide; the change is only shown. */
type PolicyChange = {
    readonly kind: "configuration" | "servers" | "pins" | "server-configuration" | "traces" | "new-root";
    readonly files: readonly string[];
    readonly message: string;
    /**
     * Number of head's findings that only base's rules show. `adds`: that only head's rules show. Null if not measured.
     */
    readonly hides: number | null;
    readonly adds: number | null;
};
/** The policy of a run, with its defaults filled in. */
type PolicySummary = {
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
/** A server whose pin the change edits: the results of the new version on base, compared with those of the old one. */
type ServerBump = {
    readonly server: string;
    readonly from: string;
    readonly to: string;
    readonly total: DriftCounts;
    /** In the order of codes. */
    readonly rules: readonly (DriftCounts & {
        readonly code: string;
    })[];
    /** In the order of paths. */
    readonly files: readonly (DriftCounts & {
        readonly path: string;
    })[];
    /** Why the update could not be measured; null if it was. */
    readonly problem: string | null;
};
/** Results of all committed traces of base. */
type ReplaySummary = {
    readonly mode: Exclude<ReplayMode, "off">;
    /** In the order of paths. */
    readonly traces: readonly ReplayedTrace[];
};
/** A claim compared with the measured reward. */
type JudgedClaim = Claim & {
    readonly state: "true" | "false" | "not-compared" | "unreadable";
    /** Measured rewards. Null if nothing was measured, or nothing could be compared. */
    readonly measured: Readonly<Record<RewardVersion, number>> | null;
};
/** The rewards of a change. `headline` is the version that the policy shows and judges. */
type RewardSummary = {
    readonly headline: RewardVersion;
    /** Absent in older reports: 1. */
    readonly rule?: ConfidenceRule;
    readonly "pr-v1": ProcessReward;
    readonly "pr-v2": ProcessReward;
    /**
     * Number of files whose findings count: those that the change can affect. If that is not known: the changed files and
     * those that import them.
     */
    readonly relevantFiles: number;
    /**
     * Sorted paths of the relevant files with a finding on any side. With them the reward can be computed again from the
     * report. Absent in older reports.
     */
    readonly relevant?: readonly string[];
    /** Findings that count, on each side. */
    readonly diagnostics: {
        readonly base: number;
        readonly head: number;
    };
    /** Number of vanished findings that earn no reward, by reason. */
    readonly unearned: readonly {
        readonly why: string;
        readonly count: number;
    }[];
    readonly safety: readonly SafetyCheck[];
    readonly confidence: {
        readonly minimum: number;
        readonly symbols: readonly SymbolConfidence[];
        /**
         * τ of the paper. A symbol whose best candidate has a lower score is ambiguous, or was deleted on purpose if its
         * definition is gone.
         * Absent in older reports.
         */
        readonly threshold?: number;
    };
};
/** A file without a final answer on one side. */
type UnknownFile = {
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
type UnmatchedFinding = Finding & {
    readonly side: Side;
    readonly reason?: UnmatchedReason;
};
/** One edit and everything that it broke elsewhere. */
type ReportedCause = Pick<Cause, "path" | "symbol" | "how"> & Edit & Reach & {
    readonly dependency: DependencyChange | null;
    /** See `causeId`. */
    readonly id: string;
    /** The first changed lines of the edit. Null if a side has none, or if the run does not have the text. */
    readonly excerpts: Readonly<Record<Side, Excerpt | null>>;
};
/**
 * A finding after the comparison. Its place is in head. It is in base for fixed, removed and suppressed findings, and
 * for volatile ones seen only in base.
 */
type ComparedFinding = Finding & PolicyEffects & FindingSources & {
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
/** `taken` is true if the second pass ran. `why` is the reason, a sentence without a full stop. */
type Confirmation = {
    readonly taken: boolean;
    readonly why: string;
};
/** The scope of a run, as a report publishes it. */
type Scope = {
    /** `complete`: the server's own command checked both trees completely, and these are the files that differ. */
    readonly mode: "affected" | "complete" | "full";
    /**
     * Sorted paths of the checked files on both sides. Every differing source is in the list, even if no program includes
     * it. Empty for mode `full`, which leaves nothing out.
     */
    readonly files: readonly string[];
    /** Number of sources in the two trees, each path counted once. */
    readonly of: number;
    /** How the files were chosen. For mode `full`: why the requested smaller scope was not possible. */
    readonly why: string;
};
/** A source that the change touches. */
type ChangedSource = {
    /** Path in head, or in base for a file that head does not have. */
    readonly path: string;
    /** Path in base, if it differs. */
    readonly from?: string;
    readonly change: "added" | "edited" | "renamed" | "deleted";
    /** Records by server, at least one. */
    readonly records: readonly SourceRecord[];
};
/** One server on one of its roots. */
type ServerSummary = {
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
    readonly interpreter: {
        readonly name: string;
        readonly version: string;
    } | null;
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
type ReportClass = "new_errors" | "lsp_unavailable" | "baseline_error" | "warnings_only" | "clean";
/** A reward with everything that it was computed from. */
type ProcessReward = {
    /** Rounded to 12 decimals. */
    readonly r: number;
    readonly components: RewardComponents;
    readonly weights: RewardWeights;
    readonly explanation: string;
};
/**
 * Rule for the confidence of a symbol. 1: the score of its best candidate, so each edit costs something. 2: 1 for a
 * unique match, so only ambiguity costs. Rewards under different rules are not comparable.
 */
type ConfidenceRule = 1 | 2;
/** State before a step, by the symbols of the paper: the number of findings D, the safety S and the confidence α_t. */
type StepStart = {
    readonly diagnostics: number;
    readonly safety: 0 | 1;
    readonly alpha_conf: number;
};
/** Lists of a step, in the order in which people read them. */
declare const stepLists: readonly ["new", "fixed", "removed", "suppressed", "unproven", "volatile"];
type PlaceV1 = {
    readonly path: string;
    readonly range: RangeV1;
};
/** Where the observation of a session comes from. */
type ObservationSource = {
    /** `pyright base`, `pyright+packages+a head-again`. */
    readonly session: string;
    /** `both`: the server also ran, because it was probed. */
    readonly from: "server" | "cache" | "both";
    /** Why the cache alone was not enough, or null. */
    readonly why: string | null;
    /** Why the server's observation was not cached, or null. */
    readonly unkept: string | null;
};
/** Whether one process checks both sides, and why. */
type ProcessChoice = {
    readonly isOne: boolean;
    readonly why: string;
};
/** Duration of each session, by its name: `sessions` of a `run.json`. */
type Costs = Readonly<Record<string, {
    readonly ms: number;
}>>;
/** Standard output or standard error. */
type Output = {
    readonly write: (text: string) => void;
    readonly isTerminal: boolean;
    /** Current width of a terminal; undefined if it is not known. */
    readonly columns?: number | undefined;
};
/** Program to start. */
type SpawnRequest = {
    /** An absolute path. A bare name would be searched for in folders where a repository could have planted a program. */
    readonly file: string;
    readonly args: readonly string[];
    readonly cwd: string;
    /** The complete environment of the child; nothing is inherited. */
    readonly env: Readonly<Record<string, string>>;
    /** True for a process group of its own, so that the process and all its children can be ended together. */
    readonly detached: boolean;
    /**
     * True if the process does nothing that depends on the run before its first message: a server whose start does not
     * mention a tree.
     */
    readonly waits?: boolean;
};
/** Resources that this machine has left for more processes. */
type Capacity = {
    readonly processors: number;
    readonly freeBytes: number;
};
/** Resources that this process has used so far. */
type Usage = {
    readonly cpuMs: number;
    readonly peakBytes: number;
};
/** Time as an effect. A replay gives a virtual clock, so code below must not read the real one. */
type Clock = {
    /** Milliseconds since an arbitrary start, monotonic, with fractions. */
    readonly now: () => number;
    /** Calls `fire` once after `ms` milliseconds, unless cancelled. */
    readonly after: (ms: number, fire: () => void) => Cancel;
};
/** Computes digests without Node's modules, so that pure rooms can use them. */
type Digest = `sha256:${string}`;
declare const bundleVersion = "1.1";
type Answer = {
    readonly status: BundleStatus;
    readonly request: BundleRequest;
    readonly resolution: Resolution | null;
    /** Null for a query that plans no edit, and if the edit changes nothing. */
    readonly edits: BundleEdits | null;
    readonly environment: BundleEnvironment;
    readonly capabilities: BundleCapabilities;
    readonly meta: BundleMeta;
} & ({
    readonly facts: AnswerFacts;
} | {
    readonly error: BundleError;
});
type SubjectRequest = {
    /** A commit. Undefined: the working tree. */
    readonly rev: string | undefined;
    readonly servers: readonly {
        readonly id: string;
        readonly version: string | undefined;
    }[];
    /** From --config: an absolute path, and its name for messages. */
    readonly config: {
        readonly path: string;
        readonly name: string;
    } | undefined;
    readonly settings: SettingsSource | {
        readonly path: string;
        readonly name: string;
    } | undefined;
    /** False if CI is set: then only the caller's own choices count, and nothing in the queried tree. */
    readonly isTreeTrusted: boolean;
};
type WrittenQuestion = {
    /** Name of the command: "def", "refs", "diag", … */
    readonly cmd: string;
    /**
     * A place as text (`path@L12:C7`, `path#Class.method`, `py://pkg.mod#Class.method`) or as an object. Paths are
     * relative to the repository; lines and columns are 1-based.
     */
    readonly place?: string | PositionSpec;
    /** Paths and globs of a query about files. */
    readonly paths?: readonly string[];
    /** The revision that the place was written for: the place is found again in the queried tree. */
    readonly seen?: string;
    /** All files that the server checks, or all its symbols. */
    readonly workspace?: boolean;
    /**
     * The query's own flags. `mode` is "in" or "out" for calls. For request, `method`, and `params` as an object.
     * `workspace`, `limit` and `cursor` are also allowed here.
     */
    readonly params?: Params;
    readonly limit?: number;
    readonly cursor?: string;
    /** Overlays for this query only: texts that replace files, by path. */
    readonly overlay?: Readonly<Record<string, string>>;
    /** Unit of the columns in `place`. Default: "utf-16". */
    readonly indexing?: ColumnUnit;
    /**
     * Limit in milliseconds for one request to a server. Default: 60,000, or the method's own limit (references:
     * 120,000).
     */
    readonly timeoutMs?: number;
};
/** Members of the forms whose file is named: a path relative to the repository, or a `file:` URI. */
type InFile = Common & {
    readonly uri: string;
};
/** Members that every form can have. */
type Common = {
    /** The commit, or the blob of the file, that the place was written for; a full object id. */
    readonly docVersion?: string;
};
type DefinitionRole = (typeof roles)[number];
type ModuleLanguage = (typeof moduleLanguages)[number];
type ColumnUnit = (typeof columnUnits)[number];
type ReplayProblem = 
/** This client sent something that the trace does not have. */
"unexpected-message"
/** This client sent another message than the one that was due. */
 | "different-message"
/** The trace has something that was not sent or not received. */
 | "unused-entry"
/** The files were changed while the trace was recorded. */
 | "changed-digest"
/** The messages are the same, but this release makes another result of them. */
 | "different-result";
/** Passes of one server over both sides, and the joint result of the first and the second. */
type ServerRun = {
    /** Server as its first root has it. */
    readonly server: ServerRecord;
    /** Each root by itself, in order; all other members are about all roots together. */
    readonly roots: readonly RootRun[];
    readonly sides: Readonly<Record<Side, SideRun>>;
    /** Comparison of the first pass alone. */
    readonly comparison: Comparison;
    readonly graphs: Readonly<Record<Side, ImportGraph>>;
    /** Null if there was nothing to confirm, or no healthy first pass. */
    readonly second: SecondRun | null;
    /**
     * Findings in files that the change cannot affect, from a check of these files alone; absent if none of them has a
     * new or fixed finding.
     */
    readonly alone?: Readonly<Record<Side, Observation>>;
    /** Head under its own server configuration, if that differs from base's. */
    readonly headConfiguration: SideRun | null;
    /** Fixes that the server offers for new findings; absent if it was not queried. */
    readonly fixes?: FixesRun;
};
/** Text of the settings, and its name for messages. */
type SettingsSource = {
    readonly text: string;
    readonly name: string;
};
/**
 * Setting of the scope. `auto` checks the differing files if the server's own command decides which those are, and all
 * files otherwise.
 */
type ScopeSetting = (typeof scopeSettings)[number];
type JudgedCode = {
    [Code in ReasonCode]: (typeof reasonCodes)[Code] extends "judged" ? Code : never;
}[ReasonCode];
/** Features of equation (1), from 0 to 1. Null: there is no evidence for it, and the other weights count more. */
type PlaceFeatures = {
    readonly ast: number | null;
    readonly module: number | null;
    readonly token: number | null;
    readonly proximity: number | null;
};
/** `by` is "trailer COMMIT" or "label:NAME". */
type Waiver = {
    readonly by: string;
    readonly reason: string;
};
/**
 * Codes of reasons for a verdict. `judged`: follows from the findings, the files, the policy and the rest of a report,
 * so it can be derived again from the report. `observed`: something happened during the measurement that only the
 * measuring job knows.
 */
declare const reasonCodes: {
    readonly "new-finding": "judged";
    readonly "max-new": "judged";
    readonly "moved-finding": "judged";
    readonly "volatile-finding": "judged";
    readonly "min-reward": "judged";
    readonly "false-claim": "judged";
    readonly "replay-mismatch": "judged";
    readonly "replay-inconclusive": "judged";
    readonly "unknown-files": "judged";
    readonly "unmatched-findings": "judged";
    readonly unscored: "judged";
    readonly "no-files": "judged";
    readonly "server-unproven": "judged";
    readonly clean: "judged";
    readonly advisory: "judged";
    readonly waived: "judged";
    readonly "volatile-in-change": "observed";
    readonly "volatile-share": "observed";
    readonly "unchecked-files": "observed";
    readonly "unproven-files": "observed";
    readonly "hidden-code": "observed";
    readonly "unchecked-sources": "observed";
    readonly "files-unmatched": "observed";
    readonly suppressions: "observed";
    readonly "unreviewed-workflow": "observed";
    readonly "base-unavailable": "observed";
    readonly "head-unavailable": "observed";
    readonly "history-unavailable": "observed";
    readonly "version-skew": "observed";
    readonly "install-refused": "observed";
    readonly "install-failed": "observed";
    readonly "digest-mismatch": "observed";
    readonly "edit-unfinished": "observed";
    readonly "shard-missing": "observed";
    readonly "server-not-started": "observed";
    readonly "server-crashed": "observed";
    readonly "server-timeout": "observed";
    readonly "server-protocol": "observed";
    readonly "server-not-ready": "observed";
    readonly "canary-failed": "observed";
    readonly "file-count-mismatch": "observed";
    readonly "server-configuration": "observed";
    readonly outside: "observed";
    readonly "renames-skipped": "observed";
    readonly "dependencies-differ": "observed";
    readonly "dependencies-missing": "observed";
    readonly "submodule-changed": "observed";
    readonly "configuration-differs": "observed";
    readonly "head-configuration": "observed";
    readonly "runner-file-tampered": "observed";
    readonly disk: "observed";
    readonly "machine-limit": "observed";
    readonly "git-failed": "observed";
    readonly "repository-damaged": "observed";
    readonly cancelled: "observed";
};
/** Codes for limits that were hit and for parts that were left out. Only the doubtful ones make a run inconclusive. */
type LimitCode = DoubtfulLimit | "other-base" | "rules-off" | "waivers-unread" | "waiver-unread" | "waiver-unused" | "causes-cut" | "fixes-cut" | "fixes-failed" | "change-unread" | "relocate-compared" | "relocate-clipped" | "relocate-unsearched" | "severity-assumed" | "message-cut" | "diagnostics-incomplete" | "published-unopened" | "server-oddity" | "server-restarted" | "server-configuration" | "dependency-not-linked" | "dependency-own-files" | "optional-packages-missing" | "undeclared-imports" | "unresolved-installed" | "not-a-root" | "unread-root" | "files-unmatched" | "scope-miss" | "unchecked-sources" | "denied" | "probes-failed" | "probes-silent" | "probes-cut" | "walk-differs" | "not-written" | `not-written-${SkipKind}`;
/** A few lines around a finding on one side. `line` is 0-based. */
type Excerpt = {
    readonly line: number;
    readonly lines: readonly string[];
};
/** `end` is exclusive. */
type Range = {
    readonly start: Position;
    readonly end: Position;
};
/** The commit that added or removed a finding. Null for uncommitted changes. */
type Blame = {
    readonly commit: string | null;
    /**
     * The last earlier commit that could be checked, if that is not the parent. Any commit after that one can be the
     * commit to blame.
     */
    readonly since?: string;
};
/** A range in a file; the path is relative to the repository. */
type Place = {
    readonly path: string;
    readonly range: Range;
};
/** Finite and not negative. `alpha` weighs diagnostics, `beta` safety, `gamma` ambiguity. */
type RewardWeights = {
    readonly alpha: number;
    readonly beta: number;
    readonly gamma: number;
};
/** The two process rewards; `reward/equations.ts` has the difference. */
type RewardVersion = "pr-v1" | "pr-v2";
/** Policies by the server's id. A server without its own policy is absent. */
type ServerPolicies = Readonly<Record<string, ServerPolicy>>;
/** Number of new findings that pass, by severity. */
type MaxNew = Readonly<Partial<Record<Severity, number>>>;
/** An absent selector matches everything. The first rule that matches a finding decides. */
type PolicyRule = {
    /** A glob over the code as its server writes it. */
    readonly code?: string;
    /** A glob over the path. */
    readonly path?: string;
    /** Id of a profile. */
    readonly server?: string;
    readonly severity?: RuleSeverity;
    readonly fail?: boolean;
};
/** Effect of a committed trace with another result: it fails the change, or is only shown. */
type ReplayMismatch = "fail" | "warn";
type DriftCounts = {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
};
/** Result of one committed trace. */
type ReplayedTrace = {
    /** Path of the file in the repository, or of the folder of a recorded run. */
    readonly path: string;
    /** Both are empty if the trace does not name them. */
    readonly server: string;
    readonly version: string;
    /**
     * State of a trace.
     * - `different`: the same messages give another result, or the server gives other answers.
     * - `stale`: another release of Lanser recorded the trace and sent other requests.
     * - `inconclusive`: the trace could not be replayed.
     * - `unreadable`: the file is not a complete trace.
     */
    readonly state: "equal" | "different" | "stale" | "inconclusive" | "unreadable";
    /**
     * Class of the difference. Even an equal trace can have one that does not decide. Null if nothing was compared.
     */
    readonly class: DivergenceClass | null;
    /** One sentence that a person understands who does not know traces. */
    readonly message: string;
    /**
     * The first difference: the number of the entry, and a JSON pointer into it or into the result. Null if there is no
     * place.
     */
    readonly at: {
        readonly entry: number;
        readonly pointer: string;
    } | null;
    readonly wanted: string | null;
    readonly got: string | null;
    /** Steps to take, a sentence each, in the order in which to try them. */
    readonly advice: readonly string[];
};
/** One file of claims, before it is compared. */
type Claim = {
    /** Path of the file, from the top of the repository. */
    readonly path: string;
    /**
     * Subject of the claim. `elsewhere` is not part of this change, and `unreadable` is not a valid claim; `why` explains
     * both.
     */
    readonly about: "change" | "commit" | "elsewhere" | "unreadable";
    /** Id of the commit, if the claim is about one. */
    readonly commit: string | null;
    /** Each claimed reward; empty for an unreadable file. */
    readonly claimed: Partial<Readonly<Record<RewardVersion, number>>>;
    readonly why: string | null;
};
/** Confidence that a symbol that the change touched is found again. */
type SymbolConfidence = {
    readonly path: string;
    readonly symbol: string;
    /** 0 to 1. */
    readonly confidence: number;
    readonly status: "found" | "ambiguous" | "deleted" | "not-found";
    /** Score of its best candidate by the paper's Eq. (1), 0 to 1. Absent under rule 1: `confidence` is the score. */
    readonly score?: number;
    /** Number of candidates with that score, if there are several. */
    readonly tied?: number;
    /** Present if the symbol's file no longer has a definition of that name and kind. */
    readonly gone?: true;
};
/** Result of one safety check. */
type SafetyCheck = {
    readonly name: string;
    readonly ok: boolean;
    readonly detail: string;
};
/** Why an entry of a tree was not written to disk. */
type SkipKind = "symlink" | "submodule" | "too-large" | "bad-name" | "not-utf8" | "case-collision" | "cap"
/** This clone does not have the object, for example because it is partial. */
 | "missing";
/** Why a file that was queried has no final answer. */
type UnknownReason = "timeout" | "error"
/** A command did not reach the file because of an error elsewhere. */
 | "blocked" | "unsupported" | "malformed" | "bad-range" | "too-many-findings" | "outside-project" | "unsettled"
/** The server's own command has other findings, even after the server was queried again. */
 | "command-disagrees"
/** The server published findings, but no sign can show that the list is complete. */
 | "incomplete" | "server-failed" | "unreadable";
/** Why a finding says nothing about the change. Absent if its file is unknown on the other side. */
type UnmatchedReason = "dependencies-missing";
/** One diagnostic of a server in a file of the repository. */
type Finding = {
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
/** A package whose version differs between base and head. A version is null if that side does not have the package. */
type DependencyChange = {
    readonly name: string;
    readonly from: string | null;
    readonly to: string | null;
};
/** Where an edit has effects. */
type Reach = {
    /** Ids of new findings, in the order of the report. */
    readonly effects: readonly string[];
    /** Sorted files with effects that the change also touches. A reviewer does not see the other files. */
    readonly touched: readonly string[];
    /** Import paths to files with effects that import the edited file indirectly. Absent for none. */
    readonly routes?: readonly Route[];
};
/** The changed lines of an edit on each side, from the first to the last; null for a side without any. */
type Edit = {
    readonly base: Place | null;
    readonly head: Place | null;
};
/** An edit of the change that broke a finding elsewhere. Its place is in head, or in base for a deleted file. */
type Cause = Place & {
    /** Name of the edited definition, with dots; null for the module itself. */
    readonly symbol: string | null;
    readonly how: CauseKind;
    /** Only for `how: "dependency"`. */
    readonly dependency?: DependencyChange;
};
/** A replacement of complete lines, as GitHub's suggestions need it. */
type Suggestion = {
    /** Id of the server that offers it. */
    readonly server: string;
    /** In the server's words. */
    readonly title: string;
    /** The first replaced line (0-based) in the finding's file. */
    readonly line: number;
    /** The replaced lines as head has them, at least one. */
    readonly before: readonly string[];
    /** The replacement; empty if the lines are deleted. */
    readonly after: readonly string[];
};
/**
 * Proof that a vanished finding was fixed and not hidden: the checker still reports a deliberate error at its place.
 * Only a proven fix earns a reward.
 */
type Proof = {
    readonly kind: "proven";
}
/** `probe` describes the deliberate error that the checker did not report, as a sentence without a full stop. */
 | {
    readonly kind: "unproven";
    readonly probe: string;
};
type SeenSchedules = Readonly<Record<"base" | "head", readonly ScheduleName[]>> & {
    /** Two passes over one side disagree, and no file order explains it: the server is flaky. */
    readonly isFlaky?: true;
};
type PlacementKind = (typeof placements)[number];
type MatchStage = (typeof matchStages)[number];
type FindingSources = {
    /** All servers that report the finding. The message is that of the first. Absent if there is only one. */
    readonly sources?: readonly FindingSource[];
};
/** Effects of the policy on a finding, apart from its severity. */
type PolicyEffects = {
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
/** What one server did with a changed source. */
type SourceRecord = 
/** The server answered for the file on each side that has it. */
{
    readonly server: string;
    readonly outcome: "checked";
    readonly why: null;
}
/** A side has the file but no answer; `why` is the code of the first reason. `server` is null if none was started. */
 | {
    readonly server: string | null;
    readonly outcome: "unknown";
    readonly why: string;
} | {
    readonly server: string | null;
    readonly outcome: "left-out";
    readonly why: LeftOutRule;
};
/** Number of files that a server checked on one side, and how many of them have no answer. */
type SideSummary = {
    readonly files: number;
    readonly unknown: number;
};
/** Sandbox of a server that runs code of the repository: bubblewrap, or none if somebody accepted that. */
type SandboxKind = "bwrap" | "none";
/** Components by the paper's names. `alpha_conf` is a confidence, never the weight. */
type RewardComponents = {
    readonly diag_delta: number;
    readonly safety: 0 | 1;
    readonly ambiguity_penalty: number;
    readonly alpha_conf: number;
};
/** 1-based; columns count UTF-16 code units; `end` is exclusive. */
type RangeV1 = {
    readonly start: {
        readonly line: number;
        readonly column: number;
    };
    readonly end: {
        readonly line: number;
        readonly column: number;
    };
};
/** Cancels a timer. Calling it twice, or after the timer fired, does nothing. */
type Cancel = () => void;
/** The error object of bundles, batch lines and standard error. */
type BundleError = {
    /** `E/NOT_FOUND`: the code of errors.ts. */
    readonly code: string;
    readonly kind: ErrorKind;
    readonly exitCode: number;
    readonly message: string;
    readonly hint: string;
    readonly retryable: boolean;
    /** The evidence record of the failed query. Null if no query was sent. */
    readonly evidenceId: string | null;
    /** Places that an ambiguous selector can mean; absent for other errors. */
    readonly candidates?: readonly PlaceCandidate[];
    /** Lines that an edit and the working tree both change; absent for other errors. */
    readonly conflicts?: readonly MergeConflict[];
};
type AnswerFacts = {
    readonly provenance: "lsp" | "builtin";
    readonly definitions?: readonly LocationFact[];
    readonly references?: readonly LocationFact[];
    readonly hover?: HoverFact | null;
    readonly signatures?: readonly SignatureFact[];
    /** The entry of `signatures` that the call would use, and the parameter at the place. */
    readonly active?: {
        readonly signature: number;
        readonly parameter: number | null;
    } | null;
    readonly symbols?: readonly SymbolFact[];
    readonly calls?: readonly CallFact[];
    readonly types?: readonly SymbolFact[];
    readonly hints?: readonly HintFact[];
    readonly diagnostics?: readonly DiagnosticFact[];
    readonly files?: CheckedFiles;
    readonly servers?: readonly ServerFact[];
    readonly pieces?: readonly PieceFact[];
    /** Token budget of `pieces`. */
    readonly budget?: {
        readonly tokens: number;
        readonly used: number;
        readonly bytesPerToken: number;
        /** Tokens of the first piece that was left out. Null if none was. */
        readonly next: number | null;
    };
    /** Result of `check`. */
    readonly passed?: boolean;
    readonly location?: LocatedFact;
    /** Null if the server renames without preparation. */
    readonly renamed?: PreparedName | null;
    readonly actions?: readonly ActionFact[];
    /** The server's answer that an edit comes from, with the title of a code action. Null: nothing to change. */
    readonly edit?: (Evident & {
        readonly title: string | null;
    }) | null;
    /** The server's response to `request`. Places on this machine are paths of the repository. */
    readonly response?: Evident & {
        readonly method: string;
        readonly result: unknown;
    };
    /** The methods that the server supports. */
    readonly methods?: readonly string[];
    /** The queries that the server can answer. */
    readonly questions?: readonly string[];
    /** The same for each queried server. */
    readonly offered?: readonly {
        readonly server: string;
        readonly version: string;
        readonly root: string;
        readonly methods: readonly string[];
        readonly questions: readonly string[];
    }[];
    readonly codes?: readonly {
        readonly code: string;
        readonly exitCode: number;
        readonly retryable: boolean;
        readonly hint: string;
    }[];
    /** Number of items of the answer's list, on all pages. */
    readonly total?: number;
    readonly truncated?: boolean;
};
type BundleMeta = {
    readonly exit_code: number;
    /** Keys by which the members of a list are sorted. */
    readonly sorting_keys: readonly string[];
    readonly hashing: {
        readonly algo: "sha256-jcs-v1";
    };
    readonly cache: "hit" | "miss";
    /** A file that it is about changed after it was read. */
    readonly stale: boolean;
    /**
     * `impure` for a server's answer, which depends on more than the text. `pure` for Lanser's own reading of the text.
     */
    readonly purity: "pure" | "impure";
    readonly priority: "supporting";
    readonly retries: number;
    /** Number of restarts of the server before this answer. */
    readonly restarts: number;
    /** Cursor of the rest of a truncated list, for `--cursor`. */
    readonly cursor: string | null;
    /** Number of the line in a batch; only for a question that plans an edit. */
    readonly step?: number;
    /** Notes for people: what was clamped, cut or left out. */
    readonly notes: readonly string[];
};
type BundleCapabilities = {
    /** The methods of the protocol that were used for the answer. */
    readonly used: readonly string[];
    readonly partialResult: boolean;
    readonly cancellable: boolean;
};
type BundleEnvironment = {
    /** `commit` is null for a working tree. Null if no tree was queried. */
    readonly snapshot: {
        readonly commit: string | null;
        readonly tree: string;
    } | null;
    /** The folder that the server was opened on. Null if no server was started. */
    readonly root: string | null;
    readonly server: {
        readonly id: string;
        readonly version: string;
    } | null;
    /** Encoding in which the server counts columns. The ranges of facts use it. */
    readonly positionEncoding: "utf-8" | "utf-16" | "utf-32" | null;
    readonly toolchain: {
        readonly name: string;
        readonly version: string;
    } | null;
    readonly readiness: {
        readonly method: string;
        readonly evidence: string;
    } | null;
    /**
     * Digests of the settings in force with the server's own configuration, and of the installed packages that it can
     * see. Null if no server was started. Not in `factsId`, so that equal answers of two machines have the same.
     */
    readonly digests: {
        readonly configuration: string;
        readonly packages: string | null;
    } | null;
    /** Facts that differ between machines; not in `factsId`. */
    readonly platform: {
        readonly os: string;
        readonly arch: string;
        /** Digest over the installed files of the server, which differ between processors. */
        readonly serverDigest: string | null;
    };
};
/** An edit that a query planned. Nothing is written. */
type BundleEdits = {
    /** The server's edit, with paths of the repository instead of URIs. Its positions have the server's encoding. */
    readonly workspaceEdit: object;
    /** Patch that `git apply` accepts. */
    readonly diff: string;
    /** Names the files of the snapshot and the edit together; `--expect` and the tool `apply_edit` take it. */
    readonly digest: Digest;
    /** Changed paths, sorted. A moved file is in the list with both paths. */
    readonly files: readonly string[];
    /** Ids of the symbols that the edit changes. Null on the side on which there is none. */
    readonly symbols: readonly {
        readonly before: string | null;
        readonly after: string | null;
    }[];
    /** Paths of `files` with changes that are not committed. */
    readonly dirty: readonly string[];
    /** The rules for paths that were in force, besides those that no configuration turns off. */
    readonly policy: readonly {
        readonly allow: readonly string[] | null;
        readonly deny: readonly string[];
    }[];
};
type Resolution = {
    /** The place as the caller wrote it; in no hash. */
    readonly original: string;
    /** Null if the place is ambiguous. */
    readonly resolved: {
        readonly path: string;
        readonly range: FlatRange;
        /** The dotted names of the definitions around. */
        readonly symbol: string | null;
    } | null;
    /** All candidates, if there were several; the answer is about one of them only if the caller asked for all. */
    readonly disambiguation: readonly PlaceCandidate[];
    /** The older version that the place was written for, and what happened to it since; absent without `seen`. */
    readonly seen?: {
        readonly object: string;
        readonly changes: readonly SeenChange[];
    };
    /** How candidates were scored; absent for an exact match. */
    readonly scoring?: Scoring;
    /** Imports and exports that led from the module to the definition; absent if it is in the module itself. */
    readonly route?: readonly {
        readonly path: string;
        readonly line: number;
    }[];
};
type BundleRequest = {
    /** The canonical name of the query. */
    readonly cmd: string;
    /** A printed place, its path relative to the repository. Null if the query takes none. */
    readonly selector: string | null;
    /** Unit of a column in `selector`: always the protocol's, whatever `--index-io` says. */
    readonly indexing: "utf-16";
    readonly params: Readonly<Record<string, unknown>>;
};
type BundleStatus = "ok" | "error" | "partial" | "unavailable";
/** Parameters of a query. An object holds the parameters of a request of the protocol. */
type Params = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>>>;
/** Parts of a definition that a selector can name besides its name. */
declare const roles: readonly ["sig", "body", "doc"];
/** Languages whose definitions are found by the name of their module. JavaScript is in the modules of `ts`. */
declare const moduleLanguages: readonly ["py", "ts", "go", "rs"];
/** Units of one column. */
declare const columnUnits: readonly ["utf-8", "utf-16", "codepoint"];
/** Fixes that a server offered, and the limits that were reached while it was queried. */
type FixesRun = {
    readonly offered: readonly OfferedFixes[];
    readonly limits: readonly Limit[];
};
/** One side of a root: what the server observed, and the facts about the files that conclusions need. */
type SideRun = {
    readonly observation: Observation;
    /** Returns the language id of a path, which decides which grammar reads it. */
    readonly languageId: (path: string) => string;
    /** Templates of the server's messages; absent if they are not known. */
    readonly catalogue?: Catalogue;
    /** Method by which the server lists what silences it; absent if it cannot. */
    readonly census?: Census;
    /** Reason why the server is not probed; absent if it is. */
    readonly unprobed?: string;
    /** The files of the program, in canonical order. */
    readonly program: readonly string[];
    /** Present if not all files of the program are checked. */
    readonly scope?: SideScope;
    /**
     * Returns the imports of a file in a walk, which has read most texts before. Absent if they are read from its text.
     */
    readonly importsOf?: (path: string) => readonly Import[];
    /** Files that could not be given to the server at all. */
    readonly withheld: readonly Omit<UnknownFile, "server" | "side">[];
    /** Source files in the tree that the server does not check. */
    readonly unchecked: readonly string[];
    /** Files that configure the server: findings may be in them, but they are not opened. */
    readonly configurationFiles: readonly string[];
    /** Packages that the tree declares, and which of them are installed; absent if they were not read. */
    readonly packages?: readonly KnownFolder[];
    /** Returns the text of a file of the program, as the server saw it; undefined for a file that is not checked. */
    readonly text: (path: string) => string | undefined;
    /**
     * Parses a file; undefined for a file without text, for one that is too large, and for a language without a grammar.
     */
    readonly reading: FindReading;
};
type Observation = {
    /** Files in schedule order. */
    readonly files: readonly FileObservation[];
    /** Failure of the session; undefined if it was healthy from its first message to its last. */
    readonly failure: SessionFailure | undefined;
    /**
     * Evidence that the server was ready; absent if there was none, and for a server that was queried about another tree
     * before.
     */
    readonly ready?: string;
    /** sha256 over the ordered list of opens and requests. */
    readonly schedule: string;
    /** Look-ups that ran after the last file, in order. */
    readonly lookups: readonly LookedUp[];
    readonly limits: readonly Limit[];
    /** Queries outside the schedule, in no other digest; absent if there were none. */
    readonly probes?: ProbeRecord;
    /** Fixes that the server offers for findings, in no digest; absent if it was not queried. */
    readonly fixes?: AskedFixes;
};
/** Second pass over some files, with the causes that its lookups found. */
type SecondRun = {
    readonly observations: Readonly<Record<Side, Observation>>;
    /** Causes by id of the finding; null if a cause was searched for and not found. */
    readonly causes: ReadonlyMap<string, FoundCause | null>;
    readonly limits: readonly Limit[];
};
/** Imports between the files of a program. */
type ImportGraph = {
    /** Files that a file imports, by path. A file without imports has no entry. */
    readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
    readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
    /** The import cycle that contains a file. A file in no cycle has no entry. */
    readonly cycles: ReadonlyMap<string, readonly string[]>;
};
/** Result of a comparison. The counts include only findings that could be compared. */
type Comparison = {
    /** Compared findings of both sides, in the Report order. */
    readonly findings: readonly ComparedFinding[];
    /** Findings that cannot be compared, in the Report order. */
    readonly unmatched: readonly UnmatchedFinding[];
    readonly counts: Report["counts"];
    /** Map from base name to head name of every identifier that the change renamed. */
    readonly renamed: ReadonlyMap<string, string>;
};
/** All passes of a server over one root. */
type RootRun = {
    readonly root: string;
    readonly server: ServerRecord;
    readonly first: Readonly<Record<Side, Observation>>;
    /** Packages that each side declares; absent if they were not read. */
    readonly packages?: Readonly<Record<Side, readonly KnownFolder[]>>;
    /** Number of files that could not be given to the server at all. */
    readonly withheld: Readonly<Record<Side, number>>;
    readonly second: Readonly<Record<Side, Observation>> | null;
    /** Absent if the files were not checked alone. */
    readonly alone?: Readonly<Record<Side, Observation>>;
    /** Null if a side is not healthy: then it was not probed. */
    readonly probed: ProbedRoot | null;
    /** True if head was also checked under its own server configuration. False if that is base's, and for a new root. */
    readonly isUnderOwn: boolean;
};
/** Identity of a server in a run, without the results of its roots. */
type ServerRecord = Omit<ServerSummary, "root" | "skipped" | "ended" | "base" | "head" | "schedule" | "ready" | "scope">;
declare const scopeSettings: readonly ["full", "affected", "auto"];
type DoubtfulLimit = keyof typeof doubtfulLimits;
/** 0-based, as the protocol counts; `character` counts UTF-16 code units. */
type Position = {
    readonly line: number;
    readonly character: number;
};
/** Settings of the policy for one server. */
type ServerPolicy = {
    /** Absent: the role of its profile; a checker is a primary. */
    readonly role?: ServerRole;
    /** Absent: the policy's threshold, or none for a second opinion. */
    readonly failOn?: Severity | "never";
};
type RuleSeverity = (typeof ruleSeverities)[number];
type DivergenceClass = keyof typeof divergenceClasses;
/** Import path from an edit to a file that it breaks. */
type Route = {
    /** The file with the findings. */
    readonly path: string;
    /** The files between the edited file and this one, at least one; the importer of the edited file is first. */
    readonly through: readonly string[];
};
type CauseKind = (typeof causeKinds)[number];
type ScheduleName = (typeof schedules)[number];
/** What happened to a finding's code on the other side. */
declare const placements: readonly [
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
"unchecked"];
/**
 * Stages that pair findings.
 * - `import`: by the imported name, wherever the statement is.
 * - `edited`: still in code that was edited, paired by the words of its message.
 * - `moved-*`: by line text, by the tokens around it, or by symbol path, within the file or across files.
 */
declare const matchStages: readonly ["image", "image-message-drift", "replaced", "import", "edited", "moved-text", "moved-context", "moved-symbol", "moved-file-text", "moved-file-context", "moved-file-symbol"];
/** One server's version of a finding that several servers report. */
type FindingSource = Pick<Finding, "server" | "source" | "code" | "severity" | "message">;
/** Effect of a policy rule on a finding. */
type Ruling = {
    /** Its place in `policy.rules`, from 0. */
    readonly rule: number;
    /** The server's severity, if the rule replaces it. */
    readonly said?: Severity;
    /** True if the rule makes a new finding fail, false if it lets one pass. Absent: the severity decides. */
    readonly fail?: boolean;
};
type LeftOutRule = (typeof leftOutRules)[number];
type ErrorKind = (typeof errorKinds)[number];
/** The id of a record of evidence.jsonl. */
type Evident = {
    readonly evidence: string;
};
/** A code action of a place. */
type ActionFact = Evident & {
    readonly title: string;
    /** Kind of the protocol: `quickfix`, `refactor.extract`, `source.organizeImports`. */
    readonly kind: string | null;
    readonly server: string;
    readonly isPreferred: boolean;
    /** Why Lanser cannot apply it; null if it can. */
    readonly skipped: string | null;
};
/** Name that a rename would change. */
type PreparedName = Evident & {
    readonly range: FlatRange;
    readonly placeholder: string;
};
type LocatedFact = Evident & {
    readonly path: string;
    readonly range: FlatRange;
    /** Range of the symbol's whole definition. */
    readonly whole: FlatRange;
    readonly symbol: string | null;
    /** The code of `whole`. */
    readonly text: string;
    /** SHA-256 of `text`, to check later whether the code is still the same. */
    readonly verify: string;
    /** A selector that finds the place again. */
    readonly selector: string;
    /** The symbol id of the definition that the place names; absent for other places. */
    readonly id?: string;
    /** Score by equation (1) of the paper; absent in a replay. */
    readonly score?: number;
    readonly by?: "position" | "structure" | "text";
    /** Digest over an anchor and its surroundings, shortened. */
    readonly hash?: string;
    /** False if the surroundings of an anchor are not those of its hash. */
    readonly isSameAround?: boolean;
};
/** A piece of the answer to `context`, to be read as it is. */
type PieceFact = Evident & {
    readonly kind: "signature" | "definition" | "outline" | "diagnostic" | "hint";
    /** The file that it is about. For a definition, the file that imports it. */
    readonly path: string;
    /** Index among the pieces of its kind in its file, 0-based. An item without text leaves a gap. */
    readonly nth: number;
    readonly range: FlatRange;
    readonly text: string;
    /** Tokens of `text` with a line feed: its UTF-8 bytes divided by 4, rounded up. */
    readonly tokens: number;
};
/** A server on one root. */
type ServerFact = {
    readonly id: string;
    readonly version: string;
    /** Null if no root of it was tried. */
    readonly root: string | null;
    /**
     * The last known state.
     * - `configured`: it is only named.
     * - `resolvable`: it has a pin for this machine.
     * - `runnable`: it starts and answers.
     * - `ready`: it has loaded the project and finds known mistakes.
     */
    readonly state: "configured" | "resolvable" | "runnable" | "ready";
    /** Its files are in the cache already. */
    readonly installed: boolean;
    readonly isStarting: boolean;
    /** Why it reached no further state. Null if nothing failed. */
    readonly failed: string | null;
    readonly restarts: number;
};
type CheckedFiles = {
    readonly asked: number;
    readonly final: number;
    readonly unknown: readonly {
        readonly path: string;
        readonly reason: string;
    }[];
};
type DiagnosticFact = Evident & {
    readonly path: string;
    readonly range: FlatRange;
    readonly severity: Severity;
    readonly source: string | null;
    readonly code: string | null;
    readonly message: string;
    readonly symbol: string | null;
    readonly server: string;
    /** Other servers that report the same at this place. Absent for none. */
    readonly also?: readonly string[];
};
type HintFact = Evident & {
    readonly position: readonly [number, number];
    readonly label: string;
    readonly kind: "type" | "parameter" | null;
};
type SymbolFact = Evident & FactFile & {
    readonly name: string;
    /** The protocol's kind in lower case ("class", "function"). */
    readonly kind: string;
    readonly container: string | null;
    readonly range: FlatRange;
    /** Range of the name itself, if the server gives it. */
    readonly selectionRange: FlatRange | null;
    /** The symbol id, if it was requested and Lanser's grammar knows the definition. */
    readonly id?: string;
};
type CallFact = SymbolFact & {
    readonly fromRanges: readonly FlatRange[];
};
type SignatureFact = Evident & {
    readonly label: string;
    readonly documentation: string | null;
    readonly parameters: readonly string[];
};
type HoverFact = Evident & {
    readonly text: string;
    readonly range: FlatRange | null;
};
type LocationFact = Evident & FactFile & {
    readonly range: FlatRange;
};
/** Equation (1) of the paper as it was applied. */
type Scoring = {
    readonly weights: Readonly<Record<keyof PlaceFeatures, number>>;
    /** Features of the answer; null if there is none. */
    readonly features: PlaceFeatures | null;
    readonly tau: number;
    readonly k: number;
    /** Steps that led from features to a score, in order. */
    readonly normalization: readonly string[];
};
/** What a commit did to the place of a definition, or of a file (`symbol` is null). */
type SeenChange = {
    readonly kind: "renamed" | "moved";
    readonly from: {
        readonly path: string;
        readonly symbol: string | null;
    };
    readonly to: {
        readonly path: string;
        readonly symbol: string | null;
    };
    /** Null: a change that is not committed, or one between trees that were compared without their commits. */
    readonly commit: string | null;
};
/** `[startLine, startColumn, endLine, endColumn]`, 0-based, in the server's encoding. */
type FlatRange = readonly [number, number, number, number];
type OfferedFixes = {
    readonly finding: FixedFinding;
    /** The fix that the server prefers is first. */
    readonly fixes: readonly Fix[];
};
/** Returns the reading of a file; undefined if it does not exist or no grammar reads it. */
type FindReading = (path: string) => Reading | undefined;
/** Declarations of manifests in one folder, and which of them are installed. */
type KnownFolder = {
    /** Path relative to the repository; empty for its top. */
    readonly folder: string;
    /** Versions of Python that the project accepts, as they are written; null if it does not say. */
    readonly requiresPython: string | null;
    /** File by which a program computes the mandatory packages, such as a build hook; absent for none. */
    readonly dynamic?: string;
    /** File from which the packages of the folder are installed; absent if none is known. */
    readonly installer?: string;
    readonly packages: readonly KnownPackage[];
};
/** Import of any language. */
type Import = ModuleImport | PathImport | PackageImport | UseImport | IncludeImport;
/** Files of a side in a run that does not check the whole program. */
type SideScope = {
    /** Files of the program that are checked, in canonical order. */
    readonly looked: readonly string[];
    /** Other files that are open, in canonical order, whose findings do not count; absent for none. */
    readonly beside?: readonly string[];
    /** Returns the imports of a file of the program, whether it is checked or not. */
    readonly importsOf: (path: string) => readonly Import[];
};
/** Census of a server that can list them. The lines of the text keep their numbers. */
type Census = {
    /** True if a text can contain a comment that silences the server. */
    readonly maySilence: (text: string) => boolean;
    /** True if lines can declare something without a value. */
    readonly mayDeclare: (lines: readonly string[]) => boolean;
    /** Returns the text for which the server reports only entries of the list. */
    readonly overlay: (text: string) => string;
    readonly read: (findings: readonly Pick<Finding, "code" | "message" | "range">[]) => CensusList;
};
/** Parser for the messages of one server. */
type Catalogue = {
    readonly families: Families;
    /** Undefined for a line that matches no template. */
    readonly read: (line: string) => ReadLine | undefined;
    /**
     * Returns a key shared by all messages about one problem: those of a family, and those that differ only in numbers
     * and endings ("Argument missing for parameter {name}", "Arguments missing for parameters {names}").
     */
    readonly problemOf: (line: ReadLine) => string;
};
/** The findings for which a session requested fixes, and the fixes that the server offered. */
type AskedFixes = {
    readonly asked: readonly FixedFinding[];
    readonly offered: readonly OfferedFixes[];
    /** Present if the server did not answer in time, so that Lanser did not request the rest. */
    readonly isCut?: true;
};
type ProbeRecord = {
    /** Digest of the probed texts, in their order; separate, because no result depends on them. */
    readonly digest: Digest;
    readonly asked: number;
    /** Failure that makes the probes useless, or null. */
    readonly failure: SessionFailure | null;
};
type LookedUp = Lookup & {
    /** Definitions inside the project, in the server's order. Definitions outside are left out. */
    readonly targets: readonly Place[];
};
/** Failure of a whole session, whose findings are then not used. */
type SessionFailure = {
    readonly code: FailureCode;
    readonly message: string;
};
type FileObservation = {
    readonly kind: "final";
    readonly path: string;
    readonly findings: readonly Finding[];
    /** Code that the server does not check, as far as it marks it. */
    readonly unreachable: readonly Range[];
    /** Sources of findings that had to leave the file out; absent for none. */
    readonly silent?: readonly string[];
} | {
    readonly kind: "unknown";
    readonly path: string;
    readonly reason: UnknownReason;
    /** Reason in the server's words; absent if `reason` says it all. */
    readonly why?: string;
};
/** A cause and the lines of its edit. */
type FoundCause = {
    readonly cause: Cause;
    readonly edit: Edit;
};
/** Probes of both sides of a root, run after both were compared, and their answers. */
type ProbedRoot = {
    readonly input: ProbeInput;
    /** Answers in the order of the probes. */
    readonly answers: readonly ProbeAnswer[];
    /** Number of probes that were left out because of limits. */
    readonly cut: number;
    /** Reason why the answers do not count, or null. */
    readonly failure: SessionFailure | null;
};
/**
 * Limits that make the complete comparison uncertain. The run is inconclusive with a reason of the same code; the text
 * is the hint of that reason.
 */
declare const doubtfulLimits: {
    readonly "renames-skipped": "Split the change into smaller ones, so that git can follow the renames.";
    readonly "head-configuration": "Fix this file. If you merge this file, Lanser can no longer check any change.";
    readonly "dependencies-differ": "Install base's packages into a folder outside the repository. Name it with base-dependencies in the workflow, or with --base-dependencies on the command line (steps: docs/dependencies.md). To use one environment for both sides, set the policy `dependencies-differ: warn`.";
    readonly "dependencies-missing": "Install the packages before the gate.";
    readonly "submodule-changed": "In the workflow, add to actions/checkout: `with: { submodules: recursive, fetch-depth: 0 }`. On your machine, run: git submodule update --init --recursive.";
};
type ServerRole = (typeof serverRoles)[number];
declare const ruleSeverities: readonly ["off", "information", "warning", "error"];
/**
 * Classes of differences. D3 decides: the second pass compares findings by path, range, source and rule, so a finding
 * whose range moves is volatile. D6 and D7 do not decide: a lasting fault in the conversation also shows in another
 * class. D1 changes no report, because a report has its own order. D9 is not a difference of the server: nothing else
 * is compared then.
 */
declare const divergenceClasses: {
    readonly D0: {
        readonly words: "the same";
        readonly rank: 9;
        readonly decides: false;
        readonly changesReport: false;
    };
    readonly D1: {
        readonly words: "another order";
        readonly rank: 8;
        readonly decides: false;
        readonly changesReport: false;
    };
    readonly D2: {
        readonly words: "another text";
        readonly rank: 7;
        readonly decides: false;
        readonly changesReport: true;
    };
    readonly D3: {
        readonly words: "another range";
        readonly rank: 4;
        readonly decides: true;
        readonly changesReport: true;
    };
    readonly D4: {
        readonly words: "added or missing";
        readonly rank: 2;
        readonly decides: true;
        readonly changesReport: true;
    };
    readonly D5: {
        readonly words: "another severity, rule, tags or related places";
        readonly rank: 3;
        readonly decides: true;
        readonly changesReport: true;
    };
    readonly D6: {
        readonly words: "another conversation";
        readonly rank: 5;
        readonly decides: false;
        readonly changesReport: false;
    };
    readonly D7: {
        readonly words: "the answers in between differ, but the last answer is the same";
        readonly rank: 6;
        readonly decides: false;
        readonly changesReport: false;
    };
    readonly D8: {
        readonly words: "a crash, a hang or another exit status";
        readonly rank: 1;
        readonly decides: true;
        readonly changesReport: true;
    };
    readonly D9: {
        readonly words: "another environment";
        readonly rank: 0;
        readonly decides: false;
        readonly changesReport: false;
    };
};
/**
 * Ways to find a cause. If several findings have one cause in several ways, the first way in this list is the cause's
 * own.
 */
declare const causeKinds: readonly [
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
"dependency"];
/** The schedules under which a volatile finding appears, per side. */
declare const schedules: readonly ["canonical", "reverse"];
/**
 * Why a source was not checked.
 * - `denied`: `deny.paths` of base's configuration excludes it.
 * - `ignored`: base's configuration excludes it in another way.
 * - `not-in-program`: a server knows its language but includes the file in no program.
 * - `no-server`: no server of the run knows its language.
 */
declare const leftOutRules: readonly ["denied", "ignored", "not-in-program", "no-server"];
/** Kinds on which a program can branch; coarser than the code. */
declare const errorKinds: readonly ["ServerUnavailable", "LanguageNotEnabled", "NoServerForExtension", "FileNotFound", "RequestTimeout", "SessionDead", "CapabilityMissing", "Wire", "BadSelector", "NotFound", "Ambiguous", "Stale", "Cancelled", "Configuration", "Usage", "Internal"];
/** `path` is relative to the repository. A file outside has no path; `external` names what contains it. */
type FactFile = {
    readonly path: string;
    readonly external?: never;
} | {
    readonly path?: never;
    readonly external: string;
};
type Fix = {
    /** In the server's words. */
    readonly title: string;
    /** In the server's order; none of them overlap. */
    readonly edits: readonly TextEdit[];
};
/** Fields that identify a finding among those of its server and its file. */
type FixedFinding = Pick<Finding, "path" | "range" | "severity" | "source" | "code" | "message">;
/** All facts about the syntax of one text. */
type Reading = Outline & {
    readonly language: SyntaxLanguage;
    readonly text: string;
    /** Offset of the start of each line. */
    readonly starts: readonly number[];
    /** Definitions of names, in the order of the text. */
    readonly bindings: readonly Binding[];
    readonly imports: readonly Import[];
    readonly comments: readonly Span[];
    /**
     * Strings with prefixes and quotes, without the code that is computed inside them. Text between JSX tags is one too.
     */
    readonly strings: readonly StringSpan[];
    /** Brackets in front of x in `<A>x`, a TypeScript cast without a word. */
    readonly angleCasts: readonly Span[];
    /** Text with comments and strings blanked: same length, same lines. */
    readonly code: string;
    /**
     * Python statements in the order of the text: simple statements, decorators, and the headers of statements with a
     * block. Code that the parser could not read counts as one. Empty for other languages, because no rule needs them.
     */
    readonly statements: readonly Statement[];
    /**
     * Returns the smallest expression, type or name around a range; undefined if only a statement is there. Parses again.
     */
    readonly expressionAt: (range: Range) => Range | undefined;
    /** Returns the whole tree as values. It is large, so it is kept only as long as it is needed. Parses again. */
    readonly tree: () => TreeNode;
    /** Returns the places where a statement can be inserted before another. Parses again. */
    readonly places: () => readonly StatementPlace[];
    /** True if a text in place of this one has syntax errors. */
    readonly isBroken: (text: string) => boolean;
};
/** A declared package, and what is installed of it. */
type KnownPackage = DeclaredRequirement & {
    /** Installed version, empty if it is not known; null if the package is not installed. */
    readonly installed: string | null;
    /** Modules of an installed Python package whose names differ from the package's name. */
    readonly modules?: readonly string[];
    /** Versions in lock files or exact requirements; absent if there are none. */
    readonly locked?: readonly string[];
    /** File that has these versions. */
    readonly lockedBy?: string;
    /** Virtual environment in which the package is installed, but that the server does not use. */
    readonly elsewhere?: string;
    /** True if only a lock file has the package, and no manifest declares it. */
    readonly isOnlyLocked?: true;
    /** True for a package of the repository, which the installation links. */
    readonly isOwn?: true;
};
/** Include of C and C++: the path of a header as it is written, without its quotes or brackets. */
type IncludeImport = {
    readonly kind: "include";
    readonly path: string;
};
/**
 * Import of Rust. `path` is the module that it imports from, written without spaces: `std::fmt`, `crate::rates`,
 * `super`.
 */
type UseImport = {
    readonly kind: "use";
    readonly path: string;
};
/** Import of Go: a package, which is a folder. */
type PackageImport = {
    readonly kind: "package";
    /** Path as it is written: `fmt`, `example.com/shop/rates`. */
    readonly path: string;
};
/** Import of TypeScript or JavaScript. */
type PathImport = {
    readonly kind: "path";
    /**
     * Specifier as it is written: `./a.js`, `@/b`, `react`. A `<reference path>`, which needs no dot, gets `./` in front.
     */
    readonly specifier: string;
};
/** Import of Python. */
type ModuleImport = {
    readonly kind: "module";
    /** Number of leading dots; 0 for an absolute import. */
    readonly level: number;
    /** Module, "a.b"; empty for `from . import x`. */
    readonly module: string;
    /**
     * Names that are imported from the module, which may be modules themselves; `*` for all; empty for a plain `import`.
     */
    readonly names: readonly string[];
};
type CensusList = {
    /** Positions in comments that tell the server to ignore a line or the file. */
    readonly silenced: readonly Position[];
    /** Attributes that have a type and no value. */
    readonly unassigned: readonly {
        readonly name: string;
        readonly at: Position;
    }[];
};
/** A line of a message: its template and its arguments. */
type ReadLine = {
    readonly id: string;
    readonly template: string;
    readonly arguments: readonly ReadArgument[];
};
/** Families by code. A code without a family is a problem by itself. */
type Families = ReadonlyMap<string, Family>;
type Lookup = {
    readonly path: string;
    readonly position: Position;
};
type FailureCode = "server-not-started" | "server-crashed" | "server-timeout" | "server-protocol" | "server-not-ready" | "server-configuration"
/** The input of the server refers to files outside of the repository. */
 | "outside" | "canary-failed" | "file-count-mismatch"
/** The cached observation differs from the new one. */
 | "digest-mismatch"
/** Another job was to check it, and its result is not here. */
 | "shard-missing" | "cancelled";
/** The server's answer to a probe. Places refer to the probe's text. */
type ProbeAnswer = ProbeAsk & {
    /** Null if the server did not answer for this file, or if the answer was unreadable. */
    readonly findings: readonly Finding[] | null;
    /** Code of the text that the server marks as unreachable, with its message. Empty without an answer. */
    readonly unreachable: readonly UnreachableCode[];
};
/**
 * Input for planning and judging probes: one root of one server on both sides, after both were matched. A live run
 * and a replay build the same.
 */
type ProbeInput = {
    /**
     * Digest of both trees, which is in the names of probes, so that no code can anticipate them and a replay asks
     * the same.
     */
    readonly seed: string;
    /** Sources that differ, a renamed one once. */
    readonly changedFiles: readonly ChangedFile[];
    /** Findings of this root alone, before any second check. */
    readonly findings: readonly ComparedFinding[];
    readonly sides: Readonly<Record<Side, ProbedSide>>;
    /**
     * True if a file of head can see another: it is the same, or imports it, also through others. Absent: each sees
     * all.
     */
    readonly sees?: (path: string, other: string) => boolean;
    /** True if something in a file of head that is listed by its name silences these lines of the file. */
    readonly isListed: (path: string, first: number, last: number) => boolean;
    /** True if a vanished finding, by its id, is known by name to be silenced, so that no probe can prove it fixed. */
    readonly isSilenced: (id: string) => boolean;
};
/**
 * Roles of a server.
 * - `primary`: its findings decide.
 * - `linter`: its findings decide, too; it runs in addition to a primary.
 * - `second-opinion`: its findings are shown, but do not fail a run.
 */
declare const serverRoles: readonly ["primary", "linter", "second-opinion"];
type TextEdit = {
    readonly range: Range;
    readonly text: string;
};
/** Statement before which another one can be inserted. */
type StatementPlace = {
    /** Offsets of the statement, in UTF-16 code units. */
    readonly start: number;
    readonly end: number;
    /** `inline`: on its line, with a separator behind. `line`: on a line of its own, before the whole line. */
    readonly form: "inline" | "line";
    /** Index of the statement whose block it is in; null at the top. */
    readonly owner: number | null;
    /** Index of the statement before it in the same block; null for none. */
    readonly previous: number | null;
    /** True if it defines a function or a class, whose block is checked apart from the code around it. */
    readonly isDefinition: boolean;
    /** True if it has no block of its own. */
    readonly isSimple: boolean;
    /**
     * True if it only leaves, or is empty: `raise`, `return` of a name, `pass`, `assert`, `...`, a call of
     * `assert_never`.
     */
    readonly isExit: boolean;
    /** Conditions under which it is reached, or under which an exit before it is taken, as they are written. */
    readonly conditions: readonly string[];
};
/** Named part of a text; marks and keywords are left out. */
type TreeNode = {
    /** Offsets in the text, `end` exclusive. */
    readonly start: number;
    readonly end: number;
    /** Type of the node in the grammar. */
    readonly type: string;
    /** Role in the node around it ("left", "function"), or null. */
    readonly field: string | null;
    readonly parent: TreeNode | null;
    /** Children in the order of the text, including comments. */
    readonly children: readonly TreeNode[];
};
/** Statement with its place and code. */
type Statement = Span & {
    /** First line; `first` and `last` are 0-based and inclusive. */
    readonly first: number;
    readonly last: number;
    /** Number of blocks around it. */
    readonly depth: number;
    /** Code without comments and strings. */
    readonly code: string;
};
/** Offsets in the text, `end` exclusive. */
type Span = {
    readonly start: number;
    readonly end: number;
};
type StringSpan = Span & {
    /** True if it is in the place of a type: `x: "A"`. */
    readonly isType: boolean;
};
/** Place where a name is bound, with its type and value. */
type Binding = {
    /**
     * Kind of a binding.
     *
     * - `parameter`, `variable`, `result`: may have a type in its place.
     * - `name`: any other name that is defined there, as part of the code around it.
     * - `attribute`: a member of something other than the object itself, defined elsewhere.
     * - `import`: a name by which another file calls it.
     */
    readonly kind: "parameter" | "variable" | "result" | "name" | "attribute" | "import";
    /** Name, "x"; with its object "self.x"; for a destructured parameter its number. */
    readonly name: string;
    /** Offset of the name, behind the `#` of a private one, which is a token of its own; `line` is 0-based. */
    readonly start: number;
    readonly line: number;
    /** End of the value that it is given there (`x = 1`, `x: int`); without one, end of its name. */
    readonly end: number;
    /** Type as it is written; null for none. Empty for a Go function without a result. */
    readonly type: string | null;
    /** 1 for `*args` and `...rest`, 2 for `**kwargs`. */
    readonly stars: 0 | 1 | 2;
};
/**
 * Language that a text is read as. JavaScript is read as `tsx`, whose grammar accepts it with and without JSX; C as
 * C++.
 */
type SyntaxLanguage = GrammarLanguage | DataLanguage;
/** Definitions of a file at its top level. */
type Outline = {
    readonly definitions: readonly Definition[];
    /** True if the text has syntax errors. */
    readonly hasErrors: boolean;
};
/** A package that a manifest requests. */
type DeclaredRequirement = {
    readonly ecosystem: Ecosystem;
    readonly name: string;
    /** Extra or group that it belongs to; null for a mandatory package. */
    readonly group: string | null;
    /** Condition under which it is needed (PEP 508); null for always. */
    readonly marker: string | null;
};
type ReadArgument = {
    readonly role: Role;
    readonly text: string;
};
/**
 * A group of codes. `problem` is its short name. `at: "object"` means that the problem belongs to the used object, not
 * to the single member that the code uses.
 */
type Family = {
    readonly problem: string;
    readonly at: "expression" | "object";
};
type UnreachableCode = Range & {
    readonly message: string;
};
type ProbeAsk = {
    readonly side: Side;
    /** A file of that side's program. */
    readonly path: string;
    /** The text that replaces the file's own. */
    readonly text: string;
    /**
     * True if other files see no difference between this text and the file's own. Such probes can be open at the same
     * time. After each change of a file a server checks the file's dependents again, so single probes would take much
     * longer.
     */
    readonly isInert?: true;
};
/** One side as probes see it. */
type ProbedSide = {
    /** Files that the server checks, in its order: only these can be probed. */
    readonly program: readonly string[];
    /**
     * All files that are open, in order: each may be used to find out if the server complains at all; absent for
     * `program`.
     */
    readonly neighbours?: readonly string[];
    /** Returns the text as the server saw it. */
    readonly text: (path: string) => string | undefined;
    readonly reading: FindReading;
    /** Census: how the server lists what silences it; absent if it cannot. */
    readonly census?: Census;
};
/** A file that differs between base and head; a renamed file is one entry. Null for a side without the file. */
type ChangedFile = {
    readonly from: string | null;
    readonly to: string | null;
};
/** Language that is read by the same parser as in its server. So both find the same errors. */
type DataLanguage = keyof typeof dataReaders;
/** Language with a tree-sitter grammar. */
type GrammarLanguage = keyof typeof grammarWasm;
/** Definition of a file, with the definitions inside it. */
type Definition = {
    readonly name: string;
    /**
     * Type of a method that is outside of its type (Go, C++), in C++ dotted with what is around the type; otherwise
     * absent.
     */
    readonly receiver?: string;
    /**
     * Trait of an `impl` block of Rust, or empty: such a block extends a type that is defined elsewhere, and has its
     * name.
     */
    readonly part?: string;
    /**
     * Identity of a list item in data, independent of its place (`[id: north]`). The item's name is its place (`[2]`).
     */
    readonly item?: string;
    /** Kind of a property's function; absent for others. A getter and its setter are one name. */
    readonly accessor?: "get" | "set";
    /** Identity of a document, for a key at the top of one of several documents in a file. */
    readonly document?: string;
    /**
     * Kind of a definition. `function` is callable; `class` is everything else that contains or names: classes,
     * interfaces, enums, types, namespaces; `key` belongs to data.
     */
    readonly kind: "class" | "function" | "key";
    /** Range from the first decorator, or `export`, to the end of the body. 0-based, UTF-16. */
    readonly range: Range;
    readonly nameRange: Range;
    readonly definitions: readonly Definition[];
};
type Ecosystem = (typeof ecosystems)[number];
/**
 * Role of an argument in a message.
 * - `subject`: the object of the message, for example the missing, called, assigned or overridden one.
 * - `owner`: the type or the module that lacks the subject.
 * - `expected`: the type that is expected.
 * - `free`: the type that does not fit, a count, a position, a suggestion. An edit elsewhere can change it.
 */
type Role = "subject" | "owner" | "expected" | "free";
/** Readers of data, each loaded with the first text of its language. */
declare const dataReaders: {
    json: () => Promise<ReadData>;
    yaml: () => Promise<ReadData>;
};
/** WebAssembly of each grammar; read on demand. */
declare const grammarWasm: Record<"python" | "typescript" | "tsx" | "go" | "rust" | "bash" | "cpp", () => Promise<Uint8Array>>;
/** Defines the packages in manifests and lock files of a repository. The project's own packages are left out. */
declare const ecosystems: readonly ["npm", "pypi", "conda"];
/** Reads a data text. `starts` has the offset of each line. */
type ReadData = (text: string, starts: readonly number[]) => Data;
/** Reading of a data text. A text with errors has no other contents. */
type Data = {
    readonly definitions: readonly Definition[];
    readonly hasErrors: boolean;
    readonly comments: readonly Extent[];
    /** Texts inside the text, on lines of their own. */
    readonly strings: readonly Extent[];
};
/** Offsets in the text, `end` exclusive. */
type Extent = Pick<TreeNode, "start" | "end">;
export {};
