import { describe, expect, test } from "vitest";
import { compareObservations, type SideObservation } from "../../src/match/compare.ts";
import { createFiles } from "../../src/match/files.ts";
import { alignWords } from "../../src/match/lineup.ts";
import { match } from "../../src/match/match.ts";
import { sameNames } from "../../src/match/names.ts";
import { alignFile, sameText } from "../../src/match/place.ts";
import { noMarks } from "../../src/match/sections.ts";
import type { Stage } from "../../src/match/stages.ts";
import { tokenSource } from "../../src/match/tokens.ts";
import type { Range } from "../../src/model/finding.ts";
import { readingOf } from "./readings.ts";
import {
  type Change,
  check,
  compareMarked,
  finding,
  type Marked,
  noEdit,
  proofsOf,
  states,
} from "./support.ts";

describe("a file that was not measured", () => {
  const bad = { "m.py": "[[call missing|bad]]()\n", "n.py": "[[call missing|bad]]()\n" };
  const good = { "m.py": "bad()\n", "n.py": "bad()\n" };

  test("in head: its base findings are not fixed", () => {
    expect(states(bad, good, { unknown: { head: ["m.py"] } })).toMatchInlineSnapshot(`
      "fixed n.py:1:1 call missing
      unmatched in base m.py:1:1 call missing"
    `);
  });

  test("in base: its head findings are not new", () => {
    expect(states(good, bad, { unknown: { base: ["m.py"] } })).toMatchInlineSnapshot(`
      "new n.py:1:1 call missing
      unmatched in head m.py:1:1 call missing"
    `);
  });

  test("holds for what its own side says of it too", () => {
    expect(states(bad, bad, { unknown: { head: ["m.py"] } })).toMatchInlineSnapshot(`
      "unchanged n.py:1:1 call missing <- n.py:1:1
      unmatched in base m.py:1:1 call missing
      unmatched in head m.py:1:1 call missing"
    `);
  });

  test("is followed through a rename", () => {
    const renamed = { "o.py": good["m.py"], "n.py": good["n.py"] };
    expect(
      states(bad, renamed, { renames: { "m.py": "o.py" }, unknown: { head: ["o.py"] } }),
    ).toMatchInlineSnapshot(`
      "fixed n.py:1:1 call missing
      unmatched in base m.py:1:1 call missing"
    `);
  });

  test("says nothing of a file that does not exist on the other side", () => {
    expect(states(bad, { "n.py": good["n.py"] }, { unknown: { head: ["n.py"] } })).toMatchInlineSnapshot(`
      "removed m.py:1:1 call missing
      unmatched in base n.py:1:1 call missing"
    `);
  });
});

describe("a file that the server left out", () => {
  const old = { "m.py": "[[syntax wrong|one]](\n[[call missing|bad]]()\n", "n.py": "x = 1\n" };

  test("on both sides keeps the findings that both sides have", () => {
    expect(
      states(old, { ...old, "n.py": "x = 2\n" }, { silent: { base: ["m.py"], head: ["m.py"] } }),
    ).toMatchInlineSnapshot(`
      "unchanged m.py:1:1 syntax wrong <- m.py:1:1
      unchanged m.py:2:1 call missing <- m.py:2:1"
    `);
  });

  test("on one side says nothing of what only the other side finds, also in another file", () => {
    const head = { "m.py": "[[syntax wrong|one]](\n", "n.py": "x = 1\n[[call missing|bad]]()\n" };
    expect(states(old, head, { silent: { head: ["m.py"] } })).toMatchInlineSnapshot(`
      "unchanged m.py:1:1 syntax wrong <- m.py:1:1
      new n.py:2:1 call missing
      unmatched in base m.py:2:1 call missing"
    `);
  });
});

