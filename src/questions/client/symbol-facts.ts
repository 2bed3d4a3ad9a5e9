/** Adds symbol ids to the symbols that a server listed. */
import { compact } from "../../model/compact.ts";
import { splitText } from "../../model/text.ts";
import { printId } from "../../selectors/place.ts";
import { symbolIds } from "../../selectors/symbol-id.ts";
import { namedDefinitions } from "../../syntax/outline.ts";
import { fromServer } from "../query/encoding.ts";
import type { OneAnswer } from "./joined.ts";
import { grammarAt, outlineIn, type Readable, readTreeText } from "./tree-text.ts";

/** Adds the id of each symbol whose name is the name of a definition in Lanser's own outline. */
export async function withIds(opened: Readable, one: OneAnswer): Promise<OneAnswer> {
  const { symbols } = one.answer.facts;
  if (symbols === undefined) return one;
  const encoding = one.environment.positionEncoding ?? "utf-16";
  const known = new Map<string, Promise<IdsOf>>();
  const found = await Promise.all(
    symbols.map(async (symbol) => {
      if (symbol.path === undefined || symbol.selectionRange === null) return symbol;
      const ids = known.get(symbol.path) ?? idsIn(opened, symbol.path);
      known.set(symbol.path, ids);
      const { lines, byPlace } = await ids;
      const [line, character] = symbol.selectionRange;
      const at = fromServer(lines, { line, character }, encoding);
      const id = at === undefined ? undefined : byPlace.get(`${at.line}:${at.character}`);
      return { ...symbol, ...compact({ id }) };
    }),
  );
  return { ...one, answer: { ...one.answer, facts: { ...one.answer.facts, symbols: found } } };
}

type IdsOf = { readonly lines: readonly string[]; readonly byPlace: ReadonlyMap<string, string> };

/** Returns the ids of a file's definitions by the line and character of their names. */
async function idsIn(opened: Readable, path: string): Promise<IdsOf> {
  const text = (await readTreeText(opened, path)) ?? "";
  const language = grammarAt(path)?.language;
  const outline = language === undefined ? undefined : await outlineIn(opened, path, text);
  const lines = splitText(text);
  if (language === undefined || outline === undefined) return { lines, byPlace: new Map() };
  const nodes = namedDefinitions(outline);
  const ids = symbolIds({ path, text, outline }, language, nodes);
  const byPlace = new Map<string, string>();
  for (const [at, { definition }] of nodes.entries()) {
    const { line, character } = definition.nameRange.start;
    const id = ids[at];
    if (id !== undefined) byPlace.set(`${line}:${character}`, printId(id));
  }
  return { lines, byPlace };
}
