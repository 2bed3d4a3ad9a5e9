/** Finds the names that nodes bind: one table per grammar. */
import type { Node } from "web-tree-sitter";
import { positionAt } from "../model/text.ts";
import { cppBinders } from "./binders-cpp.ts";
import { goBinders } from "./binders-go.ts";
import { rustBinders } from "./binders-rust.ts";
import type { Binder, Binding, SyntaxBinding } from "./bindings.ts";
import type { GrammarLanguage } from "./parser.ts";

/**
 * Nodes of shell scripts that bind names: names of the script are a `variable`, names inside a function a `name`.
 */
const bashBinders: ReadonlyMap<string, Binder> = new Map<string, Binder>([
  ["function_definition", (node) => bound(node.childForFieldName("name"), 1)],
  ["variable_assignment", (node, blocks) => assigned(node, blocks)],
  ["for_statement", (node, blocks) => bound(node.childForFieldName("variable"), blocks)],
  ["declaration_command", (node, blocks) => node.namedChildren.flatMap((child) => bound(child, blocks))],
]);

/** Makes a binding of a shell name. */
function bound(name: Node | null, blocks: number, end = name?.endIndex): readonly SyntaxBinding[] {
  if (name === null || end === undefined || !/^(?:variable_name|word)$/u.test(name.type)) return [];
  const kind = blocks === 0 ? "variable" : "name";
  return [{ kind, name, start: name.startIndex, end, type: null }];
}

/**
 * Returns the assigned name. An element of an array is an attribute, because the array is declared elsewhere and this
 * line only changes it.
 */
function assigned(node: Node, blocks: number): readonly SyntaxBinding[] {
  const name = node.childForFieldName("name");
  if (name?.type !== "subscript") return bound(name, blocks, node.endIndex);
  const array = name.childForFieldName("name");
  return array === null
    ? []
    : [{ kind: "attribute", name: array, start: array.startIndex, end: node.endIndex, type: null }];
}

/** Returns the kinds of nodes that bind names in a language, and what each binds. */
export function bindersOf(language: GrammarLanguage): ReadonlyMap<string, Binder> {
  return tables[language];
}

/**
 * Returns a function that reads the bindings of a node, with their places in the text. Names are cut from the text
 * and not from the node, because the parser may have read replaced code.
 */
export function createBinder(
  language: GrammarLanguage,
  text: string,
  starts: readonly number[],
): (node: Node, blocks: number) => readonly Binding[] {
  const binders = bindersOf(language);
  return (node, blocks) =>
    (binders.get(node.type)?.(node, blocks) ?? []).map(({ name, stars = 0, start, ...found }) => ({
      end: typeof name === "string" ? start : name.endIndex,
      ...found,
      name: typeof name === "string" ? name : text.slice(name.startIndex, name.endIndex),
      start: typeof name !== "string" && name.type === "private_property_identifier" ? start + 1 : start,
      line: positionAt(starts, start).line,
      stars,
    }));
}

/** Nodes of Python that bind names. */
const pythonBinders = new Map<string, Binder>([
  ["function_definition", (node) => [...named(node), ...result(node)]],
  ["class_definition", (node) => named(node)],
  ["parameters", (node) => children(node).flatMap((child) => pythonParameter(child, "parameter"))],
  ["lambda_parameters", (node) => children(node).flatMap((child) => pythonParameter(child, "name"))],
  ["assignment", (node) => given(pythonTarget(node.childForFieldName("left"), typeOf(node)), node)],
  ["named_expression", (node) => named(node)],
  ["for_statement", (node) => targets(node.childForFieldName("left"))],
  ["for_in_clause", (node) => targets(node.childForFieldName("left"))],
  ["as_pattern", (node) => targets(node.childForFieldName("alias"))],
  ["aliased_import", (node) => named(node, "alias")],
  ["type_alias_statement", (node) => targets(node.childForFieldName("left"))],
  ["import_statement", imported],
  ["import_from_statement", imported],
]);

/**
 * Returns a parameter with its type and stars, because `*args` without a type accepts anything. For a pattern it
 * returns the names in it, which have no types of their own.
 */
function pythonParameter(node: Node, kind: "parameter" | "name"): readonly SyntaxBinding[] {
  const type =
    node.type === "typed_parameter" || node.type === "typed_default_parameter" ? typeOf(node) : null;
  const inner =
    node.childForFieldName("name") ?? (node.type === "typed_parameter" ? node.firstNamedChild : node);
  const stars = inner?.type === "list_splat_pattern" ? 1 : inner?.type === "dictionary_splat_pattern" ? 2 : 0;
  const name = stars === 0 ? inner : inner?.firstNamedChild;
  return name?.type === "identifier" ? [{ kind, name, start: name.startIndex, type, stars }] : targets(name);
}

