import { describe, expect, test } from "vitest";
import { createDecoder } from "../../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../../src/session/wire/limits.ts";
import type { ViolationCode } from "../../../src/session/wire/transport.ts";
import { decode, decodeByteByByte, encode, frame, hello } from "./support.ts";

type Abuse = readonly [sentence: string, bytes: Buffer | string, code: ViolationCode];

const headers: readonly Abuse[] = [
  ["a negative length", "Content-Length: -5\r\n\r\n", "bad-content-length"],
  ["a length with letters behind it", "Content-Length: 17abc\r\n\r\n", "bad-content-length"],
  ["a hexadecimal length", "Content-Length: 0x11\r\n\r\n", "bad-content-length"],
  ["a length with an exponent", "Content-Length: 1e9\r\n\r\n", "bad-content-length"],
  ["a length with a plus", "Content-Length: +17\r\n\r\n", "bad-content-length"],
  ["no length after the colon", "Content-Length: \r\n\r\n", "bad-content-length"],
  ["a length with a space behind it", "Content-Length: 17 \r\n\r\n", "bad-content-length"],
  ["a length after a tab", "Content-Length:\t17\r\n\r\n", "bad-content-length"],
  ["a length in other digits", "Content-Length: ١٧\r\n\r\n", "bad-content-length"],
  ["a length of eleven digits", "Content-Length: 00000000017\r\n\r\n", "bad-content-length"],
  ["a length of zero", "Content-Length: 0\r\n\r\n", "bad-content-length"],
  ["a length of one", "Content-Length: 1\r\n\r\n{", "bad-content-length"],
  ["two lengths in one header", "Content-Length: 5\r\nContent-Length: 5\r\n\r\n", "duplicate-content-length"],
  [
    "two lengths that differ in case",
    "Content-Length: 5\r\ncontent-length: 7\r\n\r\n",
    "duplicate-content-length",
  ],
  ["2 GiB declared, then silence", "Content-Length: 2147483648\r\n", "frame-too-long"],
  ["a length that no number holds", "Content-Length: 99999999999999999999\r\n", "frame-too-long"],
  ["an empty header", "\r\n\r\n", "missing-content-length"],
  ["a type and no length", "Content-Type: x\r\n\r\n", "missing-content-length"],
  ["lines that end with LF", "Content-Length: 17\n\n", "bad-content-length"],
  ["only the last line ends with LF", "Content-Length: 17\r\n\n", "bad-header"],
  ["a type that ends with LF", "Content-Type: x\nContent-Length: 17\r\n\r\n", "bad-header"],
  ["a lone CR after the length", "Content-Length: 17\rContent-Type: x\r\n\r\n", "bad-header"],
  ["a lone CR at the end", "Content-Length: 17\r\n\r{}\r\n", "bad-header"],
  ["an unknown header", "X-Trace: 1\r\nContent-Length: 17\r\n\r\n", "bad-header"],
  ["a header that only begins as a known one", "Content-Lengths: 17\r\n\r\n", "bad-header"],
  ["a space before the colon", "Content-Length : 17\r\n\r\n", "bad-header"],
  ["a space before the name", " Content-Length: 17\r\n\r\n", "bad-header"],
  ["a folded header", "Content-Type: x\r\n y\r\nContent-Length: 17\r\n\r\n", "bad-header"],
  ["a control character in a type", "Content-Type: \u001b[31m\r\n", "bad-header"],
  ["a charset other than UTF-8", "Content-Type: x; charset=utf-16le\r\n", "bad-header"],
  ["two types", "Content-Type: x\r\nContent-Type: x\r\n", "bad-header"],
  ["a name with a letter outside ASCII that folds to it", "Content-Length\u017f: 17\r\n", "bad-header"],
  ["a stray log line before a header", "listening on stdio\nContent-Length: 17\r\n\r\n", "bad-header"],
  ["a stray log line with colours", "\u001b[32minfo\u001b[0m \u202eready\u0085\r\n", "bad-header"],
  ["a stray log line of a kilobyte", `${"log ".repeat(256)}\n`, "bad-header"],
  ["a stray prompt without a line's end", "> ", "bad-header"],
  ["a byte order mark before a header", Buffer.from("\ufeffContent-Length: 17\r\n\r\n"), "bad-header"],
  ["UTF-16", Buffer.from("Content-Length: 17\r\n\r\n", "utf16le"), "bad-header"],
  ["a NUL", Buffer.alloc(300), "bad-header"],
  ["a header that never ends", `Content-Length: ${" ".repeat(10_000)}`, "header-too-long"],
  ["a type that never ends", `Content-Type: ${"x".repeat(10_000)}`, "header-too-long"],
];

