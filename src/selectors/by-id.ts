/**
 * Looks up a symbol id: definitions of its name first, then the sketch, then the module, then the shape of the
 * parameters. A tie is ambiguous.
 */
import type { PlaceFeatures } from "../model/errors.ts";
import { type Bag, createBag, jaccardLikeness } from "./bag.ts";
import { astLikeness, scoreOf } from "./score.ts";
import { isSameExactly, type SymbolId, sketchLikeness } from "./symbol-id.ts";

/** Sketches are estimates; differences below this say nothing. */
const sketchTolerance = 0.15;

/** Minimum likeness of a candidate without the same exact part, and of an exact hit in another module. */
const likenessMin = 0.5;

export type IdEntry = { readonly id: SymbolId };

export type IdCandidate<Entry> = {
  readonly entry: Entry;
  readonly score: number;
  readonly features: PlaceFeatures;
};

export type IdLookup<Entry> =
  | { readonly kind: "found"; readonly best: IdCandidate<Entry>; readonly isExact: boolean }
  | { readonly kind: "ambiguous"; readonly candidates: readonly IdCandidate<Entry>[] }
  | { readonly kind: "not-found" };

/** Finds the definition of an id among the definitions of a tree, in the order of `entries` for equal ones. */
export function lookUpId<Entry extends IdEntry>(
  wanted: SymbolId,
  entries: readonly Entry[],
  scoreMin: number,
): IdLookup<Entry> {
  const all = entries
    .filter(({ id }) => id.language === wanted.language && id.kind === wanted.kind)
    .map((entry) => candidateOf(wanted, entry))
    .filter(({ entry, features }) => isNamed(entry.id, wanted) || features.token >= likenessMin)
    .sort((one, other) => other.features.token - one.features.token || other.score - one.score);
  const named = all.filter(({ entry }) => isNamed(entry.id, wanted));
  const pool = named.length > 0 ? named : all;
  const [first] = pool;
  if (first === undefined) return { kind: "not-found" };
  // Equal sketches are hardly ever those of different codes, so they need no tolerance.
  const best = first.features.token === 1 ? 1 : first.features.token - sketchTolerance;
  const alike = pool.filter(({ features }) => features.token >= best);
  const near = narrowed(alike, ({ features }) => features.module === 1);
  const [only, ...others] = narrowed(near, ({ entry }) => entry.id.shape === wanted.shape);
  const isSure =
    only !== undefined &&
    others.length === 0 &&
    (named.length > 0 ? isSureByName(only, all) : only.features.token === 1 || only.score >= scoreMin);
  if (isSure) return { kind: "found", best: only, isExact: isSameExactly(only.entry.id, wanted) };
  return { kind: "ambiguous", candidates: ranked(wanted, all) };
}

/** Ranks equally likely candidates by the words that their names share, because most renames keep some of them. */
function ranked<Entry extends IdEntry>(
  wanted: SymbolId,
  all: readonly ScoredId<Entry>[],
): readonly ScoredId<Entry>[] {
  const words = wordsOf(wanted);
  const shared = new Map(all.map((one) => [one, jaccardLikeness(words, wordsOf(one.entry.id))]));
  return all.toSorted(
    (one, other) =>
      other.features.token - one.features.token ||
      other.score - one.score ||
      (shared.get(other) ?? 0) - (shared.get(one) ?? 0),
  );
}

/** Splits a dotted name at its marks and before its capital letters. */
function wordsOf({ symbol }: SymbolId): Bag {
  return createBag(symbol.split(/[^\p{L}\p{N}]+|(?=\p{Lu})/u));
}

/** Returns those that fit, if any does. */
function narrowed<One>(all: readonly One[], isFit: (one: One) => boolean): readonly One[] {
  const fit = all.filter(isFit);
  return all.length > 1 && fit.length > 0 ? fit : all;
}

/**
 * True if a definition of the wanted name is the only likely one. In another module, its code must be alike, and the
 * module of the id must have nothing as much alike, or alike with the name: it could have been renamed or edited there.
 */
function isSureByName<Entry extends IdEntry>(
  only: ScoredId<Entry>,
  all: readonly ScoredId<Entry>[],
): boolean {
  if (only.features.module === 1) return true;
  const least = only.features.token - sketchTolerance;
  return (
    only.features.token >= likenessMin &&
    !all.some(
      ({ entry, features }) =>
        features.module === 1 &&
        (features.token >= least || (isNamed(entry.id, only.entry.id) && features.token >= likenessMin)),
    )
  );
}

function isNamed(one: SymbolId, other: SymbolId): boolean {
  return one.symbol === other.symbol && one.kind === other.kind && one.language === other.language;
}

type ScoredId<Entry> = IdCandidate<Entry> & { readonly features: { readonly token: number } };

function candidateOf<Entry extends IdEntry>(wanted: SymbolId, entry: Entry): ScoredId<Entry> {
  const { id } = entry;
  const token = sketchLikeness(id.sketch, wanted.sketch);
  const named = ({ symbol, kind }: SymbolId) => ({ symbol, kinds: symbol.split(".").map(() => kind) });
  const features = {
    ast: astLikeness(named(wanted), named(id), token),
    module: Number(id.module === wanted.module),
    token,
    proximity: null,
  };
  return { entry, score: scoreOf(features), features };
}
