/**
 * Every recorded change once more, with the answers about those files alone that the change can matter to: what is new and
 * what is fixed stays what it is. No server is started.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { affectedFiles } from "../../src/affected/affected.ts";
import { allRules } from "../../src/affected/rules.ts";
import { createSources, syntaxLanguageOf } from "../../src/affected/source.ts";
import { isSameJson } from "../../src/model/json.ts";
import type { Side } from "../../src/model/report.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { selectFilesInScope } from "../../src/verdict/scope.ts";
import { affectsEveryFile } from "../../src/verdict/whole-program.ts";
import { readingOf } from "../match/readings.ts";
import { changedFiles } from "../match/support.ts";
import { type Answered, type Answers, compareAnswers, type Language, textsOf } from "./answers.ts";
import { cases, type NewnessCase } from "./cases.ts";
import { everyday } from "./everyday/all.ts";
import { typescriptCases } from "./typescript-cases.ts";

const parser = await createParser(["python", "typescript", "tsx"]);
const answers = JSON.parse(
  readFileSync(new URL("./everyday/fixtures/answers.json", import.meta.url), "utf8"),
) as Readonly<Record<Language, Readonly<Record<string, Answers>>>>;

const published = { python: cases, typescript: typescriptCases } as const;
const languages = ["python", "typescript"] as const;

function answersOf(language: Language, { name }: NewnessCase): Answers {
  const known = answers[language][name];
  if (known !== undefined) return known;
  const fixture = new URL(`./fixtures/${language}/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(fixture, "utf8")) as Answers;
}

/** The files that are looked at on each side, or null for all. */
function lookedAt(one: NewnessCase, answered: Answers): Readonly<Record<Side, ReadonlySet<string>>> | null {
  const texts = textsOf(one);
  const changed = changedFiles(texts.base, texts.head, new Map(answered.renames));
  const touched = changed.flatMap(({ from, to }) => [from, to]).filter((path) => path !== null);
  const files = (side: Side) => [...texts[side]].map(([path, text]) => ({ path, blob: text }));
  const found = affectedFiles({
    files: { base: files("base"), head: files("head") },
    sourceOf: createSources(parser, (blob) => blob, allRules),
    packages: { base: [], head: [] },
    handing: [],
    others: touched.filter((path) => syntaxLanguageOf(path) === undefined),
    whole: touched.filter(affectsEveryFile),
    holds: allRules,
  });
  if (found.mode === "full") return null;
  const facts = (side: Side) => ({
    languageId: () => "",
    program: answered[side].program,
    withheld: [],
    unchecked: [],
    configurationFiles: [],
    text: (path: string) => texts[side].get(path),
    reading: (path: string) => readingOf(path, texts[side].get(path)),
  });
  const isSource = (path: string | null) => path !== null && /\.(?:pyi?|[cm]?[jt]sx?)$/u.test(path);
  const sources = changed.filter(({ from, to }) => isSource(from) || isSource(to));
  const { paths } = selectFilesInScope(
    found.files.map(({ path }) => path),
    sources,
    [{ base: facts("base"), head: facts("head") }],
  );
  return { base: new Set(paths.base), head: new Set(paths.head) };
}

function within(answered: Answered, looked: ReadonlySet<string>): Answered {
  return {
    ...answered,
    findings: answered.findings.filter(({ path }) => looked.has(path) || !answered.program.includes(path)),
  };
}

type Found = ReturnType<typeof compareAnswers>["findings"];

function changedIn(findings: Found): readonly string[] {
  return findings
    .filter(({ state }) => state === "new" || state === "fixed")
    .map(
      ({ state, path, range, code, message }) =>
        `${state} ${path}:${range.start.line + 1} ${code} ${message}`,
    );
}

type Case = { readonly name: string; readonly language: Language; readonly one: NewnessCase };

const all = languages.flatMap((language) =>
  [...published[language], ...everyday[language]].map(
    (one): Case => ({ name: `${language} ${one.name}`, language, one }),
  ),
);

test("what is new and what is fixed is the same in all of them, and files with findings are left out in some", () => {
  const left = { files: 0, findings: 0, untouched: 0 };
  const different = all.flatMap(({ name, language, one }) => {
    const answered = answersOf(language, one);
    const looked = lookedAt(one, answered);
    if (looked === null) return [];
    left.untouched += one.truth.filter((place) => !Object.hasOwn(one.head, place.split(":")[0] ?? "")).length;
    left.files += answered.head.program.filter((path) => !looked.head.has(path)).length;
    const part = {
      ...answered,
      base: within(answered.base, looked.base),
      head: within(answered.head, looked.head),
    };
    const many = answered.head.findings.length - part.head.findings.length;
    if (many + answered.base.findings.length - part.base.findings.length === 0) return [];
    left.findings += many;
    // Of what is not looked at no text is known either.
    const isKnown = (path: string) => looked.base.has(path) || !answered.base.program.includes(path);
    const known = {
      ...one,
      base: Object.fromEntries(Object.entries(one.base).filter(([path]) => isKnown(path))),
    };
    const whole = changedIn(compareAnswers(language, one, answered).findings);
    const ofPart = changedIn(compareAnswers(language, known, part).findings);
    return isSameJson(whole, ofPart) ? [] : [{ name, whole, ofPart }];
  });
  expect(different).toEqual([]);
  // What is new in files that the change leaves alone: the changed files alone would miss it.
  expect(left.untouched).toBeGreaterThan(40);
  expect(left.files).toBeGreaterThan(20);
  expect(left.findings).toBeGreaterThan(15);
});
