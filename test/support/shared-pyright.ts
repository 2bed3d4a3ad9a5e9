/**
 * One pyright for the sessions of a whole test file: each session still has a process of its own that speaks on its
 * pipes, but behind them is one program, loaded and warmed by the session before. For tests of what pyright's answers
 * come to, not of how a server's process fares. By night each session has a pyright of its own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { Host, SpawnRequest } from "../../src/host.ts";
import { isNight } from "./night.ts";

const relay = fileURLToPath(new URL("./pyright-relay.mjs", import.meta.url));
const program = fileURLToPath(new URL("./pyright-sessions.ts", import.meta.url));

/** What it gives changes the host of a run; call it where the tests of a file are declared. */
export function sharedPyright(): (host: Host) => Host {
  if (isNight) return (host) => host;
  const folder = mkdtempSync(join(tmpdir(), "lanser-pyright-"));
  const control = join(folder, "control");
  let running: ChildProcess | undefined;
  let sessions = 0;
  const listener = createServer((socket) => {
    socket.setEncoding("utf8").on("data", (pipe) => running?.stdin?.write(pipe));
  });
  beforeAll(async () => {
    await once(listener.listen(control), "listening");
  });
  afterAll(() => {
    listener.close();
    running?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const start = (request: SpawnRequest, at: number) =>
    spawn(request.file, [...request.args.slice(0, at), program, dirname(request.args[at] ?? "")], {
      cwd: folder,
      env: {
        ...request.env,
        HOME: folder,
        TMPDIR: folder,
        XDG_CONFIG_HOME: folder,
        XDG_CACHE_HOME: folder,
        XDG_DATA_HOME: folder,
      },
      stdio: ["pipe", "ignore", "inherit"],
    });
  return (host) => ({
    ...host,
    spawn: (request) => {
      const at = request.args.findIndex((arg) => arg.endsWith("/langserver.index.js"));
      if (at < 0) return host.spawn(request);
      running ??= start(request, at);
      sessions += 1;
      return host.spawn({ ...request, args: [relay, control, join(folder, String(sessions))] });
    },
  });
}
