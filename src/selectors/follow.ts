/**
 * Follows a definition from one version of a tree to the next. The exact map of the paper's Relocate comes first: the
 * line of the name is unchanged, or the same code is at exactly one new place. Otherwise `relocate` scores candidates.
 */
import { alignLines } from "../match/lines.ts";
import type { Range } from "../model/finding.ts";
import { splitText } from "../model/text.ts";
import { type NamedDefinition, namedDefinitions } from "../syntax/outline.ts";
import type { HeadFile } from "./head.ts";
import { type RelocateOptions, relocate, type ScoredCandidate } from "./relocate.ts";
import { leafOf, type SourceFile, selectorsOf } from "./selector.ts";

/** A definition in one version of its file. */
export type DefinitionAt = { readonly file: SourceFile; readonly node: NamedDefinition };

export type FollowedTo = DefinitionAt & {
  /** The scored candidate; undefined for an exact map, which has the score 1. */
  readonly scored?: ScoredCandidate;
};

export type FollowStep =
  | { readonly kind: "found"; readonly to: FollowedTo }
  | { readonly kind: "ambiguous"; readonly candidates: readonly FollowedTo[] }
  | { readonly kind: "deleted" };

/**
 * Returns what became of a definition in the new version of its own file (undefined: the file is gone). `others` are the
 * other changed files; they are read only if the file no longer has the definition.
 */
export async function followStep(
  at: DefinitionAt,
  own: HeadFile | undefined,
  others: () => Promise<readonly HeadFile[]>,
  options: RelocateOptions,
): Promise<FollowStep> {
  const mapped = own === undefined ? undefined : mapByLine(at, own);
  if (own !== undefined && mapped !== undefined) return { kind: "found", to: { file: own, node: mapped } };
  const [selector] = selectorsOf(at.file, [at.node]);
  if (selector === undefined) throw new Error("A definition has a selector.");
  const inOwn = own === undefined ? [] : [own];
  const first = relocate(selector, inOwn, options);
  const files = first.isGone ? [...inOwn, ...(await others())] : inOwn;
  const { status, candidates } = first.isGone ? relocate(selector, files, options) : first;
  const found = candidates.map((scored) => ({ ...definitionOf(scored, files), scored }));
  const copies = found.filter(
    ({ scored }) => scored.features.token === 1 && leafOf(scored.symbol) === leafOf(selector.symbol),
  );
  const [best] = found;
  const [copy] = copies;
  if (first.isGone && copy !== undefined && copies.length === 1)
    return { kind: "found", to: { file: copy.file, node: copy.node } };
  if (best === undefined) return { kind: "deleted" };
  return status === "found" ? { kind: "found", to: best } : { kind: "ambiguous", candidates: found };
}

/**
 * Returns the definition whose name is on the line that the old line became. Undefined if the line changed, or if the
 * line is now in another container although both names exist in one of the versions.
 */
export function mapByLine({ file, node }: DefinitionAt, head: SourceFile): NamedDefinition | undefined {
  const { headLine } = alignLines(splitText(file.text), splitText(head.text));
  const { start } = node.definition.nameRange;
  const line = headLine(start.line);
  if (line === undefined) return undefined;
  const all = namedDefinitions(head.outline);
  const found = all.find(
    ({ kinds, definition }) =>
      definition.nameRange.start.line === line &&
      definition.nameRange.start.character === start.character &&
      kinds.at(-1) === node.kinds.at(-1),
  );
  if (found === undefined || found.symbol === node.symbol) return found;
  const isTaken = namedDefinitions(file.outline).some(({ symbol }) => symbol === found.symbol);
  return isTaken || all.some(({ symbol }) => symbol === node.symbol) ? undefined : found;
}

/** Finds the definition of a candidate, by its file and range. */
function definitionOf({ path, range }: ScoredCandidate, files: readonly HeadFile[]): DefinitionAt {
  const file = files.find((one) => one.path === path);
  const node = namedDefinitions(file?.outline).find(({ definition }) => definition.range === range);
  if (file === undefined || node === undefined) throw new Error("A candidate is a definition of a file.");
  return { file, node };
}

/**
 * Maps a range to the new version of a text. Undefined if the line of its start or of its end changed. A range that ends
 * at the start of a line ends with the line before.
 */
export function mapRange(base: string, head: string, { start, end }: Range): Range | undefined {
  const { headLine } = alignLines(splitText(base), splitText(head));
  const isBefore = end.character === 0 && end.line > start.line;
  const first = headLine(start.line);
  const last = headLine(isBefore ? end.line - 1 : end.line);
  if (first === undefined || last === undefined || last < first) return undefined;
  return {
    start: { line: first, character: start.character },
    end: { line: isBefore ? last + 1 : last, character: end.character },
  };
}

/** Returns the line where an older line would be, by the nearest unchanged line before it. */
export function expectedLine(before: string, after: string, line: number): number {
  const { headLine } = alignLines(splitText(before), splitText(after));
  for (let at = line; at >= 0; at -= 1) {
    const mapped = headLine(at);
    if (mapped !== undefined) return mapped + line - at;
  }
  return line;
}
