import { describe, expect, test } from "vitest";
import { check, states } from "./support.ts";

const old = `import lib

def one():
    return [[call missing argument|lib.call]]()

def two():
    value = 1
    return [[attr no attribute|value.nope]]

def three():
    return [[call missing argument|lib.call]]()
`;

describe("code that stayed in its file", () => {
  test("shift: comments inserted above old findings change nothing", () => {
    expect(check(old, `# 1\n# 2\n# 3\n# 4\n# 5\n${old}`)).toMatchInlineSnapshot(`
      "unchanged m.py:9:12 call missing argument <- m.py:4:12 (base line 4 has the same code; the change shifted the code 5 lines down)
      unchanged m.py:13:12 attr no attribute <- m.py:8:12 (base line 8 has the same code; the change shifted the code 5 lines down)
      unchanged m.py:16:12 call missing argument <- m.py:11:12 (base line 11 has the same code; the change shifted the code 5 lines down)"
    `);
  });

  test("rename-pure: a renamed file takes its findings along", () => {
    expect(
      check({ "m.py": old }, { "pkg_m.py": old }, { renames: { "m.py": "pkg_m.py" } }),
    ).toMatchInlineSnapshot(`
      "unchanged pkg_m.py:4:12 call missing argument <- m.py:4:12 (base line 4 of m.py has the same code)
      unchanged pkg_m.py:8:12 attr no attribute <- m.py:8:12 (base line 8 of m.py has the same code)
      unchanged pkg_m.py:11:12 call missing argument <- m.py:11:12 (base line 11 of m.py has the same code)"
    `);
  });

  test("rename-edit: in a renamed file only what was added is new", () => {
    const head = `${old}\nprint([[undefined no such name|nothing]])\n`;
    expect(
      check({ "m.py": old }, { "pkg_m.py": head }, { renames: { "m.py": "pkg_m.py" } }),
    ).toMatchInlineSnapshot(`
      "unchanged pkg_m.py:4:12 call missing argument <- m.py:4:12 (base line 4 of m.py has the same code)
      unchanged pkg_m.py:8:12 attr no attribute <- m.py:8:12 (base line 8 of m.py has the same code)
      unchanged pkg_m.py:11:12 call missing argument <- m.py:11:12 (base line 11 of m.py has the same code)
      new pkg_m.py:13:7 undefined no such name (written here by the change)"
    `);
  });

  test("cross-file: an error the change causes in a file it did not touch is new", () => {
    const caller = "from m import f\n";
    expect(
      check(
        { "m.py": "def f(a): ...\n", "use.py": `${caller}f(1)\n` },
        { "m.py": "def f(a, b): ...\n", "use.py": `${caller}f([[call missing b|1]])\n` },
      ),
    ).toMatchInlineSnapshot(
      `"new use.py:2:3 call missing b (this line is the same as base line 2, so an edit elsewhere in the change broke it)"`,
    );
  });

  test("dup-before: an identical bad line before an old one is new, the old one is old", () => {
    const base = "def f():\n    ok()\n    [[call missing|bad]]()\n";
    const head = "def g():\n    [[call missing|bad]]()\n\ndef f():\n    ok()\n    [[call missing|bad]]()\n";
    expect(check(base, head)).toMatchInlineSnapshot(`
      "new m.py:2:5 call missing (written here by the change; an equal finding in base (line 3) is still there, so this one is new)
      unchanged m.py:6:5 call missing <- m.py:3:5 (base line 3 has the same code; the change shifted the code 3 lines down)"
    `);
  });

  test("dup-before: of two identical neighbours one is new", () => {
    expect(
      states(
        "a()\n[[call missing|bad]]()\nz()\n",
        "a()\n[[call missing|bad]]()\n[[call missing|bad]]()\nz()\n",
      ),
    ).toMatchInlineSnapshot(`
        "unchanged m.py:2:1 call missing <- m.py:2:1
        new m.py:3:1 call missing"
      `);
  });

  test("swap: one fixed and the same kind added elsewhere is not silence", () => {
    const base =
      "def one():\n    [[call missing|bad]]()\n\ndef two():\n    good()\n\ndef three():\n    good()\n";
    const head =
      "def one():\n    good()\n\ndef two():\n    good()\n\ndef three():\n    [[call missing|bad]]()\n";
    expect(check(base, head)).toMatchInlineSnapshot(`
      "fixed m.py:2:5 call missing (the change edited this code in place (head line 2), and the finding is gone)
      new m.py:8:5 call missing (the change edited base line 8 here, and base lacks the finding there)"
    `);
  });

  test("swap: nor is it between neighbouring lines", () => {
    expect(
      states(
        'x: int = [[assign not int|"a"]]\ny: int = 1\n',
        'x: int = 1\ny: int = [[assign not int|"a"]]\n',
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.py:1:10 assign not int
      new m.py:2:10 assign not int"
    `);
  });

  test("swap: nor between the arguments of one call", () => {
    expect(states('f([[arg not int|"a"]], 1, 2)\n', 'f(1, 2, [[arg not int|"b"]])\n')).toMatchInlineSnapshot(
      `
      "removed m.py:1:3 arg not int
      new m.py:1:9 arg not int"
    `,
    );
  });

  test("delete-import: the line that used the import is unchanged and its error new", () => {
    expect(
      check("import os\n\nprint(os.name)\n", "\nprint([[undefined no such name|os]].name)\n"),
    ).toMatchInlineSnapshot(
      `"new m.py:2:7 undefined no such name (this line is the same as base line 3, so an edit elsewhere in the change broke it)"`,
    );
  });

  test("same-line-other: another error on the line of a fixed one is new", () => {
    expect(
      check("total = [[attr no attribute|value.nope]]\n", "total = [[undefined no such name|valeu]].real\n"),
    ).toMatchInlineSnapshot(`
        "new m.py:1:9 undefined no such name (the change edited base line 1 here, and base lacks the finding there)
        fixed m.py:1:9 attr no attribute (the change edited this code in place (head line 1), and the finding is gone)"
      `);
  });

  test("same-line-other: the same kind of error with another message is new where the code was edited", () => {
    expect(
      check("total = [[attr no nope|value.nope]]\n", "total = [[attr no nada|value.nada]]\n"),
    ).toMatchInlineSnapshot(`
      "new m.py:1:9 attr no nada (the change edited base line 1 around this code, and base lacks the finding there)
      removed m.py:1:9 attr no nope (head line 1 has another finding of the same rule at this place)"
    `);
  });

  test("copy-file: the findings of a copy are new", () => {
    expect(states({ "m.py": old }, { "m.py": old, "m2.py": old })).toMatchInlineSnapshot(`
      "unchanged m.py:4:12 call missing argument <- m.py:4:12
      unchanged m.py:8:12 attr no attribute <- m.py:8:12
      unchanged m.py:11:12 call missing argument <- m.py:11:12
      new m2.py:4:12 call missing argument
      new m2.py:8:12 attr no attribute
      new m2.py:11:12 call missing argument"
    `);
  });

  test("same-col-new: the same rule in the same columns of another line is new", () => {
    expect(
      check("x = [[call missing|bad]]()\n", "x = [[call missing|bad]]()\ny = [[call missing|odd]]()\n"),
    ).toMatchInlineSnapshot(`
      "unchanged m.py:1:5 call missing <- m.py:1:5 (base line 1 has the same code)
      new m.py:2:5 call missing (written here by the change; an equal finding in base (line 1) is still there, so this one is new)"
    `);
  });

  test("a member overrides the same in a class that its base class was taken from", () => {
    const says = (of: string, type: string) =>
      `override Method "load" overrides class "${of}" in an incompatible manner: "${type}"`;
    const own = (message: string) => `class Own(Flask):\n    def [[${message}|load]](self): ...\n`;
    const flask = "# An App.\nclass Flask:\n    def load(self): ...\n";
    const base = { "app.py": flask, "m.py": own(says("Flask", "A")) };
    const app = "class App:\n    def load(self): ...\n\n\nclass Flask(App): ...\n";
    const head = (of: string, type: string) => ({ "app.py": app, "m.py": own(says(of, type)) });
    expect(states(base, head("App", "A"))).toMatchInlineSnapshot(
      `"unchanged m.py:2:9 override Method "load" overrides class "App" in an incompatible manner: "A" <- m.py:2:9 by image-message-drift"`,
    );
    // Another class and another type: whatever was mended, this is another complaint.
    expect(states(base, head("App", "B"))).toMatchInlineSnapshot(`
      "new m.py:2:9 override Method "load" overrides class "App" in an incompatible manner: "B"
      removed m.py:2:9 override Method "load" overrides class "Flask" in an incompatible manner: "A""
    `);
  });

  test("msg-drift: another message on untouched code is the old finding", () => {
    expect(
      check("x = [[arg int is not A|bad]]()\n", "x = [[arg int is not B|bad]]()\n"),
    ).toMatchInlineSnapshot(
      `"unchanged m.py:1:5 arg int is not B <- m.py:1:5 by image-message-drift (base line 1 has the same code; only the message changed)"`,
    );
  });

  test("clean-feature: a new file's error is new", () => {
    expect(
      check({ "m.py": old }, { "m.py": old, "feature.py": "[[call missing|bad]]()\n" }),
    ).toMatchInlineSnapshot(`
      "new feature.py:1:1 call missing (the file is new)
      unchanged m.py:4:12 call missing argument <- m.py:4:12 (base line 4 has the same code)
      unchanged m.py:8:12 attr no attribute <- m.py:8:12 (base line 8 has the same code)
      unchanged m.py:11:12 call missing argument <- m.py:11:12 (base line 11 has the same code)"
    `);
  });

  test("touch-line: a comment at the end of a line is no edit of its code", () => {
    expect(
      check("x = [[call missing|bad]]()\n", "x = [[call missing|bad]]()  # later\n"),
    ).toMatchInlineSnapshot(
      `"unchanged m.py:1:5 call missing <- m.py:1:5 (base line 1 has the same code; the change edited the rest of the line)"`,
    );
  });

  test("reindent: code wrapped in a class keeps its findings", () => {
    const head = `import lib

class All:
    def one(self):
        return [[call missing argument|lib.call]]()

    def two(self):
        value = 1
        return [[attr no attribute|value.nope]]

    def three(self):
        return [[call missing argument|lib.call]]()
`;
    expect(check(old, head)).toMatchInlineSnapshot(`
      "unchanged m.py:5:16 call missing argument <- m.py:4:12 (base line 4 has the same code; the change edited the rest of the line; the change shifted the code 1 line down)
      unchanged m.py:9:16 attr no attribute <- m.py:8:12 (base line 8 has the same code; the change edited the rest of the line; the change shifted the code 1 line down)
      unchanged m.py:12:16 call missing argument <- m.py:11:12 (base line 11 has the same code; the change edited the rest of the line; the change shifted the code 1 line down)"
    `);
  });

  test("format: spacing, quotes, commas and line breaks are no edits", () => {
    const base = "x = f( [[arg not str|1]],b='two' )\ny={'a':[[undefined none|nope]]}\n";
    const head = 'x = f(\n    [[arg not str|1]],\n    b="two",\n)\ny = {"a": [[undefined none|nope]]}\n';
    expect(check(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:2:5 arg not str <- m.py:1:8 (base line 1 has the same code; the change edited the rest of the line; the change shifted the code 1 line down)
      unchanged m.py:5:11 undefined none <- m.py:2:8 (base line 2 has the same code; the change edited the rest of the line; the change shifted the code 3 lines down)"
    `);
  });

  test("format: two calls that trade their closing lines are not mixed up", () => {
    const base = "x = foo([[a m|a]], b)\ny = bar(\n    [[c m|c]]\n)\n";
    const head = "x = foo(\n    [[a m|a]],\n    b,\n)\ny = bar([[c m|c]])\n";
    expect(states(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:2:5 a m <- m.py:1:9
      unchanged m.py:5:9 c m <- m.py:3:5"
    `);
  });

  test("line endings: a file that went from CRLF to LF has no changed line", () => {
    expect(check(old.replaceAll("\n", "\r\n"), old)).toMatchInlineSnapshot(`
      "unchanged m.py:4:12 call missing argument <- m.py:4:12 (base line 4 has the same code)
      unchanged m.py:8:12 attr no attribute <- m.py:8:12 (base line 8 has the same code)
      unchanged m.py:11:12 call missing argument <- m.py:11:12 (base line 11 has the same code)"
    `);
  });

  test("brackets that a formatter puts around code when it breaks the line are layout, and so is taking them away", () => {
    const flat = "import base\n\nfactory: Factory = [[assign not assignable|DerivedFactory]]  # old\n";
    const broken =
      "import base\n\nfactory: Factory = [[assign not assignable|(\n    DerivedFactory  # old\n)]]\n";
    expect([states(flat, broken), states(broken, flat)]).toMatchInlineSnapshot(`
      [
        "unchanged m.py:3:20 assign not assignable <- m.py:3:20",
        "unchanged m.py:3:20 assign not assignable <- m.py:3:20",
      ]
    `);
  });
});

const filler = Array.from({ length: 6 }, (_, index) => `def filler${index}():\n    return ${index}\n\n`).join(
  "",
);
const one = "def one():\n    return [[call missing|bad]]()\n\n";
const two = "def two():\n    return [[call missing|worse]]()\n\n";

describe("code that moved", () => {
  test("move-in-file: a function moved to the end takes its finding along", () => {
    expect(check(one + filler, filler + one)).toMatchInlineSnapshot(
      `"moved m.py:20:12 call missing <- m.py:2:12 by moved-text (the line moved here from base line 2)"`,
    );
  });

  test("move-to-file: so does a function moved to another file", () => {
    expect(
      check({ "m.py": `${one}a = 1\n`, "n.py": "b = 2\n" }, { "m.py": "a = 1\n", "n.py": `b = 2\n${one}` }),
    ).toMatchInlineSnapshot(
      `"moved n.py:3:12 call missing <- m.py:2:12 by moved-file-text (the line moved here from base line 2 of m.py)"`,
    );
  });

  test("split-file: the halves of a deleted file", () => {
    expect(check({ "m.py": one + two }, { "a.py": one, "b.py": two })).toMatchInlineSnapshot(`
      "moved a.py:2:12 call missing <- m.py:2:12 by moved-file-text (the line moved here from base line 2 of m.py)
      moved b.py:2:12 call missing <- m.py:5:12 by moved-file-text (the line moved here from base line 5 of m.py)"
    `);
  });

  test("merge-file: two files that became one", () => {
    expect(states({ "a.py": one, "b.py": two }, { "m.py": two + one })).toMatchInlineSnapshot(`
      "moved m.py:2:12 call missing <- b.py:2:12 by moved-file-text
      moved m.py:5:12 call missing <- a.py:2:12 by moved-file-text"
    `);
  });

  test("rename-heavy: a file that git shows as deleted and added", () => {
    expect(states({ "m.py": old }, { "n.py": `# all new\n${old}` })).toMatchInlineSnapshot(`
      "moved n.py:5:12 call missing argument <- m.py:4:12 by moved-file-text
      moved n.py:9:12 attr no attribute <- m.py:8:12 by moved-file-text
      moved n.py:12:12 call missing argument <- m.py:11:12 by moved-file-text"
    `);
  });

  test("a class was renamed in place, and its old name is that of a small one further down", () => {
    const body = `    """Hands requests to an app."""

    def __init__(self, app, client=("127.0.0.1", 123)):
        self.app = app
        self.client = client

    def request(self, method, url, headers=None):
        scope = {"method": method, "headers": headers, "path": url.path}
        return self.app(scope, self.client)
`;
    const of = (name: string) => `import lib\n\n\nclass ${name}([[attr Dispatch|lib.Dispatch]]):\n${body}`;
    const old = (head: string) =>
      `\n\nclass Dispatch(Transport):\n    def __init__(self, ${head}):\n        warn("old")\n        super().__init__(app)\n`;
    for (const head of ["app", 'app, client=("127.0.0.1", 123)'])
      expect(states(of("Dispatch"), `${of("Transport")}${old(head)}`)).toBe(
        "unchanged m.py:4:17 attr Dispatch <- m.py:4:16",
      );
  });

  test("functions in another order", () => {
    const three = "def three(value):\n    return [[attr nope|value.nope]]\n\n";
    expect(states(one + two + three, three + two + one)).toMatchInlineSnapshot(`
      "unchanged m.py:2:12 attr nope <- m.py:8:12
      moved m.py:5:12 call missing <- m.py:5:12 by moved-text
      moved m.py:8:12 call missing <- m.py:2:12 by moved-text"
    `);
  });

  test("functions in another order that share most of their lines", () => {
    const make = (name: string, last: string) =>
      `def ${name}(value):\n    total = load(value)\n    if total is None:\n        return None\n    return ${last}\n\n`;
    const [a, b, c] = [make("a", "[[attr nope|total.nope]]"), make("b", "total.size"), make("c", "total")];
    expect(states(a + b + c, b + c + a)).toMatchInlineSnapshot(
      `"moved m.py:17:12 attr nope <- m.py:5:12 by moved-text"`,
    );
    expect(states(a + b + c, c + b + a)).toMatchInlineSnapshot(
      `"moved m.py:17:12 attr nope <- m.py:5:12 by moved-text"`,
    );
    expect(states(a + b + c, c + a + b)).toMatchInlineSnapshot(
      `"unchanged m.py:11:12 attr nope <- m.py:5:12"`,
    );
  });

  test("methods of a class in another order, which share most of their lines, in TypeScript", () => {
    const make = (name: string, last: string) =>
      `  private ${name}(value: Box): number {\n    const total = load(value);\n    if (!total) {\n      return 0;\n    }\n    return ${last};\n  }\n\n`;
    const [a, b, c] = [make("a", "total.size"), make("b", "[[attr nope|total.nope]]"), make("c", "total")];
    const all = (...methods: string[]) => ({ "m.ts": `class C {\n${methods.join("")}}\n` });
    expect(states(all(a, b, c), all(b, c, a))).toMatchInlineSnapshot(
      `"unchanged m.ts:7:12 attr nope <- m.ts:15:12"`,
    );
    expect(states(all(a, b, c), all(c, b, a))).toMatchInlineSnapshot(
      `"moved m.ts:15:12 attr nope <- m.ts:15:12 by moved-text"`,
    );
    expect(states(all(a, b, c), all(c, a, b))).toMatchInlineSnapshot(
      `"unchanged m.ts:23:12 attr nope <- m.ts:15:12"`,
    );
  });

  test("a method of TypeScript moved to another file, with one of the same shape in its place", () => {
    const make = (name: string, bad: string) =>
      `class Box {\n\t${name}(value: number): number {\n\t\tconst total = load(value);\n\t\treturn ${bad};\n\t}\n}\n\n`;
    expect(
      states(
        { "m.ts": make("first", "[[attr nope|total.nope]]"), "n.ts": "let n;\n" },
        {
          "m.ts": make("second", "total.size"),
          "n.ts": `let n;\n${make("first", "[[attr nope|total.nope]]")}`,
        },
      ),
    ).toMatchInlineSnapshot(`"moved n.ts:5:10 attr nope <- m.ts:4:10 by moved-file-text"`);
  });

  test("a trivial line goes with its function, and with no other", () => {
    const make = (name: string, finding: string) =>
      `def ${name}(value):\n    if value.${name}:\n        return ${finding}\n    return load_${name}(value)\n\n`;
    const bad = "[[return None is not int|None]]";
    expect(
      states(make("a", bad) + make("b", "None") + filler, filler + make("b", "None") + make("a", bad)),
    ).toMatchInlineSnapshot(`"moved m.py:26:16 return None is not int <- m.py:3:16 by moved-text"`);
    // Fixed in one, put into another: no move.
    expect(
      states(make("a", bad) + make("b", "1") + filler, filler + make("b", bad) + make("a", "1")),
    ).toMatchInlineSnapshot(`
      "fixed m.py:3:16 return None is not int
      new m.py:21:16 return None is not int"
    `);
  });

  test("a method moved to another class", () => {
    const method = "    def go(self):\n        return [[attr nope|self.nope]]\n\n";
    const other = "    def stay(self):\n        return 1\n\n";
    expect(
      check(
        `class A:\n${other}${method}\nclass B:\n${other}`,
        `class A:\n${other}\nclass B:\n${method}${other}`,
      ),
    ).toMatchInlineSnapshot(
      `"moved m.py:8:16 attr nope <- m.py:6:16 by moved-text (the line moved here from base line 6)"`,
    );
  });

  test("a function that became a method, indented and with self", () => {
    expect(
      states(
        `${filler}def total(items):\n    return [[op no plus|sum(items) + ""]]\n`,
        `class Cart:\n    def total(self, items):\n        return [[op no plus|sum(items) + ""]]\n\n${filler}`,
      ),
    ).toMatchInlineSnapshot(`"moved m.py:3:16 op no plus <- m.py:20:12 by moved-text"`);
  });

  test("moved and formatted: wrapped in lines, other quotes, a trailing comma, a comment", () => {
    const before = "def one(a):\n    return load(a, 'x', [[attr nope|a.nope]])\n\n";
    const after =
      'def one(a):\n    return load(\n        a,\n        "x",\n        [[attr nope|a.nope]],  # later\n    )\n\n';
    expect(check(before + filler, filler + after)).toMatchInlineSnapshot(
      `"moved m.py:23:9 attr nope <- m.py:2:25 by moved-context (the code of this finding moved here from base line 2)"`,
    );
    expect(check({ "m.py": before + filler }, { "m.py": filler, "n.py": after })).toMatchInlineSnapshot(
      `"moved n.py:5:9 attr nope <- m.py:2:25 by moved-file-context (the code of this finding moved here from base line 2 of m.py)"`,
    );
    // And where the function has another name, too.
    expect(states(before + filler, filler + after.replace("def one", "def uno"))).toMatchInlineSnapshot(
      `"moved m.py:23:9 attr nope <- m.py:2:25 by moved-context"`,
    );
  });

  test("moved with a renamed variable", () => {
    const make = (cnt: string) =>
      `def one(a):\n    ${cnt} = load(a)\n    return [[attr ${cnt} has no nope|${cnt}.nope]] + ${cnt}\n\n`;
    expect(check(make("cnt") + filler, filler + make("counter"))).toMatchInlineSnapshot(
      `"moved m.py:21:12 attr counter has no nope <- m.py:3:12 by moved-text (the line moved here from base line 3, with other names or comments)"`,
    );
    expect(
      states({ "m.py": make("cnt") + filler }, { "m.py": filler, "n.py": make("counter") }),
    ).toMatchInlineSnapshot(`"moved n.py:3:12 attr counter has no nope <- m.py:3:12 by moved-file-text"`);
  });

  test("moved, and the message drifted", () => {
    const moved = one.replace("call missing", "call missing b");
    expect(check(one + filler, filler + moved)).toMatchInlineSnapshot(
      `"moved m.py:20:12 call missing b <- m.py:2:12 by moved-text (the line moved here from base line 2; only the message changed)"`,
    );
    expect(check({ "m.py": one + filler }, { "m.py": filler, "n.py": moved })).toMatchInlineSnapshot(
      `"moved n.py:2:12 call missing b <- m.py:2:12 by moved-file-text (the line moved here from base line 2 of m.py; only the message changed)"`,
    );
  });

  test("a statement moved to another function", () => {
    const make = (a: string, b: string) =>
      `def a(value):\n    first(value)\n${a}\ndef b(value):\n    last(value)\n${b}`;
    const line = "    check([[attr nope|value.nope]])\n";
    expect(check(make(line, ""), make("", line))).toMatchInlineSnapshot(
      `"moved m.py:6:11 attr nope <- m.py:3:11 by moved-text (the line moved here from base line 3)"`,
    );
  });

  test("rewritten in the same function: by its symbol", () => {
    const make = (body: string) => `def one(value):\n    first()\n${body}    last()\n`;
    expect(
      check(
        make("    for item in value:\n        emit(item, [[attr nope|item.nope]], deep=True, wide=False)\n"),
        make(
          "    items = [str(entry) for entry in value if entry]\n    emit_all(*items, key=[[attr nope|items.nope]])\n",
        ),
      ),
    ).toMatchInlineSnapshot(
      `"moved m.py:4:26 attr nope <- m.py:4:20 by moved-symbol (the change rewrote the code in base line 4, and \`one\` still has the finding)"`,
    );
  });

  test("rewritten and moved to another file: by the name of its function", () => {
    const before =
      "def one(value):\n    total = deep(value)\n    for item in value:\n        emit(item, [[attr nope|item.nope]], deep=True)\n    store(total)\n";
    const after =
      "def one(value):\n    total = deep(value)\n    items = [str(entry) for entry in value]\n    emit_all(key=[[attr nope|items.nope]])\n    store(total)\n";
    expect(check({ "m.py": before, "k.py": "" }, { "n.py": after, "k.py": "" })).toMatchInlineSnapshot(
      `"moved n.py:4:18 attr nope <- m.py:4:20 by moved-file-symbol (\`one\` moved here from base line 4 of m.py and still has the finding)"`,
    );
    // Two of that name: nothing can be said.
    expect(
      states({ "m.py": before, "k.py": before }, { "n.py": after, "l.py": after.replaceAll("items", "all") }),
    ).toMatchInlineSnapshot(`
      "removed k.py:4:20 attr nope
      new l.py:4:18 attr nope
      removed m.py:4:20 attr nope
      new n.py:4:18 attr nope"
    `);
  });

  test("a name is no evidence: what shares nothing else was removed here and is new there", () => {
    const licence = "# Copyright the authors\n# Licensed under the licence\n# See LICENSE\n# for details\n\n";
    const fetch = `${licence}import sys\n\ndef main():\n    page = load(sys.argv)\n    print([[undefined no bad|bad]].text, page)\n\nmain()\n`;
    const count = `${licence}import sys\n\ndef main():\n    for word in sys.stdin:\n        total(word, [[undefined no bad|bad]])\n\nmain()\n`;
    expect(check({ "fetch.py": fetch }, { "count.py": count })).toMatchInlineSnapshot(
      `
      "new count.py:10:21 undefined no bad (the file is new; an equal finding in base (line 10 of fetch.py) was in code that is gone, so this one is new)
      removed fetch.py:10:11 undefined no bad (the change deleted the file)"
    `,
    );
    // Nor is git's rename, which goes by the licence.
    const renames = { "fetch.py": "count.py" };
    expect(check({ "fetch.py": fetch }, { "count.py": count }, { renames })).toMatchInlineSnapshot(
      `
      "new count.py:10:21 undefined no bad (the file is new; an equal finding in base (line 10 of fetch.py) was in code that is gone, so this one is new)
      removed fetch.py:10:11 undefined no bad (the change deleted the file)"
    `,
    );
    expect(
      states({ "fetch.py": fetch }, { "count.py": `${fetch}more()\n` }, { renames }),
    ).toMatchInlineSnapshot(`"unchanged count.py:10:11 undefined no bad <- fetch.py:10:11"`);
  });

  test("an error fixed in a moved function and the same kind put elsewhere is a swap", () => {
    const make = (arg: string) => `def one(value):\n    first(value)\n    check(${arg})\n    last(value)\n\n`;
    const other = (arg: string) => `def other(value):\n    emit(value)\n    show(${arg}, 1)\n\n`;
    const bad = "[[attr nope|value.nope]]";
    expect(
      states(make(bad) + other("value.size") + filler, filler + other(bad) + make("value.size")),
    ).toMatchInlineSnapshot(`
      "fixed m.py:3:11 attr nope
      new m.py:21:10 attr nope"
    `);
    expect(
      states(
        { "m.py": make(bad) + filler, "o.py": other("value.size") },
        { "m.py": filler, "n.py": make("value.size"), "o.py": other(bad) },
      ),
    ).toMatchInlineSnapshot(`
      "removed m.py:3:11 attr nope
      new o.py:3:10 attr nope"
    `);
  });

  test("a moved function with one more of the same kind: one moved, one new", () => {
    const head = one.replace("    return", "    [[call missing|bad]](1)\n    return");
    expect(states(one + filler, filler + head)).toMatchInlineSnapshot(`
      "new m.py:20:5 call missing
      moved m.py:21:12 call missing <- m.py:2:12 by moved-text"
    `);
  });

  test("two functions for one: the surplus is new, or gone", () => {
    expect(states({ "m.py": one }, { "a.py": one, "b.py": one })).toMatchInlineSnapshot(`
      "moved a.py:2:12 call missing <- m.py:2:12 by moved-file-text
      new b.py:2:12 call missing"
    `);
    expect(states({ "a.py": one, "b.py": one }, { "m.py": one })).toMatchInlineSnapshot(`
      "removed b.py:2:12 call missing
      moved m.py:2:12 call missing <- a.py:2:12 by moved-file-text"
    `);
  });

  test("a copy is new, though the original was edited", () => {
    expect(
      states({ "m.py": one }, { "m.py": one.replace("return", "result ="), "n.py": one }),
    ).toMatchInlineSnapshot(`
      "unchanged m.py:2:14 call missing <- m.py:2:12
      new n.py:2:12 call missing"
    `);
  });

  test("a file renamed, split and formatted at once", () => {
    const three = 'def three(value):\n    return load("a", [[attr nope|value.nope]])\n\n';
    expect(
      states(
        { "m.py": one + two + three },
        {
          "p/n.py": two,
          "p/o.py": `class C:\n    def one(self):\n        return [[call missing|bad]]()\n\n`,
          "p/q.py": three.replaceAll('"', "'"),
        },
        { renames: { "m.py": "p/n.py" } },
      ),
    ).toMatchInlineSnapshot(`
      "unchanged p/n.py:2:12 call missing <- m.py:5:12
      moved p/o.py:3:16 call missing <- m.py:2:12 by moved-file-text
      moved p/q.py:2:22 attr nope <- m.py:8:22 by moved-file-text"
    `);
  });

  test("lines and files that say nothing are no evidence across files", () => {
    expect(
      states(
        { "m.py": "if a:\n    [[unreachable m|pass]]\n" },
        { "n.py": "if b:\n    [[unreachable m|pass]]\n" },
      ),
    ).toMatchInlineSnapshot(`
      "removed m.py:2:5 unreachable m
      new n.py:2:5 unreachable m"
    `);
  });

  test("line endings and a move at once", () => {
    expect(states(one + filler, (filler + one).replaceAll("\n", "\r\n"))).toMatchInlineSnapshot(
      `"moved m.py:20:12 call missing <- m.py:2:12 by moved-text"`,
    );
  });
});

describe("renamed identifiers", () => {
  test("rename-symbol: a message that holds the renamed variable", () => {
    const make = (cnt: string) =>
      `def f():\n    if a:\n        ${cnt} = 0\n    [[undefined ${cnt} is unbound|${cnt}]] += 1\n    print([[undefined ${cnt} is unbound|${cnt}]])\n`;
    expect(check(make("cnt"), make("counter"))).toMatchInlineSnapshot(`
      "unchanged m.py:4:5 undefined counter is unbound <- m.py:4:5 (base line 4 has the same code; the change edited the rest of the line)
      unchanged m.py:5:11 undefined counter is unbound <- m.py:5:11 (base line 5 has the same code; the change edited the rest of the line)"
    `);
  });

  test("no definition renamed: one fixed and one new", () => {
    expect(states("x = [[attr no bar|foo.bar]]\n", "x = [[attr no baz|foo.baz]]\n")).toMatchInlineSnapshot(`
      "removed m.py:1:5 attr no bar
      new m.py:1:5 attr no baz"
    `);
    expect(
      states(
        "[[attr no bar|self.bar]]()\n[[attr no bar|self.bar]]()\n",
        "[[attr no baz|self.baz]]()\n[[attr no baz|self.baz]]()\n",
      ),
    ).toMatchInlineSnapshot(`
      "removed m.py:1:1 attr no bar
      new m.py:1:1 attr no baz
      removed m.py:2:1 attr no bar
      new m.py:2:1 attr no baz"
    `);
    expect(
      states(
        "from lib import [[import no bar|bar]]\nbar()\n",
        "from lib import [[import no baz|baz]]\nbaz()\n",
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.py:1:17 import no bar
      new m.py:1:17 import no baz"
    `);
    expect(states("f([[arg no bar|bar]]=1)\n", "f([[arg no baz|baz]]=1)\n")).toMatchInlineSnapshot(`
      "fixed m.py:1:3 arg no bar
      new m.py:1:3 arg no baz"
    `);
    expect(
      states("x = { [[key no bar|bar]]: 1 };\n", "x = { [[key no baz|baz]]: 1 };\n"),
    ).toMatchInlineSnapshot(`
      "fixed m.py:1:7 key no bar
      new m.py:1:7 key no baz"
    `);
  });

  test("the definition is in another file", () => {
    const use = (name: string) => `import m\nm.[[attr ${name} is private|${name}]]()\n`;
    expect(
      check(
        { "m.py": "def helper():\n    pass\n", "use.py": use("helper") },
        { "m.py": "def assist():\n    pass\n", "use.py": use("assist") },
      ),
    ).toMatchInlineSnapshot(
      `"unchanged use.py:2:3 attr assist is private <- use.py:2:3 (base line 2 has the same code; the change edited the rest of the line)"`,
    );
    // In a file that was not touched the name can only be in the message.
    expect(
      states(
        { "m.py": "class Old:\n    x = 1\n", "use.py": "f([[arg Old is not int|v]].x)\n" },
        { "m.py": "class New:\n    x = 1\n", "use.py": "f([[arg New is not int|v]].x)\n" },
      ),
    ).toMatchInlineSnapshot(`"unchanged use.py:1:3 arg New is not int <- use.py:1:3"`);
  });

  test("a swap of two names is not a rename", () => {
    expect(
      states("a = 1\nb = ''\nf([[arg a is int|a]], b)\n", "b = 1\na = ''\nf(b, [[arg a is str|a]])\n"),
    ).toMatchInlineSnapshot(`
      "fixed m.py:3:3 arg a is int
      new m.py:3:6 arg a is str"
    `);
  });

  test("a name that became two is not a rename", () => {
    expect(
      states("v = 1\nf([[arg v is int|v]])\ng(v)\n", "w = 1\nf([[arg w is int|w]])\ng(u)\n"),
    ).toMatchInlineSnapshot(`
      "fixed m.py:2:3 arg v is int
      new m.py:2:3 arg w is int"
    `);
  });

  test("two names that became one are no rename", () => {
    expect(
      states("v = 1\nw = 2\nf([[arg v is int|v]], w)\n", "u = 1\nu = 2\nf([[arg u is int|u]], u)\n"),
    ).toMatchInlineSnapshot(`
      "new m.py:3:3 arg u is int
      fixed m.py:3:3 arg v is int"
    `);
  });

  test("what has the new name already is not what was renamed", () => {
    // The finding on `b` was fixed, and the one on `a`, now `b`, stays.
    expect(
      states(
        "def f(a):\n    g([[arg a is str|a]])\ndef h(b):\n    g([[arg b is str|b]])\n",
        "def f(b):\n    g([[arg b is str|b]])\ndef h(b):\n    g(b)\n",
      ),
    ).toMatchInlineSnapshot(`
      "unchanged m.py:2:7 arg b is str <- m.py:2:7
      fixed m.py:4:7 arg b is str"
    `);
  });

  test("in strings with names in them", () => {
    const make = (cnt: string) => `def f():\n    ${cnt} = 0\n    print(f"{[[attr ${cnt} m|${cnt}]].nope}")\n`;
    expect(states(make("cnt"), make("counter"))).toMatchInlineSnapshot(
      `"unchanged m.py:3:14 attr counter m <- m.py:3:14"`,
    );
  });

  test.each([
    ["function OLD(a) {}", "m.ts"],
    ["const OLD = 1;", "m.ts"],
    ["let OLD: number;", "m.ts"],
    ["interface OLD {}", "m.ts"],
    ["export class OLD extends Base {}", "m.ts"],
    ["items.map((OLD) => OLD);", "m.ts"],
    ["class A { private handle(OLD: string) {} }", "m.ts"],
    ["const { OLD = 1 } = b;", "m.ts"],
    ["({ OLD = 1 } = b);", "m.ts"],
    ["function f({ OLD = 1 }) {}", "m.ts"],
    ["class A { #OLD = 1 }", "m.ts"],
    ["class A { #OLD() {} }", "m.ts"],
    ['import OLD = require("b");', "m.ts"],
    ["import OLD = a.b;", "m.ts"],
    ["OLD: for (;;) break OLD;", "m.ts"],
    ["import numpy as OLD", "m.py"],
    ["for OLD in items: pass", "m.py"],
    ["with open(x) as OLD: pass", "m.py"],
    ["def f(a, *OLD): pass", "m.py"],
    ["f = lambda OLD: 1", "m.py"],
    ["self.OLD = 1", "m.py"],
    ["OLD: int", "m.py"],
  ])("%s is a definition", (line, path) => {
    const make = (name: string) => ({
      [path]: `${line.replaceAll("OLD", name)}\nuse([[attr ${name} m|${name}]].x)\n`,
    });
    expect(states(make("first"), make("second"))).toMatch(/^unchanged/u);
  });

  test.each([
    ["use(OLD);", "m.ts"],
    ["x.OLD = 1", "m.py"],
    ["f(OLD=1)", "m.py"],
    ["if OLD == 1: pass", "m.py"],
    ["if OLD: pass", "m.py"],
    ["import OLD", "m.py"],
    ["x = y as OLD;", "m.ts"],
    ["x[OLD:2]", "m.py"],
    ["f({ OLD: 1 })", "m.ts"],
    ["f({ OLD: 1 })", "m.py"],
    ["self.OLD()", "m.py"],
  ])("%s is none, in %s", (line, path) => {
    const make = (name: string) => ({
      [path]: `${line.replaceAll("OLD", name)}\nuse([[attr ${name} m|${name}]].x)\n`,
    });
    expect(states(make("first"), make("second"))).toMatch(/^fixed .*\nnew /u);
  });
});

describe("a file that the server stopped or began to check", () => {
  const bad = { "m.py": one, "n.py": "[[call missing|bad]]()\n" };

  test("in head: what it had is removed, and said to be unchecked", () => {
    expect(check(bad, bad, { unchecked: { head: ["m.py"] } })).toMatchInlineSnapshot(`
      "removed m.py:2:12 call missing (head still has the file (m.py), but the server no longer checks it)
      unchanged n.py:1:1 call missing <- n.py:1:1 (base line 1 has the same code)"
    `);
  });

  test("in base: what it has is new, and said to be unchecked", () => {
    expect(check(bad, bad, { unchecked: { base: ["m.py"] } })).toMatchInlineSnapshot(`
      "new m.py:2:12 call missing (base has the file, but the server did not check it there)
      unchanged n.py:1:1 call missing <- n.py:1:1 (base line 1 has the same code)"
    `);
  });

  test("through a rename; and its code moves nowhere, being still there", () => {
    const head = { "o.py": one, "n.py": `[[call missing|bad]]()\n${one}` };
    expect(
      check(bad, head, { renames: { "m.py": "o.py" }, unchecked: { head: ["o.py"] } }),
    ).toMatchInlineSnapshot(`
      "removed m.py:2:12 call missing (head still has the file (o.py), but the server no longer checks it)
      unchanged n.py:1:1 call missing <- n.py:1:1 (base line 1 has the same code)
      new n.py:3:12 call missing (written here by the change; an equal finding in base (line 1) is still there, so this one is new)"
    `);
  });
});

describe("edits in place", () => {
  test("an argument put before one that begins alike", () => {
    expect(states("f([[arg m|a]], b)\n", "f(a.c, [[arg m|a]], b)\n")).toMatchInlineSnapshot(
      `"unchanged m.py:1:8 arg m <- m.py:1:3"`,
    );
    expect(states("f([[arg m|a]], 'x')\n", 'f(a.c, [[arg m|a]], "x")  # later\n')).toMatchInlineSnapshot(
      `"unchanged m.py:1:8 arg m <- m.py:1:3"`,
    );
  });

  test("a copy of a statement put before a call of the same name, and all of it wrapped", () => {
    expect(
      states(
        "def f(a):\n    b = lib.load(a.nope)\n    [[call m|load]](b)\n",
        "def f(a):\n    b = lib.load(\n        a.nope,\n    )\n    b = lib.load(\n        a.nope,\n    )\n    [[call m|load]](\n        b,\n    )\n",
      ),
    ).toMatchInlineSnapshot(`"unchanged m.py:8:5 call m <- m.py:3:5"`);
  });

  test("a whole line that stands elsewhere moved there; what stands in its place is not its edit", () => {
    expect(
      check(
        "def f(a):\n    check_all(a.first, [[attr nope|a.nope]])\n    done()\n",
        "def f(a):\n    log('x', [[attr nope|a.nope]])\n    done()\n    check_all(a.first, [[attr nope|a.nope]])\n",
      ),
    ).toMatchInlineSnapshot(`
      "new m.py:2:14 attr nope (written here by the change; an equal finding in base (line 2) moved to line 4 of m.py, so this one is new)
      moved m.py:4:24 attr nope <- m.py:2:24 by moved-text (the line moved here from base line 2)"
    `);
  });

  test("a replaced finding never moves", () => {
    expect(
      states("f(1, [[arg m|bad]], 2)\nstop()\n", "f(1, good, 2)\nstop()\ng(1, [[arg m|bad]], 2)\n"),
    ).toMatchInlineSnapshot(`
      "fixed m.py:1:6 arg m
      new m.py:3:6 arg m"
    `);
  });

  test.each([
    ["x = f([[attr m|a.bad]])\n", "x = f(a.good)\ny = f([[attr m|a.bad]])\n"],
    ["x = f(a.[[attr m|bad]])\n", "x = f(a.good)\ny = f(a.[[attr m|bad]])\n"],
    ["f(1, [[attr m|bad]], 2)\n", "f(1, good, 2)\n\ng()\ng(1, [[attr m|bad]], 2)\n"],
    ["if a.[[attr m|bad]]:\n    go()\n", "if a.good:\n    go()\nif b.[[attr m|bad]]:\n    go()\n"],
  ])("a line mended and its like put beside it: %j to %j", (base, head) => {
    expect(states(base, head)).toMatch(/(fixed .*\nnew |new .*\nfixed )/u);
  });

  // Which of the two lines is the old one nobody can tell; both have all but one token of it.
  test("a line that lives on under another name, beside an edit of it, has its finding", () => {
    expect(
      states("x = f(a.[[attr m|bad]])\n", "y = f(a.[[attr m|bad]])\nx = f(a.good)\n"),
    ).toMatchInlineSnapshot(`"unchanged m.py:1:9 attr m <- m.py:1:9"`);
  });

  test("a new function cut out of an old one leaves its lines where they were", () => {
    expect(
      states(
        "def one(a):\n    first(a)\n    second(a)\n    third([[attr nope|a.nope]])\n    fourth(a)\n",
        "def one(a):\n    first(a)\n    second(a)\n    helper(a)\n\ndef helper(a):\n    third([[attr nope|a.nope]])\n    fourth(a)\n",
      ),
    ).toMatchInlineSnapshot(`"moved m.py:7:11 attr nope <- m.py:4:11 by moved-text"`);
  });
});
