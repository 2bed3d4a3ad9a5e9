/**
 * Finds definitions of the change that promise more than their bodies show. The checker believes an overload and a
 * type predicate without checking them against the body. So a copy of the body is probed to see if it keeps the
 * promise.
 */
import { fieldOf, type TreeNode } from "../../syntax/tree.ts";
import type { ProbeEdit, ProbePiece } from "./overlay.ts";
import { type ProbeSource, textOfNode } from "./sites.ts";

/** A definition with a promise, and how to probe it. */
export type PromiseCopy = {
  readonly name: string;
  readonly path: string;
  readonly kind: "overload" | "predicate";
  /** Makes the copy, with names that exist nowhere; null if the form of the body cannot be probed. */
  readonly copy: ((names: CopyNames) => ProbeEdit) | null;
};

/** Names of the copy, of a value with the promised type, and of a member that no type has. */
export type CopyNames = { readonly copy: string; readonly value: string; readonly member: string };

/**
 * Lists the definitions of a file whose promise no checker verifies, with a copy of each body that can be probed.
 * Promises that base has in the same words are left out: only the change's own promises can hide a finding.
 */
export function findPromises(
  path: string,
  head: ProbeSource,
  base: ProbeSource | undefined,
): readonly PromiseCopy[] {
  const found: PromiseCopy[] = [];
  const open = [...head.root.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    open.push(...node.children);
    if (base?.text.includes(textOfNode({ source: head }, node)) === true) continue;
    const one = head.language === "python" ? pythonPromise(head, node) : scriptPromise(head, node);
    if (one !== undefined) found.push({ path, ...one });
  }
  return found;
}

/** A promise without its file. */
type Found = Omit<PromiseCopy, "path">;

/**
 * Returns the promise of a definition in Python: an overload, or a function that returns TypeGuard or TypeIs.
 * Undefined if it makes none. A predicate with several statements cannot be copied.
 */
function pythonPromise(source: ProbeSource, node: TreeNode): Found | undefined {
  const text = (of: TreeNode) => textOfNode({ source }, of);
  if (node.type === "decorated_definition") {
    const definition = fieldOf(node, "definition");
    const isOverload = node.children.some(
      (child) => child.type === "decorator" && /^@\s*(?:\w+\.)?overload$/u.test(text(child).trim()),
    );
    const name = definition && fieldOf(definition, "name");
    if (!isOverload || definition === undefined || name === undefined) return undefined;
    const bodies = siblings(node).map((one) => fieldOf(one, "definition") ?? one);
    const implementation = bodies.find((one) => {
      const own = one.type === "function_definition" ? fieldOf(one, "name") : undefined;
      return own !== undefined && text(own) === text(name) && !isOverloaded(source, one);
    });
    return {
      name: text(name),
      kind: "overload",
      copy: pythonOverload(source, definition, name, implementation),
    };
  }
  if (node.type !== "function_definition") return undefined;
  const [name, result, body] = [fieldOf(node, "name"), fieldOf(node, "return_type"), fieldOf(node, "body")];
  const type = result && /^(?:\w+\.)?(?:TypeGuard|TypeIs)\[([\s\S]+)\]$/u.exec(text(result).trim())?.[1];
  if (name === undefined || type === undefined || body === undefined) return undefined;
  const [only, ...more] = body.children.filter(({ type: kind, children }) => {
    const isText = kind === "expression_statement" && children.length === 1 && children[0]?.type === "string";
    return kind !== "comment" && !isText;
  });
  const value = only?.type === "return_statement" && more.length === 0 ? only.children[0] : undefined;
  const about = parameterNames(source, node).find((one) => !/^(?:self|cls)$/u.test(one));
  const parameters = fieldOf(node, "parameters");
  if (value === undefined || about === undefined || parameters === undefined)
    return { name: text(name), kind: "predicate", copy: null };
  const indent = indentOf(source, node);
  return {
    name: text(name),
    kind: "predicate",
    copy: ({ copy, value: given, member }) =>
      behind(node, [
        `\n\n${indent}${binding(source, node)}def ${copy}${text(parameters)}:\n${indent}    if (${text(value)}):\n`,
        `${indent}        (${about}).${member}\n${indent}        ${given}: ${type} = ${about}\n`,
      ]),
  };
}

/**
 * Returns the copy of an overload: its signature with the body of the implementation, which must then fit. Null if
 * there is no implementation, or if its parameters have other names.
 */
function pythonOverload(
  source: ProbeSource,
  definition: TreeNode,
  name: TreeNode,
  implementation: TreeNode | undefined,
): PromiseCopy["copy"] {
  const [own, body] = [fieldOf(definition, "body"), implementation && fieldOf(implementation, "body")];
  if (implementation === undefined || own === undefined || body === undefined) return null;
  const known = new Set(parameterNames(source, definition));
  if (!parameterNames(source, implementation).every((one) => known.has(one))) return null;
  const { text } = source;
  const indent = indentOf(source, implementation);
  const isAsync =
    text.startsWith("async", implementation.start) && !text.startsWith("async", definition.start);
  const [front, rest] = [text.slice(definition.start, name.start), text.slice(name.end, own.start).trimEnd()];
  return ({ copy }) =>
    behind(implementation, [
      `\n\n${indent}${binding(source, definition)}${isAsync ? "async " : ""}${front}${copy}${rest}\n`,
      `${indentOf(source, body)}${text.slice(body.start, body.end)}\n`,
    ]);
}

/**
 * Returns the decorator `@staticmethod` or `@classmethod`, which changes the meaning of the first parameter; empty
 * without one.
 */
function binding({ text }: ProbeSource, { parent, start }: TreeNode): string {
  const around = parent?.type === "decorated_definition" ? text.slice(parent.start, start) : "";
  return /^@(?:static|class)method\s+$/u.test(around) ? around : "";
}

