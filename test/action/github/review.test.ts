/** Suggested changes as one review, over a GitHub that fails in every way it is known to. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../../src/action/github/api.ts";
import { octokitSend } from "../../../src/action/github/octokit.ts";
import { hunksIn, postReview } from "../../../src/action/github/review.ts";
import { sha256 } from "../../../src/model/digest.ts";
import type { Report } from "../../../src/model/report.ts";
import type { Suggestion } from "../../../src/model/suggestion.ts";
import type { Clock } from "../../../src/platform/host.ts";
import { markerIn, reviewCommentsMax, reviewContent } from "../../../src/report/review.ts";
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

/** Lines `1` to `40`, all of them new. */
const patch = `@@ -0,0 +1,40 @@\n${Array.from({ length: 40 }, (_, at) => `+${at + 1}`).join("\n")}`;
const world = (more: Partial<World> = {}) =>
  emptyWorld({ pulls: [pull], patches: { "a.py": patch }, ...more });

/** Waiting takes no time. */
const patient: Clock = {
  now: () => 0,
  after: (_ms, fire) => {
    queueMicrotask(fire);
    return () => undefined;
  },
};

const suggestion = (line: number, more: Partial<Suggestion> = {}): Suggestion => ({
  server: "ruff",
  title: "mend",
  line: line - 1,
  before: [String(line)],
  after: [`mended ${line}`],
  ...more,
});

const mended = (line: number, more: Partial<Suggestion> = {}) =>
  findingOf({
    id: sha256(String(line)),
    path: "a.py",
    range: range(line, 1, line, 2),
    suggestion: suggestion(line, more),
  });

const reportWith = (...lines: readonly number[]): Report =>
  reportOf({ findings: lines.map((one) => mended(one)) });

async function post(report: Report): Promise<string> {
  const api = createApi(await octokitSend("token", github.url, 250), patient);
  const target = { owner: "acme", repo: "shop", number: 7, headSha };
  const { state, why } = await postReview(api, target, reviewContent(report, "hint"));
  return why === null ? state : `${state}: ${why}`;
}

const placed = ({ reviewComments }: World) =>
  reviewComments.map(({ path, line, start_line = line }) => `${path}:${start_line}-${line}`);

describe("suggestions", () => {
  test("are one review, each on its lines, and never posted twice", async () => {
    const now = world();
    github.reset(now, () => "none");
    const report = reportOf({ findings: [mended(3), mended(5, { before: ["5", "6", "7"], after: [] })] });
    expect([await post(report), await post(report)]).toEqual(["posted", "unchanged"]);
    expect(placed(now)).toEqual(["a.py:3-3", "a.py:5-7"]);
    expect(new Set(now.reviewComments.map(({ review }) => review)).size).toBe(1);
    expect(github.requests.filter((one) => one.startsWith("POST /repos"))).toHaveLength(1);
    expect(github.refused).toEqual([]);
  });

  test("of a next push are those alone that are new, wherever the lines of the others have gone", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(reportWith(3));
    const moved = reportOf({
      findings: [
        findingOf({
          id: sha256("3"),
          path: "a.py",
          range: range(9, 1, 9, 2),
          suggestion: suggestion(3, { line: 8 }),
        }),
        mended(20),
      ],
    });
    expect(await post(moved)).toBe("posted");
    expect(placed(now)).toEqual(["a.py:3-3", "a.py:20-20"]);
  });

  test("are posted again where they would be another edit", async () => {
    const now = world();
    github.reset(now, () => "none");
    await post(reportWith(3));
    expect(await post(reportOf({ findings: [mended(3, { after: ["better"] })] }))).toBe("posted");
    expect(placed(now)).toEqual(["a.py:3-3", "a.py:3-3"]);
  });

  test("that GitHub's diff does not show, or not so, are left out, because it would refuse all of them", async () => {
    const now = world({ patches: { "a.py": `@@ -1,3 +1,3 @@\n 1\n 2\n 3\n@@ -9,2 +9,2 @@\n 9\n 10` } });
    github.reset(now, () => "none");
    const other = mended(9, { before: ["nine"] });
    const across = mended(1, { before: ["1", "2", "3", "4"] });
    const elsewhere = { ...mended(3), path: "b.py", id: sha256("elsewhere") };
    expect(await post(reportOf({ findings: [mended(2), other, across, mended(40), elsewhere] }))).toBe(
      "degraded: GitHub's diff does not show the lines of 4 suggestions",
    );
    expect(placed(now)).toEqual(["a.py:2-2"]);
    github.reset(world({ patches: {} }), () => "none");
    expect(await post(reportWith(2))).toBe("skipped: GitHub's diff does not show the lines of 1 suggestion");
    expect(github.requests.filter((one) => one.startsWith("POST /repos"))).toEqual([]);
  });

  test("are no more than a reviewer reads, and the next run brings the rest", async () => {
    const now = world();
    github.reset(now, () => "none");
    const report = reportWith(...Array.from({ length: reviewCommentsMax + 3 }, (_, at) => at + 1));
    expect([await post(report), await post(report), await post(report)]).toEqual([
      "degraded: the next run posts 3 more suggestions",
      "posted",
      "unchanged",
    ]);
    expect(now.reviewComments).toHaveLength(reviewCommentsMax + 3);
  });

  test("are nothing to ask GitHub about where there are none", async () => {
    github.reset(world(), () => "none");
    expect(await post(reportOf({ findings: [findingOf()] }))).toBe("unchanged");
    expect(github.requests).toEqual([]);
  });

  test("of an older commit are not posted over a newer one", async () => {
    const newer = { ...pull, head: { ...pull.head, sha: "b".repeat(40) } };
    github.reset(world({ pulls: [newer] }), () => "none");
    expect(await post(reportWith(3))).toBe("skipped: the pull request has a newer commit by now");
  });

  test("are posted although somebody else has written our marker", async () => {
    const [one] = reviewContent(reportWith(3), "hint").comments;
    const body = `look: \n${one?.marker}`;
    const theirs = { id: 1, user: 99, pull: 7, review: 1, path: "a.py", line: 3, body };
    const now = world({ reviewComments: [theirs] });
    github.reset(now, () => "none");
    expect(await post(reportWith(3))).toBe("posted");
    expect(placed(now)).toEqual(["a.py:3-3", "a.py:3-3"]);
  });

  test("of a fork's token, which can only read, are not posted, and it is said", async () => {
    github.reset(world(), (request) => (request.startsWith("POST /repos") ? "403" : "none"));
    expect(await post(reportWith(3))).toBe(
      "failed: the token has no permission for this (403); in a pull request of a fork it can only read",
    );
  });

  test.each(faults.map((fault) => [fault]))(
    "are posted once, or not, whatever happens once: %s",
    async (fault: Fault) => {
      const count = 3;
      // The last of the six requests is the one that posts.
      for (const at of [5, 4, 3, 2, 1, 0].slice(0, timesOfNow({ day: 1, night: 6 }))) {
        const now = world();
        let seen = 0;
        github.reset(now, () => (seen++ === at ? fault : "none"));
        await post(reportWith(1, 2, 3));
        expect([0, count]).toContain(now.reviewComments.length);
        github.reset(now, () => "none");
        await post(reportWith(1, 2, 3));
        expect([at, now.reviewComments.length]).toEqual([at, count]);
      }
    },
  );
});

