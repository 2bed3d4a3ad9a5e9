/** Indexes the words of a text: as hashes, for a cheap test whether one occurs, and with the code before each. */
import type { SyntaxLanguage } from "../syntax/parser.ts";

/**
 * Returns FNV-1a over UTF-16. If two words have the same hash, a file seems to contain both; this widens the set but
 * hides nothing.
 */
export function hashOf(word: string): number {
  let hash = start;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash >>> 0;
}

/** Constants of FNV-1a with 32 bits. */
const start = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Returns sorted hashes of all words shaped like identifiers, in code, strings and comments, without duplicates. Each
 * takes four bytes, so the words of a large tree fit into memory.
 */
export function wordHashes(text: string): Uint32Array {
  const found = new Set<number>();
  let hash = start;
  let isIn = false;
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : 0;
    if (isWordUnit(unit)) {
      hash = Math.imul(hash ^ unit, prime);
      isIn = true;
    } else if (isIn) {
      found.add(hash >>> 0);
      hash = start;
      isIn = false;
    }
  }
  return Uint32Array.from(found).sort();
}

/**
 * True if the sorted hashes contain one. The binary search keeps the test cheap: it runs for every name and file.
 */
export function hasHash(hashes: Uint32Array, hash: number): boolean {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === hash;
}

/**
 * True for letters, digits, `_`, `$`, and all characters beyond ASCII. The last may be more than letters, so a file
 * seems to have a word too many at worst.
 */
function isWordUnit(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 95 ||
    unit === 36 ||
    unit >= 128
  );
}

/** Ways in which a text uses a word. */
type Use = {
  /** True for a use without a dot before it: a name of this file, or of its imports. */
  isBare: boolean;
  /** True for a use in code without a dot before or after it: as a value. */
  isWhole: boolean;
  /**
   * Roots of uses after a dot: `a` for `a.x`, `a.` for `a.b.x` and longer chains that begin with a, `?` after anything
   * but a word. A word directly after `self.` or `this.` is a member, not a name of a module.
   */
  readonly roots: Set<string>;
};

/** Words with their uses. */
export type Uses = ReadonlyMap<string, Use>;

/**
 * Returns the uses of each word: by itself, as a value, or behind a dot. A changed name affects only code that can
 * mean it. `code` has the same length as the text, with blanks where nothing can be used as a value.
 */
export function findUses(text: string, language: SyntaxLanguage, code: string = text): Uses {
  const uses = new Map<string, Use>();
  const word = /[\p{L}_$\u0080-\uffff][\p{L}\p{M}\p{N}_$\u0080-\uffff]*/gu;
  let last = { end: -1, root: "", isFirst: false };
  for (const { 0: name, index } of text.matchAll(word)) {
    const use = uses.get(name) ?? { isBare: false, isWhole: false, roots: new Set<string>() };
    uses.set(name, use);
    const before = backOver(text, index);
    const mark = text[before];
    const end = index + name.length;
    if (mark === "." && text[before - 1] !== ".") {
      const owner = backOver(
        text,
        text[before - 1] === "?" || text[before - 1] === "!" ? before - 1 : before,
      );
      const isChain = owner + 1 === last.end;
      const root = isChain ? (last.isFirst ? last.root : `${last.root.replace(/\.$/u, "")}.`) : "?";
      if (!/^(?:self|cls|this)$/u.test(root)) use.roots.add(root);
      last = { end, root, isFirst: false };
      continue;
    }
    // A comment can be between the dot and its name.
    if (/\n/u.test(text.slice(before + 1, index)) && dotted.test(lineOf(text, before))) use.roots.add("?");
    // `ns["n"]` and `const { n } = ns` also use member `n` of `ns`.
    if (language !== "python" && mark !== undefined && /["'`{,]/u.test(mark)) use.roots.add("?");
    use.isBare = true;
    const isQuoted = mark === '"' || mark === "'" || code[index] !== text[index];
    if (!isQuoted && !/^\s*[?!]?\./u.test(text.slice(end, end + 200))) use.isWhole = true;
    last = { end, root: name, isFirst: true };
  }
  return uses;
}

/** Matches a dot in front of a comment. */
const dotted = /\.\s*(?:#|\/\/|\/\*)/u;

/** Returns the line up to an offset. */
function lineOf(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, at + 1);
}

/** Returns the last index before `from` whose character is no space. A backslash continues the line in Python. */
function backOver(text: string, from: number): number {
  let at = from - 1;
  while (at >= 0 && (text[at] ?? "").trim() === "") at--;
  if (text[at] === "\\") return backOver(text, at);
  return at;
}
