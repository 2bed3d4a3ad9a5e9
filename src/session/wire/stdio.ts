/**
 * Transport to a live server; the only code that starts one. Everything that the server does becomes a message or the
 * single end; nothing is thrown. Lanser ends the whole process group, so that no helper outlives its server.
 */
import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import type { Cancel, Host, SpawnRequest } from "../../platform/host.ts";
import { createDecoder, type DecoderEvent, type DecoderLimits, encodeFrame } from "./decoder.ts";
import { createRing } from "./ring.ts";
import type { Message, Transport, TransportEnd, Violation } from "./transport.ts";
import { createTurns } from "./turns.ts";

export type StdioLimits = DecoderLimits & {
  /** Number of last bytes of standard error that are kept. */
  readonly stderrBytesMax: number;
  /** Maximum number of bytes that wait for a server that does not read. */
  readonly sendQueueBytesMax: number;
  /**
   * Time to wait for what follows by itself: the end of the streams after the exit, the exit after the end of standard
   * output or after SIGTERM, the rest of a line that is already wrong.
   */
  readonly graceMsMax: number;
};

type Listener = {
  readonly onMessage: (message: Message) => void;
  readonly onEnd: (end: TransportEnd) => void;
};

type Exit = { readonly code: number | null; readonly signal: string | null };

const groupProbesMax = 100;

/**
 * Starts the server at once, in a process group of its own (`request.detached` is ignored), so that its helpers can be
 * ended with it. Reading begins with `listen`. A failed start is an end, not an error.
 */
export function openStdio(
  host: Pick<Host, "spawn" | "kill" | "clock" | "marked">,
  request: SpawnRequest,
  limits: StdioLimits,
): Transport {
  const started = start(host, request);
  return started.kind === "process"
    ? openProcess(host, started.child, started.pid, { ...limits, home: request.env["HOME"] })
    : openNothing(started.error);
}

type Started =
  | { readonly kind: "process"; readonly child: ChildProcess; readonly pid: number }
  | { readonly kind: "nothing"; readonly error: Promise<unknown> };

/** Starts the process. Node reports a failure by an exception or by an event; both become a value here. */
function start(host: Pick<Host, "spawn">, request: SpawnRequest): Started {
  let child: ChildProcess;
  try {
    child = host.spawn({ ...request, detached: true });
  } catch (error) {
    return { kind: "nothing", error: Promise.resolve(error) };
  }
  if (child.pid !== undefined) return { kind: "process", child, pid: child.pid };
  // Node returns an object even without a process, and emits the reason in the next tick.
  return { kind: "nothing", error: new Promise((resolve) => child.once("error", resolve)) };
}

/**
 * Creates the transport of a server that did not start. It only delivers the end, in a later turn as a live server
 * would, so that callers need no special case.
 */
function openNothing(error: Promise<unknown>): Transport {
  const ended = Promise.withResolvers<void>();
  let isListening = false;
  return {
    listen: (_onMessage, onEnd) => {
      isListening = true;
      const fail = (why: unknown) => {
        ended.resolve();
        onEnd({ kind: "not-started", message: startFailure(why) });
      };
      void error.then((why) => setImmediate(fail, why));
    },
    send: () => {},
    close: async () => {
      await error;
      if (isListening) await ended.promise;
    },
    stderrTail: () => "",
  };
}

/** Returns the message of a failed start, without the path: paths differ between machines, and the caller knows it. */
function startFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return `the server did not start (${code}): ${startFailures.get(code) ?? "the system refused to start it"}`;
}

const startFailures: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "the program or the working folder does not exist"],
  ["EACCES", "the program is not executable"],
  ["ENOEXEC", "the program is for another kind of machine"],
  ["ENOTDIR", "the working folder is not a folder"],
  ["EMFILE", "too many files are open"],
  ["EAGAIN", "too many processes are running"],
  ["ENOMEM", "there is not enough memory"],
]);

