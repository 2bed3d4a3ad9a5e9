/** Copies a syntax tree into values, which live longer than the parser's own tree. */
import type { Node } from "web-tree-sitter";

/** Named part of a text; marks and keywords are left out. */
export type TreeNode = {
  /** Offsets in the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** Type of the node in the grammar. */
  readonly type: string;
  /** Role in the node around it ("left", "function"), or null. */
  readonly field: string | null;
  readonly parent: TreeNode | null;
  /** Children in the order of the text, including comments. */
  readonly children: readonly TreeNode[];
};

/**
 * Copies the named nodes of a tree. It uses no recursion, because a hostile file can nest deeper than the call stack.
 */
export function treeOf(root: Node): TreeNode {
  type Open = TreeNode & { readonly children: TreeNode[] };
  const cursor = root.walk();
  const made = (parent: Open | null): Open => ({
    type: cursor.nodeType,
    field: cursor.currentFieldName,
    start: cursor.startIndex,
    end: cursor.endIndex,
    parent,
    children: [],
  });
  const top = made(null);
  // An unnamed node has no named children, so its place in the path repeats the node around it.
  const way: Open[] = [top];
  while (way.length > 0) {
    if (cursor.gotoFirstChild()) way.push(enter(way.at(-1)));
    else {
      let isNext = false;
      while (way.length > 1 && !isNext) {
        way.pop();
        isNext = cursor.gotoNextSibling();
        if (isNext) way.push(enter(way.at(-1)));
        else cursor.gotoParent();
      }
      if (!isNext) way.pop();
    }
  }
  cursor.delete();
  return top;

  function enter(around: Open | undefined): Open {
    const parent = around ?? top;
    if (!cursor.nodeIsNamed) return parent;
    const node = made(parent);
    parent.children.push(node);
    return node;
  }
}

/**
 * Returns the smallest node around a span; the innermost if several have one size. Servers give a finding as a range,
 * and the comparison needs the expression that the finding is about.
 */
export function nodeAt(root: TreeNode, { start, end }: Pick<TreeNode, "start" | "end">): TreeNode {
  const holds = (node: TreeNode) => node.start <= start && Math.max(start, end) <= node.end;
  let found = root;
  for (;;) {
    const inner = found.children.find((child) => child.end > start && holds(child));
    if (inner === undefined) return found;
    found = inner;
  }
}

/** Returns a node and all nodes around it, the innermost first. */
export function ancestry(node: TreeNode): readonly TreeNode[] {
  const all: TreeNode[] = [];
  for (let at: TreeNode | null = node; at !== null; at = at.parent) all.push(at);
  return all;
}

/** Returns the child with a role in the node ("left", "body"); undefined if there is none. */
export function fieldOf(node: TreeNode, name: string): TreeNode | undefined {
  return node.children.find(({ field }) => field === name);
}
