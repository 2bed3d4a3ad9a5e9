import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignLines } from "../../src/match/lines.ts";
import { splitText } from "../../src/model/text.ts";
import { createBag, jaccardLikeness } from "../../src/selectors/bag.ts";
import { confidenceOf, judgeSymbol } from "../../src/selectors/confidence.ts";
import type { HeadFile } from "../../src/selectors/head.ts";
import {
  type RelocateOptions,
  type Relocation,
  relocate,
  relocateAll,
  relocateDefaults,
} from "../../src/selectors/relocate.ts";
import { astLikeness, featureWeights, moduleLikeness, scoreOf } from "../../src/selectors/score.ts";
import { type SourceFile, selectorsOf } from "../../src/selectors/selector.ts";
import { touchedSymbols } from "../../src/selectors/touched.ts";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python"]);

function file(path: string, text: string): SourceFile {
  return { path, text, outline: read(parser, "python", text) };
}

type Tree = Readonly<Record<string, string>>;
type Options = Partial<RelocateOptions> & { readonly files?: Readonly<Record<string, string>> };

function headFiles(
  base: Tree,
  head: Tree,
  moved: Readonly<Record<string, string>> = {},
): readonly HeadFile[] {
  return Object.entries(head).map(([path, text]) => {
    const from = moved[path] ?? path;
    const before = base[from];
    return {
      ...file(path, text),
      base: before === undefined ? null : { path: from, outline: read(parser, "python", before) },
    };
  });
}

/** Looks up all symbols of this name in the first file of base (m.py); one line each. */
function check(symbol: string, base: string | Tree, head: string | Tree, options: Options = {}): string {
  return find(symbol, base, head, options).map(tell).join("\n");
}

function find(
  symbol: string,
  base: string | Tree,
  head: string | Tree,
  { files, ...options }: Options = {},
): readonly Relocation[] {
  const [before, after] = [base, head].map((tree) => (typeof tree === "string" ? { "m.py": tree } : tree));
  const [[path, text] = ["m.py", ""]] = Object.entries(before ?? {});
  const source = file(path, text);
  const named = namedDefinitions(source.outline).filter((one) => one.symbol === symbol);
  return relocateAll(selectorsOf(source, named), headFiles(before ?? {}, after ?? {}, files), {
    ...relocateDefaults,
    ...options,
  }).relocations;
}

function tell({ status, isDeleted, candidates }: Relocation): string {
  const shown = candidates.map(
    ({ path, symbol, range, score }) => `${path}:${range.start.line + 1} ${symbol} ${score.toFixed(3)}`,
  );
  return `${isDeleted ? "deleted, " : ""}${status}: ${shown.join(", ") || "nothing"}`;
}

const total = `def total(lines, rate):
    result = 0
    for line in lines:
        result += line.price * line.count
    return round(result * rate, 2)
`;
const other = `def parse(text):
    with open(text) as handle:
        return [row.split(",") for row in handle]
`;

