/** Indexes the definitions of head, so that candidates for a selector are found without comparing all of them. */

import { comparePaths, countWhile } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Limit } from "../model/report.ts";
import { lineStarts } from "../model/text.ts";
import {
  type DefinitionKind,
  type NamedDefinition,
  namedDefinitions,
  type Outline,
} from "../syntax/outline.ts";
import { type Bag, createBag, jaccardLikeness, tokenPattern } from "./bag.ts";
import { leafOf, offsetsOf, type SourceFile, type SymbolSelector } from "./selector.ts";

export type HeadFile = SourceFile & {
  /** The same file in base, through git's renames, with its definitions; null for a new file. */
  readonly base: { readonly path: string; readonly outline: Outline | undefined } | null;
};

export type SearchLimits = {
  /** Maximum number of definitions that are compared with one selector. */
  readonly comparedMax: number;
  /** Maximum number of tokens of a definition that are compared, from its start. */
  readonly definitionTokensMax: number;
  /**
   * Maximum number of different tokens that are compared in all; after that, a definition is only found by its own
   * name.
   */
  readonly stepsMax: number;
};

export type StructuralCandidate = {
  readonly file: HeadFile;
  /** Number of lines of the head file. */
  readonly lineCount: number;
  readonly node: NamedDefinition;
  /** Dotted name that was searched: the selector's, or its new name in the change. */
  readonly name: string;
  /** J_token, the Jaccard index of the tokens. */
  readonly token: number;
};

export type DefinitionIndex = {
  readonly search: (selector: SymbolSelector) => {
    /** True if its file has no definition of its name and kind. */
    readonly isGone: boolean;
    readonly candidates: readonly StructuralCandidate[];
  };
  /** Returns what was left out so far. */
  readonly limits: () => readonly Limit[];
};

/** Minimum Jaccard index: at least half of the tokens in common. */
const jaccardMin = 0.5;

/**
 * Creates the index of all definitions of head. `renamed` maps base names of identifiers to their head names. A search
 * compares only definitions of the same kind and similar size, and counts its steps: a large change would otherwise
 * compare every touched symbol with every definition.
 */
export function definitionIndex(
  headFiles: readonly HeadFile[],
  renamed: ReadonlyMap<string, string>,
  limits: SearchLimits,
): DefinitionIndex {
  const files = headFiles
    .toSorted((left, right) => comparePaths(left.path, right.path))
    .map((file) => indexFile(file, renamed));
  const byBasePath = new Map(files.map((indexed) => [indexed.file.base?.path, indexed]));
  const cut = { compared: 0, clipped: 0, unsearched: 0 };
  let steps = 0;

  const bagFrom = (tokens: readonly string[], ownName: string): Bag => {
    if (tokens.length > limits.definitionTokensMax) cut.clipped++;
    return createBag(tokens.slice(0, limits.definitionTokensMax).filter((token) => token !== ownName));
  };
  const bags = new Map<Entry, Bag>();
  const bagOfEntry = (entry: Entry): Bag => {
    const bag = bags.get(entry) ?? bagFrom(entry.indexed.tokensOf(entry.node), entry.node.definition.name);
    bags.set(entry, bag);
    return bag;
  };
  const newInHead = definitionsNewInHead(files, (entry) => bagOfEntry(entry).size);

  const search = (selector: SymbolSelector) => {
    const mapped = symbolThrough(renamed, selector.symbol);
    const tokens = selector.text.match(tokenPattern) ?? [];
    const bag = throughRenames(renamed, bagFrom(tokens, leafOf(selector.symbol)));
    const max = steps < limits.stepsMax ? limits.comparedMax : 1;

    const compared = (entry: Entry): StructuralCandidate => {
      const { file, lineCount } = entry.indexed;
      const other = bagOfEntry(entry);
      steps += Math.min(bag.counts.size, other.counts.size);
      const isMapped = leafOf(mapped) === entry.node.definition.name;
      const name = isMapped ? mapped : selector.symbol;
      return { file, lineCount, node: entry.node, name, token: jaccardLikeness(bag, other) };
    };
    const bounded = (entries: readonly Entry[], room: number): readonly Entry[] => {
      cut.compared += Math.max(0, entries.length - room);
      return entries.slice(0, room);
    };

    const own = byBasePath.get(selector.path)?.find(kindOf(selector), mapped, selector.symbol) ?? [];
    if (own.length > 0) {
      const byDistance = own.toSorted((left, right) => distance(selector, left) - distance(selector, right));
      return { isGone: false, candidates: bounded(byDistance, max).map(compared) };
    }
    if (steps >= limits.stepsMax) {
      cut.unsearched++;
      return { isGone: true, candidates: [] };
    }
    const leaves = new Set([leafOf(mapped), leafOf(selector.symbol)]);
    const namesakes = bounded(newInHead.named(kindOf(selector), leaves), max);
    const alike = newInHead.sized(kindOf(selector), bag.size, max - namesakes.length, leaves);
    cut.compared += alike.cut;
    return {
      isGone: true,
      candidates: [
        ...namesakes.map(compared),
        ...alike.entries.map(compared).filter(({ token }) => token >= jaccardMin),
      ],
    };
  };
  return { search, limits: () => limitsHit(cut) };
}

