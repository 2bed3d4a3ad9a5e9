/** Rejects an answer that does not have the protocol's shape. It counts as a failure of the server. */

import { UserError } from "../../model/errors.ts";
import type { Evidence } from "../bundle/evidence.ts";
import { type QueryContext, UnansweredRequest } from "./asking.ts";

export function requireShape<Value>(
  value: Value | undefined,
  method: string,
  asking: QueryContext,
  evidence: Evidence,
): Value {
  if (value !== undefined) return value;
  const error = new UserError(
    "server-crashed",
    `${asking.profile.name} answered ${method} with something of another shape`,
    {
      hint: "Another version of the server may answer rightly.",
    },
  );
  throw new UnansweredRequest(error, evidence);
}
