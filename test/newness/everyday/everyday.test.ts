/** Every everyday change through the matcher, with what the pinned servers answered: no server is started. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { familiesOf } from "../../../src/core/families.ts";
import type { Finding } from "../../../src/core/finding.ts";
import { lines } from "../../../src/core/text.ts";
import { compareObservations } from "../../../src/delta/compare.ts";
import { families as ofPyright } from "../../../src/servers/pyright/families.gen.ts";
import { families as ofTypescript } from "../../../src/servers/typescript/families.gen.ts";
import { readingOf } from "../../delta/readings.ts";
import { changedFiles } from "../../delta/support.ts";
import type { NewnessCase } from "../cases.ts";
import { compareWithTruth } from "../truth.ts";
import { decided, type EverydayLanguage, everyday } from "./all.ts";
import { untrue } from "./untrue.ts";

type Answered = {
  readonly program: readonly string[];
  readonly unchecked: readonly string[];
  readonly findings: readonly Finding[];
};
type Answers = {
  readonly renames: readonly (readonly [string, string])[];
  readonly base: Answered;
  readonly head: Answered;
};

const answers = JSON.parse(
  readFileSync(new URL("./fixtures/answers.json", import.meta.url), "utf8"),
) as Readonly<Record<EverydayLanguage, Readonly<Record<string, Answers>>>>;

const families = { python: familiesOf(ofPyright), typescript: familiesOf(ofTypescript) } as const;
const source = { python: /\.pyi?$/u, typescript: /\.[cm]?[jt]sx?$/u } as const;

function compared(language: EverydayLanguage, one: NewnessCase) {
  const answered = answers[language][one.name];
  if (answered === undefined) throw new Error(`${one.name} was never asked of a server.`);
  const there = (files: NewnessCase["base"]) =>
    Object.entries(files).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]));
  const base = new Map(there(one.base));
  const head = new Map(base);
  for (const [path, text] of Object.entries(one.head)) {
    if (text === null) head.delete(path);
    else head.set(path, text);
  }
  const texts = { base, head };
  const isSource = (path: string | null): boolean => path !== null && source[language].test(path);
  const renames = new Map(answered.renames.filter((pair) => pair.every(isSource)));
  const side = ({ findings, program, unchecked }: Answered) => ({
    findings,
    files: new Set(program),
    unknown: new Set<string>(),
    unchecked: new Set(unchecked),
  });
  const { findings } = compareObservations({
    base: side(answered.base),
    head: side(answered.head),
    renames,
    changedFiles: changedFiles(base, head, renames).filter(({ from, to }) => isSource(from ?? to)),
    text: (name, path) => texts[name].get(path),
    reading: (name, path) => readingOf(path, texts[name].get(path)),
    familyOf: ({ code }) => families[language].get(code ?? ""),
  });
  return { findings, texts };
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
