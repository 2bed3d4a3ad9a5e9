/** As much of a list as a budget holds: the pieces in their order, up to the first that does not fit. Pure. */

import { compareText } from "../../model/order.ts";
import type { PieceFact } from "../bundle/facts.ts";

/** A token is taken for so many bytes of UTF-8, rounded up for each piece. */
export const bytesPerToken = 4;

/** In the order of their worth: what cannot be seen in the files alone comes first. */
export const pieceKinds = ["signature", "definition", "outline", "diagnostic", "hint"] as const;

/** With the line feed behind it. */
export function tokensOf(text: string): number {
  return Math.ceil((Buffer.byteLength(text) + 1) / bytesPerToken);
}

export type Packed = {
  readonly pieces: readonly PieceFact[];
  readonly used: number;
  /** Whether one was left out. */
  readonly isCut: boolean;
  /** How many tokens the first takes that was left out; null where none was. */
  readonly next: number | null;
};

/** Nothing behind the first that does not fit: so what a larger budget holds begins with what a smaller one does. */
export function packed(pieces: readonly PieceFact[], tokensMax: number): Packed {
  let used = 0;
  for (const [index, { tokens }] of pieces.entries()) {
    if (used + tokens > tokensMax) return { pieces: pieces.slice(0, index), used, isCut: true, next: tokens };
    used += tokens;
  }
  return { pieces, used, isCut: false, next: null };
}

/** The first of every file before the second of any; each server makes its own in this order. */
export function comparePieces(one: PieceFact, other: PieceFact): number {
  return (
    pieceKinds.indexOf(one.kind) - pieceKinds.indexOf(other.kind) ||
    one.nth - other.nth ||
    compareText(one.path, other.path)
  );
}
