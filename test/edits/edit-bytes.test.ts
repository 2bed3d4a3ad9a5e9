/** Text edits of one file: equal to a simple model, or refused as a whole. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EditEncoding, editBytes, editEncodings } from "../../src/edits/edit-bytes.ts";
import type { DocumentEdit } from "../../src/edits/workspace-edit.ts";
import "../support/properties.ts";

type Short = readonly [line: number, character: number, endLine: number, endCharacter: number, text: string];

function editsOf(short: readonly Short[]): readonly DocumentEdit[] {
  return short.map(([line, character, endLine, endCharacter, newText], index) => ({
    at: `/${index}`,
    range: { start: { line, character }, end: { line: endLine, character: endCharacter } },
    newText,
    annotation: undefined,
  }));
}

/** Gives the text after the edits, or the message of the error. */
function check(text: string | Buffer, edits: readonly Short[], encoding: EditEncoding = "utf-16"): string {
  try {
    return editBytes(Buffer.from(text as string), editsOf(edits), { path: "a.py", encoding }).toString(
      "utf8",
    );
  } catch (error) {
    return `! ${(error as Error).message}`;
  }
}

/** Every position that a text has, with its offset in UTF-16 code units. */
function positionsOf(text: string, encoding: EditEncoding): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  let [line, units, offset] = [0, 0, 0];
  for (const piece of text.match(/\r\n|[\s\S]/gu) ?? []) {
    positions.set(`${line}:${units}`, offset);
    offset += piece.length;
    if (/^[\r\n]/u.test(piece)) [line, units] = [line + 1, 0];
    else units += encoding === "utf-16" ? piece.length : encoding === "utf-32" ? 1 : Buffer.byteLength(piece);
  }
  return positions.set(`${line}:${units}`, offset);
}

/** What the edits give, by a model that works on text; undefined if they are not valid. */
function modelOf(text: string, edits: readonly Short[], encoding: EditEncoding): string | undefined {
  const positions = positionsOf(text, encoding);
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  const ranges = edits.map(([line, character, endLine, endCharacter, newText]) => ({
    start: positions.get(`${line}:${character}`),
    end: positions.get(`${endLine}:${endCharacter}`),
    newText,
  }));
  let result = text;
  // From the last to the first: each range must end before the ranges that are applied already.
  let limit = Number.POSITIVE_INFINITY;
  const order = ranges.map((range, index) => ({ ...range, index }));
  order.sort((a, b) => Math.max(b.start ?? 0, mark) - Math.max(a.start ?? 0, mark) || b.index - a.index);
  for (const { start, end, newText } of order) {
    if (start === undefined || end === undefined || start > end) return undefined;
    const [from, to] = [Math.max(start, mark), Math.max(end, mark)];
    if (to > limit) return undefined;
    limit = from;
    const inserted = mark === 1 && from === 1 ? newText.replace(/^\ufeff/u, "") : newText;
    result = result.slice(0, from) + inserted + result.slice(to);
  }
  return result;
}

const characters = fc.constantFrom("a", "b", "é", "語", "😀", "\n", "\r\n", "\r");
const texts = fc
  .tuple(fc.constantFrom("", "\ufeff"), fc.array(characters, { maxLength: 12 }))
  .map(([mark, all]) => mark + all.join(""));
const shorts: fc.Arbitrary<readonly Short[]> = fc.array(
  fc.tuple(
    ...([4, 6, 4, 6].map((max) => fc.nat({ max })) as [
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
    ]),
    fc.constantFrom("", "x", "\r\n", "😀", "\ufeff"),
  ),
  { maxLength: 3 },
);

/** Edits at positions that the text has, so that most of them are valid. */
function fittingOf(text: string, encoding: EditEncoding): fc.Arbitrary<readonly Short[]> {
  const all = [...positionsOf(text, encoding).keys()].map((key) => key.split(":").map(Number));
  const one = fc
    .tuple(fc.nat({ max: all.length - 1 }), fc.nat({ max: 3 }), fc.constantFrom("", "x", "\n", "é"))
    .map(([at, length, newText]): Short => {
      const [start = [], end = []] = [all[at], all[Math.min(at + length, all.length - 1)]];
      return [start[0] ?? 0, start[1] ?? 0, end[0] ?? 0, end[1] ?? 0, newText];
    });
  return fc.array(one, { maxLength: 4 });
}

