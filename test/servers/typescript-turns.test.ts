/** Who goes on at the same time as whom on one tree. */
import { expect, test } from "vitest";
import { alone, together } from "../../src/servers/typescript/turns.ts";

test("what reads a tree goes on together, and what changes it alone, after all that came before", async () => {
  const log: string[] = [];
  const work =
    (name: string, steps = 3) =>
    async () => {
      log.push(`${name} begins`);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    };
  const fails = async () => {
    log.push("fails");
    await Promise.resolve();
    throw new Error("It fails.");
  };
  const all = await Promise.allSettled([
    together("tree", work("first", 5)),
    together("tree", work("second")),
    alone("tree", work("third")),
    alone("tree", fails),
    together("tree", work("fourth")),
    together("tree", work("fifth")),
    alone("other", work("elsewhere", 1)),
  ]);
  expect(all.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
    "first",
    "second",
    "third",
    "failed",
    "fourth",
    "fifth",
    "elsewhere",
  ]);
  expect(log.filter((line) => !line.startsWith("elsewhere"))).toEqual([
    "first begins",
    "second begins",
    "second ends",
    "first ends",
    "third begins",
    "third ends",
    "fails",
    "fourth begins",
    "fifth begins",
    "fourth ends",
    "fifth ends",
  ]);
  expect(log.indexOf("elsewhere ends")).toBeLessThan(log.indexOf("third begins"));
});
