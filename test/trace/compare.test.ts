/** Two traces part somewhere: found by reading little, and told so that a person sees it. */
import { zstdDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstDivergence, messageChanges } from "../../src/trace/compare.ts";
import type { TraceWriter } from "../../src/trace/record.ts";
import { traceFromBytes } from "../../src/trace/source.ts";
import type { Message } from "../../src/wire/transport.ts";
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
    const early = writtenTrace(session(3_000), { name });
    const late = writtenTrace(session(3_000), {
      name,
      clock: { now: () => (ms += 7), after: () => () => undefined },
    });
    expect(compare(early, late).kind).toBe("identical");
  });

  test("part where the first of them says something else, whichever entry it is", () => {
    const plain = writtenTrace(session(2_500), { name });
    const entryOf = (index: number) => index + Math.floor(index / 1_024);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_500 }), fc.constantFrom("said", "left", "added"), (at, how) => {
        const changed = writtenTrace(
          session(2_500, (index) =>
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
        expect(found.kind).toBe("different");
        if (found.kind === "different") expect(Math.abs(found.entry - entryOf(at))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
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

  test("are read in small part", () => {
    const count = 120_000;
    const one = writtenTrace(session(count), { name });
    const other = writtenTrace(
      session(count, (index) => [say(index, index === 70_001 ? "other" : "said")]),
      { name },
    );
    const found = compare(one, other);
    expect(found).toMatchObject({ kind: "different", pointer: "/params/word", a: '"said"', b: '"other"' });
    if (found.kind !== "different") return;
    expect(found.entry).toBe(70_001 + Math.floor(70_001 / 1_023));
    // Of a compressed trace whole blocks are read, and these are small.
    expect(found.bytesRead / (one.length + other.length)).toBeLessThan(name.endsWith(".zst") ? 0.05 : 0.02);
  });
});

test("what is around a difference is shown, and what is wrong with a trace", () => {
  const one = writtenTrace(session(20));
  const other = writtenTrace(session(20, (index) => [say(index, index === 9 ? "other" : "said")]));
  const short = (line: string) => line.slice(0, 70);
  const found = compare(one, other);
  expect(found.kind === "different" && found.around.b.map(short)).toMatchInlineSnapshot();
  const cut = compare(one, other.subarray(0, -1));
  expect(cut.kind === "fault" && [cut.of, cut.fault.message]).toMatchInlineSnapshot();
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
  expect(messageChanges(a, b)).toMatchInlineSnapshot();
  expect(messageChanges(a, a)).toEqual({ changes: [], isWhole: true });
});

test("a compressed trace is what any reader of Zstandard makes of it", () => {
  const plain = writtenTrace(session(3_000));
  const compressed = writtenTrace(session(3_000), { name: "t.trace.jsonl.zst" });
  expect(zstdDecompressSync(compressed).toString()).toBe(plain.toString());
});

test("a file that was compressed as a whole is told so", () => {
  const bytes = Buffer.from("28b52ffd2004210000616263640000", "hex");
  expect(compare(bytes, bytes)).toMatchObject({ kind: "fault", of: "a", fault: { problem: "damaged-file" } });
});
