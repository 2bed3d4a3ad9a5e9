/** The Action on real histories: event in; base, head, verdict, outputs, annotations and exit code out. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validateReportV1 } from "../../src/schemas.gen.ts";
import { type Files, makeFolder } from "../support/files.ts";
import { commit, git, repositoryAt } from "../support/repository.ts";
import { runnerCommands, runnerLines } from "../support/runner-commands.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { type Job, prepareRunner, type Step, secrets } from "./runner.ts";

const made = makeFolder();
afterAll(made.remove);

const zero = "0".repeat(40);
const base: Files = {
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "billing.py": 'from rates import rate\n\n\ndef total() -> int:\n    return rate("a")\n',
};
/** Breaks line 5 of billing.py, which it does not touch. */
const breaking: Files = {
  "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
};
const harmless: Files = { "rates.py": "def rate(name: str) -> int:\n    return len(name) + 1\n" };
const config = (failOn: string): Files => ({
  ".lanser/config.yml": `version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: ${failOn} }\n`,
});

type Made = Readonly<Record<"fork" | "main" | "topic" | "merge", string>>;

/** The repository on GitHub: main, a topic branch that left it at `fork`, and the merge of both for pull request 1. */
function remote(
  name: string,
  first: Files,
  topic: Files,
  later: Files,
): { readonly url: string; readonly commits: Made } {
  const work = repositoryAt(join(made.folder, "work", name), first);
  const fork = git(work, "rev-parse", "HEAD");
  git(work, "switch", "--quiet", "--create", "topic");
  const tip = commit(work, topic);
  git(work, "switch", "--quiet", "main");
  const main = commit(work, later);
  git(work, "switch", "--quiet", "--detach");
  git(work, "merge", "--quiet", "--no-ff", "--message", "Merge", "topic");
  const merge = git(work, "rev-parse", "HEAD");
  git(work, "update-ref", "refs/pull/1/merge", merge);
  git(work, "switch", "--quiet", "main");
  const path = join(made.folder, "remotes", `${name}.git`);
  git(work, "clone", "--quiet", "--bare", work, path);
  git(work, "push", "--quiet", path, "refs/pull/1/merge");
  return { url: `file://${path}`, commits: { fork, main, topic: tip, merge } };
}

/** What actions/checkout does. */
function checkOut(folder: string, url: string, ref: string, depth: "whole" | "one commit"): string {
  const workspace = join(made.folder, "workspaces", folder);
  repositoryAt(workspace);
  git(workspace, "remote", "add", "origin", url);
  if (depth === "whole")
    git(workspace, "fetch", "--quiet", "--no-tags", "origin", "+refs/heads/*:refs/remotes/origin/*");
  git(workspace, "fetch", "--quiet", "--no-tags", ...(depth === "whole" ? [] : ["--depth=1"]), "origin", ref);
  git(workspace, "checkout", "--quiet", "--detach", "FETCH_HEAD");
  return workspace;
}

function pullRequest(action: "opened" | "synchronize", { main, topic }: Made): Job["payload"] {
  const replaced = { "head.sha": topic, "head.ref": "topic", "base.sha": main, "base.ref": "main" };
  return Object.entries(replaced).reduce(
    (payload, [path, value]) => withMember(payload, `pull_request.${path}`, value),
    withMember(webhook("pull_request", { action }), "repository.default_branch", "main"),
  );
}

function push(
  example: Readonly<Record<string, unknown>>,
  replaced: Readonly<Record<string, unknown>>,
): Job["payload"] {
  return Object.entries({ ...replaced, "repository.default_branch": "main" }).reduce(
    (payload, [path, value]) => withMember(payload, path, value),
    webhook("push", example),
  );
}

const steps = new Map<string, { readonly step: Step; readonly commits: Made }>();

