/**
 * Tries the proposal of `lanser init` before it is written: a run of the gate on the newest commit, which changes
 * nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { machineProblem } from "../../model/machine.ts";
import type { Report } from "../../model/report.ts";
import { plural } from "../../model/text.ts";
import { configPath } from "../../policy/config.ts";
import { progressTo } from "../../report/progress.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import { ownFolders } from "../program/arguments.ts";
import { cacheFolder } from "../program/cache-folder.ts";
import { runShared } from "../program/gate.ts";
import { showProblem } from "../program/problem.ts";
import type { Program } from "../program/program.ts";

/** Proposal to try: `top` is the repository, `text` the configuration. */
type Proposed = { readonly top: string; readonly text: string };

/**
 * Tries the proposal, and returns lines for people: that it passes, or the first reason why not. Throws only if it
 * was cancelled.
 */
export async function tried(host: Program, of: Proposed, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return linesOf(await reportOn(host, of, signal));
  } catch (thrown) {
    // That it was ended is no answer.
    if (signal.aborted) throw thrown;
    const error = machineProblem(thrown) ?? thrown;
    if (error instanceof UserError) return refused(error.message, error.hint);
    // The stack is for a report of it.
    host.stderr.write(showProblem(error).text);
    return refused(String(error), null);
  }
}

async function reportOn(host: Program, of: Proposed, signal: AbortSignal): Promise<Report> {
  using scratch = makeScratch(host);
  const path = join(scratch.folder, "config.yml");
  writeFileSync(path, of.text);
  const request = {
    repository: of.top,
    base: { kind: "exact", rev: "HEAD" },
    head: { kind: "commit", rev: "HEAD" },
    policy: {
      servers: [],
      file: { path, name: configPath },
      failOn: undefined,
      scope: "full",
      traces: [],
      replay: undefined,
      where: host.where.kind,
    },
    cacheFolder: cacheFolder(host, undefined),
    ...ownFolders(host, undefined),
    observations: null,
    traceFolder: undefined,
    isProbed: false,
    progress: progressTo(host.stderr, host.clock),
    signal,
  } as const;
  const { report } = await runShared(host, request, { kind: "all-roots" });
  return report;
}

function linesOf({ verdict, reasons, servers }: Report): readonly string[] {
  if (verdict === "pass") {
    const files = servers.reduce((sum, { head }) => sum + head.files, 0);
    return [`tried on HEAD without a change: passes, ${plural(files, "file")} checked`];
  }
  const [first] = reasons;
  return refused(first?.message ?? verdict, first?.hint ?? null);
}

function refused(message: string, hint: string | null): readonly string[] {
  return [
    `tried on HEAD without a change: does not pass, because ${message}`,
    ...(hint === null || hint === "" ? [] : [`  what to do: ${hint}`]),
  ];
}
