/**
 * One conversation with one server over a Transport, from `initialize` to `exit`. A fault of the server comes back as a
 * value; a Session never throws for it and cannot distinguish a live server from a replay.
 */

import {
  CancellationTokenSource,
  createMessageConnection,
  type DataCallback,
  type Message as JsonRpcMessage,
  type MessageConnection,
  type MessageReader,
  type MessageWriter,
  ResponseError,
} from "vscode-jsonrpc/node";
import {
  type ClientCapabilities,
  DidChangeConfigurationNotification,
  type DidChangeConfigurationParams,
  DidChangeWatchedFilesNotification,
  type DidChangeWatchedFilesParams,
  ExitNotification,
  type FileEvent,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type InitializeResult,
  ShutdownRequest,
} from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import type { Cancel, Clock } from "../../platform/host.ts";
import { providerOptions, type SentMethod, wrongCapabilities } from "../../servers/protocol/capabilities.ts";
import { count, emptyFacts, type MutableFacts, type SessionFacts } from "../../servers/protocol/facts.ts";
import type { Message, Transport, TransportEnd } from "../wire/transport.ts";
import { type AnswerContext, answerServer, takeNotification } from "./answers.ts";
import { createDocuments, type Documents } from "./documents.ts";

type ConnectionOptions = Pick<AnswerContext, "section"> & {
  readonly transport: Transport;
  readonly rootUri: string;
  readonly folderName: string;
};

/** Maximum number of answers to requests that were never sent; after more, the server is ended. */
const unknownAnswersMax = 8;
/** Maximum number of requests between two messages of this client; more is a flood. */
const requestsInARowMax = 4_096;

/**
 * Connects JSON-RPC to a transport; `lookAgain` is called after every message. Counts messages before the library gets
 * them: it would silently drop answers to unknown requests, and answer a flood of requests without end.
 */
function connect(
  options: ConnectionOptions,
  facts: MutableFacts,
  ending: Ending,
  lookAgain: () => void,
): { readonly connection: MessageConnection } {
  const { transport } = options;
  const awaited = new Set<unknown>();
  let unknownAnswers = 0;
  let requestsInARow = 0;
  let deliver: DataCallback = () => undefined;

  const end = (detail: string) => {
    ending.fire({ kind: "misbehaved", detail });
    void transport.close();
  };

  /** Takes a message; true if the connection should see it. */
  const take = (message: Message): boolean => {
    facts.received += 1;
    if (typeof message["method"] === "string") {
      if (!Object.hasOwn(message, "id")) {
        takeNotification(message["method"], message["params"], facts);
        return false;
      }
      requestsInARow += 1;
      if (requestsInARow > requestsInARowMax)
        end(`the server sent more than ${requestsInARowMax} requests in a row`);
      return true;
    }
    if (awaited.delete(message["id"])) return true;
    unknownAnswers += 1;
    count(facts.oddities, "answer to a request that Lanser did not send");
    if (unknownAnswers > unknownAnswersMax)
      end(`the server sent more than ${unknownAnswersMax} answers without a request`);
    return false;
  };

  const reader: MessageReader = {
    onError: () => nothingToDispose,
    onClose: () => nothingToDispose,
    onPartialMessage: () => nothingToDispose,
    listen: (callback) => {
      deliver = callback;
      return nothingToDispose;
    },
    dispose: () => undefined,
  };
  const writer: MessageWriter = {
    onError: () => nothingToDispose,
    onClose: () => nothingToDispose,
    write: (message) => {
      const plain = withoutUndefined(message);
      if (typeof plain["method"] === "string") {
        requestsInARow = 0;
        if (plain["id"] !== undefined) awaited.add(plain["id"]);
      }
      transport.send(plain);
      return Promise.resolve();
    },
    end: () => undefined,
    dispose: () => undefined,
  };

  const connection = createMessageConnection(reader, writer, silentLogger);
  const context: AnswerContext = {
    facts,
    section: options.section,
    folders: [{ uri: options.rootUri, name: options.folderName }],
  };
  connection.onRequest((method: string, params: unknown) => {
    const answer = answerServer(method, params, context);
    lookAgain();
    return answer.kind === "result" ? answer.result : new ResponseError(answer.code, answer.message);
  });
  connection.listen();
  transport.listen(
    (message) => {
      if (ending.end() !== undefined) return;
      if (take(message)) deliver(message as unknown as JsonRpcMessage);
      lookAgain();
    },
    (why) => ending.fire(why),
  );
  return { connection };
}

/** Removes undefined members: JSON has no undefined, so such a member does not exist. */
function withoutUndefined(message: object): Message {
  const entries = Object.entries(message).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Message;
}

const nothingToDispose = { dispose: () => undefined };
const silentLogger = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  log: () => undefined,
};