describe("a path", () => {
  const one = "[[call missing|one]]()\n";
  const two = "[[attr nope|two]].x\n";

  test("that was renamed and filled anew is a new file", () => {
    expect(
      check({ "m.py": one }, { "n.py": one, "m.py": two }, { renames: { "m.py": "n.py" } }),
    ).toMatchInlineSnapshot(`
      "new m.py:1:1 attr nope (the file is new)
      unchanged n.py:1:1 call missing <- m.py:1:1 (base line 1 of m.py has the same code)"
    `);
  });

  test("that two files traded follows its file", () => {
    const renames = { "m.py": "n.py", "n.py": "m.py" };
    expect(
      states({ "m.py": one, "n.py": two }, { "m.py": two, "n.py": one }, { renames }),
    ).toMatchInlineSnapshot(`
      "unchanged m.py:1:1 attr nope <- n.py:1:1
      unchanged n.py:1:1 call missing <- m.py:1:1"
    `);
  });

  test("that a rename overwrote was deleted", () => {
    expect(
      check({ "m.py": one, "n.py": two }, { "n.py": one }, { renames: { "m.py": "n.py" } }),
    ).toMatchInlineSnapshot(`
      "removed n.py:1:1 attr nope (the change deleted the file)
      unchanged n.py:1:1 call missing <- m.py:1:1 (base line 1 of m.py has the same code)"
    `);
  });

  test("outside of both trees is a dependency that did not change", () => {
    const found = finding({ path: "site/dep.pyi" });
    const side = {
      findings: [found],
      files: new Set<string>(),
      unknown: new Set<string>(),
      unchecked: new Set<string>(),
    };
    const { counts } = compareAt(side, side);
    expect(counts.unchanged).toBe(1);
  });

  test("whose text cannot be read is not compared", () => {
    const side = {
      findings: [finding({})],
      files: new Set(["m.py"]),
      unknown: new Set<string>(),
      unchecked: new Set<string>(),
    };
    const { findings, unmatched } = compareAt(side, side);
    expect([findings.length, unmatched.map((found) => found.side)]).toEqual([0, ["base", "head"]]);
  });

  test("cannot be the target of two renames", () => {
    expect(() =>
      states({ "a.py": "", "b.py": "" }, { "c.py": "" }, { renames: { "a.py": "c.py", "b.py": "c.py" } }),
    ).toThrow("Two files of base");
  });
});

