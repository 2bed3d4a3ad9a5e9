/** Which probes other files cannot see. */
import { expect, test } from "vitest";
import { isInert } from "../../src/probes/known/questions.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import type { TreeNode } from "../../src/syntax/tree.ts";

const parser = await createParser(["python"]);

/** At the word `here`, in the innermost statement around it. */
function inertAt(text: string, isNonsense: boolean): boolean {
  const at = text.indexOf("here");
  const edit = { start: at, end: at + "here".length };
  let statement: TreeNode = read(parser, "python", text).tree();
  for (let node: TreeNode | undefined = statement; node !== undefined; ) {
    if (/_statement$|_definition$/u.test(node.type)) statement = node;
    node = node.children.find(({ start, end }) => start <= edit.start && edit.end <= end);
  }
  return isInert(statement, edit, isNonsense);
}

test.each([
  ["in a body", "def f():\n    return here\n", true, false],
  ["in a body whose result is declared", "def f() -> int:\n    return here\n", true, true],
  ["as an argument of a call that stands alone", "def f() -> None:\n    print(here)\n", true, true],
  ["in what an attribute is assigned", "def f(self) -> None:\n    self.x = here\n", true, false],
  ["in a default", "def f(x=here) -> int:\n    return 1\n", false, false],
  ["at the top", "x = here\n", false, false],
  ["in a class", "class A:\n    x = here\n", false, false],
])("%s", (_name, text, asked, replaced) => {
  expect([inertAt(text, false), inertAt(text, true)]).toEqual([asked, replaced]);
});
