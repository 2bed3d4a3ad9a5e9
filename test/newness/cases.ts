/**
 * The twenty changes that tell rules for "what is new" apart, as real repositories whose findings are pyright's own.
 * What is truly new was decided by reading the change, not by running anything.
 */
import type { Files } from "../support/files.ts";

export type NewnessCase = {
  readonly name: string;
  readonly says: string;
  readonly base: Files;
  /** What head changes of base; null takes a file away. */
  readonly head: Files;
  /** Findings of base, of head, and those of head that the change introduced. */
  readonly counts: { readonly base: number; readonly head: number; readonly new: number };
  /** Those, as "path:line rule word": a 1-based line of head, and a word of the message or of the line. */
  readonly truth: readonly string[];
  /** Why a person could see it either way; `truth` is then what its writer prefers. */
  readonly either?: string;
};

const lib = `class Client:
    name: str = ""


def connect(name: str, port: int) -> Client:
    return Client()
`;

// Three findings, two of them equal but for their place: "port" is missing twice, and Client has no "size".
const header = "from lib import Client, connect\n";

const first = `
def first(name: str) -> Client:
    return connect(name)
`;

const second = `
def second(client: Client) -> int:
    total = client.size
    return total
`;

const third = `
def third(name: str) -> Client:
    other = connect(name)
    return other
`;

const good = `
def good(name: str) -> Client:
    client = connect(name, 1)
    return client
`;

