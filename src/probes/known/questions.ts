/**
 * Makes the questions about one vanished finding. A question is one probe with a purpose: a deliberate error, or an
 * expression whose type the server must print. The answers show whether the checker still examines the place, and so
 * whether the finding was fixed.
 */
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { type ProbeInput, probeName } from "../input.ts";
import { type CodeAtSite, type FixCase, outermostDefinition, wrappersOf } from "./cases.ts";
import { listNewCalls } from "./claims.ts";
import type { Probe, ProbeEdit, ProbePiece } from "./overlay.ts";
import { findBodySlot, lineBefore, type Slot, textOfNode } from "./sites.ts";

// A probe is inert if no other file can see it. Inert probes of many files are checked together, which saves time.

/**
 * True for a probe in the body of a function, if everything that leaves the body keeps its type. A probe around an
 * expression returns its value. A deliberate error instead of it ("nonsense") does not: other files see that unless
 * the function declares its return type and the statement assigns nothing.
 */
export function isInert(
  statement: TreeNode,
  { start, end }: Pick<ProbeEdit, "start" | "end">,
  isNonsense: boolean,
): boolean {
  const around = ancestry(statement).find((node) => {
    const body = functionType.test(node.type) ? fieldOf(node, "body") : undefined;
    return body !== undefined && body.start <= start && end <= body.end;
  });
  if (around === undefined) return false;
  if (!isNonsense) return true;
  if (fieldOf(around, "return_type") === undefined) return false;
  if (statement.type === "return_statement") return true;
  return statement.type === "expression_statement" && /^call/u.test(statement.children[0]?.type ?? "");
}

/** Matches the syntax nodes of functions and methods. */
const functionType = /^(?:function|method)_(?:definition|declaration)$/u;

/** Element of a question; `is` is the relation of its expression to the finding. */
export type ProbeElement =
  | { readonly kind: "looked"; readonly name: string }
  | {
      readonly kind: "type";
      readonly is: Part;
      readonly text: string;
      readonly id: number;
      readonly name: string;
    }
  | { readonly kind: "member"; readonly is: Part; readonly text: string; readonly name: string }
  | { readonly kind: "claim"; readonly text: string; readonly id: number; readonly name: string };
/**
 * Relation of an expression to the finding: `callee` is called by the finding's expression, `taker` takes it as an
 * argument.
 */
type Part = "self" | "receiver" | "operand" | "callee" | "taker" | "wrapper" | "kind";

/** A probe with its purpose (`use`) and its elements. */
export type ProbeQuestion = Probe & {
  readonly use: "types" | "before" | "value" | "argument" | "operand" | "block" | "borrowed" | "promise";
  readonly elements: readonly ProbeElement[];
  /** Id of the piece with the nonsense; for a promise, its index. */
  readonly nonsense: number;
};

/** Purposes whose probe replaces code by a deliberate error. */
const nonsenseUses: ReadonlySet<ProbeQuestion["use"]> = new Set(["value", "argument", "operand"]);

/** Returns all questions that do not depend on the answer to another. Empty if the case cannot be probed. */
export function firstQuestions(input: ProbeInput, one: FixCase): readonly ProbeQuestion[] {
  const { base, head } = one;
  if (base === null || head === null || one.unasked !== null) return [];
  return [
    typesQuestion(one, base, elementsOf(input, one, base, base)),
    typesQuestion(one, head, elementsOf(input, one, head, base)),
    ...beforeQuestion(input, one, head),
    ...nonsenseQuestions(input, one, base, head),
    ...promiseQuestions(input, one, head),
  ];
}

/**
 * Adds a copy of the body after each definition that promises more than its body shows. The copy has the promised
 * type as its declared type, so the checker reports a body that breaks the promise.
 */
