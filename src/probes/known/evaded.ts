/**
 * Finds evidence in head's own code against a fix: the code still does the same, in a way that no checker examines.
 * Such a finding vanished without being fixed.
 */
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { type CodeAtSite, definitionAround, type FixCase, isOutOfRange, wrappersOf } from "./cases.ts";
import { valuePlace } from "./questions.ts";
import { quotedName, textOfNode } from "./sites.ts";

/**
 * Returns, in words, how the change avoids a finding instead of fixing it; undefined if it does not. Each of the
 * detectors knows one form of code that the checker does not check.
 */
export function findEvasion(one: FixCase): string | undefined {
  const { base, head } = one;
  if (base === null || head === null) return undefined;
  return (
    inText(one, base, head) ??
    byIndex(one, base, head) ??
    anyElement(one, base, head) ??
    handedOn(one, base, head) ??
    putTogether(base, head) ??
    inAnotherForm(one, base, head)
  );
}

/**
 * Detects access to a missing name by a text (`"{0.nmae}".format(user)`, `import_module("yamll")`). The name is
 * resolved only at run time, so no checker reports it and the mistake remains.
 */
function inText({ kind }: FixCase, base: CodeAtSite, head: CodeAtSite): string | undefined {
  const isImport = /import/u.test(base.site.statement.type);
  const name = base.own;
  if (!(kind === "member" || isImport) || !/^[\w$]+(?:\.[\w$]+)*$/u.test(name)) return undefined;
  const asking = (code: CodeAtSite) =>
    textsOf(code, isImport ? code.source.root : definitionAround(code), name).filter((node) =>
      isAsked(code, node),
    ).length;
  return asking(head) > asking(base)
    ? `${quotedName(name)} is accessed by a string, which no checker reads`
    : undefined;
}

/** Lists texts that are the name, or access it as a member or an element. */
function textsOf(code: CodeAtSite, root: TreeNode, name: string): readonly TreeNode[] {
  const own = RegExp.escape(name);
  const asks = new RegExp(String.raw`^${own}$|[.[{]${own}(?![\w$])`, "u");
  return below(root).filter(
    (node) => /^string_(?:content|fragment)$/u.test(node.type) && asks.test(textOfNode(code, node)),
  );
}

/**
 * True if the text is an argument of a function that looks up a member, an element or a module of that name at run
 * time. Other texts with the name are harmless.
 */
function isAsked(code: CodeAtSite, { parent: text }: TreeNode): boolean {
  const around = text?.parent ?? null;
  if (text === null || around === null) return false;
  const call = around.parent;
  const callee = call === null || !code.grammar.isCall(call) ? undefined : code.grammar.receiver(call);
  const called = callee === undefined ? "" : (/[\w$]+$/u.exec(textOfNode(code, callee))?.[0] ?? "");
  return /^argument/u.test(around.type)
    ? /^(?:getattr|attrgetter|itemgetter|methodcaller|import_module|__import__|require)$/u.test(called)
    : callee === around && /^format(?:_map)?$/u.test(called);
}

/**
 * Detects access by an index instead of an optional value. TypeScript assumes that every element of an array or a
 * record exists, so a missing one is not reported.
 */
function byIndex({ kind }: FixCase, base: CodeAtSite, head: CodeAtSite): string | undefined {
  if (kind !== "optional" || head.source.language === "python" || elementIn(base, new Set()) !== undefined)
    return undefined;
  const text = elementIn(head, keysOf(base));
  if (text === undefined) return undefined;
  // Code that tests the element elsewhere may know that it exists.
  const looked = new RegExp(
    String.raw`(?<![\w$.])${RegExp.escape(text)}(?!\s*(?:\.|=(?!=)|:))(?![\w$])`,
    "u",
  );
  return looked.test(textOfNode(head, definitionAround(head)))
    ? undefined
    : `the element ${quotedName(text)} can be missing: the checker assumes that every element exists`;
}

/**
 * Returns an element, or a name that is declared as one, in the chain of members around the expression, from its end
 * on. Undefined if there is none.
 */
function elementIn(code: CodeAtSite, keys: ReadonlySet<string>): string | undefined {
  let node = code.site.expression ?? undefined;
  const isPartOf = (around: TreeNode) =>
    around.type === "subscript_expression" || code.grammar.receiver(around) === node;
  while (node?.parent != null && isPartOf(node.parent)) node = node.parent;
  for (; node !== undefined; node = code.grammar.receiver(node)) {
    const text = textOfNode(code, node);
    const taken = node.type === "identifier" ? takenFor(code, text) : node;
    if (taken !== undefined && isElement(code, taken, keys)) return text;
  }
  const around = wrappersOf(code).find((one) => isElement(code, one, keys));
  return around && textOfNode(code, around);
}

/**
 * True for an element of a filtered or cut array, for an element at a found index, and for an element of a record
 * instead of `ages.get(name)`. The checker assumes that such an element exists, although it can be missing.
 */
