import { describe, expect, test } from "vitest";
import { changedEscapes } from "../../src/escapes/escapes.ts";
import { findSuppressions, type SuppressionInput } from "../../src/escapes/suppressions.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read, readLengthMax } from "../../src/syntax/reading.ts";
import { change, type Marked, type Renames } from "../reward/support.ts";

const parser = await createParser(["python", "typescript", "tsx"]);

/** What the change adds, one line each. */
function added(base: string | Marked, head: string | Marked, renames: Renames = {}): string {
  const [before, after] = [base, head].map((tree) => (typeof tree === "string" ? { "m.py": tree } : tree));
  return changedEscapes(change(before ?? {}, after ?? {}, renames))
    .added.map(
      ({ kind, path, line, symbol, text }) => `${path}:${line + 1} ${kind} in ${symbol ?? "module"}: ${text}`,
    )
    .join("\n");
}

/** What is said of each finding that vanished. */
function said(
  base: Marked,
  head: Marked,
  renames: Renames = {},
  facts: Partial<SuppressionInput> = {},
): string {
  const input = { ...change(base, head, renames), ...facts };
  const { findings, unproven, unparsed } = findSuppressions(input, changedEscapes(input));
  const told = findings.map(({ code, state, why, id }) => `${code} ${state}: ${unproven.get(id) ?? why}`);
  return [...told, ...unparsed.map((path) => `unparsed ${path}`)].join("\n");
}

describe("Python's escapes", () => {
  test("are found, each once, where they stand", () => {
    const head = `import typing as t
from typing import Any as Data, cast as as_
def f(a: Any, *args, **kwargs):  # noqa: E501
    x = t.cast("A", a)  # type: ignore[arg] # pyright: ignore
    y: "t.Any" = getattr(a, "b")
    z = eval("1")  # type: Any
    if sys.platform == "win32":
        return y
    return z
class C:
    def __getattr__(self, name): ...
`;
    expect(added("", head)).toMatchInlineSnapshot(`
      "m.py:2 any in module: Any as Data
      m.py:2 cast in module: cast as as_
      m.py:3 any in f: Any
      m.py:3 any-arguments in f: *args, **kwargs
      m.py:3 noqa in f: noqa: E501
      m.py:4 cast in f: cast("A"
      m.py:4 pyright-ignore in f: pyright: ignore
      m.py:4 type-ignore in f: type: ignore[arg]
      m.py:5 any in f: Any
      m.py:5 dynamic in f: getattr(
      m.py:6 any in f: Any
      m.py:6 dynamic in f: eval(
      m.py:7 static-condition in f: sys.platform
      m.py:11 dynamic in C.__getattr__: def __getattr__"
    `);
  });

  test("are no words in strings, docstrings, comments or imports", () => {
    const head = `from typing import Any, TYPE_CHECKING, cast
if TYPE_CHECKING:
    from a import (
        b,
    )
def f():
    """Any cast(x) # type: ignore"""
    s = "# type: ignore Any cast("
    r = r'\\' + f"Any {s} # noqa"
    # Any type would do; cast(x) is wrong, and noqa is a word
    t = '''
# type: ignore
'''
    return frame.cast(s, r, t), {"Any": "Any", "b": print("Any")}
`;
    expect(added("", head)).toBe("");
  });

  test("are directives unless they make it stricter", () => {
    const head =
      "# pyright: strict, reportFoo=false\n# pyright: reportBar=error\n# mypy: ignore-errors, disallow-untyped-defs\n";
    expect(added("x = 1\n", `${head}x = 1\n`)).toMatchInlineSnapshot(`
      "m.py:1 pyright-directive in module: pyright: reportFoo=false
      m.py:3 mypy-directive in module: mypy: ignore-errors"
    `);
    expect(added(`${head}x = 1\n`, "x = 1\n")).toMatchInlineSnapshot(`
      "m.py:1 strict-removed in module: reportBar=error
      m.py:1 strict-removed in module: strict"
    `);
  });

  test("are a comment that showed a rule as a warning, when it goes and when it comes", () => {
    const shown = "# pyright: reportBar=warning\nx = 1\n";
    expect(added(shown, "x = 1\n")).toBe("m.py:1 strict-removed in module: reportBar=warning");
    expect(added("x = 1\n", shown)).toBe("m.py:1 pyright-directive in module: pyright: reportBar=warning");
  });

  test("are annotations that went away, but not parameters that did", () => {
    const base = "x: int = 1\ndef f(a: int, b: str, c) -> int:\n    d: int = 2\n    return d\n";
    const head = "x = 1\ndef f(a, c) -> 'int':\n    d = 2\n    return d\n";
    expect(added(base, head)).toMatchInlineSnapshot(`
      "m.py:1 annotation-removed in module: variable x
      m.py:2 annotation-removed in f: parameter a
      m.py:2 annotation-removed in f: variable d"
    `);
  });

  test("are types of attributes that went away with a move between class and methods", () => {
    const klass = (body: string, init: string, more = "") =>
      `class C:\n    a = 0\n${body}    def __init__(self):\n        b = 0\n${init}${more}`;
    const typed = { body: "    xy: int = 1\n", init: "        self.xy: int = 1\n" };
    const bare = { body: "    xy = 1\n", init: "        self.xy = 1\n" };
    const gone = "annotation-removed in C: attribute xy";
    expect(added(klass(typed.body, ""), klass("", bare.init))).toBe(`m.py:1 ${gone}`);
    expect(added(klass("", typed.init), klass(bare.body, ""))).toBe(`m.py:1 ${gone}`);
    expect(added(klass("", typed.init), klass("", "", `    def f(self):\n        cls.xy = 1\n`))).toBe(
      `m.py:1 ${gone}`,
    );
    expect(added(klass(typed.body, ""), klass(typed.body, bare.init))).toBe("");
    expect(added(klass(typed.body, ""), klass("", typed.init))).toBe("");
    expect(added(klass(typed.body, ""), klass("", ""))).toBe("");
    expect(added(klass("", typed.init), klass("", bare.init))).toBe(
      "m.py:3 annotation-removed in C.__init__: variable self.xy",
    );
    expect(added(klass(typed.body, "").replace("class C", "class D"), klass("", bare.init))).toBe("");
  });

  test("are reached through the name that lost its type", () => {
    const names = (base: string, head: string) =>
      changedEscapes(change({ "m.py": base }, { "m.py": head })).added.map(({ names }) => names.join(" "));
    expect(names("xy: int = 1\n", "xy = 1\n")).toEqual(["xy"]);
    expect(
      names(
        "class C:\n    def f(self):\n        self.xy: int = 1\n",
        "class C:\n    def f(self):\n        self.xy = 1\n",
      ),
    ).toEqual(["f xy"]);
    expect(names("def f(a: int): ...\n", "def f(a): ...\n")).toEqual(["f"]);
  });

  test("are no directives of a file that was deleted, and none that stayed", () => {
    const strict = "# pyright: strict\nx = 1\n";
    expect(added({ "m.py": strict, "n.py": "" }, { "n.py": "" })).toBe("");
    expect(added(strict, strict.replace("x = 1", "x = 2"))).toBe("");
    expect(added({ "m.ts": "# pyright: strict\n" }, { "m.ts": "" })).toBe("");
  });

  test("are functions that take anything, or more than they did", () => {
    const head =
      "def f(a, *args, **kwargs): ...\ndef g(*args: P.args, **kwargs: P.kwargs): ...\ndef h(a, **more: Any): ...\n";
    expect(added("def h(a): ...\n", head)).toMatchInlineSnapshot(`
      "m.py:1 any-arguments in f: *args, **kwargs
      m.py:3 any in h: Any
      m.py:3 any-arguments in h: **kwargs"
    `);
    expect(added("", "def h(a, **more): ...\n")).toBe("");
  });

  test("are code that is never reached", () => {
    const head = "def f(a):\n    if a:\n        return 1\n    else:\n        raise X\n    return 2\n";
    expect(added("", `${head}assert 0 <= f(1)\nf(2)\n`)).toBe("");
    expect(added(head, head.replace("    return 2", "    return 3\n    return 2"))).toMatchInlineSnapshot(
      `"m.py:6 dead-code in f: unreachable"`,
    );
  });

  test("are guards that show the checker something else, not guards around imports", () => {
    const guard = "if TYPE_CHECKING:\n    def f() -> int: ...\nelse:\n    from x import f\n";
    expect(added("", guard)).toMatchInlineSnapshot(`"m.py:1 type-checking in module: if TYPE_CHECKING:"`);
  });
});

