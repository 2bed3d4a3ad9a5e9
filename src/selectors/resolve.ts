/** Resolves a written place to a range of a text, by the text and its reading alone, without a server. */

import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import type { Position, Range } from "../model/finding.ts";
import { findNearest } from "../model/nearest.ts";
import { compareRanges } from "../model/order.ts";
import { splitText as linesOf } from "../model/text.ts";
import { namedDefinitions, type Outline, symbolAt } from "../syntax/outline.ts";
import type { SyntaxLanguage } from "../syntax/parser.ts";
import type { Reading } from "../syntax/reading.ts";
import type { FindPart } from "../syntax/roles.ts";
import { type ColumnUnit, fromUtf16, toUtf16 } from "./columns.ts";
import { type CodePlace, printPlace } from "./place.ts";

export type ResolvedPlace = {
  readonly path: string;
  /** Range, 0-based, UTF-16: the name of a symbol or a part of its definition, a whole line, or a whole file. */
  readonly range: Range;
  /** Position that a server is queried about, if it is not the start of `range`: the name in a signature. */
  readonly at?: Position;
  /** Range of a symbol's whole definition if no part of it is named; otherwise `range`. */
  readonly whole: Range;
  /** Dotted names of the definitions around it, or null. */
  readonly symbol: string | null;
};

export type PlaceSource = {
  /** Text of the file; undefined if the tree has none. */
  readonly text: string | undefined;
  /**
   * Reading of the file; undefined for a language without a parser here. `code` and `starts` are needed only for the
   * names on a line.
   */
  readonly reading: (Outline & Partial<Pick<Reading, "code" | "starts" | "language">>) | undefined;
  /** Names in such a file that are no definitions of their own; absent: none. */
  readonly given?: readonly ListedName[];
  /** Names that a server lists in such a file; absent if it was not queried. */
  readonly listed?: readonly ListedName[] | undefined;
  /** Returns the range of a part of the definition with this name; absent for a file that is not read. */
  readonly part?: FindPart | undefined;
  readonly unit: ColumnUnit;
  /** Returns the paths of the tree, for a suggestion. */
  readonly paths: () => readonly string[];
};

/** Definition by its dotted names; 0-based, UTF-16. */
export type ListedName = {
  readonly symbol: string;
  readonly nameRange: Range;
  readonly range: Range;
  readonly accessor?: "get" | "set";
  /** True for a name with a value that is declared there, even if something else has the same name. */
  readonly isDeclared?: true;
};

/** Kind of place that a question needs. */
export type PlaceNeed = "position" | "line" | "file";

/**
 * Resolves a place to a range of the text, by Lanser's own reading and not by a server, so that it is the same with
 * every server. Throws a UserError with exit code 2 if the query needs a more exact place, 3 if nothing is there, and 4
 * if several definitions have the name: it never chooses the first.
 */
export function resolvePlace(place: CodePlace, need: PlaceNeed, source: PlaceSource): ResolvedPlace {
  const { text, reading } = source;
  if (text === undefined) throw noFile(place.path, source.paths());
  const lines = linesOf(text);
  if (need === "position" && place.kind === "line") throw onlyLine(place, lines, source);
  if (need === "position" && place.kind === "file")
    throw new UserError(
      "bad-selector",
      `\`${printPlace(place)}\` names a whole file, but the question needs a place in it`,
      {
        hint: `For example: ${printPlace({ ...place, kind: "position", line: 1, column: 1 })} or ${printPlace(place)}#NAME.`,
      },
    );
  const named = rangeOf(place, lines, source);
  const range = place.kind === "symbol" && place.role !== undefined ? roleOf(place, named, source) : named;
  const whole =
    place.kind === "symbol" && place.role === undefined ? definitionsOf(place, source)[0]?.range : undefined;
  return {
    path: place.path,
    range,
    whole: whole ?? range,
    symbol: reading === undefined || place.kind === "file" ? null : symbolAt(reading, named.start),
    ...compact({ at: place.kind === "symbol" && place.role === "sig" ? named.start : undefined }),
  };
}

/**
 * Returns the range of a place (0-based, UTF-16). Queries send its start to the server, so for a symbol it is the range
 * of its name. Throws a UserError if the text has no such place.
 */
