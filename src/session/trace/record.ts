/** Records a session: a Transport around another that writes down every message, in order. */

import { closeSync, openSync, writeSync } from "node:fs";
import {
  DidOpenTextDocumentNotification,
  InitializeRequest,
  LogMessageNotification,
  LogTraceNotification,
  MessageType,
  ShowMessageNotification,
  TelemetryEventNotification,
} from "vscode-languageserver-protocol";
import { UserError } from "../../model/errors.ts";
import { prepareFile } from "../../platform/folders.ts";
import type { Clock } from "../../platform/host.ts";
import type { Message, Transport } from "../wire/transport.ts";
import {
  bytesPerCheckpoint,
  type CheckpointBlock,
  chainStart,
  chainText,
  type EntryKind,
  entriesPerCheckpoint,
  hashedText,
  lineBytesMax,
  sha256Text,
  type TraceEntry,
  type TraceHeader,
  type Trailer,
  timeSuffix,
  traceBytesMax,
  withTime,
} from "./format.ts";
import { createScrubber, type Places, type Scrubber, type ScrubExtent } from "./scrub.ts";
import { createSeekableWriter } from "./seekable.ts";

export type TraceWriter = {
  readonly frame: (direction: ">" | "<", message: Message) => void;
  readonly note: (
    kind: Exclude<EntryKind, "header" | "frame" | "checkpoint" | "trailer">,
    content: unknown,
  ) => void;
  /**
   * Writes the trailer and closes the file. Throws an error that the file system threw before: then the trace is cut
   * off.
   */
  readonly finish: () => void;
};

/**
 * Opens `file` for a new trace and writes its header; compressed if its name ends in `.zst`. Places of this machine
 * become placeholders. Throws a UserError if the file cannot be written. A later error is thrown by `finish`, so that
 * the session still ends its server.
 */
export function openTrace(clock: Clock, file: string, header: TraceHeader, places: Places): TraceWriter {
  const lines = openLines(file);
  const scrubber = createScrubber(places);
  const start = clock.now();
  const blocks: CheckpointBlock[] = [];
  let state: Buffer = Buffer.from(chainStart, "hex");
  let next = 0;
  /** Bytes since the last checkpoint: hashed and written. */
  let since = { hashed: 0, written: 0 };
  let failure: { readonly error: unknown } | undefined;
  const attempt = (work: () => void): void => {
    if (failure !== undefined) return;
    try {
      work();
    } catch (error) {
      // The session goes on to its end, so that its server is ended with it; then this is an error.
      failure = { error };
    }
  };
  const append = (entry: Pick<TraceEntry, "d" | "k" | "m">): void => {
    const hashed = hashedText({ i: next, ...entry });
    const time = Math.round((clock.now() - start) * 1_000);
    const line = Buffer.from(`${withTime(hashed, time)}\n`);
    attempt(() => lines.line(line));
    state = chainText(state, hashed);
    since = {
      hashed: since.hashed + line.length - timeSuffix(time).length,
      written: since.written + line.length,
    };
    next += 1;
  };
  const endBlock = (h: string): void => {
    blocks.push({ h, bytes: since.written });
    since = { hashed: 0, written: 0 };
    attempt(lines.endBlock);
  };
  const add = (entry: Pick<TraceEntry, "d" | "k" | "m">): void => {
    append(entry);
    // Counts hashed bytes, not written ones: the places of checkpoints must not depend on times.
    if (next % entriesPerCheckpoint !== 0 && since.hashed < bytesPerCheckpoint) return;
    const h = sha256Text(state);
    append({ k: "checkpoint", m: { h } });
    endBlock(h);
  };
  add({ k: "header", m: scrubber.scrub(header, "places") });
  return {
    frame: (direction, message) => add({ k: "frame", d: direction, m: makePortable(scrubber, message) }),
    note: (kind, content) => add({ k: kind, m: scrubber.scrub(content, "places") }),
    finish: () => {
      const root = sha256Text(state);
      endBlock(root);
      append({ k: "trailer", m: { entries: next, root, blocks } satisfies Trailer });
      attempt(lines.end);
      lines.close();
      if (failure !== undefined) throw failure.error;
    },
  };
}

/** Output for the lines of a trace. */
type Lines = {
  readonly line: (bytes: Buffer) => void;
  readonly endBlock: () => void;
  readonly end: () => void;
  readonly close: () => void;
};

