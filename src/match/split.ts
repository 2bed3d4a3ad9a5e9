/**
 * Keeps the tokens of one line on one line. If `x = f(a.bad)` became `x = f(a.good)` with `y = f(a.bad)` under it, the
 * fewest edits put `good) y = f(a.` into the old line, and the old mistake seems to survive. But that line was fixed,
 * and a similar one was added under it. So a line goes to one line, unless it was wrapped: then its brackets stay open
 * at line ends.
 */
import { isWord, type Token } from "./tokens.ts";

type AlignedSide = {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
  readonly links: Int32Array;
};

export function keepLinesTogether(one: AlignedSide, two: AlignedSide): void {
  const [ones, linePairs] = [lineEnds(one), lineEnds(two)];
  joinLines(one, two, ones, linePairs);
  joinLines(two, one, linePairs, ones);
}

type Line = { readonly start: number; readonly end: number };

function joinLines(
  own: AlignedSide,
  other: AlignedSide,
  ownLines: readonly Line[],
  otherLines: readonly Line[],
): void {
  const lineOf = new Int32Array(other.tokens.length);
  for (const [number, { start, end }] of otherLines.entries()) lineOf.fill(number, start, end);
  for (const line of ownLines) {
    const targets = new Set<number>();
    for (let at = line.start; at < line.end; at++) {
      const target = own.links[at] ?? -1;
      if (target >= 0) targets.add(lineOf[target] ?? 0);
    }
    if (targets.size < 2) continue;
    const candidates = [...targets].map((number) => otherLines[number] as Line);
    const balance = balanceOf(own, line);
    const isLike = candidates.every((candidate) => balanceOf(other, candidate) === balance);
    const written = candidates.filter((candidate) => hasUnlinkedWord(other, candidate));
    if (isLike && written.length > 1) linkToOne(own, other, line, candidates);
  }
}

/**
 * Links a line to the one that begins and ends most like it; of two, to the one that begins more like it, or else to
 * the first.
 */
function linkToOne(own: AlignedSide, other: AlignedSide, line: Line, candidates: readonly Line[]): void {
  const ends = candidates.map((candidate) => ({ candidate, ...commonEnds(own, other, line, candidate) }));
  const best = ends.reduce((left, right) =>
    (right.head + right.tail - left.head - left.tail || right.head - left.head) > 0 ? right : left,
  );
  for (let at = line.start; at < line.end; at++) {
    const target = own.links[at] ?? -1;
    if (target >= 0) other.links[target] = -1;
    own.links[at] = -1;
  }
  const link = (from: number, to: number): void => {
    const before = other.links[to] ?? -1;
    if (before >= 0) own.links[before] = -1;
    own.links[from] = to;
    other.links[to] = from;
  };
  const { candidate, head, tail } = best;
  for (let at = 0; at < head; at++) link(line.start + at, candidate.start + at);
  for (let at = 1; at <= tail; at++) link(line.end - at, candidate.end - at);
}

function commonEnds(own: AlignedSide, other: AlignedSide, line: Line, candidate: Line) {
  const most = Math.min(line.end - line.start, candidate.end - candidate.start);
  let head = 0;
  while (head < most && own.texts[line.start + head] === other.texts[candidate.start + head]) head++;
  let tail = 0;
  while (tail < most - head && own.texts[line.end - 1 - tail] === other.texts[candidate.end - 1 - tail])
    tail++;
  return { head, tail };
}

function lineEnds({ tokens }: AlignedSide): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < tokens.length; ) {
    let end = start + 1;
    while (end < tokens.length && tokens[end]?.line === tokens[start]?.line) end++;
    lines.push({ start, end });
    start = end;
  }
  return lines;
}

/** Returns the number of brackets that stay open; negative if brackets are closed that were not opened. */
function balanceOf({ tokens }: AlignedSide, { start, end }: Line): number {
  let open = 0;
  for (let at = start; at < end; at++) {
    const text = tokens[at]?.text ?? "";
    if (text === "(" || text === "[" || text === "{") open++;
    else if (text === ")" || text === "]" || text === "}") open--;
  }
  return open;
}

function hasUnlinkedWord({ tokens, links }: AlignedSide, { start, end }: Line): boolean {
  for (let at = start; at < end; at++) {
    if ((links[at] ?? -1) < 0 && isWord(tokens[at]?.text ?? "")) return true;
  }
  return false;
}
