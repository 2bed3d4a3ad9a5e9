/**
 * Runs `lanser trace record`, which records one session over some files of a commit, or every session of a gate
 * run, for replays.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { openRepository } from "../../git/git.ts";
import { UserError } from "../../model/errors.ts";
import { reportFromV1 } from "../../model/report-from-v1.ts";
import { reportName, sessionNames, shownTraceName } from "../../model/sessions.ts";
import { plural } from "../../model/text.ts";
import { readFileText } from "../../platform/files.ts";
import { placeInside } from "../../platform/folders.ts";
import { validateReportV1 } from "../../schemas/generated/report.v1.ts";
import { replayRun } from "../../traces/replay/recorded-run.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import { commands, type LineOf } from "../commands.ts";
import { gateCommand } from "../judge.ts";
import { parseServer } from "../program/arguments.ts";
import { cacheFolder } from "../program/cache-folder.ts";
import { parseFlags } from "../program/flags.ts";
import type { CliHost } from "../program/program.ts";
import { fromTop, tracesFolder } from "../program/traces.ts";
import { recordSession, refuseSecrets } from "./record-session.ts";

/**
 * Records one session, or hands over to a gate run if `gate` follows `--`. Flags of one kind are refused for the other.
 */
export async function traceRecord(
  host: CliHost,
  { values, positionals, rest }: LineOf<"trace record">,
  signal: AbortSignal,
): Promise<number> {
  const name = values.name === undefined ? undefined : shownTraceName(values.name);
  if (name === undefined || !/^\w[\w.-]{0,100}$/u.test(name)) {
    throw new UserError(
      "usage",
      name === undefined ? "trace record needs --name NAME" : `\`${name}\` is not a valid trace name`,
      {
        hint: "Use letters, digits, dots, dashes and underscores, for example: --name core",
      },
    );
  }
  const session = sessionNames.find((one) => name.split(".").at(-1) === one);
  if (session !== undefined) {
    throw new UserError(
      "usage",
      `the name \`${name}\` ends with ${session}, the name of a session of a gate run`,
      {
        hint: `Choose a name that does not end with ${session}.`,
      },
    );
  }
  const repo = resolve(host.cwd, values.repo ?? ".");
  const allowSecrets = values["allow-secrets"] === true;
  if (rest[0] === "gate") {
    const foreign = (["server", "root", "rev", "zst"] as const).find((flag) => values[flag] !== undefined);
    if (foreign !== undefined) {
      throw new UserError("usage", `--${foreign} is only for a single session, not for a gate run`, {
        hint: "Give the flags of the gate after `gate`: --server, --base, --head.",
      });
    }
    return recordGate(
      host,
      { name, repo, force: values.force === true, allowSecrets },
      rest.slice(1),
      signal,
    );
  }
  const recorded = await recordSession(host, {
    path: `${tracesFolder}/${name}.trace.jsonl${values.zst === true ? ".zst" : ""}`,
    repo,
    rev: values.rev,
    server: values.server === undefined ? undefined : parseServer(values.server),
    root: values.root,
    files: fromTop(host, await repositoryTop(host, repo), positionals),
    force: values.force === true,
    allowSecrets,
    cacheFolder: cacheFolder(host, values.cache),
    signal,
  });
  host.stdout.write(
    recorded.isKept
      ? `${recorded.text}Next: review and commit the trace. Every gate run replays it once base has it.\n`
      : recorded.text,
  );
  return 0;
}

/** Recording of a gate run: its name below .lanser/traces, and the flags before `gate`. */
type RunToRecord = {
  readonly name: string;
  readonly repo: string;
  readonly force: boolean;
  readonly allowSecrets: boolean;
};

/**
 * Runs the gate with a trace folder outside the repository, and copies the sessions in only after they were replayed.
 * Returns the exit code of the gate: a recording of a failing change is valid, too.
 */
async function recordGate(
  host: CliHost,
  of: RunToRecord,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const path = `${tracesFolder}/${of.name}`;
  const top = await repositoryTop(host, of.repo);
  const target = join(top, path);
  if (existsSync(target) && !of.force) {
    throw new UserError("usage", `the folder ${path} already exists`, {
      hint: "Replace it with --force, or choose another name.",
    });
  }
  using scratch = makeScratch(host);
  const recording = join(scratch.folder, "recording");
  mkdirSync(recording);
  const code = await gateCommand(
    host,
    // The search for secrets comes later, so that its message has the name that the person gave.
    parseFlags(
      ["--repo", of.repo, ...ofCommit(args), "--trace", recording, "--allow-secrets", "--replay", "off"],
      commands.gate.flags,
    ),
    signal,
  );
  const names = readdirSync(recording);
  const traces = names.filter((one) => one.includes(".trace."));
  if (signal.aborted || traces.length === 0) {
    const why = signal.aborted ? "the run was cancelled" : "no server ran";
    throw new UserError("not-found", `there is nothing to record, because ${why}`, {
      hint: "Correct the errors above, and run the command again.",
    });
  }
  for (const name of traces) refuseSecrets(join(recording, name), of.allowSecrets, `${path}/${name}`);
  await refuseUnlike(recording);
  placeInside(top, path, (beside) => {
    mkdirSync(beside);
    for (const name of names) copyFileSync(join(recording, name), join(beside, name));
  });
  host.stderr.write(
    `lanser: recorded ${path}: ${plural(traces.length, "session")}; a replay without a server gives the same result\n`,
  );
  return code;
}

/** Adds `--head HEAD` unless a head is named. The working tree is not a commit: no other clone has it. */
function ofCommit(args: readonly string[]): readonly string[] {
  const isNamed = args.some((one) => one === "--head" || one.startsWith("--head="));
  return isNamed ? args : ["--head", "HEAD", ...args];
}

/**
 * Throws a UserError for a recorded run that is inconclusive or lacks a session, and for one whose replay differs:
 * every later gate would compare itself with a wrong result.
 */
export async function refuseUnlike(recording: string): Promise<void> {
  const read = reportFromV1(readFileText(join(recording, reportName)), validateReportV1);
  if (read.kind === "invalid") throw new Error(`the gate wrote an invalid report: ${read.message}`);
  const { verdict, reasons } = read.report;
  if (verdict === "inconclusive") throw unmeasured(reasons[0]?.message ?? "the report has no reason");
  const replayed = await replayRun(recording);
  if (replayed.kind === "diverged") {
    const { file, divergence } = replayed;
    throw new UserError(
      "replay-mismatch",
      `cannot keep the recording, because its replay differs: ${file}, entry ${divergence.entry}: ${divergence.problem}`,
      { hint: "This is an internal error. Please report it with the output of `lanser gate --trace DIR`." },
    );
  }
  const failure = replayed.runs
    .flatMap(({ roots }) => roots.flatMap(({ first }) => [first.base.failure, first.head.failure]))
    .find((one) => one !== undefined);
  if (failure !== undefined) throw unmeasured(failure.message);
}

/** Makes the error for a run that did not measure everything: its trace would prove nothing. */
function unmeasured(why: string): UserError {
  return new UserError("not-found", `cannot keep the recording, because the run is inconclusive: ${why}`, {
    hint: "Correct the errors above, and run the command again.",
  });
}

/** Returns the top of the repository around a folder. Traces name files relative to it. */
export async function repositoryTop(host: CliHost, folder: string): Promise<string> {
  await using repository = await openRepository(host, folder);
  return repository.top;
}
