/** A host whose language servers are seen and handled from outside: killed, stopped, or replaced by another program. */
import { basename } from "node:path";
import type { Side } from "../../src/model/report.ts";
import type { Clock, Host, SpawnRequest } from "../../src/platform/host.ts";
import { realClock } from "../../src/platform/host.ts";
import { createDecoder } from "../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../src/session/wire/limits.ts";
import type { Message } from "../../src/session/wire/transport.ts";

/** One message on a server's pipes, seen before it goes on: `>` to the server, `<` from it. */
export type Seen = {
  readonly side: Side;
  readonly direction: ">" | "<";
  readonly message: Message;
  /** To the server's whole process group. */
  readonly signal: (name: NodeJS.Signals) => void;
};

export type Watch = {
  /** Changes how a server is started. */
  readonly start?: (request: SpawnRequest, side: Side) => SpawnRequest;
  readonly see?: (seen: Seen) => void;
};

/** `isServer` tells which programs are servers: pyright, TypeScript and gopls where nothing else is said. */
export function watchServers(
  host: Host,
  watch: Watch,
  isServer: (request: SpawnRequest) => boolean = ({ args }) =>
    args.some((arg) => arg.endsWith("langserver.index.js") || arg === "--lsp" || arg === "serve"),
): Host {
  return {
    ...host,
    spawn: (request) => {
      if (!isServer(request)) return host.spawn(request);
      const side: Side = /^home-\w+-base(?:-probed)?$/u.test(basename(request.cwd)) ? "base" : "head";
      const child = host.spawn(watch.start?.(request, side) ?? request);
      const { see } = watch;
      const { pid, stdin, stdout } = child;
      if (see === undefined || pid === undefined || stdin === null || stdout === null) return child;
      const tell = (
        direction: Seen["direction"],
        decoder: ReturnType<typeof createDecoder>,
        bytes: unknown,
      ) => {
        if (!(bytes instanceof Uint8Array)) return;
        for (const event of decoder.push(bytes)) {
          if (event.kind !== "message") continue;
          const signal = (name: NodeJS.Signals) => void host.kill(-pid, name);
          see({ side, direction, message: event.message, signal });
        }
      };
      const sent = createDecoder(decoderLimits);
      const said = createDecoder(decoderLimits);
      const write = stdin.write.bind(stdin) as (chunk: unknown) => boolean;
      stdin.write = (chunk: unknown) => {
        tell(">", sent, chunk);
        return write(chunk);
      };
      const read = stdout.read.bind(stdout);
      stdout.read = (size?: number): unknown => {
        const chunk: unknown = read(size);
        tell("<", said, chunk);
        return chunk;
      };
      return child;
    },
  };
}

/** A clock whose long timers wait until the test lets the time pass; short ones, which healthy runs need, are real. */
export type HeldClock = Clock & {
  /** Fires the timers that wait now. */
  readonly skip: () => void;
  /** Fires these and from now on every other: nothing is worth waiting for any more. */
  readonly letPass: () => void;
};

export function heldClock(heldFromMs: number): HeldClock {
  const held = new Map<number, { readonly due: number; readonly fire: () => void }>();
  let next = 0;
  let isPassing = false;
  const fire = (key: number) => {
    const timer = held.get(key);
    held.delete(key);
    timer?.fire();
  };
  const skip = () => {
    setImmediate(() => {
      const waiting = [...held].sort(([, one], [, other]) => one.due - other.due);
      for (const [key] of waiting) fire(key);
    });
  };
  return {
    now: realClock.now,
    after: (ms, timer) => {
      if (ms < heldFromMs) return realClock.after(ms, timer);
      const key = next;
      next += 1;
      held.set(key, { due: realClock.now() + ms, fire: timer });
      if (isPassing) setImmediate(fire, key);
      return () => void held.delete(key);
    },
    skip,
    letPass: () => {
      isPassing = true;
      skip();
    },
  };
}
