/**
 * What the matcher says of every finding of every case, forth and back, by what the pinned servers answered: a change
 * of a state, a stage, a reason or a cause shows as lines to read. `npm test -- test/newness/judged.test.ts -u` writes it.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ComparedFinding, Place } from "../../src/model/finding.ts";
import { type Answers, compareAnswers, type Language, reversed } from "./answers.ts";
import { cases, type NewnessCase } from "./cases.ts";
import { everyday } from "./everyday/all.ts";
import { typescriptCases } from "./typescript-cases.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const published = { python: cases, typescript: typescriptCases } as const;
const ofEveryday = JSON.parse(read("./everyday/fixtures/answers.json")) as Readonly<
  Record<Language, Readonly<Record<string, Answers>>>
>;

type Change = Pick<NewnessCase, "base" | "head">;

test.each(["python", "typescript"] as const)("of %s", async (language) => {
  const texts: string[] = [];
  const add = (name: string, change: Change, answers: Answers): void => {
    texts.push(`# ${name}`, ...said(language, change, answers));
    const [back, answered] = reversed(change, answers);
    texts.push(`# ${name}, back`, ...said(language, back, answered));
  };
  for (const one of published[language])
    add(one.name, one, JSON.parse(read(`./fixtures/${language}/${one.name}.json`)) as Answers);
  for (const one of everyday[language]) {
    const answers = ofEveryday[language][one.name];
    if (answers === undefined) throw new Error(`${one.name} was never asked of a server.`);
    add(one.name, one, answers);
  }
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot(`fixtures/judged-${language}.txt`);
});

function said(language: Language, change: Change, answers: Answers): readonly string[] {
  return compareAnswers(language, change, answers).findings.map(inWords);
}

function inWords(finding: ComparedFinding): string {
  const { state, code, message, base, matchedBy, placement, counterpart, cause, why } = finding;
  const from = base === null ? "" : ` <- ${at(base)}`;
  const other = counterpart === null ? "" : ` (${at(counterpart)})`;
  const by = cause === null ? "" : ` | ${cause.how} ${cause.symbol} ${at(cause)}`;
  const what = message.split("\n", 1)[0];
  return `${state} ${at(finding)} ${code} ${what}${from} | ${matchedBy} ${placement}${other}${by} | ${why}`;
}

function at({ path, range: { start, end } }: Place): string {
  return `${path}:${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
}
