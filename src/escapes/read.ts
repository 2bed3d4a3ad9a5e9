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

/** Pattern of code that hides errors in TypeScript or JavaScript, with its kind. */
type Rule = { readonly kind: EscapeKind; readonly pattern: RegExp };

/**
 * Finds the hatches of TypeScript and JavaScript. Comments have types in JavaScript and in files with JSX, which are
 * read in the same way; without JSX, `<A>x` is a cast.
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

// Each pattern begins with a word and looks back last: looking back from every space would take quadratic time.
const scriptRules: readonly Rule[] = [
  {
    kind: "any",
    pattern: /\bany\b(?!\s*[(.:])(?<=(?:[:<|&,=([]|=>|\b(?:as|extends|is|readonly|satisfies))\s*any)/gu,
  },
  { kind: "cast", pattern: /\bas\s+unknown\s+as\b/gu },
  // The `as` of a mapped type renames keys and is no cast: `{ [K in keyof A as B<K>]: C }`.
  {
    kind: "cast",
    pattern:
      /\bas\s+(?!const\b|unknown\b|any\b)[\p{L}_$({["'`][\p{L}\p{N}_$.]*(?<!\[\s{0,40}[\p{L}\p{N}_$]{1,100}\s+in\s[^;{}]{0,300})/gu,
  },
  // `as "a"`: the string is blank in the code.
  { kind: "cast", pattern: /\bas\s{3,}(?=[;,)\]}&|?:]|$)/gu },
  // `a!.b`, and `let a!: A`, which asserts a later assignment.
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
  // `a !== false && b` is a comparison and does not count.
  {
    kind: "static-condition",
    pattern: /\bfalse\s*&&(?<![=<>]\s{0,40}false\s{0,40}&&)|&&\s*false\b(?!\s{0,40}[=!]=)/gu,
  },
  // Code behind a call of such a function is unreachable.
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
  // A computed module has type `any`. A literal is blank here, so it does not match.
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
 * True for `export declare namespace N { … }` with only types. It declares no value that exists elsewhere, so it
 * hides nothing. Without `export` it could extend a global namespace.
 */
function isNamespaceOfTypes(code: string, start: number, end: number): boolean {
  if (!code.slice(start, end).endsWith("namespace")) return false;
  if (!/\bexport\s+$/u.test(code.slice(Math.max(0, start - spaceMax), start))) return false;
  const opened = code.indexOf("{", end);
  let [at, depth] = [opened, opened < 0 ? 0 : 1];
  while (depth > 0 && ++at < code.length) depth += code[at] === "{" ? 1 : code[at] === "}" ? -1 : 0;
  return depth === 0 && opened >= 0 && !valueInNamespace.test(code.slice(opened, at));
}

