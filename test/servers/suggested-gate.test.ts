/** The gate that asks real servers what they would do about what is new: what they offer, and that nothing else is another. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { openTraceFile } from "../../src/session/trace/source.ts";
import { replayOffline } from "../../src/traces/replay/offline.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingInWords, reportOf } from "../support/account.ts";
import { installed, only } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

type Case = {
  readonly server: string;
  readonly base: Files;
  readonly head: Files;
  /** Absent: the server, by its name. */
  readonly policy?: GateOptions["policy"];
  /** Each finding with what is suggested. */
  readonly wanted: readonly string[];
} & Nightly;

const strict = '{ "compilerOptions": { "strict": true, "module": "nodenext" }, "include": ["src"] }\n';
const shop = {
  "tsconfig.json": strict,
  "package.json": '{ "type": "module" }\n',
  "src/rate.ts": "export const rate = 1;\n",
};

const cases: readonly Case[] = [
  {
    server: "ruff",
    base: { "ruff.toml": '[lint]\nselect = ["F"]\n', "old.py": "import os\n", "a.py": "a = 1\nb = 2\n" },
    head: { "a.py": "import os\nimport sys\n\na = sys.argv\nb = 2\n", "b.py": "print(lost)\n" },
    wanted: ["new a.py:1 F401: 1 import os ->", "new b.py:1 F821"],
  },
  {
    server: "typescript",
    base: shop,
    head: { "src/late.ts": "export const late = rate + 1;\n" },
    wanted: [
      'new src/late.ts:1 2304: 1 export const late = rate + 1; -> import { rate } from "./rate.js";||export const late = rate + 1;',
    ],
  },
  {
    // 6.0.2 puts a command behind every edit, so none of them is taken.
    server: "typescript-language-server",
    byNight: true,
    base: shop,
    head: { "src/late.ts": 'import { rate } from "./rate.js";\n\nexport const late = rat + 1;\n' },
    wanted: ["new src/late.ts:3 2552"],
  },
  {
    // By day the Action's own test has it.
    server: "shellcheck",
    byNight: true,
    base: { "old.sh": "#!/bin/sh\necho $1\n" },
    head: { "new.sh": "#!/bin/sh\necho $1\n" },
    wanted: ['new new.sh:2 SC2086: 2 echo $1 -> echo "$1"'],
  },
  {
    server: "eslint",
    byNight: true,
    base: {
      "eslint.config.mjs": 'export default [{ rules: { "no-var": "error", "no-debugger": "error" } }];\n',
      ".lanser/config.yml":
        "version: 1\nservers: [{ id: eslint, trust: executes-repository, sandbox: none }]\n",
      "old.js": "export var old = 1;\n",
    },
    head: { "new.js": "// é\nvar fresh = 1;\ndebugger;\nexport { fresh };\n" },
    policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
    wanted: ["new new.js:2 no-var: 2 var fresh = 1; -> let fresh = 1;", "new new.js:3 no-debugger"],
  },
  {
    server: "clangd",
    byNight: true,
    base: {
      "compile_commands.json": JSON.stringify([
        { directory: ".", file: "a.cpp", arguments: ["c++", "-c", "a.cpp"] },
      ]),
      "a.cpp": "int old() { return 1; }\n",
    },
    head: { "a.cpp": "int old() { return 1; }\nint fresh() { return 2 }\n" },
    wanted: ["new a.cpp:2 expected_semi_after_stmt: 2 int fresh() { return 2 } -> int fresh() { return 2; }"],
  },
  {
    server: "gopls",
    byNight: true,
    base: { "go.mod": "module example.com/shop\n\ngo 1.21\n", "a.go": "package shop\n" },
    head: { "a.go": 'package shop\n\nfunc B() string { return strings.ToLower("a") }\n' },
    wanted: ['new a.go:3 UndeclaredName: 2  -> |import "strings"|'],
  },
];

const suggested = ({ findings }: Report) =>
  findings
    .filter(({ state }) => state === "new")
    .map((one) => {
      const { suggestion } = one;
      const edit =
        suggestion === undefined
          ? ""
          : `: ${suggestion.line + 1} ${suggestion.before.join("|")} -> ${suggestion.after.join("|")}`;
      return `${findingInWords(one)}${edit}`.trimEnd();
    });

const bare = (report: Report) =>
  serializeReport({
    ...report,
    findings: report.findings.map(({ suggestion: _suggestion, ...one }) => one),
  });

describe("who asks", () => {
  const configured = (more: string) => `version: 1\nservers: [{ id: ruff }]\n${more}`;
  const sources = { "ruff.toml": '[lint]\nselect = ["F"]\n', "a.py": "a = 1\n" };
  const head = { "a.py": "import os\n\na = 1\n" };
  const policy = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
  const told = async (base: string, own: string) => {
    const files = { ...sources, ".lanser/config.yml": configured(base) };
    const repository = repositoryOf(files, { ...head, ".lanser/config.yml": configured(own) });
    return suggested(reportOf(await gate(repository, { policy })));
  };

  test("is base's configuration, and not what the change makes of it", async () => {
    expect([await told("suggest: true\n", ""), await told("", "suggest: true\n")]).toEqual([
      ["new a.py:1 F401: 1 import os ->"],
      ["new a.py:1 F401"],
    ]);
  });
});

describe.each(rowsOfNow(cases))("$server", ({ server, base, head, policy = only(server), wanted }) => {
  beforeAll(async () => {
    await installed(server);
  }, 240_000);

  test("offers edits, a replay has the same bytes, and without being asked the report is the same but for them", async () => {
    const repository = repositoryOf(base, head);
    const [asked, plain] = [temporaryFolder(), temporaryFolder()];
    const report = reportOf(await gate(repository, { policy, traceFolder: asked, suggests: true }));
    const without = reportOf(await gate(repository, { policy, traceFolder: plain }));
    expect(suggested(report)).toEqual(wanted);
    const sessions = (folder: string) => readdirSync(folder).filter((name) => name.includes(".head-fixes."));
    expect([sessions(asked).length, sessions(plain).length]).toEqual([1, 0]);
    expect(bare(report)).toBe(serializeReport(without));
    const [name = ""] = sessions(asked);
    const source = () => openTraceFile(join(asked, name), name);
    expect(await replayOffline({ kind: "session", path: name, source })).toMatchObject({ state: "equal" });
    const replayed = await replayRun(asked);
    expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
      serializeReport(report),
    );
  });
});
