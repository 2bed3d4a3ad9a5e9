/** Whether a run of the Action uses what earlier runs observed, and whether it adds to it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { type StoreUse, useOf } from "../../src/action/gate.ts";
import { createApi } from "../../src/action/github/api.ts";
import { folderOf } from "../support/files.ts";
import { idleClock } from "../support/memory-clock.ts";

const key = "lanser-observations-1";
const main = "refs/heads/main";

type Cache = { readonly key: string; readonly ref: string };

type Case = {
  readonly event?: string;
  readonly ref?: string;
  readonly key?: string;
  readonly token?: string;
  readonly payload?: object;
  /** What GitHub knows; a number is the status of its refusal. */
  readonly caches?: readonly Cache[] | number;
};

async function used(of: Case): Promise<StoreUse> {
  const { caches = [], payload = { repository: { default_branch: "main" } } } = of;
  const file = join(folderOf({ "event.json": JSON.stringify(payload) }), "event.json");
  const send = async () => {
    if (typeof caches === "number")
      throw Object.assign(new Error("no"), { status: caches, response: { headers: {} } });
    return { status: 200, data: { total_count: caches.length, actions_caches: caches } };
  };
  return useOf(
    {
      event: of.event ?? "pull_request",
      ref: of.ref ?? "refs/pull/7/merge",
      payloadFile: file,
      repository: { owner: "acme", repo: "shop" },
    },
    { observationsKey: of.key ?? key, githubToken: of.token ?? "token" },
    async () => createApi(send, idleClock()),
  );
}

test.each<readonly [string, Case]>([
  ["a push", { event: "push" }],
  ["a nightly run", { event: "schedule" }],
  ["a run by hand", { event: "workflow_dispatch" }],
])("%s on the default branch reads and writes, and asks nobody", async (_, of) => {
  expect(await used({ ...of, ref: main, key: "", token: "", caches: 500 })).toEqual({ kind: "read-write" });
});

test.each<readonly [string, Case]>([
  ["a pull request", {}],
  ["a merge queue", { event: "merge_group", ref: "refs/heads/gh-readonly-queue/main/pr-7" }],
  ["a push on another branch", { event: "push", ref: "refs/heads/topic" }],
  ["the event of a pull request that says it is on the default branch", { ref: main }],
])("%s only reads what the default branch has saved", async (_, of) => {
  const longer = { key: `${key}2`, ref: "refs/pull/7/merge" };
  expect(await used({ ...of, caches: [{ key, ref: main }, longer] })).toEqual({ kind: "read" });
});

test.each<readonly [string, Case, string]>([
  ["nothing was restored", { key: "" }, "the job restored no cache"],
  ["there is no token", { token: "", caches: [{ key, ref: main }] }, "without the input github-token"],
  [
    "a run of the same pull request has saved it",
    { caches: [{ key, ref: "refs/pull/7/merge" }] },
    "a run of refs/pull/7/merge saved the cache, not a run of main",
  ],
  [
    "such a run has saved that key, too",
    {
      caches: [
        { key, ref: main },
        { key, ref: "refs/pull/7/merge" },
      ],
    },
    "runs of several branches have saved this key",
  ],
  ["it is gone by now", { caches: [] }, "GitHub has no cache with this key"],
  ["the token may not ask", { caches: 403 }, "the token has no permission for this (403)"],
  ["GitHub does not answer", { caches: 500 }, "GitHub answered 500"],
  [
    "the event names no default branch",
    { payload: {}, event: "push", ref: main },
    "does not name the default",
  ],
  [
    "a branch is called as the default one is elsewhere",
    { caches: [{ key, ref: "refs/heads/topic/main" }] },
    "saved the cache, not a run of",
  ],
])("nothing is used where %s", async (_, of, why) => {
  expect(await used(of)).toEqual({ kind: "none", why: expect.stringContaining(why) });
});
