/** Imports sorted, merged, split, aliased, made relative, moved, mended and broken, by tools and by hand. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const unload = `

def unload(queue: Queue) -> int:
    crane = Crane(os.getcwd())
    for box in queue:
        lift(crane, bx)
    return berths.count() + lenght(sys.argv)
`;

const unsorted = `import sys
from harbour.queue import Queue
import os
import berths
from harbour.crane import Crane, lift
${unload}`;

const sorted = `import os
import sys

import berths
from harbour.crane import Crane, lift
from harbour.queue import Queue
${unload}`;

const crane = `def lift(box: str, height: int) -> bool:
    return height > len(box)


def swing(degrees: float) -> float:
    return degrees % 360
`;

const crew = `import yard.crane


def shift(boxes: list[str]) -> int:
    done = 0
    for box in boxes:
        if yard.crane.lift(box):
            done += 1
    yard.crane.swing("left")
    return done
`;

const settings = `DEBUG = True
NAME = "shop"
RETRIES = 3
`;

const server = `from settings import *


def start(port: int) -> str:
    if DEBUG:
        print(NAME, port, TIMEOUT)
    return f"{NAME}:{port}"


def wait() -> float:
    return RETRIES * TIMEOUT
`;

const models = `class Order:
    def __init__(self, number: int, total: float) -> None:
        self.number = number
        self.total = total
`;

const invoices = `from models import Order


def invoice(orders: list[Order]) -> str:
    lines = []
    for order in orders:
        lines.append(f"{order.number}: {order.totl}")
    return "\\n".join(lines)


def empty() -> Order:
    return Order(0)


def header(title: str) -> str:
    return titel.upper()
`;

const cycle = `import json
from ledger_client import Ledger


def export(path: str) -> None:
    ledger = Ledger(path)
    with open(path, "w") as file:
        json.dump(ledger.rows(), fil)


def check(path: str) -> bool:
    return Ledger(path).balanced()
`;

export const pythonImports: readonly NewnessCase[] = [
  {
    name: "isort",
    says: "isort sorts and groups imports of which three cannot be resolved",
    base: { "unload.py": unsorted },
    head: { "unload.py": sorted },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "isort-and-one-more",
    says: "an import of a module that is not there is added, and the hook sorts the old ones around it",
    base: { "unload.py": unsorted },
    head: {
      "unload.py": edited(sorted, [
        "from harbour.queue import Queue\n",
        "from harbour.queue import Queue\nfrom harbour.tides import tide\n",
      ]),
    },
    counts: { base: 5, head: 6, new: 1 },
    truth: ["unload.py:7 reportMissingImports harbour.tides"],
  },
  {
    name: "imports-merged",
    says: "two imports from one missing module become one, and unknown names of a known one share a line",
    base: {
      "yard/__init__.py": "",
      "yard/crane.py": crane,
      "a.py":
        "from harbour import Berth\nfrom yard.crane import lift\nfrom yard.crane import Hook\nfrom harbour import dock\nfrom yard.crane import rotate\n\nrotate(Hook())\nlift(dock(Berth()))\n",
    },
    head: {
      "a.py":
        "from harbour import Berth, dock\nfrom yard.crane import Hook, lift, rotate\n\nrotate(Hook())\nlift(dock(Berth()))\n",
    },
    counts: { base: 5, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "imports-split",
    says: "isort forces single lines: each unknown name of a known module gets a line of its own",
    base: {
      "yard/__init__.py": "",
      "yard/crane.py": crane,
      "a.py": "from yard.crane import Hook, lift, rotate, swing\n\n\nrotate(Hook())\nlift(swing('a'), 1)\n",
    },
    head: {
      "a.py":
        "from yard.crane import Hook\nfrom yard.crane import lift\nfrom yard.crane import rotate\nfrom yard.crane import swing\n\n\nrotate(Hook())\nlift(swing('a'), 1)\n",
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "missing-import-split",
    says: "one import of three names from a missing module becomes three",
    base: {
      "a.py":
        "from harbour import Berth, dock, tide\n\n\ndef enter(name: str) -> Berth:\n    berth = dock(Berth(name), tide())\n    return brth\n",
    },
    head: {
      "a.py":
        "from harbour import Berth\nfrom harbour import dock\nfrom harbour import tide\n\n\ndef enter(name: str) -> Berth:\n    berth = dock(Berth(name), tide())\n    return brth\n",
    },
    counts: { base: 2, head: 4, new: 0 },
    truth: [],
    either: "the module is as missing as before, though two more statements are marked",
  },
  {
    name: "import-aliased",
    says: "a dotted import is given an alias and its uses follow; a call of something it lacks is added",
    base: { "yard/__init__.py": "", "yard/crane.py": crane, "crew.py": crew },
    head: {
      "crew.py": edited(
        crew,
        ["yard.crane.", "crane."],
        ["import yard.crane", "from yard import crane"],
        ["    return done", "    crane.park()\n    return done"],
      ),
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["crew.py:10 reportAttributeAccessIssue park"],
  },
  {
    name: "imports-relative",
    says: "absolute imports of the own package become relative: a missing module is now an unknown name",
    base: {
      "shop/__init__.py": "",
      "shop/carts.py": "class Cart:\n    items: list[str] = []\n",
      "shop/views.py":
        "from shop.carts import Cart, Basket\nfrom shop import prices\nfrom shop.offers import today\n\n\ndef show(cart: Cart) -> str:\n    return cart.title + prices.of(cart) + today(Basket())\n",
    },
    head: {
      "shop/views.py":
        "from . import prices\nfrom .carts import Basket, Cart\nfrom .offers import today\n\n\ndef show(cart: Cart) -> str:\n    return cart.title + prices.of(cart) + today(Basket())\n",
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "import-form-changed",
    says: "an import of a missing submodule becomes a name taken from its package: another rule, the same gap",
    base: {
      "shop/__init__.py": "",
      "shop/views.py":
        "import shop.prices\nimport shop.stock\n\n\ndef show(name: str) -> float:\n    return shop.prices.of(name) * shop.stock.left(nam)\n",
      "shop/stock.py": "def left(name: str) -> int:\n    return len(name)\n",
    },
    head: {
      "shop/views.py":
        "from shop import prices, stock\n\n\ndef show(name: str) -> float:\n    return prices.of(name) * stock.left(nam)\n",
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "autoflake-too-much",
    says: "unused imports are removed, a missing one among them, and with them one that an annotation needs",
    base: {
      "m.py":
        "import os\nimport re\nimport tidelib\nfrom typing import Any\n\nfrom legacy import helpers\n\n\ndef load(path: str) -> dict[str, Any]:\n    with open(path) as file:\n        return helpers.parse(fil)\n\n\ndef words(text: str):\n    found = re.match(r'\\w+', text)\n    return found.group(0)\n",
    },
    head: {
      "m.py":
        "import re\n\nfrom legacy import helpers\n\n\ndef load(path: str) -> dict[str, Any]:\n    with open(path) as file:\n        return helpers.parse(fil)\n\n\ndef words(text: str):\n    found = re.match(r'\\w+', text)\n    return found.group(0)\n",
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["m.py:6 reportUndefinedVariable Any"],
  },
  {
    name: "star-import-spelled-out",
    says: "a star import is replaced by its names: the undefined name is now one that the import lacks",
    base: { "settings.py": settings, "server.py": server },
    head: {
      "server.py": edited(server, ["import *", "import DEBUG, NAME, RETRIES, TIMEOUT"]),
    },
    counts: { base: 2, head: 1, new: 0 },
    truth: [],
    either: "TIMEOUT was missing before, but the marked statement and its rule are others",
  },
  {
    name: "import-mended",
    says: "a misspelt import is mended and old mistakes come to light: new in the list of findings",
    base: {
      "models.py": models,
      "invoices.py": edited(invoices, ["from models", "from modles"]),
    },
    head: { "invoices.py": invoices },
    counts: { base: 2, head: 3, new: 2 },
    truth: ["invoices.py:7 reportAttributeAccessIssue totl", "invoices.py:12 reportCallIssue total"],
    either: "the lines are old and only now understood",
  },
  {
    name: "import-broken",
    says: "a module is misspelt while imports are sorted, which hides two old errors",
    base: { "models.py": models, "invoices.py": invoices },
    head: {
      "invoices.py": edited(invoices, [
        "from models import Order\n",
        "from datetime import date\n\nfrom model import Order\n\nTODAY = date.today()\n",
      ]),
    },
    counts: { base: 3, head: 2, new: 1 },
    truth: ["invoices.py:3 reportMissingImports model"],
  },
  {
    name: "type-checking-block",
    says: "ruff moves imports that only types need below TYPE_CHECKING",
    base: {
      "m.py":
        "from pathlib import Path\n\nfrom harbour import Berth\nfrom tides import Tide\n\n\ndef fits(berth: Berth, tide: Tide, file: Path) -> bool:\n    return berth.depth > tide.low and file.exist()\n",
    },
    head: {
      "m.py":
        "from __future__ import annotations\n\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from pathlib import Path\n\n    from harbour import Berth\n    from tides import Tide\n\n\ndef fits(berth: Berth, tide: Tide, file: Path) -> bool:\n    return berth.depth > tide.low and file.exist()\n",
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "import-made-local",
    says: "an import moves into the one function its author thought of; the other one loses the name",
    base: { "m.py": cycle },
    head: {
      "m.py": edited(
        cycle,
        ["from ledger_client import Ledger\n", ""],
        [
          "-> None:\n    ledger = ",
          "-> None:\n    # Here, as ledger_client imports this module.\n    from ledger_client import Ledger\n\n    ledger = ",
        ],
      ),
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["m.py:14 reportUndefinedVariable Ledger"],
  },
  {
    name: "import-with-fallback",
    says: "an import that cannot be resolved is tried, with another such one to fall back on",
    base: {
      "m.py": "import fastjson\n\n\ndef read(text: str) -> object:\n    return fastjson.loads(txt)\n",
    },
    head: {
      "m.py":
        "try:\n    import fastjson\nexcept ImportError:\n    import slowjson as fastjson\n\n\ndef read(text: str) -> object:\n    return fastjson.loads(txt)\n",
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["m.py:4 reportMissingImports slowjson"],
  },
];
