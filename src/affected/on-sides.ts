/** A path on the two sides of a change. */
import type { Side } from "../model/report.ts";
import type { Alias } from "../syntax/aliases.ts";
import { writtenModule } from "../syntax/imports.ts";
import { isListing, namesIn } from "./listing.ts";
import type { Source } from "./source.ts";

export type FileOnSides = {
  readonly path: string;
  readonly base?: { readonly blob: string; readonly source: Source | undefined };
  readonly head?: { readonly blob: string; readonly source: Source | undefined };
};

/** Returns the sources with the sides that have them. A source that is equal on both sides appears once. */
export function sourcesOf(file: FileOnSides | undefined): readonly (readonly [Source, readonly Side[]])[] {
  const { base, head } = file ?? {};
  if (base?.source !== undefined && base.source === head?.source) return [[base.source, ["base", "head"]]];
  return [
    ...(base?.source === undefined ? [] : [[base.source, ["base"]] as const]),
    ...(head?.source === undefined ? [] : [[head.source, ["head"]] as const]),
  ];
}

/**
 * Returns the names that others can import: its definitions, and the names in its list, which can include a builtin's
 * name.
 */
export function exportedOf(file: FileOnSides | undefined): ReadonlySet<string> {
  return new Set(
    sourcesOf(file).flatMap(([source]) => {
      const { list } = source.pieces();
      return [...list.flatMap(({ exported }) => exported), ...namesIn(list.filter(isListing))];
    }),
  );
}

/** True if an import without a file in the tree leads out of the tree. */
export function isOutside(from: NonNullable<Alias["from"]>): boolean {
  return !writtenModule(from).startsWith(".");
}
