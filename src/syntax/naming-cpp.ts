/**
 * Decides which nodes of a C or C++ tree define something. A mere declaration is a name and no definition: its body
 * is elsewhere.
 */
import type { Node } from "web-tree-sitter";
import { matchingBraces } from "./braces.ts";
import type { NamedNode, NamingRules } from "./named.ts";

/** Kinds of nodes with a name in a field. A class, struct, union or enum counts only if it has its body. */
const kinds = new Map<string, NamedNode["kind"]>([
  ["class_specifier", "class"],
  ["struct_specifier", "class"],
  ["union_specifier", "class"],
  ["enum_specifier", "class"],
  ["alias_declaration", "class"],
  ["concept_definition", "class"],
  ["namespace_definition", "class"],
]);

/** Rules of C and C++ for a tree without errors. */
export const cppNaming: NamingRules = {
  named: (node) => {
    if (node.type === "function_definition") return ofFunction(node);
    if (node.type === "type_definition") return ofTypedef(node);
    const held = cppFunctionName(node);
    if (held !== undefined) return { kind: "function", name: held };
    const kind = kinds.get(node.type);
    if (kind === undefined || !isFullSpecifier(node)) return undefined;
    const found = nameIn(node.childForFieldName("name"));
    return found && ofName(kind, found);
  },
  isWrapper: (node) =>
    node.type === "template_declaration" ||
    // A declaration belongs to its lambda only if that is alone: in `auto a = [] { … }, b = 2;` it is not.
    (node.type === "declaration" && heldAlone(node) !== undefined),
  types: new Set([
    ...kinds.keys(),
    ...["function_definition", "type_definition", "init_declarator", "template_declaration", "declaration"],
  ]),
};

/**
 * Returns the rules for a tree with errors, which macros cause as often as mistakes do. They find only definitions
 * without errors in their head whose body ends where the braces of the text say so. A wrong definition would be worse
 * than none: other code is known by its lines.
 */
export function createCautiousNaming(text: string): NamingRules {
  const braces = matchingBraces(text);
  return {
    ...cppNaming,
    named: (node, blocks) => {
      const body = node.childForFieldName("body");
      const isClosed = body === null || braces.get(body.startIndex) === body.endIndex - 1;
      const isBroken = node.children.some((one) => one?.hasError === true && one.id !== body?.id);
      return isClosed && !isBroken ? cppNaming.named(node, blocks) : undefined;
    },
  };
}

/** True unless the node is only a name, as in `class A;` and `struct a *b`, which define nothing. */
export function isFullSpecifier(node: Node): boolean {
  return !node.type.endsWith("_specifier") || node.childForFieldName("body") !== null;
}

/** Makes a definition; the scope in its name is its receiver. */
function ofName(kind: NamedNode["kind"], { name, scope }: Declared): NamedNode {
  return scope.length === 0 ? { kind, name } : { kind, name, receiver: scope.join(".") };
}

/**
 * Returns the definition of a function. Its name is in the declarator, or in the arguments of a macro such as `TEST`
 * (see `byMacro`).
 */
function ofFunction(node: Node): NamedNode | undefined {
  const found = nameIn(node.childForFieldName("declarator"));
  if (found === undefined) return undefined;
  const type = node.childForFieldName("type");
  // The grammar reads `class EXPORT Shop { … };` as a function, but it is a class.
  const isType = !found.isFunction && type !== null && kinds.has(type.type);
  return (type === null && byMacro(node)) || ofName(isType ? "class" : "function", found);
}

/**
 * Names `TEST(Shop, Total) { … }` Shop.Total, although only the macro knows what it defines. Otherwise all tests of a
 * file would be one function.
 */
