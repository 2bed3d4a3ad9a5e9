/**
 * Finds the names that nodes of shell scripts bind: names of the script are a `variable`, names inside a function a
 * `name`.
 */
import type { Node } from "web-tree-sitter";
import type { Binder, Bound } from "./bindings.ts";

export const bashBinders: ReadonlyMap<string, Binder> = new Map<string, Binder>([
  ["function_definition", (node) => bound(node.childForFieldName("name"), 1)],
  ["variable_assignment", (node, blocks) => assigned(node, blocks)],
  ["for_statement", (node, blocks) => bound(node.childForFieldName("variable"), blocks)],
  ["declaration_command", (node, blocks) => node.namedChildren.flatMap((child) => bound(child, blocks))],
]);

function bound(name: Node | null, blocks: number, end = name?.endIndex): readonly Bound[] {
  if (name === null || end === undefined || !/^(?:variable_name|word)$/u.test(name.type)) return [];
  const kind = blocks === 0 ? "variable" : "name";
  return [{ kind, name, start: name.startIndex, end, type: null }];
}

/** Returns the assigned name. An element of an array is an attribute, because the array is declared elsewhere. */
function assigned(node: Node, blocks: number): readonly Bound[] {
  const name = node.childForFieldName("name");
  if (name?.type !== "subscript") return bound(name, blocks, node.endIndex);
  const array = name.childForFieldName("name");
  return array === null
    ? []
    : [{ kind: "attribute", name: array, start: array.startIndex, end: node.endIndex, type: null }];
}
