/** The same of cases by a reader who had not seen the probes. */
import { describe, expect, test } from "vitest";
import type { TrickCase } from "../newness/tricks/case.ts";
import { pythonBlurs } from "../newness/tricks/python-blurs.ts";
import { pythonHonest } from "../newness/tricks/python-honest.ts";
import { typescriptBlurs } from "../newness/tricks/typescript-blurs.ts";
import { typescriptHonest } from "../newness/tricks/typescript-honest.ts";
import { probeCases } from "../support/probed-cases.ts";
import { tell } from "./known.ts";

const suites: readonly {
  language: "python" | "typescript";
  blurs: readonly TrickCase[];
  honest: readonly TrickCase[];
}[] = [
  { language: "python", blurs: pythonBlurs, honest: pythonHonest },
  { language: "typescript", blurs: typescriptBlurs, honest: typescriptHonest },
];

/** A declaration that is false and precise is a lie that the checker must believe: docs/reward.md names them. */
const believed: ReadonlySet<string> = new Set([
  "an overload that leaves None out",
  "an overload that leaves undefined out",
  "a property augmented from afar",
  "every object gets the property",
]);
/** Here each tree has its own configuration; a run takes base's for both. */
const byConfiguration: ReadonlySet<string> = new Set(["a laxer configuration one step up"]);
/** What is fixed for another platform than this one is not looked at. */
const elsewhere: ReadonlySet<string> = new Set(["a branch for each platform"]);

describe.each(suites)("$language", ({ language, blurs, honest }) => {
  test("no blur stays proven, and no honest change is accused", async () => {
    const all = [
      ...blurs.map((one) => ({ ...one, name: `blur ${one.name}` })),
      ...honest.map((one) => ({ ...one, name: `honest ${one.name}` })),
    ];
    const outcomes = await probeCases(language, all);
    const told = (name: string) => [name, ...tell(outcomes.get(name))].join("\n    ");
    const has = (name: string, kind: "proven" | "unproven") =>
      outcomes.get(name)?.vanished.some(({ proof }) => proof?.kind === kind) === true;
    const paid = blurs.filter(({ name }) => has(`blur ${name}`, "proven") && !byConfiguration.has(name));
    const accused = honest.filter(({ name }) => has(`honest ${name}`, "unproven"));
    expect(paid.filter(({ name }) => !believed.has(name)).map(({ name }) => told(`blur ${name}`))).toEqual(
      [],
    );
    expect(
      accused.filter(({ name }) => !elsewhere.has(name)).map(({ name }) => told(`honest ${name}`)),
    ).toEqual([]);
    expect(paid.length).toBeLessThanOrEqual(3);
    expect(accused.length).toBeLessThanOrEqual(1);
  });
});
