/** A line stays inside of the definition, and of the branch, that it stands in. */
import { describe, expect, test } from "vitest";
import { states } from "./support.ts";

const typo = "[[attr no prise|prise]]";

describe("a typo that is fixed in one place and written into another is new there", () => {
  const two = (one: string, other: string) => ({
    "two functions": { "m.py": `def a(o):\n    return o.${one}\n\n\ndef b(o):\n    return o.${other}\n` },
    "two methods": {
      "m.py": `class O:\n    def a(self):\n        return self.${one}\n\n    def b(self):\n        return self.${other}\n`,
    },
    "two branches": {
      "m.py": `def a(o, x):\n    if x:\n        return o.${one}\n    else:\n        return o.${other}\n`,
    },
    "two branches of TypeScript": {
      "m.ts": `function a(o, x) {\n  if (x) {\n    return o.${one};\n  } else {\n    return o.${other};\n  }\n}\n`,
    },
    "two cases": {
      "m.ts": `function a(o, x) {\n  switch (x) {\n    case 1:\n      return o.${one};\n    case 2:\n      return o.${other};\n  }\n}\n`,
    },
    "two branches of a script": { "m.py": `if x:\n    print(o.${one})\nelse:\n    print(o.${other})\n` },
  });
  const [before, after] = [two(typo, "price"), two("price", typo)];

  test.each(Object.keys(before) as (keyof typeof before)[])("in %s", (where) => {
    const told = states(before[where], after[where]).split("\n");
    expect(told.map((line) => line.split(" ")[0]).sort()).toEqual(["fixed", "new"]);
  });

  test("also where the function that is fixed gets another name", () => {
    const renamed = { "m.py": after["two functions"]["m.py"].replace("def a", "def first") };
    expect(states(before["two functions"], renamed)).toMatch(
      /^(?:fixed|removed) .*\nnew |^new .*\n(?:fixed|removed) /u,
    );
  });
});

test("a statement that goes to a function that lacked it is moved", () => {
  const base = `def a(o):\n    x = 1\n    check(o.${typo}, "day")\n    return x\n\n\ndef b(o):\n    y = 2\n    return y\n`;
  const head = `def a(o):\n    x = 1\n    return x\n\n\ndef b(o):\n    y = 2\n    check(o.${typo}, "day")\n    return y\n`;
  expect(states(base, head)).toMatch(/^moved m\.py:8/u);
});

test("a statement that takes the place of another one in another function is new", () => {
  const base = `def a(o):\n    x = 1\n    check(o.${typo}, "day")\n    return x\n\n\ndef b(o):\n    check(o.price, "day")\n    return 2\n`;
  const head = `def a(o):\n    x = 1\n    return x\n\n\ndef b(o):\n    check(o.${typo}, "day")\n    return 2\n`;
  expect(states(base, head)).toMatch(/^new m\.py:7.*\nremoved |^removed .*\nnew m\.py:7/u);
});

test("what only leaves a condition, or comes into one, is still there", () => {
  const base = `def a(o, x):\n    check(o.${typo}, "day")\n    return x\n`;
  const head = `def a(o, x):\n    if x:\n        check(o.${typo}, "day")\n    return x\n`;
  expect([states(base, head), states(head, base)].map((told) => told.split(" ")[0])).toEqual([
    "unchanged",
    "unchanged",
  ]);
});

test("a function that is put into its caller keeps its finding, and so does one that is taken out", () => {
  const apart = `def one(s):\n    return s.${typo}\n\n\ndef two(s):\n    n = one(s)\n    return n + 1\n`;
  const together = `def two(s):\n    n = s.${typo}\n    return n + 1\n`;
  expect([states(apart, together), states(together, apart)].map((told) => told.split(" ")[0])).toEqual([
    "moved",
    "moved",
  ]);
});
