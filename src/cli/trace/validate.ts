/** Runs `lanser trace validate`, which checks if files of older releases follow a schema that is about to change. */
import { resolve } from "node:path";
import { errorTable, UserError } from "../../model/errors.ts";
import { plural } from "../../model/text.ts";
import { lineText, readLines } from "../../session/trace/lines.ts";
import { openTraceFile } from "../../session/trace/source.ts";
import type { LineOf } from "../commands.ts";
import type { CliHost } from "../program/program.ts";
import { traceFile } from "../program/traces.ts";
import { type Say, sayTo } from "../say.ts";
import { checkOf, findProblem, readSchema, readSchemaText, type SchemaCheck } from "../schema/checking.ts";
import { findTracesFolder } from "./files.ts";

const shownMax = 10;

/**
 * Checks each file, and prints at most ten problems for each. It shows before a release if a new schema breaks old
 * files.
 */
export async function traceValidate(
  host: CliHost,
  { values, positionals }: LineOf<"trace validate">,
): Promise<number> {
  if (values.schema === undefined || positionals.length === 0)
    throw new UserError("usage", "trace validate needs --schema FILE and files", {
      hint: "See: lanser trace validate --help",
    });
  const check = checkOf(readSchema(resolve(host.cwd, values.schema), values.schema));
  const say = sayTo(host);
  let isWrong = false;
  for (const named of positionals) {
    const file = traceFile(host, findTracesFolder(host), named);
    const isTrace = /\.jsonl(?:\.zst)?$/.test(file);
    const { checked, wrong } = isTrace
      ? checkTrace(file, named, check, say)
      : checkDocument(file, named, check, say);
    if (wrong > shownMax) say(`  and ${wrong - shownMax} more in ${named}`);
    if (wrong === 0)
      say(
        `valid: ${named} (${plural(checked, isTrace ? "entry" : "document").replace("entrys", "entries")})`,
      );
    isWrong ||= wrong > 0;
  }
  return isWrong ? errorTable["replay-mismatch"].exitCode : 0;
}

type Checked = { readonly checked: number; readonly wrong: number };

/** Checks a trace entry by entry, because a trace can be larger than memory. Prints the first problems. */
function checkTrace(file: string, shown: string, check: SchemaCheck, say: Say): Checked {
  let [checked, wrong] = [0, 0];
  for (const line of readLines(openTraceFile(file, shown), 0)) {
    checked += 1;
    const problem = findProblem(lineText(line), check);
    if (problem === undefined) continue;
    wrong += 1;
    if (wrong <= shownMax) say(`${shown}:${checked}: ${problem}`);
  }
  return { checked, wrong };
}

/** Checks a JSON file as one document. Returns the same counts as `checkTrace`, for the same summary. */
function checkDocument(file: string, shown: string, check: SchemaCheck, say: Say): Checked {
  const problem = findProblem(readSchemaText(file, shown), check);
  if (problem !== undefined) say(`${shown}: ${problem}`);
  return { checked: 1, wrong: problem === undefined ? 0 : 1 };
}
