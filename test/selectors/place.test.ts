import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { splitText } from "../../src/model/text.ts";
import { columnUnits, fromUtf16, toUtf16 } from "../../src/selectors/columns.ts";
import { type CodePlace, parsePlace, printPlace } from "../../src/selectors/place.ts";
import { type PlaceNeed, resolvePlace } from "../../src/selectors/resolve.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { offsetOf, read } from "../../src/syntax/reading.ts";
import { createPartFinder } from "../../src/syntax/roles.ts";
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
  ] as const)("%s is read, and printed as it was", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
    expect(printPlace(parsePlace(text))).toBe(text);
  });

  const name = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("\0"));
  const count = fc.integer({ min: 1, max: 1_000_000 });
  const position = fc.record({ line: count, column: count });
  const places: fc.Arbitrary<CodePlace> = fc.oneof(
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
  );

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
        const code = codeOf(() => parsePlace(text));
        expect([0, 2, 13]).toContain(code);
      }),
    );
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
    ["a.py@L0", 13],
    ["a.py@L1:C0", 13],
    ["a.py@L1~x#0", 13],
    ["a.py@R(0,1->1,1)", 13],
  ])("%s ends with %i", (text, code) => expect(codeOf(() => parsePlace(text))).toBe(code));

  test("a name itself is its part `def`", () => {
    expect(printPlace(parsePlace("a.py#f:def"))).toBe("a.py#f");
  });

  test.each([
    [
      "a.py#f:head",
      "`:head` is not a part of a definition. Use :def, :sig, :body or :doc, and write %3A for a colon in a name",
    ],
    ["a.py#f?overload=01", "`?overload=01` is not ?overload=N"],
    ["a.py#f?seen=1", "`?seen=1` is not ?overload=N"],
    ["a.py#:sig", "the name is empty"],
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
    resolvePlace(parsePlace(text), need, {
      text: content,
      reading: content === undefined ? undefined : read(parser, "python", content),
      unit: "codepoint",
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
    ["app.py#Invoice.sum", 3],
    ["app.py#total", 3],
    ["app.py#twice", 4],
    ["app.py@L5", 2],
    ["app.py", 2],
  ])("%s ends with %i", (text, code) => expect(codeOf(() => at(text))).toBe(code));

  test("a file that is not there is 3, with the nearest", () => {
    const found = problemOf(() =>
      resolvePlace(parsePlace("ap.py"), "file", {
        text: undefined,
        reading: undefined,
        unit: "utf-16",
        paths: () => ["app.py"],
      }),
    );
    expect([found.exitCode, found.hint]).toEqual([3, "Did you mean `app.py`?"]);
  });

  test("a place as answers print it is none, and is named as it would be asked after", () => {
    const hint = (text: string) =>
      problemOf(() =>
        resolvePlace(parsePlace(text), "file", {
          text: undefined,
          reading: undefined,
          unit: "utf-16",
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
    expect(problemOf(() => at("app.py#total")).hint).toBe("Did you mean `Invoice.total`?");
  });

  test("overloads are several", () => {
    const text = "function f(a: string): void;\nfunction f(a: number): void;\nfunction f(a: unknown) {}\n";
    const resolve = () =>
      resolvePlace(parsePlace("a.ts#f"), "position", {
        text,
        reading: read(parser, "typescript", text),
        unit: "utf-16",
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
    resolvePlace(parsePlace(place), "position", {
      text,
      reading,
      part: createPartFinder(reading),
      unit: "utf-16",
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
    .array(fc.constantFrom("a", "é", "e\u0301", "漢", "😀", "\t", "👩‍👧", "\ufeff"))
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
    const found = resolvePlace(parsePlace("x.py@L3:C2"), "position", {
      text,
      reading: undefined,
      unit: "utf-8",
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
