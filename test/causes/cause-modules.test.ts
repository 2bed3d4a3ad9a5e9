/** What a module breaks that the change deleted or moved. */
import { describe, expect, test } from "vitest";
import type { Edit } from "../../src/model/finding.ts";
import { attributionOf, check, type Files, tell } from "../match/broken.ts";

const lib =
  "def f(a: int) -> int:\n    total = a + 1\n    return total\n\n\ndef g(b: str) -> str:\n    return b\n";
const script =
  "export function f(a: number): number {\n  const total = a + 1;\n  return total;\n}\n\nexport class Port {\n  depth = 1;\n}\n";

const plain = (marked: string) => marked.replace(/\[\[[^|]*\|(.*?)\]\]/gsu, "$1");

/** A file that went, to another path or away, and one that imports it. */
function gone(from: string, to: string | null, path: string, use: string, others: Files = {}): string {
  const text = from.endsWith("ts") ? script : lib;
  return check({
    base: { [from]: text, [path]: plain(use), ...others },
    head: { ...(to === null ? {} : { [to]: text }), [path]: use, ...others },
    renames: to === null ? {} : { [from]: to },
  });
}

describe("a module that was deleted broke what imports it", () => {
  test.each<readonly [how: string, from: string, path: string, use: string]>([
    ["by its name", "lib.py", "use.py", 'import [[Import "lib" could not be resolved|lib]]\n'],
    ["under another name", "lib.py", "use.py", "import [[not resolved|lib]] as other\n"],
    ["for a name", "lib.py", "use.py", "from [[not resolved|lib]] import f\n"],
    ["for a name that is unknown", "lib.py", "use.py", "from lib import [[unknown|f]]\n"],
    ["in brackets", "lib.py", "use.py", "from lib import (\n    g,\n    [[unknown|f]],\n)\n"],
    ["for all", "lib.py", "use.py", "from [[not resolved|lib]] import *\n"],
    ["as a module of a package", "pkg/lib.py", "use.py", "import [[not resolved|pkg.lib]]\n"],
    ["from its package", "pkg/lib.py", "use.py", "from pkg import [[unknown symbol|lib]]\n"],
    ["as a package", "pkg/__init__.py", "use.py", "from [[not resolved|pkg]] import f\n"],
    ["relatively", "pkg/lib.py", "pkg/use.py", "from [[not resolved|.lib]] import f\n"],
    ["from the package around it", "pkg/lib.py", "pkg/use.py", "from . import [[unknown symbol|lib]]\n"],
    ["from two packages up", "pkg/lib.py", "pkg/in/use.py", "from [[not resolved|..lib]] import f\n"],
    ["as a stub", "lib.pyi", "use.py", "import [[not resolved|lib]]\n"],
    ["from a folder of sources", "src/lib.py", "tests/use.py", "import [[not resolved|lib]]\n"],
    ["by a path of the server", "libs/one/shop/lib.py", "use.py", "import [[not resolved|shop.lib]]\n"],
    ["inside of a function", "lib.py", "use.py", "def h():\n    from [[not resolved|lib]] import f\n"],
    ["relatively in TypeScript", "lib.ts", "use.ts", 'import { f } from [[not found|"./lib"]];\n'],
    ["with the ending of what is made of it", "lib.ts", "use.ts", 'import { f } from [[no|"./lib.js"]];\n'],
    ["with the ending of its kind", "lib.mts", "use.ts", 'import { f } from [[not found|"./lib.mjs"]];\n'],
    ["as an index", "lib/index.ts", "use.ts", 'import { f } from [[not found|"./lib"]];\n'],
    ["as declarations", "lib.d.ts", "use.ts", 'import { f } from [[not found|"./lib"]];\n'],
    ["to hand it on", "lib.ts", "use.ts", 'export * from [[not found|"./lib"]];\n'],
    ["for its effects", "lib.ts", "use.ts", 'import [[not found|"./lib"]];\n'],
    ["when it is called", "lib.ts", "use.ts", 'const all = import([[not found|"./lib"]]);\n'],
    ["by require", "lib.ts", "use.ts", 'const all = require([[not found|"./lib"]]);\n'],
    ["by an alias of a folder", "src/lib.ts", "src/in/use.ts", 'import { f } from [[not|"@/lib"]];\n'],
    ["by a mapped path", "libs/shared/src/lib.ts", "app/use.ts", 'import { f } from [[not|"shared/lib"]];\n'],
    ["by the name of its package", "code/own/lib.ts", "app/use.ts", 'import { f } from [[no|"mine/lib"]];\n'],
  ])("%s", (_, from, path, use) => {
    expect(gone(from, null, path, use)).toBe(`removed-module - ${from}:1:1`);
  });

  test("and nothing that imports another", () => {
    expect(gone("lib.py", null, "use.py", "import [[not resolved|other]]\n")).toBe("nothing");
    expect(gone("lib.py", null, "use.py", "x = [[broken|1]]\n")).toBe("nothing");
    expect(gone("in/lib.py", null, "use.py", "import [[not resolved|lib]]\n", { "lib.py": lib })).toBe(
      "nothing",
    );
    expect(gone("pkg/lib.py", null, "other/use.py", "from [[not resolved|.lib]] import f\n")).toBe("nothing");
    expect(gone("a/lib.ts", null, "b/use.ts", 'import { f } from [[not found|"./lib"]];\n')).toBe("nothing");
    expect(gone("lib.ts", null, "in/use.ts", 'import { f } from [[not found|"./other"]];\n')).toBe("nothing");
  });

  test("and none that a path does not tell from another", () => {
    const use = 'import { f } from [[not found|"shared/lib"]];\n';
    expect(gone("one/src/lib.ts", null, "app/use.ts", use, { "two/src/lib.ts": script })).toBe("nothing");
    expect(gone("one/shared/lib.ts", null, "app/use.ts", use, { "two/src/lib.ts": script })).toBe(
      "removed-module - one/shared/lib.ts:1:1",
    );
    // A name alone is that of a package.
    expect(gone("one/lib.ts", null, "app/use.ts", 'import { f } from [[not found|"lib"]];\n')).toBe(
      "nothing",
    );
  });

  test("in all files at once, with all of its lines and none of head", () => {
    const { attribution, findings } = attributionOf({
      base: { "lib.py": lib, "a.py": "import lib\n", "b.py": "from lib import f\n\nf(1)\n" },
      head: {
        "a.py": "import [[not resolved|lib]]\n",
        "b.py": "from [[not resolved|lib]] import f\n\n[[unknown|f]](1)\n",
      },
    });
    const found = [
      ...attribution
        .causes(findings.map(({ path, range }) => ({ path, position: range.start, targets: [] })))
        .values(),
    ];
    expect(found).toHaveLength(3);
    for (const one of found) {
      expect(one?.cause).toEqual({
        path: "lib.py",
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        symbol: null,
        how: "removed-module",
      });
      expect(one?.edit).toEqual({
        base: {
          path: "lib.py",
          range: { start: { line: 0, character: 0 }, end: { line: 6, character: 12 } },
        },
        head: null,
      });
    }
  });

  test("of which there was no line that ends", () => {
    const { attribution, findings } = attributionOf({
      base: { "lib.py": "x = 1", "a.py": "import lib\n" },
      head: { "a.py": "import [[not resolved|lib]]\n" },
    });
    const edit = attribution.causes([]).get(findings[0]?.id ?? "")?.edit;
    expect(edit?.base?.range).toEqual({ start: { line: 0, character: 0 }, end: { line: 0, character: 5 } });
  });
});

