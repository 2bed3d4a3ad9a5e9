/** Changes by readers who had not seen the probes, in which an error stands that the checker does not see. */
import { describe, expect, test } from "vitest";
import { type Language, suites } from "../newness/tricks/all.ts";
import type { Files } from "../support/files.ts";
import { type LookedOutcome, lookAt } from "../support/looked-cases.ts";
import { isNight } from "../support/night.ts";
import type { ProbedCase } from "../support/probed-cases.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** One that stops, and those whose values are of no known type. */
const byDay: ReadonlySet<string> = new Set([
  "NoReturn on a function that returns",
  "a new function without types",
  "an object made of another one",
]);

/** Each silences the server at a member that is not there: the tree that names them must know as many forms as the server. */
const comments: Readonly<Record<Language, readonly string[]>> = {
  python: [
    'return f"""{\n        order.prize  # type: ignore\n    }"""',
    "return f'{\n        order.prize  # pyright: ignore\n    }'",
    "return str(\n        order.prize,  # pyright: ignore[reportAttributeAccessIssue]\n    )",
    "return order.prize  #type:ignore",
    "return order.prize  # why not # type: ignore",
    "return order.prize  #pyright:ignore",
    "return order.prize  # so # pyright: ignore",
    "return order.prize  #\ttype:\tignore",
    "return order.prize  # type: ignore because",
    "return (order\n        .prize)  # type: ignore",
  ],
  typescript: [
    ["return `$", "{\n  // @ts-ignore\n  order.prize}`;"].join(""),
    "return (\n  /* @ts-ignore */\n  order.prize);",
    "return (\n  /* why\n   * @ts-ignore */\n  order.prize);",
    "return (\n  /// @ts-ignore\n  order.prize);",
    "return (\n  //@ts-expect-error: x\n  order.prize);",
  ],
};

const orders: Readonly<Record<Language, { readonly base: Files; readonly late: (body: string) => Files }>> = {
  python: {
    base: { "a.py": "class Order:\n    price: int = 1\n" },
    late: (body) => ({
      "late.py": `from a import Order\n\n\ndef late(order: Order) -> object:\n    ${body}\n`,
    }),
  },
  typescript: {
    base: {
      "tsconfig.json": '{ "compilerOptions": { "strict": true } }',
      "a.ts": "export interface Order {\n  price: number;\n}\n",
    },
    late: (body) => ({
      "late.ts": `import type { Order } from "./a";\n\nexport function late(order: Order): unknown {\n  ${body}\n}\n`,
    }),
  },
};

describe.each(suites)("$language", ({ language, readers }) => {
  const lookAtAll = async (cases: readonly ProbedCase[]) => {
    const outcomes: (LookedOutcome & { readonly name: string })[] = [];
    for (const one of cases) outcomes.push({ name: one.name, ...(await lookAt(language, one)) });
    return outcomes;
  };

  test("what hides an error does not pass, or is listed by name", { timeout: 600_000 }, async () => {
    const outcomes = await lookAtAll(readers.hides.filter(({ name }) => isNight || byDay.has(name)));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ kind }) => kind === "silent").map(({ name }) => name)).toEqual([]);
  });

  test.runIf(isNight)(
    "a comment that the server honours is listed by name, wherever and however it is written",
    async () => {
      const { base, late } = orders[language];
      const cases = comments[language].map((body) => ({ name: body, base, head: late(body) }));
      const outcomes = await lookAtAll([{ name: "none", base, head: late("return order.prize") }, ...cases]);
      expect(outcomes.map(({ name, kind, by }) => [name, kind, ...by])).toEqual([
        ["none", "stopped", "new-finding"],
        ...cases.map(({ name }) => [name, "named", expect.stringMatching(/ignore$|expect-error$/u)]),
      ]);
    },
    600_000,
  );

  test.runIf(isNight)(
    "an honest change hides nothing",
    async () => {
      const outcomes = await lookAtAll(readers.honest);
      expect(outcomes.filter(({ hidden }) => hidden.length > 0)).toEqual([]);
    },
    600_000,
  );
});
