/** What is installed, read from files alone. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarationReader } from "../../src/packages/declared.ts";
import { knownPackages } from "../../src/workspace/installed.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";

/** Folder by folder, each package with what is known of it. */
function known(
  ecosystem: "npm" | "pypi",
  tree: Files,
  {
    installed = {},
    places = [],
    linked = [],
    program,
  }: {
    installed?: Files;
    places?: readonly string[];
    linked?: readonly string[];
    program?: readonly string[];
  } = {},
  arrange: (root: string) => void = () => undefined,
): readonly string[] {
  const root = temporaryFolder();
  write(root, { ...tree, ...installed });
  arrange(root);
  const files = Object.keys(tree);
  return knownPackages({
    root,
    files,
    program: program ?? files.filter((path) => /\.(?:py|ts)$/u.test(path)),
    ecosystem,
    places: places.map((place) => join(root, place)),
    linked,
    reader: declarationReader(),
  }).map(({ folder, requiresPython, packages }) =>
    [
      `${folder}/${requiresPython === null ? "" : ` ${requiresPython}`}`,
      ...packages.map(
        ({ name, installed: version, modules = [], locked = [], elsewhere, isOnlyLocked, isOwn }) =>
          [
            name,
            version ?? (elsewhere === undefined ? "missing" : `in ${elsewhere}`),
            ...modules,
            ...locked.map((one) => `locked ${one}`),
            ...(isOnlyLocked === true ? ["only locked"] : []),
            ...(isOwn === true ? ["own"] : []),
          ].join(" "),
      ),
    ].join(", "),
  );
}

const site = "env/lib/python3.12/site-packages";

test("a package of Python that a nested environment has is known with it", () => {
  const tree = {
    "py/pyproject.toml": '[dependency-groups]\ntest = ["ropes"]\n',
    "py/x.py": "",
    "other/pyproject.toml": '[dependency-groups]\ntest = ["ropes"]\n',
    "other/x.py": "",
  };
  const installed = {
    "py/.venv/pyvenv.cfg": "",
    "py/.venv/lib/python3.12/site-packages/ropes-1.0.dist-info/METADATA": "",
  };
  expect(known("pypi", tree, { installed, linked: ["py/.venv"] })).toEqual([
    "other/, ropes missing",
    "py/, ropes in py/.venv",
  ]);
});

test("a package of Python that only a lock file names is known where it is not installed", () => {
  const locked = (name: string) =>
    `[[package]]\nname = "${name}"\nversion = "1.0"\nsource = { registry = "https://pypi.org/simple" }\n`;
  const tree = {
    "pyproject.toml": '[project]\ndynamic = ["dependencies"]\n',
    "uv.lock": `version = 1\n${locked("there")}${locked("ropes")}`,
    "x.py": "",
  };
  const installed = { [`${site}/there-1.0.dist-info/METADATA`]: "" };
  expect(known("pypi", tree, { installed, places: [site] })).toEqual(["/, ropes missing only locked"]);
});

test("packages of Python are known by their metadata, in the places where Python looks, the first first", () => {
  const tree = {
    "pyproject.toml":
      '[project]\nrequires-python = ">=3.9"\ndependencies = ["a-b", "PyYAML", "old", "develop", "linked", "none"]\n',
    "x.py": "",
  };
  const installed = {
    [`${site}/A_b-1.2.post1.dist-info/METADATA`]: "",
    [`${site}/PyYAML-6.0.dist-info/RECORD`]: "yaml/__init__.py,sha256=x,1\n_yaml/__init__.py,,\n",
    [`${site}/old-0.1-py3.12.egg-info/top_level.txt`]: "older\n",
    [`${site}/develop.egg-link`]: "/src\n",
    "system/a_b-0.9.dist-info/METADATA": "",
    "system/linked.egg-info/PKG-INFO": "",
  };
  expect(known("pypi", tree, { installed, places: ["lib", site, "system"] })).toEqual([
    "/ >=3.9, a-b 1.2.post1, pyyaml 6.0 yaml _yaml, old 0.1 older, develop , linked , none missing",
  ]);
});

