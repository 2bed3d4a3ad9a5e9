/** Which changed symbol broke a finding outside of the change. */
import { describe, expect, test } from "vitest";
import type { ComparedFinding } from "../../src/model/finding.ts";
import {
  attributionOf,
  type Broken,
  causeWords,
  check,
  type Files,
  placeOf,
  tell,
  wordAt,
} from "../match/broken.ts";

/** Uses f of lib.py, which is edited. */
const simple: Broken = {
  base: { "lib.py": "def f():\n    return 1\n", "use.py": "from lib import f\nf()\n" },
  head: { "lib.py": "def f(x):\n    return x\n", "use.py": "from lib import f\n[[no x|f()]]\n" },
  means: { f: ["lib.py f"] },
};

describe("a definition that the change edited", () => {
  test("is the cause of what breaks where it is used", () => {
    expect(tell(simple)).toEqual({ causes: ["definition f lib.py:1:5"], asked: ["f"] });
  });

  test("is named by its path, and stands at its name", () => {
    const base =
      "class C:\n    def m(self):\n        def inner():\n            return 1\n        return inner()\n";
    const use = { "use.py": "from lib import C\n[[broken|C().m()]]\n" };
    expect(
      check({
        base: { "lib.py": base, "use.py": "from lib import C\nC().m()\n" },
        head: { "lib.py": base.replace("return 1", "return None"), ...use },
        means: { m: ["lib.py m"] },
      }),
    ).toBe("inferred C.m lib.py:2:9");
  });

  test("that has a new parameter broke what is called `result` as it broke everything else", () => {
    const lib = (parameters: string, call: string) =>
      `def f(${parameters}) -> int:\n    return 1\n\n\ndef g() -> int:\n    result = ${call}\n    return 1\n`;
    expect(
      check({
        base: { "lib.py": lib("", "f()") },
        head: { "lib.py": lib("x: str", "f()").replace("result", '[[Type of "result" is unknown|result]]') },
        means: { f: ["lib.py f"], result: ["lib.py result"] },
      }),
    ).toBe("definition f lib.py:1:5");
  });

  test("counts as edited from its first to its last line, and no further", () => {
    const rest = { "use.py": "from lib import f\nf()\n" };
    const broken = (head: string): string =>
      check({
        base: { "lib.py": "a = 1\n@one\ndef f():\n    x = 1\n    return x\nb = 1\n", ...rest },
        head: { "lib.py": head, "use.py": "from lib import f\n[[broken|f()]]\n" },
        means: { f: ["lib.py f"] },
      });
    expect(broken("a = 1\n@two\ndef f():\n    x = 1\n    return x\nb = 1\n")).toBe("definition f lib.py:3:5");
    expect(broken("a = 1\n@one\ndef f():\n    x = 1\n    return 2\nb = 1\n")).toBe("inferred f lib.py:3:5");
    expect(broken("a = 2\n@one\ndef f():\n    x = 1\n    return x\nb = 1\n")).toBe("nothing");
    expect(broken("a = 1\n@one\ndef f():\n    x = 1\n    return x\nb = 2\n")).toBe("nothing");
    expect(broken("a = 1\nc = 1\n@one\ndef f():\n    x = 1\n    return x\nd = 1\nb = 1\n")).toBe("nothing");
  });

  test.each<readonly [line: string, head: string, cause: string]>([
    ["a line in the middle", "@one\ndef f():\n    return x\nb = 1\n", "inferred f lib.py:2:5"],
    ["the last line", "@one\ndef f():\n    x = 1\nb = 1\n", "inferred f lib.py:2:5"],
    ["the decorator", "def f():\n    x = 1\n    return x\nb = 1\n", "definition f lib.py:1:5"],
  ])("is one that lost %s", (_, head, cause) => {
    expect(
      check({
        base: { "lib.py": "@one\ndef f():\n    x = 1\n    return x\nb = 1\n", "use.py": "f()\n" },
        head: { "lib.py": head, "use.py": "[[broken|f()]]\n" },
        means: { f: ["lib.py f"] },
      }),
    ).toBe(cause);
  });

  test("is none that stands beside lines that went", () => {
    const broken = (head: string): string =>
      check({
        base: { "lib.py": "w = 1\nx = 1\ny = 1\nz = 1\n", "use.py": "x, z\n" },
        head: { "lib.py": head, "use.py": "[[broken|x, z]]\n" },
        means: { x: ["lib.py x"], z: ["lib.py z"] },
      });
    expect(broken("w = 1\nx = 1\nz = 1\n")).toBe("nothing");
  });

  test("is none that stands first in a file that was edited elsewhere", () => {
    const files = {
      base: { "lib.py": "a = 1\nb = 1\n", "use.py": "a\n" },
      head: { "lib.py": "a = 1\nb = 2\n", "use.py": "[[broken|a]]\n" },
    };
    expect(check({ ...files, means: { a: ["lib.py a"] } })).toBe("nothing");
    expect(check({ ...files, related: ["lib.py a"] })).toBe("nothing");
  });

  test("may be a variable on an edited line, a class's or a module's", () => {
    const broken = (word: string): string =>
      check({
        base: { "lib.py": "a = 1\nclass C:\n    b = 1\n    c = 1\n", "use.py": `C.${word}\n` },
        head: { "lib.py": "a = 2\nclass C:\n    b = 2\n    c = 1\n", "use.py": `[[broken|C.${word}]]\n` },
        means: { a: ["lib.py a"], b: ["lib.py b"], c: ["lib.py c"] },
      });
    expect(broken("a")).toBe("definition a lib.py:1:1");
    expect(broken("b")).toBe("definition C.b lib.py:3:5");
    expect(broken("c")).toBe("nothing");
  });

  test("is found in an added file, and under the new name of a renamed one", () => {
    const use = { "use.py": "[[broken|f()]]\n" };
    const lib = "def f():\n    return 1\n\n\ndef g():\n    return 2\n";
    expect(
      check({ base: { "use.py": "f()\n" }, head: { "lib.py": lib, ...use }, means: { f: ["lib.py f"] } }),
    ).toBe("definition f lib.py:1:5");
    expect(
      check({
        base: { "old.py": lib, "use.py": "f()\n" },
        head: { "lib.py": lib.replace("return 1", "return None"), ...use },
        renames: { "old.py": "lib.py" },
        means: { f: ["lib.py f"], g: ["lib.py g"] },
      }),
    ).toBe("inferred f lib.py:1:5");
    // Without an edit, a rename alone says nothing of what is in it.
    expect(
      check({
        base: { "old.py": `x = 1\n${lib}`, "use.py": "f()\n" },
        head: { "lib.py": `x = 1\n${lib}`, ...use },
        renames: { "old.py": "lib.py" },
        means: { f: ["lib.py f"] },
      }),
    ).toBe("nothing");
  });

  test("is the first that is edited among several that a word may mean", () => {
    const both = { "a.py": "def f(): ...\n", "b.py": "def f(): ...\n" };
    expect(
      check({
        base: { ...both, "use.py": "f()\n" },
        head: { ...both, "b.py": "def f(x): ...\n", "use.py": "[[broken|f()]]\n" },
        means: { f: ["a.py f", "b.py f"] },
      }),
    ).toBe("definition f b.py:1:5");
  });
});

