/**
 * Decides whether code depends on a certain import, from the texts of one side alone. A server cannot tell: it has no
 * type for code behind a broken import.
 */

import { createModuleResolver } from "../affected/imports.ts";
import type { Place } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { positionAt } from "../model/text.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import { chainAt, type Definition, namedDefinitions } from "../syntax/outline.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { createCauseWords } from "./cause-words.ts";

/** Name as a file knows it. */
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

/** Texts of one side. */
export type FlowInput = {
  readonly files: readonly string[];
  readonly text: (path: string) => string | undefined;
  readonly reading: (path: string) => Reading | undefined;
};

/** Word and the expression before its dot. */
type Word = {
  readonly path: string;
  readonly word: string;
  readonly object: string | null;
  /** Offset of the use. Null for a name that another file imports from this one. */
  readonly offset: number | null;
};

/** Maximum number of words that are followed. */
const wordsMax = 200;

/**
 * Returns the finder for one side. If an import of base is broken in head, findings behind it vanish without a fix;
 * the finder tells which code is behind an import.
 */
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
      // The binding starts at its name, behind the object.
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
  /**
   * Returns the words of a class's bases, or of a function's results: the type of the definition depends on them.
   */
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
    // The loop also visits the words that it adds to the list on the way.
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
    // The declared type of the assigned name comes first: other words of a long statement are weaker evidence.
    const nearest = within === "place" ? [] : typeAround(place, own);
    return search(nearest, isWanted) ?? search(startsOf(place, own, within), isWanted);
  };
}

/**
 * Returns the words of the declared type of the name that the place is assigned to. A value that does not fit this
 * type depends on the type's import.
 */
function typeAround({ path, range }: Place, own: Reading): readonly Word[] {
  const at = offsetOf(own.starts, range.start);
  const isBetween = (code: string, type: string) =>
    code.replace(/\s/gu, "") === `:${type.replace(/\s/gu, "")}=`;
  const binding = own.bindings.findLast(
    ({ kind, start, end, type }) =>
      kind !== "result" &&
      type !== null &&
      start <= at &&
      // The binding of a parameter ends with its name, so its type is compared as text.
      (at < end || isBetween(own.text.slice(end, at), type)),
  );
  return binding?.type == null ? [] : wordsIn(path, binding.type, binding.start);
}

/** Matches a type alias: `= Union[…`. */
const isTypeAlias = /^\s*=\s*[\p{L}_][\p{L}\p{N}_.]*\s*\[/u;

/**
 * Returns the code with quoted type names in it. A type quotes a name that is defined later in the file, or that is
 * imported only for types.
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

/** Matches a string that is a dotted name. */
const quotedName = /^["']([\p{L}_][\p{L}\p{N}_.]*)["']$/u;

/** Names of the object or the class itself. */
const isSelf = /^(?:self|cls|this|super)$/u;

/**
 * Returns the words from the start of the statement, or of the line, to the end of the place. Any of them can decide
 * the type at the place.
 */
function wordsAt({ path, range }: Place, own: Reading): readonly Word[] {
  const { line } = range.start;
  const at = offsetOf(own.starts, range.start);
  const statement =
    own.statements.findLast((one) => one.start <= at && at < one.end) ??
    own.statements.findLast(({ first, last }) => first <= line && line <= last);
  const start = statement?.start ?? own.starts[line] ?? 0;
  return wordsIn(path, own.code.slice(start, offsetOf(own.starts, range.end)), start);
}

/** Returns the code of a place, including the expression before its dot, and its offset. */
function chainAtPlace({ range }: Place, { code, starts }: Reading): readonly [code: string, start: number] {
  const [from, to] = [offsetOf(starts, range.start), offsetOf(starts, range.end)];
  const before = code.slice(Math.max(0, from - objectMax), from);
  const start = from - (/[\p{L}\p{N}_$.]*\.$/u.exec(before)?.[0].length ?? 0);
  return [code.slice(start, to), start];
}

/** Maximum length of the expression before a dot, in characters. */
const objectMax = 200;

/**
 * Splits chains: `a.b.c` gives a, b of a, and c of a.b. Each part can come from its own import, so the server is
 * asked about each.
 */
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

/** Matches a chain of names and dots. */
const chain =
  /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:\s{0,9}\.\s{0,9}[\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu;

/**
 * True for a field of a class, and for an assignment to `this`. Such a name is used behind a dot, so a bare word of
 * the same spelling is another name.
 */
function isOfClass(own: Reading, offset: number): boolean {
  const around = definitionAround(own, offset);
  return (
    around?.kind === "class" ||
    /\bthis\s{0,9}\.\s{0,9}#?$/u.test(own.code.slice(Math.max(0, offset - 30), offset))
  );
}

/**
 * Returns the innermost definition around an offset: its words lead to the next step of the search. A definition
 * whose name is at the offset is not around itself, so it does not count.
 */
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
