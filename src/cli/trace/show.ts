/** Runs `lanser trace show`, which prints a trace like a conversation. */
import { UserError } from "../../model/errors.ts";
import type { LineOf } from "../commands.ts";
import { parseChoice } from "../program/arguments.ts";
import type { CliHost } from "../program/program.ts";
import { loadTrace, traceFile } from "../program/traces.ts";
import { sayTo } from "../say.ts";
import { describe, fileOfMessage, mentionsFinding, milliseconds } from "./conversation.ts";
import { createExchanges } from "./exchanges.ts";
import { findTracesFolder } from "./files.ts";

/**
 * Prints the selected entries of a trace, one a line. The numbers are those that other commands name in differences.
 */
export async function traceShow(
  host: CliHost,
  { values, positionals }: LineOf<"trace show">,
): Promise<number> {
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0)
    throw new UserError("usage", "trace show needs one trace", { hint: "lanser trace show TRACE" });
  const format = parseChoice(values.format, ["text", "json"] as const, "--format") ?? "text";
  const from = wholeNumber(values.from, "--from") ?? 0;
  const end = from + (wholeNumber(values.count, "--count") ?? Number.POSITIVE_INFINITY);
  const trace = loadTrace(traceFile(host, findTracesFolder(host), named), named);
  const exchanges = createExchanges();
  const { file, finding } = values;
  const say = sayTo(host);
  // The loop starts at the first entry even with --from, because an answer needs its request.
  for (const entry of trace.entries()) {
    if (entry.i >= end) break;
    const exchange = exchanges.next(entry);
    if (entry.i < from) continue;
    if (file !== undefined && (exchange === undefined || fileOfMessage(exchange) !== file)) continue;
    if (finding !== undefined && (exchange === undefined || !mentionsFinding(exchange, finding))) continue;
    const text = describe(entry, exchange);
    if (format === "text")
      say(`${String(entry.i).padStart(6)} ${milliseconds(entry.t).padStart(10)}  ${text}`);
    else {
      const { i, k, d, m, t } = entry;
      const line = { entry: i, kind: k, direction: d ?? null, microseconds: t, text, content: m };
      host.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
  return 0;
}

function wholeNumber(text: string | undefined, flag: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new UserError("usage", `${flag} must be a whole number, not \`${text}\``);
}
