/** The bundled Action, started as the runner starts it, and everything that came of it. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInto } from "../../scripts/build.ts";
import { type ActionName, actionNames, metadataOf } from "../support/actions.ts";
import { compiled, plainEnvironment, start } from "../support/command.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { leftBehind } from "../support/processes.ts";
import { readOutputs } from "../support/runner-files.ts";
import { relay } from "../support/shared-pyright.ts";

export type Job = {
  readonly event: string;
  /** Undefined: the file that the runner names is not there. */
  readonly payload: unknown;
  readonly workspace: string;
  /** Absent: the gate. */
  readonly action?: ActionName;
  readonly inputs: Readonly<Record<string, string>>;
  /** Of the workflow or the organisation, besides what a runner sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another than acme/shop. */
  readonly repository?: string;
  /** Where GitHub's API is; nowhere, unless a test says so. */
  readonly github?: string;
};

export type Started = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

export type Step = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The report and the traces, by name; empty when there is none. */
  readonly files: Readonly<Record<string, string>>;
  /** Every program that the Action started. */
  readonly started: readonly Started[];
  /** What should not be there: left files and processes, a changed workspace. */
  readonly amiss: readonly string[];
  readonly temporary: string;
};

/** What no output, file or child may hold. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "GITHUB_TOKEN",
    "GH_TOKEN",
    "ACTIONS_RUNTIME_TOKEN",
    "ACTIONS_RUNTIME_URL",
    "ACTIONS_CACHE_URL",
    "ACTIONS_RESULTS_URL",
    "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
    "ACTIONS_ID_TOKEN_REQUEST_URL",
    "INPUT_SECRET",
    "NODE_AUTH_TOKEN",
    "NPM_TOKEN",
    "AWS_SECRET_ACCESS_KEY",
    "GIT_ASKPASS",
    "PYTHONPATH",
    "GIT_CREDENTIALS",
  ].map((name) => [name, `/canary/${name.toLowerCase().replaceAll("_", "-")}`]),
);

/** Builds the bundle into `folder`; gives a function that runs one step, with a pyright that is shared if there is one. */
export async function prepareRunner(
  folder: string,
  shared?: string,
): Promise<(name: string, job: Job) => Promise<Step>> {
  await installedPyright();
  // Alone in its folder: nothing of the sources or of node_modules is near.
  const bundles = join(folder, "actions");
  const entries = actionNames.map((name) => ({ source: `src/action/mains/${name}.ts`, out: `${name}.js` }));
  await buildInto(bundles, [{ entries, kind: "program" }]);
  const tools = join(folder, "tools");
  mkdirSync(tools);
  symlinkSync(sharedCache, join(tools, "lanser"));
  return (name, job) => runStep({ home: join(folder, "jobs", name), bundles, tools, shared }, job);
}

async function runStep(
  runner: {
    readonly home: string;
    readonly bundles: string;
    readonly tools: string;
    readonly shared: string | undefined;
  },
  job: Job,
): Promise<Step> {
  const { home } = runner;
  const at = (name: string) => join(home, name);
  for (const name of ["temp/_runner_file_commands", "empty", "tmp", "home"])
    mkdirSync(at(name), { recursive: true });
  // Where git's own store keeps what it was given.
  writeFileSync(at("home/.git-credentials"), `https://x:${secrets["GIT_CREDENTIALS"]}@github.example\n`);
  const commands = at("temp/_runner_file_commands");
  for (const name of ["output", "summary"]) writeFileSync(join(commands, name), "");
  if (job.payload !== undefined) writeFileSync(at("event.json"), JSON.stringify(job.payload));
  writeFileSync(at("started"), "");
  const env = plainEnvironment({
    ...secrets,
    ...inputsOf(job),
    CI: "true",
    HOME: at("home"),
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: job.event,
    GITHUB_EVENT_PATH: at("event.json"),
    GITHUB_API_URL: job.github ?? "http://127.0.0.1:9",
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_REPOSITORY: job.repository ?? "acme/shop",
    GITHUB_OUTPUT: join(commands, "output"),
    GITHUB_STEP_SUMMARY: join(commands, "summary"),
    GITHUB_WORKSPACE: job.workspace,
    RUNNER_TEMP: at("temp"),
    RUNNER_TOOL_CACHE: runner.tools,
    RUNNER_TRACKING_ID: "github_1",
    TMPDIR: at("tmp"),
    ...job.env,
    NODE_COMPILE_CACHE: compiled,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(writeDown(at("started"), runner.shared))}`,
  });
  const before = stateOf(job.workspace);
  const ended = await start([process.execPath, join(runner.bundles, `${job.action ?? "gate"}.js`)], {
    cwd: at("empty"),
    env,
  }).ended;
  const changed = stateOf(job.workspace) === before ? [] : ["the workspace was changed"];
  const read = (path: string) => readFileSync(path, "utf8");
  const names = ["report.json", "run.json", "report.sarif", "report.html", "rewards.jsonl"];
  const files = names.map((name) => `temp/lanser/${name}`);
  const text = (path: string): string => {
    try {
      return read(at(path));
    } catch {
      return "";
    }
  };
  return {
    ...ended,
    outputs: readOutputs(read(join(commands, "output"))),
    summary: read(join(commands, "summary")),
    files: Object.fromEntries(files.map((path) => [path, text(path)])),
    started: read(at("started"))
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Started),
    amiss: [...leftBehind(at("tmp"), sharedCache), ...changed],
    temporary: at("temp"),
  };
}

/** Every file with its content, but what a fetch of missing history adds to git's own store. */
function stateOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/\.git\/(?:objects\/|shallow$)/.test(path));
  return JSON.stringify(files.sort().map((path) => [path, readFileSync(path, "base64")]));
}

/** Every declared input is there, as the runner passes it: upper case, and a hyphen stays a hyphen. */
function inputsOf({ action = "gate", inputs: given }: Job): Record<string, string> {
  const defaults = Object.entries(metadataOf(action).inputs).map(
    ([name, { default: value = "" }]) => [name, value] as const,
  );
  return Object.fromEntries(
    [...defaults, ...Object.entries(given)].map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}

/**
 * Code that runs before the Action and writes down what it starts, with the whole environment of each; then a session of
 * a shared pyright takes the place of one of its own.
 */
function writeDown(file: string, shared: string | undefined): string {
  return `
    import { ChildProcess } from "node:child_process";
    import { appendFileSync } from "node:fs";
    import { dirname } from "node:path";
    const shared = ${JSON.stringify(shared ?? null)};
    const server = /\\/langserver\\.index\\.js$/;
    const spawn = ChildProcess.prototype.spawn;
    ChildProcess.prototype.spawn = function (options) {
      const env = Object.fromEntries(options.envPairs.map((pair) => [pair.split("=", 1)[0], pair.slice(pair.indexOf("=") + 1)]));
      appendFileSync(${JSON.stringify(file)}, JSON.stringify({ file: options.file, args: options.args, env }) + "\\n");
      const at = options.args?.findIndex((arg) => server.test(arg)) ?? -1;
      if (shared !== null && at >= 0)
        options.args = [options.args[0], ${JSON.stringify(relay)}, shared, dirname(options.args[at])];
      return spawn.call(this, options);
    };`;
}
