/** What differs of a definition as others see it. */
import { describe, expect, test } from "vitest";
import {
  declaresResult,
  findOutwardChange,
  functionBody,
  listClassMembers,
} from "../../src/causes/outward.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python", "typescript"]);

/** "header", "rest" and the members that differ of the first definition; "nothing" where it is the same. */
function check(language: "python" | "typescript", base: string, head: string): string {
  const defined = (text: string) => {
    const reading = read(parser, language, text);
    const [definition] = reading.definitions;
    if (definition === undefined) throw new Error("a definition was to be there");
    return { reading, definition };
  };
  const change = findOutwardChange({ base: defined(base), head: defined(head) });
  if (change === undefined) return "nothing";
  const { isHeader, isRest, members } = change;
  return [...(isHeader ? ["header"] : []), ...(isRest ? ["rest"] : []), ...members].join(" ") || "body";
}

describe("a function of Python", () => {
  const of = (head: string) =>
    check("python", 'def f(a: int, b=1) -> str:\n    """Old."""\n    return str(a)\n', head);

  test("that declares its result shows its header alone", () => {
    expect(of('def f(a: int, b=1) -> str:\n    """New."""\n    # why\n    return repr(a)\n')).toBe("nothing");
    expect(of('def f(\n    a: int, b=1\n) -> str:\n    return ""\n')).toBe("nothing");
    expect(of("def f(a: int, b=2) -> str:\n    return str(a)\n")).toBe("header");
    expect(of("def f(a: int, b=1) -> bytes:\n    return str(a)\n")).toBe("header");
    expect(of("@cache\ndef f(a: int, b=1) -> str:\n    return str(a)\n")).toBe("header");
    expect(of("async def f(a: int, b=1) -> str:\n    return str(a)\n")).toBe("header");
  });

  test("that declares none shows its body without comments and docstring", () => {
    const open = (head: string) => check("python", 'def f(a):\n    """Old."""\n    return a  # old\n', head);
    expect(open('def f(a):\n    """New."""\n    # new\n    return a\n')).toBe("nothing");
    expect(open("def f(a):\n    return a + 1\n")).toBe("body");
    expect(open("def f(a, b):\n    return a\n")).toBe("header");
    expect(open("def f(a):\n    # type: (int) -> int\n    return a\n")).toBe("body");
    expect(open('def f(a):\n    return """Old."""\n')).toBe("body");
  });
});

describe("a class of Python", () => {
  const base = `class C(A):
    x: int = 1

    def __init__(self, a):
        self.a = a
        print(a)

    def open(self):
        def inner() -> int:
            return 1
        return inner()

    def shut(self) -> None:
        print(1)
`;
  const of = (from: string, to: string) => check("python", base, base.replace(from, to));

  test("shows the members that differ, with what methods assign", () => {
    expect(of("x: int = 1", "x: str = ''")).toBe("x");
    expect(of("self.a = a", "self.a = str(a)")).toBe("__init__ a");
    expect(of("print(a)", "log(a)")).toBe("nothing");
    expect(of("return 1", "return 2")).toBe("nothing");
    expect(of("return inner()", "return None")).toBe("open");
    expect(of("print(1)", "print(2)")).toBe("nothing");
    expect(of("    def shut(self) -> None:\n        print(1)\n", "")).toBe("shut");
    expect(of("shut(self)", "close(self)")).toBe("shut close");
    expect(of("class C(A)", "class C(B)")).toBe("header");
  });
});

