/** Who goes on at the same time as whom on one tree. */
import { expect, test } from "vitest";
import { runAlone, runTogether } from "../../src/servers/typescript/turns.ts";

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
    runTogether("tree", work("first", 5)),
    runTogether("tree", work("second")),
    runAlone("tree", work("third")),
    runAlone("tree", fails),
    runTogether("tree", work("fourth")),
    runTogether("tree", work("fifth")),
    runAlone("other", work("elsewhere", 1)),
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
