/** A process that goes from pass to pass keeps nothing of the passes before: a walk of many commits would fill the memory. */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { type Host, realHost } from "../../../src/platform/host.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import type { LiveSide } from "../../../src/session/observe/live.ts";
import { askSchedule } from "../../../src/session/observe/observe.ts";
import type { HeldServer, Lease } from "../../../src/session/pool/lease.ts";
import { openServerPool } from "../../../src/session/pool/pool.ts";
import { folderOf, temporaryFolder } from "../../support/files.ts";
import { scriptedPyright } from "../../support/scripted-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

test("a pass is freed once its process goes on to the next", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const [root, scratch] = [folderOf({ "a.py": "x = 1\n" }), temporaryFolder()];
  const real: Host = { ...realHost(), capacity: () => ({ processors: 2, freeBytes: 2 ** 34 }) };
  const host = watchServers(real, {
    start: (request) => ({ ...request, args: [scriptedPyright, "nothing"] }),
    see: () => undefined,
  });
  await using pool = openServerPool(host);
  let held: HeldServer | undefined;
  const lease: Lease = {
    take: async () => held,
    again: (server, options) =>
      askSchedule(options, server.conversation, { deadline: options.clock.now() + 30_000, before: null }),
    first: (options) => options,
    keep: (server) => {
      held = server;
    },
    unwell: () => undefined,
    isWell: () => true,
    over: () => undefined,
    both: null,
  };
  const passed: WeakRef<object>[] = [];
  const pass = async (): Promise<void> => {
    const reading = () => undefined;
    passed.push(new WeakRef(reading));
    const side: LiveSide = {
      profile: pyright,
      context: { root, project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
      schedule: { paths: ["a.py"], programFiles: 1, keepsOpen: false },
      projectDiagnostics: [],
      lookups: null,
      repository: root,
      scratch: join(scratch, "home-pyright-base"),
      reading,
      progress: () => undefined,
      trace: undefined,
      signal: new AbortController().signal,
    };
    await pool.observe(host, side, lease);
  };
  for (let at = 0; at < 5; at += 1) await pass();
  for (let at = 0; at < 5; at += 1) {
    await setImmediate();
    collect();
  }
  // The first pass started the process, and the last one still owns its end.
  expect(passed.slice(1, -1).map((one) => one.deref())).toEqual([undefined, undefined, undefined]);
});
