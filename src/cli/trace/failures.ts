/** Converts the failure of a recorded session to an error with an exit code. */
import { type ErrorCode, errorTable, UserError } from "../../model/errors.ts";
import type { FailureCode, SessionFailure } from "../../session/observe/observation.ts";

/** Error of each failure of a session: it decides the exit code of `lanser trace record`. */
const errorCodes = {
  "server-not-started": "server-not-started",
  "server-crashed": "server-crashed",
  "server-protocol": "server-crashed",
  "server-timeout": "server-timeout",
  "server-not-ready": "server-timeout",
  "server-configuration": "bad-configuration",
  outside: "outside",
  "canary-failed": "not-found",
  "file-count-mismatch": "not-found",
  "digest-mismatch": "not-found",
  "shard-missing": "not-found",
  cancelled: "cancelled",
} as const satisfies Record<FailureCode, ErrorCode>;

export const failureCodes = Object.keys(errorCodes) as readonly FailureCode[];

/**
 * Makes the error for a session that failed while it was recorded. `versionProblem` is a known problem of the server's
 * version; if there is one, it is the hint, because another version is the remedy.
 */
export function unhealthyServerError(
  server: string,
  { code, message }: SessionFailure,
  versionProblem: string | undefined,
): UserError {
  const errorCode = errorCodes[code];
  const hint =
    versionProblem ?? (errorCode === "not-found" ? "Run the command again." : errorTable[errorCode].hint);
  return new UserError(errorCode, `cannot record a trace, because ${server} failed: ${message}`, { hint });
}
