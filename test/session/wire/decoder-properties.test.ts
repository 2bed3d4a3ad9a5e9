import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { StreamMessageReader } from "vscode-jsonrpc/node";
import { createDecoder } from "../../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../../src/session/wire/limits.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { decode, encode, frame, hello } from "./support.ts";

const id = fc.oneof(fc.maxSafeInteger(), fc.string({ maxLength: 64 }));
const result = fc.jsonValue({ maxDepth: 4 });
const params = fc.oneof(fc.array(result), fc.dictionary(fc.string(), result));

const message: fc.Arbitrary<Message> = fc.oneof(
  fc.record(
    { jsonrpc: fc.constant("2.0" as const), method: fc.string(), params },
    { requiredKeys: ["jsonrpc", "method"] },
  ),
  fc.record({ jsonrpc: fc.constant("2.0" as const), id, method: fc.string({ unit: "grapheme" }), params }),
  fc.record({ jsonrpc: fc.constant("2.0" as const), id, result }),
  fc.record({
    jsonrpc: fc.constant("2.0" as const),
    id: fc.option(id),
    error: fc.record({ code: fc.maxSafeInteger(), message: fc.string() }),
  }),
);

/** Bytes that are almost a stream: good frames, headers with something changed, bodies of another length, noise. */
const piece: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: message.map((one) => encode(one)) },
  { weight: 1, arbitrary: fc.json().map((text) => frame(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => frame(bytes)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }).map((text) => Buffer.from(`${text}\r\n`)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(message, fc.nat(), fc.nat(255))
      .map(([one, at, byte]) => changed(encode(one), at, byte)),
  },
);

test("any chunking of any bytes gives the same events, and never throws", () => {
  const bytes = fc.array(piece, { maxLength: 6 }).map((pieces) => Buffer.concat(pieces));
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(2000), { maxLength: 30 }), fc.nat(7), (all, cuts, step) => {
      const whole = decode(all);
      expect(decode(all, { cuts })).toEqual(whole);
      // Every byte a chunk for one in eight, for it costs the most.
      if (step === 0) expect(decode(all, { cuts: Array.from(all.keys()) })).toEqual(whole);
    }),
    { numRuns: 1000 },
  );
});

test("never more memory than twice what came, and never more than the limit", () => {
  const limits = { ...decoderLimits, frameBytesMax: 5000 };
  const declared = fc.record({
    length: fc.integer({ min: 2, max: 6000 }),
    chunks: fc.array(fc.nat(3000), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(declared, ({ length, chunks }) => {
      const decoder = createDecoder(limits);
      decoder.push(Buffer.from(`Content-Length: ${length}\r\n\r\n`));
      let came = 0;
      for (const bytes of chunks) {
        decoder.push(Buffer.alloc(bytes, 0x20));
        came += bytes;
        expect(decoder.stats.bytesReservedMax).toBeLessThanOrEqual(
          Math.min(Math.max(2 * came, 1024), limits.frameBytesMax),
        );
      }
    }),
  );
});

test("a header is accepted when the grammar accepts it, and only then", () => {
  const part = (valid: readonly string[], others: readonly string[]) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...valid) },
      { weight: 1, arbitrary: fc.constantFrom(...others) },
    );
  const end = part(["\r\n"], ["\n", "\r", "", " \r\n", "\r\n\r\n"]);
  const length = fc.tuple(
    part(
      ["Content-Length:", "content-length:", "CONTENT-LENGTH:"],
      ["Content-Length", "Content-Length :", "Length:"],
    ),
    part(["", " ", "   "], ["\t", "\0", "-", "+"]),
    part(
      ["2", "17", "5000", "0000000017"],
      ["", "0", "1", "5001", "00000000017", "9".repeat(20), "17e1", "1 7", "é"],
    ),
    end,
  );
  const type = fc.tuple(
    part(["Content-Type:", "content-TYPE:"], ["Content-", "Type:", "X-Type:"]),
    part([" application/vscode-jsonrpc", "", "\tx; y=z", "charset"], ["\0", "é", "\x7f"]),
    part(
      ["", "; charset=utf-8", ';CHARSET = "UTF8" '],
      ["; charset=latin1", "; charset=", "; charset=utf-81"],
    ),
    part(["", "; charset=utf8", "; other=utf-16"], [";\tcharset\t=\tutf-16", "; charset"]),
    end,
  );
  const lines = fc.oneof(
    { weight: 1, arbitrary: fc.array(fc.oneof(length, type), { maxLength: 3 }) },
    // One of each in any order, or one of them: what the grammar can accept.
    {
      weight: 3,
      arbitrary: fc.tuple(length, type).chain((both) => fc.shuffledSubarray(both, { minLength: 1 })),
    },
  );
  const header = lines.map((all) => `${all.flat().join("")}\r\n\r\n`);
  let accepted = 0;
  fc.assert(
    fc.property(header, (text) => {
      const bytes = Buffer.from(text, "latin1");
      // Only as far as the first empty line: what follows belongs to the body.
      const block = bytes.subarray(0, bytes.indexOf("\r\n\r\n") + 4);
      const length = referenceLength(block.toString("latin1"), 5000);
      if (length !== undefined) accepted++;
      const decoder = createDecoder({ ...decoderLimits, frameBytesMax: 5000 });
      const events = [...decoder.push(block), ...decoder.finish()];
      expect(events.length === 0).toBe(length !== undefined);
      // The header is over exactly there: so many bytes later there is a body, and not one byte earlier.
      if (length === undefined) return;
      expect(decoder.push(Buffer.alloc(length - 1, 0x20))).toEqual([]);
      expect(decoder.push(Buffer.alloc(1, 0x20))).toHaveLength(1);
    }),
    { numRuns: 5000, examples: [["Content-Length: 17\r\n\r\n"], ["\r\n\r\n"]] },
  );
  expect(accepted).toBeGreaterThan(500);
});

