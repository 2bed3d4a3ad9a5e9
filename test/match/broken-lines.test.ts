/**
 * What would be named as the cause if a line that the change left alone were broken: of every line of every case, forth and
 * back, with look-ups that go by the name alone. `npm test -- test/match/broken-lines.test.ts -u` writes it.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importGraph } from "../../src/affected/imports.ts";
import { findCauses } from "../../src/causes/cause.ts";
import { alignLines } from "../../src/match/lines.ts";
import type { ComparedFinding, Place } from "../../src/model/finding.ts";
import type { LookedUp, Lookup } from "../../src/model/lookup.ts";
import { positionAt, splitText } from "../../src/model/text.ts";
import { isDefining } from "../../src/syntax/bindings.ts";
import { type Answers, type Language, reversed, textsOf } from "../newness/answers.ts";
import { cases, type NewnessCase } from "../newness/cases.ts";
import { everyday } from "../newness/everyday/all.ts";
import { typescriptCases } from "../newness/typescript-cases.ts";
import { untrueCause } from "../support/untrue-cause.ts";
import { causeWords, type Files, wordAt } from "./broken.ts";
import { readingOf } from "./readings.ts";
import { changedFiles, finding } from "./support.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const published = { python: cases, typescript: typescriptCases } as const;
const ofEveryday = JSON.parse(read("../newness/everyday/fixtures/answers.json")) as Readonly<
  Record<Language, Readonly<Record<string, Answers>>>
>;

type Change = Pick<NewnessCase, "base" | "head">;

test.each(["python", "typescript"] as const)("of %s", async (language) => {
  const texts: string[] = [];
  const add = (name: string, change: Change, answers: Answers): void => {
    texts.push(`# ${name}`, ...brokenLines(change, answers));
    texts.push(`# ${name}, back`, ...brokenLines(...reversed(change, answers)));
  };
  for (const one of published[language])
    add(one.name, one, JSON.parse(read(`../newness/fixtures/${language}/${one.name}.json`)) as Answers);
  for (const one of everyday[language]) {
    const answers = ofEveryday[language][one.name];
    if (answers === undefined) throw new Error(`${one.name} was never asked of a server.`);
    add(one.name, one, answers);
  }
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot(`fixtures/broken-lines-${language}.txt`);
});

function brokenLines(change: Change, answers: Answers): readonly string[] {
  const texts = textsOf(change);
  const renames = new Map(answers.renames);
  const origins = new Map([...renames].map(([from, to]) => [to, from]));
  const findings = [...texts.head].flatMap(([path, text]) =>
    unchangedLines(texts.base.get(origins.get(path) ?? path), text).flatMap((line) =>
      broken(path, text, line),
    ),
  );
  const head = Object.fromEntries(texts.head);
  const attribution = findCauses({
    findings,
    programs: { base: answers.base.program, head: answers.head.program },
    graph: importGraph([...texts.head.keys()], (path) => readingOf(path, head[path])?.imports ?? []),
    changedFiles: changedFiles(texts.base, texts.head, renames),
    text: (side, path) => texts[side].get(path),
    reading: (side, path) => readingOf(path, texts[side].get(path)),
  });
  const targets = targetFinder(head);
  const base = Object.fromEntries(texts.base);
  const found: LookedUp[] = [];
  for (let next = attribution.next(found); next.length > 0; next = attribution.next(found))
    found.push(...next.map((one) => ({ ...one, targets: targets(one) })));
  const causes = attribution.causes(found);
  return findings.flatMap(({ id, path, range }) => {
    const cause = causes.get(id);
    if (cause === undefined || cause === null) return [];
    expect(untrueCause(cause, { base, head })).toEqual([]);
    const { base: was, head: now } = cause.edit;
    const edit = `${was === null ? "-" : at(was)} > ${now === null ? "-" : at(now)}`;
    return [`${path}:${range.start.line + 1} | ${causeWords(cause.cause)} | ${edit}`];
  });
}

function unchangedLines(base: string | undefined, head: string): readonly number[] {
  const all = splitText(head);
  const { hunks } = alignLines(base === undefined ? all : splitText(base), all);
  return all
    .keys()
    .filter((line) => !hunks.some((hunk) => hunk.headStart <= line && line < hunk.headEnd))
    .toArray();
}

/** A finding over all of a line that complains of its last word. */
function broken(path: string, text: string, line: number): readonly ComparedFinding[] {
  const content = splitText(text)[line] ?? "";
  const words = content.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const last = words.at(-1);
  if (last === undefined) return [];
  const start = { line, character: content.length - content.trimStart().length };
  const range = { start, end: { line, character: content.length } };
  return [
    {
      ...finding({ path, range, message: `"${last}" is unknown` }),
      id: `${path} ${line}`,
      state: "new",
      matchedBy: null,
      why: "why",
      base: null,
      placement: "same-line",
      counterpart: null,
      cause: null,
      seen: null,
    },
  ];
}

/** What is bound by that name: in the file itself, or else in the first other that binds it. */
function targetFinder(head: Files): (lookup: Lookup) => readonly Place[] {
  const bound = new Map(Object.entries(head).map(([path, text]) => [path, boundIn(path, text)] as const));
  return (lookup) => {
    const word = wordAt(head, lookup);
    const [found] = [bound.get(lookup.path), ...bound.values()].flatMap((names) => names?.get(word) ?? []);
    return found === undefined ? [] : [found];
  };
}

/** Where each name of a file is bound first. */
function boundIn(path: string, text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const { bindings = [], starts = [] } = readingOf(path, text) ?? {};
  for (const one of bindings) {
    const name = one.name.slice(one.name.lastIndexOf(".") + 1);
    if (!isDefining(one) || places.has(name)) continue;
    const range = { start: positionAt(starts, one.start), end: positionAt(starts, one.start + name.length) };
    places.set(name, { path, range });
  }
  return places;
}

function at({ path, range: { start, end } }: Place): string {
  return `${path}:${start.line + 1}-${end.line + 1}:${end.character + 1}`;
}
