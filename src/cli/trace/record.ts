/** `lanser trace record`: one session over some files of a commit, or every session of a gate's run, kept for replays. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { reportFromV1 } from "../../core/report-v1.ts";
import { member } from "../../drift/said.ts";
import { noVariation } from "../../drift/vary.ts";
import { UserError } from "../../errors.ts";
import { placeInside } from "../../folders.ts";
import { replayOffline } from "../../gate/committed.ts";
import { filesOf, openWorkbench } from "../../gate/recording.ts";
import { replayRun } from "../../gate/replay.ts";
import { makeScratch } from "../../gate/scratch.ts";
import { reportName, sessionNames } from "../../gate/sessions.ts";
import type { Host } from "../../host.ts";
import type { Observation } from "../../observe/observation.ts";
import { findingsOf } from "../../observe/observe.ts";
import { terminalName } from "../../output/escape.ts";
import { openRepository } from "../../repo/git.ts";
import { validateReportV1 } from "../../schemas.gen.ts";
import { readTrace } from "../../trace/read.ts";
import { secretsIn } from "../../trace/secrets.ts";
import { openTraceFile } from "../../trace/source.ts";
import { cacheFolder, parseServer } from "../arguments.ts";
import { parseFlags } from "../flags.ts";
import { gateCommand } from "../gate.ts";
import { fromTop, tracesFolder } from "./files.ts";

const recordHelp = `lanser trace record --name NAME [-- FILE… | gate …]: records sessions to replay later

  --name NAME         the trace is ${tracesFolder}/NAME.trace.jsonl; of a gate's run the folder ${tracesFolder}/NAME
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the commit whose files are looked at (default: HEAD)
  --server ID[@VERSION]   which server (default: the one that the commit's configuration names)
  --zst               compresses the trace (Zstandard)
  --force             replaces a trace of that name
  --allow-secrets     keeps a trace in which something looks like a secret
  --cache DIR|none    where servers are kept
  FILE                files or folders to look at, relative to the top of the repository (default: all)
  gate …              \`lanser gate\` with its own flags: every session of that run is recorded

What is recorded is the commit (of a gate's run: --head HEAD unless it names another): what the work tree has besides is not
looked at. A trace holds the texts of the files that it opens. It is replayed at once, and kept only if that comes out the same.
A gate's run that is inconclusive is not kept.

Exit code: 0, of a gate's run that of the gate, 3 when the server gave no answer or the run is inconclusive, 76 when the replay
comes out otherwise.
`;

const options = {
  name: { type: "string" },
  repo: { type: "string" },
  rev: { type: "string" },
  server: { type: "string" },
  zst: { type: "boolean" },
  force: { type: "boolean" },
  "allow-secrets": { type: "boolean" },
  cache: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function traceRecord(host: Host, args: readonly string[], signal: AbortSignal): Promise<number> {
  const split = args.indexOf("--");
  const [own, rest] = split < 0 ? [args, []] : [args.slice(0, split), args.slice(split + 1)];
  const { values, positionals } = parseFlags(own, options);
  if (values.help === true) {
    host.stdout.write(recordHelp);
    return 0;
  }
  const { name } = values;
  if (name === undefined || !/^\w[\w.-]{0,100}$/u.test(name)) {
    throw new UserError(
      "usage",
      name === undefined ? "trace record needs --name NAME" : `\`${name}\` is no name of a trace`,
      {
        hint: "Letters, digits, dots, dashes and underscores; for example: --name core",
      },
    );
  }
  const session = sessionNames.find((one) => name.split(".").at(-1) === one);
  if (session !== undefined) {
    throw new UserError("usage", `\`${name}\` would be taken for the session ${session} of a gate's run`, {
      hint: `Take a name that does not end with ${session}.`,
    });
  }
  const repo = resolve(host.cwd, values.repo ?? ".");
  const allowSecrets = values["allow-secrets"] === true;
  if (rest[0] === "gate") {
    return recordGate(
      host,
      { name, repo, force: values.force === true, allowSecrets },
      rest.slice(1),
      signal,
    );
  }
  const recorded = await recordSession(host, {
    name,
    repo,
    rev: values.rev,
    server: values.server === undefined ? undefined : parseServer(values.server),
    files: fromTop(host, await topOf(host, repo), [...positionals, ...rest]),
    isCompressed: values.zst === true,
    force: values.force === true,
    allowSecrets,
    cacheFolder: cacheFolder(host, values.cache),
    signal,
  });
  host.stdout.write(
    `${recorded}Next: review it and commit it; once base has it, every gate run replays it.\n`,
  );
  return 0;
}

export type SessionToRecord = {
  readonly name: string;
  readonly repo: string;
  readonly rev: string | undefined;
  readonly server: { readonly id: string; readonly version: string | undefined } | undefined;
  readonly files: readonly string[];
  readonly isCompressed: boolean;
  readonly force: boolean;
  readonly allowSecrets: boolean;
  readonly cacheFolder: string | null;
  readonly signal: AbortSignal;
  /** Files that the commit does not have any more are left out, and told. */
  readonly leavesOut?: boolean;
};

