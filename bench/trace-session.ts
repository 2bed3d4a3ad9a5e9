/** `node trace-session.ts write|verify|secrets|replay FILE`: what the benchmark of traces measures, each in a process of its own. */
import { realClock } from "../src/platform/host.ts";
import { type TraceHeader, traceSchema } from "../src/session/trace/format.ts";
import { readTrace, type Trace } from "../src/session/trace/read.ts";
import { openTrace } from "../src/session/trace/record.ts";
import { replay } from "../src/session/trace/replay.ts";
import { createScrubber, scrubPlaces } from "../src/session/trace/scrub.ts";
import { secretsIn } from "../src/session/trace/secrets.ts";
import { openTraceFile } from "../src/session/trace/source.ts";
import type { Message } from "../src/session/wire/transport.ts";

const traceBytes = 1_073_741_824;
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
const here = scrubPlaces({
  ROOT: "/srv/checkout/base",
  SERVER: "/cache/servers/one",
  HOME: "/home/somebody",
});
const there = scrubPlaces({ ROOT: "/lanser/root", SERVER: "/lanser/server", HOME: "/lanser/home" });

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
  const uri = `file:///srv/checkout/base/package_${id % 97}/module_${id}.py`;
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
  const message = `checked /srv/checkout/base/module_${id}.py in ${random(1_000)} ms: "${line(random)}"`;
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

const [part = "", file = "", other = ""] = process.argv.slice(2);
await parts[part]?.(file, other);
