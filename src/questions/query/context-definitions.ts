/** Definitions of names that files import from other files of the tree. */

import type { Position } from "../../model/finding.ts";
import { lineStarts, positionAt, splitText } from "../../model/text.ts";
import { chainAt } from "../../syntax/outline.ts";
import { isScriptLanguage } from "../../syntax/parser.ts";
import type { Reading } from "../../syntax/reading.ts";
import type { PieceFact } from "../bundle/facts.ts";
import type { QueryContext } from "./asking.ts";
import { contextPiece, interleave, type PieceState } from "./context-pieces.ts";
import { fromServer, toServer } from "./encoding.ts";
import { locationsOf } from "./read.ts";
import { requireShape } from "./shape.ts";

const method = "textDocument/definition";
/** Limit on the lines of one definition. */
const linesMax = 12;

/**
 * Yields the definitions of names that the files import, because an edit usually needs their signatures. Definitions in
 * the files themselves are left out: they already have a signature. A definition that several files import appears
 * once.
 */
export async function* definitionPieces({ asking, asked, files }: PieceState): AsyncIterable<PieceFact> {
  const seen = new Set<string>();
  const names = new Map<string, readonly Position[]>();
  const of = (path: string) => {
    const found = names.get(path) ?? importedNames(asking.reading(path));
    names.set(path, found);
    return Promise.resolve(found);
  };
  for await (const { path, nth, item } of interleave(files, of)) {
    const position = toServer(() => asking.text(path) ?? "", item, asking.encoding);
    const params = { textDocument: { uri: asking.open(path) }, position };
    const targets = [`${path}@L${item.line + 1}:C${item.character + 1}`];
    const { result, evidence } = await asking.ask(method, params, { targets, msMax: asked.msMax });
    asking.close(path);
    const places = requireShape(locationsOf(result, evidence.id, asking), method, asking, evidence);
    const [first] = places.filter((one) => one.path !== undefined && !files.includes(one.path));
    if (first?.path === undefined) continue;
    const key = `${first.path} ${first.range.join(" ")}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const [line, character] = first.range;
    if (!asking.profile.isSource(first.path)) continue;
    // A replay only has texts of opened documents, so the document is opened before its text is read.
    asking.open(first.path);
    const text = excerptOf(asking, first.path, { line, character });
    asking.close(first.path);
    if (text === undefined) continue;
    yield contextPiece("definition", { path, nth }, { range: first.range, evidence: evidence.id, text });
  }
}

/**
 * Returns the code of the definition whose name begins at the position (0-based, in the server's encoding), up to
 * `linesMax` lines; the line alone if no definition begins there, for example in a language without a grammar.
 */
function excerptOf(asking: QueryContext, path: string, at: Position): string | undefined {
  const text = asking.text(path);
  if (text === undefined) return undefined;
  const all = splitText(text);
  const position = fromServer(all, at, asking.encoding) ?? at;
  const reading = asking.reading(path);
  const definition =
    reading === undefined
      ? undefined
      : chainAt(reading, position).findLast(
          ({ nameRange }) =>
            nameRange.start.line === position.line && nameRange.start.character === position.character,
        );
  const first = definition?.range.start.line ?? position.line;
  const last = definition?.range.end.line ?? position.line;
  const shown = all.slice(first, Math.min(last + 1, first + linesMax));
  if (shown.length === 0) return undefined;
  const left = last + 1 - first - shown.length;
  const more = left > 0 ? [`… ${left} more ${left === 1 ? "line" : "lines"}`] : [];
  return [`${path}:${first + 1}`, ...shown, ...more].join("\n");
}

/**
 * Returns the positions of all words in import statements (0-based, UTF-16). Words that are no imported names do no
 * harm, because the server finds no new definition for them.
 */
function importedNames(reading: Reading | undefined): readonly Position[] {
  // Go imports whole packages, not names. A Rust path shows its target by itself.
  if (reading === undefined || (reading.language !== "python" && !isScriptLanguage(reading.language)))
    return [];
  const { code, language, text } = reading;
  const pattern =
    language === "python"
      ? /^[ \t]*from[ \t]+[.\w]+[ \t]+import[ \t]*(?<names>\([^)]*\)|[^\r\n]*)/dgmu
      : /(?<![\p{L}\p{N}_$.])(?:import|export)\b(?!\s*\()(?<names>[^;=()]*?)\bfrom\b/dgu;
  const starts = lineStarts(text);
  const found: Position[] = [];
  for (const match of code.matchAll(pattern)) {
    const start = match.indices?.groups?.["names"]?.[0];
    const names = match.groups?.["names"];
    if (start === undefined || names === undefined) continue;
    for (const word of names.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))
      if (!keywords.has(word[0])) found.push(positionAt(starts, start + word.index));
  }
  return found;
}

const keywords: ReadonlySet<string> = new Set(["as", "type", "typeof"]);
