/** Resolves a written place to a range of a text, by the text and its reading alone, without a server. */

import { compact } from "../model/compact.ts";
import { type PlaceCandidate, type PlaceFeatures, UserError } from "../model/errors.ts";
import type { Position, Range } from "../model/finding.ts";
import { findNearest } from "../model/nearest.ts";
import { compareRanges } from "../model/order.ts";
import { lineStarts, splitText as linesOf, plural, positionAt } from "../model/text.ts";
import { namedDefinitions, type Outline, symbolAt } from "../syntax/outline.ts";
import type { SyntaxLanguage } from "../syntax/parser.ts";
import type { Reading } from "../syntax/reading.ts";
import { createPartFinder } from "../syntax/roles.ts";
import { type AlikeText, isCertain, rankAlike } from "./alike.ts";
import { ctxDefault, findAnchor } from "./anchor.ts";
import { findByAst } from "./ast.ts";
import { type ColumnUnit, fromUtf16, toUtf16 } from "./columns.ts";
import type { ListedName } from "./given.ts";
import { type AstStep, type FilePlace, pathOf, printPlace } from "./place.ts";
import { rankedError } from "./ranked.ts";
import type { RelocateOptions } from "./relocate.ts";

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

/** Resolved place with the way in which it was found. */
export type FoundPlace = ResolvedPlace & {
  /** Score by equation (1) of the paper. Only a unique match is an answer, and a unique exact match has 1. */
  readonly score: number;
  /** How the place was found. */
  readonly evidence: PlaceEvidence;
  /** Features of the score; absent for an exact match. */
  readonly features?: PlaceFeatures;
};

export type PlaceEvidence = {
  /** `position`: by line and column. `structure`: by names and syntax. `text`: by an exact text. */
  readonly by: "position" | "structure" | "text";
  /** Digest over an anchor and its surroundings; absent for other places. */
  readonly hash?: string;
  /** False if the surroundings of an anchor are not those of its hash. */
  readonly isSameAround?: boolean;
};

export type PlaceSource = {
  /** Text of the file; undefined if the tree has none. */
  readonly text: string | undefined;
  /** The text as `decodeCounted` returns it; absent: `text`. */
  readonly counted?: string;
  /**
   * Reading of the file; undefined for a language without a parser here. `code` and `starts` are needed only for the
   * names on a line.
   */
  readonly reading: (Outline & Partial<Pick<Reading, "code" | "starts" | "language">>) | undefined;
  /** Names in such a file that are no definitions of their own; absent: none. */
  readonly given?: readonly ListedName[];
  /** Names that a server lists in such a file; absent if it was not queried. */
  readonly listed?: readonly ListedName[] | undefined;
  /** The complete reading, for a part of a definition and for an AST path; absent for a file that is not read. */
  readonly complete?: Reading | undefined;
  readonly unit: ColumnUnit;
  /** τ and k of Relocate. */
  readonly relocation: Pick<RelocateOptions, "scoreMin" | "shownMax">;
  /** Returns the paths of the tree, for a suggestion. */
  readonly paths: () => readonly string[];
};

/** Kind of place that a question needs. */
export type PlaceNeed = "position" | "line" | "file";

/** One match of a place. */
type Match = Pick<FoundPlace, "range" | "evidence"> & {
  readonly at?: Position;
  readonly whole: Range;
  /** A place that names only this match. */
  readonly place: FilePlace;
  /** Score and features; absent for an exact match, which has the score 1. */
  readonly scored?: Pick<AlikeText, "score" | "features">;
};

/**
 * Resolves a place to a range of the text, by Lanser's own reading and not by a server, so that it is the same with
 * every server. Throws a UserError with exit code 2 if the query needs a more exact place, 3 if nothing is there, and 4
 * with the candidates if several definitions or texts match: it never chooses the first.
 */
