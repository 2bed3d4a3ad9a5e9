/**
 * Finds members that the change only declares for something from elsewhere, and that no code gives a value: the
 * checker believes them.
 */

import { fieldOf, type TreeNode } from "../../syntax/tree.ts";
import type { ProbedSide } from "../input.ts";
import { type ProbeSource, textOfNode } from "./sites.ts";

/**
 * A member that the change only declares. The checker believes the declaration, so a finding about a missing member
 * vanishes although no code gives it a value.
 */
type Declared = {
  readonly name: string;
  /** Way in which it is declared, which decides where code is searched for. */
  readonly how: string;
  readonly text: string;
};

/**
 * Lists declared members that never get a value. A checker believes such a declaration, so it can hide an access to a
 * missing member. Declarations that base has in the same words are left out, because the change did not add them.
 */
export function declaredMembers(head: ProbeSource, base: ProbeSource | undefined): readonly Declared[] {
  const found: Declared[] = [];
  const open = [head.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    open.push(...node.children);
    const how = head.language === "python" ? ofClass(head, node) : ofMerged(head, node);
    if (how === undefined) continue;
    const members =
      node.type === "public_field_definition" || node.type === "variable_declarator"
        ? [node]
        : node.type === "module"
          ? node.children
          : (fieldOf(node, "body")?.children ?? []);
    for (const member of members) {
      const text = textOfNode({ source: head }, member);
      const name = memberName(head, member);
      if (how === ofClassAlone && !isForNobody(text)) continue;
      if (how === ofModule && !/^\w+\s*:[^=]+$/u.test(text)) continue;
      if (name !== undefined && base?.text.includes(text) !== true) found.push({ name, how, text });
    }
  }
  return found;
}

/**
 * Returns the members that no file of `near`, which can see them, gives a value. For a protocol every file counts,
 * because a class that implements it need not import it.
 */
export function listUnassignedMembers(
  declared: readonly Declared[],
  near: readonly string[],
  { program, text }: Pick<ProbedSide, "program" | "text">,
): ReadonlyMap<string, string> {
  if (declared.length === 0) return new Map();
  const textsOf = (files: readonly string[]) => files.flatMap((path) => text(path) ?? []);
  const [seeing, all] = [textsOf(near), textsOf(program)];
  return new Map(
    declared.flatMap(({ name, how, text: own }) => {
      const isGiven = (how === ofProtocol ? all : seeing).some((one) =>
        gives(one.replace(own, ""), name, how === ofModule),
      );
      return isGiven ? [] : [[name, how] as const];
    }),
  );
}

/**
 * True if a text gives the member a value: `order.total = 1`, or `"total"` for a setter by name. In Python also a
 * field and a method of a class that has it. True in doubt.
 */
function gives(text: string, name: string, isOfModule: boolean): boolean {
  const word = name.replaceAll("$", String.raw`\$`);
  const ways = [
    String.raw`\.\s*${word}\s*(?::[^=\r\n]+)?(?:\?\?|\|\||&&)?=(?!=)`,
    `["']${word}["']`,
    String.raw`(?<![\w$.])${word}\s*(?:\?\?|\|\||&&)?=(?![=>])`,
    // An assignment of several names: `self.a, self.b = …`, `[a, b] = …`, `({ a } = …)`, `for (a of …)`.
    String.raw`(?<!\b(?:const|let|var)\s{1,9}[{[][^=;\r\n]{0,100})(?<![\w$])${word}\s{0,9}(?:,[^=;\r\n]{0,200})?[)\]}]{0,3}\s{0,9}=(?![=>])`,
    String.raw`\bfor\s{0,9}\(\s{0,9}(?:const\s|let\s|var\s)?\s{0,9}${word}\s`,
    String.raw`\bdef\s+${word}\b`,
    String.raw`^[ \t]+${word}\s*(?::[^=\r\n]+)?(?:=(?!=)|$)`,
  ];
  // Names of a module also get a value from an import, a loop, a block or a function.
  const more = [
    String.raw`^${word}\s*(?::[^=\r\n]+)?=(?!=)`,
    String.raw`\b(?:import|as|for|global|class)\b[^\r\n]{0,200}\b${word}\b`,
  ];
  return new RegExp([...ways, ...(isOfModule ? more : [])].join("|"), "mu").test(text);
}

/**
 * Recognizes declarations in TypeScript that add members without a value: an interface of another module or of the
 * global scope, one that is merged with a class, and a field that is only declared. Returns how, or undefined.
 */