export type RequestOutcome =
  | { readonly kind: "result"; readonly result: unknown }
  | { readonly kind: "error"; readonly code: number; readonly message: string; readonly data: unknown }
  /** The server does not offer it; nothing was sent. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "timeout"; readonly ms: number }
  | { readonly kind: "ended"; readonly end: SessionEnd };

export type WaitOutcome<T> =
  | { readonly kind: "met"; readonly value: T }
  | { readonly kind: "timeout"; readonly ms: number }
  | { readonly kind: "ended"; readonly end: SessionEnd };

export type SessionOptions = {
  readonly transport: Transport;
  readonly clock: Clock;
  /** Process id of this client, so that a server ends when the client does; null if the server cannot see it. */
  readonly pid: number | null;
  readonly rootUri: string;
  readonly rootPath: string;
  readonly folderName: string;
  readonly capabilities: ClientCapabilities;
  readonly initializationOptions: unknown;
  /** Sent between `initialized` and what follows. */
  readonly announcements?: readonly { readonly method: string; readonly params: object }[];
  /** Settings of the `workspace/didChangeConfiguration` after `initialized`. */
  readonly changedSettings: object;
  readonly section: (section: string) => unknown;
  /** Handling of diagnostics that the server publishes by itself. */
  readonly published: "kept" | "dropped";
};

export type Session = Documents & {
  readonly facts: SessionFacts;
  readonly capabilities: () => unknown;
  /** Returns the end; undefined while the session lasts. */
  readonly end: () => SessionEnd | undefined;
  /** `initialize`, `initialized`, then `workspace/didChangeConfiguration`, which some servers need to go on. */
  readonly start: (msMax: number) => Promise<RequestOutcome>;
  /**
   * The options that the server gave for `method`, statically or by registration; empty when it does not offer it
   * (yet).
   */
  readonly offers: (method: SentMethod) => readonly unknown[];
  /** Sends a request. If it is aborted, it is cancelled at the server, whose answer is still awaited. */
  readonly request: (
    method: SentMethod,
    params: object,
    msMax: number,
    signal?: AbortSignal,
  ) => Promise<RequestOutcome>;
  /** Sends the settings of the start again. */
  readonly configure: () => void;
  /** Sends `workspace/didChangeWatchedFiles`, whether or not the server registered for it. */
  readonly tell: (changes: FileEvent[]) => void;
  /** Calls `look` after every message until it returns a value. */
  readonly waitFor: <T>(look: () => T | undefined, msMax: number) => Promise<WaitOutcome<T>>;
  /** Resolves once no message came for `ms`; a timeout or the end of the session resolves it as such. */
  readonly quiet: (ms: number, msMax: number) => Promise<WaitOutcome<true>>;
  /** `shutdown`, `exit`, then the process group is ended, each within its time. Never fails. */
  readonly stop: (shutdownMsMax: number, exitMsMax: number) => Promise<RequestOutcome>;
  readonly stderrTail: () => string;
};

/**
 * Opens a session on a transport; sends nothing before `start`. Every outcome of a request is a value with a time
 * limit, so that a server that crashes or hangs cannot stop a run.
 */
