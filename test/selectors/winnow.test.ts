import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineStarts } from "../../src/model/text.ts";
import { isCertain, rankAlike } from "../../src/selectors/alike.ts";
import { fingerprints, gramLength, windowLength } from "../../src/selectors/winnow.ts";

/** The shortest shared text that winnowing promises to find. */
const promised = gramLength + windowLength - 1;

test("k is 7 and w is 4, as in the paper", () => {
  expect([gramLength, windowLength, promised]).toEqual([7, 4, 10]);
});

test("two texts that share 10 characters share a fingerprint", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abc_(."), maxLength: 60 });
  const shared = fc.string({ unit: fc.constantFrom(..."abc_(."), minLength: promised, maxLength: 30 });
  fc.assert(
    fc.property(text, text, text, text, shared, (a, b, c, d, common) => {
      const left = new Set(fingerprints(`${a}${common}${b}`).map(({ hash }) => hash));
      const right = fingerprints(`${c}${common}${d}`).map(({ hash }) => hash);
      expect(right.some((hash) => left.has(hash))).toBe(true);
    }),
  );
});

test("each window of fingerprints has one, and a text shorter than a gram has none", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ab"), maxLength: 80 }), (text) => {
      const kept = fingerprints(text).map(({ at }) => at);
      expect(kept.length > 0).toBe(text.length >= gramLength);
      for (let from = 0; from + promised <= text.length; from += 1)
        expect(kept.some((at) => at >= from && at < from + windowLength)).toBe(true);
    }),
  );
});

describe("a text that was edited", () => {
  const line = "result = compute_total(lines, rate)";
  const around = (middle: string) => `import os\n\ndef f():\n    x = 1\n${middle}\n    return x\n`;
  const spans = (text: string) =>
    rankAlike({ text, starts: lineStarts(text), symbolAt: () => null }, line, undefined).map(
      ({ start, end }) => text.slice(start, end),
    );

  test("is found with other white space, and with a word that was added", () => {
    expect(spans(around("    result  =  compute_total( lines,rate )"))).toEqual([
      "result  =  compute_total( lines,rate )",
    ]);
    expect(spans(around("    result = compute_total(lines, own_rate)"))).toEqual([
      "result = compute_total(lines, own_rate)",
    ]);
  });

  test("is found once for each place, the best first", () => {
    const other = "result = compute_total(lines, fee)";
    expect(spans(`${around(line)}${around(other)}`)).toEqual([line, other]);
  });
});

describe("ranking", () => {
  const rank = (text: string, snippet: string, older?: { line: number; symbol: string | null }) =>
    rankAlike({ text, starts: lineStarts(text), symbolAt: () => null }, snippet, older);

  test("leaves out features without evidence, and divides by the other weights", () => {
    const [best] = rank("total = rate * hours + bonus\n", "total = rate * hours + fee");
    expect(best?.features).toEqual({ ast: null, module: null, token: 6 / 8, proximity: null });
    expect(best?.score).toBe(6 / 8);
    const [known] = rank("total = rate * hours + bonus\n", "total = rate * hours + fee", {
      line: 0,
      symbol: null,
    });
    // (0.5 + 0.2 · 0.75 + 0.1) / 0.8
    expect(known?.score).toBe(0.9375);
  });

  test("the line decides between equal texts, and without it they are a tie", () => {
    const text = "count = count + 1\n\n\n\n\ncount = count + 1\n";
    const near = rank(text, "count = count + 1", { line: 4, symbol: null });
    expect([near[0]?.range.start.line, isCertain(near, 0.75)]).toEqual([5, true]);
    expect(isCertain(rank(text, "count = count + 1"), 0.75)).toBe(false);
  });

  test("is the same for the same input, and every feature is between 0 and 1", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab \n=(+"), maxLength: 120 });
    fc.assert(
      fc.property(text, text, fc.nat(20), (whole, snippet, line) => {
        const ranked = rank(whole, snippet, { line, symbol: null });
        expect(rank(whole, snippet, { line, symbol: null })).toEqual(ranked);
        for (const { features } of ranked)
          for (const value of Object.values(features))
            if (value !== null) expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
  });
});
