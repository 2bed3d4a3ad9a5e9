/** Finds the place in a text for a probe about an expression, and the expression. */

import type { Finding } from "../../model/finding.ts";
import type { SyntaxLanguage } from "../../syntax/parser.ts";
import { ancestry, fieldOf, nodeAt, type TreeNode } from "../../syntax/tree.ts";
import { type Grammar, pythonGrammar, scriptGrammar } from "./grammar.ts";

// The kind of a finding decides which deliberate error the checker must report in its place.

/**
 * Kind of what a finding is about:
 * - `member`: access of something that a value does not have.
 * - `optional`: a value that may be missing (`None`, `null`, `undefined`).
 * - `value`: an argument, a returned or an assigned value of the wrong type.
 * - `call`: a call whose arguments do not fit the parameters.
 * - `operator`: operands of incompatible types.
 * - `name`: a name, a module or a definition that is unknown or differs from what is expected; every other code, too.
 */
export type SiteKind = "member" | "optional" | "value" | "call" | "operator" | "name";

/**
 * Returns the kind of code that a finding is about, by its code. Some codes mean several kinds, which only the
 * message distinguishes. The kind decides which probe can show that the place is checked.
 */
export function siteKindOf({ code, message }: Pick<Finding, "code" | "message">): SiteKind {
  const known = code === null ? undefined : byCode.get(code);
  // pyright has one rule for a missing attribute and for a value that the attribute does not accept.
  if (known === "member" && /^(?:Type ".*" is not assignable|Cannot assign to attribute)/su.test(message))
    return "value";
  if (known === "call" && /^(?:Object of type|Expected class)/u.test(message)) return "member";
  // pyright reports an index as a call of `__getitem__`, which is not in the code.
  if ((known === "value" || known === "call") && /"__(?:get|set|del)item__"/u.test(message))
    return "operator";
  return known ?? "name";
}

/** Codes of pyright and TypeScript by kind. */
const codes = {
  member: [
    "reportAttributeAccessIssue",
    "reportIndexIssue",
    "reportTypedDictNotRequiredAccess",
    "reportFunctionMemberAccess",
    "2339",
    "2551",
    "2349",
    "2351",
    "7053",
    "7052",
    "2341",
    "2445",
    "2488",
    "2493",
  ],
  optional: [
    "reportOptionalMemberAccess",
    "reportOptionalSubscript",
    "reportOptionalIterable",
    "reportOptionalCall",
    "reportOptionalOperand",
    "reportOptionalContextManager",
    "2531",
    "2532",
    "2533",
    "2721",
    "2722",
    "2723",
    "18047",
    "18048",
    "18049",
    "18046",
    "2571",
  ],
  value: [
    "reportArgumentType",
    "reportReturnType",
    "reportAssignmentType",
    "2322",
    "2345",
    "2353",
    "2559",
    "2739",
    "2740",
    "2741",
    "2769",
    "2820",
    "2678",
  ],
  call: ["reportCallIssue", "2554", "2555", "2556", "2575", "2794"],
  operator: ["reportOperatorIssue", "2362", "2363", "2365", "2367", "2447"],
} as const satisfies Partial<Record<SiteKind, readonly string[]>>;

/** Kind by code. */
const byCode: ReadonlyMap<string, SiteKind> = new Map(
  Object.entries(codes).flatMap(([kind, all]) => all.map((code) => [code, kind as SiteKind] as const)),
);

/** A parsed file. */
export type ProbeSource = {
  readonly text: string;
  readonly root: TreeNode;
  readonly language: SyntaxLanguage;
  readonly isTyped: boolean;
  /** True if it only declares code that runs elsewhere. */
  readonly isDeclaration: boolean;
};

/** Way in which the elements of a probe are put into the text. */
export type Slot =
  /** Around a node, which keeps its meaning. */
  | { readonly kind: "around"; readonly at: TreeNode }
  /**
   * As statements of their own: on the line of the next statement, or on lines of their own after the text
   * `before`.
   */
  | { readonly kind: "line"; readonly offset: number; readonly before: string; readonly after: string };

/** Place of a probe, and the expression that it is about. */
export type Site = {
  readonly slot: Slot;
  /** Expression that the finding is about; null if there is only a definition. */
  readonly expression: TreeNode | null;
  /** Further names whose types show that the place is checked: parameters, imported names. */
  readonly names: readonly string[];
  /** Innermost statement around the expression. */
  readonly statement: TreeNode;
  /** True for a type instead of a value. */
  readonly isType: boolean;
  /**
   * True for what decides about a definition, but does not run as part of it: an annotation, a decorator, a base
   * class.
   */
  readonly isApart: boolean;
  /** True if wrapping the expression changes the narrowing of the code after it. */
  readonly disturbs: boolean;
};