function byMacro(node: Node): NamedNode | undefined {
  const declarator = node.childForFieldName("declarator");
  const macro = declarator?.childForFieldName("declarator")?.text ?? "";
  const list = declarator?.childForFieldName("parameters")?.namedChildren ?? [];
  const words = list.flatMap((one) => {
    const type = one?.namedChildCount === 1 ? one.childForFieldName("type") : null;
    return type?.type === "type_identifier" ? [type] : [];
  });
  const name = words.at(-1);
  if (!/^\p{Lu}[\p{Lu}\p{N}_]*$/u.test(macro) || name === undefined || words.length < list.length)
    return undefined;
  const receiver = words.slice(0, -1).map(({ text }) => text);
  return ofName("function", { name, scope: receiver, isFunction: true });
}

/**
 * Returns the definition of `typedef struct { … } a;`: a. For `typedef struct a { … } b;` it returns none, because
 * the struct itself is the definition and b is only another name for it.
 */
function ofTypedef(node: Node): NamedNode | undefined {
  if (findTaggedType(node) !== undefined) return undefined;
  const found = nameIn(node.childForFieldName("declarator"));
  return found && ofName("class", found);
}

/**
 * Returns the struct, union or enum of a `typedef` with a name and a body of its own. That type is the definition,
 * and the `typedef` only adds a name. If both were definitions, its members would count twice.
 */
export function findTaggedType(node: Node): Node | undefined {
  const type = node.childForFieldName("type");
  return type != null &&
    isFullSpecifier(type) &&
    type.childForFieldName("name") !== null &&
    kinds.has(type.type)
    ? type
    : undefined;
}

/** Returns the name that a lambda is assigned to: `auto add = [](int a) { … };`. It is called like a function. */
export function cppFunctionName(node: Node): Node | undefined {
  if (node.type !== "init_declarator" || node.childForFieldName("value")?.type !== "lambda_expression")
    return undefined;
  return nameIn(node.childForFieldName("declarator"))?.name;
}

/** Returns the name of a lambda that is the only declarator. */
function heldAlone(declaration: Node): Node | undefined {
  const [only, second] = declaration.childrenForFieldName("declarator");
  return only != null && second === undefined ? cppFunctionName(only) : undefined;
}

/** Declared name with the names around it. */
type Declared = {
  readonly name: Node;
  /** Names around it: `ns`, `Shop` of `ns::Shop<T>::total`. */
  readonly scope: readonly string[];
  /** True for a function, false for a pointer to one. */
  readonly isFunction: boolean;
};

/** Maximum depth of a declarator around its name. */
const aroundMax = 24;

/**
 * Returns the name in a declarator: `total` of `*ns::Shop::total(int a)`. C and C++ wrap the name in pointers, arrays
 * and parameters, so the search goes inwards. Undefined if it has none.
 */
export function nameIn(declarator: Node | null): Declared | undefined {
  const scope: string[] = [];
  let isFunction = false;
  let at = declarator;
  for (let depth = 0; at !== null && depth < aroundMax; depth++) {
    if (names.test(at.type)) return isName(at) ? { name: at, scope, isFunction } : undefined;
    if (at.type === "qualified_identifier") {
      const around = at.childForFieldName("scope");
      const own = around?.childForFieldName("name") ?? around;
      if (own != null) scope.push(own.text);
    } else if (at.type === "nested_namespace_specifier") {
      scope.push(...at.namedChildren.slice(0, -1).map((one) => one?.text ?? ""));
    } else if (at.type === "function_declarator") isFunction = true;
    else if (at.type === "pointer_declarator") isFunction = false;
    // In `operator bool() const` the type is the name.
    const own =
      at.type === "operator_cast" ? at.childForFieldName("type") : at.childForFieldName("declarator");
    at = own ?? at.childForFieldName("name") ?? at.lastNamedChild;
  }
  return undefined;
}

/**
 * True unless the grammar took a keyword for a name. It does so if something is missing, as for `if (a) { … }` behind
 * an `else` that it does not know. An outline must not have a function `if`.
 */
function isName({ text, type, parent }: Node): boolean {
  if (type === "primitive_type") return parent?.type === "operator_cast";
  return text !== "" && !/^(?:if|else|for|while|do|switch|return|catch|try)$/u.test(text);
}

const names = /^(?:(?:type_|field_|namespace_)?identifier|destructor_name|operator_name|primitive_type)$/u;
