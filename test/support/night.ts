/** Rows of a table that take minutes and repeat what another row shows: `npm run test:nightly` runs them all. */

import { test } from "vitest";

export const isNight = process.env["LANSER_NIGHT"] === "yes";

/** A test that takes long, and of which other tests of its file show the mechanism by day. */
export const testByNight = test.runIf(isNight);

export type Nightly = {
  /** Another row shows the same mechanism, so that by day that one is enough. */
  readonly byNight?: true;
};

export function rowsOfNow<Row extends Nightly>(rows: readonly Row[]): readonly Row[] {
  return isNight ? rows : rows.filter(({ byNight }) => byNight !== true);
}

/** By day the first rows, which show the mechanism; all of them by night. */
export function firstOfNow<Row>(rows: readonly Row[], byDay: number): readonly Row[] {
  return isNight ? rows : rows.slice(0, byDay);
}

/** How often something is repeated: fully by night. */
export function timesOfNow(of: { readonly day: number; readonly night: number }): number {
  return isNight ? of.night : of.day;
}
