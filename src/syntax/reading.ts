/**
 * Reads a source file: all facts about its syntax, found in one walk over its tree, which is then freed. A tree costs
 * some hundred bytes for each byte of text, so only offsets are kept.
 */
import type { Language, Node, TreeCursor } from "web-tree-sitter";
import type { Position, Range } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { lineStarts, positionAt } from "../model/text.ts";
import { bindersOf, createBinder } from "./binders.ts";
import type { Binding } from "./bindings.ts";
import { type Import, importsIn } from "./imports.ts";
import type { Data } from "./keys.ts";
import type { NamingRules } from "./named.ts";
import { namings } from "./naming.ts";
import { createCautiousNaming } from "./naming-cpp.ts";
import { createOutliner, type Outline } from "./outline.ts";
import { type GrammarLanguage, isData, type SyntaxLanguage, type SyntaxParser } from "./parser.ts";
import { type StatementPlace, statementPlaces } from "./places.ts";
import { type TreeNode, treeOf } from "./tree.ts";

/** Offsets in the text, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

export type StringSpan = Span & {
  /** True if it is in the place of a type: `x: "A"`. */
  readonly isType: boolean;
};

/** Statement with its place and code. */
export type Statement = Span & {
  /** First line; `first` and `last` are 0-based and inclusive. */
  readonly first: number;
  readonly last: number;
  /** Number of blocks around it. */
  readonly depth: number;
  /** Code without comments and strings. */
  readonly code: string;
};

/** All facts about the syntax of one text. */
export type Reading = Outline & {
  readonly language: SyntaxLanguage;
  readonly text: string;
  /** Offset of the start of each line. */
  readonly starts: readonly number[];
  /** Definitions of names, in the order of the text. */
  readonly bindings: readonly Binding[];
  readonly imports: readonly Import[];
  readonly comments: readonly Span[];
  /**
   * Strings with prefixes and quotes, without the code that is computed inside them. Text between JSX tags is one too.
   */
  readonly strings: readonly StringSpan[];
  /** Brackets in front of x in `<A>x`, a TypeScript cast without a word. */
  readonly angleCasts: readonly Span[];
  /** Text with comments and strings blanked: same length, same lines. */
  readonly code: string;
  /**
   * Python statements in the order of the text: simple statements, decorators, and the headers of statements with a
   * block. Code that the parser could not read counts as one. Empty for other languages, because no rule needs them.
   */
  readonly statements: readonly Statement[];
  /**
   * Returns the smallest expression, type or name around a range; undefined if only a statement is there. Parses again.
   */
  readonly expressionAt: (range: Range) => Range | undefined;
  /** Returns the whole tree as values. It is large, so it is kept only as long as it is needed. Parses again. */
  readonly tree: () => TreeNode;
  /** Returns the places where a statement can be inserted before another. Parses again. */
  readonly places: () => readonly StatementPlace[];
  /** True if a text in place of this one has syntax errors. */
  readonly isBroken: (text: string) => boolean;
};

/** Returns the reading of a file; undefined if it does not exist or no grammar reads it. */
export type FindReading = (path: string) => Reading | undefined;

/** Maximum length of a text that is read: a tree of the parser costs some hundred bytes for each byte of it. */
export const readLengthMax = 1_048_576;

/**
 * Reads a text. Never throws on broken syntax: the parser skips code that it cannot name, and what is inside is kept.
 * Costly parts are computed when they are first used.
 */
export function read(parser: SyntaxParser, language: SyntaxLanguage, text: string): Reading {
  const starts = lineStarts(text);
  const { found, ...again } = isData(language)
    ? ofData(parser.readData(language, text, starts), text, (other) =>
        parser.readData(language, other, lineStarts(other)),
      )
    : ofTree(parser, language, text, starts);
  const code = once(() => blank(text, [...found.comments, ...found.strings]));
  const statements = once(() =>
    found.headers.flatMap(({ start, end, depth }): Statement[] => {
      const own = code().slice(start, end).trimEnd();
      if (own.trim() === "") return [];
      const [first, last] = [positionAt(starts, start).line, positionAt(starts, start + own.length).line];
      return [{ start, end: start + own.length, first, last, depth, code: own }];
    }),
  );
  const imports = once(() => importsIn(language, text));
  return {
    language,
    text,
    starts,
    definitions: found.definitions,
    hasErrors: found.hasErrors,
    bindings: found.bindings,
    comments: found.comments,
    strings: found.strings,
    angleCasts: found.angleCasts,
    get code() {
      return code();
    },
    get statements() {
      return statements();
    },
    get imports() {
      return imports();
    },
    ...again,
  };
}

