/** The cases of ESLint, in the same way: by night through the whole gate, by day three, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { installed } from "../support/commands.ts";
import { gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { eslintCases } from "./eslint-cases.ts";

beforeAll(async () => {
  await installed("eslint");
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(eslintCases.map((one) => one.name)).size).toBe(eslintCases.length);
});

const byDay = new Set(["move-to-file", "outer-comes", "directive-outlives"]);
const today = eslintCases.filter(({ name }) => isNight || byDay.has(name));

// What it may run is said by base's configuration, in each of the cases.
const policy = { servers: [], file: undefined, failOn: undefined, where: "terminal" } as const;

test.each(today)("$name: $says", (of) =>
  checkInGate("eslint", of, (repository, options) => gate(repository, { policy, ...options })),
);

test.each(eslintCases)("$name, as it was answered: $says", (of) => checkAsAnswered("eslint", of));
