/** Changes after which a finding is gone and nothing is mended: another form of the same, and declarations that take more. */
import type { ProbedCase } from "../support/probed-cases.ts";

const inScript = (name: string, base: string, head: string): ProbedCase => ({
  name,
  base: { "a.ts": base },
  head: { "a.ts": head },
});
const inPython = (name: string, base: string, head: string): ProbedCase => ({
  name,
  base: { "a.py": base },
  head: { "a.py": head },
});

const point = "type P = { a: number };\n";
const fixedPoint = "type P = { readonly a: number };\n";
const write = "export function f(p: P): void {\n  p.a = 2;\n}\n";
const takes = (head: string, call: string) =>
  `function f${head}: number {\n  return 1;\n}\nexport const x = ${call};\n`;

export const scriptForms: readonly ProbedCase[] = [
  inScript(
    "an excess property behind a spread",
    `${point}export const p: P = { a: 1, b: 2 };\n`,
    `${point}export const p: P = { ...{ a: 1, b: 2 } };\n`,
  ),
  inScript(
    "a comparison without overlap by a call",
    'export function f(x: "a" | "b"): boolean {\n  return x === "c";\n}\n',
    'export function f(x: "a" | "b"): boolean {\n  return ["c"].includes(x);\n}\n',
  ),
  inScript(
    "a read-only member through an alias",
    `${fixedPoint}${write}`,
    `${fixedPoint}${write.replace("p.a", "const q: { a: number } = p;\n  q.a")}`,
  ),
  inScript(
    "a number that is no member of an enumeration",
    'enum E { A, B }\nexport const e: E = "x";\n',
    "enum E { A, B }\nconst n: number = 7;\nexport const e: E = n;\n",
  ),
  inScript(
    "a rest parameter for an argument too many",
    takes("(a: number)", "f(1, 2)"),
    takes("(a: number, ..._: number[])", "f(1, 2)"),
  ),
  inScript("a parameter made generic", takes("(a: number)", 'f("a")'), takes("<T>(a: T)", 'f("a")')),
  inScript(
    "a parameter of an arrow function made unknown",
    'const f = (a: number): number => 1;\nexport const x = f("a");\n',
    'const f = (a: unknown): number => 1;\nexport const x = f("a");\n',
  ),
  inScript("a member no longer read-only", `${fixedPoint}${write}`, `${point}${write}`),
  inScript(
    "a member made optional",
    "type P = { a: number; b: number };\nexport const p: P = { a: 1 };\n",
    "type P = { a: number; b?: number };\nexport const p: P = { a: 1 };\n",
  ),
];

const abstract =
  "from abc import ABC, abstractmethod\n\n\nclass A(ABC):\n    @abstractmethod\n    def f(self) -> int: ...\n\n\n";
const later = "async def f() -> int:\n    return 1\n\n\nasync def g() -> None:\n";
const frozen =
  "from dataclasses import dataclass\n\n\n@dataclass(frozen=True)\nclass P:\n    a: int\n\n\ndef f(p: P) -> None:\n    p.a = 2\n";

export const pythonForms: readonly ProbedCase[] = [
  inPython(
    "an object of an abstract class",
    `${abstract}x = A()\nprint(x)\n`,
    `${abstract}x = object.__new__(A)\nprint(x)\n`,
  ),
  inPython("a coroutine with a name that nobody uses", `${later}    f()\n`, `${later}    _ = f()\n`),
  inPython("a class no longer frozen", frozen, frozen.replace("(frozen=True)", "")),
];
