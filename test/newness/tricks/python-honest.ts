/** Changes to Python that mend what pyright found, or add correct code; some of them look like tricks. */
import { edited, type TrickCase } from "./case.ts";
import { billing, findings, models, shop } from "./python-shop.ts";
import {
  annotated,
  around,
  events,
  first,
  legacyCode,
  loader,
  lookup,
  mixed,
  packages,
  prices,
  rows,
  settings,
  signals,
  timing,
  writers,
} from "./python-store.ts";

const mended = { kind: "honest", base: shop } as const;

export const pythonHonest: readonly TrickCase[] = [
  {
    ...mended,
    name: "the attribute's right name",
    says: "Customer has a name and no full_name.",
    head: { "shop/billing.py": edited(billing, "customer.full_name", "customer.name") },
    vanished: [findings.fullName],
  },
  {
    ...mended,
    name: "None is looked for",
    says: "A customer without an address has no domain; an order that is not there is an error with its number.",
    head: {
      "shop/billing.py": edited(
        edited(
          billing,
          '-> str:\n    return customer.email.split("@")[1]',
          '-> str | None:\n    if customer.email is None:\n        return None\n    return customer.email.partition("@")[2]',
        ),
        "    return order.total()",
        "    if order is None:\n        raise LookupError(number)\n    return order.total()",
      ),
    },
    vanished: [findings.split, findings.total],
  },
  {
    ...mended,
    name: "the attribute is added where it belongs",
    says: "Customer gets the property that the greeting wants.",
    head: {
      "shop/models.py": edited(
        models,
        "    email: str | None = None\n",
        '    email: str | None = None\n    title: str = ""\n\n    @property\n    def full_name(self) -> str:\n        return f"{self.title} {self.name}".strip()\n',
      ),
    },
    vanished: [findings.fullName],
  },
  {
    ...mended,
    name: "a signature changes with its caller",
    says: "The quantity becomes an int where it comes in, and the new caller gives one.",
    head: {
      "shop/billing.py": `${edited(billing, "sku: str, quantity: str)", "sku: str, quantity: int)")}

def add_lines(order: Order, cells: list[tuple[str, str]]) -> None:
    for sku, quantity in cells:
        add_line(order, sku, int(quantity))
`,
    },
    vanished: [findings.quantity],
  },
  {
    ...mended,
    name: "dead code goes",
    says: "The two functions that pyright is right about have no caller: they are removed.",
    head: {
      "shop/billing.py": `from shop.models import Customer, Order, find_order


def charge(orders: list[Order], number: int) -> int:
    order = find_order(orders, number)
    return order.total()


def owners(orders: list[Order]) -> list[Customer]:
    return [order.customer for order in orders]
`,
    },
    vanished: [findings.fullName, findings.split, findings.quantity],
  },
  {
    kind: "honest",
    name: "json at a boundary, validated before a cast",
    says: "Every part is looked at before it is used; the cast says only what isinstance cannot: the keys are unknown.",
    base: around(loader),
    head: {
      "store/module.py": `import json
from collections.abc import Mapping
from typing import cast

from store.stock import Item


def load(text: str) -> list[Item]:
    rows: object = json.loads(text)
    if not isinstance(rows, list):
        raise ValueError("a list of items was expected")
    return [item_of(row) for row in cast("list[object]", rows)]


def item_of(row: object) -> Item:
    if not isinstance(row, dict):
        raise ValueError("an item is an object")
    fields = cast(Mapping[object, object], row)
    sku, count = fields.get("sku"), fields.get("count")
    if not isinstance(sku, str) or not isinstance(count, int):
        raise ValueError("an item has a sku and a count")
    return Item(sku, count)
`,
    },
    vanished: ["store/module.py:8 reportGeneralTypeIssues rows"],
  },
  {
    kind: "honest",
    name: "assert_never at the end of a match",
    says: "The third kind is handled, and a fourth would be an error of the checker.",
    base: around(events),
    head: {
      "store/module.py": `${edited(events, "import Literal\n", "import Literal, assert_never\n")}        case "counted":
            return Item(item.sku, event.count)
        case other:
            assert_never(other)
`,
    },
    vanished: ["store/module.py:13 reportReturnType Item"],
  },
  {
    kind: "honest",
    name: "a union narrowed by isinstance",
    says: "A size in words is read, a size in numbers is taken as it is.",
    base: around(packages),
    head: {
      "store/module.py": edited(
        packages,
        '    per_box = int(size) if size == "default" else size\n',
        '    if isinstance(size, str):\n        per_box = 12 if size == "default" else int(size)\n    else:\n        per_box = size\n',
      ),
    },
    vanished: ["store/module.py:6 reportOperatorIssue //"],
  },
  {
    kind: "honest",
    name: "a type parameter in the place of object",
    says: "What goes in comes out.",
    base: around(first),
    head: {
      "store/module.py": edited(
        edited(
          first,
          "def first(values: list[object]) -> object:",
          "def first[Value](values: list[Value]) -> Value:",
        ),
        "first([*items])",
        "first(items)",
      ),
    },
    vanished: ["store/module.py:9 reportAttributeAccessIssue sku"],
  },
  {
    kind: "honest",
    name: "overloads that say what the body does",
    says: "A number finds one item and a name a list, as the isinstance below always decided.",
    base: around(lookup),
    head: {
      "store/module.py": edited(
        edited(lookup, "from store.stock", "from typing import overload\n\nfrom store.stock"),
        "def find(",
        "@overload\ndef find(key: int) -> Item: ...\n@overload\ndef find(key: str) -> list[Item]: ...\ndef find(",
      ),
    },
    vanished: ["store/module.py:13 reportReturnType int"],
  },
  {
    kind: "honest",
    name: "a fallback when the import fails",
    says: "Python without tomllib reads the one line that matters itself.",
    base: around(settings),
    head: {
      "store/simple.py": `def loads(text: str) -> dict[str, object]:
    pairs = (line.split("=", 1) for line in text.splitlines() if "=" in line)
    return {key.strip(): value.strip() for key, value in pairs}
`,
      "store/module.py": `try:
    from tomllib import loads
except ImportError:
    from store.simple import loads


def default_count(text: str) -> int:
    count = loads(text).get("count", 0)
    return int(count) if isinstance(count, (int, str)) else 0
`,
    },
    vanished: ["store/module.py:8 reportPossiblyUnboundVariable tomllib"],
  },
  {
    kind: "honest",
    name: "a stub for a library without types",
    says: "The vendored library says in a stub what it does, None included, and its caller looks for None.",
    base: { ...around(prices), "legacy/__init__.py": "", "legacy/prices.py": legacyCode },
    head: {
      "legacy/prices.pyi": `from typing import TypedDict

class Price(TypedDict):
    cents: int | None
    code: str

def register(code: str, price: int | None = None) -> None: ...
def price_of(code: str) -> Price | None: ...
def cents_of(code: str) -> int | None: ...
`,
      "store/module.py": edited(
        prices,
        "    return item.count * cents_of(item.sku)",
        "    cents = cents_of(item.sku)\n    return 0 if cents is None else item.count * cents",
      ),
    },
    vanished: ["store/module.py:10 reportOperatorIssue None"],
  },
  {
    kind: "honest",
    name: "a Protocol in the place of a class",
    says: "Whatever can write a text can be written to; Path never could.",
    base: around(writers),
    head: {
      "store/module.py": edited(
        edited(writers, "from pathlib import Path\n", "from typing import Protocol\n"),
        "def write_counts(target: Path,",
        "class Writer(Protocol):\n    def write(self, text: str, /) -> int: ...\n\n\ndef write_counts(target: Writer,",
      ),
    },
    vanished: [
      "store/module.py:17 reportAttributeAccessIssue write",
      "store/module.py:22 reportArgumentType memory",
    ],
  },
  {
    kind: "honest",
    name: "an import for annotations alone",
    says: "Item is imported below TYPE_CHECKING, since it stands in strings only.",
    base: around(annotated),
    head: {
      "store/module.py": `from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from store.stock import Item


${annotated}`,
    },
    vanished: [
      'store/module.py:1 reportUndefinedVariable "Item" is',
      'store/module.py:1 reportUndefinedVariable "Item" is',
    ],
  },
  {
    kind: "honest",
    name: "a type guard that looks",
    says: "The function that already looked says so in its type.",
    base: around(mixed),
    head: {
      "store/module.py": edited(
        edited(mixed, "from store.stock", "from typing import TypeGuard\n\nfrom store.stock"),
        "def is_item(cell: object) -> bool:",
        "def is_item(cell: object) -> TypeGuard[Item]:",
      ),
    },
    vanished: ["store/module.py:6 reportAttributeAccessIssue sku"],
  },
  {
    kind: "honest",
    name: "a dataclass in the place of a dictionary",
    says: "Every field has its own type, so that nothing has to be looked at.",
    base: around(rows),
    head: {
      "store/module.py": `from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    sku: str
    count: int


def row(sku: str, count: int) -> Row:
    return Row(sku, count)


def doubled(sku: str, count: int) -> int:
    made = row(sku, count)
    return made.count * 2 + len(made.sku.strip())
`,
    },
    vanished: [
      "store/module.py:6 reportOperatorIssue *",
      "store/module.py:6 reportAttributeAccessIssue strip",
    ],
  },
  {
    kind: "honest",
    name: "a decorator that keeps the signature",
    says: "ParamSpec carries the parameters and the result through the decorator.",
    base: around(timing),
    head: {
      "store/module.py": edited(
        edited(
          timing,
          `def timed(function: Callable[[], object]) -> Callable[[], object]:
    def inner() -> object:
`,
          `def timed[**P, R](function: Callable[P, R]) -> Callable[P, R]:
    def inner(*args: P.args, **named: P.kwargs) -> R:
`,
        ),
        "return function()",
        "return function(*args, **named)",
      ),
    },
    vanished: ["store/module.py:16 reportArgumentType timed", "store/module.py:21 reportCallIssue Expected"],
  },
  {
    kind: "honest",
    name: "a branch for each platform",
    says: "Each platform names the signals that it has.",
    base: around(signals),
    head: {
      "store/module.py": `import signal
import sys


def on_hangup() -> None:
    if sys.platform == "win32":
        signal.signal(signal.SIGBREAK, signal.SIG_IGN)
    else:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
`,
    },
    vanished: ["store/module.py:5 reportAttributeAccessIssue CTRL_BREAK_EVENT"],
  },
  {
    kind: "honest",
    name: "new code that uses getattr, Any and a mock as they are meant",
    says: "Fields are read by the names that the dataclass itself lists, and the test replaces one collaborator.",
    base: shop,
    head: {
      "shop/export.py": `import csv
from dataclasses import fields
from typing import Any, TextIO

from shop.models import Line, Order


def cells(line: Line) -> list[Any]:
    return [getattr(line, field.name) for field in fields(line)]


def export(order: Order, target: TextIO) -> None:
    writer = csv.writer(target)
    writer.writerow(field.name for field in fields(Line))
    writer.writerows(cells(line) for line in order.lines)
`,
      "shop/export_test.py": `import io
from unittest.mock import patch

from shop.export import export
from shop.models import Customer, Line, Order


def test_a_line_is_a_row() -> None:
    order = Order(1, Customer("Ada"), [Line("tea", 2, 300)])
    target = io.StringIO()
    with patch("shop.export.cells", return_value=["tea", 2, 300]) as cells:
        export(order, target)
    cells.assert_called_once_with(order.lines[0])
    assert target.getvalue().splitlines() == ["sku,quantity,cents", "tea,2,300"]
`,
    },
    vanished: [],
  },
];
