/** One issue of a title, over a GitHub that fails in every way it is known to. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../../src/action/github/api.ts";
import { findIssue, keepIssue, openIssue } from "../../../src/action/github/issue.ts";
import { octokitSend } from "../../../src/action/github/octokit.ts";
import type { Posted } from "../../../src/action/github/posted.ts";
import type { Clock } from "../../../src/platform/host.ts";
import { isNight } from "../../support/night.ts";
import { emptyWorld, type Fault, faults, type Issue, type StandIn, startStandIn } from "./stand-in.ts";

let github: StandIn;
beforeAll(async () => {
  github = await startStandIn();
  // It compiles what it knows of a route when that is first asked for.
  github.reset(emptyWorld(), () => "none");
  for (const end of ["open", "closed"] as const) await keep(end, "details\n", 10_000);
});
afterAll(() => github.close());

/** Waiting takes no time. */
const patient: Clock = {
  now: () => 0,
  after: (_ms, fire) => {
    queueMicrotask(fire);
    return () => undefined;
  },
};

const target = { owner: "acme", repo: "shop", title: "drift" };
const ours = emptyWorld().self.id;
const issue = (more: Partial<Issue> = {}): Issue => ({
  number: 12,
  title: "drift",
  body: "before\n",
  state: "open",
  user: ours,
  ...more,
});

async function keep(end: "open" | "closed", comment: string | null, msMax = 250): Promise<Posted | string> {
  const api = createApi(await octokitSend("token", github.url, msMax), patient);
  const found = await findIssue(api, target);
  if (found.kind === "off") return "off";
  if (found.kind === "failed") return { state: "failed", why: found.why };
  const text = { body: "after\n", comment };
  if (found.issue === null) return openIssue(api, target, found.self, text);
  const { owner, repo } = target;
  return keepIssue(api, { owner, repo, number: found.issue.id, end }, found.self, text);
}

test("is opened with its comment where none is open", async () => {
  const now = emptyWorld({ issues: [issue({ state: "closed" })] });
  github.reset(now, () => "none");
  expect(await keep("open", "details\n")).toEqual({ state: "posted", why: null });
  expect(now.issues.map(({ state, body }) => [state, body])).toEqual([
    ["closed", "before\n"],
    ["open", "after\n"],
  ]);
  expect(now.comments.map((one) => [one.issue, one.body])).toEqual([[now.issues[1]?.number, "details\n"]]);
  expect(github.refused).toEqual([]);
});

test("is written anew where it is open, without a comment unless there is one", async () => {
  const now = emptyWorld({ issues: [issue()] });
  github.reset(now, () => "none");
  expect(await keep("open", null)).toEqual({ state: "posted", why: null });
  expect([now.issues, now.comments]).toEqual([[issue({ body: "after\n" })], []]);
  await keep("closed", "the end\n");
  expect([now.issues, now.comments.map(({ body }) => body)]).toEqual([
    [issue({ body: "after\n", state: "closed" })],
    ["the end\n"],
  ]);
});

test("of somebody else, of another title, or a pull request, is not ours", async () => {
  const others = [
    issue({ number: 1, user: 7 }),
    issue({ number: 2, title: "drift " }),
    issue({ number: 3, isPull: true }),
  ];
  const now = emptyWorld({ issues: [...others] });
  github.reset(now, () => "none");
  await keep("closed", "the end\n");
  expect(now.issues.slice(0, 3)).toEqual(others);
  expect(now.issues).toHaveLength(4);
});

test("of several, the oldest is kept", async () => {
  const now = emptyWorld({ issues: [issue({ number: 30 }), issue({ number: 12 })] });
  github.reset(now, () => "none");
  await keep("open", null);
  expect(now.issues.map(({ number, body }) => [number, body])).toEqual([
    [30, "before\n"],
    [12, "after\n"],
  ]);
});

test("is no issue where a repository has none", async () => {
  const now = emptyWorld({ hasIssues: false });
  github.reset(now, () => "none");
  expect(await keep("open", null)).toBe("off");
  expect(github.requests).toEqual(["GET /repos/acme/shop"]);
});

test("where it is unknown who is asking, nothing is opened beside what has the title", async () => {
  const now = emptyWorld({ issues: [issue({ user: 7 })] });
  github.reset(now, (request) => (request === "POST /graphql" ? "403" : "none"));
  // The list is asked for by our own name; a GitHub that does not know the name gives all.
  const api = createApi(async (route, parameters) => {
    const send = await octokitSend("token", github.url, 250);
    const { creator: _, ...others } = parameters;
    return send(route, others);
  }, patient);
  expect(await findIssue(api, target)).toMatchObject({
    kind: "failed",
    why: "Lanser cannot tell which issue is its own",
  });
});

test("a GraphQL request without an answer is aborted in time", async () => {
  github.reset(emptyWorld({}), () => "stalled");
  const send = await octokitSend("token", github.url, 250);
  // Octokit gives no data for an answer that breaks off (@octokit/request 10.0.16).
  expect(await send("POST /graphql", { query: "query { viewer { databaseId login } }" })).toEqual({
    status: 200,
    data: undefined,
  });
});

test("there is never a second one, nor a second comment, whichever request fails in whichever way", async () => {
  // By day one of each kind: what waits for an answer that never comes takes its time.
  for (const fault of isNight ? faults : (["401", "403 secondary", "500", "lost", "html"] as const)) {
    for (const isOpen of [false, true]) {
      for (let at = 1; at <= 8; at += 1) {
        const now = emptyWorld({ issues: isOpen ? [issue()] : [] });
        let [requests, failed]: [number, Fault] = [0, fault];
        github.reset(now, () => (++requests === at ? failed : "none"));
        const first = await keep("open", "a change\n");
        failed = "none";
        const name = `${fault} at request ${at} of ${isOpen ? "an open" : "no"} issue: ${JSON.stringify(first)}`;
        expect(now.issues.length, name).toBeLessThanOrEqual(1);
        // What was posted is there; what was not is there after the job has run again.
        if (typeof first === "string" || first.state === "failed") await keep("open", "a change\n");
        expect(
          now.issues.map(({ body }) => body),
          name,
        ).toEqual(["after\n"]);
        const isDegraded = typeof first !== "string" && first.state === "degraded";
        expect(
          now.comments.map(({ body }) => body),
          name,
        ).toEqual(isDegraded ? [] : ["a change\n"]);
        expect(github.refused, name).toEqual([]);
      }
    }
  }
}, 60_000);
