/** The command as it is called: arguments in; standard output, standard error and an exit code out. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands, type Row } from "../../src/cli/commands.ts";
import { parseFlags } from "../../src/cli/program/flags.ts";
import { runForExitCode } from "../../src/cli/program/problem.ts";
import { questionRows } from "../../src/cli/question-row.ts";
import { commandNames } from "../../src/cli/run.ts";
import { type ErrorCode, errorTable, UserError, verdictExitCode } from "../../src/model/errors.ts";
import { canonical } from "../../src/model/json.ts";
import { version } from "../../src/platform/version.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { commandFile, lanser, plainEnvironment, start } from "../support/command.ts";
import { folderOf, makeFolder, temporaryFolder } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { type InProcess, runInProcess } from "../support/in-process.ts";
import { testByNight } from "../support/night.ts";
import { commit, git, repositoryAt } from "../support/repository.ts";
import { runnerLines } from "../support/runner-commands.ts";

const made = makeFolder();
afterAll(made.remove);

/** main, and on top of it a change that breaks a caller which it does not touch. */
const repository = join(made.folder, "project");

beforeAll(async () => {
  await installedPyright();
  repositoryAt(repository, {
    "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
    "billing.py": 'from rates import rate\n\nprint(rate("a"))\n',
    "deep/notes.txt": "nothing\n",
  });
  git(repository, "switch", "--quiet", "--create", "topic");
  commit(repository, { "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n" });
});

const run = (args: readonly string[], change: InProcess = {}) => runInProcess(repository, args, change);

const rows: Readonly<Record<string, Row>> = { ...commands, ...questionRows };

/** A call and its outcome as one text. */
async function said(args: readonly string[], change: Parameters<typeof run>[1] = {}): Promise<string> {
  const { code, stdout, stderr } = await run(args, change);
  const lines = [
    `lanser ${args.join(" ")}`,
    `=> ${code}`,
    ...(stdout === "" ? [] : ["standard output:", stdout]),
    stderr,
  ];
  return lines.join("\n").trimEnd().replaceAll(made.folder, "FOLDER");
}

async function table(...calls: readonly (readonly string[])[]): Promise<string> {
  const outcomes: string[] = [];
  for (const args of calls) outcomes.push(await said(args));
  return `\n${outcomes.join("\n\n")}\n`;
}

const onTopic = [
  "gate",
  "--base",
  "main",
  "--head",
  "topic",
  "--server",
  "pyright",
  "--cache",
  sharedCache,
] as const;

