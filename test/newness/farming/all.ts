/** All ways to be paid for nothing, and all honest fixes, by who wrote them. */
import { type Language, suites as single } from "../tricks/all.ts";
import type { WalkedCase } from "./cases.ts";
import { pythonFarming, pythonFixes } from "./python.ts";
import { typescriptFarming, typescriptFixes } from "./typescript.ts";

export type FarmedCase = WalkedCase & {
  /**
   * `readers` had not seen the code. `documents`: from what they say, before the code of the reward was read. `own`: knowing
   * it.
   */
  readonly by: "readers" | "documents" | "own";
};

type Suite = {
  readonly language: Language;
  readonly tricks: readonly FarmedCase[];
  readonly fixes: readonly FarmedCase[];
};

export const suites: readonly Suite[] = single.map(({ language, readers, own }) => {
  const isPython = language === "python";
  const of = (by: FarmedCase["by"], cases: readonly WalkedCase[]) => cases.map((one) => ({ ...one, by }));
  return {
    language,
    tricks: [
      ...of("readers", [...readers.blurs, ...readers.hides].map(inOne)),
      ...of("documents", isPython ? pythonFarming : typescriptFarming),
      ...of("own", own.blurs.map(inOne)),
    ],
    fixes: [
      ...of("readers", readers.honest.map(inOne)),
      ...of("documents", isPython ? pythonFixes : typescriptFixes),
      ...of("own", own.honest.map(inOne)),
    ],
  };
});

function inOne({
  name,
  base,
  head,
}: {
  name: string;
  base: WalkedCase["base"];
  head: WalkedCase["base"];
}): WalkedCase {
  return { name, base, commits: [head] };
}

/** Of the tricks that were paid for before what they rest on was asked about, one for each way. */
export const earnedBefore: ReadonlySet<string> = new Set([
  "an overload that takes what is given",
  "an attribute for the class alone, never given",
  "an overload that says that it is there",
  "the interface gets it in a file of declarations",
]);

/** Honest fixes that are not paid for in full, each with what is held against it: docs/reward.md says why. */
export const unpaid: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  python: {},
  typescript: {},
};