describe("TypeScript's escapes", () => {
  test("are found, each once, where they stand", () => {
    const head = `// @ts-nocheck
import { a as b } from "x"; // eslint-disable-line
/* eslint-disable no-undef */
// @ts-ignore
const x: any = y as unknown as Foo;
// @ts-expect-error because
const z = <any>x!.foo!;
const w = q as Bar, v = [1] as const, same = a != b, not = !a;
`;
    expect(added({}, { "m.ts": head })).toMatchInlineSnapshot(`
      "m.ts:1 ts-nocheck in module: @ts-nocheck
      m.ts:2 eslint-disable in module: eslint-disable-line
      m.ts:3 eslint-disable in module: eslint-disable no-undef
      m.ts:4 ts-ignore in module: @ts-ignore
      m.ts:5 any in module: any
      m.ts:5 cast in module: as Foo
      m.ts:5 cast in module: as unknown as
      m.ts:6 ts-expect-error in module: @ts-expect-error
      m.ts:7 any in module: any
      m.ts:7 non-null in module: !
      m.ts:7 non-null in module: !
      m.ts:8 cast in module: as Bar"
    `);
  });

  test("are no words in strings, templates, regular expressions or names", () => {
    const head = `const s = "x as any"; const t = \`as any \${b ? \`// @ts-ignore\` : "as any"} as any\`;
const r = /"as any\\/[/"]/.test(s) / 2 / 3; // about as any
Promise.any(s); const any2 = company; export { s as any3 } from "y";
`;
    expect(added({}, { "m.ts": head })).toBe("");
  });
});

test("stubs and py.typed are escapes as files", () => {
  const head = { "m.pyi": "", "typings/a/b.pyi": "", "types/x.d.ts": "", "__builtins__.pyi": "", "n.py": "" };
  expect(
    added({ "pkg/py.typed": "", "old.pyi": "" }, { ...head, "new.pyi": "" }, { "old.pyi": "new.pyi" }),
  ).toMatchInlineSnapshot(`
    "__builtins__.pyi:1 builtins-stub in module: __builtins__.pyi
    m.pyi:1 stub in module: m.pyi
    pkg/py.typed:1 py-typed-removed in module: pkg/py.typed
    types/x.d.ts:1 stub in module: types/x.d.ts
    typings/a/b.pyi:1 stub in module: typings/a/b.pyi"
  `);
});

describe("an escape is not added", () => {
  const f = "def f(a: Any):\n    return cast(int, a)  # type: ignore\n";
  const g = "def g():\n    pass\n";

  test.each([
    [
      "by standing elsewhere in its definition",
      f,
      `x = 1\n\n${f.replace("return", "b = 1\n    return")}`,
      {},
    ],
    ["by a file that is renamed", { "m.py": f }, { "n.py": f }, { "m.py": "n.py" }],
    ["by a definition that is renamed", f, f.replace("def f", "def h"), {}],
    [
      "by a definition that moves to another file",
      { "m.py": f + g, "n.py": "" },
      { "m.py": g, "n.py": f },
      {},
    ],
    [
      "by a file that is split",
      { "m.py": `import x  # noqa\n${f}${g}` },
      { "m.py": g, "n.py": `import x  # noqa\n${f}` },
      {},
    ],
  ] as const)("%s", (_, base, head, renames) => {
    expect(added(base, head, renames)).toBe("");
  });

  test("but is by going from one definition to another", () => {
    const head = "def f(a: int):\n    return a\ndef g():\n    return cast(int, g)\n";
    expect(added(f + g, head)).toMatchInlineSnapshot(`"m.py:4 cast in g: cast(int"`);
  });

  test("but is by saying more than before", () => {
    expect(added("x = 1  # type: ignore[a]\n", "x = 1  # type: ignore\n")).toMatchInlineSnapshot(
      `"m.py:1 type-ignore in module: type: ignore"`,
    );
  });

  test("but is as one more of its kind, on the line that is new", () => {
    const base = "def f():\n    a: Any = 1\n";
    expect(added(base, "def f():\n    b: Any = 1\n    a: Any = 1\n")).toMatchInlineSnapshot(
      `"m.py:2 any in f: Any"`,
    );
  });
});

