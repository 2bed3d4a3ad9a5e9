/** The same schedule comes to the same, again and again; `npm run bench -- drift` does it a hundred times. */
import { expect, test } from "vitest";
import { circles, rerecord } from "../support/drift.ts";

test.each(Object.keys(circles) as (keyof typeof circles)[])(
  "ten re-records of %s come to what was recorded",
  async (server) => {
    const { mismatches, runs, findings } = await rerecord(server, 10);
    expect([mismatches, runs]).toEqual([0, 10]);
    expect(findings).toBeGreaterThan(5);
  },
  300_000,
);