describe("the words that are asked after", () => {
  const asked = (use: string) => tell({ base: {}, head: { "use.py": use } }).asked;

  test("are those under the finding, then those before it on its line, the nearest first, at last those behind", () => {
    expect(asked("one = two(three.[[broken|four(five]]), six)\nseven\n")).toEqual([
      "four five three two one",
      "six",
    ]);
  });

  test("are not on the lines around, nor what is no word", () => {
    expect(asked('before\n[[broken|1 + "text" + x]]\nafter\n')).toEqual(["x"]);
  });

  test("have the one that starts where the finding ends behind it", () => {
    expect(asked("[[broken|a+]]b\n")).toEqual(["a", "b"]);
  });

  test("are under a finding of several lines, eight more at most", () => {
    const many = Array.from({ length: 12 }, (_, index) => `w${index}`);
    expect(asked(`x = [[broken|${many.join("\n")}]]\n`)).toEqual([`${many.slice(0, 9).join(" ")} x`]);
  });

  test("are twelve at most", () => {
    const many = Array.from({ length: 20 }, (_, index) => `w${index}`);
    expect(asked(`[[broken|${many.join(" ")}]]\n`)).toEqual([many.slice(0, 12).join(" ")]);
    expect(asked(`${many.join(" ")} [[broken|1]]\n`)).toEqual([many.slice(8).reverse().join(" ")]);
  });

  test("are none in a file without text", () => {
    const { attribution } = attributionOf({
      base: {},
      head: { "use.py": "[[broken|f()]]\n" },
      fields: { path: "elsewhere.py" },
    });
    expect(attribution.next([])).toEqual([]);
  });
});

describe("one hop further", () => {
  const lib = { base: "def make():\n    return 1\n", head: "def make():\n    return None\n" };

  test("the value of a variable leads to what made it", () => {
    expect(
      tell({
        base: { "lib.py": lib.base, "use.py": "value = make()\nprint(1)\nvalue.bit_length()\n" },
        head: { "lib.py": lib.head, "use.py": "value = make()\nprint(1)\n[[broken|value.bit_length]]()\n" },
        means: { value: ["use.py value"], make: ["lib.py make"] },
      }),
    ).toEqual({ causes: ["inferred make lib.py:1:5"], asked: ["value bit_length", "value make"] });
  });

  test("is as far as it goes", () => {
    const { causes, asked } = tell({
      base: { "lib.py": lib.base, "use.py": "a = make()\nb = a\nc = b\nc.x\n" },
      head: { "lib.py": lib.head, "use.py": "a = make()\nb = a\nc = b\n[[broken|c.x]]\n" },
      means: { a: ["use.py a"], b: ["use.py b"], c: ["use.py c"], make: ["lib.py make"] },
    });
    expect({ causes, asked }).toEqual({ causes: ["nothing"], asked: ["c x", "c b"] });
  });

  test("comes after every definition that is edited itself", () => {
    expect(
      check({
        base: { "lib.py": `${lib.base}def f(x):\n    return 1\n`, "use.py": "value = make()\nf(value)\n" },
        head: {
          "lib.py": `${lib.head}def f(y):\n    return 1\n`,
          "use.py": "value = make()\nf([[broken|value]])\n",
        },
        means: { value: ["use.py value"], make: ["lib.py make"], f: ["lib.py f"] },
      }),
    ).toBe("definition f lib.py:3:5");
  });

  test("asks after no word twice, so that a circle of variables ends", () => {
    const { causes, asked } = tell({
      base: { "use.py": "a = b\nb = a\na.x\n", "lib.py": "1\n" },
      head: { "use.py": "a = b\nb = a\n[[broken|a.x]]\n", "lib.py": "2\n" },
      means: { a: ["use.py a"], b: ["use.py b"] },
    });
    expect({ causes, asked }).toEqual({ causes: ["nothing"], asked: ["a x", "a b"] });
  });

  test("follows twelve words at most", () => {
    const many = Array.from({ length: 20 }, (_, index) => `w${index}`);
    const { asked } = tell({
      base: { "use.py": `a = f(${many.join(", ")})\na.x\n` },
      head: { "use.py": `a = f(${many.join(", ")})\n[[broken|a]].x\n` },
      means: { a: ["use.py a"] },
    });
    expect(asked).toEqual(["a", `a f ${many.slice(0, 10).join(" ")}`, "x"]);
  });
});

