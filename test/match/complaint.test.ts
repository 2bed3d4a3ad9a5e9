/** Whether head's message still complains of what base's does. */
import { describe, expect, test } from "vitest";
import { complaintOf, complaintOfCall, isStill } from "../../src/match/complaint.ts";
import { sameNames } from "../../src/match/names.ts";
import { isSameType, type MessageContext } from "../../src/match/type-words.ts";
import type { Catalogue } from "../../src/model/catalogue.ts";
import { pyrightCatalogue } from "../../src/servers/pyright/catalogue.ts";
import { typescriptCatalogue } from "../../src/servers/typescript/catalogue.ts";

type Code = {
  readonly code?: string;
  readonly under?: string;
  readonly callee?: string;
  readonly isName?: boolean;
  readonly within?: string;
};

const complaint = (message: string, catalogue: Catalogue | undefined, { code = "", ...like }: Code = {}) =>
  complaintOf({ message, under: "value", callee: "", isName: false, within: null, ...like }, sameNames, {
    catalogue,
    family: catalogue?.families.get(code)?.problem,
  });

function rows<More>(
  all: readonly (readonly [what: string, base: string, head: string, isSame: boolean, more?: More])[],
) {
  return all.map(([what, base, head, isSame, more]) => ({ what, base, head, isSame, more }));
}

/** On a line that was edited, where both sides have all words. */
const edited: MessageContext = {
  isEdited: true,
  isOfObject: false,
  isWhole: false,
  isRewritten: false,
  goesAlike: () => true,
  mentions: () => true,
};

