/** Rewards that a change claims: compared with those that are measured, told, and never used. */

import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runGate, runWalk } from "../../../src/cli/program/gate.ts";
import type { GateRequest } from "../../../src/gate/request.ts";
import type { Report } from "../../../src/model/report.ts";
import { reportFromV1 } from "../../../src/model/report-from-v1.ts";
import { claimsLine } from "../../../src/report/claims.ts";
import { plain } from "../../../src/report/plain.ts";
import { logLook as plainLook } from "../../../src/report/terminal/options.ts";
import { validateReportV1 } from "../../../src/schemas/generated/report.v1.ts";
import { hasItsClaims } from "../../../src/verdict/claims.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { type Files, temporaryFolder } from "../../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../support/gate.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";
import { scriptedPyright } from "../../support/scripted-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

const host = () =>
  watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedPyright, "nothing"] }),
  });

const requestFor = (repository: string): GateRequest => ({
  repository,
  base: { kind: "exact", rev: "base" },
  head: { kind: "commit", rev: "HEAD" },
  policy: onlyPyright,
  cacheFolder: sharedCache,
  traceFolder: undefined,
  // It complains of nothing but what is broken, so that every probe would be silent.
  isProbed: false,
  progress: () => undefined,
  signal: new AbortController().signal,
});

/** Two commits: one breaks a file, one edits another. */
function changed(base: Files = {}) {
  const repository = repositoryOf({ "a.py": "a = 1\n", "b.py": "b = 1\n", ...base });
  git(repository, "tag", "base");
  const first = commit(repository, { "a.py": "a = 1  # broken\n" });
  const second = commit(repository, { "b.py": "b = 2\n" });
  const [from, tree] = ["base", `${second}^{tree}`].map((rev) => git(repository, "rev-parse", rev));
  return { repository, first, second, base: from ?? "", tree: tree ?? "" };
}

const file = (...claims: object[]) => `${JSON.stringify({ schema: "lanser.claims.v1", claims })}\n`;
const at = (name: string) => `.lanser/claims/${name}`;
const gate = async (repository: string): Promise<Report> =>
  (await runGate(host(), requestFor(repository))).report;
const told = ({ claims = [] }: Report) => claims.map(({ path, state, why }) => [path, state, why]);

describe("a claim about the change", () => {
  test("that is true is said to be, and one that is false fails, with both numbers; the reward is the same without them", async () => {
    const { repository, second, base, tree } = changed();
    const before = await gate(repository);
    const own = before.reward?.["pr-v2"].r ?? Number.NaN;
    commit(repository, {
      [at("a.json")]: file({ base, head: second, "pr-v2": own }, { base, head: tree, "pr-v2": own + 1e-9 }),
      [at("b.json")]: file({ base, head: second, "pr-v1": 5, "pr-v2": own }),
    });
    const report = await gate(repository);
    expect(report.reward).toEqual(before.reward);
    expect(told(report)).toEqual([
      [at("a.json"), "true", null],
      [at("a.json"), "true", null],
      [at("b.json"), "false", null],
    ]);
    expect(report.reasons.map(({ code }) => code)).toEqual(["new-finding", "false-claim"]);
    expect(report.reasons[1]?.message).toBe(
      `false claim: .lanser/claims/b.json claims a reward of 5 (pr-v1) and ${own} (pr-v2) for the change, but the reward is ${before.reward?.["pr-v1"].r} (pr-v1) and ${own} (pr-v2)`,
    );
    const read = reportFromV1(serializeReport(report), validateReportV1);
    expect(read.kind === "report" && read.report.claims).toEqual(report.claims);
    expect(hasItsClaims(report)).toBe(true);
    const lie = report.claims?.map((one) => ({ ...one, state: "true" as const }));
    expect(hasItsClaims({ ...report, claims: lie ?? [] })).toBe(false);
  });

  test("is told in one line by every surface for people", async () => {
    const { repository, second, base } = changed();
    commit(repository, { [at("a.json")]: file({ base, head: second, "pr-v2": 5 }), [at("b.json")]: "{" });
    const report = await gate(repository);
    const own = report.reward?.["pr-v2"].r;
    expect(claimsLine(report)).toBe(
      `2 claims of a reward: false claim: .lanser/claims/a.json claims a reward of 5 (pr-v2) for the change, but the reward is ${own} (pr-v2); Lanser cannot read .lanser/claims/b.json: the file is invalid or ambiguous JSON`,
    );
  });

  test("about another base, another head or what is not here is not compared, and never false", async () => {
    const { repository, first, second, base } = changed();
    commit(repository, {
      [at("a.json")]: file(
        { base: first, head: second, "pr-v2": 5 },
        { base, head: first, "pr-v2": 5 },
        { base, head: "f".repeat(40), "pr-v2": 5 },
      ),
    });
    const report = await gate(repository);
    expect(report.claims?.map(({ state }) => state)).toEqual([
      "not-compared",
      "not-compared",
      "not-compared",
    ]);
    expect(report.reasons.map(({ code }) => code)).not.toContain("false-claim");
  });

  test("fails, warns or is not read, as base's policy has it; head's does not matter", async () => {
    const config = (claims: string) => ({
      ".lanser/config.yml": `version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: never, claims: ${claims} }\n`,
    });
    const verdicts: unknown[] = [];
    for (const claims of ["fail", "warn", "ignore"]) {
      const { repository, second, base } = changed(config(claims));
      commit(repository, {
        [at("a.json")]: file({ base, head: second, "pr-v2": 5 }),
        ".lanser/config.yml": config("ignore")[".lanser/config.yml"],
      });
      // The claim is about what head is without it, and the configuration is none.
      const head = git(repository, "rev-parse", "HEAD");
      commit(repository, { [at("a.json")]: file({ base, head, "pr-v2": 5 }) });
      const { report } = await runGate(host(), {
        ...requestFor(repository),
        policy: { ...onlyPyright, servers: [] },
      });
      verdicts.push([claims, report.verdict, report.claims?.map(({ state }) => state)]);
    }
    expect(verdicts).toEqual([
      ["fail", "fail", ["false"]],
      ["warn", "pass", ["false"]],
      ["ignore", "pass", undefined],
    ]);
  });
});

