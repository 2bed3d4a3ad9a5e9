/** `lanser trace …`: the commands about traces that need no server. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Observation, resultOf } from "../../src/session/observe/observation.ts";
import type { TraceWriter } from "../../src/session/trace/record.ts";
import type { Message } from "../../src/session/wire/transport.ts";
import { header, rechained, writtenTrace } from "../session/trace/written.ts";
import { folderOf, makeFolder, temporaryFolder } from "../support/files.ts";
import { type InProcess, runInProcess } from "../support/in-process.ts";

const recorded = fileURLToPath(new URL("../traces/harbour", import.meta.url));

const ask = (id: number | string, method: string, params: object = {}): Message => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});
const answer = (id: number | string, result: unknown): Message => ({ jsonrpc: "2.0", id, result });
const tell = (method: string, params: object = {}): Message => ({ jsonrpc: "2.0", method, params });

const uri = "file:///lanser/tree/a%20b.py";
const places = new Map([["ROOT_URI", "file:///lanser/tree"]]);

/** A short session, with what a server may do to a terminal. */
function conversation(message: string): (trace: TraceWriter) => void {
  const range = { start: { line: 3, character: 1 }, end: { line: 3, character: 2 } };
  return (trace) => {
    trace.frame(">", ask(0, "initialize"));
    trace.frame(
      "<",
      tell("window/logMessage", { type: 3, message: "Found 3 source files\u001b[2J\n##[error]x" }),
    );
    trace.frame("<", answer(0, { capabilities: {} }));
    trace.frame(
      "<",
      ask("3f2504e0-4f89-41d3-9a0c-0305e82c3301", "window/workDoneProgress/create", { token: 1 }),
    );
    trace.frame(">", answer("3f2504e0-4f89-41d3-9a0c-0305e82c3301", null));
    trace.frame("<", tell("$/progress", { token: 1, value: { kind: "begin", title: "checking" } }));
    trace.frame(
      ">",
      tell("textDocument/didOpen", { textDocument: { uri, languageId: "python", version: 1, text: "a\nb" } }),
    );
    trace.frame(">", ask(1, "textDocument/diagnostic", { textDocument: { uri } }));
    trace.frame(
      "<",
      answer(1, { kind: "full", items: [{ range, severity: 1, code: "reportCall", message }] }),
    );
    trace.frame(">", ask(2, "textDocument/definition", { textDocument: { uri }, position: range.start }));
    trace.frame("<", { jsonrpc: "2.0", id: 2, error: { code: -32601, message: "no such thing" } });
    trace.frame(">", ask(3, "shutdown"));
    trace.note("meta", { end: { kind: "exit", code: 1, signal: null } });
  };
}

function traceBytes(message = "x", name = "t.trace.jsonl"): Buffer {
  let ms = 0;
  return writtenTrace(conversation(message), {
    name,
    places,
    clock: { now: () => (ms += 2), after: () => () => undefined },
  });
}

/** A folder with a trace in it, called as one calls it from there. */
function project(): string {
  const folder = folderOf({ ".lanser/traces/core.trace.jsonl": "", "deep/x": "" });
  writeFileSync(join(folder, ".lanser/traces/core.trace.jsonl"), traceBytes());
  writeFileSync(join(folder, ".lanser/traces/small.trace.jsonl.zst"), traceBytes("y", "t.trace.jsonl.zst"));
  return folder;
}

async function said(folder: string, args: readonly string[], change: InProcess = {}): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(folder, ["trace", ...args], change);
  return [`=> ${code}`, stdout, stderr]
    .filter((part) => part !== "")
    .join("\n")
    .trimEnd()
    .replaceAll(folder, "FOLDER");
}

describe("lanser trace", () => {
  test("names its subcommands, and the nearest", async () => {
    const folder = temporaryFolder();
    expect(
      `\n${(await Promise.all([[], ["shwo"], ["nothing"], ["show"], ["show", "--form", "0", "x"], ["diff", "a"], ["export", "x"], ["validate", "x"], ["list", "x"], ["list", "--status", "x"], ["show", "x", "--from", "-1"]].map((args) => said(folder, args)))).join("\n\n")}\n`,
    ).toMatchInlineSnapshot(`
      "
      => 13
      lanser: trace needs a subcommand: record, replay, refresh, drift, list, show, verify, diff, export, validate
        See: lanser trace --help

      => 13
      lanser: there is no subcommand \`trace shwo\`
        Did you mean \`trace show\`?

      => 13
      lanser: there is no subcommand \`trace nothing\`
        See: lanser trace --help

      => 13
      lanser: trace show needs one trace
        lanser trace show TRACE

      => 13
      lanser: there is no flag \`--form\`
        Did you mean \`--from\`?

      => 13
      lanser: trace diff needs two traces
        lanser trace diff A B

      => 13
      lanser: trace export needs --to vscode or --to chrome
        See: lanser trace export --help

      => 13
      lanser: trace validate needs --schema FILE and files
        See: lanser trace validate --help

      => 13
      lanser: trace list takes only flags, not \`x\`
        Name a folder with --dir DIR.

      => 13
      lanser: --status must be one of complete, incomplete, failed, unfinished, not \`x\`
        See: lanser trace list --help

      => 13
      lanser: --from must be a whole number, not \`-1\`
        See: lanser trace show --help
      "
    `);
  });

  test("has help for each", async () => {
    const folder = temporaryFolder();
    for (const name of [[], ["replay"], ["list"], ["show"], ["verify"], ["diff"], ["export"], ["validate"]]) {
      const { code, stdout } = await runInProcess(folder, ["trace", ...name, "--help"]);
      const usage = ["Usage: lanser trace", ...name].join(" ");
      expect([code, stdout.slice(0, usage.length + 1).trim()]).toEqual([0, usage]);
    }
  });
});

