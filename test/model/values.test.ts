import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../src/model/digest.ts";
import {
  type ComparedFinding,
  type Finding,
  findingId,
  normaliseMessage,
  placesOf,
  severities,
  severityAtLeast,
} from "../../src/model/finding.ts";
import { editDistance, findNearest } from "../../src/model/nearest.ts";
import { compareFindings, compareText, compareValues } from "../../src/model/order.ts";
import {
  isInside,
  isRelativePath,
  pathFromUri,
  placeFromUri,
  relativeInside,
  uriFromPath,
} from "../../src/model/paths.ts";
import { lineStarts, positionAt, rangeWithin, splitText } from "../../src/model/text.ts";

describe("a digest", () => {
  test("is SHA-256 of the UTF-8 bytes", () => {
    expect(sha256("")).toBe("sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("é")).toBe(sha256(Uint8Array.of(0xc3, 0xa9)));
  });

  test("is refused to text that UTF-8 would change", () => {
    expect(() => sha256("\ud800")).toThrow("lone surrogate");
  });
});

describe("a path as URI", () => {
  test.each([
    ["/a b/#c?.py", "file:///a%20b/%23c%3F.py"],
    ["/100%/%41.py", "file:///100%25/%2541.py"],
    ["/ünï/😀.py", "file:///%C3%BCn%C3%AF/%F0%9F%98%80.py"],
    ["/a:b;c,d'(e)*!/@&=+$.py", "file:///a%3Ab%3Bc%2Cd%27%28e%29%2A%21/%40%26%3D%2B%24.py"],
    ["/new\nline\\back", "file:///new%0Aline%5Cback"],
    ["/", "file:///"],
    ["//host/x", "file:////host/x"],
  ])("%j is %s", (path, uri) => {
    expect(uriFromPath(path)).toBe(uri);
    expect(pathFromUri(uri)).toBe(path);
  });

  test("goes there and back for every path", () => {
    const segment = fc.string({ unit: "binary" }).filter((text) => !text.includes("\0"));
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const path = `/${segments.join("/")}`;
        expect(pathFromUri(uriFromPath(path))).toBe(path);
      }),
    );
  });

  test.each(["relative", "", "/nul\0", "/lone\ud800"])("cannot be made of %j", (path) => {
    expect(() => uriFromPath(path)).toThrow("file URI");
  });

  test.each([
    ["file:///a%2541", "/a%41"],
    ["file:///c%3a/x", "/c:/x"],
    ["file:///C:/x", "/C:/x"],
    ["file://localhost/a", "/a"],
    ["FILE://LocalHost/a", "/a"],
    ["file:/a", "/a"],
    ["file:///ünï raw", "/ünï raw"],
    ["file:///a/../b", "/a/../b"],
    ["file:///a/%2e%2e/b", "/a/../b"],
  ])("%s is read as %s", (uri, path) => {
    expect(pathFromUri(uri)).toBe(path);
  });

  test.each([
    "",
    "/a",
    "a",
    "http://localhost/a",
    "untitled:Untitled-1",
    "file://host/a",
    "file://localhost:80/a",
    "file://user@localhost/a",
    "file:a",
    "file:",
    "file://",
    "file:///a?b",
    "file:///a#b",
    "file:///a%00",
    "file:///a%2fb",
    "file:///a%2Fb",
    "file:///a%zz",
    "file:///a%",
    "file:///a%c0%af",
    "file:///a%ff",
    "file:///a\\b",
    "file:///\ud800",
    " file:///a",
  ])("%j names no file here", (uri) => {
    expect(pathFromUri(uri)).toBeUndefined();
  });
});