test("on valid streams vscode-jsonrpc reads the same messages", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 1, max: 200 }),
      async (sent, step) => {
        const bytes = encode(...sent);
        const ours = createDecoder(decoderLimits);
        const read = [];
        for (let at = 0; at < bytes.length; at += step) {
          for (const event of ours.push(bytes.subarray(at, at + step)))
            read.push(event.kind === "message" ? event.message : event);
        }
        expect(read).toEqual(await readTheirs(bytes, step, sent.length));
        expect(JSON.stringify(read)).toBe(JSON.stringify(sent));
      },
    ),
    { numRuns: 200 },
  );
});

test("where vscode-jsonrpc guesses we refuse, and that is the difference", async () => {
  const body = JSON.stringify(hello);
  const guessed = [
    `Content-Length: ${body.length}abc\r\n\r\n${body}`,
    `Content-Length: 5\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    `X-Any: 1\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    `Content-Length: ${body.length + 2}\r\n\r\n[${body}]`,
  ];
  for (const text of guessed) {
    expect(await readTheirs(Buffer.from(text), 1000, 1)).toHaveLength(1);
    expect(decode(text)).toEqual([expect.not.stringMatching(/^message/)]);
  }
});

/** The declared length if the whole text is one header block, written as a regular expression. */
function referenceLength(block: string, max: number): number | undefined {
  const type = "content-type:[\\t -~]*\\r\\n";
  const length = "content-length: *([0-9]{1,10})\\r\\n";
  const digits = new RegExp(`^(?:(?:${type})?${length}|${length}${type})\\r\\n$`, "i")
    .exec(block)
    ?.slice(1)
    .find((group) => group);
  const charsets = block
    .split(/[;\r]/)
    .flatMap((parameter) => /^[ \t]*charset[ \t]*=(.*)$/i.exec(parameter)?.[1] ?? []);
  if (charsets.some((charset) => !/^[ \t]*"?utf-?8"?[ \t]*$/i.test(charset))) return undefined;
  const value = Number(digits);
  return value >= 2 && value <= max ? value : undefined;
}

function readTheirs(bytes: Buffer, step: number, count: number): Promise<unknown[]> {
  const stream = new Readable({ read: () => {} });
  const reader = new StreamMessageReader(stream);
  const read: unknown[] = [];
  return new Promise((resolve, reject) => {
    reader.onError(reject);
    reader.listen((one) => {
      if (read.push(one) === count) resolve(read);
    });
    for (let at = 0; at < bytes.length; at += step) stream.emit("data", bytes.subarray(at, at + step));
  });
}

function changed(bytes: Buffer, at: number, byte: number): Buffer {
  bytes[at % bytes.length] = byte;
  return bytes;
}
