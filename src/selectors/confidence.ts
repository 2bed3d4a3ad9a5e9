/** Computes how sure the current places of the touched symbols are: the reward's α_t. */
import { compact } from "../model/compact.ts";
import type { Place } from "../model/finding.ts";
import type { SymbolConfidence } from "../model/reward.ts";
import type { Relocation } from "./relocate.ts";
import { roundTo12 } from "./score.ts";

/**
 * Symbol with its place in head. The status `deleted` means deleted on purpose: its definition is gone, and no
 * definition in head is likely enough to be the same.
 */
export type LocatedSymbol = SymbolConfidence & {
  /** Most likely place in head; null if it is nowhere. */
  readonly at: Place | null;
};

export type Confidence = {
  /** Mean over the symbols that were not deleted on purpose, rounded to 12 decimals; 1 if there is none. */
  readonly alphaConf: number;
  /** Minimum over the same symbols; 1 if there is none. */
  readonly minimum: number;
  /** All symbols, in the given order. */
  readonly symbols: readonly LocatedSymbol[];
};

/**
 * Computes the confidence of a change from the relocations of its touched symbols, with τ as the threshold. A deleted
 * symbol has no place; it is listed, but does not lower the mean.
 */
export function confidenceOf(relocations: readonly Relocation[], threshold: number): Confidence {
  const symbols = relocations.map((relocation): LocatedSymbol => {
    const { selector, isGone, candidates } = relocation;
    const [best] = candidates;
    const tied = candidates.filter(({ score }) => score === best?.score).length;
    const evidence = {
      score: relocation.confidence,
      ...compact({ tied: tied > 1 ? tied : undefined, gone: isGone ? (true as const) : undefined }),
    };
    const judged = judgeSymbol(evidence, threshold);
    const isNowhere = best === undefined || judged.status === "deleted";
    return {
      ...{ path: selector.path, symbol: selector.symbol },
      ...judged,
      ...evidence,
      at: isNowhere ? null : { path: best.path, range: best.range },
    };
  });
  return { ...meanConfidence(symbols), symbols };
}

/**
 * Judges a symbol by rule 2. A single best candidate with a score of at least τ is a unique match: its confidence is 1,
 * however much of the symbol was edited. Below τ the confidence is the score. With a tie, the answer is one of several
 * equal candidates, so the score is divided by their number. A definition that is gone without a likely candidate was
 * deleted on purpose.
 */
export function judgeSymbol(
  { score, tied = 1, gone }: { readonly score: number } & Pick<SymbolConfidence, "tied" | "gone">,
  threshold: number,
): Pick<SymbolConfidence, "confidence" | "status"> {
  const isLikely = score > 0 && score >= threshold;
  if (isLikely && tied === 1) return { confidence: 1, status: "found" };
  if (!isLikely && gone === true) return { confidence: score, status: "deleted" };
  return { confidence: roundTo12(score / tied), status: score === 0 ? "not-found" : "ambiguous" };
}

/**
 * Returns mean and minimum over the symbols that were not deleted on purpose. Also recomputes both from a stored
 * report, which has the symbols but no relocations.
 */
export function meanConfidence(
  symbols: readonly Pick<SymbolConfidence, "confidence" | "status">[],
): Pick<Confidence, "alphaConf" | "minimum"> {
  const counted = symbols.filter(({ status }) => status !== "deleted").map(({ confidence }) => confidence);
  const sum = counted.reduce((total, confidence) => total + confidence, 0);
  return {
    alphaConf: counted.length === 0 ? 1 : roundTo12(sum / counted.length),
    minimum: counted.reduce((least, confidence) => Math.min(least, confidence), 1),
  };
}
