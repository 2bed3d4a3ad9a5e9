/** One conversation with a server that a test plays, over memory, where time passes only when nothing else happens. */
import { describe, expect, test } from "vitest";
import { clientCapabilities } from "../../../src/servers/protocol/capabilities.ts";
import { openSession, type Session, type SessionOptions } from "../../../src/session/lsp/session.ts";
import { createMemoryPair, type ScriptedServer, scriptServer } from "../../../src/session/wire/memory.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { idleClock } from "../../support/memory-clock.ts";

type Conversation = {
  readonly session: Session;
  readonly server: ScriptedServer;
  /** Everything that we sent, in order. */
  readonly sent: readonly Message[];
};

const settings: Readonly<Record<string, unknown>> = { python: { analysis: { level: 1 } }, "": { all: true } };

function begin(options: Partial<SessionOptions> = {}): Conversation {
  const clock = idleClock();
  const { client, server } = createMemoryPair();
  const sent: Message[] = [];
  const transport = clock.watch({
    ...client,
    send: (message) => {
      sent.push(message);
      client.send(message);
    },
  });
  const session = openSession({
    transport,
    clock,
    pid: 4711,
    rootUri: "file:///root",
    rootPath: "/root",
    folderName: "project",
    capabilities: clientCapabilities,
    changedSettings: {},
    initializationOptions: undefined,
    section: (name) => (Object.hasOwn(settings, name) ? settings[name] : undefined),
    published: "dropped",
    ...options,
  });
  return { session, server: scriptServer(server), sent };
}

/** A session whose server offers this, past `initialized`. */
async function started(capabilities: unknown = {}): Promise<Conversation> {
  const conversation = begin();
  const { session, server } = conversation;
  const starting = session.start(1_000);
  server.reply(await server.expect("initialize"), { capabilities });
  await starting;
  await server.expect("initialized");
  await server.expect("workspace/didChangeConfiguration");
  return conversation;
}

const methods = (sent: readonly Message[]) => sent.map((message) => message["method"] ?? "answer").join(", ");

