/** Servers that are started before it is known what they will be asked. */
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { realHost, type SpawnRequest } from "../../../src/platform/host.ts";
import { type ServersAhead, serversAhead } from "../../../src/session/pool/ahead.ts";
import { temporaryFolder } from "../../support/files.ts";

const lives = ({ pid }: ChildProcess) => pid !== undefined && realHost().kill(pid, 0);

/** Servers that say nothing and wait, and how often one was started. */
function make() {
  const host = realHost();
  const spawned: ChildProcess[] = [];
  const cwd = temporaryFolder();
  const ahead = serversAhead({
    ...host,
    spawn: (request) => {
      const child = host.spawn(request);
      spawned.push(child);
      return child;
    },
  });
  onTestFinished(async () => {
    await ahead.end();
    for (const { pid } of spawned) if (pid !== undefined) host.kill(-pid, "SIGKILL");
  });
  const request: SpawnRequest = {
    file: host.nodePath,
    args: ["-e", "process.stdin.resume()"],
    cwd,
    env: { HOME: join(cwd, "home") },
    detached: true,
    waits: true,
  };
  return { ahead, spawned, request, cwd };
}

/** Its end is waited for, as a session does. */
async function needed({ ahead, request }: { ahead: ServersAhead; request: SpawnRequest }): Promise<void> {
  const child = ahead.host.spawn(request);
  child.stdin?.end();
  await new Promise((resolve) => child.once("exit", resolve));
  await ahead.end();
}

const all = () => true;

test("what was needed last is started ahead, in the folders of its session, and is the one that is asked for next", async () => {
  const { ahead, spawned, request, cwd } = make();
  ahead.start(all);
  expect(spawned.length).toBe(0);
  await needed({ ahead, request });
  ahead.start(all);
  ahead.start(all);
  expect([spawned.length, existsSync(join(cwd, "home"))]).toEqual([2, true]);
  expect(ahead.host.spawn({ ...request })).toBe(spawned[1]);
  // One was started already.
  ahead.start(all);
  expect(spawned.length).toBe(2);
});

test("only what is wanted is started", async () => {
  const { ahead, spawned, request, cwd } = make();
  await needed({ ahead, request });
  ahead.start((request) => request.cwd !== cwd);
  expect(spawned.length).toBe(1);
});

const others: Readonly<Record<string, Partial<SpawnRequest>>> = {
  "another argument": { args: ["-e", "process.stdin.resume();"] },
  "another environment": { env: { HOME: "/elsewhere" } },
  "another program": { file: "/usr/bin/env" },
  "one that may not be started before its tree is there": { waits: false },
};

test.each(Object.entries(others))("who asks for %s gets one of its own", async (_, other) => {
  const { ahead, spawned, request } = make();
  await needed({ ahead, request });
  ahead.start(all);
  expect(ahead.host.spawn({ ...request, ...other })).toBe(spawned[2]);
});

test("one that ended by itself is none", async () => {
  const { ahead, spawned, request } = make();
  await needed({ ahead, request });
  ahead.start(all);
  const gone = new Promise((resolve) => spawned[1]?.once("exit", resolve));
  spawned[1]?.kill("SIGKILL");
  await gone;
  expect(ahead.host.spawn(request)).toBe(spawned[2]);
});

test("what depends on the run by how it is started is never started ahead", async () => {
  const { ahead, spawned, request } = make();
  await needed({ ahead, request: { ...request, waits: false } });
  ahead.start(all);
  expect(spawned.length).toBe(1);
});

test("one that nothing asked for is ended, and the one before is still what was needed last", async () => {
  const { ahead, spawned, request } = make();
  await needed({ ahead, request });
  ahead.start(all);
  await ahead.end();
  expect(spawned.map(lives)).toEqual([false, false]);
  ahead.start(all);
  expect(spawned.length).toBe(3);
});

test("a program that is gone meanwhile is no error before it is asked for", async () => {
  const { ahead, request } = make();
  const missing = { ...request, file: "/nonexistent/server" };
  const child = ahead.host.spawn(missing);
  await new Promise((resolve) => child.once("error", resolve));
  await ahead.end();
  ahead.start(all);
  const again = ahead.host.spawn(missing);
  expect(await new Promise((resolve) => again.once("error", resolve))).toMatchObject({ code: "ENOENT" });
});
