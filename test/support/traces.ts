/** Committed traces as tests need them: recorded from a real server, and rewritten as somebody else would have recorded them. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { recordSession } from "../../src/cli/trace/record-session.ts";
import { resultOf } from "../../src/session/observe/observation.ts";
import type { TraceEntry, TraceHeader } from "../../src/session/trace/format.ts";
import { readTrace } from "../../src/session/trace/read.ts";
import { openTrace } from "../../src/session/trace/record.ts";
import { createScrubber } from "../../src/session/trace/scrub.ts";
import { openTraceFile } from "../../src/session/trace/source.ts";
import { readRecorded, recordedObservation } from "../../src/traces/replay/recorded-session.ts";
import { makeFolder } from "./files.ts";
import { sharedCache, testHost } from "./gate.ts";

export type ToRecord = {
  readonly server?: string;
  /** Default: all that the server checks. */
  readonly files?: readonly string[];
  /** Default: that of whoever tests. */
  readonly home?: string;
  readonly allowSecrets?: true;
};

/** One session over the last commit of a repository, put below `.lanser/traces` of its working tree. */
export async function recordTrace(repository: string, name: string, of: ToRecord = {}): Promise<void> {
  const { folder, remove } = makeFolder();
  try {
    const host = testHost(folder);
    const env = of.home === undefined ? host.env : { ...host.env, HOME: of.home };
    await recordSession(
      { ...host, env },
      {
        path: `.lanser/traces/${name}.trace.jsonl`,
        repo: repository,
        rev: undefined,
        server: { id: of.server ?? "pyright", version: undefined },
        files: of.files ?? [],
        force: false,
        allowSecrets: of.allowSecrets === true,
        cacheFolder: sharedCache,
        signal: new AbortController().signal,
      },
    );
  } finally {
    remove();
  }
}

const places = new Map(
  ["ROOT", "SERVER", "INTERPRETER", "SCRATCH", "REPOSITORY", "HOME", "TMP"].flatMap(
    (name) =>
      [
        [name, `/somewhere/${name}`],
        [`${name}_URI`, `file:///somewhere/${name}`],
      ] as const,
  ),
);
const scrubber = createScrubber(places);

export type Change = (entry: TraceEntry) => unknown;

/** The trace as somebody would have written it whose words or results were others: whole, and with a chain of its own. */
export function rewriteTrace(file: string, change: Change): void {
  const read = readTrace(openTraceFile(file));
  if (read.kind === "fault") throw new Error(read.message);
  // As it was said on some machine; what is written gets its placeholders again.
  const plain = (entry: TraceEntry): TraceEntry => ({ ...entry, m: scrubber.unscrub(entry.m) });
  const [header, ...entries] = [...read.trace.entries()].map(plain);
  if (header === undefined) throw new Error("no header");
  const clock = { now: () => 0, after: () => () => undefined };
  const { folder, remove } = makeFolder();
  try {
    const copy = join(folder, "copy.trace.jsonl");
    const writer = openTrace(clock, copy, change(header) as TraceHeader, places);
    for (const entry of entries) {
      const { k, d } = entry;
      if (k === "frame") writer.frame(d ?? ">", change(entry) as never);
      else if (k !== "checkpoint" && k !== "trailer" && k !== "header") writer.note(k, change(entry));
    }
    writer.finish();
    copyFileSync(copy, file);
  } finally {
    remove();
  }
}

/** The content of these kinds of entries changed as text. */
export function within(
  kinds: TraceEntry["k"] | readonly TraceEntry["k"][],
  from: string | RegExp,
  to: string,
): Change {
  return ({ k, m }) => ([kinds].flat().includes(k) ? JSON.parse(JSON.stringify(m).replaceAll(from, to)) : m);
}

/** The trace of a server that gave another answer wherever these words stand: replayed, it leads to what it says. */
export function rewriteAnswers(file: string, where: string, from: string, to: string): void {
  rewriteTrace(file, (entry) => {
    const isThere = entry.d !== ">" && JSON.stringify(entry.m).includes(where);
    return isThere ? within(["frame", "result"], from, to)(entry) : entry.m;
  });
  const read = readRecorded(openTraceFile(file));
  if (read.kind === "fault") throw new Error(read.message);
  const { observation } = resultOf(recordedObservation(read.trace)) as { readonly observation: string };
  rewriteTrace(file, ({ k, m }) => (k === "result" ? { ...(m as object), observation } : m));
}