describe("show", () => {
  test("reads a trace like a conversation, and nothing in it reaches the terminal as more than text", async () => {
    expect(`\n${await said(project(), ["show", "core"])}\n`).toMatchInlineSnapshot(`
      "
      => 0
           0     2.0 ms  session head on head: scripted 1.0.0, 0 files, recorded by lanser 0.0.0
           1     4.0 ms  → initialize
           2     6.0 ms  ← log "Found 3 source files\\u{001B}[2J ##\\u{200B}[error]x"
           3     8.0 ms  ← answered initialize in 4.0 ms
           4      10 ms  ← window/workDoneProgress/create
           5      12 ms  → answered window/workDoneProgress/create in 2.0 ms
           6      14 ms  ← progress begin "checking"
           7      16 ms  → opened a b.py (2 lines)
           8      18 ms  → textDocument/diagnostic a b.py
           9      20 ms  ← 1 finding in 2.0 ms: 4:2 reportCall "x"
          10      22 ms  → textDocument/definition a b.py:4:2
          11      24 ms  ← refused textDocument/definition in 2.0 ms: -32601 "no such thing"
          12      26 ms  → shutdown
          13      28 ms  the server ended: exit 1
          14      30 ms  end after 14 entries
      "
    `);
  });

  test("shows a part, from a folder below, as JSON with the content", async () => {
    const { stdout } = await runInProcess(join(project(), "deep"), [
      "trace",
      "show",
      "small",
      "--from",
      "8",
      "--count",
      "2",
      "--format",
      "json",
    ]);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { entry: 8, kind: "frame", direction: ">", text: "→ textDocument/diagnostic a b.py" },
      { entry: 9, text: '← 1 finding in 2.0 ms: 4:2 reportCall "y"', content: { id: 1 } },
    ]);
  });

  test("shows what is about one file, and which answers bring a finding, by its code or its words", async () => {
    const shown = async (...flags: string[]) => {
      const text = await said(project(), ["show", "core", ...flags]);
      return [...text.matchAll(/^ +(\d+) /gmu)].map(([, entry]) => Number(entry));
    };
    expect({
      file: await shown("--file", "a b.py"),
      other: await shown("--file", "b.py"),
      code: await shown("--finding", "reportCall"),
      words: await shown("--finding", "x"),
      none: await shown("--finding", "report"),
      both: await shown("--file", "a b.py", "--finding", "reportCall"),
    }).toEqual({ file: [7, 8, 9, 10, 11], other: [], code: [9], words: [9], none: [], both: [9] });
  });

  test("says nothing that a runner takes for a command", async () => {
    const { stdout } = await runInProcess(project(), ["trace", "show", "core"], {
      env: { GITHUB_ACTIONS: "true" },
    });
    expect(stdout.split("\n").filter((line) => line !== "" && !line.startsWith("│ "))).toEqual([]);
  });

  test("names the nearest trace", async () => {
    expect(await said(project(), ["show", "cor"])).toMatchInlineSnapshot(`
      "=> 3
      lanser: there is no trace \`cor\`
        Did you mean \`core\`?"
    `);
  });

  test("is not a replay of a folder of single traces", async () => {
    const folder = project();
    expect(await said(folder, ["replay", ".lanser/traces"])).toMatchInlineSnapshot(`
      "=> 13
      lanser: the folder \`.lanser/traces\` contains traces, but no recorded run
        Name one trace or the folder of one run, for example: lanser trace replay .lanser/traces/core.trace.jsonl"
    `);
  });

  test("names the traces of a run, which is a folder", async () => {
    const folder = project();
    mkdirSync(join(folder, ".lanser/traces/change"));
    for (const name of ["base", "head"])
      writeFileSync(join(folder, `.lanser/traces/change/pyright.${name}.trace.jsonl`), traceBytes());
    expect(await said(folder, ["show", "change"])).toMatchInlineSnapshot(`
      "=> 13
      lanser: \`change\` is a folder, not a trace
        Name one of its traces: \`change/pyright.base.trace.jsonl\`, \`change/pyright.head.trace.jsonl\`."
    `);
    expect(await said(folder, ["show", "deep"])).toMatchInlineSnapshot(`
      "=> 13
      lanser: \`deep\` is a folder, not a trace
        To list all traces, run: lanser trace list"
    `);
  });
});

