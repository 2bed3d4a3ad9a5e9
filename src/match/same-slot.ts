/**
 * Finds the replacement of an argument or a returned value that is only partly left: `Item(name, str(count))` became
 * `Item(name, count)`. The code under the finding is gone, and probes decide whether its replacement is right.
 */
import type { Finding, Range } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { ancestry, fieldOf, nodeAt, type TreeNode } from "../syntax/tree.ts";
import { functionName, nodesOf, nodeText } from "./named-value.ts";

/**
 * Returns the code that is in the same place of the function of the same name: the same argument of the same call, or
 * the returned value. If there are several such places, the others must be equal on both sides, so that only this one
 * changed. For an argument too many it returns the call without it. Undefined if the place is ambiguous.
 */
export function isSameSlot(
  base: Reading,
  head: Reading,
  { range, message }: Pick<Finding, "range" | "message">,
): Range | undefined {
  const span = { start: offsetOf(base.starts, range.start), end: offsetOf(base.starts, range.end) };
  const node = slotNodeAround(nodeAt(base.tree(), span));
  const [slot, inside] = [slotOf(base, node), functionName(base, node)];
  if (slot === undefined || inside === undefined) return undefined;
  const alike = (reading: Reading) =>
    nodesOf(reading.tree()).filter(
      (one) => slotOf(reading, one) === slot && functionName(reading, one) === inside,
    );
  const [before, after] = [alike(base), alike(head)];
  const at = before.findIndex(
    ({ start, end, type }) => start === node.start && end === node.end && type === node.type,
  );
  const isOther = (one: TreeNode, index: number) =>
    index !== at && nodeText(base, one) !== nodeText(head, after[index]);
  // If other places differ too, nobody knows which one replaced the code.
  const place =
    before.length === after.length && !before.some(isOther)
      ? after[at]
      : isTooMany.test(message)
        ? callWithout(base, head, node, inside)
        : undefined;
  return place && { start: positionAt(head.starts, place.start), end: positionAt(head.starts, place.end) };
}

/**
 * Message about too many arguments. For any other message, an argument that head lacks was deleted and not fixed.
 */
const isTooMany = /^Expected \d+/u;

/**
 * Returns the only call in head with the same callee and only the other arguments: the fix of an argument too many.
 */
function callWithout(base: Reading, head: Reading, node: TreeNode, inside: string): TreeNode | undefined {
  const { parent } = node;
  const called = parent?.parent && calleeOf(parent.parent);
  if (slotKind(node) !== "argument" || parent === null || called === undefined || called === null)
    return undefined;
  const wordsInBase = [
    nodeText(base, called),
    ...parent.children.filter((one) => one !== node).map((one) => nodeText(base, one)),
  ].join("\n");
  const callsIn = (reading: Reading) =>
    nodesOf(reading.tree()).filter((one) => {
      const callee = calleeOf(one);
      const list = one.children.find(({ type }) => argumentLists.has(type));
      if (callee === undefined || list === undefined || functionName(reading, one) !== inside) return false;
      const words = [callee, ...list.children].map((each) => nodeText(reading, each));
      return words.join("\n") === wordsInBase;
    });
  const calls = callsIn(head);
  // If base has this call too, it is another call.
  return calls.length === 1 && callsIn(base).length === 0 ? calls[0] : undefined;
}

/**
 * Returns the node that fills a slot, among the nodes with the same extent. A tree wraps one text in several nodes.
 */
function slotNodeAround(node: TreeNode): TreeNode {
  const around = ancestry(node).filter(({ start, end }) => start === node.start && end === node.end);
  return around.find((one) => one.parent !== null && slotKind(one) !== undefined) ?? node;
}

/** Nodes that hold the arguments of a call. */
const argumentLists: ReadonlySet<string> = new Set(["argument_list", "arguments"]);

/** Returns the called function or class of a call node; undefined for other nodes. */
function calleeOf(call: TreeNode): TreeNode | undefined {
  return fieldOf(call, "function") ?? fieldOf(call, "constructor");
}

/** Returns the kind of place that a node fills; undefined for all other places, which have no name on both sides. */
function slotKind({ parent }: TreeNode): "argument" | "returned" | undefined {
  if (parent !== null && argumentLists.has(parent.type)) return "argument";
  return parent?.type === "return_statement" ? "returned" : undefined;
}

/**
 * Describes the slot of a node in words that are the same on both sides: the callee and the other arguments.
 * Undefined for a keyword argument and for a node in no slot.
 */
function slotOf(reading: Reading, node: TreeNode): string | undefined {
  const kind = slotKind(node);
  const { parent } = node;
  if (parent === null || kind === undefined) return undefined;
  if (kind === "returned") return kind;
  const call = parent.parent;
  const callee = call === null ? undefined : calleeOf(call);
  if (callee === undefined || node.type === "keyword_argument") return undefined;
  const others = parent.children.map((one) => (one === node ? "\0" : nodeText(reading, one)));
  return [kind, nodeText(reading, callee), ...others].join("\n");
}
