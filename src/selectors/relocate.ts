/**
 * Implements the paper's Relocate (Algorithm 1) for symbolic selectors: where is a definition of base in head, and how
 * sure is that? What the paper leaves open is defined here and in score.ts:
 *
 * - "The same name" is the dotted name with every part replaced by its new name in the change, if the file has that in
 *   head; otherwise the old name.
 * - Candidates (resolve_structural) are the definitions of the given head files of the selector's own kind (1) with the
 *   same name in the same file; and, if there is none, (2) with the same leaf name, or (3) with at least half of their
 *   tokens in common (Jaccard). A definition that its file already had in base under that name is known to be another
 *   one: it is a candidate for itself only, so a deleted definition is never taken for its neighbour.
 * - s_ast is 1 for the same name and kinds, through renamed identifiers; else 0.75 · J_token if the kinds of the
 *   containers or the leaf name are the same, and 0.5 · J_token if neither is.
 * - s_module is 1 for the same file through git's renames; else the leading components that the dotted module paths
 *   share, divided by the length of the longer one.
 * - J_token is the Jaccard index of the multisets of tokens of the two definitions, without their own names and with
 *   base's renamed identifiers replaced; tokens are words and single marks, white space does not matter.
 * - s_prox is, in the same file, 1 − |difference of the start lines| / lines of the longer version; across files 0.
 * - Scores are rounded to 12 decimals. τ = 0.75, k = 5.
 *
 * So a definition under its name in its file has at least 0.7, and 1 if nothing about it changed. A definition that was
 * renamed in its file, but is not among the renames of the change, reaches τ if some 80 % of its tokens are the same.
 */
import type { Range } from "../model/finding.ts";
import { comparePaths, compareRanges } from "../model/order.ts";
import type { Limit } from "../model/report.ts";
import { isCertain } from "./alike.ts";
import { definitionIndex, type HeadFile, type SearchLimits, type StructuralCandidate } from "./head.ts";
import { astLikeness, type Features, featureWeights, moduleLikeness, scoreOf } from "./score.ts";
import type { SymbolSelector } from "./selector.ts";

export type RelocateOptions = SearchLimits & {
  /** Map from base name to head name of identifiers that the change renamed. */
  readonly renamed: ReadonlyMap<string, string>;
  /** τ: minimum score of an answer. */
  readonly scoreMin: number;
  /** k: number of candidates that are shown. */
  readonly shownMax: number;
};

export const relocateDefaults: RelocateOptions = {
  renamed: new Map(),
  scoreMin: 0.75,
  shownMax: 5,
  comparedMax: 100,
  definitionTokensMax: 20_000,
  stepsMax: 5_000_000,
};

export type ScoredCandidate = {
  readonly path: string;
  readonly symbol: string;
  readonly range: Range;
  readonly score: number;
  readonly features: Features;
};

export type Relocation = {
  readonly selector: SymbolSelector;
  /** `ambiguous`: the best two have the same score, or none reaches τ. `not-found`: there is no candidate. */
  readonly status: "found" | "ambiguous" | "not-found";
  /** Best score, 0 if there is no candidate. */
  readonly confidence: number;
  /** True if the file no longer has a definition of that name and kind, and no candidate reaches τ. */
  readonly isDeleted: boolean;
  /** True if the file no longer has a definition of that name and kind. */
  readonly isGone: boolean;
  /** Best k candidates; ties are in order of path and range. */
  readonly candidates: readonly ScoredCandidate[];
  readonly weights: typeof featureWeights;
};

export type Relocations = {
  /** Relocations in the order of the selectors. */
  readonly relocations: readonly Relocation[];
  /** Limits that left something out. */
  readonly limits: readonly Limit[];
};

/** Relocates one selector. Callers with many use `relocateAll`, which indexes head only once. */
export function relocate(
  selector: SymbolSelector,
  headFiles: readonly HeadFile[],
  options: RelocateOptions,
): Relocation {
  const [relocation] = relocateAll([selector], headFiles, options).relocations;
  if (relocation === undefined) throw new Error("One selector has one relocation.");
  return relocation;
}

/**
 * Finds the most likely place in head of each selector, with a score. The reward needs it: a change that moves or
 * renames a symbol must not count as its deletion.
 */
export function relocateAll(
  selectors: readonly SymbolSelector[],
  headFiles: readonly HeadFile[],
  options: RelocateOptions,
): Relocations {
  const index = definitionIndex(headFiles, options.renamed, options);
  const relocations = selectors.map((selector): Relocation => {
    const { isGone, candidates } = index.search(selector);
    const ranked = candidates.map((found) => scored(selector, found)).sort(compareCandidates);
    const confidence = ranked[0]?.score ?? 0;
    return {
      selector,
      status: statusOf(ranked, options.scoreMin),
      confidence,
      isDeleted: isGone && confidence < options.scoreMin,
      isGone,
      candidates: ranked.slice(0, options.shownMax),
      weights: featureWeights,
    };
  });
  return { relocations, limits: index.limits() };
}

/** Scores one candidate by the four features of the paper's Eq. (1), and keeps the features to explain the score. */
function scored(
  selector: SymbolSelector,
  { file, lineCount, node, name, token }: StructuralCandidate,
): ScoredCandidate {
  const { range } = node.definition;
  const isSameFile = file.base?.path === selector.path;
  const features: Features = {
    ast: astLikeness({ symbol: name, kinds: selector.kinds }, node, token),
    module: isSameFile ? 1 : moduleLikeness(selector.path, file.path),
    token,
    proximity: isSameFile ? proximity(selector, range, lineCount) : 0,
  };
  return { path: file.path, symbol: node.symbol, range, score: scoreOf(features), features };
}

function proximity(selector: SymbolSelector, range: Range, headLines: number): number {
  const distance = Math.abs(selector.range.start.line - range.start.line);
  return 1 - distance / Math.max(selector.fileLines, headLines);
}

function statusOf(ranked: readonly ScoredCandidate[], scoreMin: number): Relocation["status"] {
  if (ranked.length === 0) return "not-found";
  return isCertain(ranked, scoreMin) ? "found" : "ambiguous";
}

function compareCandidates(left: ScoredCandidate, right: ScoredCandidate): number {
  return (
    right.score - left.score || comparePaths(left.path, right.path) || compareRanges(left.range, right.range)
  );
}
