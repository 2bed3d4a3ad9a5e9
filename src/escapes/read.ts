/** Reads the escapes of one file on one side, and the facts that are needed to compare them with the other side. */

import type { ChangedFile } from "../model/change.ts";
import { compact } from "../model/compact.ts";
import type { EscapeKind } from "../model/escapes.ts";
import type { Position } from "../model/finding.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { positionAt, splitText } from "../model/text.ts";
import { type Binding, bindingsAround } from "../syntax/bindings.ts";
import { type DefinitionKind, namedDefinitions, type Outline } from "../syntax/outline.ts";
import { isScriptLanguage, type SyntaxLanguage } from "../syntax/parser.ts";
import { isPartialReading, type Reading, type Statement } from "../syntax/reading.ts";
import {
  hatchesInBash,
  isHonoured,
  type SchemaComment,
  schemaNamed,
  stricterDirectives,
  suppressionsIn,
} from "./comments.ts";
import { hatchesInCpp } from "./cpp.ts";
import { assignedNames, compareEscapes, type Escape, type Occurrence, symbolOccurrence } from "./kinds.ts";
import { acceptsAnything, hatchesInPython } from "./python.ts";
import { hatchesInRust, listEnabledLints } from "./rust.ts";

/** Finds escape hatches of TypeScript and JavaScript. */
type Rule = { readonly kind: EscapeKind; readonly pattern: RegExp };

/**
 * Finds the hatches. In JavaScript, and in TypeScript with JSX, which is read in the same way, comments have types;
 * without JSX `<A>x` is a cast.
 */
function hatchesInScript(reading: Reading): readonly Occurrence[] {
  const code = withoutRenames(reading.code);
  return [
    ...scriptRules.flatMap(({ kind, pattern }) =>
      [...code.matchAll(pattern)]
        .filter(({ 0: found, index }) => !isNamespaceOfTypes(code, index, index + found.length))
        .map(({ 0: found, index }) => symbolOccurrence(kind, index, found)),
    ),
    ...(reading.language === "tsx" ? typeComments(reading) : angleCasts(reading)),
  ];
}

