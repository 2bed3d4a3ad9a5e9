/** Runs `lanser trace verify`, which checks if traces are complete, follow their schema, and contain no secrets. */
import { join } from "node:path";
import { errorTable, UserError } from "../../model/errors.ts";
import { faultText, type TraceFault } from "../../session/trace/format.ts";
import { readTrace } from "../../session/trace/read.ts";
import { changedDigest } from "../../session/trace/replay.ts";
import { secretsIn } from "../../session/trace/secrets.ts";
import { openTraceFile } from "../../session/trace/source.ts";
import { missingFromRecording } from "../../traces/replay/recorded-session.ts";
import type { LineOf } from "../commands.ts";
import type { CliHost } from "../program/program.ts";
import { configuredTraces, shownName, traceFile } from "../program/traces.ts";
import { sayTo } from "../say.ts";
import { findTracesFolder } from "./files.ts";

/** Checks each trace and prints one line for each problem. A trace can have several, so all checks run. */
export async function traceVerify(
  host: CliHost,
  { values, positionals }: LineOf<"trace verify">,
): Promise<number> {
  const top = findTracesFolder(host);
  const files =
    positionals.length === 0
      ? configuredTraces(top).map((path) => ({ file: join(top, path), shown: shownName(path) }))
      : positionals.map((name) => ({ file: traceFile(host, top, name), shown: name }));
  if (files.length === 0)
    throw new UserError("not-found", "there are no traces here", {
      hint: "Name a file, or run the command in a repository with traces.",
    });
  const say = sayTo(host);
  let isWrong = false;
  for (const { file, shown } of files) {
    const source = openTraceFile(file, shown);
    const read = readTrace(source);
    const broken = (fault: TraceFault): void => {
      isWrong = true;
      say(`broken ${faultText(shown, fault)}`);
    };
    if (read.kind === "fault") {
      broken(read);
      continue;
    }
    const lack = missingFromRecording(read.trace);
    if (lack !== undefined) broken(lack);
    const changed = changedDigest(read.trace);
    const secrets = secretsIn(source);
    isWrong ||= changed !== undefined || (secrets.length > 0 && values["allow-secrets"] !== true);
    if (changed !== undefined)
      say(
        `changed ${shown}: entry ${changed.entry}: a file changed during the recording: ${changed.pointer}`,
      );
    for (const { line, kind } of secrets) say(`secret ${shown}:${line}: this looks like a ${kind}`);
    if (lack === undefined && changed === undefined && secrets.length === 0)
      say(`complete ${shown}: ${read.trace.count} entries, ${read.trace.root}`);
  }
  return isWrong ? errorTable["replay-mismatch"].exitCode : 0;
}
