/** What a session said is what its replay says: generated sessions are recorded, replayed and recorded again. */

import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { TraceEntry } from "../../../src/session/trace/format.ts";
import { readTrace, type Trace } from "../../../src/session/trace/read.ts";
import { openTrace, recordTransport, type TraceWriter } from "../../../src/session/trace/record.ts";
import { replay } from "../../../src/session/trace/replay.ts";
import { createScrubber, type Places, placeholder, scrubPlaces } from "../../../src/session/trace/scrub.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import type { Message, Transport, TransportEnd } from "../../../src/session/wire/transport.ts";
import { makeFolder } from "../../support/files.ts";
import { header, stillClock } from "./written.ts";

const here = scrubPlaces({
  ROOT: "/somewhere/here/root",
  SERVER: "/somewhere/server",
  HOME: "/home/me",
  TMP: "/tmp",
});
const there = scrubPlaces({
  ROOT: "/r",
  SERVER: "/a/much/longer/place/for/it",
  HOME: "/home/you",
  TMP: "/var/tmp",
});

const word = fc.oneof(
  fc.constantFrom(
    "/somewhere/here/root/m.py",
    "file:///somewhere/here/root/a%20b.py",
    "/somewhere/server/x",
    "/home/me/.cache",
    "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    "0b8c1e1c-5f0e-4b7e-9d53-6a4a3f9e7c11",
    "listening on localhost:8123",
    `${placeholder("ROOT")} and ${placeholder("!ROOT")}`,
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const params = fc.dictionary(
  fc.oneof(word, fc.constantFrom("token", "10", "9", "__proto__")),
  fc.oneof(
    word,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.array(word, { maxLength: 3 }),
  ),
  { maxKeys: 4 },
);
const method = fc.constantFrom(
  "initialize",
  "$/progress",
  "window/logMessage",
  "textDocument/diagnostic",
  "x/y",
);
const document = fc.record({
  uri: fc.constant("file:///somewhere/here/root/m.py"),
  text: fc.string({ unit: "grapheme", maxLength: 20 }),
});

type Said = readonly [direction: ">" | "<", message: Message];

/** Requests have new ids; an answer has one of the ids that the other side asked under, once. */
const session: fc.Arbitrary<readonly Said[]> = fc
  .array(
    fc.record({
      direction: fc.constantFrom(">" as const, "<" as const),
      part: fc.constantFrom("request", "answer", "notification", "open"),
      method,
      params,
      document,
      pick: fc.nat(),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    const asked: Record<">" | "<", number[]> = { ">": [], "<": [] };
    return steps.flatMap(({ direction, part, method, params, document, pick }, id): Said[] => {
      if (part === "open")
        return direction === ">"
          ? [
              [
                direction,
                { jsonrpc: "2.0", method: "textDocument/didOpen", params: { textDocument: document } },
              ],
            ]
          : [];
      if (part === "notification") return [[direction, { jsonrpc: "2.0", method, params }]];
      if (part === "request") {
        asked[direction].push(id);
        return [[direction, { jsonrpc: "2.0", id, method, params }]];
      }
      const open = asked[direction === ">" ? "<" : ">"];
      const [answered] = open.splice(pick % Math.max(1, open.length), 1);
      return answered === undefined ? [] : [[direction, { jsonrpc: "2.0", id: answered, result: params }]];
    });
  });

/** The server of a session: it says its lines once everything before them was said. */
function spoken(said: readonly Said[]): Transport {
  let onMessage: (message: Message) => void = () => undefined;
  let onEnd: (end: TransportEnd) => void = () => undefined;
  let next = 0;
  let isClosed = false;
  const step = (): void => {
    for (let line = said[next]; line?.[0] === "<"; line = said[next]) {
      next += 1;
      onMessage(line[1]);
    }
  };
  return {
    listen: (message, end) => {
      onMessage = message;
      onEnd = end;
      step();
    },
    send: () => {
      next += 1;
      step();
    },
    close: () => {
      if (!isClosed) onEnd({ kind: "closed" });
      isClosed = true;
      return Promise.resolve();
    },
    stderrTail: () => "",
  };
}

/** A client that says its lines of a session where it said them then, and closes. */
function speak(transport: Transport, said: readonly Said[]): Promise<void> {
  const total = said.filter(([direction]) => direction === "<").length;
  return new Promise((resolve) => {
    let [next, heard] = [0, 0];
    let isSpeaking = false;
    const go = (): void => {
      if (isSpeaking) return;
      isSpeaking = true;
      for (let before = 0; next < said.length; next += 1) {
        const [direction, message] = said[next] ?? [];
        if (direction === ">" && message !== undefined) transport.send(message);
        else {
          before = said.slice(0, next + 1).filter(([one]) => one === "<").length;
          if (before > heard) break;
        }
      }
      isSpeaking = false;
      if (next === said.length && heard === total) void transport.close();
    };
    transport.listen(
      () => {
        heard += 1;
        go();
      },
      () => resolve(),
    );
    go();
  });
}

type Recorded = { readonly trace: Trace; readonly entries: readonly TraceEntry[] };

async function recorded(
  name: string,
  places: Places,
  say: (trace: TraceWriter) => Promise<void>,
  look: (recorded: Recorded) => Promise<void>,
): Promise<void> {
  const { folder, remove } = makeFolder();
  try {
    const file = join(folder, name);
    const writer = openTrace(stillClock, file, header, places);
    await say(writer);
    writer.finish();
    const read = readTrace(openTraceFile(file));
    if (read.kind === "fault") throw new Error(read.message);
    await look({ trace: read.trace, entries: [...read.trace.entries()] });
  } finally {
    remove();
  }
}

test("replay(record(s)) is s, plain and compressed, on a machine with other places", async () => {
  const name = fc.constantFrom("s.trace.jsonl", "s.trace.jsonl.zst");
  await fc.assert(
    fc.asyncProperty(session, name, async (said, file) => {
      await recorded(
        file,
        here,
        (writer) => speak(recordTransport(spoken(said), writer), said),
        async ({ trace, entries }) => {
          const { unscrub } = createScrubber(there);
          const frames = entries.filter((entry) => entry.k === "frame");
          expect(frames).toHaveLength(said.length);
          const saidThere = frames.map(({ d, m }) => [d, unscrub(m)] as Said);
          const played = replay(trace, there);
          await recorded(
            file,
            there,
            (writer) => speak(recordTransport(played.transport, writer), saidThere),
            async (again) => {
              expect(played.divergence()).toBeUndefined();
              expect(again.entries).toEqual(entries);
              expect(again.trace.root).toBe(trace.root);
            },
          );
        },
      );
    }),
    { numRuns: 300 },
  );
});
