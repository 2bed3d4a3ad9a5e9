/** Runs `lanser loop`, which runs a command, usually an agent, until the gate passes or a budget is spent. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { exitCode } from "../model/exit-code.ts";
import type { Report } from "../model/report.ts";
import { plural, threeDigits } from "../model/text.ts";
import { killGroup } from "../platform/run.ts";
import { plain } from "../report/plain.ts";
import { logLook } from "../report/terminal/options.ts";
import { findExecutable } from "../servers/executables.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { LineOf } from "./commands.ts";
import { requestFromFlags } from "./gate-request.ts";
import { callerOf } from "./program/caller.ts";
import { runGate } from "./program/gate.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";
import { writeReport } from "./program/report-files.ts";
import { reproduceCommand } from "./program/reproduce.ts";
import { isSwitchedOff } from "./program/switched-off.ts";

/**
 * Runs the gate and the command in turn. It compares the trees before and after an attempt: a command that changes
 * nothing would get the same result for ever.
 */
export async function loopCommand(
  host: CliHost,
  { values, positionals }: LineOf<"loop">,
  signal: AbortSignal,
): Promise<number> {
  if (values.head !== undefined)
    throw new UserError("usage", "loop does not take --head", {
      hint: "Leave it out: a loop always checks the working tree, which the command changes.",
    });
  const [program, ...own] = positionals;
  const file = program === undefined ? undefined : fileOf(host, program);
  if (file === undefined)
    throw new UserError(
      "usage",
      program === undefined ? "loop needs a command after --" : `there is no program \`${program}\` on PATH`,
      { hint: "lanser loop --base main -- COMMAND ARGUMENT…" },
    );
  const times = countOf(values.times, "--times") ?? 5;
  const seconds = countOf(values.budget, "--budget");
  const started = host.clock.now();
  const left = () =>
    seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1_000 - (host.clock.now() - started);
  const request = requestFromFlags(host, values, signal);
  if (await isSwitchedOff(host, request, host.stdout)) return 0;
  using scratch = makeScratch(host);
  const reportFile =
    values.report === undefined ? join(scratch.folder, "report.json") : resolve(host.cwd, values.report);
  let before: Report | undefined;
  for (let attempt = 0; ; attempt += 1) {
    const { report, run } = await runGate(host, request);
    if (values.report === undefined) writeFileSync(reportFile, serializeReport(report));
    else writeReport(reportFile, { report, json: serializeReport(report) }, run);
    const reproduce = reproduceCommand(report, values, callerOf(host));
    const text = (detail: "quiet" | "usual") =>
      plain(report, { ...logLook, reproduce, all: false, show: "hint", detail });
    host.stdout.write(
      escapeForOutput(
        host.where,
        `${attempt === 0 ? "before" : `after attempt ${attempt}`}: ${text("quiet")}${rewardText(report, before)}`,
      ),
    );
    const code = exitCode(report);
    const say = (why: string) => host.stdout.write(`stopped: ${why}\n`);
    if (code === 0) return 0;
    if (signal.aborted) return code;
    if (before !== undefined && before.head.tree === report.head.tree) {
      say("the command changed nothing");
      return code;
    }
    if (attempt >= times) {
      say(`the gate still does not pass after ${plural(times, "attempt")}`);
      return code;
    }
    if (left() <= 0) {
      say(`the budget of ${seconds} s is used up`);
      return code;
    }
    before = report;
    const ended = await runOnce(host, signal, {
      file,
      args: own,
      env: { LANSER_REPORT: reportFile, LANSER_ATTEMPT: String(attempt + 1) },
      input: text("usual"),
      msMax: left(),
    });
    if (ended !== 0) {
      say(ended === null ? "a signal ended the command" : `the command failed with exit code ${ended}`);
      return code;
    }
  }
}

/**
 * Describes the reward of the whole change (a score of its fixed and new findings), and the effect of the last attempt
 * on it. Empty if the change is not scored.
 */
function rewardText({ reward }: Report, before: Report | undefined): string {
  if (reward === null) return "";
  const now = reward[reward.headline].r;
  const was = before?.reward ?? null;
  const step = was === null ? "" : ` (this attempt: ${threeDigits(now - was[was.headline].r)})`;
  return `  score of the change (process reward ${reward.headline}): ${threeDigits(now)}${step}\n`;
}

/** Returns the program to run: a path, or the first match on PATH. Undefined if PATH has none. */
function fileOf(host: CliHost, program: string): string | undefined {
  if (program.includes("/")) return resolve(host.cwd, program);
  return findExecutable(program, host.env["PATH"], [])?.path;
}

/** One run of the command: its input, and its time limit in milliseconds. */
type Once = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly msMax: number;
};

/** Time between asking a command to end and killing it. */
const graceMs = 5_000;

/**
 * Runs the command once, and returns its exit code; null if a signal ended it. At the end of its budget, or if the loop
 * is cancelled, it gets SIGTERM and 5 s later SIGKILL, so that an agent can save its work.
 */
function runOnce(host: CliHost, signal: AbortSignal, of: Once): Promise<number | null> {
  const env = Object.fromEntries(
    Object.entries({ ...host.env, ...of.env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  return new Promise((done, fail) => {
    const child = host.spawn({ file: of.file, args: of.args, cwd: host.cwd, env, detached: true });
    let cancelKill = () => {};
    // A negative pid signals the whole process group, because the command can have started others.
    const end = () => {
      if (child.pid === undefined) return;
      host.kill(-child.pid, "SIGTERM");
      cancelKill = host.clock.after(graceMs, () => killGroup(host, child));
    };
    signal.addEventListener("abort", end, { once: true });
    const cancel = Number.isFinite(of.msMax) ? host.clock.after(of.msMax, end) : () => undefined;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (piece: string) => host.stderr.write(piece));
    // A command that does not read its input breaks the pipe, which is no error here.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(of.input);
    child.once("error", (error) => fail(new UserError("usage", `cannot start ${of.file}`, { cause: error })));
    child.once("close", (code) => {
      cancel();
      cancelKill();
      signal.removeEventListener("abort", end);
      done(code);
    });
  });
}

/** Parses the number of a flag, from 1; undefined without the flag. */
function countOf(given: string | undefined, flag: string): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/u.test(given)) return Number(given);
  throw new UserError("usage", `${flag} must be a whole number from 1, not \`${given}\``);
}
