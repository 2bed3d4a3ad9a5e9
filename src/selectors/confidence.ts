/** How sure it is where the symbols that a change touched are now: the reward's α_t. */
import type { Place } from "../model/finding.ts";
import type { SymbolConfidence } from "../model/reward.ts";
import type { Relocation } from "./relocate.ts";
import { roundTo12 } from "./score.ts";

/** `deleted` on purpose: its definition is gone, and nothing in head is likely enough to be it. */
export type LocatedSymbol = SymbolConfidence & {
  /** Where in head it is most likely; null when it is nowhere. */
  readonly at: Place | null;
};

export type Confidence = {
  /** The mean over the symbols that were not deleted on purpose, rounded to 12 decimals; 1 if there is none. */
  readonly alphaConf: number;
  /** The least of them; 1 if there is none. */
  readonly minimum: number;
  /** All of them, in the order given. */
  readonly symbols: readonly LocatedSymbol[];
};

export function confidenceOf(relocations: readonly Relocation[]): Confidence {
  const symbols = relocations.map((relocation): LocatedSymbol => {
    const { selector, status, confidence, isDeleted, candidates } = relocation;
    const best = isDeleted ? undefined : candidates[0];
    return {
      path: selector.path,
      symbol: selector.symbol,
      confidence,
      status: isDeleted ? "deleted" : status,
      ...(relocation.isGone ? { gone: true as const } : {}),
      at: best === undefined ? null : { path: best.path, range: best.range },
    };
  });
  return { ...meanOf(symbols), symbols };
}

/** Of those that were not deleted on purpose. */
export function meanOf(
  symbols: readonly Pick<SymbolConfidence, "confidence" | "status">[],
): Pick<Confidence, "alphaConf" | "minimum"> {
  const counted = symbols.filter(({ status }) => status !== "deleted").map(({ confidence }) => confidence);
  const sum = counted.reduce((total, confidence) => total + confidence, 0);
  return {
    alphaConf: counted.length === 0 ? 1 : roundTo12(sum / counted.length),
    minimum: counted.reduce((least, confidence) => Math.min(least, confidence), 1),
  };
}
