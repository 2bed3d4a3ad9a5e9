/** Changes by readers who had not seen the probes, in which an error stands that the checker does not see. */
import { describe, expect, test } from "vitest";
import { type Language, suites } from "../newness/tricks/all.ts";
import { type LookedOutcome, lookAt } from "../support/looked-cases.ts";
import { isNight } from "../support/night.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** What passes without a word: a type that is not known is no code that is not looked at. */
const silent: Readonly<Record<Language, readonly string[]>> = {
  python: ["a new function without types"],
  typescript: [
    "any by way of a library's result",
    "the arguments without their types",
    "an object made of another one",
  ],
};

/** One that stops, and one that is listed by name. */
const byDay: ReadonlySet<string> = new Set([
  "NoReturn on a function that returns",
  "a file that is not checked, below its license",
]);

describe.each(suites)("$language", ({ language, readers }) => {
  const lookAtAll = async (cases: typeof readers.hides) => {
    const outcomes: (LookedOutcome & { readonly name: string })[] = [];
    for (const one of cases) outcomes.push({ name: one.name, ...(await lookAt(language, one)) });
    return outcomes;
  };

  test("what hides an error does not pass, or is listed by name", { timeout: 600_000 }, async () => {
    const outcomes = await lookAtAll(readers.hides.filter(({ name }) => isNight || byDay.has(name)));
    const unseen = outcomes.filter(({ kind }) => kind === "silent").map(({ name }) => name);
    expect(unseen.toSorted()).toEqual(isNight ? silent[language].toSorted() : []);
    expect(outcomes.some(({ kind }) => kind !== "silent")).toBe(true);
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