function rangeOf(place: CodePlace, lines: readonly string[], source: PlaceSource): Range {
  switch (place.kind) {
    case "file": {
      const last = lines.length - 1;
      return { start: { line: 0, character: 0 }, end: { line: last, character: lines[last]?.length ?? 0 } };
    }
    case "line": {
      const text = lineOf(place, place.line, lines);
      return onLine(place.line, 0, text.length);
    }
    case "position": {
      const at = positionOf(place, place, lines, source.unit);
      return { start: at, end: at };
    }
    case "range":
      return {
        start: positionOf(place, place.start, lines, source.unit),
        end: positionOf(place, place.end, lines, source.unit),
      };
    case "name": {
      const found = occurrences(lineOf(place, place.line, lines), place.name);
      const start = found[place.occurrence - 1];
      if (start === undefined) throw noName(place, found.length);
      return onLine(place.line, start, start + place.name.length);
    }
    case "symbol": {
      const [first, second] = definitionsOf(place, source);
      if (first === undefined) throw noSymbol(place, source);
      if (second !== undefined) throw several(place, lines, source);
      return first.nameRange;
    }
  }
}

/** Returns the range of a part of the definition with this name. */
function roleOf(place: CodePlace & { kind: "symbol" }, nameRange: Range, { part }: PlaceSource): Range {
  const { role, path } = place;
  const found = role === undefined ? undefined : part?.(nameRange, role);
  if (found !== undefined) return found;
  const name = place.names.join(".");
  throw new UserError("not-found", `\`${name}\` of ${path} has no ${role} that can be read`, {
    hint: `Leave out :${role}. The signature, body and documentation of functions, classes and types are known.`,
  });
}

function onLine(line: number, start: number, end: number): Range {
  return { start: { line: line - 1, character: start }, end: { line: line - 1, character: end } };
}

/** Returns the text of a 1-based line. Throws a UserError if the file has no such line. */
function lineOf(place: CodePlace, line: number, lines: readonly string[]): string {
  const text = lines[line - 1];
  if (text !== undefined) return text;
  throw new UserError("not-found", `${place.path} has no line ${line}`, {
    hint: `Its last line is ${lines.length}.`,
  });
}

/**
 * Converts a 1-based line and a 1-based column in `unit` to a position (0-based, UTF-16). Throws a UserError for a
 * column behind the line's end or inside a character: a server would move it silently to another place.
 */
function positionOf(
  place: CodePlace,
  { line, column }: { readonly line: number; readonly column: number },
  lines: readonly string[],
  unit: ColumnUnit,
): Position {
  const text = lineOf(place, line, lines);
  const character = toUtf16(text, column - 1, unit);
  if (character !== undefined) return { line: line - 1, character };
  const last = fromUtf16(text, text.length, unit) + 1;
  const why = column > last ? `the last column is ${last}` : "the column is inside a character";
  throw new UserError("not-found", `${place.path} has no column ${column} in line ${line}: ${why}`, {
    hint: `Columns count ${unit} units from 1. To use another unit: --index-io.`,
  });
}

/**
 * Returns the offsets of a name on a line: as whole words, else as parts of words, else ignoring case. A looser pattern
 * counts only if the stricter ones find nothing, so an exact name never gets more occurrences.
 */