describe("traces that the configuration names elsewhere", () => {
  const elsewhere = (): string => {
    const folder = folderOf({
      ".lanser/config.yml": 'version: 1\ntraces: ["recs/**/*.jsonl"]\n',
      "deep/x": "",
    });
    mkdirSync(join(folder, "recs"));
    writeFileSync(join(folder, "recs/core.trace.jsonl"), traceBytes());
    writeFileSync(join(folder, "recs/odd.jsonl"), "{}\n");
    return folder;
  };

  test("are listed, verified and known by name, and so is what is none", async () => {
    const folder = elsewhere();
    const all = await Promise.all([["list"], ["verify"]].map((args) => said(folder, args)));
    expect(`\n${all.join("\n\n").replaceAll(/sha256:\w+/g, "sha256:…")}\n`).toMatchInlineSnapshot(`
      "
      => 0
      recs/core.trace.jsonl  scripted 1.0.0  head  0 files  15 entries  by lanser 0.0.0  unfinished
      recs/odd.jsonl  broken: recs/odd.jsonl:1: entry 0: the line is not a trace entry

      => 76
      complete recs/core.trace.jsonl: 15 entries, sha256:…
      broken recs/odd.jsonl:1: entry 0: the line is not a trace entry
      "
    `);
    for (const name of ["core", "recs/core.trace.jsonl", join(folder, "recs/core.trace.jsonl")])
      expect((await runInProcess(folder, ["trace", "show", name])).code).toBe(0);
    expect((await runInProcess(join(folder, "deep"), ["trace", "show", "core"])).code).toBe(0);
  });

  test("need a configuration that can be read", async () => {
    const folder = folderOf({ ".lanser/config.yml": "version: 1\ntrace: []\n" });
    expect(await said(folder, ["list"])).toMatchInlineSnapshot(`
      "=> 12
      lanser: .lanser/config.yml:2:1: unknown key \`trace\`: did you mean \`traces\`?"
    `);
  });
});

describe("list", () => {
  test("refuses a folder that there is not", async () => {
    expect(await said(project(), ["list", "--dir", "nowhere"])).toMatchInlineSnapshot(`
      "=> 3
      lanser: there is no folder nowhere
        Check the name."
    `);
  });

  test("names the traces that are there, and what is broken", async () => {
    const folder = project();
    writeFileSync(join(folder, ".lanser/traces/torn.trace.jsonl"), traceBytes().subarray(0, 900));
    const elsewhere = temporaryFolder();
    expect(await said(elsewhere, ["list", "--repo", join(folder, "deep")])).toBe(
      await said(folder, ["list"]),
    );
    expect(`\n${await said(folder, ["list"])}\n`).toMatchInlineSnapshot(`
      "
      => 0
      core.trace.jsonl  scripted 1.0.0  head  0 files  15 entries  by lanser 0.0.0  unfinished
      small.trace.jsonl.zst  scripted 1.0.0  head  0 files  15 entries  by lanser 0.0.0  unfinished
      torn.trace.jsonl  broken: torn.trace.jsonl:4: entry 3: the last line is incomplete
      "
    `);
  });

  test("filters by what a recorded session holds", async () => {
    const folder = project();
    cpSync(recorded, join(folder, ".lanser/traces/harbour"), { recursive: true });
    const ended = (observation: Pick<Observation, "files" | "failure">): Buffer =>
      writtenTrace((trace) => {
        trace.note(
          "result",
          resultOf({ schedule: header.digests.schedule, lookups: [], limits: [], ...observation }),
        );
      });
    const unknown = { kind: "unknown", path: "a.py", reason: "timeout" } as const;
    const failure = { code: "server-crashed", message: "gone" } as const;
    writeFileSync(
      join(folder, ".lanser/traces/slow.trace.jsonl"),
      ended({ files: [unknown], failure: undefined }),
    );
    writeFileSync(join(folder, ".lanser/traces/gone.trace.jsonl"), ended({ files: [unknown], failure }));
    const names = async (...filter: string[]): Promise<string> => {
      const { stdout } = await runInProcess(folder, ["trace", "list", "--format", "json", ...filter]);
      return `${filter.join(" ")}: ${(JSON.parse(stdout) as { trace: string }[]).map(({ trace }) => trace.replace(/\.trace.*/, "")).join(" ")}`;
    };
    expect([
      await names("--server", "scripted"),
      await names("--server", "scripted@1.0.0"),
      await names("--server", "scripted@2.0.0"),
      await names("--server", "pyright"),
      await names("--session", header.session),
      await names("--session", "base"),
      await names("--operation", "textDocument/definition"),
      await names("--operation", "references"),
      await names("--status", "complete"),
      await names("--status", "incomplete"),
      await names("--status", "failed"),
      await names("--status", "unfinished"),
      await names("--failure", "server-crashed"),
      await names("--failure", "server-timeout"),
    ]).toMatchInlineSnapshot(`
      [
        "--server scripted: core gone slow small",
        "--server scripted@1.0.0: core gone slow small",
        "--server scripted@2.0.0: ",
        "--server pyright: harbour/pyright.base-again harbour/pyright.base harbour/pyright.head-again harbour/pyright.head",
        "--session head: core gone harbour/pyright.head slow small",
        "--session base: harbour/pyright.base",
        "--operation textDocument/definition: core harbour/pyright.head-again small",
        "--operation references: ",
        "--status complete: harbour/pyright.base-again harbour/pyright.base harbour/pyright.head-again harbour/pyright.head",
        "--status incomplete: slow",
        "--status failed: gone",
        "--status unfinished: core small",
        "--failure server-crashed: gone",
        "--failure server-timeout: ",
      ]
    `);
    const { stdout } = await runInProcess(folder, ["trace", "list", "--failure", "server-crashed"]);
    expect(stdout).toMatch(/ failed: server-crashed\n$/);
  });

  test("of nothing is nothing", async () => {
    expect(await said(temporaryFolder(), ["list"])).toMatchInlineSnapshot(`
      "=> 0
      there are no traces
        To record a change, run: lanser trace record --name NAME -- gate --base BASE"
    `);
    expect(await said(project(), ["list", "--server", "other"])).toMatchInlineSnapshot(`
      "=> 0
      none of the 2 traces matches"
    `);
  });
});