/**
 * Returns the names on the left of an assignment. `self.x` is a variable of its class, so it is declared here. Any
 * other attribute is declared elsewhere, so it is an `attribute`.
 */
function pythonTarget(left: Node | null, type: string | null): readonly SyntaxBinding[] {
  if (left?.type === "identifier") return [{ kind: "variable", name: left, start: left.startIndex, type }];
  if (left?.type !== "attribute") return targets(left);
  const [object, attribute] = [left.childForFieldName("object"), left.childForFieldName("attribute")];
  if (attribute === null) return [];
  const start = attribute.startIndex;
  return /^(?:self|cls)$/u.test(object?.text ?? "")
    ? [{ kind: "variable", name: left, start, type }]
    : [{ kind: "attribute", name: attribute, start, type }];
}

/**
 * Nodes that can hold an arrow function or a function type. Its parameters then have only the types that are written
 * there. An arrow function that is an argument has its types from the context, so a missing type there is no escape.
 */
const holders: ReadonlySet<string> = new Set([
  "variable_declarator",
  "public_field_definition",
  "assignment_expression",
  "assignment_pattern",
  "required_parameter",
  "optional_parameter",
  "export_statement",
  "type_alias_declaration",
]);

/** Functions whose parameters and results count wherever they are. */
const scriptFunctions = [
  "function_declaration",
  "generator_function_declaration",
  "function_expression",
  "generator_function",
  "function_signature",
  "method_definition",
  "method_signature",
  "abstract_method_signature",
];
/** Nodes that define a type or a member of one. */
const scriptTypes = [
  "class_declaration",
  "class",
  "abstract_class_declaration",
  "interface_declaration",
  "enum_declaration",
  "type_alias_declaration",
  "internal_module",
  "module",
  "type_parameter",
  "property_signature",
  "enum_assignment",
];

/** Nodes of TypeScript and JavaScript that bind names. */
const scriptBinders = new Map<string, Binder>([
  ...[...scriptFunctions, "arrow_function"].map((type): [string, Binder] => [
    type,
    (node) => [...named(node), ...named(node, "parameter"), ...(hasTypes(node) ? result(node) : [])],
  ]),
  ...scriptTypes.map((type): [string, Binder] => [type, (node) => named(node)]),
  ["enum_body", (node) => node.childrenForFieldName("name").flatMap((name) => targets(name))],
  [
    "formal_parameters",
    (node) => children(node).flatMap((child, at) => scriptParameter(child, at, node.parent)),
  ],
  ["variable_declarator", (node) => given(variable(node), node)],
  ["public_field_definition", variable],
  ["assignment_expression", (node) => given(scriptTarget(node.childForFieldName("left")), node)],
  ["for_in_statement", (node) => targets(node.childForFieldName("left"))],
  ["catch_clause", (node) => targets(node.childForFieldName("parameter"))],
  ["labeled_statement", (node) => named(node, "label")],
  ["import_specifier", (node) => named(node, "alias")],
  ["namespace_import", (node) => targets(node.firstNamedChild)],
  ["import_require_clause", firstIdentifier],
  ["import_alias", firstIdentifier],
  ["export_specifier", (node) => [...named(node, "alias"), ...imported(node)]],
  ["import_statement", imported],
]);

/** True for a function whose parameters and results have only written types. */
function hasTypes(node: Node): boolean {
  return scriptFunctions.includes(node.type) || holders.has(node.parent?.type ?? "");
}

/**
 * Returns the names that a parameter binds. A destructured one has no name of its own, so its number is one: otherwise
 * the search for escapes could not see that head removed the type of `{ a, b }: T`.
 */
function scriptParameter(node: Node, at: number, owner: Node | null): readonly SyntaxBinding[] {
  const pattern = node.childForFieldName("pattern");
  if (pattern === null || pattern.type === "this") return [];
  const kind = owner !== null && hasTypes(owner) ? "parameter" : "name";
  const inner = pattern.type === "rest_pattern" ? pattern.firstNamedChild : pattern;
  const common = { kind, start: inner?.startIndex ?? pattern.startIndex, type: typeOf(node) } as const;
  const stars = inner === pattern ? 0 : 1;
  if (inner?.type === "identifier") return [{ ...common, name: inner, stars }];
  return [
    ...targets(inner),
    ...(kind === "parameter" ? [{ ...common, name: String(at + 1), stars } as const] : []),
  ];
}

