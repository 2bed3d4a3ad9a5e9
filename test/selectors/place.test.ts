import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { splitText } from "../../src/model/text.ts";
import { decodeCounted } from "../../src/questions/client/decode.ts";
import { columnUnits, fromUtf16, toUtf16 } from "../../src/selectors/columns.ts";
import { type CodePlace, isPattern, parsePlace, printPlace } from "../../src/selectors/place.ts";
import { relocateDefaults } from "../../src/selectors/relocate.ts";
import { type PlaceNeed, resolvePlace } from "../../src/selectors/resolve.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { offsetOf, read } from "../../src/syntax/reading.ts";
import { filePlace } from "../support/file-place.ts";
import { isNight } from "../support/night.ts";
import "../support/properties.ts";

const parser = await createParser(["python", "typescript"]);

describe("a written place", () => {
  test.each([
    ["a.py", { kind: "file", path: "a.py" }],
    ["a.py@L12", { kind: "line", path: "a.py", line: 12 }],
    ["a.py@L12:C7", { kind: "position", path: "a.py", line: 12, column: 7 }],
    [
      "src/a.py@R(42,7->44,1)",
      { kind: "range", path: "src/a.py", start: { line: 42, column: 7 }, end: { line: 44, column: 1 } },
    ],
    ["a.py@L12~total", { kind: "name", path: "a.py", line: 12, name: "total", occurrence: 1 }],
    ["a.py@L12~total#2", { kind: "name", path: "a.py", line: 12, name: "total", occurrence: 2 }],
    ["a.py#Invoice.total", { kind: "symbol", path: "a.py", names: ["Invoice", "total"] }],
    ["node_modules/%40types/x.d.ts#A", { kind: "symbol", path: "node_modules/@types/x.d.ts", names: ["A"] }],
    ["my%20file%23.py@L1:C1", { kind: "position", path: "my file#.py", line: 1, column: 1 }],
    ["a.ts#Box.%23secret", { kind: "symbol", path: "a.ts", names: ["Box", "#secret"] }],
    ["a.yml#on.pull%3Arequest", { kind: "symbol", path: "a.yml", names: ["on", "pull:request"] }],
    ["a.py#f:body", { kind: "symbol", path: "a.py", names: ["f"], role: "body" }],
    ["a.py#f:sig?overload=1", { kind: "symbol", path: "a.py", names: ["f"], role: "sig", overload: 1 }],
    ["py://pkg.mod", { kind: "module", language: "py", module: "pkg.mod", names: [] }],
    [
      "py://pkg.mod#Class.method:body",
      { kind: "module", language: "py", module: "pkg.mod", names: ["Class", "method"], role: "body" },
    ],
    [
      "ts://@shop/core/rates#rate",
      { kind: "module", language: "ts", module: "@shop/core/rates", names: ["rate"] },
    ],
    [
      "go://example.com/shop#Ship.Load",
      { kind: "module", language: "go", module: "example.com/shop", names: ["Ship", "Load"] },
    ],
    ["rs://shop::rates#due", { kind: "module", language: "rs", module: "shop::rates", names: ["due"] }],
    [
      "ast://[module=pkg.mod]/[class=Class]/[def=method]/name[1]",
      {
        kind: "ast",
        root: { module: "pkg.mod" },
        steps: [
          { kind: "class", name: "Class" },
          { kind: "def", name: "method" },
          { kind: "name", index: 1 },
        ],
      },
    ],
    [
      "ast://[file=a.ts]/[def=%5BSymbol.iterator%5D][2]",
      { kind: "ast", root: { path: "a.ts" }, steps: [{ kind: "def", name: "[Symbol.iterator]", index: 2 }] },
    ],
    [
      'anchor://src/app.py#"def%20load_data("?ctx=24&hash=sha256:0123abcd',
      { kind: "anchor", path: "src/app.py", snippet: "def load_data(", ctx: 24, hash: "sha256:0123abcd" },
    ],
    ["a.cpp#Ship.operator<", { kind: "symbol", path: "a.cpp", names: ["Ship", "operator<"] }],
    ["a.cpp#Ship.%7EShip", { kind: "symbol", path: "a.cpp", names: ["Ship", "~Ship"] }],
    ["file:///C:/x.py", { kind: "file", path: "file:///C:/x.py" }],
    [
      `a.py@L1:C2?seen=${"0".repeat(40)}`,
      { kind: "position", path: "a.py", line: 1, column: 2, seen: "0".repeat(40) },
    ],
    [
      `a.py#f?overload=1&seen=${"a".repeat(40)}`,
      { kind: "symbol", path: "a.py", names: ["f"], overload: 1, seen: "a".repeat(40) },
    ],
  ] as const)("%s is read, and printed as it was", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
    expect(printPlace(parsePlace(text))).toBe(text);
  });

  test.each([
    ["py://pkg.mod#Class:method:body", "py://pkg.mod#Class.method:body"],
    ["a.cpp#shop::Ship::load", "a.cpp#shop.Ship.load"],
    ["a.py#f:body:def", "a.py#f.body"],
    ["cpp://src/ship.cpp#Ship.load", "src/ship.cpp#Ship.load"],
    ["sh://run.sh#main", "run.sh#main"],
    ["js://src/rates#due", "ts://src/rates#due"],
    ['anchor://a.py#"def load(\\"x\\")"?ctx=8', 'anchor://a.py#"def%20load(%22x%22)"?ctx=8'],
    ["c:\\x.py@L1", "file:///C:/x.py@L1"],
    ["C:/x.py@L1", "file:///C:/x.py@L1"],
    ["file:///c%3A/x.py@L1", "file:///C:/x.py@L1"],
    ["file:///home/a%20b.py#f", "file:///home/a%20b.py#f"],
  ])("%s is another way to write %s", (text, printed) => {
    expect(printPlace(parsePlace(text))).toBe(printed);
    expect(printPlace(parsePlace(printed))).toBe(printed);
  });

  test("a pattern for files is no place, and its characters can be encoded", () => {
    expect(["src/*.py", "{a,b}.ts", "a.py#b*", "py://a*"].map(isPattern)).toEqual([true, true, false, false]);
    expect(printPlace({ kind: "file", path: "a*.py" })).toBe("a%2A.py");
  });

  const name = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("\0"));
  const identifier = fc.stringMatching(/^[a-z_][a-z0-9_]{0,8}$/u);
  const seen = fc.option(fc.constantFrom("0".repeat(40), "ab".repeat(32)), { nil: undefined });
  const count = fc.integer({ min: 1, max: 1_000_000 });
  const position = fc.record({ line: count, column: count });
  const plain: fc.Arbitrary<CodePlace> = fc.oneof(
    fc.record({ kind: fc.constant("file" as const), path: name }),
    fc.record({ kind: fc.constant("line" as const), path: name, line: count }),
    fc.record({ kind: fc.constant("position" as const), path: name, line: count, column: count }),
    fc
      .record({ kind: fc.constant("range" as const), path: name, start: position, end: position })
      .filter(
        ({ start, end }) => start.line < end.line || (start.line === end.line && start.column <= end.column),
      ),
    fc.record({ kind: fc.constant("name" as const), path: name, line: count, name, occurrence: count }),
    fc.record({
      kind: fc.constant("symbol" as const),
      path: name,
      names: fc.array(name, { minLength: 1, maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constant("symbol" as const),
      path: name,
      names: fc.array(name, { minLength: 1, maxLength: 2 }),
      role: fc.constantFrom("sig" as const, "body" as const, "doc" as const),
      overload: fc.nat(999_999),
    }),
    fc.record({
      kind: fc.constant("module" as const),
      language: fc.constantFrom("ts" as const, "go" as const, "rs" as const),
      module: name,
      names: fc.array(name, { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant("module" as const),
      language: fc.constant("py" as const),
      module: fc.array(identifier, { minLength: 1, maxLength: 3 }).map((all) => all.join(".")),
      names: fc.array(name, { minLength: 1, maxLength: 3 }),
      overload: fc.nat(999_999),
    }),
    fc.record({
      kind: fc.constant("ast" as const),
      root: fc.oneof(fc.record({ path: name }), fc.record({ module: name })),
      steps: fc.array(
        fc.oneof(
          fc.record({
            kind: fc.constantFrom("class" as const, "def" as const, "key" as const, "var" as const),
            name,
          }),
          fc.record({ kind: fc.constantFrom("class" as const, "def" as const), name, index: count }),
          fc.record({
            kind: fc.constantFrom("name" as const, "call" as const, "param" as const),
            index: count,
          }),
        ),
        { maxLength: 4 },
      ),
    }),
    fc.record({ kind: fc.constant("anchor" as const), path: name, snippet: name }),
    fc.record({
      kind: fc.constant("anchor" as const),
      path: name,
      snippet: name,
      ctx: fc.nat(10_000),
      hash: fc.constantFrom("sha256:01234567", `sha256:${"f".repeat(64)}`),
    }),
  );
  const places: fc.Arbitrary<CodePlace> = fc
    .tuple(plain, seen)
    .map(([place, version]) => (version === undefined ? place : { ...place, seen: version }));

  test("comes back from its text, whatever stands in its names", () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(parsePlace(printPlace(place))).toEqual(place);
      }),
    );
  });

  test("two places never have one text", () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(printPlace(one)).not.toBe(printPlace(other));
      }),
    );
  });

  test("whatever the text is, it is a place or an error of a person", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect([0, 2]).toContain(codeOf(() => parsePlace(text)));
      }),
    );
  });

  test("a changed place is a place with one printed text, or an error that points at a character", () => {
    const changed = fc
      .tuple(
        places,
        fc.nat(),
        fc.string({ unit: fc.constantFrom(...'@#~?:/[]()"%.,->LCR=&1a '), maxLength: 3 }),
      )
      .map(([place, at, put]) => {
        const text = printPlace(place);
        const start = at % (text.length + 1);
        return text.slice(0, start) + put + text.slice(start + (at % 3));
      });
    fc.assert(
      fc.property(changed, (text) => {
        let place: CodePlace;
        try {
          place = parsePlace(text);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          const [, at] = /at character (\d+)$/u.exec(error.message) ?? [];
          expect(text === "" || (Number(at) >= 1 && Number(at) <= [...text].length + 1)).toBe(true);
          return;
        }
        expect(parsePlace(printPlace(place))).toEqual(place);
      }),
      { numRuns: isNight ? 1_000_000 : 10_000 },
    );
    // A million texts take minutes on a busy machine.
  }, 1_200_000);

  test.each([
    ["a.py@12", 6],
    ["a.py#A..b", 8],
    ["a😀 b.py", 3],
    ["py://pkg-mod#f", 6],
    ["ast://[class=A]", 7],
    ["ast://[file=a.py]/[func=f]", 19],
    ['anchor://a.py#"x', 17],
    ["a.py#f?seen=1", 13],
    ["a.py#f?overload=1&overload=2", 18],
    ["a.py@L1?overload=1", 8],
    ["xy://a", 1],
  ])("%s is wrong at character %i", (text, at) => {
    expect(problemOf(() => parsePlace(text)).message).toMatch(new RegExp(`, at character ${at}$`, "u"));
  });

  test("a text of a million characters is parsed in one pass", () => {
    const long = "a.".repeat(500_000);
    const place = parsePlace(`x.py#${long}b`);
    expect(place.kind === "symbol" && place.names.length).toBe(500_001);
    expect(codeOf(() => parsePlace(`x.py#${long}`))).toBe(2);
    expect(codeOf(() => parsePlace(`anchor://x.py#"${long}`))).toBe(2);
    expect(codeOf(() => parsePlace(`x.py@L${"1".repeat(1_000_000)}`))).toBe(2);
  });

  test.each([
    ["", 2],
    ["@L1", 2],
    ["a.py@", 2],
    ["a.py@12", 2],
    ["a.py@L1:7", 2],
    ["a.py@L1~", 2],
    ["a.py#", 2],
    ["a.py#A..b", 2],
    ["a.py@R(2,1->1,1)", 2],
    ["a b.py@L1", 2],
    ["a%zz.py", 2],
    ["a%ff.py", 2],
    ["a%00.py", 2],
    ["a?.py", 2],
    ["a.py@L0", 2],
    ["a.py@L1:C0", 2],
    ["a.py@L1~x#0", 2],
    ["a.py@R(0,1->1,1)", 2],
  ])("%s ends with %i", (text, code) => expect(codeOf(() => parsePlace(text))).toBe(code));

  test("a name itself is its part `def`", () => {
    expect(printPlace(parsePlace("a.py#f:def"))).toBe("a.py#f");
  });

  test.each([
    ["a.py#f?overload=01", "`overload` must be a number from 0 to 999999, at character 17"],
    [
      "a.py#f?ctx=1",
      "only ?overload=N and seen=COMMIT can follow, in this order, joined by &, at character 7",
    ],
    ["a.py#:sig", "the name is empty, at character 6"],
  ])("%s is refused: %s", (text, why) => {
    expect(problemOf(() => parsePlace(text)).message).toBe(`\`${text}\` is not a place: ${why}`);
  });

  test("what has to be encoded is said with its code", () => {
    expect(() => parsePlace("a b.py@L1")).toThrow('the path contains " "; write %20 instead');
  });
});

