/** What differs of a definition as others see it. */
import { describe, expect, test } from "vitest";
import { outwardChange } from "../../src/delta/outward.ts";
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
  const change = outwardChange({ base: defined(base), head: defined(head) });
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
