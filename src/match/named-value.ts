/**
 * Finds a value that has a name in head: `find(name).count` has become `found.count`. Line alignment does not find such
 * code.
 */
import type { Range } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { ancestry, fieldOf, nodeAt, type TreeNode } from "../syntax/tree.ts";

/**
 * Returns the place in head where a name replaces the value, in the function of the same name. The use must be the
 * same: the same member is accessed, or the value is computed with, iterated or passed on in the same way. Undefined
 * unless there is exactly one such place.
 */
export function namedValue(base: Reading, head: Reading, range: Range): Range | undefined {
  const span = { start: offsetOf(base.starts, range.start), end: offsetOf(base.starts, range.end) };
  const node = nodeAt(base.tree(), span);
  for (const around of ancestry(node).slice(0, ancestorsMax)) {
    if (statements.test(around.type)) return undefined;
    for (const [at, value] of around.children.entries()) {
      const part = partOf(around, value, node);
      const place = part === undefined ? undefined : usedIn(base, head, { around, value, at });
      if (place === undefined || part === undefined) continue;
      const found = part.reduce<TreeNode | undefined>((one, index) => one?.children[index], place);
      if (found === undefined) continue;
      return { start: positionAt(head.starts, found.start), end: positionAt(head.starts, found.end) };
    }
  }
  return undefined;
}

/** Maximum number of nodes around the finding in which the value is searched. */
const ancestorsMax = 4;
/** Matches nodes at which the search for a value ends. */
const statements = /^(?:block|module|program|statement_block|(?:function|class|method)_\w+)$/u;

/**
 * Returns the path of child indices from `around` to the node of the finding. Undefined if that node is inside the
 * value: then the finding is not about the use.
 */
function partOf(around: TreeNode, value: TreeNode, node: TreeNode): readonly number[] | undefined {
  const hasExtent = (one: TreeNode) => one.start === node.start && one.end === node.end;
  const path: number[] = [];
  for (let part = around; !hasExtent(part); ) {
    const at = part.children.findIndex((child) => child.start <= node.start && node.end <= child.end);
    const child = part.children[at];
    if (child === undefined || (child === value && !hasExtent(child))) return undefined;
    path.push(at);
    part = child;
  }
  return path;
}

/** Use of a value: the node around it and the position in that node. */
type Use = {
  readonly around: TreeNode;
  /** Child of `around`, and its index. */
  readonly value: TreeNode;
  readonly at: number;
};

/**
 * Returns the only place in head that equals the use of the value, except for a name that was assigned the value.
 * Undefined if there are several, because nothing tells them apart.
 */
function usedIn(base: Reading, head: Reading, { around, value, at }: Use): TreeNode | undefined {
  const [written, inside] = [nodeText(base, value), functionName(base, around)];
  // The value already is a name.
  if (written === undefined || inside === undefined || /^[\w$]+$/u.test(written)) return undefined;
  const aroundValue = textAround(base, around, value);
  const places = nodesOf(head.tree()).filter((node) => {
    const child = node.type === around.type ? node.children[at] : undefined;
    const name = nodeText(head, child);
    return (
      child?.type === "identifier" &&
      name !== undefined &&
      textAround(head, node, child) === aroundValue &&
      functionName(head, node) === inside &&
      isGiven(head, node, name, written)
    );
  });
  return places.length === 1 ? places[0] : undefined;
}

/** Returns the text around a part, without layout and without the body, so that two uses can be compared. */
function textAround({ text }: Reading, node: TreeNode, part: TreeNode): string {
  const end = fieldOf(node, "body")?.start ?? node.end;
  const words = `${text.slice(node.start, part.start)}\0${text.slice(part.end, Math.max(part.end, end))}`;
  return words.replace(/\s+/gu, "").replace(/\?\./gu, ".");
}

/**
 * True if the function around the node assigns this value to the name. Without this, any use of any name would count.
 */
function isGiven(reading: Reading, node: TreeNode, name: string, value: string): boolean {
  const around = functionAround(node);
  return (
    around !== undefined &&
    nodesOf(around).some((one) => {
      const target = fieldOf(one, "left") ?? fieldOf(one, "name");
      const assignedValue = fieldOf(one, "right") ?? fieldOf(one, "value");
      const text = nodeText(reading, assignedValue);
      return nodeText(reading, target) === name && text !== undefined && elementOf(text) === elementOf(value);
    })
  );
}

/** Writes `all[all.length - 1]` as `all.at(-1)`. */
function elementOf(value: string): string {
  return value.replace(/^(.+)\[\s*\1\.length\s*-\s*(\d+)\s*\]$/u, "$1.at(-$2)");
}

/** Returns the function around a node; undefined at module level. */
function functionAround(node: TreeNode): TreeNode | undefined {
  return ancestry(node).find(({ type }) => /^(?:function|method)_(?:definition|declaration)$/u.test(type));
}

/** Returns the name of the function around a node; undefined at module level. */
export function functionName(reading: Reading, node: TreeNode): string | undefined {
  const around = functionAround(node);
  return nodeText(reading, around && fieldOf(around, "name"));
}

/** Returns the text of a node with its layout reduced to single spaces; undefined without a node. */
export function nodeText({ text }: Reading, node: TreeNode | undefined): string | undefined {
  return node && text.slice(node.start, node.end).replace(/\s+/gu, " ");
}

/** Nodes by tree. */
const nodes = new WeakMap<TreeNode, readonly TreeNode[]>();

/** Returns all nodes of a tree in the order of the text. Kept for each tree, because every finding searches it. */
export function nodesOf(root: TreeNode): readonly TreeNode[] {
  const known = nodes.get(root);
  if (known !== undefined) return known;
  const all: TreeNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    open.push(...node.children);
  }
  all.sort((a, b) => a.start - b.start);
  nodes.set(root, all);
  return all;
}
