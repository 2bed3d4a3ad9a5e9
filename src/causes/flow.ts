/** Decides whether code depends on a certain import, from the texts of one side alone. */

import { createModuleResolver } from "../affected/imports.ts";
import type { Place } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { positionAt } from "../model/text.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import { chainAt, type Definition, namedDefinitions } from "../syntax/outline.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { createCauseWords } from "./cause-words.ts";

export type ImportedName = { readonly path: string; readonly local: string };

/**
 * Finds the first wanted name among those that a place depends on, as it is written or imported there. It follows
 * assignments, annotations, base classes, results of functions, and modules that re-export names.
 */
export type FindImportBehind = (
  place: Place,
  isWanted: (name: ImportedName) => boolean,
  /**
   * `statement`: all words of the statement up to the end of the place. `place`: the words in the place and before its
   * dot.
   */
  within: "statement" | "place",
) => ImportedName | undefined;

export type FlowInput = {
  readonly files: readonly string[];
  readonly text: (path: string) => string | undefined;
  readonly reading: (path: string) => Reading | undefined;
};

/** A word and the expression before its dot. */
type Word = {
  readonly path: string;
  readonly word: string;
  readonly object: string | null;
  /** Offset of the use. Null for a name that another file imports from this one. */
  readonly offset: number | null;
};

/** Limit on the words that are followed. */
const wordsMax = 200;

export function importBehindFinder(input: FlowInput): FindImportBehind {
  const { reading } = input;
  const resolve = once(() => createModuleResolver(input.files));
  const words = createCauseWords(input);
  const aliases = new Map<string, readonly Alias[]>();
  const aliasesOf = (path: string): readonly Alias[] => {
    const own = reading(path);
    const found = aliases.get(path) ?? (own === undefined ? [] : findAliases(own));
    aliases.set(path, found);
    return found;
  };
  const madeOf = (of: Word, own: Reading): readonly Word[] => {
    const { path, word, object, offset } = of;
    if (object !== null && !isSelf.test(object)) return [];
    const found: Word[] = [];
    for (const { kind, name: bound, start, end, type, line } of own.bindings) {
      if (kind === "import" || kind === "result") continue;
      const isIt =
        object === null
          ? bound === word && isSeen(own, start, offset)
          : bound === `${object}.${word}` || (bound === word && isOfClass(own, start));
      if (!isIt) continue;
      // It starts at its own name, behind its object.
      const nameEnd = start + word.length;
      const value = isTypeAlias.test(own.code.slice(nameEnd, end))
        ? withNamesInQuotes(own, nameEnd, end)
        : own.code.slice(nameEnd, end);
      const rest = own.code.slice(nameEnd, own.starts[line + 1]);
      found.push(...wordsIn(path, type ?? (value.trim() === "" ? rest : value), start));
    }
    if (object !== null) return found;
    for (const { definition } of namedDefinitions(own)) {
      const at = offsetOf(own.starts, definition.nameRange.start);
      if (definition.name === word && isSeen(own, at, offset)) found.push(...behind(path, own, definition));
    }
    return found;
  };
  /** Returns the words of a class's bases, or of a function's results. */
  const behind = (path: string, own: Reading, definition: Definition): readonly Word[] => {
    const looked =
      definition.kind === "class" ? words.bases(path, definition) : words.results(path, definition);
    const [from, to] = [definition.nameRange.end, definition.range.end].map((at) => offsetOf(own.starts, at));
    const result = own.bindings.find(
      ({ kind, start }) => kind === "result" && (from ?? 0) <= start && start < (to ?? 0),
    );
    return [
      ...looked.map((one) => ({
        path,
        word: words.at(one),
        object: words.objectOf(one),
        offset: offsetOf(own.starts, one.position),
      })),
      ...(definition.kind === "class" || result?.type === null || result === undefined
        ? []
        : wordsIn(path, result.type, result.start)),
    ];
  };

  const startsOf = (place: Place, own: Reading, within: "statement" | "place"): readonly Word[] => {
    const waiting: Word[] = [
      ...(within === "place" ? wordsIn(place.path, ...chainAtPlace(place, own)) : wordsAt(place, own)),
    ];
    const around = chainAt(own, place.range.start);
    const isName = around.at(-1)?.nameRange.start.line === place.range.start.line;
    const inside = around.findLast(({ kind }) => kind === "class");
    if (inside !== undefined && (isName || waiting.some(({ word }) => isSelf.test(word))))
      waiting.push(...behind(place.path, own, inside));
    return waiting;
  };
  const search = (
    from: readonly Word[],
    isWanted: (name: ImportedName) => boolean,
  ): ImportedName | undefined => {
    const waiting = [...from];
    const seen = new Set<string>();
    // A list is walked in the order of its additions, and what is added on the way comes too.
    for (const of of waiting) {
      const key = JSON.stringify([of.path, of.object, of.word, of.offset]);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > wordsMax) return undefined;
      const written = { path: of.path, local: of.object === null ? of.word : `${of.object}.${of.word}` };
      if (isWanted(written)) return written;
      for (const { local, imported, from } of aliasesOf(of.path)) {
        if (from === null) continue;
        const { path, word, object } = of;
        const isItself = object === null ? word === local : `${object}.${word}` === local;
        const isMember = imported === "" && object === local;
        const isStar = local === "*" && object === null;
        if (!isItself && !isMember && !isStar) continue;
        if (!isStar && isWanted({ path, local })) return { path, local };
        if (isItself && imported === "") continue;
        const name = isItself ? imported : word;
        for (const target of resolve()(path, from))
          waiting.push({ path: target, word: name, object: null, offset: null });
      }
      const inIts = reading(of.path);
      if (inIts !== undefined) waiting.push(...madeOf(of, inIts));
    }
    return undefined;
  };

  return (place, isWanted, within) => {
    const own = reading(place.path);
    if (own === undefined) return undefined;
    // Of a value that is given to a name, the type of that name alone, before all else in a long statement.
    const nearest = within === "place" ? [] : typeAround(place, own);
    return search(nearest, isWanted) ?? search(startsOf(place, own, within), isWanted);
  };
}

