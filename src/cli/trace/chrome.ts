/**
 * Writes Chrome trace events (JSON object format): a complete event for every request, an instant event for every
 * notification. Overlapping requests get lanes of their own, because events of one thread must nest.
 */
import type { Trace } from "../../session/trace/read.ts";
import { createExchanges, type Direction, type Exchange } from "./exchanges.ts";

const groups = {
  ">": { requests: 100, notifications: 1, label: "to the server" },
  "<": { requests: 200, notifications: 2, label: "from the server" },
} as const;

export function* chromeTrace(trace: Trace): Generator<string, void> {
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

function next(event: object): string {
  return `,\n${JSON.stringify(event)}`;
}

function named(what: "process_name" | "thread_name", thread: number, name: string): object {
  return { name: what, ph: "M", pid: 1, tid: thread, args: { name } };
}

function complete(direction: Direction, begun: Begun, end: number, more: object): object {
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

/** Returns what a message is about. Its content would make the file too large for every viewer. */
function argsOf(params: unknown): object {
  const { textDocument, message, token, value } = (params ?? {}) as Readonly<Record<string, unknown>>;
  const uri = (textDocument as { uri?: unknown } | null | undefined)?.uri;
  const title = (value as { title?: unknown } | null | undefined)?.title;
  const shown = Object.entries({ uri, message, token, title }).filter(
    ([, one]) => typeof one === "string" || typeof one === "number",
  );
  return Object.fromEntries(shown);
}

type Begun = {
  readonly request: Extract<Exchange, { kind: "request" }>;
  readonly time: number;
  readonly lane: number;
};

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
