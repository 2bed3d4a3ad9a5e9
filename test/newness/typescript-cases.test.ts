/** The TypeScript cases through the whole gate: real git, real TypeScript. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { lines } from "../../src/core/text.ts";
import { repositoryOf } from "../support/repository.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";
import { compareWithTruth } from "./truth.ts";
import { typescriptCases } from "./typescript-cases.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(typescriptCases.map((one) => one.name)).size).toBe(typescriptCases.length);
});

test.each(typescriptCases)("$name: $says", async ({ base, head, counts, truth }) => {
  const repository = repositoryOf(base, head);
  const { report } = await gateTypescript(repository);
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
});
