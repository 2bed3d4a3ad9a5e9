/** Aligns two versions of a file: all lines at once, the tokens of a hunk on demand. Also finds renames. */
import type { Side } from "../model/report.ts";
import { namedDefinitions } from "../syntax/outline.ts";
import type { Elsewhere } from "./hunk-lines.ts";
import {
  createMovedTextFinder,
  createTokenComparer,
  type HunkContext,
  type HunkLines,
  hunkLines,
} from "./hunk-lines.ts";
import { alignTokens, type TokenAlignment } from "./hunks.ts";
import { alignLinesAt, type Hunk, type LineAlignment } from "./lines.ts";
import type { Names } from "./names.ts";
import { createNames } from "./names.ts";
import { isDistinctive, isWord, type TokenSource } from "./tokens.ts";

// Finds the identifiers that the change renamed.

/** One word that became another, while everything around it is the same. */
export type WordEdit = { readonly from: string; readonly to: string; readonly isDefinition: boolean };

/** Identifiers that the change renamed. */
export type Renames = {
  /** Names for whatever crosses files, and for files that did not change. */
  readonly all: Names;
  /** Map from base name to head name, unless something in the change contradicts it. */
  readonly pairs: ReadonlyMap<string, string>;
  /** Returns the names for a changed file. */
  readonly of: (file: string) => Names;
};

/**
 * Finds renames, so that a finding in renamed code stays the same finding. A word edit is a rename if its name is
 * defined there on both sides and nothing in that file contradicts it. Contradictions are: the old name becomes
 * something else, the new one comes from something else, or one of the two is on the other end of another edit (a
 * swap of two names is no rename). A rename counts in other files too, unless their edits contradict it.
 */
export function findRenames(files: ReadonlyMap<string, readonly WordEdit[]>): Renames {
  const edits = new Map([...files].map(([file, list]) => [file, editsOf(list)]));
  const defined = [...edits.values()].flatMap((of) => [...of.defined]);
  const all = editsOf(defined.map(([from, to]) => ({ from, to, isDefinition: true })));
  const everywhere = createNames(all.defined);
  const origins = new Map([...all.defined].map(([from, to]) => [to, from]));
  const known = new Map<string, Names>();
  for (const [file, here] of edits) {
    const refused = new Set<string>();
    for (const name of here.names) {
      const from = origins.get(name) ?? name;
      const to = all.defined.get(from);
      if (to !== undefined && !here.allows(from, to)) refused.add(from).add(to);
    }
    known.set(file, createNames(here.defined, everywhere, refused));
  }
  return { all: everywhere, pairs: all.defined, of: (file) => known.get(file) ?? everywhere };
}

/** Indexes word edits and finds those that nothing contradicts. A word that became two others was not renamed. */
function editsOf(edits: readonly WordEdit[]) {
  const targets = new Map<string, Set<string>>();
  const sources = new Map<string, Set<string>>();
  for (const { from, to } of edits) {
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
    sources.set(to, (sources.get(to) ?? new Set()).add(from));
  }
  const isOnly = (of: ReadonlySet<string> | undefined, name: string): boolean =>
    of === undefined || (of.size === 1 && of.has(name));
  const allows = (from: string, to: string): boolean =>
    isOnly(targets.get(from), to) && isOnly(sources.get(to), from) && !sources.has(from) && !targets.has(to);
  const defined = new Map(
    edits
      .filter((edit) => edit.isDefinition && allows(edit.from, edit.to))
      .map(({ from, to }) => [from, to] as const),
  );
  return { defined, allows, names: [...targets.keys(), ...sources.keys()] };
}

/**
 * True if base defines the new name already and head still defines the old one. Then the edit replaced one definition
 * by the other and renamed nothing.
 */
function areBoth(base: TokenSource, head: TokenSource, from: string, to: string): boolean {
  return definitionNames(base).has(to) && definitionNames(head).has(from);
}

const known = new WeakMap<TokenSource, ReadonlySet<string>>();

/**
 * Returns the names of all definitions of a source; computed once for each source, because each word edit needs them.
 */
function definitionNames(source: TokenSource): ReadonlySet<string> {
  const reading = source.reading();
  const names =
    known.get(source) ??
    new Set(reading === undefined ? [] : namedDefinitions(reading).map(({ definition }) => definition.name));
  known.set(source, names);
  return names;
}

