/** What one run has read, for the next in the same process. */
import { describe, expect, test } from "vitest";
import { createParser } from "../../src/syntax/parser.ts";
import { keepReadings } from "../../src/workspace/warm.ts";

const parser = await createParser(["python"]);

const files = ["a", "b", "c"].map((name) => ({ path: `${name}.py`, blob: name }));
const texts = new Map(files.map(({ blob }) => [blob, `import os\n\ndef ${blob}(): ...\n`]));

/** A memory that was asked for every file, and the texts that it has read since. */
function asked() {
  const read: string[] = [];
  const readings = keepReadings(parser);
  const there = new Map(texts);
  const sourceOf = readings.sources((blob) => {
    read.push(blob);
    return there.get(blob);
  });
  for (const file of files) sourceOf(file);
  read.length = 0;
  return { readings, read, there, sourceOf };
}

describe("reading on", () => {
  test("reads what was asked for, once: the next to ask reads nothing", async () => {
    const { readings, read, sourceOf } = asked();
    await readings.readOn(new AbortController().signal);
    expect([...read].sort()).toEqual(["a", "b", "c"]);
    for (const file of files) sourceOf(file)?.pieces();
    await readings.readOn(new AbortController().signal);
    expect(read.length).toBe(3);
  });

  test("ends between two files where the signal says so", async () => {
    const { readings, read } = asked();
    const end = new AbortController();
    const reading = readings.readOn(end.signal);
    end.abort();
    await reading;
    expect(read).toEqual([]);
  });

  test("ends where a text is gone: who asks for it then is told", async () => {
    const { readings, there, sourceOf } = asked();
    there.clear();
    await readings.readOn(new AbortController().signal);
    expect(() => sourceOf({ path: "a.py", blob: "a" })?.pieces()).toThrow(
      "Lanser needs the text of a.py again",
    );
  });
});

test("the imports of a text are one list for its blob, and of a graph only what has another list is resolved anew", () => {
  const readings = keepReadings(parser);
  let read = 0;
  const importsOf = (blobs: Readonly<Record<string, string>>) => (path: string) =>
    readings.imports(blobs[path] ?? path, "python", () => {
      read += 1;
      return `import ${blobs[path] ?? "c"}\n`;
    });
  const paths = files.map(({ path }) => path);
  const first = importsOf({ "a.py": "b" });
  expect(first("a.py")).toBe(first("a.py"));
  const edges = (graph: { readonly imports: ReadonlyMap<string, ReadonlySet<string>> }) =>
    [...graph.imports].map(([from, to]) => `${from} ${[...to].join()}`);
  const expected = ["a.py b.py", "b.py c.py"];
  expect(edges(readings.graph(paths, first))).toEqual(expected);
  expect(edges(readings.graph(paths, first))).toEqual(expected);
  expect(read).toBe(3);
  expect(edges(readings.graph(paths, importsOf({ "a.py": "c" })))).toEqual(["a.py c.py", "b.py c.py"]);
  expect(read).toBe(4);
});