/**
 * Returns the facts from the syntax tree of a text, and functions for what most readings never need. These parse the
 * text again, because its tree is freed. `isBroken` tests another text, such as this one with probes in it.
 */
function ofTree(parser: SyntaxParser, language: GrammarLanguage, text: string, starts: readonly number[]) {
  return {
    found: parser.withTree(language, text, (root) => walk(root, language, text, starts)),
    expressionAt: (range: Range) =>
      parser.withTree(language, text, (root) => expressionIn(root, starts, range)),
    tree: () => parser.withTree(language, text, treeOf),
    places: once(() => parser.withTree(language, text, (root) => statementPlaces(root, language, text))),
    isBroken: (other: string) => parser.withTree(language, other, (root) => root.hasError),
  };
}

/**
 * Returns the reading of data, which has no expressions, statements or bindings; its tree is one node. Callers then
 * need no special case.
 */
function ofData({ strings, ...data }: Data, text: string, again: (other: string) => Data) {
  const root = { type: "data", field: null, start: 0, end: text.length, parent: null, children: [] };
  return {
    found: {
      ...data,
      strings: strings.map((one): StringSpan => ({ ...one, isType: false })),
      angleCasts: [],
      headers: [],
      bindings: [],
    },
    expressionAt: () => undefined,
    tree: (): TreeNode => root,
    places: () => [],
    isBroken: (other: string) => again(other).hasErrors,
  };
}

/**
 * True if nothing shows that the text is broken. For some languages only the server can tell: tree-sitter-bash 0.25.1
 * finds errors in one in twenty valid scripts (`for file do`), and the grammar of C and C++ does not know what a
 * macro stands for. The same holds for data, where the server reports syntax errors.
 */
export function isSound(reading: Pick<Reading, "language" | "hasErrors"> | undefined): boolean {
  if (reading === undefined || isData(reading.language)) return true;
  return !reading.hasErrors || reading.language === "bash" || reading.language === "cpp";
}

/** True if the reading may lack definitions, because its grammar cannot read all valid code. */
export function isPartialReading(reading: Pick<Reading, "language" | "hasErrors"> | undefined): boolean {
  return reading?.hasErrors === true && isSound(reading) && !isData(reading.language);
}

/** Returns the offset of a position (0-based line and character, UTF-16). */
export function offsetOf(starts: readonly number[], { line, character }: Position): number {
  return (starts[line] ?? 0) + character;
}

/**
 * True if an offset is in one of these spans, which rise and do not overlap. The binary search matters: every token
 * is tested against every comment.
 */
export function isInSpans(spans: readonly Span[], offset: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= offset;
}

/**
 * Walks the tree once and collects everything. The roles of a node type decide what is done with it; most types have
 * none and cost almost nothing.
 */