function occurrences(line: string, name: string): readonly number[] {
  const escaped = RegExp.escape(name);
  const patterns = [
    new RegExp(`(?<![\\p{ID_Continue}$])${escaped}(?![\\p{ID_Continue}$])`, "gu"),
    new RegExp(escaped, "gu"),
    new RegExp(escaped, "giu"),
  ];
  for (const pattern of patterns) {
    const found = [...line.matchAll(pattern)].map(({ index }) => index);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns all definitions with the dotted name of a place, in order of the text; empty for other kinds of places. */
function definitionsOf(place: CodePlace, source: PlaceSource): readonly ListedName[] {
  if (place.kind !== "symbol") return [];
  const wanted = place.names.join(".");
  const isWanted = ({ symbol }: ListedName) => symbol === wanted;
  const defined = namesIn(source).filter(isWanted);
  const given = (source.given ?? []).filter(isWanted);
  // A definition comes before an assignment to the same name. But a type and a declared constant of one name are two
  // different things, so both count.
  const found =
    defined.length === 0
      ? given
      : [...defined, ...given.filter((one) => one.isDeclared === true && !isAmong(one, defined))];
  const sorted = found.toSorted((one, other) => compareRanges(one.nameRange, other.nameRange));
  if (place.overload !== undefined) return sorted.slice(place.overload, place.overload + 1);
  // A property is one name, and its getter says what it is.
  const getters = sorted.filter(({ accessor }) => accessor === "get");
  return getters.length === 1 && sorted.every(({ accessor }) => accessor !== undefined) ? getters : sorted;
}

function isAmong({ nameRange }: ListedName, all: readonly ListedName[]): boolean {
  return all.some((one) => compareRanges(one.nameRange, nameRange) === 0);
}

/** Returns the names that Lanser's grammar finds in the file; for a language without one, those that a server lists. */
function namesIn({ reading, listed = [] }: PlaceSource): readonly ListedName[] {
  if (reading === undefined) return listed;
  const all = namedDefinitions(reading);
  const defined = new Set(
    all.flatMap(({ symbol, definition }) => (definition.part === undefined ? [symbol] : [])),
  );
  // A part that extends a type (an `impl` block) counts by the type's name only if the type is in another file.
  return all
    .filter(({ symbol, definition }) => definition.part === undefined || !defined.has(symbol))
    .map(({ symbol, definition: { nameRange, range, accessor } }) => ({
      symbol,
      nameRange,
      range,
      ...compact({ accessor }),
    }));
}

/**
 * Returns the error for a path that the tree does not have. The hint depends on the likely mistake: a printed place
 * with colons, a mistyped path, or a symbol without its file.
 */
function noFile(path: string, paths: readonly string[]): UserError {
  const near = asPrinted(path, paths) ?? findNearest(path, paths);
  const isName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(path);
  const other = isName
    ? `To name a symbol, write PATH#${path}. To find its file: lanser symbols --query ${path}`
    : "Name a file of the tree.";
  return new UserError("not-found", `there is no file \`${path}\``, {
    hint: near === undefined ? other : `Did you mean \`${near}\`?`,
  });
}

/**
 * Converts a place that a user copied from the text output, `path:12:7`, to the form that commands take; undefined for
 * other texts.
 */
function asPrinted(text: string, paths: readonly string[]): string | undefined {
  const [, path = "", line, column] = /^(.+?):(\d+)(?::(\d+))?$/u.exec(text) ?? [];
  if (!paths.includes(path)) return undefined;
  const at = { path, line: Number(line) };
  return column === undefined
    ? printPlace({ ...at, kind: "line" })
    : printPlace({ ...at, kind: "position", column: Number(column) });
}

function noName({ path, line, name, occurrence }: CodePlace & { kind: "name" }, found: number): UserError {
  return found === 0
    ? new UserError("not-found", `line ${line} of ${path} has no \`${name}\``)
    : new UserError("not-found", `line ${line} of ${path} has \`${name}\` ${found} times, not ${occurrence}`);
}

/**
 * Returns the error for a name that the file does not define. Its hint is the nearest name, first a longer dotted name
 * with the same end: users often leave out the class.
 */
function noSymbol(place: CodePlace & { kind: "symbol" }, source: PlaceSource): UserError {
  const wanted = place.names.join(".");
  if (place.overload !== undefined) {
    const { overload: _overload, ...any } = place;
    const { length } = definitionsOf(any, source);
    if (length > 0)
      return new UserError(
        "not-found",
        `${place.path} defines \`${wanted}\` ${length} times, so there is no overload ${place.overload}`,
        {
          hint: `Overloads count from 0: ${printPlace({ ...any, overload: length - 1 })} is the last one.`,
        },
      );
  }
  if (source.reading === undefined && source.listed === undefined)
    return new UserError("not-found", `Lanser has no grammar to find names in ${place.path}`, {
      hint: "Name the place by line and column: path@L12:C7.",
    });
  const names = [...namesIn(source), ...(source.given ?? [])];
  const known = [...new Set(names.map(({ symbol }) => symbol))];
  const ending = known.find((one) => one.endsWith(`.${wanted}`));
  const near = ending ?? findNearest(wanted, known);
  return new UserError("not-found", `${place.path} defines no \`${wanted}\``, {
    hint:
      near === undefined
        ? `To list the definitions of the file: lanser ${source.reading === undefined ? "symbols" : "outline"} PATH`
        : `Did you mean \`${near}\`?`,
  });
}

/** Returns the error for a name with several definitions; its hint lists the exact place of each. */
function several(
  place: CodePlace & { kind: "symbol" },
  lines: readonly string[],
  source: PlaceSource,
): UserError {
  const found = definitionsOf(place, source).map(
    ({ nameRange }, overload) =>
      `${at(place.path, nameRange.start, lines, source.unit)}  ${printPlace({ ...place, overload })}`,
  );
  return new UserError(
    "ambiguous",
    `${place.path} defines \`${place.names.join(".")}\` ${found.length} times`,
    { hint: `Name one of them:\n${found.join("\n")}` },
  );
}

/**
 * Returns the error for a line where the query needs a position. Its hint lists the names on the line in both forms of
 * a place, so that the user can paste one.
 */
function onlyLine(
  place: CodePlace & { kind: "line" },
  lines: readonly string[],
  { reading, unit }: PlaceSource,
): UserError {
  const text = lineOf(place, place.line, lines);
  const words = wordsOf(text, place.line - 1, reading);
  const shown = words.map(({ name, character, nth }) => {
    const position = at(place.path, { line: place.line - 1, character }, lines, unit);
    return `${position}  ${printPlace({ kind: "name", path: place.path, line: place.line, name, occurrence: nth })}`;
  });
  return new UserError(
    "bad-selector",
    `\`${printPlace(place)}\` names a whole line, but the question needs a place on it`,
    {
      hint:
        shown.length === 0
          ? "The line has no names. Choose another line."
          : `Name one of the symbols on the line:\n${shown.join("\n")}`,
    },
  );
}

const wordsMax = 20;

/**
 * Returns the names on a line with their 0-based offsets, without keywords. If the file has a grammar, names in
 * comments and strings are left out, because no query about them has an answer.
 */
function wordsOf(line: string, index: number, reading: PlaceSource["reading"]) {
  const code = reading?.code?.slice(reading.starts?.[index] ?? 0).slice(0, line.length) ?? line;
  const counts = new Map<string, number>();
  const found = [...code.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)].map(({ 0: name, index: at }) => {
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return { name, character: at, nth };
  });
  const ofLanguage = keywordsOf[reading?.language ?? "python"];
  return found.filter(({ name }) => !ofLanguage.has(name)).slice(0, wordsMax);
}

/** Keywords of Python and TypeScript. Hints leave them out, because no query about a keyword has an answer. */
const keywords = new Set(
  (
    "and as async await break case class const continue def default del elif else enum except export extends finally for from " +
    "function global if implements import in instanceof interface is lambda let new nonlocal not of or pass private protected " +
    "public raise readonly return static switch throw try type typeof var while with yield"
  ).split(" "),
);

const keywordsOfGo = new Set(
  (
    "break case chan const continue default defer else fallthrough for func go goto if import interface map package range " +
    "return select struct switch type var"
  ).split(" "),
);

const keywordsOfData = new Set(["false", "null", "true"]);

const keywordsOfRust = new Set(
  (
    "as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref " +
    "return self static struct super trait true type union unsafe use where while"
  ).split(" "),
);

const keywordsOfBash = new Set(
  "case declare do done elif else esac export fi for function if in local readonly return select then time typeset until while".split(
    " ",
  ),
);

const keywordsOfCpp = new Set(
  (
    "alignas alignof asm auto bool break case catch char class concept const consteval constexpr constinit " +
    "const_cast continue co_await co_return co_yield decltype default delete do double dynamic_cast else enum " +
    "explicit extern false float for friend goto if inline int long mutable namespace new noexcept nullptr operator " +
    "private protected public register reinterpret_cast requires restrict return short signed sizeof static " +
    "static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename " +
    "typeof union unsigned using virtual void volatile wchar_t while"
  ).split(" "),
);

const keywordsOf = {
  python: keywords,
  typescript: keywords,
  tsx: keywords,
  json: keywordsOfData,
  yaml: keywordsOfData,
  go: keywordsOfGo,
  rust: keywordsOfRust,
  bash: keywordsOfBash,
  cpp: keywordsOfCpp,
} as const satisfies Record<SyntaxLanguage, ReadonlySet<string>>;

function at(path: string, position: Position, lines: readonly string[], unit: ColumnUnit): string {
  const line = lines[position.line] ?? "";
  return printPlace({
    kind: "position",
    path,
    line: position.line + 1,
    column: fromUtf16(line, position.character, unit) + 1,
  });
}
