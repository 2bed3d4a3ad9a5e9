/** Finds the file of a place: that of its module, or that of its symbol id. */
import { compact } from "../../model/compact.ts";
import type { PlaceFeatures } from "../../model/errors.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import { namesSymbol } from "../../selectors/given.ts";
import type { RouteStep } from "../../selectors/modules.ts";
import { type CodePlace, type FilePlace, hasFile } from "../../selectors/place.ts";
import { type Readable, readText, readTreeText } from "./tree-text.ts";

export type PlaceInFile = {
  readonly place: FilePlace;
  readonly route: readonly RouteStep[];
  /** Score and features of a symbol id without an exact match; absent for others. */
  readonly score?: number;
  readonly features?: PlaceFeatures;
};

/** Returns the place in its file. Only a module and an id need other files than the place's own. */
export async function placeInFile(
  opened: Readable,
  place: CodePlace,
  unit: ColumnUnit,
): Promise<PlaceInFile> {
  if (hasFile(place)) return { place, route: [] };
  if (place.kind === "id") {
    const { findById } = await import("./find-by-id.ts");
    const { place: found, score, features } = await findById(opened, place, unit);
    return { place: found, route: [], ...compact({ score, features }) };
  }
  const { findModulePlace } = await import("../../selectors/modules.ts");
  return await findModulePlace(place, {
    paths: [...new Set([...opened.subject.paths, ...opened.options.overlays.keys()])],
    textOf: async (path) => await readTreeText(opened, path),
    readingOf: async (path) => {
      const text = await readTreeText(opened, path);
      return text === undefined ? undefined : await readText(path, text);
    },
    givenIn: namesSymbol,
  });
}
