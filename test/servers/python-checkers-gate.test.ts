/** ty and pyrefly on their real binaries: which packages they see, what they would run, and what of their output is believed. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ruleAddress } from "../../src/report/rules.ts";
import { pyrefly } from "../../src/servers/pyrefly/profile.ts";
import { ty } from "../../src/servers/ty/profile.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { temporaryFolder, write } from "../support/files.ts";
import { firstOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

const checkers = ["ty", "pyrefly"] as const;

beforeAll(async () => {
  for (const server of checkers) await installed(server);
}, 240_000);

/** A virtual environment with one typed package, and one that is installed as editable from the repository itself. */
function withEnvironment(repository: string): string {
  write(join(repository, ".venv"), {
    "pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
    "lib/python3.12/site-packages/ships/__init__.py": "def load(tons: int) -> str:\n    return str(tons)\n",
    "lib/python3.12/site-packages/ships/py.typed": "",
    "lib/python3.12/site-packages/own.pth": `${repository}/packages\n`,
  });
  return repository;
}

const files = {
  ".gitignore": ".venv\n",
  "ty.toml": '[src]\nexclude = ["packages"]\n',
  "pyrefly.toml": 'project-excludes = ["packages/**"]\n',
  "packages/harbour.py": "def berth(name: str) -> int:\n    return len(name)\n",
  "a.py": "import ships\n\nload: str = ships.load(3)\n",
  "b.py": "from harbour import berth\n\nnumber: int = berth('a')\n",
};

describe.each(checkers)("%s", (server) => {
  test("sees what is installed in the environment, and what is editable as the tree has it", async () => {
    const repository = withEnvironment(
      repositoryOf(files, {
        "a.py": "import ships\n\nload: int = ships.load(3)\n",
        "packages/harbour.py": "def berth(name: str) -> str:\n    return name\n",
      }),
    );
    const report = reportOf(await gateWith([server])(repository));
    expect(report.servers.map(({ interpreter }) => interpreter)).toEqual([
      { name: ".venv", version: "3.12.1" },
    ]);
    expect(findingLines(report).map((line) => line.replace(/ [a-z-]+$/u, ""))).toEqual([
      "new a.py:3",
      "new b.py:3",
    ]);
    expect(JSON.stringify(report.findings)).not.toContain(repository);
  });

  test("a comment of its own suppresses a finding, behind characters of several bytes, too", async () => {
    const base = { "a.py": 'x = "é😀"; y: int = "no"\n' };
    const head = {
      "a.py": `x = "é😀"; y: int = "no"  # ${server}: ignore\n`,
      "b.py": 'x = "é😀"; y: int = "no"\n',
    };
    const configured = { "ty.toml": "[rules]\n", "pyrefly.toml": "[errors]\n" };
    const report = reportOf(await gateWith([server])(repositoryOf({ ...configured, ...base }, head)));
    expect(findingLines(report).map((line) => line.replace(/ [a-z-]+$/u, ""))).toEqual([
      "suppressed a.py:1",
      "new b.py:1",
    ]);
    const found = report.findings.find(({ path }) => path === "b.py") ?? expect.fail();
    const { start, end } = found.range;
    expect(head["b.py"].slice(start.character, end.character)).toBe('"no"');
  });
});

test.each(firstOfNow(["ty", "basedpyright", "pyright", "pyrefly", "ruff"], 2))(
  "%s runs no code that lies where Python and its tools would run it",
  async (server) => {
    await installed(server);
    const marker = join(temporaryFolder(), "ran");
    const writes = `open(${JSON.stringify(marker)}, "w").close()\n`;
    const names = ["conftest.py", "sitecustomize.py", "usercustomize.py", "setup.py", "noxfile.py"];
    const planted = Object.fromEntries(names.map((name) => [name, writes]));
    const repository = repositoryOf(
      { ...planted, ".gitignore": ".venv\n", "a.py": "a = 1\n" },
      { "b.py": "b = 1\n" },
    );
    write(repository, {
      ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.11.0\n",
      ".venv/lib/python3.11/site-packages/ran.pth": `import os; ${writes}`,
      ".venv/lib/python3.11/site-packages/sitecustomize.py": writes,
      ".venv/bin/python": `#!/bin/sh\n: > ${marker}\n`,
    });
    for (const name of ["python3", "python3.11"]) symlinkSync("python", join(repository, ".venv/bin", name));
    chmodSync(join(repository, ".venv/bin/python"), 0o755);
    const { verdict } = reportOf(await gateWith([server])(repository));
    expect([verdict, existsSync(marker)]).toEqual(["pass", false]);
    // It would have been seen.
    execFileSync(join(repository, ".venv/bin/python3"));
    expect(existsSync(marker)).toBe(true);
  },
  60_000,
);