describe("edits", () => {
  test("equal the model if they are valid, and have no result if they are not", () => {
    const seen = { valid: 0, refused: 0 };
    const cases = fc
      .tuple(texts, fc.constantFrom(...editEncodings))
      .chain(([text, encoding]) =>
        fc.tuple(fc.constant(text), fc.constant(encoding), fc.oneof(shorts, fittingOf(text, encoding))),
      );
    fc.assert(
      fc.property(cases, ([text, encoding, edits]) => {
        const expected = modelOf(text, edits, encoding);
        const got = check(text, edits, encoding);
        if (expected === undefined) {
          seen.refused += 1;
          expect(got).toMatch(/^! the edit of a\.py at line /u);
        } else {
          seen.valid += 1;
          expect(got).toBe(expected);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(seen.valid, seen.refused)).toBeGreaterThan(500);
  });

  test.each<
    [what: string, text: string | Buffer, edits: readonly Short[], expected: string, encoding?: EditEncoding]
  >([
    [
      "insertions at one position keep their order",
      "ab",
      [
        [0, 1, 0, 1, "1"],
        [0, 1, 0, 1, "2"],
      ],
      "a12b",
    ],
    [
      "a replacement after an insertion",
      "ab",
      [
        [0, 1, 0, 1, "1"],
        [0, 1, 0, 2, "2"],
      ],
      "a12",
    ],
    [
      "an insertion at the end of a replacement",
      "abc",
      [
        [0, 2, 0, 2, "1"],
        [0, 1, 0, 2, "2"],
      ],
      "a21c",
    ],
    ["CRLF and LF in one file stay", "a\r\nb\nc", [[1, 0, 1, 1, "B"]], "a\r\nB\nc"],
    ["no line end at the end stays", "a\nb", [[0, 0, 0, 1, "A"]], "A\nb"],
    ["a byte order mark stays the first character", "\ufeffa", [[0, 0, 0, 0, "# "]], "\ufeff# a"],
    ["a byte order mark counts as a character", "\ufeffa", [[0, 1, 0, 2, "b"]], "\ufeffb"],
    ["the end of the file", "a\n", [[1, 0, 1, 0, "b\n"]], "a\nb\n"],
    ["utf-8 columns", "é😀x", [[0, 6, 0, 7, "y"]], "é😀y", "utf-8"],
    ["utf-16 columns", "é😀x", [[0, 3, 0, 4, "y"]], "é😀y", "utf-16"],
    ["utf-32 columns", "é😀x", [[0, 2, 0, 3, "y"]], "é😀y", "utf-32"],
    [
      "an insertion in a replacement",
      "abc",
      [
        [0, 0, 0, 3, "x"],
        [0, 1, 0, 1, "y"],
      ],
      "! the edit of a.py at line 1, column 2 overlaps with the edit at /0 (at /1)",
    ],
    [
      "an insertion after the replacement at its position",
      "ab",
      [
        [0, 0, 0, 1, "x"],
        [0, 0, 0, 0, "y"],
      ],
      "! the edit of a.py at line 1, column 1 overlaps with the edit at /0 (at /1)",
    ],
    [
      "an end before the start",
      "ab",
      [[0, 1, 0, 0, ""]],
      "! the edit of a.py at line 1, column 2 ends before it starts (at /0)",
    ],
    [
      "behind the end of the line",
      "ab\nc",
      [[0, 3, 0, 3, ""]],
      "! the edit of a.py at line 1, column 4 is behind the end of the line (2 utf-16 units) (at /0)",
    ],
    [
      "behind the last line",
      "ab\n",
      [[2, 0, 2, 0, ""]],
      "! the edit of a.py at line 3, column 1 is behind the last line (2) (at /0)",
    ],
    [
      "in a surrogate pair",
      "😀",
      [[0, 1, 0, 2, ""]],
      "! the edit of a.py at line 1, column 2 splits a surrogate pair (at /0)",
    ],
    [
      "in a character",
      "é",
      [[0, 1, 0, 2, ""]],
      "! the edit of a.py at line 1, column 2 splits a character (at /0)",
      "utf-8",
    ],
    [
      "in a CRLF",
      "a\r\nb",
      [[0, 2, 0, 2, ""]],
      "! the edit of a.py at line 1, column 3 splits a CRLF line end (at /0)",
    ],
    [
      "Latin-1",
      Buffer.from("caf\xe9", "latin1"),
      [[0, 0, 0, 1, ""]],
      "! cannot edit a.py: the file is not UTF-8",
    ],
    [
      "UTF-16",
      Buffer.from("\ufeffab", "utf16le"),
      [[0, 0, 0, 1, ""]],
      "! cannot edit a.py: the file is not UTF-8",
    ],
    [
      "UTF-16 without a mark",
      Buffer.from("ab", "utf16le"),
      [[0, 0, 0, 1, ""]],
      "! cannot edit a.py: the file has a NUL, so it is not a text",
    ],
    [
      "a pointer of git LFS",
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      [[0, 0, 0, 1, ""]],
      "! cannot edit a.py: the file is a pointer of git LFS",
    ],
  ])("%s", (_, text, edits, expected, encoding = "utf-16") => {
    expect(check(text, edits, encoding)).toBe(expected);
  });

  test("in a long line take no quadratic time", () => {
    const edits = Array.from({ length: 50_000 }, (_, at): Short => [0, 2 * at, 0, 2 * at + 1, "b"]);
    expect(check("aé".repeat(50_000), edits)).toBe("bé".repeat(50_000));
  });
});