describe("verify", () => {
  test("says what is whole, and what is wrong", async () => {
    const folder = project();
    const at = (name: string) => join(folder, ".lanser/traces", name);
    const token = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
    writeFileSync(at("leak.trace.jsonl"), traceBytes(`x = "${token}"`));
    writeFileSync(at("torn.trace.jsonl"), traceBytes().subarray(0, -1));
    const digest = (of: string) => ({
      files: { "m.py": `sha256:${of.repeat(64)}` },
      configuration: `sha256:${"0".repeat(64)}`,
    });
    writeFileSync(
      at("moved.trace.jsonl"),
      writtenTrace((trace) => {
        trace.note("digest", digest("a"));
        trace.note("digest", digest("b"));
      }),
    );
    const roots = (text: string) => text.replaceAll(/sha256:[0-9a-f]{64}/g, "sha256:…");
    expect(`\n${roots(await said(folder, ["verify"]))}\n`).toMatchInlineSnapshot(`
      "
      => 76
      complete core.trace.jsonl: 15 entries, sha256:…
      secret leak.trace.jsonl:10: this looks like a GitHub token
      changed moved.trace.jsonl: entry 2: a file changed during the recording: /files/m.py
      complete small.trace.jsonl.zst: 15 entries, sha256:…
      broken torn.trace.jsonl:15: entry 14: the last line is incomplete
      "
    `);
    expect(roots(await said(folder, ["verify", "core", "small"]))).toMatchInlineSnapshot(`
      "=> 0
      complete core: 15 entries, sha256:…
      complete small: 15 entries, sha256:…"
    `);
    expect((await runInProcess(folder, ["trace", "verify", "leak", "--allow-secrets"])).code).toBe(0);
  });

  test("calls no session whole that lacks what a replay needs", async () => {
    const folder = project();
    const all = readFileSync(join(recorded, "pyright.base.trace.jsonl"), "utf8").trimEnd().split("\n");
    const token = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
    const without = rechained(
      all
        .filter((one) => !one.includes('"k":"result"') && !one.includes('"k":"checkpoint"'))
        .map((one) => one.replace("Pyright language server", token)),
    );
    writeFileSync(join(folder, "a.trace.jsonl"), `${without.join("\n")}\n`);
    expect(await said(folder, ["verify", "a.trace.jsonl"])).toMatchInlineSnapshot(`
      "=> 76
      broken a.trace.jsonl: the recording is incomplete: the trace has no result
      secret a.trace.jsonl:4: this looks like a GitHub token"
    `);
  });
});