beforeAll(async () => {
  const run = await prepareRunner(made.folder);
  const later: Files = { "billing.py": `# Billing.\n# Rates.\n${base["billing.py"]}` };
  const plain = remote("plain", base, breaking, later);
  const configured = remote(
    "configured",
    { ...base, ...config("error") },
    { ...breaking, ...config("never") },
    later,
  );
  const adopting = remote("adopting", base, { ...harmless, ...config("error") }, later);
  const servers = { servers: "pyright" };
  const merged = (name: string) => checkOut(name, plain.url, "refs/pull/1/merge", "one commit");
  const opened = pullRequest("opened", plain.commits);
  const { main, topic, fork } = plain.commits;
  const branch = { ref: "refs/heads/topic", after: topic };

  const jobs: readonly (readonly [name: string, commits: Made, job: () => Job])[] = [
    [
      "pull_request opened: the merge commit, a whole clone",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: opened,
        workspace: checkOut("whole", plain.url, "refs/pull/1/merge", "whole"),
        inputs: servers,
      }),
    ],
    [
      "pull_request synchronize: the merge commit, a clone of depth 1; head edits the configuration",
      configured.commits,
      () => ({
        event: "pull_request",
        payload: pullRequest("synchronize", configured.commits),
        workspace: checkOut("shallow", configured.url, "refs/pull/1/merge", "one commit"),
        inputs: {},
      }),
    ],
    [
      "pull_request opened: the head itself, in a folder of the workspace",
      plain.commits,
      () => {
        checkOut("folder/project", plain.url, "refs/heads/topic", "whole");
        const workspace = join(made.folder, "workspaces/folder");
        return {
          event: "pull_request",
          payload: opened,
          workspace,
          inputs: { ...servers, "working-directory": "project" },
        };
      },
    ],
    [
      "pull_request opened: a change that adopts the gate",
      adopting.commits,
      () => ({
        event: "pull_request",
        payload: pullRequest("opened", adopting.commits),
        workspace: checkOut("adopting", adopting.url, "refs/pull/1/merge", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "pull_request opened: a merge commit of another head",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: pullRequest("opened", { ...plain.commits, topic: fork }),
        workspace: merged("skewed"),
        inputs: servers,
      }),
    ],
    [
      "push to the default branch, with the commit before",
      plain.commits,
      () => ({
        event: "push",
        payload: push(
          { deleted: true },
          { ref: "refs/heads/main", before: fork, after: main, deleted: false },
        ),
        workspace: checkOut("pushed", plain.url, "refs/heads/main", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "push of a new branch",
      plain.commits,
      () => ({
        event: "push",
        payload: push({ created: true }, { ...branch, before: zero }),
        workspace: checkOut("created", plain.url, "refs/heads/topic", "one commit"),
        inputs: { ...servers, "fail-on": "never" },
      }),
    ],
    [
      "push by force: the commit before cannot be reached",
      plain.commits,
      () => ({
        event: "push",
        payload: push({ deleted: true }, { ...branch, before: "b".repeat(40), forced: true, deleted: false }),
        workspace: checkOut("forced", plain.url, "refs/heads/topic", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "push that deleted its branch",
      plain.commits,
      () => ({
        event: "push",
        payload: push({ deleted: true }, { ref: "refs/heads/topic", before: topic, after: zero }),
        workspace: checkOut("deleted", plain.url, "refs/heads/main", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "an input of a later release",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: opened,
        workspace: merged("later"),
        inputs: { ...servers, comment: "true" },
      }),
    ],
    [
      "pull_request_target",
      plain.commits,
      () => ({
        event: "pull_request_target",
        payload: opened,
        workspace: merged("target"),
        inputs: { ...servers, base: main, head: "HEAD" },
      }),
    ],
    [
      "an event without its file",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: undefined,
        workspace: merged("missing"),
        inputs: servers,
      }),
    ],
  ];
  for (const [index, [name, commits, job]] of jobs.entries()) {
    steps.set(name, { step: await run(String(index), job()), commits });
  }
}, 180_000);

/** One step as lines: names for commits and folders, the rest as it was said. */
function show(name: string, { step, commits }: { readonly step: Step; readonly commits: Made }): string {
  const { base: from, head: to, verdict, ...outputs } = step.outputs;
  const nameOf = (id = "none") => Object.entries(commits).find(([, commit]) => commit === id)?.[0] ?? id;
  const values = Object.entries(outputs).map(
    ([key, value]) => `${key}=${value.replace(step.temporary, "RUNNER_TEMP")}`,
  );
  const annotations = runnerLines(step.stdout).filter((line) => !line.startsWith("│ "));
  const problem = verdict === undefined ? step.stderr.trimEnd().split("\n") : [];
  const reasons = runnerLines(step.stdout).filter((line) =>
    /^│ (?:FAIL|PASS|INCONCLUSIVE| {2}(?:also|policy|\S+\.py:))/.test(line),
  );
  return [
    `${name} => ${step.code}`,
    ...(verdict === undefined ? [] : [`${verdict}: ${nameOf(from)} -> ${nameOf(to)}`, values.join(" ")]),
    ...reasons,
    ...annotations,
    ...problem,
  ].join("\n");
}

describe("the Action", () => {
  test("finds base and head, judges, and says so", () => {
    const shown = [...steps].map(([name, one]) => show(name, one));
    expect(`\n${shown.join("\n\n")}\n`).toMatchInlineSnapshot(`
      "
      pull_request opened: the merge commit, a whole clone => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.505714285714 report=RUNNER_TEMP/lanser/report.json
      │ FAIL: 1 new error
      │   billing.py:7:12 in total
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request synchronize: the merge commit, a clone of depth 1; head edits the configuration => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.505714285714 report=RUNNER_TEMP/lanser/report.json
      │ FAIL: 1 new error
      │   billing.py:7:12 in total
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request opened: the head itself, in a folder of the workspace => 1
      fail: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.505714285714 report=RUNNER_TEMP/lanser/report.json
      │ FAIL: 1 new error
      │   billing.py:5:12 in total
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      pull_request opened: a change that adopts the gate => 0
      pass: main -> merge
      class=clean new=0 fixed=0 moved=0 volatile=0 reward=-0.002352941176 report=RUNNER_TEMP/lanser/report.json
      │ PASS: nothing new in 2 files

      pull_request opened: a merge commit of another head => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json
      │ INCONCLUSIVE: The checked-out merge commit is not of the commit that the event is about.
      ::warning title=Lanser is inconclusive::The checked-out merge commit is not of the commit that the event is about.

      push to the default branch, with the commit before => 0
      pass: fork -> main
      class=clean new=0 fixed=0 moved=0 volatile=0 reward=0 report=RUNNER_TEMP/lanser/report.json
      │ PASS: nothing new in 2 files

      push of a new branch => 0
      pass: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.505714285714 report=RUNNER_TEMP/lanser/report.json
      │ PASS: 1 new error, nothing fails by policy (fail-on: never)
      │   billing.py:5:12 in total
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      push by force: the commit before cannot be reached => 1
      fail: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.505714285714 report=RUNNER_TEMP/lanser/report.json
      │ FAIL: 1 new error
      │   billing.py:5:12 in total
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      push that deleted its branch => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json
      │ INCONCLUSIVE: The push deleted its branch: nothing is left to check.
      ::warning title=Lanser is inconclusive::The push deleted its branch: nothing is left to check.

      an input of a later release => 12
      lanser: the input comment is not supported yet by this release
        Remove it.

      pull_request_target => 12
      lanser: pull_request_target runs with secrets on code that nobody has reviewed
        Use \`on: pull_request\`; it needs no secret.

      an event without its file => 13
      lanser: the event file of the runner (GITHUB_EVENT_PATH) cannot be read
        Check the path and its permissions.
      "
    `);
  });

  test("logs nothing that the runner takes for a command but its annotations", () => {
    for (const { step } of steps.values()) {
      const commands = runnerCommands(step.stdout);
      expect(commands.filter((one) => !/^(?:New|Lanser)/.test(one.properties["title"] ?? ""))).toEqual([]);
      expect(runnerCommands(step.stderr)).toEqual([]);
    }
  });

  test("writes a report that follows its schema, and a summary, whenever there is a verdict", () => {
    for (const [name, { step }] of steps) {
      const report = step.files["temp/lanser/report.json"] ?? "";
      const isJudged = step.outputs["verdict"] !== undefined;
      expect({ name, isWritten: report !== "", isSummed: step.summary !== "" }).toEqual({
        name,
        isWritten: isJudged,
        isSummed: isJudged,
      });
      if (!isJudged) continue;
      const parsed = JSON.parse(report) as { verdict: string; head: { commit: string } };
      expect(validateReportV1(parsed)).toBe(true);
      expect([parsed.verdict, parsed.head.commit ?? ""]).toEqual([
        step.outputs["verdict"],
        step.outputs["head"],
      ]);
      expect(step.summary).toContain(`## Lanser: ${parsed.verdict}`);
    }
  });

  test("leaves nothing behind, and the workspace as it was", () => {
    const amiss = [...steps].flatMap(([name, { step }]) => step.amiss.map((one) => `${name}: ${one}`));
    expect(amiss).toEqual([]);
  });
});

describe("a secret of the job", () => {
  test("is in no output, report, trace or log", () => {
    for (const [name, { step }] of steps) {
      const everything = [
        step.stdout,
        step.stderr,
        step.summary,
        JSON.stringify(step.outputs),
        ...Object.values(step.files),
      ];
      const leaked = Object.keys(secrets).filter((secret) =>
        everything.some((text) => text.includes(secrets[secret] ?? "")),
      );
      expect({ name, leaked }).toEqual({ name, leaked: [] });
    }
  });

  test("is in the environment and the arguments of no program that is started; each has a few names and no other", () => {
    const names = new Map<string, Set<string>>();
    for (const { step } of steps.values()) {
      for (const { file, args, env } of step.started) {
        const said = JSON.stringify([args, env]);
        expect(Object.values(secrets).filter((secret) => said.includes(secret))).toEqual([]);
        // A version in the name of Python is this machine's.
        const program =
          file
            .split("/")
            .at(-1)
            ?.replace(/^(python).*/, "$1") ?? "";
        const known = names.get(program) ?? new Set();
        names.set(program, known);
        // How this machine reaches a network is its own affair.
        for (const name of Object.keys(env)) if (!/proxy|^SSL_|^NODE_EXTRA/i.test(name)) known.add(name);
      }
    }
    expect(
      Object.fromEntries([...names].map(([program, known]) => [program, [...known].sort().join(" ")])),
    ).toMatchInlineSnapshot(`
      {
        "git": "GIT_ALLOW_PROTOCOL GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_ATTR_NOSYSTEM GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM GIT_DIR GIT_INDEX_FILE GIT_NO_LAZY_FETCH GIT_OBJECT_DIRECTORY GIT_OPTIONAL_LOCKS GIT_TERMINAL_PROMPT GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS GIT_WORK_TREE HOME LC_ALL PATH",
        "node": "HOME LANG LC_ALL PATH PYTHONDONTWRITEBYTECODE PYTHONNOUSERSITE PYTHONSAFEPATH RUNNER_TRACKING_ID SOURCE_DATE_EPOCH TMPDIR TZ XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME",
        "python": "HOME LC_ALL PATH",
      }
    `);
  });
});
