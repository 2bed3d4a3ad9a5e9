/** Runs `lanser trace export`, which converts a trace for other tools. */
import { closeSync, openSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import { showInvisible } from "../../model/visible.ts";
import { prepareFile } from "../../platform/folders.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { LineOf } from "../commands.ts";
import { parseChoice } from "../program/arguments.ts";
import type { CliHost } from "../program/program.ts";
import { loadTrace, traceFile } from "../program/traces.ts";
import { createExchanges, type Exchange, type MessageDirection } from "./exchanges.ts";
import { findTracesFolder } from "./files.ts";

/**
 * Thread ids of the viewer, by direction. Requests and notifications are separate threads. Overlapping requests get
 * threads of their own (`requests` + lane), because events of one thread must nest.
 */
const groups = {
  ">": { requests: 100, notifications: 1, label: "to the server" },
  "<": { requests: 200, notifications: 2, label: "from the server" },
} as const;

/**
 * Writes a trace as Chrome trace events, piece by piece, because a trace can be larger than memory. Requests without an
 * answer end at the last entry. Times are microseconds, as in the trace.
 */
function* chromeTrace(trace: Trace): Generator<string, void> {
  const { server, session, side } = trace.header;
  const lanes = { ">": createLanes(), "<": createLanes() };
  const exchanges = createExchanges();
  let last = 0;
  yield `{"displayTimeUnit":"ms","traceEvents":[\n${JSON.stringify(named("process_name", 0, `${server.id} ${server.version}, ${session} on ${side}`))}`;
  for (const direction of [">", "<"] as const) {
    const { notifications, label } = groups[direction];
    yield next(named("thread_name", notifications, `notifications ${label}`));
  }
  for (const entry of trace.entries()) {
    last = entry.t;
    const exchange = exchanges.next(entry);
    if (exchange === undefined) continue;
    const { direction } = exchange;
    if (exchange.kind === "notification") {
      const { notifications } = groups[direction];
      yield next({
        name: exchange.method,
        cat: "notification",
        ph: "i",
        s: "t",
        ts: entry.t,
        pid: 1,
        tid: notifications,
        args: argsOf(exchange.params),
      });
    } else if (exchange.kind === "request") {
      const { isNew, lane } = lanes[direction].begin(exchange.id, exchange, entry.t);
      const { requests, label } = groups[direction];
      if (isNew)
        yield next(
          named("thread_name", requests + lane, `requests ${label}${lane === 0 ? "" : `, ${lane + 1}`}`),
        );
    } else {
      const asker = direction === ">" ? "<" : ">";
      const begun = lanes[asker].end(exchange.id);
      const error =
        exchange.error === undefined ? {} : { error: exchange.error.message, code: exchange.error.code };
      if (begun !== undefined) yield next(complete(asker, begun, entry.t, error));
    }
  }
  for (const direction of [">", "<"] as const) {
    for (const begun of lanes[direction].left())
      yield next(complete(direction, begun, last, { answered: false }));
  }
  yield "\n]}\n";
}

/** Writes an event after the first one, which has no comma before it. */
function next(event: object): string {
  return `,\n${JSON.stringify(event)}`;
}

/** Makes the event that gives a process or thread its name in the viewer. */
function named(what: "process_name" | "thread_name", thread: number, name: string): object {
  return { name: what, ph: "M", pid: 1, tid: thread, args: { name } };
}

/** Makes one event for a request and its answer, so that the viewer shows a bar. Times are in microseconds. */
function complete(direction: MessageDirection, begun: Begun, end: number, more: object): object {
  const { request, time, lane } = begun;
  return {
    name: request.method,
    cat: "request",
    ph: "X",
    ts: time,
    dur: Math.max(0, end - time),
    pid: 1,
    tid: groups[direction].requests + lane,
    args: { ...argsOf(request.params), ...more },
  };
}

/**
 * Returns the file and the words of a message that identify it. Its full content would make the file too large for
 * every viewer.
 */
function argsOf(params: unknown): object {
  const { textDocument, message, token, value } = (params ?? {}) as Readonly<Record<string, unknown>>;
  const uri = (textDocument as { uri?: unknown } | null | undefined)?.uri;
  const title = (value as { title?: unknown } | null | undefined)?.title;
  const shown = Object.entries({ uri, message, token, title }).filter(
    ([, one]) => typeof one === "string" || typeof one === "number",
  );
  return Object.fromEntries(shown);
}

/** Request without its answer so far. Times are in microseconds. */
type Begun = {
  readonly request: Extract<Exchange, { kind: "request" }>;
  readonly time: number;
  readonly lane: number;
};

/** Threads of the viewer for the requests of one direction. */
type Lanes = {
  readonly begin: (
    id: string,
    request: Begun["request"],
    time: number,
  ) => { readonly isNew: boolean; readonly lane: number };
  readonly end: (id: string) => Begun | undefined;
  /** Requests without an answer. */
  readonly left: () => Iterable<Begun>;
};

/**
 * Creates the lanes of one direction: threads in the viewer, of which each shows one request at a time. A request takes
 * the first free lane, so there are as many as requests at the same time.
 */
function createLanes(): Lanes {
  const begun = new Map<string, Begun>();
  const isBusy: boolean[] = [];
  return {
    begin: (id, request, time) => {
      const free = isBusy.indexOf(false);
      const lane = free < 0 ? isBusy.length : free;
      const isNew = lane === isBusy.length;
      isBusy[lane] = true;
      begun.set(id, { request, time, lane });
      return { isNew, lane };
    },
    end: (id) => {
      const found = begun.get(id);
      if (found !== undefined) isBusy[found.lane] = false;
      begun.delete(id);
      return found;
    },
    left: () => begun.values(),
  };
}

const formats = {
  vscode: languageClientLog,
  chrome: chromeTrace,
} as const satisfies Readonly<Record<string, (trace: Trace) => Iterable<string>>>;

/**
 * Converts a trace and writes it to standard output or to a file. It writes piece by piece, because a trace can be
 * larger than memory.
 */
export async function traceExport(
  host: CliHost,
  { values, positionals }: LineOf<"trace export">,
): Promise<number> {
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0)
    throw new UserError("usage", "trace export needs one trace", {
      hint: "lanser trace export TRACE --to vscode",
    });
  const format = parseChoice(values.to, ["vscode", "chrome"] as const, "--to");
  if (format === undefined) throw new UserError("usage", "trace export needs --to vscode or --to chrome");
  const trace = loadTrace(traceFile(host, findTracesFolder(host), named), named);
  const pieces = formats[format](trace);
  if (values.out === undefined) for (const piece of pieces) host.stdout.write(piece);
  else writeTo(resolve(host.cwd, values.out), values.out, pieces);
  return 0;
}

