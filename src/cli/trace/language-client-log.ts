/**
 * Writes the log that VS Code's language client writes if a server's trace is "verbose", as
 * microsoft/language-server-protocol-inspector reads it: two empty lines between messages, a line of data for each,
 * and identifiers of letters, digits and dashes.
 */
import { visible } from "../../model/visible.ts";
import type { Trace } from "../../session/trace/read.ts";
import { createExchanges, type Exchange } from "./exchanges.ts";

export function* languageClientLog(trace: Trace): Generator<string, void> {
  const exchanges = createExchanges();
  for (const entry of trace.entries()) {
    const exchange = exchanges.next(entry);
    if (exchange !== undefined)
      yield `[Trace - ${clockTime(entry.t)}] ${headline(exchange, entry.t)}\n${dataOf(exchange)}\n\n\n`;
  }
}

function headline(exchange: Exchange, time: number): string {
  const isOurs = exchange.direction === ">";
  if (exchange.kind === "notification")
    return `${isOurs ? "Sending" : "Received"} notification '${visible(exchange.method)}'.`;
  const id = exchange.id.replaceAll(/[^0-9A-Za-z-]/g, "-");
  if (exchange.kind === "request")
    return `${isOurs ? "Sending" : "Received"} request '${visible(exchange.method)} - (${id})'.`;
  const { request, error } = exchange;
  const method = visible(request?.method ?? "unknown");
  const ms = Math.round((time - (request?.time ?? time)) / 1_000);
  const failed = error === undefined ? "" : ` Request failed: ${visible(error.message)} (${error.code}).`;
  return isOurs
    ? `Sending response '${method} - (${id})'. Processing request took ${ms}ms.${failed}`
    : `Received response '${method} - (${id})' in ${ms}ms.${failed}`;
}

function dataOf(exchange: Exchange): string {
  if (exchange.kind !== "answer")
    return exchange.params === undefined ? "No parameters provided." : `Params: ${pretty(exchange.params)}`;
  const { error, result } = exchange;
  if (error !== undefined) return error.data === undefined ? "No data." : `Error data: ${pretty(error.data)}`;
  return result === undefined || result === null ? "No result returned." : `Result: ${pretty(result)}`;
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 4);
}

/** Formats a time. A session begins at midnight, because a trace does not record the time of day. */
function clockTime(time: number): string {
  const seconds = Math.floor(time / 1_000_000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600) % 24;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)} ${hours < 12 ? "AM" : "PM"}`;
}