describe("a module", () => {
  const files = {
    base: { "lib.py": "x = 1\n\n\ndef f():\n    return 1\n", "use.py": "import lib\nlib.f()\n" },
    head: { "lib.py": "x = 1\n\n\ndef f(y):\n    return 1\n", "use.py": "import lib\n[[broken|lib.f]]()\n" },
  };

  test("is the cause when nothing in it could be named", () => {
    expect(check({ ...files, means: { lib: ["lib.py"] } })).toBe("definition - lib.py:1:1");
  });

  test("comes after what could be named, also after one hop", () => {
    expect(check({ ...files, means: { lib: ["lib.py"], f: ["lib.py f"] } })).toBe("definition f lib.py:4:5");
    expect(
      check({
        ...files,
        head: { ...files.head, "use.py": "import lib\nv = f\n[[broken|lib.v]]()\n" },
        base: { ...files.base, "use.py": "import lib\nv = f\nlib.v()\n" },
        means: { lib: ["lib.py"], v: ["use.py v"], f: ["lib.py f"] },
      }),
    ).toBe("definition f lib.py:4:5");
  });

  test("is the first one of several", () => {
    const both = { "a.py": "1\nx = 1\n", "b.py": "1\nx = 1\n" };
    expect(
      check({
        base: { ...both, "use.py": "a.b\n" },
        head: { "a.py": "1\nx = 2\n", "b.py": "1\nx = 2\n", "use.py": "[[broken|a.b]]\n" },
        means: { a: ["a.py"], b: ["b.py"] },
      }),
    ).toBe("definition - a.py:1:1");
  });

  test("is none that the change left alone", () => {
    expect(
      check({
        base: files.base,
        head: { ...files.base, "use.py": "import lib\n[[broken|lib.f]]()\n" },
        means: { lib: ["lib.py"] },
      }),
    ).toBe("nothing");
  });

  test("is a module, and comes last, also when its first line was edited", () => {
    const broken = (first: string, second: string, means: Broken["means"] = {}) =>
      check({
        base: { "lib.py": `${first}\ndef g(): ...\n`, "use.py": "import lib\nlib.g()\n" },
        head: { "lib.py": `${second}\ndef g(y): ...\n`, "use.py": "import lib\n[[broken|lib.g]]()\n" },
        means: { lib: ["lib.py"], ...means },
      });
    expect(broken('"""One."""', '"""Two."""')).toBe("definition - lib.py:1:1");
    expect(broken("import os", "import sys")).toBe("definition - lib.py:1:1");
    expect(broken("def f(): ...", "def f(x): ...")).toBe("definition - lib.py:1:1");
    expect(broken("import os", "import sys", { g: ["lib.py g"] })).toBe("definition g lib.py:2:5");
  });
});

test("a name in the braces of a formatted string is asked for, one in a plain string is not", () => {
  const told = (code: string) =>
    tell({
      base: { "lib.py": "def f(): ...\n", "use.py": "import lib\n" },
      head: { "lib.py": "def f(x): ...\n", "use.py": `import lib\n[[broken|${code}]]\n` },
      means: { f: ["lib.py f"] },
    });
  expect(told('f"{f(1)} for {a}"').causes).toEqual(["definition f lib.py:1:5"]);
  expect(told("rf'{f(1)}'").causes).toEqual(["definition f lib.py:1:5"]);
  expect(told('"{f(1)}"').asked).toEqual([]);
});

describe("a place that the server named beside the finding", () => {
  test("is the cause where the change edited it, before any definition", () => {
    const { causes, asked } = tell({
      base: { "lib.py": "\na = 1\nb = 1\n", "use.py": "f()\n" },
      head: { "lib.py": "\na = 1\nb = 2\n", "use.py": "[[broken|f()]]\n" },
      related: ["lib.py a", "use.py f", "lib.py b"],
      means: { f: ["lib.py b"] },
    });
    expect({ causes, asked }).toEqual({ causes: ["related b lib.py:3:1"], asked: [] });
  });

  test("is none where the change did not edit it", () => {
    expect(check({ ...simple, related: ["use.py f"] })).toBe("definition f lib.py:1:5");
  });
});