describe("a mistake", () => {
  test("in the command or a flag is exit code 13 and names the nearest known one", async () => {
    expect(
      await table(
        ["gaet"],
        ["deploy"],
        ["constructor"],
        ["gate", "--bse", "main"],
        ["gate", "-base", "main"],
        ["gate", "--frobnicate"],
        ["gate", "--__proto__=1"],
        ["gate", "-x"],
        ["gate", "main"],
        ["gate", "--base"],
        ["gate", "--all=yes"],
        ["gate", "--base", "main", "--base-exact", "main"],
        ["gate", "--format", "xml"],
        ["gate", "--fail-on", "errors"],
        ["trace"],
        ["trace", "record"],
        ["trace", "replay"],
        ["trace", "replay", "nowhere"],
        ["trace", "replay", "deep"],
      ),
    ).toMatchInlineSnapshot(`
      "
      lanser gaet
      => 13
      lanser: there is no command \`gaet\`
        Did you mean \`gate\`?

      lanser deploy
      => 13
      lanser: there is no command \`deploy\`
        See: lanser --help

      lanser constructor
      => 13
      lanser: there is no command \`constructor\`
        See: lanser --help

      lanser gate --bse main
      => 13
      lanser: there is no flag \`--bse\`
        Did you mean \`--base\`?

      lanser gate -base main
      => 13
      lanser: there is no flag \`-base\`
        Did you mean \`--base\`?

      lanser gate --frobnicate
      => 13
      lanser: there is no flag \`--frobnicate\`
        See: lanser gate --help

      lanser gate --__proto__=1
      => 13
      lanser: there is no flag \`--__proto__\`
        See: lanser gate --help

      lanser gate -x
      => 13
      lanser: there is no flag \`-x\`
        See: lanser gate --help

      lanser gate main
      => 13
      lanser: gate takes only flags, not \`main\`
        To check one revision, use --head REV.

      lanser gate --base
      => 13
      lanser: --base needs a value: --base REV
        See: lanser gate --help

      lanser gate --all=yes
      => 13
      lanser: --all takes no value
        See: lanser gate --help

      lanser gate --base main --base-exact main
      => 13
      lanser: --base and --base-exact cannot be combined
        Use one of them.

      lanser gate --format xml
      => 13
      lanser: --format must be one of text, json, github, not \`xml\`
        See: lanser gate --help

      lanser gate --fail-on errors
      => 13
      lanser: --fail-on must be one of error, warning, information, hint, never, not \`errors\`
        See: lanser gate --help

      lanser trace
      => 13
      lanser: trace needs a subcommand: record, replay, refresh, drift, list, show, verify, diff, export, validate
        See: lanser trace --help

      lanser trace record
      => 13
      lanser: trace record needs --name NAME
        Use letters, digits, dots, dashes and underscores, for example: --name core

      lanser trace replay
      => 13
      lanser: trace replay needs one trace
        lanser trace replay TRACE

      lanser trace replay nowhere
      => 3
      lanser: there is no trace \`nowhere\`
        To list all traces, run: lanser trace list

      lanser trace replay deep
      => 76
      lanser: FOLDER/project/deep is not a recorded run: the folder has no traces
        Record a run with: lanser gate --trace DIR …
      "
    `);
  });

  test("in a revision, a folder or a file is exit code 13, one in the configuration 12", async () => {
    expect(
      await table(
        ["gate", "--base", "mian", "--server", "pyright"],
        ["gate", "--base", "main", "--head", "topik", "--server", "pyright"],
        ["gate", "--server", "pyright"],
        ["gate", "--base", "main", "--config", "no.yml"],
        ["gate", "--base", "main"],
        ["gate", "--base", "main", "--server", "pyrigth"],
        ["gate", "--base", "main", "--server", "pyright@1.0.0"],
      ),
    ).toMatchInlineSnapshot(`
      "
      lanser gate --base mian --server pyright
      => 13
      lanser: finding the base …
      lanser: this repository has no commit mian
        Did you mean main?

      lanser gate --base main --head topik --server pyright
      => 13
      lanser: finding the base …
      lanser: this repository has no commit topik
        Did you mean topic?

      lanser gate --server pyright
      => 13
      lanser: finding the base …
      lanser: the command names no base, and this clone has no origin/HEAD
        Name a base: --base REV (compared from the merge base) or --base-exact REV.

      lanser gate --base main --config no.yml
      => 13
      lanser: finding the base …
      lanser: the configuration no.yml cannot be read
        Check the path and its permissions.

      lanser gate --base main
      => 12
      lanser: finding the base …
      lanser: no server is configured, so Lanser started none; the repository has Python sources
        Name one on the command line:  lanser gate --server pyright
        or commit .lanser/config.yml:
        
            version: 1
            servers:
              - id: pyright

      lanser gate --base main --server pyrigth
      => 12
      lanser: finding the base …
      lanser: there is no server called pyrigth
        Did you mean pyright? To add your own server in .lanser/servers/pyrigth.yml, see docs/own-servers.md.

      lanser gate --base main --server pyright@1.0.0
      => 12
      lanser: finding the base …
      lanser: pyright 1.0.0 has no pin
        These versions are pinned: 1.1.414. To add one, run lanser pin pyright@VERSION.
      "
    `);
    const elsewhere = temporaryFolder();
    const outside = await said(["gate", "--repo", elsewhere, "--base", "main"]);
    expect(outside.split("\n").slice(1).join("\n").replaceAll(elsewhere, "ELSEWHERE")).toMatchInlineSnapshot(`
      "=> 13
      lanser: ELSEWHERE is not in a git repository with a working tree
        Name a folder inside a git repository with --repo."
    `);
  });

  test("on another system than Linux is exit code 12 in one line", async () => {
    expect(await said(onTopic.slice(0, 7), { platform: "darwin" })).toMatchInlineSnapshot(`
      "lanser gate --base main --head topic --server pyright
      => 12
      lanser: this release runs only on Linux, and this machine runs darwin
        Run Lanser on Linux."
    `);
  });
});