const m = [header, first, second, third].join("\n");
const old = { "lib.py": lib, "m.py": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

/** What a formatter does to it; `third` is as it was. */
const formatted = m
  .replace("return connect(name)\n", "return connect( name )\n")
  .replace("total = client.size", "total=client.size")
  .replace("(client: Client)", "( client : Client )");

/** Old code that becomes the body of a class: every column shifts by four. */
const inClass = `${header}

class Box:
${[first, second, third]
  .map((text) => text.trim().replace(/^/gm, "    "))
  .map((text) => `    @staticmethod\n${text}\n`)
  .join("\n")}`;

const other = `from lib import Client


def name_of(client: Client) -> str:
    return client.name
`;

const heavyBase = `from lib import Client


def sizes(clients: list[Client]) -> list[int]:
    found = []
    for client in clients:
        found.append(client.size)
    return found


def names(clients: list[Client]) -> list[str]:
    found = []
    for client in clients:
        found.append(client.name)
    return found


def longest(words: list[str]) -> str:
    best = ""
    for word in words:
        if len(word) > len(best):
            best = word
    return best
`;

const heavyHead = `"""Everything one wants to know of clients, measured once and kept."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lib import Client


@dataclass(frozen=True)
class Survey:
    clients: tuple[Client, ...]

    def __iter__(self) -> Iterator[Client]:
        return iter(self.clients)

    def longest_name(self) -> str:
        return max((client.name for client in self), key=len, default="")


def sizes(clients: list[Client]) -> list[int]:
    found = []
    for client in clients:
        found.append(client.size)
    return found


def survey(clients: Iterable[Client]) -> Survey:
    return Survey(tuple(clients))


def initials(clients: Iterable[Client]) -> set[str]:
    return {client.name[:1].upper() for client in survey(clients)}
`;

export const cases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old errors",
    base: old,
    head: { "m.py": `# 1\n# 2\n# 3\n# 4\n# 5\n${m}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.py pkg_m.py",
    base: old,
    head: { "m.py": null, "pkg_m.py": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-edit",
    says: "git mv and one new error",
    base: old,
    head: { "m.py": null, "pkg_m.py": `${m}\n\nprint(nothing)\n` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["pkg_m.py:18 reportUndefinedVariable nothing"],
  },
  {
    name: "cross-file",
    says: "a signature change breaks callers that are not touched, and mends two",
    base: {
      ...old,
      "a.py": 'from lib import connect\n\nhome = connect("home", 1)\nwork = connect("work", 2)\n',
      "b.py":
        'from lib import connect\n\n\ndef both() -> None:\n    connect("left", 1)\n    connect("right", 2)\n',
    },
    head: { "lib.py": lib.replace(", port: int", "") },
    counts: { base: 3, head: 5, new: 4 },
    truth: [
      "a.py:3 reportCallIssue positional",
      "a.py:4 reportCallIssue positional",
      "b.py:5 reportCallIssue positional",
      "b.py:6 reportCallIssue positional",
    ],
  },
  {
    name: "dup-before",
    says: "an identical bad line inserted before an old identical one",
    base: { "lib.py": lib, "m.py": [header, third].join("\n") },
    head: { "m.py": [header, third.replace("third", "before"), third].join("\n") },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.py:5 reportCallIssue port"],
  },
  {
    name: "swap",
    says: "one old error fixed, the same rule and message introduced elsewhere in the file",
    base: { "lib.py": lib, "m.py": [header, first, good].join("\n") },
    head: {
      "m.py": [header, first.replace("(name)", "(name, 1)"), good.replace("(name, 1)", "(name)")].join("\n"),
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.py:9 reportCallIssue port"],
  },
  {
    name: "move-in-file",
    says: "a function moved to the end of the file",
    base: old,
    head: { "m.py": [header, second, third, first].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function moved to another file that was there before",
    base: { ...old, "other.py": other },
    head: {
      "m.py": [header, first, third].join("\n"),
      "other.py": [other, second].join("\n"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reindent",
    says: "old code becomes the body of a class, columns shift",
    base: old,
    head: { "m.py": inClass },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "touch-line",
    says: "a trailing comment on a line with an old error",
    base: old,
    head: { "m.py": m.replace("client.size", "client.size  # in bytes") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "format",
    says: "a formatter changes the spacing of lines with old errors",
    base: old,
    head: { "m.py": formatted },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "delete-import",
    says: "an import is removed, the line that uses it is not touched",
    base: { "m.py": "import os\n\n\ndef where() -> str:\n    return os.getcwd()\n" },
    head: { "m.py": "def where() -> str:\n    return os.getcwd()\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.py:2 reportUndefinedVariable os"],
  },
  {
    name: "same-line-other",
    says: "an old error on a line fixed, a different error put on the same line",
    base: old,
    head: { "m.py": m.replace("client.size", "len(cleint.name)") },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["m.py:9 reportUndefinedVariable cleint"],
  },
  {
    name: "copy-file",
    says: "a file with old errors is copied; the copy is new",
    base: old,
    head: { "m2.py": m },
    counts: { base: 3, head: 6, new: 3 },
    truth: [
      "m2.py:5 reportCallIssue port",
      "m2.py:9 reportAttributeAccessIssue size",
      "m2.py:14 reportCallIssue port",
    ],
  },
  {
    name: "same-col-new",
    says: "a new error of the same rule in the same columns as an old one, other text",
    base: { "lib.py": lib, "m.py": [header, second].join("\n") },
    head: {
      "m.py": [header, second, second.replace("second", "fourth").replace("size", "port")].join("\n"),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.py:10 reportAttributeAccessIssue port"],
  },
  {
    name: "msg-drift",
    says: "a type is renamed elsewhere: the same old error with another message in a line that is not touched",
    base: { "lib.py": lib, "m.py": 'from lib import connect\n\nprint(connect("home", 1).size)\n' },
    head: { "lib.py": lib.replaceAll("Client", "Session") },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "split-file",
    says: "m.py is split into two new files and deleted",
    base: old,
    head: {
      "m.py": null,
      "reading.py": ["from lib import Client\n", second].join("\n"),
      "opening.py": [header, first, third].join("\n"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "clean-feature",
    says: "a new file with one real error",
    base: old,
    head: {
      "feature.py": 'from lib import connect\n\n\ndef start() -> int:\n    return connect("new", 1)\n',
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["feature.py:5 reportReturnType Client"],
  },
  {
    name: "rename-heavy",
    says: "git mv and most of the file rewritten: git shows one file deleted and one added",
    base: { "lib.py": lib, "clients.py": heavyBase },
    head: { "clients.py": null, "survey.py": heavyHead },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "rename-symbol",
    says: "a variable renamed across the file: message and columns of old errors change",
    base: {
      "m.py": `def total(values: list[int]) -> int:
    for value in values:
        acc = value.size
    return acc
`,
    },
    head: {
      "m.py": `def total(values: list[int]) -> int:
    for number in values:
        running = number.size
    return running
`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
];
