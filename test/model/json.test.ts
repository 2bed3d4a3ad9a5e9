import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, depthMax, parseStrict } from "../../src/model/json.ts";

describe("canonical JSON", () => {
  // The six pairs that accompany RFC 8785.
  test.each([
    ["arrays", '[56,{"d":true,"10":null,"1":[ ]}]', '[56,{"1":[],"10":null,"d":true}]'],
    [
      "french",
      '{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}',
      '{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}',
    ],
    [
      "structures",
      '{"1":{"f":{"f":"hi","F":5},"\\n":56.0},"10":{},"":"empty","a":{},"111":[{"e":"yes","E":"no"}],"A":{}}',
      '{"":"empty","1":{"\\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}',
    ],
    ["unicode", '{"Unnormalized Unicode":"A\\u030a"}', '{"Unnormalized Unicode":"A\u030a"}'],
    [
      "values",
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    ],
    [
      "weird",
      '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\u000a":"Newline","1":"One","\\u0080":"Control\\u007f","\\ud83d\\ude02":"Smiley","\\u00f6":"Latin Small Letter O With Diaeresis","\\ufb33":"Hebrew Letter Dalet With Dagesh","</script>":"Browser Challenge"}',
      '{"\\n":"Newline","\\r":"Carriage Return","1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😂":"Smiley","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    ],
  ])("of %s is as RFC 8785 says", (_name, input, output) => {
    expect(canonical(JSON.parse(input))).toBe(output);
  });

  // RFC 8785, appendix B.
  test.each([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555554", "333333333.33333325"],
    ["41b3de4355555555", "333333333.3333333"],
    ["41b3de4355555556", "333333333.3333334"],
    ["41b3de4355555557", "333333333.33333343"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("of the double %s is %s", (bits, text) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${bits}`));
    expect(canonical(view.getFloat64(0))).toBe(text);
  });

  test.each([
    ["undefined at the top", undefined],
    ['undefined at "/a/1"', { a: [1, undefined] }],
    ['undefined at "/a"', { a: undefined }],
    ['undefined at "/0"', new Array(1)],
    ['NaN at "/0"', [Number.NaN]],
    ['-Infinity at "/0"', [Number.NEGATIVE_INFINITY]],
    ['a lone surrogate at "/a"', { a: "x\ud800" }],
    ["a lone surrogate at the top", { "\udc00": 1 }],
    ['bigint at "/0"', [1n]],
    ['a function at "/toJSON"', { toJSON: () => 1 }],
    ['an instance of a class at "/0"', [new Date(0)]],
    ["an instance of a class at the top", new Map()],
    ["a symbol as a key at the top", { [Symbol("s")]: 1 }],
  ])("refuses %s", (what, value) => {
    expect(() => canonical(value)).toThrow(
      expect.objectContaining({ message: `JSON cannot express ${what}` }),
    );
  });

  test("refuses a cycle", () => {
    const cycle: Record<string, unknown> = {};
    cycle["again"] = cycle;
    expect(() => canonical(cycle)).toThrow(`more than ${depthMax} levels, or a cycle,`);
    const list: unknown[] = [];
    list.push(list);
    expect(() => canonical(list)).toThrow(`more than ${depthMax} levels, or a cycle,`);
  });

  test("is as deep as it may be read", () => {
    const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
    expect(parseStrict(canonical(deep(depthMax))).kind).toBe("value");
    expect(() => canonical(deep(depthMax + 1))).toThrow(`more than ${depthMax} levels`);
  });

  test("treats __proto__ as a key like any other", () => {
    expect(canonical(JSON.parse('{"__proto__":{"x":1},"constructor":2}'))).toBe(
      '{"__proto__":{"x":1},"constructor":2}',
    );
  });

  const value = fc.jsonValue({ depthSize: "medium", stringUnit: "binary" });

  test("is read back as what was written, and written the same again", () => {
    fc.assert(
      fc.property(value, (any) => {
        const text = canonical(any);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(any)));
      }),
    );
  });

  test("does not depend on the order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.integer()), (object) => {
        expect(canonical(Object.fromEntries(Object.entries(object).reverse()))).toBe(canonical(object));
      }),
    );
  });
});

describe("strict JSON", () => {
  const read = (text: string): string => {
    const parsed = parseStrict(text);
    return parsed.kind === "value"
      ? canonical(parsed.value)
      : `${parsed.line}:${parsed.column} ${parsed.message}`;
  };

  test.each([
    ["{}", "{}"],
    [' \t\r\n[ 1 , "a" , null ]\n', '[1,"a",null]'],
    ['{"a":{"a":1},"b":[{"a":2}]}', '{"a":{"a":1},"b":[{"a":2}]}'],
    ['"\\u00e9\\ud83d\\ude00\\/\\b"', '"é😀/\\b"'],
    ['"\u2028\u007f"', '"\u2028\u007f"'],
    ["-0", "0"],
    ["-1.5e+3", "-1500"],
    ["0.0e99", "0"],
    ["9007199254740991", "9007199254740991"],
    ["1e-300", "1e-300"],
    ['{"__proto__":1}', '{"__proto__":1}'],
    ['{ "a" : 1 , "b" : 2 }', '{"a":1,"b":2}'],
    ['{"A\u030a":1,"\u00c5":2}', '{"A\u030a":1,"\u00c5":2}'],
  ])("reads %j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["", "1:1 the text ends too early"],
    ["\ufeff{}", "1:1 a value is missing"],
    ["\u00a01", "1:1 a value is missing"],
    ["nul", "1:1 a value is missing"],
    ["NaN", "1:1 a value is missing"],
    ["[1,]", "1:4 a value is missing"],
    ["[1 2]", '1:4 "," is missing'],
    ["[1", '1:3 "," is missing'],
    ['{"a":1,}', "1:8 a key is missing"],
    ["{a:1}", "1:2 a key is missing"],
    ['{"a" 1}', '1:6 ":" is missing'],
    ["1 1", "1:3 text follows the value"],
    ["01", "1:2 text follows the value"],
    ["+1", "1:1 a value is missing"],
    [".5", "1:1 a value is missing"],
    ["1.", "1:2 text follows the value"],
    ["0x1", "1:2 text follows the value"],
    ["/**/1", "1:1 a value is missing"],
    ["'a'", "1:1 a value is missing"],
    ['"a', "1:1 a string has no end"],
    ['"a\tb"', "1:3 a string has an unescaped control character"],
    ['"a\nb"', "1:3 a string has an unescaped control character"],
    ['"\\x"', "1:2 an escape is not valid"],
    ['"\\u12"', "1:2 an escape is not valid"],
    ['"\\x0041"', "1:2 an escape is not valid"],
    ['"\\"', "1:1 a string has no end"],
    ['"\\', "1:2 an escape is not valid"],
    ['{"a":1,\n "a":2}', '2:2 one object has the key "a" twice'],
    ['{"a":1,"\\u0061":2}', '1:8 one object has the key "a" twice'],
    ['["\\ud800"]', "1:2 a string has a lone surrogate"],
    ['["\\ude00\\ud83d"]', "1:2 a string has a lone surrogate"],
    ['["\ud800"]', "1:2 a string has a lone surrogate"],
    ['{"\\ud800":1}', "1:2 a string has a lone surrogate"],
    ["9007199254740992", "1:1 a number is beyond the safe integers"],
    ["[1,-9007199254740993]", "1:4 a number is beyond the safe integers"],
    ["1e400", "1:1 a number is beyond the safe integers"],
    ["1e-400", "1:1 a number is too close to zero"],
    ["-0.000e-1 ", "0"],
  ])("of %j: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test("stops at its depth and not at the stack's", () => {
    expect(read("[".repeat(depthMax) + "]".repeat(depthMax))).toBe(
      "[".repeat(depthMax) + "]".repeat(depthMax),
    );
    expect(read("[".repeat(1_000_000))).toBe(`1:${depthMax + 1} the value has more than ${depthMax} levels`);
    expect(read('{"a":'.repeat(1_000_000))).toBe(
      `1:${5 * depthMax + 1} the value has more than ${depthMax} levels`,
    );
  });

  test("reads long strings and numbers in one go", () => {
    expect(parseStrict(`"${"a\\n".repeat(2_000_000)}"`).kind).toBe("value");
    expect(parseStrict(`[0.${"1".repeat(2_000_000)}]`).kind).toBe("value");
  });

  test("accepts nothing that JSON.parse refuses, and reads it alike", () => {
    const pieces = fc.constantFrom(...'{}[]:,"\\ue+-.019ant \n', "true", "null", '"a"', "\\u0061", "1e5");
    let read = 0;
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (all) => {
        const parsed = parseStrict(all.join(""));
        if (parsed.kind !== "value") return;
        read += 1;
        expect(parsed.value).toEqual(JSON.parse(all.join("")));
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(0);
  });

  test("accepts what canonical writes, as long as its numbers are safe", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (any) => {
        const text = canonical(any);
        fc.pre(!/\d{16}|e[+-]/u.test(text));
        expect(parseStrict(text)).toEqual({ kind: "value", value: JSON.parse(text) });
      }),
    );
  });
});
