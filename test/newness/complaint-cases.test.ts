/** These changes: by night each through the whole gate, by day the first of each server, and all by what was answered then. */
import { beforeAll, describe, expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";
import { checkAsAnswered, checkInGate } from "./checks.ts";
import { type ComplaintCase, complaintCases } from "./complaint-cases.ts";
import { readerCases } from "./reader-cases.ts";

sharePyright();

beforeAll(async () => {
  await installedTypescript();
  await installed("shellcheck");
  await installed("ruff");
}, 240_000);

const gates = {
  python: gate,
  typescript: gateTypescript,
  shellcheck: gateWith(["shellcheck"]),
  ruff: gateWith(["ruff"]),
} as const;

describe.each(["python", "typescript", "shellcheck", "ruff"] as const)("of %s", (language) => {
  const all: readonly ComplaintCase[] = [...complaintCases[language], ...readerCases[language]];
  const folder = `complaints/${language}` as const;

  test("each has a name of its own", () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test.each(all.slice(0, isNight ? undefined : 1))("$name: $says", (one) =>
    checkInGate(language, one, gates[language], one.suppressed, folder),
  );

  test.each(all)("$name, as it was answered: $says", (one) => checkAsAnswered(language, one, folder));
});