function walk(root: Node, language: GrammarLanguage, text: string, starts: readonly number[]) {
  const roles = rolesOf(language, root.tree.language);
  const outliner = createOutliner(namingOf(root, language, text), text, starts);
  const bind = createBinder(language, text, starts);
  const comments: Span[] = [];
  const strings: StringSpan[] = [];
  const angleCasts: Span[] = [];
  const headers: (Span & { readonly depth: number })[] = [];
  const bindings: Binding[] = [];
  /** Strings that have not ended yet, the innermost last: up to `at` they are in `strings` already. */
  const open: { readonly level: number; readonly end: number; at: number; readonly isType: boolean }[] = [];
  const add = (start: number, end: number, isType: boolean): void => {
    if (start < end) strings.push({ start, end, isType });
  };
  /** Number of blocks around each level of the tree. */
  const blocks = [0];
  let typeEnd = 0;

  const visit = (cursor: TreeCursor, level: number): void => {
    for (let last = open.at(-1); last !== undefined && last.level >= level; last = open.at(-1)) {
      add(last.at, last.end, last.isType);
      open.pop();
    }
    // An ERROR node has an id beyond the table. It counts as a statement in Python.
    const role = roles[cursor.nodeTypeId] ?? named | (language === "python" ? statement : 0);
    if (role === 0) return;
    const depth = blocks[level] ?? 0;
    blocks[level + 1] = depth + (role & block ? 1 : 0);
    const of = role & comment ? "comment" : role & decorator ? "decorator" : "other";
    const decoratedFrom = outliner.enter(level, of, cursor);
    if (role === named) return;
    if (role & comment) {
      const [start, end] = [cursor.startIndex, cursor.endIndex];
      // In Rust a documentation comment includes the line end, which is cut off here.
      const breaks = /(?:\r\n|[\r\n])$/u.exec(text.slice(end - 2, end))?.[0].length ?? 0;
      comments.push({ start, end: end - breaks });
    }
    if (role & string) {
      const at = cursor.startIndex;
      open.push({ level, end: cursor.endIndex, at, isType: at < typeEnd });
    }
    const around = role & computed ? open.at(-1) : undefined;
    if (around !== undefined) {
      const [from, to] = [cursor.startIndex, cursor.endIndex];
      // In a shell the marks around the code belong to it.
      const isWhole = language === "bash";
      add(around.at, isWhole ? from : from + (text[from] === "$" ? 2 : 1), around.isType);
      around.at = isWhole ? to : to - 1;
    }
    if (role & type) typeEnd = Math.max(typeEnd, cursor.endIndex);
    if (!(role & (statement | definition | binding | angleCast))) return;
    const node = cursor.currentNode;
    const brackets = role & angleCast ? node.firstNamedChild : null;
    if (brackets !== null) angleCasts.push({ start: brackets.startIndex, end: brackets.endIndex });
    if (role & statement) headers.push({ start: node.startIndex, end: headerEnd(node, roles), depth });
    if (role & definition) outliner.define(level, node, depth, decoratedFrom);
    if (role & binding) bindings.push(...bind(node, depth));
  };

  const cursor = root.walk();
  // No recursion here: a hostile file can nest deeper than the call stack.
  let level = 0;
  do {
    visit(cursor, level);
    if (cursor.gotoFirstChild()) level++;
    else while (level > 0 && !cursor.gotoNextSibling()) if (cursor.gotoParent()) level--;
  } while (level > 0);
  cursor.delete();
  for (const { at, end, isType } of open.reverse()) add(at, end, isType);
  const { definitions } = outliner;
  // Parts of a string are found out of order if the string has code in it.
  strings.sort((left, right) => left.start - right.start);
  bindings.sort((left, right) => left.start - right.start);
  return { definitions, hasErrors: root.hasError, comments, strings, angleCasts, headers, bindings };
}

/** Returns the naming rules; the cautious ones for a C or C++ file with errors. */
function namingOf(root: Node, language: GrammarLanguage, text: string): NamingRules {
  return language === "cpp" && root.hasError ? createCautiousNaming(text) : namings[language];
}

/**
 * Returns the end of a statement's header: the start of its block, or its own end if it has none. The statements in
 * the block have entries of their own. Broken code ends at a statement in it.
 */
function headerEnd(node: Node, roles: Uint16Array): number {
  const ends = node.type === "ERROR" ? statement : block;
  return (
    node.namedChildren.find((child) => (roles[child?.typeId ?? 0] ?? 0) & ends)?.startIndex ?? node.endIndex
  );
}

// Roles of a node type in the walk, as bits: a type can have several.
const [named, comment, string, computed, type, block, statement, decorator, definition, binding, angleCast] =
  [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024] as const;

