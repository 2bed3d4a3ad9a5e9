/**
 * The names of a Python module whose types a checker infers, and what each inference looks at. What is written down, a
 * checker reads; what is not, it finds out when it is first asked, and where two such names ask for each other the answer
 * depends on which was asked first. Everything here errs towards one mention too many.
 */
import { aliasesIn } from "../../syntax/aliases.ts";
import type { Import } from "../../syntax/imports.ts";
import type { Reading } from "../../syntax/reading.ts";
import { descendants, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { lastName, localsOf, type Mention, mentionsIn, type Scope, type Slice, targets } from "./mentions.ts";

/** A name whose type is inferred. */
export type InferredName = {
  readonly name: string;
  /** The class that it is a member of; null for a name of the module. */
  readonly of: string | null;
  readonly mentions: readonly Mention[];
  /** Of a class what it is derived from is all that is asked; of a value what it is given, and not what its own body asks for. */
  readonly kind: "function" | "value" | "class";
};

export type ModuleClass = {
  readonly name: string;
  readonly bases: readonly string[];
  /** Members whose types are written. */
  readonly declared: readonly string[];
};

export type ModuleNames = {
  readonly inferred: readonly InferredName[];
  readonly classes: readonly ModuleClass[];
  /** What a name is called where it is imported from. */
  readonly imported: ReadonlyMap<string, string>;
  /** Modules of which it has every name. */
  readonly stars: readonly Import[];
};

export function namesIn(reading: Reading): ModuleNames {
  const { text } = reading;
  const aliases = aliasesIn(reading);
  const slice = ({ start, end }: Pick<TreeNode, "start" | "end">) => text.slice(start, end);
  const inferred: InferredName[] = [];
  const classes: ModuleClass[] = [];
  const add = (
    name: string,
    of: string | null,
    mentions: readonly Mention[],
    kind: InferredName["kind"] = "value",
  ) => inferred.push({ name, of, mentions: [...mentions, ...reached], kind });
  const look = (nodes: readonly TreeNode[], scope: Scope) => mentionsIn(nodes, scope, slice);

  /** Whether a call returns decides what is reached behind it, wherever it stands. */
  const callees = (nodes: readonly TreeNode[], scope: Scope) =>
    look(
      nodes.flatMap((node) => descendants(node, "call")).flatMap((call) => fieldOf(call, "function") ?? []),
      scope,
    );
  /** Statements of a module or of a class; by hand, because a hostile file nests deeper than the stack. */
  const waiting: { readonly node: TreeNode; readonly of: string | null }[] = [];
  const push = (nodes: readonly TreeNode[], of: string | null) => {
    for (const node of nodes.toReversed()) waiting.push({ node, of });
  };
  /** What decides whether the next statement is reached: a name of its own, which mentions the one before. */
  let reached: readonly Mention[] = [];
  const passes = (mentions: readonly Mention[]): void => {
    if (mentions.length === 0) return;
    const name = `(after ${inferred.length})`;
    add(name, null, mentions);
    reached = [{ name, of: "name" }];
  };
  push(reading.tree().children, null);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, of } = next;
    const scope: Scope = { of, locals: new Map() };
    if (node.type === "decorated_definition") {
      const decorators = node.children.filter(({ type }) => type === "decorator");
      const inner = fieldOf(node, "definition");
      const name = inner === undefined ? undefined : fieldOf(inner, "name");
      if (inner === undefined || name === undefined) continue;
      const strange = decorators.filter((one) => !isUsual(slice(one)));
      if (strange.length > 0) add(slice(name), of, look(strange, scope));
      passes(callees(decorators, scope));
      if (inner.type === "class_definition") classOf(inner);
      else functionOf(inner, of);
    } else if (node.type === "class_definition") classOf(node);
    else if (node.type === "function_definition") functionOf(node, of);
    else if (node.type === "expression_statement") {
      const [expression] = node.children;
      if (expression === undefined) continue;
      if (expression.type === "assignment") {
        assigned(expression, of, scope);
        passes(callees([expression], scope));
      } else passes(look([expression], scope));
    } else if (node.type === "type_alias_statement" || /import|^comment$|^pass_/u.test(node.type)) continue;
    else {
      // `if`, `try`, `with`, `for`, `match`: what they bind, what they ask, and what is in them.
      const bodies = bodiesIn(node);
      const heads = headsOf(node);
      const found = look(heads, scope);
      passes(found);
      for (const name of bound(node)) add(slice(name), of, found);
      push(bodies, of);
    }
  }
  return {
    inferred,
    classes,
    imported: new Map(
      aliases
        .filter(({ imported }) => imported !== "" && imported !== "*")
        .map(({ local, imported }) => [local, imported] as const),
    ),
    stars: aliases.flatMap(({ imported, from }) => (imported === "*" && from !== null ? [from] : [])),
  };

  function assigned(node: TreeNode, of: string | null, scope: Scope): void {
    const type = fieldOf(node, "type");
    const right = fieldOf(node, "right");
    if (right === undefined || isLiteral(right)) return;
    if (right.type === "assignment") assigned(right, of, scope);
    const left = fieldOf(node, "left");
    if (left === undefined) return;
    // A bare `Final` or `ClassVar` leaves the type open.
    if (type !== undefined && !/^(?:\w+\.)*(?:Final|ClassVar)$/u.test(slice(type).trim())) return;
    const found = look([right], scope);
    for (const name of targets(left)) add(slice(name), of, found);
  }

  function functionOf(node: TreeNode, of: string | null): void {
    const name = fieldOf(node, "name");
    const body = fieldOf(node, "body");
    if (name === undefined || body === undefined) return;
    const scope: Scope = { of, locals: localsOf(node, slice) };
    const isWritten = fieldOf(node, "return_type") !== undefined;
    // What a parameter without an annotation takes it has from its default, also where the result is written.
    const defaults = (fieldOf(node, "parameters")?.children ?? [])
      .filter(({ type }) => type === "default_parameter")
      .flatMap((one) => fieldOf(one, "value") ?? [])
      .filter((one) => !isLiteral(one));
    const outside = { of, locals: new Map() };
    if (defaults.length > 0) add(slice(name), of, look(defaults, outside), "function");
    passes(callees(defaults, outside));
    if (!isWritten) {
      // `__init__` gives nothing but whether it ends.
      const what = slice(name) === "__init__" ? callsIn(body) : [body];
      add(slice(name), of, look(what, scope), "function");
    }
    for (const one of descendants(body, "global_statement").flatMap(({ children }) => children))
      add(slice(one), null, look([body], scope));
    for (const one of descendants(body, "class_definition")) classOf(one);
    if (of === null) return;
    for (const { target, value } of membersSet(node, slice)) {
      if (value !== undefined && isLiteral(value)) continue;
      const isLocal = value === undefined || usesLocal(value, scope, slice);
      const what = isLocal ? [body] : [value, ...callsIn(body)];
      add(target, of, look(what, scope));
    }
  }

  function classOf(node: TreeNode): void {
    const name = fieldOf(node, "name");
    const body = fieldOf(node, "body");
    if (name === undefined || body === undefined) return;
    const supers = fieldOf(node, "superclasses")?.children.filter(({ type }) => type !== "comment") ?? [];
    const keywords = supers.filter(({ type }) => type === "keyword_argument");
    const bases = supers.filter(({ type }) => type !== "keyword_argument");
    const strange = [...keywords, ...bases.filter(({ type }) => type === "call")];
    if (strange.length > 0) add(slice(name), null, look(strange, { of: null, locals: new Map() }));
    // Classes that are derived from each other are a circle, too.
    if (bases.length > 0)
      inferred.push({
        name: slice(name),
        of: null,
        mentions: [...look(bases, { of: null, locals: new Map() }), ...reached],
        kind: "class",
      });
    passes(callees(supers, { of: null, locals: new Map() }));
    const members = definitionsIn(body);
    classes.push({
      name: slice(name),
      bases: bases.flatMap((one) => lastName(fieldOf(one, "value") ?? one, slice) ?? []),
      declared: [
        ...members
          .filter((one) => fieldOf(one, "return_type") !== undefined)
          .map((one) => slice(fieldOf(one, "name") ?? one)),
        ...descendants(body, "assignment").flatMap((one) => {
          const type = fieldOf(one, "type");
          const left = fieldOf(one, "left");
          if (type === undefined || left === undefined || /(?:Final|ClassVar)$/u.test(slice(type).trim()))
            return [];
          return lastName(left, slice) ?? [];
        }),
      ],
    });
    push(body.children, slice(name));
  }
}