describe("starting", () => {
  test("says who we are and only what we do, then that we are ready, then that there is a configuration", async () => {
    const { sent } = await started();
    expect(sent).toMatchInlineSnapshot(`
      [
        {
          "id": 0,
          "jsonrpc": "2.0",
          "method": "initialize",
          "params": {
            "capabilities": {
              "general": {
                "positionEncodings": [
                  "utf-16",
                ],
                "staleRequestSupport": {
                  "cancel": true,
                  "retryOnContentModified": [],
                },
              },
              "textDocument": {
                "definition": {
                  "dynamicRegistration": true,
                  "linkSupport": false,
                },
                "diagnostic": {
                  "dynamicRegistration": true,
                  "relatedDocumentSupport": false,
                },
                "publishDiagnostics": {
                  "codeDescriptionSupport": false,
                  "relatedInformation": true,
                  "tagSupport": {
                    "valueSet": [
                      1,
                    ],
                  },
                  "versionSupport": true,
                },
                "synchronization": {
                  "didSave": false,
                  "dynamicRegistration": false,
                },
              },
              "window": {
                "workDoneProgress": true,
              },
              "workspace": {
                "applyEdit": false,
                "configuration": true,
                "diagnostics": {
                  "refreshSupport": true,
                },
                "didChangeConfiguration": {
                  "dynamicRegistration": true,
                },
                "didChangeWatchedFiles": {
                  "dynamicRegistration": true,
                  "relativePatternSupport": true,
                },
                "workspaceFolders": true,
              },
            },
            "clientInfo": {
              "name": "lanser",
            },
            "locale": "en",
            "processId": 4711,
            "rootPath": "/root",
            "rootUri": "file:///root",
            "workspaceFolders": [
              {
                "name": "project",
                "uri": "file:///root",
              },
            ],
          },
        },
        {
          "jsonrpc": "2.0",
          "method": "initialized",
          "params": {},
        },
        {
          "jsonrpc": "2.0",
          "method": "workspace/didChangeConfiguration",
          "params": {
            "settings": {},
          },
        },
      ]
    `);
  });

  test("goes on only with a server that answers capabilities and counts as we do", async () => {
    const answers: readonly unknown[] = [
      { capabilities: {} },
      { capabilities: { positionEncoding: "utf-16" } },
      { capabilities: { positionEncoding: "utf-8" } },
      { capabilities: null },
      { capabilities: "all" },
      {},
      null,
    ];
    const rows: string[] = [];
    for (const answer of answers) {
      const { session, server, sent } = begin();
      const starting = session.start(1_000);
      server.reply(await server.expect("initialize"), answer);
      const outcome = await starting;
      const why = outcome.kind === "ended" ? ` ${JSON.stringify(outcome.end)}` : "";
      rows.push(`${JSON.stringify(answer)}: ${outcome.kind}${why}; sent ${methods(sent)}`);
    }
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "{"capabilities":{}}: result; sent initialize, initialized, workspace/didChangeConfiguration
      {"capabilities":{"positionEncoding":"utf-16"}}: result; sent initialize, initialized, workspace/didChangeConfiguration
      {"capabilities":{"positionEncoding":"utf-8"}}: ended {"kind":"misbehaved","detail":"the server chose the position encoding utf-8, which Lanser did not offer"}; sent initialize
      {"capabilities":null}: ended {"kind":"misbehaved","detail":"the answer to initialize has no capabilities"}; sent initialize
      {"capabilities":"all"}: ended {"kind":"misbehaved","detail":"the answer to initialize has no capabilities"}; sent initialize
      {}: ended {"kind":"misbehaved","detail":"the answer to initialize has no capabilities"}; sent initialize
      null: ended {"kind":"misbehaved","detail":"the answer to initialize has no capabilities"}; sent initialize"
    `);
  });

  test("with a server that refuses is that refusal, and nothing but the end is said after it", async () => {
    const { session, server, sent } = begin();
    const starting = session.start(1_000);
    server.replyError(await server.expect("initialize"), -32002, "not today");
    expect(await starting).toMatchInlineSnapshot(`
      {
        "code": -32002,
        "data": undefined,
        "kind": "error",
        "message": "not today",
      }
    `);
    const stopping = session.stop(1_000, 1_000);
    server.replyError(await server.expect("shutdown"), -32002, "not today either");
    await stopping;
    expect(methods(sent)).toMatchInlineSnapshot(`"initialize, shutdown, exit"`);
  });

  test("with a server that never answers takes as long as it may, and takes the question back", async () => {
    const { session, sent } = begin();
    expect([await session.start(1_000), methods(sent)]).toMatchInlineSnapshot(`
      [
        {
          "kind": "timeout",
          "ms": 1000,
        },
        "initialize, $/cancelRequest",
      ]
    `);
  });
});

describe("a request of the server", () => {
  const registration = { id: "r", method: "textDocument/diagnostic", registerOptions: { identifier: "x" } };
  const questions: readonly (readonly [method: string, params: unknown])[] = [
    [
      "workspace/configuration",
      { items: [{ section: "python" }, { section: "other" }, {}, { section: "__proto__" }] },
    ],
    ["workspace/configuration", { items: [] }],
    ["workspace/configuration", {}],
    ["workspace/workspaceFolders", undefined],
    ["client/registerCapability", { registrations: [registration] }],
    ["client/registerCapability", { registrations: [{ id: 1 }] }],
    ["client/registerCapability", {}],
    ["client/unregisterCapability", { unregisterations: [{ id: "r", method: "textDocument/diagnostic" }] }],
    ["client/unregisterCapability", {}],
    ["window/workDoneProgress/create", { token: 1 }],
    ["window/showMessageRequest", { type: 1, message: "Import?", actions: [{ title: "Yes" }] }],
    ["window/showDocument", { uri: "https://example.com", external: true }],
    ["workspace/applyEdit", { edit: { changes: {} } }],
    ["workspace/diagnostic/refresh", undefined],
    ["workspace/semanticTokens/refresh", undefined],
    ["workspace/inlayHint/refresh", undefined],
    ["workspace/inlineValue/refresh", undefined],
    ["workspace/codeLens/refresh", undefined],
    ["workspace/foldingRange/refresh", undefined],
    ["workspace/codeAction/refresh", undefined],
    ["workspace/textDocumentContent/refresh", undefined],
    ["workspace/executeClientCommand", { command: "x" }],
    ["workspace/_roslyn_projectNeedsRestore", {}],
    ["eslint/confirmESLintExecution", {}],
    ["toString", {}],
  ];

  test("gets the answer of the table, one for each, under its own id", async () => {
    const { server } = await started();
    const rows: string[] = [];
    for (const [index, [method, params]] of questions.entries()) {
      // Numbers and texts take turns: some servers use texts.
      const id = index % 2 === 0 ? `s${index}` : index;
      server.request(id, method, params);
      const answer = await server.receive();
      if (answer?.["id"] !== id) throw new Error(`another answer: ${JSON.stringify(answer)}`);
      rows.push(
        `${method} ${JSON.stringify(params) ?? ""}\n    ${JSON.stringify(answer["result"] ?? answer["error"] ?? null)}`,
      );
    }
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "workspace/configuration {"items":[{"section":"python"},{"section":"other"},{},{"section":"__proto__"}]}
          [{"analysis":{"level":1}},null,{"all":true},null]
      workspace/configuration {"items":[]}
          []
      workspace/configuration {}
          {"code":-32602,"message":"workspace/configuration without items"}
      workspace/workspaceFolders 
          [{"uri":"file:///root","name":"project"}]
      client/registerCapability {"registrations":[{"id":"r","method":"textDocument/diagnostic","registerOptions":{"identifier":"x"}}]}
          null
      client/registerCapability {"registrations":[{"id":1}]}
          {"code":-32602,"message":"a registration without id or method"}
      client/registerCapability {}
          {"code":-32602,"message":"client/registerCapability without registrations"}
      client/unregisterCapability {"unregisterations":[{"id":"r","method":"textDocument/diagnostic"}]}
          null
      client/unregisterCapability {}
          {"code":-32602,"message":"client/unregisterCapability without unregisterations"}
      window/workDoneProgress/create {"token":1}
          null
      window/showMessageRequest {"type":1,"message":"Import?","actions":[{"title":"Yes"}]}
          null
      window/showDocument {"uri":"https://example.com","external":true}
          {"success":false}
      workspace/applyEdit {"edit":{"changes":{}}}
          {"applied":false,"failureReason":"read-only session"}
      workspace/diagnostic/refresh 
          null
      workspace/semanticTokens/refresh 
          null
      workspace/inlayHint/refresh 
          null
      workspace/inlineValue/refresh 
          null
      workspace/codeLens/refresh 
          null
      workspace/foldingRange/refresh 
          null
      workspace/codeAction/refresh 
          null
      workspace/textDocumentContent/refresh 
          null
      workspace/executeClientCommand {"command":"x"}
          {"code":-32601,"message":"not supported: workspace/executeClientCommand"}
      workspace/_roslyn_projectNeedsRestore {}
          {"code":-32601,"message":"not supported: workspace/_roslyn_projectNeedsRestore"}
      eslint/confirmESLintExecution {}
          {"code":-32601,"message":"not supported: eslint/confirmESLintExecution"}
      toString {}
          {"code":-32601,"message":"not supported: toString"}"
    `);
  });

  test("is answered also when many come before the first answer, in their order", async () => {
    const { server } = await started();
    const ids = Array.from({ length: 50 }, (_, index) => `q${index}`);
    for (const id of ids) server.request(id, "workspace/diagnostic/refresh");
    const answered: unknown[] = [];
    for (const _ of ids) answered.push((await server.receive())?.["id"]);
    expect(answered).toEqual(ids);
  });

  test("is one too many when 4,096 came without a word of ours between", async () => {
    const { session, server } = await started();
    for (let index = 0; index <= 4_096; index += 1) server.request(index, "workspace/diagnostic/refresh");
    expect(await session.waitFor(() => undefined, 1_000)).toMatchInlineSnapshot(`
      {
        "end": {
          "detail": "the server sent more than 4096 requests in a row",
          "kind": "misbehaved",
        },
        "kind": "ended",
      }
    `);
  });
});

