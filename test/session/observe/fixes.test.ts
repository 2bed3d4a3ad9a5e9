/** What a server would do about findings: what is taken of its answers, and what never is. With a scripted server over memory. */
import { beforeAll, describe, expect, test } from "vitest";
import { findingsOf } from "../../../src/model/finding.ts";
import type { AskedFixes, FixedFinding } from "../../../src/model/fixes.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import { fixingProfile } from "../../../src/session/observe/fixes.ts";
import { type Observation, resultOf } from "../../../src/session/observe/observation.ts";
import { observe } from "../../../src/session/observe/observe.ts";
import { createMemoryPair } from "../../../src/session/wire/memory.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { makeFolder, write } from "../../support/files.ts";
import { idleClock } from "../../support/memory-clock.ts";
import { play } from "../../support/scripted-pyright.ts";

const files = { "a.py": "x = 1\n", "b.py": "y = 2\nbroken\n" };
let root: string;
let here: string;
let plain: Told;
let wanted: readonly FixedFinding[];
beforeAll(async () => {
  const { folder, remove } = makeFolder();
  write(folder, files);
  root = folder;
  here = `file://${root}/b.py`;
  plain = await observed(null);
  wanted = findingsOf(plain.observation);
  return remove;
});

type Server = {
  /** What it offers; absent for nothing. */
  readonly provider?: unknown;
  /** Its answer to `textDocument/codeAction`. */
  readonly actions?: unknown;
  /** What it makes of an action that is to be resolved. */
  readonly resolve?: (action: object) => unknown;
  /** Ends instead of answering, or says nothing. */
  readonly ends?: true;
  readonly isSilent?: true;
};

type Told = { readonly observation: Observation; readonly sent: readonly Message[] };

async function observed(fixes: readonly FixedFinding[] | null, server: Server = {}): Promise<Told> {
  const clock = idleClock();
  const { client, server: wire } = createMemoryPair();
  const asked = new Map<unknown, unknown>();
  const receive = play("nothing", {
    send: (message) => {
      const result = message["result"] as { capabilities?: object } | undefined;
      const isFirst = asked.get(message["id"]) === "initialize";
      wire.send(
        isFirst && server.provider !== undefined
          ? {
              ...message,
              result: {
                ...result,
                capabilities: { ...result?.capabilities, codeActionProvider: server.provider },
              },
            }
          : message,
      );
    },
    writeRaw: () => undefined,
    end: (code) => wire.end({ kind: "exit", code, signal: null }),
  });
  const sent: Message[] = [];
  wire.listen(
    (message) => {
      const { method, id, params } = message;
      sent.push(message);
      if (method !== undefined) asked.set(id, method);
      if (method === "textDocument/codeAction" && server.isSilent === true) return;
      if (method === "textDocument/codeAction" && server.ends === true)
        wire.end({ kind: "exit", code: 3, signal: null });
      else if (method === "textDocument/codeAction")
        wire.send({ jsonrpc: "2.0", id, result: server.actions ?? null });
      else if (method === "codeAction/resolve")
        wire.send({ jsonrpc: "2.0", id, result: server.resolve?.(params as object) ?? null });
      else receive(message);
    },
    () => undefined,
  );
  const observation = await observe({
    transport: clock.watch(client),
    clock,
    pid: 1,
    profile: fixes === null ? pyright : fixingProfile(pyright),
    context: { root, project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    schedule: { paths: Object.keys(files), programFiles: 2, keepsOpen: false },
    projectDiagnostics: [],
    lookups: null,
    fixes,
    text: (path) => files[path as keyof typeof files],
    symbols: () => () => null,
    relative: (message) => message.replaceAll(`${root}/`, ""),
    progress: () => undefined,
  });
  return { observation, sent };
}

const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});
const mend = { range: range(1, 0, 6), newText: "mended" };
const action = (more: object = {}) => ({
  title: "Mend it",
  kind: "quickfix",
  edit: { changes: { [here]: [mend] } },
  ...more,
});
const documentEdit = (version: number | null, uri = here, edits: readonly object[] = [mend]) => ({
  edit: { documentChanges: [{ textDocument: { uri, version }, edits }] },
});

async function offered(server: Server): Promise<AskedFixes["offered"]> {
  const { observation } = await observed(wanted, { provider: true, ...server });
  return observation.fixes?.offered ?? [];
}

