/** `publish`: the report of a job without a token, checked again and posted by one that has one. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonical } from "../../src/model/json.ts";
import { type Files, makeFolder } from "../support/files.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { emptyWorld, historyOf, type StandIn, startStandIn, type World } from "./github/stand-in.ts";
import {
  base,
  breaking,
  checkOut,
  config,
  harmless as harmlessChange,
  type Made,
  pullRequest,
  remote,
} from "./histories.ts";
import { type Job, prepareRunner, type Step } from "./runner.ts";

const shared = sharePyright();

const made = makeFolder();
let github: StandIn;
let run: (name: string, job: Job) => Promise<Step>;
let commits: Made;
let work: string;
/** report.json of the analysis, and its folder. */
let report: string;
let folder: string;
/** Of a change that passes, and of one that base lets a label waive; with the histories they are of. */
let harmless: string;
let allowing: string;
let others: { readonly harmless: History; readonly allowing: History };

type History = { readonly commits: Made; readonly work: string; readonly first: Files };

const workflow = ".github/workflows/lanser.yml";
const first: Files = { ...base, ...config("error"), [workflow]: "on: pull_request\n" };

beforeAll(async () => {
  github = await startStandIn();
  run = await prepareRunner(made.folder, shared);
  const later: Files = { "billing.py": `# Billing.\n# Rates.\n${base["billing.py"]}` };
  const analyse = async (name: string, from: Files, topic: Files) => {
    const of = remote(made.folder, name, from, topic, later);
    const analysed = await run(`analysis-${name}`, {
      event: "pull_request",
      payload: pullRequest("opened", of.commits),
      workspace: checkOut(join(made.folder, "checked-out", name), of.url, "refs/pull/1/merge", "one commit"),
      inputs: {},
    });
    const to = join(analysed.temporary, "lanser");
    const text = readFileSync(join(to, "report.json"), "utf8");
    return { ...of, first: from, to, text, verdict: analysed.outputs["verdict"] };
  };
  const shop = await analyse("shop", first, breaking);
  ({ commits, work, to: folder, text: report } = shop);
  const passing = await analyse("harmless", first, harmlessChange);
  const labelled = await analyse("labelled", { ...first, ".lanser/config.yml": allowingConfig }, breaking);
  expect([shop.verdict, passing.verdict, labelled.verdict]).toEqual(["fail", "pass", "fail"]);
  harmless = passing.text;
  allowing = labelled.text;
  others = { harmless: passing, allowing: labelled };
}, 180_000);
afterAll(async () => {
  await github.close();
  made.remove();
});

const allowingConfig =
  'version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: error, waivers: ["label:let pass"] }\n';

/** GitHub's own view of the repository. */
function world(more: Partial<World> = {}): World {
  return { ...worldOf({ commits, work, first }), ...more };
}

const harmlessWorld = (): World => worldOf(others.harmless);
const allowingWorld = (): World => worldOf(others.allowing);

function worldOf({ commits: of, work: folderOf, first: files0 }: History): World {
  const { merge, main, topic, fork } = of;
  const files = [main, merge, fork, topic].flatMap((commit) => [
    [`${commit}:.lanser/config.yml`, files0[".lanser/config.yml"] ?? ""] as const,
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
    ...historyOf(folderOf, [merge, main, topic, fork]),
    files: Object.fromEntries(files),
    mergeBases: { [`main...${topic}`]: fork },
    pulls: [pull],
  });
}

