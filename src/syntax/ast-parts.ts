/** Finds the parts of a syntax tree that an AST path counts: names, parameters, calls and so on. */
import type { GrammarLanguage } from "./parser.ts";
import type { TreeNode } from "./tree.ts";

/** Parts that are counted. The set is Lanser's own, so a new grammar does not change what a path names. */
export const astParts = ["name", "param", "call", "string", "number", "comment", "return"] as const;

export type AstPart = (typeof astParts)[number];

/** Nodes of each part; null if the language has none. */
const python = {
  name: /^identifier$/u,
  param: "parameters",
  call: /^call$/u,
  string: /^string$/u,
  number: /^(?:integer|float)$/u,
  comment: /^comment$/u,
  return: /^return_statement$/u,
} as const satisfies Row;

const script = {
  name: /^(?:identifier|(?:private_)?property_identifier|type_identifier|shorthand_property_identifier(?:_pattern)?)$/u,
  param: "formal_parameters",
  call: /^(?:call|new)_expression$/u,
  string: /^(?:string|template_string)$/u,
  number: /^number$/u,
  comment: /^comment$/u,
  return: /^return_statement$/u,
} as const satisfies Row;

type Row = Readonly<Record<AstPart, RegExp | string | null>>;

const rows = {
  python,
  typescript: script,
  tsx: script,
  go: {
    name: /^(?:identifier|field_identifier|type_identifier|package_identifier)$/u,
    param: "parameter_list",
    call: /^call_expression$/u,
    string: /^(?:interpreted|raw)_string_literal$/u,
    number: /^(?:int|float|imaginary)_literal$/u,
    comment: /^comment$/u,
    return: /^return_statement$/u,
  },
  rust: {
    name: /^(?:identifier|field_identifier|type_identifier|shorthand_field_identifier)$/u,
    param: "parameters",
    call: /^(?:call_expression|macro_invocation)$/u,
    string: /^(?:raw_)?string_literal$/u,
    number: /^(?:integer|float)_literal$/u,
    comment: /^(?:line|block)_comment$/u,
    return: /^return_expression$/u,
  },
  bash: {
    name: /^variable_name$/u,
    // Parameters of a function of a script have no names.
    param: null,
    call: /^command$/u,
    string: /^(?:string|raw_string)$/u,
    number: /^number$/u,
    comment: /^comment$/u,
    // `return` is a command there.
    return: null,
  },
  cpp: {
    name: /^(?:identifier|field_identifier|type_identifier|namespace_identifier)$/u,
    param: "parameter_list",
    call: /^call_expression$/u,
    string: /^(?:string|raw_string)_literal$/u,
    number: /^number_literal$/u,
    comment: /^comment$/u,
    return: /^return_statement$/u,
  },
} as const satisfies Record<GrammarLanguage, Row>;

/** True if the language has parts of this kind. */
export function hasPart(language: GrammarLanguage, part: AstPart): boolean {
  return rows[language][part] !== null;
}

/**
 * Returns the parts of one kind between two offsets, in the order of the text; a part comes before those inside it. The
 * node that covers the whole span does not count as a part of itself.
 */
export function partsBetween(
  root: TreeNode,
  language: GrammarLanguage,
  part: AstPart,
  { start, end }: Pick<TreeNode, "start" | "end">,
): readonly TreeNode[] {
  const rule = rows[language][part];
  const found: TreeNode[] = [];
  if (rule === null) return found;
  // No recursion here: a hostile file can nest deeper than the call stack.
  const waiting: TreeNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const isWhole = node.start === start && node.end === end;
    const isInside = node.start >= start && node.end <= end && !isWhole;
    if (isInside && isPart(node, rule)) found.push(node);
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined && child.end > start && child.start < end) waiting.push(child);
    }
  }
  return found;
}

/** True if a node is of a rule: by its type, or as a child of a list of parameters. */
function isPart(node: TreeNode, rule: RegExp | string): boolean {
  if (typeof rule !== "string") return rule.test(node.type);
  const { parent, type } = node;
  if (parent?.type !== rule || /comment/u.test(type)) return false;
  // A receiver and the results of Go are lists of the same type.
  return parent.field === null || /^parameters$/u.test(parent.field);
}
