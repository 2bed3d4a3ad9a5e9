/** Splits a Python module into pieces. */

import { compact } from "../model/compact.ts";
import { once } from "../model/once.ts";
import type { Reading } from "../syntax/reading.ts";
import { fieldOf, type TreeNode } from "../syntax/tree.ts";
import { interfaceText, typeComments } from "./interface.ts";
import { type CodePiece, createPiece, type PieceKind, type Pieces } from "./piece.ts";
import type { RuleFilter } from "./rules.ts";

// Calls that surely return, as the text alone shows. Code after them is reached as if they were not there.

/**
 * Returns a test for calls that surely return, as the text alone shows: of builtins, methods of literals, and methods
 * of names that are set once, to a display. All other calls may never return, and then end the module.
 */
function findPlainCalls(reading: Reading): (call: TreeNode) => boolean {
  const { text } = reading;
  const bound = once(() => boundIn(reading));
  const isBuiltin = (name: string) =>
    !bound().has(name) && !bound().has("*") && name !== "exit" && name !== "quit";
  const isKnown = (object: TreeNode): boolean => {
    if (object.type === "string") return true;
    if (object.type !== "identifier") return false;
    const [only, ...more] = bound().get(text.slice(object.start, object.end)) ?? [];
    return only !== undefined && more.length === 0 && displays.test(only.type);
  };
  return (call) => {
    const callee = fieldOf(call, "function");
    if (callee?.type === "identifier") return isBuiltin(text.slice(callee.start, callee.end));
    const object = callee?.type === "attribute" ? fieldOf(callee, "object") : undefined;
    return object !== undefined && isKnown(object);
  };
}

/** Returns a test for expressions with calls that all surely return, and with nothing else that stays visible. */
function findReturnedValues(isPlain: (call: TreeNode) => boolean): (expression: TreeNode) => boolean {
  return (expression) => {
    const waiting = [expression];
    let isCall = false;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (/^(?:named_expression|yield|await)$/u.test(next.type)) return false;
      if (next.type === "call") {
        if (!isPlain(next)) return false;
        isCall = true;
      }
      waiting.push(...next.children);
    }
    return isCall;
  };
}

/** Expressions that make a built-in container or string. */
const displays = /^(?:dictionary|list|set|string)(?:_comprehension)?$/u;

/**
 * Returns every name that the text binds anywhere, with its values. A name that is bound in the file is no builtin,
 * so a call of it may not return. `*` is present if a star import may bind any name.
 */
function boundIn({ text, tree }: Reading): ReadonlyMap<string, readonly TreeNode[]> {
  const found = new Map<string, TreeNode[]>();
  const bind = (name: TreeNode, to: TreeNode) => {
    const word = text.slice(name.start, name.end);
    const list = found.get(word);
    if (list === undefined) found.set(word, [to]);
    else list.push(to);
  };
  const waiting: TreeNode[] = [tree()];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...node.children);
    if (node.type === "wildcard_import") found.set("*", [node]);
    if (node.type !== "identifier" || isRead(node)) continue;
    const { parent } = node;
    const isSet = parent?.type === "assignment" && node.field === "left" && !fieldOf(parent, "type");
    bind(node, (isSet && fieldOf(parent, "right")) || node);
  }
  return found;
}

/**
 * True if a name is only read at its place. In doubt the name counts as set, so that no call is trusted by mistake.
 */
function isRead({ parent, field }: TreeNode): boolean {
  if (parent === null) return false;
  const { type } = parent;
  if (type === "call" || type === "attribute" || type === "subscript") return field !== "name";
  if (type === "keyword_argument") return field === "value" || field === "name";
  return (
    /^(?:argument_list|interpolation|pair|return_statement|comparison_operator|binary_operator|boolean_operator|not_operator|list|dictionary|parenthesized_expression|expression_statement)$/u.test(
      type,
    ) ||
    (type === "assignment" && field === "right") ||
    (type === "for_in_clause" && field === "right") ||
    (type === "for_statement" && field === "right")
  );
}