export function resolvePlace(place: FilePlace, need: PlaceNeed, source: PlaceSource): FoundPlace {
  const { text } = source;
  const path = pathOf(place);
  if (text === undefined) throw noFile(path, source.paths());
  const lines = linesOf(source.counted ?? text);
  if (need === "position" && place.kind === "line") throw onlyLine(place, lines, source);
  if (need === "position" && (place.kind === "file" || (place.kind === "ast" && place.steps.length === 0)))
    throw new UserError(
      "bad-selector",
      `\`${printPlace(place)}\` names a whole file, but the question needs a place in it`,
      {
        hint: `For example: ${printPlace({ path, kind: "position", line: 1, column: 1 })} or ${printPlace({ path, kind: "file" })}#NAME.`,
      },
    );
  const [first, ...others] = matchesOf(place, text, lines, source);
  if (first === undefined) throw new Error("A place without a match is an error.");
  if (first.scored !== undefined) {
    const ranked = [first, ...others].map((match) => ({ match, score: match.scored?.score ?? 1 }));
    if (isCertain(ranked, source.relocation.scoreMin)) return resolved(path, first, source);
    const candidates = [first, ...others]
      .slice(0, source.relocation.shownMax)
      .map((match) => candidateOf(path, match, source));
    throw rankedError(
      `${path} has no exact match of \`${printPlace(place)}\`, and no other one is certain`,
      candidates,
    );
  }
  if (others.length > 0) throw several(place, [first, ...others], lines, source);
  return resolved(path, first, source);
}

/** Returns every place that a place can mean, as `locate --all` lists them. Throws as `resolvePlace` does, but never 4. */
export function listPlaces(place: FilePlace, source: PlaceSource): readonly PlaceCandidate[] {
  const path = pathOf(place);
  if (source.text === undefined) throw noFile(path, source.paths());
  const lines = linesOf(source.counted ?? source.text);
  return matchesOf(place, source.text, lines, source).map((match) => candidateOf(path, match, source));
}

function resolved(
  path: string,
  { range, whole, at, evidence, place, scored }: Match,
  source: PlaceSource,
): FoundPlace {
  const { reading } = source;
  const isFile = place.kind === "file";
  return {
    path,
    range,
    whole,
    symbol: reading === undefined || isFile ? null : symbolAt(reading, at ?? range.start),
    score: scored?.score ?? 1,
    evidence,
    ...compact({ at, features: scored?.features }),
  };
}

function candidateOf(path: string, match: Match, source: PlaceSource): PlaceCandidate {
  const { range, symbol, score, features } = resolved(path, match, source);
  const { start, end } = range;
  return {
    selector: printPlace(match.place),
    path,
    range: [start.line, start.character, end.line, end.character],
    symbol,
    score,
    ...compact({ features }),
  };
}

/** Returns the matches of a place; throws a UserError if there is none. */
function matchesOf(
  place: FilePlace,
  text: string,
  lines: readonly string[],
  source: PlaceSource,
): readonly Match[] {
  if (place.kind === "symbol") return symbolMatches(place, source);
  if (place.kind === "ast") return astMatches(place, text, source);
  if (place.kind === "anchor") return anchorMatches(place, text, source);
  const range = rangeOf(place, lines, source);
  return [{ range, whole: range, place, evidence: { by: place.kind === "name" ? "text" : "position" } }];
}

type NamedPlace = FilePlace & { readonly kind: "symbol" };

function symbolMatches(place: NamedPlace, source: PlaceSource): readonly Match[] {
  const found = definitionsOf(place, source);
  if (found.length === 0) throw noSymbol(place, source);
  const evidence = { by: "structure" } as const;
  return found.map(({ nameRange, range }, overload): Match => {
    const own = found.length === 1 ? place : { ...place, overload };
    if (place.role === undefined) return { range: nameRange, whole: range, place: own, evidence };
    const part = createPartFinder(source.complete)(nameRange, place.role);
    if (part === undefined && found.length === 1) throw noPart(place);
    const shown = part ?? nameRange;
    const at = place.role === "sig" ? nameRange.start : undefined;
    return { range: shown, whole: shown, place: own, evidence, ...compact({ at }) };
  });
}

function noPart({ role, path, names }: NamedPlace): UserError {
  return new UserError("not-found", `\`${names.join(".")}\` of ${path} has no ${role} that can be read`, {
    hint: `Leave out :${role}. The signature, body and documentation of functions, classes and types are known.`,
  });
}

