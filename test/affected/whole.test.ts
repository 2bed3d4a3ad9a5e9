/** What makes the whole program be looked at again, and which packages are a tree's own. */
import { describe, expect, test } from "vitest";
import { findSourcePackages, reasonsForFullCheck } from "../../src/affected/whole.ts";
import { affectedOf, pathsOf } from "./cases.ts";

function check(
  path: string,
  base: string | null,
  head: string | null,
  packages: "same" | "unknown" = "unknown",
): readonly string[] {
  const files = (text: string | null) => (text === null ? [] : [{ path, blob: text }]);
  return reasonsForFullCheck({
    files: { base: files(base), head: files(head) },
    textOf: (blob) => blob,
    packages,
  });
}

describe("the whole program is looked at where it differs:", () => {
  test.each([
    ["uv.lock", "1", "2", "a lock file differs: uv.lock"],
    ["web/package-lock.json", "{}", null, "a lock file differs: web/package-lock.json"],
    ["requirements/dev.txt", "a", "b", "a list of dependencies differs: requirements/dev.txt"],
    ["pyrightconfig.json", null, "{}", "a configuration differs: pyrightconfig.json"],
    ["tsconfig.base.json", "{}", "{ }", "a configuration differs: tsconfig.base.json"],
    [
      "pyproject.toml",
      "[tool.pyright]\n",
      "[tool.pyright]\nstrict=['a']\n",
      "a configuration differs: pyproject.toml",
    ],
    [
      "pyproject.toml",
      "[project]\n",
      "[project]\ndependencies=['a']\n",
      "a configuration differs: pyproject.toml",
    ],
    ["package.json", "{}", '{"exports":"./a.js"}', "a configuration differs: package.json"],
    ["package.json", "{", "{{", "a configuration differs: package.json"],
    ["p/py.typed", null, "", "a mark of typed packages differs: p/py.typed"],
    ["__builtins__.pyi", "", "x: int", "the built-ins of every module differs: __builtins__.pyi"],
    ["typings/yaml/__init__.pyi", "", "x: int", "a stub differs: typings/yaml/__init__.pyi"],
  ])("%s", (path, base, head, reason) => {
    expect(check(path, base, head)).toEqual([reason]);
  });

  test.each([
    ["pyproject.toml", "[project]\nversion='1'\n", "[project]\nversion='2'\n[tool.ruff]\nx=1\n"],
    ["pyproject.toml", "[tool.poetry]\nversion='1'\n", "[tool.poetry]\nversion='2'\n"],
    ["package.json", '{"version":"1"}', '{"version":"2","scripts":{"a":"b"}}'],
    ["README.md", "a", "b"],
    ["uv.lock", "1", "1"],
  ])("not %s, for what other tools read", (path, base, head) => {
    expect(check(path, base, head)).toEqual([]);
  });
});

test("lists of packages do not count where both sides have the same packages installed", () => {
  const project = (dependencies: string, more = "") =>
    `[project]\ndependencies = ["${dependencies}"]\n[dependency-groups]\ndev = ["${dependencies}"]\n${more}`;
  const edits = [
    ["uv.lock", "1", "2"],
    ["requirements/dev.txt", "a", "b"],
    ["pyproject.toml", project("a"), project("b")],
    ["pyproject.toml", project("a"), project("b", "[tool.pyright]\nstrict = ['a']\n")],
    ["pyrightconfig.json", "{}", "{ }"],
  ] as const;
  expect(edits.map(([path, base, head]) => check(path, base, head, "same").length)).toEqual([0, 0, 0, 1, 1]);
  expect(edits.map(([path, base, head]) => check(path, base, head).length)).toEqual([1, 1, 1, 1, 1]);
});

const sides = (base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>) => ({
  base: new Map(Object.entries(base)),
  head: new Map(Object.entries({ ...base, ...head })),
});

test("a reason from outside takes in every file", () => {
  const affected = affectedOf(sides({ "a.py": "", "b.py": "" }, {}), {
    whole: ["a lock file differs: uv.lock"],
  });
  expect(affected).toEqual({
    mode: "full",
    files: ["a.py", "b.py"].map((path) => ({
      path,
      isDeleted: false,
      because: ["a lock file differs: uv.lock"],
    })),
    near: new Set(["a.py", "b.py"]),
    of: 2,
    why: "a lock file differs: uv.lock",
  });
});

