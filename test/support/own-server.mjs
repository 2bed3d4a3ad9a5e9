/**
 * A language server that a repository describes: it finds the word `wrong` in a document, and what its first argument names it does on
 * purpose. Nothing in it happens by time.
 */
const [, , fault = "nothing"] = process.argv;
const send = (message) => {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
};
if (fault === "ends at once") {
  process.stderr.write("\u001b[31mError: Cannot find module './server.js'\n::error::of its own\n");
  process.exit(1);
}
const isPull = ["answers on request", "answers on request alone"].includes(fault);
const found = (text) =>
  text.split("\n").flatMap((one, line) => {
    const at = one.indexOf("wrong");
    const range = { start: { line, character: at }, end: { line, character: at + 5 } };
    const code = fault === "two codes" ? `w${line}` : "w";
    return at < 0 ? [] : [{ range, severity: 1, code, message: "it is wrong" }];
  });
const texts = new Map();
let isConfigured = fault !== "needs settings";
let nextId = 0;
const awaited = new Map();
const publish = ({ uri, version }) => {
  if (fault === "answers on request alone") return;
  const named = fault === "names no version" ? {} : { version };
  const diagnostics = isConfigured ? found(texts.get(uri)) : [];
  send({ method: "textDocument/publishDiagnostics", params: { uri, ...named, diagnostics } });
};
const handlers = {
  initialize: ({ id }) =>
    send({
      id,
      result: {
        capabilities: {
          textDocumentSync: { openClose: true, change: 1 },
          ...(isPull
            ? { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } }
            : {}),
        },
      },
    }),
  "textDocument/didOpen": ({ params: { textDocument } }) => {
    texts.set(textDocument.uri, textDocument.text);
    if (fault !== "needs settings" && fault !== "dies without settings") return publish(textDocument);
    nextId += 1;
    awaited.set(nextId, ([section]) => {
      isConfigured = section !== null;
      if (!isConfigured && fault === "dies without settings") process.exit(1);
      const message = `Cannot read properties of null, ${textDocument.uri}`;
      if (!isConfigured) send({ method: "window/logMessage", params: { type: 1, message } });
      publish(textDocument);
    });
    send({ id: nextId, method: "workspace/configuration", params: { items: [{ section: "text" }] } });
  },
  "textDocument/diagnostic": ({ id, params }) =>
    send({ id, result: { kind: "full", items: found(texts.get(params.textDocument.uri)) } }),
  shutdown: ({ id }) => send({ id, result: null }),
  exit: () => process.exit(0),
};
let buffer = Buffer.alloc(0);
process.stdin.on("data", (bytes) => {
  buffer = Buffer.concat([buffer, bytes]);
  for (;;) {
    const end = buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/iu.exec(buffer.subarray(0, end).toString())?.[1]);
    if (buffer.length < end + 4 + length) return;
    const message = JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString());
    buffer = buffer.subarray(end + 4 + length);
    if (message.method === undefined) awaited.get(message.id)?.(message.result ?? []);
    else handlers[message.method]?.(message);
  }
});