/** Decorators that leave a function's written type as it is, or give one that does not depend on more. */
const usual =
  /^@\s*(?:\w+\s*\.\s*)*(?:property|staticmethod|classmethod|abstractmethod|abstractproperty|overload|setter|getter|deleter|override|final|cached_property|contextmanager|asynccontextmanager|wraps|lru_cache|cache|dataclass|runtime_checkable|total_ordering|unique|deprecated)\b/u;

function isUsual(decorator: string): boolean {
  return usual.test(decorator);
}

type MemberSet = { readonly target: string; readonly value: TreeNode | undefined };

/** What a method gives to `self.x`; without a value where it is given by a loop, by `with` or in parts. */
function membersSet(node: TreeNode, slice: Slice): readonly MemberSet[] {
  return descendants(node, "attribute").flatMap((one): MemberSet[] => {
    const object = fieldOf(one, "object");
    const name = fieldOf(one, "attribute");
    if (object?.type !== "identifier" || name === undefined || !/^(?:self|cls)$/u.test(slice(object)))
      return [];
    const around = one.parent;
    if (around === null) return [];
    if (around.type === "assignment" && one.field === "left")
      return fieldOf(around, "type") === undefined
        ? [{ target: slice(name), value: fieldOf(around, "right") }]
        : [];
    const isTarget =
      /^(?:pattern_list|tuple_pattern|list_pattern|list_splat_pattern|as_pattern_target)$/u.test(
        around.type,
      ) ||
      (/^(?:augmented_assignment|for_statement)$/u.test(around.type) && one.field === "left");
    return isTarget ? [{ target: slice(name), value: undefined }] : [];
  });
}

