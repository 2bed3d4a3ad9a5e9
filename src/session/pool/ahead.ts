/**
 * Starts servers before their queries are known: a server loads while the change is still being read. It receives no
 * message until a session requests a server with exactly the same start, and then becomes that server.
 */
import type { ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { canonical } from "../../model/json.ts";
import type { Host, SpawnRequest } from "../../platform/host.ts";
import { scratchFolders } from "../wire/environment.ts";

export type ServersAhead = AsyncDisposable & {
  /** Host whose sessions get a server that was started ahead, if its start is the same. */
  readonly host: Host;
  /**
   * Starts the wanted ones of the servers that were last needed, each once until `end`; at most one for each processor
   * waits.
   */
  readonly start: (isWanted: (request: SpawnRequest) => boolean) => void;
  /**
   * Ends those that no session requested. Servers that started since the last call count as needed, if there were any.
   */
  readonly end: () => Promise<void>;
};

export function serversAhead(host: Host): ServersAhead {
  let needed = new Map<string, SpawnRequest>();
  let asked = new Map<string, SpawnRequest>();
  const waiting = new Map<string, ChildProcess>();
  const begun = new Set<string>();

  const spawn = (request: SpawnRequest): ChildProcess => {
    if (request.waits !== true) return host.spawn(request);
    const key = canonical(request);
    asked.set(key, request);
    begun.add(key);
    const child = waiting.get(key);
    waiting.delete(key);
    return child !== undefined && lives(child) ? child : host.spawn(request);
  };
  const start = (key: string, request: SpawnRequest): void => {
    begun.add(key);
    try {
      // The folders of a session are made anew by each run.
      for (const folder of scratchFolders(request.cwd)) mkdirSync(folder, { recursive: true });
      const child = host.spawn(request);
      const gone = () => {
        if (waiting.get(key) !== child) return;
        waiting.delete(key);
        // Its helpers do not outlive it.
        if (child.pid !== undefined) host.kill(-child.pid, "SIGKILL");
      };
      child.on("error", gone).on("exit", gone);
      if (child.pid !== undefined) waiting.set(key, child);
    } catch {
      // The session that needs it finds out why, and says so.
    }
  };
  const end = async (): Promise<void> => {
    if (asked.size > 0) needed = asked;
    asked = new Map();
    begun.clear();
    const left = [...waiting.values()];
    waiting.clear();
    await Promise.all(left.map((child) => endNow(host, child)));
  };
  return {
    host: { ...host, spawn },
    start: (isWanted) => {
      const { processors } = host.capacity();
      for (const [key, request] of needed)
        if (isWanted(request) && !begun.has(key) && waiting.size < processors) start(key, request);
    },
    end,
    [Symbol.asyncDispose]: end,
  };
}

function lives({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function endNow({ kill }: Pick<Host, "kill">, child: ChildProcess): Promise<void> {
  if (child.pid === undefined || !lives(child)) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  kill(-child.pid, "SIGKILL");
  await gone;
}
