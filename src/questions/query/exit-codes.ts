/** `lanser exit-codes`: the table of errors and exit codes. */
import { type ErrorCode, errorTable } from "../../model/errors.ts";
import type { Question } from "./question.ts";

export const exitCodes: Question = {
  kind: "table",
  name: "exit-codes",
  aliases: [],
  summary: "every error and what the command ends with",
  need: "none",
  modes: [],
  flags: [],
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
