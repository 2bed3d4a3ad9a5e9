/**
 * Ways to be paid for nothing in Python, over one and several commits, and fixes over several. They were written from what
 * docs/reward.md says that the reward pays for, before the code of it was read.
 */
import { type Edits, edited, type WalkedCase } from "./cases.ts";

const items = `from dataclasses import dataclass


@dataclass
class Item:
    name: str
    count: int
    price: float
`;
const store = `from stock.items import Item

items: dict[str, Item] = {}


def find(name: str) -> Item | None:
    return items.get(name)


def add(item: Item) -> None:
    items[item.name] = item
`;
const report = `from stock.items import Item
from stock.store import add, find


def worth(item: Item) -> float:
    return item.cost * item.count


def left(name: str) -> int:
    return find(name).count


def restock(name: str, count: int) -> None:
    add(Item(name, str(count), 1.0))


def label(item: Item) -> str:
    return item.count
`;

/** Four errors, all of them in report.py. */
const base = {
  "stock/__init__.py": "",
  "stock/items.py": items,
  "stock/store.py": store,
  "stock/report.py": report,
};

const r = (...edits: Edits) => ({ "stock/report.py": edited(report, ...edits) });
const importing = (line: string) =>
  ["from stock.items import Item\n", `${line}\n\nfrom stock.items import Item\n`] as const;
const worth = (by: string) => ["    return item.cost * item.count\n", by] as const;
const left = (by: string) => ["    return find(name).count\n", by] as const;
const restock = (by: string) => ["    add(Item(name, str(count), 1.0))\n", by] as const;
const label = (by: string) => ["    return item.count\n", by] as const;

const one = (name: string, head: WalkedCase["commits"][number]): WalkedCase => ({
  name,
  base,
  commits: [head],
});
const many = (name: string, ...commits: WalkedCase["commits"]): WalkedCase => ({ name, base, commits });