describe("a finding that vanished", () => {
  const use = "def total(order):\n    return order.[[bad|prise]]\n";
  const same = use.replace("[[bad", "[[same-line bad");

  test("on its line, says which comment and where", () => {
    const head = "\ndef total(order):\n    return order.[[edited-line bad|prise]]  # type: ignore\n";
    expect(said({ "m.py": use }, { "m.py": head })).toMatchInlineSnapshot(
      `"bad suppressed: silenced, not fixed: the change adds a \`# type: ignore\` comment on this line (m.py:3)"`,
    );
  });

  test("on the line behind a comment for the next, says so too", () => {
    const next = (between: string) =>
      said(
        { "m.py": use },
        { "m.py": same.replace("    return", `    # pylint: disable-next=a\n${between}    return`) },
      );
    const silenced =
      "bad suppressed: silenced, not fixed: the change adds a `# pylint: disable` comment on this line (m.py:2)";
    expect([next(""), next("\n"), next("    # b\n")]).toEqual([silenced, silenced, silenced]);
    expect(next("    x = 1\n")).toContain("bad fixed");
  });

  test("of a file as a whole, in a definition, behind a stub or a mention, says so", () => {
    const mention = { "m.py": `from n import load\ndef total():\n    return load().[[bad|prise]]\n` };
    const mentioned = { "m.py": mention["m.py"].replace("[[bad", "[[same-line bad") };
    expect(
      [
        said({ "m.py": use }, { "m.py": `# pyright: basic\n${same}` }),
        said(
          { "m.py": use },
          { "m.py": `class A:\n    x: Any\n\n\n${same.replace("(order)", "(order: Any)")}` },
        ),
        said({ "m.py": use }, { "m.py": same, "m.pyi": "" }),
        said(mention, { ...mentioned, "typings/n.pyi": "" }),
        said(
          { ...mention, "n.py": "def load(): ...\n" },
          { ...mentioned, "n.py": "def load() -> Any: ...\n" },
        ),
      ].join("\n"),
    ).toMatchInlineSnapshot(`
      "bad suppressed: silenced, not fixed: the change adds a \`# pyright:\` directive (m.py:1) for the whole file
      bad suppressed: silenced, not fixed: the change adds an \`Any\` (m.py:5) to \`total\` around this code
      bad suppressed: silenced, not fixed: a new stub (m.pyi) replaces the types of this file
      bad suppressed: silenced, not fixed: the change adds a new stub (typings/n.pyi), and this file mentions \`n\`
      bad suppressed: silenced, not fixed: this definition mentions \`load\`, to which the change adds an \`Any\` (n.py:1)"
    `);
  });

  test("an ignore comment is one escape, and no directive", () => {
    expect(added("x = 1\n", "x = 1  # pyright: ignore[reportX]\n").split("\n")).toHaveLength(1);
  });

  test("beside a comment elsewhere is fixed, but not proven to be: what it hides may be why", () => {
    const head = `x = 1  # type: ignore\n${same}`;
    expect(said({ "m.py": `x = 1\n${use}` }, { "m.py": head })).toMatchInlineSnapshot(
      `"bad fixed: the change does not edit this code, but adds a \`# type: ignore\` comment (m.py:1)"`,
    );
  });

  test("with the comment that it had before is fixed", () => {
    const before = "def total(order):\n    return order.[[bad|prise]]  # noqa\n";
    expect(
      said({ "m.py": before }, { "m.py": before.replace("[[bad|prise", "[[replaced bad|price") }),
    ).toMatchInlineSnapshot(`"bad fixed: fixed"`);
  });

  test("unedited, while something far away gained a hatch, is not proven to be fixed; edited in place, it is", () => {
    const base = { "m.py": use, "n.py": "def deep() -> int: ...\n" };
    const deep = { "n.py": "def deep() -> Any: ...\n" };
    expect(said(base, { "m.py": same, ...deep })).toMatchInlineSnapshot(
      `"bad fixed: the change does not edit this code, but adds an \`Any\` (n.py:1)"`,
    );
    const edited = { "m.py": use.replace("[[bad|prise", "[[replaced bad|price"), ...deep };
    expect(said(base, edited)).toMatchInlineSnapshot(`"bad fixed: fixed"`);
  });

  describe("in code that the checker does not look at", () => {
    const range = (from: number, to: number, character = 0) => ({
      start: { line: from, character },
      end: { line: to, character },
    });
    const unreachable =
      (head: ReturnType<typeof range>, base?: ReturnType<typeof range>): SuppressionInput["unreachable"] =>
      (side, path) =>
        path !== "m.py" ? [] : side === "head" ? [range(7, 9), head] : base === undefined ? [] : [base];
    const silenced =
      "bad suppressed: silenced, not fixed: the checker now skips this code, because it is unreachable or excluded";
    test.each([
      ["is silenced", unreachable(range(1, 2)), silenced],
      ["is silenced where it begins there", unreachable(range(1, 2, 17)), silenced],
      ["is fixed where that ends in front of it", unreachable(range(0, 1, 17)), "bad fixed: fixed"],
      ["is fixed where that begins behind it", unreachable(range(1, 2, 18)), "bad fixed: fixed"],
      ["is fixed where base did not look either", unreachable(range(1, 2), range(0, 9)), "bad fixed: fixed"],
      ["is silenced where base did not look elsewhere", unreachable(range(1, 2), range(5, 9)), silenced],
    ])("%s", (_, by, expected) => {
      expect(said({ "m.py": use }, { "m.py": same }, {}, { unreachable: by })).toBe(expected);
    });
  });

  test("in a comment or a string is removed, unless it was there before", () => {
    const quoted = (head: string, base = use) => said({ "m.py": base }, { "m.py": head });
    const removed = "bad removed: the change put this code into a comment or a string";
    expect(quoted(same.replace("return", "# return"))).toBe(removed);
    expect(quoted(same.replace("order.", "'order.").replace("]]", "]]'"))).toBe(removed);
    expect(quoted(same.replace("return", "# return"), use.replace("return", "#  return"))).toBe(
      "bad fixed: fixed",
    );
    expect(quoted(same.replace("return", "#\n    return"))).toBe("bad fixed: fixed");
    expect(said({ "m.txt": use }, { "m.txt": same.replace("return", "# return") })).toBe("bad fixed: fixed");
  });

  test("in what is computed in a string is fixed where that was edited, and removed where the string computes nothing", () => {
    const base = 'def row(entry):\n    return f"{entry.when:%Y} {entry.[[bad|ammount]]} {entry.memo}"\n';
    const head = (string: string) => `def row(entry):\n    return [[replaced bad|${string}]]\n`;
    const fate = (string: string) => said({ "m.py": base }, { "m.py": head(string) });
    expect(fate('f"{entry.when:%Y} {entry.amount} {entry.memo}"')).toBe("bad fixed: fixed");
    expect(fate('"{entry.when:%Y} {entry.amount} {entry.memo}"')).toBe(
      "bad removed: the change put this code into a comment or a string",
    );
  });

  test("at a number in whose place a text stands is fixed", () => {
    const base = "shout([[bad|3]])\n";
    expect(said({ "m.py": base }, { "m.py": 'shout([[replaced bad|"three"]])\n' })).toBe("bad fixed: fixed");
  });

  test("beside a new error is not proven to be fixed, nor beside several escapes, which are counted", () => {
    expect(said({ "m.py": use }, { "m.py": `${same}\n\n[[new worse|x]]\n` })).toBe(
      "bad fixed: the change does not edit this code, but adds an error (m.py:5) that can hide the finding\nworse new: new",
    );
    expect(said({ "m.py": use }, { "m.py": `${same}\n\n[[new hint|x]]\n` })).toBe(
      "bad fixed: fixed\nhint new: new",
    );
    const more = "x = 1  # type: ignore\ny = 1  # type: ignore\n";
    expect(said({ "m.py": use }, { "m.py": `${more}${same}` })).toBe(
      "bad fixed: the change does not edit this code, but adds a `# type: ignore` comment (m.py:1) and 1 more of these",
    );
  });

  test("is silenced by what its file sees, and by that alone", () => {
    const base = { "m.py": use.replace("order.", "load(order)."), "n.py": "def load(a) -> int: ...\n" };
    const head = { "m.py": same.replace("order.", "load(order)."), "n.py": "def load(a) -> Any: ...\n" };
    const by = (sees: boolean) => said(base, head, {}, { sees: () => sees });
    expect(by(true)).toBe(
      "bad suppressed: silenced, not fixed: this definition mentions `load`, to which the change adds an `Any` (n.py:1)",
    );
    expect(by(false)).toBe("bad fixed: the change does not edit this code, but adds an `Any` (n.py:1)");
  });

  test("is silenced by what its module gained, and by a variable of another, but not by one of a function", () => {
    const at = "x = [[bad|a.b]]\n";
    const now = "x = [[same-line bad|a.b]]\n";
    expect(said({ "m.py": at }, { "m.py": `y: Any = 1\n${now}` })).toBe(
      "bad suppressed: silenced, not fixed: the change adds an `Any` (m.py:1) to the module around this code",
    );
    const other = (text: string) =>
      said({ "m.py": `z = held\n${at}`, "n.py": "" }, { "m.py": `z = held\n${now}`, "n.py": text });
    expect(other("held: Any = 1\n")).toContain("mentions `held`, to which the change adds an `Any` (n.py:1)");
    expect(other("def f():\n    held: Any = 1\n")).toContain("bad fixed");
  });

  test("is silenced by a stub for its file under either name", () => {
    const silenced =
      "bad suppressed: silenced, not fixed: a new stub (o.pyi) replaces the types of this file";
    expect(said({ "m.py": use }, { "o.py": same, "o.pyi": "" }, { "m.py": "o.py" })).toBe(silenced);
    expect(said({ "o.py": use }, { "m.py": same, "o.pyi": "" }, { "o.py": "m.py" })).toBe(silenced);
  });

  test("is silenced by a stub for code of its repository, whatever probes show, also where the code goes or becomes another language's", () => {
    const proven = { isProven: () => true };
    const by =
      "bad suppressed: silenced, not fixed: the change adds a new stub (n.pyi), and this file mentions `n`";
    const [before, after] = [`from n import load\n${use}`, `from n import load\n${same}`];
    expect(said({ "m.py": before, "n.py": "" }, { "m.py": after, "n.pyi": "" }, {}, proven)).toBe(by);
    expect(said({ "m.py": before }, { "m.py": after, "n.py": "", "n.pyi": "" }, {}, proven)).toBe(by);
    expect(said({ "m.py": before }, { "m.py": after, "n.pyi": "" }, {}, proven)).toContain("bad fixed");
  });

  test.each([
    ['setattr(order, "count", "1")', true],
    ['object.__setattr__(order, "count", "1")', true],
    ['builtins.setattr(order, "count", "1")', true],
    ["put = setattr", true],
    ["order.__dict__.update(count=1)", true],
    ["spoil(order)", true],
    ['getattr(order, "count")', false],
    ["other(order)", false],
  ])(
    "beside `%s` is not proven to be fixed where that sets a value behind the checker's back, whatever probes show",
    (line, sets) => {
      const helper = 'def spoil(of):\n    setattr(of, "count", "1")\n';
      const head =
        same.replace(/^( *)(.*same-line)/mu, `$1${line}\n$1$2`) + (line.startsWith("spoil") ? helper : "");
      const told = said({ "m.py": use }, { "m.py": head }, {}, { isProven: () => true });
      expect(told.includes("a checker cannot see the effect")).toBe(sets);
    },
  );

  test.each([
    ['Reflect.set(order, "count", "1");', true],
    ['Object.defineProperty(order, "count", { value: "1" });', true],
    ["Object.keys(order);", false],
    ['my.Reflect.set(order, "count", "1");', false],
  ])("in TypeScript that is `%s`: %s", (line, sets) => {
    const head = `export function f(order: Order): number {\n  ${line}\n  return [[same-line bad|order.count]];\n}\n`;
    const base = "export function f(order: Order): number {\n  return [[bad|order.count]];\n}\n";
    const told = said({ "m.ts": base }, { "m.ts": head }, {}, { isProven: () => true });
    expect(told.includes("a checker cannot see the effect")).toBe(sets);
  });

  test("of which only something in its place is left is silenced by a hatch around it, whatever probes show", () => {
    const [before, after] = [
      "def f(s):\n    a = [[bad|s.b]] + 1\n    return a\n",
      "def f(s):\n    every: Any = s\n    return 1\n",
    ];
    const input = change({ "m.py": before }, { "m.py": after });
    const [one] = input.findings;
    if (one === undefined) throw new Error("There is a finding.");
    const findings = [{ ...one, state: "fixed" as const, placement: "rewritten" as const }];
    const found = findSuppressions({ ...input, findings, isProven: () => true }, changedEscapes(input));
    expect(found.findings.map(({ state }) => state)).toEqual(["suppressed"]);
  });

  test("in a file that no longer parses is not fixed, nor in one that never did", () => {
    const broken = `def (:\n${same}`;
    expect(said({ "m.py": use }, { "m.py": broken })).toMatchInlineSnapshot(`
      "bad fixed: m.py does not parse, so Lanser cannot prove a fix in it
      unparsed m.py"
    `);
    expect(said({ "m.py": `def ((:\n${use}` }, { "m.py": broken })).toMatchInlineSnapshot(`
      "bad fixed: m.py does not parse, so Lanser cannot prove a fix in it
      unparsed m.py"
    `);
    expect(said({ "m.py": "def ((:\n" }, { "m.py": "def (:\n" })).toBe("");
  });

  test("is not in question where the parser here alone does not know the syntax", () => {
    const head = "const type = 1;\nexport { type as interface };\n";
    expect(said({ "m.ts": "const type = 1;\n" }, { "m.ts": head })).toBe("");
    const broken = `${head}const a = [[new broken|ERR]];\n`;
    expect(said({ "m.ts": "const type = 1;\n" }, { "m.ts": broken })).toContain("unparsed m.ts");
  });
});

