/** Maps names that the change renamed, so that two texts can be compared as if the change had renamed nothing. */
import type { Side } from "../model/report.ts";

/** Renames that apply in one place. */
export type Names = {
  readonly areSame: boolean;
  /** Replaces both names of each renamed thing by one of them: equal results are equal modulo renames. */
  readonly neutral: (text: string) => string;
  /** Returns a text of `side` in the names of the other side. */
  readonly across: (side: Side, text: string) => string;
};

/**
 * Creates names from a map of base name to head name; no name may be in two pairs. A file can add renames to those of
 * the whole change (`beneath`), and can refuse some of them: names in `refused` are not replaced.
 */
export function createNames(
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

/** Names without any rename. */
export const sameNames: Names = {
  areSame: true,
  neutral: (text) => text,
  across: (_side, text) => text,
};

const wordPattern = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;
