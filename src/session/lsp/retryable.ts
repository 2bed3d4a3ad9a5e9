/** Detects errors that mean "try again": the server could answer, but gave up this time. */
import { LSPErrorCodes } from "vscode-languageserver-protocol";
import type { RequestOutcome } from "./session.ts";

/**
 * True for an error that a repeated request can avoid: the content was modified while the server worked, or the server
 * cancelled the request and accepts it again. Other errors would come again.
 */
export function isRetryable({ code, data }: Extract<RequestOutcome, { kind: "error" }>): boolean {
  if (code === LSPErrorCodes.ContentModified) return true;
  const isRefused =
    typeof data === "object" &&
    data !== null &&
    (data as { retriggerRequest?: unknown }).retriggerRequest === false;
  return code === LSPErrorCodes.ServerCancelled && !isRefused;
}