test("JavaScript with syntax of TypeScript takes in every file", () => {
  const { mode, why } = affectedOf(
    sides({ "a.cjs": "exports.x = 1;", "b.cjs": "" }, { "a.cjs": "interface Array<T> {}\nexports.x = 1;" }),
  );
  expect([mode, why]).toEqual(["full", "a.cjs is JavaScript with TypeScript syntax"]);
});

test("a changed file with syntax errors takes in every file", () => {
  const { mode, why } = affectedOf(sides({ "a.py": "x = 1\n", "b.py": "" }, { "a.py": "def (:\n" }));
  expect([mode, why]).toEqual(["full", "a.py has syntax errors"]);
});

test("data that is imported takes in every file, and no other data", () => {
  const files = sides({ "a.ts": 'import d from "../own/data.json";\n', "b.ts": "" }, {});
  const { mode, why } = affectedOf(files, { others: ["own/data.json"] });
  expect([mode, why]).toEqual(["full", "the change edits own/data.json, which a source imports"]);
  expect(affectedOf(files, { others: ["own/other.json", "README.md"] }).mode).toBe("affected");
});

test("names that are made dynamically take in every file", () => {
  const { mode, why } = affectedOf(
    sides({ "a.py": "x = 1\n", "b.py": "" }, { "a.py": "globals()['x'] = 1\n" }),
  );
  expect([mode, why]).toEqual(["full", "a.py defines names of a module at run time"]);
});

test("what does not change reaches nothing", () => {
  expect(affectedOf(sides({ "a.py": "x = 1\n", "b.py": "from a import x\n" }, {}))).toEqual({
    mode: "affected",
    files: [],
    near: new Set(),
    of: 2,
    why: "no source differs",
  });
});

test("each file says why it is there", () => {
  const base = {
    "rates.py": "def rate(x: int) -> int: ...\n",
    "fee.py": "from rates import rate\ndef fee(): return rate(1)\n",
    "port.py": "import fee\nfee.fee()\n",
    "star.py": "from rates import *\n",
  };
  const { files } = affectedOf(sides(base, { "rates.py": "def rate(x: int, y: int) -> int: ...\n" }));
  expect(files.map(({ path, because }) => `${path}: ${because.join("; ")}`)).toEqual([
    "fee.py: mentions rate, whose parameters changed in rates.py",
    "port.py: mentions fee, which depends on rate in fee.py",
    "rates.py: changed",
  ]);
});

describe("an import of the tree's own", () => {
  const files = {
    "package.json": '{ "name": "@own/all", "workspaces": ["packages/*"] }',
    "packages/one/package.json": '{ "name": "@own/one", "exports": "./source/main.ts" }',
    "tsconfig.json": '{ // Aliases.\n "compilerOptions": { "paths": { "app/*": ["./elsewhere/*"] } } }',
  };
  const packages = findSourcePackages(
    Object.entries(files).map(([path, blob]) => ({ path, blob })),
    (blob) => blob,
  );

  test("is known by its name or its alias", () => {
    expect(packages).toEqual(["@own/all", "@own/one", "app/*"]);
  });

  test.each(["@own/one", "app/one", "#one"])("may lead anywhere: %s", (specifier) => {
    const base = {
      "packages/one/source/main.ts": "export function f(): number { return 1; }\n",
      "two.ts": `import { f } from "${specifier}";\nf();\n`,
      "three.ts": 'import { f } from "react";\nf();\n',
    };
    const change = { "packages/one/source/main.ts": "export function f(): string { return ''; }\n" };
    expect(pathsOf(affectedOf(sides(base, change), { packages }))).toEqual([
      "packages/one/source/main.ts",
      "two.ts",
    ]);
  });
});

test("a folder that only the configuration knows is looked into", () => {
  const base = { "lib/deep/rates.py": "X = 1\n", "app/b.py": "from rates import X\nX\n" };
  expect(pathsOf(affectedOf(sides(base, { "lib/deep/rates.py": "X = ''\n" })))).toContain("app/b.py");
});
