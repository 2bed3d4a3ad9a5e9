/** taplo: what of its output is believed, and the whole gate on the real program. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { argumentsOf, globMatcher, joinReads, readTaplo, taplo } from "../../src/servers/taplo/profile.ts";
import { reportOf } from "../support/account.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, folderOf } from "../support/files.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("taplo");
}, 120_000);

function read(exitCode: number | null, ...stderr: readonly string[]): string {
  const ended = { exitCode, stdout: "", stderr: `${stderr.join("\n")}\n`, timedOut: false, cwd: "/tree" };
  const came = readTaplo({ ...ended, over: "project" });
  if (came.kind === "failed") return `${came.code}: ${came.reason}`;
  const found = came.diagnostics.map(
    ({ path, start, end, code, message }) =>
      `${path} ${JSON.stringify(start)} ${JSON.stringify(end)} ${code}: ${message}`,
  );
  return [
    `${came.files} files`,
    ...found,
    ...(came.unlooked === undefined ? [] : [came.unlooked.reason]),
  ].join("; ");
}

const found = (total: number, excluded = 0) =>
  ` INFO taplo:lint_files:collect_files: found files total=${total} excluded=${excluded} cwd="/tree"`;
const block = [
  "error: invalid TOML",
  "  ┌─ /tree/a.toml:1:7",
  "  │",
  "1 │ late =x",
  "  │       ^ expected value",
  "",
];
const bad = (why: string) => `ERROR taplo:lint_files: invalid file error=${why} path="/tree/a.toml"`;
const end = "ERROR operation failed error=some files were not valid";

test("its output is believed where the files, the findings and the end of it agree", () => {
  expect({
    clean: read(0, found(2)),
    wrong: read(1, found(1), ...block, bad("syntax errors found"), end),
    "not UTF-8": read(1, found(1), bad("invalid utf-8 sequence of 1 bytes from index 8"), end),
    "its last line is lost": read(1, found(1), ...block, bad("syntax errors found")),
    "the name of the file is lost": read(1, found(1), ...block, end),
    "the finding is lost": read(1, found(1), bad("syntax errors found"), end),
    "the end is lost, and the rest": read(1, found(1)),
    "it left a file out": read(0, found(1, 1)),
    "it found no files": read(0),
    "it broke": read(1, found(1), "RangeError: Maximum call stack size exceeded", "    at /x/cli.js:1"),
    "it was ended": read(null, found(1)),
    "it says that all is well, and is not": read(0, found(1), ...block, bad("syntax errors found"), end),
  }).toMatchInlineSnapshot(`
    {
      "clean": "2 files",
      "it broke": "server-not-ready: taplo ended with code 1: RangeError: Maximum call stack size exceeded",
      "it found no files": "server-not-ready: taplo did not print its number of files",
      "it left a file out": "server-not-ready: taplo did not print its number of files",
      "it says that all is well, and is not": "server-not-ready: taplo ended with code 0: ERROR operation failed error=some files were not valid",
      "it was ended": "server-not-ready: a signal ended the command",
      "its last line is lost": "server-not-ready: taplo ended with code 1: ERROR taplo:lint_files: invalid file error=syntax errors found path="a.toml"",
      "not UTF-8": "1 files; invalid utf-8 sequence of 1 bytes from index 8",
      "the end is lost, and the rest": "server-not-ready: taplo ended with code 1",
      "the finding is lost": "server-not-ready: taplo did not print the errors of each invalid file",
      "the name of the file is lost": "server-not-ready: taplo ended with code 1: ERROR operation failed error=some files were not valid",
      "wrong": "1 files; /tree/a.toml {"line":1,"column":7} {"line":1,"column":8} invalid-toml: expected value",
    }
  `);
});

/** By hand, against the program: stars cross folders, and nothing negates. */
const globs: readonly string[] = [
  "old/*",
  "old/**",
  "**/old/**",
  "./old/**",
  "!old/**",
  "*.toml",
  "**/*.toml",
  "*/b.toml",
  "o?d/b.toml",
  "old/[ab].toml",
  "old/[!ab].toml",
  "{old,new}/b.toml",
  "old\\*/b.toml",
  "old",
  "**",
];
const globbed = [
  "a.toml",
  "old/a.toml",
  "old/b.toml",
  "old/deep/b.toml",
  "new/b.toml",
  "old*/b.toml",
  "x/old/c.toml",
];

