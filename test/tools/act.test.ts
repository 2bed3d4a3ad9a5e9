/** The workflows that we hand out, run from the first step to the last by act on real histories and the real server. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nightlyTitle } from "../../src/traces/drift/nightly-text.ts";
import { emptyWorld, historyOf, startStandIn, type World } from "../action/github/stand-in.ts";
import { type Files, makeFolder } from "../support/files.ts";
import { testByNight } from "../support/night.ts";
import { commit, git, repositoryAt } from "../support/repository.ts";
import { recordTrace, rewriteAnswers } from "../support/traces.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { cloneAt, type Job, type Outcome, prepareAct, type Runner } from "./act.ts";
import { type Document, examples, initWorkflow, readme } from "./handed-out.ts";

const made = makeFolder();
let runner: Runner;

beforeAll(async () => {
  runner = await prepareAct();
}, 900_000);

afterAll(() => {
  runner?.remove();
  made.remove();
});

const runMsMax = 300_000;

const base: Files = {
  ".gitignore": ".venv/\n",
  "requirements.txt": "idna==3.10\n",
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "billing.py": 'from rates import rate\n\n\ndef total() -> int:\n    return rate("a")\n',
};
/** Breaks line 5 of billing.py, which it does not touch. What it imports is there only if .venv is. */
const breaking: Files = {
  "rates.py":
    "import idna\n\n\ndef rate(name: str, year: int) -> int:\n    return len(idna.encode(name)) + year\n",
};
const harmless: Files = { "rates.py": "def rate(name: str) -> int:\n    return len(name) + 1\n" };

type History = Readonly<Record<"fork" | "main" | "topic" | "merge" | "repository", string>>;

/** main, a topic branch that left it at `fork`, and the merge of both that GitHub makes for a pull request. */
function history(name: string, topic: Files): History {
  const repository = repositoryAt(join(made.folder, name), base);
  const fork = git(repository, "rev-parse", "HEAD");
  git(repository, "switch", "--quiet", "--create", "topic");
  const tip = commit(repository, topic);
  git(repository, "switch", "--quiet", "main");
  const main = commit(repository, { "later.py": "" });
  git(repository, "switch", "--quiet", "--detach");
  git(repository, "merge", "--quiet", "--no-ff", "--message", "Merge", "topic");
  const merge = git(repository, "rev-parse", "HEAD");
  git(repository, "branch", "merge");
  git(repository, "switch", "--quiet", "main");
  return { fork, main, topic: tip, merge, repository };
}

function withMembers(
  payload: Readonly<Record<string, unknown>>,
  replaced: Readonly<Record<string, unknown>>,
) {
  return Object.entries(replaced).reduce(
    (changed, [path, value]) => withMember(changed, path, value),
    withMember(payload, "repository.default_branch", "main"),
  );
}

function pullRequest({ main, topic }: History): Pick<Job, "event" | "payload"> {
  const replaced = {
    "pull_request.head.sha": topic,
    "pull_request.head.ref": "topic",
    "pull_request.base.sha": main,
    "pull_request.base.ref": "main",
  };
  return {
    event: "pull_request",
    payload: withMembers(webhook("pull_request", { action: "synchronize" }), replaced),
  };
}

