/** Defines all errors that a person can see: code, exit code, whether a retry can help, and a hint. */
import { shorten } from "./text.ts";

type ErrorRow = {
  readonly exitCode: number;
  /** True if a second try can succeed: the same command later, or one with a candidate that the error names. */
  readonly retryable: boolean;
  readonly hint: string;
};

/**
 * Every exit code of the contract except those of a verdict. Each code from 2 to 10 and from 64 to 77 has one meaning.
 */
export const errorTable = {
  "bad-selector": { exitCode: 2, retryable: false, hint: "Correct the selector." },
  "not-found": { exitCode: 3, retryable: false, hint: "Check the name." },
  ambiguous: { exitCode: 4, retryable: true, hint: "Write a longer name or a more exact selector." },
  "version-skew": {
    exitCode: 10,
    retryable: true,
    hint: "Use the release of Lanser that wrote the file, or write the file again.",
  },
  "report-refused": {
    exitCode: 11,
    retryable: false,
    hint: "Read the log of the analysis job, and run that job again.",
  },
  // The message names the fault and its place, so a hint would repeat it.
  "bad-configuration": { exitCode: 12, retryable: false, hint: "" },
  "no-server": { exitCode: 12, retryable: false, hint: "Name a server, for example: --server pyright" },
  "unknown-server": {
    exitCode: 12,
    retryable: false,
    hint: "Name a server of this release. docs/servers.md lists them.",
  },
  "unknown-version": { exitCode: 12, retryable: false, hint: "Name a version that this release pins." },
  "unsupported-platform": { exitCode: 12, retryable: false, hint: "Run Lanser on Linux." },
  "unsafe-trigger": { exitCode: 12, retryable: false, hint: "Run the workflow on pull_request instead." },
  "no-git": { exitCode: 12, retryable: false, hint: "Install git 2.38 or newer and put it on PATH." },
  usage: { exitCode: 13, retryable: false, hint: "See: lanser --help" },
  "no-repository": {
    exitCode: 13,
    retryable: false,
    hint: "Name a folder inside a git repository with --repo.",
  },
  "no-base": {
    exitCode: 13,
    retryable: false,
    hint: "Name a base: --base REV (compared from the merge base) or --base-exact REV.",
  },
  "no-merge-base": {
    exitCode: 13,
    retryable: false,
    hint: "Name the exact base commit: --base-exact REV.",
  },
  "unknown-revision": {
    exitCode: 13,
    retryable: false,
    hint: "Fetch the commit, or name an existing commit.",
  },
  "unreadable-file": { exitCode: 13, retryable: false, hint: "Check the path and its permissions." },
  broken: {
    exitCode: 14,
    retryable: false,
    hint: "This is an internal error. Report it with the stack trace.",
  },
  "server-timeout": { exitCode: 64, retryable: true, hint: "Try again, or name fewer files." },
  "server-crashed": { exitCode: 65, retryable: true, hint: "Try again, or use another version." },
  "server-not-started": {
    exitCode: 66,
    retryable: true,
    hint: "Try again, and check that the machine can reach the package registry.",
  },
  "apply-conflict": {
    exitCode: 70,
    retryable: false,
    hint: "The files have changed. Request the edit again for their current contents.",
  },
  "write-denied": { exitCode: 71, retryable: false, hint: "Allow the path, or leave it out." },
  "unsupported-capability": { exitCode: 72, retryable: false, hint: "Use another server." },
  "machine-limit": {
    exitCode: 78,
    retryable: true,
    hint: "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.",
  },
  cancelled: { exitCode: 73, retryable: true, hint: "Run the command again." },
  "content-modified": {
    exitCode: 74,
    retryable: true,
    hint: "Try again when no other program writes to the files.",
  },
  "indexing-unsupported": {
    exitCode: 75,
    retryable: false,
    hint: "Count columns in UTF-16 code units.",
  },
  "replay-mismatch": {
    exitCode: 76,
    retryable: false,
    hint: "Restore the file from an earlier commit (git log -- FILE), or record it again: lanser trace record --name NAME --force -- FILE…",
  },
  outside: {
    exitCode: 77,
    retryable: false,
    hint: "Remove the reference. For a reference to a package, link the package and name its folder in `dependencies`.",
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

/** Maximum length of a message, because a message can quote long input. */
const messageLengthMax = 2_000;

/** Maximum length of a hint, which can contain lines for a configuration file. */
const hintLengthMax = 4_000;

/** Place that an ambiguous selector can mean. */
export type PlaceCandidate = {
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

/** Features of equation (1), from 0 to 1. Null: there is no evidence for it, and the other weights count more. */
export type PlaceFeatures = {
  readonly ast: number | null;
  readonly module: number | null;
  readonly token: number | null;
  readonly proximity: number | null;
};

/** Lines that an edit and the working tree both change. Null: that side does not have the file. */
export type MergeConflict = {
  readonly file: string;
  readonly base: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
};

/**
 * Error that a person can correct. The message says what is wrong and where, the hint what to do next. People see it
 * without a stack trace; any other error is a defect of Lanser.
 */
export class UserError extends Error {
  readonly code: ErrorCode;
  /** Empty if the message says everything. */
  readonly hint: string;
  /** Places that an ambiguous selector can mean, the best first; empty for other errors. */
  readonly candidates: readonly PlaceCandidate[];
  /** What could not be merged; empty for other errors. */
  readonly conflicts: readonly MergeConflict[];

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      hint?: string;
      cause?: unknown;
      candidates?: readonly PlaceCandidate[];
      conflicts?: readonly MergeConflict[];
    } = {},
  ) {
    super(
      shorten(message, messageLengthMax),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = "UserError";
    this.code = code;
    this.hint = shorten(options.hint ?? errorTable[code].hint, hintLengthMax);
    this.candidates = options.candidates ?? [];
    this.conflicts = options.conflicts ?? [];
  }

  get exitCode(): number {
    return errorTable[this.code].exitCode;
  }

  get retryable(): boolean {
    return errorTable[this.code].retryable;
  }
}

/** Returns the error of a command that was cancelled. */
export function cancelled(what = "it"): UserError {
  return new UserError("cancelled", `${what} was cancelled`);
}

/** Runs a command. A usage error without a hint of its own gets a hint to the help of this command. */
export async function withHelpOf<Result>(command: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isBare =
      error instanceof UserError && error.code === "usage" && error.hint === errorTable.usage.hint;
    if (!isBare) throw error;
    throw new UserError(error.code, error.message, { hint: `See: lanser ${command} --help`, cause: error });
  }
}

/** The exit codes of `gate` and the Action by verdict. Workflows depend on them, so they are part of the contract. */
export const verdictExitCode = { pass: 0, fail: 1, inconclusive: 11 } as const;