describe("a path inside a root", () => {
  test.each([
    ["/r", "/r/a/b.py", "a/b.py"],
    ["/r/", "/r//a/./b.py", "a/b.py"],
    ["/", "/a", "a"],
    ["/r", "/r/a/../b", "b"],
    ["/r", "/r/..a", "..a"],
    ["/r", "/r", undefined],
    ["/r", "/r/", undefined],
    ["/r", "/root/a", undefined],
    ["/r", "/r/../s", undefined],
    ["/r", "/r/../../r/../etc/passwd", undefined],
    ["/r", "a", undefined],
    ["r", "/r/a", undefined],
    ["/r", "/R/a", undefined],
  ])("%s of %s: %s", (root, path, expected) => {
    expect(relativeInside(root, path)).toBe(expected);
  });

  test.each([
    ["file:///r/a%20b.py", "a b.py"],
    ["file:///r", undefined],
    ["file:///s/a.py", undefined],
    ["untitled:1", undefined],
  ])("that %s names is the place %j", (uri, path) => {
    const range = { start: { line: 1, character: 2 }, end: { line: 3, character: 4 } };
    expect(placeFromUri("/r", uri, range)).toEqual(path === undefined ? undefined : { path, range });
  });

  test.each([
    ["/r", "/r", true],
    ["/r/a", "/r", true],
    ["/r/a", "/r/", true],
    ["/a", "/", true],
    ["/root", "/r", false],
    ["/", "/r", false],
    ["/a/r/", "/r", false],
  ])("%s in %s: %s", (path, folder, expected) => {
    expect(isInside(path, folder)).toBe(expected);
  });

  test.each([
    ["a/b.py", true],
    ["..a/b..", true],
    ["a\\b", true],
    ["new\nline", true],
    ["", false],
    ["/a", false],
    ["a/", false],
    ["a//b", false],
    ["./a", false],
    ["a/../b", false],
    ["..", false],
    ["a\0b", false],
  ])("%j may leave us: %s", (path, expected) => {
    expect(isRelativePath(path)).toBe(expected);
  });
});

describe("a mistyped name", () => {
  test.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["abc", "abc", 0],
    ["abc", "abd", 1],
    ["abc", "xabc", 1],
    ["abc", "bc", 1],
    ["kitten", "sitting", 3],
    ["ab", "ba", 2],
  ])("%j is from %j so many letters away: %i", (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected);
  });

  const known = ["pyright", "ty", "basedpyright", "rust-analyzer"];
  test.each([
    ["pyrigth", "pyright"],
    ["pyright", "pyright"],
    ["rustanalyser", "rust-analyzer"],
    ["rust", undefined],
    ["t", "ty"],
    ["gopls", undefined],
    ["pyright".repeat(1_000_000), undefined],
  ])("%.20s may mean %s", (name, expected) => {
    expect(findNearest(name, known)).toBe(expected);
  });

  test.each([
    ["ab", ["ac", "ad"], "ac"],
    ["abcd", ["abxy"], "abxy"],
    ["abcd", ["axyz"], undefined],
    ["abcdefghi", ["abcdefxyz"], "abcdefxyz"],
    ["abcdefghi", ["abcdewxyz"], undefined],
    ["ab", [], undefined],
  ])("%j means of %j the first of the nearest, unless too much differs: %j", (name, names, expected) => {
    expect(findNearest(name, names)).toBe(expected);
  });
});

