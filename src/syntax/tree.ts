/** A syntax tree as values: what a text is made of, kept longer than the parser keeps its own. */
import type { Node } from "web-tree-sitter";

/** A named part of a text; marks and keywords are left out. */
export type TreeNode = {
  /** Offsets in the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** What the grammar calls it. */
  readonly type: string;
  /** What it is to the node around it ("left", "function"), or null. */
  readonly field: string | null;
  readonly parent: TreeNode | null;
  /** In the order of the text; comments are among them. */
  readonly children: readonly TreeNode[];
};

/** By hand and not by recursion: a hostile file nests deeper than the stack. */
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
  // What is not named has no part that is: its place on the way holds what is around it.
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

/** The smallest node around a span; of several of one size the outermost. */
export function nodeAt(root: TreeNode, { start, end }: Pick<TreeNode, "start" | "end">): TreeNode {
  const holds = (node: TreeNode) => node.start <= start && Math.max(start, end) <= node.end;
  let found = root;
  for (;;) {
    const inner = found.children.find((child) => child.end > start && holds(child));
    if (inner === undefined) return found;
    found = inner;
  }
}

/** A node and all that are around it, the innermost first. */
export function ancestry(node: TreeNode): readonly TreeNode[] {
  const all: TreeNode[] = [];
  for (let at: TreeNode | null = node; at !== null; at = at.parent) all.push(at);
  return all;
}

export function fieldOf(node: TreeNode, name: string): TreeNode | undefined {
  return node.children.find(({ field }) => field === name);
}
