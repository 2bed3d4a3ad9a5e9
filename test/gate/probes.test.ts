/** Code that a change hides from the checker, and code that only looks like it: real pyright, real TypeScript, real git. */
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { reportOf } from "../support/account.ts";
import type { Files } from "../support/files.ts";
import { type GateOptions, gate, onlyPyright } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const order = `import sys


class Order:
    price: int = 1


def total(order: Order) -> int:
    return order.price


def kind(value: int | str) -> str:
    if isinstance(value, int):
        return "number"
    return value.strip()
`;

/** The text of order.py with another place of it, and what is added at its end. */
function edited(from: string, to: string, more = ""): string {
  if (!order.includes(from)) throw new Error(`not there: ${from}`);
  return order.replace(from, () => to) + more;
}

const added = (text: string) => `${order}\n\n${text}`;
const total = "    return order.price\n";

const hides: Files = {
  "return_first.py": edited(total, `    return 0\n    return order.prize\n`),
  "behind_return.py": added(
    "def late(order: Order) -> int:\n    return 1\n    found = order.prize\n    return found\n",
  ),
  "if_false.py": added("if False:\n    late = Order(1)\n"),
  "if_zero.py": added("if 0:\n    late = Order(1)\n"),
  "while_false.py": added("def late(order: Order) -> None:\n    while False:\n        order.pay()\n"),
  "endless.py": added(
    "def late(order: Order) -> int:\n    while True:\n        pass\n    return order.prize\n",
  ),
  "raise_first.py": edited(
    total,
    `    raise NotImplementedError\n    order.price = ""\n    return order.prize\n`,
  ),
  "no_type_check.py": edited("import sys\n", "import sys\nfrom typing import no_type_check\n").replace(
    "def total",
    "@no_type_check\ndef total",
  ),
  "no_type_check_alias.py": added(
    "from typing import no_type_check as plain\n\n\n@plain\ndef late(order: Order) -> int:\n    order.pay()\n    return order.prize\n",
  ),
  "exit_at_the_top.py": edited("import sys\n", "import sys\n\nsys.exit(0)\n"),
  "exit_in_front.py": edited(total, "    sys.exit(0)\n    order.pay()\n    return 1\n"),
  "no_return.py": added(
    "from typing import NoReturn\n\n\ndef stop() -> NoReturn:\n    raise SystemExit\n\n\ndef late(order: Order) -> int:\n    stop()\n    return order.prize\n",
  ),
  "none_at_all.py": added(
    "def late(order: None) -> int:\n    if order is not None:\n        found = Order().prize\n        return found\n    return 1\n",
  ),
  // The default is in the type.
  "none_by_default.py": added(
    "def late(order: None = None) -> int:\n    if order is not None:\n        found = Order().prize\n        return found\n    return 1\n",
  ),
  // What is asked about the type is not why.
  "tested_and_exit.py": added(
    "def late(order: object) -> int:\n    if isinstance(order, Order):\n        sys.exit(0)\n        found = order.prize\n        return found\n    return 1\n",
  ),
  "in_a_lambda_body.py": added("def late() -> object:\n    return 1; x = Order().prize; return x\n"),
  "in_a_class.py": added(
    "class Late:\n    if False:\n        def pay(self) -> int:\n            return self.nothing\n",
  ),
  "try_else.py": added(
    "def late(order: Order) -> int:\n    try:\n        return 1\n    except ValueError:\n        return 2\n    else:\n        return order.prize\n",
  ),
};

