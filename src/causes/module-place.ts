/** Converts the place of a module's definition to the start of its file. */
import type { Place } from "../model/finding.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";

/**
 * Returns the start of the file if a range covers all of its code. TypeScript gives that range as the definition of a
 * module, from the first statement on.
 */
export function orModule(place: Place, reading: Reading | undefined): Place {
  if (reading === undefined) return place;
  const { code, starts } = reading;
  const [from, to] = [offsetOf(starts, place.range.start), offsetOf(starts, place.range.end)];
  const isAll = from < to && !/\S/u.test(code.slice(0, from)) && to === code.length;
  const start = { line: 0, character: 0 };
  return isAll ? { ...place, range: { start, end: start } } : place;
}
