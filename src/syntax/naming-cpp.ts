/** Which nodes of a tree of C or C++ define something. What is only declared is a name and no definition: its body is elsewhere. */
import type { Node } from "web-tree-sitter";
import { matchingBraces } from "./braces.ts";
import type { Named, Naming } from "./named.ts";

/** What has its name in a field; of a class, a struct, a union or an enum only where its body is. */
const kinds = new Map<string, Named["kind"]>([
  ["class_specifier", "class"],
  ["struct_specifier", "class"],
  ["union_specifier", "class"],
  ["enum_specifier", "class"],
  ["alias_declaration", "class"],
  ["concept_definition", "class"],
  ["namespace_definition", "class"],
]);

export const cppNaming: Naming = {
  named: (node) => {
    if (node.type === "function_definition") return ofFunction(node);
    if (node.type === "type_definition") return ofTypedef(node);
    const held = withFunction(node);
    if (held !== undefined) return { kind: "function", name: held };
    const kind = kinds.get(node.type);
    if (kind === undefined || !isWhole(node)) return undefined;
    const found = nameIn(node.childForFieldName("name"));
    return found && ofName(kind, found);
  },
  isWrapper: (node) =>
    node.type === "template_declaration" ||
    // Of `auto a = [] { … }, b = 2;` neither is the whole declaration; the name behind a struct is none of it.
    (node.type === "declaration" && heldAlone(node) !== undefined),
  types: new Set([
    ...kinds.keys(),
    ...["function_definition", "type_definition", "init_declarator", "template_declaration", "declaration"],
  ]),
};

/**
 * In a tree with errors, which a macro makes as often as a mistake does, only what has none in its head, and whose body ends where the braces
 * of the text say so. Of what is left out nothing is known but its lines.
 */
export function whereSound(text: string): Naming {
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

/** `class A;` and `struct a *b` define nothing. */
export function isWhole(node: Node): boolean {
  return !node.type.endsWith("_specifier") || node.childForFieldName("body") !== null;
}

function ofName(kind: Named["kind"], { name, scope }: Declared): Named {
  return scope.length === 0 ? { kind, name } : { kind, name, receiver: scope.join(".") };
}

function ofFunction(node: Node): Named | undefined {
  const found = nameIn(node.childForFieldName("declarator"));
  if (found === undefined) return undefined;
  const type = node.childForFieldName("type");
  // `class EXPORT Shop { … };` is none, whatever the macro is.
  const isType = !found.isFunction && type !== null && kinds.has(type.type);
  return (type === null && byMacro(node)) || ofName(isType ? "class" : "function", found);
}

/** `TEST(Shop, Total) { … }` is Shop.Total, whatever the macro makes of it: what is called like it is not one function. */
function byMacro(node: Node): Named | undefined {
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

/** `typedef struct { … } a;` is a; `typedef struct a { … } b;` defines a, and another name for it. */
function ofTypedef(node: Node): Named | undefined {
  if (taggedIn(node) !== undefined) return undefined;
  const found = nameIn(node.childForFieldName("declarator"));
  return found && ofName("class", found);
}

/** The struct, union or enum of a `typedef` that has a name and a body of its own. */
export function taggedIn(node: Node): Node | undefined {
  const type = node.childForFieldName("type");
  return type != null && isWhole(type) && type.childForFieldName("name") !== null && kinds.has(type.type)
    ? type
    : undefined;
}

/** The name that is given a function: `auto add = [](int a) { … };`. */
export function withFunction(node: Node): Node | undefined {
  if (node.type !== "init_declarator" || node.childForFieldName("value")?.type !== "lambda_expression")
    return undefined;
  return nameIn(node.childForFieldName("declarator"))?.name;
}

function heldAlone(declaration: Node): Node | undefined {
  const [only, second] = declaration.childrenForFieldName("declarator");
  return only != null && second === undefined ? withFunction(only) : undefined;
}

export type Declared = {
  readonly name: Node;
  /** `ns`, `Shop` of `ns::Shop<T>::total`. */
  readonly scope: readonly string[];
  /** And not a pointer to one. */
  readonly isFunction: boolean;
};

/** Nobody writes more around a name. */
const aroundMax = 24;

/** The name in a declarator: `total` of `*ns::Shop::total(int a)`. */
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
    // Of `operator bool() const` the type is its name.
    const own =
      at.type === "operator_cast" ? at.childForFieldName("type") : at.childForFieldName("declarator");
    at = own ?? at.childForFieldName("name") ?? at.lastNamedChild;
  }
  return undefined;
}

/** Where something is missing the grammar takes a keyword for a name: `if (a) { … }` behind an `else` that it does not know. */
function isName({ text, type, parent }: Node): boolean {
  if (type === "primitive_type") return parent?.type === "operator_cast";
  return text !== "" && !/^(?:if|else|for|while|do|switch|return|catch|try)$/u.test(text);
}

const names = /^(?:(?:type_|field_|namespace_)?identifier|destructor_name|operator_name|primitive_type)$/u;
