/**
 * Pair of message streams: to a live process, a recording, a replay or a scripted server. A session cannot tell which,
 * so a replay runs the same code as a live run.
 */

/** One JSON-RPC 2.0 message: an object with `jsonrpc: "2.0"`, already checked by the decoder. */
export type Message = { readonly jsonrpc: "2.0"; readonly [key: string]: unknown };

/** Reason why a stream of messages ended. It is a value: a server may cause any of these. */
export type TransportEnd =
  /** The process ended by itself, or by a signal that another process sent. */
  | { readonly kind: "exit"; readonly code: number | null; readonly signal: string | null }
  /** The bytes were not frames, or a frame was not a message; the process was killed. */
  | { readonly kind: "violation"; readonly violation: Violation }
  /** The process could not be started at all. */
  | { readonly kind: "not-started"; readonly message: string }
  /** The client closed it. */
  | { readonly kind: "closed" };

/** Violation of the protocol by a server: a stable code and a sentence with the offending bytes escaped. */
export type Violation = { readonly code: ViolationCode; readonly detail: string };

export type ViolationCode =
  | "header-too-long"
  | "bad-header"
  | "missing-content-length"
  | "duplicate-content-length"
  | "bad-content-length"
  | "frame-too-long"
  | "bad-utf8"
  | "bad-json"
  | "too-deep"
  | "not-an-object"
  | "bad-message"
  | "input-not-read"
  | "output-closed";

export type Transport = {
  /** Begins delivery. Called once. Messages come one at a time, in order; `onEnd` comes once, last. */
  readonly listen: (onMessage: (message: Message) => void, onEnd: (end: TransportEnd) => void) => void;
  /** Sends one message. After the end it does nothing: the end has its reason. */
  readonly send: (message: Message) => void;
  /** Ends it at once (a process: kills its group) and resolves when nothing of it is left. */
  readonly close: () => Promise<void>;
  /** Last bytes that the server wrote to standard error, as text, bounded. */
  readonly stderrTail: () => string;
};
