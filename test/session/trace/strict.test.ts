/** A replay is strict both ways, and in it time passes only when nothing else can happen. */
import { describe, expect, test } from "vitest";
import type { FilesDigest } from "../../../src/session/trace/format.ts";
import type { Trace } from "../../../src/session/trace/read.ts";
import { type Replay, replay, resultDivergence } from "../../../src/session/trace/replay.ts";
import type { Message, TransportEnd } from "../../../src/session/wire/transport.ts";
import { wholeTrace, writtenTrace } from "./written.ts";

const ask = (id: number, method: string, params: object = {}): Message => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});
const answer = (id: number, result: unknown): Message => ({ jsonrpc: "2.0", id, result });
const tell = (method: string, params: object = {}): Message => ({ jsonrpc: "2.0", method, params });

type Line = readonly [direction: ">" | "<", message: Message] | readonly [end: TransportEnd];

/** A trace with these frames and ends, numbered from 1 after the header. */
function traceOf(...lines: readonly Line[]): Trace {
  const bytes = writtenTrace((trace) => {
    for (const [first, message] of lines) {
      if (typeof first !== "string") trace.note("meta", { end: first });
      else if (message !== undefined) trace.frame(first, message);
    }
  });
  return wholeTrace(bytes);
}

/** Plays the trace to a client that says `say(heard)` after each message, beginning with none. */
async function play(
  trace: Trace,
  say: (heard: number, replayed: Replay) => readonly Message[],
): Promise<string> {
  const replayed = replay(trace, new Map());
  const log: string[] = [];
  let heard = 0;
  const speak = () => {
    for (const message of say(heard, replayed)) replayed.transport.send(message);
  };
  const ended = new Promise<void>((resolve) => {
    replayed.transport.listen(
      (message) => {
        heard += 1;
        log.push(String(message["method"] ?? `answer ${message["id"]}`));
        speak();
      },
      (end) => {
        log.push(`end ${end.kind}`);
        resolve();
      },
    );
    // What is waited for when everything was heard: the client's own time runs out, and it goes.
    replayed.clock.after(60_000, () => void replayed.transport.close());
    speak();
  });
  await ended;
  const divergence = replayed.divergence();
  const what =
    divergence === undefined
      ? "as recorded"
      : `${divergence.problem} at ${divergence.entry}${divergence.pointer}: wanted ${divergence.wanted}, got ${divergence.got}`;
  return `${log.join(", ")}; ${what}`;
}

const conversation = traceOf(
  [">", ask(0, "initialize", { processId: 0, rootUri: "x" })],
  ["<", answer(0, { capabilities: {} })],
  [">", tell("initialized")],
  ["<", ask(7, "workspace/configuration")],
  ["<", ask(8, "workspace/workspaceFolders")],
  [">", answer(7, [null])],
  [">", answer(8, [])],
  ["<", tell("window/logMessage")],
  [">", ask(1, "shutdown")],
  ["<", answer(1, null)],
);

/** What the client of the recording said, by how many messages it had heard. */
const said: readonly (readonly Message[])[] = [
  [ask(0, "initialize", { processId: 4711, rootUri: "x" })],
  [tell("initialized")],
  [answer(7, [null])],
  [answer(8, [])],
  [ask(1, "shutdown")],
];
const instead =
  (at: number, ...messages: Message[]) =>
  (heard: number) =>
    heard === at ? messages : (said[heard] ?? []);

