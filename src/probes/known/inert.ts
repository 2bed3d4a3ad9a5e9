/** Finds probes that no other file can see, so that those of many files can be asked together. */
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import type { Edit } from "./overlay.ts";

/**
 * True for a probe in the body of a function, if everything that leaves the body keeps its type. A probe around an
 * expression returns its value. Nonsense in its place does not: other files see that unless the function declares
 * its return type and the statement assigns nothing.
 */
export function isInert(
  statement: TreeNode,
  { start, end }: Pick<Edit, "start" | "end">,
  isNonsense: boolean,
): boolean {
  const around = ancestry(statement).find((node) => {
    const body = functionType.test(node.type) ? fieldOf(node, "body") : undefined;
    return body !== undefined && body.start <= start && end <= body.end;
  });
  if (around === undefined) return false;
  if (!isNonsense) return true;
  if (fieldOf(around, "return_type") === undefined) return false;
  if (statement.type === "return_statement") return true;
  return statement.type === "expression_statement" && /^call/u.test(statement.children[0]?.type ?? "");
}

const functionType = /^(?:function|method)_(?:definition|declaration)$/u;
