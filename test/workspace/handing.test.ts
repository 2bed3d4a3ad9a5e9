/** Which installed packages need one of the repository's own, read from what lies on disk. */
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ambientReasons, findReverseDependencies } from "../../src/workspace/handing.ts";
import { folderOf, write } from "../support/files.ts";

const manifest = (fields: object) => JSON.stringify({ version: "1.0.0", ...fields });

function npm(
  installed: Readonly<Record<string, object>>,
  of: { readonly imported: readonly string[]; readonly links?: Readonly<Record<string, string>> },
) {
  const root = folderOf({
    "package.json": "{}",
    "packages/rate/package.json": manifest({ name: "@shop/rate" }),
    ...Object.fromEntries(
      Object.entries(installed).map(([path, fields]) => [`${path}/package.json`, manifest(fields)]),
    ),
  });
  for (const [path, target] of Object.entries(of.links ?? {})) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(root, target), join(root, path));
  }
  return findReverseDependencies({
    root,
    files: ["package.json", "packages/rate/package.json", "packages/rate/index.ts", "packages/bill/a.ts"],
    imported: new Set(of.imported),
    packages: ["@shop/rate", "@app/*"],
    places: [],
  });
}

const rate = { peerDependencies: { "@shop/rate": "*" } };

describe("of npm", () => {
  test.each([["dependencies"], ["peerDependencies"], ["optionalDependencies"]])(
    "one that names it among its %s",
    (key) => {
      const installed = { "node_modules/plugin": { [key]: { "@shop/rate": "*" } }, "node_modules/other": {} };
      expect(npm(installed, { imported: ["plugin/sub.js", "other", "./a.js", "node:fs"] })).toEqual({
        names: ["plugin"],
        ambient: undefined,
      });
    },
  );

  test("one that needs it through others, in a circle too", () => {
    const installed = {
      "node_modules/outer": { dependencies: { middle: "1" } },
      "node_modules/middle": { dependencies: { outer: "1", inner: "1" } },
      "node_modules/middle/node_modules/inner": rate,
      "node_modules/inner": {},
      "node_modules/apart": { dependencies: { inner: "1", absent: "1" } },
    };
    expect(npm(installed, { imported: ["outer", "middle", "apart"] }).names).toEqual(["middle", "outer"]);
  });

  test("one of a package's own installation, and one that only others' types describe", () => {
    const installed = {
      "packages/bill/node_modules/@far/plugin": rate,
      "node_modules/@types/far__types": rate,
      "node_modules/@far/types": {},
    };
    expect(npm(installed, { imported: ["@far/plugin", "@far/types"] }).names).toEqual([
      "@far/plugin",
      "@far/types",
    ]);
  });

  test("one whose need is met by a link into the repository, whatever it is called there", () => {
    const installed = {
      "node_modules/.store/plugin/node_modules/plugin": { dependencies: { renamed: "1" } },
    };
    const links = {
      "node_modules/plugin": "node_modules/.store/plugin/node_modules/plugin",
      "node_modules/.store/plugin/node_modules/renamed": "packages/rate",
    };
    expect(npm(installed, { imported: ["plugin"], links }).names).toEqual(["plugin"]);
  });

  test("one that needs what an alias of the configuration maps", () => {
    expect(
      npm({ "node_modules/plugin": { dependencies: { "@app/core": "1" } } }, { imported: ["plugin"] }).names,
    ).toEqual(["plugin"]);
  });

  test("not the repository's own, which is linked", () => {
    const links = { "node_modules/@shop/rate": "packages/rate" };
    expect(npm({ "node_modules/other": {} }, { imported: ["@shop/rate"], links }).names).toEqual([]);
  });

  test("types that need no import are a reason to look at every file", () => {
    const handing = npm({ "node_modules/@types/mocha-rate": rate }, { imported: [] });
    expect(ambientReasons(handing)).toEqual([
      "the types of mocha-rate need no import, and mocha-rate depends on a package of this repository",
    ]);
    expect(ambientReasons(npm({ "node_modules/plugin": rate }, { imported: ["plugin"] }))).toEqual([]);
  });

  test("types that a configuration names need no import either", () => {
    const root = folderOf({
      "tsconfig.json": '{ /* tests */ "compilerOptions": { "types": ["plugin/globals"] } }',
      "node_modules/plugin/package.json": manifest(rate),
    });
    const files = ["tsconfig.json"];
    expect(
      findReverseDependencies({ root, files, imported: new Set(), packages: ["@shop/rate"], places: [] })
        .ambient,
    ).toBe("plugin");
  });
});

describe("of Python", () => {
  const metadata = (...requires: readonly string[]) =>
    `Name: x\n${requires.map((one) => `Requires-Dist: ${one}\n`).join("")}\n`;

  function python(own: Readonly<Record<string, string>>, installed: Readonly<Record<string, string>>) {
    const root = folderOf(own);
    const place = folderOf({ "keep.txt": "" });
    write(place, installed);
    const of = { root, files: Object.keys(own), imported: new Set<string>(), packages: [], places: [place] };
    return findReverseDependencies(of).names;
  }

  const plugin = {
    "My_Plugin-1.dist-info/METADATA": metadata("harbour-core>=1"),
    "My_Plugin-1.dist-info/RECORD": "my_plugin/__init__.py,,\nplugged/__init__.py,,\n",
    "outer-2.dist-info/METADATA": metadata("my.plugin"),
    "apart-2.dist-info/METADATA": metadata("requests"),
  };
  const found = ["my-plugin", "outer", "plugged"];

  test.each([
    ["pyproject.toml", '[project]\nname = "Harbour_Core"\n'],
    ["pyproject.toml", '[tool.poetry]\nname = "harbour.core"\n'],
    ["setup.cfg", "[metadata]\nversion = 1\nname = harbour-core\n"],
    ["setup.py", 'setup(\n  name="harbour-core",\n)\n'],
    ["harbour_core/__init__.py", ""],
    ["src/harbour_core.py", ""],
  ])("one that needs what %s says is here: %j", (path, text) => {
    expect(python({ [path]: text }, plugin)).toEqual(found);
  });

  test("one that needs what was installed from a folder", () => {
    const local = {
      "harbour_core-0.dist-info/direct_url.json": '{"url": "file:///somewhere", "dir_info": {}}',
    };
    expect(python({ "docks/__init__.py": "" }, { ...plugin, ...local })).toEqual(found);
  });

  test("not one that needs it for an extra that it does not import", () => {
    const extra = {
      "tool-1.dist-info/METADATA": metadata('harbour-core; extra == "dev"'),
      "tool-1.dist-info/RECORD": "tool.py,,\n",
      "tool.py": "import os\n",
      "harbour_core-0.dist-info/METADATA": metadata(),
    };
    expect(python({ "harbour_core/__init__.py": "" }, extra)).toEqual([]);
    expect(
      python({ "harbour_core/__init__.py": "" }, { ...extra, "tool.py": "import harbour_core\n" }),
    ).toEqual(["tool"]);
  });

  test("none where nothing is installed that needs it", () => {
    expect(python({ "docks.py": "" }, plugin)).toEqual([]);
  });
});
