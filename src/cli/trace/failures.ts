/** What a session that counts for nothing is for a person who asked for that session alone. */
import { type ErrorCode, errorTable, UserError } from "../../model/errors.ts";
import type { Failure, FailureCode } from "../../session/observe/observation.ts";

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

/** `versionProblem` is what is known to be wrong with the version of the server. */
export function unhealthy(
  server: string,
  { code, message }: Failure,
  versionProblem: string | undefined,
): UserError {
  const errorCode = errorCodes[code];
  const hint = versionProblem ?? (errorCode === "not-found" ? "Try again." : errorTable[errorCode].hint);
  return new UserError(errorCode, `nothing was recorded: ${server} was not healthy: ${message}`, { hint });
}
