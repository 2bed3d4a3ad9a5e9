/** Ways to make findings go away without fixing them: none of them pays. */
import { describe, expect, test } from "vitest";
import { type Circumstances, type Marked, scoreMarked } from "./support.ts";

type Move = {
  readonly move: string;
  readonly base: Marked;
  readonly head: Marked;
  /** What the finding `bad` became, or why there is no score. */
  readonly is:
    | "suppressed"
    | "removed"
    | "unproven"
    | "moved"
    | "volatile"
    | "unscored"
    | "elsewhere"
    | "unchanged";
} & Circumstances;

const use = "def total(order):\n    return order.[[bad|prise]]\n";
const useFixed = (by: string) => `def total(order):\n    return order.[[${by} bad|prise]]\n`;
const comment = (text: string) => `def total(order):\n    return order.[[edited-line bad|prise]]  ${text}\n`;

const shop = {
  "shop.py": "class Order:\n    price: int\n\n\ndef load(path: str) -> Order:\n    return Order()\n",
  "use.py": "from shop import load\n\n\ndef total():\n    return load('a').[[bad|prise]]\n",
};
const useUntouched = shop["use.py"].replace("[[bad|", "[[same-line bad|");

const moves: readonly Move[] = [
  {
    move: "# type: ignore",
    base: { "m.py": use },
    head: { "m.py": comment("# type: ignore") },
    is: "suppressed",
  },
  {
    move: "# type: ignore with a rule",
    base: { "m.py": use },
    head: { "m.py": comment("# type: ignore[attr]") },
    is: "suppressed",
  },
  {
    move: "# pyright: ignore",
    base: { "m.py": use },
    head: { "m.py": comment("# pyright: ignore[reportAttributeAccessIssue]") },
    is: "suppressed",
  },
  {
    move: "# noqa beside another comment",
    base: { "m.py": use },
    head: { "m.py": comment("# see #12 # noqa") },
    is: "suppressed",
  },
  {
    move: "# pylint: disable",
    base: { "m.py": use },
    head: { "m.py": comment("# pylint: disable=no-member") },
    is: "suppressed",
  },
  {
    move: "# type: ignore on another line of the statement",
    base: { "m.py": "x = call(\n    order.[[bad|prise]],\n)\n" },
    head: { "m.py": "x = call(  # type: ignore\n    order.[[same-line bad|prise]],\n)\n" },
    is: "suppressed",
  },
  {
    move: "# type: ignore for the file",
    base: { "m.py": use },
    head: { "m.py": `# type: ignore\n${useFixed("same-line")}` },
    is: "suppressed",
  },
  {
    move: "# pyright: basic",
    base: { "m.py": use },
    head: { "m.py": `# pyright: basic\n${useFixed("same-line")}` },
    is: "suppressed",
  },
  {
    move: "# pyright: reportX=false",
    base: { "m.py": use },
    head: { "m.py": `# pyright: reportAttributeAccessIssue=false\n${useFixed("same-line")}` },
    is: "suppressed",
  },
  {
    move: "the removal of # pyright: strict",
    base: { "m.py": `# pyright: strict\n${use}` },
    head: { "m.py": useFixed("same-line") },
    is: "suppressed",
  },
  {
    move: "# mypy: ignore-errors",
    base: { "m.py": use },
    head: { "m.py": `# mypy: ignore-errors\n${useFixed("same-line")}` },
    is: "suppressed",
  },
  {
    move: "an old comment carried to the line",
    base: {
      "m.py": `def total(order):\n    x = order.price  # type: ignore\n    return order.[[bad|prise]] + x\n`,
    },
    head: {
      "m.py": `def total(order):\n    x = order.price\n    return order.[[edited-line bad|prise]] + x  # type: ignore\n`,
    },
    is: "suppressed",
  },
  {
    move: "Any as the type of a parameter",
    base: { "m.py": "def total(order: Order):\n    return order.[[bad|prise]]\n" },
    head: { "m.py": "def total(order: Any):\n    return order.[[same-line bad|prise]]\n" },
    is: "suppressed",
  },
  {
    move: "Any in quotes",
    base: { "m.py": "def total(order: Order):\n    return order.[[bad|prise]]\n" },
    head: { "m.py": "def total(order: 'Any'):\n    return order.[[same-line bad|prise]]\n" },
    is: "suppressed",
  },
  {
    move: "Any under another name",
    base: { "m.py": "def total(order: Order):\n    return order.[[bad|prise]]\n" },
    head: {
      "m.py":
        "from typing import Any as Data\ndef total(order: Data):\n    return order.[[same-line bad|prise]]\n",
    },
    is: "suppressed",
  },
  {
    move: "the removal of an annotation",
    base: { "m.py": "def total(order: Order):\n    return order.[[bad|prise]]\n" },
    head: { "m.py": "def total(order):\n    return order.[[same-line bad|prise]]\n" },
    is: "suppressed",
  },
  {
    move: "cast",
    base: { "m.py": use },
    head: { "m.py": "def total(order):\n    return cast(Sale, order).[[edited-line bad|prise]]\n" },
    is: "suppressed",
  },
  {
    move: "getattr",
    base: { "m.py": "def total(order):\n    return [[bad|order.prise]]\n" },
    head: { "m.py": "def total(order):\n    return [[replaced bad|getattr(order, 'prise')]]\n" },
    is: "suppressed",
  },
  {
    move: "no_type_check",
    base: { "m.py": use },
    head: { "m.py": `@no_type_check\n${useFixed("same-line")}` },
    is: "suppressed",
  },
  {
    move: "a return in front of it",
    base: { "m.py": use },
    head: { "m.py": "def total(order):\n    return 0\n    return order.[[same-line bad|prise]]\n" },
    is: "suppressed",
  },
  {
    move: "if not TYPE_CHECKING around it",
    base: { "m.py": use },
    head: {
      "m.py":
        "def total(order):\n    if not TYPE_CHECKING:\n        return order.[[edited-line bad|prise]]\n",
    },
    is: "suppressed",
  },
  {
    move: "if False around it",
    base: { "m.py": use },
    head: { "m.py": "def total(order):\n    if False:\n        return order.[[edited-line bad|prise]]\n" },
    is: "suppressed",
  },
  {
    move: "*args and **kwargs instead of parameters",
    base: { "m.py": "def area(w: int): ...\n\n\ndef room():\n    return area(1, [[bad|2]])\n" },
    head: {
      "m.py": "def area(*args, **kwargs): ...\n\n\ndef room():\n    return area(1, [[same-line bad|2]])\n",
    },
    is: "suppressed",
  },
  {
    move: "Any as the result of what it calls, in another file",
    base: shop,
    head: { "shop.py": shop["shop.py"].replace("-> Order", "-> Any"), "use.py": useUntouched },
    relevant: ["use.py"],
    is: "suppressed",
  },
  {
    move: "Any far away, that its code does not mention",
    base: { ...shop, "deep.py": "def make() -> int:\n    return 1\n" },
    head: { ...shop, "use.py": useUntouched, "deep.py": "def make() -> Any:\n    return 1\n" },
    relevant: ["use.py"],
    is: "unproven",
  },
  {
    move: "__getattr__ on its class",
    base: shop,
    head: {
      "shop.py": shop["shop.py"].replace(
        "    price: int\n",
        "    price: int\n    def __getattr__(self, name): ...\n",
      ),
      "use.py": useUntouched.replace("total():", "total(x: Order):"),
    },
    is: "suppressed",
  },
  {
    move: "a stub beside its module",
    base: { "m.py": use },
    head: { "m.py": useFixed("same-line"), "m.pyi": "def total(order): ...\n" },
    relevant: ["m.py"],
    is: "suppressed",
  },
  {
    move: "a stub of a module that it imports",
    base: { "use.py": shop["use.py"] },
    head: { "use.py": useUntouched, "typings/shop/__init__.pyi": "def load(path): ...\n" },
    relevant: ["use.py"],
    is: "suppressed",
  },
  {
    move: "a stub of the builtins",
    base: { "m.py": "def f():\n    return [[bad|reveal]]\n" },
    head: { "m.py": "def f():\n    return [[same-line bad|reveal]]\n", "__builtins__.pyi": "reveal: int\n" },
    relevant: ["m.py"],
    is: "suppressed",
  },
  {
    move: "py.typed removed",
    base: { "lib/py.typed": "", "m.py": "import lib\nlib.[[bad|gone]]\n" },
    head: { "m.py": "import lib\nlib.[[same-line bad|gone]]\n" },
    relevant: ["m.py"],
    is: "suppressed",
  },
  {
    move: "deleting the code",
    base: { "m.py": `${use}\n\nx = 1\n` },
    head: { "m.py": "x = 1\n" },
    is: "removed",
  },
  {
    move: "deleting the file",
    base: { "m.py": use, "n.py": "x = 1\n" },
    head: { "n.py": "x = 1\n" },
    is: "removed",
  },
  {
    move: "renaming the file out of the program",
    base: { "m.py": use },
    head: { "m.txt": "gone" },
    renames: { "m.py": "m.txt" },
    is: "removed",
  },
  {
    move: "moving the error to a file outside of R",
    base: { "m.py": use },
    head: { "m.py": "x = 1\n", "far.py": "def total(order):\n    return order.[[moved bad|prise]]\n" },
    is: "moved",
  },
  {
    move: "splitting one error into two",
    base: { "m.py": use },
    head: {
      "m.py":
        "def total(order):\n    return order.[[new one|prise]]\n\n\ndef again(order):\n    return order.[[new two|prise]]\n",
    },
    is: "removed",
  },
  {
    move: "an error elsewhere in exchange",
    base: { "m.py": use },
    head: {
      "m.py": useFixed("replaced").replace("prise", "price"),
      "n.py": "[[new other|oops]]\n[[new more|oops]]\n",
    },
    is: "elsewhere",
  },
  {
    move: "what comes and goes by itself",
    base: { "m.py": use },
    head: { "m.py": "def total(order):\n    return order.[[volatile bad|prise]]  # so\n" },
    is: "volatile",
  },
  {
    move: "a syntax error behind which nothing is checked",
    base: { "m.py": use },
    head: { "m.py": `def broken(:\n${useFixed("same-line")}` },
    is: "unscored",
  },
  {
    move: "fixing a hint",
    base: { "m.py": "[[hint-bad|x]] = 1\n" },
    head: { "m.py": "[[replaced hint-bad|y]] = 1\n" },
    is: "elsewhere",
  },
  {
    move: "an empty commit",
    base: { "m.py": use },
    head: { "m.py": use.replace("[[bad", "[[unchanged bad") },
    is: "unchanged",
  },
  {
    move: "adding a file without errors",
    base: { "m.py": use },
    head: { "m.py": use.replace("[[bad", "[[unchanged bad"), "n.py": "x = 1\n" },
    is: "unchanged",
  },
];

