/** Finds the text of a content anchor in a file. */
import { type Digest, sha1, sha256 } from "../model/digest.ts";

/** Number of code points on each side that the hash of an anchor covers, if the anchor names none; from the paper. */
export const ctxDefault = 24;

/** Maximum number of places that are looked at; a text with more of them names nothing. */
const placesMax = 1_000;

export type AnchorMatch = {
  /** Offsets in the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** Digest over the snippet and its surroundings. */
  readonly hash: Digest;
  /** The text that `hash` is over. */
  readonly around: string;
};

export type FoundAnchor = {
  readonly matches: readonly AnchorMatch[];
  /** `same`: the surroundings are those of the hash. `differs`: they are not. `none`: the anchor has no hash. */
  readonly hash: "same" | "differs" | "none";
};

/**
 * Finds every exact occurrence of a snippet. A line end of the snippet stands for any line end. If the hash of an anchor
 * fits one or more of them, only those are returned.
 */
export function findAnchor(
  text: string,
  {
    snippet,
    ctx = ctxDefault,
    hash,
  }: { readonly snippet: string; readonly ctx?: number; readonly hash?: string },
): FoundAnchor {
  const pattern = new RegExp(
    snippet
      .split(/\r\n|\r|\n/u)
      .map(RegExp.escape)
      .join("(?:\\r\\n|\\r|\\n)"),
    "gu",
  );
  const matches: AnchorMatch[] = [];
  for (
    let found = pattern.exec(text);
    found !== null && matches.length < placesMax;
    found = pattern.exec(text)
  ) {
    const end = found.index + found[0].length;
    const around = textAround(text, found.index, end, ctx);
    matches.push({ start: found.index, end, hash: sha256(around), around });
    // The next occurrence may begin inside this one.
    pattern.lastIndex = found.index + 1;
  }
  if (hash === undefined) return { matches, hash: "none" };
  const isSame = ({ hash: own, around }: AnchorMatch) =>
    (hash.startsWith("sha1:") ? sha1(around) : own).startsWith(hash);
  const same = matches.filter(isSame);
  return same.length === 0 ? { matches, hash: "differs" } : { matches: same, hash: "same" };
}

/**
 * Returns a span with `ctx` code points before and behind it. Every line end counts as one line feed, so that a checkout
 * with other line ends has the same digest.
 */
function textAround(text: string, start: number, end: number, ctx: number): string {
  // Two code units for a code point, and two for a line end.
  const [before, behind] = [
    text.slice(Math.max(0, start - 4 * ctx), start),
    text.slice(end, end + 4 * ctx),
  ].map((part) => [...part.replace(/\r\n?/gu, "\n")]);
  const own = text.slice(start, end).replace(/\r\n?/gu, "\n");
  const first = ctx === 0 ? [] : (before ?? []).slice(-ctx);
  return [...first, own, ...(behind ?? []).slice(0, ctx)].join("").toWellFormed();
}
