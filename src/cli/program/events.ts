/** Writes the events of `--events` during the run, so that another program can follow it. */
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import { eventToV1 } from "../../model/events.ts";
import { isFailing } from "../../model/failing.ts";
import { compareFindings } from "../../model/order.ts";
import { isInside } from "../../model/paths.ts";
import type { ProgressEvent } from "../../model/progress.ts";
import type { Report } from "../../model/report.ts";
import { prepareFile } from "../../platform/folders.ts";
import { validateEventsV1 } from "../../schemas/generated/events.v1.ts";
import type { CliHost } from "./program.ts";

/** Open file of events. */
export type Events = {
  readonly write: (event: ProgressEvent) => void;
  /** Writes the last events: findings that fail, and the verdict. */
  readonly end: (report: Report) => void;
};

/**
 * Opens the file for events; `-` is standard output. `judged` is a folder of the working tree that the gate checks
 * (absolute), or null if it checks a commit. Throws a UserError for a file in that working tree, because each event
 * would change what is checked, and for a file that cannot be written.
 */
export function openEventSink(
  host: Pick<CliHost, "stdout" | "cwd">,
  file: string,
  judged: string | null,
): Events {
  if (file !== "-" && judged !== null && isInside(resolve(host.cwd, file), topOf(judged)))
    throw new UserError(
      "usage",
      `cannot write events to ${file}, because they would change the working tree during its check`,
      {
        hint: "Name a file outside the repository, or check a commit: --head HEAD.",
      },
    );
  const sink = file === "-" ? { write: host.stdout.write } : opened(resolve(host.cwd, file));
  let at = 0;
  const write = (event: Parameters<typeof eventToV1>[0]) => {
    const line = eventToV1(event, at);
    if (!validateEventsV1(JSON.parse(line)))
      throw new Error(
        `the event does not follow its schema: ${JSON.stringify(validateEventsV1.errors?.[0])}`,
      );
    sink.write(line);
    at += 1;
  };
  return {
    write,
    end: (report) => {
      for (const finding of report.findings.toSorted(compareFindings))
        if (isFailing(finding, report.policy)) write({ kind: "regression", finding });
      write({ kind: "verdict", report });
    },
  };
}

/**
 * Creates the file and returns a function that appends a line at once, so that another program can follow the run.
 * Throws a UserError whenever it cannot write.
 */
function opened(file: string): { readonly write: (line: string) => void } {
  try {
    prepareFile(file);
    writeFileSync(file, "");
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw unwritten(file, error);
  }
  const write = (line: string) => {
    try {
      appendFileSync(file, line);
    } catch (error) {
      throw unwritten(file, error);
    }
  };
  return { write };
}

function unwritten(file: string, cause: unknown): UserError {
  return new UserError("unreadable-file", `cannot write the events to ${file}`, { cause });
}

/** Returns the top of the repository: the nearest folder upwards that has `.git`. */
function topOf(folder: string): string {
  for (let one = folder; ; one = dirname(one)) {
    if (existsSync(join(one, ".git"))) return one;
    if (one === dirname(one)) return folder;
  }
}
