/** The edits of `npm run bench:reward`: what they break is a program still, and what means nothing changes none. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { hides, mutations, neutral } from "../../bench/reward/edits.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const text = `"""A basket, if any == None: return 1."""
from decimal import Decimal


class Basket:
    def __init__(self, limit: int = 10) -> None:
        self.limit = limit
        self.prices: list[int] = []

    def add(self, price: int, count: int) -> bool:
        # self.add(price, 0) and more
        size = 1
        if len(self.prices) + count > self.limit and count > 0:
            return False
        self.prices.extend(self.repeated(price, count))
        for found in range(0, size):
            print(found, self.limit)
        return True

    def repeated(self, price: int, count: int) -> list[int]:
        prices = [price
                  for _ in range(count)]
        return prices

    def total(self) -> str:
        return f"{sum(self.prices)}: {self.limit}"
`;
const { code } = read(await createParser(["python"]), "python", text);

/** The line that each edit makes another one. */
function lines(of: typeof mutations | typeof neutral): readonly string[] {
  return Object.entries(of).flatMap(([rule, edit]) =>
    edit({ text, code }).map(({ text: now, line }) => `${rule}: ${now.split("\n")[line]?.trim()}`),
  );
}

test("a mutation is a slip in one place of the code, not of what is said in comments and strings", () => {
  expect(lines(mutations)).toMatchInlineSnapshot(`
    [
      "a method misspelled: self.prices.exten(self.repeated(price, count))",
      "a method misspelled: self.prices.extend(self.repeate(price, count))",
      "an attribute misspelled: if len(self.price) + count > self.limit and count > 0:",
      "an attribute misspelled: if len(self.prices) + count > self.limi and count > 0:",
      "an attribute misspelled: self.price.extend(self.repeated(price, count))",
      "an attribute misspelled: print(found, self.limi)",
      "an attribute misspelled: return f"{sum(self.price)}: {self.limit}"",
      "an attribute misspelled: return f"{sum(self.prices)}: {self.limi}"",
      "a name misspelled: return pricess",
      "an argument left out: self.prices.extend(self.repeated(price))",
      "an argument left out: for found in range(0):",
      "an argument left out: print(found)",
      "an argument too many: if len(self.prices, 0) + count > self.limit and count > 0:",
      "an argument too many: self.prices.extend(self.repeated(price, count, 0))",
      "an argument too many: for found in range(0, size, 0):",
      "an argument too many: print(found, self.limit, 0)",
      "an argument too many: return f"{sum(self.prices, 0)}: {self.limit}"",
      "None for a result: return None",
      "None for a result: return None",
      "None for a result: return None",
      "a string for a number: size = "1"",
      "a string for a number: if len(self.prices) + count > self.limit and count > "0":",
      "a string for a number: for found in range("0", size):",
      "a comparison turned: if len(self.prices) + count <= self.limit and count > 0:",
      "a comparison turned: if len(self.prices) + count > self.limit and count <= 0:",
      "and for or: if len(self.prices) + count > self.limit or count > 0:",
      "one too many: size = 2",
      "one too many: if len(self.prices) + count > self.limit and count > 1:",
      "one too many: for found in range(1, size):",
      "a condition turned: if not (len(self.prices) + count > self.limit and count > 0):",
      "a statement left out: pass",
      "minus for plus: if len(self.prices) - count > self.limit and count > 0:",
    ]
  `);
});

test("a neutral edit renames a name everywhere, or changes the layout", () => {
  expect(lines(neutral)).toMatchInlineSnapshot(`
    [
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "a comment: # As it is.",
      "an empty line: ",
      "an empty line: ",
      "an empty line: ",
      "an empty line: ",
      "an empty line: ",
      "an empty line: ",
      "brackets: return (False)",
      "brackets: return (True)",
      "brackets: return (prices)",
      "an annotation that is inferred: size: int = 1",
      "a local name: # self.add(price, 0) and more",
      "a local name: prices_here = [price",
    ]
  `);
});

test("a hide keeps the line, or what it does when it is run", () => {
  const line = "        return self.prices.extend(size)";
  expect(
    Object.entries(hides).map(([rule, hide]) => `${rule}: ${hide(line)?.trim()}`),
  ).toMatchInlineSnapshot(`
    [
      "# type: ignore: return self.prices.extend(size)  # type: ignore",
      "# pyright: ignore: return self.prices.extend(size)  # pyright: ignore",
      "getattr: return getattr(self.prices, "extend")(size)",
      "cast(Any, …): return __import__("typing").cast(__import__("typing").Any, self.prices).extend(size)",
      "an exception in front of it: raise NotImplementedError; return self.prices.extend(size)",
      "a condition never true: if False: return self.prices.extend(size)",
      "globals(): return globals()["self"].prices.extend(size)",
    ]
  `);
});

test("all of them compile", () => {
  const texts = [mutations, neutral].flatMap((of) =>
    Object.values(of).flatMap((edit) => edit({ text, code }).map(({ text: now }) => now)),
  );
  const program = "import json, sys\nfor text in json.load(sys.stdin): compile(text, 'text', 'exec')";
  const { stderr } = spawnSync("python3", ["-c", program], {
    input: JSON.stringify(texts),
    encoding: "utf8",
  });
  expect([texts.length > 30, stderr]).toEqual([true, ""]);
});
