/** A run that jobs share, through the Action: its last job leaves and posts what one job over everything does. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { runGateAction } from "../../src/action/gate.ts";
import { runPlan } from "../../src/action/plan.ts";
import { runShard } from "../../src/action/shard.ts";
import { withShownErrors } from "../../src/action/start.ts";
import { actionHostOf } from "../../src/action/step.ts";
import { runForExitCode } from "../../src/cli/program/problem.ts";
import { plainEnvironment } from "../support/command.ts";
import { makeFolder } from "../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { git, repositoryAt } from "../support/repository.ts";
import { readOutputs } from "../support/runner-files.ts";
import { scriptedPyright } from "../support/scripted-pyright.ts";
import { watchServers } from "../support/watched-host.ts";
import { emptyWorld, type StandIn, startStandIn, type World } from "./github/stand-in.ts";

const made = makeFolder();
let github: StandIn;
let repository = "";

beforeAll(async () => {
  github = await startStandIn();
  await installedPyright();
  repository = repositoryAt(
    join(made.folder, "shop"),
    {
      ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\n",
      "pyrightconfig.json": "{}\n",
      "m.py": "rate: int = 1\n",
      "n.py": "import m\n\nx = m.broken\n",
    },
    { "p.py": "import m\n\ny = m.broken\n" },
  );
}, 240_000);
afterAll(async () => {
  made.remove();
  await github.close();
});
afterEach(() => vi.unstubAllEnvs());

type Ended = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly world: World;
  /** Of the job alone. */
  readonly temporary: string;
};

const posting = { publish: "check, comment", "github-token": "writes" };

/** One job of a pull request, in this process, over a GitHub that nothing was posted to. */
async function job(name: string, inputs: Readonly<Record<string, string>>): Promise<Ended> {
  const run = "jobs" in inputs ? runPlan : "units" in inputs ? runShard : runGateAction;
  const folder = join(made.folder, name);
  const temporary = join(folder, "temp");
  mkdirSync(temporary, { recursive: true });
  const [base, head] = [git(repository, "rev-parse", "HEAD^"), git(repository, "rev-parse", "HEAD")];
  const pull = {
    number: 7,
    head: { sha: head, label: "somebody:topic" },
    base: { ref: "main" },
    merge_commit_sha: null,
    labels: [],
    messages: [],
  };
  const world = emptyWorld({ pulls: [pull] });
  github.reset(world, () => "none");
  // A folder of its own: whatever changes in there is taken for tampering.
  const at = (file: string) => join(folder, "commands", file);
  mkdirSync(at(""), { recursive: true });
  for (const file of ["output", "summary"]) writeFileSync(at(file), "");
  writeFileSync(
    at("event.json"),
    JSON.stringify({ number: 7, pull_request: { number: 7, head: { sha: head }, base: { sha: base } } }),
  );
  const given = { base, head, cache: sharedCache, replay: "off", ...inputs };
  for (const [input, value] of Object.entries(given)) vi.stubEnv(`INPUT_${input.toUpperCase()}`, value);
  vi.stubEnv("GITHUB_OUTPUT", at("output"));
  const written = { stdout: "", stderr: "" };
  const into = (stream: "stdout" | "stderr") => ({
    isTerminal: false,
    write: (text: string) => {
      written[stream] += text;
    },
  });
  const host = {
    ...watchServers(testHost(temporary), {
      start: (request) => ({ ...request, args: [scriptedPyright, "nothing"] }),
    }),
    cwd: repository,
    stdout: into("stdout"),
    stderr: into("stderr"),
    env: plainEnvironment({
      GITHUB_ACTIONS: "true",
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "acme/shop",
      GITHUB_RUN_ID: "77",
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: at("event.json"),
      GITHUB_WORKSPACE: repository,
      GITHUB_STEP_SUMMARY: at("summary"),
      RUNNER_TEMP: temporary,
      TMPDIR: temporary,
    }),
  };
  const code = await runForExitCode(host, () =>
    withShownErrors(run)(actionHostOf(host), new AbortController().signal),
  );
  vi.unstubAllEnvs();
  return {
    code,
    ...written,
    outputs: readOutputs(readFileSync(at("output"), "utf8")),
    summary: readFileSync(at("summary"), "utf8"),
    world,
    temporary,
  };
}

