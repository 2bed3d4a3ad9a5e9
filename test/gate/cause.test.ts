/** Which changed symbol broke what: each breaker in another file, on real pyright, and what an annotation makes of it. */
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { annotations } from "../../src/report/annotations.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { parseCommand } from "../support/runner-commands.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const model = `class Order:
    note: str

    def __init__(self, price: int) -> None:
        self.price = price
        self.note = ""

    def gross(self) -> int:
        return self.price * 2
`;
const rates = `RATE = 5


def rate(name: str) -> int:
    return len(name)


def find(name: str) -> str:
    return name
`;

type Breaker = Nightly & {
  readonly breaker: string;
  readonly base: Files;
  readonly head: Files;
  /** Each new finding and its cause. */
  readonly breaks: readonly string[];
};

const breakers: readonly Breaker[] = [
  {
    breaker: "a required parameter is added",
    base: { "rates.py": rates, "bill.py": 'from rates import rate\n\n\nprint(rate("a"))\n' },
    head: { "rates.py": rates.replace("rate(name: str)", "rate(name: str, year: int)") },
    breaks: ["bill.py:4 reportCallIssue <- rates.py:4:5 rate (definition)"],
  },
  {
    breaker: "a parameter is renamed",
    byNight: true,
    base: { "rates.py": rates, "bill.py": 'from rates import rate\n\n\nprint(rate(name="a"))\n' },
    head: {
      "rates.py": rates.replace(
        "rate(name: str) -> int:\n    return len(name)",
        "rate(text: str) -> int:\n    return len(text)",
      ),
    },
    breaks: [
      "bill.py:4 reportCallIssue <- rates.py:4:5 rate (definition)",
      "bill.py:4 reportCallIssue <- rates.py:4:5 rate (definition)",
    ],
  },
  {
    breaker: "a method is deleted",
    byNight: true,
    base: {
      "model.py": model,
      "bill.py": "from model import Order\n\n\ndef bill(order: Order) -> int:\n    return order.gross()\n",
    },
    head: { "model.py": model.slice(0, model.indexOf("\n    def gross")) },
    breaks: ["bill.py:5 reportAttributeAccessIssue <- model.py:1:7 Order.gross (removed-name)"],
  },
  {
    breaker: "an attribute is made optional",
    byNight: true,
    base: {
      "model.py": model,
      "bill.py":
        "from model import Order\n\n\ndef bill(order: Order) -> str:\n    return order.note.strip()\n",
    },
    head: { "model.py": model.replace("note: str", "note: str | None") },
    breaks: ["bill.py:5 reportOptionalMemberAccess <- model.py:2:5 Order.note (definition)"],
  },
  {
    breaker: "an attribute that only __init__ declares changes its type",
    byNight: true,
    base: {
      "model.py": model,
      "bill.py": "from model import Order\n\n\ndef bill(order: Order) -> int:\n    return order.price + 1\n",
    },
    head: {
      "model.py": model
        .replace("self.price = price\n", "self.price = str(price)\n")
        .replace("self.price * 2", "len(self.price)"),
    },
    breaks: ["bill.py:5 reportOperatorIssue <- model.py:5:14 Order.__init__.price (definition)"],
  },
  {
    breaker: "the type of a result changes",
    byNight: true,
    base: { "rates.py": rates, "bill.py": 'from rates import find\n\n\nprint(find("a").strip())\n' },
    head: {
      "rates.py": rates.replace(
        "find(name: str) -> str:\n    return name",
        "find(name: str) -> str | None:\n    return name or None",
      ),
    },
    breaks: ["bill.py:4 reportOptionalMemberAccess <- rates.py:8:5 find (definition)"],
  },
  {
    breaker: "the type of a result changes, and a variable holds it",
    byNight: true,
    base: {
      "rates.py": rates,
      "bill.py":
        'from rates import find\n\n\ndef bill() -> str:\n    found = find("a")\n    print(1)\n    return found.strip()\n',
    },
    head: {
      "rates.py": rates.replace(
        "find(name: str) -> str:\n    return name",
        "find(name: str) -> str | None:\n    return name or None",
      ),
    },
    breaks: ["bill.py:7 reportOptionalMemberAccess <- rates.py:8:5 find (definition)"],
  },
  {
    breaker: "the inferred type of a result changes, and a function between does not",
    base: {
      "rates.py": rates,
      "mid.py": 'from rates import find\n\n\ndef middle():\n    return find("a")\n',
      "bill.py": "from mid import middle\n\n\nprint(middle().strip())\n",
    },
    head: {
      "rates.py": rates.replace(
        "find(name: str) -> str:\n    return name",
        "find(name: str) -> str | None:\n    return name or None",
      ),
    },
    breaks: ["bill.py:4 reportOptionalMemberAccess <- rates.py:8:5 find (inferred)"],
  },
  {
    breaker: "a function becomes async",
    byNight: true,
    base: { "rates.py": rates, "bill.py": 'from rates import rate\n\n\ntotal: int = rate("a")\n' },
    head: { "rates.py": rates.replace("def rate", "async def rate") },
    breaks: ["bill.py:4 reportAssignmentType <- rates.py:4:11 rate (definition)"],
  },
  {
    breaker: "a constant changes its type",
    byNight: true,
    base: { "rates.py": rates, "bill.py": "import rates\n\n\ntotal: int = rates.RATE\n" },
    head: { "rates.py": rates.replace("RATE = 5", 'RATE = "5"') },
    breaks: ["bill.py:4 reportAssignmentType <- rates.py:1:1 RATE (definition)"],
  },
  {
    breaker: "a constant is deleted",
    byNight: true,
    base: { "rates.py": rates, "bill.py": "import rates\n\n\ntotal: int = rates.RATE\n" },
    head: { "rates.py": rates.replace("RATE = 5\n\n\n", "") },
    breaks: ["bill.py:4 reportAttributeAccessIssue <- rates.py:1:1 RATE (removed-name)"],
  },
  {
    breaker: "a function is renamed",
    byNight: true,
    base: { "rates.py": rates, "bill.py": 'from rates import rate\n\n\nprint(rate("a"))\n' },
    head: { "rates.py": rates.replace("def rate", "def tariff") },
    breaks: ["bill.py:1 reportAttributeAccessIssue <- rates.py:4:1 rate (removed-name)"],
  },
  {
    breaker: "an import is removed in the same file",
    byNight: true,
    base: {
      "bill.py":
        "from datetime import datetime\n\n\ndef today() -> str:\n    return datetime.now().isoformat()\n",
    },
    head: { "bill.py": "def today() -> str:\n    return datetime.now().isoformat()\n" },
    breaks: ["bill.py:2 reportUndefinedVariable <- bill.py:1:1 datetime (removed-name)"],
  },
  {
    breaker: "an import that another file relied upon is removed",
    base: {
      "rates.py": `from os import sep as sep\n\n${rates}`,
      "bill.py": "from rates import sep\n\n\nprint(sep)\n",
    },
    head: { "rates.py": rates },
    breaks: ["bill.py:1 reportAttributeAccessIssue <- rates.py:1:1 sep (removed-name)"],
  },
  {
    breaker: "a file is renamed, and its importers are left as they were",
    base: { "rates.py": rates, "bill.py": 'from rates import rate\n\n\nprint(rate("a"))\n' },
    head: { "rates.py": null, "tariffs.py": rates },
    breaks: ["bill.py:1 reportMissingImports <- tariffs.py:1:1 null (moved-module)"],
  },
  {
    breaker: "a file is deleted, and its importers are left as they were",
    byNight: true,
    base: { "rates.py": rates, "other.py": "x = 1\n", "bill.py": "import rates\n\n\nprint(rates.RATE)\n" },
    head: { "rates.py": null, "other.py": "x = 2\n" },
    breaks: ["bill.py:1 reportMissingImports <- rates.py:1:1 null (removed-module)"],
  },
  {
    breaker: "an import is mended, and what it hid comes to light",
    byNight: true,
    base: { "rates.py": rates, "bill.py": "from ratse import rate\n\n\nprint(rate(1))\n" },
    head: { "bill.py": "from rates import rate\n\n\nprint(rate(1))\n" },
    breaks: ["bill.py:4 reportArgumentType <- bill.py:1:1 rate (mended-import)"],
  },
  {
    breaker: "a protocol asks for more",
    byNight: true,
    base: {
      "model.py":
        "from typing import Protocol\n\n\nclass Priced(Protocol):\n    def price(self) -> int: ...\n\n\ndef pay(what: Priced) -> int:\n    return what.price()\n",
      "bill.py":
        "from model import pay\n\n\nclass Ship:\n    def price(self) -> int:\n        return 1\n\n\nprint(pay(Ship()))\n",
    },
    head: {
      "model.py":
        "from typing import Protocol\n\n\nclass Priced(Protocol):\n    def price(self) -> int: ...\n    def name(self) -> str: ...\n\n\ndef pay(what: Priced) -> int:\n    return what.price()\n",
    },
    breaks: ["bill.py:9 reportArgumentType <- model.py:6:9 Priced.name (definition)"],
  },
  {
    breaker: "a base class gains an abstract method",
    byNight: true,
    base: {
      "model.py":
        "from abc import ABC, abstractmethod\n\n\nclass Priced(ABC):\n    @abstractmethod\n    def price(self) -> int: ...\n",
      "bill.py":
        "from model import Priced\n\n\nclass Ship(Priced):\n    def price(self) -> int:\n        return 1\n\n\nprint(Ship())\n",
    },
    head: {
      "model.py":
        "from abc import ABC, abstractmethod\n\n\nclass Priced(ABC):\n    @abstractmethod\n    def price(self) -> int: ...\n\n    @abstractmethod\n    def name(self) -> str: ...\n",
    },
    breaks: ["bill.py:9 reportAbstractUsage <- model.py:9:9 Priced.name (definition)"],
  },
  {
    breaker: "a method's signature changes, and another class overrides it",
    byNight: true,
    base: {
      "model.py": model,
      "bill.py":
        "from model import Order\n\n\nclass Big(Order):\n    def gross(self) -> int:\n        return 3\n",
    },
    head: {
      "model.py": model.replace(
        "gross(self) -> int:\n        return self.price * 2",
        "gross(self, year: int) -> int:\n        return self.price * year",
      ),
    },
    breaks: ["bill.py:5 reportIncompatibleMethodOverride <- model.py:8:9 Order.gross (related)"],
  },
  {
    breaker: "the result of a function without annotations becomes another one",
    base: {
      "rates.py": 'def find(name):\n    return "a" + name\n',
      "bill.py": 'from rates import find\n\n\nprint(find("a").strip())\n',
    },
    head: { "rates.py": 'def find(name):\n    if not name:\n        return None\n    return "a" + name\n' },
    breaks: ["bill.py:4 reportOptionalMemberAccess <- rates.py:1:5 find (inferred)"],
  },
  {
    breaker: "what is inferred goes through three functions, of which one keeps it in a variable",
    byNight: true,
    base: {
      "rates.py": 'def find(name):\n    return "a" + name\n',
      "one.py":
        "import rates\n\n\ndef one(name: str):\n    found = rates.find(name)\n    print(1)\n    return found\n",
      "two.py": 'from one import one\n\n\nclass Two:\n    def two(self):\n        return one("a")\n',
      "bill.py": "from two import Two\n\n\nprint(Two().two().strip())\n",
    },
    head: { "rates.py": 'def find(name):\n    if not name:\n        return None\n    return "a" + name\n' },
    breaks: ["bill.py:4 reportOptionalMemberAccess <- rates.py:1:5 find (inferred)"],
  },
  {
    breaker: "the body of a function changes whose result is declared, beside one that breaks",
    base: {
      "rates.py": rates,
      "bill.py": 'from rates import find, rate\n\n\nprint(rate("a"), find("a").strip())\n',
    },
    head: {
      "rates.py": rates
        .replace("return len(name)", "return len(name) + 1")
        .replace(
          "find(name: str) -> str:\n    return name",
          "find(name: str) -> str | None:\n    return name or None",
        ),
    },
    breaks: ["bill.py:4 reportOptionalMemberAccess <- rates.py:8:5 find (definition)"],
  },
  {
    breaker: "a package takes a name from another module",
    base: {
      "shop/__init__.py": "from .rates import rate as rate\n",
      "shop/rates.py": rates,
      "shop/plain.py": "def rate() -> int:\n    return 1\n",
      "bill.py": 'from shop import rate\n\n\nprint(rate("a"))\n',
    },
    head: { "shop/__init__.py": "from .plain import rate as rate\n" },
    breaks: ["bill.py:4 reportCallIssue <- shop/__init__.py:1:1 rate (re-export)"],
  },
  {
    breaker: "a package hands on all of a module no more",
    byNight: true,
    base: {
      "shop/__init__.py": '"""A shop."""\n\nfrom .rates import *\n',
      "shop/rates.py": rates,
      "front.py": "from shop import find as find\n",
      "bill.py": 'from shop import rate\n\n\nprint(rate("a"))\n',
    },
    head: { "shop/__init__.py": '"""A shop."""\n' },
    breaks: [
      "bill.py:1 reportAttributeAccessIssue <- shop/__init__.py:2:1 rate (re-export)",
      "front.py:1 reportAttributeAccessIssue <- shop/__init__.py:2:1 find (re-export)",
    ],
  },
  {
    breaker: "a base class loses a method, and what is used is a class derived from it",
    byNight: true,
    base: {
      "model.py": model,
      "big.py": "from model import Order\n\n\nclass Big(Order):\n    size = 1\n",
      "bigger.py": "from big import Big\n\n\nclass Bigger(Big):\n    size = 2\n",
      "bill.py": "from bigger import Bigger\n\n\nprint(Bigger(1).gross())\n",
    },
    head: { "model.py": model.slice(0, model.indexOf("\n    def gross")) },
    breaks: ["bill.py:4 reportAttributeAccessIssue <- model.py:1:7 Order.gross (removed-name)"],
  },
  {
    breaker: "an attribute of a base class changes its type, and a class between assigns it",
    byNight: true,
    base: {
      "model.py": "class Order:\n    note: str | None = None\n",
      "big.py":
        'from model import Order\n\n\nclass Big(Order):\n    size = 1\n\n    def name(self) -> None:\n        self.note = "big"\n',
    },
    head: { "model.py": "class Order:\n    note: int | None = None\n" },
    breaks: ["big.py:8 reportAttributeAccessIssue <- model.py:2:5 Order.note (definition)"],
  },
  {
    breaker: "a base class takes another parameter in its constructor",
    byNight: true,
    base: {
      "model.py": model,
      "big.py": "from model import Order\n\n\nclass Big(Order):\n    size = 1\n",
      "bill.py": "from big import Big\n\n\nprint(Big(1))\n",
    },
    head: { "model.py": model.replace("price: int)", "price: int, year: int)") },
    breaks: ["bill.py:4 reportCallIssue <- model.py:4:9 Order.__init__ (base-class)"],
  },
  {
    breaker: "nothing but a comment differs in what it uses, and its own line is wrong",
    base: { "rates.py": rates, "bill.py": "x = 1\n" },
    head: { "rates.py": `# rates\n${rates}`, "bill.py": "from rates import rate\n\n\nprint(rate(1))\n" },
    breaks: ["bill.py:4 reportArgumentType <- nothing named"],
  },
];

