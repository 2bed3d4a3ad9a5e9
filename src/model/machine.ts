/** Recognises refusals of the machine by the system's error codes. They are not faults of Lanser or of the input. */
import { UserError } from "./errors.ts";

type Refusal = {
  readonly kind: "disk" | "limit";
  /** For the middle of a sentence. */
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

/** Searches an error, its causes and its suppressed errors. Undefined for any other error. */
export function refusalIn(error: unknown): Refusal | undefined {
  // What has words for people already has better ones.
  if (typeof error !== "object" || error === null || error instanceof UserError) return undefined;
  const { code, syscall, message, cause, error: last, suppressed } = error as Record<string, unknown>;
  const own = typeof code === "string" && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (own !== undefined) return own;
  // An open descriptor of the caller can lie beyond a limit that was lowered later: Linux then answers EINVAL.
  if (code === "EINVAL" && String(syscall).startsWith("spawn")) return refusals["EMFILE"];
  if (hidden.test(String(message))) return refusals["EMFILE"];
  return refusalIn(cause) ?? refusalIn(last) ?? refusalIn(suppressed);
}

/** Returns the error to show for a refusal of the machine; undefined for any other error. */
export function machineProblem(error: unknown): UserError | undefined {
  const refusal = refusalIn(error);
  if (refusal === undefined) return undefined;
  const { kind, why } = refusal;
  return kind === "disk"
    ? new UserError("machine-limit", `cannot write a file: ${why}`, { hint: diskHint, cause: error })
    : new UserError("machine-limit", `the machine has no room for the run: ${why}`, { cause: error });
}

export const diskHint = "Free space, or point TMPDIR elsewhere.";
