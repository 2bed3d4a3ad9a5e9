/**
 * Finds places with nearly the same text: fingerprints of k-grams by winnowing (Schleimer et al., 2003), with the k and w
 * of the paper. White space does not count.
 */

/** k: number of characters of a gram, without white space. */
export const gramLength = 7;

/** w: number of grams of a window, of which one is kept. */
export const windowLength = 4;

/** A kept gram: its hash, and its offset in the text without white space. */
type Fingerprint = { readonly hash: number; readonly at: number };

/** A text without white space, and the offset of each of its characters in the original. */
type Dense = { readonly text: string; readonly offsets: readonly number[] };

/** Span of the text, as offsets; `end` is exclusive. */
export type AlikeSpan = { readonly start: number; readonly end: number };

/** Maximum number of places in a text that one fingerprint can stand for; a more frequent one identifies nothing. */
const placesMax = 200;

/** Maximum number of open chains of shared fingerprints. */
const chainsMax = 200;

/**
 * Returns the spans of a text that share fingerprints with the snippet, as an estimate of its place. Each shared text of at
 * least k + w − 1 characters (without white space) is found, unless it is very frequent.
 */
export function findAlikeSpans(text: string, snippet: string): readonly AlikeSpan[] {
  const [whole, part] = [dense(text), dense(snippet)];
  const inSnippet = new Map<number, number[]>();
  for (const { hash, at } of fingerprints(part.text))
    inSnippet.set(hash, [...(inSnippet.get(hash) ?? []), at]);
  const hits = fingerprints(whole.text).flatMap(({ hash, at }) =>
    (inSnippet.get(hash) ?? []).map((from) => ({ hash, at, from })),
  );
  const counts = new Map<number, number>();
  for (const { hash } of hits) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const chains = chained(
    hits.filter(({ hash }) => (counts.get(hash) ?? 0) <= placesMax),
    part.text.length,
  );
  return chains.map(({ first, last }) => {
    const from = Math.max(0, first.at - first.from);
    const to = Math.min(whole.text.length, last.at + part.text.length - last.from);
    return wholeWords(text, whole.offsets[from] ?? 0, (whole.offsets[to - 1] ?? -1) + 1);
  });
}

type Hit = { readonly at: number; readonly from: number };

/** Joins hits that go forward in both texts by nearly the same steps; each chain is one place. */
function chained(
  hits: readonly Hit[],
  snippetLength: number,
): readonly { readonly first: Hit; readonly last: Hit }[] {
  const slack = Math.max(20, snippetLength >> 1);
  const chains: { first: Hit; last: Hit }[] = [];
  for (const hit of hits) {
    const open = chains
      .slice(-chainsMax)
      .findLast(
        ({ last }) =>
          hit.from > last.from && hit.at > last.at && hit.at - last.at <= hit.from - last.from + slack,
      );
    if (open === undefined) chains.push({ first: hit, last: hit });
    else open.last = hit;
  }
  return chains;
}

/** Widens a span to whole words. */
function wholeWords(text: string, start: number, end: number): AlikeSpan {
  const word = /[\p{L}\p{N}\p{M}_$]/u;
  let [from, to] = [start, end];
  while (from > 0 && word.test(text.charAt(from)) && word.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && word.test(text.charAt(to - 1)) && word.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

function dense(text: string): Dense {
  const offsets: number[] = [];
  let all = "";
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (/\s/u.test(unit)) continue;
    all += unit;
    offsets.push(at);
  }
  return { text: all, offsets };
}

/** Returns the gram with the smallest hash of each window, the last one of equals; each once. */
export function fingerprints(text: string): readonly Fingerprint[] {
  const hashes: number[] = [];
  for (let at = 0; at + gramLength <= text.length; at += 1) hashes.push(hashOf(text, at));
  const kept: Fingerprint[] = [];
  for (let from = 0; from < Math.max(1, hashes.length - windowLength + 1) && hashes.length > 0; from += 1) {
    const window = hashes.slice(from, from + windowLength);
    const least = Math.min(...window);
    const at = from + window.lastIndexOf(least);
    if (kept.at(-1)?.at !== at) kept.push({ hash: least, at });
  }
  return kept;
}

/** FNV-1a over the code units of a gram. */
function hashOf(text: string, from: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < from + gramLength; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
