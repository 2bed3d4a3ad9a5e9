/** A trace is whole or it is refused, with the line at which that shows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTrace, type TraceHeader, traceSchema } from "../../src/trace/format.ts";
import { openTrace } from "../../src/trace/record.ts";
import { temporaryFolder } from "../support/files.ts";

const clock = { now: () => 0, after: () => () => undefined };
const header = JSON.parse(
  readFileSync(new URL("../traces/harbour/pyright.head.trace.jsonl", import.meta.url), "utf8").split(
    "\n",
  )[0] ?? "",
).m as TraceHeader;

/** A trace of so many messages. */
function traceOf(messages: number): string {
  const file = join(temporaryFolder(), "trace.jsonl");
  const writer = openTrace(clock, file, header, new Map());
  for (let index = 0; index < messages; index += 1) {
    writer.frame(index % 2 === 0 ? ">" : "<", { jsonrpc: "2.0", method: "m", params: { index } });
  }
  writer.finish();
  return readFileSync(file, "utf8");
}

const told = (text: string) => {
  const result = readTrace(text);
  return result.kind === "fault"
    ? `line ${result.line}: ${result.message}`
    : `${result.trace.entries.length} entries`;
};

test("what was written reads back, with a checkpoint after every 1,024 entries", () => {
  const text = traceOf(2_100);
  const kinds = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).k as string);
  const checkpoints = kinds.flatMap((kind, index) => (kind === "checkpoint" ? [index] : []));
  expect([told(text), checkpoints, kinds.at(0), kinds.at(-1)]).toMatchInlineSnapshot(`
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

test("any change of any line but its time is found, and any line that is missing, doubled or moved", () => {
  const lines = traceOf(20).trimEnd().split("\n");
  const whole = (changed: readonly string[]) => readTrace(`${changed.join("\n")}\n`).kind === "trace";
  const line = fc.integer({ min: 0, max: lines.length - 1 });
  fc.assert(
    fc.property(
      line,
      fc.integer({ min: 0, max: 10_000 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (index, place, put) => {
        const old = lines[index] ?? "";
        const at = place % old.length;
        const changed = old.slice(0, at) + put + old.slice(at + 1);
        const isTime = at >= old.lastIndexOf('"t":') + 4;
        fc.pre(changed !== old && !isTime && withoutTime(changed) !== withoutTime(old));
        expect(whole(lines.with(index, changed))).toBe(false);
      },
    ),
    { numRuns: 1_000 },
  );
  for (const index of lines.keys()) {
    expect(whole(lines.toSpliced(index, 1)), `without ${index}`).toBe(false);
    expect(whole(lines.toSpliced(index, 0, lines[index] ?? "")), `${index} twice`).toBe(false);
    if (index > 0)
      expect(
        whole(lines.with(index, lines[index - 1] ?? "").with(index - 1, lines[index] ?? "")),
        `${index} moved`,
      ).toBe(false);
  }
});

/** What a reader makes of a line, without the time: other bytes may be the same entry. */
function withoutTime(line: string): string {
  try {
    const { t: _time, ...entry } = JSON.parse(line);
    return JSON.stringify(entry, Object.keys(entry).sort());
  } catch {
    return line;
  }
}

test("a trace that is cut anywhere is refused", () => {
  const text = traceOf(8);
  for (let length = 0; length < text.length; length += 1)
    expect(readTrace(text.slice(0, length)).kind, `${length}`).toBe("fault");
});

test("the time is in no hash", () => {
  expect(told(traceOf(3).replaceAll('"t":0', '"t":123456'))).toBe("5 entries");
});

test("what is refused is told by its line", () => {
  const lines = traceOf(1_100).trimEnd().split("\n");
  const edited = (index: number, from: string, to: string) =>
    lines.with(index, (lines[index] ?? "").replace(from, to));
  const rows: Readonly<Record<string, string>> = {
    nothing: "",
    "an empty line": "\n",
    "no JSON": `${lines.with(5, "{").join("\n")}\n`,
    "another kind": `${edited(5, '"frame"', '"note"').join("\n")}\n`,
    "a frame without a direction": `${edited(5, '"d":">",', "").join("\n")}\n`,
    "another number": `${edited(5, '"i":5', '"i":6').join("\n")}\n`,
    "a change before the checkpoint": `${edited(5, '"index":4', '"index":5').join("\n")}\n`,
    "a change after the checkpoint": `${edited(1_090, '"index"', '"indez"').join("\n")}\n`,
    "no header": `${lines.slice(1).join("\n")}\n`,
    "another schema": `${edited(0, traceSchema, "lanser.trace.v9").join("\n")}\n`,
    "no trailer": `${lines.slice(0, -1).join("\n")}\n`,
    "something after the trailer": `${[...lines, lines[5]].join("\n")}\n`,
    "no line feed at the end": lines.join("\n"),
  };
  expect(
    Object.entries(rows)
      .map(([name, text]) => `${name}: ${told(text)}`)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "nothing: line 1: the first line is no header of lanser.trace.v1
    an empty line: line 1: this is no trace entry
    no JSON: line 6: this is no trace entry
    another kind: line 6: this is no trace entry
    a frame without a direction: line 6: this is no trace entry
    another number: line 6: entry 5 is numbered 6
    a change before the checkpoint: line 1025: something before this checkpoint was changed
    a change after the checkpoint: line 1103: something before the trailer was changed
    no header: line 1: entry 0 is numbered 1
    another schema: line 1025: something before this checkpoint was changed
    no trailer: line 1102: the trailer is missing
    something after the trailer: line 1104: there is something after the trailer
    no line feed at the end: line 1103: the last line is cut off"
  `);
});
