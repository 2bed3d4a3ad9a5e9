/** Sources and the configuration that names them move together: base's rules go along, and what cannot is inconclusive. */
import { expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { installedTypescript } from "../support/typescript.ts";

sharePyright();

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(base: Files, head: Files, options: GateOptions = {}): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gate(repositoryOf(base, head), { ...options, traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...report.policyChanges.map(
      ({ kind, message, hides, adds }) => `${kind}: ${message}; hides ${hides}, adds ${adds}`,
    ),
  ];
}

const money = "def price(name: str) -> int:\n    return name\n";
const shop = "from money import price\n\ntotal: int = price('tea')\nother: str = total\n";
const paths = (folder: string) =>
  `{\n  "include": ["${folder}"],\n  "exclude": ["${folder}/old"],\n  "extraPaths": ["${folder}/core"]\n}\n`;
const base: Files = {
  "pyrightconfig.json": paths("src"),
  "src/shop.py": shop,
  "src/core/money.py": money,
  "src/old/legacy.py": "x: int = ''\n",
};
const gone = Object.fromEntries(Object.keys(base).map((path) => [path, null]));
const moved: Files = {
  ...gone,
  "pyrightconfig.json": paths("lib"),
  "lib/shop.py": shop,
  "lib/core/money.py": money,
  "lib/old/legacy.py": "x: int = ''\n",
};

test("a clean move passes with its old findings, and what head's own says is what base's was carried to", async () => {
  expect(await judged(base, moved)).toMatchInlineSnapshot(`
    [
      "pass: nothing new in 2 files; not checked: lib/old/legacy.py, because no program of pyright includes it",
      "unchanged lib/core/money.py:2 reportReturnType",
      "unchanged lib/shop.py:4 reportAssignmentType",
      "server-configuration: head moves paths in the server's own configuration; Lanser checked head with base's, with updated paths: pyrightconfig.json:2 src is now lib (and 2 more); hides null, adds null",
    ]
  `);
});

test("an error that comes along is new, though head's own configuration would hide it", async () => {
  const own = paths("lib").replace("}", ', "reportReturnType": "none", "ignore": ["lib/core"] }');
  const worse = { "pyrightconfig.json": own, "lib/core/money.py": `${money}\n\nlate: int = ""\n` };
  expect(await judged(base, { ...moved, ...worse })).toMatchInlineSnapshot(`
    [
      "inconclusive: 1 finding is new with base's configuration of the server, but head's configuration does not report it: lib/core/money.py:5 reportAssignmentType",
      "moved lib/core/money.py:2 reportReturnType",
      "new lib/core/money.py:5 reportAssignmentType",
      "unchanged lib/shop.py:4 reportAssignmentType",
      "server-configuration: head changes the server's own configuration; Lanser checked head with base's, with updated paths: pyrightconfig.json:2 src is now lib (and 2 more); hides 2, adds 0",
    ]
  `);
});

test("a part that moved is inconclusive, with the line of the path that cannot be carried", async () => {
  const head = {
    "src/core/money.py": null,
    "lib/money.py": money,
    "pyrightconfig.json": paths("src").replace('"src/core"', '"lib"').replace('["src"]', '["src", "lib"]'),
  };
  expect(await judged(base, head)).toMatchInlineSnapshot(`
    [
      "inconclusive: pyright on head: pyrightconfig.json:2: cannot apply "src" in \`include\` to head: only some files of the path moved: src/old/legacy.py did not",
      "server-configuration: head changes the server's own configuration; Lanser could not check head with base's; hides null, adds null",
    ]
  `);
});

test("a project of TypeScript moves with its configuration, and is judged under base's", async () => {
  await installedTypescript();
  const strict =
    '{ "compilerOptions": { "strict": true, "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }\n';
  const loose = strict.replace("true", "false");
  const app = 'import { price } from "@/price";\n\nexport const total: string = price(1);\n';
  const price = "export function price(many: number): number {\n  return many;\n}\n";
  const top = (path: string) => `{ "files": [], "references": [{ "path": "${path}" }] }\n`;
  const project = {
    "tsconfig.json": top("packages/a"),
    "packages/a/tsconfig.json": strict,
    "packages/a/src/app.ts": app,
    "packages/a/src/price.ts": price,
  };
  const head = {
    "tsconfig.json": top("libs/shop"),
    "libs/shop/tsconfig.json": loose,
    "libs/shop/src/app.ts": `${app}\nexport const late = (name) => name;\n`,
    "libs/shop/src/price.ts": price,
    ...Object.fromEntries(
      Object.keys(project)
        .slice(1)
        .map((path) => [path, null]),
    ),
  };
  const servers = [{ id: "typescript", version: undefined }];
  const policy = { servers, file: undefined, failOn: undefined, where: "actions" } as const;
  expect(await judged(project, head, { policy })).toMatchInlineSnapshot(`
    [
      "inconclusive: 1 finding is new with base's configuration of the server, but head's configuration does not report it: libs/shop/src/app.ts:5 7006",
      "unchanged libs/shop/src/app.ts:3 2322",
      "new libs/shop/src/app.ts:5 7006",
      "server-configuration: head changes the server's own configuration; Lanser checked head with base's, with updated paths: packages/a/tsconfig.json is now libs/shop/tsconfig.json (and 1 more); hides 1, adds 0",
    ]
  `);
});

testByNight("a root that moved with its configuration is no new one: base's rules go along", async () => {
  const rules = (returned: string) => `{ "reportReturnType": "${returned}", "extraPaths": ["../shared"] }\n`;
  const roots: Files = {
    "a/pyrightconfig.json": rules("warning"),
    "a/money.py": money,
    "a/main.py": "from money import price\nfrom common import rate\n\nprint(price('tea'), rate)\n",
    "shared/common.py": "rate = 1\n",
    "z/pyrightconfig.json": "{}\n",
    "z/other.py": "x = 1\n",
  };
  const head = {
    ...Object.fromEntries(
      Object.keys(roots).flatMap((path) => (path.startsWith("a/") ? [[path, null]] : [])),
    ),
    "lib/b/pyrightconfig.json": rules("none").replace("../shared", "../../shared"),
    "lib/b/money.py": `${money}\n\ndef late() -> int:\n    return ""\n`,
    "lib/b/main.py": roots["a/main.py"] ?? null,
  };
  expect(await judged(roots, head)).toMatchInlineSnapshot(`
    [
      "pass: 1 new warning, below fail-on: error",
      "unchanged lib/b/money.py:2 reportReturnType",
      "new lib/b/money.py:6 reportReturnType",
      "server-configuration: head changes the server's own configuration; Lanser checked head with base's, with updated paths: a/pyrightconfig.json is now lib/b/pyrightconfig.json (and 1 more); hides null, adds null",
    ]
  `);
});
