/** The cases of C++, in the same way: by night through the whole gate, by day three, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { clangdCases } from "./clangd-cases.ts";

beforeAll(async () => {
  await installed("clangd");
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(clangdCases.map((one) => one.name)).size).toBe(clangdCases.length);
});

const byDay = new Set(["move-to-file", "cross-file", "head-loosens"]);
const today = clangdCases.filter(({ name }) => isNight || byDay.has(name));

test.each(today)("$name: $says", (of) => checkInGate("clangd", of, gateWith(["clangd"])));

test.each(clangdCases)("$name, as it was answered: $says", (of) => checkAsAnswered("clangd", of));
