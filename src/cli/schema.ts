/**
 * Runs `lanser schema …`: exports the schemas of Lanser's files, validates files, and finds out if a changed schema
 * breaks readers or documents.
 */
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import { plural } from "../model/text.ts";
import { prepareFile } from "../platform/folders.ts";
import { batchProblems } from "../questions/client/batch-check.ts";
import { schemaTexts } from "../schemas/generated/texts.ts";
import type { LineOf } from "./commands.ts";
import { parseChoice } from "./program/arguments.ts";
import { readTextArgument } from "./program/overlays.ts";
import type { CliHost } from "./program/program.ts";
import { sayTo } from "./say.ts";
import { checkOf, findProblem, ownSchema, readSchema, shippedSchema } from "./schema/checking.ts";
import { type BreakDirection, compareSchemas } from "./schema/compat.ts";
import type { SchemaSource } from "./schema/resolved.ts";

const shownMax = 10;

/**
 * Prints the names of the shipped schemas, each with the first sentence of its description: the other subcommands take
 * these names.
 */
export function schemaList(host: CliHost): number {
  const width = Math.max(...Object.keys(schemaTexts).map((name) => name.length));
  for (const [name, text] of Object.entries(schemaTexts)) {
    const { description } = JSON.parse(text) as { readonly description: string };
    const [sentence] = description.split(/(?<=\.) /u);
    host.stdout.write(`${name.padEnd(width)}  ${sentence}\n`);
  }
  return 0;
}

/** Prints a shipped schema, or writes it to the file of `--out`, so that another tool can use it without a network. */
export function schemaExport(host: CliHost, { values, positionals }: LineOf<"schema export">): number {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UserError("usage", "schema export needs one NAME");
  const text = schemaTexts[named(name)];
  if (values.out === undefined) {
    host.stdout.write(text);
    return 0;
  }
  const file = resolve(host.cwd, values.out);
  prepareFile(file);
  writeFileSync(file, text);
  return 0;
}

/** Checks files against a schema. It prints at most ten problems for each file, and continues with the next file. */
export async function schemaValidate(
  host: CliHost,
  { positionals }: LineOf<"schema validate">,
): Promise<number> {
  const [schema, ...files] = positionals;
  if (schema === undefined || files.length === 0)
    throw new UserError("usage", "schema validate needs a schema and files");
  const check = checkOf(schemaAt(host, schema));
  const say = sayTo(host);
  let isWrong = false;
  for (const file of files) {
    const text = await readTextArgument(host, file, "file");
    const parts = file.endsWith(".jsonl") ? numbered(text) : [{ text, line: undefined }];
    const problems = parts.flatMap((part) => {
      const problem = findProblem(part.text, check);
      return problem === undefined
        ? []
        : [part.line === undefined ? `${file}: ${problem}` : `${file}:${part.line}: ${problem}`];
    });
    for (const problem of problems.slice(0, shownMax)) say(problem);
    if (problems.length > shownMax) say(`  and ${problems.length - shownMax} more in ${file}`);
    if (problems.length === 0)
      say(`valid: ${file}${file.endsWith(".jsonl") ? ` (${plural(parts.length, "line")})` : ""}`);
    isWrong ||= problems.length > 0;
  }
  return isWrong ? 1 : 0;
}

/**
 * Checks the lines of a batch without a server. A batch can take hours, so a mistake in its last line should show
 * before it starts.
 */
export async function schemaValidateBatch(
  host: CliHost,
  { positionals }: LineOf<"schema validate-batch">,
): Promise<number> {
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UserError("usage", "schema validate-batch takes one FILE");
  const say = sayTo(host);
  const shown = file ?? "standard input";
  const lines = (await readTextArgument(host, file ?? "-", "batch")).split("\n");
  const count = { lines: 0, problems: 0 };
  for (const { line, problem } of batchProblems(lines)) {
    count.lines += 1;
    if (problem === undefined) continue;
    count.problems += 1;
    if (count.problems <= shownMax) say(`${shown}:${line}: ${problem}`);
  }
  if (count.problems > shownMax) say(`  and ${count.problems - shownMax} more`);
  if (count.problems === 0) say(`valid for lanser batch: ${plural(count.lines, "line")}`);
  return count.problems === 0 ? 0 : 1;
}

const modes = ["full", "backward", "forward"] as const;

/** Compares two schemas and prints each change with its effect. Changes that `--mode` does not ask about are fine. */
export function schemaCompat(host: CliHost, { values, positionals }: LineOf<"schema compat">): number {
  const [old, now, ...others] = positionals;
  if (old === undefined || now === undefined || others.length > 0)
    throw new UserError("usage", "schema compat needs OLD and NEW");
  const mode = parseChoice(values.mode, modes, "--mode") ?? "full";
  const directions: readonly BreakDirection[] = mode === "full" ? ["backward", "forward"] : [mode];
  const origins = [schemaAt(host, old), schemaAt(host, now)] as const;
  // Both must be valid schemas. A misspelt keyword would otherwise look like no difference.
  for (const origin of origins) checkOf(origin);
  const say = sayTo(host);
  const changes = compareSchemas(...origins).map((change) => ({
    ...change,
    breaks: change.breaks.filter((one) => directions.includes(one)),
  }));
  for (const { pointer, what, breaks } of changes)
    say(
      `${breaks.length === 0 ? "fine" : `breaks ${breaks.join(" and ")}`}: ${pointer || "the top"}: ${what}`,
    );
  const broken = changes.filter(({ breaks }) => breaks.length > 0).length;
  const word = mode === "full" ? "compatible both ways" : `${mode} compatible`;
  say(
    broken === 0
      ? `${word}: ${plural(changes.length, "change")}`
      : `not ${word}: ${broken} of ${plural(changes.length, "change")} ${broken === 1 ? "breaks" : "break"} it`,
  );
  return broken === 0 ? 0 : 1;
}

/** Returns the schema of a name, or that of a file. A shipped name wins; a text with a dot or slash can be a file. */
function schemaAt(host: CliHost, name: string): SchemaSource {
  const own = ownSchema(name);
  if (own !== undefined) return shippedSchema(own);
  const file = resolve(host.cwd, name);
  // A misspelt name without a dot or slash is not a file, so the message should name the nearest schema.
  return existsSync(file) || /[./]/u.test(name.replace(/\.v\d+$/u, ""))
    ? readSchema(file, name)
    : shippedSchema(named(name));
}

/**
 * Returns the full name of a shipped schema, with its version. Throws a UserError with the nearest name for another.
 */
function named(name: string): keyof typeof schemaTexts {
  const own = ownSchema(name);
  if (own !== undefined) return own;
  const near = findNearest(
    name,
    Object.keys(schemaTexts).map((known) => known.replace(/\.v\d+$/u, "")),
  );
  throw new UserError("not-found", `there is no schema \`${name}\``, {
    hint: near === undefined ? "To list all schemas, run: lanser schema list" : `Did you mean \`${near}\`?`,
  });
}

/** Splits JSON lines, with line numbers from 1. Empty lines are left out. */
function numbered(text: string): readonly { readonly text: string; readonly line: number }[] {
  return text.split("\n").flatMap((line, at) => (line.trim() === "" ? [] : [{ text: line, line: at + 1 }]));
}
