/** Every everyday change through the matcher, with what the pinned servers answered: no server is started. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lines } from "../../../src/core/text.ts";
import { type Answers, compareAnswers, type Language } from "../answers.ts";
import type { NewnessCase } from "../cases.ts";
import { compareWithTruth } from "../truth.ts";
import { decided, everyday } from "./all.ts";
import { untrue } from "./untrue.ts";

const answers = JSON.parse(
  readFileSync(new URL("./fixtures/answers.json", import.meta.url), "utf8"),
) as Readonly<Record<Language, Readonly<Record<string, Answers>>>>;

function compared(language: Language, one: NewnessCase) {
  const answered = answers[language][one.name];
  if (answered === undefined) throw new Error(`${one.name} was never asked of a server.`);
  return compareAnswers(language, one, answered);
}

describe.each(["python", "typescript"] as const)("in %s", (language) => {
  test("each has a name of its own, and what is decided is a case that a person could see either way", () => {
    const names = everyday[language].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of Object.keys(decided[language])) {
      expect(everyday[language].find((one) => one.name === name)?.either, name).toBeDefined();
    }
  });

  test.each(everyday[language])("$name: $says", (one) => {
    const { findings, texts } = compared(language, one);
    const called = findings.filter(({ state }) => state === "new");
    const difference = compareWithTruth(called, one.truth, (path) => lines(texts.head.get(path) ?? ""));
    expect(difference).toEqual({ falseNew: [], missed: [] });
  });
});

test("what is said of each finding is so: the lines, files and symbols that a reason names", () => {
  const wrong: string[] = [];
  for (const language of ["python", "typescript"] as const) {
    for (const one of everyday[language]) {
      const { findings, texts } = compared(language, one);
      for (const finding of findings) {
        for (const problem of untrue(finding, texts)) wrong.push(`${one.name}: ${problem} (${finding.why})`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
