/**
 * Describes an entry of a trace in words. Texts of the server are quoted, and the caller makes them safe for a
 * terminal.
 */
import {
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  LogMessageNotification,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { plural, shorten } from "../../model/text.ts";
import type { TraceEntry, TraceHeader } from "../../session/trace/format.ts";
import { placeholder } from "../../session/trace/scrub.ts";
import type { Exchange } from "./exchanges.ts";

/**
 * Describes one entry in a line: a note of Lanser, or a message with an arrow for its direction. `exchange` is
 * undefined for a note.
 */
export function describe(entry: TraceEntry, exchange: Exchange | undefined): string {
  if (exchange === undefined) return describeNote(entry);
  const arrow = exchange.direction === ">" ? "→" : "←";
  return `${arrow} ${describeExchange(exchange, entry.t)}`;
}

function describeExchange(exchange: Exchange, time: number): string {
  if (exchange.kind === "answer") return describeAnswer(exchange, time);
  const { method, params } = exchange;
  const known = Object.hasOwn(described, method) ? described[method]?.(params) : undefined;
  if (known !== undefined) return known;
  return `${method}${about(params)}`;
}

/** Descriptions of messages whose content matters more than their name. */
const described: Readonly<Record<string, (params: unknown) => string | undefined>> = {
  [DidOpenTextDocumentNotification.method]: (params) => {
    const text = readMember(readMember(params, "textDocument"), "text");
    const lines = typeof text === "string" ? ` (${plural(text.split("\n").length, "line")})` : "";
    return `opened ${documentOf(params) ?? "a document"}${lines}`;
  },
  [DidCloseTextDocumentNotification.method]: (params) => `closed ${documentOf(params) ?? "a document"}`,
  [PublishDiagnosticsNotification.method]: (params) => {
    const items = readMember(params, "diagnostics");
    return Array.isArray(items)
      ? `${findings(items)} in ${nameOf(readMember(params, "uri")) ?? "a document"}`
      : undefined;
  },
  [LogMessageNotification.method]: (params) => `log ${quoted(readMember(params, "message"))}`,
  [ShowMessageNotification.method]: (params) => `shows ${quoted(readMember(params, "message"))}`,
  "$/progress": (params) => {
    const value = readMember(params, "value");
    const [kind, title, message] = ["kind", "title", "message"].map((name) => readMember(value, name));
    const words = [title, message].filter((one) => typeof one === "string" && one !== "").map(quoted);
    return typeof kind === "string" ? ["progress", kind, ...words].join(" ") : undefined;
  },
};

/** Describes an answer with its duration and its first findings, so that slow and wrong answers are easy to see. */
function describeAnswer(
  { request, result, error }: Extract<Exchange, { kind: "answer" }>,
  time: number,
): string {
  if (request === undefined) return "answered an unknown request";
  const took = `in ${milliseconds(time - request.time)}`;
  if (error !== undefined) return `refused ${request.method} ${took}: ${error.code} ${quoted(error.message)}`;
  const items = request.method === DocumentDiagnosticRequest.method ? readMember(result, "items") : undefined;
  if (Array.isArray(items)) return `${findings(items)} ${took}${details(items)}`;
  return `answered ${request.method} ${took}`;
}

function findings(items: readonly unknown[]): string {
  return items.length === 0 ? "no findings" : plural(items.length, "finding");
}

const detailsMax = 3;

/** Returns the first three findings of an answer, and "…" for more: one entry must fit on a line. */
function details(items: readonly unknown[]): string {
  if (items.length === 0) return "";
  const shown = items.slice(0, detailsMax).map(shortFinding);
  return `: ${shown.join("; ")}${items.length > detailsMax ? "; …" : ""}`;
}

/** Describes a diagnostic in a few words: its place (1-based, as editors show it), its code and its message. */
export function shortFinding(item: unknown): string {
  const start = readMember(readMember(item, "range"), "start");
  const [line, character] = [readMember(start, "line"), readMember(start, "character")];
  const at = typeof line === "number" && typeof character === "number" ? `${line + 1}:${character + 1} ` : "";
  const code = readMember(item, "code");
  const name = typeof code === "string" || typeof code === "number" ? `${code} ` : "";
  return `${at}${name}${quoted(readMember(item, "message"))}`;
}

/** Describes an entry that is no message: the header, and what Lanser noted about the session. */
function describeNote({ k, m }: TraceEntry): string {
  if (k === "header") {
    const { server, session, side, tool, program } = m as TraceHeader;
    return `session ${session} on ${side}: ${server.id} ${server.version}, ${plural(program.length, "file")}, recorded by lanser ${tool.version}`;
  }
  if (k === "checkpoint") return "checkpoint";
  if (k === "trailer") return `end after ${String(readMember(m, "entries"))} entries`;
  if (k === "digest")
    return `noted the contents of ${plural(Object.keys(readMember(m, "files") ?? {}).length, "file")}`;
  if (k === "result") return "noted the result of the session";
  if (k === "decision") return `decided ${JSON.stringify(m)}`;
  const end = readMember(m, "end");
  return end === undefined
    ? `noted ${shorten(JSON.stringify(m), textLengthMax)}`
    : `the server ended: ${describeEnd(end)}`;
}

/** Describes how the server process ended: the kind, then its exit code or signal. */
function describeEnd(end: unknown): string {
  const { kind, ...more } = Object(end) as Record<string, unknown>;
  const details = Object.values(more).filter((one) => typeof one === "string" || typeof one === "number");
  return [kind, ...details].join(" ");
}

/** Names the document of a message and the position in it, 1-based as editors show it. Empty for a message without. */
function about(params: unknown): string {
  const document = documentOf(params);
  if (document === undefined) return "";
  const position = readMember(params, "position");
  const [line, character] = [readMember(position, "line"), readMember(position, "character")];
  const at = typeof line === "number" && typeof character === "number" ? `:${line + 1}:${character + 1}` : "";
  return ` ${document}${at}`;
}

/**
 * Returns the file of a message, relative to the tree; undefined if it has none. An answer does not name a file, so it
 * has the file of its request.
 */
export function fileOfMessage(exchange: Exchange): string | undefined {
  const params = exchange.kind === "answer" ? exchange.request?.params : exchange.params;
  return documentOf(params) ?? nameOf(readMember(params, "uri"));
}

/**
 * True if a message brings a finding with this code, or with this text in its message. `lanser trace show --finding`
 * uses it to find the answer in which a finding appeared.
 */
export function mentionsFinding(exchange: Exchange, finding: string): boolean {
  const items =
    exchange.kind === "answer"
      ? readMember(exchange.result, "items")
      : readMember(exchange.params, "diagnostics");
  if (!Array.isArray(items)) return false;
  return items.some((item) => {
    const [code, message] = [readMember(item, "code"), readMember(item, "message")];
    return String(code) === finding || (typeof message === "string" && message.includes(finding));
  });
}

function documentOf(params: unknown): string | undefined {
  return nameOf(readMember(readMember(params, "textDocument"), "uri"));
}

/**
 * Returns the path relative to the tree, or the URI if the file is outside. A trace names the tree by a placeholder, so
 * that it can be replayed on another machine.
 */
function nameOf(uri: unknown): string | undefined {
  if (typeof uri !== "string") return undefined;
  const prefix = `${placeholder("ROOT_URI")}/`;
  if (!uri.startsWith(prefix)) return uri;
  try {
    return decodeURIComponent(uri.slice(prefix.length));
  } catch {
    return uri;
  }
}

const textLengthMax = 200;

function quoted(text: unknown): string {
  const shown = typeof text === "string" ? text : JSON.stringify(text ?? null);
  return `"${shorten(shown, textLengthMax)}"`;
}

/** Formats a time in microseconds. */
export function milliseconds(time: number): string {
  const ms = time / 1_000;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}
