/** What is posted, over a GitHub that fails in every way it is known to. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../../src/action/github/api.ts";
import { octokitSend } from "../../../src/action/github/octokit.ts";
import { type PostTarget, postSurfaces, type SurfaceResult } from "../../../src/action/github/surfaces.ts";
import { sha256 } from "../../../src/model/digest.ts";
import type { Report } from "../../../src/model/report.ts";
import type { Clock } from "../../../src/platform/host.ts";
import { comment, commentBody, stateIn } from "../../../src/report/comment.ts";
import type { PostedSurface, Rendering } from "../../../src/report/surfaces.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { findingOf, range, reportOf } from "../../report/support.ts";
import { timesOfNow } from "../../support/night.ts";
import { emptyWorld, type Fault, faults, type StandIn, startStandIn, type World } from "./stand-in.ts";

let github: StandIn;
beforeAll(async () => {
  github = await startStandIn();
});
afterAll(() => github.close());

const headSha = "a".repeat(40);
const pull = {
  number: 7,
  head: { sha: headSha, label: "somebody:topic" },
  base: { ref: "main" },
  merge_commit_sha: null,
  labels: [],
  messages: [],
};
const world = (more: Partial<World> = {}) => emptyWorld({ pulls: [pull], ...more });

/** Waiting takes no time. */
const patient: Clock = {
  now: () => 0,
  after: (_ms, fire) => {
    queueMicrotask(fire);
    return () => undefined;
  },
};

const fails = (count: number): Report =>
  reportOf({
    findings: Array.from({ length: count }, (_, at) =>
      findingOf({ id: sha256(String(at)), range: range(at + 1, 1, at + 1, 5), message: `wrong ${at}` }),
    ),
  });

const rendering = (report: Report, name = "Lanser"): Rendering => ({
  report,
  json: serializeReport(report),
  reproduce: "lanser gate",
  show: "hint",
  all: false,
  name,
  links: null,
  notes: [],
  reader: "code-scanning",
});

const target = (report: Report): PostTarget => ({
  owner: "acme",
  repo: "shop",
  pullRequest: 7,
  headSha,
  digest: sha256(serializeReport(report)),
  commentMode: "always",
});

type Asked = Partial<PostTarget> & { readonly name?: string; readonly surfaces?: readonly PostedSurface[] };

async function post(
  report: Report,
  { name, surfaces = ["check", "comment"], ...more }: Asked = {},
): Promise<readonly SurfaceResult[]> {
  const api = createApi(await octokitSend("token", github.url, 250), patient);
  return postSurfaces(api, new Set(surfaces), { ...target(report), ...more }, rendering(report, name));
}

const said = (surfaces: readonly SurfaceResult[]) =>
  surfaces.map(({ surface, state, why }) => `${surface} ${state}${why === null ? "" : `: ${why}`}`);

