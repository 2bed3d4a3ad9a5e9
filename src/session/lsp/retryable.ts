/** Detects errors by which a server says that it did not answer, rather than that it cannot. */
import { LSPErrorCodes } from "vscode-languageserver-protocol";
import type { RequestOutcome } from "./session.ts";

/**
 * True if the content was modified while the server worked on the answer, or if it cancelled the request and accepts it
 * again.
 */
export function isRetryable({ code, data }: Extract<RequestOutcome, { kind: "error" }>): boolean {
  if (code === LSPErrorCodes.ContentModified) return true;
  const isRefused =
    typeof data === "object" &&
    data !== null &&
    (data as { retriggerRequest?: unknown }).retriggerRequest === false;
  return code === LSPErrorCodes.ServerCancelled && !isRefused;
}
