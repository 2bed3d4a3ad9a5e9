/** Two traces part somewhere: found by reading little, and told so that a person sees it. */
import { zstdDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstDivergence, messageChanges } from "../../../src/session/trace/compare.ts";
import type { TraceWriter } from "../../../src/session/trace/record.ts";
import { traceFromBytes } from "../../../src/session/trace/source.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { wholeTrace, writtenTrace } from "./written.ts";

const names = ["t.trace.jsonl", "t.trace.jsonl.zst"] as const;

const say = (index: number, word = "said"): Message => ({
  jsonrpc: "2.0",
  method: "m",
  params: { index, word, text: `${index} `.repeat(20) },
});

/** So many messages; `at` some are said otherwise, left out or added. */
function session(count: number, change: (index: number) => readonly Message[] = (index) => [say(index)]) {
  return (trace: TraceWriter) => {
    for (let index = 1; index <= count; index += 1)
      for (const message of change(index)) trace.frame(index % 2 === 0 ? ">" : "<", message);
  };
}

const compare = (a: Buffer, b: Buffer) => firstDivergence(traceFromBytes(a), traceFromBytes(b));

describe.each(names)("two traces (%s)", (name) => {
  test("are the same when only their times differ", () => {
    let ms = 0;
    const early = writtenTrace(session(1_200), { name });
    const late = writtenTrace(session(1_200), {
      name,
      clock: { now: () => (ms += 7), after: () => () => undefined },
    });
    expect(compare(early, late).kind).toBe("identical");
  });

  test("part where the first of them says something else, whichever entry it is", () => {
    const plain = writtenTrace(session(1_500), { name });
    const entryOf = (index: number) => index + Math.floor(index / 1_024);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_500 }), fc.constantFrom("said", "left", "added"), (at, how) => {
        const changed = writtenTrace(
          session(1_500, (index) =>
            index !== at
              ? [say(index)]
              : how === "said"
                ? [say(index, "other")]
                : how === "left"
                  ? []
                  : [say(-1), say(index)],
          ),
          { name },
        );
        const found = compare(plain, changed);
        if (found.kind !== "different") throw new Error(`they are ${found.kind}`);
        expect(Math.abs(found.entry - entryOf(at))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 8 },
    );
  });

  test("part at the end of the shorter", () => {
    const found = compare(writtenTrace(session(1_022), { name }), writtenTrace(session(1_030), { name }));
    expect(found).toMatchObject({ kind: "different", entry: 1_023, a: "the end", pointer: "" });
    const atCheckpoint = compare(
      writtenTrace(session(1_023), { name }),
      writtenTrace(session(1_024), { name }),
    );
    expect(atCheckpoint).toMatchObject({ kind: "different", entry: 1_025, a: "the end", pointer: "" });
  });

  test("are read in part: as much of a long one as of a short one", () => {
    const readOf = (count: number): number => {
      const plain = writtenTrace(session(count), { name });
      const changed = writtenTrace(
        session(count, (index) => [say(index, index === 3_001 ? "other" : "said")]),
        { name },
      );
      const found = compare(plain, changed);
      expect(found).toMatchObject({ pointer: "/params/word", a: '"said"', b: '"other"', entry: 3_003 });
      return found.kind === "different" ? found.bytesRead : Number.NaN;
    };
    // The trailers grow by a hundred bytes for a thousand entries.
    expect(readOf(12_000) - readOf(6_000)).toBeLessThan(4_000);
  });
});

test("what is around a difference is shown, and what is wrong with a trace", () => {
  const one = writtenTrace(session(20));
  const other = writtenTrace(session(20, (index) => [say(index, index === 9 ? "other" : "said")]));
  const short = (line: string) => line.slice(0, 70);
  const found = compare(one, other);
  expect(found.kind === "different" && found.around.b.map(short)).toMatchInlineSnapshot(`
    [
      "6 > {"jsonrpc":"2.0","method":"m","params":{"index":6,"text":"6 6 6 6 ",
      "7 < {"jsonrpc":"2.0","method":"m","params":{"index":7,"text":"7 7 7 7 ",
      "8 > {"jsonrpc":"2.0","method":"m","params":{"index":8,"text":"8 8 8 8 ",
      "9 < {"jsonrpc":"2.0","method":"m","params":{"index":9,"text":"9 9 9 9 ",
      "10 > {"jsonrpc":"2.0","method":"m","params":{"index":10,"text":"10 10 ",
      "11 < {"jsonrpc":"2.0","method":"m","params":{"index":11,"text":"11 11 ",
      "12 > {"jsonrpc":"2.0","method":"m","params":{"index":12,"text":"12 12 ",
    ]
  `);
  const cut = compare(one, other.subarray(0, -1));
  expect(cut.kind === "fault" && [cut.of, cut.fault.message]).toMatchInlineSnapshot(`
    [
      "b",
      "the last line is incomplete",
    ]
  `);
  expect(compare(Buffer.alloc(0), one)).toMatchObject({ kind: "fault", of: "a" });
});

