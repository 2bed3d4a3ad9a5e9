/**
 * Plays a recorded server: a Transport that sends what the trace has, and a clock that moves only by the replay. Strict
 * both ways: a message of this client that the trace does not have, or one that it has and that was not sent, is a
 * divergence. No process, no network, no real time; only the entries that are due are in memory.
 */
import type { Clock } from "../../platform/host.ts";
import { version } from "../../platform/version.ts";
import type { Message, Transport, TransportEnd } from "../wire/transport.ts";
import { entryLine, firstDifference, valueText } from "./difference.ts";
import type { TraceEntry } from "./format.ts";
import type { Trace } from "./read.ts";
import { makePortable } from "./record.ts";
import { createScrubber, type Places } from "./scrub.ts";

/** First place where a replay differs from its trace. */
export type ReplayDivergence = {
  /** Number of the trace entry that was due. */
  readonly entry: number;
  readonly problem: ReplayProblem;
  /** JSON pointer to the first difference, into the content of the entry. */
  readonly pointer: string;
  readonly wanted: string;
  readonly got: string;
  /** The entry with three before it and three after, each shortened to a line. */
  readonly around: readonly string[];
  /** Hints, as sentences. */
  readonly whatToTry: readonly string[];
};

export type ReplayProblem =
  /** This client sent something that the trace does not have. */
  | "unexpected-message"
  /** This client sent another message than the one that was due. */
  | "different-message"
  /** The trace has something that was not sent or not received. */
  | "unused-entry"
  /** The files were changed while the trace was recorded. */
  | "changed-digest"
  /** The messages are the same, but this release makes another result of them. */
  | "different-result";

export type Replay = {
  readonly transport: Transport;
  readonly clock: Clock;
  /** Returns the first divergence, after the session; undefined if everything was sent and received as recorded. */
  readonly divergence: () => ReplayDivergence | undefined;
};

/** Turns of the event loop without any activity after which the earliest timer is due. */
const idleTurnsMax = 16;

export function replay(trace: Trace, places: Places): Replay {
  const scrubber = createScrubber(places);
  const theirs = createQueue(trace.entries({ direction: "<" }));
  const ours = createOurs(trace);
  const ending = trace.notes.find((entry) => entry.k === "meta" && endOf(entry) !== undefined);
  const timers = createTimers();
  let isClosed = false;
  let isScheduled = false;
  let idleTurns = 0;
  let divergence: FoundDivergence | undefined = changedDigest(trace);
  let onMessage: (message: Message) => void = () => undefined;
  let onEnd: (end: TransportEnd) => void = () => undefined;

  const schedule = (): void => {
    idleTurns = 0;
    if (isScheduled || isClosed) return;
    isScheduled = true;
    setImmediate(turn);
  };
  const end = (why: TransportEnd): void => {
    if (isClosed) return;
    isClosed = true;
    onEnd(why);
  };
  const diverge = (found: FoundDivergence): void => {
    divergence ??= found;
    end({ kind: "closed" });
  };
  /** True if an entry may be played: every message that was sent before it has been sent. */
  const isDue = (entry: TraceEntry): boolean => {
    const waited = ours.nextMessage();
    return waited === undefined || waited.i > entry.i;
  };
  const turn = (): void => {
    isScheduled = false;
    if (isClosed) return;
    const frame = theirs.next();
    if (divergence !== undefined) {
      end({ kind: "closed" });
    } else if (frame !== undefined && isDue(frame)) {
      theirs.take();
      onMessage(scrubber.unscrub(frame.m) as Message);
      schedule();
    } else if (frame === undefined && ending !== undefined && isDue(ending)) {
      end(endOf(ending) ?? { kind: "closed" });
    } else if (idleTurns < idleTurnsMax) {
      idleTurns += 1;
      isScheduled = true;
      setImmediate(turn);
    } else if (timers.fireNext()) {
      schedule();
    }
  };

  return {
    transport: {
      listen: (message, why) => {
        onMessage = message;
        onEnd = why;
        schedule();
      },
      send: (message) => {
        const isAnswer = typeof message["method"] !== "string";
        if (isClosed) {
          // Sent after the listener was gone, as it was when the trace was made.
          if (isAnswer) ours.takeAnswer(idOf(message));
          return;
        }
        const got = makePortable(scrubber, message);
        const due = isAnswer ? ours.answer(idOf(message)) : ours.nextMessage();
        if (due === undefined) {
          const entry = theirs.next()?.i ?? trace.count - 1;
          diverge({
            entry,
            problem: "unexpected-message",
            pointer: "",
            wanted: "nothing",
            got: valueText(got),
          });
          return;
        }
        const difference = firstDifference(due.m, got);
        if (difference !== undefined) {
          diverge({ entry: due.i, problem: "different-message", ...difference });
          return;
        }
        if (isAnswer) ours.takeAnswer(idOf(message));
        else ours.takeMessage();
        schedule();
      },
      close: () => {
        end({ kind: "closed" });
        return Promise.resolve();
      },
      stderrTail: () => "",
    },
    clock: {
      now: timers.now,
      after: (ms, fire) => {
        const cancel = timers.add(ms, fire);
        schedule();
        return cancel;
      },
    },
    divergence: () => {
      if (divergence === undefined) {
        const unused = ours.nextMessage() ?? theirs.next() ?? ours.anyAnswer();
        if (unused === undefined) return undefined;
        const wanted = valueText(unused.m);
        divergence = { entry: unused.i, problem: "unused-entry", pointer: "", wanted, got: "nothing" };
      }
      return explainDivergence(trace, divergence);
    },
  };
}

