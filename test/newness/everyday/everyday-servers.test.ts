/** Everyday changes through the whole gate: real git, real pyright and TypeScript. By day each fiftieth, by night all. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { splitText } from "../../../src/model/text.ts";
import { gate, type Outcome } from "../../support/gate.ts";
import { isNight } from "../../support/night.ts";
import { repositoryOf } from "../../support/repository.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { gateTypescript, installedTypescript } from "../../support/typescript.ts";
import type { NewnessCase } from "../cases.ts";
import { compareWithTruth } from "../truth.ts";
import { everyday } from "./all.ts";

sharePyright();

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

const today = (all: readonly NewnessCase[]) => all.filter((_, at) => isNight || at % 50 === 0);

test.each(today(everyday.python))("$name: $says", (one) => check(one, gate));

test.each(today(everyday.typescript))("$name: $says", (one) => check(one, gateTypescript));

async function check(
  { base, head, counts, truth }: NewnessCase,
  run: (repository: string) => Promise<Outcome>,
): Promise<void> {
  const repository = repositoryOf(base, head);
  const { report } = await run(repository);
  const called = report?.findings.filter((finding) => finding.state === "new") ?? [];
  const difference = compareWithTruth(called, truth, (path) =>
    splitText(readFileSync(join(repository, path), "utf8")),
  );
  expect(difference).toEqual({ falseNew: [], missed: [] });
  const { moved, unchanged, volatile } = report?.counts ?? {};
  const measured = { head: Number(unchanged) + Number(moved) + called.length, volatile };
  expect(measured).toEqual({ head: counts.head, volatile: 0 });
}