describe("a text", () => {
  test.each([
    ["", [""]],
    ["a", ["a"]],
    ["a\n", ["a", ""]],
    ["a\r\nb\rc\nd", ["a", "b", "c", "d"]],
    ["\r\r\n\n", ["", "", "", ""]],
    ["a\u2028b\u0085c\fd", ["a\u2028b\u0085c\fd"]],
  ])("%j has the lines %j", (text, expected) => {
    expect(splitText(text)).toEqual(expected);
  });

  test("has a position for each offset", () => {
    const text = "a😀\r\nb\n";
    const starts = lineStarts(text);
    expect([-1, 0, 3, 5, 6, 7, 99].map((offset) => positionAt(starts, offset))).toEqual([
      { line: 0, character: 0 },
      { line: 0, character: 0 },
      { line: 0, character: 3 },
      { line: 1, character: 0 },
      { line: 1, character: 1 },
      { line: 2, character: 0 },
      { line: 2, character: 92 },
    ]);
  });

  test.each([
    [[0, 0, 0, 0], true],
    [[0, 1, 0, 3], true],
    [[0, 3, 1, 0], true],
    [[0, 0, 2, 0], true],
    [[0, 0, 0, 4], false],
    [[0, 2, 0, 1], false],
    [[1, 0, 0, 1], false],
    [[0, 0, 3, 0], false],
    [[-1, 0, 0, 1], false],
    [[0, -1, 0, 1], false],
    [[0, 0.5, 0, 1], false],
    [[0, 0, 0, Number.NaN], false],
    [[0, 0, Number.POSITIVE_INFINITY, 0], false],
  ])("can have the range %j: %s", ([startLine = 0, start = 0, endLine = 0, end = 0], expected) => {
    const range = { start: { line: startLine, character: start }, end: { line: endLine, character: end } };
    expect(rangeWithin("abc\r\nd\n", range)).toBe(expected);
  });
});

describe("a finding", () => {
  const id = {
    path: "m.py",
    source: "Pyright",
    code: "call",
    message: "no such",
    symbol: "A.f",
    occurrence: 0,
  };

  test("has an id of everything that says what and where it is", () => {
    expect(findingId(id)).toBe(sha256('["m.py","Pyright","call","no such","A.f",0]'));
    expect(findingId({ ...id, source: null, code: null, symbol: null })).toBe(
      sha256('["m.py",null,null,"no such",null,0]'),
    );
  });

  test("has the same id whatever the layout of its message", () => {
    const layout = { ...id, message: "  no \u00a0\tsuch \r\n" };
    expect(findingId(layout)).toBe(findingId(id));
    expect(findingId({ ...id, message: "no\nsuch" })).not.toBe(findingId(id));
  });

  test("has an id even when a server sends half a character", () => {
    expect(findingId({ ...id, message: "\ud800" })).toBe(findingId({ ...id, message: "\ufffd" }));
  });

  test.each([
    ["a\r\n\u00a0\u00a0b\rc  d", "a\n b\nc d"],
    ["\n x\t", "x"],
    ["É e\u0301", "É e\u0301"],
  ])("%j says %j", (message, expected) => {
    expect(normaliseMessage(message)).toBe(expected);
    expect(normaliseMessage(expected)).toBe(expected);
  });

  const here = { path: "a", range: { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } } };
  const there = { ...here, path: "b" };
  const pair = { ...here, base: null, counterpart: there, seen: null };
  test.each([
    ["new", { state: "new" }, there, here],
    ["unchanged", { state: "unchanged", base: { ...here, path: "c" } }, { ...here, path: "c" }, here],
    ["fixed", { state: "fixed" }, here, there],
    ["removed", { state: "removed" }, here, there],
    ["suppressed", { state: "suppressed" }, here, there],
    ["volatile, seen in head", { state: "volatile", seen: { base: [], head: ["canonical"] } }, there, here],
    ["volatile, never seen in head", { state: "volatile", seen: { base: [], head: [] } }, here, there],
  ])("that is %s has its places", (_, facts, base, head) => {
    expect(placesOf({ ...pair, ...facts } as unknown as ComparedFinding)).toEqual({ base, head });
  });

  test("fails at its severity and below, and never at never", () => {
    const failing = severities.map((threshold) =>
      severities.filter((severity) => severityAtLeast(severity, threshold)),
    );
    expect(failing).toEqual([
      ["error"],
      ["error", "warning"],
      ["error", "warning", "information"],
      ["error", "warning", "information", "hint"],
    ]);
    expect(severities.some((severity) => severityAtLeast(severity, "never"))).toBe(false);
  });
});

