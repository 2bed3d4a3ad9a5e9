/**
 * Finds the names that nodes of C and C++ bind. Members of a file, a namespace or a type (declared functions, too) are
 * a `variable`, names inside a function a `name`. A defined item is known by its definition.
 */
import type { Node } from "web-tree-sitter";
import type { Binder, Binding, SyntaxBinding } from "./bindings.ts";
import { cppFunctionName, findTaggedType, isFullSpecifier, nameIn } from "./naming-cpp.ts";

/** Nodes that bind names, with the function that reads each. */
export const cppBinders: ReadonlyMap<string, Binder> = new Map<string, Binder>([
  ["function_definition", ofFunction],
  ["declaration", declared],
  ["field_declaration", declared],
  ...["parameter_declaration", "optional_parameter_declaration", "variadic_parameter_declaration"].map(
    (type): [string, Binder] => [type, parameter],
  ),
  ...["class_specifier", "struct_specifier", "union_specifier", "enum_specifier"].map(
    (type): [string, Binder] => [type, (node) => (isFullSpecifier(node) ? named(node) : [])],
  ),
  ...["alias_declaration", "concept_definition", "namespace_definition", "namespace_alias_definition"].map(
    (type): [string, Binder] => [type, (node) => named(node)],
  ),
  ...["type", "optional_type", "variadic_type"].map((type): [string, Binder] => [
    `${type}_parameter_declaration`,
    (node) => bound(node.namedChildren.find((one) => one?.type === "type_identifier") ?? null, "name"),
  ]),
  ["type_definition", typedef],
  ["enumerator", (node, blocks) => named(node, ofFile(blocks))],
  ["preproc_def", (node) => named(node, "variable")],
  ["preproc_function_def", (node) => named(node, "variable")],
  ["for_range_loop", (node) => listed(node.childForFieldName("declarator"), "name")],
  ["assignment_expression", assigned],
  ["labeled_statement", (node) => bound(node.childForFieldName("label"), "name")],
  ["using_declaration", imported],
]);

type Kind = Binding["kind"];
type More = Partial<Pick<SyntaxBinding, "type" | "end">>;

/**
 * Returns the kind of a name by the number of blocks around it: only names outside of functions are visible to other
 * files.
 */
function ofFile(blocks: number): Kind {
  return blocks === 0 ? "variable" : "name";
}

/** Makes a binding; none for a missing or empty name. */
function bound(name: Node | null, kind: Kind, more: More = {}): readonly SyntaxBinding[] {
  return name === null || name.text === ""
    ? []
    : [{ kind, name, start: name.startIndex, type: null, ...more }];
}

/** Binds the name in the `name` field of a node. */
function named(node: Node, kind: Kind = "name"): readonly SyntaxBinding[] {
  return bound(nameIn(node.childForFieldName("name"))?.name ?? null, kind);
}

/**
 * Returns the names of one declarator. `auto [a, b]` has several, each with the type of the declaration, because they
 * have no types of their own.
 */
function listed(declarator: Node | null, kind: Kind, more: More = {}): readonly SyntaxBinding[] {
  let at = declarator;
  if (at?.type === "init_declarator") at = at.childForFieldName("declarator");
  if (at?.type === "reference_declarator") at = at.lastNamedChild;
  if (at?.type === "structured_binding_declarator")
    return at.namedChildren.flatMap((one) => bound(one, kind, more));
  return bound(nameIn(at)?.name ?? null, kind, more);
}

/** Returns the declared type of a node; null for none. */
function typeOf(node: Node): string | null {
  return node.childForFieldName("type")?.text ?? null;
}

/** Returns the name and the result of a function. The result starts behind the parameters. */
function ofFunction(node: Node): readonly SyntaxBinding[] {
  const declarator = node.childForFieldName("declarator");
  const name = nameIn(declarator)?.name ?? null;
  const start = declarator?.endIndex ?? node.startIndex;
  return [...bound(name, "name"), { kind: "result", name: "result", start, type: typeOf(node) }];
}

/**
 * Returns the declared names. A lambda that is assigned to a name is known by its definition, so here it is a plain
 * name.
 */
function declared(node: Node, blocks: number): readonly SyntaxBinding[] {
  const type = typeOf(node);
  return node.childrenForFieldName("declarator").flatMap((one) => {
    if (one === null) return [];
    const value = node.childForFieldName("default_value");
    const kind = cppFunctionName(one) === undefined ? ofFile(blocks) : "name";
    return listed(one, kind, { type, end: (value ?? one).endIndex });
  });
}

/**
 * Returns the parameters of a function. Parameters of a closure, a template or a handler have no declared place in a
 * signature, so they are a plain `name`.
 */
function parameter(node: Node): readonly SyntaxBinding[] {
  const isOfFunction = node.parent?.parent?.type === "function_declarator";
  return listed(node.childForFieldName("declarator"), isOfFunction ? "parameter" : "name", {
    type: typeOf(node),
  });
}

/**
 * Returns the additional names of a struct. The name of any other type is known by its definition, so it is a plain
 * name here.
 */
function typedef(node: Node, blocks: number): readonly SyntaxBinding[] {
  const tag = findTaggedType(node)?.childForFieldName("name")?.text;
  const names = node.childrenForFieldName("declarator").flatMap((one) => nameIn(one)?.name ?? []);
  return names
    .filter(({ text }) => text !== tag)
    .flatMap((name) => bound(name, tag === undefined ? "name" : ofFile(blocks)));
}

/**
 * Returns the assigned name, b of `a.b = c` and `a->b = c`, a of `a = c`. It is declared elsewhere, so it is an
 * `attribute`.
 */
function assigned(node: Node): readonly SyntaxBinding[] {
  const left = node.childForFieldName("left");
  const name = left?.type === "field_expression" ? left.childForFieldName("field") : left;
  return /identifier$/u.test(name?.type ?? "") && name?.type !== "qualified_identifier"
    ? bound(name ?? null, "attribute", { end: node.endIndex })
    : [];
}

/** Returns the name of `using std::string;`. `using namespace std;` names nothing. */
function imported(node: Node): readonly SyntaxBinding[] {
  const isAll = node.children.some((one) => one?.type === "namespace");
  return isAll ? [] : bound(nameIn(node.firstNamedChild)?.name ?? null, "import");
}
