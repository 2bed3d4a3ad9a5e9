/**
 * Runs `lanser trace diff`, which shows the findings that differ, the first divergence of two traces, and the
 * messages that differ.
 */

import { DocumentDiagnosticRequest, PublishDiagnosticsNotification } from "vscode-languageserver-protocol";
import { errorTable, UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import {
  aroundLines,
  firstDivergence,
  type MessageChange,
  messageChanges,
  type TraceDivergence,
} from "../../session/trace/compare.ts";
import { faultText } from "../../session/trace/format.ts";
import { readTrace, type Trace } from "../../session/trace/read.ts";
import { openTraceFile, type TraceSource } from "../../session/trace/source.ts";
import type { LineOf } from "../commands.ts";
import { parseChoice } from "../program/arguments.ts";
import type { CliHost } from "../program/program.ts";
import { traceFile } from "../program/traces.ts";
import { type Say, sayTo } from "../say.ts";
import { fileOfMessage, shortFinding } from "./conversation.ts";
import { createExchanges } from "./exchanges.ts";
import { findTracesFolder } from "./files.ts";

/** Compares two traces and prints what differs. A broken trace is an error, never "the same". */
export async function traceDiff(
  host: CliHost,
  { values, positionals }: LineOf<"trace diff">,
): Promise<number> {
  const [first, second, ...more] = positionals;
  if (first === undefined || second === undefined || more.length > 0)
    throw new UserError("usage", "trace diff needs two traces", { hint: "lanser trace diff A B" });
  const format = parseChoice(values.format, ["text", "json"] as const, "--format") ?? "text";
  const open = (named: string) => openTraceFile(traceFile(host, findTracesFolder(host), named), named);
  const [a, b] = [open(first), open(second)];
  const compared = firstDivergence(a, b);
  if (compared.kind === "fault")
    throw new UserError("replay-mismatch", faultText(compared.of === "a" ? first : second, compared.fault));
  if (compared.kind === "identical") {
    // The comparison only read the digests at the ends. This reads both traces in full, so damage in them shows.
    for (const source of [a, b]) readWhole(source);
    if (format === "json")
      host.stdout.write(
        `${JSON.stringify({ ...compared, findings: { removed: [], added: [] }, messages: [] }, null, 2)}\n`,
      );
    else sayTo(host)(`${first} and ${second} are the same`);
    return 0;
  }
  const traces = { a: readWhole(a), b: readWhole(b) };
  const { changes, isWhole } = messageChanges(traces.a, traces.b);
  const findings = differingFindings(traces.a, traces.b);
  if (format === "json")
    host.stdout.write(`${JSON.stringify({ ...compared, findings, messages: changes, isWhole }, null, 2)}\n`);
  else {
    const say = sayTo(host);
    sayFindings(say, findings);
    describe(say, { a: first, b: second }, compared, changes, isWhole);
  }
  return errorTable["replay-mismatch"].exitCode;
}

/** Reads a trace in full. Throws a UserError for a damaged one, which must not count as equal. */
function readWhole(source: TraceSource): Trace {
  const read = readTrace(source);
  if (read.kind === "trace") return read.trace;
  throw new UserError("replay-mismatch", faultText(source.name, read));
}

const findingsShownMax = 20;

/** Prints the findings first: they matter most to a reader. */
function sayFindings(say: Say, { removed, added }: ReturnType<typeof differingFindings>): void {
  const rows = [...removed.map((one) => `  - ${one}`), ...added.map((one) => `  + ${one}`)];
  say(rows.length === 0 ? "both traces have the same findings" : "different findings:");
  for (const row of rows.slice(0, findingsShownMax)) say(row);
  if (rows.length > findingsShownMax) say(`  and ${rows.length - findingsShownMax} more`);
}

/** Matches a line of an entry with a log message or progress of the server. */
const isLog = /^ {2}\d+ < \{[^{]*"method":"(?:window\/logMessage|\$\/progress)"/u;

/** Folds consecutive log messages of the server into one line, because they would hide the entries that differ. */
function folded(all: readonly string[]): readonly string[] {
  const rows: string[] = [];
  let logs: string[] = [];
  const flush = () => {
    rows.push(...(logs.length > 1 ? [`  … ${logs.length} messages of the server's log`] : logs));
    logs = [];
  };
  for (const line of all) {
    if (isLog.test(line)) logs.push(line);
    else {
      flush();
      rows.push(line);
    }
  }
  flush();
  return rows;
}

/**
 * Prints the first different entry with the entries around it in both traces, then the counts of different messages by
 * method: the first difference is often the cause of all others.
 */
function describe(
  say: Say,
  names: { readonly a: string; readonly b: string },
  found: TraceDivergence,
  changes: readonly MessageChange[],
  isWhole: boolean,
): void {
  say(
    `the traces first differ at entry ${found.entry}${found.pointer === "" ? "" : `, at ${found.pointer}`}`,
  );
  for (const side of ["a", "b"] as const) {
    say(`${names[side]}: ${found[side]}`);
    for (const line of folded(aroundLines(found, side))) say(`  ${line}`);
  }
  say(
    changes.length === 0
      ? "both traces have the same messages, in another order"
      : "messages that differ (the order does not count):",
  );
  for (const { direction, method, part, removed, added, changed, first } of changes) {
    const counts = Object.entries({ changed, removed, added }).filter(([, count]) => count > 0);
    const what = counts.map(([word, count]) => `${count} ${word}`).join(", ");
    say(
      `  ${direction === ">" ? "→" : "←"} ${method}${part === "answer" ? " (answer)" : ""}: ${what}; first entry ${first}`,
    );
  }
  if (!isWhole) say("the traces are too long, so Lanser compared only their first parts");
}

// Extracts the findings of a recorded session as its server gave them, the last of each file.

/**
 * Lists the findings that only one of two sessions has, as "file:line:column code "message"", in order. Ends of ranges
 * and severities are not compared: the messages of the traces show them.
 */
function differingFindings(
  a: Trace,
  b: Trace,
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const [one, other] = [findingsIn(a), findingsIn(b)];
  return { removed: without(one, other), added: without(other, one) };
}

/**
 * Lists the findings with which a session ended, as texts. Equal texts of two traces are the same finding, so a
 * comparison needs no other match.
 */
function findingsIn(trace: Trace): readonly string[] {
  const exchanges = createExchanges();
  const byFile = new Map<string, readonly string[]>();
  for (const entry of trace.entries()) {
    const exchange = exchanges.next(entry);
    if (exchange === undefined) continue;
    const file = fileOfMessage(exchange);
    const isPull =
      exchange.kind === "answer" && exchange.request?.method === DocumentDiagnosticRequest.method;
    const isPush =
      exchange.kind === "notification" && exchange.method === PublishDiagnosticsNotification.method;
    const items = isPull
      ? readMember(exchange.result, "items")
      : isPush
        ? readMember(exchange.params, "diagnostics")
        : undefined;
    // A server can report a file several times. Its last report replaces those before.
    if (file !== undefined && Array.isArray(items))
      byFile.set(
        file,
        items.map((item) => `${file}:${shortFinding(item)}`),
      );
  }
  return [...byFile.values()].flat().sort(compareText);
}

/** Removes each finding that the other list has, one for one: if a file had two equal findings, one can be gone. */
function without(own: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return own.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}