testByNight("its globs take what its command takes", async () => {
  const { folder: serverFolder } = await installed("taplo");
  const root = folderOf(Object.fromEntries(globbed.map((path) => [path, "a = 1\n"])));
  const said: string[] = [];
  const ours: string[] = [];
  for (const glob of globs) {
    const config = join(root, "taplo.config");
    writeFileSync(config, `exclude = [${JSON.stringify(glob)}]\n[schema]\nenabled = false\n`);
    const line = [process.execPath, ...taplo.command(serverFolder, "x64").args, "--config", config, "--"];
    const files = argumentsOf({ root, project: "." }).flat();
    const { stderr } = await start([...line, ...files], { cwd: root, env: plainEnvironment() }).ended;
    said.push(`${glob}: ${/excluded=(\d+)/u.exec(stderr)?.[1]}`);
    const matches = globMatcher(glob);
    ours.push(`${glob}: ${globbed.filter((path) => matches?.(path)).length}`);
  }
  expect(ours).toEqual(said);
  expect(["old/[ab", "{old", "old}", "a\\"].map((glob) => globMatcher(glob))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("files are asked about in as many runs as their names need", () => {
  const names = Array.from(
    { length: 300 },
    (_, index) =>
      `${"d".repeat(200)}/${"e".repeat(200)}/${"f".repeat(200)}/${"g".repeat(200)}/${"h".repeat(200)}/${"i".repeat(200)}/${"j".repeat(200)}/${"k".repeat(200)}/${"l".repeat(100)}${index}.toml`,
  );
  const root = folderOf(Object.fromEntries(names.map((path) => [path, ""])));
  const runs = argumentsOf({ root, project: "." });
  expect(runs.length).toBeGreaterThan(1);
  expect(runs.flat().length).toBe(300);
  for (const run of runs) expect(run.join(" ").length).toBeLessThan(500_000);
  const [first, second] = [readEnded(1), readEnded(2)];
  expect(joinReads([first, second])).toMatchObject({ kind: "finished", files: 3 });
  expect(joinReads([first, { kind: "failed", code: "server-not-ready", reason: "broken" }]).kind).toBe(
    "failed",
  );
});

function readEnded(total: number) {
  const ended = { exitCode: 0, stdout: "", stderr: `${found(total)}\n`, timedOut: false, cwd: "/tree" };
  return readTaplo({ ...ended, over: "project" });
}

async function told(base: Files, head: Files): Promise<readonly string[]> {
  const report = reportOf(await gateWith(["taplo"])(repositoryOf(base, head)));
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...report.findings.map(
      ({ state, path, range: { start, end: last }, code, message }) =>
        `${state} ${path} ${start.line}:${start.character}-${last.line}:${last.character} ${code}: ${message}`,
    ),
    ...report.unchecked.map(({ path, why }) => `unchecked ${path}: ${why}`),
  ];
}

test("each mistake is told at its place, whatever its file is called, and a file that cannot be read is unknown", async () => {
  expect(
    await told(
      { "a.toml": "a = 1\n" },
      {
        "a.toml": 'a = 1\n"😀" = "\\q" # 😀\n',
        "keys.toml": "[b]\nx = 1\nx = 2\n\n[b]\n",
        "app/[id]/(group)/!x+y {z},*.toml": "s = \nt = 1\n",
      },
    ),
  ).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 4 new errors",
      "new a.toml 1:8-1:16 invalid-toml: invalid escape sequence",
      "new app/[id]/(group)/!x+y {z},*.toml 0:4-0:4 invalid-toml: expected value",
      "new keys.toml 2:0-2:1 conflicting-keys: conflicting keys: duplicate key",
      "new keys.toml 4:1-4:2 conflicting-keys: conflicting keys: duplicate key",
    ]
  `);
});

test("no schema is fetched that a file names, nor one of the repository asked", async () => {
  const schema = '{ "type": "object", "properties": { "a": { "type": "string" } } }\n';
  expect(
    await told(
      { "s.json": schema, "a.toml": '#:schema ./s.json\na = "1"\n' },
      { "a.toml": "#:schema ./s.json\na = 1\n", "b.toml": "#:schema https://example.com/s.json\na = 1\n" },
    ),
  ).toMatchInlineSnapshot(`
    [
      "pass: clean: nothing new in 2 files",
    ]
  `);
});

test("base's configuration says which files count: one of head hides nothing", async () => {
  expect(
    await told(
      { "a.toml": "a = 1\n", ".taplo.toml": 'exclude = ["old/**"]\n', "old/x.toml": "x = \n" },
      { "a.toml": "a = \n", ".taplo.toml": 'exclude = ["**"]\n', "old/y.toml": "y = \n" },
    ),
  ).toMatchInlineSnapshot(`
    [
      "inconclusive: configuration-differs: 1 finding is new with base's configuration of the server, but head's configuration does not report it: a.toml:1 invalid-toml",
      "new a.toml 0:4-0:4 invalid-toml: expected value",
      "unchecked old/y.toml: no program of taplo includes it",
    ]
  `);
});

test("a run without a file of TOML asks about nothing", () => {
  expect(taplo.compiler?.readStages?.([])).toEqual({
    kind: "finished",
    files: 0,
    diagnostics: [],
    complaints: [],
  });
});
