/** What an edited import breaks, and what a mended one brings to light. */
import { describe, expect, test } from "vitest";
import { attributionOf, type Broken, causeWords } from "../match/broken.ts";

type Edited = Pick<Broken, "base" | "head" | "means" | "renames">;

/** "mended-import make use.py:1:1 base 1-1 head 1-1", of what is not in the change itself. */
function check(edited: Edited): string {
  const { attribution, findings } = attributionOf(edited);
  // No word has a definition.
  const asked = attribution.next([]).map((one) => ({ ...one, targets: [] }));
  const causes = attribution.causes(asked);
  const lines = (range: { readonly start: { line: number }; readonly end: { line: number } } | undefined) =>
    range === undefined ? "-" : `${range.start.line + 1}-${range.end.line + 1}`;
  return findings
    .filter(({ placement }) => placement === "same-line")
    .map(({ id }) => {
      const found = causes.get(id);
      if (found === null || found === undefined) return causeWords(undefined);
      return `${causeWords(found.cause)} base ${lines(found.edit.base?.range)} head ${lines(found.edit.head?.range)}`;
    })
    .join(", ");
}

const lib = "def make():\n    return 1\n";

describe("what a mended import brings to light", () => {
  const mended = (
    use: string,
    line = "from lib import make",
    was = "from [[reportMissingImports|libb]] import make",
  ) =>
    check({
      base: { "lib.py": lib, "use.py": `import os\n${was}\n\n${use.replace(/\[\[[^|]*\||\]\]/gu, "")}` },
      head: { "lib.py": lib, "use.py": `import os\n${line}\n\n${use}` },
    });
  const cause = "mended-import make use.py:2:1 base 2-2 head 2-2";

  test("names the line by which it was mended", () => {
    expect(mended("[[no x|make]]()\n")).toBe(cause);
    expect(mended("make([[no int|1]])\n")).toBe(cause);
    expect(mended("x = make()\nx.[[no y|y]]\n")).toBe(cause);
    expect(mended("class A(make):\n    def m(self):\n        self.[[no y|y]]\n")).toBe(cause);
  });

  test("of a name, of a module, and under another name", () => {
    expect(
      mended(
        "[[no x|make]]()\n",
        "from lib import make",
        "from lib import [[reportAttributeAccessIssue|mak]] as make",
      ),
    ).toBe(cause);
    expect(mended("lib.[[no x|x]]\n", "import lib", "import [[reportMissingImports|libb]] as lib")).toBe(
      "mended-import lib use.py:2:1 base 2-2 head 2-2",
    );
  });

  test("and of nothing else", () => {
    expect(mended("x = 1\nx.[[no y|y]]\n")).toBe("nothing");
    expect(mended("[[no x|make]]()\n", "from lib import make", "from lib import make as mak")).toBe(
      "nothing",
    );
    expect(
      mended(
        "[[no x|make]]()\n",
        "from lib import make",
        "from [[reportMissingModuleSource|libb]] import make",
      ),
    ).toBe("nothing");
    // It does not resolve in head either.
    expect(mended("[[no x|make]]()\n", "from [[reportMissingImports|libc]] import make")).toBe(
      "broken-import make use.py:2:1 base 2-2 head 2-2",
    );
  });

  test("by the file that was added for it", () => {
    const use = (marked: string) => `from ${marked} import make\n\n`;
    const added = (path: string, more: Partial<Edited> = {}) =>
      check({
        base: { "use.py": `${use("[[reportMissingImports|lib]]")}make(1)\n`, ...more.base },
        head: { [path]: lib, "use.py": `${use("lib")}[[no x|make(1)]]\n`, ...more.head },
        renames: more.renames ?? {},
      });
    expect(added("lib.py")).toBe("mended-import - lib.py:1:1 base - head 1-2");
    expect(added("lib/__init__.py")).toBe("mended-import - lib/__init__.py:1:1 base - head 1-2");
    expect(added("other.py")).toBe("nothing");
    expect(added("lib.py", { base: { "old.py": lib }, renames: { "old.py": "lib.py" } })).toBe(
      "mended-import - lib.py:1:1 base 1-1 head 1-1",
    );
  });

  test("by the definition that was added for it", () => {
    const added = (before: string, after: string) =>
      check({
        base: {
          "lib.py": before,
          "use.py": "from lib import [[reportAttributeAccessIssue|make]]\n\nmake(1)\n",
        },
        head: { "lib.py": after, "use.py": "from lib import make\n\n[[no x|make(1)]]\n" },
      });
    expect(added("x = 1\n", `x = 1\n${lib}`)).toBe("mended-import make lib.py:2:5 base - head 2-3");
    expect(added("x = 1\n", "x = 1\nmake = 2\n")).toBe("mended-import make lib.py:2:1 base - head 2-2");
  });

  test("in TypeScript", () => {
    const use = (specifier: string, line: string) => `import { make } from ${specifier};\n\n${line}\n`;
    const text = "export function make(a: string): string {\n  return a;\n}\n";
    expect(
      check({
        base: { "lib.ts": text, "use.ts": use('[[2307|"./libb"]]', "export const all = make(1);") },
        head: { "lib.ts": text, "use.ts": use('"./lib"', "export const all = make([[no number|1]]);") },
      }),
    ).toBe("mended-import make use.ts:1:1 base 1-1 head 1-1");
  });
});

describe("an import that was edited and does not resolve any more", () => {
  const broken = (use: string, line = "from [[reportMissingImports|libb]] import make") =>
    check({
      base: { "lib.py": lib, "use.py": `from lib import make\n\n${use.replace(/\[\[[^|]*\||\]\]/gu, "")}` },
      head: { "lib.py": lib, "use.py": `${line}\n\n${use}` },
    });
  const cause = "broken-import make use.py:1:1 base 1-1 head 1-1";

  test("broke what has its meaning from it", () => {
    expect(broken("[[unknown|make]]()\n")).toBe(cause);
    expect(broken("make.[[unknown|x]]()\n")).toBe(cause);
    expect(broken("x = make()\nprint([[unknown|x]])\n")).toBe(cause);
    expect(broken("x = make()\nprint(x.y.[[unknown|z]])\n")).toBe(cause);
  });

  test("and nothing that stands beside that", () => {
    expect(broken("make([[broken|1]])\n")).toBe("nothing");
    expect(broken("x = 1\nmake(x.[[broken|y]])\n")).toBe("nothing");
    expect(broken("[[unknown|make]]()\n", "from [[reportUnused|libb]] import make")).toBe("nothing");
  });
});