describe("a finding of TypeScript that vanished", () => {
  const base = { "m.ts": "function f() {\n  const x: number = [[bad|g()]];\n  return x;\n}\n" };
  const broken = "const x: number = [[same-line bad|g()]];";
  test.each<readonly [head: string, told: string]>([
    [
      `function f() {\n  // @ts-ignore\n  ${broken}\n  return x;\n}\n`,
      "bad suppressed: silenced, not fixed: the change adds a `@ts-ignore` comment on this line (m.ts:2)",
    ],
    [
      `function f() {\n  /* why:\n   * @ts-expect-error */\n\n  // it is\n  ${broken}\n  return x;\n}\n`,
      "bad suppressed: silenced, not fixed: the change adds a `@ts-expect-error` comment on this line (m.ts:3)",
    ],
    [
      `// @ts-nocheck\nfunction f() {\n  ${broken}\n  return x;\n}\n`,
      "bad suppressed: silenced, not fixed: the change adds a `@ts-nocheck` comment (m.ts:1) for the whole file",
    ],
    [
      "function f() {\n  const x: any = [[edited-line bad|g()]];\n  return x;\n}\n",
      "bad suppressed: silenced, not fixed: the change adds an `Any` (m.ts:2) to `f` around this code",
    ],
    [
      "function f() {\n  const x = [[edited-line bad|g()]];\n  return x;\n}\n",
      "bad suppressed: silenced, not fixed: the change adds the removal of a type annotation (m.ts:1) to `f` around this code",
    ],
    [
      "function f() {\n  const x: number = <number>(<unknown>[[edited-line bad|g()]]);\n  return x;\n}\n",
      "bad suppressed: silenced, not fixed: the change adds a cast (m.ts:2) to `f` around this code",
    ],
    [
      "function f() {\n  const x: number = [[edited-line bad|g()]]!;\n  return x;\n}\n",
      "bad suppressed: silenced, not fixed: the change adds a non-null assertion (m.ts:2) to `f` around this code",
    ],
    [`function f() {\n  ${broken} // see @ts-ignore\n  return x as const;\n}\n`, "bad fixed: fixed"],
    [`// nothing\n// @ts-check\nfunction f() {\n  ${broken}\n  return x;\n}\n`, "bad fixed: fixed"],
  ])("in %j", (head, told) => {
    expect(said(base, { "m.ts": head })).toBe(told);
  });

  test("because what it uses is any now, in another file", () => {
    const use = "export const h = () => {\n  const x: number = [[bad|g()]];\n};\n";
    expect(
      said(
        { "g.ts": "export function g(): string {\n  return '';\n}\n", "use.ts": use },
        {
          "g.ts": "export function g(): any {\n  return '';\n}\n",
          "use.ts": use.replace("[[bad", "[[same-line bad"),
        },
      ),
    ).toBe(
      "bad suppressed: silenced, not fixed: this definition mentions `g`, to which the change adds an `Any` (g.ts:1)",
    );
  });

  test("in a file that the grammar alone does not understand is fixed", () => {
    const text = (mark: string) => `let a: import("b").C<D>;\n${mark};\n`;
    expect(said({ "m.ts": text("[[bad|e]]") }, { "m.ts": text("[[replaced bad|f]]") })).toBe(
      "bad fixed: fixed",
    );
  });
});

