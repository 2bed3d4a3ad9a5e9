/**
 * Returns the visible interface of a piece of code as text without layout. Docstrings, comments and bodies that have
 * no effect on other files are left out: an edit there cannot affect another file.
 */
import type { Reading } from "../syntax/reading.ts";
import { fieldOf, type TreeNode } from "../syntax/tree.ts";
import type { RuleFilter } from "./rules.ts";

/**
 * Returns the interface of a node: the text of what other files can see of it. Two versions with equal text look the
 * same from other files. It uses a stack of its own and no recursion, because a hostile file can nest deeper than the
 * call stack.
 */
export function interfaceText(node: TreeNode, reading: Reading, holds: RuleFilter): string {
  const isPython = reading.language === "python";
  const texts: string[] = [];
  const waiting: (TreeNode | string)[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") {
      if (next !== "") texts.push(next);
      continue;
    }
    const parts = isPython ? pythonParts(next, reading, holds) : scriptParts(next, reading, holds);
    for (const part of parts.reverse()) waiting.push(part);
  }
  return texts.join(" ");
}

/** Texts and nodes in the order of the source; nodes are still to be written. */
type Parts = (TreeNode | string)[];

/**
 * Returns the written parts of a node and its children. Marks show where statements begin and blocks end, so that
 * line breaks do not matter. Children for which `left` is true are left out.
 */
function written(node: TreeNode, { text }: Reading, left: (child: TreeNode) => boolean = () => false): Parts {
  if (verbatim.test(node.type) || node.children.length === 0) return [text.slice(node.start, node.end)];
  const isBlock = blocks.test(node.type);
  const parts: Parts = isBlock ? ["{"] : [];
  let at = node.start;
  for (const child of node.children) {
    parts.push(withoutLayout(text.slice(at, child.start)));
    if (isBlock) parts.push(";");
    if (!left(child)) parts.push(child);
    at = child.end;
  }
  parts.push(withoutLayout(text.slice(at, node.end)));
  if (isBlock) parts.push("}");
  return parts;
}

/** Nodes whose layout is part of their value. */
const verbatim = /^(?:string|template_string|template_literal_type|regex|jsx_text)$/u;
const blocks = /^(?:block|module|program|statement_block|class_body|switch_body)$/u;

