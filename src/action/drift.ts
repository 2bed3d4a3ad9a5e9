/**
 * The Action as a nightly job: every committed trace is asked again under several schedules. It judges no change; it
 * fails where the same schedule comes to other results and the quarantine list does not have it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { traceDrift } from "../cli/trace/drift.ts";
import { traceNames, tracesFolder } from "../cli/trace/files.ts";
import { UserError } from "../errors.ts";
import type { Inputs } from "../github/inputs.ts";
import { writeOutputs } from "../github/outputs.ts";
import type { Host } from "../host.ts";
import { problemCommand } from "../output/annotations.ts";

/** What `lanser trace drift` ends with, and what the job makes of it. */
const inconclusive: ReadonlySet<number> = new Set([3, 65]);
const mismatch = 76;

/** 0, 1 for what deserves an issue, 11 when something could not be asked. */
export async function runDrift(
  host: Host,
  inputs: Pick<Inputs, "drift" | "trend" | "cache">,
  folder: string,
  signal: AbortSignal,
): Promise<number> {
  const names = traceNames(join(folder, tracesFolder)).filter((name) => !name.includes("/"));
  if (names.length === 0) {
    throw new UserError("not-found", `there are no traces in ${tracesFolder}`, {
      hint: "Record one and commit it: lanser trace record --name NAME",
    });
  }
  const results = join(host.env["RUNNER_TEMP"] ?? host.temporaryFolder, "lanser", "drift");
  mkdirSync(results, { recursive: true });
  const summary = host.env["GITHUB_STEP_SUMMARY"] ?? "";
  const issues: string[] = [];
  const codes: number[] = [];
  for (const name of names) {
    const short = name.replace(/\.trace\.jsonl(?:\.zst)?$/u, "");
    const issue = join(results, `${short}.md`);
    const flags = [
      "--repo",
      folder,
      "--trace",
      join(folder, tracesFolder, name),
      "--report",
      join(results, `${short}.json`),
      "--issue",
      issue,
      ...(inputs.trend === "" ? [] : ["--trend", resolve(folder, inputs.trend)]),
      ...(summary === "" ? [] : ["--summary", summary]),
      ...(inputs.cache === "" ? [] : ["--cache", inputs.cache]),
      ...inputs.drift,
    ];
    codes.push(await codeOf(host, flags, signal, short));
    if (existsSync(issue)) issues.push(readFileSync(issue, "utf8"));
  }
  const whole = join(results, "issue.md");
  if (issues.length > 0) writeFileSync(whole, issues.join("\n---\n\n"));
  writeOutputs({ issue: issues.length > 0 ? whole : "", drift: results });
  if (codes.includes(mismatch)) return 1;
  return codes.some((code) => inconclusive.has(code)) ? 11 : 0;
}

/** One trace that cannot be asked costs the others nothing. */
async function codeOf(
  host: Host,
  flags: readonly string[],
  signal: AbortSignal,
  name: string,
): Promise<number> {
  try {
    const code = await traceDrift(host, flags, signal);
    if (code === mismatch)
      host.stdout.write(
        problemCommand(`${name}: the same schedule came to another result`, "See the job's summary."),
      );
    return code;
  } catch (error) {
    if (!(error instanceof UserError) || !inconclusive.has(error.exitCode)) throw error;
    host.stdout.write(problemCommand(`${name}: ${error.message}`, error.hint));
    return error.exitCode;
  }
}
