/** Two conversations of one schedule part at an answer: found by checkpoints, however much was logged before it. */
import { expect, test } from "vitest";
import { divergenceClasses } from "../../../src/model/divergence.ts";
import { traceFromBytes } from "../../../src/session/trace/source.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import type { Divergence } from "../../../src/traces/drift/classes.ts";
import { findWorstPlace, firstDifferingAnswer } from "../../../src/traces/drift/differing-answer.ts";
import type { ObservedRun } from "../../../src/traces/drift/facts.ts";
import { wholeTrace, writtenTrace } from "../../session/trace/written.ts";
import { observation } from "./values.ts";

/** What the server sends: so many answers, a log message before each that is in `logged`. */
type Said = {
  readonly answers: number;
  readonly logged?: readonly number[];
  readonly other?: number;
  readonly asked?: number;
};

function session({ answers, logged = [], other, asked }: Said): ObservedRun {
  const bytes = writtenTrace((trace) => {
    const say = (message: object) => trace.frame("<", { jsonrpc: "2.0", ...message } as Message);
    for (let id = 1; id <= answers; id += 1) {
      if (logged.includes(id)) say({ method: "window/logMessage", params: { type: 3, message: `${id} ms` } });
      if (asked === id) say({ id, method: "window/workDoneProgress/create", params: { token: id } });
      trace.frame(">", { jsonrpc: "2.0", id, method: "textDocument/diagnostic" } as Message);
      say({ id, result: { items: [{ message: id === other ? "other" : "said" }] } });
    }
  });
  return {
    observation: observation({}),
    environment: null,
    entries: null,
    source: () => traceFromBytes(bytes),
  };
}

const changed = { class: "D2" } as const;

test("the first other answer is found behind what was logged in one of them alone", () => {
  const found = firstDifferingAnswer(
    session({ answers: 2_000, logged: [3, 1_500] }),
    session({ answers: 2_000, logged: [7], asked: 9, other: 1_700 }),
    changed,
  );
  // Two entries an answer, those before, one of each checkpoint, and the header.
  expect(found).toMatchObject({
    entry: 1_700 * 2 + 2 + 3,
    entryInB: 1_700 * 2 + 2 + 3,
    pointer: "/result/items/0/message",
    a: '"said"',
    b: '"other"',
  });
  expect(found?.around.b[3]).toMatch(/^3405 < .*"other"/u);
});

test("an answer that is missing is the end of the other", () => {
  const found = firstDifferingAnswer(session({ answers: 5 }), session({ answers: 4 }), changed);
  expect(found).toMatchObject({ entry: 10, pointer: "", b: "the end" });
});

test("what a server keeps for itself parts nothing", () => {
  const of = (extra: object): ObservedRun => {
    const bytes = writtenTrace((trace) => {
      const result = { kind: "full", resultId: JSON.stringify(extra), items: [{ message: "m", ...extra }] };
      trace.frame("<", { jsonrpc: "2.0", id: 1, result } as Message);
    });
    return {
      observation: observation({}),
      environment: null,
      entries: null,
      source: () => traceFromBytes(bytes),
    };
  };
  expect(firstDifferingAnswer(of({ data: 1 }), of({ data: 2 }), changed)).toBeNull();
  expect(firstDifferingAnswer(of({ data: 1 }), of({ tags: [1] }), changed)?.pointer).toBe(
    "/result/items/0/tags",
  );
});

test("the place of a difference is what was said last of its file, not the first that differs", () => {
  const places = new Map([["ROOT_URI", "file:///tree"]]);
  const of = (messages: Readonly<Record<string, readonly string[]>>): ObservedRun => {
    const bytes = writtenTrace(
      (trace) => {
        let id = 0;
        for (const [name, texts] of Object.entries(messages)) {
          for (const message of texts) {
            id += 1;
            const params = { textDocument: { uri: `file:///tree/${name}` } };
            trace.frame(">", { jsonrpc: "2.0", id, method: "textDocument/diagnostic", params } as Message);
            trace.frame("<", { jsonrpc: "2.0", id, result: { items: [{ message }] } } as Message);
          }
        }
        const pushed = { uri: { toString: 1 }, diagnostics: [] };
        trace.frame("<", {
          jsonrpc: "2.0",
          method: "textDocument/publishDiagnostics",
          params: pushed,
        } as Message);
      },
      { places },
    );
    return { observation: observation({}), environment: null, entries: wholeTrace(bytes).entries };
  };
  const first = (path: string | null) => ({ first: { path } as Divergence["first"] });
  const [wanted, got] = [
    of({ "z.py": ["a"], "b.py": ["1", "2"] }),
    of({ "z.py": ["b"], "b.py": ["1", "3"] }),
  ];
  expect(["z.py", "b.py", "gone.py", null].map((path) => findWorstPlace(wanted, got, first(path)))).toEqual([
    { entry: 2, pointer: "/result/items/0/message" },
    { entry: 6, pointer: "/result/items/0/message" },
    null,
    null,
  ]);
});

test("nothing parts where only what is logged differs, or where nothing can be compared", () => {
  const [one, other] = [
    session({ answers: 9, logged: [1] }),
    session({ answers: 9, logged: [2, 4], asked: 5 }),
  ];
  expect(firstDifferingAnswer(one, other, changed)).toBeNull();
  const [said, otherwise] = [session({ answers: 9 }), session({ answers: 9, other: 2 })];
  const isFound = Object.keys(divergenceClasses).filter(
    (name) =>
      firstDifferingAnswer(said, otherwise, { class: name as keyof typeof divergenceClasses }) !== null,
  );
  expect(isFound).toEqual(["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"]);
  const { source: _, ...untraced } = said;
  expect(firstDifferingAnswer(untraced, otherwise, changed)).toBeNull();
});
