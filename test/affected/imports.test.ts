/** Who imports whom, and who is in a circle with whom. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createReachability, type ImportGraph, importGraph } from "../../src/affected/imports.ts";
import { type Import, importsIn, pythonImports } from "../../src/syntax/imports.ts";

type Files = Readonly<Record<string, string>>;

function graphOf(files: Files): ImportGraph {
  return importGraph(Object.keys(files), (path) => pythonImports(files[path] ?? ""));
}

/** Which of these files the one at `from` imports. */
function check(from: string, text: string, ...others: readonly string[]): readonly string[] {
  const files = { [from]: text, ...Object.fromEntries(others.map((path) => [path, ""])) };
  return [...(graphOf(files).imports.get(from) ?? [])].sort();
}

/** Arrows of a graph of files at the top: "a>b b>a" is two files that import each other. */
function arrows(text: string): ImportGraph {
  const files: Record<string, string> = {};
  for (const [, from = "", to = ""] of text.matchAll(/(\w+)>(\w+)/gu)) {
    files[`${from}.py`] = `${files[`${from}.py`] ?? ""}import ${to}\n`;
    files[`${to}.py`] ??= "";
  }
  return graphOf(files);
}

function cycles({ cycles: all }: ImportGraph): string {
  const named = [...new Set(all.values())].map((members) =>
    members.map((path) => path.replace(".py", "")).join(" "),
  );
  return named.sort().join(" | ");
}

describe("a file sees", () => {
  const sees = createReachability(arrows("a>b b>c d>c x>y y>x"));
  test.each([
    ["a", "a", true],
    ["a", "b", true],
    ["a", "c", true],
    ["a", "d", false],
    ["c", "a", false],
    ["x", "y", true],
    ["y", "x", true],
    ["x", "a", false],
    ["nowhere", "nowhere", true],
    ["nowhere", "a", false],
  ])("from %s to %s: %s", (from, to, expected) => {
    expect(sees(`${from}.py`, `${to}.py`)).toBe(expected);
    expect(sees(`${from}.py`, `${to}.py`)).toBe(expected);
  });
});

describe("an absolute import", () => {
  test("means a stub in typings, and no file that only begins like a package", () => {
    expect(check("m.py", "import a", "typings/a.pyi")).toEqual(["typings/a.pyi"]);
    expect(check("m.py", "import a", "a/__init__more.py", "a.pyx.py")).toEqual([]);
  });

  test("means a module at the top, beside the file, or in any folder between", () => {
    const all = ["a.py", "p/a.py", "p/q/a.py", "p/q/r/a.py", "z/a.py"];
    expect(check("p/q/m.py", "import a", ...all)).toEqual(["a.py", "p/a.py", "p/q/a.py"]);
    expect(check("m.py", "import a", ...all)).toEqual(["a.py"]);
  });

  test("means a module below src, from wherever it is made", () => {
    expect(check("tests/t.py", "from a.b import c", "src/a/b.py", "lib/a/b.py")).toEqual(["src/a/b.py"]);
    expect(check("m.py", "import a", "src/a.py")).toEqual(["src/a.py"]);
  });

  test("of a module in a package runs every package around it first", () => {
    const all = ["a/__init__.py", "a/b/__init__.py", "a/b/c.py", "a/b/d.py", "a/d.py", "b.py"];
    expect(check("m.py", "import a.b.c", ...all)).toEqual(["a/__init__.py", "a/b/__init__.py", "a/b/c.py"]);
  });

  test("finds a module whose packages have no __init__", () => {
    expect(check("m.py", "import a.b", "a/b.py")).toEqual(["a/b.py"]);
  });

  test("from a package takes modules in it, where what it names is one", () => {
    const all = ["a/__init__.py", "a/b.py", "a/c/__init__.py", "a/d.py", "b.py"];
    expect(check("m.py", "from a import b, c, nothing", ...all)).toEqual([
      "a/__init__.py",
      "a/b.py",
      "a/c/__init__.py",
    ]);
  });

  test("of everything in a package is one of the package", () => {
    expect(check("m.py", "from a import *", "a/__init__.py", "a/b.py")).toEqual(["a/__init__.py"]);
  });

  test("of what is not there is none", () => {
    const graph = graphOf({ "m.py": "import os, a.b\nfrom c import d", "ab.py": "" });
    expect(graph).toEqual({ imports: new Map(), importers: new Map(), cycles: new Map() });
  });

  test("never means a file that is only named alike", () => {
    expect(check("m.py", "import a", "a.pyx", "xa.py", "a.py.py", "A.py", "__init__.py")).toEqual([]);
  });
});

