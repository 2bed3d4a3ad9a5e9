/** The order of queries to one client: which can run together, and which runs alone. */
import type { Bundle } from "../bundle/bundle.ts";
import type { Client } from "./client.ts";
import { assertOverlayPath } from "./overlays.ts";
import type { ClientRequest } from "./request.ts";

/**
 * Limits concurrent queries: several at a time, or one that needs the server for itself. They start in the order of
 * arrival.
 */
type Gate = <Result>(isAlone: boolean, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the limit. `togetherMax`: maximum number of concurrent queries. A query that is alone waits for all before
 * it, and all after it wait, because it changes what the servers see or stops them.
 */
export function createGate(togetherMax: number): Gate {
  let active = 0;
  let isAloneInside = false;
  const waiting: { readonly isAlone: boolean; readonly start: () => void }[] = [];
  const next = (): void => {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const isFree = first.isAlone ? active === 0 : !isAloneInside && active < togetherMax;
      if (!isFree) return;
      waiting.shift();
      active += 1;
      isAloneInside = first.isAlone;
      first.start();
    }
  };
  return async (isAlone, work) => {
    await new Promise<void>((start) => {
      waiting.push({ isAlone, start });
      next();
    });
    try {
      return await work();
    } finally {
      active -= 1;
      if (isAlone) isAloneInside = false;
      next();
    }
  };
}

/**
 * Sends a query with overlays (texts that replace files) and removes them again, also after an error. The query must be
 * alone, because other queries would see the overlays. Throws a UserError for a path outside the repository.
 */
export async function askOver(
  client: Client,
  request: ClientRequest,
  overlay: Readonly<Record<string, string>>,
): Promise<Bundle> {
  const paths = Object.keys(overlay);
  // All paths are checked first, so that no overlay remains after another is refused.
  for (const path of paths) assertOverlayPath(path);
  try {
    for (const path of paths) await client.lay(path, overlay[path]);
    return await client.ask(request);
  } finally {
    for (const path of paths) await client.lay(path, undefined);
  }
}
