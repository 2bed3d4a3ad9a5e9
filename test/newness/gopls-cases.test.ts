/**
 * The cases of Go on gopls, in the same way: by night through the whole gate, by day as it answered: it is built first, which takes
 * minutes.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { goplsCases } from "./gopls-cases.ts";

test("each has a name of its own", () => {
  expect(new Set(goplsCases.map((one) => one.name)).size).toBe(goplsCases.length);
});

describe.runIf(isNight)("through the gate", () => {
  beforeAll(async () => {
    await installed("gopls");
  }, 1_200_000);

  test.each(goplsCases)("$name: $says", (of) => checkInGate("gopls", of, gateWith(["gopls"])));
});

test.each(goplsCases)("$name, as it was answered: $says", (of) => checkAsAnswered("gopls", of));
