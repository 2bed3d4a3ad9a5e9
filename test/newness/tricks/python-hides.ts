/** Changes that bring in an error of which pyright reports nothing. */
import { edited, type TrickCase } from "./case.ts";
import { billing, models, shop } from "./python-shop.ts";

const hide = { kind: "hide", base: shop, vanished: [] } as const;

const registry = `from collections.abc import Callable
from importlib import import_module

from shop.models import Order

Step = Callable[[Order], int]


def step(name: str) -> Step:
    return import_module(f"steps.{name}").run


def run_all(order: Order, names: list[str]) -> int:
    return sum(step(name)(order) for name in names)
`;

export const pythonHides: readonly TrickCase[] = [
  {
    ...hide,
    name: "one body for the checker, another one for the program",
    says: "What runs is below the else of TYPE_CHECKING, and calls Order.sum(), which does not exist.",
    head: {
      "shop/discounts.py": `from typing import TYPE_CHECKING

from shop.models import Order

if TYPE_CHECKING:

    def discounted(order: Order, percent: int) -> int: ...

else:

    def discounted(order, percent):
        return order.sum() * (100 - percent) // 100


def half(order: Order) -> int:
    return discounted(order, 50)
`,
    },
  },
  {
    ...hide,
    name: "NoReturn on a function that returns",
    says: "begin() returns when the program runs, and then Line is made without its price.",
    head: {
      "shop/refunds.py": `import logging
from collections.abc import Callable
from typing import Any, NoReturn

from shop.models import Line, Order

log = logging.getLogger(__name__)
note: Any = log.info
begin: Callable[[str, int], NoReturn] = note


def refund(order: Order, sku: str) -> None:
    begin("refund of %s", order.number)
    order.lines.append(Line(sku, -1))
`,
    },
  },
  {
    ...hide,
    name: "a new function without types",
    says: "Without annotations nothing is known of order, so that order.totl() passes.",
    head: {
      "shop/billing.py": `${billing}

def charge_all(orders, discount):
    charged = 0
    for order in orders:
        charged += order.totl() - discount
    return charged
`,
    },
  },
  {
    ...hide,
    name: "arguments from a dictionary of Any",
    says: "Line is called without cents, and with a price it does not know, out of a dictionary.",
    head: {
      "shop/imports.py": `from typing import Any

from shop.models import Line, Order


def line_of(sku: str, quantity: int, price: int) -> Line:
    fields: dict[str, Any] = {"sku": sku, "quantity": quantity, "price": price}
    return Line(**fields)


def import_lines(order: Order, rows: list[tuple[str, int, int]]) -> None:
    order.lines.extend(line_of(*row) for row in rows)
`,
    },
  },
  {
    ...hide,
    name: "an ignore behind a noqa",
    says: "The comment that the linter reads hides one that pyright reads: Line has no price.",
    head: {
      "shop/billing.py": `${billing}

def most_expensive(order: Order) -> Line:
    return max(order.lines, key=lambda line: line.price * line.quantity)  # noqa: E731 # type: ignore
`,
    },
  },
  {
    ...hide,
    name: "a rule turned off in the license",
    says: "Between two lines of the license stands the comment that turns the rule for attributes off.",
    head: {
      "shop/labels.py": `# Copyright the authors of the shop.
# Licensed under the Apache License, Version 2.0.
# pyright: reportAttributeAccessIssue=false
# Distributed without warranties or conditions of any kind.

from shop.models import Customer, Order


def address(customer: Customer) -> str:
    return f"{customer.name}\\n{customer.street}"


def label(order: Order) -> str:
    return f"{order.number}\\n{address(order.customer)}"
`,
    },
  },
  {
    ...hide,
    name: "loaded by name from a folder that is not included",
    says: "The new step reads order.weight, which does not exist; it is imported by a name made when it runs.",
    base: { ...shop, "shop/registry.py": registry },
    head: {
      "steps/__init__.py": "",
      "steps/shipping.py": `from shop.models import Order


def run(order: Order) -> int:
    return 500 if order.weight > 1000 else 250
`,
      "shop/registry.py": `${registry}

def shipping(order: Order) -> int:
    return step("shipping")(order)
`,
    },
  },
  {
    ...hide,
    name: "a class whose base is Any",
    says: "Refund inherits from a name that is Any, so that self.totl and self.reson are never missed.",
    head: {
      "shop/records.py": `from typing import Any

from shop.models import Order

Record: Any = object


class Refund(Record):
    def __init__(self, order: Order, reason: str) -> None:
        self.order = order
        self.reason = reason

    def text(self) -> str:
        return f"{self.order.number}: {self.reson}"
`,
    },
  },
  {
    ...hide,
    name: "a branch for another platform",
    says: "On Windows the shop calls find_order without the number; pyright checks for Linux.",
    base: {
      ...shop,
      "pyproject.toml": edited(
        shop["pyproject.toml"],
        'include = ["shop"]\n',
        'include = ["shop"]\npythonPlatform = "Linux"\n',
      ),
    },
    head: {
      "shop/models.py": `${edited(models, "from dataclasses", "import sys\nfrom dataclasses")}

def newest(orders: list[Order]) -> Order | None:
    if sys.platform == "win32":
        return find_order(orders)
    return orders[-1] if orders else None
`,
    },
  },
];
