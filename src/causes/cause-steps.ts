/** What the search for a cause knows of one finding, and the steps from a word to what defines it. */
import type { ComparedFinding, FoundCause, Place } from "../model/finding.ts";
import type { Lookup } from "../model/lookup.ts";
import type { BrokenImports } from "./broken-imports.ts";
import type { CauseWords, TextsOfHead } from "./cause-words.ts";
import type { Changes, EditedSymbol } from "./changes.ts";
import type { FindImportEdit } from "./import-edits.ts";
import type { FindReExport } from "./re-exports.ts";

export type Search = {
  readonly finding: ComparedFinding;
  /** Names that the message quotes. */
  readonly told: ReadonlySet<string>;
  /** Words that the finding stands on, by the keys of their look-ups. */
  readonly under: ReadonlyMap<string, string>;
  readonly changes: Changes;
  readonly words: CauseWords;
  readonly reading: TextsOfHead["reading"];
  /** Files that the change can reach at all. */
  readonly affected: ReadonlySet<string>;
  readonly reExport: FindReExport;
  readonly broken: BrokenImports;
  readonly importEdit: FindImportEdit;
  readonly known: ReadonlyMap<string, readonly Place[]>;
  /** What has to be looked up before more can be said. */
  readonly missing: Lookup[];
};

/** A place that was come to, and whether by a word that the finding stands on. */
export type Seen = Place & { readonly isUnder: boolean };

export type Target<From> = { readonly lookup: From; readonly place: Place };

/** Undefined where one of them was not looked up yet. */
export function targetsOf<From extends Lookup>(
  ring: readonly From[],
  { known, missing }: Search,
): readonly Target<From>[] | undefined {
  const unknown = ring.filter((one) => !known.has(keyOf(one)));
  if (unknown.length > 0) {
    missing.push(...unknown.map(({ path, position }) => ({ path, position })));
    return undefined;
  }
  return ring.flatMap((lookup) => (known.get(keyOf(lookup)) ?? []).map((place) => ({ lookup, place })));
}

export const constructors = ["__init__", "__new__", "__post_init__", "__call__", "constructor"];

export function namedMember(
  edited: EditedSymbol,
  ...names: readonly (readonly string[])[]
): FoundCause | undefined {
  for (const name of names.flat()) {
    const found = edited.member(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function keyOf({ path, position }: Lookup): string {
  return JSON.stringify([path, position.line, position.character]);
}
