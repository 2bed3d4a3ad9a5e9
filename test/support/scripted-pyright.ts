/**
 * A language server that says what pyright says, as far as the gate listens, and does one thing wrong on purpose. Over
 * any pair of streams: `play` is given how to send and gives how to receive. Run by itself it speaks on its pipes:
 * `node scripted-pyright.ts FAULT`.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FileChangeType } from "vscode-languageserver-protocol";
import { createDecoder, encodeFrame } from "../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../src/session/wire/limits.ts";
import type { Message } from "../../src/session/wire/transport.ts";

/** What the server does wrong, in words. */
export const faults = [
  "nothing",
  "never answers anything",
  "ends at once with code 0",
  "writes text that is no frame",
  "answers initialize with an error",
  "answers initialize without capabilities",
  "chooses utf-8 unasked",
  "never offers pull diagnostics",
  "never lists its files",
  "answers empty reports until it has loaded",
  "answers the first canary with an empty report",
  "answers everything after the first canary with an empty report",
  "finds one file too many",
  "finds no files",
  "cannot parse its configuration",
  "answers every file with an error",
  "answers every file with null",
  "answers every file as unchanged",
  "puts a finding behind the end of the file",
  "never answers the file b.py",
  "asks once to pull again, after b.py",
  "asks to pull again after every file",
  "asks to pull again whenever a document is opened or closed",
  "tells no severity, and asks once to pull again, after b.py",
  "never ends its progress",
  "asks without end",
  "answers what was not asked",
  "ends with code 0 after the first file",
  "does not shut down",
  "stays after exit",
  "ends with code 1 after exit",
  "keeps a second set of diagnostics, which is empty",
  "says once of every file that its content was modified",
  "cancels every file again and again",
] as const;
export type Fault = (typeof faults)[number];

/** What only shows where a server stays from one state of its files to the next. */
export const walkFaults = [
  "says of a file what it said of its first text",
  "lists its files at its start alone",
  "finds one file more when it is told its settings again",
  "ends when it is told its settings again",
  "does not shut down once it was told its settings again",
] as const;
export type WalkFault = (typeof walkFaults)[number];

/** This file, to be started by Node with a fault as its argument. */
export const scriptedPyright = fileURLToPath(import.meta.url);

export type Side = {
  readonly send: (message: Message) => void;
  readonly writeRaw: (text: string) => void;
  readonly end: (code: number) => void;
};

