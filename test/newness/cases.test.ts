/** The twenty cases through the whole gate: real git, real pyright. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lines } from "../../src/core/text.ts";
import { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { cases } from "./cases.ts";
import { compareWithTruth } from "./truth.ts";

sharePyright();

test("there are twenty, each with a name of its own", () => {
  expect(new Set(cases.map((one) => one.name)).size).toBe(20);
});

test.each(cases)("$name: $says", async ({ base, head, counts, truth }) => {
  const repository = repositoryOf(base, head);
  const { report } = await gate(repository);
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
