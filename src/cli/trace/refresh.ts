/**
 * Runs `lanser trace refresh`, which records traces again, on today's commit and with today's pin, over the same
 * files.
 */
import { dirname, join, relative, resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import { recordedPaths, recordedRun } from "../../traces/replay/recorded-session.ts";
import type { LineOf } from "../commands.ts";
import { cacheFolder } from "../program/cache-folder.ts";
import { showProblem } from "../program/problem.ts";
import type { CliHost } from "../program/program.ts";
import { configuredTraces, loadTrace, shownName, traceFile } from "../program/traces.ts";
import { repositoryTop } from "./record.ts";
import { recordSession } from "./record-session.ts";

/**
 * Records each named trace again, or all that the gate replays. After an error it continues with the next trace, and
 * throws the last error at the end.
 */
export async function traceRefresh(
  host: CliHost,
  { values, positionals }: LineOf<"trace refresh">,
  signal: AbortSignal,
): Promise<number> {
  const repo = resolve(host.cwd, values.repo ?? ".");
  const top = await repositoryTop(host, repo);
  const files =
    positionals.length === 0
      ? configuredTraces(top).map((path) => join(top, path))
      : positionals.map((name) => traceFile(host, top, name));
  if (files.length === 0) {
    throw new UserError("not-found", "there are no traces here", {
      hint: "To record one, run: lanser trace record --name NAME",
    });
  }
  // The last error. It is thrown after all traces were tried.
  let problem: UserError | undefined;
  let recorded = 0;
  /**
   * Records one trace again. A session of a gate run cannot be recorded alone: it is skipped, or an error if it is
   * named.
   */
  const again = async (file: string): Promise<void> => {
    const path = relative(top, file);
    if (path.startsWith("..")) {
      throw new UserError("usage", `${file} is outside the repository`, {
        hint: "Run the command in the repository of the trace.",
      });
    }
    const name = shownName(path);
    const trace = loadTrace(file, name);
    if (recordedRun(trace).record !== null) {
      const left = new UserError("usage", `cannot refresh ${name}, because it belongs to a gate run`, {
        hint: `To record the run again, use: lanser trace record --name ${dirname(name)} --force -- gate …`,
      });
      if (positionals.length > 0) throw left;
      host.stderr.write(showProblem(left).text);
      return;
    }
    const { text, isKept } = await recordSession(host, {
      path,
      repo,
      rev: values.rev,
      // Without a version, the server has its current pin: that of the configuration, else that of this release.
      server: { id: trace.header.server.id, version: undefined },
      root: trace.header.root ?? ".",
      files: recordedPaths(trace),
      force: true,
      allowSecrets: values["allow-secrets"] === true,
      cacheFolder: cacheFolder(host, values.cache),
      signal,
      leavesOut: true,
    });
    host.stdout.write(text);
    if (isKept) recorded += 1;
  };
  for (const file of files) {
    if (signal.aborted) break;
    try {
      await again(file);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (problem !== undefined) host.stderr.write(showProblem(problem).text);
      problem = error;
    }
  }
  if (recorded > 0) host.stdout.write("Next: review the changes with git diff, and commit them.\n");
  if (problem !== undefined) throw problem;
  return 0;
}
