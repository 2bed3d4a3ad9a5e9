/** An answer of another shape than the protocol has is no answer: the server broke its word, and says nothing. */

import type { Evidence } from "../bundle/evidence.ts";
import { UserError } from "../errors.ts";
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
