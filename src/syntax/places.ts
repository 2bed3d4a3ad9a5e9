/**
 * Finds places where a statement can be inserted before another, without changing the meaning of the rest. Probes
 * insert deliberate errors there.
 */
import type { Node } from "web-tree-sitter";
import type { GrammarLanguage } from "./parser.ts";

/** Statement before which another one can be inserted. */
export type StatementPlace = {
  /** Offsets of the statement, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** `inline`: on its line, with a separator behind. `line`: on a line of its own, before the whole line. */
  readonly form: "inline" | "line";
  /** Index of the statement whose block it is in; null at the top. */
  readonly owner: number | null;
  /** Index of the statement before it in the same block; null for none. */
  readonly previous: number | null;
  /** True if it defines a function or a class, whose block is checked apart from the code around it. */
  readonly isDefinition: boolean;
  /** True if it has no block of its own. */
  readonly isSimple: boolean;
  /**
   * True if it only leaves, or is empty: `raise`, `return` of a name, `pass`, `assert`, `...`, a call of
   * `assert_never`.
   */
  readonly isExit: boolean;
  /** Conditions under which it is reached, or under which an exit before it is taken, as they are written. */
  readonly conditions: readonly string[];
};

/**
 * Returns the places in the order of the text; none for a language without statement probes. It walks the tree once
 * with a cursor, because a file can have thousands of statements.
 */
export function statementPlaces(
  root: Node,
  language: GrammarLanguage,
  text: string,
): readonly StatementPlace[] {
  const rules = rulesOf[language];
  if (rules === undefined) return [];
  const places: StatementPlace[] = [];
  type Level = {
    readonly owner: number | null;
    /** True if the children of the node are statements. */
    readonly isBlock: boolean;
    readonly conditions: readonly string[];
    previous: number | null;
    passed: readonly string[];
  };
  const levels: Level[] = [
    { owner: null, isBlock: rules.blocks.has(root.type), conditions: [], previous: null, passed: [] },
  ];
  const cursor = root.walk();
  let level = 0;
  const enter = (): void => {
    const around = levels[level - 1];
    if (around === undefined) return;
    const type = cursor.nodeType;
    const inherited: Level = { ...around, isBlock: false, previous: null, passed: [] };
    levels[level] = inherited;
    // Creating a node object costs many times the step of the cursor, so most nodes are skipped.
    if (!cursor.nodeIsNamed || !(around.isBlock || rules.blocks.has(type) || rules.mayDecide.test(type)))
      return;
    const node = cursor.currentNode;
    const decides = rules.conditionOf(node)?.slice(0, conditionLengthMax);
    const { passed } = around;
    const conditions = passed.length === 0 ? around.conditions : [...around.conditions, ...passed];
    let owner = around.owner;
    if (around.isBlock && rules.isStatement(node)) {
      const form = rules.formOf(node, text);
      if (form !== undefined) {
        owner = places.length;
        places.push({
          start: node.startIndex,
          end: node.endIndex,
          form,
          owner: around.owner,
          previous: around.previous,
          isDefinition: rules.isDefinition(node),
          isSimple: rules.isSimple(node),
          isExit: rules.isExit(node),
          conditions,
        });
        around.previous = owner;
      }
      if (decides !== undefined && passed.length < conditionsMax) around.passed = [...passed, decides];
    }
    levels[level] = {
      ...inherited,
      owner,
      isBlock: rules.blocks.has(type),
      conditions:
        decides === undefined || conditions.length >= conditionsMax ? conditions : [...conditions, decides],
    };
  };
  // No recursion here: a hostile file can nest deeper than the call stack.
  do {
    enter();
    if (cursor.gotoFirstChild()) level++;
    else while (level > 0 && !cursor.gotoNextSibling()) if (cursor.gotoParent()) level--;
  } while (level > 0);
  cursor.delete();
  return places;
}

/** Maximum number and length of conditions that a place lists. */
const conditionsMax = 16;
const conditionLengthMax = 1_000;

/** Rules of one language. */
type Rules = {
  readonly blocks: ReadonlySet<string>;
  readonly isStatement: (node: Node) => boolean;
  /** Undefined if nothing can be inserted before it. */
  readonly formOf: (node: Node, text: string) => StatementPlace["form"] | undefined;
  readonly isDefinition: (node: Node) => boolean;
  readonly isSimple: (node: Node) => boolean;
  readonly isExit: (node: Node) => boolean;
  readonly mayDecide: RegExp;
  /** Returns the condition that decides whether the code in it, or behind it, is reached. */
  readonly conditionOf: (node: Node) => string | undefined;
};