export type FoundDivergence = Omit<ReplayDivergence, "around" | "whatToTry">;

/**
 * Compares a result with the recorded one (the content of the trace's result entry). Undefined if they are equal or the
 * trace has none.
 */
export function resultDivergence(trace: Trace, result: unknown): ReplayDivergence | undefined {
  const entry = trace.notes.find((one) => one.k === "result");
  const difference = entry === undefined ? undefined : firstDifference(entry.m, result);
  if (entry === undefined || difference === undefined) return undefined;
  return explainDivergence(trace, { entry: entry.i, problem: "different-result", ...difference });
}

/** Compares the files and the configuration at the start of the session with those at its end. */
export function changedDigest(trace: Trace): FoundDivergence | undefined {
  const began = firstDigest(trace);
  for (const entry of began === undefined ? [] : trace.notes) {
    if (entry.k !== "digest" || entry === began) continue;
    const difference = firstDifference(began?.m, entry.m);
    if (difference !== undefined) return { entry: entry.i, problem: "changed-digest", ...difference };
  }
  return undefined;
}

function firstDigest(trace: Trace): TraceEntry | undefined {
  return trace.notes.find((entry) => entry.k === "digest");
}

const entriesAround = 3;

/** Adds the surrounding entries of the trace, and hints. */
export function explainDivergence(trace: Trace, found: FoundDivergence): ReplayDivergence {
  const around: string[] = [];
  for (const entry of trace.entries({ from: Math.max(0, found.entry - entriesAround) })) {
    if (entry.i > found.entry + entriesAround) break;
    around.push(entryLine(entry));
  }
  return { ...found, around, whatToTry: whatToTry(trace, found) };
}

function whatToTry(trace: Trace, { problem, entry, pointer }: FoundDivergence): readonly string[] {
  const recorded = trace.header.tool.version;
  const run = trace.header.run as { readonly record?: unknown } | null;
  const isOfRun = run !== null && run.record !== null;
  const command = isOfRun ? ofRun : "lanser trace refresh";
  const again = isOfRun ? `${ofRun} records the run again.` : `Record it again: ${command}.`;
  const isOfHeader = entry === 0 && pointer.startsWith("/digests/");
  if (problem === "changed-digest" && !isOfHeader) {
    const cause = trace.notes.some(
      (note) => note.i === entry && note !== firstDigest(trace) && note.k === "digest",
    )
      ? "The files changed during the recording."
      : "A text in it does not match its digest: restore the committed file.";
    return [cause, again];
  }
  const other =
    recorded === version
      ? []
      : [
          `lanser ${recorded} recorded it, and this is lanser ${version}: ${command} records ${isOfRun ? "the run" : "it"} again.`,
        ];
  const cause =
    problem === "different-result"
      ? "The answers of the server are the same, and this release makes another result of them: compare the two reports."
      : "The server is not the cause. This release sends other requests, or at another time, than the recording.";
  return [cause, ...(other.length > 0 ? other : [again])];
}