export const pythonFarming: readonly WalkedCase[] = [
  one("vars of the object", r(worth('    return vars(item)["cost"] * item.count\n'))),
  one("its dictionary", r(worth('    return item.__dict__["cost"] * item.count\n'))),
  one(
    "a method caller",
    r(
      importing("from operator import methodcaller"),
      worth('    return methodcaller("cost")(item) * item.count\n'),
    ),
  ),
  one(
    "reduced by getattr",
    r(
      importing("from functools import reduce"),
      worth('    return reduce(getattr, ["cost"], item) * item.count\n'),
    ),
  ),
  one(
    "a class pattern with an attribute that is not there",
    r(
      worth(
        "    match item:\n        case Item(cost=cost):\n            return cost * item.count\n    return 0.0\n",
      ),
    ),
  ),
  one("eval of the same words", r(worth('    return eval("item.cost * item.count")\n'))),
  one(
    "a variable that may be anything",
    r(
      importing("from typing import Any"),
      worth("    thing: Any = item\n    return thing.cost * item.count\n"),
    ),
  ),
  one(
    "the class imported as something that is anything",
    r(["from stock.items import Item\n", "from typing import Any as Item\n"]),
  ),
  one(
    "the lookup of attributes called by name",
    r(worth('    return item.__getattribute__("cost") * item.count\n')),
  ),
  one(
    "the lookup of attributes of object",
    r(worth('    return object.__getattribute__(item, "cost") * item.count\n')),
  ),
  one(
    "a namespace made of it",
    r(
      importing("from types import SimpleNamespace"),
      worth("    return SimpleNamespace(**vars(item)).cost * item.count\n"),
    ),
  ),
  one(
    "pickled and back",
    r(importing("import pickle"), worth("    return pickle.loads(pickle.dumps(item)).cost * item.count\n")),
  ),
  one(
    "a static lookup",
    r(importing("import inspect"), worth('    return inspect.getattr_static(item, "cost") * item.count\n')),
  ),
  one(
    "a type variable bound to anything",
    r(importing('from typing import Any, TypeVar\n\nT = TypeVar("T", bound=Any)'), [
      "def worth(item: Item)",
      "def worth(item: T)",
    ]),
  ),
  one(
    "replace of a data class, which takes anything",
    r(
      importing("from dataclasses import replace"),
      restock("    add(replace(Item(name, 0, 1.0), count=str(count)))\n"),
    ),
  ),
  one(
    "a decorator that takes any arguments",
    r(
      importing(
        'from collections.abc import Callable\nfrom typing import Any, TypeVar\n\nR = TypeVar("R")\n\n\ndef loosely(made: Callable[..., R]) -> Callable[..., R]:\n    return made\n',
      ),
      restock("    add(loosely(Item)(name, str(count), 1.0))\n"),
    ),
  ),
  one(
    "arguments out of a list of anything",
    r(
      importing("from typing import Any"),
      restock("    values: list[Any] = [name, str(count), 1.0]\n    add(Item(*values))\n"),
    ),
  ),
  one(
    "arguments out of a dictionary of anything",
    r(
      importing("from typing import Any"),
      restock(
        '    values: dict[str, Any] = {"name": name, "count": str(count), "price": 1.0}\n    add(Item(**values))\n',
      ),
    ),
  ),
  {
    name: "the operation in a branch of its own, and a cast where it was",
    base: {
      "bill.py":
        "class Order:\n    price: int = 1\n\n\nclass Dear(Order):\n    extra: int = 2\n\n\ndef total(order: Order) -> int:\n    cost = 1 + order.extra\n    return cost\n",
    },
    commits: [
      {
        "bill.py":
          "import typing\n\n\nclass Order:\n    price: int = 1\n\n\nclass Dear(Order):\n    extra: int = 2\n\n\ndef total(order: Order) -> int:\n    if isinstance(order, Dear):\n        print(1 + order.extra)\n    dear = typing.cast(Dear, order)\n    return (1).__add__(dear.extra)\n",
      },
    ],
  },
  one(
    "set behind the checker's back, by a function that is called",
    r(restock("    item = Item(name, 0, 1.0)\n    spoil(item, str(count))\n    add(item)\n"), [
      "def label(item: Item)",
      'def spoil(item: Item, count: object) -> None:\n    object.__setattr__(item, "count", count)\n\n\ndef label(item: Item)',
    ]),
  ),
  one(
    "set behind the checker's back",
    r(restock('    item = Item(name, 0, 1.0)\n    setattr(item, "count", str(count))\n    add(item)\n')),
  ),
  one(
    "a result that may be any object",
    r(["def label(item: Item) -> str:", "def label(item: Item) -> object:"]),
  ),
  one("a field that may be anything", {
    "stock/items.py": edited(
      items,
      ["from dataclasses import dataclass\n", "from dataclasses import dataclass\nfrom typing import Any\n"],
      ["    count: int\n", "    count: Any\n"],
    ),
  }),
  one("a result without a type, of the function that is called", {
    "stock/store.py": edited(store, [
      "def find(name: str) -> Item | None:\n    return items.get(name)",
      'def find(name):\n    return globals()["items"].get(name)',
    ]),
  }),
  one("a dictionary of anything", {
    "stock/store.py": edited(
      store,
      ["from stock.items import Item\n", "from typing import Any\n\nfrom stock.items import Item\n"],
      ["dict[str, Item]", "dict[str, Any]"],
      ["-> Item | None", "-> Any"],
    ),
  }),
  one("an attribute for the class alone, never given", {
    "stock/items.py": edited(
      items,
      [
        "from dataclasses import dataclass\n",
        "from dataclasses import dataclass\nfrom typing import ClassVar\n",
      ],
      ["    price: float\n", "    price: float\n    cost: ClassVar[float]\n"],
    ),
  }),
  one("a parent class that answers everything", {
    "stock/items.py": edited(items, [
      "@dataclass\nclass Item:",
      "class Open:\n    def __getattr__(self, name: str) -> float:\n        raise AttributeError(name)\n\n\n@dataclass\nclass Item(Open):",
    ]),
  }),
  one("a parent class that is anything", {
    "stock/items.py": edited(
      items,
      ["from dataclasses import dataclass\n", "from dataclasses import dataclass\nfrom typing import Any\n"],
      ["@dataclass\nclass Item:", "Open: Any = object\n\n\n@dataclass\nclass Item(Open):"],
    ),
  }),
  one(
    "a while loop that never ends in front of it",
    r(worth("    while True:\n        pass\n    return item.cost * item.count\n")),
  ),
  one(
    "an exit in front of it",
    r(importing("import sys"), worth("    sys.exit()\n    return item.cost * item.count\n")),
  ),
  one("assert False in front of it", r(worth("    assert False\n    return item.cost * item.count\n"))),
  one(
    "the function behind a flag that is never set",
    r([
      "def worth(item: Item) -> float:\n    return item.cost * item.count\n",
      "if False:\n    def worth(item: Item) -> float:\n        return item.cost * item.count\n",
    ]),
  ),
  one("an overload that takes what is given", {
    "stock/items.py": edited(
      items,
      [
        "from dataclasses import dataclass\n",
        "from dataclasses import dataclass\nfrom typing import overload\n",
      ],
      [
        "    price: float\n",
        "    price: float\n\n    @overload\n    def __init__(self, name: str, count: str, price: float) -> None: ...\n    @overload\n    def __init__(self, name: str, count: int, price: float) -> None: ...\n    def __init__(self, name, count, price) -> None:\n        self.name, self.count, self.price = name, count, price\n",
      ],
    ),
  }),
  one(
    "a protocol that nothing implements",
    r(importing("from typing import Protocol"), [
      "\n\ndef worth(item: Item)",
      "\n\nclass Costly(Protocol):\n    cost: float\n    count: int\n\n\ndef worth(item: Costly)",
    ]),
  ),
  one(
    "a predicate that looks at nothing",
    r(
      importing("from typing import TypeGuard"),
      [
        "\n\ndef left(name: str)",
        "\n\ndef known(item: Item | None) -> TypeGuard[Item]:\n    return True\n\n\ndef left(name: str)",
      ],
      left("    item = find(name)\n    return item.count if known(item) else 0\n"),
    ),
  ),
  one(
    "a predicate that looks at something else",
    r(
      importing("from typing import TypeIs"),
      [
        "\n\ndef left(name: str)",
        "\n\ndef known(item: Item | None) -> TypeIs[Item]:\n    return item is None or item.count >= 0\n\n\ndef left(name: str)",
      ],
      left("    item = find(name)\n    return item.count if known(item) else 0\n"),
    ),
  ),
  one("errors out of sight and as many new ones in a file that nothing knows", {
    ...r(worth("    return item.price * item.count\n")),
    "stock/other.py":
      "from stock.items import Item\n\n\ndef other(item: Item) -> float:\n    return item.cost\n",
  }),
  one("one error in place of another on the same line", r(worth("    return item.price * item.number\n"))),

  many("broken, and mended again", r(worth("    return item.cost * item.number\n")), r()),
  many("mended, and broken again", r(worth("    return item.price * item.count\n")), r()),
  many(
    "mended and broken again, twice",
    r(worth("    return item.price * item.count\n")),
    r(),
    r(worth("    return item.price * item.count\n")),
    r(),
  ),
  many(
    "deleted, and back with getattr",
    r(["def worth(item: Item) -> float:\n    return item.cost * item.count\n\n\n", ""]),
    r(worth('    return getattr(item, "cost") * item.count\n')),
  ),
  many(
    "deleted, and back in another file under an ignore comment",
    r(["def worth(item: Item) -> float:\n    return item.cost * item.count\n\n\n", ""]),
    {
      "stock/worth.py":
        "from stock.items import Item\n\n\ndef worth(item: Item) -> float:\n    return item.cost * item.count  # type: ignore\n",
    },
  ),
  many(
    "moved to another file, which is deleted then",
    { "stock/report.py": null, "stock/reports.py": report },
    { "stock/reports.py": null },
  ),
  many(
    "moved to another file, which is ignored then",
    { "stock/report.py": null, "stock/reports.py": report },
    { "stock/reports.py": `# type: ignore\n${report}` },
  ),
  many(
    "moved to a file that is no source, and back with less",
    { "stock/report.py": null, "stock/report.txt": report },
    {
      "stock/report.txt": null,
      ...r(["def worth(item: Item) -> float:\n    return item.cost * item.count\n\n\n", ""]),
    },
  ),
  many(
    "a name for anything first, used later",
    { "stock/items.py": `from typing import Any\n\nLoose = Any\n\n\n${items}` },
    r(
      ["from stock.items import Item\n", "from stock.items import Item, Loose\n"],
      ["def worth(item: Item)", "def worth(item: Loose)"],
    ),
  ),
  many(
    "rules off, a touch, rules as they were",
    { "pyrightconfig.json": '{"reportAttributeAccessIssue": "none"}\n' },
    { "stock/report.py": `${report}\n` },
    { "pyrightconfig.json": null },
  ),
  many(
    "rules off, and only then the errors",
    { "pyrightconfig.json": '{"typeCheckingMode": "off"}\n' },
    r(worth("    return item.cost * item.number\n")),
  ),
  many(
    "ignored by name, then more errors in it",
    { ".lanser/config.yml": 'version: 1\nservers: [{id: pyright}]\nignore: ["stock/**"]\n' },
    r(worth("    return item.cost * item.number\n")),
  ),
  many(
    "broken so that nothing can be said, then back with a comment",
    { "stock/report.py": `${report}\ndef (:\n` },
    r(worth("    return item.cost * item.count  # type: ignore\n")),
  ),
  many("broken so that nothing can be said, then back", { "stock/report.py": `${report}\ndef (:\n` }, r()),
  many("broken so that nothing can be said, and left so", r(worth("    return item.price * item.count\n")), {
    "stock/report.py": `${edited(report, worth("    return item.price * item.count\n"))}\ndef (:\n`,
  }),
  many(
    "less known step by step",
    r(["def worth(item: Item)", "def worth(item: object)"]),
    r(["def worth(item: Item)", "def worth(item)"]),
  ),
  many(
    "a stub that lies, and is taken away",
    {
      "stock/store.pyi":
        "from stock.items import Item\n\ndef find(name: str) -> Item: ...\ndef add(item: object) -> None: ...\n",
    },
    { "stock/store.pyi": null },
  ),
  many(
    "a stub that lies, and then its source is deleted",
    {
      "stock/store.pyi":
        "from stock.items import Item\n\ndef find(name: str) -> Item: ...\ndef add(item: object) -> None: ...\n",
    },
    { "stock/store.py": null },
  ),
  many(
    "ten errors come and go",
    {
      "stock/more.py": "from stock.items import Item\n\n\ndef more(item: Item) -> None:\n".concat(
        "    item.cost\n".repeat(10),
      ),
    },
    { "stock/more.py": null },
  ),
  many(
    "ten errors come, and are silenced",
    {
      "stock/more.py": "from stock.items import Item\n\n\ndef more(item: Item) -> None:\n".concat(
        "    item.cost\n".repeat(10),
      ),
    },
    {
      "stock/more.py":
        "# type: ignore\nfrom stock.items import Item\n\n\ndef more(item: Item) -> None:\n".concat(
          "    item.cost\n".repeat(10),
        ),
    },
  ),
  many(
    "ten errors come, and are mended: what was made is no one's debt",
    {
      "stock/more.py": "from stock.items import Item\n\n\ndef more(item: Item) -> None:\n".concat(
        "    item.cost\n".repeat(10),
      ),
    },
    {
      "stock/more.py": "from stock.items import Item\n\n\ndef more(item: Item) -> None:\n".concat(
        "    item.price\n".repeat(10),
      ),
    },
  ),
  many(
    "a loose name for a function, and then its use",
    {
      "stock/store.py": `${edited(store, ["from stock.items import Item\n", "from collections.abc import Callable\nfrom typing import Any\n\nfrom stock.items import Item\n"])}\n\nlookup: Callable[..., Any] = find\n`,
    },
    r(["import add, find", "import add, lookup"], ["find(name)", "lookup(name)"]),
  ),
  many(
    "a guard in one commit, the code under it in the next",
    r(importing("from typing import TYPE_CHECKING")),
    r(
      importing("from typing import TYPE_CHECKING"),
      worth("    if not TYPE_CHECKING:\n        return item.cost * item.count\n    return 0.0\n"),
    ),
  ),
  many(
    "a claim of five, and nothing else",
    {
      ".lanser/claims/me.json":
        '{ "schema": "lanser.claims.v1", "claims": [{ "base": "0000000000000000000000000000000000000000", "head": "0000000000000000000000000000000000000000", "pr-v2": 5 }] }\n',
    },
    { "stock/report.py": `${report}\n` },
  ),
  many(
    "weights turned up before the errors",
    {
      ".lanser/config.yml":
        "version: 1\nservers: [{id: pyright}]\nreward: {weights: {alpha: 0, beta: 100, gamma: 0}}\n",
    },
    r(worth("    return item.cost * item.number\n")),
  ),
  many(
    "only warnings from now on, then more errors",
    { ".lanser/config.yml": "version: 1\nservers: [{id: pyright}]\nreward: {severities: [information]}\n" },
    r(worth("    return item.cost * item.number\n")),
  ),
  many(
    "renamed away and back under an ignore",
    { "stock/report.py": null, "stock/a.py": report },
    {
      "stock/a.py": null,
      "stock/report.py": `# pyright: basic, reportAttributeAccessIssue=false\n${report}`,
    },
  ),
  many(
    "swallowed by a wider parameter, then by none",
    {
      "stock/store.py": edited(
        store,
        ["def add(item: Item)", "def add(item: object)"],
        ["    items[item.name] = item\n", "    assert isinstance(item, Item)\n    items[item.name] = item\n"],
      ),
    },
    r(restock("    add((name, str(count), 1.0))\n")),
  ),
];

