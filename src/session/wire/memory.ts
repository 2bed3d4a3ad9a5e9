/**
 * Links two transports without a process: each receives a copy of what the other sends, as if it had come as bytes.
 * Commands (`compiler.ts`) and scripted servers in tests use it.
 */
import type { Message, Transport, TransportEnd } from "./transport.ts";
import { createTurns } from "./turns.ts";

/** Server's end: a transport that can also end the conversation and write to standard error, as a process can. */
export type MemoryServer = Transport & {
  /** Ends the conversation; the client first receives what was sent before. */
  readonly end: (end: TransportEnd) => void;
  readonly writeStderr: (text: string) => void;
};

export type MemoryPair = { readonly client: Transport; readonly server: MemoryServer };

/**
 * Creates a linked pair of transports. Both deliver one message per turn, so that a session behaves as with a live
 * server. Messages sent before `listen` wait for it.
 */
export function createMemoryPair(): MemoryPair {
  let stderr = "";
  const stderrTail = () => stderr;
  const toClient = createInbox();
  const toServer = createInbox();
  const closed: TransportEnd = { kind: "closed" };

  const client: Transport = {
    listen: toClient.listen,
    send: toServer.put,
    close: async () => {
      toClient.cut(closed);
      toServer.end(closed);
      await toClient.over();
    },
    stderrTail,
  };
  const server: MemoryServer = {
    listen: toServer.listen,
    send: toClient.put,
    end: (end) => {
      toClient.end(end);
      toServer.cut(end);
    },
    close: async () => {
      toServer.cut(closed);
      toClient.end({ kind: "exit", code: 0, signal: null });
      await toServer.over();
    },
    writeStderr: (text) => {
      stderr += text;
    },
    stderrTail,
  };
  return { client, server };
}

type Inbox = {
  readonly listen: Transport["listen"];
  readonly put: (message: Message) => void;
  /** Ends after all waiting messages. Only the first end counts. */
  readonly end: (end: TransportEnd) => void;
  /** Ends at once; waiting messages are lost. */
  readonly cut: (end: TransportEnd) => void;
  /** Resolves after the listener got the end, or at once if there is no listener. */
  readonly over: () => Promise<void>;
};

/**
 * Creates one direction of the pair: a queue that delivers one message per turn, as the transport of a process does.
 */
function createInbox(): Inbox {
  let waiting: Message[] = [];
  let index = 0;
  let listener: Parameters<Transport["listen"]> | undefined;
  let why: TransportEnd | undefined;
  let isOver = false;
  const delivered = Promise.withResolvers<void>();
  const turns = createTurns(step);

  return { listen, put, end, cut, over };

  function step(): boolean {
    if (listener === undefined || isOver) return false;
    const [onMessage, onEnd] = listener;
    const message = waiting[index];
    if (message !== undefined) {
      index++;
      onMessage(message);
      return true;
    }
    waiting = [];
    index = 0;
    if (why === undefined) return false;
    isOver = true;
    delivered.resolve();
    onEnd(why);
    return false;
  }

  function listen(...callbacks: Parameters<Transport["listen"]>): void {
    if (listener !== undefined) throw new Error("a transport has one listener");
    listener = callbacks;
    turns.wake();
  }

  function put(message: Message): void {
    if (why !== undefined) return;
    // Copies the message through JSON: no object is shared, and undefined members disappear, as on a real stream.
    waiting.push(JSON.parse(JSON.stringify(message)));
    turns.wake();
  }

  function end(what: TransportEnd): void {
    why ??= what;
    turns.wake();
  }

  function cut(what: TransportEnd): void {
    if (isOver) return;
    waiting = [];
    index = 0;
    end(what);
  }

  function over(): Promise<void> {
    return listener === undefined ? Promise.resolve() : delivered.promise;
  }
}

/** Server as a test writes it: step by step, where anything unexpected is an error. */
export type ScriptedServer = {
  /** Returns the next message; undefined when the client is gone. */
  readonly receive: () => Promise<Message | undefined>;
  /** Returns the next message, which must have this method. */
  readonly expect: (method: string) => Promise<Message>;
  /** Answers a request. */
  readonly reply: (request: Message, result: unknown) => void;
  readonly replyError: (request: Message, code: number, message: string) => void;
  readonly notify: (method: string, params?: unknown) => void;
  readonly request: (id: number | string, method: string, params?: unknown) => void;
  readonly end: (end: TransportEnd) => void;
};

/** Creates a scripted server on the server's end of a memory pair. Used only by tests. */
export function scriptServer(server: MemoryServer): ScriptedServer {
  const received: (Message | undefined)[] = [];
  const readers: ((message: Message | undefined) => void)[] = [];
  let isEnded = false;
  const take = (message: Message | undefined) => {
    const reader = readers.shift();
    if (reader === undefined) received.push(message);
    else reader(message);
  };
  server.listen(take, () => {
    isEnded = true;
    for (const reader of readers.splice(0)) reader(undefined);
  });

  const receive = () =>
    new Promise<Message | undefined>((resolve) => {
      if (received.length > 0) resolve(received.shift());
      else if (isEnded) resolve(undefined);
      else readers.push(resolve);
    });
  return {
    receive,
    expect: async (method) => {
      const message = await receive();
      if (message !== undefined && message["method"] === method) return message;
      throw new Error(
        `expected ${method}, but received ${message === undefined ? "the end" : JSON.stringify(message)}`,
      );
    },
    reply: (request, result) => server.send({ jsonrpc: "2.0", id: request["id"], result }),
    replyError: (request, code, message) =>
      server.send({ jsonrpc: "2.0", id: request["id"], error: { code, message } }),
    notify: (method, params) => server.send({ jsonrpc: "2.0", method, params }),
    request: (id, method, params) => server.send({ jsonrpc: "2.0", id, method, params }),
    end: server.end,
  };
}
