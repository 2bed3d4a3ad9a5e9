/** Which identifiers a change renamed, and how two texts are compared as if it had not. */
import { describe, expect, test } from "vitest";
import { findRenames, type WordEdit, wordEdit } from "../../src/match/lineup.ts";
import { createNames, sameNames } from "../../src/match/names.ts";
import { sourceWith } from "./readings.ts";

const names = (renames: Readonly<Record<string, string>>) => createNames(new Map(Object.entries(renames)));

describe("names", () => {
  const renamed = names({ cnt: "counter", zeta: "alpha" });

  test("make texts equal that differ in renamed words only", () => {
    expect(renamed.neutral("cnt + zeta(1)")).toBe(renamed.neutral("counter + alpha(1)"));
    expect(renamed.neutral("cnt + zeta")).not.toBe(renamed.neutral("cnt + cnt"));
    expect(renamed.neutral("account cnt2 other")).toBe("account cnt2 other");
  });

  test("give the same text whichever side is called base", () => {
    const back = names({ counter: "cnt", alpha: "zeta" });
    for (const text of ["cnt zeta", "counter alpha"]) expect(back.neutral(text)).toBe(renamed.neutral(text));
  });

  test("say what a text of one side is on the other", () => {
    expect(renamed.across("base", "cnt + alpha + x")).toBe("counter + alpha + x");
    expect(renamed.across("head", "counter + zeta + x")).toBe("cnt + zeta + x");
  });

  test("know whole words, in any script", () => {
    const other = names({ größe: "länge", $a: "$b", _1: "_2" });
    expect(other.across("base", "größe.größen + $a + a + _1 + 1")).toBe("länge.größen + $b + a + _2 + 1");
  });

  test("go on to those beneath, but for what is refused", () => {
    const beneath = names({ a: "b", x: "y" });
    const above = createNames(new Map([["p", "q"]]), beneath, new Set(["x", "y"]));
    expect(above.across("base", "p a x")).toBe("q b x");
    expect(above.across("head", "q b y")).toBe("p a y");
    expect(above.neutral("p a")).toBe(above.neutral("q b"));
    expect(above.neutral("x")).not.toBe(above.neutral("y"));
    const refusing = createNames(new Map(), beneath, new Set(["a", "b"]));
    expect(refusing.across("base", "a x")).toBe("a y");
  });

  test("are those beneath where nothing is renamed, and say so", () => {
    expect(createNames(new Map())).toBe(sameNames);
    expect([sameNames.areSame, renamed.areSame]).toEqual([true, false]);
  });
});

/** "a>b!": where a is defined b is; without the mark where it is used. */
function edits(text: string): readonly WordEdit[] {
  return text
    .split(" ")
    .filter((edit) => edit !== "")
    .map((edit) => {
      const [from = "", to = ""] = edit.replace("!", "").split(">");
      return { from, to, isDefinition: edit.endsWith("!") };
    });
}

describe("an identifier", () => {
  const pairsOf = (text: string) =>
    [...findRenames(new Map([["m.py", edits(text)]])).pairs].map((pair) => pair.join(">")).join(" ");

  test.each([
    ["is renamed where its definition is", "a>b! a>b", "a>b"],
    ["is not renamed where only uses are edited", "a>b a>b", ""],
    ["that became two is not", "a>b! a>c", ""],
    ["that two became is not", "a>b! c>b", ""],
    ["that was swapped with another is not", "a>b! b>a!", ""],
    ["whose new name got another name is not", "a>b! b>c!", ""],
    ["is renamed beside one that is not", "a>b! x>y! x>z", "a>b"],
  ])("%s: %s", (_, text, expected) => {
    expect(pairsOf(text)).toBe(expected);
  });

  const across = (files: Readonly<Record<string, string>>, file: string, text: string) =>
    findRenames(new Map(Object.entries(files).map(([path, list]) => [path, edits(list)])))
      .of(file)
      .across("base", text);

  test.each([
    ["in a file that says nothing", { "m.py": "a>b!", "n.py": "" }, "b"],
    ["in a file that did not change", { "m.py": "a>b!" }, "b"],
    ["in a file that uses it so", { "m.py": "a>b!", "n.py": "a>b" }, "b"],
    ["but not where it became something else", { "m.py": "a>b!", "n.py": "a>c" }, "a"],
    ["but not where its new name was another's", { "m.py": "a>b!", "n.py": "c>b" }, "a"],
    ["but not where the new name was replaced", { "m.py": "a>b!", "n.py": "b>c" }, "a"],
    ["but not where it came from another", { "m.py": "a>b!", "n.py": "c>a" }, "a"],
    ["unless two files name it differently", { "m.py": "a>b!", "o.py": "a>c!", "n.py": "" }, "a"],
  ])("renamed in one file is renamed %s", (_, files, expected) => {
    expect(across(files, "n.py", "a")).toBe(expected);
  });

  test("refused in one file is refused there on both sides, and other names are not", () => {
    const { of } = findRenames(
      new Map([
        ["m.py", edits("a>b! x>y!")],
        ["n.py", edits("c>b")],
      ]),
    );
    expect([of("n.py").across("head", "b y"), of("m.py").across("head", "b y")]).toEqual(["b x", "a x"]);
  });

  test("named differently in two files has in each its own name", () => {
    const files = { "m.py": "a>b!", "n.py": "a>c!" };
    expect([across(files, "m.py", "a"), across(files, "n.py", "a")]).toEqual(["b", "c"]);
  });
});

describe("an edit of one token", () => {
  const edit = (base: string, head: string, at: number) =>
    wordEdit(sourceWith(base), at, sourceWith(head), at);

  test.each([
    ["def a():", "def b():", 1, { from: "a", to: "b", isDefinition: true }],
    ["a = 1", "use(b)", 0, { from: "a", to: "use", isDefinition: false }],
    ["use(a)", "b = 1", 0, { from: "use", to: "b", isDefinition: false }],
    ["use(a)", "use(b)", 2, { from: "a", to: "b", isDefinition: false }],
    ["use(1)", "use(b)", 2, undefined],
    ["use(a)", "use(1)", 2, undefined],
    ["use(1)", "use(2)", 2, undefined],
  ])("from %j to %j at %i", (base, head, at, expected) => {
    expect(edit(base, head, at)).toEqual(expected);
  });
});
