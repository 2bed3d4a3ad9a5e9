/** The repository that most of the honest Python changes mend: one module with findings, another one for each change. */

const stock = `from dataclasses import dataclass


@dataclass
class Item:
    sku: str
    count: int = 0


def total(items: list[Item]) -> int:
    return sum(item.count for item in items)
`;

const listing = `from store.stock import Item


def listing(items: list[Item]) -> str:
    return "\\n".join(f"{item.sku}: {item.count}" for item in sorted(items, key=lambda item: item.sku))
`;

/** Another repository around one module that has the findings. */
export const around = (module: string) => ({
  "pyrightconfig.json": '{ "include": ["store"], "pythonVersion": "3.12", "pythonPlatform": "Linux" }\n',
  "store/__init__.py": "",
  "store/stock.py": stock,
  "store/listing.py": listing,
  "store/module.py": module,
});

export const loader = `import json

from store.stock import Item


def load(text: str) -> list[Item]:
    rows: object = json.loads(text)
    return [Item(row["sku"], row["count"]) for row in rows]
`;

export const events = `from dataclasses import dataclass
from typing import Literal

from store.stock import Item


@dataclass
class Event:
    kind: Literal["received", "sold", "counted"]
    count: int


def apply(item: Item, event: Event) -> Item:
    match event.kind:
        case "received":
            return Item(item.sku, item.count + event.count)
        case "sold":
            return Item(item.sku, item.count - event.count)
`;

export const packages = `from store.stock import Item


def packed(items: list[Item], size: int | str) -> int:
    per_box = int(size) if size == "default" else size
    return sum(item.count for item in items) // per_box
`;

export const first = `from store.stock import Item


def first(values: list[object]) -> object:
    return values[0]


def first_sku(items: list[Item]) -> str:
    return first([*items]).sku
`;

export const lookup = `from store.stock import Item

shelves: dict[str, list[Item]] = {}


def find(key: str | int) -> list[Item] | Item:
    if isinstance(key, int):
        return [item for shelf in shelves.values() for item in shelf][key]
    return shelves.get(key, [])


def count_at(place: int) -> int:
    return find(place).count
`;

export const settings = `try:
    import tomllib
except ImportError:
    pass


def default_count(text: str) -> int:
    settings = tomllib.loads(text)
    return int(settings.get("count", 0))
`;

export const legacyCode = `_registry = {}


def register(code, price=None):
    _registry[code] = price


def price_of(code):
    if code not in _registry:
        return None
    return {"cents": _registry[code], "code": code}


def cents_of(code):
    found = price_of(code)
    return None if found is None else found["cents"]
`;

export const prices = `from legacy.prices import cents_of, register
from store.stock import Item


def announce(item: Item, cents: int) -> None:
    register(item.sku, cents)


def worth(item: Item) -> int:
    return item.count * cents_of(item.sku)
`;

export const writers = `from pathlib import Path

from store.stock import Item


class Memory:
    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, text: str) -> int:
        self.written.append(text)
        return len(text)


def write_counts(target: Path, items: list[Item]) -> None:
    for item in items:
        target.write(f"{item.sku} {item.count}\\n")


def counts(items: list[Item]) -> list[str]:
    memory = Memory()
    write_counts(memory, items)
    return memory.written
`;

export const annotated = `def heaviest(items: "list[Item]") -> "Item | None":
    return max(items, key=lambda item: item.count, default=None)
`;

export const mixed = `from store.stock import Item


def skus(cells: list[object]) -> list[str]:
    items = [cell for cell in cells if is_item(cell)]
    return [item.sku for item in items]


def is_item(cell: object) -> bool:
    return isinstance(cell, Item)
`;

export const rows = `def row(sku: str, count: int) -> dict[str, str | int]:
    return {"sku": sku, "count": count}


def doubled(sku: str, count: int) -> int:
    return row(sku, count)["count"] * 2 + len(row(sku, count)["sku"].strip())
`;

export const timing = `import time
from collections.abc import Callable


def timed(function: Callable[[], object]) -> Callable[[], object]:
    def inner() -> object:
        start = time.monotonic()
        try:
            return function()
        finally:
            print(time.monotonic() - start)

    return inner


@timed
def add(one: int, other: int) -> int:
    return one + other


three: int = add(1, 2)
`;

export const signals = `import signal


def on_hangup() -> None:
    signal.signal(signal.CTRL_BREAK_EVENT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
`;
