/** The TypeScript cases, in the same way: by night through the whole gate, by day each fifth, and all as it answered. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { lines } from "../../src/core/text.ts";
import { temporaryFolder } from "../support/files.ts";
import { isNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";
import { type Answers, compareAnswers, recordedAnswers } from "./answers.ts";
import { compareWithTruth } from "./truth.ts";
import { typescriptCases } from "./typescript-cases.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(typescriptCases.map((one) => one.name)).size).toBe(typescriptCases.length);
});

const today = typescriptCases.filter((_, at) => isNight || at % 5 === 0);

test.each(today)("$name: $says", async ({ name, base, head, counts, truth }) => {
  const repository = repositoryOf(base, head);
  const traceFolder = temporaryFolder();
  const { report } = await gateTypescript(repository, { traceFolder });
  const called = report?.findings.filter((finding) => finding.state === "new") ?? [];
  const difference = compareWithTruth(called, truth, (path) =>
    lines(readFileSync(join(repository, path), "utf8")),
  );
  expect(difference).toEqual({ falseNew: [], missed: [] });
  const { fixed, removed, suppressed, moved, unchanged, volatile } = report?.counts ?? {};
  expect({ suppressed, volatile }).toEqual({ suppressed: 0, volatile: 0 });
  const kept = Number(unchanged) + Number(moved);
  const measured = { base: kept + Number(fixed) + Number(removed), head: kept + called.length };
  expect({ ...measured, new: truth.length }).toEqual(counts);
  const answers = await recordedAnswers(repository, traceFolder);
  const recorded = `${JSON.stringify(answers, null, 1)}\n`;
  await expect(recorded).toMatchFileSnapshot(`fixtures/typescript/${name}.json`);
});

test.each(typescriptCases)("$name, as it was answered: $says", ({ name, base, head, counts, truth }) => {
  const place = new URL(`./fixtures/typescript/${name}.json`, import.meta.url);
  const answers = JSON.parse(readFileSync(place, "utf8")) as Answers;
  const { findings, texts } = compareAnswers("typescript", { base, head }, answers);
  const called = findings.filter(({ state }) => state === "new");
  const difference = compareWithTruth(called, truth, (path) => lines(texts.head.get(path) ?? ""));
  expect(difference).toEqual({ falseNew: [], missed: [] });
  const kept = findings.filter(({ state }) => state === "unchanged" || state === "moved").length;
  const gone = findings.length - kept - called.length;
  expect({ base: kept + gone, head: kept + called.length, new: truth.length }).toEqual(counts);
});
