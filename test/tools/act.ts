/**
 * Runs a workflow with act, the only independent runner that can be had: our own action from a fresh build, actions of
 * others as small stand-ins, which reach act's artifact and cache services by GitHub's own clients. What act does not do
 * as GitHub does is in the names of what is given here.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { actionFile, actionNames } from "../support/actions.ts";
import { plainEnvironment } from "../support/command.ts";
import { type Files, makeFolder, write } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { git } from "../support/repository.ts";
import { actFolder } from "./installed.ts";
import { programs } from "./programs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const runMsMax = 240_000;
const loopback = "127.0.0.1";

export type Job = {
  /** A clone on the commit that a runner would check out; the workflow is put into it, outside of its history. */
  readonly repository: string;
  readonly workflow: { readonly name: string; readonly text: string };
  readonly event: string;
  readonly payload: unknown;
  /** What act leaves out or gets wrong of a runner's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** A folder of programs that are found before all others. */
  readonly programs?: string;
};

export type Annotation = Readonly<Record<string, string>>;

export type Outcome = {
  /** By the name of the job. */
  readonly jobs: Readonly<Record<string, string>>;
  /** By the name of the step, as the workflow has it. */
  readonly steps: Readonly<Record<string, string>>;
  /** Of our own action. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Of our own action; null when it did not end with one. */
  readonly exitCode: number | null;
  readonly annotations: readonly Annotation[];
  readonly summary: string;
  /** What the steps printed, by the name of the step. */
  readonly printed: Readonly<Record<string, string>>;
};

export type Runner = {
  readonly run: (job: Job) => Promise<Outcome>;
  readonly remove: () => void;
};

/** Builds our action and the stand-ins, once for many runs; what one of these uploads or caches, the next ones find. */
export async function prepareAct(): Promise<Runner> {
  const { folder, remove } = makeFolder();
  const [act = ""] = programs.act();
  await installedPyright();
  const own = join(folder, "lanser");
  execFileSync(process.execPath, [join(root, "scripts/build.ts"), "--out", join(own, "dist")], { cwd: root });
  for (const file of actionNames.map(actionFile)) cpSync(join(root, file), join(own, file));
  write(join(folder, "stand-ins"), standIns(actFolder()));
  let runs = 0;
  const run = (job: Job) => {
    const id = `${++runs}`;
    return runJob(job, { act, actions: folder, folder: join(folder, `run-${id}`), id });
  };
  return { run, remove };
}

type Place = {
  readonly act: string;
  /** What all runs share: the actions, and what the servers keep. */
  readonly actions: string;
  readonly folder: string;
  readonly id: string;
};

async function runJob(job: Job, { act, actions, folder, id }: Place): Promise<Outcome> {
  const [event, cache] = [join(folder, "event.json"), join(folder, "cache")];
  // act's tool cache is in its own folder; there our server is found as on a runner that has run before.
  mkdirSync(join(cache, "tool_cache"), { recursive: true });
  symlinkSync(sharedCache, join(cache, "tool_cache", "lanser"));
  writeFileSync(event, JSON.stringify(job.payload));
  const workflow = join(folder, job.workflow.name);
  writeFileSync(workflow, job.workflow.text);
  const env = { GITHUB_REPOSITORY: "acme/shop", GITHUB_RUN_ID: id, ...job.env };
  const lineOn = (port: number) => [
    job.event,
    "--json",
    ...["--directory", job.repository, "--workflows", workflow, "--eventpath", event],
    ...["--platform", "ubuntu-latest=-self-hosted", "--action-cache-path", cache],
    ...["--artifact-server-path", join(actions, "artifacts"), "--artifact-server-addr", loopback],
    ...["--artifact-server-port", `${port}`],
    // Its port is free by itself.
    ...["--cache-server-path", join(actions, "caches"), "--cache-server-addr", loopback],
    ...Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    ...actionsIn(job.workflow.text).flatMap((one) => [
      "--local-repository",
      `${one}=${folderFor(one, actions)}`,
    ]),
    ...(job.token === undefined ? [] : ["--secret", "GITHUB_TOKEN"]),
  ];
  const started = async () => start(act, lineOn(await freePort()), { GITHUB_TOKEN: job.token }, job.programs);
  let said = await started();
  // Between us and act another may have taken the port; then nothing has run.
  for (let left = 4; left > 0 && said.text.includes("bind: address already in use"); left -= 1)
    said = await started();
  // act skips what no platform is named for, and is content.
  const skipped = /.*Skipping unsupported platform.*/.exec(said.text)?.[0];
  if (skipped !== undefined) throw new Error(`act left a job out: ${skipped}`);
  const outcome = outcomeOf(said.text);
  if (Object.keys(outcome.jobs).length === 0) throw new Error(`act ran no job: ${said.text}`);
  return outcome;
}

function actionsIn(text: string): readonly string[] {
  const used = [...text.matchAll(/uses: ([\w-]+\/[\w-]+)(?:\/[\w-]+)?@(\S+)/g)];
  return [...new Set(used.map(([, name, ref]) => `${name}@${ref}`))].filter(
    // act does this one itself: it copies the clone.
    (one) => !one.startsWith("actions/checkout@"),
  );
}

function folderFor(action: string, actions: string): string {
  const [name = ""] = action.split("@");
  if (name === "lanser/lanser") return join(actions, "lanser");
  const folder = join(actions, "stand-ins", name);
  if (!existsSync(folder)) throw new Error(`there is no stand-in for ${action}`);
  return folder;
}

