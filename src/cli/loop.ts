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

export async function loopCommand(
  host: CliHost,
  { values, positionals }: LineOf<"loop">,
  signal: AbortSignal,
): Promise<number> {
  if (values.head !== undefined)
    throw new UserError("usage", "--head excludes a loop: the command changes the working tree");
  const [program, ...own] = positionals;
  const file = program === undefined ? undefined : fileOf(host, program);
  if (file === undefined)
    throw new UserError(
      "usage",
      program === undefined ? "no command given" : `there is no program \`${program}\``,
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
      say(`${plural(times, "attempt")} of ${times}`);
      return code;
    }
    if (left() <= 0) {
      say(`the budget of ${seconds} s is over`);
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
      say(ended === null ? "the command ended early" : `the command ended with code ${ended}`);
      return code;
    }
  }
}

/** Describes the reward of the whole change, and the effect of the last attempt on it; empty if it is not scored. */
function rewardText({ reward }: Report, before: Report | undefined): string {
  if (reward === null) return "";
  const now = reward[reward.headline].r;
  const was = before?.reward ?? null;
  const step = was === null ? "" : `, ${threeDigits(now - was[was.headline].r)} by this attempt`;
  return `  process reward ${reward.headline} ${threeDigits(now)}${step}\n`;
}

function fileOf(host: CliHost, program: string): string | undefined {
  if (program.includes("/")) return resolve(host.cwd, program);
  return findExecutable(program, host.env["PATH"], [])?.path;
}

type Once = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly msMax: number;
};

/** Time between asking a command to end and killing it. */
const graceMs = 5_000;

/** Runs the command, and returns its exit code; null if a signal ended it, also one of ours. */
function runOnce(host: CliHost, signal: AbortSignal, of: Once): Promise<number | null> {
  const env = Object.fromEntries(
    Object.entries({ ...host.env, ...of.env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  return new Promise((done, fail) => {
    const child = host.spawn({ file: of.file, args: of.args, cwd: host.cwd, env, detached: true });
    let cancelKill = () => {};
    // With all that it started. One that does not hear is not asked again.
    const end = () => {
      if (child.pid === undefined) return;
      host.kill(-child.pid, "SIGTERM");
      cancelKill = host.clock.after(graceMs, () => killGroup(host, child));
    };
    signal.addEventListener("abort", end, { once: true });
    const cancel = Number.isFinite(of.msMax) ? host.clock.after(of.msMax, end) : () => undefined;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (piece: string) => host.stderr.write(piece));
    // A command that does not read it breaks the pipe.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(of.input);
    child.once("error", (error) =>
      fail(new UserError("usage", `${of.file} cannot be started`, { cause: error })),
    );
    child.once("close", (code) => {
      cancel();
      cancelKill();
      signal.removeEventListener("abort", end);
      done(code);
    });
  });
}

function countOf(given: string | undefined, flag: string): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/u.test(given)) return Number(given);
  throw new UserError("usage", `${flag} must be a number from 1, not \`${given}\``);
}
