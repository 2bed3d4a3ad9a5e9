/** The Action on real histories: event in; base, head, verdict, outputs, annotations and exit code out. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { type Files, makeFolder, write } from "../support/files.ts";
import { commit, git } from "../support/repository.ts";
import { runnerCommands, runnerLines } from "../support/runner-commands.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { emptyWorld, type StandIn, startStandIn, type World } from "./github/stand-in.ts";
import {
  base,
  breaking,
  checkOut as checkOutAt,
  config,
  harmless,
  type Made,
  pullRequest,
  push,
  remote as remoteIn,
  zero,
} from "./histories.ts";
import { type Job, prepareRunner, type Step, secrets } from "./runner.ts";

const shared = sharePyright();

const made = makeFolder();
let github: StandIn;
beforeAll(async () => {
  github = await startStandIn();
});
afterAll(async () => {
  await github.close();
  made.remove();
});

const remote = (name: string, first: Files, topic: Files, later: Files) =>
  remoteIn(made.folder, name, first, topic, later);
const checkOut = (name: string, url: string, ref: string, depth: "whole" | "one commit") =>
  checkOutAt(join(made.folder, "workspaces", name), url, ref, depth);

/** Of the job that posts: GitHub alone is asked. */
const token = "canary-of-the-token";
const posted = new Map<string, string>();
let worldAfter: World = emptyWorld();

/** GitHub's examples have none: the head is in a repository of somebody else. */
function forked(payload: Job["payload"]): Job["payload"] {
  const head = { full_name: "stranger/shop", fork: true, id: 99, owner: { login: "stranger" } };
  return withMember(payload as Readonly<Record<string, unknown>>, "pull_request.head.repo", head);
}

function group(baseSha: string, headSha: string): Job["payload"] {
  const payload = withMember(webhook("merge_group"), "merge_group.base_sha", baseSha);
  return withMember(payload, "merge_group.head_sha", headSha);
}

const steps = new Map<string, { readonly step: Step; readonly commits: Made }>();

