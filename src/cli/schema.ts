/**
 * Runs `lanser schema …`: exports the schemas of Lanser's files, validates files, and finds out whom a changed
 * schema breaks.
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

export function schemaList(host: CliHost): number {
  const width = Math.max(...Object.keys(schemaTexts).map((name) => name.length));
  for (const [name, text] of Object.entries(schemaTexts)) {
    const { description } = JSON.parse(text) as { readonly description: string };
    const [sentence] = description.split(/(?<=\.) /u);
    host.stdout.write(`${name.padEnd(width)}  ${sentence}\n`);
  }
  return 0;
}

export function schemaExport(host: CliHost, { values, positionals }: LineOf<"schema export">): number {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UserError("usage", "export needs one NAME");
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

export async function schemaValidate(
  host: CliHost,
  { positionals }: LineOf<"schema validate">,
): Promise<number> {
  const [schema, ...files] = positionals;
  if (schema === undefined || files.length === 0)
    throw new UserError("usage", "validate needs a schema and files");
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
      say(`follows it: ${file}${file.endsWith(".jsonl") ? ` (${plural(parts.length, "line")})` : ""}`);
    isWrong ||= problems.length > 0;
  }
  return isWrong ? 1 : 0;
}

export async function schemaValidateBatch(
  host: CliHost,
  { positionals }: LineOf<"schema validate-batch">,
): Promise<number> {
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UserError("usage", "validate-batch takes one FILE");
  const say = sayTo(host);
  const shown = file ?? "standard input";
  const lines = (await readTextArgument(host, file ?? "-", "batch")).split("\n");
  const told = { lines: 0, problems: 0 };
  for (const { line, problem } of batchProblems(lines)) {
    told.lines += 1;
    if (problem === undefined) continue;
    told.problems += 1;
    if (told.problems <= shownMax) say(`${shown}:${line}: ${problem}`);
  }
  if (told.problems > shownMax) say(`  and ${told.problems - shownMax} more`);
  if (told.problems === 0) say(`lanser batch takes all of it: ${plural(told.lines, "line")}`);
  return told.problems === 0 ? 0 : 1;
}

const modes = ["full", "backward", "forward"] as const;

export function schemaCompat(host: CliHost, { values, positionals }: LineOf<"schema compat">): number {
  const [old, now, ...others] = positionals;
  if (old === undefined || now === undefined || others.length > 0)
    throw new UserError("usage", "compat needs OLD and NEW");
  const mode = parseChoice(values.mode, modes, "--mode") ?? "full";
  const asked: readonly BreakDirection[] = mode === "full" ? ["backward", "forward"] : [mode];
  const origins = [schemaAt(host, old), schemaAt(host, now)] as const;
  // That both are schemas: what is misspelt in one would be no difference.
  for (const origin of origins) checkOf(origin);
  const say = sayTo(host);
  const changes = compareSchemas(...origins).map((change) => ({
    ...change,
    breaks: change.breaks.filter((one) => asked.includes(one)),
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

function schemaAt(host: CliHost, name: string): SchemaSource {
  const own = ownSchema(name);
  if (own !== undefined) return shippedSchema(own);
  const file = resolve(host.cwd, name);
  // Who writes a name wrongly does not mean a file.
  return existsSync(file) || /[./]/u.test(name.replace(/\.v\d+$/u, ""))
    ? readSchema(file, name)
    : shippedSchema(named(name));
}

function named(name: string): keyof typeof schemaTexts {
  const own = ownSchema(name);
  if (own !== undefined) return own;
  const near = findNearest(
    name,
    Object.keys(schemaTexts).map((known) => known.replace(/\.v\d+$/u, "")),
  );
  throw new UserError("not-found", `there is no schema \`${name}\``, {
    hint: near === undefined ? "See: lanser schema list" : `Did you mean \`${near}\`?`,
  });
}

function numbered(text: string): readonly { readonly text: string; readonly line: number }[] {
  return text.split("\n").flatMap((line, at) => (line.trim() === "" ? [] : [{ text: line, line: at + 1 }]));
}
