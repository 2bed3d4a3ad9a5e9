/** What head's own code says against a finding being mended: it asks for the same in a way that no checker looks at. */
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { type Case, type Code, definitionAround, isOutOfRange, wrappersOf } from "./cases.ts";
import { valuePlace } from "./questions.ts";
import { quoted, textOf } from "./sites.ts";

/** In words, as the probe that it fails; undefined where nothing speaks against it. */
export function evasionOf(one: Case): string | undefined {
  const { base, head } = one;
  if (base === null || head === null) return undefined;
  return (
    inText(one, base, head) ??
    byIndex(one, base, head) ??
    anyElement(one, base, head) ??
    handedOn(one, base, head) ??
    putTogether(base, head)
  );
}

/** What is not there is asked for by a text (`"{0.nmae}".format(user)`, `import_module("yamll")`), which is looked at when it runs. */
function inText({ kind }: Case, base: Code, head: Code): string | undefined {
  const isImport = /import/u.test(base.site.statement.type);
  const name = base.own;
  if (!(kind === "member" || isImport) || !/^[\w$]+(?:\.[\w$]+)*$/u.test(name)) return undefined;
  const found = (code: Code) => textsOf(code, isImport ? code.source.root : definitionAround(code), name);
  const before = found(base).length;
  const added = found(head).filter((node) => !isChecked(node, base, head));
  return added.length > before
    ? `${quoted(name)} is asked for by a text, at which no checker looks`
    : undefined;
}

/** Texts that are the name, or ask for it as a member or an element. */
function textsOf(code: Code, root: TreeNode, name: string): readonly TreeNode[] {
  const asks = new RegExp(String.raw`^${RegExp.escape(name)}$|[.[{]${RegExp.escape(name)}(?![\w$])`, "u");
  return below(root).filter(
    (node) => /^string_(?:content|fragment)$/u.test(node.type) && asks.test(textOf(code, node)),
  );
}

/** An element of what it was asked of before, what that gives by name, and `"name" in it`: a checker looks at these. */
function isChecked(node: TreeNode, base: Code, head: Code): boolean {
  const text = node.parent;
  const around = text?.parent ?? null;
  if (text === null || around === null) return false;
  const { text: source } = head.source;
  const receiver = base.site.expression === null ? undefined : base.grammar.receiver(base.site.expression);
  const isOfSame = (of: TreeNode | undefined) =>
    of !== undefined && receiver !== undefined && textOf(head, of) === textOf(base, receiver);
  if (/^subscript/u.test(around.type)) return isOfSame(fieldOf(around, "value") ?? fieldOf(around, "object"));
  if (/^(?:binary_expression|comparison_operator)$/u.test(around.type))
    return /^\s*(?:not\s+)?in\b/u.test(source.slice(text.end, around.end));
  const call = /^argument/u.test(around.type) ? around.parent : null;
  const callee = call === null ? undefined : fieldOf(call, "function");
  return callee !== undefined && isOfSame(head.grammar.receiver(callee));
}

/** TypeScript takes every element of an array or a record for there. */
function byIndex({ kind }: Case, base: Code, head: Code): string | undefined {
  if (kind !== "optional" || head.source.language === "python" || elementIn(base) !== undefined)
    return undefined;
  const text = elementIn(head);
  if (text === undefined) return undefined;
  // What is looked at elsewhere may be known to be there.
  const looked = new RegExp(
    String.raw`(?<![\w$.])${RegExp.escape(text)}(?!\s*(?:\.|=(?!=)|:))(?![\w$])`,
    "u",
  );
  return looked.test(textOf(head, definitionAround(head)))
    ? undefined
    : `${quoted(text)} is an element that may not be there: the checker takes every one for there`;
}

/** In the chain of members that the expression is part of, from its end on: an element, or a name that is declared as one. */
function elementIn(code: Code): string | undefined {
  let node = code.site.expression ?? undefined;
  const isPartOf = (around: TreeNode) =>
    around.type === "subscript_expression" || code.grammar.receiver(around) === node;
  while (node?.parent != null && isPartOf(node.parent)) node = node.parent;
  for (; node !== undefined; node = code.grammar.receiver(node)) {
    const text = textOf(code, node);
    const taken = node.type === "identifier" ? takenFor(code, text) : node;
    if (taken !== undefined && isElement(code, taken)) return text;
  }
  const around = wrappersOf(code).find((one) => isElement(code, one));
  return around && textOf(code, around);
}

