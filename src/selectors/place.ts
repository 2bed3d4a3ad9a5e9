/**
 * Parses and prints places in code: `path@L12:C7`, `path@R(42,7->44,1)`, `path@L12~name#2`, `path#Class.method`, a line
 * (`path@L12`) or a file. A name can be followed by a part and a number: `path#Class.method:body?overload=1`. Lines,
 * columns and occurrences count from 1, overloads from 0 as in the paper; the end of a range is exclusive. Characters
 * of the grammar are percent-encoded, so every place has one text: `parsePlace(printPlace(place))` is that place.
 */
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { type DefinitionRole, roles } from "../syntax/roles.ts";

/** Position, 1-based; the unit of `column` is the caller's. */
export type WrittenPosition = { readonly line: number; readonly column: number };

export type CodePlace =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "line"; readonly path: string; readonly line: number }
  | ({ readonly kind: "position"; readonly path: string } & WrittenPosition)
  | {
      readonly kind: "range";
      readonly path: string;
      readonly start: WrittenPosition;
      readonly end: WrittenPosition;
    }
  | {
      readonly kind: "name";
      readonly path: string;
      readonly line: number;
      readonly name: string;
      /** Number of the occurrence on the line, from 1. */
      readonly occurrence: number;
    }
  | {
      readonly kind: "symbol";
      readonly path: string;
      readonly names: readonly string[];
      /** Part of the definition; absent: its name (`:def`). */
      readonly role?: DefinitionRole;
      /** Number of the definition among those with this name, from 0; absent: the only one. */
      readonly overload?: number;
    };

/**
 * Parses a place that a user or program wrote. Reads only the text; whether the place exists, `resolvePlace` decides.
 * Throws a UserError with exit code 2 for an invalid place, and 13 for line or column 0.
 */
export function parsePlace(text: string): CodePlace {
  const mark = text.search(/[@#]/u);
  const path = decoded(mark < 0 ? text : text.slice(0, mark), text, "path");
  if (mark < 0) return { kind: "file", path };
  const rest = text.slice(mark + 1);
  if (text[mark] === "#") return symbolIn(path, rest, text);
  const point = /^L(\d+)(?::C(\d+))?$/u.exec(rest);
  if (point !== null) {
    const [, line = "", column] = point;
    return column === undefined
      ? { kind: "line", path, line: counted(line, "line") }
      : { kind: "position", path, line: counted(line, "line"), column: counted(column, "column") };
  }
  const range = /^R\((\d+),(\d+)->(\d+),(\d+)\)$/u.exec(rest);
  if (range !== null) {
    const [, line = "", column = "", endLine = "", endColumn = ""] = range;
    const start = { line: counted(line, "line"), column: counted(column, "column") };
    const end = { line: counted(endLine, "line"), column: counted(endColumn, "column") };
    if (end.line < start.line || (end.line === start.line && end.column < start.column))
      throw wrong(text, "the range ends before it starts");
    return { kind: "range", path, start, end };
  }
  const named = /^L(\d+)~([^#]*)(?:#(\d+))?$/u.exec(rest);
  if (named !== null) {
    const [, line = "", name = "", occurrence = "1"] = named;
    return {
      kind: "name",
      path,
      line: counted(line, "line"),
      name: decoded(name, text, "name"),
      occurrence: counted(occurrence, "occurrence"),
    };
  }
  throw wrong(text, `\`@${rest}\` is not a position`);
}

function symbolIn(path: string, rest: string, text: string): CodePlace {
  const [, dotted = "", word, query] = /^([^:?]*)(?::([^?]*))?(?:\?(.*))?$/su.exec(rest) ?? [];
  const names = dotted.split(".").map((name) => decoded(name, text, "name"));
  const role = roles.find((one) => one === word);
  if (word !== undefined && word !== "def" && role === undefined)
    throw wrong(
      text,
      `\`:${word}\` is not a part of a definition. Use :def, :sig, :body or :doc, and write %3A for a colon in a name`,
    );
  const overload = query === undefined ? undefined : /^overload=(0|[1-9]\d{0,5})$/u.exec(query)?.[1];
  if (query !== undefined && overload === undefined) throw wrong(text, `\`?${query}\` is not ?overload=N`);
  return {
    kind: "symbol",
    path,
    names,
    ...compact({ role, overload: overload === undefined ? undefined : Number(overload) }),
  };
}

/** Prints a place so that `parsePlace` reads the same place again. Bundles use this text, so it is hashed. */
export function printPlace(place: CodePlace): string {
  const path = encoded(place.path);
  switch (place.kind) {
    case "file":
      return path;
    case "line":
      return `${path}@L${place.line}`;
    case "position":
      return `${path}@L${place.line}:C${place.column}`;
    case "range": {
      const { start, end } = place;
      return `${path}@R(${start.line},${start.column}->${end.line},${end.column})`;
    }
    case "name":
      return `${path}@L${place.line}~${encoded(place.name)}${place.occurrence === 1 ? "" : `#${place.occurrence}`}`;
    case "symbol": {
      const names = place.names.map((name) => encoded(name).replaceAll(".", "%2E").replaceAll(":", "%3A"));
      const role = place.role === undefined ? "" : `:${place.role}`;
      const overload = place.overload === undefined ? "" : `?overload=${place.overload}`;
      return `${path}#${names.join(".")}${role}${overload}`;
    }
  }
}

/** Characters that the grammar uses, or that a line of text cannot show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a name is written by its number.
const reserved = /[%#@~?" \u0000-\u001f\u007f]/gu;

/** Percent-encodes the reserved characters of a path or name. */
function encoded(text: string): string {
  return text.replace(
    reserved,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

/**
 * Decodes the percent-encoding of a path or name. `whole` is the whole place, for the error. Refuses reserved
 * characters without encoding, so that every place has only one text.
 */
function decoded(part: string, whole: string, what: "path" | "name"): string {
  if (part === "") throw wrong(whole, `the ${what} is empty`);
  const raw = part.replaceAll("%", "").match(reserved)?.[0];
  if (raw !== undefined)
    throw wrong(whole, `the ${what} contains ${JSON.stringify(raw)}; write ${encoded(raw)} instead`);
  let text: string;
  try {
    text = decodeURIComponent(part);
  } catch (error) {
    throw wrong(whole, `in the ${what}, two hexadecimal digits of UTF-8 must follow each %`, error);
  }
  if (text.includes("\0") || !text.isWellFormed())
    throw wrong(whole, `the ${what} contains an invalid character`);
  return text;
}

const countMax = 1_000_000_000;

/** Reads a line, column or occurrence, which counts from 1. The limit keeps the number exact. */
function counted(digits: string, what: string): number {
  const count = Number(digits);
  if (count === 0)
    throw new UserError("usage", `${what} 0 does not exist: lines and columns count from 1`, { hint: "" });
  if (count > countMax) throw new UserError("bad-selector", `there is no ${what} ${digits}`, { hint: "" });
  return count;
}

function wrong(text: string, why: string, cause?: unknown): UserError {
  return new UserError("bad-selector", `\`${text}\` is not a place: ${why}`, { hint: placeForms, cause });
}

export const placeForms =
  'A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2 or path#Class.method. A name can end with :sig, :body or :doc. Percent-encode % # @ ~ ? " and spaces in paths and names, and : in names.';