describe("a module that was moved broke", () => {
  test.each<readonly [how: string, from: string, to: string, path: string, use: string]>([
    ["what imports it", "lib.py", "core.py", "use.py", "import [[not resolved|lib]]\n"],
    ["what imports it from its folder", "lib.py", "pkg/lib.py", "use.py", "import [[not resolved|lib]]\n"],
    ["what has a name of it", "a/lib.py", "b/lib.py", "use.py", "from [[not resolved|a.lib]] import f\n"],
    ["what imports it from its package", "a/lib.py", "b/lib.py", "use.py", "from a import [[unknown|lib]]\n"],
    [
      "what imports it as a folder",
      "lib/index.ts",
      "libs/index.ts",
      "use.ts",
      'import [[not found|"./lib"]];\n',
    ],
    ["what gives its ending", "lib.ts", "lib.mts", "use.ts", 'import { f } from [[not found|"./lib"]];\n'],
    ["what maps its path", "libs/a/lib.ts", "libs/b/lib.ts", "use.ts", 'import [[not found|"own/a/lib"]];\n'],
  ])("%s", (_, from, to, path, use) => {
    expect(gone(from, to, path, use)).toBe(`moved-module - ${to}:1:1`);
  });

  test("its own imports of what is not beside it any more", () => {
    const moved = (from: string, to: string, use: string, others: Files, left: Files = others) =>
      check({
        base: { [from]: plain(use), ...others },
        head: { [to]: use, ...left },
        renames: { [from]: to },
      });
    const use = "from [[not resolved|.lib]] import f\n\nx = f(1)\n";
    expect(moved("a/use.py", "b/use.py", use, { "a/lib.py": lib })).toBe("moved-module - b/use.py:1:1");
    expect(moved("a/use.py", "b/use.py", use.replace(".lib", "lib"), { "a/lib.py": lib })).toBe(
      "moved-module - b/use.py:1:1",
    );
    const own = 'import { f } from [[not found|"./lib"]];\n';
    expect(moved("a/use.ts", "b/use.ts", own, { "a/lib.ts": script })).toBe("moved-module - b/use.ts:1:1");
    // What it lacks was not there before either, or is there now.
    expect(moved("a/use.py", "b/use.py", use, {})).toBe("nothing");
    expect(moved("a/use.py", "b/use.py", use, { "a/lib.py": lib, "b/lib.py": lib })).toBe("nothing");
    // The other one was deleted.
    expect(moved("a/use.py", "b/use.py", use, { "a/lib.py": lib }, {})).toBe("removed-module - a/lib.py:1:1");
  });

  test("nothing where another file has its old path now", () => {
    expect(
      check({
        base: { "lib.py": lib, "use.py": "import lib\n" },
        head: { "core.py": lib, "lib.py": "x = 1\n", "use.py": "import [[broken|lib]]\n" },
        renames: { "lib.py": "core.py" },
      }),
    ).toBe("nothing");
  });

  test("nothing by git's word alone: what shares no body with it was deleted", () => {
    const other =
      "class Tide:\n    height = 3\n\n    def falls(self) -> bool:\n        return self.height < 2\n";
    const { attribution, findings } = attributionOf({
      base: { "lib.py": lib, "use.py": "import lib\n" },
      head: { "tide.py": other, "use.py": "import [[not resolved|lib]]\n" },
      renames: { "lib.py": "tide.py" },
    });
    const found = attribution.causes([]).get(findings[0]?.id ?? "");
    expect(found?.cause).toMatchObject({ path: "lib.py", how: "removed-module" });
    expect(found?.edit.head).toBeNull();
  });

  test("with the start of the file as its edit on both sides", () => {
    const { attribution, findings } = attributionOf({
      base: { "lib.py": lib, "use.py": "import lib\n" },
      head: { "core.py": lib, "use.py": "import [[not resolved|lib]]\n" },
      renames: { "lib.py": "core.py" },
    });
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const edit: Edit = { base: { path: "lib.py", range }, head: { path: "core.py", range } };
    expect(attribution.causes([]).get(findings[0]?.id ?? "")).toEqual({
      cause: { path: "core.py", range, symbol: null, how: "moved-module" },
      edit,
    });
  });
});

