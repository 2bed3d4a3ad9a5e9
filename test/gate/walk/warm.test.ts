/** Servers that walk from commit to commit find what fresh ones find at each; where they do not, fresh ones decide. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { runWalk } from "../../../src/cli/program/gate.ts";
import { rewardLines } from "../../../src/cli/program/rewards.ts";
import type { GateRequest } from "../../../src/gate/request.ts";
import type { WalkKind, WalkResult } from "../../../src/gate/walk/walk.ts";
import { readMember } from "../../../src/model/json.ts";
import { compareText } from "../../../src/model/order.ts";
import type { StepKind } from "../../../src/model/request.ts";
import type { Files } from "../../support/files.ts";
import { temporaryFolder } from "../../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../support/gate.ts";
import { isNight, testByNight, timesOfNow } from "../../support/night.ts";
import { plantHistory, pythonWriting, scriptedWriting, type Writing } from "../../support/planted-history.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";
import { type Fault, scriptedPyright, type WalkFault } from "../../support/scripted-pyright.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

sharePyright();

type Walked = WalkResult & {
  readonly started: number;
  /** Which files were asked about on the way to each commit but head, by name. */
  readonly asked: readonly (readonly string[])[];
};

async function walked(
  repository: string,
  looking: WalkKind,
  server: Fault | WalkFault | "real",
  more: Partial<GateRequest> = {},
  kind: StepKind = "commits",
): Promise<Walked> {
  let started = 0;
  let asked = new Set<string>();
  const askedFor: string[][] = [];
  // Where there is less memory fewer servers stay, and what a stranger's programs leave of it decides no test.
  const roomy = { ...testHost(temporaryFolder()), capacity: () => ({ processors: 2, freeBytes: 2 ** 34 }) };
  const host = watchServers(roomy, {
    start: (request) => {
      started += 1;
      return server === "real" ? request : { ...request, args: [scriptedPyright, server] };
    },
    see: ({ direction, message }) => {
      const uri = readMember(readMember(message, "params"), "textDocument");
      const name = basename(String(readMember(uri, "uri")));
      if (direction === ">" && readMember(message, "method") === "textDocument/diagnostic") asked.add(name);
    },
  });
  const request: GateRequest = {
    repository,
    base: { kind: "exact", rev: "base" },
    head: { kind: "commit", rev: "HEAD" },
    policy: onlyPyright,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    isProbed: server === "real",
    progress: (event) => {
      if (event.kind !== "commit") return;
      askedFor.push([...asked].filter((name) => !name.includes("canary")).sort(compareText));
      asked = new Set();
    },
    signal: new AbortController().signal,
    ...more,
  };
  return { ...(await runWalk(host, request, kind, looking)), started, asked: askedFor.slice(0, -1) };
}

function repositoryWith(files: Files): string {
  const repository = repositoryOf(files);
  git(repository, "tag", "base");
  return repository;
}

function planted(writing: Writing, of: Parameters<typeof plantHistory>[2]) {
  const numbers = Array.from({ length: of.files }, (_, at) => at);
  const repository = repositoryWith(
    Object.fromEntries(numbers.map((one) => [writing.path(one), writing.text(one, "whole", 0)])),
  );
  return { repository, ...plantHistory(repository, writing, of) };
}

function blameIn({ report }: WalkResult): ReadonlyMap<string, string | null> {
  const news = report.findings.filter(({ state }) => state === "new");
  return new Map(news.map(({ path, blame }) => [path, blame?.commit ?? null]));
}

/** What fresh servers at each commit come to, and nothing told besides. */
async function expectAlike(
  repository: string,
  warm: Walked,
  server: Fault | WalkFault | "real",
): Promise<void> {
  const cold = await walked(repository, "cold", server);
  expect(rewardLines(warm.steps)).toBe(rewardLines(cold.steps));
  expect(blameIn(warm)).toEqual(blameIn(cold));
  expect(warm.report.limits.map(({ code }) => code)).not.toContain("walk-differs");
}

