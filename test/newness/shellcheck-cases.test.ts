/** The cases of shellcheck, in the same way: by night through the whole gate, by day three, and all as it answered. */
import { beforeAll, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { shellcheckCases } from "./shellcheck-cases.ts";

beforeAll(async () => {
  await installed("shellcheck");
}, 120_000);

test("each has a name of its own", () => {
  expect(new Set(shellcheckCases.map((one) => one.name)).size).toBe(shellcheckCases.length);
});

const byDay = new Set(["move-to-file", "cross-file", "head-loosens"]);
const today = shellcheckCases.filter(({ name }) => isNight || byDay.has(name));

test.each(today)("$name: $says", (of) => checkInGate("shellcheck", of, gateWith(["shellcheck"])));

test.each(shellcheckCases)("$name, as it was answered: $says", (of) => checkAsAnswered("shellcheck", of));
