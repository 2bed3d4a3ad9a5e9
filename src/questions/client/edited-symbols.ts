/** Names the symbols that an edit changes, by their ids before and after it. */
import type { FileChange } from "../../edits/edit-set.ts";
import { printId } from "../../selectors/place.ts";
import { symbolIds } from "../../selectors/symbol-id.ts";
import { namedDefinitions } from "../../syntax/outline.ts";
import type { BundleEdits } from "../bundle/bundle.ts";
import { grammarAt, readText } from "./tree-text.ts";

type SymbolChange = BundleEdits["symbols"][number];

/** Maximum number of listed symbols. */
const symbolsMax = 1_000;

/** Lists the symbols whose id the edit changes, in the files that exist before and after it, moved files included. */
export async function changedSymbols(changes: readonly FileChange[]): Promise<readonly SymbolChange[]> {
  const old = new Map(changes.map(({ path, before }) => [path, before?.bytes]));
  const found: SymbolChange[] = [];
  for (const { path, after, from } of changes) {
    const before = from === null ? undefined : old.get(from);
    if (after === null || from === null || before === undefined || found.length >= symbolsMax) continue;
    found.push(...changed(await idsIn(from, before), await idsIn(path, after.bytes)));
  }
  return found.slice(0, symbolsMax);
}

/** Pairs ids by their order. If the edit adds or removes definitions, ids of one side have no partner. */
function changed(before: readonly string[], after: readonly string[]): readonly SymbolChange[] {
  if (before.length === after.length)
    return before.flatMap((id, at) => (id === after[at] ? [] : [{ before: id, after: after[at] ?? null }]));
  const [olds, news] = [new Set(before), new Set(after)];
  return [
    ...before.filter((id) => !news.has(id)).map((id) => ({ before: id, after: null })),
    ...after.filter((id) => !olds.has(id)).map((id) => ({ before: null, after: id })),
  ];
}

async function idsIn(path: string, bytes: Buffer): Promise<readonly string[]> {
  const text = bytes.toString("utf8");
  const [outline, language] = [await readText(path, text), grammarAt(path)?.language];
  if (outline === undefined || language === undefined) return [];
  return symbolIds({ path, text, outline }, language, namedDefinitions(outline)).map(printId);
}