describe("a name that the change took away", () => {
  const use = (message: string, code: string) => ({
    "use.py": `import lib\nfrom lib import C\n[[${message}|${code}]]\n`,
  });
  const unmarked = (code: string) => ({ "use.py": `import lib\nfrom lib import C\n${code}\n` });
  const lib = "def f(): ...\n\n\nclass C:\n    a: int\n    def m(self): ...\n    def n(self): ...\n";
  const broken = (message: string, head: string, base = lib): string =>
    check({
      base: { "lib.py": base, ...unmarked("lib.x") },
      head: { "lib.py": head, ...use(message, "lib.x") },
    });

  test("is the cause of what misses it, without a question", () => {
    expect(
      tell({
        base: { "lib.py": lib, ...unmarked("lib.f()") },
        head: {
          "lib.py": lib.replace("def f(): ...", "def g(): ..."),
          ...use('"f" is not known', "lib.f()"),
        },
        means: { lib: ["lib.py"], f: ["lib.py g"] },
        related: ["lib.py g"],
      }),
    ).toEqual({ causes: ["removed-name f lib.py:1:1"], asked: [] });
  });

  test("stands on its line in head, also below what the change put in above", () => {
    const base = "class A:\n    def f(self):\n        pass\n";
    const head = `x = 1\ny = 2\nz = 3\nw = 4\n${base.replace("A", "B")}`;
    expect(broken('"f" is not known', head, base)).toBe("removed-name A.f lib.py:6:1");
  });

  test.each([
    '"f" is not known',
    "'f' is not known",
    "`f` is not known",
    'Cannot access "lib.f"',
    '"x" or "f"',
  ])("is quoted in the message: %s", (message) => {
    expect(broken(message, lib.replace("def f(): ...\n", "")).replace(/:\d+$/u, "")).toBe(
      "removed-name f lib.py:1",
    );
  });

  test("is not any word of the message, nor a part of one that is quoted", () => {
    const head = lib.replace("def f(): ...\n", "");
    expect(broken("f is not known", head)).toBe("nothing");
    expect(broken('"ff" is not known', head)).toBe("nothing");
    expect(broken('"f ', head)).toBe("nothing");
  });

  test("may be a method, and then stands at its class", () => {
    expect(broken('Cannot access "m"', lib.replace("    def m(self): ...\n", ""))).toBe(
      "removed-name C.m lib.py:4:7",
    );
  });

  test("may be an attribute, or any name that a line assigned", () => {
    expect(broken('Cannot access "a"', lib.replace("    a: int\n", ""))).toBe("removed-name a lib.py:5:1");
    expect(broken('"y" is unknown', "x = 1\nz = 1\n", "x = 1\ny = 1\nz = 1\n")).toBe(
      "removed-name y lib.py:2:1",
    );
    expect(broken('"y" is unknown', "x = 1\nz = 1\n", "x = 1\nself.y = 1\nz = 1\n")).toBe(
      "removed-name y lib.py:2:1",
    );
    expect(broken('"y" is unknown', "x = 1\nz = 1\n", "x = 1\ny == 1\nz = 1\n")).toBe("nothing");
    expect(broken('"y" is unknown', "x = 1\nz = 1\n", "x = 1\nprint(y)\nz = 1\n")).toBe("nothing");
  });

  test("is not one that is defined where the finding stands", () => {
    const gone = "export function fold(a: any) {\n  const e: any = a;\n  return e;\n}\n";
    const use = (e: string) => `\nexport const all = (a: any) =>\n  a.fold(\n    (${e}) => a,\n  );\n`;
    const given = (at: string) => ({
      base: { "lib.ts": `${gone}${use("e")}` },
      head: { "lib.ts": use(at) },
    });
    expect(check(given("[[Parameter 'e' implicitly has an 'any' type.|e]]"))).toBe("nothing");
    expect(check(given("e = [[Cannot find name 'e'.|e]]"))).toBe("removed-name e lib.ts:1:1");
  });

  test("may be an import of the same file", () => {
    expect(
      check({
        base: { "use.py": "import os\nimport sys\n\nos.path\nsys.path\n" },
        head: { "use.py": 'import sys\n\n[["os" is not defined|os]].path\nsys.path\n' },
      }),
    ).toBe("removed-name os use.py:1:1");
    expect(
      check({
        base: { "use.py": "import sys\nfrom a import b, c\n\nb()\nc()\n" },
        head: { "use.py": 'import sys\nfrom a import c\n\n[["b" is not defined|b]]()\nc()\n' },
      }),
    ).toBe("removed-name b use.py:2:1");
  });

  test("is not one that the edited lines still have", () => {
    expect(
      check({
        base: { "use.py": "import sys\nimport a.b\n\na.b()\n" },
        head: { "use.py": 'import sys\nimport b as a\n\n[["b" is not known|a.b]]()\n' },
      }),
    ).toBe("nothing");
  });

  test("is one of another file only where that has it no more", () => {
    const base = "from a import y\nz = 1\nw = 1\n";
    expect(broken('"y" is unknown', "z = 1\nw = 1\n", base)).toBe("removed-name y lib.py:1:1");
    expect(broken('"y" is unknown', "z = 1\nw = y\n", "from a import y\nz = 1\nw = y\n")).toBe(
      "re-export y lib.py:1:1",
    );
  });

  test("is one of another file only where that, or what it stood in, is spoken of", () => {
    const broken = (text: string) =>
      check({
        base: { "p/lib.py": "class C:\n    def m(self): ...\n    x = 1\n", "use.py": `${text}\nz.m()\n` },
        head: {
          "p/lib.py": "class C:\n    x = 1\n",
          "use.py": `${text}\n[[Cannot access "m"|z.m]]()\n`,
        },
      });
    expect(broken("from p import lib")).toBe("removed-name C.m p/lib.py:1:7");
    expect(broken("from q import C")).toBe("removed-name C.m p/lib.py:1:7");
    expect(broken("from q import CC, glib")).toBe("nothing");
  });

  test("is one of a package where its folder is spoken of", () => {
    const broken = (text: string) =>
      check({
        base: { "lib/__init__.py": "x = 1\ny = 1\n", "use.py": `${text}\ny\n` },
        head: { "lib/__init__.py": "x = 1\n", "use.py": `${text}\n[["y" is unknown|y]]\n` },
      });
    expect(broken("from lib import y")).toBe("removed-name y lib/__init__.py:2:1");
    expect(broken("from other import y")).toBe("nothing");
  });

  test("is rather one of the same file than of another", () => {
    expect(
      check({
        base: { "lib.py": "import y\nx = 1\n", "use.py": "import lib\nimport y\ny\n" },
        head: { "lib.py": "x = 1\n", "use.py": 'import lib\n[["y" is unknown|y]]\n' },
      }),
    ).toBe("removed-name y use.py:2:1");
  });

  test("went with its file where that was deleted", () => {
    expect(
      check({
        base: { "lib.py": "def f(): ...\n", "use.py": "from lib import f\n" },
        head: { "use.py": 'from lib import [["f" is unknown|f]]\n' },
      }),
    ).toBe("removed-module - lib.py:1:1");
  });

  test.each([
    ["in the middle", "a = 1\nb = 2\ndef f(): ...\nc = 3\n", "n = 0\na = 1\nb = 2\nc = 3\n", "lib.py:4:1"],
    ["at the start", "def f(): ...\na = 1\n", "a = 1\n", "lib.py:1:1"],
    ["at the end", "a = 1\ndef f(): ...", "n = 0\na = 1", "lib.py:2:1"],
    [
      "for another one",
      "a = 1\n\ndef f():\n    x()\n\nb = 2\n",
      "a = 1\n\nclass G:\n    y = 1\n\nb = 2\n",
      "lib.py:3:1",
    ],
    ["of which nothing is left", "def f(): ...", "", "lib.py:1:1"],
  ])("went %s: its place is where it would be", (_, base, head, place) => {
    expect(broken('"f" is not known', head, base)).toBe(`removed-name f ${place}`);
  });

  test("is all of the line that stands there now", () => {
    const { attribution, findings } = attributionOf({
      base: { "lib.py": "def f(): ...\nkeep = 1\n" },
      head: { "lib.py": "keep = 1\n", ...use('"f" is not known', "lib.f") },
    });
    expect(attribution.causes([]).get(findings[0]?.id ?? "")?.cause.range).toEqual({
      start: { line: 0, character: 0 },
      end: { line: 0, character: 8 },
    });
  });

  test("may be that of a module whose file was renamed", () => {
    const renamed = (from: string, to: string, text = "import lib") =>
      check({
        base: { [from]: "x = 1\n", "use.py": `${text}\n` },
        head: { [to]: "x = 1\n", "use.py": `[[Import "lib" could not be resolved|${text}]]\n` },
        renames: { [from]: to },
      });
    expect(renamed("lib.py", "core.py")).toBe("moved-module - core.py:1:1");
    expect(renamed("lib/__init__.py", "core/__init__.py")).toBe("moved-module - core/__init__.py:1:1");
    expect(renamed("lib.py", "p/lib.py")).toBe("moved-module - p/lib.py:1:1");
    expect(renamed("other.py", "core.py")).toBe("nothing");
    expect(renamed("a.lib.py", "core.py")).toBe("nothing");
  });

  test("of several files that lost it, is that of the first by path", () => {
    const gone = { "b.py": "def f(): ...\nx = 1\n", "a.py": "def f(): ...\nx = 1\n" };
    const left = { "b.py": "x = 1\n", "a.py": "x = 1\n" };
    expect(
      check({
        base: { ...gone, "use.py": "import a, b\nz.f()\n" },
        head: { ...left, "use.py": 'import a, b\n[["f" is not known|z.f]]()\n' },
      }),
    ).toBe("removed-name f a.py:1:1");
  });

  test("stood in the innermost of its containers", () => {
    const gone = (text: string) =>
      check({
        base: {
          "lib.py": "class A:\n    class B:\n        def f(self): ...\n        x = 1\n",
          "use.py": `${text}\nz.f()\n`,
        },
        head: {
          "lib.py": "class A:\n    class B:\n        x = 1\n",
          "use.py": `${text}\n[["f" is not known|z.f]]()\n`,
        },
      });
    expect(gone("from q import B")).toBe("removed-name A.B.f lib.py:2:11");
    expect(gone("from q import A")).toBe("nothing");
  });

  test("is not one that stands on edited lines, each a word of its own", () => {
    const base = "import y\nimport a\nz = 1\n";
    expect(broken('"y" is unknown', "import q\nimport y\nz = 1\n", base)).toBe("nothing");
    expect(broken('"y" is unknown', "import q\nz = 1\n", base)).toBe("removed-name y lib.py:1:1");
  });

  test("is not one that the definition only changed", () => {
    expect(
      check({ ...simple, head: { ...simple.head, "use.py": 'from lib import f\n[["f" needs x|f()]]\n' } }),
    ).toBe("definition f lib.py:1:5");
  });
});