function promiseQuestions(input: ProbeInput, one: FixCase, head: CodeAtSite): readonly ProbeQuestion[] {
  const name = names(input, one, "head");
  return one.promises.flatMap(({ path, kind, copy }, index): readonly ProbeQuestion[] => {
    const own = {
      copy: name("copy", index),
      value: name("given", index),
      member: name("answered", index),
    };
    const edit = copy?.(own);
    if (edit === undefined) return [];
    const elements: readonly ProbeElement[] =
      kind === "predicate" ? [{ kind: "member", is: "self", text: "", name: own.member }] : [];
    const asked = questionOf(one, head, "promise", edit, elements, `promise${index}`);
    return [{ ...asked, path, scope: -2, isPlain: true, isInert: false, disturbs: false, nonsense: index }];
  });
}

/**
 * Asks whether no type is left that could reach the place, which would explain the silence there. Then the whole
 * block is silent, but not the code around it. Only for findings about `never`.
 */
export function blockQuestions(input: ProbeInput, one: FixCase): readonly ProbeQuestion[] {
  const { head } = one;
  if (head === null || !/\bnever\b/iu.test(one.finding.message)) return [];
  const block = ancestry(head.site.statement).find(({ type }) =>
    /^(?:block|statement_block|switch_case|switch_default)$/u.test(type),
  );
  const first = block?.children.find(({ type, field }) => type !== "comment" && field !== "value");
  const outside = block?.parent;
  if (first === undefined || outside === null || outside === undefined) return [];
  const { expression } = head.site;
  const text = expression === null ? undefined : textOfNode(head, expression);
  const name = names(input, one, "head");
  const slots = [lineBefore(head.source, first), lineBefore(head.source, outside)];
  return slots.flatMap((slot, index) => {
    if (slot === undefined) return [];
    const elements: ProbeElement[] = [{ kind: "looked", name: name("block", index) }];
    if (text !== undefined && index === 0)
      elements.push({ kind: "type", is: "self", text, id: 1, name: name("block", 2) });
    return [questionAt(one, head, "block", slot, elements, `block${index}`)];
  });
}

/**
 * Puts head's expression for this place into base. If the type is as unknown there, and base reports nothing, head
 * hides nothing: the expression was never checked better.
 */
export function borrowedQuestions(input: ProbeInput, one: FixCase): readonly ProbeQuestion[] {
  const { base, head } = one;
  const [from, to] = [head?.site.expression ?? null, base?.site.expression ?? null];
  if (base === null || head === null || from === null || to === null || from.type !== to.type) return [];
  // A field without a value accepts any type in base, so base's silence would prove nothing.
  if (from.parent?.parent?.type === "public_field_definition") return [];
  const text = textOfNode(head, from);
  const name = names(input, one, "base");
  const elements: ProbeElement[] = [{ kind: "type", is: "self", text, id: 1, name: name("borrowed", 1) }];
  return [questionAt(one, base, "borrowed", base.site.slot, elements, "borrowed")];
}

/**
 * Lists the elements of the question about types: the expression, its receiver, the parts that it is computed from
 * and the wrappers around it. A fix is proven only if the types of all of them are known.
 */