describe("what TypeScript defines", () => {
  const of = (base: string, from: string, to: string) => check("typescript", base, base.replace(from, to));

  test("shows declared results and not the bodies behind them", () => {
    const f = "export const f = (a: { b: number }): { c: number } => {\n  return { c: a.b };\n};\n";
    expect(of(f, "a.b }", "a.b + 1 }")).toBe("nothing");
    expect(of(f, "c: number }", "c: string }")).toBe("header");
    const g = "function g(a = 1) {\n  return a;\n}\n";
    expect(of(g, "return a", "return String(a)")).toBe("body");
    expect(of(g, "a = 1", "a = 2")).toBe("header");
  });

  test("shows the members of classes, interfaces, enums and types", () => {
    const c =
      "class C<T> extends D {\n  x = 1;\n\n  constructor(a: T) {\n    log(a);\n  }\n\n  m(): void {\n    log(1);\n  }\n}\n";
    expect(of(c, "log(a)", "note(a)")).toBe("nothing");
    expect(of(c, "log(1)", "note(1)")).toBe("nothing");
    expect(of(c, "(a: T)", "(a: T, b: T)")).toBe("constructor");
    expect(of(c, "x = 1", 'x = "1"')).toBe("x");
    expect(of(c, "extends D", "extends E")).toBe("header");
    expect(of("interface I {\n  a: number;\n}\n", "a: number;", "a: number;\n  b: number;")).toBe("b");
    expect(of("enum E {\n  A,\n  B,\n}\n", "  B,\n", "")).toBe("B");
    expect(of("type T = A | B;\n", "| B", "| C")).toMatch(/header|rest/u);
  });
});

describe("what a function does", () => {
  /** Its text without spaces around, and whether what it returns is declared. */
  const bodyIn = (language: "python" | "typescript", text: string) => {
    const reading = read(parser, language, text);
    const [definition] = reading.definitions;
    if (definition === undefined) throw new Error("a definition was to be there");
    const body = functionBody(reading, definition);
    const of = { reading, definition };
    expect(declaresResult(of)).toBe(body?.isDeclared === true);
    return body === undefined ? "none" : `${body.isDeclared} ${text.slice(body.start, body.end).trim()}`;
  };

  test.each([
    ["def f(a):\n    return a\n", "false :\n    return a"],
    ["def f(a) -> A:\n    return a\n", "true :\n    return a"],
    ["def f(a: A[A]) -> A: return a\n", "true : return a"],
    ["def f(a=(1, [2], {3: 4})): return a\n", "false : return a"],
    ["class A:\n    def f(self) -> B: ...\n", "none"],
    ["def __init__(self, a):\n    self.a = a\n", "true :\n    self.a = a"],
    ["def f(a):\n    def g() -> A: ...\n    return g\n", "false :\n    def g() -> A: ...\n    return g"],
  ])("in Python %j: %s", (text, expected) => {
    expect(bodyIn("python", text)).toBe(expected);
  });

  test.each([
    ["function f(a) {\n  return a;\n}\n", "false {\n  return a;\n}"],
    ["function f(a: A): B { return a; }\n", "true { return a; }"],
    ["const f = (a: A) => a.b;\nconst c = d;\n", "false => a.b;"],
    ["class A { f(): B { return c; } }\n", "none"],
    ["interface A { f(): B }\n", "none"],
  ])("in TypeScript %j: %s", (text, expected) => {
    expect(bodyIn("typescript", text)).toBe(expected);
  });
});

test("a constructor declares what it gives: its object", () => {
  const text =
    "class A {\n  constructor(a: B, c = [d]) {\n    this.a = a;\n  }\n  set b(a: B) {\n    f(a);\n  }\n}\n";
  const reading = read(parser, "typescript", text);
  const found = (reading.definitions[0]?.definitions ?? []).map((definition) => {
    const body = functionBody(reading, definition);
    return `${definition.name} ${body?.isDeclared} ${text.slice(body?.start, body?.end).replaceAll(/\s+/gu, " ")}`;
  });
  expect(found).toEqual(["constructor true  { this.a = a; }", "b false  { f(a); }"]);
});