test("a module that all of its file defines is the module, not its first word", () => {
  const lib = (name: string) =>
    `/* all */\nimport { ${name} } from "./types";\n\nexport type Any = ${name};\n`;
  const use = (code: string) => `import * as z from "./lib";\nconst all: z.Any = ${code};\n`;
  const broken = (place: string) =>
    check({
      base: { "lib.ts": lib("A"), "use.ts": use("given") },
      head: { "lib.ts": lib("B"), "use.ts": use("[[Type is not known|given]]") },
      means: { z: [place] },
    });
  expect(broken("lib.ts *")).toBe(broken("lib.ts"));
  expect(broken("lib.ts *")).toMatchInlineSnapshot(`"definition - lib.ts:1:1"`);
});

describe("an attribution", () => {
  test.each<Partial<ComparedFinding>>([
    { placement: "edited-line" },
    { placement: "replaced" },
    { placement: "rewritten" },
    { placement: "no-file" },
    { placement: "unchecked" },
    { state: "fixed" },
    { state: "unchanged" },
    { state: "moved" },
    { state: "removed" },
  ])("asks nothing after a finding with %o", (fields) => {
    expect(tell({ ...simple, fields })).toEqual({ causes: ["nothing"], asked: [] });
    expect(check({ ...simple, fields, related: ["lib.py f"] })).toBe("nothing");
  });

  test("tells each finding its own cause", () => {
    const lib = "def f(): ...\n\n\ndef g(): ...\n";
    expect(
      tell({
        base: { "lib.py": lib, "use.py": "f()\ng()\nh()\n" },
        head: { "lib.py": lib.replaceAll("()", "(x)"), "use.py": "[[a|f()]]\n[[b|g()]]\n[[c|h()]]\n" },
        means: { f: ["lib.py f"], g: ["lib.py g"] },
      }).causes,
    ).toEqual(["definition f lib.py:1:5", "definition g lib.py:4:5", "nothing"]);
  });

  test("names no cause before all that was asked is answered", () => {
    const { attribution, head } = attributionOf({
      ...simple,
      head: { ...simple.head, "use.py": "from lib import f\ng([[no x|f()]])\n" },
    });
    const asked = attribution.next([]);
    expect(asked.map((one) => wordAt(head, one))).toEqual(["f", "g"]);
    const [f, g] = asked.map((one, index) => ({
      ...one,
      targets: index === 0 ? [placeOf(head, "lib.py f")] : [],
    }));
    if (f === undefined || g === undefined) throw new Error("two words were to be asked after");
    expect(attribution.causes([])).toEqual(new Map([["0", null]]));
    expect(attribution.causes([f])).toEqual(new Map([["0", null]]));
    expect(attribution.next([f])).toEqual([{ path: g.path, position: g.position }]);
    expect(attribution.next([f, g])).toEqual([]);
    expect(causeWords(attribution.causes([g, f]).get("0")?.cause)).toBe("definition f lib.py:1:5");
  });

  const many = (count: number, line = "[[no x|f()]]", fields: Broken["fields"] = {}): Broken => ({
    base: { ...simple.base, "use.py": `${line.replace(/\[\[[^|]*\|(.*?)\]\]/gu, "$1")}\n`.repeat(count) },
    head: { "lib.py": simple.head["lib.py"] ?? "", "use.py": `${line}\n`.repeat(count) },
    means: simple.means ?? {},
    ...(fields === undefined ? {} : { fields }),
  });
  const cut = (broken: Broken) => {
    const { attribution } = attributionOf(broken);
    return attribution.cut([]);
  };

  test("is looked for of 500 findings outside of the change, and those that are left out are counted", () => {
    expect([cut(many(500)), cut(many(501)), cut(many(550, undefined, { state: "fixed" }))]).toEqual([
      0, 1, 0,
    ]);
    const { causes } = tell(many(501));
    expect(causes.slice(0, 500)).toEqual(Array(500).fill("definition f lib.py:1:5"));
    expect(causes[500]).toBe("nothing");
  });

  test("is looked for of 100 findings however many words stand around them", () => {
    const line = "a(b, c, d, e, g, h, i, j, k, l, [[no x|f()]])";
    expect([cut(many(100, line)), cut(many(120, line))]).toEqual([0, 20]);
  });

  test("that needs no look-up is named for the 501st, too", () => {
    const { attribution } = attributionOf({ ...many(600), related: ["lib.py f"] });
    expect([attribution.next([]), attribution.cut([])]).toEqual([[], 0]);
    expect(new Set([...attribution.causes([]).values()].map((one) => causeWords(one?.cause)))).toEqual(
      new Set(["related f lib.py:1:5"]),
    );
    expect(attribution.causes([]).size).toBe(600);
  });

  test("of no findings asks nothing", () => {
    const { attribution } = attributionOf({ base: {}, head: {} });
    expect([attribution.next([]), attribution.causes([]), attribution.cut([])]).toEqual([[], new Map(), 0]);
  });
});

