import type { ChildProcess } from "node:child_process";
/** Says what an edit did: findings and reward. Throws a UserError for an edit that does not fit. */
export declare function afterEdit(host: Host, asked: AfterEditRequest): Promise<AfterEdit>;
/** Compares two commits and judges the change. Throws a UserError for what a person can mend. */
export declare function runGate(host: Host, request: GateRequest): Promise<GateResult>;
export type PolicySource = Omit<PolicyRequest, "file" | "settings"> & {
    /** From `--config`: an absolute path, and its name for messages. */
    readonly file: {
        readonly path: string;
        readonly name: string;
    } | undefined;
    /** From `--settings` or the input: what they say, or an absolute path. */
    readonly settings?: GivenSettings | undefined;
};
export type GateRequest = {
    /** Any folder inside the repository, absolute. */
    readonly repository: string;
    readonly base: BaseRequest;
    readonly head: HeadRequest;
    readonly policy: PolicySource;
    /** A folder with base's own packages, absolute; absent: as configured. */
    readonly baseDependencies?: string;
    /** Of the pull request, from its event. */
    readonly labels?: readonly string[];
    /** What was noticed around the sessions; asked once they have ended. */
    readonly tampering?: () => readonly Reason<ObservedCode>[];
    /** Folders, absolute: only the roots at or below one of them are checked. Empty, and the repository itself: all. */
    readonly roots?: readonly string[];
    /** Absolute; null keeps nothing. */
    readonly cacheFolder: string | null;
    /** Where it is kept which servers were found whole; absent and null: each is read again. */
    readonly verifiedFolder?: string | null;
    /** Where trees of earlier runs are kept; absent and null: each is written anew. */
    readonly treesFolder?: string | null;
    /** What servers found in earlier runs; null and absent ask them all. */
    readonly observations?: StorePlace | null;
    /** Absolute; undefined records nothing. */
    readonly traceFolder: string | undefined;
    /** Keeps traces in which something looks like a secret. */
    readonly allowSecrets?: boolean;
    /** False to see what probes cost, and where nothing differs. */
    readonly isProbed?: boolean;
    /** Asks servers what they would do about what is new, where the configuration does not say so. */
    readonly suggests?: boolean;
    readonly progress: (event: ProgressEvent) => void;
    readonly signal: AbortSignal;
};
export type GateResult = {
    readonly report: Report;
    /** What differs between equal runs, for `run.json`; no hash covers it. */
    readonly run: RunFacts;
    /** The commit that was judged, as people know it: the pull request's own head for GitHub's merge of it. */
    readonly judged?: string | null;
    /** The top folder of the repository, absolute; absent where nothing could be compared. */
    readonly top?: string;
};
export type AfterEdit = {
    readonly lint: Lint;
    /** What the edit earned, as a line of `lanser reward`: since `previous`, or since base. Null where there is none: `why` says it. */
    readonly step: RewardStep | null;
    readonly why: string | null;
    /** Of base to here. */
    readonly report: Report;
};
export type AfterEditRequest = Omit<GateRequest, "base" | "head"> & {
    /** Default: the commit that is checked out. */
    readonly base?: GateRequest["base"];
    /** From the top of the repository. One without `content` is read as it lies there; null is a file that is gone. */
    readonly files: readonly {
        readonly path: string;
        readonly content?: string | null;
    }[];
    /** What the call before gave: `step` is then from there. */
    readonly previous?: Report;
};
/** What there is in the files of the edit, and what is new anywhere. */
export type Lint = {
    readonly mode: "after-edit";
    /** The ids of the servers. */
    readonly server: string;
    readonly target: readonly string[];
    readonly diagnostics: readonly LintDiagnostic[];
    readonly total: number;
    readonly errors: number;
    readonly warnings: number;
};
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
/** Something a person can correct: what was wrong, where, and what to do next. Shown without a stack. */
export declare class UserError extends Error {
    readonly code: ErrorCode;
    /** Empty where the message says all. */
    readonly hint: string;
    constructor(code: ErrorCode, message: string, options?: {
        hint?: string;
        cause?: unknown;
    });
    get exitCode(): number;
    get retryable(): boolean;
}
export type FindingState = (typeof findingStates)[number];
/** What the comparison says of a finding; one enumeration of seven everywhere (contract, Report v1). */
export declare const findingStates: readonly ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"];
export type Severity = (typeof severities)[number];
/** LSP's four, most severe first. */
export declare const severities: readonly ["error", "warning", "information", "hint"];
export type ProgressEvent = {
    readonly kind: "phase";
    readonly text: string;
} | {
    readonly kind: "files";
    readonly server: string;
    /** Of the server, as people call it. */
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
    /** A look of a server at a side: begun, ready for questions, ended. What is kept of an earlier one is begun and ended. */
    readonly kind: "server";
    readonly server: string;
    readonly root: string;
    readonly session: string;
    readonly state: "started" | "ready" | "ended";
    /** Of an ended one, the code by which it broke; null for one that did not. */
    readonly failure: string | null;
}
/** How many findings of the change there are, once they are known. */
 | {
    readonly kind: "findings";
    readonly counts: Readonly<Record<FindingState, number>>;
}
/** A commit was looked at; what it earned is known when all were. */
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
export type FailOn = "error" | "warning" | "information" | "hint" | "never";
/** Why the verdict is what it is: a stable code and a sentence; `hint` says what to do next. */
export type Reason<Code extends ReasonCode = ReasonCode> = {
    readonly code: Code;
    readonly message: string;
    readonly hint: string | null;
    /** Of a `waived` reason that is not about findings: what it would be without the waiver. */
    readonly lifted?: LiftedReason;
};
export type Report = {
    readonly verdict: Verdict;
    readonly class: ReportClass;
    readonly reasons: readonly Reason[];
    /** Nulls when it could not be had. */
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
export type Verdict = "pass" | "inconclusive" | "fail";
/** Which two trees to compare, as a caller or an event asks for them. */
export type BaseRequest = 
/** `--base`: the merge base of the revision and head. */
{
    readonly kind: "merge-base";
    readonly rev: string;
    /** Of the event's pull request: where annotations belong when head is GitHub's merge of it. */
    readonly pullHead?: string;
}
/** `--base-exact`: this very commit. */
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
/** A merge queue's group: its own commit, on top of what is to be merged before it. */
 | {
    readonly kind: "merge-group";
    readonly baseSha: string;
    readonly headSha: string;
}
/** Where head left the default branch; head itself where it lies on that. */
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
export type HeadRequest = {
    readonly kind: "work-tree";
}
/** The working tree as it would be with these edits, which are never written. */
 | {
    readonly kind: "edited";
    readonly edits: Edits;
} | {
    readonly kind: "commit";
    readonly rev: string;
}
/** A commit with patches on it, one after the other; the working tree does not matter, and nothing is written. */
 | {
    readonly kind: "patched";
    readonly rev: string;
    readonly patches: readonly string[];
} | {
    readonly kind: "checked-out";
};
export type RewardStep = StepFindings & {
    /** Of a batch: which trajectory the step is of. */
    readonly trajectory?: string;
    /** From 1. */
    readonly step: number;
    /** Null for the working tree. */
    readonly commit: string | null;
    /** The commit before it in the walk; of the first one base. Null for a working tree, which only two reports can have there. */
    readonly parent: string | null;
    readonly tree: string;
    /** The last commit that could be scored, where that is not `parent`: the step spans all since then. */
    readonly since?: string;
    /** The state that the step is counted from, measured from base; with it a line tells its rewards by itself. Absent where there is none, and in older lines. */
    readonly before?: StepStart;
    readonly "pr-v1": ProcessReward | null;
    readonly "pr-v2": ProcessReward | null;
    /** Why there is no reward, or null. */
    readonly unscored: string | null;
    /** What the step changes in configuration and policy, and adds that can make a checker silent: to be seen, and worth nothing. Absent: nothing. */
    readonly shown?: readonly string[];
    /** Of the run from base to here. */
    readonly probes: {
        readonly asked: number;
        readonly silent: number;
    };
};
/** What a step brought, or took away. */
export type StepFinding = {
    readonly id: string;
    readonly path: string;
    /** 1-based, on the side where it is or was. */
    readonly line: number;
    readonly code: string | null;
    /** Its part of the step's own: how many findings fewer the reward counts for it. */
    readonly diag_delta: -2 | -1 | 0 | 1 | 2;
    /** Of an unproven one: what was silent. */
    readonly probe?: string;
};
export type StepFindings = Readonly<Record<(typeof stepLists)[number], readonly StepFinding[]>>;
export type RunFacts = {
    /** `ms` on the clock; `cpuMs` of this process alone, without the servers. */
    readonly phases: readonly {
        readonly name: string;
        readonly ms: number;
        readonly cpuMs: number;
    }[];
    /** For how long each session's server waited for us between two files. */
    readonly serverIdleMs: Readonly<Record<string, number>>;
    /** By session, what its look at all its files cost; absent where nothing was measured. */
    readonly sessions?: Costs;
    /** By root, whether one process of the server looked at base and at head, and why; absent where no server can. */
    readonly processes?: Readonly<Record<string, ProcessChoice>>;
    readonly peakBytes: number;
    /** As Node names them. Absent in files of older releases. */
    readonly platform?: {
        readonly os: string;
        readonly arch: string;
    };
    /** Servers that ended before they were asked to, and the end of what each had printed on standard error; absent for none. */
    readonly ended?: readonly {
        readonly session: string;
        readonly stderr: string;
    }[];
    /** Of each session where its observation came from; absent where no cache of observations was used. */
    readonly observations?: readonly ObservationSource[];
    /** The pull request of the event that started it; absent for none. */
    readonly pullRequest?: number;
    /** What became of what was to be posted; absent when nothing was. */
    readonly surfaces?: readonly {
        readonly surface: string;
        readonly state: string;
        readonly why: string | null;
    }[];
    /** On a merge commit, by id: where a new finding stands in the pull request's own head; null where it does not. */
    readonly shown?: Readonly<Record<string, PlaceV1 | null>>;
    /** The same of the own places of findings that have a cause. */
    readonly ownShown?: Readonly<Record<string, PlaceV1 | null>>;
};
export type Host = {
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Where the command was called: the folder that relative paths are taken from. */
    readonly cwd: string;
    readonly platform: string;
    readonly arch: string;
    readonly pid: number;
    /** The Node binary that runs us, and that runs servers written for Node. */
    readonly nodePath: string;
    /** The file that Node was started with, as it was named; undefined where there is none. */
    readonly programFile: string | undefined;
    readonly nodeVersion: string;
    readonly temporaryFolder: string;
    readonly clock: Clock;
    readonly randomId: () => string;
    /** YYYY-MM-DD, in UTC. */
    readonly today: () => string;
    /** Milliseconds since 1970 by the machine's clock, which may be set back. */
    readonly wallMs: () => number;
    readonly usage: () => Usage;
    readonly capacity: () => Capacity;
    /** Aborted when the run is to end; what runs then is ended too. Absent where nothing ends it. */
    readonly stop?: AbortSignal;
    /** Starts a program with three pipes and no other inherited descriptor. */
    readonly spawn: (request: SpawnRequest) => ChildProcess;
    /** Signals a process, or its whole group when `pid` is negative; false when there is none. */
    readonly kill: (pid: number, signal: NodeJS.Signals | 0) => boolean;
    /**
     * The processes of this user whose environment has this entry, as `NAME=value`, and that do not descend from this one: who
     * left a process group and its parent is found by it. Empty where the system does not tell; absent counts as that.
     */
    readonly marked?: (entry: string) => readonly number[];
    readonly stdout: Output;
    readonly stderr: Output;
    /** What comes in, as UTF-8 text, piece by piece; absent where nothing can. */
    readonly stdin?: () => AsyncIterable<string>;
};
export declare function realHost(): Host;
export declare const version: string;
export type Bundle = Answer & {
    readonly version: typeof bundleVersion;
    readonly bundleId: Digest;
    readonly factsId: Digest;
    /** Of a change; null for a question. */
    readonly processReward: null;
};
export type LanserClient = AsyncDisposable & {
    /** One bundle, an error too. Throws a UserError where there is no repository, no such question, or it has members that none has. */
    readonly ask: (question: LanserQuestion) => Promise<Bundle>;
};
export type LanserClientOptions = {
    /** Any folder inside the repository, absolute. */
    readonly repository: string;
    /** A commit; absent: the working tree, as it is at each question. */
    readonly rev?: string;
    /** Absent: those that `.lanser/config.yml` of the asked tree configures. */
    readonly servers?: SubjectRequest["servers"];
    /** A configuration on disk, in the place of the tree's own: an absolute path, and its name for messages. */
    readonly config?: {
        readonly path: string;
        readonly name: string;
    };
    /** Whether what lies in the asked tree decides which servers are started; default: true. */
    readonly isTreeTrusted?: boolean;
    /** Where servers are kept, absolute; null keeps none. */
    readonly cacheFolder: string | null;
    /** Where sessions, evidence and times are recorded, absolute. */
    readonly traceFolder?: string;
    /** Requests that are not known to read only and that `request` may send all the same; default: none. */
    readonly allowedMethods?: readonly string[];
    /** How long a server is kept that is not asked, in milliseconds; null keeps all until the client is disposed of. Default: 600,000. */
    readonly idleMsMax?: number | null;
    /** Ends every question, and the servers. */
    readonly signal?: AbortSignal;
    readonly on?: LanserEvents;
};
export type LanserEvents = {
    /** What is being done: a server is installed, started. */
    readonly progress?: (text: string) => void;
    readonly answered?: (bundle: Bundle) => void;
};
/** As a line of `lanser batch`, without its id. */
export type LanserQuestion = WrittenQuestion & {
    /** Cancels this question alone. */
    readonly signal?: AbortSignal;
};
/** Nothing is started before the first question that needs it. `await using` ends the servers. */
export declare function openLanserClient(host: Host, options: LanserClientOptions): LanserClient;
/** The first place where a replay left its trace. */
export type ReplayDivergence = {
    /** The entry of the trace that was due; its number. */
    readonly entry: number;
    readonly problem: ReplayProblem;
    /** JSON pointer to the first difference, into the content of the entry. */
    readonly pointer: string;
    readonly wanted: string;
    readonly got: string;
    /** The entry with three before it and three after, each shortened to a line. */
    readonly around: readonly string[];
    /** Sentences. */
    readonly whatToTry: readonly string[];
};
export type ReplayResult = {
    readonly kind: "report";
    readonly report: Report;
    readonly runs: readonly ServerRun[];
} | {
    readonly kind: "diverged";
    readonly file: string;
    readonly divergence: ReplayDivergence;
};
/** Throws a UserError when the folder holds no whole recorded run. */
export declare function replayRun(folder: string): Promise<ReplayResult>;
/** Canonical JSON and one line feed. Throws when the Report breaks its schema: a broken invariant of ours. */
export declare function serializeReport(report: Report): string;
type GivenSettings = SettingsSource | {
    readonly path: string;
    readonly name: string;
};
type PolicyRequest = {
    /** From `--server` or the input: they win over a file. */
    readonly servers: readonly {
        readonly id: string;
        readonly version: string | undefined;
    }[];
    /** From `--config`: what it holds, and its name for messages. */
    readonly file: {
        readonly text: string;
        readonly name: string;
    } | undefined;
    readonly failOn: FailOn | undefined;
    /** From `--scope` or the input. */
    readonly scope?: ScopeSetting | undefined;
    /** From the inputs; empty and undefined: what the configuration says. */
    readonly traces?: readonly string[];
    readonly replay?: ReplayMode | undefined;
    /** From `--settings` or the input: for the servers that it names, in the place of the configuration's. */
    readonly settings?: SettingsSource | undefined;
    /** In Actions head's file is only shown. */
    readonly where: "actions" | "terminal";
};
type StorePlace = {
    /** Absolute; made when something is written. */
    readonly folder: string;
    readonly use: "read-write" | "read";
    /** Of all entries together: what was used longest ago is removed first. */
    readonly bytesMax: number;
};
type ObservedCode = Exclude<ReasonCode, JudgedCode>;
/** Every exit code of the contract but those of a verdict. Those of 2 to 10 and of 64 to 77 mean one thing each. */
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
        readonly retryable: false;
        readonly hint: "Be more exact.";
    };
    readonly "version-skew": {
        readonly exitCode: 10;
        readonly retryable: false;
        readonly hint: "Use the release that wrote it, or write it again.";
    };
    readonly "report-refused": {
        readonly exitCode: 11;
        readonly retryable: false;
        readonly hint: "Run the analysis again; see the job that wrote the report.";
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
        readonly hint: "Name a server that this release knows.";
    };
    readonly "unknown-version": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Name a version that this release pins.";
    };
    readonly "unsupported-platform": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Run it on Linux.";
    };
    readonly "unsafe-trigger": {
        readonly exitCode: 12;
        readonly retryable: false;
        readonly hint: "Run on pull_request instead.";
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
        readonly hint: "Give a folder inside a git repository with --repo.";
    };
    readonly "no-base": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Give a base: --base REV (compared from the merge base) or --base-exact REV.";
    };
    readonly "no-merge-base": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Compare with the very commit: --base-exact REV.";
    };
    readonly "unknown-revision": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Fetch it, or name a commit that is there.";
    };
    readonly "unreadable-file": {
        readonly exitCode: 13;
        readonly retryable: false;
        readonly hint: "Check the path and its permissions.";
    };
    readonly broken: {
        readonly exitCode: 14;
        readonly retryable: false;
        readonly hint: "This is an internal error; please report it with the stack.";
    };
    readonly "server-timeout": {
        readonly exitCode: 64;
        readonly retryable: true;
        readonly hint: "Try again, or ask about fewer files.";
    };
    readonly "server-crashed": {
        readonly exitCode: 65;
        readonly retryable: true;
        readonly hint: "Try again; another version may not crash.";
    };
    readonly "server-not-started": {
        readonly exitCode: 66;
        readonly retryable: true;
        readonly hint: "Try again: the package registry or the machine may have been out of reach.";
    };
    readonly "apply-conflict": {
        readonly exitCode: 70;
        readonly retryable: false;
        readonly hint: "Ask for the edit again, on the files as they are.";
    };
    readonly "write-denied": {
        readonly exitCode: 71;
        readonly retryable: false;
        readonly hint: "Allow the path, or leave it out.";
    };
    readonly "unsupported-capability": {
        readonly exitCode: 72;
        readonly retryable: false;
        readonly hint: "Ask another server.";
    };
    readonly "machine-limit": {
        readonly exitCode: 78;
        readonly retryable: true;
        readonly hint: "Raise the limit (ulimit -n, ulimit -u), or give the job more memory.";
    };
    readonly cancelled: {
        readonly exitCode: 73;
        readonly retryable: true;
        readonly hint: "Run it again.";
    };
    readonly "content-modified": {
        readonly exitCode: 74;
        readonly retryable: true;
        readonly hint: "Try again when nothing writes to the files.";
    };
    readonly "indexing-unsupported": {
        readonly exitCode: 75;
        readonly retryable: false;
        readonly hint: "Count columns in UTF-16 code units.";
    };
    readonly "replay-mismatch": {
        readonly exitCode: 76;
        readonly retryable: false;
        readonly hint: "Take the file from before the commit that damaged it (git log -- FILE), or record it again: lanser trace record --name NAME --force -- FILE…";
    };
    readonly outside: {
        readonly exitCode: 77;
        readonly retryable: false;
        readonly hint: "Remove the reference, or link what it means as a package and name its folder in `dependencies`.";
    };
};
type Side = "base" | "head";
/** offline: no server, the same bytes come out. live: the pinned server is asked again. */
declare const replayModes: readonly ["off", "offline", "live"];
/** A reason that a waiver took out of the verdict. */
type LiftedReason = {
    readonly code: ObservedCode;
    readonly message: string;
    readonly hint: string | null;
    readonly waived: Waiver;
};
type ReasonCode = keyof typeof reasonCodes;
/** A limit that was hit, or something that was left out, and how often. */
type Limit = {
    readonly code: LimitCode;
    readonly message: string;
    readonly count: number;
};
/** Both sides' code of a finding, by its id. */
type Excerpts = ReadonlyMap<string, Readonly<Record<Side, Excerpt | null>>>;
/** What was not looked at, or not through, and does not decide by itself; `range` is null for a whole file. */
type Unchecked = {
    readonly path: string;
    readonly range: Range | null;
    readonly why: string;
};
/** Code of head that the change hid from the checker: nonsense in front of it is met with silence. */
type Hidden = Place & {
    readonly why: string;
    /** With which commit it was hidden; absent where that is not certain, and where the commits were not looked at one by one. */
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
/** What head changes of the rules that it is judged by: base's decide, and this is shown beside them. */
type PolicyChange = {
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
type PolicySummary = {
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
/** A server whose pin the change edits: the results of the new one on base, beside those of the old one. */
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
    /** Why it could not be measured; null when it was. */
    readonly problem: string | null;
};
type ReplaySummary = {
    readonly mode: Exclude<ReplayMode, "off">;
    /** In the order of paths. */
    readonly traces: readonly ReplayedTrace[];
};
type JudgedClaim = Claim & {
    readonly state: "true" | "false" | "not-compared" | "unreadable";
    /** What was measured; null where nothing was, or nothing could be compared. */
    readonly measured: Readonly<Record<RewardVersion, number>> | null;
};
type RewardSummary = {
    readonly headline: RewardVersion;
    readonly "pr-v1": ProcessReward;
    readonly "pr-v2": ProcessReward;
    /** How many files count: those that the change can matter to, else the changed ones and those that import them. */
    readonly relevantFiles: number;
    /** Those of them, on either side, that have a finding, in order: so a report tells which of its findings count. Absent in older reports. */
    readonly relevant?: readonly string[];
    /** Findings that count, on each side. */
    readonly diagnostics: {
        readonly base: number;
        readonly head: number;
    };
    /** What went away and earns nothing, and why. */
    readonly unearned: readonly {
        readonly why: string;
        readonly count: number;
    }[];
    readonly safety: readonly SafetyCheck[];
    readonly confidence: {
        readonly minimum: number;
        readonly symbols: readonly SymbolConfidence[];
        /** τ: a symbol that is gone, and nothing in head has a higher score, was deleted on purpose. Absent in older reports. */
        readonly threshold?: number;
    };
};
type UnknownFile = {
    readonly server: string;
    readonly side: Side;
    readonly path: string;
    /** Why it has no answer, or was not given to the server at all. */
    readonly reason: UnknownReason | SkipKind;
    /** In the server's words; absent where the reason says it all. */
    readonly why?: string;
};
/** A finding in a file that is unknown on the other side, or that `reason` explains: never new, never fixed. */
type UnmatchedFinding = Finding & {
    readonly side: Side;
    readonly reason?: UnmatchedReason;
};
/** One edit, and all that it broke outside of itself. */
type ReportedCause = Pick<Cause, "path" | "symbol" | "how"> & Edit & Reach & {
    readonly dependency: DependencyChange | null;
    /** See `causeId`. */
    readonly id: string;
    /** Its changed lines, as many as a reader needs; null where a side has none, or the run does not have its text. */
    readonly excerpts: Readonly<Record<Side, Excerpt | null>>;
};
/**
 * A finding after the comparison. Its place is in head, or in base for fixed, removed and suppressed, and for what is
 * volatile and seen only in base.
 */
type ComparedFinding = Finding & Judged & Sourced & {
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
/** `why`: by which rule, a sentence without a full stop. */
type Confirmation = {
    readonly taken: boolean;
    readonly why: string;
};
type Scope = {
    /** `complete`: the server's own command checked both trees whole, and these are the files that differ. */
    readonly mode: "affected" | "complete" | "full";
    /**
     * By the paths of both sides, in their order: what was looked at, as far as a program takes it in; every source that
     * differs is among them. Empty for mode `full`, which leaves nothing out.
     */
    readonly files: readonly string[];
    /** How many sources the two trees have, each path once. */
    readonly of: number;
    /** What the set rests on; for mode `full`, though a smaller one was asked for, why it could not be. */
    readonly why: string;
};
type ChangedSource = {
    /** In head; in base of one that head has not. */
    readonly path: string;
    /** In base, where it is another. */
    readonly from?: string;
    readonly change: "added" | "edited" | "renamed" | "deleted";
    /** By server; one at least. */
    readonly records: readonly SourceRecord[];
};
/** One server on one of its roots. */
type ServerSummary = {
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
    readonly interpreter: {
        readonly name: string;
        readonly version: string;
    } | null;
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
type ReportClass = "new_errors" | "lsp_unavailable" | "baseline_error" | "warnings_only" | "clean";
type ProcessReward = {
    /** Rounded to 12 decimals. */
    readonly r: number;
    readonly components: RewardComponents;
    readonly weights: RewardWeights;
    readonly explanation: string;
};
/** D, S and α_t of a state. */
type StepStart = {
    readonly diagnostics: number;
    readonly safety: 0 | 1;
    readonly alpha_conf: number;
};
/** In the order in which people read them. */
declare const stepLists: readonly ["new", "fixed", "removed", "suppressed", "unproven", "volatile"];
type PlaceV1 = {
    readonly path: string;
    readonly range: RangeV1;
};
type ObservationSource = {
    /** `pyright base`, `pyright+packages+a head-again`. */
    readonly session: string;
    /** `both`: the server was begun, too, because it was probed. */
    readonly from: "server" | "cache" | "both";
    /** Why not from the cache alone, or null. */
    readonly why: string | null;
    /** Why what the server found is not kept, or null. */
    readonly unkept: string | null;
};
type ProcessChoice = {
    readonly isOne: boolean;
    readonly why: string;
};
/** By session, for how long it took: `sessions` of a `run.json`. */
type Costs = Readonly<Record<string, {
    readonly ms: number;
}>>;
type Output = {
    readonly write: (text: string) => void;
    readonly isTerminal: boolean;
    /** Of a terminal, as it is now; undefined where that is not known. */
    readonly columns?: number | undefined;
};
type SpawnRequest = {
    /** An absolute path: a bare name would be looked up where a repository could have planted one. */
    readonly file: string;
    readonly args: readonly string[];
    readonly cwd: string;
    /** The whole environment of the child; nothing is inherited. */
    readonly env: Readonly<Record<string, string>>;
    /** A process group of its own, so that it and all it starts can be ended together. */
    readonly detached: boolean;
    /** Whether it does nothing that depends on the run before it is spoken to: a server that is not told of a tree by how it is started. */
    readonly waits?: boolean;
};
/** What this machine has for more processes. */
type Capacity = {
    readonly processors: number;
    readonly freeBytes: number;
};
/** What this process has used so far. */
type Usage = {
    readonly cpuMs: number;
    readonly peakBytes: number;
};
/** Time as an effect. A replay gives a virtual one, so nothing below may look at the real clock. */
type Clock = {
    /** Milliseconds since an arbitrary start, monotonic, with fractions. */
    readonly now: () => number;
    /** Calls `fire` once after `ms` milliseconds, unless cancelled. */
    readonly after: (ms: number, fire: () => void) => Cancel;
};
type Digest = `sha256:${string}`;
declare const bundleVersion = "1.0";
type Answer = {
    readonly status: BundleStatus;
    readonly request: BundleRequest;
    readonly resolution: Resolution | null;
    /** Nothing here changes a file. */
    readonly edits: null;
    readonly environment: BundleEnvironment;
    readonly capabilities: BundleCapabilities;
    readonly meta: BundleMeta;
} & ({
    readonly facts: Facts;
} | {
    readonly error: BundleError;
});
type SubjectRequest = {
    /** A commit; undefined: the working tree. */
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
    /** Where CI is set only what the caller names counts, and nothing that lies in the asked tree. */
    readonly isTreeTrusted: boolean;
};
type WrittenQuestion = {
    /** As the command is called: "def", "refs", "diag", … */
    readonly cmd: string;
    /** `path@L12:C7`, `path@L12~name#2`, `path#Class.method`; relative to the repository, lines and columns from 1. */
    readonly place?: string;
    /** Of a question about files: paths and globs. */
    readonly paths?: readonly string[];
    /** All files that the server checks, or all its symbols. */
    readonly workspace?: boolean;
    /**
     * The question's own flags; `mode`: "in" or "out" of calls; of request `method`, and `params` as an object. `workspace`, `limit`
     * and `cursor` may stand here, too.
     */
    readonly params?: Params;
    readonly limit?: number;
    readonly cursor?: string;
    /** Texts that lie over files for this question alone, by path. */
    readonly overlay?: Readonly<Record<string, string>>;
    /** What a column of `place` counts; default: "utf-16". */
    readonly indexing?: ColumnUnit;
    /** How long one request to a server may take; default: 60,000. */
    readonly timeoutMs?: number;
};
type ReplayProblem = 
/** This client sent something that the trace does not have. */
"unexpected-message"
/** This client sent something else than what was due. */
 | "different-message"
/** The trace has something that was not sent or not received. */
 | "unused-entry"
/** The files were changed while the trace was recorded. */
 | "changed-digest"
/** The same words, and we make something else of them. */
 | "different-result";
/** One server's looks at both sides, and what the first and the second together say. */
type ServerRun = {
    /** As its first root has it. */
    readonly server: ServerRecord;
    /** Each root by itself, in their order; all else is of all of them together. */
    readonly roots: readonly RootRun[];
    readonly sides: Readonly<Record<Side, SideRun>>;
    /** Of the first look alone. */
    readonly comparison: Comparison;
    readonly graphs: Readonly<Record<Side, ImportGraph>>;
    /** Null when there was nothing to confirm, or no healthy first look. */
    readonly second: SecondRun | null;
    /** What it found in files that the change cannot matter to, asked about these alone; absent where nothing in such a file is new or fixed. */
    readonly alone?: Readonly<Record<Side, Observation>>;
    /** Head under its own server configuration, where that is another than base's. */
    readonly headConfiguration: SideRun | null;
    /** What the server would do about what is new; absent where it was not asked. */
    readonly fixes?: FixesRun;
};
/** What is given, and its name for messages. */
type SettingsSource = {
    readonly text: string;
    readonly name: string;
};
/** `auto` checks the files that differ where the server's own command decides which those are, and every file elsewhere. */
type ScopeSetting = (typeof scopeSettings)[number];
type JudgedCode = {
    [Code in ReasonCode]: (typeof reasonCodes)[Code] extends "judged" ? Code : never;
}[ReasonCode];
/** `by` is "trailer COMMIT" or "label:NAME". */
type Waiver = {
    readonly by: string;
    readonly reason: string;
};
/**
 * Why a verdict is what it is. `judged`: follows from the findings, the files, the policy and the rest of a report, so
 * it can be derived again from the report. `observed`: something happened around the measurement, which only the
 * job that measured knows.
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
/** Limits that were hit, and what was left out. But for the doubtful ones the result stands. */
type LimitCode = DoubtfulLimit | "other-base" | "rules-off" | "waivers-unread" | "waiver-unread" | "waiver-unused" | "causes-cut" | "fixes-cut" | "fixes-failed" | "change-unread" | "relocate-compared" | "relocate-clipped" | "relocate-unsearched" | "severity-assumed" | "message-cut" | "diagnostics-incomplete" | "published-unopened" | "server-oddity" | "server-restarted" | "server-configuration" | "dependency-not-linked" | "dependency-own-files" | "optional-packages-missing" | "undeclared-imports" | "unresolved-installed" | "not-a-root" | "unread-root" | "files-unmatched" | "scope-miss" | "unchecked-sources" | "denied" | "probes-failed" | "probes-silent" | "probes-cut" | "walk-differs" | "not-written" | `not-written-${SkipKind}`;
/** A few lines around a finding, as they are on one side. */
type Excerpt = {
    readonly line: number;
    readonly lines: readonly string[];
};
/** `end` is exclusive. */
type Range = {
    readonly start: Position;
    readonly end: Position;
};
/** The commit with which a finding came, or went; null for what is not committed yet. */
type Blame = {
    readonly commit: string | null;
    /** The last commit before it that could be looked at, where that is not its parent: it may have been any of those since then. */
    readonly since?: string;
};
type Place = {
    readonly path: string;
    readonly range: Range;
};
/** All finite and not negative. `alpha` weighs diagnostics, `beta` safety, `gamma` ambiguity. */
type RewardWeights = {
    readonly alpha: number;
    readonly beta: number;
    readonly gamma: number;
};
/** The process reward as it is reported. The formulas are in `reward/`. */
type RewardVersion = "pr-v1" | "pr-v2";
/** By the server's id; absent for one of which nothing is said. */
type ServerPolicies = Readonly<Record<string, ServerPolicy>>;
/** By severity, how many new findings pass. */
type MaxNew = Readonly<Partial<Record<Severity, number>>>;
/** A selector that is absent matches everything. The first rule that matches a finding decides. */
type PolicyRule = {
    /** A glob over the code as its server writes it. */
    readonly code?: string;
    /** A glob over the path. */
    readonly path?: string;
    /** Of a profile. */
    readonly server?: string;
    readonly severity?: RuleSeverity;
    readonly fail?: boolean;
};
/** Whether a committed trace with another result fails the change, or is only shown. */
type ReplayMismatch = "fail" | "warn";
type DriftCounts = {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
};
type ReplayedTrace = {
    /** Of the file in the repository, or of the folder of a recorded run. */
    readonly path: string;
    /** Both empty where the trace does not say it. */
    readonly server: string;
    readonly version: string;
    /**
     * different: the same words lead to another result, or the server gives other answers. stale: another version of this
     * tool asked other questions. inconclusive: it could not be replayed. unreadable: it is not a complete trace.
     */
    readonly state: "equal" | "different" | "stale" | "inconclusive" | "unreadable";
    /** How it differs; of what is equal, in something that decides nothing. Null where nothing was compared. */
    readonly class: DivergenceClass | null;
    /** One sentence for a person who sees a trace for the first time. */
    readonly message: string;
    /** The first difference: the number of the entry, and a JSON pointer into it or into the result; null for no place. */
    readonly at: {
        readonly entry: number;
        readonly pointer: string;
    } | null;
    readonly wanted: string | null;
    readonly got: string | null;
    /** What to do about it, a sentence each, in the order in which to try it. */
    readonly advice: readonly string[];
};
type Claim = {
    /** Of the file, from the top of the repository. */
    readonly path: string;
    /** What it is about; `elsewhere` is no part of this change, and `unreadable` a file that is no claim: `why` says it. */
    readonly about: "change" | "commit" | "elsewhere" | "unreadable";
    /** Of `commit` which. */
    readonly commit: string | null;
    /** Each that it claims; empty for an unreadable file. */
    readonly claimed: Partial<Readonly<Record<RewardVersion, number>>>;
    readonly why: string | null;
};
/** How surely a symbol that the change touched is found again. */
type SymbolConfidence = {
    readonly path: string;
    readonly symbol: string;
    /** 0 to 1. */
    readonly confidence: number;
    readonly status: "found" | "ambiguous" | "deleted" | "not-found";
    /** Its file has no definition of that name and kind any more; absent where it has. */
    readonly gone?: true;
};
/** One of those. */
type SafetyCheck = {
    readonly name: string;
    readonly ok: boolean;
    readonly detail: string;
};
/** Why an entry of a tree was not written to disk. */
type SkipKind = "symlink" | "submodule" | "too-large" | "bad-name" | "not-utf8" | "case-collision" | "cap"
/** The object is not here, as in a partial clone. */
 | "missing";
/** Why a file that was asked about has no final answer. */
type UnknownReason = "timeout" | "error"
/** A command did not get to it, because of an error elsewhere. */
 | "blocked" | "unsupported" | "malformed" | "bad-range" | "too-many-findings" | "outside-project" | "unsettled"
/** The server's own command finds something else, whenever the server is asked. */
 | "command-disagrees"
/** The server published something, and nothing can show any more that it is all. */
 | "incomplete" | "server-failed" | "unreadable";
/** Why a finding says nothing about the change; without one its file is unknown on the other side. */
type UnmatchedReason = "dependencies-missing";
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
    /** Places that the server named beside it (related information), as far as they are in the project. */
    readonly related?: readonly Place[];
};
/** A package that is another one in head; null for a version on the side that has none. */
type DependencyChange = {
    readonly name: string;
    readonly from: string | null;
    readonly to: string | null;
};
type Reach = {
    /** Ids of new findings, in the order of the report. */
    readonly effects: readonly string[];
    /** Files of its effects that the change touches, too, sorted: the others are where nobody looks. */
    readonly touched: readonly string[];
    /** By which files it reaches those of its effects that import its file through others; absent for none. */
    readonly routes?: readonly Route[];
};
/** The lines that an edit has on each side, from the first changed one to the last; null for a side that has none. */
type Edit = {
    readonly base: Place | null;
    readonly head: Place | null;
};
/** What the change edited and broke a finding with that lies outside of it; its place is in head, but for a deleted file. */
type Cause = Place & {
    /** Dotted; null for the module as a whole. */
    readonly symbol: string | null;
    readonly how: CauseKind;
    /** Only of `dependency`. */
    readonly dependency?: DependencyChange;
};
type Suggestion = {
    /** Whose it is. */
    readonly server: string;
    /** In the server's words. */
    readonly title: string;
    /** The first of the lines that it replaces, 0-based, in the finding's file. */
    readonly line: number;
    /** Those lines as head has them, at least one. */
    readonly before: readonly string[];
    /** What would stand there; none where they would go. */
    readonly after: readonly string[];
};
/** Whether a finding that vanished was mended: the checker still looks at its place and refuses nonsense there. */
type Proof = {
    readonly kind: "proven";
}
/** `probe`: which one was silent, as a sentence without a full stop. */
 | {
    readonly kind: "unproven";
    readonly probe: string;
};
type Seen = Readonly<Record<"base" | "head", readonly ScheduleName[]>> & {
    /** Two looks at one side disagree though no order can tell them apart: the server is flaky. */
    readonly isFlaky?: true;
};
type PlacementKind = (typeof placements)[number];
type MatchStage = (typeof matchStages)[number];
type Sourced = {
    /** All servers that report the same, the one whose words these are first; absent where it is one. */
    readonly sources?: readonly FindingSource[];
};
/** What a policy makes of a finding besides its severity. */
type Judged = {
    /** Absent where none matches, and before rules were asked. */
    readonly ruled?: Ruling;
    /** The change does not touch its file, and the policy has `only-changed-files`: it does not fail. */
    readonly elsewhere?: true;
    /** Of a new finding: head's own server configuration does not report it. Base's decides, and it is in doubt. */
    readonly onlyUnderBase?: true;
};
type SourceRecord = 
/** Both sides that have it were asked about it, and answered. */
{
    readonly server: string;
    readonly outcome: "checked";
    readonly why: null;
}
/** A side that has it gave no answer: the code of the first reason. `server` is null where none was started. */
 | {
    readonly server: string | null;
    readonly outcome: "unknown";
    readonly why: string;
} | {
    readonly server: string | null;
    readonly outcome: "left-out";
    readonly why: LeftOutRule;
};
type SideSummary = {
    readonly files: number;
    readonly unknown: number;
};
/** What keeps in a server that runs code of the repository: bubblewrap, or nothing, as somebody has accepted. */
type SandboxKind = "bwrap" | "none";
/** The paper's names: `alpha_conf` is a confidence, never the weight. */
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
/** Cancels a timer; calling it twice, or after it fired, does nothing. */
type Cancel = () => void;
type BundleError = {
    /** `E/NOT_FOUND`: the code of errors.ts. */
    readonly code: string;
    readonly kind: ErrorKind;
    readonly exitCode: number;
    readonly message: string;
    readonly hint: string;
    readonly retryable: boolean;
    /** The record of the question that failed; null where nothing was asked. */
    readonly evidenceId: string | null;
};
type Facts = {
    readonly provenance: "lsp" | "builtin";
    readonly definitions?: readonly LocationFact[];
    readonly references?: readonly LocationFact[];
    readonly hover?: HoverFact | null;
    readonly signatures?: readonly SignatureFact[];
    /** Of `signatures` which one the call would take, and which of its parameters the place is in. */
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
    /** Of `pieces`, in tokens. */
    readonly budget?: {
        readonly tokens: number;
        readonly used: number;
        readonly bytesPerToken: number;
        /** What the first piece takes that is left out; null where none is. */
        readonly next: number | null;
    };
    /** Of `check`. */
    readonly passed?: boolean;
    readonly location?: LocatedFact;
    /** Of `request`: what the server said to it; places of this machine are paths of the repository. */
    readonly response?: Evident & {
        readonly method: string;
        readonly result: unknown;
    };
    /** The requests that the server answers. */
    readonly methods?: readonly string[];
    /** The questions that can be asked of it. */
    readonly questions?: readonly string[];
    /** The same of each server that was asked. */
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
    /** How many there are in all, of the one list of this answer. */
    readonly total?: number;
    readonly truncated?: boolean;
};
type BundleMeta = {
    readonly exit_code: number;
    /** By which the members of a list are sorted. */
    readonly sorting_keys: readonly string[];
    readonly hashing: {
        readonly algo: "sha256-jcs-v1";
    };
    readonly cache: "hit" | "miss";
    /** A file that it is about changed after it was read. */
    readonly stale: boolean;
    /** What a server says depends on more than the text; what we read of the text does not. */
    readonly purity: "pure" | "impure";
    readonly priority: "supporting";
    readonly retries: number;
    /** How often the server of this answer had been started again. */
    readonly restarts: number;
    /** Gives the rest of what was truncated, with `--cursor`. */
    readonly cursor: string | null;
    /** Sentences for people: what was clamped, cut or left out. */
    readonly notes: readonly string[];
};
type BundleCapabilities = {
    /** The requests of the protocol that the answer is made of. */
    readonly used: readonly string[];
    readonly partialResult: boolean;
    readonly cancellable: boolean;
};
type BundleEnvironment = {
    /** `commit` is null for a working tree; null where no tree was asked about. */
    readonly snapshot: {
        readonly commit: string | null;
        readonly tree: string;
    } | null;
    /** The folder that the server was opened on; null where no server was started. */
    readonly root: string | null;
    readonly server: {
        readonly id: string;
        readonly version: string;
    } | null;
    /** In which the server counts columns; the ranges of facts are in it. */
    readonly positionEncoding: "utf-8" | "utf-16" | "utf-32" | null;
    readonly toolchain: {
        readonly name: string;
        readonly version: string;
    } | null;
    readonly readiness: {
        readonly method: string;
        readonly evidence: string;
    } | null;
    /** What differs from machine to machine; not in `factsId`. */
    readonly platform: {
        readonly os: string;
        readonly arch: string;
        /** Over the installed files of the server, which are others for another processor. */
        readonly serverDigest: string | null;
    };
};
type Resolution = {
    readonly original: string;
    readonly resolved: {
        readonly path: string;
        readonly range: FlatRange;
        /** The dotted names of the definitions around. */
        readonly symbol: string | null;
    };
    /** How one was chosen of several; empty where there was only one. */
    readonly disambiguation: readonly string[];
};
type BundleRequest = {
    /** The canonical name of the question. */
    readonly cmd: string;
    /** A printed place, its path relative to the repository; null where the question takes none. */
    readonly selector: string | null;
    /** What a column of `selector` counts. */
    readonly indexing: "utf-8" | "utf-16" | "codepoint";
    readonly params: Readonly<Record<string, unknown>>;
};
type BundleStatus = "ok" | "error" | "partial" | "unavailable";
type ColumnUnit = (typeof columnUnits)[number];
/** An object is what a request of the protocol is sent with. */
type Params = Readonly<Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>>>;
type FixesRun = {
    readonly offered: readonly OfferedFixes[];
    readonly limits: readonly Limit[];
};
type SideRun = {
    readonly observation: Observation;
    /** The language id of a path, which decides by which grammar it is read. */
    readonly languageId: (path: string) => string;
    /** What the messages of the server say; absent if that is not known. */
    readonly catalogue?: Catalogue;
    /** How the server lists what silences it; absent where it cannot. */
    readonly census?: Census;
    /** Why the server is not probed; absent where it is. */
    readonly unprobed?: string;
    /** The files of the program, in canonical order. */
    readonly program: readonly string[];
    /** Where not all of them are looked at. */
    readonly scope?: SideScope;
    /** Of a walk, which has read most texts before: what a file imports. Absent where its text tells. */
    readonly importsOf?: (path: string) => readonly Import[];
    /** Files that could not be given to the server at all. */
    readonly withheld: readonly Omit<UnknownFile, "server" | "side">[];
    /** Sources in the tree that the server does not check. */
    readonly unchecked: readonly string[];
    /** The files that configure the server: a finding may stand in them, but they are not asked about. */
    readonly configurationFiles: readonly string[];
    /** What the tree declares of the packages it needs, and what of it is installed; absent where it was not looked for. */
    readonly packages?: readonly KnownFolder[];
    /** The text of a file of the program, as the server saw it; undefined for one that is not looked at. */
    readonly text: (path: string) => string | undefined;
    /** Undefined for a file without text, for one that is too large, and for a language without a grammar. */
    readonly reading: FindReading;
};
type Observation = {
    /** In schedule order. */
    readonly files: readonly FileObservation[];
    /** Undefined when the session was healthy from its first message to its last. */
    readonly failure: Failure | undefined;
    /** What showed that the server was ready to be asked; absent where nothing did, and of one that was asked about another tree before. */
    readonly ready?: string;
    /** sha256 over the ordered list of opens and requests. */
    readonly schedule: string;
    /** What was looked up after the last file, in order. */
    readonly lookups: readonly LookedUp[];
    readonly limits: readonly Limit[];
    /** What was asked beside the schedule, in no other digest; absent where nothing was. */
    readonly probes?: ProbeRecord;
    /** What the server would do about findings, in no digest; absent where it was not asked. */
    readonly fixes?: AskedFixes;
};
type SecondRun = {
    readonly observations: Readonly<Record<Side, Observation>>;
    /** By id of the finding; null where one was looked for and none was found. */
    readonly causes: ReadonlyMap<string, FoundCause | null>;
    readonly limits: readonly Limit[];
};
type ImportGraph = {
    /** The files that a file imports, by path; a file that imports none has no entry. */
    readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
    readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
    /** The import cycle that a file is a member of; no entry for a file in none. */
    readonly cycles: ReadonlyMap<string, readonly string[]>;
};
type Comparison = {
    /** In the Report order. */
    readonly findings: readonly ComparedFinding[];
    /** In the Report order. */
    readonly unmatched: readonly UnmatchedFinding[];
    readonly counts: Report["counts"];
    /** Base name to head name of every identifier that the change renamed. */
    readonly renamed: ReadonlyMap<string, string>;
};
type RootRun = {
    readonly root: string;
    readonly server: ServerRecord;
    readonly first: Readonly<Record<Side, Observation>>;
    /** What each side declares of the packages it needs; absent where it was not looked for. */
    readonly packages?: Readonly<Record<Side, readonly KnownFolder[]>>;
    /** How many files could not be given to the server at all. */
    readonly withheld: Readonly<Record<Side, number>>;
    readonly second: Readonly<Record<Side, Observation>> | null;
    /** Absent where it was not asked so. */
    readonly alone?: Readonly<Record<Side, Observation>>;
    /** Null where a side is not healthy, and nothing was asked. */
    readonly probed: ProbedRoot | null;
    /** Whether head was checked under its own server configuration, too: not where that is base's, and where it is a new root. */
    readonly isUnderOwn: boolean;
};
type ServerRecord = Omit<ServerSummary, "root" | "skipped" | "ended" | "base" | "head" | "schedule" | "ready" | "scope">;
declare const scopeSettings: readonly ["full", "affected", "auto"];
type DoubtfulLimit = keyof typeof doubtfulLimits;
/** 0-based, as the protocol counts; `character` counts UTF-16 code units. */
type Position = {
    readonly line: number;
    readonly character: number;
};
type ServerPolicy = {
    /** Absent: as its profile has it, where a checker is a primary. */
    readonly role?: ServerRole;
    /** Absent: the policy's; of a second opinion nothing. */
    readonly failOn?: Severity | "never";
};
type RuleSeverity = (typeof ruleSeverities)[number];
type DivergenceClass = keyof typeof divergenceClasses;
/** From an edit to a file that it breaks. */
type Route = {
    /** The file of effects. */
    readonly path: string;
    /** The files in between, that which imports the edited one first; at least one. */
    readonly through: readonly string[];
};
type CauseKind = (typeof causeKinds)[number];
type ScheduleName = (typeof schedules)[number];
/** What became of the code under a finding on the other side. */
declare const placements: readonly [
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
"unchecked"];
/**
 * `edited`: still there in code that was edited, by what its message says of it. `import`: by what is imported, wherever the statement stands. `moved-*`: by line text, by the tokens around it, by symbol path;
 * within the file, or across files.
 */
declare const matchStages: readonly ["image", "image-message-drift", "replaced", "import", "edited", "moved-text", "moved-context", "moved-symbol", "moved-file-text", "moved-file-context", "moved-file-symbol"];
/** What one server says of a finding that several report. */
type FindingSource = Pick<Finding, "server" | "source" | "code" | "severity" | "message">;
/** What a rule makes of a finding. */
type Ruling = {
    /** Its place in `policy.rules`, from 0. */
    readonly rule: number;
    /** The server's severity, where the rule gives another. */
    readonly said?: Severity;
    /** Whether a new one fails, whatever its severity. */
    readonly fail?: boolean;
};
type LeftOutRule = (typeof leftOutRules)[number];
type ErrorKind = (typeof errorKinds)[number];
/** The id of a record of evidence.jsonl. */
type Evident = {
    readonly evidence: string;
};
type LocatedFact = Evident & {
    readonly path: string;
    readonly range: FlatRange;
    /** Of a symbol its whole definition. */
    readonly whole: FlatRange;
    readonly symbol: string | null;
    /** The code of `whole`. */
    readonly text: string;
    /** SHA-256 of `text`: a later look can tell whether it is still the same code. */
    readonly verify: string;
};
/** A part of what `context` says, to be read as it is. */
type PieceFact = Evident & {
    readonly kind: "signature" | "definition" | "outline" | "diagnostic" | "hint";
    /** The file that it is about; of a definition the one that imports it. */
    readonly path: string;
    /** Of its kind in its file, from 0; what has no text leaves a gap. */
    readonly nth: number;
    readonly range: FlatRange;
    readonly text: string;
    /** Of `text` with a line feed: its bytes of UTF-8 by 4, rounded up. */
    readonly tokens: number;
};
/** A server on one root. */
type ServerFact = {
    readonly id: string;
    readonly version: string;
    /** Null where no root of it was tried. */
    readonly root: string | null;
    /**
     * The last that is known of it: named, and no more (configured); there is a pin of it for this machine (resolvable); it
     * starts and answers (runnable); it has loaded the project and finds mistakes that are known (ready).
     */
    readonly state: "configured" | "resolvable" | "runnable" | "ready";
    /** Its files are in the cache already. */
    readonly installed: boolean;
    readonly isStarting: boolean;
    /** Why it came no further; null where nothing failed. */
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
    /** Other servers that say the same of the place; absent for none. */
    readonly also?: readonly string[];
};
type HintFact = Evident & {
    readonly position: readonly [number, number];
    readonly label: string;
    readonly kind: "type" | "parameter" | null;
};
type SymbolFact = Evident & Where & {
    readonly name: string;
    /** The protocol's kind in lower case ("class", "function"). */
    readonly kind: string;
    readonly container: string | null;
    readonly range: FlatRange;
    /** Of the name itself, where the server tells. */
    readonly selectionRange: FlatRange | null;
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
type LocationFact = Evident & Where & {
    readonly range: FlatRange;
};
/** `[startLine, startColumn, endLine, endColumn]`, from 0, as the server counts. */
type FlatRange = readonly [number, number, number, number];
/** What one column is. */
declare const columnUnits: readonly ["utf-8", "utf-16", "codepoint"];
type OfferedFixes = {
    readonly finding: FixedFinding;
    /** What the server prefers comes first. */
    readonly fixes: readonly Fix[];
};
type FindReading = (path: string) => Reading | undefined;
/** What manifests at one folder declare, and what of it is installed. */
type KnownFolder = {
    /** Relative to the repository; empty for its top. */
    readonly folder: string;
    /** The versions of Python that the project takes, as they are written; null where it says nothing. */
    readonly requiresPython: string | null;
    /** The file that leaves it to a program what the project cannot do without; absent for none. */
    readonly dynamic?: string;
    /** The file by which its packages are installed; absent where none is known. */
    readonly installer?: string;
    readonly packages: readonly KnownPackage[];
};
type Import = ModuleImport | PathImport | PackageImport | UseImport | IncludeImport;
type SideScope = {
    /** The files of the program that are looked at, in canonical order. */
    readonly looked: readonly string[];
    /** Others that are open, in canonical order, of which nothing is said; absent for none. */
    readonly beside?: readonly string[];
    /** What a file of the program imports, whether it is looked at or not. */
    readonly importsOf: (path: string) => readonly Import[];
};
/** Of a server that can list them. Lines of the text stay where they are. */
type Census = {
    /** Whether a text may hold a comment that silences the server. */
    readonly maySilence: (text: string) => boolean;
    /** Whether lines may declare something without a value. */
    readonly mayDeclare: (lines: readonly string[]) => boolean;
    /** The text with which the server says nothing but what is on the list. */
    readonly overlay: (text: string) => string;
    readonly read: (findings: readonly Pick<Finding, "code" | "message" | "range">[]) => CensusList;
};
type Catalogue = {
    readonly families: Families;
    /** Undefined for a line that no template reads. */
    readonly read: (line: string) => ReadLine | undefined;
    /**
     * What all messages by which the server speaks of one problem have in common: those of a family, and those that differ in numbers
     * and endings alone ("Argument missing for parameter {name}", "Arguments missing for parameters {names}").
     */
    readonly problemOf: (line: ReadLine) => string;
};
/** What a session was asked about, and what it said. */
type AskedFixes = {
    readonly asked: readonly FixedFinding[];
    readonly offered: readonly OfferedFixes[];
    /** The server did not answer in time, and the rest was not asked. */
    readonly isCut?: true;
};
type ProbeRecord = {
    /** Over the texts that were asked about, in their order; a digest of its own, because no result depends on them. */
    readonly digest: Digest;
    readonly asked: number;
    /** Why they count for nothing, or null. */
    readonly failure: Failure | null;
};
type LookedUp = Lookup & {
    /** Definitions inside the project, in the server's order; what is outside of it is left out. */
    readonly targets: readonly Place[];
};
/** Why a whole session counts for nothing. */
type Failure = {
    readonly code: FailureCode;
    readonly message: string;
};
type FileObservation = {
    readonly kind: "final";
    readonly path: string;
    readonly findings: readonly Finding[];
    /** Code that the server does not look at, as far as it marks it. */
    readonly unreachable: readonly Range[];
    /** Sources of findings that had to leave the file out; absent for none. */
    readonly silent?: readonly string[];
} | {
    readonly kind: "unknown";
    readonly path: string;
    readonly reason: UnknownReason;
    /** In the server's words; absent where the reason says it all. */
    readonly why?: string;
};
/** A cause, and the lines of the edit that it is. */
type FoundCause = {
    readonly cause: Cause;
    readonly edit: Edit;
};
/** What both sides of a root were asked once both were matched, and what they said. */
type ProbedRoot = {
    readonly input: ProbeInput;
    /** In the order in which they were asked. */
    readonly answers: readonly ProbeAnswer[];
    /** How many questions were left out, because there are limits. */
    readonly cut: number;
    /** Why the answers count for nothing, or null. */
    readonly failure: Failure | null;
};
/**
 * Limits with which the whole comparison is in doubt: the run is inconclusive by a reason of the same code, and this is
 * what to do.
 */
declare const doubtfulLimits: {
    readonly "renames-skipped": "Split the change, so that git can follow its renames.";
    readonly "head-configuration": "Correct it: once base has it, no change could be judged any more.";
    readonly "dependencies-differ": "Install what base needs into a folder of its own, and name it: base-dependencies: .base in the workflow or in .lanser/config.yml, --base-dependencies .base on the command line. docs/dependencies.md has the steps to paste; policy `dependencies-differ: warn` takes one environment for both.";
    readonly "dependencies-missing": "Install the packages before the gate.";
    readonly "submodule-changed": "In the workflow, add to actions/checkout: `with: { submodules: recursive, fetch-depth: 0 }`. On your machine, run: git submodule update --init --recursive.";
};
type ServerRole = (typeof serverRoles)[number];
declare const ruleSeverities: readonly ["off", "information", "warning", "error"];
/**
 * D3 decides: a second look compares findings by path, range, source and rule, so one whose range moves is volatile.
 * D6 and D7 do not: what is wrong for good about a conversation shows in another class too. D1 changes no report,
 * which has an order of its own. D9 is not a difference of the server's: nothing else is compared then.
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
        readonly words: "other states before the same last one";
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
/** By what a cause was found; where several findings have one cause in several ways, the first of them is its own. */
declare const causeKinds: readonly [
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
"dependency"];
/** The schedules under which a volatile finding appears, per side. */
declare const schedules: readonly ["canonical", "reverse"];
/**
 * Why nobody looked at a source. `denied`: `deny.paths` of base's configuration has it; `ignored`: that leaves it out otherwise; `not-in-program`: its language is spoken, and no
 * server takes the file in; `no-server`: no server of the run speaks its language.
 */
declare const leftOutRules: readonly ["denied", "ignored", "not-in-program", "no-server"];
/** What a program branches on; coarser than the code. */
declare const errorKinds: readonly ["ServerUnavailable", "LanguageNotEnabled", "NoServerForExtension", "FileNotFound", "RequestTimeout", "SessionDead", "CapabilityMissing", "Wire", "BadSelector", "NotFound", "Ambiguous", "Stale", "Cancelled", "Configuration", "Usage", "Internal"];
/** `path` is relative to the repository. A file outside of it has no path; `external` says in what it lies. */
type Where = {
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
/** What names a finding among those of its server and its file. */
type FixedFinding = Pick<Finding, "path" | "range" | "severity" | "source" | "code" | "message">;
type Reading = Outline & {
    readonly language: SyntaxLanguage;
    readonly text: string;
    /** Where each line starts. */
    readonly starts: readonly number[];
    /** Where names get their meaning, in the order of the text. */
    readonly bindings: readonly Binding[];
    readonly imports: readonly Import[];
    readonly comments: readonly Span[];
    /** With prefixes and quotes; what is computed in a string is code. Text between the tags of JSX is one too. */
    readonly strings: readonly StringSpan[];
    /** Of `<A>x` what stands before x: TypeScript's casts that no word shows. */
    readonly angleCasts: readonly Span[];
    /** The text with comments and strings blanked: same length, same lines. */
    readonly code: string;
    /**
     * Of Python, in the order of the text: simple statements, decorators, and the headers of those that have a block.
     * What the parser could not make sense of is one too. No rule asks for those of other languages: none are kept.
     */
    readonly statements: readonly Statement[];
    /** The smallest expression, type or name around a range; undefined where only a statement is. Parses again. */
    readonly expressionAt: (range: Range) => Range | undefined;
    /** The whole tree as values: large, so it is kept only as long as it is needed. Parses again. */
    readonly tree: () => TreeNode;
    /** Where a statement may be put in front of another. Parses again. */
    readonly places: () => readonly StatementPlace[];
    /** Whether a text in place of this one has syntax errors. */
    readonly isBroken: (text: string) => boolean;
};
type KnownPackage = Declared & {
    /** Its version, empty where that is not known; null where it is not installed. */
    readonly installed: string | null;
    /** Of an installed package of Python: its modules, where they are not called like it. */
    readonly modules?: readonly string[];
    /** The versions that lock files, or exact requirements, name; absent where none does. */
    readonly locked?: readonly string[];
    /** The file that names them. */
    readonly lockedBy?: string;
    /** A virtual environment that has it, and that the server is not given. */
    readonly elsewhere?: string;
    /** A lock file has it, and no manifest declares it. */
    readonly isOnlyLocked?: true;
};
/** Of C and C++: the path of a header as it is written, without its quotes or brackets. */
type IncludeImport = {
    readonly kind: "include";
    readonly path: string;
};
/** Of Rust: the path of what is imported from, as it is written but for its spaces: `std::fmt`, `crate::rates`, `super`. */
type UseImport = {
    readonly kind: "use";
    readonly path: string;
};
/** Of Go: a package, which is a folder. */
type PackageImport = {
    readonly kind: "package";
    /** As it is written: `fmt`, `example.com/shop/rates`. */
    readonly path: string;
};
/** Of TypeScript and JavaScript. */
type PathImport = {
    readonly kind: "path";
    /** As it is written: `./a.js`, `@/b`, `react`; of a `<reference path>`, which needs no dot, with `./` before it. */
    readonly specifier: string;
};
/** Of Python. */
type ModuleImport = {
    readonly kind: "module";
    /** How many dots it begins with; 0 for an absolute import. */
    readonly level: number;
    /** "a.b"; empty for `from . import x`. */
    readonly module: string;
    /** What is imported from the module, which may be modules themselves; `*` for all; empty for a plain `import`. */
    readonly names: readonly string[];
};
type CensusList = {
    /** In comments: where the server reads that it must be silent about a line, or about the file. */
    readonly silenced: readonly Position[];
    /** Attributes that have a type and no value. */
    readonly unassigned: readonly {
        readonly name: string;
        readonly at: Position;
    }[];
};
/** A line of a message: by which template it is written, and with what. */
type ReadLine = {
    readonly id: string;
    readonly template: string;
    readonly arguments: readonly ReadArgument[];
};
/** By code; a code that is in none is a problem by itself. */
type Families = ReadonlyMap<string, Family>;
type Lookup = {
    readonly path: string;
    readonly position: Position;
};
type FailureCode = "server-not-started" | "server-crashed" | "server-timeout" | "server-protocol" | "server-not-ready" | "server-configuration"
/** What it would have been given refers to what is not in the repository. */
 | "outside" | "canary-failed" | "file-count-mismatch"
/** What was kept of it is not what it finds now. */
 | "digest-mismatch"
/** Another job was to look at it, and what that found is not here. */
 | "shard-missing" | "cancelled";
/** What the file has with that text: its places are those of the text. */
type ProbeAnswer = ProbeAsk & {
    /** Null where the server did not answer for this file, or not so that it could be read. */
    readonly findings: readonly Finding[] | null;
    /** Code of the text that the server marks as not looked at, and what it says of it; empty without an answer. */
    readonly unreachable: readonly UnreachableCode[];
};
type ProbeInput = {
    /** Of both trees: what probes are named by, so that no code can answer them and a replay asks the same. */
    readonly seed: string;
    /** Sources that differ, a renamed one once. */
    readonly changedFiles: readonly ChangedFile[];
    /** Of this root alone, before anything was looked at again. */
    readonly findings: readonly ComparedFinding[];
    readonly sides: Readonly<Record<Side, ProbedSide>>;
    /** Whether a file of head can see another: it is the same, or imports it, through others too. Absent: each sees all. */
    readonly sees?: (path: string, other: string) => boolean;
    /** Whether something that stands in a file of head, and is listed by its name, silences these of its lines. */
    readonly isListed: (path: string, first: number, last: number) => boolean;
    /** Of a vanished finding by its id: whether it is known by name to be silenced, so that no probe can show it to be mended. */
    readonly isSilenced: (id: string) => boolean;
};
/** `primary`: what it finds decides. `linter`: likewise, beside one. `second-opinion`: it is shown, and fails nothing alone. */
declare const serverRoles: readonly ["primary", "linter", "second-opinion"];
type TextEdit = {
    readonly range: Range;
    readonly text: string;
};
/** A statement, and that one of ours fits in front of it. */
type StatementPlace = {
    /** Offsets of the statement, in UTF-16 code units. */
    readonly start: number;
    readonly end: number;
    /** `inline`: on its line, with a separator behind. `line`: on a line of its own, in front of the whole line. */
    readonly form: "inline" | "line";
    /** The statement in whose block it stands, by its index; null at the top. */
    readonly owner: number | null;
    /** The one in front of it in the same block, likewise. */
    readonly previous: number | null;
    /** Whether it defines a function or a class, whose block is looked at apart from what is around it. */
    readonly isDefinition: boolean;
    /** Whether it has no block of its own. */
    readonly isSimple: boolean;
    /** Whether it only leaves, or is empty: `raise`, `return` of a name, `pass`, `assert`, `...`, a call of `assert_never`. */
    readonly isExit: boolean;
    /** Conditions under which it is reached or under which an exit stands in front of it, as they are written. */
    readonly conditions: readonly string[];
};
/** A named part of a text; marks and keywords are left out. */
type TreeNode = {
    /** Offsets in the text, `end` exclusive. */
    readonly start: number;
    readonly end: number;
    /** What the grammar calls it. */
    readonly type: string;
    /** What it is to the node around it ("left", "function"), or null. */
    readonly field: string | null;
    readonly parent: TreeNode | null;
    /** In the order of the text; comments are among them. */
    readonly children: readonly TreeNode[];
};
type Statement = Span & {
    /** 0-based lines, both inclusive. */
    readonly first: number;
    readonly last: number;
    /** How many blocks are around it. */
    readonly depth: number;
    /** Without comments and strings. */
    readonly code: string;
};
/** Offsets in the text, `end` exclusive. */
type Span = {
    readonly start: number;
    readonly end: number;
};
type StringSpan = Span & {
    /** Whether it stands in the place of a type: `x: "A"`. */
    readonly isType: boolean;
};
type Binding = {
    /**
     * - `parameter`, `variable`, `result`: what may have a type where it stands.
     * - `name`: any other that is defined there, and belongs to what stands around it.
     * - `attribute`: of something else than the object itself, which is defined elsewhere.
     * - `import`: a name by which another file calls it.
     */
    readonly kind: "parameter" | "variable" | "result" | "name" | "attribute" | "import";
    /** "x"; with its object "self.x"; of a parameter that is taken apart its number. */
    readonly name: string;
    /** Of the name, behind the `#` of a private one, which is a token of its own: an offset, and the 0-based line. */
    readonly start: number;
    readonly line: number;
    /** Where the value ends that it is given there (`x = 1`, `x: int`); without one, where its name ends. */
    readonly end: number;
    /** Its type as it is written; null for none. Of a function of Go that gives nothing back it is empty. */
    readonly type: string | null;
    /** 1 for `*args` and `...rest`, 2 for `**kwargs`. */
    readonly stars: 0 | 1 | 2;
};
/** What a text is read as. JavaScript is read as `tsx`, whose grammar takes it, with and without JSX; C as C++. */
type SyntaxLanguage = GrammarLanguage | DataLanguage;
type Outline = {
    readonly definitions: readonly Definition[];
    /** Whether the text has syntax errors. */
    readonly hasErrors: boolean;
};
type Declared = {
    readonly ecosystem: Ecosystem;
    readonly name: string;
    /** The extra or group that it belongs to; null for what the project cannot do without. */
    readonly group: string | null;
    /** Where it is needed (PEP 508); null for everywhere. */
    readonly marker: string | null;
};
type ReadArgument = {
    readonly role: Role;
    readonly text: string;
};
/** `problem`: a short name of it. `at: "object"`: it is of the object that something is asked of, whatever is asked. */
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
    /** In place of the file's own. */
    readonly text: string;
    /**
     * Whether the text is to other files what the file's own is, so that it can be open beside others of its kind. A server
     * looks again at what needs a file whenever its text is another: one by one that would cost a check of them all for each.
     */
    readonly isInert?: true;
};
type ProbedSide = {
    /** The files that the server checks, in its order: only these can be asked about. */
    readonly program: readonly string[];
    /** All that is open, in its order: whether the server complains at all may be asked of each; absent for `program`. */
    readonly neighbours?: readonly string[];
    /** As the server saw it. */
    readonly text: (path: string) => string | undefined;
    readonly reading: FindReading;
    /** How the server lists what silences it; absent where it cannot. */
    readonly census?: Census;
};
/** A file that differs between base and head, through renames; null where that side does not have it. */
type ChangedFile = {
    readonly from: string | null;
    readonly to: string | null;
};
/** Read by the parser that its server has, too: what is an error to one is one to the other, and no grammar knows it as well. */
type DataLanguage = keyof typeof dataReaders;
type GrammarLanguage = keyof typeof grammarWasm;
type Definition = {
    readonly name: string;
    /** The type that it is a method of, where it stands outside of that (Go, C++), in C++ dotted with what is around that; absent everywhere else. */
    readonly receiver?: string;
    /** Of a block that gives more to what is defined elsewhere, with its name: an `impl` of Rust, and the trait that it is of, if any. */
    readonly part?: string;
    /** Of an item of a list of data, which is called by its place (`[2]`): what tells it from others wherever it stands (`[id: north]`). */
    readonly item?: string;
    /** Of a key at the top of one of several documents in a file: what tells that document from the others. */
    readonly document?: string;
    /** What is called, and everything else that holds or names: classes, interfaces, enums, types, namespaces. Of data a `key`. */
    readonly kind: "class" | "function" | "key";
    /** 0-based, UTF-16; from the first decorator, or `export`, to the end of the body. */
    readonly range: Range;
    readonly nameRange: Range;
    readonly definitions: readonly Definition[];
};
type Ecosystem = (typeof ecosystems)[number];
/**
 * What an argument of a message is.
 * - `subject`: what the message complains of: what is missing, called, assigned, overridden.
 * - `owner`: the type or the module that lacks it.
 * - `expected`: the type that something does not fit.
 * - `free`: the type that does not fit, a count, a position, a suggestion.
 */
type Role = "subject" | "owner" | "expected" | "free";
/** Each loaded with the first text of its language. */
declare const dataReaders: {
    json: () => Promise<ReadData>;
    yaml: () => Promise<ReadData>;
};
/** The WebAssembly of each grammar, read when it is asked for. */
declare const grammarWasm: Record<"python" | "typescript" | "tsx" | "go" | "rust" | "bash" | "cpp", () => Promise<Uint8Array>>;
/** What the files of a repository say of the packages it needs. The project's own packages are left out. */
declare const ecosystems: readonly ["npm", "pypi", "conda"];
type ReadData = (text: string, starts: readonly number[]) => Data;
/** What is read of a text of data. Of one with errors nothing else is said. */
type Data = {
    readonly definitions: readonly Definition[];
    readonly hasErrors: boolean;
    readonly comments: readonly Extent[];
    /** Text in the text, over lines of its own. */
    readonly strings: readonly Extent[];
};
/** Offsets in the text, `end` exclusive. */
type Extent = Pick<TreeNode, "start" | "end">;
export {};