const bodies: readonly Abuse[] = [
  ["text that is not JSON", frame("hello there"), "bad-json"],
  ["two objects in one frame", frame('{"jsonrpc":"2.0"}{"jsonrpc":"2.0"}'), "bad-json"],
  ["a frame that is shorter than its object", frame('{"jsonrpc":"2.0","method":"m'), "bad-json"],
  ["a comma too many", frame('{"jsonrpc":"2.0","method":"m",}'), "bad-json"],
  ["a comment", frame('{"jsonrpc":"2.0","method":"m"}//x'), "bad-json"],
  ["NaN", frame('{"jsonrpc":"2.0","method":"m","params":[NaN]}'), "bad-json"],
  ["a raw newline in a string", frame('{"jsonrpc":"2.0","method":"a\nb"}'), "bad-json"],
  ["more closing brackets than opening ones", frame(`${"]".repeat(500)}${"[".repeat(1000)}`), "too-deep"],
  ["only white space", frame("    "), "bad-json"],
  ["a byte that is not UTF-8", frame(Buffer.from('{"jsonrpc":"2.0","method":"\xff"}', "latin1")), "bad-utf8"],
  [
    "a character that was cut",
    frame(Buffer.from('{"jsonrpc":"2.0","method":"\xe2\x82"}', "latin1")),
    "bad-utf8",
  ],
  ["an overlong slash", frame(Buffer.from('{"jsonrpc":"2.0","method":"\xc0\xaf"}', "latin1")), "bad-utf8"],
  [
    "a surrogate in UTF-8",
    frame(Buffer.from('{"jsonrpc":"2.0","method":"\xed\xa0\x80"}', "latin1")),
    "bad-utf8",
  ],
  ["a byte order mark before the object", frame(`\ufeff${JSON.stringify(hello)}`), "bad-utf8"],
  ["a batch", frame(`[${JSON.stringify(hello)}]`), "not-an-object"],
  ["an empty batch", frame("[]"), "not-an-object"],
  ["a string", frame('"hello"'), "not-an-object"],
  ["null", frame("null"), "not-an-object"],
  ["a number", frame("17"), "not-an-object"],
  [
    "depth 129",
    frame(`{"jsonrpc":"2.0","method":"m","params":${"[".repeat(128)}${"]".repeat(128)}}`),
    "too-deep",
  ],
  ["depth 1,000,000", frame("[".repeat(1_000_000)), "too-deep"],
];

const messages: readonly Abuse[] = [
  ["an object without jsonrpc", frame('{"method":"m"}'), "bad-message"],
  ["jsonrpc 1.0", frame('{"jsonrpc":"1.0","method":"m"}'), "bad-message"],
  ["jsonrpc as a number", frame('{"jsonrpc":2.0,"method":"m"}'), "bad-message"],
  ["neither a method nor an id", frame('{"jsonrpc":"2.0"}'), "bad-message"],
  ["a method that is a number", frame('{"jsonrpc":"2.0","method":1}'), "bad-message"],
  ["a method that is null", frame('{"jsonrpc":"2.0","id":1,"method":null,"result":1}'), "bad-message"],
  ["a request with a result", frame('{"jsonrpc":"2.0","id":1,"method":"m","result":1}'), "bad-message"],
  ["a request with an error", frame('{"jsonrpc":"2.0","id":1,"method":"m","error":null}'), "bad-message"],
  ["params that are a string", frame('{"jsonrpc":"2.0","method":"m","params":"x"}'), "bad-message"],
  ["an id of a request that is null", frame('{"jsonrpc":"2.0","id":null,"method":"m"}'), "bad-message"],
  ["an id that is an object", frame('{"jsonrpc":"2.0","id":{},"method":"m"}'), "bad-message"],
  ["an id that is a boolean", frame('{"jsonrpc":"2.0","id":true,"result":1}'), "bad-message"],
  ["an id with a fraction", frame('{"jsonrpc":"2.0","id":1.5,"result":1}'), "bad-message"],
  [
    "an id beyond the safe integers",
    frame('{"jsonrpc":"2.0","id":9007199254740993,"result":1}'),
    "bad-message",
  ],
  ["an id that is infinite", frame('{"jsonrpc":"2.0","id":1e400,"result":1}'), "bad-message"],
  ["an id of 65 characters", frame(`{"jsonrpc":"2.0","id":"${"x".repeat(65)}","result":1}`), "bad-message"],
  ["a result for nobody", frame('{"jsonrpc":"2.0","id":null,"result":1}'), "bad-message"],
  ["a response with neither", frame('{"jsonrpc":"2.0","id":1}'), "bad-message"],
  [
    "a response with both",
    frame('{"jsonrpc":"2.0","id":1,"result":0,"error":{"code":1,"message":""}}'),
    "bad-message",
  ],
  ["an error that is null", frame('{"jsonrpc":"2.0","id":1,"error":null}'), "bad-message"],
  ["an error that is a string", frame('{"jsonrpc":"2.0","id":1,"error":"x"}'), "bad-message"],
  ["an error without a code", frame('{"jsonrpc":"2.0","id":1,"error":{"message":"x"}}'), "bad-message"],
  [
    "an error whose code is a string",
    frame('{"jsonrpc":"2.0","id":1,"error":{"code":"1","message":"x"}}'),
    "bad-message",
  ],
  ["an error without a message", frame('{"jsonrpc":"2.0","id":1,"error":{"code":1}}'), "bad-message"],
];

