/** What JSON is read as: its keys, nested. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitText } from "../../src/model/text.ts";
import { keyAt, namedDefinitions, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { isSound, type Reading, read } from "../../src/syntax/reading.ts";
import { assertKeys, marked, symbolsIn } from "./keys.ts";

const parser = await createParser(["json"]);
const reading = (text: string): Reading => read(parser, "json", text);

test("an outline has its keys, and the items of lists that hold keys", () => {
  const text = `{
  "jobs": {
    "build": { "runs-on": "x", "steps": [{ "run": "a" }, 1, [], {}, [{ "with": { "b": 1 } }]] },
    "a.b/c": null, "it\\"s": true, "": 1
  },
  "jobs": []
}`;
  expect(symbolsIn(reading(text))).toEqual([
    ...["jobs 2-5", "jobs.build 3-3", "jobs.build.runs-on 3-3", "jobs.build.steps 3-3"],
    ...["jobs.build.steps[0] 3-3", "jobs.build.steps[0].run 3-3", "jobs.build.steps[4] 3-3"],
    ...["jobs.build.steps[4][0] 3-3", "jobs.build.steps[4][0].with 3-3", "jobs.build.steps[4][0].with.b 3-3"],
    ...["jobs.a.b/c 4-4", 'jobs.it\\"s 4-4', "jobs 6-6"],
  ]);
});

test.each([
  ['{"a": |1}', "a"],
  ['{"a": 1|}', "a"],
  ['{"a": 1 |}', null],
  ['{"a": [1, |2]}', "a"],
  ['{"a": [|{"b": 1}]}', "a[0]"],
  ['{"a": [{"b": 1}, {"b": "|"}]}', "a[1].b"],
  ['[{"b": "|"}]', "[0].b"],
  ["|1", null],
])("the symbol of %j is %s", (text, expected) => {
  const { at, of } = marked(text);
  expect(symbolAt(reading(of), at)).toBe(expected);
});

test.each([
  ['[{"a": 1, "id": "n", "c": "|"}]', "[id: n].c"],
  ['[{"name": "n", "id": 3, "c": "|"}]', "[id: 3].c"],
  ['{"l": [{"x": "1", "c": "|"}]}', "l[x: 1].c"],
  ['[{"c": {"d": "|"}}]', "[].c.d"],
])("wherever the item stands, %j is known by %s", (text, expected) => {
  const { at, of } = marked(text);
  expect(keyAt(reading(of), at)).toBe(expected);
});

test("comments and a comma at the end are no errors; anything else is, and then nothing is said", () => {
  const text = '\ufeff{ // one\r\n\t"a": 1, /* two */\r\n}\r\n';
  const found = reading(text);
  expect([symbolsIn(found), found.hasErrors]).toEqual([["a 2-2"], false]);
  expect(found.comments.map(({ start, end }) => text.slice(start, end))).toEqual(["// one", "/* two */"]);
  expect(found.code).toBe('\ufeff{       \r\n\t"a": 1,          \r\n}\r\n');
  const odd = reading('{ "a": 1 "b": 2 }');
  expect([odd.hasErrors, odd.definitions, odd.code, isSound(odd)]).toEqual([
    ...[true, [], '{ "a": 1 "b": 2 }', true],
  ]);
  expect(reading("{}").isBroken("{")).toBe(true);
  expect([syntaxLanguage("json"), syntaxLanguage("jsonc")]).toEqual(["json", "json"]);
});

describe("takes", () => {
  test.each([
    ["nothing", ""],
    ["NUL", '\0{"a": 1}'],
    ["half a character", '{"\ud800": "\udc00"}'],
    ["ten thousand open brackets", "[".repeat(10_000)],
    ["ten thousand brackets", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["ten thousand objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["nine hundred objects", `${'{"a":'.repeat(900)}1${"}".repeat(900)}`],
    ["nine hundred long keys", `${`{"${"a".repeat(300)}":`.repeat(900)}1${"}".repeat(900)}`],
    ["five thousand keys of one name", `{${'"a":1,'.repeat(5_000)}}`],
    ["five thousand items", `[${'{"a":1},'.repeat(5_000)}]`],
  ])("%s", (_name, text) => {
    assertKeys(reading(text));
  });

  test("names that nest deep up to where their path is long", () => {
    const all = namedDefinitions(reading(`${'{"abcd":'.repeat(900)}1${"}".repeat(900)}`));
    expect([all.length, Math.max(...all.map(({ symbol }) => symbol.length))]).toEqual([100, 499]);
  });
});

test("every definition lies in what is around it, and its name is spelt where it stands", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
      const found = reading(JSON.stringify(value, undefined, indent));
      expect(found.hasErrors).toBe(false);
      assertKeys(found);
    }),
    { numRuns: 300 },
  );
});

test("never throws, says the same twice, and stays within the text", () => {
  const piece = fc.constantFrom(
    ...'{|}|[|]|,|:|"|\'|"a"|"b.c"|1|true|nul|\n|\r\n|\r|\t|//|/*|*/|😀|\\|\ufeff| '.split("|"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (chosen) => {
      const text = chosen.join("");
      const first = reading(text);
      expect(JSON.stringify(reading(text))).toBe(JSON.stringify(first));
      expect(first.code.length).toBe(text.length);
      expect(splitText(first.code).length).toBe(splitText(text).length);
      assertKeys(first);
    }),
    { numRuns: 500 },
  );
});
