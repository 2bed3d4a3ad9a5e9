/** What the machine refuses: outputs on a full disk, few open files. Each is said, and none is an internal error. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { commandFile, compiled, plainEnvironment, start } from "../support/command.ts";
import { folderOf, temporaryFolder } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { leftBehind } from "../support/processes.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installedPyright();
}, 120_000);

const change = () => repositoryOf({ "a.py": "x: int = 1\n" }, { "a.py": 'x: int = "one"\n' });
const gate = [
  "gate",
  "--server",
  "pyright",
  "--base-exact",
  "HEAD^",
  "--head",
  "HEAD",
  "--cache",
  sharedCache,
];
const diag = ["diag", "a.py", "--server", "pyright", "--cache", sharedCache, "--json"];

/** The command behind words of a shell. */
async function behind(words: string, args: readonly string[]) {
  const temporary = temporaryFolder();
  const env = plainEnvironment({ TMPDIR: temporary, NODE_COMPILE_CACHE: compiled });
  const line = ["bash", "-c", words, "bash", process.execPath, commandFile, ...args];
  const ran = await start(line, { cwd: change(), env }).ended;
  return { ...ran, left: leftBehind(temporary, sharedCache) };
}

describe("a full disk", () => {
  test.each([
    ["the gate", gate],
    ["a question", diag],
    ["the version", ["--version"]],
  ])("under standard output: %s says so, and ends with 78", { timeout: 60_000 }, async (_, args) => {
    const { code, stderr, left } = await behind('exec "$@" >/dev/full', args);
    expect([code, left]).toEqual([78, []]);
    expect(stderr).toContain(
      "lanser: standard output could not be written: the disk is full\n  Free space, or send standard output elsewhere. The result was lost: run it again.\n",
    );
  });

  test("under standard error costs no result", { timeout: 60_000 }, async () => {
    const { code, stdout, left } = await behind('exec "$@" 2>/dev/full', [...gate, "--format", "json"]);
    expect([code, JSON.parse(stdout).verdict, left]).toEqual([1, "fail", []]);
  });

  test("leaves no half of a report", async () => {
    const folder = temporaryFolder();
    const module = new URL("../../src/program/report-files.ts", import.meta.url).href;
    const script = folderOf({
      "write.mjs": `import { writeOutput } from ${JSON.stringify(module)};\nwriteOutput(process.argv[2], "x".repeat(100_000), "report");\n`,
    });
    const file = join(folder, "report.json");
    const line = [
      "bash",
      "-c",
      'ulimit -f 8; exec "$@"',
      "bash",
      process.execPath,
      join(script, "write.mjs"),
      file,
    ];
    const { code, stderr } = await start(line, { cwd: folder, env: plainEnvironment() }).ended;
    expect(code).not.toBe(0);
    expect(stderr).toContain(
      `the report could not be written to ${file}: the file would be larger than this machine allows`,
    );
    expect(existsSync(file)).toBe(false);
  });
});

describe("few open files", () => {
  test.each([24, 32, 48])("at most %i: the gate is inconclusive", { timeout: 60_000 }, async (most) => {
    const report = join(temporaryFolder(), "report.json");
    const { code, stderr, left } = await behind(`ulimit -n ${most}; exec "$@"`, [
      ...gate,
      "--report",
      report,
    ]);
    expect([code, left]).toEqual([11, []]);
    expect(stderr).not.toContain("broken invariant");
    const [why] = JSON.parse(readFileSync(report, "utf8")).reasons;
    expect([why.code, why.hint]).toEqual([
      "machine-limit",
      "Raise the limit (ulimit -n, ulimit -u), or give the job more memory.",
    ]);
  });

  test.each([24, 32])("at most %i: a question ends with 78", { timeout: 60_000 }, async (most) => {
    const { code, stdout, stderr, left } = await behind(`ulimit -n ${most}; exec "$@"`, diag);
    expect([code, left]).toEqual([78, []]);
    expect(`${stdout}${stderr}`).toContain("ulimit -n");
  });
});