const honest: Files = {
  "every_place.py": `"""What it is."""
from __future__ import annotations

import os
import sys as system

if system.argv: print(os.sep); print(1)


class Shop:
    """It."""

    __slots__ = ("name",)
    name: str

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    @property
    def long(self) -> int: return len(self.name)

    @staticmethod
    def of(text: str) -> Shop:
        """Makes one."""
        shown = lambda one: one.strip()
        match text:
            case "a":
                return Shop(shown(text))
            case _: pass
        with open(text) as file, open(text) as other: file.read(); other.read()
        for _ in range(2): continue
        else:
            text += "\\
b"
        try:
            value = [one for one in text if one]
        except (OSError, ValueError) as error:
            raise SystemExit from error
        finally:
            del text
        global made
        made = 1
        async def inner() -> None:
            async with Other(): await inner()
        return Shop(f"{value}{shown!r}") if inner else Shop("")


class Other:
    async def __aenter__(self) -> None: ...
    async def __aexit__(self, *_: object) -> None: ...


made: int
`,
  "left_by_types.py": edited(
    "    return value.strip()\n",
    '    elif isinstance(value, str):\n        return value.strip()\n    else:\n        raise TypeError(f"no kind: {value}")\n',
  ),
  "narrower.py": edited("value: int | str", "value: int"),
  "default.py": added(
    "def late(order: Order = None, size: 'int' = None) -> int:\n    if order is None:\n        order = Order()\n        order.price = 2\n    if size is not None:\n        return size\n    print(size)\n    return order.price\n",
  ),
  "tested.py": added(
    "import inspect\nfrom collections.abc import Iterable\n\n\ndef late(data: dict[str, int], one: 'Iterable[int]' = ()) -> object:\n    if not isinstance(data, dict):\n        data = dict(data)\n        print(data)\n    if isinstance(one, Iterable):\n        if inspect.isasyncgen(one):\n            return inspect\n        return data\n    print(one)\n    return len(one)\n",
  ),
  "platform.py": added('if sys.platform == "win32":\n    import winreg\n\n    late = winreg.OpenKey\n'),
  "version.py": added("if sys.version_info < (3, 0):\n    late = unicode\n"),
  "checking.py": added(
    "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from collections.abc import Iterable\nelse:\n    Iterable = object\n",
  ),
  "ignored.py": added("late = Order(1)  # type: ignore\n"),
  "ignored_whole.py": `# type: ignore\n${order}`,
  "never.py": added(
    "from typing import Literal, assert_never\n\n\ndef late(one: Literal[1, 2]) -> int:\n    if one == 1:\n        return 1\n    elif one == 2:\n        return 2\n    else:\n        assert_never(one)\n",
  ),
  "stub.pyi":
    "import os\n\nlate: str\n\n\ndef f(a: int) -> int: ...\nclass A:\n    x: int\n    def g(self) -> int: ...\n",
};

async function judged(base: Files, head: Files, options: GateOptions = {}): Promise<Report> {
  const repository = repositoryOf(base);
  commit(repository, head);
  return reportOf(await gate(repository, options));
}

function hiddenLines({ hidden }: Report): readonly string[] {
  return hidden.map(({ path, range, why }) => `${path}:${range.start.line + 1}-${range.end.line + 1} ${why}`);
}

function uncheckedLines({ unchecked }: Report): readonly string[] {
  return unchecked.map(({ path, range, why }) => {
    const at = range === null ? "" : `:${range.start.line + 1}-${range.end.line + 1}`;
    return `${path}${at} ${why}`;
  });
}

const olderOf = (files: Files): Files =>
  Object.fromEntries(Object.keys(files).flatMap((path) => (path.endsWith(".pyi") ? [] : [[path, order]])));