describe("a cause in TypeScript", () => {
  const lib = "export function f(): number {\n  return 1;\n}\n";
  const edited = lib.replace("(): number", "(x: string): number");
  const use = (line: string): Files => ({ "use.ts": `import { f } from "./lib.js";\n${line}\n` });
  /** The line uses f of lib.ts, which is edited. */
  const broken = (line: string): Broken => ({
    base: { "lib.ts": lib, ...use(line.replace(/\[\[[^|]*\||\]\]/gu, "")) },
    head: { "lib.ts": edited, ...use(line) },
    means: { f: ["lib.ts f"] },
  });

  test.each<readonly [line: string, asked: string]>([
    ["const a = [[Expected 1 arguments, but got 0.|f()]];", "f a"],
    [`const a = \`it's \${[[bad|f()]]} of them\`;`, "f a"],
    [`const a = [[bad|\`it's \${f()} of \${b}\`]];`, "f b a"],
    ["export default async function g() { return await [[bad|f]](); } // for this", "f g"],
    ["const a = /it's/.test([[bad|f()]]);", "f test a"],
    ["if ([[bad|f()]] instanceof Date || typeof g === 'b c') {}", "f"],
  ])("is looked for at the words of code, and no others: %s", (line, asked) => {
    expect(tell(broken(line))).toEqual({ causes: ["definition f lib.ts:1:17"], asked: [asked] });
  });

  test("is a name that the change took away, in whatever way it was declared", () => {
    const removed = (base: string, head: string, message: string): string =>
      check({
        base: { "lib.ts": base, "use.ts": 'import { a } from "./lib.js";\na;\n' },
        head: { "lib.ts": head, "use.ts": `import { a } from "./lib.js";\n[[${message}|a]];\n` },
      });
    const missing = `Module '"./lib.js"' has no exported member 'a'.`;
    expect(removed("export const a = 1;\nlet b;\n", "let b;\n", missing)).toBe("removed-name a lib.ts:1:1");
    expect(
      removed(
        "export { b } from 'b';\nexport {\n  a,\n  c,\n};\n",
        "export { b } from 'b';\nexport {\n  c,\n};\n",
        missing,
      ),
    ).toBe("removed-name a lib.ts:3:1");
    const property = "Property '$a' does not exist on type 'lib'.";
    expect(removed("interface I {\n  $a?: string;\n}\n", "interface I {\n}\n", property)).toBe(
      "removed-name $a lib.ts:2:1",
    );
    expect(removed("class I {\n  private readonly $a = 1;\n}\n", "class I {\n}\n", property)).toBe(
      "removed-name $a lib.ts:2:1",
    );
    expect(removed("enum I {\n  $a,\n  b,\n}\n", "enum I {\n  b,\n}\n", property)).toBe(
      "removed-name $a lib.ts:2:1",
    );
    expect(
      removed("interface I {\n  m(): void;\n}\n", "interface I {\n}\n", "Property 'm' is not on 'lib'."),
    ).toBe("removed-name I.m lib.ts:1:11");
  });

  test.each([
    ["lib.ts", "other.ts", "./lib.js"],
    ["lib.d.ts", "other.d.ts", "./lib"],
    ["lib/index.ts", "lib/other.ts", "./lib"],
    ["lib.ts", "folder/other.ts", "../up/lib"],
  ])("is a module that is %s no more, but %s, where %s is not found", (from, to, specifier) => {
    expect(
      check({
        base: { [from]: lib, "use.ts": `import "${specifier}";\n` },
        head: { [to]: lib, "use.ts": `import [[not found|"${specifier}"]];\n` },
        renames: { [from]: to },
        fields: { message: `Cannot find module '${specifier}' or its corresponding type declarations.` },
      }),
    ).toBe(`moved-module - ${to}:1:1`);
  });
});

