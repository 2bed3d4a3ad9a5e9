/** Types and parameter names in the code of files, for the rest of a budget. */

import { splitText } from "../../model/text.ts";
import type { HintFact, PieceFact } from "../bundle/facts.ts";
import { contextPiece, interleave, type PieceState } from "./context-pieces.ts";
import { toServer } from "./encoding.ts";
import { hintsOf } from "./hints.ts";

/** Limit on the hints of one piece. */
const hintsMax = 16;

/**
 * Yields the types and parameter names of each file, `hintsMax` per piece. They come last, because they are less useful
 * than the other kinds, and the first piece over the budget ends the answer.
 */
export async function* hintPieces({ asking, asked, files }: PieceState): AsyncIterable<PieceFact> {
  const known = new Map<string, Promise<readonly (readonly HintFact[])[]>>();
  const ofFile = async (path: string) => {
    const text = asking.text(path) ?? "";
    const all = splitText(text);
    const last = { line: all.length - 1, character: all.at(-1)?.length ?? 0 };
    const range = { start: { line: 0, character: 0 }, end: toServer(() => text, last, asking.encoding) };
    const found = await hintsOf(asking, { path, range, target: path, msMax: asked.msMax });
    asking.close(path);
    const groups: HintFact[][] = [];
    for (let at = 0; at < found.length; at += hintsMax) groups.push(found.slice(at, at + hintsMax));
    return groups;
  };
  const of = (path: string) => {
    const found = known.get(path) ?? ofFile(path);
    known.set(path, found);
    return found;
  };
  for await (const { path, nth, item } of interleave(files, of)) {
    const [first] = item;
    const end = item.at(-1);
    if (first === undefined || end === undefined) continue;
    const shown = item.map(
      ({ position: [line, character], label }) => `${line + 1}:${character + 1} ${label}`,
    );
    const text = `${path} ${shown.join("; ")}`;
    const range = [...first.position, ...end.position] as const;
    yield contextPiece("hint", { path, nth }, { range, evidence: first.evidence, text });
  }
}
