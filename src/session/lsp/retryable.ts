/** Errors by which a server says that it did not answer, and not that it cannot. */
import { LSPErrorCodes } from "vscode-languageserver-protocol";
import type { Answered } from "./session.ts";

/** The content was modified while the server worked on the answer, or it cancelled the request and takes it again. */
export function isRetryable({ code, data }: Extract<Answered, { kind: "error" }>): boolean {
  if (code === LSPErrorCodes.ContentModified) return true;
  const isRefused =
    typeof data === "object" &&
    data !== null &&
    (data as { retriggerRequest?: unknown }).retriggerRequest === false;
  return code === LSPErrorCodes.ServerCancelled && !isRefused;
}