function astMatches(
  place: FilePlace & { readonly kind: "ast" },
  text: string,
  { complete, given = [] }: PlaceSource,
): readonly Match[] {
  const evidence = { by: "structure" } as const;
  const { path } = place.root;
  if (place.steps.length === 0) {
    const range = wholeOf(linesOf(text));
    return [{ range, whole: range, place: { kind: "file", path }, evidence }];
  }
  if (complete === undefined)
    throw new UserError("not-found", `Lanser has no grammar to read the syntax of ${path}`, {
      hint: "Name the place by line and column: path@L12:C7.",
    });
  const found = findByAst(complete, place.steps, given);
  if ("step" in found)
    throw new UserError(
      "not-found",
      `step ${found.step + 1} of \`${printPlace(place)}\` matches nothing: ${found.why}`,
      {
        hint: `To list the definitions of the file: lanser outline ${printPlace({ kind: "file", path })}`,
      },
    );
  const last = place.steps.at(-1);
  return found.map(({ range, whole }, at): Match => {
    const own =
      found.length === 1 || last === undefined
        ? place
        : { ...place, steps: [...place.steps.slice(0, -1), numbered(last, at + 1)] };
    return { range, whole, place: own, evidence };
  });
}

function numbered(step: AstStep, index: number): AstStep {
  return { ...step, index };
}

function anchorMatches(
  place: FilePlace & { readonly kind: "anchor" },
  text: string,
  { reading }: PlaceSource,
): readonly Match[] {
  const { path, ctx = ctxDefault } = place;
  const found = findAnchor(text, place);
  const starts = reading?.starts ?? lineStarts(text);
  const alike = found.matches.length === 0 ? alikeMatches(place, text, starts, reading) : [];
  if (alike.length > 0) return alike;
  if (found.matches.length === 0)
    throw new UserError("not-found", `${path} does not contain the text of the anchor`, {
      hint: "Copy the text from the file as it is now, or name the definition: path#NAME.",
    });
  return found.matches.map((match): Match => {
    const range = { start: positionAt(starts, match.start), end: positionAt(starts, match.end) };
    const hash = match.hash.slice(0, hashLength);
    const evidence = {
      by: "text",
      hash,
      ...compact({ isSameAround: found.hash === "none" ? undefined : found.hash === "same" }),
    } as const;
    return { range, whole: range, place: { ...place, ctx, hash }, evidence };
  });
}

/** Returns the places of nearly the same text, the best first. Each is an anchor of its own. */
function alikeMatches(
  place: FilePlace & { readonly kind: "anchor" },
  text: string,
  starts: readonly number[],
  reading: PlaceSource["reading"],
): readonly Match[] {
  const file = {
    text,
    starts,
    symbolAt: ({ start }: Range) => (reading === undefined ? null : symbolAt(reading, start)),
  };
  return rankAlike(file, place.snippet, undefined).map(({ range, start, end, score, features }): Match => {
    const snippet = text.slice(start, end);
    const own = findAnchor(text, { snippet, ctx: place.ctx ?? ctxDefault }).matches.find(
      (one) => one.start === start,
    );
    const { hash: _hash, ...bare } = place;
    const named = { ...bare, snippet, ...compact({ hash: own?.hash.slice(0, hashLength) }) };
    return { range, whole: range, place: named, evidence: { by: "text" }, scored: { score, features } };
  });
}

/** Length of the hash that is printed: `sha256:` and 16 digits. */
const hashLength = "sha256:".length + 16;

function wholeOf(lines: readonly string[]): Range {
  const last = lines.length - 1;
  return { start: { line: 0, character: 0 }, end: { line: last, character: lines[last]?.length ?? 0 } };
}

/**
 * Returns the range of a place that is written by lines (0-based, UTF-16). Queries send its start to the server. Throws
 * a UserError if the text has no such place.
 */
function rangeOf(
  place: Exclude<FilePlace, { readonly kind: "symbol" | "ast" | "anchor" }>,
  lines: readonly string[],
  source: PlaceSource,
): Range {
  switch (place.kind) {
    case "file":
      return wholeOf(lines);
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
      const found = occurrences(lineOf(place, place.line, lines).toWellFormed(), place.name);
      const start = found[place.occurrence - 1];
      if (start === undefined) throw noName(place, found.length);
      return onLine(place.line, start, start + place.name.length);
    }
  }
}

