/**
 * A value of which something was asked, and that head gives a name first: `find(name).count` has become `found.count`. A line
 * map finds no such code again, and whether it is mended is for probes to say.
 */
import type { Range } from "../core/finding.ts";
import { positionAt } from "../core/text.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { ancestry, fieldOf, nodeAt, type TreeNode } from "../syntax/tree.ts";

/** Where the same is asked of the name in the function of the same name; undefined unless that is one place alone. */
export function namedValue(base: Reading, head: Reading, range: Range): Range | undefined {
  const span = { start: offsetOf(base.starts, range.start), end: offsetOf(base.starts, range.end) };
  const found = accessAt(nodeAt(base.tree(), span));
  if (found === undefined) return undefined;
  const { access, isOfMember } = found;
  const value = textIn(base, receiverOf(access));
  const [asked, inside] = [askedIn(base, access), functionName(base, access)];
  // A bare name has one already.
  if (value === undefined || inside === undefined || /^[\w$]+$/u.test(value)) return undefined;
  const places = nodesOf(head.tree()).filter((node) => {
    const receiver = node.type === access.type ? receiverOf(node) : undefined;
    const name = textIn(head, receiver);
    return (
      receiver?.type === "identifier" &&
      name !== undefined &&
      askedIn(head, node) === asked &&
      functionName(head, node) === inside &&
      isGiven(head, node, name, value)
    );
  });
  const [place] = places;
  const receiver = place && receiverOf(place);
  if (place === undefined || receiver === undefined || places.length > 1) return undefined;
  const at = isOfMember ? (place.children.at(-1) ?? receiver) : receiver;
  return { start: positionAt(head.starts, at.start), end: positionAt(head.starts, at.end) };
}

/** What asks something of a value, where the finding is about the value or about what is asked. */
function accessAt(node: TreeNode): { access: TreeNode; isOfMember: boolean } | undefined {
  for (const one of ancestry(node)) {
    const { parent } = one;
    if (parent === null || receiverOf(parent) === undefined) {
      if (one.start === node.start && one.end === node.end) continue;
      return undefined;
    }
    if (receiverOf(parent) === one) return { access: parent, isOfMember: false };
    const isMember = one.field === "attribute" || one.field === "property";
    return isMember ? { access: parent, isOfMember: true } : undefined;
  }
  return undefined;
}

function receiverOf(node: TreeNode): TreeNode | undefined {
  if (!/^(?:attribute|member_expression|subscript|subscript_expression)$/u.test(node.type)) return undefined;
  return fieldOf(node, "object") ?? fieldOf(node, "value");
}

/** What stands behind the value, without layout. */
function askedIn(reading: Reading, access: TreeNode): string {
  const from = receiverOf(access)?.end ?? access.start;
  return reading.text.slice(from, access.end).replace(/\s+/gu, "").replace(/^\?\./u, ".");
}

/** Whether its function gives the name this value, in whatever way. */
function isGiven(reading: Reading, node: TreeNode, name: string, value: string): boolean {
  const around = functionAround(node);
  return (
    around !== undefined &&
    nodesOf(around).some((one) => {
      const target = fieldOf(one, "left") ?? fieldOf(one, "name");
      const given = fieldOf(one, "right") ?? fieldOf(one, "value");
      const text = textIn(reading, given);
      return textIn(reading, target) === name && text !== undefined && elementOf(text) === elementOf(value);
    })
  );
}

/** `all[all.length - 1]` is written as `all.at(-1)`, too. */
function elementOf(value: string): string {
  return value.replace(/^(.+)\[\s*\1\.length\s*-\s*(\d+)\s*\]$/u, "$1.at(-$2)");
}

function functionAround(node: TreeNode): TreeNode | undefined {
  return ancestry(node).find(({ type }) => /^(?:function|method)_(?:definition|declaration)$/u.test(type));
}

export function functionName(reading: Reading, node: TreeNode): string | undefined {
  const around = functionAround(node);
  return textIn(reading, around && fieldOf(around, "name"));
}

export function textIn({ text }: Reading, node: TreeNode | undefined): string | undefined {
  return node && text.slice(node.start, node.end).replace(/\s+/gu, " ");
}

export function nodesOf(root: TreeNode): readonly TreeNode[] {
  const all: TreeNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    open.push(...node.children);
  }
  return all.sort((a, b) => a.start - b.start);
}
