/** Decides which nodes of a syntax tree define something, and by which name: one table per grammar. */
import type { Node } from "web-tree-sitter";
import type { NamedNode, NamingRules } from "./named.ts";
import { cppNaming } from "./naming-cpp.ts";
import { goNaming } from "./naming-go.ts";
import { rustNaming } from "./naming-rust.ts";
import type { GrammarLanguage } from "./parser.ts";

/** Rules of shell scripts: only functions are definitions. */
const bashNaming: NamingRules = {
  named: (node) => {
    const name = node.childForFieldName("name");
    return name === null ? undefined : { kind: "function", name };
  },
  isWrapper: () => false,
  types: new Set(["function_definition"]),
};

/** Kinds of Python nodes with a name in a field. */
const pythonKinds = new Map<string, NamedNode["kind"]>([
  ["class_definition", "class"],
  ["function_definition", "function"],
]);

/** Kinds of TypeScript nodes with a name in a field. */
const scriptKinds = new Map<string, NamedNode["kind"]>([
  ["class", "class"],
  ["class_declaration", "class"],
  ["abstract_class_declaration", "class"],
  ["interface_declaration", "class"],
  ["enum_declaration", "class"],
  ["type_alias_declaration", "class"],
  ["internal_module", "class"],
  ["module", "class"],
  ["function_declaration", "function"],
  ["generator_function_declaration", "function"],
  ["function_expression", "function"],
  ["generator_function", "function"],
  ["function_signature", "function"],
  ["method_definition", "function"],
  ["method_signature", "function"],
  ["abstract_method_signature", "function"],
]);

/** TypeScript nodes that wrap one definition. */
const scriptWrappers: ReadonlySet<string> = new Set([
  "export_statement",
  "ambient_declaration",
  "expression_statement",
]);
/** TypeScript declarations that can hold several variables. */
const declarations: ReadonlySet<string> = new Set(["lexical_declaration", "variable_declaration"]);

/** Returns the definition of a node that has its name in a field. */
function byField(node: Node, kinds: ReadonlyMap<string, NamedNode["kind"]>): NamedNode | undefined {
  const kind = kinds.get(node.type);
  const name = kind === undefined ? null : node.childForFieldName("name");
  return kind === undefined || name === null ? undefined : { kind, name: unquoted(name) };
}

/** Nodes that can give a function or class a name, with the fields of name and value. */
const bindings = new Map<string, readonly [name: string, value: string]>([
  ["variable_declarator", ["name", "value"]],
  ["public_field_definition", ["name", "value"]],
  ["pair", ["key", "value"]],
  ["assignment_expression", ["left", "right"]],
]);

/**
 * Names `const f = () => 1`, a field or a property that holds a function or a class, and `exports.f = function ()
 * {}`. Such a function has no name of its own.
 */
function byValue(node: Node): NamedNode | undefined {
  const [nameField, valueField] = bindings.get(node.type) ?? [];
  if (nameField === undefined || valueField === undefined) return undefined;
  const value = definingValue(node.childForFieldName(valueField));
  if (value === undefined) return undefined;
  const target = node.childForFieldName(nameField);
  const name = target?.type === "member_expression" ? target.childForFieldName("property") : target;
  return name === null || name === undefined || name.type.endsWith("_pattern")
    ? undefined
    : { ...value, name: unquoted(name) };
}

/** Kinds of values that count as definitions. */
const valueKinds = new Map<string, NamedNode["kind"]>([
  ["arrow_function", "function"],
  ["function_expression", "function"],
  ["generator_function", "function"],
  ["class", "class"],
]);

/** Nodes around a value that leave it unchanged: `(() => 1) as F`. */
const transparent: ReadonlySet<string> = new Set([
  "parenthesized_expression",
  "as_expression",
  "satisfies_expression",
  "non_null_expression",
]);

/** Maximum number of such nodes around a function. */
const wrappersMax = 8;

/**
 * Returns the function or class that a value is, without the brackets and casts around it. Undefined for other
 * values, which define nothing.
 */
function definingValue(value: Node | null): { kind: NamedNode["kind"]; value: Node } | undefined {
  let inner = value;
  for (let around = 0; inner !== null && around < wrappersMax; around++) {
    const kind = valueKinds.get(inner.type);
    if (kind !== undefined) return { kind, value: inner };
    inner = transparent.has(inner.type) ? inner.firstNamedChild : null;
  }
  return undefined;
}

/** Names `export default () => 1` by the word `default`, under which other files import it. */
function byExport(node: Node): NamedNode | undefined {
  if (node.type !== "export_statement") return undefined;
  const value = definingValue(node.childForFieldName("value"));
  const name = value && node.children.find((child) => child?.type === "default");
  return value === undefined || name === null || name === undefined ? undefined : { ...value, name };
}

/** Removes quotes: `"a"() {}` is a. A computed name keeps its brackets. */
function unquoted(name: Node): Node {
  const content = name.type === "string" ? name.firstNamedChild : null;
  return content?.type === "string_fragment" ? content : name;
}

/** Rules of Python. */
const pythonNaming: NamingRules = {
  named: (node) => byField(node, pythonKinds),
  isWrapper: ({ type }) => type === "decorated_definition",
  types: new Set([...pythonKinds.keys(), "decorated_definition"]),
};

/** Naming of TypeScript and JavaScript; their grammar and that of TSX name nodes alike. */
const scriptNaming: NamingRules = {
  named: (node) => byField(node, scriptKinds) ?? byValue(node) ?? byExport(node),
  isWrapper: (node) =>
    scriptWrappers.has(node.type) ||
    // A statement belongs to its function only if that is alone: in `const f = () => 1, g = () => 2` it is not.
    (declarations.has(node.type) && node.namedChildCount === 1),
  types: new Set([...scriptKinds.keys(), ...bindings.keys(), ...scriptWrappers, ...declarations]),
};

/** Rules by language. */
export const namings = {
  python: pythonNaming,
  typescript: scriptNaming,
  tsx: scriptNaming,
  go: goNaming,
  rust: rustNaming,
  bash: bashNaming,
  cpp: cppNaming,
} as const satisfies Record<GrammarLanguage, NamingRules>;