function elementsOf(
  input: ProbeInput,
  one: FixCase,
  code: CodeAtSite,
  base: CodeAtSite,
): readonly ProbeElement[] {
  const { grammar, site, side } = code;
  const name = names(input, one, side);
  const elements: ProbeElement[] = [{ kind: "looked", name: name("looked", 0) }];
  const asked = new Set<string>();
  const type = (is: Part, text: string): void => {
    const key = `${is} ${text}`;
    if (asked.has(key) || (is === "operand" && elements.length > elementsMax)) return;
    asked.add(key);
    elements.push({ kind: "type", is, text, id: elements.length, name: name("type", elements.length) });
  };
  const member = (is: Part, text: string): void => {
    elements.push({ kind: "member", is, text, name: name("member", elements.length) });
  };
  const { expression } = site;
  if (expression === null) {
    for (const text of site.names) {
      const is = text === code.own || /import/u.test(site.statement.type) ? "self" : "operand";
      if (/^(?:this|self|cls)$/u.test(text)) member("receiver", text);
      else type(is, text);
      if (is === "self" && /import/u.test(site.statement.type)) member("self", text);
      if (is === "self" && code.dialect.revealType !== undefined && /import/u.test(site.statement.type))
        type("kind", text);
    }
    return elements;
  }
  const at = (node: TreeNode) => textOfNode(code, node);
  if (site.isType) {
    type("self", at(expression));
    return elements;
  }
  const receiver = grammar.receiver(expression);
  const isCalled = grammar.isCall(expression);
  if (receiver !== undefined) type(isCalled ? "callee" : "receiver", at(receiver));
  const called = grammar.position(expression)?.call;
  const callee = called === undefined ? undefined : grammar.receiver(called);
  if (one.kind === "value" && callee !== undefined) type("taker", at(callee));
  const before = textOfNode(base, base.site.statement);
  for (const operand of builtFrom(code, expression)) {
    const isAsBefore = code !== base && isPutInText(operand) && before.includes(at(operand));
    if (operand !== receiver && !isAsBefore) type("operand", at(operand));
  }
  const isIndexed = expression.type === "subscript_expression";
  if ((one.kind === "member" || one.kind === "optional" || one.kind === "operator") && !isIndexed)
    member("receiver", at(receiver ?? expression));
  if (one.kind === "name" && !site.statement.type.startsWith("class")) member("self", at(expression));
  for (const text of listNewCalls(code, base))
    elements.push({ kind: "claim", text, id: elements.length, name: name("claim", elements.length) });
  // The expression itself comes last: if it is a call that never returns, the checker ignores everything after it.
  if (!isBuilt(expression)) type("self", at(expression));
  const shapes =
    code === base ? new Set<string>() : new Set(wrappersOf(base).map((node) => shapeOf(base, node)));
  for (const wrapper of wrappersOf(code).slice(0, wrappersMax))
    if (!isBuilt(wrapper) && !isCallee(code, wrapper) && !shapes.has(shapeOf(code, wrapper)))
      type("wrapper", at(wrapper));
  return elements;
}

/** Maximum number of elements and of wrappers in one question; longer probes are slow to check. */
const elementsMax = 40;
const wrappersMax = 6;

/**
 * True for an expression that gets its type only from the expected type, such as a list or a lambda. Alone, its type
 * would be meaningless.
 */
function isBuilt({ type }: TreeNode): boolean {
  return /^(?:list|dictionary|set|tuple|object|array|arrow_function|function_expression|lambda|class)$/u.test(
    type,
  );
}

/**
 * True if it is the callee of a call: its result is the type of the call around it, which has an element of its own.
 */
function isCallee({ grammar }: CodeAtSite, { parent, ...node }: TreeNode): boolean {
  const callee = parent === null || !grammar.isCall(parent) ? undefined : grammar.receiver(parent);
  return callee?.start === node.start && callee.end === node.end;
}

/** True for a part of a text such as `f"{user.name}"`. It can have any type, and the result is a text in any case. */
function isPutInText({ parent }: TreeNode): boolean {
  return /^(?:interpolation|template_substitution)$/u.test(parent?.type ?? "");
}

/**
 * Finds the computed parts of an expression, through brackets of all kinds. Constants are left out, because their
 * types are always known.
 */
function builtFrom({ grammar }: CodeAtSite, node: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const open = [...node.children];
  while (open.length > 0 && found.length < elementsMax) {
    const next = open.shift();
    if (next === undefined) break;
    if (
      /^(?:argument_list|arguments|pair|parenthesized_expression|spread_element|list_splat|dictionary_splat|interpolation|template_substitution)$/u.test(
        next.type,
      ) ||
      isBuilt(next)
    ) {
      if (!/^(?:arrow_function|function_expression|lambda|class)$/u.test(next.type))
        open.push(...next.children);
    } else if (next.type === "keyword_argument") {
      const value = fieldOf(next, "value");
      if (value !== undefined) open.push(value);
    } else if (grammar.isExpression(next) && !grammar.isConstant(next)) found.push(next);
  }
  return found;
}

/**
 * Returns the text of a wrapper with a hole instead of the expression inside it. A wrapper with the same shape in
 * base was there before and hides nothing new.
 */
function shapeOf(code: CodeAtSite, wrapper: TreeNode): string {
  const { expression } = code.site;
  if (expression === null) return "";
  const { text } = code.source;
  return `${text.slice(wrapper.start, expression.start)}\0${text.slice(expression.end, wrapper.end)}`.replace(
    /\s+/gu,
    " ",
  );
}

