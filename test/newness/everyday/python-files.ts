/** Files renamed, split, merged, swapped, copied and deleted beside others that have the same common names. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const licence = `#!/usr/bin/env python3
# Copyright (c) 2026 The Harbour Authors
#
# Licensed under the Apache License, Version 2.0 (the "License");
# you may not use this file except in compliance with the License.
`;

const fetchScript = `${licence}
import argparse
import logging
import urllib.request

log = logging.getLogger(__name__)


def run(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        return answer.read()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    args = parser.parse_args()
    log.infos("start")
    data = run(args.url, 3)
    print(len(dta))
    return 0


if __name__ == "__main__":
    main()
`;

const renderScript = `${licence}
import argparse
import logging
from pathlib import Path

log = logging.getLogger(__name__)


def run(folder: Path) -> list[str]:
    return [page.stem for page in folder.globs("*.md")]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    args = parser.parse_args()
    pages = run(Path(args.folder), True)
    print("\\n".join(pgs))
    return 0


if __name__ == "__main__":
    main()
`;

const users = `class User:
    def __init__(self, name: str, mail: str) -> None:
        self.name = name
        self.mail = mail

    def greet(self) -> str:
        return "Dear " + self.nick

    def same(self, other: "User") -> bool:
        return self.mail == othr.mail
`;

const orders = `class Order:
    def __init__(self, user: User, lines: list[float]) -> None:
        self.user = user
        self.lines = lines

    def total(self) -> float:
        return sum(self.lines).rounded(2)

    def label(self) -> str:
        return self.user.name + ": " + self.total()


def guest_order() -> Order:
    return Order(User("guest"), [])
`;

const reader = `import csv


def load(path: str) -> list[list[str]]:
    with open(path) as file:
        return list(csv.reader(fil))


def main() -> None:
    for row in load("in.csv"):
        print(row.lenght)
`;

const writer = `import csv


def store(path: str, rows: list[list[str]]) -> None:
    with open(path, "w") as file:
        csv.writer(fil).writerows(rows)


def main() -> None:
    store("out.csv", [["a"]], "utf-8")
`;

const tool = `from .registry import lookup
from .text import Table


def render(name: str) -> str:
    entry = lookup(name)
    table = Table(entry.title)
    return table.draw()


def widest(rows: list[str]) -> int:
    return max(rows, key=len).size
`;

const registry = `class Entry:
    title: str = ""


def lookup(name: str) -> Entry | None:
    return Entry() if name else None
`;

const text = `class Table:
    def __init__(self, title: str) -> None:
        self.title = title
`;

export const pythonFiles: readonly NewnessCase[] = [
  {
    name: "script-replaced",
    says: "a script is deleted and an unrelated one written: licence, run, main and guard are alike, the errors are not",
    base: { "scripts/fetch.py": fetchScript },
    head: { "scripts/fetch.py": null, "scripts/render.py": renderScript },
    counts: { base: 3, head: 3, new: 3 },
    truth: [
      "scripts/render.py:15 reportAttributeAccessIssue globs",
      "scripts/render.py:22 reportCallIssue positional",
      "scripts/render.py:23 reportUndefinedVariable pgs",
    ],
  },
  {
    name: "script-replaced-same-slip",
    says: "a script is deleted and an unrelated one has the same misspelt line of logging",
    base: { "scripts/fetch.py": fetchScript },
    head: {
      "scripts/fetch.py": null,
      "scripts/render.py": edited(
        renderScript,
        ["globs", "glob"],
        [
          "    pages = run(Path(args.folder), True)",
          '    log.infos("start")\n    pages = run(Path(args.folder))',
        ],
        ["pgs", "pages"],
      ),
    },
    counts: { base: 3, head: 1, new: 1 },
    truth: ["scripts/render.py:22 reportAttributeAccessIssue infos"],
    either: "the line may have been copied from the deleted script along with the frame",
  },
  {
    name: "script-renamed-and-edited",
    says: "a script is renamed, gets an option and a further slip; its old errors go along",
    base: { "scripts/fetch.py": fetchScript },
    head: {
      "scripts/fetch.py": null,
      "tools/download.py": edited(
        fetchScript,
        ["def run(url: str)", "def download(url: str, timeout: float = 5)"],
        ["urlopen(url)", "urlopen(url, timeout=timeout)"],
        ["data = run(args.url, 3)", "data = download(args.url, args.timeout, 3)"],
        ['("url")\n', '("url")\n    parser.add_argument("--timeout", type=flaot)\n'],
      ),
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["tools/download.py:22 reportUndefinedVariable flaot"],
  },
  {
    name: "init-files",
    says: "a package is deleted, another added; both have an __init__ with a broken import of core and run",
    base: {
      "berths/__init__.py": 'from .core import run\n\n__all__ = ["run"]\n',
      "berths/data.py": "SIZES = {'a': 1}\n\n\ndef size(name: str) -> int:\n    return SIZES[nam]\n",
    },
    head: {
      "berths/__init__.py": null,
      "berths/data.py": null,
      "mail/__init__.py": 'from .core import run, stop\n\n__all__ = ["run", "stop"]\n',
      "mail/parse.py": "def subject(text: str) -> str:\n    return text.splitline()[0]\n",
    },
    counts: { base: 2, head: 2, new: 2 },
    truth: [
      "mail/__init__.py:1 reportMissingImports core",
      "mail/parse.py:2 reportAttributeAccessIssue splitline",
    ],
  },
  {
    name: "package-split",
    says: "a module of models becomes a package with a module for each",
    base: { "models.py": `${users}\n\n${orders}`, "app.py": "from models import Order, User, Cart\n" },
    head: {
      "models.py": null,
      "models/__init__.py":
        'from .order import Order, guest_order\nfrom .user import User\n\n__all__ = ["Order", "User", "guest_order"]\n',
      "models/user.py": users,
      "models/order.py": `from .user import User\n\n\n${orders}`,
    },
    counts: { base: 7, head: 7, new: 0 },
    truth: [],
  },
  {
    name: "package-split-import-forgotten",
    says: "the same split, but the module of orders does not import User",
    base: { "models.py": `${users}\n\n${orders}` },
    head: {
      "models.py": null,
      "models/__init__.py": "from .order import Order\nfrom .user import User\n",
      "models/user.py": users,
      "models/order.py": orders,
    },
    counts: { base: 6, head: 6, new: 2 },
    truth: [
      "models/order.py:2 reportUndefinedVariable User",
      "models/order.py:14 reportUndefinedVariable User",
    ],
  },
  {
    name: "module-to-package",
    says: "utils.py becomes utils/__init__.py, and one helper a file of its own",
    base: { "utils.py": `${users}\n\n${reader}` },
    head: { "utils.py": null, "utils/__init__.py": users, "utils/table.py": reader },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "files-merged",
    says: "two scripts with the same slip become one file, and its second main hides the first",
    base: { "reader.py": reader, "writer.py": writer },
    head: {
      "reader.py": null,
      "writer.py": null,
      "table.py": `${reader}\n\n${writer.slice("import csv\n\n\n".length)}`,
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["table.py:9 reportRedeclaration main"],
  },
  {
    name: "files-swapped",
    says: "two files swap their names",
    base: { "a.py": reader, "b.py": writer },
    head: { "a.py": writer, "b.py": reader },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "file-moved-deeper",
    says: "a module moves down a folder; one of its relative imports is not changed with it",
    base: { "app/__init__.py": "", "app/tool.py": tool, "app/registry.py": registry, "app/text.py": text },
    head: {
      "app/tool.py": null,
      "app/views/__init__.py": "",
      "app/views/tool.py": edited(tool, ["from .registry", "from ..registry"]),
    },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["app/views/tool.py:2 reportMissingImports text"],
  },
  {
    name: "module-deleted",
    says: "a module is deleted and one function of it saved; two files that import it are not touched",
    base: {
      "reader.py": reader,
      "app.py": "from reader import load\n\nprint(load('a.csv').rows)\n",
      "job.py": "import reader\n\nreader.main()\n",
      "table.py": "def width(rows: list[str]) -> int:\n    return len(row[0])\n",
    },
    head: {
      "reader.py": null,
      "table.py":
        "import csv\n\n\ndef width(rows: list[str]) -> int:\n    return len(row[0])\n\n\ndef load(path: str) -> list[list[str]]:\n    with open(path) as file:\n        return list(csv.reader(fil))\n",
    },
    counts: { base: 4, head: 4, new: 2 },
    truth: ["app.py:1 reportMissingImports reader", "job.py:1 reportMissingImports reader"],
  },
  {
    name: "second-version",
    says: "a file is copied to a second version, which mends one of its errors and has a new one",
    base: { "crud.py": users },
    head: {
      "crud_v2.py": edited(
        users,
        ["othr.mail", "other.mail"],
        ["        return self.mail ==", "        return self.name == other.nam and self.mail =="],
      ),
    },
    counts: { base: 2, head: 4, new: 2 },
    truth: ["crud_v2.py:7 reportAttributeAccessIssue nick", "crud_v2.py:10 reportAttributeAccessIssue nam"],
  },
  {
    name: "moved-and-copied",
    says: "a file is moved as it is, and a changed copy is made for another purpose",
    base: { "reader.py": reader },
    head: {
      "reader.py": null,
      "tables/csv_reader.py": reader,
      "tables/tsv_reader.py": edited(
        reader,
        ["csv.reader(fil)", 'csv.reader(fil, delimiter="\\t")'],
        ["in.csv", "in.tsv"],
      ),
    },
    counts: { base: 2, head: 4, new: 2 },
    truth: [
      "tables/tsv_reader.py:6 reportUndefinedVariable fil",
      "tables/tsv_reader.py:11 reportAttributeAccessIssue lenght",
    ],
  },
  {
    name: "tests-moved",
    says: "a test module moves to a folder and is renamed, its imports follow the sources that moved as well",
    base: {
      "store.py": `${users}`,
      "test_store.py":
        'from store import User\n\n\ndef test_greet() -> None:\n    assert User("a", "b").greets() == "Dear a"\n\n\ndef test_same() -> None:\n    assert User("a").same(User("b", "c"))\n',
    },
    head: {
      "store.py": null,
      "test_store.py": null,
      "shop/__init__.py": "",
      "shop/users.py": `"""Users of the shop."""\n\n\n${users}`,
      "tests/test_users.py":
        'from shop.users import User\n\n\ndef test_greet() -> None:\n    assert User("a", "b").greets() == "Dear a"\n\n\ndef test_same() -> None:\n    assert User("a").same(User("b", "c"))\n',
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
];