describe("of pyright", () => {
  const argument = (type: string, to = "int", more = "") =>
    `Argument of type "${type}" cannot be assigned to parameter "a" of type "${to}" in function "f"\n  "${type}" is not assignable to "${to}"${more}`;
  const override = (detail: string) =>
    `Method "run" overrides class "A" in an incompatible manner\n  ${detail}`;
  const named = 'Parameter 2 name mismatch: base parameter is named "o", override parameter is named "p"';
  const returned = 'Return type mismatch: base method returns type "int", override returns type "str"';
  const alternatives = (member: string) =>
    `${argument("None", "Content")}\n    "None" is not assignable to "bytes"\n    "None" is incompatible with protocol "Reader"\n      "${member}" is not present`;
  const protocol = (member: string) =>
    `${argument("None", "Reader").replace("not assignable to", "incompatible with protocol")}\n    "${member}" is not present`;
  const attribute = (name: string, type: string) =>
    `Cannot access attribute "${name}" for class "${type}"\n  Attribute "${name}" is unknown`;
  const lacks = (...names: string[]) =>
    names.length === 1
      ? `Argument missing for parameter "${names[0]}"`
      : `Arguments missing for parameters ${names.map((name) => `"${name}"`).join(", ")}`;
  const abstract = (...names: string[]) =>
    `Cannot instantiate abstract class "Mail"\n${names.map((name) => `  "Job.${name}" is not implemented`).join("\n")}`;

  test.each(
    rows<Code>([
      ["another type of the value", argument("str"), argument("None"), true],
      ["another type of the parameter", argument("str"), argument("str", "float"), false],
      ["a type by another name", argument("str", "List[int]"), argument("str", "list[int]"), true],
      [
        "why a list does not fit",
        argument("int", "list[str]"),
        argument(
          "list[int]",
          "list[str]",
          '\n    Type parameter "_T@list" is invariant, but "int" is not the same as "str"\n    Consider switching from "list" to "Sequence" which is covariant',
        ),
        true,
      ],
      ["an override that is wrong in another way", override(named), override(returned), false],
      ["an override that is less wrong", override(`${named}\n  ${returned}`), override(named), true],
      [
        "a class that it overrides from elsewhere",
        override(named),
        override(named).replace('"A"', '"B"'),
        true,
      ],
      ["another attribute", attribute("nme", "A"), attribute("nmae", "A"), false],
      ["another member of a union", attribute("nme", "A"), attribute("nme", "B"), false],
      ["a class in a wrapper", attribute("nme", "A"), attribute("nme", "Awaitable[A]"), true],
      ["a missing argument fewer", lacks("a", "b"), lacks("b"), true],
      ["another missing argument", lacks("a"), lacks("b"), false],
      ["a missing argument more, of a call", lacks("a"), lacks("a", "b"), true, { callee: "f" }],
      ["another abstract method", abstract("start"), abstract("cancel"), false],
      ["an abstract method fewer", abstract("start", "cancel"), abstract("start"), true],
      [
        "another number of arguments",
        "Expected 1 positional argument",
        "Expected 2 positional arguments",
        true,
      ],
      [
        "another operator for the same operands",
        'Operator "<" not supported for types "int" and "date"',
        'Operator ">" not supported for types "date" and "int"',
        true,
      ],
      ["a part of a union that goes by a name", alternatives("next"), argument("None", "bytes"), true],
      ["a type that is no part of it", alternatives("next"), argument("None", "str"), false],
      ["why a part of a union does not fit", alternatives("next"), alternatives("anext"), true],
      ["another member of the type itself", protocol("close"), protocol("open"), false],
      [
        "a name of a module, that is a member now",
        '"OPNE" is not defined',
        attribute("OPNE", "type[State]"),
        true,
        { code: "reportAttributeAccessIssue" },
      ],
    ]),
  )("$what", ({ base, head, isSame, more: code }) => {
    const [one, other] = [complaint(base, pyrightCatalogue, code), complaint(head, pyrightCatalogue, code)];
    expect(isStill(one, other, edited)).toBe(isSame);
    expect([isStill(one, one, edited), isStill(other, other, edited)]).toEqual([true, true]);
  });

  test("where the line was not edited, what a value does not fit may be declared anew", () => {
    const [base, head] = [argument("str"), argument("str", "float")].map((one) =>
      complaint(one, pyrightCatalogue),
    );
    expect(base && head && isStill(base, head, { ...edited, isEdited: false })).toBe(true);
  });

  test("a type that is gone goes by another name, wherever it stands in a union", () => {
    const [base, head] = ["Tide | int", "Harbour | int"].map((to) =>
      complaint(argument("str", to), pyrightCatalogue),
    );
    const isGone: MessageContext = {
      ...edited,
      mentions: (side, word) => side === "base" || word !== "Tide",
    };
    expect(base && head && isStill(base, head, isGone)).toBe(true);
    expect(base && head && isStill(base, head, edited)).toBe(false);
  });

  test("where nothing was edited, another part of an expression is another", () => {
    const [base, head] = ["a + b + c", "a + b"].map((under) =>
      complaint('Operator "+" not supported for types "A" and "B"', pyrightCatalogue, { under }),
    );
    const told = [true, false].map(
      (isEdited) => base && head && isStill(base, head, { ...edited, isWhole: true, isEdited }),
    );
    expect(told).toEqual([true, false]);
  });

  test("a parameter of a function type is known by its place where that type is declared anew", () => {
    const assigned = (type: string, name: string) =>
      complaint(
        `Type "() -> int" is not assignable to declared type "${type}"\n  Missing keyword parameter "${name}"`,
        pyrightCatalogue,
      );
    const told = (...sides: readonly [string, string][]) => {
      const [base, head] = sides.map((side) => assigned(...side));
      return base && head && isStill(base, head, { ...edited, isEdited: false });
    };
    expect(told(["(a: str) -> int", "a"], ["(b: bytes) -> str", "b"])).toBe(true);
    expect(told(["(a: str, b: str) -> int", "a"], ["(a: str, b: str) -> int", "b"])).toBe(false);
  });

  test("another class is another, but where one side alone knows it", () => {
    const [base, head] = [attribute("nme", "A"), attribute("nme", "B")].map((one) =>
      complaint(one, pyrightCatalogue),
    );
    const without = (word: string, side: string): MessageContext => ({
      ...edited,
      mentions: (on, one) => on !== side || one !== word,
    });
    expect(base && head && isStill(base, head, without("A", "head"))).toBe(true);
    expect(base && head && isStill(base, head, without("B", "base"))).toBe(true);
    expect(base && head && isStill(base, head, without("A", "base"))).toBe(false);
  });
});

