/** Progress while a run works: one living line on a terminal, plain lines elsewhere. */
import type { ProgressEvent } from "../core/progress.ts";
import { terminalText } from "./escape.ts";

type Sink = { readonly write: (text: string) => void; readonly isTerminal: boolean };

/** Off a terminal, file counts are written at every quarter, so that a log stays short. */
export function progressTo(sink: Sink): (event: ProgressEvent) => void {
  const done = new Map<string, { done: number; of: number }>();
  let living = false;
  const line = (text: string): void => {
    sink.write(`${living ? "\r\u001b[K" : ""}lanser: ${terminalText(text)}\n`);
    living = false;
  };
  return (event) => {
    if (event.kind !== "files") {
      done.clear();
      line(event.kind === "phase" ? `${event.text} …` : event.text);
      return;
    }
    const where = event.root === "." ? event.side : `${event.root} ${event.side}`;
    done.set(`${event.server} ${where}`, { done: event.done, of: event.of });
    const all = [...done].map(([name, one]) => `${name} ${one.done}/${one.of}`).join(", ");
    if (sink.isTerminal) {
      sink.write(`\r\u001b[Klanser: ${terminalText(all)} files`);
      living = true;
      if ([...done.values()].every((one) => one.done === one.of) && done.size > 1) line(`${all} files`);
    } else if (isQuarter(event.done, event.of)) {
      line(`${event.server} ${where}: ${event.done} of ${event.of} files`);
    }
  };
}

function isQuarter(done: number, of: number): boolean {
  return Math.floor((done * 4) / of) !== Math.floor(((done - 1) * 4) / of);
}
