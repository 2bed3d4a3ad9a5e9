/** The cases of yaml-language-server, in the same way: by night through the whole gate, by day two, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { yamlCases } from "./yaml-cases.ts";

beforeAll(async () => {
  await installed("yaml");
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(yamlCases.map((one) => one.name)).size).toBe(yamlCases.length);
});

const byDay = new Set(["cross-file", "swap"]);
const today = yamlCases.filter(({ name }) => isNight || byDay.has(name));

test.each(today)("$name: $says", (of) => checkInGate("yaml", of, gateWith(["yaml"])));

test.each(yamlCases)("$name, as it was answered: $says", (of) => checkAsAnswered("yaml", of));
