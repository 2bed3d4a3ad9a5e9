import { describe, expect, test } from "vitest";
import { createDecoder, encodeFrame, frameBytesHardMax } from "../../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../../src/session/wire/limits.ts";
import { decode, encode, frame, hello, print } from "./support.ts";

const said = `message ${JSON.stringify(hello)}`;

describe("a valid stream", () => {
  test("a message comes back as it was sent", () => {
    expect(decode(encode(hello))).toEqual([said]);
  });

  test("an encoded message is a header with the length in bytes, and the body", () => {
    expect(Buffer.from(encodeFrame({ jsonrpc: "2.0", method: "é" })).toString()).toMatchInlineSnapshot(`
      "Content-Length: 31

      {"jsonrpc":"2.0","method":"é"}"
    `);
  });

  test("names of headers have no case, and Content-Type may stand before or after the length", () => {
    const body = JSON.stringify(hello);
    const headers = [
      `content-length:${body.length}`,
      `CONTENT-LENGTH:    ${body.length}`,
      `Content-Length: 00000000${body.length}`,
      `Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: ${body.length}`,
      `Content-Length: ${body.length}\r\ncontent-TYPE: application/vscode-jsonrpc; charset=utf8`,
      `Content-Length: ${body.length}\r\nContent-Type:`,
    ];
    for (const header of headers) {
      const bytes = `${header}\r\n\r\n${body}`;
      expect(decode(bytes + bytes), header).toEqual([said, said]);
    }
  });

  test("three messages, cut in two at every byte, are the same three messages", () => {
    const bytes = encode(
      hello,
      { jsonrpc: "2.0", id: "ä€😀", result: { text: "ä€😀" } },
      { jsonrpc: "2.0", id: 1, result: null },
    );
    const whole = decode(bytes);
    expect(whole).toMatchInlineSnapshot(`
      [
        "message {"jsonrpc":"2.0","method":"hello"}",
        "message {"jsonrpc":"2.0","id":"ä€😀","result":{"text":"ä€😀"}}",
        "message {"jsonrpc":"2.0","id":1,"result":null}",
      ]
    `);
    for (let cut = 1; cut < bytes.length; cut++) expect(decode(bytes, { cuts: [cut] })).toEqual(whole);
  });

  test("every shape of message that JSON-RPC and the servers have", () => {
    const messages = [
      { jsonrpc: "2.0", method: "m" },
      { jsonrpc: "2.0", method: "m", params: null },
      { jsonrpc: "2.0", method: "m", params: [] },
      { jsonrpc: "2.0", method: "m", params: {}, more: true },
      { jsonrpc: "2.0", id: 1, method: "m" },
      { jsonrpc: "2.0", id: -1, method: "" },
      { jsonrpc: "2.0", id: "x".repeat(64), method: "m" },
      { jsonrpc: "2.0", id: Number.MAX_SAFE_INTEGER, result: null },
      { jsonrpc: "2.0", id: 1, error: { code: -32603, message: "" } },
      { jsonrpc: "2.0", id: null, error: { code: -32700, message: "not read", data: [] } },
      { jsonrpc: "2.0", id: 1, result: null, error: { code: 1, message: "as the TypeScript server in Go" } },
    ];
    for (const message of messages) {
      expect(decode(frame(JSON.stringify(message)))).toEqual([`message ${JSON.stringify(message)}`]);
    }
  });

  test("white space around the object, and escapes of every kind, are JSON", () => {
    const body = ' \r\n\t{"jsonrpc":"2.0","method":"\\u00e9\\"\\\\[{\\ud83d\\ude00"} \n';
    expect(decode(frame(body))).toEqual(['message {"jsonrpc":"2.0","method":"é\\"\\\\[{😀"}']);
  });

  test("of a key that comes twice the last counts, as in JSON.parse", () => {
    expect(decode(frame('{"jsonrpc":"2.0","method":"a","method":"b"}'))).toEqual([
      'message {"jsonrpc":"2.0","method":"b"}',
    ]);
  });

  test("__proto__, constructor and toString are keys and nothing else", () => {
    const body =
      '{"jsonrpc":"2.0","method":"m","__proto__":{"x":1},"params":{"__proto__":{"x":1},"constructor":1,"toString":2}}';
    const [event] = createDecoder(decoderLimits).push(frame(body));
    if (event?.kind !== "message") throw new Error("no message");
    expect(JSON.stringify(event.message)).toBe(body);
    expect(Object.keys(event.message["params"] as object)).toEqual(["__proto__", "constructor", "toString"]);
    expect(Object.getPrototypeOf(event.message)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("a method that is only inherited through __proto__ is no method", () => {
    expect(decode(frame('{"jsonrpc":"2.0","__proto__":{"method":"m"}}'))).toMatchInlineSnapshot(`
      [
        "bad-message: the message has no method and no id: "{\\"jsonrpc\\":\\"2.0\\",\\"__proto__\\":{\\"method\\":\\"m\\"}}"",
      ]
    `);
  });

  test("a stream that ends inside a frame gives no violation: the exit says why", () => {
    const bytes = encode(hello);
    for (let end = 0; end < bytes.length; end++) expect(decode(bytes.subarray(0, end))).toEqual([]);
  });

  test("the length of the body comes with the message", () => {
    expect(createDecoder(decoderLimits).push(encode(hello))).toEqual([
      { kind: "message", message: hello, bytes: 34 },
    ]);
  });

  test("nothing of a chunk is kept: its memory may be used again at once", () => {
    const decoder = createDecoder(decoderLimits);
    const chunk = new Uint8Array(1);
    const events = [];
    for (const byte of encode(hello, hello)) {
      chunk[0] = byte;
      events.push(...decoder.push(chunk));
    }
    expect(events.map(print)).toEqual([said, said]);
  });
});

describe("limits", () => {
  test("a limit above the hard one is a mistake of ours", () => {
    expect(() => createDecoder({ ...decoderLimits, frameBytesMax: frameBytesHardMax + 1 })).toThrow(
      RangeError,
    );
  });

  test("a body of 64 MiB is read, and copied at most three times over", () => {
    const bytes = bodyOf(64 * 1024 * 1024);
    const decoder = createDecoder(decoderLimits);
    let read = 0;
    for (let at = 0; at < bytes.length; at += 65_536) {
      for (const event of decoder.push(bytes.subarray(at, at + 65_536)))
        if (event.kind === "message") read += event.bytes;
    }
    expect(read).toBe(decoderLimits.frameBytesMax);
    expect(decoder.stats.bytesCopied).toBeLessThan(3 * bytes.length);
    expect(decoder.stats.bytesReservedMax).toBe(decoderLimits.frameBytesMax);
    expect(decoder.stats.bytesReserved).toBe(0);
  });

  test("one byte more is refused while the header is still being read", () => {
    expect(decode(`Content-Length: ${64 * 1024 * 1024 + 1}\r\n`)).toMatchInlineSnapshot(`
      [
        "frame-too-long: the body has more than 67108864 bytes: "Content-Length: 67108865\\r\\n"",
      ]
    `);
  });

  test("a declared body takes no more memory than twice what has come of it", () => {
    const decoder = createDecoder(decoderLimits);
    decoder.push(Buffer.from("Content-Length: 67108864\r\n\r\n"));
    expect(decoder.stats.bytesReservedMax).toBe(0);
    decoder.push(Buffer.alloc(100_000, 0x20));
    decoder.push(Buffer.alloc(1, 0x20));
    expect(decoder.stats.bytesReservedMax).toBe(200_000);
  });

  test("a header of 8192 bytes is read, and one of 8193 is not", () => {
    const body = JSON.stringify(hello);
    const header = (bytes: number) => {
      const rest = `\r\nContent-Length: ${body.length}\r\n\r\n`;
      return `Content-Type: ${"x".repeat(bytes - rest.length - "Content-Type: ".length)}${rest}`;
    };
    expect(decode(header(8192) + body)).toEqual([said]);
    expect(decode(header(8193))).toEqual(decode(header(8193) + body));
    expect(decode(header(8193))).toMatchInlineSnapshot(`
      [
        "header-too-long: the header has more than 8192 bytes, now at: "\\r"",
      ]
    `);
  });

  test("a body 128 deep is read, brackets in strings do not count", () => {
    const nested = (depth: number) =>
      frame(`{"jsonrpc":"2.0","method":"m","params":${"[".repeat(depth)}"[[{\\"[["${"]".repeat(depth)}}`);
    expect(decode(nested(127))[0]).toMatch(/^message /);
    expect(decode(nested(128))).toMatchInlineSnapshot(`
      [
        "too-deep: the body is nested deeper than 128 levels: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\",\\"params\\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\\"[[{\\\\\\"[[\\"]]]]]]]]]]]]]]]]]]]]]]]]" and 105 more bytes",
      ]
    `);
  });

  test("a body a million deep overflows nothing", () => {
    const deep = `{"jsonrpc":"2.0","method":"m","params":${'{"a":'.repeat(500_000)}${"[".repeat(500_000)}`;
    expect(decode(frame(deep))[0]).toMatch(/^too-deep: /);
  });
});

test("after a violation no memory is held", () => {
  const decoder = createDecoder(decoderLimits);
  const bytes = frame("x".repeat(1000));
  decoder.push(bytes.subarray(0, 500));
  expect(decoder.stats.bytesReserved).toBe(1000);
  expect(decoder.push(bytes.subarray(500))).toHaveLength(1);
  expect(decoder.stats.bytesReserved).toBe(0);
});

describe("work", () => {
  test("a million tiny frames in large chunks: each byte of a header is looked at once, almost no body is copied", () => {
    const one = encode(hello);
    const frames = 1_000_000;
    const decoder = createDecoder(decoderLimits);
    const chunk = Buffer.alloc(one.length * 1000 + 7, one);
    let fed = 0;
    let seen = 0;
    // Chunks that end anywhere in a frame: each begins where the last one ended.
    while (fed < frames * one.length) {
      const offset = fed % one.length;
      const length = Math.min(chunk.length - one.length, frames * one.length - fed);
      seen += decoder.push(chunk.subarray(offset, offset + length)).length;
      fed += length;
    }
    const { stats } = decoder;
    expect(seen).toBe(frames);
    expect(stats.frames).toBe(frames);
    expect(stats.bytesPushed).toBe(frames * one.length);
    expect(stats.bytesStepped).toBe(frames * (one.length - 34));
    expect(stats.bytesCopied).toBeLessThan(stats.bytesPushed / 100);
    expect(stats.bytesReservedMax).toBeLessThan(100);
  });

  test("a hundred thousand tiny frames, one byte a chunk: every byte is looked at or copied once", () => {
    const one = encode(hello);
    const frames = 100_000;
    const decoder = createDecoder(decoderLimits);
    const bytes = Array.from(one, (byte) => Uint8Array.of(byte));
    let seen = 0;
    for (let index = 0; index < frames; index++) for (const byte of bytes) seen += decoder.push(byte).length;
    const { stats } = decoder;
    expect(seen).toBe(frames);
    expect(stats.bytesStepped + stats.bytesCopied).toBe(frames * one.length);
    expect(stats.bytesReservedMax).toBeLessThan(100);
  });

  test("a body that comes byte by byte is moved into larger buffers a logarithmic number of times", () => {
    const bytes = bodyOf(1024 * 1024);
    const decoder = createDecoder(decoderLimits);
    for (let at = 0; at < bytes.length; at++) decoder.push(bytes.subarray(at, at + 1));
    expect(decoder.stats.frames).toBe(1);
    expect(decoder.stats.bytesCopied).toBeLessThan(3 * bytes.length);
  });

  test("four megabytes without a header are refused at the first line's first 200 bytes, and then cost nothing", () => {
    const decoder = createDecoder(decoderLimits);
    const events = [];
    for (let index = 0; index < 64; index++) events.push(...decoder.push(Buffer.alloc(65_536, "x")));
    expect(events.map(print)).toMatchInlineSnapshot(`
      [
        "bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"",
      ]
    `);
    expect(decoder.stats.bytesStepped).toBe(200);
    expect(decoder.stats.bytesReservedMax).toBe(0);
  });
});

function bodyOf(bytes: number): Buffer {
  const message = (text: string) => ({ jsonrpc: "2.0", method: "m", params: { text } }) as const;
  return encode(message("x".repeat(bytes - JSON.stringify(message("")).length)));
}