const python = `import os

class Invoice:
    def total(self) -> int:
        return sum(x for x in [1, 2])

def twice(a, b):
    return a

def twice(a):
    s = "😀é"; t = a
    return a
`;

describe("a place in a file", () => {
  const at = (text: string, need: PlaceNeed = "position", content: string | undefined = python) =>
    resolvePlace(filePlace(text), need, {
      text: content,
      reading: content === undefined ? undefined : read(parser, "python", content),
      unit: "codepoint",
      relocation: relocateDefaults,
      paths: () => ["app.py", "other.py"],
    });
  const brief = (text: string, need?: PlaceNeed) => {
    const { range, symbol } = at(text, need);
    const { start, end } = range;
    return `${start.line},${start.character}-${end.line},${end.character} ${symbol}`;
  };

  test.each([
    ["app.py@L4:C9", "3,8-3,8 Invoice.total"],
    ["app.py@R(4,9->4,14)", "3,8-3,14 Invoice.total".replace("14", "13")],
    ["app.py#Invoice.total", "3,8-3,13 Invoice.total"],
    ["app.py#Invoice", "2,6-2,13 Invoice"],
    ["app.py@L5~x", "4,19-4,20 Invoice.total"],
    ["app.py@L5~x#2", "4,25-4,26 Invoice.total"],
    ["app.py@L5~SUM", "4,15-4,18 Invoice.total"],
    // Behind an emoji that is one character to a person and two to the protocol.
    ["app.py@L11:C15", "10,15-10,15 twice"],
    ["app.py@L11~t", "10,15-10,16 twice"],
  ])("%s is %s", (text, found) => expect(brief(text)).toBe(found));

  test("a line is all of it, and a file is all of it, where that is enough", () => {
    expect(brief("app.py@L1", "line")).toBe("0,0-0,9 null");
    expect(brief("app.py", "file")).toBe("0,0-12,0 null");
  });

  test.each([
    ["app.py@L99:C1", 3],
    ["app.py@L1:C11", 3],
    ["app.py@L1~nothing", 3],
    ["app.py@L5~x#3", 3],
    // The name is on other lines only.
    ["app.py@L1~total", 3],
    ["app.py#Invoice.sum", 3],
    ["app.py#total", 3],
    ["app.py#twice", 4],
    ["app.py@L5", 2],
    ["app.py", 2],
  ])("%s ends with %i", (text, code) => expect(codeOf(() => at(text))).toBe(code));

  test("a file that is not there is 3, with the nearest", () => {
    const found = problemOf(() =>
      resolvePlace(filePlace("ap.py"), "file", {
        text: undefined,
        reading: undefined,
        unit: "utf-16",
        relocation: relocateDefaults,
        paths: () => ["app.py"],
      }),
    );
    expect([found.exitCode, found.hint]).toEqual([3, "Did you mean `app.py`?"]);
  });

  test("a place as answers print it is none, and is named as it would be asked after", () => {
    const hint = (text: string) =>
      problemOf(() =>
        resolvePlace(filePlace(text), "file", {
          text: undefined,
          reading: undefined,
          unit: "utf-16",
          relocation: relocateDefaults,
          paths: () => ["app.py"],
        }),
      ).hint;
    expect([hint("app.py:12:7"), hint("app.py:12")]).toEqual([
      "Did you mean `app.py@L12:C7`?",
      "Did you mean `app.py@L12`?",
    ]);
  });

  test("what it could have been is said", () => {
    expect(problemOf(() => at("app.py#twice")).hint).toMatchInlineSnapshot(`
      "Name one of them:
      app.py@L7:C5  app.py#twice?overload=0
      app.py@L10:C5  app.py#twice?overload=1"
    `);
    expect(problemOf(() => at("app.py@L5")).hint).toMatchInlineSnapshot(`
      "Name one of the symbols on the line:
      app.py@L5:C16  app.py@L5~sum
      app.py@L5:C20  app.py@L5~x
      app.py@L5:C26  app.py@L5~x#2"
    `);
    expect(problemOf(() => at("app.py@L5~x#3")).hint).toMatchInlineSnapshot(`
      "Name one of them:
      app.py@L5~x
      app.py@L5~x#2"
    `);
    expect(problemOf(() => at("app.py#total")).hint).toBe("Did you mean `Invoice.total`?");
  });

  test("overloads are several", () => {
    const text = "function f(a: string): void;\nfunction f(a: number): void;\nfunction f(a: unknown) {}\n";
    const resolve = () =>
      resolvePlace(filePlace("a.ts#f"), "position", {
        text,
        reading: read(parser, "typescript", text),
        unit: "utf-16",
        relocation: relocateDefaults,
        paths: () => [],
      });
    expect(problemOf(resolve).hint).toBe(
      "Name one of them:\na.ts@L1:C10  a.ts#f?overload=0\na.ts@L2:C10  a.ts#f?overload=1\na.ts@L3:C10  a.ts#f?overload=2",
    );
  });
});