describe("a value", () => {
  test("that stands behind the finding is asked after where nothing before it was edited", () => {
    const use = "import lib\nx = dict(key=lib.make())\n";
    expect(
      check({
        base: { "lib.py": "def make():\n    return 1\n", "use.py": use },
        head: {
          "lib.py": "def make():\n    return None\n",
          "use.py": use.replace("key", "[[broken|key]]"),
        },
        means: { make: ["lib.py make"] },
      }),
    ).toBe("inferred make lib.py:1:5");
  });

  test("that is given back does not fit what its function declares now", () => {
    const broken = (base: string, head: string) =>
      check({ base: { "lib.py": base }, head: { "lib.py": head } });
    const base = "def f(a) -> int:\n    b = 1\n    return 1\n";
    expect(broken(base, "def f(a) -> str:\n    b = 1\n    return [[broken|1]]\n")).toBe(
      "definition f lib.py:1:5",
    );
    expect(broken(base, "def f(a) -> str:\n    b = [[broken|1]]\n    return 1\n")).toBe("nothing");
    expect(broken(base, "def f(a) -> int:\n    b = 2\n    return [[broken|1]]\n")).toBe("nothing");
  });
});

test("where far steps lead to several edits, the one that the message speaks of is named, else none", () => {
  const base = {
    "lib.py": "def one():\n    return 1\n\n\ndef two():\n    return 2\n",
    "mid.py": "import lib\ndef both():\n    return [lib.one(), lib.two()]\n",
    "use.py": "import mid\nmid.both()\n",
  };
  const broken = (message: string) =>
    check({
      base,
      head: {
        "lib.py": base["lib.py"].replace("return 1", "return First").replace("return 2", "return Second"),
        "mid.py": base["mid.py"],
        "use.py": `import mid\nmid.[[${message}|both]]()\n`,
      },
      means: { both: ["mid.py both"], one: ["lib.py one"], two: ["lib.py two"] },
    });
  expect(broken('"Second" is none')).toBe("inferred two lib.py:5:5");
  expect(broken('"First" is no "Second"')).toBe("nothing");
  expect(broken("broken")).toBe("nothing");
});

