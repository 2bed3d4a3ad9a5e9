/** Summarises a server on one of its roots for a report. */
import { sha256 } from "../model/digest.ts";
import { canonical } from "../model/json.ts";
import type { ServerSummary, Side } from "../model/report.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { RootRun, SkippedRoot } from "./record.ts";

/**
 * Returns the entry of a checked root in the list `servers` of a report: its file counts, the first failure and a
 * digest of all schedules. The digest shows if two runs queried the same files in the same order.
 */
export function summaryOf({ root, server, first, second, withheld }: RootRun): ServerSummary {
  const sideSummary = (side: Side) => {
    const { files } = first[side];
    return {
      files: files.length + withheld[side],
      unknown: files.length - finalFiles(first[side]) + withheld[side],
    };
  };
  const failures = [first.base, first.head, ...(second === null ? [] : [second.base, second.head])];
  return {
    ...server,
    root,
    skipped: null,
    ended: failures.find(({ failure }) => failure !== undefined)?.failure?.code ?? null,
    schedule: sha256(
      canonical({
        base: first.base.schedule,
        head: first.head.schedule,
        again: second === null ? null : { base: second.base.schedule, head: second.head.schedule },
      }),
    ),
    base: sideSummary("base"),
    head: sideSummary("head"),
    ready: { base: first.base.ready ?? null, head: first.head.ready ?? null },
  };
}

/** Returns the summary of a root that was not checked, because nothing that it checks differs. */
export function skippedSummary({ root, server }: SkippedRoot): ServerSummary {
  const nothing = { files: 0, unknown: 0 };
  return {
    ...server,
    root,
    skipped: "same program",
    ended: null,
    schedule: null,
    base: nothing,
    head: nothing,
  };
}

/** Returns the number of files with an answer. */
export function finalFiles({ files }: Observation): number {
  return files.filter((file) => file.kind === "final").length;
}