/**
 * Returns the edit of one word into another, which may be a rename; undefined if one of the two tokens is no word.
 */
export function wordEdit(
  base: TokenSource,
  baseAt: number,
  head: TokenSource,
  headAt: number,
): WordEdit | undefined {
  const [from, to] = [base.token(baseAt), head.token(headAt)];
  if (!isWord(from.text) || !isWord(to.text)) return undefined;
  const isDefinition = base.defines(from) && head.defines(to) && !areBoth(base, head, from.text, to.text);
  return { from: from.text, to: to.text, isDefinition };
}

/** File that both sides have, or only one side (then all of it was written or deleted). */
export type WordAlignment = {
  readonly sources: Readonly<Record<Side, TokenSource>>;
  readonly lines: LineAlignment;
  readonly hunks: readonly HunkLines[];
  readonly names: Names;
};

/**
 * Aligns the lines of two sources, and the lines of each hunk without layout. It runs twice for a file: `context` has
 * the renames and the moved sections, as far as they are known.
 */
export function alignWords(base: TokenSource, head: TokenSource, context: HunkContext): WordAlignment {
  const { names, marks } = context;
  const marked = (source: TokenSource) => source.lines.map((line, at) => marks(source, at) + line);
  // Only distinctive lines are anchors: `return None` between two edits may belong to another function.
  const aligned = alignLinesAt(marked(base), marked(head), isDistinctive, keepsTokens(base, head, names));
  const hunks = aligned.hunks.map((hunk) => hunkLines(base, head, hunk, context));
  return { sources: { base, head }, lines: aligned, hunks, names };
}

/**
 * Returns a test whether two equal lines can be the same line. Tokens before the first edit and behind the last one
 * are unchanged, however the lines are broken. There two lines are the same only if they begin with the same token:
 * `call(` above and `call(` below may be equal.
 */
function keepsTokens(
  base: TokenSource,
  head: TokenSource,
  names: Names,
): (baseLine: number, headLine: number) => boolean {
  const [left, right] = [base.tokenCount, head.tokenCount];
  const isSame = createTokenComparer(base, head, names);
  const most = Math.min(left, right);
  let before = 0;
  while (before < most && isSame(before, before)) before++;
  let behind = 0;
  while (behind < most - before && isSame(left - 1 - behind, right - 1 - behind)) behind++;
  return (baseLine, headLine) => {
    const [one, other] = [base.firstOf(baseLine), head.firstOf(headLine)];
    if (one < before && other < before) return one === other;
    const isBehind = one >= left - behind && other >= right - behind;
    return !isBehind || left - one === right - other;
  };
}

/**
 * Returns the words that became another word while nothing around them changed. `findRenames` decides which of these
 * are renames.
 */
export function wordEdits(lined: WordAlignment): readonly WordEdit[] {
  const tokensOf = tokenAligner(lined, createMovedTextFinder(lined.hunks));
  const { base, head } = lined.sources;
  return lined.lines.hunks.flatMap((hunk) => {
    const { gaps } = tokensOf(hunk);
    const offset = { base: base.firstOf(hunk.baseStart), head: head.firstOf(hunk.headStart) };
    return gaps.flatMap(({ baseStart, baseEnd, headStart, headEnd }) => {
      if (baseEnd - baseStart !== 1 || headEnd - headStart !== 1) return [];
      const edit = wordEdit(base, offset.base + baseStart, head, offset.head + headStart);
      return edit === undefined ? [] : [edit];
    });
  });
}

/**
 * Returns a function that aligns the tokens of a hunk, once for each hunk. Most hunks hold no finding and need none.
 */
export function tokenAligner(
  { hunks, names }: WordAlignment,
  elsewhere: Elsewhere,
): (hunk: Hunk) => TokenAlignment {
  const lined = new Map(hunks.map((of) => [of.hunk, of]));
  const done = new Map<Hunk, TokenAlignment>();
  return (hunk) => {
    const known = done.get(hunk);
    if (known !== undefined) return known;
    const of = lined.get(hunk);
    if (of === undefined) throw new Error("The hunk is not in this file.");
    const aligned = alignTokens(of, elsewhere, names);
    done.set(hunk, aligned);
    return aligned;
  };
}
