/** What is still there though its code was edited, and what is another thing at the same place. */
import { describe, expect, test } from "vitest";
import { compareMarked, type Marked } from "../match/support.ts";

/** States, and how each was matched, without places. */
function fates(base: string | Marked, head: string | Marked): string {
  return compareMarked(base, head)
    .findings.map(({ state, matchedBy }) => (matchedBy === null ? state : `${state} by ${matchedBy}`))
    .sort()
    .join(", ");
}

const argument = (type: string, parameter: string, under: string) =>
  `[[arg Argument of type "${type}" cannot be assigned to parameter "${parameter}" of type "int" in function "f"|${under}]]`;
const missing = (names: readonly string[], under: string) =>
  `[[call Arguments missing for parameters ${names.map((name) => `"${name}"`).join(", ")}|${under}]]`;
const attribute = (name: string, type: string) =>
  `x.[[attr Cannot access attribute "${name}" for class "${type}"|${name}]]`;

describe("still there is", () => {
  test.each([
    [
      "an argument with another value",
      `f(${argument("str", "a", '"1"')}, 2)\n`,
      `f(${argument("None", "a", "None")}, 2)\n`,
    ],
    [
      "an argument that was wrapped",
      `f(${argument("str", "a", "one")}, 2)\n`,
      `f(${argument("bytes", "a", "g(one)")}, 2)\n`,
    ],
    [
      "an argument by its keyword",
      `f(a=${argument("str", "a", "one")})\n`,
      `f(b=2, a=${argument("bytes", "a", "two.x")})\n`,
    ],
    ["a call with fewer missing", `${missing(["b", "c"], "f(1)")}\n`, `${missing(["c"], "f(1, 2)")}\n`],
    [
      "a statement of the module",
      `print("%s" % ${attribute("nme", "A")}, other)\n`,
      `print(f"{${attribute("nme", "A")}}", other, sep="")\n`,
    ],
  ])("%s", (_, base, head) => {
    expect(fates(base, head)).toMatch(/^unchanged by (?:edited|image|image-message-drift|replaced)$/u);
  });
});

describe("another thing is", () => {
  test.each([
    [
      "an argument for another parameter",
      `f(${argument("str", "a", '"1"')}, 2)\n`,
      `f(1, ${argument("str", "b", '"2"')})\n`,
    ],
    ["a call that lacks another", `${missing(["b"], "f(1)")}\n`, `${missing(["c"], "f(b=1)")}\n`],
    ["a call of something else", `${missing(["b"], "f(1)")}\n`, `${missing(["b"], "g(1)")}\n`],
    ["another attribute", `${attribute("nme", "A")}\n`, `${attribute("nmae", "A")}\n`],
    [
      "another member of a union, both of which are there on both sides",
      `class A: ...\nclass B: ...\ndef f(x: A):\n    return ${attribute("nme", "A")}\n`,
      `class A: ...\nclass B: ...\ndef f(x: B):\n    return ${attribute("nme", "B")}\n`,
    ],
  ])("%s", (_, base, head) => {
    expect(fates(base, head)).toMatch(/^(?:fixed|removed), new$|^new, (?:fixed|removed)$/u);
  });
});
