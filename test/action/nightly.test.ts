/** The issue of `nightly/`: night after night, over a GitHub that keeps the issue. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runNightly } from "../../src/action/nightly.ts";
import { withShownErrors } from "../../src/action/start.ts";
import { actionHostOf } from "../../src/action/step.ts";
import { runForExitCode } from "../../src/cli/program/problem.ts";
import { realHost } from "../../src/platform/host.ts";
import { nightOf, nightText, type TraceNight } from "../../src/traces/drift/night.ts";
import { nightlyTitle } from "../../src/traces/drift/nightly-text.ts";
import { plainEnvironment } from "../support/command.ts";
import { makeFolder } from "../support/files.ts";
import { readOutputs } from "../support/runner-files.ts";
import { emptyWorld, type Fault, type StandIn, startStandIn, type World } from "./github/stand-in.ts";

let github: StandIn;
beforeAll(async () => {
  github = await startStandIn();
});
const made = makeFolder();
afterAll(async () => {
  made.remove();
  await github.close();
});
afterEach(() => vi.unstubAllEnvs());

let jobs = 0;

type Ended = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
};

/** The job that keeps the issue, in this process; `left` is what the other job left in its folder. */
async function job(
  left: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  today = "2026-11-30",
): Promise<Ended> {
  const folder = join(made.folder, `${++jobs}`);
  mkdirSync(join(folder, "drift"), { recursive: true });
  for (const [name, text] of Object.entries(left)) writeFileSync(join(folder, "drift", name), text);
  const [output, summary] = [join(folder, "output"), join(folder, "summary")];
  for (const file of [output, summary]) writeFileSync(file, "");
  const given = { results: join(folder, "drift"), "github-token": "writes", ...inputs };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  vi.stubEnv("GITHUB_OUTPUT", output);
  const written = { stdout: "", stderr: "" };
  const into = (name: "stdout" | "stderr") => ({
    isTerminal: false,
    write: (text: string) => {
      written[name] += text;
    },
  });
  const host = {
    ...realHost(),
    cwd: folder,
    today: () => today,
    stdout: into("stdout"),
    stderr: into("stderr"),
    env: plainEnvironment({
      GITHUB_ACTIONS: "true",
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "acme/shop",
      GITHUB_RUN_ID: "77",
      GITHUB_STEP_SUMMARY: summary,
    }),
  };
  const code = await runForExitCode(host, () =>
    withShownErrors(runNightly)(actionHostOf(host), new AbortController().signal),
  );
  vi.unstubAllEnvs();
  return {
    code,
    ...written,
    outputs: readOutputs(readFileSync(output, "utf8")),
    summary: readFileSync(summary, "utf8"),
  };
}

function on(world: World, fault: (request: string) => Fault = () => "none"): World {
  github.reset(world, fault);
  return world;
}

const trace: TraceNight = {
  trace: ".lanser/traces/core.trace.jsonl",
  differing: [],
  isSeenOnce: false,
  inconclusive: null,
  text: null,
};
const differing = { server: "pyright", class: "D4", path: "a.py", code: "reportCall" } as const;
const left = (date: string, of: Partial<TraceNight>) => ({
  "night.json": nightText(nightOf(date, [{ ...trace, ...of }])),
});
const differs = { differing: [differing], text: "# pyright: diagnostics differ\n" };

test("an issue is opened, kept up to date without a word, and closed after the clean nights", async () => {
  const world = on(emptyWorld());
  const nights = [{}, { isSeenOnce: true }, differs, differs, {}, {}, {}];
  const outcomes: unknown[] = [];
  for (const [nth, night] of nights.entries()) {
    const date = `2026-11-${10 + nth}`;
    const { code, outputs } = await job(left(date, night), { "clean-nights": "2" }, date);
    outcomes.push([
      code,
      outputs["issue-action"],
      world.issues.map(({ state }) => state).join(),
      world.comments.length,
    ]);
  }
  expect(outcomes).toEqual([
    [0, "none", "", 0],
    [0, "none", "", 0],
    [0, "open", "open", 1],
    [0, "update", "open", 1],
    [0, "update", "open", 1],
    [0, "close", "closed", 2],
    [0, "none", "closed", 2],
  ]);
  const [issue] = world.issues;
  expect([issue?.title, issue?.body.includes("2026-11-15: clean, 2 of 2 clean nights")]).toEqual([
    nightlyTitle,
    true,
  ]);
  expect(world.comments[0]?.body).toContain("# pyright: diagnostics differ");
  expect(github.refused).toEqual([]);
});

test.each([
  ["nothing", {}],
  ["no night", { "night.json": "<html>" }],
  ["another format", { "night.json": '{"schema":"lanser.night.v2"}' }],
  ["more than can be a night", { "night.json": `"${"x".repeat(5_000_000)}"` }],
])("where the other job left %s, the night is inconclusive, and that is said", async (_, files) => {
  const world = on(emptyWorld());
  const { code, outputs, summary } = await job(files);
  expect([code, outputs["issue-action"], summary]).toEqual([
    0,
    "open",
    "**Lanser drift: a new issue is open**\n\n",
  ]);
  expect(world.issues[0]?.body).toContain("All traces: the job ended without a result, since 2026-11-30");
});

test("an issue that could not be kept is in the summary, and the job does not pass", async () => {
  const world = on(emptyWorld(), (request) => (request === "POST /repos/acme/shop/issues" ? "403" : "none"));
  const { code, stdout, summary } = await job(left("2026-11-30", differs));
  expect([code, world.issues]).toEqual([11, []]);
  expect(stdout).toContain(
    "::error title=Lanser did not run::cannot update the nightly issue: the token has no permission",
  );
  expect(summary).toContain("`reportCall` in `a.py`");
});

test("where a repository has no issues, the text is in the summary", async () => {
  on(emptyWorld({ hasIssues: false }));
  const { code, outputs, summary } = await job(left("2026-11-30", differs));
  expect([code, outputs["issue-action"]]).toEqual([0, "none"]);
  expect(summary).toContain(
    "**Lanser drift: the issue is unchanged** (`issues are disabled in this repository`)",
  );
  expect(summary).toContain("`reportCall` in `a.py`");
});

test.each([
  [{ "github-token": "" }, 12, "the input `results` needs the input `github-token`"],
  [{ flags: "--runs 3" }, 12, "the inputs `results` and `flags` cannot be combined"],
  [{ trend: "trend.jsonl" }, 12, "the inputs `results` and `trend` cannot be combined"],
  [{ "clean-nights": "0" }, 12, "the input clean-nights must be a number from 1 to 365"],
  [{ "clean-nights": "1e2" }, 12, "the input clean-nights must be a number from 1 to 365"],
])("inputs that do not fit are refused before GitHub is asked: %j", async (inputs, code, message) => {
  on(emptyWorld());
  const ended = await job({}, inputs);
  expect([ended.code, ended.stderr.split("\n")[0], github.requests]).toEqual([
    code,
    `lanser: ${message}`,
    [],
  ]);
});