type Entry = { readonly indexed: IndexedFile; readonly node: NamedDefinition };

type IndexedFile = {
  readonly file: HeadFile;
  readonly lineCount: number;
  readonly entries: readonly Entry[];
  /** Returns the definitions of the first of these names that exists. */
  readonly find: (kind: DefinitionKind, ...names: readonly string[]) => readonly Entry[];
  /** True if the file already had it in base, under this name. */
  readonly isOld: (node: NamedDefinition) => boolean;
  readonly tokensOf: (node: NamedDefinition) => readonly string[];
};

/**
 * Indexes one head file by names of definitions. Notes which definitions the file already had in base: those cannot be
 * the new place of a deleted symbol. Its tokens are split only when a comparison needs them.
 */
function indexFile(file: HeadFile, renamed: ReadonlyMap<string, string>): IndexedFile {
  const starts = lineStarts(file.text);
  const entries: Entry[] = [];
  const byName = new Map<string, Entry[]>();
  let tokens: readonly RegExpExecArray[] | undefined;

  const find: IndexedFile["find"] = (kind, ...names) =>
    names.map((name) => byName.get(`${kind} ${name}`)).find((found) => found !== undefined) ?? [];
  const indexed: IndexedFile = {
    file,
    lineCount: starts.length,
    entries,
    find,
    isOld: (node) => old.has(node),
    tokensOf: ({ definition }) => {
      tokens ??= [...file.text.matchAll(tokenPattern)];
      const [from, to] = offsetsOf(starts, definition.range);
      return tokens.slice(countBefore(tokens, from), countBefore(tokens, to)).map(([token]) => token);
    },
  };
  for (const node of namedDefinitions(file.outline)) {
    const entry = { indexed, node };
    entries.push(entry);
    push(byName, `${kindOf(node)} ${node.symbol}`, entry);
  }
  const atBase = file.base?.outline === undefined ? [] : namedDefinitions(file.base.outline);
  const old = new Set(
    atBase
      .flatMap((node) => find(kindOf(node), symbolThrough(renamed, node.symbol), node.symbol))
      .map(({ node }) => node),
  );
  return indexed;
}

/** Definitions that their file did not have in base: a deleted definition can only have become one of these. */
type DefinitionsNewInHead = {
  readonly named: (kind: DefinitionKind, leaves: ReadonlySet<string>) => readonly Entry[];
  /**
   * Returns those of other names, between half and twice as large as this many tokens, nearest first; `cut` is how many
   * did not fit.
   */
  readonly sized: (
    kind: DefinitionKind,
    size: number,
    max: number,
    without: ReadonlySet<string>,
  ) => { readonly entries: readonly Entry[]; readonly cut: number };
};

/**
 * Indexes the definitions that head adds, by name and by size. `sizeOf` returns the number of tokens; it is called only
 * when a search by size needs it.
 */