describe("a part of a definition", () => {
  const text = `class Boat:
    @property
    def name(self) -> str:
        """Its name."""
        return "x"

    @name.setter
    def name(self, to: str) -> None:
        pass

def moor(): ...

def moor(at): return at
`;
  const reading = read(parser, "python", text);
  const resolved = (place: string) =>
    resolvePlace(filePlace(place), "position", {
      text,
      reading,
      complete: reading,
      unit: "utf-16",
      relocation: relocateDefaults,
      paths: () => [],
    });
  const seen = (place: string) => {
    const { range, at = range.start } = resolved(place);
    const [start, end] = [range.start, range.end].map((one) => offsetOf(reading.starts, one));
    return `${at.line + 1}:${at.character + 1} ${text.slice(start, end)}`;
  };

  test.each([
    ["a.py#Boat.name", "3:9 name"],
    ["a.py#Boat.name:sig", "3:9 def name(self) -> str"],
    ["a.py#Boat.name:doc", '4:9 """Its name."""'],
    ["a.py#Boat.name:sig?overload=1", "8:9 def name(self, to: str) -> None"],
    ["a.py#moor:body?overload=1", "13:15 return at"],
  ])("%s is at %s", (place, found) => expect(seen(place)).toBe(found));

  test("is an error with the next step where there is none", () => {
    expect(problemOf(() => resolved("a.py#moor:doc?overload=0")).message).toBe(
      "`moor` of a.py has no doc that can be read",
    );
    expect(problemOf(() => resolved("a.py#moor?overload=2"))).toMatchObject({
      exitCode: 3,
      message: "a.py defines `moor` 2 times, so there is no overload 2",
      hint: "Overloads count from 0: a.py#moor?overload=1 is the last one.",
    });
  });
});

