/** What is said while a run works. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProgressEvent } from "../../src/model/progress.ts";
import { progressTo } from "../../src/report/progress.ts";
import { widthOf } from "../../src/report/terminal/width.ts";

/** Half a second passes before each event. */
function said(isTerminal: boolean, events: readonly ProgressEvent[], columns?: number): string {
  const pieces: string[] = [];
  let now = 0;
  const sink = { isTerminal, write: (piece: string) => void pieces.push(piece), columns };
  const progress = progressTo(sink, { now: () => now });
  for (const event of events) {
    now += 500;
    progress(event);
  }
  return pieces.join("");
}

const files = (side: "base" | "head", done: number, of: number): ProgressEvent => ({
  kind: "files",
  server: "pyright",
  name: "pyright",
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
    lanser: pyright base: 8 of 8 files · 2.3/s
    lanser: pyright head: 1 of 2 files
    lanser: pyright head: 2 of 2 files · 2.2/s
    lanser: comparing …
    "
  `);
});

test("on a terminal one line lives, and stays when a phase ends", () => {
  expect(said(true, run).replaceAll("\u001b", "ESC").replaceAll("\r", "CR")).toMatchInlineSnapshot(`
    "lanser: finding the base …
    lanser: base: 0d292d3f06c1 (first parent of the merge)
    lanser: observing …
    CRESC[Klanser: 1/8 files · awaits pyright base 1/8CRESC[Klanser: 2/8 files · awaits pyright base 2/8CRESC[Klanser: 3/8 files · 3.0/s · awaits pyright base 3/8CRESC[Klanser: 4/8 files · 2.7/s · awaits pyright base 4/8CRESC[Klanser: 5/8 files · 2.5/s · awaits pyright base 5/8CRESC[Klanser: 6/8 files · 2.4/s · awaits pyright base 6/8CRESC[Klanser: 7/8 files · 2.3/s · awaits pyright base 7/8CRESC[Klanser: 8/8 files · 2.3/sCRESC[Klanser: 9/10 files · 2.3/s · awaits pyright head 1/2CRESC[Klanser: 10/10 files · 2.2/sCRESC[Klanser: 10/10 files · 2.0/s
    lanser: comparing …
    "
  `);
});

test("a long run off a terminal says four lines for each side", () => {
  const events = Array.from({ length: 10_000 }, (_, index) => files("base", index + 1, 10_000));
  expect(said(false, events).split("\n")).toHaveLength(5);
});

test("what is awaited is named with its root, as far as it fits; the line is never wider than the terminal", () => {
  const name = fc.string({ unit: fc.constantFrom(..."ab/漢-é"), minLength: 1, maxLength: 30 });
  const event = fc
    .record({
      server: name,
      root: name,
      side: fc.constantFrom("base", "head"),
      of: fc.integer({ min: 2, max: 9 }),
    })
    .map((of): ProgressEvent => ({ kind: "files", done: 1, ...of }) as ProgressEvent);
  fc.assert(
    fc.property(
      fc.array(event, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 40, max: 200 }),
      (events, columns) => {
        const lines = said(true, events, columns).split("\r\u001b[K").slice(1);
        expect(lines).toHaveLength(events.length);
        for (const line of lines) expect(widthOf(line)).toBeLessThan(columns);
      },
    ),
  );
  const four = ["a", "b", "c", "d"].map(
    (root, at): ProgressEvent => ({ ...files("head", 1, 9 - at), root }) as ProgressEvent,
  );
  const last = (columns: number) => said(true, four, columns).split("\r\u001b[K").at(-1);
  expect([40, 60, 100, 200].map(last)).toMatchInlineSnapshot(`
    [
      "lanser: 4/30 files · 2.7/s · awaits 4",
      "lanser: 4/30 files · 2.7/s · awaits 4",
      "lanser: 4/30 files · 2.7/s · awaits pyright head in a 1/9, pyright head in b 1/8 and 2 more",
      "lanser: 4/30 files · 2.7/s · awaits pyright head in a 1/9, pyright head in b 1/8, pyright head in c 1/7, pyright head in d 1/6",
    ]
  `);
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
