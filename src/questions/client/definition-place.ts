/** Returns the place of a definition that was found by its range. */
import { type PlaceCandidate, UserError } from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import { type FilePlace, parsePlace } from "../../selectors/place.ts";
import { listPlaces } from "../../selectors/resolve.ts";
import { type Readable, sourceOf } from "./tree-text.ts";

type NamedAt = { readonly path: string; readonly symbol: string; readonly nameRange: Range };

/** Returns a place that names a definition of the queried tree, with its number if the name has several. */
export async function placeOfDefinition(
  opened: Readable,
  { path, symbol, nameRange: { start, end } }: NamedAt,
  unit: ColumnUnit,
): Promise<FilePlace> {
  const named: FilePlace = { kind: "symbol", path, names: symbol.split(".") };
  const source = await sourceOf(opened, named, unit);
  const isIt = ({ range }: PlaceCandidate) =>
    range.join() === [start.line, start.character, end.line, end.character].join();
  const tries = [named, ...Array.from({ length: overloadsMax }, (_, overload) => ({ ...named, overload }))];
  for (const one of tries) {
    const all = placesOrNone(() => listPlaces(one, source));
    if (all.length === 0) break;
    const found = all.find(isIt);
    const place = found === undefined ? undefined : parsePlace(found.selector);
    if (place?.kind === "symbol") return place;
  }
  const line = start.line + 1;
  return { kind: "position", path, line, column: start.character + 1 };
}

/** Maximum number of definitions of one name that are tried. */
const overloadsMax = 100;

function placesOrNone(list: () => readonly PlaceCandidate[]): readonly PlaceCandidate[] {
  try {
    return list();
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}
