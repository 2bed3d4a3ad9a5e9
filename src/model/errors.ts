/** One table of what can go wrong for a person: its code, the exit code, whether trying again can help, and a hint. */
import { shorten } from "./text.ts";

type ErrorRow = {
  readonly exitCode: number;
  /** True if the same command can succeed later: nothing that a person wrote is wrong. */
  readonly retryable: boolean;
  readonly hint: string;
};

/**
 * Every exit code of the contract except those of a verdict. Each code from 2 to 10 and from 64 to 77 has one meaning.
 */
export const errorTable = {
  "bad-selector": { exitCode: 2, retryable: false, hint: "Correct the selector." },
  "not-found": { exitCode: 3, retryable: false, hint: "Check the name." },
  ambiguous: { exitCode: 4, retryable: false, hint: "Be more exact." },
  "version-skew": {
    exitCode: 10,
    retryable: false,
    hint: "Use the release of Lanser it is from, or write it again.",
  },
  "report-refused": {
    exitCode: 11,
    retryable: false,
    hint: "Run the analysis again. See the job of the report.",
  },
  // What is wrong has its place in the message; a second line would repeat it.
  "bad-configuration": { exitCode: 12, retryable: false, hint: "" },
  "no-server": { exitCode: 12, retryable: false, hint: "Name a server, for example: --server pyright" },
  "unknown-server": { exitCode: 12, retryable: false, hint: "Name a server of this release." },
  "unknown-version": { exitCode: 12, retryable: false, hint: "Name a version pinned in this release." },
  "unsupported-platform": { exitCode: 12, retryable: false, hint: "Run it on Linux." },
  "unsafe-trigger": { exitCode: 12, retryable: false, hint: "Run on pull_request instead." },
  "no-git": { exitCode: 12, retryable: false, hint: "Install git 2.38 or newer and put it on PATH." },
  usage: { exitCode: 13, retryable: false, hint: "See: lanser --help" },
  "no-repository": {
    exitCode: 13,
    retryable: false,
    hint: "Give a folder inside a git repository with --repo.",
  },
  "no-base": {
    exitCode: 13,
    retryable: false,
    hint: "Give a base: --base REV (compared from the merge base) or --base-exact REV.",
  },
  "no-merge-base": {
    exitCode: 13,
    retryable: false,
    hint: "Compare with the very commit: --base-exact REV.",
  },
  "unknown-revision": { exitCode: 13, retryable: false, hint: "Fetch it, or name an existing commit." },
  "unreadable-file": { exitCode: 13, retryable: false, hint: "Check the path and its permissions." },
  broken: {
    exitCode: 14,
    retryable: false,
    hint: "This is an internal error; please report it with the stack.",
  },
  "server-timeout": { exitCode: 64, retryable: true, hint: "Try again, or ask about fewer files." },
  "server-crashed": { exitCode: 65, retryable: true, hint: "Try again; another version may not crash." },
  "server-not-started": {
    exitCode: 66,
    retryable: true,
    hint: "Try again: the package registry or the machine may have been out of reach.",
  },
  "apply-conflict": {
    exitCode: 70,
    retryable: false,
    hint: "The files have changed. Request the edit again for their current contents.",
  },
  "write-denied": { exitCode: 71, retryable: false, hint: "Allow the path, or leave it out." },
  "unsupported-capability": { exitCode: 72, retryable: false, hint: "Ask another server." },
  "machine-limit": {
    exitCode: 78,
    retryable: true,
    hint: "Raise the limit (ulimit -n, ulimit -u), or give the job more memory.",
  },
  cancelled: { exitCode: 73, retryable: true, hint: "Run it again." },
  "content-modified": { exitCode: 74, retryable: true, hint: "Try again when nothing writes to the files." },
  "indexing-unsupported": {
    exitCode: 75,
    retryable: false,
    hint: "Count columns in UTF-16 code units.",
  },
  "replay-mismatch": {
    exitCode: 76,
    retryable: false,
    hint: "Restore the file from before the damage (git log -- FILE), or record it again: lanser trace record --name NAME --force -- FILE…",
  },
  outside: {
    exitCode: 77,
    retryable: false,
    hint: "Remove the reference. If it means a package, link the package and name its folder in `dependencies`.",
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

/** A message quotes only the beginning of long input. */
const messageLengthMax = 2_000;

/** A hint may hold lines to write into a file. */
const hintLengthMax = 4_000;

/** Something a person can correct: what was wrong, where, and what to do next. Shown without a stack. */
export class UserError extends Error {
  readonly code: ErrorCode;
  /** Empty where the message says all. */
  readonly hint: string;

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(
      shorten(message, messageLengthMax),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = "UserError";
    this.code = code;
    this.hint = shorten(options.hint ?? errorTable[code].hint, hintLengthMax);
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

/** Runs a command. A usage error refers to the command's own help, unless it already has a better hint. */
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

/** The exit code of `gate` and the Action for each verdict (contract: 0 pass, 1 fail, 11 inconclusive). */
export const verdictExitCode = { pass: 0, fail: 1, inconclusive: 11 } as const;
