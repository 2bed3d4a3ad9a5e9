/** Findings of pyright that vanish: by a trick that mends nothing, or because they are mended. */
import type { ProbedCase } from "../support/probed-cases.ts";

const model = `class Order:
    def __init__(self, price: int, name: str) -> None:
        self.price = price
        self.name = name


def percent(amount: int) -> int:
    return amount // 100


def find(name: str) -> Order | None:
    return Order(1, name) if name else None
`;

function inUse(
  from: string,
  to: string,
  more: Record<string, string> = {},
  imports = "",
): Pick<ProbedCase, "base" | "head"> {
  const before = "from model import Order, find, percent\n";
  const wrap = (text: string, own: string) => `${before}${own}\n\n${text}`;
  return {
    base: { "model.py": model, "use.py": wrap(from, "") },
    head: { "use.py": wrap(to, imports), ...more },
  };
}

const attribute = "def total(order: Order) -> int:\n    return order.prise\n";
const argument = "def share(name: str) -> int:\n    return percent(name)\n";
const optional = "def show(name: str) -> str:\n    return find(name).name\n";
const count = "def share(order: Order) -> int:\n    return percent(order.price, 2)\n";

const failure =
  "from typing import NoReturn\n\n\nclass Failure:\n    def __call__(self, line: int) -> NoReturn:\n        raise ValueError(line)\n\n\n";

const declared = model.replace("class Order:\n", "class Order:\n    prise: int\n\n");

const axes = 'AXES = ("x", "y", "z")\n';
const beyond = "from axes import AXES\n\nlast = AXES[3]\n";

const within =
  "import typing\n\n\ndef total(order: Order) -> int:\n    return typing.cast(int, order.prise)\n";
const several =
  "def share(order: Order) -> int:\n    if order.name:\n        return order.name\n    return 0\n";

