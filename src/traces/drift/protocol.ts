/**
 * Reads from a trace the facts that an observation lacks: raw diagnostics with their intermediate states, the number of
 * other messages, and how the server ended.
 */
import {
  DocumentDiagnosticRequest,
  InitializeRequest,
  LogMessageNotification,
  LogTraceNotification,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  TelemetryEventNotification,
  WorkDoneProgressCreateRequest,
} from "vscode-languageserver-protocol";
import { sha256 } from "../../model/digest.ts";
import { canonical, readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { isProbesFollow, type TraceEntry } from "../../session/trace/format.ts";
import { compareRaw, type RawDiagnostic, rawKey, rawOfDiagnostic } from "./raw-diagnostic.ts";

/** Diagnostics that a server sent for one document, on request or by itself. */
export type DocumentDiagnostics = {
  /** "pull URI" or "push URI", followed by the identifier of a set of diagnostics. */
  readonly key: string;
  readonly path: string;
  /**
   * Digests of all states in the order in which the server sent them. The order inside a state does not change its
   * digest. The last one is the digest of `final`.
   */
  readonly states: readonly string[];
  /** Last state, in the order in which it was sent. */
  readonly final: readonly RawDiagnostic[];
};

/** The facts of a conversation by which two runs can differ. Their names are part of published digests. */
export type Protocol = {
  /** Channels, sorted by key. */
  readonly channels: readonly DocumentDiagnostics[];
  /** Other messages, sorted by name: capabilities, registrations, how often a method was called. */
  readonly named: readonly (readonly [name: string, value: string])[];
  /** Abnormal end of the server: "exit 3", "violation"; null for a normal one. */
  readonly status: string | null;
};

/**
 * Methods for progress, logs and telemetry. Their number depends on the speed of the machine and their text on
 * measurements, so two equal runs differ in them.
 */
const informational: ReadonlySet<string> = new Set([
  LogTraceNotification.type.method,
  "$/progress",
  TelemetryEventNotification.method,
  LogMessageNotification.method,
  WorkDoneProgressCreateRequest.method,
]);

/** True for a method whose messages are not compared. */
export function isInformational(method: unknown): boolean {
  return typeof method === "string" && informational.has(method);
}

/** A request of the client that waits for its answer. */
type Asked = { readonly method: string; readonly uri: string | null; readonly identifier: string };

/**
 * Reads the facts of a trace in one pass. Two servers with the same findings can still differ in these, for example in
 * an intermediate state that an editor would show. Private `data` of a server is skipped, since the protocol gives it
 * no meaning. A process that the client had to close has status null: it was only slow to exit.
 */
export function protocolOf(entries: Iterable<TraceEntry>): Protocol {
  const open = new Map<string, Asked>();
  const answered = new Set<string>();
  const channels = new Map<string, { path: string; states: string[]; final: readonly RawDiagnostic[] }>();
  const named = new Map<string, string>();
  const counts = new Map<string, number>();
  let status: string | null = null;

  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const take = (kind: "pull" | "push", uri: string, identifier: string, items: unknown): void => {
    const key = `${kind} ${uri}${identifier === "" ? "" : ` ${identifier}`}`;
    const path = pathOf(uri);
    const channel = channels.get(key) ?? { path, states: [], final: [] };
    channel.final = Array.isArray(items)
      ? (items as unknown[]).map((item) => rawOfDiagnostic(path, item))
      : [];
    channel.states.push(
      Array.isArray(items) ? stateOf(channel.final) : `no list ${canonical(items ?? null)}`,
    );
    channels.set(key, channel);
  };
  const hear = (message: unknown): void => {
    const method = readMember(message, "method");
    if (typeof method === "string") {
      const params = readMember(message, "params");
      if (method === PublishDiagnosticsNotification.method)
        take("push", textOf(readMember(params, "uri")), "", readMember(params, "diagnostics"));
      else if (method === RegistrationRequest.method) register(readMember(params, "registrations"));
      else if (!isInformational(method)) count(`${method} from the server`);
      return;
    }
    const id = idOf(message);
    const asked = open.get(id);
    if (asked === undefined) {
      count(answered.has(id) ? `second answer to ${id}` : "answer to nothing");
      return;
    }
    open.delete(id);
    answered.add(id);
    answer(asked, message);
  };
  const answer = ({ method, uri, identifier }: Asked, message: unknown): void => {
    const error = readMember(message, "error");
    const result = readMember(message, "result");
    if (error !== undefined)
      count(`error ${textOf(readMember(error, "code"))} to ${method} ${uri ?? ""}`.trimEnd());
    else if (method === InitializeRequest.method) {
      for (const [name, value] of Object.entries(readMember(result, "capabilities") ?? {}))
        named.set(`capability ${name}`, canonical(value));
    } else if (method === DocumentDiagnosticRequest.method) {
      take("pull", uri ?? "", identifier, readMember(result, "items"));
      for (const [other, report] of Object.entries(readMember(result, "relatedDocuments") ?? {}))
        take("pull", other, identifier, readMember(report, "items"));
    }
  };
  const register = (registrations: unknown): void => {
    if (!Array.isArray(registrations)) return;
    for (const one of registrations as unknown[])
      count(
        `registration ${textOf(readMember(one, "method"))} ${canonical(readMember(one, "registerOptions") ?? null)}`,
      );
  };
  const ask = (message: unknown): void => {
    const method = readMember(message, "method");
    if (typeof method !== "string" || readMember(message, "id") === undefined) return;
    const params = readMember(message, "params");
    const [uri, identifier] = [
      readMember(readMember(params, "textDocument"), "uri"),
      readMember(params, "identifier"),
    ];
    open.set(idOf(message), {
      method,
      uri: typeof uri === "string" ? uri : null,
      identifier: typeof identifier === "string" ? identifier : "",
    });
  };

  let isProbed = false;
  for (const { k, d, m } of entries) {
    // Messages after the probes are skipped: a repeated run sends no probes.
    isProbed ||= isProbesFollow({ k, m });
    if (k === "frame") {
      if (!isProbed) (d === ">" ? ask : hear)(m);
    } else if (k === "meta" && readMember(m, "end") !== undefined) status ??= statusOf(readMember(m, "end"));
  }
  for (const { method, uri } of open.values()) count(`no answer to ${method} ${uri ?? ""}`.trimEnd());
  for (const [name, number] of counts) named.set(name, String(number));
  return {
    channels: [...channels]
      .map(([key, channel]) => ({ key, ...channel }))
      .sort((a, b) => compareText(a.key, b.key)),
    named: [...named].sort(([a], [b]) => compareText(a, b)),
    status,
  };
}

/**
 * Returns the last message with the diagnostics of a document: the place in the trace that a person wants to see for a
 * differing file. Undefined if the server sent none.
 */
export function lastAnswerAbout(path: string, entries: Iterable<TraceEntry>): TraceEntry | undefined {
  const asked = new Map<string, string>();
  let last: TraceEntry | undefined;
  for (const entry of entries) {
    const { k, d, m } = entry;
    if (isProbesFollow(entry)) break;
    if (k !== "frame") continue;
    const [method, params] = [readMember(m, "method"), readMember(m, "params")];
    if (d === ">") {
      if (method === DocumentDiagnosticRequest.method)
        asked.set(idOf(m), pathOf(textOf(readMember(readMember(params, "textDocument"), "uri"))));
      continue;
    }
    const about =
      method === PublishDiagnosticsNotification.method
        ? pathOf(textOf(readMember(params, "uri")))
        : method === undefined
          ? asked.get(idOf(m))
          : undefined;
    if (about === path) last = entry;
  }
  return last;
}

/** Returns a value as text. A server can send any JSON where the protocol wants a string. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : canonical(value ?? null);
}

function idOf(message: unknown): string {
  return JSON.stringify(readMember(message, "id") ?? null);
}

function stateOf(diagnostics: readonly RawDiagnostic[]): string {
  return sha256(canonical(diagnostics.toSorted(compareRaw).map(rawKey)));
}

function statusOf(end: unknown): string | null {
  const [kind, code, signal] = [readMember(end, "kind"), readMember(end, "code"), readMember(end, "signal")];
  if (kind === "closed" || (kind === "exit" && code === 0)) return null;
  return kind === "exit" ? `exit ${code ?? signal}` : String(kind);
}

/**
 * Returns the path of a document relative to the root. A file outside the root keeps only its name, because its folder
 * differs from machine to machine.
 */
function pathOf(uri: string): string {
  const inside = /^\$\{ROOT_URI\}\/(.+)$/.exec(uri)?.[1];
  const shown = inside ?? `<outside>/${uri.split("/").at(-1)}`;
  try {
    return decodeURIComponent(shown).toWellFormed();
  } catch {
    return shown;
  }
}
