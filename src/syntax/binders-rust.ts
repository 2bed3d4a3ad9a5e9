/**
 * Finds the names that nodes of Rust bind. Members of a type (its fields, variants without named fields) are a
 * `variable`, names inside a function a `name`. An item is known by its definition.
 */
import type { Node } from "web-tree-sitter";
import type { Binder, Binding, SyntaxBinding } from "./bindings.ts";
import { hasFields, rustFunctionName } from "./naming-rust.ts";

/** Nodes that bind names, with the function that reads each. */
export const rustBinders: ReadonlyMap<string, Binder> = new Map<string, Binder>([
  ...["function_item", "function_signature_item"].map((type): [string, Binder] => [type, ofFunction]),
  ["closure_expression", ofClosure],
  ...[
    ...["struct_item", "union_item", "enum_item", "trait_item", "type_item", "associated_type", "mod_item"],
    ...["macro_definition", "type_parameter", "const_parameter"],
  ].map((type): [string, Binder] => [type, (node) => given(node, "name")]),
  ...["const_item", "static_item"].map((type): [string, Binder] => [
    type,
    (node) => given(node, "name").map((one) => ({ ...one, type: typeOf(node), end: node.endIndex })),
  ]),
  ["lifetime_parameter", (node) => bound(node.childForFieldName("name")?.firstNamedChild, "name")],
  ["label", (node) => (node.parent?.firstChild?.id === node.id ? bound(node.firstNamedChild, "name") : [])],
  ["field_declaration", (node, blocks) => given(node, inType(blocks), { type: typeOf(node) })],
  ["enum_variant", (node, blocks) => given(node, hasFields(node) ? "name" : inType(blocks))],
  ["let_declaration", declared],
  ["let_condition", (node) => targets(node.childForFieldName("pattern"))],
  ["for_expression", (node) => targets(node.childForFieldName("pattern"))],
  ["match_arm", (node) => targets(node.childForFieldName("pattern")?.firstNamedChild)],
  ["assignment_expression", assigned],
  ["use_declaration", imported],
  ["extern_crate_declaration", (node) => [...given(node, "import"), ...given(node, "name", {}, "alias")]],
]);

type Kind = Binding["kind"];

/** Returns the kind of a member by the number of blocks around its type. */
function inType(blocks: number): Kind {
  return blocks === 0 ? "variable" : "name";
}

/** Makes a binding; none for `_`, which binds nothing. */
function bound(
  name: Node | null | undefined,
  kind: Kind,
  more: Partial<Pick<SyntaxBinding, "type" | "end">> = {},
): readonly SyntaxBinding[] {
  if (name == null || name.text === "_") return [];
  return [{ kind, name, start: name.startIndex, type: null, ...more }];
}

/** Binds the name in a field of a node: `name`, or the field that the caller passes. */
function given(
  node: Node,
  kind: Kind,
  more: Partial<Pick<SyntaxBinding, "type" | "end">> = {},
  field = "name",
): readonly SyntaxBinding[] {
  return bound(node.childForFieldName(field), kind, more);
}

/** Returns the declared type of a node; null for none. */
function typeOf(node: Node): string | null {
  return node.childForFieldName("type")?.text ?? null;
}

/**
 * Returns the names of a function. If no result is declared, its type is empty: the function returns nothing, which
 * is a declaration too. Null would mean that the type was left out.
 */
function ofFunction(node: Node): readonly SyntaxBinding[] {
  const start = node.childForFieldName("parameters")?.endIndex ?? node.startIndex;
  const type = node.childForFieldName("return_type")?.text ?? "";
  return [
    ...given(node, "name"),
    ...parameters(node.childForFieldName("parameters")),
    { kind: "result", name: "result", start, type },
  ];
}

/**
 * Returns the parameters of a function. A destructured one also gets its number as name, so that its type can be
 * compared: `(a, b): (u8, u8)`.
 */
function parameters(list: Node | null): readonly SyntaxBinding[] {
  const all = (list?.namedChildren ?? []).filter((child) => child?.type === "parameter");
  return all.flatMap((child, at): readonly SyntaxBinding[] => {
    const pattern = child?.childForFieldName("pattern") ?? null;
    const type = child === null ? null : typeOf(child);
    if (pattern?.type === "identifier") return bound(pattern, "parameter", { type });
    const start = child?.startIndex ?? 0;
    return [...targets(pattern), { kind: "parameter", name: String(at + 1), start, type }];
  });
}

/** Returns the names of a closure. Its parameters have their types from the context, so they are plain names. */
function ofClosure(node: Node): readonly SyntaxBinding[] {
  const list = node.childForFieldName("parameters");
  const type = node.childForFieldName("return_type")?.text ?? null;
  return [
    ...(list?.namedChildren ?? []).flatMap((child) =>
      targets(child?.type === "parameter" ? child.childForFieldName("pattern") : child),
    ),
    { kind: "result", name: "result", start: list?.endIndex ?? node.startIndex, type },
  ];
}

/** Returns the names of a `let`, up to the end of its value; `let Some(a) = b else { … };` binds a. */
function declared(node: Node): readonly SyntaxBinding[] {
  const end = (node.childForFieldName("value") ?? node).endIndex;
  const type = typeOf(node);
  const found = targets(node.childForFieldName("pattern"));
  return found.map((one) => ({ ...one, end, type: rustFunctionName(node) === undefined ? type : null }));
}

/** Returns the assigned name, b of `a.b = c` and a of `a = c`. It is declared elsewhere, so it is an `attribute`. */
function assigned(node: Node): readonly SyntaxBinding[] {
  const left = node.childForFieldName("left");
  const name = left?.type === "field_expression" ? left.childForFieldName("field") : left;
  return /identifier$/u.test(name?.type ?? "") ? bound(name, "attribute", { end: node.endIndex }) : [];
}

/** Parts of a pattern that bind nothing: paths, and values that are compared. */
const notBinding = /^(?:scoped_|type_|generic_|range_pattern$|const_block$|macro_invocation$)|_literal$/u;

/** Returns the names that a pattern binds. Case decides: `None` is compared, `none` is bound. */
function targets(pattern: Node | null | undefined): readonly SyntaxBinding[] {
  const found: SyntaxBinding[] = [];
  const waiting: (Node | null)[] = [pattern ?? null];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === null || notBinding.test(next.type)) continue;
    if (next.type === "identifier" || next.type === "shorthand_field_identifier") {
      if (!/^\p{Lu}/u.test(next.text)) found.push(...bound(next, "name"));
    } else if (next.type === "field_pattern") {
      const inner = next.childForFieldName("pattern");
      waiting.push(inner ?? next.childForFieldName("name"));
    } else {
      const type = next.childForFieldName("type");
      waiting.push(...next.namedChildren.filter((child) => child !== null && child.id !== type?.id));
    }
  }
  return found;
}

/**
 * Returns the names of a `use`, and the local names that it gives them. Both are needed: only the first kind is the
 * name in another file, and only the second is used here.
 */
function imported(node: Node): readonly SyntaxBinding[] {
  const aliases = node
    .descendantsOfType("use_as_clause")
    .flatMap((one) => one?.childForFieldName("alias") ?? []);
  const own = new Set(aliases.map(({ id }) => id));
  const names = node.descendantsOfType("identifier").filter((name) => name !== null && !own.has(name.id));
  return [
    ...names.flatMap((name) => bound(name, "import")),
    ...aliases.flatMap((name) => bound(name, "name")),
  ];
}
