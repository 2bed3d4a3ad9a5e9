/** Text whose statements can be probed to see if the checker examines them. */
import { lineStarts, positionAt } from "../../model/text.ts";
import type { StatementPlace } from "../../syntax/places.ts";
import type { Reading } from "../../syntax/reading.ts";

export type LookedText = {
  readonly text: string;
  readonly places: readonly StatementPlace[];
  /** Returns the 0-based line of an offset. */
  readonly lineOf: (offset: number) => number;
  readonly reading: Reading;
};

export function lookedText(text: string | undefined, reading: Reading | undefined): LookedText | undefined {
  if (text === undefined || reading === undefined || reading.hasErrors) return undefined;
  const starts = lineStarts(text);
  return { text, places: reading.places(), reading, lineOf: (offset) => positionAt(starts, offset).line };
}

/** Returns the definition around a statement; null at the top. */
export function scopeOf(places: readonly StatementPlace[], place: number): number | null {
  let owner = places[place]?.owner ?? null;
  while (owner !== null && places[owner]?.isDefinition !== true) owner = places[owner]?.owner ?? null;
  return owner;
}
