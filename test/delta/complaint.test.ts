/** What two messages say of one another, and what they name. */
import { describe, expect, test } from "vitest";
import {
  areNamesWithin,
  type Complaint,
  isAnother,
  isSameSink,
  saidOfCall,
  sayNoNames,
} from "../../src/delta/complaint.ts";

const of = (message: string, like: Partial<Complaint> = {}): Complaint => ({
  message,
  under: "value",
  callee: "",
  isName: false,
  ...like,
});

describe("a value goes to the same place", () => {
  test.each([
    ["the same first line", 'No "a"\nfirst', 'No "a"\nsecond', {}, true],
    ["the same line that names nothing", "No", "No", {}, false],
    ["another type of the value", 'Type "a" is not "b"', 'Type "c" is not "b"', {}, true],
    ["another type of where it goes", 'Type "a" is not "b"', 'Type "a" is not "c"', {}, false],
    ["another of several", 'Type "a" is not "b" of "c"', 'Type "d" is not "b" of "e"', {}, false],
    ["two that are taken together", 'Type "a" is not "b" of "c"', 'Type "a" is not "bc" of ""', {}, false],
    ["other words", 'Type "a" is not "b"', 'Value "c" is not "b"', {}, false],
    ["one name alone", 'No "a"', 'No "b"', {}, false],
    ["other quotes", "Type 'a' is not `b`", "Type 'c' is not `b`", {}, true],
    [
      "another value of a literal",
      'Type "Literal["a"]" is not "b"',
      'Type "Literal["c"]" is not "b"',
      {},
      true,
    ],
    ["a name as such", 'Type "a" is not "b"', 'Type "c" is not "b"', { isName: true }, false],
    [
      "the name that the message is about",
      'Type "a" is not "b"',
      'Type "c" is not "b"',
      { under: "b" },
      false,
    ],
    ["code that is no name", 'Type "a" is not "1.b"', 'Type "c" is not "1.b"', { under: "1.b" }, true],
  ])("%s: %j, %j", (_, base, head, like, expected) => {
    expect(isSameSink(of(base, like), of(head, like))).toBe(expected);
    expect(isSameSink(of(head, like), of(base, like))).toBe(expected);
  });

  test("where one of the two stands on a name, it is not", () => {
    const [one, other] = ['Type "a" is not "b"', 'Type "c" is not "b"'];
    expect(isSameSink(of(one, { isName: true }), of(other))).toBe(false);
    expect(isSameSink(of(one), of(other, { isName: true }))).toBe(false);
    expect(isSameSink(of(one, { under: "b" }), of(other))).toBe(true);
    expect(isSameSink(of(one), of(other, { under: "b" }))).toBe(true);
  });
});

test("neither names anything", () => {
  expect(sayNoNames(of("No"), of("None"))).toBe(true);
  expect(sayNoNames(of('No "a"'), of("None"))).toBe(false);
  expect(sayNoNames(of("No"), of("None `b`"))).toBe(false);
});

describe("of a call as a whole", () => {
  test.each([
    ["Expected 2 arguments\nfor f", "Expected 0 argument"],
    ["Expected 12 arguments\nfor f", "Expected 0 argument"],
    ["Expected 1 argument", null],
    ['No overload of "f"\nfor a', null],
    ['No overload\nfor "a"', "No overload"],
  ])("%j says %j", (message, expected) => {
    expect(saidOfCall(of(message))).toBe(expected);
  });
});

describe("head names nothing that base does not", () => {
  test.each([
    ['No "a" or "b"', 'No "b"', true],
    ['No "a"', 'No "a" or "b"', false],
    ['No "a"', "No", false],
    ['No "a"', 'No "1 + 2"', false],
    ['No "a.b"', 'No "a.b"', true],
    ["Lacks from type 'A': b, c", "Lacks from type 'A': c", true],
    ["Lacks from type 'A': b, c", "Lacks from type 'A': b, d", false],
    ["Lacks from type 'A': b, and 1 more.", "Lacks from type 'A': b, d", true],
    ["Lacks from type 'A': b, and 1 more", "Lacks from type 'A': b, d, e", false],
    ["Lacks from type 'A': b, and 10 more.", "Lacks from type 'A': b, d, e", true],
    ["Lacks, and 2 more of 'A'", "Lacks 'A' or 'B'", false],
    ["Lacks of 'A': b, and 1 more.\nin it", "Lacks of 'A': b, c", true],
    ['Type "a" is not "b" of "c"', 'Type "a" is not "list[b]" of "c"', false],
    ['Type "a" is not "list[b]" of "c"', 'Type "a" is not "list[b]" of "c"', true],
    ['Type "a" is not "b" of "c"', 'Type "list[a]" is not "b" of "c"', true],
  ])("%j, %j: %s", (base, head, expected) => {
    expect(areNamesWithin(of(base), of(head))).toBe(expected);
  });

  test("of a name as such, types are not asked", () => {
    const [base, head] = [of('No "a" of "b"'), of('No "a" of "list[b]"', { isName: true })];
    expect(areNamesWithin(base, head)).toBe(true);
  });
});

describe("another thing is named", () => {
  const both =
    (...words: readonly string[]) =>
    (_: string, word: string) =>
      words.includes(word);
  const isOther = (base: string, head: string, mentions: Parameters<typeof isAnother>[2], isName = true) =>
    isAnother(of(base, { isName }), of(head), mentions);

  test("where both are there on both sides", () => {
    expect(isOther('No "a" of "A"', 'No "a" of "B"', both("A", "B"))).toBe(true);
    expect(isOther('No "a" of "A"', 'No "a" of "B"', both("A"))).toBe(false);
    expect(isOther('No "a" of "A"', 'No "a" of "B"', both("B"))).toBe(false);
    expect(isOther('No "a" of "A"', 'No "a" of "A"', both("A", "B", "a"))).toBe(false);
    expect(isOther('No "a" of "A"', 'No "a" of "B"', both("A", "B"), false)).toBe(false);
    expect(
      isOther('No "a" of "A"', 'No "a" of "B"', (side, word) => side === (word === "A" ? "head" : "base")),
    ).toBe(true);
  });

  test("but for the class that an overridden member is from", () => {
    const of = (name: string) => `"f" overrides class "${name}" in it`;
    const inBase = (name: string) => `"f" is not what it is in base type '${name}'`;
    expect(isOther(of("A"), of("B"), both("A", "B"))).toBe(false);
    expect(isOther(inBase("A"), inBase("B"), both("A", "B"))).toBe(false);
    expect(isOther(of("A"), of("B").replace('"f"', '"g"'), both("A", "B"))).toBe(true);
  });
});
