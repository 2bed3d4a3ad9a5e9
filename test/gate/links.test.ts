/** Links inside of a repository are followed as the servers' own commands follow them; one that is left out is no silent pass. */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findingLines, reportOf } from "../support/account.ts";
import { agreeing } from "../support/agreement.ts";
import type { Files } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** By path; null takes one away. */
type Links = Readonly<Record<string, string | null>>;

function linked(folder: string, links: Links, files: Files, message: string): void {
  for (const [path, target] of Object.entries(links)) {
    const place = join(folder, path);
    if (target === null) rmSync(place);
    else {
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(target, place);
    }
  }
  commit(folder, files, message);
}

const python: Files = {
  "src/app.py": "from core.money import price\n\ntotal: str = price('tea')\n",
  "src/core/money.py": "def price(name: str) -> int:\n    return name\n",
  "zed/use.py": "from core.money import price\n\nprice(1)\n",
};
const script: Files = {
  "tsconfig.json": '{ "compilerOptions": { "strict": true, "noEmit": true } }\n',
  "src/app.ts": 'import { price } from "./core/money";\n\nexport const total: string = price("tea");\n',
  "src/core/money.ts": "export function price(name: string): number {\n  return name;\n}\n",
  "zed/use.ts": 'import { price } from "./core/money";\n\nprice(1);\n',
};
const toSource = { lib: "src", chain: "lib", "zed/core": "../src/core", "src/loop": "." };

const servers = (id: string) => ({
  policy: {
    servers: [{ id, version: undefined }],
    file: undefined,
    failOn: undefined,
    where: "actions",
  } as const,
});

test.each([
  ["pyright", python, "py", "# edited\n", "late: int = ''\n", ["zed/use.py:3 reportArgumentType"]],
  ["typescript", script, "ts", "// edited\n", "export const late: number = '';\n", ["zed/use.ts:3 2345"]],
] as const)(
  "what %s finds through links is what its command finds, and of one file it is one finding",
  async (id, files, end, note, late, more) => {
    const repository = repositoryOf();
    linked(repository, toSource, files, "base");
    const app = { [`src/app.${end}`]: `${note}${files[`src/app.${end}`]}${late}` };
    const money = { [`src/core/money.${end}`]: `${note}${files[`src/core/money.${end}`]}` };
    linked(repository, { [`src/alias.${end}`]: `app.${end}` }, { ...app, ...money }, "head");
    const { report, differences } = await agreeing(repository, servers(id));
    expect(differences).toEqual([]);
    const [wrong, returned] =
      id === "pyright" ? ["reportAssignmentType", "reportReturnType"] : ["2322", "2322"];
    expect([report.verdict, ...findingLines(report, { all: true })]).toEqual([
      "fail",
      `unchanged chain/app.${end}:4 ${wrong}`,
      `new chain/app.${end}:5 ${wrong}`,
      `unchanged chain/core/money.${end}:3 ${returned}`,
      ...more.map((line) => `unchanged ${line}`),
    ]);
  },
);

test("a link that gives all files another name makes nothing new", async () => {
  const repository = repositoryOf(python);
  linked(repository, { app: "src" }, { "zed/use.py": `${python["zed/use.py"]}# edited\n` }, "head");
  const report = reportOf(await gate(repository));
  expect([report.verdict, ...findingLines(report, { all: true })]).toMatchInlineSnapshot(`
    [
      "pass",
      "unchanged app/app.py:3 reportAssignmentType",
      "unchanged app/core/money.py:2 reportReturnType",
      "unchanged zed/use.py:3 reportArgumentType",
    ]
  `);
});

test("an added link that is left out makes the run inconclusive; one that base has does not", async () => {
  const repository = repositoryOf();
  linked(repository, { old: "/etc" }, python, "base");
  linked(repository, { data: "/etc", "src/loop": "..", none: "nothing" }, {}, "head");
  const report = reportOf(await gate(repository));
  expect([
    report.verdict,
    ...report.unknown.map(({ side, path, reason }) => `${side} ${path} ${reason}`),
  ]).toEqual(["inconclusive", "head data symlink", "head none symlink", "head src/loop symlink"]);
  expect(report.limits.map(({ message, count }) => `${count} ${message}`)).toMatchInlineSnapshot(`
    [
      "1 data: a symbolic link that points outside the repository",
      "1 none: a symbolic link that has no target in the repository",
      "2 old: a symbolic link that points outside the repository",
      "1 src/loop: a symbolic link that points to a parent folder of itself",
    ]
  `);
});

testByNight("a configuration behind a link is base's on both sides", async () => {
  const repository = repositoryOf();
  const rules = (returned: string) => `{ "reportReturnType": "${returned}" }\n`;
  linked(
    repository,
    { "pyrightconfig.json": "rules/py.json" },
    { ...python, "rules/py.json": rules("error") },
    "base",
  );
  commit(repository, { "rules/py.json": rules("none"), "src/late.py": "def f() -> int:\n    return ''\n" });
  const report = reportOf(await gate(repository));
  expect([report.verdict, ...findingLines(report)]).toEqual(["fail", "new src/late.py:2 reportReturnType"]);
});

testByNight("a folder that moved and left a link behind keeps its findings, each once", async () => {
  const pkg = (folder: string, text: string) => ({ [`${folder}/__init__.py`]: "", [`${folder}/a.py`]: text });
  const old = "w: str = 1\n";
  const repository = repositoryOf({ ...pkg("pkg", old), "main.py": "from pkg.a import w\n\nw.nothing\n" });
  rmSync(join(repository, "pkg"), { recursive: true });
  linked(repository, { pkg: "lib/pkg" }, pkg("lib/pkg", `${old}late: str = 2\n`), "head");
  const report = reportOf(await gate(repository));
  expect([report.verdict, ...findingLines(report, { all: true })]).toMatchInlineSnapshot(`
    [
      "fail",
      "moved lib/pkg/a.py:1 reportAssignmentType",
      "new lib/pkg/a.py:2 reportAssignmentType",
      "unchanged main.py:3 reportAttributeAccessIssue",
    ]
  `);
});
