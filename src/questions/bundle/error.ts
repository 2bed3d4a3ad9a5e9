/** The error object of bundles, batch lines and standard error. */
import { type ErrorCode, errorTable, type UserError } from "../../model/errors.ts";

export type BundleError = {
  /** `E/NOT_FOUND`: the code of errors.ts. */
  readonly code: string;
  readonly kind: ErrorKind;
  readonly exitCode: number;
  readonly message: string;
  readonly hint: string;
  readonly retryable: boolean;
  /** The evidence record of the failed query. Null if no query was sent. */
  readonly evidenceId: string | null;
};

/** Kinds on which a program can branch; coarser than the code. */
export const errorKinds = [
  "ServerUnavailable",
  "LanguageNotEnabled",
  "NoServerForExtension",
  "FileNotFound",
  "RequestTimeout",
  "SessionDead",
  "CapabilityMissing",
  "Wire",
  "BadSelector",
  "NotFound",
  "Ambiguous",
  "Stale",
  "Cancelled",
  "Configuration",
  "Usage",
  "Internal",
] as const;
export type ErrorKind = (typeof errorKinds)[number];

const kinds = {
  "bad-selector": "BadSelector",
  "not-found": "NotFound",
  ambiguous: "Ambiguous",
  "version-skew": "Stale",
  "report-refused": "ServerUnavailable",
  "bad-configuration": "Configuration",
  "no-server": "LanguageNotEnabled",
  "unknown-server": "NoServerForExtension",
  "unknown-version": "NoServerForExtension",
  "unsupported-platform": "Configuration",
  "unsafe-trigger": "Configuration",
  "no-git": "Configuration",
  usage: "Usage",
  "no-repository": "Usage",
  "no-base": "Usage",
  "no-merge-base": "Usage",
  "unknown-revision": "Usage",
  "unreadable-file": "FileNotFound",
  broken: "Internal",
  "server-timeout": "RequestTimeout",
  "server-crashed": "SessionDead",
  "server-not-started": "ServerUnavailable",
  "apply-conflict": "Stale",
  "write-denied": "Usage",
  "unsupported-capability": "CapabilityMissing",
  "machine-limit": "ServerUnavailable",
  cancelled: "Cancelled",
  "content-modified": "Stale",
  "indexing-unsupported": "Wire",
  "replay-mismatch": "Stale",
  outside: "Usage",
} as const satisfies Record<ErrorCode, ErrorKind>;

export function bundleError(
  { code, message, hint }: Pick<UserError, "code" | "message" | "hint">,
  evidenceId: string | null,
): BundleError {
  const { exitCode, retryable } = errorTable[code];
  return {
    code: `E/${code.toUpperCase().replaceAll("-", "_")}`,
    kind: kinds[code],
    exitCode,
    message: message.toWellFormed(),
    hint: hint.toWellFormed(),
    retryable,
    evidenceId,
  };
}
