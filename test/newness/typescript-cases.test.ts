/** The TypeScript cases, in the same way: by night through the whole gate, by day each tenth, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { isNight } from "../support/night.ts";
import { gateTypescript, installedTypescript, onlyTypescript } from "../support/typescript.ts";
import { checkAsAnswered, checkInGate, unproven } from "./checks.ts";
import { typescriptCases } from "./typescript-cases.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(typescriptCases.map((one) => one.name)).size).toBe(typescriptCases.length);
});

const today = typescriptCases.filter((_, at) => isNight || at % 10 === 0);

// Of every file, also of those that the change cannot matter to: all of base's findings are counted.
const policy = { ...onlyTypescript, scope: "full" } as const;

test.each(today)("$name: $says", (of) =>
  checkInGate(
    "typescript",
    of,
    (repository, options) => gateTypescript(repository, { policy, ...options }),
    unproven.has(of.name) ? 1 : 0,
  ),
);

test.each(typescriptCases)("$name, as it was answered: $says", (of) => checkAsAnswered("typescript", of));
