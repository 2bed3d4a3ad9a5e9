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

/**
 * Creates the start of servers ahead, for `gate --watch`: the servers that the last check needed will be needed again
 * after the next save. Only servers whose start names no tree (`waits`) can wait.
 */
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
      // Each run creates the folders of its sessions, so they do not exist yet.
      for (const folder of scratchFolders(request.cwd)) mkdirSync(folder, { recursive: true });
      const child = host.spawn(request);
      const gone = () => {
        if (waiting.get(key) !== child) return;
        waiting.delete(key);
        // Kills the process group, because helpers can outlive the server.
        if (child.pid !== undefined) host.kill(-child.pid, "SIGKILL");
      };
      child.on("error", gone).on("exit", gone);
      if (child.pid !== undefined) waiting.set(key, child);
    } catch {
      // The session that needs this server starts it again and reports the error.
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

/** Kills a waiting server with its group and waits for its exit, so that no process outlives the run. */
async function endNow({ kill }: Pick<Host, "kill">, child: ChildProcess): Promise<void> {
  if (child.pid === undefined || !lives(child)) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  kill(-child.pid, "SIGKILL");
  await gone;
}