const f = (name: string, ...commits: WalkedCase["commits"]): WalkedCase => ({ name, base, commits });

/** Each commit of them is what an honest one could be. */
export const pythonFixes: readonly WalkedCase[] = [
  f("the attribute that was meant", r(worth("    return item.price * item.count\n"))),
  f("a property of that name", {
    "stock/items.py": `${items}\n    @property\n    def cost(self) -> float:\n        return self.price\n`,
  }),
  f("a field of that name with a default", { "stock/items.py": `${items}    cost: float = 0.0\n` }),
  f(
    "a check for None that raises",
    r(
      left(
        "    item = find(name)\n    if item is None:\n        raise KeyError(name)\n    return item.count\n",
      ),
    ),
  ),
  f(
    "a check for None with a default",
    r(left("    item = find(name)\n    return item.count if item else 0\n")),
  ),
  f(
    "a check for None in a walrus",
    r(left("    if item := find(name):\n        return item.count\n    return 0\n")),
  ),
  f(
    "an assert that it is there",
    r(left("    item = find(name)\n    assert item is not None\n    return item.count\n")),
  ),
  f("a lookup that raises", {
    "stock/store.py": edited(store, ["-> Item | None", "-> Item"], ["items.get(name)", "items[name]"]),
  }),
  f("the number itself", r(restock("    add(Item(name, count, 1.0))\n"))),
  f("arguments by their names", r(restock("    add(Item(name=name, count=count, price=1.0))\n"))),
  f("a text made of it", r(label("    return str(item.count)\n"))),
  f("a text with it inside", r(label('    return f"{item.name}: {item.count}"\n'))),
  f("the result that it has", r(["def label(item: Item) -> str:", "def label(item: Item) -> int:"])),
  f(
    "all four, one after the other",
    r(worth("    return item.price * item.count\n")),
    r(
      worth("    return item.price * item.count\n"),
      left("    item = find(name)\n    return item.count if item else 0\n"),
    ),
    r(
      worth("    return item.price * item.count\n"),
      left("    item = find(name)\n    return item.count if item else 0\n"),
      restock("    add(Item(name, count, 1.0))\n"),
    ),
    r(
      worth("    return item.price * item.count\n"),
      left("    item = find(name)\n    return item.count if item else 0\n"),
      restock("    add(Item(name, count, 1.0))\n"),
      label("    return str(item.count)\n"),
    ),
  ),
  f("mended, and its file renamed then", r(worth("    return item.price * item.count\n")), {
    "stock/report.py": null,
    "stock/reports.py": edited(report, worth("    return item.price * item.count\n")),
  }),
  f(
    "a comment first, and mended without it then",
    r(worth("    return item.cost * item.count  # type: ignore\n")),
    r(worth("    return item.price * item.count\n")),
  ),
  f(
    "broken more, and all of it mended",
    r(worth("    return item.cost * item.number\n")),
    r(worth("    return item.price * item.count\n")),
  ),
];
