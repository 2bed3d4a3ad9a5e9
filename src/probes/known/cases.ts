/** Pairs each vanished finding with the code under it on both sides, from which its questions follow. */
import type { ComparedFinding } from "../../model/finding.ts";
import type { Side } from "../../model/report.ts";
import { offsetOf, type Span } from "../../syntax/reading.ts";
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import { canSee, type ProbeInput } from "../input.ts";
import { declaredMembers, listUnassignedMembers } from "./declared.ts";
import { type Dialect, pythonDialect, scriptDialect, untypedScriptDialect } from "./dialect.ts";
import type { Grammar } from "./grammar.ts";
import { findPromises, type PromiseCopy } from "./promises.ts";
import {
  grammarOf,
  type ProbeSource,
  type Site,
  type SiteKind,
  siteAt,
  siteKindOf,
  siteOf,
  textOfNode,
} from "./sites.ts";
import { findUnfoundedNames } from "./unfounded.ts";

/** A vanished finding with its code. */
export type FixCase = {
  readonly finding: ComparedFinding;
  /** Index among the vanished findings, which is part of the names of probes. */
  readonly number: number;
  readonly kind: SiteKind;
  readonly base: CodeAtSite | null;
  readonly head: CodeAtSite | null;
  /** Names in head's code that the change defines in a way that the checker believes without checking, with the way. */
  readonly unfounded: ReadonlyMap<string, string>;
  /** Definitions that the change adds and head's code names, and that promise more than their bodies show. */
  readonly promises: readonly PromiseCopy[];
  /** Reason why there is no probe: the finding is then unproven for this reason. */
  readonly unasked: string | null;
};

/** Code under a finding on one side, with the rules of its language. */
export type CodeAtSite = {
  readonly side: Side;
  readonly path: string;
  readonly source: ProbeSource;
  readonly grammar: Grammar;
  readonly dialect: Dialect;
  readonly site: Site;
  /** Name under the finding, used if there is only a definition. */
  readonly own: string;
};

/**
 * Returns the cases in the order of the findings. A case that cannot be probed says why (`unasked`) and stays
 * unproven. Collects also what the change makes the checker believe, because a fix that uses it proves nothing.
 */
export function createCases(input: ProbeInput): readonly FixCase[] {
  const { findings, changedFiles, sides, isSilenced } = input;
  const sources = new Map<string, ProbeSource | undefined>();
  const sourceOf = (side: Side, path: string): ProbeSource | undefined => {
    const key = `${side}\0${path}`;
    if (!sources.has(key)) sources.set(key, readSource(sides[side].reading(path), path));
    return sources.get(key);
  };
  const renamed = new Map(changedFiles.map(({ from, to }) => [from, to]));
  const programs = { base: new Set(sides.base.program), head: new Set(sides.head.program) };
  if (!findings.some(({ state }) => state === "fixed")) return [];
  const changed = changedFiles.flatMap(({ from, to }) => {
    const head = to === null ? undefined : sourceOf("head", to);
    const base = from === null ? undefined : sourceOf("base", from);
    return to === null || head === undefined ? [] : [{ path: to, head, base }];
  });
  const unfounded = changed.map(({ path, head, base }) => {
    // A declaration file next to code of the repository (`a.d.ts` and `a.js`) can say something else than the code does.
    const code = path.replace(/\.d\.([cm]?)ts$/u, ".$1js");
    const isBeside = code !== path && sides.head.text(code) !== undefined;
    const isForAll = isSeenByAll(head);
    const near = sides.head.program.filter((one) => isForAll || canSee(input, one, path));
    const names = [
      ...listUnassignedMembers(declaredMembers(head, base), near, sides.head),
      ...findUnfoundedNames(isBeside ? { ...head, isDeclaration: false } : head, base),
      ...widenedNames(head, base),
    ];
    return { path, isForAll, names };
  });
  const forAll = new Set(unfounded.flatMap(({ path, isForAll }) => (isForAll ? [path] : [])));
  const promises = changed.flatMap(({ path, head, base }) =>
    head.isDeclaration || !programs.head.has(path) ? [] : findPromises(path, head, base),
  );
  const vanished = findings.filter(({ state }) => state === "fixed");
  return vanished.map((finding, number): FixCase => {
    const kind = siteKindOf(finding);
    const headPath = finding.counterpart?.path ?? renamed.get(finding.path) ?? finding.path;
    const isNear = ({ path, isForAll }: { readonly path: string; readonly isForAll: boolean }) =>
      isForAll || canSee(input, headPath, path);
    const own = new Map(unfounded.filter(isNear).flatMap(({ names }) => names));
    const common = { finding, number, kind, unfounded: own, promises: [] };
    const none = (unasked: string) => ({ ...common, base: null, head: null, unasked });
    const baseSource = sourceOf("base", finding.path);
    const headSource = sourceOf("head", headPath);
    if (isSilenced(finding.id)) return none("the change added a suppression of this finding");
    if (!programs.base.has(finding.path) || !programs.head.has(headPath))
      return none("the checker does not check the file");
    if (baseSource === undefined || headSource === undefined) return none("Lanser cannot read the code");
    if (finding.counterpart === null) return none("head no longer has the code");
    const base = codeAt(
      baseSource,
      "base",
      finding.path,
      spanOf(sides.base.reading(finding.path), finding),
      finding,
      kind,
    );
    if (base === undefined) return none("the finding is not on code that Lanser can probe");
    const headSpan = spanOf(sides.head.reading(headPath), finding.counterpart);
    const found = codeAt(headSource, "head", headPath, headSpan, finding, kind);
    if (found === undefined) return { ...common, base, head: null, unasked: "head no longer has the code" };
    const head = sameCode(base, found, headSpan);
    const isConstant =
      isBareConstant(head) && !isBareConstant(base) && base.site.expression !== null && kind !== "name";
    return {
      ...common,
      promises: promises.filter(
        ({ name, path }) =>
          isNear({ path, isForAll: forAll.has(path) }) && (isImplicit(name) || wordsAround(head).has(name)),
      ),
      base,
      head,
      unasked: isConstant ? "the change replaced the code by a constant" : null,
    };
  });
}

