/** The last line of a run, and what `.ci/run` adds up from the last lines of two. */
import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { start } from "./support/command.ts";
import { type Files, folderOf, temporaryFolder, write } from "./support/files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What a run of `npm run SCRIPT` prints last, and its exit code. */
type Ran = readonly [lastLine: string, exitCode: number];

/** Runs the script with an `npm` that prints and exits as given; gives what it prints, the exit code before its last line. */
async function added(tests: Ran, tools: Ran): Promise<readonly string[]> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".ci"));
  copyFileSync(join(root, ".ci/run"), join(folder, ".ci/run"));
  const called = (script: string, [line, code]: Ran) =>
    `if [ "$*" = "run ${script}" ]; then printf 'some test\\n%s\\n' '${line}'; exit ${code}; fi`;
  write(folder, {
    "bin/npm": `#!/bin/sh\n${called("test", tests)}\n${called("test:tools", tools)}\nexit 99\n`,
  });
  chmodSync(join(folder, "bin/npm"), 0o755);
  const env = { PATH: `${join(folder, "bin")}:${process.env["PATH"]}` };
  const { code, stdout } = await start([join(folder, ".ci/run")], { cwd: "/", env }).ended;
  return lastOf(code, stdout);
}

/** The lines of an output, the exit code before the last. */
function lastOf(code: number | null, stdout: string): readonly string[] {
  const lines = stdout.trimEnd().split("\n");
  return [...lines.slice(0, -1), `${code}: ${lines.at(-1)}`];
}

describe(".ci/run", () => {
  test.each<readonly [what: string, tests: Ran, tools: Ran, sum: string]>([
    [
      "adds passed, failed and skipped tests",
      ["10 passed, 2 failed, 3 skipped", 1],
      ["5 passed, 1 failed, 4 skipped", 1],
      "1: 15 passed, 3 failed, 7 skipped",
    ],
    [
      "succeeds where both runs do",
      ["10 passed, 0 failed, 1 skipped", 0],
      ["5 passed, 0 failed, 0 skipped", 0],
      "0: 15 passed, 0 failed, 1 skipped",
    ],
    [
      "counts a run that failed without a failed test as one",
      ["10 passed, 0 failed, 0 skipped", 1],
      ["5 passed, 0 failed, 0 skipped", 0],
      "1: 15 passed, 1 failed, 0 skipped",
    ],
    [
      "counts a failed test once where the run failed for it",
      ["10 passed, 0 failed, 0 skipped", 0],
      ["5 passed, 1 failed, 0 skipped", 1],
      "1: 15 passed, 1 failed, 0 skipped",
    ],
    [
      "fails for failed tests of a run that says it succeeded",
      ["10 passed, 2 failed, 0 skipped", 0],
      ["5 passed, 0 failed, 0 skipped", 0],
      "1: 15 passed, 2 failed, 0 skipped",
    ],
    [
      "fails for a run that executed no test",
      ["10 passed, 0 failed, 0 skipped", 0],
      ["0 passed, 0 failed, 7 skipped", 0],
      "1: 10 passed, 1 failed, 7 skipped",
    ],
    [
      "fails for a run that ended without a count",
      ["10 passed, 0 failed, 0 skipped", 0],
      ["Killed", 0],
      "1: 10 passed, 1 failed, 0 skipped",
    ],
    [
      "fails for a count that is not the last line, or not alone on it",
      ["10 passed, 0 failed, 0 skipped\nand more", 0],
      ["all 5 passed, 0 failed, 0 skipped", 0],
      "1: 0 passed, 2 failed, 0 skipped",
    ],
    [
      "takes no count without the skipped tests",
      ["10 passed, 0 failed", 0],
      ["5 passed, 0 failed, 0 skipped", 0],
      "1: 5 passed, 1 failed, 0 skipped",
    ],
  ])("%s", async (_, tests, tools, sum) => {
    expect((await added(tests, tools)).at(-1)).toBe(sum);
  });

  test("names what failed once more at the end, where a log that is cut off still has it", async () => {
    const lines = await added(
      [
        "failed: by a tool\nother\nfailed: a.test.ts > x\nfailed: b.test.ts > y\n3 passed, 2 failed, 0 skipped",
        1,
      ],
      ["failed: c.test.ts > z\n1 passed, 1 failed, 0 skipped", 1],
    );
    expect(lines.filter((line) => line === "failed: by a tool")).toHaveLength(1);
    expect(lines.slice(-4)).toEqual([
      "failed: a.test.ts > x",
      "failed: b.test.ts > y",
      "failed: c.test.ts > z",
      "1: 4 passed, 3 failed, 0 skipped",
    ]);
  });
});

/** Runs vitest itself on these files, with this repository's reporter; gives what it prints, the exit code before its last line. */
async function counted(files: Files, ...filters: readonly string[]): Promise<readonly string[]> {
  const reporters = JSON.stringify([join(root, "test/support/count-reporter.ts")]);
  const folder = folderOf({
    ...files,
    "vitest.config.mjs": `export default { test: { globals: true, reporters: ${reporters} } };\n`,
  });
  const line = [
    process.execPath,
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--root",
    folder,
    ...filters,
  ];
  const { code, stdout } = await start(line, { cwd: folder, env: { PATH: "/usr/bin:/bin" } }).ended;
  return lastOf(code, stdout);
}

describe("the last line of a run", () => {
  const files = {
    "one.test.mjs": 'test("good", () => {});\ntest.skip("left out", () => {});\n',
    "two.test.mjs": 'test("bad", () => { throw new Error("bad"); });\n',
    "three.test.mjs": 'throw new Error("never gets to its tests");\n',
  };

  test("counts passed, failed and skipped tests, and a file that cannot be loaded as failed", async () => {
    expect((await counted(files)).slice(-3)).toEqual([
      "failed: three.test.mjs: never gets to its tests",
      "failed: two.test.mjs > bad: bad",
      "1: 1 passed, 2 failed, 1 skipped",
    ]);
    expect((await counted(files, "one")).at(-1)).toBe("0: 1 passed, 0 failed, 1 skipped");
  });

  test("is that of a failure where no test is executed", async () => {
    expect((await counted(files, "one", "-t", "left out")).at(-1)).toBe("1: 0 passed, 0 failed, 2 skipped");
    expect((await counted(files, "one", "-t", "no such test")).at(-1)).toBe(
      "1: 0 passed, 0 failed, 2 skipped",
    );
    expect((await counted(files, "four")).at(-1)).toBe("1: 0 passed, 0 failed, 0 skipped");
  });
});
