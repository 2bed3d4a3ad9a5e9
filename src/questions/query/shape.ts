/** An answer of another shape than the protocol has is no answer: the server broke its word, and says nothing. */

import { UserError } from "../../model/errors.ts";
import type { Evidence } from "../bundle/evidence.ts";
import { type Asking, Unanswered } from "./asking.ts";

export function shaped<Value>(
  value: Value | undefined,
  method: string,
  asking: Asking,
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
  throw new Unanswered(error, evidence);
}
