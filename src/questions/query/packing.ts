/** Packs pieces into a budget: in their order, up to the first that does not fit. Pure. */

import { compareText } from "../../model/order.ts";
import type { PieceFact } from "../bundle/facts.ts";

/** Number of UTF-8 bytes that count as one token, rounded up for each piece. */
export const bytesPerToken = 4;

/** Kinds of pieces by value. Kinds that the files alone do not show come first. */
export const pieceKinds = ["signature", "definition", "outline", "diagnostic", "hint"] as const;

/** Returns the tokens of a text with its line feed. */
export function countTokens(text: string): number {
  return Math.ceil((Buffer.byteLength(text) + 1) / bytesPerToken);
}

export type PackedPieces = {
  readonly pieces: readonly PieceFact[];
  readonly used: number;
  /** True if a piece was left out. */
  readonly isCut: boolean;
  /** Tokens of the first piece that was left out. Null if none was. */
  readonly next: number | null;
};

/**
 * Packs pieces up to the first that does not fit. So the result for a larger budget begins with the result for a
 * smaller one.
 */
export function packPieces(pieces: readonly PieceFact[], tokensMax: number): PackedPieces {
  let used = 0;
  for (const [index, { tokens }] of pieces.entries()) {
    if (used + tokens > tokensMax) return { pieces: pieces.slice(0, index), used, isCut: true, next: tokens };
    used += tokens;
  }
  return { pieces, used, isCut: false, next: null };
}

/**
 * Orders pieces by kind, then the first piece of every file before the second of any. Each server yields its pieces in
 * this order, so sorting joins the pieces of several servers.
 */
export function comparePieces(one: PieceFact, other: PieceFact): number {
  return (
    pieceKinds.indexOf(one.kind) - pieceKinds.indexOf(other.kind) ||
    one.nth - other.nth ||
    compareText(one.path, other.path)
  );
}
