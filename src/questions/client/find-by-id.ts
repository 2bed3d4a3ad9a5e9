/** Finds the definition of a symbol id in the queried tree. */
import { compact } from "../../model/compact.ts";
import { type PlaceFeatures, UserError } from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import { lookUpId } from "../../selectors/by-id.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import { type FilePlace, type IdPlace, printPlace } from "../../selectors/place.ts";
import { rankedError } from "../../selectors/ranked.ts";
import { type SymbolId, symbolIds } from "../../selectors/symbol-id.ts";
import { namedDefinitions } from "../../syntax/outline.ts";
import { placeOfDefinition } from "./definition-place.ts";
import { grammarAt, type Readable, readText, readTreeText } from "./tree-text.ts";

type Entry = { readonly id: SymbolId; readonly path: string; readonly nameRange: Range };

/**
 * Looks an id up among all definitions of its language. Files without the last part of its name are read only if its
 * module has no definition of the name. Throws a UserError with exit code 3 if nothing is like it, and 4 if several are.
 */
export async function findById(
  opened: Readable,
  { id }: IdPlace,
  unit: ColumnUnit,
): Promise<{ readonly place: FilePlace; readonly score: number; readonly features?: PlaceFeatures }> {
  const { scoreMin, shownMax } = opened.subject.relocation();
  const leaf = id.symbol.slice(id.symbol.lastIndexOf(".") + 1);
  const named = await entriesIn(opened, id, (text) => text.includes(leaf));
  const entries = named.some((one) => one.id.symbol === id.symbol && one.id.module === id.module)
    ? named
    : await entriesIn(opened, id, () => true);
  const found = lookUpId(id, entries, scoreMin);
  const text = printPlace({ kind: "id", id });
  if (found.kind === "not-found")
    throw new UserError("not-found", `no definition is like \`${id.symbol}\` of \`${text}\``);
  if (found.kind === "found") {
    const { entry, score, features } = found.best;
    const place = await placeOf(opened, entry, unit);
    return found.isExact ? { place, score: 1 } : { place, score, ...compact({ features }) };
  }
  const candidates = await Promise.all(
    found.candidates.slice(0, shownMax).map(async ({ entry, score, features }) => {
      const { start, end } = entry.nameRange;
      return {
        selector: printPlace(await placeOf(opened, entry, unit)),
        path: entry.path,
        range: [start.line, start.character, end.line, end.character] as const,
        symbol: entry.id.symbol,
        ...{ score, features },
      };
    }),
  );
  throw rankedError(`no definition is certainly \`${id.symbol}\` of \`${text}\``, candidates);
}

function placeOf(opened: Readable, { id, path, nameRange }: Entry, unit: ColumnUnit): Promise<FilePlace> {
  return placeOfDefinition(opened, { path, symbol: id.symbol, nameRange }, unit);
}

/** Lists the definitions of the files of a language whose texts pass. Keeps no text, because there can be many. */
async function entriesIn(
  opened: Readable,
  { language }: SymbolId,
  isWanted: (text: string) => boolean,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const paths = new Set([...opened.subject.paths, ...opened.options.overlays.keys()]);
  for (const path of paths) {
    const own = grammarAt(path)?.language;
    if (own === undefined || (own === "tsx" ? "typescript" : own) !== language) continue;
    const text = await readTreeText({ ...opened, known: new Map() }, path);
    const outline = text === undefined || !isWanted(text) ? undefined : await readText(path, text);
    if (text === undefined || outline === undefined) continue;
    const nodes = namedDefinitions(outline);
    const ids = symbolIds({ path, text, outline }, own, nodes);
    for (const [at, { definition }] of nodes.entries()) {
      const id = ids[at];
      if (id !== undefined) entries.push({ id, path, nameRange: definition.nameRange });
    }
  }
  return entries;
}
