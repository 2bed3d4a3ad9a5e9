/** Signatures changed: what breaks in callers that are not touched is new, what was broken there before is not. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const store = `class Item:
    name: str = ""
    price: float = 0.0


def find(name: str, limit: int = 10) -> Item:
    return Item()


def save(item: Item, path: str) -> bool:
    return bool(item.name and path)
`;

const till = `from store import Item, find, save


def pay(name: str) -> float:
    item = find(name, 3)
    save(item, "till.txt")
    return item.prise


def refund(item: Item) -> bool:
    return save(item)
`;

const shelf = `from store import find, save


def refill(names: list[str]) -> list[str]:
    return [find(name=name).name for name in names]


def label(name: str) -> str:
    item = find(nam, limit=5)
    save(path="labels.txt", item=item)
    return item.name
`;

const client = `class User:
    name: str = ""


def fetch(number: int) -> User:
    return User()


def rename(user: User, name: str) -> None:
    user.name = name
`;

const awaited = `class User:
    name: str = ""


async def fetch(number: int) -> User:
    return User()


async def rename(user: User, name: str) -> None:
    user.name = name
`;

const pages = `from client import fetch, rename


def home(number: int) -> str:
    user = fetch(number)
    return user.name + user.title


def settings(number: int, name: str) -> str:
    user = fetch(str(number))
    rename(user, name)
    return nmae
`;

const jobs = `from client import User, fetch


def names(numbers: list[int]) -> list[str]:
    return [fetch(number).name for number in numbers]


def count(users: list[User]) -> int:
    return len(users.all())
`;

const animals = `class Animal:
    def __init__(self, name: str) -> None:
        self.name = name

    def speak(self, times: int) -> str:
        return self.name * times

    def move(self) -> None: ...
`;

const dogs = `from animals import Animal


class Dog(Animal):
    def __init__(self, name: str, breed: str) -> None:
        super().__init__(name)
        self.breed = breed

    def speak(self, times: int) -> str:
        return self.nmae * times

    def move(self, far: bool) -> None:
        print(far)
`;

const cats = `from animals import Animal


class Cat(Animal):
    def __init__(self) -> None:
        Animal.__init__(self, "cat", 9)

    def speak(self, times: int) -> str:
        return "meow" + times
`;

const parse = `from typing import overload


@overload
def read(source: str) -> str: ...
@overload
def read(source: bytes) -> bytes: ...
@overload
def read(source: int, size: int) -> str: ...
def read(source, size=0):
    return source
`;

const useParse = `from parse import read

head = read("a").uper()
body = read(1, 2)
tail = read(b"c") + "d"
both = read(1)
`;

const cached = `def squares(numbers: list[int], by: int = 1) -> list[int]:
    return [number * by for number in numbr]


def area(width: float, height: float) -> float:
    return width * hight


print(squares([1, 2], 3), squares((1, 2)), squares.cache)
print(area(2, 3), area("2", 3))
`;

export const pythonSignatures: readonly NewnessCase[] = [
  {
    name: "parameter-added",
    says: "a required parameter is added: sound callers break, one that lacked an argument lacks two",
    base: { "store.py": store, "till.py": till, "shelf.py": shelf },
    head: { "store.py": edited(store, ["path: str)", "path: str, mode: str)"]) },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["till.py:6 reportCallIssue mode", "shelf.py:10 reportCallIssue mode"],
    either: "the call that lacked an argument has its old finding, with a second argument in its message",
  },
  {
    name: "parameter-renamed",
    says: "a parameter is renamed with one of its callers; another passes it by its old name",
    base: { "store.py": store, "till.py": till, "shelf.py": shelf },
    head: {
      "store.py": edited(store, ["def find(name: str, limit", "def find(title: str, limit"]),
      "shelf.py": edited(shelf, ["import find, save", "import save, find"]),
    },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["shelf.py:5 reportCallIssue title", 'shelf.py:5 reportCallIssue named "name"'],
  },
  {
    name: "keyword-only",
    says: "a star makes a parameter keyword-only: the caller that passes it by place breaks",
    base: { "store.py": store, "till.py": till, "shelf.py": shelf },
    head: { "store.py": edited(store, ["name: str, limit", "name: str, *, limit"]) },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["till.py:5 reportCallIssue positional"],
  },
  {
    name: "returns-none-too",
    says: "a function may return None: all its callers break, and one misspelt attribute is now of an optional",
    base: { "store.py": store, "till.py": till, "shelf.py": shelf },
    head: {
      "store.py": edited(store, [
        "-> Item:\n    return Item()",
        "-> Item | None:\n    return Item() if name else None",
      ]),
    },
    counts: { base: 3, head: 8, new: 5 },
    truth: [
      "till.py:6 reportArgumentType item",
      "till.py:7 reportOptionalMemberAccess prise",
      "shelf.py:5 reportOptionalMemberAccess name",
      "shelf.py:10 reportArgumentType item",
      "shelf.py:11 reportOptionalMemberAccess name",
    ],
  },
  {
    name: "sync-to-async",
    says: "two functions become async, and their callers in other files are not touched",
    base: { "client.py": client, "pages.py": pages, "jobs.py": jobs },
    head: { "client.py": awaited },
    counts: { base: 4, head: 8, new: 4 },
    truth: [
      'pages.py:6 reportAttributeAccessIssue attribute "name"',
      "pages.py:11 reportUnusedCoroutine await",
      "pages.py:11 reportArgumentType user",
      "jobs.py:5 reportAttributeAccessIssue name",
    ],
  },
  {
    name: "sync-to-async-with-callers",
    says: "async goes through the callers as well, but one await is forgotten",
    base: { "client.py": client, "pages.py": pages, "jobs.py": jobs },
    head: {
      "client.py": awaited,
      "pages.py": edited(pages, ["def ", "async def "], ["= fetch(", "= await fetch("]),
      "jobs.py": edited(
        jobs,
        ["def names", "async def names"],
        ["fetch(number).name", "(await fetch(number)).name"],
      ),
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["pages.py:11 reportUnusedCoroutine rename"],
  },
  {
    name: "base-class-changed",
    says: "methods of a base class change: overrides and calls of super() break in files that are not touched",
    base: { "animals.py": animals, "dogs.py": dogs, "cats.py": cats },
    head: {
      "animals.py": edited(
        animals,
        ["(self, name: str)", "(self, name: str, legs: int)"],
        ["(self, times: int)", "(self, times: int, loud: bool)"],
      ),
    },
    counts: { base: 4, head: 6, new: 3 },
    truth: [
      "dogs.py:6 reportCallIssue legs",
      "dogs.py:9 reportIncompatibleMethodOverride speak",
      "cats.py:8 reportIncompatibleMethodOverride speak",
    ],
  },
  {
    name: "override-half-mended",
    says: "an override that has a parameter too many gets two, and its body keeps the old name",
    base: { "animals.py": animals, "dogs.py": dogs, "cats.py": cats },
    head: {
      "dogs.py": edited(
        dogs,
        ["far: bool", "distance: float, unit: str"],
        ["print(far)", "print(distance, unit, far)"],
      ),
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["dogs.py:13 reportUndefinedVariable far"],
  },
  {
    name: "overload-removed",
    says: "an overload goes: a call that it took breaks, one that no overload took is as it was",
    base: { "parse.py": parse, "use.py": useParse },
    head: {
      "parse.py": edited(parse, ["@overload\ndef read(source: int, size: int) -> str: ...\n", ""]),
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["use.py:4 reportCallIssue read"],
  },
  {
    name: "overloads-for-a-union",
    says: "a function that returned a union gets overloads: callers' old errors for one of its members go",
    base: {
      "parse.py": "def read(source: str | bytes, size: int = 0) -> str | bytes:\n    return source[:siz]\n",
      "use.py":
        'from parse import read\n\nhead = read("a").uper()\nbody = read("b").lowr()\ntail = read(b"c") + "d"\n',
    },
    head: {
      "parse.py":
        "from typing import overload\n\n\n@overload\ndef read(source: str, size: int = 0) -> str: ...\n@overload\ndef read(source: bytes, size: int = 0) -> bytes: ...\ndef read(source: str | bytes, size: int = 0) -> str | bytes:\n    return source[:siz]\n",
    },
    counts: { base: 6, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "decorator-added",
    says: "cache decorates two functions; it takes any arguments, but not those that cannot be hashed",
    base: { "cached.py": cached },
    head: {
      "cached.py": `from functools import cache\n\n\n${edited(cached, ["def ", "@cache\ndef "])}`,
    },
    counts: { base: 5, head: 4, new: 1 },
    truth: ["cached.py:14 reportArgumentType Hashable"],
  },
];
