/** The Actions beside the gate: triggers that they refuse, and the switch that turns them off. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runNightly } from "../../src/action/nightly.ts";
import { runPlan } from "../../src/action/plan.ts";
import { runShard } from "../../src/action/shard.ts";
import { type RunAction, withShownErrors } from "../../src/action/start.ts";
import { actionHostOf } from "../../src/action/step.ts";
import { runForExitCode } from "../../src/cli/program/problem.ts";
import { plainEnvironment } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { readOutputs } from "../support/runner-files.ts";

afterEach(() => vi.unstubAllEnvs());

const actions = {
  plan: { run: runPlan, inputs: { jobs: "2", servers: "pyright" }, outputs: { matrix: "" } },
  shard: { run: runShard, inputs: { units: "none", servers: "pyright" }, outputs: { shard: "" } },
  nightly: {
    run: runNightly,
    inputs: { flags: "--runs 1" },
    outputs: { issue: "", results: "", "issue-action": "" },
  },
} as const;
const names = Object.keys(actions) as readonly (keyof typeof actions)[];

async function ended(
  run: RunAction,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly said: string; readonly outputs: object }> {
  const repository = repositoryOf({ "a.py": "" }, { "a.py": "x = 1\n" });
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, "commands", name);
  mkdirSync(at(""));
  for (const name of ["output", "summary"]) writeFileSync(at(name), "");
  writeFileSync(at("event.json"), "{}");
  const given = { base: "HEAD^", head: "HEAD", ...inputs };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  vi.stubEnv("GITHUB_OUTPUT", at("output"));
  let said = "";
  const out = {
    isTerminal: false,
    write: (text: string) => {
      said += text;
    },
  };
  const host = {
    ...testHost(folder),
    ...{ cwd: repository, stdout: out, stderr: out },
    env: plainEnvironment({
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_NAME: "push",
      GITHUB_EVENT_PATH: at("event.json"),
      GITHUB_REPOSITORY: "acme/shop",
      GITHUB_STEP_SUMMARY: at("summary"),
      GITHUB_WORKSPACE: repository,
      RUNNER_TEMP: folder,
      ...env,
    }),
  };
  const code = await runForExitCode(host, () =>
    withShownErrors(run)(actionHostOf(host), new AbortController().signal),
  );
  return { code, said, outputs: readOutputs(readFileSync(at("output"), "utf8")) };
}

test.each(
  names.flatMap((name) =>
    (["pull_request_target", "workflow_run"] as const).map((event) => [name, event] as const),
  ),
)("%s is refused on %s", async (name, event) => {
  const { run, inputs } = actions[name];
  const { code, said } = await ended(run, inputs, { GITHUB_EVENT_NAME: event });
  expect([code, said]).toEqual([
    12,
    expect.stringContaining(`${event} gives secrets to code that nobody has reviewed`),
  ]);
});

test.each(names)("%s is switched off by LANSER_DISABLE", async (name) => {
  const { run, inputs, outputs: wanted } = actions[name];
  const { code, said, outputs } = await ended(run, inputs, { LANSER_DISABLE: "1" });
  expect([code, outputs]).toEqual([0, wanted]);
  expect(said).toMatch(/disabled by LANSER_DISABLE: Lanser checked nothing\n$/u);
});