function withoutLayout(text: string): string {
  return text
    .replace(/\\\r?\n/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Returns the visible parts of a Python node: without docstrings, plain comments, and bodies with a declared result.
 * No other file can see the parts that are left out.
 */
function pythonParts(node: TreeNode, reading: Reading, holds: RuleFilter): Parts {
  if (node.type === "comment") return typeComments(node, reading, holds);
  if (isDocstring(node)) return [];
  const ends = endOf(node, reading);
  if (ends !== undefined) return ends;
  const body = fieldOf(node, "body");
  if (node.type !== "function_definition" || body === undefined) return written(node, reading);
  if (fieldOf(node, "return_type") === undefined) return written(node, reading);
  const rest = remainder(node, body, reading, holds);
  if (rest === undefined) return written(node, reading);
  return [...written(node, reading, (child) => child === body), ...rest];
}

/**
 * Returns a comment if it is about types, because an edit of it changes what other files see. `# type: ignore`
 * affects only the findings of its own file, so it is left out.
 */
export function typeComments(node: TreeNode, reading: Reading, holds: RuleFilter): string[] {
  const text = reading.text.slice(node.start, node.end);
  const counts =
    reading.language === "python"
      ? /^#\s*(?:type:(?!\s*ignore)|pyright:)/u.test(text)
      : /^\/\*\*[\s\S]*@/u.test(text) || /^\/\/\/?\s*(?:@ts-|<)/u.test(text);
  return counts && holds("comments") ? [withoutLayout(text)] : [];
}

/** True for a string that is the first statement of a body or of the file. */
function isDocstring(node: TreeNode): boolean {
  const [only, more] = node.children;
  if (node.type !== "expression_statement" || only?.type !== "string" || more !== undefined) return false;
  return node.parent?.children.find(({ type }) => type !== "comment") === node;
}

/**
 * Returns the visible part of a statement that ends a function: the raised exception, or `return` if the result type
 * is declared. The value behind it is not visible from outside. Undefined for other statements, and if all of it is
 * visible.
 */
function endOf(node: TreeNode, { text }: Reading): Parts | undefined {
  const [given] = node.children.filter(({ type }) => type !== "comment");
  if (given === undefined || setsOnTheWay(node)) return undefined;
  if (node.type === "raise_statement") {
    const raised = given.type === "call" ? fieldOf(given, "function") : given;
    return raised === undefined ? undefined : ["raise", text.slice(raised.start, raised.end)];
  }
  if (node.type !== "return_statement") return undefined;
  let around = node.parent;
  for (; around !== null && !/^(?:function_definition|lambda)$/u.test(around.type); around = around.parent)
    // A call in the value can raise, and what catches the exception goes on with the state of this place.
    if (/^(?:try|with)_statement$/u.test(around.type)) return undefined;
  return around !== null && fieldOf(around, "return_type") !== undefined ? ["return"] : undefined;
}

/**
 * True if the statement has a side effect that stays visible. The code that catches the exception sees `x := 1`, and
 * a `yield` makes the function a generator.
 */
function setsOnTheWay(node: TreeNode): boolean {
  const waiting = [...node.children];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (/^(?:named_expression|yield)$/u.test(next.type)) return true;
    waiting.push(...next.children);
  }
  return false;
}

/**
 * Returns the parts of a body that other files can see although its result type is declared: whether it is a stub or
 * a generator, and its type comments. Undefined if the whole body counts, because it declares attributes or globals.
 */
function remainder(
  definition: TreeNode,
  body: TreeNode,
  reading: Reading,
  holds: RuleFilter,
): Parts | undefined {
  const { text } = reading;
  const parts: Parts = [];
  if (holds("kind of body")) {
    const own = body.children.filter((child) => child.type !== "comment" && !isDocstring(child));
    // pyright takes `...` and a raised NotImplementedError for a body that is not written yet, and `pass` for a written one.
    if (own.every(({ type, children }) => type === "raise_statement" || stub.test(children[0]?.type ?? type)))
      parts.push(
        "stub",
        ...own.flatMap((child) => endOf(child, reading) ?? withoutLayout(text.slice(child.start, child.end))),
      );
  }
  const self = firstParameter(definition, text);
  const waiting = [...body.children];
  const types: Parts = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === "yield" && holds("kind of body") && !parts.includes("yields")) parts.push("yields");
    if (next.type === "comment") types.push(...typeComments(next, reading, holds));
    if (holds("assigned in bodies")) {
      if (next.type === "global_statement" || next.type === "nonlocal_statement") return undefined;
      // The type of an attribute depends on everything before the assignment, such as a condition that narrows a parameter.
      if (next.type === "attribute" && isTarget(next) && isOf(next, self, text)) return undefined;
    }
    waiting.push(...next.children);
  }
  return [...parts, ...types];
}

/** Matches the type of a statement that does nothing, or of the expression that is one. */
const stub = /^(?:ellipsis|pass_statement)$/u;

/** Returns the name of a method's first parameter, which stands for the object. */
function firstParameter(definition: TreeNode, text: string): string | undefined {
  const [first] = fieldOf(definition, "parameters")?.children ?? [];
  const name =
    first?.type === "identifier" ? first : first?.children.find(({ type }) => type === "identifier");
  return name && text.slice(name.start, name.end);
}

/** True if the attribute is accessed on that object. */
function isOf(attribute: TreeNode, self: string | undefined, text: string): boolean {
  const object = fieldOf(attribute, "object");
  return object?.type === "identifier" && text.slice(object.start, object.end) === self;
}