function isElement(code: CodeAtSite, node: TreeNode, keys: ReadonlySet<string>): boolean {
  const [of, index] =
    node.type === "subscript_expression" ? [fieldOf(node, "object"), fieldOf(node, "index")] : [];
  if (of === undefined || index === undefined || textOfNode(code, node).includes("?.[")) return false;
  return (
    /^(?:filter|slice|splice|flat|flatMap|concat)$/u.test(methodOf(code, of)) ||
    /^(?:find(?:Last)?Index|(?:lastI|i)ndexOf)$/u.test(methodOf(code, index)) ||
    keys.has(textOfNode(code, index))
  );
}

/** Returns the name of the called method; empty for anything else. */
function methodOf(code: CodeAtSite, call: TreeNode): string {
  const callee = call.type === "call_expression" ? fieldOf(call, "function") : undefined;
  const property = callee === undefined ? undefined : fieldOf(callee, "property");
  return property === undefined ? "" : textOfNode(code, property);
}

/** Collects the keys with which maps were queried. An index with one of them replaces the query. */
function keysOf(code: CodeAtSite): ReadonlySet<string> {
  const asked = below(definitionAround(code)).filter((node) => methodOf(code, node) === "get");
  return new Set(
    asked.flatMap((node) => fieldOf(node, "arguments")?.children.map((one) => textOfNode(code, one)) ?? []),
  );
}

/**
 * Returns the value that the same function declares for a name; undefined if there is not exactly one declaration.
 * With several declarations nobody can tell which one the name means.
 */
function takenFor(code: CodeAtSite, name: string): TreeNode | undefined {
  const declared = below(definitionAround(code)).filter((node) => {
    const own = node.type === "variable_declarator" ? fieldOf(node, "name") : undefined;
    return own !== undefined && textOfNode(code, own) === name;
  });
  const [only] = declared;
  return declared.length === 1 && only !== undefined ? fieldOf(only, "value") : undefined;
}

/**
 * Detects that a variable replaced the number of an index that is out of range. No type shows which element it
 * selects, so the checker is silent although the element may not exist.
 */
function anyElement({ finding }: FixCase, base: CodeAtSite, head: CodeAtSite): string | undefined {
  if (!isOutOfRange(finding)) return undefined;
  const index = (code: CodeAtSite) => {
    const { expression } = code.site;
    const at =
      expression === null ? undefined : (fieldOf(expression, "subscript") ?? fieldOf(expression, "index"));
    return at === undefined ? undefined : textOfNode(code, at);
  };
  const [before, now] = [index(base), index(head)];
  const isNumber = (text: string | undefined) => text !== undefined && /^-?\d+$/u.test(text);
  // The type of a constant, of an enumeration member and of a slice shows which elements it selects.
  const hasTellingType = (text: string) => /^[A-Z][A-Z\d_]*$|[.:]/u.test(text);
  return isNumber(before) && now !== undefined && !isNumber(now) && !hasTellingType(now)
    ? `the checker does not know which element ${quotedName(now)} selects`
    : undefined;
}

/**
 * Detects `starmap(total, [("abc",)])`: the function that takes the value is no longer called here. The checker does
 * not examine the code that calls it with the value.
 */
function handedOn({ kind }: FixCase, base: CodeAtSite, head: CodeAtSite): string | undefined {
  if (kind !== "value" || base.site.expression === null || head.site.expression === null) return undefined;
  const call = base.grammar.position(base.site.expression)?.call;
  const callee = call === undefined ? undefined : base.grammar.receiver(call);
  const name = callee === undefined ? undefined : textOfNode(base, callee);
  if (name === undefined || valuePlace(base, head) === head.site.expression) return undefined;
  // Another value can be a correct one.
  if (textOfNode(base, base.site.expression) !== textOfNode(head, head.site.expression)) return undefined;
  const isGiven = (code: CodeAtSite) =>
    [code.site.statement, ...below(code.site.statement)].some(
      (node) =>
        textOfNode(code, node) === name &&
        code.grammar.position(node)?.kind === "argument" &&
        // A decorator does not pass the function on as a value.
        ancestry(node)[1]?.type !== "decorator",
    );
  return isGiven(head) && !isGiven(base) && wrappersOf(head).length > 0
    ? `${quotedName(name)} is passed on and not called with the value here`
    : undefined;
}

/**
 * Detects a call such as `Object.assign(order, { price: "1" })`. It accepts any value: the checker does not compare
 * the value with the type of the target.
 */