describe("types that went away in TypeScript", () => {
  test.each<readonly [what: string, base: string, head: string, told: string]>([
    [
      "of a parameter",
      "function f(a: A, b: B) {}",
      "function f(a, b: B) {}",
      "annotation-removed in f: parameter a",
    ],
    ["of a result", "function f(): A {}", "function f() {}", "annotation-removed in f: result"],
    [
      "of an arrow",
      "const f = (a: A): B => c;",
      "const f = (a) => c;",
      "annotation-removed in f: parameter a|annotation-removed in f: result",
    ],
    [
      "of what is taken apart",
      "const f = ({ a }: A, b: B) => {};",
      "const f = ({ a }, b: B) => {};",
      "annotation-removed in f: parameter 1",
    ],
    [
      "of a method",
      "class C {\n  m<T>(a: Map<A, B>, b = 1): D {}\n}",
      "class C {\n  m<T>(a, b = 1): D {}\n}",
      "annotation-removed in C.m: parameter a",
    ],
    [
      "of a field of the constructor",
      "class C {\n  constructor(private a: A) {}\n}",
      "class C {\n  constructor(private a) {}\n}",
      "annotation-removed in C.constructor: parameter a",
    ],
    [
      "of a field",
      "class C {\n  a: A = 1;\n}",
      "class C {\n  a = 1;\n}",
      "annotation-removed in C: variable a",
    ],
    [
      "of a variable",
      "export const a: A = b;",
      "export const a = b;",
      "annotation-removed in module: variable a",
    ],
    [
      "of what a module exports",
      "export default function (a: A): B {}",
      "export default function (a) {}",
      "annotation-removed in default: parameter a|annotation-removed in default: result",
    ],
    [
      "of an arrow that a module exports",
      "export = (a: A): B => c;",
      "export = (a) => c;",
      "annotation-removed in module: parameter a|annotation-removed in module: result",
    ],
    [
      "of a property",
      "x = { f: function (a: A): B {} };",
      "x = { f: function (a) {} };",
      "annotation-removed in f: parameter a|annotation-removed in f: result",
    ],
    [
      "of a function with a name that is an argument",
      "memo(function g(a: A): B {});",
      "memo(function g(a) {});",
      "annotation-removed in g: parameter a|annotation-removed in g: result",
    ],
    [
      "of what a function returns",
      "function f() {\n  return function (a: A): B {};\n}",
      "function f() {\n  return function (a) {};\n}",
      "annotation-removed in f: parameter a|annotation-removed in f: result",
    ],
    [
      "of a function that is a type",
      "type F = (a: A) => B;",
      "type F = (a) => B;",
      "annotation-removed in F: parameter a",
    ],
    ["of a parameter that went", "function f(a: A, b: B) {}", "function f(b: B) {}", ""],
    ["of a function that is an argument", "f(map((a: A): B => a));", "f(map((a) => a));", ""],
    ["of a function among parameters", "function f(b: (a: A) => B, a) {}", "function f(b: C, a) {}", ""],
    ["in a condition", "if (a) {\n  const o = { a: 1 };\n}", "if (b) {\n  const o = { a };\n}", ""],
  ])("%s", (_, base, head, told) => {
    const lines = told === "" ? [] : told.split("|").map((one) => one.replace(/^/u, "m.ts "));
    const found = added({ "m.ts": base }, { "m.ts": head }).replaceAll(/:\d+/gu, "");
    expect(found).toBe(lines.join("\n"));
  });
});

