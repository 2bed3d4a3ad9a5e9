/** Commit by commit, through git and a server: what each earned, who is to blame, and that no way between two trees is worth more. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runGate, runWalk } from "../../../src/cli/program/gate.ts";
import type { GateRequest } from "../../../src/gate/request.ts";
import type { StepKind } from "../../../src/model/request.ts";
import type { RewardStep } from "../../../src/model/reward-step.ts";
import { roundTo12 } from "../../../src/selectors/score.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { type Files, temporaryFolder, write } from "../../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../support/gate.ts";
import { firstOfNow, isNight, testByNight, timesOfNow } from "../../support/night.ts";
import "../../support/properties.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";
import { scriptedPyright } from "../../support/scripted-pyright.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

sharePyright();

type Server = "scripted" | "real";

function requestFor(repository: string, server: Server, more: Partial<GateRequest> = {}): GateRequest {
  return {
    repository,
    base: { kind: "exact", rev: "base" },
    head: { kind: "commit", rev: "HEAD" },
    policy: onlyPyright,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    // It complains of nothing but what is broken, so that every probe would be silent.
    isProbed: server === "real",
    progress: () => undefined,
    signal: new AbortController().signal,
    ...more,
  };
}

function hostFor(server: Server) {
  return watchServers(testHost(temporaryFolder()), {
    start: (request) => (server === "real" ? request : { ...request, args: [scriptedPyright, "nothing"] }),
  });
}

const walked = (
  repository: string,
  server: Server,
  more: Partial<GateRequest> = {},
  kind: StepKind = "commits",
) =>
  runWalk(hostFor(server), requestFor(repository, server, more), kind, server === "real" ? "warm" : "cold");

function sumOf(steps: readonly RewardStep[]): number {
  return roundTo12(steps.reduce((sum, step) => sum + (step["pr-v2"]?.r ?? Number.NaN), 0));
}

function repositoryWithBase(files: Files): string {
  const repository = repositoryOf(files);
  git(repository, "tag", "base");
  return repository;
}

/** What each finding of head came or went with, by the message of the commit. */
function blameIn(
  repository: string,
  { findings }: Awaited<ReturnType<typeof walked>>["report"],
): readonly string[] {
  return findings.flatMap(({ state, path, blame }) => {
    if (blame === undefined) return [];
    const who =
      blame.commit === null ? "nobody yet" : git(repository, "log", "-1", "--format=%s", blame.commit);
    return [`${state} ${path}: ${who}`];
  });
}

const brokenFile = (name: string) => `${name} = 1  # broken\n`;

describe("the steps of a change", () => {
  test("are its commits on its own line, with merges as one, and name who broke what", async () => {
    const repository = repositoryWithBase({
      "a.py": "a = 1\n",
      "old.py": brokenFile("old"),
      "z.py": "z = 1\n",
    });
    git(repository, "checkout", "--quiet", "-b", "side");
    commit(repository, { "side.py": brokenFile("side") }, "side work");
    git(repository, "checkout", "--quiet", "main");
    commit(repository, { "a.py": `import z\n${brokenFile("a")}` }, "breaks a");
    commit(repository, {}, "empty");
    git(repository, "merge", "--quiet", "--no-ff", "--message", "merges side", "side");
    git(repository, "mv", "a.py", "moved.py");
    commit(repository, { "moved.py": `import z\n\n\n${brokenFile("a")}` }, "moves a");
    commit(repository, { "old.py": null }, "removes old");
    git(repository, "revert", "--no-edit", "HEAD");
    write(repository, { "draft.py": brokenFile("draft") });
    const { steps, report } = await walked(repository, "scripted", { head: { kind: "work-tree" } });
    expect(steps.map(({ commit }) => commit && git(repository, "log", "-1", "--format=%s", commit))).toEqual([
      "breaks a",
      "empty",
      "merges side",
      "moves a",
      "removes old",
      'Revert "removes old"',
      null,
    ]);
    expect(steps.map((step) => step["pr-v2"]?.components.diag_delta)).toEqual([-1, 0, -1, 0, 0, 0, -1]);
    expect(blameIn(repository, report)).toEqual([
      "new draft.py: nobody yet",
      "new moved.py: breaks a",
      "new side.py: merges side",
    ]);
    expect(sumOf(steps)).toBe(report.reward?.["pr-v2"].r);
  });

  testByNight("are one where only its ends are asked for, and its report is the gate's", async () => {
    const repository = repositoryWithBase({ "a.py": "a = 1\n" });
    commit(repository, { "b.py": brokenFile("b") });
    commit(repository, { "b.py": brokenFile("b"), "c.py": "c = 1\n" });
    const { steps, report } = await walked(repository, "scripted", {}, "endpoints");
    const alone = await runGate(hostFor("scripted"), requestFor(repository, "scripted"));
    expect(serializeReport(report)).toBe(serializeReport(alone.report));
    expect(steps.map((step) => step["pr-v2"]?.r)).toEqual([alone.report.reward?.["pr-v2"].r]);
  });

  test("end where the run is ended", async () => {
    const repository = repositoryWithBase({ "a.py": "a = 1\n" });
    commit(repository, { "a.py": brokenFile("a") });
    commit(repository, { "a.py": "a = 2\n" });
    const { steps } = await walked(repository, "scripted", { signal: AbortSignal.abort() });
    expect(steps.map((step) => step["pr-v2"])).toEqual([null]);
  });
});

