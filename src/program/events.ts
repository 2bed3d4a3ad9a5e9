/** Events of a run, written while it works. */
import { appendFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { eventToV1 } from "../core/events.ts";
import type { ProgressEvent } from "../core/progress.ts";
import type { Report } from "../core/report.ts";
import { UserError } from "../errors.ts";
import { prepareFile } from "../folders.ts";
import { validateEventsV1 } from "../schemas.gen.ts";
import type { Program } from "./program.ts";

export type Events = {
  readonly write: (event: ProgressEvent) => void;
  /** The last one. */
  readonly end: (report: Report) => void;
};

/** `-` is standard output. Throws a UserError for a file that cannot be written. */
export function eventsTo(host: Pick<Program, "stdout" | "cwd">, file: string): Events {
  const sink = file === "-" ? { write: host.stdout.write } : opened(resolve(host.cwd, file));
  let at = 0;
  const write = (event: Parameters<typeof eventToV1>[0]) => {
    const line = eventToV1(event, at);
    if (!validateEventsV1(JSON.parse(line)))
      throw new Error(`no event: ${JSON.stringify(validateEventsV1.errors?.[0])}`);
    sink.write(line);
    at += 1;
  };
  return {
    write,
    end: (report) => write({ kind: "verdict", report }),
  };
}

function opened(file: string): { readonly write: (line: string) => void } {
  try {
    prepareFile(file);
    writeFileSync(file, "");
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `the events could not be written to ${file}`, { cause: error });
  }
  return { write: (line) => appendFileSync(file, line) };
}