/** Roles of the node types of Python. */
const pythonRoles: readonly (readonly [role: number, of: RegExp])[] = [
  [comment, /^comment$/u],
  // The format of a value is no code, so it counts as part of the string.
  [string, /^(?:string|format_specifier|type_conversion)$/u],
  [computed, /^(?:interpolation|format_expression)$/u],
  [type, /^type$/u],
  [block, /^block$/u],
  [decorator, /^decorator$/u],
  [
    statement,
    /_statement$|^(?:(?:class|function)_definition|(?:elif|else|except|finally|case)_clause|decorator)$/u,
  ],
];
/** Roles of the node types of TypeScript. */
const scriptRoles: typeof pythonRoles = [
  [comment, /^(?:comment|html_comment|hash_bang_line)$/u],
  [string, /^(?:string|template_string|template_literal_type|regex|jsx_text)$/u],
  [computed, /^template_(?:substitution|type)$/u],
  [decorator, /^decorator$/u],
  [angleCast, /^type_assertion$/u],
];
/** Roles of the node types of Go. */
const goRoles: typeof pythonRoles = [
  [comment, /^comment$/u],
  [string, /^(?:interpreted_string|raw_string|rune)_literal$/u],
  [block, /^block$/u],
];
/** Roles of the node types of Rust. */
const rustRoles: typeof pythonRoles = [
  [comment, /^(?:line|block)_comment$/u],
  [string, /^(?:string|raw_string|char)_literal$/u],
  [block, /^block$/u],
  [decorator, /^attribute_item$/u],
];

/** Roles of the node types of shell scripts. */
const bashRoles: typeof pythonRoles = [
  [comment, /^comment$/u],
  [string, /^(?:string|raw_string|ansi_c_string|translated_string|heredoc_body|regex)$/u],
  [computed, /^(?:simple_expansion|expansion|command_substitution|arithmetic_expansion)$/u],
  [block, /^compound_statement$/u],
];

/** Roles of the node types of C and C++. */
const cppRoles: typeof pythonRoles = [
  [comment, /^comment$/u],
  [string, /^(?:string_literal|raw_string_literal|char_literal)$/u],
  [block, /^compound_statement$/u],
];

/** Roles by language. */
const roleTables = {
  python: pythonRoles,
  typescript: scriptRoles,
  tsx: scriptRoles,
  go: goRoles,
  rust: rustRoles,
  bash: bashRoles,
  cpp: cppRoles,
} as const satisfies Record<GrammarLanguage, typeof pythonRoles>;

const known = new Map<GrammarLanguage, Uint16Array>();

/**
 * Returns the roles of each node type by its id: 0 for marks and keywords. Comparing a number takes a tenth of the
 * time of comparing a name.
 */
function rolesOf(language: GrammarLanguage, grammar: Language): Uint16Array {
  const made = known.get(language);
  if (made !== undefined) return made;
  const binders = bindersOf(language);
  const { types } = namings[language];
  const roles = Uint16Array.from(grammar.types, (name, id) => {
    if (!grammar.nodeTypeIsNamed(id)) return 0;
    const own = roleTables[language].filter(([, of]) => of.test(name));
    const found = own.reduce((sum: number, [role]) => sum | role, named);
    return found | (types.has(name) ? definition : 0) | (binders.has(name) ? binding : 0);
  });
  known.set(language, roles);
  return roles;
}

/**
 * Returns the smallest expression, type or name around a range; undefined if only a statement is there. Probes
 * replace that expression.
 */
function expressionIn(root: Node, starts: readonly number[], { start, end }: Range): Range | undefined {
  const [from, to] = [offsetOf(starts, start), offsetOf(starts, end)];
  const node = root.namedDescendantForIndex(from, Math.max(from, to - 1));
  if (
    node === null ||
    /_(?:statement|definition|declaration|clause|body|item)$|^(?:block|module|program|source_file|translation_unit|statement_list|declaration|ERROR)$/u.test(
      node.type,
    )
  )
    return undefined;
  return { start: positionAt(starts, node.startIndex), end: positionAt(starts, node.endIndex) };
}

/** Replaces spans by spaces and keeps line ends, so that all offsets stay the same. */
export function blank(text: string, spans: readonly Span[]): string {
  let code = "";
  let at = 0;
  for (const { start, end } of spans.toSorted((left, right) => left.start - right.start)) {
    code += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]/g, " ");
    at = end;
  }
  return code + text.slice(at);
}