describe("a claim about a commit", () => {
  test("is compared where commits are looked at one by one, and else not", async () => {
    const { repository, first, second, base } = changed();
    commit(repository, {
      [at("a.json")]: file(
        { base, commit: first, "pr-v2": -0.5 },
        { base, commit: second, "pr-v2": 0.5 },
        { base, commit: base, "pr-v2": 0.5 },
      ),
    });
    const { report, steps } = await runWalk(host(), requestFor(repository), "commits", "warm");
    const own = steps.map((step) => step["pr-v2"]?.r);
    expect(
      report.claims
        ?.map(({ commit, state, measured }) => [commit, state, measured?.["pr-v2"] ?? null])
        .sort(),
    ).toEqual(
      [
        [first, own[0] === -0.5 ? "true" : "false", own[0]],
        [second, own[1] === 0.5 ? "true" : "false", own[1]],
        [base, "not-compared", null],
      ].sort(),
    );
    expect(report.claims?.filter(({ state }) => state === "false").length).toBeGreaterThan(0);
    expect(report.verdict).toBe("fail");
    expect(report.reasons.map(({ code }) => code)).toContain("false-claim");
    const ends = await gate(repository);
    expect(ends.claims?.map(({ state }) => state)).toEqual(["not-compared", "not-compared", "not-compared"]);
    expect(plain(ends, { ...plainLook, reproduce: "", all: false, show: "hint", detail: "usual" })).toContain(
      "Lanser did not check the commits one by one",
    );
  });
});

describe("files of claims", () => {
  test("that base has were about another change, and are not read", async () => {
    const { repository } = changed({
      [at("old.json")]: file({ base: "a".repeat(40), head: "b".repeat(40), "pr-v2": 9 }),
    });
    expect((await gate(repository)).claims).toBeUndefined();
  });

  test("that are too large, too deep, no JSON, of another form, links or too many are said, and break nothing", async () => {
    const { repository, second, base } = changed();
    const before = await gate(repository);
    const good = { base, head: second, "pr-v2": before.reward?.["pr-v2"].r };
    commit(repository, {
      [at("deep.json")]: `${"[".repeat(9_000)}${"]".repeat(9_000)}`,
      [at("large.json")]: file(good, { ...good, note: "x".repeat(70_000) }),
      [at("other.json")]: file({ ...good, "pr-v2": "much" }),
      [at("twice.json")]: '{"schema":"lanser.claims.v1","schema":"lanser.claims.v1","claims":[]}',
      [at("good.json")]: file(good),
      [at("nested/a.json")]: file({ ...good, "pr-v2": 99 }),
      [at("odd name.json")]: file({ ...good, "pr-v2": 99 }),
    });
    symlinkSync("good.json", join(repository, at("link.json")));
    commit(repository, {});
    expect(told(await gate(repository))).toEqual([
      [
        ".lanser/claims",
        "unreadable",
        "1 file whose names have other characters than letters, digits, `.`, `_` and `-`",
      ],
      [at("deep.json"), "unreadable", "the file is invalid or ambiguous JSON"],
      [at("good.json"), "true", null],
      [at("large.json"), "unreadable", "the file is missing in this clone, or larger than 64 KiB"],
      [at("link.json"), "unreadable", "the file is not a regular file"],
      [at("other.json"), "unreadable", "the file does not follow schemas/claims.v1.json"],
      [at("twice.json"), "unreadable", "the file is invalid or ambiguous JSON"],
    ]);
    commit(
      repository,
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          at(`many${index}.json`),
          file(...Array.from({ length: 100 }, () => good)),
        ]),
      ),
    );
    const { claims = [] } = await gate(repository);
    expect(claims.filter(({ state }) => state === "true").length).toBeLessThanOrEqual(250);
    expect(claims.some(({ why }) => why?.startsWith("more than 20 files") === true)).toBe(true);
    expect(claims.some(({ why }) => why?.startsWith("more than 250 claims") === true)).toBe(true);
  });
});