describe("diff", () => {
  test("tells where two part, and which messages differ", async () => {
    expect(`\n${await said(project(), ["diff", "core", "small"])}\n`).toMatchInlineSnapshot(`
      "
      => 76
      different findings:
        - a b.py:4:2 reportCall "x"
        + a b.py:4:2 reportCall "y"
      the traces first differ at entry 9, at /result/items/0/message
      core: "x"
          6 < {"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":{"kind":"begin","title":"checking"}}}
          7 > {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"languageId":"python","text":"a\\nb","uri":"\${ROOT_URI}/a%20b.py","version":1}}}
          8 > {"id":1,"jsonrpc":"2.0","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\${ROOT_URI}/a%20b.py"}}}
        > 9 < {"id":1,"jsonrpc":"2.0","result":{"items":[{"code":"reportCall","message":"x","range":{"end":{"character":2,"line":3},"start":{"character":1,"line":3}},"severi…
          10 > {"id":2,"jsonrpc":"2.0","method":"textDocument/definition","params":{"position":{"character":1,"line":3},"textDocument":{"uri":"\${ROOT_URI}/a%20b.py"}}}
          11 < {"error":{"code":-32601,"message":"no such thing"},"id":2,"jsonrpc":"2.0"}
          12 > {"id":3,"jsonrpc":"2.0","method":"shutdown","params":{}}
      small: "y"
          6 < {"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":{"kind":"begin","title":"checking"}}}
          7 > {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"languageId":"python","text":"a\\nb","uri":"\${ROOT_URI}/a%20b.py","version":1}}}
          8 > {"id":1,"jsonrpc":"2.0","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\${ROOT_URI}/a%20b.py"}}}
        > 9 < {"id":1,"jsonrpc":"2.0","result":{"items":[{"code":"reportCall","message":"y","range":{"end":{"character":2,"line":3},"start":{"character":1,"line":3}},"severi…
          10 > {"id":2,"jsonrpc":"2.0","method":"textDocument/definition","params":{"position":{"character":1,"line":3},"textDocument":{"uri":"\${ROOT_URI}/a%20b.py"}}}
          11 < {"error":{"code":-32601,"message":"no such thing"},"id":2,"jsonrpc":"2.0"}
          12 > {"id":3,"jsonrpc":"2.0","method":"shutdown","params":{}}
      messages that differ (the order does not count):
        ← textDocument/diagnostic (answer): 1 changed; first entry 9
      "
    `);
  });

  test("names the findings first, and folds what the server told meanwhile", async () => {
    const logs = (count: number, message: string) =>
      writtenTrace((trace) => {
        trace.frame(">", ask(1, "textDocument/diagnostic", { textDocument: { uri } }));
        for (let at = 0; at < count; at += 1)
          trace.frame("<", tell("window/logMessage", { type: 3, message: `checked ${at}` }));
        const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
        const twice = { range, code: 7, message: "the same twice" };
        trace.frame("<", answer(1, { kind: "full", items: [{ range, message }, twice, twice] }));
        trace.frame("<", tell("textDocument/publishDiagnostics", { uri: `${uri}c`, diagnostics: [twice] }));
      });
    const folder = temporaryFolder();
    for (const [name, message] of Object.entries({ a: "gone", b: "come" }))
      writeFileSync(join(folder, `${name}.trace.jsonl`), logs(3, message));
    const [text, json] = [
      await said(folder, ["diff", "a.trace.jsonl", "b.trace.jsonl"]),
      await runInProcess(folder, ["trace", "diff", "a.trace.jsonl", "b.trace.jsonl", "--format", "json"]),
    ];
    expect(text.split("\n").map((line) => line.slice(0, 60))).toMatchInlineSnapshot(`
      [
        "=> 76",
        "different findings:",
        "  - file:///lanser/tree/a%20b.py:1:1 "gone"",
        "  + file:///lanser/tree/a%20b.py:1:1 "come"",
        "the traces first differ at entry 5, at /result/items/0/messa",
        "a.trace.jsonl: "gone"",
        "    … 3 messages of the server's log",
        "  > 5 < {"id":1,"jsonrpc":"2.0","result":{"items":[{"message",
        "    6 < {"jsonrpc":"2.0","method":"textDocument/publishDiagn",
        "    7 trailer {"blocks":[{"bytes":1840,"h":"sha256:e2c9ff693",
        "b.trace.jsonl: "come"",
        "    … 3 messages of the server's log",
        "  > 5 < {"id":1,"jsonrpc":"2.0","result":{"items":[{"message",
        "    6 < {"jsonrpc":"2.0","method":"textDocument/publishDiagn",
        "    7 trailer {"blocks":[{"bytes":1840,"h":"sha256:5a876be7c",
        "messages that differ (the order does not count):",
        "  ← textDocument/diagnostic (answer): 1 changed; first entry",
      ]
    `);
    expect(JSON.parse(json.stdout).findings).toMatchInlineSnapshot(`
      {
        "added": [
          "file:///lanser/tree/a%20b.py:1:1 "come"",
        ],
        "removed": [
          "file:///lanser/tree/a%20b.py:1:1 "gone"",
        ],
      }
    `);
  });

  test("of a trace and itself is nothing", async () => {
    const folder = project();
    expect([
      await said(folder, ["diff", "core", "core"]),
      (await runInProcess(folder, ["trace", "diff", "core", "core", "--format", "json"])).code,
    ]).toEqual(["=> 0\ncore and core are the same", 0]);
  });

  test("does not call a trace the same whose trailer alone is", async () => {
    const folder = project();
    const lines = traceBytes().toString("utf8").split("\n");
    [lines[3], lines[4]] = [lines[4] ?? "", lines[3] ?? ""];
    writeFileSync(join(folder, "swapped.trace.jsonl"), lines.join("\n"));
    expect((await said(folder, ["diff", "core", "swapped.trace.jsonl"])).split("\n").slice(0, 2)).toEqual([
      "=> 76",
      expect.stringContaining("swapped.trace.jsonl:4: "),
    ]);
  });

  test("of a trailer that lies about its blocks is no crash", async () => {
    const folder = project();
    const blocks = [900_000_000_000_000, 2 ** 53 - 1].map((bytes) => ({ h: header.digests.schedule, bytes }));
    const long = writtenTrace((trace) => {
      for (let index = 0; index < 3_000; index += 1) trace.frame("<", tell("m", { index }));
    }).toString("utf8");
    const trailer = JSON.parse(long.trimEnd().split("\n").at(-1) ?? "") as { m: { blocks: object[] } };
    const lying = {
      ...trailer.m,
      root: `sha256:${"1".repeat(64)}`,
      blocks: [trailer.m.blocks[0], ...blocks],
    };
    const forged = [...long.trimEnd().split("\n").slice(0, -1), JSON.stringify({ ...trailer, m: lying }), ""];
    writeFileSync(join(folder, "long.trace.jsonl"), long);
    writeFileSync(join(folder, "forged.trace.jsonl"), forged.join("\n"));
    for (const pair of [
      ["long", "forged"],
      ["forged", "long"],
      ["forged", "core"],
    ])
      expect(
        await said(folder, ["diff", ...pair.map((name) => (name === "core" ? name : `${name}.trace.jsonl`))]),
      ).toMatch(/^=> 76/u);
  });

  test("names what is broken", async () => {
    const folder = project();
    writeFileSync(join(folder, "torn.trace.jsonl"), traceBytes().subarray(0, -1));
    expect(await said(folder, ["diff", "core", "torn.trace.jsonl"])).toMatchInlineSnapshot(`
      "=> 76
      lanser: torn.trace.jsonl: the last line is incomplete
        Restore the file from an earlier commit (git log -- FILE), or record it again: lanser trace record --name NAME --force -- FILE…"
    `);
  });
});

