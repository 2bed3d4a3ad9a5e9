/** What a change adds that can make a checker silent without making the code right. */

import type { ChangedFile } from "../core/change.ts";
import { fileEscapes } from "./escapes/files.ts";
import { compareEscapes, type Escape, type EscapeKind } from "./escapes/kinds.ts";
import {
  type EscapeInput,
  escapeReader,
  type FileEscapes,
  type Found,
  namesFor,
  type ReadEscapes,
} from "./escapes/read.ts";
import { annotationsIn } from "./escapes/signature.ts";
import type { Statement } from "./escapes/statements.ts";

/**
 * The escapes that head has and base has not, by path and line. They are counted per file, through renames, and
 * definition: one that stays in its definition, or comes along with a definition that is new under its name while the
 * old one is gone, is not added; one that goes from one definition to another is.
 */
export function addedEscapes(input: EscapeInput): readonly Escape[] {
  return addedAmong(input.files, escapeReader(input));
}

/** The same for who has read the files already. */
export function addedAmong(files: readonly ChangedFile[], read: ReadEscapes): readonly Escape[] {
  const sides = files.map(({ from, to }) => ({ base: read("base", from), head: read("head", to) }));
  const left = sides.map(({ base, head }) => ({ base, head, ...difference(base.escapes, head.escapes) }));
  const moved = movedWithDefinitions(left);
  const added = left.flatMap(({ base, head, added }) => [
    ...added.filter((found) => !moved.has(found)),
    ...removedTypes(base, head),
    ...removedStrictness(base, head),
  ]);
  return [...added.map(withoutContext), ...fileEscapes(files)].sort(compareEscapes);
}

type Difference = { readonly added: readonly Found[]; readonly removed: readonly Found[] };

/** Multisets; where some are left over, first the ones go together whose lines are equal. */
function difference(base: readonly Found[], head: readonly Found[]): Difference {
  const byLine = withoutPairs(base, head, (found) => `${equality(found)}\0${found.context}`);
  return withoutPairs(byLine.removed, byLine.added, equality);
}

function equality({ symbol, kind, text }: Found): string {
  return `${symbol ?? ""}\0${kind}\0${text}`;
}

function withoutPairs(
  base: readonly Found[],
  head: readonly Found[],
  keyOf: (found: Found) => string,
): Difference {
  const waiting = Map.groupBy(base, keyOf);
  const added = head.filter((found) => waiting.get(keyOf(found))?.shift() === undefined);
  return { added, removed: [...waiting.values()].flat() };
}

type Compared = Difference & { readonly base: FileEscapes; readonly head: FileEscapes };

/**
 * An escape that came with its definition: in a definition that base did not have under this name, and gone with one
 * that head does not have any more, of the same file or of the same leaf name. At module level of a new file, one
 * whose whole line went from another file.
 */
function movedWithDefinitions(files: readonly Compared[]): ReadonlySet<Found> {
  const moved = new Set<Found>();
  const gone = files.flatMap(({ base, head, removed }) =>
    removed
      .filter(({ symbol }) => symbol === null || !head.symbols.has(symbol))
      .map((found) => ({ found, from: base.path })),
  );
  const waiting = Map.groupBy(gone, ({ found }) => `${found.kind}\0${found.text}`);
  for (const { base, head, added } of files) {
    for (const candidate of added) {
      const { symbol, context } = candidate;
      if (symbol === null ? base.path !== "" : base.symbols.has(symbol)) continue;
      const known = waiting.get(`${candidate.kind}\0${candidate.text}`) ?? [];
      const at = known.findIndex(({ found, from }) =>
        symbol === null || found.symbol === null
          ? symbol === found.symbol && context === found.context
          : from === base.path || leafOf(symbol) === leafOf(found.symbol),
      );
      if (at < 0 || head.path === "") continue;
      known.splice(at, 1);
      moved.add(candidate);
    }
  }
  return moved;
}

/** What had a type in base, and stands in head without one, in the definition of the same name. */
function removedTypes(base: FileEscapes, head: FileEscapes): readonly Found[] {
  const before = statementsBySymbol(base);
  return [...statementsBySymbol(head)].flatMap(([symbol, statements]) => {
    const had = annotationsIn(before.get(symbol) ?? []);
    const has = annotationsIn(statements);
    const line = statements[0]?.first ?? 0;
    return [...had.annotated]
      .filter((what) => has.bare.has(what) && !has.annotated.has(what))
      .map((what) => {
        const variable = /^variable (?:.*\.)?(.+)$/u.exec(what)?.[1];
        const names = namesFor(symbol, variable === undefined ? [] : [variable]);
        return {
          ...lost("annotation-removed", head.path, what),
          line,
          symbol,
          reach: "symbol" as const,
          names,
        };
      });
  });
}

function statementsBySymbol({ statements, definitionAt }: FileEscapes): Map<string | null, Statement[]> {
  return Map.groupBy(statements, ({ first }) => definitionAt(first)?.symbol ?? null);
}

function removedStrictness(base: FileEscapes, head: FileEscapes): readonly Found[] {
  return base.stricter
    .filter((item) => head.path !== "" && !head.stricter.includes(item))
    .map((item) => lost("strict-removed", head.path, item));
}

function lost(kind: EscapeKind, path: string, text: string): Found {
  return { kind, path, line: 0, symbol: null, text, reach: "file", names: [], context: text, silences: 0 };
}

function withoutContext({ context: _context, silences: _silences, ...found }: Found): Escape {
  return found;
}

function leafOf(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf(".") + 1);
}
