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
 * Computes the confidence of a change from the relocations of its touched symbols. A deleted symbol has no place; it is
 * listed, but does not lower the mean.
 */
export function confidenceOf(relocations: readonly Relocation[]): Confidence {
  const symbols = relocations.map((relocation): LocatedSymbol => {
    const { selector, status, confidence, isDeleted, candidates } = relocation;
    const best = isDeleted ? undefined : candidates[0];
    return {
      path: selector.path,
      symbol: selector.symbol,
      confidence,
      status: isDeleted ? "deleted" : status,
      ...compact({ gone: relocation.isGone ? (true as const) : undefined }),
      at: best === undefined ? null : { path: best.path, range: best.range },
    };
  });
  return { ...meanConfidence(symbols), symbols };
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
