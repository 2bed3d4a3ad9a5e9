/** Which file a specifier means, and by which name a module is called however it is written. */
import { describe, expect, test } from "vitest";
import { candidatePaths, createSpecifierResolver } from "../../src/affected/imports.ts";
import { createModuleNamer, moduleStem } from "../../src/affected/module-names.ts";
import type { Import } from "../../src/syntax/imports.ts";

describe("a specifier", () => {
  test.each([
    ["a/b.ts", "./c", ["a/c.ts"], ["a/c.ts"]],
    ["a/b.ts", "../c", ["c.ts", "a/c.ts"], ["c.ts"]],
    ["a/b.ts", ".", ["a/index.ts", "index.ts"], ["a/index.ts"]],
    ["a/b.ts", "..", ["a/index.ts", "index.ts"], ["index.ts"]],
    ["a/b.ts", "../../c", ["c.ts"], []],
    ["b.ts", "./c.js", ["c.ts", "c.js"], ["c.ts"]],
    ["b.ts", "./c.js", ["c.tsx"], ["c.tsx"]],
    ["b.ts", "./c.jsx", ["c.ts", "c.tsx"], ["c.tsx"]],
    ["b.ts", "./c.mjs", ["c.ts", "c.mts"], ["c.mts"]],
    ["b.ts", "./c.cjs", ["c.ts", "c.d.cts"], ["c.d.cts"]],
    ["b.ts", "./c", ["c/index.ts", "c.d.ts"], ["c.d.ts"]],
    ["b.ts", "./c", ["c/index.tsx"], ["c/index.tsx"]],
    ["b.ts", "./c.css", ["c.d.css.ts"], ["c.d.css.ts"]],
    ["b.ts", "./c.json", ["c.json"], ["c.json"]],
    ["b.ts", "./.c", [".c.ts"], [".c.ts"]],
    ["b.ts", "./d/../c", ["c.ts"], ["c.ts"]],
    ["b.ts", "./c/", ["c/index.ts"], ["c/index.ts"]],
    ["a/b.ts", "c", ["a/c.ts", "c.ts", "src/c.ts"], ["c.ts", "src/c.ts", "a/c.ts"]],
    ["a/b.ts", ".c", ["a/c.ts"], []],
    ["a/b.ts", "@/c/d", ["src/c/d.ts"], ["src/c/d.ts"]],
    ["a/b.ts", "~/c", ["c.ts"], ["c.ts"]],
    ["a/b.ts", "#c/d", ["c/d.ts"], ["c/d.ts"]],
    ["a/b.ts", "$lib/c", ["a/src/c.ts"], ["a/src/c.ts"]],
    ["a/b.ts", "@lib/c", ["@lib/c.ts"], ["@lib/c.ts"]],
    ["a/b.ts", "lib/c", ["c.ts"], []],
    ["a/b.ts", "react", ["a/b.ts"], []],
  ])("of %s, %s among %j is %j", (importer, specifier, files, expected) => {
    const found = createSpecifierResolver(files)(importer, specifier);
    expect([...new Set(found)]).toEqual(expected);
  });

  test.each([
    ["a/b.ts", "./c", ["a/c"]],
    ["a/b.ts", "..", [""]],
    ["a/b.ts", "../../c", []],
    ["a/b.ts", ".c", []],
    ["a/b.ts", "react", []],
    ["a/b.ts", "lib/c", []],
    ["a/b.ts", "@/c", ["src/c", "c", "a/src/c", "a/c"]],
    ["b.ts", "#c", ["src/c", "c"]],
    ["b.ts", "$lib/c", ["src/lib/c", "lib/c", "src/c", "c"]],
    ["b.ts", "~lib/c/d", ["src/lib/c/d", "lib/c/d", "src/c/d", "c/d"]],
  ])("of %s, %s may lead to %j", (importer, specifier, expected) => {
    expect([...new Set(candidatePaths(importer, specifier))]).toEqual(expected);
  });
});

describe("a path without its ending", () => {
  test.each([
    ["a/b.ts", "a/b"],
    ["a/b.tsx", "a/b"],
    ["a/b.d.ts", "a/b"],
    ["a/b.d.mts", "a/b"],
    ["a/b.cjs", "a/b"],
    ["a/b.py", "a/b"],
    ["a/b.pyi", "a/b"],
    ["a/b.python", "a/b.python"],
    ["a/b.tsv", "a/b.tsv"],
    ["a.ts/b", "a.ts/b"],
    ["a/index.ts", "a"],
    ["a/__init__.py", "a"],
    ["index.js", ""],
    ["a/my__init__.py", "a/my__init__"],
    ["a/indexes.ts", "a/indexes"],
    ["a/b.css", "a/b.css"],
  ])("of %s is %s", (path, expected) => {
    expect(moduleStem(path)).toBe(expected);
  });
});

describe("a module is called", () => {
  const path = (specifier: string): Import => ({ kind: "path", specifier });
  const module = (name: string, level = 0): Import => ({ kind: "module", level, module: name, names: [] });
  const files = [
    "a/b.ts",
    "a/c/index.ts",
    "d.ts",
    "p/__init__.py",
    "p/q.py",
    "p/r/s.py",
    "top.py",
    "src/in/t.py",
  ];
  const name = createModuleNamer(
    files,
    new Map([
      ["d.ts", "e.ts"],
      ["p/q.py", "p/new.py"],
    ]),
  );

  test.each([
    ["by its path", "a/b.ts", path("./c"), "", "a/c"],
    ["by its path and the name", "a/b.ts", path("./c/index.js"), "x", "a/c x"],
    ["by its new path where it was renamed", "a/b.ts", path("../d"), "", "e"],
    ["by where it would be if it is not there", "a/b.ts", path("./gone.js"), "", "a/gone"],
    ["also in a folder that is not there", "a/b.ts", path("./x/gone"), "", "a/x/gone"],
    ["behind an alias where a folder of the tree is on the way", "a/b.ts", path("@/a/gone"), "", "a/gone"],
    ["as it is written where none is", "a/b.ts", path("@/x/gone"), "", "@/x/gone"],
    ["as a package is written", "a/b.ts", path("react"), "x", "react x"],
    ["by its new path in Python", "top.py", module("p.q"), "", "p/new"],
    ["as a module of its package", "top.py", module("p"), "r", "p/r"],
    ["relatively", "p/q.py", module("gone", 1), "", "p/gone"],
    ["relatively, a package further up", "p/r/s.py", module("gone", 2), "", "p/gone"],
    ["relatively, the package itself", "p/r/s.py", module("", 1), "", "p/r"],
    ["relatively, above of all", "top.py", module("x", 4), "", "x"],
    ["by where it would be in a package that is there", "top.py", module("p.gone.x"), "", "p/gone/x"],
    ["below the folder that has its first part", "p/q.py", module("r.gone"), "", "p/r/gone"],
    ["below src", "top.py", module("in.gone"), "", "src/in/gone"],
    ["as it is written where no folder has it", "top.py", module("os.path"), "", "os/path"],
    ["with the name", "top.py", module("os"), "path", "os/path"],
  ])("%s", (_, file, one, imported, expected) => {
    expect(name(file, one, imported)).toBe(expected);
  });
});
