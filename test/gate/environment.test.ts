/** A committed trace where other packages lie beside Python than when it was recorded. */
import { chmodSync, readFileSync, renameSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import type { Environment } from "../../src/session/observe/environment.ts";
import { compareFacts } from "../../src/traces/drift/classes.ts";
import type { RecordedRun } from "../../src/verdict/record.ts";
import { environmentOf } from "../../src/workspace/header.ts";
import { rechained, told, wholeTrace } from "../session/trace/written.ts";
import { temporaryFolder, write } from "../support/files.ts";
import { gate, sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { facts, finding, observation } from "../traces/drift/values.ts";

sharePyright();

const sources = {
  "a.py": "from tool import make\n\nx: int = make()\n",
  ".lanser/config.yml": "version: 1\nservers:\n  - id: pyright\n",
  "requirements.txt": "tool\n",
};

/** A Python that has one package, in version 1.0, and a recording that was made with it. */
async function recorded() {
  const folder = temporaryFolder();
  const packages = join(folder, "site-packages");
  const answer = {
    executable: "/bin/sh",
    version: [3, 12, 1, "final", 0],
    path: [],
    prefix: "/usr",
    packages: [packages],
  };
  write(folder, {
    python3: `#!/bin/sh\nprintf '%s\\n' '${JSON.stringify(answer)}'\n`,
    "site-packages/tool/py.typed": "",
    "site-packages/tool/__init__.py": "def make() -> int: ...\n",
    "site-packages/tool-1.0.dist-info/METADATA": "Name: tool\nRequires-Dist: needed\n",
    "site-packages/needed-1.0.dist-info/METADATA": "",
  });
  chmodSync(join(folder, "python3"), 0o755);
  const repository = repositoryOf(sources);
  const env = { PATH: [folder, process.env["PATH"]].join(delimiter) };
  const trace = (...args: readonly string[]) =>
    runInProcess(repository, ["trace", ...args, "--cache", sharedCache], { env });
  const { code, stderr } = await trace("record", "--name", "core");
  if (code !== 0) throw new Error(stderr);
  commit(repository, {});
  const live = () =>
    gate(repository, {
      base: { kind: "exact", rev: "HEAD" },
      policy: { servers: [], file: undefined, failOn: undefined, where: "terminal", replay: "live" },
      host: (host) => ({ ...host, env: { ...host.env, ...env } }),
    });
  return { packages, trace, live };
}

const harbour = new URL("../traces/harbour/pyright.base.trace.jsonl", import.meta.url);

test("folders of dependencies are compared whatever their order: a header is read in that of its keys", () => {
  const { header } = wholeTrace(readFileSync(harbour));
  const run = header.run as RecordedRun;
  const [one, two] = ["a", "b"].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];
  const environment = (dependencies: Readonly<Record<string, string>>) =>
    environmentOf(header, { ...run, dependencies });
  expect(environment({ node_modules: one, ".venv": two })).toEqual(
    environment({ ".venv": two, node_modules: one }),
  );
  expect(environment({ node_modules: one })).not.toEqual(environment({ node_modules: two }));
});

test("packages that nothing imports are a note; of an older trace, which names none, the results decide", () => {
  const { header } = wholeTrace(readFileSync(harbour));
  const run = header.run as RecordedRun;
  const [one, two] = ["a", "b"].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];
  const [full, empty] = [
    observation({ "m.py": [finding(1, "reportCall", "m")] }),
    observation({ "m.py": [] }),
  ];
  const environment = (digest: string, imported?: Readonly<Record<string, string>>) =>
    environmentOf(header, {
      ...run,
      dependencies: { node_modules: digest },
      ...(imported === undefined ? {} : { imported }),
    });
  const compared = (wanted: Environment, got: Environment, answers = empty) => {
    const { class: of, notes } = compareFacts(facts(full, wanted), facts(answers, got));
    return [of, notes?.length ?? 0];
  };
  const [old, now] = [environment(one), environment(two, {})];
  expect([compared(old, now, full), compared(old, now)]).toEqual([
    ["D0", 0],
    ["D9", 0],
  ]);
  const recorded = environment(one, {});
  expect([compared(recorded, now, full), compared(recorded, now)]).toEqual([
    ["D0", 1],
    ["D4", 1],
  ]);
  expect(compared(environment(one, { tool: "1.0" }), environment(one, { tool: "1.1" }), full)).toEqual([
    "D9",
    0,
  ]);
});

