/**
 * Finds the names that nodes of Go bind. Members of a package (its constants and variables, fields of its types) are a
 * `variable`, names inside a function a `name`; `_` is none.
 */
import type { Node } from "web-tree-sitter";
import type { Binder, Binding, SyntaxBinding } from "./bindings.ts";
import { packageName } from "./imports-go.ts";
import { goFunctionName, withMembers } from "./naming-go.ts";

/** Nodes that bind names, with the function that reads each. */
export const goBinders: ReadonlyMap<string, Binder> = new Map<string, Binder>([
  ...["function_declaration", "method_declaration", "method_elem", "func_literal"].map(
    (type): [string, Binder] => [type, ofFunction],
  ),
  ["function_type", (node) => parameters(node, "parameters", "name")],
  ["type_parameter_declaration", (node) => names(node, "name")],
  ["type_spec", (node) => names(node, "name")],
  ["type_alias", (node) => names(node, "name")],
  ["field_declaration", fields],
  ["interface_type", embedded],
  ["const_spec", declared],
  ["var_spec", declared],
  ["short_var_declaration", (node) => assigned(node, "name")],
  ["assignment_statement", (node) => assigned(node, "attribute")],
  ["receive_statement", (node) => listed(node.childForFieldName("left"), "name")],
  ["range_clause", (node) => listed(node.childForFieldName("left"), "name")],
  ["type_switch_statement", (node) => listed(node.childForFieldName("alias"), "name")],
  ["labeled_statement", (node) => names(node, "label")],
  ["import_spec", imported],
]);

type Kind = Binding["kind"];

/** Makes a binding; none for `_`, which drops a value. */
function bound(
  name: Node,
  kind: Kind,
  more: Partial<Pick<SyntaxBinding, "type" | "end" | "stars">> = {},
): SyntaxBinding[] {
  return name.text === "_" ? [] : [{ kind, name, start: name.startIndex, type: null, ...more }];
}

/** Returns the named children of a field. In this grammar the commas are under the field, too. */
function named(node: Node, field: string): readonly Node[] {
  return node.childrenForFieldName(field).filter((child): child is Node => child?.isNamed === true);
}

/** Binds all names in a field. */
function names(node: Node, field: string): readonly SyntaxBinding[] {
  return named(node, field).flatMap((name) => bound(name, "name"));
}

/** Returns the declared type of a node; null for none. */
function typeOf(node: Node): string | null {
  return node.childForFieldName("type")?.text ?? null;
}

/**
 * Returns the names of a function. Named results are no parameters. If no result is declared, its type is empty: the
 * function returns nothing, which is a declaration too. Null would mean that the type was left out.
 */
function ofFunction(node: Node): readonly SyntaxBinding[] {
  const start = node.childForFieldName("parameters")?.endIndex ?? node.startIndex;
  const type = node.childForFieldName("result")?.text ?? "";
  return [
    ...names(node, "name"),
    ...parameters(node, "receiver", "parameter"),
    ...parameters(node, "parameters", "parameter"),
    ...parameters(node, "result", "name"),
    { kind: "result", name: "result", start, type },
  ];
}

/**
 * Returns the names in a list of parameters or results, each with its type. In `a, b int` one type belongs to several
 * names.
 */
function parameters(owner: Node, field: string, kind: Kind): readonly SyntaxBinding[] {
  const list = owner.childForFieldName(field);
  if (list?.type !== "parameter_list") return [];
  return list.namedChildren.flatMap((child) => {
    if (child === null) return [];
    const stars = child.type === "variadic_parameter_declaration" ? 1 : 0;
    return named(child, "name").flatMap((name) => bound(name, kind, { type: typeOf(child), stars }));
  });
}

/** Returns the fields of a struct, which other files can use. An embedded field has the name of its type. */
function fields(node: Node, blocks: number): readonly SyntaxBinding[] {
  const kind = blocks === 0 ? "variable" : "name";
  const type = node.childForFieldName("type");
  const own = named(node, "name");
  const ofType = own.length > 0 ? undefined : lastTypeName(type);
  // A field whose type is written out there is known by its definition.
  const isDefinition = withMembers(node, blocks) !== undefined;
  return (ofType === undefined ? own : [ofType]).flatMap((name) =>
    bound(name, isDefinition ? "name" : kind, { type: type?.text ?? null }),
  );
}

/**
 * Returns the interfaces that an interface embeds: their methods belong to it. Sets of types (`~int | ~string`) name
 * nothing.
 */
function embedded(node: Node, blocks: number): readonly SyntaxBinding[] {
  return node.namedChildren.flatMap((child) => {
    const type = child?.type === "type_elem" && child.namedChildCount === 1 ? child.firstNamedChild : null;
    const name = lastTypeName(type);
    return name === undefined ? [] : bound(name, blocks === 0 ? "variable" : "name");
  });
}

/** Returns the last name of a type: `Base` of `lib.Base[int]`. */
function lastTypeName(type: Node | null): Node | undefined {
  if (type?.type === "type_identifier") return type;
  if (type?.type === "qualified_type") return type.childForFieldName("name") ?? undefined;
  return type?.type === "generic_type" ? lastTypeName(type.childForFieldName("type")) : undefined;
}

/**
 * Returns the names of constants and variables. A name with a function or a written-out type is known by its
 * definition, so here it is a plain name.
 */
function declared(node: Node, blocks: number): readonly SyntaxBinding[] {
  const isDefinition = goFunctionName(node) !== undefined || withMembers(node, blocks) !== undefined;
  const kind = blocks === 0 && !isDefinition ? "variable" : "name";
  const more = { type: typeOf(node), end: node.endIndex };
  return named(node, "name").flatMap((name) => bound(name, kind, more));
}

/** Returns the assigned names, a and c of `a, b.c = d()`, up to the end of the statement. */
function assigned(node: Node, kind: Kind): readonly SyntaxBinding[] {
  return listed(node.childForFieldName("left"), kind).map((one) => ({ ...one, end: node.endIndex }));
}

/**
 * Returns the names on the left of an assignment. A field (`b.c`) is declared in its struct, so this line only
 * changes it.
 */
function listed(list: Node | null, kind: Kind): readonly SyntaxBinding[] {
  return (list?.namedChildren ?? []).flatMap((child) => {
    if (child?.type === "identifier") return bound(child, kind);
    const field = child?.type === "selector_expression" ? child.childForFieldName("field") : null;
    return field === null ? [] : bound(field, "attribute");
  });
}

/**
 * Returns the names of an imported package, by which code uses it: the last part of its path, and the local name, if
 * it has one.
 */
function imported(node: Node): readonly SyntaxBinding[] {
  const path = node.childForFieldName("path");
  const name = node.childForFieldName("name");
  const last = path === null ? "" : packageName(path.text.slice(1, -1));
  const start = (path?.startIndex ?? 0) + (path?.text.lastIndexOf(last) ?? 0);
  return [
    ...(name?.type === "package_identifier" ? bound(name, "name") : []),
    ...(last === ""
      ? []
      : [{ kind: "import", name: last, start, end: start + last.length, type: null } as const]),
  ];
}
