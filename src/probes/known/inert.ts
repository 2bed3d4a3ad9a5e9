/** Which probes no other file can see, so that those of many files can be asked about together. */
import { ancestry, fieldOf, type TreeNode } from "../../syntax/tree.ts";
import type { Edit } from "./overlay.ts";

/**
 * In the body of a function, where all that leaves it keeps its type: what is asked around an expression gives back its value;
 * nonsense in its place does not, and is seen outside unless the function says what it returns, and nothing is assigned there.
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
