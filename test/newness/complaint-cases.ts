/**
 * Changes in which a finding stands beside one that looks like it, or its message changes: what it complains of decides. The first of each
 * language were wrong once; the others were written by readers who had not seen the code.
 */
import type { NewnessCase } from "./cases.ts";

export type ComplaintCase = NewnessCase & {
  /** So many of base are hidden in head, and not fixed. */
  readonly suppressed?: number;
};

export const complaintCases = {
  python: [
    {
      name: "override-return",
      says: "the name of a parameter is fixed, and the return type is wrong now",
      base: {
        "m.py": `class A:
    def run(self, o: str) -> int:
        return 1


class B(A):
    def run(self, p: str) -> int:
        return 2
`,
      },
      head: {
        "m.py": `class A:
    def run(self, o: str) -> int:
        return 1


class B(A):
    def run(self, o: str) -> str:
        return "2"
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:7 reportIncompatibleMethodOverride incompatible"],
    },
    {
      name: "circle-canvas",
      says: "a call lacked one argument, and lacks another that became required",
      base: {
        "m.py": `def circle(r: float, colour: str, canvas: str = "") -> None: ...


circle(3.0)
`,
      },
      head: {
        "m.py": `def circle(r: float, canvas: str, colour: str = "") -> None: ...


circle(3.0)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:4 reportCallIssue parameter"],
    },
    {
      name: "job-abstract",
      says: "another method is abstract now",
      base: {
        "m.py": `from abc import ABC, abstractmethod


class Job(ABC):
    @abstractmethod
    def start(self) -> None: ...

    def cancel(self) -> None: ...


class Mail(Job):
    def cancel(self) -> None: ...


Mail()
`,
      },
      head: {
        "m.py": `from abc import ABC, abstractmethod


class Job(ABC):
    def start(self) -> None: ...

    @abstractmethod
    def cancel(self) -> None: ...


class Mail(Job):
    def start(self) -> None: ...


Mail()
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:15 reportAbstractUsage instantiate"],
    },
    {
      name: "prise-py",
      says: "the same in Python",
      base: {
        "m.py": `class O:
    price: int = 0


def a(o: O) -> int:
    return o.prise


def b(o: O) -> int:
    return o.price
`,
      },
      head: {
        "m.py": `class O:
    price: int = 0


def a(o: O) -> int:
    return o.price


def b(o: O) -> int:
    return o.prise
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:10 reportAttributeAccessIssue attribute"],
    },
    {
      name: "prise-branches",
      says: "the same between two branches",
      base: {
        "m.py": `class O:
    price: int = 0


def a(o: O, x: bool) -> int:
    if x:
        return o.prise
    else:
        return o.price
`,
      },
      head: {
        "m.py": `class O:
    price: int = 0


def a(o: O, x: bool) -> int:
    if x:
        return o.price
    else:
        return o.prise
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:9 reportAttributeAccessIssue attribute"],
    },
    {
      name: "prise-methods",
      says: "the same between two methods",
      base: {
        "m.py": `class O:
    price: int = 0

    def a(self) -> int:
        return self.prise

    def b(self) -> int:
        return self.price
`,
      },
      head: {
        "m.py": `class O:
    price: int = 0

    def a(self) -> int:
        return self.price

    def b(self) -> int:
        return self.prise
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:8 reportAttributeAccessIssue attribute"],
    },
    {
      name: "prise-renamed",
      says: "the same, and the function that is fixed is renamed",
      base: {
        "m.py": `class O:
    price: int = 0


def a(o: O) -> int:
    return o.prise


def b(o: O) -> int:
    return o.price
`,
      },
      head: {
        "m.py": `class O:
    price: int = 0


def first(o: O) -> int:
    return o.price


def b(o: O) -> int:
    return o.prise
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:10 reportAttributeAccessIssue attribute"],
    },
    {
      name: "list-none",
      says: "list becomes list",
      base: {
        "m.py": `from typing import List


def f(a: List[int] = None) -> None: ...
`,
      },
      head: {
        "m.py": `def f(a: list[int] = None) -> None: ...
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "inline-assign",
      says: "a function of one expression is put into its caller",
      base: {
        "m.py": `def one(s: str) -> int:
    return s.lenght


def two(s: str) -> int:
    n = one(s)
    return n + 1
`,
      },
      head: {
        "m.py": `def two(s: str) -> int:
    n = s.lenght
    return n + 1
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "move-qualified",
      says: "a function moves to another file, and a call in it is qualified",
      base: {
        "shapes.py": `def side(a: str, k: str) -> int:
    return 1
`,
        "m.py": `from shapes import side


def box(name: str) -> int:
    width = side("a", 1)
    return width + len(name)


def other() -> int:
    return 2
`,
      },
      head: {
        "box.py": `import shapes


def box(name: str) -> int:
    width = shapes.side("a", 1)
    return width + len(name)
`,
        "m.py": `def other() -> int:
    return 2
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "arg-paths",
      says: "one argument is fixed, and another is wrong",
      base: {
        "m.py": `def f(x: int, y: int) -> None: ...


def g() -> None:
    f(1, "a")
`,
      },
      head: {
        "m.py": `def f(x: int, y: int) -> None: ...


def g() -> None:
    f("b", 2)
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.py:5 reportArgumentType assignable"],
    },
    {
      name: "too-many-unedited-py",
      says: "the same in Python",
      base: {
        "m.py": `def f(a: int) -> int:
    return a


x = f(1, 2, 3)
`,
      },
      head: {
        "m.py": `def f(a: int, b: int) -> int:
    return a + b


x = f(1, 2, 3)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "match-guard-fixed-here-dropped-there",
      says: "the missing None check in level_of was fixed, while size_of lost the guard it had in base",
      base: {
        "logparse.py": `import re

LINE = re.compile(r"(\\d+-\\d+-\\d+) (\\w+) (.*)")
SIZE = re.compile(r"size=(\\d+)")


def level_of(line: str) -> str:
    m = LINE.match(line)
    return m.group(2)


def size_of(line: str) -> int:
    m = SIZE.search(line)
    if m is None:
        return 0
    return int(m.group(1))


def summary(lines: list[str]) -> dict[str, int]:
    out: dict[str, int] = {}
    for line in lines:
        out[level_of(line)] = out.get(level_of(line), 0) + size_of(line)
    return out
`,
      },
      head: {
        "logparse.py": `import re

LINE = re.compile(r"(\\d+-\\d+-\\d+) (\\w+) (.*)")
SIZE = re.compile(r"size=(\\d+)")


def level_of(line: str) -> str:
    m = LINE.match(line)
    if m is None:
        return "UNKNOWN"
    return m.group(2)


def size_of(line: str) -> int:
    m = SIZE.search(line)
    return int(m.group(1))


def summary(lines: list[str]) -> dict[str, int]:
    out: dict[str, int] = {}
    for line in lines:
        out[level_of(line)] = out.get(level_of(line), 0) + size_of(line)
    return out
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["logparse.py:16 reportOptionalMemberAccess attribute"],
    },
    {
      name: "override-wrong-count-becomes-wrong-type",
      says: "the missing parameter was repaired, but the return type that was right in base is now incompatible with the base class",
      base: {
        "exporters.py": `import json
from pathlib import Path


class Exporter:
    def write(self, target: Path, overwrite: bool) -> int:
        raise NotImplementedError


class JsonExporter(Exporter):
    def __init__(self, data: dict[str, int]) -> None:
        self.data = data

    def write(self, target: Path) -> int:
        text = json.dumps(self.data)
        return target.write_text(text)
`,
      },
      head: {
        "exporters.py": `import json
from pathlib import Path


class Exporter:
    def write(self, target: Path, overwrite: bool) -> int:
        raise NotImplementedError


class JsonExporter(Exporter):
    def __init__(self, data: dict[str, int]) -> None:
        self.data = data

    def write(self, target: Path, overwrite: bool) -> str:
        if target.exists() and not overwrite:
            raise FileExistsError(target)
        text = json.dumps(self.data)
        target.write_text(text)
        return text
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["exporters.py:14 reportIncompatibleMethodOverride incompatible"],
    },
    {
      name: "one-missing-argument-swapped-for-another",
      says: "the missing subject was added, but the body that base passed is now missing: another slip in the same call",
      base: {
        "mailer.py": `from dataclasses import dataclass


@dataclass
class Mail:
    to: str
    subject: str
    body: str


def build(to: str, subject: str, body: str) -> Mail:
    return Mail(to, subject, body)


def welcome(address: str, name: str) -> Mail:
    text = f"Hello {name}, nice to have you."
    return build(address, body=text)


def goodbye(address: str) -> Mail:
    return build(address, subject="Goodbye", body="Sorry to see you go.")
`,
      },
      head: {
        "mailer.py": `from dataclasses import dataclass


@dataclass
class Mail:
    to: str
    subject: str
    body: str


def build(to: str, subject: str, body: str) -> Mail:
    return Mail(to, subject, body)


def welcome(address: str, name: str) -> Mail:
    title = f"Welcome, {name}!"
    return build(address, subject=title)


def goodbye(address: str) -> Mail:
    return build(address, subject="Goodbye", body="Sorry to see you go.")
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["mailer.py:17 reportCallIssue parameter"],
    },
    {
      name: "union-gets-another-bad-member",
      says: "int.strip was wrong before; Decimal.strip on the same line is an additional error brought in by the wider union",
      base: {
        "fmt.py": `from decimal import Decimal

Cell = int | str


def render(cell: Cell, width: int) -> str:
    text = cell.strip()
    return text.ljust(width)


def render_row(cells: list[Cell], widths: list[int]) -> str:
    return " | ".join(render(c, w) for c, w in zip(cells, widths))


def total(values: list[Decimal]) -> Decimal:
    return sum(values, Decimal(0))


if __name__ == "__main__":
    print(render_row(["apples", 3], [10, 4]))
`,
      },
      head: {
        "fmt.py": `from decimal import Decimal

Cell = int | str | Decimal


def render(cell: Cell, width: int) -> str:
    text = cell.strip()
    return text.ljust(width)


def render_row(cells: list[Cell], widths: list[int]) -> str:
    return " | ".join(render(c, w) for c, w in zip(cells, widths))


def total(values: list[Decimal]) -> Decimal:
    return sum(values, Decimal(0))


if __name__ == "__main__":
    print(render_row(["apples", 3, Decimal("1.20")], [10, 4, 8]))
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["fmt.py:7 reportAttributeAccessIssue attribute"],
    },
    {
      name: "other-attribute-misspelt",
      says: "settings.hostname was fixed; settings.max_retries does not exist and base used the right name there",
      base: {
        "client.py": `from dataclasses import dataclass
import time


@dataclass
class Settings:
    host: str = "localhost"
    port: int = 8080
    timeout: float = 5.0
    retries: int = 3


class Client:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def url(self) -> str:
        return f"http://{self.settings.hostname}:{self.settings.port}"

    def wait(self) -> None:
        for _ in range(self.settings.retries):
            time.sleep(self.settings.timeout)
`,
      },
      head: {
        "client.py": `from dataclasses import dataclass
import time


@dataclass
class Settings:
    host: str = "localhost"
    port: int = 8080
    timeout: float = 5.0
    retries: int = 3
    scheme: str = "http"


class Client:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def url(self) -> str:
        s = self.settings
        return f"{s.scheme}://{s.host}:{s.port}"

    def wait(self) -> None:
        for attempt in range(self.settings.max_retries):
            time.sleep(self.settings.timeout * (attempt + 1))
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["client.py:23 reportAttributeAccessIssue max_retries"],
    },
    {
      name: "return-type-other-branch",
      says: "the str in the None branch was fixed; the other branch, which returned an int in base, now returns a str",
      base: {
        "ages.py": `from datetime import date


def age_in_years(born: date | None, today: date) -> int:
    if born is None:
        return "unknown"
    else:
        years = today.year - born.year
        if (today.month, today.day) < (born.month, born.day):
            years -= 1
        return years


def is_adult(born: date | None) -> bool:
    return age_in_years(born, date.today()) >= 18
`,
      },
      head: {
        "ages.py": `from datetime import date


def age_in_years(born: date | None, today: date) -> int:
    if born is None:
        return -1
    else:
        years = today.year - born.year
        if (today.month, today.day) < (born.month, born.day):
            years -= 1
        return f"{years}"


def is_adult(born: date | None) -> bool:
    return age_in_years(born, date.today()) >= 18
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["ages.py:11 reportReturnType assignable"],
    },
    {
      name: "await-forgotten-in-other-method",
      says: "push now awaits flush, but close lost the await that it had in base; the line and the message are the same as the old ones",
      base: {
        "pool.py": `import asyncio


class Connection:
    async def send(self, data: bytes) -> None:
        await asyncio.sleep(0)

    async def flush(self) -> None:
        await asyncio.sleep(0)


class Session:
    def __init__(self, conn: Connection) -> None:
        self.conn = conn

    async def push(self, items: list[bytes]) -> int:
        for item in items:
            await self.conn.send(item)
        self.conn.flush()
        return len(items)

    async def close(self) -> None:
        await self.conn.send(b"bye")
        await self.conn.flush()
`,
      },
      head: {
        "pool.py": `import asyncio


class Connection:
    async def send(self, data: bytes) -> None:
        await asyncio.sleep(0)

    async def flush(self) -> None:
        await asyncio.sleep(0)


class Session:
    def __init__(self, conn: Connection) -> None:
        self.conn = conn
        self.closed = False

    async def push(self, items: list[bytes]) -> int:
        for item in items:
            await self.conn.send(item)
        await self.conn.flush()
        return len(items)

    async def close(self) -> None:
        if self.closed:
            return
        await self.conn.send(b"bye")
        self.conn.flush()
        self.closed = True
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["pool.py:27 reportUnusedCoroutine function"],
    },
    {
      name: "moved-slip-and-fresh-twin",
      says: "find_editor moved to editor.py with its old slip; find_pager is a new function that repeats the slip at almost the same place in app.py",
      base: {
        "app.py": `import os
import shutil


def find_editor() -> str:
    path = shutil.which("vim")
    return path.strip()


def open_in_editor(name: str) -> int:
    return os.spawnl(os.P_WAIT, find_editor(), "vim", name)


def main() -> None:
    open_in_editor("notes.txt")


if __name__ == "__main__":
    main()
`,
      },
      head: {
        "app.py": `import os
import shutil

from editor import find_editor


def find_pager() -> str:
    path = shutil.which("less")
    return path.strip()


def open_in_editor(name: str) -> int:
    return os.spawnl(os.P_WAIT, find_editor(), "vim", name)


def open_in_pager(name: str) -> int:
    return os.spawnl(os.P_WAIT, find_pager(), "less", name)


def main() -> None:
    open_in_editor("notes.txt")
    open_in_pager("README")


if __name__ == "__main__":
    main()
`,
        "editor.py": `import shutil


def find_editor() -> str:
    path = shutil.which("vim")
    return path.strip()
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["app.py:9 reportOptionalMemberAccess attribute"],
    },
    {
      name: "abstract-method-missing-other-one",
      says: "delete is implemented now, but the new abstract method keys is not: the same call fails for a new reason",
      base: {
        "stores.py": `from abc import ABC, abstractmethod


class Store(ABC):
    @abstractmethod
    def get(self, key: str) -> bytes: ...

    @abstractmethod
    def delete(self, key: str) -> None: ...


class MemoryStore(Store):
    def __init__(self) -> None:
        self._items: dict[str, bytes] = {}

    def get(self, key: str) -> bytes:
        return self._items[key]


def default_store() -> Store:
    return MemoryStore()
`,
      },
      head: {
        "stores.py": `from abc import ABC, abstractmethod


class Store(ABC):
    @abstractmethod
    def get(self, key: str) -> bytes: ...

    @abstractmethod
    def delete(self, key: str) -> None: ...

    @abstractmethod
    def keys(self) -> list[str]: ...


class MemoryStore(Store):
    def __init__(self) -> None:
        self._items: dict[str, bytes] = {}

    def get(self, key: str) -> bytes:
        return self._items[key]

    def delete(self, key: str) -> None:
        del self._items[key]


def default_store() -> Store:
    return MemoryStore()
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["stores.py:27 reportAbstractUsage instantiate"],
    },
    {
      name: "typing-list-modernised",
      says: "only List/Dict/Optional were modernised; both wrong returns are the old ones with list in place of List in the message",
      base: {
        "tags.py": `from typing import Dict, List, Optional


class TagIndex:
    def __init__(self) -> None:
        self._tags: Dict[str, List[str]] = {}

    def add(self, name: str, tag: str) -> None:
        self._tags.setdefault(name, []).append(tag)

    def lookup(self, name: str) -> List[str]:
        return self._tags.get(name)

    def first(self, name: str) -> Optional[str]:
        tags = self._tags.get(name, [])
        return tags[0] if tags else None

    def all(self) -> List[str]:
        return self._tags
`,
      },
      head: {
        "tags.py": `from __future__ import annotations


class TagIndex:
    def __init__(self) -> None:
        self._tags: dict[str, list[str]] = {}

    def add(self, name: str, tag: str) -> None:
        self._tags.setdefault(name, []).append(tag)

    def lookup(self, name: str) -> list[str]:
        return self._tags.get(name)

    def first(self, name: str) -> str | None:
        tags = self._tags.get(name, [])
        return tags[0] if tags else None

    def all(self) -> list[str]:
        return self._tags
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "class-and-file-renamed",
      says: "usr became User and usr.py became user.py; the three unknown attributes are the old ones",
      base: {
        "usr.py": `from dataclasses import dataclass


@dataclass
class Usr:
    name: str
    email: str

    def label(self) -> str:
        return f"{self.name} <{self.mail}>"


def sort_key(u: Usr) -> str:
    return u.surname.lower()
`,
        "main.py": `from usr import Usr, sort_key


def show(users: list[Usr]) -> None:
    for u in sorted(users, key=sort_key):
        print(u.label(), u.phone)


show([Usr("Ann", "ann@example.org")])
`,
      },
      head: {
        "user.py": `from dataclasses import dataclass


@dataclass
class User:
    name: str
    email: str

    def label(self) -> str:
        return f"{self.name} <{self.mail}>"


def sort_key(user: User) -> str:
    return user.surname.lower()
`,
        "main.py": `from user import User, sort_key


def show(users: list[User]) -> None:
    for user in sorted(users, key=sort_key):
        print(user.label(), user.phone)


show([User("Ann", "ann@example.org")])
`,
        "usr.py": null,
      },
      counts: { base: 3, head: 3, "new": 0 },
      truth: [],
    },
    {
      name: "possibly-unbound-extracted-and-renamed",
      says: "the block was extracted into a function and c renamed to connection; it is the same possibly unbound variable",
      base: {
        "backup.py": `import shutil
import sqlite3
import sys


def main(argv: list[str]) -> int:
    src, dst = argv[1], argv[2]
    try:
        shutil.copy(src, dst)
        c = sqlite3.connect(dst)
    except OSError as exc:
        print("copy failed:", exc)
    n = c.execute("select count(*) from items").fetchone()[0]
    print(f"{n} rows in the copy")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
`,
      },
      head: {
        "backup.py": `import shutil
import sqlite3
import sys


def copy_and_count(source: str, target: str) -> int:
    try:
        shutil.copy(source, target)
        connection = sqlite3.connect(target)
    except OSError as exc:
        print("copy failed:", exc)
    return connection.execute("select count(*) from items").fetchone()[0]


def main(argv: list[str]) -> int:
    n = copy_and_count(argv[1], argv[2])
    print(f"{n} rows in the copy")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "too-many-arguments-count-drifts",
      says: "record got a level and all callers pass it; the surplus verbose argument is the old slip, only the expected count differs",
      base: {
        "audit.py": `import time

_LOG: list[str] = []


def record(actor: str, action: str) -> None:
    _LOG.append(f"{time.time()} {actor} {action}")


def login(name: str, verbose: bool) -> None:
    record(name, "login", verbose)


def logout(name: str) -> None:
    record(name, "logout")


def dump() -> str:
    return "\\n".join(_LOG)
`,
      },
      head: {
        "audit.py": `import time

_LOG: list[str] = []


def record(actor: str, action: str, level: str) -> None:
    _LOG.append(f"{time.time()} [{level}] {actor} {action}")


def login(name: str, verbose: bool) -> None:
    record(name, "login", "info", verbose)


def logout(name: str) -> None:
    record(name, "logout", "info")


def dump() -> str:
    return "\\n".join(_LOG)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "override-slip-with-everything-renamed",
      says: "classes, method and parameters were renamed consistently; the override lacks the same second parameter as before",
      base: {
        "handlers.py": `class Base:
    name = "base"

    def run(self, payload: dict[str, str], dry: bool) -> bool:
        return bool(payload) and not dry


class Mailer(Base):
    name = "mailer"

    def run(self, payload: dict[str, str]) -> bool:
        print("mail to", payload["to"])
        return True


def run_all(hs: list[Base], payload: dict[str, str]) -> int:
    return sum(h.run(payload, False) for h in hs)
`,
      },
      head: {
        "handlers.py": `class EventHandler:
    """Reacts to one event."""

    name = "base"

    def handle(self, event: dict[str, str], dry_run: bool) -> bool:
        return bool(event) and not dry_run


class MailHandler(EventHandler):
    """Sends the event by mail."""

    name = "mailer"

    def handle(self, event: dict[str, str]) -> bool:
        print("mail to", event["to"])
        return True


def handle_all(handlers: list[EventHandler], event: dict[str, str]) -> int:
    return sum(h.handle(event, False) for h in handlers)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "class-split-carries-slips",
      says: "the class was split; self.footer never existed and moved along with to_csv, only the class name in the message differs",
      base: {
        "report.py": `import csv
import io


class Report:
    def __init__(self, rows: list[dict[str, int]]) -> None:
        self.rows = rows
        self.title = "Report"

    def total(self) -> int:
        return sum(r[self.column] for r in self.rows)

    def to_csv(self) -> str:
        buf = io.StringIO()
        writer = csv.DictWriter(buf, fieldnames=list(self.rows[0]))
        writer.writerows(self.rows)
        return buf.getvalue() + self.footer


def publish(rows: list[dict[str, int]]) -> None:
    report = Report(rows)
    print(report.title, report.total())
    print(report.to_csv())
`,
      },
      head: {
        "report.py": `import csv
import io


class Report:
    def __init__(self, rows: list[dict[str, int]]) -> None:
        self.rows = rows
        self.title = "Report"

    def total(self) -> int:
        return sum(r[self.column] for r in self.rows)


class CsvWriter:
    def __init__(self, report: Report) -> None:
        self.report = report

    def to_csv(self) -> str:
        rows = self.report.rows
        buf = io.StringIO()
        writer = csv.DictWriter(buf, fieldnames=list(rows[0]))
        writer.writerows(rows)
        return buf.getvalue() + self.footer


def publish(rows: list[dict[str, int]]) -> None:
    report = Report(rows)
    print(report.title, report.total())
    print(CsvWriter(report).to_csv())
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "helper-inlined-type-drifts",
      says: "_pad was inlined into its only caller; rjust on a number is the same slip, now reported for int",
      base: {
        "invoice.py": `from dataclasses import dataclass


@dataclass
class Row:
    item: str
    cents: int


def _pad(value: float) -> str:
    return value.rjust(10)


def lines(rows: list[Row]) -> list[str]:
    out: list[str] = []
    for row in rows:
        out.append(row.item.ljust(20) + _pad(row.cents))
    return out


def print_invoice(rows: list[Row]) -> None:
    for line in lines(rows):
        print(line)
`,
      },
      head: {
        "invoice.py": `from dataclasses import dataclass


@dataclass
class Row:
    item: str
    cents: int


def lines(rows: list[Row]) -> list[str]:
    out: list[str] = []
    for row in rows:
        out.append(row.item.ljust(20) + row.cents.rjust(10))
    return out


def print_invoice(rows: list[Row]) -> None:
    for line in lines(rows):
        print(line)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "module-renamed-import-forgotten",
      says: "helpers.py was renamed but the unchanged import in cli.py was forgotten; local_settings was unresolved before, and the None errors only hide",
      base: {
        "helpers.py": `import json
from pathlib import Path


def load(path: Path) -> dict[str, str] | None:
    if not path.exists():
        return None
    return json.loads(path.read_text())
`,
        "cli.py": `import sys
from pathlib import Path

from local_settings import ROOT
from helpers import load


def title(name: str) -> str:
    data = load(Path(ROOT) / name)
    return data["title"]


def keys(name: str) -> list[str]:
    data = load(Path(ROOT) / name)
    return list(data.keys())


print(title(sys.argv[1]), keys(sys.argv[1]))
`,
      },
      head: {
        "jsonfiles.py": `import json
from pathlib import Path


def load(path: Path) -> dict[str, str] | None:
    if not path.exists():
        return None
    return json.loads(path.read_text())
`,
        "helpers.py": null,
      },
      counts: { base: 3, head: 2, "new": 1 },
      truth: ["cli.py:5 reportMissingImports resolved"],
      suppressed: 2,
    },
    {
      name: "cast-to-any-hides-while-twin-appears",
      says: "the old error in home only hides behind a cast; cache_dir lost its default and so has a new error that looks just like it",
      base: {
        "conf.py": `import configparser
import os


def parser() -> configparser.ConfigParser:
    cp = configparser.ConfigParser()
    cp.read("app.ini")
    return cp


def home() -> str:
    value = os.environ.get("APP_HOME")
    return value.rstrip("/")


def cache_dir() -> str:
    value = os.environ.get("APP_CACHE", "/tmp/cache")
    return value.rstrip("/")


def port() -> int:
    return parser().getint("server", "port")
`,
      },
      head: {
        "conf.py": `import configparser
import os
from typing import Any, cast


def parser() -> configparser.ConfigParser:
    cp = configparser.ConfigParser()
    cp.read("app.ini")
    return cp


def home() -> str:
    value = cast(Any, os.environ.get("APP_HOME"))
    return value.rstrip("/")


def cache_dir() -> str:
    value = os.environ.get("APP_CACHE")
    return value.rstrip("/")


def port() -> int:
    return parser().getint("server", "port")
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["conf.py:19 reportOptionalMemberAccess attribute"],
      suppressed: 1,
    },
    {
      name: "type-ignore-added-no-news",
      says: "one old error was silenced with type: ignore, the other moved down two lines; print became logging and nothing new is wrong",
      base: {
        "queue_worker.py": `import queue
import threading

Job = tuple[str, int]


def enqueue(q: queue.Queue[Job], name: str, count: str) -> None:
    q.put((name, count))


def worker(q: queue.Queue[Job]) -> None:
    while True:
        name, count = q.get()
        print(name.upper() * count)
        q.task_done(name)


def start() -> queue.Queue[Job]:
    q: queue.Queue[Job] = queue.Queue()
    threading.Thread(target=worker, args=(q,), daemon=True).start()
    return q
`,
      },
      head: {
        "queue_worker.py": `import logging
import queue
import threading

Job = tuple[str, int]
log = logging.getLogger(__name__)


def enqueue(q: queue.Queue[Job], name: str, count: str) -> None:
    q.put((name, count))  # type: ignore


def worker(q: queue.Queue[Job]) -> None:
    while True:
        name, count = q.get()
        log.info("%s", name.upper() * count)
        q.task_done(name)


def start() -> queue.Queue[Job]:
    q: queue.Queue[Job] = queue.Queue()
    threading.Thread(target=worker, args=(q,), daemon=True).start()
    return q
`,
      },
      counts: { base: 2, head: 1, "new": 0 },
      truth: [],
      suppressed: 1,
    },
    {
      name: "base-class-becomes-unknown",
      says: "basePlugin was renamed and the import in upper.py is now an unknown symbol; the override and the attribute error only hide behind the unknown base class",
      base: {
        "plugin_base.py": `class BasePlugin:
    name: str = ""

    def setup(self, options: dict[str, str]) -> None:
        self.options = options

    def run(self, text: str) -> str:
        return text
`,
        "upper.py": `from plugin_base import BasePlugin


class UpperPlugin(BasePlugin):
    name = "upper"

    def run(self, text: bytes) -> str:
        return text.decode().upper() + self.suffix


def apply(text: str) -> str:
    plugin = UpperPlugin()
    plugin.setup({})
    return plugin.run(text)
`,
      },
      head: {
        "plugin_base.py": `class Plugin:
    name: str = ""

    def setup(self, options: dict[str, str]) -> None:
        self.options = options

    def run(self, text: str) -> str:
        return text
`,
      },
      counts: { base: 3, head: 2, "new": 1 },
      truth: ["upper.py:1 reportAttributeAccessIssue BasePlugin"],
      suppressed: 2,
    },
    {
      name: "py-match-guard-swapped",
      says: "major got the guard against None, year lost the one it had",
      base: {
        "parse.py": `import re

VERSION = re.compile(r"v(\\d+)\\.(\\d+)")
DATE = re.compile(r"(\\d{4})-(\\d\\d)")


def major(text: str) -> int:
    m = VERSION.match(text)
    return int(m.group(1))


def year(text: str) -> int:
    m = DATE.search(text)
    if m is None:
        raise ValueError(text)
    return int(m.group(1))
`,
      },
      head: {
        "parse.py": `import re

VERSION = re.compile(r"v(\\d+)\\.(\\d+)")
DATE = re.compile(r"(\\d{4})-(\\d\\d)")


def major(text: str) -> int:
    m = VERSION.match(text)
    if m is None:
        raise ValueError(f"no version in {text!r}")
    return int(m.group(1))


def year(text: str) -> int:
    """Return the first year mentioned in text."""
    m = DATE.search(text.strip())
    return int(m.group(1))
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["parse.py:17 reportOptionalMemberAccess attribute"],
    },
    {
      name: "py-client-class-renamed",
      says: "fetch_all never existed; only the class and the variable were renamed, so the message names another class",
      base: {
        "client.py": `class ApiClient:
    def __init__(self, base: str) -> None:
        self.base = base

    def fetch(self, path: str) -> dict[str, str]:
        return {"url": self.base + path}

    def close(self) -> None:
        print("closed", self.base)
`,
        "main.py": `from client import ApiClient


def run(client: ApiClient) -> None:
    print(client.fetch("/status"))
    print(client.fetch_all("/users"))


run(ApiClient("https://example.org"))
`,
      },
      head: {
        "client.py": `class HttpClient:
    def __init__(self, base: str, timeout: float = 5.0) -> None:
        self.base = base
        self.timeout = timeout

    def fetch(self, path: str) -> dict[str, str]:
        return {"url": self.base + path}

    def close(self) -> None:
        print("closed", self.base)
`,
        "main.py": `import sys

from client import HttpClient


def run(http: HttpClient) -> None:
    print(http.fetch("/status"))
    users = http.fetch_all("/users")
    print(users, file=sys.stderr)


run(HttpClient("https://example.org", timeout=2.0))
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "py-customer-id-becomes-int",
      says: "the parameter type became int: the refund call is now right, the untouched charge call with a str broke",
      base: {
        "billing.py": `def charge(customer_id: str, cents: int) -> bool:
    print("charge", customer_id, cents)
    return cents > 0


def refund(customer_id: str, cents: int) -> bool:
    print("refund", customer_id, cents)
    return cents > 0
`,
        "app.py": `from billing import charge, refund


def monthly() -> None:
    ok = charge("17", 500)
    if not ok:
        print("declined")


def goodwill() -> None:
    ok = refund(17, 250)
    if not ok:
        print("nothing to refund")
`,
      },
      head: {
        "billing.py": `def charge(customer_id: int, cents: int) -> bool:
    print("charge", customer_id, cents)
    return cents > 0


def refund(customer_id: int, cents: int) -> bool:
    print("refund", customer_id, cents)
    return cents > 0
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["app.py:5 reportArgumentType customer_id"],
    },
    {
      name: "py-ignore-old-find-add-another",
      says: "the old None access is silenced with type: ignore and the same slip is written for a new field",
      base: {
        "feed.py": `import xml.etree.ElementTree as ET


def read_contact(xml: str) -> dict[str, str]:
    root = ET.fromstring(xml)
    out: dict[str, str] = {}
    out["name"] = str(root.find("name").text)
    return out


print(read_contact("<c><name>Ann</name></c>"))
`,
      },
      head: {
        "feed.py": `import xml.etree.ElementTree as ET


def read_contact(xml: str) -> dict[str, str]:
    root = ET.fromstring(xml)
    out: dict[str, str] = {}
    out["name"] = str(root.find("name").text)  # type: ignore
    out["email"] = str(root.find("email").text)
    return out


print(read_contact("<c><name>Ann</name><email>a@b.c</email></c>"))
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["feed.py:8 reportOptionalMemberAccess attribute"],
      suppressed: 1,
    },
    {
      name: "py-unbound-moved-to-module",
      says: "load moved to its own module with the variable renamed; the possibly unbound result is the same old bug",
      base: {
        "main.py": `import json


def load(path: str, strict: bool) -> dict:
    try:
        with open(path) as fh:
            data = json.load(fh)
    except OSError:
        if strict:
            raise
    return data


def main() -> None:
    print(load("settings.json", False))


main()
`,
      },
      head: {
        "main.py": `from settings import load_settings


def main() -> None:
    print(load_settings("settings.json"))


main()
`,
        "settings.py": `import json


def load_settings(path: str, strict: bool = False) -> dict:
    try:
        with open(path, encoding="utf-8") as fh:
            settings = json.load(fh)
    except OSError:
        if strict:
            raise
    return settings
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "method-renamed-in-one-of-two-classes",
      says: "a method gets another name that a second class has, too; a call of it is as wrong as before",
      base: {
        "ship.py": `class Ship:
    def dock(self, berth: int) -> None: ...


class Tug:
    def dock(self, berth: int) -> None: ...
`,
        "m.py": `from ship import Ship, Tug


def go(ship: Ship, tug: Tug) -> None:
    ship.dock("a")
    tug.dock(1)
`,
      },
      head: {
        "ship.py": `class Ship:
    def undock(self, berth: int) -> None: ...


class Tug:
    def dock(self, berth: int) -> None: ...
`,
        "m.py": `from ship import Ship, Tug


def go(ship: Ship, tug: Tug) -> None:
    ship.undock("a")
    tug.dock(1)
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
  ],
  typescript: [
    {
      name: "ts2741",
      says: "a literal gets the property that it lacked, and loses another",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export interface P { a: number; b: number }
export const p: P = { b: 1 };
`,
      },
      head: {
        "m.ts": `export interface P { a: number; b: number }
export const p: P = { a: 1 };
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:2 2741 Property"],
    },
    {
      name: "ts2741-decl",
      says: "another property is required now",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export interface P { a: number; b?: number }
export const p: P = { };
`,
      },
      head: {
        "m.ts": `export interface P { a?: number; b: number }
export const p: P = { };
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:2 2741 Property"],
    },
    {
      name: "ts2420",
      says: "a class gets the method that it lacked, and loses another",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export interface P { a(): number; b(): number }
export class C implements P { b() { return 1; } }
`,
      },
      head: {
        "m.ts": `export interface P { a(): number; b(): number }
export class C implements P { a() { return 1; } }
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:2 2420 incorrectly"],
    },
    {
      name: "ts2322-prop",
      says: "another property has the wrong type",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export interface P { a: number; b: number }
declare function f(): { a: string; b: number };
export const p: P = f();
`,
      },
      head: {
        "m.ts": `export interface P { a: number; b: number }
declare function f(): { a: number; b: string };
export const p: P = f();
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:3 2322 incompatible."],
    },
    {
      name: "pop-reverse",
      says: "an element that may be undefined goes, and another comes in its place",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export function f(a: number[][], b: number[][], n: number): void {
  a[0].pop();
  console.log(a.length);
}
`,
      },
      head: {
        "m.ts": `export function f(a: number[][], b: number[][], n: number): void {
  b[n].reverse();
  console.log(a.length);
}
`,
      },
      counts: { base: 3, head: 1, "new": 1 },
      truth: ["m.ts:2 2532 undefined"],
    },
    {
      name: "pop-reverse2",
      says: "the same, further down",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export function f(a: number[][], b: number[][], n: number): void {
  a[0].pop();
  console.log(a.length);
}
`,
      },
      head: {
        "m.ts": `export function f(a: number[][], b: number[][], n: number): void {
  console.log(a.length);
  b[n].reverse();
}
`,
      },
      counts: { base: 3, head: 1, "new": 1 },
      truth: ["m.ts:3 2532 undefined"],
    },
    {
      name: "prise-two-functions",
      says: "a typo is fixed in one function and written into another",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export type O = { price: number };

export function a(o: O): number {
  return o.prise;
}

export function b(o: O): number {
  return o.price;
}
`,
      },
      head: {
        "m.ts": `export type O = { price: number };

export function a(o: O): number {
  return o.price;
}

export function b(o: O): number {
  return o.prise;
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.ts:8 2551 Property"],
    },
    {
      name: "f6133-6198",
      says: "a destructuring is all unused now",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export function f(o: { a: number; b: number }): number {
  const { a, b } = o;
  return b;
}
`,
      },
      head: {
        "m.ts": `export function f(o: { a: number; b: number }): number {
  const { a } = o;
  return o.b;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f6133-6198b",
      says: "an unused variable becomes an unused destructuring",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export function f(o: { a: number; b: number }): number {
  const a = o.a;
  return o.b;
}
`,
      },
      head: {
        "m.ts": `export function f(o: { a: number; b: number }): number {
  const { a } = o;
  return o.b;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f6192",
      says: "one of two imports goes, and the other is unused",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "lib.ts": `export const x = 1, y = 2;
`,
        "m.ts": `import { x, y } from "./lib";
export const z = x;
`,
      },
      head: {
        "m.ts": `import { y } from "./lib";
export const z = 1;
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f6192b",
      says: "one of two unused imports is used",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "lib.ts": `export const x = 1, y = 2;
`,
        "m.ts": `import { x, y } from "./lib";
export const z = 1;
`,
      },
      head: {
        "m.ts": `import { x, y } from "./lib";
export const z = y;
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f2345-2769",
      says: "a function gets an overload",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `declare function f(a: number): void;
f("x");
export {};
`,
      },
      head: {
        "m.ts": `declare function f(a: number): void;
declare function f(a: boolean): void;
f("x");
export {};
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f18047",
      says: "null becomes undefined",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export function f(a: { x: number } | null): number { return a.x; }
`,
      },
      head: {
        "m.ts": `export function f(a?: { x: number }): number { return a.x; }
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f2554-2555",
      says: "a function gets a rest parameter",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `declare function f(a: number, b: number): void;
f();
export {};
`,
      },
      head: {
        "m.ts": `declare function f(a: number, b: number, ...c: number[]): void;
f();
export {};
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f2314-2707",
      says: "a type gets a second parameter with a default",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `export type B<T> = { t: T };
export let b: B;
`,
      },
      head: {
        "m.ts": `export type B<T, U = number> = { t: T; u: U };
export let b: B;
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "f2558-2743",
      says: "a generic function gets an overload",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `declare function f<T>(a: T): void;
f<number, string>(1);
export {};
`,
      },
      head: {
        "m.ts": `declare function f<T>(a: T): void;
declare function f<T, U, V>(a: T, b: U, c: V): void;
f<number, string>(1);
export {};
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "readonly-P",
      says: "a value gets a name, and its type is no longer read-only",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `type P = { a: number };
export class C {
  constructor(readonly o: { props: Readonly<P> }) {}
  f(): number {
    return this.o.props.b;
  }
}
`,
      },
      head: {
        "m.ts": `type P = { a: number };
export class C {
  constructor(readonly o: { props: P }) {}
  f(): number {
    const { props } = this.o;
    return props.b;
  }
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "readonly-fn",
      says: "a parameter is destructured, and its type is no longer read-only",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUnusedParameters":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","noUncheckedIndexedAccess":true}}`,
        "m.ts": `type P = { a: number };
export function f(o: { props: Readonly<P> }): number {
  return o.props.b;
}
`,
      },
      head: {
        "m.ts": `type P = { a: number };
export function f({ props }: { props: P }): number {
  return props.b;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "too-many-unedited",
      says: "a function takes one more, and a call that is not edited still has too many arguments",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "m.ts": `function f(a: number): number { return a; }
export const x = f(1, 2, 3);
`,
      },
      head: {
        "m.ts": `function f(a: number, b: number): number { return a + b; }
export const x = f(1, 2, 3);
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "leaderboard-first-fixed-last-broken",
      says: "the unchecked index in leader() was fixed, and loser(), which was safe, now has an unchecked index of its own",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "leaderboard.ts": `export interface Player {
  name: string;
  score: number;
}

export function sortPlayers(players: Player[]): Player[] {
  return [...players].sort((a, b) => b.score - a.score);
}

export function leader(players: Player[]): string {
  const sorted = sortPlayers(players);
  return sorted[0].name;
}

export function loser(players: Player[]): string {
  const sorted = sortPlayers(players);
  return sorted.at(-1)?.name ?? "nobody";
}
`,
      },
      head: {
        "leaderboard.ts": `export interface Player {
  name: string;
  score: number;
}

export function sortPlayers(players: Player[]): Player[] {
  return [...players].sort((a, b) => b.score - a.score);
}

export function leader(players: Player[]): string {
  const sorted = sortPlayers(players);
  return sorted[0]?.name ?? "nobody";
}

export function loser(players: Player[]): string {
  const sorted = sortPlayers(players);
  return sorted[sorted.length - 1].name;
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["leaderboard.ts:17 2532 undefined"],
    },
    {
      name: "server-options-other-property",
      says: "port was corrected, but label, which was a string before, is now a number: the same message for another property",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "options.ts": `export interface ServerOptions {
  host: string;
  port: string;
  basePath: string;
  label: string;
}

export const defaults: ServerOptions = {
  host: "localhost",
  port: 8080,
  basePath: "/",
  label: "main",
};

export function describe(o: ServerOptions): string {
  return o.label + " at " + o.host + ":" + o.port + o.basePath;
}
`,
      },
      head: {
        "options.ts": `export interface ServerOptions {
  host: string;
  port: string;
  basePath: string;
  label: string;
}

export const defaults: ServerOptions = {
  host: "localhost",
  port: "8080",
  basePath: "/",
  label: 1,
};

export function describe(o: ServerOptions): string {
  return o.label + " at " + o.host + ":" + o.port + o.basePath;
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["options.ts:12 2322 assignable"],
    },
    {
      name: "user-fixtures-another-missing-property",
      says: "alice lacked an email before and still does; the added carol lacks one too, and stands first",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "user.ts": `export interface User {
  id: number;
  name: string;
  email: string;
}
`,
        "fixtures.ts": `import type { User } from "./user";

export const alice: User = {
  id: 1,
  name: "Alice",
};

export const bob: User = {
  id: 2,
  name: "Bob",
  email: "bob@example.org",
};

export const all = [alice, bob];
`,
      },
      head: {
        "fixtures.ts": `import type { User } from "./user";

export const carol: User = {
  id: 3,
  name: "Carol",
};

export const alice: User = {
  id: 1,
  name: "Alice",
};

export const bob: User = {
  id: 2,
  name: "Bob",
  email: "bob@example.org",
};

export const all = [alice, bob, carol];
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["fixtures.ts:3 2741 Property"],
    },
    {
      name: "price-label-other-branch",
      says: "the discount branch now returns a string, but the else branch, which did, now returns a number",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "price.ts": `export interface Product {
  title: string;
  cents: number;
  discount?: number;
}

export function priceLabel(p: Product): string {
  if (p.discount !== undefined) {
    return p.cents - p.discount;
  } else {
    return (p.cents / 100).toFixed(2);
  }
}

export function line(p: Product): string {
  return p.title + " " + priceLabel(p);
}
`,
      },
      head: {
        "price.ts": `export interface Product {
  title: string;
  cents: number;
  discount?: number;
}

export function priceLabel(p: Product): string {
  if (p.discount !== undefined) {
    return ((p.cents - p.discount) / 100).toFixed(2);
  } else {
    return p.cents / 100;
  }
}

export function line(p: Product): string {
  return p.title + " " + priceLabel(p);
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["price.ts:11 2322 assignable"],
    },
    {
      name: "audit-call-loses-argument",
      says: "the login call always lacked the user id; the logout call had it and lost it",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "audit.ts": `const entries: string[] = [];

export function audit(action: string, userId: number): void {
  entries.push(action + ":" + userId);
}

export function count(): number {
  return entries.length;
}
`,
        "session.ts": `import { audit } from "./audit";

export class Session {
  constructor(private readonly userId: number) {}

  login(): void {
    audit("login");
  }

  logout(): void {
    audit("logout", this.userId);
  }

  get id(): number {
    return this.userId;
  }
}
`,
      },
      head: {
        "session.ts": `import { audit } from "./audit";

export class Session {
  private active = false;

  constructor(private readonly userId: number) {}

  login(): void {
    this.active = true;
    audit("login");
  }

  logout(): void {
    if (!this.active) return;
    this.active = false;
    audit("logout");
  }

  get id(): number {
    return this.userId;
  }
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["session.ts:16 2554 arguments"],
    },
    {
      name: "exhaustive-switch-next-member",
      says: "the unhandled member archived is now handled; the freshly added member deleted is not, which could not be a problem before",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "status.ts": `export type Status = "draft" | "published" | "archived";

export function label(status: Status): string {
  switch (status) {
    case "draft":
      return "Draft";
    case "published":
      return "Published";
    default: {
      const unhandled: never = status;
      throw new Error("unhandled status " + unhandled);
    }
  }
}
`,
      },
      head: {
        "status.ts": `export type Status = "draft" | "published" | "archived" | "deleted";

export function label(status: Status): string {
  switch (status) {
    case "draft":
      return "Draft";
    case "published":
      return "Published";
    case "archived":
      return "Archived";
    default: {
      const unhandled: never = status;
      throw new Error("unhandled status " + unhandled);
    }
  }
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["status.ts:12 2322 assignable"],
    },
    {
      name: "counter-typo-in-another-method",
      says: "reset() was correct and moved to the top with a typo; the same typo in increment() is old",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "counter.ts": `export class Counter {
  private count = 0;

  increment(by = 1): number {
    this.coutn += by;
    return this.count;
  }

  decrement(by = 1): number {
    this.count -= by;
    return this.count;
  }

  reset(): void {
    this.count = 0;
  }
}
`,
      },
      head: {
        "counter.ts": `export class Counter {
  private count = 0;

  reset(): void {
    this.coutn = 0;
  }

  increment(by = 1): number {
    if (by < 0) throw new RangeError("by");
    this.coutn += by;
    return this.count;
  }

  decrement(by = 1): number {
    if (by < 0) throw new RangeError("by");
    this.count -= by;
    return this.count;
  }
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["counter.ts:5 2551 Property"],
    },
    {
      name: "stock-missing-await-moves-and-another",
      says: "isLow() moved to alerts.ts with its old missing await; total() lost an await that it had",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "stock.ts": `const levels = new Map<string, number>();

export async function stockOf(sku: string): Promise<number> {
  return levels.get(sku) ?? 0;
}

export async function isLow(sku: string): Promise<boolean> {
  const amount: number = stockOf(sku);
  return amount < 5;
}

export async function total(skus: string[]): Promise<number> {
  let sum = 0;
  for (const sku of skus) {
    const amount: number = await stockOf(sku);
    sum += amount;
  }
  return sum;
}
`,
      },
      head: {
        "stock.ts": `const levels = new Map<string, number>();

export async function stockOf(sku: string): Promise<number> {
  return levels.get(sku) ?? 0;
}

export async function total(skus: string[]): Promise<number> {
  let sum = 0;
  for (const sku of skus) {
    const amount: number = stockOf(sku);
    sum += amount;
  }
  return sum;
}
`,
        "alerts.ts": `import { stockOf } from "./stock";

const THRESHOLD = 5;

export async function isLow(sku: string): Promise<boolean> {
  const amount: number = stockOf(sku);
  return amount < THRESHOLD;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["stock.ts:10 2322 assignable"],
    },
    {
      name: "unused-import-swapped",
      says: "roundTo was unused and is used now, clamp was used and is unused now: another import on the same line",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "math.ts": `export function clamp(n: number, lo: number, hi: number): number {
  return Math.min(hi, Math.max(lo, n));
}

export function roundTo(n: number, step: number): number {
  return Math.round(n / step) * step;
}
`,
        "slider.ts": `import { clamp, roundTo } from "./math";

export class Slider {
  private current = 0;

  constructor(private readonly min: number, private readonly max: number) {}

  set(value: number): void {
    this.current = clamp(value, this.min, this.max);
  }

  get value(): number {
    return this.current;
  }
}
`,
      },
      head: {
        "slider.ts": `import { clamp, roundTo } from "./math";

export class Slider {
  private current = 0;

  constructor(private readonly min: number, private readonly max: number) {}

  set(value: number): void {
    const bounded = Math.min(this.max, Math.max(this.min, value));
    this.current = roundTo(bounded, 0.5);
  }

  get value(): number {
    return this.current;
  }
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["slider.ts:1 6133 declared"],
    },
    {
      name: "retry-config-readonly-extracted",
      says: "the access to the missing property backoff was extracted into a helper; the message now says Readonly<RetryConfig>, but it is the same slip",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "retry.ts": `export interface RetryConfig {
  attempts: number;
  delayMs: number;
}

export function schedule(config: RetryConfig): number[] {
  const delays: number[] = [];
  for (let i = 0; i < config.attempts; i++) {
    const wait = config.delayMs * config.backoff ** i;
    delays.push(wait);
  }
  return delays;
}
`,
      },
      head: {
        "retry.ts": `export interface RetryConfig {
  attempts: number;
  delayMs: number;
}

function delayFor(cfg: Readonly<RetryConfig>, attempt: number): number {
  return cfg.delayMs * cfg.backoff ** attempt;
}

export function schedule(config: Readonly<RetryConfig>): number[] {
  const delays: number[] = [];
  for (let i = 0; i < config.attempts; i++) {
    delays.push(delayFor(config, i));
  }
  return delays;
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "theme-did-you-mean-appears",
      says: "the misspelled property did not exist before either; the added borderWidth only gives the compiler something to suggest, with another code",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "theme.ts": `export interface Theme {
  name: string;
  spacing: number;
}

export const light: Theme = { name: "light", spacing: 4 };

export function css(theme: Theme): string {
  const lines: string[] = [];
  lines.push("/* " + theme.name + " */");
  lines.push("gap: " + theme.spacing + "px;");
  lines.push("border-width: " + theme.borderWidht + "px;");
  return lines.join("\\n");
}
`,
      },
      head: {
        "theme.ts": `export interface Theme {
  name: string;
  spacing: number;
  borderWidth: number;
}

export const light: Theme = { name: "light", spacing: 4, borderWidth: 1 };

export function css(theme: Theme): string {
  const lines: string[] = [];
  lines.push("/* " + theme.name + " */");
  lines.push("gap: " + theme.spacing + "px;");
  lines.push("border-width: " + theme.borderWidht + "px;");
  return lines.join("\\n");
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "slug-one-more-overload",
      says: "slug(post.id) passed a number before and still does; with a second overload the compiler only words it differently",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "slug.ts": `export function slug(text: string): string {
  return text.trim().toLowerCase().replace(/\\s+/g, "-");
}
`,
        "post.ts": `import { slug } from "./slug";

export interface Post {
  id: number;
  title: string;
}

export function url(post: Post): string {
  return "/posts/" + slug(post.title);
}

export function shortUrl(post: Post): string {
  return "/p/" + slug(post.id);
}
`,
      },
      head: {
        "slug.ts": `export function slug(text: string): string;
export function slug(parts: string[]): string;
export function slug(input: string | string[]): string {
  const text = typeof input === "string" ? input : input.join(" ");
  return text.trim().toLowerCase().replace(/\\s+/g, "-");
}
`,
        "post.ts": `import { slug } from "./slug";

export interface Post {
  id: number;
  title: string;
}

export function url(post: Post): string {
  return "/posts/" + slug(["post", post.title]);
}

export function shortUrl(post: Post): string {
  return "/p/" + slug(post.id);
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "account-null-to-undefined-renamed-file",
      says: "file, type and variable were renamed and null became undefined; the unchecked result of the lookup is the old slip",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "users.ts": `export interface User {
  id: number;
  email: string;
}

const users: User[] = [];

function findUser(id: number): User | null {
  for (const u of users) {
    if (u.id === id) return u;
  }
  return null;
}

export function emailOf(id: number): string {
  const user = findUser(id);
  return user.email.toLowerCase();
}
`,
      },
      head: {
        "accounts.ts": `export interface Account {
  id: number;
  email: string;
}

const accounts: Account[] = [];

function findAccount(id: number): Account | undefined {
  return accounts.find((a) => a.id === id);
}

export function emailOf(id: number): string {
  const account = findAccount(id);
  return account.email.toLowerCase();
}
`,
        "users.ts": null,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "all-imports-unused-to-one",
      says: "both imports were unused; upper is used now, so the message names only initials, which was unused before too",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "strings.ts": `export function upper(s: string): string {
  return s.toUpperCase();
}

export function initials(s: string): string {
  return s.split(" ").map((w) => w.charAt(0)).join("");
}
`,
        "card.ts": `import { initials, upper } from "./strings";

export interface Card {
  owner: string;
  color: string;
}

export function render(card: Card): string {
  return "[" + card.owner.toUpperCase() + " " + card.color + "]";
}
`,
      },
      head: {
        "card.ts": `import { initials, upper } from "./strings";

export interface Card {
  owner: string;
  color: string;
}

export function render(card: Card): string {
  return "[" + upper(card.owner) + " " + card.color + "]";
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "weather-import-path-broken-hides",
      says: "the module was renamed without its importer, so the import fails anew and, being any, hides two old errors",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "lib/weather.ts": `export interface Reading {
  celsius: number;
  station: string;
}

export function latestReading(station: string): Reading {
  return { celsius: 20, station };
}
`,
        "main.ts": `import { latestReading } from "./lib/weather";

export function fahrenheit(station: string): number {
  const reading = latestReading(station);
  return reading.celcius * 1.8 + 32;
}

export function headline(station: string): string {
  const text: string = latestReading(station).celsius;
  return station + ": " + text;
}
`,
      },
      head: {
        "lib/readings.ts": `export interface Reading {
  celsius: number;
  station: string;
}

export function latestReading(station: string): Reading {
  return { celsius: 20, station };
}
`,
        "lib/weather.ts": null,
      },
      counts: { base: 2, head: 1, "new": 1 },
      truth: ["main.ts:1 2307 corresponding"],
      suppressed: 1,
    },
    {
      name: "payload-cast-to-any-beside-new",
      says: "sizeOf() silences its old error with a cast to any; bytes() was correct and now reads the missing property itself",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "payload.ts": `export interface Payload {
  kind: string;
  body: string;
}

export function parse(json: string): Payload {
  return JSON.parse(json) as Payload;
}

export function sizeOf(payload: Payload): number {
  return payload.size;
}

export function kindOf(payload: Payload): string {
  return payload.kind.toLowerCase();
}

export function bytes(payload: Payload): number {
  return payload.body.length;
}
`,
      },
      head: {
        "payload.ts": `export interface Payload {
  kind: string;
  body: string;
}

export function parse(json: string): Payload {
  return JSON.parse(json) as Payload;
}

export function sizeOf(payload: Payload): number {
  return (payload as any).size;
}

export function kindOf(payload: Payload): string {
  return payload.kind.toLowerCase();
}

export function bytes(payload: Payload): number {
  return Math.max(payload.size, payload.body.length);
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["payload.ts:19 2339 Property"],
      suppressed: 1,
    },
    {
      name: "csv-ts-ignore-callback-to-function",
      says: "the unsafe first line is only ignored now and the unsafe cell moved with its callback into toRow(); firstValue() was safe and no longer is",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"noUnusedLocals":true,"noUncheckedIndexedAccess":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "csv.ts": `export type Row = Record<string, string>;

export function readHeader(text: string): string[] {
  const lines = text.split("\\n");
  return lines[0].split(",");
}

export function readRows(text: string): Row[] {
  const header = readHeader(text);
  return text.split("\\n").slice(1).map((line) => {
    const cells = line.split(",");
    const row: Row = {};
    header.forEach((name, i) => {
      row[name] = cells[i];
    });
    return row;
  });
}

export function firstValue(row: Row, name: string): string {
  return row[name] ?? "";
}
`,
      },
      head: {
        "csv.ts": `export type Row = Record<string, string>;

export function readHeader(text: string): string[] {
  const lines = text.split("\\n");
  // @ts-ignore there is always a first line
  return lines[0].split(",");
}

function toRow(header: string[], line: string): Row {
  const fields = line.split(",");
  const row: Row = {};
  for (const [i, name] of header.entries()) {
    row[name] = fields[i];
  }
  return row;
}

export function readRows(text: string): Row[] {
  const header = readHeader(text);
  return text.split("\\n").slice(1).map((line) => toRow(header, line));
}

export function firstValue(row: Row, name: string): string {
  return row[name].trim();
}
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["csv.ts:24 2532 undefined"],
      suppressed: 1,
    },
    {
      name: "ts-optional-other-branch",
      says: "the pickup branch was made safe; the delivery branch, safe before, now reads an optional address",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "order.ts": `export interface Order {
  kind: "pickup" | "delivery";
  store?: { name: string };
  address?: { city: string };
}

export function label(o: Order): string {
  if (o.kind === "pickup") {
    return "Pick up at " + o.store.name;
  } else {
    return "Deliver to " + (o.address?.city ?? "?");
  }
}
`,
      },
      head: {
        "order.ts": `export interface Order {
  kind: "pickup" | "delivery";
  store?: { name: string };
  address?: { city: string; zip: string };
}

export function label(o: Order): string {
  if (o.kind === "pickup") {
    return "Pick up at " + (o.store?.name ?? "?");
  } else {
    return "Deliver to " + o.address.zip;
  }
}
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["order.ts:11 18048 o.address"],
    },
    {
      name: "ts-options-literal-grows",
      says: "port was a string before; the message only prints the grown object type and the call moved into a const",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "server.ts": `export interface ServerOptions {
  host: string;
  port: number;
}

export function listen(options: ServerOptions): string {
  return \`\${options.host}:\${options.port}\`;
}
`,
        "main.ts": `import { listen } from "./server";

const options = { host: "localhost", port: "8080" };

console.log(listen(options));

export function stop(): void {
  console.log("stopped");
}
`,
      },
      head: {
        "server.ts": `export interface ServerOptions {
  host: string;
  port: number;
  tls?: boolean;
}

export function listen(options: ServerOptions): string {
  const scheme = options.tls ? "https" : "http";
  return \`\${scheme}://\${options.host}:\${options.port}\`;
}
`,
        "main.ts": `import { listen } from "./server";

const options = { host: "localhost", port: "8080", tls: true };

const url = listen(options);
console.log(\`listening on \${url}\`);

export function stop(): void {
  console.log("stopped");
}
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
    {
      name: "ts-required-field-added",
      says: "seed still lacks email as before; the untouched fixture was complete and now lacks the new role",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "types.ts": `export interface User {
  id: number;
  email: string;
}

export interface Team {
  name: string;
  members: User[];
}
`,
        "seed.ts": `import type { User } from "./types";

export const admin: User = { id: 1 };

export function describe(user: User): string {
  const mail = \`<\${user.email}>\`;
  return \`#\${user.id} \${mail}\`;
}
`,
        "fixtures.ts": `import type { User } from "./types";

export function makeUser(id: number): User {
  const user: User = { id, email: \`u\${id}@example.org\` };
  return user;
}

export const users = [1, 2, 3].map(makeUser);
`,
      },
      head: {
        "types.ts": `export type Role = "admin" | "member";

export interface User {
  id: number;
  email: string;
  role: Role;
}

export interface Team {
  name: string;
  members: User[];
}
`,
        "seed.ts": `import type { User } from "./types";

export const admin: User = { id: 1, role: "admin" };

export function describe(user: User): string {
  const mail = \`<\${user.email}>\`;
  return \`#\${user.id} \${mail}\`;
}
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["fixtures.ts:4 2741 Property"],
    },
    {
      name: "ts-implicit-any-arrow-and-new",
      says: "toCsv had its untyped row before and only became an arrow function; toTsv is added with one of its own",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "rows.ts": `export function toCsv(row) {
  return Object.values(row).join(",");
}

export function total(values: number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

console.log(total([1, 2, 3]));
`,
      },
      head: {
        "rows.ts": `export function total(values: number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

console.log(total([1, 2, 3]));

export const toTsv = (row) => {
  return Object.keys(row).join("\\t");
};

export const toCsv = (row) => {
  return Object.values(row).join(",");
};
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["rows.ts:7 7006 implicitly"],
    },
    {
      name: "comparisons-to-switch",
      says: "comparisons without overlap become a switch, one of them with another value",
      base: {
        "tsconfig.json": `{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler"}}`,
        "m.ts": `type Kind = "tug" | "ferry";

export function berth(kind: Kind): number {
  if (kind === "barge") {
    return 1;
  } else if (kind === "ketch") {
    return 2;
  }
  return 0;
}

declare const one: Kind;
if (one === "yawl") console.info("yawl");
`,
      },
      head: {
        "m.ts": `type Kind = "tug" | "ferry";

export function berth(kind: Kind): number {
  switch (kind) {
    case "barge":
      return 1;
    case "sloop":
      return 2;
    default:
      return 0;
  }
}

declare const one: Kind;
switch (one) {
  case "yawl":
    console.info("yawl");
}
`,
      },
      counts: { base: 3, head: 3, "new": 1 },
      truth: ["m.ts:7 2678 comparable"],
    },
  ],
  shellcheck: [
    {
      name: "sh-backup-quote-one-prune-other",
      says: "the unquoted $1 of cp is fixed; the added prune function has its own unquoted $2",
      base: {
        "m.sh": `#!/bin/bash
set -eu

dest=/var/backups/app

save() {
  mkdir -p "$dest"
  cp $1 "$dest/"
  echo "saved $1"
}

save "$1"
`,
      },
      head: {
        "m.sh": `#!/bin/bash
set -eu

dest=/var/backups/app

save() {
  mkdir -p "$dest"
  cp "$1" "$dest/"
  echo "saved $1"
}

prune() {
  local keep="$1"
  rm -f $2
  echo "kept $keep"
}

save "$1"
prune 5 "$dest/old.tar"
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["m.sh:14 SC2086 splitting."],
    },
    {
      name: "sh-rotate-loop-into-function",
      says: "the loop over ls moved into a function with renamed variables; the same three slips as before, nothing new",
      base: {
        "m.sh": `#!/bin/bash
LOGDIR=\${1:-/var/log/app}

for f in $(ls $LOGDIR/*.log); do
  gzip $f
done

echo "rotated $LOGDIR"
`,
      },
      head: {
        "m.sh": `#!/bin/bash
set -u

rotate() {
  local dir="$1"
  for file in $(ls $dir/*.log); do
    gzip -9 $file
  done
  echo "rotated $dir"
}

rotate "\${1:-/var/log/app}"
`,
      },
      counts: { base: 3, head: 3, "new": 0 },
      truth: [],
    },
    {
      name: "sh-unused-renamed-and-orphaned",
      says: "rETRIES was unused already and is only renamed; TIMEOUT lost its last use in this change",
      base: {
        "m.sh": `#!/bin/bash
HOST=api.example.org
RETRIES=3
TIMEOUT=20

fetch() {
  curl -sS --max-time "$TIMEOUT" "https://$HOST/$1"
}

fetch status
`,
      },
      head: {
        "m.sh": `#!/bin/bash
HOST=api.example.org
MAX_RETRIES=3
TIMEOUT=20

fetch() {
  curl -sSf "https://$HOST/v2/$1"
}

fetch status
fetch health
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["m.sh:4 SC2034 externally"],
    },
    {
      name: "sh-cd-guard-swapped",
      says: "cd is now guarded in build_api, but build_web lost the guard it had; build_docs is the old one",
      base: {
        "m.sh": `#!/bin/bash

build_api() {
  cd "$1/api"
  make all
}

build_web() {
  cd "$1/web" || return 1
  npm run build
}

build_docs() {
  cd "$1/docs"
  make html
}

build_api "$PWD"
build_web "$PWD"
build_docs "$PWD"
`,
      },
      head: {
        "m.sh": `#!/bin/bash

build_api() {
  cd "$1/api" || return 1
  make all
}

build_web() {
  local out="$2"
  cd "$1/web"
  npm ci
  npm run build -- --out "$out"
}

build_docs() {
  cd "$1/docs"
  make html
}

build_api "$PWD"
build_web "$PWD" dist
build_docs "$PWD"
`,
      },
      counts: { base: 2, head: 2, "new": 1 },
      truth: ["m.sh:10 SC2164 return"],
    },
    {
      name: "sh-read-loop-and-local-rewritten",
      says: "read still lacks -r and local still masks the exit code of date; both lines were only rewritten",
      base: {
        "m.sh": `#!/bin/bash

list_users() {
  local now=$(date +%s)
  while read name uid; do
    echo "$now $name $uid"
  done < "$1"
}

list_users /tmp/users.txt
`,
      },
      head: {
        "m.sh": `#!/bin/bash

usage() {
  echo "usage: $0 FILE" >&2
  exit 2
}

list_users() {
  local started=$(date -u +%FT%TZ)
  while IFS=: read user uid; do
    printf '%s %s %s\\n' "$started" "$user" "$uid"
  done < "$1"
}

[ $# -eq 1 ] || usage
list_users "$1"
`,
      },
      counts: { base: 2, head: 2, "new": 0 },
      truth: [],
    },
    {
      name: "sh-unused-becomes-local",
      says: "a variable that nothing uses goes to a function",
      base: {
        "m.sh": `#!/bin/bash
colour=red

run() {
  echo "$1"
}

run a
`,
      },
      head: {
        "m.sh": `#!/bin/bash
run() {
  local colour=red
  echo "$1"
}

run a
`,
      },
      counts: { base: 1, head: 1, "new": 0 },
      truth: [],
    },
  ],
  ruff: [
    {
      name: "ruff-unused-import-swap",
      says: "os was the unused import and is used now; json lost its last use",
      base: {
        "store.py": `import json
import os
from pathlib import Path


def save(path: str, data: dict) -> None:
    Path(path).write_text(json.dumps(data))


def load(path: str) -> dict:
    return json.loads(Path(path).read_text())
`,
      },
      head: {
        "store.py": `import json
import os
import pickle
from pathlib import Path


def save(path: str, data: dict) -> None:
    tmp = path + ".tmp"
    Path(tmp).write_bytes(pickle.dumps(data))
    os.replace(tmp, path)


def load(path: str) -> dict:
    return pickle.loads(Path(path).read_bytes())
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["store.py:1 F401 imported"],
    },
    {
      name: "ruff-bare-except-swapped",
      says: "ping now names its exception, while size, which was correct, got a bare except",
      base: {
        "net.py": `import urllib.request


def ping(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=2)
        return True
    except:
        return False


def size(url: str) -> int:
    try:
        with urllib.request.urlopen(url) as r:
            return len(r.read())
    except OSError:
        return -1
`,
      },
      head: {
        "net.py": `import urllib.request


def ping(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=2)
        return True
    except OSError:
        return False


def size(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=10) as r:
            return len(r.read())
    except:
        return -1
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["net.py:16 E722 except"],
    },
    {
      name: "ruff-noqa-old-import-new-import",
      says: "the readline import is silenced on purpose; shlex is imported and not used",
      base: {
        "plugins.py": `import logging
import readline

log = logging.getLogger(__name__)


def prompt(text: str) -> str:
    answer = input(text + "> ")
    log.info("answer %s", answer)
    return answer.strip()
`,
      },
      head: {
        "plugins.py": `import logging
import readline  # noqa: F401
import shlex

log = logging.getLogger(__name__)


def prompt(text: str) -> list[str]:
    answer = input(text + "> ")
    log.info("answer %s", answer)
    return answer.split()
`,
      },
      counts: { base: 1, head: 1, "new": 1 },
      truth: ["plugins.py:3 F401 imported"],
      suppressed: 1,
    },
    {
      name: "ruff-helper-renamed-call-missed",
      says: "logger was undefined before; fmt in the untouched footer is undefined since the helper was renamed",
      base: {
        "report.py": `def fmt(amount: int) -> str:
    return f"{amount / 100:.2f}"


def line(name: str, amount: int) -> str:
    logger.debug("line %s", name)
    return name + " " + fmt(amount)


def footer(total: int) -> str:
    return "total " + fmt(total)
`,
      },
      head: {
        "report.py": `def format_amount(amount: int, currency: str = "EUR") -> str:
    return f"{amount / 100:.2f} {currency}"


def line(name: str, amount: int) -> str:
    logger.debug("line %s: %d", name, amount)
    return name + " " + format_amount(amount)


def footer(total: int) -> str:
    return "total " + fmt(total)
`,
      },
      counts: { base: 1, head: 2, "new": 1 },
      truth: ["report.py:11 F821 Undefined"],
    },
  ],
} as const satisfies Readonly<Record<string, readonly ComplaintCase[]>>;