export const pythonTricks: readonly ProbedCase[] = [
  {
    name: "a cast of an argument within a cast of the same type that base has",
    ...inUse(
      within.replace("order.prise", "percent(order.name)"),
      within.replace("order.prise", "percent(typing.cast(int, order.name))"),
    ),
  },
  {
    name: "a cast in a cast that base has",
    ...inUse(within, within.replace("order.prise", "typing.cast(typing.Any, order).prise")),
  },
  {
    name: "a tuple that may have any length",
    base: { "axes.py": axes, "use.py": beyond },
    head: { "axes.py": 'AXES = tuple("xyz"[:3])\n' },
  },
  {
    name: "an overload that promises more than its body does",
    ...inUse(optional, optional, {
      "model.py": `from typing import overload\n\n\n${model.replace(
        "def find(name: str)",
        "@overload\ndef find(name: str) -> Order: ...\n@overload\ndef find(name: bytes) -> None: ...\ndef find(name: str | bytes)",
      )}`.replace("Order(1, name) if name", "Order(1, str(name)) if name"),
    }),
  },
  {
    name: "a predicate that looks and is wrong",
    ...inUse(
      optional,
      `def is_there(found: Order | None) -> TypeIs[Order]:\n    return found is None or found.price > 0\n\n\n${optional.replace(
        "    return find(name).name",
        "    found = find(name)\n    return found.name if is_there(found) else name",
      )}`,
      {},
      "from typing_extensions import TypeIs\n",
    ),
  },
  {
    name: "a predicate about what may be anything",
    ...inUse(
      optional,
      `def is_there(found) -> TypeGuard[Order]:\n    return found is not 1\n\n\n${optional.replace(
        "    return find(name).name",
        "    found = find(name)\n    return found.name if is_there(found) else name",
      )}`,
      {},
      "from typing import TypeGuard\n",
    ),
  },
  {
    name: "a protocol that nothing has",
    ...inUse(
      attribute,
      `class Prised(Protocol):\n    prise: int\n\n\n${attribute.replace(": Order", ": Prised")}`,
      {},
      "from typing import Protocol\n",
    ),
  },
  {
    name: "an attribute that is declared for the class alone",
    ...inUse(attribute, attribute, {
      "model.py": `from typing import ClassVar\n\n\n${declared.replace("prise: int", "prise: ClassVar[int]")}`,
    }),
  },
  {
    name: "an element of a list of anything",
    ...inUse(
      'def first(names: list[str]) -> str:\n    return names["0"]\n',
      'def first(names: Any) -> str:\n    return names["0"]\n',
      {},
      "from typing import Any\n",
    ),
  },
  {
    name: "an attribute that is declared, and never given a value",
    ...inUse(attribute, `${attribute}\n`, { "model.py": declared }),
  },
  {
    name: "what all objects have, in a comprehension",
    ...inUse(attribute, attribute.replace("order.prise", "[getattr(one, 'prise') for one in [order]][0]")),
  },
  {
    name: "a walrus that takes anything",
    ...inUse(attribute, attribute.replace("order.prise", "(any_one := globals()['order']).prise")),
  },
  {
    name: "an ignored rule",
    ...inUse(
      attribute,
      attribute.replace("prise\n", "prise  # pyright: ignore[reportAttributeAccessIssue]\n"),
    ),
  },
  {
    name: "arguments that nothing counts",
    ...inUse(count, count.replace("order.price, 2", "*[order.price, 2]")),
  },
  {
    name: "isinstance of something else",
    ...inUse(
      attribute,
      attribute.replace(
        "    return order.prise",
        "    if isinstance(order, Priced):\n        return order.prise\n    return 0",
      ),
      {},
      "\n\nclass Priced:\n    prise = 0\n",
    ),
  },
  { name: "getattr", ...inUse(attribute, attribute.replace("order.prise", 'getattr(order, "prise")')) },
  {
    name: "getattr under another name",
    ...inUse(
      attribute,
      attribute.replace("order.prise", 'take(order, "prise")'),
      {},
      "from builtins import getattr as take",
    ),
  },
  {
    name: "the dictionary of the object",
    ...inUse(attribute, attribute.replace("order.prise", 'vars(order)["prise"]')),
  },
  {
    name: "a parameter that is anything",
    ...inUse(attribute, attribute.replace(": Order", ": Any"), {}, "from typing import Any"),
  },
  { name: "a parameter without a type", ...inUse(attribute, attribute.replace(": Order", "")) },
  {
    name: "a class that answers everything",
    ...inUse(attribute, attribute, {
      "model.py": `${model}`.replace(
        "class Order:\n",
        "class Order:\n    def __getattr__(self, name: str) -> int:\n        return 0\n\n",
      ),
    }),
  },
  {
    name: "a base that cannot be found",
    ...inUse(attribute, attribute, {
      "model.py": `from nowhere import Base  # type: ignore\n\n\n${model.replace("class Order:", "class Order(Base):")}`,
    }),
  },
  {
    name: "an attribute that is anything",
    ...inUse(attribute, attribute, {
      "model.py": model
        .replace("class Order:\n", "class Order:\n    prise: object\n")
        .replace("object", "Any")
        .replace("class", "from typing import Any\n\n\nclass"),
    }),
  },
  { name: "an ignored line", ...inUse(attribute, attribute.replace("prise\n", "prise  # type: ignore\n")) },
  {
    name: "a function that is not checked",
    ...inUse(attribute, `@no_type_check\n${attribute}`, {}, "from typing import no_type_check"),
  },
  {
    name: "a raise in front",
    ...inUse(attribute, attribute.replace("    return", "    raise ValueError\n    return")),
  },
  {
    name: "code for no checker",
    ...inUse(
      attribute,
      attribute.replace(
        "    return order.prise",
        "    if not TYPE_CHECKING:\n        return order.prise\n    return 0",
      ),
      {},
      "from typing import TYPE_CHECKING",
    ),
  },
  {
    name: "a cast to something",
    ...inUse(
      attribute,
      attribute.replace("order.prise", "cast(Any, order).prise"),
      {},
      "from typing import Any, cast",
    ),
  },
  { name: "a constant", ...inUse(attribute, attribute.replace("order.prise", "0")) },
  {
    name: "an argument of any type",
    ...inUse(argument, argument, { "model.py": model.replace("amount: int", "amount") }),
  },
  {
    name: "an argument that is loaded",
    ...inUse(
      argument,
      argument.replace("percent(name)", "percent(loads(name))"),
      {},
      "from json import loads",
    ),
  },
  {
    name: "parameters that take everything",
    ...inUse(count, count, { "model.py": model.replace("amount: int", "amount: int, *more, **others") }),
  },
  {
    name: "a cast of none",
    ...inUse(
      optional,
      optional.replace("find(name).name", "cast(Order, find(name)).name"),
      {},
      "from typing import cast",
    ),
  },
  {
    name: "a result of any type",
    ...inUse(optional, optional, {
      "model.py": model
        .replace("-> Order | None", "-> Any")
        .replace("class", "from typing import Any\n\n\nclass"),
    }),
  },
  {
    name: "a returned value of any type",
    ...inUse(
      "def label(order: Order) -> str:\n    return order.price\n",
      "def label(order: Order):\n    return order.price\n",
    ),
  },
];