function example(name: string): Document {
  const found = examples.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no example ${name}`);
  return found;
}

let clones = 0;

function run(of: History, at: string, job: Omit<Job, "repository">): Promise<Outcome> {
  return runner.run({
    ...job,
    repository: cloneAt(of.repository, at, join(made.folder, `clone-${++clones}`)),
  });
}

/** Everything of a run that a person who copies the workflow relies on. */
function told({ jobs, outputs, exitCode, annotations }: Outcome): unknown {
  const { verdict, new: introduced, base: from, head } = outputs;
  const shown = annotations.map((one) => `${one["level"]} ${one["file"]}:${one["line"]} ${one["message"]}`);
  return { jobs, exitCode, verdict, new: introduced, from, head, shown };
}

const failing = ({ main, merge }: History) => ({
  jobs: { Lanser: "failure" },
  exitCode: 1,
  verdict: "fail",
  new: "1",
  from: main,
  head: merge,
  shown: ['error rates.py:4 Breaks billing.py:5: Argument missing for parameter "year"'],
});
const passing = ({ main, merge }: History) => ({
  jobs: { Lanser: "success" },
  exitCode: 0,
  verdict: "pass",
  new: "0",
  from: main,
  head: merge,
  shown: [],
});

describe("the workflow of the README", () => {
  const workflow = { name: "lanser.yml", text: readme.text };

  test(
    "finds what a pull request breaks, on the Node that the Action asks for",
    async () => {
      const of = history("readme-breaking", breaking);
      const outcome = await run(of, of.merge, { workflow, ...pullRequest(of) });
      expect(told(outcome)).toEqual(failing(of));
      expect(outcome.printed["actions/setup-python"]).toMatch(/^v24\./);
      expect(outcome.summary).toContain("**Lanser: fail**");
      expect(outcome.steps["actions/upload-artifact"]).toBe("success");
    },
    runMsMax,
  );

  testByNight(
    "passes a harmless one",
    async () => {
      const of = history("readme-harmless", harmless);
      expect(told(await run(of, of.merge, { workflow, ...pullRequest(of) }))).toEqual(passing(of));
    },
    runMsMax,
  );
});

testByNight(
  "pull-request.yml does what the README's does",
  async () => {
    const of = history("pull-request", breaking);
    const workflow = example("pull-request.yml");
    expect(told(await run(of, of.merge, { workflow, ...pullRequest(of) }))).toEqual(failing(of));
  },
  runMsMax,
);

testByNight(
  "the workflow that init writes does so, too",
  async () => {
    const of = history("init", breaking);
    const workflow = initWorkflow("init", { "rates.py": "", "requirements.txt": "" });
    const outcome = await run(of, of.merge, { workflow, ...pullRequest(of) });
    expect(told(outcome)).toEqual(failing(of));
    expect(outcome.steps["actions/upload-artifact"]).toBe("success");
  },
  runMsMax,
);

testByNight(
  "merge-queue.yml judges a group of changes against what it is merged onto",
  async () => {
    const of = history("merge-queue", breaking);
    const ref = `refs/heads/gh-readonly-queue/main/pr-1-${of.main}`;
    const payload = withMembers(webhook("merge_group"), {
      "merge_group.base_sha": of.main,
      "merge_group.base_ref": "refs/heads/main",
      "merge_group.head_sha": of.merge,
      "merge_group.head_ref": ref,
    });
    const job = { event: "merge_group", payload, env: { GITHUB_REF: ref } };
    expect(told(await run(of, of.merge, { workflow: example("merge-queue.yml"), ...job }))).toEqual(
      failing(of),
    );
  },
  runMsMax,
);

testByNight(
  "push.yml hands its findings to code scanning, also when they fail the gate",
  async () => {
    const of = history("push", breaking);
    const payload = pushOf({ before: of.fork, after: of.topic, ref: "refs/heads/main" });
    const job = { event: "push", payload, env: { GITHUB_REF: "refs/heads/main" } };
    const outcome = await run(of, of.topic, { workflow: example("push.yml"), ...job });
    expect(told(outcome)).toEqual({
      ...failing(of),
      jobs: { Lanser: "failure", "Upload to code scanning": "success" },
      from: of.fork,
      head: of.topic,
    });
    expect(outcome.printed["github/codeql-action/upload-sarif"]).toBe("report.sarif: 1 results\n");
    expect(handedOver(outcome, outcome)).toBe("report.sarif");
  },
  runMsMax,
);

testByNight(
  "agent-branch.yml gives the reward to a later step, also of a change that fails",
  async () => {
    const of = history("agent", breaking);
    const payload = pushOf({ before: of.fork, after: of.topic, ref: "refs/heads/agent/1" });
    const job = { event: "push", payload, env: { GITHUB_REF: "refs/heads/agent/1" } };
    const outcome = await run(of, of.topic, { workflow: example("agent-branch.yml"), ...job });
    const handedOn = JSON.parse(outcome.printed["Hand the reward on"] ?? "{}");
    expect(outcome.steps["Hand the reward on"]).toBe("success");
    expect(handedOn).toEqual({
      commit: of.topic,
      verdict: "fail",
      reward: Number(outcome.outputs["reward"]),
    });
    expect(handedOn.reward).toBeLessThan(0);
  },
  runMsMax,
);

test(
  "the fork-safe pair: one half measures without a token, the other posts what it can vouch for",
  async () => {
    const of = history("fork", breaking);
    const analyse = example("fork-safe-analyse.yml");
    // act only stands in for a checkout without a ref; the clone is on the pull request's own head already.
    const workflow = { ...analyse, text: analyse.text.replace(/^ *ref: .*\n/mu, "") };
    const measured = await run(of, of.topic, {
      workflow,
      ...pullRequest(of),
      env: { GITHUB_RUN_ID: "77" },
    });
    expect(told(measured)).toEqual({
      ...failing(of),
      jobs: { "Lanser analysis": "failure" },
      from: of.fork,
      head: of.topic,
    });
    expect(measured.steps["actions/upload-artifact"]).toBe("success");

    const github = await startStandIn();
    try {
      const path = `.github/workflows/${analyse.name}`;
      const world = emptyWorld({
        pulls: [
          {
            number: Number(webhook("pull_request", { action: "synchronize" })["number"]),
            head: { sha: of.topic, label: "somebody:topic" },
            base: { ref: "main" },
            merge_commit_sha: of.merge,
            labels: [],
            messages: [],
          },
        ],
        ...historyOf(of.repository, [of.fork, of.topic]),
        files: { [`${of.fork}:${path}`]: analyse.text, [`${of.topic}:${path}`]: analyse.text },
        mergeBases: { [`main...${of.topic}`]: of.fork },
      });
      github.reset(world, () => "none");
      const posted = await run(of, of.main, {
        workflow: example("fork-safe-publish.yml"),
        event: "workflow_run",
        payload: workflowRun(of, path),
        token: "a-token-of-the-job",
        env: { GITHUB_API_URL: github.url },
      });
      expect({
        exitCode: posted.exitCode,
        verdict: posted.outputs["verdict"],
        refused: github.refused,
      }).toEqual({
        exitCode: 1,
        verdict: "fail",
        refused: [],
      });
      expect(world.checks.map(({ name, head_sha, conclusion }) => ({ name, head_sha, conclusion }))).toEqual([
        { name: "Lanser", head_sha: of.topic, conclusion: "failure" },
      ]);
      expect(world.checks[0]?.annotations.map((one) => `${one.path}:${one.start_line}`)).toEqual([
        "rates.py:4",
      ]);
      expect(world.comments.map(({ body }) => body.includes("1 new error"))).toEqual([true]);
      expect(handedOver(measured, posted)).toBe(
        "events.jsonl evidence.jsonl junit.xml rdjson.json report.html report.json report.sarif run.json",
      );
    } finally {
      await github.close();
    }
  },
  runMsMax,
);

describe("shared-run.yml", () => {
  const workflow = inOnePlace(example("shared-run.yml"));

  /** On GitHub all jobs check out to the same folder, and a shard of another is refused; act has another one for each. */
  function inOnePlace({ name, text }: Document): Document {
    const place = join(made.folder, "place");
    const copied = `- run: rm -rf ${place} && cp -a "$GITHUB_WORKSPACE" ${place}\n        working-directory: /\n      `;
    return {
      name,
      text: text
        .replace(/^jobs:$/mu, `defaults: { run: { working-directory: ${place} } }\njobs:`)
        .replaceAll("- uses: actions/setup-python@", `${copied}- uses: actions/setup-python@`)
        .replaceAll(
          "          servers: pyright\n",
          `          servers: pyright\n          working-directory: ${place}\n`,
        )
        .replace("      fail-fast: false\n", "      fail-fast: false\n      max-parallel: 1\n"),
    };
  }

  testByNight(
    "judges what its jobs looked at as one job would",
    async () => {
      const of = history("shared", breaking);
      const outcome = await run(of, of.merge, { workflow, ...pullRequest(of) });
      expect(told(outcome)).toEqual({
        ...failing(of),
        jobs: {
          "Lanser plan": "success",
          // act numbers the jobs of a matrix, and pads names to the same width.
          "Lanser 1 of 2-1": "success",
          "Lanser 2 of 2-2": "success",
          "Lanser         ": "failure",
        },
      });
      expect(outcome.printed["actions/download-artifact"]).toMatch(/^lanser-shard-1 lanser-shard-2$/mu);
    },
    runMsMax,
  );

  const lostOnes: readonly (readonly [which: string, whole: string, lost: string])[] = [
    [
      "a job",
      "      - uses: actions/upload-artifact@",
      "      - if: matrix.job != 2\n        uses: actions/upload-artifact@",
    ],
    // No folder is made then. The artifact server of act 0.2.89 breaks off where a run has no artifact at all.
    ["every job", "name: lanser-shard-", "name: of-something-else-"],
  ];

  testByNight.each(lostOnes)(
    "is inconclusive where what %s found is missing",
    async (which, whole, lost) => {
      const of = history(`shared-without-${which.replace(" ", "-")}`, breaking);
      const text = workflow.text.replace(whole, lost);
      expect(text).not.toBe(workflow.text);
      const outcome = await run(of, of.merge, { workflow: { ...workflow, text }, ...pullRequest(of) });
      expect([outcome.exitCode, outcome.outputs["verdict"]]).toEqual([11, "inconclusive"]);
      expect(outcome.summary).toMatch(/no shard has/u);
    },
    runMsMax,
  );
});

testByNight(
  "a server that one run has put into the cache is not installed by the next",
  async () => {
    const of = history("cache", breaking);
    const { name, text } = example("pull-request.yml");
    const workflow = { name, text: cached(text) };
    const [first, second] = [await once(), await once()];
    expect(first).toEqual({ ...failing(of), restored: "miss", saved: "success", installed: true });
    expect(second).toEqual({
      ...failing(of),
      restored: "found lanser-servers",
      saved: undefined,
      installed: false,
    });

    async function once() {
      const outcome = await run(of, of.merge, { workflow, ...pullRequest(of) });
      const { "actions/cache/restore": restored = "", "lanser/lanser": log = "" } = outcome.printed;
      return {
        ...(told(outcome) as object),
        restored: restored.trim().split("\n").at(-1),
        saved: outcome.steps["actions/cache/save"],
        installed: log.includes("installing pyright"),
      };
    }
  },
  runMsMax,
);

/** The servers in a folder of the workspace: act has another one for each run, and a cache is found by its path. */
function cached(text: string): string {
  const kept = "with: { path: .lanser-cache, key: lanser-servers }";
  const action = "      - uses: lanser/lanser@v0\n        id: lanser\n        with: { servers: pyright }\n";
  if (!text.includes(action)) throw new Error("the workflow does not have our action");
  return text.replace(
    action,
    () => `
      - uses: actions/cache/restore@v5
        id: servers
        ${kept}
      - uses: lanser/lanser@v0
        id: lanser
        with: { servers: pyright, cache: .lanser-cache }
      - uses: actions/cache/save@v5
        # A failed gate has installed them, too.
        if: \${{ !cancelled() && steps.servers.outputs.cache-hit != 'true' }}
        ${kept}
`,
  );
}

/** The files of the artifact that a run has uploaded and another, or a later job of the same, has got byte for byte. */
function handedOver(from: Outcome, to: Outcome): string | undefined {
  const { "actions/upload-artifact": sent = "" } = from.printed;
  const { "actions/download-artifact": got = "" } = to.printed;
  const digest = /^digest ([0-9a-f]{64})$/m.exec(sent)?.[1];
  expect(got).toContain(`SHA256 digest of downloaded artifact is ${digest}`);
  return got.trim().split("\n").at(-1);
}

describe("nightly-drift.yml", () => {
  const path = ".lanser/traces/old.trace.jsonl";
  /** Fewer runs, and the trend in the workspace: act has another temporary folder each time, and a cache is found by its path. */
  const workflow = () => {
    const { name, text } = example("nightly-drift.yml");
    const quick = text.replace("--runs 5 --schedules reverse,shuffles:5", "--runs 2 --schedules reverse");
    return { name, text: quick.replaceAll(/\$\{\{ runner\.temp \}\}\/lanser-trend/gu, ".lanser-trend") };
  };

  testByNight(
    "asks the committed trace again, and the next night goes on with the trend",
    async () => {
      const of = await recorded("nights", () => undefined);
      const world = emptyWorld();
      const [first, second] = [await night(of, world), await night(of, world)];
      for (const outcome of [first, second]) {
        expect(outcome.jobs).toEqual({ Drift: "success", "Keep the issue": "success" });
        expect([outcome.exitCode, outcome.outputs["issue-action"], outcome.annotations]).toEqual([
          0,
          "none",
          [],
        ]);
        expect(outcome.steps["actions/cache/save"]).toBe("success");
      }
      expect(world.issues).toEqual([]);
      expect(first.printed["actions/cache/restore"]).toContain("miss");
      expect(second.printed["actions/cache/restore"]).toContain("found lanser-trend-");
      // One column a night.
      expect(first.summary).toMatch(/ {2}· {2}\d{4}/u);
      expect(second.summary).toMatch(/ {2}·· {2}\d{4}/u);
    },
    runMsMax,
  );

  testByNight(
    "opens one issue for a server that answers otherwise, and says it once",
    async () => {
      const of = await recorded("drifting", (file) =>
        rewriteAnswers(file, "Literal['old']", "reportAssignmentType", "reportOldName"),
      );
      const [world, without] = [emptyWorld(), emptyWorld({ hasIssues: false })];
      const outcomes = [await night(of, world), await night(of, world), await night(of, without)];
      for (const outcome of outcomes) {
        expect(outcome.jobs).toEqual({ Drift: "failure", "Keep the issue": "success" });
        expect(outcome.annotations.map((one) => [one["level"], one["file"]])).toEqual([["error", path]]);
        expect(handedOver(outcome, outcome)).toBe(
          "1-old.issue.md 1-old.json 1-old.summary.md issue.md night.json",
        );
      }
      expect(outcomes.map(({ outputs }) => outputs["issue-action"])).toEqual(["open", "update", "none"]);
      expect(world.issues.map(({ title, state }) => [title, state])).toEqual([[nightlyTitle, "open"]]);
      expect(world.issues[0]?.body).toContain(
        "- D5 another severity, rule, tags or related places: `reportOldName` in `old.py` (`pyright`)",
      );
      // It is open, and has this already.
      expect(world.comments).toHaveLength(1);
      expect(world.comments[0]?.body).toContain(
        `# \`${path}\`: the same schedule gives another result than the recording`,
      );
      expect(without.issues).toEqual([]);
    },
    3 * runMsMax,
  );

  testByNight(
    "says so where a night came to no result",
    async () => {
      const of = await recorded("without-packages", () => undefined);
      const { name, text } = workflow();
      const broken = { name, text: text.replace("pip install -r requirements.txt", "pip no-such-command") };
      const world = emptyWorld();
      const { jobs } = await night(of, world, broken);
      expect(jobs).toEqual({ Drift: "failure", "Keep the issue": "success" });
      expect(world.issues.map(({ body }) => body.includes("the job ended without a result"))).toEqual([true]);
    },
    runMsMax,
  );

  /** main with a trace of the commit before, recorded with the very dependencies that the workflow installs. */
  async function recorded(name: string, change: (file: string) => void): Promise<History> {
    const repository = repositoryAt(join(made.folder, name), { ...base, "old.py": 'old: int = "old"\n' });
    execFileSync("python3", ["-m", "venv", ".venv"], { cwd: repository });
    execFileSync(".venv/bin/pip", ["install", "--quiet", "-r", "requirements.txt"], { cwd: repository });
    await recordTrace(repository, "old", { files: ["old.py"] });
    change(join(repository, path));
    const main = commit(repository, {});
    return { fork: main, main, topic: main, merge: main, repository };
  }

  async function night(of: History, world: World, as = workflow()): Promise<Outcome> {
    const github = await startStandIn();
    github.reset(world, () => "none");
    try {
      const outcome = await run(of, of.main, {
        workflow: as,
        event: "schedule",
        payload: { schedule: "23 3 * * *" },
        token: "a-token-of-the-job",
        env: { GITHUB_API_URL: github.url },
      });
      expect(github.refused).toEqual([]);
      return outcome;
    } finally {
      await github.close();
    }
  }
});

test("a job that act leaves out is an error, not a success", async () => {
  const of = history("left-out", harmless);
  const { name, text } = example("pull-request.yml");
  const workflow = { name, text: text.replace("ubuntu-latest", "macos-latest") };
  await expect(run(of, of.merge, { workflow, ...pullRequest(of) })).rejects.toThrow("act left a job out");
});

function pushOf(replaced: Readonly<Record<string, unknown>>): unknown {
  return withMembers(webhook("push"), replaced);
}

function workflowRun(of: History, path: string): unknown {
  return withMembers(webhook("workflow_run", { action: "completed" }), {
    "workflow_run.id": 77,
    "workflow_run.event": "pull_request",
    "workflow_run.conclusion": "failure",
    "workflow_run.head_sha": of.topic,
    "workflow_run.head_branch": "topic",
    "workflow_run.head_repository.owner.login": "somebody",
    "workflow_run.path": path,
    "workflow_run.pull_requests": [],
  });
}
