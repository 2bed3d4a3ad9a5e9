/** State of the search for one finding's cause, and the steps from a word to its definition. */
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
  /** Words under the finding, by the keys of their lookups. */
  readonly under: ReadonlyMap<string, string>;
  readonly changes: Changes;
  readonly words: CauseWords;
  readonly reading: TextsOfHead["reading"];
  /** Files that the change can reach. */
  readonly affected: ReadonlySet<string>;
  readonly reExport: FindReExport;
  readonly broken: BrokenImports;
  readonly importEdit: FindImportEdit;
  readonly known: ReadonlyMap<string, readonly Place[]>;
  /** Lookups that are needed before the search can continue. */
  readonly missing: Lookup[];
};

/** A place that the search reached. `isUnder`: through a word under the finding. */
export type Seen = Place & { readonly isUnder: boolean };

export type Target<From> = { readonly lookup: From; readonly place: Place };

/** Returns the targets of lookups. Undefined if one of them is still missing; it is then added to `missing`. */
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
