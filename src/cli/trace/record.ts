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

export async function traceRecord(
  host: CliHost,
  { values, positionals, rest }: LineOf<"trace record">,
  signal: AbortSignal,
): Promise<number> {
  const name = values.name === undefined ? undefined : shownTraceName(values.name);
  if (name === undefined || !/^\w[\w.-]{0,100}$/u.test(name)) {
    throw new UserError(
      "usage",
      name === undefined ? "trace record needs --name NAME" : `\`${name}\` is not a name of a trace`,
      {
        hint: "Letters, digits, dots, dashes and underscores; for example: --name core",
      },
    );
  }
  const session = sessionNames.find((one) => name.split(".").at(-1) === one);
  if (session !== undefined) {
    throw new UserError("usage", `\`${name}\` would be taken for the session ${session} of a gate's run`, {
      hint: `Use a name with another end than ${session}.`,
    });
  }
  const repo = resolve(host.cwd, values.repo ?? ".");
  const allowSecrets = values["allow-secrets"] === true;
  if (rest[0] === "gate") {
    const foreign = (["server", "root", "rev", "zst"] as const).find((flag) => values[flag] !== undefined);
    if (foreign !== undefined) {
      throw new UserError("usage", `--${foreign} is of one session, and a gate's run has several`, {
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
      ? `${recorded.text}Next: review it and commit it; once base has it, every gate run replays it.\n`
      : recorded.text,
  );
  return 0;
}

type RunToRecord = {
  readonly name: string;
  readonly repo: string;
  readonly force: boolean;
  readonly allowSecrets: boolean;
};

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
    throw new UserError("usage", `there is a folder ${path}`, {
      hint: "Replace it with --force, or take another name.",
    });
  }
  using scratch = makeScratch(host);
  const recording = join(scratch.folder, "recording");
  mkdirSync(recording);
  const code = await gateCommand(
    host,
    // What looks like a secret is looked for below, where it is reported under the name that the person gave.
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
    throw new UserError("not-found", `no recording: ${why}`, { hint: "See above, and try again." });
  }
  for (const name of traces) refuseSecrets(join(recording, name), of.allowSecrets, `${path}/${name}`);
  await refuseUnlike(recording);
  placeInside(top, path, (beside) => {
    mkdirSync(beside);
    for (const name of names) copyFileSync(join(recording, name), join(beside, name));
  });
  host.stderr.write(
    `lanser: recorded ${path}: ${plural(traces.length, "session")}, replayed without a server: the same\n`,
  );
  return code;
}

/** Adds `--head HEAD` unless a head is named. The working tree is not a commit: no other clone has it. */
function ofCommit(args: readonly string[]): readonly string[] {
  const isNamed = args.some((one) => one === "--head" || one.startsWith("--head="));
  return isNamed ? args : ["--head", "HEAD", ...args];
}

/** Throws a UserError for a run that is inconclusive or lacks a session, and for one whose replay differs. */
export async function refuseUnlike(recording: string): Promise<void> {
  const read = reportFromV1(readFileText(join(recording, reportName)), validateReportV1);
  if (read.kind === "invalid") throw new Error(`the gate kept a report that is ${read.message}`);
  const { verdict, reasons } = read.report;
  if (verdict === "inconclusive") throw unmeasured(reasons[0]?.message ?? "it does not say why");
  const replayed = await replayRun(recording);
  if (replayed.kind === "diverged") {
    const { file, divergence } = replayed;
    throw new UserError(
      "replay-mismatch",
      `no recording kept: its replay gives another result: ${file}, entry ${divergence.entry}: ${divergence.problem}`,
      { hint: "This is an internal error. Please report it with the output of `lanser gate --trace DIR`." },
    );
  }
  const failure = replayed.runs
    .flatMap(({ roots }) => roots.flatMap(({ first }) => [first.base.failure, first.head.failure]))
    .find((one) => one !== undefined);
  if (failure !== undefined) throw unmeasured(failure.message);
}

function unmeasured(why: string): UserError {
  return new UserError("not-found", `no recording kept: the run is inconclusive: ${why}`, {
    hint: "See above, and try again.",
  });
}

export async function repositoryTop(host: CliHost, folder: string): Promise<string> {
  await using repository = await openRepository(host, folder);
  return repository.top;
}
