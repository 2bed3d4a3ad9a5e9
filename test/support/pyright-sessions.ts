/**
 * A program: pyright's own language server, loaded once and started anew for each session. Called as
 * `node pyright-sessions.ts FOLDER`, with the folder of pyright's package; each line on standard input names a pipe on
 * which a session is to be held. It ends when standard input does.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

type Session = {
  readonly argv: readonly string[];
  readonly sockets: Set<Socket>;
  readonly timers: Set<NodeJS.Timeout>;
};

const [, , folder = ""] = process.argv;
const bundle = join(folder, "dist/pyright-langserver.js");
const require = createRequire(bundle);
const current = new AsyncLocalStorage<Session>();

// What a server takes for its own process, each session has for itself: arguments, connection, timers, and the end.
const net: { createConnection: (pipe: string) => Socket } = require("node:net");
const { argv, exit } = process;
const { createConnection } = net;
const { setInterval: every } = globalThis;
Object.defineProperty(process, "argv", { get: () => current.getStore()?.argv ?? argv });
net.createConnection = (pipe) => {
  const session = current.getStore();
  const socket = createConnection(pipe);
  session?.sockets.add(socket);
  socket.on("close", () => end(session)).on("error", () => end(session));
  return socket;
};
globalThis.setInterval = ((run: () => void, ms: number) => {
  const timer = every(run, ms);
  current.getStore()?.timers.add(timer);
  return timer;
}) as typeof setInterval;
process.exit = ((code?: number) => {
  const session = current.getStore();
  if (session === undefined) exit(code);
  end(session);
}) as typeof process.exit;

// A server writes to a client that is gone, and would end by it: so does the session, and no other.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, () => end(current.getStore()));

const main = mainOf(bundle);
createInterface(process.stdin)
  .on("line", (pipe) => {
    const session = {
      argv: [...argv.slice(0, 2), `--pipe=${pipe}`],
      sockets: new Set<Socket>(),
      timers: new Set<NodeJS.Timeout>(),
    };
    current.run(session, main);
  })
  .on("close", () => exit(0));

function end(session: Session | undefined): void {
  for (const timer of session?.timers ?? []) clearInterval(timer);
  for (const socket of session?.sockets ?? []) socket.destroy();
}

/** `main` of pyright's bundle, which would call it at once. */
function mainOf(file: string): () => void {
  const call = /\(0,(\w+\(\d+\))\.main\)\(0\)/u;
  const text = readFileSync(file, "utf8");
  if (!call.test(text)) throw new Error(`${file} does not begin as it did`);
  const holder: { main?: (workers: number) => void } = {};
  Object.assign(globalThis, { __rootDirectory: join(folder, "dist/") });
  new Function("require", "holder", text.replace(call, "holder.main=$1.main"))(require, holder);
  return () => holder.main?.(0);
}