/** act tells the jobs the very port that it was given, so it cannot be left to it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, loopback, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function start(
  act: string,
  args: readonly string[],
  secrets: Readonly<Record<string, string | undefined>>,
  own: string | undefined,
): Promise<{ readonly text: string }> {
  const given = Object.entries(secrets).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const PATH = [...(own === undefined ? [] : [own]), dirname(process.execPath), process.env["PATH"]].join(
    delimiter,
  );
  const env = { ...plainEnvironment({ PATH }), ...Object.fromEntries(given) };
  return new Promise((resolve, reject) => {
    const child = spawn(act, args, { env, stdio: ["ignore", "pipe", "pipe"], timeout: runMsMax });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
    }
    child.once("error", reject);
    child.once("close", (code, signal) =>
      code === null ? reject(new Error(`act was ended by ${signal}: ${text}`)) : resolve({ text }),
    );
  });
}

type Line = {
  readonly job?: string;
  readonly jobResult?: string;
  readonly step?: string;
  readonly stepID?: readonly string[];
  readonly stepResult?: string;
  readonly stage?: string;
  readonly msg?: string;
  readonly raw_output?: boolean;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly kvPairs?: Readonly<Record<string, string>>;
};

/** The gate, or another of our Actions. */
const ownStep = /^lanser\/lanser(?:\/\w+)?@v0$/u;

function outcomeOf(text: string): Outcome {
  const lines = text.split("\n").flatMap((line): Line[] => (line.startsWith("{") ? [JSON.parse(line)] : []));
  // A composite action's steps have a number of their own below that of the step that uses it.
  const main = lines.filter(({ stage, stepID }) => stage === "Main" && stepID?.length === 1);
  const ours = main.filter(({ step = "" }) => ownStep.test(step));
  const nameOf = ({ step = "" }: Line) => step.replace(/@\S+$/, "");
  const printed: Record<string, string> = {};
  for (const line of lines.filter((one) => one.raw_output === true)) {
    printed[nameOf(line)] = (printed[nameOf(line)] ?? "") + line.msg;
  }
  return {
    jobs: Object.fromEntries(
      lines.flatMap((one) => (one.jobResult ? [[one.job?.split("/")[1], one.jobResult]] : [])),
    ),
    steps: Object.fromEntries(main.flatMap((one) => (one.stepResult ? [[nameOf(one), one.stepResult]] : []))),
    outputs: Object.fromEntries(
      ours.flatMap(({ command, name, arg }) => (command === "set-output" ? [[name, arg]] : [])),
    ),
    exitCode: exitCodeIn(ours),
    annotations: ours.flatMap(({ command, arg = "", kvPairs = {} }) =>
      command === "error" || command === "warning" || command === "notice"
        ? [{ level: command, message: arg, ...kvPairs }]
        : [],
    ),
    summary: ours.find(({ command }) => command === "summary")?.content ?? "",
    printed,
  };
}

function exitCodeIn(lines: readonly Line[]): number | null {
  const failed = lines
    .map(({ msg = "" }) => /^exit status (\d+)$/.exec(msg)?.[1])
    .find((one) => one !== undefined);
  if (failed !== undefined) return Number(failed);
  return lines.some(({ stepResult }) => stepResult === "success") ? 0 : null;
}

/** Artifacts and caches go through the real clients in `clients`; the rest does nothing but say what it was given. */
function standIns(clients: string): Files {
  // act copies an action without what is beside it, so the copy only says where it is.
  const client = (name: string) => `import(${JSON.stringify(pathToFileURL(join(clients, name)).href)});\n`;
  return {
    "actions/setup-python/action.yml": composite(`node --print process.version`),
    "actions/setup-node/action.yml": composite(`node --print process.version`),
    "actions/upload-artifact/action.yml": node(["name", "path", "if-no-files-found", "retention-days"]),
    "actions/upload-artifact/main.js": client("upload-artifact.mjs"),
    "actions/download-artifact/action.yml": node(["name", "pattern", "path", "run-id", "github-token"]),
    "actions/download-artifact/main.js": client("download-artifact.mjs"),
    "actions/cache/action.yml": composite(`node --print process.version`),
    "actions/cache/restore/action.yml": node(["path", "key", "restore-keys"]),
    "actions/cache/restore/main.js": client("restore-cache.mjs"),
    "actions/cache/save/action.yml": node(["path", "key"]),
    "actions/cache/save/main.js": client("save-cache.mjs"),
    "github/codeql-action/upload-sarif/action.yml": node(["sarif_file", "category"]),
    "github/codeql-action/upload-sarif/main.js": `
      const { readdirSync, readFileSync } = require("node:fs");
      const { join } = require("node:path");
      const folder = process.env.INPUT_SARIF_FILE;
      for (const name of readdirSync(folder)) {
        const { runs } = JSON.parse(readFileSync(join(folder, name), "utf8"));
        console.log(name + ": " + runs.map(({ results }) => results.length).join(" ") + " results");
      }`,
  };
}

function composite(command: string): string {
  return `name: stand-in\ndescription: ""\nruns:\n  using: composite\n  steps:\n    - { run: "${command}", shell: bash }\n`;
}

function node(inputs: readonly string[]): string {
  const declared = inputs.map((name) => `  ${name}: { description: "" }\n`).join("");
  return `name: stand-in\ndescription: ""\ninputs:\n${declared}runs: { using: node24, main: main.js }\n`;
}

/** A clone on this commit without a branch, as actions/checkout leaves it. */
export function cloneAt(repository: string, commit: string, folder: string): string {
  git(dirname(folder), "clone", "--quiet", repository, folder);
  git(folder, "fetch", "--quiet", "origin", commit);
  git(folder, "checkout", "--quiet", "--detach", commit);
  return folder;
}
