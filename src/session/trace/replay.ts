/**
 * Plays a recorded server: a Transport that sends the server's messages from the trace, and a clock that only the
 * replay moves. It is strict: a divergence is a message of this client that the trace does not have, or one of the
 * trace that was not sent. It uses no process, no network and no real time, and keeps only the next entries in memory.
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

/**
 * Creates the transport and the clock of a replay. A server message is delivered only after all client messages before
 * it in the trace were sent. Timers fire only when nothing else can happen, so a replay takes no time.
 */
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
          // The answer comes after the end of the session, as in the recording.
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
 * Compares a result with the recorded one (the content of the trace's result entry). Equal messages with another result
 * mean that this release reads them differently. Undefined if the results are equal or the trace has none.
 */
export function resultDivergence(trace: Trace, result: unknown): ReplayDivergence | undefined {
  const entry = trace.notes.find((one) => one.k === "result");
  const difference = entry === undefined ? undefined : firstDifference(entry.m, result);
  if (entry === undefined || difference === undefined) return undefined;
  return explainDivergence(trace, { entry: entry.i, problem: "different-result", ...difference });
}

/**
 * Compares the files and the configuration at the start of the recorded session with those at its end. If they differ,
 * the recording is about no single state of the files, and a replay of it proves nothing.
 */
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

/**
 * Adds the surrounding entries of the trace to a divergence, and hints about its cause and what to do, so that a user
 * can judge it without opening the trace.
 */
export function explainDivergence(trace: Trace, found: FoundDivergence): ReplayDivergence {
  const around: string[] = [];
  for (const entry of trace.entries({ from: Math.max(0, found.entry - entriesAround) })) {
    if (entry.i > found.entry + entriesAround) break;
    around.push(entryLine(entry));
  }
  return { ...found, around, whatToTry: whatToTry(trace, found) };
}

/**
 * Returns hints for a divergence: its cause, and the command that makes a new recording. A replay has no live server,
 * so the cause is always the trace or this release.
 */
function whatToTry(trace: Trace, { problem, entry, pointer }: FoundDivergence): readonly string[] {
  const recorded = trace.header.tool.version;
  const run = trace.header.run as { readonly record?: unknown } | null;
  const isOfRun = run !== null && run.record !== null;
  const command = isOfRun ? ofRun : "lanser trace refresh";
  const again = `To record ${isOfRun ? "the run" : "the session"} again: ${command}`;
  const isOfHeader = entry === 0 && pointer.startsWith("/digests/");
  if (problem === "changed-digest" && !isOfHeader) {
    const cause = trace.notes.some(
      (note) => note.i === entry && note !== firstDigest(trace) && note.k === "digest",
    )
      ? "The files changed during the recording."
      : "A text in the trace does not match its digest. Restore the committed file.";
    return [cause, again];
  }
  const other =
    recorded === version
      ? []
      : [`lanser ${recorded} made the recording, but this is lanser ${version}. ${again}`];
  const cause =
    problem === "different-result"
      ? "The server's answers are the same, but this release reads another result from them. Compare the two reports."
      : "The server is not the cause. This release sends other requests than the recording, or at other times.";
  return [cause, ...(other.length > 0 ? other : [again])];
}

/** Command that records a run again. The sessions of a gate's run can only be recorded together. */
export const ofRun = "lanser trace record --name NAME --force -- gate …";

type Queue = {
  /** Returns the next entry without removing it; undefined at the end. */
  readonly next: () => TraceEntry | undefined;
  readonly take: () => TraceEntry | undefined;
};

/** Creates a queue over entries that reads only one ahead, because a trace can be larger than memory. */
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
 * Maximum number of answers that are read ahead. Further answers go into the queue of messages, where no answer is
 * expected, so such a trace ends as a divergence.
 */
const answersMax = 65_536;

/**
 * Creates the queue of what this client sent: requests and notifications in their order, answers to the server's
 * requests by id. An answer can come earlier or later, depending on the speed of the machine. The n-th answer to an id
 * is the n-th in the trace.
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

/** Creates the clock of a replay, in milliseconds from 0. It only moves when `fireNext` is called. */
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
    /** Moves the time to the earliest timer and fires it; false if there is no timer. */
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
