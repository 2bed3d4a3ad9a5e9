/** Columns in three encodings, on both sides: as properties of texts, and on servers that count in each of them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitText } from "../../../src/model/text.ts";
import { fromServer, toServer, unitOf } from "../../../src/questions/query/encoding.ts";
import { columnUnits, fromUtf16, toUtf16 } from "../../../src/selectors/columns.ts";
import { questionEncodings } from "../../../src/servers/protocol/capabilities.ts";
import "../../support/properties.ts";

/** What is one thing to one encoding and several to another, and what ends lines. */
const part = fc.constantFrom(
  ...[
    "a",
    "_",
    "\t",
    " ",
    "é",
    "e\u0301",
    "ß",
    "漢",
    "字",
    "한",
    "😀",
    "👩‍💻",
    "🇩🇪",
    "\ufeff",
    "\u200d",
    "\u00a0",
  ],
);
const line = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(""));
const text = fc
  .array(fc.tuple(line, fc.constantFrom("\n", "\r\n", "\r")), { maxLength: 8 })
  .map((all) => all.map(([one, end]) => one + end).join(""));
const marked = fc.tuple(fc.boolean(), text).map(([isMarked, one]) => (isMarked ? `\ufeff${one}` : one));

/** Offsets between characters. */
function boundaries(one: string): readonly number[] {
  let at = 0;
  return [0, ...[...one].map((character) => (at += character.length))];
}

const counted = {
  "utf-8": (before: string) => Buffer.byteLength(before),
  "utf-16": (before: string) => before.length,
  "utf-32": (before: string) => [...before].length,
};

describe("a position of a text", () => {
  test.each(questionEncodings)(
    "is what stands before it, counted in %s, and comes back as itself",
    (encoding) => {
      fc.assert(
        fc.property(marked, (of) => {
          const all = splitText(of);
          for (const [number, one] of all.entries())
            for (const offset of boundaries(one)) {
              const position = { line: number, character: offset };
              const sent = toServer(() => of, position, encoding);
              expect(sent).toEqual({ line: number, character: counted[encoding](one.slice(0, offset)) });
              expect(fromServer(all, sent, encoding)).toEqual(position);
            }
        }),
      );
    },
  );

  test("that a text does not have is none, in each encoding but the text's own", () => {
    fc.assert(
      fc.property(marked, fc.nat(300), fc.nat(40), (of, character, number) => {
        const all = splitText(of);
        for (const encoding of ["utf-8", "utf-32"] as const) {
          const at = fromServer(all, { line: number, character }, encoding);
          const own = all[number];
          const is =
            own !== undefined &&
            boundaries(own).some((end) => counted[encoding](own.slice(0, end)) === character);
          expect(at !== undefined).toBe(is);
        }
      }),
    );
  });
});

describe("a column as a person counts it", () => {
  test.each(columnUnits)("is the same place in %s and back, and inside of a character it is none", (unit) => {
    fc.assert(
      fc.property(line, (one) => {
        const whole = new Set(boundaries(one));
        const seen: number[] = [];
        for (const offset of whole) {
          const column = fromUtf16(one, offset, unit);
          expect(toUtf16(one, column, unit)).toBe(offset);
          seen.push(column);
        }
        const last = seen.at(-1) ?? 0;
        const between = Array.from({ length: last + 2 }, (_, column) => column).filter(
          (column) => toUtf16(one, column, unit) !== undefined,
        );
        expect(between).toEqual(seen);
      }),
    );
  });

  test("is what a server counts in the encoding of that name", () => {
    expect(questionEncodings.map(unitOf)).toEqual(["utf-16", "utf-8", "codepoint"]);
  });
});
