/**
 * A program: one session of `pyright-sessions.ts` on standard input and output, called as
 * `node pyright-relay.mjs CONTROL PIPE`: it says on the socket CONTROL that it awaits the session on PIPE. Plain
 * JavaScript, because it is started for every session.
 */
import { createConnection, createServer } from "node:net";

const [, , control = "", pipe = ""] = process.argv;
const server = createServer((session) => {
  server.close();
  process.stdin.pipe(session);
  session.pipe(process.stdout);
  session.on("close", () => process.exit(0));
});
server.listen(pipe, () => createConnection(control).end(`${pipe}\n`));
