/** What the machine refuses: outputs on a full disk, few open files. Each is said, and none is an internal error. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { commandFile, compiled, plainEnvironment, start } from "../../support/command.ts";
import { folderOf, temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache } from "../../support/gate.ts";
import { firstOfNow } from "../../support/night.ts";
import { leftBehind } from "../../support/processes.ts";
import { repositoryOf } from "../../support/repository.ts";

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
      "lanser: cannot write to standard output: the disk is full\n  The result is lost. Free space or redirect the output, and run the command again.\n",
    );
  });

  test("under standard error costs no result", { timeout: 60_000 }, async () => {
    const { code, stdout, left } = await behind('exec "$@" 2>/dev/full', [...gate, "--format", "json"]);
    expect([code, JSON.parse(stdout).verdict, left]).toEqual([1, "fail", []]);
  });

  test("leaves no half of a report", async () => {
    const folder = temporaryFolder();
    const module = new URL("../../../src/cli/program/report-files.ts", import.meta.url).href;
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
      `cannot write the report to ${file}: the file would be larger than this machine allows`,
    );
    expect(existsSync(file)).toBe(false);
  });
});

describe("few open files", () => {
  // What a run needs differs from machine to machine. Descriptors of whoever started the test would count, too.
  const few = 'for n in $(ls /proc/$$/fd); do [ $n -gt 2 ] && eval "exec $n>&-"; done;';
  const counts = firstOfNow([32, 28, 36, 22, 24, 26, 30, 31, 33, 34, 35, 37, 38, 40, 44, 48], 4);

  test.each(counts)("at most %i: the gate judges, or is inconclusive", { timeout: 60_000 }, async (most) => {
    const report = join(temporaryFolder(), "report.json");
    const line = [...gate, "--report", report];
    const { code, stderr, left } = await behind(`${few} ulimit -n ${most}; exec "$@"`, line);
    expect(stderr).not.toContain("broken invariant");
    expect(left).toEqual([]);
    expect(existsSync(report), `${code} ${stderr}`).toBe(true);
    const { verdict, reasons } = JSON.parse(readFileSync(report, "utf8"));
    if (verdict === "fail") return expect([code, reasons[0].code]).toEqual([1, "new-finding"]);
    expect([code, verdict]).toEqual([11, "inconclusive"]);
    expect(reasons[0].message).toMatch(/too many files are open|git .* did not start/u);
  });

  test.each(counts)(
    "at most %i: a question is answered, or ends with 78",
    { timeout: 60_000 },
    async (most) => {
      const { code, stdout, stderr, left } = await behind(`${few} ulimit -n ${most}; exec "$@"`, diag);
      expect(left).toEqual([]);
      if (code !== 0)
        expect([code, `${stdout}${stderr}`]).toEqual([78, expect.stringContaining("ulimit -n")]);
    },
  );
});
