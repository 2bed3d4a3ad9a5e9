/** Tests parametrised, copied and cleaned up; dead code removed and brought back to life. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const calc = `class Calc:
    def __init__(self, start: int) -> None:
        self.value = start

    def add(self, number: int) -> int:
        self.value += number
        return self.value
`;

const three = `from calc import Calc


def test_one() -> None:
    calc = Calc()
    assert calc.add(1) == 1


def test_two() -> None:
    calc = Calc()
    assert calc.add("2") == 2
    assert calc.valeu == 2


def test_three() -> None:
    calc = Calc()
    assert calc.add(3) == expcted
`;

const parametrised = `from calc import Calc

CASES = [(1, 1), (2, 2), (3, expcted)]


def test_add() -> None:
    for number, result in CASES:
        calc = Calc()
        assert calc.add(number) == result
        assert calc.valeu == result
`;

const unit = `import unittest

from calc import Calc


class CalcTest(unittest.TestCase):
    def test_start(self) -> None:
        calc = Calc(1)
        self.assertEqual(calc.value, 1)

    def test_add(self) -> None:
        calc = Calc(1, 2)
        self.assertEqual(calc.add("2"), 3)
        self.assertTrue(calc.valeu)
`;

const plain = `from calc import Calc


def test_start() -> None:
    calc = Calc(1)
    assert calc.value == 1


def test_add() -> None:
    calc = Calc(1, 2)
    assert calc.add("2") == 3
    assert calc.valeu
`;

const withSetUp = `import unittest

from calc import Calc


class CalcTest(unittest.TestCase):
    def setUp(self) -> None:
        self.calc = Calc(1, 2)

    def test_start(self) -> None:
        self.assertEqual(self.calc.value, 1)

    def test_add(self) -> None:
        self.assertEqual(self.calc.add("2"), 3)
        self.assertTrue(self.calc.valeu)
        self.assertTrue(self.calc.histroy)
`;

const legacy = `import sys


def old_format(text: str) -> str:
    if sys.argv:
        return text.formated(nam)
    return txt


def new_format(text: str, name: str) -> str:
    return text.formated(nam)


def _unused(text: str) -> int:
    return text.formated(nam)


def main(text: str) -> str:
    return new_format(text) + text.titel()
`;

const retired = `def total(prices: list[float], tax: float) -> float:
    return sum(prices) * (1 + tax)


def invoice(prices: list[float]) -> str:
    raise NotImplementedError
    lines = [price.formatted() for price in prices]
    return "\\n".join(lines) + total(prices)


def receipt(prices: list[float]) -> str:
    return "paid: " + total(prices, 0.2)
`;

const commented = `from calc import Calc


def run(calc: Calc) -> int:
    # calc.reset()
    # for number in numbrs:
    #     calc.add(number)
    return calc.total


def stop(calc: Calc) -> None:
    calc.close()
    print(calc.vlaue)
`;

const handlers = `from calc import Calc


def on_plus(calc: Calc, text: str) -> int:
    number = int(text)
    log(number)
    return calc.add(number, 1)


def on_minus(calc: Calc, text: str) -> int:
    number = int(text)
    log(number)
    return calc.subtract(number)
`;

export const pythonTests: readonly NewnessCase[] = [
  {
    name: "tests-parametrised",
    says: "three tests with the same slip become a loop over cases, which has it once",
    base: { "calc.py": calc, "test_calc.py": three },
    head: { "test_calc.py": parametrised },
    counts: { base: 6, head: 3, new: 0 },
    truth: [],
    either: "the misspelt name is the old one, but nothing else of its statement is",
  },
  {
    name: "tests-unrolled",
    says: "the other way round: one test becomes three, of which two have copies of its slip",
    base: {
      "calc.py": calc,
      "test_calc.py":
        "from calc import Calc\n\n\ndef test_one() -> None:\n    calc = Calc()\n    assert calc.add(1) == 1\n",
    },
    head: { "test_calc.py": three },
    counts: { base: 1, head: 6, new: 5 },
    truth: [
      "test_calc.py:10 reportCallIssue start",
      "test_calc.py:11 reportArgumentType number",
      "test_calc.py:12 reportAttributeAccessIssue valeu",
      "test_calc.py:16 reportCallIssue start",
      "test_calc.py:17 reportUndefinedVariable expcted",
    ],
  },
  {
    name: "unittest-to-functions",
    says: "a test case becomes functions with assert, their old misuse of the class moves out by a level",
    base: { "calc.py": calc, "test_calc.py": unit },
    head: { "test_calc.py": plain },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "set-up-extracted",
    says: "what tests begin with moves to setUp: their variable is an attribute, and a check is added",
    base: { "calc.py": calc, "test_calc.py": unit },
    head: { "test_calc.py": withSetUp },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["test_calc.py:16 reportAttributeAccessIssue histroy"],
  },
  {
    name: "dead-code-removed",
    says: "two of three functions with the same line go, and so their findings; the one that stays is the old one",
    base: { "legacy.py": legacy },
    head: {
      "legacy.py":
        "def new_format(text: str, name: str) -> str:\n    return text.formated(nam)\n\n\ndef main(text: str) -> str:\n    return new_format(text) + text.titel()\n",
    },
    counts: { base: 9, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "dead-code-revived",
    says: "a raise goes, and the code below it is checked for the first time: new in the list of findings",
    base: { "retired.py": retired },
    head: { "retired.py": edited(retired, ["    raise NotImplementedError\n", ""]) },
    counts: { base: 1, head: 3, new: 2 },
    truth: ["retired.py:6 reportAttributeAccessIssue formatted", "retired.py:7 reportCallIssue tax"],
    either: "the lines are old, but nothing reached them",
  },
  {
    name: "code-retired",
    says: "a raise makes the rest of a function unreachable, while another function gets its slip",
    base: { "retired.py": edited(retired, ["    raise NotImplementedError\n", ""]) },
    head: { "retired.py": edited(retired, ["total(prices, 0.2)", "str(total(prices))"]) },
    counts: { base: 3, head: 1, new: 1 },
    truth: ["retired.py:12 reportCallIssue tax"],
  },
  {
    name: "comment-to-code",
    says: "old lines in a comment become code again, and code with the same kind of slip a comment",
    base: { "calc.py": calc, "run.py": commented },
    head: {
      "run.py": edited(
        commented,
        [
          "    # calc.reset()\n    # for number in numbrs:\n    #     calc.add(number)\n",
          "    calc.reset()\n    for number in numbrs:\n        calc.add(number)\n",
        ],
        ["    calc.close()\n", "    # calc.close()\n"],
      ),
    },
    counts: { base: 3, head: 4, new: 2 },
    truth: ["run.py:5 reportAttributeAccessIssue reset", "run.py:6 reportUndefinedVariable numbrs"],
  },
  {
    name: "handler-pasted-between",
    says: "a handler is pasted between two alike, with the slips of both",
    base: { "calc.py": calc, "handlers.py": handlers },
    head: {
      "handlers.py": edited(handlers, [
        "def on_minus",
        "def on_times(calc: Calc, text: str) -> int:\n    number = int(text)\n    log(number)\n    return calc.multiply(number)\n\n\ndef on_minus",
      ]),
    },
    counts: { base: 4, head: 6, new: 2 },
    truth: [
      "handlers.py:12 reportUndefinedVariable log",
      "handlers.py:13 reportAttributeAccessIssue multiply",
    ],
  },
  {
    name: "conflict-kept-both",
    says: "a merge keeps both versions of a function: the second hides the first and has its slip once more",
    base: { "calc.py": calc, "handlers.py": handlers },
    head: {
      "handlers.py": `${handlers}\n\ndef on_minus(calc: Calc, text: str) -> int:\n    number = float(text)\n    log(number)\n    return calc.add(-number)\n`,
    },
    counts: { base: 4, head: 7, new: 3 },
    truth: [
      "handlers.py:10 reportRedeclaration on_minus",
      "handlers.py:18 reportUndefinedVariable log",
      "handlers.py:19 reportArgumentType number",
    ],
  },
];
