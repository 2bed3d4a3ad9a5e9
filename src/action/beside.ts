/** Reads what a measuring job passed on next to its report: its author may be hostile. */
import { lstatSync } from "node:fs";
import { isRelativePath } from "../model/paths.ts";
import type { PlaceV1 } from "../model/report-v1.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { readFileText } from "../platform/files.ts";
import { validateRunV1 } from "../schemas/run.v1.gen.ts";

/** Reads a file; undefined if it is not a plain file, or is too large: the author of the folder may be hostile. */
export function readBounded(file: string, bytesMax: number): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= bytesMax ? readFileText(file) : undefined;
}

const runBytesMax = 64 * 1024 * 1024;

/** Facts taken from it: only the pull request for which it was made, and the places of annotations. */
export type Beside = Pick<RunFacts, "pullRequest" | "shown" | "ownShown">;

export function readBeside(file: string): Beside {
  try {
    const run: unknown = JSON.parse(readBounded(file, runBytesMax) ?? "{}");
    return validateRunV1(run) ? (run as Beside) : {};
  } catch {
    return {};
  }
}

export function placesIn(shown: Beside["shown"] = {}): Readonly<Record<string, PlaceV1 | null>> {
  const isPlace = (place: PlaceV1 | null): boolean =>
    place === null || (place.path.length <= pathLengthMax && isRelativePath(place.path));
  return Object.fromEntries(Object.entries(shown).filter(([, place]) => isPlace(place)));
}

const pathLengthMax = 4_096;
