/** Names that the change gave to what it did not change in any other way: two texts are compared as if it had not. */
import type { Side } from "../model/report.ts";

export type Names = {
  readonly areSame: boolean;
  /** The text with both names of each renamed thing replaced by one of them: equal texts are equal modulo renames. */
  readonly neutral: (text: string) => string;
  /** What a text of `side` is called on the other side. */
  readonly across: (side: Side, text: string) => string;
};

/** Base name to head name; no name may be in two pairs. Those of `refused` count no more, whatever `beneath` says. */
export function namesOf(
  renames: ReadonlyMap<string, string>,
  beneath: Names = sameNames,
  refused: ReadonlySet<string> = new Set(),
): Names {
  if (renames.size === 0 && refused.size === 0) return beneath;
  const back = new Map([...renames].map(([from, to]) => [to, from]));
  const through = (
    text: string,
    known: (word: string) => string | undefined,
    otherwise: (word: string) => string,
  ): string =>
    text.replace(wordPattern, (word) => known(word) ?? (refused.has(word) ? word : otherwise(word)));
  return {
    areSame: false,
    neutral: (text) =>
      through(
        text,
        (word) => {
          const [from, to] = [back.get(word) ?? word, renames.get(word) ?? word];
          return from === to ? undefined : [from, to].sort()[0];
        },
        beneath.neutral,
      ),
    across: (side, text) =>
      through(
        text,
        (word) => (side === "base" ? renames : back).get(word),
        (word) => beneath.across(side, word),
      ),
  };
}

export const sameNames: Names = {
  areSame: true,
  neutral: (text) => text,
  across: (_side, text) => text,
};

const wordPattern = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;
