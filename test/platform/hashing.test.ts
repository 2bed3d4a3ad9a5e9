import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../src/model/digest.ts";
import { blobId, createSha256, sha256Bytes, sha256Hex } from "../../src/platform/hashing.ts";

test("bytes have the digest that the pure function gives them, whole or in pieces", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), (pieces) => {
      const whole = Buffer.concat(pieces);
      const incremental = createSha256();
      for (const piece of pieces) incremental.update(piece);
      const ways = [sha256Hex(whole), sha256Bytes(whole).toString("hex"), incremental.digest("hex")];
      expect(ways.map((hex) => `sha256:${hex}`)).toEqual(ways.map(() => sha256(whole)));
    }),
  );
});

test("text has the digest that the pure function gives it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      fc.pre(text.isWellFormed());
      expect(`sha256:${sha256Hex(text)}`).toBe(sha256(text));
    }),
  );
});

test("a file's content is named as git hash-object names it", () => {
  const ids = ["", "hello\n"].map((text) => blobId("sha1", Buffer.from(text)));
  expect([...ids, blobId("sha256", Buffer.alloc(0))]).toMatchInlineSnapshot(`
    [
      "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
      "ce013625030ba8dba906f756967f9e9ca394464a",
      "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
    ]
  `);
});