function typeAround({ path, range }: Place, own: Reading): readonly Word[] {
  const at = offsetOf(own.starts, range.start);
  const isBetween = (code: string, type: string) =>
    code.replace(/\s/gu, "") === `:${type.replace(/\s/gu, "")}=`;
  const binding = own.bindings.findLast(
    ({ kind, start, end, type }) =>
      kind !== "result" &&
      type !== null &&
      start <= at &&
      // A parameter ends with its name.
      (at < end || isBetween(own.text.slice(end, at), type)),
  );
  return binding?.type == null ? [] : wordsIn(path, binding.type, binding.start);
}

/** Matches `= Union[…`. */
const isTypeAlias = /^\s*=\s*[\p{L}_][\p{L}\p{N}_.]*\s*\[/u;

/**
 * Returns the code with quoted type names in it. In a type a name is quoted if it is defined further down, or imported
 * for types alone.
 */
function withNamesInQuotes({ code, text, strings }: Reading, from: number, to: number): string {
  let found = code.slice(from, to);
  for (const { start, end } of strings) {
    const [, name] = from <= start && end <= to ? (quotedName.exec(text.slice(start, end)) ?? []) : [];
    if (name !== undefined)
      found = `${found.slice(0, start + 1 - from)}${name}${found.slice(end - 1 - from)}`;
  }
  return found;
}

const quotedName = /^["']([\p{L}_][\p{L}\p{N}_.]*)["']$/u;

const isSelf = /^(?:self|cls|this|super)$/u;

/** Returns the words from the start of the statement, or of the line, to the end of the place. */
function wordsAt({ path, range }: Place, own: Reading): readonly Word[] {
  const { line } = range.start;
  const at = offsetOf(own.starts, range.start);
  const statement =
    own.statements.findLast((one) => one.start <= at && at < one.end) ??
    own.statements.findLast(({ first, last }) => first <= line && line <= last);
  const start = statement?.start ?? own.starts[line] ?? 0;
  return wordsIn(path, own.code.slice(start, offsetOf(own.starts, range.end)), start);
}

/** Returns the code of a place, including the expression before its dot. */
function chainAtPlace({ range }: Place, { code, starts }: Reading): readonly [code: string, start: number] {
  const [from, to] = [offsetOf(starts, range.start), offsetOf(starts, range.end)];
  const before = code.slice(Math.max(0, from - objectMax), from);
  const start = from - (/[\p{L}\p{N}_$.]*\.$/u.exec(before)?.[0].length ?? 0);
  return [code.slice(start, to), start];
}

const objectMax = 200;

/** Splits chains: `a.b.c` gives a, b of a, and c of a.b. */
function wordsIn(path: string, code: string, start: number): readonly Word[] {
  return [...code.matchAll(chain)].flatMap(({ 0: text, index }) => {
    const parts = text.split(/\s*\.\s*/u);
    return parts.map(
      (word, at): Word => ({
        path,
        word,
        object: at === 0 ? null : parts.slice(0, at).join("."),
        offset: start + index,
      }),
    );
  });
}

const chain =
  /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:\s{0,9}\.\s{0,9}[\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu;

/** True for a field of a class, and for an assignment to the object. */
function isOfClass(own: Reading, offset: number): boolean {
  const around = definitionAround(own, offset);
  return (
    around?.kind === "class" ||
    /\bthis\s{0,9}\.\s{0,9}#?$/u.test(own.code.slice(Math.max(0, offset - 30), offset))
  );
}

/** Returns the innermost definition around an offset, except one whose name is at the offset. */
function definitionAround(own: Reading, offset: number): Definition | undefined {
  return chainAt(own, positionAt(own.starts, offset)).findLast(
    ({ nameRange }) => offsetOf(own.starts, nameRange.start) !== offset,
  );
}

/**
 * True if a name is visible. A name that is bound in a function is visible only inside it, and never from other files.
 */
function isSeen(own: Reading, bound: number, from: number | null): boolean {
  const around = definitionAround(own, bound);
  if (around === undefined) return true;
  if (from === null) return false;
  return offsetOf(own.starts, around.range.start) <= from && from < offsetOf(own.starts, around.range.end);
}
