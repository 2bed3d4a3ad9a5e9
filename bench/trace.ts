/**
 * A trace of 1 GiB beside `sha256sum` of the same file: how many times as long it takes to verify it and to replay it,
 * in how much memory, and how much of two such traces is read to find where they part.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { realClock } from "../src/host.ts";
import { firstDivergence } from "../src/trace/compare.ts";
import { type TraceHeader, traceSchema } from "../src/trace/format.ts";
import { readTrace, type Trace } from "../src/trace/read.ts";
import { openTrace } from "../src/trace/record.ts";
import { replay } from "../src/trace/replay.ts";
import { createScrubber, placesOf } from "../src/trace/scrub.ts";
import { secretsIn } from "../src/trace/secrets.ts";
import { openTraceFile } from "../src/trace/source.ts";
import type { Message } from "../src/wire/transport.ts";
import { type Cost, measure } from "./tools.ts";

const traceBytes = 1_073_741_824;
const rounds = 3;
const self = fileURLToPath(import.meta.url);

export async function benchTrace(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const [a, b] = [join(folder, "a.trace.jsonl"), join(folder, "b.trace.jsonl")];
    const writing = measure(["node", self, "write", a, ""], folder);
    const files = Math.round(
      Number(execFileSync("wc", ["-l", a], { encoding: "utf8" }).split(" ")[0]) / 1_000,
    );
    const runs: Record<"sum" | "verify" | "secrets" | "replay", Cost>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const child = (what: string) => measure(["node", self, what, a], folder);
      runs.push({
        sum: sumOf(a, folder),
        verify: child("verify"),
        secrets: child("secrets"),
        replay: child("replay"),
      });
    }
    // The other differs in one word in the middle.
    measure(["node", self, "write", b, "other"], folder);
    const compared = firstDivergence(openTraceFile(a), openTraceFile(b));
    const share =
      compared.kind === "fault" ? Number.NaN : compared.bytesRead / (statSync(a).size + statSync(b).size);
    const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
    const rows = [
      ["verify : sha256sum, CPU time", of((run) => run.verify.cpu / run.sum.cpu), "≤ 8"],
      ["verify : sha256sum, wall time", of((run) => run.verify.wall / run.sum.wall), "≤ 8"],
      ["replay : sha256sum, CPU time", of((run) => run.replay.cpu / run.sum.cpu), "≤ 25"],
      ["replay : sha256sum, wall time", of((run) => run.replay.wall / run.sum.wall), "≤ 25"],
      ["looking for secrets : sha256sum, CPU time", of((run) => run.secrets.cpu / run.sum.cpu), ""],
      ["peak of the process that verifies, MiB", of((run) => run.verify.peak / mebibyte), "≤ 256"],
      ["peak of the process that replays, MiB", of((run) => run.replay.peak / mebibyte), "≤ 256"],
      ["peak of the process that writes, MiB", writing.peak / mebibyte, ""],
      ["read to find the first divergence, % of both", share * 100, "≤ 1"],
    ] as const;
    const lines = rows.map(
      ([what, value, limit]) =>
        `${value.toFixed(value > 20 ? 0 : 3).padStart(8)}  ${limit.padEnd(6)} ${what}`,
    );
    const found = compared.kind === "different" ? `entry ${compared.entry}` : compared.kind;
    return [`1 GiB, ${files},000 entries, medians of ${rounds}; divergence found: ${found}`, ...lines].join(
      "\n",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const mebibyte = 1_048_576;

function sumOf(file: string, folder: string): Cost {
  const run = 'require("node:child_process").execFileSync("sha256sum", [process.argv[1]])';
  return measure(["node", "-e", run, file], folder);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const zeros = `sha256:${"0".repeat(64)}`;
const header: TraceHeader = {
  schema: traceSchema,
  tool: { name: "lanser", version: "0.0.0" },
  server: { id: "scripted", version: "1.0.0", treeDigest: zeros },
  side: "head",
  session: "head",
  snapshot: { commit: null, tree: null },
  digests: { capabilities: zeros, schedule: zeros, configuration: zeros },
  program: [],
  run: null,
};
const here = placesOf({
  ROOT: "/work/space/of/a/session/base",
  SERVER: "/cache/servers/one",
  HOME: "/home/somebody",
});
const there = placesOf({ ROOT: "/lanser/root", SERVER: "/lanser/server", HOME: "/lanser/home" });

/** A session as pyright's are: documents opened, pulled and closed, with progress, logs and answers between. */
function write(file: string, other: string): void {
  const trace = openTrace(realClock, file, header, here);
  const random = createRandom(42);
  let bytes = 0;
  const say = (direction: ">" | "<", message: Message): void => {
    bytes += JSON.stringify(message).length + 60;
    trace.frame(direction, message);
  };
  for (let id = 0; bytes < traceBytes; id += 1) {
    const isOther = other !== "" && bytes > traceBytes / 2;
    visit(say, random, id, isOther ? other : "");
    if (isOther) other = "";
  }
  trace.finish();
}

