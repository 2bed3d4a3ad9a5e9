import { type FilePlace, hasFile, parsePlace } from "../../src/selectors/place.ts";

/** Parses a place whose file is written in it. */
export function filePlace(text: string): FilePlace {
  const place = parsePlace(text);
  if (!hasFile(place)) throw new Error(`${text} names no file`);
  return place;
}