/**
 * True for a file whose declarations other files see without an import: a script of TypeScript is not a module, and
 * some modules declare globals.
 */
function isSeenByAll({ language, root, text }: ProbeSource): boolean {
  if (language === "python") return false;
  return (
    !root.children.some(({ type }) => /^(?:import|export)_statement$/u.test(type)) ||
    /\bdeclare\s+(?:global|module)\b/u.test(text)
  );
}

/** Returns a file as probes need it; undefined if it was not read. */
function readSource(
  reading: ReturnType<ProbeInput["sides"]["base"]["reading"]>,
  path: string,
): ProbeSource | undefined {
  if (reading === undefined) return undefined;
  return {
    text: reading.text,
    root: reading.tree(),
    language: reading.language,
    isTyped: !/\.[cm]?jsx?$/u.test(path),
    isDeclaration: /\.(?:pyi|d\.[cm]?ts)$/u.test(path),
  };
}

/** Returns the offsets of a finding in its file. */
function spanOf(
  reading: ReturnType<ProbeInput["sides"]["base"]["reading"]>,
  { range }: Pick<ComparedFinding, "range">,
): Span {
  const starts = reading?.starts ?? [];
  return { start: offsetOf(starts, range.start), end: offsetOf(starts, range.end) };
}

/**
 * Returns the code under a span; undefined if there is none. For a finding about a call or an index, the code is the
 * call or the index expression around the span.
 */
function codeAt(
  source: ProbeSource,
  side: Side,
  path: string,
  span: Span,
  finding: ComparedFinding,
  kind: SiteKind,
): CodeAtSite | undefined {
  const site = siteAt(source, span, kind);
  if (site === undefined) return undefined;
  const grammar = grammarOf(source.language);
  const dialect =
    source.language === "python" ? pythonDialect : source.isTyped ? scriptDialect : untypedScriptDialect;
  const code: CodeAtSite = {
    side,
    path,
    source,
    grammar,
    dialect,
    site,
    own: source.text.slice(span.start, span.end).trim(),
  };
  if (site.expression === null || (kind !== "call" && !isOutOfRange(finding))) return code;
  const call = isOutOfRange(finding)
    ? ancestry(site.expression).find(({ type }) => /^subscript(?:_expression)?$/u.test(type))
    : calledAt(code, site.expression, finding);
  const around = call === undefined ? undefined : siteOf(source, call);
  return around === undefined ? code : { ...code, site: around };
}

/** True for a finding about an element that a tuple does not have. */
export function isOutOfRange({ message }: Pick<ComparedFinding, "message">): boolean {
  return /\bis out of range for type\b|has no element at index/u.test(message);
}

/**
 * Returns the call whose arguments are wrong. The finding is at the first superfluous argument, otherwise at the call
 * itself.
 */
