/** The whole gate on the real ruff: what it finds, what is not believed, and what it leaves alone. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { ruleAddress } from "../../src/report/rules.ts";
import { installServer } from "../../src/servers/install.ts";
import { findPin, shippedPins } from "../../src/servers/pins.ts";
import { ruff } from "../../src/servers/ruff/profile.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { plainEnvironment } from "../support/command.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, folderOf, temporaryFolder } from "../support/files.ts";
import type { GateOptions } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("ruff");
}, 120_000);

const gateRuff = gateWith(["ruff"]);
const rules = { "ruff.toml": '[lint]\nselect = ["E", "F"]\n' };

/** The verdict, each finding, and why there is no reward; a recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files, options: GateOptions = {}): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateRuff(repositoryOf(base, head), { traceFolder, ...options }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...report.unchecked.map(({ path, why }) => `unchecked ${path}: ${why}`),
    ...(report.reward === null ? [`no reward: ${report.unscored}`] : ["a reward"]),
  ];
}

describe("a finding", () => {
  test("is new, fixed or hidden by a comment, and no reward is paid for what is not probed", async () => {
    const base = {
      ...rules,
      "old.py": "print(lost)\n",
      "mended.py": "print(gone)\n",
      "hidden.py": "import os\n",
      "block.py": "import os\n",
    };
    const head = {
      "new.py": "import os\n",
      "mended.py": "gone = 1\nprint(gone)\n",
      "hidden.py": "import os  # noqa: F401\n",
      "block.py": "# ruff: disable[F401]\nimport os\n# ruff: enable[F401]\n",
    };
    expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 1 new error",
        "suppressed block.py:1 F401",
        "suppressed hidden.py:1 F401",
        "fixed mended.py:1 F821",
        "new new.py:1 F401",
        "unchanged old.py:1 F821",
        "no reward: not scored: with ruff, Lanser cannot prove that an error is fixed: nobody has measured how the server answers probes",
      ]
    `);
  });

  test("leads to the page of its rule", () => {
    expect([
      ruleAddress({ server: "ruff", code: "F401" }),
      ruleAddress({ server: "ruff", code: "invalid-syntax" }),
      ruleAddress({ server: "ruff", code: null }),
    ]).toEqual(["https://docs.astral.sh/ruff/rules/F401", null, null]);
  });
});

describe("what ruff looks at", () => {
  test("is what its command does: no ignored file, no excluded one, and a notebook is said to be left out", async () => {
    const base = {
      "ruff.toml": 'extend-exclude = ["made"]\n',
      ".gitignore": "built\n",
      "a.py": "a = 1\n",
    };
    const head = {
      "made/b.py": "print(lost)\n",
      "c.py": "print(lost)\n",
      "d.ipynb": '{"cells": []}\n',
    };
    const repository = repositoryOf(base, head);
    // Tracked although it is ignored.
    writeFileSync(join(repository, ".gitignore"), "c.py\n");
    const { commit } = await import("../support/repository.ts");
    commit(repository, {});
    const report = reportOf(await gateRuff(repository, { base: { kind: "exact", rev: "HEAD~2" } }));
    expect([
      report.verdict,
      ...findingLines(report),
      ...report.unchecked.map(({ path, why }) => `${path}: ${why}`),
    ]).toMatchInlineSnapshot(`
      [
        "pass",
        "c.py: no program of ruff includes it",
        "d.ipynb: no program of ruff includes it",
        "made/b.py: no program of ruff includes it",
      ]
    `);
  });

  test("a change that takes a checked file out of it does not pass", async () => {
    const said = await told({ ...rules, "a.py": "a = 1\n" }, { ".gitignore": "a.py\n" });
    expect(said[0]).toMatchInlineSnapshot(
      `"inconclusive: server-not-ready: ruff on head: ruff did not print how many files it checked; unchecked-files: the server checked these files in base, but skips them in head, where they still exist: a.py"`,
    );
  });
});

describe("a configuration", () => {
  test.each([
    ["of base that is broken", { "ruff.toml": "bogus = 1\n" }, {}],
    ["of head that is broken", rules, { "ruff.toml": "bogus = 1\n" }],
    ["that asks for another version", { "ruff.toml": 'required-version = "==0.1.0"\n' }, {}],
    ["that reads a file from elsewhere", { "ruff.toml": 'extend = "../ruff.toml"\n' }, {}],
    ["that reads one by the environment", { "ruff.toml": 'extend = "$HOME/ruff.toml"\n' }, {}],
    [
      "that asks for fixes, a cache, a file and another format",
      {
        "ruff.toml":
          'fix = true\nunsafe-fixes = true\ncache-dir = "kept"\noutput-format = "github"\n[lint]\nselect = ["F"]\n',
      },
      {},
    ],
  ])("%s", async (_, base, head) => {
    expect(await told({ ...base, "a.py": "a = 1\n" }, { ...head, "a.py": "import os\n" })).toMatchSnapshot();
  });

  test("is each file's own, with what it extends; of pyproject.toml what ruff reads", () => {
    const root = folderOf({
      "pyproject.toml": '[project]\nname = "x"\nrequires-python = ">=3.12"\n[tool.other]\na = 1\n',
      "one/ruff.toml": 'extend = "../shared.toml"\n',
      "two/.ruff.toml": "line-length = 99\n",
      "shared.toml": "line-length = 88\n",
      "node_modules/x/ruff.toml": "",
    });
    const tree = { root, projects: ["."], apart: [] };
    expect([ruff.configurationFiles(tree), ruff.configuration(tree)]).toMatchInlineSnapshot(`
      [
        [
          "one/ruff.toml",
          "pyproject.toml",
          "shared.toml",
          "two/.ruff.toml",
        ],
        "[["one/ruff.toml","extend = \\"../shared.toml\\"\\n"],["pyproject.toml",{"python":">=3.12"}],["shared.toml","line-length = 88\\n"],["two/.ruff.toml","line-length = 99\\n"]]",
      ]
    `);
  });
});

test("nothing of the repository is written, and no cache is left", async () => {
  const repository = repositoryOf({ ...rules, "a.py": "import os\n" }, { "a.py": "import os\nimport sys\n" });
  await gateRuff(repository);
  expect([".ruff_cache", "kept"].filter((name) => existsSync(join(repository, name)))).toEqual([]);
  expect(readFileSync(join(repository, "a.py"), "utf8")).toBe("import os\nimport sys\n");
});

test("the wheel is the pinned one, or nothing is installed", async () => {
  const pin = findPin(shippedPins, "ruff", undefined);
  if (pin?.source.kind !== "wheel") return expect.fail();
  const zeros = "0".repeat(64);
  const { wheels } = pin.source;
  const host = { ...realHost(), env: plainEnvironment() };
  const install = async (changed: Partial<typeof pin>, env = host.env) => {
    const options = { cacheFolder: temporaryFolder(), forbidden: [], progress: () => undefined };
    const done = await installServer({ ...host, env }, { ...pin, ...changed }, options);
    return done.kind === "failed" ? `${done.code}: ${done.message}` : done.kind;
  };
  const other = { ...wheels, sha256: { x64: zeros, arm64: zeros } };
  expect({
    "another hash": await install({ source: { kind: "wheel", wheels: other } }),
    "no hash": await install({
      source: { kind: "wheel", wheels: { ...wheels, sha256: { x64: "", arm64: "" } } },
    }),
    "another package": await install({ source: { kind: "wheel", wheels: { ...wheels, package: "rough" } } }),
    "npm's": await install({
      source: {
        kind: "npm",
        manifest: { name: "a", version: "1", private: true },
        lock: { lockfileVersion: 3, packages: {} },
      },
    }),
    "no Python": await install({}, { ...host.env, PATH: "/nonexistent" }),
  }).toMatchInlineSnapshot(`
    {
      "another hash": "digest-mismatch: pip could not install ruff 0.17.5: the wheel differs from the pinned one",
      "another package": "install-failed: Lanser refuses the pin of ruff 0.17.5: the pinned wheels are not those of ruff 0.17.5",
      "no Python": "install-failed: the cache has no ruff 0.17.5, and PATH has no Python",
      "no hash": "install-failed: Lanser refuses the pin of ruff 0.17.5: the pin has no sha256 for x64",
      "npm's": "install-failed: Lanser refuses the pin of ruff 0.17.5: ruff is not installed from npm",
    }
  `);
});