describe("the check", () => {
  beforeEach(() => github.reset(world(), () => "none"));

  test("has every annotation once, fifty a request, and one conclusion", async () => {
    const now = world();
    github.reset(now, () => "none");
    expect(said(await post(fails(120), { surfaces: ["check"] }))).toEqual(["check posted"]);
    const [check] = now.checks;
    expect(now.checks.length).toBe(1);
    expect(check).toMatchObject({ status: "completed", conclusion: "failure", head_sha: headSha });
    expect(check?.annotations.map(({ message }) => message)).toEqual(
      Array.from({ length: 120 }, (_, at) => `wrong ${at}`),
    );
    expect(github.requests.filter((one) => !one.startsWith("GET"))).toHaveLength(3);
    expect(github.refused).toEqual([]);
  });

  test("is what the comment leads to, by its own address", async () => {
    const now = world();
    github.reset(now, () => "none");
    const links = { server: "https://github.example", repository: "acme/shop", base: null, head: headSha };
    const of = { ...rendering(fails(1)), links };
    const api = createApi(await octokitSend("token", github.url, 250), patient);
    await postSurfaces(api, new Set(["check", "comment"]), target(fails(1)), of);
    expect(now.comments.map(({ body }) => body.includes("[the check]("))).toEqual([true]);
    const { id } = now.checks[0] ?? {};
    expect(now.comments[0]?.body).toContain(`[the check](https://github.example/acme/shop/runs/${id})`);
    now.comments.length = 0;
    await postSurfaces(api, new Set(["comment"]), target(fails(1)), of);
    expect(now.comments.map(({ body }) => body.includes("[the check]("))).toEqual([false]);
  });

  test("is not posted twice when the job runs again", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(fails(60));
    expect(said(await post(fails(60)))).toEqual(["check unchanged", "comment unchanged"]);
    expect([now.checks.length, now.comments.length]).toEqual([1, 1]);
  });

  test("of another report stands beside that of the first: GitHub shows the newest", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(fails(1));
    await post(reportOf());
    expect(now.checks.map(({ conclusion }) => conclusion)).toEqual(["failure", "success"]);
  });

  test("is posted again when another has come after it: only the newest of a name counts", async () => {
    const now = world();
    github.reset(now, () => "none");
    for (const report of [fails(1), reportOf(), fails(1)]) await post(report);
    expect(now.checks.map(({ conclusion }) => conclusion)).toEqual(["failure", "success", "failure"]);
    expect(said(await post(fails(1)))[0]).toBe("check unchanged");
  });

  test("of somebody else with the same name is not ours, and not taken for it", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(fails(1));
    const [ours] = now.checks;
    if (ours !== undefined) now.checks.push({ ...ours, id: 5000, external_id: "", conclusion: "success" });
    expect(said(await post(fails(1)))[0]).toBe("check unchanged");
  });

  test("of a job that was cancelled is ended all the same", async () => {
    const now = world();
    const abort = new AbortController();
    let requests = 0;
    github.reset(now, () => {
      if (++requests === 3) abort.abort();
      return "none";
    });
    const send = await octokitSend("token", github.url, 250);
    const [check] = await postSurfaces(
      createApi(send, patient, abort.signal),
      new Set(["check"]),
      target(fails(200)),
      rendering(fails(200)),
    );
    expect([check?.state, check?.why]).toEqual([
      "degraded",
      "some annotations of the check are missing: the job was cancelled",
    ]);
    expect(now.checks[0]).toMatchObject({ status: "completed", conclusion: "failure" });
  });

  test("blocks when nothing could be measured, unless the policy tolerates it", async () => {
    const unknown = [{ server: "pyright", side: "head", path: "a.py", reason: "timeout" }] as const;
    const conclusionFor = async (policy: Partial<Report["policy"]>) => {
      const now = world();
      github.reset(now, () => "none");
      await post(reportOf({ unknown, policy }));
      return `${now.checks[0]?.conclusion} — ${now.checks[0]?.title}`;
    };
    expect([
      await conclusionFor({}),
      await conclusionFor({ inconclusive: "failure" }),
      await conclusionFor({ unknown: "warn" }),
    ]).toMatchInlineSnapshot(`
      [
        "action_required — Inconclusive: 1 file without a result: a.py (head: timeout)",
        "failure — Inconclusive: 1 file without a result: a.py (head: timeout)",
        "neutral — Inconclusive: 1 file without a result: a.py (head: timeout)",
      ]
    `);
  });

  test("is ended without annotations when GitHub does not take them", async () => {
    const now = world();
    const isRefused = (request: string) => request.startsWith("PATCH") || request.startsWith("POST");
    // What has annotations: the first creation, and the update that would bring them after all.
    let times = 0;
    github.reset(now, (request) => (isRefused(request) && times++ % 2 === 0 ? "422" : "none"));
    expect(said(await post(fails(3), { surfaces: ["check"] }))).toMatchInlineSnapshot(`
      [
        "check degraded: some annotations of the check are missing: GitHub refuses the content (422)",
      ]
    `);
    expect(now.checks[0]).toMatchObject({ status: "completed", conclusion: "failure", annotations: [] });
  });

  test("of a fork's token is left out, and says so", async () => {
    github.reset(world(), (request) => (request.startsWith("GET") ? "none" : "403"));
    expect(said(await post(fails(1)))).toMatchInlineSnapshot(`
      [
        "check failed: the token has no permission for this (403); in a pull request of a fork it can only read",
        "comment failed: the token has no permission for this (403); in a pull request of a fork it can only read",
      ]
    `);
  });
});