beforeAll(async () => {
  const run = await prepareRunner(made.folder, shared);
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
  const { main, topic, fork, merge } = plain.commits;
  const movedOn = remote("moved-on", base, breaking, later);
  git(movedOn.work, "switch", "--quiet", "main");
  commit(movedOn.work, { "new.py": "x: int = 1\n" });
  git(movedOn.work, "push", "--quiet", movedOn.url, "main");
  // main breaks, and the topic is brought up to it.
  const rebased = remote("rebased", base, { "other.py": "y: int = 2\n" }, breaking);
  const allowing = 'version: 1\nservers: [{ id: pyright }]\npolicy: { waivers: ["label:let pass"] }\n';
  const waivable = remote("waivable", { ...base, ".lanser/config.yml": allowing }, breaking, later);
  const pull = {
    number: 2,
    head: { sha: topic, label: "acme:topic" },
    base: { ref: "main" },
    merge_commit_sha: merge,
    labels: [],
    messages: [],
  };
  const world: World = emptyWorld({ pulls: [pull] });
  const isRefused = (name: string) => (request: string) =>
    name.includes("fork") && !request.startsWith("GET") ? "403" : "none";
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
      "an input that means nothing",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: opened,
        workspace: merged("meaningless"),
        inputs: { ...servers, replay: "sometimes" },
      }),
    ],
    [
      "pull_request of a fork, which is a draft: the same verdict without any right to write",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: forked(withMember(opened, "pull_request.draft", true)),
        workspace: merged("fork"),
        inputs: { ...servers, publish: "check, comment", "github-token": "read-only" },
        github: github.url,
      }),
    ],
    [
      "pull_request run again after the target moved on: the old merge commit",
      movedOn.commits,
      () => ({
        event: "pull_request",
        payload: pullRequest("synchronize", movedOn.commits),
        workspace: checkOut("again", movedOn.url, "refs/pull/1/merge", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "pull_request that was pushed by force: its new head",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: withMember(pullRequest("synchronize", plain.commits), "before", "b".repeat(40)),
        workspace: merged("forced-pull"),
        inputs: servers,
      }),
    ],
    [
      "pull_request with a check and a comment",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: opened,
        workspace: merged("posting"),
        inputs: { ...servers, publish: "check, comment", "github-token": token },
        github: github.url,
      }),
    ],
    [
      "pull_request whose page cannot be written: the same verdict",
      plain.commits,
      () => ({
        event: "pull_request",
        payload: opened,
        workspace: merged("no-page"),
        inputs: servers,
      }),
    ],
    [
      "push by force of a branch that was rebased: main's own findings are not its",
      rebased.commits,
      () => ({
        event: "push",
        payload: push(
          { deleted: true },
          {
            ref: "refs/heads/topic",
            before: rebased.commits.topic,
            after: rebased.commits.merge,
            forced: true,
            deleted: false,
          },
        ),
        workspace: checkOut("rebased", rebased.url, "refs/pull/1/merge", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "pull_request waived by a label that base allows",
      waivable.commits,
      () => ({
        event: "pull_request",
        payload: withMember(pullRequest("opened", waivable.commits), "pull_request.labels", [
          { name: "let pass" },
        ]),
        workspace: checkOut("labelled", waivable.url, "refs/pull/1/merge", "one commit"),
        inputs: {},
      }),
    ],
    [
      "pull_request with a label that base does not allow",
      configured.commits,
      () => ({
        event: "pull_request",
        payload: withMember(pullRequest("opened", configured.commits), "pull_request.labels", [
          { name: "let pass" },
        ]),
        workspace: checkOut("unlabelled", configured.url, "refs/pull/1/merge", "one commit"),
        inputs: {},
      }),
    ],
    [
      "merge_group",
      plain.commits,
      () => ({
        event: "merge_group",
        payload: group(main, merge),
        workspace: merged("queue"),
        inputs: servers,
      }),
    ],
    [
      "merge_group whose commit is not the one that is checked out",
      plain.commits,
      () => ({
        event: "merge_group",
        payload: group(main, topic),
        workspace: merged("wrong-queue"),
        inputs: servers,
      }),
    ],
    [
      "merge_group whose base cannot be had",
      plain.commits,
      () => ({
        event: "merge_group",
        payload: group("b".repeat(40), merge),
        workspace: merged("lost-queue"),
        inputs: servers,
      }),
    ],
    [
      "push of the first commit of the default branch",
      plain.commits,
      () => ({
        event: "push",
        payload: push({ created: true }, { ref: "refs/heads/main", before: zero, after: fork }),
        workspace: checkOut("first", plain.url, fork, "one commit"),
        inputs: servers,
      }),
    ],
    [
      "push of a tag",
      plain.commits,
      () => ({
        event: "push",
        payload: push({ created: true }, { ref: "refs/tags/v1", before: zero, after: main }),
        workspace: checkOut("tagged", plain.url, "refs/heads/main", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "schedule",
      plain.commits,
      () => ({
        event: "schedule",
        payload: { schedule: "0 4 * * *" },
        workspace: checkOut("nightly", plain.url, "refs/heads/main", "one commit"),
        inputs: servers,
      }),
    ],
    [
      "workflow_dispatch with a base",
      plain.commits,
      () => ({
        event: "workflow_dispatch",
        payload: webhook("workflow_dispatch"),
        workspace: checkOut("by-hand", plain.url, "refs/heads/topic", "whole"),
        inputs: { ...servers, base: "origin/main" },
      }),
    ],
    [
      "issue_comment",
      plain.commits,
      () => ({
        event: "issue_comment",
        payload: webhook("issue_comment"),
        workspace: merged("talk"),
        inputs: servers,
      }),
    ],
    [
      "pull_request_target, allowed by a word and without a token",
      plain.commits,
      () => ({
        event: "pull_request_target",
        payload: opened,
        workspace: merged("allowed-target"),
        inputs: { ...servers, "allow-unsafe-trigger": "true" },
      }),
    ],
    [
      "pull_request_target, allowed by a word but with a token",
      plain.commits,
      () => ({
        event: "pull_request_target",
        payload: opened,
        workspace: merged("token-target"),
        inputs: { ...servers, "allow-unsafe-trigger": "true", "github-token": "t" },
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
    github.reset(world, isRefused(name));
    // A folder where the page should be.
    if (name.includes("page cannot be written"))
      write(join(made.folder, "jobs", String(index)), { "temp/lanser/report.html/in-the-way": "" });
    steps.set(name, { step: await run(String(index), job()), commits });
    posted.set(name, `${github.requests.join("\n")}`);
  }
  worldAfter = world;
}, 600_000);

/** One step as lines: names for commits and folders, the rest as it was said. */
function show(name: string, { step, commits }: { readonly step: Step; readonly commits: Made }): string {
  const { base: from, head: to, verdict, ...outputs } = step.outputs;
  const nameOf = (id = "none") => Object.entries(commits).find(([, commit]) => commit === id)?.[0] ?? id;
  const { sarif: _sarif, html: _html, junit: _junit, rdjson: _rdjson, ...shownOutputs } = outputs;
  const values = Object.entries(shownOutputs).map(
    ([key, value]) => `${key}=${value.replace(step.temporary, "RUNNER_TEMP")}`,
  );
  const annotations = runnerLines(step.stdout).filter((line) => !line.startsWith("│ "));
  const problem = verdict === undefined ? step.stderr.trimEnd().split("\n") : [];
  const reasons = runnerLines(step.stdout).filter((line) =>
    /^│ (?:FAIL|PASS|INCONCLUSIVE| {2}(?:also|policy|(?: {2})?\S+\.py:\d+:\d+ ))/.test(line),
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
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request synchronize: the merge commit, a clone of depth 1; head edits the configuration => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request opened: the head itself, in a folder of the workspace => 1
      fail: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:5:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      pull_request opened: a change that adopts the gate => 0
      pass: main -> merge
      class=clean new=0 fixed=0 moved=0 volatile=0 reward=0 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: nothing new in 2 files

      pull_request opened: a merge commit of another head => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ INCONCLUSIVE: The checked-out merge commit does not belong to the commit of the event.
      ::warning title=Lanser is inconclusive::The checked-out merge commit does not belong to the commit of the event. The pull request has newer commits. Run the workflow of the newest commit.

      push to the default branch, with the commit before => 0
      pass: fork -> main
      class=clean new=0 fixed=0 moved=0 volatile=0 reward=0 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: nothing new in 2 files

      push of a new branch => 0
      pass: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: 1 new error, nothing fails by policy (fail-on: never)
      │     billing.py:5:12 in total · 5454f79b8f5a
      ::warning file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      push by force: the commit before cannot be reached => 1
      fail: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:5:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      push that deleted its branch => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ INCONCLUSIVE: The push deleted its branch, so no files remain to check.
      ::warning title=Lanser is inconclusive::The push deleted its branch, so no files remain to check. Check out with fetch-depth: 0, or keep the checkout's credentials, so that Lanser can fetch missing commits.

      an input that means nothing => 13
      ::error title=Lanser did not run::the input replay must be one of off, offline, live, not \`sometimes\`. See: lanser --help
      lanser: the input replay must be one of off, offline, live, not \`sometimes\`
        See: lanser --help

      pull_request of a fork, which is a draft: the same verdict without any right to write => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request run again after the target moved on: the old merge commit => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request that was pushed by force: its new head => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request with a check and a comment => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a

      pull_request whose page cannot be written: the same verdict => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      push by force of a branch that was rebased: main's own findings are not its => 0
      pass: main -> merge
      class=baseline_error new=0 fixed=0 moved=0 volatile=0 reward=0 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: nothing new in 3 files

      pull_request waived by a label that base allows => 0
      pass: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: 1 new error waived by label:let pass: the pull request has the label let pass
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::warning file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Waived by label:let pass. Breaks billing.py:7: Argument missing for parameter "year"

      pull_request with a label that base does not allow => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      merge_group => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      merge_group whose commit is not the one that is checked out => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ INCONCLUSIVE: The checked-out commit is not the commit of the merge group.
      ::warning title=Lanser is inconclusive::The checked-out commit is not the commit of the merge group. Check out the merge group's commit: remove a \`ref\` that names another commit from actions/checkout.

      merge_group whose base cannot be had => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ INCONCLUSIVE: Lanser cannot fetch the base of the merge group.
      ::warning title=Lanser is inconclusive::Lanser cannot fetch the base of the merge group. Check out with fetch-depth: 0, or keep the checkout's credentials, so that Lanser can fetch missing commits.

      push of the first commit of the default branch => 11
      inconclusive:  -> 
      class=lsp_unavailable new=0 fixed=0 moved=0 volatile=0 reward= report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ INCONCLUSIVE: Head is the first commit of the history, so Lanser has no commit to compare it with.
      ::warning title=Lanser is inconclusive::Head is the first commit of the history, so Lanser has no commit to compare it with. Name a base, or start with the next change.

      push of a tag => 0
      pass: fork -> main
      class=clean new=0 fixed=0 moved=0 volatile=0 reward=0 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: nothing new in 2 files

      schedule => 0
      pass: fork -> main
      class=clean new=0 fixed=0 moved=0 volatile=0 reward=0 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ PASS: nothing new in 2 files

      workflow_dispatch with a base => 1
      fail: fork -> topic
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:5:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:5: Argument missing for parameter "year"

      issue_comment => 13
      ::error title=Lanser did not run::the event issue_comment names no base commit. Set the inputs \`base\` and \`head\`, or run on \`pull_request\`, \`push\` or \`merge_group\`.
      lanser: the event issue_comment names no base commit
        Set the inputs \`base\` and \`head\`, or run on \`pull_request\`, \`push\` or \`merge_group\`.

      pull_request_target, allowed by a word and without a token => 1
      fail: main -> merge
      class=new_errors new=1 fixed=0 moved=0 volatile=0 reward=-0.5 report=RUNNER_TEMP/lanser/report.json evidence=RUNNER_TEMP/lanser/evidence.jsonl rewards=
      │ FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
      │     billing.py:7:12 in total · 5454f79b8f5a
      ::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:7: Argument missing for parameter "year"

      pull_request_target, allowed by a word but with a token => 12
      ::error title=Lanser did not run::pull_request_target gives secrets to code that nobody has reviewed. Remove github-token, because allow-unsafe-trigger excludes it. To post, use lanser/lanser/publish in another job.
      lanser: pull_request_target gives secrets to code that nobody has reviewed
        Remove github-token, because allow-unsafe-trigger excludes it. To post, use lanser/lanser/publish in another job.

      pull_request_target => 12
      ::error title=Lanser did not run::pull_request_target gives secrets to code that nobody has reviewed. Use \`on: pull_request\`, which needs no secret.
      lanser: pull_request_target gives secrets to code that nobody has reviewed
        Use \`on: pull_request\`, which needs no secret.

      an event without its file => 13
      ::error title=Lanser did not run::cannot read the event file of the runner (GITHUB_EVENT_PATH). Check the path and its permissions.
      lanser: cannot read the event file of the runner (GITHUB_EVENT_PATH)
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
        isSummed: true,
      });
      if (!isJudged) continue;
      const parsed = JSON.parse(report) as { verdict: string; head: { commit: string } };
      expect(validateReportV1(parsed)).toBe(true);
      expect([parsed.verdict, parsed.head.commit ?? ""]).toEqual([
        step.outputs["verdict"],
        step.outputs["head"],
      ]);
      expect(step.summary).toContain(`**Lanser: ${parsed.verdict}**`);
    }
  });

  test("asks GitHub for nothing unless an input asks it to post, and posts once", () => {
    const asking = [...posted].filter(([, requests]) => requests !== "").map(([name]) => name);
    expect(asking).toEqual([
      "pull_request of a fork, which is a draft: the same verdict without any right to write",
      "pull_request with a check and a comment",
    ]);
    expect(github.refused).toEqual([]);
    expect(worldAfter.checks.map(({ name, conclusion, head_sha }) => [name, conclusion, head_sha])).toEqual([
      ["Lanser", "failure", steps.get("pull_request with a check and a comment")?.commits.topic],
    ]);
    expect(worldAfter.comments.map(({ body }) => body.split("\n")[0])).toEqual(["### `Lanser`"]);
  });

  test("tells of a file that cannot be written, and of nothing else", () => {
    const asked = [...steps].flatMap(([name, { step }]) => {
      const run = step.files["temp/lanser/run.json"] ?? "";
      const { surfaces = [] } = run === "" ? {} : JSON.parse(run);
      return surfaces.map(
        (one: { surface: string; state: string }) => `${name}: ${one.surface} ${one.state}`,
      );
    });
    expect(asked).toEqual([
      "pull_request of a fork, which is a draft: the same verdict without any right to write: check failed",
      "pull_request of a fork, which is a draft: the same verdict without any right to write: comment failed",
      "pull_request with a check and a comment: check posted",
      "pull_request with a check and a comment: comment posted",
      "pull_request whose page cannot be written: the same verdict: html failed",
    ]);
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
      expect(everything.filter((text) => text.includes(token))).toEqual([]);
      expect({ name, leaked }).toEqual({ name, leaked: [] });
    }
  });

  test("is in the environment and the arguments of no program that is started; each has a few names and no other", () => {
    const names = new Map<string, Set<string>>();
    for (const { step } of steps.values()) {
      for (const { file, args, env } of step.started) {
        const said = JSON.stringify([args, env]);
        expect([...Object.values(secrets), token].filter((secret) => said.includes(secret))).toEqual([]);
        // A version in the name of Python is this machine's; our stand-in for it has the name of a side.
        const program =
          file
            .split("/")
            .at(-1)
            ?.replace(/^(python|toolchain).*/, "$1") ?? "";
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
        "git": "GIT_ALLOW_PROTOCOL GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_ATTR_NOSYSTEM GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM GIT_DIR GIT_GRAFT_FILE GIT_INDEX_FILE GIT_NO_LAZY_FETCH GIT_OBJECT_DIRECTORY GIT_OPTIONAL_LOCKS GIT_TERMINAL_PROMPT GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS GIT_WORK_TREE HOME LC_ALL PATH",
        "node": "HOME LANG LC_ALL PATH PYTHONDONTWRITEBYTECODE PYTHONNOUSERSITE PYTHONSAFEPATH RUNNER_TRACKING_ID SOURCE_DATE_EPOCH TMPDIR TZ XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME",
        "python": "HOME LC_ALL PATH",
        "toolchain": "",
      }
    `);
  });
});