describe("a symbol", () => {
  test("that nobody changed is found for sure", () => {
    expect(check("total", total, total)).toMatchInlineSnapshot(`"found: m.py:1 total 1.000"`);
  });

  test("that was edited in place is found almost for sure", () => {
    expect(check("total", total, total.replace("line.price", "line.net_price"))).toMatchInlineSnapshot(
      `"found: m.py:1 total 0.989"`,
    );
  });

  test("that was pushed down by what was written above it is found", () => {
    expect(check("total", total, `${other}\n\n${total}`)).toMatchInlineSnapshot(
      `"found: m.py:6 total 0.955"`,
    );
  });

  test("that was rewritten keeps its name, and is never taken for deleted", () => {
    expect(check("total", total, "def total(): raise NotImplementedError\n")).toMatchInlineSnapshot(
      `"found: m.py:1 total 0.822"`,
    );
  });

  test("whose file was renamed is found for sure", () => {
    const moved = check("total", total, { "n/new.py": total }, { files: { "n/new.py": "m.py" } });
    expect(moved).toMatchInlineSnapshot(`"found: n/new.py:1 total 1.000"`);
  });

  test("that was renamed with an unchanged body is found", () => {
    expect(
      check("total", `${other}${total}`, `${other}\n\n\n${total.replace("total", "grand_total")}`),
    ).toMatchInlineSnapshot(`"found: m.py:7 grand_total 0.850"`);
  });

  test("that was renamed on record is as good as unchanged", () => {
    const renamed = new Map([["total", "grand_total"]]);
    expect(check("total", total, total.replace("total", "grand_total"), { renamed })).toMatchInlineSnapshot(
      `"found: m.py:1 grand_total 1.000"`,
    );
  });

  test("whose class was renamed on record is as good as unchanged", () => {
    const base = `class Invoice:\n${indent(total)}`;
    const renamed = new Map([["Invoice", "Bill"]]);
    expect(check("Invoice.total", base, base.replace("Invoice", "Bill"), { renamed })).toMatchInlineSnapshot(
      `"found: m.py:2 Bill.total 1.000"`,
    );
  });

  test("that calls what was renamed on record is as good as unchanged", () => {
    const renamed = new Map([["round", "floor"]]);
    expect(check("total", total, total.replace("round", "floor"), { renamed })).toMatchInlineSnapshot(
      `"found: m.py:1 total 1.000"`,
    );
  });

  test("whose name was renamed on record, but not here, is found under its own", () => {
    const renamed = new Map([["total", "grand_total"]]);
    expect(check("total", total, total, { renamed })).toMatchInlineSnapshot(`"found: m.py:1 total 1.000"`);
    expect(check("total", { "pkg/m.py": total }, { "pkg/n.py": total }, { renamed })).toMatchInlineSnapshot(
      `"found: pkg/n.py:1 total 0.800"`,
    );
  });

  test("that was rewritten far away keeps its name: not sure, and never taken for deleted", () => {
    expect(
      check("total", total, `${other.repeat(9)}def total(): raise NotImplementedError\n`),
    ).toMatchInlineSnapshot(`"ambiguous: m.py:28 total 0.729"`);
  });

  test("that was rewritten in another file is shown for its name", () => {
    expect(
      check("total", { "pkg/m.py": total }, { "pkg/n.py": "def total(): raise NotImplementedError\n" }),
    ).toMatchInlineSnapshot(`"deleted, ambiguous: pkg/n.py:1 total 0.622"`);
  });

  test("that calls itself may be renamed too", () => {
    const base = "def walk(node):\n    for child in node:\n        walk(child)\n";
    expect(check("walk", base, base.replaceAll("walk", "visit"))).toMatchInlineSnapshot(
      `"found: m.py:1 visit 0.875"`,
    );
  });

  test("that moved to another module of its package is found", () => {
    const base = { "pkg/m.py": `${other}${total}` };
    expect(check("total", base, { "pkg/m.py": other, "pkg/n.py": total })).toMatchInlineSnapshot(
      `"found: pkg/n.py:1 total 0.800"`,
    );
  });

  test("that moved to a module that shares no package is below the threshold, and is shown", () => {
    const base = { "pkg/m.py": `${other}${total}` };
    expect(check("total", base, { "pkg/m.py": other, "lib/n.py": total })).toMatchInlineSnapshot(
      `"deleted, ambiguous: lib/n.py:1 total 0.700"`,
    );
  });

  test("that was deleted leaves nothing that is likely, whoever stands beside it", () => {
    expect(check("total", `${total}${other}`, other)).toMatchInlineSnapshot(`"deleted, not-found: nothing"`);
  });

  test("that was deleted is not taken for its twin, which was there before", () => {
    const twins = `${total}${total.replace("total", "total_again")}`;
    expect(check("total", twins, total.replace("total", "total_again"))).toMatchInlineSnapshot(
      `"deleted, not-found: nothing"`,
    );
  });

  test("that was deleted is not taken for its namesake in another class", () => {
    const shape = (name: string) => `class ${name}:\n    def __init__(self, a):\n        self.a = a\n`;
    expect(check("A.__init__", shape("A") + shape("B"), shape("B"))).toMatchInlineSnapshot(
      `"deleted, not-found: nothing"`,
    );
  });

  test("that was replaced by an unrelated one of another name is deleted", () => {
    expect(check("total", total, other)).toMatchInlineSnapshot(`"deleted, not-found: nothing"`);
  });

  test("that was replaced by a class of its name is gone", () => {
    expect(check("total", total, "class total:\n    pass\n")).toMatchInlineSnapshot(
      `"deleted, not-found: nothing"`,
    );
  });

  test("whose class was renamed is found by what it consists of", () => {
    const base = `class Invoice:\n${indent(total)}`;
    expect(check("Invoice.total", base, base.replace("Invoice", "Bill"))).toMatchInlineSnapshot(
      `"found: m.py:2 Bill.total 0.875"`,
    );
  });

  test("that became a method is found, less surely", () => {
    const head = `class Invoice:\n${indent(total.replace("(lines", "(self, lines"))}`;
    expect(check("total", total, head)).toMatchInlineSnapshot(`"found: m.py:2 Invoice.total 0.829"`);
  });

  test("with overloads is told apart by tokens and place", () => {
    const base =
      "@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: str) -> str: ...\ndef f(a): return a\n";
    expect(check("f", base, base.replace("a: int) -> int", "a: bool) -> bool"))).toMatchInlineSnapshot(`
      "found: m.py:1 f 0.953, m.py:3 f 0.920, m.py:5 f 0.792
      found: m.py:3 f 1.000, m.py:1 f 0.920, m.py:5 f 0.825
      found: m.py:5 f 1.000, m.py:3 f 0.825, m.py:1 f 0.792"
    `);
  });
});

