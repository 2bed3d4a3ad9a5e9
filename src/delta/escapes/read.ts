/** The escapes of one file on one side, and what of it is needed to compare them with the other side's. */
import type { ChangedFile } from "../../core/change.ts";
import type { Side } from "../../core/report.ts";
import { lineStarts, lines, positionAt } from "../../core/text.ts";
import type { Outline } from "../../syntax/outline.ts";
import { stricterDirectives, suppressionsIn } from "./comments.ts";
import { compareEscapes, type Escape } from "./kinds.ts";
import { hatchesInPython } from "./python.ts";
import { languageOf, scan } from "./scan.ts";
import { attributesIn, hatchesInJsx, hatchesInScript } from "./script.ts";
import { type Typed, typesInScript } from "./script-types.ts";
import { type Annotations, annotationsIn } from "./signature.ts";
import { type Statement, statementsOf } from "./statements.ts";

export type EscapeInput = {
  readonly files: readonly ChangedFile[];
  /** Undefined when it is not there, or cannot be read as text. */
  readonly text: (side: Side, path: string) => string | undefined;
  readonly outline: (side: Side, path: string) => Outline | undefined;
};

export type Found = Escape & {
  /** Its line, so that of several equal ones the one whose line changed is the one that is added. */
  readonly context: string;
};

export type FileEscapes = {
  /** Empty for a file that is not there, or that no escape is known of. */
  readonly path: string;
  readonly escapes: readonly Found[];
  /** Dotted names of all definitions. */
  readonly symbols: ReadonlySet<string>;
  /** The innermost definition around a line. */
  readonly definitionAt: (line: number) => Enclosing | undefined;
  /** What has a type and what has none, by symbol; null for what is in no definition. */
  readonly annotations: ReadonlyMap<string | null, AnnotationsIn>;
  /** The lines of the statement that a line is part of, both inclusive. */
  readonly statementAt: (line: number) => { readonly first: number; readonly last: number };
  /** What silences the findings of a line, and only those. */
  readonly silencersAt: (line: number) => readonly Found[];
  /** What `# pyright:` comments make stricter. */
  readonly stricter: readonly string[];
};

export type AnnotationsIn = Annotations & {
  /** 0-based, of the first that was looked at. */
  readonly line: number;
};

/** 0-based lines, both inclusive. */
export type Enclosing = { readonly symbol: string; readonly first: number; readonly last: number };

export type ReadEscapes = (side: Side, path: string | null) => FileEscapes;

/** Reads each file once. */
export function escapeReader(input: EscapeInput): ReadEscapes {
  const known = new Map<string, FileEscapes>();
  return (side, path) => {
    if (path === null) return nothing;
    const read = known.get(`${side} ${path}`) ?? escapesIn(input, side, path);
    known.set(`${side} ${path}`, read);
    return read;
  };
}

const nothing: FileEscapes = {
  path: "",
  escapes: [],
  symbols: new Set(),
  definitionAt: () => undefined,
  annotations: new Map(),
  statementAt: (line) => ({ first: line, last: line }),
  silencersAt: () => [],
  stricter: [],
};