/** Returns the rules of a language's syntax. */
export function grammarOf(language: SyntaxLanguage): Grammar {
  return language === "python" ? pythonGrammar : scriptGrammar;
}

/**
 * Finds the site of a finding; undefined if there is no code: a comment, a blank, an empty place. An import and a
 * definition have no expression; their names are probed instead.
 */
export function siteAt(
  source: ProbeSource,
  span: { start: number; end: number },
  kind: SiteKind,
): Site | undefined {
  const node = nodeAt(source.root, trimmed(source.text, span));
  if (node === source.root || node.type === "comment") return undefined;
  const grammar = grammarOf(source.language);
  const statement = ancestry(node).find(isStatement);
  if (statement === undefined) return undefined;
  if (
    /import/u.test(statement.type) ||
    (statement.type === "export_statement" && fieldOf(statement, "source"))
  )
    return imported(source, statement, node);
  const defined = definitionSite(source, node);
  if (defined !== undefined) return defined;
  const expression = expressionFor(grammar, node, kind, statement) ?? fieldType(statement);
  return expression === undefined ? undefined : siteOf(source, expression);
}

/** Returns the declared type of a field without a value, which is all that can be probed there. */
function fieldType(statement: TreeNode): TreeNode | undefined {
  const type = statement.type === "public_field_definition" ? fieldOf(statement, "type") : undefined;
  return type?.children[0];
}

/**
 * Returns the site of a known expression; undefined outside of a statement. A type, a decorator or the head of a
 * class cannot be wrapped, so their probe is before the statement.
 */
export function siteOf(source: ProbeSource, expression: TreeNode): Site | undefined {
  const around = ancestry(expression);
  const statement = around.find(isStatement);
  if (statement === undefined) return undefined;
  const common = { expression, names: [], statement };
  const isType = source.language !== "python" && !grammarOf(source.language).isExpression(expression);
  const apart = around.find(isApart);
  if (isType || (apart !== undefined && apart.start >= statement.start)) {
    const slot = isType
      ? (findBodySlot(around, source) ?? lineBefore(source, statement))
      : lineBefore(source, statement);
    return slot === undefined ? undefined : { ...common, slot, isType, isApart: true, disturbs: false };
  }
  const target = targetObject(source, expression);
  return {
    ...common,
    slot: { kind: "around", at: target ?? expression },
    isType: false,
    isApart: false,
    disturbs: source.language === "python" && decides(around, statement),
  };
}

/**
 * True for code in which a probe would be invalid: a type, a decorator, a pattern or the head of a class. The probe
 * for such code is put before the statement.
 */
function isApart({ type, parent }: TreeNode): boolean {
  return (
    type === "type" ||
    type === "decorator" ||
    type === "class_heritage" ||
    (type === "argument_list" && parent?.type === "class_definition") ||
    /^(?:pattern|case_pattern|delete_statement|as_pattern_target)$/u.test(type)
  );
}

/**
 * Returns the object that an assignment target belongs to; undefined for an expression that is not a target. A target
 * itself cannot be wrapped.
 */
function targetObject({ language }: ProbeSource, expression: TreeNode): TreeNode | undefined {
  const isTarget =
    expression.field === "left" && /assignment|for_statement|for_in/u.test(expression.parent?.type ?? "");
  return isTarget ? grammarOf(language).receiver(expression) : undefined;
}

/**
 * True for a node that is a statement of its own, not the inner part of an export or of a decorated definition. A
 * probe in front of an inner part would break the syntax.
 */
export function isStatement({ type, parent }: TreeNode): boolean {
  return (
    (/_statement$|^(?:lexical|variable|function|generator_function|class|abstract_class|interface|type_alias|enum)_declaration$|^(?:function|class|decorated)_definition$|^(?:public_field_definition|method_definition|ambient_declaration|enum_declaration)$/u.test(
      type,
    ) &&
      !(
        parent?.type === "export_statement" ||
        parent?.type === "decorated_definition" ||
        parent?.type === "ambient_declaration"
      )) ||
    false
  );
}

