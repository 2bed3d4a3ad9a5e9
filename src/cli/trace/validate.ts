/** `lanser trace validate`: whether what older releases wrote follows a schema that is about to change. */
import { resolve } from "node:path";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { parseStrict } from "../../core/json.ts";
import { plural } from "../../core/text.ts";
import { errorTable, UserError } from "../../errors.ts";
import { readFileText } from "../../files.ts";
import { parseFlags } from "../../program/flags.ts";
import type { Program } from "../../program/program.ts";
import { traceFile } from "../../program/traces.ts";
import { linesOf, textOf } from "../../trace/lines.ts";
import { openTraceFile } from "../../trace/source.ts";
import { tracesTop } from "./files.ts";
import { type Say, sayTo } from "./say.ts";

const validateHelp = `lanser trace validate --schema NEW FILE…: whether old traces and reports follow a changed schema

  --schema FILE       a JSON Schema 2020-12, complete in itself
  FILE                traces, of which every entry must follow it, or reports and other JSON; a name below .lanser/traces, too

Exit code: 0, 76 when something does not follow it: the first places are named.
`;

const options = { schema: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

const shownMax = 10;

export async function traceValidate(host: Program, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(validateHelp);
    return 0;
  }
  if (values.schema === undefined || positionals.length === 0)
    throw new UserError("usage", "trace validate needs --schema FILE and files", {
      hint: "See: lanser trace validate --help",
    });
  const validate = compiled(resolve(host.cwd, values.schema), values.schema);
  const say = sayTo(host);
  let isWrong = false;
  for (const named of positionals) {
    const file = traceFile(host, tracesTop(host), named);
    const isTrace = /\.jsonl(?:\.zst)?$/.test(file);
    const { checked, wrong } = isTrace
      ? checkTrace(file, named, validate, say)
      : checkDocument(file, named, validate, say);
    if (wrong > shownMax) say(`  and ${wrong - shownMax} more in ${named}`);
    if (wrong === 0)
      say(
        `follows it: ${named} (${plural(checked, isTrace ? "entry" : "document").replace("entrys", "entries")})`,
      );
    isWrong ||= wrong > 0;
  }
  return isWrong ? errorTable["replay-mismatch"].exitCode : 0;
}

type Checked = { readonly checked: number; readonly wrong: number };

function checkTrace(file: string, shown: string, validate: ValidateFunction, say: Say): Checked {
  let [checked, wrong] = [0, 0];
  for (const line of linesOf(openTraceFile(file, shown), 0)) {
    checked += 1;
    const problem = problemIn(textOf(line), validate);
    if (problem === undefined) continue;
    wrong += 1;
    if (wrong <= shownMax) say(`${shown}:${checked}: ${problem}`);
  }
  return { checked, wrong };
}

function checkDocument(file: string, shown: string, validate: ValidateFunction, say: Say): Checked {
  const problem = problemIn(readText(file, shown), validate);
  if (problem !== undefined) say(`${shown}: ${problem}`);
  return { checked: 1, wrong: problem === undefined ? 0 : 1 };
}

function problemIn(text: string, validate: ValidateFunction): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const read = parseStrict(text);
    return read.kind === "invalid" ? `no JSON: ${read.message}, at column ${read.column}` : "no JSON";
  }
  if (validate(value) === true) return undefined;
  const first = mostTelling(validate.errors ?? []);
  return first === undefined
    ? "it does not follow"
    : `${first.instancePath || "the top"} ${first.message ?? ""}`;
}

/**
 * Where a schema has alternatives each reports what it misses. What is deepest comes from the one that was meant; that
 * some constant is another only shows that it was not.
 */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath, keyword }: ErrorObject): number =>
    keyword === "const" || keyword === "oneOf" ? -1 : instancePath.split("/").length;
  return errors.toSorted((a, b) => depth(b) - depth(a))[0];
}

/** Strict: a keyword that is misspelt would check nothing. Nothing is loaded, and no part of the data is taken for schema. */
function compiled(file: string, shown: string): ValidateFunction {
  const read = parseStrict(readText(file, shown));
  if (read.kind === "invalid")
    throw new UserError("bad-configuration", `${shown}:${read.line}:${read.column}: ${read.message}`);
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    allErrors: false,
    $data: false,
    logger: false,
  });
  try {
    return ajv.compile(read.value as object);
  } catch (error) {
    throw new UserError(
      "bad-configuration",
      `${shown} is not a schema: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

function readText(file: string, shown: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `${shown} cannot be read`, { cause: error });
  }
}
