/** The cases of ruff, in the same way: by night through the whole gate, by day three, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { ruffCases } from "./ruff-cases.ts";

beforeAll(async () => {
  await installed("ruff");
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(ruffCases.map((one) => one.name)).size).toBe(ruffCases.length);
});

const byDay = new Set(["move-to-file", "use-goes", "head-loosens"]);
const today = ruffCases.filter(({ name }) => isNight || byDay.has(name));

test.each(today)("$name: $says", (of) => checkInGate("ruff", of, gateWith(["ruff"])));

test.each(ruffCases)("$name, as it was answered: $says", (of) => checkAsAnswered("ruff", of));