describe("the comment", () => {
  const asked = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;
  const ours = commentBody(comment(fails(1), "Lanser", asked), undefined, headSha);

  test("is one, of our own, and is kept up to date", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(fails(2));
    await post(reportOf());
    expect(now.comments).toHaveLength(1);
    expect(stateIn(now.comments[0]?.body ?? "", "Lanser")).toEqual({ kind: "fixed", commit: headSha });
    expect(now.comments[0]?.body).toContain("Lanser: pass");
  });

  test("of somebody else with our marker is never touched", async () => {
    const forged = { id: 1, body: ours, user: 5 };
    const quoted = { id: 2, body: `> ${ours}`, user: 41_898_282 };
    const now = world({ comments: [{ ...forged }, { ...quoted }] });
    github.reset(now, () => "none");
    await post(reportOf());
    expect(now.comments.slice(0, 2)).toEqual([forged, quoted]);
    expect(now.comments).toHaveLength(3);
  });

  test("of a person's token is found by that person", async () => {
    const now = world({ self: { id: 99, mayAsk: true } });
    github.reset(now, () => "none");
    await post(fails(1));
    await post(reportOf());
    expect(now.comments).toEqual([expect.objectContaining({ user: 99 })]);
  });

  test("of an app's token is found by that app, though it may not ask for its user", async () => {
    const now = world({ self: { id: 77, mayAsk: false } });
    github.reset(now, () => "none");
    await post(fails(1));
    await post(reportOf());
    expect(now.comments).toEqual([expect.objectContaining({ user: 77 })]);
  });

  test("is not written beside an older one when GitHub only asks to wait", async () => {
    const now = world({ self: { id: 99, mayAsk: true } });
    const isAsking = (request: string) => request === "GET /user";
    let asked = 0;
    github.reset(now, () => "none");
    await post(fails(1));
    github.reset(now, (request) => (isAsking(request) && asked++ === 0 ? "403 secondary" : "none"));
    await post(reportOf());
    expect(now.comments).toHaveLength(1);
  });

  test("that was asked for where there is no pull request is skipped with a reason", async () => {
    github.reset(world(), () => "none");
    expect(said(await post(reportOf(), { pullRequest: undefined }))).toEqual([
      "check posted",
      "comment skipped: there is no pull request to comment on",
    ]);
  });

  test("is not written when the list has more entries than Lanser reads: ours may be among them", async () => {
    const others = Array.from({ length: 3000 }, (_, at) => ({ id: at, body: "talk", user: 5 }));
    const now = world({ comments: others });
    github.reset(now, () => "none");
    expect(said(await post(reportOf()))[1]).toBe(
      "comment failed: the list has more entries than Lanser reads",
    );
    expect(now.comments).toHaveLength(3000);
  });

  test("is found among more than a page of them", async () => {
    const others = Array.from({ length: 250 }, (_, at) => ({ id: at, body: "talk", user: 5 }));
    const own = { id: 900, body: ours.replace("1 new error", "old"), user: 41_898_282 };
    const now = world({ comments: [...others, own] });
    github.reset(now, () => "none");
    await post(reportOf());
    expect(now.comments).toHaveLength(251);
    expect(own.body).not.toContain("old");
  });

  test("of a run that a newer commit has overtaken is not written", async () => {
    const now = world({ pulls: [{ ...pull, head: { sha: "b".repeat(40), label: "somebody:topic" } }] });
    github.reset(now, () => "none");
    expect(said(await post(fails(1)))).toMatchInlineSnapshot(`
      [
        "check posted",
        "comment skipped: the pull request has a newer commit by now",
      ]
    `);
    expect(now.comments).toEqual([]);
  });

  test("is begun only where something is to be said, and corrected afterwards", async () => {
    const now = world();
    github.reset(now, () => "none");
    const commentMode = "on-findings";
    expect(said(await post(reportOf(), { commentMode }))[1]).toBe("comment unchanged");
    expect(now.comments).toEqual([]);
    expect(said(await post(fails(1), { commentMode }))[1]).toBe("comment posted");
    expect(said(await post(reportOf(), { commentMode }))[1]).toBe("comment posted");
    expect(now.comments.map(({ body }) => body.includes(`Fixed in ${headSha}.`))).toEqual([true]);
    expect(said(await post(reportOf(), { commentMode }))[1]).toBe("comment unchanged");
  });

  test("whose answer is lost counts as posted", async () => {
    const now = world();
    github.reset(now, (request) => (/^POST .*\/comments$/u.test(request) ? "lost" : "none"));
    expect(said(await post(fails(1)))[1]).toBe("comment posted");
    expect(now.comments).toHaveLength(1);
  });

  test("of two jobs are two", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(reportOf(), { name: "Lanser (3.11)" });
    await post(reportOf(), { name: "Lanser (3.12)" });
    expect(now.comments).toHaveLength(2);
  });
});