/** Opens the output file, plain or compressed. A compressed file gets one frame per block, so that any can be found. */
function openLines(file: string): Lines {
  const descriptor = openFile(file);
  let written = 0;
  const write = (bytes: Buffer): void => {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
  };
  const accept = (bytes: Buffer): void => {
    written += bytes.length;
    if (bytes.length > lineBytesMax || written > traceBytesMax) {
      const what = bytes.length > lineBytesMax ? "a message" : "the session";
      throw new UserError("unreadable-file", `${what} is too large for a trace, so ${file} is incomplete`, {
        hint: "Check fewer files, or run without --trace.",
      });
    }
  };
  const close = () => closeSync(descriptor);
  if (!file.endsWith(".zst")) {
    const line = (bytes: Buffer): void => {
      accept(bytes);
      write(bytes);
    };
    return { line, endBlock: () => undefined, end: () => undefined, close };
  }
  const frames = createSeekableWriter(write);
  let block: Buffer[] = [];
  const endBlock = (): void => {
    if (block.length > 0) frames.add(Buffer.concat(block));
    block = [];
  };
  const line = (bytes: Buffer): void => {
    accept(bytes);
    block.push(bytes);
  };
  const end = (): void => {
    endBlock();
    frames.end();
  };
  return { line, endBlock, end, close };
}

/** Creates the file of a trace and returns its descriptor. Throws a UserError if the file cannot be written. */
function openFile(file: string): number {
  try {
    prepareFile(file);
    return openSync(file, "w");
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `Lanser cannot write the trace to ${file}`, {
      hint: "Name another folder with --trace.",
      cause: error,
    });
  }
}

/**
 * Wraps a transport so that every message and the end go into the trace, in the order in which the session saw them.
 */
export function recordTransport(inner: Transport, trace: TraceWriter): Transport {
  return {
    listen: (onMessage, onEnd) =>
      inner.listen(
        (message) => {
          trace.frame("<", message);
          onMessage(message);
        },
        (end) => {
          trace.note("meta", { end });
          onEnd(end);
        },
      ),
    send: (message) => {
      trace.frame(">", message);
      inner.send(message);
    },
    close: inner.close,
    stderrTail: inner.stderrTail,
  };
}

/**
 * Replaces the places of this machine in a message by placeholders. The text of an opened document stays unchanged,
 * because positions count its characters.
 */
export function makePortable(scrubber: Scrubber, message: Message): unknown {
  const known = withoutProcessId(message);
  const opened = openedBy(message);
  if (opened === undefined) return scrubber.scrub(known, reachOf(message));
  const { params, document, text } = opened;
  const { textDocument, ...rest } = scrubber.scrub({ ...params, textDocument: document }, "values") as {
    textDocument: object;
  };
  return { ...known, params: { ...rest, textDocument: { ...textDocument, text } } };
}

/**
 * Reads a message that opens a document; undefined for any other. Checks the shape, because a hostile server can also
 * send a message with this method.
 */
function openedBy({ method, params }: Message) {
  if (method !== DidOpenTextDocumentNotification.method || typeof params !== "object" || params === null)
    return undefined;
  const { textDocument } = params as { readonly textDocument?: unknown };
  if (typeof textDocument !== "object" || textDocument === null) return undefined;
  const { text, ...document } = textDocument as { readonly text?: unknown };
  return typeof text === "string" ? { params, document, text } : undefined;
}

const logMethods: ReadonlySet<unknown> = new Set([
  LogMessageNotification.method,
  ShowMessageNotification.method,
  LogTraceNotification.type.method,
  TelemetryEventNotification.method,
]);

/**
 * Returns how far a message is scrubbed. Log lines quote no source, so every path in them is replaced. Errors and
 * warnings can become part of a report, so they are treated like answers.
 */
function reachOf({ method, params }: Message): ScrubExtent {
  if (!logMethods.has(method)) return "values";
  const level =
    typeof params === "object" && params !== null ? (params as { type?: unknown }).type : undefined;
  return level === MessageType.Error || level === MessageType.Warning ? "values" : "words";
}

/** Replaces Lanser's process id, the only number in a session that differs between two equal runs. */
function withoutProcessId(message: Message): Message {
  const params = message["params"];
  if (message["method"] !== InitializeRequest.method || typeof params !== "object" || params === null)
    return message;
  return { ...message, params: { ...params, processId: 0 } };
}
