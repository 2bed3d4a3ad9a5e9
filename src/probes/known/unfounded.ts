/**
 * Finds definitions of the change that make the checker believe something without checking it, by name. A fix that
 * uses one of them proves nothing.
 */
import { fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { type ProbeSource, textOfNode } from "./sites.ts";

/**
 * Finds such definitions: type predicates that do not read their parameter, functions that only fail, and names with
 * another definition for the checker alone. Definitions that base has in the same words are left out. The values are
 * messages without their subject.
 */
export function findUnfoundedNames(
  head: ProbeSource,
  base: ProbeSource | undefined,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = [...head.root.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    open.push(...node.children);
    // An anonymous function has the name of the variable that it is assigned to.
    const own = node.type === "arrow_function" || node.type === "function_expression" ? node.parent : node;
    const name = own === null ? undefined : fieldOf(own, "name");
    const loosened = name === undefined ? undefined : loosenedIn(head, node, base);
    if (loosened !== undefined)
      found.set(loosened, "is now compared like a method, which accepts narrower parameters");
    const text = textOfNode({ source: head }, node);
    if (name === undefined || base?.text.includes(text) === true) continue;
    if (isBlind(head, node)) found.set(textOfNode({ source: head }, name), "does not read its parameter");
    if (/^(?:abstract_)?class_declaration$/u.test(node.type) && /\[Symbol\.hasInstance\]/u.test(text))
      found.set(textOfNode({ source: head }, name), "itself decides which values belong to it");
    const empty = emptiness(head, node, textOfNode({ source: head }, name));
    if (empty !== undefined) found.set(textOfNode({ source: head }, name), empty);
    if (isForChecker(head, node))
      found.set(textOfNode({ source: head }, name), "has another definition for the checker");
  }
  return found;
}

/**
 * Detects `on: (a: Animal) => void` that became `on(a: Animal): void`. TypeScript compares the parameters of a method
 * less strictly, and also accepts a function whose parameter is narrower.
 */
function loosenedIn(source: ProbeSource, node: TreeNode, base: ProbeSource | undefined): string | undefined {
  if (node.type !== "method_signature" || base === undefined) return undefined;
  const name = fieldOf(node, "name");
  const text = name === undefined ? "" : textOfNode({ source }, name);
  return (functionsIn(base).get(text) ?? 0) > (functionsIn(source).get(text) ?? 0) ? text : undefined;
}

/** Counts by file. */
const functions = new WeakMap<ProbeSource, ReadonlyMap<string, number>>();

/** Counts the properties by name whose type is a function. A lower count in head shows that one became a method. */
function functionsIn(source: ProbeSource): ReadonlyMap<string, number> {
  const before = functions.get(source);
  if (before !== undefined) return before;
  const found = new Map<string, number>();
  const open = [source.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    open.push(...node.children);
    const [name, type] =
      node.type === "property_signature" ? [fieldOf(node, "name"), fieldOf(node, "type")] : [];
    if (name === undefined || type?.children[0]?.type !== "function_type") continue;
    const text = textOfNode({ source }, name);
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  functions.set(source, found);
  return found;
}

/**
 * Detects a definition with a declared result that only fails, or only calls itself: it never returns the promised
 * value. Not one that is declared never to return.
 */
function emptiness(source: ProbeSource, node: TreeNode, name: string): string | undefined {
  const [result, body] = [fieldOf(node, "return_type"), fieldOf(node, "body")];
  if (result === undefined || body === undefined || !/^(?:function|method)_/u.test(node.type))
    return undefined;
  const text = (of: TreeNode) => textOfNode({ source }, of);
  if (/\b(?:NoReturn|Never|never)\b/u.test(text(result))) return undefined;
  const [only, ...more] = body.children.filter(
    ({ type, children }) =>
      type !== "comment" && !(type === "expression_statement" && children[0]?.type === "string"),
  );
  if (only === undefined || more.length > 0) return undefined;
  // An abstract method fails on purpose: subclasses implement it.
  if (/^(?:raise|throw)_statement$/u.test(only.type))
    return /NotImplemented|abstract/iu.test(text(only)) ? undefined : "only fails";
  const isOfClass =
    /^(?:class_body|block)$/u.test(node.parent?.type ?? "") || node.parent?.type === "decorated_definition";
  const receiver = isOfClass ? String.raw`(?:self|cls|this)\.` : "";
  const own = new RegExp(String.raw`^return\s+${receiver}${RegExp.escape(name)}(?:\([\w$\s,]*\))?;?$`, "u");
  return own.test(text(only)) ? "only calls itself" : undefined;
}

/**
 * Detects a predicate that never reads its parameter, such as `def is_b(x) -> TypeGuard[B]: return True`. Its result
 * says nothing about the value, but the checker believes it.
 */
function isBlind(source: ProbeSource, node: TreeNode): boolean {
  const [result, body, parameters] = [
    fieldOf(node, "return_type"),
    fieldOf(node, "body"),
    fieldOf(node, "parameters"),
  ];
  if (result === undefined || body === undefined || parameters === undefined) return false;
  const [type, inner] = [textOfNode({ source }, result), textOfNode({ source }, body)];
  const isPredicate =
    source.language === "python" ? /\b(?:TypeGuard|TypeIs)\b/u.test(type) : /\bis\b|\basserts\b/u.test(type);
  if (!isPredicate) return false;
  const words = new Set(inner.match(/[\w$]+/gu) ?? []);
  const names = textOfNode({ source }, parameters).match(/(?<=[(,]\s*)[\w$]+/gu) ?? [];
  return !names.some((one) => words.has(one));
}

/**
 * True for a definition under `if TYPE_CHECKING`, except for imports; in TypeScript for names that are only declared,
 * in a file that is compiled. At run time there is another definition, or none.
 */
function isForChecker(source: ProbeSource, node: TreeNode): boolean {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (/^(?:function|class)_definition$/u.test(at.type)) return false;
    const condition = at.type === "if_statement" ? fieldOf(at, "condition") : undefined;
    if (condition !== undefined && /(?:^|\.)TYPE_CHECKING$/u.test(textOfNode({ source }, condition)))
      return /_definition$/u.test(node.type);
    if (at.type === "ambient_declaration")
      return (
        !source.isDeclaration &&
        /^(?:variable_declarator|function_signature|class_declaration)$/u.test(node.type)
      );
  }
  return false;
}
