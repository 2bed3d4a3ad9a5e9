/**
 * Finds an operation that occurs once in its function in base and in several branches of it in head: `window /
 * signal.period`, with a `switch` around it in head. Probes decide, at the first of them, whether it is fixed.
 */
import type { Range } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { ancestry, nodeAt, type TreeNode } from "../syntax/tree.ts";
import { functionName, nodesOf, textIn } from "./named-value.ts";

export function sameOperation(base: Reading, head: Reading, range: Range): Range | undefined {
  const span = { start: offsetOf(base.starts, range.start), end: offsetOf(base.starts, range.end) };
  const node = nodeAt(base.tree(), span);
  const operation = ancestry(node).find(({ type }) => operations.has(type));
  const [written, inside] = [textIn(base, operation), operation && functionName(base, operation)];
  if (operation === undefined || written === undefined || inside === undefined) return undefined;
  const alike = (reading: Reading) =>
    nodesOf(reading.tree()).filter(
      (one) =>
        one.type === operation.type &&
        textIn(reading, one) === written &&
        functionName(reading, one) === inside,
    );
  const [place] = alike(head);
  // Of several in base nothing says which of them is left.
  if (place === undefined || alike(base).length > 1) return undefined;
  const within = partOf(place, pathTo(operation, node));
  return within && { start: positionAt(head.starts, within.start), end: positionAt(head.starts, within.end) };
}

/**
 * Node types of binary operations. A call may occur anywhere; two values that are computed with each other seldom do.
 */
const operations: ReadonlySet<string> = new Set(["binary_expression", "binary_operator"]);

/** Returns the path of child indices from one node down to another. */
function pathTo(above: TreeNode, below: TreeNode): readonly number[] {
  const path: number[] = [];
  for (let node = below; node !== above && node.parent !== null; node = node.parent)
    path.unshift(node.parent.children.indexOf(node));
  return path;
}

function partOf(above: TreeNode, path: readonly number[]): TreeNode | undefined {
  return path.reduce<TreeNode | undefined>((node, at) => node?.children[at], above);
}