const titles = async (...actions: readonly unknown[]) =>
  (await offered({ actions })).flatMap(({ fixes }) => fixes.map(({ title }) => title));

const methods = (sent: readonly Message[]) =>
  sent.flatMap(({ method }) => (method === undefined ? [] : [method]));

describe("a server", () => {
  test("that nobody asks for fixes hears of none: not a word is another", async () => {
    const other = await observed(null);
    expect(other.sent).toEqual(plain.sent);
    expect(methods(plain.sent).filter((one) => /codeAction/u.test(String(one)))).toEqual([]);
    expect(JSON.stringify(plain.sent)).not.toContain("codeAction");
    expect(resultOf(plain.observation)).not.toHaveProperty("fixes");
  });

  test("is asked after its last canary, with the very diagnostic that it gave, and for quick fixes alone", async () => {
    const { sent, observation } = await observed(wanted, { provider: true, actions: [action()] });
    const names = methods(sent);
    const [asked] = sent.filter(({ method }) => method === "textDocument/codeAction");
    expect(names.lastIndexOf("textDocument/diagnostic")).toBeLessThan(
      names.indexOf("textDocument/codeAction"),
    );
    expect(names.filter((one) => one === "workspace/executeCommand")).toEqual([]);
    expect(asked?.params).toMatchObject({
      textDocument: { uri: here },
      range: { start: { line: 0 } },
      context: { diagnostics: [{ range: { start: { line: 0 } } }], only: ["quickfix"] },
    });
    expect(observation.fixes).toEqual({
      asked: wanted.map(({ path, range: of, severity, source, code, message }) => ({
        path,
        range: of,
        severity,
        source,
        code,
        message,
      })),
      offered: [
        {
          finding: expect.objectContaining({ path: "b.py" }),
          fixes: [{ title: "Mend it", edits: [{ range: range(1, 0, 6), text: "mended" }] }],
        },
      ],
    });
    const { fixes: _fixes, ...rest } = observation;
    expect(rest).toEqual(plain.observation);
  });

  test("that offers no code actions is asked for none", async () => {
    const { sent, observation } = await observed(wanted);
    expect(methods(sent)).not.toContain("textDocument/codeAction");
    expect(observation.fixes?.offered).toEqual([]);
  });

  test("that ends over the question has failed, and nothing that it said counts", async () => {
    const { observation } = await observed(wanted, { provider: true, ends: true });
    expect(observation.failure?.code).toBe("server-crashed");
  });

  test("that does not answer in time is asked no more, and that is said", async () => {
    const { observation, sent } = await observed([...wanted, ...wanted], { provider: true, isSilent: true });
    expect(observation.fixes).toMatchObject({ offered: [], isCut: true });
    expect(observation.failure).toBeUndefined();
    expect(methods(sent).filter((one) => one === "textDocument/codeAction")).toHaveLength(1);
  });

  test("is asked to resolve what has no edit, where it says that it can, and only then", async () => {
    const bare = { title: "Later", kind: "quickfix", data: 7 };
    const server = { actions: [bare], resolve: (one: object) => ({ ...one, ...action({ title: "Later" }) }) };
    const resolving = await observed(wanted, { ...server, provider: { resolveProvider: true } });
    expect(resolving.observation.fixes?.offered[0]?.fixes.map(({ title }) => title)).toEqual(["Later"]);
    const other = await observed(wanted, { ...server, provider: true });
    expect(other.observation.fixes?.offered).toEqual([]);
    expect(methods(other.sent)).not.toContain("codeAction/resolve");
  });
});

