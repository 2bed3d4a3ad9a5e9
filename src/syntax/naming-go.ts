/** Which nodes of a tree of Go define something. */
import type { Node } from "web-tree-sitter";
import type { Named, Naming } from "./named.ts";

const kinds = new Map<string, Named["kind"]>([
  ["function_declaration", "function"],
  ["method_declaration", "function"],
  ["method_elem", "function"],
  ["type_spec", "class"],
  ["type_alias", "class"],
]);

/** What may be given a function: `var f = func() {}`, `f := func() {}`, `x.f = func() {}`. */
const holders: ReadonlySet<string> = new Set(["var_spec", "short_var_declaration", "assignment_statement"]);

export const goNaming: Naming = {
  named: (node, blocks) => {
    const own = byKind(node);
    if (own !== undefined) return own;
    const [held, members] = [withFunction(node), withMembers(node, blocks)];
    if (held !== undefined) return { kind: "function", name: held };
    return members === undefined ? undefined : { kind: "class", name: members };
  },
  isWrapper: ({ type, namedChildCount, firstNamedChild }) =>
    // Of `type ( … )` with several, and of `var ( … )`, none is the whole declaration.
    (type === "type_declaration" || type === "var_declaration") &&
    namedChildCount === 1 &&
    firstNamedChild?.type !== "var_spec_list",
  types: new Set([...kinds.keys(), ...holders, "field_declaration", "type_declaration", "var_declaration"]),
};

function byKind(node: Node): Named | undefined {
  const kind = kinds.get(node.type);
  const name = kind === undefined ? null : node.childForFieldName("name");
  if (kind === undefined || name === null) return undefined;
  const receiver = node.type === "method_declaration" ? receiverOf(node) : undefined;
  return receiver === undefined ? { kind, name } : { kind, name, receiver };
}

/** `Ship` of `(s *Ship[T])`. */
function receiverOf(node: Node): string | undefined {
  const own = node
    .childForFieldName("receiver")
    ?.namedChildren.find((child) => child?.type === "parameter_declaration");
  let type = own?.childForFieldName("type") ?? null;
  for (let depth = 0; type !== null && type.type !== "type_identifier" && depth < aroundMax; depth++)
    type = type.type === "generic_type" ? type.childForFieldName("type") : type.firstNamedChild;
  return type?.type === "type_identifier" ? type.text : undefined;
}

/** The name that alone is given a function there. */
export function withFunction(node: Node): Node | undefined {
  if (!holders.has(node.type)) return undefined;
  const isDeclared = node.type === "var_spec";
  const value = only(node.childForFieldName(isDeclared ? "value" : "right"));
  if (value?.type !== "func_literal") return undefined;
  const left = isDeclared ? soleName(node) : only(node.childForFieldName("left"));
  const name = left?.type === "selector_expression" ? left.childForFieldName("field") : left;
  return name != null && /identifier$/u.test(name.type) && name.text !== "_" ? name : undefined;
}

/** A field, or a variable of the package, of a type that is written out there: its fields are known by its name. */
export function withMembers(node: Node, blocks: number): Node | undefined {
  const isField = node.type === "field_declaration";
  if (!isField && (node.type !== "var_spec" || blocks > 0)) return undefined;
  const type = isField ? node.childForFieldName("type") : typeOfSpec(node);
  const name = holdsMembers(type) ? soleName(node) : undefined;
  return name?.text === "_" ? undefined : name;
}

/** Commas between names are under their field, too. */
function soleName(spec: Node): Node | undefined {
  const [first, ...more] = spec.childrenForFieldName("name").filter((child) => child?.isNamed === true);
  return more.length === 0 ? (first ?? undefined) : undefined;
}

function only(list: Node | null): Node | null {
  return list?.namedChildCount === 1 ? list.firstNamedChild : null;
}

/** What stands around a type that is written out. */
const around: ReadonlySet<string> = new Set([
  "pointer_type",
  "slice_type",
  "array_type",
  "implicit_length_array_type",
  "map_type",
  "channel_type",
  "parenthesized_type",
]);

/** Nobody writes more around a type. */
const aroundMax = 8;

/** Whether a type is written out with its fields or methods, in whatever it is an element of. */
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

/** With which a variable is declared, or of which its value is made. */
function typeOfSpec(spec: Node): Node | null {
  const value = only(spec.childForFieldName("value"));
  const made = value?.type === "unary_expression" ? value.childForFieldName("operand") : value;
  const ofValue = made?.type === "composite_literal" ? made.childForFieldName("type") : null;
  return spec.childForFieldName("type") ?? ofValue;
}
