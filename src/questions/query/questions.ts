/** Table of all queries by name, for the command line, batch and other callers. */

import { UserError } from "../../model/errors.ts";
import { nearest } from "../../model/nearest.ts";
import { calls } from "./calls.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { context } from "./context.ts";
import { decl } from "./decl.ts";
import { def } from "./def.ts";
import { check, diag } from "./diag.ts";
import { exitCodes } from "./exit-codes.ts";
import { hints } from "./hints.ts";
import { hover } from "./hover.ts";
import { impl } from "./impl.ts";
import { locate } from "./locate.ts";
import { outline } from "./outline.ts";
import type { Question } from "./question.ts";
import { refs } from "./refs.ts";
import { request } from "./request.ts";
import { sig } from "./sig.ts";
import { reload, status } from "./status.ts";
import { symbols } from "./symbols.ts";
import { typedef } from "./typedef.ts";
import { types } from "./types.ts";

export const questions: readonly Question[] = [
  locate,
  def,
  typedef,
  decl,
  impl,
  refs,
  hover,
  sig,
  hints,
  symbols,
  outline,
  calls,
  types,
  diag,
  check,
  context,
  request,
  status,
  reload,
  capabilitiesOf(() => questions),
  exitCodes,
];

/** Returns the names of queries that the command line accepts. `all` includes the names that other tools use. */
export function questionNames(): { readonly shown: readonly string[]; readonly all: readonly string[] } {
  return {
    shown: questions.map(({ name }) => name),
    all: questions.flatMap(({ name, aliases }) => [name, ...aliases]),
  };
}

/** Returns the query with a name. Throws a UserError with the nearest name if there is none. */
export function questionCalled(name: string): Question {
  const found = questions.find((one) => one.name === name || one.aliases.includes(name));
  if (found !== undefined) return found;
  const near = nearest(
    name,
    questions.map((one) => one.name),
  );
  throw new UserError("usage", `there is no question \`${name}\``, {
    hint:
      near === undefined
        ? `There are ${questions.map((one) => one.name).join(", ")}.`
        : `Did you mean \`${near}\`?`,
  });
}
