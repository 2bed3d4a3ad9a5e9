/** The Action that posts what a real server suggests: once, on the lines of the pull request's own head, and nothing unasked. */
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { installed } from "../support/commands.ts";
import { type Files, makeFolder } from "../support/files.ts";
import { git } from "../support/repository.ts";
import { emptyWorld, startStandIn, type World } from "./github/stand-in.ts";
import { checkOut, pullRequest, remote } from "./histories.ts";
import { prepareRunner } from "./runner.ts";

const made = makeFolder();
afterAll(made.remove);

const script = (first: string, last: string): Files => ({
  "run.sh": `#!/bin/sh\n${first}${Array.from({ length: 12 }, (_, at) => `echo ${at}\n`).join("")}${last}`,
});

test("a suggested change is posted once, where the pull request has its lines, and only where it is asked for", async () => {
  await installed("shellcheck");
  const run = await prepareRunner(made.folder);
  // The target goes on meanwhile: in GitHub's merge the same lines are three lines further down.
  const { url, work, commits } = remote(
    made.folder,
    "shop",
    script("", ""),
    script("", "echo $1\n"),
    script("# a\n# b\n# c\n", ""),
  );
  const diff = git(work, "diff", commits.fork, commits.topic, "--", "run.sh");
  const pull = {
    number: Number(pullRequest("opened", commits)["number"]),
    head: { sha: commits.topic, label: "acme:topic" },
    base: { ref: "main" },
    merge_commit_sha: commits.merge,
    labels: [],
    messages: [],
  };
  const world = (): World =>
    emptyWorld({ pulls: [pull], patches: { "run.sh": diff.slice(diff.indexOf("@@")) } });
  const github = await startStandIn();
  let jobs = 0;
  const step = async (now: World, inputs: Readonly<Record<string, string>>) => {
    const name = `job-${++jobs}`;
    github.reset(now, () => "none");
    const { code, stderr, amiss, files } = await run(name, {
      event: "pull_request",
      payload: pullRequest("opened", commits),
      workspace: checkOut(join(made.folder, "workspaces", name), url, "refs/pull/1/merge", "whole"),
      inputs: { servers: "shellcheck", "fail-on": "warning", ...inputs },
      github: github.url,
    });
    expect([github.refused, amiss]).toEqual([[], []]);
    const asked = github.requests.filter((one) => one.startsWith("POST /repos")).length;
    const report = files["temp/lanser/report.json"] ?? "";
    return { code, asked, suggested: report.includes('"suggestion":'), said: stderr.includes("the review:") };
  };
  const now = world();
  const posting = { publish: "suggestions", "github-token": "writes" };
  const [first, second] = [await step(now, posting), await step(now, posting)];
  expect([first, second]).toEqual([
    { code: 0, asked: 1, suggested: true, said: false },
    { code: 0, asked: 0, suggested: true, said: false },
  ]);
  expect(
    now.reviewComments.map(({ path, line, body }) => [path, line, body.split("\n").slice(0, -1)]),
  ).toEqual([
    [
      "run.sh",
      14,
      [
        "`Double quote to prevent globbing and word splitting.`",
        "",
        "`shellcheck` suggests: `fix of SC2086`",
        "",
        "```suggestion",
        'echo "$1"',
        "```",
      ],
    ],
  ]);
  const silent = world();
  expect(await step(silent, {})).toEqual({ code: 0, asked: 0, suggested: false, said: false });
  expect(silent.reviewComments).toEqual([]);
  await github.close();
}, 120_000);
