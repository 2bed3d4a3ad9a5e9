/** Rejects an answer that does not have the protocol's shape. It counts as a failure of the server. */

import { UserError } from "../../model/errors.ts";
import type { Evidence } from "../bundle/evidence.ts";
import { type QueryContext, UnansweredRequest } from "./asking.ts";

/**
 * Returns the value that was read from an answer. If it is undefined, the answer had another shape than the protocol
 * allows: throws `UnansweredRequest` with the evidence, because an empty answer would be untrue.
 */
export function requireShape<Value>(
  value: Value | undefined,
  method: string,
  asking: QueryContext,
  evidence: Evidence,
): Value {
  if (value !== undefined) return value;
  const error = new UserError(
    "server-crashed",
    `the answer of ${asking.profile.name} to ${method} does not follow the protocol`,
    {
      hint: "Try another version of the server.",
    },
  );
  throw new UnansweredRequest(error, evidence);
}