test.each([
  ["m.ts", "class C {\n  a: A = 1;\n  b: B = 2;\n}\n", "m.ts:3 annotation-removed in C: variable b"],
  ["m.ts", "let a: A = 1;\nlet b: B = 2;\n", "m.ts:2 annotation-removed in module: variable b"],
  ["m.ts", "function f(\n  b: B,\n) {}\n", "m.ts:1 annotation-removed in f: parameter b"],
  ["m.py", "class C:\n    a: A = 1\n    b: B = 2\n", "m.py:3 annotation-removed in C: variable b"],
])("in %s the type that went from %j is reported where it was", (path, base, expected) => {
  expect(added({ [path]: base }, { [path]: base.replace(": B", "") })).toBe(expected);
});

test("what lost its type is reached through the function that has a name", () => {
  const names = (base: string, head: string) =>
    changedEscapes(change({ "m.ts": base }, { "m.ts": head })).added.map(({ names }) => names.join(" "));
  expect(names("memo(function g(a: A) {})", "memo(function g(a) {})")).toEqual(["g"]);
  expect(names("export default function (a: A) {}", "export default function (a) {}")).toEqual(["default"]);
  expect(names("type F = (a: A) => B", "type F = (a) => B")).toEqual(["F"]);
  expect(names("export = function (a: A) {}", "export = function (a) {}")).toEqual([""]);
});

test("hostile texts take no longer per character when they are long", () => {
  const pieces = [
    "'",
    '"""',
    "`${",
    "/*",
    "import ",
    "# type: ignore ",
    "cast(",
    "[/",
    "\\\n",
    "x: any\n",
    "\n# type: ignore",
    "\n// @ts-ignore",
    "<a>",
    "<T>(",
    "<a b={",
    "as [k in ",
    "(a: ",
    "private a: ",
    "any ",
    " ",
    "/** @type {",
  ];
  for (const piece of pieces) {
    const text = piece.repeat(2_000);
    for (const language of ["python", "typescript", "tsx"] as const) {
      const reading = read(parser, language, text);
      changedEscapes({ files: [{ from: null, to: "m" }], reading: () => reading });
      expect(reading.code.length).toBe(text.length);
    }
  }
});

describe("in a change of two languages", () => {
  const python = "def load() -> int:\n    return 1\n\n\nuse([[bad|load()]])\n";
  const script = "export function load(): number {\n  return 1;\n}\nuse([[wrong|load()]]);\n";
  const base = { "a.py": python, "b.ts": script };
  const fixed = {
    "a.py": python.replace("[[bad|", "[[same-line bad|"),
    "b.ts": script.replace("[[wrong|", "[[same-line wrong|"),
  };

  test("nothing that is written in one excuses what vanished in the other", () => {
    const onlyScript = { ...fixed, "b.ts": fixed["b.ts"].replace("return 1", "return x as any") };
    expect(said(base, onlyScript)).toMatchInlineSnapshot(`
      "bad fixed: fixed
      wrong suppressed: silenced, not fixed: the module around this code mentions \`load\`, to which the change adds an \`Any\` (b.ts:2)"
    `);
    const onlyPython = { ...fixed, "a.py": fixed["a.py"].replace("-> int", "-> Any") };
    expect(said(base, onlyPython)).toMatchInlineSnapshot(`
      "bad suppressed: silenced, not fixed: the module around this code mentions \`load\`, to which the change adds an \`Any\` (a.py:1)
      wrong fixed: fixed"
    `);
  });

  test("a stub speaks for files of its own language alone", () => {
    const stubs = { ...fixed, "b.pyi": "load: int\n", "a.d.ts": "export const load: number;\n" };
    expect(said(base, stubs)).toMatchInlineSnapshot(`
      "bad fixed: the change does not edit this code, but adds a new stub (b.pyi)
      wrong fixed: the change does not edit this code, but adds a new stub (a.d.ts)"
    `);
    expect(
      said(base, { ...fixed, "a.pyi": "load: int\n", "b.d.ts": "export const load: number;\n" }),
    ).toMatchInlineSnapshot(`
      "bad suppressed: silenced, not fixed: a new stub (a.pyi) replaces the types of this file
      wrong suppressed: silenced, not fixed: a new stub (b.d.ts) replaces the types of this file"
    `);
  });

  test("what it adds is found once, whichever server reads it", () => {
    const head = {
      "a.py": "x = 1  # type: ignore\n",
      "b.ts": "export const y = x as any;\n",
      "c.pyi": "",
      "d.d.ts": "",
    };
    expect(added({}, head)).toMatchInlineSnapshot(`
      "a.py:1 type-ignore in module: type: ignore
      b.ts:1 any in module: any
      c.pyi:1 stub in module: c.pyi
      d.d.ts:1 stub in module: d.d.ts"
    `);
  });
});

