/** Installs the servers of a run. */
import type { Host } from "../platform/host.ts";
import type { ChosenServer } from "../policy/policy.ts";
import type { UnopenedServer } from "../verdict/conclude.ts";
import { createReason } from "../verdict/judge.ts";
import { unstartedServer } from "../verdict/unmeasured.ts";
import { type ReadyServer, readyServer } from "./server.ts";

/** Server that is ready, or that could not be installed, with the reason. */
type Installed = ReadyServer | ({ readonly kind: "unopened" } & UnopenedServer);

/**
 * Makes the servers ready one after the other: two installations at once would compete for the cache folder and the
 * network. A failed server becomes a reason of the report, and the others still run.
 */
export async function readyServers(
  host: Host,
  servers: readonly ChosenServer[],
  of: Parameters<typeof readyServer>[2],
): Promise<readonly Installed[]> {
  const all: Installed[] = [];
  for (const server of servers) {
    const ready = await readyServer(host, server, of);
    if (ready.kind === "ready") all.push(ready);
    else {
      const { code, message, hint } = ready;
      all.push({
        kind: "unopened",
        server: { ...unstartedServer(server), ended: code },
        why: createReason(code, message, hint),
      });
    }
  }
  return all;
}