function onLine(line: number, start: number, end: number): Range {
  return { start: { line: line - 1, character: start }, end: { line: line - 1, character: end } };
}

/** Returns the text of a 1-based line. Throws a UserError if the file has no such line. */
function lineOf(place: { readonly path: string }, line: number, lines: readonly string[]): string {
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
  place: { readonly path: string },
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

/** Returns all definitions with the dotted name of a place, in order of the text. */
function definitionsOf(place: NamedPlace, source: PlaceSource): readonly ListedName[] {
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

function noName(place: FilePlace & { readonly kind: "name" }, found: number): UserError {
  const { path, line, name, occurrence } = place;
  if (found === 0) return new UserError("not-found", `line ${line} of ${path} has no \`${name}\``);
  const all = Array.from({ length: Math.min(found, wordsMax) }, (_, nth) =>
    printPlace({ ...place, occurrence: nth + 1 }),
  );
  return new UserError(
    "not-found",
    `line ${line} of ${path} has \`${name}\` ${plural(found, "time")}, not ${occurrence}`,
    { hint: `Name one of them:\n${all.join("\n")}` },
  );
}

/**
 * Returns the error for a name that the file does not define. Its hint is the nearest name, first a longer dotted name
 * with the same end: users often leave out the class.
 */
function noSymbol(place: NamedPlace, source: PlaceSource): UserError {
  const wanted = place.names.join(".");
  if (place.overload !== undefined) {
    const { overload: _overload, ...any } = place;
    const { length } = definitionsOf(any, source);
    if (length > 0)
      return new UserError(
        "not-found",
        `${place.path} defines \`${wanted}\` ${plural(length, "time")}, so there is no overload ${place.overload}`,
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
  const whole = place.names.slice(0, -1).join(".");
  const last = place.names.at(-1) ?? "";
  if (ending === undefined && known.includes(whole) && !known.some((one) => one.startsWith(`${whole}.`)))
    return new UserError("not-found", `\`${whole}\` of ${place.path} has no \`${last}\``, {
      hint: "The parts of a definition are :sig, :body and :doc.",
    });
  const near = ending ?? findNearest(wanted, known);
  return new UserError("not-found", `${place.path} defines no \`${wanted}\``, {
    hint:
      near === undefined
        ? `To list the definitions of the file: lanser ${source.reading === undefined ? "symbols" : "outline"} ${printPlace({ kind: "file", path: place.path })}`
        : `Did you mean \`${near}\`?`,
  });
}

/** Returns the error for a place with several matches; its hint lists each with a place that names only it. */
function several(
  place: FilePlace,
  matches: readonly Match[],
  lines: readonly string[],
  source: PlaceSource,
): UserError {
  const path = pathOf(place);
  const candidates = matches.slice(0, candidatesMax).map((match) => candidateOf(path, match, source));
  const shown = matches
    .slice(0, candidatesMax)
    .map(({ range, place: own }) => `${at(path, range.start, lines, source.unit)}  ${printPlace(own)}`);
  const hasNone = matches.some(({ evidence }) => evidence.isSameAround === false);
  const more = matches.length > candidatesMax ? [`and ${matches.length - candidatesMax} more`] : [];
  const what =
    place.kind === "symbol"
      ? `${path} defines \`${place.names.join(".")}\` ${matches.length} times`
      : `${path} matches \`${printPlace(place)}\` ${matches.length} times${hasNone ? ", and none of the matches has the hash" : ""}`;
  return new UserError("ambiguous", what, {
    hint: `Name one of them:\n${[...shown, ...more].join("\n")}`,
    candidates,
  });
}

/** Maximum number of candidates of an error. */
const candidatesMax = 20;

/**
 * Returns the error for a line where the query needs a position. Its hint lists the names on the line in both forms of
 * a place, so that the user can paste one.
 */
function onlyLine(
  place: FilePlace & { readonly kind: "line" },
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