test("what vanished elsewhere is not proven to be fixed where the change edits a file too large to be read", () => {
  const fate = (path: string) => {
    const input = change(
      { "a.py": "[[bad|x]]\n", [path]: "before\n" },
      { "a.py": "[[same-line bad|x]]\n", [path]: "after\n" },
    );
    const reading: SuppressionInput["reading"] = (side, of) =>
      of === path ? undefined : input.reading(side, of);
    const text: SuppressionInput["text"] = (side, of) =>
      of === path ? `${side}\n${" ".repeat(readLengthMax)}` : input.text(side, of);
    const { unproven, unread } = findSuppressions(
      { ...input, reading, text },
      changedEscapes({ ...input, reading }),
    );
    return { unread, why: unproven.get("bad") };
  };
  expect(fate("lib.py")).toEqual({
    unread: ["lib.py"],
    why: "the change does not edit this code, but edits lib.py, which is too large for the search for suppressions",
  });
  expect(fate("lib.ts")).toEqual({ unread: ["lib.ts"], why: undefined });
  expect(fate("lib.md")).toEqual({ unread: [], why: undefined });
});

test("what vanished in a file too large to be read is not proven to be fixed", () => {
  const input = change({ "m.py": "[[bad|x]]\n" }, { "m.py": "[[same-line bad|x]]\n\n" });
  const text: SuppressionInput["text"] = (side, path) =>
    `${input.text(side, path)}${" ".repeat(readLengthMax)}`;
  const unread = { ...input, text, reading: () => undefined };
  expect([...findSuppressions(unread, changedEscapes(unread)).unproven]).toMatchInlineSnapshot(`
    [
      [
        "bad",
        "m.py is too large to read, so Lanser cannot prove a fix in it",
      ],
    ]
  `);
});

test("a finding of C that vanished is suppressed where what the change adds is for its code and its lines", () => {
  const base = {
    "m.c": "int f(void) {\n  int [[-Wunused-variable|a]] = 1;\n  return 2;\n}\nint g(void) { return 1; }\n",
  };
  const same = base["m.c"].replace("[[", "[[same-line ");
  const fate = (text: string) => said(base, { "m.c": text });
  const within = (flag: string, code: string) =>
    `#pragma clang diagnostic push\n#pragma clang diagnostic ignored "${flag}"\n${code}#pragma clang diagnostic pop\n`;
  const [own, other] = [same.slice(0, same.indexOf("int g")), same.slice(same.indexOf("int g"))];
  expect(
    [
      fate(`${within("-Wunused-variable", own)}${other}`),
      fate(`${within("-Wunused", own)}${other}`),
      fate(`${within("-Wshadow", own)}${other}`),
      fate(`${own}${within("-Wunused-variable", other)}`),
      fate(same.replace(" = 1;", " = 1; // NOLINT")),
      fate(same.replace("  return 2;", "  (void)a;\n  return 2;")),
      fate(same.replace("  return 2;", "  g((void *)b);\n  return 2;")),
      fate(`#if 0\n${own}#endif\n${other}`),
    ].join("\n"),
  ).toMatchInlineSnapshot(`
    "-Wunused-variable suppressed: silenced, not fixed: the change adds a \`#pragma\` to ignore a warning on this line (m.c:2)
    -Wunused-variable suppressed: silenced, not fixed: the change adds a \`#pragma\` to ignore a warning on this line (m.c:2)
    -Wunused-variable fixed: fixed
    -Wunused-variable fixed: the change does not edit this code, but adds a \`#pragma\` to ignore a warning (m.c:6)
    -Wunused-variable fixed: fixed
    -Wunused-variable suppressed: silenced, not fixed: the change adds a use with no effect (\`_ = x\`) (m.c:3) to \`f\` around this code
    -Wunused-variable fixed: fixed
    -Wunused-variable suppressed: silenced, not fixed: the change adds a condition with a fixed value for the checker on this line (m.c:1)"
  `);
});

test("what stands in a function of C is not added where that can be read on one side alone", () => {
  const own = "  g((void *)a);\n  return [[no_member|b]];\n";
  const heads = "#if A\nint f(int a) {\n#else\nint f(long a) {\n  if (a) {\n#endif\n";
  const base = { "m.c": `${heads}${own}}\n` };
  const head = `int f(int a) {\n${own}}\n`.replace("[[", "[[same-line ");
  expect(
    [
      said(base, { "m.c": head }),
      said(
        { "m.c": head.replace("[[same-line ", "[[") },
        { "m.c": base["m.c"].replace("[[", "[[same-line ") },
      ),
    ].join("\n"),
  ).toMatchInlineSnapshot(`
    "no_member fixed: fixed
    no_member fixed: the change does not edit this code, but adds a condition with a fixed value for the checker (m.c:1) and 1 more of these"
  `);
});

