/**
 * Servers that are started before it is known what they will be asked: while a change is still being read, its server
 * loads itself. It is told nothing until a session asks for a server that is started in exactly the same way, and is then that server.
 */
import type { ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { canonical } from "../../model/json.ts";
import type { Host, SpawnRequest } from "../../platform/host.ts";
import { scratchFolders } from "./environment.ts";

export type ServersAhead = AsyncDisposable & {
  /** Its sessions get what was started ahead, where it was started as they ask. */
  readonly host: Host;
  /**
   * Starts those that were needed last and are wanted, each once until `end`; so many wait at most, one for each processor.
   */
  readonly start: (isWanted: (request: SpawnRequest) => boolean) => void;
  /** Ends those that nothing asked for. What was started since the last call counts as needed, if anything was. */
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