/** A session of a gate's run is recorded with the whole run. */
export const ofRun = "lanser trace record --name NAME --force -- gate …";

type Queue = {
  /** Returns the next entry without removing it; undefined at the end. */
  readonly next: () => TraceEntry | undefined;
  readonly take: () => TraceEntry | undefined;
};

function createQueue(entries: Iterable<TraceEntry>): Queue {
  const iterator = entries[Symbol.iterator]();
  let ahead: TraceEntry | undefined;
  const next = (): TraceEntry | undefined => {
    if (ahead === undefined) {
      const step = iterator.next();
      if (step.done !== true) ahead = step.value;
    }
    return ahead;
  };
  return {
    next,
    take: () => {
      const entry = next();
      ahead = undefined;
      return entry;
    },
  };
}

type Ours = {
  readonly nextMessage: () => TraceEntry | undefined;
  readonly takeMessage: () => void;
  readonly answer: (id: string) => TraceEntry | undefined;
  readonly takeAnswer: (id: string) => void;
  /** Returns an answer that was not taken; undefined if there is none. */
  readonly anyAnswer: () => TraceEntry | undefined;
};

/** Answers to one id that were read ahead; those before `next` were taken. */
type Answers = { readonly entries: TraceEntry[]; next: number };

/** Maximum number of messages of this client that are read ahead to find an answer. */
const lookAheadMax = 65_536;
/**
 * Maximum number of answers that are read ahead before one is delivered. Further answers are queued as messages, where
 * they are awaited in vain.
 */
const answersMax = 65_536;

/**
 * Queue of what this client sent: requests and notifications in their order; answers to the server's requests by id,
 * because the time of an answer depends on the speed of a machine. The n-th answer to an id is the n-th in the trace.
 */
function createOurs(trace: Trace): Ours {
  const queue = createQueue(trace.entries({ direction: ">" }));
  const messages: TraceEntry[] = [];
  const answers = new Map<string, Answers>();
  let waiting = 0;
  const readOne = (): boolean => {
    const entry = queue.take();
    if (entry === undefined) return false;
    if (hasMethod(entry) || waiting >= answersMax) {
      messages.push(entry);
      return true;
    }
    const id = idOf(entry.m);
    const own = answers.get(id);
    if (own === undefined) answers.set(id, { entries: [entry], next: 0 });
    else own.entries.push(entry);
    waiting += 1;
    return true;
  };
  const answer = (id: string): TraceEntry | undefined => {
    while (answers.get(id) === undefined && messages.length < lookAheadMax && readOne());
    return first(answers.get(id));
  };
  return {
    nextMessage: () => {
      while (messages.length === 0 && readOne());
      return messages[0];
    },
    takeMessage: () => void messages.shift(),
    answer,
    takeAnswer: (id) => {
      const own = answer(id) === undefined ? undefined : answers.get(id);
      if (own === undefined) return;
      own.next += 1;
      waiting -= 1;
      if (own.next === own.entries.length) answers.delete(id);
    },
    anyAnswer: () => {
      while (answers.size === 0 && readOne());
      return first(answers.values().next().value);
    },
  };
}

function first(own: Answers | undefined): TraceEntry | undefined {
  return own?.entries[own.next];
}

function createTimers() {
  let now = 0;
  let next = 0;
  const waiting = new Map<number, { readonly due: number; readonly fire: () => void }>();
  return {
    now: () => now,
    add: (ms: number, fire: () => void) => {
      const key = next;
      next += 1;
      waiting.set(key, { due: now + ms, fire });
      return () => {
        waiting.delete(key);
      };
    },
    /** Moves the time to the earliest timer and fires it; false when there is none. */
    fireNext: (): boolean => {
      const first = [...waiting].sort(([a, one], [b, other]) => one.due - other.due || a - b)[0];
      if (first === undefined) return false;
      waiting.delete(first[0]);
      now = Math.max(now, first[1].due);
      first[1].fire();
      return true;
    },
  };
}

function hasMethod(entry: TraceEntry): boolean {
  return typeof (entry.m as { method?: unknown }).method === "string";
}

function idOf(message: unknown): string {
  return JSON.stringify((message as { id?: unknown }).id ?? null);
}

function endOf(entry: TraceEntry): TransportEnd | undefined {
  return (entry.m as { end?: TransportEnd }).end;
}
