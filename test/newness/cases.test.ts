/**
 * The twenty cases: by night each through the whole gate (real git, real pyright), by day each fifth, and all by what
 * pyright answered then. `npm run test:nightly -- test/newness/cases.test.ts --update` records its answers again.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lines } from "../../src/core/text.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { type Answers, compareAnswers, recordedAnswers } from "./answers.ts";
import { cases } from "./cases.ts";
import { compareWithTruth } from "./truth.ts";

sharePyright();

test("there are twenty, each with a name of its own", () => {
  expect(new Set(cases.map((one) => one.name)).size).toBe(20);
});

const today = cases.filter((_, at) => isNight || at % 5 === 0);

test.each(today)("$name: $says", async ({ name, base, head, counts, truth }) => {
  const repository = repositoryOf(base, head);
  const traceFolder = temporaryFolder();
  const { report } = await gate(repository, { traceFolder });
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
  await expect(recorded).toMatchFileSnapshot(`fixtures/python/${name}.json`);
});

test.each(cases)("$name, as it was answered: $says", ({ name, base, head, counts, truth }) => {
  const place = new URL(`./fixtures/python/${name}.json`, import.meta.url);
  const answers = JSON.parse(readFileSync(place, "utf8")) as Answers;
  const { findings, texts } = compareAnswers("python", { base, head }, answers);
  const called = findings.filter(({ state }) => state === "new");
  const difference = compareWithTruth(called, truth, (path) => lines(texts.head.get(path) ?? ""));
  expect(difference).toEqual({ falseNew: [], missed: [] });
  const kept = findings.filter(({ state }) => state === "unchanged" || state === "moved").length;
  const gone = findings.length - kept - called.length;
  expect({ base: kept + gone, head: kept + called.length, new: truth.length }).toEqual(counts);
});
