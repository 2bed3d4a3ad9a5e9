/** What an edit did, told to the program that makes it: nothing is written, and findings and reward come in one call. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { afterEdit } from "../../../src/cli/program/gate.ts";
import type { AfterEditRequest } from "../../../src/gate/walk/after-edit.ts";
import { temporaryFolder, write } from "../../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { testByNight } from "../../support/night.ts";
import { git, repositoryOf } from "../../support/repository.ts";
import { scriptedPyright } from "../../support/scripted-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

/** A server that complains of every line with the word "broken". */
function edited(repository: string, asked: Pick<AfterEditRequest, "files" | "previous" | "base">) {
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedPyright, "nothing"] }),
  });
  return afterEdit(host, {
    repository,
    policy: onlyPyright,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    isProbed: false,
    progress: () => undefined,
    signal: new AbortController().signal,
    ...asked,
  });
}

const base = { "a.py": "a = 1\n", "b.py": "b = 1  # broken\n", "c.py": "c = 1  # broken\n" };

describe("after an edit", () => {
  test("the findings of its files and what is new anywhere are told, with what it earned", async () => {
    const repository = repositoryOf(base);
    const files = [
      { path: "a.py", content: "a = 1\nx = 2  # broken\n" },
      { path: "b.py", content: `${base["b.py"]}y = 1\n` },
    ];
    const { lint, step, why, report } = await edited(repository, { files });
    expect(why).toBeNull();
    expect({
      ...lint,
      diagnostics: lint.diagnostics.map((one) => `${one.isNew} ${one.path}:${one.line}`),
    }).toEqual({
      mode: "after-edit",
      server: "pyright",
      target: ["a.py", "b.py"],
      diagnostics: ["true a.py:1", "false b.py:1"],
      total: 2,
      errors: 2,
      warnings: 0,
    });
    expect([step?.commit, step?.["pr-v2"]?.r]).toEqual([null, report.reward?.["pr-v2"].r]);
    expect(step?.["pr-v2"]?.components.diag_delta).toBe(-1);
    expect([
      readFileSync(join(repository, "a.py"), "utf8"),
      git(repository, "status", "--porcelain"),
    ]).toEqual([base["a.py"], ""]);
  });

  testByNight("a second one is measured from the first", async () => {
    const repository = repositoryOf(base);
    const first = await edited(repository, { files: [{ path: "a.py", content: "a = 1  # broken\n" }] });
    const second = await edited(repository, {
      files: [
        { path: "a.py", content: "a = 1\n" },
        { path: "c.py", content: null },
      ],
      previous: first.report,
    });
    expect(first.step?.["pr-v2"]?.components.diag_delta).toBe(-1);
    expect(second.lint.diagnostics).toEqual([]);
    expect(second.step?.removed.map(({ path }) => path)).toContain("c.py");
    expect((first.step?.["pr-v2"]?.r ?? 0) + (second.step?.["pr-v2"]?.r ?? 0)).toBeCloseTo(
      second.report.reward?.["pr-v2"].r ?? Number.NaN,
      10,
    );
  });

  testByNight("one that was written already is read where it lies", async () => {
    const repository = repositoryOf(base, { "a.py": "a = 1  # broken\n" });
    git(repository, "reset", "--quiet", "--soft", "HEAD~1");
    const { lint } = await edited(repository, { files: [{ path: "a.py" }] });
    expect(lint.diagnostics.map(({ path, isNew }) => `${path} ${isNew}`)).toEqual(["a.py true"]);
  });

  test("one of a file that cannot be is refused", async () => {
    const files = [{ path: "../a.py", content: "" }];
    await expect(edited(repositoryOf(base), { files })).rejects.toMatchObject({ code: "usage" });
  });
});

describe("`lanser reward` of an edit that is never written", () => {
  const reward = (repository: string, args: readonly string[], input = "") =>
    runInProcess(
      repository,
      ["reward", "--base", "HEAD", "--server", "pyright", "--cache", sharedCache, ...args],
      {
        stdin: async function* () {
          yield input;
        },
      },
    );

  test("from standard input, as a text or as a patch, is the same line", async () => {
    const repository = repositoryOf({ "a.py": "def f() -> int:\n    return 1\n\n\nx: int = f()\n" });
    const text = 'def f() -> str:\n    return "1"\n\n\nx: int = f()\n';
    write(repository, { "a.py": text });
    const patch = `${git(repository, "diff")}\n`;
    git(repository, "checkout", "--quiet", "a.py");
    const [overlaid, patched] = [
      await reward(repository, ["--overlay", "a.py=-"], text),
      await reward(repository, ["--patch", "-"], patch),
    ];
    expect(overlaid.code).toBe(0);
    expect(JSON.parse(overlaid.stdout)).toMatchObject({ commit: null, new: [{ path: "a.py", line: 5 }] });
    expect(patched.stdout).toBe(overlaid.stdout);
    expect(git(repository, "status", "--porcelain")).toBe("");
  });

  test.each([
    [["--overlay", "a.py"], "--overlay needs PATH=FILE or PATH=-"],
    [["--overlay", "a.py=nothing.py"], "cannot read the overlay nothing.py"],
    [["--overlay", "a.py=-", "--patch", "-"], "cannot be combined"],
    [["--patch", "-", "--head", "HEAD"], "cannot be combined"],
    [["--patch", "-"], "the patch does not apply to the current files"],
  ])("says what is wrong with %j", async (args, message) => {
    const { code, stdout, stderr } = await reward(repositoryOf(base), args, "nonsense\n");
    expect([code === 0, stdout]).toEqual([false, ""]);
    expect(stderr).toContain(message);
  });
});
