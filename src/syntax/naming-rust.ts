/** Decides which nodes of a Rust tree define something. */
import type { Node } from "web-tree-sitter";
import type { NamedNode, NamingRules } from "./named.ts";

/** Kinds of nodes with a name in a field. */
const kinds = new Map<string, NamedNode["kind"]>([
  ["function_item", "function"],
  ["function_signature_item", "function"],
  ["macro_definition", "function"],
  ["struct_item", "class"],
  ["union_item", "class"],
  ["enum_item", "class"],
  ["trait_item", "class"],
  ["type_item", "class"],
  ["associated_type", "class"],
  ["const_item", "class"],
  ["static_item", "class"],
]);

/** Rules of Rust. */
export const rustNaming: NamingRules = {
  named: (node) => {
    if (node.type === "impl_item") return implementation(node);
    const held = rustFunctionName(node);
    if (held !== undefined) return { kind: "function", name: held };
    const kind = isBlockModule(node) || hasFields(node) ? "class" : kinds.get(node.type);
    const name = kind === undefined ? null : node.childForFieldName("name");
    return kind === undefined || name === null || name.text === "_" ? undefined : { kind, name };
  },
  isWrapper: () => false,
  types: new Set([...kinds.keys(), "impl_item", "let_declaration", "mod_item", "enum_variant"]),
};

/**
 * Names `impl Display for Ship<T>` Ship, with the part Display: several such blocks define one type. A block for a
 * type without a name has the name of the trait.
 */
function implementation(node: Node): NamedNode | undefined {
  const trait = node.childForFieldName("trait");
  const name = typeName(node.childForFieldName("type")) ?? typeName(trait);
  // The path of the trait is dropped: `fmt::Display` and `Display` are one.
  const part = trait?.text.replace(/\s+/gu, "").replace(/^(?:[\p{L}_][\p{L}\p{N}_]*::)+/u, "") ?? "";
  return name === undefined ? undefined : { kind: "class", name, part };
}

/** Maximum number of nodes around a type. */
const aroundMax = 8;

/**
 * Returns the name of a type: `Ship` of `&lib::Ship<T>`, `[Ship]` and `dyn Ship`. Undefined for a type without one.
 */
function typeName(written: Node | null): Node | undefined {
  let type = written;
  for (let depth = 0; type !== null && depth < aroundMax; depth++) {
    if (type.type === "type_identifier" || type.type === "primitive_type") return type;
    const next: string | undefined = inside.get(type.type);
    if (next === undefined) return undefined;
    type = next === "" ? type.firstNamedChild : type.childForFieldName(next);
  }
  return undefined;
}

/** Field of a type that holds the inner type; empty for the first child. */
const inside = new Map<string, string>([
  ["generic_type", "type"],
  ["scoped_type_identifier", "name"],
  ["reference_type", "type"],
  ["pointer_type", "type"],
  ["array_type", "element"],
  ["dynamic_type", "trait"],
  ["bounded_type", ""],
]);

/** Returns the name that a closure is assigned to: `let add = |a, b| a + b`. It is called like a function. */
export function rustFunctionName(node: Node): Node | undefined {
  if (node.type !== "let_declaration") return undefined;
  const name = node.childForFieldName("pattern");
  const isClosure = node.childForFieldName("value")?.type === "closure_expression";
  return isClosure && name?.type === "identifier" ? name : undefined;
}

/** True for a module with a body; `mod a;` includes a file instead. */
function isBlockModule(node: Node): boolean {
  return node.type === "mod_item" && node.childForFieldName("body") !== null;
}

/** True for a variant of an enum whose fields have names. Its fields need a name around them. */
export function hasFields(node: Node): boolean {
  return node.type === "enum_variant" && node.childForFieldName("body")?.type === "field_declaration_list";
}