test.each([
  ["dependencies", { x: 1 }],
  ["dependencies", null],
  ["packages", {}],
  ["packages", "1.0"],
])("a trace whose %s are %j is refused before anybody compares them", (name, value) => {
  const [first = "", ...entries] = readFileSync(harbour, "utf8").trimEnd().split("\n");
  const header = JSON.parse(first) as { m: { run: object } };
  header.m.run = { ...header.m.run, [name]: value };
  const lines = rechained([JSON.stringify(header), ...entries]);
  expect(told(Buffer.from(`${lines.join("\n")}\n`))).toContain("not-following-schema, line 1");
});

describe("packages beside Python that are others than when a trace was recorded", () => {
  test("are reported instead of a fault of the server, where its answers differ", async () => {
    const { packages, trace, live } = await recorded();
    write(packages, { "tool/__init__.py": "def make() -> str: ...\n" });
    renameSync(join(packages, "tool-1.0.dist-info"), join(packages, "tool-1.1.dist-info"));

    const { code, stdout } = await trace(
      "drift",
      "--trace",
      "core",
      "--runs",
      "1",
      "--schedules",
      "canonical",
    );
    expect(`${stdout}exit code ${code}`.replaceAll(/sha256:\w+/g, "DIGEST")).toMatchInlineSnapshot(`
      "incomparable: the environments of the compared runs differ
        core, pyright 1.1.414
        canonical order: 1 run, one result
        result, with 95 % confidence: less than 95 % of canonical runs differ
        chance to detect a flake, by its share of runs: 20 % at 20 %, 10 % at 10 %, 5 % at 5 %, 2 % at 2 %

      Recording compared with the first run: 1 × another environment (D9)
          the session
            - imported packages: tool 1.0; DIGEST
            + imported packages: tool 1.1; DIGEST
        The recording comes from another environment, so the comparison shows nothing about the server. Use the same
        tree, interpreter and packages, or record the trace again here and review it: lanser trace refresh TRACE
      exit code 76"
    `);

    const { report, exitCode } = await live();
    const [replayed] = report?.replay?.traces ?? [];
    expect([
      exitCode,
      replayed?.state,
      replayed?.class,
      replayed?.message,
      replayed?.advice[0],
    ]).toMatchInlineSnapshot(`
      [
        11,
        "inconclusive",
        "D9",
        "the recording of pyright 1.1.414 is from another environment",
        "Install the recorded versions, or record it again with the current ones: lanser trace refresh",
      ]
    `);
    const digests = [replayed?.wanted, replayed?.got];
    expect(digests.map((one) => one?.replace(/[0-9a-f]{16}$/, "DIGEST"))).toMatchInlineSnapshot(`
      [
        "imported packages: tool 1.0; sha256:DIGEST",
        "imported packages: tool 1.1; sha256:DIGEST",
      ]
    `);
    expect(digests[0]).not.toBe(digests[1]);
  });

  test("are named where an imported package needs another version, also where the answers are the same", async () => {
    const { packages, trace } = await recorded();
    renameSync(join(packages, "needed-1.0.dist-info"), join(packages, "needed-1.1.dist-info"));
    const { code, stdout } = await trace("drift", "--trace", "core", "--runs", "1");
    expect([code, stdout.match(/^ *[-+] imported packages: [^;]*/gmu)?.map((line) => line.trim())]).toEqual([
      76,
      ["- imported packages: needed 1.0", "+ imported packages: needed 1.1"],
    ]);
  });

  test("are a note where no file imports them", async () => {
    const { packages, trace } = await recorded();
    write(packages, { "other/__init__.py": "", "other-3.0.dist-info/METADATA": "" });
    const { code, stdout } = await trace("drift", "--trace", "core", "--runs", "1");
    expect([
      code,
      stdout.split("\n")[0],
      stdout.match(/ {2}this does not affect the result: [^:]*/u)?.[0],
    ]).toEqual([
      0,
      "stable: every run gave the same result",
      "  this does not affect the result: packages next to the toolchain",
    ]);
  });

  test("are nothing where the answers are the same", async () => {
    const { packages, live } = await recorded();
    write(packages, { "other-3.0.dist-info/METADATA": "" });
    const { report, exitCode } = await live();
    expect([exitCode, report?.replay?.traces.map(({ state }) => state)]).toEqual([0, ["equal"]]);
  });

  test("excuse nothing where they are the same by name and version", async () => {
    const { packages, live } = await recorded();
    write(packages, { "tool/__init__.py": "def make() -> str: ...\n" });
    const { report, exitCode } = await live();
    expect([exitCode, report?.replay?.traces.map(({ state, class: of }) => [state, of])]).toEqual([
      1,
      [["different", "D4"]],
    ]);
  });
});