function putTogether(base: CodeAtSite, head: CodeAtSite): string | undefined {
  const calls = (code: CodeAtSite) =>
    below(definitionAround(code)).filter((node) => {
      const callee = node.type === "call_expression" ? fieldOf(node, "function") : undefined;
      return callee !== undefined && puts.test(textOfNode(code, callee));
    });
  const known = new Set(calls(base).map((node) => textOfNode(base, node)));
  const words = new Set(textOfNode(base, base.site.statement).match(/[\w$]+/gu) ?? []);
  const { statement } = head.site;
  const added = calls(head).find((node) => {
    const [to] = fieldOf(node, "arguments")?.children ?? [];
    const [root = ""] = to === undefined ? [] : (/^[\w$]+/u.exec(textOfNode(head, to)) ?? []);
    const isHere = statement.start <= node.start && node.end <= statement.end;
    return !known.has(textOfNode(head, node)) && (isHere || words.has(root));
  });
  return added && `${quotedName(textOfNode(head, added))} accepts any value, regardless of its type`;
}

/** Two forms of code that do the same: a checker reports one of them and not the other. */
type Form = {
  /** Matches the finding: its code, and its message if necessary. */
  readonly of: RegExp;
  /** Matches the statement of head, but not that of base. */
  readonly form: RegExp;
  readonly says: string;
};

/** The known forms. */
const forms: readonly Form[] = [
  {
    of: /^(?:2353|2561) /u,
    form: /\.\.\./u,
    says: "the checker does not compare spread members with the type",
  },
  {
    of: /^2367 /u,
    form: /\.(?:includes|indexOf|has|some)\s*\(/u,
    says: "the call compares values of any type",
  },
  { of: /^reportAbstractUsage /u, form: /\b__new__\s*\(/u, says: "`__new__` makes an object of any class" },
  {
    of: /^(?:reportUnusedCoroutine|reportUnusedCallResult|reportUnusedExpression) /u,
    form: /^\s*_\w*\s*(?::[^=]*)?=(?!=)/u,
    says: "the code assigns the value to a name for unused values",
  },
];

/**
 * Detects that the statement now has a form that the checker does not report, or uses an alias or a plain number. The
 * mistake can remain in each of these.
 */
function inAnotherForm({ finding }: FixCase, base: CodeAtSite, head: CodeAtSite): string | undefined {
  const said = `${finding.code} ${finding.message}`;
  const [before, now] = [textOfNode(base, base.site.statement), textOfNode(head, head.site.statement)];
  return (
    forms.find(({ of, form }) => of.test(said) && form.test(now) && !form.test(before))?.says ??
    throughAlias(finding.code, head, base) ??
    anyNumber(finding.message, head)
  );
}

/**
 * Detects an alias: `const q: { a: number } = p; q.a = 2`, where `p.a` is read-only. The checker does not compare the
 * two.
 */
function throughAlias(code: string | null, head: CodeAtSite, base: CodeAtSite): string | undefined {
  if (code !== "2540" && code !== "reportAttributeAccessIssue") return undefined;
  const rootOf = (of: CodeAtSite) => /^[\w$]+(?=[.[])/u.exec(textOfNode(of, of.site.statement))?.[0];
  const [before, now] = [rootOf(base), rootOf(head)];
  if (before === undefined || now === undefined || before === now) return undefined;
  const alias = new RegExp(
    String.raw`(?<![\w$.])${RegExp.escape(now)}\b[^=\n]*=\s*${RegExp.escape(before)}\s*(?:;|$)`,
    "mu",
  );
  return alias.test(textOfNode(head, definitionAround(head)))
    ? `${quotedName(now)} is an alias of ${quotedName(before)}, which is read-only`
    : undefined;
}

/**
 * Detects a plain number in place of a member of an enumeration. TypeScript accepts every number as a member of a
 * numeric enumeration, so the number proves nothing.
 */
function anyNumber(message: string, head: CodeAtSite): string | undefined {
  const name = /is not assignable to (?:parameter of )?type '([\w$]+)'\.$/mu.exec(message)?.[1];
  if (
    name === undefined ||
    !new RegExp(String.raw`\benum\s+${RegExp.escape(name)}\b`, "u").test(head.source.text)
  )
    return undefined;
  const { expression } = head.site;
  const value = expression === null ? "" : textOfNode(head, expression);
  return new RegExp(String.raw`(?<![\w$])${RegExp.escape(name)}\s*[.[]`, "u").test(value)
    ? undefined
    : `the checker accepts any number for ${quotedName(name)}`;
}

/** Matches functions that write members without a type check. */
const puts = /^(?:Object\s*\.\s*assign|(?:Object|Reflect)\s*\.\s*setPrototypeOf)$/u;

/** Nodes below each root. */
const known = new WeakMap<TreeNode, readonly TreeNode[]>();

/** Lists all nodes below a root. The list is cached, because many findings may be in one definition. */
function below(root: TreeNode): readonly TreeNode[] {
  const before = known.get(root);
  if (before !== undefined) return before;
  const all: TreeNode[] = [];
  const open = [...root.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    open.push(...node.children);
  }
  known.set(root, all);
  return all;
}