describe("what has its meaning from a module that is gone", () => {
  const deleted = (
    use: string,
    means: Readonly<Record<string, readonly string[]>> = {},
    others: Files = {},
  ) =>
    check({
      base: { "lib.py": lib, "use.py": plain(use), ...others },
      head: { "use.py": use, ...others },
      means,
    });
  const cause = "removed-module - lib.py:1:1";

  test("is broken with it: a name of it, what is asked of that, and what it was assigned to", () => {
    expect(deleted("from lib import f\n\n[[Type of f is unknown|f]](1)\n")).toBe(cause);
    expect(deleted("from lib import f as h\n\n[[Type of h is unknown|h]](1)\n")).toBe(cause);
    expect(deleted("import lib\n\nlib.[[Type of f is unknown|f]](1)\n")).toBe(cause);
    expect(deleted("import lib\n\nlib.f.[[Type of x is unknown|x]](1)\n")).toBe(cause);
    expect(
      deleted("from lib import f\n\nx = f(1)\n[[Type of x is unknown|x]].y\n", { x: ["use.py x"] }),
    ).toBe(cause);
    expect(
      deleted("import lib\n\n\ndef h(x: lib.C):\n    return [[unknown|x]].y\n", { x: ["use.py x"] }),
    ).toBe(cause);
  });

  test("and nothing that stands beside such a name", () => {
    expect(deleted("from lib import f\n\nf([[broken|1]], y)\n")).toBe("nothing");
    expect(deleted("from lib import f\n\nf(1, [[broken|y]])\n")).toBe("nothing");
    expect(deleted("from lib import f\n\no.[[broken|f]]()\n")).toBe("nothing");
    expect(deleted("import lib\n\nlibs.[[broken|f]]()\n")).toBe("nothing");
    const two = "import lib\n\n\ndef h(x: lib.C, y: int):\n    return [[unknown|y]].z\n";
    expect(deleted(two, { y: ["use.py y"] })).toBe("nothing");
  });

  test("also where all of it was imported, if it had that name", () => {
    expect(deleted('from lib import *\n\n[["f" is not defined|f]](1)\n')).toBe(cause);
    expect(deleted('from lib import *\n\n[["h" is not defined|h]](1)\n')).toBe("nothing");
    expect(deleted('from lib import *\n\no.[["f" is not known|f]](1)\n')).toBe("nothing");
  });

  test("also through modules that hand it on", () => {
    const through = (mid: string, use: string) => deleted(use, {}, { "mid.py": mid });
    expect(through("from lib import f\n", "from mid import f\n\n[[unknown|f]](1)\n")).toBe(cause);
    expect(through("from lib import f as h\n", "import mid\n\nmid.[[unknown|h]](1)\n")).toBe(cause);
    expect(through("from lib import *\n", "from mid import *\n\n[[unknown|f]](1)\n")).toBe(cause);
    expect(through("from lib import f\n", "from mid import g\n\n[[unknown|g]](1)\n")).toBe("nothing");
  });

  test("also as a module of a package", () => {
    expect(
      check({
        base: { "pkg/__init__.py": "", "pkg/lib.py": lib, "use.py": "import pkg.lib\n\npkg.lib.f(1)\n" },
        head: { "pkg/__init__.py": "", "use.py": 'import pkg.lib\n\npkg.[["lib" is not known|lib]].f(1)\n' },
      }),
    ).toBe("removed-module - pkg/lib.py:1:1");
    expect(
      check({
        base: { "pkg/__init__.py": "", "pkg/lib.py": lib, "use.py": "import pkg\n\npkg.lib.f(1)\n" },
        head: { "pkg/__init__.py": "", "use.py": "import pkg\n\npkg.[[unknown|lib]].f(1)\n" },
      }),
    ).toBe("removed-module - pkg/lib.py:1:1");
  });

  test("but for a definition that was edited, which is nearer", () => {
    expect(
      tell({
        base: {
          "lib.py": lib,
          "own.py": "def h(a): ...\n",
          "use.py": "from lib import f\nfrom own import h\nh(f)\n",
        },
        head: {
          "own.py": "def h(a, b): ...\n",
          "use.py": "from lib import f\nfrom own import h\n[[broken|h(f)]]\n",
        },
        means: { h: ["own.py h"] },
      }),
    ).toEqual({ causes: ["definition h own.py:1:5"], asked: ["h f"] });
  });
});