export const pythonHonest: readonly ProbedCase[] = [
  { name: "a member in a cast that base has, too", ...inUse(within, within.replace("prise", "price")) },
  {
    name: "another value returned, of several",
    ...inUse(several, several.replace("return order.name", "return order.price")),
  },
  {
    name: "an element that is there",
    base: { "axes.py": axes, "use.py": beyond },
    head: { "use.py": beyond.replace("3", "2") },
  },
  {
    name: "a tuple with an element more",
    base: { "axes.py": axes, "use.py": beyond },
    head: { "axes.py": axes.replace('"z")', '"z", "w")') },
  },
  {
    name: "an attribute that a method gives its value",
    ...inUse(attribute, `${attribute}\n`, {
      "model.py": declared.replace(
        "        self.name = name\n",
        "        self.name = name\n        self.count()\n\n    def count(self) -> None:\n        self.prise = self.price\n",
      ),
    }),
  },
  {
    name: "an exception that is raised by calling it",
    base: {
      "m.py": `${failure}def stop(found: str | Failure) -> None:\n    if found.__class__ is Failure:\n        raise found(1)\n`,
    },
    head: {
      "m.py": `${failure}def stop(found: str | Failure) -> None:\n    if isinstance(found, Failure):\n        raise found(1)\n`,
    },
  },
  {
    name: "a member in a condition",
    ...inUse(
      "def free(order: Order) -> bool:\n    if order.prise == 0:\n        return True\n    return False\n",
      "def free(order: Order) -> bool:\n    if order.price == 0:\n        return True\n    return False\n",
    ),
  },
  {
    name: "a name where undefined names are not reported",
    base: { "m.py": `# pyright: reportUndefinedVariable=false\nnames = ["a"]\nnames.add("b")\n` },
    head: { "m.py": `# pyright: reportUndefinedVariable=false\nnames = ["a"]\nnames.append("b")\n` },
  },
  { name: "the attribute that was meant", ...inUse(attribute, attribute.replace("prise", "price")) },
  {
    name: "the attribute is there now",
    ...inUse(attribute, attribute, {
      "model.py": model.replace("        self.name", "        self.prise = price\n        self.name"),
    }),
  },
  { name: "a conversion", ...inUse(argument, argument.replace("percent(name)", "percent(int(name))")) },
  { name: "another parameter", ...inUse(argument, argument.replace("name: str", "name: int")) },
  {
    name: "the signature of the callee",
    ...inUse(argument, argument, {
      "model.py": model.replace(
        "amount: int) -> int:\n    return amount",
        "amount: int | str) -> int:\n    return int(amount)",
      ),
    }),
  },
  {
    name: "a check for none",
    ...inUse(
      optional,
      optional.replace(
        "    return find(name).name",
        "    found = find(name)\n    return found.name if found is not None else name",
      ),
    ),
  },
  {
    name: "an early return",
    ...inUse(
      optional,
      optional.replace(
        "    return find(name).name",
        "    found = find(name)\n    if found is None:\n        return name\n    return found.name",
      ),
    ),
  },
  {
    name: "an assertion",
    ...inUse(
      "def show(name: str) -> str:\n    found = find(name)\n    return found.name\n",
      "def show(name: str) -> str:\n    found = find(name)\n    assert found is not None\n    return found.name\n",
    ),
  },
  {
    name: "a result that is never none",
    ...inUse(optional, optional, {
      "model.py": model
        .replace("-> Order | None", "-> Order")
        .replace("Order(1, name) if name else None", "Order(1, name)"),
    }),
  },
  {
    name: "a missing argument",
    ...inUse(
      "def make() -> Order:\n    return Order(1)\n",
      'def make() -> Order:\n    return Order(1, "a")\n',
    ),
  },
  {
    name: "a returned value of the right type",
    ...inUse(
      "def label(order: Order) -> str:\n    return order.price\n",
      "def label(order: Order) -> str:\n    return str(order.price)\n",
    ),
  },
  {
    name: "the annotation of a result",
    ...inUse(
      "def label(order: Order) -> str:\n    return order.price\n",
      "def label(order: Order) -> int:\n    return order.price\n",
    ),
  },
  {
    name: "an import",
    ...inUse(
      "def where() -> str:\n    return os.getcwd()\n",
      "def where() -> str:\n    return os.getcwd()\n",
      {},
      "import os",
    ),
  },
  {
    name: "a name that was misspelt",
    ...inUse(
      "def half(amount: int) -> int:\n    return percnt(amount)\n",
      "def half(amount: int) -> int:\n    return percent(amount)\n",
    ),
  },
  {
    name: "a name that is imported from where it is",
    base: { "model.py": model, "use.py": "from model import Ordr\n\nprint(Ordr)\n" },
    head: { "use.py": "from model import Order\n\nprint(Order)\n" },
  },
  {
    name: "an assigned value",
    ...inUse(
      'def size() -> int:\n    amount: int = "1"\n    return amount\n',
      "def size() -> int:\n    amount: int = 1\n    return amount\n",
    ),
  },
  {
    name: "every case is handled",
    base: {
      "m.py":
        'from typing import Literal, assert_never\n\n\ndef code(kind: Literal["a", "b"]) -> int:\n    if kind == "a":\n        return 1\n    else:\n        assert_never(kind)\n',
    },
    head: {
      "m.py":
        'from typing import Literal, assert_never\n\n\ndef code(kind: Literal["a", "b"]) -> int:\n    if kind == "a":\n        return 1\n    elif kind == "b":\n        return 2\n    else:\n        assert_never(kind)\n',
    },
  },
  {
    name: "operands of one type",
    ...inUse(
      "def line(order: Order) -> str:\n    return order.name + order.price\n",
      "def line(order: Order) -> str:\n    return order.name + str(order.price)\n",
    ),
  },
  {
    name: "an override of the same shape",
    base: {
      "m.py":
        "class A:\n    def f(self, x: int) -> int:\n        return x\n\n\nclass B(A):\n    def f(self, x: str) -> int:\n        return len(x)\n",
    },
    head: {
      "m.py":
        "class A:\n    def f(self, x: int) -> int:\n        return x\n\n\nclass B(A):\n    def f(self, x: int) -> int:\n        return x\n",
    },
  },
  {
    name: "an operand within a call of what a text can do",
    ...inUse(
      'def line(orders: list[Order]) -> str:\n    return ", ".join("- " - order.name for order in orders)\n',
      'def line(orders: list[Order]) -> str:\n    return ", ".join("- " + order.name for order in orders)\n',
    ),
  },
  {
    name: "an element by its number",
    ...inUse(
      'def first(names: list[str]) -> str:\n    return names["0"]\n',
      "def first(names: list[str]) -> str:\n    return names[0]\n",
    ),
  },
  {
    name: "overloads that say what the body does",
    ...inUse(
      'def show() -> str:\n    return find("a").name\n',
      'def show() -> str:\n    return find("a").name\n',
      {
        "model.py": `from typing import overload\n\n\n${model}`.replace(
          "def find(name: str) -> Order | None:\n    return Order(1, name) if name else None",
          "@overload\ndef find(name: str) -> Order: ...\n@overload\ndef find(name: None) -> None: ...\ndef find(name: str | None) -> Order | None:\n    if name is None:\n        return None\n    return Order(1, name)",
        ),
      },
    ),
  },
  {
    name: "a predicate that looks",
    ...inUse(
      optional,
      `def is_there(found: Order | None) -> TypeGuard[Order]:\n    """Whether it was found."""\n    return found is not None\n\n\n${optional.replace(
        "    return find(name).name",
        "    found = find(name)\n    return found.name if is_there(found) else name",
      )}`,
      {},
      "from typing import TypeGuard\n",
    ),
  },
  {
    name: "a protocol for what a class has",
    ...inUse(
      "def label(order: object) -> str:\n    return order.name\n",
      "class Named(Protocol):\n    name: str\n\n\ndef label(order: Named) -> str:\n    return order.name\n",
      {},
      "from typing import Protocol\n",
    ),
  },
];