/**
 * True if a node is a target: of an assignment, `for`, `with` or `del`. A body that assigns to the object declares an
 * attribute, which other files can see.
 */
function isTarget(node: TreeNode): boolean {
  for (let at = node; at.parent !== null; at = at.parent) {
    if (at.field === "left" || at.type === "as_pattern_target" || at.type === "delete_statement") return true;
    if (!/_list$|_pattern$|^(?:tuple|list|attribute|subscript|delete_statement)$/u.test(at.parent.type))
      return at.field === "left" || at.parent.type === "as_pattern_target";
  }
  return false;
}

/**
 * Returns the visible parts of a TypeScript node: without bodies behind a declared or empty result, and without
 * values behind a declared type. No other file can see the parts that are left out.
 */
function scriptParts(node: TreeNode, reading: Reading, holds: RuleFilter): Parts {
  if (node.type === "comment") return typeComments(node, reading, holds);
  const body = fieldOf(node, "body");
  if (body?.type === "statement_block" && functions.test(node.type) && fieldOf(node, "return_type"))
    return [...written(node, reading, (child) => child === body), "{}"];
  if (body?.type === "statement_block" && givesNothing(node, body, reading))
    return [...written(node, reading, (child) => child === body), "{}"];
  const value = fieldOf(node, "value");
  if (value !== undefined && declared.test(node.type) && fieldOf(node, "type"))
    return [...written(node, reading, (child) => child === value), "="];
  return written(node, reading);
}

/**
 * True if the result is always inferred to be `void`, or a promise of it: a declared function or a method that never
 * returns a value. Its body is then invisible. An expression can be inferred to be `never`, a constructor gives
 * properties their types, and in JavaScript bodies count.
 */
function givesNothing(node: TreeNode, body: TreeNode, { text, language }: Reading): boolean {
  if (language !== "typescript" || !/^(?:function_declaration|method_definition)$/u.test(node.type))
    return false;
  const name = fieldOf(node, "name");
  if (name === undefined || text.slice(name.start, name.end) === "constructor") return false;
  // A method of an object literal can be inferred to be `never`, too.
  if (node.type === "method_definition" && node.parent?.type !== "class_body") return false;
  if (/^(?:[^({]*\s)?get\s/u.test(text.slice(node.start, name.start))) return false;
  const waiting = [...body.children];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === "yield_expression") return false;
    if (next.type === "return_statement" && next.children.some(({ type }) => type !== "comment"))
      return false;
    // Nested functions and classes have results of their own.
    if (!functions.test(next.type) && !/^class/u.test(next.type)) waiting.push(...next.children);
  }
  return true;
}

/** Matches nodes that are functions. */
const functions = /function|^(?:arrow_function|method_definition)$/u;
/** Nodes whose declared type is their type. */
const declared = /^(?:variable_declarator|public_field_definition)$/u;

/**
 * Returns the directives that apply to the whole file, wherever they are in it. A different directive affects every
 * name of the file, because the checker reads the file in another way. With `annotations` from `__future__`, an
 * annotation can name what the file defines later.
 */
export function fileDirectives(reading: Reading): string {
  const { text, comments, language } = reading;
  const pattern =
    language === "python"
      ? /^#\s*(?:pyright:(?!\s*ignore)|type:\s*ignore\s*$)/u
      : /^(?:\/\/\/\s*<|\/\/\s*@ts-(?:no)?check|\/\*\*?\s*@jsx)/u;
  const future = language === "python" && futureAnnotations.test(reading.code) ? ["annotations"] : [];
  const written = comments.map(({ start, end }) => text.slice(start, end)).filter((one) => pattern.test(one));
  return [...future, ...written].join("\n");
}

/** Matches the import that delays every annotation of a Python file. */
const futureAnnotations = /^from\s+__future__\s+import\s*\(?[\w\s,]*\bannotations\b/mu;