/**
 * True for a definition with the decorator `@overload`. It only declares a signature, and the implementation is
 * another definition of the same name.
 */
function isOverloaded(source: ProbeSource, { parent }: TreeNode): boolean {
  return (
    parent?.type === "decorated_definition" &&
    parent.children.some(
      (child) => child.type === "decorator" && /\boverload$/u.test(textOfNode({ source }, child).trim()),
    )
  );
}

/**
 * Returns the promise of a definition in TypeScript: an overload signature, or a function that returns a type
 * predicate or an assertion. Undefined if it makes none.
 */
function scriptPromise(source: ProbeSource, node: TreeNode): Found | undefined {
  const text = (of: TreeNode) => textOfNode({ source }, of);
  const isMethod = /^method_/u.test(node.type);
  const name = fieldOf(node, "name");
  if (/^(?:function|method)_signature$/u.test(node.type) && name !== undefined) {
    const around = node.parent?.type === "export_statement" ? node.parent : node;
    const implementation = siblings(around)
      .map((one) => (one.type === "export_statement" ? (fieldOf(one, "declaration") ?? one) : one))
      .find((one) => {
        const own = /^(?:function_declaration|method_definition)$/u.test(one.type)
          ? fieldOf(one, "name")
          : undefined;
        return own !== undefined && text(own) === text(name);
      });
    const body = implementation && fieldOf(implementation, "body");
    // A signature in an interface has no body that could break a promise.
    if (implementation === undefined || body === undefined) return undefined;
    const known = new Set(parameterNames(source, node));
    const isSame = parameterNames(source, implementation).every((one) => known.has(one));
    const start = modifiersOf(source, implementation);
    const rest = source.text.slice(name.end, node.end).replace(/;\s*$/u, "");
    const copy = ({ copy: own }: CopyNames) =>
      behind(implementation, [`\n${start}${own}${rest} ${text(body)}\n`]);
    return { name: text(name), kind: "overload", copy: isSame ? copy : null };
  }
  const own = /^(?:arrow_function|function_expression)$/u.test(node.type) ? node.parent : node;
  const called = own === null ? undefined : fieldOf(own, "name");
  const [result, body] = [fieldOf(node, "return_type"), fieldOf(node, "body")];
  const [, asserts, about = "", type] =
    (result && /^:?\s*(asserts\s+)?([\w$]+)\s+is\s+([\s\S]+)$/u.exec(text(result).trim())) ?? [];
  if (called === undefined || body === undefined || type === undefined) return undefined;
  const parameters = fieldOf(node, "parameters");
  const generic = fieldOf(node, "type_parameters");
  const statements =
    body.type === "statement_block" ? body.children.filter((one) => one.type !== "comment") : [];
  const [only] = statements;
  const returned =
    body.type !== "statement_block"
      ? body
      : statements.length === 1 && only?.type === "return_statement"
        ? only.children[0]
        : undefined;
  const found: Found = { name: text(called), kind: "predicate", copy: null };
  if (parameters === undefined || about === "this" || (asserts === undefined && returned === undefined))
    return found;
  const outer = isMethod ? node : statementOf(node);
  const head = isMethod ? modifiersOf(source, node) : "function ";
  const params = `${generic === undefined ? "" : text(generic)}${text(parameters)}`;
  return {
    ...found,
    copy: ({ copy, value, member }) => {
      const given = `(${about}).${member}; const ${value}: ${type} = ${about};`;
      const inner =
        asserts === undefined && returned !== undefined
          ? `if (${text(returned)}) { ${given} }`
          : `${source.text.slice(body.start + 1, body.end - 1)}\n${given}`;
      return behind(outer, [`\n${head}${copy}${params}: void { ${inner} }\n`]);
    },
  };
}

/**
 * Returns the modifiers before the name of a function, such as static and async. `override` is dropped, because the
 * copy has a name that the base class does not have.
 */
function modifiersOf({ text }: ProbeSource, node: TreeNode): string {
  const name = fieldOf(node, "name");
  const front = name === undefined ? "" : text.slice(node.start, name.start);
  return front.replaceAll(/\b(?:override|abstract)\s+/gu, "");
}

/** Returns the outermost statement that has the function as its value: the copy goes after it. */
function statementOf(node: TreeNode): TreeNode {
  let at = node;
  while (at.parent !== null && !/^(?:program|statement_block|class_body)$/u.test(at.parent.type))
    at = at.parent;
  return at;
}

/** Returns an edit that inserts text after a node. */
function behind({ end }: TreeNode, texts: readonly string[]): ProbeEdit {
  const pieces: readonly ProbePiece[] = [{ id: 0, text: texts.join("") }];
  return { start: end, end, pieces };
}

/** Returns the nodes after a node in the same parent. */
function siblings({ parent, start }: TreeNode): readonly TreeNode[] {
  return parent?.children.filter((one) => one.start > start) ?? [];
}

/** Returns the names of the parameters, without the stars of Python, because the body uses them without stars. */
function parameterNames(source: ProbeSource, node: TreeNode): readonly string[] {
  const parameters = fieldOf(node, "parameters");
  return (
    parameters?.children.flatMap((one) => {
      if (one.type === "comment") return [];
      const name = fieldOf(one, "pattern") ?? fieldOf(one, "name") ?? one.children[0] ?? one;
      return [textOfNode({ source }, name).replace(/^\*+/u, "")];
    }) ?? []
  );
}

/** Returns the indentation of the line on which a node begins. */
function indentOf({ text }: ProbeSource, { start }: TreeNode): string {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return /^[ \t]*/u.exec(line)?.[0] ?? "";
}
