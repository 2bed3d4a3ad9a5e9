/** Code outside of functions rewritten: what has no name of its own around it is known by its text alone. */
import type { NewnessCase } from "../cases.ts";
import { edited } from "./edited.ts";

const banner = `import sys

NAME = "harbour"
VERSION = (1, 4)
TITLE = "%s %s on %s" % (NAME, VERSION.major, platfrm)
USAGE = "usage: {} [{}] {}".format(sys.argvs[0], NAME, optons)

print("Welcome to %s, %s" % (TITLE, user_nmae))
print("-" * TITEL_WIDTH)
`;

const bannerModern = `import sys

NAME = "harbour"
VERSION = (1, 4)
TITLE = f"{NAME} {VERSION.major} on {platfrm}"
USAGE = f"usage: {sys.argvs[0]} [{NAME}] {optons}"

print(f"Welcome to {TITLE}, {user_nmae}")
print("-" * TITEL_WIDTH)
`;

const tables = `from pathlib import Path

sizes = []
for path in Path(".").globs("*.csv"):
    sizes.append(path.stat().st_size)

names = {}
for word in ["tea", "milk"]:
    names[word] = word.captialize()

longest = ""
for name in nmaes:
    if len(name) > len(longest):
        longest = name

total = 0
for size in sizes:
    total += size + len(longst)
`;

const comprehended = `from pathlib import Path

sizes = [path.stat().st_size for path in Path(".").globs("*.csv")]
names = {word: word.captialize() for word in ["tea", "milk"]}
longest = max(nmaes, key=len, default="")
total = sum(size + len(longst) for size in sizes)
`;

const config = `import os

DEFAULTS = dict(host="localhost", port=DEFAULT_PROT, retries=3)
LIMITS = dict([("small", 10), ("large", "10" * 2.5)])
EMPTY = list()
PATHS = tuple([os.path.joins("a", "b"), BASE_DRI])
KINDS = set(["tea", "milk", cofee])
`;

const configLiteral = `import os

DEFAULTS = {"host": "localhost", "port": DEFAULT_PROT, "retries": 3}
LIMITS = {"small": 10, "large": "10" * 2.5}
EMPTY = []
PATHS = (os.path.joins("a", "b"), BASE_DRI)
KINDS = {"tea", "milk", cofee}
`;

const script = `import csv
import sys

rows = list(csv.reader(open(sys.argv[1])))
header = rows[0].lowr()
print(header, len(rows) + "rows")

for row in rows[1:]:
    if not row:
        continue
    amount = float(row[2])
    print(row[0].titel(), amount * rate)

sys.exist(0)
`;

const scriptMain = `import csv
import sys


def main() -> None:
    rows = list(csv.reader(open(sys.argv[1])))
    header = rows[0].lowr()
    print(header, len(rows) + "rows")

    for row in rows[1:]:
        if not row:
            continue
        amount = float(row[2])
        print(row[0].titel(), amount * rate)


if __name__ == "__main__":
    main()
    sys.exist(0)
`;

const urls = `from views import about, home, shop


def path(route: str, view: object, name: str) -> tuple[str, object, str]:
    return route, view, name


urlpatterns = [
    path("", home, "home"),
    path("about/", about),
    path("shop/", shop, "shop"),
    path("basket/", baskte, "basket"),
    path("pay/", pay),
]
`;

const views = `def home() -> str:
    return "home"


def about() -> str:
    return "about"


def shop() -> str:
    return "shop"
`;

const constants = `RETRIES = 3
TIMEOUT = RETRIES * SECOND
HOST = "localhost"
URL = HOST + 8080
ADDRESS = URL.fromat(HOST)
PORTS = [8080, 8081] + PORTS_EXTRA
`;

const chosen = `import sys

mode = sys.argv[1]

if mode == "read":
    action = reed
elif mode == "write":
    action = print
elif mode == "delete":
    action = delete_all
else:
    action = mode.uper

action()
`;

const paths = `import os

HERE = os.path.dirname(os.path.abspath(__fiel__))
DATA = os.path.join(HERE, "data")
LOGS = os.path.join(HERE, log_nmae)
SIZE = os.path.getsize(HERE).total

if not os.path.exists(DATA):
    os.makedir(DATA)

for name in os.listdir(DATA):
    with open(os.path.join(DATA, name)) as file:
        print(file.reed())
`;

const pathsModern = `from pathlib import Path

HERE = Path(__fiel__).resolve().parent
DATA = HERE / "data"
LOGS = HERE / log_nmae
SIZE = HERE.stat().st_size.total

if not DATA.exists():
    DATA.mkdirs()

for entry in DATA.iterdir():
    with entry.open() as file:
        print(file.reed())
`;

const plot = `import math

xs = [x / 10 for x in range(100)]
ys = [math.sine(x) for x in xs]
print(max(ys), mean(ys))
ys = [math.cosine(x) for x in xs]
print(max(ys), mean(ys))
`;

