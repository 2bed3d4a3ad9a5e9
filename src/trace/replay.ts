/**
 * Plays a recorded server: a Transport that says what the trace says, and a clock on which nothing happens by itself.
 * Strict both ways: a message of ours that the trace does not have, or one that it has and we did not send, is a
 * divergence. No process, no network, no real time.
 */
import { canonical } from "../core/json.ts";
import type { Clock } from "../host.ts";
import type { Message, Transport, TransportEnd } from "../wire/transport.ts";
import type { Trace, TraceEntry } from "./format.ts";
import { portable } from "./record.ts";
import { createScrubber, type Places } from "./scrub.ts";

/** The first place where a replay left its trace. */
export type ReplayDivergence = {
  /** The entry of the trace that was due; its number. */
  readonly entry: number;
  readonly problem: "unexpected-message" | "different-message" | "unused-entry";
  /** JSON pointer to the first difference. */
  readonly pointer: string;
  readonly wanted: string;
  readonly got: string;
};

export type Replay = {
  readonly transport: Transport;
  readonly clock: Clock;
  /** After the session: the first divergence, or undefined when everything was said and heard as recorded. */
  readonly divergence: () => ReplayDivergence | undefined;
};

/** Turns of the event loop without any activity after which the earliest timer is due. */
const idleTurnsMax = 16;

export function replay(trace: Trace, places: Places): Replay {
  const scrubber = createScrubber(places);
  const frames = trace.entries.filter((entry) => entry.k === "frame");
  const incoming = frames.filter((entry) => entry.d === "<");
  const outgoing = frames.filter((entry) => entry.d === ">" && hasMethod(entry));
  // Answers to the server's requests are matched by id: when they leave depends on how fast a machine is.
  const answers = new Map(
    frames
      .filter((entry) => entry.d === ">" && !hasMethod(entry))
      .map((entry) => [idOf(entry.m), entry] as const),
  );
  const ending = trace.entries.find((entry) => entry.k === "meta" && endOf(entry) !== undefined);
  const timers = createTimers();
  let heard = 0;
  let said = 0;
  let isClosed = false;
  let isScheduled = false;
  let idleTurns = 0;
  let divergence: ReplayDivergence | undefined;
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
  const diverge = (found: ReplayDivergence): void => {
    divergence ??= found;
    end({ kind: "closed" });
  };
  /** An entry may be played once everything that we said before it was said. */
  const isDue = (entry: TraceEntry): boolean => {
    const waited = outgoing[said];
    return waited === undefined || waited.i > entry.i;
  };
  const turn = (): void => {
    isScheduled = false;
    if (isClosed) return;
    const frame = incoming[heard];
    if (frame !== undefined && isDue(frame)) {
      heard += 1;
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
          // Said when nobody listened any more, as it was when the trace was made.
          if (isAnswer) answers.delete(idOf(message));
          return;
        }
        const got = portable(scrubber, message);
        const due = isAnswer ? answers.get(idOf(message)) : outgoing[said];
        if (due === undefined) {
          const entry = incoming[heard]?.i ?? trace.entries.length - 1;
          diverge({
            entry,
            problem: "unexpected-message",
            pointer: "",
            wanted: "nothing",
            got: shorten(got),
          });
          return;
        }
        if (canonical(due.m) !== canonical(got)) {
          diverge({ entry: due.i, problem: "different-message", ...firstDifference(due.m, got, "") });
          return;
        }
        if (isAnswer) answers.delete(idOf(message));
        else said += 1;
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
      if (divergence !== undefined) return divergence;
      const unused = outgoing[said] ?? incoming[heard] ?? [...answers.values()][0];
      return unused === undefined
        ? undefined
        : {
            entry: unused.i,
            problem: "unused-entry",
            pointer: "",
            wanted: shorten(unused.m),
            got: "nothing",
          };
    },
  };
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

function firstDifference(
  wanted: unknown,
  got: unknown,
  pointer: string,
): Pick<ReplayDivergence, "pointer" | "wanted" | "got"> {
  if (isContainer(wanted) && isContainer(got) && Array.isArray(wanted) === Array.isArray(got)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(got)])].sort();
    for (const key of keys) {
      const [one, other] = [wanted[key], got[key]];
      if (one === undefined || other === undefined || canonical(one) !== canonical(other)) {
        return firstDifference(one, other, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      }
    }
  }
  return { pointer, wanted: shorten(wanted), got: shorten(got) };
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const shownLengthMax = 400;

function shorten(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > shownLengthMax ? `${text.slice(0, shownLengthMax)}…` : text;
}
