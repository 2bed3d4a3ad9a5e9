/** Reads `__all__`, the public names that a Python module lists. */
import { type CodePiece, defaultName } from "./piece.ts";

/** `__all__` of one side: its pieces in their order, and every name that the module defines. */
type Listing = { readonly list: readonly CodePiece[]; readonly names: Iterable<string> };

/**
 * Returns names that a star import takes on only one side. Without a list a star import takes all names, and a
 * computed list may contain any name, so all names count then.
 */
export function namesListedOnOneSide(was: Listing, is: Listing): readonly string[] {
  if (textOf(was.list) === textOf(is.list)) return [];
  const names =
    isPlainList(was.list) && isPlainList(is.list)
      ? writtenNames(was.list).symmetricDifference(writtenNames(is.list))
      : new Set([...was.names, ...is.names, ...writtenNames(was.list), ...writtenNames(is.list)]);
  return [...names].filter((name) => name !== defaultName && name !== "__all__");
}

/**
 * True if there is one list with only written names. A second list would replace the first, and under a condition
 * either may count, so the names of such lists cannot be compared one by one.
 */
export function isPlainList(list: readonly CodePiece[]): boolean {
  const [first, ...more] = list;
  return (
    !isComputed(textOf(list)) &&
    /^__all__ ?(?::[^=]*)?=/u.test(first?.listing ?? "") &&
    more.every(({ listing = "" }) => /^__all__ ?(?:\+=|\. ?(?:append|extend)\b)/u.test(listing))
  );
}

/** True if a list may have names other than those written in it. */
export function isComputed(text: string): boolean {
  const rest = text.replace(/(["'])[^"'\n]*\1|\b__all__\b|\.\s*(?:append|extend|remove)\b/gu, "");
  return /[\p{L}\p{N}_]/u.test(rest);
}

function textOf(list: readonly CodePiece[]): string {
  return list.map(({ listing, text }) => listing ?? text).join("\n");
}

export function isListing({ listing }: CodePiece): boolean {
  return listing !== undefined;
}

/** Returns every name that is written in the list. */
export function writtenNames(list: readonly CodePiece[]): ReadonlySet<string> {
  return new Set(
    [...textOf(list).matchAll(/["']([\p{L}_][\p{L}\p{N}_]*)["']/gu)].map(([, name = ""]) => name),
  );
}