const all = [...headers, ...bodies, ...messages];

describe("each of these ends the stream", () => {
  test.each(all)("%s", (_, bytes, code) => {
    const good = encode(hello);
    const before = decode(good);
    const [only, ...more] = decode(bytes);
    expect(only?.split(":")[0]).toBe(code);
    expect(more).toEqual([]);
    // A good frame before it is delivered, and a good one after it never: the stream is not looked for again.
    const among = decode(Buffer.concat([good, Buffer.from(bytes), Buffer.from("\r\n"), good]));
    expect(among.map((event) => event.split(":")[0])).toEqual([before[0]?.split(":")[0], code]);
    if (bytes.length < 20_000) expect(decodeByteByByte(bytes)).toEqual([only]);
  });
});

describe("each of these says what came", () => {
  test("headers", () => {
    expect(table(headers)).toMatchInlineSnapshot(`
      "
      a negative length
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: -5\\r\\n"
      a length with letters behind it
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: 17abc\\r\\n"
      a hexadecimal length
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: 0x11\\r\\n"
      a length with an exponent
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: 1e9\\r\\n"
      a length with a plus
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: +17\\r\\n"
      no length after the colon
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: \\r\\n"
      a length with a space behind it
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: 17 \\r\\n"
      a length after a tab
          bad-content-length: the length must have 1 to 10 digits: "Content-Length:\\t17\\r\\n"
      a length in other digits
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: \\xd9\\xa1\\xd9\\xa7\\r\\n"
      a length of eleven digits
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: 00000000017\\r\\n"
      a length of zero
          bad-content-length: the length is too short for a message: "Content-Length: 0\\r\\n"
      a length of one
          bad-content-length: the length is too short for a message: "Content-Length: 1\\r\\n"
      two lengths in one header
          duplicate-content-length: the header has two Content-Length lines: "Content-Length: 5\\r\\n"
      two lengths that differ in case
          duplicate-content-length: the header has two Content-Length lines: "content-length: 7\\r\\n"
      2 GiB declared, then silence
          frame-too-long: the body has more than 67108864 bytes: "Content-Length: 2147483648\\r\\n"
      a length that no number holds
          frame-too-long: the body has more than 67108864 bytes: "Content-Length: 99999999999999999999\\r\\n"
      an empty header
          missing-content-length: the header has no Content-Length: "\\r\\n"
      a type and no length
          missing-content-length: the header has no Content-Length: "\\r\\n"
      lines that end with LF
          bad-content-length: the length must have 1 to 10 digits: "Content-Length: 17\\n"
      only the last line ends with LF
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "\\n"
      a type that ends with LF
          bad-header: the header must be printable ASCII: "Content-Type: x\\n"
      a lone CR after the length
          bad-header: a header line must end with CR LF: "Content-Length: 17\\rContent-Type: x\\r\\n"
      a lone CR at the end
          bad-header: the header must end with CR LF CR LF: "\\r{}\\r\\n"
      an unknown header
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "X-Trace: 1\\r\\n"
      a header that only begins as a known one
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "Content-Lengths: 17\\r\\n"
      a space before the colon
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "Content-Length : 17\\r\\n"
      a space before the name
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: " Content-Length: 17\\r\\n"
      a folded header
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: " y\\r\\n"
      a control character in a type
          bad-header: the header must be printable ASCII: "Content-Type: \\x1b[31m\\r\\n"
      a charset other than UTF-8
          bad-header: the charset is not utf-8: "Content-Type: x; charset=utf-16le\\r\\n"
      two types
          bad-header: the header has two Content-Type lines: "Content-Type: x\\r\\n"
      a name with a letter outside ASCII that folds to it
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "Content-Length\\xc5\\xbf: 17\\r\\n"
      a stray log line before a header
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "listening on stdio\\n"
      a stray log line with colours
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "\\x1b[32minfo\\x1b[0m \\xe2\\x80\\xaeready\\xc2\\x85\\r\\n"
      a stray log line of a kilobyte
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log log "
      a stray prompt without a line's end
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "> "
      a byte order mark before a header
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "\\xef\\xbb\\xbfContent-Length: 17\\r\\n"
      UTF-16
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "C\\x00o\\x00n\\x00t\\x00e\\x00n\\x00t\\x00-\\x00L\\x00e\\x00n\\x00g\\x00t\\x00h\\x00:\\x00 \\x001\\x007\\x00\\r\\x00\\n"
      a NUL
          bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00"
      a header that never ends
          header-too-long: the header has more than 8192 bytes, now at: "Content-Length:                                                                                                                                                                                         " and 7992 more bytes
      a type that never ends
          header-too-long: the header has more than 8192 bytes, now at: "Content-Type: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" and 7992 more bytes
      "
    `);
  });

  test("bodies", () => {
    expect(table(bodies)).toMatchInlineSnapshot(`
      "
      text that is not JSON
          bad-json: the body is not JSON: "hello there"
      two objects in one frame
          bad-json: the body is not JSON: "{\\"jsonrpc\\":\\"2.0\\"}{\\"jsonrpc\\":\\"2.0\\"}"
      a frame that is shorter than its object
          bad-json: the body is not JSON: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m"
      a comma too many
          bad-json: the body is not JSON: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\",}"
      a comment
          bad-json: the body is not JSON: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\"}//x"
      NaN
          bad-json: the body is not JSON: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\",\\"params\\":[NaN]}"
      a raw newline in a string
          bad-json: the body is not JSON: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"a\\nb\\"}"
      more closing brackets than opening ones
          too-deep: the body is nested deeper than 128 levels: "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]" and 1300 more bytes
      only white space
          bad-json: the body is not JSON: "    "
      a byte that is not UTF-8
          bad-utf8: the body is not UTF-8: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"\\xff\\"}"
      a character that was cut
          bad-utf8: the body is not UTF-8: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"\\xe2\\x82\\"}"
      an overlong slash
          bad-utf8: the body is not UTF-8: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"\\xc0\\xaf\\"}"
      a surrogate in UTF-8
          bad-utf8: the body is not UTF-8: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"\\xed\\xa0\\x80\\"}"
      a byte order mark before the object
          bad-utf8: the body begins with a byte order mark: "\\xef\\xbb\\xbf{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"hello\\"}"
      a batch
          not-an-object: the body is not one object: "[{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"hello\\"}]"
      an empty batch
          not-an-object: the body is not one object: "[]"
      a string
          not-an-object: the body is not one object: "\\"hello\\""
      null
          not-an-object: the body is not one object: "null"
      a number
          not-an-object: the body is not one object: "17"
      depth 129
          too-deep: the body is nested deeper than 128 levels: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\",\\"params\\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]" and 96 more bytes
      depth 1,000,000
          too-deep: the body is nested deeper than 128 levels: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" and 999800 more bytes
      "
    `);
  });

  test("messages", () => {
    expect(table(messages)).toMatchInlineSnapshot(`
      "
      an object without jsonrpc
          bad-message: the message has no "jsonrpc": "2.0": "{\\"method\\":\\"m\\"}"
      jsonrpc 1.0
          bad-message: the message has no "jsonrpc": "2.0": "{\\"jsonrpc\\":\\"1.0\\",\\"method\\":\\"m\\"}"
      jsonrpc as a number
          bad-message: the message has no "jsonrpc": "2.0": "{\\"jsonrpc\\":2.0,\\"method\\":\\"m\\"}"
      neither a method nor an id
          bad-message: the message has no method and no id: "{\\"jsonrpc\\":\\"2.0\\"}"
      a method that is a number
          bad-message: the method is not a string: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":1}"
      a method that is null
          bad-message: the method is not a string: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":null,\\"result\\":1}"
      a request with a result
          bad-message: the request has a result or an error: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"m\\",\\"result\\":1}"
      a request with an error
          bad-message: the request has a result or an error: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"m\\",\\"error\\":null}"
      params that are a string
          bad-message: the params are not an object or an array: "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\",\\"params\\":\\"x\\"}"
      an id of a request that is null
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":null,\\"method\\":\\"m\\"}"
      an id that is an object
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":{},\\"method\\":\\"m\\"}"
      an id that is a boolean
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":true,\\"result\\":1}"
      an id with a fraction
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1.5,\\"result\\":1}"
      an id beyond the safe integers
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":9007199254740993,\\"result\\":1}"
      an id that is infinite
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1e400,\\"result\\":1}"
      an id of 65 characters
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":\\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\",\\"result\\":1}"
      a result for nobody
          bad-message: the id is not a safe integer or a string of at most 64 characters: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":null,\\"result\\":1}"
      a response with neither
          bad-message: the response has no result and no error: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1}"
      a response with both
          bad-message: the response has both a result and an error: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"result\\":0,\\"error\\":{\\"code\\":1,\\"message\\":\\"\\"}}"
      an error that is null
          bad-message: the error has no integer code or no message: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"error\\":null}"
      an error that is a string
          bad-message: the error has no integer code or no message: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"error\\":\\"x\\"}"
      an error without a code
          bad-message: the error has no integer code or no message: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"error\\":{\\"message\\":\\"x\\"}}"
      an error whose code is a string
          bad-message: the error has no integer code or no message: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"error\\":{\\"code\\":\\"1\\",\\"message\\":\\"x\\"}}"
      an error without a message
          bad-message: the error has no integer code or no message: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"error\\":{\\"code\\":1}}"
      "
    `);
  });
});