/** Returns the variable or field that a node declares; its names if it is a pattern. */
function variable(node: Node): readonly SyntaxBinding[] {
  const name = node.childForFieldName("name");
  if (name === null || name.type.endsWith("_pattern")) return targets(name);
  return [{ kind: "variable", name, start: name.startIndex, type: typeOf(node) }];
}

/** Returns the name of `import a = require("b")` and `import a = b.c`, for which the grammar has no field. */
function firstIdentifier(node: Node): readonly SyntaxBinding[] {
  return targets(children(node).find(({ type }) => type === "identifier"));
}

/**
 * Returns the name on the left of an assignment. A member of anything but `this` is declared elsewhere, so it is an
 * `attribute`.
 */
function scriptTarget(left: Node | null): readonly SyntaxBinding[] {
  if (left?.type !== "member_expression") return targets(left);
  const [object, property] = [left.childForFieldName("object"), left.childForFieldName("property")];
  if (property === null) return [];
  const kind = object?.type === "this" ? "name" : "attribute";
  return [{ kind, name: property, start: property.startIndex, type: null }];
}

/**
 * Patterns that hold the assigned names. The grammar gives a key that is also a name (`{ a }`) another type, unless
 * the name has a default value (`{ a = 1 }`).
 */
const patterns: ReadonlySet<string> = new Set([
  ...["pattern_list", "tuple_pattern", "list_pattern", "list_splat_pattern", "as_pattern_target", "tuple"],
  ...["array_pattern", "object_pattern", "rest_pattern", "type", "generic_type"],
]);

/** Node type of a key that is also a name. */
const key = "shorthand_property_identifier_pattern";

/**
 * Returns all names that a pattern binds. It uses no recursion, because a hostile file can nest deeper than the call
 * stack.
 */
function targets(node: Node | null | undefined): readonly SyntaxBinding[] {
  const found: SyntaxBinding[] = [];
  const waiting = [node ?? null];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === null) continue;
    if (/identifier$/u.test(next.type) || next.type === key)
      found.push({ kind: "name", name: next, start: next.startIndex, type: null });
    else if (next.type === "pair_pattern") waiting.push(next.childForFieldName("value"));
    else if (/^(?:object_)?assignment_pattern$/u.test(next.type))
      waiting.push(next.childForFieldName("left"));
    else if (next.type === "attribute") found.push(...pythonTarget(next, null));
    else if (patterns.has(next.type)) waiting.push(...children(next).filter(({ type }) => type !== key));
  }
  return found;
}

/** Extends the names that a node binds to the end of the node, because the value belongs to the binding. */
function given(found: readonly SyntaxBinding[], { endIndex }: Node): readonly SyntaxBinding[] {
  return found.map((one) => ({ ...one, end: endIndex }));
}

/** Returns all identifiers of an import: names by which another file calls them. */
function imported(node: Node): readonly SyntaxBinding[] {
  return node
    .descendantsOfType("identifier")
    .flatMap((name) => (name === null ? [] : [{ kind: "import", name, start: name.startIndex, type: null }]));
}

/** Returns the names in a field of a node. */
function named(node: Node, field = "name"): readonly SyntaxBinding[] {
  return targets(node.childForFieldName(field));
}

/**
 * Returns the result of a function, whose type may be missing. A constructor or a setter returns nothing, so it has
 * none.
 */
function result(node: Node): readonly SyntaxBinding[] {
  const type = typeOf(node, "return_type");
  const isVoid =
    node.childForFieldName("name")?.text === "constructor" ||
    node.children.some((child) => child?.type === "set");
  const start = node.childForFieldName("parameters")?.endIndex ?? node.startIndex;
  return isVoid ? [] : [{ kind: "result", name: "result", start, type }];
}

/** Returns the type in a field as it is written, without its colon; null if there is none. */
function typeOf(node: Node, field = "type"): string | null {
  return node.childForFieldName(field)?.text.replace(/^:\s*/u, "") ?? null;
}

/** Returns the named children of a node. */
function children(node: Node): readonly Node[] {
  return node.namedChildren.filter((child) => child !== null);
}

/** Binders by language. */
const tables = {
  python: pythonBinders,
  typescript: scriptBinders,
  tsx: scriptBinders,
  go: goBinders,
  rust: rustBinders,
  bash: bashBinders,
  cpp: cppBinders,
} as const satisfies Record<GrammarLanguage, ReadonlyMap<string, Binder>>;
