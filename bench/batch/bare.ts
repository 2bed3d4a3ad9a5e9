/**
 * A bare client: `bare.ts ROOT QUESTIONS SERVER FOLDER N` asks the server in FOLDER what the file QUESTIONS says, N requests in
 * flight, and prints each answer as a line. It reads none of them, and knows of the server only how it is started and set.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { registry } from "../../src/servers/registry.ts";
import type { AskedLine } from "./questions.ts";

const methods = {
  def: "textDocument/definition",
  hover: "textDocument/hover",
  refs: "textDocument/references",
  symbols: "textDocument/documentSymbol",
} as const satisfies Record<AskedLine["cmd"], string>;

const [root = "", questions = "", server = "", serverFolder = "", together = ""] = process.argv.slice(2);
const profile = registry.profile(server);
const context = { root, project: ".", serverFolder, toolchain: {}, settings: {} };
const { file, args } = profile.command(serverFolder, process.arch === "arm64" ? "arm64" : "x64");
const child = spawn(file ?? process.execPath, args, { cwd: root, stdio: ["pipe", "pipe", "ignore"] });
const connection = createMessageConnection(
  new StreamMessageReader(child.stdout),
  new StreamMessageWriter(child.stdin),
);
const rootUri = pathToFileURL(root).href;
connection.onRequest("workspace/configuration", ({ items }: { items: { section: string }[] }) =>
  items.map(({ section }) => profile.section(section, context)),
);
connection.onRequest(() => null);
connection.listen();
await connection.sendRequest("initialize", {
  processId: process.pid,
  rootUri,
  capabilities: profile.capabilities,
  initializationOptions: profile.initializationOptions(context),
  workspaceFolders: [{ uri: rootUri, name: "project" }],
});
await connection.sendNotification("initialized", {});
await connection.sendNotification("workspace/didChangeConfiguration", {
  settings: profile.changedSettings(context),
});

const waiting = (JSON.parse(readFileSync(questions, "utf8")) as AskedLine[]).values();
const open = new Set<string>();
const one = async (): Promise<void> => {
  for (const { id, cmd, path, line, character } of waiting) {
    const uri = `${rootUri}/${path}`;
    if (!open.has(uri)) {
      open.add(uri);
      const text = readFileSync(`${root}/${path}`, "utf8");
      const textDocument = { uri, languageId: profile.languageId(path), version: 1, text };
      await connection.sendNotification("textDocument/didOpen", { textDocument });
    }
    const result = await connection.sendRequest(methods[cmd], {
      textDocument: { uri },
      ...(cmd === "symbols" ? {} : { position: { line, character } }),
      ...(cmd === "refs" ? { context: { includeDeclaration: true } } : {}),
    });
    process.stdout.write(`${JSON.stringify({ id, result })}\n`);
  }
};
await Promise.all(Array.from({ length: Number(together) }, one));
connection.dispose();
child.kill();
