/** Servers in the mode that somebody chose: their own command in place of a conversation. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "../../src/policy/config.ts";
import { validateParityV1 } from "../../src/schemas/generated/parity.v1.ts";
import { currentMode, profileInMode } from "../../src/servers/compiler/modes.ts";
import { profiles, registry } from "../../src/servers/registry.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { installed } from "../support/commands.ts";
import { type Files, folderOf, temporaryFolder } from "../support/files.ts";
import { gate, sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { rowsOfNow } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

beforeAll(async () => {
  await installed("typescript");
}, 240_000);

type Row = {
  readonly server: string;
  readonly base: Files;
  readonly head: Files;
  readonly expected: readonly string[];
  /** Of head, what both modes say. */
  readonly same: number;
  readonly byNight?: true;
};

const python: Pick<Row, "base" | "head"> = {
  base: {
    "rates.py": "def rate(name: str) -> int:\n    return 1\n",
    "bill.py": 'from rates import rate\n\nold: int = "old"\nprint(rate("é😀"), rate("b"))\n',
    "pkg/__init__.py": "",
  },
  head: { "rates.py": "def rate(name: str, year: int) -> int:\n    return year\n" },
};
const typescript: Pick<Row, "base" | "head"> = {
  base: {
    "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["src"] }\n',
    "src/rates.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
    "src/bill.ts":
      'import { rate } from "./rates";\n\nconst old: number = "old";\nconsole.log(old, rate("é😀"), rate("b"));\n',
  },
  head: {
    "src/rates.ts":
      "export function rate(name: string, year: number): number {\n  return name.length + year;\n}\n",
  },
};

const rows: readonly Row[] = [
  {
    server: "pyright",
    ...python,
    expected: ["new bill.py:4 reportCallIssue", "new bill.py:4 reportCallIssue"],
    same: 3,
  },
  {
    server: "typescript",
    ...typescript,
    expected: ["new src/bill.ts:4 2554", "new src/bill.ts:4 2554"],
    same: 3,
  },
  {
    server: "basedpyright",
    ...python,
    expected: [
      "new bill.py:4 reportCallIssue",
      "new bill.py:4 reportUnknownArgumentType",
      "new bill.py:4 reportCallIssue",
      "new bill.py:4 reportUnknownArgumentType",
    ],
    same: 6,
    byNight: true,
  },
  {
    server: "vtsls",
    ...typescript,
    expected: ["new src/bill.ts:4 2554", "new src/bill.ts:4 2554"],
    same: 3,
    byNight: true,
  },
  {
    server: "typescript-language-server",
    ...typescript,
    expected: ["new src/bill.ts:4 2554", "new src/bill.ts:4 2554"],
    same: 3,
    byNight: true,
  },
];

describe.each(rowsOfNow(rows))("$server as its own command", ({ server, base, head, expected, same }) => {
  test("finds what a change breaks, is said to be one, is not rewarded, and replays to the same report", async () => {
    const repository = repositoryOf(base);
    commit(repository, head);
    const file = join(temporaryFolder(), "config.yml");
    writeFileSync(file, `version: 1\nservers: [{ id: ${server}, mode: compiler }]\n`);
    const traceFolder = temporaryFolder();
    const outcome = await gate(repository, {
      policy: { servers: [], file: { path: file, name: "config.yml" }, failOn: undefined, where: "terminal" },
      traceFolder,
    });
    const report = reportOf(outcome);
    expect(findingLines(report)).toEqual(expected);
    expect([report.servers[0]?.mode, report.reward, report.counts.unchanged > 0]).toEqual([
      "compiler",
      null,
      true,
    ]);
    const replayed = await replayRun(traceFolder);
    if (replayed.kind === "diverged") throw new Error(JSON.stringify(replayed.divergence));
    expect(replayed.report).toEqual(report);
  });

  test("says what the server says", async () => {
    const repository = repositoryOf({ ...base, ...head });
    const asked = ["parity", "--server", server, "--cache", sharedCache];
    const { code, stdout } = await runInProcess(repository, [...asked, "--json"]);
    const parity = JSON.parse(stdout);
    expect([code, validateParityV1(parity), parity.same, parity.only]).toEqual([
      0,
      true,
      same,
      { lsp: [], compiler: [] },
    ]);
    expect((await runInProcess(repository, asked)).stdout).toContain("  no difference\n");
  });
});