describe("help", () => {
  test("goes to standard output and is no failure; a command without arguments is one", async () => {
    const helps = await Promise.all([["--help"], ["-h"], ["help"], []].map((args) => run(args)));
    expect(helps.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      [0, 0, 0, 13].map((code) => ({ code, stderr: "" })),
    );
    expect(new Set(helps.map(({ stdout }) => stdout)).size).toBe(1);
    expect(await run(["--version"])).toEqual({ code: 0, stdout: `lanser ${version}\n`, stderr: "" });
    for (const args of [
      ["gate", "--help"],
      ["trace", "--help"],
      ["gate", "--base", "x", "-h"],
    ]) {
      const { code, stdout, stderr } = await run(args);
      expect({ code, stderr, isHelp: stdout.startsWith(`Usage: lanser ${args[0]}`) }).toEqual({
        code: 0,
        stderr: "",
        isHelp: true,
      });
    }
  });

  test("is one screen, and names every command", async () => {
    const { stdout } = await run(["help"]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const words = new Set(stdout.split(/\s+/u));
    const names = commandNames;
    expect(names.filter((name) => !words.has(name))).toEqual([]);
    // Nothing is named that does not exist.
    const grouped = stdout.split("More commands, by topic:\n")[1]?.split("\n\n")[0] ?? "";
    const named = grouped.split("\n").flatMap((line) => line.slice(15).trim().split(" "));
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  test("of each command fits 80 columns, and its example is a command line that it takes", async () => {
    for (const [name, row] of Object.entries(rows)) {
      const { code, stdout, stderr } = await run([...name.split(" "), "--help"]);
      expect([name, code, stderr, stdout.split("\n").filter((line) => line.length > 80)]).toEqual([
        name,
        0,
        "",
        [],
      ]);
      expect(stdout).toContain(`\nExample:\n  ${row.example}\n`);
      const [, words = ""] = row.example.split(`lanser ${name}`);
      expect(() => parseFlags(words.replaceAll(/['")]/gu, "").trim().split(" "), row.flags)).not.toThrow();
    }
  });

  test("is in short sentences", () => {
    const texts = Object.values<Row>(rows).flatMap(({ about, words = "", notes = [], flags }) => [
      about,
      words,
      ...notes,
      ...Object.values(flags).map(({ help }) => help),
    ]);
    const sentences = [...new Set(texts)].flatMap((text) => text.split(/(?<=[.;:])\s|[\n(){}]/u));
    const lengths = sentences.flatMap((one) => one.match(/[\p{L}\d'-]{2,}|\ba\b/gu)?.length ?? []);
    expect(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toBeLessThanOrEqual(14);
    expect(sentences.filter((one) => (one.match(/[\p{L}\d'-]+/gu)?.length ?? 0) > 30)).toEqual([]);
  });

  test("names every flag, and no other", async () => {
    const { stdout } = await run(["gate", "--help"]);
    const named = [...stdout.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
    const calls = await Promise.all(named.map((name) => run(["gate", `--${name}=`, "extra"])));
    expect(calls.filter(({ stderr }) => stderr.includes("there is no flag"))).toEqual([]);
    expect(named.join(" ")).toMatchInlineSnapshot(
      `"repo base base-exact head server root config settings base-dependencies scope cache fail-on format report sarif html junit rdjson evidence gitlab fresh trace allow-secrets replay steps events rewards suggest watch all show quiet verbose color"`,
    );
  });
});

describe("the gate", () => {
  test("says the whole result on standard output and only progress on standard error", async () => {
    const { code, stdout, stderr } = await lanser(onTopic, { cwd: repository, env: plainEnvironment() });
    const shown = stdout
      .replaceAll(sharedCache, "CACHE")
      .replaceAll(/\b[0-9a-f]{40}\b/g, "COMMIT")
      .replace(/Python [\d.]+/, "Python 3.x");
    expect({ code, shown: `\n${shown}` }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "shown": "
      FAIL: 1 new error from 1 edit, in 1 file that the change does not touch
        untouched files with new findings: billing.py
        what to do: Fix the edited code or the code that uses it. To accept this finding, write \`Lanser-Allow: a744a47a8182 REASON\` below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).
        reproduce: lanser gate --base-exact COMMIT --head COMMIT --server pyright

      New (1)
        \`rate\`, rates.py:1 (edited) causes 1 finding in 1 file · edit 6b5f76a22568
          1 - │ def rate(name: str) -> int:
          2 - │     return len(name)
          1 + │ def rate(name: str, year: int) -> int:
          2 + │     return len(name) + year

          billing.py:3:7 · a744a47a8182
            error: Argument missing for parameter "year" (reportCallIssue)
            3 │ print(rate("a"))
              │       ^^^^^^^^^

      1 new
      pyright 1.1.414 (Python 3.x) checked all 2 files of base and all 2 of head
      compared 92c8a3ec776a with 89b040929dd5; class new_errors (there are new errors); policy from flags, fail-on error
      process reward, a score for training agents (higher is better): pr-v2 -0.5 (diagnostics -1, safety 1, confidence 1), pr-v1 -0.1
      ",
      }
    `);
    expect(stderr.split("\n").filter((line) => line !== "" && !line.startsWith("lanser: "))).toEqual([]);
  });

  test("as JSON is canonical, follows the schema, and is what --report writes, with run.json beside it", async () => {
    const folder = temporaryFolder();
    const report = join(folder, "new", "report.json");
    const { code, stdout } = await run([...onTopic, "--format", "json", "--report", report]);
    expect(code).toBe(1);
    expect(stdout).toBe(`${canonical(JSON.parse(stdout))}\n`);
    expect(validateReportV1(JSON.parse(stdout))).toBe(true);
    expect(readFileSync(report, "utf8")).toBe(stdout);
    expect(
      Object.keys(JSON.parse(readFileSync(join(folder, "new", "run.json"), "utf8")) as object),
    ).toContain("phases");
    expect(stdout).not.toContain(made.folder);
  });

  test("in Actions logs lines that the runner takes for text, and annotations", async () => {
    const env = { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: "schedule" };
    const { code, stdout } = await run(onTopic, { env });
    expect(code).toBe(1);
    expect(runnerLines(stdout).filter((line) => !line.startsWith("│ "))).toMatchInlineSnapshot(`
      [
        "::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks billing.py:3: Argument missing for parameter "year"",
      ]
    `);
  });

  test("in Actions keeps its prefix when text is asked for, because the runner reads all the same", async () => {
    const notFolder = join(repository, "deep/notes.txt");
    const args = [...onTopic.slice(0, 7), "--cache", notFolder, "--format", "text"];
    const { code, stdout } = await run(args, {
      env: { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: "schedule" },
    });
    expect(code).toBe(11);
    expect(runnerLines(stdout).filter((line) => !line.startsWith("│ "))).toEqual([]);
  });

  test("in Actions refuses events that run with secrets, whatever is named", async () => {
    const of = (event: string) =>
      said(onTopic.slice(0, 7), { env: { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: event } });
    expect(`\n${await of("pull_request_target")}\n\n${await of("workflow_run")}\n`).toMatchInlineSnapshot(`
      "
      lanser gate --base main --head topic --server pyright
      => 12
      lanser: pull_request_target gives secrets to code that nobody has reviewed
        Use \`on: pull_request\`, which needs no secret.

      lanser gate --base main --head topic --server pyright
      => 12
      lanser: workflow_run gives secrets to code that nobody has reviewed
        Use \`on: pull_request\`, which needs no secret.
      "
    `);
  });

  test("passes a change that changes nothing, and writes the report whatever the verdict", async () => {
    const folder = folderOf({ file: "" });
    const report = join(folder, "report.json");
    const written = () => {
      const text = readFileSync(report, "utf8");
      return [(JSON.parse(text) as { verdict: string }).verdict, validateReportV1(JSON.parse(text))];
    };
    const nothing = [
      "gate",
      "--base-exact",
      "main",
      "--head",
      "main",
      "--server",
      "pyright",
      "--cache",
      sharedCache,
    ];
    expect([(await run([...nothing, "--report", report])).code, ...written()]).toEqual([0, "pass", true]);
    // A cache that is a file ends the run before a server starts.
    const broken = [...onTopic.slice(0, 7), "--cache", join(folder, "file")];
    expect([(await run([...broken, "--report", report])).code, ...written()]).toEqual([
      11,
      "inconclusive",
      true,
    ]);
    const refused = await run([...broken, "--report", join(folder, "file", "report.json")]);
    expect([
      refused.code,
      // The result is not lost with the file.
      refused.stdout.split("\n")[0],
      refused.stderr.replaceAll(folder, "THERE").split("\n").slice(-3),
    ]).toMatchInlineSnapshot(`
      [
        13,
        "INCONCLUSIVE: Lanser could not cache pyright 1.1.414: the path of the cache is not a folder",
        [
          "lanser: cannot write the report to THERE/file/report.json",
          "  Check the path and its permissions.",
          "",
        ],
      ]
    `);
  });

  test("takes relative paths from where npm was called", async () => {
    const elsewhere = temporaryFolder();
    writeFileSync(join(made.folder, "gate.yml"), "version: 1\nservers: [{ id: pyright }]\n");
    const deep = join(repository, "deep");
    const paths = [
      "--repo",
      "..",
      "--config",
      "../../gate.yml",
      "--cache",
      "notes.txt",
      "--report",
      "../../out/report.json",
    ];
    const args = ["gate", "--base", "main", "--head", "topic", ...paths];
    const fromNpm = { LANSER_CALLED_FROM: deep };
    const { code, stdout } = await lanser(args, { cwd: elsewhere, env: plainEnvironment(fromNpm) });
    expect([code, stdout.split("\n")[0]]).toMatchInlineSnapshot(`
      [
        11,
        "INCONCLUSIVE: Lanser could not cache pyright 1.1.414: the path of the cache is not a folder",
      ]
    `);
    expect(existsSync(join(made.folder, "out", "report.json"))).toBe(true);
    // npm sets a variable like it in every script, also in one that has changed its folder.
    const left = await lanser(["gate", "--base", "main"], {
      cwd: elsewhere,
      env: plainEnvironment({ INIT_CWD: deep, npm_lifecycle_event: "check" }),
    });
    expect([
      left.code,
      left.stderr.split("\n")[0]?.replaceAll(elsewhere, "ELSEWHERE"),
    ]).toMatchInlineSnapshot(`
      [
        13,
        "lanser: ELSEWHERE is not in a git repository with a working tree",
      ]
    `);
  });
});

describe("an exit code", () => {
  test("is one of the table, and every kind of end has one", async () => {
    const host = { stderr: { isTerminal: false, write: () => undefined } };
    const of = (error: unknown) => runForExitCode(host, () => Promise.reject(error));
    const codes: Record<string, number> = { ...verdictExitCode };
    for (const code of Object.keys(errorTable) as ErrorCode[])
      codes[code] = await of(new UserError(code, "x"));
    for (const thrown of [new Error("x"), new TypeError("x"), "text", undefined, null])
      codes[String(thrown)] = await of(thrown);
    expect(codes).toMatchInlineSnapshot(`
      {
        "Error: x": 14,
        "TypeError: x": 14,
        "ambiguous": 4,
        "apply-conflict": 70,
        "bad-configuration": 12,
        "bad-selector": 2,
        "broken": 14,
        "cancelled": 73,
        "content-modified": 74,
        "fail": 1,
        "inconclusive": 11,
        "indexing-unsupported": 75,
        "machine-limit": 78,
        "no-base": 13,
        "no-git": 12,
        "no-merge-base": 13,
        "no-repository": 13,
        "no-server": 12,
        "not-found": 3,
        "null": 14,
        "outside": 77,
        "pass": 0,
        "replay-mismatch": 76,
        "report-refused": 11,
        "server-crashed": 65,
        "server-not-started": 66,
        "server-timeout": 64,
        "text": 14,
        "undefined": 14,
        "unknown-revision": 13,
        "unknown-server": 12,
        "unknown-version": 12,
        "unreadable-file": 13,
        "unsafe-trigger": 12,
        "unsupported-capability": 72,
        "unsupported-platform": 12,
        "usage": 13,
        "version-skew": 10,
        "write-denied": 71,
      }
    `);
  });

  test("of 2 to 10 and of 64 on means one thing, as the contract has it", () => {
    const rows = Object.entries(errorTable).filter(([, { exitCode }]) => exitCode <= 10 || exitCode >= 64);
    expect(Object.fromEntries(rows.map(([code, { exitCode }]) => [exitCode, code]))).toMatchInlineSnapshot(`
      {
        "10": "version-skew",
        "2": "bad-selector",
        "3": "not-found",
        "4": "ambiguous",
        "64": "server-timeout",
        "65": "server-crashed",
        "66": "server-not-started",
        "70": "apply-conflict",
        "71": "write-denied",
        "72": "unsupported-capability",
        "73": "cancelled",
        "74": "content-modified",
        "75": "indexing-unsupported",
        "76": "replay-mismatch",
        "77": "outside",
        "78": "machine-limit",
      }
    `);
    expect(new Set(rows.map(([, { exitCode }]) => exitCode)).size).toBe(rows.length);
  });

  test("may be another at another time only for what no person has to mend", () => {
    const codes = Object.keys(errorTable) as ErrorCode[];
    expect(codes.filter((code) => new UserError(code, "x").retryable)).toMatchInlineSnapshot(`
      [
        "ambiguous",
        "version-skew",
        "server-timeout",
        "server-crashed",
        "server-not-started",
        "machine-limit",
        "cancelled",
        "content-modified",
      ]
    `);
  });

  test("of an internal error is 14, with a stack whose every line is quoted", async () => {
    const stdout = {
      isTerminal: false,
      write: () => {
        throw new Error("planned\n::error::x");
      },
    };
    const { code, stderr } = await run(["--help"], { stdout });
    const lines = stderr.split("\n");
    expect([code, ...lines.slice(0, 3), lines.at(-2)]).toMatchInlineSnapshot(`
      [
        14,
        "lanser: internal error (a broken invariant)",
        "│ Error: planned",
        "│ ::error::x",
        "  This is an internal error. Report it with the stack trace.",
      ]
    `);
    expect(lines.slice(1, -2).filter((line) => !line.startsWith("│ "))).toEqual([]);
    expect(lines.some((line) => /^│ +at /.test(line))).toBe(true);
  });

  test("of a defect in a callback is 14 too, never Node's own 1", async () => {
    // Not before the command listens for it.
    const defect = `process.on("newListener", (name) => {
      if (name === "uncaughtException") setImmediate(() => { throw new Error("planned"); });
    });`;
    const env = plainEnvironment({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(defect)}`,
    });
    const { code, stderr } = await lanser(["gate", "--base", "main"], { cwd: repository, env });
    expect([code, ...stderr.split("\n").slice(0, 2)]).toEqual([
      14,
      "lanser: internal error (a broken invariant)",
      "│ Error: planned",
    ]);
  });

  testByNight("does not change when somebody stops reading", async () => {
    const line = [
      "bash",
      "-o",
      "pipefail",
      "-c",
      `'${process.execPath}' '${commandFile}' gate --help | true`,
    ];
    expect(await start(line, { cwd: repository, env: plainEnvironment() }).ended).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
  });
});