describe("a class that is referred to", () => {
  const base = "class C(A):\n    x = 1\n\n    def m(self): ...\n\n    def n(self): ...\n";
  const broken = (message: string, code: string, from: string, to: string) =>
    check({
      base: { "lib.py": base, "use.py": `from lib import C\n${code}\n` },
      head: {
        "lib.py": base.replace(from, to),
        "use.py": `from lib import C\n[[${message}|${code}]]\n`,
      },
      means: { C: ["lib.py C"], c: ["use.py c"] },
    });

  test("is narrowed to the member that the message or the code names", () => {
    expect(broken('no "n" in "C"', "C()", "n(self)", "n(self, a)")).toBe("definition C.n lib.py:6:9");
    expect(broken("broken", "C().n()", "n(self)", "n(self, a)")).toBe("definition C.n lib.py:6:9");
    expect(broken("broken", "C().m()", "C(A)", "C(B)")).toBe("definition C lib.py:1:7");
  });

  test("is no cause from afar for a member that nothing names", () => {
    expect(broken("broken", "def f(c: C): c", "n(self)", "n(self, a)")).toBe("definition C lib.py:1:7");
    const afar = (member: string) =>
      check({
        base: { "lib.py": base, "use.py": "from lib import C\ndef f(c: C):\n    c.m()\n" },
        head: {
          "lib.py": base.replace(`${member}(self)`, `${member}(self, a)`),
          "use.py": "from lib import C\ndef f(c: C):\n    [[broken|c.m]]()\n",
        },
        means: { C: ["lib.py C"], c: ["use.py c"] },
      });
    expect(afar("m")).toBe("definition C.m lib.py:4:9");
    expect(afar("n")).toBe("nothing");
  });
});

test("the lines of an edit are those that changed, on each side, and no others of their definition", () => {
  const edits = (base: string, head: string, message: string) => {
    const { attribution, findings } = attributionOf({
      base: { "lib.py": base, "use.py": "import lib\nlib.x\n" },
      head: { "lib.py": head, "use.py": `import lib\n[[${message}|lib.x]]\n` },
    });
    const edit = attribution.causes([]).get(findings[0]?.id ?? "")?.edit;
    return (["base", "head"] as const).map((side) => {
      const range = edit?.[side]?.range;
      return range === undefined ? "-" : `${range.start.line + 1}-${range.end.line + 1}`;
    });
  };
  const base = "def f():\n    a = 1\n    return a\n\n\ndef g():\n    pass\n";
  expect(edits(base, base.replace("def f", "def h"), '"f" is not known')).toEqual(["1-1", "1-1"]);
  expect(
    edits(base, base.replace("def f():\n    a = 1\n    return a\n\n\n", ""), '"f" is not known'),
  ).toEqual(["1-3", "-"]);
  expect(edits("x = 1\ny = 2\nz = 3\n", "x = 1\nw = 2\nz = 3\n", '"y" is not known')).toEqual(["2-2", "2-2"]);
});

test("a name that is handed on is no word that another object has, nor a variable of a function", () => {
  const files = {
    "pkg/__init__.py": "from .user import *\nfrom .one import *\nfrom .two import *\n",
    "pkg/user.py": '__all__ = ["user"]\nfrom .one import URL\n\nuser = URL()\n',
    "pkg/one.py": "class URL: ...\n\n\ndef f():\n    q = 1\n    return q\n",
    "pkg/two.py": "x = 1\n",
  };
  const use = "import pkg\nq = 1\nexpected = q.x\n";
  const broken = (line: string) =>
    check({
      base: { ...files, "use.py": `${use}${line.replace(/\[\[[^|]*\|(.*?)\]\]/u, "$1")}\n` },
      head: {
        ...files,
        "pkg/__init__.py": "from .user import *\nfrom .two import *\n",
        "use.py": `${use}${line}\n`,
      },
    });
  expect(broken('expected = q.[[no "URL" in "pkg"|x]]')).toBe("re-export URL pkg/__init__.py:2:1");
  expect(broken("pkg.[[broken|URL]]")).toBe("re-export URL pkg/__init__.py:2:1");
  expect(broken("q.[[broken|URL]]")).toBe("nothing");
  expect(broken("pkg.[[broken|q]]")).toBe("nothing");
});
