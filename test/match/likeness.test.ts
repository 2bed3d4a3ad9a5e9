/** When two pieces of code are one piece. */
import { describe, expect, test } from "vitest";
import { createLikenessFinder, lineKeys } from "../../src/match/likeness.ts";
import { sourceWith } from "./readings.ts";

function alike(base: string, head: string, path = "m.py"): boolean {
  const [one, other] = [sourceWith(base, path), sourceWith(head, path)];
  const piece = (source: typeof one) => ({ source, from: 0, to: source.lines.length });
  const isAlike = createLikenessFinder();
  const answer = isAlike(piece(one), piece(other));
  expect(isAlike(piece(one), piece(other)), "asked again").toBe(answer);
  expect(isAlike(piece(other), piece(one)), "the other way round").toBe(answer);
  return answer;
}

const four = "first(alpha, one)\nsecond(beta, two)\nthird(gamma, three)\nfourth(delta, four)\n";

describe("two pieces are one", () => {
  test.each([
    ["with equal texts", four, four],
    ["where nothing says anything", "1\n2\n", "1\n2\n"],
    ["with half of their lines", four, "first(alpha, one)\nsecond(beta, two)\nx.y(p1, q1)\nz.w(r1, s1)\n"],
    [
      "with half of the lines of the smaller",
      four,
      `${four}fifth(a, b)\nsixth(c, d)\nseventh(e, f)\neighth(g, h)\n`,
    ],
    [
      "under another name of the function",
      "def one(a):\n    send(price, weight)\n",
      "def two(b):\n    send(price, weight)\n",
    ],
    [
      "with other names of parameters",
      "def one(aa):\n    send(aa, weight)\n",
      "def one(bb):\n    send(bb, weight)\n",
    ],
    [
      "with another docstring",
      `def f():\n    """A.\n    B."""\n    send(price, weight)\n`,
      `def f():\n    """C.\n    D."""\n    send(price, weight)\n`,
    ],
    [
      "with another decorator",
      "@one\ndef f():\n    send(price, weight)\n",
      "@two\ndef f():\n    send(price, weight)\n",
    ],
    ["with other comments", "# a\nsend(price, weight)\n", "# b\nsend(price, weight)\n"],
    [
      "that were wrapped",
      "send(price.first, weight.first, height.first)\n",
      "send(price.first, weight.first,\n    height.first)\n",
    ],
  ])("%s", (_, base, head) => {
    expect(alike(base, head)).toBe(true);
  });
});

describe("two pieces are not one", () => {
  test.each([
    ["with fewer than half", four, "first(alpha, one)\nx.y(p1, q1)\nz.w(r1, s1)\nu.v(t1, o1)\n"],
    ["where nothing says anything and they differ", "1\n2\n", "1\n3\n"],
    ["by an import", "import alpha.beta\nsend(price, weight)\n", "import alpha.beta\nopen(door, key)\n"],
    [
      "by a decorator",
      "@route(alpha, beta)\ndef f():\n    send(price, weight)\n",
      "@route(alpha, beta)\ndef f():\n    open(door, key)\n",
    ],
    [
      "by the name of a function",
      "def fee(a, b):\n    send(price, weight)\n",
      "def fee(a, b):\n    open(door, key)\n",
    ],
    [
      "by how a module is run",
      'if __name__ == "__main__":\n    send(price)\n',
      'if __name__ == "__main__":\n    open(door)\n',
    ],
    ["by a comment", "# alpha beta gamma\nsend(price, weight)\n", "# alpha beta gamma\nopen(door, key)\n"],
    [
      "by a long string",
      '"""Alpha beta gamma.\nDelta epsilon."""\nsend(price, weight)\n',
      '"""Alpha beta gamma.\nDelta epsilon."""\nopen(door, key)\n',
    ],
  ])("%s", (_, base, head) => {
    expect(alike(base, head)).toBe(false);
  });

  test("by remarks of a text of no grammar", () => {
    expect(alike("// alpha beta\nsend(price, weight)\n", "// alpha beta\nopen(door, key)\n", "m.txt")).toBe(
      false,
    );
    expect(alike("# alpha beta\nsend(price, weight)\n", "# alpha beta\nopen(door, key)\n", "m.txt")).toBe(
      false,
    );
    expect(alike(" * alpha beta\nsend(price, weight)\n", " * alpha beta\nopen(door, key)\n", "m.txt")).toBe(
      false,
    );
  });
});

describe("what can have any name is the same for all names", () => {
  const keys = (text: string, path = "m.py") => lineKeys(sourceWith(text, path)).slice(0, -1);
  test.each([
    [
      "a function, its parameters and variables",
      "def f(a):\n    b = a\n    return g(b)\n",
      ["def $ ( $ ) :", "$ = $", "return g ( $ )"],
    ],
    ["but not behind a dot", "def f(a):\n    return x.a\n", ["def $ ( $ ) :", "return x . a"]],
    ["nor of a module", "a = 1\ndef f(b):\n    return a\n", ["a = 1", "def $ ( $ ) :", "return a"]],
    [
      "nor one that a module has too",
      "a = 1\ndef f(a):\n    return a\n",
      ["a = 1", "def $ ( a ) :", "return a"],
    ],
    [
      "nor one that a class has too",
      "class A:\n    b = 1\n    def f(self, b): ...\n",
      ["class A :", "b = 1", "def $ ( $ , b ) : . . ."],
    ],
    [
      "nor what is imported",
      "def f():\n    import a\n    return a\n",
      ["def $ ( ) :", "import a", "return a"],
    ],
    ["nor of a class", "class A:\n    pass\n", ["class A :", "pass"]],
  ])("%s", (_, text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  test("comments and strings of several lines are left out", () => {
    const [code, string, end, short] = keys('a = 1  # b\n"""c\nd"""\n"e"\n');
    expect([code, string, end]).toEqual(["a = 1", "", ""]);
    expect(short).toContain("e");
  });
});