describe("a replay", () => {
  test("tells where it left the recording, and why", async () => {
    const rows = {
      "says the same, whatever its process id": await play(conversation, (heard) => said[heard] ?? []),
      "answers in another order": await play(conversation, (heard) =>
        heard === 2 ? [] : heard === 3 ? [answer(8, []), answer(7, [null])] : (said[heard] ?? []),
      ),
      "says something else": await play(
        conversation,
        instead(0, ask(0, "initialize", { processId: 1, rootUri: "y" })),
      ),
      "leaves something out of it": await play(
        conversation,
        instead(0, ask(0, "initialize", { processId: 1 })),
      ),
      "asks under another id": await play(conversation, instead(4, ask(2, "shutdown"))),
      "answers something else": await play(conversation, instead(3, answer(8, null))),
      "answers what was not asked": await play(conversation, instead(3, answer(9, []))),
      "says more": await play(conversation, instead(5, tell("exit"))),
      "says something too early": await play(conversation, instead(0, tell("initialized"))),
      "says nothing any more": await play(conversation, instead(4)),
      "does not answer": await play(conversation, instead(3)),
    };
    expect(
      Object.entries(rows)
        .map(([name, row]) => `${name}: ${row}`)
        .join("\n"),
    ).toMatchInlineSnapshot(`
      "says the same, whatever its process id: answer 0, workspace/configuration, workspace/workspaceFolders, window/logMessage, answer 1, end closed; as recorded
      answers in another order: answer 0, workspace/configuration, workspace/workspaceFolders, window/logMessage, answer 1, end closed; as recorded
      says something else: end closed; different-message at 1/params/rootUri: wanted "x", got "y"
      leaves something out of it: end closed; different-message at 1/params/rootUri: wanted "x", got nothing
      asks under another id: answer 0, workspace/configuration, workspace/workspaceFolders, window/logMessage, end closed; different-message at 9/id: wanted 1, got 2
      answers something else: answer 0, workspace/configuration, workspace/workspaceFolders, end closed; different-message at 7/result: wanted [], got null
      answers what was not asked: answer 0, workspace/configuration, workspace/workspaceFolders, end closed; unexpected-message at 8: wanted nothing, got {"id":9,"jsonrpc":"2.0","result":[]}
      says more: answer 0, workspace/configuration, workspace/workspaceFolders, window/logMessage, answer 1, end closed; unexpected-message at 11: wanted nothing, got {"jsonrpc":"2.0","method":"exit","params":{}}
      says something too early: end closed; different-message at 1/id: wanted 0, got nothing
      says nothing any more: answer 0, workspace/configuration, workspace/workspaceFolders, window/logMessage, end closed; unused-entry at 9: wanted {"id":1,"jsonrpc":"2.0","method":"shutdown","params":{}}, got nothing
      does not answer: answer 0, workspace/configuration, workspace/workspaceFolders, window/logMessage, answer 1, end closed; unused-entry at 7: wanted {"id":8,"jsonrpc":"2.0","result":[]}, got nothing"
    `);
  });

  test("ends as the recording did, once everything before was said", async () => {
    const exit: TransportEnd = { kind: "exit", code: null, signal: "SIGKILL" };
    const crashed = traceOf([">", ask(0, "begin")], [exit]);
    const early = traceOf([exit]);
    expect([
      await play(crashed, (heard) => (heard === 0 ? [ask(0, "begin")] : [])),
      await play(early, () => []),
    ]).toMatchInlineSnapshot(`
      [
        "end exit; as recorded",
        "end exit; as recorded",
      ]
    `);
  });

  test("lets time pass only when nothing else can happen, to the earliest timer", async () => {
    const order: string[] = [];
    const trace = traceOf(
      [">", ask(0, "a")],
      ["<", answer(0, null)],
      [">", ask(1, "b")],
      ["<", answer(1, null)],
    );
    const line = await play(trace, (heard, { clock }) => {
      order.push(`${heard} heard at ${clock.now()}`);
      if (heard === 0) {
        clock.after(500, () => order.push(`500 at ${clock.now()}`));
        clock.after(100, () => order.push(`100 at ${clock.now()}`));
        clock.after(50, () => order.push("never"))();
        return [ask(0, "a")];
      }
      return heard === 1 ? [ask(1, "b")] : [];
    });
    expect([...order, line]).toMatchInlineSnapshot(`
      [
        "0 heard at 0",
        "1 heard at 0",
        "2 heard at 0",
        "100 at 100",
        "500 at 500",
        "answer 0, answer 1, end closed; as recorded",
      ]
    `);
  });

  test("matches answers to one id in the order in which they were given", async () => {
    const again = traceOf(
      ["<", ask(1, "first")],
      [">", answer(1, "a")],
      ["<", ask(1, "second")],
      [">", answer(1, "b")],
      ["<", tell("done")],
    );
    expect([
      await play(again, (heard) => (heard === 1 ? [answer(1, "a")] : heard === 2 ? [answer(1, "b")] : [])),
      await play(again, (heard) => (heard === 1 ? [answer(1, "b")] : [])),
    ]).toMatchInlineSnapshot(`
      [
        "first, second, done, end closed; as recorded",
        "first, end closed; different-message at 2/result: wanted "a", got "b"",
      ]
    `);
  });

  test("hears tokens that are nobody's, and may say them", async () => {
    const token = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    const begun = traceOf(
      ["<", ask(0, "window/workDoneProgress/create", { token })],
      [">", tell("cancel", { token })],
    );
    let heardToken: unknown;
    const replayed = replay(begun, new Map());
    const ended = new Promise<void>((resolve) => {
      replayed.transport.listen(
        (message) => {
          heardToken = (message["params"] as { token: string }).token;
          replayed.transport.send(tell("cancel", { token: heardToken }));
          void replayed.transport.close();
        },
        () => resolve(),
      );
    });
    await ended;
    expect([heardToken, replayed.divergence()]).toEqual(["00000000-0000-4000-8000-000000000001", undefined]);
  });

  test("is refused where the files changed while it was recorded", async () => {
    const digest = (of: string): FilesDigest => ({
      files: { "m.py": `sha256:${of.repeat(64)}` },
      configuration: `sha256:${"0".repeat(64)}`,
    });
    const changed = wholeTrace(
      writtenTrace((trace) => {
        trace.note("digest", digest("a"));
        trace.frame(">", tell("initialized"));
        trace.note("digest", digest("b"));
      }),
    );
    expect(await play(changed, () => [])).toMatchInlineSnapshot(
      `"end closed; changed-digest at 3/files/m.py: wanted "sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", got "sha256:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb""`,
    );
  });

  test("says what is around a divergence, and what to try", async () => {
    const replayed = replay(conversation, new Map());
    const ended = new Promise<void>((resolve) =>
      replayed.transport.listen(
        () => undefined,
        () => resolve(),
      ),
    );
    replayed.transport.send(tell("exit"));
    await ended;
    expect(replayed.divergence()).toMatchInlineSnapshot(`
      {
        "around": [
          "0 header {"digests":{"capabilities":"sha256:0000000000000000000000000000000000000000000000000000000000000000","configuration":"sha256:0000000000000000000000000000000000…",
          "1 > {"id":0,"jsonrpc":"2.0","method":"initialize","params":{"processId":0,"rootUri":"x"}}",
          "2 < {"id":0,"jsonrpc":"2.0","result":{"capabilities":{}}}",
          "3 > {"jsonrpc":"2.0","method":"initialized","params":{}}",
          "4 < {"id":7,"jsonrpc":"2.0","method":"workspace/configuration","params":{}}",
        ],
        "entry": 1,
        "got": "nothing",
        "pointer": "/id",
        "problem": "different-message",
        "wanted": "0",
        "whatToTry": [
          "The server is not the cause. This release sends other requests than the recording, or at other times.",
          "lanser 0.0.0 made the recording, but this is lanser 0.1.0. To record the session again: lanser trace refresh",
        ],
      }
    `);
  });

  test("must come to the result that was noted", () => {
    const observation = `sha256:${"a".repeat(64)}`;
    const noted = wholeTrace(writtenTrace((trace) => trace.note("result", { observation })));
    const other = `sha256:${"b".repeat(64)}`;
    const { entry, problem, pointer } = resultDivergence(noted, { observation: other }) ?? {};
    expect([resultDivergence(noted, { observation }), entry, problem, pointer]).toEqual([
      undefined,
      1,
      "different-result",
      "/observation",
    ]);
  });
});