// A word comes first, and what stands before it last: looking back from every space would be quadratic.
const scriptRules: readonly Rule[] = [
  {
    kind: "any",
    pattern: /\bany\b(?!\s*[(.:])(?<=(?:[:<|&,=([]|=>|\b(?:as|extends|is|readonly|satisfies))\s*any)/gu,
  },
  { kind: "cast", pattern: /\bas\s+unknown\s+as\b/gu },
  // Not the `as` that names the keys of a mapped type: `{ [K in keyof A as B<K>]: C }`.
  {
    kind: "cast",
    pattern:
      /\bas\s+(?!const\b|unknown\b|any\b)[\p{L}_$({["'`][\p{L}\p{N}_$.]*(?<!\[\s{0,40}[\p{L}\p{N}_$]{1,100}\s+in\s[^;{}]{0,300})/gu,
  },
  // `as "a"`, where the string is blank.
  { kind: "cast", pattern: /\bas\s{3,}(?=[;,)\]}&|?:]|$)/gu },
  // `a!.b`, and `let a!: A`, which says that it will be there.
  {
    kind: "non-null",
    pattern:
      /(?<=[\p{L}\p{N}_$)\]])!(?!=)(?<!(?<![\p{L}\p{N}_$.])(?:await|case|delete|else|in|of|return|throw|typeof|void|yield)!)/gu,
  },
  {
    kind: "ambient",
    pattern: /\bdeclare\s+(?:abstract\s+class|module|namespace|global|const|let|var|function|class)\b/gu,
  },
  {
    kind: "ambient",
    pattern:
      /\bdeclare\s+(?:(?:public|private|protected|static|override|readonly)\s+)*[\p{L}_$#][\p{L}\p{N}_$]*(?=\s*[?!]?:)/gu,
  },
  {
    kind: "static-condition",
    pattern: /(?<![.#])\b(?:if|while)\s*\(\s*(?:false|0|!true|!1)\s*\)/gu,
  },
  { kind: "static-condition", pattern: /(?<![.#])\bif\s*\(\s*(?:true|1|!false|!0)\s*\)/gu },
  // `a !== false && b` compares.
  {
    kind: "static-condition",
    pattern: /\bfalse\s*&&(?<![=<>]\s{0,40}false\s{0,40}&&)|&&\s*false\b(?!\s{0,40}[=!]=)/gu,
  },
  // Behind a call of it nothing is reached.
  { kind: "dead-code", pattern: /\bnever\b(?!\s*[[|&])(?<=\)\s*:\s*never)/gu },
  {
    kind: "dynamic",
    pattern:
      /(?<![\p{L}\p{N}_$.])(?:eval\s*\(|(?:new\s+)?Function\s*\(|Reflect\s*\.\s*(?:apply|construct|defineProperty|deleteProperty|get|has|set)\s*\()/gu,
  },
  {
    kind: "dynamic",
    pattern:
      /(?<=\bglobalThis\s{0,9}\.\s{0,9})(?:eval|Function)\s*\(|(?<![\p{L}\p{N}_$.])Object\s*\.\s*define(?:Property|Properties)\s*\(/gu,
  },
  { kind: "dynamic", pattern: /\bJSON\s*\.\s*parse\s*\(\s*JSON\s*\.\s*stringify\s*\(/gu },
  // What is loaded is any, unless it is a literal, which is blank here.
  {
    kind: "dynamic",
    pattern: /(?<![\p{L}\p{N}_$.])(?:require|import)\s*\((?=\s*[^\s)])/gu,
  },
  {
    kind: "any-arguments",
    pattern:
      /\(\s*\.\.\.[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*(?:readonly\s+)?(?:(?:any|unknown)\s*\[\s*\]|(?:Readonly)?Array\s*<\s*(?:any|unknown)\s*>)\s*\)/gu,
  },
];

/**
 * `export declare namespace N { … }` with types alone declares nothing that exists elsewhere. Without `export` it could add to a global
 * one.
 */
function isNamespaceOfTypes(code: string, start: number, end: number): boolean {
  if (!code.slice(start, end).endsWith("namespace")) return false;
  if (!/\bexport\s+$/u.test(code.slice(Math.max(0, start - spaceMax), start))) return false;
  const opened = code.indexOf("{", end);
  let [at, depth] = [opened, opened < 0 ? 0 : 1];
  while (depth > 0 && ++at < code.length) depth += code[at] === "{" ? 1 : code[at] === "}" ? -1 : 0;
  return depth === 0 && opened >= 0 && !valueInNamespace.test(code.slice(opened, at));
}

const valueInNamespace =
  /(?:[{};]|\n)\s*(?:export\s*[={*]|(?:export\s+)?(?:(?:declare|abstract|async)\s+)*(?:const|let|var|function|class|enum|import)\s+[\p{L}_$])/u;

/** `import { a as b }`, `export { a as b }` and `import * as a` assert nothing. */
function withoutRenames(code: string): string {
  const clause =
    /\b(?:import|export)\b\s*(?:type\b\s*)?(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)?(?:\{[^{}]*\}|\*\s*as\s+[\p{L}_$][\p{L}\p{N}_$]*)/gu;
  return code.replace(clause, (found) => found.replace(/[^\r\n]/gu, (unit) => " ".repeat(unit.length)));
}

function angleCasts({ code, angleCasts: found }: Reading): readonly Occurrence[] {
  return found
    .map(({ start, end }) => symbolOccurrence("cast", start, code.slice(start, end)))
    .filter(({ text }) => !/^<\s?(?:const|any|unknown)\s?>$/u.test(text));
}

/**
 * Finds types in comments: `@type {any}` is equivalent to an annotation, and `@type {A}` before a parenthesis is a
 * cast.
 */
function typeComments(reading: Reading): readonly Occurrence[] {
  return reading.comments.flatMap(({ start, end }): Occurrence[] => {
    const comment = reading.text.slice(start, end);
    if (!comment.startsWith("/**")) return [];
    const words = [
      ...comment.matchAll(/@(?:type|param|arg|returns?|typedef|prop|property)\s*\{([^}@]{0,300})\}/gu),
    ];
    const anything = words
      .filter(([, type = ""]) => /^\s*\*\s*$|(?<![\p{L}\p{N}_$.])any(?![\p{L}\p{N}_$])/u.test(type))
      .map(({ index }) => ({
        ...symbolOccurrence("any", start + index, "any"),
        names: namesBehind(reading, end),
      }));
    const cast = /@type\s*\{(?!\s*(?:const|any|\*|unknown)\s*\})([^}]{0,300})\}/u.exec(comment);
    const isCast = cast !== null && /^\s*\(/u.test(reading.code.slice(end, end + spaceMax));
    return isCast ? [...anything, symbolOccurrence("cast", start + cast.index, cast[0])] : anything;
  });
}

/** Maximum distance between a comment and the code that it is for. */
const spaceMax = 300;

/** Returns the name that the line after a comment declares or assigns. */
function namesBehind({ code, bindings }: Reading, offset: number): readonly string[] {
  const next = bindings.find(({ start }) => start >= offset);
  const isOnLine =
    next !== undefined &&
    next.start - offset < spaceMax &&
    /^\s*[^\r\n]*$/u.test(code.slice(offset, next.start));
  return isOnLine ? assignedNames([next]) : [];
}

/** Finds escape hatches of Go: ways in which a value loses its type, and in which unused code counts as used. */
const patterns: readonly { readonly kind: EscapeKind; readonly pattern: RegExp }[] = [
  { kind: "cast", pattern: /\bunsafe\s*\.\s*Pointer\b/gu },
  { kind: "dynamic", pattern: /\breflect\s*\.\s*(?:ValueOf|NewAt|MakeFunc)\s*\(/gu },
  { kind: "dynamic", pattern: /\.\s*(?:MethodByName|FieldByName)\s*\(/gu },
  // Without a type it says nothing of what it is given.
  {
    kind: "only-used",
    pattern:
      /(?<=^|[\r\n;{])[ \t]*(?:var[ \t]+)?_(?:[ \t]*,[ \t]*_)*[ \t]*=[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*(?:[ \t]*,[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*)*(?=[ \t]*(?:[\r\n;}]|$))/gu,
  },
];

function hatchesInGo({ code }: Reading): readonly Occurrence[] {
  const found = patterns.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].map(({ 0: text, index }) => {
      const own = text.trimStart();
      return symbolOccurrence(kind, index + text.length - own.length, own);
    }),
  );
  return [...found, ...anyTypes(code), ...assertions(code)];
}

/**
 * Finds `any` and `interface{}`, which is the same; not as a constraint of a type parameter: `[T any]` says nothing
 * about a value.
 */
function anyTypes(code: string): readonly Occurrence[] {
  const types = /(?<![\p{L}\p{N}_]|(?<!\.)\.)(?:any(?![\p{L}\p{N}_]|\s*[:(])|interface\s*\{\s*\})/gu;
  return [...code.matchAll(types)]
    .filter(({ index }) => !isConstraint(code, index))
    .map(({ index }) => symbolOccurrence("any", index, "any"));
}

/** Maximum length of a list of types. */
const listMax = 500;

/** True after a name inside square brackets. */
function isConstraint(code: string, at: number): boolean {
  if (!/[\p{L}\p{N}_]\s+$/u.test(code.slice(Math.max(0, at - 50), at))) return false;
  let depth = 0;
  for (let back = at - 1; back >= 0 && at - back < listMax; back--) {
    const mark = code[back] ?? "";
    if (")]}".includes(mark)) depth++;
    else if ("([{".includes(mark) && depth-- === 0) return mark === "[";
  }
  return false;
}

/** Finds assertions: `x.(T)` panics if x is not a T; `y, ok := x.(T)` tests it, and so does a switch. */
function assertions(code: string): readonly Occurrence[] {
  return [...code.matchAll(/\.\s*\(\s*(?!type\s*\))([^()\r\n]{1,80})\)/gu)].flatMap(({ 0: text, index }) =>
    isAsked(code, index, index + text.length)
      ? []
      : [symbolOccurrence("cast", index, text.replace(/\s+/gu, ""))],
  );
}

/** True if it is the only expression that is assigned to two names. */
function isAsked(code: string, start: number, end: number): boolean {
  if (/^[ \t]*[.([]/u.test(code.slice(end, end + 50))) return false;
  const begin = Math.max(code.lastIndexOf("\n", start), code.lastIndexOf(";", start)) + 1;
  const line = code.slice(Math.max(begin, start - listMax), start);
  const given = line.search(/(?<![=!<>+\-*/%&|^]):?=(?!=)/u);
  // A second name that is thrown away asks nothing.
  const [, second = "_"] = /,\s*([\p{L}_][\p{L}\p{N}_]*)\s*$/u.exec(line.slice(0, Math.max(0, given))) ?? [];
  if (given < 0 || second === "_") return false;
  let depth = 0;
  for (const mark of line.slice(given)) {
    if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark)) depth--;
    else if (mark === "," && depth === 0) return false;
  }
  return depth === 0;
}

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

export type FoundEscape = Escape & {
  /** Text of its line. If several equal escapes differ in their lines, the one whose line changed is the added one. */
  readonly context: string;
  /** Lines that it silences, if that is not only its own or the next one; both inclusive. */
  readonly span?: { readonly first: number; readonly last: number };
};

export type FileEscapes = {
  /** Path; empty for a file that does not exist, or has no escapes that we know. */
  readonly path: string;
  readonly escapes: readonly FoundEscape[];
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
  readonly silencersAt: (line: number) => readonly FoundEscape[];
  /** Schema that a data file names for itself. */
  readonly schema: (SchemaComment & { readonly line: number }) | undefined;
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
  readonly kind: DefinitionKind;
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
  const found = [...suppressions, ...hatches].map((occurrence): FoundEscape => {
    const { line } = positionAt(starts, occurrence.offset);
    const { kind, text } = occurrence;
    const next = occurrence.reach === "next" ? definitionAt(nextWithCode(line)) : undefined;
    const isOfNext = next !== undefined && next.first === nextWithCode(line);
    const reach = occurrence.reach !== "next" ? occurrence.reach : isOfNext ? "symbol" : "next-line";
    const symbol = (isOfNext ? next : definitionAt(line))?.symbol ?? null;
    const names = usedNamesOf(symbol, [
      ...(occurrence.names ?? []),
      ...assignedNames(around(occurrence.offset)),
    ]);
    const context = content.slice(starts[line], starts[line + 1]).trim();
    const { covers } = occurrence;
    const span = covers && {
      first: positionAt(starts, covers.start).line,
      last: positionAt(starts, covers.end).line,
    };
    return {
      ...{ kind, path, line, symbol, text, reach, names, context },
      ...compact({ span }),
    };
  });
  const silencers = new Map<number, FoundEscape[]>();
  for (const one of found) {
    if ((one.reach !== "line" && one.reach !== "next-line") || !isHonoured(one, honoured)) continue;
    const at = one.reach === "line" ? one.line : nextWithCode(one.line);
    const { first, last } = one.span ?? { first: at, last: at };
    for (let line = first; line <= last; line++) push(silencers, line, one);
  }
  return {
    path,
    escapes: found.sort(compareEscapes),
    isPartial: isPartialReading(reading),
    symbols,
    definitionAt,
    annotations: annotationsIn(reading, definitionAt),
    statementAt: statementsByLine(reading.statements),
    silencersAt: (line) => silencers.get(line) ?? [],
    schema: schema && { ...schema, line: positionAt(starts, schema.offset).line },
    stricter: isPython
      ? stricterDirectives(reading)
      : reading.language === "rust"
        ? listEnabledLints(reading)
        : [],
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
  if (reading.language !== "python" && !isScriptLanguage(reading.language)) return new Map();
  const typed = reading.bindings.filter(({ kind }) => /^(?:parameter|variable|result)$/u.test(kind));
  const bySymbol = Map.groupBy(typed, ({ line }) => definitionAt(line)?.symbol ?? null);
  return new Map(
    [...bySymbol].map(([symbol, own]) => {
      const what = (isTyped: boolean) =>
        new Set(own.filter(({ type }) => (type !== null) === isTyped).map(describe));
      const free = reading.language === "python" ? own.filter(acceptsAnything) : [];
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
  const all = splitText(code);
  const next: number[] = [];
  for (let line = all.length - 1, found = all.length; line >= 0; line--) {
    next[line] = found;
    if (all[line]?.trim() !== "") found = line;
  }
  return (line) => next[line] ?? all.length;
}

/** Returns the names through which code is used. A method whose name is never written is used by writing its class. */
export function usedNamesOf(symbol: string | null, names: readonly string[]): readonly string[] {
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