describe("a name that went from a module broke", () => {
  const base = { "lib.py": lib, "use.py": "" };
  const without = "def g(b: str) -> str:\n    return b\n";
  const lost = (
    use: string,
    means: Readonly<Record<string, readonly string[]>> = {},
    head: string = without,
  ) =>
    check({
      base: { ...base, "use.py": plain(use) },
      head: { "lib.py": head, "use.py": use },
      means,
    });

  test("the import of it, and what has its meaning from there", () => {
    expect(lost("from lib import [[broken|f]]\n")).toBe("removed-name f lib.py:1:1");
    expect(lost("from lib import f\n\n[[broken|f]](1)\n")).toBe("removed-name f lib.py:1:1");
    expect(lost("from lib import f\n\nx = f(1)\n[[broken|x]].y\n", { x: ["use.py x"] })).toBe(
      "removed-name f lib.py:1:1",
    );
    expect(lost("from lib import [[broken|g]]\n")).toBe("nothing");
  });

  test("nothing where the module has it from elsewhere now", () => {
    expect(lost("from lib import [[broken|f]]\n", {}, `from other import f\n${without}`)).toBe("nothing");
    expect(lost("from lib import [[broken|f]]\n", {}, `from other import *\n${without}`)).toBe("nothing");
  });
});