describe("where the code is on the other side", () => {
  const places = (base: string | Marked, head: string | Marked, change: Change = {}): string =>
    compareMarked(base, head, change)
      .findings.map(({ path, range, state, placement, counterpart, cause, seen }) => {
        expect([cause, seen]).toEqual([null, null]);
        const other = counterpart === null ? "nowhere" : `${counterpart.path}:${shown(counterpart.range)}`;
        return `${state} ${path}:${shown(range)} ${placement} ${other}`;
      })
      .join("\n");
  const shown = ({ start, end }: Range): string =>
    `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;

  test("on an unchanged line, through a rename of the file", () => {
    expect(
      places(
        { "m.py": "[[call m|bad]]()\n" },
        { "n.py": "x\n[[call m|bad]]()\n" },
        { renames: { "m.py": "n.py" } },
      ),
    ).toMatchInlineSnapshot(`"unchanged n.py:2:1-2:4 same-line m.py:1:1-1:4"`);
  });

  test("in an edited line: from the first to the last token that survives", () => {
    expect(
      places("x = [[call m|f(1)]]\n", "    x = [[call m|f(\n        1,\n    )]]\n"),
    ).toMatchInlineSnapshot(`"unchanged m.py:1:9-3:6 edited-line m.py:1:5-1:9"`);
    expect(places("x = [[call m|f(1)]]\n", "y = f(1)\n")).toMatchInlineSnapshot(
      `"fixed m.py:1:5-1:9 edited-line m.py:1:5-1:9"`,
    );
  });

  test("where the end does not survive: as long as it was", () => {
    expect(places("x = [[call m|f.abc]] + 1\n", "y = [[call m|f.xyz]] + 1\n")).toMatchInlineSnapshot(
      `"unchanged m.py:1:5-1:10 edited-line m.py:1:5-1:10"`,
    );
  });

  test("under its new name", () => {
    expect(
      places("def f(ab):\n    g([[arg m|ab]])\n", "def f(longer):\n    g([[arg m|longer]])\n"),
    ).toMatchInlineSnapshot(`"unchanged m.py:2:7-2:13 edited-line m.py:2:7-2:9"`);
  });

  test("in what replaced it, in deleted and written code, in files of one side", () => {
    expect(places("f([[arg m|a]], 1)\n", "f([[arg m|b.c]], 1)\n")).toMatchInlineSnapshot(
      `
      "fixed m.py:1:3-1:4 replaced m.py:1:3-1:6
      new m.py:1:3-1:6 replaced m.py:1:3-1:4"
    `,
    );
    expect(places("x\n[[call m|bad]]()\n", "x\n")).toMatchInlineSnapshot(
      `"removed m.py:2:1-2:4 rewritten nowhere"`,
    );
    expect(places("x\n", "x\n[[call m|bad]]()\n")).toMatchInlineSnapshot(
      `"new m.py:2:1-2:4 rewritten nowhere"`,
    );
    expect(
      places({ "m.py": "[[call m|bad]]()\n" }, { "n.py": "[[other m|bad]]()\n" }),
    ).toMatchInlineSnapshot(`
      "removed m.py:1:1-1:4 no-file nowhere
      new n.py:1:1-1:4 no-file nowhere"
    `);
    expect(
      places({ "m.py": "[[call m|bad]]()\n" }, { "m.py": "bad()\n" }, { unchecked: { head: ["m.py"] } }),
    ).toMatchInlineSnapshot(`"removed m.py:1:1-1:4 unchecked nowhere"`);
  });
});

describe("why a finding is new", () => {
  test.each([
    [
      "that is still there",
      "base (line 1) is still there, so this one is new",
      "[[call m|bad]]()\n",
      "[[call m|bad]]()\n[[call m|bad]](1)\n",
    ],
    [
      "that was fixed in place",
      "base (line 1) was fixed in place, so this one is new",
      "f([[call m|bad]])\n",
      "f(good)\nx = 1\ny = g([[call m|bad]], 2)\n",
    ],
    [
      "whose code is there without it",
      "base (line 1) was fixed, and its code is still there, so",
      "[[call m|bad]]()\n",
      "bad()\ny = g([[call m|bad]], 2)\n",
    ],
  ])("it names the one of base %s", (_name, expected, base, head) => {
    expect(check(base, head)).toContain(expected);
  });
});

describe("the reason says", () => {
  const one = "def one():\n    [[call m|bad]]()\n";
  test.each<[string, string, string | Marked, string | Marked, Change?]>([
    [
      "how far up it went",
      "base line 3 has the same code; the change shifted the code 2 lines up)",
      "a\nb\n[[call m|bad]]()\n",
      "[[call m|bad]]()\n",
    ],
    [
      "how far down an edit went",
      "the finding remains; the change shifted the code 1 line down)",
      "f([[call m|a]])\n",
      "x\nf([[call m|b]])\n",
    ],
    [
      "which finding a new file repeats",
      "the file is new; an equal finding in base (line 2 of m.py) is still there",
      { "m.py": one },
      { "m.py": one, "n.py": one },
    ],
    [
      "that the other is not checked any more",
      "(line 2 of m.py) is no longer checked",
      { "m.py": one },
      { "m.py": one, "n.py": one },
      { unchecked: { head: ["m.py"] } },
    ],
    [
      "which is the first of several",
      "base (line 2) is still there",
      one + one.replace("one", "two"),
      `${one}${one.replace("one", "two")}x = [[call m|bad]](1)\n`,
    ],
    [
      "where the other went",
      "moved to line 2 of n.py",
      { "m.py": one },
      { "n.py": one, "o.py": `\n\n${one}` },
    ],
    [
      "that code of another file moved",
      "the line moved here from base line 2 of m.py; only the message changed",
      { "m.py": one },
      { "n.py": one.replace(" m|", " n|") },
    ],
  ])("%s", (_, expected, base, head, change) => {
    expect(check(base, head, change)).toContain(expected);
  });
});

describe("the order of findings", () => {
  test("is that of the report, and what comes in in another order is compared alike", () => {
    const text = (side: "base" | "head") => (side === "base" ? "a\nb\nc\n" : "x\na\nc\nb\n");
    const at = (line: number, message = "m") =>
      finding({ message, range: { start: { line, character: 0 }, end: { line, character: 1 } } });
    const side = (findings: readonly ReturnType<typeof at>[]) => ({
      findings,
      files: new Set(["m.py"]),
      unknown: new Set<string>(),
      unchecked: new Set<string>(),
    });
    const compared = (base: readonly ReturnType<typeof at>[], head: readonly ReturnType<typeof at>[]) =>
      compareObservations({
        base: side(base),
        head: side(head),
        renames: new Map(),
        changedFiles: [{ from: "m.py", to: "m.py" }],
        text,
        reading: (side, path) => readingOf(path, text(side)),
      });
    const [base, head] = [
      [at(0), at(0), at(1), at(2, "n")],
      [at(0), at(1), at(1), at(2, "n"), at(3)],
    ];
    const straight = compared(base, head);
    expect(compared(base.toReversed(), head.toReversed())).toEqual(straight);
    expect(new Set(straight.findings.map(({ id }) => id)).size).toBe(straight.findings.length);
    const lines = straight.findings.map(({ range }) => range.start.line);
    expect(lines).toEqual(lines.toSorted((left, right) => left - right));
  });
});

describe("a name that was renamed in a renamed file", () => {
  test("counts there, for both sides", () => {
    const make = (cnt: string) => `def f():\n    ${cnt} = 0\n    g([[attr ${cnt} m|${cnt}]].nope)\n`;
    expect(
      states({ "m.py": make("cnt") }, { "n.py": make("counter") }, { renames: { "m.py": "n.py" } }),
    ).toMatchInlineSnapshot(`"unchanged n.py:3:7 attr counter m <- m.py:3:7"`);
    const text = { "m.py": make("cnt"), "n.py": make("cnt") };
    expect(
      states(text, { "o.py": make("one"), "n.py": make("two") }, { renames: { "m.py": "o.py" } }),
    ).toMatchInlineSnapshot(`
      "unchanged n.py:3:7 attr two m <- n.py:3:7
      unchanged o.py:3:7 attr one m <- m.py:3:7"
    `);
  });
});

describe("a definition moved", () => {
  const side = (tree: Record<string, string>) => ({
    files: new Set(Object.keys(tree)),
    unknown: new Set<string>(),
    unchecked: new Set<string>(),
  });
  const trees = {
    base: {
      "m.py": "def f(a):\n    deep()\nuse(one)\ndef g():\n    f(g)\n",
      "old.py": "x = 1\n",
      "same.py": "def f(): pass\n",
    },
    head: {
      "m.py": "use(one)\ndef g():\n    h(g)\nclass h:\n    pass\nh()\n",
      "new.py": "x = 1\n",
      "same.py": "def f(): pass\n",
    },
  };
  const files = createFiles({
    base: side(trees.base),
    head: side(trees.head),
    renames: new Map(),
    changedFiles: [{ from: "m.py", to: "m.py" }],
    text: (name, path) => (trees[name] as Record<string, string>)[path],
    reading: (name, path) => readingOf(path, (trees[name] as Record<string, string>)[path]),
  });

  test.each<["base" | "head", string, string, boolean]>([
    ["base", "m.py", "f", true],
    ["base", "m.py", "a", true],
    ["base", "m.py", "g", false],
    ["base", "m.py", "deep", false],
    ["base", "m.py", "nowhere", false],
    ["head", "m.py", "h", true],
    ["head", "m.py", "g", false],
    ["head", "m.py", "f", false],
    ["base", "old.py", "x", true],
    ["head", "new.py", "x", true],
    ["head", "new.py", "nowhere", true],
    ["base", "same.py", "f", false],
  ])("away or here, in %s of %s: %s %s", (name, path, word, expected) => {
    expect(files.isDefinitionMoved(name, path, word)).toBe(expected);
    expect(files.isDefinitionMoved(name, path, word)).toBe(expected);
  });
});

describe("duplicates", () => {
  const twice = "[[call m|[[call m|bad]]]]()\n";
  const once = "[[call m|bad]]()\n";

  test("are counted: two where there was one is one new", () => {
    expect(states(once, twice)).toMatchInlineSnapshot(`
      "new m.py:1:1 call m
      unchanged m.py:1:1 call m <- m.py:1:1"
    `);
  });

  test("are counted: one where there were two is one fixed", () => {
    expect(states(twice, once)).toMatchInlineSnapshot(`
      "fixed m.py:1:1 call m
      unchanged m.py:1:1 call m <- m.py:1:1"
    `);
  });

  test("have ids of their own, the new one behind the old", () => {
    const ids = (of: ReturnType<typeof compareMarked>) =>
      new Map(of.findings.map((one) => [one.id, one.state]));
    const before = ids(compareMarked(once, once));
    const after = ids(compareMarked(once, `${once}x\n${once}`));
    const [old = ""] = before.keys();
    expect(after.get(old)).toBe("unchanged");
    expect([...after.values()].sort()).toEqual(["new", "unchanged"]);
  });

  test("are paired in order where a message drifted", () => {
    expect(states("[[call a|[[call b|bad]]]]()\n", "[[call b|[[call c|bad]]]]()\n")).toMatchInlineSnapshot(`
      "unchanged m.py:1:1 call b <- m.py:1:1
      unchanged m.py:1:1 call c <- m.py:1:1 by image-message-drift"
    `);
  });

  test("with another end at the same start: the one that ends alike goes first", () => {
    expect(states("[[call m|[[call m|a]].b]]\n", "[[call m|a.b]]\n")).toMatchInlineSnapshot(`
      "fixed m.py:1:1 call m
      unchanged m.py:1:1 call m <- m.py:1:1"
    `);
  });
});

describe("an id", () => {
  test("survives moves, and two of them stay two", () => {
    const two = "def f(a):\n    return [[call m|load]](a)\n\ndef g(a):\n    return [[call m|load]](a)\n";
    const ids = (of: ReturnType<typeof compareMarked>) => of.findings.map(({ id }) => id).sort();
    const before = compareMarked({ "m.py": two }, {});
    const after = compareMarked({ "m.py": two }, { "n.py": two });
    expect(after.counts.moved).toBe(2);
    expect(ids(after)).toEqual(ids(before));
    expect(new Set(ids(after)).size).toBe(2);
  });

  test("survives renames, shifts and a new message, and is that of base", () => {
    const [before] = compareMarked({ "m.py": "[[call a|bad]]()\n" }, {}).findings;
    const [after] = compareMarked(
      { "m.py": "[[call a|bad]]()\n" },
      { "n.py": "x\n[[call b|bad]]()\n" },
      { renames: { "m.py": "n.py" } },
    ).findings;
    expect(after).toMatchObject({ id: before?.id, state: "unchanged", path: "n.py", message: "b" });
  });
});

describe("what became of the code under a finding", () => {
  test("an edit of a few tokens is an edit in place", () => {
    expect(check("f(1, [[arg not str|a]], 2)\n", "f(1, [[arg not str|b.c]], 2)\n")).toMatchInlineSnapshot(
      `
      "fixed m.py:1:6 arg not str (the change edited this code in place (head line 1), and the finding is gone)
      new m.py:1:6 arg not str (the change edited base line 1 here; an equal finding in base (line 1) was fixed in place, so this one is new)"
    `,
    );
  });

  test("an edit of many is a deletion and an insertion", () => {
    const many = Array.from({ length: 9 }, (_, at) => `x${at}`).join(" + ");
    expect(
      check("f(1, [[arg not str|a]], 2)\n", `f(1, [[arg not str|${many}]], 2)\n`),
    ).toMatchInlineSnapshot(`
      "removed m.py:1:6 arg not str (the change deleted or rewrote this code)
      new m.py:1:6 arg not str (written here by the change; an equal finding in base (line 1) was in code that is gone, so this one is new)"
    `);
  });

  test("code that survives by a common word in a rewritten function does not", () => {
    const base = "def f(a):\n    for x in a:\n        print([[attr nope|x]].nope, a, 1)\n    return a\n";
    const head =
      "def f(a):\n    while True:\n        y = ask(who='me', [[attr nope|x]])\n        stop(y)\n    return a\n";
    expect(states(base, head)).toMatchInlineSnapshot(
      `"moved m.py:3:27 attr nope <- m.py:3:15 by moved-symbol"`,
    );
  });

  test("fixed: its line is unchanged, or its token survives in an edited line", () => {
    expect(check("[[call m|bad]]()\nx = [[attr m|a]].b\n", "bad()\nx = a.b + 1\n")).toMatchInlineSnapshot(`
      "fixed m.py:1:1 call m (this code is unchanged (head line 1), and the finding is gone)
      fixed m.py:2:5 attr m (the change edited the line around this code (head line 2), and the finding is gone)"
    `);
  });

  test("a range of many lines is held by its start", () => {
    const base = "[[call m|f(\n    1,\n    2,\n)]]\n";
    expect(check(base, "x\n[[call m|f(\n    1,\n    3,\n)]]\n")).toMatchInlineSnapshot(
      `"unchanged m.py:2:1 call m <- m.py:1:1 (base line 1 has the same code; the change shifted the code 1 line down)"`,
    );
  });

  test.each([
    ["unchanged", "[[call n|f(\n    1,\n    2,\n)]]\n"],
    ["unchanged", "[[call n|f(1,\n  2,)]]\n"],
    ["unchanged", "x\n[[call n|f(\n    1,\n\n    2,\n)]]\n# y\n"],
    ["unchanged", "[[call n|f(\n    1,\n    2,\n)]]  # y\n"],
    ["unchanged", "g([[call n|f(\n    1,\n    2,\n)]])\n"],
    ["new, removed", "[[call n|f(\n    1,\n    3,\n)]]\n"],
    ["new, removed", "[[call n|f(\n    1,\n    2,\n    3,\n)]]\n"],
    ["new, removed", "[[call n|f(\n    1,\n)]]\n"],
    ["new, removed", "[[call n|f(\n    0, 1,\n    2,\n)]]\n"],
    ["new, removed", "[[call n|f(  # y\n    1,\n    2,\n)]]\n"],
    ["new, removed", "[[call n|f(\n    1,\n    2, 3\n)]]\n"],
  ])("another message on a range of many lines is %s in %j", (expected, head) => {
    const { findings } = compareMarked("[[call m|f(\n    1,\n    2,\n)]]\n", head);
    expect(
      findings
        .map(({ state }) => state)
        .sort()
        .join(", "),
    ).toBe(expected);
  });

  test("a range without characters is held by the token in front of it, a blank line by nothing", () => {
    expect(
      states("x = a.[[syn expected|]]\ny\n", "  x = a.[[syn expected|]]  # later\ny\n"),
    ).toMatchInlineSnapshot(`"unchanged m.py:1:9 syn expected <- m.py:1:7"`);
    expect(states("x\n  [[blank m|]]\ny\n", "x\n[[blank m|]]\ny\n")).toMatchInlineSnapshot(`
      "new m.py:2:1 blank m
      removed m.py:2:3 blank m"
    `);
  });

  test("a range that starts in the indent is held by the first token of the line", () => {
    expect(states("[[line long|  a = 1]]\n", "[[line long|      a = 1]]\n")).toMatchInlineSnapshot(
      `"unchanged m.py:1:1 line long <- m.py:1:1"`,
    );
  });

  test("another server, source or code is another finding", () => {
    const text = () => "bad()\n";
    const side = (found: ReturnType<typeof finding>) => ({
      findings: [found],
      files: new Set(["m.py"]),
      unknown: new Set<string>(),
      unchecked: new Set<string>(),
    });
    for (const other of [
      { server: "ty" },
      { source: "ty" },
      { source: null },
      { code: null },
      { code: "other" },
    ]) {
      const { counts } = compareAt(side(finding({})), side(finding(other)), text);
      expect([counts.new, counts.fixed]).toEqual([1, 1]);
    }
  });
});

describe("the matcher", () => {
  test("runs the stages it is given, in order", () => {
    const placed = sameText.place("base", finding({}));
    const moveEvidence = () => {
      throw new Error("Nobody asked for what may have moved.");
    };
    const candidate = {
      finding: finding({}),
      file: "m.py",
      placed,
      message: "message",
      family: "code",
      isOfObject: false,
      edit: () => noEdit,
      imported: null,
      key: null,
      moveEvidence,
    };
    const proven = proofsOf(() => true);
    const nothing: Stage = { name: "replaced", within: "file", key: () => undefined };
    const all: Stage = { name: "image-message-drift", within: "file", key: () => [] };
    expect(match([candidate], [candidate], [nothing], proven).pairs).toEqual([]);
    expect(match([candidate], [candidate], [nothing, all], proven).pairs.map(({ stage }) => stage)).toEqual([
      all.name,
    ]);
  });

  test("places a position behind the end of a changed text at its last line", () => {
    const context = { names: sameNames, marks: noMarks.of };
    const nothing = { base: new Set<string>(), head: new Set<string>() };
    const { place } = alignFile(alignWords(tokenSource("a\nb"), tokenSource("a\nc\nb"), context), nothing);
    const range = { start: { line: 99, character: 7 }, end: { line: 99, character: 7 } };
    expect(place("base", finding({ range })).start).toMatchObject({
      kind: "image",
      position: { line: 2, character: 7 },
    });
  });
});

function compareAt(
  base: SideObservation,
  head: SideObservation,
  text: () => string | undefined = () => undefined,
) {
  return compareObservations({
    base,
    head,
    renames: new Map(),
    changedFiles: [],
    text,
    reading: () => undefined,
  });
}
