/** Definition look-ups in a session with a server that a test plays, where time passes only when nothing else happens. */
import { describe, expect, test } from "vitest";
import type { LookedUp, Lookup, LookupPlan } from "../../../src/model/lookup.ts";
import { clientCapabilities } from "../../../src/servers/protocol/capabilities.ts";
import { openSession } from "../../../src/session/lsp/session.ts";
import { lookUp } from "../../../src/session/observe/lookups.ts";
import { createMemoryPair, type MemoryServer } from "../../../src/session/wire/memory.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { idleClock } from "../../support/memory-clock.ts";

const root = "/root/project";

type Question = { readonly uri: string; readonly line: number; readonly character: number };
type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | "silence"
  | "end";

type Scripted = {
  readonly plan: LookupPlan;
  readonly answer?: (question: Question, nth: number) => Answer;
  readonly capabilities?: object;
  readonly text?: (path: string) => string | undefined;
};

type Told = {
  readonly found: readonly LookedUp[];
  /** What the server got after the session was started, a line each. */
  readonly sent: readonly string[];
  readonly messages: readonly Message[];
};

/** Asks as the plan says; every question is answered with nothing, unless it is told otherwise. */
async function tell({
  plan,
  answer = () => ({ result: null }),
  capabilities = { textDocumentSync: { openClose: true }, definitionProvider: true },
  text = (path) => `text of ${path}`,
}: Scripted): Promise<Told> {
  const clock = idleClock();
  const { client, server } = createMemoryPair();
  const messages: Message[] = [];
  serve(server, messages, answer, capabilities);
  const session = openSession({
    transport: clock.watch(client),
    clock,
    pid: 1,
    rootUri: `file://${root}`,
    rootPath: root,
    folderName: "project",
    capabilities: clientCapabilities,
    changedSettings: {},
    initializationOptions: undefined,
    section: () => undefined,
    published: "dropped",
  });
  expect((await session.start(1_000)).kind).toBe("result");
  const found = await lookUp({ session, root, plan, languageId: (path) => path.slice(-2), text, msMax: 500 });
  await session.stop(1_000, 1_000);
  const about = messages.filter(({ method }) => String(method).startsWith("textDocument/"));
  return { found, sent: about.map(line), messages: about };
}

function serve(
  server: MemoryServer,
  messages: Message[],
  answer: NonNullable<Scripted["answer"]>,
  capabilities: object,
): void {
  let questions = 0;
  server.listen(
    (message) => {
      messages.push(message);
      const { id, method } = message;
      const reply = (rest: object) => server.send({ jsonrpc: "2.0", id, ...rest });
      if (method === "initialize") reply({ result: { capabilities } });
      else if (method === "shutdown") reply({ result: null });
      else if (method === "exit") server.end({ kind: "exit", code: 0, signal: null });
      else if (method === "textDocument/definition") {
        const { textDocument, position } = message["params"] as {
          textDocument: { uri: string };
          position: { line: number; character: number };
        };
        const said = answer({ uri: textDocument.uri, ...position }, questions);
        questions += 1;
        if (said === "end") server.end({ kind: "exit", code: 1, signal: null });
        else if (said !== "silence") reply(said);
      }
    },
    () => undefined,
  );
}

function line({ method, params }: Message): string {
  const { textDocument, position } = params as {
    textDocument: { uri: string };
    position?: { line: number; character: number };
  };
  const at = position === undefined ? "" : ` ${position.line}:${position.character}`;
  return `${String(method).replace("textDocument/", "")} ${textDocument.uri.replace(`file://${root}/`, "")}${at}`;
}

const at = (path: string, lineNumber: number, character = 0): Lookup => ({
  path,
  position: { line: lineNumber, character },
});
/** Asks these once. */
const once =
  (...lookups: readonly Lookup[]): LookupPlan =>
  (found) =>
    found.length === 0 ? lookups : [];

const range = (lineNumber: number) => ({
  start: { line: lineNumber, character: 4 },
  end: { line: lineNumber, character: 9 },
});
const location = (path: string, lineNumber = 1) => ({ uri: `file://${path}`, range: range(lineNumber) });

