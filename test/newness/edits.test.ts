/** The edits that the generated changes are made of: their truth rests on lines that know where they come from. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { breakers } from "../../bench/newness/breakers.ts";
import { definitions, scan } from "../../bench/newness/python.ts";
import { chanceOf } from "../../bench/newness/random.ts";
import { refactors } from "../../bench/newness/refactors.ts";
import { type Edit, filesOf, readTree, type Tree } from "../../bench/newness/tree.ts";
import { folderOf } from "../support/files.ts";

const example = readTree(fileURLToPath(new URL("../../examples/harbour/base", import.meta.url)));
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

describe("a refactor", () => {
  test.each(Object.entries(refactors))("%s loses no line and still compiles", (_, edit) => {
    const heads = results(edit);
    for (const head of heads) expect(originsOf(head)).toEqual(originsOf(example));
    expect(compile(heads)).toBe("");
  });
});

describe("a breaker", () => {
  test.each(Object.entries(breakers))("%s still compiles", (_, edit) => {
    expect(compile(results(edit))).toBe("");
  });
});

test("equal seeds give equal edits", () => {
  const texts = (seed: number) => {
    const head = refactors.reformatted(example, chanceOf(seed), () => false);
    return head === undefined ? {} : filesOf(head);
  };
  expect(texts(3)).toEqual(texts(3));
  expect(texts(3)).not.toEqual(texts(4));
});

test("definitions are found around strings, brackets and decorators", () => {
  const text = `@decorated(
    "def no(): #"
)
def one(a, b="("):
    """def text():
    more
"""
    return [
1]

class Two:  # class Comment:
    async def three(self): pass

four = 1
`;
  const found = definitions(scan(text.split("\n"))).map(
    ({ kind, name, start, at, body, end }) => `${kind} ${name} ${[start, at, body, end].join(" ")}`,
  );
  expect(found).toEqual(["function one 0 3 4 9", "class Two 10 10 11 12", "function three 11 11 12 12"]);
});

/** What an edit makes of the example, by seeds of which some fit. */
function results(edit: Edit): readonly Tree[] {
  const made = seeds.flatMap((seed) => edit(example, chanceOf(seed), () => false) ?? []);
  expect(made.length).toBeGreaterThan(0);
  return made;
}

function originsOf(tree: Tree): readonly string[] {
  const lines = [...tree.values()].flatMap((file) => file.lines);
  const code = lines.filter(({ text, origin }) => text.trim() !== "" && origin !== "");
  return [...new Set(code.map(({ origin }) => origin))].sort();
}

/** What Python's own compiler complains of in changed files; nothing where there is no Python. */
function compile(trees: readonly Tree[]): string {
  const old = filesOf(example);
  const changed = trees.flatMap((tree, at) =>
    Object.entries(filesOf(tree)).flatMap(([path, text]) =>
      old[path] === text ? [] : [[`${at}/${path}`, text] as const],
    ),
  );
  const folder = folderOf(Object.fromEntries(changed));
  return (
    spawnSync("python3", ["-I", "-m", "compileall", "-q", "."], { cwd: folder, encoding: "utf8" }).stdout ??
    ""
  );
}