const nullable = fc.constantFrom(null, "", "a", "B", "b");
const small = fc.nat({ max: 1 });
const position = fc.record({ line: small, character: small });
const finding: fc.Arbitrary<Finding> = fc.record({
  server: fc.constantFrom("pyright", "ty"),
  source: nullable,
  code: nullable,
  severity: fc.constantFrom(...severities),
  message: fc.constantFrom("_", "a", "A", "😀", "\ufb33"),
  path: fc.constantFrom("a", "a/b", "a.py", "B"),
  range: fc.record({ start: position, end: position }),
  symbol: nullable,
});

describe("the Report order", () => {
  test("is by code units and not by locale", () => {
    expect(["b", "a", "B", "_", "A", "\ufb33", "😀", "ä"].sort(compareText)).toEqual([
      ..."AB_ab",
      "ä",
      "😀",
      "\ufb33",
    ]);
  });

  test("is by path, range, severity, source, code, message, then everything else", () => {
    const at = (line: number, character: number) => ({ line, character });
    const least: Finding = {
      path: "a",
      range: { start: at(0, 0), end: at(0, 0) },
      severity: "error",
      source: null,
      code: null,
      message: "",
      server: "",
      symbol: null,
    };
    const rising: Finding[] = [
      least,
      { ...least, symbol: "" },
      { ...least, server: "a" },
      { ...least, message: "a" },
      { ...least, code: "" },
      { ...least, source: "" },
      { ...least, severity: "warning" },
      { ...least, range: { start: at(0, 0), end: at(0, 1) } },
      { ...least, range: { start: at(0, 0), end: at(1, 0) } },
      { ...least, range: { start: at(0, 1), end: at(0, 1) } },
      { ...least, range: { start: at(1, 0), end: at(1, 0) } },
      { ...least, path: "b" },
    ];
    expect(rising.toReversed().sort(compareFindings)).toEqual(rising);
  });

  test("of values is by kind, then by content, whatever the order of keys", () => {
    const rising = [
      null,
      false,
      true,
      -1,
      1,
      "",
      "a",
      [],
      [1],
      [1, 1],
      [1, 2],
      [2],
      { a: 1 },
      { b: 1, a: 1 },
      { a: 1, b: 2 },
      { a: 2 },
      { b: 0 },
    ];
    expect(rising.toReversed().sort(compareValues)).toEqual(rising);
    expect(compareValues({ b: 1, a: 1 }, { a: 1, b: 1 })).toBe(0);
  });

  test("is total: it tells every two findings apart, also by fields of their own", () => {
    fc.assert(
      fc.property(finding, finding, fc.option(small), fc.option(small), (left, right, one, other) => {
        const [a, b] = [
          { ...left, extra: one },
          { ...right, extra: other },
        ];
        const isEqual = JSON.stringify([left, one]) === JSON.stringify([right, other]);
        expect(compareFindings(a, b) === 0).toBe(isEqual);
        expect(Math.sign(compareFindings(a, b))).toBe(0 - Math.sign(compareFindings(b, a)));
      }),
    );
  });

  test("is one order: whatever comes in, the same comes out", () => {
    fc.assert(
      fc.property(
        fc
          .array(finding, { minLength: 2, maxLength: 30 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const sorted = all.toSorted(compareFindings);
          expect(shuffled.sort(compareFindings)).toEqual(sorted);
          for (let at = 2; at < sorted.length; at++) {
            const [first, last] = [sorted[at - 2], sorted[at]];
            if (first !== undefined && last !== undefined)
              expect(compareFindings(first, last)).toBeLessThanOrEqual(0);
          }
        },
      ),
    );
  });
});

test("an empty list and an empty object are not the same value", () => {
  expect([
    compareValues([], {}),
    compareValues({}, []),
    compareValues([], []),
    compareValues({}, {}),
  ]).toEqual([-1, 1, 0, 0]);
});
