/** A change of the server's own configuration: base's decides, head's is shown beside it, and a replay says the same. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf, rewardLine } from "../support/account.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { type Nightly, rowsOfNow, testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const config = (settings: object) => `${JSON.stringify(settings, null, 2)}\n`;

/** An optional attribute, an unknown one, and a type that standard mode leaves open. */
const app = `def find(name: str) -> str | None:
    return name or None


def size(names) -> int:
    return len(names.missing) + len(find("a").strip()) + "".nothing
`;
const shop: Files = { "app.py": app, "lib/extra.py": "x: int = ''\n" };
/** One more error, so that something is new. */
const worse = { "app.py": `${app}\n\nlate: int = "x"\n` };

type Case = Nightly & {
  readonly name: string;
  readonly base: Files;
  readonly head: Files;
  readonly says: readonly string[];
};

const cases: readonly Case[] = [
  {
    name: "loosens a rule in pyrightconfig.json",
    base: { ...shop, "pyrightconfig.json": config({ typeCheckingMode: "standard" }) },
    head: { ...worse, "pyrightconfig.json": config({ typeCheckingMode: "off" }) },
    says: [
      "inconclusive: configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:9 reportAssignmentType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 4, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "adds pyrightconfig.json that leaves a folder out",
    byNight: true,
    base: shop,
    head: { ...worse, "pyrightconfig.json": config({ exclude: ["lib"] }) },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "adds [tool.pyright] to a new pyproject.toml",
    byNight: true,
    base: shop,
    head: {
      ...worse,
      "pyproject.toml": "[tool.pyright]\nreportOptionalMemberAccess = false\nreportAssignmentType = false\n",
    },
    says: [
      "inconclusive: configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:9 reportAssignmentType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyproject.toml: head changes the server's own configuration; Lanser checked head with base's; hides 3, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "adds [tool.pyright] to a pyproject.toml that had none",
    byNight: true,
    base: { ...shop, "pyproject.toml": '[project]\nname = "shop"\n' },
    head: { ...worse, "pyproject.toml": '[project]\nname = "shop"\n\n[tool.pyright]\nignore = ["app.py"]\n' },
    says: [
      "inconclusive: configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:9 reportAssignmentType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyproject.toml: head changes the server's own configuration; Lanser checked head with base's; hides 3, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "changes pyproject.toml, and says nothing else to pyright",
    base: { ...shop, "pyproject.toml": '[project]\nname = "shop"\n' },
    head: { ...worse, "pyproject.toml": '[project]\nname = "store"\n' },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
    ],
  },
  {
    name: "removes a strict configuration",
    byNight: true,
    base: { ...shop, "pyrightconfig.json": config({ strict: ["app.py"] }) },
    head: { ...worse, "pyrightconfig.json": null },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:5 reportMissingParameterType",
      "unchanged app.py:5 reportUnknownParameterType",
      "unchanged app.py:6 reportUnknownVariableType",
      "unchanged app.py:6 reportUnknownArgumentType",
      "unchanged app.py:6 reportUnknownMemberType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportUnknownMemberType",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 6, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "removes pyrightconfig.json, so that pyproject.toml comes to light",
    byNight: true,
    base: {
      ...shop,
      "pyrightconfig.json": config({}),
      "pyproject.toml": "[tool.pyright]\nreportAssignmentType = false\n",
    },
    head: { ...worse, "pyrightconfig.json": null },
    says: [
      "inconclusive: configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:9 reportAssignmentType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 2, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "adds pyrightconfig.json, which hides pyproject.toml",
    base: { ...shop, "pyproject.toml": '[tool.pyright]\nexclude = ["lib"]\n' },
    head: { ...worse, "pyrightconfig.json": config({}) },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 0, adds 1",
      "head was checked under its own, too",
    ],
  },
  {
    name: "changes a file that is extended",
    byNight: true,
    base: {
      ...shop,
      "pyrightconfig.json": config({ extends: "rules/common.json" }),
      "rules/common.json": config({ reportOptionalMemberAccess: "warning" }),
    },
    head: {
      ...worse,
      "rules/common.json": config({ reportOptionalMemberAccess: "none", reportAssignmentType: "none" }),
    },
    says: [
      "inconclusive: configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:9 reportAssignmentType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration rules/common.json: head changes the server's own configuration; Lanser checked head with base's; hides 3, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "extends a new file",
    byNight: true,
    base: { ...shop, "pyrightconfig.json": config({}) },
    head: {
      ...worse,
      "pyrightconfig.json": config({ extends: "loose.json" }),
      "loose.json": config({ typeCheckingMode: "off" }),
    },
    says: [
      "inconclusive: configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:9 reportAssignmentType",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration loose.json, pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 4, adds 0",
      "head was checked under its own, too",
    ],
  },
  {
    name: "breaks the JSON",
    base: { ...shop, "pyrightconfig.json": config({ reportOptionalMemberAccess: "none" }) },
    head: { ...worse, "pyrightconfig.json": '{"typeCheckingMode": \n' },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; the check with head's own configuration failed: pyrightconfig.json could not be read: the file is not valid JSON; hides null, adds null",
      "head was checked under its own, too",
    ],
  },
  {
    name: "points outside of the project",
    byNight: true,
    base: { ...shop, "pyrightconfig.json": config({}) },
    head: { ...worse, "pyrightconfig.json": config({ extraPaths: ["../../elsewhere"] }) },
    says: [
      'fail: new-finding, 1 new error; outside, pyright on head, with the configuration of head: pyrightconfig.json:3: "extraPaths" points outside the project: ../../elsewhere',
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      'reward none, not scored: pyright on head, with the configuration of head: pyrightconfig.json:3: "extraPaths" points outside the project: ../../elsewhere; 1 new',
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; the check with head's own configuration failed: pyrightconfig.json:3: \"extraPaths\" points outside the project: ../../elsewhere; hides null, adds null",
      "head was checked under its own, too",
    ],
  },
  {
    name: "tightens the rules",
    base: { ...shop, "pyrightconfig.json": config({ typeCheckingMode: "basic" }) },
    head: { ...worse, "pyrightconfig.json": config({ typeCheckingMode: "strict" }) },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 0, adds 6",
      "head was checked under its own, too",
    ],
  },
  {
    name: "rewrites pyrightconfig.json without changing what it says",
    byNight: true,
    base: { ...shop, "pyrightconfig.json": '{"exclude": ["old"], "reportAssignmentType": true}' },
    head: {
      ...worse,
      "pyrightconfig.json": '{\n  // as ever\n  "exclude": ["old"],\n  "reportAssignmentType": true,\n}\n',
    },
    says: [
      "fail: new-finding, 1 new error",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "new app.py:9 reportAssignmentType",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward -0.5; 1 new",
    ],
  },
];

function told(report: Report, traces: readonly string[]): string[] {
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}, ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }),
    `reward ${rewardLine(report)}`,
    ...report.policyChanges.map(
      ({ kind, files, message, hides, adds }) =>
        `${kind} ${files.join(", ")}: ${message}; hides ${hides}, adds ${adds}`,
    ),
    ...(traces.includes("pyright.self.trace.jsonl") ? ["head was checked under its own, too"] : []),
  ];
}

