/** `publish`: the report of a job without a token, checked again and posted by one that has one. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonical } from "../../src/core/json.ts";
import { emptyWorld, type StandIn, startStandIn, type World } from "../github/stand-in.ts";
import { type Files, makeFolder } from "../support/files.ts";
import { git } from "../support/repository.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { base, breaking, checkOut, config, type Made, pullRequest, remote } from "./histories.ts";
import { type Job, prepareRunner, type Step } from "./runner.ts";

const made = makeFolder();
let github: StandIn;
let run: (name: string, job: Job) => Promise<Step>;
let commits: Made;
let work: string;
/** report.json of the analysis, and its folder. */
let report: string;
let folder: string;

const workflow = ".github/workflows/lanser.yml";
const first: Files = { ...base, ...config("error"), [workflow]: "on: pull_request\n" };

beforeAll(async () => {
  github = await startStandIn();
  run = await prepareRunner(made.folder);
  const later: Files = { "billing.py": `# Billing.\n# Rates.\n${base["billing.py"]}` };
  const of = remote(made.folder, "shop", first, breaking, later);
  commits = of.commits;
  work = of.work;
  const analysed = await run("analysis", {
    event: "pull_request",
    payload: pullRequest("opened", commits),
    workspace: checkOut(join(made.folder, "checked-out"), of.url, "refs/pull/1/merge", "one commit"),
    inputs: {},
  });
  expect(analysed.outputs["verdict"]).toBe("fail");
  folder = join(analysed.temporary, "lanser");
  report = readFileSync(join(folder, "report.json"), "utf8");
}, 180_000);
afterAll(async () => {
  await github.close();
  made.remove();
});

/** GitHub's own view of the repository. */
function world(more: Partial<World> = {}): World {
  const { merge, main, topic, fork } = commits;
  const facts = [merge, main, topic, fork].map((commit) => {
    const [tree = "", ...parents] = git(work, "show", "--no-patch", "--format=%T %P", commit).split(" ");
    return [commit, { tree, parents: parents.filter((one) => one !== "") }] as const;
  });
  const files = [main, merge, fork, topic].flatMap((commit) => [
    [`${commit}:.lanser/config.yml`, first[".lanser/config.yml"] ?? ""] as const,
    [`${commit}:${workflow}`, "on: pull_request\n"] as const,
  ]);
  const pull = {
    number: 7,
    head: { sha: topic, label: "stranger:topic" },
    base: { ref: "main" },
    merge_commit_sha: merge,
    labels: [],
    messages: [],
  };
  return emptyWorld({
    commits: Object.fromEntries(facts),
    files: Object.fromEntries(files),
    mergeBases: { [`main...${topic}`]: fork },
    pulls: [pull],
    ...more,
  });
}

/** A fork's run: GitHub does not name its pull request. */
function workflowRun(): Job["payload"] {
  const members = {
    "workflow_run.head_sha": commits.topic,
    "workflow_run.head_branch": "topic",
    "workflow_run.path": workflow,
    "workflow_run.pull_requests": [],
    "workflow_run.head_repository.owner.login": "stranger",
  };
  return Object.entries(members).reduce(
    (payload, [path, value]) => withMember(payload, path, value),
    webhook("workflow_run"),
  );
}

let jobs = 0;

type Published = { readonly step: Step; readonly world: World; readonly line: string };

async function publish(text: string | undefined, now: World = world()): Promise<Published> {
  const from = join(made.folder, "artifacts", String(++jobs));
  mkdirSync(from, { recursive: true });
  if (text !== undefined) writeFileSync(join(from, "report.json"), text);
  writeFileSync(join(from, "run.json"), readFileSync(join(folder, "run.json")));
  github.reset(now, () => "none");
  const workspace = join(made.folder, "empty");
  mkdirSync(workspace, { recursive: true });
  const step = await run(`publish-${jobs}`, {
    event: "workflow_run",
    payload: workflowRun(),
    workspace,
    inputs: { publish: from, check: "Lanser", comment: "true", "github-token": "writes" },
    github: github.url,
  });
  expect(github.refused).toEqual([]);
  const [check] = now.checks;
  const said = step.stderr
    .split("\n")
    .filter((line) => line.startsWith("lanser: "))
    .at(-1);
  const line = `exit ${step.code}; ${check?.conclusion}: ${check?.title}${step.code === 1 ? "" : `; ${said}`}`;
  return { step, world: now, line };
}

/** The report with one thing changed, written as Lanser would write it. */
function forged(change: (of: Record<string, unknown>) => void): string {
  const of = JSON.parse(report) as Record<string, unknown>;
  change(of);
  return `${canonical(of)}\n`;
}

type Findings = { state: string; severity: string; waived?: unknown }[];