describe("what is taken", () => {
  test("is what the server prefers first, and no more than four", async () => {
    const many = ["b", "c", "d", "e", "f"].map((title) => action({ title }));
    expect(await titles(...many, action({ title: "a", isPreferred: true }))).toEqual(["a", "b", "c", "d"]);
  });

  test.each([
    ["of this version", () => documentEdit(1)],
    ["of whichever version is open", () => documentEdit(null)],
    ["of a more special kind", () => ({ kind: "quickfix.spelling" })],
    ["without a kind", () => ({ kind: undefined })],
  ])("is an edit %s", async (_what, more) => {
    expect(await titles(action(more()))).toEqual(["Mend it"]);
  });

  test.each<readonly [string, () => unknown]>([
    ["a command", () => ({ title: "Run it", command: "rm", arguments: [] })],
    ["an edit with a command behind it", () => action({ command: { title: "then", command: "rm" } })],
    ["a refactoring", () => action({ kind: "refactor.rewrite" })],
    ["what is named like a quick fix", () => action({ kind: "quickfixes" })],
    ["a kind that is no text", () => action({ kind: { toString: 1, valueOf: 1 } })],
    ["what is disabled", () => action({ disabled: { reason: "no" } })],
    ["no edit", () => action({ edit: undefined })],
    ["an empty edit", () => action({ edit: { changes: { [here]: [] } } })],
    [
      "an edit of another file of the project",
      () => action({ edit: { changes: { [`file://${root}/a.py`]: [mend] } } }),
    ],
    [
      "an edit that goes into a second file",
      () => action({ edit: { changes: { [here]: [mend], [`file://${root}/a.py`]: [mend] } } }),
    ],
    ["an edit of a file outside", () => action({ edit: { changes: { "file:///etc/passwd": [mend] } } })],
    [
      "an edit that leaves by dots",
      () => action({ edit: { changes: { [`file://${root}/x/../../etc/b.py`]: [mend] } } }),
    ],
    ["an edit of what is no file", () => action({ edit: { changes: { "untitled:b.py": [mend] } } })],
    ["an edit of another version", () => action(documentEdit(7))],
    [
      "a new file",
      () => action({ edit: { documentChanges: [{ kind: "create", uri: `file://${root}/n.py` }] } }),
    ],
    ["a deleted file", () => action({ edit: { documentChanges: [{ kind: "delete", uri: here }] } })],
    [
      "a renamed file",
      () => action({ edit: { documentChanges: [{ kind: "rename", oldUri: here, newUri: "file:///x" }] } }),
    ],
    [
      "a snippet",
      () => action(documentEdit(1, here, [{ ...mend, snippet: { kind: "snippet", value: "$1" } }])),
    ],
    ["an edit that asks a person", () => action(documentEdit(1, here, [{ ...mend, annotationId: "sure" }]))],
    [
      "an edit behind the end of the file",
      () => action(documentEdit(1, here, [{ ...mend, range: range(99, 0, 1) }])),
    ],
    [
      "an edit behind the end of a line",
      () => action(documentEdit(1, here, [{ ...mend, range: range(1, 0, 99) }])),
    ],
    [
      "an edit that ends before it begins",
      () => action(documentEdit(1, here, [{ ...mend, range: range(1, 4, 2) }])),
    ],
    [
      "edits that overlap",
      () => action(documentEdit(1, here, [mend, { range: range(1, 3, 5), newText: "x" }])),
    ],
    [
      "an edit that is too long",
      () => action(documentEdit(1, here, [{ ...mend, newText: "x".repeat(8_001) }])),
    ],
    [
      "more edits than one reads",
      () =>
        action(
          documentEdit(
            1,
            here,
            Array.from({ length: 41 }, () => ({ range: range(0, 0, 0), newText: "x" })),
          ),
        ),
    ],
    ["half a character", () => action(documentEdit(1, here, [{ ...mend, newText: "\ud800" }]))],
    ["a text that is none", () => action(documentEdit(1, here, [{ ...mend, newText: 7 }]))],
    ["edits that are no list", () => action({ edit: { changes: { [here]: mend } } })],
    ["a title that is none", () => action({ title: 7 })],
    ["nothing at all", () => null],
  ])("is never %s", async (_what, one) => {
    // What stands beside it is taken.
    expect(await titles(one(), action({ title: "right" }))).toEqual(["right"]);
  });

  test("is nothing of an answer that is no list", async () => {
    expect(await offered({ actions: { title: "Mend it" } })).toEqual([]);
  });

  test("has the server's title, cut and without places of this machine", async () => {
    const [title = ""] = await titles(action({ title: `Mend ${root}/b.py ${"x".repeat(300)}` }));
    expect(title.slice(0, 12)).toBe("Mend b.py xx");
    expect(title).toHaveLength(200);
  });

  test("is nothing for a finding that the server does not give any more", async () => {
    const other = wanted.map((one) => ({ ...one, message: "something else" }));
    const { observation, sent } = await observed(other, { provider: true, actions: [action()] });
    expect(observation.fixes?.offered).toEqual([]);
    expect(methods(sent)).not.toContain("textDocument/codeAction");
  });
});
