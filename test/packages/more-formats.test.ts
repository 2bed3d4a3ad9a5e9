/** Formats of which no tool runs in the tests, as their tools write them. */
import { expect, test } from "vitest";
import { ambientModules } from "../../src/packages/ambient.ts";
import { lineOfPackage } from "../../src/packages/place.ts";
import { readDependencyFile } from "../../src/packages/read.ts";

test("pdm.lock: requirements as texts, digests of files, own folders left out", () => {
  const text = `[metadata]
groups = ["default"]
lock_version = "4.5.0"

[[package]]
name = "Markdown-It-Py"
version = "3.0.0"
requires_python = ">=3.8"
groups = ["default"]
dependencies = [
    "mdurl~=0.1",
    "typing-extensions>=4; python_version < \\"3.8\\"",
]
files = [
    {file = "markdown_it_py-3.0.0-py3-none-any.whl", hash = "sha256:aa"},
]

[[package]]
name = "own"
version = "1.0"
editable = true
path = "./own"
`;
  expect(shown("pdm.lock", text)).toEqual(["pypi markdown-it-py 3.0.0 [sha256:aa] mdurl, typing-extensions"]);
});

test("conda-lock.yml: conda's and pip's, once for each platform", () => {
  const text = `version: 1
package:
- name: numpy
  version: 1.26.4
  manager: conda
  platform: linux-64
  dependencies:
    libblas: '>=3.9.0,<4.0a0'
  hash:
    md5: aa
    sha256: bb
- name: Flask
  version: 3.10
  manager: pip
  platform: linux-64
  dependencies: {}
  hash: {sha256: cc}
`;
  expect(shown("conda-lock.yml", text)).toEqual([
    "conda numpy 1.26.4 [md5:aa sha256:bb] libblas",
    "pypi flask 3.10 [sha256:cc] ",
  ]);
});

test("environment.yml: conda's specifications and pip's requirements", () => {
  const text = `dependencies:
  - python=3.12
  - conda-forge::numpy >=1.26
  - pip
  - pip:
      - click==8.0.4
      - -r more.txt
`;
  expect(shown("environment.yml", text)).toEqual([
    "conda python =3.12",
    "conda numpy >=1.26",
    "conda pip ",
    "pypi click ==8.0.4",
    "includes more.txt",
  ]);
});

test("setup.cfg and setup.py: what is written, and nothing that would have to be run", () => {
  const cfg = `[metadata]
version = 1.0
[options]
install_requires =
    click>=8
    attrs ; python_version < "3.9"
packages = find:
[options.extras_require]
docs = Sphinx
    furo
`;
  expect(shown("setup.cfg", cfg)).toEqual([
    "pypi click >=8",
    'pypi attrs ; python_version < "3.9"',
    "pypi sphinx  (docs)",
    "pypi furo  (docs)",
  ]);
  const py = (needs: string) =>
    `from setuptools import setup\nsetup(name="x", install_requires=${needs}, zip_safe=False)\n`;
  expect([
    shown("setup.py", py(`["click>=8",  # why\n 'attrs',\n]`)),
    shown("setup.py", py('["click"] + more')),
    shown("setup.py", py("requirements()")),
    shown("setup.py", 'setup(extras_require={"docs": ["furo"], \'a\': ("b",)})'),
    shown("setup.py", "setup()"),
  ]).toEqual([
    ["pypi click >=8", "pypi attrs "],
    ["unreadable: the program computes its dependencies"],
    ["unreadable: the program computes its dependencies"],
    ["pypi furo  (docs)", "pypi b  (a)"],
    [],
  ]);
});

test("pnpm-lock.yaml of version 5, and yarn's other sources", () => {
  const pnpm = `lockfileVersion: 5.4
dependencies:
  react-dom: 18.2.0_react@18.2.0
packages:
  /react-dom/18.2.0_react@18.2.0:
    resolution: {integrity: sha512-aa==}
    dependencies: {react: 18.2.0}
  /@s/a/1.0.0:
    resolution: {integrity: sha512-bb==}
    dev: true
`;
  expect(shown("pnpm-lock.yaml", pnpm)).toEqual([
    "npm react-dom 18.2.0 [sha512-aa==] react",
    "npm @s/a 1.0.0 [sha512-bb==] ",
  ]);
  const yarn = `# yarn lockfile v1

"@s/a@^1.0.0", "@s/a@^1.1.0":
  version "1.2.0"
  resolved "https://registry/a.tgz#abc"
  integrity sha512-cc==
  dependencies:
    b "^1"

own@file:./own:
  version "1.0.0"

alias@npm:other@^1:
  version "1.5.0"
`;
  expect(shown("yarn.lock", yarn)).toEqual(["npm @s/a 1.2.0 [sha512-cc==] b", "npm alias other@1.5.0 [] "]);
});

test("bun.lock: what lies below a package of the project is what that finds", () => {
  const lock = `{ "workspaces": { "": { "name": "top" }, "packages/own": { "name": "@o/own" } }, "packages": {
    "a": ["a@1.0.0", "", { "dependencies": { "b": "1" } }, "sha512-aa=="],
    "@o/own/a": ["a@2.0.0", "", {}, "sha512-bb=="],
    "a/b": ["b@1.0.0", "", {}, "sha512-cc=="],
    "@o/own": ["@o/own@workspace:packages/own"],
  } }`;
  const file = readDependencyFile("bun.lock", lock);
  const packages = file?.kind === "resolved" ? file.packages : [];
  expect(packages.map(({ name, version, isTop }) => `${name} ${version} ${isTop}`)).toEqual([
    "a 1.0.0 true",
    "a 2.0.0 true",
    "b 1.0.0 false",
  ]);
});

test("what configuration of TypeScript brings into every file", () => {
  const text = `{ // comments
    "extends": ["@tsconfig/node20/tsconfig.json", "./base.json"],
    "compilerOptions": { "types": ["vitest/globals", "node"], "jsx": "react-jsx" },
  }`;
  expect(ambientModules(text)).toEqual(["vitest/globals", "node", "react", "@tsconfig/node20/tsconfig.json"]);
});

test("the line of a package is the one with its version, else the first", () => {
  const lock = 'dependencies = [\n  { name = "click" },\n]\n[[package]]\nname = "click"\nversion = "8.0.4"\n';
  expect([
    lineOfPackage(lock, "click", "8.0.4"),
    lineOfPackage(lock, "click", "9"),
    lineOfPackage("click-plugins==1\nClick == 8.0.4\n", "click", "==8.0.4"),
    lineOfPackage("flask\n", "click", null),
  ]).toEqual([4, 1, 1, null]);
});

function shown(path: string, text: string): readonly string[] {
  const file = readDependencyFile(path, text);
  if (file === undefined || file.kind === "unreadable") return [`unreadable: ${file?.reason}`];
  const packages =
    file.kind === "resolved"
      ? file.packages.map(
          ({ ecosystem, name, version, integrity, dependsOn }) =>
            `${ecosystem} ${name} ${version} [${integrity.join(" ")}] ${dependsOn.join(", ")}`,
        )
      : file.packages.map(
          ({ ecosystem, name, specifier, group }) =>
            `${ecosystem} ${name} ${specifier}${group === null ? "" : ` (${group})`}`,
        );
  return [...packages, ...file.includes.map((one) => `includes ${one}`)];
}