test("messages are compared whatever their order", () => {
  const ask = (id: number, method: string): Message => ({ jsonrpc: "2.0", id, method });
  const answer = (id: number, result: unknown): Message => ({ jsonrpc: "2.0", id, result });
  const tell = (method: string, params: object = {}): Message => ({ jsonrpc: "2.0", method, params });
  const trace = (...messages: readonly (readonly [">" | "<", Message])[]) =>
    wholeTrace(
      writtenTrace((writer) => {
        for (const [direction, message] of messages) writer.frame(direction, message);
      }),
    );
  const a = trace(
    [">", ask(1, "hover")],
    ["<", tell("log", { n: 1 })],
    ["<", answer(1, "x")],
    ["<", tell("log", { n: 2 })],
    ["<", tell("gone")],
  );
  const b = trace(
    ["<", tell("log", { n: 2 })],
    [">", ask(1, "hover")],
    ["<", answer(1, "y")],
    ["<", tell("log", { n: 1 })],
    [">", tell("new")],
    ["<", tell("log", { n: 3 })],
  );
  expect(messageChanges(a, b)).toMatchInlineSnapshot(`
    {
      "changes": [
        {
          "added": 0,
          "changed": 0,
          "direction": "<",
          "first": 5,
          "method": "gone",
          "part": "message",
          "removed": 1,
        },
        {
          "added": 0,
          "changed": 1,
          "direction": "<",
          "first": 3,
          "method": "hover",
          "part": "answer",
          "removed": 0,
        },
        {
          "added": 1,
          "changed": 0,
          "direction": "<",
          "first": 6,
          "method": "log",
          "part": "message",
          "removed": 0,
        },
        {
          "added": 1,
          "changed": 0,
          "direction": ">",
          "first": 5,
          "method": "new",
          "part": "message",
          "removed": 0,
        },
      ],
      "isWhole": true,
    }
  `);
  expect(messageChanges(a, a)).toEqual({ changes: [], isWhole: true });
});

test("a compressed trace is frames that any reader of Zstandard reads, and a table of them at its end", () => {
  const plain = writtenTrace(session(1_200));
  const bytes = writtenTrace(session(1_200), { name: "t.trace.jsonl.zst" });
  const count = bytes.readUInt32LE(bytes.length - 9);
  const table = bytes.length - 9 - count * 8;
  let at = 0;
  const texts = Array.from({ length: count }, (_, index) => {
    const start = at;
    at += bytes.readUInt32LE(table + index * 8);
    return zstdDecompressSync(bytes.subarray(start, at)).toString();
  });
  expect(texts.join("")).toBe(plain.toString());
  expect(texts.at(-1)).toMatch(/^\{"i":1202,"k":"trailer"/);
  // Two frames that a reader passes over: the digest and the table.
  const skipped = [];
  while (at < bytes.length) {
    skipped.push(bytes.readUInt32LE(at).toString(16));
    at += 8 + bytes.readUInt32LE(at + 4);
  }
  expect([skipped, at, bytes.readUInt32LE(bytes.length - 4).toString(16)]).toEqual([
    ["184d2a50", "184d2a5e"],
    bytes.length,
    "8f92eab1",
  ]);
});

test("a file that was compressed as a whole is told so", () => {
  const bytes = Buffer.from("28b52ffd2004210000616263640000", "hex");
  expect(compare(bytes, bytes)).toMatchObject({ kind: "fault", of: "a", fault: { problem: "damaged-file" } });
});
