/**
 * Every server of the registry in every cell, on its real binary. What came out is kept as data (docs/matrix), from which the table of
 * docs/matrix.md is made: a night that comes out otherwise fails, and `npm run test:nightly -- test/nightly/matrix.test.ts --update`
 * publishes it.
 */
import { describe, expect, test } from "vitest";
import { findPin, shippedPins } from "../../src/servers/pins.ts";
import { profiles } from "../../src/servers/registry.ts";
import { installed } from "../support/commands.ts";
import { type Cell, type CellName, cells, tried } from "../support/matrix/cells.ts";
import { fixtureOf } from "../support/matrix/languages.ts";

const names = Object.keys(cells) as CellName[];

/** gopls is built before it is tried, which takes minutes. */
const msMax = 1_800_000;

describe.each(profiles.map((profile) => ({ id: profile.id, profile })))("$id", ({ id, profile }) => {
  test(
    "does in every cell what it did in the night that is published",
    async () => {
      const fixture = fixtureOf(profile);
      if (fixture === undefined) throw new Error(`there is no repository in ${profile.language}`);
      await installed(id);
      const came: Record<string, Cell> = {};
      for (const name of names) came[name] = await tried(name, { profile, fixture });
      const version = findPin(shippedPins, id, undefined)?.version;
      const row = JSON.stringify({ version, cells: came }, undefined, 2);
      await expect(`${row}\n`).toMatchFileSnapshot(`../../docs/matrix/${id}.row.json`);
    },
    msMax,
  );
});