describe("a report as it was written", () => {
  test("is posted on the pull request's own head, with its annotations where they are there", async () => {
    const { world: now, line, step } = await publish(report);
    expect(line).toMatchInlineSnapshot(`"exit 1; failure: Fail: 1 new error"`);
    expect(now.checks[0]?.head_sha).toBe(commits.topic);
    expect(
      now.checks[0]?.annotations.map((one) => `${one.path}:${one.start_line} ${one.message}`),
    ).toMatchInlineSnapshot(`
      [
        "rates.py:1 Breaks billing.py:7: Argument missing for parameter "year"",
      ]
    `);
    expect(now.comments).toHaveLength(1);
    expect(step.outputs["verdict"]).toBe("fail");
    expect(step.started).toEqual([]);
  }, 60_000);

  test("of a change that edits its own workflow is advisory, and never passes", async () => {
    const now = world();
    const files = { ...now.files, [`${commits.merge}:${workflow}`]: "on: pull_request # mine\n" };
    const { line } = await publish(report, { ...now, files });
    expect(line).toMatchInlineSnapshot(`"exit 1; failure: Advisory: Fail: 1 new error"`);
  }, 60_000);

  test("judged by another policy than base's is not judged anew, whatever labels there are", async () => {
    const now = world();
    const [pull] = now.pulls;
    const allowing =
      'version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: error, waivers: ["label:let pass"] }\n';
    const files = { ...now.files, [`${commits.main}:.lanser/config.yml`]: allowing };
    const pulls = pull === undefined ? [] : [{ ...pull, labels: ["let pass"] }];
    const { line } = await publish(report, { ...now, files, pulls });
    // The report was judged by another policy, so it is refused rather than judged anew.
    expect(line).toMatchInlineSnapshot(
      `"exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it was judged by another policy than base's"`,
    );
  }, 60_000);
});

describe("a report that is refused", () => {
  test("says which of its claims is not true, and blocks", async () => {
    const verdictOf = (of: Record<string, unknown>) => {
      of["verdict"] = "pass";
      of["reasons"] = [{ code: "clean", message: "nothing new in 2 files" }];
      of["class"] = "clean";
    };
    const pull = world().pulls[0];
    const cases: Readonly<Record<string, () => Promise<Published>>> = {
      "no report": () => publish(undefined),
      "not JSON": () => publish("<html>"),
      "another format": () => publish('{"schema":"lanser.report.v1"}\n'),
      "the same with spaces": () => publish(JSON.stringify(JSON.parse(report), null, 1)),
      "a verdict of its own": () => publish(forged(verdictOf)),
      "counts of its own": () =>
        publish(forged((of) => Object.assign(of["counts"] as object, { new: 0, unchanged: 1 }))),
      "a looser policy": () =>
        publish(forged((of) => Object.assign(of["policy"] as object, { failOn: "never" }))),
      "a waiver that nobody gave": () =>
        publish(
          forged((of) => {
            for (const one of of["findings"] as Findings) one.waived = { by: "label:x", reason: "mine" };
            verdictOf(of);
          }),
        ),
      "a better reward": () =>
        publish(
          forged((of) => {
            const reward = of["reward"] as Record<string, { r: number }>;
            (reward["pr-v2"] as { r: number }).r = 1;
          }),
        ),
      "fewer diagnostics than it has new": () =>
        publish(
          forged((of) => {
            const reward = of["reward"] as { diagnostics: { head: number } };
            reward.diagnostics.head = 0;
          }),
        ),
      "base is head": () =>
        publish(
          forged((of) => {
            of["base"] = of["head"];
          }),
        ),
      "an older base": () =>
        publish(
          forged((of) => {
            of["base"] = { commit: commits.fork, tree: world().commits[commits.fork]?.tree };
          }),
        ),
      "another tree": () =>
        publish(forged((of) => Object.assign(of["head"] as object, { tree: "0".repeat(40) }))),
      "a merge that GitHub did not make": () =>
        publish(report, world({ pulls: pull === undefined ? [] : [{ ...pull, merge_commit_sha: null }] })),
      "an older commit of the pull request": () =>
        publish(
          report,
          world({
            pulls:
              pull === undefined ? [] : [{ ...pull, head: { sha: commits.fork, label: pull.head.label } }],
          }),
        ),
    };
    const shown: string[] = [];
    for (const [name, published] of Object.entries(cases)) {
      const { line, world: now } = await published();
      shown.push(`${name} => ${line}`);
      expect(now.comments).toEqual([]);
    }
    expect(`\n${shown.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      no report => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: there is no report, or it is too large
      not JSON => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it does not follow schemas/report.v1.json
      another format => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it does not follow schemas/report.v1.json
      the same with spaces => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it is not the bytes that Lanser writes
      a verdict of its own => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its verdict is not that of its findings
      counts of its own => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its counts are not those of its findings
      a looser policy => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it was judged by another policy than base's
      a waiver that nobody gave => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it waives what base's policy does not let pass
      a better reward => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its reward is not that of its parts
      fewer diagnostics than it has new => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its reward is not that of its parts
      base is head => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its base is not the first parent of the merge
      an older base => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its base is not the first parent of the merge
      another tree => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: it is about another head
      a merge that GitHub did not make => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its head is neither the run's commit nor GitHub's merge of it
      an older commit of the pull request => exit 11; action_required: Inconclusive: the report was refused; lanser: the report was refused: its head is neither the run's commit nor GitHub's merge of it
      "
    `);
  }, 120_000);
});
