/**
 * An argument or a returned value of which only a part is left: `Item(name, str(count))` has become `Item(name, count)`. What
 * stood under a finding is gone then, and something else stands in its place: whether that is right is for probes to say.
 */
import type { Range } from "../core/finding.ts";
import { positionAt } from "../core/text.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { ancestry, fieldOf, nodeAt, type TreeNode } from "../syntax/tree.ts";
import { functionName, nodesOf, textIn } from "./named-value.ts";

/** What stands in the same place in the function of the same name; undefined unless that is one place alone. */
export function sameSlot(base: Reading, head: Reading, range: Range): Range | undefined {
  const span = { start: offsetOf(base.starts, range.start), end: offsetOf(base.starts, range.end) };
  const node = outermost(nodeAt(base.tree(), span));
  const [slot, inside] = [slotOf(base, node), functionName(base, node)];
  if (slot === undefined || inside === undefined) return undefined;
  const alike = (reading: Reading, own: readonly TreeNode[]) =>
    own.filter((one) => slotOf(reading, one) === slot && functionName(reading, one) === inside);
  const found = alike(head, nodesOf(head.tree()));
  const [place] = found;
  if (place === undefined || found.length > 1) return undefined;
  // Of several in base nothing says which of them is left.
  if (alike(base, nodesOf(base.tree())).length > 1) return undefined;
  return { start: positionAt(head.starts, place.start), end: positionAt(head.starts, place.end) };
}

/** Of what has the same extent. */
function outermost(node: TreeNode): TreeNode {
  const around = ancestry(node).filter(({ start, end }) => start === node.start && end === node.end);
  return around.find((one) => one.parent !== null && slotKind(one) !== undefined) ?? node;
}

function slotKind({ parent }: TreeNode): "argument" | "returned" | undefined {
  if (parent?.type === "argument_list" || parent?.type === "arguments") return "argument";
  return parent?.type === "return_statement" ? "returned" : undefined;
}

/** In words that are the same on both sides. */
function slotOf(reading: Reading, node: TreeNode): string | undefined {
  const kind = slotKind(node);
  const { parent } = node;
  if (parent === null || kind === undefined) return undefined;
  if (kind === "returned") return kind;
  const call = parent.parent;
  const callee = call === null ? undefined : (fieldOf(call, "function") ?? fieldOf(call, "constructor"));
  if (callee === undefined || node.type === "keyword_argument") return undefined;
  const others = parent.children.map((one) => (one === node ? "\0" : textIn(reading, one)));
  return [kind, textIn(reading, callee), ...others].join("\n");
}