function escapesIn({ text, outline }: EscapeInput, side: Side, path: string): FileEscapes {
  const content = text(side, path);
  const language = languageOf(path);
  if (content === undefined || language === undefined) return nothing;
  const scanned = scan(content, language);
  const statements = language === "python" ? statementsOf(scanned) : [];
  const isScript = language === "script" || language === "jsx";
  const hatches = {
    python: () => hatchesInPython(scanned, statements),
    script: () => hatchesInScript(scanned),
    jsx: () => hatchesInJsx(scanned),
    brace: () => attributesIn(scanned),
  };
  const starts = lineStarts(content);
  const nextWithCode = nextLinesWithCode(scanned.code);
  const { definitionAt, symbols } = definitionsByLine(outline(side, path));
  const found = [...suppressionsIn(scanned, language), ...hatches[language]()].map((occurrence): Found => {
    const { line } = positionAt(starts, occurrence.offset);
    const symbol = definitionAt(line)?.symbol ?? null;
    const { kind, text, reach } = occurrence;
    const names = namesFor(symbol, occurrence.names);
    const context = content.slice(starts[line], starts[line + 1]).trim();
    return { kind, path, line, symbol, text, reach, names, context };
  });
  const silencers = Map.groupBy(
    found.filter(({ reach }) => reach === "line" || reach === "next-line"),
    ({ reach, line }) => (reach === "line" ? line : nextWithCode(line)),
  );
  return {
    path,
    escapes: found.sort(compareEscapes),
    symbols,
    definitionAt,
    annotations:
      language === "python"
        ? annotationsBySymbol(statements, definitionAt)
        : isScript
          ? typesBySymbol(typesInScript(scanned.code), starts, definitionAt)
          : new Map(),
    statementAt: statementsByLine(statements),
    silencersAt: (line) => silencers.get(line) ?? [],
    stricter: language === "python" ? stricterDirectives(scanned) : [],
  };
}

type DefinitionAt = FileEscapes["definitionAt"];

function annotationsBySymbol(
  statements: readonly Statement[],
  definitionAt: DefinitionAt,
): FileEscapes["annotations"] {
  const bySymbol = Map.groupBy(statements, ({ first }) => definitionAt(first)?.symbol ?? null);
  return new Map(
    [...bySymbol].map(([symbol, own]) => [symbol, { ...annotationsIn(own), line: own[0]?.first ?? 0 }]),
  );
}

function typesBySymbol(
  types: readonly Typed[],
  starts: readonly number[],
  definitionAt: DefinitionAt,
): FileEscapes["annotations"] {
  const placed = types.map((one) => ({ ...one, line: positionAt(starts, one.offset).line }));
  const bySymbol = Map.groupBy(placed, ({ line }) => definitionAt(line)?.symbol ?? null);
  const names = (all: readonly Typed[], isTyped: boolean) =>
    new Set(all.flatMap((one) => (one.isTyped === isTyped ? [one.what] : [])));
  return new Map(
    [...bySymbol].map(([symbol, own]) => [
      symbol,
      {
        annotated: names(own, true),
        bare: names(own, false),
        anything: new Set<string>(),
        line: Math.min(...own.map(({ line }) => line)),
      },
    ]),
  );
}

function statementsByLine(statements: readonly Statement[]): FileEscapes["statementAt"] {
  const byLine: Statement[] = [];
  for (const statement of statements)
    for (let line = statement.first; line <= statement.last; line++) byLine[line] = statement;
  return (line) => byLine[line] ?? { first: line, last: line };
}

function nextLinesWithCode(code: string): (line: number) => number {
  const all = lines(code);
  const next: number[] = [];
  for (let line = all.length - 1, found = all.length; line >= 0; line--) {
    next[line] = found;
    if (all[line]?.trim() !== "") found = line;
  }
  return (line) => next[line] ?? all.length;
}

/** A method with a name that nobody writes is used by writing its class. */
export function namesFor(symbol: string | null, names: readonly string[]): readonly string[] {
  const own = (symbol ?? "").split(".").findLast((name) => !/^(?:__\w+__|)$/u.test(name));
  return [...new Set([...(own === undefined ? [] : [own]), ...names])];
}

function definitionsByLine(outline: Outline | undefined): Pick<FileEscapes, "definitionAt" | "symbols"> {
  const byLine: Enclosing[] = [];
  const symbols = new Set<string>();
  const waiting = (outline?.definitions ?? []).map((definition) => ({ definition, symbol: definition.name }));
  // Containers come before what is inside of them, which overwrites them.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { definition, symbol } = next;
    const { start, end } = definition.range;
    const enclosing = { symbol, first: start.line, last: end.line };
    symbols.add(symbol);
    for (let line = start.line; line <= end.line; line++) byLine[line] = enclosing;
    for (const inner of definition.definitions)
      waiting.push({ definition: inner, symbol: `${symbol}.${inner.name}` });
  }
  return { definitionAt: (line) => byLine[line], symbols };
}