function calledAt(
  { grammar }: CodeAtSite,
  expression: TreeNode,
  { message }: ComparedFinding,
): TreeNode | undefined {
  const [, most, got] = /^Expected (?:\d+-)?(\d+) arguments?, but got (\d+)/u.exec(message) ?? [];
  const isExtra =
    (got !== undefined && Number(got) > Number(most)) ||
    /^(?:Expected \d+ positional|No parameter named|Multiple parameters)/u.test(message);
  const around = ancestry(expression);
  const isArgument = grammar.position(expression)?.kind === "argument";
  return (isExtra && isArgument ? around.slice(1) : around).find(grammar.isCall);
}

/**
 * Returns head's code with the same expression nearby, if there is one. The line map can point to another expression
 * on the same line.
 */
function sameCode(base: CodeAtSite, found: CodeAtSite, span: Span): CodeAtSite {
  const wanted = base.site.expression === null ? undefined : textOfNode(base, base.site.expression);
  const own = found.site.expression;
  if (wanted === undefined || own === null || textOfNode(found, own) === wanted) return found;
  const equals = headerNodes(found.site.statement).filter(
    (node) => found.grammar.isExpression(node) && textOfNode(found, node) === wanted,
  );
  const nearest = equals.toSorted(
    (a, b) => Math.abs(a.start - span.start) - Math.abs(b.start - span.start),
  )[0];
  const site = nearest === undefined ? undefined : siteOf(found.source, nearest);
  if (site !== undefined) return { ...found, site };
  return found;
}

/**
 * Lists the nodes of a statement without the blocks in it, from the start. The blocks contain other statements, which
 * have findings of their own.
 */
export function headerNodes(statement: TreeNode): readonly TreeNode[] {
  const all: TreeNode[] = [];
  const open = [...statement.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (
      /^(?:block|statement_block|class_body|else_clause|elif_clause|except_clause|finally_clause)$/u.test(
        node.type,
      )
    )
      continue;
    all.push(node);
    open.push(...node.children);
  }
  return all.sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Lists the expressions around the expression, from the inside up to the outermost one in its statement. A cast there
 * would change the type that counts.
 */
export function wrappersOf({ grammar, site }: CodeAtSite): readonly TreeNode[] {
  if (site.expression === null) return [];
  const around = ancestry(site.expression).slice(1);
  const end = around.findIndex(
    (node) => node === site.statement || /^(?:block|statement_block)$/u.test(node.type),
  );
  return around.slice(0, end < 0 ? around.length : end).filter(grammar.isExpression);
}

/**
 * Collects all words of the function around the code, or of the statement at module level. A definition that none of
 * them names cannot matter.
 */
export function wordsAround(code: CodeAtSite): ReadonlySet<string> {
  return new Set(textOfNode(code, definitionAround(code)).match(/[\w$]+/gu) ?? []);
}

/** Returns the function around the code; its statement at module level. */
export function definitionAround({ site: { statement } }: CodeAtSite): TreeNode {
  const isDefinition = ({ type }: TreeNode) => /(?:function|method)_(?:definition|declaration)$/u.test(type);
  return ancestry(statement).find(isDefinition) ?? statement;
}

/** True for a name that is called without being written, such as a constructor. */
function isImplicit(name: string): boolean {
  return name === "constructor" || /^__\w+__$/u.test(name);
}

/** True if the expression and everything around it are constants: no type of the program is used there any more. */
function isBareConstant(code: CodeAtSite): boolean {
  const { expression } = code.site;
  return expression !== null && [expression, ...wrappersOf(code)].every(code.grammar.isConstant);
}

/**
 * Returns the start of the outermost definition around the code, -1 at module level. Narrowing in one definition does
 * not affect another, so their probes can share a text.
 */
export function outermostDefinition({ site }: Pick<CodeAtSite, "site">): number {
  const definitions = ancestry(site.statement).filter(({ type }) =>
    /(?:function|class)_(?:definition|declaration)$|^method_definition$|^arrow_function$/u.test(type),
  );
  return definitions.at(-1)?.start ?? -1;
}

/**
 * A declaration, as far as the change can widen it. A finding that vanished because a declaration accepts more was
 * permitted, not fixed.
 */
type Declared = {
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly isOptional: boolean;
  /** Types of the parameters, in their order. */
  readonly takes: readonly string[];
  readonly typeParameters: string;
  readonly takesMore: boolean;
};

/**
 * Returns the names of declarations that accept more than in base, each with how. Declarations are paired by the
 * names around them.
 */
function widenedNames(head: ProbeSource, base: ProbeSource | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (base === undefined) return found;
  const before = declaredIn(base);
  for (const [path, now] of declaredIn(head)) {
    const was = before.get(path);
    if (was === undefined) continue;
    if (was.isReadOnly && !now.isReadOnly) found.set(now.name, "can now be written");
    if (!was.isOptional && now.isOptional) found.set(now.name, "can now be missing");
    if (now.takes.some((type, at) => isAny(type, now) && !isAny(was.takes[at] ?? "object", was)))
      found.set(now.name, "now accepts any type");
    if (!was.takesMore && now.takesMore) found.set(now.name, "now accepts any number of arguments");
  }
  return found;
}

/**
 * Collects the declarations of a file by their full names: the names around them and their own. Of several
 * declarations with the same name, the last one counts. Comparing both sides by name shows which declaration the
 * change loosened.
 */
function declaredIn(source: ProbeSource): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>();
  const open = source.root.children.map((node) => ({ node, around: "" }));
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { node, around } = one;
    const own = fieldOf(node, "name") ?? (isField(source, node) ? fieldOf(node, "left") : undefined);
    const name = own === undefined ? "" : textOfNode({ source }, own);
    const path = name === "" ? around : `${around}.${name}`;
    const declared = own === undefined ? undefined : declarationOf(source, node, own);
    if (declared !== undefined) found.set(path, declared);
    open.push(...node.children.map((child) => ({ node: child, around: path })));
  }
  return found;
}