function usesLocal(value: TreeNode, { locals }: Scope, slice: Slice): boolean {
  return descendants(value, "identifier").some(
    (one) =>
      one.field !== "attribute" && !/^(?:self|cls)$/u.test(slice(one)) && locals.get(slice(one)) === null,
  );
}

/** Statements that are calls: whether one returns decides what is reached behind it. */
function callsIn(body: TreeNode): readonly TreeNode[] {
  return [
    ...descendants(body, "expression_statement").flatMap(({ children }) =>
      children.filter(({ type }) => type === "call" || type === "await"),
    ),
    ...descendants(body, "with_item"),
  ];
}

function isLiteral(node: TreeNode): boolean {
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (/^(?:string|concatenated_string|integer|float|true|false|none|ellipsis|comment)$/u.test(next.type))
      continue;
    if (!/^(?:pair|unary_operator|tuple|list|set|dictionary)$/u.test(next.type)) return false;
    for (const child of next.children) waiting.push(child);
  }
  return true;
}

function bound(node: TreeNode): readonly TreeNode[] {
  const loops = node.type === "for_statement" ? [fieldOf(node, "left")] : [];
  const heads = headsOf(node);
  const named = heads.flatMap((one) =>
    descendants(one, "as_pattern_target", "named_expression", "case_pattern"),
  );
  return [...loops.filter((one) => one !== undefined), ...named].flatMap((one) =>
    one.type === "case_pattern" ? descendants(one, "identifier") : targets(fieldOf(one, "name") ?? one),
  );
}

function headsOf(node: TreeNode): readonly TreeNode[] {
  return node.children.flatMap((child): readonly TreeNode[] =>
    child.type === "block"
      ? []
      : /_clause$/u.test(child.type) && child.type !== "with_clause"
        ? headsOf(child)
        : [child],
  );
}

function bodiesIn(node: TreeNode): readonly TreeNode[] {
  return node.children.flatMap((child): readonly TreeNode[] =>
    child.type === "block" ? child.children : /_clause$/u.test(child.type) ? bodiesIn(child) : [],
  );
}

function definitionsIn(body: TreeNode): readonly TreeNode[] {
  return body.children.flatMap((child) => {
    const inner = child.type === "decorated_definition" ? fieldOf(child, "definition") : child;
    return inner?.type === "function_definition" ? [inner] : [];
  });
}
