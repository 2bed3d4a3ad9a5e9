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
  /** Position that a server is queried about: the name for a signature, which may begin with a keyword. */
  readonly at: Position;
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
 * Resolves a place. Throws a UserError: 2 if a question needs more than the place says, 3 if nothing is there, 4 if
 * there are several.
 */
export function resolvePlace(place: CodePlace, need: PlaceNeed, source: PlaceSource): ResolvedPlace {
  const { text, reading } = source;
  if (text === undefined) throw noFile(place.path, source.paths());
  const lines = linesOf(text);
  if (need === "position" && place.kind === "line") throw onlyLine(place, lines, source);
  if (need === "position" && place.kind === "file")
    throw new UserError(
      "bad-selector",
      `\`${printPlace(place)}\` names a file, and a place in it is needed`,
      {
        hint: `For example ${printPlace({ ...place, kind: "position", line: 1, column: 1 })}, or ${printPlace(place)}#NAME.`,
      },
    );
  const named = rangeOf(place, lines, source);
  const range = place.kind === "symbol" && place.role !== undefined ? roleOf(place, named, source) : named;
  const whole =
    place.kind === "symbol" && place.role === undefined ? definitionsOf(place, source)[0]?.range : undefined;
  return {
    path: place.path,
    range,
    at: place.kind === "symbol" && place.role === "sig" ? named.start : range.start,
    whole: whole ?? range,
    symbol: reading === undefined || place.kind === "file" ? null : symbolAt(reading, named.start),
  };
}

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

function lineOf(place: CodePlace, line: number, lines: readonly string[]): string {
  const text = lines[line - 1];
  if (text !== undefined) return text;
  throw new UserError("not-found", `${place.path} has no line ${line}`, {
    hint: `Its last line is ${lines.length}.`,
  });
}

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
  const why = column > last ? `its last column is ${last}` : "this column is inside of a character";
  throw new UserError("not-found", `${place.path} has no column ${column} in line ${line}: ${why}`, {
    hint: `Columns count ${unit}, from 1; see --index-io.`,
  });
}

/** Returns the places of a name on a line: as a whole word, else as a part of one, else ignoring case. */
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

function definitionsOf(place: CodePlace, source: PlaceSource): readonly ListedName[] {
  if (place.kind !== "symbol") return [];
  const wanted = place.names.join(".");
  const isWanted = ({ symbol }: ListedName) => symbol === wanted;
  const defined = namesIn(source).filter(isWanted);
  const given = (source.given ?? []).filter(isWanted);
  // What is defined by a name is meant by it, whatever else is given a value under it; but a type and a constant of one name are two.
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

/** Returns the names of the reading; for a language without one, those that a server lists. */
function namesIn({ reading, listed = [] }: PlaceSource): readonly ListedName[] {
  if (reading === undefined) return listed;
  const all = namedDefinitions(reading);
  const defined = new Set(
    all.flatMap(({ symbol, definition }) => (definition.part === undefined ? [symbol] : [])),
  );
  // What gives more to a type is meant by its name only where the type stands in another file.
  return all
    .filter(({ symbol, definition }) => definition.part === undefined || !defined.has(symbol))
    .map(({ symbol, definition: { nameRange, range, accessor } }) => ({
      symbol,
      nameRange,
      range,
      ...compact({ accessor }),
    }));
}

function noFile(path: string, paths: readonly string[]): UserError {
  const near = asPrinted(path, paths) ?? findNearest(path, paths);
  const isName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(path);
  const other = isName
    ? `A place is path#${path}. To find it: lanser symbols --query ${path}`
    : "Name a file of the tree.";
  return new UserError("not-found", `there is no file \`${path}\``, {
    hint: near === undefined ? other : `Did you mean \`${near}\`?`,
  });
}

/** Converts a place as answers print it for people, `path:12:7`. */
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

function noSymbol(place: CodePlace & { kind: "symbol" }, source: PlaceSource): UserError {
  const wanted = place.names.join(".");
  if (place.overload !== undefined) {
    const { overload: _overload, ...any } = place;
    const { length } = namesIn(source).filter(({ symbol }) => symbol === wanted);
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
    return new UserError("not-found", `no grammar for names of ${place.path}`, {
      hint: "Name the place by line and column: path@L12:C7.",
    });
  const names = [...namesIn(source), ...(source.given ?? [])];
  const known = [...new Set(names.map(({ symbol }) => symbol))];
  const ending = known.find((one) => one.endsWith(`.${wanted}`));
  const near = ending ?? findNearest(wanted, known);
  return new UserError("not-found", `${place.path} defines no \`${wanted}\``, {
    hint:
      near === undefined
        ? `To list its definitions: lanser ${source.reading === undefined ? "symbols" : "outline"} PATH`
        : `Did you mean \`${near}\`?`,
  });
}

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
  return new UserError("bad-selector", `\`${printPlace(place)}\` names a line, and a place on it is needed`, {
    hint: shown.length === 0 ? "No name stands on it." : `Name one of its symbols:\n${shown.join("\n")}`,
  });
}

const wordsMax = 20;

/** Returns the names on a line, in code only if the file can be read. */
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
