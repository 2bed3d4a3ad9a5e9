import fc from "fast-check";
import { expect, test } from "vitest";
import { createRing } from "../../../src/session/wire/ring.ts";

test("what fits is kept whole", () => {
  expect(keep(10, "hello", "", "you")).toBe("helloyou");
});

test("of what does not fit the last bytes are kept", () => {
  expect(keep(5, "hello")).toBe("hello");
  expect(keep(5, "hello", "you")).toBe("loyou");
  expect(keep(5, "a very long line")).toBe(" line");
  expect(keep(0, "hello")).toBe("");
});

test("a character cut at the front is left out", () => {
  expect(keep(5, "aé€😀")).toBe("😀");
  expect(keep(4, "€€")).toBe("€");
});

test("bytes that are no UTF-8 are shown as such", () => {
  const ring = createRing(10);
  ring.push(Uint8Array.of(0x61, 0xff, 0x62));
  expect(ring.text()).toBe("a\ufffdb");
});

test("any chunks give the end of the whole", () => {
  fc.assert(
    fc.property(fc.nat(9000), fc.array(fc.nat(6000), { maxLength: 8 }), (bytesMax, lengths) => {
      const chunks = lengths.map((length, index) => String.fromCharCode(97 + index).repeat(length));
      expect(keep(bytesMax, ...chunks)).toBe(chunks.join("").slice(-bytesMax || Number.POSITIVE_INFINITY));
    }),
    { numRuns: 300 },
  );
});

function keep(bytesMax: number, ...chunks: readonly string[]): string {
  const ring = createRing(bytesMax);
  for (const chunk of chunks) ring.push(Buffer.from(chunk));
  return ring.text();
}
