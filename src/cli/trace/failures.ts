/** Error codes for the failure of a session that was requested by itself. */
import { type ErrorCode, errorTable, UserError } from "../../model/errors.ts";
import type { FailureCode, SessionFailure } from "../../session/observe/observation.ts";

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

/** Makes the error; `versionProblem` is a known problem of the server's version. */
export function unhealthyServerError(
  server: string,
  { code, message }: SessionFailure,
  versionProblem: string | undefined,
): UserError {
  const errorCode = errorCodes[code];
  const hint = versionProblem ?? (errorCode === "not-found" ? "Try again." : errorTable[errorCode].hint);
  return new UserError(errorCode, `no recording: ${server} failed: ${message}`, { hint });
}