describe("Python", () => {
  test("that is hidden from the checker is listed, each piece with why, and the run is inconclusive", async () => {
    const report = await judged(olderOf(hides), hides);
    expect(report.verdict).toBe("inconclusive");
    expect(report.reasons.map(({ code }) => code)).toContain("hidden-code");
    const found = new Set(report.hidden.map(({ path }) => path));
    expect(Object.keys(hides).filter((path) => !found.has(path))).toEqual([]);
    expect(hiddenLines(report)).toMatchInlineSnapshot(`
      [
        "behind_return.py:20-20 the checker skips this code, but checked the code next to it in base (Code is structurally unreachable)",
        "endless.py:21-21 the checker skips this code, but checked the code next to it in base (Code is structurally unreachable)",
        "exit_at_the_top.py:6-7 the checker checked this code in base, but not in head (Type analysis indicates code is unreachable)",
        "exit_at_the_top.py:10-11 the checker checked this code in base, but not in head (Type analysis indicates code is unreachable)",
        "exit_at_the_top.py:14-17 the checker checked this code in base, but not in head (Type analysis indicates code is unreachable)",
        "exit_in_front.py:10-10 the checker skips this code, but checked the code next to it in base (Type analysis indicates code is unreachable)",
        "if_false.py:19-19 the checker skips this code, but checked the code next to it in base (Code is not analyzed because condition is statically evaluated as false)",
        "if_zero.py:19-19 the checker skips this code, but checked the code next to it in base (Code is not analyzed because condition is statically evaluated as false)",
        "in_a_class.py:20-21 the checker skips this code, but checked the code next to it in base (Code is not analyzed because condition is statically evaluated as false)",
        "in_a_lambda_body.py:19-19 the checker skips this code, but checked the code next to it in base",
        "no_return.py:27-27 the checker skips this code, but checked the code next to it in base (Type analysis indicates code is unreachable)",
        "no_type_check.py:11-11 the checker checked this code in base, but not in head",
        "no_type_check_alias.py:23-24 the checker skips this code, but checked the code next to it in base",
        "none_at_all.py:20-20 the checker skips this code, but checked the code next to it in base (Type analysis indicates code is unreachable)",
        "none_by_default.py:20-20 the checker skips this code, but checked the code next to it in base (Type analysis indicates code is unreachable)",
        "raise_first.py:10-11 the checker skips this code, but checked the code next to it in base (Code is structurally unreachable)",
        "return_first.py:10-10 the checker skips this code, but checked the code next to it in base (Code is structurally unreachable)",
        "tested_and_exit.py:21-21 the checker skips this code, but checked the code next to it in base (Type analysis indicates code is unreachable)",
        "try_else.py:24-24 the checker skips this code, but checked the code next to it in base (Code is structurally unreachable)",
        "while_false.py:20-20 the checker skips this code, but checked the code next to it in base (Code is not analyzed because condition is statically evaluated as false)",
      ]
    `);
  });

  test("that is looked at, or whose silence base or the server explains, is no such thing", async () => {
    const report = await judged(olderOf(honest), honest);
    expect(hiddenLines(report)).toEqual([]);
    expect(uncheckedLines(report)).toMatchInlineSnapshot(`
      [
        "checking.py:23-23 a platform, a version or TYPE_CHECKING makes this code unreachable (Code is not analyzed because condition is statically evaluated as false)",
        "default.py:20-21 the declared type of a parameter excludes its default, None (Type analysis indicates code is unreachable)",
        "default.py:24-25 the declared type of a parameter excludes its default, None (Type analysis indicates code is unreachable)",
        "left_by_types.py:18-18 the checker considers this exit unreachable (Type analysis indicates code is unreachable)",
        "narrower.py:15-15 no possible type reaches this code (Type analysis indicates code is unreachable)",
        "never.py:27-27 the checker considers this exit unreachable (Type analysis indicates code is unreachable)",
        "platform.py:19-21 a platform, a version or TYPE_CHECKING makes this code unreachable (Code is not analyzed because condition is statically evaluated as false)",
        "tested.py:24-25 the declared type of a parameter leaves no other type to test for (Type analysis indicates code is unreachable)",
        "tested.py:28-28 the checker considers this exit unreachable (Type analysis indicates code is unreachable)",
        "tested.py:30-31 the declared type of a parameter leaves no other type to test for (Type analysis indicates code is unreachable)",
        "version.py:19-19 a platform, a version or TYPE_CHECKING makes this code unreachable (Code is not analyzed because condition is statically evaluated as false)",
      ]
    `);
  });

  testByNight("that moved with the comment that silences it is not hidden by the move", async () => {
    const carried = "def late() -> int:\n    return Order().prize  # type: ignore\n";
    const head = { "a.py": order, "b.py": `from a import Order\n\n\n${carried}` };
    const report = await judged({ "a.py": added(carried) }, head);
    expect(hiddenLines(report)).toEqual([]);
  });

  testByNight(
    "is asked with a member where the rule for names is off, and not at all believed where both are",
    async () => {
      const off = (...rules: readonly string[]) => ({
        "pyrightconfig.json": JSON.stringify(Object.fromEntries(rules.map((rule) => [rule, false]))),
      });
      const late = { "a.py": added("if False:\n    late = Order(1)\n") };
      const one = await judged({ "a.py": order, ...off("reportUndefinedVariable") }, late);
      expect(hiddenLines(one).map((line) => line.slice(0, 10))).toEqual(["a.py:19-19"]);
      const both = off("reportUndefinedVariable", "reportAttributeAccessIssue");
      const none = await judged({ "a.py": order, "kept.py": order, ...both }, late);
      expect(none.hidden).toEqual([]);
      expect(uncheckedLines(none)).toMatchInlineSnapshot(`
      [
        "a.py the checker reports no deliberate error in a Python source, for example in kept.py",
      ]
    `);
      expect(none.unscored).toMatchInlineSnapshot(
        `"not scored: the probes prove nothing: the server reported none of them"`,
      );
    },
  );

  test("that is hidden passes, or fails, as base's policy says, and has no reward", async () => {
    const late = { "a.py": added("if False:\n    late = Order(1)\n") };
    const under = async (hidden: string) => {
      const config = `version: 1\nservers: [{ id: pyright }]\npolicy: { hidden: ${hidden} }\n`;
      const base = { "a.py": order, ".lanser/config.yml": config };
      return judged(base, late, { policy: { ...onlyPyright, servers: [] } });
    };
    const reports = [await under("report"), await under("fail")];
    expect(reports.map(({ verdict, reward, hidden }) => [verdict, reward, hidden.length])).toEqual([
      ["pass", null, 1],
      ["fail", null, 1],
    ]);
  });
});

