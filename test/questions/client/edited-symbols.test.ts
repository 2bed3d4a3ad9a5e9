/** Symbols that an edit changes, by the dotted names in their ids. */
import { expect, test } from "vitest";
import type { FileChange } from "../../../src/edits/edit-set.ts";
import { changedSymbols } from "../../../src/questions/client/edited-symbols.ts";

const state = (text: string) => ({ mode: "100644", bytes: Buffer.from(text) }) as const;
const edited = (path: string, before: string, after: string): FileChange => ({
  path,
  before: state(before),
  after: state(after),
  from: path,
});
const symbolsOf = async (...changes: readonly FileChange[]) =>
  (await changedSymbols(changes)).map(({ before, after }) =>
    [before, after].map((id) => id?.split("/")[2] ?? null),
  );

test("a renamed symbol keeps its place in the order", async () => {
  expect(
    await symbolsOf(edited("a.py", "def f(): ...\ndef g(): ...\n", "def f(): ...\ndef h(): ...\n")),
  ).toEqual([["g", "h"]]);
});

test("a new and a removed symbol have no partner", async () => {
  expect(await symbolsOf(edited("a.py", "x = 1\n", "x = 1\ndef f(): ...\n"))).toEqual([[null, "f"]]);
  expect(await symbolsOf(edited("a.py", "def f(): ...\n", ""))).toEqual([["f", null]]);
});

test("symbols of a moved file have ids of its new module", async () => {
  const text = "def f(): ...\n";
  const moved = await changedSymbols([
    { path: "a.py", before: state(text), after: null, from: null },
    { path: "b.py", before: null, after: state(text), from: "a.py" },
  ]);
  expect(moved).toHaveLength(1);
  expect(moved[0]?.before?.replace(/\w+$/u, "")).toBe(moved[0]?.after?.replace(/\w+$/u, ""));
  expect(moved[0]?.before).not.toBe(moved[0]?.after);
});

test("layout, new files and files of unknown languages change none", async () => {
  expect(
    await symbolsOf(
      edited("a.py", "def f( ): ...\n", "def f(): ...\n"),
      edited("a.txt", "def f(): ...\n", "def g(): ...\n"),
      { path: "c.py", before: null, after: state("def f(): ...\n"), from: null },
    ),
  ).toEqual([]);
});
