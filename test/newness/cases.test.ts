/**
 * The twenty cases: by night each through the whole gate (real git, real pyright), by day each tenth, and all by what
 * pyright answered then. `npm run test:nightly -- test/newness/cases.test.ts --update` records its answers again.
 */
import { expect, test } from "vitest";
import { gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { cases } from "./cases.ts";
import { checkAsAnswered, checkInGate, unproven } from "./checks.ts";

sharePyright();

test("there are twenty, each with a name of its own", () => {
  expect(new Set(cases.map((one) => one.name)).size).toBe(20);
});

const today = cases.filter((_, at) => isNight || at % 10 === 0);

test.each(today)("$name: $says", (of) => checkInGate("python", of, gate, unproven.has(of.name) ? 1 : 0));

test.each(cases)("$name, as it was answered: $says", (of) => checkAsAnswered("python", of));
