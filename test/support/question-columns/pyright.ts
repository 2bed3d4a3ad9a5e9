/** A small project of Python, and what every question must answer at places of every kind in it. */
import type { Column } from "../question-trees.ts";

const files = {
  "pkg/__init__.py": "from .rates import pilotage_fee\n",
  "pkg/rates.py": `from typing import Generic, TypeVar, overload

T = TypeVar("T")

@overload
def pick(x: int) -> int: ...
@overload
def pick(x: str) -> str: ...
def pick(x):
    return x


def pilotage_fee(days: int) -> int:
    return days * 3


class Base:
    pass


class Ship(Base, Generic[T]):
    def load(self, cargo: T) -> T:
        return cargo
`,
  "app.py": `from pkg import pilotage_fee
from pkg.rates import Base, Ship, pick


def main() -> None:
    fee = pilotage_fee(2)
    one = pick(fee)
    ship = Ship[int]()
    print("😀", \tship.load(one))
    bad: str = fee
`,
};

export const pyright: Column = {
  files,
  truth: {
    // A name.
    "app.py@L7~fee": {
      def: "app.py:6:5",
      decl: "app.py:6:5",
      typedef: "outside",
      refs: "app.py:6:5 app.py:7:16 app.py:10:16",
      hover: "(variable) fee: int",
      impl: "72",
      "types super": "72",
      "types sub": "72",
      hints: "72",
      symbols: "main.one",
      sig: "(x: int) -> int | (x: str) -> str #0",
      "calls in": "",
      "calls out": "",
      locate: "app.py:7:16 main",
      diag: "",
      "request textDocument/documentHighlight": "6:5 7:16 10:16",
      "request textDocument/foldingRange": "72",
    },
    // Through a re-export.
    "app.py@L6~pilotage_fee": {
      def: "pkg/rates.py:13:5",
      decl: "pkg/rates.py:13:5",
      refs: "app.py:1:17 app.py:6:11 pkg/__init__.py:1:20 pkg/rates.py:13:5",
      hover: "(function) def pilotage_fee(days: int) -> int",
      "calls in": "main@app.py:5:5",
      "calls out": "",
      typedef: "pkg/rates.py:13:5",
      impl: "72",
      "types super": "72",
      "types sub": "72",
      hints: "72",
      symbols: "main.fee",
      sig: " #undefined",
      locate: "app.py:6:11 main",
      diag: "",
      "request textDocument/documentHighlight": "1:17 6:11",
    },
    // An overload.
    "app.py@L7~pick": {
      // Every definition of the name: both overloads and what implements them.
      def: "pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
      decl: "pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
      hover: "(function) def pick(x: int) -> int",
      refs: "app.py:2:35 app.py:7:11 pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
      typedef: "pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
      impl: "72",
      "types super": "72",
      "types sub": "72",
      hints: "72",
      symbols: "main.one",
      sig: " #undefined",
      "calls in": "main@app.py:5:5",
      "calls out": "",
      locate: "app.py:7:11 main",
      diag: "",
      "request textDocument/documentHighlight": "2:35 7:11",
    },
    // A generic one.
    "app.py@L8~Ship": {
      def: "pkg/rates.py:21:7",
      decl: "pkg/rates.py:21:7",
      refs: "app.py:2:29 app.py:8:12 pkg/rates.py:21:7",
      hover: "class Ship()",
      typedef: "pkg/rates.py:21:7",
      impl: "72",
      "types super": "72",
      "types sub": "72",
      hints: "72",
      symbols: "main.ship",
      sig: " #undefined",
      "calls in": "main@app.py:5:5",
      "calls out": "",
      locate: "app.py:8:12 main",
      diag: "",
      "request textDocument/documentHighlight": "2:29 8:12",
    },
    // Behind an emoji and a tab.
    "app.py@L9:C23": {
      def: "pkg/rates.py:22:9",
      refs: "app.py:9:23 pkg/rates.py:22:9",
      hover: "(method) def load(cargo: int) -> int",
      "calls in": "main@app.py:5:5",
      decl: "pkg/rates.py:22:9",
      typedef: "pkg/rates.py:22:9",
      impl: "72",
      "types super": "72",
      "types sub": "72",
      hints: "72",
      symbols: "",
      sig: '(*values: object, sep: str | None = " ", end: str | None = "\\n", file: SupportsWrite[str] | None = None, flush: Literal[False] = False) -> None | (*values: object, sep: str | None = " ", end: str | None = "\\n", file: _SupportsWriteAndFlush[str] | None = None, flush: bool) -> None #0',
      "calls out": "",
      locate: "app.py:9:23 main",
      diag: "",
      "request textDocument/documentHighlight": "9:23",
    },
    // In a call.
    "app.py@L6:C24": { sig: "(days: int) -> int #0" },
    "pkg/rates.py": {
      outline: "T pick pick pick pilotage_fee Base Ship Ship.load",
      diag: "",
    },
    "app.py": {
      outline: "main",
      diag: "app.py:10:16 reportAssignmentType",
      check: "app.py:10:16 reportAssignmentType",
    },
    "pkg/rates.py#Ship.load": { locate: "pkg/rates.py:22:9 Ship.load", diag: "" },
    "pkg/rates.py#pick": { def: "4", refs: "4", hover: "4" },
    "pkg/rates.py#nothing": { def: "3" },
    "app.py@L99:C1": { def: "3" },
    "app.py@L6": { def: "2", diag: "" },
    "app.py@L10": { diag: "app.py:10:16 reportAssignmentType" },
  },
  differences: {
    "app.py@L8~Ship": {
      "calls in": { answer: "", why: "pyright 1.1.414 takes Ship[int]() for no call of Ship" },
    },
  },
};