/**
 * Matches the guard of code that runs only as the main program. Code after it is reached either way, and it narrows
 * only `__name__`.
 */
const isMain = /^if_statement __name__ == ["']__main__["'] : (?!.*_clause)/su;

/** Matches the condition that is false at run time and true for a checker. */
const onlyForChecker = /^(?:typing\.)?TYPE_CHECKING$/u;
/** Matches an `__all__` of plain strings. */
const listOfTexts = /(?<=^__all__ \+?)= \[ (?:(["'])[\p{L}\p{N}_]+\1 ?,? ?)+\]$/u;

/** Limit on nesting that no real module reaches. */
const depthMax = 40;

/**
 * Splits a module into pieces. Statements inside `if`, `try`, `with` and loops are pieces of their own, with the
 * conditions around them as guards, because each of them defines names for other files.
 */
export function pythonPieces(reading: Reading, path: string, holds: RuleFilter): Pieces {
  const { text } = reading;
  const list: CodePiece[] = [];
  const isPackage = /(?:^|\/)__init__\.pyi?$/u.test(path);
  const add = (node: TreeNode, kind: PieceKind, names: readonly string[], guards: string): void => {
    list.push(createPiece(node, kind, names, { reading, holds, guards }));
  };
  const slice = ({ start, end }: TreeNode) => text.slice(start, end);
  /** Returns the piece of an `__all__`. The text of a plain list of texts stays the same, whatever names it has. */
  const listing = (node: TreeNode, names: readonly string[], guards: string): CodePiece => {
    const whole = createPiece(node, "value", names, { reading, holds, guards });
    return { ...whole, listing: whole.text, text: whole.text.replace(listOfTexts, "= [ … ]") };
  };

  const isPlain = findPlainCalls(reading);
  const comesBack = findReturnedValues(isPlain);
  /** Adds the calls that a definition makes while the module runs. One that never returns ends the module. */
  const listCalls = (nodes: readonly TreeNode[], guards: string): void => {
    const calls = nodes.flatMap(callsIn).filter((call) => !isPlain(call));
    const callees = calls.flatMap((call) => fieldOf(call, "function") ?? []);
    const text = callees.map((callee) => interfaceText(callee, reading, holds)).join(", ");
    if (callees.length > 0) list.push({ ...plain("statement", []), text: `${guards}calls ${text}` });
  };

  const compound = (node: TreeNode, guards: string, depth: number): void => {
    const isBody = (child: TreeNode) => child.type === "block" || /_clause$/u.test(child.type);
    const heads = node.children.filter((child) => !isBody(child) || child.type === "with_clause");
    const head = `${guards}${node.type} ${heads.map((child) => interfaceText(child, reading, holds)).join(" ")} : `;
    // If both ways end, nothing after it is reached, so then the block of the main program counts, too.
    const isEither = isMain.test(head) && node.children.some(({ type }) => type.endsWith("_clause"));
    const own = isEither ? `${head}or_clause ` : head;
    const bound = heads.flatMap((child) => targetsIn(child, node.type === "for_statement"));
    if (bound.length > 0) list.push({ ...plain("value", bound.map(slice)), text: own });
    // These statements decide whether the code behind them is reached.
    if (/^(?:with|while|match|for)_/u.test(node.type) && !isMain.test(guards))
      list.push({ ...plain("statement", []), text: own });
    let before = own;
    const condition = node.type === "if_statement" ? fieldOf(node, "condition") : undefined;
    const isForChecker = condition !== undefined && onlyForChecker.test(slice(condition));
    for (const child of node.children) {
      if (child.type === "block") visit(child.children, isForChecker ? guards : before, depth + 1);
      else if (/_clause$/u.test(child.type) && child.type !== "with_clause") {
        compound(child, before, depth + 1);
        before = `${before}${child.type} `;
      }
    }
  };

  const visit = (statements: readonly TreeNode[], guards: string, depth: number): void => {
    for (const node of statements) {
      const [inner = node] = node.type === "decorated_definition" ? node.children.slice(-1) : [];
      if (node.type === "comment") {
        // A type comment belongs to the statement in front of it: `x = [] # type: list[int]`.
        const last = list.pop();
        if (last === undefined) continue;
        list.push({ ...last, text: [last.text, ...typeComments(node, reading, holds)].join(" ") });
        continue;
      }
      if (node.type === "pass_statement") continue;
      // `del f` decides whether the module has `f`, like a definition does.
      if (node.type === "delete_statement") add(node, "value", identifiers(node).map(slice), guards);
      if (inner.type === "function_definition" || inner.type === "class_definition") {
        const kind = inner.type === "class_definition" ? "class" : "function";
        const name = fieldOf(inner, "name");
        add(node, kind, name === undefined ? [] : [slice(name)], guards);
        const head = [node, inner]
          .flatMap(({ children }) => children)
          .filter(({ field }) => field !== "body" && field !== "definition");
        const walrus = head.flatMap(walrusIn);
        if (walrus.length > 0) add(node, "value", walrus.map(slice), guards);
        listCalls(kind === "class" ? [...head, ...classValues(inner)] : head, guards);
        if (kind === "class")
          for (const one of endsIn(inner, comesBack))
            list.push({ ...plain("statement", []), text: `${guards}${interfaceText(one, reading, holds)}` });
        for (const one of globalsIn(inner, text))
          list.push({ ...plain("value", [one]), text: interfaceText(inner, reading, holds) });
      } else if (/^(?:import|import_from|future_import)_statement$/u.test(node.type)) {
        list.push(...imports(node, { slice, guards: holds("guards") ? guards : "", isPackage, holds }));
      } else if (/^(?:if|try|with|for|while|match)_statement$/u.test(node.type) && depth < depthMax) {
        compound(node, guards, depth);
      } else if (node.type === "type_alias_statement") {
        const left = fieldOf(node, "left");
        add(node, "value", left === undefined ? [] : identifiers(left).slice(0, 1).map(slice), guards);
      } else {
        const [expression = node] = node.type === "expression_statement" ? node.children : [];
        const named = expression.type.endsWith("assignment") ? targetsOf(expression) : [];
        const walrus = walrusIn(expression);
        const listed = /^__all__\s*\./u.test(slice(expression)) ? ["__all__"] : [];
        const names = [...new Set([...named, ...walrus].map(slice)), ...listed];
        if (names.includes("__all__")) list.push(listing(node, names, guards));
        else if (names.length > 0) {
          add(node, "value", names, guards);
          listCalls([expression], guards);
        } else if (
          !/^(?:string|ellipsis)$/u.test(expression.type) &&
          !isMain.test(guards) &&
          !(node.type === "expression_statement" && comesBack(expression))
        )
          add(node, "statement", [], guards);
      }
    }
  };

  visit(reading.tree().children, "", 0);
  return { list, beyond: dynamic(reading) };
}

/** Returns the common members of a piece without a header. */
function plain(kind: PieceKind, names: readonly string[]): Omit<CodePiece, "text"> {
  return { kind, names, exported: names, header: null, reach: "importers" };
}

/**
 * Returns a predicate for the report if the file defines names that no syntax shows; otherwise undefined. Such names
 * cannot be tracked, so all files are checked.
 */
function dynamic({ code }: Reading): string | undefined {
  const found =
    /\bglobals\(\)\s*(?:\[|\.update)|\bsetattr\(\s*(?:sys\.modules|module\b)|\bvars\(\)\s*\[/u.exec(code);
  return found === null ? undefined : "defines names of a module at run time";
}

/**
 * Returns the names that an assignment binds: for `x, self.y = …` x and self, which `self.y` begins with; for `x = y
 * = 1` both. Each is a name that other files can import.
 */
function targetsOf(assignment: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  for (
    let at: TreeNode | undefined = assignment;
    at?.type.endsWith("assignment");
    at = fieldOf(at, "right")
  ) {
    const left = fieldOf(at, "left");
    if (left !== undefined) found.push(...identifiers(left));
  }
  return found;
}

/** Returns the names that `for` and `as` bind in the head of a statement. */
function targetsIn(head: TreeNode, isLoop: boolean): readonly TreeNode[] {
  const bound = descendants(head, "as_pattern_target", "named_expression", "case_pattern");
  return [...(isLoop && head.field === "left" ? [head] : []), ...bound].flatMap(identifiers);
}

/** Returns the names in a node, without names behind a dot. */
function identifiers(node: TreeNode): readonly TreeNode[] {
  return descendants(node, "identifier").filter((one) => one.field !== "attribute");
}

/**
 * Returns all nodes of some types in and below a node, in the order of the text. It uses no recursion, because a
 * hostile file can nest deeper than the call stack.
 */
function descendants(node: TreeNode, ...types: readonly string[]): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (types.includes(next.type)) found.push(next);
    for (const child of next.children.toReversed()) waiting.push(child);
  }
  return found;
}

/**
 * Returns statements of a class body that can end the module. Nothing after a `raise` in it is reached, so names of
 * the file may be missing.
 */
function endsIn(definition: TreeNode, comesBack: (expression: TreeNode) => boolean): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [...(fieldOf(definition, "body")?.children ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (/^(?:function_definition|lambda)$/u.test(next.type)) continue;
    const [call] = next.type === "expression_statement" ? next.children : [];
    if (/^(?:raise|assert)_statement$/u.test(next.type) || (call?.type === "call" && !comesBack(call)))
      found.push(next);
    waiting.push(...next.children);
  }
  return found.sort((left, right) => left.start - right.start);
}

/** Returns the names that `:=` binds in a node. */
function walrusIn(node: TreeNode): readonly TreeNode[] {
  return descendants(node, "named_expression").flatMap((one) => fieldOf(one, "name") ?? []);
}

/** Returns the calls in a node that run with it, so not those in the bodies of functions. */
function callsIn(node: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === "call") found.push(next);
    for (const child of next.children.toReversed())
      if (!(child.field === "body" && /^(?:function_definition|lambda)$/u.test(next.type)))
        waiting.push(child);
  }
  return found;
}

/** Returns the assignments in the body of a class. */
function classValues(definition: TreeNode): readonly TreeNode[] {
  const statements = fieldOf(definition, "body")?.children ?? [];
  return statements.filter(
    ({ type, children }) => type === "expression_statement" && children[0]?.type.endsWith("assignment"),
  );
}

/** Returns names of the module that a function assigns with `global`. */
function globalsIn(definition: TreeNode, text: string): readonly string[] {
  const found = descendants(definition, "global_statement").flatMap(({ children }) => children);
  return [...new Set(found.map(({ start, end }) => text.slice(start, end)))];
}

/**
 * Returns a piece for each imported name, so that an additional import in the same statement does not affect the
 * others.
 */
function imports(
  node: TreeNode,
  {
    slice,
    guards,
    isPackage,
    holds,
  }: {
    readonly slice: (node: TreeNode) => string;
    readonly guards: string;
    readonly isPackage: boolean;
    readonly holds: RuleFilter;
  },
): readonly CodePiece[] {
  const from = fieldOf(node, "module_name");
  const module = from === undefined ? "" : slice(from).replace(/\s+/gu, "");
  const submodules = isPackage && holds("submodules") ? module.replace(/^\.+/u, "").split(".") : [];
  const named = node.children.filter((child) => child !== from);
  return named.flatMap((child): CodePiece[] => {
    if (child.type === "comment") return [];
    const alias = fieldOf(child, "alias");
    const imported = slice(fieldOf(child, "name") ?? child).replace(/\s+/gu, "");
    const parts = imported.split(".");
    const own = alias === undefined ? (from === undefined ? (parts[0] ?? "") : imported) : slice(alias);
    const inner = from === undefined && isPackage && holds("submodules") ? parts : [];
    const names = child.type === "wildcard_import" ? [] : [own];
    const also = [...submodules, ...inner].filter((one) => one !== "");
    const all = [...new Set([...names, ...also])];
    const text = `${guards}from ${module} import ${imported} as ${own}`;
    return [{ ...plain("import", all), text, ...compact({ guards: guards === "" ? undefined : guards }) }];
  });
}