/** Writes the pieces one by one to a file. An export can be larger than memory, so it is never one text. */
function writeTo(file: string, shown: string, pieces: Iterable<string>): void {
  try {
    prepareFile(file);
    const descriptor = openSync(file, "w");
    try {
      for (const piece of pieces) {
        const bytes = Buffer.from(piece);
        for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `cannot write ${shown}`, { cause: error });
  }
}

/**
 * Writes the log that VS Code's language client writes if a server's trace is "verbose", as
 * microsoft/language-server-protocol-inspector reads it: two empty lines between messages, a line of data for each,
 * and identifiers of letters, digits and dashes.
 */
function* languageClientLog(trace: Trace): Generator<string, void> {
  const exchanges = createExchanges();
  for (const entry of trace.entries()) {
    const exchange = exchanges.next(entry);
    if (exchange !== undefined)
      yield `[Trace - ${clockTime(entry.t)}] ${headline(exchange, entry.t)}\n${dataOf(exchange)}\n\n\n`;
  }
}

/** Writes the first line of a message in the words of VS Code's client: the inspector finds messages by them. */
function headline(exchange: Exchange, time: number): string {
  const isOurs = exchange.direction === ">";
  if (exchange.kind === "notification")
    return `${isOurs ? "Sending" : "Received"} notification '${showInvisible(exchange.method)}'.`;
  const id = exchange.id.replaceAll(/[^0-9A-Za-z-]/g, "-");
  if (exchange.kind === "request")
    return `${isOurs ? "Sending" : "Received"} request '${showInvisible(exchange.method)} - (${id})'.`;
  const { request, error } = exchange;
  const method = showInvisible(request?.method ?? "unknown");
  const ms = Math.round((time - (request?.time ?? time)) / 1_000);
  const failed =
    error === undefined ? "" : ` Request failed: ${showInvisible(error.message)} (${error.code}).`;
  return isOurs
    ? `Sending response '${method} - (${id})'. Processing request took ${ms}ms.${failed}`
    : `Received response '${method} - (${id})' in ${ms}ms.${failed}`;
}

/** Writes the content of a message in the words of VS Code's client, by which the inspector finds it. */
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

/**
 * Formats microseconds as a time of day, as the inspector expects it. A session begins at midnight, because a trace
 * does not record the time of day.
 */
function clockTime(time: number): string {
  const seconds = Math.floor(time / 1_000_000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600) % 24;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)} ${hours < 12 ? "AM" : "PM"}`;
}