test("what a server says that is none of the protocol is shown all the same", async () => {
  const folder = project();
  const odd = [
    tell("textDocument/didOpen"),
    tell("__defineGetter__"),
    tell("toString", { textDocument: { uri: { toString: 1 } } }),
    tell("textDocument/publishDiagnostics", { uri: { toString: 1 }, diagnostics: [] }),
  ];
  writeFileSync(
    join(folder, "odd.trace.jsonl"),
    writtenTrace((trace) => {
      for (const message of odd) trace.frame("<", message);
    }),
  );
  const shown = await said(folder, ["show", "odd.trace.jsonl"]);
  expect(
    shown
      .replaceAll(/ +\d+(?:\.\d+)? ms {2}/gu, " ")
      .split("\n")
      .slice(2, 6),
  ).toMatchInlineSnapshot(`
    [
      "     1 ← opened a document",
      "     2 ← __defineGetter__",
      "     3 ← toString",
      "     4 ← no findings in a document",
    ]
  `);
});

describe("export", () => {
  test("to VS Code's log, as the inspector reads it", async () => {
    const { stdout } = await runInProcess(project(), ["trace", "export", "core", "--to", "vscode"]);
    expect(`\n${stdout}`).toMatchInlineSnapshot(`
      "
      [Trace - 12:00:00 AM] Sending request 'initialize - (0)'.
      Params: {
          "processId": 0
      }


      [Trace - 12:00:00 AM] Received notification 'window/logMessage'.
      Params: {
          "message": "Found 3 source files\\u001b[2J\\n##[error]x",
          "type": 3
      }


      [Trace - 12:00:00 AM] Received response 'initialize - (0)' in 4ms.
      Result: {
          "capabilities": {}
      }


      [Trace - 12:00:00 AM] Received request 'window/workDoneProgress/create - (--TOKEN-1-)'.
      Params: {
          "token": 1
      }


      [Trace - 12:00:00 AM] Sending response 'window/workDoneProgress/create - (--TOKEN-1-)'. Processing request took 2ms.
      No result returned.


      [Trace - 12:00:00 AM] Received notification '$/progress'.
      Params: {
          "token": 1,
          "value": {
              "kind": "begin",
              "title": "checking"
          }
      }


      [Trace - 12:00:00 AM] Sending notification 'textDocument/didOpen'.
      Params: {
          "textDocument": {
              "languageId": "python",
              "text": "a\\nb",
              "uri": "\${ROOT_URI}/a%20b.py",
              "version": 1
          }
      }


      [Trace - 12:00:00 AM] Sending request 'textDocument/diagnostic - (1)'.
      Params: {
          "textDocument": {
              "uri": "\${ROOT_URI}/a%20b.py"
          }
      }


      [Trace - 12:00:00 AM] Received response 'textDocument/diagnostic - (1)' in 2ms.
      Result: {
          "items": [
              {
                  "code": "reportCall",
                  "message": "x",
                  "range": {
                      "end": {
                          "character": 2,
                          "line": 3
                      },
                      "start": {
                          "character": 1,
                          "line": 3
                      }
                  },
                  "severity": 1
              }
          ],
          "kind": "full"
      }


      [Trace - 12:00:00 AM] Sending request 'textDocument/definition - (2)'.
      Params: {
          "position": {
              "character": 1,
              "line": 3
          },
          "textDocument": {
              "uri": "\${ROOT_URI}/a%20b.py"
          }
      }


      [Trace - 12:00:00 AM] Received response 'textDocument/definition - (2)' in 2ms. Request failed: no such thing (-32601).
      No data.


      [Trace - 12:00:00 AM] Sending request 'shutdown - (3)'.
      Params: {}


      "
    `);
    // What the inspector does: parts by two empty lines, a headline, and JSON behind its name.
    const parts = stdout.split("\n\n\n").filter((part) => part !== "");
    for (const part of parts) {
      const [headline = "", first = "", ...rest] = part.split("\n");
      expect(headline).toMatch(
        /^\[Trace - 12:00:0\d AM\] (?:(?:Sending|Received) notification '.*'\.|(?:Sending|Received) request '.* - \([0-9a-zA-Z-]+\)'\.|Sending response '.* - \([0-9a-zA-Z-]+\)'.*took \d+ms\.|Received response '.* - \([0-9a-zA-Z-]+\)' in \d+ms\..*)$/,
      );
      const json = /^(?:Params|Result): (.*)$/.exec(first)?.[1];
      if (json !== undefined) JSON.parse([json, ...rest].join("\n"));
    }
    expect(parts).toHaveLength(12);
  });

  test("to Chrome trace events, in which events of a lane nest", async () => {
    const folder = project();
    await runInProcess(folder, ["trace", "export", "core", "--to", "chrome", "--out", "out/t.json"]);
    const { traceEvents } = JSON.parse(readFileSync(join(folder, "out/t.json"), "utf8")) as {
      traceEvents: { name: string; ph: string; ts: number; dur: number; tid: number; args: object }[];
    };
    expect(
      traceEvents.map(({ name, ph, ts, dur, tid, args }) =>
        [ph, tid, name, ts, dur, JSON.stringify(args)].join(" "),
      ),
    ).toMatchInlineSnapshot(`
      [
        "M 0 process_name   {"name":"scripted 1.0.0, head on head"}",
        "M 1 thread_name   {"name":"notifications to the server"}",
        "M 2 thread_name   {"name":"notifications from the server"}",
        "M 100 thread_name   {"name":"requests to the server"}",
        "i 2 window/logMessage 6000  {"message":"Found 3 source files\\u001b[2J\\n##[error]x"}",
        "X 100 initialize 4000 4000 {}",
        "M 200 thread_name   {"name":"requests from the server"}",
        "X 200 window/workDoneProgress/create 10000 2000 {"token":1}",
        "i 2 $/progress 14000  {"token":1,"title":"checking"}",
        "i 1 textDocument/didOpen 16000  {"uri":"\${ROOT_URI}/a%20b.py"}",
        "X 100 textDocument/diagnostic 18000 2000 {"uri":"\${ROOT_URI}/a%20b.py"}",
        "X 100 textDocument/definition 22000 2000 {"uri":"\${ROOT_URI}/a%20b.py","error":"no such thing","code":-32601}",
        "X 100 shutdown 26000 4000 {"answered":false}",
      ]
    `);
  });

  test("to a file that cannot be written is an error", async () => {
    const folder = project();
    expect(
      await said(folder, ["export", "core", "--to", "chrome", "--out", "deep/x/y"]),
    ).toMatchInlineSnapshot(`
      "=> 13
      lanser: cannot write deep/x/y
        Check the path and its permissions."
    `);
  });
});