type Say = (direction: ">" | "<", message: Message) => void;
type Random = (below: number) => number;

function visit(say: Say, random: Random, id: number, word: string): void {
  const uri = `file:///work/space/of/a/session/base/package_${id % 97}/module_${id}.py`;
  const token = `${hex(random, 8)}-${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}-${hex(random, 12)}`;
  const text = Array.from({ length: 20 + random(200) }, () => line(random)).join("\n") + word;
  const textDocument = { uri, languageId: "python", version: 1, text };
  say(">", { jsonrpc: "2.0", method: "textDocument/didOpen", params: { textDocument } });
  say(">", { jsonrpc: "2.0", id, method: "textDocument/diagnostic", params: { textDocument: { uri } } });
  say("<", { jsonrpc: "2.0", id, method: "window/workDoneProgress/create", params: { token } });
  say(">", { jsonrpc: "2.0", id, result: null });
  say("<", {
    jsonrpc: "2.0",
    method: "$/progress",
    params: { token, value: { kind: "begin", title: "checking" } },
  });
  const message = `checked /work/space/of/a/session/base/module_${id}.py in ${random(1_000)} ms: "${line(random)}"`;
  say("<", { jsonrpc: "2.0", method: "window/logMessage", params: { type: 3, message } });
  say("<", { jsonrpc: "2.0", method: "$/progress", params: { token, value: { kind: "end" } } });
  const items = Array.from({ length: random(12) }, () => ({
    range: { start: { line: random(200), character: 4 }, end: { line: random(200), character: 9 } },
    severity: 1 + random(2),
    code: "reportArgumentType",
    source: "Pyright",
    message: `Argument of type "${line(random)}" cannot be assigned\n  "é${id}" is not assignable to "str"`,
  }));
  say("<", { jsonrpc: "2.0", id, result: { kind: "full", items } });
  say(">", { jsonrpc: "2.0", method: "textDocument/didClose", params: { textDocument: { uri } } });
}

const words =
  "self value = return def class import from None int str list for in if else not is [0] ( ) : , .".split(
    " ",
  );

function line(random: Random): string {
  return Array.from({ length: 3 + random(9) }, () => words[random(words.length)] ?? "").join(" ");
}

function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random(16).toString(16)).join("");
}

/** Numbers that are the same in every run (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function verified(file: string): Trace {
  const read = readTrace(openTraceFile(file));
  if (read.kind === "fault") throw new Error(read.message);
  return read.trace;
}

/** A client that says what the trace says, where it says it. */
async function replayAll(trace: Trace): Promise<void> {
  const { transport, divergence } = replay(trace, there);
  const { unscrub } = createScrubber(there);
  const lines = trace.entries()[Symbol.iterator]();
  let ahead = 0;
  await new Promise<void>((resolve) => {
    const speak = (): void => {
      for (let step = lines.next(); step.done !== true; step = lines.next()) {
        const { d, m } = step.value;
        if (d === ">") transport.send(unscrub(m) as Message);
        if (d !== "<") continue;
        ahead += 1;
        if (ahead > 0) return;
      }
      void transport.close();
    };
    transport.listen(
      () => {
        ahead -= 1;
        if (ahead === 0) speak();
      },
      () => resolve(),
    );
    speak();
  });
  const left = divergence();
  if (left !== undefined) throw new Error(JSON.stringify(left));
}

const parts: Readonly<Record<string, (file: string, other: string) => unknown>> = {
  write,
  verify: verified,
  secrets: (file) => secretsIn(openTraceFile(file)),
  replay: (file) => replayAll(verified(file)),
};

if (import.meta.main) {
  const [part = "", file = "", other = ""] = process.argv.slice(2);
  await parts[part]?.(file, other);
}
