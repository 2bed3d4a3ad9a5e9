/** What vanished and is not mended is not proven, and what is mended is: on the real servers. */
import { describe, expect, test } from "vitest";
import { suites } from "../newness/tricks/all.ts";
import { probeCases } from "../support/probed-cases.ts";
import { tell } from "./known.ts";

describe.each(suites)("$language", ({ language, own: { blurs: tricks, honest } }) => {
  test("no trick stays proven, and no honest fix is accused", async () => {
    const outcomes = await probeCases(language, [...tricks, ...honest]);
    const told = (name: string) => [name, ...tell(outcomes.get(name))].join(" · ");
    const proven = (name: string) =>
      outcomes.get(name)?.vanished.some(({ proof }) => proof?.kind === "proven") === true;
    const accused = (name: string) =>
      outcomes.get(name)?.vanished.every(({ proof }) => proof?.kind === "proven") !== true;
    expect(tricks.filter(({ name }) => proven(name)).map(({ name }) => told(name))).toEqual([]);
    expect(honest.filter(({ name }) => accused(name)).map(({ name }) => told(name))).toEqual([]);
    // A case in which nothing vanishes shows nothing.
    expect([...tricks, ...honest].filter(({ name }) => outcomes.get(name)?.vanished.length === 0)).toEqual(
      [],
    );
  });
});
