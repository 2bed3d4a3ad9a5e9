/** Lines that only one side of their hunk has. */
import { describe, expect, test } from "vitest";
import { createMovedTextFinder, type HunkLines, hunkLines } from "../../src/match/hunk-lines.ts";
import { sameNames } from "../../src/match/names.ts";
import { noMarks } from "../../src/match/sections.ts";
import { tokenSource } from "../../src/match/tokens.ts";
import { splitText } from "../../src/model/text.ts";

function hunk(base: string, head: string): HunkLines {
  const [left, right] = [splitText(base), splitText(head)];
  const all = { baseStart: 0, baseEnd: left.length, headStart: 0, headEnd: right.length };
  return hunkLines(tokenSource(base), tokenSource(head), all, { names: sameNames, marks: noMarks.of });
}

const stays = "stays(where)\nit(was)\nbefore(the, change)\nof(lines)";

describe("lines without an equal on the other side", () => {
  const keys = (base: string, head: string) => {
    const { base: written, head: gone } = createMovedTextFinder([hunk(base, head)]);
    return [...[...gone].map((key) => `-${key}`), ...[...written].map((key) => `+${key}`)].join("\n");
  };

  test("are those that changed and say something, without their layout", () => {
    expect(keys(`old( 'a' )\n)\n${stays}\nreturn None`, `${stays}\n  fresh("b")\n}\nreturn None`)).toBe(
      '-old ( "a" )\n+fresh ( "b" )',
    );
  });
});