describe("of TypeScript", () => {
  const missing = (name: string) => `Property '${name}' is missing in type '{}' but required in type 'P'.`;
  const several = (names: string) => `Type '{}' is missing the following properties from type 'P': ${names}`;
  const type = (detail = "") => `Type '{ a: string; }' is not assignable to type 'P'.${detail}`;
  const property = (name: string) =>
    `\n  Types of property '${name}' are incompatible.\n    Type 'string' is not assignable to type 'number'.`;

  test.each(
    rows<readonly [string, string]>([
      ["another missing property", missing("a"), missing("b"), false, ["2741", "2741"]],
      ["one of several missing properties", several("a, b"), missing("a"), true, ["2739", "2741"]],
      ["a missing property more", missing("a"), several("a, b"), false, ["2741", "2739"]],
      ["a list that was cut", several("a, b, and 2 more."), several("b, c"), true, ["2740", "2739"]],
      [
        "another property of the wrong type",
        type(property("a")),
        type(property("b")),
        false,
        ["2322", "2322"],
      ],
      [
        "a value of another type",
        "Type 'string' is not assignable to type 'P'.",
        "Type 'null' is not assignable to type 'P'.",
        true,
        ["2322", "2322"],
      ],
      [
        "a class that lacks another method",
        `Class 'C' incorrectly implements interface 'P'.\n  ${missing("a")}`,
        `Class 'C' incorrectly implements interface 'P'.\n  ${missing("b")}`,
        false,
        ["2420", "2420"],
      ],
      [
        "a suggestion more",
        "Property 'b' does not exist on type 'P'.",
        "Property 'b' does not exist on type 'P'. Did you mean 'c'?",
        true,
        ["2339", "2551"],
      ],
      [
        "a type that is read-only no more",
        "Property 'b' does not exist on type 'Readonly<P>'.",
        "Property 'b' does not exist on type 'P'.",
        true,
        ["2339", "2339"],
      ],
      [
        "null or undefined",
        "'a' is possibly 'null'.",
        "'a' is possibly 'undefined'.",
        true,
        ["18047", "18048"],
      ],
      [
        "null of something else",
        "'a' is possibly 'null'.",
        "'b' is possibly 'null'.",
        false,
        ["18047", "18047"],
      ],
      [
        "too few arguments",
        "Expected 2 arguments, but got 0.",
        "Expected at least 2 arguments, but got 0.",
        true,
        ["2554", "2555"],
      ],
      [
        "too few type arguments",
        "Generic type 'B' requires 1 type argument(s).",
        "Generic type 'B' requires between 1 and 2 type arguments.",
        true,
        ["2314", "2707"],
      ],
      [
        "unused, alone and with all others",
        "'x' is declared but its value is never read.",
        "All imports in import declaration are unused.",
        true,
        ["6133", "6192"],
      ],
      [
        "another unused name",
        "'x' is declared but its value is never read.",
        "'y' is declared but its value is never read.",
        false,
        ["6133", "6133"],
      ],
    ]),
  )("$what", ({ base, head, isSame, more: [from, to] = ["", ""] }) => {
    const [one, other] = [
      complaint(base, typescriptCatalogue, { code: from }),
      complaint(head, typescriptCatalogue, { code: to }),
    ];
    expect(isStill(one, other, edited)).toBe(isSame);
  });

  test("an overload more is the same problem where the line was not edited", () => {
    const one = "Argument of type 'string' is not assignable to parameter of type 'number'.";
    const base = complaint(one, typescriptCatalogue, { code: "2345" });
    const head = complaint("No overload matches this call.", typescriptCatalogue, { code: "2769" });
    const told = [false, true].map((isEdited) => isStill(base, head, { ...edited, isEdited }));
    expect(told).toEqual([true, false]);
  });

  test("what names nothing is decided by the code under it", () => {
    const possibly = (under: string) =>
      complaint("Object is possibly 'undefined'.", typescriptCatalogue, { under });
    const known = { ...edited, mentions: () => true };
    expect(isStill(possibly("a [ 0 ]"), possibly("b [ n ]"), known)).toBe(false);
    expect(isStill(possibly("a [ 0 ]"), possibly("a [ n ]"), known)).toBe(true);
    expect(isStill(possibly("a"), possibly("b"), { ...edited, mentions: () => false })).toBe(true);
    expect(isStill(possibly("entry"), possibly("entries [ 0 ]"), known)).toBe(true);
    expect(isStill(possibly("ships [ n ]"), possibly("ship"), known)).toBe(true);
    expect(isStill(possibly("ship"), possibly("ships"), known)).toBe(false);
  });

  test("a class is called `this` within it", () => {
    const type = (name: string, within: string) =>
      complaint(`Type 'undefined' is not assignable to type 'string | ${name}'.`, typescriptCatalogue, {
        within,
      });
    expect(isStill(type("Port", "Port"), type("this", "Port"), edited)).toBe(true);
    expect(isStill(type("Port", "Ship"), type("this", "Ship"), edited)).toBe(false);
  });
});