describe("an answer to what was not asked", () => {
  const answers = (server: ScriptedServer, many: number) => {
    for (let index = 0; index < many; index += 1) server.reply({ jsonrpc: "2.0", id: 900 + index }, null);
  };

  test("is counted, and nothing else comes of eight", async () => {
    const { session, server } = await started();
    answers(server, 8);
    server.request("still", "window/showDocument", {});
    await server.receive();
    expect(Object.fromEntries(session.facts.oddities)).toMatchInlineSnapshot(`
      {
        "answer to a request that Lanser did not send": 8,
      }
    `);
  });

  test("ends the session when it is the ninth", async () => {
    const { session, server } = await started();
    answers(server, 9);
    expect(await session.waitFor(() => undefined, 1_000)).toMatchInlineSnapshot(`
      {
        "end": {
          "detail": "the server sent more than 8 answers without a request",
          "kind": "misbehaved",
        },
        "kind": "ended",
      }
    `);
  });

  test("may be late: the one that was given up is no oddity", async () => {
    const { session, server } = await started({ diagnosticProvider: {} });
    const asking = session.request("textDocument/diagnostic", {}, 500);
    const question = await server.expect("textDocument/diagnostic");
    expect(await asking).toMatchInlineSnapshot(`
      {
        "kind": "timeout",
        "ms": 500,
      }
    `);
    const cancel = await server.expect("$/cancelRequest");
    server.reply(question, { kind: "full", items: [] });
    server.request("after", "window/showDocument", {});
    await server.receive();
    expect([
      (cancel["params"] as { id: unknown }).id === question["id"],
      session.facts.oddities.size,
    ]).toEqual([true, 0]);
  });
});