/** Statements with a block: no other statement can be in front of them on their line. */
const pythonCompound =
  /^(?:if|for|while|try|with|match)_statement$|^(?:function|class|decorated)_definition$/u;

/** Rules of Python. */
const pythonRules: Rules = {
  blocks: new Set(["module", "block"]),
  isStatement: ({ type }) => /_statement$|_definition$/u.test(type),
  formOf: (node, text) => {
    const { type, startIndex } = node;
    if (type === "future_import_statement" || isBeforeFuture(node)) return undefined;
    if (!pythonCompound.test(type)) return "inline";
    const line = text.slice(lineStart(text, startIndex), startIndex);
    // Behind a backslash, or on the line of a header, no line can be inserted.
    return /^[ \t\f]*$/u.test(line) && !endsInBackslash(text, startIndex) ? "line" : undefined;
  },
  isDefinition: ({ type }) => /_definition$/u.test(type),
  isSimple: ({ type }) => !pythonCompound.test(type),
  isExit: (node) =>
    /^(?:raise|pass|continue|break|assert)_statement$/u.test(node.type) ||
    (node.type === "return_statement" && isBareReturn.test(node.text)) ||
    (node.type === "expression_statement" &&
      (node.text === "..." || /^(?:[\w.]+\.)?assert_never\s*\(/u.test(node.text))),
  mayDecide: /^(?:if_statement|elif_clause|while_statement|assert_statement)$/u,
  conditionOf: (node) =>
    /^(?:if_statement|elif_clause|while_statement)$/u.test(node.type)
      ? (node.childForFieldName("condition")?.text ?? undefined)
      : node.type === "assert_statement"
        ? node.text
        : undefined,
};

/** Matches a `return` of nothing or of one name or literal. */
const isBareReturn = /^return(?:[\s(]+[\w"'-]*\)?)?;?$/u;

/**
 * True if only docstrings, comments and expressions are between the statement and `from __future__`. Nothing else may
 * be in front of that import.
 */
function isBeforeFuture(node: Node): boolean {
  if (node.parent?.type !== "module") return false;
  for (let next = node.nextNamedSibling; next !== null; next = next.nextNamedSibling) {
    if (next.type === "future_import_statement") return true;
    if (!/^(?:comment|expression_statement)$/u.test(next.type)) return false;
  }
  return false;
}

/** Returns the offset at which the line of an offset starts. */
function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}

/** True if the line before continues with a backslash. */
function endsInBackslash(text: string, offset: number): boolean {
  return /\\\r?\n?$/u.test(text.slice(Math.max(0, lineStart(text, offset) - 3), lineStart(text, offset)));
}

/** Rules of TypeScript and JavaScript. */
const scriptRules: Rules = {
  blocks: new Set(["program", "statement_block", "switch_case", "switch_default"]),
  isStatement: (node) =>
    /(?:_statement|_declaration|_signature|_alias)$|^(?:internal_module|module|statement_block)$/u.test(
      node.type,
    ) && node.parent?.childForFieldName("value")?.id !== node.id,
  formOf: (node) => {
    // A directive such as "use strict" must be the first statement.
    if (node.type === "expression_statement" && /^(?:"[^"]*"|'[^']*');?$/u.test(node.text)) return undefined;
    return "inline";
  },
  isDefinition: ({ type, firstNamedChild }) =>
    /^(?:function|generator_function|class|abstract_class)_declaration$/u.test(
      type === "export_statement" ? (firstNamedChild?.type ?? "") : type,
    ),
  isSimple: ({ type }) => /^(?:expression|throw|return|continue|break|empty)_statement$/u.test(type),
  isExit: ({ type, text }) =>
    /^(?:throw|continue|break|empty)_statement$/u.test(type) ||
    (type === "return_statement" && isBareReturn.test(text)),
  mayDecide: /^if_statement$/u,
  conditionOf: (node) =>
    node.type === "if_statement" ? (node.childForFieldName("condition")?.text ?? undefined) : undefined,
};

/** Rules by language; undefined if no statements are inserted. */
const rulesOf = {
  python: pythonRules,
  typescript: scriptRules,
  tsx: scriptRules,
  go: undefined,
  rust: undefined,
  bash: undefined,
  cpp: undefined,
} as const satisfies Record<GrammarLanguage, Rules | undefined>;