/** Matches a declaration of a value inside a namespace. */
const valueInNamespace =
  /(?:[{};]|\n)\s*(?:export\s*[={*]|(?:export\s+)?(?:(?:declare|abstract|async)\s+)*(?:const|let|var|function|class|enum|import)\s+[\p{L}_$])/u;

/** Returns the code without the clauses of imports and exports: the `as` in `import { a as b }` asserts no type. */
function withoutRenames(code: string): string {
  const clause =
    /\b(?:import|export)\b\s*(?:type\b\s*)?(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)?(?:\{[^{}]*\}|\*\s*as\s+[\p{L}_$][\p{L}\p{N}_$]*)/gu;
  return code.replace(clause, (found) => found.replace(/[^\r\n]/gu, (unit) => " ".repeat(unit.length)));
}

/** Finds casts of the form `<A>x`. */
function angleCasts({ code, angleCasts: found }: Reading): readonly Occurrence[] {
  return found
    .map(({ start, end }) => symbolOccurrence("cast", start, code.slice(start, end)))
    .filter(({ text }) => !/^<\s?(?:const|any|unknown)\s?>$/u.test(text));
}

/**
 * Finds types in comments: `@type {any}` has the same effect as an annotation, and `@type {A}` before a parenthesis
 * is a cast. JavaScript has no other syntax for types, so these comments are its hatches.
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

/** Maximum distance in characters between a comment and the code that it is for. */
const spaceMax = 300;

/**
 * Returns the name that the line after a comment declares or assigns. That name gets the type of the comment, so code
 * that uses it is affected.
 */
function namesBehind({ code, bindings }: Reading, offset: number): readonly string[] {
  const next = bindings.find(({ start }) => start >= offset);
  const isOnLine =
    next !== undefined &&
    next.start - offset < spaceMax &&
    /^\s*[^\r\n]*$/u.test(code.slice(offset, next.start));
  return isOnLine ? assignedNames([next]) : [];
}

/** Code of Go through which a value loses its type, or unused code counts as used. */
const patterns: readonly { readonly kind: EscapeKind; readonly pattern: RegExp }[] = [
  { kind: "cast", pattern: /\bunsafe\s*\.\s*Pointer\b/gu },
  { kind: "dynamic", pattern: /\breflect\s*\.\s*(?:ValueOf|NewAt|MakeFunc)\s*\(/gu },
  { kind: "dynamic", pattern: /\.\s*(?:MethodByName|FieldByName)\s*\(/gu },
  // An assignment to `_` without a type only marks a value as used.
  {
    kind: "only-used",
    pattern:
      /(?<=^|[\r\n;{])[ \t]*(?:var[ \t]+)?_(?:[ \t]*,[ \t]*_)*[ \t]*=[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*(?:[ \t]*,[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*)*(?=[ \t]*(?:[\r\n;}]|$))/gu,
  },
];

/**
 * Finds the hatches of Go, which are code that the checker does not verify: `any`, assertions, reflection, and
 * assignments that only mark a value as used.
 */
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
 * Finds `any` and `interface{}`, which is the same. As a constraint of a type parameter it does not count: `[T any]`
 * says nothing about a value.
 */
function anyTypes(code: string): readonly Occurrence[] {
  const types = /(?<![\p{L}\p{N}_]|(?<!\.)\.)(?:any(?![\p{L}\p{N}_]|\s*[:(])|interface\s*\{\s*\})/gu;
  return [...code.matchAll(types)]
    .filter(({ index }) => !isConstraint(code, index))
    .map(({ index }) => symbolOccurrence("any", index, "any"));
}

/** Maximum length of a list of types, in characters. */
const listMax = 500;

/**
 * True for a type behind a name inside square brackets: `[T any]` of Go. There it limits a type parameter and is the
 * type of no value, so it is no escape.
 */
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

/**
 * Finds assertions: `x.(T)` panics if x is not a T. `y, ok := x.(T)` and a type switch test the type, so they hide
 * nothing.
 */
function assertions(code: string): readonly Occurrence[] {
  return [...code.matchAll(/\.\s*\(\s*(?!type\s*\))([^()\r\n]{1,80})\)/gu)].flatMap(({ 0: text, index }) =>
    isAsked(code, index, index + text.length)
      ? []
      : [symbolOccurrence("cast", index, text.replace(/\s+/gu, ""))],
  );
}

/**
 * True if the assertion is the only value that is assigned to two names. Then the second name holds the result of the
 * test, so the program handles a wrong type, and the assertion is no escape.
 */
function isAsked(code: string, start: number, end: number): boolean {
  if (/^[ \t]*[.([]/u.test(code.slice(end, end + 50))) return false;
  const begin = Math.max(code.lastIndexOf("\n", start), code.lastIndexOf(";", start)) + 1;
  const line = code.slice(Math.max(begin, start - listMax), start);
  const given = line.search(/(?<![=!<>+\-*/%&|^]):?=(?!=)/u);
  // If the second name is `_`, the result of the test is dropped.
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

/** Changed files and how to read them. */
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

/** Escape as it was found in one text, with what the comparison needs. */
export type FoundEscape = Escape & {
  /** Text of its line. If several equal escapes differ in their lines, the one whose line changed is the added one. */
  readonly context: string;
  /** Lines that it silences, if that is not only its own or the next one; both inclusive. */
  readonly span?: { readonly first: number; readonly last: number };
};

/** Escapes of one file on one side, with the facts that compare them. */
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

/** Names of one definition, with and without a type. */
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

/** Returns the escapes of a file; those of an empty file for null. */
export type ReadEscapes = (side: Side, path: string | null) => FileEscapes;

/**
 * Returns the reader. It reads each file once, because the comparison and every finding of every server need the same
 * result.
 */
export function escapeReader(input: EscapeInput): ReadEscapes {
  const known = new Map<string, FileEscapes>();
  return (side, path) => {
    if (path === null) return nothing;
    const read = known.get(`${side} ${path}`) ?? escapesIn(input, side, path);
    known.set(`${side} ${path}`, read);
    return read;
  };
}

/** Result for a file that does not exist or is in a language without a grammar. */
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

/**
 * Reads one file: finds suppressions and hatches, and assigns each its line, its definition, its reach and the names
 * through which other code meets it. The comparison and the search for evidence need nothing else of the file.
 */
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
  // Suppressions by the lines that they silence. One that the server ignores silences nothing.
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

/** Readers of hatches by language; data formats have none. */
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
 * Collects annotations of Python, TypeScript and JavaScript. In Go, Rust and C every name has a type, and in a shell
 * none has, so no type can be removed there.
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

/** Returns the text of a name by which both sides are compared. */
function describe({ kind, name }: Binding): string {
  return kind === "result" ? kind : `${kind} ${name}`;
}

/** Returns a function that finds the lines of a statement: a comment on any of them can silence it. */
function statementsByLine(statements: readonly Statement[]): FileEscapes["statementAt"] {
  const byLine: Statement[] = [];
  for (const statement of statements)
    for (let line = statement.first; line <= statement.last; line++) byLine[line] = statement;
  return (line) => byLine[line] ?? { first: line, last: line };
}

/**
 * Returns a function that finds the next line with code: a comment for "the next line" skips blank lines and
 * comments.
 */
function nextLinesWithCode(code: string): (line: number) => number {
  const all = splitText(code);
  const next: number[] = [];
  for (let line = all.length - 1, found = all.length; line >= 0; line--) {
    next[line] = found;
    if (all[line]?.trim() !== "") found = line;
  }
  return (line) => next[line] ?? all.length;
}

/**
 * Returns the names through which code is used. The name of a special method such as `__init__` is never written, so
 * its class is named instead.
 */
export function usedNamesOf(symbol: string | null, names: readonly string[]): readonly string[] {
  const own = (symbol ?? "").split(".").findLast((name) => !/^(?:__\w+__|)$/u.test(name));
  return [...new Set([...(own === undefined ? [] : [own]), ...names])];
}

/**
 * Returns the innermost definition of each line, computed once for all escapes of a file. An escape reaches its
 * definition.
 */
function definitionsByLine(outline: Outline): Pick<FileEscapes, "definitionAt" | "symbols"> {
  const byLine: Enclosing[] = [];
  const symbols = new Set<string>();
  // Containers come first, so inner definitions overwrite them.
  for (const { symbol, definition } of namedDefinitions(outline)) {
    const { start, end } = definition.range;
    const enclosing = { symbol, kind: definition.kind, first: start.line, last: end.line };
    symbols.add(symbol);
    for (let line = start.line; line <= end.line; line++) byLine[line] = enclosing;
  }
  return { definitionAt: (line) => byLine[line], symbols };
}