/** A fork's run: GitHub does not name its pull request. */
function workflowRun(headSha: string): Job["payload"] {
  const members = {
    "workflow_run.head_sha": headSha,
    "workflow_run.event": "pull_request",
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

/** Of the event with which the analysis ran. */
const pullNumber = webhook("pull_request", { action: "opened" })["number"];

let jobs = 0;

type Sent = {
  readonly kind?: "file" | "folder";
  readonly runSha?: string;
  /** Which pull request run.json names; null for none. */
  readonly named?: number | null;
  readonly env?: Job["env"];
  readonly inputs?: Job["inputs"];
};
type Published = { readonly step: Step; readonly world: World; readonly line: string };

async function publish(
  text: string | undefined,
  now: World = world(),
  { kind = "file", runSha = now.pulls[0]?.head.sha ?? commits.topic, named = 7, env, inputs = {} }: Sent = {},
): Promise<Published> {
  const from = join(made.folder, "artifacts", String(++jobs));
  mkdirSync(from, { recursive: true });
  if (kind === "folder") mkdirSync(join(from, "report.json"));
  else if (text !== undefined) writeFileSync(join(from, "report.json"), text);
  const { pullRequest: number, ...beside } = JSON.parse(
    readFileSync(join(folder, "run.json"), "utf8"),
  ) as Record<string, unknown>;
  expect(number).toBe(pullNumber);
  writeFileSync(
    join(from, "run.json"),
    JSON.stringify(named === null ? beside : { ...beside, pullRequest: named }),
  );
  github.reset(now, () => "none");
  const workspace = join(made.folder, "empty");
  mkdirSync(workspace, { recursive: true });
  const step = await run(`publish-${jobs}`, {
    event: "workflow_run",
    payload: workflowRun(runSha),
    workspace,
    action: "publish",
    inputs: { report: from, publish: "check, comment", "github-token": "writes", ...inputs },
    ...(env === undefined ? {} : { env }),
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

describe("where two pull requests share a head", () => {
  const both = (first: string, second: string): World => {
    const [pull] = world().pulls;
    if (pull === undefined) throw new Error("The world has no pull request.");
    return world({
      pulls: [
        { ...pull, number: 6, base: { ref: first } },
        { ...pull, number: 7, base: { ref: second } },
      ],
    });
  };

  test("it is posted to the one that it was made for", async () => {
    const { line, world: now } = await publish(report, both("release", "main"));
    expect(line).toMatch(/^exit 1; failure/);
    expect(now.comments).toHaveLength(1);
  }, 60_000);

  test("it is refused where it names none, and where it names one with another head", async () => {
    const none = await publish(report, both("main", "main"), { named: null });
    const other = await publish(report, both("main", "main"), { named: 5 });
    expect([none.line, other.line]).toMatchInlineSnapshot(`
      [
        "exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: several pull requests have this commit as their head, and the report names none of them",
        "exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report belongs to another pull request",
      ]
    `);
  }, 60_000);
});

describe("a report as it was written", () => {
  test("is posted on the pull request's own head, with its annotations where they are there", async () => {
    const { world: now, line, step } = await publish(report);
    expect(line).toMatchInlineSnapshot(
      `"exit 1; failure: Fail: 1 new error from 1 edit, in 1 file that the change does not touch"`,
    );
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

  test("has its suggestions posted where that is asked for, on the lines of the pull request's own head", async () => {
    const suggestion = {
      server: "pyright",
      title: "Give a year",
      line: 7,
      before: ['    return rate("a")'],
      after: ['    return rate("a", 1)'],
    };
    const suggesting = forged((of) => {
      for (const one of of["findings"] as Findings)
        if (one.state === "new") Object.assign(one, { suggestion });
    });
    const patches = { "billing.py": '@@ -3,3 +3,3 @@\n \n def total() -> int:\n     return rate("a")' };
    const now = world({ patches });
    const { line } = await publish(suggesting, now, { inputs: { publish: "check, comment, suggestions" } });
    expect(line).toMatch(/^exit 1; failure/u);
    expect(now.reviewComments.map(({ path, line: at }) => `${path}:${at}`)).toEqual(["billing.py:5"]);
  }, 60_000);

  test("says of which files it is as the analysing job does, and that it is that job's word", async () => {
    const scope = { mode: "full", files: [], of: 2, why: "setup.cfg can affect every file" };
    const { world: now, line, step } = await publish(forged((of) => Object.assign(of, { scope })));
    expect(line).toMatch(/^exit 1; failure/);
    for (const shown of [now.comments[0]?.body, step.summary]) {
      expect(shown).toContain("checked every file, because `setup.cfg` can affect every file");
      expect(shown).toContain("The job that checked the change chose its scope. This job did not verify it.");
    }
    const part = { ...scope, mode: "affected", files: ["billing.py", "rates.py"] };
    const other = await publish(forged((of) => Object.assign(of, { scope: part })));
    expect(other.line).toContain("the report covers fewer files than base's policy allows");
  }, 60_000);

  test("of a change that edits its own workflow never passes", async () => {
    const edited = (now: World, { merge }: Made) => ({
      ...now,
      files: { ...now.files, [`${merge}:${workflow}`]: "on: pull_request # mine\n" },
    });
    const { line, world: now } = await publish(report, edited(world(), commits));
    expect(line).toMatchInlineSnapshot(
      `"exit 1; failure: Fail: 1 new error from 1 edit, in 1 file that the change does not touch"`,
    );
    expect(now.comments[0]?.body).toContain("the change edits the workflow that produced the report");
    const passing = await publish(harmless, edited(harmlessWorld(), others.harmless.commits));
    expect([passing.line, passing.step.outputs["verdict"]]).toMatchInlineSnapshot(`
      [
        "exit 11; action_required: Inconclusive: the change edits the workflow that produced the report; undefined",
        "inconclusive",
      ]
    `);
    expect(passing.step.summary.split("\n")[0]).toContain(
      "the change edits the workflow that produced the report",
    );
  }, 60_000);

  test("that compared nothing blocks, whatever policy it claims", async () => {
    const text = forged((of) => {
      const unknown = { server: "pyright", side: "head", path: "a.py", reason: "timeout" };
      const message = "1 file without a result, for example a.py (head: timeout)";
      Object.assign(of["policy"] as object, { unknown: "warn" });
      Object.assign(of, {
        base: { commit: null, tree: null },
        verdict: "inconclusive",
        class: "lsp_unavailable",
        reasons: [{ code: "unknown-files", message }],
        unknown: [unknown],
        findings: [],
        reward: null,
        unscored: "not measured",
      });
      Object.assign(of["counts"] as object, { new: 0, unchanged: 0 });
    });
    const { line } = await publish(text);
    expect(line).toContain("exit 11; action_required: Inconclusive");
  }, 60_000);

  test("that does not tell of base's traces never passes", async () => {
    const { main, topic } = others.harmless.commits;
    const withTraces = (commit: string, ...traces: readonly string[]) => {
      const now = harmlessWorld();
      const tree = now.commits[commit]?.tree ?? "";
      return { ...now, trees: { ...now.trees, [tree]: [...(now.trees[tree] ?? []), ...traces] } };
    };
    expect([
      (await publish(harmless, withTraces(main, ".lanser/traces/deep/shop.trace.jsonl"))).line,
      (await publish(harmless, withTraces(main, ".lanser/traces/readme.md", "src/a.jsonl"))).line,
      (await publish(harmless, withTraces(topic, ".lanser/traces/shop.trace.jsonl"))).line,
    ]).toMatchInlineSnapshot(`
      [
        "exit 11; action_required: Inconclusive: the committed trace .lanser/traces/deep/shop.trace.jsonl could not be replayed: the analysis did not replay this trace of base; undefined",
        "exit 0; success: Pass: nothing new in 2 files; undefined",
        "exit 0; success: Pass: nothing new in 2 files; undefined",
      ]
    `);
  }, 60_000);

  test("is waived by the labels of now, whatever it says of them itself", async () => {
    const [pull] = allowingWorld().pulls;
    const labelled = (labels: readonly string[]) => ({
      ...allowingWorld(),
      pulls: pull === undefined ? [] : [{ ...pull, labels }],
    });
    expect([
      (await publish(allowing, labelled([]))).line,
      (await publish(allowing, labelled(["let pass"]))).line,
      (await publish(allowing, labelled(["bug"]))).line,
    ]).toMatchInlineSnapshot(`
      [
        "exit 1; failure: Fail: 1 new error from 1 edit, in 1 file that the change does not touch",
        "exit 0; success: Pass: 1 new error waived by label:let pass: the pull request has the label let pass; undefined",
        "exit 1; failure: Fail: 1 new error from 1 edit, in 1 file that the change does not touch",
      ]
    `);
  }, 60_000);
});

describe("LANSER_DISABLE in the environment of the publishing job", () => {
  const env = { LANSER_DISABLE: "1" };
  const target = "main:.lanser/config.yml";
  const required = "version: 1\nservers: [{ id: pyright }]\npolicy: { required: true }\n";

  test("has it post a neutral check and nothing else, whatever the report says", async () => {
    const { step, world: now, line } = await publish(report, world(), { env });
    expect([line.split("; ").slice(0, 2), step.stdout.split("\n")[0], now.comments.length]).toEqual([
      ["exit 0", "neutral: Disabled by LANSER_DISABLE: Lanser checked nothing"],
      "│ disabled by LANSER_DISABLE: Lanser checked nothing",
      0,
    ]);
    expect(Object.values(step.outputs).filter((value) => value !== "")).toEqual([]);
  });

  test("is not heard where the configuration of the target branch requires runs", async () => {
    const now = world();
    const { step, line } = await publish(
      report,
      { ...now, files: { ...now.files, [target]: required } },
      { env },
    );
    expect(line).toMatch(/^exit 1; failure: /u);
    expect(step.stderr).toContain("Lanser ignores LANSER_DISABLE");
  });
});

/** Head has a file of claims more than what it claims for, and the report tells of none. */
function claiming(value: number): World {
  const now = world();
  const [path, without] = [".lanser/claims/agent.json", "f".repeat(40)];
  const tree = now.commits[commits.merge]?.tree ?? "";
  const paths = now.trees[tree] ?? [];
  const claims = [{ base: commits.main, head: without, "pr-v2": value }];
  return {
    ...now,
    trees: { ...now.trees, [tree]: [...paths, path], [without]: paths },
    files: {
      ...now.files,
      [`${commits.merge}:${path}`]: JSON.stringify({ schema: "lanser.claims.v1", claims }),
    },
  };
}

test("a claim of head that is true is none to refuse a report for", async () => {
  const { reward } = JSON.parse(report) as { readonly reward: { readonly "pr-v2": { readonly r: number } } };
  const { line } = await publish(report, claiming(reward["pr-v2"].r));
  expect(line).toMatch(/^exit 1; failure: /u);
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
      "a verdict by a waiver that no commit has": () =>
        publish(
          forged((of) => {
            for (const one of of["findings"] as Findings) one.waived = { by: "label:x", reason: "mine" };
            verdictOf(of);
          }),
        ),
      "another server": () =>
        publish(
          forged((of) => {
            const [server] = of["servers"] as { id: string }[];
            if (server !== undefined) server.id = "nobody";
          }),
        ),
      "a reward of which nothing is seen": () =>
        publish(
          forged((of) => {
            const reward = of["reward"] as {
              diagnostics: { base: number };
              "pr-v1": { r: number; components: { diag_delta: number } };
              "pr-v2": { r: number; components: { diag_delta: number } };
            };
            const more = 1_000_000;
            reward.diagnostics.base += more;
            for (const one of [reward["pr-v1"], reward["pr-v2"]]) {
              one.components.diag_delta += more;
              one.r += 0.5 * more;
            }
          }),
        ),
      "a changed configuration that it does not tell": () => {
        const now = world();
        return publish(report, {
          ...now,
          files: { ...now.files, [`${commits.merge}:.lanser/config.yml`]: "version: 1\n" },
        });
      },
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
      "a pull request that was closed meanwhile": () => publish(report, world({ pulls: [] })),
      "a folder in its place": () => publish("", world(), { kind: "folder" }),
      "a broken configuration of base": () => {
        const now = world();
        const broken = "version: 2\n";
        const files = {
          ...now.files,
          [`${commits.main}:.lanser/config.yml`]: broken,
          [`${commits.merge}:.lanser/config.yml`]: broken,
        };
        return publish(report, { ...now, files });
      },
      "a false claim of head that it does not tell": () => publish(report, claiming(5)),
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
          { runSha: commits.topic },
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
      no report => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report is missing or too large
      not JSON => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report does not follow schemas/report.v1.json
      another format => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report does not follow schemas/report.v1.json
      the same with spaces => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report has another order of keys or other white space than Lanser writes
      a verdict of its own => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the verdict in the report does not follow from its findings
      counts of its own => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the counts in the report do not match its findings
      a looser policy => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the policy in the report differs from base's policy
      a verdict by a waiver that no commit has => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the verdict in the report does not follow from its findings
      another server => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the servers in the report differ from the servers of base's policy
      a reward of which nothing is seen => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the reward in the report does not follow from its components
      a changed configuration that it does not tell => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report is wrong about whether head changes the configuration
      a better reward => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the reward in the report does not follow from its components
      fewer diagnostics than it has new => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the reward in the report does not follow from its components
      a pull request that was closed meanwhile => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: no open pull request has this commit as its head
      a folder in its place => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report is missing or too large
      a broken configuration of base => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: Lanser cannot read base's policy: .lanser/config.yml of base:1:10: \`version\` must be 1
      a false claim of head that it does not tell => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report leaves out that .lanser/claims/agent.json claims a reward of 5 (pr-v2) for the change, but the reward is -0.5 (pr-v2)
      base is head => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report compares a commit with itself
      an older base => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the base commit of the report is not the first parent of the merge commit
      another tree => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the report is about another head commit
      a merge that GitHub did not make => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: the head commit of the report is neither the run's commit nor GitHub's current merge commit: run the analysis again
      an older commit of the pull request => exit 11; action_required: Inconclusive: Lanser refused the report; lanser: Lanser refused the report: no open pull request has this commit as its head
      "
    `);
  }, 120_000);
});
