/**
 * Our frame decoder beside vscode-jsonrpc's StreamMessageReader, in one run on one machine, because only the ratio means
 * anything elsewhere.
 */
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { StreamMessageReader } from "vscode-jsonrpc/node";
import { createDecoder, encodeFrame } from "../src/session/wire/decoder.ts";
import { decoderLimits } from "../src/session/wire/limits.ts";

type Row = {
  readonly load: string;
  readonly oursMs: number;
  readonly theirsMs: number;
  readonly note: string;
};

const MIB = 1024 * 1024;
const chunkBytes = 64 * 1024;

/** A table: what was decoded, how long each took, and how many times as long theirs took. */
export async function benchDecoder(): Promise<string> {
  const tiny = encodeFrame({ jsonrpc: "2.0", method: "textDocument/publishDiagnostics", params: [] });
  const rows = [
    await compare("1,000,000 tiny frames", repeat(tiny, 1_000_000), 1_000_000, chunkBytes),
    await compare("one body of 64 MiB", bodyOf(64 * MIB), 1, chunkBytes),
    await compare("50,000 frames, one byte a chunk", repeat(tiny, 50_000), 50_000, 1),
    await compareGarbage(),
  ];
  return table(rows);
}

async function compare(load: string, bytes: Buffer, messages: number, chunk: number): Promise<Row> {
  const oursMs = await time(async () => decodeOurs(bytes, messages, chunk));
  const theirsMs = await time(() => decodeTheirs(bytes, messages, chunk));
  const rate =
    messages === 1
      ? `${Math.round((bytes.length / MIB / oursMs) * 1000)} MiB/s`
      : `${thousands((messages / oursMs) * 1000)} frames/s`;
  return { load, oursMs, theirsMs, note: `ours: ${rate}` };
}

/** They look for the end of a header from the start again with every chunk, so a part is measured and extrapolated. */
async function compareGarbage(): Promise<Row> {
  const garbage = Buffer.alloc(16 * MIB, "x");
  const pieceBytes = 1024;
  const scale = 32;
  const oursMs = await time(async () => {
    const decoder = createDecoder(decoderLimits);
    for (let at = 0; at < garbage.length; at += pieceBytes)
      decoder.push(garbage.subarray(at, at + pieceBytes));
  });
  const part = garbage.subarray(0, garbage.length / scale);
  const partMs = await time(() => feed(reader().stream, part, pieceBytes));
  const note = `theirs: ${Math.round(partMs)} ms for 1/${scale} of it, times ${scale}²`;
  return { load: "16 MiB of garbage, 1 KiB a chunk", oursMs, theirsMs: partMs * scale * scale, note };
}

function decodeOurs(bytes: Buffer, messages: number, chunk: number): void {
  const decoder = createDecoder(decoderLimits);
  let seen = 0;
  for (let at = 0; at < bytes.length; at += chunk)
    seen += decoder.push(bytes.subarray(at, at + chunk)).length;
  if (seen !== messages || decoder.stats.frames !== messages)
    throw new Error(`ours read ${seen} of ${messages}`);
}

async function decodeTheirs(bytes: Buffer, messages: number, chunk: number): Promise<void> {
  const { stream, listen } = reader();
  let seen = 0;
  const all = new Promise<void>((resolve) => {
    listen(() => {
      if (++seen === messages) resolve();
    });
  });
  await feed(stream, bytes, chunk);
  await all;
}

function reader(): { stream: Readable; listen: (onMessage: () => void) => void } {
  const stream = new Readable({ read: () => {} });
  const theirs = new StreamMessageReader(stream);
  theirs.listen(() => onMessage());
  let onMessage = () => {};
  return {
    stream,
    listen: (to) => {
      onMessage = to;
    },
  };
}

/** In turns, as a pipe would: theirs reads in promises, and slows down when much is waiting. */
async function feed(stream: Readable, bytes: Buffer, chunk: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += chunk) {
    stream.emit("data", bytes.subarray(at, at + chunk));
    if ((at + chunk) % chunkBytes < chunk) await nextTurn();
  }
}

function repeat(frame: Uint8Array, times: number): Buffer {
  return Buffer.alloc(frame.length * times, frame);
}

function bodyOf(bytes: number): Buffer {
  const message = (text: string) => ({ jsonrpc: "2.0", method: "m", params: { text } }) as const;
  const empty = Buffer.byteLength(JSON.stringify(message("")));
  return Buffer.from(encodeFrame(message("x".repeat(bytes - empty))));
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function table(rows: readonly Row[]): string {
  const head = ["load", "ours ms", "vscode-jsonrpc ms", "ratio", ""];
  const cells = rows.map(({ load, oursMs, theirsMs, note }) => [
    load,
    oursMs.toFixed(1),
    theirsMs.toFixed(1),
    (theirsMs / oursMs).toFixed(1),
    note,
  ]);
  const all = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const print = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : column < 4 ? cell.padStart(widths[column] ?? 0) : cell,
      )
      .join("  ")
      .trimEnd();
  return `${all.map(print).join("\n")}\n`;
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
