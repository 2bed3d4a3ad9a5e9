/** Records a session: a Transport around another, that writes down what passes, in the order in which it passes. */
import { closeSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "../errors.ts";
import { makeFolder } from "../folders.ts";
import type { Clock } from "../host.ts";
import type { Message, Transport } from "../wire/transport.ts";
import {
  chain,
  chainStart,
  type EntryKind,
  entriesPerCheckpoint,
  type TraceEntry,
  type TraceHeader,
} from "./format.ts";
import { createScrubber, type Places, type Scrubber } from "./scrub.ts";

export type TraceWriter = {
  readonly frame: (direction: ">" | "<", message: Message) => void;
  readonly note: (kind: Exclude<EntryKind, "frame" | "checkpoint" | "trailer">, content: unknown) => void;
  /** Writes the trailer and closes the file. Throws what the file system threw meanwhile: then the trace is cut. */
  readonly finish: () => void;
};

/** Opens `file` for a new trace and writes its header. Throws a UserError where no file can be written. */
export function openTrace(clock: Clock, file: string, header: TraceHeader, places: Places): TraceWriter {
  const descriptor = openFile(file);
  const scrubber = createScrubber(places);
  const start = clock.now();
  let state = chainStart;
  let next = 0;
  let failure: { readonly error: unknown } | undefined;
  const append = (entry: Omit<TraceEntry, "i" | "t">): void => {
    const whole: TraceEntry = { i: next, ...entry, t: Math.round((clock.now() - start) * 1_000) };
    try {
      if (failure === undefined) writeFileSync(descriptor, `${JSON.stringify(whole)}\n`);
    } catch (error) {
      // The session goes on to its end, so that its server is ended with it; then this is told.
      failure = { error };
    }
    state = chain(state, whole);
    next += 1;
  };
  const add = (entry: Omit<TraceEntry, "i" | "t">): void => {
    append(entry);
    if (next % entriesPerCheckpoint === 0) append({ k: "checkpoint", m: { h: `sha256:${state}` } });
  };
  add({ k: "header", m: scrubber.scrub(header) });
  return {
    frame: (direction, message) => add({ k: "frame", d: direction, m: portable(scrubber, message) }),
    note: (kind, content) => add({ k: kind, m: scrubber.scrub(content) }),
    finish: () => {
      append({ k: "trailer", m: { entries: next, root: `sha256:${state}` } });
      closeSync(descriptor);
      if (failure !== undefined) throw failure.error;
    },
  };
}

function openFile(file: string): number {
  try {
    makeFolder(dirname(file));
    return openSync(file, "w");
  } catch (error) {
    throw new UserError("unreadable-file", `the trace cannot be written to ${file}`, {
      hint: "Name another folder with --trace.",
      cause: error,
    });
  }
}

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
 * A message with placeholders for the places of this machine. The text of a document stays as it is: it is no place,
 * and positions count its characters.
 */
export function portable(scrubber: Scrubber, message: Message): unknown {
  const scrubbed = scrubber.scrub(withoutProcessId(message));
  if (message["method"] !== "textDocument/didOpen") return scrubbed;
  const { textDocument } = message["params"] as { textDocument: { text: string } };
  const { params, ...rest } = scrubbed as { params: { textDocument: object } };
  return {
    ...rest,
    params: { ...params, textDocument: { ...params.textDocument, text: textDocument.text } },
  };
}

/** Our process id is the one number in a session that differs between two equal runs. */
function withoutProcessId(message: Message): Message {
  const params = message["params"];
  if (message["method"] !== "initialize" || typeof params !== "object" || params === null) return message;
  return { ...message, params: { ...params, processId: 0 } };
}