test("no program of the repository runs: pyrefly asks no interpreter, and a build system is refused", async () => {
  const marker = join(temporaryFolder(), "ran");
  const program = join(temporaryFolder(), "program");
  writeFileSync(program, `#!/bin/sh\n: > ${marker}\n`);
  chmodSync(program, 0o755);
  const said = async (configuration: string) => {
    const base = { "pyrefly.toml": configuration, "a.py": "a = 1\n" };
    const report = reportOf(await gateWith(["pyrefly"])(repositoryOf(base, { "b.py": "b = 1\n" })));
    return `${report.verdict}: ${report.reasons[0]?.message}`;
  };
  expect([
    await said(`python-interpreter-path = "${program}"\n`),
    await said(`[build-system]\ntype = "custom"\ncommand = ["${program}"]\n`),
  ]).toEqual([
    expect.stringMatching(/^pass: /u),
    expect.stringMatching(
      /^inconclusive: .*pyrefly\.toml names a build system, which pyrefly would run: remove it/u,
    ),
  ]);
  expect(existsSync(marker)).toBe(false);
});

test("that pyrefly looks for less where nothing configures it is said", async () => {
  const report = reportOf(
    await gateWith(["pyrefly"])(
      repositoryOf({ "a.py": "a = 1\n" }, { "a.py": 'def a() -> int:\n    return "a"\n\n\nb: int = "b"\n' }),
    ),
  );
  expect([...findingLines(report), ...report.limits.map(({ message }) => message)]).toMatchInlineSnapshot(`
    [
      "No \`pyrefly.toml\` found — using preset \`basic\`.",
    ]
  `);
});

const told = (read: ReturnType<typeof ty.compiler.read>) =>
  read.kind === "failed"
    ? `${read.code}: ${read.reason}`
    : `${read.files} files, ${read.diagnostics.length} found, ${read.complaints.length} complaints`;

test("of ty an exit code alone proves nothing", () => {
  const one = (ruleId: string, uri = "file:///tree/a.py") => ({
    level: "error",
    ruleId,
    message: { text: "no" },
    locations: [
      { physicalLocation: { artifactLocation: { uri }, region: { startLine: 1, startColumn: 1 } } },
    ],
  });
  const sarif = (results: readonly unknown[]) => JSON.stringify({ version: "2.1.0", runs: [{ results }] });
  const ended = (exitCode: number | null, stdout: string, stderr = "INFO Indexed 2 file(s) in 0.001s\n") =>
    told(ty.compiler.read({ exitCode, stdout, stderr, timedOut: false, cwd: "/tree", over: "project" }));
  expect({
    "nothing, and 0": ended(0, sarif([])),
    "one, and 1": ended(1, sarif([one("invalid-assignment")])),
    "one of the configuration": ended(1, sarif([one("renamed-rule", "file:///tree/ty.toml")])),
    "one, and 0": ended(0, sarif([one("invalid-assignment")])),
    "nothing, and 1": ended(1, sarif([])),
    "half a list": ended(1, sarif([one("invalid-assignment")]).slice(0, -9)),
    "no count": ended(0, sarif([]), ""),
    "a file that it could not read, which its command says, too": ended(2, sarif([one("io")])),
    "a file that it gave up": ended(1, sarif([one("panic")])),
    "a configuration": ended(
      2,
      "",
      "ty failed\n  Cause: ty.toml is not a valid `ty.toml`\n  Cause: wanted string\n",
    ),
    "a panic": ended(101, "", "thread panicked\n"),
    "a signal": ended(null, ""),
  }).toMatchInlineSnapshot(`
    {
      "a configuration": "server-configuration: ty.toml is not a valid \`ty.toml\`; wanted string",
      "a file that it could not read, which its command says, too": "2 files, 1 found, 0 complaints",
      "a file that it gave up": "server-not-ready: ty failed on a.py: no",
      "a panic": "server-not-ready: thread panicked",
      "a signal": "server-not-ready: a signal ended the command",
      "half a list": "server-not-ready: ty did not print a list of findings",
      "no count": "server-not-ready: ty did not print how many files it checked",
      "nothing, and 0": "2 files, 0 found, 0 complaints",
      "nothing, and 1": "server-not-ready: ty ended with code 1, although it printed 0 findings",
      "one of the configuration": "2 files, 0 found, 1 complaints",
      "one, and 0": "server-not-ready: ty ended with code 0, although it printed 1 finding",
      "one, and 1": "2 files, 1 found, 0 complaints",
    }
  `);
});