function ofMerged(source: ProbeSource, node: TreeNode): string | undefined {
  const text = (of: TreeNode) => textOfNode({ source }, of);
  if (node.type === "public_field_definition")
    // The checker believes that `declare total: number`, `total!: number` and `static total: number` have a value.
    return (/^[^=:]*(?:\bdeclare\b|!\s*:)/u.test(text(node)) ||
      /^(?:\w+\s+)*static\b[^=?]*$/u.test(text(node))) &&
      !source.isDeclaration
      ? "is declared but never gets a value"
      : undefined;
  if (node.type === "variable_declarator")
    return !source.isDeclaration && isWithoutValue(source, node) && isOfAll(node)
      ? "is declared but never gets a value"
      : undefined;
  const name = node.type === "interface_declaration" ? fieldOf(node, "name") : undefined;
  if (name === undefined) return undefined;
  for (let at = node.parent; at !== null; at = at.parent)
    if (
      /^(?:module|ambient_declaration|internal_module)$/u.test(at.type) &&
      /^declare\b/u.test(text(outer(at)))
    )
      return "is declared for code from elsewhere but never gets a value";
  const isClass = source.root.children
    .map((one) => (one.type === "export_statement" ? (fieldOf(one, "declaration") ?? one) : one))
    .some((one) => {
      const own = /class_declaration$/u.test(one.type) ? fieldOf(one, "name") : undefined;
      return own !== undefined && text(own) === text(name);
    });
  return isClass ? "is declared next to its class but never gets a value" : undefined;
}

/** True for `let total: number`. A variable whose type allows undefined needs no value. */
function isWithoutValue(source: ProbeSource, node: TreeNode): boolean {
  const type = fieldOf(node, "type");
  if (fieldOf(node, "value") !== undefined || type === undefined) return false;
  return !/\b(?:undefined|null|any|unknown|void)\b/u.test(textOfNode({ source }, type));
}

/**
 * True for a variable outside of functions. The checker does not check there that a variable is assigned before it is
 * used.
 */
function isOfAll(node: TreeNode): boolean {
  for (let at = node.parent; at !== null; at = at.parent)
    if (
      /^(?:statement_block|for_in_statement|catch_clause)$/u.test(at.type) &&
      at.parent?.type !== "internal_module"
    )
      return false;
  return true;
}

/** Returns the node together with its `declare`. */
function outer(node: TreeNode): TreeNode {
  return node.parent?.type === "ambient_declaration" ? node.parent : node;
}

/** Ways of declaration, in the words of messages. */
const ofProtocol = "is required by a protocol, but nothing has it";
const ofModule = "is declared in its module but never gets a value";
const ofClassAlone = "is declared for a class but never gets a value";

/**
 * Recognizes a class in Python: a protocol requires its members; of another class only members count that its
 * instances do not have. Returns how, or undefined.
 */
function ofClass(source: ProbeSource, node: TreeNode): string | undefined {
  if (node.type === "module") return source.isDeclaration ? undefined : ofModule;
  if (node.type !== "class_definition") return undefined;
  const bases = fieldOf(node, "superclasses");
  return bases !== undefined && /\bProtocol\b/u.test(textOfNode({ source }, bases))
    ? ofProtocol
    : ofClassAlone;
}

/**
 * True for a class variable without a value, and for a field that the constructor does not take (`total: int =
 * field(init=False)`). Other fields of such classes get their value from the caller.
 */
function isForNobody(text: string): boolean {
  return (
    /^\w+\s*:[^=]*\bClassVar\b[^=]*$/u.test(text) ||
    (/^\w+\s*:[^=]+=\s*(?:\w+\.)?field\(/u.test(text) &&
      /\binit\s*=\s*False\b/u.test(text) &&
      !/\bdefault(?:_factory)?\s*=/u.test(text))
  );
}

/** Returns the name that a member declares; undefined if it declares none, or not a plain name. */
function memberName(source: ProbeSource, member: TreeNode): string | undefined {
  const assignment = member.type === "expression_statement" ? member.children[0] : undefined;
  const name =
    assignment?.type === "assignment"
      ? fieldOf(assignment, "left")
      : assignment?.type === "type"
        ? undefined
        : /_definition$|_signature$|^variable_declarator$/u.test(member.type)
          ? fieldOf(member, "name")
          : undefined;
  const text = name && textOfNode({ source }, name);
  return text !== undefined && /^[\w$]+$/u.test(text) ? text : undefined;
}
