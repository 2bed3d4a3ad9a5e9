/** Classifies the kinds of syntax nodes for probes, with one table for each language. */
import { fieldOf, type TreeNode } from "../../syntax/tree.ts";

/** Questions about nodes of a syntax tree. */
export type Grammar = {
  /** True if it is computed and can be wrapped: a name that is only a label cannot. */
  readonly isExpression: (node: TreeNode) => boolean;
  readonly isConstant: (node: TreeNode) => boolean;
  /** Returns the value whose member, element or result it is. */
  readonly receiver: (node: TreeNode) => TreeNode | undefined;
  readonly isCall: (node: TreeNode) => boolean;
  /** True if it takes its arguments from something with an unknown number of elements. */
  readonly isSpread: (node: TreeNode) => boolean;
  /** Returns the parts that it is computed from, one level down. */
  readonly operands: (node: TreeNode) => readonly TreeNode[];
  /** Returns the role of a value in the node around it; undefined if nothing declares its type there. */
  readonly position: (node: TreeNode) => Position | undefined;
  /** True for a claim about a type that the checker does not check. */
  readonly isClaim: (node: TreeNode, text: string) => boolean;
};

/** Role of a value. */
type Position = {
  readonly kind: "argument" | "returned" | "assigned";
  /** Call that it is an argument of. */
  readonly call: TreeNode | undefined;
};

/** Matches nodes of Python that have a value. */
const pythonExpressions =
  /^(?:identifier|attribute|call|subscript|(?:binary|boolean|comparison|not|unary)_operator|await|conditional_expression|list|dictionary|set|tuple|(?:list|dictionary|set)_comprehension|lambda|string|concatenated_string|integer|float|true|false|none|ellipsis|parenthesized_expression|named_expression)$/u;
/** Matches constants of Python. */
const pythonConstants = /^(?:string|concatenated_string|integer|float|true|false|none|ellipsis)$/u;
/** Names of nodes that are only labels, by their parent and field. */
const pythonLabels = new Set([
  "keyword_argument name",
  "attribute attribute",
  "function_definition name",
  "class_definition name",
  "default_parameter name",
  "typed_default_parameter name",
]);

/** Table for Python. */
export const pythonGrammar: Grammar = {
  isExpression: ({ type, field, parent }) =>
    pythonExpressions.test(type) &&
    !pythonLabels.has(`${parent?.type} ${field}`) &&
    !/^(?:dotted_name|parameters|lambda_parameters|typed_parameter|global_statement|nonlocal_statement|list_splat_pattern|dictionary_splat_pattern|string|concatenated_string)$/u.test(
      parent?.type ?? "",
    ),
  isConstant: ({ type, children }) =>
    pythonConstants.test(type) && !children.some((child) => child.type === "interpolation"),
  receiver: (node) =>
    node.type === "attribute"
      ? fieldOf(node, "object")
      : node.type === "subscript"
        ? fieldOf(node, "value")
        : node.type === "call"
          ? fieldOf(node, "function")
          : undefined,
  isCall: ({ type }) => type === "call",
  isSpread: ({ type }) => /^(?:list|dictionary)_splat$/u.test(type),
  operands: (node) => {
    const own = node.children.flatMap((child) =>
      child.type === "argument_list"
        ? child.children.map((one) => fieldOf(one, "value") ?? one)
        : child.type === "keyword_argument"
          ? []
          : [child],
    );
    return own.filter(pythonGrammar.isExpression);
  },
  position: (node) => {
    const holder = node.parent?.type === "keyword_argument" ? node.parent : node;
    const { parent } = holder;
    if (parent?.type === "argument_list" && parent.parent?.type === "call")
      return { kind: "argument", call: parent.parent };
    if (parent?.type === "return_statement") return { kind: "returned", call: undefined };
    const isValue =
      (/^(?:augmented_)?assignment$/u.test(parent?.type ?? "") && node.field === "right") ||
      (/^(?:typed_)?default_parameter$/u.test(parent?.type ?? "") && node.field === "value");
    return isValue ? { kind: "assigned", call: undefined } : undefined;
  },
  isClaim: () => false,
};

/** Matches nodes of TypeScript and JavaScript that have a value. */
const scriptExpressions =
  /^(?:identifier|undefined|this|(?:member|call|new|subscript|binary|unary|await|ternary|as|satisfies|non_null|parenthesized|assignment|augmented_assignment|update|function|instantiation)_expression|type_assertion|array|object|arrow_function|string|template_string|number|true|false|null|regex|jsx_element|jsx_self_closing_element|class|shorthand_property_identifier)$/u;
/** Matches constants of TypeScript and JavaScript. */
const scriptConstants = /^(?:string|template_string|number|true|false|null|undefined|regex)$/u;
/** Fields whose nodes are only labels. */
const scriptLabels = new Set(["name", "alias", "key", "pattern", "label", "parameter"]);
/** Matches assertions about types. */
const scriptClaims = /^(?:as_expression|type_assertion|non_null_expression)$/u;

/** Table for TypeScript and JavaScript. */
export const scriptGrammar: Grammar = {
  isExpression: ({ type, field, parent }) =>
    scriptExpressions.test(type) &&
    !scriptLabels.has(field ?? "") &&
    !/^(?:import_specifier|export_specifier|import_clause|namespace_import|namespace_export|nested_identifier|named_imports|object_pattern|array_pattern|rest_pattern|formal_parameters|jsx_opening_element|jsx_closing_element|type_query|import_statement|literal_type|labeled_statement)$/u.test(
      parent?.type ?? "",
    ) &&
    !(parent?.type === "jsx_self_closing_element" && field === "name") &&
    !(field === "source"),
  isConstant: ({ type, children }) =>
    scriptConstants.test(type) && !children.some((child) => child.type === "template_substitution"),
  receiver: (node) => {
    const found =
      fieldOf(node, "object") ??
      (node.type === "call_expression"
        ? fieldOf(node, "function")
        : node.type === "new_expression"
          ? fieldOf(node, "constructor")
          : undefined);
    return found?.type === "super" || found?.type === "import" ? undefined : found;
  },
  isCall: ({ type }) => type === "call_expression" || type === "new_expression",
  isSpread: () => false,
  operands: (node) =>
    node.children
      .flatMap((child) => (child.type === "arguments" ? child.children : [child]))
      .filter(scriptGrammar.isExpression),
  position: ({ parent, field, type }) => {
    if (parent === null) return undefined;
    if (parent.type === "arguments") return { kind: "argument", call: parent.parent ?? undefined };
    if (parent.type === "return_statement") return { kind: "returned", call: undefined };
    if (parent.type === "arrow_function" && field === "body") return { kind: "returned", call: undefined };
    const isValue = field === "value" || field === "right" || type === "shorthand_property_identifier";
    const takes =
      /^(?:variable_declarator|assignment_expression|public_field_definition|required_parameter|pair|object|jsx_attribute)$/u;
    return (isValue && takes.test(parent.type)) || parent.type === "jsx_expression"
      ? { kind: "assigned", call: undefined }
      : undefined;
  },
  isClaim: (node, text) =>
    scriptClaims.test(node.type) && !/\bas\s+const$/u.test(text.slice(node.start, node.end)),
};