const script = `export interface Order {
  price: number;
}

export function total(order: Order): number {
  return order.price;
}
`;
const typescript: GateOptions = {
  policy: { ...onlyPyright, servers: [{ id: "typescript", version: undefined }] },
};
const tsconfig: Files = {
  "tsconfig.json":
    '{ "compilerOptions": { "strict": true, "module": "nodenext", "jsx": "preserve", "allowJs": true } }\n',
  "package.json": '{ "name": "shop", "type": "module" }\n',
  "kept.ts": script,
  "other.js": "export const kept = 1;\n",
};
const scripts: Files = {
  "every_place.tsx": `"use strict";
import type { Order } from "./kept.js";
import { total } from "./kept.js";

export default abstract class Shop<T> {
  static { total({ price: 1 }); }
  constructor(private readonly of: T) {}
  get one() { return this.of; }
  abstract name(): string;
  run = (order: Order) => total(order);
}

export function late(order: Order): string;
export function late(order: Order, more: number): string;
export function late(order: Order, more = 1) {
  outer: for (const one of [1, 2]) { if (one > more) break outer; else continue outer; }
  switch (order.price) {
    case 1: total(order); break;
    case 2: {
      return "two";
    }
    default:
      return \`\${total(order)} and \${((one: number) => { return one; })(1)}\`
  }
  const a = total(order)
  ;[1, 2].forEach((one) => one + a)
  try { throw new Error() } catch { } finally { }
  return ""
}

declare global { interface Window { shop: Shop<number> } }
declare const made: number
namespace Inner { export const one = made }
export type Names = keyof Order
export enum Kind { A, B }
export const inner = Inner.one
function unused() { return undefined }
export { unused as used }
`,
  "types.d.ts": "export interface Late {\n  price: number;\n}\nexport declare function late(): Late;\n",
  "plain.js": "export const late = nothing;\n",
};

describe("TypeScript", () => {
  test("is asked at every statement, and answers", async () => {
    const report = await judged({ ...tsconfig, "every_place.tsx": script }, scripts, typescript);
    expect(hiddenLines(report)).toEqual([]);
    expect(uncheckedLines(report)).toMatchInlineSnapshot(`
      [
        "plain.js the checker reports no deliberate error in a JavaScript source, for example in other.js",
      ]
    `);
  });

  test("whose comments silence the checker is listed by name, and not hidden", async () => {
    const hushed = {
      "a.ts": `// @ts-nocheck\n${script}export const late: number = "";\n`,
      "b.ts": `${script}// @ts-ignore\nexport const late: number = "";\n`,
    };
    const report = await judged({ ...tsconfig, "a.ts": script, "b.ts": script }, hushed, typescript);
    expect(hiddenLines(report)).toEqual([]);
    expect(report.escapes.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      "a.ts ts-nocheck",
      "b.ts ts-ignore",
    ]);
  });

  test("that no program has is listed, and a pass says so", async () => {
    const outside = { ...tsconfig, "tsconfig.json": '{ "include": ["src"] }\n', "src/a.ts": script };
    const report = await judged(outside, { "late.ts": "export const late: number = '';\n" }, typescript);
    expect(uncheckedLines(report)).toEqual(["late.ts no program of typescript includes it"]);
    expect(report.reasons[0]?.message).toMatchInlineSnapshot(
      `"nothing new in 0 files; not checked: late.ts, because no program of typescript includes it"`,
    );
  });

  test("that becomes JavaScript, which is not checked, is hidden", async () => {
    const plain = "const late = [1, 2];\nexport function more() {\n  return late.map((one) => 2 * one);\n}\n";
    const gone = { "late.ts": null, "late.js": plain.replace("late.map", "late.mop") };
    const report = await judged({ ...tsconfig, "late.ts": plain }, gone, typescript);
    expect(report.verdict).toBe("inconclusive");
    expect(hiddenLines(report)).toMatchInlineSnapshot(`
      [
        "late.js:3-3 the checker skips this code, but checked the code next to it in base",
      ]
    `);
  });
});