describe("columns", () => {
  const texts = fc
    .array(
      fc.constantFrom(
        "a",
        "é",
        "e\u0301",
        "漢",
        "😀",
        "\t",
        "👩‍👧",
        "\ufeff",
        "א",
        "\u202e",
        "\ufffd",
        "x".repeat(5_000),
      ),
    )
    .map((all) => all.join(""));

  test("every unit gives back the offset that it was made of, at every character", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...columnUnits), (line, unit) => {
        let offset = 0;
        for (const character of `${line}$`) {
          expect(toUtf16(line, fromUtf16(line, offset, unit), unit)).toBe(offset);
          offset += character.length;
        }
      }),
    );
  });

  test("count as Buffer and as iteration count", () => {
    fc.assert(
      fc.property(texts, (line) => {
        expect(fromUtf16(line, line.length, "utf-8")).toBe(Buffer.byteLength(line));
        expect(fromUtf16(line, line.length, "codepoint")).toBe([...line].length);
      }),
    );
  });

  test("bytes that are not UTF-8 count as bytes, and the file's own U+FFFD as three", () => {
    const parts = fc.array(
      fc.oneof(
        fc.constantFrom("é", "漢😀", "\ufffd", "a").map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 5 }).map((bytes) => Buffer.from(bytes)),
      ),
    );
    fc.assert(
      fc.property(parts, (all) => {
        const bytes = Buffer.concat(all);
        const counted = decodeCounted(bytes);
        expect(counted.toWellFormed()).toBe(bytes.toString("utf8"));
        expect(fromUtf16(counted, counted.length, "utf-8")).toBe(bytes.length);
        expect(toUtf16(counted, bytes.length, "utf-8")).toBe(counted.length);
        expect(fromUtf16(counted, counted.length, "codepoint")).toBe([...bytes.toString("utf8")].length);
      }),
    );
  });

  test.each([
    ["utf-8", 16, 17],
    ["utf-16", 16, 17],
    ["codepoint", 16, 17],
  ] as const)("in latin-1, %s counts a letter once", (unit, column, next) => {
    const counted = decodeCounted(Buffer.from('name = "caf\xe9"; x = 1\n', "latin1"));
    const source = {
      text: counted.toWellFormed(),
      counted,
      reading: undefined,
      unit,
      paths: () => [],
      relocation: relocateDefaults,
    };
    const at = (text: string) => resolvePlace(filePlace(text), "position", source).range.start.character;
    expect([at(`x.py@L1:C${column}`), at("x.py@L1~x"), at(`x.py@R(1,${next}->1,${next})`)]).toEqual([
      15, 15, 16,
    ]);
  });

  test("inside of a character is nowhere, and so is what is behind the end", () => {
    expect([toUtf16("😀", 1, "utf-16"), toUtf16("😀", 2, "utf-8"), toUtf16("a", 2, "codepoint")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("lines end as the protocol ends them", () => {
    const text = "a\r\nb\rc\n";
    expect(splitText(text)).toEqual(["a", "b", "c", ""]);
    const found = resolvePlace(filePlace("x.py@L3:C2"), "position", {
      text,
      reading: undefined,
      unit: "utf-8",
      relocation: relocateDefaults,
      paths: () => [],
    });
    expect(found.range.start).toEqual({ line: 2, character: 1 });
  });
});

function problemOf(run: () => unknown): UserError {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error("it was taken");
}

function codeOf(run: () => unknown): number {
  try {
    run();
    return 0;
  } catch (error) {
    if (error instanceof UserError) return error.exitCode;
    throw error;
  }
}
