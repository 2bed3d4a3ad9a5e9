/** What is found in one file by several names. */
import { expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { withOtherNames, withoutRepeats } from "../../src/verdict/record.ts";

function finding(path: string, line: number, message = "wrong"): Finding {
  const range = { start: { line, character: 0 }, end: { line, character: 4 } };
  const code = "reportCallIssue";
  return {
    server: "pyright",
    path,
    range,
    severity: "error",
    source: "Pyright",
    code,
    message,
    symbol: null,
  };
}

test("is found once, under the first; what the place of another name brings about stays", () => {
  const found = [
    finding("a.py", 1),
    finding("link.py", 1),
    finding("link.py", 2),
    finding("link.py", 1, "of its own"),
    finding("b.py", 1),
  ];
  const names = { "link.py": "a.py" };
  expect(withoutRepeats(found, names)).toEqual([found[0], found[2], found[3], found[4]]);
  expect(withoutRepeats(found, {})).toBe(found);
});

test("is unknown where the file is", () => {
  const names = { "link.py": "a.py", "other.py": "b.py" };
  expect(withOtherNames(["a.py", "c.py"], names)).toEqual(["a.py", "c.py", "link.py"]);
});
