/** Calls that surely return, as the text alone shows. Code after them is reached as if they were not there. */
import { once } from "../model/once.ts";
import type { Reading } from "../syntax/reading.ts";
import { fieldOf, type TreeNode } from "../syntax/tree.ts";

/**
 * Returns a test for expressions of a module that call only builtins, methods of literals, and methods of names that
 * are set once, to a display.
 */
export function whatComesBack(reading: Reading): (expression: TreeNode) => boolean {
  const { text } = reading;
  const bound = once(() => boundIn(reading));
  const isBuiltin = (name: string) =>
    !bound().has(name) && !bound().has("*") && name !== "exit" && name !== "quit";
  const isKnown = (object: TreeNode): boolean => {
    if (object.type === "string") return true;
    if (object.type !== "identifier") return false;
    const [only, ...more] = bound().get(text.slice(object.start, object.end)) ?? [];
    return only !== undefined && more.length === 0 && displays.test(only.type);
  };
  const isPlain = (call: TreeNode): boolean => {
    const callee = fieldOf(call, "function");
    if (callee?.type === "identifier") return isBuiltin(text.slice(callee.start, callee.end));
    const object = callee?.type === "attribute" ? fieldOf(callee, "object") : undefined;
    return object !== undefined && isKnown(object);
  };
  return (expression) => {
    const waiting = [expression];
    let isCall = false;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (/^(?:named_expression|yield|await)$/u.test(next.type)) return false;
      if (next.type === "call") {
        if (!isPlain(next)) return false;
        isCall = true;
      }
      waiting.push(...next.children);
    }
    return isCall;
  };
}

const displays = /^(?:dictionary|list|set|string)(?:_comprehension)?$/u;

/**
 * Returns every name that the text binds anywhere, with its values. `*` is present if a star import may bind any name.
 */
function boundIn({ text, tree }: Reading): ReadonlyMap<string, readonly TreeNode[]> {
  const found = new Map<string, TreeNode[]>();
  const bind = (name: TreeNode, to: TreeNode) => {
    const word = text.slice(name.start, name.end);
    const list = found.get(word);
    if (list === undefined) found.set(word, [to]);
    else list.push(to);
  };
  const waiting: TreeNode[] = [tree()];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...node.children);
    if (node.type === "wildcard_import") found.set("*", [node]);
    if (node.type !== "identifier" || isRead(node)) continue;
    const { parent } = node;
    const isSet = parent?.type === "assignment" && node.field === "left" && !fieldOf(parent, "type");
    bind(node, (isSet && fieldOf(parent, "right")) || node);
  }
  return found;
}

/** True if a name is only read at its place. In doubt it counts as set. */
function isRead({ parent, field }: TreeNode): boolean {
  if (parent === null) return false;
  const { type } = parent;
  if (type === "call" || type === "attribute" || type === "subscript") return field !== "name";
  if (type === "keyword_argument") return field === "value" || field === "name";
  return (
    /^(?:argument_list|interpolation|pair|return_statement|comparison_operator|binary_operator|boolean_operator|not_operator|list|dictionary|parenthesized_expression|expression_statement)$/u.test(
      type,
    ) ||
    (type === "assignment" && field === "right") ||
    (type === "for_in_clause" && field === "right") ||
    (type === "for_statement" && field === "right")
  );
}