test("basedpyright's command leaves the repository's list of old findings as it is, and so the tree that it is run on", async () => {
  const { folder: serverFolder } = await installed("basedpyright");
  const profile = profileInMode(registry.profile("basedpyright"), "compiler");
  if (typeof profile === "string") return expect.fail(profile);
  const old = { code: "reportAssignmentType", range: { startColumn: 12, endColumn: 15, lineCount: 1 } };
  const baseline = `${JSON.stringify({ files: { "./late.py": [old, old] } })}\n`;
  const root = folderOf({ "late.py": 'late: int = "x"\n', ".basedpyright/baseline.json": baseline });
  const context = { root, project: ".", serverFolder, toolchain: {}, settings: {} };
  const { args = [] } = profile.compiler?.project(context) ?? {};
  const line = [process.execPath, ...profile.command(serverFolder, process.arch).args, ...args];
  const { stdout } = await start(line, { cwd: root, env: plainEnvironment() }).ended;
  // It says in front what it left in the list.
  expect(JSON.parse(stdout.slice(stdout.indexOf("{")))).toMatchObject({
    generalDiagnostics: [],
    summary: { filesAnalyzed: 1 },
  });
  expect(readFileSync(join(root, ".basedpyright/baseline.json"), "utf8")).toBe(baseline);
});

test("a configuration of its own that the command cannot read is no answer, and never clean", async () => {
  const repository = repositoryOf({ ...python.base, "pyrightconfig.json": "{ none\n" });
  commit(repository, python.head);
  const file = join(temporaryFolder(), "config.yml");
  writeFileSync(file, "version: 1\nservers: [{ id: pyright, mode: compiler }]\n");
  const asked = { servers: [], file: { path: file, name: "config.yml" }, failOn: undefined } as const;
  const { verdict, reasons } = reportOf(await gate(repository, { policy: { ...asked, where: "terminal" } }));
  expect([verdict, reasons[0]?.code]).toEqual(["inconclusive", "server-configuration"]);
});

test("each server has the mode that the release takes, and another only where it runs the command, too", () => {
  const other = profiles.map((profile) => {
    const asked = profileInMode(profile, currentMode(profile) === "lsp" ? "compiler" : "lsp");
    return [
      profile.id,
      currentMode(profile),
      typeof asked === "string" ? "no other" : currentMode(asked),
    ].join(" ");
  });
  expect(other.sort()).toMatchInlineSnapshot(`
    [
      "basedpyright lsp compiler",
      "bash-language-server lsp no other",
      "biome compiler no other",
      "cargo compiler no other",
      "clangd lsp no other",
      "eslint compiler no other",
      "go compiler no other",
      "gopls lsp no other",
      "json lsp no other",
      "oxlint compiler no other",
      "pyrefly compiler no other",
      "pyright lsp compiler",
      "ruff compiler no other",
      "shellcheck compiler no other",
      "taplo compiler no other",
      "ty compiler no other",
      "typescript lsp compiler",
      "typescript-language-server lsp compiler",
      "vtsls lsp compiler",
      "yaml lsp no other",
    ]
  `);
  for (const profile of profiles) expect(profileInMode(profile, "auto")).toBe(profile);
});

test("a mode that a server does not have is an error where it stands", async () => {
  const config = "version: 1\nservers:\n  - id: ruff\n    mode: lsp\n";
  expect(parseConfig(config, "config.yml").servers[0]?.mode).toBe("lsp");
  const repository = repositoryOf({ ...python.base, ".lanser/config.yml": config });
  const { code, stderr } = await runInProcess(repository, ["gate", "--base", "HEAD", "--cache", "none"]);
  expect([code, stderr]).toEqual([12, expect.stringContaining("ruff is a command")]);
  expect(stderr).toContain(".lanser/config.yml of base:4:11: ");
  expect(registry.inMode(registry.profile("clangd"), "compiler")).toContain("its only mode is lsp");
});

test("questions are asked of the server, whatever stands in its place for a gate", async () => {
  const config = "version: 1\nservers: [{ id: pyright, mode: compiler }]\n";
  const repository = repositoryOf({ ...python.base, ".lanser/config.yml": config });
  const run = (...args: readonly string[]) => runInProcess(repository, [...args, "--cache", sharedCache]);
  const { code, stdout } = await run("refs", "rates.py#rate", "--context", "0");
  expect([code, stdout.match(/^\S+:\d+:\d+$/gmu)]).toEqual([
    0,
    ["bill.py:1:19", "bill.py:4:7", "bill.py:4:20", "rates.py:1:5"],
  ]);
  // A command would not see what lies over the file.
  const laid = await run("diag", "bill.py", "--overlay", "bill.py=rates.py");
  expect([laid.code, laid.stdout]).toEqual([0, "OK: no findings in 1 file\n"]);
});