/** Gives what to tell a person. Throws a UserError when nothing was kept. */
export async function recordSession(host: Host, of: SessionToRecord): Promise<string> {
  await using bench = await openWorkbench(host, {
    repository: of.repo,
    rev: of.rev,
    cacheFolder: of.cacheFolder,
    signal: of.signal,
    progress: (text) => host.stderr.write(`lanser: ${text}\n`),
  });
  const path = `${tracesFolder}/${of.name}.trace.jsonl${of.isCompressed ? ".zst" : ""}`;
  const target = join(bench.repository.top, path);
  if (existsSync(target) && !of.force) {
    throw new UserError("usage", `there is a trace ${path}`, {
      hint: "Replace it with --force, or take another name.",
    });
  }
  const server = bench.choose(of.server);
  const snapshot = await bench.open(server);
  const gone = of.leavesOut === true ? of.files.filter((file) => !snapshot.program.includes(file)) : [];
  const left = of.files.filter((file) => !gone.includes(file));
  if (gone.length > 0 && left.length === 0) {
    throw new UserError("not-found", `none of the files of ${path} is there any more`, {
      hint: `Remove it, or record other files: lanser trace record --name ${of.name} --force -- FILE…`,
    });
  }
  const paths = filesOf(snapshot.program, left, (file) => existsSync(join(bench.repository.top, file)));
  for (const file of gone) host.stderr.write(`lanser: ${terminalName(file)} is not there any more\n`);
  const recording = join(bench.asking.scratch, path.slice(path.lastIndexOf("/") + 1));
  const run = await snapshot.run({
    session: "files",
    paths,
    files: null,
    variation: noVariation,
    lookups: null,
    trace: recording,
  });
  const { failure } = run.observation;
  if (failure !== undefined) {
    throw new UserError(
      "not-found",
      `nothing was recorded: ${server.profile.name} was not healthy: ${failure.message}`,
      {
        hint: "Try again.",
      },
    );
  }
  refuseUnanswered(`${server.profile.name} ${server.pin.version}`, run.observation);
  refuseSecrets(recording, of.allowSecrets, path);
  const replayed = await replayOffline({
    kind: "session",
    path,
    source: () => openTraceFile(recording, path),
  });
  if (replayed.state !== "equal") {
    throw new UserError("replay-mismatch", `what was recorded replays otherwise: ${replayed.message}`, {
      hint: "This is a defect of Lanser; please report it with the trace.",
    });
  }
  // The temporary folder may lie on another file system.
  placeInside(bench.repository.top, path, (beside) => copyFileSync(recording, beside));
  const findings = findingsOf(run.observation).length;
  return [
    `recorded ${path}`,
    `  ${server.profile.name} ${server.pin.version} on ${bench.commit.id.slice(0, 12)}: ${count(paths.length, "file")}, ${count(findings, "finding")}, ${statSync(target).size} bytes`,
    "  replayed without a server: the same",
    "",
  ].join("\n");
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? "" : "s"}`;
}

/** A trace of a server that did not answer would hold for ever that it need not. */
function refuseUnanswered(server: string, { files }: Observation): void {
  const unanswered = files.flatMap((file) => (file.kind === "unknown" ? [file] : []));
  const [first] = unanswered;
  if (first === undefined) return;
  const isUnsettled = unanswered.some(({ reason }) => reason === "unsettled");
  throw new UserError(
    "not-found",
    `${server} gave no final answer for ${unanswered.length} of ${count(files.length, "file")}, for example ${first.path} (${first.reason})`,
    {
      hint: isUnsettled
        ? "It wanted every file to be asked about again and again; a newer version may not: lanser pin ID@VERSION"
        : "Record other files, or try again.",
    },
  );
}

function refuseSecrets(file: string, isAllowed: boolean, shown: string): void {
  const found = secretsIn(openTraceFile(file, shown));
  const [first] = found;
  if (first === undefined || isAllowed) return;
  throw new UserError(
    "usage",
    `something in it looks like a secret (${first.kind}${placeOf(file, first.line)}), so ${shown} was not kept`,
    {
      hint: "Take it out of the sources, record other files, or keep it with --allow-secrets.",
    },
  );
}

/** In which document, where the line opens one: that is what a person can change. */
function placeOf(file: string, line: number): string {
  const read = readTrace(openTraceFile(file));
  const [entry] = read.kind === "trace" ? read.trace.entries({ from: line - 1 }) : [];
  const uri = member(member(member(entry?.m, "params"), "textDocument"), "uri");
  const path = typeof uri === "string" ? /^\$\{ROOT_URI\}\/(.+)$/u.exec(uri)?.[1] : undefined;
  return path === undefined ? `, line ${line} of the trace` : ` in ${path}`;
}

type RunToRecord = {
  readonly name: string;
  readonly repo: string;
  readonly force: boolean;
  readonly allowSecrets: boolean;
};

async function recordGate(
  host: Host,
  of: RunToRecord,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const path = `${tracesFolder}/${of.name}`;
  const top = await topOf(host, of.repo);
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
    // What looks like a secret is looked for below, where it is said of the name that the person gave.
    ["--repo", of.repo, ...ofCommit(args), "--trace", recording, "--allow-secrets", "--replay", "off"],
    signal,
  );
  const names = readdirSync(recording);
  const traces = names.filter((one) => one.includes(".trace."));
  if (signal.aborted || traces.length === 0) {
    const why = signal.aborted ? "the run was cancelled" : "no server ran";
    throw new UserError("not-found", `nothing was recorded: ${why}`, { hint: "See above, and try again." });
  }
  for (const name of traces) refuseSecrets(join(recording, name), of.allowSecrets, `${path}/${name}`);
  await refuseUnlike(recording);
  placeInside(top, path, (beside) => {
    mkdirSync(beside);
    for (const name of names) copyFileSync(join(recording, name), join(beside, name));
  });
  host.stderr.write(
    `lanser: recorded ${path}: ${count(traces.length, "session")}, replayed without a server: the same\n`,
  );
  return code;
}

/** The work tree is no commit: nobody else has it. */
function ofCommit(args: readonly string[]): readonly string[] {
  const isNamed = args.some((one) => one === "--head" || one.startsWith("--head="));
  return isNamed ? args : ["--head", "HEAD", ...args];
}

/** Throws a UserError for a run that measured less than it should, and for one that replays otherwise. */
export async function refuseUnlike(recording: string): Promise<void> {
  const read = reportFromV1(readFileSync(join(recording, reportName), "utf8"), validateReportV1);
  if (read.kind === "invalid") throw new Error(`the gate kept a report that is ${read.message}`);
  const { verdict, reasons } = read.report;
  if (verdict === "inconclusive") throw unmeasured(reasons[0]?.message ?? "it does not say why");
  const replayed = await replayRun(recording);
  if (replayed.kind === "diverged") {
    const { file, divergence } = replayed;
    throw new UserError(
      "replay-mismatch",
      `nothing was kept: what was recorded replays otherwise: ${file}, entry ${divergence.entry}: ${divergence.problem}`,
      { hint: "This is a defect of Lanser; please report it with what `lanser gate --trace DIR` records." },
    );
  }
  const failure = replayed.runs
    .flatMap(({ sides }) => [sides.base.observation.failure, sides.head.observation.failure])
    .find((one) => one !== undefined);
  if (failure !== undefined) throw unmeasured(failure.message);
}

function unmeasured(why: string): UserError {
  return new UserError("not-found", `nothing was kept: the run is inconclusive: ${why}`, {
    hint: "See above, and try again.",
  });
}

export async function topOf(host: Host, folder: string): Promise<string> {
  await using repository = await openRepository(host, folder);
  return repository.top;
}
