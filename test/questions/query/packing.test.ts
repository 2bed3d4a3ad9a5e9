/** As much as a budget holds, as properties: never over it, and what a larger one holds begins with what a smaller one does. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PieceFact } from "../../../src/questions/bundle/facts.ts";
import { cutToBudget } from "../../../src/questions/query/context.ts";
import { contextPiece } from "../../../src/questions/query/context-pieces.ts";
import {
  bytesPerToken,
  comparePieces,
  countTokens,
  packPieces,
  pieceKinds,
} from "../../../src/questions/query/packing.ts";
import { terminalLines } from "../../../src/report/escape.ts";
import "../../support/properties.ts";

const piece = fc
  .record({
    kind: fc.constantFrom(...pieceKinds),
    path: fc.constantFrom("a.py", "b.py", "c/d.py"),
    nth: fc.nat(5),
    text: fc.string({ unit: "binary", minLength: 1, maxLength: 3_000 }),
  })
  .map(({ kind, path, nth, text }) =>
    contextPiece(kind, { path, nth }, { range: [0, 0, 0, 0], evidence: "sha256:", text }),
  );
const pieces = fc.array(piece, { maxLength: 30 });

const textOf = (all: readonly PieceFact[]) => all.map(({ text }) => `${text}\n`).join("");

test("what is read is never over the budget, in bytes of UTF-8", () => {
  fc.assert(
    fc.property(pieces, fc.nat(20_000), (all, tokens) => {
      const kept = packPieces(all, tokens);
      expect(kept.used).toBeLessThanOrEqual(tokens);
      expect(Buffer.byteLength(textOf(kept.pieces))).toBeLessThanOrEqual(tokens * 4);
      expect(kept.used).toBe(kept.pieces.reduce((sum, one) => sum + one.tokens, 0));
      expect(kept.isCut).toBe(kept.pieces.length < all.length);
      expect(kept.next).toBe(all[kept.pieces.length]?.tokens ?? null);
    }),
  );
});

test("a piece is counted as it is printed: tabs, and what has no shape or could be read as a command", () => {
  const odd = fc.string({
    unit: fc.constantFrom("\t", "a", "é", "😀", "\u202e", "\u0000", "##[", "\n", "\r", "\ufeff", "\u2028"),
  });
  const at = { range: [0, 0, 0, 0], evidence: "" } as const;
  fc.assert(
    fc.property(odd, (text) => {
      const made = contextPiece("outline", { path: "a.ts", nth: 0 }, { ...at, text });
      const printed = `${terminalLines(made.text, "")}\n`;
      expect(Buffer.byteLength(printed)).toBeLessThanOrEqual(made.tokens * bytesPerToken);
      // One line that is longer than a thousand characters is cut.
      if (text.length < 900 / 12) expect(printed).toBe(`${made.text}\n`);
    }),
  );
});

test("a larger budget only adds, and one that is large enough leaves nothing out", () => {
  fc.assert(
    fc.property(pieces, fc.nat(5_000), fc.nat(5_000), (all, tokens, more) => {
      const [small, large] = [packPieces(all, tokens), packPieces(all, tokens + more)];
      expect(textOf(large.pieces).startsWith(textOf(small.pieces))).toBe(true);
      expect(large.pieces.slice(0, small.pieces.length)).toEqual(small.pieces);
      const whole = all.reduce((sum, one) => sum + one.tokens, 0);
      expect(packPieces(all, whole)).toEqual({ pieces: all, used: whole, isCut: false, next: null });
    }),
  );
});

test("no piece keeps out all behind it: each is at most a few hundred tokens, of whole characters", () => {
  fc.assert(
    fc.property(piece, ({ text, tokens }) => {
      expect(tokens).toBe(Math.ceil((Buffer.byteLength(text) + 1) / 4));
      expect(tokens).toBeLessThanOrEqual(310);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});

test("pieces of several servers, each asked no further than the budget, come to what one would have said", () => {
  fc.assert(
    fc.property(pieces, fc.nat(5_000), (all, tokens) => {
      const sorted = all.toSorted(comparePieces);
      const upTo = (own: readonly PieceFact[]) => {
        const kept = packPieces(own, tokens);
        // The first that does not fit is known, too.
        return own.slice(0, kept.pieces.length + 1);
      };
      const [one, other] = [
        sorted.filter(({ path }) => path === "a.py"),
        sorted.filter(({ path }) => path !== "a.py"),
      ];
      const joined = [...upTo(one), ...upTo(other)].sort(comparePieces);
      const facts = cutToBudget({ provenance: "lsp", pieces: joined }, tokens, false);
      const whole = packPieces(sorted, tokens);
      expect([facts.pieces?.map(({ text }) => text), facts.truncated]).toEqual([
        whole.pieces.map(({ text }) => text),
        whole.isCut,
      ]);
    }),
  );
});

test("a token is four bytes, begun ones too", () => {
  expect(["", "abc", "abcd", "é", "😀😀"].map(countTokens)).toEqual([1, 1, 2, 1, 3]);
});