describe("members", () => {
  const of = (language: "python" | "typescript", text: string) => {
    const reading = read(parser, language, text);
    const [definition] = reading.definitions;
    if (definition === undefined) throw new Error("a definition was to be there");
    return listClassMembers({ reading, definition })
      .map(({ name, start, end, at }) => {
        expect(text.slice(at)).toMatch(new RegExp(`^(?:(?:self|cls)\\.)?${name}`, "u"));
        return `${name}: ${text.slice(start, end).trim().replaceAll(/\s+/gu, " ")}`;
      })
      .join(" | ");
  };
  test.each([
    ["class A:\n    x = 1\n    y: B\n\n\nz = 2\n", "x: x = 1 | y: y: B"],
    ["class A: x = 1\n", "x: x = 1"],
    ["class A(B[1:2]):\n    import c\n    x = 1\n", "x: x = 1"],
    [
      "class A:\n    def f(self, p):\n        q = 1\n        self.x = p\n",
      "f: def f(self, p): q = 1 self.x = p | x: self.x = p",
    ],
    ["x = 1\n\nclass A:\n    def f(cls):\n        cls.x = 1\n", "f: def f(cls): cls.x = 1 | x: cls.x = 1"],
    ["class A:\n    pass\n", ""],
  ])("of Python's %j: %s", (text, expected) => {
    expect(of("python", text)).toBe(expected);
  });
  test.each([
    ["class A {\n  x = 1;\n  y: B;\n}\nconst z = 1;\n", "x: x = 1; | y: y: B;"],
    ["class A { x = 1 }\n", "x: x = 1 }"],
    ["class A extends b({ c: d }) {\n  x = 1;\n}\n", "x: x = 1;"],
    ["class A {\n  f(p: B) {\n    const q = 1;\n  }\n}\n", "f: f(p: B) { const q = 1; }"],
    ["interface A {\n  x: B;\n  f(p: C): D;\n}\n", "f: f(p: C): D | x: x: B;"],
    ["enum A {\n  B,\n  C = 2,\n}\n", "B: B, | C: C = 2,"],
  ])("of TypeScript's %j: %s", (text, expected) => {
    expect(of("typescript", text)).toBe(expected);
  });
});

describe("what does not show", () => {
  test.each([
    ["nothing of a comment", "def f(a):\n    # b\n    return a\n", "def f(a):\n    return a\n", "nothing"],
    [
      "of a docstring with a mark",
      'def f(a):\n    r"""Old."""\n    return a\n',
      'def f(a):\n    r"""New."""\n    return a\n',
      "nothing",
    ],
    [
      "but of a string in its place",
      "def f(a):\n    'Old.'\n    return a\n",
      "def f(a):\n    'New.'\n    return a\n",
      "body",
    ],
    [
      "but of a string behind code",
      'def f(a):\n    x = a["b":"""Old."""]\n',
      'def f(a):\n    x = a["b":"""New."""]\n',
      "body",
    ],
    [
      "of a string further down",
      'def f(a):\n    g()\n    """Old."""\n',
      'def f(a):\n    g()\n    """New."""\n',
      "body",
    ],
    ["of white space", "def f(a):\n    return a+1\n", "def f(a):\n    return a + 1\n", "nothing"],
    ["but of words that became one", "def f(a):\n    return a\n", "def f(a):\n    returna\n", "body"],
    ["but of marks", "def f(a):\n    return a+1\n", "def f(a):\n    return a-1\n", "body"],
    [
      "of the body behind a declared type in a function",
      "def f(a):\n    def g() -> A:\n        return 1\n    return g\n",
      "def f(a):\n    def g() -> A:\n        return 2\n    return g\n",
      "nothing",
    ],
    [
      "but for what a method assigns, in its lines",
      "class A:\n    def f(self) -> B:\n        g(1)\n        self.a = 1\n        g(2)\n        self.b = 2\n        g(3)\n",
      "class A:\n    def f(self) -> B:\n        h(1)\n        self.a = 1\n        h(2)\n        self.b = 3\n        h(3)\n",
      "f b",
    ],
    [
      "what belongs to none of the members shows",
      "class A:\n    x = 1\n    if y:\n        pass\n",
      "class A:\n    x = 1\n    if z:\n        pass\n",
      "rest",
    ],
    [
      "the first of a name's two members too",
      "class A:\n    x = 1\n    x = 2\n",
      "class A:\n    x = 3\n    x = 2\n",
      "x",
    ],
  ])("%s", (_, base, head, expected) => {
    expect(check("python", base, head)).toBe(expected);
  });

  test("a comment of TypeScript shows where it can hold a type", () => {
    const of = (comment: string) => `function f(a) {\n  ${comment}\n  return a;\n}\n`;
    expect(check("typescript", of("// b"), of("// c"))).toBe("nothing");
    expect(check("typescript", of("/* b */"), of("/* c */"))).toBe("nothing");
    expect(check("typescript", of("/** b */"), of("/** c */"))).toBe("body");
  });
});