/** Returns the question about the types at the place itself. */
function typesQuestion(one: FixCase, code: CodeAtSite, elements: readonly ProbeElement[]): ProbeQuestion {
  return questionAt(one, code, "types", code.site.slot, elements, "types");
}

/**
 * Asks on a line of its own before the place. If that line is silent, too, the code is unreachable, or its file is
 * not checked.
 */
function beforeQuestion(input: ProbeInput, one: FixCase, head: CodeAtSite): readonly ProbeQuestion[] {
  const { slot: own, isApart, statement } = head.site;
  const definition = ancestry(head.site.expression ?? statement).find((node) => fieldOf(node, "body"));
  // A decorator or an annotation is checked where its definition begins, so the probe is there.
  const slot =
    own.kind === "around"
      ? lineBefore(head.source, statement)
      : isApart && definition !== undefined
        ? findBodySlot([definition], head.source)
        : undefined;
  if (slot === undefined) return [];
  const name = names(input, one, "head");
  const elements: ProbeElement[] = [
    { kind: "looked", name: name("before", 0) },
    { kind: "type", is: "operand", text: "0", id: 1, name: name("before", 1) },
  ];
  return [questionAt(one, head, "before", slot, elements, "before")];
}

/**
 * Returns questions that replace code by a deliberate error: a wrong value, one argument too many, or a wrong
 * operand. If the checker accepts them, it does not check the place.
 */
function nonsenseQuestions(
  input: ProbeInput,
  one: FixCase,
  base: CodeAtSite,
  head: CodeAtSite,
): readonly ProbeQuestion[] {
  const { expression } = head.site;
  if (expression === null || head.site.isApart) return [];
  const { dialect, grammar } = head;
  const nonsense = { id: 0, text: dialect.nonsense };
  if (one.kind === "value") {
    const value = valuePlace(base, head);
    if (value === undefined) return [];
    const brackets = value.parent?.type === "jsx_attribute" ? ["{", "}"] : ["", ""];
    const label = value.type === "shorthand_property_identifier" ? `${textOfNode(head, value)}: ` : "";
    return [replacing(one, head, "value", value, [label, brackets[0] ?? "", nonsense, brackets[1] ?? ""])];
  }
  if (one.kind === "call" && grammar.isCall(expression)) {
    const list = fieldOf(expression, "arguments");
    if (list === undefined || list.type === "generator_expression") return [];
    const inner = list.children.filter(({ type }) => type !== "comment");
    const name = names(input, one, "head")("argument", 0);
    const last = inner.at(-1);
    const at = last?.end ?? list.start + 1;
    const edit = {
      start: at,
      end: at,
      pieces: [last === undefined ? "" : ", ", { id: 0, text: dialect.extraArgument(name) }],
    };
    return [{ ...questionOf(one, head, "argument", edit, [], "argument"), extent: head.site.statement }];
  }
  if (one.kind === "operator") {
    const right = fieldOf(expression, "right") ?? expression.children.at(-1);
    const isSum =
      head.source.language !== "python" &&
      /^\s*\+/u.test(head.source.text.slice(expression.children[0]?.end ?? 0, right?.start ?? 0));
    if (right === undefined || isSum || !/binary|comparison|^subscript$/u.test(expression.type)) return [];
    return [replacing(one, head, "operand", right, [nonsense])];
  }
  return [];
}

/**
 * Returns the node in head that now has the role of the value: the expression itself, or a wrapper around it.
 * Undefined if nothing declares which type is accepted there.
 */
export function valuePlace(base: CodeAtSite, head: CodeAtSite): TreeNode | undefined {
  const wanted = base.site.expression === null ? undefined : base.grammar.position(base.site.expression);
  const { expression } = head.site;
  if (expression === null) return undefined;
  const { grammar } = head;
  const places = [expression, ...wrappersOf(head)].flatMap((node) => {
    const position = grammar.position(node);
    return position === undefined ? [] : [{ node, position }];
  });
  const alike =
    wanted === undefined ? places : places.filter(({ position }) => position.kind === wanted.kind);
  const called = (code: CodeAtSite, call: TreeNode | undefined) => {
    const callee = call === undefined ? undefined : code.grammar.receiver(call);
    return callee === undefined ? undefined : textOfNode(code, callee);
  };
  const callee = called(base, wanted?.call);
  const same = alike.find(({ position }) => callee !== undefined && called(head, position.call) === callee);
  return (same ?? alike.at(wanted?.kind === "argument" ? 0 : -1))?.node;
}

