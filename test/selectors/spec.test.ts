/** Places as objects: the same place as the text, and each wrong member is named. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { validateSelectorV1 } from "../../src/schemas/generated/selector.v1.ts";
import { parsePlace } from "../../src/selectors/place.ts";
import { printSpec, specOf } from "../../src/selectors/spec.ts";
import "../support/properties.ts";

const texts = [
  "a.py",
  "a.py@L3",
  "a.py@L3:C7",
  "a.py@R(1,2->3,4)",
  "a.py@L3~x#2",
  "a.py#Box.open",
  "a.py#Box.open:body?overload=1",
  "a.yml#on.pull%3Arequest",
  "a.yml#labels.app%2Eio",
  "py://pkg.mod",
  "py://pkg.mod#Box.open:sig",
  "ts://@shop/core#rate",
  "rs://shop::rates#due",
  "ast://[module=pkg.mod]/[class=Box]/[def=open][2]/name[1]",
  "ast://[file=a.py]",
  'anchor://a.py#"def%20load("?ctx=8&hash=sha256:01234567',
  `a.py#f?seen=${"a".repeat(40)}`,
];

test.each(texts)("%s is one object, which the schema takes", (text) => {
  const spec = specOf(parsePlace(text));
  expect(printSpec(spec).place).toBe(text);
  expect(validateSelectorV1(spec), JSON.stringify(validateSelectorV1.errors)).toBe(true);
});

test("the forms of the paper are read", () => {
  const places = [
    { kind: "cursor", uri: "src/app.py", line: 42, col: 7, indexing: "utf-8" },
    { kind: "range", uri: "src/app.py", start: [42, 7], end: [44, 1] },
    { kind: "symbol", qualname: "pkg.mod:Class.method", role: "body", overload: 0 },
    {
      kind: "ast",
      path: [
        ["module", "pkg.mod"],
        ["class", "C"],
        ["def", "m"],
      ],
    },
    { kind: "anchor", uri: "src/app.py", snippet: "def load_data(", ctx: 24 },
  ].map((one) => printSpec(one));
  expect(places).toEqual([
    { place: "src/app.py@L42:C7", indexing: "utf-8" },
    { place: "src/app.py@R(42,7->44,1)", indexing: undefined },
    { place: "py://pkg.mod#Class.method:body?overload=0", indexing: undefined },
    { place: "ast://[module=pkg.mod]/[class=C]/[def=m]", indexing: undefined },
    { place: 'anchor://src/app.py#"def%20load_data("?ctx=24', indexing: undefined },
  ]);
});

describe("an object that is no place", () => {
  test.each([
    [{ kind: "cursor", uri: "a.py", line: 0, col: 1 }, "`line` must be a whole number from 1"],
    [{ kind: "cursor", uri: "a.py", line: 1 }, "`col` of a cursor is missing"],
    [
      { kind: "cursor", uri: "a.py", line: 1, col: 1, indexing: "utf-7" },
      "`indexing` must be one of utf-8, utf-16, codepoint",
    ],
    [
      { kind: "point", uri: "a.py" },
      "`kind` must be one of file, line, cursor, range, name, symbol, ast, id, anchor",
    ],
    [{ kind: "file", uri: "a.py", line: 1 }, "a file has no member `line`"],
    [{ kind: "symbol", qualname: "a:b", role: "head" }, "`role` must be one of def, sig, body, doc"],
    [{ kind: "symbol", qualname: "a:b", uri: "a.py", lang: "py" }, "a symbol has `uri` or `lang`, not both"],
    [
      { kind: "anchor", uri: "a.py", snippet: "x", hash: "sha1:00" },
      "`hash` must be `sha256:` and 8 to 64 hexadecimal digits",
    ],
    [
      {
        kind: "ast",
        path: [
          ["module", "m"],
          ["func", "f"],
        ],
      },
      "step 2 of `path` must be [KIND, NAME] with class, def, key, var, or [KIND, N] with name, param, call, string, number, comment, return",
    ],
    [7, "it is neither a text nor an object"],
  ])("%j: %s", (spec, why) => {
    expect(() => printSpec(spec)).toThrow(`the place is not valid: ${why}`);
    expect(validateSelectorV1(spec)).toBe(false);
  });

  test("is an error of a person, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            kind: fc.constantFrom("cursor", "range", "symbol", "ast", "anchor", "name"),
            uri: fc.anything(),
            line: fc.anything(),
            col: fc.anything(),
            qualname: fc.anything(),
            path: fc.anything(),
            snippet: fc.anything(),
            start: fc.anything(),
            end: fc.anything(),
          },
          { requiredKeys: ["kind"] },
        ),
        (spec) => {
          try {
            printSpec(spec);
          } catch (error) {
            expect(error).toBeInstanceOf(UserError);
          }
        },
      ),
    );
  });
});
