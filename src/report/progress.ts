/** Shows progress of a run: one updating line that fits the terminal, and plain lines elsewhere. */
import { isTold, type ProgressEvent } from "../model/progress.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { terminalText } from "./escape.ts";
import { shortenToWidth, widthOf } from "./terminal/width.ts";

type Sink = {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly columns?: number | undefined;
};

type Clock = { readonly now: () => number };

/** Progress of one server on one root and side. */
type Part = { readonly name: string; readonly done: number; readonly of: number };

/** Width if a terminal does not report it. */
const columnsUnknown = 80;
/** Minimum time before a rate is shown: earlier it means nothing. */
const rateFromMs = 1_000;

/**
 * Lists the time of each part of a run, for `--verbose`: elapsed time, and CPU time of this process alone. The time
 * of the servers is only in the elapsed time.
 */
export function phaseLines({ phases }: Pick<RunFacts, "phases">): readonly string[] {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return phases.map(({ name, ms, cpuMs }) => `${seconds(ms)} (own CPU ${seconds(cpuMs)}) ${name}`);
}

/**
 * Returns a writer of progress. A terminal gets one line that is updated in place. A log gets a line at every
 * quarter of the files, so that it stays short.
 */
export function progressTo(sink: Sink, clock: Clock): (event: ProgressEvent) => void {
  const parts = new Map<string, Part>();
  let since: number | undefined;
  let living = false;
  const line = (text: string): void => {
    const shown = `lanser: ${terminalText(text)}`;
    const fitted = sink.isTerminal ? shortenToWidth(shown, sink.columns ?? columnsUnknown) : shown;
    sink.write(`${living ? "\r\u001b[K" : ""}${fitted}\n`);
    living = false;
  };
  const end = (): void => {
    const all = [...parts.values()];
    if (living) line(`${countOf(all)}${rateOf(all, clock.now() - (since ?? clock.now()))}`);
    parts.clear();
    since = undefined;
  };
  return (event) => {
    if (!isTold(event)) return;
    if (event.kind === "note") {
      // The updated line appears again with the next file.
      line(event.text);
      return;
    }
    if (event.kind === "phase") {
      end();
      line(`${event.text} …`);
      return;
    }
    const now = clock.now();
    since ??= now;
    const where = event.root === "." ? event.side : `${event.side} in ${event.root}`;
    const name = `${event.name} ${where}`;
    parts.set(name, { name, done: event.done, of: event.of });
    if (sink.isTerminal) {
      // The last column stays free, because some terminals wrap as soon as it is used.
      sink.write(
        `\r\u001b[K${livingLine([...parts.values()], now - since, (sink.columns ?? columnsUnknown) - 1)}`,
      );
      living = true;
    } else if (isQuarter(event.done, event.of)) {
      const rate = event.done === event.of ? rateOf([...parts.values()], now - since) : "";
      line(`${name}: ${event.done} of ${event.of} files${rate}`);
    }
  };
}

/**
 * Writes the updated line: "lanser: 42/159 files · 14/s · awaits pyright base 30/79, pyright head 12/80". Servers
 * that do not fit are only counted, because a wrapped line could not be overwritten.
 */
function livingLine(parts: readonly Part[], ms: number, width: number): string {
  const open = parts.filter(({ done, of }) => done < of).toSorted((one, other) => left(other) - left(one));
  const start = `lanser: ${countOf(parts)}${rateOf(parts, ms)}`;
  const [first] = open;
  if (first === undefined) return shortenToWidth(start, width);
  const named = open.map(({ name, done, of }) => terminalText(`${name} ${done}/${of}`));
  const lines = named.map((_, index) => awaiting(named.slice(0, named.length - index), index));
  const candidates = [
    ...lines,
    awaiting([terminalText(first.name)], open.length - 1),
    ` · awaits ${open.length}`,
  ];
  const fitting = candidates.find((one) => widthOf(start + one) <= width);
  return fitting === undefined ? shortenToWidth(start, width) : start + fitting;
}

function awaiting(names: readonly string[], more: number): string {
  return ` · awaits ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function left({ done, of }: Part): number {
  return of - done;
}

function countOf(parts: readonly Part[]): string {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  return `${sum(({ done }) => done)}/${sum(({ of }) => of)} files`;
}

function rateOf(parts: readonly Part[], ms: number): string {
  const done = parts.reduce((total, part) => total + part.done, 0);
  if (ms < rateFromMs) return "";
  const rate = (done * 1_000) / ms;
  return ` · ${rate >= 10 ? Math.round(rate) : rate.toFixed(1)}/s`;
}

/** True if the file just done completes a quarter of all files. */
function isQuarter(done: number, of: number): boolean {
  return Math.floor((done * 4) / of) !== Math.floor(((done - 1) * 4) / of);
}
