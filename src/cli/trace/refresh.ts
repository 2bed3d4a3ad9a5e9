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
      hint: "Record one: lanser trace record --name NAME",
    });
  }
  // One that cannot be recorded again keeps none of the others from it.
  let problem: UserError | undefined;
  let recorded = 0;
  const again = async (file: string): Promise<void> => {
    const path = relative(top, file);
    if (path.startsWith("..")) {
      throw new UserError("usage", `${file} does not lie in the repository`, {
        hint: "Record it again there.",
      });
    }
    const name = shownName(path);
    const trace = loadTrace(file, name);
    if (recordedRun(trace).record !== null) {
      const left = new UserError("usage", `${name} is a session of a gate's run, and was left`, {
        hint: `Record the run again: lanser trace record --name ${dirname(name)} --force -- gate …`,
      });
      if (positionals.length > 0) throw left;
      host.stderr.write(showProblem(left).text);
      return;
    }
    const { text, isKept } = await recordSession(host, {
      path,
      repo,
      rev: values.rev,
      // The pin of today: of the configuration, else of this release.
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
  if (recorded > 0) host.stdout.write("Next: review the difference with git diff, and commit it.\n");
  if (problem !== undefined) throw problem;
  return 0;
}