/** The targets of one question that is answered with this. */
async function targets(result: unknown): Promise<LookedUp["targets"] | undefined> {
  const { found } = await tell({ plan: once(at("a.py", 0)), answer: () => ({ result }) });
  return found[0]?.targets;
}

describe("look-ups", () => {
  test("open each file once a round, ask in order, and close it", async () => {
    const { sent, messages, found } = await tell({
      plan: once(at("a.py", 1, 2), at("p/b c.py", 3), at("a.py", 4)),
    });
    expect(sent).toEqual([
      "didOpen a.py",
      "definition a.py 1:2",
      "definition a.py 4:0",
      "didClose a.py",
      "didOpen p/b%20c.py",
      "definition p/b%20c.py 3:0",
      "didClose p/b%20c.py",
    ]);
    expect(messages[0]?.["params"]).toEqual({
      textDocument: { uri: `file://${root}/a.py`, languageId: "py", version: 1, text: "text of a.py" },
    });
    expect(found).toEqual([
      { ...at("a.py", 1, 2), targets: [] },
      { ...at("a.py", 4), targets: [] },
      { ...at("p/b c.py", 3), targets: [] },
    ]);
  });

  test("ask nothing where the plan wants nothing", async () => {
    expect(await tell({ plan: () => [] })).toEqual({ found: [], sent: [], messages: [] });
  });

  test("ask no question twice, in one round or in two", async () => {
    const { sent } = await tell({
      plan: (found) => (found.length < 3 ? [at("a.py", 1), at("a.py", 1), at("a.py", found.length)] : []),
    });
    expect(sent.filter((one) => one.startsWith("definition"))).toEqual([
      "definition a.py 1:0",
      "definition a.py 0:0",
      "definition a.py 2:0",
    ]);
  });

  test("tell questions of two files, lines and columns apart", async () => {
    const asked = [at("a.py", 1, 2), at("a.py", 2, 1), at("a.py", 1, 1), at("b.py", 1, 2)];
    const { found } = await tell({ plan: once(...asked) });
    expect(found.map(({ targets: _, ...one }) => one)).toEqual(asked);
  });

  test("go on with what was found, five rounds at most", async () => {
    const seen: number[] = [];
    const { found } = await tell({
      plan: (all) => {
        seen.push(all.length);
        return [at("a.py", all.length)];
      },
    });
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(found.map(({ position }) => position.line)).toEqual([0, 1, 2, 3, 4]);
  });

  test("end when a round asks only what is known", async () => {
    let rounds = 0;
    await tell({
      plan: () => {
        rounds += 1;
        return [at("a.py", 0)];
      },
    });
    expect(rounds).toBe(2);
  });

  test("give a plan what the server said", async () => {
    const { found, sent } = await tell({
      plan: (all) =>
        all.length === 0
          ? [at("a.py", 0)]
          : all.flatMap(({ targets: next }) =>
              next.map(({ path, range: { start } }) => at(path, start.line, start.character)),
            ),
      answer: ({ uri }) => ({ result: uri.endsWith("a.py") ? [location(`${root}/p/b.py`, 7)] : null }),
    });
    expect(sent).toContain("definition p/b.py 7:4");
    expect(found[0]?.targets).toEqual([{ path: "p/b.py", range: range(7) }]);
  });

  test("leave out a file without text", async () => {
    const { sent, found } = await tell({
      plan: once(at("gone.py", 0), at("a.py", 0)),
      text: (path) => (path === "gone.py" ? undefined : ""),
    });
    expect(sent).toEqual(["didOpen a.py", "definition a.py 0:0", "didClose a.py"]);
    expect(found.map(({ path }) => path)).toEqual(["a.py"]);
  });
});