test("of pyrefly neither", () => {
  const one = (description: string, severity = "error") => ({
    line: 1,
    column: 1,
    stop_line: 1,
    stop_column: 2,
    path: "a.py",
    name: "bad-assignment",
    description,
    severity,
  });
  const json = (errors: readonly unknown[]) => JSON.stringify({ errors });
  const ended = (
    exitCode: number | null,
    stdout: string,
    stderr = "DEBUG Checking 2 files (listing took 0s)\n",
  ) =>
    told(pyrefly.compiler.read({ exitCode, stdout, stderr, timedOut: false, cwd: "/tree", over: "project" }));
  expect({
    "nothing, and 0": ended(0, json([])),
    "one, and 1": ended(1, json([one("no")])),
    "a warning, and 0": ended(0, json([one("no", "warn")])),
    "one, and 0": ended(0, json([one("no")])),
    "nothing, and 1": ended(1, json([])),
    "half a list": ended(1, json([one("no")]).slice(0, -9)),
    "no count": ended(0, json([]), ""),
    "no files": ended(1, "", "No Python files matched patterns `/tree/**/*.py*`\n"),
    "a file that it could not read, which its command says, too": ended(1, json([one("Failed to load `a`")])),
    "a complaint": ended(
      0,
      json([]),
      " WARN Extra keys found in config: bogus\nDEBUG Checking 2 files (x)\n",
    ),
    "a configuration": ended(
      1,
      "",
      " WARN Config at `pyrefly.toml` failed to parse\nERROR pyrefly.toml: TOML parse error\nFatal configuration error\n",
    ),
    "a panic": ended(101, "", "thread panicked\n"),
  }).toMatchInlineSnapshot(`
    {
      "a complaint": "null files, 0 found, 1 complaints",
      "a configuration": "server-configuration: Config at \`pyrefly.toml\` failed to parse; pyrefly.toml: TOML parse error",
      "a file that it could not read, which its command says, too": "null files, 1 found, 0 complaints",
      "a panic": "server-not-ready: thread panicked",
      "a warning, and 0": "null files, 1 found, 0 complaints",
      "half a list": "server-not-ready: pyrefly did not print a list of findings",
      "no count": "server-not-ready: pyrefly did not print how many files it checked",
      "no files": "null files, 0 found, 0 complaints",
      "nothing, and 0": "null files, 0 found, 0 complaints",
      "nothing, and 1": "server-not-ready: pyrefly ended with code 1, although it printed 0 findings",
      "one, and 0": "server-not-ready: pyrefly ended with code 0, although it printed 1 finding",
      "one, and 1": "null files, 1 found, 0 complaints",
    }
  `);
});

test.each(checkers)(
  "%s says of a file that is no text what its command says, and names no path of this machine",
  async (server) => {
    const configured = { "ty.toml": "[rules]\n", "pyrefly.toml": "[errors]\n", "a.py": "a = 1\n" };
    const repository = repositoryOf(configured);
    writeFileSync(join(repository, "late.py"), Buffer.from([0x61, 0x20, 0x3d, 0x20, 0xff, 0x0a]));
    const report = reportOf(
      await gateWith([server])(repository, {
        base: { kind: "exact", rev: "HEAD" },
        head: { kind: "work-tree" },
      }),
    );
    expect([report.verdict, ...report.reasons.map(({ code }) => code)]).toEqual(["fail", "new-finding"]);
    expect(JSON.stringify(report.findings)).not.toMatch(/\/tmp\/|\/root\/|\/home\//u);
  },
);

test("a finding leads to the page of its rule", () => {
  expect([
    ruleAddress({ server: "ty", code: "missing-argument" }),
    ruleAddress({ server: "pyrefly", code: "bad-assignment" }),
  ]).toEqual([
    "https://ty.dev/rules#missing-argument",
    "https://pyrefly.org/en/docs/error-kinds/#bad-assignment",
  ]);
});