export function openSession(options: SessionOptions): Session {
  const facts = emptyFacts(options.published);
  const { transport, clock } = options;
  const ending = createEnding();
  const waiters = new Set<() => void>();
  const lookAgain = () => {
    for (const waiter of [...waiters]) waiter();
  };
  ending.onEnd(lookAgain);
  const link = connect(options, facts, ending, lookAgain);
  let capabilities: unknown;

  const race = <T>(promise: Promise<T>, msMax: number): Promise<T | Timeout | Ended> =>
    new Promise((resolve) => {
      const cancel = clock.after(msMax, () => settle({ kind: "timeout", ms: msMax }));
      // If the session has already ended, `onEnd` settles at once, before it returns a function to forget the listener.
      let forget: () => void = () => undefined;
      const settle = (value: T | Timeout | Ended) => {
        cancel();
        forget();
        resolve(value);
      };
      forget = ending.onEnd((end) => settle({ kind: "ended", end }));
      promise.then(settle, () => undefined);
    });

  const send = (
    method: string,
    params: object | undefined,
    msMax: number,
    signal?: AbortSignal,
  ): Promise<RequestOutcome> => {
    const end = ending.end();
    if (end !== undefined) return Promise.resolve({ kind: "ended", end });
    const cancellation = new CancellationTokenSource();
    const answer = (
      params === undefined
        ? link.connection.sendRequest(method)
        : link.connection.sendRequest(method, params, cancellation.token)
    ).then(
      (result): RequestOutcome => ({ kind: "result", result }),
      (error: unknown): RequestOutcome =>
        error instanceof ResponseError
          ? { kind: "error", code: error.code, message: error.message, data: error.data }
          : { kind: "ended", end: ending.end() ?? { kind: "closed" } },
    );
    const cancel = () => cancellation.cancel();
    signal?.addEventListener("abort", cancel, { once: true });
    return race(answer, msMax).then((answered) => {
      signal?.removeEventListener("abort", cancel);
      if (answered.kind === "timeout") cancellation.cancel();
      return answered;
    });
  };

  const notify = (method: string, params?: object): void => {
    if (ending.end() !== undefined) return;
    const sent =
      params === undefined
        ? link.connection.sendNotification(method)
        : link.connection.sendNotification(method, params);
    sent.catch(() => undefined);
  };

  const configure = (): void => {
    const changed: DidChangeConfigurationParams = { settings: options.changedSettings };
    notify(DidChangeConfigurationNotification.method, changed);
  };

  const documents = createDocuments(
    { rootPath: options.rootPath, facts, capabilities: () => capabilities },
    notify,
  );

  const waitFor = async <T>(look: () => T | undefined, msMax: number): Promise<WaitOutcome<T>> => {
    const found = look();
    if (found !== undefined) return { kind: "met", value: found };
    let waiter: (() => void) | undefined;
    const wanted = new Promise<WaitOutcome<T>>((resolve) => {
      waiter = () => {
        const value = look();
        if (value !== undefined) resolve({ kind: "met", value });
      };
      waiters.add(waiter);
    });
    const result = await race(wanted, msMax);
    if (waiter !== undefined) waiters.delete(waiter);
    return result;
  };

  return {
    facts,
    capabilities: () => capabilities,
    end: ending.end,
    start: async (msMax) => {
      const answer = await send(InitializeRequest.method, initializeParams(options), msMax);
      if (answer.kind !== "result") return answer;
      capabilities = readMember<InitializeResult>(answer.result, "capabilities");
      const wrong = wrongCapabilities(capabilities, options.capabilities);
      if (wrong !== undefined) {
        ending.fire({ kind: "misbehaved", detail: wrong });
        return { kind: "ended", end: { kind: "misbehaved", detail: wrong } };
      }
      notify(InitializedNotification.method, {});
      for (const { method, params } of options.announcements ?? []) notify(method, params);
      configure();
      return answer;
    },
    offers: (method) => providerOptions(method, capabilities, facts),
    request: (method, params, msMax, signal) =>
      providerOptions(method, capabilities, facts).length === 0
        ? Promise.resolve({ kind: "unsupported" })
        : send(method, params, msMax, signal),
    ...documents,
    configure,
    tell: (changes) => {
      const params: DidChangeWatchedFilesParams = { changes };
      notify(DidChangeWatchedFilesNotification.method, params);
    },
    waitFor,
    quiet: (ms, msMax) => quiet(waiters, clock, ms, race, msMax),
    stop: async (shutdownMsMax, exitMsMax) => {
      // Sends no `params`: with `params: null`, some servers refuse to shut down.
      const answer = await send(ShutdownRequest.method, undefined, shutdownMsMax);
      if (answer.kind === "result" || answer.kind === "error") {
        notify(ExitNotification.method);
        await race(new Promise<never>(() => undefined), exitMsMax);
      }
      link.connection.dispose();
      await transport.close();
      return answer;
    },
    stderrTail: transport.stderrTail,
  };
}

type Timeout = { readonly kind: "timeout"; readonly ms: number };
type Ended = { readonly kind: "ended"; readonly end: SessionEnd };

/**
 * Waits until no message came for `ms` milliseconds, at most `msMax`. Called after the last answer, because some
 * servers withdraw answers shortly after.
 */
function quiet(
  waiters: Set<() => void>,
  clock: Clock,
  ms: number,
  race: <T>(promise: Promise<T>, msMax: number) => Promise<T | Timeout | Ended>,
  msMax: number,
): Promise<WaitOutcome<true>> {
  let cancel: Cancel = () => undefined;
  let restart: () => void = () => undefined;
  const silence = new Promise<WaitOutcome<true>>((resolve) => {
    restart = () => {
      cancel();
      cancel = clock.after(ms, () => resolve({ kind: "met", value: true }));
    };
    waiters.add(restart);
    restart();
  });
  return race(silence, msMax).finally(() => {
    cancel();
    waiters.delete(restart);
  });
}

/** Returns the parameters of `initialize`. The locale is fixed, so that messages have the same language everywhere. */
function initializeParams(options: SessionOptions): InitializeParams {
  return {
    processId: options.pid,
    clientInfo: { name: "lanser" },
    locale: "en",
    rootPath: options.rootPath,
    rootUri: options.rootUri,
    workspaceFolders: [{ uri: options.rootUri, name: options.folderName }],
    capabilities: options.capabilities,
    ...compact({ initializationOptions: options.initializationOptions }),
  };
}

/** Reason why a session ended: the end of its transport, or a server that violated the rules of a session. */
export type SessionEnd = TransportEnd | { readonly kind: "misbehaved"; readonly detail: string };

type Ending = {
  readonly end: () => SessionEnd | undefined;
  /** Ends the session; the first end wins. */
  readonly fire: (end: SessionEnd) => void;
  readonly onEnd: (listener: (end: SessionEnd) => void) => () => void;
};

/** Creates the end of a session. Only the first end counts, because later ones follow from it. */
function createEnding(): Ending {
  let known: SessionEnd | undefined;
  const listeners = new Set<(end: SessionEnd) => void>();
  return {
    end: () => known,
    fire: (end) => {
      if (known !== undefined) return;
      known = end;
      for (const listener of [...listeners]) listener(end);
    },
    onEnd: (listener) => {
      if (known !== undefined) listener(known);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
