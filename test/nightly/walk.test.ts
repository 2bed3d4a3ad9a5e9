/** Live servers: a walk of one process finds at each commit what a fresh process finds, over releases and over planted histories. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { historyOf } from "../../bench/walk/history.ts";
import { runWalk } from "../../src/cli/program/gate.ts";
import { rewardLines } from "../../src/cli/program/rewards.ts";
import type { GateRequest } from "../../src/gate/request.ts";
import type { WalkKind, WalkResult } from "../../src/gate/walk/walk.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { sharedCache, testHost } from "../support/gate.ts";
import { plantHistory, pythonWriting, scriptWriting, type Writing } from "../support/planted-history.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { release } from "../tools/released.ts";

const hour = 3_600_000;
const ids = { python: "pyright", typescript: "typescript" } as const;
type Language = keyof typeof ids;

const configured = {
  python: { "pyrightconfig.json": "{}\n" },
  typescript: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: { strict: true, module: "nodenext", target: "es2024", noEmit: true, types: [] },
    }),
  },
} as const satisfies Record<Language, Files>;

function walked(repository: string, language: Language, looking: WalkKind): Promise<WalkResult> {
  const request: GateRequest = {
    repository,
    base: { kind: "exact", rev: "base" },
    head: { kind: "commit", rev: "HEAD" },
    policy: {
      servers: [{ id: ids[language], version: undefined }],
      file: undefined,
      failOn: undefined,
      where: "terminal",
    },
    cacheFolder: sharedCache,
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  return runWalk(testHost(temporaryFolder()), request, "commits", looking);
}

async function expectAlike(repository: string, language: Language): Promise<WalkResult> {
  const [warm, cold] = [
    await walked(repository, language, "warm"),
    await walked(repository, language, "cold"),
  ];
  expect(rewardLines(warm.steps)).toBe(rewardLines(cold.steps));
  expect(blameIn(warm)).toEqual(blameIn(cold));
  expect(warm.report.limits.map(({ code }) => code)).not.toContain("walk-differs");
  return warm;
}

function blameIn({ report }: WalkResult) {
  return report.findings.flatMap(({ id, path, state, blame, silenced }) =>
    blame === undefined ? [] : [{ id, path, state, blame, silenced }],
  );
}

test.each([
  ["itsdangerous", ["2.0.1", "2.1.2", "2.2.0"]],
  ["pluggy", ["1.3.0", "1.4.0", "1.5.0", "1.6.0"]],
  ["h11", ["0.13.0", "0.14.0", "0.16.0"]],
] as const)("over the releases of %s", { timeout: hour }, async (name, versions) => {
  const texts = versions.map((version): Files => {
    const folder = release(name, version);
    const paths = globSync("**/*.{py,pyi}", { cwd: folder }).filter((path) => !path.includes("/tests/"));
    return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  });
  const [first = {}, ...later] = texts;
  const repository = repositoryOf({ ...first, ...configured.python });
  git(repository, "tag", "base");
  let before: Files = first;
  for (const files of later) {
    const gone = Object.keys(before).filter((path) => !(path in files));
    commit(repository, { ...Object.fromEntries(gone.map((path) => [path, null])), ...files });
    before = files;
  }
  const { steps } = await expectAlike(repository, "python");
  expect(steps.length).toBe(versions.length - 1);
});

test.each([
  ["python", pythonWriting, 1],
  ["python", pythonWriting, 2],
  ["typescript", scriptWriting, 1],
  ["typescript", scriptWriting, 2],
] as const satisfies readonly (readonly [Language, Writing, number])[])(
  "over 20 commits of planted errors, each blamed on its commit: %s",
  { timeout: hour },
  async (language, writing, seed) => {
    const files = Array.from({ length: 12 }, (_, at) => at);
    const repository = repositoryOf({
      ...Object.fromEntries(files.map((one) => [writing.path(one), writing.text(one, "whole", 0)])),
      ...configured[language],
    });
    git(repository, "tag", "base");
    const planted = plantHistory(repository, writing, { seed, files: files.length, commits: 20 });
    const { report } = await expectAlike(repository, language);
    const news = report.findings.filter(({ state }) => state === "new");
    expect(new Map(news.map(({ path, blame }) => [path, blame?.commit]))).toEqual(planted.blame);
  },
);

test.each(["python", "typescript"] as const)(
  "over 20 commits of a generated project: %s",
  { timeout: hour },
  async (language) => {
    const history = historyOf(language, 80, 20);
    const repository = repositoryOf(history.base);
    git(repository, "tag", "base");
    for (const one of history.commits) commit(repository, one);
    await expectAlike(repository, language);
  },
);