describe("the targets of a question", () => {
  test("are places in the project", async () => {
    expect(await targets(location(`${root}/lib.py`, 3))).toEqual([{ path: "lib.py", range: range(3) }]);
    expect(await targets([location(`${root}/p/a%20b.py`), location(`${root}/c.py`)])).toEqual([
      { path: "p/a b.py", range: range(1) },
      { path: "c.py", range: range(1) },
    ]);
  });

  test.each([
    ["beside the project", location("/root/other/a.py")],
    ["in a folder that begins alike", location(`${root}2/a.py`)],
    ["out of it by dots", location(`${root}/../a.py`)],
    ["the project itself", location(root)],
    ["on another host", { uri: `file://host${root}/a.py`, range: range(1) }],
    ["of another scheme", { uri: "untitled:a.py", range: range(1) }],
  ])("are not %s", async (_, outside) => {
    expect(await targets([outside, location(`${root}/in.py`)])).toEqual([{ path: "in.py", range: range(1) }]);
  });

  test("may come as links, whose name counts and not their whole", async () => {
    const link = {
      originSelectionRange: range(0),
      targetUri: `file://${root}/lib.py`,
      targetRange: { start: { line: 1, character: 0 }, end: { line: 20, character: 0 } },
      targetSelectionRange: range(2),
    };
    expect(await targets([link])).toEqual([{ path: "lib.py", range: range(2) }]);
    const { targetSelectionRange: _, ...whole } = link;
    expect(await targets([whole])).toEqual([]);
  });

  test("are the first eight", async () => {
    const many = Array.from({ length: 12 }, (_, index) => location(`${root}/m${index}.py`));
    expect((await targets(many))?.map(({ path }) => path)).toEqual(
      Array.from({ length: 8 }, (_, index) => `m${index}.py`),
    );
  });

  test.each<readonly [what: string, result: unknown]>([
    ["null", null],
    ["an empty list", []],
    ["a list of nothing", [null, 1, "a", [], {}]],
    ["no range", { uri: `file://${root}/a.py` }],
    ["no address", { range: range(1) }],
    ["an address that is no text", { uri: 1, range: range(1) }],
    ["a line before the first", location(`${root}/a.py`, -1)],
    ["half a line", location(`${root}/a.py`, 0.5)],
    ["half a range", { uri: `file://${root}/a.py`, range: { start: { line: 0, character: 0 } } }],
    ["a number", 7],
  ])("are none of %s", async (_, result) => {
    expect(await targets(result)).toEqual([]);
  });
});

describe("a server that does not answer a look-up", () => {
  const both = once(at("a.py", 0), at("a.py", 1), at("b.py", 0));
  const good: Answer = { result: location(`${root}/lib.py`) };
  const counts = ({ found }: Told) => found.map((one) => one.targets.length);

  test("but with an error leaves that question without targets, and the next is asked", async () => {
    const answer = (_: Question, nth: number): Answer =>
      nth === 0 ? { error: { code: -32_603, message: "no" } } : good;
    expect(counts(await tell({ plan: both, answer }))).toEqual([0, 1, 1]);
  });

  test("in time leaves that question without targets, and the next is asked", async () => {
    const answer = (_: Question, nth: number): Answer => (nth === 1 ? "silence" : good);
    const told = await tell({ plan: both, answer });
    expect(counts(told)).toEqual([1, 0, 1]);
    expect(told.sent.filter((one) => one.startsWith("did"))).toEqual([
      "didOpen a.py",
      "didClose a.py",
      "didOpen b.py",
      "didClose b.py",
    ]);
  });

  test("because it ended ends all, and keeps what was found", async () => {
    const answer = (_: Question, nth: number): Answer => (nth === 1 ? "end" : good);
    const told = await tell({ plan: both, answer });
    expect(told.found).toEqual([{ ...at("a.py", 0), targets: [{ path: "lib.py", range: range(1) }] }]);
    expect(told.sent).toEqual(["didOpen a.py", "definition a.py 0:0", "definition a.py 1:0"]);
  });

  test("because it does not offer it is not asked, and no question has targets", async () => {
    const told = await tell({ plan: both, capabilities: { textDocumentSync: { openClose: true } } });
    expect(counts(told)).toEqual([0, 0, 0]);
    expect(told.sent.filter((one) => one.startsWith("definition"))).toEqual([]);
  });
});
