/** Table of all queries by name, for the command line, batch and other callers. */

import {
  DeclarationRequest,
  DefinitionRequest,
  ImplementationRequest,
  TypeDefinitionRequest,
} from "vscode-languageserver-protocol";
import { type ErrorCode, errorTable, UserError } from "../../model/errors.ts";
import { findNearest } from "../../model/nearest.ts";
import { calls } from "./calls.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { context } from "./context.ts";
import { check, diag } from "./diag.ts";
import { actions, format, organizeImports, prepareRename, rename, renameFile } from "./edits.ts";
import { hints } from "./hints.ts";
import { hover } from "./hover.ts";
import { locate } from "./locate.ts";
import { locationQuestion } from "./locations.ts";
import { outline } from "./outline.ts";
import type { Question } from "./question.ts";
import { refs } from "./refs.ts";
import { request } from "./request.ts";
import { sig } from "./sig.ts";
import { reload, status } from "./status.ts";
import { symbols } from "./symbols.ts";
import { described } from "./table.ts";
import { types } from "./types.ts";

/** `lanser exit-codes`: the table of errors and exit codes. */
const exitCodes: Question & { readonly kind: "table" } = {
  ...described("exit-codes"),
  sortingKeys: ["exitCode"],
  readOnly: true,
  answer: () => ({
    status: "ok",
    exitCode: 0,
    facts: {
      provenance: "builtin",
      codes: (Object.keys(errorTable) as ErrorCode[])
        .map((code) => ({ code, ...errorTable[code] }))
        .toSorted((one, other) => one.exitCode - other.exitCode),
    },
  }),
};

/** Queries that differ only in their method: a position in, a list of places out. */
const places = (
  [
    ["def", DefinitionRequest.method],
    ["typedef", TypeDefinitionRequest.method],
    ["decl", DeclarationRequest.method],
    ["impl", ImplementationRequest.method],
  ] as const
).map(([name, method]) => locationQuestion(name, method));

export const questions: readonly Question[] = [
  locate,
  ...places,
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
  prepareRename,
  rename,
  renameFile,
  actions,
  format,
  organizeImports,
  status,
  reload,
  capabilitiesOf(() => questions),
  exitCodes,
];

/** Returns the query with a name or alias. Throws a UserError with the nearest name if there is none. */
export function questionCalled(name: string): Question {
  const found = questions.find((one) => one.name === name || one.aliases.includes(name));
  if (found !== undefined) return found;
  const near = findNearest(
    name,
    questions.map((one) => one.name),
  );
  throw new UserError("usage", `there is no question \`${name}\``, {
    hint:
      near === undefined
        ? `The questions are ${questions.map((one) => one.name).join(", ")}.`
        : `Did you mean \`${near}\`?`,
  });
}
