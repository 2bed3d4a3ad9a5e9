/** Decides which nodes of a Go tree define something. */
import type { Node } from "web-tree-sitter";
import type { NamedNode, NamingRules } from "./named.ts";

/** Kinds of nodes with a name in a field. */
const kinds = new Map<string, NamedNode["kind"]>([
  ["function_declaration", "function"],
  ["method_declaration", "function"],
  ["method_elem", "function"],
  ["type_spec", "class"],
  ["type_alias", "class"],
]);

/** Nodes that can assign a function: `var f = func() {}`, `f := func() {}`, `x.f = func() {}`. */
const holders: ReadonlySet<string> = new Set(["var_spec", "short_var_declaration", "assignment_statement"]);

/** Rules of Go. */
export const goNaming: NamingRules = {
  named: (node, blocks) => {
    const own = byKind(node);
    if (own !== undefined) return own;
    const [held, members] = [goFunctionName(node), withMembers(node, blocks)];
    if (held !== undefined) return { kind: "function", name: held };
    return members === undefined ? undefined : { kind: "class", name: members };
  },
  isWrapper: ({ type, namedChildCount, firstNamedChild }) =>
    // With several declarations in brackets, none of them is the whole statement.
    (type === "type_declaration" || type === "var_declaration") &&
    namedChildCount === 1 &&
    firstNamedChild?.type !== "var_spec_list",
  types: new Set([...kinds.keys(), ...holders, "field_declaration", "type_declaration", "var_declaration"]),
};

/**
 * Returns the definition of a function, method or type. A method is outside of its type, so it gets the type as
 * receiver: otherwise methods of one name on two types would be one definition.
 */
function byKind(node: Node): NamedNode | undefined {
  const kind = kinds.get(node.type);
  const name = kind === undefined ? null : node.childForFieldName("name");
  if (kind === undefined || name === null) return undefined;
  const receiver = node.type === "method_declaration" ? receiverOf(node) : undefined;
  return receiver === undefined ? { kind, name } : { kind, name, receiver };
}

/**
 * Returns the type of a method's receiver: `Ship` of `(s *Ship[T])`. A method of Go stands outside its type, and this
 * name makes its symbol `Ship.Load`. Undefined for other shapes.
 */
function receiverOf(node: Node): string | undefined {
  const own = node
    .childForFieldName("receiver")
    ?.namedChildren.find((child) => child?.type === "parameter_declaration");
  let type = own?.childForFieldName("type") ?? null;
  for (let depth = 0; type !== null && type.type !== "type_identifier" && depth < aroundMax; depth++)
    type = type.type === "generic_type" ? type.childForFieldName("type") : type.firstNamedChild;
  return type?.type === "type_identifier" ? type.text : undefined;
}

/**
 * Returns the name that is assigned a function, if it is the only one. Code calls it like a function, so the outline
 * lists it as one.
 */
export function goFunctionName(node: Node): Node | undefined {
  if (!holders.has(node.type)) return undefined;
  const isDeclared = node.type === "var_spec";
  const value = only(node.childForFieldName(isDeclared ? "value" : "right"));
  if (value?.type !== "func_literal") return undefined;
  const left = isDeclared ? soleName(node) : only(node.childForFieldName("left"));
  const name = left?.type === "selector_expression" ? left.childForFieldName("field") : left;
  return name != null && /identifier$/u.test(name.type) && name.text !== "_" ? name : undefined;
}

/**
 * Returns the name of a field, or of a package variable, whose type is written out there. The members of that type
 * have no other name around them.
 */
export function withMembers(node: Node, blocks: number): Node | undefined {
  const isField = node.type === "field_declaration";
  if (!isField && (node.type !== "var_spec" || blocks > 0)) return undefined;
  const type = isField ? node.childForFieldName("type") : typeOfSpec(node);
  const name = holdsMembers(type) ? soleName(node) : undefined;
  return name?.text === "_" ? undefined : name;
}

/**
 * Returns the only name of a spec; undefined if there are several. Commas between names are under their field, too.
 */
function soleName(spec: Node): Node | undefined {
  const [first, ...more] = spec.childrenForFieldName("name").filter((child) => child?.isNamed === true);
  return more.length === 0 ? (first ?? undefined) : undefined;
}

/** Returns the only child of a list; null for none or several. */
function only(list: Node | null): Node | null {
  return list?.namedChildCount === 1 ? list.firstNamedChild : null;
}

/** Nodes around a type that is written out. */
const around: ReadonlySet<string> = new Set([
  "pointer_type",
  "slice_type",
  "array_type",
  "implicit_length_array_type",
  "map_type",
  "channel_type",
  "parenthesized_type",
]);

/** Maximum number of nodes around a type. */
const aroundMax = 8;

/**
 * True if a type is written out with at least one field or method, also as an element of another type. Its members then
 * need the name of the field or variable around them, because the type itself has none.
 */
function holdsMembers(written: Node | null): boolean {
  let type = written;
  for (let depth = 0; type !== null && depth < aroundMax; depth++) {
    if (type.type === "struct_type") type = type.firstNamedChild;
    if (type?.type === "field_declaration_list" || type?.type === "interface_type")
      return type.namedChildren.some((child) =>
        /^(?:field_declaration|method_elem)$/u.test(child?.type ?? ""),
      );
    if (type === null) return false;
    if (!around.has(type.type)) return false;
    type = type.childForFieldName("element") ?? type.childForFieldName("value") ?? type.firstNamedChild;
  }
  return false;
}

/** Returns the declared type of a variable, or the type of its value. */
function typeOfSpec(spec: Node): Node | null {
  const value = only(spec.childForFieldName("value"));
  const literal = value?.type === "unary_expression" ? value.childForFieldName("operand") : value;
  const ofValue = literal?.type === "composite_literal" ? literal.childForFieldName("type") : null;
  return spec.childForFieldName("type") ?? ofValue;
}
