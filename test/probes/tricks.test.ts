/** The same of cases by a reader who had not seen the probes. */
import { describe, expect, test } from "vitest";
import { byConfiguration, elsewhere, suites, unread, unshown } from "../newness/tricks/all.ts";
import { isNight } from "../support/night.ts";
import { probeCases } from "../support/probed-cases.ts";
import { tell } from "./known.ts";

/** By day a part of them: each takes the servers a moment, and there are some sixty of each language. */
const ofNow = <Case>(all: readonly Case[]) => all.filter((_, at) => isNight || at % 4 === 0);

describe.each(suites)("$language", ({ language, readers }) => {
  const [blurs, honest] = [ofNow(readers.blurs), ofNow(readers.honest)];
  test("no blur stays proven, and no honest change is accused", async () => {
    const all = [
      ...blurs.map((one) => ({ ...one, name: `blur ${one.name}` })),
      ...honest.map((one) => ({ ...one, name: `honest ${one.name}` })),
    ];
    const outcomes = await probeCases(language, all);
    const told = (name: string) => [name, ...tell(outcomes.get(name))].join("\n    ");
    const has = (name: string, kind: "proven" | "unproven") =>
      outcomes.get(name)?.vanished.some(({ proof }) => proof?.kind === kind) === true;
    const paid = blurs.filter(({ name }) => has(`blur ${name}`, "proven") && !byConfiguration.has(name));
    const accused = honest.filter(({ name }) => has(`honest ${name}`, "unproven"));
    expect(paid.map(({ name }) => told(`blur ${name}`))).toEqual([]);
    const isKnown = (name: string) => [elsewhere, unread, unshown].some((all) => all.has(name));
    expect(accused.filter(({ name }) => !isKnown(name)).map(({ name }) => told(`honest ${name}`))).toEqual(
      [],
    );
    expect(accused.length).toBeLessThanOrEqual(3);
  });
});
