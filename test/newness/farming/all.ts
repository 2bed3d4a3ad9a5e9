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
  "set behind the checker's back, by a function that is called",
  "the operation in a branch of its own, and a cast where it was",
  "a file of declarations in front of it",
]);

const rewritten = "what was rewritten until nothing of it is left is removed";
const unshown = "a promise that its body does not show to the checker";

/** Honest fixes that are not paid for, or not for all that they mend; docs/reward.md says why that is so. */
export const unpaid: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  python: {
    "dead code goes": "what is deleted is removed",
    "json at a boundary, validated before a cast": rewritten,
    "a fallback when the import fails": rewritten,
    "walrus guard and match subtitles": rewritten,
    "tank probes awaited with gather": rewritten,
    "overloads that say what the body does": unshown,
    "typeddict notrequired overload weather": unshown,
    "a branch for each platform": "code for another platform is not looked at",
  },
  typescript: {
    "dead code goes": "what is deleted is removed",
    "JSON is unknown until it is validated": rewritten,
    "bird ringing undefined guards": rewritten,
    "star catalogue generic pluck": rewritten,
    "glacier probe unknown catch": rewritten,
    "json guards": rewritten,
    "overloads that say what the body does": unshown,
  },
};
