/** Rows of a table that take minutes and repeat what another row shows: `npm run test:nightly` runs them all. */

export const isNight = process.env["LANSER_NIGHT"] === "yes";

export type Nightly = {
  /** Another row shows the same mechanism, so that by day that one is enough. */
  readonly byNight?: true;
};

export function rowsOfNow<Row extends Nightly>(rows: readonly Row[]): readonly Row[] {
  return isNight ? rows : rows.filter(({ byNight }) => byNight !== true);
}

/** How often something is repeated: fully by night. */
export function timesOfNow(of: { readonly day: number; readonly night: number }): number {
  return isNight ? of.night : of.day;
}
