/** The words of a text: as numbers, to ask cheaply whether one is there; and with what stands before each. */
import type { SyntaxLanguage } from "../syntax/parser.ts";

/** FNV-1a over UTF-16. Two words of one number make a file look as if it had both, which widens and hides nothing. */
export function hashOf(word: string): number {
  let hash = start;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash >>> 0;
}

const start = 0x811c9dc5;
const prime = 0x01000193;

/** Of every identifier-shaped word, in code, strings and comments: sorted, each once. Four bytes a word are kept. */
export function hashesIn(text: string): Uint32Array {
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

/** Letters, digits, `_`, `$`, and all beyond ASCII. */
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

export type Use = {
  /** By itself: a name of this file, or of what it imports. */
  isBare: boolean;
  /** By itself, in code, and without a dot behind it: as a value. */
  isWhole: boolean;
  /**
   * Behind a dot: `a` for `a.x`, `a.` for `a.b.x` and longer chains that begin with a, `?` behind anything else than a word.
   * What is behind `self.` or `this.` alone is a member, no name of a module.
   */
  readonly roots: Set<string>;
};

/** Each word, and how it is used. */
export type Uses = ReadonlyMap<string, Use>;

/** `code`: the text with blanks in the place of what can use nothing as a value, of the same length. */
export function usesIn(text: string, language: SyntaxLanguage, code: string = text): Uses {
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
    // A comment between the dot and its name.
    if (/\n/u.test(text.slice(before + 1, index)) && dotted.test(lineOf(text, before))) use.roots.add("?");
    // `ns["n"]` and `const { n } = ns` are n of ns.
    if (language !== "python" && mark !== undefined && /["'`{,]/u.test(mark)) use.roots.add("?");
    use.isBare = true;
    const isQuoted = mark === '"' || mark === "'" || code[index] !== text[index];
    if (!isQuoted && !/^\s*[?!]?\./u.test(text.slice(end, end + 200))) use.isWhole = true;
    last = { end, root: name, isFirst: true };
  }
  return uses;
}

const dotted = /\.\s*(?:#|\/\/|\/\*)/u;

function lineOf(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, at + 1);
}

/** The last place before one that is no space. */
function backOver(text: string, from: number): number {
  let at = from - 1;
  while (at >= 0 && (text[at] ?? "").trim() === "") at--;
  if (text[at] === "\\") return backOver(text, at);
  return at;
}