export function play(fault: Fault | WalkFault, { send, writeRaw, end }: Side): (message: Message) => void {
  const texts = new Map<string, string>();
  const firsts = new Map<string, string>();
  let nextId = 0;
  let root = "";
  let isLoaded = false;
  let pulls = 0;
  let loads = 0;
  let hasAsked = false;
  const awaited = new Map<unknown, () => void>();
  const request = (method: string, params: object, then: () => void = () => undefined) => {
    nextId += 1;
    awaited.set(`s${nextId}`, then);
    send({ jsonrpc: "2.0", id: `s${nextId}`, method, params });
  };
  const notify = (method: string, params: object) => send({ jsonrpc: "2.0", method, params });
  const log = (message: string) => notify("window/logMessage", { type: 3, message });
  const reply = (to: Message, result: unknown) => send({ jsonrpc: "2.0", id: to["id"], result });
  const refuse = (to: Message) =>
    send({ jsonrpc: "2.0", id: to["id"], error: { code: -32603, message: "no" } });

  const load = () => {
    loads += 1;
    if (loads > 1 && fault === "lists its files at its start alone") return;
    if (loads > 1 && fault === "ends when it is told its settings again") end(1);
    if (fault === "cannot parse its configuration")
      log('Config file "/x/pyrightconfig.json" could not be parsed.');
    const items = [{ section: "python" }, { section: "pyright" }];
    request("workspace/configuration", { items }, () => {
      log('Setting pythonPath for service "project": "/x"');
      log("No include entries specified; assuming /x");
      if (fault !== "never offers pull diagnostics") {
        const options = { identifier: "Scripted", interFileDependencies: true, workspaceDiagnostics: true };
        request("client/registerCapability", {
          registrations: [
            { id: "pull", method: "textDocument/diagnostic", registerOptions: options },
            ...(fault === "keeps a second set of diagnostics, which is empty"
              ? [
                  {
                    id: "more",
                    method: "textDocument/diagnostic",
                    registerOptions: { ...options, identifier: "More" },
                  },
                ]
              : []),
          ],
        });
      }
      listFiles(fault === "answers empty reports until it has loaded" ? 20 : 0);
    });
  };
  const isOneMore = () =>
    fault === "finds one file too many" ||
    (loads > 1 && fault === "finds one file more when it is told its settings again");
  /** After so many questions, so that a client that does not wait has every chance to be early. */
  const listFiles = (questionsFirst: number): void => {
    if (questionsFirst > 0) {
      request("window/workDoneProgress/create", { token: `t${questionsFirst}` }, () =>
        listFiles(questionsFirst - 1),
      );
      return;
    }
    const found = filesBelow(fileURLToPath(root)) + (isOneMore() ? 1 : 0);
    isLoaded = true;
    if (fault === "never lists its files") return;
    log(
      found === 0 || fault === "finds no files"
        ? "No source files found."
        : `Found ${found} source ${found === 1 ? "file" : "files"}`,
    );
    if (fault === "asks without end")
      for (let n = 0; n < 5_000; n += 1) request("workspace/diagnostic/refresh", {});
    if (fault === "never ends its progress")
      notify("$/progress", { token: 1, value: { kind: "begin", title: "checking" } });
  };

  const refused = new Set<string>();
  const refuseOnce = (message: Message): void => {
    const { uri } = textDocument(message);
    if (refused.has(uri)) report(message, uri, false);
    else {
      refused.add(uri);
      send({ jsonrpc: "2.0", id: message["id"], error: { code: -32801, message: "content modified" } });
    }
  };
  const cancel = (message: Message): void =>
    send({ jsonrpc: "2.0", id: message["id"], error: { code: -32802, message: "server cancelled" } });

  /** How files are answered by servers that do not even answer with a report. */
  const oddly: Partial<Record<Fault | WalkFault, (message: Message) => void>> = {
    "answers every file with an error": refuse,
    "answers every file with null": (message) => reply(message, null),
    "answers every file as unchanged": (message) => reply(message, { kind: "unchanged", resultId: "1" }),
    "ends with code 0 after the first file": () => end(0),
    "says once of every file that its content was modified": refuseOnce,
    "cancels every file again and again": cancel,
  };

  const pull = (message: Message): void => {
    if ((message["params"] as { readonly identifier?: string }).identifier === "More")
      reply(message, { kind: "full", items: [] });
    else answer(message);
  };

  const answer = (message: Message): void => {
    const uri = textDocument(message).uri;
    const isCanary = uri.includes("__lanser_canary_");
    pulls += 1;
    const odd = isCanary ? undefined : oddly[fault];
    if (odd !== undefined) odd(message);
    else if (fault !== "never answers the file b.py" || !uri.endsWith("/b.py"))
      report(message, uri, isCanary);
  };

  const report = (message: Message, uri: string, isCanary: boolean): void => {
    const isEmpty =
      !isLoaded ||
      (fault === "answers the first canary with an empty report" && isCanary) ||
      (fault === "answers everything after the first canary with an empty report" && pulls > 1);
    const isBehind = fault === "puts a finding behind the end of the file" && !isCanary;
    const line = isBehind ? 99 : 0;
    const range = { start: { line, character: 0 }, end: { line, character: 1 } };
    const isBroken = isCanary || isBehind || texts.get(uri)?.includes("broken");
    const code = isCanary ? "reportAssignmentType" : "reportBroken";
    const severity = fault.startsWith("tells no severity") ? {} : { severity: 1 };
    const item = { range, ...severity, source: "Scripted", message: "it is broken", code };
    reply(message, { kind: "full", items: isBroken && !isEmpty ? [item] : [] });
    const isAsking =
      (fault === "asks to pull again after every file" && !isCanary) ||
      (fault.endsWith("asks once to pull again, after b.py") && uri.endsWith("/b.py") && !hasAsked);
    if (isAsking) {
      hasAsked = true;
      request("workspace/diagnostic/refresh", {});
    }
    if (fault === "answers what was not asked") {
      for (let n = 0; n < 9; n += 1) send({ jsonrpc: "2.0", id: 1_000 + n, result: null });
    }
  };

  /** As pyright does from 1.1.407 to 1.1.410, which joins what comes within moments. */
  const takeBack = (): void => {
    if (fault === "asks to pull again whenever a document is opened or closed")
      request("workspace/diagnostic/refresh", {});
  };

  const initialize = (message: Message): void => {
    root = (message["params"] as { rootUri: string }).rootUri;
    const encoding = fault === "chooses utf-8 unasked" ? { positionEncoding: "utf-8" } : {};
    const capabilities = { textDocumentSync: { openClose: true, change: 2 }, ...encoding };
    if (fault === "answers initialize with an error") refuse(message);
    else if (fault === "answers initialize without capabilities") reply(message, { capabilities: null });
    else reply(message, { capabilities });
  };

  const handlers: Readonly<Record<string, (message: Message) => void>> = {
    initialize,
    "workspace/didChangeConfiguration": load,
    "workspace/didChangeWatchedFiles": (message) => {
      const { changes } = message["params"] as { readonly changes: readonly { readonly type: number }[] };
      const isOther = changes.some(({ type }) => type !== FileChangeType.Changed);
      if (isOther) listFiles(0);
    },
    "textDocument/didOpen": (message) => {
      const { uri, text } = textDocument(message);
      const first = firsts.get(uri) ?? text;
      firsts.set(uri, first);
      texts.set(uri, fault === "says of a file what it said of its first text" ? first : text);
      takeBack();
    },
    "textDocument/didClose": (message) => {
      texts.delete(textDocument(message).uri);
      takeBack();
    },
    "textDocument/diagnostic": pull,
    shutdown: (message) => {
      const isDumb =
        fault === "does not shut down" ||
        (loads > 1 && fault === "does not shut down once it was told its settings again");
      if (!isDumb) reply(message, null);
    },
    exit: () => {
      if (fault !== "stays after exit") end(fault === "ends with code 1 after exit" ? 1 : 0);
    },
  };

  if (fault === "ends at once with code 0") end(0);
  if (fault === "writes text that is no frame") writeRaw("Traceback (most recent call last):\n");
  return (message) => {
    if (fault === "never answers anything") return;
    const method = message["method"];
    if (typeof method === "string") {
      handlers[method]?.(message);
      return;
    }
    const then = awaited.get(message["id"]);
    awaited.delete(message["id"]);
    then?.();
  };
}

function textDocument(message: Message): { readonly uri: string; readonly text: string } {
  return (message["params"] as { textDocument: { uri: string; text: string } }).textDocument;
}

function filesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".py")).length;
}

if (import.meta.main) {
  const fault = [...faults, ...walkFaults].find((one) => one === process.argv[2]);
  if (fault === undefined) throw new Error(`no such fault: ${process.argv[2]}`);
  const decoder = createDecoder(decoderLimits);
  const receive = play(fault, {
    send: (message) => void process.stdout.write(encodeFrame(message)),
    writeRaw: (text) => void process.stdout.write(text),
    end: (code) => process.exit(code),
  });
  process.stdin.on("data", (bytes) => {
    for (const event of decoder.push(bytes)) if (event.kind === "message") receive(event.message);
  });
  // A client that is gone closes the pipe; a hanging server of ours must not outlive the test.
  // Whoever started it has to kill it; where nobody does, it must not stay for ever.
  if (fault === "stays after exit") setTimeout(() => process.exit(0), 60_000);
  else process.stdin.on("end", () => process.exit(0));
}
