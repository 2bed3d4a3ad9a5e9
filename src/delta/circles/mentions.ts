/** What the evaluation of a piece of Python looks at. */
import { descendants, fieldOf, type TreeNode } from "../../syntax/tree.ts";

export type Mention = {
  readonly name: string;
  /** By its plain name; as a member of whatever; as one of these classes or of what they are derived from, "super C" without C. */
  readonly of: "name" | "member" | readonly string[];
};

/** Special methods, whose names do not show where they are called: by what calls them. */
const special = {
  "(call)": "call new",
  "(item)": "getitem class_getitem missing",
  "(loop)": "iter next aiter anext reversed",
  "(with)": "enter exit aenter aexit",
  "(await)": "await",
  "(attribute)": "get getattr getattribute",
  "(operator)":
    "add radd iadd sub rsub isub mul rmul imul matmul rmatmul imatmul truediv rtruediv itruediv floordiv rfloordiv ifloordiv mod rmod imod divmod rdivmod pow rpow ipow lshift rlshift ilshift rshift rrshift irshift and rand iand or ror ior xor rxor ixor neg pos invert abs eq ne lt le gt ge contains bool",
} as const;

type Special = keyof typeof special;

const specialOf: ReadonlyMap<string, string> = new Map(
  Object.entries(special).flatMap(([kind, names]) =>
    names.split(" ").map((one) => [`__${one}__`, kind] as const),
  ),
);

/** By what a method is called without its name; undefined where its name is needed. */
export function calledBy(name: string): string | undefined {
  return specialOf.get(name);
}

export type Slice = (node: Pick<TreeNode, "start" | "end">) => string;

export type Scope = {
  readonly of: string | null;
  /** Of a function: the classes that its annotation names; null for a type that is not written, or not clear. */
  readonly locals: ReadonlyMap<string, readonly string[] | null>;
};

/** What evaluating these nodes looks at. */
export function mentionsIn(nodes: readonly TreeNode[], scope: Scope, slice: Slice): readonly Mention[] {
  const found: Mention[] = [];
  const waiting = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (/^(?:comment|type|string_(?:content|start|end))$/u.test(node.type)) continue;
    if (node.type === "identifier") {
      if (!scope.locals.has(slice(node))) found.push({ name: slice(node), of: "name" });
    } else if (node.type === "attribute") {
      const object = fieldOf(node, "object");
      const name = fieldOf(node, "attribute");
      if (object === undefined || name === undefined) continue;
      found.push({ name: slice(name), of: receiver(object, scope, slice) }, implicit("(attribute)"));
      waiting.push(object);
    } else if (node.type === "function_definition" && fieldOf(node, "return_type") !== undefined) {
      // Its result is written, and nobody else asks for what is in it.
    } else if (node.type === "keyword_argument") {
      waiting.push(...node.children.filter(({ field }) => field === "value"));
    } else {
      const callee = node.type === "call" ? fieldOf(node, "function") : undefined;
      const name = callee === undefined ? undefined : lastName(callee, slice);
      // Where it is a class, whether its making ends.
      if (name !== undefined) found.push({ name: "__init__", of: [name] });
      for (const [kind, pattern] of implicitIn) if (pattern.test(node.type)) found.push(implicit(kind));
      waiting.push(...node.children);
    }
  }
  return found;
}

function implicit(name: Special): Mention {
  return { name, of: "member" };
}

const implicitIn: readonly (readonly [Special, RegExp])[] = [
  ["(call)", /^call$/u],
  ["(operator)", /operator|augmented_assignment|if_statement|while_statement|match_statement/u],
  ["(item)", /subscript/u],
  ["(loop)", /^for_|comprehension|generator|splat|^yield|_pattern$|pattern_list/u],
  ["(with)", /^with_/u],
  ["(await)", /^await$|^for_|^with_|comprehension/u],
];

/** What `x` of `x.name` is, as far as it is written. */
function receiver(object: TreeNode, scope: Scope, slice: Slice): Mention["of"] {
  if (object.type === "identifier") {
    const name = slice(object);
    if ((name === "self" || name === "cls") && scope.of !== null) return [scope.of];
    return scope.locals.get(name) ?? "member";
  }
  if (object.type !== "call") return "member";
  const callee = fieldOf(object, "function");
  if (callee?.type !== "identifier") return "member";
  if (slice(callee) === "super") return scope.of === null ? "member" : [`super ${scope.of}`];
  return /^_*[A-Z]/u.test(slice(callee)) ? [slice(callee)] : "member";
}

export function localsOf(node: TreeNode, slice: Slice): ReadonlyMap<string, readonly string[] | null> {
  const locals = new Map<string, readonly string[] | null>();
  const set = (name: string, classes: readonly string[] | null) =>
    locals.set(name, locals.has(name) ? null : classes);
  for (const one of fieldOf(node, "parameters")?.children ?? []) {
    const [first] = one.type === "identifier" ? [one] : descendants(one, "identifier");
    const type = fieldOf(one, "type");
    if (first !== undefined) set(slice(first), type === undefined ? null : classesIn(type, slice));
  }
  const body = fieldOf(node, "body");
  if (body === undefined) return locals;
  for (const one of descendants(
    body,
    "assignment",
    "for_statement",
    "as_pattern_target",
    "named_expression",
    "for_in_clause",
    "augmented_assignment",
  )) {
    const left = one.type === "as_pattern_target" ? one : (fieldOf(one, "left") ?? fieldOf(one, "name"));
    const type = fieldOf(one, "type");
    for (const name of left === undefined ? [] : targets(left))
      set(slice(name), type === undefined ? null : classesIn(type, slice));
  }
  return locals;
}

/** The classes that an annotation of plain names allows; null where it may be more. */
function classesIn(type: TreeNode, slice: Slice): readonly string[] | null {
  const text = slice(type)
    .trim()
    .replace(/^["']|["']$/gu, "");
  const bare = text.replace(/^(?:\w+\.)?Optional\[(.*)\]$/su, "$1");
  const names = bare.split("|").map((one) => one.trim());
  if (!names.every((one) => /^[\p{L}_][\w.]*$/u.test(one))) return null;
  return names.filter((one) => one !== "None").map((one) => one.slice(one.lastIndexOf(".") + 1));
}

export function lastName(node: TreeNode, slice: Slice): string | undefined {
  if (node.type === "identifier") return slice(node);
  const name = node.type === "attribute" ? fieldOf(node, "attribute") : undefined;
  return name === undefined ? undefined : slice(name);
}

/** Names and members that a target binds, without what is only asked for. */
export function targets(left: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [left];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === "identifier") found.push(next);
    else if (!/^(?:attribute|subscript)$/u.test(next.type))
      for (const child of next.children.toReversed()) waiting.push(child);
  }
  return found;
}
