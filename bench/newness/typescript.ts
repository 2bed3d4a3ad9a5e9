/** A change in TypeScript as every rule sees it: with the findings that the gate's own sessions had on each side. */

import { runGate } from "../../src/cli/program/gate.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import { findingsOf } from "../../src/model/finding.ts";
import { splitText } from "../../src/model/text.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { makeFolder } from "../../test/support/files.ts";
import { sharedCache, testHost } from "../../test/support/gate.ts";
import { git } from "../../test/support/repository.ts";
import { onlyTypescript } from "../../test/support/typescript.ts";
import { type Change, readDiff, type Side } from "./change.ts";
import { assertJudged } from "./run.ts";

export type Measured = { readonly change: Change; readonly findings: readonly ComparedFinding[] };

/** The last commit of a repository, which must have been measured in full. */
export async function measureTypescript(repository: string): Promise<Measured> {
  const [traces, temporary] = [makeFolder(), makeFolder()];
  try {
    const { report } = await runGate(testHost(temporary.folder), {
      repository,
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: onlyTypescript,
      cacheFolder: sharedCache,
      traceFolder: traces.folder,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    const replayed = await replayRun(traces.folder);
    const run = replayed.kind === "report" ? replayed.runs[0] : undefined;
    assertJudged(report);
    if (run === undefined) throw new Error("the run left no trace of its one root");
    const side = (name: "base" | "head", rev: string): Side => ({
      findings: findingsOf(run.sides[name].observation),
      lines: (path) =>
        run.sides[name].program.includes(path) ? splitText(git(repository, "show", `${rev}:${path}`)) : [],
    });
    const change = { base: side("base", "HEAD^"), head: side("head", "HEAD"), diffs: readDiff(repository) };
    return { change, findings: report.findings };
  } finally {
    traces.remove();
    temporary.remove();
  }
}