describe("a tie", () => {
  const twice = `${total}${total}`;

  test("is ambiguous, and stands in the order of path and range", () => {
    const base = { "pkg/m.py": total };
    const head = { "pkg/b.py": twice, "pkg/a.py": total };
    expect(check("total", base, head)).toMatchInlineSnapshot(
      `"ambiguous: pkg/a.py:1 total 0.800, pkg/b.py:1 total 0.800, pkg/b.py:6 total 0.800"`,
    );
  });

  test("is none where one of two modules is nearer, in whatever order they stand", () => {
    const base = { "pkg/m.py": total };
    expect(check("total", base, { "lib/a.py": total, "pkg/b.py": total })).toMatchInlineSnapshot(
      `"found: pkg/b.py:1 total 0.800, lib/a.py:1 total 0.700"`,
    );
    expect(check("total", base, { "pkg/b.py": total, "web/c.py": total })).toMatchInlineSnapshot(
      `"found: pkg/b.py:1 total 0.800, web/c.py:1 total 0.700"`,
    );
  });

  test("with the threshold is found", () => {
    expect(
      check("total", { "pkg/m.py": total }, { "pkg/n.py": total }, { scoreMin: 0.8 }),
    ).toMatchInlineSnapshot(`"found: pkg/n.py:1 total 0.800"`);
  });

  test("shows no more than k", () => {
    const [found] = find("total", { "m.py": total }, { "n.py": total.repeat(9) });
    expect(found?.candidates.length).toBe(5);
  });
});

