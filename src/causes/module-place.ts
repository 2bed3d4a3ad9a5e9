/** Where a module is that something is defined by. */
import type { Place } from "../model/finding.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";

/** TypeScript says of a module that all of its file defines it, from the first statement on: that is its start. */
export function orModule(place: Place, reading: Reading | undefined): Place {
  if (reading === undefined) return place;
  const { code, starts } = reading;
  const [from, to] = [offsetOf(starts, place.range.start), offsetOf(starts, place.range.end)];
  const isAll = from < to && !/\S/u.test(code.slice(0, from)) && to === code.length;
  const start = { line: 0, character: 0 };
  return isAll ? { ...place, range: { start, end: start } } : place;
}
