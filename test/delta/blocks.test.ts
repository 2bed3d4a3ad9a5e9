/** Lines that went from one place to another, as far as lines alone say. */
import { describe, expect, test } from "vitest";
import { lines } from "../../src/core/text.ts";
import { movedBlocks, unpairedKeys } from "../../src/delta/blocks.ts";
import { type HunkLines, hunkLines } from "../../src/delta/hunk-lines.ts";
import { sameNames } from "../../src/delta/names.ts";
import { noMarks } from "../../src/delta/sections.ts";
import { sourceOf } from "../../src/delta/tokens.ts";

function hunk(base: string, head: string): HunkLines {
  const [left, right] = [lines(base), lines(head)];
  const all = { baseStart: 0, baseEnd: left.length, headStart: 0, headEnd: right.length };
  return hunkLines(sourceOf(base), sourceOf(head), all, { names: sameNames, marks: noMarks.of });
}

/** Per hunk the lines of base and head that moved in a block. */
function moved(...hunks: readonly (readonly [base: string, head: string])[]): string {
  const all = hunks.map(([base, head]) => hunk(base, head));
  const blocks = movedBlocks(all);
  return all
    .map((of) => {
      const { base, head } = blocks.get(of) ?? { base: new Set(), head: new Set() };
      return `-${[...base].join()} +${[...head].join()}`;
    })
    .join("; ");
}

const stays = "stays(where)\nit(was)\nbefore(the, change)\nof(lines)";
const block = "first_call()\nsecond_call()";

describe("lines that moved", () => {
  test.each([
    ["two, one under the other", `${block}\n${stays}`, `${stays}\n${block}`, "-0,1 +4,5"],
    ["three", `${block}\nthird()\n${stays}`, `${stays}\n${block}\nthird()`, "-0,1,2 +4,5,6"],
    [
      "with blank lines between them, on either side",
      `${block}\n${stays}`,
      `${stays}\nfirst_call()\n\n\nsecond_call()`,
      "-0,1 +4,7",
    ],
    ["one alone", `first_call()\n${stays}`, `${stays}\nfirst_call()`, "- +"],
    ["of one word that says something", `call()\n)\n${stays}`, `${stays}\ncall()\n)`, "- +"],
    ["with the same word twice", `call(1)\ncall(2)\n${stays}`, `${stays}\ncall(1)\ncall(2)`, "- +"],
    ["that say nothing", `if x:\n    pass\n${stays}`, `${stays}\nif x:\n    pass`, "- +"],
    ["in another order", `${block}\n${stays}`, `${stays}\nsecond_call()\nfirst_call()`, "- +"],
    ["only from", `${block}\n${stays}`, stays, "- +"],
    ["only to", stays, `${stays}\n${block}`, "- +"],
    [
      "around what stayed",
      `first_call()\n${stays}\nsecond_call()`,
      `${block}\n${stays.replace("where", "there")}`,
      "- +",
    ],
  ])("are a block: %s", (_, base, head, expected) => {
    expect(moved([base, head])).toBe(expected);
  });

  test("are a block from one hunk to another", () => {
    expect(moved([`${block}\n${stays}`, stays], [stays, `${block}\n${stays}`])).toBe("-0,1 +; - +0,1");
  });

  test("are none where they were not touched", () => {
    expect(moved([`${block}\n${stays}`, `${block}\n${stays}\n${block}`])).toBe("- +");
  });
});

describe("lines without an equal on the other side", () => {
  const keys = (base: string, head: string) => {
    const { base: gone, head: written } = unpairedKeys([hunk(base, head)]);
    return [...[...gone].map((key) => `-${key}`), ...[...written].map((key) => `+${key}`)].join("\n");
  };

  test("are those that changed and say something, without their layout", () => {
    expect(keys(`old( 'a' )\n)\n${stays}\nreturn None`, `${stays}\n  fresh("b")\n}\nreturn None`)).toBe(
      '-old ( "a" )\n+fresh ( "b" )',
    );
  });
});