/**
 * Creates the transport of a running process. The order of events from Node differs between runs, so this function
 * decides one order: all messages first, then one end. A violation of the protocol kills the process at once.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over the state of one process.
function openProcess(
  host: Pick<Host, "kill" | "clock" | "marked">,
  child: ChildProcess,
  pid: number,
  limits: StdioLimits & { readonly home: string | undefined },
): Transport {
  const { stdin, stdout, stderr } = pipes(child);

  const decoder = createDecoder(limits);
  const log = createRing(limits.stderrBytesMax);
  const turns = createTurns(step);
  const drained = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();

  let listener: Listener | undefined;
  let events: readonly DecoderEvent[] = [];
  let eventIndex = 0;
  let violation: Violation | undefined;
  let exit: Exit | undefined;
  /** Exit of the process if it came before `close`: then the transport did not end the process. */
  let exitBeforeClose: Exit | undefined;
  let closing: Promise<void> | undefined;
  let isDrained = false;
  let isOver = false;
  let isGroupGone = false;
  let isDescriptionAwaited = false;
  let isHeld = false;
  let bytesAfterExit = 0;
  const waits: Cancel[] = [];

  // A broken pipe shows only that the process is ending. Its exit event says how.
  for (const stream of [stdin, stdout, stderr]) stream.on("error", () => {});
  child.on("error", () => {});
  stderr.on("data", log.push);
  // A "readable" listener keeps the stream paused. Otherwise Node would emit all remaining data at the exit at once.
  stdout.on("readable", turns.wake);
  stdout.on("end", onStdoutEnd);
  child.on("exit", onExit);
  child.on("close", onDrained);

  return { listen, send, close, stderrTail: log.text };

  function listen(onMessage: Listener["onMessage"], onEnd: Listener["onEnd"]): void {
    if (listener !== undefined) throw new Error("a transport has one listener");
    listener = { onMessage, onEnd };
    if (exit !== undefined) awaitStreams();
    turns.wake();
  }

  function send(message: Message): void {
    if (isOver || violation !== undefined || exit !== undefined || closing !== undefined || !stdin.writable)
      return;
    const frame = encodeFrame(message);
    if (stdin.writableLength + frame.length <= limits.sendQueueBytesMax) {
      // Messages of one turn go out in one write, because each write wakes the server.
      if (!isHeld) queueMicrotask(release);
      if (!isHeld) stdin.cork();
      isHeld = true;
      stdin.write(frame);
    } else
      fail({
        code: "input-not-read",
        detail: `the server left more than ${limits.sendQueueBytesMax} bytes unread`,
      });
  }

  function release(): void {
    isHeld = false;
    stdin.uncork();
  }

  /** Delivers one message, or the end; true if there may be more. */
  function step(): boolean {
    if (listener === undefined || isOver) return false;
    const event = closing === undefined ? next() : undefined;
    if (event?.kind === "message") {
      listener.onMessage(event.message);
      return true;
    }
    if (isDrained) over(listener);
    return false;
  }

  function next(): DecoderEvent | undefined {
    while (eventIndex === events.length) {
      const chunk: Buffer | null = violation === undefined ? stdout.read() : null;
      if (chunk === null) return undefined;
      if (exit !== undefined) bytesAfterExit += chunk.length;
      take(decoder.push(chunk));
      if (bytesAfterExit > limits.frameBytesMax) dropStreams();
    }
    return events[eventIndex++];
  }

  function take(more: readonly DecoderEvent[]): void {
    events = [...events.slice(eventIndex), ...more];
    eventIndex = 0;
    const last = more.at(-1);
    if (last?.kind === "violation") fail(last.violation);
    else if (decoder.isDoomed()) awaitDescription();
  }

  function fail(what: Violation): void {
    if (violation !== undefined || closing !== undefined) return;
    violation = what;
    signalGroup("SIGKILL");
    stdin.destroy();
    stdout.destroy();
  }

  function awaitDescription(): void {
    if (isDescriptionAwaited) return;
    isDescriptionAwaited = true;
    wait(() => take(decoder.finish()));
  }

  function onStdoutEnd(): void {
    take(decoder.finish());
    if (exit !== undefined) return;
    wait(() => {
      if (exit !== undefined) return;
      fail({ code: "output-closed", detail: "the server closed standard output but did not exit" });
    });
  }

  function onExit(code: number | null, signal: string | null): void {
    exit = { code, signal };
    signalGroup("SIGKILL");
    // Before `listen`, nothing reads the streams. Their data would be lost if they were dropped now.
    if (listener !== undefined || closing !== undefined) awaitStreams();
  }

  /**
   * Drops the streams after the grace time, but only after everything that the server wrote was read. A process that
   * left the group can hold the streams open forever.
   */
  function awaitStreams(): void {
    wait(() => {
      const isReading = violation === undefined && closing === undefined;
      if (isReading && (eventIndex < events.length || stdout.readableLength > 0)) return awaitStreams();
      take(decoder.finish());
      dropStreams();
    });
  }

  function onDrained(): void {
    isDrained = true;
    for (const cancel of waits) cancel();
    drained.resolve();
    turns.wake();
  }

  function wait(fire: () => void): void {
    waits.push(host.clock.after(limits.graceMsMax, fire));
  }

  function dropStreams(): void {
    stdout.destroy();
    stderr.destroy();
  }

  function over(to: Listener): void {
    isOver = true;
    ended.resolve();
    to.onEnd(reason());
  }

  /**
   * Returns why the transport ended. A violation in the bytes takes precedence over the exit, because chance decides
   * which of the two Lanser notices first.
   */
  function reason(): TransportEnd {
    if (violation !== undefined) return { kind: "violation", violation };
    if (closing !== undefined && exitBeforeClose === undefined) return { kind: "closed" };
    const { code, signal } = exitBeforeClose ?? exit ?? { code: null, signal: null };
    return { kind: "exit", code, signal };
  }

  function close(): Promise<void> {
    if (closing === undefined) {
      exitBeforeClose = exit;
      closing = shutDown();
    }
    return closing;
  }

  async function shutDown(): Promise<void> {
    stdin.destroy();
    dropStreams();
    signalGroup("SIGTERM");
    if (!isDrained) wait(() => signalGroup("SIGKILL"));
    await drained.promise;
    await groupGone();
    endDaemons();
    if (listener !== undefined) await ended.promise;
  }

  /**
   * Kills daemons of the server: processes that left its group. Lanser finds them by their environment, which still has
   * the home folder that Lanser made for this server alone.
   */
  function endDaemons(): void {
    const { home } = limits;
    if (home === undefined) return;
    for (const left of host.marked?.(`HOME=${home}`) ?? []) host.kill(left, "SIGKILL");
  }

  /**
   * Polls until the process group is empty, because the kernel sends no event for it. The number of probes is limited,
   * because a zombie that nobody reaps stays in the group forever.
   */
  async function groupGone(): Promise<void> {
    for (let probes = 0; probes < groupProbesMax && signalGroup(0); probes++) {
      await new Promise<void>((resolve) => host.clock.after(limits.graceMsMax / groupProbesMax, resolve));
    }
  }

  /**
   * Signals the process group; false if the group is empty. After that the system can give its number to another group,
   * so the number is never used again.
   */
  function signalGroup(signal: NodeJS.Signals | 0): boolean {
    isGroupGone ||= !host.kill(-pid, signal);
    return !isGroupGone;
  }
}

function pipes(child: ChildProcess): { stdin: Writable; stdout: Readable; stderr: Readable } {
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error("a server needs three pipes");
  return { stdin, stdout, stderr };
}
