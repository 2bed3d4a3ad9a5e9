/** What a person sees is what stands there. */
import { expect, test } from "vitest";
import { showInvisible } from "../../src/model/visible.ts";

test.each([
  ["r\u0430tes.py", "r\\u{0430}tes.py"],
  ["pay\u03c1al", "pay\\u{03C1}al"],
  ["a\u202eb", "a\\u{202E}b"],
  ["src/\u0441\u043e\u0440\u0443.py", "src/\\u{0441}\\u{043E}\\u{0440}\\u{0443}.py"],
])("letters that look like those beside them are escaped, as what has no shape: %j", (text, shown) => {
  expect(showInvisible(text)).toBe(shown);
});

test.each(["тарифы.py", "src/тарифы_2.py", "τιμή and price", "Δx", "5 μs", "déjà", "名前x", "a_b"])(
  "whole words of one script, and letters that look like no other, stay: %j",
  (text) => {
    expect(showInvisible(text)).toBe(text);
  },
);
