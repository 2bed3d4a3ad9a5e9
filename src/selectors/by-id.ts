/** Looks up a symbol id: exact hits first, then the sketch, then the module. A tie is ambiguous. */
import type { PlaceFeatures } from "../model/errors.ts";
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
  const exact = entries.filter(({ id }) => isSameExactly(id, wanted));
  const isExact = exact.length > 0;
  const pool = isExact
    ? exact
    : entries.filter(({ id }) => id.language === wanted.language && id.kind === wanted.kind);
  const candidates = pool
    .map((entry) => candidateOf(wanted, entry))
    .filter(({ features }) => isExact || (features.token ?? 0) >= likenessMin)
    .sort((one, other) => (other.features.token ?? 0) - (one.features.token ?? 0) || other.score - one.score);
  const [first] = candidates;
  if (first === undefined) return { kind: "not-found" };
  const best = (first.features.token ?? 0) - sketchTolerance;
  const alike = candidates.filter(({ features }) => (features.token ?? 0) >= best);
  const near = alike.length === 1 ? alike : alike.filter(({ features }) => features.module === 1);
  const [only] = near;
  const isSure =
    only !== undefined &&
    near.length === 1 &&
    (isExact
      ? only.features.module === 1 || (only.features.token ?? 0) >= likenessMin
      : only.score >= scoreMin);
  if (isSure) return { kind: "found", best: only, isExact };
  return { kind: "ambiguous", candidates };
}

function candidateOf<Entry extends IdEntry>(wanted: SymbolId, entry: Entry): IdCandidate<Entry> {
  const { id } = entry;
  const token = sketchLikeness(id.sketch, wanted.sketch);
  const depth = ({ symbol, kind }: SymbolId) => ({ symbol, kinds: symbol.split(".").map(() => kind) });
  const features = {
    ast: isSameExactly(id, wanted)
      ? 1
      : id.symbol === wanted.symbol
        ? 0.75 * token
        : astLikeness(depth(wanted), depth(id), token),
    module: Number(id.module === wanted.module),
    token,
    proximity: null,
  };
  return { entry, score: scoreOf(features), features };
}