describe("validate", () => {
  const schemas = fileURLToPath(new URL("../../schemas", import.meta.url));

  test("follows today's schemas", async () => {
    const outcome = await said(recorded, [
      "validate",
      "--schema",
      join(schemas, "trace.v1.json"),
      "pyright.head.trace.jsonl",
      "pyright.base.trace.jsonl",
    ]);
    expect(outcome).toMatch(/^=> 0\nvalid: pyright\.head\.trace\.jsonl \(\d+ entries\)\nvalid: /);
    expect(
      await said(recorded, ["validate", "--schema", join(schemas, "report.v1.json"), "report.json"]),
    ).toBe("=> 0\nvalid: report.json (1 document)");
  });

  test("names the first places that a changed schema leaves behind", async () => {
    const folder = project();
    const schema = readFileSync(join(schemas, "trace.v1.json"), "utf8");
    writeFileSync(join(folder, "new.json"), schema.replace('"enum": [">", "<"]', '"enum": ["out", "in"]'));
    writeFileSync(join(folder, "other.json"), '{"a": 1}');
    writeFileSync(join(folder, "no.json"), '{"a": 1,}');
    expect(
      `\n${await said(folder, ["validate", "--schema", "new.json", "core", "other.json", "no.json"])}\n`,
    ).toMatchInlineSnapshot(`
      "
      => 76
      core:2: /d must be equal to one of the allowed values: ["out","in"]
      core:3: /d must be equal to one of the allowed values: ["out","in"]
      core:4: /d must be equal to one of the allowed values: ["out","in"]
      core:5: /d must be equal to one of the allowed values: ["out","in"]
      core:6: /d must be equal to one of the allowed values: ["out","in"]
      core:7: /d must be equal to one of the allowed values: ["out","in"]
      core:8: /d must be equal to one of the allowed values: ["out","in"]
      core:9: /d must be equal to one of the allowed values: ["out","in"]
      core:10: /d must be equal to one of the allowed values: ["out","in"]
      core:11: /d must be equal to one of the allowed values: ["out","in"]
        and 2 more in core
      other.json: the top must have required property 'i'
      no.json: invalid JSON at column 9: a key is missing
      "
    `);
  });

  test("takes no schema that is none, is misspelt, or reaches elsewhere", async () => {
    const folder = project();
    const outcomes: string[] = [];
    for (const [name, text] of Object.entries({
      torn: "{",
      misspelt: '{"requried": ["a"]}',
      data: '{"properties": {"a": {"type": "number", "maximum": {"$data": "1/b"}}}}',
      elsewhere: '{"$ref": "https://example.invalid/schema.json"}',
      number: "7",
    })) {
      writeFileSync(join(folder, `${name}.json`), text);
      outcomes.push(await said(folder, ["validate", "--schema", `${name}.json`, "core"]));
    }
    outcomes.push(await said(folder, ["validate", "--schema", "nowhere.json", "core"]));
    expect(`\n${outcomes.join("\n\n")}\n`).toMatchInlineSnapshot(`
      "
      => 12
      lanser: torn.json:1:2: a key is missing

      => 12
      lanser: misspelt.json is not a schema: strict mode: unknown keyword: "requried"

      => 12
      lanser: data.json is not a schema: schema is invalid: data/properties/a/maximum must be number

      => 12
      lanser: elsewhere.json is not a schema: can't resolve reference https://example.invalid/schema.json from id #

      => 12
      lanser: number.json is not a schema: a schema must be an object, true or false

      => 13
      lanser: cannot read nowhere.json
        Check the path and its permissions.
      "
    `);
  });
});

