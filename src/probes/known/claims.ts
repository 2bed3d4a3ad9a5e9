/** Finds new claims about types that the checker does not check: calls of cast functions, and written assertions. */
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { type CodeAtSite, headerNodes, wrappersOf } from "./cases.ts";
import { textOfNode } from "./sites.ts";

/** Maximum number of callees that are probed. */
const claimsMax = 64;

/**
 * Lists callees of new calls in the expression or around it, or in the values of names in it. The type of a callee
 * shows if it is a cast. Only callees that can be named everywhere in the file are probed.
 */
export function listNewCalls(code: CodeAtSite, base: CodeAtSite): readonly string[] {
  if (code === base) return [];
  const around = aroundAsBefore(code, base);
  const callees = sourcesOf(code).flatMap((node) =>
    [node, ...headerNodes(node)].flatMap((inner) => {
      const callee = code.grammar.isCall(inner) ? code.grammar.receiver(inner) : undefined;
      return callee === undefined || around.has(inner) || base.source.text.includes(textOfNode(code, inner))
        ? []
        : [textOfNode(code, callee)];
    }),
  );
  // The grammar for TypeScript parses `"a" + f<T>(x)` as a call of the sum, so only the name at the end counts. A
  // method of a computed value (`"".join`) has no name and is left out.
  const names = callees.flatMap((text) => /(?<![\w$.])[\w$][\w$.]*$/u.exec(text)?.[0] ?? []);
  return [...new Set(names)].slice(0, claimsMax);
}

/**
 * Returns the calls that were around the expression in base in the same words, from the outermost on. They claim no
 * more than before, so they need no probe.
 */
function aroundAsBefore(code: CodeAtSite, base: CodeAtSite): ReadonlySet<TreeNode> {
  const callsOf = (of: CodeAtSite) => {
    const { expression } = of.site;
    const inside = expression === null ? [] : [expression, ...wrappersOf(of)];
    return inside.flatMap((node, at) => {
      const part = inside[at - 1];
      if (part === undefined || !of.grammar.isCall(node)) return [];
      const { text } = of.source;
      return [{ node, words: `${text.slice(node.start, part.start)}\0${text.slice(part.end, node.end)}` }];
    });
  };
  const [now, before] = [callsOf(code).reverse(), callsOf(base).reverse()];
  const parted = now.findIndex(({ words }, at) => words !== before[at]?.words);
  return new Set(now.slice(0, parted < 0 ? now.length : parted).map(({ node }) => node));
}

/**
 * Lists new assertions about types, such as casts, in the code that the type of the expression comes from. The
 * checker believes an assertion, so a finding can vanish without a fix.
 */
export function listNewAssertions(code: CodeAtSite, base: CodeAtSite): readonly string[] {
  const field = assertedField(code);
  if (field !== undefined && assertedField(base) === undefined) return [field];
  return sourcesOf(code).flatMap((node) =>
    [node, ...headerNodes(node)].flatMap((inner) => {
      const text = textOfNode(code, inner);
      return code.grammar.isClaim(inner, code.source.text) && !base.source.text.includes(text) ? [text] : [];
    }),
  );
}

/**
 * Returns a field that is assumed to have a value: `declare total: number` and `total!: number`; undefined for any
 * other.
 */
function assertedField(code: CodeAtSite): string | undefined {
  const { statement } = code.site;
  const text = statement.type === "public_field_definition" ? textOfNode(code, statement) : "";
  return /^[^=:]*(?:\bdeclare\b|!\s*(?=:))/u.test(text) ? text : undefined;
}

/**
 * Lists the code that the type of the expression comes from: the outermost expression around it, and the values that
 * its names get in the same function. An assertion in any of these decides about the type.
 */
function sourcesOf(code: CodeAtSite): readonly TreeNode[] {
  const { expression, statement } = code.site;
  if (expression === null) return [];
  const outer = wrappersOf(code).at(-1) ?? expression;
  const parts = [expression, ...headerNodes(expression)].filter(({ type }) => type === "identifier");
  const wanted = new Set(parts.map((node) => textOfNode(code, node)));
  const scope =
    ancestry(statement).find(({ type }) => /(?:function|method)_(?:definition|declaration)$/u.test(type)) ??
    code.source.root;
  const values: TreeNode[] = [];
  const open = [...scope.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const target = fieldOf(node, "left") ?? fieldOf(node, "name");
    const value = fieldOf(node, "right") ?? fieldOf(node, "value");
    if (target !== undefined && value !== undefined && wanted.has(textOfNode(code, target)))
      values.push(value);
    open.push(...node.children);
  }
  return [outer, ...values];
}
