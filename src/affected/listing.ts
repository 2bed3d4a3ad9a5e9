/** What a module of Python lists as its own: `__all__`. */
import { defaultName, type Piece } from "./piece.ts";

/** Of one side: the pieces of its list in their order, and every name that it defines. */
type Listing = { readonly list: readonly Piece[]; readonly names: Iterable<string> };

/** Names that a star import takes on one side alone; without a list it takes all, and a list that is computed may be any. */
export function listedOtherwise(was: Listing, is: Listing): readonly string[] {
  if (textOf(was.list) === textOf(is.list)) return [];
  const names =
    isPlain(was.list) && isPlain(is.list)
      ? namesIn(was.list).symmetricDifference(namesIn(is.list))
      : new Set([...was.names, ...is.names, ...namesIn(was.list), ...namesIn(is.list)]);
  return [...names].filter((name) => name !== defaultName && name !== "__all__");
}

/** Whether it is one list with no name but those that are written: a second takes the place of the first, and under a condition either may be the one. */
export function isPlain(list: readonly Piece[]): boolean {
  const [first, ...more] = list;
  return (
    !isComputed(textOf(list)) &&
    /^__all__ ?(?::[^=]*)?=/u.test(first?.listing ?? "") &&
    more.every(({ listing = "" }) => /^__all__ ?(?:\+=|\. ?(?:append|extend)\b)/u.test(listing))
  );
}

/** Whether a list of names has others than those that are written in it. */
export function isComputed(text: string): boolean {
  const rest = text.replace(/(["'])[^"'\n]*\1|\b__all__\b|\.\s*(?:append|extend|remove)\b/gu, "");
  return /[\p{L}\p{N}_]/u.test(rest);
}

function textOf(list: readonly Piece[]): string {
  return list.map(({ listing, text }) => listing ?? text).join("\n");
}

export function isListing({ listing }: Piece): boolean {
  return listing !== undefined;
}

/** Every name that is written in it. */
export function namesIn(list: readonly Piece[]): ReadonlySet<string> {
  return new Set(
    [...textOf(list).matchAll(/["']([\p{L}_][\p{L}\p{N}_]*)["']/gu)].map(([, name = ""]) => name),
  );
}
