/**
 * The TypeScript cases on the servers around tsserver: by night through the whole gate, and all as they answered. What is true
 * of a change does not depend on which TypeScript looks at it.
 */
import { beforeAll, describe, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { isNight } from "../support/night.ts";
import { checkAsAnswered, checkInGate, unproven } from "./checks.ts";
import { typescriptCases } from "./typescript-cases.ts";

describe.each(["typescript-language-server", "vtsls"] as const)("%s", (server) => {
  beforeAll(async () => {
    await installed(server);
  }, 240_000);

  // By day test/servers/every-server.test.ts has one change that breaks another file.
  test.each(isNight ? typescriptCases : [])("$name: $says", (of) =>
    checkInGate(server, of, gateWith([server]), unproven.has(of.name) ? 1 : 0),
  );

  test.each(typescriptCases)("$name, as it was answered: $says", (of) => checkAsAnswered(server, of));
});