describe("of a server whose messages are not known, by what they quote", () => {
  test.each(
    rows<Code>([
      ["another type of the value", 'Type "a" is not "b"', 'Type "c" is not "b"', true],
      ["another type of where it goes", 'Type "a" is not "b"', 'Type "a" is not "c"', false],
      ["two that are taken together", 'Type "a" is not "b" of "c"', 'Type "a" is not "bc" of ""', false],
      ["other words", 'Type "a" is not "b"', 'Value "c" is not "b"', false],
      [
        "another value of a literal",
        'Type "Literal["a"]" is not "b"',
        'Type "Literal["c"]" is not "b"',
        true,
      ],
      ["a name as such", 'Type "a" is not "b"', 'Type "c" is not "b"', false, { isName: true }],
      [
        "the name that the message is about",
        'Type "a" is not "b"',
        'Type "c" is not "b"',
        false,
        { under: "b" },
      ],
      ["names fewer", 'No "a" or "b"', 'No "b"', true],
      ["a name more", 'No "a"', 'No "a" or "b"', false],
      ["another of a list", "Lacks from type 'A': b, c", "Lacks from type 'A': b, d", false],
      ["what a list left out", "Lacks from type 'A': b, and 1 more.", "Lacks from type 'A': b, d", true],
      [
        "more than a list left out",
        "Lacks from type 'A': b, and 1 more",
        "Lacks from type 'A': b, d, e",
        false,
      ],
      ["a type that is written out", 'Type "a" is not "b" of "c"', 'Type "a" is not "list[b]" of "c"', false],
      [
        "a class that a member overrides",
        `"f" overrides class "A" in it`,
        `"f" overrides class "B" in it`,
        true,
        { isName: true },
      ],
      ["no names, other words", "No", "None", false],
    ]),
  )("$what", ({ base, head, isSame, more: code }) => {
    expect(isStill(complaint(base, undefined, code), complaint(head, undefined, code), edited)).toBe(isSame);
  });

  test("other words without names are a message that drifted, where all code survives", () => {
    const [base, head] = [complaint("No", undefined), complaint("None", undefined)];
    expect(isStill(base, head, { ...edited, isWhole: true })).toBe(true);
  });
});

test.each([
  ["Optional[List[int]]", "list[int] | None"],
  ["Union[str, int]", "int | str"],
  ["typing.Dict[str, Set[int]]", "dict[str, set[int]]"],
  ["Readonly<P>", "P"],
  ["O*", "O"],
  ["b | a", "a | b"],
  ["(a: A | B) => C | D", "(a: A | B) => C | D"],
])("%s is %s", (one, other) => {
  expect(isSameType(one)).toBe(isSameType(other));
});

describe("of a call as a whole", () => {
  test.each([
    ["Expected 2 arguments\nfor f", "Expected 0 argument"],
    ["Expected 12 arguments\nfor f", "Expected 0 argument"],
    ["Expected 1 argument", "Expected 0 argument"],
    ["Expected an argument", null],
    ['No overload of "f"\nfor a', null],
    ['No overload\nfor "a"', "No overload"],
  ])("%j says %j", (message, expected) => {
    expect(complaintOfCall({ message })).toBe(expected);
  });
});
