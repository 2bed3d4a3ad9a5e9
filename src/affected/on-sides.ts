/** One path on the two sides of a change. */
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

/** What is the same on both sides once, with the sides that have it. */
export function sourcesOf(file: FileOnSides | undefined): readonly (readonly [Source, readonly Side[]])[] {
  const { base, head } = file ?? {};
  if (base?.source !== undefined && base.source === head?.source) return [[base.source, ["base", "head"]]];
  return [
    ...(base?.source === undefined ? [] : [[base.source, ["base"]] as const]),
    ...(head?.source === undefined ? [] : [[head.source, ["head"]] as const]),
  ];
}

/** What others can have of it: what it defines, and what it lists, which may be a builtin's name. */
export function exportedOf(file: FileOnSides | undefined): ReadonlySet<string> {
  return new Set(
    sourcesOf(file).flatMap(([source]) => {
      const { list } = source.pieces();
      return [...list.flatMap(({ exported }) => exported), ...namesIn(list.filter(isListing))];
    }),
  );
}

/** Whether an import that leads to no file of the tree leads out of it. */
export function isOutside(from: NonNullable<Alias["from"]>): boolean {
  return !writtenModule(from).startsWith(".");
}