describe("a finding of Rust that vanished", () => {
  const base = {
    "src/lib.rs": "mod m;\n",
    "src/m.rs": "fn f() {\n    let (\n        [[unused_variables|a]],\n    ) = b;\n    g();\n}\n",
  };
  const same = base["src/m.rs"].replace("[[", "[[same-line ");
  const fate = (head: Record<string, string>) => said(base, { ...base, "src/m.rs": same, ...head });

  test("in a statement of several lines, behind its attribute, says which and where", () => {
    expect(
      [
        fate({ "src/m.rs": same.replace("    let", "    #[allow(unused)]\n    #[rustfmt::skip]\n    let") }),
        fate({ "src/m.rs": same.replace("    g();", "    #[allow(unused)]\n    g();") }),
      ].join("\n"),
    ).toMatchInlineSnapshot(`
      "unused_variables suppressed: silenced, not fixed: the change adds an \`#[allow]\` attribute on this line (src/m.rs:2)
      unused_variables fixed: the change does not edit this code, but adds an \`#[allow]\` attribute (src/m.rs:5)"
    `);
  });

  test("in an item, in a block that gives more to a type, in a file, or in what its crate says, says so", () => {
    const method = (text: string) =>
      `struct S;\n\nimpl S {\n    ${text.trim().replaceAll("\n", "\n    ")}\n}\n`;
    expect(
      [
        fate({ "src/m.rs": `#[expect(unused)]\n${same}` }),
        said(
          { "m.rs": method(base["src/m.rs"]) },
          { "m.rs": method(same).replace("impl", "#[allow(unused)]\nimpl") },
        ),
        fate({ "src/m.rs": `#![allow(unused)]\n${same}` }),
        fate({ "src/lib.rs": "#![allow(unused)]\nmod m;\n" }),
        said(
          { ...base, "src/lib.rs": "#![warn(unused)]\nmod m;\n" },
          { "src/m.rs": same, "src/lib.rs": "mod m;\n" },
        ),
      ].join("\n"),
    ).toMatchInlineSnapshot(`
      "unused_variables suppressed: silenced, not fixed: the change adds an \`#[expect]\` attribute (src/m.rs:1) to \`f\` around this code
      unused_variables suppressed: silenced, not fixed: the change adds an \`#[allow]\` attribute (m.rs:3) to \`S\` around this code
      unused_variables suppressed: silenced, not fixed: the change adds an \`#[allow]\` attribute (src/m.rs:1) for the whole file
      unused_variables suppressed: silenced, not fixed: the change adds an \`#[allow]\` attribute (src/lib.rs:1) for the whole file and its modules
      unused_variables suppressed: silenced, not fixed: the change adds the removal of a lint (\`#![warn]\`, \`#![deny]\` or \`#![forbid]\`) (src/lib.rs:1) for the whole file and its modules"
    `);
  });

  test("is silenced by its own lint, and by a group that may hold it, but by no lint of another name or tool", () => {
    const code = (name: string, attribute: string, was = "") =>
      said(
        { "m.rs": `${was}${base["src/m.rs"].replace("unused_variables", name)}` },
        { "m.rs": `${attribute}${same.replace("unused_variables", name)}` },
      ).replace(/^\S+ (\w+): .*$/u, "$1");
    expect([
      code("dead_code", "#![allow(dead_code)]\n"),
      code("dead_code", "#![allow(missing_docs, unused)]\n"),
      code("dead_code", "#[allow(warnings)]\n"),
      code("dead_code", "#[cfg_attr(test, allow(dead_code))]\n"),
      code("clippy::a", "#[allow(clippy::pedantic)]\n"),
      code("dead_code", "", "#![warn(dead_code)]\n"),
    ]).toEqual(Array.from({ length: 6 }, () => "suppressed"));
    expect([
      code("dead_code", "#![allow(missing_docs)]\n"),
      code("dead_code", "#![allow(clippy::all, clippy::dead_code)]\n"),
      code("clippy::a", "#[allow(unused)]\n"),
      code("E0308", "#![allow(warnings)]\n"),
      code("dead_code", "", "#![warn(missing_docs)]\n"),
    ]).toEqual(["fixed", "fixed", "fixed", "fixed", "fixed"]);
  });

  test("is silenced by code that the compiler does not look through, as far as that goes", () => {
    const code = (name: string, instead: string) =>
      said(
        { "m.rs": base["src/m.rs"].replace("unused_variables", name) },
        { "m.rs": same.replace("unused_variables", name).replace("g();", instead) },
      ).replace(/^\S+ (\w+): .*$/u, "$1");
    expect([
      code("E0133", "unsafe { g() }"),
      code("E0277", "transmute::<A, B>(c);"),
      code("unused_must_use", "let _ = g();"),
      code("dead_code", "return; g();"),
    ]).toEqual(Array.from({ length: 4 }, () => "suppressed"));
    expect([code("dead_code", "unsafe { g() }"), code("E0308", "let _ = g();")]).toEqual(["fixed", "fixed"]);
  });

  test("is not silenced by what another crate, or another language, is allowed", () => {
    expect(
      fate({ "other/src/lib.rs": "#![allow(unused)]\n", "m.py": "x = 1  # type: ignore\n" }),
    ).toMatchInlineSnapshot(
      `"unused_variables fixed: the change does not edit this code, but adds an \`#[allow]\` attribute (other/src/lib.rs:1)"`,
    );
  });
});

describe("a finding of a shell script that vanished", () => {
  const base = "#!/bin/sh\nfirst\nif a; then\n  rm [[SC2086|$b]]\nfi\n";
  const same = base.replace("[[", "[[same-line ");
  const fate = (head: string) =>
    said({ "m.sh": base }, { "m.sh": head }).replace(/^SC2086 (\w+): (?:silenced, not fixed: )?/u, "$1: ");

  test("behind a directive says which and where: all of the command that it is for, or all of the script", () => {
    expect([
      fate(same.replace("  rm", "  # shellcheck disable=SC2086\n  rm")),
      fate(same.replace("if", "# shellcheck disable=SC2086\n# what\nif")),
      fate(same.replace("first", "# shellcheck disable=SC2000-SC2099\nfirst")),
    ]).toEqual([
      "suppressed: the change adds a `# shellcheck disable` comment on this line (m.sh:4)",
      "suppressed: the change adds a `# shellcheck disable` comment on this line (m.sh:3)",
      "suppressed: the change adds a `# shellcheck disable` comment (m.sh:2) for the whole file",
    ]);
  });

  test("is not silenced by a directive for another command, or another code", () => {
    expect([
      fate(same.replace("first", "first\n# shellcheck disable=SC2086\nsecond")),
      fate(same.replace("  rm", "  # shellcheck disable=SC2046\n  rm")),
      fate(same.replace("  rm", "  # shellcheck source=/dev/null\n  rm")),
    ]).toEqual([
      "fixed: the change does not edit this code, but adds a `# shellcheck disable` comment (m.sh:3)",
      "fixed: fixed",
      "fixed: fixed",
    ]);
  });
});
