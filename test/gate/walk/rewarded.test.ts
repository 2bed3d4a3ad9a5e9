/** A push to a branch: judged from what was pushed before, and earning from where the branch left the default one. */
import { expect, test } from "vitest";
import { runRewarded } from "../../../src/cli/program/gate.ts";
import type { BaseRequest } from "../../../src/model/request.ts";
import { checkOut, commit, git, newRepository, publish } from "../../git/support.ts";
import { temporaryFolder } from "../../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../support/gate.ts";
import { scriptedPyright } from "../../support/scripted-pyright.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

sharePyright();

/** main, and a topic branch of three commits. */
function pushed() {
  const folder = newRepository();
  const fork = commit(folder, { "a.py": "a = 1\n" });
  git(folder, "switch", "--quiet", "--create", "topic");
  const [first, second] = [
    commit(folder, { "b.py": "b = 1  # broken\n" }),
    commit(folder, { "b.py": "b = 2\n" }),
  ];
  const topic = commit(folder, { "c.py": "c = 1\n" });
  return { clone: checkOut(publish(folder).url, "refs/heads/topic"), fork, first, second, topic };
}

async function earned(clone: string, before: string, after: string) {
  const base: BaseRequest = {
    kind: "push",
    before,
    after,
    ref: "refs/heads/topic",
    forced: false,
    defaultBranch: "main",
  };
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedPyright, "nothing"] }),
  });
  const request = {
    repository: clone,
    base,
    head: { kind: "commit", rev: "HEAD" },
    policy: onlyPyright,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    isProbed: false,
    progress: () => undefined,
    signal: new AbortController().signal,
  } as const;
  const { report, steps } = await runRewarded(host, request, "commits", "cold");
  return { base: report.base.commit, verdict: report.verdict, steps: steps.map((step) => step.commit) };
}

test("what an earlier push was paid for lies inside, and the verdict is about this push", async () => {
  const { clone, first, second, topic } = pushed();
  expect(await earned(clone, first, topic)).toEqual({
    base: first,
    verdict: "pass",
    steps: [first, second, topic],
  });
}, 60_000);

test("the first push of a branch is one comparison", async () => {
  const { clone, fork, first, second, topic } = pushed();
  expect(await earned(clone, "0".repeat(40), topic)).toEqual({
    base: fork,
    verdict: "pass",
    steps: [first, second, topic],
  });
}, 60_000);