/** What a commit may do: break and mend files, and loosen or tighten what they are judged by. */
const moves: Readonly<Record<string, Files>> = {
  "breaks a": { "a.py": brokenFile("a") },
  "mends a": { "a.py": "a = 2\n" },
  "breaks b": { "b.py": brokenFile("b") },
  "mends b": { "b.py": "b = 2\n" },
  "leaves out a": { ".lanser/config.yml": 'version: 1\nservers: [{ id: pyright }]\nignore: ["a.py"]\n' },
  "leaves out all": { ".lanser/config.yml": 'version: 1\nservers: [{ id: pyright }]\nignore: ["**"]\n' },
  "weighs nothing": {
    ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\nreward: { weights: { alpha: 0 } }\n",
  },
  "has no policy": { ".lanser/config.yml": null },
  "is strict": { "pyrightconfig.json": '{ "typeCheckingMode": "strict" }\n' },
  "excludes a": { "pyrightconfig.json": '{ "exclude": ["a.py"] }\n' },
  "is basic": { "pyrightconfig.json": null },
};
const looksAway = new Set(["leaves out a", "leaves out all", "weighs nothing", "has no policy"]);

/** What is not there cannot be taken away. */
function there(repository: string, files: Files): Files {
  const has = (path: string) => existsSync(join(repository, path));
  return Object.fromEntries(Object.entries(files).filter(([path, text]) => text !== null || has(path)));
}

describe("between two trees", () => {
  test.each(
    firstOfNow(
      [
        ["with a policy of base's own", { ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\n" }],
        ["without one", {}],
      ] as const,
      1,
    ),
  )(
    "every way is worth the same, whatever it does to what it is judged by, %s",
    async (_, own) => {
      const start: Files = { "a.py": "a = 1\n", "b.py": brokenFile("b"), "c.py": "c = 1\n", ...own };
      const end: Files = {
        "a.py": brokenFile("a"),
        "b.py": "b = 2\n",
        ".lanser/config.yml": null,
        "pyrightconfig.json": null,
        ...own,
      };
      const ways = fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 2, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(ways, async (way) => {
          const repository = repositoryWithBase(start);
          for (const name of way) commit(repository, there(repository, moves[name] ?? {}), name);
          commit(repository, there(repository, end), "end");
          const { steps, report } = await walked(repository, "scripted");
          expect(steps.flatMap(({ unscored }) => unscored ?? [])).toEqual([]);
          expect(sumOf(steps)).toBe(report.reward?.["pr-v2"].r);
          expect(report.reward?.["pr-v2"].r).toBe(-0.5);
          for (const [at, step] of steps.entries())
            if (looksAway.has(way[at] ?? "")) expect(step["pr-v2"]?.r).toBe(0);
        }),
        { numRuns: timesOfNow({ day: 1, night: 20 }) },
      );
    },
    600_000,
  );
});

test.runIf(isNight)("on the real server it is the same as each commit by itself", async () => {
  const repository = repositoryWithBase({
    "lib.py": 'class Customer:\n    name: str = "x"\n\n\ndef rate(day: int) -> int:\n    return day * 2\n',
    "app.py":
      "from lib import Customer, rate\n\n\ndef greeting(of: Customer) -> str:\n    return of.full_name\n\n\ntotal: int = rate(3)\n",
  });
  const app =
    "from lib import Customer, rate\n\n\ndef greeting(of: Customer) -> str:\n    return of.name\n\n\ntotal: int = rate(3)\n";
  commit(repository, { "app.py": app }, "mends app");
  commit(
    repository,
    { "more.py": 'from lib import rate\n\n\ndef half() -> int:\n    return rate("a")\n' },
    "breaks more",
  );
  git(repository, "mv", "more.py", "extra.py");
  commit(repository, {}, "renames it");
  commit(repository, { "pyrightconfig.json": '{ "typeCheckingMode": "off" }\n' }, "looks away");
  commit(
    repository,
    {
      "lib.py": 'class Customer:\n    name: str = "x"\n\n\ndef rate(day: int) -> str:\n    return str(day)\n',
    },
    "breaks app from afar",
  );
  const observations = {
    folder: join(temporaryFolder(), "kept"),
    use: "read-write",
    bytesMax: 100_000_000,
  } as const;
  const { steps, report } = await walked(repository, "real", { observations });
  expect(blameIn(repository, report)).toEqual([
    "fixed app.py: mends app",
    "new app.py: breaks app from afar",
    "new extra.py: breaks app from afar",
    "new extra.py: breaks more",
  ]);
  let sum = 0;
  for (const step of steps) {
    const alone = await runGate(
      hostFor("real"),
      requestFor(repository, "real", { head: { kind: "commit", rev: step.commit ?? "" } }),
    );
    sum = roundTo12(sum + (step["pr-v2"]?.r ?? Number.NaN));
    expect(sum).toBe(alone.report.reward?.["pr-v2"].r);
  }
});
