/**
 * Recognises failures of the machine (disk, memory, limits) by error codes, so that they are not reported as defects.
 */
import { UserError } from "./errors.ts";

type Refusal = {
  readonly kind: "disk" | "limit";
  /** Explanation for the middle of a sentence. */
  readonly why: string;
};

const refusals: Readonly<Record<string, Refusal>> = {
  ENOSPC: { kind: "disk", why: "the disk is full" },
  EDQUOT: { kind: "disk", why: "the disk quota is full" },
  EFBIG: { kind: "disk", why: "the file would be larger than this machine allows" },
  EROFS: { kind: "disk", why: "the file system is read-only" },
  EIO: { kind: "disk", why: "the disk has an error" },
  EMFILE: { kind: "limit", why: "too many files are open" },
  ENFILE: { kind: "limit", why: "too many files are open" },
  EAGAIN: { kind: "limit", why: "too many processes are running" },
  ENOMEM: { kind: "limit", why: "there is not enough memory" },
};

/** Node's own message for an error that hides the system's code. */
const hidden = /too many open files/u;

/**
 * Finds a failure of the machine in an error, its causes and its suppressed errors. Undefined for any other error.
 * Errors of libraries often wrap the system's error.
 */
export function refusalIn(error: unknown): Refusal | undefined {
  // A UserError already has a better message.
  if (typeof error !== "object" || error === null || error instanceof UserError) return undefined;
  const { code, syscall, message, cause, error: last, suppressed } = error as Record<string, unknown>;
  const own = typeof code === "string" && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (own !== undefined) return own;
  // If a limit was lowered below an open descriptor's number, Linux answers a spawn with EINVAL.
  if (code === "EINVAL" && String(syscall).startsWith("spawn")) return refusals["EMFILE"];
  if (hidden.test(String(message))) return refusals["EMFILE"];
  return refusalIn(cause) ?? refusalIn(last) ?? refusalIn(suppressed);
}

/**
 * Returns the error to show for a failure of the machine, with a hint. Undefined for any other error, which is a
 * defect.
 */
export function machineProblem(error: unknown): UserError | undefined {
  const refusal = refusalIn(error);
  if (refusal === undefined) return undefined;
  const { kind, why } = refusal;
  return kind === "disk"
    ? new UserError("machine-limit", `Lanser cannot write a file: ${why}`, { hint: diskHint, cause: error })
    : new UserError("machine-limit", `the machine has no room for the run: ${why}`, { cause: error });
}

export const diskHint = "Free disk space, or set TMPDIR to a folder on another disk.";