describe("what a server does not offer", () => {
  test("is not asked for, and documents are opened only for those who want to know", async () => {
    const { session, sent } = await started({ textDocumentSync: 0, hoverProvider: true });
    const asked = await Promise.all(
      (["textDocument/diagnostic", "textDocument/definition"] as const).map((method) =>
        session.request(method, {}, 1_000),
      ),
    );
    session.open({ uri: "file:///root/a.py", languageId: "python", text: "" });
    session.close("file:///root/a.py");
    expect([asked.map((one) => one.kind).join(), methods(sent)]).toMatchInlineSnapshot(`
      [
        "unsupported,unsupported",
        "initialize, initialized, workspace/didChangeConfiguration",
      ]
    `);
  });

  test.each([
    ["a number above 0", 2, true],
    ["0", 0, false],
    ["openClose", { openClose: true }, true],
    ["only changes", { change: 2 }, false],
    ["nothing", undefined, false],
  ])("in textDocumentSync: %s", async (_name, textDocumentSync, isOpened) => {
    const { session, sent } = await started({ textDocumentSync });
    session.open({ uri: "file:///root/a.py", languageId: "python", text: "" });
    expect(sent.some((message) => message["method"] === "textDocument/didOpen")).toBe(isOpened);
  });

  test("may be offered later by registration, replaced under the same id, and taken back", async () => {
    const { session, server } = await started();
    const register = async (id: string, identifier: string) => {
      const registrations = [{ id, method: "textDocument/diagnostic", registerOptions: { identifier } }];
      server.request(`register ${identifier}`, "client/registerCapability", { registrations });
      await server.receive();
    };
    const unregister = async (id: string) => {
      server.request(`unregister ${id}`, "client/unregisterCapability", {
        unregisterations: [{ id, method: "x" }],
      });
      await server.receive();
    };
    const rows: string[] = [];
    const note = (what: string) =>
      rows.push(`${what}: ${JSON.stringify(session.offers("textDocument/diagnostic"))}`);
    note("before");
    await register("1", "first");
    note("registered");
    await register("2", "second");
    note("registered under another id");
    await register("1", "third");
    note("registered under the first id");
    await unregister("2");
    note("the second unregistered");
    await unregister("never");
    await unregister("1");
    note("all unregistered");
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "before: []
      registered: [{"identifier":"first"}]
      registered under another id: [{"identifier":"first"},{"identifier":"second"}]
      registered under the first id: [{"identifier":"third"},{"identifier":"second"}]
      the second unregistered: [{"identifier":"third"}]
      all unregistered: []"
    `);
  });

  test("is limited: 64 registrations, and no glob beyond 1,024 characters", async () => {
    const { server } = await started();
    const register = async (registrations: unknown) => {
      server.request("r", "client/registerCapability", { registrations });
      const answer = await server.receive();
      return JSON.stringify(answer?.["result"] ?? answer?.["error"] ?? null);
    };
    const many = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id: String(id), method: "x" }));
    const glob = (globPattern: unknown) => [
      { id: "0", method: "x", registerOptions: { watchers: [{ globPattern }] } },
    ];
    const rows = {
      "64": await register(many(64)),
      "one of them again": await register(many(1)),
      "65": await register(many(65)),
      "a long glob": await register(glob("a".repeat(1_025))),
      "a long relative glob": await register(glob({ baseUri: "file:///", pattern: "a".repeat(1_025) })),
    };
    expect(rows).toMatchInlineSnapshot(`
      {
        "64": "null",
        "65": "{"code":-32602,"message":"more than 64 registrations"}",
        "a long glob": "{"code":-32602,"message":"a glob longer than 1024 characters"}",
        "a long relative glob": "{"code":-32602,"message":"a glob longer than 1024 characters"}",
        "one of them again": "null",
      }
    `);
  });
});

describe("what a server tells", () => {
  test("is kept as facts, within limits: log lines, progress, refreshes, configuration", async () => {
    const { session, server } = await started();
    for (let line = 0; line < 1_001; line += 1)
      server.notify("window/logMessage", { type: 3, message: `line ${line}` });
    server.notify("window/showMessage", { type: 1, message: "x".repeat(5_000) });
    server.notify("window/logMessage", { type: 3 });
    server.notify("$/progress", { token: "a", value: { kind: "begin" } });
    server.notify("$/progress", { token: 1, value: { kind: "begin" } });
    server.notify("$/progress", { token: "a", value: { kind: "end" } });
    server.notify("$/progress", { token: null, value: { kind: "begin" } });
    server.notify("telemetry/event", { anything: [1] });
    server.notify("textDocument/publishDiagnostics", { uri: "file:///root/a.py", diagnostics: [] });
    server.notify("$/whatever");
    server.request(1, "workspace/diagnostic/refresh");
    server.request(2, "workspace/configuration", {
      items: [{ section: "python" }, { section: "python" }, {}],
    });
    for (let answers = 0; answers < 2; answers += 1) await server.receive();
    const { log, openProgress, refreshes, configurationAnswers, oddities } = session.facts;
    expect({
      lines: log.length,
      first: log[0],
      last: { ...log.at(-1), message: log.at(-1)?.message.length },
      openProgress: [...openProgress],
      refreshes,
      configurationAnswers: Object.fromEntries(configurationAnswers),
      oddities: Object.fromEntries(oddities),
    }).toMatchInlineSnapshot(`
      {
        "configurationAnswers": {
          "": 1,
          "python": 2,
        },
        "first": {
          "level": 3,
          "message": "line 2",
        },
        "last": {
          "level": 1,
          "message": 4096,
        },
        "lines": 1000,
        "oddities": {},
        "openProgress": [
          1,
        ],
        "refreshes": 1,
      }
    `);
  });
});

describe("ending", () => {
  test("is shutdown and exit, both without params, because null makes some servers refuse", async () => {
    const { session, server, sent } = await started();
    const stopping = session.stop(1_000, 1_000);
    server.reply(await server.expect("shutdown"), null);
    await server.expect("exit");
    server.end({ kind: "exit", code: 0, signal: null });
    await stopping;
    expect(sent.slice(-2)).toMatchInlineSnapshot(`
      [
        {
          "id": 1,
          "jsonrpc": "2.0",
          "method": "shutdown",
        },
        {
          "jsonrpc": "2.0",
          "method": "exit",
        },
      ]
    `);
  });

  test("does not wait for ever: neither for the answer to shutdown nor for the exit", async () => {
    const mute = await started();
    await mute.session.stop(1_000, 1_000);
    const slow = await started();
    const stopping = slow.session.stop(1_000, 1_000);
    slow.server.reply(await slow.server.expect("shutdown"), null);
    await stopping;
    expect([methods(mute.sent), methods(slow.sent)]).toMatchInlineSnapshot(`
      [
        "initialize, initialized, workspace/didChangeConfiguration, shutdown",
        "initialize, initialized, workspace/didChangeConfiguration, shutdown, exit",
      ]
    `);
  });

  test("by the server is told to whoever waits, and to whoever asks afterwards; nothing more is sent", async () => {
    const { session, server, sent } = await started({ diagnosticProvider: {} });
    const waiting = session.waitFor(() => undefined, 1_000);
    const asking = session.request("textDocument/diagnostic", {}, 1_000);
    const quiet = session.quiet(100, 1_000);
    server.end({ kind: "exit", code: 3, signal: null });
    expect([await waiting, await asking, await quiet]).toMatchInlineSnapshot(`
      [
        {
          "end": {
            "code": 3,
            "kind": "exit",
            "signal": null,
          },
          "kind": "ended",
        },
        {
          "end": {
            "code": 3,
            "kind": "exit",
            "signal": null,
          },
          "kind": "ended",
        },
        {
          "end": {
            "code": 3,
            "kind": "exit",
            "signal": null,
          },
          "kind": "ended",
        },
      ]
    `);
    const before = sent.length;
    expect(await session.request("textDocument/diagnostic", {}, 1_000)).toMatchInlineSnapshot(`
      {
        "end": {
          "code": 3,
          "kind": "exit",
          "signal": null,
        },
        "kind": "ended",
      }
    `);
    await session.stop(1_000, 1_000);
    expect(sent.length).toBe(before);
  });
});

describe("waiting", () => {
  test("looks after every message, and gives up in time", async () => {
    const { session, server } = await started();
    const seen = session.waitFor(() => (session.facts.log.length === 2 ? "two" : undefined), 1_000);
    server.notify("window/logMessage", { type: 3, message: "one" });
    server.notify("window/logMessage", { type: 3, message: "two" });
    expect([await seen, await session.waitFor(() => undefined, 250)]).toMatchInlineSnapshot(`
      [
        {
          "kind": "met",
          "value": "two",
        },
        {
          "kind": "timeout",
          "ms": 250,
        },
      ]
    `);
  });

  test("for silence begins anew with every message", async () => {
    const { session, server } = await started();
    const silent = session.quiet(100, 1_000);
    for (let index = 0; index < 5; index += 1)
      server.notify("window/logMessage", { type: 3, message: "again" });
    expect([await silent, session.facts.log.length]).toMatchInlineSnapshot(`
      [
        {
          "kind": "met",
          "value": true,
        },
        5,
      ]
    `);
  });

  test("for the answer to an error gives its code, message and data", async () => {
    const { session, server } = await started({ diagnosticProvider: {} });
    const asking = session.request("textDocument/diagnostic", {}, 1_000);
    server.replyError(await server.expect("textDocument/diagnostic"), -32802, "later");
    expect(await asking).toMatchInlineSnapshot(`
      {
        "code": -32802,
        "data": undefined,
        "kind": "error",
        "message": "later",
      }
    `);
  });
});

describe("a question of ours", () => {
  const offering = { diagnosticProvider: {}, textDocumentSync: { openClose: true } };

  test("that is given up or takes too long is cancelled at the server by its id, and another is answered still", async () => {
    const { session, server, sent } = await started(offering);
    const abort = new AbortController();
    const given = session.request("textDocument/diagnostic", { nth: 1 }, 60_000, abort.signal);
    const other = session.request("textDocument/diagnostic", { nth: 2 }, 60_000);
    const [first, second] = [await server.receive(), await server.receive()];
    abort.abort();
    const cancel = await server.expect("$/cancelRequest");
    expect(cancel["params"]).toEqual({ id: first?.["id"] });
    expect(Number(second?.["id"])).toBe(Number(first?.["id"]) + 1);
    server.replyError(first as Message, -32_800, "cancelled");
    server.reply(second as Message, { items: [] });
    expect([(await given).kind, (await other).kind]).toEqual(["error", "result"]);
    const late = session.request("textDocument/diagnostic", {}, 100);
    const asked = await server.receive();
    expect(await late).toEqual({ kind: "timeout", ms: 100 });
    expect((await server.expect("$/cancelRequest"))["params"]).toEqual({ id: asked?.["id"] });
    expect(methods(sent.slice(-2))).toBe("textDocument/diagnostic, $/cancelRequest");
  });

  test("is about a document that was opened before it, under a higher version each time", async () => {
    const { session, server, sent } = begin({ published: "kept" });
    const starting = session.start(1_000);
    server.reply(await server.expect("initialize"), { capabilities: offering });
    await starting;
    const document = { uri: "file:///root/a.py", languageId: "python", text: "" };
    for (let times = 0; times < 50; times += 1) {
      session.open(document);
      session.close(document.uri);
    }
    const versions = sent
      .filter((message) => message["method"] === "textDocument/didOpen")
      .map(({ params }) => (params as { textDocument: { version: number } }).textDocument.version);
    expect(versions).toHaveLength(50);
    expect(versions.every((version, nth) => nth === 0 || version > (versions[nth - 1] ?? 0))).toBe(true);
  });
});
