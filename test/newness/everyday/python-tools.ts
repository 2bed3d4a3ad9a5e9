/** What formatters, fixers and upgraders do to code with old errors, alone and with somebody's edit in between. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const crate = `class Crate:
    def __init__(self, name: str, weight: float, height: int) -> None:
        self.name = name
        self.weight = weight
        self.height = height


def ship(crate: Crate, port: str, *, insured: bool, carrier: str) -> str:
    return f"{crate.name} to {port} by {carrier}"
`;

const dense = `from crate import Crate, ship

def send(names: list[str], port: str) -> list[str]:
    crates = [Crate(name, 2.5) for name in names]
    return [ship(crate, port, insured=crate.volume > 3, carier="sea") for crate in crates if crate.weight]

def total(crates: list[Crate], extra: str) -> float:
    return sum(crate.weight for crate in crates) + extra
`;

const blackened = `from crate import Crate, ship


def send(names: list[str], port: str) -> list[str]:
    crates = [Crate(name, 2.5) for name in names]
    return [
        ship(
            crate,
            port,
            insured=crate.volume > 3,
            carier="sea",
        )
        for crate in crates
        if crate.weight
    ]


def total(crates: list[Crate], extra: str) -> float:
    return (
        sum(crate.weight for crate in crates)
        + extra
    )
`;

const rows = `from typing import TypedDict

class Row(TypedDict):
    name: str
    price: float

def label(row: Row) -> str:
    return row['nmae'] + ': ' + row['price']

def cheapest(rows: list[Row]) -> str:
    best = min(rows, key=lambda row: row['prise'])
    return best['name'].uper()
`;

const dated = `from typing import Dict, List, Optional, Union


class Store(object):
    def __init__(self, path: str) -> None:
        self.path = path
        self.rows: Dict[str, List[Rwo]] = {}

    def find(self, name: str) -> Optional[str]:
        rows = self.rows.get(name)
        return "%s: %d of %s" % (name, rows.count, self.pth)


class Cached(Store):
    def __init__(self, path: str, size: Union[int, str]) -> None:
        super(Cached, self).__init__(path, size)
        self.size = size

    def first(self, name: str) -> str:
        return "{}!".format(self.find(name).upper())
`;

const modern = `class Store:
    def __init__(self, path: str) -> None:
        self.path = path
        self.rows: dict[str, list[Rwo]] = {}

    def find(self, name: str) -> str | None:
        rows = self.rows.get(name)
        return f"{name}: {rows.count} of {self.pth}"


class Cached(Store):
    def __init__(self, path: str, size: int | str) -> None:
        super().__init__(path, size)
        self.size = size

    def first(self, name: str) -> str:
        return f"{self.find(name).upper()}!"
`;

const queue = `import re


class Queue:
    def __init__(self, limit):
        self.limit = limit
        self.items = []

    def push(self, item):
        if len(self.items) >= self.limt:
            raise OverflowError(itm)
        self.items.append(item)

    def names(self):
        return [re.match(r"[a-z]+", item).group(0) for item in self.items]

    def drop(self, count=None):
        return self.items[: -count]
`;

const twoSpaces = `def parse(line: str) -> dict[str, int]:
  fields = {}
  for part in line.split(","):
    key, value = part.split("=")
    if value.isdigits():
      fields[key] = int(valu)
    else:
      fields[key] = value.strip().lenght
  return fields


def render(fields: dict[str, int]) -> str:
  return "&".join(key + "=" + value for key, value in fields.items())
`;

const nested = `import re


def amount(text: str, factor: float) -> float:
    match = re.search(r"([0-9.]+) *([a-z]*)", text)
    if match.group(2) == "k":
        result = match.group(1) * 1000.0
    else:
        result = float(match.group(1))
    if result > 0:
        if factor != None:
            return result * factr
    return result


def known(units: list[str]) -> bool:
    for unit in units:
        if unit.lowr() == "k":
            return True
    return False
`;

const simplified = `import re


def amount(text: str, factor: float) -> float:
    match = re.search(r"([0-9.]+) *([a-z]*)", text)
    result = match.group(1) * 1000.0 if match.group(2) == "k" else float(match.group(1))
    if result > 0 and factor is not None:
        return result * factr
    return result


def known(units: list[str]) -> bool:
    return any(unit.lowr() == "k" for unit in units)
`;

const listed = `from shapes import Circle, Square

__all__ = ["Square", "area", "Circle", "perimetre", "Angle", "scale"]


def area(shape: Circle | Square) -> float:
    return shape.area()


def scale(shape: Square, by: float) -> Square:
    return Square(shape.side * by, shpe.name)
`;

export const pythonTools: readonly NewnessCase[] = [
  {
    name: "black-wraps",
    says: "black wraps long lines with several old errors in each",
    base: { "crate.py": crate, "send.py": dense },
    head: { "send.py": blackened },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "black-wraps-and-an-edit",
    says: "an argument is added to a call that black therefore wraps, and it is misspelt",
    base: { "crate.py": crate, "send.py": dense },
    head: {
      "send.py": edited(blackened, ["            port,\n", "            prot,\n"]),
    },
    counts: { base: 5, head: 6, new: 1 },
    truth: ["send.py:9 reportUndefinedVariable prot"],
  },
  {
    name: "quotes",
    says: "ruff format makes single quotes double in keys that are not there",
    base: { "rows.py": rows },
    head: { "rows.py": edited(rows, ["'", '"'], ["\nclass", "\n\nclass"], ["\ndef", "\n\ndef"]) },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "pyupgrade",
    says: "pyupgrade modernises annotations, super() and both old ways of formatting, around five errors",
    base: { "store.py": dated },
    head: { "store.py": modern },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "pyupgrade-by-hand",
    says: "the same by hand: an import goes though one annotation still needs it, and a name in an f-string slips",
    base: { "store.py": dated },
    head: {
      "store.py": edited(
        modern,
        ["size: int | str", "size: Union[int, str]"],
        ['{self.find(name).upper()}!"', '{self.find(nam).upper()}!"'],
      ),
    },
    counts: { base: 5, head: 7, new: 2 },
    truth: ["store.py:12 reportUndefinedVariable Union", "store.py:17 reportUndefinedVariable nam"],
  },
  {
    name: "future-annotations",
    says: "from __future__ import annotations comes in and quotes around undefined types go",
    base: {
      "tree.py":
        'from typing import Optional\n\n\nclass Node:\n    def __init__(self, parent: "Optional[Node]", label: "Lable") -> None:\n        self.parent = parent\n        self.label = label\n\n    def root(self) -> "Node":\n        return self.parent.root()\n\n    def walk(self) -> "Itertor[Node]":\n        yield self\n',
    },
    head: {
      "tree.py":
        "from __future__ import annotations\n\n\nclass Node:\n    def __init__(self, parent: Node | None, label: Lable) -> None:\n        self.parent = parent\n        self.label = label\n\n    def root(self) -> Node:\n        return self.parent.root()\n\n    def walk(self) -> Itertor[Node]:\n        yield self\n",
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "type-comments",
    says: "type comments become annotations, and what they name is as unknown as before",
    base: {
      "m.py":
        'from typing import Dict, List\n\nports = {}  # type: Dict[str, Prot]\nnames = []  # type: List[str]\nlimit = "4"  # type: int\n\n\ndef add(name, count):\n    # type: (str, int) -> int\n    ports[name] = count\n    names.push(name)\n    return name\n',
    },
    head: {
      "m.py":
        'ports: dict[str, Prot] = {}\nnames: list[str] = []\nlimit: int = "4"\n\n\ndef add(name: str, count: int) -> int:\n    ports[name] = count\n    names.push(name)\n    return name\n',
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "crlf",
    says: "an editor on Windows saves every line with CRLF, and one call is changed for the worse",
    base: { "queue_of.py": queue },
    head: {
      "queue_of.py": edited(
        queue,
        ["self.items.append(item)", "self.items.append(item.strip(), 1)"],
        ["\n", "\r\n"],
      ),
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["queue_of.py:12 reportCallIssue positional"],
  },
  {
    name: "final-newline-and-bom",
    says: "trailing blanks go, tabs become spaces and a byte order mark comes in",
    base: {
      "m.py":
        "def sizes(words):   \n\tfound = []\t\n\tfor word in words:\n\t\tfound.add(wrd)  \n\treturn fond",
    },
    head: {
      "m.py":
        "\ufeffdef sizes(words):\n    found = []\n    for word in words:\n        found.add(wrd)\n    return fond\n",
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "indentation",
    says: "two spaces become four",
    base: { "parse.py": twoSpaces },
    head: { "parse.py": twoSpaces.replace(/^ +/gm, (blanks) => blanks + blanks) },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "ruff-simplify",
    says: "ruff makes a ternary, merges nested ifs and turns a loop into any()",
    base: { "amount.py": nested },
    head: { "amount.py": simplified },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "sorted-all",
    says: "ruff sorts __all__, in which two names are undefined, and a third such name was added",
    base: {
      "shapes.py": "class Circle:\n    r = 1.0\n\n\nclass Square:\n    side = 1.0\n",
      "m.py": listed,
    },
    head: {
      "m.py": edited(listed, [
        '["Square", "area", "Circle", "perimetre", "Angle", "scale"]',
        '[\n    "Angle",\n    "Circle",\n    "Square",\n    "area",\n    "perimetre",\n    "rotate",\n    "scale",\n]',
      ]),
    },
    counts: { base: 6, head: 7, new: 1 },
    truth: ["m.py:9 reportUnsupportedDunderAll rotate"],
  },
  {
    name: "docstrings",
    says: "an agent writes docstrings and comments for everything and touches no code",
    base: { "queue_of.py": queue },
    head: {
      "queue_of.py": `"""A queue with a limit."""\n\n${edited(
        queue,
        ["class Queue:\n", 'class Queue:\n    """Items in the order in which they came."""\n\n'],
        [
          "limit):\n",
          'limit):\n        """Makes an empty queue.\n\n        limit: the most items it takes.\n        """\n',
        ],
        ["item):\n", 'item):\n        """Appends item; raises OverflowError when full."""\n'],
        ["raise OverflowError(itm)", "raise OverflowError(itm)  # full"],
        ["=None):\n", '=None):\n        """Without the last count items."""\n'],
      )}`,
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "annotations-added",
    says: "an agent annotates old functions: what the checker could not see before is new in its list",
    base: {
      "bill.py":
        'def subtotal(lines, rate):\n    total = 0\n    for line in lines:\n        total += line.amont * rate\n    return totl\n\n\ndef describe(bill):\n    return "Bill " + bill.number\n',
    },
    head: {
      "bill.py":
        'from dataclasses import dataclass\n\n\n@dataclass\nclass Line:\n    amount: float\n\n\ndef subtotal(lines: list[Line], rate: float) -> float:\n    total = 0\n    for line in lines:\n        total += line.amont * rate\n    return totl\n\n\ndef describe(bill):\n    return "Bill " + bill.number\n',
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["bill.py:12 reportAttributeAccessIssue amont"],
    either: "the misspelt attribute is an old line; the class that lacks it is new",
  },
  {
    name: "unused-imports-reported",
    says: "with unused imports reported, isort moves two of them and an edit leaves a third unused",
    base: {
      "pyrightconfig.json": '{ "reportUnusedImport": "error", "reportUnusedVariable": "warning" }\n',
      "m.py":
        "import sys, os\nimport re\nfrom typing import List, Any\n\n\ndef words(text: str) -> list[str]:\n    size = len(text)\n    return re.findall(os.sep, text)\n",
    },
    head: {
      "m.py":
        "import os\nimport re\nimport sys\nfrom typing import Any, List\n\n\ndef words(text: str) -> list[str]:\n    size = len(text)\n    return text.split(os.sep)\n",
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["m.py:2 reportUnusedImport re"],
  },
];
