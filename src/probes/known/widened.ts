/**
 * Finds declarations that the change widened, by name. A finding that vanished because of that was permitted, not
 * fixed.
 */
import { fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { type Source, textOf } from "./sites.ts";

type Declared = {
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly isOptional: boolean;
  /** Types of the parameters, in their order. */
  readonly takes: readonly string[];
  readonly typeParameters: string;
  readonly takesMore: boolean;
};

/** Compares the declarations with those of base that have the same names around them. */
export function widenedNames(head: Source, base: Source | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (base === undefined) return found;
  const before = declaredIn(base);
  for (const [path, now] of declaredIn(head)) {
    const was = before.get(path);
    if (was === undefined) continue;
    if (was.isReadOnly && !now.isReadOnly) found.set(now.name, "may be written now");
    if (!was.isOptional && now.isOptional) found.set(now.name, "may be missing now");
    if (now.takes.some((type, at) => isAny(type, now) && !isAny(was.takes[at] ?? "object", was)))
      found.set(now.name, "takes any type now");
    if (!was.takesMore && now.takesMore) found.set(now.name, "takes any number of arguments now");
  }
  return found;
}

/** Collects declarations by the names around them and their own; of several with the same names the last. */
function declaredIn(source: Source): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>();
  const open = source.root.children.map((node) => ({ node, around: "" }));
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { node, around } = one;
    const own = fieldOf(node, "name") ?? (isField(source, node) ? fieldOf(node, "left") : undefined);
    const name = own === undefined ? "" : textOf({ source }, own);
    const path = name === "" ? around : `${around}.${name}`;
    const declared = own === undefined ? undefined : declarationOf(source, node, own);
    if (declared !== undefined) found.set(path, declared);
    open.push(...node.children.map((child) => ({ node: child, around: path })));
  }
  return found;
}

/** True for `name: type` in the body of a class in Python. */
function isField({ language }: Source, node: TreeNode): boolean {
  return language === "python" && node.type === "assignment" && fieldOf(node, "type") !== undefined;
}

function declarationOf(source: Source, node: TreeNode, own: TreeNode): Declared | undefined {
  const [text, name] = [textOf({ source }, node), textOf({ source }, own)];
  const plain = {
    name,
    isReadOnly: false,
    isOptional: false,
    takes: [],
    typeParameters: "",
    takesMore: false,
  };
  if (/^(?:property_signature|public_field_definition|method_signature)$/u.test(node.type)) {
    const head = text.slice(0, own.end - node.start + 1);
    return { ...plain, isReadOnly: /\breadonly\b/u.test(head), isOptional: head.endsWith("?") };
  }
  if (isField(source, node))
    return { ...plain, isOptional: /^\s*\w+\s*:\s*(?:\w+\.)?NotRequired\[/u.test(text) };
  if (node.type === "class_definition") return { ...plain, isReadOnly: isFrozen(source, node) };
  // `const f = (a: number) => …` has its name from the variable.
  const value = node.type === "variable_declarator" ? fieldOf(node, "value") : undefined;
  const of = value ?? node;
  const parameters = fieldOf(of, "parameters");
  if (parameters === undefined || !/function|method/u.test(of.type)) return undefined;
  const takesMore = /(?:\.\.\.|(?<![\w)*])\*(?!\*))\s*\w/u.test(textOf({ source }, parameters));
  const types = fieldOf(of, "type_parameters");
  return {
    ...plain,
    takesMore,
    takes: parameters.children.map((one) => {
      const type = fieldOf(one, "type");
      return type === undefined ? "" : textOf({ source }, type).replace(/^:\s*/u, "");
    }),
    typeParameters: types === undefined ? "" : textOf({ source }, types),
  };
}

/** True for a type parameter itself, and for the top types. */
function isAny(type: string, { typeParameters }: Declared): boolean {
  const names: readonly string[] = typeParameters.match(/(?<=[<[,]\s*)[\w$]+/gu) ?? [];
  return names.includes(type) || /^(?:|object|unknown|any|Any)$/u.test(type);
}

/** True for `@dataclass(frozen=True)`. */
function isFrozen(source: Source, node: TreeNode): boolean {
  const decorators = (node.parent?.children ?? []).filter(({ type }) => type === "decorator");
  return decorators.some((one) => /\bfrozen\s*=\s*True\b/u.test(textOf({ source }, one)));
}
