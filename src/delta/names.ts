/** Names that the change gave to what it did not change otherwise: two texts are compared as if it had not. */
import type { Side } from "../core/report.ts";

export type Names = {
  readonly areSame: boolean;
  /** The text with both names of each renamed thing replaced by one of them: equal texts are equal modulo renames. */
  readonly neutral: (text: string) => string;
  /** What a text of `side` is called on the other side. */
  readonly across: (side: Side, text: string) => string;
};

/** Base name to head name; no name may be in two pairs. */
export function namesOf(renames: ReadonlyMap<string, string>): Names {
  if (renames.size === 0) return sameNames;
  const back = new Map<string, string>();
  const neutral = new Map<string, string>();
  for (const [from, to] of renames) {
    const [one = from] = [from, to].sort();
    back.set(to, from);
    neutral.set(from, one).set(to, one);
  }
  const through = (names: ReadonlyMap<string, string>, text: string): string =>
    text.replace(wordPattern, (word) => names.get(word) ?? word);
  return {
    areSame: false,
    neutral: (text) => through(neutral, text),
    across: (side, text) => through(side === "base" ? renames : back, text),
  };
}

export const sameNames: Names = {
  areSame: true,
  neutral: (text) => text,
  across: (_side, text) => text,
};

const wordPattern = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;
