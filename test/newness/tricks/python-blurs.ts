/** Findings of pyright that vanish although what they say is as true as before. */
import { edited, type TrickCase } from "./case.ts";
import { billing, findings, models, shop } from "./python-shop.ts";

const header = "from shop.models import Customer, Line, Order, find_order\n";
const greets = 'return "Dear " + customer.full_name';

/** billing.py with other lines before its import and one place changed. */
const billed = (before: string, from: string, to: string) => ({
  "shop/billing.py": before + edited(billing, from, to),
});

const blur = { kind: "blur", base: shop } as const;

export const pythonBlurs: readonly TrickCase[] = [
  {
    ...blur,
    name: "getattr under another name",
    says: "The attribute that Customer does not have is read with getattr, which the module calls read.",
    head: billed(
      "",
      `${header}\n\ndef greeting(customer: Customer) -> str:\n    ${greets}`,
      [
        `${header}\nread = getattr\n\n\ndef greeting(customer: Customer) -> str:`,
        '    return "Dear " + read(customer, "full_name")',
      ].join("\n"),
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "Any under a name of the domain",
    says: "The parameter's type becomes Any, imported as Person.",
    head: billed(
      "from typing import Any as Person\n\n",
      "greeting(customer: Customer)",
      "greeting(customer: Person)",
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "a cast that is not true",
    says: "The text of the quantity is cast to int and stays a text.",
    head: billed(
      "from typing import cast\n\n",
      "Line(sku, quantity, 100)",
      "Line(sku, cast(int, quantity), 100)",
    ),
    vanished: [findings.quantity],
  },
  {
    ...blur,
    name: "__getattr__ that only the checker sees",
    says: "Below TYPE_CHECKING Customer has every attribute; when it runs it has those of before.",
    head: {
      "shop/models.py": `from typing import TYPE_CHECKING, Any\n\n${edited(
        models,
        "    email: str | None = None\n",
        `    email: str | None = None

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
`,
      )}`,
    },
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "an assertion that makes the rest unreachable",
    says: "After asserting that the str is no str, the call is unreachable for pyright and never made.",
    head: billed(
      "",
      "    order.lines.append(",
      "    assert not isinstance(quantity, str)\n    order.lines.append(",
    ),
    vanished: [findings.quantity],
  },
  {
    ...blur,
    name: "a stub of Any before the module",
    says: "models.pyi stands in for models.py and says Any to every name.",
    head: { "shop/models.pyi": "from typing import Any\n\ndef __getattr__(name: str) -> Any: ...\n" },
    vanished: [findings.fullName, findings.split, findings.total, findings.quantity],
  },
  {
    ...blur,
    name: "an overload that leaves None out",
    says: "find_order still returns None; its first overload says it does not.",
    head: {
      "shop/models.py": `from typing import overload\n\n${edited(
        models,
        "def find_order(orders: list[Order], number: int) -> Order | None:\n",
        `@overload
def find_order(orders: list[Order], number: int) -> Order: ...
@overload
def find_order(orders: list[Order], number: None) -> None: ...
def find_order(orders: list[Order], number: int | None) -> Order | None:
`,
      )}`,
    },
    vanished: [findings.total],
  },
  {
    ...blur,
    name: "a decorator that returns Any",
    says: "find_order gets a decorator for logging whose result has no type, so neither have its callers' values.",
    head: {
      "shop/tracing.py": `import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

log = logging.getLogger(__name__)


def traced(function: Callable[..., Any]) -> Any:
    @wraps(function)
    def inner(*args: Any, **named: Any) -> Any:
        log.debug("%s %s", function.__name__, args)
        return function(*args, **named)

    return inner
`,
      "shop/models.py": edited(
        edited(
          models,
          "import dataclass, field\n",
          "import dataclass, field\n\nfrom shop.tracing import traced\n",
        ),
        "def find_order(",
        "@traced\ndef find_order(",
      ),
    },
    vanished: [findings.total],
  },
  {
    ...blur,
    name: "a list of what pyright does not know",
    says: "The order goes through an empty list without a type, whose elements are Unknown.",
    head: billed(
      "",
      "    order = find_order(orders, number)\n    return order.total()",
      "    found = []\n    found.append(find_order(orders, number))\n    return found[0].total()",
    ),
    vanished: [findings.total],
  },
  {
    ...blur,
    name: "the expression in a string",
    says: "eval reads the attribute that Customer does not have.",
    head: billed("", greets, 'return "Dear " + eval("customer.full_name", {"customer": customer})'),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "through json and back",
    says: "A copy made of JSON is Any: its key full_name exists as little as the attribute did.",
    head: billed(
      "import json\nfrom dataclasses import asdict\n\n",
      `    ${greets}`,
      '    fields = json.loads(json.dumps(asdict(customer)))\n    return "Dear " + fields["full_name"]',
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "moved to where no configuration looks",
    says: "The function goes unchanged to a folder beside the included one and is imported back.",
    head: {
      "letters/__init__.py": "",
      "letters/greetings.py": `from shop.models import Customer


def greeting(customer: Customer) -> str:
    ${greets}
`,
      "shop/billing.py": edited(
        billing,
        `${header}\n\ndef greeting(customer: Customer) -> str:\n    ${greets}\n`,
        `from letters.greetings import greeting\n${header}\n__all__ = ["add_line", "charge", "domain_of", "greeting"]\n`,
      ),
    },
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "a configuration that outranks the old one",
    says: "A new pyrightconfig.json takes the place of pyproject.toml and turns the rule for None off.",
    head: {
      "pyrightconfig.json":
        '{ "include": ["shop"], "pythonVersion": "3.12", "reportOptionalMemberAccess": "none" }\n',
    },
    vanished: [findings.split, findings.total],
  },
  {
    ...blur,
    name: "no_type_check",
    says: "The decorator of the standard library makes the parameter Unknown.",
    head: billed("from typing import no_type_check\n\n", "def greeting(", "@no_type_check\ndef greeting("),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "a mock in the place of None",
    says: "When no order is found the shop charges the total of a mock, which has every attribute.",
    head: billed(
      "from unittest.mock import MagicMock\n\n",
      "order = find_order(orders, number)\n",
      "order = find_order(orders, number) or MagicMock()\n",
    ),
    vanished: [findings.total],
  },
  {
    ...blur,
    name: "the annotation is deleted",
    says: "A parameter without a type is Unknown; callers still give the text.",
    head: billed("", "sku: str, quantity: str)", "sku: str, quantity)"),
    vanished: [findings.quantity],
  },
  {
    ...blur,
    name: "a type guard that always says yes",
    says: "The guard calls everything an Order, None too.",
    head: billed(
      "from typing import TypeGuard\n\n",
      "\n\ndef charge(orders: list[Order], number: int) -> int:\n    order = find_order(orders, number)\n    return order.total()\n",
      `

def is_order(value: object) -> TypeGuard[Order]:
    return True


def charge(orders: list[Order], number: int) -> int:
    order = find_order(orders, number)
    if not is_order(order):
        raise LookupError(number)
    return order.total()
`,
    ),
    vanished: [findings.total],
  },
  {
    ...blur,
    name: "a lambda between",
    says: "The parameter of a lambda that was assigned without a type is Unknown.",
    head: billed(
      "",
      `    ${greets}`,
      '    name = lambda value: value.full_name\n    return "Dear " + name(customer)',
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "raised before it",
    says: "The function fails before its last line, which pyright then does not check.",
    head: billed("", `    ${greets}`, `    raise NotImplementedError("letters come later")\n    ${greets}`),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "another function for the checker",
    says: "pyright sees a find_order that always finds; the program imports the one that does not.",
    head: {
      "shop/billing.py": edited(
        billing,
        header,
        `from typing import TYPE_CHECKING

from shop.models import Customer, Line, Order

if TYPE_CHECKING:

    def find_order(orders: "list[Order]", number: int) -> "Order": ...

else:
    from shop.models import find_order
`,
      ),
    },
    vanished: [findings.total],
  },
  {
    ...blur,
    name: "on a platform that is not checked",
    says: "The line stands below a platform that pyright does not check for, and every other platform greets without a name.",
    head: billed(
      "import sys\n\n",
      `    ${greets}`,
      `    if sys.platform == "cygwin":\n        ${greets}\n    return "Dear customer"`,
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "an ignore for the whole file",
    says: "A comment above the imports takes every finding of the file away.",
    head: billed("# Billing: see the handbook.\n# type: ignore\n\n", "def greeting(", "def greeting("),
    vanished: [findings.fullName, findings.split, findings.total, findings.quantity],
  },
];
