/** The cases of the JSON server, in the same way: by night through the whole gate, by day two, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { jsonCases } from "./json-cases.ts";

beforeAll(async () => {
  await installed("json");
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(jsonCases.map((one) => one.name)).size).toBe(jsonCases.length);
});

const byDay = new Set(["cross-file", "swap"]);
const today = jsonCases.filter(({ name }) => isNight || byDay.has(name));

test.each(today)("$name: $says", (of) => checkInGate("json", of, gateWith(["json"])));

test.each(jsonCases)("$name, as it was answered: $says", (of) => checkAsAnswered("json", of));
