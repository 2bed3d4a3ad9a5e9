/** Pairs answers with requests, while a trace is read from its beginning. */
import type { TraceEntry } from "../../session/trace/format.ts";

export type MessageDirection = ">" | "<";

/** Frame of a trace as a request, a notification or an answer. */
export type Exchange =
  | {
      readonly kind: "request";
      readonly direction: MessageDirection;
      readonly id: string;
      readonly method: string;
      readonly params: unknown;
    }
  | {
      readonly kind: "notification";
      readonly direction: MessageDirection;
      readonly method: string;
      readonly params: unknown;
    }
  | {
      readonly kind: "answer";
      readonly direction: MessageDirection;
      readonly id: string;
      /** Request that it answers; undefined if there is none. */
      readonly request: Asked | undefined;
      readonly result: unknown;
      readonly error: { readonly code: number; readonly message: string; readonly data: unknown } | undefined;
    };

type Asked = { readonly method: string; readonly params: unknown; readonly time: number };

export type Exchanges = {
  /** Converts the next entry; undefined for an entry that is not a frame. */
  readonly next: (entry: TraceEntry) => Exchange | undefined;
};

/**
 * Creates a reader that knows for each answer which request it is for. JSON-RPC answers have only an id, and both sides
 * count their own ids. So entries must be given in order, from the first.
 */
export function createExchanges(): Exchanges {
  const open = { ">": new Map<string, Asked>(), "<": new Map<string, Asked>() };
  return {
    next: ({ k, d, m, t }) => {
      if (k !== "frame" || d === undefined) return undefined;
      const message = m as Readonly<Record<string, unknown>>;
      const { method, params, id } = message;
      const name = typeof id === "string" ? id : JSON.stringify(id ?? null);
      if (typeof method === "string") {
        if (id === undefined) return { kind: "notification", direction: d, method, params };
        open[d].set(name, { method, params, time: t });
        return { kind: "request", direction: d, id: name, method, params };
      }
      const asked = open[d === ">" ? "<" : ">"];
      const request = asked.get(name);
      asked.delete(name);
      return {
        kind: "answer",
        direction: d,
        id: name,
        request,
        result: message["result"],
        error: errorOf(message),
      };
    },
  };
}

function errorOf(message: Readonly<Record<string, unknown>>): Extract<Exchange, { kind: "answer" }>["error"] {
  const { error } = message;
  if (typeof error !== "object" || error === null) return undefined;
  const { code, message: text, data } = error as Readonly<Record<string, unknown>>;
  return { code: typeof code === "number" ? code : 0, message: typeof text === "string" ? text : "", data };
}