test("packages of npm are looked for from the folder of the manifest upwards, and their locks, too", () => {
  const tree = {
    "package.json": JSON.stringify({ dependencies: { a: "1", "@s/b": "1" } }),
    "package-lock.json": JSON.stringify({
      lockfileVersion: 3,
      packages: {
        "node_modules/a": { version: "1.0.0" },
        "node_modules/x/node_modules/a": { version: "2.0.0" },
      },
    }),
    "libs/c/package.json": JSON.stringify({ dependencies: { a: "2", d: "1" } }),
    "libs/c/x.ts": "",
    "other/package.json": JSON.stringify({ dependencies: { e: "1" } }),
    "web/requirements.txt": "f\n",
  };
  const installed = {
    "node_modules/a/package.json": '{"version":"1.0.0"}',
    "node_modules/@s/b/package.json": "{}",
    "libs/c/node_modules/a/package.json": '{"version":"2.0.0"}',
  };
  expect(known("npm", tree, { installed })).toEqual([
    "/, a 1.0.0 locked 1.0.0 locked 2.0.0, @s/b ",
    "libs/c/, a 2.0.0 locked 1.0.0 locked 2.0.0, d missing",
  ]);
});

test("a package of the repository that is linked is under no lock, whatever the lock says of its namesake", () => {
  const tree = {
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\npackages:\n  lib@6.6.7: {}\n",
    "libs/lib/package.json": JSON.stringify({ name: "lib", version: "9.0.0" }),
    "libs/app/package.json": JSON.stringify({ dependencies: { lib: "9.0.0" } }),
    "libs/app/x.ts": "",
    "libs/site/package.json": JSON.stringify({ dependencies: { lib: "^6.0.0" } }),
    "libs/site/x.ts": "",
  };
  const installed = { "node_modules/.pnpm/lib@6.6.7/node_modules/lib/package.json": '{"version":"6.6.7"}' };
  const arrange = (root: string) => {
    mkdirSync(join(root, "libs/app/node_modules"));
    symlinkSync("../../lib", join(root, "libs/app/node_modules/lib"));
    mkdirSync(join(root, "libs/site/node_modules"));
    const away = "../../../node_modules/.pnpm/lib@6.6.7/node_modules/lib";
    symlinkSync(away, join(root, "libs/site/node_modules/lib"));
  };
  expect(known("npm", tree, { installed }, arrange)).toEqual([
    "libs/app/, lib 9.0.0 own",
    "libs/site/, lib 6.6.7 locked 6.6.7",
  ]);
});

test("what a requirements file includes is read, and files that include each other are read once", () => {
  const tree = {
    "requirements.txt": "-r deps/base.txt\n-r ../../etc/passwd\na\n",
    "deps/base.txt": "-r ../requirements.txt\nb\n",
    "deps/unused.txt": "c\n",
    "x.py": "",
  };
  expect(known("pypi", tree)).toEqual(["/, a missing, b missing"]);
});

test("what is no file, or too large, is as if it were not there", () => {
  const tree = {
    "package.json": JSON.stringify({ dependencies: { pipe: "1", large: "1", away: "1", broken: "1" } }),
    "x.ts": "",
  };
  const installed = {
    "node_modules/pipe/index.js": "",
    "node_modules/large/package.json": `{"version":"1","x":"${"x".repeat(2 * 1024 * 1024)}"}`,
    "node_modules/broken/package.json": "{",
  };
  const arrange = (root: string) => {
    execFileSync("mkfifo", [join(root, "node_modules/pipe/package.json")]);
    symlinkSync("/nonexistent", join(root, "node_modules/away"));
  };
  expect(known("npm", tree, { installed }, arrange)).toEqual([
    "/, pipe missing, large missing, away missing, broken ",
  ]);
});

test("only manifests at or above a file that is checked count, and no more than a few hundred", () => {
  const many = Object.fromEntries(
    Array.from({ length: 700 }, (_, at) => [
      [`p${at}/package.json`, '{"dependencies":{"a":"1"}}'],
      [`p${at}/x.ts`, ""],
    ]).flat() as [string, string][],
  );
  expect(known("npm", many).length).toBe(500);
  expect(known("npm", many, { program: ["p7/x.ts"] })).toEqual(["p7/, a missing"]);
});

test("a package of npm that exports something is there under its own name, without an installation", () => {
  const manifest = (value: object) => JSON.stringify({ dependencies: { far: "1.0.0" }, ...value });
  const tree = {
    "package.json": manifest({ name: "top", exports: {} }),
    "plain/package.json": manifest({ name: "plain" }),
    "plain/a.ts": "",
    "own/package.json": manifest({ name: "@own/lib", exports: { "./a": { types: "./dist/a.d.ts" } } }),
    "own/a.ts": "",
    "bare/package.json": JSON.stringify({ name: "bare", exports: "./dist/index.js" }),
    "bare/a.ts": "",
  };
  expect(known("npm", tree)).toEqual([
    "/, far missing, top ",
    "bare/, bare ",
    "own/, far missing, @own/lib ",
    "plain/, far missing",
  ]);
});