/** Which of these files the script at `from` imports by one specifier. */
function resolved(from: string, specifier: string, ...others: readonly string[]): readonly string[] {
  const text = `import "${specifier}"`;
  const graph = importGraph([from, ...others], (path) =>
    path === from ? importsIn("typescript", text) : [],
  );
  return [...(graph.imports.get(from) ?? [])].sort();
}

describe("a relative specifier", () => {
  test.each<readonly [specifier: string, files: readonly string[], found: string]>([
    ["./a", ["p/a.ts", "p/a.tsx", "p/a.d.ts", "p/a/index.ts", "a.ts"], "p/a.ts"],
    ["./a", ["p/a.tsx", "p/a.d.ts", "p/a.js"], "p/a.tsx"],
    ["./a", ["p/a.d.ts", "p/a.js"], "p/a.d.ts"],
    ["./a", ["p/a.js", "p/a/index.ts"], "p/a.js"],
    ["./a.js", ["p/a.ts", "p/a.js", "p/a.tsx"], "p/a.ts"],
    ["./a.js", ["p/a.tsx", "p/a.js"], "p/a.tsx"],
    ["./a.js", ["p/a.d.ts", "p/a.js"], "p/a.d.ts"],
    ["./a.js", ["p/a.js", "p/a.js.ts"], "p/a.js"],
    ["./a.js", ["p/a.js.ts", "p/a.js/index.ts"], "p/a.js.ts"],
    ["./a.jsx", ["p/a.ts", "p/a.tsx"], "p/a.tsx"],
    ["./a.mjs", ["p/a.ts", "p/a.mts"], "p/a.mts"],
    ["./a.cjs", ["p/a.ts", "p/a.d.cts"], "p/a.d.cts"],
    ["./a.ts", ["p/a.ts", "p/a.d.ts"], "p/a.ts"],
    ["./a.d.ts", ["p/a.ts", "p/a.d.ts"], "p/a.d.ts"],
    ["./a.service", ["p/a.service.ts"], "p/a.service.ts"],
    ["./a", ["p/a/index.tsx", "p/a/b.ts"], "p/a/index.tsx"],
    ["./a/", ["p/a/index.d.ts"], "p/a/index.d.ts"],
    ["./a/index.js", ["p/a/index.ts"], "p/a/index.ts"],
    [".", ["p/index.ts", "index.ts"], "p/index.ts"],
    ["..", ["p/index.ts", "index.ts"], "index.ts"],
    ["../q/a.js", ["q/a.ts", "p/q/a.ts"], "q/a.ts"],
    ["./x/../a", ["p/a.ts"], "p/a.ts"],
    ["./a.css", ["p/a.d.css.ts"], "p/a.d.css.ts"],
    ["./v1.2/a", ["p/v1.2/a.ts"], "p/v1.2/a.ts"],
    ["./v1.2", ["p/v1.2/index.ts"], "p/v1.2/index.ts"],
  ])("%s of %j is %s", (specifier, files, found) => {
    expect(resolved("p/m.ts", specifier, ...files)).toEqual([found]);
  });

  test.each<readonly [specifier: string, files: readonly string[]]>([
    ["./a", ["a.ts", "src/a.ts", "p/ab.ts", "p/a.mts", "p/A.ts"]],
    ["./a.mjs", ["p/a.ts"]],
    ["../../a", ["a.ts", "p/a.ts"]],
    ["./m", []],
  ])("%s is none of %j", (specifier, files) => {
    expect(resolved("p/m.ts", specifier, ...files)).toEqual([]);
  });
});

