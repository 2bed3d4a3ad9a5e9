/** Pipes and devices among what is installed: each place that is read, on the real servers. None is waited for. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { type Files, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";

sharePyright();
beforeAll(async () => {
  await installedTypescript();
}, 120_000);

const kinds = {
  pipe: (path: string) => execFileSync("mkfifo", [path]),
  device: (path: string) => symlinkSync("/dev/zero", path),
} as const;
const each = Object.keys(kinds) as (keyof typeof kinds)[];

function place(repository: string, kind: keyof typeof kinds, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    kinds[kind](join(repository, path));
  }
}

const site = ".venv/lib/python3.12/site-packages";

describe.each(each)("a %s", (kind) => {
  test("in every place of a virtual environment", async () => {
    const repository = repositoryOf(
      {
        "pyproject.toml": '[project]\nname = "harbour"\ndependencies = ["click", "rich"]\n',
        "tides.py": "import click\nimport rich\n\nclick.open(1)\n",
        ".gitignore": ".venv\n",
      },
      { "tides.py": 'import click\nimport rich\n\nclick.open("one")\n' },
    );
    write(repository, {
      ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
      [`${site}/click/__init__.py`]: "def open(gate: int) -> None: ...\n",
      [`${site}/click-8.0.0.dist-info/WHEEL`]: "",
      [`${site}/rich/__init__.py`]: "",
      [`${site}/rich-1.0.dist-info/METADATA`]: "Name: rich\n",
    });
    place(repository, kind, [
      ".venv/note",
      `${site}/click-8.0.0.dist-info/METADATA`,
      `${site}/click-8.0.0.dist-info/RECORD`,
      `${site}/rich-1.0.dist-info/direct_url.json`,
      `${site}/more.pth`,
      `${site}/__editable___finder.py`,
      `${site}/__editable__x_finder.py`,
    ]);
    const { findings } = reportOf(await gate(repository));
    expect(findings.map(({ state, code }) => [state, code])).toEqual([["new", "reportArgumentType"]]);
  });

  test("in the place of pyvenv.cfg", async () => {
    const repository = repositoryOf(
      { "tides.py": "x: int = 1\n", ".gitignore": ".venv\n" },
      { "tides.py": 'x: int = "one"\n' },
    );
    place(repository, kind, [".venv/pyvenv.cfg"]);
    const { findings } = reportOf(await gate(repository));
    expect(findings.map(({ state, code }) => [state, code])).toEqual([["new", "reportAssignmentType"]]);
  });

  test("in every place of node_modules", async () => {
    const repository = repositoryOf(
      {
        "tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext" } }\n',
        "package.json": '{ "type": "module", "dependencies": { "harbour": "*" } }\n',
        "tides.ts": 'import { open } from "harbour";\n\nopen(1);\n',
        ".gitignore": "node_modules\n",
      },
      { "tides.ts": 'import { open } from "harbour";\n\nopen("one");\n' },
    );
    write(repository, {
      "node_modules/harbour/package.json":
        '{ "name": "harbour", "version": "1.0.0", "types": "index.d.ts" }\n',
      "node_modules/harbour/index.d.ts": "export declare function open(gate: number): void;\n",
    });
    place(repository, kind, [
      "node_modules/.package-lock.json",
      "node_modules/.modules.yaml",
      "node_modules/.yarn-integrity",
      "node_modules/other/package.json",
      "node_modules/note",
    ]);
    const { findings } = reportOf(await gateTypescript(repository));
    expect(findings.map(({ state, code }) => [state, code])).toEqual([["new", "2345"]]);
  });
});

test("a link that becomes its twin, or leads to an identical one, changes nothing", async () => {
  const bad = 'x: int = "a"\n';
  type Links = Readonly<Record<string, string>>;
  const said = async (files: Files, before: Links, after: Links, copies: Files) => {
    const folder = repositoryOf(files);
    for (const [path, target] of Object.entries(before)) symlinkSync(target, join(folder, path));
    commit(folder, {}, "base");
    for (const path of Object.keys(before)) rmSync(join(folder, path));
    for (const [path, target] of Object.entries(after)) symlinkSync(target, join(folder, path));
    commit(folder, copies, "head");
    const { verdict, findings, unknown } = reportOf(await gate(folder));
    return [verdict, ...new Set(findings.map(({ state }) => state)), ...unknown.map(({ path }) => path)].join(
      " ",
    );
  };
  const twins = { "a.py": bad, "t.py": bad };
  expect({
    "a link that becomes a copy": await said(twins, { "b.py": "a.py" }, {}, { "b.py": bad }),
    "a copy that becomes a link": await said(twins, {}, { "b.py": "a.py" }, { "t.py": null }),
    "a link that leads to the twin": await said(twins, { "b.py": "a.py" }, { "b.py": "t.py" }, {}),
    "a folder": await said({ "d/k.py": bad, "t/k.py": bad }, { l: "d" }, { l: "t" }, {}),
  }).toMatchInlineSnapshot(`
    {
      "a copy that becomes a link": "pass unchanged removed",
      "a folder": "pass unchanged",
      "a link that becomes a copy": "pass unchanged",
      "a link that leads to the twin": "pass unchanged",
    }
  `);
});
