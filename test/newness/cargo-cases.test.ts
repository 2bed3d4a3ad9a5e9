/** The cases of Rust, in the same way: by night, where the machine has the Rust of the pin, through the whole gate, and all as it answered. */
import { describe, expect, test } from "vitest";
import { gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { cargoCases } from "./cargo-cases.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";

test("each has a name of its own", () => {
  expect(new Set(cargoCases.map((one) => one.name)).size).toBe(cargoCases.length);
});

/** What accepts that code of the repository runs is base's configuration. */
const byFile = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;

describe.runIf(isNight)("through the gate", () => {
  test.each(cargoCases)("$name: $says", (of) =>
    checkInGate("cargo", of, (repository, options = {}) => gate(repository, { policy: byFile, ...options })),
  );
});

test.each(cargoCases)("$name, as it was answered: $says", (of) => checkAsAnswered("cargo", of));