describe("head", () => {
  const rows = rowsOfNow(cases).map((row) => [row.name, row] as const);
  test.each(rows)("%s: base's configuration decides", async (_, { base, head, says }) => {
    const traceFolder = temporaryFolder();
    const report = reportOf(await gate(repositoryOf(base, head), { traceFolder }));
    const lines = told(report, readdirSync(traceFolder));
    const replayed = await replayRun(traceFolder);
    expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
      serializeReport(report),
    );
    expect(lines).toEqual(says);
  });
});

test("a base whose own configuration is broken is inconclusive, and head's does not mend it", async () => {
  const base = { ...shop, "pyrightconfig.json": "{" };
  const report = reportOf(await gate(repositoryOf(base, { ...worse, "pyrightconfig.json": config({}) })));
  expect(told(report, [])).toMatchInlineSnapshot(`
    [
      "inconclusive: server-configuration, pyright on base and head: pyrightconfig.json could not be read: the file is not valid JSON",
      "reward none, not scored: pyright on base and head: pyrightconfig.json could not be read: the file is not valid JSON; 4 files without a result",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides null, adds null",
    ]
  `);
});

testByNight("what earns under head's configuration alone earns nothing", async () => {
  const base = { ...shop, "pyrightconfig.json": config({ reportOptionalMemberAccess: "error" }) };
  const head = { "app.py": `${app}\n`, "pyrightconfig.json": config({ typeCheckingMode: "off" }) };
  const report = reportOf(await gate(repositoryOf(base, head)));
  expect(told(report, [])).toMatchInlineSnapshot(`
    [
      "pass: clean, nothing new in 2 files",
      "unchanged app.py:6 reportOptionalMemberAccess",
      "unchanged app.py:6 reportAttributeAccessIssue",
      "unchanged lib/extra.py:1 reportAssignmentType",
      "reward 0",
      "server-configuration pyrightconfig.json: head changes the server's own configuration; Lanser checked head with base's; hides 3, adds 0",
    ]
  `);
});

test("a folder that head's own marker hides from the server is no silent pass", async () => {
  const base = { "main.py": "print(1)\n", "app/a.py": "x: int = 1\n" };
  const head = { "app/a.py": "x: int = ''\n", "app/pyvenv.cfg": "home = /usr/bin\n" };
  const report = reportOf(await gate(repositoryOf(base, head)));
  expect(report).not.toMatchObject({ verdict: "pass", policyChanges: [], unknown: [], limits: [] });
});

test("what links to the user's own folders is neither followed nor touched", async () => {
  const repository = repositoryOf({ ...shop, ".gitignore": ".venv\n" }, worse);
  const precious = join(repository, ".venv/etc/data.json");
  write(repository, { ".venv/etc/data.json": config({ typeCheckingMode: "off" }) });
  commit(repository, { "pyrightconfig.json": config({ extends: ".venv/etc/data.json" }) });
  const { report, exitCode, error } = await gate(repository);
  expect(error).toBeUndefined();
  expect([report?.verdict, exitCode, existsSync(precious)]).toEqual(["inconclusive", 11, true]);
});

test.each([
  ["a folder where base has the file", { "pyrightconfig.json/x.json": "{}" }, ["pyrightconfig.json"]],
  ["a file where base has its folder", { conf: "x" }, ["conf/base.json"]],
] as const)("head may have %s", async (_, added, removed) => {
  const base = {
    ...shop,
    "pyrightconfig.json": config({ extends: "conf/base.json" }),
    "conf/base.json": config({ typeCheckingMode: "standard" }),
  };
  const repository = repositoryOf(base);
  for (const path of removed) rmSync(join(repository, path));
  if ("conf" in added) rmSync(join(repository, "conf"), { recursive: true });
  commit(repository, { ...worse, ...added });
  const { report, error } = await gate(repository);
  expect(error).toBeUndefined();
  expect([report?.verdict, report?.counts.new]).toEqual(["fail", 1]);
});