export const pythonModuleLevel: readonly NewnessCase[] = [
  {
    name: "module-f-strings",
    says: "percent and format at module level become f-strings, with undefined names within",
    base: { "banner.py": banner },
    head: { "banner.py": bannerModern },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "module-f-strings-and-one-more",
    says: "the same, and what is interpolated in one of them is another undefined name",
    base: { "banner.py": banner },
    head: {
      "banner.py": edited(
        bannerModern,
        ["Welcome to {TITLE}, {user_nmae}", "Welcome to {TITLE}, {user_nmae}, it is {weekday}"],
        ["platfrm", "sys.platform"],
      ),
    },
    counts: { base: 6, head: 6, new: 1 },
    truth: ['banner.py:8 reportUndefinedVariable "weekday"'],
  },
  {
    name: "module-comprehensions",
    says: "loops at module level become comprehensions, max() and sum()",
    base: { "tables.py": tables },
    head: { "tables.py": comprehended },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "module-comprehension-loses-its-variable",
    says: "a comprehension replaces a loop whose variable is used further down",
    base: { "tables.py": `${tables}print(size, total)\n` },
    head: { "tables.py": `${comprehended}print(size, total)\n` },
    counts: { base: 5, head: 5, new: 1 },
    truth: ["tables.py:7 reportUndefinedVariable size"],
    either: "size could be unbound there before, where there were no files",
  },
  {
    name: "module-literals",
    says: "ruff replaces dict(), list(), tuple() and set() by literals",
    base: { "config.py": config },
    head: { "config.py": configLiteral },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "module-into-main",
    says: "a script's statements move into main() with a guard, but for the last",
    base: { "script.py": script },
    head: { "script.py": scriptMain },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "module-into-main-scope-lost",
    says: "the same, and a statement left outside needs a name that is now local",
    base: { "script.py": script },
    head: { "script.py": edited(scriptMain, ["sys.exist(0)", "sys.exist(len(rows))"]) },
    counts: { base: 5, head: 6, new: 1 },
    truth: ["script.py:19 reportUndefinedVariable rows"],
  },
  {
    name: "list-of-routes",
    says: "routes are sorted and two added: one slip is of a kind that the list had before",
    base: { "views.py": views, "urls.py": urls },
    head: {
      "urls.py": edited(urls, [
        urls.slice(urls.indexOf("    path(")),
        `    path("", home, "home"),
    path("about/", about),
    path("basket/", baskte, "basket"),
    path("help/", help_page, "help"),
    path("pay/", pay),
    path("shop/", shop, "shop"),
    path("terms/", about),
]
`,
      ]),
    },
    counts: { base: 4, head: 6, new: 2 },
    truth: ["urls.py:12 reportUndefinedVariable help_page", "urls.py:15 reportCallIssue name"],
  },
  {
    name: "constants-sorted",
    says: "constants are sorted by name, which puts one of them before the two that it is made of",
    base: { "constants.py": constants },
    head: { "constants.py": `${constants.trimEnd().split("\n").sort().join("\n")}\n` },
    counts: { base: 3, head: 5, new: 2 },
    truth: ['constants.py:1 reportUndefinedVariable "URL"', 'constants.py:1 reportUndefinedVariable "HOST"'],
  },
  {
    name: "table-for-a-chain",
    says: "a chain of elif becomes a table of actions",
    base: { "chosen.py": chosen },
    head: {
      "chosen.py":
        'import sys\n\nmode = sys.argv[1]\n\nactions = {\n    "read": reed,\n    "write": print,\n    "delete": delete_all,\n}\n\naction = actions.get(mode, mode.uper)\naction()\n',
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "pathlib",
    says: "os.path becomes pathlib: undefined names stay, and a call of what is missing becomes another such call",
    base: { "paths.py": paths },
    head: { "paths.py": pathsModern },
    counts: { base: 5, head: 5, new: 1 },
    truth: ["paths.py:9 reportAttributeAccessIssue mkdirs"],
    either: "the folder was not made before either, but the misspelt method is another one",
  },
  {
    name: "statements-repeated",
    says: "a block of statements is pasted once more with another function, and the same undefined name",
    base: { "plot.py": plot },
    head: { "plot.py": `${plot}ys = [math.tan(x) for x in xs]\nprint(max(ys), mean(ys))\n` },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["plot.py:9 reportUndefinedVariable mean"],
  },
  {
    name: "statements-repeated-above",
    says: "the same block is pasted above the old ones instead",
    base: { "plot.py": plot },
    head: {
      "plot.py": edited(plot, [
        "ys = [math.sine(x)",
        "ys = [math.tan(x) for x in xs]\nprint(max(ys), mean(ys))\nys = [math.sine(x)",
      ]),
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["plot.py:5 reportUndefinedVariable mean"],
  },
];