describe("a specifier that is not relative", () => {
  const all = ["a.ts", "src/a.ts", "p/a.ts", "p/src/a.ts", "p/q/a.ts", "z/a.ts"];
  test.each<readonly [specifier: string, files: readonly string[], found: readonly string[]]>([
    ["a", all, ["a.ts", "p/a.ts", "p/q/a.ts", "p/src/a.ts", "src/a.ts"]],
    ["@/a", ["src/a.ts", "z/a.ts"], ["src/a.ts"]],
    ["~/a.js", ["p/src/a.ts"], ["p/src/a.ts"]],
    ["#a", ["src/a.ts"], ["src/a.ts"]],
    ["#b/a.js", ["src/b/a.ts", "src/a.ts"], ["src/a.ts", "src/b/a.ts"]],
    ["@app/b", ["p/src/b/index.ts"], ["p/src/b/index.ts"]],
    ["@app/b", ["@app/b.ts"], ["@app/b.ts"]],
    ["$lib/b", ["src/lib/b.ts"], ["src/lib/b.ts"]],
    ["react", ["src/react/x.ts", "z/react.ts"], []],
    ["node:fs", ["src/fs.ts"], []],
    ["@scope/pkg", ["z/pkg/index.ts"], []],
    ["@", ["index.ts"], ["index.ts"]],
  ])("%s of %j is %j", (specifier, files, found) => {
    expect(resolved("p/q/m.ts", specifier, ...files)).toEqual(found);
  });
});

test("scripts that import each other are in a circle, and Python beside them is in none", () => {
  const files: Readonly<Record<string, string>> = {
    "a.ts": 'import { b } from "./b.js"',
    "b.tsx": 'export * from "./c"',
    "c/index.ts": 'const a = require("../a")',
    "d.py": "import a, b",
  };
  const graph = importGraph(Object.keys(files), (path) =>
    importsIn(path.endsWith(".py") ? "python" : "typescript", files[path] ?? ""),
  );
  expect(graph.cycles.get("a.ts")).toEqual(["a.ts", "b.tsx", "c/index.ts"]);
  expect(graph.imports.has("d.py")).toBe(false);
});

describe("a relative import", () => {
  test("with one dot is of the own package", () => {
    const all = ["p/__init__.py", "p/a.py", "a.py", "p/q/a.py"];
    expect(check("p/m.py", "from . import a", ...all)).toEqual(["p/__init__.py", "p/a.py"]);
    expect(check("p/m.py", "from .a import x", ...all)).toEqual(["p/__init__.py", "p/a.py"]);
  });

  test("with more dots is of the packages above", () => {
    const all = ["p/q/a.py", "p/a.py", "a.py", "p/q/__init__.py", "p/__init__.py"];
    expect(check("p/q/m.py", "from .. import a", ...all)).toEqual(["p/__init__.py", "p/a.py"]);
    expect(check("p/q/m.py", "from ...a import x", ...all)).toEqual(["a.py"]);
  });

  test("never means src, or a folder between", () => {
    expect(check("p/q/m.py", "from .a import x", "src/a.py", "p/a.py", "a.py")).toEqual([]);
  });

  test("with more dots than there are folders ends at the top", () => {
    expect(check("p/m.py", "from .....a import x", "a.py", "p/a.py")).toEqual(["a.py"]);
  });

  test("in a package itself starts at that package", () => {
    expect(check("p/__init__.py", "from .a import x", "p/a.py", "a.py")).toEqual(["p/a.py"]);
    expect(check("p/__init__.py", "from ..a import x", "p/a.py", "a.py")).toEqual(["a.py"]);
  });

  test("at the top is of a package at the top", () => {
    expect(check("m.py", "from . import a", "a.py", "__init__.py")).toEqual(["__init__.py", "a.py"]);
  });
});

describe("an import graph", () => {
  test("takes a stub and the source beside it for one module", () => {
    expect(check("m.py", "import a, p", "a.py", "a.pyi", "p/__init__.py", "p/__init__.pyi")).toEqual([
      "a.py",
      "a.pyi",
      "p/__init__.py",
      "p/__init__.pyi",
    ]);
  });

  test("has imports of stubs too", () => {
    expect(check("m.pyi", "import a", "a.py")).toEqual(["a.py"]);
  });

  test("knows importers as the other way round", () => {
    const { imports, importers } = arrows("a>c b>c c>d");
    expect(imports).toEqual(
      new Map([
        ["a.py", new Set(["c.py"])],
        ["b.py", new Set(["c.py"])],
        ["c.py", new Set(["d.py"])],
      ]),
    );
    expect(importers).toEqual(
      new Map([
        ["c.py", new Set(["a.py", "b.py"])],
        ["d.py", new Set(["c.py"])],
      ]),
    );
  });

  test("leaves out a file that imports itself", () => {
    expect(graphOf({ "a.py": "import a\nfrom . import a" })).toEqual({
      imports: new Map(),
      importers: new Map(),
      cycles: new Map(),
    });
  });
});

