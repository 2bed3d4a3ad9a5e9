/** Holds the state of the search for one finding's cause, and the steps from a word to its definition. */

import { type ImportStatement, importAt, importStatements } from "../match/imported.ts";
import type { ComparedFinding, FoundCause, Place } from "../model/finding.ts";
import type { Lookup } from "../model/lookup.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import type { Import } from "../syntax/imports.ts";
import type { CauseWords, TextsOfHead } from "./cause-words.ts";
import type { Changes, EditedSymbol } from "./changes.ts";
import { findGoneModules, type GoneModulesInput } from "./gone-modules.ts";
import type { FindImportEdit } from "./import-edits.ts";
import type { FindReExport } from "./re-exports.ts";
import { topLevelNames } from "./re-exports.ts";

/**
 * Imports of head that lost their module, or a name of it, because of the change, and the words that depend on them.
 */
type BrokenImports = {
  /** Returns the cause of a broken import at a place of head. */
  readonly under: (place: Place) => FoundCause | undefined;
  /**
   * Returns the cause of the broken import through which a file of head has a word. `object` is the expression before
   * its dot, or null.
   */
  readonly named: (path: string, word: string, object: string | null) => FoundCause | undefined;
};

/** Texts of both sides, and the names that the change removed. */
type BrokenImportsInput = GoneModulesInput & { readonly changes: Pick<Changes, "removedFrom"> };

/** Limit on the modules through which a name is followed. */
const modulesMax = 4;

/**
 * Returns functions that find the cause of a broken import at a place or behind a word. A broken import makes
 * everything that uses it unknown, so it is the cause of many findings elsewhere.
 */
export function brokenImports(input: BrokenImportsInput): BrokenImports {
  const { changes, reading } = input;
  const modules = findGoneModules(input);
  const known = new Map<string, readonly Alias[]>();
  const statements = new Map<string, readonly ImportStatement[]>();
  const aliasesOf = (path: string): readonly Alias[] => {
    const own = reading("head", path);
    const found = known.get(path) ?? (own === undefined ? [] : findAliases(own));
    known.set(path, found);
    return found;
  };

  const broke = (path: string, module: Import, name: string, left: number): FoundCause | undefined => {
    const found = modules.behind(path, module, name);
    if (found !== undefined || left === 0 || name === "" || name === "*") return found;
    for (const target of modules.now(path, module)) {
      const handsOn = aliasesOf(target).some(
        ({ local, isExported }) => isExported && (local === name || local === "*"),
      );
      const gone = handsOn ? brokeName(target, name, null, left - 1) : changes.removedFrom(target, name);
      if (gone !== undefined) return gone;
    }
    return undefined;
  };
  /** Returns the cause of a broken `*` import, if a deleted module had the word. */
  const brokeStar = (path: string, module: Import, word: string, left: number): FoundCause | undefined => {
    const found = modules.behind(path, module, "*");
    if (found !== undefined)
      return modules.meant(path, module).some((one) => topLevelNames(reading("base", one)).has(word))
        ? found
        : undefined;
    if (left === 0) return undefined;
    for (const target of modules.now(path, module)) {
      const gone = brokeName(target, word, null, left - 1);
      if (gone !== undefined) return gone;
    }
    return undefined;
  };
  const brokeName = (
    path: string,
    word: string,
    object: string | null,
    left: number,
  ): FoundCause | undefined => {
    for (const { local, imported, from } of aliasesOf(path)) {
      if (from === null) continue;
      if (local === "*") {
        const found = object === null ? brokeStar(path, from, word, left) : undefined;
        if (found !== undefined) return found;
        continue;
      }
      const isAttribute = object === local || object?.startsWith(`${local}.`) === true;
      const isItself = object === null ? word === local : `${object}.${word}` === local;
      if (!isItself && !isAttribute) continue;
      const found =
        broke(path, from, imported, left) ??
        // After `import a`, `a.b` can be a module of a package or a name of a module.
        (imported === "" && object === local ? broke(path, from, word, left) : undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return {
    under: ({ path, range }) => {
      const own = reading("head", path);
      if (own === undefined) return undefined;
      const all = statements.get(path) ?? importStatements(own);
      statements.set(path, all);
      const place = importAt(own, all, range);
      if (place === undefined) return undefined;
      for (const name of place.names) {
        const found = broke(path, place.module, name, modulesMax);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    named: (path, word, object) => brokeName(path, word, object, modulesMax),
  };
}

/** State of the search for one finding. */
export type Search = {
  readonly finding: ComparedFinding;
  /** Names that the message quotes. */
  readonly quotedWords: ReadonlySet<string>;
  /** Words under the finding, by the keys of their lookups. */
  readonly under: ReadonlyMap<string, string>;
  readonly changes: Changes;
  readonly words: CauseWords;
  readonly reading: TextsOfHead["reading"];
  /** Files that the change can reach. */
  readonly affected: ReadonlySet<string>;
  readonly reExport: FindReExport;
  readonly broken: BrokenImports;
  readonly importEdit: FindImportEdit;
  readonly known: ReadonlyMap<string, readonly Place[]>;
  /** Lookups that are needed before the search can continue. */
  readonly missing: Lookup[];
};

/** Place that the search reached. `isUnder`: through a word under the finding. */
export type ReachedPlace = Place & { readonly isUnder: boolean };

/** Place where the word of a lookup is defined. */
type Target<From> = { readonly lookup: From; readonly place: Place };

/**
 * Returns the targets of lookups, each a question to the server for a definition. Undefined if an answer is still
 * missing. The lookup is then added to `missing`, and the search runs again once the server has answered.
 */
export function lookupTargets<From extends Lookup>(
  ring: readonly From[],
  { known, missing }: Search,
): readonly Target<From>[] | undefined {
  const unknown = ring.filter((one) => !known.has(lookupKey(one)));
  if (unknown.length > 0) {
    missing.push(...unknown.map(({ path, position }) => ({ path, position })));
    return undefined;
  }
  return ring.flatMap((lookup) => (known.get(lookupKey(lookup)) ?? []).map((place) => ({ lookup, place })));
}

/** Members of a class that a call of the class uses. */
export const constructors = ["__init__", "__new__", "__post_init__", "__call__", "constructor"];

/**
 * Returns the first of these members that the change edited. A changed class is a cause only through a member that
 * the finding is about.
 */
export function namedMember(
  edited: EditedSymbol,
  ...names: readonly (readonly string[])[]
): FoundCause | undefined {
  for (const name of names.flat()) {
    const found = edited.member(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the key by which answers of the server are found again. */
export function lookupKey({ path, position }: Lookup): string {
  return JSON.stringify([path, position.line, position.character]);
}
