/** Reads the escapes of one file on one side, and the facts that are needed to compare them with the other side. */
import type { ChangedFile } from "../model/change.ts";
import type { Position } from "../model/finding.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { lines, positionAt } from "../model/text.ts";
import { type Binding, bindingsAround } from "../syntax/bindings.ts";
import { type Kind, namedDefinitions, type Outline } from "../syntax/outline.ts";
import { isScript, type SyntaxLanguage } from "../syntax/parser.ts";
import { isPartial, type Reading, type Statement } from "../syntax/reading.ts";
import { hatchesInBash } from "./bash.ts";
import { isHonoured, stricterDirectives, suppressionsIn } from "./comments.ts";
import { hatchesInCpp } from "./cpp.ts";
import { type NamedSchema, schemaNamed } from "./data.ts";
import { hatchesInGo } from "./go.ts";
import { compareEscapes, type Escape, namesOf, type Occurrence } from "./kinds.ts";
import { hatchesInPython, takesAnything } from "./python.ts";
import { hatchesInRust, lintsIn } from "./rust.ts";
import { hatchesInScript } from "./script.ts";

export type EscapeInput = {
  readonly files: readonly ChangedFile[];
  /** Returns the reading; undefined if the file does not exist, is too large, or has a language without a grammar. */
  readonly reading: (side: Side, path: string) => Reading | undefined;
  /**
   * Returns the places where the server itself honours a suppression; undefined if it was not queried. Absent: no
   * file was queried.
   */
  readonly silenced?: (side: Side, path: string) => readonly Position[] | undefined;
};

export type Found = Escape & {
  /** Text of its line. If several equal escapes differ in their lines, the one whose line changed is the added one. */
  readonly context: string;
  /** Lines that it silences, if that is not only its own or the next one; both inclusive. */
  readonly span?: { readonly first: number; readonly last: number };
};

export type FileEscapes = {
  /** Path; empty for a file that does not exist, or has no escapes that we know. */
  readonly path: string;
  readonly escapes: readonly Found[];
  /** True if some of its definitions may be unknown. */
  readonly isPartial: boolean;
  /** Dotted names of all definitions. */
  readonly symbols: ReadonlySet<string>;
  /** Returns the innermost definition around a line. */
  readonly definitionAt: (line: number) => Enclosing | undefined;
  /** Names with and without a type, by symbol; null for those in no definition. */
  readonly annotations: ReadonlyMap<string | null, AnnotationsIn>;
  /** Returns the lines of the statement that a line is part of, both inclusive. */
  readonly statementAt: (line: number) => { readonly first: number; readonly last: number };
  /** Returns what silences the findings of a line, and only those. */
  readonly silencersAt: (line: number) => readonly Found[];
  /** Schema that a data file names for itself. */
  readonly schema: (NamedSchema & { readonly line: number }) | undefined;
  /** Items of `# pyright:` comments that make it stricter, and lints that attributes of a file enable. */
  readonly stricter: readonly string[];
};

export type AnnotationsIn = {
  /** Names with a type, and those written without one: "parameter x", "result", "variable self.x". */
  readonly annotated: ReadonlySet<string>;
  readonly bare: ReadonlySet<string>;
  /** `*args` and `**kwargs` in function headers of Python, if they accept anything. */
  readonly anything: ReadonlySet<string>;
  /** Line of the definition, 0-based, or of the first name if there is no definition. */
  readonly line: number;
  /** Returns the line of a name: that of its function, or its own if it is in none. */
  readonly lineOf: (what: string) => number;
};

/** Definition around a line; 0-based lines, both inclusive. */
export type Enclosing = {
  readonly symbol: string;
  readonly kind: Kind;
  readonly first: number;
  readonly last: number;
};

export type ReadEscapes = (side: Side, path: string | null) => FileEscapes;

/** Returns the reader, which reads each file once. */
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
  isPartial: false,
  symbols: new Set(),
  definitionAt: () => undefined,
  annotations: new Map(),
  statementAt: (line) => ({ first: line, last: line }),
  silencersAt: () => [],
  schema: undefined,
  stricter: [],
};

