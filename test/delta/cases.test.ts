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

describe("what stages 1 to 3 tell right", () => {
  test("shift: comments inserted above old findings change nothing", () => {
    expect(check(old, `# 1\n# 2\n# 3\n# 4\n# 5\n${old}`)).toMatchInlineSnapshot(`
      "unchanged m.py:9:12 call missing argument <- m.py:4:12 (same code as base line 4, 5 lines further down)
      unchanged m.py:13:12 attr no attribute <- m.py:8:12 (same code as base line 8, 5 lines further down)
      unchanged m.py:16:12 call missing argument <- m.py:11:12 (same code as base line 11, 5 lines further down)"
    `);
  });

  test("rename-pure: a renamed file takes its findings along", () => {
    expect(
      check({ "m.py": old }, { "pkg_m.py": old }, { renames: { "m.py": "pkg_m.py" } }),
    ).toMatchInlineSnapshot(`
      "unchanged pkg_m.py:4:12 call missing argument <- m.py:4:12 (same code as base line 4 of m.py)
      unchanged pkg_m.py:8:12 attr no attribute <- m.py:8:12 (same code as base line 8 of m.py)
      unchanged pkg_m.py:11:12 call missing argument <- m.py:11:12 (same code as base line 11 of m.py)"
    `);
  });

  test("rename-edit: in a renamed file only what was added is new", () => {
    const head = `${old}\nprint([[undefined no such name|nothing]])\n`;
    expect(
      check({ "m.py": old }, { "pkg_m.py": head }, { renames: { "m.py": "pkg_m.py" } }),
    ).toMatchInlineSnapshot(`
      "unchanged pkg_m.py:4:12 call missing argument <- m.py:4:12 (same code as base line 4 of m.py)
      unchanged pkg_m.py:8:12 attr no attribute <- m.py:8:12 (same code as base line 8 of m.py)
      unchanged pkg_m.py:11:12 call missing argument <- m.py:11:12 (same code as base line 11 of m.py)
      new pkg_m.py:13:7 undefined no such name (no finding of this kind was at this place in base: the code is new or rewritten)"
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
      `"new use.py:2:3 call missing b (the line is unchanged (base line 2), but did not have this finding: something it depends on changed)"`,
    );
  });

  test("dup-before: an identical bad line before an old one is new, the old one is old", () => {
    const base = "def f():\n    ok()\n    [[call missing|bad]]()\n";
    const head = "def g():\n    [[call missing|bad]]()\n\ndef f():\n    ok()\n    [[call missing|bad]]()\n";
    expect(check(base, head)).toMatchInlineSnapshot(`
      "new m.py:2:5 call missing (no finding of this kind was at this place in base: the code is new or rewritten)
      unchanged m.py:6:5 call missing <- m.py:3:5 (same code as base line 3, 3 lines further down)"
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
      "fixed m.py:2:5 call missing (its code was edited in place (head line 2) and no longer has it)
      new m.py:8:5 call missing (base line 8 was edited here, and did not have this finding)"
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
    expect(states('f([[arg not int|"a"]], 1, 2)\n', 'f(1, 2, [[arg not int|"b"]])\n')).toMatchInlineSnapshot(`
      "removed m.py:1:3 arg not int
      new m.py:1:9 arg not int"
    `);
  });

  test("delete-import: the line that used the import is unchanged and its error new", () => {
    expect(
      check("import os\n\nprint(os.name)\n", "\nprint([[undefined no such name|os]].name)\n"),
    ).toMatchInlineSnapshot(
      `"new m.py:2:7 undefined no such name (the line is unchanged (base line 3), but did not have this finding: something it depends on changed)"`,
    );
  });

  test("same-line-other: another error on the line of a fixed one is new", () => {
    expect(
      check("total = [[attr no attribute|value.nope]]\n", "total = [[undefined no such name|valeu]].real\n"),
    ).toMatchInlineSnapshot(`
        "new m.py:1:9 undefined no such name (base line 1 was edited here, and did not have this finding)
        fixed m.py:1:9 attr no attribute (its code was edited in place (head line 1) and no longer has it)"
      `);
  });

  test("same-line-other: the same kind of error with another message is new where the code was edited", () => {
    expect(
      check("total = [[attr no nope|value.nope]]\n", "total = [[attr no nada|value.nada]]\n"),
    ).toMatchInlineSnapshot(`
        "new m.py:1:9 attr no nada (this code was in base line 1, which was edited around it, and did not have this finding)
        fixed m.py:1:9 attr no nope (its code lives on in an edited line (head line 1) and no longer has it)"
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
        "unchanged m.py:1:5 call missing <- m.py:1:5 (same code as base line 1)
        new m.py:2:5 call missing (no finding of this kind was at this place in base: the code is new or rewritten)"
      `);
  });

  test("msg-drift: another message on untouched code is the old finding", () => {
    expect(
      check("x = [[arg int is not A|bad]]()\n", "x = [[arg int is not B|bad]]()\n"),
    ).toMatchInlineSnapshot(
      `"unchanged m.py:1:5 arg int is not B <- m.py:1:5 by image-message-drift (same code as base line 1; only the message changed)"`,
    );
  });

  test("clean-feature: a new file's error is new", () => {
    expect(
      check({ "m.py": old }, { "m.py": old, "feature.py": "[[call missing|bad]]()\n" }),
    ).toMatchInlineSnapshot(`
      "new feature.py:1:1 call missing (the file is new)
      unchanged m.py:4:12 call missing argument <- m.py:4:12 (same code as base line 4)
      unchanged m.py:8:12 attr no attribute <- m.py:8:12 (same code as base line 8)
      unchanged m.py:11:12 call missing argument <- m.py:11:12 (same code as base line 11)"
    `);
  });

  test("touch-line: a comment at the end of a line is no edit of its code", () => {
    expect(
      check("x = [[call missing|bad]]()\n", "x = [[call missing|bad]]()  # later\n"),
    ).toMatchInlineSnapshot(
      `"unchanged m.py:1:5 call missing <- m.py:1:5 (same code as base line 1, which was edited around it)"`,
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
      "unchanged m.py:5:16 call missing argument <- m.py:4:12 (same code as base line 4, which was edited around it, 1 line further down)
      unchanged m.py:9:16 attr no attribute <- m.py:8:12 (same code as base line 8, which was edited around it, 1 line further down)
      unchanged m.py:12:16 call missing argument <- m.py:11:12 (same code as base line 11, which was edited around it, 1 line further down)"
    `);
  });

  test("format: spacing, quotes, commas and line breaks are no edits", () => {
    const base = "x = f( [[arg not str|1]],b='two' )\ny={'a':[[undefined none|nope]]}\n";
    const head = 'x = f(\n    [[arg not str|1]],\n    b="two",\n)\ny = {"a": [[undefined none|nope]]}\n';
    expect(check(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:2:5 arg not str <- m.py:1:8 (same code as base line 1, which was edited around it, 1 line further down)
      unchanged m.py:5:11 undefined none <- m.py:2:8 (same code as base line 2, which was edited around it, 3 lines further down)"
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
      "unchanged m.py:4:12 call missing argument <- m.py:4:12 (same code as base line 4)
      unchanged m.py:8:12 attr no attribute <- m.py:8:12 (same code as base line 8)
      unchanged m.py:11:12 call missing argument <- m.py:11:12 (same code as base line 11)"
    `);
  });
});

describe("what waits for the later stages, as it is today", () => {
  // Stage 4 will call these moved.
  test("move-in-file: a function moved to the end is removed and new", () => {
    const filler = Array.from(
      { length: 6 },
      (_, index) => `def filler${index}():\n    return ${index}\n\n`,
    ).join("");
    const one = "def one():\n    return [[call missing|bad]]()\n\n";
    expect(states(one + filler, filler + one)).toMatchInlineSnapshot(`
      "removed m.py:2:12 call missing
      new m.py:20:12 call missing"
    `);
  });

  test("move-to-file: a function moved to another file is removed and new", () => {
    const one = "def one():\n    return [[call missing|bad]]()\n";
    expect(
      states({ "m.py": `${one}a = 1\n`, "n.py": "b = 2\n" }, { "m.py": "a = 1\n", "n.py": `b = 2\n${one}` }),
    ).toMatchInlineSnapshot(`
        "removed m.py:2:12 call missing
        new n.py:3:12 call missing"
      `);
  });

  test("split-file: the halves of a deleted file are new", () => {
    const one = "def one():\n    return [[call missing|bad]]()\n";
    const two = "def two():\n    return [[call missing|worse]]()\n";
    expect(states({ "m.py": one + two }, { "a.py": one, "b.py": two })).toMatchInlineSnapshot(`
      "new a.py:2:12 call missing
      new b.py:2:12 call missing
      removed m.py:2:12 call missing
      removed m.py:4:12 call missing"
    `);
  });

  test("rename-heavy: a file that git shows as deleted and added is removed and new", () => {
    expect(states({ "m.py": old }, { "n.py": `# all new\n${old}` })).toMatchInlineSnapshot(`
      "removed m.py:4:12 call missing argument
      removed m.py:8:12 attr no attribute
      removed m.py:11:12 call missing argument
      new n.py:5:12 call missing argument
      new n.py:9:12 attr no attribute
      new n.py:12:12 call missing argument"
    `);
  });

  // Stage 4 or a rename map of symbols will pair these: the name is in the message and the name changed.
  test("rename-symbol: a message that holds the renamed variable is fixed and new", () => {
    expect(
      states(
        "[[undefined cnt is unbound|cnt]] += 1\nprint([[undefined cnt is unbound|cnt]])\n",
        "[[undefined counter is unbound|counter]] += 1\nprint([[undefined counter is unbound|counter]])\n",
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.py:1:1 undefined cnt is unbound
      new m.py:1:1 undefined counter is unbound
      fixed m.py:2:7 undefined cnt is unbound
      new m.py:2:7 undefined counter is unbound"
    `);
  });
});