/** A small generator with a seed, so that a failure can be had again. */
function random(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seldom, because each costs its time limit. */
const seldom: ReadonlySet<Fault> = new Set(["stalled"]);

function faultsFrom(seed: number): () => Fault {
  const next = random(seed);
  const share = [0.1, 0.3, 0.6][seed % 3] ?? 0;
  return () => {
    if (next() >= share) return "none";
    const fault = faults[Math.floor(next() * faults.length)] ?? "none";
    return seldom.has(fault) && next() > 0.05 ? "lost" : fault;
  };
}

const seeds = timesOfNow({ day: 90, night: 1_000 });

test(`${seeds} seeded runs, each twice: nothing is posted twice, and nothing ever passes that does not`, async () => {
  const reports = [fails(3), fails(130), reportOf()] as const;
  const wrong: string[] = [];
  const states = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed++) {
    const self = [
      { id: 41_898_282, mayAsk: false },
      { id: 99, mayAsk: true },
      { id: 77, mayAsk: false },
    ][Math.floor(seed / 9) % 3];
    const now = world(self === undefined ? {} : { self });
    const report = reports[Math.floor(seed / 3) % reports.length] ?? reports[0];
    const before = serializeReport(report);
    github.reset(now, faultsFrom(seed));
    const surfaces = [...(await post(report)), ...(await post(report))];
    for (const one of said(surfaces)) states.set(one, (states.get(one) ?? 0) + 1);
    const ids = new Set(now.checks.map(({ external_id }) => external_id));
    const conclusions = new Set(now.checks.map(({ conclusion }) => conclusion ?? "open"));
    const messages = now.checks.flatMap(({ annotations }) => annotations.map(({ message }) => message));
    const own = now.comments.filter(({ body }) => stateIn(body, "Lanser") !== undefined);
    const wanted = report.verdict === "pass" ? "success" : "failure";
    const problems = [
      now.checks.length !== ids.size && "a check twice",
      own.length > 1 && "a comment twice",
      new Set(messages).size !== messages.length && "an annotation twice",
      [...conclusions].some((one) => one !== wanted && one !== "open") && "another conclusion",
      report.verdict !== "pass" && own.some(({ body }) => body.includes("Lanser: pass")) && "a false pass",
      serializeReport(report) !== before && "another verdict",
      github.refused.length > 0 && `refused: ${github.refused[0]}`,
    ].filter((one) => one !== false);
    if (problems.length > 0) wrong.push(`seed ${seed}: ${problems.join(", ")}`);
  }
  expect(wrong).toEqual([]);
  // Every way of ending was met, or the faults were not faults.
  const ends = [...states.keys()].map((one) => one.split(":")[0]);
  expect(new Set(ends)).toEqual(
    new Set([
      "check posted",
      "check unchanged",
      "check degraded",
      "check failed",
      "comment posted",
      "comment unchanged",
      "comment failed",
    ]),
  );
}, 300_000);