describe("a limit that was hit is said", () => {
  const copies = Array.from({ length: 30 }, (_, at) => total.replace("total", `total_${at}`)).join("");
  const limitsOf = (options: Partial<RelocateOptions>) => {
    const source = file("m.py", total);
    const selectors = selectorsOf(source, namedDefinitions(source.outline));
    const { relocations, limits } = relocateAll(
      [...selectors, ...selectors],
      headFiles({ "m.py": total }, { "n.py": copies }),
      { ...relocateDefaults, ...options },
    );
    return [
      ...relocations.map(({ confidence }) => confidence),
      ...limits.map(({ code, count }) => `${code} ${count}`),
    ];
  };

  test("of candidates", () => {
    expect(limitsOf({ comparedMax: 10 })).toMatchInlineSnapshot(`
      [
        0.575,
        0.575,
        "relocate-compared 40",
      ]
    `);
  });
  test("of candidates only where one was not compared, and a namesake takes one place", () => {
    const copy = (path: string) => ({ [path]: total });
    const among = (comparedMax: number) => {
      const source = file("pkg/m.py", total);
      const selectors = selectorsOf(source, namedDefinitions(source.outline));
      const head = { ...copy("pkg/a.py"), ...copy("pkg/b.py"), ...copy("pkg/c.py") };
      const options = { ...relocateDefaults, comparedMax };
      const { limits } = relocateAll(selectors, headFiles({ "pkg/m.py": total }, head), options);
      return limits.map(({ count }) => count);
    };
    expect([among(3), among(2), among(1)]).toEqual([[], [1], [2]]);
  });

  test("of tokens in a definition", () => {
    expect(limitsOf({ definitionTokensMax: 5 })).toMatchInlineSnapshot(`
      [
        0.575,
        0.575,
        "relocate-clipped 32",
      ]
    `);
  });
  test("of all that is compared", () => {
    expect(limitsOf({ stepsMax: 40 })).toMatchInlineSnapshot(`
      [
        0.575,
        0,
        "relocate-unsearched 1",
      ]
    `);
  });

  const report = (symbol: string, base: Tree, head: Tree, options: Partial<RelocateOptions>) => {
    const [[path, text] = ["", ""]] = Object.entries(base);
    const source = file(path, text);
    const selectors = selectorsOf(source, namedDefinitions(source.outline)).filter(
      (one) => one.symbol === symbol,
    );
    const all = { ...relocateDefaults, ...options };
    const { relocations, limits } = relocateAll(selectors, headFiles(base, head), all);
    return [...relocations.map(tell), ...limits.map(({ code, count }) => `${code} ${count}`)].join("\n");
  };

  test("of namesakes: those of the first paths are compared", () => {
    const head = { "pkg/c.py": total, "pkg/b.py": total, "pkg/a.py": total };
    expect(check("total", { "pkg/m.py": total }, head, { comparedMax: 1 })).toMatchInlineSnapshot(
      `"found: pkg/a.py:1 total 0.800"`,
    );
    expect(check("total", { "pkg/m.py": total }, head, { comparedMax: 2 })).toMatchInlineSnapshot(
      `"ambiguous: pkg/a.py:1 total 0.800, pkg/b.py:1 total 0.800"`,
    );
  });

  test("of overloads: the nearest is compared", () => {
    const base = { "m.py": "def f(a): ...\ndef f(b): ...\ndef f(c): ...\n" };
    expect(report("f", base, base, { comparedMax: 1 })).toMatchInlineSnapshot(`
      "found: m.py:1 f 1.000
      found: m.py:2 f 1.000
      found: m.py:3 f 1.000
      relocate-compared 6"
    `);
    expect(report("f", base, base, { stepsMax: 0 })).toMatchInlineSnapshot(`
      "found: m.py:1 f 1.000
      found: m.py:2 f 1.000
      found: m.py:3 f 1.000
      relocate-compared 6"
    `);
  });

  test("of tokens, which is not hit by one that has as many", () => {
    const base = { "m.py": "def f(a): b\n" };
    const head = { "m.py": "def f(a): c\n" };
    expect(report("f", base, head, { definitionTokensMax: 7 })).toMatchInlineSnapshot(
      `"found: m.py:1 f 0.943"`,
    );
    expect(report("f", base, head, { definitionTokensMax: 6 })).toMatchInlineSnapshot(`
      "found: m.py:1 f 1.000
      relocate-clipped 2"
    `);
  });

  test("of all that is compared: nothing is looked for elsewhere", () => {
    expect(report("total", { "m.py": total }, { "n.py": total }, { stepsMax: 0 })).toMatchInlineSnapshot(`
      "deleted, not-found: nothing
      relocate-unsearched 1"
    `);
  });

  describe("of those that look alike: the nearest in size are compared, between half and twice as large", () => {
    const sized = (name: string, size: number) => `def ${name}():\n${"    a\n".repeat(size - 4)}`;
    test.each([
      { max: 1, sizes: [41, 24, 9, 40, 16, 10], compared: "s16, and 3 were not" },
      { max: 2, sizes: [41, 24, 9, 40, 16, 10], compared: "s16 s24, and 2 were not" },
      { max: 3, sizes: [41, 24, 9, 40, 16, 10], compared: "s10 s16 s24, and 1 were not" },
      { max: 4, sizes: [41, 24, 9, 40, 16, 10], compared: "s10 s16 s24 s40, and 0 were not" },
      { max: 5, sizes: [41, 24, 9, 40, 16, 10], compared: "s10 s16 s24 s40, and 0 were not" },
      { max: 1, sizes: [23, 16], compared: "s23, and 1 were not" },
      { max: 1, sizes: [20, 19, 21], compared: "s20, and 2 were not" },
      { max: 9, sizes: [10], compared: "s10, and 0 were not" },
      { max: 9, sizes: [40], compared: "s40, and 0 were not" },
      { max: 9, sizes: [9, 41], compared: ", and 0 were not" },
    ])("$max of $sizes", ({ max, sizes, compared }) => {
      const source = file("m.py", sized("f", 20));
      const head = headFiles({}, { "n.py": sizes.map((size) => sized(`s${size}`, size)).join("") });
      const { relocations, limits } = relocateAll(
        selectorsOf(source, namedDefinitions(source.outline)),
        head,
        { ...relocateDefaults, comparedMax: max },
      );
      const names = relocations.flatMap(({ candidates }) => candidates.map(({ symbol }) => symbol)).sort();
      expect(`${names.join(" ")}, and ${limits[0]?.count ?? 0} were not`).toBe(compared);
    });
  });

  test("and keeps a change of thousands of symbols quick", () => {
    const many = Array.from(
      { length: 1_500 },
      (_, at) => `def f${at}(a, b):\n    return a + b * ${at}\n`,
    ).join("");
    const source = file("m.py", many);
    const selectors = selectorsOf(source, namedDefinitions(source.outline));
    const head = headFiles({ "m.py": many }, { "n.py": many.replaceAll("def f", "def g") });
    const { relocations } = relocateAll(selectors, head, relocateDefaults);
    expect(relocations.length).toBe(1_500);
  });
});

