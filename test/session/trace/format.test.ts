/** A trace is whole or it is refused, with the line at which that shows and what is wrong. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical } from "../../../src/model/json.ts";
import { validateTraceV1 } from "../../../src/schemas/generated/trace.v1.ts";
import { chain, chainStart, type TraceEntry, traceSchema } from "../../../src/session/trace/format.ts";
import { isFrame } from "../../../src/session/trace/read.ts";
import { messages, told, wholeTrace, writtenTrace } from "./written.ts";

const text = (count: number): string => writtenTrace(messages(count)).toString();
const linesOf = (trace: string): string[] => trace.trimEnd().split("\n");
const joined = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join("\n")}\n`);

describe("what was written", () => {
  test("reads back, with a checkpoint after every 1,024 entries", () => {
    const trace = text(2_100);
    const kinds = linesOf(trace).map((line) => JSON.parse(line).k as string);
    const checkpoints = kinds.flatMap((kind, index) => (kind === "checkpoint" ? [index] : []));
    expect([told(Buffer.from(trace)), checkpoints, kinds.at(0), kinds.at(-1)]).toMatchInlineSnapshot(`
      [
        "2104 entries",
        [
          1024,
          2048,
        ],
        "header",
        "trailer",
      ]
    `);
  });

  test("has a checkpoint after every mebibyte, wherever the time says it is", () => {
    const write = (now: () => number) =>
      writtenTrace(
        (trace) => {
          for (let index = 0; index < 24; index += 1)
            trace.frame("<", { jsonrpc: "2.0", method: "m", params: "x".repeat(200_000) });
        },
        { clock: { now, after: () => () => undefined } },
      ).toString();
    let ms = 0;
    const checkpoints = (trace: string) =>
      linesOf(trace).flatMap((line, index) => (line.includes('"k":"checkpoint"') ? [index] : []));
    const early = checkpoints(write(() => 0));
    expect(early).toMatchInlineSnapshot(`
      [
        7,
        14,
        21,
        28,
      ]
    `);
    expect(checkpoints(write(() => (ms += 1e9)))).toEqual(early);
  });

  test("is in every line the RFC 8785 text of its entry, chained as the contract says", () => {
    const lines = linesOf(text(1_100));
    let state = chainStart;
    const roots: [trailer: unknown, root: string][] = [];
    for (const line of lines) {
      const entry = JSON.parse(line) as TraceEntry;
      expect(canonical(entry)).toBe(line);
      expect(validateTraceV1(entry)).toBe(true);
      if (entry.k === "trailer") roots.push([entry.m, `sha256:${state}`]);
      state = chain(state, entry);
    }
    expect(roots).toEqual([[expect.objectContaining({ root: roots[0]?.[1] }), expect.any(String)]]);
  });

  test("holds members named like numbers, deep messages, marks of order and large numbers", () => {
    let deep: unknown = 0;
    for (let depth = 0; depth < 127; depth += 1) deep = [deep];
    const said = [
      {
        jsonrpc: "2.0",
        method: "a",
        params: { "10": 1, "9": 2, __proto__: 3, é: 4, "\u{1f600}": 5, "\ufb33": 6 },
      },
      { jsonrpc: "2.0", method: "b", params: deep },
      { jsonrpc: "2.0", method: "c", params: [1e300, 2 ** 60, -0, 1.5e-9, "\\ud800 \u2028 \ufffd"] },
    ] as const;
    const bytes = writtenTrace((trace) => {
      for (const message of said) trace.frame("<", message);
    });
    const read = [...wholeTrace(bytes).entries({ direction: "<" })].map((entry) => canonical(entry.m));
    expect(read).toEqual(said.map(canonical));
  });

  test("is the same compressed, and reads the same", () => {
    const write = messages(2_100);
    const plain = wholeTrace(writtenTrace(write));
    const compressed = writtenTrace(write, { name: "t.trace.jsonl.zst" });
    const read = wholeTrace(compressed);
    expect(compressed.length).toBeLessThan(40_000);
    expect([read.root, read.count]).toEqual([plain.root, plain.count]);
    expect([...read.entries()]).toEqual([...plain.entries()]);
    expect([...read.entries({ from: 1_500 })]).toEqual([...plain.entries()].slice(1_500));
  });
});

test("the time is in no hash", () => {
  const early = text(3);
  expect(told(Buffer.from(early.replaceAll('"t":0', '"t":7')))).toBe("5 entries");
});

describe("what was damaged is found", () => {
  const trace = text(1_100);
  const lines = linesOf(trace);

  test("when it is cut at any byte of its last 4 KiB", () => {
    const bytes = Buffer.from(text(60));
    const problems = new Set<string>();
    for (let cut = 1; cut <= 4_096; cut += 1) problems.add(told(bytes.subarray(0, -cut)).split(",")[0] ?? "");
    expect([...problems]).toEqual(["truncated"]);
  });

  test("when one bit is flipped, at 1,000 places outside of the time", () => {
    const bytes = Buffer.from(text(60));
    const times = new Set(
      [...bytes.toString("latin1").matchAll(/,"t":(\d+)\}\n/g)].flatMap(({ index, 1: digits = "" }) =>
        [...digits].map((_digit, place) => index + 5 + place),
      ),
    );
    const place = fc.nat(bytes.length * 8 - 1).filter((bit) => !times.has(bit >> 3));
    fc.assert(
      fc.property(place, (bit) => {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(told(flipped)).not.toMatch(/^\d+ entries/);
      }),
      { numRuns: 1_000 },
    );
  });

  test("when a line is missing, doubled or swapped with its neighbour, and which one it was", () => {
    const short = linesOf(text(20));
    for (const index of short.keys()) {
      const line = short[index] ?? "";
      const last = index === short.length - 1;
      expect(told(joined(short.toSpliced(index, 1))), `without ${index}`).toMatch(
        last ? /^truncated/ : new RegExp(`^missing-entry, line ${index + 1}, entry ${index}:`),
      );
      expect(told(joined(short.toSpliced(index, 0, line))), `${index} twice`).toMatch(
        last ? /^trailer/ : new RegExp(`^duplicate-entry, line ${index + 2}, entry ${index}:`),
      );
      if (index === 0) continue;
      const swapped = short.with(index, short[index - 1] ?? "").with(index - 1, line);
      expect(told(joined(swapped)), `${index} moved`).toMatch(
        new RegExp(`^swapped-entries, line ${index}, entry ${index - 1}:`),
      );
    }
  });

  test("and is told by its line", () => {
    const edited = (index: number, from: string, to: string) => {
      const line = lines[index] ?? "";
      expect(line).toContain(from);
      return joined(lines.with(index, line.replace(from, to)));
    };
    const last = lines.length - 1;
    const rows: Readonly<Record<string, Buffer>> = {
      nothing: Buffer.alloc(0),
      "an empty line": Buffer.from("\n"),
      "no JSON": edited(5, '"jsonrpc"', "jsonrpc"),
      "no UTF-8": Buffer.from(trace.replace('"m"', '"\ufffd"'), "latin1"),
      "another kind": edited(5, '"frame"', '"note"'),
      "a frame without a direction": edited(5, '"d":">",', ""),
      "a frame that is no message": edited(5, '"2.0"', '"1.0"'),
      "a note with a direction": edited(0, '{"i"', '{"d":">","i"'),
      "another number": edited(5, '"i":5', '"i":7'),
      "members out of order": edited(5, '"d":">","i":5', '"i":5,"d":">"'),
      "a space": edited(5, '"i":5', '"i": 5'),
      "a number with a fraction of nothing": edited(5, '"index":4', '"index":4.0'),
      "an escape too many": edited(5, '"index"', '"\\u0069ndex"'),
      "half a surrogate pair": edited(5, '"index"', '"\\ud800"'),
      "a member twice": edited(5, '"index":4', '"index":4,"index":4'),
      "a depth beyond all": edited(5, '"index":4', `"index":${"[".repeat(5_000)}${"]".repeat(5_000)}`),
      "a change before the checkpoint": edited(5, '"index":4', '"index":5'),
      "a change after the checkpoint": edited(1_090, '"index"', '"indez"'),
      "another checkpoint": edited(1_024, "sha256:", "sha256:0").subarray(),
      "no header": joined(lines.slice(1)),
      "another schema": edited(0, traceSchema, "lanser.trace.v9"),
      "a header without a server": edited(0, '"server":{"id":"scripted",', '"server":{'),
      "no trailer": joined(lines.slice(0, -1)),
      "a trailer that counts others": edited(last, `"entries":${last}`, `"entries":${last - 1}`),
      "a trailer with another root": joined(
        lines.with(last, (lines[last] ?? "").replace(/"root":"sha256:./, '"root":"sha256:g')),
      ),
      "a trailer with other blocks": joined(
        lines.with(last, (lines[last] ?? "").replace(/"bytes":(\d)/, '"bytes":1$1')),
      ),
      "something after the trailer": joined([...lines, lines[5] ?? ""]),
      "no line feed at the end": Buffer.from(trace.slice(0, -1)),
      "many entries missing": joined(lines.toSpliced(5, 10)),
    };
    expect(
      Object.entries(rows)
        .map(([name, bytes]) => `${name}: ${told(bytes)}`)
        .join("\n"),
    ).toMatchInlineSnapshot(`
      "nothing: truncated, line 1, entry null: the header is missing
      an empty line: not-json, line 1, entry 0: the text ends too early, at column 1
      no JSON: not-json, line 6, entry 5: a key is missing, at column 33
      no UTF-8: not-json, line 1, entry 0: the line is not UTF-8
      another kind: not-following-schema, line 6, entry 5: the line is not a trace entry
      a frame without a direction: not-following-schema, line 6, entry 5: the entry does not follow schemas/trace.v1.json
      a frame that is no message: not-following-schema, line 6, entry 5: the entry does not follow schemas/trace.v1.json: /m/jsonrpc must be equal to constant
      a note with a direction: not-following-schema, line 1, entry 0: the entry does not follow schemas/trace.v1.json
      another number: changed-entry, line 6, entry 5: the number of the entry changed to 7
      members out of order: not-canonical, line 6, entry 5: the line is not a trace entry in canonical JSON (RFC 8785)
      a space: not-canonical, line 6, entry 5: the line is not a trace entry in canonical JSON (RFC 8785)
      a number with a fraction of nothing: not-canonical, line 6, entry 5: the line is not a trace entry in canonical JSON (RFC 8785)
      an escape too many: not-canonical, line 6, entry 5: the line is not a trace entry in canonical JSON (RFC 8785)
      half a surrogate pair: not-json, line 6, entry 5: a string has a lone surrogate, at column 72
      a member twice: not-json, line 6, entry 5: one object has the key "index" twice, at column 82
      a depth beyond all: not-json, line 6, entry 5: the value has more than 128 levels, at column 205
      a change before the checkpoint: checkpoint, line 1025, entry 1024: one of the entries 0 to 1023 was changed: their hash differs from the checkpoint
      a change after the checkpoint: trailer, line 1103, entry 1102: one of the entries 1025 to 1101 was changed: their hash differs from the trailer
      another checkpoint: not-following-schema, line 1025, entry 1024: the entry does not follow schemas/trace.v1.json: /m/h must match pattern "^sha256:[0-9a-f]{64}$"
      no header: missing-entry, line 1, entry 0: the entry is missing
      another schema: not-following-schema, line 1, entry 0: the first line is not a header of lanser.trace.v1; its schema is "lanser.trace.v9"
      a header without a server: not-following-schema, line 1, entry 0: the entry does not follow schemas/trace.v1.json: /m/server must have required property 'id'
      no trailer: truncated, line 1103, entry null: the trailer is missing
      a trailer that counts others: trailer, line 1103, entry 1102: the trailer counts 1101 entries, but the trace has 1102
      a trailer with another root: not-following-schema, line 1103, entry 1102: the entry does not follow schemas/trace.v1.json: /m/root must match pattern "^sha256:[0-9a-f]{64}$"
      a trailer with other blocks: trailer, line 1103, entry 1102: the trailer lists other blocks than the trace has
      something after the trailer: trailer, line 1104, entry null: the trace goes on after the trailer
      no line feed at the end: truncated, line 1103, entry 1102: the last line is incomplete
      many entries missing: missing-entry, line 6, entry 5: this entry and all up to entry 14 are missing"
    `);
  });

  test("when it is compressed and cut anywhere, or one bit of it is another", () => {
    const bytes = writtenTrace(messages(300), { name: "t.trace.jsonl.zst" });
    for (let length = 0; length < bytes.length; length += 1)
      expect(told(bytes.subarray(0, length)), `${length}`).not.toMatch(/^\d+ entries/);
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(told(flipped), `bit ${bit}`).not.toMatch(/^\d+ entries/);
    }
  });
});

test("a line that is too long is not read to its end", () => {
  expect(told(Buffer.alloc(80 * 1_048_576, "a"))).toMatch(
    /^too-large, line null, entry null: a line is longer than \d+ bytes$/,
  );
});

test("frames are held to what the schema says of them", () => {
  const value = fc.oneof(
    fc.constantFrom(">", "<", "2.0", 0, 5, -1, 1.5, null, "frame"),
    fc.constant(undefined),
  );
  const message = fc.oneof(
    fc.record({ jsonrpc: fc.constantFrom("2.0", "1.0") }),
    fc.constant({ jsonrpc: "2.0", id: 1 }),
    fc.constant([]),
    fc.constant(null),
  );
  fc.assert(
    fc.property(
      fc.record({ d: value, i: value, m: message, t: value, more: fc.constantFrom(undefined, 1) }),
      (made) => {
        const entry = JSON.parse(JSON.stringify({ ...made, k: "frame" }));
        fc.pre(Number.isSafeInteger(entry.i) && Number.isSafeInteger(entry.t));
        expect(isFrame(entry)).toBe(validateTraceV1(entry));
      },
    ),
  );
});