function escapesIn({ reading: find, silenced }: EscapeInput, side: Side, path: string): FileEscapes {
  const reading = find(side, path);
  if (reading === undefined) return nothing;
  const { text: content, starts } = reading;
  const isPython = reading.language === "python";
  const hatches = hatchReaders[reading.language](reading);
  const nextWithCode = nextLinesWithCode(reading.code);
  const { definitionAt, symbols } = definitionsByLine(reading);
  const around = bindingsAround(reading.bindings);
  const schema = schemaNamed(reading);
  const honoured = silenced?.(side, path);
  const suppressions = suppressionsIn(reading, honoured);
  const found = [...suppressions, ...hatches].map((occurrence): Found => {
    const { line } = positionAt(starts, occurrence.offset);
    const { kind, text } = occurrence;
    const next = occurrence.reach === "next" ? definitionAt(nextWithCode(line)) : undefined;
    const isOfNext = next !== undefined && next.first === nextWithCode(line);
    const reach = occurrence.reach !== "next" ? occurrence.reach : isOfNext ? "symbol" : "next-line";
    const symbol = (isOfNext ? next : definitionAt(line))?.symbol ?? null;
    const names = namesFor(symbol, [...(occurrence.names ?? []), ...namesOf(around(occurrence.offset))]);
    const context = content.slice(starts[line], starts[line + 1]).trim();
    const { covers } = occurrence;
    const span = covers && {
      first: positionAt(starts, covers.start).line,
      last: positionAt(starts, covers.end).line,
    };
    return {
      ...{ kind, path, line, symbol, text, reach, names, context },
      ...(span === undefined ? {} : { span }),
    };
  });
  const silencers = new Map<number, Found[]>();
  for (const one of found) {
    if ((one.reach !== "line" && one.reach !== "next-line") || !isHonoured(one, honoured)) continue;
    const at = one.reach === "line" ? one.line : nextWithCode(one.line);
    const { first, last } = one.span ?? { first: at, last: at };
    for (let line = first; line <= last; line++) push(silencers, line, one);
  }
  return {
    path,
    escapes: found.sort(compareEscapes),
    isPartial: isPartial(reading),
    symbols,
    definitionAt,
    annotations: annotationsIn(reading, definitionAt),
    statementAt: statementsByLine(reading.statements),
    silencersAt: (line) => silencers.get(line) ?? [],
    schema: schema && { ...schema, line: positionAt(starts, schema.offset).line },
    stricter: isPython ? stricterDirectives(reading) : reading.language === "rust" ? lintsIn(reading) : [],
  };
}

const hatchReaders = {
  python: hatchesInPython,
  typescript: hatchesInScript,
  tsx: hatchesInScript,
  json: () => [],
  yaml: () => [],
  go: hatchesInGo,
  rust: hatchesInRust,
  bash: hatchesInBash,
  cpp: hatchesInCpp,
} as const satisfies Record<SyntaxLanguage, (reading: Reading) => readonly Occurrence[]>;

type DefinitionAt = FileEscapes["definitionAt"];

/**
 * Collects annotations of Python, TypeScript and JavaScript. In Go, Rust and C everything has a type, written or
 * not, and nothing has in a shell: none can be removed.
 */
function annotationsIn(reading: Reading, definitionAt: DefinitionAt): FileEscapes["annotations"] {
  if (reading.language !== "python" && !isScript(reading.language)) return new Map();
  const typed = reading.bindings.filter(({ kind }) => /^(?:parameter|variable|result)$/u.test(kind));
  const bySymbol = Map.groupBy(typed, ({ line }) => definitionAt(line)?.symbol ?? null);
  return new Map(
    [...bySymbol].map(([symbol, own]) => {
      const what = (isTyped: boolean) =>
        new Set(own.filter(({ type }) => (type !== null) === isTyped).map(describe));
      const free = reading.language === "python" ? own.filter(takesAnything) : [];
      const anything = new Set(free.map(({ stars }) => (stars === 1 ? "*args" : "**kwargs")));
      const first = own[0]?.line ?? 0;
      const around = definitionAt(first);
      const line = around?.first ?? first;
      const ownLines = new Map(own.toReversed().map((one) => [describe(one), one.line]));
      const lineOf = (what: string) => (around?.kind === "function" ? line : (ownLines.get(what) ?? line));
      return [symbol, { annotated: what(true), bare: what(false), anything, line, lineOf }];
    }),
  );
}

function describe({ kind, name }: Binding): string {
  return kind === "result" ? kind : `${kind} ${name}`;
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

/** Returns the names through which code is used. A method whose name is never written is used by writing its class. */
export function namesFor(symbol: string | null, names: readonly string[]): readonly string[] {
  const own = (symbol ?? "").split(".").findLast((name) => !/^(?:__\w+__|)$/u.test(name));
  return [...new Set([...(own === undefined ? [] : [own]), ...names])];
}

function definitionsByLine(outline: Outline): Pick<FileEscapes, "definitionAt" | "symbols"> {
  const byLine: Enclosing[] = [];
  const symbols = new Set<string>();
  // Containers come before what is inside of them, which overwrites them.
  for (const { symbol, definition } of namedDefinitions(outline)) {
    const { start, end } = definition.range;
    const enclosing = { symbol, kind: definition.kind, first: start.line, last: end.line };
    symbols.add(symbol);
    for (let line = start.line; line <= end.line; line++) byLine[line] = enclosing;
  }
  return { definitionAt: (line) => byLine[line], symbols };
}