describe("replay", () => {
  test("of a name finds the trace also where a folder without traces has that name", async () => {
    const folder = temporaryFolder();
    cpSync(recorded, join(folder, ".lanser/traces/harbour"), { recursive: true });
    for (const name of ["harbour/src", "core"]) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, ".lanser/traces/core.trace.jsonl"), traceBytes());
    // It is found and read; what it lacks is told.
    expect(await said(folder, ["replay", "core"])).toMatchInlineSnapshot(`
      "=> 76
      unreadable core
        this release of Lanser does not know the server scripted
        Name a server of this release. docs/servers.md lists them."
    `);
    const text = await said(folder, ["replay", "harbour"]);
    expect(text).toBe(
      await said(folder, ["replay", ".lanser/traces/harbour"]).then((own) =>
        own.replaceAll(".lanser/traces/harbour", "harbour"),
      ),
    );
    expect(text).toMatch(/^=> [01]\n/u);
  });

  test("of one session says that it came out the same", async () => {
    expect(
      await said(dirname(recorded), ["replay", "harbour/pyright.base.trace.jsonl"]),
    ).toMatchInlineSnapshot(`
      "=> 0
      same harbour/pyright.base.trace.jsonl (pyright 1.1.414)
        the replay gives the same results as the recording"
    `);
  });

  test("of what was changed says where it was left, and what is around", async () => {
    const { folder, remove } = makeFolder();
    try {
      cpSync(recorded, join(folder, "run"), { recursive: true });
      const file = join(folder, "run/pyright.head.trace.jsonl");
      const lines = readFileSync(file, "utf8").trimEnd().split("\n");
      const first = lines.findIndex((line) => line.includes('"method":"textDocument/didOpen"'));
      // Numbers depend on how often a server logs; what is shown of messages is in the tests of the replay itself.
      const replayed = async (changed: readonly string[], what: string): Promise<string> => {
        writeFileSync(file, `${changed.join("\n")}\n`);
        const text = await said(folder, ["replay", what]);
        return text.replaceAll(/\d{2,}/g, "N").replaceAll(/(?<= N [<>] ).*/g, "…");
      };
      const torn = lines.with(first, (lines[first] ?? "").replace("canary: int", "canary: str"));
      const other = rechained(lines.with(first, (lines[first] ?? "").replace('"version":1', '"version":2')));
      expect(
        `\n${[
          await replayed(torn, "run/pyright.head.trace.jsonl"),
          await replayed(torn, "run"),
          await replayed(other, "run/pyright.head.trace.jsonl"),
          await replayed(other, "run"),
        ].join("\n\n")}\n`,
      ).toMatchInlineSnapshot(`
        "
        => N
        unreadable run/pyright.head.trace.jsonl
          pyright.head.trace.jsonl:N: entry N: one of the entries 0 to N was changed: their hash differs from the trailer
          Restore the file from an earlier commit (git log -- run/pyright.head.trace.jsonl), or record it again: lanser trace record --name run --force -- gate …
          The trace in the base commit decides. To merge the repair, set replay: off.

        => N
        lanser: pyright.head.trace.jsonl:N: entry N: one of the entries 0 to N was changed: their hash differs from the trailer
          Restore the file from an earlier commit (git log -- FILE), or record it again: lanser trace record --name NAME --force -- FILE…

        => N
        different run/pyright.head.trace.jsonl (pyright 1.1.N)
          this release, 0.1.0, recorded the trace, but now gives another result
          entry N at /params/textDocument/version: expected 2, got 1
          The server is not the cause. This release sends other requests than the recording, or at other times.
          To record the run again: lanser trace record --name NAME --force -- gate …

        => N
            N < …
            N > …
            N < …
          > N > …
            N > …
            N < …
            N > …
        lanser: the replay differs at pyright.head.trace.jsonl, entry N at /params/textDocument/version: expected 2, got 1 (different-message)
          The server is not the cause. This release sends other requests than the recording, or at other times.
          To record the run again: lanser trace record --name NAME --force -- gate …
        "
      `);
    } finally {
      remove();
    }
  });

  test("names no report for one session", async () => {
    const args = ["replay", "harbour/pyright.base.trace.jsonl", "--report", "x"];
    expect(await said(dirname(recorded), args)).toMatchInlineSnapshot(`
      "=> 13
      lanser: a single session has no report; remove --report, or name the folder of a recorded run
        See: lanser trace replay --help"
    `);
  });
});

test("questions that no server was asked are listed with what came of them", async () => {
  const folder = temporaryFolder();
  const line = (cmd: string, selector: string, status: string, exitCode: number, isAsked: boolean) =>
    JSON.stringify({ cmd, selector, status, exitCode, isAsked, bundleId: "", ms: 1, peakBytes: 1 });
  const asked = [
    line("outline", "a.py", "ok", 0, false),
    line("refs", "a.py#none", "error", 3, false),
    line("def", "a.py#one", "ok", 0, true),
  ];
  writeFileSync(join(folder, "run.json"), `${asked.join("\n")}\n`);
  const list = async (...args: readonly string[]) =>
    (await runInProcess(folder, ["trace", "list", "--dir", folder, ...args])).stdout;
  expect(await list()).toBe(
    "run.json  without a server  2 questions\n  outline a.py: exit code 0\n  refs a.py#none: exit code 3\n",
  );
  expect(await list("--exit-code", "3")).toContain("1 question\n  refs a.py#none: exit code 3\n");
  expect(await list("--selector", "a.py", "--status", "complete")).toContain("outline a.py");
  const wrong = await runInProcess(folder, ["trace", "list", "--dir", folder, "--exit-code", "abc"]);
  expect([wrong.code, wrong.stderr]).toEqual([13, expect.stringContaining("must be a whole number")]);
  expect(await list("--server", "pyright")).toContain("there are no traces");
  expect(JSON.parse(await list("--format", "json"))[0].questions).toHaveLength(2);
});
