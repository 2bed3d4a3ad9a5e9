/** The account of a walk, read as a reviewer would check it: by adding up. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { rewardAccount } from "../../src/report/rewards.ts";
import "../support/properties.ts";
import { asBase, path, tree, walkOver } from "../support/walks.ts";

const weight = fc.constantFrom(0, 0.1, 0.4, 0.5, 1 / 3, 0.7, 12.25);
const amountOf = (line: string) => Number(/^ *([+-]?[0-9]+(?:\.[0-9]+)?) /u.exec(line)?.[1] ?? Number.NaN);
/** Whole trillionths, which add up without an error. */
const exact = (value: number) => Math.round(value * 1e12);

test("its lines add up to the reward of each step, and the steps to that of the whole", () => {
  const weights = fc.record({ alpha: weight, beta: weight, gamma: weight });
  fc.assert(
    fc.property(path, fc.array(fc.boolean()), tree, weights, (between, broken, head, weights) => {
      const trees = between.map((one, at) => ({ ...one, broken: broken[at] === true }));
      const { steps } = walkOver([...trees, head], weights);
      const blocks = rewardAccount(steps).trimEnd().split("\n\n");
      const total = blocks.pop() ?? "";
      const sums = blocks.map((block, at) => {
        const [first = "", ...lines] = block.split("\n");
        const r = steps[at]?.["pr-v2"]?.r;
        expect(r === undefined).toBe(first.startsWith("not scored: "));
        if (r === undefined) return 0;
        expect(amountOf(first)).toBe(r);
        expect(lines.reduce((sum, line) => sum + exact(amountOf(line)), 0)).toBe(exact(r));
        return exact(r);
      });
      expect(blocks).toHaveLength(steps.length);
      expect(exact(amountOf(total))).toBe(sums.reduce((sum, one) => sum + one, 0));
    }),
  );
});

test("it names files, lines, codes and commits, and says what was silent", () => {
  const { steps } = walkOver([
    { ...asBase, base: ["proven", "unproven", "stays", "stays", "stays"], news: ["p"], confidence: 0.9 },
    { ...asBase, broken: true },
    { ...asBase, base: ["proven", "removed", "stays", "stays", "stays"], safety: 0 },
  ]);
  expect(rewardAccount(steps)).toMatchInlineSnapshot(`
    "-0.01 step 1, commit 000000000000
      -0.5 new n.py:4 code · 7025f1000fbc
      +0.5 fixed m.py:4 code · 1d51f70f74c2
      0 gone without proof of a fix m.py:4 code · c2d0da0251f9: silent
      -0.01 confidence 1 -> 0.9

    not scored: step 2, commit 000000000000: m.py does not parse

    +0.11 step 3, commit 000000000000, since commit 000000000000
      +0.5 fixed n.py:4 code · 7025f1000fbc
      0 removed with its code m.py:4 code · c2d0da0251f9
      -0.4 safety 1 -> 0
      +0.01 confidence 0.9 -> 1

    +0.1 in 3 steps, 1 step not scored
    "
  `);
});