function isElement(code: Code, node: TreeNode): boolean {
  const index = node.type === "subscript_expression" ? fieldOf(node, "index") : undefined;
  return index !== undefined && index.type !== "string" && !textOf(code, node).includes("?.[");
}

/** What a name of the same function is declared as. */
function takenFor(code: Code, name: string): TreeNode | undefined {
  const declared = below(definitionAround(code)).filter((node) => {
    const own = node.type === "variable_declarator" ? fieldOf(node, "name") : undefined;
    return own !== undefined && textOf(code, own) === name;
  });
  const [only] = declared;
  return declared.length === 1 && only !== undefined ? fieldOf(only, "value") : undefined;
}

/** A tuple has no element with this number; of another index nothing says which it is. */
function anyElement({ finding }: Case, base: Code, head: Code): string | undefined {
  if (!isOutOfRange(finding)) return undefined;
  const index = (code: Code) => {
    const { expression } = code.site;
    const at =
      expression === null ? undefined : (fieldOf(expression, "subscript") ?? fieldOf(expression, "index"));
    return at === undefined ? undefined : textOf(code, at);
  };
  const [before, now] = [index(base), index(head)];
  const isNumber = (text: string | undefined) => text !== undefined && /^-?\d+$/u.test(text);
  return isNumber(before) && now !== undefined && !isNumber(now)
    ? `which element ${quoted(now)} asks for is not known`
    : undefined;
}

/** `starmap(total, [("abc",)])`: who takes the value is not called here any more, and what calls it is not looked through. */
function handedOn({ kind }: Case, base: Code, head: Code): string | undefined {
  if (kind !== "value" || base.site.expression === null || head.site.expression === null) return undefined;
  const call = base.grammar.position(base.site.expression)?.call;
  const callee = call === undefined ? undefined : base.grammar.receiver(call);
  const name = callee === undefined ? undefined : textOf(base, callee);
  if (name === undefined || valuePlace(base, head) === head.site.expression) return undefined;
  const isGiven = (code: Code) =>
    [code.site.statement, ...below(code.site.statement)].some(
      (node) =>
        textOf(code, node) === name &&
        code.grammar.position(node)?.kind === "argument" &&
        // Of a decorator or an attribute it is no value.
        ancestry(node)[1]?.type !== "decorator",
    );
  return isGiven(head) && !isGiven(base) && wrappersOf(head).length > 0
    ? `${quoted(name)} is handed on, and not called with the value here`
    : undefined;
}

/** `Object.assign(order, { price: "1" })`: who takes it takes everything, and what it is of is not held against its type. */
function putTogether(base: Code, head: Code): string | undefined {
  const calls = (code: Code) =>
    below(definitionAround(code)).filter((node) => {
      const callee = node.type === "call_expression" ? fieldOf(node, "function") : undefined;
      return callee !== undefined && puts.test(textOf(code, callee));
    });
  const known = new Set(calls(base).map((node) => textOf(base, node)));
  const words = new Set(textOf(base, base.site.statement).match(/[\w$]+/gu) ?? []);
  const { statement } = head.site;
  const added = calls(head).find((node) => {
    const [to] = fieldOf(node, "arguments")?.children ?? [];
    const [root = ""] = to === undefined ? [] : (/^[\w$]+/u.exec(textOf(head, to)) ?? []);
    const isHere = statement.start <= node.start && node.end <= statement.end;
    return !known.has(textOf(head, node)) && (isHere || words.has(root));
  });
  return added && `${quoted(textOf(head, added))} takes what it is given, whatever its type`;
}

const puts = /^(?:Object\s*\.\s*assign|(?:Object|Reflect)\s*\.\s*setPrototypeOf)$/u;

function below(root: TreeNode): readonly TreeNode[] {
  const all: TreeNode[] = [];
  const open = [...root.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    open.push(...node.children);
  }
  return all;
}
