/** Whole sessions with the scripted server, which now and then does one more thing wrong: one kind for each class. */

import { pyright } from "../../../src/servers/pyright/profile.ts";
import { observe } from "../../../src/session/observe/observe.ts";
import type { TraceEntry } from "../../../src/session/trace/format.ts";
import { createMemoryPair } from "../../../src/session/wire/memory.ts";
import type { Message, Transport } from "../../../src/session/wire/transport.ts";
import type { ObservedRun } from "../../../src/traces/drift/facts.ts";
import { seededRandom } from "../../../src/traces/drift/random.ts";
import { makeFolder, write } from "../../support/files.ts";
import { idleClock } from "../../support/memory-clock.ts";
import { play } from "../../support/scripted-pyright.ts";

export const plantedClasses = ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"] as const;
export type PlantedClass = (typeof plantedClasses)[number];

const files = { "a.py": "broken\nbroken\n", "b.py": "broken\nbroken\n", "c.py": "broken\nbroken\n" };

/** A coin that falls the same way on every machine. */
export function coin(seed: string, p: number): () => boolean {
  const random = seededRandom(seed);
  return () => random() / 2 ** 32 < p;
}

type Item = Record<string, unknown> & { message: string };

function itemsOf(): Item[] {
  const at = (line: number, character: number) => ({ line, character });
  const range = (line: number) => ({ start: at(line, 0), end: at(line, 6) });
  return [
    { range: range(0), severity: 1, source: "Scripted", code: "first", message: 'no "A | B"' },
    { range: range(0), severity: 2, source: "Scripted", code: "second", message: "twice" },
    { range: range(1), severity: 4, source: "Scripted", message: "nobody reads it", tags: [1] },
  ];
}

/** Several ways to be wrong for each class that has several; `nth` chooses. */
const distortions: Readonly<
  Record<"D1" | "D2" | "D3" | "D4" | "D5", readonly ((items: Item[]) => Item[])[]>
> = {
  D1: [(items) => items.toReversed()],
  D2: [(items) => items.with(0, { ...items[0], message: 'no "B | A"' })],
  D3: [
    (items) =>
      items.with(1, {
        ...(items[1] as Item),
        range: { start: { line: 0, character: 1 }, end: { line: 0, character: 6 } },
      }),
  ],
  D4: [
    (items) => items.slice(1),
    (items) => items.slice(0, -1),
    (items) => [...items, items[0] as Item],
    () => [],
  ],
  D5: [
    (items) => items.with(0, { ...(items[0] as Item), severity: 2 }),
    (items) => items.with(2, { ...(items[2] as Item), tags: [2] }),
    (items) => items.with(1, { ...(items[1] as Item), code: "other" }),
    (items) => items.with(0, { ...(items[0] as Item), relatedInformation: [] }),
  ],
};

export type FlakySessions = {
  /** One session in which the server flips, in the `nth` way of its class, or does not. */
  readonly run: (planted: PlantedClass, flips: boolean, nth: number) => Promise<ObservedRun>;
  readonly remove: () => void;
};

export function flakySessions(): FlakySessions {
  const { folder, remove } = makeFolder();
  write(folder, files);
  return { run: (planted, flips, nth) => session(folder, planted, flips, nth), remove };
}

async function session(
  root: string,
  planted: PlantedClass,
  flips: boolean,
  nth: number,
): Promise<ObservedRun> {
  const clock = idleClock();
  const { client, server } = createMemoryPair();
  const pulled = new Map<unknown, string>();
  const pulls = new Map<string, number>();
  const end = (code: number) => server.end({ kind: "exit", code, signal: null });
  const say = (message: Message): void => {
    const uri = pulled.get(message["id"]);
    pulled.delete(message["id"]);
    if (uri === undefined || uri.includes("canary")) {
      server.send(flips && planted === "D6" ? otherCapabilities(message, nth) : message);
      return;
    }
    const count = (pulls.get(uri) ?? 0) + 1;
    pulls.set(uri, count);
    const isB = uri.endsWith("/b.py");
    const isWrong = flips && isB;
    if (isWrong && planted === "D8" && nth % 2 === 0) {
      end(3);
      return;
    }
    let items = itemsOf();
    if (isWrong && planted === "D7" && count === 1) items = nth % 2 === 0 ? [] : items.slice(1);
    if (isWrong && planted in distortions) {
      const ways = distortions[planted as keyof typeof distortions];
      items = ways[nth % ways.length]?.(items) ?? items;
    }
    const answer = { ...message, result: { kind: "full", items } } as Message;
    server.send(answer);
    if (isWrong && planted === "D6" && nth % 3 === 0) server.send(answer);
    if (isWrong && planted === "D6" && nth % 3 === 1)
      server.send({ jsonrpc: "2.0", method: "custom/extra", params: {} });
  };
  const receive = play(planted === "D7" ? "asks once to pull again, after b.py" : "nothing", {
    send: say,
    writeRaw: () => undefined,
    end: (code) => end(flips && planted === "D8" ? 3 : code),
  });
  server.listen(
    (message) => {
      const { textDocument } = (message["params"] ?? {}) as { textDocument?: { uri: string } };
      if (message["method"] === "textDocument/diagnostic") pulled.set(message["id"], textDocument?.uri ?? "");
      receive(message);
    },
    () => undefined,
  );
  const entries: TraceEntry[] = [];
  const observation = await observe({
    transport: recorded(clock.watch(client), root, entries),
    clock,
    pid: 1,
    profile: pyright,
    context: { root, project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    schedule: { paths: Object.keys(files), programFiles: Object.keys(files).length, keepsOpen: false },
    lookups: null,
    text: (path) => files[path as keyof typeof files],
    projectDiagnostics: [],
    symbols: () => () => null,
    relative: (message) => message,
    progress: () => undefined,
  });
  return { observation, environment: null, entries: () => entries };
}

/** Every third way of D6: the server offers something else. */
function otherCapabilities(message: Message, nth: number): Message {
  const result = message["result"] as { capabilities?: object } | undefined;
  if (nth % 3 !== 2 || result?.capabilities === undefined) return message;
  return { ...message, result: { capabilities: { ...result.capabilities, hoverProvider: true } } };
}

/** What a trace of the session would hold; only the root is a placeholder, as nothing else is a place. */
function recorded(inner: Transport, root: string, entries: TraceEntry[]): Transport {
  const add = (entry: Pick<TraceEntry, "k" | "m"> & { readonly d?: ">" | "<" }) => {
    const m = JSON.parse(
      JSON.stringify(entry.m)
        .replaceAll(`file://${root}`, "${" + "ROOT_URI}")
        .replaceAll(root, "${" + "ROOT}"),
    ) as unknown;
    entries.push({ i: entries.length, ...entry, m, t: 0 });
  };
  return {
    ...inner,
    listen: (onMessage, onEnd) =>
      inner.listen(
        (message) => {
          add({ k: "frame", d: "<", m: message });
          onMessage(message);
        },
        (end) => {
          add({ k: "meta", m: { end } });
          onEnd(end);
        },
      ),
    send: (message) => {
      add({ k: "frame", d: ">", m: message });
      inner.send(message);
    },
  };
}