/** True for `name: type` in Python, which declares a field in the body of a class. */
function isField({ language }: ProbeSource, node: TreeNode): boolean {
  return language === "python" && node.type === "assignment" && fieldOf(node, "type") !== undefined;
}

/**
 * Returns what a node declares under this name: whether it is read-only or optional, and what it takes. Undefined if
 * the node is no declaration. A change that loosens one of these facts makes findings vanish without a fix.
 */
function declarationOf(source: ProbeSource, node: TreeNode, own: TreeNode): Declared | undefined {
  const [text, name] = [textOfNode({ source }, node), textOfNode({ source }, own)];
  const plain = {
    name,
    isReadOnly: false,
    isOptional: false,
    takes: [],
    typeParameters: "",
    takesMore: false,
  };
  if (/^(?:property_signature|public_field_definition|method_signature)$/u.test(node.type)) {
    const head = text.slice(0, own.end - node.start + 1);
    return { ...plain, isReadOnly: /\breadonly\b/u.test(head), isOptional: head.endsWith("?") };
  }
  if (isField(source, node))
    return { ...plain, isOptional: /^\s*\w+\s*:\s*(?:\w+\.)?NotRequired\[/u.test(text) };
  if (node.type === "class_definition") return { ...plain, isReadOnly: isFrozen(source, node) };
  // The function in `const f = (a: number) => …` has the name of the variable.
  const value = node.type === "variable_declarator" ? fieldOf(node, "value") : undefined;
  const of = value ?? node;
  const parameters = fieldOf(of, "parameters");
  if (parameters === undefined || !/function|method/u.test(of.type)) return undefined;
  const takesMore = /(?:\.\.\.|(?<![\w)*])\*(?!\*))\s*\w/u.test(textOfNode({ source }, parameters));
  const types = fieldOf(of, "type_parameters");
  return {
    ...plain,
    takesMore,
    takes: parameters.children.map((one) => {
      const type = fieldOf(one, "type");
      return type === undefined ? "" : textOfNode({ source }, type).replace(/^:\s*/u, "");
    }),
    typeParameters: types === undefined ? "" : textOfNode({ source }, types),
  };
}

/** True for a type parameter itself, and for the top types: both accept every value. */
function isAny(type: string, { typeParameters }: Declared): boolean {
  const names: readonly string[] = typeParameters.match(/(?<=[<[,]\s*)[\w$]+/gu) ?? [];
  return names.includes(type) || /^(?:|object|unknown|any|Any)$/u.test(type);
}

/** True for a class with `@dataclass(frozen=True)`, whose fields cannot be written. */
function isFrozen(source: ProbeSource, node: TreeNode): boolean {
  const decorators = (node.parent?.children ?? []).filter(({ type }) => type === "decorator");
  return decorators.some((one) => /\bfrozen\s*=\s*True\b/u.test(textOfNode({ source }, one)));
}
