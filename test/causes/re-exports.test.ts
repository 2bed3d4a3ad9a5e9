/** What a file has for others, and the line by which it hands a name on. */
import { describe, expect, test } from "vitest";
import { createChanges } from "../../src/causes/changes.ts";
import { createReExportFinder, topLevelNames } from "../../src/causes/re-exports.ts";
import { readingOf } from "../match/readings.ts";
import { changedFiles } from "../match/support.ts";

type Files = Readonly<Record<string, string>>;

/** The file, the name, and the edited lines of both sides. */
function handed(base: Files, head: Files, path: string, name: string, object: string | null = null): string {
  const sides = { base, head };
  const input = {
    changedFiles: changedFiles(new Map(Object.entries(base)), new Map(Object.entries(head)), new Map()),
    programs: { base: Object.keys(base), head: Object.keys(head) },
    text: (side: "base" | "head", of: string) => sides[side][of],
    reading: (side: "base" | "head", of: string) => readingOf(of, sides[side][of]),
  };
  const found = createReExportFinder({ ...input, changes: createChanges(input) })(path, name, object);
  if (found === undefined) return "nothing";
  const { cause, edit } = found;
  const line = (side: "base" | "head") => {
    const of = edit[side];
    return of === null ? "-" : `${of.range.start.line + 1}`;
  };
  return `${cause.path}:${cause.range.start.line + 1} ${cause.symbol} ${line("base")} > ${line("head")}`;
}

describe("in Python, the line that hands a name on", () => {
  const files = {
    "use.py": "from hub import f\nf()\n",
    "one.py": "def f(): ...\n",
    "two.py": "def f(): ...\n",
  };
  test.each([
    ["was edited", "from one import f\n", "from two import f\n", "hub.py:1 f 1 > 1"],
    [
      "was edited behind another",
      "x = 1\nfrom one import f\n",
      "x = 1\nfrom two import f\n",
      "hub.py:2 f 2 > 2",
    ],
    ["was deleted", "x = 1\nfrom one import f\n", "x = 1\n", "hub.py:2 f 2 > -"],
    [
      "hands on another under its name",
      "from one import f\n",
      "from one import g as f\n",
      "hub.py:1 f 1 > 1",
    ],
    ["is as it was", "from one import f\nx = 1\n", "from one import f\nx = 2\n", "nothing"],
    ["is written otherwise", "from one import f\n", "from one import f  # why\n", "nothing"],
    ["became the name itself", "from one import f\n", "def f(): ...\n", "nothing"],
    ["handed on all", "from one import *\n", "from two import *\n", "hub.py:1 f 1 > 1"],
    ["handed on a package", "from a import f\n", "from b import f\n", "hub.py:1 f 1 > 1"],
    ["hands on the same package", "from a import f\nx = 1\n", "from a import f\nx = 2\n", "nothing"],
  ])("%s", (_, base, head, expected) => {
    expect(handed({ ...files, "hub.py": base }, { ...files, "hub.py": head }, "use.py", "f")).toBe(expected);
  });

  test("stands in a module further on", () => {
    const chain = { ...files, "hub.py": "from next import f\n" };
    const of = (from: string) => ({ ...chain, "next.py": `from ${from} import f\n` });
    expect(handed(of("one"), of("two"), "use.py", "f")).toBe("next.py:1 f 1 > 1");
  });

  test("stands behind one that hands on all, if that has the name for others", () => {
    const of = (from: string, list: string) => ({
      ...files,
      "hub.py": "from next import *\n",
      "next.py": `from ${from} import f\n${list}`,
    });
    expect(handed(of("one", ""), of("two", ""), "use.py", "f")).toBe("next.py:1 f 1 > 1");
    expect(handed(of("one", '__all__ = ["f"]\n'), of("two", '__all__ = ["f"]\n'), "use.py", "f")).toBe(
      "next.py:1 f 1 > 1",
    );
    expect(handed(of("one", "__all__ = ['g']\n"), of("two", "__all__ = ['g']\n"), "use.py", "f")).toBe(
      "nothing",
    );
  });

  test("is asked of the module that stands before the dot", () => {
    const use = { "use.py": "import hub\nhub.f()\n" };
    const of = (from: string) => ({ ...files, ...use, "hub.py": `from ${from} import f\n` });
    expect(handed(of("one"), of("two"), "use.py", "f", "hub")).toBe("hub.py:1 f 1 > 1");
    expect(handed(of("one"), of("two"), "use.py", "f", "other")).toBe("nothing");
    expect(handed(of("one"), of("two"), "use.py", "f")).toBe("nothing");
    expect(handed(of("one"), of("two"), "use.py", "g", "hub")).toBe("nothing");
  });
});

describe("in TypeScript, the line that hands a name on", () => {
  const files = {
    "use.ts": 'import { f } from "./hub";\nf();\n',
    "one.ts": "export function f() {}\n",
    "two.ts": "export function f() {}\n",
  };
  test.each([
    ["was edited", 'export { f } from "./one";\n', 'export { f } from "./two";\n', "hub.ts:1 f 1 > 1"],
    ["handed on all", 'export * from "./one";\n', 'export * from "./two";\n', "hub.ts:1 f 1 > 1"],
    [
      "is the import of what is exported below",
      'import { f } from "./one";\nexport { f };\n',
      'import { f } from "./two";\nexport { f };\n',
      "hub.ts:1 f 1 > 1",
    ],
    ["is none", "export const x = 1;\n", "export const x = 2;\n", "nothing"],
  ])("%s", (_, base, head, expected) => {
    expect(handed({ ...files, "hub.ts": base }, { ...files, "hub.ts": head }, "use.ts", "f")).toBe(expected);
  });
});

test("what a file has for others is not inside of a definition, and not imported", () => {
  const names = (path: string, text: string) => [...topLevelNames(readingOf(path, text))].sort().join(" ");
  expect(
    names(
      "m.py",
      "import a\nb = 1\ndef c(d):\n    e = 1\nclass F:\n    g = 1\n    def h(self): ...\ni = 2\n",
    ),
  ).toBe("F b c i");
  expect(names("m.ts", "const b = 1;\nfunction c(d: A) {\n  const e = 1;\n}\n")).toBe("b c");
  expect(topLevelNames(undefined).size).toBe(0);
});
