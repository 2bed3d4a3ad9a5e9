/** Old errors that a change mends in part: what is left of each is not new, what it breaks beside it is. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const mailer = `from typing import TypedDict


class Options(TypedDict):
    host: str
    port: int
    secure: bool


def send(sender: str, to: str, subject: str, body: str, retries: int = 0) -> bool:
    return len(sender + to + subject + body) > retries


def configure(options: Options) -> str:
    return options["host"]
`;

const news = `from mailer import configure, send


def welcome(name: str) -> bool:
    return send(name)


def remind(name: str) -> bool:
    return send(name, "all", "Reminder", "Now", 3, True, False)


def setup() -> str:
    return configure({"host": "localhost"})


def login(name: str) -> bool:
    return send(frm=name, to=name, subject="Login")
`;

const account = `class Account:
    def __init__(self, owner: str, balance: float, limit: int) -> None:
        self.owner = owner
        self.balance = balance
        self.limit = limit


def transfer(source: Account, target: Account, amount: float, note: str) -> float:
    return source.balance - amount
`;

const branch = `from account import Account, transfer


def open_all(names: list[str]) -> list[Account]:
    return [Account(owner=name, balance="0", limit=100) for name in names]


def pay(source: Account, names: dict[str, Account]) -> float:
    return transfer(source, names.get("rent"), "12.50", 7)


def reset(account: Account) -> None:
    account.balance = None
    account.limit = "none"
`;

const shapes = `class Circle:
    radius: float = 1.0

    def area(self) -> float:
        return 3.14 * self.radius**2


class Line:
    length: float = 1.0


class Text:
    words: str = ""
`;

const drawing = `from shapes import Circle, Line, Text


def paint(shape: Circle | Line | None) -> float:
    return shape.area() * 2


def width(shape: Line | Text | str) -> float:
    return shape.length
`;

const exporters = `from abc import ABC, abstractmethod
from typing import Protocol


class Exporter(ABC):
    @abstractmethod
    def open(self, path: str) -> None: ...

    @abstractmethod
    def write(self, row: list[str]) -> None: ...

    @abstractmethod
    def close(self) -> None: ...


class Sink(Protocol):
    def put(self, text: str) -> int: ...

    def flush(self) -> None: ...
`;

const csvExport = `from exporters import Exporter, Sink


class CsvExporter(Exporter):
    def open(self, path: str) -> None:
        self.path = path


class Memory:
    def __init__(self) -> None:
        self.texts: list[str] = []


def drain(sink: Sink) -> None:
    sink.flush()


def main() -> None:
    exporter = CsvExporter()
    exporter.open("out.csv", "w")
    drain(Memory())
`;

const lookups = `PRICES = {"tea": 2.5, "milk": 1.2}


def prices() -> dict[str, int]:
    return {name: str(price) for name, price in PRICES.items()}


def cheapest(names: list[str]) -> str:
    found = [PRICES[name] for name in nams]
    return min(found).round(2)


def first(names: list[str]) -> tuple[str, float]:
    return names[0]
`;

const overloads = `from typing import overload


@overload
def parse(text: str) -> int: ...
@overload
def parse(text: str, base: int) -> int: ...
@overload
def parse(text: bytes, base: int, errors: str) -> int: ...
def parse(text, base=10, errors="strict"):
    return int(text, base)
`;

const session = `class Session:
    def __init__(self) -> None:
        self.user: str | None = None
        self.token: str | None = None
        self.started = 0.0


def title(session: Session) -> str:
    return session.user.title() + session.token.upper() + session.strted


def age(session: Session, now: float) -> str:
    minutes = (now - session.started) / 60
    return "since " + minutes + " minutes of " + session.usr
`;

export const pythonHalfMended: readonly NewnessCase[] = [
  {
    name: "fewer-arguments-missing",
    says: "a call lacks one argument fewer, another has one too many fewer, a dictionary one key fewer",
    base: { "mailer.py": mailer, "news.py": news },
    head: {
      "news.py": edited(
        news,
        ["send(name)", 'send(name, "all")'],
        [", 3, True, False)", ", 3, True)"],
        ['{"host": "localhost"}', '{"host": "localhost", "port": 25}'],
      ),
    },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "keyword-mended",
    says: "a misspelt keyword is mended, what it lacks is as before",
    base: { "mailer.py": mailer, "news.py": news },
    head: { "news.py": edited(news, ["frm=name", "sender=name"]) },
    counts: { base: 5, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "keyword-mended-other-misspelt",
    says: "the missing argument is passed by a keyword that does not exist, so that it is missing still",
    base: { "mailer.py": mailer, "news.py": news },
    head: { "news.py": edited(news, ['subject="Login")', 'subject="Login", text="Hello")']) },
    counts: { base: 5, head: 6, new: 1 },
    truth: ['news.py:17 reportCallIssue "text"'],
  },
  {
    name: "one-argument-mended-one-broken",
    says: "an argument of the wrong type is mended and another of the same call broken",
    base: { "account.py": account, "branch.py": branch },
    head: {
      "branch.py": edited(
        branch,
        ['balance="0", limit=100', 'balance=0, limit="100"'],
        ['"12.50", 7', "12.50, 7"],
        ["account.balance = None", "account.owner = None"],
      ),
    },
    counts: { base: 6, head: 5, new: 2 },
    truth: ["branch.py:5 reportArgumentType limit", "branch.py:13 reportAttributeAccessIssue owner"],
  },
  {
    name: "argument-still-wrong",
    says: "arguments get other values that are as wrong for the same parameters",
    base: { "account.py": account, "branch.py": branch },
    head: {
      "branch.py": edited(
        branch,
        ['balance="0"', 'balance=["0"]'],
        ['"12.50", 7', 'b"12.50", 7.0'],
        ['limit = "none"', "limit = -0.5"],
      ),
    },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "union-narrowed",
    says: "None is ruled out, the other member of the union still lacks the method",
    base: { "shapes.py": shapes, "drawing.py": drawing },
    head: {
      "drawing.py": edited(drawing, [
        "    return shape.area() * 2",
        "    if shape is None:\n        return 0\n    return shape.area() * 2",
      ]),
    },
    counts: { base: 4, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "union-widened",
    says: "a further type is let in that lacks the method as well",
    base: { "shapes.py": shapes, "drawing.py": drawing },
    head: {
      "drawing.py": edited(drawing, ["Circle | Line | None", "Circle | Line | Text | None"]),
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["drawing.py:5 reportAttributeAccessIssue Text"],
  },
  {
    name: "union-exchanged",
    says: "one member of a union is exchanged for another that lacks the same",
    base: { "shapes.py": shapes, "drawing.py": drawing },
    head: {
      "drawing.py": edited(drawing, ["Line | Text | str", "Line | Circle | str"]),
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["drawing.py:9 reportAttributeAccessIssue Circle"],
    either: "the same attribute of the same parameter is missing as before, for another class",
  },
  {
    name: "abstract-methods-fewer",
    says: "one of two abstract methods is written, one of two methods of a protocol, and there is a new slip",
    base: { "exporters.py": exporters, "csv_export.py": csvExport },
    head: {
      "csv_export.py": edited(
        csvExport,
        [
          "        self.path = path\n",
          "        self.path = path\n\n    def write(self, row: list[str]) -> None:\n        print(self.path, row.join(','))\n",
        ],
        [
          "self.texts: list[str] = []\n",
          "self.texts: list[str] = []\n\n    def flush(self) -> None:\n        self.texts.clear()\n",
        ],
      ),
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["csv_export.py:9 reportAttributeAccessIssue join"],
  },
  {
    name: "return-half-mended",
    says: "what is returned comes nearer to what is declared, and is still not it",
    base: { "lookups.py": lookups },
    head: {
      "lookups.py": edited(
        lookups,
        ["str(price)", "round(price, 1)"],
        ["return names[0]", "return names[0], len(names[0]), 0"],
      ),
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "declaration-half-mended",
    says: "the declared type is changed where the value was right to begin with, and does not fit yet",
    base: { "lookups.py": lookups },
    head: {
      "lookups.py": edited(
        lookups,
        ["dict[str, int]", "dict[str, float]"],
        ["tuple[str, float]", "tuple[str, ...]"],
        ["in nams", "in names"],
        ["names[0]", "names[0].lowre()"],
      ),
    },
    counts: { base: 4, head: 3, new: 1 },
    truth: ["lookups.py:14 reportAttributeAccessIssue lowre"],
  },
  {
    name: "no-overload-yet",
    says: "the arguments are changed, and still no overload takes them",
    base: {
      "parse.py": overloads,
      "use.py":
        'from parse import parse\n\nten = parse(b"10")\ntwo = parse("10", "2")\nall_of = [parse(one, 3, 4, 5, 6) for one in "123"]\n',
    },
    head: {
      "use.py":
        'from parse import parse\n\nten = parse(b"10", 10)\ntwo = parse("10", 2.0)\nall_of = [parse(one, 3, 4, 5) for one in "123"]\n',
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "one-of-several-on-a-line",
    says: "of several errors on a line one is mended, and of two on another each in its own way",
    base: { "session.py": session },
    head: {
      "session.py": edited(
        session,
        ["session.user.title()", '(session.user or "").title()'],
        ['+ minutes + " minutes', '+ str(minutes) + " minutes'],
      ),
    },
    counts: { base: 5, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "typo-for-typo",
    says: "a misspelt name is mended into another misspelt name",
    base: { "session.py": session },
    head: { "session.py": edited(session, ["session.strted", "session.startd"]) },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
    either: "the attribute meant is as missing as before, but the wrong word is a new one",
  },
];