/** "bill.py:4 rule <- rates.py:4:5 rate (definition)", lines and columns as people count. */
function told({ findings }: Report): string[] {
  return findings
    .filter(({ state }) => state === "new")
    .map(({ path, range, code, cause }) => {
      const what = `${path}:${range.start.line + 1} ${code}`;
      if (cause === null) return `${what} <- nothing named`;
      const { start } = cause.range;
      return `${what} <- ${cause.path}:${start.line + 1}:${start.character + 1} ${cause.symbol} (${cause.how})`;
    });
}

describe("a new finding outside of the change", () => {
  const rows = rowsOfNow(breakers).map((row) => [row.breaker, row] as const);
  test.each(rows)("names its cause when %s", async (_, { base, head, breaks }) => {
    const traceFolder = temporaryFolder();
    const report = reportOf(await gate(repositoryOf(base, head), { traceFolder }));
    const replayed = await replayRun(traceFolder);
    expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
      serializeReport(report),
    );
    const shown = annotations(report, "hint").trimEnd().split("\n").map(parseCommand);
    expect(shown.map((one) => ({ ...one?.properties, says: one?.data.split("\n")[0] }))).toEqual(
      report.findings
        .filter(({ state }) => state === "new")
        .map(({ path, range, cause, message }) => {
          const first = message.split("\n")[0];
          const isGone = cause?.how === "removed-module";
          const does = cause?.how === "mended-import" ? "Brings to light" : "Breaks";
          const breaks = isGone
            ? `Broken by the deletion of ${cause.path}: `
            : `${does} ${path}:${range.start.line + 1}: `;
          const effect = cause === null ? "" : breaks;
          const at = cause === null || isGone ? { path, range } : cause;
          return expect.objectContaining({
            file: at.path,
            line: String(at.range.start.line + 1),
            says: `${effect}${first}`,
          });
        }),
    );
    expect(told(report)).toEqual(breaks);
  });
});

test("the annotation stands on the cause and names what it breaks", async () => {
  const base = { "rates.py": rates, "bill.py": 'from rates import rate\n\n\nprint(rate("a"))\n' };
  const head = { "rates.py": rates.replace("rate(name: str)", "rate(name: str, year: int)") };
  const report = reportOf(await gate(repositoryOf(base, head)));
  expect(annotations(report, "error")).toMatchInlineSnapshot(`
    "::error file=rates.py,line=4,endLine=4,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks bill.py:4: Argument missing for parameter "year"
    "
  `);
});
