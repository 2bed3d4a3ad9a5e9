/** One error in place of another: a different problem at the same place is new, the same one under another rule is not. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const basket = `from dataclasses import dataclass, field


@dataclass
class Item:
    name: str
    price: float


@dataclass
class Basket:
    owner: str
    items: list[Item] = field(default_factory=list)

    def add(self, item: Item, count: int) -> None:
        self.items.extend([item] * count)

    def total(self) -> float:
        return sum(item.price for item in self.items)
`;

const checkout = `from basket import Basket, Item


def receipt(basket: Basket) -> str:
    total = basket.sum()
    lines = [item.label for item in basket.items]
    return "\\n".join(lines) + str(total)


def gift(basket: Basket) -> None:
    basket.add(Item("card", 0.0))


def clear(basket: Basket) -> None:
    print(basket.owner, remaning)
    basket.items.clear()
`;

const matcher = `import re

VERSION = re.compile(r"v([0-9]+)\\.([0-9]+)")


def major(text: str) -> int:
    match = VERSION.match(text)
    return int(match.group(1))


def newest(texts: list[str]) -> str:
    best = None
    for text in texts:
        if best is None or major(text) > major(best):
            best = text
    return best


def pair(text: str) -> tuple[int, int]:
    one, two = VERSION.match(text).groups()
    return int(one), twoo
`;

const rates = `import json
from pathlib import Path


def load(path: Path) -> dict[str, float] | None:
    if path.exists():
        return json.loads(path.read_text())
    return None


def convert(amount: float, code: str, path: Path) -> float:
    rates = load(path)
    return amount * rates[code]


def codes(path: Path) -> list[str]:
    rates = load(path)
    return [code.upper() for code in rates]


def known(code: str, path: Path) -> bool:
    return code in load(path)
`;

const status = `import sys


def report(count: int, verbose: bool) -> str:
    if verbose:
        detail = f"{count} files"
    print(detail)
    return detial


def run(argv: list[str]) -> int:
    if len(argv) > 1:
        name = argv[1]
    print(name.upper())
    return sys.ext(0)
`;

const geometry = `class Point:
    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y


def distance(a: Point, b: Point) -> float:
    return ((a.x - b.x) ** 2 + (a.y - b.z) ** 2) ** 0.5


def middle(a: Point, b: Point) -> Point:
    return Point((a.x + b.x) / 2)


def describe(a: Point) -> str:
    return "at " + a.x


def shifted(a: Point, by: float) -> Point:
    return Point(a.x + by, a.y + by)
`;

const events = `import datetime


class Event:
    def __init__(self, title: str, day: datetime.date) -> None:
        self.title = title
        self.day = day


def plan(title: str, days: int) -> Event:
    today = datetime.date.today()
    return Event(title, today + days)


def late(event: Event) -> bool:
    return event.day < datetime.datetime.now().day


def slug(event: Event) -> str:
    return event.title.lower().replace(" ")
`;

export const pythonReplaced: readonly NewnessCase[] = [
  {
    name: "other-attribute-missing",
    says: "statements with a missing attribute are rewritten for another purpose, and lack another attribute",
    base: { "basket.py": basket, "checkout.py": checkout },
    head: {
      "checkout.py": edited(
        checkout,
        ["total = basket.sum()", "total = basket.total()"],
        ["[item.label for item in basket.items]", "[f'{item.name} {item.tax}' for item in basket.items]"],
      ),
    },
    counts: { base: 4, head: 3, new: 1 },
    truth: ["checkout.py:6 reportAttributeAccessIssue tax"],
  },
  {
    name: "other-undefined-name",
    says: "an undefined name goes with its argument, and another argument is a different undefined name",
    base: { "basket.py": basket, "checkout.py": checkout },
    head: {
      "checkout.py": edited(checkout, ["print(basket.owner, remaning)", "print(basket.owner, len(voucher))"]),
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["checkout.py:15 reportUndefinedVariable voucher"],
  },
  {
    name: "other-rule-other-problem",
    says: "a call of a missing method becomes a call of the right one with a wrong argument, in the same columns",
    base: { "basket.py": basket, "checkout.py": checkout },
    head: {
      "checkout.py": edited(
        checkout,
        ["basket.sum()", "basket.total(2)"],
        ['Item("card", 0.0))', 'Itm("card", 0.0), 1)'],
      ),
    },
    counts: { base: 4, head: 4, new: 2 },
    truth: ["checkout.py:5 reportCallIssue positional", "checkout.py:11 reportUndefinedVariable Itm"],
  },
  {
    name: "same-problem-renamed",
    says: "match becomes search and its variable another name: it can be None as before",
    base: { "matcher.py": matcher },
    head: {
      "matcher.py": edited(
        matcher,
        [
          "    match = VERSION.match(text)\n    return int(match.group(1))",
          "    found = VERSION.search(text)\n    return int(found.group(1))",
        ],
        ["VERSION.match(text).groups()", "VERSION.fullmatch(text).groups()"],
      ),
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "optional-under-other-rules",
    says: "a match that can be None is indexed instead of asked: another rule for the same slip",
    base: { "matcher.py": matcher },
    head: {
      "matcher.py": edited(
        matcher,
        ["match.group(1)", "match[1]"],
        [
          "one, two = VERSION.match(text).groups()",
          "found = VERSION.match(text)\n    one, two = found[1], found[2]",
        ],
      ),
    },
    counts: { base: 4, head: 5, new: 0 },
    truth: [],
    either: "one slip is now marked twice, at both of its uses",
  },
  {
    name: "optional-moved-to-a-helper-call",
    says: "a dictionary that can be None is asked with get() and sorted: the same gap under other rules",
    base: { "rates.py": rates },
    head: {
      "rates.py": edited(
        rates,
        ["amount * rates[code]", "amount * rates.get(code, 1.0)"],
        ["[code.upper() for code in rates]", "[code.upper() for code in sorted(rates)]"],
        ["code in load(path)", "load(path).get(code) is not None"],
      ),
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
    either: "the dictionary can be None as before, but two of the three rules are of another kind of error",
  },
  {
    name: "unbound-to-none",
    says: "a name that may be unbound is set to None first, and so may be None where it is used",
    base: { "status.py": status },
    head: {
      "status.py": edited(status, ["    if len(argv) > 1:", "    name = None\n    if len(argv) > 1:"]),
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
    either: "the case without an argument fails as before, but with another error",
  },
  {
    name: "unbound-for-undefined",
    says: "the only assignment to a name that may be unbound is deleted: now it is not defined at all",
    base: { "status.py": status },
    head: {
      "status.py": edited(status, ['    if verbose:\n        detail = f"{count} files"\n', ""]),
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["status.py:5 reportUndefinedVariable detail"],
    either: "the name could fail there before, in one of two cases",
  },
  {
    name: "swapped-errors",
    says: "errors are mended in two functions and the same ones made in their neighbours",
    base: { "geometry.py": geometry },
    head: {
      "geometry.py": edited(
        geometry,
        ["b.z", "b.y"],
        ["Point((a.x + b.x) / 2)", "Point((a.x + b.x) / 2, (a.y + b.z) / 2)"],
        ["a.x + by, a.y + by", "a.x + by"],
      ),
    },
    counts: { base: 3, head: 3, new: 2 },
    truth: ["geometry.py:12 reportAttributeAccessIssue z", "geometry.py:20 reportCallIssue y"],
  },
  {
    name: "operator-reshaped",
    says: "expressions with operands that do not fit are turned round, and do not fit either",
    base: { "events.py": events, "geometry.py": geometry },
    head: {
      "events.py": edited(
        events,
        ["today + days", "days + today"],
        ["event.day < datetime.datetime.now().day", "datetime.datetime.now().day > event.day"],
      ),
      "geometry.py": edited(geometry, [
        'return "at " + a.x',
        'text = "at "\n    text += a.x\n    return text',
      ]),
    },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "body-replaced",
    says: "functions keep their names and signatures, and their bodies are written anew with errors of their own",
    base: { "events.py": events },
    head: {
      "events.py": edited(
        events,
        [
          "    today = datetime.date.today()\n    return Event(title, today + days)",
          "    start = datetime.date.today()\n    end = start + datetime.timedelta(days=days)\n    return Event(title, end, days)",
        ],
        [
          'return event.title.lower().replace(" ")',
          "words = event.title.split()\n    return '-'.join(words, sep='')",
        ],
      ),
    },
    counts: { base: 3, head: 3, new: 2 },
    truth: ["events.py:13 reportCallIssue positional", "events.py:22 reportCallIssue sep"],
  },
];