describe("does not pay:", () => {
  test.each(moves)("$move", ({ base, head, is, move: _, ...circumstances }) => {
    const { score, suppressions } = scoreMarked(base, head, circumstances);
    if (score.kind === "unscored") {
      expect([is, score.reason]).toEqual(["unscored", "not scored: m.py does not parse"]);
      return;
    }
    const bad = suppressions.findings.find(({ id }) => id === "bad");
    if (is === "unproven")
      expect(suppressions.unproven.get("bad")).toMatch(/^the change does not edit this code/);
    else if (is !== "elsewhere") expect([bad?.state, bad?.why]).toEqual([is, bad?.why]);
    expect(score["pr-v2"].r).toBeLessThanOrEqual(0);
  });
});

describe("does pay:", () => {
  const rewarded: readonly (readonly [string, Marked, Marked])[] = [
    ["a correction in place", { "m.py": use }, { "m.py": useFixed("replaced").replace("prise", "price") }],
    [
      "a correction of what it refers to",
      shop,
      { "shop.py": shop["shop.py"].replace("price", "prise"), "use.py": useUntouched },
    ],
    [
      "a correction in place, though an unrelated definition gained an Any",
      { "m.py": `${use}\n\ndef other(x: int): ...\n` },
      { "m.py": `${useFixed("replaced").replace("prise", "price")}\n\ndef other(x: Any): ...\n` },
    ],
  ];
  test.each(rewarded)("%s", (_, base, head) => {
    const { score } = scoreMarked(base, head, { relevant: ["use.py"] });
    expect(score.kind === "scored" && score["pr-v2"].r).toBeGreaterThan(0.4);
  });
});