/**
 * Returns a question that replaces a node. Its extent is the header of the statement: two such probes in one header
 * would affect each other.
 */
function replacing(
  one: FixCase,
  code: CodeAtSite,
  use: ProbeQuestion["use"],
  node: TreeNode,
  pieces: readonly ProbePiece[],
): ProbeQuestion {
  const edit = { start: node.start, end: node.end, pieces };
  const header = headerOf(code.site.statement);
  return { ...questionOf(one, code, use, edit, [], use), extent: header };
}

/** Returns the range of a statement up to its block; the whole statement if it has no block. */
function headerOf(statement: TreeNode): { readonly start: number; readonly end: number } {
  const body = statement.children.find(({ type }) => /^(?:block|statement_block|class_body)$/u.test(type));
  return { start: statement.start, end: body?.start ?? statement.end };
}

/**
 * Returns a question whose elements are put into a slot. Adds the syntax that keeps the text valid there, such as
 * braces in JSX.
 */
function questionAt(
  one: FixCase,
  code: CodeAtSite,
  use: ProbeQuestion["use"],
  slot: Slot,
  elements: readonly ProbeElement[],
  key: string,
): ProbeQuestion {
  const { dialect, site, source } = code;
  const written = elements.map((element) => writtenAs(code, element));
  if (slot.kind === "line") {
    const pieces = [slot.before, ...dialect.alone(written), slot.after];
    return questionOf(one, code, use, { start: slot.offset, end: slot.offset, pieces }, elements, key);
  }
  const { at } = slot;
  const text = source.text.slice(at.start, at.end);
  const around = dialect.around(written, text);
  const isScript = source.language !== "python";
  const opens =
    isScript && at.start === site.statement.start && site.statement.parent?.type !== "if_statement"
      ? [";"]
      : [];
  const label = at.type === "shorthand_property_identifier" ? [`${text}: `] : [];
  const pieces =
    at.parent?.type === "jsx_attribute" ? ["{", ...around, "}"] : [...opens, ...label, ...around];
  return questionOf(one, code, use, { start: at.start, end: at.end, pieces }, elements, key);
}

/** Writes an element in the language of the file. */
function writtenAs({ dialect, site }: CodeAtSite, element: ProbeElement): readonly ProbePiece[] {
  if (element.kind === "looked") return [element.name];
  if (element.kind === "member") return [`(${element.text}).${element.name}`];
  const asType =
    element.kind === "type" && (element.is === "kind" || site.isType) ? dialect.revealType : undefined;
  return (asType ?? dialect.reveal)(element.text, element.name, element.id);
}

/**
 * Returns a question with its key and with what packing needs to know: its scope, and whether it affects other code.
 */
function questionOf(
  one: FixCase,
  code: CodeAtSite,
  use: ProbeQuestion["use"],
  edit: ProbeEdit,
  elements: readonly ProbeElement[],
  key: string,
): ProbeQuestion {
  const disturbs =
    code.site.disturbs && (use === "types" || use === "borrowed" || use === "value" || use === "operand");
  return {
    key: `${one.number} ${key}`,
    side: code.side,
    path: code.path,
    edit,
    extent: edit,
    scope: outermostDefinition(code),
    isPlain: use === "before",
    isInert: !disturbs && isInert(code.site.statement, edit, nonsenseUses.has(use)),
    disturbs,
    use,
    elements,
    nonsense: 0,
  };
}

/**
 * Returns the maker of names for one case and side. The names of probes never repeat, so an answer belongs to one
 * probe.
 */
function names(input: ProbeInput, { number }: FixCase, side: "base" | "head") {
  return (purpose: string, index: number): string =>
    probeName(input, `${purpose}_${side}`, number * 100 + index);
}