describe("a comment", () => {
  const [body = ""] = reviewContent(reportWith(3), "hint").comments.map((one) => one.body);

  test("says what is wrong, whose edit it is, and has it to take", () => {
    expect(body.split("\n").slice(0, -1)).toEqual([
      '`Argument missing for parameter "year"`',
      "",
      "`ruff` suggests: `mend`",
      "",
      "```suggestion",
      "mended 3",
      "```",
    ]);
    expect(markerIn(body)).toBe(body.split("\n").at(-1));
    expect(markerIn(body.replaceAll("\n", "\r\n"))).toBe(markerIn(body));
  });

  test("has a fence that no text ends, and nothing of a server outside of code", () => {
    const finding = findingOf({
      path: "a.py",
      range: range(3, 1, 3, 2),
      message: "@org/team ```\n<!-- x --> [a](http://x)",
      suggestion: suggestion(3, {
        title: "`x` @somebody <img src=x> -->",
        after: ["```", "````suggestion", "<!-- lanser:suggestion:0:0 -->", "@org/team"],
      }),
    });
    const [one] = reviewContent(reportOf({ findings: [finding] }), "hint").comments;
    expect(one?.body.split("\n").slice(0, -1)).toMatchInlineSnapshot(`
      [
        "\`\`\`\`@org/team \`\`\` — <!-- x --> [a](http://x)\`\`\`\`",
        "",
        "\`ruff\` suggests: \`\` \`x\` @somebody <img src=x> --> \`\`",
        "",
        "\`\`\`\`\`suggestion",
        "\`\`\`",
        "\`\`\`\`suggestion",
        "<!-- lanser:suggestion:0:0 -->",
        "@org/team",
        "\`\`\`\`\`",
      ]
    `);
    expect(one?.marker).toMatch(/^<!-- lanser:suggestion:[0-9a-f]{64}:[0-9a-f]{64} -->$/u);
  });

  test("is one for findings that one edit mends, and none for what is not shown or not new", () => {
    const twice = [mended(3), { ...mended(3), id: sha256("other"), message: "other" }];
    expect(reviewContent(reportOf({ findings: twice }), "hint").comments).toHaveLength(1);
    const hint = { ...mended(4), severity: "hint" } as const;
    expect(reviewContent(reportOf({ findings: [hint] }), "error").comments).toEqual([]);
  });

  test("stands where the pull request's own head has the lines, and nowhere where it has others", () => {
    const shownAt = (line: number) => ({ path: "a.py", range: range(line, 1, line, 2) });
    const shown = (at: ReturnType<typeof shownAt> | null) => [{ ...mended(3), shown: at }];
    const places = (at: ReturnType<typeof shownAt> | null) =>
      reviewContent(reportOf({ findings: shown(at) }), "hint").comments.map(({ start, end }) => [start, end]);
    expect([places(shownAt(13)), places(null)]).toEqual([[[13, 13]], []]);
  });
});

test("a patch is read by the lines of its right side", () => {
  const read = hunksIn(
    "@@ -1,3 +1,2 @@ def f():\n a\n-b\n-c\n+d\n@@ -9 +8 @@\n-x\n+++y\n\\ No newline at end of file",
  );
  expect(read.map((hunk) => [...hunk])).toEqual([
    [
      [1, "a"],
      [2, "d"],
    ],
    [[8, "++y"]],
  ]);
});
