/** Classes converted, split, renamed and merged: the types that messages name change with them. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const written = `class Parcel:
    def __init__(self, number: int, weight: float, note: str = "") -> None:
        self.number = number
        self.weight = weight
        self.note = note

    def __repr__(self) -> str:
        return f"Parcel({self.number}, {self.wieght})"

    def heavier(self, other: "Parcel") -> bool:
        return self.weight > other


def default() -> Parcel:
    return Parcel(1)
`;

const asDataclass = `from dataclasses import dataclass


@dataclass
class Parcel:
    number: int
    weight: float
    note: str = ""

    def __repr__(self) -> str:
        return f"Parcel({self.number}, {self.wieght})"

    def heavier(self, other: "Parcel") -> bool:
        return self.weight > other


def default() -> Parcel:
    return Parcel(1)
`;

const depot = `from parcel import Parcel


def sort(parcels: list[Parcel]) -> list[Parcel]:
    for parcel in parcels:
        parcel.weight = round(parcel.weight)
        print(parcel.sender)
    return sorted(parcels, key=lambda one: one.wegiht)


def pack() -> Parcel:
    return Parcel(1, 2.0, nte="")
`;

const points = `from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


def far(point: Point) -> bool:
    return point[0] + point[1] > point.limit


def spread(points: list[Point]) -> float:
    x, y = points[0]
    return x - y + z
`;

const service = `import json


class Service:
    def __init__(self, path: str) -> None:
        self.path = path
        self.users: dict[str, int] = {}

    def load(self) -> None:
        with open(self.pth) as file:
            self.users = json.load(file)

    def save(self) -> None:
        with open(self.path, "w") as file:
            json.dump(self.usrs, file)

    def add(self, name: str) -> None:
        self.users[name] = self.next()

    def notify(self, name: str) -> str:
        return self.template.format(name) + self.users[name]
`;

const storage = `import json


class Storage:
    def __init__(self, path: str) -> None:
        self.path = path
        self.users: dict[str, int] = {}

    def load(self) -> None:
        with open(self.pth) as file:
            self.users = json.load(file)

    def save(self) -> None:
        with open(self.path, "w") as file:
            json.dump(self.usrs, file)
`;

const rest = `class Service(Storage):
    def add(self, name: str) -> None:
        self.users[name] = self.next()

    def notify(self, name: str) -> str:
        return self.template.format(name) + self.users[name]
`;

const composed = `

class Service:
    def __init__(self, path: str) -> None:
        self.storage = Storage(path)

    def add(self, name: str) -> None:
        self.storage.users[name] = self.next()

    def notify(self, name: str) -> str:
        return self.template.format(name) + self.users[name]
`;

const order = `class Order:
    def __init__(self, lines: list[float]) -> None:
        self.lines = lines
        self.paid = None

    def total(self) -> float:
        return sum(self.lnes)

    def pay(self, amount: float) -> None:
        self.paid = amount


def report(orders: list[Order]) -> str:
    best = max(orders, key=lambda order: order.totl())
    return f"{best.total()} of {best.customer}"
`;

const usesOrder = `from order import Order


def sums(orders: list[Order]) -> list[float]:
    return [order.total() for order in orders]


def text(order: Order) -> str:
    return "EUR " + order.total() + order.curency
`;

const records = `def rows() -> list[dict]:
    return [{"name": "tea", "price": 2.5}]


def label(row: dict) -> str:
    return row["nmae"] + str(row["price"])


def total(found: list[dict]) -> float:
    return sum(row["price"] for row in found) + len(fuond)
`;

const recordsTyped = `from typing import TypedDict


class Row(TypedDict):
    name: str
    price: float


def rows() -> list[Row]:
    return [{"name": "tea", "price": 2.5}]


def label(row: Row) -> str:
    return row["nmae"] + str(row["price"])


def total(found: list[Row]) -> float:
    return sum(row["price"] for row in found) + len(fuond)
`;

const states = `OPEN = "open"
CLOSED = "closed"


def close(state: str) -> str:
    return CLOSED if state == OPNE else state.lowr()
`;

const usesStates = `import states
from states import close

print(close("open"), states.CLOSD)
print(close(states.OPEN, True))
`;

export const pythonClasses: readonly NewnessCase[] = [
  {
    name: "to-dataclass",
    says: "a class with a written __init__ becomes a dataclass, its old misuse stays",
    base: { "parcel.py": written, "depot.py": depot },
    head: { "parcel.py": asDataclass },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "to-frozen-dataclass",
    says: "the same, but frozen, which breaks who assigns to it in another file",
    base: { "parcel.py": written, "depot.py": depot },
    head: { "parcel.py": edited(asDataclass, ["@dataclass\n", "@dataclass(frozen=True)\n"]) },
    counts: { base: 6, head: 7, new: 1 },
    truth: ["depot.py:6 reportAttributeAccessIssue read-only"],
  },
  {
    name: "to-keyword-only-dataclass",
    says: "the same, but keyword-only: two calls that were wrong are now wrong for what they pass by place",
    base: { "parcel.py": written, "depot.py": depot },
    head: { "parcel.py": edited(asDataclass, ["@dataclass\n", "@dataclass(kw_only=True)\n"]) },
    counts: { base: 6, head: 6, new: 2 },
    truth: ["depot.py:12 reportCallIssue positional", "parcel.py:18 reportCallIssue positional"],
    either: "neither call worked before, for another reason",
  },
  {
    name: "named-tuple-to-dataclass",
    says: "a named tuple becomes a dataclass, which cannot be indexed or unpacked",
    base: { "points.py": points },
    head: {
      "points.py": edited(
        points,
        ["from typing import NamedTuple", "from dataclasses import dataclass"],
        ["class Point(NamedTuple):", "@dataclass\nclass Point:"],
      ),
    },
    counts: { base: 2, head: 5, new: 3 },
    truth: [
      "points.py:11 reportIndexIssue Point",
      "points.py:11 reportIndexIssue Point",
      "points.py:15 reportGeneralTypeIssues iterable",
    ],
  },
  {
    name: "base-class-extracted",
    says: "half of a class becomes its base class in a file of its own",
    base: { "service.py": service },
    head: { "storage.py": storage, "service.py": `from storage import Storage\n\n\n${rest}` },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "class-split-in-two",
    says: "a class keeps the other half as a member; one use of what moved there is forgotten",
    base: { "service.py": service },
    head: { "service.py": `${storage}${composed}` },
    counts: { base: 4, head: 5, new: 1 },
    truth: ['service.py:26 reportAttributeAccessIssue attribute "users"'],
  },
  {
    name: "class-renamed",
    says: "a class, its file and its uses are renamed, and so is every message about it",
    base: { "order.py": order, "uses.py": usesOrder },
    head: {
      "order.py": null,
      "invoice.py": edited(order, ["Order", "Invoice"], ["orders", "invoices"]),
      "uses.py": edited(usesOrder, ["Order", "Invoice"], ["order", "invoice"]),
    },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "method-to-property",
    says: "a method becomes a property, and callers in another file still call it",
    base: { "order.py": order, "uses.py": usesOrder },
    head: {
      "order.py": edited(
        order,
        ["    def total", "    @property\n    def total"],
        ["best.total()", "best.total"],
      ),
    },
    counts: { base: 5, head: 6, new: 2 },
    truth: ["uses.py:5 reportCallIssue callable", "uses.py:9 reportCallIssue callable"],
  },
  {
    name: "to-typed-dict",
    says: "rows get a TypedDict: a misspelt key, old as a line, is seen for the first time",
    base: { "records.py": records },
    head: { "records.py": recordsTyped },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["records.py:14 reportGeneralTypeIssues nmae"],
    either: "the line is old and only now understood",
  },
  {
    name: "constants-to-enum",
    says: "constants become an Enum: what was misspelt is misspelt of the class, and a caller with a string breaks",
    base: { "states.py": states, "uses.py": usesStates },
    head: {
      "states.py":
        'from enum import Enum\n\n\nclass State(Enum):\n    OPEN = "open"\n    CLOSED = "closed"\n\n\ndef close(state: State) -> State:\n    return State.CLOSED if state == State.OPNE else str(state.value).lowr()\n',
      "uses.py":
        'from states import State, close\n\nprint(close("open"), State.CLOSD)\nprint(close(State.OPEN, True))\n',
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["uses.py:3 reportArgumentType open"],
  },
  {
    name: "methods-to-functions",
    says: "a class without state is dissolved into functions",
    base: {
      "m.py":
        'class Text:\n    @staticmethod\n    def shout(text: str) -> str:\n        return txt.upper()\n\n    @classmethod\n    def title(cls, text: str) -> str:\n        return cls.shout(text, "!") + text.titel()\n',
    },
    head: {
      "m.py":
        'def shout(text: str) -> str:\n    return txt.upper()\n\n\ndef title(text: str) -> str:\n    return shout(text, "!") + text.titel()\n',
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
];
