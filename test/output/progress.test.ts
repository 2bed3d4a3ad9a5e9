/** What is said while a run works. */
import { expect, test } from "vitest";
import type { ProgressEvent } from "../../src/core/progress.ts";
import { progressTo } from "../../src/output/progress.ts";

function said(isTerminal: boolean, events: readonly ProgressEvent[]): string {
  const pieces: string[] = [];
  const progress = progressTo({ isTerminal, write: (piece) => void pieces.push(piece) });
  for (const event of events) progress(event);
  return pieces.join("");
}

const files = (side: "base" | "head", done: number, of: number): ProgressEvent => ({
  kind: "files",
  server: "pyright",
  root: ".",
  side,
  done,
  of,
});

const run: readonly ProgressEvent[] = [
  { kind: "phase", text: "finding the base" },
  { kind: "note", text: "base: 0d292d3f06c1 (first parent of the merge)" },
  { kind: "phase", text: "observing" },
  ...Array.from({ length: 8 }, (_, index) => files("base", index + 1, 8)),
  files("head", 1, 2),
  files("head", 2, 2),
  { kind: "phase", text: "comparing" },
];

test("off a terminal it is whole lines, and files at every quarter", () => {
  expect(said(false, run)).toMatchInlineSnapshot(`
    "lanser: finding the base …
    lanser: base: 0d292d3f06c1 (first parent of the merge)
    lanser: observing …
    lanser: pyright base: 2 of 8 files
    lanser: pyright base: 4 of 8 files
    lanser: pyright base: 6 of 8 files
    lanser: pyright base: 8 of 8 files
    lanser: pyright head: 1 of 2 files
    lanser: pyright head: 2 of 2 files
    lanser: comparing …
    "
  `);
});

test("on a terminal one line lives, and stays when a phase ends", () => {
  expect(said(true, run).replaceAll("\u001b", "ESC").replaceAll("\r", "CR")).toMatchInlineSnapshot(`
    "lanser: finding the base …
    lanser: base: 0d292d3f06c1 (first parent of the merge)
    lanser: observing …
    CRESC[Klanser: pyright base 1/8 filesCRESC[Klanser: pyright base 2/8 filesCRESC[Klanser: pyright base 3/8 filesCRESC[Klanser: pyright base 4/8 filesCRESC[Klanser: pyright base 5/8 filesCRESC[Klanser: pyright base 6/8 filesCRESC[Klanser: pyright base 7/8 filesCRESC[Klanser: pyright base 8/8 filesCRESC[Klanser: pyright base 8/8, pyright head 1/2 filesCRESC[Klanser: pyright base 8/8, pyright head 2/2 filesCRESC[Klanser: pyright base 8/8, pyright head 2/2 files
    lanser: comparing …
    "
  `);
});

test("a long run off a terminal says four lines for each side", () => {
  const events = Array.from({ length: 10_000 }, (_, index) => files("base", index + 1, 10_000));
  expect(said(false, events).split("\n")).toHaveLength(5);
});

test("what it quotes moves no cursor and starts no line", () => {
  const text = "a\u001b[2Jb\r::error::c\u202ed";
  expect(
    said(false, [
      { kind: "phase", text },
      { kind: "note", text },
    ]),
  ).toMatchInlineSnapshot(`
    "lanser: a\\u{001B}[2Jb\\u{000D}::error::c\\u{202E}d …
    lanser: a\\u{001B}[2Jb\\u{000D}::error::c\\u{202E}d
    "
  `);
});
