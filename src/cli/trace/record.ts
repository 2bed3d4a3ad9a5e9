/** `lanser trace record`: one session over some files of a commit, or every session of a gate's run, kept for replays. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { noVariation } from "../../drift/vary.ts";
import { UserError } from "../../errors.ts";
import { makeFolder } from "../../folders.ts";
import { replayOffline } from "../../gate/committed.ts";
import { filesOf, openWorkbench } from "../../gate/recording.ts";
import type { Host } from "../../host.ts";
import { findingsOf } from "../../observe/observe.ts";
import { terminalName } from "../../output/escape.ts";
import { openRepository } from "../../repo/git.ts";
import { secretsIn } from "../../trace/secrets.ts";
import { openTraceFile } from "../../trace/source.ts";
import { cacheFolder, parseServer } from "../arguments.ts";
import { parseFlags } from "../flags.ts";
import { gateCommand } from "../gate.ts";
import { tracesFolder } from "./files.ts";

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

A trace holds the texts of the files that it opens. What is recorded is replayed at once, and kept only if that comes out the
same. Exit code: 0, of a gate's run that of the gate, 76 when the replay comes out otherwise.
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
    files: [...positionals, ...rest],
    isCompressed: values.zst === true,
    force: values.force === true,
    allowSecrets,
    cacheFolder: cacheFolder(host, values.cache),
    signal,
  });
  host.stdout.write(recorded);
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
  const paths = filesOf(
    snapshot.program,
    of.files.filter((file) => !gone.includes(file)),
  );
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
  if (failure !== undefined)
    throw new UserError("not-found", `${server.profile.name} was not healthy: ${failure.message}`, {
      hint: "Try again.",
    });
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
  makeFolder(dirname(target));
  moveInto(recording, target);
  const findings = findingsOf(run.observation).length;
  return [
    `recorded ${path}`,
    `  ${server.profile.name} ${server.pin.version} on ${bench.commit.id.slice(0, 12)}: ${count(paths.length, "file")}, ${count(findings, "finding")}, ${statSync(target).size} bytes`,
    "  replayed without a server: the same",
    "Next: review it and commit it; once base has it, every gate run replays it.",
    "",
  ].join("\n");
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? "" : "s"}`;
}

function refuseSecrets(file: string, isAllowed: boolean, shown: string): void {
  const found = secretsIn(openTraceFile(file, shown));
  const [first] = found;
  if (first === undefined || isAllowed) return;
  throw new UserError(
    "usage",
    `something in it looks like a secret (${first.kind}, line ${first.line}), so ${shown} was not kept`,
    {
      hint: "Take it out of the sources, record other files, or keep it with --allow-secrets.",
    },
  );
}

/** The temporary folder may lie on another file system. */
function moveInto(from: string, to: string): void {
  rmSync(to, { force: true });
  copyFileSync(from, to);
  rmSync(from);
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
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const code = await gateCommand(
    host,
    ["--repo", of.repo, ...args, "--trace", target, "--replay", "off"],
    signal,
  );
  try {
    for (const name of readdirSync(target).filter((one) => one.includes(".trace.")))
      refuseSecrets(join(target, name), of.allowSecrets, `${path}/${name}`);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  host.stderr.write(`lanser: recorded ${path}\n`);
  return code;
}

export async function topOf(host: Host, folder: string): Promise<string> {
  await using repository = await openRepository(host, folder);
  return repository.top;
}
