/**
 * Finds the parts of a definition by its syntax: the signature, the body and the documentation. One table has a row for
 * each language. Ranges are 0-based, UTF-16.
 */
import type { Position, Range } from "../model/finding.ts";
import { compareRanges } from "../model/order.ts";
import { positionAt } from "../model/text.ts";
import { type Definition, namedDefinitions } from "./outline.ts";
import type { SyntaxLanguage } from "./parser.ts";
import { offsetOf, type Reading } from "./reading.ts";
import { ancestry, fieldOf, nodeAt, type TreeNode } from "./tree.ts";

/** Parts of a definition that a selector can name besides its name. */
export const roles = ["sig", "body", "doc"] as const;

export type DefinitionRole = (typeof roles)[number];

/**
 * Documentation of a definition: a string at the start of its body, or comments right above it. `pattern` is the
 * beginning of a comment that documents: others, such as `// eslint-disable`, are not documentation in TypeScript. Null
 * for data.
 */
const documentation = {
  python: "docstring",
  typescript: /^\/\*\*/u,
  tsx: /^\/\*\*/u,
  go: /^\/[/*]/u,
  rust: /^\/\/\/(?!\/)|^\/\*\*/u,
  cpp: /^\/[/*]/u,
  bash: /^#(?!!)/u,
  json: null,
  yaml: null,
} as const satisfies Record<SyntaxLanguage, "docstring" | RegExp | null>;

type Span = Pick<TreeNode, "start" | "end">;

type Parts = {
  readonly text: string;
  readonly language: SyntaxLanguage;
  /** Whole definition, with decorators. */
  readonly whole: Span;
  readonly name: Span;
  /** Nodes around the name that lie in the definition, the innermost first. */
  readonly chain: readonly TreeNode[];
  readonly body: TreeNode | undefined;
};

export type FindPart = (nameRange: Range, role: DefinitionRole) => Range | undefined;

/** Finds parts of the definitions of a file by the ranges of their names; none in a file that is not read. */
export function createPartFinder(reading: Reading | undefined): FindPart {
  return (nameRange, role) => {
    const named = namedDefinitions(reading).find(
      ({ definition }) => compareRanges(definition.nameRange, nameRange) === 0,
    );
    return named === undefined || reading === undefined
      ? undefined
      : rangeOfPart(reading, named.definition, role);
  };
}

/** Returns the range of a part; undefined if the definition has none. */
export function rangeOfPart(
  reading: Reading,
  { range, nameRange }: Definition,
  role: DefinitionRole,
): Range | undefined {
  const { starts, text, language } = reading;
  const [whole, name] = [spanOf(range, starts), spanOf(nameRange, starts)];
  const chain = ancestry(nodeAt(reading.tree(), name)).filter(
    ({ start, end }) => start >= whole.start && end <= whole.end,
  );
  const parts = { text, language, whole, name, chain, body: bodyOf(chain, name) };
  const found = role === "sig" ? signatureOf(parts) : role === "body" ? parts.body : documentationOf(parts);
  return found === undefined ? undefined : rangeOf(found, starts);
}

/**
 * Returns the block of a function or class with its braces; for an arrow function, a type or a constant what it is
 * defined as.
 */
function bodyOf(chain: readonly TreeNode[], name: Span): TreeNode | undefined {
  for (const node of chain) {
    const value = fieldOf(node, "value") ?? (node.type === "type_spec" ? fieldOf(node, "type") : undefined);
    const body =
      fieldOf(node, "body") ?? (value === undefined ? undefined : (fieldOf(value, "body") ?? value));
    if (body !== undefined && body.start >= name.end) return body;
  }
  return undefined;
}

/** Returns the header: from behind the decorators to the last part before the body. */
function signatureOf({ text, whole, name, chain, body }: Parts): Span {
  const around = chain.flatMap(({ children, parent }) => [...children, ...(parent?.children ?? [])]);
  const decorators = around.filter(
    ({ type, start, end }) =>
      /^(?:decorator|attribute_item|attribute_declaration)$/u.test(type) &&
      start >= whole.start &&
      end <= name.start,
  );
  const from = Math.max(whole.start, ...decorators.map(({ end }) => end));
  const start = from + (/^\s*/u.exec(text.slice(from, name.start))?.[0].length ?? 0);
  if (body === undefined) {
    const length = text.slice(start, whole.end).replace(/[;,\s]+$/u, "").length;
    return { start, end: start + length };
  }
  const holder = body.parent === null ? [] : body.parent.children;
  const header = [...chain.flatMap(({ children }) => children), ...holder].filter(
    ({ type, start: first, end }) =>
      first >= start && end <= body.start && !/comment|^field_initializer_list$/u.test(type),
  );
  return { start, end: Math.max(name.end, ...header.map(({ end }) => end)) };
}

function documentationOf(parts: Parts): Span | undefined {
  const rule = documentation[parts.language];
  if (rule === null) return undefined;
  return rule === "docstring" ? docstringOf(parts) : commentsAbove(parts, rule);
}

function docstringOf({ body }: Parts): Span | undefined {
  const first = body?.children.find(({ type }) => type !== "comment");
  if (first?.type === "string") return first;
  const [only, more] = first?.type === "expression_statement" ? first.children : [];
  return more === undefined && only?.type === "string" ? only : undefined;
}

/** Returns the comments right above: one block, or a run of line comments without a blank line. */
function commentsAbove({ text, whole, chain }: Parts, pattern: RegExp): Span | undefined {
  const siblings = chain.at(-1)?.parent?.children ?? [];
  let start = whole.start;
  let end: number | undefined;
  for (const node of siblings.filter((one) => one.end <= whole.start).toReversed()) {
    const own = text.slice(node.start, node.end).trimEnd();
    const lineStart = text.lastIndexOf("\n", node.start - 1) + 1;
    const isOnItsLine = text.slice(lineStart, node.start).trim() === "";
    const gap = text.slice(node.start + own.length, start).match(/\n/gu)?.length ?? 0;
    if (!pattern.test(own) || !isOnItsLine || gap > 1) break;
    const isBlock = own.startsWith("/*");
    if (isBlock && end !== undefined) break;
    start = node.start;
    end ??= node.start + own.length;
    if (isBlock) break;
  }
  return end === undefined ? undefined : { start, end };
}

function spanOf({ start, end }: Range, starts: readonly number[]): Span {
  return { start: offsetOf(starts, start), end: offsetOf(starts, end) };
}

function rangeOf({ start, end }: Span, starts: readonly number[]): Range {
  const at = (offset: number): Position => positionAt(starts, offset);
  return { start: at(start), end: at(end) };
}
