/**
 * A program: one session of `pyright-sessions.ts` on standard input and output, called as
 * `node pyright-relay.mjs CONTROL FOLDER`. Through the socket CONTROL it asks for a session of the pyright whose package
 * lies in FOLDER, on a pipe that it makes beside it. Plain JavaScript, because it is started for every session.
 */
import { rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";

const [, , control = "", folder = ""] = process.argv;
const pipe = `${control}-${process.pid}`;
const server = createServer((session) => {
  rmSync(pipe, { force: true });
  process.stdin.pipe(session);
  session.pipe(process.stdout);
  session.on("error", () => {}).on("close", () => process.exit(0));
});
server.listen(pipe, () => createConnection(control).end(JSON.stringify({ pipe, folder, env: process.env })));
