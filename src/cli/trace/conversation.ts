/**
 * Describes an entry of a trace as in a conversation. Server text is quoted; the caller that writes it makes it
 * safe.
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

function describeAnswer(
  { request, result, error }: Extract<Exchange, { kind: "answer" }>,
  time: number,
): string {
  if (request === undefined) return "answered without a request";
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

function details(items: readonly unknown[]): string {
  if (items.length === 0) return "";
  const shown = items.slice(0, detailsMax).map(shortFinding);
  return `: ${shown.join("; ")}${items.length > detailsMax ? "; …" : ""}`;
}

/** Describes a diagnostic briefly: its place, 1-based, its code and its message. */
export function shortFinding(item: unknown): string {
  const start = readMember(readMember(item, "range"), "start");
  const [line, character] = [readMember(start, "line"), readMember(start, "character")];
  const at = typeof line === "number" && typeof character === "number" ? `${line + 1}:${character + 1} ` : "";
  const code = readMember(item, "code");
  const name = typeof code === "string" || typeof code === "number" ? `${code} ` : "";
  return `${at}${name}${quoted(readMember(item, "message"))}`;
}

function describeNote({ k, m }: TraceEntry): string {
  if (k === "header") {
    const { server, session, side, tool, program } = m as TraceHeader;
    return `session ${session} on ${side}: ${server.id} ${server.version}, ${plural(program.length, "file")}, recorded by lanser ${tool.version}`;
  }
  if (k === "checkpoint") return "checkpoint";
  if (k === "trailer") return `end after ${String(readMember(m, "entries"))} entries`;
  if (k === "digest")
    return `noted what ${plural(Object.keys(readMember(m, "files") ?? {}).length, "file")} held`;
  if (k === "result") return "stored the result";
  if (k === "decision") return `decided ${JSON.stringify(m)}`;
  const end = readMember(m, "end");
  return end === undefined
    ? `noted ${shorten(JSON.stringify(m), textLengthMax)}`
    : `the server ended: ${describeEnd(end)}`;
}

function describeEnd(end: unknown): string {
  const { kind, ...more } = Object(end) as Record<string, unknown>;
  const details = Object.values(more).filter((one) => typeof one === "string" || typeof one === "number");
  return [kind, ...details].join(" ");
}

/** Names the document that a message is about, and the position in it. */
function about(params: unknown): string {
  const document = documentOf(params);
  if (document === undefined) return "";
  const position = readMember(params, "position");
  const [line, character] = [readMember(position, "line"), readMember(position, "character")];
  const at = typeof line === "number" && typeof character === "number" ? `:${line + 1}:${character + 1}` : "";
  return ` ${document}${at}`;
}

/**
 * Returns the file that a message, or the request that it answers, is about, relative to the tree; undefined for
 * none.
 */
export function fileOfMessage(exchange: Exchange): string | undefined {
  const params = exchange.kind === "answer" ? exchange.request?.params : exchange.params;
  return documentOf(params) ?? nameOf(readMember(params, "uri"));
}

/** True if a message brings a finding with this code, or with this text in its message. */
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

/** Returns the path relative to the tree, or the URI if it is outside of the tree. */
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
