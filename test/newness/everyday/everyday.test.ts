/** Every everyday change through the matcher, with what the pinned servers answered: no server is started. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { matchStages, placements } from "../../../src/model/finding.ts";
import { splitText } from "../../../src/model/text.ts";
import { untrue } from "../../support/untrue.ts";
import { type Answers, compareAnswers, type Language } from "../answers.ts";
import { cases, type NewnessCase } from "../cases.ts";
import { compareWithTruth } from "../truth.ts";
import { typescriptCases } from "../typescript-cases.ts";
import { decided, everyday } from "./all.ts";

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
    const difference = compareWithTruth(called, one.truth, (path) => splitText(texts.head.get(path) ?? ""));
    expect(difference).toEqual({ falseNew: [], missed: [] });
  });
});

test("what is said of each finding is so: all that its reason says, in all cases", () => {
  const wrong: string[] = [];
  const said = new Set<string>();
  for (const { language, one, answered } of all()) {
    const { findings, texts } = compareAnswers(language, one, answered);
    for (const finding of findings) {
      said.add(finding.matchedBy ?? finding.placement);
      for (const problem of untrue(finding, {
        texts,
        base: answered.base.findings,
        findings,
        renames: new Map(answered.renames),
      }))
        wrong.push(
          `${one.name} ${finding.path}:${finding.range.start.line + 1}: ${problem} (${finding.why})`,
        );
    }
  }
  expect(wrong).toEqual([]);
  // Each way to be matched is among them, and each place; but for two, which test/match has.
  expect([...matchStages, ...placements].filter((kind) => !said.has(kind))).toEqual([
    "moved-file-context",
    "unchecked",
  ]);
});

test("a reason that says what is not so is found out", () => {
  const [{ language, one, answered }] = [...all()].filter((of) => of.one.name === "files-swapped") as [Case];
  const { findings, texts } = compareAnswers(language, one, answered);
  const told = { texts, base: answered.base.findings, findings, renames: new Map(answered.renames) };
  const [finding] = findings;
  const said = (why: string) => (finding === undefined ? [] : untrue({ ...finding, why }, told));
  expect(said("base line 99 has the same code; the change shifted the code 5 lines up")).toEqual([
    "it names another line than that of its pair",
    "it names another file than that of its pair",
    "it went by another number of lines",
  ]);
  expect(said("the file is new")).toEqual(["base has the file"]);
  expect(said("it looks much the same")).toEqual(["no check knows what it says"]);
});

type Case = { readonly language: Language; readonly one: NewnessCase; readonly answered: Answers };

function* all(): Generator<Case> {
  for (const language of ["python", "typescript"] as const) {
    for (const one of everyday[language]) {
      const answered = answers[language][one.name];
      if (answered !== undefined) yield { language, one, answered };
    }
    for (const one of language === "python" ? cases : typescriptCases) {
      const place = new URL(`../fixtures/${language}/${one.name}.json`, import.meta.url);
      yield { language, one, answered: JSON.parse(readFileSync(place, "utf8")) as Answers };
    }
  }
}