function definitionsNewInHead(
  files: readonly IndexedFile[],
  sizeOf: (entry: Entry) => number,
): DefinitionsNewInHead {
  const byLeaf = new Map<string, Entry[]>();
  const byKind = new Map<DefinitionKind, Entry[]>();
  for (const entry of files.flatMap(({ entries }) => entries)) {
    if (entry.indexed.isOld(entry.node)) continue;
    push(byLeaf, `${kindOf(entry.node)} ${entry.node.definition.name}`, entry);
    push(byKind, kindOf(entry.node), entry);
  }
  const bySize = new Map<DefinitionKind, readonly Entry[]>();
  return {
    named: (kind, leaves) => [...leaves].flatMap((leaf) => byLeaf.get(`${kind} ${leaf}`) ?? []),
    sized: (kind, size, max, without) => {
      const sorted = bySize.get(kind) ?? (byKind.get(kind) ?? []).sort((a, b) => sizeOf(a) - sizeOf(b));
      bySize.set(kind, sorted);
      const from = countWhile(sorted, (entry) => 2 * sizeOf(entry) < size);
      const to = countWhile(sorted, (entry) => sizeOf(entry) <= 2 * size);
      // Starts at the nearest size and goes outwards, the smaller definition first.
      let above = countWhile(sorted, (entry) => sizeOf(entry) < size);
      let below = above - 1;
      const entries: Entry[] = [];
      let passedOver = 0;
      while (entries.length < max && (below >= from || above < to)) {
        const [smaller, larger] = [sorted[below], sorted[above]];
        const isSmaller =
          smaller !== undefined &&
          below >= from &&
          (larger === undefined || above >= to || size - sizeOf(smaller) <= sizeOf(larger) - size);
        const next = isSmaller ? smaller : larger;
        if (next !== undefined && without.has(next.node.definition.name)) passedOver++;
        else if (next !== undefined) entries.push(next);
        if (isSmaller) below--;
        else above++;
      }
      // Definitions of the same name are not part of this search. Those behind the limit were not visited, so they are
      // counted here.
      const namesakes = [...without].flatMap((leaf) => byLeaf.get(`${kind} ${leaf}`) ?? []);
      const within = namesakes.filter(
        (entry) => 2 * sizeOf(entry) >= size && sizeOf(entry) <= 2 * size,
      ).length;
      return { entries, cut: to - from - entries.length - Math.max(passedOver, within) };
    },
  };
}

function distance(selector: SymbolSelector, { node }: Entry): number {
  return Math.abs(node.definition.range.start.line - selector.range.start.line);
}

function kindOf({ kinds }: { readonly kinds: readonly DefinitionKind[] }): DefinitionKind {
  const kind = kinds.at(-1);
  if (kind === undefined) throw new Error("A definition has a kind.");
  return kind;
}

/** Returns a dotted base name with every renamed part replaced by its head name, to find the symbol after a rename. */
function symbolThrough(renamed: ReadonlyMap<string, string>, symbol: string): string {
  return renamed.size === 0
    ? symbol
    : symbol
        .split(".")
        .map((part) => renamed.get(part) ?? part)
        .join(".");
}

/** Returns a base multiset with renamed identifiers replaced, so that a rename alone does not lower the similarity. */
function throughRenames(renamed: ReadonlyMap<string, string>, bag: Bag): Bag {
  if (renamed.size === 0) return bag;
  const counts = new Map<string, number>();
  for (const [token, count] of bag.counts) {
    const name = renamed.get(token) ?? token;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return { counts, size: bag.size };
}

/** Returns a limit for each kind of comparison that was left out, because the report must not hide it. */
function limitsHit(cut: { compared: number; clipped: number; unsearched: number }): readonly Limit[] {
  const limits: Limit[] = [
    {
      code: "relocate-compared",
      message: "definitions were not compared with a touched symbol, because there are too many",
      count: cut.compared,
    },
    {
      code: "relocate-clipped",
      message: "definitions were compared only at their start, because they are too long",
      count: cut.clipped,
    },
    {
      code: "relocate-unsearched",
      message: "touched symbols were searched only by name, because the change is too large",
      count: cut.unsearched,
    },
  ];
  return limits.filter(({ count }) => count > 0);
}

function countBefore(tokens: readonly RegExpExecArray[], offset: number): number {
  return countWhile(tokens, ({ index }) => index < offset);
}