/** What a person or a later step meets, without the job's own folder. */
function told({ code, stdout, outputs, summary, world, temporary }: Ended): object {
  return {
    code,
    stdout,
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, value]) => [name, value.replaceAll(temporary, "TEMP")]),
    ),
    summary,
    checks: world.checks.map(({ name, conclusion, annotations }) => ({ name, conclusion, annotations })),
    // Each job posts a check of its own.
    comments: world.comments.map(({ body }) => body.replaceAll(/\/runs\/\d{4,}/gu, "/runs/ID")),
    report: readFileSync(join(temporary, "lanser", "report.json"), "utf8"),
  };
}

type Line = { readonly job: number; readonly of: number; readonly units: string };

testByNight(
  "plan, look and judge come to what one job posts; without one job, or all of them, the run does not pass",
  async () => {
    const planned = await job("plan", { jobs: "2", "last-run": "run.json" });
    expect(planned.code).toBe(0);
    expect(planned.stdout).toContain("run.json is not there\n");
    expect(planned.stdout).toContain("balanced by the size of the sources");
    const { include } = JSON.parse(planned.outputs["matrix"] ?? "") as { readonly include: readonly Line[] };
    expect(include.map(({ job: nth, of }) => [nth, of])).toEqual([
      [1, 2],
      [2, 2],
    ]);

    const shards = join(made.folder, "shards");
    for (const { job: nth, units } of include) {
      const looked = await job(`look-${nth}`, { units });
      expect([looked.code, looked.world.checks, looked.world.comments]).toEqual([0, [], []]);
      // As artifacts bring it.
      cpSync(looked.outputs["shard"] ?? "", join(shards, `lanser-shard-${nth}`), { recursive: true });
    }

    const alone = await job("alone", posting);
    expect([alone.code, alone.world.checks.length, alone.world.comments.length]).toEqual([1, 1, 1]);
    const judged = await job("judge", { ...posting, shards });
    expect(told(judged)).toEqual(told(alone));
    const again = await job("plan-again", {
      jobs: "2",
      "last-run": join(judged.temporary, "lanser", "run.json"),
    });
    expect(again.stdout).toContain("Lanser balanced the jobs by the times of the last run.");

    const without = async (lost: (line: Line) => boolean, name: string) => {
      const folder = join(made.folder, name);
      // Where not one artifact fits its pattern, actions/download-artifact makes no folder.
      for (const { job: nth } of include.filter((line) => !lost(line)))
        cpSync(join(shards, `lanser-shard-${nth}`), join(folder, `lanser-shard-${nth}`), { recursive: true });
      const ended = await job(`judge-${name}`, { ...posting, shards: folder });
      const { reasons } = JSON.parse(readFileSync(ended.outputs["report"] ?? "", "utf8")) as {
        readonly reasons: readonly { readonly code: string }[];
      };
      return {
        code: ended.code,
        verdict: ended.outputs["verdict"],
        checks: ended.world.checks.map(({ conclusion }) => conclusion),
        reasons: reasons.map(({ code }) => code),
        isToldOfNoFolder: ended.stderr.includes(`the folder ${folder} does not exist`),
      };
    };
    const inconclusive = {
      code: 11,
      verdict: "inconclusive",
      checks: ["action_required"],
      isToldOfNoFolder: false,
    };
    expect(await without(({ units }) => units.endsWith(":head"), "no-head")).toEqual({
      ...inconclusive,
      reasons: ["shard-missing"],
    });
    // A file that the change adds is new whatever base has, and what fails stays a failure.
    expect(await without(({ units }) => units.endsWith(":base"), "no-base")).toEqual({
      ...inconclusive,
      code: 1,
      verdict: "fail",
      checks: ["failure"],
      reasons: ["new-finding", "shard-missing"],
    });
    expect(await without(() => true, "none")).toEqual({
      ...inconclusive,
      reasons: ["shard-missing", "shard-missing"],
      isToldOfNoFolder: true,
    });
  },
  240_000,
);