/**
 * Returns the expression that a finding at this node is about. A checker reports some findings at a whole statement
 * or at a label; then it is the value there. Undefined if there is none.
 */
function expressionFor(
  grammar: Grammar,
  node: TreeNode,
  kind: SiteKind,
  statement: TreeNode,
): TreeNode | undefined {
  const inner = ancestry(node).find(
    (one) => one.start < statement.start || one === statement || grammar.isExpression(one) || isTypeName(one),
  );
  // A finding on a whole return statement or declaration is about its value.
  if (inner === undefined || inner === statement || inner.start < statement.start)
    return valueIn(grammar, node) ?? valueIn(grammar, statement);
  const label = ancestry(node).find(({ type }) =>
    /^(?:pair|keyword_argument|jsx_attribute|variable_declarator)$/u.test(type),
  );
  if (label !== undefined && label.start === node.start && inner.start < label.start)
    return kind === "value" ? (valueIn(grammar, label) ?? inner) : inner;
  if (kind === "value" && inner.field === "left" && /assignment/u.test(inner.parent?.type ?? ""))
    return fieldOf(inner.parent ?? inner, "right") ?? inner;
  return inner;
}

/** True for a node that names a type. */
function isTypeName({ type }: TreeNode): boolean {
  return /^(?:type_identifier|predefined_type|generic_type|nested_type_identifier)$/u.test(type);
}

/**
 * Returns the first expression that is the value of a node or of its children. A finding often names the whole
 * statement, but a probe goes into the value.
 */
function valueIn(grammar: Grammar, node: TreeNode): TreeNode | undefined {
  const all = [node, ...node.children, ...node.children.flatMap(({ children }) => children)];
  const direct = node.children.flatMap((child) =>
    child.type === "jsx_expression" ? child.children : [child],
  );
  return (
    all.flatMap((one) => fieldOf(one, "value") ?? fieldOf(one, "right") ?? []).find(grammar.isExpression) ??
    direct.find(grammar.isExpression)
  );
}

/**
 * Returns the site of an import. An import has no place for an expression, so its names are probed after it on the
 * same line.
 */
function imported(source: ProbeSource, statement: TreeNode, node: TreeNode): Site {
  const bound = boundNames(source, statement);
  const own = bound.filter(({ part }) => part.start <= node.start && node.end <= part.end);
  const names = (own.length === 0 ? bound : own).map(({ name }) => name);
  return {
    slot: {
      kind: "line",
      offset: statement.end,
      before: source.text[statement.end - 1] === ";" ? " " : "; ",
      after: ";",
    },
    expression: null,
    names: source.language === "python" ? names : names.filter((name) => name !== ""),
    statement,
    isType: false,
    isApart: false,
    disturbs: false,
  };
}

/**
 * Lists the names that an import binds, each with the part of the statement that binds it. A finding on one part is
 * then probed with the names of that part only.
 */
function boundNames({ text }: ProbeSource, statement: TreeNode): readonly { name: string; part: TreeNode }[] {
  const textOf = (node: TreeNode) => text.slice(node.start, node.end);
  return statement.children.flatMap(function walk(part): { name: string; part: TreeNode }[] {
    if (part.field === "module_name" || part.field === "source") return [];
    const alias = fieldOf(part, "alias");
    if (alias !== undefined) return [{ name: textOf(alias), part }];
    const name = part.type === "import_specifier" ? fieldOf(part, "name") : undefined;
    if (name !== undefined) return [{ name: textOf(name), part }];
    if (part.type === "dotted_name" || part.type === "identifier") return [{ name: textOf(part), part }];
    return part.children.flatMap(walk);
  });
}

/**
 * Returns the site of a definition's name or parameter: the probe is at the start of its body, where the parameters
 * have their types. Undefined for any other node.
 */
function definitionSite(source: ProbeSource, node: TreeNode): Site | undefined {
  const around = ancestry(node);
  const at = around.findIndex(
    ({ type }) =>
      /^(?:parameters|formal_parameters)$/u.test(type) ||
      /^(?:function|class)_definition$|^(?:function|class|abstract_class|generator_function)_declaration$|^method_definition$/u.test(
        type,
      ),
  );
  const definition = around
    .slice(Math.max(0, at))
    .find(({ children }) => children.some(({ field }) => field === "body"));
  if (at < 0 || definition === undefined) return undefined;
  const isName = node.field === "name" && node.parent === definition;
  const isParameter =
    /parameters$/u.test(around[at]?.type ?? "") &&
    !around.slice(0, at).some(({ type, field }) => /^type/u.test(type) || field === "value");
  if (!isName && !isParameter) return undefined;
  const statement = around.find(isStatement);
  if (statement === undefined) return undefined;
  const names = parameterNames(source, definition);
  const slot = findBodySlot([definition], source);
  if (slot === undefined) return undefined;
  return { slot, expression: null, names, statement, isType: false, isApart: false, disturbs: false };
}