describe("when a violation is known", () => {
  test("it is certain at the first byte that is wrong, and told with the line it is in", () => {
    const decoder = createDecoder(decoderLimits);
    expect(decoder.push(Buffer.from("l"))).toEqual([]);
    expect(decoder.isDoomed()).toBe(true);
    expect(decoder.push(Buffer.from("istening"))).toEqual([]);
    expect(decoder.push(Buffer.from("\nmore\n"))).toMatchInlineSnapshot(`
      [
        {
          "kind": "violation",
          "violation": {
            "code": "bad-header",
            "detail": "a header must begin with Content-Length or Content-Type, but the server sent: "listening\\n"",
          },
        },
      ]
    `);
    expect(decoder.isDoomed()).toBe(false);
  });

  test("no wait for the rest of a long line", () => {
    expect(createDecoder(decoderLimits).push(Buffer.alloc(199, "x"))).toEqual([]);
    expect(createDecoder(decoderLimits).push(Buffer.alloc(200, "x"))).toHaveLength(1);
  });

  test("a length is too long with its first digit over the limit", () => {
    const decoder = createDecoder({ ...decoderLimits, frameBytesMax: 99 });
    decoder.push(Buffer.from("Content-Length: 99"));
    expect(decoder.isDoomed()).toBe(false);
    decoder.push(Buffer.from("0"));
    expect(decoder.isDoomed()).toBe(true);
    expect(decoder.finish()).toMatchInlineSnapshot(`
      [
        {
          "kind": "violation",
          "violation": {
            "code": "frame-too-long",
            "detail": "the body has more than 99 bytes: "Content-Length: 990"",
          },
        },
      ]
    `);
  });

  test("a header is too long with its 8192nd byte, if that does not end it", () => {
    const decoder = createDecoder(decoderLimits);
    expect(decoder.push(Buffer.from(`Content-Length:${" ".repeat(8191 - 15)}`))).toEqual([]);
    expect(decoder.push(Buffer.from(" "))).toHaveLength(1);
  });
});

function table(abuses: readonly Abuse[]): string {
  return `\n${abuses.map(([sentence, bytes]) => `${sentence}\n    ${decode(bytes).join("\n    ")}`).join("\n")}\n`;
}
