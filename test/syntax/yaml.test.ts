/** What YAML is read as: its keys, nested. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { splitText } from "../../src/model/text.ts";
import { findAliases } from "../../src/syntax/aliases.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { keyAt, namedDefinitions, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { isSound, type Reading, read } from "../../src/syntax/reading.ts";
import { assertKeys, marked, symbolsIn } from "./keys.ts";

const parser = await createParser(["yaml"]);
const reading = (text: string): Reading => read(parser, "yaml", text);

test("an outline has its keys, and the items of lists that hold keys", () => {
  const text = `# one
jobs:
  build: # two
    runs-on: "x"
    steps:
      - uses: a@v4

      - run: |
          echo 1

          echo 2
      # three
      -
        with: { b: [1, { c: 2 }] }
      - - d: 1
    nothing:
a.b/c: 1
`;
  expect(symbolsIn(reading(text))).toEqual([
    ...["jobs 2-16", "jobs.build 3-16", "jobs.build.runs-on 4-4", "jobs.build.steps 5-15"],
    ...["jobs.build.steps[0] 6-6", "jobs.build.steps[0].uses 6-6"],
    ...["jobs.build.steps[1] 8-11", "jobs.build.steps[1].run 8-11"],
    ...["jobs.build.steps[2] 13-14", "jobs.build.steps[2].with 14-14", "jobs.build.steps[2].with.b 14-14"],
    ...["jobs.build.steps[2].with.b[1] 14-14", "jobs.build.steps[2].with.b[1].c 14-14"],
    ...["jobs.build.steps[3] 15-15", "jobs.build.steps[3][0] 15-15", "jobs.build.steps[3][0].d 15-15"],
    ...["jobs.build.nothing 16-16", "a.b/c 17-17"],
  ]);
});

test("whatever a key is: what is a word is its name, and what is none has none", () => {
  const text = `1: a
true: b
'it''s': c
"d e": d
? f
: g
? [h, i]
: j: 1
? |
  k
: l: 1
: m
&n o: !!str p
<<: *n
q: 1
q: 2
`;
  expect(symbolsIn(reading(text)).map((one) => one.replace(/ \d.*$/u, ""))).toEqual([
    ...["1", "true", "it''s", "d e", "f", "j", "l", "o", "<<", "q", "q"],
  ]);
});

test("an anchor is read where it stands, and not where it is used", () => {
  const text = `a: &a [x, x]\n${[..."bcdefghi"].map((name, at) => `${name}: &${name} [${`*${"abcdefgh"[at]},`.repeat(9)}]\n`).join("")}z: { <<: *a, y: *i }\n`;
  expect(symbolsIn(reading(text)).map((one) => one.split(" ")[0])).toEqual([
    ...[..."abcdefghi", "z", "z.<<", "z.y"],
  ]);
});

test("of several documents each has its keys, and none is in another", () => {
  const text = "%YAML 1.2\n---\na:\n  b: 1\n...\n---\na:\n  b: 2\n---\n- c: 1\n";
  expect(symbolsIn(reading(text))).toEqual([
    "a 3-4",
    "a.b 4-4",
    "a 7-8",
    "a.b 8-8",
    "[0] 10-10",
    "[0].c 10-10",
  ]);
});

test.each([
  ["a: |1\n", "a"],
  ["a: 1|\n", "a"],
  ["a: 1 |# b\n", null],
  ["a:|\n", "a"],
  ["a:\n  - |b: 1\n", "a[0].b"],
  ["a:\n  |- b: 1\n", "a[0]"],
  ["a:\n  - b: 1\n    c: |2\n", "a[0].c"],
  ["a:\n  - 1\n  - |2\n", "a"],
  ["a: {b: [1, {c: |1}]}\n", "a.b[1].c"],
  ["a: >\n  b\n  |c\n", "a"],
  ["|\na: 1\n", null],
])("the symbol of %j is %s", (text, expected) => {
  const { at, of } = marked(text);
  expect(symbolAt(reading(of), at)).toBe(expected);
});

test.each([
  ["- a: 1\n  id: 'n'\n  c: |2\n", "[id: n].c"],
  ["l:\n  - uses: x@v4\n    with:\n      c: |2\n", "l[uses: x@v4].with.c"],
  ["- - c: |2\n", "[][c: 2].c"],
  ["kind: A\nmetadata: { name: b }\n---\nkind: C\nmetadata:\n  name: |d\n", "C d#metadata.name"],
  ["a: 1\n---\na: |2\n", "#a"],
])("wherever the item stands, %j is known by %s", (text, expected) => {
  const { at, of } = marked(text);
  expect(keyAt(reading(of), at)).toBe(expected);
});

test("comments are known, and the text of blocks is a string", () => {
  const text = "\ufeff# one\r\na: 1 # two\r\nb: | # three\r\n  # four\r\n  c: 1\r\nd: '#5' # six\r\n";
  const found = reading(text);
  const of = (spans: Reading["comments"]) => spans.map(({ start, end }) => text.slice(start, end));
  expect(symbolsIn(found)).toEqual(["a 2-2", "b 3-5", "d 6-6"]);
  expect([of(found.comments), of(found.strings)]).toEqual([
    ["# one", "# two", "# three", "# six"],
    ["  # four\r\n  c: 1"],
  ]);
  expect(splitText(found.code).map((line) => line.trimEnd())).toEqual([
    ...["\ufeff", "a: 1", "b: |", "", "", "d: '#5'", ""].map((line) => line.trimEnd()),
  ]);
});

test.each(["a: [1\n", "a:\n\t- 1\n", "a: b: c\n", "a: 1\n b: 2\n", "- a\nb: 1\n", "{a: 1}}\n"])(
  "of %j, which has errors, nothing is said",
  (text) => {
    const odd = reading(text);
    expect([odd.hasErrors, odd.definitions, odd.comments, odd.code, isSound(odd)]).toEqual([
      ...[true, [], [], text, true],
    ]);
  },
);

test("nothing is said of what it names elsewhere", () => {
  expect([importsIn("yaml", "import: a\n"), findAliases(reading("import: a\n"))]).toEqual([[], []]);
  expect(syntaxLanguage("yaml")).toBe("yaml");
});

describe("takes", () => {
  test.each([
    ["nothing", ""],
    ["NUL", "\0a: 1\n"],
    ["half a character", "\ud800: \udc00\n"],
    ["ten thousand open brackets", "[".repeat(10_000)],
    ["ten thousand brackets", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["ten thousand lists", `${"- ".repeat(10_000)}a\n`],
    ["ten thousand keys in each other", `${"? ".repeat(10_000)}a\n`],
    ["a hundred lists", `${"- ".repeat(100)}a: 1\n`],
    ["a thousand anchors", "- &a a\n- *a\n".repeat(1_000)],
    ["a thousand documents", "a: 1\n---\n".repeat(1_000)],
    ["a thousand keys of one name", "a: 1\n".repeat(1_000)],
    ["ten thousand quotes that do not end", "\"\n'".repeat(10_000)],
  ])("%s", (_name, text) => {
    assertKeys(reading(text));
  });

  test("names that nest deep up to where their path is long", () => {
    const text = Array.from({ length: 150 }, (_, at) => `${" ".repeat(at)}${"ab".repeat(5)}:\n`).join("");
    const all = namedDefinitions(reading(text));
    expect([all.length, Math.max(...all.map(({ symbol }) => symbol.length))]).toEqual([45, 494]);
  });
});

test("every definition lies in what is around it, and its name is spelt where it stands", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 5 }),
      fc.constantFrom("BLOCK_LITERAL", "QUOTE_SINGLE", "PLAIN"),
      fc.integer({ min: 1, max: 5 }),
      (value, defaultStringType, indent) => {
        const found = reading(stringify(value, { defaultStringType, indent, lineWidth: 40 }));
        expect(found.hasErrors).toBe(false);
        assertKeys(found);
      },
    ),
    { numRuns: 300 },
  );
});

test("never throws, says the same twice, and stays within the text", () => {
  const piece = fc.constantFrom(
    ..."a|b: |- |? |: |[|]|{|}|,|\n|\n  |\n    |\r\n|\r|\t|#|# c|\"|'|&a |*a|!!str |%|---|...|>|~|😀|\\|\ufeff| |<<: *a".split(
      "|",
    ),
    "|\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (chosen) => {
      const text = chosen.join("");
      const first = reading(text);
      expect(JSON.stringify(reading(text))).toBe(JSON.stringify(first));
      expect(first.code.length).toBe(text.length);
      assertKeys(first);
    }),
    { numRuns: 500 },
  );
});
