/** What is asked of a scripted server over memory, where time passes only when nothing else happens. */

import { pyright } from "../../src/servers/pyright/profile.ts";
import type { ObserveOptions } from "../../src/session/observe/options.ts";
import { createMemoryPair } from "../../src/session/wire/memory.ts";
import type { Message } from "../../src/session/wire/transport.ts";
import { folderOf } from "./files.ts";
import { idleClock } from "./memory-clock.ts";
import { type Fault, play, type WalkFault } from "./scripted-pyright.ts";

const files = { "a.py": "x = 1\n", "b.py": "broken\n", "c.py": "broken\n" };

/** `sent` is what the server is sent, in its order, as it comes. */
export function askedOf(
  fault: Fault | WalkFault,
  keepsOpen = false,
): { readonly options: ObserveOptions; readonly sent: readonly Message[] } {
  const clock = idleClock();
  const { client, server } = createMemoryPair();
  const receive = play(fault, {
    send: server.send,
    writeRaw: () =>
      server.end({ kind: "violation", violation: { code: "bad-header", detail: "this is no header" } }),
    end: (code) => server.end({ kind: "exit", code, signal: null }),
  });
  const sent: Message[] = [];
  server.listen(
    (message) => {
      sent.push(message);
      receive(message);
    },
    () => undefined,
  );
  const options: ObserveOptions = {
    transport: clock.watch(client),
    clock,
    pid: 1,
    profile: pyright,
    context: {
      root: folderOf(files),
      project: ".",
      serverFolder: "/server",
      toolchain: {},
      settings: {},
    },
    schedule: { paths: Object.keys(files), programFiles: Object.keys(files).length, keepsOpen },
    projectDiagnostics: [],
    lookups: null,
    text: (path) => files[path as keyof typeof files],
    symbols: () => () => null,
    relative: (message) => message,
    progress: () => undefined,
  };
  return { options, sent };
}

/** `textDocument/didOpen a.py`; an answer of ours is "answer". */
export function nameOf(message: Message): string {
  const { textDocument } = (message["params"] ?? {}) as { textDocument?: { uri: string } };
  return `${message["method"] ?? "answer"} ${textDocument?.uri.split("/").at(-1) ?? ""}`.trim();
}
