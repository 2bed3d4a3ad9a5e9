/** Texts in place of files, asked about after the last answer: with a scripted server over memory. */
import { describe, expect, test } from "vitest";
import type { ProbeAnswer } from "../../../src/model/probe.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import type { Observation } from "../../../src/session/observe/observation.ts";
import { resultOf } from "../../../src/session/observe/observation.ts";
import { observe } from "../../../src/session/observe/observe.ts";
import type { AskProbes } from "../../../src/session/observe/probing.ts";
import { createMemoryPair } from "../../../src/session/wire/memory.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { folderOf } from "../../support/files.ts";
import { idleClock } from "../../support/memory-clock.ts";
import { play } from "../../support/scripted-pyright.ts";

const files = { "a.py": "x = 1\n", "b.py": "broken\n" };

/** What the server does once it is given a text: go, or answer nothing any more. */
type Illness = "ends" | "falls silent";

type Probed = {
  readonly observation: Observation;
  readonly answers: readonly (readonly ProbeAnswer[] | null)[];
  readonly sent: readonly string[];
};

/** Asks about `texts` in place of a.py, one after the other; at the text "ill" the server falls ill. */
async function probed(
  texts: readonly string[],
  illness: Illness = "ends",
  keepsOpen = false,
  more: (ask: AskProbes) => Promise<void> = () => Promise.resolve(),
): Promise<Probed> {
  const clock = idleClock();
  const { client, server } = createMemoryPair();
  const receive = play("nothing", {
    send: server.send,
    writeRaw: () => undefined,
    end: (code) => server.end({ kind: "exit", code, signal: null }),
  });
  let isIll = false;
  const sent: string[] = [];
  server.listen(
    (message) => {
      const { uri, text } = documentOf(message);
      if (message["method"] !== undefined)
        sent.push(`${String(message["method"])} ${uri?.split("/").at(-1) ?? ""}`.trim());
      if (text === "ill") isIll = true;
      if (!isIll) receive(message);
      else if (illness === "ends") server.end({ kind: "exit", code: 3, signal: null });
    },
    () => undefined,
  );
  const answers: (readonly ProbeAnswer[] | null)[] = [];
  const observation = await observe({
    transport: clock.watch(client),
    clock,
    pid: 1,
    profile: pyright,
    context: { root: folderOf(files), project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    schedule: { paths: Object.keys(files), programFiles: 2, keepsOpen },
    projectDiagnostics: [],
    lookups: null,
    probing: async (_observed, ask) => {
      for (const text of texts) answers.push(await ask([{ side: "head", path: "a.py", text }]));
      await more(ask);
    },
    text: (path) => files[path as keyof typeof files],
    symbols: () => () => null,
    relative: (message) => message,
    progress: () => undefined,
  });
  return { observation, answers, sent };
}

function documentOf(message: Message): { readonly uri?: string; readonly text?: string } {
  const { textDocument } = (message["params"] ?? {}) as { textDocument?: { uri: string; text?: string } };
  return textDocument ?? {};
}

const found = ({ files: observed }: Observation) =>
  observed.map((file) => `${file.path} ${file.kind === "final" ? file.findings.length : file.reason}`);

describe("probes", () => {
  test("come behind the last canary, beside a canary that answers when the last text is still open", async () => {
    const { sent, answers, observation } = await probed(["broken", "y"]);
    const from = sent.lastIndexOf("textDocument/didClose b.py");
    expect(sent.slice(from + 1)).toEqual([
      "textDocument/didOpen __lanser_canary_last__.py",
      "textDocument/diagnostic __lanser_canary_last__.py",
      "textDocument/didClose __lanser_canary_last__.py",
      "textDocument/didOpen __lanser_canary_last__.py",
      "textDocument/didOpen a.py",
      "textDocument/diagnostic a.py",
      "textDocument/didClose a.py",
      "textDocument/didOpen a.py",
      "textDocument/diagnostic a.py",
      "textDocument/diagnostic __lanser_canary_last__.py",
      "textDocument/didClose a.py",
      "textDocument/didClose __lanser_canary_last__.py",
      "shutdown",
      "exit",
    ]);
    expect(answers.flat().map((one) => one?.findings?.length)).toEqual([1, 0]);
    expect(observation.probes).toMatchObject({ asked: 2, failure: null });
  });

  test("that are inert are open beside each other, each file once", async () => {
    const { sent } = await probed([], "ends", false, async (ask) => {
      const inert = (path: string, text: string) => ({ side: "head", path, text, isInert: true }) as const;
      await ask([
        inert("a.py", "1"),
        inert("b.py", "2"),
        inert("a.py", "3"),
        { side: "head", path: "b.py", text: "4" },
      ]);
    });
    const first = sent.lastIndexOf("textDocument/didOpen __lanser_canary_last__.py");
    const last = sent.lastIndexOf("textDocument/diagnostic __lanser_canary_last__.py");
    expect(sent.slice(first + 1, last)).toEqual([
      "textDocument/didOpen a.py",
      "textDocument/didOpen b.py",
      "textDocument/diagnostic a.py",
      "textDocument/diagnostic b.py",
      "textDocument/didClose a.py",
      "textDocument/didClose b.py",
      "textDocument/didOpen a.py",
      "textDocument/diagnostic a.py",
      "textDocument/didClose a.py",
      "textDocument/didOpen b.py",
      "textDocument/diagnostic b.py",
    ]);
  });

  // What is kept of a round is known by its place in it.
  test("are answered in the order in which they were asked, also where some are asked together", async () => {
    const rounds: (readonly ProbeAnswer[] | null)[] = [];
    await probed([], "ends", false, async (ask) => {
      const one = { side: "head", path: "a.py" } as const;
      rounds.push(
        await ask([
          { ...one, text: "broken", isInert: true },
          { ...one, text: "y" },
          { ...one, path: "b.py", text: "broken", isInert: true },
        ]),
      );
    });
    expect(rounds.flat().map((answer) => [answer?.path, answer?.text, answer?.findings?.length])).toEqual([
      ["a.py", "broken", 1],
      ["a.py", "y", 0],
      ["b.py", "broken", 1],
    ]);
  });

  test("are no part of the observation, nor of its schedule, and have a digest of their own", async () => {
    const [none, one, other] = [await probed([]), await probed(["broken"]), await probed(["y"])];
    expect(none.observation.probes).toBeUndefined();
    expect(resultOf(none.observation)).not.toHaveProperty("probes");
    for (const { observation } of [one, other]) {
      const { probes, ...rest } = observation;
      expect(rest).toEqual(none.observation);
      expect(resultOf(observation)).toMatchObject({
        observation: Object(resultOf(none.observation))["observation"],
      });
      expect(probes?.digest).toMatch(/^sha256:/u);
    }
    expect(one.observation.probes?.digest).not.toBe(other.observation.probes?.digest);
  });

  test("are asked in documents that are closed, where the schedule leaves them open, too", async () => {
    const { sent, answers } = await probed(["broken"], "ends", true);
    const asked = sent.lastIndexOf("textDocument/didOpen a.py");
    expect(sent.slice(0, asked)).toContain("textDocument/didClose a.py");
    expect(answers.flat().map((one) => one?.findings?.length)).toEqual([1]);
  });

  test.each([
    ["ends", "server-crashed: the server ended with code 3 (probes)"],
    ["falls silent", "server-timeout: the server did not answer in time (probes)"],
  ] as const)("count for nothing where the server %s, and the findings stand", async (illness, why) => {
    const { observation, answers } = await probed(["broken", "ill", "y"], illness);
    expect(found(observation)).toEqual(["a.py 0", "b.py 1"]);
    expect(observation.failure).toBeUndefined();
    expect(answers.map((one) => one?.length ?? null)).toEqual([1, null, null]);
    const { failure } = observation.probes ?? {};
    expect(`${failure?.code}: ${failure?.message}`).toBe(why);
  });
});
