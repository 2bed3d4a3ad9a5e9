/** A case through the whole gate, and by what a server answered then: what is new, and how much there is of the rest. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { splitText } from "../../src/model/text.ts";
import { temporaryFolder } from "../support/files.ts";
import type { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { type Answers, compareAnswers, type Language, recordedAnswers } from "./answers.ts";
import type { NewnessCase } from "./cases.ts";
import { compareWithTruth } from "./truth.ts";

/** Cases in which what vanished uses what is of no known type now: that it was mended nobody proved. */
export const unproven: ReadonlySet<string> = new Set(["same-line-other"]);

/** What is answered on the way is compared with what was recorded. */
export async function checkInGate(
  language: Language,
  of: NewnessCase,
  run: typeof gate,
  // Of a server that is not probed some of what is gone is not known to be mended.
  suppressed = 0,
  /** Below `fixtures`. */
  folder: string = language,
): Promise<void> {
  const { name, base, head, counts, truth } = of;
  const repository = repositoryOf(base, head);
  const traceFolder = temporaryFolder();
  const { report } = await run(repository, { traceFolder });
  const called = report?.findings.filter((finding) => finding.state === "new") ?? [];
  const difference = compareWithTruth(called, truth, (path) =>
    splitText(readFileSync(join(repository, path), "utf8")),
  );
  expect(difference).toEqual({ falseNew: [], missed: [] });
  const { fixed, removed, suppressed: hidden, moved, unchanged, volatile } = report?.counts ?? {};
  expect({ suppressed: hidden, volatile }).toEqual({ suppressed, volatile: 0 });
  const kept = Number(unchanged) + Number(moved);
  const measured = { base: kept + Number(fixed) + Number(removed) + suppressed, head: kept + called.length };
  expect({ ...measured, new: truth.length }).toEqual(counts);
  const answers = await recordedAnswers(repository, traceFolder);
  const recorded = `${JSON.stringify(answers, null, 1)}\n`;
  await expect(recorded).toMatchFileSnapshot(`fixtures/${folder}/${name}.json`);
}

export function checkAsAnswered(language: Language, of: NewnessCase, folder: string = language): void {
  const { name, base, head, counts, truth } = of;
  const place = new URL(`./fixtures/${folder}/${name}.json`, import.meta.url);
  const answers = JSON.parse(readFileSync(place, "utf8")) as Answers;
  const { findings, texts } = compareAnswers(language, { base, head }, answers);
  const called = findings.filter(({ state }) => state === "new");
  const difference = compareWithTruth(called, truth, (path) => splitText(texts.head.get(path) ?? ""));
  expect(difference).toEqual({ falseNew: [], missed: [] });
  const kept = findings.filter(({ state }) => state === "unchanged" || state === "moved").length;
  const gone = findings.length - kept - called.length;
  expect({ base: kept + gone, head: kept + called.length, new: truth.length }).toEqual(counts);
}