/** Returns the names of the parameters that are plain identifiers; of a method in TypeScript also `this`. */
function parameterNames({ text, language }: ProbeSource, definition: TreeNode): readonly string[] {
  const list = fieldOf(definition, "parameters");
  const own = definition.children.filter(({ field }) => field === "parameter");
  const names = [...(list?.children ?? []), ...own].flatMap((one) => {
    const name = fieldOf(one, "name") ?? fieldOf(one, "pattern") ?? one.children[0] ?? one;
    return /^identifier$/u.test(name.type) ? [text.slice(name.start, name.end)] : [];
  });
  const isMethod = definition.type === "method_definition";
  return language !== "python" && isMethod ? ["this", ...names] : names;
}

/** Returns the slot at the start of the body, if the place is in a function; undefined otherwise. */
export function findBodySlot(around: readonly TreeNode[], { text, language }: ProbeSource): Slot | undefined {
  const body = around.map((node) => fieldOf(node, "body")).find((one) => one !== undefined);
  if (body === undefined || /^(?:class_body|interface_body|object_type)$/u.test(body.type)) return undefined;
  if (language === "python") {
    // The probe comes before the first statement, after comments. A docstring is a statement without effect on types.
    const first = body.children.find(({ type }) => type !== "comment");
    return first === undefined ? undefined : lineBefore({ text, language } as ProbeSource, first);
  }
  return body.type === "statement_block"
    ? { kind: "line", offset: body.start + 1, before: " ", after: ";" }
    : { kind: "around", at: body };
}

/**
 * Returns a slot before a statement: a line of its own, or the same line if something else precedes it there.
 * Undefined in Python if neither is valid syntax.
 */
export function lineBefore(
  { text, language }: Pick<ProbeSource, "text" | "language">,
  node: TreeNode,
): Slot | undefined {
  if (language !== "python") {
    const whole = ancestry(node).find(({ parent }) =>
      /^(?:program|statement_block|switch_case|switch_default)$/u.test(parent?.type ?? ""),
    );
    return { kind: "line", offset: (whole ?? node).start, before: ";", after: "; " };
  }
  const whole =
    ancestry(node).find(({ parent }) => parent?.type === "block" || parent?.type === "module") ?? node;
  const lineStart = text.lastIndexOf("\n", whole.start - 1) + 1;
  const indent = text.slice(lineStart, whole.start);
  if (/^[ \t]*$/u.test(indent)) return { kind: "line", offset: lineStart, before: indent, after: "\n" };
  const isCompound = /^(?:if|for|while|try|with|match)_statement$|_definition$/u.test(whole.type);
  return isCompound ? undefined : { kind: "line", offset: whole.start, before: "", after: "; " };
}

/** Matches statements and expressions whose condition narrows types. */
const conditions =
  /^(?:if_statement|elif_clause|while_statement|assert_statement|match_statement|boolean_operator|conditional_expression|if_clause|named_expression|not_operator)$/u;

/**
 * True if the expression decides the narrowing of the code after it. A wrapped condition no longer narrows, so such a
 * probe gets a text of its own.
 */
function decides(around: readonly TreeNode[], statement: TreeNode): boolean {
  const upTo = around.indexOf(statement);
  return around.slice(0, upTo + 1).some(({ type }) => conditions.test(type));
}

/** Removes white space at both ends of a span, because the node at a blank is not the one that is meant. */
function trimmed(text: string, { start, end }: { start: number; end: number }) {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(text[from] ?? "")) from++;
  while (to > from && /\s/u.test(text[to - 1] ?? "")) to--;
  return { start: from, end: to };
}

/** Returns the text of a node. */
export function textOfNode(
  { source }: { readonly source: ProbeSource },
  { start, end }: Pick<TreeNode, "start" | "end">,
): string {
  return source.text.slice(start, end);
}

/** Formats code for a sentence: one line, cut, in backticks. */
export function quotedName(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return `\`${(line.length > 60 ? `${line.slice(0, 59)}…` : line).replaceAll("`", "'")}\``;
}
