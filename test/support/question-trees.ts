/**
 * Two small projects, and what every question must answer at places of every kind in them: written down from the sources,
 * not from a server. "72" is a question that the server does not offer; other numbers are exit codes, too.
 */

import type { Params } from "../../src/query/question.ts";

const python = {
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

const script = {
  "tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext", "noEmit": true } }\n',
  "src/index.ts": 'export { pilotageFee } from "./rates.js";\n',
  "src/rates.ts": `export function pick(x: number): number;
export function pick(x: string): string;
export function pick(x: unknown): unknown {
  return x;
}

export function pilotageFee(days: number): number {
  return days * 3;
}

export interface Base {
  load(cargo: string): string;
}

export class Ship<T> implements Base {
  load(cargo: string): string {
    return cargo;
  }
  box: T[] = [];
}
`,
  "src/app.ts": `import { pilotageFee } from "./index.js";
import { type Base, pick, Ship } from "./rates.js";

export function main(): void {
  const fee = pilotageFee(2);
  const one = pick(fee);
  const ship: Base = new Ship<number>();
  console.log("😀", \tship.load(String(one)));
  const bad: string = fee;
}
`,
};

export const questionTrees = { pyright: python, typescript: script } as const;

type Truth = Readonly<Record<string, string>>;

/** By place: question and answer. */
export const truth: Readonly<Record<"pyright" | "typescript", Readonly<Record<string, Truth>>>> = {
  pyright: {
    // A name.
    "app.py@L7~fee": {
      def: "app.py:6:5",
      decl: "app.py:6:5",
      typedef: "outside",
      refs: "app.py:6:5 app.py:7:16 app.py:10:16",
      hover: "(variable) fee: int",
      impl: "72",
      "types super": "72",
      hints: "72",
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
    },
    // An overload.
    "app.py@L7~pick": {
      // Every definition of the name: both overloads and what implements them.
      def: "pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
      hover: "(function) def pick(x: int) -> int",
      refs: "app.py:2:35 app.py:7:11 pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
    },
    // A generic one.
    "app.py@L8~Ship": {
      def: "pkg/rates.py:21:7",
      refs: "app.py:2:29 app.py:8:12 pkg/rates.py:21:7",
      hover: "class Ship()",
    },
    // Behind an emoji and a tab.
    "app.py@L9:C23": {
      def: "pkg/rates.py:22:9",
      refs: "app.py:9:23 pkg/rates.py:22:9",
      hover: "(method) def load(cargo: int) -> int",
      "calls in": "main@app.py:5:5",
    },
    // In a call.
    "app.py@L6:C24": { sig: "(days: int) -> int #0" },
    "pkg/rates.py": {
      outline: "pick pick pick pilotage_fee Base Ship Ship.load",
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
  typescript: {
    "src/app.ts@L6~fee": {
      def: "src/app.ts:5:9",
      refs: "src/app.ts:5:9 src/app.ts:6:20 src/app.ts:9:23",
      hover: "const fee: number",
      decl: "72",
      "request textDocument/documentHighlight": "5:9 6:20 9:23",
    },
    "src/app.ts@L5~pilotageFee": {
      def: "src/rates.ts:7:17",
      refs: "src/app.ts:1:10 src/app.ts:5:15 src/index.ts:1:10 src/rates.ts:7:17",
      "calls in": "main@src/app.ts:4:17",
      "calls out": "",
    },
    "src/app.ts@L6~pick": {
      def: "src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
      refs: "src/app.ts:2:21 src/app.ts:6:15 src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
    },
    "src/app.ts@L7~Ship": {
      def: "src/rates.ts:15:14",
      refs: "src/app.ts:2:27 src/app.ts:7:26 src/rates.ts:15:14",
      typedef: "src/rates.ts:15:14",
    },
    "src/app.ts@L8:C27": {
      def: "src/rates.ts:12:3",
      impl: "src/rates.ts:16:3",
      refs: "src/app.ts:8:27 src/rates.ts:12:3 src/rates.ts:16:3",
    },
    "src/app.ts@L5:C27": { sig: "pilotageFee(days: number): number #0" },
    "src/rates.ts": { outline: "pick pick pick pilotageFee Base Base.load Ship Ship.load", diag: "" },
    "src/app.ts": { check: "src/app.ts:9:9 2322" },
    "src/rates.ts#pick": { def: "4" },
    "src/rates.ts#Base.load": { impl: "src/rates.ts:16:3" },
  },
};

export type TreeServer = keyof typeof truth;

/** Every cell as it is asked, in order. */
export function cellsOf(server: TreeServer) {
  return Object.entries(truth[server]).flatMap(([place, cells]) =>
    Object.keys(cells).map((question) => ({ place, ...cellOf(question) })),
  );
}

/** `calls in`, `request METHOD`, or a question alone. */
export function cellOf(question: string): { readonly cmd: string; readonly params: Params } {
  const [cmd = "", word] = question.split(" ");
  const name = cmd === "request" ? "method" : "mode";
  return { cmd, params: word === undefined ? {} : { [name]: word } };
}
