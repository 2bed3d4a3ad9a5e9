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
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { Host } from "../../src/platform/host.ts";
import { isNight } from "./night.ts";

export const relay = fileURLToPath(new URL("./pyright-relay.mjs", import.meta.url));
const program = fileURLToPath(new URL("./pyright-sessions.ts", import.meta.url));
const heap = "--max-old-space-size=4096";

type Asked = {
  readonly pipe: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
};

let shared: string | undefined;

/** Called where the tests of a file are declared: from then on its sessions are shared. Gives where they are asked for. */
export function sharePyright(): string | undefined {
  if (isNight) return undefined;
  const { control, listening, close } = openShared();
  beforeAll(() => listening);
  afterAll(close);
  return control;
}

/** The same outside of tests, until it is closed. */
export function openShared() {
  const folder = mkdtempSync(join(tmpdir(), "lanser-pyright-"));
  const control = join(folder, "control");
  let running: ChildProcess | undefined;
  let isClosed = false;
  const listener = createServer((socket) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    // A session may be ended while it asks: then nothing is asked.
    socket.on("error", () => undefined);
    socket.on("end", () => {
      if (isClosed || !text.endsWith("}")) return;
      const asked = JSON.parse(text) as Asked;
      running ??= start(folder, asked).once("exit", () => {
        running = undefined;
      });
      running.stdin?.write(`${asked.pipe}\n`);
    });
  });
  const listening = once(listener.listen(control), "listening").then(() => undefined);
  const close = async () => {
    isClosed = true;
    listener.close();
    if (running !== undefined) {
      const ended = once(running, "exit");
      running.kill("SIGKILL");
      await ended;
    }
    // A session that was ended while it started may still make its pipe.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  shared = control;
  return { control, listening, close };
}

/** The environment is that of the first session, but for folders that go with it. */
function start(folder: string, { folder: pyright, env }: Asked): ChildProcess {
  const own = ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"];
  const child = spawn(process.execPath, [heap, program, pyright], {
    cwd: folder,
    env: { ...env, ...Object.fromEntries(own.map((name) => [name, folder])) },
    stdio: ["pipe", "ignore", "inherit"],
  });
  // A session that is asked for while it ends is not held.
  child.stdin.on("error", () => undefined);
  return child;
}

/** The host whose pyright is shared where the test file says so; a pyright that is started in another way is not. */
export function sharing(host: Host): Host {
  return {
    ...host,
    spawn: (request) => {
      const [flag, server = "", mode, ...more] = request.args;
      const isPlain = flag === heap && mode === "--stdio" && more.length === 0;
      return shared !== undefined && isPlain && basename(server) === "langserver.index.js"
        ? host.spawn({ ...request, args: [relay, shared, dirname(server)] })
        : host.spawn(request);
    },
  };
}