describe("import cycles", () => {
  test.each([
    ["of files in a row are none", "a>b b>c a>c", ""],
    ["of a file with itself are none", "a>a a>b", ""],
    ["are two files that import each other", "a>b b>a", "a b"],
    ["are a ring of files", "a>b b>c c>d d>a", "a b c d"],
    ["leave out who only leads in or out", "i>a a>b b>a b>o", "a b"],
    ["are two where nothing leads back", "a>b b>a b>c c>d d>c", "a b | c d"],
    ["are one where something leads back", "a>b b>a b>c c>d d>c d>a", "a b c d"],
    ["are one that is nested in another", "a>b b>c c>b c>d d>a", "a b c d"],
    ["are one that two rings share a file of", "a>b b>a b>c c>b", "a b c"],
    ["are told apart when an import leads to one that is done", "a>b b>a c>a c>d d>c", "a b | c d"],
    ["are found behind files without", "s>t t>u u>v v>u s>v", "u v"],
    ["are sorted, whoever is walked first", "z>m m>a a>z", "a m z"],
  ])("%s", (_, text, expected) => {
    expect(cycles(arrows(text))).toBe(expected);
  });

  test("go through stubs beside sources", () => {
    const graph = graphOf({ "a.py": "import b", "b.pyi": "import a", "b.py": "" });
    expect(cycles(graph)).toBe("a bi");
  });

  test("are given for each member, as one list", () => {
    const { cycles: all } = arrows("a>b b>c c>a");
    expect(all.size).toBe(3);
    expect(new Set(all.values()).size).toBe(1);
  });

  test.each(["open", "closed"])("of a chain of 20,000 files that is %s need no deep stack", (kind) => {
    const many = 20_000;
    const paths = Array.from({ length: many }, (_, index) => `m${index}.py`);
    const importsOf = (path: string): readonly Import[] => {
      const next = Number(path.slice(1, -3)) + 1;
      if (next === many && kind === "open") return [];
      return [{ kind: "module" as const, level: 0, module: `m${next % many}`, names: [] }];
    };
    const { imports, cycles: all } = importGraph(paths, importsOf);
    expect(imports.size).toBe(kind === "open" ? many - 1 : many);
    expect(all.size).toBe(kind === "open" ? 0 : many);
  });

  test("are exactly the files that reach each other", () => {
    const many = 9;
    const edges = fc.array(fc.tuple(fc.nat({ max: many - 1 }), fc.nat({ max: many - 1 })), { maxLength: 24 });
    const name = (index: number) => `m${index}.py`;
    fc.assert(
      fc.property(edges, fc.shuffledSubarray([...Array(many).keys()], { minLength: many }), (all, order) => {
        const reach = Array.from({ length: many }, () => Array<boolean>(many).fill(false));
        for (const [from, to] of all) if (reach[from] !== undefined) reach[from][to] = true;
        for (let by = 0; by < many; by += 1)
          for (let from = 0; from < many; from += 1)
            for (let to = 0; to < many; to += 1) {
              const row = reach[from];
              if (row?.[by] === true && reach[by]?.[to] === true) row[to] = true;
            }
        const expected = new Map<string, readonly string[]>();
        for (let from = 0; from < many; from += 1) {
          const members = [...Array(many).keys()].filter(
            (to) => to === from || (reach[from]?.[to] === true && reach[to]?.[from] === true),
          );
          if (members.length > 1) expected.set(name(from), members.map(name));
        }
        const graph = importGraph(order.map(name), (path) =>
          all
            .filter(([from]) => name(from) === path)
            .map(([, to]) => ({ kind: "module" as const, level: 0, module: `m${to}`, names: [] })),
        );
        expect(graph.cycles).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