describe("servers that walk a change", () => {
  test("blame each planted error on its commit, across merges, reverts, empty commits and those that do not parse", async () => {
    const of = { seed: 7, files: 4, commits: timesOfNow({ day: 6, night: 20 }) };
    const { repository, blame, commits } = planted(scriptedWriting, of);
    const warm = await walked(repository, "warm", "nothing");
    expect(warm.steps.length).toBe(commits);
    expect(blameIn(warm)).toEqual(blame);
    if (isNight) await expectAlike(repository, warm, "nothing");
  }, 300_000);

  test("are asked again only about what a commit can matter to", async () => {
    const repository = repositoryWith({
      "a.py": "a = 1\n",
      "b.py": "def rate():\n    return 1\n",
      "c.py": "from b import rate\n\nprint(rate())\n",
      "d.py": "d = 1\n",
    });
    commit(repository, { "a.py": "a = 1  # broken\n" });
    commit(repository, { "b.py": 'def rate(of=None):\n    return "1"\n' });
    commit(repository, { "d.py": "d = 1  # broken\n" });
    commit(repository, { "a.py": "a = 2  # broken\n" });
    commit(repository, { "d.py": "d = 2\n" });
    const warm = await walked(repository, "warm", "nothing");
    const [begun = [], ...later] = warm.asked;
    expect(begun).toContain("a.py");
    expect(later).toEqual([["b.py", "c.py"], ["d.py"], ["a.py"]]);
    if (isNight) await expectAlike(repository, warm, "nothing");
  });

  test("leave the report of head as the gate's own run has it", async () => {
    const repository = repositoryWith({ "a.py": "a = 1  # broken\n", "b.py": "b = 1\n", "c.py": "c = 1\n" });
    commit(repository, { "b.py": "b = 1  # broken\n" });
    commit(repository, { "a.py": "a = 1\n", "c.py": null, "d.py": "d = 1  # broken\n" });
    const warm = await walked(repository, "warm", "nothing");
    const own = await walked(repository, "warm", "nothing", {}, "endpoints");
    const unblamed = ({ report: { findings, ...report } }: Walked) => ({
      ...report,
      findings: findings.map(({ blame: _, silenced: __, ...one }) => one),
    });
    expect(unblamed(warm)).toEqual(unblamed(own));
    // With two processors the gate's own run has one process for both sides.
    expect([warm.started, own.started, warm.steps.length]).toEqual([4, 1, 2]);
  });

  testByNight("write traces of the gate's own run, which no walk is part of", async () => {
    const repository = repositoryWith({ "a.py": "a = 1\n", "b.py": "b = 1\n" });
    commit(repository, { "a.py": "a = 1  # broken\n" });
    commit(repository, { "b.py": "b = 1  # broken\n" });
    const [traced, plain] = [temporaryFolder(), temporaryFolder()];
    const warm = await walked(repository, "warm", "nothing", { traceFolder: join(traced, "t") });
    await walked(repository, "warm", "nothing", { traceFolder: join(plain, "t") }, "endpoints");
    const names = (folder: string) => readdirSync(join(folder, "t"), { recursive: true }).toSorted();
    expect(names(traced)).toEqual(names(plain));
    expect(warm.started).toBe(8);
    await expectAlike(repository, warm, "nothing");
  });

  testByNight("are spared what an earlier run found of head and base", async () => {
    const repository = repositoryWith({ "a.py": "a = 1\n", "b.py": "b = 1\n" });
    commit(repository, { "a.py": "a = 1  # broken\n" });
    commit(repository, { "b.py": "b = 1  # broken\n" });
    const observations = { folder: temporaryFolder(), use: "read-write", bytesMax: 2 ** 26 } as const;
    const first = await walked(repository, "warm", "nothing", { observations });
    const second = await walked(repository, "warm", "nothing", { observations });
    expect(rewardLines(second.steps)).toBe(rewardLines(first.steps));
    expect((second.run.observations ?? []).filter(({ from }) => from === "cache").length).toBeGreaterThan(1);
    await expectAlike(repository, second, "nothing");
  });

  test("count for nothing where something wrote to the runner's files while they walked", async () => {
    const repository = repositoryWith({ "a.py": "a = 1\n", "b.py": "b = 1\n" });
    commit(repository, { "a.py": "a = 1  # broken\n" });
    commit(repository, { "b.py": "b = 1  # broken\n" });
    let times = 0;
    const tampering = () => {
      times += 1;
      return times === 1 ? [] : [{ code: "runner-file-tampered" as const, message: "written", hint: null }];
    };
    const { report } = await walked(repository, "warm", "nothing", { tampering });
    expect(report.reasons.map(({ code }) => code)).toContain("runner-file-tampered");
    expect(report.limits.find(({ code }) => code === "walk-differs")?.message).toContain(
      "checked every commit with fresh servers",
    );
  });

  testByNight("keep nothing where one of them is not well to its end", async () => {
    const repository = repositoryWith({ "a.py": "a = 1\n", "b.py": "b = 1\n" });
    commit(repository, { "a.py": "a = 1  # broken\n" });
    commit(repository, { "b.py": "b = 1  # broken\n" });
    const observations = { folder: temporaryFolder(), use: "read-write", bytesMax: 2 ** 26 } as const;
    const warm = await walked(repository, "warm", "does not shut down", { observations });
    const own = await walked(repository, "warm", "does not shut down", { observations }, "endpoints");
    expect([warm.report.verdict, own.report.verdict]).toEqual(["inconclusive", "inconclusive"]);
  });

  testByNight(
    "count for nothing where one of them is not well to its end, as in a run of its own",
    async () => {
      const repository = repositoryWith({ "a.py": "a = 1\n", "b.py": "b = 1\n" });
      commit(repository, { "a.py": "a = 1  # broken\n" });
      commit(repository, { "b.py": "b = 1  # broken\n" });
      const warm = await walked(repository, "warm", "does not shut down");
      const cold = await walked(repository, "cold", "does not shut down");
      expect([warm.report.verdict, warm.report.reasons]).toEqual([cold.report.verdict, cold.report.reasons]);
      expect(rewardLines(warm.steps)).toBe(rewardLines(cold.steps));
    },
  );

  testByNight("go on where a file that does not parse hid what a commit did to another", async () => {
    const repository = repositoryWith({ "a.py": "a = 1\n", "f.py": "f = 1\n" });
    commit(repository, { "a.py": "def (\n", "f.py": "f = 2  # broken\n" });
    commit(repository, { "f.py": "f = 3\n" });
    commit(repository, { "a.py": "a = 2\n" });
    const warm = await walked(repository, "warm", "nothing");
    expect(warm.steps).toHaveLength(3);
    await expectAlike(repository, warm, "nothing");
  });

  testByNight("are told of files that come and go, and are as many as those of one comparison", async () => {
    const repository = repositoryWith({ "a.py": "a = 1\n", "gone.py": "gone = 1\n" });
    commit(repository, { "b.py": "b = 1  # broken\n" });
    commit(repository, { "gone.py": null });
    git(repository, "mv", "b.py", "c.py");
    commit(repository, {});
    const warm = await walked(repository, "warm", "nothing");
    // Both sides, whole and once more: they look at head, and walk then.
    expect(warm.started).toBe(4);
    await expectAlike(repository, warm, "nothing");
  });

  testByNight(
    "that end with something else than fresh ones count for nothing, and that is told",
    async () => {
      const repository = repositoryWith({ "a.py": "a = 1\n", "b.py": "b = 1\n" });
      commit(repository, { "a.py": "a = 1  # broken\n" });
      commit(repository, { "b.py": "b = 2  # broken\n" });
      commit(repository, { "a.py": "a = 2\n" });
      const fault = "says of a file what it said of its first text";
      const warm = await walked(repository, "warm", fault);
      const cold = await walked(repository, "cold", fault);
      expect(rewardLines(warm.steps)).toBe(rewardLines(cold.steps));
      expect(warm.steps.map((step) => step["pr-v2"]?.components.diag_delta)).toEqual([-1, -1, 1]);
      const told = warm.report.limits.filter(({ code }) => code === "walk-differs");
      expect(told).toHaveLength(1);
      expect(told[0]?.message).toContain("gave other findings for head than fresh ones");
    },
  );
});

testByNight("pyright walks as fresh ones find each commit", { timeout: 300_000 }, async () => {
  const { repository, blame } = planted(pythonWriting, { seed: 3, files: 3, commits: 3 });
  const warm = await walked(repository, "warm", "real");
  expect(blameIn(warm)).toEqual(blame);
  await expectAlike(repository, warm, "real");
});