describe("the score", () => {
  test("is convex, and 1 for what is the same", () => {
    expect(Object.values(featureWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(scoreOf({ ast: 1, module: 1, token: 1, proximity: 1 })).toBe(1);
    expect(scoreOf({ ast: 0, module: 0, token: 0, proximity: 0 })).toBe(0);
    expect(scoreOf({ ast: 1, module: 0.5, token: 0.25, proximity: 0 })).toBe(0.65);
  });

  test.each([
    ["pkg/m.py", "pkg/m.pyi", 1],
    ["pkg/m.py", "pkg/m/__init__.py", 1],
    ["__init__.py", "__init__.py", 1],
    ["pkg/a.py", "pkg/b.py", 1 / 2],
    ["pkg/a.py", "pkg/a/b.py", 2 / 3],
    ["pkg/a/b.py", "pkg/a.py", 2 / 3],
    ["a.py", "pkg/a.py", 0],
    ["m.v1.py", "m.v2.py", 0],
    [".one", ".two", 0],
  ])("of the modules of %s and %s is by the leading parts that they share", (base, head, expected) => {
    expect(moduleLikeness(base, head)).toBe(expected);
  });

  test.each([
    ["C.f", ["class", "function"], 1],
    ["C.g", ["class", "function"], 0.6],
    ["D.f", ["class", "function"], 0.6],
    ["f", ["function"], 0.6],
    ["g", ["function"], 0.4],
  ] as const)("of C.f and %s (%s) is by name and kinds", (symbol, kinds, expected) => {
    expect(astLikeness({ symbol: "C.f", kinds: ["class", "function"] }, { symbol, kinds }, 0.8)).toBeCloseTo(
      expected,
      12,
    );
  });

  test("of the tokens of two empty texts is 1", () => {
    expect(jaccardLikeness(createBag([]), createBag([]))).toBe(1);
  });

  const name = fc.constantFrom("f", "g", "h");
  const body = fc.array(fc.constantFrom("a = 1", "b = a", "return b", "print(a, b)", "pass"), {
    minLength: 1,
    maxLength: 5,
  });
  const text = fc.array(fc.record({ name, body, isClass: fc.boolean() }), { maxLength: 6 }).map((all) =>
    all
      .map(({ name, body, isClass }) => {
        const lines = [`def ${name}():`, ...body.map((line) => `    ${line}`)];
        return (isClass ? ["class C:", ...lines.map((line) => `    ${line}`)] : lines).join("\n");
      })
      .join("\n\n"),
  );

  test("and its features are in [0, 1]; the order of the files does not matter; ranking is the same every time", () => {
    fc.assert(
      fc.property(text, text, text, (base, first, second) => {
        const source = file("m.py", base);
        const selectors = selectorsOf(source, namedDefinitions(source.outline));
        const files = headFiles({ "m.py": base }, { "m.py": first, "n.py": second });
        const found = relocateAll(selectors, files, relocateDefaults);
        expect(relocateAll(selectors, files.toReversed(), relocateDefaults)).toEqual(found);
        for (const [index, relocation] of found.relocations.entries()) {
          expect(selectors[index] && relocate(selectors[index], files, relocateDefaults)).toEqual(relocation);
          for (const { score, features } of relocation.candidates)
            for (const value of [score, ...Object.values(features)])
              expect(value >= 0 && value <= 1).toBe(true);
          expect(relocation.candidates[0]?.score ?? 0).toBe(relocation.confidence);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("finds every symbol of a file that did not change, for sure", () => {
    fc.assert(
      fc.property(text, (same) => {
        const source = file("m.py", same);
        const selectors = selectorsOf(source, namedDefinitions(source.outline));
        const { relocations } = relocateAll(
          selectors,
          headFiles({ "m.py": same }, { "m.py": same }),
          relocateDefaults,
        );
        for (const { confidence, selector, candidates } of relocations)
          expect([confidence, candidates[0]?.range]).toEqual([1, selector.range]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("confidence", () => {
  test("is the mean over what was not deleted on purpose, and lists all", () => {
    const base = `${total}\n${other}\ndef gone(a): return a\n`;
    const head = `${total.replace("price", "net")}\n${other}`;
    const relocations = ["total", "parse", "gone"].flatMap((symbol) => find(symbol, base, head));
    const { alphaConf, minimum, symbols } = confidenceOf(relocations, relocateDefaults.scoreMin);
    expect({
      alphaConf,
      minimum,
      symbols: symbols.map(
        ({ symbol, status, confidence, score, at }) =>
          `${symbol} ${status} ${confidence}, score ${score} ${at?.path}`,
      ),
    }).toMatchInlineSnapshot(`
      {
        "alphaConf": 1,
        "minimum": 1,
        "symbols": [
          "total found 1, score 0.988571428571 m.py",
          "parse found 1, score 1 m.py",
          "gone deleted 0, score 0 undefined",
        ],
      }
    `);
  });

  test("of a definition that was copied to two files and removed is halved", () => {
    const source = file("shop/m.py", total);
    const selectors = selectorsOf(source, namedDefinitions(source.outline));
    const files = headFiles({ "shop/m.py": total }, { "shop/a.py": total, "shop/b.py": total });
    const { relocations } = relocateAll(selectors, files, relocateDefaults);
    const { alphaConf, symbols } = confidenceOf(relocations, relocateDefaults.scoreMin);
    expect(alphaConf).toBe(0.4);
    expect(symbols).toMatchObject([
      { status: "ambiguous", confidence: 0.4, score: 0.8, tied: 2, gone: true },
    ]);
  });

  test("of nothing is 1", () => {
    expect(confidenceOf([], relocateDefaults.scoreMin)).toEqual({ alphaConf: 1, minimum: 1, symbols: [] });
  });
});

describe("the confidence of a symbol", () => {
  const judged = (evidence: Parameters<typeof judgeSymbol>[0]) => {
    const { status, confidence } = judgeSymbol(evidence, 0.75);
    return `${status} ${confidence}`;
  };

  test.each([
    ["with one best candidate at τ or above costs nothing", { score: 0.75 }, "found 1"],
    ["that was renamed, with one best candidate, costs nothing", { score: 0.8, gone: true }, "found 1"],
    ["below τ has the confidence of its score", { score: 0.7 }, "ambiguous 0.7"],
    ["with a tie is one of several", { score: 1, tied: 2 }, "ambiguous 0.5"],
    ["that was renamed, with a tie, is one of several", { score: 0.9, tied: 3, gone: true }, "ambiguous 0.3"],
    ["that is gone, below τ, was deleted", { score: 0.7, tied: 2, gone: true }, "deleted 0.7"],
    ["without a candidate is not found", { score: 0 }, "not-found 0"],
  ] as const)("%s", (_name, evidence, expected) => {
    expect(judged(evidence)).toBe(expected);
  });

  test("has confidence 1 exactly if it is found, and no higher one for a lower score or more ties", () => {
    const share = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000);
    const ties = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(share, share, ties, ties, share, (a, b, tied, more, threshold) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const better = judgeSymbol({ score: high, tied: Math.min(tied, more) }, threshold);
        const worse = judgeSymbol({ score: low, tied: Math.max(tied, more) }, threshold);
        expect(worse.confidence).toBeLessThanOrEqual(better.confidence);
        if (better.status === "found") expect(better.confidence).toBe(1);
        else expect(better.confidence).toBeLessThan(1);
      }),
    );
  });
});

describe("a change touches", () => {
  const touched = (base: string, head: string): string[] => {
    const { hunks } = alignLines(splitText(base), splitText(head));
    return touchedSymbols(file("m.py", base), read(parser, "python", head), hunks).map(
      ({ symbol }) => symbol,
    );
  };
  const klass = `import os\n\nclass A:\n    def one(self):\n        x = 1\n        return x\n\n    def two(self):\n        pass\n\n\ndef three():\n    pass\n`;

  test.each([
    ["the innermost symbol around an edited line", klass.replace("x = 1", "x = 2"), ["A.one"]],
    ["the symbol around an insertion", klass.replace("x = 1\n", "x = 1\n        y = 2\n"), ["A.one"]],
    [
      "the symbol that an insertion became the end of",
      klass.replace("        pass\n", "        pass\n        return 2\n"),
      ["A.two"],
    ],
    [
      "the class that got a new method between two others",
      klass.replace("    def two", "    def more(self): pass\n\n    def two"),
      ["A"],
    ],
    ["nothing at module level", klass.replace("import os", "import sys"), []],
    ["nothing where a function was added behind the last", `${klass}\n\ndef four():\n    pass\n`, []],
    [
      "nothing where a line of the module was added right behind",
      klass.replace("        pass\n", "        pass\n# end\n"),
      [],
    ],
    [
      "nothing where a function was added right behind",
      klass.replace("        pass\n", "        pass\ndef more(): pass\n"),
      [],
    ],
    [
      "the symbol that an insertion became the end of, though more was inserted",
      klass.replace("        pass\n", "        pass\n        return 2\n# end\n"),
      ["A.two"],
    ],
    [
      "a method of which the first line was edited, and not its class",
      klass.replace("def two(self)", "def two(self, a)"),
      ["A.two"],
    ],
    [
      "every symbol of which a line was changed, once",
      klass.replace("x = 1", "x = 2").replace("return x", "return 1").replace("def three()", "def three(a)"),
      ["A.one", "three"],
    ],
    ["what was deleted", klass.replace("def three():\n    pass\n", ""), ["three"]],
    ["nothing when nothing changed", klass, []],
  ] as const)("%s", (_, head, expected) => {
    expect(touched(klass, head)).toEqual(expected);
  });
});

function indent(text: string): string {
  return text.replace(/^(?=.)/gmu, "    ");
}
