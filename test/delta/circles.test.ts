/** Where the order of checks can decide a type: names that are inferred from each other in a circle through several files. */
import { describe, expect, test } from "vitest";
import { inferenceCircles } from "../../src/delta/circles/circles.ts";
import { importGraph } from "../../src/delta/imports.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { readingOf } from "./readings.ts";

type Texts = Readonly<Record<string, string>>;

/** The files of circles, on one line; empty for none. */
function circlesIn(texts: Texts): string {
  const files = Object.keys(texts).sort();
  const graph = importGraph(files, (path) => importsIn("python", texts[path] ?? ""));
  return [...inferenceCircles(graph, (path) => readingOf(path, texts[path]))].sort().join(" ");
}

/** Two modules that import each other. */
function pair(a: string, b: string): Texts {
  return {
    "a.py": `from b import f, C, v\nimport b\n${a}`,
    "b.py": `from a import g, D, w\nimport a\n${b}`,
  };
}

describe("a circle", () => {
  test.each<readonly [how: string, a: string, b: string]>([
    ["of functions", "def g(): return f()\n", "def f(): return g()\n"],
    ["of a function and a variable", "def g(): return v\n", "v = g()\n"],
    [
      "of a function and a member",
      "def g(): return C().x\n",
      "class C:\n    def __init__(self): self.x = g()\n",
    ],
    [
      "through a member of whatever",
      "def g(c): return c.x\n",
      "class C:\n    def set(self) -> None: self.x = g(self)\n",
    ],
    [
      "through a property",
      "def g(): return C().p\n",
      "class C:\n    @property\n    def p(self): return g()\n",
    ],
    ["through a variable of a class", "def g(): return C.shared\n", "class C:\n    shared = g()\n"],
    [
      "through an operator",
      "def g(): return C() + 1\n",
      "class C:\n    def __add__(self, other): return g()\n",
    ],
    ["through an index", "def g(): return C()[0]\n", "class C:\n    def __getitem__(self, at): return g()\n"],
    [
      "through the call of an object",
      "def g(c): return c()\n",
      "class C:\n    def __call__(self): return g(self)\n",
    ],
    [
      "through a loop",
      "def g():\n    for one in C(): return one\n",
      "class C:\n    def __iter__(self): yield g()\n",
    ],
    [
      "through `with`",
      "def g():\n    with C() as one: return one\n",
      "class C:\n    def __enter__(self): return g()\n    def __exit__(self, *a) -> None: ...\n",
    ],
    ["through a decorator", "def g(function): return f()\n", "import a\n@a.g\ndef f() -> int: return 1\n"],
    [
      "through a base class",
      "class D:\n    def m(self): return f()\n",
      "class E(D):\n    def n(self): return self.m()\ndef f(): return E().n()\n",
    ],
    [
      "through `super()`",
      "class D:\n    def m(self): return f()\n",
      "class E(D):\n    def m(self): return super().m()\ndef f(): return E().m()\n",
    ],
    ["under another name", "from b import f as h\ndef g(): return h()\n", "def f(): return a.g()\n"],
    [
      "through a global that a function sets",
      "def g(): return v\n",
      "v = None\ndef set() -> None:\n    global v\n    v = g()\n",
    ],
    ["through a bare `Final`", "def g(): return v\n", "from typing import Final\nv: Final = g()\n"],
    ["through what decides whether a line is reached", "def g(): return v\n", "g()\nv = int()\n"],
    [
      "through whether a constructor ends",
      "class D:\n    def __init__(self): f()\n",
      "def f(): return D()\n",
    ],
    [
      "through an argument of a class that may be generic",
      "from typing import Generic, TypeVar\nT = TypeVar('T')\nclass D(Generic[T]):\n    def __init__(self, x: T) -> None: ...\ndef g(): return v\n",
      "v = D(g())\n",
    ],
    ["through a class that a call makes", "def g(): return C\n", "class C(g()): pass\n"],
    [
      "in one file, of functions",
      "def g() -> int: return f()\n",
      "def f(): return h()\ndef h(): return f()\n",
    ],
    ["of one function alone", "def g() -> int: return f()\n", "def f():\n    a.g()\n    return f()\n"],
    [
      "through what decides whether a class is reached",
      "from b import E\ndef g(x=b.C()) -> int: return 1\nclass D(E): pass\n",
      "class E: pass\nclass C(a.D): pass\n",
    ],
    ["through the default of a parameter", "def g(x=f()) -> int: return 1\n", "def f(): return a.g\n"],
    ["of texts, and truth values", "def g(): return str(f())\n", "def f(): return not g()\n"],
    [
      "through arguments of what gives the same whatever it is given",
      "class D:\n    def __init__(self, x: object) -> None: ...\ndef g(): return v\n",
      "v = D(g())\n",
    ],
    [
      "through a method that overrides one that is written",
      "class D:\n    def m(self) -> int: return 1\n",
      "class C(D):\n    def m(self): return C().m()\n",
    ],
    ["of classes that are derived from each other", "class D(C): pass\n", "class C(D): pass\n"],
    ["through a loop at the top of a module", "def g(): return v\n", "for v in g(): pass\n"],
  ])("%s is found", (_, a, b) => {
    expect(circlesIn(pair(a, b))).toBe("a.py b.py");
  });

  test.each<readonly [how: string, a: string, b: string]>([
    ["whose results are written", "def g() -> int: return f()\n", "def f(): return g()\n"],
    [
      "of which a member is written",
      "def g(): return C().x\n",
      "class C:\n    x: int\n    def __init__(self): self.x = g()\n",
    ],
    ["of names that ask one way only", "def g(): return f()\n", "def f(): return 1\n"],
    [
      "of members of two classes that share a name",
      "class D:\n    def __init__(self) -> None: self.x = C().y\n",
      "class C:\n    def __init__(self) -> None:\n        self.y = int()\n        self.x = self.y\n",
    ],
    [
      "in one file, of values that are given what they were",
      "def g() -> int: return 1\n",
      "class C:\n    def __init__(self) -> None:\n        self.x = self.y\n        self.y = self.x\n",
    ],
  ])("%s is none", (_, a, b) => {
    expect(circlesIn(pair(a, b))).toBe("");
  });

  test("needs files that import each other", () => {
    expect(
      circlesIn({ "a.py": "from b import f\ndef g(): return f()\n", "b.py": "def f(): return g()\n" }),
    ).toBe("");
  });

  test("is taken for one where a file has syntax errors, where stars lead in a circle, or where one is not Python", () => {
    expect(circlesIn(pair("def g() -> int: return 1\n", "def f( -> int:\n"))).toBe("a.py b.py");
    expect(circlesIn({ "a.py": "import b\n", "b.py": "import a\n" })).toBe("");
    expect(circlesIn({ "a.py": "from b import *\n", "b.py": "import a\n" })).toBe("");
    expect(circlesIn({ "a.py": "from b import *\n", "b.py": "from a import *\n" })).toBe("a.py b.py");
    const graph = importGraph(["a.py", "b.py"], (path) =>
      importsIn("python", path === "a.py" ? "import b\n" : "import a\n"),
    );
    expect([
      ...inferenceCircles(graph, (path) => (path === "a.py" ? readingOf("a.ts", "") : undefined)),
    ]).toEqual(["a.py", "b.py"]);
  });

  test("does not nest deeper than the stack", () => {
    const deep = `v = ${"[".repeat(4_000)}g()${"]".repeat(4_000)}\n`;
    expect(() => circlesIn(pair("def g() -> int: return 1\n", deep))).not.toThrow();
  });
});
