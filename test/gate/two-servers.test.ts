/** Two servers in one repository, both pinned in its configuration: each sees its language, and a change is one change. */
import { beforeAll, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate, installedPyright } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { installedTypescript } from "../support/typescript.ts";

sharePyright();

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
}, 240_000);

const pins = ["{ id: pyright, version: 1.1.414 }", "{ id: typescript, version: 7.0.2 }"];
const configured = (servers: readonly string[]) => `version: 1\nservers: [${servers.join(", ")}]\n`;

const base: Files = {
  "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["web"] }\n',
  // Each language has a function that is called elsewhere …
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "bill.py": 'from rates import rate\n\ntotal: int = rate("home")\n',
  "web/rate.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
  "web/bill.ts": 'import { rate } from "./rate.js";\n\nexport const total: number = rate("home");\n',
  // … an error in a file that mentions the name of a stub of the other language …
  "paint.py": 'def paint(legacy: int) -> int:\n    return "red"\n',
  "web/paint.ts": 'export function paint(helper: number): number {\n  return "red";\n}\n',
  // … and an error that a stub of its own language hides, or, of JavaScript that is not checked, mends.
  "helper.py": "def run() -> None:\n    pass\n",
  "use.py": "import helper\n\nhelper.run(1)\n",
  "web/legacy.js": "export function run() {}\n",
  "web/use.ts": 'import { run } from "./legacy.js";\n\nrun(1);\n',
};

const head: Files = {
  "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
  "web/rate.ts":
    "export function rate(name: string, year: number): number {\n  return name.length + year;\n}\n",
  "paint.py": 'def paint(legacy: int) -> str:\n    return "red"\n',
  "web/paint.ts": 'export function paint(helper: number): string {\n  return "red";\n}\n',
  "helper.pyi": "def run(count: int = ...) -> None: ...\n",
  "web/legacy.d.ts": "export function run(count?: number): void;\n",
};

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(servers: readonly string[]): Promise<Report> {
  const traceFolder = temporaryFolder();
  const report = reportOf(
    await gate(repositoryOf({ ...base, ".lanser/config.yml": configured(servers) }, head), {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      traceFolder,
    }),
  );
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return report;
}

function account(report: Report): readonly string[] {
  return [
    `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`,
    ...report.servers.map(
      ({ id, base: one, head: other }) => `${id} ${one.files} files, then ${other.files}`,
    ),
    ...findingLines(report, { all: true }).toSorted(),
    ...report.escapes.map(({ kind, path }) => `escape ${kind} ${path}`),
    `fixed ${report.counts.fixed}, suppressed ${report.counts.suppressed}, new ${report.counts.new}`,
  ];
}

test("a break and a new stub of each language are counted once and hide nothing of the other's, in either order", async () => {
  const report = await judged(pins);
  expect(account(report)).toEqual([
    "fail: 2 new errors",
    "pyright 5 files, then 6",
    "typescript 4 files, then 5",
    "fixed paint.py:2 reportReturnType",
    "fixed web/paint.ts:2 2322",
    "fixed web/use.ts:1 7016",
    "new bill.py:3 reportCallIssue",
    "new web/bill.ts:3 2554",
    "suppressed use.py:3 reportCallIssue",
    "escape stub helper.pyi",
    "escape stub web/legacy.d.ts",
    "fixed 3, suppressed 1, new 2",
  ]);
  const reversed = await judged(pins.toReversed());
  expect(account(reversed).toSorted()).toEqual(account(report).toSorted());
}, 240_000);

test.each([
  ["another server's", { "pyrightconfig.json": '{ "strict": ["**"] }\n' }, "complete: web/paint.ts"],
  ["its own", { "tsconfig.json": "{}\n" }, "full: head changes the configuration of TypeScript"],
])(
  "an edit of %s configuration decides how many files TypeScript checks",
  async (_, edit, scope) => {
    const paint = { "web/paint.ts": base["web/paint.ts"]?.replace("red", "blue") ?? "" };
    const own = { ".lanser/config.yml": configured(pins), "pyrightconfig.json": "{}\n" };
    const policy = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
    const repository = repositoryOf({ ...base, ...own }, { ...paint, ...edit });
    const { servers, policyChanges } = reportOf(await gate(repository, { policy }));
    const checked = servers.find(({ id }) => id === "typescript")?.scope;
    const which = checked === undefined || checked.mode === "full" ? checked?.why : checked.files.join(" ");
    expect([`${checked?.mode}: ${which}`, policyChanges.map(({ files }) => files)]).toEqual([
      scope,
      [Object.keys(edit)],
    ]);
  },
  240_000,
);
