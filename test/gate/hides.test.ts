/** Changes by readers who had not seen the probes, in which an error stands that the checker does not see. */
import { describe, expect, test } from "vitest";
import { suites } from "../newness/tricks/all.ts";
import { type LookedOutcome, lookAt } from "../support/looked-cases.ts";
import { isNight } from "../support/night.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** One that stops, and those whose values are of no known type. */
const byDay: ReadonlySet<string> = new Set([
  "NoReturn on a function that returns",
  "a new function without types",
  "an object made of another one",
]);

describe.each(suites)("$language", ({ language, readers }) => {
  const lookAtAll = async (cases: typeof readers.hides) => {
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
    "an honest change hides nothing",
    async () => {
      const outcomes = await lookAtAll(readers.honest);
      expect(outcomes.filter(({ hidden }) => hidden.length > 0)).toEqual([]);
    },
    600_000,
  );
});
